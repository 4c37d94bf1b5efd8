"""Looking one choice ahead, in compiled code."""

from collections.abc import Callable

from caravela.kernel.chance import QuickChance
from caravela.kernel.state import State

Worth = Callable[[State, int], float]


def best_option(state: State, options: list[int], seat: int, worth: Worth, chance: QuickChance) -> int:
    """The option after which the position is worth most to the seat; a tie is drawn."""
    best = options[0]
    if len(options) == 1:
        return best
    is_free = state.speech.is_free
    top = 0.0
    ties = 0
    for option in options:
        copy = state.copy()
        copy.choose(option)
        value = worth_of_answers(copy, seat, worth) if is_free[option] else worth(copy, seat)
        if not ties or value > top:
            top, best, ties = value, option, 1
        elif value == top:
            ties += 1
            if chance.below(ties) == 0:
                best = option
    return best


def worth_of_answers(state: State, seat: int, worth: Worth) -> float:
    """What the best answer after a free action leads to; more of them do not count, else putting it off would pay."""
    top = 0.0
    found = False
    if state.agenda and state.seat == seat:
        is_free = state.speech.is_free
        for option in state.options():
            if not is_free[option]:
                copy = state.copy()
                copy.choose(option)
                value = worth(copy, seat)
                if not found or value > top:
                    top, found = value, True
    return top if found else worth(state, seat)
