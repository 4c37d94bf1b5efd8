"""Specialists (EMP-13)."""

from typing import Final

from caravela.games.empires import phrases as say
from caravela.games.empires.catalog import CAPTAIN, COLONIST, ROUNDS, TYPES
from caravela.games.empires.effect import EmpiresEffect
from caravela.games.empires.state import Empires
from caravela.games.empires.steps.exchange import AVAILABLE, can_take, exchange_regions, take_worker
from caravela.games.empires.steps.looks import EventDecision
from caravela.kernel.agenda import NONE, Piece, Selection, Step
from caravela.kernel.phrases import Said, Value
from caravela.kernel.state import having


class ResolveSpecialists(Step[Empires]):
    """EMP-13.7: space after space; the workers standing there in the last round are counted (EMP-21.65)."""

    def run(self, state: Empires) -> None:
        if state.round == ROUNDS:
            for figure in state.school:
                if figure >= 0:
                    seat = figure // TYPES
                    state.scholars = having(state.scholars, seat, state.scholars[seat] + 1)
        state.push(ResolveSchool(0))


class ResolveSchool(Step[Empires]):
    """The next occupied space."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, state: Empires) -> None:
        for space in range(self.space, len(state.school)):
            figure = state.school[space]
            if figure >= 0:
                state.school[space] = -1
                state.to_stock(figure)  # EMP-6.4, 13.9
                state.push(ResolveSchool(space + 1))
                ask(state, figure // TYPES, state.catalog.school_types[space])
                return


def ask(state: Empires, seat: int, worker: int) -> None:
    """EMP-13.1, 13.2: a Specialist of the type, or any type for money (-1)."""
    if worker >= 0:
        if state.stock[seat * TYPES + worker]:
            state.push(TakeSpecialist(seat, worker))
        else:
            take_worker(state, seat, worker, AVAILABLE, 0)  # EMP-13.6
    else:
        state.push(TrainSpecialist(seat))


def trainable(state: Empires, seat: int, from_type: int) -> list[int]:
    """EMP-13.8: the types that can really be taken."""
    return [worker for worker in range(from_type, state.setup.types) if can_take(state, seat, worker)]


class TakeSpecialist(EventDecision):
    """EMP-13.10: the Specialist may be declined."""

    offers = (say.TAKE_WORKER, say.PASS)
    tells = ("worker",)

    def __init__(self, seat: int, worker: int) -> None:
        super().__init__(seat)
        self.worker: Final = worker

    def options(self, state: Empires) -> list[int]:
        return [say.TAKE_WORKER.at(self.worker), say.PASS.base]

    def choose(self, state: Empires, option: int) -> None:
        if option != say.PASS.base:
            take_worker(state, self.who, self.worker, AVAILABLE, 0)

    def usual(self, state: Empires) -> int:
        return say.TAKE_WORKER.at(self.worker)


class TrainSpecialist(EventDecision):
    """EMP-13.2: any Specialist for money."""

    offers = (say.TRAIN, say.PASS)

    def options(self, state: Empires) -> list[int]:
        options: list[int] = []
        if state.coins[self.who] >= state.catalog.training_price:
            options = [say.TRAIN.at(worker) for worker in trainable(state, self.who, COLONIST + 1)]
        options.append(say.PASS.base)
        return options

    def choose(self, state: Empires, option: int) -> None:
        if option != say.PASS.base:
            take_worker(state, self.who, say.TRAIN.of(option), AVAILABLE, state.catalog.training_price)

    def usual(self, state: Empires) -> int:
        return say.PASS.base if state.round == ROUNDS else NONE

    def prompt(self, state: Empires) -> dict[str, Value]:
        return {"coins": state.catalog.training_price}

    def why_not(self, state: Empires, option: int) -> Said | None:
        return not_in_stock(state, say.TRAIN.of(option))

    def warning(self, state: Empires, option: int) -> Said | None:
        return say.NEVER_USED.said() if state.round == ROUNDS and option != say.PASS.base else None


def not_in_stock(state: Empires, worker: int) -> Said | None:
    """Why a type of Specialist can't be taken."""
    return say.NOT_IN_STOCK.said(worker) if COLONIST < worker < state.setup.types else None


class GainSpecialists(EmpiresEffect):
    """Specialists of the owner's choice."""

    verb = "gain_specialists"
    icon = "i-event-specialists"
    measure = "count"

    def can_apply(self, state: Empires, seat: int) -> bool:
        return len(trainable(state, seat, CAPTAIN)) > 0

    def apply(self, state: Empires, seat: int, source: int) -> None:
        state.push(PickSpecialists(seat, self.amount, CAPTAIN))


class PickSpecialists(EventDecision):
    """EMP-21.24: so many Specialists of any types, in ascending order (EMP-24.25)."""

    offers = (say.TAKE_WORKER, say.DONE)
    tells = ("count",)

    def __init__(self, seat: int, count: int, from_type: int) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.from_type: Final = from_type

    def options(self, state: Empires) -> list[int]:
        options = [say.TAKE_WORKER.at(worker) for worker in trainable(state, self.who, self.from_type)]
        options.append(say.DONE.base)
        return options

    def choose(self, state: Empires, option: int) -> None:
        if option == say.DONE.base:
            return
        worker = say.TAKE_WORKER.of(option)
        if self.count > 1:
            state.push(PickSpecialists(self.who, self.count - 1, worker))
        take_worker(state, self.who, worker, AVAILABLE, 0)

    def selection(self, state: Empires) -> Selection | None:
        """One by one where a Specialist may have to be exchanged: that is asked in between (EMP-20.10)."""
        types = trainable(state, self.who, self.from_type)
        stock = state.stock[self.who * TYPES : (self.who + 1) * TYPES]
        for worker in types:
            if stock[worker] < self.count and exchange_regions(state, self.who, worker):
                return None
        return Selection(0, self.count, [Piece(say.TAKE_WORKER.at(one), min(self.count, stock[one])) for one in types])

    def why_not(self, state: Empires, option: int) -> Said | None:
        worker = say.TAKE_WORKER.of(option)
        return None if can_take(state, self.who, worker) else not_in_stock(state, worker)
