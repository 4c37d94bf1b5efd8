"""Advice: the best options, what they are expected to lead to, and why."""

import pytest

import caravela
from caravela.bots.advice import Advice, advise
from tests.bots.test_search import midst

GAMES = caravela.games()
FEW = 9
"""Rollouts: the pure engine must make them too."""


def plain(found: list[Advice]) -> list[tuple[object, ...]]:
    return [(*one[:3], one.reasons.figures, one.reasons.points, one.rollouts) for one in found]


@pytest.mark.parametrize("name", GAMES)
def test_advice_is_reproducible_and_does_not_depend_on_what_the_seat_cannot_know(name: str) -> None:
    game = caravela.game(name)
    state = midst(game)
    assert state.seat is not None
    before = state.save()

    real = advise(game, state, rollouts=FEW, seed=3)
    imagined = advise(game, game.imagine(state, state.seat, 11), rollouts=FEW, seed=3)

    assert plain(real) == plain(imagined)
    assert state.save() == before


@pytest.mark.parametrize("name", GAMES)
def test_the_best_comes_first_and_the_others_tell_how_much_less_they_bring(name: str) -> None:
    game = caravela.game(name)
    state = midst(game)

    found = advise(game, state, count=2, rollouts=FEW)

    assert 0 < len(found) <= 2
    assert {one.option for one in found} <= set(state.options())
    assert found[0].points == found[0].margin == 0.0
    assert all(one.points <= 0.0 for one in found)
    assert len({one.rollouts for one in found}) == 1, "all have met the same luck"


def test_the_reasons_are_what_the_ledgers_at_the_horizon_differ_in() -> None:
    game = caravela.game("santa_maria")
    state = midst(game)

    by_text = {state.text(one.option): one.reasons for one in advise(game, state, rollouts=20)}

    assert by_text["decline"].figures["religion"] < 0, "who does not pray has less of it"


def test_a_game_that_is_over_needs_no_advice() -> None:
    game = caravela.game("santa_maria")
    state = game.new(2, seed=1)
    while not state.is_over:
        state.choose(state.options()[0])

    with pytest.raises(ValueError, match="over"):
        advise(game, state)
