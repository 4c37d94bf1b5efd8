"""The position as numbers."""

from caravela.games.maracaibo.state import Maracaibo
from caravela.games.maracaibo.steps import DECISIONS
from caravela.kernel.features import decision_features


def features(state: Maracaibo, seat: int) -> list[int]:
    return decision_features(state, seat, DECISIONS, 6)
