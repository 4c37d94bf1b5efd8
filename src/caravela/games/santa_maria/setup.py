"""From settings and seed to the state before its first step."""

from typing import Any

from caravela.games.santa_maria.catalog import Catalog
from caravela.games.santa_maria.state import STREAMS, SantaMaria, Setup
from caravela.games.santa_maria.steps.colonies import ChooseSets, FoundColonies, Provide
from caravela.games.santa_maria.steps.layout import LayOut
from caravela.games.santa_maria.steps.turn import StartYear
from caravela.kernel.chance import Chance


def start(catalog: Catalog, seats: int, seed: int, settings: dict[str, Any]) -> SantaMaria:
    """All tiles in their bags, all dice in the reserve; the agenda does the rest."""
    agenda = [StartYear(), ChooseSets(), Provide(), FoundColonies(), LayOut()]
    return SantaMaria(agenda, Chance.from_seed(seed, STREAMS), Setup(catalog, seats, settings))
