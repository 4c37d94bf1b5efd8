"""Phase 1: placing workers (EMP-5)."""

from typing import Final

from caravela.games.empires import phrases as say
from caravela.games.empires.catalog import (
    BUILDER,
    BUILDINGS,
    DISCOVERY,
    DOCK,
    EVENTS,
    INITIATIVE,
    ROUNDS,
    SHIPPING,
    SPECIALISTS,
    TRADE,
    TYPES,
    WARFARE,
)
from caravela.games.empires.state import MOVED, ON_SHIP, PLACING_WORKERS, SAILING, SPACE, Empires
from caravela.games.empires.steps.between import UseUniversity
from caravela.games.empires.steps.looks import EventDecision
from caravela.games.empires.steps.university import NOBODY, row_of
from caravela.games.empires.steps.warfare import can_declare
from caravela.kernel.agenda import Step
from caravela.kernel.phrases import Said, Value


class BeforePlacement(Step[Empires]):
    """EMP-21.31a: the order is set; University may still change it."""

    def run(self, state: Empires) -> None:
        state.phase = PLACING_WORKERS
        if state.mover != NOBODY and state.order[0] != state.mover:
            state.push(UseUniversity(state.mover))


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


class PlaceWorker(EventDecision):
    """EMP-5.1: one available worker on one event."""

    offers = (say.PLACE_ON, say.PLACE_IN_SCHOOL, say.PLACE_ABOARD)

    def options(self, state: Empires) -> list[int]:
        """EMP-5.5 to 5.13: where there is room, each type of worker that is available."""
        at = self.who * TYPES
        available = state.available
        types: list[int] = []
        for worker in range(TYPES):
            if available[at + worker]:
                types.append(worker)
        options: list[int] = []
        for event in range(len(EVENTS)):
            if self.has_room(state, event):
                for worker in types:
                    options.append(say.PLACE_ON.at(worker, event))
        school_types = state.catalog.school_types
        for space in range(len(state.school)):
            if state.school[space] < 0 and school_types[space] < state.setup.types:  # EMP-13.5
                for worker in types:
                    options.append(say.PLACE_IN_SCHOOL.at(worker, space))
        if self.may_go_aboard(state):
            for worker in types:
                options.append(say.PLACE_ABOARD.at(worker))
        return options

    def has_room(self, state: Empires, event: int) -> bool:
        """Whether one more worker of the seat may stand on an event; Specialists have spaces of their own."""
        if event in (SHIPPING, DISCOVERY):
            return True
        if event == DOCK:
            return numbered(state.dock) < state.catalog.dock_spaces[state.seats]
        if event == SPECIALISTS or len(row_of(state, event)) >= state.catalog.spaces[event]:
            return False
        return event != INITIATIVE or self.may_take_initiative(state)

    def may_take_initiative(self, state: Empires) -> bool:
        """EMP-5.6"""
        own = 0
        for figure in state.initiative:
            if figure // TYPES == self.who:
                own += 1
        return own < state.catalog.initiative_limit

    def may_go_aboard(self, state: Empires) -> bool:
        """EMP-21.51"""
        most = state.trait(self.who, SAILING)
        return most > 0 and state.sailing[self.who] < min(most, state.ships[self.who])

    def choose(self, state: Empires, option: int) -> None:
        if option in say.PLACE_ON:
            worker, event = say.PLACE_ON.of(option)
            self.place(state, self.taken(state, worker), event)
            state.tell(say.PLACED, self.who, worker, event)
        elif option in say.PLACE_IN_SCHOOL:
            worker, space = say.PLACE_IN_SCHOOL.of(option)
            state.school[space] = self.taken(state, worker)
            state.tell(say.PLACED_IN_SCHOOL, self.who, worker, space)
        else:
            worker = say.PLACE_ABOARD.of(option)
            state.dock.append(self.taken(state, worker) + ON_SHIP)
            state.sailing[self.who] += 1
            state.tell(say.PLACED_ABOARD, self.who, worker)

    def taken(self, state: Empires, worker: int) -> int:
        """An available figure."""
        figure = self.who * TYPES + worker
        state.available[figure] -= 1
        return figure

    def place(self, state: Empires, figure: int, event: int) -> None:
        if event == SHIPPING:
            state.trading[figure] += 1
        elif event == DISCOVERY:
            state.exploring[figure] += 1
        elif event == DOCK:
            place_on_dock(state.dock, figure)
        else:
            row_of(state, event).append(figure)

    def default(self, state: Empires) -> int:
        """EMP-24.27: the first available type in Merchant Shipping."""
        for worker in range(TYPES):
            if state.available[self.who * TYPES + worker]:
                return say.PLACE_ON.at(worker, SHIPPING)
        raise AssertionError("a placement without workers")

    def prompt(self, state: Empires) -> dict[str, Value]:
        return {"left": sum(state.available[self.who * TYPES : (self.who + 1) * TYPES])}

    def why_not(self, state: Empires, option: int) -> Said | None:
        worker = state.speech.owner[option].parts(option)[0]
        if not state.available[self.who * TYPES + worker]:
            return say.NOT_AVAILABLE.said(worker)
        if option in say.PLACE_ABOARD:
            return say.NO_SHIPS_FREE.said() if state.trait(self.who, SAILING) else None
        if option in say.PLACE_IN_SCHOOL:
            space = say.PLACE_IN_SCHOOL.of(option)[1]
            if state.school[space] >= 0:
                return say.TAKEN.said(state.school[space] // TYPES)
            return say.NO_BUILDERS.said() if state.catalog.school_types[space] == BUILDER else None
        event = say.PLACE_ON.of(option)[1]
        if event == INITIATIVE and not self.may_take_initiative(state):
            return say.ONE_EACH.said()
        return say.FULL.said(event) if event != SPECIALISTS else None

    def warning(self, state: Empires, option: int) -> Said | None:
        """EMP-5.14: a worker may stand where it can do nothing, as things are now."""
        catalog = state.catalog
        if option in say.PLACE_IN_SCHOOL:
            space = say.PLACE_IN_SCHOOL.of(option)[1]
            if state.round == ROUNDS:
                return say.NEVER_USED.said()
            price = catalog.training_price
            is_poor = catalog.school_types[space] < 0 and state.coins[self.who] < price
            return say.TOO_POOR.said(price, state.coins[self.who]) if is_poor else None
        if option not in say.PLACE_ON:
            return None
        worker, event = say.PLACE_ON.of(option)
        if event == TRADE and len(state.trade) >= len(state.goods_offered):
            return say.GOODS_GONE.said()
        if event == SHIPPING and not state.ship_offered:
            return say.NO_SHIP.said()
        if event == BUILDINGS:
            price = max(0, catalog.building_price[state.age] - catalog.discount[worker])
            is_poor = state.coins[self.who] < price and not any(catalog.tiles[tile].free for tile in state.offer)
            return say.TOO_POOR.said(price, state.coins[self.who]) if is_poor else None
        if event == WARFARE and not can_declare(state, self.who):
            return say.NO_FIGHT.said()
        return None


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
