"""Whole recorded games end with their scores; together they show every setting, seat count, decision and component."""

from pathlib import Path

import pytest

import caravela
from caravela import Record
from tests.records.make import FOLDER, decisions_of, plans_of

PATHS = sorted(FOLDER.glob("*/*.txt"))
FILES = pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}-{path.stem}")
GAMES = pytest.mark.parametrize("game", caravela.games())


def read(path: Path) -> Record:
    return Record.loads(path.read_text(encoding="utf-8"))


RECORDS = {game: [read(path) for path in PATHS if path.parent.name == game] for game in caravela.games()}


@FILES
def test_a_recorded_game_ends_with_its_scores(path: Path) -> None:
    record = read(path)

    assert record.scores is not None
    assert record.game == path.parent.name
    assert record.replay().is_over
    assert record.replay().scores() == record.scores


@FILES
def test_a_recorded_game_is_written_as_it_was_read(path: Path) -> None:
    assert read(path).dumps() == path.read_text(encoding="utf-8")


@GAMES
def test_every_plan_is_recorded_and_nothing_else(game: str) -> None:
    assert [path.stem for path in PATHS if path.parent.name == game] == sorted(plans_of(game).PLANS)


@GAMES
def test_there_are_enough_records(game: str) -> None:
    assert len(RECORDS[game]) >= 14


@GAMES
def test_all_seat_counts_are_recorded(game: str) -> None:
    assert {record.seats for record in RECORDS[game]} == set(caravela.game(game).seats)


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in RECORDS for name in caravela.game(game).settings])
def test_all_values_of_a_setting_are_recorded(game: str, name: str) -> None:
    setting = caravela.game(game).settings[name]
    values = {caravela.game(game).full_settings(record.settings)[name] for record in RECORDS[game]}

    if setting.many:
        assert len(values) > 1
    else:
        assert values == set(setting.choices)


@GAMES
def test_all_components_are_used_in_a_record(game: str) -> None:
    plans = plans_of(game)

    shown = {thing for record in RECORDS[game] for thing in plans.shown(record.replay())}

    assert shown == plans.things()


@GAMES
def test_all_kinds_of_decisions_are_made_in_a_record(game: str) -> None:
    made = set()
    for record in RECORDS[game]:
        state = record.replay(0)
        for text in record.choices:
            made.add(type(state.decision).__name__)
            state.choose_text(text)

    assert made == decisions_of(game)
