"""Interim scoring after rounds I, II and III (MAR-18)."""

import pytest

import caravela
from caravela.games.maracaibo.catalog import INCOMES, RESOLVE
from caravela.games.maracaibo.state import NONE, UNSEEN, Maracaibo
from tests.games.maracaibo.position import (
    BLUE,
    CATALOG,
    GREEN,
    RED,
    YELLOW,
    Log,
    answers,
    assistants_done,
    audited,
    cards,
    combat_tokens,
    decision,
    deliver,
    end_round,
    give,
    hand,
    location,
    market,
    new,
    offered,
    own,
    plan,
    play,
    prestige,
    row,
    space,
    turn_of,
    why_not,
)
from tests.rules import rule


def scored(state: Maracaibo, seat: int, reason: int) -> int:
    """The points of a seat for a reason."""
    return state.points[7 * seat + reason]


# -- assistants -------------------------------------------------------------------------------------------------------


@rule("MAR-18.0", "MAR-D11")
def test_first_every_assistant_that_was_not_reached_scores_two_points() -> None:
    state = new(3)
    own(state, BLUE, "a45", "b083")
    own(state, GREEN, "a46")
    state.done[BLUE] = 0b01

    end_round(state, YELLOW)

    assert [state.points_of(seat) for seat in range(3)] == [2, 0, 2]
    assert (decision(state), state.seat) == ("StepOne", YELLOW)


@rule("MAR-18.0")
def test_at_the_start_of_the_next_round_all_assistants_are_open() -> None:
    state = new()
    own(state, BLUE, "a45", "b083")

    play(end_round(state), "score", "score")

    assert state.round == 2
    assert assistants_done(state, BLUE) == []


# -- step 1 -----------------------------------------------------------------------------------------------------------


@rule("MAR-18.1")
def test_from_the_player_who_triggered_it_on_everybody_chooses() -> None:
    state = new(4)
    order = []

    end_round(state, GREEN)
    while decision(state) == "StepOne":
        assert state.active == state.seat
        order.append(state.seat)
        play(state, "score")

    assert order == [GREEN, RED, BLUE, YELLOW]
    assert [scored(state, seat, RESOLVE) for seat in range(4)] == [2, 2, 2, 2]


@rule("MAR-18.1")
def test_a_card_of_hand_or_planning_area_can_be_bought_or_a_building_invested_in() -> None:
    state = new()
    hand(state, BLUE, "a01", "a02")
    plan(state, BLUE, "a06")
    prestige(state, "b4")

    end_round(state)

    assert answers(state) == ["score", "buy a01", "buy a02", "buy a06", "invest b4"]
    play(state, "invest b4")
    assert state.doubloons[BLUE] == 2
    audited(state)


@rule("MAR-18.1")
def test_after_a_purchase_the_hand_is_refilled_as_in_phase_c() -> None:
    state = new()
    hand(state, BLUE, "a01", "a02")
    row(state, "a10", "a11", "a12", "a13")

    play(end_round(state), "buy a01")

    assert cards(state, state.tableau[BLUE]) == ["a01"]
    assert (decision(state), state.seat) == ("Refill", BLUE)
    play(state, "draw", "draw", "draw")
    assert len(state.hands[BLUE]) == 4
    assert state.seat == YELLOW
    assert scored(state, BLUE, RESOLVE) == 0
    audited(state)


@rule("MAR-18.1")
def test_who_scores_two_points_does_not_refill() -> None:
    state = new()
    hand(state, BLUE, "a01")

    play(end_round(state), "score")

    assert state.seat == YELLOW
    assert cards(state, state.hands[BLUE]) == ["a01"]


@rule("MAR-D29")
def test_a_card_of_the_row_costs_a_doubloon_here_too() -> None:
    state = new()
    hand(state, BLUE, "a01")
    row(state, "a10", "a11", "a12", "a13")

    play(end_round(state), "buy a01", "take a11")

    assert state.doubloons[BLUE] == 10 - 5 - 1


@rule("MAR-18.1")
def test_a_purchase_is_paid_normally() -> None:
    state = new()
    hand(state, BLUE, "b001", "a45", "a01")
    give(state, BLUE, figures=0)

    end_round(state)

    assert answers(state) == ["score", "buy a01"]
    assert (why_not(state, "buy b001").key, why_not(state, "buy a45").key) == ("too-dear", "few-figures")


@rule("MAR-D71")
def test_a_card_bought_in_step_1_has_all_its_effects() -> None:
    state = new()
    hand(state, BLUE, "b024")
    log = Log(state)

    play(end_round(state), "buy b024", "explore e2")

    assert space(state, BLUE) == "e2"
    assert log.facts("synergy")["synergy"] == "book"
    assert state.combat[BLUE] == 2


@rule("MAR-D71")
def test_an_assistant_placed_in_step_1_earns_nothing_in_that_scoring() -> None:
    state = new()
    hand(state, BLUE, "a45")

    play(end_round(state), "buy a45")
    play(state, *["draw"] * 4)

    assert scored(state, BLUE, 3) == 0
    assert state.assistants[BLUE] == (CATALOG.project_ids.index("a45"),)
    play(state, "score")
    assert (state.round, assistants_done(state, BLUE)) == (2, [])


@rule("MAR-18.10")
def test_each_player_decides_after_the_previous_one_has_finished_refill_and_row_included() -> None:
    state = new()
    hand(state, BLUE, "a01", "a02", "a03", "a04")
    row(state, "a10", "a11", "a12", "a13")

    play(end_round(state), "buy a01", "take a11")

    assert state.seat == YELLOW
    assert NONE not in state.row


@rule("MAR-18.10", "MAR-5.6")
def test_no_career_task_can_be_completed_and_no_card_planned_in_a_scoring() -> None:
    state = new()
    hand(state, BLUE, "a01")
    combat_tokens(state, BLUE, 5)

    end_round(state)

    assert offered(state, "complete") + offered(state, "plan") == []


# -- income -----------------------------------------------------------------------------------------------------------


def test_the_income_is_no_consequence_of_the_last_choice_before_it() -> None:
    state = play(end_round(new()), "score")
    give(state, YELLOW, doubloon_income=12, points_income=3)

    [found] = caravela.game("maracaibo").consequences(state, YELLOW, [state.option_of("score")])

    assert [(change.figures, change.total) for change in found.changes] == [({}, 0), ({}, 2)]
    assert not found.is_known


@rule("MAR-18.2", "MAR-X2")
def test_everybody_gets_the_doubloons_and_points_of_the_income_markers() -> None:
    state = new()
    give(state, BLUE, doubloon_income=12, points_income=3)
    log = Log(state)

    play(end_round(state), "score", "score")

    assert state.doubloons == [10 + 12, 10 + 8]
    assert (scored(state, BLUE, INCOMES), scored(state, YELLOW, INCOMES)) == (3, 0)
    assert state.points_of(BLUE) == 3 + 2
    assert [event.facts for event in log.events if event.key == "income"] == [
        {"seat": "blue", "doubloons": 12, "points": 3},
        {"seat": "yellow", "doubloons": 8, "points": 0},
    ]


@rule("MAR-18.3")
def test_a_card_bought_in_step_1_counts_for_the_income() -> None:
    state = new()
    hand(state, BLUE, "a11", "a02", "a03", "a04")
    give(state, BLUE, doubloons=6)

    play(end_round(state), "buy a11", "score")

    assert scored(state, BLUE, INCOMES) == 3
    assert state.doubloons[BLUE] == 8


@rule("MAR-X8", "MAR-D31")
def test_a_marker_that_would_reach_22_in_round_iii_goes_to_2_for_40_points() -> None:
    state = turn_of(new(round=3), BLUE, "6")
    hand(state, BLUE, "a11")
    give(state, BLUE, points_income=19)

    play(state, "buy a11")

    assert state.points_income[BLUE] == 2
    assert state.points_of(BLUE) == 40


@rule("MAR-D31")
@pytest.mark.parametrize(("round", "points"), [(1, 80), (2, 60), (3, 40)])
def test_in_step_1_the_scoring_itself_is_still_to_come(round: int, points: int) -> None:
    state = new(round=round)
    hand(state, BLUE, "a11")
    give(state, BLUE, points_income=19)

    play(end_round(state), "buy a11")

    assert scored(state, BLUE, INCOMES) == points


@rule("MAR-X23", "MAR-D30")
def test_doubloon_income_beyond_34_moves_the_other_marker_which_can_wrap() -> None:
    state = turn_of(new(round=3), BLUE, "6")
    hand(state, BLUE, "a02")
    give(state, BLUE, doubloon_income=33)
    wrapped = state.copy()
    give(wrapped, BLUE, points_income=18)

    play(state, "buy a02")
    play(wrapped, "buy a02")

    assert (state.doubloon_income[BLUE], state.points_income[BLUE]) == (34, 2)
    assert (wrapped.points_income[BLUE], wrapped.points_of(BLUE)) == (0, 40)


# -- the board --------------------------------------------------------------------------------------------------------


@rule("MAR-18.4")
def test_all_delivered_discs_leave_the_game() -> None:
    state = new(3)
    for at in ("4", "5", "11", "13", "14"):
        deliver(state, at, BLUE, YELLOW)
    discs = state.discs

    play(end_round(state), "score", "score", "score")

    assert all(market(state, at) == [] for at in ("4", "5", "11", "13", "14"))
    assert state.discs == discs
    audited(state)


@rule("MAR-18.5", "MAR-18.11")
def test_the_row_goes_to_the_discard_pile_and_four_new_cards_are_revealed() -> None:
    state = new()
    row(state, "a10", "a11", "a12", "a13")
    log = Log(state)

    play(end_round(state), "score", "score")

    assert not {"a10", "a11", "a12", "a13"} & set(cards(state, state.row))
    assert {"a10", "a11", "a12", "a13"} <= set(cards(state, state.discarded))
    laid = [str(event.facts["project"]) for event in log.events if event.key == "row-laid"]
    assert laid == cards(state, state.row)
    audited(state)


@rule("MAR-18.11")
def test_the_old_row_is_discarded_before_the_new_one_is_drawn() -> None:
    state = new()
    row(state, "a10", "a11", "a12", "a13")
    while state.pile_size():
        state.hands[YELLOW] += (state.draw_project(),)
    state.hands[YELLOW] += state.discarded
    state.discarded = ()

    play(end_round(state), "score", "score")

    assert sorted(cards(state, state.row)) == ["a10", "a11", "a12", "a13"]


@rule("MAR-18.6")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_the_next_prestige_building_is_revealed(round: int) -> None:
    state = new(round=round)
    assert state.prestige.count(UNSEEN) == 4 - round
    log = Log(state)

    play(end_round(state), "score", "score")

    assert state.prestige[: round + 1].count(UNSEEN) == 0
    assert state.prestige.count(UNSEEN) == 3 - round
    assert log.facts("prestige-revealed")["prestige"] == CATALOG.prestige_ids[state.prestige[round]]


@rule("MAR-18.7")
@pytest.mark.parametrize(
    ("round", "seats", "places"),
    [(1, 2, "6 12"), (1, 4, "6 12 16"), (2, 2, "2 10"), (2, 3, "2 10 18"), (3, 2, "8 16"), (3, 4, "8 16 3")],
)
def test_without_a_campaign_the_quests_of_the_round_and_player_count_are_added(
    round: int, seats: int, places: str
) -> None:
    state = new(seats, round=round)
    log = Log(state)

    play(end_round(state), *["score"] * seats)

    assert [event.facts["location"] for event in log.events if event.key == "quest-laid"] == places.split()
    audited(state)


@rule("MAR-18.8", "MAR-18.9")
@pytest.mark.parametrize(("ender", "opener"), [(BLUE, YELLOW), (YELLOW, GREEN), (GREEN, BLUE)])
def test_ships_return_to_havana_and_the_left_neighbour_of_the_trigger_begins(ender: int, opener: int) -> None:
    state = new(3)
    state.ship[:] = [location("12")] * 3

    play(end_round(state, ender), "score", "score", "score")

    assert state.ship == [CATALOG.havana] * 3
    assert (state.round, state.opener, state.active) == (2, opener, opener)
