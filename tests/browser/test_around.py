"""Around the table: the curtain between two people at one screen, and being called when it is my turn."""

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.serving import Server
from tests.browser.test_course import AT
from tests.browser.visitor import ASIDE, BOT, HERE, LINK, ME, Visitor

HIDDEN = """
    window.away = false;
    window.called = [];
    Object.defineProperty(document, 'hidden', {get: () => window.away});
    window.Notification = class extends EventTarget {
        static permission = 'default';
        static async requestPermission() { return (Notification.permission = window.answer ?? 'granted'); }
        constructor(title, { body }) { super(); window.called.push(title + ' / ' + body); }
        close() {}
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) { window.called.push('bell'); start.call(this, when); };
"""

LISTEN = """() => {
    window.heard = [];
    const ears = new MutationObserver(() => window.heard.push(document.querySelector('#announcements').textContent));
    ears.observe(document.querySelector('#announcements'), {childList: true});
}"""


def play_until(visitor: Visitor, table: str, asked: int, secret: bool) -> dict[str, Any]:
    """Hot-seat choices, in which the first seat looks at tokens, until a seat is asked that sees a secret or none."""
    position: dict[str, Any] = visitor.ask("GET", f"/api/tables/{table}")
    while position["decider"] != asked or bool(position["hidden_from"]) != secret:
        texts = [option["text"] for option in position["options"]]
        looks = [text for text in texts if text.startswith("look")] if position["decider"] == 0 else []
        others = [text for text in texts if not text.startswith("look")]
        choice = {"number": position["number"], "option": (looks or others)[0]}
        position = visitor.ask("POST", f"/api/tables/{table}/choices", choice)
    return position


def test_a_curtain_hides_what_the_other_may_not_see(visitor: Visitor) -> None:
    table = visitor.new_table(ME, HERE, settings={"recon": "basic"})
    lift = visitor.page.locator('.curtain [data-action="lift"]')
    play_until(visitor, table, asked=0, secret=True)
    position = play_until(visitor, table, asked=1, secret=False)
    visitor.until(AT, position["number"])
    expect(lift).to_have_count(0)

    position = play_until(visitor, table, asked=0, secret=True)
    expect(lift).to_be_focused()
    expect(lift).to_contain_text("Ana")
    assert visitor.page.locator("main.f-board").get_attribute("inert") is not None
    assert (visitor.state["waiting"], visitor.state["number"]) == ("others", position["number"] - 1)
    visitor.keep("curtain")
    assert visitor.axe() == []

    visitor.page.reload()
    expect(lift).to_be_focused()
    assert visitor.page.locator("[data-token]").count() == 0
    visitor.page.keyboard.press("Enter")
    visitor.page.locator("#options button[data-option]").first.wait_for()
    assert visitor.state["number"] == position["number"]
    visitor.page.reload()
    visitor.page.locator("#options button[data-option]").first.wait_for()
    expect(lift).to_have_count(0)


def test_a_bot_can_play_for_whom_the_curtain_waits(visitor: Visitor) -> None:
    table = visitor.new_table(ME, HERE, settings={"recon": "basic"})
    play_until(visitor, table, asked=0, secret=True)
    play_until(visitor, table, asked=1, secret=False)
    play_until(visitor, table, asked=0, secret=True)

    visitor.page.locator('.curtain [data-action="leave-to-bot"]').click()

    expect(visitor.page.locator(".curtain")).to_have_count(0)
    assert [seat["kind"] for seat in visitor.position()["table"]["seats"]] == ["bot", "person"]
    visitor.ready(0)


@pytest.mark.parametrize("game", ["maracaibo", "pirates"])
def test_the_cards_that_were_dealt_are_hidden_from_the_start(visitor: Visitor, game: str) -> None:
    table = visitor.make_table(ME, HERE, game=game)
    asked = visitor.context.request.get(f"{visitor.address}/api/tables/{table}").json()["decider"]

    visitor.go(f"/t/{table}")

    lift = visitor.page.locator('.curtain [data-action="lift"]')
    expect(lift).to_contain_text(("Ana", "Bento")[asked])
    assert visitor.page.locator("[data-token]").count() == 0
    lift.click()
    visitor.page.locator("#options button[data-option]").first.wait_for()


def test_on_a_phone_the_curtain_keeps_within_the_window(meet: Meet, server: Server) -> None:
    visitor = meet(server, phone=True, language="pt")
    visitor.go("/t/" + visitor.make_table(ME, HERE, game="maracaibo"))
    visitor.page.locator('.curtain [data-action="lift"]').wait_for()
    for part in visitor.page.locator(".curtain .paper, .curtain button").all():
        box = part.bounding_box()
        assert box is not None
        assert 12 <= box["x"] <= 390 - 12 - box["width"]


def test_nothing_hidden_needs_no_curtain(visitor: Visitor) -> None:
    table = visitor.new_table(ME, HERE)
    for _ in range(8):
        position = visitor.ask("GET", f"/api/tables/{table}")
        assert position["hidden_from"] == []
        choice = {"number": position["number"], "option": position["options"][0]["text"]}
        visitor.ask("POST", f"/api/tables/{table}/choices", choice)


def test_who_looks_elsewhere_is_called_as_wished(meet: Meet, server: Server) -> None:
    visitor = meet(server)
    visitor.context.add_init_script(HIDDEN)
    visitor.new_table(ME, {**BOT, "name": "Cabral"})
    visitor.ready()
    icon = visitor.page.locator('link[rel="icon"]')
    expect(icon).to_have_attribute("href", "/web/icon-turn.svg")

    visitor.page.locator('[data-action="menu"]').click()
    visitor.page.locator('[data-action="calls"]').click()
    for way in ("bell", "message"):
        switch = visitor.page.locator(f'[name="call-{way}"]')
        expect(switch).not_to_be_checked()
        switch.check()
        expect(switch).to_be_checked()
    visitor.keep("calls")
    assert visitor.axe() == []
    visitor.page.keyboard.press("Escape")

    pass_on(visitor)
    assert "Your turn in Empires" not in "".join(visitor.page.evaluate("window.called"))
    visitor.page.evaluate("window.called = []; window.away = true")
    pass_on(visitor)
    called = visitor.page.evaluate("window.called")
    assert sum(call.startswith("Your turn in Empires / ") for call in called) == 1
    assert "bell" in called


def pass_on(visitor: Visitor) -> None:
    """Choose until somebody else has chosen, and it is my turn again."""
    number = visitor.ready()["number"]
    while True:
        visitor.by_list(visitor.state["options"][0], number)
        state = visitor.ready(number)
        if state["number"] > number + 1:
            return
        number = state["number"]


def test_messages_that_the_browser_blocks_say_what_to_do(meet: Meet, server: Server) -> None:
    visitor = meet(server, language="fr")
    visitor.context.add_init_script(HIDDEN + "window.answer = 'denied';")
    visitor.new_table(ME, BOT)
    visitor.ready()

    visitor.page.locator('[data-action="menu"]').click()
    visitor.page.locator('[data-action="calls"]').click()
    visitor.page.locator('[name="call-message"]').click()

    expect(visitor.page.locator('[data-call="message"]')).to_have_attribute("data-state", "blocked")
    expect(visitor.page.locator('[data-call="message"] .state')).to_have_text("bloqué")


def test_ears_hear_who_ended_the_turn(visitor: Visitor) -> None:
    table = visitor.new_table(ME, {**BOT, "name": "Cabral"}, game="santa_maria")
    visitor.page.evaluate(LISTEN)

    def silent_choices() -> list[Any]:
        lines = visitor.ask("GET", f"/api/tables/{table}")["events"]
        return [line for line in lines if line["key"].startswith("do-") and line["seat"] == 1]

    for _ in range(12):
        if silent_choices():
            break
        visitor.play_by_list(random.Random(4), until=visitor.ready()["number"] + 1)

    assert silent_choices()
    assert "Cabral: " in visitor.page.evaluate("window.heard.join(' ')")


def test_who_is_away_does_not_think(meet: Meet, server: Server) -> None:
    ana, bento = meet(server), meet(server)
    table = ana.new_table(ME, LINK, seed=2)
    bento.go(ASIDE)
    bento.ask("POST", f"/api/tables/{table}/join", {"seat": 1, "name": "Bento"})
    while (position := ana.ask("GET", f"/api/tables/{table}"))["decider"] == 0:
        choice = {"number": position["number"], "option": position["options"][0]["text"]}
        ana.ask("POST", f"/api/tables/{table}/choices", choice)
    prompt = ana.page.locator("#prompt")

    expect(prompt).to_contain_text("Bento is away")
    expect(ana.page.locator('.desk [data-action="replace"]')).to_be_visible()
    bento.go(f"/t/{table}")
    bento.ready()
    expect(prompt).to_contain_text("Bento is thinking")
