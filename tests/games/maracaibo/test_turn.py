"""The turn: its phases, main actions and free actions (MAR-5)."""

import pytest

from caravela.games.maracaibo.state import ACTION, REFILL, SAILING, Maracaibo
from tests.games.maracaibo.position import (
    BLUE,
    GREEN,
    YELLOW,
    Log,
    answers,
    asked,
    audited,
    cards,
    city,
    combat_tokens,
    decision,
    discs,
    explorer,
    give,
    hand,
    influence_of,
    new,
    next_token,
    offered,
    own,
    plan,
    play,
    quest,
    row,
    space,
    turn_of,
    upgrade,
    why_not,
)
from tests.rules import rule


def pass_turn(state: Maracaibo, *places: str) -> Maracaibo:
    """The seat whose turn it is sails, does nothing and draws what it must."""
    seat = state.active
    play(state, *places)
    while state.active == seat and not state.is_over and decision(state) != "Sail":
        state.choose(state.speech.option("done") if "done" in state.texts() else state.speech.option("draw"))
    return state


# -- rounds and phases ------------------------------------------------------------------------------------------------


@rule("MAR-5.1")
def test_players_take_turns_clockwise_until_the_round_ends() -> None:
    state = new(3)
    order = []

    for at in ("3", "3", "3", "10", "10", "10", "12"):
        order.append(state.active)
        pass_turn(state, offered(state, f"sail {at}")[0])

    assert order == [BLUE, YELLOW, GREEN, BLUE, YELLOW, GREEN, BLUE]
    assert (state.round, state.active) == (1, YELLOW)


@rule("MAR-5.1")
def test_a_game_has_four_rounds() -> None:
    state = new(2)
    rounds = [state.round]

    while not state.is_over:
        state.choose(state.options()[0])
        if state.round != rounds[-1]:
            rounds.append(state.round)

    assert rounds == [1, 2, 3, 4]


@rule("MAR-5.2")
def test_a_turn_is_sailing_then_a_main_action_then_refilling() -> None:
    state = new()
    hand(state, BLUE, "a01")

    assert (state.phase, decision(state)) == (SAILING, "Sail")
    assert "done" not in state.texts()
    play(state, "sail 2")
    assert (state.phase, decision(state)) == (ACTION, "MainAction")
    play(state, "earn", "done")
    assert (state.phase, decision(state)) == (REFILL, "Refill")
    play(state, "draw", "draw", "draw")

    assert (state.active, decision(state)) == (YELLOW, "Sail")
    audited(state)


# -- main actions -----------------------------------------------------------------------------------------------------


@rule("MAR-5.3")
@pytest.mark.parametrize("first", ["earn", "quest q19", "assist a48"])
def test_only_one_main_action_is_done_even_where_there_are_several(first: str) -> None:
    state = turn_of(new(), BLUE, "6", sailed=1)
    quest(state, "q19", "6")
    own(state, BLUE, "a48")
    hand(state, BLUE, "a01")
    assert {"earn", "quest q19", "assist a48"} < set(state.texts())

    play(state, first)
    while decision(state) != "EndTurn":
        state.choose(state.options()[-1] if "decline" in state.texts()[-1] else state.speech.option("done"))

    assert answers(state) == ["done"]
    audited(state)


@rule("MAR-5.4", "MAR-7.1")
def test_in_a_city_the_main_actions_are_city_action_quest_and_assistant() -> None:
    state = turn_of(new(), BLUE, "4")
    quest(state, "q19", "4")
    own(state, BLUE, "b083")

    assert set(answers(state)) == {"done", "city", "quest q19", "assist b083"}


@rule("MAR-5.4")
def test_in_a_village_the_main_actions_are_village_actions_quest_and_assistant() -> None:
    state = turn_of(new(), BLUE, "6")
    quest(state, "q19", "6")
    own(state, BLUE, "a48")
    give(state, BLUE, doubloons=0)

    assert set(answers(state)) == {"done", "earn", "quest q19", "assist a48"}


@rule("MAR-5.5")
@pytest.mark.parametrize("at", ["6", "4", "20"])
def test_doing_no_main_action_is_allowed(at: str) -> None:
    state = turn_of(new(), BLUE, at)

    play(state, "done")

    assert decision(state) == "Refill"
    assert (state.doubloons[BLUE], state.points_of(BLUE)) == (10, 0)


@rule("MAR-5.14")
def test_a_main_action_of_which_everything_is_left_out_is_the_same_as_none() -> None:
    left_out, nothing = turn_of(new(), BLUE, "4"), turn_of(new(), BLUE, "4")

    play(left_out, "city", "decline")
    play(nothing, "done")

    assert decision(left_out) == decision(nothing) == "Refill"
    assert left_out.explorer == nothing.explorer
    assert left_out.points == nothing.points


# -- free actions -----------------------------------------------------------------------------------------------------


def with_free_actions(state: Maracaibo, seat: int = BLUE) -> Maracaibo:
    """A card that can be planned and a task that can be completed."""
    hand(state, seat, "a01")
    combat_tokens(state, seat, 3)
    return state


@rule("MAR-5.6", "MAR-D14")
def test_free_actions_are_planning_a_card_and_completing_a_task_in_the_phase_of_actions_only() -> None:
    state = with_free_actions(turn_of(new(), BLUE, "0", phase=SAILING))

    assert offered(state, "plan") + offered(state, "complete") == []
    play(state, "sail 6 by 4")
    assert offered(state, "plan") == ["plan a01"]
    assert offered(state, "complete") == ["complete task 1"]

    turn_of(state, BLUE, phase=REFILL)
    assert decision(state) == "Refill"
    assert offered(state, "plan") + offered(state, "complete") == []


@rule("MAR-5.6")
def test_nobody_does_free_actions_in_the_turn_of_another() -> None:
    state = with_free_actions(turn_of(new(3), BLUE, "6"), YELLOW)

    assert offered(state, "plan") + offered(state, "complete") == []


@rule("MAR-5.6", "MAR-5.12")
def test_free_actions_come_before_and_after_the_main_action_and_do_not_use_it_up() -> None:
    state = with_free_actions(turn_of(new(), BLUE, "6"))
    hand(state, BLUE, "a01", "a02")

    play(state, "plan a01")
    assert decision(state) == "MainAction"
    play(state, "earn")
    assert decision(state) == "EndTurn"
    play(state, "complete task 1", "plan a02")

    assert cards(state, state.planning[BLUE]) == ["a01", "a02"]
    assert (state.doubloons[BLUE], state.figures[BLUE]) == (10 + 1 + 4, 3)
    assert decision(state) == "Refill"
    audited(state)


@rule("MAR-5.7")
def test_the_planning_area_has_three_spaces() -> None:
    state = turn_of(new(), BLUE, "6")
    hand(state, BLUE, "a01", "a02", "a03", "a04")

    play(state, "plan a01", "plan a02", "plan a03")

    assert offered(state, "plan") == []
    assert why_not(state, "plan a04").key == "planning-full"
    audited(state)


@rule("MAR-5.7")
def test_planned_cards_do_not_count_for_the_hand_limit() -> None:
    state = new()
    plan(state, BLUE, "a01", "a02", "a03")
    hand(state, BLUE, "a04")

    turn_of(state, BLUE, phase=REFILL)
    play(state, "draw", "draw", "draw")

    assert len(state.hands[BLUE]) == 4
    assert len(state.planning[BLUE]) == 3


@rule("MAR-5.7", "MAR-8.6")
def test_planned_cards_can_be_bought_but_not_discarded_or_used_as_goods_or_objects() -> None:
    state = turn_of(new(), BLUE, "6")
    plan(state, BLUE, "a01", "a06", "a08")
    quest(state, "q12", "6")
    upgrade(state, BLUE, "u8", "u9")

    assert "buy a01" in state.texts()
    assert offered(state, "quest") + offered(state, "discard") + offered(state, "use u9") == []
    assert why_not(state, "quest q12").key == "few-cards"

    turn_of(state, BLUE, "4")
    assert offered(state, "deliver") == []


@rule("MAR-D79")
def test_a_card_can_be_planned_and_bought_in_the_same_turn() -> None:
    state = turn_of(new(), BLUE, "6")
    hand(state, BLUE, "a01")

    play(state, "plan a01", "buy a01")

    assert cards(state, state.tableau[BLUE]) == ["a01"]
    audited(state)


@rule("MAR-5.11")
def test_free_actions_are_possible_in_the_middle_of_a_combat() -> None:
    state = turn_of(new(), BLUE, "11")
    hand(state, BLUE, "a01", "a02", "a03")
    play(state, "city", "plan a01", "reveal 1", "plan a02")
    nation = offered(state, "fight")[0]

    play(state, nation, "plan a03")

    assert decision(state) == "Fight"
    assert len(state.planning[BLUE]) == 3
    audited(state)


@rule("MAR-5.11")
def test_free_actions_are_possible_in_a_series_of_village_actions() -> None:
    state = turn_of(new(), BLUE, "6", sailed=7)
    hand(state, BLUE, "a01")

    play(state, "earn", "plan a01")

    assert (decision(state), asked(state).left) == ("Village", 2)


@rule("MAR-5.11")
def test_free_actions_are_possible_in_a_payment_with_cards_that_are_not_needed_for_it() -> None:
    state = turn_of(new(), BLUE, "6")
    hand(state, BLUE, "a01", "a06", "a08", "a02")
    quest(state, "q12", "6")

    play(state, "quest q12")

    assert decision(state) == "PayCards"
    assert set(offered(state, "plan")) == {"plan a01", "plan a06", "plan a08", "plan a02"}
    play(state, "plan a01")
    assert set(offered(state, "plan")) == {"plan a02"}
    assert why_not(state, "plan a06").key == "needed"
    play(state, "pay a06", "pay a08")
    assert state.quests[BLUE] == 1
    audited(state)


@rule("MAR-5.11")
def test_free_actions_are_possible_at_the_questions_of_an_effect() -> None:
    state = turn_of(new(), BLUE, "5")
    hand(state, BLUE, "a01")

    play(state, "city")

    assert decision(state) == "ChooseInfluence"
    assert offered(state, "plan") == ["plan a01"]


# -- effects ----------------------------------------------------------------------------------------------------------


@rule("MAR-5.8")
def test_any_part_of_an_effect_can_be_left_out() -> None:
    state = turn_of(new(), BLUE, "5")

    play(state, "city", "decline")
    assert decision(state) == "Village"
    play(state, "done")

    assert influence_of(state, BLUE) == (0, 0, 0)
    assert decision(state) == "Refill"


@rule("MAR-5.8")
def test_who_does_not_pay_the_whole_cost_gets_nothing() -> None:
    state = turn_of(new(), BLUE, "5")
    city(state, "5", "c06")
    give(state, BLUE, combat=1)

    play(state, "city")
    assert decision(state) == "Refill"

    give(state, BLUE, combat=2)
    play(turn_of(state, BLUE, "5"), "city", "decline")
    assert (state.combat[BLUE], state.doubloons[BLUE]) == (2, 10)


@rule("MAR-5.9")
def test_effects_of_the_same_kind_add_up() -> None:
    state = turn_of(new(), BLUE, "6")
    own(state, BLUE, "a21", "a22")
    hand(state, BLUE, "a01")
    log = Log(state)

    play(state, "buy a01")

    assert log.facts("bought")["doubloons"] == 5 - 2
    assert state.doubloons[BLUE] == 7


@rule("MAR-5.10")
def test_an_effect_gained_in_another_one_is_done_completely_before_the_outer_one_goes_on() -> None:
    state = turn_of(new(), BLUE, "11")
    discs(state, BLUE, "u11", 1)
    upgrade(state, BLUE, "u1", "u2", "u4", "u8")
    next_token(state, "k23")
    play(state, "city", "reveal 1", "fight france", "annex 14")
    assert decision(state) == "RemoveDisc"

    play(state, "disc u11", "choose explore", "explore e2")

    assert decision(state) == "Fight"
    assert space(state, BLUE) == "e2"
    assert state.combat[BLUE] == 2
    audited(state)


@rule("MAR-5.13")
def test_a_choice_of_which_no_option_can_be_done_is_skipped() -> None:
    state = turn_of(new(), BLUE, "13")
    upgrade(state, BLUE, *[f"u{number}" for number in range(1, 13)])

    play(state, "city")

    assert decision(state) == "Refill"
    assert state.combat[BLUE] == 2


@rule("MAR-5.13")
def test_if_one_of_several_ways_is_possible_it_is_that_one_or_nothing() -> None:
    state = turn_of(new(3), BLUE, "20")
    explorer(state, BLUE, "e27")

    play(state, "city")

    assert answers(state) == ["choose combat", "decline"]


@rule("MAR-D73")
def test_what_needs_no_choice_is_taken_without_being_asked() -> None:
    state = turn_of(new(3), BLUE, "13")
    row(state, "a01", "a02", "a03", "a04")
    assert set(answers(state)) == {"done", "city"}

    play(state, "city")

    assert state.combat[BLUE] == 4
    assert decision(state) == "Refill"
