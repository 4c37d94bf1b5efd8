"""Black Markets (PIR-16)."""

from typing import Final

from caravela.games.pirates import phrases as say
from caravela.games.pirates.catalog import CELLS, DOWN_LOCATION, LOCATION_BASE, MARKETS, RESIDENCE_BASE, SEATS
from caravela.games.pirates.gains import Gain
from caravela.games.pirates.state import MARKET_BASE, NONE, Pirates
from caravela.games.pirates.steps.timing import Between, TurnDecision, begin, has_effect
from caravela.kernel.agenda import SeatDecision
from caravela.kernel.phrases import Said, Value
from caravela.kernel.state import having


def side_of(state: Pirates, tile: int) -> int:
    """PIR-2.14: the side of a tile that is in the game."""
    return 2 * tile + (state.sides >> tile & 1)


def is_open(state: Pirates, place: int) -> bool:
    """PIR-16.1, 16.2, D51: a Location without a Black Market, as far as all can see."""
    card = state.cards[place]
    return (LOCATION_BASE <= card < RESIDENCE_BASE or card == DOWN_LOCATION) and state.markets[place] == NONE


def use_market(state: Pirates, seat: int, side: int) -> None:
    """PIR-16.7: all its effects."""
    state.tell(say.MARKET_USED, seat, side)
    begin(state, seat, state.catalog.markets[side])


class BlackMarket(Gain):
    """PIR-21.37: the amount is the price."""

    verb = "black_market"
    icon = "i-black-market"
    asks = True

    def can_apply(self, state: Pirates, seat: int) -> bool:
        """PIR-16.6"""
        if not state.unplaced[seat] or state.doubloons[seat] < self.amount:
            return False
        for place in range(CELLS):
            if is_open(state, place):
                return True
        return False

    def apply(self, state: Pirates, seat: int, source: int) -> None:
        if self.can_apply(state, seat):
            state.push(PlaceMarket(seat, self.amount))

    def value(self, state: Pirates, seat: int) -> float:
        return 4.0


class PlaceMarket(TurnDecision):
    """PIR-16.1 to 16.3: which tile, and on which Location."""

    offers = (say.PLACE_MARKET, say.DECLINE)
    tells = ("doubloons",)

    def __init__(self, seat: int, doubloons: int) -> None:
        super().__init__(seat)
        self.doubloons: Final = doubloons

    def options(self, state: Pirates) -> list[int]:
        places = [place for place in range(CELLS) if is_open(state, place)]
        options: list[int] = []
        for tile in range(MARKETS):
            if state.unplaced[self.who] >> tile & 1:
                first = say.PLACE_MARKET.at(side_of(state, tile), 0)
                for place in places:
                    options.append(first + place)
        options.append(say.DECLINE.base)
        return options

    def choose(self, state: Pirates, option: int) -> None:
        if option == say.DECLINE.base:
            return
        seat = self.who
        side, place = say.PLACE_MARKET.of(option)
        state.doubloons[seat] -= self.doubloons
        state.unplaced[seat] &= ~(1 << side // 2)
        state.markets = having(state.markets, place, MARKET_BASE * seat + side)
        location = state.location_at(place)
        if location == NONE:
            state.tell(say.MARKET_PLACED_DOWN, seat, side, place, self.doubloons)
        else:
            state.tell(say.MARKET_PLACED, seat, side, location, self.doubloons)
        state.show(say.MARKET_OPENED, seat, side)
        use_market(state, seat, side)

    def why_not(self, state: Pirates, option: int) -> Said | None:
        side, place = say.PLACE_MARKET.of(option)
        if side != side_of(state, side // 2):
            return None
        if not state.unplaced[self.who] >> side // 2 & 1:
            return say.PLACED_BEFORE.said()
        return say.MARKET_THERE.said() if place < CELLS and state.markets[place] != NONE else None


class ActivateMarket(Between):
    """PIR-7.3, 16.7: the own tile on the Location of this stop."""

    offers = (say.ACTIVATE, say.DECLINE)

    def side(self, state: Pirates) -> int:
        return state.markets[state.ship[self.who]] % MARKET_BASE

    def options(self, state: Pirates) -> list[int]:
        if not has_effect(state, self.who, state.catalog.markets[self.side(state)]):
            return [say.DECLINE.base]
        return [say.ACTIVATE.base, say.DECLINE.base]

    def choose(self, state: Pirates, option: int) -> None:
        if option == say.ACTIVATE.base:
            use_market(state, self.who, self.side(state))

    def prompt(self, state: Pirates) -> dict[str, Value]:
        return {"black_market": state.catalog.market_ids[self.side(state)]}


ACTIVATE: Final[list[SeatDecision[Pirates]]] = [ActivateMarket(seat) for seat in range(len(SEATS))]


class MarketAny(Gain):
    """PIR-21.15, D17: any tile that lies on a Location."""

    verb = "market_any"
    icon = "i-black-market"
    measure = ""
    asks = True

    def can_apply(self, state: Pirates, seat: int) -> bool:
        return bool(usable_markets(state, seat))

    def apply(self, state: Pirates, seat: int, source: int) -> None:
        if self.can_apply(state, seat):
            state.push(ChooseMarket(seat))

    def value(self, state: Pirates, seat: int) -> float:
        return 2.5 if self.can_apply(state, seat) else 0.0


def usable_markets(state: Pirates, seat: int) -> list[int]:
    """Where a tile lies that would do something."""
    found: list[int] = []
    for place in range(CELLS):
        market = state.markets[place]
        if market != NONE and has_effect(state, seat, state.catalog.markets[market % MARKET_BASE]):
            found.append(place)
    return found


class ChooseMarket(TurnDecision):
    """PIR-21.15"""

    offers = (say.USE_MARKET, say.DECLINE)

    def options(self, state: Pirates) -> list[int]:
        return [*[say.USE_MARKET.base + place for place in usable_markets(state, self.who)], say.DECLINE.base]

    def choose(self, state: Pirates, option: int) -> None:
        if option != say.DECLINE.base:
            use_market(state, self.who, state.markets[say.USE_MARKET.of(option)] % MARKET_BASE)

    def why_not(self, state: Pirates, option: int) -> Said | None:
        place = say.USE_MARKET.of(option)
        return say.NO_MARKET.said() if place >= CELLS or state.markets[place] == NONE else say.NOTHING_TO_GAIN.said()
