"""The round: its steps in rulebook order (EMP-1.2)."""

from typing import Any

from caravela.games.empires import phrases as say
from caravela.games.empires.catalog import (
    BUILDINGS,
    DISCOVERY,
    DOCK,
    INITIATIVE,
    REASONS,
    ROUNDS,
    SEATS,
    SHIPPING,
    SPECIALISTS,
    TOLD_BEFORE,
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
from caravela.games.empires.steps.placement import BeforePlacement, PlaceWorkers
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
from caravela.kernel.carry import Report
from caravela.kernel.phrases import ABSENT


class StartRound(Step[Empires]):
    """All the steps of a round, the next round last (EMP-17.13)."""

    def run(self, state: Empires) -> None:
        if state.round == ROUNDS:  # EMP-1.4
            state.push(TellResult())
            return
        before = state.age if state.round else -1
        state.round += 1
        state.acted = 0
        for seat in range(state.seats):
            state.sailing[seat] = 0
        lose_missed_uses(state)
        state.agenda.extend(ROUND[::-1])  # before anything is told: without an agenda the game seems over
        state.tell(say.ROUND_BEGUN, state.round, state.age)
        order = (*state.order, *(ABSENT,) * (len(SEATS) - state.seats))
        state.tell(say.ORDER_SET, state.seats, order[0], order[1], order[2], order[3], order[4], order[5])
        if state.age != before:
            state.show(say.SEE_AGE, state.age)


class TellResult(Report):
    """EMP-19: what counts at the end, reason by reason, and who wins."""

    def report(self, state: Empires) -> None:
        catalog = state.catalog
        for seat in range(state.seats):
            for reason, points in state.score_pad(seat).items():
                if points and reason in catalog.building_ids:
                    state.tell(say.FINAL_BUILDING, seat, catalog.building_ids.index(reason), points)
                elif points and reason not in TOLD_BEFORE:
                    state.tell(say.FINAL_REASON, seat, REASONS.index(reason), points)
        scores = state.scores()
        for seat in state.winners():
            state.tell(say.WINNER, seat, scores[seat])
        state.show(say.SEE_END)


ROUND: list[Step[Any]] = [
    BeforePlacement(),
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
    ResetGoods(),
    ResetShip(),
    ResetBuildings(),
    NewColonists(),
    NewWorldScoring(),
    SellPoints(),
    LastWindow(),
    NewOrder(),
    StartRound(),
]
