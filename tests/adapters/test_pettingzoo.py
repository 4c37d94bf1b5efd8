"""Every game as a PettingZoo environment: what PettingZoo's own tests ask for, and that it is the same game."""

import subprocess
import sys
from typing import Any

import numpy
import pytest
from pettingzoo.test import api_test, seed_test

import caravela
from caravela.adapters.pettingzoo_env import ActionError, CaravelaEnv, env
from caravela.kernel.chance import QuickChance
from tests.promises.tables import GAMES, table

EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def any_action(table: CaravelaEnv, whims: QuickChance) -> int:
    """An action that the mask allows."""
    actions = numpy.flatnonzero(table.observe(table.agent_selection)["action_mask"])
    return int(actions[whims.below(len(actions))])


def play(table: CaravelaEnv, seed: int = 1) -> None:
    """A whole game at random, up to the first agent that is told of its end."""
    whims = QuickChance(seed)
    while not any(table.terminations.values()):
        table.step(any_action(table, whims))


@EVERY_GAME
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_interface_is_the_one_of_pettingzoo(game: str) -> None:
    for seats in caravela.game(game).seats:
        api_test(env(game, seats), num_cycles=300)


@EVERY_GAME
def test_the_same_seed_is_the_same_game(game: str) -> None:
    seed_test(lambda: env(game, caravela.game(game).seats[-1]), num_cycles=60)


@EVERY_GAME
def test_a_game_is_the_one_of_the_library(game: str) -> None:
    here = table(game, 7)
    played = env(game, here.seats, seed=here.seed, **here.settings)
    played.reset()
    state, whims = here.new(), here.whims()

    while not state.is_over:
        assert played.agent_selection == f"seat_{state.seat}"
        options = state.options()
        observation = played.observe(played.agent_selection)
        assert state.seat is not None
        assert observation["observation"].tolist() == here.game.features(state, state.seat)
        assert numpy.flatnonzero(observation["action_mask"]).tolist() == sorted(options)
        option = options[whims.below(len(options))]
        state.choose(option)
        played.step(option)

    assert played.infos["seat_0"] == {"scores": state.scores(), "winners": state.winners()}


@EVERY_GAME
def test_winners_share_one_point(game: str) -> None:
    played = env(game, caravela.game(game).seats[-1])
    for seed in range(10):
        played.reset(seed=seed)
        play(played, seed)
        winners = played.position.winners()

        assert set(played.terminations.values()) == {True}
        assert {agent for agent, reward in played.rewards.items() if reward} == {
            f"seat_{seat}" for seat in winners if seat < played.seats
        }
        assert all(reward in (0, 1 / len(winners)) for reward in played.rewards.values())


@EVERY_GAME
def test_who_does_not_choose_has_an_empty_mask(game: str) -> None:
    played = env(game, caravela.game(game).seats[-1], seed=1)
    played.reset()
    for agent in played.agents:
        assert played.observe(agent)["action_mask"].any() == (agent == played.agent_selection)


@EVERY_GAME
@pytest.mark.parametrize("action", [-1, 998, 10_000, None, "pass"])
def test_an_action_that_is_not_offered_changes_nothing_and_the_offers_are_listed(game: str, action: Any) -> None:
    played = env(game, seed=1)
    played.reset()
    before = played.position.save()

    with pytest.raises(ActionError) as caught:
        played.step(action)

    offers = ", ".join(f"{option} ({played.position.text(option)})" for option in played.position.options())
    assert str(caught.value) == f"{played.agent_selection} can't choose {action!r}; it can choose {offers}"
    assert played.position.save() == before


def test_seeds_count_up_from_game_to_game() -> None:
    played = env("empires", 3, seed=5)
    for seed in (5, 6, 7):
        played.reset()
        assert played.position.save() == caravela.game("empires").new(3, seed).save()


def test_without_a_seed_every_game_is_another() -> None:
    played = env("empires", 3)
    keys = set()
    for _ in range(5):
        played.reset()
        keys.add(played.position.save()["chance"]["key"])
    assert len(keys) == 5


@EVERY_GAME
def test_a_rendered_table_is_text_for_a_spectator(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    played = env(game, seed=1, render_mode="ansi")
    played.reset()

    text = played.render()

    assert text is not None
    assert f"game: {game}" in text.splitlines()
    assert played.position.save()["chance"]["key"] not in text
    played.render_mode = "human"
    assert played.render() is None
    assert capsys.readouterr().out == text + "\n"


def test_a_table_that_can_not_be_is_refused_at_once() -> None:
    with pytest.raises(KeyError, match="unknown game 'chess'"):
        env("chess")
    with pytest.raises(ValueError, match="empires has 2 to 6 seats, not 9"):
        env("empires", 9)
    with pytest.raises(ValueError, match="did you mean 'builders'"):
        env("empires", bilders=True)


@pytest.mark.parametrize("missing", ["pettingzoo", "gymnasium", "numpy"])
def test_without_the_extra_one_line_says_what_to_install(missing: str) -> None:
    script = f"import sys; sys.modules[{missing!r}] = None\nimport caravela.adapters"

    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)

    assert run.stderr.splitlines()[-1] == (
        f"ImportError: caravela.adapters needs {missing}, which is not installed: pip install 'caravela[adapters]'"
    )
    assert "During handling" not in run.stderr
