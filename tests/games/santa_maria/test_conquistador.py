"""Conquistadors: the track, its piles and its gold (SMA-7.24 to 7.27, 7.38)."""

import pytest

from tests.games.santa_maria.position import (
    BLUE,
    GAME,
    GREEN,
    RED,
    Log,
    audited,
    conquest,
    decision,
    finish_year,
    new,
    own_answers,
    own_scholar,
    play,
    ship,
    start,
    store,
    stored,
    turn_of,
)
from tests.rules import rule


@rule("SMA-7.24")
def test_a_conquistador_action_moves_the_marker_one_space() -> None:
    state = new(board="a1")
    conquest(state, (RED, 2), (GREEN, 1))
    store(state, RED, coins=1, grain=3)

    play(state, "activate cell 3 3", "conquer")

    assert state.conquest == [3, 1]
    assert decision(state) == "EndTurn"


@rule("SMA-7.25")
@pytest.mark.parametrize(("first", "second"), [("red", "green"), ("green", "red")])
def test_a_marker_is_put_on_top_of_the_pile_of_its_new_space(first: str, second: str) -> None:
    state = new(3, board="a1")
    seats = {"red": RED, "green": GREEN}
    conquest(state, (BLUE, 5))

    for name in (first, second):
        turn_of(state, seats[name])
        store(state, seats[name], coins=1)
        play(state, "activate cell 3 3", "conquer")

    view = GAME.view(audited(state), None)["conquistador"]
    assert view["piles"] == {"5": ["blue"], "1": [first, second]}
    assert view["ranking"] == ["blue", first]


@rule("SMA-7.26", "SMA-X26", "SMA-D47")
@pytest.mark.parametrize(("space", "gold"), [(1, 1), (2, 0), (3, 1), (4, 0), (5, 1), (6, 0), (7, 1), (8, 0), (9, 1)])
def test_entering_a_space_with_a_gold_symbol_brings_a_gold(space: int, gold: int) -> None:
    state = new(board="a1")
    conquest(state, (RED, space))

    play(state, "retire conquistador", "conquer")

    assert state.conquest[RED] == space + 1
    assert stored(state, RED) == ({"gold": 1} if gold else {})


@rule("SMA-7.26")
def test_the_gold_of_the_track_is_gained_each_year_anew() -> None:
    state = new(board="a1")
    conquest(state, (RED, 1))

    play(state, "retire conquistador", "conquer", "done")
    finish_year(state)
    conquest(turn_of(state, RED), (RED, 1))
    play(state, "retire conquistador", "conquer")

    assert state.year == 2
    assert stored(state, RED) == {"gold": 2}


@rule("SMA-7.26", "SMA-7.9", "SMA-D43")
@pytest.mark.parametrize(("names", "coins"), [([], 2), (["sc04"], 3)])
def test_gold_of_the_track_beyond_the_limit_is_turned_into_coins(names: list[str], coins: int) -> None:
    state = new(board="a1")
    for name in names:
        own_scholar(state, RED, name)
    conquest(state, (RED, 1))
    store(state, RED, gold=3)

    play(state, "retire conquistador", "conquer")

    assert (stored(state, RED), state.coins[RED]) == ({"gold": 3}, coins)


@rule("SMA-7.27", "SMA-X26", "SMA-D57")
def test_at_the_end_of_the_track_a_conquistador_action_has_no_effect_and_costs_nothing() -> None:
    state = new(board="a1")
    own_scholar(state, RED, "sc06")
    conquest(state, (RED, 10))
    store(state, RED, grain=1, gold=1)
    log = Log(state)

    play(state, "retire conquistador")

    assert decision(state) == "EndTurn"
    assert log.keys() == ["retired"]
    assert (state.conquest[RED], stored(state, RED)) == (10, {"grain": 1, "gold": 1})


@rule("SMA-D57")
def test_the_extra_step_of_the_cartographer_is_not_offered_at_the_end_of_the_track() -> None:
    state = new(board="a1")
    own_scholar(state, RED, "sc06")
    conquest(state, (RED, 8))
    store(state, RED, coins=1, grain=2)
    before = state.copy()
    conquest(state, (RED, 9))

    play(before, "activate cell 3 3", "conquer")
    play(state, "activate cell 3 3", "conquer")

    assert (decision(before), own_answers(before)) == ("ConquerFurther", ["step grain", "decline"])
    assert decision(state) == "EndTurn"
    assert stored(state, RED) == {"grain": 2, "gold": 1}


@rule("SMA-17.7")
def test_the_question_of_the_extra_step_tells_its_price() -> None:
    state = new(board="a1")
    own_scholar(state, RED, "sc06")
    store(state, RED, coins=1, grain=1)

    play(state, "activate cell 3 3", "conquer")

    assert state.decision.prompt(state) == {"space": 2, "resource": "grain", "resource2": "grain", "ways": 1}


@rule("SMA-7.36")
def test_a_declined_conquistador_action_has_no_extra_step() -> None:
    state = new(board="a1")
    own_scholar(state, RED, "sc06")
    store(state, RED, coins=1, grain=3)

    play(state, "activate cell 3 3")
    answers = own_answers(state)
    play(state, "decline")

    assert answers == ["conquer", "decline"]
    assert decision(state) == "EndTurn"
    assert (state.conquest[RED], stored(state, RED)) == (0, {"grain": 3})


@rule("SMA-7.38", "SMA-X47")
def test_a_marker_that_leaves_a_pile_leaves_the_order_of_the_others_unchanged() -> None:
    state = new(3, board="a1")
    conquest(state, (RED, 3), (GREEN, 3), (BLUE, 3))
    store(state, RED, coins=1)

    play(state, "activate cell 3 3", "conquer")

    assert GAME.view(state, None)["conquistador"]["piles"] == {"4": ["red"], "3": ["green", "blue"]}
    assert state.ranking == [RED, GREEN, BLUE]


@rule("SMA-7.38")
def test_the_order_of_a_pile_stays_when_its_middle_marker_leaves_and_others_come() -> None:
    state = new(3, board="a1")
    conquest(state, (RED, 3), (GREEN, 3), (BLUE, 3))

    conquest(state, (GREEN, 4), (RED, 4))

    assert GAME.view(audited(state), None)["conquistador"]["piles"] == {"4": ["green", "red"], "3": ["blue"]}


@rule("SMA-D47")
def test_entering_the_space_of_a_tree_is_enough_to_pass_it() -> None:
    state = start(1)
    while not state.year:
        state.choose(state.options()[0])
    short = state.copy()
    conquest(state, (RED, 2))  # the first tree
    conquest(short, (RED, 1))

    finish_year(state)
    finish_year(short)

    assert (state.points[RED], short.points[RED]) == (4, 0)


@rule("SMA-7.35")
def test_every_conquistador_action_of_the_income_is_asked_by_itself() -> None:
    state = new(board="a1")
    ship(state, RED, conquistador=3)

    play(state, "retire road", "decline", "decline", "conquer", "conquer")

    assert (state.conquest[RED], stored(state, RED)) == (2, {"gold": 1})
