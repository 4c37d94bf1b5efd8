"""Village actions (MAR-13)."""

import pytest

from tests.games.maracaibo.position import (
    BLUE,
    Log,
    answers,
    asked,
    audited,
    cards,
    city,
    decision,
    explorer,
    give,
    hand,
    new,
    offered,
    own,
    plan,
    play,
    prestige,
    quest,
    space,
    top_quest,
    turn_of,
    upgrade,
    warning,
    why_not,
)
from tests.rules import rule

# -- the basic actions ------------------------------------------------------------------------------------------------


@rule("MAR-13.1", "MAR-13.2")
def test_the_whole_hand_can_be_discarded_for_two_doubloons_and_is_not_refilled_at_once() -> None:
    state = turn_of(new(), BLUE, "6", sailed=4)
    hand(state, BLUE, "a01", "a02", "a03")

    play(state, "discard hand")

    assert (state.hands[BLUE], state.doubloons[BLUE]) == ((), 12)
    assert {"a01", "a02", "a03"} <= set(cards(state, state.discarded))
    assert "discard hand" not in state.texts()
    play(state, "earn")
    assert decision(state) == "Refill"
    audited(state)


@rule("MAR-13.1")
def test_a_hand_without_cards_cannot_be_discarded() -> None:
    state = turn_of(new(), BLUE, "6")

    assert "discard hand" not in state.texts()


@rule("MAR-13.1")
def test_one_doubloon_can_be_taken_again_and_again() -> None:
    state = turn_of(new(), BLUE, "6", sailed=7)

    play(state, "earn", "earn", "earn")

    assert state.doubloons[BLUE] == 13
    assert decision(state) == "Refill"


@rule("MAR-13.1")
def test_cards_of_hand_and_planning_area_can_be_bought_and_revealed_buildings_invested_in() -> None:
    state = turn_of(new(), BLUE, "6", sailed=7)
    hand(state, BLUE, "a01")
    plan(state, BLUE, "a06")
    prestige(state, "b4")
    give(state, BLUE, doubloons=20)

    play(state, "buy a01", "buy a06", "invest b4")

    assert cards(state, state.tableau[BLUE]) == ["a01", "a06"]
    assert state.doubloons[BLUE] == 20 - 5 - 5 - 8
    assert state.investors[3] == 1
    audited(state)


@rule("MAR-13.1")
def test_cards_of_the_row_and_hidden_buildings_are_not_for_sale() -> None:
    state = turn_of(new(), BLUE, "6")
    prestige(state, "b4")
    give(state, BLUE, doubloons=50)

    assert offered(state, "buy") == []
    assert offered(state, "invest") == ["invest b4"]
    assert why_not(state, "invest b1").key == "not-revealed"


@rule("MAR-13.3", "MAR-X13")
def test_village_actions_are_chosen_one_after_the_other() -> None:
    state = turn_of(new(), BLUE, "6", sailed=7)
    hand(state, BLUE, "a01")
    give(state, BLUE, doubloons=4)
    assert why_not(state, "buy a01").key == "too-dear"

    play(state, "earn", "earn", "buy a01")

    assert cards(state, state.tableau[BLUE]) == ["a01"]
    assert state.doubloons[BLUE] == 1
    assert decision(state) == "Refill"


# -- further actions --------------------------------------------------------------------------------------------------


@rule("MAR-13.4")
def test_further_village_actions_come_from_ship_and_cards() -> None:
    state = turn_of(new(), BLUE, "9", sailed=7)
    assert offered(state, "use") + offered(state, "settle") == []
    upgrade(state, BLUE, "u8", "u9", "u10")
    own(state, BLUE, "a35", "a36")
    hand(state, BLUE, "a01", "a06", "a08")

    assert offered(state, "use") == ["use u8", "use u9", "use a35", "use a36"]
    assert offered(state, "settle") == ["settle france", "settle england", "settle spain"]
    play(state, "use u8", "use a35", "settle france")

    assert (state.combat[BLUE], state.doubloons[BLUE], state.points_of(BLUE)) == (2, 12, 1)


@rule("MAR-13.5")
def test_a_last_village_action_ends_the_series() -> None:
    state = turn_of(new(), BLUE, "6", sailed=7)
    own(state, BLUE, "a33")
    hand(state, BLUE, "a05", "a07", "a09")
    assert warning(state, "use a33") == "last-action"

    play(state, "use a33", "pay a05", "pay a07", "explore e1")

    assert (state.points_of(BLUE), space(state, BLUE)) == (2, "e1")
    assert decision(state) == "EndTurn"
    audited(state)


@rule("MAR-13.5", "MAR-D16")
def test_a_last_village_action_may_be_the_first_of_a_series() -> None:
    state = turn_of(new(), BLUE, "6", sailed=1)
    own(state, BLUE, "a34")
    hand(state, BLUE, "a05", "a07")

    assert warning(state, "use a34") == ""
    play(state, "use a34", "decline")

    assert state.doubloons[BLUE] == 13


@rule("MAR-13.5")
def test_village_actions_of_an_assistant_are_lost_too() -> None:
    state = turn_of(new(), BLUE, "3")
    own(state, BLUE, "a47", "a33")
    hand(state, BLUE, "a05", "a07", "a09")

    play(state, "assist a47", "influence france", "use a33", "pay a05", "pay a07", "decline")

    assert decision(state) == "EndTurn"


@rule("MAR-13.5", "MAR-13.7", "MAR-D76")
def test_a_last_village_action_in_an_inner_series_ends_the_outer_one_too() -> None:
    state = turn_of(new(), BLUE, "6", sailed=7)
    own(state, BLUE, "a33")
    explorer(state, BLUE, "e25")
    hand(state, BLUE, "b024", "a05", "a07", "a09")

    play(state, "buy b024", "explore e27")
    assert (decision(state), asked(state).left) == ("Village", 1)
    assert warning(state, "use a33") == "last-action"
    play(state, "use a33", "pay a05", "pay a07")

    assert decision(state) == "EndTurn"
    assert offered(state, "earn") == []
    audited(state)


@rule("MAR-13.5")
def test_the_rest_of_the_effect_that_gave_the_inner_series_is_still_done() -> None:
    state = turn_of(new(), BLUE, "6", sailed=7)
    own(state, BLUE, "a33")
    explorer(state, BLUE, "e25")
    hand(state, BLUE, "b024", "a05", "a07")
    log = Log(state)

    play(state, "buy b024", "explore e27", "use a33")

    assert log.facts("synergy")["synergy"] == "book"


@rule("MAR-13.6")
@pytest.mark.parametrize(("at", "tile"), [("4", "c02"), ("5", "c04")])
def test_village_actions_given_by_a_city_are_of_the_same_kinds_but_settling(at: str, tile: str) -> None:
    state = turn_of(new(), BLUE, at)
    city(state, at, tile)
    upgrade(state, BLUE, "u8", "u10")
    hand(state, BLUE, "a01")

    play(state, "city")
    if tile == "c02":
        play(state, "decline")

    assert set(answers(state)) >= {"earn", "discard hand", "buy a01", "use u8"}
    assert offered(state, "settle") == []
    assert why_not(state, "settle france").key == "not-here"


@rule("MAR-13.7")
def test_an_inner_series_is_done_at_once_and_then_the_outer_one_goes_on() -> None:
    state = turn_of(new(), BLUE, "6", sailed=7)
    explorer(state, BLUE, "e25")
    hand(state, BLUE, "b024")

    play(state, "buy b024", "explore e27")
    assert asked(state).left == 1
    play(state, "earn")

    assert (decision(state), asked(state).left) == ("Village", 2)
    play(state, "earn", "earn")
    assert decision(state) == "Refill"


@rule("MAR-13.7")
def test_village_actions_gained_by_a_last_village_action_itself_are_still_done() -> None:
    state = turn_of(new(), BLUE, "6", sailed=7)
    own(state, BLUE, "a33")
    explorer(state, BLUE, "e26")
    hand(state, BLUE, "a05", "a07")

    play(state, "use a33", "explore e27")

    assert (decision(state), asked(state).left) == ("Village", 1)
    play(state, "earn")
    assert decision(state) == "Refill"
    audited(state)


@rule("MAR-13.8")
def test_a_discount_or_action_bought_can_be_used_by_the_next_action_of_the_series() -> None:
    state = turn_of(new(), BLUE, "6", sailed=7)
    hand(state, BLUE, "a21", "a35")

    play(state, "buy a21", "buy a35", "use a35")

    assert state.doubloons[BLUE] == 10 - 3 - (4 - 1)
    assert state.points_of(BLUE) == 1


@rule("MAR-13.9")
def test_cards_with_the_same_good_are_hand_cards_of_the_players_choice() -> None:
    state = turn_of(new(), BLUE, "6")
    own(state, BLUE, "a36")
    hand(state, BLUE, "a01", "a06", "a08", "a02", "a03", "a04")
    plan(state, BLUE, "a14")

    play(state, "use a36")
    assert answers(state) == ["pay a01", "pay a02", "pay a06"]
    play(state, "pay a06", "pay a08")

    assert sorted(cards(state, state.hands[BLUE])) == ["a01", "a02", "a03", "a04"]
    assert state.doubloons[BLUE] == 14
    audited(state)


@rule("MAR-13.9")
def test_cards_of_the_planning_area_do_not_count_for_the_same_good() -> None:
    state = turn_of(new(), BLUE, "6")
    own(state, BLUE, "a36")
    hand(state, BLUE, "a01")
    plan(state, BLUE, "a06")

    assert why_not(state, "use a36").key == "few-cards"


@rule("MAR-13.5")
def test_a_quest_on_a_card_is_a_last_village_action() -> None:
    state = turn_of(new(), BLUE, "6", sailed=7)
    top_quest(state, "q19")
    hand(state, BLUE, "a44")
    quest(state, "q20", "6")

    play(state, "buy a44", "quest q19")

    assert state.quests[BLUE] == 1
    assert decision(state) == "Refill"
    audited(state)
