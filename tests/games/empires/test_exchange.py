"""Workers (EMP-20): their benefits, the limits of stock and the exchange."""

import pytest

from caravela.games.empires.steps.benefits import BuildingBenefits
from caravela.games.empires.steps.buildings import ResolveBuildings
from caravela.games.empires.steps.discovery import ResolveDiscovery
from caravela.games.empires.steps.dock import ResolveDock
from caravela.games.empires.steps.events import ResolveShipping
from caravela.games.empires.steps.reset import NewColonists, NewWorldScoring
from caravela.games.empires.steps.specialists import ResolveSpecialists
from caravela.games.empires.steps.warfare import ResolveWarfare
from tests.games.empires.position import (
    RED,
    YELLOW,
    available,
    colony,
    exploring,
    goods,
    lay_token,
    new,
    offer,
    on,
    own,
    play,
    put,
    region_of,
    run,
    set_stock,
    stock,
)
from tests.rules import rule


def shipping_winner(red: list[str], yellow: list[str]) -> int:
    """Who wins the ship with these workers there; yellow is earlier in player order."""
    state = new(builders=True)
    state.order = (YELLOW, RED)
    on(state, "shipping", *[f"red {worker}" for worker in red], *[f"yellow {worker}" for worker in yellow])
    run(state, ResolveShipping())
    return state.ships.index(1)


def discovers(worker: str, token: str) -> bool:
    """Whether one worker alone discovers a token."""
    state = new(builders=True)
    lay_token(state, "florida", token)
    on(state, "discovery", f"red {worker}")
    run(state, ResolveDiscovery(0))
    play(state, f"send {worker}", "done", "explore florida")
    return state.is_discovered(region_of("florida"))


@rule("EMP-20.1")
def test_a_colonist_has_no_special_benefit() -> None:
    state = new()
    on(state, "dock", "red colonist")
    run(state, ResolveDock())

    play(state, "land caribbean")

    assert state.coins[RED] == 10
    assert colony(state, RED, "caribbean") == {"colonist": 1}
    assert shipping_winner(["colonist"], ["colonist"]) == YELLOW
    assert not discovers("colonist", "dt03")


@rule("EMP-20.2")
def test_a_captain_counts_two_in_merchant_shipping_and_in_discovery() -> None:
    assert shipping_winner(["captain"], ["colonist"]) == RED
    assert shipping_winner(["captain"], ["colonist", "colonist"]) == YELLOW
    assert discovers("captain", "dt03")
    assert not discovers("captain", "dt06")


@rule("EMP-20.3")
def test_a_merchant_counts_two_in_merchant_shipping_and_brings_five_dollars_from_the_dock() -> None:
    state = new()
    on(state, "dock", "red merchant")
    run(state, ResolveDock())

    play(state, "land caribbean")

    assert state.coins[RED] == 15
    assert shipping_winner(["merchant"], ["colonist"]) == RED
    assert shipping_winner(["merchant"], ["colonist", "colonist"]) == YELLOW


@rule("EMP-20.4")
def test_a_missionary_brings_one_additional_colonist_from_the_dock() -> None:
    state = new()
    on(state, "dock", "red missionary")
    run(state, ResolveDock())

    play(state, "land caribbean")

    assert colony(state, RED, "caribbean") == {"missionary": 1, "colonist": 1}
    assert stock(state, RED, "colonist") == 23


@rule("EMP-20.5")
def test_a_soldier_plunders_on_an_expedition_and_kills_while_in_a_region() -> None:
    state = new()
    lay_token(state, "florida", "dt01")  # loot 1, plunder 2
    put(state, RED, "caribbean", soldier=1)
    put(state, YELLOW, "caribbean", colonist=2)
    on(state, "discovery", "red soldier")
    on(state, "warfare", "red colonist")
    run(state, ResolveDiscovery(0), ResolveWarfare())

    play(state, "send soldier", "done", "explore florida")
    assert state.coins[RED] == 13
    play(state, "battle caribbean yellow")

    assert colony(state, YELLOW, "caribbean") == {"colonist": 1}


@rule("EMP-20.6")
def test_a_builder_gives_a_discount_and_points_while_in_a_region() -> None:
    state = new(builders=True)
    state.round = 3
    offer(state, "trading_post")
    put(state, RED, "florida", colonist=2, builder=1)
    put(state, YELLOW, "florida", colonist=1)
    on(state, "buildings", "red builder")
    run(state, ResolveBuildings(), NewWorldScoring())

    play(state, "buy trading_post")

    assert state.coins[RED] == 5
    assert [state.new_world[0], state.new_world[3]] == [6 + 4, 2 + 2]


@rule("EMP-20.7")
@pytest.mark.parametrize("worker", ["missionary", "soldier", "builder"])
def test_in_shipping_and_discovery_other_specialists_are_worth_one(worker: str) -> None:
    assert shipping_winner([worker], ["colonist"]) == YELLOW
    assert discovers(worker, "dt01")
    assert not discovers(worker, "dt03")


@rule("EMP-20.7")
def test_a_merchant_is_worth_one_in_discovery_and_a_captain_brings_nothing_from_the_dock() -> None:
    state = new()
    on(state, "dock", "red captain")
    run(state, ResolveDock())

    play(state, "land caribbean")

    assert not discovers("merchant", "dt03")
    assert state.coins[RED] == 10
    assert colony(state, RED, "caribbean") == {"captain": 1}


@rule("EMP-20.8")
def test_a_worker_that_stock_has_not_is_forfeited_and_not_owed_later() -> None:
    state = new()
    own(state, RED, "monastery")
    set_stock(state, RED, "missionary", 0)

    run(state, BuildingBenefits())
    assert available(state, RED) == {"colonist": 5}
    state.exploring[RED * 6 + 3] -= 4
    state.stock[RED * 6 + 3] += 4
    run(state, BuildingBenefits())

    assert available(state, RED) == {"colonist": 5, "missionary": 1}
    assert stock(state, RED, "missionary") == 3


@rule("EMP-20.9")
def test_colonists_that_phase_5_cannot_take_are_forfeited() -> None:
    state = new()
    set_stock(state, RED, "colonist", 3)

    run(state, NewColonists())
    assert available(state, RED) == {"colonist": 8}
    state.exploring[RED * 6] -= 9
    state.stock[RED * 6] += 9
    run(state, NewColonists())

    assert available(state, RED) == {"colonist": 13}
    assert stock(state, RED, "colonist") == 4


@rule("EMP-20.9")
def test_a_colonist_that_stock_has_not_does_not_come_with_missionary_discovery_or_building() -> None:
    state = new()
    own(state, RED, "settlers")
    set_stock(state, RED, "colonist", 0)
    lay_token(state, "florida", "dt01")
    on(state, "dock", "red missionary")
    on(state, "discovery", "red merchant")
    run(state, ResolveDock(), ResolveDiscovery(0), BuildingBenefits())

    play(state, "land caribbean", "send merchant", "done", "explore florida")

    assert state.is_over
    assert colony(state, RED, "caribbean") == {"missionary": 1}
    assert state.is_discovered(region_of("florida"))
    assert colony(state, RED, "florida") == {}
    assert available(state, RED) == {"colonist": 5}


@rule("EMP-20.9")
def test_one_of_the_thirty_colonists_is_the_order_marker() -> None:
    state = new()

    figures = stock(state, RED, "colonist") + available(state, RED)["colonist"]

    assert figures == 29


@rule("EMP-20.10")
@pytest.mark.parametrize(
    ("worker", "building"), [("captain", "ship_yards"), ("merchant", "trade_routes"), ("missionary", "monastery")]
)
def test_a_captain_merchant_or_missionary_in_a_region_is_swapped_for_a_colonist(worker: str, building: str) -> None:
    state = new()
    own(state, RED, building)
    put(state, RED, "peru", **{worker: 2})
    set_stock(state, RED, worker, 0)
    run(state, BuildingBenefits())

    play(state, "exchange peru")

    assert colony(state, RED, "peru") == {"colonist": 1, worker: 1}
    assert available(state, RED) == {"colonist": 5, worker: 1}
    assert [stock(state, RED, "colonist"), stock(state, RED, worker)] == [23, 0]


@rule("EMP-20.10", "EMP-20.13", "EMP-X29")
def test_with_one_captain_on_the_map_ship_yards_take_it_from_there() -> None:
    state = new()
    own(state, RED, "ship_yards")
    put(state, RED, "peru", captain=1, soldier=1)
    set_stock(state, RED, "captain", 0)
    run(state, BuildingBenefits())

    assert state.texts() == ["exchange peru", "pass"]
    play(state, "exchange peru")

    assert colony(state, RED, "peru") == {"colonist": 1, "soldier": 1}
    assert available(state, RED) == {"colonist": 5, "captain": 1}


@rule("EMP-X29", "EMP-20.12")
def test_with_all_captains_in_discovery_nothing_is_gained() -> None:
    state = new()
    own(state, RED, "ship_yards")
    set_stock(state, RED, "captain", 0)

    run(state, BuildingBenefits())

    assert state.is_over
    assert exploring(state, RED) == {"captain": 5}
    assert available(state, RED) == {"colonist": 5}


@rule("EMP-20.11")
def test_the_exchange_needs_a_colonist_in_stock() -> None:
    state = new()
    put(state, RED, "peru", merchant=1)
    set_stock(state, RED, "merchant", 0)
    set_stock(state, RED, "colonist", 0)
    on(state, "specialists merchant", "red soldier")

    run(state, ResolveSpecialists())

    assert state.is_over
    assert colony(state, RED, "peru") == {"merchant": 1}
    assert available(state, RED) == {"colonist": 5}


@rule("EMP-20.11")
def test_the_exchange_may_be_done_as_often_as_needed_and_keeps_the_number_of_workers() -> None:
    state = new()
    own(state, RED, "ship_yards", "navigator")
    put(state, RED, "peru", captain=2, colonist=1)
    set_stock(state, RED, "captain", 0)
    run(state, BuildingBenefits())

    play(state, "resolve navigator", "exchange peru", "exchange peru")

    assert colony(state, RED, "peru") == {"colonist": 3}
    assert available(state, RED) == {"colonist": 5, "captain": 1}
    assert exploring(state, RED) == {"captain": 4}
    assert stock(state, RED, "colonist") == 21


@rule("EMP-20.12", "EMP-D3")
@pytest.mark.parametrize(("worker", "building"), [("soldier", "training_grounds"), ("builder", "new_world_city")])
def test_soldiers_and_builders_cannot_be_exchanged(worker: str, building: str) -> None:
    state = new(building_set="all", builders=True)
    own(state, RED, building)
    put(state, RED, "peru", **{worker: 2})
    set_stock(state, RED, worker, 0)

    run(state, BuildingBenefits())

    assert state.is_over
    assert colony(state, RED, "peru") == {worker: 2}
    assert available(state, RED) == {"colonist": 5}


@rule("EMP-20.12")
def test_specialists_standing_on_events_cannot_be_exchanged() -> None:
    state = new()
    on(state, "initiative", "red captain")
    on(state, "shipping", "red captain")
    on(state, "warfare", "red captain")
    on(state, "discovery", "red captain", "red captain")
    on(state, "specialists captain", "red colonist")

    run(state, ResolveSpecialists())

    assert state.is_over
    assert available(state, RED) == {"colonist": 5}
    assert exploring(state, RED) == {"captain": 2}


@rule("EMP-20.13")
def test_the_owner_chooses_the_region_of_the_exchange() -> None:
    state = new()
    put(state, RED, "florida", missionary=1)
    put(state, RED, "brazil", missionary=1)
    put(state, RED, "peru", captain=1)
    put(state, YELLOW, "caribbean", missionary=1)
    set_stock(state, RED, "missionary", 0)
    on(state, "specialists missionary", "red colonist")
    run(state, ResolveSpecialists())

    assert state.seat == RED
    assert state.texts() == ["exchange florida", "exchange brazil", "pass"]
    play(state, "exchange brazil")

    assert colony(state, RED, "florida") == {"missionary": 1}
    assert colony(state, RED, "brazil") == {"colonist": 1}


@rule("EMP-20.14")
@pytest.mark.parametrize("worker", ["merchant", "missionary"])
def test_an_exchange_is_not_an_arrival(worker: str) -> None:
    state = new()
    put(state, RED, "peru", **{worker: 1, "soldier": 2})  # three workers, and the good still lies there
    set_stock(state, RED, worker, 0)
    on(state, f"specialists {worker}", "red colonist")
    run(state, ResolveSpecialists())

    play(state, "exchange peru")

    assert colony(state, RED, "peru") == {"colonist": 1, "soldier": 2}
    assert state.coins[RED] == 10
    assert goods(state, RED) == {}
    assert state.goods_lying[region_of("peru")] == 1


@rule("EMP-20.15")
def test_who_refuses_the_exchange_forfeits_the_specialist() -> None:
    state = new()
    put(state, RED, "peru", captain=1)
    set_stock(state, RED, "captain", 0)
    on(state, "specialists captain", "red colonist")
    run(state, ResolveSpecialists())

    play(state, "pass")

    assert state.is_over
    assert colony(state, RED, "peru") == {"captain": 1}
    assert available(state, RED) == {"colonist": 5}


@rule("EMP-20.15")
def test_the_exchange_is_not_asked_while_stock_has_one_of_the_type() -> None:
    state = new()
    own(state, RED, "ship_yards")
    put(state, RED, "peru", captain=1)
    set_stock(state, RED, "captain", 1)

    run(state, BuildingBenefits())

    assert state.is_over
    assert colony(state, RED, "peru") == {"captain": 1}
    assert available(state, RED) == {"colonist": 5, "captain": 1}
