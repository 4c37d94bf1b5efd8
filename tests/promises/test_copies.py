"""Copies, saved games and records: all of them are the same game, and none disturbs another."""

import json
from typing import Any

import pytest
from hypothesis import given, settings

import caravela
from caravela import Record, RecordError
from caravela.kernel.hidden import FaceDown
from caravela.kernel.save import own_fields, plain
from tests.promises.tables import GAMES, Table, any_table, finish, games_for_this_run, positions, tables, written

EVERY = 17
"""Every so many decisions the game is played to its end."""


def by_seed(table: Table) -> str:
    return f"{table.name}-{table.seats}-{table.seed}"


SPREAD = pytest.mark.parametrize("table", tables(games_for_this_run(24)), ids=by_seed)


@SPREAD
def test_a_copy_played_on_leaves_the_original_alone_and_plays_the_same(table: Table) -> None:
    for state in positions(table):
        copy = state.copy()
        before = written(state)
        assert written(copy) == before
        if state.choices % EVERY == 0:
            end = written(finish(copy, state.choices))
            assert written(state) == before
            assert written(finish(state.copy(), state.choices)) == end


def changed(value: Any, number: int) -> Any:
    """A value unlike all others, of the same type."""
    if isinstance(value, FaceDown):
        return FaceDown(changed(value.values, number), changed(value.seen, number))
    if isinstance(value, list):
        return [changed(part, number + place) for place, part in enumerate(value)] or [number]
    if isinstance(value, tuple):
        return tuple(changed(part, number + place) for place, part in enumerate(value)) or (number,)
    return number


def parts(value: Any) -> list[Any]:
    """All that can be changed in place in a field."""
    if isinstance(value, FaceDown):
        return [value]
    return [value, *(inner for part in value for inner in parts(part))] if isinstance(value, list) else []


@pytest.mark.parametrize("name", GAMES)
def test_every_field_is_copied_as_itself_and_nothing_that_can_change_is_shared(name: str) -> None:
    state = caravela.game(name).new()
    names = own_fields(state)
    for number, field in enumerate(names):
        setattr(state, field, changed(getattr(state, field), 1000 * (number + 1)))

    copy = state.copy()

    assert len(names) > 20
    for field in names:
        assert plain(getattr(copy, field)) == plain(getattr(state, field)), field
    mine = {id(part) for field in names for part in parts(getattr(state, field))}
    assert not [field for field in names if any(id(part) in mine for part in parts(getattr(copy, field)))]


@SPREAD
def test_a_game_is_the_same_after_saving_and_loading_at_every_decision(table: Table) -> None:
    for state in positions(table):
        before = written(state)
        loaded = table.game.load(json.loads(before))
        assert written(loaded) == before
        assert loaded.options() == state.options()
        assert loaded.texts() == state.texts()
        assert loaded.seat == state.seat
        if state.choices % EVERY == 0:
            assert written(finish(loaded, 1)) == written(finish(state.copy(), 1))
            assert written(state) == before


@given(any_table())
@settings(max_examples=games_for_this_run(20))
def test_any_table_can_be_saved_at_every_decision(table: Table) -> None:
    for state in positions(table):
        before = written(state)
        assert written(table.game.load(json.loads(before))) == before


@SPREAD
def test_a_record_replays_to_the_same_scores(table: Table) -> None:
    record, state = record_of(table)

    again = Record.loads(record.dumps())

    assert again.replay().scores() == record.scores
    assert again.dumps() == record.dumps()
    assert written(again.replay()) == state


@SPREAD
def test_a_wrong_line_of_a_record_is_refused_with_its_number(table: Table) -> None:
    record, _ = record_of(table)
    lines = record.dumps().splitlines()
    first = lines.index("") + 1

    for at in (first, first + table.seed % len(record.choices), len(lines) - 1):
        wrong = [*lines[:at], "sleep", *lines[at + 1 :]]
        with pytest.raises(RecordError, match=f"^line {at + 1}, 'sleep': is not offered by "):
            Record.loads("\n".join(wrong)).replay()


def record_of(table: Table) -> tuple[Record, str]:
    """The record of a random game, and the position at its end."""
    record, state, whims = table.record(), table.new(), table.whims()
    while not state.is_over:
        options = state.options()
        option = options[whims.below(len(options))]
        record.choices.append(state.text(option))
        state.choose(option)
    record.scores = state.scores()
    return record, written(state)


@SPREAD
def test_choices_can_be_taken_back_to_the_commit_point(table: Table) -> None:
    """Law 8: since the commit point one seat chose, nothing was drawn, and replaying gives the same positions."""
    game, record = table.game, record_of(table)[0]
    saved = [json.loads(written(state)) for state in positions(table)]
    seats = [state.seat for state in positions(table)]
    for number, now in enumerate(saved):
        then = saved[now["committed"]]
        assert {*seats[now["committed"] : number]} <= {now["chooser"]}
        assert then["chance"] == now["chance"]
        if number % EVERY == 0:
            for back in range(now["committed"], number + 1):
                assert json.loads(written(record.replay(back))) == saved[back]
                assert json.loads(written(game.load(saved[back]))) == saved[back]


@SPREAD
def test_only_luck_knowledge_or_another_seat_makes_a_commit_point(table: Table) -> None:
    before, could_read = None, None
    for state in positions(table):
        now, can_read = json.loads(written(state)), table.game.view(state, None).get("opened")
        if before is not None and now["committed"] == now["choices"]:
            hidden = [name for name in own_fields(state) if type(getattr(state, name)).__name__ == "FaceDown"]
            assert (
                now["chance"] != before["chance"]
                or can_read != could_read
                or any(now["fields"][name] != before["fields"][name] for name in hidden)
            )
        before, could_read = now, can_read
