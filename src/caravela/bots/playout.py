"""Playouts: random play to the end, and greedy play to the end of a chapter, in compiled code."""

from typing import Final

from caravela.bots.ahead import Worth, best_option
from caravela.kernel.chance import QuickChance
from caravela.kernel.state import State

MANY: Final = 1000
"""More choices or options than there are."""


def playout(state: State, chance: QuickChance) -> int:
    """Choose at random until the game is over; how many choices that took."""
    choices = 0
    while state.agenda:
        options = state.offered or state.options()
        state.choose(options[chance.below(len(options))])
        choices += 1
    return choices


def rollout(
    state: State,
    seat: int,
    own: Worth,
    others: Worth,
    chance: QuickChance,
    last: int,
    limit: int = MANY,
    tries: int = MANY,
) -> int:
    """
    Let everybody choose what is worth most one choice ahead; how many choices that took.

    It goes on until a chapter is over. The others look at so many options only, any of them.
    """
    choices = 0
    while state.agenda and choices < limit:
        if state.chapter() > last:
            break
        who = state.decision.seat(state)
        options = state.offered or state.options()
        if who == seat:
            state.choose(best_option(state, options, who, own, chance))
        else:
            state.choose(best_option(state, some(options, tries, chance), who, others, chance))
        choices += 1
    return choices


def some(options: list[int], count: int, chance: QuickChance) -> list[int]:
    """So many of the options, any of them; all where there are no more."""
    left = len(options)
    if left <= count:
        return options
    pool = options[:]
    found: list[int] = []
    for _ in range(count):
        place = chance.below(left)
        left -= 1
        found.append(pool[place])
        pool[place] = pool[left]
    return found
