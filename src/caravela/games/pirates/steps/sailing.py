"""Movement, meeting others, and the stop (PIR-4, PIR-7, PIR-18, PIR-19, with the modules of PIR-28 to PIR-30)."""

from typing import Final

from caravela.games.pirates import phrases as say
from caravela.games.pirates.catalog import (
    CELLS,
    DOWN_LOCATION,
    DOWN_ONE,
    DOWN_TWO,
    GULF,
    LOCATION_BASE,
    MARACAIBO,
    PLAY,
    SEATS,
    TREASURES,
    column_of,
)
from caravela.games.pirates.state import (
    DEAL_LUCK,
    DIE_POWER,
    MARKET_BASE,
    NOBODY,
    NONE,
    POWER,
    SKIRMISH_LUCK,
    SWIFT_SHIP,
    TILE_LUCK,
    TRAITS,
    Pirates,
)
from caravela.games.pirates.steps.cards import StopAtImprovement, StopAtResidence
from caravela.games.pirates.steps.markets import ACTIVATE
from caravela.games.pirates.steps.raid import PIPS
from caravela.games.pirates.steps.ship import STOP_UPGRADE
from caravela.games.pirates.steps.timing import Between, ChooseSide, ExchangeRuby, TurnDecision, begin
from caravela.kernel.agenda import SeatDecision, SeatStep
from caravela.kernel.phrases import Said, Value
from caravela.kernel.state import having

# -- moving (PIR-4) ---------------------------------------------------------------------------------------------------


def steps_of(state: Pirates, seat: int) -> int:
    """PIR-4.2, 4.12"""
    return state.catalog.steps + state.traits[seat * TRAITS + SWIFT_SHIP]


def ends_of(state: Pirates, seat: int, began: int, left: int) -> list[tuple[int, int]]:
    """PIR-4.4: where a move that began in that column can end from here, with how many steps."""
    found = state.sea.distances(state.ship[seat])
    return sorted([(end, found[end]) for end in found if found[end] <= left and column_of(end) > began])


class Sail(SeatDecision[Pirates]):
    """PIR-4.2 to 4.13: the space where the move ends."""

    offers = (say.SAIL,)
    beside = (ExchangeRuby(),)

    def options(self, state: Pirates) -> list[int]:
        ends = state.sea.ends[steps_of(state, self.who)][state.ship[self.who]]
        return [say.SAIL.base + end for end in ends]

    def choose(self, state: Pirates, option: int) -> None:
        end_move(state, self.who, say.SAIL.of(option))

    def prompt(self, state: Pirates) -> dict[str, Value]:
        return {"count": steps_of(state, self.who)}

    def why_not(self, state: Pirates, option: int) -> Said | None:
        place = say.SAIL.of(option)
        if place < CELLS and place not in state.sea.cells:
            return None
        if column_of(place) <= column_of(state.ship[self.who]):
            return say.BEHIND.said()
        return say.TOO_FAR.said(steps_of(state, self.who))


class SailOn(SeatDecision[Pirates]):
    """PIR-4.14, 29.3: with fog over the Improvements step by step; each must leave a legal end in reach."""

    offers = (say.STEP, say.STOP)
    beside = (ExchangeRuby(),)
    tells = ("left",)

    def __init__(self, seat: int, column: int, left: int) -> None:
        super().__init__(seat)
        self.column: Final = column
        """Where the move began."""
        self.left: Final = left

    def options(self, state: Pirates) -> list[int]:
        sea = state.sea
        here = state.ship[self.who]
        options: list[int] = []
        if self.left:
            for place in sea.next[here]:
                if sea.needed[self.column][place] < self.left:
                    options.append(say.STEP.base + place)
        if column_of(here) > self.column:
            options.append(say.STOP.base)
        return options

    def choose(self, state: Pirates, option: int) -> None:
        seat = self.who
        if option == say.STOP.base:
            end_move(state, seat, state.ship[seat])
            return
        place = say.STEP.of(option)
        if place >= CELLS:
            end_move(state, seat, place)
            return
        state.ship[seat] = place
        state.push(SailOn(seat, self.column, self.left - 1))
        turn_improvement(state, seat, place)

    def why_not(self, state: Pirates, option: int) -> Said | None:
        return say.BEHIND.said() if option == say.STOP.base else say.NO_WAY_ON.said()


class BeginMove(SeatStep[Pirates]):
    """PIR-4.13, 4.14"""

    def run(self, state: Pirates) -> None:
        seat = self.who
        if state.setup.fog_improvements:
            state.push(SailOn(seat, column_of(state.ship[seat]), steps_of(state, seat)))
        else:
            state.push(SAIL[seat])


SAIL: Final = [Sail(seat) for seat in range(len(SEATS))]

# -- cards that lie face down (PIR-28, PIR-29) ------------------------------------------------------------------------


def turn_improvement(state: Pirates, who: int, place: int) -> None:
    """PIR-29.3, D53: a face-down card that a ship enters is turned up."""
    card = state.cards[place]
    if card == DOWN_ONE:
        bag = list(state.improvement_bag)
        found = state.draw_from(DEAL_LUCK, bag)
        state.improvement_bag = tuple(bag)
    elif card == DOWN_TWO:
        found = state.draw_unseen()
    else:
        return
    state.lay(place, found)
    if found >= LOCATION_BASE:
        state.tell(say.LOCATION_TURNED, state.named(who), found - LOCATION_BASE)
    else:
        state.tell(say.IMPROVEMENT_TURNED, state.named(who), found)


def turn_location(state: Pirates, who: int, place: int) -> None:
    """PIR-28.2, D50, D87: a face-down Location is turned up, and draws its Treasure Value tile."""
    bag = list(state.location_bag)
    location = state.draw_from(DEAL_LUCK, bag)
    state.location_bag = tuple(bag)
    state.lay(place, LOCATION_BASE + location)
    state.tell(say.LOCATION_TURNED, state.named(who), location)
    if state.catalog.locations[location].value_tile:
        lay_tile(state, place)


def lay_tile(state: Pirates, place: int) -> None:
    """PIR-2.11: some Treasure Value tile that is not laid yet."""
    number = state.draw(TILE_LUCK, sum(state.tile_bag))
    kind = 0
    while number >= state.tile_bag[kind]:
        number -= state.tile_bag[kind]
        kind += 1
    state.tile_bag = having(state.tile_bag, kind, state.tile_bag[kind] - 1)
    state.tiles = having(state.tiles, place, kind)
    state.tell(say.TILE_LAID, kind, state.location_at(place))


# -- the end of a move ------------------------------------------------------------------------------------------------


def end_move(state: Pirates, seat: int, place: int) -> None:
    """PIR-4.9, D5, D54: the fee, the skirmish, then the stop."""
    state.ship[seat] = place
    tell_stop(state, seat, place)
    state.show(say.VOYAGE, seat, place)
    state.push(STOP_AT[seat])
    if place < CELLS:
        if state.setup.skirmish:
            state.push(SKIRMISH[seat])
        pay_fees(state, seat, place)


def tell_stop(state: Pirates, who: int, place: int) -> None:
    name = state.named(who)
    if state.location_at(place) != NONE:
        state.tell(say.SAILED_LOCATION, name, state.location_at(place))
    elif state.residence_at(place) != NONE:
        state.tell(say.SAILED_RESIDENCE, name, state.residence_at(place))
    elif state.improvement_at(place) != NONE:
        state.tell(say.SAILED_IMPROVEMENT, name, state.improvement_at(place))
    else:
        state.tell(say.SAILED, name, place)


def met_at(state: Pirates, who: int, place: int) -> list[int]:
    """The others whose ships are there."""
    return [other for other in range(state.setup.members) if other != who and state.ship[other] == place]


def fee_at(state: Pirates, seat: int, place: int) -> int:
    """PIR-4.9, 4.11: what is due to the others there."""
    return state.catalog.fee * len(met_at(state, seat, place)) if place < CELLS else 0


def pay_fees(state: Pirates, seat: int, place: int) -> None:
    """PIR-4.9, 4.10, 26.6"""
    fee = state.catalog.fee
    met = met_at(state, seat, place)
    if not met or state.doubloons[seat] < fee:
        return
    if state.setup.solo:
        state.doubloons[seat] -= fee
        state.tell(say.FEE_SUPPLY, seat, fee)
    elif state.doubloons[seat] >= fee * len(met):
        for other in met:
            pay_fee(state, seat, other)
    else:
        mask = 0
        for other in met:
            mask |= 1 << other
        state.push(PayFee(seat, mask))


def pay_fee(state: Pirates, seat: int, other: int) -> None:
    state.doubloons[seat] -= state.catalog.fee
    state.doubloons[other] += state.catalog.fee
    state.tell(say.FEE_PAID, seat, other, state.catalog.fee)


class PayFee(TurnDecision):
    """PIR-4.10: with too few doubloons the mover chooses whom to pay."""

    offers = (say.PAY,)

    def __init__(self, seat: int, owed: int) -> None:
        super().__init__(seat)
        self.owed: Final = owed

    def options(self, state: Pirates) -> list[int]:
        return [say.PAY.base + other for other in range(state.seats) if self.owed >> other & 1]

    def choose(self, state: Pirates, option: int) -> None:
        other = say.PAY.of(option)
        pay_fee(state, self.who, other)
        owed = self.owed & ~(1 << other)
        if owed and state.doubloons[self.who] >= state.catalog.fee:
            state.push(PayFee(self.who, owed))


# -- skirmish (PIR-30) ------------------------------------------------------------------------------------------------


def skirmish_power(state: Pirates, seat: int) -> int:
    """PIR-30.2, D54: the general bonus, and the best of those bound to a die."""
    base = seat * TRAITS
    return state.traits[base + POWER] + max([state.traits[base + DIE_POWER + kind] for kind in range(len(TREASURES))])


def skirmish(state: Pirates, who: int) -> None:
    """PIR-30.1, 30.3 to 30.5: everybody there rolls; the single highest wins."""
    place = state.ship[who]
    others = met_at(state, who, place)
    if place >= CELLS or not others:
        return
    fighters = sorted([who, *others])
    totals: list[int] = []
    for fighter in fighters:
        pips = 1 + state.draw(SKIRMISH_LUCK, PIPS)
        more = state.round if fighter >= state.seats else skirmish_power(state, fighter)
        totals.append(pips + more)
        state.tell(say.SKIRMISH_ROLL, state.named(fighter), pips, pips + more)
    best = max(totals)
    if totals.count(best) > 1:
        state.tell(say.SKIRMISH_TIED)
    else:
        winner = fighters[totals.index(best)]
        catalog = state.catalog
        points = catalog.skirmish_solo if state.setup.solo else catalog.skirmish_points
        state.score(winner, points, PLAY)
        state.tell(say.SKIRMISH_WON, state.named(winner), points)
        if not state.setup.solo:
            for other in fighters:
                taken = min(catalog.skirmish_doubloons, state.doubloons[other])
                if other != winner and taken:
                    state.doubloons[other] -= taken
                    state.doubloons[winner] += taken
                    state.tell(say.SKIRMISH_TAKEN, winner, other, taken)
    state.show(say.SKIRMISH, state.named(who))


class Skirmish(SeatStep[Pirates]):
    def run(self, state: Pirates) -> None:
        skirmish(state, self.who)


SKIRMISH: Final = [Skirmish(seat) for seat in range(len(SEATS))]

# -- the stop (PIR-5 to PIR-7, PIR-18, PIR-19) ------------------------------------------------------------------------


class StopAt(SeatStep[Pirates]):
    """What the space where the move ended offers."""

    def run(self, state: Pirates) -> None:
        seat = self.who
        place = state.ship[seat]
        if place == GULF:
            state.push(CHOOSE_SIDE[seat])
            state.push(STOP_UPGRADE[seat])
            state.tell(say.IN_GULF, seat)
        elif place == MARACAIBO:
            if state.arrived == NOBODY:
                state.arrived = seat
            state.push(STOP_UPGRADE[seat])
            state.score(seat, state.catalog.maracaibo_points, PLAY)
            state.tell(say.IN_MARACAIBO, seat, state.catalog.maracaibo_points)
            state.show(say.ARRIVAL, seat)
        else:
            self.use_card(state, seat, place)

    def use_card(self, state: Pirates, seat: int, place: int) -> None:
        if state.cards[place] == DOWN_LOCATION:
            turn_location(state, seat, place)
            take_coins(state, seat, place)
        if state.residence_at(place) != NONE:
            state.push(STOP_AT_RESIDENCE[seat])
        elif state.location_at(place) != NONE:
            stop_at_location(state, seat, place)
        else:
            state.push(STOP_AT_IMPROVEMENT[seat])


def take_coins(state: Pirates, seat: int, place: int) -> None:
    """PIR-28.2"""
    coins = state.coins[place]
    if coins:
        state.doubloons[seat] += coins
        state.coins = having(state.coins, place, 0)
        state.tell(say.FOG_DOUBLOONS, seat, coins)


def stop_at_location(state: Pirates, seat: int, place: int) -> None:
    """PIR-7.1: the tile, the own Black Market, the upgrade, the actions; a Ruby comes before all."""
    location = state.catalog.locations[state.location_at(place)]
    state.push(LOCATION_ACTIONS[seat])
    state.push(STOP_UPGRADE[seat])
    market = state.markets[place]
    if market != NONE and market // MARKET_BASE == seat:  # PIR-7.10
        state.push(ACTIVATE[seat])
    state.push(ADD_VALUE[seat])
    if state.setup.rubies and location.rubies:
        state.push(TAKE_RUBY[seat])


class AddValue(SeatStep[Pirates]):
    """PIR-7.2: a cube onto the pictured island."""

    def run(self, state: Pirates) -> None:
        add_value(state, state.ship[self.who])


def add_value(state: Pirates, place: int) -> None:
    if state.tiles[place] != NONE:
        state.add_cubes(state.tiles[place], 1)


class LocationActions(SeatStep[Pirates]):
    """PIR-7.5, 7.6"""

    def run(self, state: Pirates) -> None:
        seat = self.who
        sides = state.catalog.locations[state.location_at(state.ship[seat])].sides
        if len(sides) > 1:
            state.push(CHOOSE_SIDE[seat])
        else:
            begin(state, seat, sides[0])


class TakeRuby(Between):
    """PIR-32.2"""

    offers = (say.TAKE_RUBY, say.DECLINE)

    def options(self, state: Pirates) -> list[int]:
        return [say.TAKE_RUBY.base, say.DECLINE.base]

    def choose(self, state: Pirates, option: int) -> None:
        if option == say.TAKE_RUBY.base:
            state.rubies[self.who] += 1
            state.tell(say.RUBY_GAINED, self.who)

    def usual(self, state: Pirates) -> int:
        return say.TAKE_RUBY.base


STOP_AT: Final = [StopAt(seat) for seat in range(len(SEATS))]
ADD_VALUE: Final = [AddValue(seat) for seat in range(len(SEATS))]
LOCATION_ACTIONS: Final = [LocationActions(seat) for seat in range(len(SEATS))]
TAKE_RUBY: Final[list[SeatDecision[Pirates]]] = [TakeRuby(seat) for seat in range(len(SEATS))]
CHOOSE_SIDE: Final = [ChooseSide(seat) for seat in range(len(SEATS))]
STOP_AT_RESIDENCE: Final = [StopAtResidence(seat) for seat in range(len(SEATS))]
STOP_AT_IMPROVEMENT: Final = [StopAtImprovement(seat) for seat in range(len(SEATS))]
