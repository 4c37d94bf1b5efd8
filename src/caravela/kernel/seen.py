"""What can be seen: a field of a view is declared once, with its type, where it is found out."""

from collections.abc import Iterable
from typing import Any

from caravela.kernel.agenda import fields_of


class Seen:
    """A part of a view: its fields, in the order of its constructor, are what the page gets."""


def plain(thing: Any) -> Any:
    """The same, JSON-able."""
    if thing is None or isinstance(thing, (str, int)):
        return thing
    if isinstance(thing, (list, tuple)):
        return [plain(one) for one in thing]
    if isinstance(thing, Seen):
        return {name: plain(getattr(thing, name)) for name in fields_of(thing)}
    return {name: plain(value) for name, value in thing.items()}


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
