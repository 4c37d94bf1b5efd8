"""A table: a record, its position, bots in empty seats, and the way back."""

from pathlib import Path
from typing import Any

import pytest

from caravela.bots.player import BotError
from caravela.journal import Journal, JournalError
from caravela.kernel.errors import IllegalOption, RecordError
from caravela.kernel.game import Game
from caravela.kernel.record import Record
from caravela.kernel.state import State
from caravela.table import Table


def new_table(bots: dict[int, str] | None = None, seats: int = 2, seed: int = 5) -> Table:
    return Table(Record("empires", seats, {}, seed), bots)


def kept_table(folder: Path, bots: dict[int, str] | None = None) -> tuple[Table, Journal]:
    table = new_table(bots)
    table.journal = Journal.start(folder, table.record)
    return table, table.journal


def on_disk(journal: Journal) -> Record:
    return Record.loads(journal.path.read_text(encoding="utf-8"))


def choose_first(table: Table) -> str:
    text = table.state.texts()[0]
    table.choose(text)
    return text


def test_a_new_table_waits_for_its_first_choice() -> None:
    table = new_table()

    assert table.record.choices == []
    assert table.state.seat in table.people
    assert [(number, event.phrase.key) for number, event in table.events] == [(0, "log-round"), (0, "log-order")]


def test_a_choice_is_recorded_with_its_seat_and_its_events() -> None:
    table = new_table()
    seat = table.state.seat

    text = choose_first(table)

    assert table.record.choices == [text]
    assert [choice.seat for choice in table.course.choices] == [seat]
    assert [event.phrase.key for number, event in table.events if number == 1] == ["log-placed"]


def test_a_choice_that_is_not_offered_changes_nothing() -> None:
    table = new_table()
    before = table.state.save()

    with pytest.raises(IllegalOption, match="'land peru' is not offered by PlaceWorker"):
        table.choose("land peru")

    assert table.state.save() == before
    assert table.record.choices == []


def test_bots_play_until_a_person_must_decide() -> None:
    table = new_table({1: "uniform", 2: "uniform"}, seats=3)

    table.play_bots()
    choose_first(table)
    made = table.play_bots()

    assert made >= 2
    assert table.state.seat == 0


def test_a_bot_must_exist() -> None:
    with pytest.raises(BotError, match="unknown bot 'deepblue'; known are uniform, greedy"):
        new_table({1: "deepblue"})


def test_undo_goes_back_to_the_last_choice_of_a_person() -> None:
    table = new_table({1: "uniform"})
    table.play_bots()
    before = table.state.save()
    choices = list(table.record.choices)
    text = choose_first(table)
    table.play_bots()

    undone = table.undo()

    assert undone == text
    assert table.record.choices == choices
    assert table.state.save() == before
    assert all(number <= len(choices) for number, _ in table.events)


def test_everything_can_be_undone_again_and_again() -> None:
    table = new_table({1: "uniform"})
    table.play_bots()
    first = table.state.save()
    for _ in range(12):
        choose_first(table)
        table.play_bots()

    while table.undo():
        pass

    assert table.state.save() == first
    assert table.undo() == ""


def test_in_hot_seat_play_each_choice_is_undone_alone() -> None:
    table = new_table()
    texts = [choose_first(table) for _ in range(4)]

    assert [table.undo() for _ in range(4)] == texts[::-1]


def test_bots_answer_the_same_after_undo() -> None:
    table = new_table({1: "uniform"})
    table.play_bots()
    choose_first(table)
    table.play_bots()
    choices = list(table.record.choices)

    table.choose(table.undo())
    table.play_bots()

    assert table.record.choices == choices


def test_a_finished_game_records_its_scores_and_can_be_undone() -> None:
    table = new_table({0: "uniform", 1: "uniform"})
    table.play_bots()
    assert table.state.is_over
    assert table.record.scores == table.state.scores()

    table.bots = {}
    table.undo()

    assert table.record.scores is None
    assert not table.state.is_over


def test_a_record_is_taken_up_where_it_ends() -> None:
    table = new_table()
    for _ in range(7):
        choose_first(table)

    again = Table(Record.loads(table.record.dumps()))

    assert again.state.save() == table.state.save()
    seats = [[choice.seat for choice in one.course.choices] for one in (again, table)]
    assert seats[0] == seats[1]
    assert [event.phrase.key for _, event in again.events] == [event.phrase.key for _, event in table.events]


def test_a_wrong_record_is_refused_with_its_line() -> None:
    with pytest.raises(RecordError, match="line 6, 'land peru'"):
        Table(Record("empires", 2, {}, 5, ["land peru"]))


def test_saving_leaves_a_file_alone_that_exists(tmp_path: Path) -> None:
    table = new_table()
    path = tmp_path / "game.txt"
    path.write_text("precious")

    with pytest.raises(FileExistsError):
        table.save(path)

    assert path.read_text() == "precious"


def test_saving_over_a_file_replaces_it_whole(tmp_path: Path) -> None:
    table = new_table()
    choose_first(table)
    path = tmp_path / "game.txt"
    path.write_text("precious")

    table.save(path, overwrite=True)

    assert Record.loads(path.read_text()) == table.record
    assert list(tmp_path.iterdir()) == [path]


def counted_starts(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seeds of all games that are started from now on."""
    started: list[int] = []
    new = type(new_table().game).new

    def counted(game: Game, seats: int, seed: int, **rest: Any) -> State:
        started.append(seed)
        return new(game, seats, seed, **rest)

    monkeypatch.setattr(Game, "new", counted)
    return started


def test_a_record_is_replayed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table()
    for _ in range(3):
        choose_first(table)
    started = counted_starts(monkeypatch)

    again = Table(Record.loads(table.record.dumps()))
    assert started == [5]

    again.undo()
    assert started == [5, 5]


def test_after_an_undo_luck_that_was_drawn_anew_comes_there() -> None:
    table = new_table()
    texts = [choose_first(table) for _ in range(6)]
    table.course.redraw(77)
    for _ in range(3):
        choose_first(table)

    part = table.course.until(4)

    assert part.luck == {4: 77}
    assert table.course.until(8).luck == {6: 77}
    assert part.record.choices == texts[:4]
    assert part.state.save() == part.record.replay().save()
    assert table.state.save() == table.record.replay().save()


def test_a_record_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(RecordError, match="line 2: unknown game 'chess'"):
        Table(Record("chess", 2, {}, 5))


def test_a_table_may_stop_within_a_record() -> None:
    table = new_table({0: "uniform", 1: "uniform"})
    table.play_bots()

    part = Table(Record.loads(table.record.dumps()), to=10)

    assert part.record.choices == table.record.choices[:10]
    assert part.record.scores is None
    assert part.state.save() == table.record.replay(10).save()
    assert Table(Record.loads(table.record.dumps())).record == table.record


# -- the journal ------------------------------------------------------------------------------------------------------


def test_every_choice_is_on_disk_at_once(tmp_path: Path) -> None:
    table, journal = kept_table(tmp_path / "new" / "folder", {1: "uniform"})
    assert on_disk(journal) == table.record

    for _ in range(4):
        table.play_bots()
        assert on_disk(journal) == table.record
        choose_first(table)
        assert on_disk(journal) == table.record


def test_a_choice_is_on_disk_before_it_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, journal = kept_table(tmp_path)
    seen: list[list[str]] = []
    monkeypatch.setattr(table.course, "take", lambda step: seen.append(on_disk(journal).choices))

    text = choose_first(table)

    assert seen
    assert all(choices == [text] for choices in seen)


def test_a_choice_that_is_not_offered_is_not_kept(tmp_path: Path) -> None:
    table, journal = kept_table(tmp_path)

    with pytest.raises(IllegalOption):
        table.choose("land peru")

    assert on_disk(journal).choices == []


def test_an_undo_is_on_disk_and_leaves_nothing_else_there(tmp_path: Path) -> None:
    table, journal = kept_table(tmp_path)
    choose_first(table)
    choose_first(table)

    table.undo()
    choose_first(table)
    table.undo()

    assert len(table.record.choices) == 1
    assert on_disk(journal) == table.record
    assert list(tmp_path.iterdir()) == [journal.path]


def test_a_finished_game_is_kept_with_its_scores(tmp_path: Path) -> None:
    table, journal = kept_table(tmp_path, {0: "uniform", 1: "uniform"})

    table.play_bots()

    assert on_disk(journal).scores == table.state.scores()
    on_disk(journal).replay()


def test_a_choice_that_cannot_be_kept_is_not_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, journal = kept_table(tmp_path)
    choose_first(table)
    before = table.state.save()

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(JournalError, match="the game can't be kept there: No space left on device"):
        choose_first(table)

    assert table.state.save() == before
    assert on_disk(journal) == table.record


def test_a_game_that_is_open_twice_goes_on_at_one_table(tmp_path: Path) -> None:
    table, journal = kept_table(tmp_path)
    choose_first(table)
    other = Table(on_disk(journal), journal=Journal(journal.path))
    choose_first(other)

    with pytest.raises(JournalError, match="is the game open at another table"):
        choose_first(table)
    with pytest.raises(JournalError, match="is the game open at another table"):
        table.undo()

    assert on_disk(journal) == other.record


def test_journals_of_the_same_second_have_names_of_their_own(tmp_path: Path) -> None:
    paths = {kept_table(tmp_path)[1].path for _ in range(5)}

    assert len(paths) == 5
