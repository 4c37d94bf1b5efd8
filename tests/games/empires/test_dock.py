"""Colonist Dock (EMP-8)."""

import pytest

from caravela.games.empires.catalog import DISCOVERY, DOCK
from caravela.games.empires.steps.benefits import BuildingBenefits
from caravela.games.empires.steps.buildings import ResolveBuildings
from caravela.games.empires.steps.discovery import ResolveDiscovery
from caravela.games.empires.steps.dock import ResolveDock
from caravela.games.empires.steps.events import BeforeEvent
from caravela.games.empires.steps.placement import PlaceWorker
from caravela.games.empires.steps.round import ROUND
from caravela.games.empires.steps.specialists import ResolveSpecialists
from tests.games.empires.position import (
    GAME,
    RED,
    YELLOW,
    Log,
    available,
    colony,
    discover,
    give_nation,
    give_ships,
    goods,
    lay_token,
    new,
    offer,
    on,
    own,
    part_of_round,
    play,
    put,
    region_of,
    run,
    set_available,
    set_stock,
    stock,
)
from tests.rules import rule


@rule("EMP-8.1", "EMP-D12", "EMP-24.7")
def test_workers_leave_the_dock_in_order_of_their_spaces_and_their_owner_chooses_then() -> None:
    state = new()
    discover(state, "florida")
    on(state, "dock", "yellow colonist", "red soldier")
    run(state, ResolveDock())

    assert state.seat == YELLOW
    play(state, "land florida")
    assert state.seat == RED
    play(state, "land caribbean")

    assert colony(state, YELLOW, "florida") == {"colonist": 1}
    assert colony(state, RED, "caribbean") == {"soldier": 1}


@rule("EMP-8.1")
def test_after_the_numbers_sail_x_then_y_then_the_ships_of_mayflower() -> None:
    state = new(building_set="all")
    own(state, YELLOW, "colonization_laws")
    own(state, RED, "indentured_servitude", "mayflower")
    give_ships(state, RED, 2)
    set_available(state, RED, soldier=2, captain=1)
    state.order = (YELLOW, RED)

    run(state, BuildingBenefits(), *[PlaceWorker(RED)] * 3, PlaceWorker(YELLOW), ResolveDock())
    play(state, "place captain mayflower", "place soldier dock", "place soldier mayflower", "place colonist dock")
    workers = GAME.view(state, None)["events"]["dock"]["workers"]
    asked = []
    while not state.is_over:
        asked.append((state.seat, state.decision.prompt(state)["worker"]))
        play(state, "land caribbean")

    assert [worker["space"] for worker in workers] == ["number", "number", "x", "y", "ship", "ship"]
    sailed = [(RED, "soldier"), (YELLOW, "colonist"), (RED, "colonist"), (YELLOW, "colonist")]
    assert asked == [*sailed, (RED, "captain"), (RED, "soldier")]


@rule("EMP-8.2")
def test_undiscovered_regions_can_not_be_chosen() -> None:
    state = new()
    discover(state, "peru")
    on(state, "dock", "red colonist")

    run(state, ResolveDock())

    assert state.texts() == ["land caribbean", "land peru", "pass"]


@rule("EMP-8.3")
def test_a_region_has_no_limit_of_workers() -> None:
    state = new(6)
    put(state, RED, "caribbean", colonist=20)
    put(state, YELLOW, "caribbean", colonist=20)
    on(state, "dock", "red captain", "yellow captain")

    run(state, ResolveDock())
    play(state, "land caribbean", "land caribbean")

    assert colony(state, RED, "caribbean") == colony(state, YELLOW, "caribbean") == {"colonist": 20, "captain": 1}


@rule("EMP-8.4")
def test_a_worker_in_a_region_can_not_be_moved_again_except_by_a_building() -> None:
    state = new()
    put(state, YELLOW, "florida", colonist=1)
    put(state, RED, "caribbean", soldier=1, colonist=1)

    run(state, *part_of_round(BeforeEvent, BuildingBenefits))
    free = state.is_over
    own(state, RED, "stables", "migration")
    run(state, *part_of_round(BeforeEvent, BuildingBenefits))
    play(state, "ride caribbean florida", "move 1 caribbean florida")

    assert free
    assert colony(state, RED, "florida") == {"soldier": 1, "colonist": 1}


@rule("EMP-8.5", "EMP-8.15", "EMP-D9")
def test_a_worker_whose_owner_forgoes_the_move_returns_to_stock_without_benefit() -> None:
    state = new()
    on(state, "dock", "red merchant", "red missionary")

    run(state, ResolveDock())
    play(state, "pass", "pass")

    assert state.coins[RED] == 10
    assert colony(state, RED, "caribbean") == {}
    assert [stock(state, RED, worker) for worker in ("merchant", "missionary", "colonist")] == [5, 10, 24]
    assert available(state, RED) == {"colonist": 5}


@rule("EMP-8.6", "EMP-X11")
def test_a_merchant_earns_5_on_arrival_which_pay_for_a_building_of_the_same_round() -> None:
    state = new()
    state.coins[RED] = 5
    offer(state, "trading_post")
    set_available(state, RED, merchant=1, colonist=1)
    set_available(state, YELLOW)

    play(state, "place merchant dock", "place colonist buildings")
    before = state.coins[RED]
    play(state, "land caribbean")
    after = state.coins[RED]
    play(state, "buy trading_post")

    assert (before, after) == (5, 10)
    assert state.coins[RED] == 0 + 5


@rule("EMP-8.7", "EMP-X10")
@pytest.mark.parametrize(("tiles", "companions"), [([], 1), (["cathedral"], 2)])
def test_a_missionary_brings_a_colonist_and_with_cathedral_two(tiles: list[str], companions: int) -> None:
    state = new()
    put(state, RED, "virginia", soldier=1)
    own(state, RED, *tiles)
    on(state, "dock", "red missionary")
    before = stock(state, RED, "colonist")

    run(state, ResolveDock())
    play(state, "land virginia")

    assert colony(state, RED, "virginia") == {"soldier": 1, "missionary": 1, "colonist": companions}
    assert stock(state, RED, "colonist") == before - companions
    assert goods(state, RED) == {"tobacco": 1}


@rule("EMP-D13")
def test_the_companion_of_a_missionary_is_compulsory() -> None:
    state = new()
    on(state, "dock", "red missionary")

    run(state, ResolveDock())
    play(state, "land caribbean")

    assert state.is_over
    assert colony(state, RED, "caribbean") == {"missionary": 1, "colonist": 1}


@rule("EMP-8.8")
@pytest.mark.parametrize("worker", ["captain", "soldier", "builder", "colonist"])
def test_captain_soldier_and_builder_have_no_effect_on_arrival(worker: str) -> None:
    state = new(builders=True)
    on(state, "dock", f"red {worker}")

    run(state, ResolveDock())
    play(state, "land caribbean")

    assert colony(state, RED, "caribbean") == {worker: 1}
    assert state.coins == [10, 11]


@rule("EMP-8.9")
@pytest.mark.parametrize("space", ["dock", "x", "y", "ship"])
def test_workers_from_every_space_of_the_dock_bring_their_arrival_benefits(space: str) -> None:
    state = new()
    give_ships(state, RED, 2)
    on(state, space, "red merchant", "red missionary")

    run(state, ResolveDock())
    play(state, "land caribbean", "land caribbean")

    assert state.coins[RED] == 10 + 5
    assert colony(state, RED, "caribbean") == {"merchant": 1, "missionary": 1, "colonist": 1}


@rule("EMP-8.9")
def test_the_extra_workers_of_england_arrive_from_the_dock_like_all_others() -> None:
    state = new(nations="random")
    state.round = 1
    give_nation(state, RED, "england")
    give_nation(state, YELLOW, "spain")
    on(state, "dock", "red merchant")

    run(state, BeforeEvent(DOCK), ResolveDock())
    play(state, "use england", "add 2", "next red colonist", "done")
    play(state, "land caribbean", "land caribbean", "land caribbean")

    assert colony(state, RED, "caribbean") == {"colonist": 2, "merchant": 1}
    assert state.coins[RED] == 10 + 5
    assert goods(state, RED) == {"sugar": 1}


@rule("EMP-8.9")
def test_a_worker_put_on_the_map_otherwise_brings_nothing() -> None:
    state = new()
    own(state, RED, "cathedral")
    lay_token(state, "florida", "dt01")
    on(state, "discovery", "red missionary")
    on(state, "specialists merchant", "red colonist")
    put(state, RED, "caribbean", merchant=1)
    set_stock(state, RED, "merchant", 0)

    run(state, ResolveDiscovery(0), ResolveSpecialists())
    play(state, "send missionary", "done", "explore florida", "exchange caribbean")

    assert colony(state, RED, "florida") == {"colonist": 1}
    assert colony(state, RED, "caribbean") == {"colonist": 1}
    assert state.coins[RED] == 10 + 1


@rule("EMP-8.10")
def test_the_first_player_ever_to_have_three_workers_in_a_region_takes_its_good() -> None:
    state = new()
    put(state, RED, "caribbean", colonist=2)
    put(state, YELLOW, "caribbean", colonist=2)
    on(state, "dock", "yellow colonist", "red colonist")

    run(state, ResolveDock())
    before = goods(state, YELLOW)
    play(state, "land caribbean")
    at_once = goods(state, YELLOW)
    play(state, "land caribbean")

    assert (before, at_once) == ({}, {"sugar": 1})
    assert goods(state, YELLOW) == {"sugar": 1}
    assert goods(state, RED) == {}
    assert state.goods_lying[region_of("caribbean")] == 0


@rule("EMP-8.11")
@pytest.mark.parametrize(
    ("there", "keys"),
    [
        (2, ["landed", "region-good", "companions"]),
        (1, ["landed", "region-good", "companions"]),
        (0, ["landed", "companions"]),
    ],
)
def test_the_good_is_checked_for_after_each_single_worker(there: int, keys: list[str]) -> None:
    state = new()
    put(state, RED, "caribbean", colonist=there)
    on(state, "dock", "red missionary")
    log = Log(state)

    run(state, ResolveDock())
    play(state, "land caribbean")

    assert log.keys() == keys
    assert goods(state, RED) == ({"sugar": 1} if there else {})


@rule("EMP-8.11")
def test_workers_added_by_a_building_can_take_the_good() -> None:
    state = new(building_set="all")
    offer(state, "overpopulation")
    on(state, "buildings", "red colonist")

    run(state, ResolveBuildings())
    play(state, "buy overpopulation", "settle caribbean", "settle caribbean")
    before = goods(state, RED)
    play(state, "settle caribbean")

    assert before == {}
    assert goods(state, RED) == {"sugar": 1}


@rule("EMP-8.11")
def test_a_soldier_that_rides_can_take_the_good() -> None:
    state = new()
    own(state, RED, "stables")
    put(state, RED, "florida", soldier=1)
    put(state, RED, "caribbean", colonist=2)

    run(state, BeforeEvent(DISCOVERY))
    play(state, "ride florida caribbean")

    assert goods(state, RED) == {"sugar": 1}


@rule("EMP-8.12", "EMP-D58")
def test_the_good_of_a_region_is_never_replaced_and_not_given_back() -> None:
    state = new()
    put(state, RED, "caribbean", colonist=2)
    put(state, YELLOW, "caribbean", soldier=2)
    on(state, "dock", "red colonist", "red colonist", "yellow colonist")
    on(state, "warfare", "yellow colonist")
    set_available(state, RED)
    set_available(state, YELLOW)

    run(state, *ROUND)
    play(state, "land caribbean", "land caribbean", "land caribbean", "battle caribbean red")

    assert state.round == 2
    assert colony(state, RED, "caribbean") == {"colonist": 2}
    assert goods(state, RED) == {"sugar": 1}
    assert goods(state, YELLOW) == {}
    assert GAME.view(state, None)["regions"][region_of("caribbean")]["good"] is None


@rule("EMP-8.13")
@pytest.mark.parametrize(("tile", "space"), [("indentured_servitude", "x"), ("colonization_laws", "y")])
def test_x_and_y_are_for_the_free_colonist_of_their_building(tile: str, space: str) -> None:
    state = new()
    own(state, YELLOW, tile)
    set_available(state, YELLOW, soldier=5)

    run(state, BuildingBenefits(), *[PlaceWorker(YELLOW)] * 4)
    play(state, *["place soldier dock"] * 3)

    workers = GAME.view(state, None)["events"]["dock"]["workers"]
    assert workers[3] == {"seat": "yellow", "worker": "colonist", "space": space}
    assert [worker["space"] for worker in workers] == ["number"] * 3 + [space]
    assert "place soldier dock" not in state.texts()


@rule("EMP-8.14")
def test_if_stock_has_fewer_colonists_than_a_missionary_brings_those_come() -> None:
    state = new()
    own(state, RED, "cathedral")
    on(state, "dock", "red missionary", "red missionary")
    set_stock(state, RED, "colonist", 1)

    run(state, ResolveDock())
    play(state, "land caribbean")
    first = colony(state, RED, "caribbean")
    play(state, "land caribbean")

    assert first == {"missionary": 1, "colonist": 1}
    assert colony(state, RED, "caribbean") == {"missionary": 2, "colonist": 1}


@rule("EMP-X43")
def test_reformation_stops_companions_where_its_owner_has_a_missionary() -> None:
    state = new(building_set="all")
    own(state, YELLOW, "reformation")
    own(state, RED, "cathedral")
    put(state, YELLOW, "peru", missionary=1)
    discover(state, "florida")
    on(state, "dock", "red missionary", "red missionary")

    run(state, ResolveDock())
    play(state, "land peru", "land florida")

    assert colony(state, RED, "peru") == {"missionary": 1}
    assert colony(state, RED, "florida") == {"missionary": 1, "colonist": 2}


@rule("EMP-D52")
def test_reformation_looks_at_the_moment_of_arrival() -> None:
    state = new(building_set="all")
    own(state, YELLOW, "reformation")
    on(state, "dock", "red missionary", "yellow missionary", "red missionary")

    run(state, ResolveDock())
    play(state, "land caribbean", "land caribbean", "land caribbean")

    assert colony(state, RED, "caribbean") == {"missionary": 2, "colonist": 1}
    assert colony(state, YELLOW, "caribbean") == {"missionary": 1, "colonist": 1}


@rule("EMP-D52")
def test_a_missionary_that_was_exchanged_no_longer_counts_for_reformation() -> None:
    state = new(building_set="all")
    own(state, YELLOW, "reformation")
    put(state, YELLOW, "caribbean", missionary=1)
    set_stock(state, YELLOW, "missionary", 0)
    on(state, "specialists missionary", "yellow colonist")
    on(state, "dock", "red missionary")

    run(state, ResolveSpecialists(), ResolveDock())
    play(state, "exchange caribbean", "land caribbean")

    assert colony(state, YELLOW, "caribbean") == {"colonist": 1}
    assert colony(state, RED, "caribbean") == {"missionary": 1, "colonist": 1}
