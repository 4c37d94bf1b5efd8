"""Phase 2: the window just before each event (EMP-6.6, 6.9), and the automatic events Initiative and Shipping."""

from typing import Final

from caravela.games.empires import phrases as say
from caravela.games.empires.catalog import (
    BEFORE_DOCK,
    BEFORE_SHIPPING,
    BEFORE_SPECIALISTS,
    BEFORE_TRADE,
    DISCOVERY,
    SHIPPING,
    SOLDIER,
    SPECIALISTS,
    TRADE,
    TYPES,
)
from caravela.games.empires.effect import Advantage
from caravela.games.empires.state import Empires
from caravela.games.empires.steps.between import UseUniversity
from caravela.games.empires.steps.discovery import strength_of_all
from caravela.games.empires.steps.looks import EventDecision
from caravela.games.empires.steps.university import (
    would_gain_in_order,
    would_gain_in_row,
)
from caravela.kernel.agenda import Decision, Step
from caravela.kernel.phrases import Said

NO_WINDOW: Final = -1
WINDOWS: Final = [
    NO_WINDOW,
    BEFORE_DOCK,
    BEFORE_TRADE,
    BEFORE_SHIPPING,
    NO_WINDOW,
    NO_WINDOW,
    BEFORE_SPECIALISTS,
    NO_WINDOW,
]
"""Per event when national advantages for it may be used."""


class BeforeEvent(Step[Empires]):
    """EMP-6.6: one window, in the player order of its start."""

    def __init__(self, event: int) -> None:
        self.event: Final = event

    def run(self, state: Empires) -> None:
        state.pause()
        state.phase = self.event
        state.tell(say.EVENT_BEGUN, self.event)
        if not state.setup.has_nations and state.mover < 0 and (self.event != DISCOVERY or not state.purchases):
            return
        state.circuit = state.order
        state.acted = 0
        state.push(WindowTurn(self.event, 0))


class WindowTurn(Step[Empires]):
    """EMP-6.9: the next seat with an effect that can do something."""

    def __init__(self, event: int, place: int) -> None:
        self.event: Final = event
        self.place: Final = place

    def run(self, state: Empires) -> None:
        for place in range(self.place, state.seats):
            question = question_to(state, self.event, state.circuit[place])
            if question is not None:
                state.push(WindowTurn(self.event, place + 1))
                state.push(question)
                return


class WindowAgain(Step[Empires]):
    """A seat has used an effect: has it another one?"""

    def __init__(self, event: int, seat: int) -> None:
        self.event: Final = event
        self.who: Final = seat

    def run(self, state: Empires) -> None:
        question = question_to(state, self.event, self.who)
        if question is not None:
            state.push(question)


def question_to(state: Empires, event: int, seat: int) -> Decision[Empires] | None:
    """What a seat has to be asked just before an event."""
    if window_options(state, event, seat):
        return UseWindow(seat, event)
    if state.mover == seat and could_gain_by_university(state, event, seat):
        return UseUniversity(seat)
    return None


def could_gain_by_university(state: Empires, event: int, seat: int) -> bool:
    """EMP-21.31a: whether a move of University can change what happens in an event."""
    if event == SHIPPING:
        strengths = [shipping_strength(state, other) for other in range(state.seats)]
        return would_gain_in_order(state, event, seat, strengths)
    if event == DISCOVERY:
        return would_gain_in_order(
            state, event, seat, [strength_of_all(state, other, 0) for other in range(state.seats)]
        )
    return event != SPECIALISTS and would_gain_in_row(state, event, seat)


def window_options(state: Empires, event: int, seat: int) -> list[int]:
    """What a seat could use just before an event, beside University."""
    options: list[int] = []
    if state.nation[seat] >= 0 and WINDOWS[event] != NO_WINDOW:
        nation = state.advantage(seat, WINDOWS[event])
        if nation is not None and isinstance(nation.effect, Advantage):
            nation.effect.add(state, seat, options)
    if event == DISCOVERY and state.purchases:
        add_rides(state, seat, options)
    return options


def add_rides(state: Empires, seat: int, options: list[int]) -> None:
    """EMP-21.42: one own Soldier to an adjacent colony, once per tile."""
    if unused_stables(state, seat) < 0:
        return
    for region in range(len(state.catalog.regions)):
        if state.settled(region, seat, SOLDIER):
            for other in state.catalog.adjacent[region]:
                if has_workers(state, other):
                    options.append(say.RIDE.at(region, other))


def has_workers(state: Empires, region: int) -> bool:
    """EMP-D35: whether anybody has a colony there."""
    for seat in range(state.seats):
        if state.land[region * state.seats + seat]:
            return True
    return False


def unused_stables(state: Empires, seat: int) -> int:
    for tile in state.catalog.ride_tiles:
        if state.tile_owner[tile] == seat and not state.acted >> tile & 1:
            return tile
    return -1


class UseWindow(EventDecision):
    """EMP-6.9: a seat uses its effects in the order it likes."""

    offers = (say.USE, say.USE_ON_GOOD, say.USE_ON_SPACE, say.RIDE, say.PASS)
    tells = ("event",)

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event: Final = event

    def options(self, state: Empires) -> list[int]:
        options = window_options(state, self.event, self.who)
        options.append(say.PASS.base)
        return options

    def choose(self, state: Empires, option: int) -> None:
        if option == say.PASS.base:
            return
        state.push(WindowAgain(self.event, self.who))
        if option in say.RIDE:
            self.ride(state, option)
            return
        nation = state.catalog.nations[state.nation[self.who]]
        state.use_advantage(self.who)
        state.tell(say.ADVANTAGE_USED, self.who, nation.number)
        if isinstance(nation.effect, Advantage):
            nation.effect.use(state, self.who, option)

    def ride(self, state: Empires, option: int) -> None:
        region, other = say.RIDE.of(option)
        state.acted |= 1 << unused_stables(state, self.who)
        state.join(region, self.who, SOLDIER, -1)
        state.tell(say.RODE, self.who, region, other)
        state.settle(other, self.who, SOLDIER)

    def why_not(self, state: Empires, option: int) -> Said | None:
        if option in say.USE_ON_GOOD:
            own = self.event == TRADE and say.USE_ON_GOOD.of(option)[0] == state.nation[self.who]
            return say.NOT_ON_OFFER.said() if own and state.advantage(self.who, BEFORE_TRADE) is not None else None
        if option not in say.RIDE or unused_stables(state, self.who) < 0:
            return None
        region, other = say.RIDE.of(option)
        if not state.settled(region, self.who, SOLDIER):
            return say.NO_SOLDIER.said(region)
        if other not in state.catalog.adjacent[region]:
            return say.NOT_ADJACENT.said(region, other)
        return (say.NO_COLONY if state.is_discovered(other) else say.UNDISCOVERED).said(other)


class ResolveInitiative(Step[Empires]):
    """EMP-7.1: coins by space; the workers stay (EMP-7.5)."""

    def run(self, state: Empires) -> None:
        for space in range(len(state.initiative)):
            seat = state.initiative[space] // TYPES
            coins = state.catalog.initiative_coins[space]
            state.gain(seat, coins)
            state.tell(say.INITIATIVE_PAID, seat, coins)
        if state.initiative:
            state.show(say.SEE_INITIATIVE)


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
            state.tell(say.SHIP_WON, winner, best)
            state.show(say.SEE_SHIP, winner, best)


def shipping_strength(state: Empires, seat: int) -> int:
    """EMP-10.1"""
    strength = 0
    for worker in range(TYPES):
        strength += state.trading[seat * TYPES + worker] * state.catalog.shipping[worker]
    return strength
