"""What all effects of buildings and nations share; each verb stands beside the decisions that it asks."""

from typing import ClassVar, Final

from caravela.games.empires.catalog import ALWAYS, BEFORE_DISCOVERY, END, EVERY_ROUND, INCOME, PLACING
from caravela.games.empires.outlook import rounds_left
from caravela.games.empires.state import Empires
from caravela.kernel.effects import Effect

GOODS: Final = 1
POOL: Final = 2
REGIONS: Final = 4
FIGURES: Final = 8


class EmpiresEffect(Effect[Empires]):
    """An effect of a building or nation."""

    uses: ClassVar[int] = 0
    """What it depends on, a bit mask; with the next one it tells whether the order of two effects can matter."""
    gives: ClassVar[int] = 0
    """What others may depend on and it changes."""

    def worth(self, state: Empires, seat: int) -> float:
        """By the moment at which it acts, until the end of the game."""
        left = rounds_left(state) + 1
        if self.when == EVERY_ROUND or self.when == INCOME or self.when == BEFORE_DISCOVERY:
            return 0.5 * left
        if self.when == ALWAYS or self.when == PLACING:
            return 0.7 * left
        if self.when == END:
            return self.points(state, seat) + 2.0
        return 0.0


class Advantage(EmpiresEffect):
    """A national advantage that is used in the window before an event (EMP-6.6)."""

    def add(self, state: Empires, seat: int, options: list[int]) -> None:
        """Offer its uses; nothing where it can do nothing (EMP-22.36)."""

    def use(self, state: Empires, seat: int, option: int) -> None:
        raise NotImplementedError
