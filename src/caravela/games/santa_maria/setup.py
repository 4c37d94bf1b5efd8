"""From settings and seed to the state before its first step."""

from typing import Any

from caravela.games.santa_maria.catalog import DOCKS, MONK_SPACES, Catalog
from caravela.games.santa_maria.grid import ALL, CELLS
from caravela.games.santa_maria.state import (
    DIE_PLACES,
    NOWHERE,
    STEP_RESOURCES,
    STREAMS,
    TRAITS,
    SantaMaria,
    Setup,
)
from caravela.games.santa_maria.steps.colonies import ChooseSets, FoundColonies, Provide
from caravela.games.santa_maria.steps.layout import LayOut
from caravela.games.santa_maria.steps.turn import StartYear
from caravela.kernel.chance import Chance


def start(catalog: Catalog, seats: int, seed: int, settings: dict[str, Any]) -> SantaMaria:
    """All tiles in their bags, all dice in the reserve; the agenda does the rest."""
    setup = Setup(catalog, seats, settings)
    shipments = range(len(catalog.shipments))
    traits = [0] * TRAITS
    traits[STEP_RESOURCES] = 1 << catalog.extra_step  # SMA-7.29
    return SantaMaria(
        agenda=[StartYear(), ChooseSets(), Provide(), FoundColonies(), LayOut()],
        chance=Chance.from_seed(seed, STREAMS),
        choices=0,
        committed=0,
        chooser=-1,
        setup=setup,
        year=0,
        opener=0,
        first=0,
        active=NOWHERE,
        source=NOWHERE,
        board=[-1] * seats,
        boards_left=[],
        coins=[0] * seats,
        storage=[0] * seats,
        points=[0] * seats,
        religion=[0] * seats,
        conquest=[0] * seats,
        ranking=list(range(seats)),
        monks=[0] * MONK_SPACES,
        scholars=[],
        bishops=[],
        sets=[],
        set_owner=[],
        traits=traits * seats,
        docks=[-1] * DOCKS,
        shipment_bag=[shipment for shipment in shipments if not catalog.shipments[shipment].starting],
        shipped=[-1] * len(catalog.shipments),
        harbour=[0] * (DOCKS * seats),
        double_bag=catalog.doubles[:],
        triple_bag=catalog.triples[:],
        offer=[],
        discarded=[],
        roads_left=catalog.road_copies,
        laid=[],
        land=[0] * (CELLS * seats),
        empty=[ALL] * seats,
        territories=[0] * seats,
        covered=[0] * seats,
        cover=[0] * (CELLS * seats),
        white=[0] * DIE_PLACES,
        white_taken=[0] * seats,
        blue=[0] * (DIE_PLACES * seats),
        blue_taken=[0] * seats,
        blue_reserve=catalog.dice_per_player[1] * seats,  # SMA-2.1
        uses=[0] * seats,
        retired=[-1] * seats,
    )
