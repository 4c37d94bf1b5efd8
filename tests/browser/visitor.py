"""A person in front of the page: sees what is offered, chooses in one way or another, notes what goes wrong."""

import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    TimeoutError,
    ViewportSize,
    WebSocket,
)

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
ARTEFACTS = ROOT / "build" / "screenshots"

BROWSER = Path("/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Nobody types an address here, so a window needs no page for suggestions; Playwright switches off the others.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AvoidUnnecessaryBeforeUnloadCheckSync,"
    "DestroyProfileOnBrowserClose,HttpsUpgrades,LensOverlay,MediaRouter,OptimizationHints,PaintHolding",
]
LANGUAGES = {"en": "en-GB", "pt": "pt-BR", "fr": "fr-FR"}
WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}

ASIDE = "/web/icon.svg"
"""A page that shows next to nothing, and may ask the server."""
PATIENCE = 60_000.0
"""Milliseconds until a thing that does not come is missed: even a slow machine has shown it by then."""

ME = {"kind": "me", "name": "Ana"}
BOT = {"kind": "bot", "name": "", "bot": "uniform"}
HERE = {"kind": "here", "name": "Bento"}
LINK = {"kind": "link", "name": ""}

# Even what every sensible player answers the same is asked.
ASKED = "if (location.protocol.startsWith('http')) localStorage.setItem('caravela-ask', 'everything')"

READY = """before => {
    const table = document.querySelector('#table');
    document.querySelector('.curtain [data-action="lift"]')?.click();
    // What is half drawn may be about to tell something first.
    if (!table || !table.dataset.waiting || table.hasAttribute('data-drawing')) return false;
    const skip = document.querySelector('[data-action="skip"]');
    if (skip && skip.checkVisibility() && !skip.disabled) skip.click();
    else document.querySelector('[data-action="go-on"]')?.click();
    if (Number(table.dataset.number) <= before) return false;
    if (table.dataset.waiting === 'over') return true;
    // While an answer is on its way, the page still shows what it answers.
    const shown = document.querySelector('#options:not([data-busy]) button[data-option]');
    return table.dataset.waiting === 'me' && shown !== null;
}"""

STATE = """() => {
    const table = document.querySelector('#table');
    return {
        waiting: table.dataset.waiting, number: Number(table.dataset.number),
        options: [...document.querySelectorAll('#options button[data-option]')].map(b => b.dataset.option),
        free: [...document.querySelectorAll('#options button[data-free]')].map(b => b.dataset.option),
        pieces: [...document.querySelectorAll('#options .picker :is([role=spinbutton], [role=checkbox])')]
            .map(b => b.dataset.piece),
    };
}"""

TOKENS = """() => [...document.querySelectorAll('[data-token][data-offered]')]
    .filter(e => !e.closest('#options') && e.checkVisibility() && e.getClientRects().length)
    .map(e => ({token: e.dataset.token, chosen: e.hasAttribute('data-chosen')}))"""

API = """async ([method, path, body]) => {
    const answer = await fetch(path, {method, headers: body === null ? {} : {'content-type': 'application/json'},
        body: body === null ? undefined : JSON.stringify(body)});
    const text = await answer.text();
    return [answer.status, text];
}"""

DROP = """([selector, name, text]) => {
    const all = new DataTransfer();
    all.items.add(new File([text], name, {type: 'text/plain'}));
    const target = document.querySelector(selector) ?? document.body;
    for (const kind of ['dragenter', 'dragover', 'drop'])
        target.dispatchEvent(new DragEvent(kind, {dataTransfer: all, bubbles: true, cancelable: true}));
}"""

AXE_RUN = """async () => {
    // A tooltip lies over all landmarks.
    axe.configure({rules: [{id: 'region', selector: 'body *:not(#tip, #tip *)'}]});
    const result = await axe.run(document, {resultTypes: ['violations'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']});
    return result.violations.map(v => `${v.id}: ${v.help}: ` + v.nodes.slice(0, 4).map(
        n => n.target.join(' ') + ' ' + (n.any[0] ?? n.all[0] ?? n.none[0])?.message).join(' | '));
}"""

SIDEWAYS = """() => {
    const wide = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= wide) return [];
    return ['page is ' + document.documentElement.scrollWidth + ' wide, the window ' + wide,
        ...[...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > wide + 1)
            .slice(0, 8).map(e => e.tagName + '#' + e.id + '.' + e.getAttribute('class')
                + ' to ' + e.getBoundingClientRect().right)];
}"""


class Visitor:
    """A page in its own browser context (own cookies), with all that goes wrong in it."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.problems: list[str] = []
        self.frames: list[str] = []
        self.answers: list[str] = []
        self.made = ""
        """The table that was made and not looked at yet."""
        self.cut_off = False
        """While the server is away on purpose, failures are no problems."""
        self.hasty = False
        """Who clicks at random may come too late: that the server says so is no problem."""
        context.on("page", self.watch)
        context.set_default_timeout(PATIENCE)
        self.page = context.new_page()

    def watch(self, page: Page) -> None:
        page.on("console", self.note_console)
        page.on("pageerror", lambda error: self.note(f"error in the page: {error}"))
        page.on("requestfailed", self.note_failure)
        page.on("response", self.note_response)
        page.on("websocket", self.listen)

    def note(self, problem: str) -> None:
        if not self.cut_off:
            self.problems.append(problem)

    def note_console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not (self.hasty and "status of 409" in message.text):
            self.note(f"console: {message.text}")

    def note_failure(self, request: Request) -> None:
        # Leaving a page cuts off what it still asks for.
        if request.failure != "net::ERR_ABORTED":
            self.note(f"request failed: {request.method} {request.url}: {request.failure}")

    def note_response(self, response: Response) -> None:
        if response.status >= 400 and not (self.hasty and response.status == 409):
            asked = response.request
            self.note(f"{response.status} for {asked.method} {response.url} {asked.post_data or ''}".rstrip())

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def keep_answers(self) -> None:
        """From now on, keep the text of every answer of the API and of every page."""

        def keep(request: Request) -> None:
            response = request.response()
            if response is None or response.status >= 300 or "/web/" in response.url:
                return
            if re.search("json|html", response.headers.get("content-type", "")):
                # A page that is left takes its last answers with it.
                with suppress(Error):
                    self.answers.append(response.text())

        self.page.on("requestfinished", keep)

    # Going places

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def api(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """A request of the page, with its cookie and its origin."""
        status, text = self.page.evaluate(API, [method, path, body])
        try:
            return status, json.loads(text)
        except json.JSONDecodeError:
            return status, text

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        status, answer = self.api(method, path, body)
        assert status < 300, f"{status} for {method} {path}: {answer}"
        return answer

    def make_table(self, *seats: dict[str, str], settings: dict[str, Any] | None = None, **more: Any) -> str:
        """Set up a table without going there; of Empires, unless `game` says otherwise."""
        request = {"game": "empires", "settings": settings or {}, "seats": list(seats), "spectators": True, "seed": 5}
        answer = self.context.request.post(f"{self.address}/api/tables", data=request | more)
        assert answer.ok, answer.text()
        self.made = str(answer.json()["table"])
        return self.made

    def new_table(self, *seats: dict[str, str], **more: Any) -> str:
        """Set up a table and go there."""
        table = self.make_table(*seats, **more)
        self.sit_down(table)
        return table

    def open_record(self, text: str) -> str:
        """A table that goes on from a record; all its seats are ours."""
        headers = {"content-type": "text/plain"}
        answer = self.context.request.post(f"{self.address}/api/records", data=text, headers=headers)
        assert answer.ok, answer.text()
        return str(answer.json()["table"])

    def sit_down(self, table: str) -> dict[str, Any]:
        """Go to a table, and wait for one's turn."""
        self.made = ""
        self.go(f"/t/{table}")
        return self.ready()

    # Looking

    @property
    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(STATE)
        return found

    def ready(self, before: int = -1, patience: float = PATIENCE) -> dict[str, Any]:
        """Wait until it is this visitor's choice after `before` choices, or the game is over; bots are skipped."""
        self.until(READY, before, patience)
        return self.state

    def until(self, question: str, argument: Any = None, patience: float = PATIENCE) -> None:
        """Wait until the page says yes to a question; the complaint tells what went wrong in the page."""
        try:
            self.page.wait_for_function(question, arg=argument, timeout=patience)
        except TimeoutError as error:
            shown = self.page.evaluate(STATE) if self.page.locator("#table").count() else self.page.url
            raise AssertionError(f"waited in vain for {argument}: {shown}; the page met {self.problems}") from error

    def tokens(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate(TOKENS)
        return found

    def axe(self) -> list[str]:
        """What axe finds wrong with the page as it is now."""
        if not self.page.evaluate("() => 'axe' in window"):
            assert AXE.exists(), "no axe-core: make lint installs it in node_modules"
            self.page.evaluate(AXE.read_text())
        found: list[str] = self.page.evaluate(AXE_RUN)
        return found

    def sideways(self) -> list[str]:
        """What is wider than the window."""
        found: list[str] = self.page.evaluate(SIDEWAYS)
        return found

    def keep(self, name: str) -> None:
        """A picture of the page among the artefacts."""
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=str(ARTEFACTS / f"{name}.png"))

    # Choosing

    def by_list(self, option: str, before: int) -> None:
        button = self.page.locator(f'#options button[data-option="{option}"]')
        self.unfold(button)
        button.click()
        self.settle(before)

    def unfold(self, button: Locator) -> None:
        """Many options are behind a chip, and on a phone all of them while another tab than the board is open."""
        to_choice = self.page.locator('[data-line] [data-action="to-choice"]')
        if to_choice.is_visible():
            to_choice.click()
        fold = button.evaluate("e => e.checkVisibility() ? '' : e.closest('[data-folded]')?.dataset.folded ?? ''")
        if fold:
            self.page.locator(f'[data-fold="{fold}"]').click()

    def by_tokens(self, option: str, before: int, options: list[str]) -> None:
        """Click the option's tokens where they are drawn, until one option is left; make it, or pick it for a set."""
        state = self.state
        if option in state["free"]:
            self.by_list(option, before)
            return
        options = [text for text in options if text not in state["free"]]
        if option.startswith("place turn"):
            self.turn_tile(option.split(" ")[2])
            options = [text for text in options if text.split(" ")[2] == option.split(" ")[2]]
        picked: list[str] = []
        while len(left_by(options, picked)) > 1 or not picked:
            offered = [found["token"] for found in self.tokens() if not found["chosen"]]
            phrase = next_phrase(option, picked, offered, options)
            assert phrase is not None, f"{option!r} can't be clicked: picked {picked}, offered {sorted(set(offered))}"
            picked.append(phrase)
            self.click_token(phrase)
        if option in state["pieces"]:
            self.send_set()
        else:
            self.until(SETTLING, before)
            if commit := self.page.query_selector(HELD):
                commit.click()
        self.settle(before)

    def turn_tile(self, turn: str) -> None:
        """Until it lies as it is wanted: its places are drawn then."""
        for _ in range(4):
            if self.page.locator(".colony[data-turn]").get_attribute("data-turn") == turn:
                return
            self.page.keyboard.press("r")

    def send_set(self) -> None:
        """Send what is picked of a set, and more where that is not enough."""
        send = self.page.locator('.picker [data-action="pick"]')
        for piece in self.page.locator(".picker li").all():
            if send.is_disabled() and "some" not in (piece.get_attribute("class") or ""):
                piece.locator(".adds").click()
        send.click()

    def click_token(self, phrase: str) -> None:
        """Click where the page would take the click for this token: other things may lie over its middle."""
        spot = self.page.evaluate(SPOT, phrase)
        assert spot is not None, f"no spot of {phrase!r} can be clicked"
        self.page.mouse.click(*spot)

    def settle(self, before: int) -> None:
        """Wait until the page has moved on."""
        self.until(MOVED, before)

    def play(
        self,
        choose: Callable[[str, int, list[str]], None],
        luck: random.Random,
        until: int | None = None,
        wish: Callable[[list[str]], list[str]] = lambda options: options,
        stop: Callable[[list[str]], bool] = lambda options: True,
        limit: int = 600,
    ) -> dict[str, Any]:
        """Choose at random until the game is over, or so many choices were made and the offered ones are wanted."""
        state = self.ready()
        for _ in range(limit):
            if state["waiting"] == "over" or (
                until is not None and state["number"] >= until and stop(state["options"])
            ):
                return state
            choose(luck.choice(wish(state["options"])), state["number"], state["options"])
            state = self.ready(state["number"])
        raise AssertionError(f"no end after {limit} choices: {state}")

    @property
    def table(self) -> str:
        """The one that was just made, or is shown."""
        return self.made or self.page.url.split("/t/")[1].split("/")[0].split("?")[0]

    def position(self) -> Any:
        """The table as the server tells it to this visitor."""
        return self.ask("GET", f"/api/tables/{self.table}")

    def hurry(self, luck: random.Random, until: int | None = None, wanted: str = "true") -> dict[str, Any]:
        """Reach a later position of this table, or of one just made, without looking at those before it."""
        table = self.table
        self.go(ASIDE)
        self.page.evaluate(HURRY % wanted, [table, until, [luck.random() for _ in range(1000)]])
        return self.sit_down(table)

    def play_by_list(self, luck: random.Random, until: int | None = None, **more: Any) -> dict[str, Any]:
        return self.play(lambda option, before, _: self.by_list(option, before), luck, until, **more)


HURRY = """async ([table, until, chances]) => {
    const headers = {'content-type': 'application/json'};
    const ask = async (path, body) => (await fetch(`/api/tables/${table}${path}`,
        body ? {method: 'POST', headers, body: JSON.stringify(body)} : {})).json();
    let position = await ask('');
    while (position.waiting !== 'over') {
        if (position.waiting === 'me') {
            if (until !== null && position.number >= until && (%s)) break;
            const {text} = position.options[Math.floor(chances.pop() * position.options.length)];
            position = await ask('/choices', {number: position.number, option: text});
        }
        if (position.waiting === 'others') {
            await new Promise(done => setTimeout(done, 5));
            position = await ask('');
        }
    }
    return position.number;
}"""

HELD = '#options:not([data-busy]):has(.inhand) [data-action="commit"]'
"""The button that makes what is held."""
SETTLING = f"""before => Number(document.querySelector('#table').dataset.number) > before
    || document.querySelector({HELD!r}) !== null"""
"""A first click that says all is made at once, all else waits for the button."""

MOVED = """before => {
    document.querySelector('.curtain [data-action="lift"]')?.click();
    return Number(document.querySelector('#table').dataset.number) > before;
}"""

SPOT = """phrase => {
    const drawn = [...document.querySelectorAll(`[data-token="${phrase}"][data-offered]`)]
        .filter(e => !e.closest('#options') && e.checkVisibility());
    for (const element of drawn) {
        element.scrollIntoView({block: 'nearest', inline: 'nearest'});
        const box = element.getBoundingClientRect();
        for (const [across, down] of [[.5, .5], [.5, .3], [.3, .5], [.7, .5], [.5, .7], [.2, .2], [.8, .8],
                                      [.9, .1], [.1, .9], [.03, .5], [.97, .5], [.5, .03], [.5, .97]]) {
            const [x, y] = [box.left + box.width * across, box.top + box.height * down];
            const top = document.elementFromPoint(x, y);
            const token = top?.closest('[data-token]:is([data-offered], [data-chosen])');
            // What lies over a row or a region without a click of its own lets the click through.
            const under = top?.closest('.ev, .rivalbody, .plate');
            const through = under?.querySelector(':scope > .hit') ?? (under?.matches('.plate') ? element : null);
            if (token === element || (!token && through === element)) return [x, y];
        }
    }
    return null;
}"""


def words(text: str) -> list[str]:
    return text.split(" ")


def placings(option: list[str], picks: list[list[str]], ordered: bool, start: int = 0) -> Iterator[bool]:
    """Ways to lay the picked phrases over the option's words without overlap."""
    if not picks:
        yield True
        return
    first, *rest = picks
    for at in range(start if ordered else 0, len(option) - len(first) + 1):
        if option[at : at + len(first)] == first:
            used = option[:at] + ["\0"] * len(first) + option[at + len(first) :]
            yield from placings(used, rest, ordered, at + len(first))


def left_by(options: list[str], picked: list[str]) -> list[str]:
    """The options that fit what was picked: in the order picked if any does, else in any order."""
    picks = [words(phrase) for phrase in picked]
    for ordered in (True, False):
        left = [option for option in options if any(placings(words(option), picks, ordered))]
        if left:
            return left
    return []


def next_phrase(option: str, picked: list[str], offered: list[str], options: list[str]) -> str | None:
    """A drawn token that leads on to the option: one that narrows most."""
    left = len(left_by(options, picked))
    fitting = []
    for phrase in dict.fromkeys(offered):
        after = left_by(options, [*picked, phrase])
        if option in after and (len(after) < left or left == 1):
            fitting.append((len(after), phrase))
    return min(fitting)[1] if fitting else None


def reaches(option: str, offered: list[str], options: list[str], free: list[str]) -> bool:
    """Whether clicking drawn tokens alone can make this option, if it is asked for and all of them stay drawn."""
    options = [text for text in options if text == option or text not in free]
    picked: list[str] = []
    while option not in free:
        phrase = next_phrase(option, picked, offered, options)
        if phrase is None:
            return False
        picked.append(phrase)
        if len(left_by(options, picked)) == 1:
            return True
    return True


def text_of(visitor: Visitor, selector: str) -> str:
    return re.sub(r"\s+", " ", visitor.page.locator(selector).first.inner_text()).strip()
