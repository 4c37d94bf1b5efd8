"""`caravela play --text`: a whole game in the terminal, fed by lines."""

import io
from pathlib import Path
from typing import Protocol

import pytest

import caravela.cli
from caravela.kernel.record import Record
from tests.cli.command import Outcome, call, start
from tests.games.empires.test_texts import contents

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
    assert max(len(line) for line in outcome.out.splitlines()) <= 80


def test_greedy_sits_in_the_empty_seats(table: TextTable) -> None:
    outcome = table("--seats", "3", lines=FIRST)

    assert "At the table: Red (you), Yellow (greedy), Blue (greedy)" in outcome.out


def test_people_can_share_the_terminal(table: TextTable) -> None:
    outcome = table("--bots", "none", "--seats", "3", lines=FIRST * 3)

    assert "Red (you), Yellow (you), Blue (you)" in outcome.out
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


def test_quit_offers_to_save_and_leaves(table: TextTable, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"

    kept = table("--bots", "none", lines=f"1\nquit\n{path}\n1\n")
    left = table("--bots", "none", lines="1\nquit\n\n1\n")

    assert "Save first?" in kept.out
    assert Record.loads(path.read_text(encoding="utf-8")).choices == ["place colonist initiative"]
    assert kept.out.count("places a Colonist") == left.out.count("places a Colonist") == 1


def test_a_game_that_has_not_started_needs_no_saving(table: TextTable) -> None:
    assert "Save first?" not in table("--bots", "none", lines="quit\n").out


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
