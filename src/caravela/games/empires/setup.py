"""From settings and seed to the state before its first step."""

from typing import Any

from caravela.games.empires.catalog import Catalog
from caravela.games.empires.state import STREAMS, Empires, Setup
from caravela.games.empires.steps.layout import DealOrder, LayOut
from caravela.games.empires.steps.nations import Conquer, StartAuction
from caravela.games.empires.steps.round import StartRound
from caravela.kernel.agenda import Step
from caravela.kernel.chance import Chance


def start(catalog: Catalog, seats: int, seed: int, settings: dict[str, Any]) -> Empires:
    """All figures in stock, all tiles and tokens in their bags; the agenda does the rest."""
    setup = Setup(catalog, seats, settings)
    first: Step[Any] = StartAuction() if setup.nations == "auction" else DealOrder()
    return Empires([StartRound(), Conquer(), LayOut(), first], Chance.from_seed(seed, STREAMS), setup)
