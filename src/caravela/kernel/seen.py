"""What can be seen: a field of a view is declared once, with its type, where it is found out."""

from collections.abc import Iterable
from typing import Any

from caravela.kernel.agenda import fields_of
from caravela.kernel.effects import Effect
from caravela.kernel.phrases import Value


class Seen:
    """A part of a view: its fields, in the order of its constructor, are what the page gets."""


class EffectView(Seen):
    """What something does, and when."""

    def __init__(self, effect: Effect[Any]) -> None:
        self.when: str = effect.moment
        self.verb: str = effect.verb
        self.facts: dict[str, Value] = effect.facts
        self.icons: list[str] = effect.icons()


def plain(thing: Any) -> Any:
    """The same, JSON-able."""
    if thing is None or isinstance(thing, (str, int)):
        return thing
    if isinstance(thing, (list, tuple)):
        return [plain(one) for one in thing]
    if isinstance(thing, Seen):
        return {name: plain(getattr(thing, name)) for name in fields_of(thing)}
    return {name: plain(value) for name, value in thing.items()}


def effects_facts(effects: Iterable[Effect[Any]]) -> list[dict[str, Any]]:
    """What several effects do, JSON-able."""
    return [plain(EffectView(effect)) for effect in effects]


# -- numbers as words -------------------------------------------------------------------------------------------------


def names(ids: list[str], numbers: Iterable[int]) -> list[str]:
    """The words of several things."""
    return [ids[number] for number in numbers]


def name(ids: list[str], number: int) -> str | None:
    """The word of a thing; none where its number says that nothing is there."""
    return ids[number] if number >= 0 else None


def bits(mask: int, words: list[str]) -> list[str]:
    """The words whose bits are set."""
    return [word for place, word in enumerate(words) if mask >> place & 1]
