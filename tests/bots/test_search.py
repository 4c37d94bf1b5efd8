"""Search: rollouts on imagined copies, with a budget."""

import time

import pytest

import caravela
from caravela.bots.ahead import Taste
from caravela.bots.levels import LEVELS
from caravela.bots.player import make_bot, read_name
from caravela.bots.search import Budget, Search
from caravela.kernel.chance import QuickChance
from caravela.kernel.game import Game
from caravela.kernel.state import State

GAMES = caravela.games()
NEAR = 4
"""So many choices rollouts take in tests, which run on the pure engine too."""


def midst(game: Game, choices: int = 40) -> State:
    """A position in which things are hidden: some choices into a game by chance."""
    state, chance = game.new(2, seed=5), QuickChance(5)
    while state.choices < choices or len(state.options()) < 3:
        options = state.options()
        state.choose(options[chance.below(len(options))])
    return state


def search_of(game: Game, seed: int = 1) -> Search:
    own = Taste(game.parts, []).own
    return Search(game.imagine, game.worth, own, own, QuickChance(seed), 3, 1, NEAR)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["novice", "solid@9", "strong@2"])
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(name: str, bot: str) -> None:
    game = caravela.game(name)
    state = midst(game)
    assert state.seat is not None

    answers = []
    for luck in range(3):
        thinker = make_bot(bot, game, 7)
        answers.append(thinker.choose(game.imagine(state, state.seat, luck), state.options(), 1.0))

    assert len(set(answers)) == 1


@pytest.mark.parametrize("name", GAMES)
def test_what_is_imagined_of_an_imagined_position_is_the_same(name: str) -> None:
    game = caravela.game(name)
    state = midst(game)
    assert state.seat is not None

    twice = game.imagine(game.imagine(state, state.seat, 1), state.seat, 2)

    assert twice.save() == game.imagine(state, state.seat, 2).save()


def test_so_many_rollouts_are_reproducible_and_counted() -> None:
    game = caravela.game("empires")
    state = midst(game)

    searches = [search_of(game), search_of(game)]
    answers = [search.choose(state.copy(), state.options(), Budget(0.0, 12)) for search in searches]

    assert answers[0] == answers[1]
    assert [search.rollouts for search in searches] == [12, 12]


def test_time_ends_the_search_after_the_rollout_under_way() -> None:
    game = caravela.game("empires")
    state = midst(game)
    search = search_of(game)

    answer = search.choose(state.copy(), state.options(), Budget(1e-9))

    assert search.rollouts == 1
    assert answer in state.options()


def test_what_the_rollouts_lead_to_decides() -> None:
    game = caravela.game("empires")
    state = midst(game)
    options = state.options()
    own = Taste(game.parts, []).own

    def contrary(position: State, seat: int) -> float:
        return -own(position, seat)

    answers = []
    for value in (own, contrary):
        search = Search(game.imagine, value, own, own, QuickChance(1), len(options), 1, 0)
        answers.append(search.choose(state.copy(), options, Budget(0.0, len(options))))

    assert answers[0] != answers[1]


def test_what_was_found_out_is_kept_for_the_next_choice_of_the_turn() -> None:
    game = caravela.game("santa_maria")
    state = midst(game)
    kept, fresh = search_of(game), search_of(game)
    while True:
        state.choose(kept.choose(state.copy(), state.options(), Budget(0.0, 6)))
        if state.committed < state.choices and len(state.options()) > 1:
            break

    kept.choose(state.copy(), state.options(), Budget(0.0, 6))
    fresh.choose(state.copy(), state.options(), Budget(0.0, 6))

    assert kept.reused > 0
    assert fresh.reused == 0


def test_a_budget_of_rollouts_needs_no_clock() -> None:
    assert Budget(0.0, 4).spent(0.0, 1) == 0.25


def test_of_time_and_rollouts_whichever_is_gone_first_ends_the_search() -> None:
    budget = Budget(1.0, 4)
    now = time.perf_counter()

    assert budget.spent(now, 3) == 0.75
    assert budget.spent(now - 2.0, 1) >= 1.0


def test_no_rollout_is_begun_that_would_end_too_late() -> None:
    budget = Budget(1.0)
    start = time.perf_counter() - 0.9

    assert budget.spent(start, 3) >= 1.0
    assert budget.spent(start, 90) < 1.0


def test_the_time_of_a_name_goes_before_that_of_the_level() -> None:
    assert read_name("master@0.05s").seconds == 0.05 < LEVELS["master"].seconds
