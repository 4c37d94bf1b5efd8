"""Colonist Dock (EMP-8)."""

from typing import Final

from caravela.games.empires import phrases as say
from caravela.games.empires.catalog import COLONIST, DOCK, MISSIONARY, TYPES, WORKERS
from caravela.games.empires.state import BLOCKS, COMPANIONS, FIGURE, Empires
from caravela.games.empires.steps.between import ask_between
from caravela.games.empires.steps.looks import ASIDE
from caravela.kernel.agenda import Decision, Step
from caravela.kernel.phrases import Said, Value


class ResolveDock(Step[Empires]):
    """EMP-8.1: one worker after another."""

    def __init__(self, resolved: int = 0) -> None:
        self.resolved: Final = resolved

    def run(self, state: Empires) -> None:
        if state.dock:
            state.push(self if self.resolved else ResolveDock(1))
            state.push(LandWorker())
            if self.resolved:
                ask_between(state, DOCK)


class LandWorker(Decision[Empires]):
    """EMP-8.1: the owner chooses a discovered region for the first worker of the dock, or forgoes it."""

    offers = (say.LAND, say.PASS)
    beside = ASIDE

    def seat(self, state: Empires) -> int:
        return (state.dock[0] & FIGURE) // TYPES

    def options(self, state: Empires) -> list[int]:
        options = [say.LAND.at(region) for region in state.discovered()]
        options.append(say.PASS.base)
        return options

    def choose(self, state: Empires, option: int) -> None:
        figure = state.dock.pop(0) & FIGURE
        seat, worker = figure // TYPES, figure % TYPES
        if option == say.PASS.base:
            state.to_stock(figure)  # EMP-8.5
            state.tell(say.STAYED, seat, worker)
            return
        region = say.LAND.of(option)
        state.tell(say.LANDED, seat, worker, region)
        state.settle(region, seat, worker)
        arrive(state, region, seat, worker)

    def prompt(self, state: Empires) -> dict[str, Value]:
        return {"worker": WORKERS[(state.dock[0] & FIGURE) % TYPES]}

    def why_not(self, state: Empires, option: int) -> Said | None:
        return say.UNDISCOVERED.said(say.LAND.of(option)) if option in say.LAND else None

    def warning(self, state: Empires, option: int) -> Said | None:
        if option not in say.LAND or (state.dock[0] & FIGURE) % TYPES != MISSIONARY:
            return None
        return say.COMES_ALONE.said() if is_blocked(state, say.LAND.of(option), self.seat(state)) else None


def arrive(state: Empires, region: int, seat: int, worker: int) -> None:
    """EMP-8.6, 8.7: what a worker from the dock brings."""
    coins = state.catalog.arrival_coins[worker]
    if coins:
        state.gain(seat, coins)
        state.tell(say.ARRIVAL_PAID, seat, coins)
    if worker == MISSIONARY and not is_blocked(state, region, seat):
        brought = state.settle_from_stock(region, seat, COLONIST, state.trait(seat, COMPANIONS))
        if brought:
            state.tell(say.COMPANIONS_CAME, seat, brought, region)


def is_blocked(state: Empires, region: int, seat: int) -> bool:
    """EMP-21.50: an opponent with Reformation has a Missionary there."""
    for other in range(state.seats):
        if other != seat and state.trait(other, BLOCKS) and state.settled(region, other, MISSIONARY):
            return True
    return False
