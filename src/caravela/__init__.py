"""Caravela: a digital table and an engine for Age-of-Discovery board games."""

import pkgutil
from functools import cache
from importlib import import_module

import caravela.games as _rooms
from caravela.kernel.errors import CaravelaError, ContentError, IllegalOption, RecordError
from caravela.kernel.game import Game, Setting
from caravela.kernel.record import Record
from caravela.kernel.state import State

__all__ = [
    "CaravelaError",
    "ContentError",
    "Game",
    "IllegalOption",
    "Record",
    "RecordError",
    "Setting",
    "State",
    "game",
    "games",
]

_FOLDERS = _rooms.__path__


def games() -> tuple[str, ...]:
    """The names of the games: one per folder in `games/`."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(_FOLDERS) if module.ispkg))


@cache
def game(name: str) -> Game:
    """The game of that name."""
    if name not in games():
        raise KeyError(f"unknown game {name!r}; known are {', '.join(games())}")
    found: Game = import_module(f"caravela.games.{name}").GAME
    return found
