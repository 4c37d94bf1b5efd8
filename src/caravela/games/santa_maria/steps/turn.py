"""The turn: one main action, free actions around it (SMA-3)."""

from typing import Final

from caravela.games.santa_maria.catalog import SEATS, YEARS
from caravela.games.santa_maria.grid import CELLS, SIZE, cell_text
from caravela.games.santa_maria.state import DIE_PLACES, NOWHERE, SantaMaria
from caravela.games.santa_maria.steps import activate, expand, retire
from caravela.games.santa_maria.steps.free import TurnDecision, has_free_action
from caravela.games.santa_maria.steps.year_end import YEAR_END
from caravela.kernel.agenda import PASS, Step

LINES: Final = DIE_PLACES * SIZE
ACTIVATE: Final = 100
WHITE: Final = ACTIVATE + CELLS
BLUE: Final = WHITE + LINES
RETIRE: Final = BLUE + LINES
"""Options of a main action: a tile's number, then these and a cell, a die's value and line, a retire space."""


class StartYear(Step[SantaMaria]):
    """SMA-3.1: turns clockwise from the starting player; after the third year the game is over (SMA-12.7)."""

    def run(self, state: SantaMaria) -> None:
        if state.year == YEARS:
            if state.listener is not None:
                tell_result(state)
            return
        state.year += 1
        state.active = (state.first - 1) % state.seats
        if state.listener is not None:
            state.tell("year", {"year": state.year, "seat": SEATS[state.first]})
        state.push(self)
        state.agenda.extend(YEAR_END[::-1])
        state.push(NEXT_TURN)


def tell_result(state: SantaMaria) -> None:
    """SMA-13.13, 16.4, 16.5: what counts at the end, reason by reason, and how the game ended."""
    state.tell("final", {})
    for seat in range(state.seats):
        for reason, points in state.score_pad(seat).items():
            if points and reason != "play":
                kind = "bishop" if reason in state.catalog.bishop_ids else "reason"
                state.tell(f"final-{kind}", {"seat": SEATS[seat], kind: reason, "points": points})
    scores = state.scores()
    if not state.setup.solo:
        for seat in state.winners():
            state.tell("winner", {"seat": SEATS[seat], "points": scores[seat]})
        return
    for feat in state.feats():
        state.tell("feat", {"seat": SEATS[0], "feat": feat})
    state.tell("victory" if state.winners() else "defeat", {"seat": SEATS[0], "points": scores[0]})


class NextTurn(Step[SantaMaria]):
    """SMA-3.5, 3.7 to 3.9: the next seat that has not retired; when all have, the year ends."""

    def run(self, state: SantaMaria) -> None:
        state.source = NOWHERE
        seats = state.seats
        for distance in range(1, seats + 1):
            seat = (state.active + distance) % seats
            if state.retired[seat] < 0:
                state.active = seat
                state.push(self)
                state.push(OFFER_END[seat])
                state.push(CHOOSE_ACTION[seat])
                return
        state.active = NOWHERE


class ChooseAction(TurnDecision):
    """SMA-3.2: expand, activate a territory, activate a line, or retire."""

    def answers(self, state: SantaMaria) -> list[int]:
        seat = self.who
        answers: list[int] = []
        expand.add_expansions(state, seat, answers)
        activate.add_single_activations(state, seat, ACTIVATE, answers)
        activate.add_white_dice(state, seat, WHITE, answers)
        activate.add_blue_dice(state, seat, BLUE, answers)
        retire.add_retire_spaces(state, RETIRE, answers)  # SMA-3.6
        return answers

    def word(self, state: SantaMaria, answer: int) -> str:
        if answer >= RETIRE:
            return f"retire {state.catalog.rest_ids[answer - RETIRE]}"
        if answer >= BLUE:
            value, line = divmod(answer - BLUE, SIZE)
            return f"blue {value + 1} row {line + 1}"
        if answer >= WHITE:
            value, line = divmod(answer - WHITE, SIZE)
            return f"white {value + 1} column {line + 1}"
        if answer >= ACTIVATE:
            return f"activate {cell_text(answer - ACTIVATE)}"
        return f"expand {state.catalog.tiles[answer].id}"

    def decide(self, state: SantaMaria, answer: int) -> None:
        seat = self.who
        if answer >= RETIRE:
            retire.retire(state, seat, answer - RETIRE)
        elif answer >= BLUE:
            value, line = divmod(answer - BLUE, SIZE)
            activate.take_die(state, seat, activate.BLUE, value, line)
        elif answer >= WHITE:
            value, line = divmod(answer - WHITE, SIZE)
            activate.take_die(state, seat, activate.WHITE, value, line)
        elif answer >= ACTIVATE:
            activate.activate_single(state, seat, answer - ACTIVATE)
        else:
            expand.expand(state, seat, answer)

    def default(self, state: SantaMaria) -> int:
        """Who is absent retires."""
        spaces: list[int] = []
        retire.add_retire_spaces(state, RETIRE, spaces)
        return spaces[0]

    def prompt(self, state: SantaMaria) -> dict[str, str | int]:
        return {"year": state.year, "coins": state.coins[self.who]}


class OfferEnd(Step[SantaMaria]):
    """SMA-20.7, 20.10: after the main action, as long as a free action is legal."""

    def __init__(self, seat: int) -> None:
        self.who: Final = seat

    def facts(self) -> list[int]:
        return [self.who]

    def run(self, state: SantaMaria) -> None:
        state.source = NOWHERE
        if has_free_action(state, self.who):
            state.push(END_TURN[self.who])


class EndTurn(TurnDecision):
    """SMA-3.4: free actions after the main action, until the player says so."""

    def answers(self, state: SantaMaria) -> list[int]:
        return [PASS]

    def word(self, state: SantaMaria, answer: int) -> str:
        return "done"

    def decide(self, state: SantaMaria, answer: int) -> None:
        pass

    def again(self, state: SantaMaria) -> None:
        state.push(OFFER_END[self.who])


NEXT_TURN: Final = NextTurn()
CHOOSE_ACTION: Final = [ChooseAction(seat) for seat in range(len(SEATS))]
OFFER_END: Final = [OfferEnd(seat) for seat in range(len(SEATS))]
END_TURN: Final = [EndTurn(seat) for seat in range(len(SEATS))]
