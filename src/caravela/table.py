"""A table: a game under way with people and bots in its seats, and the way back."""

from collections.abc import Mapping
from pathlib import Path

import caravela
from caravela.bots.player import SECONDS, ask, check_bot, make_bot, mixed
from caravela.kernel.record import Record
from caravela.kernel.state import Event, State


class Table:
    """
    A record, the position that it leads to, and all that happened on the way.

    >>> table = Table(Record("empires", 2, {}, 7))
    >>> table.choose("place colonist dock")
    >>> table.undo(), table.record.choices
    ('place colonist dock', [])
    """

    def __init__(self, record: Record, bots: Mapping[int, str] | None = None, seconds: float = SECONDS) -> None:
        self.game = caravela.game(record.game)
        self.record = record
        self.bots = dict(bots or {})
        self.seconds = seconds
        for name in self.bots.values():
            check_bot(name)
        self.events: list[tuple[int, Event]] = []
        """What happened, each with the number of the choice that it came from; the set-up is number 0."""
        self.choosers: list[int] = []
        """The seat of each choice."""
        record.replay()  # complains about a wrong line
        self.rebuild(record.choices)

    @property
    def people(self) -> list[int]:
        """The seats in which no bot sits."""
        return [seat for seat in range(self.record.seats) if seat not in self.bots]

    def rebuild(self, choices: list[str]) -> None:
        """Start again and make these choices."""
        self.events = []
        self.choosers = []
        self.record.choices = []
        self.record.scores = None
        settings = self.record.settings
        self.state: State = self.game.new(self.record.seats, self.record.seed, listener=self, **settings)
        for text in choices:
            self.choose(text)

    def hear(self, event: Event) -> None:
        self.events.append((len(self.record.choices), event))

    def choose(self, text: str) -> None:
        """Make a choice for the seat that must decide; one that is not offered changes nothing."""
        option = self.state.option_of(text)
        seat = self.state.seat
        assert seat is not None
        self.record.choices.append(text)
        self.choosers.append(seat)
        self.state.choose(option)
        if self.state.is_over:
            self.record.scores = self.state.scores()

    def play_bots(self) -> int:
        """
        Let bots choose until it is a person's turn or the game is over; how many choices that were.

        What a bot chooses depends on the table's seed and the number of the choice, not on what was undone before.
        """
        made = 0
        while (seat := self.state.seat) is not None and seat in self.bots:
            seed = mixed(self.record.seed, seat, len(self.record.choices))
            bot = make_bot(self.bots[seat], self.game, seed)
            self.choose(self.state.text(ask(self.game, self.state, bot, seed, self.seconds)))
            made += 1
        return made

    def undo(self) -> str:
        """Go back to before the last choice of a person, and tell which it was; nothing if there is none."""
        for number in range(len(self.choosers) - 1, -1, -1):
            if self.choosers[number] not in self.bots:
                text = self.record.choices[number]
                self.rebuild(self.record.choices[:number])
                return text
        return ""

    def save(self, path: Path, overwrite: bool = False) -> None:
        """Write the record; a file that exists is left alone unless said otherwise."""
        if not overwrite:
            with path.open("x", encoding="utf-8") as file:
                file.write(self.record.dumps())
            return
        part = path.with_name(path.name + ".part")
        part.write_text(self.record.dumps(), encoding="utf-8")
        part.replace(path)
