"""Advanced set-up: side B, town halls with scholars (SMA-14)."""

import pytest

from caravela.games.santa_maria.state import SantaMaria
from caravela.games.santa_maria.steps.religion import PRAYS
from tests.games.santa_maria.position import (
    BLUE,
    CATALOG,
    GAME,
    GREEN,
    RED,
    YELLOW,
    audited,
    blue_dice,
    decision,
    end_year,
    offered,
    play,
    religion,
    run,
    start,
    store,
    stored,
    territory,
)
from tests.rules import rule


def advanced(seats: int = 2, *scholars: str) -> SantaMaria:
    """The draft of town halls, with these scholars under h01, h02 and on, and others on the shared board."""
    state = start(seats, colonies="advanced")
    if scholars:
        left = [number for number in range(10) if CATALOG.scholar_ids[number] not in scholars]
        under = [CATALOG.scholar_ids.index(name) for name in scholars]
        state.scholars, state.sets = tuple(left[:3]), tuple((under + left[3:])[:4])
    return audited(state)


def draft(state: SantaMaria) -> SantaMaria:
    """Everybody takes the first set and lays the town hall where it fits first."""
    while not state.year:
        state.choose(state.options()[0])
    return state


@rule("SMA-14.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_shared_board_is_as_ever_and_each_player_has_side_b_two_wood_and_coins_by_seat(seats: int) -> None:
    state = advanced(seats)

    view = GAME.view(state, RED)

    assert [player["colony"] for player in view["players"]] == ["b"] * seats
    assert [stored(state, seat) for seat in range(seats)] == [{"wood": 2}] * seats
    assert state.coins == [3, 4, 5, 6][:seats]
    assert len(view["white"]) == 3 * seats
    assert (len(view["expansions"]["doubles"]), len(view["expansions"]["triples"])) == (5, 5)
    assert (len(view["scholars"]), len(view["bishops"]), view["roads_left"]) == (3, 3, 3)
    assert sorted(dock["shipment"]["id"] for dock in view["docks"]) == ["w1", "w2", "w3", "w4"]


@rule("SMA-14.2")
def test_each_player_rolls_a_blue_die_before_the_sets_are_chosen() -> None:
    state = advanced(4)

    assert decision(state) == "ChooseSet"
    assert [len(blue_dice(state, seat)) for seat in range(4)] == [1, 1, 1, 1]
    assert state.blue_reserve == 8


@rule("SMA-14.3", "SMA-X18")
@pytest.mark.parametrize("seed", range(5))
def test_under_each_town_hall_lies_a_scholar_that_is_not_on_the_shared_board(seed: int) -> None:
    state = start(4, seed, colonies="advanced")

    view = GAME.view(state, YELLOW)

    assert [entry["hall"] for entry in view["sets"]] == ["h01", "h02", "h03", "h04"]
    under = {entry["scholar"] for entry in view["sets"]}
    assert len(under) == 4
    assert not under & {scholar["id"] for scholar in view["scholars"]}


@rule("SMA-14.3")
def test_the_scholars_under_town_halls_are_random() -> None:
    first = {start(2, seed, colonies="advanced").sets[0] for seed in range(100)}

    assert len(first) == 10


@rule("SMA-14.4", "SMA-X18")
def test_sets_are_chosen_counter_clockwise_from_the_last_seat() -> None:
    state = advanced(4)
    chosen = []

    while not state.year:
        if decision(state) == "ChooseSet":
            chosen.append((state.seat, len(state.options())))
        state.choose(state.options()[0])

    assert chosen == [(YELLOW, 4), (BLUE, 3), (GREEN, 2)]  # the last one has no choice
    assert sorted(state.set_owner) == [RED, GREEN, BLUE, YELLOW]
    assert state.active == RED


@rule("SMA-14.4")
def test_the_sets_that_nobody_chose_leave_the_game() -> None:
    state = advanced(2, "sc06", "sc07", "sc01", "sc02")

    play(state, "take h01 sc06", "place turn 0 cell 1 3", "take h02 sc07", "place turn 0 cell 1 3")
    religion(state, RED, 1)
    run(state, PRAYS[RED])
    play(state, "pray")

    owners = {entry["scholar"]: entry["seat"] for entry in GAME.view(state, RED)["sets"]}
    assert owners == {"sc06": "green", "sc07": "red", "sc01": None, "sc02": None}
    assert [state.own_scholars(seat) for seat in (RED, GREEN)] == [[6], [5]]
    assert "monk sc01" not in state.texts()


@rule("SMA-14.5")
def test_the_town_hall_is_placed_at_once_on_two_empty_spaces_in_any_rotation() -> None:
    state = advanced(2)
    hall = state.texts()[0]
    empty = [(row, column) for row in range(1, 7) for column in range(1, 7) if not territory(state, GREEN, row, column)]

    play(state, hall)

    steps = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    places = [
        f"place turn {turn} cell {row} {column}"
        for turn, (down, right) in enumerate(steps)
        for row, column in empty
        if (row + down, column + right) in empty
    ]
    assert (decision(state), state.seat) == ("PlaceHall", GREEN)
    assert state.texts() == places
    assert "place turn 0 cell 1 1" not in places  # a forest is printed at (1,2)
    play(state, "place turn 1 cell 1 1")
    assert territory(state, GREEN, 1, 1) != ""
    assert territory(state, GREEN, 2, 1) != ""


@rule("SMA-14.6", "SMA-D31")
def test_the_scholar_of_a_set_works_from_the_start_and_brings_its_points_without_a_monk() -> None:
    state = advanced(2, "sc04", "sc03", "sc09", "sc10")
    play(state, "take h02 sc03", "place turn 0 cell 1 3", "take h01 sc04", "place turn 0 cell 1 3")

    play(state, "sell wood")
    after_sale = state.coins[RED]
    state.year = 3
    end_year(state)

    assert after_sale == 3 + 2
    assert state.monks_placed(RED) == 0
    assert [reasons["scholars"] for reasons in state.breakdown()] == [2, 1]


@rule("SMA-14.6")
def test_no_rival_can_get_the_scholar_of_a_set() -> None:
    state = draft(advanced(2, "sc04", "sc03", "sc09", "sc10"))
    religion(state, RED, 1)
    store(state, RED, coins=20)

    run(state, PRAYS[RED])
    play(state, "pray")

    scholars = [CATALOG.scholar_ids[number] for number in state.scholars]
    assert offered(state, "monk")[:3] == [f"monk {name}" for name in scholars]
    assert not {"sc04", "sc03", "sc09", "sc10"} & set(scholars)


@rule("SMA-14.7")
def test_there_are_three_scholars_on_the_board_and_one_in_front_of_each_player() -> None:
    state = draft(advanced(4))
    religion(state, RED, 1)

    owned = [state.own_scholars(seat) for seat in range(4)]
    run(state, PRAYS[RED])
    play(state, "pray")

    assert [len(scholars) for scholars in owned] == [1, 1, 1, 1]
    assert len(offered(state, "monk")) == 10  # three scholars, three bishops, four stations, as ever
    assert sum(monk.split()[1].startswith("sc") for monk in offered(state, "monk")) == 3


@rule("SMA-14.8")
def test_each_player_sees_sets_board_dice_and_earlier_town_halls_before_choosing() -> None:
    state = advanced(2)
    taken = state.texts()[2].split()[1]

    play(state, state.texts()[2], "place turn 3 cell 5 1")
    view = GAME.view(state, RED)

    assert view["waiting"]["seat"] == "red"
    assert [entry["seat"] for entry in view["sets"]] == [None, None, "green", None]
    assert view["players"][GREEN]["tiles"] == [
        {"id": taken, "turn": 3, "row": 5, "column": 1, "cells": [[5, 1], [4, 1]]}
    ]
    assert (len(view["white"]), len(view["players"][RED]["blue"])) == (6, 1)


@rule("SMA-14.8")
def test_set_and_placement_are_not_taken_back_once_the_next_player_chooses() -> None:
    state = advanced(2)

    play(state, state.texts()[0], "place turn 0 cell 1 3")
    taken = state.set_owner.index(GREEN)
    play(state, state.texts()[0])

    assert state.committed == 2  # both choices of green stand
    assert state.set_owner[taken] == GREEN
    assert territory(state, GREEN, 1, 3) != ""
