"""University (EMP-21.31)."""

import pytest

from caravela.games.empires.state import Empires
from caravela.games.empires.steps.benefits import BuildingBenefits
from caravela.games.empires.steps.buildings import ResolveBuildings
from caravela.games.empires.steps.dock import ResolveDock
from caravela.games.empires.steps.events import BeforeEvent, ResolveInitiative, ResolveShipping
from caravela.games.empires.steps.placement import PlaceWorkers
from caravela.games.empires.steps.reset import LastWindow
from tests.games.empires.position import (
    figure_name,
    BLUE,
    RED,
    YELLOW,
    buy,
    full,
    give_ships,
    is_face_down,
    new,
    offer,
    offer_goods,
    on,
    own,
    play,
    run,
    run_from,
    set_available,
)
from tests.rules import rule


def front_moves(state: Empires) -> list[str]:
    return [text for text in state.texts() if text.startswith("use university")]


def names(row: list[int]) -> list[str]:
    return [figure_name(figure) for figure in row]


def with_university(seats: int = 3) -> Empires:
    """Round 4; Blue, the third in player order, owns University."""
    state = new(seats)
    own(state, BLUE, "university")
    state.round = 4
    return state


@rule("EMP-21.31")
@pytest.mark.parametrize("row", ["initiative", "dock", "trade", "buildings", "warfare"])
def test_an_own_worker_moves_to_the_first_place_of_its_row_and_those_it_passes_shift(row: str) -> None:
    state = with_university()
    on(state, row, "red colonist", "yellow soldier", "blue captain", "red merchant")
    figures = {
        "initiative": state.initiative,
        "dock": state.dock,
        "trade": state.trade,
        "buildings": state.sites,
        "warfare": state.warfare,
    }[row]

    play(run(state, BeforeEvent(0)), f"use university {row} 3")

    assert names(figures) == ["blue captain", "red colonist", "yellow soldier", "red merchant"]
    assert is_face_down(state, "university")


@rule("EMP-21.31")
def test_the_order_marker_moves_to_the_first_place_of_player_order() -> None:
    state = with_university()

    play(run(state, BeforeEvent(0)), "use university player_order")

    assert state.order == (BLUE, RED, YELLOW)


@rule("EMP-21.31", "EMP-21.3")
def test_university_is_used_one_time_and_its_5_points_remain() -> None:
    state = with_university()
    on(state, "trade", "red colonist", "blue colonist")

    play(run(state, BeforeEvent(0)), "use university player_order")
    assert state.is_over
    run(state, BeforeEvent(2))
    assert state.is_over
    state.round = 8
    run_from(state, BuildingBenefits)

    assert state.scores() == [0, 0, 5]


@rule("EMP-21.31", "EMP-D33")
def test_only_the_owners_workers_are_moved() -> None:
    state = with_university()
    on(state, "dock", "red colonist", "yellow colonist", "blue colonist", "red colonist", "blue soldier")

    run(state, BeforeEvent(1))

    assert state.seat == BLUE
    assert state.texts() == ["use university dock 3", "use university dock 5", "use university player_order", "pass"]


@rule("EMP-21.31")
def test_specialists_merchant_shipping_and_discovery_are_no_rows() -> None:
    state = with_university()
    state.order = (BLUE, RED, YELLOW)
    on(state, "specialists missionary", "red colonist")
    on(state, "specialists captain", "blue colonist")
    on(state, "shipping", "red colonist", "blue colonist")
    on(state, "discovery", "red colonist", "blue colonist")

    run(state, BeforeEvent(6))

    assert state.is_over


# -- windows -----------------------------------------------------------------------------------------------------------


@rule("EMP-21.31a")
def test_the_owner_may_use_it_before_placing_on_the_own_placement_turn() -> None:
    state = with_university()
    run(state, PlaceWorkers())

    assert front_moves(state) == []
    play(state, "place colonist trade", "place colonist trade")
    assert state.seat == BLUE
    assert front_moves(state) == ["use university player_order"]
    play(state, "use university player_order")

    assert state.seat == BLUE
    assert "place colonist trade" in state.texts()
    assert front_moves(state) == []


@rule("EMP-21.31a")
def test_the_owner_may_use_it_after_placing_on_the_own_placement_turn() -> None:
    state = with_university()
    run(state, PlaceWorkers())

    play(state, "place colonist trade", "place colonist trade", "place colonist trade")
    assert state.seat == BLUE
    assert state.texts() == ["use university trade 3", "use university player_order", "pass"]
    play(state, "use university trade 3")

    assert names(state.trade) == ["blue colonist", "red colonist", "yellow colonist"]
    assert state.seat == RED


@rule("EMP-21.31a", "EMP-6.6")
@pytest.mark.parametrize("event", range(8))
def test_the_owner_may_use_it_just_before_any_event(event: int) -> None:
    state = with_university()

    run(state, BeforeEvent(event))

    assert state.seat == BLUE
    assert state.texts() == ["use university player_order", "pass"]


@rule("EMP-21.31a")
def test_all_eight_events_of_a_round_are_preceded_by_a_window() -> None:
    state = with_university()
    for seat in range(3):
        set_available(state, seat)

    run_from(state, PlaceWorkers)
    declined = 0
    while state.round == 4:
        assert state.seat == BLUE
        play(state, "pass")
        declined += 1

    assert declined == 8 + 1


@rule("EMP-21.31a")
def test_the_buyer_may_use_it_right_after_the_purchase() -> None:
    state = new(3)

    buy(state, BLUE, "university")
    assert (state.seat, state.texts()) == (BLUE, ["use university player_order", "pass"])
    play(state, "use university player_order")

    assert state.order == (BLUE, RED, YELLOW)
    assert is_face_down(state, "university")


@rule("EMP-21.31a")
@pytest.mark.parametrize(("number", "asked"), [(4, True), (5, True), (6, True), (7, True), (8, False)])
def test_the_owner_may_use_it_at_the_start_of_phase_5_of_rounds_4_to_7(number: int, asked: bool) -> None:
    state = with_university()
    on(state, "initiative", "red colonist", "blue colonist")
    offer_goods(state, "fur")
    state.round = number

    run_from(state, LastWindow)

    assert ("use university initiative 2" in state.texts()) is asked
    assert len(state.goods_offered) == 1


@rule("EMP-21.31a")
def test_it_has_no_window_in_phase_4() -> None:
    state = with_university()
    on(state, "initiative", "red colonist", "blue colonist")

    run(state, BuildingBenefits())

    assert state.is_over


# -- letters -----------------------------------------------------------------------------------------------------------


@rule("EMP-21.31b")
def test_in_the_row_being_resolved_the_first_place_is_the_next_one() -> None:
    state = new(3)
    offer(state, "university", "taxation")
    on(state, "buildings", "blue colonist", "red colonist", "yellow colonist", "blue captain")
    state.coins = [14, 14, 28]

    play(run(state, ResolveBuildings()), "buy university", "use university buildings 3")
    assert names(state.sites) == ["blue captain", "red colonist", "yellow colonist"]
    assert state.seat == BLUE
    play(state, "buy taxation")

    assert state.tile_owner.count(BLUE) == 2


@rule("EMP-21.31c")
@pytest.mark.parametrize("space", ["x", "y", "ship"])
def test_workers_on_x_y_and_ships_may_be_moved_and_sail_first(space: str) -> None:
    state = full(3)
    own(state, BLUE, "university")
    give_ships(state, BLUE, 1)
    on(state, "dock", "red colonist", "yellow colonist")
    on(state, space, "blue colonist")

    play(run(state, BeforeEvent(1)), "use university dock 3")
    run(state, ResolveDock())

    assert state.seat == BLUE
    assert names(state.dock) == ["blue colonist", "red colonist", "yellow colonist"]


@rule("EMP-21.31c", "EMP-D66", "EMP-X42")
def test_a_free_colonist_moved_in_phase_1_fills_no_numbered_space() -> None:
    state = new()
    own(state, RED, "university", "indentured_servitude")
    on(state, "dock", "red soldier", "yellow soldier")
    on(state, "x", "red colonist")
    set_available(state, RED, colonist=1)
    set_available(state, YELLOW, colonist=1)
    run(state, PlaceWorkers())

    play(state, "use university dock 3", "place colonist dock")
    assert "place colonist dock" not in state.texts()
    play(state, "place colonist shipping")

    assert names(state.dock) == ["red colonist", "red soldier", "yellow soldier", "red colonist"]


@rule("EMP-21.31c")
def test_a_numbered_worker_moved_in_phase_1_still_holds_a_numbered_space() -> None:
    state = new()
    own(state, YELLOW, "university")
    on(state, "dock", "red soldier", "yellow soldier")
    state.order = (YELLOW, RED)
    run(state, PlaceWorkers())

    play(state, "use university dock 2", "place colonist dock")

    assert names(state.dock) == ["yellow soldier", "red soldier", "yellow colonist"]
    assert "place colonist dock" not in state.texts()


@rule("EMP-21.31d")
def test_on_initiative_the_money_follows_a_move_made_before_it_is_resolved() -> None:
    state = with_university()
    state.coins = [0, 0, 0]
    on(state, "initiative", "red colonist", "yellow colonist", "blue colonist")

    play(run(state, BeforeEvent(0), ResolveInitiative()), "use university initiative 3")

    assert state.coins == [2, 3, 1]


@rule("EMP-21.31d")
def test_on_initiative_a_later_move_changes_only_the_next_player_order() -> None:
    state = with_university()
    state.coins = [0, 0, 0]
    on(state, "initiative", "red colonist", "yellow colonist", "blue colonist")

    run_from(state, ResolveInitiative)
    assert state.coins == [1, 2, 3]
    play(state, "use university initiative 3")
    while state.round == 4:
        assert state.order == (RED, YELLOW, BLUE)
        play(state, "pass")

    assert state.order == (BLUE, RED, YELLOW)
    assert state.coins == [1, 2, 3]


@rule("EMP-21.31e")
def test_on_player_order_the_owner_is_first_at_once_for_what_follows() -> None:
    state = with_university()
    on(state, "shipping", "red colonist", "yellow colonist", "blue colonist")

    play(run(state, BeforeEvent(3), ResolveShipping()), "use university player_order")

    assert state.order == (BLUE, RED, YELLOW)
    assert state.ships == [0, 0, 1]


@rule("EMP-21.31e")
def test_without_university_the_first_in_the_old_order_wins_the_tie() -> None:
    state = with_university()
    on(state, "shipping", "red colonist", "yellow colonist", "blue colonist")

    play(run(state, BeforeEvent(3), ResolveShipping()), "pass")

    assert state.ships == [1, 0, 0]


@rule("EMP-21.31e", "EMP-D34")
def test_on_player_order_in_phase_1_the_new_order_starts_with_the_next_circuit() -> None:
    state = with_university()
    state.order = (RED, BLUE, YELLOW)
    run(state, PlaceWorkers())
    turns: list[int | None] = []

    for text in ("place colonist dock", "use university player_order", "place colonist dock", "place colonist dock"):
        turns.append(state.seat)
        play(state, text)
    for _ in range(3):
        turns.append(state.seat)
        play(state, "place colonist shipping")

    assert turns == [RED, BLUE, BLUE, YELLOW, BLUE, RED, YELLOW]
