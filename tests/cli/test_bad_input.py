"""Bad input gets one line on stderr that names the offender and the remedy, and exit status 2."""

from pathlib import Path

import pytest

from tests.cli.command import call, is_one_line, whole_game, written

CASES = [
    # words of the command, what the line says
    ("", "the following arguments are required: COMMAND; 'caravela --help' tells what can be said"),
    ("sail", "invalid choice: 'sail' (choose from"),
    ("play --preset full", "--preset is for the terminal: add --text"),
    ("play chess --text", "unknown game 'chess'; known are 'empires'"),
    ("play empirs --text", "unknown game 'empirs'; did you mean 'empires'?"),
    ("play empires --text --seats 7", "empires has 2 to 6 seats, not 7"),
    ("play empires --text --seats 1", "empires has 2 to 6 seats, not 1"),
    ("play empires --text --seats two", "--seats: must be a whole number from 1 on, not 'two'"),
    ("play empires --text --seats -2", "--seats: must be a whole number from 1 on, not '-2'"),
    ("play empires --text --seed -1", "--seed: must be a whole number from 0 on, not '-1'"),
    ("play empires --text --seed 1.5", "--seed: must be a whole number from 0 on, not '1.5'"),
    ("play empires --text --seed x", "--seed: must be a whole number from 0 on, not 'x'"),
    (f"play empires --text --seed {'9' * 5000}", "--seed: must be a whole number of at most 100 digits, not '9999999"),
    ("play empires --text --preset ful", "empires has no preset 'ful'; did you mean 'full'?"),
    ("play empires --text --preset zzz", "empires has no preset 'zzz'; known are 'beginner', 'full', 'expert'"),
    ("play empires --text --resume x --preset full", "leave --seats, --seed, --set, --preset out"),
    ("play empires --text --tempo", "unknown argument '--tempo'; 'caravela play --help' tells what can be said"),
    ("play empires --text --bots alphazero", "unknown bot 'alphazero'; known are uniform, greedy"),
    ("play empires --text --bots uniform,", "unknown bot ''; known are uniform, greedy"),
    ("play empires --text --seats 2 --bots uniform,uniform", "names 2 bots for 2 seats, and none is left for you"),
    ("play empires --text --language de", "unknown language 'de'; known are en, pt, fr"),
    ("play empires --text --set builders", "--set 'builders': must be written NAME=VALUE, such as builders=true"),
    ("play empires --text --set builder=true", "empires has no setting 'builder'; did you mean 'builders'?"),
    ("play empires --text --set builders=maybe", "setting 'builders' can't be 'maybe'; it can be False, True"),
    ("play empires --text --set recon=full", "setting 'recon' can't be 'full'; it can be 'off', 'basic', 'advanced'"),
    (
        "play empires --text --set custom_buildings=settlers,cathedrl",
        "setting 'custom_buildings': unknown 'cathedrl'; did you mean 'cathedral'?",
    ),
    ("play empires --text --resume nowhere.txt", "nowhere.txt: can't be read: No such file or directory"),
    ("play empires --text --resume x --seats 3", "leave --seats, --seed, --set, --preset out"),
    ("simulate", "the following arguments are required: GAME"),
    ("simulate chess", "unknown game 'chess'"),
    ("simulate empires --seats 9", "empires has 2 to 6 seats, not 9"),
    ("simulate empires --bots uniform,random", "unknown bot 'random'"),
    ("simulate empires --bots uniform,uniform,uniform --seats 2", "names 3 bots for 2 seats; name one for each seat"),
    ("simulate empires --games 0", "--games: must be a whole number from 1 on, not '0'"),
    ("simulate empires --games -5", "--games: must be a whole number from 1 on, not '-5'"),
    ("simulate empires --jobs 0", "--jobs: must be a whole number from 1 on, not '0'"),
    ("simulate empires --set luck=none", "empires has no setting 'luck'"),
    ("simulate empires --preset all", "empires has no preset 'all'"),
    ("simulate empires --speed", "unknown argument '--speed'; 'caravela simulate --help' tells what can be said"),
    ("--speed simulate empires", "unknown argument '--speed'; 'caravela --help' tells what can be said"),
    ("replay", "the following arguments are required: FILE"),
    ("replay nowhere.txt", "nowhere.txt: can't be read: No such file or directory"),
    ("replay .", ".: can't be read: Is a directory"),
    ("replay nowhere.txt --to -1", "--to: must be a whole number from 0 on, not '-1'"),
    ("replay nowhere.txt --language xx", "unknown language 'xx'"),
    ("check", "the following arguments are required: FILE"),
    ("check nowhere.txt", "nowhere.txt: can't be read: No such file or directory"),
    ("count empires", "the following arguments are required: --depth"),
    ("count empires --depth 0", "--depth: must be a whole number from 1 on, not '0'"),
    ("count empires --depth 1 --seats 12", "empires has 2 to 6 seats, not 12"),
    ("count chess --depth 1", "unknown game 'chess'"),
    ("bench --seconds 0", "--seconds: must be a number of seconds above 0, not '0'"),
    ("bench --seconds soon", "--seconds: must be a number of seconds above 0, not 'soon'"),
]


@pytest.mark.parametrize(("words", "line"), CASES, ids=[words[:60] or "nothing" for words, _ in CASES])
def test_bad_input_gets_one_line(capsys: pytest.CaptureFixture[str], words: str, line: str) -> None:
    outcome = call(capsys, *words.split())

    assert is_one_line(outcome), outcome
    assert line in outcome.err
    assert len(outcome.err) < 400


@pytest.mark.parametrize("words", ["play --text", "bench"])
def test_without_any_game_nothing_can_be_done(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: str
) -> None:
    monkeypatch.setattr("caravela.kernel.shelf.FOLDERS", [])

    outcome = call(capsys, *words.split())

    assert is_one_line(outcome), outcome
    assert "there is no game here" in outcome.err


def test_a_foreign_file_is_no_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "poem.txt"
    path.write_text("Navegar é preciso\nviver não é preciso\n", encoding="utf-8")

    outcome = call(capsys, "replay", str(path))

    assert is_one_line(outcome), outcome
    assert f"{path}: line 1, 'Navegar é preciso': a record starts with 'caravela record 2'" in outcome.err


def test_a_file_that_is_no_text_is_no_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe\x00")

    outcome = call(capsys, "replay", str(path))

    assert is_one_line(outcome), outcome
    assert f"{path}: is no text file" in outcome.err


def test_a_damaged_record_is_refused_with_its_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = whole_game()
    record.choices[10] = "land atlantis"
    path = written(tmp_path / "game.txt", record)

    outcome = call(capsys, "replay", path)

    assert is_one_line(outcome), outcome
    assert f"{path}: line 17, 'land atlantis': " in outcome.err


def test_a_record_of_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = whole_game()
    record.game = "chess"
    path = written(tmp_path / "game.txt", record)

    outcome = call(capsys, "replay", path)

    assert is_one_line(outcome), outcome
    assert "unknown game 'chess'" in outcome.err


def test_a_saved_game_of_another_game_is_not_resumed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = written(tmp_path / "game.txt", whole_game())

    outcome = call(capsys, "play", "pirates", "--text", "--resume", path)

    assert is_one_line(outcome), outcome
    assert "is a game of empires, not of 'pirates'" in outcome.err


def test_a_replay_can_go_no_further_than_its_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = whole_game()
    path = written(tmp_path / "game.txt", record)

    outcome = call(capsys, "replay", path, "--to", "9999")

    assert is_one_line(outcome), outcome
    assert f"--to 9999: {path} has only {len(record.choices)} choices" in outcome.err


def test_help_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = call(capsys, "play", "--help")

    assert outcome.status == 0
    assert "--bots" in outcome.out
