"""Phase 2: the window just before each event (EMP-6.6, 6.9), and the automatic events Initiative and Shipping."""

from typing import Final

from caravela.games.empires.catalog import (
    BEFORE_DOCK,
    BEFORE_SHIPPING,
    BEFORE_SPECIALISTS,
    BEFORE_TRADE,
    COLONIST,
    DISCOVERY,
    DOCK,
    EVENTS,
    SEATS,
    SHIPPING,
    SOLDIER,
    SPECIALISTS,
    TRADE,
    TYPES,
    WORKERS,
    Nation,
)
from caravela.games.empires.state import Empires
from caravela.games.empires.steps import university
from caravela.games.empires.steps.england import ReinforceDock
from caravela.kernel.agenda import PASS, SeatDecision, Step

RIDE: Final = 300
TAKE_GOOD: Final = 100
TAKE_SHIP: Final = 120
REINFORCE: Final = 121
REPLACE: Final = 130

MOMENT_OF: Final = {
    DOCK: BEFORE_DOCK,
    TRADE: BEFORE_TRADE,
    SHIPPING: BEFORE_SHIPPING,
    SPECIALISTS: BEFORE_SPECIALISTS,
}


class BeforeEvent(Step[Empires]):
    """EMP-6.6: one window, in the player order of its start."""

    def __init__(self, event: int) -> None:
        self.event: Final = event

    def facts(self) -> list[int]:
        return [self.event]

    def run(self, state: Empires) -> None:
        if not state.purchases and state.setup.nations == "off":
            return
        state.circuit = state.order
        state.acted = 0
        state.push(WindowTurn(self.event, 0))


class WindowTurn(Step[Empires]):
    """EMP-6.9: the next seat with an effect that can do something."""

    def __init__(self, event: int, place: int) -> None:
        self.event: Final = event
        self.place: Final = place

    def facts(self) -> list[int]:
        return [self.event, self.place]

    def run(self, state: Empires) -> None:
        for place in range(self.place, state.seats):
            seat = state.circuit[place]
            if window_options(state, self.event, seat):
                state.push(WindowTurn(self.event, place + 1))
                state.push(UseWindow(self.event, seat))
                return


class WindowAgain(Step[Empires]):
    """A seat has used an effect: has it another one?"""

    def __init__(self, event: int, seat: int) -> None:
        self.event: Final = event
        self.who: Final = seat

    def facts(self) -> list[int]:
        return [self.event, self.who]

    def run(self, state: Empires) -> None:
        if window_options(state, self.event, self.who):
            state.push(UseWindow(self.event, self.who))


def window_options(state: Empires, event: int, seat: int) -> list[int]:
    """What a seat could use just before an event."""
    options: list[int] = []
    if state.nation[seat] >= 0 and event in MOMENT_OF:
        nation = state.advantage(seat, MOMENT_OF[event])
        if nation is not None:
            add_advantage(state, seat, nation, options)
    if event == DISCOVERY:
        add_rides(state, seat, options)
    university.add_front_moves(state, seat, options)
    return options


def add_advantage(state: Empires, seat: int, nation: Nation, options: list[int]) -> None:
    """EMP-22.36: only where it can do something."""
    moment = nation.effect.when
    if moment == BEFORE_TRADE:
        for good in range(len(state.catalog.goods)):
            if good in state.goods_offered:
                options.append(TAKE_GOOD + good)
    elif moment == BEFORE_SHIPPING:
        if state.ship_offered:
            options.append(TAKE_SHIP)
    elif moment == BEFORE_DOCK:
        if state.dock or state.stock[seat * TYPES + COLONIST]:
            options.append(REINFORCE)
    else:
        workers = replacements(state, seat)
        for space in range(len(state.school)):
            if state.school[space] >= 0:
                for worker in workers:
                    options.append(REPLACE + space * TYPES + worker)


def replacements(state: Empires, seat: int) -> list[int]:
    """EMP-22.35: a Colonist, or any type while there is none."""
    if state.stock[seat * TYPES + COLONIST]:
        return [COLONIST]
    return [worker for worker in range(TYPES) if state.stock[seat * TYPES + worker]]


def add_rides(state: Empires, seat: int, options: list[int]) -> None:
    """EMP-21.42: one own Soldier to an adjacent discovered region, once per tile."""
    if unused_stables(state, seat) < 0:
        return
    regions = len(state.catalog.regions)
    for region in range(regions):
        if state.settled(region, seat, SOLDIER):
            for other in state.catalog.adjacent[region]:
                if state.is_discovered(other):
                    options.append(RIDE + region * regions + other)


def unused_stables(state: Empires, seat: int) -> int:
    for tile in state.catalog.ride_tiles:
        if state.tile_owner[tile] == seat and not state.acted >> tile & 1:
            return tile
    return -1


class UseWindow(SeatDecision[Empires]):
    """EMP-6.9: a seat uses its effects in the order it likes."""

    def __init__(self, event: int, seat: int) -> None:
        self.event: Final = event
        super().__init__(seat)

    def facts(self) -> list[int]:
        return [self.event, self.who]

    def options(self, state: Empires) -> list[int]:
        options = window_options(state, self.event, self.who)
        options.append(PASS)
        return options

    def text(self, state: Empires, option: int) -> str:
        if option == PASS:
            return "pass"
        if option >= university.FRONT:
            return university.front_text(option)
        if option >= RIDE:
            region, other = divmod(option - RIDE, len(state.catalog.regions))
            return f"ride {state.region_name(region)} {state.region_name(other)}"
        nation = state.catalog.nations[state.nation[self.who]].id
        if option >= REPLACE:
            space, worker = divmod(option - REPLACE, TYPES)
            return f"use {nation} {state.catalog.school[space]} {WORKERS[worker]}"
        if option >= TAKE_SHIP:
            return f"use {nation}"
        return f"use {nation} {state.good_name(option - TAKE_GOOD)}"

    def choose(self, state: Empires, option: int) -> None:
        if option == PASS:
            return
        state.push(WindowAgain(self.event, self.who))
        if option >= university.FRONT:
            university.move_to_front(state, self.who, option)
        elif option >= RIDE:
            self.ride(state, option)
        else:
            state.use_advantage(self.who)
            self.use_nation(state, option)

    def ride(self, state: Empires, option: int) -> None:
        region, other = divmod(option - RIDE, len(state.catalog.regions))
        state.acted |= 1 << unused_stables(state, self.who)
        state.join(region, self.who, SOLDIER, -1)
        if state.listener is not None:
            facts = {"region": state.region_name(region), "region2": state.region_name(other)}
            state.tell("rode", {"seat": SEATS[self.who], **facts})
        state.settle(other, self.who, SOLDIER)

    def use_nation(self, state: Empires, option: int) -> None:
        if state.listener is not None:
            state.tell(
                "advantage", {"seat": SEATS[self.who], "nation": state.catalog.nations[state.nation[self.who]].id}
            )
        if option >= REPLACE:
            space, worker = divmod(option - REPLACE, TYPES)
            state.to_stock(state.school[space])
            state.stock[self.who * TYPES + worker] -= 1
            state.school[space] = self.who * TYPES + worker
        elif option == REINFORCE:
            state.push(ReinforceDock(self.who))
        elif option == TAKE_SHIP:
            state.ship_offered = 0
            state.ships[self.who] += 1
        else:
            good = option - TAKE_GOOD
            state.goods_offered.remove(good)
            state.goods[self.who * len(state.catalog.goods) + good] += 1
            if state.listener is not None:
                state.tell("good-taken", {"seat": SEATS[self.who], "good": state.good_name(good)})

    def prompt(self, state: Empires) -> dict[str, str | int]:
        return {"event": EVENTS[self.event]}


class ResolveInitiative(Step[Empires]):
    """EMP-7.1: coins by space; the workers stay (EMP-7.5)."""

    def run(self, state: Empires) -> None:
        for space in range(len(state.initiative)):
            seat = state.initiative[space] // TYPES
            coins = state.catalog.initiative_coins[space]
            state.gain(seat, coins)
            if state.listener is not None:
                state.tell("initiative-coins", {"seat": SEATS[seat], "coins": coins})


class ResolveShipping(Step[Empires]):
    """EMP-10: the ship goes to the majority; all workers return."""

    def run(self, state: Empires) -> None:
        best = 0
        winner = -1
        for seat in state.order:  # EMP-10.2: the earlier one wins a tie
            strength = shipping_strength(state, seat)
            if strength > best:
                best = strength
                winner = seat
        if winner < 0:
            return
        for figure in range(len(state.trading)):
            state.stock[figure] += state.trading[figure]
            state.trading[figure] = 0
        if state.ship_offered:
            state.ship_offered = 0
            state.ships[winner] += 1
            if state.listener is not None:
                state.tell("ship-won", {"seat": SEATS[winner], "strength": best})


def shipping_strength(state: Empires, seat: int) -> int:
    """EMP-10.1"""
    strength = 0
    for worker in range(TYPES):
        strength += state.trading[seat * TYPES + worker] * state.catalog.shipping[worker]
    return strength
