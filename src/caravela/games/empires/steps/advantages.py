"""National advantages in play: what each does just before an event, and Portugal's expedition (EMP-22.20 to 22.37)."""

from typing import Final

from caravela.games.empires import phrases as say
from caravela.games.empires.catalog import COLONIST, TYPES, WORKERS, Catalog
from caravela.games.empires.effect import Advantage, EmpiresEffect
from caravela.games.empires.state import FIGURE, Empires
from caravela.games.empires.steps.looks import EventDecision
from caravela.games.empires.steps.trade import take_good
from caravela.kernel.agenda import NONE
from caravela.kernel.content import Entry
from caravela.kernel.phrases import Said, Value


class TakeGoodFirst(Advantage):
    """EMP-22.24: a good on offer, just before Trade Goods."""

    verb = "take_good"
    icon = "i-good"

    def add(self, state: Empires, seat: int, options: list[int]) -> None:
        for good in range(len(state.catalog.goods)):
            if good in state.goods_offered:
                options.append(say.USE_ON_GOOD.at(state.nation[seat], good))

    def use(self, state: Empires, seat: int, option: int) -> None:
        take_good(state, seat, say.USE_ON_GOOD.of(option)[1])


class TakeShipFirst(Advantage):
    """EMP-22.28: the ship on offer, just before Merchant Shipping."""

    verb = "take_ship"
    icon = "i-merchant-ship"

    def add(self, state: Empires, seat: int, options: list[int]) -> None:
        if state.ship_offered:
            options.append(say.USE.at(state.nation[seat]))

    def use(self, state: Empires, seat: int, option: int) -> None:
        state.ship_offered = 0
        state.ships[seat] += 1


class ExploreCards(EmpiresEffect):
    """EMP-22.26: an expedition to the cards, against a fixed resistance."""

    verb = "explore_cards"
    icon = "i-discovery-card"
    optional = True

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.facts["count"] = self.amount = entry.number("resistance")


# -- England: adding Colonists to the dock and putting all its workers in order ---------------------------------------


class Reinforcement(Advantage):
    """EMP-22.20: Colonists join the dock, and all workers there are put in order."""

    verb = "reinforce_dock"
    icon = "i-event-dock"
    measure = "count"
    most = say.JOINING.most - 1

    def read(self, entry: Entry, catalog: Catalog) -> None:
        entry.one_of("worker", [WORKERS[COLONIST]])

    def add(self, state: Empires, seat: int, options: list[int]) -> None:
        if state.dock or state.stock[seat * TYPES + COLONIST]:
            options.append(say.USE.at(state.nation[seat]))

    def use(self, state: Empires, seat: int, option: int) -> None:
        state.push(ReinforceDock(seat, self.amount))


class ReinforceDock(EventDecision):
    """EMP-22.20: up to so many Colonists from stock join the dock, full or not (EMP-22.21)."""

    offers = (say.ADD,)

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most: Final = most

    def options(self, state: Empires) -> list[int]:
        most = min(self.most, state.stock[self.who * TYPES + COLONIST])
        return [say.ADD.at(count) for count in range(0 if state.dock else 1, most + 1)]

    def choose(self, state: Empires, option: int) -> None:
        count = say.ADD.of(option)
        state.stock[self.who * TYPES + COLONIST] -= count
        state.dock += [self.who * TYPES + COLONIST] * count
        state.tell(say.DOCK_REINFORCED, self.who, count)
        order_dock(state, self.who, 0)

    def usual(self, state: Empires) -> int:
        return self.options(state)[-1]

    def why_not(self, state: Empires, option: int) -> Said | None:
        return say.NOT_IN_STOCK.said(COLONIST) if 0 < say.ADD.of(option) <= self.most else None


def order_dock(state: Empires, seat: int, from_place: int) -> None:
    """The workers in the places before this one are in order; is there anything left to order?"""
    first = state.dock[from_place] & FIGURE if from_place < len(state.dock) else 0
    for place in range(from_place + 1, len(state.dock)):
        if state.dock[place] & FIGURE != first:
            state.push(NextOnDock(seat, from_place))
            return


class NextOnDock(EventDecision):
    """EMP-24.25: the order of the dock, worker by worker; the same type and owner is the same."""

    offers = (say.NEXT, say.DONE)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def options(self, state: Empires) -> list[int]:
        options: list[int] = []
        for place in range(self.place, len(state.dock)):
            figure = state.dock[place] & FIGURE
            option = say.NEXT.at(figure // TYPES, figure % TYPES)
            if option not in options:
                options.append(option)
        options.append(say.DONE.base)
        return options

    def choose(self, state: Empires, option: int) -> None:
        if option == say.DONE.base:
            return
        seat, worker = say.NEXT.of(option)
        for place in range(self.place, len(state.dock)):
            if state.dock[place] & FIGURE == seat * TYPES + worker:
                state.dock.insert(self.place, state.dock.pop(place))
                break
        state.tell(say.DOCK_ORDERED, self.who, self.place + 1, seat, worker)
        order_dock(state, self.who, self.place + 1)

    def usual(self, state: Empires) -> int:
        return say.DONE.base

    def prompt(self, state: Empires) -> dict[str, Value]:
        return {"number": self.place + 1}


# -- Italy: an own worker in place of one in Specialists --------------------------------------------------------------


class Replacement(Advantage):
    """EMP-22.30: an own worker from stock takes the place of one in Specialists."""

    verb = "replace_worker"
    icon = "i-event-specialists"

    def add(self, state: Empires, seat: int, options: list[int]) -> None:
        if any(state.stock[seat * TYPES : (seat + 1) * TYPES]):
            for space in range(len(state.school)):
                if state.school[space] >= 0:
                    options.append(say.USE_ON_SPACE.at(state.nation[seat], space))

    def use(self, state: Empires, seat: int, option: int) -> None:
        state.push(ReplaceWorker(seat, say.USE_ON_SPACE.of(option)[1]))


class ReplaceWorker(EventDecision):
    """EMP-22.35: of which type is the worker from stock?"""

    offers = (say.PUT_WORKER,)
    tells = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def options(self, state: Empires) -> list[int]:
        return [say.PUT_WORKER.at(worker) for worker in range(TYPES) if state.stock[self.who * TYPES + worker]]

    def choose(self, state: Empires, option: int) -> None:
        figure = self.who * TYPES + say.PUT_WORKER.of(option)
        state.to_stock(state.school[self.space])
        state.stock[figure] -= 1
        state.school[self.space] = figure
        state.tell(say.REPLACED, self.who, say.PUT_WORKER.of(option), self.space)

    def usual(self, state: Empires) -> int:
        return say.PUT_WORKER.at(COLONIST) if state.stock[self.who * TYPES + COLONIST] else NONE

    def why_not(self, state: Empires, option: int) -> Said | None:
        return say.NOT_IN_STOCK.said(say.PUT_WORKER.of(option))
