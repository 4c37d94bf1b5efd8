"""The course of a game: undo, half-made choices, coming back, a lost server, chat, resigning."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.serving import Server
from tests.browser.test_start import switch_language
from tests.browser.test_whole_games import join
from tests.browser.visitor import ASIDE, BOT, HERE, LINK, ME, Visitor, text_of


def test_undo_goes_back_to_my_last_choice(visitor: Visitor) -> None:
    visitor.new_table(ME, BOT)
    before = visitor.ready()
    visitor.by_list(before["options"][0], before["number"])
    visitor.ready(before["number"])

    visitor.page.locator('[data-action="undo"]').first.click()
    visitor.until(AT, before["number"])

    assert visitor.ready()["options"] == before["options"]


CUT = ".ask.warn #prompt"
AT = "number => Number(document.querySelector('#table').dataset.number) === number"


def test_at_the_start_nothing_can_be_undone_and_the_button_says_why(visitor: Visitor) -> None:
    # Seed and seats decide who begins; before any choice of a person there is nothing to take back.
    table = visitor.new_table(ME, HERE)
    position = visitor.ask("GET", f"/api/tables/{table}")
    assert not position["undo"]["possible"]
    assert position["undo"]["reason"] == "undo-start"

    button = visitor.page.locator('[data-action="undo"]').first

    assert button.get_attribute("aria-disabled") == "true" or button.is_disabled()


def test_a_half_made_choice_can_be_let_go(visitor: Visitor) -> None:
    visitor.new_table(ME, BOT)
    state = visitor.ready()

    visitor.click_token(str(half_of(state["options"])))
    expect(visitor.page.locator("[data-token][data-chosen]").first).to_be_visible()
    visitor.page.keyboard.press("Escape")

    expect(visitor.page.locator("[data-token][data-chosen]")).to_have_count(0)
    assert visitor.state["number"] == state["number"]


def test_a_reload_in_mid_choice_comes_back_to_the_same_choice(visitor: Visitor) -> None:
    visitor.new_table(ME, BOT)
    before = visitor.play_by_list(random.Random(6), until=12, stop=lambda options: half_of(options) is not None)
    visitor.click_token(str(half_of(before["options"])))
    expect(visitor.page.locator("[data-token][data-chosen]").first).to_be_visible()

    visitor.page.reload()

    after = visitor.ready()
    assert (after["number"], after["options"]) == (before["number"], before["options"])
    assert visitor.page.locator("#log").inner_text().strip()


def test_the_page_catches_up_after_the_server_was_away(meet: Meet, own_server: Server) -> None:
    visitor = meet(own_server)
    visitor.new_table(ME, BOT)
    before = visitor.play_by_list(random.Random(7), until=10)

    visitor.cut_off = True
    own_server.kill()
    expect(visitor.page.locator(CUT)).to_be_visible()
    visitor.keep("connection-lost")
    own_server.start()
    expect(visitor.page.locator(CUT)).to_have_count(0)
    visitor.cut_off = False

    assert visitor.ready()["number"] == before["number"]
    visitor.play_by_list(random.Random(8), until=before["number"] + 6)


def test_a_choice_that_does_not_arrive_is_told_and_can_be_made_again(visitor: Visitor) -> None:
    visitor.new_table(ME, BOT)
    state = visitor.ready()
    visitor.page.route("**/choices", lambda route: route.abort(), times=1)

    visitor.cut_off = True
    visitor.page.locator(f'#options button[data-option="{state["options"][0]}"]').click()
    expect(visitor.page.locator(".notice")).to_be_visible()
    visitor.cut_off = False

    expect(visitor.page.locator(CUT)).to_have_count(0)
    visitor.by_list(state["options"][0], state["number"])


@pytest.fixture
def watched(meet: Meet, server: Server) -> tuple[Visitor, Visitor]:
    """Somebody at a table, and somebody who looks."""
    ana, watcher = meet(server), meet(server)
    watcher.go(f"/t/{ana.new_table(ME, BOT)}")
    watcher.page.locator("#table[data-number]").wait_for()
    return ana, watcher


def test_the_page_of_the_other_player_follows_within_a_moment(watched: tuple[Visitor, Visitor]) -> None:
    """100 ms on a quiet machine, see bench/page.py; here it only must come by itself."""
    ana, watcher = watched
    state = ana.ready()

    ana.by_list(state["options"][0], state["number"])
    after = ana.ready(state["number"])

    watcher.until(AT, after["number"])
    assert watcher.state["options"] == []


# Lets the answer to one question wait until it is let go.
HOLD = """address => {
    const ask = window.fetch;
    window.fetch = async (path, request) => {
        const answer = await ask(path, request);
        if (path !== address || request?.method) return answer;
        window.fetch = ask;
        await new Promise(go => { window.letGo = go; });
        return answer;
    };
    dispatchEvent(new Event('offline'));
}"""


def test_an_answer_that_comes_late_takes_nothing_back(watched: tuple[Visitor, Visitor]) -> None:
    """After a cut the page asks how the table stands; while the answer is on its way, the game goes on."""
    ana, watcher = watched
    state = ana.ready()
    watcher.page.evaluate(HOLD, f"/api/tables/{ana.table}")
    watcher.until("() => 'letGo' in window")

    ana.by_list(state["options"][0], state["number"])
    number = ana.ready(state["number"])["number"]
    watcher.until(AT, number)
    watcher.page.evaluate("window.letGo()")
    watcher.page.wait_for_timeout(100)

    assert watcher.state["number"] == number


def test_the_language_can_be_changed_at_the_table(visitor: Visitor) -> None:
    visitor.new_table(ME, BOT)
    state = visitor.play_by_list(random.Random(9), until=8)
    said = {"en": (text_of(visitor, "#prompt"), text_of(visitor, "#log"))}

    for language in ("pt", "fr"):
        switch_language(visitor, language)
        said[language] = (text_of(visitor, "#prompt"), text_of(visitor, "#log"))
        visitor.keep(f"table-{language}")
        assert visitor.axe() == []

    assert len({prompt for prompt, _ in said.values()}) == 3
    assert len({log for _, log in said.values()}) == 3
    assert visitor.state["options"] == state["options"]


def test_dark_can_be_chosen_at_the_table_and_stays(visitor: Visitor) -> None:
    visitor.new_table(ME, BOT)
    shown = "() => getComputedStyle(document.body).backgroundColor"
    before = visitor.page.evaluate(shown)

    visitor.page.locator('[data-action="theme"]').first.click()
    visitor.until("before => getComputedStyle(document.body).backgroundColor !== before", before)
    after = visitor.page.evaluate(shown)
    visitor.page.reload()
    visitor.ready()

    assert visitor.page.evaluate(shown) == after


def test_what_is_said_at_the_table_is_heard(meet: Meet, server: Server) -> None:
    ana, watcher = meet(server), meet(server)
    table = ana.new_table(ME, BOT)
    watcher.go(f"/t/{table}")
    watcher.page.locator("#table[data-number]").wait_for()

    ana.page.locator(".chat > summary").click()
    ana.page.locator("#chat-text").fill("a fair wind <b>to all</b>")
    ana.page.keyboard.press("Enter")

    expect(watcher.page.get_by_text("a fair wind <b>to all</b>").first).to_be_attached()


def test_a_resigned_seat_is_played_on_by_a_bot(visitor: Visitor) -> None:
    table = visitor.new_table(ME, BOT)

    visitor.page.locator('[data-action="menu"]').click()
    visitor.page.locator('#menu [data-action="resign"]').click()
    visitor.page.locator('dialog[open] [data-answer="seat-0"]').click()

    # The page watches; there is nobody to wait for any more.
    visitor.until("before => Number(document.querySelector('#table').dataset.number) > before + 12", 0, 60_000)
    assert [seat["kind"] for seat in visitor.ask("GET", f"/api/tables/{table}")["table"]["seats"]] == ["bot", "bot"]


def test_a_personal_link_moves_the_seat_to_another_device(meet: Meet, server: Server) -> None:
    desk, phone = meet(server), meet(server, phone=True)
    table = desk.new_table(ME, BOT)
    before = desk.ready()
    desk.page.locator('[data-action="menu"]').click()
    desk.page.locator('#menu [data-action="take-along"]').click()
    link = desk.page.locator("dialog[open] input[readonly]").first.input_value()

    phone.page.goto(link)

    state = phone.ready()
    assert sorted(state["options"]) == sorted(before["options"])
    assert table in phone.page.url


def test_enter_in_the_name_dialog_sits_down_once(meet: Meet, server: Server) -> None:
    ana, bento = meet(server), meet(server)
    ana.go(ASIDE)
    request = {"game": "empires", "settings": {}, "seats": [ME, LINK], "spectators": True}
    table = ana.ask("POST", "/api/tables", request)["table"]
    bento.go(f"/t/{table}")

    bento.page.locator('#table [data-action="join"]:visible').first.click()
    bento.page.locator('dialog[open] input[name="name"]').fill("Bento")
    bento.page.keyboard.press("Enter")

    expect(bento.page.locator(".mineline .who")).to_contain_text("Bento")
    expect(bento.page.locator("dialog[open]")).to_have_count(0)


def test_at_one_screen_the_log_tells_what_the_seat_at_the_desk_knows(visitor: Visitor) -> None:
    visitor.make_table(ME, HERE, settings={"recon": "basic"}, seed=8)
    visitor.hurry(random.Random(18), 30)
    looks: list[int] = []

    def choose(option: str, before: int, options: list[str]) -> None:
        visitor.by_list(option, before)
        if option.startswith("look"):
            looks.append(before)

    visitor.play(choose, random.Random(19), until=44, wish=lambda options: look(options) or options)
    shown = visitor.page.locator("#log").inner_text()
    visitor.page.reload()
    visitor.ready()

    assert looks
    assert visitor.page.locator("#log").inner_text() == shown


def look(options: list[str]) -> list[str]:
    return [option for option in options if option.startswith("look")]


def test_beyond_the_free_way_back_the_others_are_asked(meet: Meet, server: Server) -> None:
    ana, bento = meet(server), meet(server)
    ana.go(ASIDE)
    request = {"game": "empires", "settings": {}, "seats": [ME, LINK], "spectators": True}
    table = ana.ask("POST", "/api/tables", request)["table"]
    ana.go(f"/t/{table}")
    bento.go(f"/t/{table}")
    join(bento, "Bento")
    first, second = (ana, bento) if ana.ask("GET", f"/api/tables/{table}")["waiting"] == "me" else (bento, ana)
    state = first.ready()
    first.by_list(state["options"][0], state["number"])
    second.by_list(second.ready(state["number"])["options"][0], state["number"] + 1)
    first.ready(state["number"] + 1)

    first.page.locator('[data-action="undo"]').first.click()
    second.page.locator('[data-action="agree"]').click()

    for visitor in (first, second):
        visitor.until(AT, state["number"])
    assert first.ready()["options"] == state["options"]


def half_of(options: list[str]) -> str | None:
    """An event on which something can be placed in more than one way: clicking it leaves a choice open."""
    for event in ("specialists", "dock", "discovery", "trade"):
        if sum(event in text.split(" ") for text in options) > 1:
            return event
    return None
