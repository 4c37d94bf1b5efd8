"""How well greedy plays Pirates of Maracaibo, and how the solo opponent's B cards compare."""

from statistics import fmean
from typing import Any

import pytest

import caravela
from caravela.bots.measure import engine
from caravela.bots.player import make_bot, play
from tests.conftest import LONG, only_long
from tests.rules import rule

GAME = caravela.game("pirates")
GAMES = (100 if LONG else 16) if engine() == "compiled" else 4
SOLO_GAMES = 200
CARDS = [0, 2, 4, 6]


def finished(number: int, seats: int, **settings: Any) -> list[int]:
    state = GAME.new(seats, seed=number, **settings)
    play(GAME, state, [make_bot("greedy", GAME, 10 * number + seat) for seat in range(seats)], number)
    return state.scores()


def test_the_winner_of_four_greedy_bots_has_between_130_and_280_points_on_average() -> None:
    assert 130 <= fmean(max(finished(number, 4)) for number in range(GAMES)) <= 280


@rule("PIR-26.3", "PIR-D67")
def test_the_solo_opponent_has_more_points_with_more_b_cards() -> None:
    ends = [fmean(finished(number, 1, solo_b_cards=cards)[1] for number in range(GAMES)) for cards in (0, 6)]

    assert ends[0] + 30 < ends[1]


@only_long
@pytest.mark.skipif(engine() != "compiled", reason="the pure engine plays alike")
def test_more_b_cards_make_the_solo_opponent_win_more_often() -> None:
    shares = []
    for cards in CARDS:
        ends = [finished(number, 1, solo_b_cards=cards) for number in range(SOLO_GAMES)]
        shares.append(sum(jordan >= mine for mine, jordan in ends) / SOLO_GAMES)

    assert shares == sorted(shares), shares
