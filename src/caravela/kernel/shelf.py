"""The shelf: which games there are, one per folder in `games/`."""

import pkgutil
from functools import cache
from importlib import import_module

from caravela.kernel.game import Game

ROOMS = "caravela.games"
FOLDERS = import_module(ROOMS).__path__


def games() -> tuple[str, ...]:
    """The names of the games: one per folder in `games/`."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(FOLDERS) if module.ispkg))


@cache
def game(name: str) -> Game:
    """The game of that name."""
    if name not in games():
        raise KeyError(f"unknown game {name!r}; known are {', '.join(games())}")
    found: Game = import_module(f"{ROOMS}.{name}").GAME
    return found
