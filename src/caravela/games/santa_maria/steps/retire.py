"""Main action D: retire, and the income of shipments (SMA-10)."""

from typing import Final

from caravela.games.santa_maria import phrases as say
from caravela.games.santa_maria.catalog import DOCKS, REST_SPACES
from caravela.games.santa_maria.deeds import Ability, Deed
from caravela.games.santa_maria.grid import CELLS
from caravela.games.santa_maria.state import DOUBLES_DOCK, NOWHERE, SantaMaria
from caravela.games.santa_maria.steps.expand import tile_placed
from caravela.games.santa_maria.steps.free import TurnDecision
from caravela.kernel.agenda import SeatStep, Step
from caravela.kernel.carry import carry_out
from caravela.kernel.phrases import Said


def add_retire_spaces(state: SantaMaria, options: list[int]) -> None:
    """SMA-10.1, 10.13: every space without a marker."""
    taken = 0
    for space in state.retired:
        if space >= 0:
            taken |= 1 << space
    for space in range(REST_SPACES):
        if not taken >> space & 1:
            options.append(say.RETIRE.at(space))


def retire(state: SantaMaria, seat: int, space: int) -> None:
    """SMA-10.1, 10.6, 10.14: the marker is moved, then comes the action of the space, then the income."""
    state.retired[seat] = space
    state.tell(say.RETIRED, seat, space)
    state.show(say.RETIREMENT, seat, space)
    state.push(ReceiveIncome(seat))
    carry_out(state, seat, state.catalog.rests[space].effects, space)


# -- the road (SMA-10.5) ------------------------------------------------------------------------------------------


class BuildRoad(Deed):
    """Road tiles; without a tile or an empty space there is no effect (SMA-10.5)."""

    verb = "place_road"
    icon = "i-road"
    measure = "count"
    most = 1  # SMA-10.5
    optional = True

    def can_apply(self, state: SantaMaria, seat: int) -> bool:
        return state.roads_left > 0 and state.empty[seat] != 0

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        if self.can_apply(state, seat):
            state.push(PlaceRoad(seat))


class PlaceRoad(TurnDecision):
    """SMA-10.3, 10.5: a road tile on any empty space, or none."""

    offers = (say.DECLINE, say.PLACE_ROAD)

    def options(self, state: SantaMaria) -> list[int]:
        empty = state.empty[self.who]
        options = [say.PLACE_ROAD.base + cell for cell in range(CELLS) if empty >> cell & 1]
        options.append(say.DECLINE.base)
        return options

    def choose(self, state: SantaMaria, option: int) -> None:
        if option == say.DECLINE.base:
            return
        row, column = say.PLACE_ROAD.of(option)
        state.roads_left -= 1
        state.lay(self.who, state.catalog.road_tile, 0, option - say.PLACE_ROAD.base)
        state.tell(say.ROAD_PLACED, self.who, row, column)
        tile_placed(state, self.who)

    def why_not(self, state: SantaMaria, option: int) -> Said | None:
        return say.NOT_EMPTY.said()


# -- income (SMA-10.7) --------------------------------------------------------------------------------------------


class DoubleIncome(Ability):
    """SMA-17.11: one dock gives its income twice."""

    verb = "double_dock"
    icon = "i-retire"
    trait = DOUBLES_DOCK
    further = ("i-shipment",)
    yearly = 2.52
    measure = "count"
    most = 1


class ReceiveIncome(SeatStep[SantaMaria]):
    """SMA-10.7, 17.11, 17.15: with the Hydrographer one of the docks counts twice."""

    def run(self, state: SantaMaria) -> None:
        docks = own_docks(state, self.who)
        if not docks:
            return
        if not state.trait(self.who, DOUBLES_DOCK):
            state.push(Income(self.who, 0, NOWHERE))
        elif len(docks) == 1:
            double(state, self.who, docks[0])
        else:
            state.push(DoubleDock(self.who))


def own_docks(state: SantaMaria, seat: int) -> list[int]:
    """The docks at which a seat has shipments."""
    return [dock for dock in range(DOCKS) if state.harbour[DOCKS * seat + dock]]


class DoubleDock(TurnDecision):
    """SMA-17.11: the dock whose tiles give their income twice."""

    offers = (say.DOUBLE,)

    def options(self, state: SantaMaria) -> list[int]:
        return [say.DOUBLE.at(dock) for dock in own_docks(state, self.who)]

    def choose(self, state: SantaMaria, option: int) -> None:
        double(state, self.who, say.DOUBLE.of(option))

    def why_not(self, state: SantaMaria, option: int) -> Said | None:
        return say.NO_SHIPMENTS.said(say.DOUBLE.of(option))


def double(state: SantaMaria, seat: int, dock: int) -> None:
    state.tell(say.DOUBLED, seat, dock)
    state.push(Income(seat, 0, dock))


class Income(Step[SantaMaria]):
    """SMA-10.7, 10.12: the docks from this one on, from the top to the lowest."""

    def __init__(self, seat: int, dock: int, doubled: int) -> None:
        self.who: Final = seat
        self.dock: Final = dock
        self.doubled: Final = doubled

    def run(self, state: SantaMaria) -> None:
        seat, dock = self.who, self.dock
        while dock < DOCKS and not state.harbour[DOCKS * seat + dock]:
            dock += 1
        if dock == DOCKS:
            return
        state.push(Income(seat, dock + 1, self.doubled))
        times = state.harbour[DOCKS * seat + dock] * (2 if dock == self.doubled else 1)
        state.tell(say.INCOME, seat, dock, times)
        for _time in range(times):
            for effect in state.catalog.docks[dock].effects:
                effect.apply(state, seat, dock)
        state.show(say.DOCK_INCOME, seat, dock, times)


def best_dock(state: SantaMaria, seat: int) -> int:
    """SMA-17.11: the dock whose income is likely to be doubled, for who can; -1 for others."""
    if not state.trait(seat, DOUBLES_DOCK):
        return NOWHERE
    best, most = NOWHERE, 0
    for dock in range(DOCKS):
        if state.harbour[DOCKS * seat + dock] > most:
            best, most = dock, state.harbour[DOCKS * seat + dock]
    return best
