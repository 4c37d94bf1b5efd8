"""Levels: one ladder of bots, and their styles."""

from collections import Counter
from pathlib import Path

import pytest

import caravela
from caravela.bots.ahead import Taste
from caravela.bots.levels import LEVELS, Thinker
from caravela.bots.measure import engine
from caravela.bots.player import BOTS, NEWCOMER, SEASONED, STYLED, ask, bot_names, make_bot, mixed, play, styles_of
from caravela.bots.player import LEVELS as LADDER
from caravela.bots.search import Budget
from caravela.bots.value import Styled, Value
from caravela.bots.weights import learned_value
from caravela.kernel.game import Game
from caravela.kernel.text import LANGUAGES
from tests.bots.test_search import midst
from tests.conftest import LONG

GAMES = caravela.games()


def test_every_level_is_a_bot_and_thinks_longer_than_the_one_below() -> None:
    seconds = [LEVELS[name].seconds for name in LADDER]

    assert set(LEVELS) == {*LADDER, "planner"} < set(BOTS)
    assert seconds == sorted(seconds)


def test_levels_answer_within_their_time_and_three_masters_within_a_second() -> None:
    assert max(LEVELS[name].seconds for name in ("novice", "casual", "solid")) <= 0.003
    assert LEVELS["strong"].seconds <= 0.01
    assert 3 * LEVELS["master"].seconds <= 1.0


def test_those_below_the_master_see_enough_in_so_many_rollouts_on_every_machine() -> None:
    game = caravela.game("empires")
    state = midst(game)

    for name in ("strong", "expert"):
        bot = make_bot(name, game, 1)
        assert isinstance(bot, Thinker)
        budget = bot.budget(60.0)
        assert budget.rollouts == LEVELS[name].rollouts > 0
        bot.search.choose(state.copy(), state.options(), Budget(60.0, budget.rollouts))
        assert bot.search.rollouts == budget.rollouts
    assert make_bot("master", game, 1).budget(60.0).rollouts == 0  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_declares_three_styles_and_what_newcomers_overlook(name: str) -> None:
    game = caravela.game(name)

    assert len(styles_of(game)) == 3
    assert all(weight < 1 for weight in game.styles[NEWCOMER].values())
    for style in game.styles.values():
        assert set(style) <= set(game.part_names)
    assert f"{STYLED[-1]}-{styles_of(game)[0]}" in bot_names(game)


def test_only_a_master_has_the_habits_of_who_has_played_often_beside_any_style() -> None:
    game = caravela.game("empires")
    colonies = game.part_names.index("colonies")
    habit = game.styles[SEASONED]

    tastes = {name: weights_of(name, game) for name in ("expert", "master", "master-settler")}

    assert SEASONED not in styles_of(game)
    assert tastes["expert"] == []
    assert tastes["master"] == [habit.get(part, 1.0) for part in game.part_names]
    assert tastes["master-settler"][colonies] == pytest.approx(2.0 * habit["colonies"])


def weights_of(name: str, game: Game) -> list[float]:
    """How much each part counts for a bot."""
    bot = make_bot(name, game, 1)
    assert isinstance(bot, Thinker)
    return bot.taste.weights


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_and_style_has_a_name(language: str) -> None:
    page = (Path(caravela.__path__[0]) / "web" / "text" / f"{language}.ftl").read_text(encoding="utf-8")

    for bot in BOTS:
        assert f"\nbot-{bot} = " in page
        assert f"\nbot-{bot}-help = " in page
    for name in GAMES:
        game = caravela.game(name)
        for style in styles_of(game):
            assert game.texts(language).has(f"style-{style}")


@pytest.mark.parametrize("name", GAMES)
def test_the_parts_of_a_worth_add_up(name: str) -> None:
    game = caravela.game(name)
    state = midst(game)

    parts = [game.parts(state, seat) for seat in range(2)]

    assert [len(part) for part in parts] == [len(game.part_names)] * 2
    if name != "empires":  # there rivals count against
        assert game.worths(state) == pytest.approx([sum(part) for part in parts])


def test_a_style_counts_a_part_more() -> None:
    game = caravela.game("empires")
    state = midst(game)
    parts = game.parts(state, 0)
    weights = [game.styles["settler"].get(part, 1.0) for part in game.part_names]
    colonies = game.part_names.index("colonies")

    assert Taste(game.parts, weights).own(state, 0) == pytest.approx(sum(parts) + 1.0 * parts[colonies])
    assert Taste(game.parts, []).own(state, 0) == pytest.approx(sum(parts))


def test_a_style_counts_in_full_beside_what_was_learnt() -> None:
    game = caravela.game("empires")
    state = midst(game)
    parts = game.parts(state, 0)
    plain = learned_value(game, Value(game.worths, 0.3).value)
    weights = [game.styles["settler"].get(part, 1.0) for part in game.part_names]

    styled = Styled(plain, Taste(game.parts, weights)).value(state, 0)

    more = game.styles["settler"]["colonies"] - 1
    assert styled - plain(state, 0) == pytest.approx(more * parts[game.part_names.index("colonies")])


SEEN = {
    "empires": {"builder": ["buildings"], "trader": ["ships"], "settler": ["settled"]},
    "santa_maria": {"merchant": ["sugar", "gem"], "settler": ["developed"], "conqueror": ["conquistador"]},
    "maracaibo": {"builder": ["assistants"], "courtier": ["france", "england", "spain"], "explorer": ["explorer"]},
    "pirates": {"builder": ["residences"], "raider": ["gold", "emerald", "pearl"], "explorer": ["rivers"]},
}
"""The figures by which each style shows in play."""


@pytest.mark.skipif(not LONG or engine() == "pure", reason="whole games with a search: a part of make test-all")
@pytest.mark.parametrize("name", GAMES)
def test_styles_are_seen_in_play(name: str) -> None:
    plain = figures_of(name, "strong@4")

    assert list(SEEN[name]) == styles_of(caravela.game(name))
    for style, figures in SEEN[name].items():
        styled = figures_of(name, f"strong-{style}@4")
        assert sum(styled[one] for one in figures) >= 1.08 * sum(plain[one] for one in figures), style


def figures_of(name: str, bot: str) -> Counter[str]:
    """What a bot has in the ends of all chapters, in some games against greedy, one in each seat with the same luck."""
    game = caravela.game(name)
    found: Counter[str] = Counter()
    for number in range(16):
        seed, seat = mixed(78, number // 2), number % 2
        state = game.new(2, seed)
        bots = [make_bot(bot if place == seat else "greedy", game, mixed(seed, place)) for place in range(2)]
        chapter, last = state.chapter(), Counter[str]()
        while (who := state.seat) is not None:
            if state.chapter() != chapter:
                chapter = state.chapter()
                found.update(last)
            last = Counter(game.ledger(state, seat, game.eyes(state, seat)).figures)
            state.choose(ask(game, state, bots[who], mixed(seed, state.choices)))
        found.update(last)
    return found


def test_a_novice_beats_chance() -> None:
    game = caravela.game("empires")
    wins = 0.0

    for number in range(6):
        state, seat = game.new(2, seed=number), number % 2
        bots = [make_bot("novice" if place == seat else "uniform", game, number) for place in range(2)]
        play(game, state, bots, number)
        wins += (seat in state.winners()) / len(state.winners())

    assert wins >= 5
