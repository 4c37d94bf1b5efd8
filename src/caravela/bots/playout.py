"""Playouts: random play to the end, in compiled code."""

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
