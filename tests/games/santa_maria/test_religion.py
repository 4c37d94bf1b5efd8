"""Religion: the track, its extra step, and the blue dice that it unlocks (SMA-7.28 to 7.33, 7.36, 9)."""

import pytest

from caravela.games.santa_maria.steps.religion import PRAYS
from tests.games.santa_maria.position import (
    GAME,
    GREEN,
    RED,
    Log,
    audited,
    blue,
    blue_dice,
    cover_with_die,
    decision,
    finish_year,
    imagine,
    new,
    offered,
    own_answers,
    play,
    religion,
    run,
    scholars,
    ship,
    store,
    stored,
    turn_of,
)
from tests.rules import rule

SYMBOLS = [2, 5, 8, 11, 14, 17]


# -- the track --------------------------------------------------------------------------------------------------------


@rule("SMA-7.28")
def test_a_religion_action_moves_the_marker_one_space() -> None:
    state = new(board="a1")
    religion(state, RED, 2)
    religion(state, GREEN, 5)
    store(state, RED, coins=1)

    play(state, "activate cell 5 4", "pray")

    assert state.religion == [3, 5]
    assert state.seat == GREEN


@rule("SMA-7.29", "SMA-X8")
def test_a_grain_moves_the_marker_one_space_more() -> None:
    state = new(board="a1")
    religion(state, RED, 2)
    store(state, RED, coins=1, grain=1)

    play(state, "activate cell 5 4", "pray", "step grain")

    assert (state.religion[RED], stored(state, RED)) == (4, {})


@rule("SMA-7.29")
def test_a_religion_action_moves_at_most_two_spaces() -> None:
    state = new(board="a1")
    religion(state, RED, 2)
    store(state, RED, coins=1, grain=3)

    play(state, "activate cell 5 4", "pray", "step grain")

    assert decision(state) == "EndTurn"
    assert (state.religion[RED], stored(state, RED)) == (4, {"grain": 2})


@rule("SMA-7.29")
def test_the_extra_step_may_be_declined() -> None:
    state = new(board="a1")
    store(state, RED, coins=1, grain=1)

    play(state, "activate cell 5 4", "pray", "decline")

    assert (state.religion[RED], stored(state, RED)) == (1, {"grain": 1})


@rule("SMA-X55", "SMA-7.10")
def test_gold_pays_the_extra_step() -> None:
    state = new(board="a1")
    store(state, RED, coins=1, gold=1)

    play(state, "activate cell 5 4", "pray")
    answers = own_answers(state)
    play(state, "step gold")

    assert answers == ["step gold", "decline"]
    assert (state.religion[RED], stored(state, RED)) == (2, {})


@rule("SMA-7.30", "SMA-D4")
def test_the_first_step_is_resolved_completely_before_the_extra_step_is_decided() -> None:
    state = new(board="a1")
    religion(state, RED, 1)
    store(state, RED, coins=1)

    play(state, "activate cell 5 4", "pray")
    asked = [decision(state)]
    play(state, "monk mission_timber")
    asked.append(decision(state))
    play(state, "step grain")

    assert asked == ["RecruitMonk", "PrayFurther"]
    assert (state.religion[RED], stored(state, RED)) == (3, {"wood": 2})


@rule("SMA-7.31", "SMA-D47", "SMA-9.1")
@pytest.mark.parametrize("space", range(1, 18))
def test_entering_a_monk_symbol_recruits_and_the_first_and_the_third_unlock_a_die(space: int) -> None:
    state = new(board="a1")
    religion(state, RED, space - 1)
    store(state, RED, coins=1)
    dice = len(blue_dice(state, RED))

    play(state, "activate cell 5 4", "pray")

    assert state.religion[RED] == space
    assert (decision(state) == "RecruitMonk") == (space in SYMBOLS)
    assert len(blue_dice(state, RED)) - dice == (space in (2, 8))
    audited(state)


@rule("SMA-7.31")
def test_a_symbol_entered_by_the_extra_step_recruits_as_well() -> None:
    state = new(board="a1")
    religion(state, RED, 6)
    store(state, RED, coins=1, grain=1)

    play(state, "activate cell 5 4", "pray", "step grain")

    assert decision(state) == "RecruitMonk"
    assert state.decision.prompt(state) == {"symbol": 3, "monks": 6}
    assert len(blue_dice(audited(state), RED)) == 3


@rule("SMA-7.32", "SMA-X24")
def test_on_the_last_space_every_step_gives_a_point_instead() -> None:
    state = new(board="a1")
    religion(state, RED, 16)
    ship(state, RED, religion=1)
    store(state, RED, grain=1)

    play(state, "retire religion", "pray")
    symbol = (decision(state), state.religion[RED])
    play(state, "monk mission_gold", "step grain")
    extra = (state.points[RED], state.religion[RED])
    play(state, "pray", "decline")

    assert symbol == ("RecruitMonk", 17)
    assert extra == (1, 17)
    assert (state.points[RED], state.religion[RED]) == (2, 17)
    assert stored(audited(state), RED) == {"grain": 1, "gold": 1}


@rule("SMA-7.32")
def test_both_steps_of_an_action_on_the_last_space_give_a_point() -> None:
    state = new(board="a1")
    religion(state, RED, 17)
    store(state, RED, coins=1, grain=1)

    play(state, "activate cell 5 4", "pray", "step grain")

    assert (state.points[RED], state.religion[RED], stored(state, RED)) == (2, 17, {})
    assert state.monks == [0] * 10


@rule("SMA-7.33")
def test_religion_markers_share_spaces_freely_and_never_go_back() -> None:
    state = new(board="a1")
    religion(state, GREEN, 3)
    religion(state, RED, 2)
    store(state, RED, coins=1)

    play(state, "activate cell 5 4", "pray")
    markers = GAME.view(state, None)["religion"]["markers"]
    finish_year(state)

    assert markers == {"red": 3, "green": 3}
    assert (state.year, state.religion) == (2, [3, 3])


@rule("SMA-7.36")
def test_a_declined_religion_action_has_no_extra_step() -> None:
    state = new(board="a1")
    store(state, RED, coins=1, grain=3)

    play(state, "activate cell 5 4")
    answers = own_answers(state)
    play(state, "decline")

    assert answers == ["pray", "decline"]
    assert decision(state) == "EndTurn"
    assert (state.religion[RED], stored(state, RED)) == (0, {"grain": 3})


@rule("SMA-X43")
def test_a_scholar_gained_inside_a_religion_action_works_in_the_rest_of_it() -> None:
    state = new(board="a1")
    scholars(state, "sc05", "sc01", "sc02")
    religion(state, RED, 1)
    store(state, RED, coins=1, wood=1)

    play(state, "activate cell 5 4", "pray")
    dice = len(blue_dice(state, RED))
    play(state, "monk sc05", "step wood")

    assert (dice, state.religion[RED], stored(state, RED), state.coins[RED]) == (2, 3, {}, 0)


# -- blue dice --------------------------------------------------------------------------------------------------------


@rule("SMA-9.1", "SMA-D3")
@pytest.mark.parametrize("space", [1, 7])
def test_the_die_is_unlocked_whether_or_not_a_monk_is_placed(space: int) -> None:
    state = new(board="a1")
    religion(state, RED, space)
    store(state, RED, coins=1)
    dice = len(blue_dice(state, RED))
    reserve = state.blue_reserve

    play(state, "activate cell 5 4", "pray", "decline")

    assert len(blue_dice(audited(state), RED)) == dice + 1
    assert state.blue_reserve == reserve - 1
    assert state.monks == [0] * 10


@rule("SMA-9.2")
def test_an_unlocked_die_is_rolled_and_put_on_the_place_of_its_value() -> None:
    state = new(board="a1")
    religion(state, RED, 1)
    blue(state, RED, 6)
    store(state, RED, coins=1)
    play(state, "activate cell 5 4")

    rolled = []
    for seed in range(40):
        copy = imagine(state, RED, seed)
        log = Log(copy)
        copy.choose_text("pray")
        [event] = [event for event in log.events if event.key == "blue-unlocked"]
        assert blue_dice(copy, RED) == sorted([event.facts["number"], 6])
        rolled.append(event.facts["number"])

    assert set(rolled) == {1, 2, 3, 4, 5, 6}


@rule("SMA-9.2")
def test_an_unlocked_die_stays_with_its_owner_for_the_rest_of_the_game() -> None:
    state = new(board="a1")
    religion(state, RED, 1)
    store(state, RED, coins=1)

    play(state, "activate cell 5 4", "pray", "decline")
    finish_year(state)
    finish_year(state)

    assert state.year == 3
    assert [len(blue_dice(state, seat)) for seat in (RED, GREEN)] == [2, 1]
    assert state.blue_reserve == 6 - 2 - 1


@rule("SMA-9.3")
def test_an_unlocked_die_can_be_used_from_the_next_turn_on_in_the_same_year() -> None:
    state = new(board="a1")
    religion(state, RED, 1)
    cover_with_die(state, RED, 4, 1, "blue")  # the first die is used
    store(state, RED, coins=6)

    play(state, "activate cell 5 4", "pray", "decline", "decline")
    this_turn = (decision(state), offered(state, "blue"))
    [value] = blue_dice(state, RED)
    play(state, "done")
    turn_of(state, RED)

    assert this_turn == ("EndTurn", [])
    assert state.year == 1
    assert {text.split()[1] for text in offered(audited(state), "blue")} == {str(value)}


@rule("SMA-9.4")
def test_the_die_is_gained_before_the_monk_is_placed() -> None:
    state = new(board="a1")
    religion(state, RED, 7)
    store(state, RED, coins=1)

    play(state, "activate cell 5 4", "pray")

    assert decision(state) == "RecruitMonk"
    assert len(blue_dice(state, RED)) == 3


@rule("SMA-9.5")
def test_a_player_has_at_most_three_blue_dice() -> None:
    state = new(board="a1")

    run(state, *[PRAYS[RED]] * 18)
    while not state.is_over:
        play(state, "pray" if decision(state) == "Pray" else "decline")

    assert (state.religion[RED], state.points[RED]) == (17, 1)
    assert len(blue_dice(state, RED)) == 3
    assert state.blue_reserve == 6 - 3 - 1


@rule("SMA-9.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_reserve_has_a_die_for_every_unlocking(seats: int) -> None:
    state = new(seats, board="a1")

    for seat in range(seats):
        religion(turn_of(state, seat), seat, 7)
        store(state, seat, coins=1)
        play(state, "activate cell 5 4", "pray", "decline")

    assert [len(blue_dice(state, seat)) for seat in range(seats)] == [3] * seats
    assert audited(state).blue_reserve == 0
