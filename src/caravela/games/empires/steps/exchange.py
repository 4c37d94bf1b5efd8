"""Taking workers from stock, and the exchange where stock has none (EMP-20.8 to 20.15)."""

from typing import Final

from caravela.games.empires import phrases as say
from caravela.games.empires.catalog import COLONIST, PLACES, ROUNDS, TYPES, WORKERS, Catalog
from caravela.games.empires.effect import FIGURES, EmpiresEffect
from caravela.games.empires.outlook import WORKER_WORTH, rounds_left
from caravela.games.empires.state import ON_X, ON_Y, Empires
from caravela.games.empires.steps.looks import EventDecision
from caravela.kernel.agenda import NONE
from caravela.kernel.content import Entry
from caravela.kernel.phrases import Said

AVAILABLE: Final = 0
TO_DISCOVERY: Final = 1
TO_DOCK_X: Final = 2


class GainWorkers(EmpiresEffect):
    """Workers from stock to a place; an exchange may free a Specialist."""

    verb = "gain_workers"
    icon = "i-figure"
    measure = "count"
    uses = FIGURES

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.worker = self.word(entry, "worker", WORKERS)
        self.to = self.word(entry, "to", PLACES, "place")

    def apply(self, state: Empires, seat: int, source: int) -> None:
        for _ in range(self.amount):
            take_worker(state, seat, self.worker, self.to, 0)

    def worth(self, state: Empires, seat: int) -> float:
        return 0.9 * WORKER_WORTH[self.worker] * self.amount * rounds_left(state)


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
    state.tell(say.WORKER_GAINED, seat, worker, to)


class Exchange(EventDecision):
    """EMP-20.10, 20.15: swap a Specialist in a region for a Colonist, or forfeit."""

    offers = (say.EXCHANGE, say.PASS)
    tells = ("worker",)

    def __init__(self, seat: int, worker: int, to: int, price: int) -> None:
        super().__init__(seat)
        self.worker: Final = worker
        self.to: Final = to
        self.price: Final = price

    def options(self, state: Empires) -> list[int]:
        options: list[int] = []
        if state.coins[self.who] >= self.price:
            options = [say.EXCHANGE.at(region) for region in exchange_regions(state, self.who, self.worker)]
        options.append(say.PASS.base)
        return options

    def choose(self, state: Empires, option: int) -> None:
        if option == say.PASS.base:
            return
        region = say.EXCHANGE.of(option)
        state.join(region, self.who, self.worker, -1)
        state.join(region, self.who, COLONIST, 1)  # EMP-20.14: no arrival, no check for the good
        state.stock[self.who * TYPES + COLONIST] -= 1
        state.tell(say.EXCHANGED, self.who, self.worker, region)
        receive(state, self.who, self.worker, self.to, self.price)

    def usual(self, state: Empires) -> int:
        """With one region the exchange is made there (EMP-20.13), unless the Specialist could never be used."""
        options = self.options(state)
        if state.round == ROUNDS:
            return say.PASS.base
        return options[0] if len(options) == 2 else NONE

    def warning(self, state: Empires, option: int) -> Said | None:
        return say.NEVER_USED.said() if state.round == ROUNDS and option != say.PASS.base else None
