"""Shipping: goods for tiles, and what the tiles bring (SMA-7.17 to 7.23, 7.37)."""

import pytest

from tests.games.santa_maria.position import (
    CATALOG,
    GAME,
    GREEN,
    RED,
    audited,
    decision,
    dock,
    dock_of,
    finish_year,
    harbour,
    lay,
    new,
    offered,
    own_answers,
    own_scholar,
    play,
    ship,
    store,
    stored,
    turn_of,
)
from tests.rules import rule

DOCK_NAMES = ["coins", "religion", "conquistador", "points"]
NONE = dict.fromkeys(DOCK_NAMES, 0)


@rule("SMA-7.17", "SMA-20.3")
def test_a_tile_at_a_dock_is_taken_for_all_resources_on_it_or_none() -> None:
    state = new(board="a1")
    dock(state, coins="w1", religion="w4", conquistador="s17", points="s05")
    store(state, RED, coins=1, wood=1, sugar=1, gem=1)

    play(state, "activate cell 2 5")
    answers = own_answers(state)
    play(state, "ship conquistador")

    assert answers == ["ship coins", "ship conquistador", "decline"]
    assert stored(state, RED) == {}
    assert harbour(state, RED) == {**NONE, "conquistador": 1}


@rule("SMA-7.18")
@pytest.mark.parametrize("name", DOCK_NAMES)
def test_a_tile_goes_face_down_to_the_own_dock_with_the_symbol_of_the_dock_it_came_from(name: str) -> None:
    state = new(board="a1")
    dock(state, **{name: "w1"})
    store(state, RED, coins=1, wood=1, sugar=1)

    play(state, "activate cell 2 5", f"ship {name}")

    own, rival = (GAME.view(state, seat)["players"][RED] for seat in (RED, GREEN))
    assert harbour(audited(state), RED) == {**NONE, name: 1}
    assert own["shipments"] == [{"id": "w1", "dock": name, "points": 3}]
    assert (rival["shipments"], rival["shipment_points"], rival["harbour"]) == (None, None, {**NONE, name: 1})


@rule("SMA-7.19", "SMA-X7")
def test_the_top_tile_of_the_stack_comes_at_once_to_the_dock_that_became_empty() -> None:
    state = new(board="a1")
    dock(state, religion="w1")
    ship(state, GREEN, points=29)  # what is left of the stack is s30
    store(state, RED, coins=1, wood=1, sugar=1)
    others = [state.docks[dock_of(name)] for name in DOCK_NAMES if name != "religion"]

    play(state, "activate cell 2 5", "ship religion")

    assert stored(audited(state), RED) == {}
    assert harbour(state, RED) == {**NONE, "religion": 1}
    assert CATALOG.shipments[state.docks[dock_of("religion")]].id == "s30"
    assert [state.docks[dock_of(name)] for name in DOCK_NAMES if name != "religion"] == others
    assert state.shipment_bag == ()


@rule("SMA-7.20", "SMA-D46")
def test_with_an_empty_stack_the_dock_stays_empty_for_the_rest_of_the_game() -> None:
    state = new(board="a1")
    dock(state, coins="w1", religion="w4")
    ship(state, GREEN, points=30)
    store(state, RED, coins=1, wood=1, grain=1, sugar=2)

    play(state, "activate cell 2 5", "ship coins", "done")
    finish_year(state)
    docks = GAME.view(state, RED)["docks"]

    assert state.year == 2
    assert [place["shipment"] is None for place in docks] == [True, False, False, False]
    assert state.shipment_bag == ()
    audited(state)


@rule("SMA-7.37", "SMA-D46")
def test_with_an_empty_stack_the_tiles_at_the_docks_may_still_be_taken() -> None:
    state = new(board="a1")
    dock(state, coins="w1", religion="w4")
    ship(state, GREEN, points=30)
    state.docks[dock_of("conquistador")] = state.docks[dock_of("points")] = -1
    store(state, RED, coins=3, wood=1, grain=1, sugar=2)

    play(state, "activate cell 2 5", "ship coins", "done")
    lay(state, RED, "d05", 1, 3)
    turn_of(state, RED)
    play(state, "activate cell 1 3")
    answers = own_answers(state)
    play(state, "ship religion")

    assert answers == ["ship religion", "decline"]
    assert harbour(state, RED) == {**NONE, "coins": 1, "religion": 1}
    assert state.docks == [-1, -1, -1, -1]


@rule("SMA-7.37")
def test_a_shipping_action_without_any_tile_at_the_docks_has_no_effect() -> None:
    state = new(board="a1")
    state.docks = [-1, -1, -1, -1]
    store(state, RED, coins=1, wood=3, grain=3, sugar=3, gem=3, gold=3)

    play(state, "activate cell 2 5")

    assert decision(state) == "EndTurn"
    assert stored(state, RED) == {"wood": 3, "grain": 3, "sugar": 3, "gem": 3, "gold": 3}


@rule("SMA-7.21")
def test_any_number_of_tiles_may_lie_at_an_own_dock() -> None:
    state = new(board="a1")
    ship(state, RED, coins=15)
    dock(state, coins="w1")
    store(state, RED, coins=1, wood=1, sugar=1)

    play(state, "activate cell 2 5", "ship coins")

    assert harbour(audited(state), RED) == {**NONE, "coins": 16}


@rule("SMA-7.22")
def test_a_shipping_action_takes_at_most_one_tile() -> None:
    state = new(board="a1")
    store(state, RED, coins=1, wood=3, grain=3, sugar=3, gem=3, gold=3)
    dock(state, coins="w1", religion="w2")

    play(state, "activate cell 2 5", "ship coins", "pay wood sugar")

    assert decision(state) == "EndTurn"
    assert sum(harbour(state, RED).values()) == 1


@rule("SMA-7.23", "SMA-X7")
def test_a_tile_gives_nothing_when_taken_but_income_sets_and_points_at_the_end() -> None:
    state = new(board="a1", year=3)
    ship(state, RED, religion=1, conquistador=1, points=1)
    before = state.score_pad(RED)
    dock(state, coins="w1")
    store(state, RED, coins=1, wood=1, sugar=1)

    play(state, "activate cell 2 5", "ship coins")
    taken = (state.coins[RED], state.points[RED], state.religion[RED], state.conquest[RED])
    after = state.score_pad(RED)
    turn_of(state, RED)
    play(state, "retire road", "decline")

    assert taken == (0, 0, 0, 0)
    assert (before["sets"], after["sets"], after["shipments"] - before["shipments"]) == (0, 3, 3)
    assert state.coins[RED] == 2


@rule("SMA-X7")
def test_a_tile_from_the_religion_dock_brings_a_religion_action_each_time_its_owner_retires() -> None:
    state = new(board="a1")
    dock(state, religion="w1")
    store(state, RED, coins=1, wood=1, sugar=1)

    play(state, "activate cell 2 5", "ship religion")
    for year in (1, 2):
        turn_of(state, RED)
        play(state, "retire road", "decline", "pray")
        assert state.religion[RED] == year
        finish_year(state)

    assert state.year == 3


@rule("SMA-X53")
def test_with_the_navigator_gold_pays_what_is_left_of_the_price() -> None:
    state = new(board="a1")
    own_scholar(state, RED, "sc01")
    dock(state, coins="w1")
    store(state, RED, coins=1, gold=1)

    play(state, "activate cell 2 5")
    answers = offered(state, "ship coins")
    play(state, "ship coins")

    assert answers == ["ship coins"]
    assert stored(state, RED) == {}
    assert harbour(state, RED)["coins"] == 1


@rule("SMA-X53")
def test_with_the_navigator_two_wood_and_a_sugar_cost_one_wood_and_a_sugar() -> None:
    state = new(board="a1")
    own_scholar(state, RED, "sc01")
    dock(state, coins="s09")
    store(state, RED, coins=1, wood=3, sugar=1)

    play(state, "activate cell 2 5", "ship coins")

    assert stored(state, RED) == {"wood": 2}
