"""Recruiting monks (SMA-8)."""

from typing import Final

from caravela.games.santa_maria import phrases as say
from caravela.games.santa_maria.catalog import BISHOPS_UP, MONK_SPACES, SCHOLARS_UP, SEATS
from caravela.games.santa_maria.grid import bits
from caravela.games.santa_maria.state import SantaMaria
from caravela.games.santa_maria.steps.free import TurnDecision, could_have_coins
from caravela.kernel.agenda import SeatStep
from caravela.kernel.carry import carry_out
from caravela.kernel.phrases import Said, Value

FIRST_BISHOP: Final = SCHOLARS_UP
FIRST_STATION: Final = SCHOLARS_UP + BISHOPS_UP


def monk_price(state: SantaMaria, space: int) -> int:
    """SMA-8.3, 8.4, 8.14: for a seat that has no monk there."""
    return state.catalog.monk_price * bits(state.monks[space])


class OfferMonk(SeatStep[SantaMaria]):
    """SMA-8.6, 20.10: asked if a space can be paid, or could be after sales."""

    def run(self, state: SantaMaria) -> None:
        for space in range(MONK_SPACES):
            is_free = not state.monks[space] >> self.who & 1
            if is_free and could_have_coins(state, self.who, monk_price(state, space)):
                state.push(RECRUIT[self.who])
                return


class RecruitMonk(TurnDecision):
    """SMA-8.1, 8.2, 8.5: a space without an own monk, if all rivals there can be paid, or none."""

    offers = (say.DECLINE, say.MONK_SCHOLAR, say.MONK_BISHOP, say.MONK_STATION)

    def options(self, state: SantaMaria) -> list[int]:
        coins = state.coins[self.who]
        options: list[int] = []
        for space in range(MONK_SPACES):
            mask = state.monks[space]
            if not mask >> self.who & 1 and (not mask or coins >= monk_price(state, space)):
                options.append(to_space(state, space))
        options.append(say.DECLINE.base)
        return options

    def choose(self, state: SantaMaria, option: int) -> None:
        if option == say.DECLINE.base:
            return
        seat = self.who
        space = space_of(state, option)
        pay_rivals(state, seat, space)
        state.monks[space] |= 1 << seat
        if space < FIRST_BISHOP:
            scholar = state.scholars[space]
            state.tell(say.SCHOLAR_TRAINED, seat, scholar)
            state.catalog.scholars[scholar].effect.apply(state, seat, space)  # SMA-8.7
        elif space < FIRST_STATION:
            state.tell(say.BISHOP_APPOINTED, seat, state.bishops[space - FIRST_BISHOP])
        else:
            station = space - FIRST_STATION
            state.tell(say.MONK_SENT, seat, station)
            carry_out(state, seat, state.catalog.stations[station].effects, space)  # SMA-8.9, 8.13
        state.show(say.MONK, seat)

    def prompt(self, state: SantaMaria) -> dict[str, Value]:
        symbol = len([space for space in state.catalog.monk_symbols if space <= state.religion[self.who]])
        return {"symbol": symbol, "monks": state.catalog.monks - state.monks_placed(self.who)}

    def why_not(self, state: SantaMaria, option: int) -> Said | None:
        space = space_of(state, option)
        if space < 0:
            return say.NOT_ON_OFFER.said()
        if state.monks[space] >> self.who & 1:
            return say.OWN_MONK.said()
        return say.TOO_DEAR.said(monk_price(state, space), state.coins[self.who])


def to_space(state: SantaMaria, space: int) -> int:
    """The option that sends a monk to a space."""
    if space < FIRST_BISHOP:
        return say.MONK_SCHOLAR.at(state.scholars[space])
    if space < FIRST_STATION:
        return say.MONK_BISHOP.at(state.bishops[space - FIRST_BISHOP])
    return say.MONK_STATION.at(space - FIRST_STATION)


def space_of(state: SantaMaria, option: int) -> int:
    """The space that an option names; -1 for a scholar or bishop who is not there."""
    for space in range(MONK_SPACES):
        if to_space(state, space) == option:
            return space
    return -1


def pay_rivals(state: SantaMaria, seat: int, space: int) -> None:
    """SMA-8.4, D34: each rival there gets its coins at once, retired or not."""
    coins = state.catalog.monk_price
    for other in range(state.seats):
        if state.monks[space] >> other & 1:
            state.coins[seat] -= coins
            state.coins[other] += coins
            state.tell(say.MONK_PAID, seat, other, coins)


RECRUIT: Final = [RecruitMonk(seat) for seat in range(len(SEATS))]
OFFER_MONK: Final = [OfferMonk(seat) for seat in range(len(SEATS))]
