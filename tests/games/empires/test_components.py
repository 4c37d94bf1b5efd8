"""Components and limits (EMP-2)."""

from collections import Counter

import pytest

from caravela.games.empires.catalog import WORKERS
from caravela.games.empires.scoring import trade_income
from caravela.games.empires.steps.benefits import BuildingBenefits
from caravela.games.empires.steps.buildings import ResolveBuildings
from caravela.games.empires.steps.dock import ResolveDock
from caravela.games.empires.steps.events import ResolveInitiative, ResolveShipping
from caravela.games.empires.steps.reset import NewColonists, ResetGoods, ResetShip
from caravela.games.empires.steps.specialists import ResolveSpecialists
from caravela.games.empires.steps.trade import ResolveTrade
from caravela.games.empires.steps.warfare import ResolveWarfare
from tests.games.empires.position import (
    GAME_CATALOG,
    RED,
    YELLOW,
    available,
    colony,
    discover,
    give_ships,
    goods,
    new,
    offer,
    offer_goods,
    on,
    own,
    play,
    put,
    run,
    set_available,
    set_stock,
    stock,
)
from tests.rules import rule


def empty_pool(*left: str) -> list[int]:
    """A pool of nothing but these goods; the others have left the game."""
    return [left.count(name) for name in GAME_CATALOG.goods]


@rule("EMP-2.1")
@pytest.mark.parametrize(("builders", "figures"), [(False, 60), (True, 70)])
def test_a_player_has_60_figures_and_with_builders_70(builders: bool, figures: int) -> None:
    state = new(builders=builders)

    counts = {worker: stock(state, RED, worker) for worker in WORKERS}
    counts["colonist"] += 5 + 1

    assert counts == {
        "colonist": 30,
        "captain": 5,
        "merchant": 5,
        "missionary": 10,
        "soldier": 10,
        "builder": 10 if builders else 0,
    }
    assert sum(counts.values()) == figures


@rule("EMP-2.2")
def test_a_worker_that_leaves_an_event_returns_to_stock_and_is_not_available() -> None:
    state = new()
    set_available(state, RED)
    before = {worker: stock(state, RED, worker) for worker in WORKERS}
    on(state, "dock", "red captain")
    on(state, "trade", "red soldier")
    on(state, "shipping", "red merchant")
    on(state, "buildings", "red missionary")
    on(state, "specialists captain", "red colonist")
    on(state, "warfare", "red colonist")

    run(
        state,
        ResolveDock(),
        ResolveTrade(),
        ResolveShipping(),
        ResolveBuildings(),
        ResolveSpecialists(),
        ResolveWarfare(),
    )
    play(state, "pass", "pass", "pass", "pass")

    assert {worker: stock(state, RED, worker) for worker in WORKERS} == before
    assert available(state, RED) == {}


@rule("EMP-2.2")
def test_a_worker_that_leaves_the_map_returns_to_stock_and_is_not_available() -> None:
    state = new()
    set_available(state, YELLOW)
    before = stock(state, YELLOW, "merchant")
    put(state, RED, "caribbean", soldier=1)
    put(state, YELLOW, "caribbean", merchant=1)
    on(state, "warfare", "red colonist")

    run(state, ResolveWarfare())
    play(state, "battle caribbean yellow")

    assert colony(state, YELLOW, "caribbean") == {}
    assert stock(state, YELLOW, "merchant") == before
    assert available(state, YELLOW) == {}


@rule("EMP-2.3", "EMP-D4")
@pytest.mark.parametrize(("seats", "ships"), [(2, 8), (3, 8), (4, 8), (5, 8), (6, 9)])
def test_of_ten_ships_eight_remain_for_play_and_nine_with_six_players(seats: int, ships: int) -> None:
    state = new(seats)

    won = 0
    for _ in range(10):
        on(state, "shipping", "red colonist")
        run(state, ResolveShipping(), ResetShip())
        won = state.ships[RED]

    assert state.catalog.ship_copies == 10
    assert won == ships


@rule("EMP-2.4")
def test_without_a_ship_in_the_supply_none_is_placed_or_gained() -> None:
    state = new(building_set="all")
    give_ships(state, YELLOW, 7)
    offer(state, "spoils_1_ship")
    on(state, "shipping", "yellow colonist")
    on(state, "buildings", "red colonist")

    run(state, ResolveShipping(), ResolveBuildings(), ResetShip())
    play(state, "buy spoils_1_ship")

    assert state.ships == [0, 8]
    assert state.ship_supply == 0
    assert state.ship_offered == 0


@rule("EMP-2.5")
def test_there_are_57_buildings_and_only_settlers_exists_twice() -> None:
    state = new(building_set="all", builders=True)

    piles = [state.offer, *state.stacks]
    tiles = [state.catalog.tiles[tile] for pile in piles for tile in pile]
    by_set = Counter((tile.age, tile.base) for tile in tiles)

    assert len(tiles) == 57
    assert by_set == {(0, True): 12, (0, False): 8, (1, True): 14, (1, False): 8, (2, True): 11, (2, False): 4}
    assert [name for name, count in Counter(tile.id for tile in tiles).items() if count > 1] == ["settlers"]
    assert len([tile for tile in tiles if tile.id.startswith("spoils")]) == 5
    assert sorted(tile.id for tile in tiles if tile.id.startswith("plague")) == ["plague_1", "plague_2", "plague_3"]


@rule("EMP-2.6")
def test_there_are_46_goods_of_eleven_types() -> None:
    state = new()
    catalog = state.catalog

    counts = Counter({name: state.pool[good] for good, name in enumerate(catalog.goods)})
    counts.update(catalog.goods[good] for good in state.goods_offered)
    counts.update(catalog.goods[good] for region, good in enumerate(catalog.region_good) if state.goods_lying[region])

    assert counts == {
        "silver": 6,
        "sugar": 6,
        "gold": 5,
        "tobacco": 5,
        "coffee": 4,
        "indigo": 4,
        "fur": 4,
        "cattle": 3,
        "cocoa": 3,
        "fish": 3,
        "rice": 3,
    }
    assert counts.total() == 46


@rule("EMP-2.6")
def test_how_many_goods_of_a_type_exist_is_not_their_value() -> None:
    incomes = {name: trade_income({name: 3}, ships=0) for name in GAME_CATALOG.goods}

    assert set(incomes.values()) == {3}


@rule("EMP-2.7")
def test_there_are_16_tokens_and_16_cards_with_resistance_loot_plunder_and_points() -> None:
    tokens = [f"{thing.natives} {thing.loot} {thing.plunder} {thing.points}" for thing in GAME_CATALOG.tokens]
    cards = [f"{thing.natives} {thing.loot} {thing.plunder} {thing.points}" for thing in GAME_CATALOG.cards]

    assert tokens == TOKENS
    assert cards == CARDS


TOKENS = [
    *("1 1 2 4", "1 1 2 4", "2 1 3 4", "2 1 2 4", "2 1 3 4", "3 2 4 5", "3 2 2 5", "3 2 2 5"),
    *("3 1 3 5", "3 1 2 5", "3 2 5 5", "4 3 4 6", "4 4 5 6", "4 3 4 6", "5 4 5 7", "5 2 4 7"),
]
CARDS = [
    *("3 2 1 4", "3 1 2 4", "3 2 1 4", "4 2 1 4", "4 2 1 5", "4 2 1 5", "4 3 2 5", "4 2 1 4"),
    *("4 2 2 4", "4 2 1 5", "5 4 3 5", "5 4 2 5", "5 5 3 6", "6 6 3 6", "6 8 3 6", "6 7 3 6"),
]


@rule("EMP-2.8", "EMP-D5")
def test_the_bank_never_runs_out() -> None:
    state = new()
    state.coins = [1_000_000, 1_000_000]
    on(state, "initiative", "yellow colonist", "red colonist")

    run(state, ResolveInitiative())

    assert state.coins == [1_000_002, 1_000_001]


@rule("EMP-2.8")
def test_a_player_can_never_have_less_than_no_money() -> None:
    state = new()
    state.coins = [9, 2]
    own(state, RED, "privateers")
    give_ships(state, RED, 3)
    offer(state, "settlers")
    on(state, "buildings", "red colonist")

    run(state, ResolveBuildings(), BuildingBenefits())

    assert state.offer
    assert state.coins == [11, 0]


@rule("EMP-2.8")
def test_money_spent_goes_to_the_bank() -> None:
    state = new()
    offer(state, "settlers")
    on(state, "buildings", "red colonist")

    run(state, ResolveBuildings())
    play(state, "buy settlers")

    assert state.coins == [0, 11]


@rule("EMP-2.9", "EMP-D2")
def test_colonists_that_stock_does_not_have_are_forfeited_and_not_owed() -> None:
    state = new()
    set_available(state, RED)
    set_stock(state, RED, "colonist", 3)

    run(state, NewColonists())
    first = available(state, RED)
    set_available(state, RED)
    state.stock[RED * len(WORKERS)] = 20
    run(state, NewColonists())

    assert first == {"colonist": 3}
    assert available(state, RED) == {"colonist": 5}


@rule("EMP-D2")
def test_a_companion_that_stock_does_not_have_gets_no_substitute() -> None:
    state = new()
    discover(state, "florida")
    on(state, "dock", "red missionary")
    set_stock(state, RED, "colonist", 0)

    run(state, ResolveDock())
    play(state, "land florida")

    assert colony(state, RED, "florida") == {"missionary": 1}


@rule("EMP-D6")
def test_if_the_pool_runs_out_what_is_left_is_laid_out_or_drawn() -> None:
    state = new()
    own(state, RED, "west_indies_co")
    offer_goods(state)
    state.pool = empty_pool("rice", "fish", "fish")

    run(state, BuildingBenefits(), ResetGoods(), BuildingBenefits())

    drawn = [name for name, count in goods(state, RED).items() for _ in range(count)]
    offered = [GAME_CATALOG.goods[good] for good in state.goods_offered]
    assert len(drawn) == 1
    assert sorted(drawn + offered) == ["fish", "fish", "rice"]
    assert sum(state.pool) == 0
