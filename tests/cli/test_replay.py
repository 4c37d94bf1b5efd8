"""`caravela replay` and `caravela check`: recorded games."""

from pathlib import Path

import pytest

from tests.cli.command import call, is_one_line, whole_game, written


@pytest.fixture(scope="module")
def game_file(tmp_path_factory: pytest.TempPathFactory) -> str:
    return written(tmp_path_factory.mktemp("records") / "game.txt", whole_game())


def test_a_finished_game_is_told_to_its_scores(capsys: pytest.CaptureFixture[str], game_file: str) -> None:
    outcome = call(capsys, "replay", game_file, "--language", "en")

    assert outcome.status == 0
    assert "Round 1, Age I" in outcome.out
    assert "Round 8, Age III" in outcome.out
    assert "The game is over" in outcome.out
    total = [line.split() for line in outcome.out.splitlines() if line.strip().startswith("Total")]
    assert total == [["Total", *(str(score) for score in whole_game().scores or [])]]


def test_a_replay_can_stop_at_any_choice_and_shows_the_board(
    capsys: pytest.CaptureFixture[str], game_file: str
) -> None:
    outcome = call(capsys, "replay", game_file, "--to", "10", "--language", "en")

    assert outcome.status == 0
    assert "  10  " in outcome.out
    assert "  11  " not in outcome.out
    assert "Buildings on offer" in outcome.out
    assert "The game is over" not in outcome.out


def test_a_replay_to_nothing_shows_the_first_position(capsys: pytest.CaptureFixture[str], game_file: str) -> None:
    outcome = call(capsys, "replay", game_file, "--to", "0", "--language", "en")

    assert outcome.status == 0
    assert "Round 1 of 8" in outcome.out


@pytest.mark.parametrize(("language", "word"), [("pt", "Rodada 1, Era I"), ("fr", "Manche 1, Âge I")])
def test_a_replay_speaks_the_language(
    capsys: pytest.CaptureFixture[str], game_file: str, language: str, word: str
) -> None:
    assert word in call(capsys, "replay", game_file, "--language", language).out


def test_the_language_follows_the_environment(
    capsys: pytest.CaptureFixture[str], game_file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")

    assert "Rodada 1, Era I" in call(capsys, "replay", game_file).out


def test_a_choice_that_nothing_came_of_is_told_too(capsys: pytest.CaptureFixture[str], game_file: str) -> None:
    record = whole_game()
    assert "pass" in record.choices

    assert ": Pass" in call(capsys, "replay", game_file, "--language", "en").out


# -- check ------------------------------------------------------------------------------------------------------------


def test_a_sound_record_is_ok_with_its_scores(capsys: pytest.CaptureFixture[str], game_file: str) -> None:
    record = whole_game()

    outcome = call(capsys, "check", game_file)

    scores = " ".join(str(score) for score in record.scores or [])
    choices = len(record.choices)
    assert outcome == (0, f"{game_file}: ok, empires with 2 seats, {choices} choices, scores {scores}\n", "")


def test_an_unfinished_game_is_ok(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = whole_game()
    record.choices, record.scores = record.choices[:20], None

    outcome = call(capsys, "check", written(tmp_path / "game.txt", record))

    assert outcome.status == 0
    assert outcome.out.endswith("20 choices, not finished\n")


def test_wrong_scores_are_an_error(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = whole_game()
    record.scores = [1, 2]

    outcome = call(capsys, "check", written(tmp_path / "game.txt", record))

    assert outcome.status == 1
    assert outcome.err == ""
    assert ": error: the record tells the scores [1, 2], but" in outcome.out


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("caravela record 2", "caravela record 7", "line 1, 'caravela record 7': a record starts with"),
        ("seed 3", "sneed 3", "line 4, 'sneed 3': expected 'game'"),
        ("seats 2\n", "", "the heading does not tell the seats"),
        ("seed 3", "seed three", "seed 'three' is not a whole number"),
    ],
)
def test_what_is_no_record_or_a_damaged_one_is_bad_input(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, old: str, new: str, line: str
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(whole_game().dumps().replace(old, new), encoding="utf-8")

    outcome = call(capsys, "check", str(path))

    assert is_one_line(outcome), outcome
    assert f"{path}: " in outcome.err
    assert line in outcome.err


@pytest.mark.parametrize("content", [b"", b"\x89PNG\xff\xfe", b"PK\x03\x04", b"\n\n"])
def test_a_file_of_something_else_is_bad_input(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(content)

    assert is_one_line(call(capsys, "check", str(path)))


@pytest.mark.parametrize(
    ("old", "new"), [("game empires", "game chess"), ("seats 2", "seats 9"), ("seed 3", "seed 3\nset luck none")]
)
def test_a_record_that_no_game_can_start_with_is_an_error(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, old: str, new: str
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(whole_game().dumps().replace(old, new), encoding="utf-8")

    outcome = call(capsys, "check", str(path))

    assert (outcome.status, outcome.err) == (1, "")
    assert outcome.out.startswith(f"{path}: error: ")


def test_the_help_tells_what_the_exit_status_means(capsys: pytest.CaptureFixture[str]) -> None:
    told = " ".join(call(capsys, "check", "--help").out.split())

    assert "The exit status is 0 if all are ok; 1 if one does not replay" in told
    assert "2 if one is no record" in told


def test_each_file_gets_its_line_and_the_worst_decides(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game_file: str
) -> None:
    damaged = whole_game()
    damaged.choices[3] = "pass the rum"
    foreign = tmp_path / "poem.txt"
    foreign.write_text("Navegar é preciso", encoding="utf-8")

    outcome = call(capsys, "check", game_file, written(tmp_path / "damaged.txt", damaged), str(foreign), game_file)

    lines = outcome.out.splitlines()
    assert outcome.status == 2
    assert len(lines) == 3
    assert ": ok, " in lines[0]
    assert ": error: line 10, 'pass the rum'" in lines[1]
    assert ": ok, " in lines[2]
    assert outcome.err.count("\n") == 1
    assert f"{foreign}: line 1, 'Navegar é preciso'" in outcome.err


def test_a_file_that_cannot_be_read_is_worse_than_a_wrong_one(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game_file: str
) -> None:
    outcome = call(capsys, "check", str(tmp_path / "nowhere.txt"), game_file)

    assert outcome.status == 2
    assert outcome.out.count("\n") == 1
    assert "nowhere.txt: can't be read" in outcome.err
    assert outcome.err.count("\n") == 1
