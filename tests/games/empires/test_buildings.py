"""Capital Buildings (EMP-11)."""

import pytest

from caravela.games.empires.steps.benefits import BuildingBenefits
from caravela.games.empires.steps.buildings import ResolveBuildings
from caravela.games.empires.steps.reset import ResetBuildings
from tests.games.empires.position import (
    GAME_CATALOG,
    RED,
    YELLOW,
    available,
    colony,
    discover_all,
    give_ships,
    new,
    offer,
    on,
    own,
    play,
    run,
    set_stock,
    stock,
    tile_of,
)
from tests.rules import rule


@rule("EMP-11.1")
def test_each_worker_in_turn_may_buy_one_of_the_buildings_still_on_offer() -> None:
    state = new()
    offer(state, "trading_post", "settlers", "monastery")
    state.coins = [50, 50]
    on(state, "buildings", "yellow colonist", "red colonist", "yellow soldier")
    run(state, ResolveBuildings())

    assert state.seat == YELLOW
    assert state.texts() == ["buy trading_post", "buy settlers", "buy monastery", "pass"]
    play(state, "buy settlers")
    assert state.seat == RED
    assert state.texts() == ["buy trading_post", "buy monastery", "pass"]
    play(state, "buy monastery")
    assert state.seat == YELLOW
    play(state, "buy trading_post")

    assert state.is_over
    owners = [(GAME_CATALOG.tiles[tile].id, state.tile_owner[tile]) for tile in state.purchases]
    assert owners == [("settlers", YELLOW), ("monastery", RED), ("trading_post", YELLOW)]
    assert state.sites == []
    assert state.stock == new().stock


@rule("EMP-11.2")
@pytest.mark.parametrize(
    ("round", "building", "price"), [(1, "trading_post", 10), (4, "taxation", 14), (7, "factory", 20)]
)
def test_a_building_costs_10_in_age_i_14_in_age_ii_and_20_in_age_iii(round: int, building: str, price: int) -> None:
    state = new()
    state.round = round
    state.coins[RED] = 33
    offer(state, building)
    on(state, "buildings", "red colonist")
    run(state, ResolveBuildings())

    play(state, f"buy {building}")

    assert state.coins[RED] == 33 - price


@rule("EMP-11.3")
@pytest.mark.parametrize(
    ("round", "building", "price"), [(1, "trading_post", 5), (4, "taxation", 9), (7, "factory", 15)]
)
def test_a_builder_makes_the_building_five_dollars_cheaper(round: int, building: str, price: int) -> None:
    state = new(builders=True)
    state.round = round
    state.coins[RED] = price
    offer(state, building)
    on(state, "buildings", "red colonist", "red builder")

    run(state, ResolveBuildings())
    assert stock(state, RED, "colonist") == 24  # the Colonist could not pay
    play(state, f"buy {building}")

    assert state.coins[RED] == 0
    assert stock(state, RED, "builder") == 10


@rule("EMP-11.3")
@pytest.mark.parametrize("worker", ["captain", "merchant", "missionary", "soldier"])
def test_no_other_specialist_gives_a_discount(worker: str) -> None:
    state = new()
    state.coins[RED] = 10
    offer(state, "trading_post")
    on(state, "buildings", f"red {worker}")
    run(state, ResolveBuildings())

    play(state, "buy trading_post")

    assert state.coins[RED] == 0


@rule("EMP-11.4")
def test_spoils_of_war_cost_nothing_but_need_a_worker() -> None:
    state = new(building_set="all")
    state.coins = [0, 0]
    offer(state, "spoils_1_money", "trading_post")

    run(state, ResolveBuildings())
    assert state.is_over
    assert state.coins == [0, 0]
    on(state, "buildings", "red colonist")
    run(state, ResolveBuildings())
    assert state.texts() == ["buy spoils_1_money", "pass"]
    play(state, "buy spoils_1_money")

    assert state.coins == [5, 0]
    assert state.sites == []


@rule("EMP-11.4", "EMP-X12")
def test_in_age_ii_a_builder_pays_9_for_a_building_and_0_for_spoils_of_war() -> None:
    state = new(building_set="all", builders=True)
    state.round = 4
    state.coins[RED] = 9
    offer(state, "taxation", "spoils_2_money")
    on(state, "buildings", "red builder", "red builder")
    run(state, ResolveBuildings())

    play(state, "buy taxation")
    assert state.coins[RED] == 0
    play(state, "buy spoils_2_money")

    assert state.coins[RED] == 7


@rule("EMP-11.5")
def test_a_player_without_the_full_price_cannot_buy() -> None:
    state = new()
    offer(state, "trading_post", "settlers")
    state.coins = [9, 10]
    on(state, "buildings", "red colonist", "yellow colonist")

    run(state, ResolveBuildings())

    assert state.seat == YELLOW
    assert state.coins[RED] == 9
    play(state, "buy settlers")
    assert state.coins == [9, 0]


@rule("EMP-11.6")
def test_not_buying_has_no_penalty() -> None:
    state = new()
    offer(state, "trading_post", "settlers")
    before = state.offer[:]
    on(state, "buildings", "red colonist")
    run(state, ResolveBuildings())

    play(state, "pass")

    assert state.coins == [10, 11]
    assert state.offer == before
    assert state.purchases == ()
    assert stock(state, RED, "colonist") == 24


@rule("EMP-11.7")
def test_the_offer_is_not_refilled_before_phase_5() -> None:
    state = new()
    offer(state, "trading_post", "settlers", "monastery", "navigator", "training_grounds")
    state.coins = [10, 10]
    on(state, "buildings", "red colonist", "yellow colonist")
    run(state, ResolveBuildings())

    play(state, "buy trading_post")
    assert len(state.offer) == 4
    play(state, "buy settlers")
    assert len(state.offer) == 3
    run(state, ResetBuildings())

    assert len(state.offer) == 5


@rule("EMP-11.8")
def test_a_spent_building_lies_face_down_and_still_counts_as_a_building() -> None:
    state = new()
    state.round = 3
    own(state, RED, "prosperity")
    offer(state, "conquest_inca", "trading_post")
    inca, post = state.offer
    state.coins[RED] = 20
    on(state, "buildings", "red colonist", "red colonist")
    run(state, ResolveBuildings())

    play(state, "buy conquest_inca", "buy trading_post")
    run(state, ResetBuildings())

    assert [state.tile_owner[inca], state.tile_owner[post]] == [RED, RED]
    assert [state.spent >> inca & 1, state.spent >> post & 1] == [1, 0]
    assert state.score_pad(RED)["prosperity"] == 6


@rule("EMP-11.9")
def test_an_immediate_effect_is_carried_out_before_the_next_worker_is_resolved() -> None:
    state = new(building_set="all")
    offer(state, "overpopulation", "trading_post")
    on(state, "buildings", "red colonist", "yellow colonist")
    run(state, ResolveBuildings())

    play(state, "buy overpopulation")
    assert state.seat == RED
    play(state, "settle caribbean", "settle caribbean", "settle caribbean")

    assert state.seat == YELLOW
    assert state.texts() == ["buy trading_post", "pass"]
    assert colony(state, RED, "caribbean") == {"colonist": 3}


@rule("EMP-11.10")
def test_buildings_with_the_same_effect_add_up() -> None:
    state = new(building_set="all")
    own(state, RED, "settlers", "settlers", "monastery", "new_world_mission")

    run(state, BuildingBenefits())

    assert available(state, RED) == {"colonist": 7, "missionary": 2}
    assert available(state, YELLOW) == {"colonist": 5}


@rule("EMP-11.11")
@pytest.mark.parametrize("building", ["indian_allies", "rewrite_history", "spoils_1_ship", "plague_3", "cartography"])
def test_a_building_may_be_bought_even_if_its_effect_can_do_nothing(building: str) -> None:
    state = new(building_set="all")
    discover_all(state)
    give_ships(state, YELLOW, state.ship_supply)
    state.coins = [20, 0]
    offer(state, building)
    tile = state.offer[0]
    on(state, "buildings", "red colonist")
    run(state, ResolveBuildings())

    play(state, f"buy {building}")

    assert state.is_over
    assert state.tile_owner[tile] == RED
    assert state.ships[RED] == 0
    assert state.stock == new(building_set="all").stock


@rule("EMP-11.12", "EMP-X39")
def test_the_effect_of_a_tile_counts_for_later_workers_of_the_same_event() -> None:
    state = new()
    state.coins = [10, 0]
    offer(state, "conquest_inca", "trading_post")
    inca = tile_of(state, "conquest_inca")
    on(state, "buildings", "red colonist", "yellow colonist", "red colonist")
    run(state, ResolveBuildings())

    play(state, "buy conquest_inca")
    assert state.coins == [20, 0]
    assert state.tile_owner[inca] == RED
    play(state, "buy trading_post")

    assert state.coins == [10, 0]
    assert state.is_over


@rule("EMP-11.9", "EMP-11.12")
def test_a_worker_of_a_later_player_pays_with_what_an_earlier_effect_left() -> None:
    state = new(building_set="all")
    state.coins = [10, 0]
    offer(state, "spoils_1_money", "trading_post")
    set_stock(state, RED, "colonist", 2)
    on(state, "buildings", "red colonist", "yellow colonist", "red colonist")
    run(state, ResolveBuildings())

    play(state, "buy trading_post")
    assert state.seat == YELLOW
    play(state, "buy spoils_1_money")

    assert state.is_over  # red's second worker finds nothing left to buy
    assert state.coins == [0, 5]
    assert stock(state, RED, "colonist") == 2
