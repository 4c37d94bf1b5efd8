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
        value = worth_of_answers(copy, seat, worth) if is_asked_again(state, copy) else worth(copy, seat)
        if not ties or value > top:
            top, best, ties = value, option, 1
        elif value == top:
            ties += 1
            if chance.below(ties) == 0:
                best = option
    return best


def is_asked_again(before: State, after: State) -> bool:
    """Whether the same decision waits again: a free action was taken, and the answer is still to come."""
    if not after.agenda or len(before.agenda) != len(after.agenda):
        return False
    asked, again = before.agenda[-1], after.agenda[-1]
    return type(asked) is type(again) and asked.facts() == again.facts()


def worth_of_answers(state: State, seat: int, worth: Callable[[State, int], float]) -> float:
    """What the best answer leads to; further free actions do not count, else it would pay to put the answer off."""
    top = 0.0
    found = False
    for option in state.options():
        copy = state.copy()
        copy.choose(option)
        if not is_asked_again(state, copy):
            value = worth(copy, seat)
            if not found or value > top:
                top, found = value, True
    return top if found else worth(state, seat)
