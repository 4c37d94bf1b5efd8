"""The page's types are those of the messages and the views."""

import os
import subprocess
import sys

from caravela.server import types
from tests.rules import ROOT


def test_the_types_of_the_page_are_up_to_date() -> None:
    command = [sys.executable, "-m", "caravela.server.types", "--check"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}

    checked = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    assert (checked.returncode, checked.stderr) == (0, "")


def test_what_may_be_left_out_has_a_question_mark() -> None:
    text = "".join(types.message_types())

    assert "  option?: string | null;\n" in text
    assert "  changes?: Record<string, Change>;\n" in text
    assert "  as: number | null;\n" in text


def test_all_that_comes_down_the_live_line_is_told_apart() -> None:
    text = "".join(types.message_types())

    assert 'export interface LiveUndone extends Position {\n  kind: "undone";\n}' in text
    assert "export type Live = LivePosition | LiveUndone |" in text
