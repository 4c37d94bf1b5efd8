"""greedy: looks one choice ahead and takes what is worth most, by the game's own hand-made valuation."""

from caravela.bots.ahead import best_option
from caravela.bots.player import Bot
from caravela.kernel.state import State


class Greedy(Bot):
    """One choice ahead on the seat's imagined copy; ties are drawn."""

    def choose(self, state: State, options: list[int], seconds: float) -> int:
        seat = state.seat
        if seat is None:
            raise ValueError("the game is over: there is nothing to choose")
        return best_option(state, options, seat, self.game.worth, self.chance)
