"""The shelf: which games there are, one per folder in `games/`."""

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from caravela.kernel.content import Content
from caravela.kernel.effects import Effect
from caravela.kernel.game import Game, read_presets, read_settings
from caravela.kernel.guide import read_guide
from caravela.kernel.save import kinds_in, steps_in

GAMES = "caravela.games"
FOLDERS = import_module(GAMES).__path__
DOORS = {
    "start": "setup",
    "look": "view",
    "imagine": "imagine",
    "ledger": "ledger",
    "worth": "worth",
    "worths": "worth",
    "parts": "worth",
    "features": "features",
    "inputs": "inputs",
    "audit": "audit",
    "board": "board",
    "describe": "words",
    "facts": "facts",
}
"""The functions by which a game is entered, and the room of each."""


def games() -> tuple[str, ...]:
    """The names of the games: one per folder in `games/`."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(FOLDERS) if module.ispkg))


@cache
def game(name: str) -> Game:
    """The game of that name."""
    if name not in games():
        raise KeyError(f"unknown game {name!r}; known are {', '.join(games())}")
    found: Game = import_module(f"{GAMES}.{name}").GAME
    return found


def game_in(package: str, title: str, seats: range, **further: Any) -> Game:
    """The game of a package: every game has the same rooms, with the same doors."""
    doors = {door: getattr(import_module(f"{package}.{room}"), door) for door, room in DOORS.items()}
    worth, ledger = import_module(f"{package}.worth"), import_module(f"{package}.ledger")
    kind, decisions = import_module(f"{package}.catalog").Catalog, import_module(f"{package}.steps").DECISIONS
    verbs = {effect.verb: effect for effect in kinds_in(package, Effect)}
    folder = Path(import_module(package).__path__[0])
    content = folder / "content"

    def read_catalog(found: Content, settings: Mapping[str, Any]) -> Any:
        return kind(found, verbs)

    catalog = kind(Content(content), verbs)
    vocabularies = {**catalog.speech.words, "legacy": getattr(catalog, "legacy_words", [])}
    settings = read_settings(content / "settings.toml", vocabularies)
    presets = read_presets(content / "presets.toml", settings)
    made: dict[str, Any] = {"read_catalog": read_catalog, **doors, **further}
    return Game(
        name=folder.name,
        title=title,
        seats=seats,
        settings=settings,
        verbs=verbs,
        steps=steps_in(package),
        decisions=decisions,
        scored=frozenset(ledger.SCORED),
        leftovers=frozenset(ledger.LEFTOVERS),
        part_names=worth.PARTS,
        styles=worth.STYLES,
        input_names=import_module(f"{package}.inputs").INPUTS,
        folder=folder,
        presets=presets,
        guide=read_guide(content / "guide.toml", presets, decisions),
        **made,
    )
