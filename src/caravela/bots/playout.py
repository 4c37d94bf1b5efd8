"""Playouts: random play to the end, and greedy play to the end of a chapter, in compiled code."""

from caravela.bots.ahead import Worth, best_option
from caravela.kernel.chance import QuickChance
from caravela.kernel.state import State


def playout(state: State, chance: QuickChance) -> int:
    """Choose at random until the game is over; how many choices that took."""
    choices = 0
    while state.agenda:
        options = state.offered or state.options()
        state.choose(options[chance.below(len(options))])
        choices += 1
    return choices


def rollout(state: State, worth: Worth, chance: QuickChance, chapters: int = 1) -> int:
    """Let everybody choose what is worth most one choice ahead until so many chapters are over; how many choices."""
    last = state.chapter() + chapters
    choices = 0
    while state.agenda and state.chapter() < last:
        options = state.offered or state.options()
        seat = state.decision.seat(state)
        state.choose(best_option(state, options, seat, worth, chance))
        choices += 1
    return choices
