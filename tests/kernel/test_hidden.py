"""Things lying face down: who has seen them, and that looking is learning."""

import pytest

from caravela import State
from caravela.kernel.chance import Chance
from caravela.kernel.hidden import NOTHING, UNDRAWN, FaceDown
from caravela.kernel.phrases import Phrases, Speech
from caravela.kernel.state import Unknown

RED, YELLOW, BLUE = 1, 2, 4
"""Seats as a bit mask."""


def a_state() -> State:
    return State([], Chance.from_seed(1, []), Speech(Phrases(), {}), [])


def test_nobody_knows_what_was_laid_down() -> None:
    things = FaceDown((NOTHING, UNDRAWN), (RED | YELLOW, 0))

    things.lay(0, 5)

    assert things.values == (5, UNDRAWN)
    assert [things.knows(0, seat) for seat in range(3)] == [False, False, False]


def test_who_looks_knows_and_nobody_else() -> None:
    things = FaceDown((5, 6), (0, 0))

    things.look(a_state(), 1, YELLOW)

    assert [things.knows(1, seat) for seat in range(3)] == [False, True, False]
    assert not things.knows(0, 1)


def test_looking_is_learning() -> None:
    state, things = a_state(), FaceDown((5,), (0,))

    things.look(state, 0, YELLOW)

    assert state.learnt


def test_a_second_look_at_the_same_thing_tells_nothing_new() -> None:
    state, things = a_state(), FaceDown((5,), (RED | YELLOW,))

    things.look(state, 0, YELLOW)

    assert not state.learnt
    assert things.seen == (RED | YELLOW,)


def test_showing_it_to_one_more_seat_is_learning() -> None:
    state, things = a_state(), FaceDown((5,), (RED,))

    things.look(state, 0, RED | BLUE)

    assert state.learnt
    assert things.seen == (RED | BLUE,)


def test_a_copy_keeps_its_own_secrets() -> None:
    things = FaceDown((5, 6), (RED, 0))

    copy = things.copy()
    copy.look(a_state(), 1, BLUE)
    copy.lay(0, NOTHING)

    assert things.saved() == [[5, 6], [RED, 0]]
    assert copy.saved() == [[NOTHING, 6], [0, BLUE]]


def test_what_was_saved_does_not_change_any_more() -> None:
    things = FaceDown((5,), (0,))
    saved = things.saved()

    things.lay(0, NOTHING)

    assert saved == [[5], [0]]


def test_a_wary_state_stops_before_anything_is_seen() -> None:
    state, things = a_state(), FaceDown((5,), (0,))
    state.wary = True

    with pytest.raises(Unknown):
        things.look(state, 0, YELLOW)

    assert not things.knows(0, 1)
