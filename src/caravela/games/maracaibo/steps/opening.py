"""The opening: what is kept of the first hand, and which career (MAR-3.8 to 3.13)."""

from typing import Final

from caravela.games.maracaibo import phrases as say
from caravela.games.maracaibo.catalog import OPENING_CARDS, SEATS
from caravela.games.maracaibo.state import Maracaibo
from caravela.kernel.agenda import Piece, SeatDecision, Selection, Step
from caravela.kernel.hidden import NOTHING, FaceDown
from caravela.kernel.state import having, without

FIGURES_ON_TASKS: Final = 3
OPENING_DISCARDS: Final = OPENING_CARDS - 1


class Open(Step[Maracaibo]):
    """MAR-3.13: everybody chooses, then everything is shown; first cards, then careers."""

    def run(self, state: Maracaibo) -> None:
        seats = [(state.opener + distance) % state.seats for distance in range(state.seats)]
        state.opening = FaceDown((NOTHING,) * (OPENING_CARDS * state.seats), (0,) * (OPENING_CARDS * state.seats))
        state.push(ShowCareers())
        for seat in reversed(seats):
            state.push(KEEP_CAREER[seat])
        state.push(ShowOpening())
        for seat in reversed(seats):
            state.push(FIRST_PLAN[seat])


def put_down(state: Maracaibo, seat: int, place: int, card: int) -> None:
    """A card of the hand goes face down: to the planning area first, then to the discard pile."""
    state.hands[seat] = without(state.hands[seat], card)
    place += OPENING_CARDS * seat
    state.opening.turn_into(place, card)
    state.opening.seen = having(state.opening.seen, place, 1 << seat)


def put_down_by(state: Maracaibo, seat: int) -> tuple[int, ...]:
    """What a seat has put down in the opening that is not shown yet."""
    return state.opening.values[OPENING_CARDS * seat : OPENING_CARDS * (seat + 1)]


class FirstPlan(SeatDecision[Maracaibo]):
    """MAR-3.8: exactly one of the cards dealt goes to the planning area."""

    offers = (say.FIRST_PLAN,)

    def options(self, state: Maracaibo) -> list[int]:
        return [say.FIRST_PLAN.at(card) for card in sorted(state.hands[self.who])]

    def choose(self, state: Maracaibo, option: int) -> None:
        card = say.FIRST_PLAN.of(option)
        put_down(state, self.who, 0, card)
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
        put_down(state, seat, 1 + OPENING_DISCARDS - self.left, card)
        if self.left > 1:
            state.push(FirstDiscard(seat, self.left - 1, card))
        else:
            state.tell(say.OPENING_MADE, seat)

    def selection(self, state: Maracaibo) -> Selection | None:
        return Selection(self.left, self.left, [Piece(say.DISCARD.at(card), 1) for card in self.cards(state)])


class ShowOpening(Step[Maracaibo]):
    """MAR-3.8: the choices are shown together."""

    def run(self, state: Maracaibo) -> None:
        everybody = (1 << state.seats) - 1
        for place in range(len(state.opening.values)):
            state.opening.look(state, place, everybody)
        for distance in range(state.seats):
            seat = (state.opener + distance) % state.seats
            cards = state.opening.values[OPENING_CARDS * seat : OPENING_CARDS * (seat + 1)]
            state.planning[seat] = cards[:1]
            state.discarded = state.discarded + cards[1:]
            state.tell(say.PLANNED_FIRST, seat, cards[0])
            state.tell(say.OPENING_DISCARDED, seat, cards[1], cards[2], cards[3])
        state.opening = FaceDown((), ())
        state.show(say.OPENING)


class KeepCareer(SeatDecision[Maracaibo]):
    """MAR-3.9: one of the two careers."""

    offers = (say.KEEP,)

    def options(self, state: Maracaibo) -> list[int]:
        return [say.KEEP.at(career) for career in state.careers_dealt.values[2 * self.who : 2 * self.who + 2]]

    def choose(self, state: Maracaibo, option: int) -> None:
        state.career = having(state.career, self.who, say.KEEP.of(option))
        state.tell(say.CAREER_CHOSEN, self.who)


class ShowCareers(Step[Maracaibo]):
    """MAR-3.9: the other cards return to the box, three figures go onto the tasks."""

    def run(self, state: Maracaibo) -> None:
        for seat in range(state.seats):
            place = state.careers_dealt.values.index(state.career[seat])
            state.careers_dealt.look(state, place, (1 << state.seats) - 1)
        state.careers_dealt = FaceDown((), ())
        for distance in range(state.seats):
            seat = (state.opener + distance) % state.seats
            state.general[seat] -= FIGURES_ON_TASKS
            state.tell(say.CAREER_KEPT, seat, state.career[seat])


FIRST_PLAN: Final = [FirstPlan(seat) for seat in range(len(SEATS))]
KEEP_CAREER: Final = [KeepCareer(seat) for seat in range(len(SEATS))]
