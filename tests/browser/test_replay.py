"""Replay, try from here, records."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.serving import Server
from tests.browser.test_course import AT
from tests.browser.visitor import BOT, DROP, HERE, ME, Visitor

LOW = 390
RECORDS = Path(__file__).resolve().parents[1] / "records" / "empires"


def drop(visitor: Visitor, record: str) -> str:
    """Drop a record on the start page; the table that comes of it."""
    visitor.go()
    visitor.page.locator('[data-game="empires"]').wait_for()
    visitor.page.evaluate(DROP, ["body", "game.txt", record])
    visitor.page.wait_for_url(re.compile("/t/"))
    return re.split(r"[/?#]", visitor.page.url.split("/t/")[1])[0]


@pytest.fixture
def dropped(visitor: Visitor) -> tuple[Visitor, str]:
    """A finished game that was dropped on the start page."""
    table = drop(visitor, (RECORDS / "first_game.txt").read_text())
    visitor.page.locator("#table[data-number]").wait_for()
    return visitor, table


def test_a_dropped_record_is_replayed_to_its_scores(dropped: tuple[Visitor, str]) -> None:
    visitor, table = dropped
    position = visitor.ask("GET", f"/api/tables/{table}")
    [scores] = re.findall(r"^scores (.+)$", (RECORDS / "first_game.txt").read_text(), re.MULTILINE)

    assert position["scores"] == [int(score) for score in scores.split()]


BOXES = """() => ['tfoot', '.acts', '.acts .btn'].map(part => {
    const {top, bottom} = document.querySelector(`#scores ${part}`).getBoundingClientRect();
    return [top, bottom];
})"""


@pytest.mark.parametrize("language", ["en", "pt", "fr"])
def test_in_a_low_window_the_totals_stay_in_sight(meet: Meet, server: Server, language: str) -> None:
    visitor = meet(server, language)
    visitor.page.set_viewport_size({"width": 844, "height": LOW})

    visitor.go(f"/t/{drop(visitor, (RECORDS / 'first_game.txt').read_text())}")
    expect(visitor.page.locator("#scores")).to_be_visible()
    totals, acts, button = visitor.page.evaluate(BOXES)

    assert 0 < totals[0] < totals[1] <= acts[0] + 1
    assert acts[0] <= button[0] < button[1] <= LOW


def test_every_position_has_an_address_and_can_be_stepped(dropped: tuple[Visitor, str]) -> None:
    visitor, table = dropped

    visitor.go(f"/t/{table}/40")
    visitor.until(AT, 40)
    visitor.keep("replay")
    assert visitor.axe() == []

    visitor.page.locator('[data-action="forward"]').click()
    visitor.until(AT, 41)
    assert re.search(rf"/t/{table}/41$", visitor.page.url)
    visitor.page.locator('[data-action="back"]').click()
    visitor.until(AT, 40)


def test_a_game_is_stepped_through_by_choice_turn_and_round(dropped: tuple[Visitor, str]) -> None:
    visitor, table = dropped
    lines = visitor.ask("GET", f"/api/tables/{table}")["events"]
    rounds = [line["number"] for line in lines if line["key"] == "log-round"]
    visitor.go(f"/t/{table}/{lines[-1]['number']}")
    expect(visitor.page.locator("#log .head .fold")).to_have_count(len(rounds))
    for fold in visitor.page.locator('#log .head .fold[aria-expanded="false"]').all()[::-1]:
        fold.click()
    jumps = visitor.page.locator("#log .turn:has(.shape) a[data-jump]")
    turns = [int(number) for number in jumps.evaluate_all("all => all.map(e => e.dataset.jump)")]
    assert len(turns) > 100

    visitor.go(f"/t/{table}/40")
    expect(visitor.page.locator(".scale .chapter")).to_have_count(len(rounds))

    at = 40
    for key, marks in (
        ("ArrowRight", [41]),
        ("Shift+ArrowRight", turns),
        ("PageDown", rounds),
        ("Shift+ArrowRight", turns),
    ):
        visitor.page.keyboard.press(key)
        at = min(mark for mark in marks if mark > at)
        visitor.until(AT, at)
        assert visitor.page.url.endswith(f"/t/{table}/{at}")
    visitor.page.locator('[data-action="chapter-back"]').click()
    visitor.until(AT, max(mark for mark in rounds if mark < at))
    visitor.page.keyboard.press("Home")
    visitor.until(AT, 0)
    expect(visitor.page.locator('[data-action="turn-back"]')).to_be_disabled()


def test_who_looks_back_is_not_disturbed_by_those_who_play_on(visitor: Visitor) -> None:
    table = visitor.new_table(ME, HERE)
    visitor.play_by_list(random.Random(20), until=3)
    visitor.page.locator('[data-jump="1"]').first.click()
    visitor.until(AT, 1)

    position = visitor.ask("GET", f"/api/tables/{table}")
    for _ in range(2):
        choice = {"number": position["number"], "option": position["options"][0]["text"]}
        position = visitor.ask("POST", f"/api/tables/{table}/choices", choice)
    expect(visitor.page.locator("#position")).to_have_attribute("max", str(position["number"]))

    assert visitor.state["number"] == 1
    visitor.page.locator('[data-action="leave-replay"]').click()
    visitor.until(AT, position["number"])


def test_a_position_that_is_not_there_is_missed_by_name(visitor: Visitor) -> None:
    table = visitor.new_table(ME, BOT)

    visitor.cut_off = True
    visitor.go(f"/t/{table}/9999")
    visitor.page.locator(f'main a[href="/t/{table}"]').click()
    visitor.ready()
    visitor.cut_off = False


def test_try_from_here_opens_a_private_copy(dropped: tuple[Visitor, str]) -> None:
    visitor, table = dropped
    visitor.go(f"/t/{table}/60")
    visitor.until(AT, 60)

    with visitor.page.expect_navigation(url=lambda url: "/t/" in url and table not in url):
        visitor.page.locator('#options [data-action="try"]').click()

    state = visitor.ready()
    assert state["waiting"] == "me"
    visitor.play_by_list(random.Random(10), until=state["number"] + 4)
    visitor.page.locator(".bar .trial").click()
    visitor.until(AT, 60)
    assert f"/t/{table}/60" in visitor.page.url


def test_a_record_downloads_with_its_seed_only_once_the_game_is_over(visitor: Visitor) -> None:
    table = visitor.make_table(ME, BOT)
    visitor.hurry(random.Random(11), 6)
    running = download(visitor)
    visitor.hurry(random.Random(12))
    expect(visitor.page.locator("#scores")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("#scores")).to_have_count(0)
    over = download(visitor)

    assert "seed" not in running
    assert over.startswith("caravela record 2")
    assert "seed " in over
    assert len(over.splitlines()) > len(running.splitlines())
    drop(visitor, over)
    assert table not in visitor.page.url


def download(visitor: Visitor) -> str:
    visitor.page.locator('[data-action="menu"]').click()
    with visitor.page.expect_download() as found:
        visitor.page.locator('#menu [data-action="record"]').click()
    return Path(found.value.path()).read_text()


def test_again_starts_another_game(dropped: tuple[Visitor, str], server: Server) -> None:
    visitor, _ = dropped
    visitor.make_table(ME, BOT)
    visitor.hurry(random.Random(13))
    first = visitor.page.url
    expect(visitor.page.locator("#scores")).to_be_visible()

    visitor.page.locator('#scores [data-action="again"]').click()

    visitor.page.wait_for_url(lambda url: "/t/" in url and url != first)
    assert visitor.ready()["waiting"] == "me"
