"""How many sequences of choices lead on from named positions; a slip in any rule changes one of the numbers.

`python -m tests.counts` compares, `python -m tests.counts NAME` shows the numbers by first choice,
`python -m tests.counts --write` finds the positions in the records and counts them anew after a change of rules.
"""

import sys
import tomllib
from pathlib import Path
from typing import Any

import caravela
from caravela import Record, State
from caravela.cli.count import count_positions, counts_by_choice
from tests.records.make import decisions_of, plans_of

FILE = Path(__file__).parent / "counts.toml"
RECORDS = Path(__file__).parent / "records"
DEPTH = 3
OFTEN = 40
"""Of a decision with more options than this, two choices are counted."""


HEADING = """\
# How many sequences of one, two and three choices there are from a position.
# A position is a start, or a record in tests/records after so many choices, where a decision waits for the first time.
# Written by `python -m tests.counts --write`.
"""


def breakdown(state: State, depth: int) -> str:
    """The count by first choice, a line each."""
    return "\n".join(f"{state.text(option)}: {found}" for option, found in counts_by_choice(state, depth))


def expected() -> dict[str, dict[str, Any]]:
    """The entries of the file, by game and name: 'empires.start_2'."""
    games = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {f"{game}.{name}": entry for game, entries in games.items() for name, entry in entries.items()}


def position(entry: dict[str, Any]) -> State:
    """The position that an entry of the file describes."""
    if "record" in entry:
        text = (RECORDS / f"{entry['record']}.txt").read_text(encoding="utf-8")
        return Record.loads(text).replay(entry["choices"])
    return caravela.game(entry["game"]).new(entry["seats"], entry.get("seed", 1), **entry.get("settings", {}))


def starts(game: str) -> dict[str, dict[str, Any]]:
    """A game with each number of seats, and as its plans say besides."""
    found = {f"start_{seats}": {"game": game, "seats": seats} for seats in caravela.game(game).seats}
    return {**found, **{name: {"game": game, **entry} for name, entry in plans_of(game).STARTS.items()}}


def first_decisions(game: str) -> dict[str, dict[str, Any]]:
    """Every kind of decision where it first offers a choice in a record."""
    found: dict[str, dict[str, Any]] = {}
    for path in sorted((RECORDS / game).glob("*.txt")):
        record = Record.loads(path.read_text(encoding="utf-8"))
        state = record.replay(0)
        for number, text in enumerate(record.choices):
            name = type(state.decision).__name__
            if name not in found and len(state.options()) > 1:
                found[name] = {"record": f"{game}/{path.stem}", "choices": number}
            state.choose_text(text)
    return {name: found[name] for name in sorted(decisions_of(game)) if name in found}


def write() -> None:
    lines = [HEADING]
    for game in caravela.games():
        for name, entry in {**starts(game), **first_decisions(game)}.items():
            lines.append(f"[{game}.{name}]")
            lines += [f"{key} = {written(value)}" for key, value in entry.items()]
            state = position(entry)
            depths = range(1, DEPTH + (len(state.options()) <= OFTEN))
            lines.append(f"counts = {[count_positions(state, depth) for depth in depths]}\n")
    FILE.write_text("\n".join(lines), encoding="utf-8")


def written(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {written(part)}" for key, part in value.items()) + " }"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def main(arguments: list[str]) -> None:
    if arguments == ["--write"]:
        write()
        return
    entries = expected()
    for name in arguments or entries:
        state = position(entries[name])
        depths = range(1, len(entries[name]["counts"]) + 1)
        counts = [count_positions(state, depth) for depth in depths]
        print(f"{name}: {counts}" + ("" if counts == entries[name]["counts"] else f", not {entries[name]['counts']}"))
        if arguments:
            print(breakdown(state, depths[-1]))


if __name__ == "__main__":
    main(sys.argv[1:])
