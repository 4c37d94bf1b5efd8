"""England: adding Colonists to the dock and putting all its workers in order (EMP-22.20)."""

from typing import Final

from caravela.games.empires.catalog import COLONIST, SEATS, TYPES, WORKERS
from caravela.games.empires.state import FIGURE, Empires, figure_name
from caravela.kernel.agenda import PASS, SeatDecision, Step

REINFORCEMENTS: Final = 2


class ReinforceDock(SeatDecision[Empires]):
    """EMP-22.20: up to two Colonists from stock join the dock, full or not (EMP-22.21)."""

    def options(self, state: Empires) -> list[int]:
        most = min(REINFORCEMENTS, state.stock[self.who * TYPES + COLONIST])
        return list(range(most + 1)) if state.dock else list(range(1, most + 1))

    def text(self, state: Empires, option: int) -> str:
        return f"add {option}"

    def choose(self, state: Empires, option: int) -> None:
        state.stock[self.who * TYPES + COLONIST] -= option
        for _ in range(option):
            state.dock.append(self.who * TYPES + COLONIST)
        if state.listener is not None:
            state.tell("dock-reinforced", {"seat": SEATS[self.who], "count": option})
        state.push(OrderDock(self.who, 0))


class OrderDock(Step[Empires]):
    """The workers in the places before this one are in order; is there anything left to order?"""

    def __init__(self, seat: int, place: int) -> None:
        self.who: Final = seat
        self.place: Final = place

    def facts(self) -> list[int]:
        return [self.who, self.place]

    def run(self, state: Empires) -> None:
        first = state.dock[self.place] & FIGURE if self.place < len(state.dock) else 0
        for place in range(self.place + 1, len(state.dock)):
            if state.dock[place] & FIGURE != first:
                state.push(NextOnDock(self.who, self.place))
                return


class NextOnDock(SeatDecision[Empires]):
    """EMP-24.25: the order of the dock, worker by worker; the same type and owner is the same."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def facts(self) -> list[int]:
        return [self.who, self.place]

    def options(self, state: Empires) -> list[int]:
        options: list[int] = []
        for place in range(self.place, len(state.dock)):
            figure = state.dock[place] & FIGURE
            if figure not in options:
                options.append(figure)
        options.append(PASS)
        return options

    def text(self, state: Empires, option: int) -> str:
        return "done" if option == PASS else f"next {figure_name(option)}"

    def choose(self, state: Empires, option: int) -> None:
        if option == PASS:
            return
        for place in range(self.place, len(state.dock)):
            if state.dock[place] & FIGURE == option:
                state.dock.insert(self.place, state.dock.pop(place))
                break
        if state.listener is not None:
            facts = {"worker": WORKERS[option % TYPES], "seat2": SEATS[option // TYPES]}
            state.tell("dock-order", {"seat": SEATS[self.who], "place": self.place + 1, **facts})
        state.push(OrderDock(self.who, self.place + 1))
