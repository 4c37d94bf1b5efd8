"""Main action D: retire, and the income of shipments (SMA-10)."""

from typing import Final

from caravela.games.santa_maria.catalog import DOCKS, REST_SPACES, SEATS
from caravela.games.santa_maria.grid import SIZE, cell_text, cells_of
from caravela.games.santa_maria.state import DOUBLES_DOCK, FROM_DOCK, FROM_REST, NOWHERE, SantaMaria
from caravela.games.santa_maria.steps.expand import tile_placed
from caravela.games.santa_maria.steps.free import TurnDecision
from caravela.kernel.agenda import PASS, Step

NO_DOCK: Final = DOCKS


def add_retire_spaces(state: SantaMaria, first: int, options: list[int]) -> None:
    """SMA-10.1, 10.13: every space without a marker."""
    retired = state.retired
    for space in range(REST_SPACES):
        if space not in retired:
            options.append(first + space)


def retire(state: SantaMaria, seat: int, space: int) -> None:
    """SMA-10.1, 10.6, 10.14: the marker is moved, then comes the action of the space, then the income."""
    state.retired[seat] = space
    state.source = FROM_REST + space
    rest = state.catalog.rests[space]
    if state.listener is not None:
        state.tell("retired", {"seat": SEATS[seat], "retire": rest.id})
    state.push(ReceiveIncome(seat))
    for effect in rest.effects:
        effect.apply(state, seat, space)


# -- the road (SMA-10.5) ------------------------------------------------------------------------------------------


class PlaceRoad(TurnDecision):
    """SMA-10.3, 10.5: a road tile on any empty space, or none."""

    def answers(self, state: SantaMaria) -> list[int]:
        answers = cells_of(state.empty[self.who])
        answers.append(PASS)
        return answers

    def word(self, state: SantaMaria, answer: int) -> str:
        return "decline" if answer == PASS else f"place {cell_text(answer)}"

    def decide(self, state: SantaMaria, answer: int) -> None:
        if answer == PASS:
            return
        state.roads_left -= 1
        state.lay(self.who, state.catalog.road_tile, 0, answer)
        if state.listener is not None:
            place = {"row": answer // SIZE + 1, "column": answer % SIZE + 1}
            state.tell("road-placed", {"seat": SEATS[self.who], **place})
        tile_placed(state, self.who)


# -- income (SMA-10.7) --------------------------------------------------------------------------------------------


class ReceiveIncome(Step[SantaMaria]):
    """SMA-10.7, 17.11, 17.15: dock after dock; with the Hydrographer one of them counts twice."""

    def __init__(self, seat: int) -> None:
        self.who: Final = seat

    def facts(self) -> list[int]:
        return [self.who]

    def run(self, state: SantaMaria) -> None:
        docks = own_docks(state, self.who)
        state.source = NOWHERE
        if not docks:
            return
        if state.trait(self.who, DOUBLES_DOCK):
            if len(docks) > 1:
                state.push(DoubleDock(self.who))
            else:
                push_income(state, self.who, docks[0])
        else:
            push_income(state, self.who, NO_DOCK)


def own_docks(state: SantaMaria, seat: int) -> list[int]:
    """The docks at which a seat has shipments."""
    return [dock for dock in range(DOCKS) if state.harbour[DOCKS * seat + dock]]


class DoubleDock(TurnDecision):
    """SMA-17.11: the dock whose tiles give their income twice."""

    def answers(self, state: SantaMaria) -> list[int]:
        return own_docks(state, self.who)

    def word(self, state: SantaMaria, answer: int) -> str:
        return f"double {state.catalog.dock_ids[answer]}"

    def decide(self, state: SantaMaria, answer: int) -> None:
        push_income(state, self.who, answer)


def push_income(state: SantaMaria, seat: int, doubled: int) -> None:
    """SMA-10.7, 10.12: from the top dock to the lowest."""
    if state.listener is not None and doubled != NO_DOCK:
        state.tell("doubled", {"seat": SEATS[seat], "dock": state.catalog.dock_ids[doubled]})
    for dock in range(DOCKS - 1, -1, -1):
        times = state.harbour[DOCKS * seat + dock]
        if times:
            state.push(DockIncome(seat, dock, 2 * times if dock == doubled else times))


class DockIncome(Step[SantaMaria]):
    """The income of one dock, so many times."""

    def __init__(self, seat: int, dock: int, times: int) -> None:
        self.who: Final = seat
        self.dock: Final = dock
        self.times: Final = times

    def facts(self) -> list[int]:
        return [self.who, self.dock, self.times]

    def run(self, state: SantaMaria) -> None:
        state.source = FROM_DOCK + self.dock
        dock = state.catalog.docks[self.dock]
        if state.listener is not None:
            state.tell("income", {"seat": SEATS[self.who], "dock": dock.id, "count": self.times})
        for _ in range(self.times):
            for effect in dock.effects:
                effect.apply(state, self.who, self.dock)
