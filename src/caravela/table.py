"""A table at one screen: a game under way with people and bots in its seats, kept as it goes."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from caravela.bots.player import SECONDS, ask, check_bot, make_bot, mixed
from caravela.course import Course
from caravela.journal import Journal, write_whole
from caravela.kernel.phrases import Said
from caravela.kernel.record import Record
from caravela.kernel.state import State


class Table:
    """
    The course of a game, and who plays it.

    >>> table = Table(Record("empires", 2, {}, 7))
    >>> table.choose("place colonist dock")
    >>> table.undo(), table.record.choices
    ('place colonist dock', [])
    """

    def __init__(
        self,
        record: Record,
        bots: Mapping[int, str] | None = None,
        seconds: float = SECONDS,
        to: int | None = None,
        journal: Journal | None = None,
    ) -> None:
        self.bots = dict(bots or {})
        self.seconds = seconds
        self.journal = journal
        """Where every choice is kept as soon as it is made."""
        self.course = Course(record, to=to)
        self.game = self.course.game
        for name in self.bots.values():
            check_bot(name, self.game)

    @property
    def record(self) -> Record:
        return self.course.record

    @property
    def state(self) -> State:
        return self.course.state

    @property
    def catalog(self) -> Any:
        """The components that are played with."""
        heading = self.course.heading
        return self.game.catalog(heading.settings, heading.content)

    @property
    def people(self) -> list[int]:
        """The seats in which no bot sits."""
        return [seat for seat in range(self.course.heading.seats) if seat not in self.bots]

    @property
    def events(self) -> list[tuple[int, Said]]:
        """What happened, each with the number of the choice that it came from; the set-up is number 0."""
        told = [(0, event) for event in self.course.prologue.events]
        for number, choice in enumerate(self.course.choices, 1):
            told += [(number, event) for event in choice.events]
        return told

    def choose(self, text: str) -> None:
        """Make a choice for the seat that must decide; one that is not offered or can't be kept changes nothing."""
        step = self.course.step(text)
        if self.journal is not None:
            self.journal.add(text)
        self.course.take(step)
        if self.state.is_over:
            self.rewrite()

    def rewrite(self) -> None:
        """Keep the whole record anew, where it has not just grown."""
        if self.journal is not None:
            self.journal.write(self.record)

    def play_bots(self) -> int:
        """
        Let bots choose until it is a person's turn or the game is over; how many choices that were.

        What a bot chooses depends on the table's seed and the number of the choice, not on what was undone before.
        """
        made = 0
        while (seat := self.state.seat) is not None and seat in self.bots:
            seed = mixed(self.course.heading.seed or 0, seat, self.course.number)
            bot = make_bot(self.bots[seat], self.game, seed)
            self.choose(self.state.text(ask(self.game, self.state, bot, seed, self.seconds)))
            made += 1
        return made

    def undo(self) -> str:
        """Go back to before the last choice of a person, and tell which it was; nothing if there is none."""
        for number, choice in reversed(list(enumerate(self.course.choices))):
            if choice.seat not in self.bots:
                self.course = self.course.until(number)
                self.rewrite()
                return choice.text
        return ""

    def save(self, path: Path, overwrite: bool = False) -> None:
        """Write the record; a file that exists is left alone unless said otherwise."""
        if not overwrite:
            with path.open("x", encoding="utf-8") as file:
                file.write(self.record.dumps())
            return
        write_whole(path, self.record.dumps())
