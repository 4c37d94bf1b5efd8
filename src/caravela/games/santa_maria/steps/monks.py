"""Recruiting monks (SMA-8)."""

from typing import Final

from caravela.games.santa_maria.catalog import BISHOPS_UP, MONK_SPACES, SCHOLARS_UP, SEATS
from caravela.games.santa_maria.grid import bits
from caravela.games.santa_maria.state import SantaMaria
from caravela.games.santa_maria.steps.free import TurnDecision, could_have_coins
from caravela.kernel.agenda import PASS, Step

FIRST_BISHOP: Final = SCHOLARS_UP
FIRST_STATION: Final = SCHOLARS_UP + BISHOPS_UP


def monk_price(state: SantaMaria, space: int) -> int:
    """SMA-8.3, 8.4, 8.14: for a seat that has no monk there."""
    return state.catalog.monk_price * bits(state.monks[space])


class OfferMonk(Step[SantaMaria]):
    """SMA-8.6, 20.10: asked if a space can be paid, or could be after sales."""

    def __init__(self, seat: int) -> None:
        self.who: Final = seat

    def facts(self) -> list[int]:
        return [self.who]

    def run(self, state: SantaMaria) -> None:
        for space in range(MONK_SPACES):
            is_free = not state.monks[space] >> self.who & 1
            if is_free and could_have_coins(state, self.who, monk_price(state, space)):
                state.push(RECRUIT[self.who])
                return


class RecruitMonk(TurnDecision):
    """SMA-8.1, 8.2, 8.5: a space without an own monk, if all rivals there can be paid, or none."""

    def answers(self, state: SantaMaria) -> list[int]:
        coins = state.coins[self.who]
        answers: list[int] = []
        for space in range(MONK_SPACES):
            mask = state.monks[space]
            if not mask >> self.who & 1 and (not mask or coins >= monk_price(state, space)):
                answers.append(space)
        answers.append(PASS)
        return answers

    def word(self, state: SantaMaria, answer: int) -> str:
        return "decline" if answer == PASS else f"monk {space_name(state, answer)}"

    def decide(self, state: SantaMaria, answer: int) -> None:
        if answer == PASS:
            return
        pay_rivals(state, self.who, answer)
        state.monks[answer] |= 1 << self.who
        if answer < FIRST_BISHOP:
            scholar = state.catalog.scholars[state.scholars[answer]]
            if state.listener is not None:
                state.tell("monk-scholar", {"seat": SEATS[self.who], "scholar": scholar.id})
            scholar.effect.apply(state, self.who, answer)  # SMA-8.7
        elif answer < FIRST_STATION:
            if state.listener is not None:
                state.tell("monk-bishop", {"seat": SEATS[self.who], "bishop": space_name(state, answer)})
        else:
            station = state.catalog.stations[answer - FIRST_STATION]
            if state.listener is not None:
                state.tell("monk-station", {"seat": SEATS[self.who], "station": station.id})
            for effect in station.effects:
                effect.apply(state, self.who, answer)  # SMA-8.9, 8.13

    def prompt(self, state: SantaMaria) -> dict[str, str | int]:
        symbol = len([space for space in state.catalog.monk_symbols if space <= state.religion[self.who]])
        return {"symbol": symbol, "monks": state.catalog.monks - state.monks_placed(self.who)}


def space_name(state: SantaMaria, space: int) -> str:
    if space < FIRST_BISHOP:
        return state.catalog.scholars[state.scholars[space]].id
    if space < FIRST_STATION:
        return state.catalog.bishops[state.bishops[space - FIRST_BISHOP]].id
    return state.catalog.stations[space - FIRST_STATION].id


def pay_rivals(state: SantaMaria, seat: int, space: int) -> None:
    """SMA-8.4, D34: each rival there gets its coins at once, retired or not."""
    coins = state.catalog.monk_price
    for other in range(state.seats):
        if state.monks[space] >> other & 1:
            state.coins[seat] -= coins
            state.coins[other] += coins
            if state.listener is not None:
                state.tell("monk-paid", {"seat": SEATS[seat], "seat2": SEATS[other], "coins": coins})


RECRUIT: Final = [RecruitMonk(seat) for seat in range(len(SEATS))]
OFFER_MONK: Final = [OfferMonk(seat) for seat in range(len(SEATS))]
