"""Looking one choice ahead, in compiled code."""

from collections.abc import Callable

from caravela.kernel.chance import QuickChance
from caravela.kernel.state import State


def best_option(
    state: State, options: list[int], seat: int, worth: Callable[[State, int], float], chance: QuickChance
) -> int:
    """The option after which the position is worth most to the seat; a tie is drawn."""
    best = options[0]
    if len(options) == 1:
        return best
    top = 0.0
    ties = 0
    for option in options:
        copy = state.copy()
        copy.choose(option)
        value = worth(copy, seat)
        if not ties or value > top:
            top, best, ties = value, option, 1
        elif value == top:
            ties += 1
            if chance.below(ties) == 0:
                best = option
    return best
