"""Carrying out an effect of a card or tile: the one step that all games share."""

from typing import Final

from caravela.kernel.agenda import Step
from caravela.kernel.state import State


class CarryOut(Step[State]):
    """An effect by its number, for a seat; source is the card or tile that it stands on."""

    def __init__(self, seat: int, effect: int, source: int) -> None:
        self.who: Final = seat
        self.effect: Final = effect
        self.source: Final = source

    def run(self, state: State) -> None:
        state.effects[self.effect].apply(state, self.who, self.source)
