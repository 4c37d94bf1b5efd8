"""Copies in which all luck to come is redrawn."""

from caravela.games.santa_maria.state import STREAMS, SantaMaria
from caravela.kernel.chance import Chance


def imagine(state: SantaMaria, seat: int, seed: int) -> SantaMaria:
    """A copy in which all luck to come is redrawn; what is in the stacks is known to all (SMA-19.7)."""
    copy = state.copy()
    copy.chance = Chance.from_seed(seed, STREAMS)
    copy.shipment_bag = tuple(sorted(copy.shipment_bag))
    copy.double_bag = tuple(sorted(copy.double_bag))
    copy.triple_bag = tuple(sorted(copy.triple_bag))
    return copy
