"""`caravela play --text`: a whole game in the terminal, fed by lines."""

import io
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Protocol

import pytest

import caravela.cli
from caravela.kernel.record import Record
from tests.cli.command import Outcome, call, is_one_line, start, written
from tests.promises.test_texts import contents

FIRST = "1\n"
WHOLE_GAME = FIRST * 300


class TextTable(Protocol):
    """Plays with these lines typed in."""

    def __call__(self, *words: str, lines: str = "") -> Outcome: ...


@pytest.fixture
def table(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> TextTable:
    """The table in this process."""

    def play(*words: str, lines: str = "") -> Outcome:
        monkeypatch.setenv("COLUMNS", "80")
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        seed = () if "--resume" in words else ("--seed", "5")
        outcome = call(capsys, "play", "empires", "--text", "--language", "en", *seed, *words)
        assert outcome.status == 0, outcome
        assert outcome.err == ""
        return outcome

    return play


def separate_table(*words: str, lines: str, language: str = "en") -> Outcome:
    """The table in a process of its own, as a player has it."""
    outcome = start("play", "empires", "--text", "--seed", "5", "--language", language, *words, lines=lines)
    assert outcome.status == 0, outcome
    assert outcome.err == ""
    return outcome


def test_a_whole_game_is_played_to_its_scores() -> None:
    outcome = separate_table("--bots", "uniform", lines=WHOLE_GAME)

    assert "At the table: Red (you), Yellow (uniform)" in outcome.out
    assert "Round 8 of 8 · Age III" in outcome.out
    assert "The game is over" in outcome.out
    assert "wins." in outcome.out
    assert outcome.out.endswith("Good-bye.\n")


def test_it_reads_well_in_a_pipe_of_80_columns(table: TextTable) -> None:
    outcome = table("--bots", "uniform", "--seats", "4", "--set", "builders=true", lines=FIRST * 8)

    assert "\x1b" not in outcome.out
    lines = [line for line in outcome.out.splitlines() if "--resume" not in line]
    assert max(len(line) for line in lines) <= 80


def test_what_a_question_is_about_is_read_with_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(FIRST * 8))

    outcome = call(capsys, "play", "pirates", "--text", "--language", "en", "--seed", "5", "--seats", "2")

    assert outcome.out.count("\nThe Caribbean\n") == 2  # before the first round, and in it
    assert outcome.out.count("\nWhere your ship can go\n") == outcome.out.count("Where do you sail?") > 1


def test_greedy_sits_in_the_empty_seats(table: TextTable) -> None:
    outcome = table("--seats", "3", lines=FIRST)

    assert "At the table: Red (you), Yellow (greedy), Blue (greedy)" in outcome.out


def test_people_can_share_the_terminal(table: TextTable) -> None:
    outcome = table("--bots", "none", "--seats", "3", lines=FIRST * 3)

    assert "At the table: Red, Yellow, Blue\n" in outcome.out
    for seat in ("Red", "Yellow", "Blue"):
        assert f"{seat}: Place a worker; you have 5 left." in outcome.out


def test_an_option_can_be_typed_as_it_is_recorded(table: TextTable) -> None:
    outcome = table("--bots", "none", lines="place colonist discovery\n")

    assert "places a Colonist in Discovery." in outcome.out


def test_an_option_can_be_chosen_by_its_words(table: TextTable) -> None:
    outcome = table("--bots", "none", lines="ship\n")

    assert "places a Colonist in Merchant Shipping." in outcome.out


def test_words_that_fit_several_options_list_these(table: TextTable) -> None:
    outcome = table("--bots", "none", lines="specialists\n")

    listed = outcome.out.partition("Several options fit “specialists”:")[2]
    assert "Specialists: Captain" in listed
    assert "Initiative" not in listed


@pytest.mark.parametrize("line", ["0", "99", "-1", "land peru", "frobnicate", "1 2 3", "save!x"])
def test_what_is_not_offered_changes_nothing(table: TextTable, line: str) -> None:
    outcome = table("--bots", "none", lines=f"{line}\n")

    assert f"“{line}” fits no option. Type a number from 1 to 12" in outcome.out
    assert "places a" not in outcome.out


def test_an_empty_line_is_ignored(table: TextTable) -> None:
    assert "fits no option" not in table("--bots", "none", lines="\n\n\n").out


def test_undo_takes_back_the_last_choice_and_the_answers_of_the_bots(table: TextTable, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    lines = f"2\n3\nundo\nundo\nundo\n4\nsave {path}\nquit\n"

    outcome = table("--bots", "uniform", lines=lines)

    assert "Taken back: Colonist → Trade Goods" in outcome.out
    assert "Taken back: Colonist → Colonist Dock" in outcome.out
    assert "There is nothing to take back." in outcome.out
    choices = Record.loads(path.read_text(encoding="utf-8")).choices
    assert choices[0] == "place colonist shipping"
    assert "place colonist dock" not in choices[:1]


def test_even_a_finished_game_can_be_undone(table: TextTable) -> None:
    outcome = table("--bots", "none", lines=WHOLE_GAME + "undo\n")

    assert "The game is over" in outcome.out
    assert "Taken back: " in outcome.out


def test_a_saved_game_passes_the_check(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"

    separate_table("--bots", "uniform", lines=f"{WHOLE_GAME}save {path}\nquit\n")

    checked = start("check", str(path))
    assert checked.status == 0
    assert ", scores " in checked.out


def test_a_file_that_exists_is_not_overwritten_without_saying(table: TextTable, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("precious")

    outcome = table("--bots", "none", lines=f"1\nsave {path}\n")
    assert "exists already; type save! " in " ".join(outcome.out.split())
    assert path.read_text() == "precious"

    table("--bots", "none", lines=f"1\nsave! {path}\n")
    assert Record.loads(path.read_text(encoding="utf-8")).choices == ["place colonist initiative"]


def test_a_table_writes_its_own_file_again(table: TextTable, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"

    table("--bots", "none", lines=f"1\nsave {path}\n1\nsave {path}\n")

    assert len(Record.loads(path.read_text(encoding="utf-8")).choices) == 2


def test_a_file_that_cannot_be_written_is_told(table: TextTable, tmp_path: Path) -> None:
    outcome = table("--bots", "none", lines=f"1\nsave {tmp_path}/no/such/folder\n1\n")

    assert "can't be written: No such file or directory" in " ".join(outcome.out.split())
    assert outcome.out.count("places a Colonist") == 2


def only_file(folder: Path) -> Path:
    [path] = folder.iterdir()
    return path


def only_record(folder: Path) -> Record:
    return Record.loads(only_file(folder).read_text(encoding="utf-8"))


def resumed(out: str) -> list[str]:
    """The words with which the player is told to go on."""
    [line] = [line for line in out.splitlines() if line.startswith("caravela play --text ")]
    return shlex.split(line)[2:]


@pytest.mark.parametrize("end", ["quit\n", "", "qui"])
def test_a_game_is_kept_however_the_player_leaves(table: TextTable, kept: Path, end: str) -> None:
    outcome = table("--bots", "none", lines=f"1\n2\n{end}")

    assert only_record(kept).choices == ["place colonist initiative", "place colonist dock"]
    assert resumed(outcome.out) == ["--text", "--resume", str(only_file(kept))]
    assert outcome.out.endswith("Good-bye.\n")


def test_a_game_is_kept_when_it_is_interrupted(table: TextTable, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["1"])

    def interrupted(prompt: str) -> str:
        for line in typed:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    outcome = table("--bots", "none")

    assert only_record(kept).choices == ["place colonist initiative"]
    assert resumed(outcome.out)[-1] == str(only_file(kept))


@pytest.mark.skipif(os.name != "posix", reason="kill -9")
def test_what_was_shown_survives_a_kill(kept: Path) -> None:
    words = ["play", "empires", "--text", "--seed", "5", "--bots", "uniform", "--language", "en"]
    with subprocess.Popen(
        [sys.executable, "-m", "caravela", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("place colonist discovery\n")
        process.stdin.flush()
        shown = ""
        while "Red places a Colonist in Discovery." not in shown:
            shown = process.stdout.readline()
            assert shown, "the table has ended"
        process.kill()

    assert process.returncode == -9
    record = only_record(kept)
    assert "place colonist discovery" in record.choices
    assert record.players == ["person", "uniform"]
    record.replay()


def test_a_finished_game_stays_as_its_record(table: TextTable, kept: Path) -> None:
    outcome = table("--bots", "none", lines=WHOLE_GAME + "quit\n")

    record = only_record(kept)
    assert record.scores is not None
    record.replay()
    assert f"The record of this game is kept in\n{only_file(kept)}\n" in outcome.out
    assert "--resume" not in outcome.out


def test_what_was_undone_is_not_kept(table: TextTable, kept: Path) -> None:
    table("--bots", "none", lines="1\n2\nundo\n3\nquit\n")

    assert only_record(kept).choices == ["place colonist initiative", "place colonist trade"]


def test_a_game_that_has_not_begun_is_not_kept(table: TextTable, kept: Path) -> None:
    outcome = table("--bots", "none", lines="1\nundo\nquit\n")

    assert list(kept.iterdir()) == []
    assert "--resume" not in outcome.out


def test_a_kept_game_goes_on_in_its_file(table: TextTable, kept: Path) -> None:
    first = table("--bots", "none", lines="1\n2\n")

    table(*resumed(first.out), lines="3\n")

    assert len(only_record(kept).choices) == 3


def test_a_kept_game_from_which_all_is_taken_back_stays(table: TextTable, kept: Path) -> None:
    first = table("--bots", "none", lines="1\n")

    table(*resumed(first.out), lines="undo\n")

    assert only_record(kept).choices == []


def test_a_game_may_be_kept_elsewhere(table: TextTable, kept: Path, tmp_path: Path) -> None:
    place = tmp_path / "my games"

    first = table("--bots", "none", "--data", str(place), lines="1\n2\n")
    table(*resumed(first.out), lines="3\n")

    assert len(only_record(place / "text").choices) == 3
    assert not kept.exists()


def test_a_file_elsewhere_is_left_alone(table: TextTable, kept: Path, tmp_path: Path) -> None:
    path = tmp_path / "opening.txt"
    table("--bots", "none", lines=f"1\nsave {path}\n")
    only_file(kept).unlink()
    before = path.read_bytes()

    table("--resume", str(path), lines="2\n")

    assert path.read_bytes() == before
    assert len(only_record(kept).choices) == 2


def test_half_a_line_at_the_end_does_not_stop_a_kept_game(table: TextTable, kept: Path) -> None:
    first = table("--bots", "none", lines="1\n2\n")
    path = only_file(kept)
    with path.open("a", encoding="utf-8") as file:
        file.write("place colo")

    table(*resumed(first.out), lines="quit\n")

    assert only_record(kept).choices == ["place colonist initiative", "place colonist dock"]


def test_a_folder_that_cannot_be_used_is_told_at_once(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    outcome = call(capsys, "play", "empires", "--text", "--data", str(tmp_path / "file"))

    assert is_one_line(outcome), outcome
    assert "games can't be kept there: Not a directory" in outcome.err


def test_a_game_that_can_no_longer_be_kept_ends_with_all_that_was_shown(
    capsys: pytest.CaptureFixture[str], kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["1", "1"])

    def then_full(prompt: str) -> str:
        line = next(typed)
        if kept.exists() and only_record(kept).choices:
            monkeypatch.setattr("os.fsync", full)
        return line

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("builtins.input", then_full)
    outcome = call(capsys, "play", "empires", "--text", "--bots", "none", "--seed", "5", "--language", "en")

    assert outcome.status == 2
    assert outcome.err == f"caravela: {only_file(kept)}: the game can't be kept there: No space left on device\n"
    assert outcome.out.count("places a Colonist") == 1
    assert only_record(kept).choices == ["place colonist initiative"]


# -- who plays --------------------------------------------------------------------------------------------------------


def test_the_same_players_come_back(table: TextTable) -> None:
    first = table("--seats", "3", "--bots", "uniform", lines="1\n")

    again = table(*resumed(first.out), lines="")

    assert "At the table: Red, Yellow, Blue (uniform)" in first.out
    assert "At the table: Red, Yellow, Blue (uniform)" in again.out


def test_other_players_may_take_over(table: TextTable, kept: Path) -> None:
    first = table("--seats", "3", "--bots", "uniform", lines="1\n")

    again = table(*resumed(first.out), "--bots", "greedy,greedy", lines="")

    assert "At the table: Red (you), Yellow (greedy), Blue (greedy)" in again.out
    assert only_record(kept).players == ["person", "greedy", "greedy"]


def test_a_record_that_does_not_tell_its_players_is_played_against_bots(table: TextTable, tmp_path: Path) -> None:
    path = written(tmp_path / "game.txt", Record("empires", 2, {}, 5))

    assert "Red (you), Yellow (greedy)" in table("--resume", path).out


@pytest.mark.parametrize(
    ("players", "line"),
    [
        (["person", "gredy"], "unknown bot 'gredy'; did you mean 'greedy'? Known are uniform, greedy, planner, novice"),
        (["greedy", "greedy"], "only bots play there, none is left for you; --bots says who plays"),
    ],
)
def test_players_that_cannot_come_back_are_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, kept: Path, players: list[str], line: str
) -> None:
    path = written(tmp_path / "game.txt", Record("empires", 2, {}, 5, players=players))

    outcome = call(capsys, "play", "--text", "--resume", path)

    assert is_one_line(outcome), outcome
    assert f"{path}: {line}" in outcome.err
    assert not kept.exists()


# -- settings ---------------------------------------------------------------------------------------------------------


def test_a_preset_is_a_bundle_of_settings(table: TextTable, kept: Path) -> None:
    table("--preset", "full", "--set", "nations=auction", lines="1\n")

    assert only_record(kept).settings == {"builders": True, "building_set": "all", "nations": "auction"}


def test_a_custom_set_is_told_when_the_game_goes_on(table: TextTable) -> None:
    words = ("--set", "building_set=custom", "--set", "custom_buildings=mint,navy")
    first = table("--bots", "none", *words, lines="1\n")

    again = table(*resumed(first.out))

    told = [" ".join(outcome.out.split()).partition("Settings: ")[2][:80] for outcome in (first, again)]
    assert "Mint, Navy" in told[0]
    assert told[0] == told[1]


def test_a_setting_that_changes_nothing_is_noted(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = call(capsys, "count", "empires", "--depth", "1", "--set", "custom_buildings=mint")

    assert outcome.status == 0
    assert outcome.err == "caravela: note: custom_buildings changes nothing without --set building_set=custom\n"


def test_without_a_name_the_first_game_is_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))

    outcome = call(capsys, "play", "--text", "--language", "en")

    assert outcome.status == 0
    assert caravela.game(caravela.games()[0]).title in outcome.out


# -- more -------------------------------------------------------------------------------------------------------------


def test_a_saved_game_goes_on(table: TextTable, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    table("--bots", "none", lines=f"1\n2\nsave {path}\nquit\n")

    outcome = table("--bots", "none", "--resume", str(path), lines=f"1\nsave! {path}\n")

    assert "you have 4 left." in outcome.out
    assert len(Record.loads(path.read_text(encoding="utf-8")).choices) == 3


def test_board_log_and_help_are_shown_on_demand(table: TextTable) -> None:
    outcome = table("--bots", "none", lines="1\nboard\nlog\nhelp\n")

    assert outcome.out.count("The New World") == 2
    assert outcome.out.count("places a Colonist on Initiative.") == 2
    assert "take back your last choice" in outcome.out


@pytest.mark.parametrize("lines", ["", "1\n", "1\nqui"])
def test_the_end_of_the_lines_ends_the_game(table: TextTable, lines: str) -> None:
    assert table("--bots", "none", lines=lines).out.endswith("Good-bye.\n")


def test_an_interrupt_ends_the_game(table: TextTable, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)

    assert table("--bots", "none").out.endswith("Good-bye.\n")


def test_only_the_payer_sees_what_was_looked_at(table: TextTable) -> None:
    outcome = table("--bots", "none", "--set", "recon=basic", lines="look peru\nplace colonist dock\nlog\n")

    told = [line for line in outcome.out.splitlines() if "pays to look" in line]
    assert "resistance" in told[0]
    assert "discovery token in Peru" in told[-1]


def test_a_whole_game_in_portuguese() -> None:
    outcome = separate_table("--bots", "uniform", language="pt", lines=f"1\ndesfazer\najuda\n{WHOLE_GAME}sair\n\n")

    assert "À mesa: Vermelho (você), Amarelo (uniform)" in outcome.out
    assert "Desfeito: Colono → Iniciativa" in outcome.out
    assert "desfazer a sua última escolha" in outcome.out
    assert "Coloque um trabalhador; você ainda tem 5." in outcome.out
    assert "A partida terminou" in outcome.out
    assert outcome.out.endswith("Até logo.\n")


def test_a_whole_game_in_french(table: TextTable) -> None:
    outcome = table("--bots", "uniform", "--language", "fr", lines=f"{WHOLE_GAME}quitter\n\n")

    assert "Placez un ouvrier ; il vous en reste 5." in outcome.out
    assert "La partie est finie" in outcome.out
    assert outcome.out.endswith("Au revoir.\n")


@pytest.mark.parametrize("language", ["pt", "fr"])
def test_the_table_says_the_same_in_all_languages(language: str) -> None:
    folder = Path(caravela.cli.__file__).parent / "text"
    texts = {name: contents((folder / f"{name}.ftl").read_text(encoding="utf-8")) for name in ("en", language)}

    assert texts[language] == texts["en"]
