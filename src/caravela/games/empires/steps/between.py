"""University's own questions, where a move can change something (EMP-21.31a)."""

from caravela.games.empires import phrases as say
from caravela.games.empires.state import Empires
from caravela.games.empires.steps.looks import Looks
from caravela.games.empires.steps.university import NOBODY, UNIVERSITY_ALONE, would_gain_in_row
from caravela.kernel.agenda import SeatDecision


class UseUniversity(SeatDecision[Empires]):
    """EMP-21.31a: a question of its own, where a move can change something and its owner is not asked anything else."""

    offers = (say.PASS,)
    beside = (UNIVERSITY_ALONE, Looks())

    def options(self, state: Empires) -> list[int]:
        return [say.PASS.base]

    def choose(self, state: Empires, option: int) -> None:
        """Nothing is moved, or it has been."""

    def usual(self, state: Empires) -> int:
        return say.PASS.base


def ask_between(state: Empires, event: int) -> None:
    """EMP-21.31a: between two workers of a row."""
    if state.mover != NOBODY and would_gain_in_row(state, event, state.mover):
        state.push(UseUniversity(state.mover))
