"""Bots: what they may know, which there are, and games between them."""

import pytest

import caravela
from caravela.bots.player import BOTS, Bot, BotError, ask, make_bot, mixed, play
from caravela.kernel.chance import QuickChance
from caravela.kernel.state import State

GAME = caravela.game("empires")
LAST_ROUND = 8


class Spy(Bot):
    """Remembers what it was given, and takes the first option."""

    def __init__(self) -> None:
        super().__init__(GAME, 0)
        self.given: list[State] = []

    def choose(self, state: State, options: list[int], seconds: float) -> int:
        self.given.append(state)
        return options[0]


class Cheat(Bot):
    """Chooses what is not offered."""

    def choose(self, state: State, options: list[int], seconds: float) -> int:
        return 12345


def uniform_game(seed: int) -> list[str]:
    choices: list[str] = []
    state = GAME.new(2, seed=1)
    play(GAME, state, [make_bot("uniform", GAME, seed), make_bot("uniform", GAME, seed + 1)], 1, watch=choices.append)
    return choices


def test_a_bot_gets_a_copy_with_other_luck() -> None:
    state = GAME.new(2, seed=1)
    spy = Spy()

    ask(GAME, state, spy, seed=2)

    [given] = spy.given
    assert given is not state
    assert given.chance.key != state.chance.key
    assert GAME.view(given, state.seat) == GAME.view(state, state.seat)


def test_what_a_bot_tries_out_leaves_the_game_alone() -> None:
    state = GAME.new(2, seed=1)
    before = state.save()
    spy = Spy()

    ask(GAME, state, spy, seed=2)
    play(GAME, spy.given[0], [Spy(), Spy()], seed=3)

    assert state.save() == before


def test_a_choice_that_is_not_offered_is_refused() -> None:
    with pytest.raises(ValueError, match="Cheat chose 12345, which is not offered by PlaceWorker: 'place colonist"):
        ask(GAME, GAME.new(2, seed=1), Cheat(GAME, 0), seed=2)


def test_nobody_can_be_asked_after_the_end() -> None:
    state = GAME.new(2, seed=1)
    play(GAME, state, [Spy(), Spy()], seed=1)

    with pytest.raises(ValueError, match="the game is over"):
        ask(GAME, state, Spy(), seed=2)


def test_uniform_is_decided_by_its_seed() -> None:
    assert uniform_game(5) == uniform_game(5)
    assert uniform_game(5) != uniform_game(6)


def test_the_choices_of_bots_make_a_record() -> None:
    choices = uniform_game(5)

    state = caravela.Record("empires", 2, {}, 1, choices).replay()

    assert state.is_over


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_finishes_a_game(name: str) -> None:
    state = GAME.new(3, seed=4)
    chance = QuickChance(4)
    while state.chapter() < LAST_ROUND:
        options = state.options()
        state.choose(options[chance.below(len(options))])
    before = state.choices

    made = play(GAME, state, [make_bot(name, GAME, seat) for seat in range(3)], seed=4, seconds=0.0001)

    assert state.is_over
    assert made == state.choices - before > 10


def test_an_unknown_bot_is_an_error_that_lists_the_bots() -> None:
    with pytest.raises(BotError, match="unknown bot 'alphazero'; known are uniform, greedy"):
        make_bot("alphazero", GAME, 1)


def test_a_misspelt_bot_is_guessed() -> None:
    with pytest.raises(BotError, match="unknown bot 'gredy'; did you mean 'greedy'"):
        make_bot("gredy", GAME, 1)


def test_mixed_seeds_have_nothing_in_common() -> None:
    seeds = {mixed(first, second) for first in range(30) for second in range(30)}

    assert len(seeds) == 900
    assert min(seeds) > 2**64
