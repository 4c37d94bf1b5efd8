"""A learned value: what a net expects of the position, blended with its worth by hand."""

from collections.abc import Callable
from typing import Final

from caravela.bots.ahead import Worth
from caravela.bots.net import Net
from caravela.kernel.state import State


class Learned:
    """The points that a seat is expected to end with, less a part of what its best rival is."""

    def __init__(
        self,
        inputs: Callable[[State, int], list[float]],
        net: Net,
        by_hand: Worth,
        blend: float,
        rivals: float,
        only_rival: float,
    ) -> None:
        self.inputs: Final = inputs
        self.net: Final = net
        self.by_hand: Final = by_hand
        self.blend: Final = blend
        """How much of the value is the net's."""
        self.rivals: Final = rivals
        """How much of the best rival's score counts against …"""
        self.only_rival: Final = only_rival
        """… and of the only one's, where there is but one."""

    def value(self, state: State, seat: int) -> float:
        learned = self.expected(state, seat)
        if self.blend >= 1.0:
            return learned
        return self.blend * learned + (1.0 - self.blend) * self.by_hand(state, seat)

    def expected(self, state: State, seat: int) -> float:
        """What the net expects; when the game is over, how it ended."""
        scores = self.expected_scores(state, seat)
        best = 0.0
        for place in range(1, len(scores)):
            if place == 1 or scores[place] > best:
                best = scores[place]
        return scores[0] - (self.only_rival if len(scores) == 2 else self.rivals) * best

    def expected_scores(self, state: State, seat: int) -> list[float]:
        """Of everybody, from the seat that looks on."""
        if state.agenda:
            row = self.inputs(state, seat)
            return self.net.scores(row)[: int(row[0])]
        ended = state.scores()
        count = len(ended)
        return [float(ended[(seat + step) % count]) for step in range(count)]
