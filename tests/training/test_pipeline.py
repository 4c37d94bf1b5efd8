"""Self-play, training and matches: a small run of the whole way to a learned value."""

from pathlib import Path

import numpy as np
import pytest

import caravela
from caravela.bots.weights import read_weights
from caravela.training.taste import Hunt, Trial, try_out
from tests.cli.command import call, is_one_line

SOLO = ("santa_maria", "--seats", "1")


def test_self_play_is_reproducible_whoever_shares_the_work(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for jobs in ("1", "2"):
        outcome = call(capsys, "learn", "play", *SOLO, "--games", "3", "--jobs", jobs, "--out", str(tmp_path / jobs))
        assert outcome.status == 0
        assert outcome.out.startswith("3 games, ")

    one, two = (np.load(tmp_path / jobs / "santa_maria-1.npz") for jobs in ("1", "2"))

    for name in ("rows", "scores", "games"):
        assert np.array_equal(one[name], two[name], equal_nan=name == "scores")
    assert one["rows"].shape == (len(one["games"]), len(caravela.game("santa_maria").input_names))
    assert np.isnan(one["scores"][:, 1:]).all(), "alone there is one score"
    assert set(one["games"]) == {0, 1, 2}


def test_positions_are_played_learnt_from_and_played_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch", reason="training needs PyTorch: pip install 'caravela[learn]'")
    data, weights = tmp_path / "data", tmp_path / "value.net"
    assert call(capsys, "learn", "play", *SOLO, "--games", "4", "--out", str(data)).status == 0

    taught = (
        "--data",
        str(data),
        "--out",
        str(weights),
        "--passes",
        "2",
        "--blend",
        "0.7",
        "--rivals",
        "0.2",
        "--only-rival",
        "0.9",
    )
    trained = call(capsys, "learn", "train", "santa_maria", *taught)
    searched = ("--weights", str(weights), "--rollouts", "2", "--seed", "9", "--out", str(data))
    again = call(capsys, "learn", "play", *SOLO, "--games", "2", *searched)
    better = tmp_path / "better.net"
    refined = call(
        capsys, "learn", "train", "santa_maria", "--data", str(data), "--start", str(weights), "--out", str(better)
    )
    matched = call(capsys, "learn", "gate", *SOLO, "--new", str(weights), "--lucks", "1", "--rollouts", "2")

    statuses = (trained.status, again.status, refined.status, matched.status)
    assert statuses == (0, 0, 0, 0), trained.err + again.err + refined.err + matched.err
    assert read_weights(better).facts["games"] == 6
    facts = read_weights(weights).facts
    assert (facts["game"], facts["games"]) == ("santa_maria", 4)
    assert (facts["blend"], facts["rivals"], facts["only_rival"]) == (0.7, 0.2, 0.9)
    assert matched.out.startswith("1 games of santa_maria with 1: wins ")


def test_what_is_learnt_is_what_the_net_says(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="training needs PyTorch: pip install 'caravela[learn]'")
    from caravela.bots.net import Net
    from caravela.training.fit import HIDDEN, Examples, fit

    luck = np.random.default_rng(1)
    rows = luck.integers(0, 9, (4000, 3)).astype(np.float16)
    scores = np.stack([30 + 5.0 * rows[:, 0] - 2.0 * rows[:, 1], np.full(len(rows), np.nan)], 1).astype(np.float32)

    fitted = fit(Examples(rows, scores, np.arange(4000)), 60, 1, lambda line: None)

    net = Net([3, *HIDDEN], *fitted.layers)
    assert fitted.error < 1.5 < fitted.before
    assert net.scores([4.0, 4.0, 4.0])[0] == pytest.approx(42, abs=2)


def test_learning_goes_on_from_what_was_learnt() -> None:
    pytest.importorskip("torch", reason="training needs PyTorch: pip install 'caravela[learn]'")
    from caravela.bots.net import Net
    from caravela.training.fit import HIDDEN, Examples, fit

    luck = np.random.default_rng(1)
    rows = luck.integers(0, 9, (4000, 3)).astype(np.float16)
    scores = np.stack([30 + 5.0 * rows[:, 0], 90 - 2.0 * rows[:, 1]], 1).astype(np.float32)
    examples = Examples(rows, scores, np.arange(4000))
    start = fit(examples, 30, 1, lambda line: None)

    fitted = fit(examples, 1, 2, lambda line: None, start.layers)

    anew = fit(examples, 1, 2, lambda line: None)
    assert fitted.error <= start.error + 0.1 < anew.error
    before, after = (Net([3, *HIDDEN], *layers).scores([4.0, 4.0, 4.0]) for layers in (start.layers, fitted.layers))
    assert after[:2] == pytest.approx(before[:2], abs=2)


def test_matches_by_hand_are_even_and_stop_in_time(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = call(capsys, "learn", "gate", "santa_maria", "--seats", "2", "--lucks", "1")

    assert outcome.out.startswith("2 games of santa_maria with 2: wins 50.0 % "), "the same luck, the same players"
    late = call(capsys, "learn", "gate", *SOLO, "--lucks", "9", "--seconds", "0.000001")
    assert is_one_line(late)
    assert "no game was begun" in late.err


def test_a_taste_is_hunted_in_games_whoever_shares_the_work(capsys: pytest.CaptureFixture[str]) -> None:
    few = ("--rounds", "1", "--tastes", "3", "--lucks", "1")
    alone, shared = (call(capsys, "learn", "taste", *SOLO, *few, "--jobs", jobs) for jobs in ("1", "2"))

    assert alone.status == 0, alone.err
    assert alone.out == shared.out
    assert [word.split('"')[1] for word in alone.out.split(", ")] == list(caravela.game("santa_maria").part_names)
    assert "round 1: the middle " in alone.err


def test_the_hunt_finds_what_does_best() -> None:
    hunt = Hunt(2, 1)

    for _ in range(12):
        tastes = hunt.draw(24)
        hunt.learn(tastes, [-abs(first - 2.0) - abs(second - 0.5) for first, second in tastes])

    assert hunt.weights == pytest.approx((2.0, 0.5), abs=0.2)


def test_a_taste_for_nothing_loses_against_none() -> None:
    empires = caravela.game("empires")
    nothing, plain = (0.0,) * len(empires.part_names), (1.0,) * len(empires.part_names)

    assert try_out(Trial("empires", 2, nothing, 1, 1)) < try_out(Trial("empires", 2, plain, 1, 1))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("train", "empires", "--data", "nowhere", "--out", "x"), "no folder 'nowhere'"),
        (("gate", "empires", "--new", "nowhere.net"), "--new: must be a file, not 'nowhere.net'"),
        (("gate", "empires", "--new", "pyproject.toml"), "--new: 'pyproject.toml' holds no weights: "),
        (("gate", "empires", "--blend", "much"), "--blend: must be a number from 0 to 1, not 'much'"),
        (("play", "empires", "--out", "x", "--seats", "9"), "empires has 2 to 6 seats, not 9"),
    ],
)
def test_what_can_not_be_learnt_is_told_in_one_line(
    words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    outcome = call(capsys, "learn", *words)

    assert is_one_line(outcome)
    assert said in outcome.err
