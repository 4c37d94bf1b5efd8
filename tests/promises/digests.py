"""Digests of whole games: the compiled and the pure engine must play every one of them alike, word for word.

`python -m tests.promises.digests --write` writes them anew after a change of rules; without `--write` it compares.
"""

import hashlib
import sys
import tomllib
from pathlib import Path

from tests.promises.tables import GAMES, Table, positions, table, written

FILE = Path(__file__).parent / "digests.toml"
TABLES = 60
"""How many tables of each game are played; seat counts and settings as in `table`."""

HEADING = """\
# Digests of random games, by seats and number of the table: all texts offered, and the position at the end.
# Written by `python -m tests.promises.digests --write`.
"""


def digest(table: Table) -> str:
    """A whole random game in a few letters."""
    whole = hashlib.sha256()
    for state in positions(table):
        whole.update(f"{state.seat}: {', '.join(state.texts())}\n".encode())
        if state.is_over:
            whole.update(written(state).encode())
    return whole.hexdigest()[:16]


def digests(name: str) -> dict[str, str]:
    """The digests of a game, by seats and number of the table."""
    tables = [table(name, number) for number in range(1, TABLES + 1)]
    return {f"{here.seats}-{here.seed}": digest(here) for here in tables}


def expected() -> dict[str, dict[str, str]]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def write() -> None:
    lines = [HEADING]
    for name in GAMES:
        lines.append(f"[{name}]\n" + "".join(f'{key} = "{text}"\n' for key, text in digests(name).items()))
    FILE.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] == ["--write"]:
        write()
    else:
        changed = [name for name in GAMES if digests(name) != expected().get(name)]
        sys.exit(f"other digests than in {FILE.name}: {', '.join(changed)}" if changed else 0)
