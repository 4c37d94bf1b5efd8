"""Campaigns in the terminal: begun, interrupted, gone on with, checked and told."""

import io
from pathlib import Path
from typing import Protocol

import pytest

from caravela import Campaign
from caravela.campaign import legacy_of
from tests.campaigns import FOLDER, GAME, nearly_over, played
from tests.cli.command import Outcome, call, is_one_line

LANGUAGES = ("en", "pt", "fr")
WHOLE = FOLDER / "two_people.txt"


class Terminal(Protocol):
    """Runs a command, with these lines typed in."""

    def __call__(self, *words: str, lines: str = "") -> Outcome: ...


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    def run(*words: str, lines: str = "") -> Outcome:
        monkeypatch.setenv("COLUMNS", "80")
        monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        return call(capsys, *words)

    return run


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "crew.txt"


def play(terminal: Terminal, file: Path, *words: str, lines: str = "") -> Outcome:
    outcome = terminal("play", "--text", "--campaign", str(file), *words, lines=lines)
    assert (outcome.status, outcome.err) == (0, ""), outcome
    return outcome


def kept(file: Path) -> Campaign:
    return Campaign.loads(file.read_text(encoding="utf-8"))


def put(file: Path, campaign: Campaign, *players: str) -> None:
    """A campaign in a file, as these people and bots have left it."""
    for record in campaign.records:
        record.players = list(players) or ["person"] * record.seats
    file.write_text(campaign.dumps(), encoding="utf-8")


# -- played -----------------------------------------------------------------------------------------------------------


def test_a_campaign_begins_in_a_file_and_goes_on_where_it_was_left(terminal: Terminal, file: Path) -> None:
    begun = play(terminal, file, GAME, "--seats", "2", "--seed", "5", lines="1\n")
    first = kept(file).under_way
    assert first is not None

    play(terminal, file, lines="1\n")

    second = kept(file).under_way
    assert second is not None
    assert "crew: game 1 of the campaign" in begun.out
    assert "conquest, epidemics and slavery" in " ".join(begun.out.split())
    assert f"caravela play {GAME} --text --campaign {file}" in begun.out
    assert (second.seed, second.players) == (5, ["person", "greedy"])
    assert second.choices[: len(first.choices)] == first.choices
    assert len(second.choices) > len(first.choices)


def test_a_campaign_that_has_not_begun_is_not_kept(terminal: Terminal, file: Path) -> None:
    play(terminal, file, "--seats", "2", "--bots", "none", lines="quit\n")

    assert not file.exists()


def test_a_next_game_that_has_not_begun_is_not_kept(terminal: Terminal, file: Path) -> None:
    put(file, played(1))
    before = file.read_text(encoding="utf-8")

    play(terminal, file, "--seats", "3", "--bots", "none", lines="quit\n")

    assert file.read_text(encoding="utf-8") == before


def test_the_next_game_follows_with_the_same_players(terminal: Terminal, file: Path) -> None:
    put(file, nearly_over(1, left=2))
    over = play(terminal, file, lines="1\n" * 4)
    between = kept(file)

    after = play(terminal, file, "--seed", "8", lines="1\n")

    assert "The campaign is kept. To play its next game:" in over.out
    assert (len(between.games), between.under_way) == (1, None)
    assert "crew: game 2 of the campaign" not in over.out
    assert "game 2 of the campaign" in after.out
    going = kept(file)
    assert going.games == between.games
    assert going.under_way is not None
    assert legacy_of(going.under_way) == between.archive
    assert going.under_way.players == ["person", "person"]


def test_other_players_and_seats_for_the_next_game(terminal: Terminal, file: Path) -> None:
    put(file, played(1))

    play(terminal, file, "--bots", "uniform,uniform", "--set", "retirement=true", lines="1\n")

    going = kept(file).under_way
    assert going is not None
    assert going.players == ["person", "uniform", "uniform"]
    assert going.settings["retirement"] is True


def test_the_last_choice_of_a_game_can_be_taken_back(terminal: Terminal, file: Path) -> None:
    put(file, nearly_over(1, left=2))

    play(terminal, file, lines="1\n" * 4 + "undo\nquit\n")

    assert kept(file).games == []
    assert kept(file).under_way is not None


def test_half_a_line_at_the_end_does_not_stop_a_campaign(terminal: Terminal, file: Path) -> None:
    campaign = nearly_over(2, left=20)
    put(file, campaign)
    with file.open("a", encoding="utf-8") as half:
        half.write("sai")

    play(terminal, file, lines="quit\n")

    assert kept(file).dumps() == campaign.dumps()


def test_a_campaign_that_is_over_is_told_and_not_played(terminal: Terminal, file: Path) -> None:
    campaign = Campaign.loads(WHOLE.read_text(encoding="utf-8"))
    put(file, campaign)

    outcome = terminal("play", "--text", "--campaign", str(file))

    assert is_one_line(outcome)
    assert f"the campaign is over; 'caravela campaign {file}' tells it" in outcome.err


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["empires", "--text", "--campaign", "new.txt"], "empires has no campaign"),
        (["empires", "--text", "--campaign", "FILE"], "is a campaign of maracaibo, not of 'empires'"),
        (["--text", "--campaign", "FILE", "--seats", "3"], "a game is under way"),
        (["--text", "--campaign", "FILE", "--resume", "x"], "--resume: the campaign tells which game comes next"),
        (["--campaign", "FILE"], "a file is for the terminal, with --text"),
        (["--text", "--campaign", "new.txt", "--set", "legacy=8"], "'legacy' is handed on by the campaign itself"),
    ],
)
def test_what_can_not_be_played_is_told(terminal: Terminal, file: Path, words: list[str], problem: str) -> None:
    put(file, nearly_over(1))

    outcome = terminal("play", *[str(file) if word == "FILE" else word for word in words])

    assert is_one_line(outcome)
    assert problem in outcome.err


# -- told -------------------------------------------------------------------------------------------------------------


def test_a_campaign_is_told_game_after_game(terminal: Terminal, file: Path) -> None:
    campaign = played(2)
    put(file, campaign)
    texts = campaign.its_game().texts("en")

    out = terminal("campaign", str(file)).out

    words = " ".join(out.split())
    assert "Maracaibo · The Tuesday crew" in out
    assert words.index("Game 1") < words.index("Game 2") < words.index("2 games have been played; the story goes on.")
    for game in campaign.told():
        assert all(texts.say(f"story-{read['card']}-back").split()[-1] in words for read in game.read)
        assert all(texts.name("branch", read["branch"]) in words for read in game.read if read["branch"])
        assert all(texts.name("tile", tile["tile"]) in words for tile in game.tiles)
    assert any(read["branch"] for game in campaign.told() for read in game.read)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_campaign_is_told_in_every_language(terminal: Terminal, file: Path, language: str) -> None:
    put(file, nearly_over(2))

    outcome = terminal("campaign", str(file), "--language", language)

    assert (outcome.status, outcome.err) == (0, "")
    assert {"en": "Game 2 is", "pt": "A partida 2 está", "fr": "La partie 2 est"}[language] in outcome.out


def test_a_campaign_is_checked(terminal: Terminal, file: Path) -> None:
    sound, damaged = played(2), played(2)
    damaged.games.reverse()

    put(file, sound)
    assert f"{file}: ok, campaign of maracaibo, 2 games" in terminal("check", str(file)).out
    put(file, damaged)
    outcome = terminal("check", str(file))

    assert outcome.status == 1
    assert f"{file}: error: game 1: was made from " in outcome.out


def test_one_game_of_a_campaign_is_replayed(terminal: Terminal, file: Path) -> None:
    put(file, played(2))

    first, last = terminal("replay", str(file), "--game", "1"), terminal("replay", str(file))

    assert "Story card: The Drowned Chart." in first.out
    assert "Story card: The Drowned Chart." not in last.out
    assert "--game 3" in terminal("replay", str(file), "--game", "3").err


def test_what_is_no_campaign_is_not_told(terminal: Terminal, file: Path) -> None:
    [record] = played(1).games
    file.write_text(record.dumps(), encoding="utf-8")

    for words, problem in (
        (["campaign", str(file)], "is no campaign; 'caravela replay' tells a single game"),
        (["campaign", f"{file}.missing"], "can't be read"),
        (["replay", str(file), "--game", "1"], "--game 1: "),
        (["play", "--text", "--campaign", str(file)], "line 1, 'caravela record 2': a campaign starts with"),
        (["play", "--text", "--campaign", str(file / "inside")], "the game can't be kept there"),
    ):
        outcome = terminal(*words)

        assert is_one_line(outcome), outcome
        assert problem in outcome.err
