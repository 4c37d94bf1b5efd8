"""Words on a terminal: colours where there are any, 80 columns or more, plain text in a pipe."""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import zip_longest
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from caravela.kernel.game import Game
from caravela.kernel.phrases import Said, Speech, key_of
from caravela.kernel.record import written
from caravela.kernel.state import State
from caravela.kernel.text import Panel, Texts

COLOURS = {
    "red": "bold bright_red",
    "yellow": "bold yellow",
    "blue": "bold dodger_blue1",
    "green": "bold green",
    "orange": "bold dark_orange",
    "purple": "bold medium_orchid",
}
NAME_WIDTH = 26
"""The first column of a panel is no wider."""
GAP = 2
MIN_WIDTH = 20
LONG_LIST = 8
"""So many options and more stand side by side."""


def stripped(text: Text) -> Text:
    text.rstrip()
    return text


class Printer(Console):
    """A console that leaves it to the command line what happens when nobody reads on."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console() -> Console:
    return Printer(markup=False, highlight=False, emoji=False, soft_wrap=False)


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal, nothing in a pipe; what is done is told by calling it. Print nothing meanwhile."""
    if not sys.stderr.isatty():
        yield lambda count: None
        return
    columns = (what, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda count: bar.advance(task, count)


class Speaker:
    """Says what is to be said about one game with one catalogue, in one language."""

    def __init__(self, game: Game, language: str, catalog: Any = None, out: Console | None = None) -> None:
        self.game = game
        self.catalog = game.catalog() if catalog is None else catalog
        self.speech: Speech = self.catalog.speech
        self.kinds = self.speech.kinds_by_word()
        self.texts = game.texts(language)
        self.words = Texts.load(language, [Path(__file__).parent / "text"])
        self.out = out or console()

    # -- phrases ------------------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        return self.texts.name("seat", self.game.seat_names[seat])

    def sentence(self, said: Said, eyes: int) -> str:
        """What happened, as a set of eyes may know it."""
        return self.texts.say(*said.as_seen(self.speech, eyes))

    def label(self, text: str) -> str:
        """An option as a player reads it."""
        return self.texts.say(*self.speech.label(self.speech.option(text)))

    def descriptions(self, text: str) -> str:
        """What the components do that an option names."""
        _, facts = self.speech.label(self.speech.option(text))
        named = [(name.rstrip("0123456789"), word) for name, word in facts.items() if isinstance(word, str)]
        told = (self.game.describe(self.catalog, kind, word, self.texts) for kind, word in named)
        return " ".join(filter(None, told))

    def prompt(self, state: State) -> str:
        decision = state.decision
        return self.texts.say(f"prompt-{type(decision).__name__}", decision.prompt(state))

    def reason(self, reason: str) -> str:
        """The name of a row of the score pad; a component stands for itself."""
        for kind in ("reason", *self.kinds.get(reason, ())):
            if self.texts.has(key_of(kind, reason)):
                return self.texts.name(kind, reason)
        return reason

    def setting(self, name: str, value: Any) -> str:
        """'Builders: on'."""
        setting = self.game.settings[name]
        if setting.many:
            shown = ", ".join(self.reason(word) for word in value)
        elif isinstance(value, bool):
            shown = self.texts.name("choice", written(value))
        else:
            shown = self.texts.name("choice", f"{name}_{written(value)}")
        return self.words.say("table-setting", {"name": self.texts.name("setting", name), "value": shown})

    # -- printing -----------------------------------------------------------------------------------------------------

    def coloured(self, line: str, style: str = "") -> Text:
        """A line in which the seats have their colours."""
        text = Text(line, style=style)
        for name in self.game.seat_names:
            text.highlight_words([self.texts.name("seat", name)], COLOURS.get(name, "bold"))
        return text

    def say(self, key: str, facts: Mapping[str, Any] | None = None, style: str = "") -> None:
        self.line(self.words.say(key, facts), style)

    def line(self, line: str = "", style: str = "") -> None:
        self.indented(line, 0, style)

    def unbroken(self, line: str) -> None:
        """A line to be copied: it is as long as it is."""
        self.out.print(Text(line), soft_wrap=True)

    def title(self, line: str) -> None:
        self.line()
        self.line(line, "bold underline")

    def panel(self, panel: Panel) -> None:
        self.title(panel.title)
        width = min(NAME_WIDTH, max((cell_len(name) for name, _ in panel.rows), default=0))
        for name, text in panel.rows:
            names = self.coloured(name, "bold").wrap(self.out, width)
            lines = self.coloured(text).wrap(self.out, max(MIN_WIDTH, self.out.width - width - 2 * GAP))
            for left, right in zip_longest(names, lines, fillvalue=Text()):
                left.pad_right(width - left.cell_len)
                self.out.print(stripped(Text(" " * GAP).join([Text(), left, right])))

    def board(self, panels: Iterable[Panel]) -> None:
        for panel in panels:
            self.panel(panel)

    def options(self, texts: Sequence[str], numbers: Sequence[int]) -> None:
        """The options with their numbers; one to a line where there is something to read."""
        notes = [self.descriptions(text) for text in texts]
        width = len(str(max(numbers, default=0)))
        lines = [f"{number:>{width}}  {self.label(text)}" for number, text in zip(numbers, texts, strict=True)]
        if len(lines) >= LONG_LIST and not any(notes):
            self.side_by_side(lines)
            return
        for line, note in zip(lines, notes, strict=True):
            self.indented(line, GAP)
            if note:
                self.indented(note, 2 * GAP + width, "dim")

    def indented(self, line: str, indent: int, style: str = "") -> None:
        for part in self.coloured(line, style).wrap(self.out, max(MIN_WIDTH, self.out.width - indent)):
            self.out.print(stripped(Text(" " * indent) + part))

    def side_by_side(self, lines: list[str]) -> None:
        """In as many columns as there is room for, read downwards."""
        for height in range(1, len(lines) + 1):
            columns = [lines[first : first + height] for first in range(0, len(lines), height)]
            widths = [max(cell_len(line) for line in column) for column in columns]
            if sum(widths) + GAP * (len(columns) - 1) <= self.out.width:
                break
        for row in range(height):
            text = Text()
            for column, width in zip(columns, widths, strict=True):
                if row < len(column):
                    text += self.coloured(column[row] + " " * (width - cell_len(column[row]) + GAP))
            self.out.print(stripped(text))

    def scores(self, state: State) -> None:
        """The score pad: the points of each seat by reason, and who has won."""
        pads = state.breakdown()
        scored = dict.fromkeys(reason for pad in pads for reason in pad if any(other.get(reason) for other in pads))
        reasons = sorted(scored, key=lambda reason: reason in self.kinds)
        grid = Grid(box=SIMPLE_HEAD, show_footer=True, pad_edge=False)
        grid.add_column("", footer=Text(self.words.say("table-total"), style="bold"))
        for seat, points in enumerate(state.scores()):
            footer = Text(str(points), style="bold")
            grid.add_column(self.coloured(self.seat(seat)), footer=footer, justify="right")
        for reason in reasons:
            grid.add_row(self.reason(reason), *(str(pad.get(reason, 0) or "·") for pad in pads))
        self.out.print(grid)
        if state.is_over:
            winners = [self.seat(seat) for seat in state.winners()]
            self.say("table-winners", {"count": len(winners), "list": ", ".join(winners)}, "bold")
