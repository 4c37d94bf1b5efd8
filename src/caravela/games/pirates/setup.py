"""From settings and seed to the state before its first step."""

from typing import Any

from caravela.games.pirates.catalog import Catalog
from caravela.games.pirates.state import STREAMS, Pirates, Setup
from caravela.games.pirates.steps.layout import LayOut
from caravela.kernel.chance import Chance


def start(catalog: Catalog, seats: int, seed: int, settings: dict[str, Any]) -> Pirates:
    """All cards in their bags; the agenda does the rest."""
    return Pirates([LayOut()], Chance.from_seed(seed, STREAMS), Setup(catalog, seats, settings))
