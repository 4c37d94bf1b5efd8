"""Specialists (EMP-13)."""

from typing import Final

from caravela.games.empires.catalog import COLONIST, ROUNDS, TYPES, WORKERS
from caravela.games.empires.state import Empires
from caravela.games.empires.steps.exchange import AVAILABLE, can_take, take_worker
from caravela.kernel.agenda import PASS, SeatDecision, Step
from caravela.kernel.state import replaced


class ResolveSpecialists(Step[Empires]):
    """EMP-13.7: space after space; the workers standing there in the last round are counted (EMP-21.65)."""

    def run(self, state: Empires) -> None:
        if state.round == ROUNDS:
            for figure in state.school:
                if figure >= 0:
                    seat = figure // TYPES
                    state.scholars = replaced(state.scholars, seat, state.scholars[seat] + 1)
        state.push(ResolveSchool(0))


class ResolveSchool(Step[Empires]):
    """The next occupied space."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def facts(self) -> list[int]:
        return [self.space]

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
    elif state.coins[seat] >= state.catalog.training_price and trainable(state, seat, COLONIST + 1):
        state.push(TrainSpecialist(seat))


def trainable(state: Empires, seat: int, from_type: int) -> list[int]:
    """EMP-13.8: the types that can really be taken."""
    return [worker for worker in range(from_type, state.setup.types) if can_take(state, seat, worker)]


class TakeSpecialist(SeatDecision[Empires]):
    """EMP-13.10: the Specialist may be declined."""

    def __init__(self, seat: int, worker: int) -> None:
        super().__init__(seat)
        self.worker: Final = worker

    def facts(self) -> list[int]:
        return [self.who, self.worker]

    def options(self, state: Empires) -> list[int]:
        return [self.worker, PASS]

    def text(self, state: Empires, option: int) -> str:
        return "pass" if option == PASS else f"take {WORKERS[option]}"

    def choose(self, state: Empires, option: int) -> None:
        if option != PASS:
            take_worker(state, self.who, option, AVAILABLE, 0)

    def prompt(self, state: Empires) -> dict[str, str | int]:
        return {"worker": WORKERS[self.worker]}


class TrainSpecialist(SeatDecision[Empires]):
    """EMP-13.2: any Specialist for money."""

    def options(self, state: Empires) -> list[int]:
        options = trainable(state, self.who, COLONIST + 1)
        options.append(PASS)
        return options

    def text(self, state: Empires, option: int) -> str:
        return "pass" if option == PASS else f"train {WORKERS[option]}"

    def choose(self, state: Empires, option: int) -> None:
        if option != PASS:
            take_worker(state, self.who, option, AVAILABLE, state.catalog.training_price)

    def prompt(self, state: Empires) -> dict[str, str | int]:
        return {"coins": state.catalog.training_price}


class PickSpecialists(SeatDecision[Empires]):
    """EMP-21.24: so many Specialists of any types, in ascending order (EMP-24.25)."""

    def __init__(self, seat: int, count: int, from_type: int) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.from_type: Final = from_type

    def facts(self) -> list[int]:
        return [self.who, self.count, self.from_type]

    def options(self, state: Empires) -> list[int]:
        options = trainable(state, self.who, self.from_type)
        options.append(PASS)
        return options

    def text(self, state: Empires, option: int) -> str:
        return "done" if option == PASS else f"take {WORKERS[option]}"

    def choose(self, state: Empires, option: int) -> None:
        if option == PASS:
            return
        if self.count > 1:
            state.push(PickSpecialists(self.who, self.count - 1, option))
        take_worker(state, self.who, option, AVAILABLE, 0)

    def prompt(self, state: Empires) -> dict[str, str | int]:
        return {"count": self.count}
