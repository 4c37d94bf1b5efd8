"""A game as the rest of the world sees it: its seats, its settings, and the doors to its rules."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from caravela.kernel.agenda import Step
from caravela.kernel.content import Content, ContentFile, Entry
from caravela.kernel.effects import Verbs
from caravela.kernel.errors import CaravelaError, ContentError, SaveError, nearest
from caravela.kernel.guide import Guide
from caravela.kernel.ledger import LIKELY, POINTS, Consequence, Ledger, consequences
from caravela.kernel.phrases import Speech, key_of
from caravela.kernel.save import VERSION, restore
from caravela.kernel.state import Listener, State
from caravela.kernel.text import LANGUAGES, Board, Describe, Texts


@dataclass(frozen=True)
class Setting:
    """A variant, module or expansion: what it may be, and what it is unless said otherwise."""

    default: Any
    choices: tuple[Any, ...]
    many: bool = False
    """Whether its value is any number of the choices."""
    only_with: tuple[str, Any] | None = None
    """Another setting and its value, without which this one changes nothing."""
    kept: bool = False
    """Whether nobody chooses it: a campaign hands it on from game to game."""
    single: bool = False
    """Whether it changes nothing in a campaign."""

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
            needed, kept = read_only_with(entry, settings), entry.flag("kept", False)
            settings[entry.name] = Setting((), words, many=True, only_with=needed, kept=kept)
        else:
            choices = tuple(entry.value("choices", list))
            if len(choices) < 2:
                raise entry.error("'choices' must have at least two")
            default = entry.value("default", type(choices[0]))
            if default not in choices:
                raise entry.error(f"the default {default!r} is not one of the choices")
            needed, single = read_only_with(entry, settings), entry.flag("single", False)
            settings[entry.name] = Setting(default, choices, only_with=needed, single=single)
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
    file.close()
    return presets


def no_automata(seats: int, settings: Mapping[str, Any]) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True)
class Game:
    """One game of the project; `GAME` in its folder."""

    name: str
    title: str
    seats: range
    settings: Mapping[str, Setting]
    verbs: Verbs
    """What cards and tiles can do."""
    read_catalog: Callable[[Content, Mapping[str, Any]], Any]
    """The components of one table, from the content files and its settings."""
    start: Callable[[Any, int, int, dict[str, Any]], State]
    """The state before its first step, from catalogue, seats, seed and settings."""
    steps: Mapping[str, type[Step[Any]]]
    decisions: tuple[str, ...]
    """The names of the decisions: a decision's place is its number, and a new one goes to the end."""
    look: Callable[[Any, int], dict[str, Any]]
    """What a set of eyes, a bit mask of seats, may see, JSON-able; the bit after the last seat is the spectators'."""
    imagine: Callable[[Any, int, int], State]
    """A copy in which all that the seat can't know is redrawn."""
    ledger: Callable[[Any, int, int], Ledger]
    """The figures that players count, of one of the company, as a set of eyes may know them."""
    scored: frozenset[str]
    """The reasons whose points are counted for good …"""
    leftovers: frozenset[str]
    """… and those that only tell what is left over, as coins, which have a figure of their own."""
    worth: Callable[[Any, int], float]
    """What a position is worth to a seat, by hand."""
    worths: Callable[[Any], list[float]]
    """The same for all seats, in one pass."""
    parts: Callable[[Any, int], list[float]]
    """What a seat has, rivals aside, part by part, the points first; when the game is over its score alone."""
    part_names: tuple[str, ...]
    """What the parts are called."""
    styles: Mapping[str, Mapping[str, float]]
    """Ways to play: how much more or less than usual a part counts, by its name."""
    features: Callable[[Any, int], list[int]]
    """The position as a seat may see it, as a fixed number of ints."""
    inputs: Callable[[Any, int], list[float]]
    """What counts most in it, as a row of numbers for learned values; the first tells how many score."""
    input_names: tuple[str, ...]
    """What these are called."""
    audit: Callable[[Any], None]
    """Complains if pieces, coins or cards do not add up."""
    board: Board
    """The board in words, from a seat's view."""
    describe: Describe
    """What a component does in words, made from its entry."""
    facts: Callable[[Any], dict[str, Any]]
    """What a catalogue says about the components, JSON-able, for whoever draws them."""
    folder: Path
    """Where content and texts lie."""
    presets: Mapping[str, Mapping[str, Any]]
    """Named bundles of settings."""
    guide: Guide
    """The guided first game."""
    chapter: str
    """What the course of the game is counted in: the event that opens one, a text `game-…`."""
    seat_names: tuple[str, ...]
    """The word for each seat, in seat order."""
    automata: Callable[[int, Mapping[str, Any]], tuple[str, ...]] = no_automata
    """The words for those who score without a seat."""
    table_settings: tuple[str, ...] = ()
    """The settings on which the catalogue depends."""
    campaign: tuple[str, ...] = ()
    """The setting `legacy` of the first game of a campaign; nothing where there is none."""

    # -- tables -------------------------------------------------------------------------------------------------------

    def catalog(self, settings: Mapping[str, Any] | None = None, content: Path | None = None) -> Any:
        """The components of one table; `content` is a folder with files in place of the game's own."""
        return self.catalog_of(self.full_settings(settings or {}), content)

    def catalog_of(self, full: Mapping[str, Any], content: Path | None) -> Any:
        """The same, from all settings; it is read once."""
        chosen = tuple([(name, full[name]) for name in self.table_settings])
        found = None if content is None else self.content(content)
        key = (self.name, "" if found is None else found.digest, chosen)
        catalog = CATALOGS.get(key)
        if catalog is None:
            catalog = self.read_catalog(found or self.content(), dict(chosen))
            if found is not None and found.digest:
                self.check_names(catalog.speech)
            CATALOGS[key] = catalog
        return catalog

    def check_names(self, speech: Speech) -> None:
        """Complain about a component of other content that no text has a name for."""
        for kind, words in speech.words.items():
            own = self.actions.words[kind]
            for word in words:
                if word not in own and not self.texts(LANGUAGES[0]).has(key_of(kind, word)):
                    raise ContentError(f"the {kind} {word!r} has no name{nearest(word, own)}")

    def content(self, folder: Path | None = None) -> Content:
        """The content files: of a folder `DIR/<game>` those in it, else the game's own."""
        if folder is None:
            return Content(self.folder / "content")
        if not folder.is_dir():
            raise ContentError(f"no folder {str(folder)!r}")
        other = folder / self.name
        return Content(self.folder / "content", other if other.is_dir() else None)

    def new(
        self,
        seats: int | None = None,
        seed: int | None = None,
        *,
        listener: Listener | None = None,
        content: Path | None = None,
        **settings: Any,
    ) -> State:
        """A new game at its first decision; without a seed one of 128 bits is drawn."""
        seats = self.seats[0] if seats is None else seats
        self.check_seats(seats)
        seed = secrets.randbits(128) if seed is None else seed
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise SettingError(f"the seed must be a whole number, not {seed!r}")
        full = self.full_settings(settings)
        state = self.start(self.catalog_of(full, content), seats, seed, full)
        state.listener = listener
        state.advance()
        state.learnt = False
        return state

    def company(self, seats: int, settings: Mapping[str, Any] | None = None) -> tuple[str, ...]:
        """The words for all who score: the seats, then those whom the rules play."""
        return (*self.seat_names[:seats], *self.automata(seats, self.full_settings(settings or {})))

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

    def load(self, data: Mapping[str, Any], content: Path | None = None) -> State:
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
        full = self.full_settings(settings)
        state = self.start(self.catalog_of(full, content), seats, 0, full)
        restore(state, dict(data), dict(self.steps))
        try:
            self.audit(state)
            if not state.is_over and (state.seat not in range(seats) or not state.texts()):
                raise AssertionError("nobody has a choice")
        except (AssertionError, IndexError) as error:
            raise SaveError(f"the saved game is damaged: {error}") from None
        return state

    # -- what can be said and seen ------------------------------------------------------------------------------------

    @property
    def actions(self) -> Speech:
        """All that can be offered: how many there are, and what each says."""
        speech: Speech = self.catalog().speech
        return speech

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat may see, JSON-able; seat None is a spectator."""
        return self.look(state, self.eyes(state, seat))

    def eyes(self, state: Any, seat: int | None) -> int:
        """The bit mask of one seat, or of the spectators."""
        return 1 << (int(state.seats) if seat is None else seat)

    def all_eyes(self, state: Any) -> int:
        """Everybody's."""
        return int((2 << state.seats) - 1)

    def counted(self, points: Mapping[str, int]) -> dict[str, int]:
        """More points by reason in two sums, scored for good and likely; what was likely before is not lost again."""
        scored = sum(count for reason, count in points.items() if reason in self.scored)
        likely = sum(count for reason, count in points.items() if reason not in self.scored | self.leftovers)
        sums = {POINTS: scored, LIKELY: 0 if scored > 0 > likely else likely}
        return {name: count for name, count in sums.items() if count}

    def consequences(self, state: State, seat: int, options: list[int], seed: int = 0) -> list[Consequence]:
        """What each option would change for everybody, as far as the seat that chooses can know."""
        imagined = self.imagine(state, seat, seed)
        company = len(state.breakdown())
        return consequences(imagined, options, self.ledger, company, self.eyes(state, seat))

    def texts(self, language: str) -> Texts:
        """The game's names and sentences in one language."""
        return load_texts(self.folder / "text", language)


CATALOGS: dict[Any, Any] = {}
"""The catalogues read so far: they never change."""


@cache
def load_texts(folder: Path, language: str) -> Texts:
    """What pages get from the beginning, and what they get only once a position has opened it."""
    sealed = folder / "sealed"
    return Texts.load(language, [folder, sealed] if sealed.is_dir() else [folder])
