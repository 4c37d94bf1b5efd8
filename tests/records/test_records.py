"""Whole recorded games end with their recorded scores; together they show every setting, seat count and building."""

from pathlib import Path
from typing import cast

import pytest

import caravela
from caravela import Record, Setting
from caravela.games.empires.state import Empires
from caravela.kernel.agenda import Decision

PATHS = sorted(Path(__file__).parent.glob("*.txt"))
GAME = caravela.game("empires")
FILES = pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)


def read(path: Path) -> Record:
    return Record.loads(path.read_text(encoding="utf-8"))


RECORDS = [read(path) for path in PATHS]


@FILES
def test_a_recorded_game_ends_with_its_scores(path: Path) -> None:
    record = read(path)

    assert record.scores is not None
    assert record.replay().is_over
    assert record.replay().scores() == record.scores


@FILES
def test_a_recorded_game_is_written_as_it_was_read(path: Path) -> None:
    assert read(path).dumps() == path.read_text(encoding="utf-8")


@FILES
def test_what_was_bought_is_owned_and_paid(path: Path) -> None:
    record = read(path)
    state = cast(Empires, record.replay(0))
    for text in record.choices:
        verb, _, thing = text.partition(" ")
        seat, tiles, coins = state.seat, state.purchases[:], state.coins[:]
        state.choose_text(text)
        if verb == "buy":
            assert seat is not None
            tile = state.purchases[len(tiles)]
            assert state.catalog.tiles[tile].id == thing
            assert state.tile_owner[tile] == seat
            assert state.catalog.tiles[tile].free or state.coins != coins


def test_there_are_enough_records() -> None:
    assert len(RECORDS) >= 14


def test_all_seat_counts_are_recorded() -> None:
    assert {record.seats for record in RECORDS} == set(GAME.seats)


@pytest.mark.parametrize(("name", "setting"), GAME.settings.items())
def test_all_values_of_a_setting_are_recorded(name: str, setting: Setting) -> None:
    values = {GAME.full_settings(record.settings)[name] for record in RECORDS}

    if setting.many:
        assert len(values) > 1
    else:
        assert values == set(setting.choices)


def test_all_buildings_are_bought_in_a_record() -> None:
    ends = [cast(Empires, record.replay()) for record in RECORDS]
    catalog = ends[0].catalog

    bought = {catalog.tiles[tile].id for end in ends for tile in end.purchases}

    assert bought == set(catalog.building_ids)


def test_all_nations_are_played_in_a_record() -> None:
    ends = [cast(Empires, record.replay()) for record in RECORDS]

    played = {nation for end in ends for nation in end.nation if nation >= 0}

    assert played == set(range(len(ends[0].catalog.nations)))


def test_all_kinds_of_decisions_are_made_in_a_record() -> None:
    made = set()
    for record in RECORDS:
        state = record.replay(0)
        for text in record.choices:
            made.add(type(state.decision).__name__)
            state.choose_text(text)

    assert made == {name for name, step in GAME.steps.items() if issubclass(step, Decision)}
