"""What a position is worth to a seat, by hand."""

from caravela.games.maracaibo.state import Maracaibo


def worth(state: Maracaibo, seat: int) -> float:
    return float(sum(state.score_pad(seat).values()))


def worths(state: Maracaibo) -> list[float]:
    return [worth(state, seat) for seat in range(state.seats)]
