"""Random clicks on everything that can be clicked: no error, no dead end, and nothing left behind."""

import random
import time
from typing import Any

import pytest

from tests.browser.conftest import Meet
from tests.browser.serving import Server
from tests.browser.visitor import BOT, ME, PATIENCE, Visitor
from tests.conftest import LONG

CLICKS = 500 if LONG else 30

# Where a click goes to something that can be clicked and does not leave the table: first by chance which kind of
# thing, then which one. Links, copies of the table and giving up one's seat lead away from it.
NEXT = """([which, one]) => {
    const AWAY = 'a[href]:not([data-jump]), [data-action="resign"], [data-action="try"], [data-action="again"], '
        + '[data-action="record"], [data-action="home"], [data-answer^="seat-"]';
    const KINDS = ['#options button', '[data-token]:is([data-offered], [data-chosen])', '.f-tabs button, [data-fold]',
        'dialog[open] button, [popover]:popover-open button', ':is(.slip, .moment) :is(button, [role=checkbox])',
        'button, summary, a[href], input, label, [data-token], [data-tip]'];
    const spot = element => {
        const box = element.getBoundingClientRect();
        for (const [across, down] of [[.5, .5], [.3, .3], [.7, .7], [.1, .5], [.9, .5], [.5, .1], [.5, .9]]) {
            const [x, y] = [box.left + box.width * across, box.top + box.height * down];
            if (x <= 0 || y <= 0 || x >= innerWidth || y >= innerHeight) continue;
            const top = document.elementFromPoint(x, y);
            if (top && element.contains(top) && !top.closest(AWAY)) return [x, y];
        }
        return null;
    };
    const found = KINDS.map(kind => [...document.querySelectorAll(kind)].filter(e => e.checkVisibility())
        .map(e => ({e, at: spot(e)})).filter(({at}) => at)).filter(things => things.length);
    if (!found.length) return null;
    const things = found[Math.floor(which * found.length)];
    const {e, at} = things[Math.floor(one * things.length)];
    return {at, what: e.dataset.option ?? e.dataset.token ?? e.dataset.action ?? e.dataset.tab ?? e.dataset.fold
        ?? e.getAttribute('aria-label') ?? e.textContent.trim().slice(0, 30)};
}"""

# What is drawn and offered, in words; what a click opens or closes does not count, nor what others did since.
SHOWN = """() => ({
    ...Object.fromEntries(['.f-head .what', '.f-offer', '.f-board', '.rivals', '.f-mine', '#prompt'].map(pane => {
        const drawn = document.querySelector(pane)?.cloneNode(true);
        drawn?.querySelectorAll('.disc, .news, .slip').forEach(one => one.remove());
        return [pane, (drawn?.textContent ?? '').replace(/\\s+/g, ' ').trim()];
    })),
    options: [...document.querySelectorAll('#options [data-option], [data-folded] [data-option]')]
        .map(e => e.dataset.option).sort().join('\\n'),
    offered: [...new Set([...document.querySelectorAll('[data-offered]')].map(e => e.dataset.token))]
        .sort().join('\\n'),
})"""

# The browser makes a click of a tap in its own time.
FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"

# What was clicked has come to its end: it is my choice, or there is something to be read or looked back at.
CALM = """() => {
    const table = document.querySelector('#table');
    return document.querySelector('#options[data-busy], #table[data-drawing]') === null
        && (table.dataset.waiting !== 'others' || table.matches('[data-replay], :has(.slip)'));
}"""

# Of two alike on the board one may be picked for a set: only the picker tells it then.
CLEAR = """() => document.querySelector('dialog[open], [popover]:popover-open, [data-chosen], [data-open], '
    + '.picker [data-action="pick-none"]:enabled') === null"""


def click_about(visitor: Visitor, luck: random.Random, clicks: int, touch: bool) -> list[str]:
    """What was clicked, the last ones."""
    trail: list[str] = []
    for _ in range(clicks):
        found = visitor.page.evaluate(NEXT, [luck.random(), luck.random()])
        if found is None:
            # Only what leads away is left: a dialog that has nothing else.
            visitor.page.keyboard.press("Escape")
            continue
        trail.append(found["what"])
        if touch:
            visitor.page.touchscreen.tap(*found["at"])
            visitor.page.evaluate(FRAMES)
        else:
            visitor.page.mouse.click(*found["at"])
        # Also who clicks before the others have played may do no harm; but that is never twice the same.
        if not LONG:
            visitor.until(CALM)
        assert not visitor.problems, f"{visitor.problems[0]} after {trail[-8:]}"
        assert "/t/" in visitor.page.url, f"left the table by {trail[-3:]}"
        if visitor.page.locator('#table[data-waiting="over"]').count():
            break
    return trail[-12:]


def come_back(visitor: Visitor) -> dict[str, Any]:
    """What somebody does who is lost: Esc, and back to the game from looking at it as it was."""
    for _ in range(12):
        if visitor.page.evaluate(CLEAR):
            break
        visitor.page.keyboard.press("Escape")
    leave = visitor.page.locator('[data-action="leave-replay"]')
    if leave.count():
        leave.click()
    return visitor.ready()


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("game", ["empires", "maracaibo", "pirates", "santa_maria"])
def test_random_clicks_leave_a_playable_table(meet: Meet, server: Server, game: str, phone: bool) -> None:
    visitor = meet(server, phone=phone)
    visitor.hasty = True
    visitor.make_table(ME, BOT, BOT, game=game, seed=11)
    luck = random.Random(f"{game} {phone}")
    visitor.hurry(luck, 30)

    trail = click_about(visitor, luck, CLICKS, touch=phone)

    state = come_back(visitor)
    visitor.page.mouse.move(1, 1)
    shown = visitor.page.evaluate(SHOWN)
    visitor.page.reload()
    visitor.ready()
    fresh = visitor.page.evaluate(SHOWN)
    for part, text in fresh.items():
        assert shown[part] == text, f"{part} is not as at a fresh load, after {trail}"
    if state["waiting"] == "me":
        visitor.by_list(luck.choice(state["options"]), state["number"])
        assert visitor.ready(state["number"])["number"] > state["number"]


@pytest.mark.parametrize(
    "slip",
    [
        "setTimeout(() => { throw new Error('slip') })",
        "void Promise.reject(new Error('slip'))",
        "console.error('slip')",
    ],
    ids=["thrown", "rejected", "logged"],
)
def test_no_script_error_goes_unnoticed(visitor: Visitor, slip: str) -> None:
    """What `meet` demands of every visitor at the end would otherwise mean nothing."""
    visitor.go()

    visitor.page.evaluate(f"() => {{ {slip}; }}")
    end = time.monotonic() + PATIENCE / 1000
    while not visitor.problems and time.monotonic() < end:
        visitor.page.wait_for_timeout(10)

    assert ["slip" in problem for problem in visitor.problems] == [True]
    visitor.problems.clear()
