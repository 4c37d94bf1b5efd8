"""The page's types are those of the messages and the views."""

from pathlib import Path

import pytest

from caravela.server import types

FILES = types.files()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parents[1].name)
def test_the_types_of_the_page_are_up_to_date(path: Path) -> None:
    assert path.read_text() == FILES[path], "run python -m caravela.server.types"


def test_what_may_be_left_out_has_a_question_mark() -> None:
    text = "".join(types.message_types())

    assert "  option?: string | null;\n" in text
    assert "  changes?: Record<string, Change>;\n" in text
    assert "  as: number | null;\n" in text


def test_all_that_comes_down_the_live_line_is_told_apart() -> None:
    text = "".join(types.message_types())

    assert 'export interface LiveUndone extends Position {\n  kind: "undone";\n}' in text
    assert "export type Live = LivePosition | LiveUndone |" in text
