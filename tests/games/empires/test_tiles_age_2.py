"""The buildings of Age II (EMP-21.30, 21.32 to 21.51); those that only give a Specialist stand with Age I."""

import pytest

from caravela.games.empires.steps.benefits import BuildingBenefits
from caravela.games.empires.steps.dock import ResolveDock
from caravela.games.empires.steps.events import BeforeEvent
from caravela.games.empires.steps.income import Income
from caravela.games.empires.steps.placement import PlaceWorkers
from tests.games.empires.position import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    buy,
    colony,
    discover_all,
    exploring,
    full,
    give_goods,
    give_ships,
    goods,
    is_face_down,
    new,
    on,
    own,
    play,
    put,
    run,
    run_from,
    set_available,
    stock,
    why_not,
)
from tests.rules import rule

BEFORE_DISCOVERY = 5


@rule("EMP-21.30")
def test_indian_allies_put_two_soldiers_in_one_region_with_an_own_worker() -> None:
    state = new()
    put(state, RED, "caribbean", colonist=1)
    put(state, RED, "peru", merchant=1)
    put(state, YELLOW, "florida", colonist=1)

    buy(state, RED, "indian_allies")
    assert state.texts() == ["settle caribbean", "settle peru", "pass"]
    play(state, "settle peru")

    assert state.is_over
    assert colony(state, RED, "peru") == {"merchant": 1, "soldier": 2}
    assert stock(state, RED, "soldier") == 8


@rule("EMP-21.30", "EMP-11.11")
def test_indian_allies_have_no_effect_without_a_colony() -> None:
    state = new()
    put(state, YELLOW, "caribbean", colonist=1)

    buy(state, RED, "indian_allies")

    assert state.is_over
    assert is_face_down(state, "indian_allies")
    assert stock(state, RED, "soldier") == 10


@rule("EMP-21.32")
def test_privateers_take_a_coin_per_own_ship_from_each_other_player() -> None:
    state = new(3)
    own(state, RED, "privateers")
    give_ships(state, RED, 3)
    give_ships(state, YELLOW, 1)
    state.coins = [0, 10, 2]

    run(state, BuildingBenefits())
    assert state.coins == [5, 7, 0]
    run(state, BuildingBenefits())

    assert state.coins == [8, 4, 0]


@rule("EMP-21.34")
def test_with_cathedral_missionaries_bring_two_colonists() -> None:
    state = new()
    own(state, RED, "cathedral")
    on(state, "dock", "red missionary", "yellow missionary")

    play(run(state, ResolveDock()), "land caribbean", "land caribbean")

    assert colony(state, RED, "caribbean") == {"missionary": 1, "colonist": 2}
    assert colony(state, YELLOW, "caribbean") == {"missionary": 1, "colonist": 1}


@rule("EMP-21.35")
def test_taxation_gives_10_coins_in_every_phase_4_and_2_points() -> None:
    state = new()
    own(state, RED, "taxation")
    state.coins = [1, 1]

    run(state, BuildingBenefits())
    state.round = 8
    run_from(state, BuildingBenefits)

    assert state.coins == [21, 1]
    assert state.scores() == [2, 0]


@rule("EMP-21.36")
def test_west_indies_co_draws_a_good_that_counts_for_income_from_the_next_round_on() -> None:
    state = new()
    own(state, RED, "west_indies_co")
    give_goods(state, RED, fur=1, rice=1)
    state.coins = [0, 0]
    before = sum(state.pool)

    run(state, Income(), BuildingBenefits())
    assert state.coins == [0, 0]
    assert (sum(goods(state, RED).values()), sum(state.pool)) == (3, before - 1)
    run(state, Income(), BuildingBenefits())

    assert state.coins == [1, 0]
    assert (sum(goods(state, RED).values()), sum(state.pool)) == (4, before - 2)


@rule("EMP-21.36")
def test_the_good_of_round_8_counts_for_mercantilism_but_not_for_economy() -> None:
    state = new()
    own(state, RED, "west_indies_co", "mercantilism")
    give_goods(state, RED, fur=1, rice=1)
    state.round = 8

    run_from(state, Income)

    pad = state.breakdown()[RED]
    assert (pad["economy"], pad["mercantilism"]) == (0, 3)


@rule("EMP-21.37", "EMP-8.13")
def test_colonization_laws_put_a_colonist_on_y_that_sails_after_x_in_the_next_round() -> None:
    state = new()
    own(state, RED, "colonization_laws")
    own(state, YELLOW, "indentured_servitude")

    run(state, BuildingBenefits())
    on(state, "dock", "red soldier")
    assert [worker["space"] for worker in GAME.view(state, None)["events"]["dock"]["workers"]] == ["number", "x", "y"]
    run(state, ResolveDock())
    seats: list[int | None] = []
    while not state.is_over:
        seats.append(state.seat)
        play(state, "land caribbean")

    assert seats == [RED, YELLOW, RED]
    assert colony(state, RED, "caribbean") == {"soldier": 1, "colonist": 1}
    assert colony(state, YELLOW, "caribbean") == {"colonist": 1}


@rule("EMP-21.38", "EMP-D55")
def test_rum_distillery_pays_3_coins_per_sugar_and_none_for_ships() -> None:
    state = new()
    own(state, RED, "rum_distillery")
    give_goods(state, RED, sugar=4, fur=2)
    give_goods(state, YELLOW, sugar=1)
    give_ships(state, RED, 2)
    state.coins = [0, 0]

    run(state, BuildingBenefits())

    assert state.coins == [12, 0]


# -- Stables -----------------------------------------------------------------------------------------------------------


@rule("EMP-21.42", "EMP-D35", "EMP-D28")
def test_stables_move_an_own_soldier_to_any_adjacent_colony() -> None:
    state = new()
    own(state, RED, "stables")
    discover_all(state)
    put(state, RED, "caribbean", soldier=2, captain=1)
    put(state, RED, "florida", colonist=1)
    put(state, RED, "peru", colonist=1)
    put(state, YELLOW, "new_granada", soldier=1)

    run(state, BeforeEvent(BEFORE_DISCOVERY))
    assert state.seat == RED
    assert state.texts() == ["ride caribbean florida", "ride caribbean new_granada", "pass"]
    assert why_not(state, "ride caribbean new_spain") == ("why-no-colony", {"region": "new_spain"})
    assert why_not(state, "ride caribbean peru") == ("why-not-adjacent", {"region": "caribbean", "region2": "peru"})
    assert why_not(state, "ride virginia florida") == ("why-no-soldier", {"region": "virginia"})
    play(state, "ride caribbean new_granada")

    assert state.is_over
    assert colony(state, RED, "caribbean") == {"soldier": 1, "captain": 1}
    assert colony(state, RED, "new_granada") == {"soldier": 1}


@rule("EMP-21.42")
def test_stables_do_not_ride_into_an_undiscovered_region() -> None:
    state = new()
    own(state, RED, "stables")
    put(state, RED, "caribbean", soldier=1)
    put(state, YELLOW, "new_spain", colonist=1)

    run(state, BeforeEvent(BEFORE_DISCOVERY))

    assert state.texts() == ["ride caribbean new_spain", "pass"]
    assert why_not(state, "ride caribbean florida") == ("why-undiscovered", {"region": "florida"})


@rule("EMP-21.42")
def test_stables_ride_every_round_before_discovery_even_if_nobody_explores() -> None:
    state = new()
    own(state, RED, "stables")
    put(state, RED, "caribbean", soldier=1, colonist=1)
    put(state, YELLOW, "florida", colonist=1)
    set_available(state, RED)
    set_available(state, YELLOW)

    run_from(state, PlaceWorkers)
    assert state.texts() == ["ride caribbean florida", "pass"]
    play(state, "ride caribbean florida")
    assert state.round == 2
    set_available(state, RED)
    set_available(state, YELLOW)
    run_from(state, PlaceWorkers)

    assert (exploring(state, RED), exploring(state, YELLOW)) == ({}, {})
    assert state.texts() == ["ride florida caribbean", "pass"]


@rule("EMP-D28")
def test_the_map_is_adjacent_as_in_the_component_file() -> None:
    state = new()
    own(state, RED, "stables")
    discover_all(state)
    for region in state.catalog.regions:
        put(state, RED, region, soldier=1)

    run(state, BeforeEvent(BEFORE_DISCOVERY))

    assert {text.removeprefix("ride ") for text in state.texts()} == {
        "new_france new_england",
        "new_england new_france",
        "new_england virginia",
        "virginia new_england",
        "virginia florida",
        "florida virginia",
        "florida caribbean",
        "florida new_spain",
        "caribbean florida",
        "caribbean new_spain",
        "caribbean new_granada",
        "new_spain florida",
        "new_spain caribbean",
        "new_spain new_granada",
        "new_granada caribbean",
        "new_granada new_spain",
        "new_granada peru",
        "new_granada brazil",
        "peru new_granada",
        "peru brazil",
        "brazil new_granada",
        "brazil peru",
        "pass",
    }


# -- Plague ------------------------------------------------------------------------------------------------------------


@rule("EMP-21.43", "EMP-X27")
def test_plague_ii_leaves_one_worker_in_every_colony_of_three_or_more() -> None:
    state = full(3)
    put(state, RED, "caribbean", colonist=5)
    put(state, RED, "florida", colonist=2)
    put(state, BLUE, "peru", builder=1, colonist=2)
    colonists, builders = stock(state, BLUE, "colonist"), stock(state, BLUE, "builder")

    buy(state, RED, "plague_2")
    assert state.seat == BLUE
    assert state.texts() == ["keep colonist", "keep builder"]
    play(state, "keep builder")

    assert state.is_over
    assert colony(state, RED, "caribbean") == {"colonist": 1}
    assert colony(state, RED, "florida") == {"colonist": 2}
    assert colony(state, BLUE, "peru") == {"builder": 1}
    assert (stock(state, BLUE, "colonist"), stock(state, BLUE, "builder")) == (colonists + 2, builders)


@rule("EMP-21.43")
def test_the_owner_of_a_colony_may_keep_any_type_and_the_rest_returns_to_stock() -> None:
    state = full()
    put(state, YELLOW, "caribbean", soldier=2, builder=1, captain=1)

    play(buy(state, RED, "plague_2"), "keep soldier")

    assert colony(state, YELLOW, "caribbean") == {"soldier": 1}
    assert [stock(state, YELLOW, worker) for worker in ("soldier", "builder", "captain")] == [9, 10, 5]


@rule("EMP-D54")
def test_plague_ii_asks_player_by_player_in_player_order_and_each_in_board_order() -> None:
    state = new(3)
    state.order = (BLUE, RED, YELLOW)
    for seat in (RED, YELLOW, BLUE):
        put(state, seat, "peru", colonist=2, soldier=1)
        put(state, seat, "florida", colonist=2, captain=1)
        put(state, seat, "caribbean", soldier=4)

    buy(state, RED, "plague_2")
    asked: list[tuple[int | None, str | int]] = []
    while not state.is_over:
        asked.append((state.seat, state.decision.prompt(state)["region"]))
        play(state, "keep colonist")

    assert asked == [
        (BLUE, "florida"),
        (BLUE, "peru"),
        (RED, "florida"),
        (RED, "peru"),
        (YELLOW, "florida"),
        (YELLOW, "peru"),
    ]
    assert [colony(state, seat, "caribbean") for seat in range(3)] == [{"soldier": 1}] * 3


# -- tiles of the Builders set -----------------------------------------------------------------------------------------


@rule("EMP-21.45")
def test_spoils_of_war_give_two_goods_from_the_pool_for_free() -> None:
    state = full()
    state.coins[RED] = 0
    counts = dict(zip(state.catalog.goods, state.pool, strict=True))
    give_goods(state, YELLOW, **counts | {"rice": counts["rice"] - 2, "sugar": counts["sugar"] - 1})

    buy(state, RED, "spoils_2_goods")

    assert state.coins[RED] == 0
    assert sum(goods(state, RED).values()) == 2
    assert sum(state.pool) == 1
    assert set(goods(state, RED)) <= {"rice", "sugar"}


@rule("EMP-21.47")
@pytest.mark.parametrize(("place", "order"), [("first", [GREEN, RED]), ("second", [RED, GREEN])])
def test_papal_edict_lets_its_owner_name_an_opponent_and_who_settles_first(place: str, order: list[int]) -> None:
    state = full(4)
    for seat in range(4):
        put(state, seat, "caribbean", colonist=1)

    buy(state, RED, "papal_edict")
    assert state.texts() == [
        f"edict {seat} {place}" for seat in ("yellow", "blue", "green") for place in ("first", "second")
    ]
    play(state, f"edict green {place}")
    asked: list[int | None] = []
    while not state.is_over:
        asked.append(state.seat)
        play(state, "settle caribbean")

    assert asked == order
    assert [colony(state, seat, "caribbean") for seat in range(4)] == [{"colonist": count} for count in (3, 1, 1, 3)]


@rule("EMP-21.47")
def test_papal_edict_settles_two_colonists_in_one_region_with_an_own_worker_the_same_or_another() -> None:
    state = full()
    put(state, RED, "florida", soldier=1)
    put(state, RED, "caribbean", colonist=1)
    put(state, YELLOW, "caribbean", captain=1)

    play(buy(state, RED, "papal_edict"), "edict yellow second")
    assert state.texts() == ["settle florida", "settle caribbean", "pass"]
    play(state, "settle florida")
    assert (state.seat, state.texts()) == (YELLOW, ["settle caribbean", "pass"])
    play(state, "settle caribbean")

    assert colony(state, RED, "florida") == {"soldier": 1, "colonist": 2}
    assert colony(state, YELLOW, "caribbean") == {"captain": 1, "colonist": 2}


@rule("EMP-21.47", "EMP-D51")
def test_papal_edict_places_nobody_for_a_player_without_a_colony() -> None:
    state = full()
    put(state, YELLOW, "caribbean", colonist=1)

    play(buy(state, RED, "papal_edict"), "edict yellow second")
    assert state.seat == YELLOW
    play(state, "settle caribbean")

    assert state.is_over
    assert colony(state, YELLOW, "caribbean") == {"colonist": 3}
    assert [colony(state, RED, region) for region in state.catalog.regions] == [{}] * 9


@rule("EMP-21.48", "EMP-D36", "EMP-D55", "EMP-15.12")
def test_mint_pays_2_coins_per_gold_or_silver_after_the_set_income_and_outside_economy() -> None:
    state = full()
    own(state, RED, "mint")
    give_goods(state, RED, gold=3, silver=1)
    give_ships(state, RED, 2)
    state.coins = [0, 0]
    state.round = 8

    run_from(state, Income)
    assert state.coins[RED] == 6
    assert state.texts() == ["name silver", "name gold"]
    play(state, "name gold")

    assert state.coins[RED] == 6 + 6
    assert state.breakdown()[RED]["economy"] == 6


@rule("EMP-21.48", "EMP-24.17")
def test_mint_pays_for_one_of_the_two_in_every_round() -> None:
    state = full()
    own(state, RED, "mint")
    give_goods(state, RED, gold=1, silver=1)
    state.coins = [0, 0]

    play(run(state, Income()), "name gold")
    play(run(state, Income()), "name silver")

    assert state.coins == [4, 0]


@rule("EMP-21.49", "EMP-D55")
def test_trading_house_sells_any_number_of_goods_at_5_coins_back_to_the_pool() -> None:
    state = full()
    own(state, RED, "trading_house")
    give_goods(state, RED, sugar=2, fur=1, rice=1)
    give_ships(state, RED, 2)
    state.coins = [0, 0]
    before = dict(zip(state.catalog.goods, state.pool, strict=True))

    run(state, BuildingBenefits())
    assert state.texts() == ["sell sugar", "sell fur", "sell rice", "done"]
    play(state, "sell sugar", "sell sugar", "sell rice")

    assert state.is_over
    assert state.coins == [15, 0]
    assert goods(state, RED) == {"fur": 1}
    after = dict(zip(state.catalog.goods, state.pool, strict=True))
    assert after == before | {"sugar": before["sugar"] + 2, "rice": before["rice"] + 1}
    assert state.ships[RED] == 2


@rule("EMP-21.49")
def test_trading_house_may_sell_everything_or_nothing() -> None:
    state = full()
    own(state, RED, "trading_house")
    give_goods(state, RED, sugar=1, fur=1)
    state.coins = [0, 0]

    play(run(state, BuildingBenefits()), "done")
    assert state.coins == [0, 0]
    play(run(state, BuildingBenefits()), "done")
    assert state.coins == [0, 0]
    play(run(state, BuildingBenefits()), "sell sugar", "sell fur")

    assert state.coins == [10, 0]
    assert goods(state, RED) == {}


@rule("EMP-21.50")
def test_reformation_keeps_companions_away_from_regions_with_an_own_missionary() -> None:
    state = full()
    own(state, RED, "reformation")
    put(state, RED, "florida", missionary=1)
    put(state, RED, "caribbean", colonist=1)
    on(state, "dock", "yellow missionary", "yellow missionary")

    play(run(state, ResolveDock()), "land florida", "land caribbean")

    assert colony(state, YELLOW, "florida") == {"missionary": 1}
    assert colony(state, YELLOW, "caribbean") == {"missionary": 1, "colonist": 1}


# -- Mayflower ---------------------------------------------------------------------------------------------------------


@rule("EMP-21.51")
def test_mayflower_carries_at_most_three_workers_after_y_in_the_order_placed() -> None:
    state = full()
    own(state, RED, "mayflower")
    give_ships(state, RED, 4)
    on(state, "dock", "yellow colonist")
    on(state, "y", "yellow soldier")
    set_available(state, RED, soldier=1, captain=1, merchant=1, colonist=1)
    set_available(state, YELLOW)
    run(state, PlaceWorkers())

    play(state, "place soldier mayflower", "place merchant mayflower", "place captain mayflower")
    assert not [text for text in state.texts() if text.endswith("mayflower")]
    play(state, "place colonist dock")
    run(state, ResolveDock())
    landed: list[tuple[int | None, str | int]] = []
    while not state.is_over:
        landed.append((state.seat, state.decision.prompt(state)["worker"]))
        play(state, "land caribbean")

    assert landed == [
        (YELLOW, "colonist"),
        (RED, "colonist"),
        (YELLOW, "soldier"),
        (RED, "soldier"),
        (RED, "merchant"),
        (RED, "captain"),
    ]


@rule("EMP-21.51")
def test_mayflower_needs_a_ship_per_worker_and_the_tile() -> None:
    state = full()
    own(state, RED, "mayflower")
    give_ships(state, RED, 1)
    give_ships(state, YELLOW, 2)
    set_available(state, RED, colonist=2)
    set_available(state, YELLOW, colonist=1)
    run(state, PlaceWorkers())

    play(state, "place colonist mayflower")
    assert state.seat == YELLOW
    assert "place colonist mayflower" not in state.texts()
    play(state, "place colonist trade")

    assert state.seat == RED
    assert "place colonist mayflower" not in state.texts()


@rule("EMP-21.51", "EMP-D53", "EMP-15.7", "EMP-X45")
def test_ships_of_mayflower_make_no_set_that_round_but_count_for_privateers_and_navy() -> None:
    state = full()
    own(state, RED, "mayflower", "privateers", "navy")
    give_ships(state, RED, 1)
    give_goods(state, RED, sugar=3)
    set_available(state, RED, colonist=1)
    set_available(state, YELLOW)
    state.coins = [0, 9]
    state.round = 8

    run_from(state, PlaceWorkers)
    play(state, "place colonist mayflower", "land caribbean")

    assert state.is_over
    assert state.coins == [3 + 1, 8]
    pad = state.breakdown()[RED]
    assert (pad["economy"], pad["navy"]) == (3, 4)


@rule("EMP-21.51", "EMP-D53")
def test_ships_of_mayflower_come_back_for_the_next_round() -> None:
    state = full()
    own(state, RED, "mayflower")
    give_ships(state, RED, 1)
    give_goods(state, RED, sugar=3)
    on(state, "ship", "red colonist")
    state.coins = [0, 0]

    play(run_from(state, ResolveDock), "land caribbean")
    assert (state.round, state.coins[RED]) == (2, 3)
    assert "place colonist mayflower" in state.texts()
    run(state, Income())

    assert state.coins[RED] == 3 + 6


@rule("EMP-21.51", "EMP-D53")
def test_a_ship_is_committed_when_the_worker_is_placed_even_if_it_stays_ashore() -> None:
    state = full()
    own(state, RED, "mayflower")
    give_ships(state, RED, 1)
    give_goods(state, RED, sugar=3)
    on(state, "ship", "red colonist")
    state.coins = [0, 0]

    play(run(state, ResolveDock(), Income()), "pass")

    assert state.coins[RED] == 3
