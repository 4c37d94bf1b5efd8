"""The round: its steps in rulebook order (EMP-1.2)."""

from typing import Any, Final

from caravela.games.empires.catalog import (
    BUILDINGS,
    DISCOVERY,
    DOCK,
    INITIATIVE,
    ROUNDS,
    SEATS,
    SHIPPING,
    SPECIALISTS,
    TRADE,
    WARFARE,
)
from caravela.games.empires.state import Empires
from caravela.games.empires.steps.benefits import BuildingBenefits
from caravela.games.empires.steps.buildings import ResolveBuildings
from caravela.games.empires.steps.discovery import ResolveDiscovery
from caravela.games.empires.steps.dock import ResolveDock
from caravela.games.empires.steps.events import BeforeEvent, ResolveInitiative, ResolveShipping
from caravela.games.empires.steps.income import Income
from caravela.games.empires.steps.nations import lose_missed_uses
from caravela.games.empires.steps.placement import PlaceWorkers
from caravela.games.empires.steps.reset import (
    LastWindow,
    NewColonists,
    NewOrder,
    NewWorldScoring,
    ResetBuildings,
    ResetGoods,
    ResetShip,
    SellPoints,
)
from caravela.games.empires.steps.specialists import ResolveSpecialists
from caravela.games.empires.steps.trade import ResolveTrade
from caravela.games.empires.steps.warfare import ResolveWarfare
from caravela.kernel.agenda import Step


class StartRound(Step[Empires]):
    """All the steps of a round, the next round last (EMP-17.13)."""

    def run(self, state: Empires) -> None:
        if state.round == ROUNDS:  # EMP-1.4
            if state.listener is not None:
                tell_result(state)
            return
        state.round += 1
        state.acted = 0
        for seat in range(state.seats):
            state.sailing[seat] = 0
        lose_missed_uses(state)
        if state.listener is not None:
            state.tell("round", {"round": state.round, "age": state.catalog.ages[state.age]})
            order = {f"seat{place + 1}": SEATS[seat] for place, seat in enumerate(state.order)}
            state.tell("order", {"count": state.seats, **order})
        state.agenda.extend(ROUND[::-1])


TOLD_BEFORE: Final = ("new_world_1", "new_world_2", "new_world_3", "purchase")


def tell_result(state: Empires) -> None:
    """EMP-19: what counts at the end, reason by reason, and who wins."""
    for seat in range(state.seats):
        for reason, points in state.score_pad(seat).items():
            if points and reason not in TOLD_BEFORE:
                kind = "reason" if reason in ("discoveries", "economy") else "building"
                state.tell(f"final-{kind}", {"seat": SEATS[seat], kind: reason, "points": points})
    scores = state.scores()
    for seat in state.winners():
        state.tell("winner", {"seat": SEATS[seat], "points": scores[seat]})


ROUND: list[Step[Any]] = [
    PlaceWorkers(),
    BeforeEvent(INITIATIVE),
    ResolveInitiative(),
    BeforeEvent(DOCK),
    ResolveDock(),
    BeforeEvent(TRADE),
    ResolveTrade(),
    BeforeEvent(SHIPPING),
    ResolveShipping(),
    BeforeEvent(BUILDINGS),
    ResolveBuildings(),
    BeforeEvent(DISCOVERY),
    ResolveDiscovery(0),
    BeforeEvent(SPECIALISTS),
    ResolveSpecialists(),
    BeforeEvent(WARFARE),
    ResolveWarfare(),
    Income(),
    BuildingBenefits(),
    LastWindow(),
    ResetGoods(),
    ResetShip(),
    ResetBuildings(),
    NewColonists(),
    NewWorldScoring(),
    SellPoints(),
    NewOrder(),
    StartRound(),
]
