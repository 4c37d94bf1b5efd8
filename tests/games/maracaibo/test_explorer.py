"""The explorer and its track (MAR-11)."""

import pytest

from caravela.games.maracaibo.catalog import EXPLORER, IN_PLAY
from caravela.games.maracaibo.state import Maracaibo
from caravela.games.maracaibo.steps.explorer import MoveExplorer, move
from tests.games.maracaibo.position import (
    ANA,
    BLUE,
    CATALOG,
    GREEN,
    RED,
    YELLOW,
    Log,
    answers,
    asked,
    audited,
    decision,
    discs_left,
    explorer,
    give,
    hand,
    influence_of,
    new,
    offered,
    own,
    play,
    space,
    trail,
    turn_of,
    why_not,
)
from tests.rules import rule

REWARDS = """
    e1 d2
    e2 c1
    e3 v2
    e4 d3
    e5 disc
    e6 influence
    e6s d2
    e8 v2 d2
    e9 c2
    e10 d4
    e11 v3
    e12 disc
    e12s d3
    e13s v2
    e14 f2
    e15 influence
    e16 v3 d3
    e17 c3
    e18 disc
    e19 d5
    e19s c2
    e21 v5
    e22 influence
    e23 d6
    e24 v5
    e25 disc
    e26 v4 d4
"""
"""What a space gives: doubloons, points, combat points, figures, a disc removed, influence with any nation."""


def exploring(state: Maracaibo, count: int, at: str = "e0") -> Maracaibo:
    """Blue may move its explorer so many spaces from here."""
    explorer(state, BLUE, at)
    turn_of(state, BLUE, "4")
    state.push(MoveExplorer(BLUE, count))
    return state


def reach(state: Maracaibo) -> list[str]:
    return [text.removeprefix("explore ") for text in offered(state, "explore")]


def points_as_explorer(state: Maracaibo, seat: int) -> int:
    return state.points[seat * IN_PLAY + EXPLORER]


# -- moving -----------------------------------------------------------------------------------------------------------


@rule("MAR-11.1", "MAR-11.14")
def test_the_explorer_moves_from_one_to_n_spaces_forward_or_not_at_all() -> None:
    state = exploring(new(), 3, at="e1")

    assert answers(state) == ["explore e2", "explore e3", "explore e4", "decline"]
    assert why_not(state, "explore e5").key == "out-of-reach"
    assert why_not(state, "explore e0").key == "out-of-reach"
    play(state, "decline")

    assert space(state, BLUE) == "e1"


@rule("MAR-11.2")
def test_a_space_with_another_explorer_is_skipped_and_not_counted() -> None:
    state = exploring(new(3), 2, at="e1")
    explorer(state, YELLOW, "e2")
    explorer(state, GREEN, "e3")

    assert reach(state) == ["e4", "e5"]
    assert why_not(state, "explore e2").key == "occupied"


@rule("MAR-11.2")
def test_the_start_and_the_end_hold_any_number_of_explorers() -> None:
    state = exploring(new(3), 1, at="e26")
    explorer(state, YELLOW, "e27")
    explorer(state, GREEN, "e27")

    play(state, "explore e27")

    assert [space(state, seat) for seat in range(3)] == ["e27"] * 3


@rule("MAR-11.2")
def test_in_solo_games_the_explorer_of_ana_is_skipped_too() -> None:
    state = exploring(new(1), 1)
    explorer(state, ANA, "e1")

    assert reach(state) == ["e2"]


@rule("MAR-11.3", "MAR-D35")
def test_a_quest_space_whose_tile_was_taken_is_skipped_and_not_counted() -> None:
    state = exploring(new(), 1, at="e6")
    assert reach(state) == ["e7"]

    trail(state, "", "q01", "q02")

    assert reach(state) == ["e8"]
    assert why_not(state, "explore e7").key == "occupied"


@rule("MAR-11.4")
@pytest.mark.parametrize(("at", "long", "short"), [("e5", "e6", "e6s"), ("e11", "e12", "e12s"), ("e18", "e19", "e19s")])
def test_at_forks_the_player_chooses_the_long_path_or_the_shortcut(at: str, long: str, short: str) -> None:
    state = exploring(new(), 1, at=at)

    assert reach(state) == [long, short]
    play(state, f"explore {short}")

    assert space(state, BLUE) == short


@rule("MAR-11.4", "MAR-11.14")
def test_the_choice_is_a_path_where_both_arms_lead_to_the_same_space() -> None:
    state = exploring(new(), 5, at="e5")
    trail(state, "", "q01", "q02")

    assert reach(state) == [
        "e6",
        "e8 by e6",
        "e9 by e6",
        "e10 by e6",
        "e11 by e6",
        "e6s",
        "e9 by e6s",
        "e10 by e6s",
        "e11 by e6s",
        "e12 by e6s",
        "e12s by e6s",
    ]
    play(state, "explore e12s by e6s")

    assert space(state, BLUE) == "e12s"


@rule("MAR-X18")
def test_with_spaces_3_and_4_occupied_two_steps_lead_from_2_to_5_or_either_arm() -> None:
    state = exploring(new(3), 2, at="e2")
    explorer(state, YELLOW, "e3")
    explorer(state, GREEN, "e4")

    assert reach(state) == ["e5", "e6", "e6s"]


# -- rewards ----------------------------------------------------------------------------------------------------------


@rule("MAR-11.5", "MAR-11.7")
@pytest.mark.parametrize("line", [line.strip() for line in REWARDS.split("\n") if line])
def test_the_space_where_the_explorer_stops_gives_its_reward(line: str) -> None:
    name, *rewards = line.split()
    before = next(entry.id for entry in CATALOG.spaces if CATALOG.space_ids.index(name) in entry.next)
    state = exploring(new(), 1, at=before)
    give(state, BLUE, combat=0, doubloons=0, figures=0)
    state.crossings[:] = [1, 1, 1]

    play(state, f"explore {name}")
    barrier = {"e10": 2, "e23": 2}.get(name, 0)
    if name == "e17":
        play(state, "influence france")

    found = {"d": state.doubloons[BLUE], "c": state.combat[BLUE], "f": state.figures[BLUE]}
    found["v"] = state.points_of(BLUE) - barrier
    expected = {reward[0]: int(reward[1]) for reward in rewards if reward[1:].isdigit()}
    assert found == {"d": 0, "c": 0, "f": 0, "v": 0} | expected
    asks = {"disc": "RemoveDisc", "influence": "ChooseInfluence"}.get(rewards[0], "MainAction")
    assert decision(state) == asks
    audited(state)


@rule("MAR-11.5")
def test_spaces_passed_give_nothing() -> None:
    state = exploring(new(), 3)

    play(state, "explore e3")

    assert (state.doubloons[BLUE], state.combat[BLUE], state.points_of(BLUE)) == (10, 1, 2)


@rule("MAR-11.7")
def test_a_disc_and_influence_of_a_space_are_taken_at_once() -> None:
    state = play(exploring(new(), 2, at="e4"), "explore e6", "influence england")
    other = play(exploring(new(), 1, at="e4"), "explore e5", "disc u3")

    assert influence_of(state, BLUE) == (0, 1, 0)
    assert discs_left(other, BLUE, "u3") == 1


@rule("MAR-11.6")
def test_the_quest_of_the_space_where_it_stops_can_be_fulfilled_at_once_and_is_not_replaced() -> None:
    state = exploring(new(), 1, at="e6")
    trail(state, "q19", "q01", "q02")

    play(state, "explore e7")
    assert answers(state) == ["quest q19", "decline"]
    play(state, "quest q19")

    assert (state.combat[BLUE], state.doubloons[BLUE], state.points_of(BLUE), state.quests[BLUE]) == (0, 14, 1, 1)
    assert state.trail[0] == -1
    audited(state)


@rule("MAR-11.6", "MAR-11.15")
def test_a_quest_that_is_not_fulfilled_stays_and_cannot_be_fulfilled_later() -> None:
    state = exploring(new(), 1, at="e6")
    trail(state, "q19", "q01", "q02")

    play(state, "explore e7", "decline")

    assert CATALOG.quest_ids[state.trail[0]] == "q19"
    assert decision(state) == "MainAction"
    assert offered(state, "quest") == []
    turn_of(state, BLUE, "6")
    assert offered(state, "quest") == []


@rule("MAR-11.6")
def test_a_quest_that_cannot_be_paid_stays() -> None:
    state = exploring(new(), 1, at="e6")
    trail(state, "q20", "q01", "q02")

    play(state, "explore e7")

    assert decision(state) == "MainAction"
    assert CATALOG.quest_ids[state.trail[0]] == "q20"


# -- barriers and the end ---------------------------------------------------------------------------------------------


@rule("MAR-11.8", "MAR-D32")
def test_who_crosses_the_red_barrier_gains_three_influence_with_one_nation() -> None:
    state = exploring(new(), 1, at="e16")

    play(state, "explore e17")
    assert answers(state) == ["influence france", "influence england", "influence spain", "decline"]
    play(state, "influence spain")

    assert influence_of(state, BLUE) == (0, 0, 3)


@rule("MAR-11.8", "MAR-27.11")
def test_ana_gains_nothing_at_the_red_barrier() -> None:
    state = turn_of(new(1), BLUE, "4")
    explorer(state, ANA, "e16")

    move(state, ANA, CATALOG.space_ids.index("e17"), 0)
    state.advance()

    assert (space(state, ANA), state.crossings) == ("e17", [1, 1, 0])
    assert influence_of(state, ANA) == (0, 0, 0)
    assert decision(state) == "MainAction"


@rule("MAR-11.9")
@pytest.mark.parametrize(("at", "to"), [("e9", "e10"), ("e22", "e23")])
def test_the_first_to_cross_the_blue_or_the_green_barrier_scores_4_and_later_ones_2(at: str, to: str) -> None:
    first, later = exploring(new(), 1, at=at), new()
    explorer(later, YELLOW, "e26")
    exploring(later, 1, at=at)

    play(first, f"explore {to}")
    play(later, f"explore {to}")

    assert points_as_explorer(first, BLUE) == 4
    assert points_as_explorer(later, BLUE) == 2


@rule("MAR-11.9")
def test_the_two_barriers_are_counted_separately() -> None:
    state = new()
    explorer(state, YELLOW, "e10")

    play(exploring(state, 1, at="e22"), "explore e23")

    assert points_as_explorer(state, BLUE) == 4


@rule("MAR-11.10", "MAR-11.17")
def test_the_explorers_that_reach_the_end_score_10_8_6_and_4() -> None:
    state = new(4)
    scored = []

    for seat in (GREEN, BLUE, RED, YELLOW):
        explorer(state, seat, "e26")
        turn_of(state, seat, "4")
        state.push(MoveExplorer(seat, 3))
        play(state, "explore e27", "done")
        scored.append(points_as_explorer(state, seat))

    assert scored == [10, 8, 6, 4]


@rule("MAR-11.10")
def test_at_the_end_the_player_may_do_one_village_action() -> None:
    state = exploring(new(), 2, at="e26")
    hand(state, BLUE, "a01")

    play(state, "explore e27")
    assert (decision(state), asked(state).left) == ("Village", 1)
    play(state, "buy a01")

    assert decision(state) == "MainAction"
    assert state.doubloons[BLUE] == 5
    audited(state)


@rule("MAR-11.11")
def test_an_explorer_at_the_end_never_moves_again() -> None:
    state = turn_of(new(), BLUE, "4")
    explorer(state, BLUE, "e27")

    play(state, "city")

    assert decision(state) == "Refill"
    assert (space(state, BLUE), points_as_explorer(state, BLUE)) == ("e27", 0)


@rule("MAR-11.12")
def test_a_barrier_is_resolved_before_the_reward_of_the_last_space() -> None:
    state = exploring(new(), 2, at="e16")
    give(state, BLUE, combat=0)

    play(state, "explore e17")

    assert (decision(state), state.combat[BLUE]) == ("ChooseInfluence", 0)
    play(state, "influence france")
    assert state.combat[BLUE] == 3


@rule("MAR-11.13")
@pytest.mark.parametrize(("owned", "furthest"), [([], "e3"), (["a23"], "e4"), (["a23", "a24"], "e5")])
def test_every_swift_explorer_adds_a_space_to_every_move(owned: list[str], furthest: str) -> None:
    state = new()
    own(state, BLUE, *owned)

    play(turn_of(state, BLUE, "4"), "city")

    assert reach(state)[-1] == furthest


@rule("MAR-11.16")
def test_a_barrier_beyond_a_skipped_space_counts_as_crossed() -> None:
    state = exploring(new(), 1, at="e9")
    explorer(state, YELLOW, "e10")

    assert reach(state) == ["e11"]
    play(state, "explore e11")

    assert points_as_explorer(state, BLUE) == 2 + 3  # the barrier, then the space
    assert CATALOG.crossed[state.explorer[BLUE]] == 1


@rule("MAR-11.17")
def test_the_end_bonus_counts_ana() -> None:
    state = new(1)
    explorer(state, ANA, "e27")
    state.arrived = 1

    play(exploring(state, 1, at="e26"), "explore e27", "done")

    assert points_as_explorer(state, BLUE) == 8


@rule("MAR-11.17")
def test_steps_left_over_at_the_end_are_lost() -> None:
    state = exploring(new(), 5, at="e25")

    assert reach(state) == ["e26", "e27"]


@rule("MAR-11.18")
def test_along_the_path_points_are_stolen_and_barriers_crossed_then_the_space_gives_its_reward() -> None:
    state = new(3)
    own(state, BLUE, "b029")
    give(state, YELLOW, points=3)
    give(state, GREEN, points=3)
    explorer(state, YELLOW, "e8")
    explorer(state, GREEN, "e10")
    exploring(state, 2, at="e6")
    trail(state, "", "q01", "q02")
    log = Log(state)

    play(state, "explore e11")

    assert log.among("stolen", "crossed-points", "points") == ["stolen", "crossed-points", "stolen", "points"]
    assert [state.points_of(seat) for seat in range(3)] == [2 + 2 + 3, 2, 2]
    audited(state)
