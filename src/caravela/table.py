"""A table: a game under way with people and bots in its seats, and the way back."""

from collections.abc import Mapping
from pathlib import Path

from caravela.bots.player import SECONDS, ask, check_bot, make_bot, mixed
from caravela.journal import Journal, write_whole
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

    def __init__(
        self,
        record: Record,
        bots: Mapping[int, str] | None = None,
        seconds: float = SECONDS,
        to: int | None = None,
        journal: Journal | None = None,
    ) -> None:
        self.game = record.its_game()
        self.record = record
        self.bots = dict(bots or {})
        self.seconds = seconds
        self.journal = journal
        """Where every choice is kept as soon as it is made."""
        for name in self.bots.values():
            check_bot(name)
        self.events: list[tuple[int, Event]] = []
        """What happened, each with the number of the choice that it came from; the set-up is number 0."""
        self.choosers: list[int] = []
        """The seat of each choice."""
        self.state: State = self.rebuilt(to)

    @property
    def people(self) -> list[int]:
        """The seats in which no bot sits."""
        return [seat for seat in range(self.record.seats) if seat not in self.bots]

    def rebuilt(self, to: int | None) -> State:
        """The position after the first `to` choices of the record, or after all; there the record ends from now on."""
        self.events = []
        self.choosers = []
        state = self.record.replay(to, listener=self, watch=self.choosers.append)
        self.record.choices = self.record.choices[:to]
        self.record.scores = state.scores() if state.is_over else None
        return state

    def hear(self, event: Event) -> None:
        self.events.append((len(self.choosers), event))

    def choose(self, text: str) -> None:
        """Make a choice for the seat that must decide; one that is not offered or can't be kept changes nothing."""
        option = self.state.option_of(text)
        seat = self.state.seat
        assert seat is not None
        if self.journal is not None:
            self.journal.add(text)
        self.record.choices.append(text)
        self.choosers.append(seat)
        self.state.choose(option)
        if self.state.is_over:
            self.record.scores = self.state.scores()
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
                self.state = self.rebuilt(number)
                self.rewrite()
                return text
        return ""

    def save(self, path: Path, overwrite: bool = False) -> None:
        """Write the record; a file that exists is left alone unless said otherwise."""
        if not overwrite:
            with path.open("x", encoding="utf-8") as file:
                file.write(self.record.dumps())
            return
        write_whole(path, self.record.dumps())
