"""Records: a game as its set-up, its seed and one option text per line."""

from collections.abc import Callable, Mapping
from typing import Any

from caravela.kernel.errors import CaravelaError, IllegalOption, RecordError
from caravela.kernel.state import Listener, State

HEADING = "caravela record 1"
WORDS = {"true": True, "false": False}


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
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = dict(settings)
        self.seed = seed
        self.choices: list[str] = [] if choices is None else choices
        self.scores = scores
        """The final scores, where the file tells them: a replay must end with them."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and vars(self) == vars(other)

    def dumps(self) -> str:
        """The record as the text of a file."""
        lines = [HEADING, f"game {self.game}", f"seats {self.seats}", f"seed {self.seed}"]
        lines += [f"set {name} {written(value)}" for name, value in self.settings.items()]
        if self.scores is not None:
            lines.append("scores " + " ".join(str(score) for score in self.scores))
        return "\n".join([*lines, "", *self.choices]) + "\n"

    @staticmethod
    def loads(text: str) -> "Record":
        """The record out of the text of a file; a damaged or foreign one is refused with its line."""
        lines = text.splitlines()
        if not lines or lines[0].strip() != HEADING:
            first = lines[0][:40] if lines else ""
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
                    raise RecordError(f"line {number}, {line[:60]!r}: {name!r} is set twice")
                settings[name] = read_value(word)
            elif key in ("game", "seats", "seed", "scores") and key not in facts:
                facts[key] = value
            else:
                raise RecordError(f"line {number}, {line[:60]!r}: expected 'game', 'seats', 'seed', 'set' or 'scores'")
        for key in ("game", "seats", "seed"):
            if key not in facts:
                raise RecordError(f"line {number}: the heading does not tell the {key}")
        choices = [line.strip() for line in "\n".join(lines[number:]).rstrip().splitlines()]
        return Record(
            facts["game"],
            read_number(facts, "seats"),
            settings,
            read_number(facts, "seed"),
            choices,
            [read_score(word) for word in facts["scores"].split()] if "scores" in facts else None,
        )

    def heading_lines(self) -> int:
        """How many lines of the file come before the first choice."""
        return 5 + len(self.settings) + (self.scores is not None)

    def replay(self, to: int | None = None, listener: Listener | None = None) -> State:
        """The position after the first `to` choices, or after all of them."""
        import caravela

        try:
            game = caravela.game(self.game)
        except KeyError as error:
            raise RecordError(f"line 2: {error.args[0]}") from None
        try:
            state = game.new(self.seats, self.seed, listener=listener, **self.settings)
        except CaravelaError as error:
            raise RecordError(f"the heading can't be used: {error}") from None
        choices = self.choices if to is None else self.choices[:to]
        for number, text in enumerate(choices):
            try:
                state.choose_text(text)
            except IllegalOption as error:
                line = self.heading_lines() + number + 1
                raise RecordError(f"line {line}, {text[:60]!r}: {str(error).removeprefix(repr(text))[1:]}") from None
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
        return ",".join(value)
    return str(value)


def read_value(word: str) -> Any:
    """The value that a word stands for, as far as the word tells; the game makes the rest of it."""
    return WORDS.get(word, word)


def read_number(facts: dict[str, str], key: str, convert: Callable[[str], int] = int) -> int:
    try:
        return convert(facts[key])
    except ValueError:
        raise RecordError(f"{key} {facts[key]!r} is not a whole number") from None


def read_score(word: str) -> int:
    return read_number({"score": word}, "score")
