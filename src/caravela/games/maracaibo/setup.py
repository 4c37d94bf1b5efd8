"""From settings and seed to the state before its first step."""

from typing import Any

from caravela.games.maracaibo.catalog import Catalog
from caravela.games.maracaibo.state import STREAMS, Maracaibo, Setup
from caravela.games.maracaibo.steps.layout import LayOut
from caravela.games.maracaibo.steps.opening import Open
from caravela.games.maracaibo.steps.turn import StartRound
from caravela.kernel.chance import Chance


def start(catalog: Catalog, seats: int, seed: int, settings: dict[str, Any]) -> Maracaibo:
    """All cards in their bags, all figures in the general supply; the agenda does the rest."""
    agenda = [StartRound(), Open(), LayOut()]
    return Maracaibo(agenda, Chance.from_seed(seed, STREAMS), Setup(catalog, seats, settings))
