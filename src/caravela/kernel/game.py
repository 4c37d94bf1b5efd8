"""A game as the rest of the world sees it: its seats, its settings, and the doors to its rules."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from caravela.kernel.agenda import Step
from caravela.kernel.content import ContentFile, Entry
from caravela.kernel.errors import CaravelaError, SaveError, nearest
from caravela.kernel.save import VERSION, restore
from caravela.kernel.state import Listener, State
from caravela.kernel.text import Board, Describe, Texts, Tokens, no_board, no_description


@dataclass(frozen=True)
class Setting:
    """A variant, module or expansion: what it may be, and what it is unless said otherwise."""

    default: Any
    choices: tuple[Any, ...]
    many: bool = False
    """Whether its value is any number of the choices."""
    only_with: tuple[str, Any] | None = None
    """Another setting and its value, without which this one changes nothing."""

    def read(self, name: str, value: Any) -> Any:
        """The value meant by a value or its written form."""
        if self.many:
            if not isinstance(value, (str, list, tuple)):
                raise SettingError(f"setting {name!r} must be a list of words, not {value!r}")
            words = [word for word in value.split(",") if word] if isinstance(value, str) else list(value)
            for word in words:
                if word not in self.choices:
                    raise SettingError(f"setting {name!r}: unknown {word!r}{nearest(str(word), list(self.choices))}")
            return tuple(words)
        if isinstance(self.default, bool) and isinstance(value, str):
            value = BOOLEANS.get(value.lower(), value)
        for choice in self.choices:
            if (value == choice and type(value) is type(choice)) or value == str(choice):
                return choice
        choices = ", ".join(repr(choice) for choice in self.choices)
        raise SettingError(f"setting {name!r} can't be {value!r}; it can be {choices}")


class SettingError(CaravelaError):
    """A setting or seat count that the game does not have."""


BOOLEANS = {"true": True, "on": True, "yes": True, "1": True, "false": False, "off": False, "no": False, "0": False}


def read_settings(path: Path, vocabularies: Mapping[str, list[str]]) -> dict[str, Setting]:
    """The settings of a content file; `several_of` names the vocabulary of a setting that is a list of words."""
    settings: dict[str, Setting] = {}
    file = ContentFile(path)
    for entry in file.all("setting"):
        entry.text("rule")
        if "several_of" in entry.table:
            kind = entry.one_of("several_of", list(vocabularies))
            words = tuple(list(vocabularies.values())[kind])
            settings[entry.name] = Setting((), words, many=True, only_with=read_only_with(entry, settings))
        else:
            choices = tuple(entry.value("choices", list))
            if len(choices) < 2:
                raise entry.error("'choices' must have at least two")
            default = entry.value("default", type(choices[0]))
            if default not in choices:
                raise entry.error(f"the default {default!r} is not one of the choices")
            settings[entry.name] = Setting(default, choices, only_with=read_only_with(entry, settings))
        entry.close()
    file.close()
    return settings


def read_only_with(entry: Entry, settings: Mapping[str, Setting]) -> tuple[str, Any] | None:
    """The setting, further up in the file, that another one depends on: `only_with = "building_set=custom"`."""
    word = entry.text("only_with", "")
    if not word:
        return None
    name, _, value = word.partition("=")
    if name not in settings:
        raise entry.error(f"unknown setting {name!r} in 'only_with'{nearest(name, list(settings))}")
    try:
        return name, settings[name].read(name, value)
    except SettingError as error:
        raise entry.error(str(error)) from None


def read_presets(path: Path, settings: Mapping[str, Setting]) -> dict[str, dict[str, Any]]:
    """The named bundles of settings in a content file; what no setting allows is an error."""
    presets: dict[str, dict[str, Any]] = {}
    file = ContentFile(path)
    for entry in file.all("preset"):
        presets[entry.name] = {}
        for name, setting in settings.items():
            entry.asked.append(name)
            if name in entry.table:
                try:
                    presets[entry.name][name] = setting.read(name, entry.table[name])
                except SettingError as error:
                    raise entry.error(str(error)) from None
        entry.close()
    file.close()
    return presets


@dataclass(frozen=True)
class Game:
    """One game of the project; `GAME` in its folder."""

    name: str
    title: str
    seats: range
    settings: Mapping[str, Setting]
    start: Callable[[int, int, dict[str, Any]], State]
    """The state before its first step, from seats, seed and settings."""
    fields: list[str]
    """The names of the state's own fields, for saving."""
    steps: Mapping[str, type[Step[Any]]]
    view: Callable[[Any, int | None], dict[str, Any]]
    """What a seat may see, JSON-able; seat None is a spectator."""
    imagine: Callable[[Any, int, int], State]
    """A copy in which all that the seat can't know is redrawn."""
    worth: Callable[[Any, int], float]
    """What a position is worth to a seat, by hand."""
    features: Callable[[Any, int], list[int]]
    """The position as a seat may see it, as a fixed number of ints."""
    option_limit: int
    """All options of all decisions are below this number."""
    audit: Callable[[Any], None]
    """Complains if pieces, coins or cards do not add up."""
    folder: Path
    """Where content and texts lie."""
    chapter: str
    """What the course of the game is counted in: a field of the state, the event that opens one, a text `game-…`."""
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """Named bundles of settings."""
    seat_names: tuple[str, ...] = ()
    """The word for each seat, in seat order."""
    tokens: Tokens = field(default_factory=dict)
    """The kinds of things that the words of option texts may name, for labels."""
    board: Board = no_board
    """The board in words, from a seat's view."""
    describe: Describe = no_description
    """What a component does in words, made from its entry."""
    facts: Callable[[], dict[str, Any]] = dict
    """What the content files say about the components, JSON-able, for whoever draws them."""

    def new(
        self, seats: int | None = None, seed: int | None = None, *, listener: Listener | None = None, **settings: Any
    ) -> State:
        """A new game at its first decision; without a seed one of 128 bits is drawn."""
        seats = self.seats[0] if seats is None else seats
        self.check_seats(seats)
        seed = secrets.randbits(128) if seed is None else seed
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise SettingError(f"the seed must be a whole number, not {seed!r}")
        state = self.start(seats, seed, self.full_settings(settings))
        state.listener = listener
        state.advance()
        state.learnt = False
        return state

    def check_seats(self, seats: int) -> None:
        if not isinstance(seats, int) or seats not in self.seats:
            raise SettingError(f"{self.name} has {self.seats[0]} to {self.seats[-1]} seats, not {seats!r}")

    def full_settings(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """All settings, those given and the defaults of the rest."""
        for name in given:
            if name not in self.settings:
                raise SettingError(f"{self.name} has no setting {name!r}{nearest(name, list(self.settings))}")
        return {
            name: setting.read(name, given[name]) if name in given else setting.default
            for name, setting in self.settings.items()
        }

    def chapter_of(self, state: State) -> int:
        """How far the course of a game has come."""
        chapter: int = getattr(state, self.chapter)
        return chapter

    def load(self, data: Mapping[str, Any]) -> State:
        """The position that `state.save()` wrote."""
        if not isinstance(data, Mapping) or "caravela" not in data:
            raise SaveError("this is no saved game")
        if data.get("game") != self.name or data["caravela"] != VERSION:
            found = f"{data.get('game')!r}, version {data['caravela']!r}"
            raise SaveError(f"this is no saved game of {self.name}, version {VERSION}, but of {found}")
        try:
            seats, settings = data["seats"], dict(data["settings"])
        except (KeyError, TypeError, ValueError):
            raise SaveError("the saved game does not tell its seats and settings") from None
        self.check_seats(seats)
        state = self.start(seats, 0, self.full_settings(settings))
        restore(state, dict(data), self.fields, dict(self.steps))
        try:
            self.audit(state)
            if not state.is_over and (state.seat not in range(seats) or not state.texts()):
                raise AssertionError("nobody has a choice")
        except (AssertionError, IndexError) as error:
            raise SaveError(f"the saved game is damaged: {error}") from None
        return state

    def texts(self, language: str) -> Texts:
        """The game's names and sentences in one language."""
        return load_texts(self.folder / "text", language)


@cache
def load_texts(folder: Path, language: str) -> Texts:
    return Texts.load(language, [folder])
