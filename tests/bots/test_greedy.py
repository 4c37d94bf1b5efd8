"""greedy: one choice ahead by the game's own valuation."""

import pytest

import caravela
from caravela.bots.measure import engine
from caravela.bots.player import Bot, make_bot, play
from tests.conftest import LONG

GAMES = (400 if LONG else 100) if engine() == "compiled" else 20


@pytest.mark.parametrize("name", caravela.games())
def test_greedy_beats_uniform_in_at_least_95_percent_of_two_player_games(name: str) -> None:
    game = caravela.game(name)
    wins = 0.0

    for number in range(GAMES):
        state = game.new(2, seed=number)
        greedy, uniform = make_bot("greedy", game, number), make_bot("uniform", game, number)
        seat = number % 2
        bots: list[Bot] = [greedy, uniform] if seat == 0 else [uniform, greedy]
        play(game, state, bots, number)
        wins += (seat in state.winners()) / len(state.winners())

    assert wins >= 0.95 * GAMES


def test_greedy_takes_the_option_that_leads_to_the_worthiest_position() -> None:
    game = caravela.game("empires")
    state = game.new(2, seed=5)
    options = state.options()
    assert state.seat is not None

    chosen = make_bot("greedy", game, 1).choose(state.copy(), options, 1.0)

    worths = []
    for option in options:
        after = state.copy()
        after.choose(option)
        worths.append(game.worth(after, state.seat))
    assert worths[options.index(chosen)] == max(worths)
    assert len(set(worths)) > 1


def test_the_same_seeds_make_the_same_game() -> None:
    game = caravela.game("empires")
    lines: list[list[str]] = [[], []]

    for line in lines:
        bots = [make_bot("greedy", game, 3), make_bot("uniform", game, 4)]
        play(game, game.new(2, seed=9), bots, 11, watch=line.append)

    assert lines[0] == lines[1]
