"""Records of the first edition lead where they led: no game is lost by an update."""

from pathlib import Path

import pytest

from caravela import Record
from caravela.kernel.record import HEADING

FOLDER = Path(__file__).parent / "first_edition"
FILES = pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)


@FILES
def test_a_game_of_the_first_edition_ends_with_its_scores(path: Path) -> None:
    record = Record.loads(path.read_text(encoding="utf-8"))

    assert record.scores is not None
    assert record.replay().scores() == record.scores


@FILES
def test_a_record_of_the_first_edition_is_written_as_one_of_the_second(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.loads(text)

    again = Record.loads(record.dumps())

    assert record.dumps().splitlines()[0] == HEADING
    assert again == record
    assert len(record.choices) < len(text.splitlines()), "questions with one answer are gone"


@FILES
def test_a_running_game_of_the_first_edition_goes_on(path: Path) -> None:
    heading, _, choices = path.read_text(encoding="utf-8").partition("\n\n")
    begun = "\n".join(line for line in heading.splitlines() if not line.startswith("scores"))
    half = choices.splitlines()[: len(choices.splitlines()) // 2]

    state = Record.loads("\n".join([begun, "", *half]) + "\n").replay()

    assert not state.is_over
    assert state.choices > len(half) // 2


def test_what_could_not_be_carried_over_stays_of_its_edition() -> None:
    text = "caravela record 1\ngame empires\nseats 2\nseed 7\n\nplace colonist dock\nland atlantis\n"

    assert Record.loads(text).dumps() == text


def test_what_leads_nowhere_is_refused_with_its_line() -> None:
    text = "caravela record 1\ngame empires\nseats 2\nseed 7\n\nplace colonist dock\nland atlantis\n"

    with pytest.raises(ValueError, match="line 7, 'land atlantis': is not offered"):
        Record.loads(text).replay()
