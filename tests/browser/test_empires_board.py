"""The board of Empires: everything drawn can tell what it is."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.measure import REACHED, RECORDS, Walk
from tests.browser.serving import Server
from tests.browser.visitor import BOT, ME, Visitor
from tests.conftest import only_long

SILENT = """() => {
    const named = (e) => e.getAttribute('aria-label') || e.textContent.trim();
    return [...document.querySelectorAll('#table .empires :is([data-token], [data-tip], [role=img])')]
        .filter((e) => !named(e)).map((e) => e.outerHTML.slice(0, 120));
}"""

MOUSE = {"pointerType": "mouse", "bubbles": True}


@pytest.mark.parametrize("language", ["fr", *[pytest.param(other, marks=only_long) for other in ("en", "pt")]])
def test_everything_drawn_has_a_name_and_a_tooltip(meet: Meet, server: Server, language: str) -> None:
    visitor = meet(server, language=language)
    visitor.make_table(ME, BOT, BOT, settings={"building_set": "all", "builders": True, "nations": "random"})
    luck = random.Random(5)

    for until in (0, 20):
        visitor.hurry(luck, until)
        assert visitor.page.evaluate(SILENT) == []
    for kind in ("region", "building", "event", "worker", "good", "space", "player", "money"):
        visitor.page.locator(f'#table .empires [data-tip^="{kind} "]').first.dispatch_event("pointermove", MOUSE)
        visitor.page.wait_for_function("() => !document.querySelector('#tip').hidden")
        assert len(visitor.page.locator("#tip").inner_text()) > 10, kind
        visitor.page.keyboard.press("Escape")


def at(visitor: Visitor, record: str, decision: str, which: int = 0) -> dict[str, str | int]:
    """The table as it stood at one of the decisions of a kind in a recorded game; what was chosen there."""
    walk = Walk(RECORDS / "empires" / f"{record}.txt", every=10**6, often=which + 1, only=[decision])
    number = walk.stops[which].number
    visitor.go("/t/" + visitor.open_record(walk.until(number)))
    visitor.until(REACHED, number)
    return {"number": number, "option": walk.record.choices[number]}


def last(visitor: Visitor, record: str, decision: str) -> None:
    """The table as it stood at the last decision of a kind in a recorded game."""
    walk = Walk(RECORDS / "empires" / f"{record}.txt", every=10**6, often=10**6, only=[decision])
    visitor.go("/t/" + visitor.open_record(walk.until(walk.stops[-1].number)))
    visitor.until("() => document.querySelector('#table')?.dataset.waiting")


def test_what_has_no_room_stands_behind_a_chip_or_is_drawn_smaller(visitor: Visitor) -> None:
    last(visitor, "five_no_survivors", "PlaceWorker")
    page = visitor.page
    expect(page.locator(".spill .vpb").first).to_be_visible()

    page.set_viewport_size({"width": 1024, "height": 768})
    expect(page.locator(".spill")).to_have_count(0)
    expect(page.locator(".mini .vpb").first).to_be_visible()
    assert page.locator(".f-mine").evaluate("e => e.scrollHeight <= e.clientHeight")

    page.locator('[data-fold="stock"]').click()
    expect(page.locator("#fold-stock .st")).to_have_count(6)
    page.keyboard.press("Escape")
    expect(page.locator("#fold-stock")).to_be_hidden()
    page.locator('.glass [data-fold="key"]').click()
    expect(page.locator("#fold-key .store li")).to_have_count(4)


def test_a_place_where_nothing_can_be_done_says_so(visitor: Visitor) -> None:
    last(visitor, "five_no_survivors", "PlaceWorker")

    row = visitor.page.locator('.ev[data-at="event-specialists"]')
    expect(row.locator("h3 .warns")).to_be_visible()
    assert "Specialist" in (row.locator("h3 .warns").get_attribute("title") or "")
    expect(visitor.page.locator('.ev[data-at="event-dock"] h3 .warns')).to_have_count(0)


def test_goods_to_be_swapped_lie_on_the_slip_and_not_in_the_market(visitor: Visitor) -> None:
    last(visitor, "rest_of_the_rest", "SwapGood")

    expect(visitor.page.locator(".panel .gd[data-offered]").nth(2)).to_be_visible()
    expect(visitor.page.locator(".goodtile[data-offered]")).to_have_count(0)


def test_whom_one_fights_stands_on_the_button_with_the_fight_and_nowhere_twice(visitor: Visitor) -> None:
    at(visitor, "four_later_ages", "Declare")
    page = visitor.page

    expect(page.locator("#options .option .name").first).to_have_text("Battle: Ana, Caribbean")
    expect(page.locator(".panel tr")).to_have_count(3)
    expect(page.locator(".panel [data-token]")).to_have_count(0)
    expect(page.locator(".card .hit[data-offered]")).to_have_count(3)
    page.set_viewport_size({"width": 1024, "height": 768})
    expect(page.locator(".panel [data-token]")).to_have_count(3)


def test_settling_where_it_brings_no_points_says_so(visitor: Visitor) -> None:
    at(visitor, "four_look", "LandWorker")

    expect(visitor.page.locator('#options .commit[data-option="land caribbean"]')).to_contain_text("no points")


def test_the_present_age_is_marked_among_the_rounds(visitor: Visitor) -> None:
    for record, decision, age in (("four_look", "LandWorker", "I"), ("four_later_ages", "Declare", "II")):
        at(visitor, record, decision)
        expect(visitor.page.locator(".rounds .age.present")).to_have_text(age)


def test_no_slip_lies_over_the_panel_of_a_decision_by_itself_and_no_panel_looks_out_behind_one(
    visitor: Visitor,
) -> None:
    explored = at(visitor, "five_look_all", "LaunchExpedition", 1)
    page = visitor.page
    expect(page.locator(".panel")).to_be_visible()
    expect(page.locator(".slip")).to_have_count(0)

    visitor.ask("POST", f"/api/tables/{visitor.table}/choices", explored)
    expect(page.locator(".slip.moment")).to_be_visible()
    expect(page.locator(".panel")).to_be_hidden()


ROWS = """() => [...document.querySelectorAll('.f-offer .ev')].map(e => e.getBoundingClientRect().top)"""


def test_on_a_phone_the_events_keep_their_places_when_the_last_good_is_taken(meet: Meet, server: Server) -> None:
    visitor = meet(server, phone=True)
    chosen = at(visitor, "five_no_survivors", "TakeGood", 3)
    visitor.page.locator('.f-tabs [data-tab="events"]').tap()
    before = visitor.page.evaluate(ROWS)
    assert len(before) == 8

    visitor.ask("POST", f"/api/tables/{visitor.table}/choices", chosen)
    expect(visitor.page.locator(".goodtile")).to_have_count(0)
    assert visitor.page.evaluate(ROWS) == before


def test_on_a_phone_the_events_keep_their_places_whether_there_are_buildings_or_none(
    meet: Meet, server: Server
) -> None:
    visitor = meet(server, phone=True)
    rows = []
    for decision, cards in (("Bid", 0), ("FreeDiscovery", 5)):
        at(visitor, "five_look_all", decision)
        visitor.page.locator('.f-tabs [data-tab="events"]').tap()
        expect(visitor.page.locator(".bld")).to_have_count(cards)
        rows.append(visitor.page.evaluate(ROWS))
    assert rows[0] == rows[1]


def test_the_own_seat_is_you_with_ones_name_if_one_has_one(visitor: Visitor) -> None:
    for name, words in (("Ana", "You, Ana"), ("", "You")):
        visitor.new_table({**ME, "name": name}, BOT)
        expect(visitor.page.locator(".mineline .who > span").first).to_have_text(words)
