"""Games in the real browser to their end, each by another way of choosing."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.serving import Server
from tests.browser.visitor import ASIDE, BOT, HERE, LINK, ME, Visitor, reaches
from tests.conftest import LONG, only_long

BUTTONS = ("pass", "done", "look")
"""Options that name nothing on the board, or stand beside what is asked."""
TABS = 80
"""More tab stops than there may be between two offered things."""
BEGUN = 0 if LONG else 130
"""So many choices have been made before a game is played to its end in another way than by clicking."""
TURNS = 600 if LONG else 24
"""So many choices two people make online; 600 are more than a game has."""
PRESSES = 60
"""So many random presses may pick and let go before something is chosen."""


def is_scored(visitor: Visitor, seats: int = 2) -> None:
    """The score sheet is there, with every seat's total on it."""
    sheet = visitor.page.locator("#scores")
    expect(sheet).to_be_visible()
    position = visitor.ask("GET", f"/api/tables/{visitor.page.url.split('/t/')[1].split('/')[0].split('?')[0]}")
    assert len(position["scores"]) == seats
    text = sheet.inner_text()
    for score, breakdown in zip(position["scores"], position["breakdown"], strict=True):
        assert str(score) in text
        assert sum(breakdown.values()) == score


def test_a_game_by_the_option_list(visitor: Visitor) -> None:
    visitor.make_table(ME, BOT)
    visitor.hurry(random.Random(1), BEGUN)

    visitor.play_by_list(random.Random(1))

    is_scored(visitor)
    visitor.keep("score-sheet")
    assert visitor.axe() == []


@pytest.mark.parametrize(
    "settings",
    [
        pytest.param({}, id="plain", marks=only_long),
        pytest.param({"recon": "basic", "nations": "random", "builders": True}, id="all"),
    ],
)
def test_a_game_by_clicking_tokens_on_the_board(visitor: Visitor, settings: dict[str, object]) -> None:
    visitor.new_table(ME, BOT, settings=settings)
    out_of_reach: set[str] = set()

    def choose(option: str, before: int, options: list[str]) -> None:
        offered = [found["token"] for found in visitor.tokens()]
        free = visitor.state["free"]
        out_of_reach.update(text for text in options if not reaches(text, offered, options, free))
        if option in out_of_reach:
            visitor.by_list(option, before)
        else:
            visitor.by_tokens(option, before, options)

    luck = random.Random(2)
    if not LONG:
        visitor.play(choose, luck, until=50)
        visitor.hurry(luck, 160)
    visitor.play(choose, luck)

    is_scored(visitor)
    missed = [text for text in out_of_reach if not text.startswith(BUTTONS)]
    assert not missed, f"no tokens for {missed}"


def test_a_game_by_keyboard_alone(visitor: Visitor) -> None:
    visitor.make_table(ME, BOT)
    luck = random.Random(3)

    state = visitor.hurry(luck, BEGUN)
    assert state["waiting"] == "me"
    for _ in range(400):
        if state["waiting"] == "over":
            break
        before = state["number"]
        for _ in range(PRESSES):
            luck.choice([by_letter, by_arrows, by_tabs])(visitor, luck)
            if visitor.page.evaluate(HAPPENED, before):
                break
        else:
            raise AssertionError(f"{PRESSES} presses and nothing chosen: {visitor.state}")
        state = visitor.ready(before)

    assert state["waiting"] == "over"
    is_scored(visitor)


def by_letter(visitor: Visitor, luck: random.Random) -> None:
    """The key that is printed on an option or on a group of options."""
    keys = visitor.page.evaluate("() => [...document.querySelectorAll('#options [data-key]')].map(b => b.dataset.key)")
    if keys:
        visitor.page.keyboard.press(luck.choice(keys))


def by_arrows(visitor: Visitor, luck: random.Random) -> None:
    """From one offered thing on the board to another."""
    for _ in range(luck.randrange(1, 5)):
        visitor.page.keyboard.press(luck.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
    if visitor.page.evaluate(FOCUSED):
        visitor.page.keyboard.press(luck.choice(["Enter", "Space"]))


def by_tabs(visitor: Visitor, luck: random.Random) -> None:
    """To the next offered thing, wherever it is: an option, a group of options, a token."""
    skipped = luck.randrange(4)
    for _ in range(TABS):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate(FOCUSED):
            if not skipped:
                visitor.page.keyboard.press(luck.choice(["Enter", "Space"]))
                return
            skipped -= 1
    raise AssertionError(f"nothing offered within {TABS} tab stops")


FOCUSED = """() => document.activeElement !== null && document.activeElement.matches(
    '#options [data-option], #options [data-pick], .picker :is(button, [role=checkbox]), [data-token][data-offered]')"""
HAPPENED = """before => new Promise(done => {
    // A press that chooses makes the page busy at once; one that only picks does not.
    const table = document.querySelector('#table');
    done(Number(table.dataset.number) > before || document.querySelector('#options[data-busy]') !== null
        || table.dataset.waiting !== 'me');
})"""


def test_a_game_with_two_browsers_online(meet: Meet, server: Server) -> None:
    ana, bento = meet(server), meet(server, language="pt")
    ana.go(ASIDE)
    request = {"game": "empires", "settings": {}, "seats": [ME, LINK], "spectators": True, "seed": 5}
    table = ana.ask("POST", "/api/tables", request)["table"]
    ana.go(f"/t/{table}")

    bento.go(f"/t/{table}")
    join(bento, "Bento")
    luck = random.Random(4)
    for _ in range(TURNS):
        position = ana.position()
        if position["waiting"] == "over":
            break
        visitor = ana if position["waiting"] == "me" else bento
        state = visitor.ready(position["number"] - 1)
        visitor.by_list(luck.choice(state["options"]), state["number"])

    made = ana.position()["number"]
    for visitor in (ana, bento):
        visitor.until(SHOWN, made)
        if LONG:
            assert visitor.ready()["waiting"] == "over"
            is_scored(visitor)


SHOWN = "number => Number(document.querySelector('#table').dataset.number) === number"


def join(visitor: Visitor, name: str) -> None:
    """Take the open seat of the table that is shown."""
    visitor.page.locator('#table [data-action="join"]:visible').first.click()
    dialog = visitor.page.locator("dialog[open]")
    dialog.locator('input[name="name"]').fill(name)
    dialog.locator('[data-answer="sit"]').click()
    expect(dialog).to_have_count(0)


# In `make test` two people at one screen play Santa Maria: tests/browser/test_santa_maria.py.
@only_long
def test_a_whole_game_of_two_people_at_one_screen(visitor: Visitor) -> None:
    visitor.new_table(ME, HERE)
    deciders = set()

    def choose(option: str, before: int, options: list[str]) -> None:
        deciders.add(visitor.page.locator("#prompt").inner_text())
        visitor.by_list(option, before)

    visitor.play(choose, random.Random(5))

    is_scored(visitor)
    assert len(deciders) > 2
