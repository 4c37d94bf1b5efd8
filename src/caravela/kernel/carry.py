"""Steps that all games share: carrying out an effect of a card or tile, and telling a longer tale."""

from typing import Any, Final

from caravela.kernel.agenda import Step
from caravela.kernel.effects import Effect
from caravela.kernel.state import State


class CarryOut(Step[State]):
    """An effect by its number, for a seat; source is the card or tile that it stands on."""

    def __init__(self, seat: int, effect: int, source: int) -> None:
        self.who: Final = seat
        self.effect: Final = effect
        self.source: Final = source

    def run(self, state: State) -> None:
        state.effects[self.effect].apply(state, self.who, self.source)


def carry_out(state: State, seat: int, effects: list[Effect[Any]], source: int) -> None:
    """One effect after the other, each completely."""
    if not effects:
        return
    for place in range(len(effects) - 1, 0, -1):
        state.push(CarryOut(seat, effects[place].number, source))
    effects[0].apply(state, seat, source)


class Report(Step[Any]):
    """A step that only tells what costs something to find out: when nobody listens, nothing happens."""

    def run(self, state: State) -> None:
        if state.listener is not None:
            self.report(state)

    def report(self, state: Any) -> None:
        """Tell it."""
        raise NotImplementedError
