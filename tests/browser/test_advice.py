"""Hints: asked for, looked at and held; in a replay what a master would do."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.serving import Server
from tests.browser.test_course import AT
from tests.browser.test_replay import RECORDS
from tests.browser.visitor import BOT, LINK, ME, Visitor

ASK = '[data-action="advice"]'


@pytest.mark.parametrize("phone", [False, True])
def test_a_hint_is_asked_for_looked_at_and_held_until_it_is_made(meet: Meet, server: Server, phone: bool) -> None:
    visitor = meet(server, phone=phone)
    visitor.new_table(ME, BOT)
    before = visitor.ready()
    page = visitor.page

    if phone:
        page.tap(ASK)
    else:
        page.keyboard.press("h")
    first = page.locator(".advised").first
    first.wait_for()
    expect(page.locator(".advised")).to_have_count(3)
    expect(first).to_be_focused()
    assert phone or visitor.axe() == [], "on a phone the sheet lies over parts of the view"
    assert visitor.sideways() == []
    assert page.locator("[data-suggested]").count() > 0, "what the focused one names is lit"

    wanted = first.get_attribute("data-advised")
    first.click()
    expect(page.locator(".slip.advice")).to_have_count(0)
    expect(page.locator('#options [data-action="commit"]')).to_have_attribute("data-option", wanted or "")
    assert visitor.state["number"] == before["number"], "it is held, not made"
    page.locator('#options [data-action="commit"]').click()
    visitor.settle(before["number"])
    assert wanted in [event.get("option") for event in visitor.position()["events"]]


def test_esc_puts_the_hint_away_and_other_people_are_given_none(visitor: Visitor) -> None:
    visitor.new_table(ME, BOT)
    visitor.page.locator(ASK).click()
    expect(visitor.page.locator(".slip.advice")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".slip.advice")).to_have_count(0)

    visitor.new_table(ME, LINK)
    expect(visitor.page.locator(ASK)).to_have_count(0)


def test_in_a_replay_a_master_tells_what_it_would_do(visitor: Visitor) -> None:
    table = visitor.open_record((RECORDS / "first_game.txt").read_text())
    visitor.go(f"/t/{table}/40")
    visitor.until(AT, 40)

    visitor.page.locator(ASK).click()
    advised = visitor.page.locator(".advised")
    advised.first.wait_for()
    offered = [text.get_attribute("data-advised") or "" for text in advised.all()]

    assert len(offered) > 1
    assert all(re.fullmatch(r"[a-z0-9_ ]+", text) for text in offered)
    assert visitor.axe() == []
    visitor.page.locator('[data-action="forward"]').click()
    expect(visitor.page.locator(".slip.advice")).to_have_count(0)
