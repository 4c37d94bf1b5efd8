"""Saving and loading at any decision: steps by name and facts, fields by name."""

from importlib import import_module
from pkgutil import walk_packages
from typing import Any, TypeVar

from caravela.kernel.agenda import Decision, Step, fields_of
from caravela.kernel.carry import CarryOut
from caravela.kernel.chance import Chance
from caravela.kernel.errors import SaveError
from caravela.kernel.hidden import FaceDown
from caravela.kernel.state import State

Kind = TypeVar("Kind")

VERSION = 2
KERNEL = frozenset(
    [
        "agenda",
        "chance",
        "speech",
        "effects",
        "choices",
        "committed",
        "chooser",
        "learnt",
        "wary",
        "paused",
        "offered",
        "taken",
        "listener",
    ]
)
"""The fields that all states have."""
FIXED = frozenset(["setup", "catalog", "seats"])
"""What a state is made with: it never changes."""


def own_fields(state: State) -> list[str]:
    """The names of what a state has beyond all states, and beyond what it is made with."""
    return [name for name in fields_of(state) if name not in KERNEL and name not in FIXED]


def save(state: Any, game: str) -> dict[str, Any]:
    """A position of a game as JSON-able data."""
    return {
        "caravela": VERSION,
        "game": game,
        "seats": state.seats,
        "settings": dict(state.setup.settings),
        "choices": state.choices,
        "committed": state.committed,
        "chooser": state.chooser,
        "chance": {"key": state.chance.key.hex(), "positions": state.chance.positions[:]},
        "agenda": [[type(step).__name__, *step.facts()] for step in state.agenda],
        "fields": {name: plain(getattr(state, name)) for name in own_fields(state)},
    }


def steps_in(package: str) -> dict[str, type[Step[Any]]]:
    """Every kind of step of a game by its name, with the kernel's."""
    steps: list[type[Step[Any]]] = [CarryOut, *kinds_in(package, Step)]
    return {step.__name__: step for step in steps}


def kinds_in(package: str, base: type[Kind]) -> list[type[Kind]]:
    """Every kind of something in the modules of a package; what others build on is none."""
    names = [module.name for module in walk_packages(import_module(package).__path__, f"{package}.")]
    things = [thing for name in names for thing in vars(import_module(name)).values() if isinstance(thing, type)]
    kinds = [thing for thing in things if issubclass(thing, base) and thing.__module__ in names]
    return [kind for kind in dict.fromkeys(kinds) if not kind.__subclasses__()]


def plain(value: Any) -> Any:
    if isinstance(value, FaceDown):
        return value.saved()
    if isinstance(value, (list, tuple)):
        return [plain(part) for part in value]
    return value


def restore(state: State, data: dict[str, Any], steps: dict[str, type[Step[Any]]]) -> None:
    """Put saved data into a fresh state of the same game and set-up."""
    try:
        state.choices = checked(data["choices"], 0)
        state.committed = checked(data["committed"], 0)
        state.chooser = checked(data["chooser"], 0)
        if not 0 <= state.committed <= state.choices:
            raise ValueError(f"{state.committed} of {state.choices} choices stand")
        positions = checked(data["chance"]["positions"], state.chance.positions)
        if len(positions) != len(state.chance.names):
            raise ValueError(f"{len(positions)} streams of chance")
        key = bytes.fromhex(data["chance"]["key"])
        if len(key) != len(state.chance.key):
            raise ValueError(f"a key of {len(key)} bytes")
        state.chance = Chance.restored(key, state.chance.names, positions)
        state.agenda = [steps[name](*checked(facts, [0])) for name, *facts in data["agenda"]]
        for name in own_fields(state):
            setattr(state, name, read(data["fields"][name], getattr(state, name)))
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise SaveError(f"the saved game is damaged: {type(error).__name__} {error}") from None
    if state.agenda and not isinstance(state.agenda[-1], Decision):
        raise SaveError("the saved game is damaged: it does not wait for a decision")


def read(saved: Any, like: Any) -> Any:
    """The value of a field out of saved data."""
    if isinstance(like, FaceDown):
        values, seen = saved
        if len(values) != len(seen):
            raise ValueError(f"{len(values)} things face down, seen {len(seen)}")
        return FaceDown(tuple(checked(values, [0])), tuple(checked(seen, [0])))
    return checked(saved, like)


def checked(saved: Any, like: Any) -> Any:
    """A copy of saved data, which must be a whole number where `like` is one, and a list where it is several."""
    if isinstance(like, (list, tuple)) and isinstance(saved, list):
        part = like[0] if like else 0
        return type(like)(checked(value, part) for value in saved)
    if type(saved) is not type(like):
        raise TypeError(f"{saved!r} where {like!r} could be")
    return saved
