"""The board of Santa Maria: whole games by clicking, and previews that keep their word."""

import random
from typing import Any

import pytest
from playwright.sync_api import expect

import caravela
from tests.browser.conftest import Meet
from tests.browser.measure import REACHED, RECORDS, Walk
from tests.browser.serving import Server
from tests.browser.test_whole_games import is_scored
from tests.browser.visitor import BOT, HERE, ME, Visitor, reaches
from tests.conftest import LONG, only_long

BUTTONS = ("decline", "done", "first", "pay")
"""Options that name nothing on the board."""

ORDER = """() => [...document.querySelectorAll('.colony .plan [data-order]')]
    .map(e => e.dataset.order.split(' ').map(Number)).sort((one, other) => one[0] - other[0])
    .map(([, row, column]) => [row, column])"""

SILENT = """() => {
    const named = (e) => e.getAttribute('aria-label') || e.textContent.trim();
    return [...document.querySelectorAll('#table .santa :is([data-token], [data-tip], [role=img])')]
        .filter((e) => !named(e)).map((e) => e.outerHTML.slice(0, 120));
}"""

MOUSE = {"pointerType": "mouse", "bubbles": True}


def thrifty(options: list[str]) -> list[str]:
    """Options of a game that goes somewhere: who sells everything or retires at once sees little of it."""
    return [text for text in options if not text.startswith(("sell", "buy", "retire", "decline"))] or options


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        pytest.param((ME, HERE), {"colonies": "chosen"}, id="two"),
        pytest.param((ME, BOT), {"colonies": "advanced", "blue_dice_offer": True}, id="variant", marks=only_long),
        pytest.param((ME,), {}, id="solo"),
    ],
)
def test_a_whole_game_by_clicking(visitor: Visitor, seats: tuple[Any, ...], settings: dict[str, Any]) -> None:
    visitor.new_table(*seats, settings=settings, game="santa_maria")
    luck = random.Random(6)
    out_of_reach: set[str] = set()

    def choose(option: str, before: int, options: list[str]) -> None:
        offered = [found["token"] for found in visitor.tokens()]
        # The places of a turned tile are drawn once it is turned.
        free = visitor.state["free"]
        placed = [text for text in options if not text.startswith("place turn")]
        out_of_reach.update(text for text in placed if not reaches(text, offered, options, free))
        if option in out_of_reach:
            visitor.by_list(option, before)
        else:
            visitor.by_tokens(option, before, options)

    def wish(options: list[str]) -> list[str]:
        return thrifty(options) if luck.random() < 0.85 else options

    visitor.play(choose, luck, wish=wish)

    is_scored(visitor, len(seats))
    missed = [text for text in out_of_reach if not text.startswith(BUTTONS)]
    assert not missed, f"no tokens for {missed}"
    assert visitor.axe() == []


def test_what_a_die_would_activate_is_what_it_activates(visitor: Visitor) -> None:
    visitor.new_table(ME, game="santa_maria")
    luck = random.Random(7)
    checked = 0

    state = visitor.play_by_list(luck, until=2)
    while state["waiting"] != "over" and checked < 6:
        before = state["number"]
        lines = [text for text in state["options"] if text.startswith(("white", "blue"))]
        if not lines:
            visitor.by_list(luck.choice(thrifty(state["options"])), before)
            state = visitor.ready(before)
            continue
        option = luck.choice(lines)
        die, head = option.rsplit(" ", 2)[0], " ".join(option.split(" ")[2:])
        if len([text for text in lines if text.startswith(die + " ")]) > 1:
            visitor.click_token(die)
        visitor.page.locator(f'[data-token="{head}"]').hover()
        seen = visitor.page.evaluate(ORDER)
        visitor.by_list(option, before)
        state = visitor.ready(before)
        while state["waiting"] == "me" and "decline" in state["options"]:
            visitor.by_list("decline", state["number"])
            state = visitor.ready(state["number"])

        happened = [event for event in visitor.position()["events"] if event["number"] > before]
        places = [
            [event["facts"]["row"], event["facts"]["column"]] for event in happened if event["key"] == "log-territory"
        ]
        stands = next(event["facts"] for event in happened if event["key"] == "log-die-placed")
        assert seen == places
        assert [stands["row"], stands["column"]] == places[-1]
        checked += 1

    assert checked == 6


def test_a_tile_is_turned_looked_at_and_put_down(visitor: Visitor) -> None:
    visitor.new_table(ME, HERE, game="santa_maria", settings={"colonies": "random"})
    state = visitor.ready()
    tile = next(text for text in state["options"] if text.startswith("expand"))
    visitor.by_tokens(tile, state["number"], state["options"])
    state = visitor.ready(state["number"])
    builder = visitor.position()["decider"]

    visitor.page.keyboard.press("r")
    visitor.page.locator('.colony[data-turn="1"] .spot').first.hover()
    assert visitor.page.locator(".colony .ghost .terr").count() == 2
    visitor.page.mouse.down()
    visitor.page.mouse.up()
    visitor.settle(state["number"])

    assert visitor.position()["view"]["players"][builder]["tiles"][-1]["turn"] == 1


@pytest.mark.parametrize("language", ["pt", *[pytest.param(other, marks=only_long) for other in ("en", "fr")]])
def test_everything_drawn_has_a_name_and_a_tooltip(meet: Meet, server: Server, language: str) -> None:
    visitor = meet(server, language=language)
    visitor.make_table(ME, BOT, BOT, BOT, game="santa_maria", settings={"colonies": "advanced", "open_scores": True})
    visitor.hurry(random.Random(5), until=40)

    assert visitor.page.evaluate(SILENT) == []
    tips = visitor.page.evaluate(
        "() => [...document.querySelectorAll('#table .santa [data-tip]')].map(e => e.dataset.tip)"
    )
    kinds = {tip.split(" ")[0]: tip for tip in tips}
    assert len(kinds) >= 20
    for tip in kinds.values():
        visitor.page.locator(f'#table .santa [data-tip="{tip}"]').first.dispatch_event("pointermove", MOUSE)
        visitor.until("() => !document.querySelector('#tip').hidden")
        visitor.page.evaluate("() => document.querySelector('#tip').hidden = true")
    assert visitor.axe() == []


@pytest.mark.parametrize("dark", [pytest.param(False, id="light", marks=only_long), pytest.param(True, id="dark")])
def test_the_table_fits_a_phone(meet: Meet, server: Server, dark: bool) -> None:
    visitor = meet(server, language="pt", phone=True, dark=dark)
    visitor.make_table(ME, BOT, game="santa_maria")
    for number in (0, 25) if LONG else (25,):
        visitor.hurry(random.Random(8), until=number)
        for tab in ("colony", "shared", "mine", "players", "log"):
            visitor.page.locator(f'.tabs [data-tab="{tab}"]').click()
            assert visitor.sideways() == []
            assert visitor.axe() == []


def test_a_phone_opens_the_view_in_which_the_question_is_answered(meet: Meet, server: Server) -> None:
    visitor = meet(server, language="pt", phone=True)
    table = visitor.new_table(ME, game="santa_maria")
    luck = random.Random(3)
    options: list[str] = []
    # Goods can be sold at the same time, but that is not what is asked.
    while not {"ship", "sell"} <= {text.split(" ")[0] for text in options}:
        position = visitor.ask("GET", f"/api/tables/{table}")
        options = [option["text"] for option in position["options"]]
        if not any(text.startswith("ship ") for text in options):
            choice = {"number": position["number"], "option": luck.choice(thrifty(options))}
            visitor.ask("POST", f"/api/tables/{table}/choices", choice)

    visitor.go(f"/t/{table}")
    visitor.ready()

    assert visitor.page.locator("#table").get_attribute("data-tab") == "shared"


def test_a_rivals_colony_can_be_enlarged(visitor: Visitor) -> None:
    visitor.new_table(ME, BOT, game="santa_maria", settings={"colonies": "random"})

    visitor.page.locator('[data-action="enlarge"]').press("Enter")

    assert visitor.page.locator("#enlarged .colony .space").count() >= 8
    assert visitor.axe() == []
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("#enlarged")).to_have_count(0)


def test_what_rivals_changed_is_outlined_on_their_small_maps_until_i_choose(visitor: Visitor) -> None:
    visitor.make_table(ME, BOT, BOT, game="santa_maria")
    visitor.hurry(random.Random(3), 30)
    outlined = "() => document.querySelectorAll('.rv .thumb [data-since]').length"

    state = visitor.play_by_list(random.Random(1), until=0, stop=lambda _: visitor.page.evaluate(outlined) > 0)
    assert state["waiting"] == "me"

    visitor.by_list(state["options"][0], state["number"])
    assert visitor.page.evaluate(outlined) == 0


def test_a_single_territory_is_called_by_its_name(visitor: Visitor) -> None:
    visitor.new_table(ME, game="santa_maria")
    state = visitor.play_by_list(random.Random(7), until=2)
    option = next(text for text in state["options"] if text.startswith("activate"))
    row, column = map(int, option.split(" ")[-2:])

    kind = visitor.position()["view"]["players"][0]["grid"][row - 1][column - 1]["kind"]

    label = visitor.page.locator(f'[data-option="{option}"] .name').first.text_content() or ""
    assert label == f"{caravela.game('santa_maria').texts('en').name('kind', kind)} ({row}, {column})"


def test_a_step_tells_its_price_and_one_that_cant_be_paid_yet_is_shown_switched_off(visitor: Visitor) -> None:
    at(visitor, "four_advanced_ship", "PrayFurther")
    page = visitor.page
    expect(page.locator("#prompt")).to_contain_text("for 1 wood, 1 grain or 2 coins?")
    expect(page.locator('[data-option="step coins"] .name')).to_have_text("One space more for 2 coins")
    expect(page.locator("#options .off")).to_have_count(0)

    at(visitor, "first_game", "ConquerFurther")
    expect(page.locator("#prompt")).to_contain_text("for 1 grain?")
    expect(page.locator("#options .off")).to_have_text(
        ["One space more for 1 grain You have no grain.", "One space more for 1 gold You have no gold."]
    )
    expect(page.locator("#options .commit")).to_have_count(0)
    expect(page.locator('#options .quiet[data-option="decline"]')).to_be_visible()


def at(visitor: Visitor, record: str, decision: str) -> None:
    """The table as it stood at the first decision of a kind in a recorded game."""
    walk = Walk(RECORDS / "santa_maria" / f"{record}.txt", every=10**6, only=[decision])
    visitor.go("/t/" + visitor.open_record(walk.until(walk.stops[0].number)))
    visitor.until(REACHED, walk.stops[0].number)
