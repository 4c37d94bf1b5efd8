"""`caravela arena`: bots rated by games of every two of them."""

import json
from pathlib import Path
from typing import Any

import pytest

from caravela.bots.ladder import measured
from tests.cli.command import call


def arena(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    outcome = call(capsys, "arena", "empires", "--bots", "uniform,greedy", "--seed", "3", "--json", *words)
    assert outcome.status == 0, outcome
    found: dict[str, Any] = json.loads(outcome.out)
    return found


def lines(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()[1:]]


def test_the_arena_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arena(capsys, "--lucks", "1", "--out", str(tmp_path))
    first = lines(tmp_path)

    found = arena(capsys, "--lucks", "2", "--out", str(tmp_path), "--jobs", "2")

    assert len(first) == 2
    assert lines(tmp_path)[:2] == first
    assert len(lines(tmp_path)) == found["games"] == 4
    assert [row["bot"] for row in found["ladder"]] == ["greedy", "uniform"]
    assert found["ladder"][0]["rating"] == 1000
    assert json.loads((tmp_path / "ladder.json").read_text()) == found
    assert measured(tmp_path)["greedy"] == found["ladder"][0]
    assert (tmp_path / "ladder.svg").read_text().startswith("<svg")


def test_a_bot_can_meet_another_alone_among_such(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = call(
        capsys, "arena", "empires", "--bots", "uniform", "--against", "greedy", "--seats", "3", "--lucks", "1", "--json"
    )

    found = json.loads(outcome.out)
    assert found["games"] == 3
    assert [(row["bot"], row["against"], row["games"]) for row in found["matches"]] == [("uniform", "greedy", 3)]


def test_a_ladder_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    outcome = call(capsys, "arena", "empires", "--bots", "uniform,greedy", "--lucks", "1")

    assert outcome.status == 0
    assert "empires, 2 players, 2 games, seed 1" in outcome.out
    assert "ms a choice" in outcome.out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--bots", "greedy"], "--bots 'greedy': must name two bots or more, each once"),
        (["--bots", "greedy,greedy"], "must name two bots or more, each once"),
        (["--bots", "greedy,strong-courtier"], "empires has no style 'courtier'; it has builder, trader, settler"),
        (["--bots", "greedy,solid-builder"], "solid has no style 'builder'; strong, expert, master have styles"),
        (["--bots", "greedy,master@0"], "'master@0' leaves no time to think; say master@0.1s or master@100"),
        (["--bots", "greedy", "--against", "greedy"], "must name two bots or more, each once"),
        (["--bots", "greedy", "--against", "gredy"], "unknown bot 'gredy'; did you mean 'greedy'?"),
        (["--seats", "9"], "empires has 2 to 6 seats, not 9"),
    ],
)
def test_bad_input_is_one_line(capsys: pytest.CaptureFixture[str], words: list[str], complaint: str) -> None:
    outcome = call(capsys, "arena", "empires", *words)

    assert outcome.status == 2
    assert complaint in outcome.err
    assert outcome.err.count("\n") == 1
