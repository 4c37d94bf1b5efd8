"""Buildings in general, and those of Age I (EMP-21.1 to 21.29)."""

import pytest

from caravela.games.empires.steps.benefits import BuildingBenefits
from caravela.games.empires.steps.buildings import ResolveBuildings
from caravela.games.empires.steps.discovery import ResolveDiscovery
from caravela.games.empires.steps.dock import ResolveDock
from caravela.games.empires.steps.events import ResolveShipping
from caravela.games.empires.steps.reset import ResetGoods
from tests.games.empires.position import (
    RED,
    YELLOW,
    Log,
    available,
    buy,
    colony,
    discover,
    discover_all,
    exploring,
    full,
    give_goods,
    give_ships,
    give_token,
    goods,
    is_face_down,
    lay_card,
    lay_token,
    new,
    offer,
    on,
    own,
    play,
    put,
    run,
    run_from,
    set_available,
    set_stock,
    stock,
)
from tests.rules import rule

# -- general -----------------------------------------------------------------------------------------------------------


SPOILS = {"spoils_1_money", "spoils_1_ship", "spoils_1_specialists", "spoils_2_money", "spoils_2_goods"}
IMMEDIATE = SPOILS | {
    "conquest_inca",
    "overpopulation",
    "indian_allies",
    "plague_2",
    "papal_edict",
    "plague_3",
    "rewrite_history",
}


@rule("EMP-21.1", "EMP-11.2", "EMP-11.4", "EMP-21.2")
@pytest.mark.parametrize("building", [building.id for building in new().catalog.buildings])
def test_the_price_goes_by_age_and_immediate_tiles_alone_are_turned_over_at_once(building: str) -> None:
    state = full()
    offer(state, building)
    age = state.catalog.tiles[state.offer[0]].age
    on(state, "buildings", "red colonist")
    state.coins[RED] = 20
    log = Log(state)

    play(run(state, ResolveBuildings()), f"buy {building}")

    [bought] = log.facts("built")
    assert bought["coins"] == (0 if building in SPOILS else (10, 14, 20)[age])
    assert is_face_down(state, building) is (building in IMMEDIATE)


@rule("EMP-21.2")
def test_an_immediate_effect_happens_once_at_purchase_and_the_tile_is_turned_over() -> None:
    state = new()
    state.coins[RED] = 0

    buy(state, RED, "conquest_inca")
    assert state.coins[RED] == 20
    run(state, BuildingBenefits())

    assert state.coins[RED] == 20
    assert is_face_down(state, "conquest_inca")


@rule("EMP-21.3")
def test_a_once_tile_is_used_at_purchase_and_never_again() -> None:
    state = new()

    play(buy(state, RED, "cartography"), "discover peru")
    assert is_face_down(state, "cartography")
    run(state, BuildingBenefits())

    assert state.is_over


@rule("EMP-21.3", "EMP-16.2")
def test_a_once_tile_not_used_at_purchase_may_be_used_in_a_later_phase_4_one_time() -> None:
    state = new()
    play(buy(state, RED, "cartography"), "pass")

    for _ in range(2):
        play(run(state, BuildingBenefits()), "pass")
    play(run(state, BuildingBenefits()), "discover peru")
    run(state, BuildingBenefits())

    assert colony(state, RED, "peru") == {"colonist": 1}
    assert is_face_down(state, "cartography")
    assert state.is_over


@rule("EMP-21.3")
def test_once_tiles_of_age_iii_are_counted_in_final_scoring_and_ask_nothing_before() -> None:
    state = new()
    give_ships(state, RED, 2)

    buy(state, RED, "navy")
    assert state.is_over
    state.round = 8
    run_from(state, BuildingBenefits)

    assert state.breakdown()[RED]["navy"] == 8


@rule("EMP-21.4", "EMP-16.1")
def test_a_continuous_effect_happens_in_every_phase_4_from_the_round_of_purchase_on() -> None:
    state = new()
    state.coins[RED] = 0

    buy(state, RED, "trading_post")
    assert state.coins[RED] == 0
    earned = [run(state, BuildingBenefits()).coins[RED] for _ in range(3)]

    assert earned == [5, 10, 15]


@rule("EMP-21.5", "EMP-21.25")
def test_magellan_works_in_the_discovery_of_the_round_of_purchase() -> None:
    state = full()
    lay_token(state, "florida", "dt06")
    on(state, "discovery", "red captain")
    on(state, "buildings", "red colonist")
    offer(state, "magellan")

    play(run_from(state, ResolveBuildings), "buy magellan", "send captain", "done", "explore florida")

    assert colony(state, RED, "florida") == {"colonist": 1}


@rule("EMP-21.5", "EMP-21.21")
def test_plague_i_works_in_the_discovery_of_the_round_of_purchase() -> None:
    state = new()
    lay_token(state, "florida", "dt06")
    on(state, "discovery", "red captain")
    on(state, "buildings", "red colonist")
    offer(state, "plague_1")

    play(run_from(state, ResolveBuildings), "buy plague_1", "send captain", "done", "explore florida")

    assert colony(state, RED, "florida") == {"colonist": 1}


@rule("EMP-21.5", "EMP-21.42")
def test_stables_work_in_the_round_of_purchase() -> None:
    state = new()
    put(state, RED, "caribbean", soldier=1)
    put(state, YELLOW, "florida", colonist=1)
    state.coins[RED] = 14
    on(state, "buildings", "red colonist")
    offer(state, "stables")

    play(run_from(state, ResolveBuildings), "buy stables", "ride caribbean florida")

    assert colony(state, RED, "florida") == {"soldier": 1}


@rule("EMP-21.5", "EMP-21.52")
def test_militia_fights_in_the_warfare_of_the_round_of_purchase() -> None:
    state = new()
    put(state, RED, "caribbean", colonist=2)
    put(state, YELLOW, "caribbean", soldier=1)
    state.coins[RED] = 20
    on(state, "buildings", "red colonist")
    on(state, "warfare", "yellow colonist")
    offer(state, "militia")

    play(run_from(state, ResolveBuildings), "buy militia", "battle caribbean red", "eliminate colonist")

    assert colony(state, RED, "caribbean") == {"colonist": 1}
    assert colony(state, YELLOW, "caribbean") == {}


@rule("EMP-21.5")
def test_cathedral_reformation_and_mayflower_hold_from_the_purchase_on() -> None:
    state = full()
    put(state, YELLOW, "florida", missionary=1)
    give_ships(state, YELLOW, 1)

    buy(state, RED, "cathedral")
    buy(state, YELLOW, "reformation")
    buy(state, YELLOW, "mayflower")
    on(state, "dock", "red missionary", "red missionary")
    play(run(state, ResolveDock()), "land florida", "land caribbean")
    state.order = (YELLOW, RED)
    run_from(state, ResetGoods)

    assert colony(state, RED, "florida") == {"missionary": 1}
    assert colony(state, RED, "caribbean") == {"missionary": 1, "colonist": 2}
    assert "place colonist mayflower" in state.texts()


@rule("EMP-21.6")
def test_free_workers_come_from_the_owners_stock() -> None:
    state = new()
    own(state, RED, "training_grounds")
    own(state, YELLOW, "conquistadors")
    set_stock(state, YELLOW, "soldier", 0)
    before = exploring(state, YELLOW)

    run(state, BuildingBenefits())

    assert (available(state, RED)["soldier"], stock(state, RED, "soldier")) == (1, 9)
    assert exploring(state, YELLOW) == before == {"soldier": 10}


@rule("EMP-21.7", "EMP-8.9")
def test_workers_put_on_the_map_by_a_building_do_not_arrive_from_the_dock() -> None:
    state = full()
    own(state, RED, "cathedral")
    coins = state.coins[RED]
    log = Log(state)

    play(buy(state, RED, "overpopulation"), "settle caribbean", "done")
    play(buy(state, RED, "indian_allies"), "settle caribbean")

    assert colony(state, RED, "caribbean") == {"colonist": 1, "soldier": 2}
    assert state.coins[RED] == coins
    assert not {"landed", "arrival-coins", "companions"} & set(log.keys())


@rule("EMP-21.8", "EMP-D50")
@pytest.mark.parametrize(
    ("building", "decline"),
    [("overpopulation", "done"), ("indian_allies", "pass"), ("plague_3", "pass"), ("rewrite_history", "pass")],
)
def test_optional_parts_may_be_declined(building: str, decline: str) -> None:
    state = full()
    put(state, RED, "caribbean", colonist=3)
    give_token(state, YELLOW, "dt01")

    buy(state, RED, building)
    assert decline in state.texts()
    play(state, decline)

    assert colony(state, RED, "caribbean") == {"colonist": 3}
    assert state.token_owner[0] == YELLOW
    assert state.is_over


@rule("EMP-21.8", "EMP-D50")
def test_plague_ii_and_money_can_not_be_declined() -> None:
    state = new()
    put(state, RED, "caribbean", colonist=2, soldier=1)
    state.coins[RED] = 0

    buy(state, RED, "plague_2")
    assert state.texts() == ["keep colonist", "keep soldier"]
    buy(state, RED, "conquest_inca")

    assert state.is_over
    assert state.coins[RED] == 20


@rule("EMP-21.9")
def test_a_random_good_comes_from_the_pool_and_an_empty_pool_gives_nothing() -> None:
    state = new()
    own(state, RED, "west_indies_co")
    counts = dict(zip(state.catalog.goods, state.pool, strict=True))
    give_goods(state, YELLOW, **counts | {"rice": counts["rice"] - 1})

    run(state, BuildingBenefits())
    assert goods(state, RED) == {"rice": 1}
    assert sum(state.pool) == 0
    others = goods(state, YELLOW)
    run(state, BuildingBenefits())

    assert goods(state, RED) == {"rice": 1}
    assert goods(state, YELLOW) == others


@rule("EMP-21.10")
def test_any_specialist_includes_the_builder_only_with_the_option() -> None:
    with_builders, without = full(), new(building_set="all")

    buy(with_builders, RED, "spoils_1_specialists")
    buy(without, RED, "spoils_1_specialists")

    four = ["take captain", "take merchant", "take missionary", "take soldier"]
    assert with_builders.texts() == [*four, "take builder", "done"]
    assert without.texts() == [*four, "done"]


@rule("EMP-D29")
def test_base_are_12_14_and_11_tiles_the_plagues_among_them_but_not_age_of_discovery() -> None:
    base, all_tiles = new(), full()

    offer(base)
    offer(all_tiles)

    ages = [[base.catalog.tiles[tile].id for tile in stack] for stack in base.stacks]
    assert [len(age) for age in ages] == [12, 14, 11]
    assert [f"plague_{number}" in age for number, age in enumerate(ages, 1)] == [True, True, True]
    assert "age_of_discovery" not in ages[2]
    assert [len(stack) for stack in all_tiles.stacks] == [20, 22, 15]


# -- workers in every Phase 4 ------------------------------------------------------------------------------------------


@rule("EMP-21.11")
def test_both_settlers_give_a_colonist_in_every_phase_4() -> None:
    state = new()
    own(state, RED, "settlers", "settlers")
    set_available(state, RED)

    run(state, BuildingBenefits())
    run(state, BuildingBenefits())

    assert available(state, RED) == {"colonist": 4}


@rule(
    "EMP-21.12",
    "EMP-21.13",
    "EMP-21.14",
    "EMP-21.26",
    "EMP-21.27",
    "EMP-21.33",
    "EMP-21.39",
    "EMP-21.40",
    "EMP-21.41",
    "EMP-21.46",
)
@pytest.mark.parametrize(
    ("building", "worker"),
    [
        ("monastery", "missionary"),
        ("trade_routes", "merchant"),
        ("training_grounds", "soldier"),
        ("new_world_city", "builder"),
        ("new_world_mission", "missionary"),
        ("ship_yards", "captain"),
        ("marketplace", "merchant"),
        ("military_academy", "soldier"),
        ("fortress", "soldier"),
        ("stone_masonry", "builder"),
    ],
)
def test_a_school_gives_one_specialist_of_its_type_in_every_phase_4(building: str, worker: str) -> None:
    state = full()
    set_available(state, RED)
    figures = stock(state, RED, worker)
    buy(state, RED, building)

    assert available(state, RED) == {}
    run(state, BuildingBenefits())
    run(state, BuildingBenefits())

    assert available(state, RED) == {worker: 2}
    assert stock(state, RED, worker) == figures - 2


@rule("EMP-21.15")
def test_indentured_servitude_puts_a_colonist_on_x_that_sails_in_the_next_round() -> None:
    state = new()
    own(state, RED, "indentured_servitude")
    before = stock(state, RED, "colonist")

    run(state, BuildingBenefits())
    assert len(state.dock) == 1
    assert stock(state, RED, "colonist") == before - 1
    on(state, "dock", "yellow colonist")
    play(run(state, ResolveDock()), "land caribbean")
    assert state.seat == RED
    play(state, "land caribbean")

    assert colony(state, RED, "caribbean") == {"colonist": 1}


@rule("EMP-21.16", "EMP-21.17")
@pytest.mark.parametrize(("building", "worker"), [("conquistadors", "soldier"), ("navigator", "captain")])
def test_a_specialist_from_stock_goes_to_discovery_in_every_phase_4(building: str, worker: str) -> None:
    state = new()
    own(state, RED, building)
    figures = stock(state, RED, worker)

    run(state, BuildingBenefits())
    run(state, BuildingBenefits())

    assert exploring(state, RED) == {worker: 2}
    assert stock(state, RED, worker) == figures - 2


# -- money and spoils --------------------------------------------------------------------------------------------------


@rule("EMP-21.18")
def test_conquest_of_the_inca_empire_gives_20_coins_at_once() -> None:
    state = new()
    state.coins[RED] = 3

    buy(state, RED, "conquest_inca")

    assert state.coins[RED] == 23


@rule("EMP-21.19")
def test_trading_post_gives_5_coins_in_phase_4() -> None:
    state = new()
    own(state, YELLOW, "trading_post")
    state.coins = [1, 1]

    run(state, BuildingBenefits())

    assert state.coins == [1, 6]


@rule("EMP-21.22", "EMP-21.44")
@pytest.mark.parametrize(("building", "coins"), [("spoils_1_money", 5), ("spoils_2_money", 7)])
def test_spoils_of_war_give_coins_once_and_are_free(building: str, coins: int) -> None:
    state = full()
    state.coins[RED] = 0
    offer(state, building)
    on(state, "buildings", "red colonist")

    play(run(state, ResolveBuildings()), f"buy {building}")
    assert state.coins[RED] == coins
    run(state, BuildingBenefits())

    assert state.coins[RED] == coins


@rule("EMP-21.23")
def test_spoils_of_war_give_a_ship_from_the_supply_for_free() -> None:
    state = full()
    state.coins[RED] = 0

    buy(state, RED, "spoils_1_ship")

    assert (state.coins[RED], state.ships[RED], state.ship_supply, state.ship_offered) == (0, 1, 6, 1)


@rule("EMP-21.24")
@pytest.mark.parametrize(
    ("types", "gained"),
    [
        (["soldier", "soldier"], {"soldier": 2}),
        (["captain", "builder"], {"captain": 1, "builder": 1}),
    ],
)
def test_spoils_of_war_give_two_specialists_alike_or_not_for_the_next_round(
    types: list[str], gained: dict[str, int]
) -> None:
    state = full()
    set_available(state, RED)
    state.coins[RED] = 0

    play(buy(state, RED, "spoils_1_specialists"), *[f"take {worker}" for worker in types])

    assert state.is_over
    assert available(state, RED) == gained
    assert state.coins[RED] == 0


# -- discovery ---------------------------------------------------------------------------------------------------------


@rule("EMP-21.20")
def test_cartography_discovers_a_region_without_a_fight_for_its_loot_and_no_plunder() -> None:
    state = new()
    state.coins[RED] = 0
    lay_token(state, "peru", "dt16")
    on(state, "discovery", "red soldier")

    play(buy(state, RED, "cartography"), "discover peru")

    assert colony(state, RED, "peru") == {"colonist": 1}
    assert state.token_owner[15] == RED
    assert state.coins[RED] == 2
    assert exploring(state, RED) == {"soldier": 1}


@rule("EMP-21.20")
def test_cartography_offers_undiscovered_regions_and_is_not_the_expedition_of_the_round() -> None:
    state = new()
    lay_token(state, "florida", "dt01")
    discover(state, "brazil")
    on(state, "discovery", "red colonist")
    on(state, "buildings", "red colonist")
    offer(state, "cartography")

    play(run_from(state, ResolveBuildings), "buy cartography")
    assert not {"discover caribbean", "discover brazil"} & set(state.texts())
    play(state, "discover peru", "send colonist", "done", "explore florida")

    assert colony(state, RED, "peru") == {"colonist": 1}
    assert colony(state, RED, "florida") == {"colonist": 1}


@rule("EMP-21.20", "EMP-D60")
def test_cartography_is_of_no_use_once_all_is_discovered_but_its_4_points_remain() -> None:
    state = new()
    discover_all(state)

    buy(state, RED, "cartography")
    assert state.is_over
    state.round = 8
    run_from(state, BuildingBenefits)

    assert state.is_over
    assert not is_face_down(state, "cartography")
    assert state.scores() == [4, 0]


@rule("EMP-21.21", "EMP-D30")
@pytest.mark.parametrize(("owner", "found"), [(RED, True), (YELLOW, False)])
def test_plague_i_weakens_every_token_for_its_owner_by_one(owner: int, found: bool) -> None:
    state = new()
    own(state, owner, "plague_1")
    lay_token(state, "florida", "dt12")
    on(state, "discovery", "red captain", "red colonist")

    play(run(state, ResolveDiscovery(0)), "send colonist", "send captain", "done", "explore florida")

    assert (state.token_owner[11] == RED) is found


@rule("EMP-21.21")
@pytest.mark.parametrize(("workers", "found"), [(2, True), (1, False)])
def test_plague_i_weakens_every_card_by_one(workers: int, found: bool) -> None:
    state = new()
    own(state, RED, "plague_1")
    discover_all(state)
    lay_card(state, "pampas")
    on(state, "discovery", *["red colonist"] * workers)

    play(run(state, ResolveDiscovery(0)), *["send colonist"] * workers, "done", "explore cards")

    assert (state.card_owner.count(RED) == 1) is found


@rule("EMP-21.25")
@pytest.mark.parametrize(
    ("token", "owner", "found"), [("dt12", RED, True), ("dt15", RED, False), ("dt12", YELLOW, False)]
)
def test_magellan_makes_its_owners_captains_count_three_in_discovery(token: str, owner: int, found: bool) -> None:
    state = full()
    own(state, owner, "magellan")
    lay_token(state, "florida", token)
    on(state, "discovery", "red captain", "red colonist")

    play(run(state, ResolveDiscovery(0)), "send colonist", "send captain", "done", "explore florida")

    assert (RED in state.token_owner) is found


@rule("EMP-21.25")
def test_magellans_captains_still_count_two_in_merchant_shipping() -> None:
    state = full()
    own(state, RED, "magellan")
    on(state, "shipping", "red captain", "yellow captain", "yellow colonist")

    run(state, ResolveShipping())

    assert state.ships == [0, 1]


# -- Overpopulation and Smuggler ---------------------------------------------------------------------------------------


@rule("EMP-21.28", "EMP-D30")
def test_overpopulation_puts_up_to_three_colonists_into_discovered_regions() -> None:
    state = full()
    discover(state, "florida")
    before = stock(state, RED, "colonist")

    buy(state, RED, "overpopulation")
    assert state.texts() == ["settle florida", "settle caribbean", "done"]
    play(state, "settle florida", "settle caribbean", "settle caribbean")

    assert state.is_over
    assert colony(state, RED, "florida") == {"colonist": 1}
    assert colony(state, RED, "caribbean") == {"colonist": 2}
    assert stock(state, RED, "colonist") == before - 3


@rule("EMP-21.28")
def test_overpopulation_may_put_all_three_together_or_fewer() -> None:
    together, fewer = full(), full()

    play(buy(together, RED, "overpopulation"), *["settle caribbean"] * 3)
    play(buy(fewer, RED, "overpopulation"), "settle caribbean", "done")

    assert colony(together, RED, "caribbean") == {"colonist": 3}
    assert colony(fewer, RED, "caribbean") == {"colonist": 1}
    assert fewer.is_over


@rule("EMP-21.29", "EMP-D30")
def test_smuggler_exchanges_an_own_good_for_one_of_an_opponent_in_phase_4() -> None:
    state = full(3)
    own(state, RED, "smuggler")
    give_goods(state, RED, fur=1, rice=1)
    give_goods(state, YELLOW, sugar=2)
    give_goods(state, 2, gold=1)
    give_ships(state, YELLOW, 2)

    run(state, BuildingBenefits())
    assert state.texts() == ["give fur", "give rice", "pass"]
    play(state, "give rice")
    assert state.seat == RED
    assert state.texts() == ["swap sugar yellow", "swap gold blue"]
    play(state, "swap sugar yellow")

    assert state.is_over
    assert [goods(state, seat) for seat in range(3)] == [{"sugar": 1, "fur": 1}, {"sugar": 1, "rice": 1}, {"gold": 1}]
    assert state.ships == [0, 2, 0]


@rule("EMP-21.29", "EMP-16.6")
def test_smuggler_is_optional_in_every_phase_4() -> None:
    state = full()
    own(state, RED, "smuggler")
    give_goods(state, RED, fur=1)
    give_goods(state, YELLOW, sugar=1)

    play(run(state, BuildingBenefits()), "pass")
    assert goods(state, RED) == {"fur": 1}
    play(run(state, BuildingBenefits()), "give fur", "swap sugar yellow")

    assert goods(state, RED) == {"sugar": 1}
