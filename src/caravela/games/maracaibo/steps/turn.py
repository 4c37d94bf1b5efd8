"""Rounds and turns (MAR-5.1, 16, 18.9)."""

from typing import Any, Final

from caravela.games.maracaibo import phrases as say
from caravela.games.maracaibo.catalog import ROUNDS, SEATS
from caravela.games.maracaibo.state import BETWEEN, NOBODY, SAILING, Maracaibo
from caravela.games.maracaibo.steps.action import MAIN_ACTION, BeginAction, EndAction, EndTurn
from caravela.games.maracaibo.steps.ana import ANA_TURN
from caravela.games.maracaibo.steps.refill import BEGIN_REFILL, FILL_ROW
from caravela.games.maracaibo.steps.sailing import Sail
from caravela.games.maracaibo.steps.scoring import FINAL, INTERIM
from caravela.kernel.agenda import Step


class StartRound(Step[Maracaibo]):
    """MAR-5.1, 15.9: turns clockwise from the opener, then a scoring; at its start all assistants are open."""

    def run(self, state: Maracaibo) -> None:
        state.round += 1
        state.ended_by = NOBODY
        state.active = (state.opener - 1) % state.setup.members
        for seat in range(state.seats):
            state.done[seat] = 0
        if state.round < ROUNDS:
            state.push(self)
            state.agenda.extend(INTERIM)
        else:
            state.agenda.extend(FINAL)
        state.push(NEXT_TURN)
        # Once the round lies ahead: without an agenda all would be open.
        state.tell(say.ROUND_STARTED, state.round, state.named(state.opener))
        state.show(say.NEW_ROUND, state.round)


class NextTurn(Step[Maracaibo]):
    """MAR-5.1, 16.7: the next one, until somebody has ended the round."""

    def run(self, state: Maracaibo) -> None:
        if state.ended_by != NOBODY:
            return
        state.active = (state.active + 1) % state.setup.members
        state.spent = state.sailed = 0
        state.used = ()
        state.phase = SAILING
        state.push(self)
        state.push(END_OF_TURN)
        if state.active < state.seats:
            state.agenda.extend(TURNS[state.active])
        else:
            state.push(ANA_TURN)


class EndOfTurn(Step[Maracaibo]):
    """MAR-16.5, 16.6: a ship on the last homeward space ends the round."""

    def run(self, state: Maracaibo) -> None:
        state.phase = BETWEEN
        if state.sea.locations[state.ship[state.active]].ends_round:
            state.ended_by = state.active
            state.tell(say.ROUND_ENDED, state.round, state.named(state.active))


NEXT_TURN: Final = NextTurn()
END_OF_TURN: Final = EndOfTurn()
TURNS: Final[list[list[Step[Any]]]] = [
    [FILL_ROW, BEGIN_REFILL[seat], EndAction(seat), EndTurn(seat), MAIN_ACTION[seat], BeginAction(seat), Sail(seat)]
    for seat in range(len(SEATS))
]
"""The steps of a turn, the last one first (MAR-5.2)."""
