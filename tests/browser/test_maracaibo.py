"""The board of Maracaibo: games by clicking and by the list, what the chart promises, combat on its own paper."""

import random

import pytest
from playwright.sync_api import expect

from caravela.course import Course
from tests.browser.conftest import Meet
from tests.browser.measure import RECORDS, Walk
from tests.browser.serving import Server
from tests.browser.test_whole_games import is_scored
from tests.browser.visitor import BOT, HERE, ME, PHONE, Visitor, reaches
from tests.conftest import only_long

BUTTONS = ("choose", "decline", "discard hand", "done", "earn", "host", "lay", "pay cost", "score")
"""Options that name nothing on the board."""

DRAWN = """() => [...document.querySelectorAll('[data-token][data-offered]')]
    .filter(e => !e.closest('#options')).map(e => e.dataset.token)"""
"""All that is lit, also behind a chip that says so."""

SILENT = """() => {
    const named = (e) => e.getAttribute('aria-label') || e.textContent.trim();
    return [...document.querySelectorAll('#table .maracaibo :is([data-token], [data-tip], [role=img])')]
        .filter((e) => !named(e) && !e.closest('[aria-hidden=true]')).map((e) => e.outerHTML.slice(0, 120));
}"""

FORKS = """async () => {
    const {wayBy} = await import('/games/maracaibo/web/content.js');
    const ways = ['e6-e12', 'e6-e12s', 'e6s-e12', 'e6s-e12s'].map(way => ({text: `explore e14 by ${way}`}));
    const click = (space, ...picks) => wayBy({picks, position: {options: ways}}, 'explore', space);
    return [click('e6s', 'explore e14'), click('e12s', 'explore e14', 'by e6s-e12'),
        click('e6', 'explore e14', 'by e6s-e12s'), click('e6')];
}"""
"""What clicks on arms of the track say, one after the other."""

MOUSE = {"pointerType": "mouse", "bubbles": True}


def busy(options: list[str]) -> list[str]:
    """Options of a game that goes somewhere."""
    idle = ("done", "decline", "earn", "discard hand", "plan")
    return [text for text in options if not text.startswith(idle)] or options


def hints(visitor: Visitor, selector: str) -> list[str]:
    """The titles of the tooltips of what is drawn."""
    titles = []
    for drawn in visitor.page.locator(selector).all():
        drawn.dispatch_event("pointermove", MOUSE)
        visitor.until("() => !document.querySelector('#tip').hidden")
        titles.append(visitor.page.locator("#tip h3").text_content() or "")
        visitor.page.evaluate("() => document.querySelector('#tip').hidden = true")
    return titles


@pytest.mark.parametrize("until", [60, pytest.param(None, marks=only_long)])
def test_a_game_against_a_bot_by_clicking(visitor: Visitor, until: int | None) -> None:
    visitor.new_table(ME, BOT, game="maracaibo", seed=6)
    luck = random.Random(6)
    out_of_reach: set[str] = set()

    def choose(option: str, before: int, options: list[str]) -> None:
        free, in_sight = visitor.state["free"], [found["token"] for found in visitor.tokens()]
        # Where two ways lead to a place, they are lit once it is held.
        named = [text for text in options if " by " not in text]
        out_of_reach.update(text for text in named if not reaches(text, visitor.page.evaluate(DRAWN), options, free))
        if " by " in option or reaches(option, in_sight, options, free):
            visitor.by_tokens(option, before, options)
        else:
            visitor.by_list(option, before)

    state = visitor.play(choose, luck, until, wish=busy)

    if state["waiting"] == "over":
        is_scored(visitor, 2)
    missed = [text for text in out_of_reach if not text.startswith(BUTTONS)]
    assert not missed, f"no tokens for {missed}"
    assert visitor.axe() == []


def test_a_solo_game_by_the_list(visitor: Visitor) -> None:
    visitor.new_table(ME, game="maracaibo", settings={"solo_level": "very_hard"}, seed=4)
    luck = random.Random(4)
    visitor.play_by_list(luck, until=30, wish=busy)
    shown = visitor.page.locator(".ana")
    expect(shown).to_be_visible()
    expect(shown.locator("header small")).to_have_text("very hard")
    ana = visitor.position()["view"]["ana"]
    assert shown.locator(".discs .off").count() == ana["discs"]
    assert visitor.page.locator('.map .sp[data-tip="ship ana"]').count() == 1
    assert len(set(hints(visitor, ".ana .amt"))) == 6

    visitor.hurry(luck)

    assert visitor.state["waiting"] == "over"
    assert len(visitor.position()["scores"]) == 2
    assert visitor.axe() == []


def test_ana_tells_her_reasons_and_is_told_apart_from_somebody_of_her_name(visitor: Visitor) -> None:
    walk = Walk(RECORDS / "maracaibo" / "solo_medium_fight.txt", every=0, only=("Sail",))
    last = next(number for number, text in enumerate(walk.record.choices) if number > 30 and text.startswith("take "))
    visitor.go()
    visitor.page.set_viewport_size({"width": 1280, "height": 720})
    visitor.go(f"/t/{visitor.open_record(walk.until(last))}")
    visitor.ready()

    visitor.by_list(walk.record.choices[last], last)

    slip = visitor.page.locator(".slip.moment")
    expect(slip.locator("h3")).to_contain_text("Automa Ana:")
    rows = slip.locator(".rows > li")
    assert rows.count() > 1
    assert rows.count() == slip.locator(".rows small").count()
    # What does not fit is left out in whole rows, and counted.
    foot = slip.locator(".inside").bounding_box()
    below = [row for row in rows.all() if row.bounding_box()["y"] >= foot["y"] + foot["height"] - 1]  # type: ignore[index]
    assert slip.locator("footer").get_attribute("data-more") == (str(len(below)) if below else None)
    visitor.ready(last)
    visitor.page.set_viewport_size(PHONE)
    expect(visitor.page.locator(".strip .snm")).to_have_text(["Ana", "Automa Ana"])
    expect(visitor.page.locator("#log")).to_contain_text("Automa Ana plays the card")


def test_a_stop_costs_what_the_chart_says_and_the_ship_goes_there(visitor: Visitor) -> None:
    visitor.new_table(ME, HERE, game="maracaibo", seed=3)
    visitor.hurry(random.Random(3), until=40, wanted="position.options.some(one => one.text.startsWith('sail '))")
    position = visitor.position()
    me = position["view"]["players"][position["as"]]
    stop = max(me["stops"], key=lambda one: (one["cost"], one["location"]))

    place = visitor.page.locator(f'.map .loc[data-token="sail {stop["location"]}"]')
    place.dispatch_event("pointermove", {**MOUSE, "clientX": 1})
    assert visitor.page.locator(".map .course").count() == stop["cost"]
    visitor.by_list(stop["text"], position["number"])
    visitor.ready(position["number"])

    happened = [event for event in visitor.position()["events"] if event["key"] == "log-sailed"]
    assert happened[-1]["facts"] == {"seat": me["seat"], "location": stop["location"], "count": stop["cost"]}


def test_a_click_on_a_city_that_is_not_lit_tells_why(visitor: Visitor) -> None:
    visitor.new_table(ME, HERE, game="maracaibo", seed=3)
    state = visitor.hurry(random.Random(3), until=40, wanted="position.view.waiting?.decision === 'Sail'")

    visitor.page.locator(".map .city .over:not([data-offered])").first.click()

    expect(visitor.page.locator("#tip .whynot li").first).not_to_be_empty()
    assert visitor.state["number"] == state["number"]


def test_a_new_round_tells_which_quests_have_come(visitor: Visitor) -> None:
    walk = Walk(RECORDS / "maracaibo" / "first_game_well.txt", every=0, only=("Sail",))
    course = Course(walk.record).walk(0)
    stop = next(number - 1 for number, before, after in course if 0 < before.chapter() < after.chapter())
    visitor.go()
    visitor.go(f"/t/{visitor.open_record(walk.until(stop))}")
    visitor.ready()

    visitor.by_list(walk.record.choices[stop], stop)

    quests = visitor.page.locator(".slip.moment .newquests li")
    while not quests.count():
        visitor.page.locator('.slip.moment [data-action="go-on"]').click()
    laid = [event for event in visitor.position()["events"] if event["key"] == "log-quest-laid"]
    assert quests.count() == len([event for event in laid if event["number"] == stop + 1])


def test_the_chart_shows_how_far_a_rival_could_sail(visitor: Visitor) -> None:
    visitor.new_table(ME, BOT, game="maracaibo", seed=3)
    visitor.hurry(random.Random(3), until=20)
    rival = visitor.position()["view"]["players"][1]
    rings = visitor.page.locator(".map .theirs circle")
    expect(rings).to_have_count(0)

    visitor.page.locator(".rivalbody").hover()

    expect(rings).to_have_count(len({stop["location"] for stop in rival["stops"]}))


def test_a_way_over_several_forks_is_chosen_fork_by_fork(visitor: Visitor) -> None:
    visitor.go()

    chosen = visitor.page.evaluate(FORKS)

    assert chosen == ["by e6s-e12", "by e6s-e12s", "by e6-e12s", None]


def test_a_combat_lies_on_its_own_paper(visitor: Visitor) -> None:
    walk = Walk(RECORDS / "maracaibo" / "duel_to_fight.txt", every=0, only=("ChooseNation",))
    visitor.go()
    visitor.go(f"/t/{visitor.open_record(walk.until(walk.stops[0].number))}")
    visitor.ready()
    state = visitor.state
    fight = visitor.position()["view"]["combat"]
    sides = [one for one in fight["sides"] if f"fight {one['nation']}" in state["options"]]
    side = max(sides, key=lambda one: int(one["value"]))
    printed = visitor.page.locator(f'.combat .side:has([data-token="fight {side["nation"]}"]) .big')
    expect(printed).to_have_text(
        str(side["value"]) if side["value"] == side["printed"] else f"{side['printed']} {side['value']}"
    )

    visitor.by_tokens(f"fight {side['nation']}", state["number"], state["options"])
    visitor.ready(state["number"])

    while (now := visitor.position())["view"]["combat"] and now["view"]["combat"]["stage"] != "fight":
        visitor.by_list(visitor.state["options"][0], now["number"])
        visitor.ready(now["number"])
    expect(visitor.page.locator(".combat .value")).to_have_text(str(now["view"]["combat"]["value"]))
    visitor.by_list("done", now["number"])
    visitor.ready(now["number"])
    expect(visitor.page.locator(".combat")).to_have_count(0)


def test_a_phone_turns_to_the_hand_where_every_card_may_be_ticked_for_the_discard(meet: Meet, server: Server) -> None:
    visitor = meet(server, "fr", phone=True)
    visitor.make_table(ME, game="maracaibo")
    visitor.hurry(random.Random(3), 1)
    hand = visitor.page.locator('[data-pane="mine"][data-on] [data-token]:is([data-offered], [data-chosen])')

    expect(hand).to_have_count(7)
    assert "cartes\u00a0;" in str(visitor.page.locator("#prompt").text_content())
    kept = hand.first.get_attribute("data-token")
    for card in reversed(hand.all()[-3:]):
        card.tap()
    expect(visitor.page.locator('[data-pane="mine"] [data-chosen]')).to_have_count(3)
    expect(visitor.page.locator(".picker ul")).to_be_hidden()
    assert visitor.page.locator('.picker [role="checkbox"][aria-checked="true"]').count() == 3
    visitor.page.locator('.picker [data-action="pick"]').tap()
    visitor.settle(1)

    assert kept in visitor.position()["view"]["players"][0]["hand"]


def test_where_the_chart_has_no_names_stops_are_told_with_their_numbers(meet: Meet, server: Server) -> None:
    visitor = meet(server, phone=True)
    visitor.make_table(ME, game="maracaibo")
    visitor.hurry(random.Random(3), 0, wanted="position.options.some(o => o.text.startsWith('sail '))")

    stops = visitor.page.locator('.options > :is([data-option^="sail "], [data-pick^="sail "]) .name').all_inner_texts()
    assert len(stops) > 5
    assert [name for name in stops if not name[0].isdigit()] == []
    assert [int(name.split(" ")[0]) for name in stops[:3]] == [1, 2, 3]


def test_a_hand_is_sorted_and_searched(visitor: Visitor) -> None:
    visitor.new_table(ME, BOT, game="maracaibo", seed=3)
    content = visitor.ask("GET", "/api/games/maracaibo")["content"]["projects"]
    hand = visitor.position()["view"]["players"][0]["hand"]
    cards = '.wholehand .proj:has([data-tip^="project "])'
    shown = "cards => cards.map(card => card.querySelector('.hit').dataset.tip.split(' ')[1])"

    visitor.page.locator('.mineline [data-fold="hand"]').click()
    expect(visitor.page.locator("#fold-hand h3")).to_have_text("Hand")
    visitor.page.locator(".handtools select").select_option("cost")
    costs = [content[card]["cost"] for card in visitor.page.locator(cards).evaluate_all(shown)]
    name = visitor.page.locator(f"{cards} .pnm").last.text_content() or ""
    visitor.page.locator(".handtools input").fill(name)

    assert costs == sorted(content[card]["cost"] for card in hand)
    assert visitor.page.locator(f"{cards} .pnm").all_text_contents() == [name]


def test_a_rivals_board_lies_behind_a_chip(visitor: Visitor) -> None:
    visitor.new_table(ME, BOT, game="maracaibo", seed=3)
    chip = visitor.page.locator(".rivals [data-fold]")
    board = visitor.page.locator(f"#fold-{chip.get_attribute('data-fold')}")
    # What is only to be looked at is drawn when it is opened.
    assert board.locator(".maracaibo").count() == 0

    chip.click()

    expect(board.locator(".maracaibo").first).to_be_visible()
    chip.click()
    expect(board).to_be_hidden()
    assert board.count() == 1


@pytest.mark.parametrize("language", ["pt", *[pytest.param(other, marks=only_long) for other in ("en", "fr")]])
def test_everything_drawn_has_a_name_and_a_tooltip(meet: Meet, server: Server, language: str) -> None:
    visitor = meet(server, language=language)
    visitor.new_table(ME, BOT, BOT, BOT, game="maracaibo", seed=5)
    visitor.hurry(random.Random(5), until=120)

    assert visitor.page.evaluate(SILENT) == []
    tips = visitor.page.evaluate(
        "() => [...document.querySelectorAll('#table .maracaibo [data-tip]')].map(e => e.dataset.tip)"
    )
    kinds = {tip.split(" ")[0]: tip for tip in tips if " " in tip or tip in ("deck", "pile", "questpile", "round")}
    assert len(kinds) >= 20
    for tip in kinds.values():
        assert hints(visitor, f'#table .maracaibo [data-tip="{tip}"] >> nth=0') != [""]
    assert visitor.axe() == []
