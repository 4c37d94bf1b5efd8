"""What a position is worth to a seat, by hand."""

from caravela.games.empires.state import Empires


def worth(state: Empires, seat: int) -> float:
    return float(state.scores()[seat])
