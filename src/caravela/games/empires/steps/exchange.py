"""Taking workers from stock, and the exchange where stock has none (EMP-20.8 to 20.15)."""

from typing import Final

from caravela.games.empires.catalog import COLONIST, SEATS, TYPES, WORKERS
from caravela.games.empires.state import ON_X, ON_Y, Empires
from caravela.kernel.agenda import PASS, SeatDecision

PLACES: Final = ["available", "discovery", "dock_x", "dock_y"]
AVAILABLE: Final = 0
TO_DISCOVERY: Final = 1
TO_DOCK_X: Final = 2


def can_take(state: Empires, seat: int, worker: int) -> bool:
    """Whether stock has the worker, or an exchange could free one."""
    return state.stock[seat * TYPES + worker] > 0 or len(exchange_regions(state, seat, worker)) > 0


def exchange_regions(state: Empires, seat: int, worker: int) -> list[int]:
    """EMP-20.10, 20.11: where one of the type could be swapped for a Colonist from stock."""
    if not state.catalog.exchangeable[worker] or not state.stock[seat * TYPES + COLONIST]:
        return []
    return [region for region in range(len(state.catalog.regions)) if state.settled(region, seat, worker)]


def take_worker(state: Empires, seat: int, worker: int, to: int, price: int) -> None:
    """Take a worker from stock, at a price paid on receipt; ask for an exchange where stock has none."""
    figure = seat * TYPES + worker
    if state.stock[figure]:
        state.stock[figure] -= 1
        receive(state, seat, worker, to, price)
    elif exchange_regions(state, seat, worker):
        state.push(Exchange(seat, worker, to, price))


def receive(state: Empires, seat: int, worker: int, to: int, price: int) -> None:
    figure = seat * TYPES + worker
    state.pay(seat, price)
    if to == AVAILABLE:
        state.available[figure] += 1
    elif to == TO_DISCOVERY:
        state.exploring[figure] += 1
    elif to == TO_DOCK_X:
        state.dock.insert(0, figure + ON_X)  # in Phase 4 only X and Y can be occupied; X sails first (EMP-8.1)
    else:
        state.dock.append(figure + ON_Y)
    if state.listener is not None:
        state.tell("worker-gained", {"seat": SEATS[seat], "worker": WORKERS[worker], "place": PLACES[to]})


class Exchange(SeatDecision[Empires]):
    """EMP-20.10, 20.15: swap a Specialist in a region for a Colonist, or forfeit."""

    def __init__(self, seat: int, worker: int, to: int, price: int) -> None:
        super().__init__(seat)
        self.worker: Final = worker
        self.to: Final = to
        self.price: Final = price

    def facts(self) -> list[int]:
        return [self.who, self.worker, self.to, self.price]

    def options(self, state: Empires) -> list[int]:
        options = exchange_regions(state, self.who, self.worker)
        options.append(PASS)
        return options

    def text(self, state: Empires, option: int) -> str:
        return "pass" if option == PASS else f"exchange {state.region_name(option)}"

    def choose(self, state: Empires, option: int) -> None:
        if option == PASS:
            return
        state.join(option, self.who, self.worker, -1)
        state.join(option, self.who, COLONIST, 1)  # EMP-20.14: no arrival, no check for the good
        state.stock[self.who * TYPES + COLONIST] -= 1
        if state.listener is not None:
            facts = {"worker": WORKERS[self.worker], "region": state.region_name(option)}
            state.tell("exchanged", {"seat": SEATS[self.who], **facts})
        receive(state, self.who, self.worker, self.to, self.price)

    def prompt(self, state: Empires) -> dict[str, str | int]:
        return {"worker": WORKERS[self.worker]}
