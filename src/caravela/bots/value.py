"""Value: what a position at the horizon of a search is worth, the one place where a learned value comes in."""

from collections.abc import Callable
from typing import Final

from caravela.bots.ahead import Taste
from caravela.kernel.state import State


class Value:
    """By hand: the worth of the seat, less a part of its best rival's, and what its taste counts more or less."""

    def __init__(self, worths: Callable[[State], list[float]], taste: Taste, rivals: float) -> None:
        self.worths: Final = worths
        self.taste: Final = taste
        self.plain: Final = Taste(taste.parts, [])
        self.rivals: Final = rivals

    def value(self, state: State, seat: int) -> float:
        worths = self.worths(state)
        total = worths[seat]
        best = 0.0
        for other in range(len(worths)):
            if other != seat and worths[other] > best:
                best = worths[other]
        total -= self.rivals * best
        if self.taste.weights:
            total += self.taste.own(state, seat) - self.plain.own(state, seat)
        return total
