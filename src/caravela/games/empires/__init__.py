"""Empires: Age of Discovery."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from caravela.games.empires.audit import audit
from caravela.games.empires.board import board
from caravela.games.empires.catalog import SEATS, Catalog
from caravela.games.empires.facts import facts
from caravela.games.empires.features import features
from caravela.games.empires.imagine import imagine
from caravela.games.empires.ledger import ledger
from caravela.games.empires.setup import start
from caravela.games.empires.steps import DECISIONS
from caravela.games.empires.view import look
from caravela.games.empires.words import describe
from caravela.games.empires.worth import worth, worths
from caravela.kernel.content import Content
from caravela.kernel.effects import Effect
from caravela.kernel.game import Game, read_presets, read_settings
from caravela.kernel.guide import read_guide
from caravela.kernel.save import kinds_in, steps_in

FOLDER = Path(__file__).parent
VERBS = {kind.verb: kind for kind in kinds_in(__name__, Effect)}


def read_catalog(content: Content, settings: Mapping[str, Any], legacy: Any) -> Catalog:
    return Catalog(content, VERBS)


SETTINGS = read_settings(
    FOLDER / "content" / "settings.toml", {"building": Catalog(Content(FOLDER / "content"), VERBS).building_ids}
)

PRESETS = read_presets(FOLDER / "content" / "presets.toml", SETTINGS)

GAME = Game(
    name="empires",
    title="Empires: Age of Discovery",
    seats=range(2, 7),
    settings=SETTINGS,
    read_catalog=read_catalog,
    start=start,
    steps=steps_in(__name__),
    decisions=DECISIONS,
    look=look,
    imagine=imagine,
    ledger=ledger,
    worth=worth,
    worths=worths,
    features=features,
    audit=audit,
    folder=FOLDER,
    chapter="round",
    presets=PRESETS,
    guide=read_guide(FOLDER / "content" / "guide.toml", PRESETS, DECISIONS),
    seat_names=tuple(SEATS),
    board=board,
    describe=describe,
    facts=facts,
)
