"""How well greedy plays Maracaibo, and how the solo opponent's levels compare."""

from statistics import fmean
from typing import Any

import pytest

import caravela
from caravela.bots.measure import engine
from caravela.bots.player import make_bot, play
from caravela.games.maracaibo.catalog import LEVELS
from tests.conftest import LONG, only_long

GAME = caravela.game("maracaibo")
GAMES = (100 if LONG else 16) if engine() == "compiled" else 4
SOLO_GAMES = 200


def finished(number: int, seats: int, **settings: Any) -> list[int]:
    state = GAME.new(seats, seed=number, **settings)
    play(GAME, state, [make_bot("greedy", GAME, 10 * number + seat) for seat in range(seats)], number)
    return state.scores()


def test_the_winner_of_four_greedy_bots_has_between_80_and_200_points_on_average() -> None:
    assert 80 <= fmean(max(finished(number, 4)) for number in range(GAMES)) <= 200


def test_the_solo_opponent_has_more_points_on_a_harder_level() -> None:
    """The middle levels lie close together: with few games only the ends are compared."""
    ends = [fmean(finished(number, 1, solo_level=level)[1] for number in range(GAMES)) for level in LEVELS[::4]]

    assert ends[0] + 10 < ends[1]


@only_long
@pytest.mark.skipif(engine() != "compiled", reason="the pure engine plays alike")
def test_the_levels_of_the_solo_opponent_are_in_order() -> None:
    shares = []
    for level in LEVELS:
        ends = [finished(number, 1, solo_level=level) for number in range(SOLO_GAMES)]
        shares.append(sum(ana > mine for mine, ana in ends) / SOLO_GAMES)

    assert shares == sorted(shares), shares
