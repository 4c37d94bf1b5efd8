"""Steps that all games share: carrying out an effect of a card or tile, and telling a longer tale."""

from typing import Any, Final

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


class Report(Step[Any]):
    """A step that only tells what costs something to find out: when nobody listens, nothing happens."""

    def run(self, state: State) -> None:
        if state.listener is not None:
            self.report(state)

    def report(self, state: Any) -> None:
        """Tell it."""
        raise NotImplementedError
