"""Looking one choice ahead, in compiled code."""

from collections.abc import Callable
from typing import Final

from caravela.kernel.chance import QuickChance
from caravela.kernel.state import State

Worth = Callable[[State, int], float]


class Taste:
    """What a player goes for: the parts of a worth, each with its weight; without weights all count as they are."""

    def __init__(self, parts: Callable[[State, int], list[float]], weights: list[float]) -> None:
        self.parts: Final = parts
        self.weights: Final = weights

    def own(self, state: State, seat: int) -> float:
        """What the seat has, rivals aside."""
        values = self.parts(state, seat)
        weights = self.weights
        total = 0.0
        if not weights:
            for value in values:
                total += value
            return total
        for place in range(len(values)):
            total += weights[place] * values[place]
        return total

    def extra(self, state: State, seat: int) -> float:
        """How much more it counts than somebody without a taste would."""
        values = self.parts(state, seat)
        total = 0.0
        for place in range(len(values)):
            total += (self.weights[place] - 1.0) * values[place]
        return total


def best_option(state: State, options: list[int], seat: int, worth: Worth, chance: QuickChance) -> int:
    """The option after which the position is worth most to the seat; a tie is drawn."""
    best = options[0]
    if len(options) == 1:
        return best
    top = 0.0
    ties = 0
    values = values_ahead(state, options, seat, worth)
    for place in range(len(options)):
        value = values[place]
        if not ties or value > top:
            top, best, ties = value, options[place], 1
        elif value == top:
            ties += 1
            if chance.below(ties) == 0:
                best = options[place]
    return best


def values_ahead(state: State, options: list[int], seat: int, worth: Worth) -> list[float]:
    """What the position is worth to the seat after each option."""
    is_free = state.speech.is_free
    values: list[float] = []
    best = -1
    top = 0.0
    for option in options:
        if is_free[option]:
            values.append(0.0)
            continue
        copy = state.copy()
        copy.choose(option)
        value = worth(copy, seat)
        values.append(value)
        if best < 0 or value > top:
            top, best = value, option
    for place in range(len(options)):
        if is_free[options[place]]:
            copy = state.copy()
            copy.choose(options[place])
            values[place] = worth_of_answers(copy, seat, worth, options, best)
    return values


def worth_of_answers(state: State, seat: int, worth: Worth, before: list[int], best: int) -> float:
    """
    What the best answer after a free action leads to, among what was best before and what has become possible.

    More free actions do not count, else putting it off would pay.
    """
    top = 0.0
    found = False
    if state.agenda and state.decision.seat(state) == seat:
        is_free = state.speech.is_free
        for option in state.offered or state.options():
            if not is_free[option] and (option == best or option not in before):
                copy = state.copy()
                copy.choose(option)
                value = worth(copy, seat)
                if not found or value > top:
                    top, found = value, True
    return top if found else worth(state, seat)
