"""
The layout law, measured: one game on several screens at once, and every fault as one readable line.

    PYTHONPATH=src:. .venv/bin/python -m tests.browser.measure empires --sizes 1440x900,390x844 --languages en,fr

prints the faults grouped and counted; `--shots FOLDER` keeps a picture of every state that shows a new one.
"""

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from caravela.course import Course
from caravela.kernel.record import Record
from tests.browser.serving import Server
from tests.browser.visitor import ASKED, BROWSER, FLAGS, LANGUAGES, ROOT, Visitor
from tests.campaigns import finished

SIZES = ("1920x1080", "1440x900", "1366x768", "1280x720", "1024x768", "820x1180", "390x844", "844x390")
SMALLEST = 10.0
"""Pixels of the smallest text."""
TOUCH = 1100
"""Screens up to this width are touched; a screen is a phone's if it is narrow or lies."""

FAR = 40
"""So many choices are played faster than a table is opened anew."""

NAMES = ("Ana", "Guilherme", "Chloé", "Marie-Ève", "Davi", "Esperança")
RECORDS = ROOT / "tests" / "records"
RICHEST = {
    "empires": {2: "two_custom_base", 3: "three_all", 4: "four_buy_points", 5: "five_look_all", 6: "six_nations"},
    "maracaibo": {1: "solo_medium_fight", 2: "duel_to_buy", 3: "three_to_deliver", 4: "four_to_upgrade"},
    "pirates": {1: "solo_everything_well", 2: "duel_to_explore", 3: "three_rubies_well", 4: "four_everything_well"},
    "santa_maria": {1: "solo_to_conquer", 2: "duel_in_the_open", 3: "three_advanced_conquer", 4: "four_advanced_pray"},
}
"""The recorded game that asks most, by the number of seats."""

SCRIPT = (Path(__file__).parent / "measure.js").read_text()

# Makes the choices of a record one after the other; the pages follow.
ONWARD = """async ([table, number, options]) => {
    for (const option of options) {
        const answer = await fetch(`/api/tables/${table}/choices`, {method: 'POST',
            headers: {'content-type': 'application/json'}, body: JSON.stringify({number, option})});
        if (!answer.ok) throw new Error(`${answer.status} for ${option} at ${number}: ${await answer.text()}`);
        number += 1;
    }
}"""

REACHED = """number => {
    const table = document.querySelector('#table');
    document.querySelector('.curtain [data-action="lift"]')?.click();
    if (!table || !table.dataset.waiting) return false;
    const further = table.querySelector('[data-action="skip"]') ?? table.querySelector('[data-action="go-on"]');
    further?.click();
    return Number(table.dataset.number) === number && !further && !table.hasAttribute('data-drawing');
}"""


class Stop(NamedTuple):
    """A position of a recorded game that is looked at."""

    number: int
    decision: str


class Walk:
    """A recorded game, and where it is looked at: at each kind of decision so often, and at every so many choices."""

    def __init__(self, game: Path | Record, every: int, often: int = 1, only: Iterable[str] = ()) -> None:
        self.record = Record.loads(game.read_text()) if isinstance(game, Path) else game
        self.record.scores = None
        self.record.names = list(NAMES[: self.record.seats])
        self.name = game.stem if isinstance(game, Path) else f"seed {game.seed}"
        self.stops: list[Stop] = []
        wanted = set(only)
        course = Course(self.record)
        seen: Counter[str] = Counter()
        for number, before, _ in course.walk(0):
            kind = type(before.decision).__name__
            if wanted and kind not in wanted:
                continue
            if seen[kind] < often or (not wanted and number - self.stops[-1].number > every):
                seen[kind] += 1
                self.stops.append(Stop(number - 1, kind))
        if not wanted:
            self.stops.append(Stop(course.number, "over"))

    def until(self, number: int) -> str:
        """The record of the game so far."""
        whole = self.record.choices
        self.record.choices = whole[:number]
        text = self.record.dumps()
        self.record.choices = whole
        return text


def legacy_game(game: str, seats: int, archive: str, seed: int = 1) -> Record:
    """A game of a campaign played at random from an archive."""
    return finished(Record(game, seats, {"legacy": archive}, seed))


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
        first.context.request.get(f"{server.address}/api/games")
        cookies: list[Any] = list(first.context.cookies())
        self.lookers = [first, *(Looker(browser, server.address, screen, cookies) for screen in screens[1:])]
        self.states = 0

    def open(self, record: str) -> str:
        """A table that goes on from a record; all seats are ours."""
        table = self.lookers[0].open_record(record)
        for looker in self.lookers:
            looker.page.goto(f"{looker.address}/t/{table}", wait_until="commit")
        return table

    def walk(self, walk: Walk, shots: Path | None = None) -> list[Fault]:
        """The faults at all stops of a game, played from one to the next; a far one is opened at a new table."""
        faults: list[Fault] = []
        for looker in self.lookers:
            looker.panes = {}
        table, at = "", 0
        for stop in walk.stops:
            if table and stop.number - at <= FAR:
                self.lookers[0].page.evaluate(ONWARD, [table, at, walk.record.choices[at : stop.number]])
            else:
                table = self.open(walk.until(stop.number))
            at = stop.number
            for looker in self.lookers:
                looker.until(REACHED, at)
                found = looker.measure(f"{walk.name} {at} {stop.decision}")
                if shots and any(fault.name not in (known.name for known in faults) for fault in found):
                    looker.page.screenshot(path=shots / f"{looker.screen.size}-{walk.name}-{at}-{stop.decision}.png")
                faults += found
            self.states += 1
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
    parser.add_argument("--every", type=int, default=30, help="measure every so many choices")
    parser.add_argument("--often", type=int, default=1, help="measure each kind of decision so often at least")
    parser.add_argument("--only", default="", help="measure only these kinds of decisions")
    parser.add_argument("--seats", type=int, default=3, help="the recorded game of so many that asks most")
    parser.add_argument("--record", default="", help="the name of a recorded game in tests/records, or of several")
    parser.add_argument("--legacy", default="", help="instead a game of a campaign at random, made from this archive")
    parser.add_argument("--shots", type=Path, help="a folder for pictures of the states that show a new fault")
    asked = parser.parse_args()
    if asked.shots:
        asked.shots.mkdir(parents=True, exist_ok=True)
    only = asked.only.split(",") if asked.only else ()
    names = asked.record.split(",") if asked.record else [RICHEST[asked.game][asked.seats]]
    walks = [Walk(RECORDS / asked.game / f"{name}.txt", asked.every, asked.often, only) for name in names]
    if asked.legacy:
        walks = [Walk(legacy_game(asked.game, asked.seats, asked.legacy), asked.every, asked.often, only)]
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
        faults = [fault for walk in walks if walk.stops for fault in audience.walk(walk, asked.shots)]
        problems = audience.problems()
        browser.close()
    print("\n".join(report(faults)))
    print("\n".join(f"the page met an error: {problem}" for problem in dict.fromkeys(problems)))
    print(f"{len(faults)} faults on {len(screens)} screens in {audience.states} states of {asked.game}")
    return 1 if faults or problems else 0


if __name__ == "__main__":
    sys.exit(main())
