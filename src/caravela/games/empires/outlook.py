"""The outlook: how much of the game is left, and what coins and workers are worth until then, by hand."""

from typing import Final

from caravela.games.empires.catalog import ROUNDS
from caravela.games.empires.state import Empires

WORKER_WORTH: Final = [1.0, 1.6, 1.6, 2.0, 1.6, 2.2]
"""A worker at hand, by type."""


def rounds_left(state: Empires) -> int:
    """How many rounds come after this one."""
    return ROUNDS - max(state.round, 1)


def coin_worth(state: Empires) -> float:
    """A coin buys less and less."""
    return 0.06 * rounds_left(state) + (0.1 if state.setup.point_purchase else 0.01)


def scorings_left(state: Empires) -> int:
    count = 0
    for number in state.catalog.scoring_rounds:
        if number >= state.round:
            count += 1
    return count
