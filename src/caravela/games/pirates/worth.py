"""What a position is worth to a seat, by hand."""

from caravela.games.pirates.state import Pirates


def worth(state: Pirates, seat: int) -> float:
    return float(sum(state.score_pad(seat, True).values()))


def worths(state: Pirates) -> list[float]:
    return [worth(state, seat) for seat in range(state.seats)]
