"""`caravela count` and `caravela bench`."""

import json

import pytest

import caravela
from caravela.kernel.state import State
from tests.cli.command import call


def reached(states: list[State]) -> list[State]:
    """All positions one choice further, by hand."""
    further = []
    for state in states:
        for option in state.options():
            copy = state.copy()
            copy.choose(option)
            further.append(copy)
    return further


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 7)])
def test_positions_are_counted_as_by_hand(capsys: pytest.CaptureFixture[str], seats: int, seed: int) -> None:
    states = [caravela.game("empires").new(seats, seed)]
    counts = []
    for _ in range(3):
        states = reached(states)
        counts.append(len(states))

    outcome = call(capsys, "count", "empires", "--depth", "3", "--seats", str(seats), "--seed", str(seed))

    assert outcome.status == 0
    assert [int(line.split()[1].replace(",", "")) for line in outcome.out.splitlines()] == counts
    assert [line.split()[0] for line in outcome.out.splitlines()] == ["1", "2", "3"]


def test_settings_change_the_count(capsys: pytest.CaptureFixture[str]) -> None:
    plain = call(capsys, "count", "empires", "--depth", "1")
    builders = call(capsys, "count", "empires", "--depth", "1", "--set", "builders=true")

    assert int(builders.out.split()[1]) == int(plain.out.split()[1]) + 1


def test_bench_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = call(capsys, "bench", "--seconds", "0.05")

    assert outcome.status == 0
    assert "choices a second" in outcome.out
    assert "replay of a game, ms" in outcome.out


def test_bench_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = call(capsys, "bench", "--seconds", "0.05", "--json")

    figures = json.loads(outcome.out)
    assert figures["engine"] in ("compiled", "pure")
    for game in (figures, *figures["games"]):
        assert {"choices_per_second", "games_per_second", "copy_us", "options_us", "replay_ms"} <= set(game)
        assert game["rollouts_per_second"] > 0
        shares = [game[f"{what}_share"] for what in ("worth", "leaf", "imagine", "rules")]
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0
    assert tuple(game["game"] for game in figures["games"]) == caravela.games()


def test_bench_measures_the_game_that_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = call(capsys, "bench", "santa_maria", "--seconds", "0.05", "--json")

    assert [game["game"] for game in json.loads(outcome.out)["games"]] == ["santa_maria"]
