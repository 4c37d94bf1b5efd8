"""Assistants (MAR-15), and what sailing on with one of them means (MAR-23.67 to 23.76)."""

import pytest

from caravela.games.maracaibo.state import SAILING, Maracaibo
from tests.games.maracaibo.position import (
    BLUE,
    YELLOW,
    Log,
    answers,
    assistants_done,
    audited,
    decision,
    end_round,
    give,
    hand,
    location,
    new,
    offered,
    own,
    play,
    turn_of,
    upgrade,
    why_not,
)
from tests.rules import rule


def points(state: Maracaibo) -> int:
    """What assistants that were not used have brought blue."""
    return state.breakdown()[BLUE]["assistants"]


def sailing(at: str, *assistants: str) -> Maracaibo:
    """Blue has these assistants and is to sail from a location."""
    state = new(2)
    own(state, BLUE, *assistants)
    return turn_of(state, BLUE, at=at, phase=SAILING)


def end_turn(state: Maracaibo) -> None:
    """Nothing else is done this turn; yellow is next."""
    while state.active == BLUE:
        play(state, "done" if "done" in state.texts() else "draw")


# -- placing and using ------------------------------------------------------------------------------------------------


@rule("MAR-15.1", "MAR-15.8")
@pytest.mark.parametrize("at", ["1", "6", "19"])
def test_the_ship_need_not_be_at_the_location_of_a_bought_assistant(at: str) -> None:
    state = new(2)
    hand(state, BLUE, "a48")
    turn_of(state, BLUE, at=at)

    play(state, "buy a48")

    assert state.assistants_at(BLUE, location("6")) == 1
    assert audited(state).figures[BLUE] == 1


@rule("MAR-15.2", "MAR-15.4")
def test_an_assistant_can_be_used_in_every_round() -> None:
    state = new(2)
    own(state, BLUE, "b084")
    for _ in range(3):
        turn_of(state, BLUE, at="5")
        play(state, "assist b084")
        assert assistants_done(state, BLUE) == ["b084"]
        turn_of(state, BLUE, at="21a")
        play(state, "done")
        while decision(state) != "Sail":
            play(state, "score" if "score" in state.texts() else answers(state)[0])
        assert (assistants_done(state, BLUE), len(state.assistants[BLUE])) == ([], 1)

    assert (state.round, points(state)) == (4, 0)
    assert state.breakdown()[BLUE]["play"] == 9


@rule("MAR-15.2", "MAR-15.7")
def test_an_assistant_is_not_used_in_the_turn_in_which_it_comes() -> None:
    state = new(2)
    hand(state, BLUE, "a48")
    turn_of(state, BLUE, at="6", sailed=7)

    play(state, "buy a48")

    assert offered(state, "assist") == []
    turn_of(state, BLUE, at="6")
    assert offered(state, "assist") == ["assist a48"]


@rule("MAR-15.3", "MAR-7.4", "MAR-5.3")
def test_of_several_own_assistants_at_a_location_one_is_used() -> None:
    state = new(2)
    own(state, BLUE, "a48", "b085")
    own(state, YELLOW, "a51")
    turn_of(state, BLUE, at="6")

    assert offered(state, "assist") == ["assist a48", "assist b085"]
    play(state, "assist a48", "disc u1", "done")

    assert "assist b085" not in state.texts()


@rule("MAR-15.3")
def test_assistants_of_others_cannot_be_used() -> None:
    state = new(2)
    own(state, YELLOW, "a48")
    turn_of(state, BLUE, at="6")

    assert offered(state, "assist") == []


@rule("MAR-15.12", "MAR-23.68")
@pytest.mark.parametrize(("combat", "payable"), [(1, False), (2, True)])
def test_an_assistant_that_cannot_be_paid_may_not_be_chosen(combat: int, payable: bool) -> None:
    state = new(2)
    own(state, BLUE, "a53")
    give(state, BLUE, combat=combat, figures=2)
    turn_of(state, BLUE, at="12")

    assert offered(state, "assist") == ["assist a53"] * payable
    if not payable:
        assert why_not(state, "assist a53").key == "few-combat"


@rule("MAR-23.68")
def test_a_drill_can_make_the_combat_points_that_an_assistant_asks_for() -> None:
    state = new(2)
    own(state, BLUE, "a53", "a26")
    give(state, BLUE, combat=0, figures=1, doubloons=0)
    turn_of(state, BLUE, at="12")

    play(state, "drill", "assist a53", "pay cost")

    assert (state.combat[BLUE], state.figures[BLUE], state.doubloons[BLUE]) == (0, 0, 5)


@rule("MAR-28.17", "MAR-15.10", "MAR-D75")
def test_the_payment_of_an_assistant_is_optional_and_it_is_done_all_the_same() -> None:
    state = new(2)
    own(state, BLUE, "a53")
    give(state, BLUE, combat=2, doubloons=0)
    turn_of(state, BLUE, at="12")

    play(state, "assist a53", "decline")
    end_turn(state)

    assert (state.combat[BLUE], state.doubloons[BLUE]) == (2, 0)
    assert (assistants_done(state, BLUE), points(state)) == (["a53"], 0)


@rule("MAR-15.10", "MAR-5.14")
def test_an_assistant_whose_parts_are_left_out_is_done_without_points() -> None:
    state = new(2)
    own(state, BLUE, "a47")
    turn_of(state, BLUE, at="3")

    play(state, "assist a47", "decline", "done")
    end_turn(state)

    assert (assistants_done(state, BLUE), points(state)) == (["a47"], 0)


# -- points for those that are not used -------------------------------------------------------------------------------


@rule("MAR-15.5", "MAR-15.6", "MAR-6.7")
def test_an_assistant_passed_gives_two_points_at_once() -> None:
    state = sailing("0", "a45", "a46", "b081", "a47")

    play(state, "sail 3")

    assert points(state) == 6
    assert assistants_done(state, BLUE) == ["a45", "a46", "b081"]
    assert decision(state) == "MainAction"


@rule("MAR-15.5", "MAR-15.6")
@pytest.mark.parametrize("action", ["done", "earn"])
def test_an_assistant_at_the_stop_that_is_not_used_gives_its_points_after_the_action(action: str) -> None:
    state = sailing("0", "a47")
    play(state, "sail 3")
    assert points(state) == 0

    play(state, action)
    end_turn(state)

    assert points(state) == 2


@rule("MAR-15.5", "MAR-X24")
def test_each_of_several_at_the_stop_but_the_one_used_gives_two_points() -> None:
    state = sailing("0", "a45", "a47", "b082")

    play(state, "sail 3")
    assert points(state) == 2
    play(state, "assist a47", "decline", "done")
    end_turn(state)

    assert points(state) == 4


@rule("MAR-15.5", "MAR-15.13", "MAR-18.0", "MAR-D11", "MAR-D74", "MAR-X29")
def test_assistants_never_reached_give_two_points_when_the_round_ends() -> None:
    state = sailing("0", "b083", "a48", "b092")
    play(state, "sail 3", "done")
    end_turn(state)
    turn_of(state, BLUE, at="3", phase=SAILING)
    play(state, "sail 6 by 5", "assist a48", "decline", "done")
    end_turn(state)
    assert points(state) == 0

    turn_of(state, BLUE, at="12", phase=SAILING)
    end_round(state, YELLOW)

    assert points(state) == 4


@rule("MAR-15.13")
def test_the_arm_not_taken_counts_for_who_ends_the_round_too() -> None:
    state = sailing("3", "b083", "b084")
    play(state, "sail 6 by 4")
    assert points(state) == 2

    end_round(state, BLUE)

    assert points(state) == 4


@rule("MAR-D12", "MAR-19.0")
def test_unreached_assistants_count_in_the_last_round_too() -> None:
    state = new(2, round=4)
    own(state, BLUE, "b092")

    end_round(state, BLUE)

    assert points(state) == 2


@rule("MAR-15.7", "MAR-15.9", "MAR-D69", "MAR-X30")
@pytest.mark.parametrize(
    ("card", "open"), [("a48", False), ("a47", False), ("b083", False), ("a49", True), ("b092", True)]
)
def test_an_assistant_placed_is_open_only_if_its_location_can_still_be_reached(card: str, open: bool) -> None:
    state = new(2)
    give(state, BLUE, doubloons=20)
    hand(state, BLUE, card)
    turn_of(state, BLUE, at="6")

    play(state, f"buy {card}")
    end_turn(state)
    assert (assistants_done(state, BLUE) == []) == open
    end_round(state, YELLOW)

    assert points(state) == 2 * open


@rule("MAR-X30", "MAR-15.9")
def test_from_the_next_round_on_it_gives_points_when_passed() -> None:
    state = new(2)
    hand(state, BLUE, "a48")
    turn_of(state, BLUE, at="6")
    play(state, "buy a48")
    end_turn(state)
    end_round(state, YELLOW)
    while decision(state) != "Sail":
        play(state, "score" if "score" in state.texts() else "draw")
    assert (state.round, points(state)) == (2, 0)

    turn_of(state, BLUE, at="5", phase=SAILING)
    play(state, "sail 7")

    assert points(state) == 2


@rule("MAR-15.10", "MAR-D74")
def test_a_done_assistant_gives_nothing_more_in_the_round() -> None:
    state = sailing("0", "a45")
    play(state, "sail 2", "done")
    end_turn(state)
    assert points(state) == 2

    end_round(state, YELLOW)

    assert points(state) == 2


@rule("MAR-D71")
def test_an_assistant_bought_in_a_scoring_earns_nothing_in_it() -> None:
    state = new(2)
    hand(state, BLUE, "b092")
    give(state, BLUE, doubloons=20)
    end_round(state, BLUE)

    play(state, "buy b092")
    while decision(state) != "Sail":
        play(state, "score" if "score" in state.texts() else answers(state)[0])

    assert points(state) == 0
    assert assistants_done(state, BLUE) == []


# -- sailing on -------------------------------------------------------------------------------------------------------


@rule("MAR-23.67", "MAR-6.11")
def test_an_assistant_lets_the_ship_sail_on_by_up_to_three_points() -> None:
    state = new(2)
    own(state, BLUE, "a52")
    turn_of(state, BLUE, at="10", sailed=2)

    play(state, "assist a52")

    assert state.combat[BLUE] == 3
    assert answers(state) == ["sail 11", "sail 12", "sail 13", "sail 14", "decline"]
    play(state, "sail 12")
    assert (decision(state), state.sailed, state.spent) == ("MainAction", 2, 4)


@rule("MAR-23.67", "MAR-6.5", "MAR-D72")
@pytest.mark.parametrize("round", [1, 4])
def test_the_red_hand_stops_a_ship_that_sails_on(round: int) -> None:
    state = new(2, round=round)
    own(state, BLUE, "a55")
    turn_of(state, BLUE, at="18")

    play(state, "assist a55")

    assert answers(state) == ["sail 19", "sail 20", "decline"]
    play(state, "sail 20", "done")
    assert (state.round, state.ended_by) == (round, -1)


@rule("MAR-23.69")
def test_who_declines_to_sail_on_has_no_further_main_action() -> None:
    state = new(2)
    own(state, BLUE, "a55")
    turn_of(state, BLUE, at="18")

    play(state, "assist a55", "decline")

    assert state.points_of(BLUE) == 3
    assert decision(state) in ("EndTurn", "Refill")


@rule("MAR-23.69")
def test_the_new_main_action_can_be_another_assistant_that_sails_on() -> None:
    state = new(2)
    own(state, BLUE, "b101", "b096")
    turn_of(state, BLUE, at="16")

    play(state, "assist b101", "sail 17", "assist b096")

    assert decision(state) == "SailOn"
    play(state, "sail 18", "earn")
    assert (state.points_of(BLUE), state.combat[BLUE], state.spent) == (3, 3, 3)


@rule("MAR-23.69", "MAR-5.3")
@pytest.mark.parametrize("action", ["city", "earn", "done"])
def test_the_new_main_action_is_of_the_place_reached(action: str) -> None:
    state = new(2)
    own(state, BLUE, "a52")
    turn_of(state, BLUE, at="10")
    play(state, "assist a52", "sail 12" if action == "earn" else "sail 11")

    assert action in state.texts()
    assert ("earn" in state.texts()) == (action == "earn")


@rule("MAR-15.11")
def test_other_open_assistants_give_their_points_before_the_ship_sails_on() -> None:
    state = new(2)
    own(state, BLUE, "b096", "b097", "b098")
    turn_of(state, BLUE, at="17")

    play(state, "assist b096")
    assert points(state) == 0
    play(state, "sail 19")

    assert points(state) == 4
    assert sorted(assistants_done(state, BLUE)) == ["b096", "b097", "b098"]


@rule("MAR-23.67", "MAR-15.5", "MAR-6.7")
def test_assistants_passed_while_sailing_on_give_their_points() -> None:
    state = new(2)
    own(state, BLUE, "b101", "b097", "b098")
    turn_of(state, BLUE, at="16")

    play(state, "assist b101", "sail 18")

    assert (points(state), assistants_done(state, BLUE)) == (2, ["b101", "b097"])


@rule("MAR-23.76", "MAR-21.5", "MAR-D89", "MAR-X40")
@pytest.mark.parametrize(
    ("end", "sails", "actions"),
    [("18", False, 1), ("19", False, 1), ("18", True, 1), ("19", True, 2)],
)
def test_village_actions_after_sailing_on_count_its_points_alone(end: str, sails: bool, actions: int) -> None:
    state = new(2)
    upgrade(state, BLUE, *["u1"] * sails)
    own(state, BLUE, "b096")
    give(state, BLUE, doubloons=0)
    turn_of(state, BLUE, at="17", sailed=7)

    play(state, "assist b096", f"sail {end}")
    while "earn" in state.texts():
        play(state, "earn")

    assert state.doubloons[BLUE] == actions


@rule("MAR-23.76")
def test_three_points_of_sailing_on_give_two_village_actions_with_long_sails() -> None:
    state = new(2)
    upgrade(state, BLUE, "u1")
    own(state, BLUE, "b101")
    give(state, BLUE, doubloons=0)
    turn_of(state, BLUE, at="16", sailed=1)

    play(state, "assist b101", "sail 19", "earn", "earn")

    assert (state.sailed, state.doubloons[BLUE]) == (3, 2)
    assert decision(state) in ("EndTurn", "Refill")


@rule("MAR-21.5")
def test_long_sails_do_not_change_the_village_actions_of_an_assistant() -> None:
    state = new(2)
    upgrade(state, BLUE, "u1")
    own(state, BLUE, "a47")
    turn_of(state, BLUE, at="3", sailed=7)
    give(state, BLUE, doubloons=0)

    play(state, "assist a47", "decline", "earn", "earn")

    assert decision(state) in ("EndTurn", "Refill")
    assert state.doubloons[BLUE] == 2


@rule("MAR-15.5", "MAR-15.6")
def test_the_points_of_assistants_are_told() -> None:
    state = sailing("0", "a45", "a46")
    log = Log(state)

    play(state, "sail 2", "done")
    end_turn(state)

    assert log.facts("assistants-passed") == {"seat": "blue", "count": 1, "points": 2}
    assert log.facts("assistants-unused") == {"seat": "blue", "count": 1, "points": 2}
