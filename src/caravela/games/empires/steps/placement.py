"""Phase 1: placing workers (EMP-5)."""

from typing import Final

from caravela.games.empires.catalog import (
    BUILDINGS,
    DISCOVERY,
    DOCK,
    EVENTS,
    INITIATIVE,
    SEATS,
    SHIPPING,
    TRADE,
    TYPES,
    WARFARE,
    WORKERS,
)
from caravela.games.empires.state import MOVED, ON_SHIP, SAILING, SPACE, Empires
from caravela.games.empires.steps import looks, university
from caravela.kernel.agenda import SeatDecision, Step

TARGETS: Final = 16
SCHOOL: Final = 8
"""Targets 8 to 13 are the spaces of Specialists."""
MAYFLOWER: Final = 14


class PlaceWorkers(Step[Empires]):
    """EMP-5.1, 5.3: circuit after circuit, until nobody has an available worker."""

    def run(self, state: Empires) -> None:
        for seat in range(state.seats):
            if has_available(state, seat):
                state.circuit = state.order  # EMP-21.31e
                state.push(self)
                state.push(PlacementTurn(0))
                return


class PlacementTurn(Step[Empires]):
    """EMP-5.4: the next seat of the circuit that still has workers."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def facts(self) -> list[int]:
        return [self.place]

    def run(self, state: Empires) -> None:
        for place in range(self.place, state.seats):
            seat = state.circuit[place]
            if has_available(state, seat):
                state.push(PlacementTurn(place + 1))
                state.push(PlaceWorker(seat))
                return


def has_available(state: Empires, seat: int) -> bool:
    at = seat * TYPES
    available = state.available
    for worker in range(TYPES):
        if available[at + worker]:
            return True
    return False


class PlaceWorker(SeatDecision[Empires]):
    """EMP-5.1: one available worker on one event."""

    def options(self, state: Empires) -> list[int]:
        at = self.who * TYPES
        targets = self.targets(state)
        options: list[int] = []
        for worker in range(TYPES):
            if state.available[at + worker]:
                for target in targets:
                    options.append(worker * TARGETS + target)
        if state.setup.looks:
            looks.add_token_looks(state, self.who, options)
            looks.add_card_look(state, self.who, options)
        university.add_front_moves(state, self.who, options)
        return options

    def targets(self, state: Empires) -> list[int]:
        """EMP-5.6 to 5.13: where a worker may go."""
        catalog = state.catalog
        targets: list[int] = []
        if self.may_take_initiative(state):
            targets.append(INITIATIVE)
        if numbered(state.dock) < catalog.dock_spaces[state.seats]:
            targets.append(DOCK)
        if len(state.trade) < catalog.spaces[TRADE]:
            targets.append(TRADE)
        targets.append(SHIPPING)
        if len(state.sites) < catalog.spaces[BUILDINGS]:
            targets.append(BUILDINGS)
        targets.append(DISCOVERY)
        for space in range(len(state.school)):
            if state.school[space] < 0 and catalog.school_types[space] < state.setup.types:  # EMP-13.5
                targets.append(SCHOOL + space)
        if len(state.warfare) < catalog.spaces[WARFARE]:
            targets.append(WARFARE)
        if state.sailing[self.who] < min(state.trait(self.who, SAILING), state.ships[self.who]):  # EMP-21.51
            targets.append(MAYFLOWER)
        return targets

    def may_take_initiative(self, state: Empires) -> bool:
        """EMP-5.6"""
        own = 0
        for figure in state.initiative:
            if figure // TYPES == self.who:
                own += 1
        return own < state.catalog.initiative_limit and len(state.initiative) < state.catalog.spaces[INITIATIVE]

    def text(self, state: Empires, option: int) -> str:
        if looks.is_look(option):
            return looks.look_text(state, option)
        if university.is_front_move(option):
            return university.front_text(option)
        worker, target = divmod(option, TARGETS)
        if target == MAYFLOWER:
            return f"place {WORKERS[worker]} mayflower"
        if target >= SCHOOL:
            return f"place {WORKERS[worker]} specialists {state.catalog.school[target - SCHOOL]}"
        return f"place {WORKERS[worker]} {EVENTS[target]}"

    def choose(self, state: Empires, option: int) -> None:
        if option >= university.FRONT:
            state.push(self)
            if looks.is_look(option):
                looks.look(state, self.who, option)
            else:
                university.move_to_front(state, self.who, option)
            return
        worker, target = divmod(option, TARGETS)
        figure = self.who * TYPES + worker
        state.available[figure] -= 1
        self.place(state, figure, target)
        if state.listener is not None:
            self.tell(state, worker, target)
        if state.purchases:
            university.maybe_use_university(state, self.who)

    def place(self, state: Empires, figure: int, target: int) -> None:
        if target == INITIATIVE:
            state.initiative.append(figure)
        elif target == DOCK:
            place_on_dock(state.dock, figure)
        elif target == TRADE:
            state.trade.append(figure)
        elif target == SHIPPING:
            state.trading[figure] += 1
        elif target == BUILDINGS:
            state.sites.append(figure)
        elif target == DISCOVERY:
            state.exploring[figure] += 1
        elif target == WARFARE:
            state.warfare.append(figure)
        elif target == MAYFLOWER:
            state.dock.append(figure + ON_SHIP)
            state.sailing[self.who] += 1
        else:
            state.school[target - SCHOOL] = figure

    def tell(self, state: Empires, worker: int, target: int) -> None:
        if target == MAYFLOWER:
            state.tell("placed-ship", {"seat": SEATS[self.who], "worker": WORKERS[worker]})
        elif target >= SCHOOL:
            space = state.catalog.school[target - SCHOOL]
            state.tell("placed-school", {"seat": SEATS[self.who], "worker": WORKERS[worker], "space": space})
        else:
            state.tell("placed", {"seat": SEATS[self.who], "worker": WORKERS[worker], "event": EVENTS[target]})

    def default(self, state: Empires) -> int:
        """EMP-24.27: the first available type in Merchant Shipping."""
        for worker in range(TYPES):
            if state.available[self.who * TYPES + worker]:
                return worker * TARGETS + SHIPPING
        raise AssertionError("a placement without workers")

    def prompt(self, state: Empires) -> dict[str, str | int]:
        return {"left": sum(state.available[self.who * TYPES : (self.who + 1) * TYPES])}


def numbered(dock: list[int]) -> int:
    """How many workers hold numbered spaces; X, Y and ships do not count (EMP-D66)."""
    count = 0
    for figure in dock:
        if not figure & SPACE:
            count += 1
    return count


def place_on_dock(dock: list[int], figure: int) -> None:
    """EMP-5.7: on the leftmost free number, before X, Y and ships that have not been moved to the front."""
    place = len(dock)
    while place > 0 and dock[place - 1] & SPACE and not dock[place - 1] & MOVED:
        place -= 1
    dock.insert(place, figure)
