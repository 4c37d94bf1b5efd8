"""
Measures the page in Debian's chromium: until it can be used, from a click to the new position, each redraw.

Every visit has a cold cache. Times are taken in the page, from the start of the navigation to the frame in which the
thing is there. A redraw is the longest that the page is busy without a break from a choice to the next question: the
longest task of its thread in the browser's own trace, a slice or a frame, with all that belongs to it, messages,
script, style, layout, paint and garbage. Of work alone is what that thread worked, whatever else the machine had to do.
A whole one lasts from a position's first slice until all of it is drawn. Of the same choices made several times the
quickest counts, since these machines hesitate now and then. Prints JSON.
"""

import argparse
import json
import random
import sys
import tempfile
from itertools import pairwise
from operator import itemgetter
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
REDRAWN = 80
"""So many choices, most of a game, are looked at for each redraw …"""
AGAIN = 3
"""… and so often they are made."""
TRACED = ["disabled-by-default-devtools.timeline", "blink.user_timing"]
"""What the browser notes meanwhile: its tasks, and the page's own marks."""
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
        // A click is a task of its own, not a part of the frame.
        setTimeout(() => document.querySelector('dialog[open] [data-answer="yes"], [data-action="go-on"]')?.click());
        const turn = table.dataset.waiting === 'me' && document.querySelector('#options button[data-option]');
        if (shown !== null && (table.dataset.waiting === 'over' || turn)) done([shown, now - start]);
        else requestAnimationFrame(look);
    };
    document.querySelector(`#options button[data-option="${option}"]`).click();
    requestAnimationFrame(look);
})"""

# From now on, how long it takes until all of a position is drawn.
WHOLES = """async () => {
    const {Slices} = await import('/web/slices.js');
    const {draw, paint} = Slices.prototype;
    let begun = 0;
    window.wholes = [];
    Slices.prototype.draw = function (...how) { begun ||= performance.now(); draw.apply(this, how); };
    Slices.prototype.paint = function (...how) {
        paint.apply(this, how);
        if (begun && !this.rest.length) { window.wholes.push(performance.now() - begun); begun = 0; }
    };
}"""
WHOLE = "() => Math.max(0, ...window.wholes.splice(0))"
CHOICE = "() => { performance.mark('choice'); }"

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
    """After each choice the longest task, by the clock and of work alone, and the whole: the quickest of some times."""
    times = list(zip(*[redraws_once(page, address, game) for _ in range(AGAIN)], strict=True))
    rows = (f"redraw, {game}", f"redraw, work alone, {game}", f"redraw, whole, {game}")
    return {name: [min(one[kind] for one in same) for same in times] for kind, name in enumerate(rows)}


def redraws_once(page: Page, address: str, game: str) -> list[tuple[float, float, float]]:
    """While the same choices are made in the same game, and while the pointer goes over all that is offered."""
    luck = random.Random(3)
    new_table(page, address, ME, BOT, game=game)
    page.evaluate(WHOLES)
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=TRACED)
    wholes: list[float] = []
    for choice in range(REDRAWN):
        page.evaluate(CHOICE)
        if choice % 10 == 0:
            for x, y in page.evaluate(OFFERED):
                page.mouse.move(x, y)
        options = page.evaluate(OPTIONS)
        if not options:
            # What ended the game led to the sheet of scores, not to another question.
            del wholes[-1:]
            break
        page.evaluate(CLICK, luck.choice(sorted(options)))
        wholes.append(page.evaluate(WHOLE))
    page.evaluate(CHOICE)
    tasks = longest_tasks(json.loads(browser.stop_tracing())["traceEvents"])
    return [(longest, work, whole) for (longest, work), whole in zip(tasks, wholes, strict=False)]


def longest_tasks(events: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """Milliseconds of the longest task of the page's thread after each choice: by the clock, and of work alone."""
    choices = sorted((event for event in events if event["name"] == "choice"), key=itemgetter("ts"))
    thread = itemgetter("pid", "tid")
    # What had no end before the tracing ended has no length.
    tasks = [one for one in events if one["name"] == "RunTask" and thread(one) == thread(choices[0]) and "dur" in one]
    found = []
    for one, other in pairwise(choices):
        here = [task for task in tasks if one["ts"] <= task["ts"] < other["ts"]]
        # A thread's own clock leaps now and then where the machine is a virtual one.
        works = [min(task["dur"], task.get("tdur", task["dur"])) for task in here]
        found.append((max(task["dur"] for task in here) / 1000, max(works) / 1000))
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
