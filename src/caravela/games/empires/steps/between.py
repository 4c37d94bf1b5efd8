"""University's own questions, where a move can change something (EMP-21.31a)."""

from typing import Any, ClassVar

from caravela.games.empires.phrases import PASS
from caravela.games.empires.state import Empires
from caravela.games.empires.steps.looks import Looks
from caravela.games.empires.steps.university import NOBODY, UNIVERSITY_ALONE, would_gain_in_row
from caravela.kernel.agenda import FreeAction, SeatDecision
from caravela.kernel.phrases import Offer


class UseUniversity(SeatDecision[Empires]):
    """EMP-21.31a: a question of its own, where a move can change something and its owner is not asked anything else."""

    offers: ClassVar[tuple[Offer, ...]] = (PASS,)
    beside: ClassVar[tuple[FreeAction[Any], ...]] = (UNIVERSITY_ALONE, Looks())

    def options(self, state: Empires) -> list[int]:
        return [PASS.base]

    def choose(self, state: Empires, option: int) -> None:
        """Nothing is moved, or it has been."""

    def usual(self, state: Empires) -> int:
        return PASS.base


def ask_between(state: Empires, event: int) -> None:
    """EMP-21.31a: between two workers of a row."""
    if state.mover != NOBODY and would_gain_in_row(state, event, state.mover):
        state.push(UseUniversity(state.mover))
