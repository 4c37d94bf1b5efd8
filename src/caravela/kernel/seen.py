"""What can be seen: a field of a view is declared once, with its type, where it is found out."""

from typing import Any

from caravela.kernel.agenda import fields_of


class Seen:
    """A part of a view: its fields, in the order of its constructor, are what the page gets."""


def plain(thing: Any) -> Any:
    """The same, JSON-able."""
    if thing is None or isinstance(thing, (str, int)):
        return thing
    if isinstance(thing, list):
        return [plain(one) for one in thing]
    if isinstance(thing, Seen):
        return {name: plain(getattr(thing, name)) for name in fields_of(thing)}
    return {name: plain(value) for name, value in thing.items()}
