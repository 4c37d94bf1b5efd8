"""The arena: every two bots meet again and again, in all seats and with the same luck."""

import json
import time
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import caravela
from caravela.bots.player import ask, make_bot, mixed
from caravela.kernel.errors import CaravelaError


class ArenaError(CaravelaError):
    """Games that do not belong to this arena."""


class Meeting(NamedTuple):
    """One game to be played: bot k sits in seat k; the same luck is played in all seatings."""

    luck: int
    bots: tuple[str, ...]


class Bout(NamedTuple):
    """How a meeting ended, and how long each seat thought."""

    luck: int
    bots: tuple[str, ...]
    scores: list[int]
    winners: list[int]
    choices: list[int]
    seconds: list[float]
    longest: list[float]

    @property
    def meeting(self) -> Meeting:
        return Meeting(self.luck, self.bots)


class Arena(NamedTuple):
    """Who plays what: all games follow from it."""

    game: str
    seats: int
    bots: tuple[str, ...]
    lucks: int
    """How many lucks every two bots meet with."""
    seed: int
    settings: dict[str, Any]
    apart: int = 0
    """Only bots that are named at most so many places apart meet; 0: all do."""
    against: str = ""
    """Each bot meets this one only, alone among such."""

    def meetings(self) -> Iterator[Meeting]:
        """
        Luck after luck every two bots: one among others of the other kind, in each seat, and the other way round.

        >>> [meeting.bots for meeting in Arena("empires", 2, ("a", "b"), 1, 1, {}).meetings()]
        [('a', 'b'), ('b', 'a')]
        >>> [meeting.bots for meeting in Arena("empires", 3, ("a", "b"), 1, 1, {}).meetings()][:3]
        [('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a')]
        >>> [meeting.bots for meeting in Arena("empires", 2, ("a", "b", "c"), 1, 1, {}, apart=1).meetings()]
        [('a', 'b'), ('b', 'a'), ('b', 'c'), ('c', 'b')]
        >>> [meeting.bots for meeting in Arena("empires", 3, ("a",), 1, 1, {}, against="b").meetings()]
        [('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a')]
        >>> [meeting.bots for meeting in Arena("empires", 3, ("a",), 1, 1, {}).meetings()]
        [('a', 'a', 'a')]
        """
        for luck in range(self.lucks):
            if self.seats == 1 or (len(self.bots) == 1 and not self.against):
                yield from (Meeting(luck, (bot,) * self.seats) for bot in self.bots)
            if self.against:
                for bot in self.bots:
                    yield from self.seatings(luck, bot, self.against)
                continue
            for (place, one), (far, other) in combinations(enumerate(self.bots), 2):
                if self.apart and far - place > self.apart:
                    continue
                yield from self.seatings(luck, one, other)
                if self.seats > 2:
                    yield from self.seatings(luck, other, one)

    def seatings(self, luck: int, lone: str, others: str) -> Iterator[Meeting]:
        """One bot in each seat in turn, the others around it."""
        for seat in range(self.seats if self.seats > 1 else 0):
            yield Meeting(luck, tuple(lone if place == seat else others for place in range(self.seats)))

    def play(self, meeting: Meeting) -> Bout:
        """Play a meeting to its end: luck and whims are decided by the arena's seed."""
        game = caravela.game(self.game)
        seed = mixed(self.seed, meeting.luck)
        state = game.new(self.seats, seed, **self.settings)
        bots = [make_bot(name, game, mixed(seed, seat)) for seat, name in enumerate(meeting.bots)]
        choices = [0] * self.seats
        seconds = [0.0] * self.seats
        longest = [0.0] * self.seats
        while (seat := state.seat) is not None:
            start = time.perf_counter()
            option = ask(game, state, bots[seat], mixed(seed, self.seats, state.choices))
            taken = time.perf_counter() - start
            choices[seat] += 1
            seconds[seat] += taken
            longest[seat] = max(longest[seat], taken)
            state.choose(option)
        return Bout(meeting.luck, meeting.bots, state.scores(), state.winners(), choices, seconds, longest)


class Log:
    """The games that were played, a line each: what was begun can be taken up again."""

    def __init__(self, path: Path, arena: Arena) -> None:
        self.path = path
        self.heading = {"arena": arena.game, "seats": arena.seats, "seed": arena.seed, "settings": arena.settings}

    def read(self) -> list[Bout]:
        """The games so far; a last line that was not finished does not count."""
        if not self.path.exists():
            return []
        lines = self.path.read_text(encoding="utf-8").split("\n")[:-1]
        if lines and json.loads(lines[0]) != json.loads(json.dumps(self.heading)):
            raise ArenaError(f"{self.path} has games of another arena: {lines[0]}")
        bouts = [Bout(**json.loads(line)) for line in lines[1:]]
        return [bout._replace(bots=tuple(bout.bots)) for bout in bouts]

    def open(self) -> None:
        """Make the file ready for more games: with its heading, without a line that was not finished."""
        if not self.path.exists():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(json.dumps(self.heading) + "\n", encoding="utf-8")
        text = self.path.read_text(encoding="utf-8")
        if not text.endswith("\n"):
            self.path.write_text(text[: text.rfind("\n") + 1], encoding="utf-8")

    def add(self, bouts: Iterable[Bout]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            for bout in bouts:
                file.write(json.dumps(bout._asdict()) + "\n")
