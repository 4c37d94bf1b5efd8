"""University (EMP-21.31)."""

from typing import Any

import pytest

from caravela.games.empires.catalog import DISCOVERY, EVENTS
from caravela.games.empires.state import Empires
from caravela.games.empires.steps.benefits import BuildingBenefits
from caravela.games.empires.steps.between import UseUniversity
from caravela.games.empires.steps.buildings import ResolveBuildings
from caravela.games.empires.steps.dock import ResolveDock
from caravela.games.empires.steps.events import BeforeEvent, ResolveInitiative, ResolveShipping
from caravela.games.empires.steps.placement import BeforePlacement, PlaceWorkers
from caravela.games.empires.steps.reset import LastWindow, NewOrder, SellPoints
from caravela.games.empires.steps.trade import ResolveTrade
from caravela.games.empires.steps.warfare import ResolveWarfare
from caravela.kernel.agenda import Step
from tests.games.empires.position import (
    BLUE,
    RED,
    YELLOW,
    buy,
    colony,
    discover,
    figure_name,
    full,
    give_goods,
    give_nation,
    give_ships,
    is_face_down,
    new,
    offer,
    offer_goods,
    on,
    own,
    part_of_round,
    play,
    put,
    run,
    run_from,
    set_available,
    usual,
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

    play(run(state, BeforeEvent(EVENTS.index(row))), f"use university {row} 3")

    assert names(figures) == ["blue captain", "red colonist", "yellow soldier", "red merchant"]
    assert is_face_down(state, "university")


@rule("EMP-21.31")
def test_the_order_marker_moves_to_the_first_place_of_player_order() -> None:
    state = with_university()

    play(run(state, BeforePlacement()), "use university player_order")

    assert state.order == (BLUE, RED, YELLOW)


@rule("EMP-21.31", "EMP-21.3")
def test_university_is_used_one_time_and_its_5_points_remain() -> None:
    state = with_university()
    on(state, "trade", "red colonist", "blue colonist")

    play(run(state, BeforeEvent(2)), "use university player_order")
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
    assert state.texts() == ["pass", "use university dock 3", "use university dock 5", "use university player_order"]


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


# -- at any moment -----------------------------------------------------------------------------------------------------


@rule("EMP-21.31a")
def test_it_stands_beside_a_placement_of_the_owner_who_is_asked_the_same_again() -> None:
    state = with_university()
    run(state, PlaceWorkers())

    assert front_moves(state) == []
    play(state, "place colonist trade", "place colonist trade")
    assert (state.seat, front_moves(state)) == (BLUE, ["use university player_order"])
    play(state, "use university player_order")

    assert state.seat == BLUE
    assert "place colonist trade" in state.texts()
    assert front_moves(state) == []


@rule("EMP-21.31a")
def test_there_is_no_question_after_an_own_placement() -> None:
    state = with_university()
    run(state, PlaceWorkers())

    play(state, "place colonist trade", "place colonist trade", "place colonist trade")

    assert (state.seat, type(state.decision).__name__) == (RED, "PlaceWorker")


@rule("EMP-21.31a")
def test_it_stands_beside_every_decision_of_the_owner() -> None:
    state = full(3, nations="random", vp_purchase=True)
    own(state, BLUE, "university", "mint", "smuggler", "trading_house", "migration")
    for seat, nation in ((RED, "spain"), (YELLOW, "spain"), (BLUE, "france")):
        give_nation(state, seat, nation)
    give_goods(state, BLUE, gold=1, silver=1)
    give_goods(state, RED, rice=1)
    put(state, BLUE, "caribbean", soldier=1, colonist=2)
    put(state, RED, "caribbean", colonist=1)
    discover(state, "florida")
    on(state, "initiative", "red colonist", "blue colonist")
    for event in ("dock", "trade", "buildings", "discovery", "warfare"):
        on(state, event, "blue captain")
    on(state, "specialists training", "blue colonist")
    on(state, "specialists soldier", "blue colonist")
    for seat in range(3):
        set_available(state, seat)
    state.coins = [0, 0, 50]
    state.round = 6
    without = []

    run(state, *part_of_round(BeforeEvent, SellPoints))
    while not state.is_over:
        assert state.seat == BLUE
        if "use university initiative 2" not in state.texts():
            without.append(type(state.decision).__name__)
        state.choose(state.decision.default(state))

    assert without == []


# -- questions of its own ----------------------------------------------------------------------------------------------


def asks(state: Empires, *steps: Step[Any]) -> bool:
    """Whether the owner is asked just for University; the usual answer is no."""
    run(state, *steps)
    if state.is_over or not isinstance(state.decision, UseUniversity):
        return False
    assert (state.seat, usual(state)) == (BLUE, "pass")
    return True


@rule("EMP-21.31a", "EMP-21.31e", "EMP-D68")
def test_before_the_first_placement_of_a_round_the_owner_may_become_first_for_its_first_circuit() -> None:
    state = with_university()
    on(state, "initiative", "red colonist")
    for seat in range(3):
        set_available(state, seat)

    run_from(state, NewOrder)
    assert (state.round, state.seat, state.texts()) == (5, BLUE, ["pass", "use university player_order"])
    play(state, "use university player_order")

    assert state.order == (BLUE, RED, YELLOW)
    assert state.is_over or state.seat == BLUE


@rule("EMP-21.31a")
def test_the_first_in_player_order_is_not_asked_before_the_first_placement() -> None:
    state = with_university()
    assert asks(state, BeforePlacement())

    state.order = (BLUE, RED, YELLOW)

    assert not asks(state, BeforePlacement())


@rule("EMP-21.31a", "EMP-6.6")
@pytest.mark.parametrize("row", ["initiative", "dock", "trade", "buildings", "warfare"])
def test_just_before_a_row_the_owner_is_asked_if_an_own_worker_stands_behind_another(row: str) -> None:
    state = with_university()
    window = BeforeEvent(EVENTS.index(row))
    assert not asks(state, window)
    on(state, row, "red colonist")
    assert not asks(state, window)

    on(state, row, "blue colonist")

    assert asks(state, window)
    assert not asks(state, BeforeEvent(EVENTS.index("specialists")))


@rule("EMP-21.31a")
@pytest.mark.parametrize(
    ("workers", "asked"),
    [
        (["red colonist", "blue colonist"], True),
        (["red captain", "blue colonist"], False),
        (["red colonist", "blue captain"], False),
        (["red captain", "yellow colonist", "blue captain"], True),
        (["red colonist"], False),
        (["blue colonist"], False),
    ],
)
def test_just_before_merchant_shipping_the_owner_is_asked_if_the_order_would_break_a_tie(
    workers: list[str], asked: bool
) -> None:
    state = with_university()
    on(state, "shipping", *workers)

    assert asks(state, BeforeEvent(EVENTS.index("shipping"))) is asked


@rule("EMP-21.31a")
@pytest.mark.parametrize(
    ("workers", "asked"),
    [
        (["red colonist", "blue captain"], True),
        (["blue captain"], False),
        (["red colonist", "yellow colonist"], False),
    ],
)
def test_just_before_discovery_the_owner_is_asked_if_somebody_explores_before(workers: list[str], asked: bool) -> None:
    state = with_university()
    on(state, "discovery", *workers)

    assert asks(state, BeforeEvent(EVENTS.index("discovery"))) is asked


@rule("EMP-21.31a", "EMP-21.31b")
def test_between_two_workers_of_a_row_the_owner_is_asked() -> None:
    state = with_university()
    offer_goods(state, "sugar", "fur", "rice", "gold")
    on(state, "trade", "red colonist", "yellow colonist", "blue colonist", "red colonist")
    run(state, ResolveTrade())

    play(state, "take sugar")
    assert (state.seat, state.texts()) == (BLUE, ["pass", "use university trade 2", "use university player_order"])
    play(state, "use university trade 2")

    assert (state.seat, state.texts()) == (BLUE, ["take fur", "take rice", "take gold", "pass"])


@rule("EMP-21.31a", "EMP-D68")
def test_the_owner_of_the_next_worker_is_not_asked_twice() -> None:
    state = with_university()
    on(state, "dock", "red colonist", "blue colonist", "red soldier", "blue soldier")
    run(state, ResolveDock())

    play(state, "pass")

    assert type(state.decision).__name__ == "LandWorker"
    assert front_moves(state) == ["use university dock 3", "use university player_order"]


@rule("EMP-21.31a")
@pytest.mark.parametrize(("number", "asked"), [(4, True), (5, True), (6, True), (7, True), (8, False)])
def test_just_before_initiative_sets_the_new_order_the_owner_is_asked_in_rounds_4_to_7(
    number: int, asked: bool
) -> None:
    state = with_university()
    on(state, "initiative", "red colonist", "blue colonist")
    state.round = number

    assert asks(state, LastWindow()) is asked


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

    play(run(state, ResolveBuildings()), "buy university")
    assert state.texts() == ["pass", "use university buildings 3", "use university player_order"]
    play(state, "use university buildings 3")
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

    for seat in range(3):
        set_available(state, seat)

    run_from(state, ResolveInitiative)
    assert (state.coins, state.order) == ([1, 2, 3], (RED, YELLOW, BLUE))
    play(state, "use university initiative 3")

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


@rule("EMP-D69")
def test_beside_a_decision_with_one_answer_nothing_is_offered() -> None:
    state = with_university()
    put(state, BLUE, "caribbean", soldier=1)
    put(state, RED, "caribbean", colonist=2)
    on(state, "dock", "red colonist", "blue colonist")
    on(state, "warfare", "blue colonist")

    play(run(state, ResolveWarfare()), "battle caribbean red")

    assert (state.is_over, [state.text(option) for option in state.taken]) == (True, ["eliminate colonist"])


@rule("EMP-21.43", "EMP-D54")
def test_moving_to_the_front_does_not_save_colonies_from_the_plague() -> None:
    state = new(2)
    own(state, YELLOW, "university")
    for region in ("caribbean", "peru"):
        put(state, YELLOW, region, colonist=2, soldier=1)
    buy(state, RED, "plague_2")

    play(state, "use university player_order", "keep soldier", "keep colonist")

    assert colony(state, YELLOW, "caribbean") == {"soldier": 1}
    assert colony(state, YELLOW, "peru") == {"colonist": 1}


@rule("EMP-23.12", "EMP-D43")
def test_a_look_stands_beside_universitys_own_question() -> None:
    state = new(3, recon="basic")
    own(state, BLUE, "university")
    state.round = 4
    on(state, "discovery", "red colonist", "blue captain")

    run(state, BeforeEvent(DISCOVERY))

    assert isinstance(state.decision, UseUniversity)
    assert "look florida" in state.texts()


@rule("EMP-21.31a")
def test_university_is_asked_for_when_an_own_worker_that_could_not_buy_was_passed_over() -> None:
    state = full(3)
    own(state, BLUE, "university")
    offer(state, "trading_post")
    state.coins = [20, 0, 6]
    on(state, "buildings", "blue colonist", "red colonist", "blue builder")

    run(state, ResolveBuildings())

    assert state.seat == BLUE
    assert "use university buildings 2" in state.texts()
