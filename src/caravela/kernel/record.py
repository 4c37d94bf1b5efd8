"""Records: a game as its set-up, its seed and one option text per line."""

from collections.abc import Callable, Mapping
from typing import Any

from caravela.kernel import shelf
from caravela.kernel.errors import CaravelaError, IllegalOption, RecordError
from caravela.kernel.game import Game
from caravela.kernel.state import Listener, State

HEADING = "caravela record 1"
FACTS = ("game", "seats", "seed", "players", "scores")
WORDS = {"true": True, "false": False}
QUOTED = 60
"""So much of a wrong line is told."""


class Record:
    """
    All that a game is: whoever has it can rebuild every position.

    >>> record = Record("empires", 2, {"builders": True}, 7, ["place colonist dock"])
    >>> print(record.dumps())
    caravela record 1
    game empires
    seats 2
    seed 7
    set builders true
    <BLANKLINE>
    place colonist dock
    <BLANKLINE>
    >>> Record.loads(record.dumps()) == record
    True
    """

    def __init__(
        self,
        game: str,
        seats: int,
        settings: Mapping[str, Any],
        seed: int,
        choices: list[str] | None = None,
        scores: list[int] | None = None,
        players: list[str] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = {name: read_value(written(value)) for name, value in settings.items()}
        """As a file tells them: several words are one, with commas; the game reads both."""
        self.seed = seed
        self.choices: list[str] = [] if choices is None else choices
        self.scores = scores
        """The final scores, where the file tells them: a replay must end with them."""
        self.players = players
        """Who plays in each seat, where the file tells it: a person, or a bot by its name."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and vars(self) == vars(other)

    def dumps(self) -> str:
        """The record as the text of a file."""
        lines = [HEADING, f"game {self.game}", f"seats {self.seats}", f"seed {self.seed}"]
        lines += [f"set {name} {written(value)}" for name, value in self.settings.items()]
        if self.players is not None:
            lines.append("players " + ",".join(self.players))
        if self.scores is not None:
            lines.append("scores " + " ".join(str(score) for score in self.scores))
        return "\n".join([*lines, "", *self.choices]) + "\n"

    @staticmethod
    def loads(text: str) -> "Record":
        """The record out of the text of a file; a damaged or foreign one is refused with its line."""
        lines = text.splitlines()
        if not lines or lines[0].strip() != HEADING:
            first = lines[0][:QUOTED] if lines else ""
            raise RecordError(f"line 1, {first!r}: a record starts with {HEADING!r}")
        facts: dict[str, str] = {}
        settings: dict[str, Any] = {}
        number = 1
        for line in lines[1:]:
            number += 1
            if not line.strip():
                break
            key, _, value = line.strip().partition(" ")
            if key == "set":
                name, _, word = value.partition(" ")
                if name in settings:
                    raise RecordError(f"line {number}, {line[:QUOTED]!r}: {name!r} is set twice")
                settings[name] = read_value(word)
            elif key in FACTS and key not in facts:
                facts[key] = value
            else:
                raise RecordError(
                    f"line {number}, {line[:QUOTED]!r}: expected 'game', 'seats', 'seed', 'set', 'players' or 'scores'"
                )
        for key in ("game", "seats", "seed"):
            if key not in facts:
                raise RecordError(f"line {number}: the heading does not tell the {key}")
        return Record(
            facts["game"],
            read_number("seats", facts["seats"]),
            settings,
            read_number("seed", facts["seed"]),
            [line.strip() for line in "\n".join(lines[number:]).rstrip().splitlines()],
            [read_number("score", word) for word in facts["scores"].split()] if "scores" in facts else None,
            read_players(facts) if "players" in facts else None,
        )

    def heading_lines(self) -> int:
        """How many lines of the file come before the first choice."""
        return 5 + len(self.settings) + (self.players is not None) + (self.scores is not None)

    def its_game(self) -> Game:
        """The game that is played."""
        try:
            return shelf.game(self.game)
        except KeyError as error:
            raise RecordError(f"line 2: {error.args[0]}") from None

    def replay(
        self, to: int | None = None, listener: Listener | None = None, watch: Callable[[int], None] | None = None
    ) -> State:
        """The position after the first `to` choices, or after all; whoever watches is told the seat before each."""
        game = self.its_game()
        try:
            state = game.new(self.seats, self.seed, listener=listener, **self.settings)
        except CaravelaError as error:
            raise RecordError(f"the heading can't be used: {error}") from None
        choices = self.choices if to is None else self.choices[:to]
        for number, text in enumerate(choices):
            seat = state.seat
            if watch is not None and seat is not None:
                watch(seat)
            try:
                state.choose_text(text)
            except IllegalOption as error:
                line = self.heading_lines() + number + 1
                reason = str(error).removeprefix(repr(text))[1:]
                raise RecordError(f"line {line}, {text[:QUOTED]!r}: {reason}") from None
        if to is None and self.scores is not None:
            if not state.is_over:
                raise RecordError(f"the record tells the scores {self.scores}, but its choices end before the game")
            if state.scores() != self.scores:
                raise RecordError(f"the record tells the scores {self.scores}, but the game ends with {state.scores()}")
        return state


def written(value: Any) -> str:
    """A setting's value as one word."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (list, tuple)):
        return ",".join(str(word) for word in value)
    return str(value)


def read_value(word: str) -> Any:
    """The value that a word stands for, as far as the word tells; the game makes the rest of it."""
    return WORDS.get(word, word)


def read_number(name: str, word: str) -> int:
    try:
        return int(word)
    except ValueError:
        raise RecordError(f"{name} {word[:QUOTED]!r} is not a whole number") from None


def read_players(facts: Mapping[str, str]) -> list[str]:
    players = [name.strip() for name in facts["players"].split(",")]
    seats = read_number("seats", facts["seats"])
    if len(players) != seats:
        raise RecordError(f"the heading names {len(players)} players for {seats} seats")
    return players
