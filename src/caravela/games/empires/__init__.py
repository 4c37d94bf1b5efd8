"""Empires: Age of Discovery."""

from functools import cache, partial
from pathlib import Path
from typing import Any

from caravela.games.empires.audit import audit
from caravela.games.empires.board import board
from caravela.games.empires.catalog import SEATS, Catalog
from caravela.games.empires.effects import VERBS
from caravela.games.empires.facts import facts
from caravela.games.empires.features import features
from caravela.games.empires.setup import start
from caravela.games.empires.state import FIELDS, Empires
from caravela.games.empires.view import imagine, view
from caravela.games.empires.words import describe, tokens
from caravela.games.empires.worth import worth
from caravela.kernel.game import Game, read_presets, read_settings
from caravela.kernel.save import steps_in

FOLDER = Path(__file__).parent


@cache
def catalog() -> Catalog:
    return Catalog(FOLDER / "content", VERBS)


def new_state(seats: int, seed: int, settings: dict[str, Any]) -> Empires:
    return start(catalog(), seats, seed, settings)


SETTINGS = read_settings(FOLDER / "content" / "settings.toml", {"building": catalog().building_ids})

GAME = Game(
    name="empires",
    title="Empires: Age of Discovery",
    seats=range(2, 7),
    settings=SETTINGS,
    start=new_state,
    fields=FIELDS,
    steps=steps_in("caravela.games.empires.steps"),
    view=view,
    imagine=imagine,
    worth=worth,
    features=features,
    option_limit=1000,
    audit=audit,
    folder=FOLDER,
    chapter="round",
    presets=read_presets(FOLDER / "content" / "presets.toml", SETTINGS),
    seat_names=tuple(SEATS),
    tokens=tokens(catalog()),
    board=partial(board, catalog()),
    describe=partial(describe, catalog()),
    facts=partial(facts, catalog()),
)
