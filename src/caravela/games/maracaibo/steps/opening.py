"""The opening: what is kept of the first hand, and which career (MAR-3.8 to 3.13)."""

from typing import Final

from caravela.games.maracaibo import phrases as say
from caravela.games.maracaibo.catalog import SEATS
from caravela.games.maracaibo.state import Maracaibo, without
from caravela.kernel.agenda import Piece, SeatDecision, Selection, Step
from caravela.kernel.state import having

FIGURES_ON_TASKS: Final = 3
OPENING_DISCARDS: Final = 3


class Open(Step[Maracaibo]):
    """MAR-3.13: everybody chooses, then everything is shown; first cards, then careers."""

    def run(self, state: Maracaibo) -> None:
        seats = [(state.opener + distance) % state.seats for distance in range(state.seats)]
        state.push(ShowCareers())
        for seat in reversed(seats):
            state.push(KEEP_CAREER[seat])
        state.push(ShowOpening())
        for seat in reversed(seats):
            state.push(FIRST_PLAN[seat])


class FirstPlan(SeatDecision[Maracaibo]):
    """MAR-3.8: exactly one of the cards dealt goes to the planning area."""

    offers = (say.FIRST_PLAN,)

    def options(self, state: Maracaibo) -> list[int]:
        return [say.FIRST_PLAN.at(card) for card in sorted(state.hands[self.who])]

    def choose(self, state: Maracaibo, option: int) -> None:
        card = say.FIRST_PLAN.of(option)
        state.hands[self.who] = without(state.hands[self.who], card)
        state.planning[self.who] = (card,)
        state.push(FirstDiscard(self.who, OPENING_DISCARDS, -1))


class FirstDiscard(SeatDecision[Maracaibo]):
    """MAR-3.8: three of the others are discarded."""

    offers = (say.DISCARD,)
    tells = ("left",)

    def __init__(self, seat: int, left: int, last: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.last: Final = last

    def cards(self, state: Maracaibo) -> list[int]:
        return [card for card in sorted(state.hands[self.who]) if card > self.last]

    def options(self, state: Maracaibo) -> list[int]:
        cards = self.cards(state)
        return [say.DISCARD.at(card) for card in cards[: len(cards) - self.left + 1]]

    def choose(self, state: Maracaibo, option: int) -> None:
        card = say.DISCARD.of(option)
        seat = self.who
        state.hands[seat] = without(state.hands[seat], card)
        aside = list(state.set_aside)
        aside[seat] = (*aside[seat], card)
        state.set_aside = tuple(aside)
        if self.left > 1:
            state.push(FirstDiscard(seat, self.left - 1, card))
        else:
            state.tell(say.OPENING_MADE, seat)

    def selection(self, state: Maracaibo) -> Selection | None:
        return Selection(self.left, self.left, [Piece(say.DISCARD.at(card), 1) for card in self.cards(state)])


class ShowOpening(Step[Maracaibo]):
    """MAR-3.8: the choices are shown together."""

    def run(self, state: Maracaibo) -> None:
        state.learn()
        for distance in range(state.seats):
            seat = (state.opener + distance) % state.seats
            aside = state.set_aside[seat]
            state.tell(say.PLANNED_FIRST, seat, state.planning[seat][0])
            state.tell(say.OPENING_DISCARDED, seat, aside[0], aside[1], aside[2])
            state.discarded = state.discarded + aside
        state.set_aside = ((),) * state.seats
        state.show(say.OPENING)


class KeepCareer(SeatDecision[Maracaibo]):
    """MAR-3.9: one of the two careers."""

    offers = (say.KEEP,)

    def options(self, state: Maracaibo) -> list[int]:
        return [say.KEEP.at(career) for career in state.careers_dealt[2 * self.who : 2 * self.who + 2]]

    def choose(self, state: Maracaibo, option: int) -> None:
        state.career = having(state.career, self.who, say.KEEP.of(option))
        state.tell(say.CAREER_CHOSEN, self.who)


class ShowCareers(Step[Maracaibo]):
    """MAR-3.9: the other cards return to the box, three figures go onto the tasks."""

    def run(self, state: Maracaibo) -> None:
        state.learn()
        state.careers_dealt = ()
        for distance in range(state.seats):
            seat = (state.opener + distance) % state.seats
            state.general[seat] -= FIGURES_ON_TASKS
            state.tell(say.CAREER_KEPT, seat, state.career[seat])


FIRST_PLAN: Final = [FirstPlan(seat) for seat in range(len(SEATS))]
KEEP_CAREER: Final = [KeepCareer(seat) for seat in range(len(SEATS))]
