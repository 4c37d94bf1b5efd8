"""`caravela strength`: a plan of matches, played as far as time goes."""

import json
from pathlib import Path

import pytest

from tests.cli.command import call, is_one_line

PLAN = """
[rollouts]
santa_maria = { 1 = 2 }

[[match]]
game = "empires"
seats = 2
bot = "greedy"
against = "uniform"
games = 4
wins = 0.9

[[match]]
game = "empires"
seats = 2
bot = "uniform"
games = 4
points = 90
"""


def test_matches_are_played_as_far_as_time_goes_and_taken_up_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text(PLAN, encoding="utf-8")
    words = ("strength", str(plan), "--out", str(tmp_path))

    first = call(capsys, *words, "--games", "2", "--only", "uniform")
    late = call(capsys, *words, "--minutes", "1e-9", "--only", "greedy")
    whole = call(capsys, *words, "--only", "greedy")

    assert (first.status, late.status, whole.status) == (0, 0, 0)
    assert "| empires | 2 | greedy | uniform | 2 | 100.0" in first.out
    assert "| uniform | its own kind, whoever wins | 2 |" in first.out
    assert "| empires | 2 | greedy | uniform | 2 | 100.0" in late.out
    assert "| empires | 2 | greedy | uniform | 4 | 100.0" in whole.out
    assert (tmp_path / "strength.md").read_text(encoding="utf-8") == whole.out


def test_whoever_met_with_two_players_stands_on_a_ladder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text(PLAN, encoding="utf-8")

    call(capsys, "strength", str(plan), "--out", str(tmp_path), "--only", "greedy")

    ladder = json.loads((tmp_path / "empires" / "ladder.json").read_text(encoding="utf-8"))
    assert [row["bot"] for row in ladder["ladder"]] == ["greedy", "uniform"]
    assert (ladder["games"], ladder["seats"]) == (4, 2)
    assert "greedy" in (tmp_path / "empires" / "ladder.svg").read_text(encoding="utf-8")


def test_on_a_ladder_bots_stand_with_the_time_that_their_rollouts_make_up_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = tmp_path / "plan.toml"
    text = PLAN.replace("santa_maria = { 1 = 2 }", "empires = { 2 = 1 }").replace('"greedy"', '"planner"')
    plan.write_text(text, encoding="utf-8")

    played = call(
        capsys, "strength", str(plan), "--out", str(tmp_path), "--only", "planner", "--games", "2", "--rollouts"
    )

    assert "| planner@1 | uniform | 2 |" in played.out
    ladder = json.loads((tmp_path / "empires" / "ladder.json").read_text(encoding="utf-8"))
    assert {row["bot"] for row in ladder["ladder"]} == {"planner@0.1s", "uniform"}


@pytest.mark.parametrize(
    ("text", "words", "complaint"),
    [
        (PLAN, ["--only", "chess"], "--only 'chess': must be in the name of a match of the plan"),
        ("", [], "must be a file with matches"),
        (PLAN.replace("greedy", "gredy"), [], "unknown bot 'gredy'; did you mean 'greedy'?"),
        (PLAN.replace("empires", "empire"), [], "unknown game 'empire'"),
        (PLAN.replace("seats", "seat"), [], "must be a file with matches"),
    ],
)
def test_bad_input_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, words: list[str], complaint: str
) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text(text, encoding="utf-8")

    outcome = call(capsys, "strength", str(plan), "--out", str(tmp_path), *words)

    assert is_one_line(outcome)
    assert complaint in outcome.err
