"""Choosing: what is held can be changed, groups light what they name, nothing is spent by a stray click."""

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.serving import Server
from tests.browser.test_told import at_a_set
from tests.browser.visitor import ASIDE, BOT, HERE, ME, Visitor, left_by, text_of

PICKING = """async ([texts, clicks]) => {
    const {pick} = await import('/web/pick.js');
    const game = {tokens: {soldier: ['worker'], captain: ['worker'], dock: ['event'], school: ['event']}};
    const options = texts.map(text => ({text}));
    let held = {picks: [], gone: []};
    for (const phrase of clicks) held = pick(options, held.picks, phrase, game);
    return [held.picks, held.gone];
}"""

SAID = """async ([texts, phrase]) => {
    const {saysAll} = await import('/web/pick.js');
    const facts = text => Object.fromEntries(text.split(' ').slice(1).map((word, place) => [place, word]));
    const options = texts.map(text => ({text, facts: facts(text)}));
    return saysAll(options, options[1], [phrase]);
}"""
"""Whether a click says all of the second option."""

PLACES = ["place soldier dock", "place soldier school", "place captain school"]
LINES = ["white 3 column 3", "white 3 column 4", "white 5 column 4", "white 5 column 5"]

PICKED = "all => all.slice(0, 2).map(e => e.getAttribute('aria-valuenow') ?? String(+(e.ariaChecked === 'true')))"
LIT = "() => [...document.querySelectorAll('[data-offered]')].map(e => e.dataset.token)"
LAID = """() => { const [at, ...more] = document.querySelectorAll('.colony .ghost .terr rect');
    return more.map(e => e.getBoundingClientRect()).map(b => [b.x + b.width / 2, b.y + b.height / 2]); }"""


def an_action(visitor: Visitor) -> dict[str, Any]:
    """The choice of an action in Santa Maria, with dice of several numbers."""
    visitor.new_table(ME, HERE, game="santa_maria", settings={"colonies": "random"})
    return visitor.ready()


@pytest.mark.parametrize(
    ("texts", "clicks", "held", "gone"),
    [
        pytest.param(PLACES, ["soldier", "dock"], ["soldier", "dock"], [], id="two parts"),
        pytest.param(PLACES, ["dock", "soldier"], ["dock", "soldier"], [], id="in any order"),
        pytest.param(PLACES, ["soldier", "soldier"], [], [], id="again lets go"),
        pytest.param(PLACES, ["soldier", "captain"], ["captain"], ["soldier"], id="another of its kind"),
        pytest.param(PLACES, ["soldier", "dock", "school"], ["soldier", "school"], ["dock"], id="the other part stays"),
        pytest.param(PLACES, ["soldier", "dock", "captain"], ["captain"], ["soldier", "dock"], id="what fits no more"),
        pytest.param(LINES, ["white 3", "column 4", "white 5"], ["white 5", "column 4"], ["white 3"], id="numbers"),
        pytest.param(LINES, ["white", "white 5"], ["white 5"], [], id="a group and one of it"),
    ],
)
def test_what_a_click_does_to_what_is_held(
    visitor: Visitor, texts: list[str], clicks: list[str], held: list[str], gone: list[str]
) -> None:
    visitor.go(ASIDE)

    assert visitor.page.evaluate(PICKING, [texts, clicks]) == [held, gone]


@pytest.mark.parametrize(
    ("texts", "enough"),
    [
        pytest.param(["sail 12", "sail 18 by 13", "sail 15 by 14"], True, id="one way"),
        pytest.param(["sail 12", "sail 18 by 13", "sail 18 by 14"], False, id="two ways"),
    ],
)
def test_the_only_way_to_a_place_need_not_be_said(visitor: Visitor, texts: list[str], enough: bool) -> None:
    visitor.go(ASIDE)

    assert visitor.page.evaluate(SAID, [texts, "sail 18"]) == enough


def test_a_held_die_is_changed_by_a_click_on_another(visitor: Visitor) -> None:
    state = an_action(visitor)
    dice = sorted({" ".join(text.split(" ")[:2]) for text in state["options"] if text.startswith("white")})
    first, other = dice[0], dice[-1]

    visitor.click_token(first)
    assert other in visitor.page.evaluate(LIT)
    visitor.click_token(other)
    assert text_of(visitor, ".inhand").endswith(other[-1])
    expect(visitor.page.locator(".changed")).to_contain_text(first[-1])

    line = next(text for text in state["options"] if text.startswith(other)).split(" ", 2)[2]
    visitor.click_token(line)
    assert visitor.state["number"] == state["number"]
    expect(visitor.page.locator('[data-action="commit"]')).to_be_visible()
    visitor.page.keyboard.press("Enter")
    visitor.settle(state["number"])


def test_the_button_of_a_group_lights_what_it_names(visitor: Visitor) -> None:
    options = an_action(visitor)["options"]
    groups = visitor.page.locator("[data-pick]")
    assert groups.count() > 1
    # What they hold can be seen one by one, and is counted so.
    counts = [int(text.split()[0]) for text in groups.locator("small").all_inner_texts()]
    expect(visitor.page.locator('[data-fold="options"]')).to_have_text(f"All {sum(counts)} choices")

    for number in range(groups.count()):
        phrase = groups.nth(number).get_attribute("data-pick") or ""
        groups.nth(number).press("Enter")
        lit = visitor.page.evaluate(LIT)
        assert any(left_by(options, [token]) == [text] for text in options if phrase in text for token in lit), phrase
        visitor.page.keyboard.press("Escape")

    assert visitor.axe() == []


def test_a_tile_follows_the_pointer_turns_by_the_wheel_and_lies_where_any_of_its_cells_is_clicked(
    visitor: Visitor,
) -> None:
    state = an_action(visitor)
    visitor.by_tokens(
        next(text for text in state["options"] if text.startswith("expand")), state["number"], state["options"]
    )
    state = visitor.ready(state["number"])
    builder = visitor.position()["decider"]
    colony = visitor.page.locator(".colony[data-turn]")
    box = colony.bounding_box()
    assert box is not None
    before = colony.get_attribute("data-turn")

    visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    visitor.page.mouse.wheel(0, 100)
    visitor.until("turn => document.querySelector('.colony').dataset.turn !== turn", before)
    turn = colony.get_attribute("data-turn")
    visitor.page.locator(".spot").first.hover()
    [corner, *_] = visitor.page.evaluate(LAID)
    visitor.page.mouse.click(*corner)
    visitor.settle(state["number"])

    assert str(visitor.position()["view"]["players"][builder]["tiles"][-1]["turn"]) == turn


def test_a_finger_drags_a_tile_and_then_places_it(meet: Meet, server: Server) -> None:
    visitor = meet(server, phone=True)
    visitor.new_table(ME, HERE, game="santa_maria", settings={"colonies": "random"})
    state = visitor.ready()
    visitor.by_list(next(text for text in state["options"] if text.startswith("expand")), state["number"])
    state = visitor.ready(state["number"])
    box = visitor.page.locator(".colony[data-turn]").bounding_box()
    assert box is not None

    fingers = visitor.context.new_cdp_session(visitor.page)
    for kind, down in [("touchStart", 0.9), *(("touchMove", 0.9 - step / 40) for step in range(1, 12))]:
        spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] * down}
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [spot]})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    commit = visitor.page.locator('[data-action="commit"]')
    expect(commit).to_be_visible()
    placed = commit.get_attribute("data-option")
    assert visitor.state["number"] == state["number"]
    commit.click()
    visitor.settle(state["number"])

    assert placed in [event["option"] for event in visitor.position()["events"] if event.get("option")]


def test_many_amounts_are_stepped_to(visitor: Visitor) -> None:
    visitor.new_table(ME, BOT, settings={"nations": "auction"}, seed=5)
    state = visitor.ready()
    bids = [text for text in state["options"] if text.startswith("bid ")]
    commit = visitor.page.locator('[data-action="commit"]')
    assert len(bids) > 10
    low, high = (min(bids, key=lambda bid: int(bid[4:])), max(bids, key=lambda bid: int(bid[4:])))

    expect(commit).to_have_attribute("data-option", low)
    visitor.page.locator('[data-action="most"]').click()
    expect(commit).to_have_attribute("data-option", high)
    visitor.page.locator('[data-action="least"]').click()
    visitor.page.keyboard.press("+")
    visitor.page.keyboard.press("+")
    visitor.page.keyboard.press("-")
    expect(commit).to_have_attribute("data-option", f"bid {int(low[4:]) + 1}")
    assert visitor.axe() == []
    visitor.page.keyboard.press("Enter")
    visitor.settle(state["number"])


def test_the_keys_of_options_are_in_their_order(visitor: Visitor) -> None:
    visitor.new_table(ME, BOT, seed=7)
    visitor.hurry(random.Random(3), 0, wanted="position.options.length > 2 && position.options.at(-1).text === 'pass'")

    keys = visitor.page.locator("#options [data-key]:visible").evaluate_all("all => all.map(e => e.dataset.key)")

    assert len(keys) > 1
    assert keys == [str(place + 1) for place in range(len(keys))]


def test_the_keyboard_reaches_what_is_not_lit_and_hears_why(visitor: Visitor) -> None:
    visitor.new_table(ME, BOT, game="santa_maria", settings={"colonies": "random"})
    why = visitor.page.locator("#tip .whynot li")

    for _ in range(40):
        visitor.page.keyboard.press("Shift+ArrowDown")
        if why.count():
            break
        visitor.page.keyboard.press("Shift+ArrowRight")

    expect(why.first).not_to_be_empty()
    assert not visitor.page.evaluate("document.activeElement.matches('[data-offered]')")


def test_a_set_is_picked_by_keyboard(visitor: Visitor) -> None:
    before = at_a_set(visitor)
    rows = visitor.page.locator('.picker :is([role="spinbutton"], [role="checkbox"])')

    rows.first.focus()
    visitor.page.keyboard.press("ArrowRight")
    visitor.page.keyboard.press("ArrowDown")
    visitor.page.keyboard.press("Space" if rows.nth(1).get_attribute("role") == "checkbox" else "1")
    assert rows.evaluate_all(PICKED) == ["1", "1"]
    assert rows.nth(1).evaluate("e => e === document.activeElement")
    visitor.page.keyboard.press("0")
    visitor.page.keyboard.press("a")
    visitor.page.keyboard.press("Enter")
    visitor.settle(before["number"])

    assert visitor.position()["number"] >= before["number"] + before["selection"]["most"]


def test_extras_stand_aside_and_are_never_spent_by_a_stray_click(visitor: Visitor) -> None:
    visitor.new_table(ME, BOT, settings={"recon": "basic"}, seed=7)
    state = visitor.ready()
    region = next(text.split(" ")[1] for text in state["free"] if text != "look cards")
    assert region not in visitor.page.evaluate(LIT)

    visitor.page.locator(f'.map [data-token="{region}"]').first.click(force=True)
    expect(visitor.page.locator('[data-fold="extras"]')).to_have_text(f"{len(state['free'])} free actions")
    visitor.page.keyboard.press("e")
    assert region in visitor.page.evaluate(LIT)
    visitor.click_token(region)
    assert visitor.state["number"] == state["number"]
    expect(visitor.page.locator('[data-action="commit"]')).to_have_attribute("data-option", f"look {region}")

    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("Escape")
    assert region not in visitor.page.evaluate(LIT)
    assert visitor.position()["number"] == state["number"]


def test_the_desk_of_a_phone_is_one_line_beside_the_question_and_leads_back(meet: Meet, server: Server) -> None:
    visitor = meet(server, phone=True)
    visitor.make_table(ME, BOT)
    visitor.hurry(random.Random(2), until=20)
    visitor.page.locator('.tabs [data-tab="log"]').click()

    assert visitor.page.locator(".f-ask").evaluate("e => e.getBoundingClientRect().height") == 52
    visitor.page.locator('[data-action="to-choice"]').click()

    assert visitor.page.locator("#table").get_attribute("data-tab") in ("map", "events")
    assert visitor.page.locator(".f-ask").evaluate("e => e.getBoundingClientRect().height") == 164


def test_a_phone_keeps_the_line_of_the_question_for_it_where_the_options_leave_room(meet: Meet, server: Server) -> None:
    visitor = meet(server, phone=True)
    visitor.make_table(ME, BOT, game="maracaibo")
    wanted = (
        "['done', 'pass'].some(end => position.options.some(({text}) => text === end))"
        " && position.options.some(({free}) => free)"
        " && [2, 3].includes(position.options.filter(({free}) => !free).length)"
    )
    visitor.hurry(random.Random(4), 10, wanted)

    beside = visitor.page.locator(".go > :visible")
    assert [button.get_attribute("data-action") for button in beside.all()] == ["advice", "undo"]
    assert visitor.page.locator("#prompt").evaluate("e => parseFloat(getComputedStyle(e).fontSize)") >= 15
