"""Homeward bound: the last spaces of a round (MAR-16)."""

import pytest

from caravela.games.maracaibo.state import SAILING
from tests.games.maracaibo.position import (
    BLUE,
    CATALOG,
    GREEN,
    YELLOW,
    Log,
    answers,
    audited,
    decision,
    hand,
    location,
    new,
    offered,
    own,
    play,
    row,
    space,
    turn_of,
    upgrade,
    why_not,
)
from tests.rules import rule


@rule("MAR-16.1", "MAR-16.8")
@pytest.mark.parametrize(("round", "end"), [(1, "21a"), (2, "21a"), (3, "21a"), (4, "21b")])
def test_space_20_leads_to_21a_in_rounds_i_to_iii_and_to_21b_in_round_iv(round: int, end: str) -> None:
    state = turn_of(new(round=round), BLUE, "20", phase=SAILING)

    assert state.texts() == [f"sail {end}"]


@rule("MAR-16.1")
def test_in_round_iv_22_comes_after_21b() -> None:
    state = turn_of(new(round=4), BLUE, "21b", phase=SAILING)

    assert state.texts() == ["sail 22"]


@rule("MAR-16.2")
def test_space_20_offers_a_combat_or_two_spaces_for_the_explorer_and_no_delivery() -> None:
    state = turn_of(new(), BLUE, "20")
    hand(state, BLUE, "a01", "a02", "a04", "a05", "a18")
    assert offered(state, "deliver") == []

    play(state, "city")
    assert answers(state) == ["choose combat", "choose explore", "decline"]
    play(state, "choose explore")
    assert offered(state, "explore") == ["explore e1", "explore e2"]
    play(state, "explore e2")

    assert space(state, BLUE) == "e2"
    assert decision(state) == "EndTurn"


@rule("MAR-16.3", "MAR-16.4")
@pytest.mark.parametrize(("at", "round", "points"), [("21a", 1, 3), ("21b", 4, 3), ("22", 4, 5)])
def test_the_last_spaces_give_points_as_their_city_action(at: str, round: int, points: int) -> None:
    state = turn_of(new(round=round), BLUE, at)

    play(state, "city")

    assert state.points_of(BLUE) == points


@rule("MAR-16.5", "MAR-16.7", "MAR-X22")
def test_who_ends_on_21a_ends_the_round_after_refilling() -> None:
    state = turn_of(new(3), YELLOW, "20", phase=SAILING)
    row(state, "a01", "a02", "a03", "a04")
    log = Log(state)

    play(state, "sail 21a", "city")
    assert (state.points_of(YELLOW), decision(state)) == (3, "Refill")
    play(state, "draw", "draw", "draw", "draw")

    assert (decision(state), state.seat) == ("StepOne", YELLOW)
    assert log.among("drew", "round-ended", "turn") == ["drew"] * 4 + ["round-ended"]
    play(state, "score", "score", "score")
    assert (state.round, state.active, decision(state)) == (2, GREEN, "Sail")
    assert state.ship == [CATALOG.havana] * 3
    audited(state)


@rule("MAR-16.5")
def test_the_round_ends_there_even_if_no_main_action_is_done() -> None:
    state = turn_of(new(), BLUE, "21a")
    hand(state, BLUE, "a01", "a02", "a03", "a04")

    play(state, "done", "done")

    assert (decision(state), state.points_of(BLUE)) == ("StepOne", 0)


@rule("MAR-16.6")
def test_in_round_iv_21b_triggers_nothing() -> None:
    state = turn_of(new(round=4), BLUE, "21b")
    hand(state, BLUE, "a01", "a02", "a03", "a04")

    play(state, "city", "done")

    assert (state.active, decision(state)) == (YELLOW, "Sail")


@rule("MAR-16.6", "MAR-16.7")
def test_in_round_iv_22_leads_to_the_final_scoring_after_refilling() -> None:
    state = turn_of(new(round=4), YELLOW, "22")

    play(state, "city")
    assert decision(state) == "Refill"
    play(state, *["draw"] * 4)
    assert (decision(state), state.seat) == ("StepOne", YELLOW)
    play(state, "score", "score")

    assert state.is_over
    assert state.points_of(YELLOW) == 5 + 2


@rule("MAR-16.8")
def test_several_ships_may_stand_on_the_same_homeward_space() -> None:
    state = turn_of(new(3), BLUE, "19", phase=SAILING)
    state.ship[YELLOW] = state.ship[GREEN] = location("20")

    play(state, "sail 20")

    assert state.ship == [location("20")] * 3


@rule("MAR-D72")
def test_an_assistant_who_lets_the_ship_sail_on_does_not_let_it_pass_20() -> None:
    state = turn_of(new(), BLUE, "18")
    own(state, BLUE, "a55")

    play(state, "assist a55")

    assert answers(state) == ["sail 19", "sail 20", "decline"]
    assert why_not(state, "sail 21a").key == "must-stop"
    play(state, "sail 20")
    assert decision(state) == "MainAction"
    assert "city" in state.texts()


@rule("MAR-7.5")
def test_the_points_of_a_homeward_space_are_no_village_action() -> None:
    state = turn_of(new(), BLUE, "21a", sailed=1)
    upgrade(state, BLUE, "u8")

    assert answers(state) == ["done", "city"]
