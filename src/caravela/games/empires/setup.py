"""From settings and seed to the state before its first step."""

from typing import Any

from caravela.games.empires.catalog import CAPTAIN, COLONIST, MISSIONARY, TYPES, Catalog
from caravela.games.empires.state import CAPTAINS, COMPANIONS, STREAMS, TRAITS, Empires, Setup
from caravela.games.empires.steps.layout import DealOrder, LayOut
from caravela.games.empires.steps.nations import Conquer, StartAuction
from caravela.games.empires.steps.round import StartRound
from caravela.kernel.agenda import Step
from caravela.kernel.chance import Chance
from caravela.kernel.hidden import NOTHING, UNDRAWN, FaceDown


def start(catalog: Catalog, seats: int, seed: int, settings: dict[str, Any]) -> Empires:
    """All figures in stock, all tiles and tokens in their bags; the agenda does the rest."""
    setup = Setup(catalog, seats, settings)
    first: Step[Any] = StartAuction() if setup.nations == "auction" else DealOrder()
    pool = catalog.good_copies[:]
    for good in catalog.region_good:
        pool[good] -= 1  # EMP-4.8
    lying = [NOTHING if discovered else UNDRAWN for discovered in catalog.starts_discovered]
    ships = catalog.ships_in_play[seats]
    return Empires(
        agenda=[StartRound(), Conquer(), LayOut(), first],
        chance=Chance.from_seed(seed, STREAMS),
        choices=0,
        committed=0,
        chooser=-1,
        setup=setup,
        round=0,
        order=[],
        circuit=[],
        coins=[0] * seats,
        ships=[0] * seats,
        sailing=[0] * seats,
        ship_supply=ships - 1,
        ship_offered=1,  # EMP-4.11
        stock=first_stock(setup) * seats,
        available=[0] * (seats * TYPES),
        exploring=[0] * (seats * TYPES),
        trading=[0] * (seats * TYPES),
        land=[0] * (len(catalog.regions) * seats),
        initiative=[],
        dock=[],
        trade=[],
        sites=[],
        warfare=[],
        school=[-1] * len(catalog.school),
        goods=[0] * (seats * len(catalog.goods)),
        goods_offered=[],
        goods_lying=[1] * len(catalog.regions),
        pool=pool,
        goods_gone=[0] * len(catalog.goods),
        tokens=FaceDown(lying, [0] * len(lying)),
        token_bag=list(range(len(catalog.tokens))),
        token_box=len(catalog.tokens) - lying.count(UNDRAWN),
        token_owner=[-1] * len(catalog.tokens),
        tokens_gone=[],
        deck=list(range(len(catalog.cards))),
        deck_top=FaceDown([NOTHING], [0]),
        deck_bottom=FaceDown([], []),
        card_owner=[-1] * len(catalog.cards),
        stacks=[[tile for tile in setup.tiles if catalog.tiles[tile].age == age] for age in range(len(catalog.ages))],
        offer=[],
        tiles_gone=0,
        tile_owner=[-1] * len(catalog.tiles),
        purchases=[],
        spent=0,
        acted=0,
        traits=first_traits(catalog) * seats,
        nation=[-1] * seats,
        nation_uses=[0] * seats,
        nation_round=[0] * seats,
        new_world=[0] * (3 * seats),
        bought=[0] * seats,
        economy=[0] * seats,
        wealth=[0] * seats,
        scholars=[0] * seats,
    )


def first_stock(setup: Setup) -> list[int]:
    """EMP-4.1, 4.2: a seat's figures, without the Colonist that marks the player order."""
    stock = setup.catalog.per_seat[: setup.types] + [0] * (TYPES - setup.types)
    stock[COLONIST] -= 1
    return stock


def first_traits(catalog: Catalog) -> list[int]:
    traits = [0] * TRAITS
    traits[CAPTAINS] = catalog.strength[CAPTAIN]
    traits[COMPANIONS] = catalog.arrival_colonists[MISSIONARY]
    return traits
