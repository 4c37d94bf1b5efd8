"""The engine tells, the page shows: consequences, reasons, sets, usual answers and moments."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from caravela.kernel.record import Record
from tests.browser.conftest import Meet
from tests.browser.serving import Server
from tests.browser.visitor import ASIDE, BOT, HERE, LINK, ME, ROOT, Visitor, left_by

MOUSE = {"pointerType": "mouse", "bubbles": True}

# A party in which nobody is there twice: on a phone it is ticked where it stands.
ONE_OF_EACH = (
    "position.options.some(one => one.text.startsWith('send')) && position.selection?.pieces.length > 1"
    " && position.selection.pieces.every(one => one.count === 1)"
)
SEVERAL = "position.selection && position.selection.least < 2 && position.selection.pieces.length > 1"

UNLIT = """() => [...document.querySelectorAll('[data-token]:not([data-offered], [data-chosen])')]
    .filter(e => e.checkVisibility()).map(e => e.dataset.token)"""


WHOLE_LINES = """() => {
    const box = document.querySelector('.logbox .scroll');
    const {top, bottom} = box.getBoundingClientRect();
    const over = (edge, {top, bottom}) => top < edge - 1 && bottom > edge + 1;
    const cut = [...document.querySelectorAll('#log li')].filter(e => getComputedStyle(e).opacity !== '0')
        .filter(e => [top, bottom].some(edge => over(edge, e.getBoundingClientRect())));
    return box.scrollHeight - box.scrollTop - box.clientHeight < 2 && !cut.length;
}"""


NEWEST = """() => {
    const {top, bottom} = document.querySelector('.logbox .scroll').getBoundingClientRect();
    const line = [...document.querySelectorAll('#log li')].at(-1);
    const box = line.getBoundingClientRect();
    return getComputedStyle(line).opacity === '1' && box.top >= top - 1 && box.bottom <= bottom + 1;
}"""


def at_a_set(visitor: Visitor) -> Any:
    visitor.make_table(ME, BOT, seed=7)
    visitor.hurry(random.Random(3), 0, wanted=SEVERAL)
    return visitor.position()


def signed(number: int) -> str:
    return f"−{-number}" if number < 0 else f"+{number}"


def watch(visitor: Visitor, luck: random.Random) -> None:
    """Choose at random until there is a moment to be watched."""
    state = visitor.ready()
    for _ in range(80):
        visitor.by_list(luck.choice(state["options"]), state["number"])
        if visitor.page.locator(".slip.moment").count():
            return
        state = visitor.ready(state["number"])
    raise AssertionError("no moment in 80 choices")


# -- sets -------------------------------------------------------------------------------------------------------------


def test_a_set_is_picked_in_any_order_and_sent_at_once(visitor: Visitor) -> None:
    before = at_a_set(visitor)
    first, *_, last = before["selection"]["pieces"]

    for piece in (last, first):
        visitor.page.locator(
            f'.picker :is([data-action="more"], [data-action="tick"])[data-piece="{piece["text"]}"]'
        ).click()
    total = before["selection"]["total"] + first["amount"] + last["amount"]
    expect(visitor.page.locator(".picker .total")).to_contain_text(str(total))
    targets = before["view"]["waiting"]["expedition"]["targets"]
    odds = {int(text.rstrip("%")) for text in visitor.page.locator(".outlook .chance").all_inner_texts()}
    assert odds == {target["chances"][total] for target in targets}
    unknown = [f"{target['chances'][total]}%" for target in targets if target["natives"] is None]
    assert visitor.page.locator(".discs .pin").all_inner_texts() == unknown
    visitor.page.locator('.picker [data-action="pick"]').click()
    visitor.settle(before["number"])

    made = [event["option"] for event in visitor.position()["events"] if event.get("option")]
    assert made[before["number"] : before["number"] + 2] == [first["text"], last["text"]]


def test_the_things_on_the_board_are_picked_for_the_set_and_let_go(visitor: Visitor) -> None:
    before = at_a_set(visitor)
    piece = before["selection"]["pieces"][0]
    some = visitor.page.locator(".picker li.some")

    visitor.click_token(piece["text"].split(" ")[-1])
    expect(some).to_have_count(1)
    visitor.page.keyboard.press("Escape")
    expect(some).to_have_count(0)

    assert visitor.position()["number"] == before["number"]
    assert visitor.axe() == []


def test_on_a_phone_who_sails_is_ticked_in_sight_with_the_chances_beside_it(meet: Meet, server: Server) -> None:
    visitor = meet(server, phone=True)
    visitor.make_table(ME, BOT, seed=7)
    visitor.hurry(random.Random(1), 0, wanted=ONE_OF_EACH)
    pieces = visitor.position()["selection"]["pieces"]

    slip = visitor.page.locator(".slip.picker")
    box = slip.bounding_box()
    for part in (slip.locator('[data-action="pick"]'), *slip.locator(".outlook .goals > span").all()):
        inner = part.bounding_box()
        assert box
        assert inner
        assert box["x"] <= inner["x"] < inner["x"] + inner["width"] <= box["x"] + box["width"]
        assert box["y"] <= inner["y"] < inner["y"] + inner["height"] <= box["y"] + box["height"]
    for piece in pieces:
        visitor.click_token(piece["text"].split(" ")[-1])
    expect(slip.locator("h3")).to_contain_text(str(len(pieces)))
    expect(slip.locator('[data-action="pick"]')).to_be_enabled()

    visitor.page.locator('[data-fold="options"]').click()
    visitor.page.locator(f'.pop [data-option="{pieces[0]["text"]}"]').click(trial=True)


def test_all_and_none_of_a_set(visitor: Visitor) -> None:
    before = at_a_set(visitor)
    counts = """() => [...document.querySelectorAll('.picker :is([aria-valuenow], [aria-checked])')].map(
        piece => Number(piece.getAttribute('aria-valuenow') ?? piece.getAttribute('aria-checked') === 'true'))"""

    visitor.page.locator('[data-action="pick-all"]').click()
    assert sum(visitor.page.evaluate(counts)) == before["selection"]["most"]
    visitor.page.locator('[data-action="pick-none"]').click()
    assert set(visitor.page.evaluate(counts)) == {0}

    expect(visitor.page.locator('.picker [data-action="pick"]')).to_be_disabled()


# -- consequences, odds, reasons --------------------------------------------------------------------------------------


def test_a_button_says_what_its_option_changes(visitor: Visitor) -> None:
    visitor.make_table(ME, HERE, game="santa_maria", settings={"colonies": "random"})
    changing = "position.options.some(one => !one.free && Object.keys(one.changes?.red?.figures ?? {}).length)"
    visitor.hurry(random.Random(2), 2, wanted=changing)

    options = [one for one in visitor.position()["options"] if not one.get("free")]
    changed = {one["text"]: one.get("changes", {}).get("red", {}).get("figures", {}) for one in options}
    told = 0
    for text, figures in changed.items():
        button = visitor.page.locator(f'#options button[data-option="{text}"]')
        visitor.unfold(button)
        said = button.text_content() or ""
        # What all of them change alike is left to the tooltips.
        telling = [name for name in figures if len({other.get(name) for other in changed.values()}) > 1]
        for name in telling[:3]:
            assert signed(figures[name]) in said, f"{text}: {said}"
            told += 1

    assert told


def test_odds_and_what_is_unknown_stand_on_the_goals_of_an_expedition(visitor: Visitor) -> None:
    visitor.make_table(ME, BOT, seed=7)
    visitor.hurry(random.Random(3), 0, wanted="position.options.some(one => one.odds)")

    option = next(one for one in visitor.position()["options"] if one.get("odds"))
    button = visitor.page.locator(f'#options button[data-option="{option["text"]}"]')

    share = round(100 * option["odds"]["good"] / option["odds"]["all"])
    assert abs(int(re.search(r"(\d+)\s*%", button.text_content() or "")[1]) - share) <= 1  # type: ignore[index]


def test_what_is_not_lit_says_why(visitor: Visitor) -> None:
    visitor.new_table(ME, BOT, game="santa_maria", settings={"colonies": "random"})
    missing = [one["text"] for one in visitor.position()["not_offered"]]
    unlit = [token for token in visitor.page.evaluate(UNLIT) if left_by(missing, [token])]
    assert unlit

    visitor.page.locator(f'[data-token="{unlit[0]}"]').first.dispatch_event("pointermove", MOUSE)

    expect(visitor.page.locator("#tip .whynot li").first).not_to_be_empty()
    assert visitor.axe() == []


def test_what_stands_beside_the_question_is_not_lit_by_a_mere_name(visitor: Visitor) -> None:
    visitor.new_table(ME, BOT, settings={"recon": "basic"}, seed=7)
    state = visitor.ready()
    assert any(text.startswith("look ") for text in state["free"])

    assert visitor.page.locator(".map [data-token][data-offered]").count() == 0


# -- usual answers ----------------------------------------------------------------------------------------------------


def test_a_usual_answer_is_given_by_the_page_and_can_be_taken_back(meet: Meet, server: Server) -> None:
    visitor = meet(server, asked=False)
    visitor.new_table(ME, game="santa_maria")
    luck = random.Random(4)
    notice = visitor.page.locator(".taken")

    state = visitor.ready()
    for _ in range(80):
        visitor.by_list(luck.choice(state["options"]), state["number"])
        state = visitor.ready(state["number"])
        if notice.count():
            break
    expect(notice).to_be_visible()
    visitor.page.locator('[data-action="undo"]').click()
    visitor.until("number => Number(document.querySelector('#table').dataset.number) < number", state["number"])

    asked = visitor.ready()
    assert visitor.position()["usual"] in asked["options"]
    visitor.page.wait_for_timeout(600)
    assert visitor.state["number"] == asked["number"]


def test_who_wants_to_be_asked_everything_is_asked(visitor: Visitor) -> None:
    visitor.new_table(ME, game="santa_maria")
    visitor.page.locator('[data-action="menu"]').click()
    expect(visitor.page.locator('#menu input[name="ask"]')).to_be_checked()
    visitor.page.keyboard.press("Escape")
    luck = random.Random(4)

    state = visitor.ready()
    usual: list[str] = []
    while not usual and state["waiting"] == "me":
        visitor.by_list(luck.choice(state["options"]), state["number"])
        state = visitor.ready(state["number"])
        usual = [text for text in state["options"] if text == visitor.position()["usual"]]

    assert visitor.state["options"] == state["options"]


# -- moments ----------------------------------------------------------------------------------------------------------


def test_without_motion_a_moment_is_a_still_card_that_waits_to_be_read(visitor: Visitor) -> None:
    visitor.new_table(ME, BOT)

    watch(visitor, random.Random(1))

    assert visitor.page.locator(".slip.moment.still h3").inner_text()
    assert visitor.state["waiting"] != "me"
    assert visitor.axe() == []
    number = visitor.state["number"]
    while visitor.page.locator(".slip.moment").count():
        visitor.page.keyboard.press("Space")
    visitor.ready(number - 1)


def test_the_moment_of_a_new_round_is_seen_on_a_phone(meet: Meet, server: Server) -> None:
    visitor = meet(server, phone=True)
    visitor.make_table(ME, game="maracaibo")
    visitor.hurry(random.Random(3), 0, wanted="position.options.some(o => o.text.startsWith('keep '))")

    state = visitor.ready()
    visitor.by_list(state["options"][0], state["number"])

    expect(visitor.page.locator('.slip.moment[data-key="moment-round"] [data-action="go-on"]')).to_be_visible()


def test_a_phone_shows_what_is_offered_to_all_before_what_is_mine(meet: Meet, server: Server) -> None:
    visitor = meet(server, phone=True)
    visitor.new_table(ME, BOT)
    visitor.ready()

    expect(visitor.page.locator('[data-pane="offers"][data-on]')).to_be_visible()


def test_my_moments_wait_until_i_go_on_live_and_in_replay(meet: Meet, server: Server) -> None:
    visitor = meet(server, motion="no-preference")
    table = visitor.new_table(ME, HERE)
    title = visitor.page.locator(".slip.moment h3")

    watch(visitor, random.Random(1))
    number = visitor.state["number"]
    assert visitor.state["waiting"] == "others"
    live = title.inner_text()
    visitor.page.wait_for_timeout(7000)
    expect(title).to_have_text(live)
    visitor.page.locator('[data-action="go-on"]').click()
    expect(title.filter(has_text=live)).to_have_count(0)

    visitor.go(f"/t/{table}/{number - 1}")
    visitor.page.locator('[data-action="forward"]').click()
    expect(title).to_have_text(live)


@pytest.mark.parametrize("game", ["empires", "santa_maria"])
def test_a_moment_is_told_again_from_its_line_in_the_log(visitor: Visitor, game: str) -> None:
    visitor.make_table(ME, BOT, BOT, game=game, seed=7)
    visitor.hurry(random.Random(3), {"empires": 150, "santa_maria": 95}[game])
    for fold in visitor.page.locator('#log .head .fold[aria-expanded="false"]').all()[::-1]:
        fold.click()
    seen = set()

    slip = visitor.page.locator(".slip.moment")
    for again in visitor.page.locator('#log [data-action="recall"]').all()[-10:]:
        with visitor.page.expect_response("**/positions/*"):
            again.click()
        slip.wait_for()
        while slip.count():
            seen.add(slip.get_attribute("data-key"))
            assert slip.locator("h3").inner_text()
            visitor.page.locator('[data-action="go-on"]').click()

    assert {"empires": "moment-income", "santa_maria": "moment-conquest"}[game] in seen


# -- following the others ---------------------------------------------------------------------------------------------


def test_the_log_has_a_line_for_each_turn_with_its_gains_and_unfolds(visitor: Visitor) -> None:
    visitor.make_table(ME, BOT, game="santa_maria", seed=7)
    visitor.hurry(random.Random(3), 25)
    turn = visitor.page.locator("#log .turn:has(.fold[aria-expanded])").last
    steps = visitor.page.locator("#log .step.inner")

    expect(steps).to_have_count(0)
    turn.locator(".fold[aria-expanded]").click()
    assert steps.count() > 1
    told = sum(1 for event in visitor.position()["events"] if event.get("gains"))
    assert told
    assert visitor.page.locator("#log .gains .amount").count()

    visitor.page.locator('[data-action="steps"]').click()
    assert visitor.page.locator("#log .step:not(.inner)").count() > steps.count()


def test_the_log_shows_whole_lines_and_reads_right_about_me(visitor: Visitor) -> None:
    visitor.make_table(ME, BOT, BOT, seed=7)
    visitor.hurry(random.Random(3), 30)

    for height in range(700, 760, 12):
        visitor.page.set_viewport_size({"width": 1280, "height": height})
        visitor.until(WHOLE_LINES)
    assert "Ana (you) places a " in visitor.page.locator("#log").inner_text()


def test_the_newest_turn_is_in_sight_beside_a_low_board(visitor: Visitor) -> None:
    visitor.page.set_viewport_size({"width": 1280, "height": 720})
    record = Record.loads((ROOT / "tests" / "records" / "pirates" / "four_everything_well.txt").read_text())
    record.choices, record.scores = record.choices[:20], None
    visitor.sit_down(visitor.open_record(record.dumps()))

    visitor.until(NEWEST)
    visitor.until(WHOLE_LINES)
    line = visitor.page.locator("#log .brief a")
    assert "Black Market for 2 doubloons" in (line.get_attribute("data-reason") or "")
    visitor.page.locator("#log .fold[aria-expanded]").last.click()
    expect(visitor.page.locator("#log .step.inner").last).to_be_visible()
    expect(visitor.page.locator("#log .turn.brief")).to_have_count(0)


def test_what_others_did_since_my_last_move_is_listed_and_numbered_in_the_log(visitor: Visitor) -> None:
    visitor.new_table(ME, BOT, BOT, seed=7)
    state = visitor.ready()
    while not visitor.page.locator('[data-action="since"]').count():
        visitor.by_list(state["options"][0], state["number"])
        state = visitor.ready(state["number"])

    # What is offered to all must not be covered: the desk and the log offer it.
    expect(visitor.page.locator(".f-offer [data-offered]").first).to_be_visible()
    expect(visitor.page.locator(".slip.digest")).to_have_count(0)
    visitor.page.locator('#prompt [data-action="news"]').click()
    listed = visitor.page.locator(".slip.digest .rows li").count()
    assert listed
    assert visitor.page.locator("#log .disc").all_inner_texts()[-1] == str(listed)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".slip.digest")).to_have_count(0)


def test_who_waits_is_told_who_is_next(visitor: Visitor) -> None:
    visitor.go(ASIDE)
    wish = {"game": "santa_maria", "settings": {"colonies": "random"}, "seats": [ME, LINK, LINK], "spectators": True}
    # A link that nobody has opened: the table waits for that seat.
    visitor.go("/t/" + visitor.ask("POST", "/api/tables", wish | {"seed": 5})["table"])
    expect(visitor.page.locator("#prompt")).to_contain_text("Nobody plays")

    position = visitor.position()
    seats, order = position["table"]["seats"], position["view"]["order"]
    following = order[(order.index(seats[position["decider"]]["colour"]) + 1) % len(order)]

    told = "You are next" if following == seats[0]["colour"] else f"{following.title()} is next"
    expect(visitor.page.locator(".ask .how")).to_contain_text(told)


def test_the_colony_of_whoever_plays_is_in_sight_and_mine_while_i_choose(visitor: Visitor) -> None:
    table = visitor.make_table(ME, BOT, game="santa_maria", settings={"colonies": "random"}, seed=7)
    visitor.hurry(random.Random(3), 12)
    expect(visitor.page.locator(".card.looked")).to_have_count(0)

    other = next(event for event in visitor.position()["events"] if event["seat"] == 1 and event["number"] > 1)
    visitor.go(f"/t/{table}/{other['number']}")
    expect(visitor.page.locator(".card.looked")).to_have_count(1)


# -- who is ahead -----------------------------------------------------------------------------------------------------


def test_the_result_as_it_stands_is_the_engines_and_the_same_everywhere(visitor: Visitor) -> None:
    visitor.make_table(ME, BOT, seed=7)
    visitor.hurry(random.Random(3), 80)
    totals = {one["total"] for one in visitor.position()["standings"].values()}

    sheet = visitor.page.locator("#standings")
    for place in (".rivals", ".f-mine"):
        points = visitor.page.locator(f'{place} [data-action="points-now"]')
        assert int(points.inner_text().lstrip("≈")) in totals
        points.click()
        assert {int(one) for one in sheet.locator("tfoot td").all_inner_texts()} == totals
        visitor.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


@pytest.mark.parametrize("game", ["empires", "santa_maria"])
def test_a_key_opens_the_result_as_it_stands_and_a_seat_there_its_board(visitor: Visitor, game: str) -> None:
    visitor.new_table(ME, BOT, game=game, seed=7)

    expect(visitor.page.locator(".f-mine .who")).to_contain_text("You, Ana")
    visitor.page.keyboard.press("s")
    seat = visitor.page.locator("#standings .look").last
    name = seat.inner_text()
    seat.click()

    expect(visitor.page.locator("dialog h2")).to_contain_text(name)
    whole = {"empires": ".belongings", "santa_maria": ".colony"}[game]
    expect(visitor.page.locator(f"dialog {whole}")).to_be_visible()
    assert visitor.axe() == []


def test_alone_the_target_and_the_feats_stand_in_the_rivals_place(visitor: Visitor) -> None:
    visitor.make_table(ME, game="santa_maria", seed=7)
    visitor.hurry(random.Random(3), 40)

    feats = visitor.position()["view"]["feats"]
    shown = visitor.page.locator(".solo li progress")

    assert shown.count() == len(feats) == 6
    for place, feat in enumerate(feats):
        assert int(shown.nth(place).get_attribute("max") or 0) == feat["needed"]
        assert int(shown.nth(place).get_attribute("value") or 0) == min(feat["count"], feat["needed"])
    assert visitor.axe() == []
