"""
The layout law, measured: one game on several screens at once, and every fault as one readable line.

    PYTHONPATH=src:. .venv/bin/python -m tests.browser.measure empires --sizes 1440x900,390x844 --languages en,fr

prints the faults grouped and counted; `--shots FOLDER` keeps a picture of every state that shows a new one.
"""

import argparse
import json
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

import caravela
from tests.browser.serving import Server
from tests.browser.visitor import ASKED, BOT, BROWSER, FLAGS, LANGUAGES, ME, Visitor

SIZES = ("1920x1080", "1440x900", "1366x768", "1280x720", "1024x768", "820x1180", "390x844", "844x390")
SMALLEST = 10.0
"""Pixels of the smallest text."""
TOUCH = 1100
"""Screens up to this width are touched; a screen is a phone's if it is narrow or lies."""

SCRIPT = (Path(__file__).parent / "measure.js").read_text()

# Chooses by chance until a decision is there that is wanted: one whose kind was rarely seen, or every so many.
ONWARD = """async ([table, luck, seen, often, every]) => {
    const headers = {'content-type': 'application/json'};
    const ask = async (path, body) => (await fetch(`/api/tables/${table}${path}`,
        body ? {method: 'POST', headers, body: JSON.stringify(body)} : {})).json();
    let position = await ask('');
    let passed = 0;
    while (position.waiting !== 'over' && luck.length) {
        if (position.waiting === 'me') {
            const rare = (seen[position.prompt.key] ?? 0) < often;
            if (passed > 0 && (rare || passed >= every)) break;
            passed += 1;
            const {text} = position.options[Math.floor(luck.pop() * position.options.length)];
            position = await ask('/choices', {number: position.number, option: text});
        }
        if (position.waiting === 'others') {
            await new Promise(done => setTimeout(done, 40));
            position = await ask('');
        }
    }
    return {number: position.number, waiting: position.waiting, decision: position.prompt?.key ?? 'over'};
}"""

REACHED = """number => {
    const table = document.querySelector('#table');
    if (!table || !table.dataset.waiting) return false;
    for (const button of document.querySelectorAll('[data-action="skip"], [data-action="go-on"]'))
        if (button.checkVisibility() && !button.disabled) button.click();
    return Number(table.dataset.number) === number && table.dataset.waiting !== 'others';
}"""


class Screen(NamedTuple):
    """What somebody looks at."""

    size: str
    language: str = "en"
    dark: bool = False

    @property
    def width(self) -> int:
        return int(self.size.split("x")[0])

    @property
    def height(self) -> int:
        return int(self.size.split("x")[1])

    @property
    def phone(self) -> bool:
        return self.width < 600 or self.height < 521

    def __str__(self) -> str:
        return f"{self.size} {self.language}{' dark' if self.dark else ''}"


@dataclass(frozen=True)
class Fault:
    """One breach of the layout law."""

    screen: Screen
    state: str
    kind: str
    where: str
    text: str
    much: str

    @property
    def name(self) -> tuple[str, str, str]:
        """The same at another state, or in another language, is the same."""
        return self.screen.size, self.kind, self.where

    def __str__(self) -> str:
        text = f" {self.text!r}" if self.text else ""
        return f"{self.screen}, {self.state}: {self.kind}: {self.where}{text} ({self.much})"


class Looker(Visitor):
    """Somebody who measures one screen; the panes must stay where they were at first."""

    def __init__(self, browser: Browser, address: str, screen: Screen, cookies: list[Any]) -> None:
        context = browser.new_context(
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.width <= TOUCH,
            locale=LANGUAGES[screen.language],
            color_scheme="dark" if screen.dark else "light",
            reduced_motion="reduce",
        )
        context.add_cookies(cookies)
        context.add_init_script(ASKED)
        super().__init__(context, address)
        self.screen = screen
        self.panes: dict[str, dict[str, list[float]]] = {}

    def measure(self, state: str) -> list[Fault]:
        asked = {"touch": self.screen.width <= TOUCH, "phone": self.screen.phone, "smallest": SMALLEST}
        found = self.page.evaluate(SCRIPT, asked)
        faults = [Fault(self.screen, state, *fault) for fault in found["faults"]]
        known = self.panes.setdefault(found["tab"], {})
        for name, box in found["panes"].items():
            if known.setdefault(name, box) != box:
                faults.append(Fault(self.screen, state, "moved", name, "", f"from {known[name]} to {box}"))
                known[name] = box
        return faults


class Audience:
    """Lookers at the same table of one game: all see it from one seat, each on another screen."""

    def __init__(self, browser: Browser, server: Server, screens: Iterable[Screen]) -> None:
        screens = list(screens)
        first = Looker(browser, server.address, screens[0], [])
        first.go()
        cookies: list[Any] = list(first.context.cookies())
        self.lookers = [first, *(Looker(browser, server.address, screen, cookies) for screen in screens[1:])]
        self.seen: Counter[str] = Counter()
        self.states = 0

    def open(self, game: str, seats: int, settings: dict[str, Any], seed: int) -> None:
        first, *others = self.lookers
        table = first.new_table(ME, *[BOT] * (seats - 1), game=game, settings=settings, seed=seed)
        for looker in others:
            looker.go(f"/t/{table}")
        for looker in self.lookers:
            looker.panes = {}

    def play(
        self, luck: random.Random, often: int, every: int, states: int = 10_000, shots: Path | None = None
    ) -> list[Fault]:
        """A whole game, measured where a kind of decision was rarely seen and at every so many others."""
        first = self.lookers[0]
        table = first.table
        faults: list[Fault] = []
        while True:
            chances = [luck.random() for _ in range(every + 200)]
            at = first.page.evaluate(ONWARD, [table, chances, dict(self.seen), often, every])
            kind = at["decision"].removeprefix("prompt-")
            self.seen[at["decision"]] += 1
            self.states += 1
            for looker in self.lookers:
                looker.until(REACHED, at["number"])
                found = looker.measure(f"{at['number']} {kind}")
                if shots and any(fault.name not in (known.name for known in faults) for fault in found):
                    looker.page.screenshot(path=shots / f"{looker.screen.size}-{at['number']}-{kind}.png")
                faults += found
            if at["waiting"] == "over" or self.states >= states:
                return faults

    def problems(self) -> list[str]:
        return [problem for looker in self.lookers for problem in looker.problems]

    def leave(self) -> None:
        for looker in self.lookers:
            looker.context.close()


def report(faults: list[Fault]) -> list[str]:
    """Faults of one kind at one place in one line, the most frequent first, with an example."""
    groups: dict[tuple[str, str], list[Fault]] = {}
    for fault in faults:
        groups.setdefault((fault.kind, fault.where), []).append(fault)
    lines = []
    for (kind, where), found in sorted(groups.items(), key=lambda item: -len(item[1])):
        screens = ", ".join(f"{screen} {count}" for screen, count in Counter(str(one.screen) for one in found).items())
        example = found[0]
        text = f" {example.text!r}" if example.text else ""
        lines.append(f"{len(found):5} {kind}: {where}{text} ({example.much}; {example.state}) [{screens}]")
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--languages", default="en")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--every", type=int, default=15, help="measure every so many decisions")
    parser.add_argument("--often", type=int, default=2, help="measure each kind of decision so often at least")
    parser.add_argument("--preset", default="", help="a preset of the game")
    parser.add_argument("--settings", type=json.loads, default={}, help="settings as JSON")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--states", type=int, default=10_000, help="stop after so many states")
    parser.add_argument("--shots", type=Path, help="a folder for pictures of the states that show a new fault")
    asked = parser.parse_args()
    settings = dict(caravela.game(asked.game).presets.get(asked.preset, {})) | asked.settings
    if asked.shots:
        asked.shots.mkdir(parents=True, exist_ok=True)
    screens = [
        Screen(size, language, asked.dark) for size in asked.sizes.split(",") for language in asked.languages.split(",")
    ]
    with (
        tempfile.TemporaryDirectory(prefix="caravela-measure-") as folder,
        Server(Path(folder)) as server,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=BROWSER, headless=True, args=FLAGS)
        audience = Audience(browser, server, screens)
        audience.open(asked.game, asked.seats, settings, asked.seed)
        faults = audience.play(random.Random(asked.seed), asked.often, asked.every, asked.states, asked.shots)
        problems = audience.problems()
        browser.close()
    print("\n".join(report(faults)))
    print("\n".join(f"the page met an error: {problem}" for problem in dict.fromkeys(problems)))
    print(f"{len(faults)} faults on {len(screens)} screens in {audience.states} states of {asked.game}")
    return 1 if faults or problems else 0


if __name__ == "__main__":
    sys.exit(main())
