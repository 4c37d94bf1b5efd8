"""Further points about buildings (EMP-21.67 to 21.75)."""

import pytest

from caravela.games.empires.steps.benefits import BuildingBenefits
from caravela.games.empires.steps.buildings import ResolveBuildings
from caravela.games.empires.steps.dock import ResolveDock
from caravela.games.empires.steps.events import BeforeEvent
from caravela.games.empires.steps.income import Income
from caravela.games.empires.steps.placement import PlaceWorkers
from tests.games.empires.position import (
    GAME,
    RED,
    YELLOW,
    buy,
    colony,
    discover,
    full,
    give_goods,
    give_ships,
    goods,
    is_face_down,
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


@rule("EMP-21.67")
def test_mint_pays_in_the_round_of_purchase() -> None:
    state = full()
    give_goods(state, RED, gold=2)
    state.coins = [14, 0]
    offer(state, "mint")
    on(state, "buildings", "red colonist")

    play(run_from(state, ResolveBuildings), "buy mint")

    assert state.round == 2
    assert state.coins[RED] == 4


@rule("EMP-21.68")
def test_mayflower_may_be_used_while_numbered_spaces_are_free_and_each_ship_once() -> None:
    state = full()
    own(state, RED, "mayflower")
    give_ships(state, RED, 2)
    set_available(state, RED, colonist=3)
    set_available(state, YELLOW)
    run(state, PlaceWorkers())

    assert {"place colonist dock", "place colonist mayflower"} <= set(state.texts())
    play(state, "place colonist mayflower", "place colonist mayflower")

    assert "place colonist dock" in state.texts()
    assert "place colonist mayflower" not in state.texts()


@rule("EMP-21.68")
@pytest.mark.parametrize("seat", [RED, YELLOW, None])
def test_workers_on_ships_stand_on_the_dock_for_all_to_see(seat: int | None) -> None:
    state = full()
    own(state, RED, "mayflower", "university")
    give_ships(state, RED, 1)
    on(state, "dock", "yellow soldier")
    on(state, "ship", "red captain")

    seen = GAME.view(state, seat)["events"]["dock"]["workers"]
    run(state, BeforeEvent(1))

    assert seen[1] == {"seat": "red", "worker": "captain", "space": "ship"}
    assert state.texts() == ["pass", "use university dock 2"]


@rule("EMP-21.69", "EMP-8.11")
def test_stables_take_a_regions_good() -> None:
    state = new()
    own(state, RED, "stables")
    put(state, RED, "caribbean", colonist=2)
    put(state, RED, "florida", soldier=1)

    play(run(state, BeforeEvent(5)), "ride florida caribbean")

    assert goods(state, RED) == {"sugar": 1}


@rule("EMP-21.69", "EMP-8.11")
def test_migration_takes_a_regions_good() -> None:
    state = new()
    own(state, RED, "migration")
    put(state, RED, "caribbean", colonist=2)
    put(state, RED, "florida", colonist=1)

    play(run(state, BuildingBenefits()), "move 1 florida caribbean")

    assert goods(state, RED) == {"sugar": 1}


@rule("EMP-21.69", "EMP-8.11")
@pytest.mark.parametrize(
    ("building", "choices"),
    [
        ("overpopulation", ["settle caribbean", "settle caribbean", "done"]),
        ("papal_edict", ["edict yellow second", "settle caribbean"]),
        ("indian_allies", ["settle caribbean"]),
    ],
)
def test_overpopulation_papal_edict_and_indian_allies_take_a_regions_good(building: str, choices: list[str]) -> None:
    state = full()
    put(state, RED, "caribbean", captain=1)

    play(buy(state, RED, building), *choices)

    assert goods(state, RED) == {"sugar": 1}


@rule("EMP-21.70")
def test_papal_edict_lets_the_opponent_choose_the_own_region_and_each_of_the_two_decline() -> None:
    state = full()
    put(state, RED, "caribbean", colonist=1)
    put(state, YELLOW, "peru", colonist=1)
    put(state, YELLOW, "brazil", colonist=1)

    play(buy(state, RED, "papal_edict"), "edict yellow first")
    assert (state.seat, state.texts()) == (YELLOW, ["settle peru", "settle brazil", "pass"])
    play(state, "pass")
    assert (state.seat, state.texts()) == (RED, ["settle caribbean", "pass"])
    play(state, "pass")

    assert state.is_over
    assert colony(state, RED, "caribbean") == {"colonist": 1}
    assert (colony(state, YELLOW, "peru"), colony(state, YELLOW, "brazil")) == ({"colonist": 1}, {"colonist": 1})


@rule("EMP-21.70")
def test_papal_edict_with_one_colonist_in_stock_places_one() -> None:
    state = full()
    put(state, RED, "caribbean", colonist=1)
    put(state, YELLOW, "peru", colonist=1)
    set_stock(state, YELLOW, "colonist", 1)

    play(buy(state, RED, "papal_edict"), "edict yellow first", "settle peru", "settle caribbean")

    assert colony(state, YELLOW, "peru") == {"colonist": 2}
    assert colony(state, RED, "caribbean") == {"colonist": 3}


@rule("EMP-21.71", "EMP-20.8")
def test_overpopulation_places_those_that_stock_has() -> None:
    state = full()
    set_stock(state, RED, "colonist", 2)

    play(buy(state, RED, "overpopulation"), "settle caribbean", "settle caribbean")

    assert state.is_over
    assert colony(state, RED, "caribbean") == {"colonist": 2}
    assert stock(state, RED, "colonist") == 0


@rule("EMP-21.71", "EMP-20.8")
@pytest.mark.parametrize(("soldiers", "asked"), [(1, True), (0, False)])
def test_indian_allies_place_those_that_stock_has(soldiers: int, asked: bool) -> None:
    state = new()
    put(state, RED, "caribbean", colonist=1)
    set_stock(state, RED, "soldier", soldiers)

    buy(state, RED, "indian_allies")
    assert ("settle caribbean" in state.texts()) is asked
    play(state, *["settle caribbean"] * soldiers)

    assert colony(state, RED, "caribbean") == {"colonist": 1} | ({"soldier": 1} if asked else {})


@rule("EMP-21.72", "EMP-X43")
def test_a_missionary_blocked_by_reformation_lands_alone_even_with_cathedral() -> None:
    state = full()
    own(state, RED, "reformation")
    own(state, YELLOW, "cathedral")
    put(state, RED, "peru", missionary=1)
    put(state, YELLOW, "peru", colonist=2)
    on(state, "dock", "yellow missionary", "yellow missionary")

    play(run(state, ResolveDock()), "land peru", "land caribbean")

    assert colony(state, YELLOW, "peru") == {"colonist": 2, "missionary": 1}
    assert colony(state, YELLOW, "caribbean") == {"missionary": 1, "colonist": 2}
    assert goods(state, YELLOW) == {"silver": 1, "sugar": 1}


@rule("EMP-21.72")
def test_the_owner_of_reformation_is_never_blocked() -> None:
    state = full()
    own(state, RED, "reformation")
    put(state, RED, "peru", missionary=1)
    put(state, YELLOW, "peru", missionary=1)
    on(state, "dock", "red missionary")

    play(run(state, ResolveDock()), "land peru")

    assert colony(state, RED, "peru") == {"missionary": 2, "colonist": 1}


@rule("EMP-21.73", "EMP-D55")
@pytest.mark.parametrize(("own_goods", "other_goods"), [({"fur": 1}, {}), ({}, {"fur": 1}), ({}, {})])
def test_smuggler_needs_an_own_good_and_an_opponent_with_a_good(
    own_goods: dict[str, int], other_goods: dict[str, int]
) -> None:
    state = full()
    own(state, RED, "smuggler")
    give_goods(state, RED, **own_goods)
    give_goods(state, YELLOW, **other_goods)
    give_ships(state, RED, 1)
    give_ships(state, YELLOW, 1)

    run(state, BuildingBenefits())

    assert state.is_over


@rule("EMP-21.73")
def test_exchanged_goods_are_the_new_owners_for_all_that_follows() -> None:
    state = full()
    own(state, RED, "smuggler", "rum_distillery")
    give_goods(state, RED, fur=1, sugar=3)
    give_goods(state, YELLOW, sugar=1)
    state.coins = [0, 0]

    play(run(state, BuildingBenefits()), "resolve smuggler", "give fur", "swap sugar yellow")
    assert state.coins == [12, 0]
    run(state, Income())

    assert state.coins == [12 + 6, 0]
    assert goods(state, YELLOW) == {"fur": 1}


@rule("EMP-21.74")
def test_a_once_tile_stays_face_up_until_used_and_end_scoring_tiles_until_the_end() -> None:
    state = new()
    discover(state, "florida")

    play(buy(state, RED, "cartography"), "pass")
    assert not is_face_down(state, "cartography")
    buy(state, RED, "wealth")
    state.round = 7
    run_from(state, BuildingBenefits)
    assert not is_face_down(state, "wealth")
    play(state, "discover peru")

    assert state.round == 8
    assert is_face_down(state, "cartography")
    assert not is_face_down(state, "wealth")


@rule("EMP-21.75")
def test_printed_points_are_counted_once_and_only_at_the_end() -> None:
    state = new()
    own(state, RED, "university", "taxation", "factory")
    state.round = 7

    run_from(state, BuildingBenefits)
    assert state.round == 8
    assert state.scores() == [0, 0]
    run_from(state, BuildingBenefits)

    assert state.scores() == [5 + 2 + 5, 0]
