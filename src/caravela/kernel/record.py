"""Records: a game as its set-up, its seed and one option text per line."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from caravela.kernel import shelf
from caravela.kernel.edition import carried_over
from caravela.kernel.errors import CaravelaError, IllegalOption, RecordError
from caravela.kernel.game import Game
from caravela.kernel.state import Listener, State

EDITION = 2
HEADING = f"caravela record {EDITION}"
FIRST_EDITION = "caravela record 1"
FACTS = ("game", "seats", "seed", "content", "players", "scores")
WORDS = {"true": True, "false": False}
QUOTED = 60
"""So much of a wrong line is told."""


class Record:
    """
    All that a game is: whoever has it can rebuild every position.

    >>> record = Record("empires", 2, {"builders": True}, 7, ["place colonist dock"])
    >>> print(record.dumps())
    caravela record 2
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
        seed: int | None,
        choices: list[str] | None = None,
        scores: list[int] | None = None,
        players: list[str] | None = None,
        luck: Mapping[int, int] | None = None,
        content: Path | None = None,
        edition: int = EDITION,
        told: str = "",
        names: list[str] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = {name: read_value(written(value)) for name, value in settings.items()}
        """As a file tells them: several words are one, with commas; the game reads both."""
        self.seed = seed
        """None: it may not be told, and so the game can't be replayed."""
        self.choices: list[str] = [] if choices is None else choices
        self.scores = scores
        """The final scores, where the file tells them: a replay must end with them."""
        self.players = players
        """Who plays in each seat, where the file tells it: a person, or a bot by its name."""
        self.luck = dict(luck or {})
        """Where the luck to come was drawn anew: after so many choices, from that seed."""
        self.content = content
        """The folder whose content files the game is played with, where they are not its own."""
        self.edition = edition
        """That of the rules by which the choices were made."""
        self.told = told
        """The digest of other content that is not at hand: the game can't be replayed."""
        self.names: list[str] = [] if names is None else names
        """What the players are called, seat by seat, where the file tells it; empty for who has no name."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and vars(self) == vars(other)

    def dumps(self) -> str:
        """The record as the text of a file."""
        return "\n".join([*self.heading(), *self.choices]) + "\n"

    def heading(self) -> list[str]:
        """The lines before the first choice; without the seed none tells of luck."""
        lines = [f"caravela record {self.edition}", f"game {self.game}", f"seats {self.seats}"]
        if self.seed is not None:
            lines.append(f"seed {self.seed}")
            lines += [f"luck {number} {seed}" for number, seed in self.luck.items()]
        if digest := self.digest():
            lines.append(f"content {digest}")
        lines += [f"set {name} {written(value)}" for name, value in self.settings.items()]
        if self.players is not None:
            lines.append("players " + ",".join(self.players))
        lines += [f"name {seat} {name}" for seat, name in enumerate(self.names, 1) if name]
        if self.scores is not None:
            lines.append("scores " + " ".join(str(score) for score in self.scores))
        return [*lines, ""]

    def digest(self) -> str:
        """What tells other content from a game's own."""
        return self.told if self.content is None else self.its_game().content(self.content).digest

    @staticmethod
    def loads(text: str, content: Path | None = None) -> "Record":
        """
        The record out of the text of a file; a damaged or foreign one is refused with its line.

        One that was played with other content than the game's own needs the folder that has it.
        """
        lines = text.splitlines()
        if not lines or lines[0].strip() not in (HEADING, FIRST_EDITION):
            first = lines[0][:QUOTED] if lines else ""
            raise RecordError(f"line 1, {first!r}: a record starts with {HEADING!r}")
        facts: dict[str, str] = {}
        settings: dict[str, Any] = {}
        luck: dict[int, int] = {}
        names: dict[int, str] = {}
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
            elif key == "luck":
                after, _, seed = value.partition(" ")
                luck[read_number("luck after", after)] = read_number("luck", seed)
            elif key == "name":
                seat, _, name = value.partition(" ")
                names[read_number("name of seat", seat)] = name.strip()
            elif key in FACTS and key not in facts:
                facts[key] = value
            else:
                raise RecordError(
                    f"line {number}, {line[:QUOTED]!r}: expected 'game', 'seats', 'seed', 'luck', 'content', 'set', "
                    "'players', 'name' or 'scores'"
                )
        for key in ("game", "seats", "seed"):
            if key not in facts:
                raise RecordError(f"line {number}: the heading does not tell the {key}")
        made = [line.strip() for line in "\n".join(lines[number:]).rstrip().splitlines()]
        if any(not 0 <= after <= len(made) for after in luck):
            raise RecordError(f"the heading tells of luck after {max(luck)} choices, but there are {len(made)}")
        record = Record(
            facts["game"],
            read_number("seats", facts["seats"]),
            settings,
            read_number("seed", facts["seed"]),
            made,
            [read_number("score", word) for word in facts["scores"].split()] if "scores" in facts else None,
            read_players(facts) if "players" in facts else None,
            luck,
            content if "content" in facts else None,
            names=read_names(names, read_number("seats", facts["seats"])),
        )
        if "content" in facts and record.digest() != facts["content"]:
            raise RecordError(f"the game was played with other content ({facts['content']}): --content DIR names it")
        if lines[0].strip() == FIRST_EDITION:
            record.edition = 1
            record.carry_over()
        return record

    def carry_over(self, seats: Sequence[int] | None = None) -> None:
        """Out of the choices of the first edition make those that today's rules ask for, where that is possible."""
        found = carried_over(self.start(), self.choices, seats, self.scores)
        if found is not None:
            self.choices, self.edition = found, EDITION

    def its_game(self) -> Game:
        """The game that is played."""
        try:
            return shelf.game(self.game)
        except KeyError as error:
            raise RecordError(f"line 2: {error.args[0]}") from None

    def replay(self, to: int | None = None) -> State:
        """The position after the first `to` choices, or after all."""
        state = self.start()
        for _ in self.steps(state, to):
            pass
        return state

    def start(self, listener: Listener | None = None) -> State:
        """The first position."""
        game = self.its_game()
        if self.seed is None:
            raise RecordError("the heading does not tell the seed")
        try:
            return game.new(self.seats, self.seed, listener=listener, content=self.content, **self.settings)
        except CaravelaError as error:
            raise RecordError(f"the heading can't be used: {error}") from None

    def steps(self, state: State, to: int | None = None) -> Iterator[str]:
        """Lead the first position through the choices; each is told before it is made."""
        self.redraw(state, 0)
        for number, text in enumerate(self.choices if to is None else self.choices[:to], 1):
            yield text
            try:
                state.choose_text(text)
            except IllegalOption as error:
                line = len(self.heading()) + number
                reason = str(error).removeprefix(repr(text))[1:]
                raise RecordError(f"line {line}, {text[:QUOTED]!r}: {reason}") from None
            self.redraw(state, number)
        if to is None and self.scores is not None:
            if not state.is_over:
                raise RecordError(f"the record tells the scores {self.scores}, but its choices end before the game")
            if state.scores() != self.scores:
                raise RecordError(f"the record tells the scores {self.scores}, but the game ends with {state.scores()}")

    def redraw(self, state: State, number: int) -> None:
        """Where the luck to come was drawn anew after so many choices, it is another from here on."""
        seed = self.luck.get(number)
        if seed is not None:
            state.chance = state.chance.reseeded(seed)


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


def read_names(names: Mapping[int, str], seats: int) -> list[str]:
    for seat in names:
        if not 1 <= seat <= seats:
            raise RecordError(f"the heading names seat {seat}, but there are {seats} seats")
    return [names.get(seat, "") for seat in range(1, seats + 1)] if names else []


def read_players(facts: Mapping[str, str]) -> list[str]:
    players = [name.strip() for name in facts["players"].split(",")]
    seats = read_number("seats", facts["seats"])
    if len(players) != seats:
        raise RecordError(f"the heading names {len(players)} players for {seats} seats")
    return players
