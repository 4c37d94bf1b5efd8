"""Final scoring and the end (MAR-19)."""

import pytest

from caravela.games.maracaibo.scoring import majority_bonus, nation_points
from caravela.games.maracaibo.state import Maracaibo
from tests.games.maracaibo.position import (
    BLUE,
    GREEN,
    YELLOW,
    Log,
    answers,
    audited,
    decision,
    end_round,
    explorer,
    give,
    hand,
    influence,
    invested,
    markers,
    new,
    own,
    plan,
    play,
    prestige,
    quest_tiles,
    stock,
)
from tests.rules import rule

COUNTED = ("last_income", "doubloon_track", "cards", "leads", "france", "england", "spain")


def last_round(seats: int = 2) -> Maracaibo:
    """Round IV, with no marker on the chart: nobody has points for anything."""
    state = new(seats, round=4)
    markers(state)
    return state


def final(state: Maracaibo, seat: int = BLUE) -> dict[str, int]:
    """The final score of a seat by reason, with everything that is not nothing; all take points in step 1."""
    end_round(state)
    while not state.is_over:
        play(state, "score")
    audited(state)
    return {reason: points for reason, points in state.breakdown()[seat].items() if points}


# -- before the lines -------------------------------------------------------------------------------------------------


@rule("MAR-19.0", "MAR-D12")
def test_first_every_assistant_that_was_not_reached_scores_two_points() -> None:
    state = last_round()
    own(state, BLUE, "a45", "a46")
    state.done[BLUE] = 0b10

    assert final(state)["assistants"] == 2


@rule("MAR-19.1")
def test_from_the_trigger_on_everybody_buys_or_scores_two_points() -> None:
    state = last_round(3)
    hand(state, YELLOW, "a01")
    hand(state, GREEN, "a02")
    order = []

    end_round(state, YELLOW)
    while not state.is_over:
        order.append(state.seat)
        play(state, "buy a02" if state.seat == GREEN else "score")

    assert order[0] == YELLOW
    assert state.breakdown()[YELLOW]["instead"] == 2
    assert state.breakdown()[BLUE]["instead"] == 2
    assert (state.breakdown()[GREEN]["instead"], state.breakdown()[GREEN]["cards"]) == (0, 1)


@rule("MAR-19.1")
def test_the_hand_is_not_refilled_after_a_purchase() -> None:
    state = last_round()
    hand(state, BLUE, "a01", "a02")
    hand(state, YELLOW, "a03")

    play(end_round(state), "buy a01")

    assert (decision(state), state.seat) == ("StepOne", YELLOW)
    assert len(state.hands[BLUE]) == 1


@rule("MAR-19.1")
def test_a_prestige_building_can_be_invested_in() -> None:
    state = last_round()
    prestige(state, "b4", "b2", "b3", "b5")
    give(state, BLUE, doubloons=8, combat=3)

    end_round(state)
    assert answers(state) == ["score", "invest b4"]
    play(state, "invest b4")
    while not state.is_over:
        play(state, "score")

    assert state.breakdown()[BLUE]["b4"] == 2 * (1 + 3)
    assert state.breakdown()[BLUE]["play"] == 2
    audited(state)


@rule("MAR-23.14", "MAR-D77")
def test_the_last_chance_to_drill_is_after_the_purchase_in_step_1() -> None:
    state = last_round()
    hand(state, BLUE, "b035")
    prestige(state, "b4", "b2", "b3", "b5")
    invested(state, BLUE, "b4")
    give(state, BLUE, combat=0, figures=1)

    play(end_round(state), "buy b035")
    assert (decision(state), set(state.texts())) == ("EndStep", {"done", "drill"})
    play(state, "drill", "drill")
    while not state.is_over:
        play(state, "score")

    assert (state.figures[BLUE], state.combat[BLUE]) == (0, 4)
    assert state.breakdown()[BLUE]["b4"] == 2 * 4
    audited(state)


# -- the lines --------------------------------------------------------------------------------------------------------


@rule("MAR-19.2")
def test_the_income_of_points_and_the_points_of_the_doubloon_track_count_and_no_doubloons_come() -> None:
    state = last_round()
    give(state, BLUE, doubloons=7, doubloon_income=17, points_income=5)

    assert final(state) == {"instead": 2, "last_income": 5, "doubloon_track": 4}
    assert state.doubloons[BLUE] == 7


@rule("MAR-19.3")
def test_cards_of_the_tableau_and_invested_buildings_count_and_no_others() -> None:
    state = last_round()
    own(state, BLUE, "a37", "b004")
    hand(state, BLUE, "b010")
    plan(state, BLUE, "b017")
    prestige(state, "b2", "b1", "b3", "b5")
    invested(state, BLUE, "b2")
    quest_tiles(state, BLUE, 3)
    give(state, BLUE, points_income=0, doubloons=0)

    assert final(state) == {"instead": 2, "cards": 2 + 5, "b2": 6}


@rule("MAR-19.4")
def test_who_is_furthest_with_a_nation_gets_three_points_and_so_do_all_tied() -> None:
    state = last_round(3)
    influence(state, BLUE, france=1, england=1)
    influence(state, YELLOW, england=1)

    final(state)

    assert [pad["leads"] for pad in state.breakdown()] == [6, 3, 0]


@rule("MAR-19.4")
def test_nobody_gets_points_for_a_nation_where_all_markers_are_on_0() -> None:
    state = last_round(2)

    final(state)

    assert [pad["leads"] for pad in state.breakdown()] == [0, 0]


@rule("MAR-19.5", "MAR-19.6")
def test_a_noble_rank_is_worth_the_empty_stock_spaces_and_the_majority_bonus() -> None:
    state = last_round()
    markers(state, france="1 2 3", england="6")
    influence(state, BLUE, france=7, england=4, spain=2)
    influence(state, YELLOW, france=8, england=8, spain=8)

    found = final(state)

    assert (found["france"], found["england"], found.get("spain", 0)) == (3 * (2 + 2), 2 * (1 + 1), 0)


@rule("MAR-19.6")
@pytest.mark.parametrize(("left", "spaces"), [(13, 0), (12, 1), (11, 1), (10, 2), (1, 6), (0, 7)])
def test_only_completely_empty_stock_spaces_count(left: int, spaces: int) -> None:
    state = last_round()
    stock(state, spain=left)
    markers(state, france="1 2", england="3 6", spain="")
    stock(state, spain=left)
    influence(state, BLUE, spain=2)

    assert final(state).get("spain", 0) == 1 * (spaces + 0)


@rule("MAR-19.7", "MAR-X20")
@pytest.mark.parametrize(
    ("owned", "bonus"),
    [
        ([5, 3, 1], [2, 1, 0]),
        ([3, 3, 3], [2, 2, 2]),
        ([3, 3, 1], [2, 2, 0]),
        ([4, 2, 2], [2, 1, 1]),
        ([1, 3, 3], [0, 2, 2]),
        ([0, 0, 0], [2, 2, 2]),
    ],
)
def test_the_majority_bonus_is_2_1_and_0_and_tied_nations_get_the_higher_value(
    owned: list[int], bonus: list[int]
) -> None:
    assert majority_bonus(owned) == bonus


@rule("MAR-X3", "MAR-19.5")
def test_ranks_2_3_and_1_are_worth_29_points_with_these_stocks() -> None:
    state = last_round()
    markers(state, france="1 2 3 4", spain="6 7 8 9", england="10 12")
    stock(state, france=13 - 7, spain=13 - 5, england=13 - 3)
    assert [state.emptied(nation) for nation in range(3)] == [4, 2, 3]
    influence(state, BLUE, france=4, spain=7, england=2)
    influence(state, YELLOW, france=5, spain=8, england=3)

    found = final(state)

    assert (found["france"], found["spain"], found["england"]) == (12, 15, 2)
    assert nation_points(2, 4, 2) + nation_points(3, 3, 2) + nation_points(1, 2, 0) == 29


@rule("MAR-X4")
def test_cards_track_and_income_count_in_addition() -> None:
    state = last_round()
    markers(state, france="1 2 3 4", spain="6 7 8 9", england="10 12")
    stock(state, france=13 - 7, spain=13 - 5, england=13 - 3)
    influence(state, BLUE, france=4, spain=7, england=2)
    influence(state, YELLOW, france=5, spain=8, england=3)
    own(state, BLUE, "b010", "b016", "b017", "b007", "b009")
    prestige(state, "b2", "b1", "b3", "b5")
    invested(state, BLUE, "b2")
    quest_tiles(state, BLUE, 3)
    give(state, BLUE, doubloon_income=16, points_income=9)

    found = final(state)

    assert found["cards"] + found["b2"] == 34
    assert (found["doubloon_track"], found["last_income"]) == (4, 9)
    assert sum(found.values()) == 34 + 4 + 9 + 29 + found["instead"]


@rule("MAR-X31")
def test_income_of_19_and_a_card_with_3_give_20_points_at_once_and_2_in_step_2() -> None:
    state = last_round()
    hand(state, BLUE, "a11")
    give(state, BLUE, points_income=19)

    play(end_round(state), "buy a11")
    while not state.is_over:
        play(state, "score")

    assert (state.breakdown()[BLUE]["income"], state.breakdown()[BLUE]["last_income"]) == (20, 2)
    assert state.points_income[BLUE] == 2


# -- the end ----------------------------------------------------------------------------------------------------------


@rule("MAR-19.9")
@pytest.mark.parametrize(("points", "winners"), [([5, 3, 1], [0]), ([5, 6, 6], [1, 2]), ([4, 4, 4], [0, 1, 2])])
def test_the_most_points_win_and_ties_share_the_victory(points: list[int], winners: list[int]) -> None:
    state = last_round(3)
    for seat in range(3):
        give(state, seat, points=points[seat])
    log = Log(state)

    final(state)

    assert state.winners() == winners
    assert log.keys().count("winner") == len(winners)


@rule("MAR-19.11")
def test_nothing_is_gained_after_step_1_and_the_lines_are_told_in_order() -> None:
    state = last_round()
    own(state, BLUE, "a37")
    give(state, BLUE, doubloon_income=10, points_income=1)
    markers(state, spain="1")
    influence(state, BLUE, spain=2)
    explorer(state, BLUE, "e12")
    log = Log(state)

    final(state)

    told = [event.facts["reason"] for event in log.events if event.key == "final-reason"]
    assert told == ["last_income", "doubloon_track", "cards", "leads", "spain"]
    assert list(state.breakdown()[BLUE])[-7:] == list(COUNTED)
    assert sum(state.breakdown()[BLUE].values()) == state.scores()[BLUE]


@rule("MAR-19.11")
def test_the_lines_of_the_final_scoring_appear_when_the_game_is_over() -> None:
    state = last_round()
    give(state, BLUE, points_income=3)
    hand(state, BLUE, "a01")

    end_round(state)
    assert "last_income" not in state.breakdown()[BLUE]
    play(state, "score")
    while not state.is_over:
        play(state, "score")

    assert state.breakdown()[BLUE]["last_income"] == 3
