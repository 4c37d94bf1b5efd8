"""Phase C: refilling the hand (MAR-17)."""

from typing import Final

from caravela.games.maracaibo import phrases as say
from caravela.games.maracaibo.catalog import SEATS
from caravela.games.maracaibo.state import HAND_LIMIT, NONE, REFILL, ROW_FREE, TRAITS, Maracaibo
from caravela.games.maracaibo.steps.free import OwnerDecision
from caravela.kernel.agenda import SeatStep, Step
from caravela.kernel.phrases import Said, Value
from caravela.kernel.state import having

ROW_PRICE: Final = 1


class BeginRefill(SeatStep[Maracaibo]):
    """Phase C begins."""

    def run(self, state: Maracaibo) -> None:
        state.phase = REFILL
        go_on(state, self.who)


def row_price(state: Maracaibo, seat: int) -> int:
    """MAR-17.1, 21.7"""
    return 0 if state.traits[seat * TRAITS + ROW_FREE] else ROW_PRICE


def go_on(state: Maracaibo, seat: int) -> None:
    """MAR-17.4, 17.5: up to the hand limit, one card at a time."""
    if len(state.hands[seat]) >= state.traits[seat * TRAITS + HAND_LIMIT]:
        return
    if (
        state.deck
        or state.strangers
        or state.discarded
        or (state.doubloons[seat] >= row_price(state, seat) and max(state.row) != NONE)
    ):
        state.push(REFILLS[seat])


class Refill(OwnerDecision):
    """MAR-17.1, 17.5, 17.6: from the draw pile for nothing, or from the row for a doubloon."""

    offers = (say.DRAW, say.TAKE, say.DONE)

    def options(self, state: Maracaibo) -> list[int]:
        must = state.deck or state.strangers or state.discarded
        options: list[int] = [say.DRAW.base if must else say.DONE.base]
        if state.doubloons[self.who] >= row_price(state, self.who):
            for card in state.row:
                if card != NONE:
                    options.append(say.TAKE.base + card)
        return options

    def choose(self, state: Maracaibo, option: int) -> None:
        seat = self.who
        if option == say.DONE.base:
            return
        if option == say.DRAW.base:
            card = state.draw_project()
            state.tell_some(1 << seat, say.DREW, seat, card)
        else:
            card = say.TAKE.of(option)
            state.row = having(state.row, state.row.index(card), NONE)
            cost = row_price(state, seat)
            state.doubloons[seat] -= cost
            state.known |= 1 << card  # MAR-1.12
            state.tell(say.TOOK, seat, card, cost)
        state.hands[seat] = (*state.hands[seat], card)
        go_on(state, seat)

    def prompt(self, state: Maracaibo) -> dict[str, Value]:
        limit = state.traits[self.who * TRAITS + HAND_LIMIT]
        return {"left": limit - len(state.hands[self.who]), "doubloons": row_price(state, self.who)}

    def why_not(self, state: Maracaibo, option: int) -> Said | None:
        if option in say.TAKE:
            if say.TAKE.of(option) not in state.row:
                return None
            return say.TOO_DEAR.said(row_price(state, self.who), state.doubloons[self.who])
        return None


class FillRow(Step[Maracaibo]):
    """MAR-17.2: after the whole phase."""

    def run(self, state: Maracaibo) -> None:
        state.fill_row()


REFILLS: Final = [Refill(seat) for seat in range(len(SEATS))]
BEGIN_REFILL: Final = [BeginRefill(seat) for seat in range(len(SEATS))]
FILL_ROW: Final = FillRow()
