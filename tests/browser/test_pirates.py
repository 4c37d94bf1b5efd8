"""The board of Pirates of Maracaibo: games by clicking and by the list, what the sea promises, a Raid on its paper."""

import random
import re

import pytest
from playwright.sync_api import expect

import caravela
from tests.browser.conftest import Meet
from tests.browser.measure import REACHED, RECORDS, Walk
from tests.browser.serving import Server
from tests.browser.test_maracaibo import DRAWN, MOUSE, hints
from tests.browser.test_whole_games import is_scored
from tests.browser.visitor import BOT, HERE, ME, Visitor, reaches
from tests.conftest import only_long

BUTTONS = ("choose", "decline", "done", "ignore", "pay", "refresh", "store", "trade", "exchange ruby")
"""Options that name nothing on the board, or are there as well."""

SILENT = """() => {
    const named = (e) => e.getAttribute('aria-label') || e.textContent.trim();
    return [...document.querySelectorAll('#table .pirates :is([data-token], [data-tip], [role=img])')]
        .filter((e) => !named(e) && !e.closest('[aria-hidden=true]')).map((e) => e.outerHTML.slice(0, 120));
}"""

CUT = """() => [...document.querySelectorAll('#options .options > .option:has(> small)')].filter((button) => {
    const [outer, inner] = [button, button.querySelector('small')].map((e) => e.getBoundingClientRect());
    return !inner.width || inner.right > outer.right || inner.bottom > outer.bottom + 1;
}).map((button) => button.innerText)"""
"""Buttons that do not show what they bring."""

ASKED_OR_OVER = """() => {
    const { waiting } = document.querySelector('#table').dataset;
    if (waiting !== 'over') document.querySelector('[data-action="go-on"]')?.click();
    const offered = document.querySelector('#options:not([data-busy]) [data-option]');
    return waiting === 'over' || (waiting === 'me' && offered !== null);
}"""

TOLD_OR_ASKED = """() => document.querySelector('.slip.moment') !== null
    || document.querySelector('#options:not([data-busy]) [data-option]') !== null"""

MODULES = dict.fromkeys(("fog_locations", "fog_improvements", "skirmish", "rubies", "retirement"), True)


def busy(options: list[str]) -> list[str]:
    """Options of a game that goes somewhere."""
    return [text for text in options if text not in ("done", "decline", "ignore")] or options


@pytest.mark.parametrize("until", [60, pytest.param(None, marks=only_long)])
def test_a_game_against_a_bot_by_clicking(visitor: Visitor, until: int | None) -> None:
    visitor.new_table(ME, BOT, game="pirates", seed=6)
    luck = random.Random(6)
    out_of_reach: set[str] = set()

    def choose(option: str, before: int, options: list[str]) -> None:
        free, in_sight = visitor.state["free"], [found["token"] for found in visitor.tokens()]
        out_of_reach.update(text for text in options if not reaches(text, visitor.page.evaluate(DRAWN), options, free))
        if reaches(option, in_sight, options, free):
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
    visitor.new_table(ME, game="pirates", settings={"solo_b_cards": 4, **MODULES}, seed=4)
    luck = random.Random(4)
    visitor.play_by_list(luck, until=16, wish=busy)
    shown = visitor.page.locator(".jordan")
    expect(shown).to_be_visible()
    jordan = visitor.position()["view"]["jordan"]
    assert shown.locator(".jslots .off").count() == jordan["upgrades"]
    assert visitor.page.locator('.sea .shp[data-tip="ship jordan"]').count() == 1
    assert len(set(hints(visitor, ".jordan .amt"))) == visitor.page.locator(".jordan .amt").count()

    visitor.hurry(luck)

    assert visitor.state["waiting"] == "over"
    assert len(visitor.position()["scores"]) == 2
    assert visitor.axe() == []


def test_jordan_tells_what_he_does_and_why(visitor: Visitor) -> None:
    visitor.new_table(ME, game="pirates", settings={"solo_b_cards": 6}, seed=4)
    slip = visitor.page.locator(".slip.moment")
    luck = random.Random(4)
    while not visitor.page.locator('.slip[data-key="moment-jordan"]').count():
        if slip.count():
            slip.locator('[data-action="go-on"]').click()
        else:
            state = visitor.state
            visitor.by_list(luck.choice(busy(state["options"])), state["number"])
        visitor.until(TOLD_OR_ASKED)

    told = [event for event in visitor.position()["events"] if event["key"] == "log-jordan-line"]
    expect(slip.locator(".soloc li.yes")).to_have_count(1)
    assert slip.locator(".soloc li.no").count() == told[-1]["facts"]["count"] - 1
    voyage = slip.locator(".rows li:has-text('Jordan sails')")
    expect(voyage.locator("small")).to_contain_text("line", ignore_case=True)
    extra = slip.locator(".rows small").first
    expect(extra).to_have_text("His B card begins with this.")


def test_a_place_takes_the_steps_that_the_sea_shows_and_tells_what_is_left(visitor: Visitor) -> None:
    visitor.new_table(ME, HERE, game="pirates", seed=3)
    visitor.hurry(random.Random(3), until=12, wanted="position.options.some(one => one.text.startsWith('sail c'))")
    position = visitor.position()
    me = position["view"]["players"][position["as"]]
    stop = max((one for one in me["stops"] if one["bought"] is not None), key=lambda one: (one["steps"], one["place"]))
    card = visitor.page.locator(f'.sea .cell:has([data-token="sail {stop["place"]}"])')

    expect(card.locator(".stp b")).to_have_text(str(stop["steps"]))
    card.locator(".hit").dispatch_event("pointermove", {**MOUSE, "clientX": 1})
    expect(visitor.page.locator(".preview .sum .cn").last).to_have_text(str(stop["bought"]))
    visitor.by_list(f"sail {stop['place']}", position["number"])
    visitor.ready(position["number"])

    assert visitor.position()["view"]["ships"][me["seat"]] == stop["place"]


def test_a_finger_learns_the_names_of_cards_before_it_sails(meet: Meet, server: Server) -> None:
    visitor = meet(server, phone=True)
    visitor.new_table(ME, HERE, game="pirates", seed=3)
    visitor.hurry(random.Random(3), until=12, wanted="position.options.some(one => one.text.startsWith('sail c'))")
    position = visitor.position()
    names = caravela.game("pirates").texts("en")
    cards = {cell["id"]: names.name(cell["kind"], cell["card"]) for cell in position["view"]["cells"] if cell["card"]}
    place = next(text.split(" ")[1] for text in visitor.state["options"] if text.split(" ")[1] in cards)
    away = next(cell for cell in cards if f"sail {cell}" not in visitor.state["options"])

    visitor.page.locator(f'.sea [data-tip="cell {away}"]').tap()
    expect(visitor.page.locator("#tip h3")).to_have_text(cards[away])
    visitor.page.locator(f'.sea [data-tip="cell {place}"]').tap()

    expect(visitor.page.locator('[data-action="commit"] .name')).to_have_text(f"Sail: {cards[place]}")
    assert visitor.state["number"] == position["number"]


def test_a_raid_lies_on_its_own_paper(visitor: Visitor) -> None:
    visitor.new_table(ME, HERE, game="pirates", seed=5)
    visitor.hurry(random.Random(5), until=4, wanted="position.view.waiting?.decision === 'ChooseDie'")
    state = visitor.state
    dice = [one for one in visitor.position()["view"]["raid"]["dice"] if one["pips"]]
    best = max(dice, key=lambda one: int(one["power"]))
    shown = visitor.page.locator(f'.raid .die:has([data-token="die {best["treasure"]}"])')
    expect(shown.locator(".pw b")).to_have_text(str(best["power"]))
    assert shown.locator(".pips i").count() == best["pips"]

    visitor.by_tokens(f"die {best['treasure']}", state["number"], state["options"])
    visitor.ready(state["number"])

    expect(visitor.page.locator(".raid .value")).to_have_text(str(best["power"]))


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("pt", True)])
def test_buttons_show_what_they_cost_and_bring(meet: Meet, server: Server, language: str, phone: bool) -> None:
    visitor = meet(server, language=language, phone=phone)
    visitor.make_table(ME, game="pirates", seed=5)
    luck = random.Random(5)
    asked = ("StopUpgrade", "ChooseDie", "SpendPower", "BuryTreasure", "StopAtImprovement", "Sail")

    for number, decision in enumerate(asked):
        visitor.hurry(luck, until=4 + number, wanted=f"position.view.waiting?.decision === '{decision}'")
        assert visitor.state["waiting"] == "me"
        assert visitor.page.evaluate(CUT) == []


PUSHED_OFF = """() => [...document.querySelectorAll('#options .option:has(small)')].filter(e => {
    const [button, small] = [e, e.querySelector('small')].map(one => one.getBoundingClientRect());
    return button.width && (small.left >= button.right || small.bottom > button.bottom);
}).map(e => e.innerText)"""


def test_a_long_name_leaves_what_it_brings_on_its_button(meet: Meet, server: Server) -> None:
    visitor = meet(server, language="pt")
    for number in (6, 59, 63):
        walk = Walk(RECORDS / "pirates" / "duel_to_explore.txt", every=10**6, only=["none"])
        visitor.go("/t/" + visitor.open_record(walk.until(number)))
        visitor.until(REACHED, number)
        assert visitor.page.evaluate(PUSHED_OFF) == [], number


def test_a_die_tells_pips_and_power_on_its_button(meet: Meet, server: Server) -> None:
    visitor = meet(server, phone=True)
    visitor.new_table(ME, HERE, game="pirates", seed=5)
    visitor.hurry(random.Random(5), until=4, wanted="position.view.waiting?.decision === 'ChooseDie'")

    for die in visitor.position()["view"]["raid"]["dice"]:
        shown = visitor.page.locator(f'#options [data-option="die {die["treasure"]}"] .signs')
        expect(shown).to_have_text(re.compile(rf"^{die['pips']} →\s*{die['power']}$"))


def test_a_black_market_is_placed_by_what_it_does_and_the_name_of_the_location(visitor: Visitor) -> None:
    visitor.new_table(ME, HERE, game="pirates", seed=7)
    visitor.hurry(random.Random(7), until=4, wanted="position.view.waiting?.decision === 'PlaceMarket'")
    position = visitor.position()
    [tile, place] = next(one["text"] for one in position["options"] if one["text"] != "decline").split(" ")[1:]
    card = next(cell["card"] for cell in position["view"]["cells"] if cell["id"] == place)

    assert visitor.page.locator("#options .group:not(:has(.signs > *))").count() == 0
    label = visitor.page.locator(f'#options [data-option="place {tile} {place}"] .name').text_content() or ""
    assert label.replace("\xad", "").endswith(card.replace("_", " ").title())


def test_my_desk_tells_how_i_stand_as_the_rivals_cards_do(visitor: Visitor) -> None:
    visitor.new_table(ME, BOT, game="pirates", seed=3)
    visitor.hurry(random.Random(3), until=12)
    position = visitor.position()

    seat = position["view"]["players"][position["as"]]["seat"]
    expect(visitor.page.locator(".mineline .score")).to_have_text(str(position["standings"][seat]["total"]))


def test_the_scores_wait_until_what_was_told_before_them_is_read(visitor: Visitor) -> None:
    visitor.new_table(ME, game="pirates", seed=4)
    visitor.hurry(random.Random(4), until=0, wanted="position.view.round === 3")
    told, options = visitor.page.locator('.slip [data-action="go-on"]'), visitor.state["options"]
    while options:
        quick = [text for text in options if text.startswith(("sail", "decline", "done", "ignore"))]
        visitor.by_list((quick or options)[-1], visitor.state["number"])
        visitor.until(ASKED_OR_OVER)
        options = [] if visitor.state["waiting"] == "over" else visitor.state["options"]

    expect(told).to_be_visible()
    assert visitor.page.locator("#scores").count() == 0
    while told.count():
        told.click()

    expect(visitor.page.locator("#scores")).to_be_visible()


@pytest.mark.parametrize("language", ["pt", *[pytest.param(other, marks=only_long) for other in ("en", "fr")]])
def test_everything_drawn_has_a_name_and_a_tooltip(meet: Meet, server: Server, language: str) -> None:
    visitor = meet(server, language=language)
    visitor.new_table(ME, BOT, BOT, BOT, game="pirates", seed=5, settings=MODULES)
    visitor.hurry(random.Random(5), until=100)

    assert visitor.page.evaluate(SILENT) == []
    tips = visitor.page.evaluate(
        "() => [...document.querySelectorAll('#table .pirates [data-tip]')].map(e => e.dataset.tip)"
    )
    kinds = {tip.split(" ")[0]: tip for tip in tips}
    assert len(kinds) >= 25
    for tip in kinds.values():
        assert hints(visitor, f'#table .pirates [data-tip="{tip}"] >> nth=0') != [""]
    assert visitor.axe() == []
