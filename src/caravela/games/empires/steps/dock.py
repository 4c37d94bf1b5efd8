"""Colonist Dock (EMP-8)."""

from caravela.games.empires.catalog import COLONIST, MISSIONARY, SEATS, TYPES, WORKERS
from caravela.games.empires.state import BLOCKS, COMPANIONS, FIGURE, Empires
from caravela.kernel.agenda import PASS, Decision, Step


class ResolveDock(Step[Empires]):
    """EMP-8.1: one worker after another."""

    def run(self, state: Empires) -> None:
        if state.dock:
            state.push(self)
            state.push(LandWorker())


class LandWorker(Decision[Empires]):
    """EMP-8.1: the owner chooses a discovered region for the first worker of the dock, or forgoes it."""

    def seat(self, state: Empires) -> int:
        return (state.dock[0] & FIGURE) // TYPES

    def options(self, state: Empires) -> list[int]:
        options = state.discovered()
        options.append(PASS)
        return options

    def text(self, state: Empires, option: int) -> str:
        return "pass" if option == PASS else f"land {state.region_name(option)}"

    def choose(self, state: Empires, option: int) -> None:
        figure = state.dock.pop(0) & FIGURE
        seat, worker = divmod(figure, TYPES)
        if option == PASS:
            state.to_stock(figure)  # EMP-8.5
            if state.listener is not None:
                state.tell("stayed", {"seat": SEATS[seat], "worker": WORKERS[worker]})
            return
        if state.listener is not None:
            facts = {"worker": WORKERS[worker], "region": state.region_name(option)}
            state.tell("landed", {"seat": SEATS[seat], **facts})
        state.settle(option, seat, worker)
        arrive(state, option, seat, worker)

    def prompt(self, state: Empires) -> dict[str, str | int]:
        return {"worker": WORKERS[(state.dock[0] & FIGURE) % TYPES]}


def arrive(state: Empires, region: int, seat: int, worker: int) -> None:
    """EMP-8.6, 8.7: what a worker from the dock brings."""
    coins = state.catalog.arrival_coins[worker]
    if coins:
        state.gain(seat, coins)
        if state.listener is not None:
            state.tell("arrival-coins", {"seat": SEATS[seat], "coins": coins})
    if worker == MISSIONARY and not is_blocked(state, region, seat):
        brought = state.settle_from_stock(region, seat, COLONIST, state.trait(seat, COMPANIONS))
        if state.listener is not None and brought:
            state.tell("companions", {"seat": SEATS[seat], "count": brought, "region": state.region_name(region)})


def is_blocked(state: Empires, region: int, seat: int) -> bool:
    """EMP-21.50: an opponent with Reformation has a Missionary there."""
    for other in range(state.seats):
        if other != seat and state.trait(other, BLOCKS) and state.settled(region, other, MISSIONARY):
            return True
    return False
