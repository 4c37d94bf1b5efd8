"""Matches with what is wanted of them."""

from pathlib import Path

import pytest

import caravela
from caravela.bots.arena import Bout
from caravela.bots.player import check_bot
from caravela.bots.strength import Match, found_in, read_plan, report

PLAN = Path(__file__).parents[2] / "bench" / "strength.toml"


def bout(bots: tuple[str, ...], scores: list[int]) -> Bout:
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return Bout(0, bots, scores, winners, [10] * len(bots), [0.1] * len(bots), [0.02] * len(bots))


def test_the_plan_names_games_bots_and_settings_that_there_are() -> None:
    plan = read_plan(PLAN.read_text(encoding="utf-8"))

    assert len({match.name for match in plan.matches}) == len(plan.matches) > 40
    assert {match.game for match in plan.matches} == set(caravela.games()) == set(plan.rollouts)
    for match in plan.matches:
        game = caravela.game(match.game)
        game.check_seats(match.seats)
        game.full_settings(dict(match.settings))
        check_bot(match.bot, game)
        assert match.arena(8, plan.rollouts[match.game]).lucks == 8 // (match.seats if match.against else 1)


def test_every_luck_is_played_in_all_seats_as_far_as_the_games_go() -> None:
    match = Match("empires", 4, "master", "greedy", games=100)

    arena = match.arena(40, None)

    assert (arena.bots, arena.against, arena.lucks) == (("master@0.1s",), "greedy", 10)
    assert len(list(arena.meetings())) == 40
    assert match.arena(1000, {"4": 85}).bots == ("master@85",)
    assert match.arena(1000, {"4": 85}).lucks == 25


def test_more_time_is_told_apart_from_less() -> None:
    match = Match("empires", 2, "master@0.4s", "master@0.05s")
    bouts = [bout(("master@0.4s", "master@0.05s"), [50, 40]), bout(("master@0.05s", "master@0.4s"), [60, 30])]

    found = found_in(match, "master@0.4s", bouts)

    assert (found.wins, found.points) == (0.5, 40)


def test_among_its_own_kind_whoever_wins_counts() -> None:
    match = Match("empires", 3, "master", points=90)
    bouts = [bout(("master@0.1s",) * 3, [50, 95, 60]), bout(("master@0.1s",) * 3, [91, 40, 60])]

    table = report([(match, match.arena(2, None), bouts)])

    assert "| empires | 3 | master@0.1s | its own kind, whoever wins | 2 |  | 93.0 ± 3.9 |" in table


@pytest.mark.parametrize(
    ("score", "said"),
    [
        (100, "90 %: yes, as it seems; 90 points: yes; 95 points in 95%: 100 %"),
        (10, "90 %: no; 90 points: no; 95 points in 95%: 0 %"),
    ],
)
def test_the_table_says_what_was_reached(score: int, said: str) -> None:
    match = Match("empires", 2, "master", "greedy", wins=0.9, points=90, reach=95)
    arena = match.arena(30, {"2": 85})

    table = report([(match, arena, [bout(("master@85", "greedy"), [score, 50])] * 30)])

    assert said in table
    assert "| empires | 2 | master@85 | greedy | 30 |" in table
