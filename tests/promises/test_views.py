"""What a seat may see, and imagined copies: nobody learns what is hidden, nor the luck to come (law 6)."""

import json

import pytest
from hypothesis import given, settings

from caravela import State
from tests.promises.tables import GAMES, Table, any_table, finish, games_for_this_run, positions, table, tables, written
from tests.promises.test_copies import by_seed

SPREAD = pytest.mark.parametrize("table", tables(games_for_this_run(24), 1001), ids=by_seed)
EVERY = 5
"""Every so many decisions everybody looks."""
MUCH_LUCK = 8
"""With so many numbers to be drawn, two games don't end alike by accident."""


def seen(table: Table, state: State, seat: int | None) -> str:
    """A view as the text that would be sent."""
    return json.dumps(table.game.view(state, seat))


def check_views(table: Table, state: State, seeds: range) -> None:
    """No seat can tell the imagined from the real."""
    game = table.game
    for seat in range(table.seats):
        view, spectator, features = seen(table, state, seat), seen(table, state, None), game.features(state, seat)
        inputs = [] if state.is_over else game.inputs(state, seat)
        texts = state.texts() if state.seat == seat else []
        for seed in seeds:
            imagined = game.imagine(state, seat, seed)
            assert seen(table, imagined, seat) == view
            assert seen(table, imagined, None) == spectator
            assert game.features(imagined, seat) == features
            assert state.is_over or game.inputs(imagined, seat) == inputs
            game.audit(imagined)
            assert imagined.seat == state.seat
            if state.seat == seat:
                assert imagined.texts() == texts, "what is offered tells nothing that the seat can't know"


@SPREAD
def test_a_view_does_not_change_when_the_unseen_is_redrawn(table: Table) -> None:
    for state in positions(table):
        if state.choices % EVERY == 0 or state.is_over:
            before = written(state)
            check_views(table, state, range(state.choices, state.choices + 3))
            assert written(state) == before, "looking and imagining change nothing"


@given(any_table())
@settings(max_examples=games_for_this_run(20))
def test_no_view_of_any_table_changes_when_the_unseen_is_redrawn(table: Table) -> None:
    for state in positions(table):
        if state.choices % (4 * EVERY) == 0:
            check_views(table, state, range(2))


@SPREAD
def test_a_view_is_plain_data_and_tells_no_secret_of_chance(table: Table) -> None:
    secret = Table(table.name, table.seats, table.settings, 2**127 + table.seed)
    for state in positions(secret):
        if state.choices % EVERY == 0 or state.is_over:
            key = state.save()["chance"]["key"]
            for seat in (*range(table.seats), None):
                text = seen(secret, state, seat)
                assert json.loads(text) == secret.game.view(state, seat)
                assert key not in text
                assert str(secret.seed) not in text


@SPREAD
def test_inputs_are_as_many_numbers_as_they_have_names_and_tell_first_how_many_score(table: Table) -> None:
    names = table.game.input_names
    company = len(table.game.company(table.seats, table.settings))
    for state in positions(table):
        for seat in range(table.seats if state.choices % EVERY == 0 and not state.is_over else 0):
            row = table.game.inputs(state, seat)
            assert len(row) == len(names) == len(set(names))
            assert row[0] == company
            assert all(isinstance(number, float) and abs(number) < 2**15 for number in row)


@SPREAD
def test_features_are_always_as_many_whole_numbers(table: Table) -> None:
    wanted = len(table.game.features(table.game.new(), 0))
    for state in positions(table):
        for seat in range(table.seats):
            features = table.game.features(state, seat)
            assert len(features) == wanted
            assert all(isinstance(number, int) and abs(number) < 2**31 for number in features)


@pytest.mark.parametrize("name", GAMES)
def test_imagined_luck_is_another_for_every_seed_and_never_the_real_one(name: str) -> None:
    for number in range(games_for_this_run(20)):
        here = table(name, number)
        *_, end = positions(here)
        drawn = sum(end.chance.positions)
        for state in positions(here):
            left = drawn - sum(state.chance.positions)
            if state.choices in (0, end.choices // 3, end.choices // 2) and left >= MUCH_LUCK:
                ends = [finish(here.game.imagine(state, 0, seed), 1) for seed in range(8)]
                lucks = [luck(end) for end in [*ends, finish(state.copy(), 1)]]
                assert len(set(lucks)) > 6, "where little luck is left, some may meet"
                assert lucks.count(lucks[-1]) < 3


@pytest.mark.parametrize("name", GAMES)
def test_imagined_luck_is_the_same_for_the_same_seed(name: str) -> None:
    for number in range(games_for_this_run(20)):
        here = table(name, number)
        for state in positions(here):
            if state.choices % 60 == 0:
                one, other = (here.game.imagine(state, 0, 7) for _ in range(2))
                assert written(one) == written(other)
                assert written(finish(one, 1)) == written(finish(other, 1))


@pytest.mark.parametrize("name", GAMES)
def test_an_imagined_copy_tells_nothing_of_the_real_luck(name: str) -> None:
    """Two games that a seat can't tell apart give the same imagined copies."""
    for number in range(games_for_this_run(20)):
        here = table(name, number)
        for state in positions(here):
            if state.choices % 60 == 0:
                for seat in range(here.seats):
                    other = here.game.imagine(state, seat, 99)
                    copies = [here.game.imagine(real, seat, 7) for real in (state, other)]
                    assert written(copies[0]) == written(copies[1])


def luck(state: State) -> str:
    """Everything about a finished game but the key of its chance."""
    data = state.save()
    del data["chance"]
    return json.dumps(data)
