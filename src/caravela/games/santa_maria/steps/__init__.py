"""The steps of a game, one file per rulebook chapter; `free` is what all decisions of a turn share."""

from importlib import import_module
from typing import Any

from caravela.kernel.agenda import Step

CHAPTERS = (
    "activate",
    "colonies",
    "conquistador",
    "expand",
    "layout",
    "monks",
    "production",
    "religion",
    "retire",
    "shipping",
    "trade",
    "turn",
    "year_end",
)


def all_steps() -> dict[str, type[Step[Any]]]:
    """Every kind of step by its name, for saved games."""
    steps: dict[str, type[Step[Any]]] = {}
    for chapter in CHAPTERS:
        module = import_module(f"{__name__}.{chapter}")
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Step) and thing.__module__ == module.__name__:
                steps[thing.__name__] = thing
    return steps
