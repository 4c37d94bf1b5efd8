"""Value: what a position at the horizon of a search is worth, the one place where a learned value comes in."""

from collections.abc import Callable
from typing import Final

from caravela.bots.ahead import Taste, Worth
from caravela.kernel.state import State


class Value:
    """By hand: the worth of the seat, less a part of its best rival's."""

    def __init__(self, worths: Callable[[State], list[float]], rivals: float) -> None:
        self.worths: Final = worths
        self.rivals: Final = rivals

    def value(self, state: State, seat: int) -> float:
        worths = self.worths(state)
        best = 0.0
        for other in range(len(worths)):
            if other != seat and worths[other] > best:
                best = worths[other]
        return worths[seat] - self.rivals * best


class Styled:
    """A value, learnt or by hand, and what a taste counts more or less."""

    def __init__(self, plain: Worth, taste: Taste) -> None:
        self.plain: Final = plain
        self.taste: Final = taste

    def value(self, state: State, seat: int) -> float:
        return self.plain(state, seat) + self.taste.extra(state, seat)
