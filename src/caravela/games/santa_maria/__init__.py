"""Santa Maria."""

from functools import cache, partial
from pathlib import Path
from typing import Any

from caravela.games.santa_maria.audit import audit
from caravela.games.santa_maria.board import board
from caravela.games.santa_maria.catalog import SEATS, Catalog
from caravela.games.santa_maria.effects import VERBS
from caravela.games.santa_maria.facts import facts
from caravela.games.santa_maria.features import features
from caravela.games.santa_maria.setup import start
from caravela.games.santa_maria.state import FIELDS, SantaMaria
from caravela.games.santa_maria.view import imagine, view
from caravela.games.santa_maria.words import describe, tokens
from caravela.games.santa_maria.worth import worth
from caravela.kernel.game import Game, read_presets, read_settings
from caravela.kernel.save import steps_in

FOLDER = Path(__file__).parent


@cache
def catalog() -> Catalog:
    return Catalog(FOLDER / "content", VERBS)


def new_state(seats: int, seed: int, settings: dict[str, Any]) -> SantaMaria:
    return start(catalog(), seats, seed, settings)


SETTINGS = read_settings(FOLDER / "content" / "settings.toml", {})

GAME = Game(
    name="santa_maria",
    title="Santa Maria",
    seats=range(1, len(SEATS) + 1),
    settings=SETTINGS,
    start=new_state,
    fields=FIELDS,
    steps=steps_in("caravela.games.santa_maria.steps"),
    view=view,
    imagine=imagine,
    worth=worth,
    features=features,
    option_limit=1000,
    audit=audit,
    folder=FOLDER,
    chapter="year",
    presets=read_presets(FOLDER / "content" / "presets.toml", SETTINGS),
    seat_names=tuple(SEATS),
    tokens=tokens(catalog()),
    board=partial(board, catalog()),
    describe=partial(describe, catalog()),
    facts=partial(facts, catalog()),
)
