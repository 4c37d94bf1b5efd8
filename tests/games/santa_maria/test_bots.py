"""How well greedy plays Santa Maria."""

from statistics import fmean

import caravela
from caravela.bots.measure import engine
from caravela.bots.player import make_bot, play
from tests.conftest import LONG

GAME = caravela.game("santa_maria")
GAMES = (200 if LONG else 40) if engine() == "compiled" else 12


def greedy_scores(seats: int) -> list[int]:
    scores: list[int] = []
    for number in range(GAMES):
        state = GAME.new(seats, seed=number)
        play(GAME, state, [make_bot("greedy", GAME, 10 * number + seat) for seat in range(seats)], number)
        scores += state.scores()
    return scores


def test_greedy_reaches_at_least_55_points_on_average_with_two_players() -> None:
    assert fmean(greedy_scores(2)) >= 55


def test_greedy_reaches_at_least_75_points_on_average_in_the_solo_game() -> None:
    assert fmean(greedy_scores(1)) >= 75


def test_greedy_takes_no_free_action_that_leads_to_nothing() -> None:
    """Selling and buying the same thing again and again would put off every answer."""
    for number in range(4):
        state = GAME.new(2, seed=number)
        line: list[str] = []
        play(GAME, state, [make_bot("greedy", GAME, seat) for seat in range(2)], number, watch=line.append)
        free = [text for text in line if text.startswith(("sell ", "buy "))]
        assert len(free) < len(line) / 4
