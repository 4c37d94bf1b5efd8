"""
Measures the page in Debian's chromium: until it can be used, from a click to the new position, each redraw.

Every visit has a cold cache. Times are taken in the page, from the start of the navigation to the frame in which the
thing is there. A redraw is the longest stretch of drawing and laying out without a break that a choice leads to, a
whole one lasts until all is drawn: of the same choices made several times the quickest, since these machines hesitate
now and then. Prints JSON.
"""

import argparse
import json
import random
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Error, Page, sync_playwright
from tests.browser.serving import Server, ServerError
from tests.browser.visitor import ASKED, BROWSER, FLAGS, WIDE

import caravela

START = '[data-action="play-now"]'
TABLE = '#table[data-waiting="me"] #options button[data-option]'
VISITS = 9
CHOICES = 60
REDRAWN = 40
"""So many choices are looked at for each redraw …"""
AGAIN = 3
"""… and so often they are made."""
SEED = 11

# Notes the first frame in which the selector is there; what is drawn has its listeners.
WATCH = """selector => {
    const look = () => {
        const found = document.querySelector(selector);
        if (found && !found.disabled && found.getClientRects().length) {
            requestAnimationFrame(() => { window.usable ??= performance.now(); });
        } else {
            requestAnimationFrame(look);
        }
    };
    look();
}"""

# Clicks an option; when the new position is there, and when it is this visitor's turn again.
CLICK = """option => new Promise(done => {
    const table = document.querySelector('#table');
    const before = Number(table.dataset.number);
    let shown = null;
    const start = performance.now();
    const look = () => {
        const now = performance.now();
        if (Number(table.dataset.number) > before) shown ??= now - start;
        document.querySelector('dialog[open] [data-answer="yes"], [data-action="go-on"]')?.click();
        const turn = table.dataset.waiting === 'me' && document.querySelector('#options button[data-option]');
        if (shown !== null && (table.dataset.waiting === 'over' || turn)) done([shown, now - start]);
        else requestAnimationFrame(look);
    };
    document.querySelector(`#options button[data-option="${option}"]`).click();
    requestAnimationFrame(look);
})"""

# From now on, how long the table draws without a break, with its layout, and how long until all is drawn.
REDRAWS = """async () => {
    const {Slices} = await import('/web/slices.js');
    window.stretches = [];
    window.wholes = [];
    window.taken = () => [window.stretches.splice(0), window.wholes.splice(0)].map(times => Math.max(0, ...times));
    let [stretch, begun, inside] = [0, 0, false];
    const end = () => { if (stretch) window.stretches.push(stretch); stretch = 0; };
    // A message has its turn when the page is done, if it has not taken a breath before.
    const later = new MessageChannel();
    later.port1.onmessage = end;
    const {breathe} = Slices.prototype;
    Slices.prototype.breathe = function () { end(); breathe.call(this); };
    const timed = (act) => function (...how) {
        if (inside) return act.apply(this, how);
        inside = true;
        if (!stretch) later.port2.postMessage(null);
        const start = performance.now();
        act.apply(this, how);
        document.body.getBoundingClientRect();
        inside = false;
        const now = performance.now();
        stretch += now - start;
        begun ||= start;
        if (!this.rest.length) { window.wholes.push(now - begun); begun = 0; }
    };
    for (const act of ['draw', 'paint']) Slices.prototype[act] = timed(Slices.prototype[act]);
}"""

# The clock time at which a watching page shows the number.
SHOWN = """number => new Promise(done => {
    const look = () => {
        if (Number(document.querySelector('#table').dataset.number) >= number) {
            done(performance.timeOrigin + performance.now());
        } else requestAnimationFrame(look);
    };
    look();
})"""

NEW = """async ([game, seats, seed]) => {
    const request = {game, settings: {}, spectators: true, seats, seed};
    const answer = await fetch('/api/tables',
        {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(request)});
    return (await answer.json()).table;
}"""
OPTIONS = "() => [...document.querySelectorAll('#options button[data-option]')].map(b => b.dataset.option)"
OFFERED = """() => [...document.querySelectorAll('[data-offered]')].slice(0, 24).map(e => e.getBoundingClientRect())
    .map(box => [box.left + box.width / 2, box.top + box.height / 2])"""
ME, BOT, HERE = (
    {"kind": "me", "name": "Ana"},
    {"kind": "bot", "name": "", "bot": "uniform"},
    {"kind": "here", "name": "B"},
)


def until_usable(browser: Browser, address: str, path: str, selector: str, cookies: list[Any]) -> float:
    """Milliseconds from the start of a visit with nothing in the cache."""
    context = browser.new_context(viewport=WIDE, reduced_motion="reduce")
    context.add_cookies(cookies)
    page = context.new_page()
    page.add_init_script(f"({WATCH})({json.dumps(selector)})")
    page.goto(address + path)
    page.wait_for_function("() => window.usable !== undefined")
    found: float = page.evaluate("() => window.usable")
    context.close()
    return found


def new_table(page: Page, address: str, *seats: dict[str, str], game: str = "empires") -> str:
    page.goto(address + "/")
    table: str = page.evaluate(NEW, [game, list(seats), SEED])
    page.goto(f"{address}/t/{table}")
    page.wait_for_selector(TABLE)
    return table


def clicks(page: Page, luck: random.Random) -> tuple[list[float], list[float]]:
    """Until the own choice is shown, and until the bots have answered and it is my turn again."""
    shown, back = [], []
    for _ in range(CHOICES):
        options = page.evaluate(OPTIONS)
        if not options:
            break
        one, other = page.evaluate(CLICK, luck.choice(options))
        shown.append(one)
        back.append(other)
    return shown, back


def redraws(page: Page, address: str, game: str) -> dict[str, list[float]]:
    """For each choice how long it took, stretch by stretch and on the whole, the quickest of several times."""
    times = list(zip(*[redraws_once(page, address, game) for _ in range(AGAIN)], strict=True))
    stretches, wholes = ([min(one[kind] for one in same) for same in times] for kind in (0, 1))
    return {f"redraw, {game}": stretches, f"redraw, whole, {game}": wholes}


def redraws_once(page: Page, address: str, game: str) -> list[tuple[float, float]]:
    """While the same choices are made in the same game, and while the pointer goes over all that is offered."""
    luck = random.Random(3)
    new_table(page, address, ME, BOT, game=game)
    page.evaluate(REDRAWS)
    found = []
    for choice in range(REDRAWN):
        if choice % 10 == 0:
            for x, y in page.evaluate(OFFERED):
                page.mouse.move(x, y)
        options = page.evaluate(OPTIONS)
        if not options:
            break
        page.evaluate(CLICK, luck.choice(sorted(options)))
        found.append(tuple(page.evaluate("window.taken()")))
    return found


def live_updates(browser: Browser, address: str, page: Page, luck: random.Random) -> list[float]:
    """From a click to the new position on the page of somebody else who watches."""
    table = new_table(page, address, ME, HERE)
    other = browser.new_context(viewport=WIDE, reduced_motion="reduce")
    watcher = other.new_page()
    watcher.goto(f"{address}/t/{table}")
    watcher.wait_for_selector("#table[data-number]")
    waits = []
    for _ in range(CHOICES // 2):
        options = page.evaluate(OPTIONS)
        number = int(page.get_attribute("#table", "data-number") or 0)
        watcher.evaluate(f"() => {{ window.seen = ({SHOWN})({number + 1}); }}")
        start = page.evaluate("() => performance.timeOrigin + performance.now()")
        page.evaluate(CLICK, luck.choice(options))
        waits.append(watcher.evaluate("() => window.seen") - start)
    other.close()
    return waits


def measure() -> dict[str, Any]:
    with (
        tempfile.TemporaryDirectory(prefix="caravela-bench-") as folder,
        Server(Path(folder)) as server,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=BROWSER, headless=True, args=FLAGS)
        context = browser.new_context(viewport=WIDE, reduced_motion="reduce")
        context.add_init_script(ASKED)
        page = context.new_page()
        table = new_table(page, server.address, ME, HERE)
        cookies: list[Any] = list(context.cookies())
        page.goto("about:blank")
        start = [until_usable(browser, server.address, "/", START, cookies) for _ in range(VISITS)]
        there = [until_usable(browser, server.address, f"/t/{table}", TABLE, cookies) for _ in range(VISITS)]
        new_table(page, server.address, ME, BOT)
        shown, back = clicks(page, random.Random(1))
        drawn = {
            name: times for game in caravela.games() for name, times in redraws(page, server.address, game).items()
        }
        live = live_updates(browser, server.address, page, random.Random(2))
        version = browser.version
        browser.close()
    rows = {
        "start page usable": start,
        "table usable": there,
        "click to new position": shown,
        "click to my next turn": back,
        "click to another's page": live,
        **drawn,
    }
    results = [
        {
            "name": name,
            "median_ms": median(times),
            "worst_tenth_ms": quantiles(times, n=10)[8],
            "longest_ms": max(times),
            "times": len(times),
        }
        for name, times in rows.items()
    ]
    return {"browser": f"chromium {version}", "results": results}


def main() -> int:
    argparse.ArgumentParser(description=__doc__).parse_args()
    if not BROWSER.exists():
        print(f"no {BROWSER}: make browser installs it", file=sys.stderr)
        return 1
    try:
        print(json.dumps(measure()))
    except (ServerError, Error) as error:
        print(" ".join(str(error).split()), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
