"""Santa Maria."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from caravela.games.santa_maria.audit import audit
from caravela.games.santa_maria.board import board
from caravela.games.santa_maria.catalog import SEATS, Catalog
from caravela.games.santa_maria.facts import facts
from caravela.games.santa_maria.features import features
from caravela.games.santa_maria.ledger import ledger
from caravela.games.santa_maria.setup import start
from caravela.games.santa_maria.steps import DECISIONS
from caravela.games.santa_maria.view import imagine, look
from caravela.games.santa_maria.words import describe
from caravela.games.santa_maria.worth import worth, worths
from caravela.kernel.content import Content
from caravela.kernel.effects import Effect
from caravela.kernel.game import Game, read_presets, read_settings
from caravela.kernel.guide import read_guide
from caravela.kernel.save import kinds_in, steps_in

FOLDER = Path(__file__).parent
VERBS = {kind.verb: kind for kind in kinds_in(__name__, Effect)}
SETTINGS = read_settings(FOLDER / "content" / "settings.toml", {})


def read_catalog(content: Content, settings: Mapping[str, Any], legacy: Any) -> Catalog:
    return Catalog(content, VERBS)


PRESETS = read_presets(FOLDER / "content" / "presets.toml", SETTINGS)

GAME = Game(
    name="santa_maria",
    title="Santa Maria",
    seats=range(1, len(SEATS) + 1),
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
    chapter="year",
    presets=PRESETS,
    guide=read_guide(FOLDER / "content" / "guide.toml", PRESETS, DECISIONS),
    seat_names=tuple(SEATS),
    board=board,
    describe=describe,
    facts=facts,
)
