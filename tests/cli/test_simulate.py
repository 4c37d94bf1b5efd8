"""`caravela simulate`: many games between bots."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from caravela.bots.ladder import confidence
from caravela.cli.simulate import Batch, Result, row_of, simulate
from caravela.cli.workers import Workers
from tests.cli.command import at_terminal, call, start


def summary(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    outcome = call(capsys, "simulate", "empires", "--json", *words)
    assert outcome.status == 0, outcome
    assert outcome.err == ""
    found: dict[str, Any] = json.loads(outcome.out)
    return found


def without_speed(found: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if name != "speed"}


def test_json_is_one_object_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    found = summary(capsys, "--games", "3", "--seats", "3", "--seed", "9")

    assert (found["game"], found["seats"], found["games"], found["seed"]) == ("empires", 3, 3, 9)
    assert [row["seat"] for row in found["by_seat"]] == ["red", "yellow", "blue"]
    assert sum(row["wins"] for row in found["by_seat"]) == pytest.approx(3)
    assert found["choices_per_game"] > 100
    assert found["speed"]["games_per_second"] > 0


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    first = summary(capsys, "--games", "3", "--seed", "4")
    again = summary(capsys, "--games", "3", "--seed", "4")
    other = summary(capsys, "--games", "3", "--seed", "5")

    assert without_speed(first) == without_speed(again)
    assert first["by_seat"] != other["by_seat"]


def test_what_comes_out_does_not_depend_on_the_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    alone = summary(capsys, "--games", "5", "--seed", "4", "--bots", "uniform,uniform,uniform")
    shared = start(
        *("simulate", "empires", "--json", "--games", "5", "--seed", "4", "--bots", "uniform,uniform,uniform"),
        *("--jobs", "3"),
    )

    assert shared.status == 0, shared
    assert without_speed(json.loads(shared.out)) == without_speed(alone)


def test_each_bot_sits_in_its_own_seat(capsys: pytest.CaptureFixture[str]) -> None:
    found = summary(capsys, "--games", "1", "--bots", "uniform,greedy,uniform")

    assert [row["bot"] for row in found["by_seat"]] == ["uniform", "greedy", "uniform"]


def test_one_bot_stands_for_all_seats(capsys: pytest.CaptureFixture[str]) -> None:
    found = summary(capsys, "--games", "1", "--bots", "uniform", "--seats", "5")

    assert [row["bot"] for row in found["by_seat"]] == ["uniform"] * 5


def test_settings_are_used_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    found = summary(
        capsys, "--games", "2", "--set", "builders=true", "--set", "nations=random", "--set", "building_set=all"
    )

    assert found["settings"] == {"builders": "true", "nations": "random", "building_set": "all"}
    assert found["by_seat"] != summary(capsys, "--games", "2")["by_seat"]


def test_the_table_tells_the_same_as_the_object(capsys: pytest.CaptureFixture[str]) -> None:
    found = summary(capsys, "--games", "3", "--seed", "8")

    outcome = call(capsys, "simulate", "empires", "--games", "3", "--seed", "8")

    assert outcome.status == 0
    assert outcome.err == ""
    for row in found["by_seat"]:
        assert f"{row['mean']:.1f}" in outcome.out
    assert f"{found['choices_per_game']:.0f} choices a game" in outcome.out


def test_ties_are_shared() -> None:
    results = [Result([5, 5], [0, 1], 10), Result([7, 3], [0], 10)]

    assert row_of("red", ["uniform", "uniform"], 0, results)["wins"] == 1.5
    assert row_of("blue", ["uniform", "uniform"], 1, results)["wins"] == 0.5


def test_an_opponent_played_by_the_rules_has_a_row_and_every_value_of_a_setting_a_run(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["simulate", "maracaibo", "--json", "--seats", "1", "--games", "2", "--each", "solo_level"]
    found = json.loads(call(capsys, *words).out)

    assert found["each"] == "solo_level"
    levels = [run["settings"]["solo_level"] for run in found["runs"]]
    assert levels == ["very_easy", "easy", "medium", "hard", "very_hard"]
    for run in found["runs"]:
        assert [(row["seat"], row["bot"]) for row in run["by_seat"]] == [("blue", "uniform"), ("ana", "")]
        assert sum(row["wins"] for row in run["by_seat"]) == 2


def test_a_setting_that_is_not_there_can_t_be_varied(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = call(capsys, "simulate", "maracaibo", "--each", "solo_levle")

    assert outcome.status != 0
    assert "did you mean 'solo_level'" in outcome.err


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (380, 400, 0.924, 0.967)]
)
def test_the_confidence_interval_is_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert confidence(wins, games) == pytest.approx((low, high), abs=0.001)


def test_an_interrupt_ends_it_without_a_traceback(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(batch: Batch) -> list[Result]:
        raise KeyboardInterrupt

    monkeypatch.setattr("caravela.cli.simulate.play_batch", interrupted)

    assert call(capsys, "simulate", "empires") == (130, "", "")


def test_each_game_of_a_run_is_another_one() -> None:
    results = simulate(Batch("empires", ["uniform", "uniform"], {}, None, 4, range(6)), Workers(1))

    assert len({(result.choices, *result.scores) for result in results}) == 6


def test_a_preset_is_a_bundle_of_settings(capsys: pytest.CaptureFixture[str]) -> None:
    found = summary(capsys, "--games", "1", "--preset", "full", "--set", "nations=off")

    assert found["settings"] == {"builders": "true", "building_set": "all", "nations": "off"}


@pytest.mark.skipif(os.name != "posix", reason="needs a terminal of the system")
@pytest.mark.parametrize(
    ("words", "bar", "out"),
    [
        ("simulate empires --games 3 --json", "games", '{"game": "empires"'),
        ("simulate empires --games 2 --jobs 2 --json", "games", '{"game": "empires"'),
        ("count empires --depth 2", "depth 2", " 1  "),
        ("bench --seconds 0.05 --json", "measured", '{"engine": '),
    ],
)
def test_a_terminal_shows_progress_and_a_pipe_does_not(words: str, bar: str, out: str) -> None:
    outcome, shown = at_terminal(*words.split())
    piped = start(*words.split())

    assert outcome.status == piped.status == 0
    assert bar in shown
    assert "\u2501" in shown
    assert outcome.out.startswith(out)
    assert "\u2501" not in outcome.out
    assert piped.err == ""


@pytest.mark.skipif(os.name != "posix", reason="needs a pipe of the system")
@pytest.mark.parametrize("words", ["simulate empires --games 1", "count empires --depth 2", "bench --seconds 0.05"])
def test_nobody_has_to_read_on(words: str) -> None:
    ours, theirs = os.pipe()
    os.close(ours)

    done = subprocess.run([sys.executable, "-m", "caravela", *words.split()], stdout=theirs, stderr=subprocess.PIPE)

    os.close(theirs)
    assert (done.returncode, done.stderr) == (0, b"")
