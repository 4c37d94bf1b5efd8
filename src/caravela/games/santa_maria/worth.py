"""What a position is worth to a seat, by hand: points, and what is likely to become points."""

from caravela.games.santa_maria.state import SantaMaria


def worth(state: SantaMaria, seat: int) -> float:
    return float(sum(state.score_pad(seat).values()))
