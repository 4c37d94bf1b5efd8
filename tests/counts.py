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
from caravela.kernel.agenda import Decision

FILE = Path(__file__).parent / "counts.toml"
RECORDS = Path(__file__).parent / "records"
DEPTH = 3
GAME = caravela.game("empires")

STARTS: dict[str, dict[str, Any]] = {
    **{f"start_{seats}": {"seats": seats} for seats in GAME.seats},
    "start_auction": {"seats": 3, "settings": {"nations": "auction"}},
    "start_builders": {"seats": 4, "settings": {"builders": True, "building_set": "all", "nations": "random"}},
    "start_looks": {"seats": 2, "settings": {"recon": "basic", "two_player_captains": False}},
    "start_face_up": {"seats": 5, "settings": {"recon": "advanced", "less_luck": True}},
}

HEADING = """\
# How many sequences of one, two and three choices there are from a position.
# A position is a start, or a record in tests/records after so many choices, where a decision waits for the first time.
# Written by `python -m tests.counts --write`.
"""


def breakdown(state: State, depth: int) -> str:
    """The count by first choice, a line each."""
    return "\n".join(f"{state.text(option)}: {found}" for option, found in counts_by_choice(state, depth))


def expected() -> dict[str, dict[str, Any]]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def position(entry: dict[str, Any]) -> State:
    """The position that an entry of the file describes."""
    if "record" in entry:
        text = (RECORDS / f"{entry['record']}.txt").read_text(encoding="utf-8")
        return Record.loads(text).replay(entry["choices"])
    return GAME.new(entry["seats"], entry.get("seed", 1), **entry.get("settings", {}))


def first_decisions() -> dict[str, dict[str, Any]]:
    """Every kind of decision where it first offers a choice in a record."""
    found: dict[str, dict[str, Any]] = {}
    for path in sorted(RECORDS.glob("*.txt")):
        record = Record.loads(path.read_text(encoding="utf-8"))
        state = record.replay(0)
        for number, text in enumerate(record.choices):
            name = type(state.decision).__name__
            if name not in found and len(state.options()) > 1:
                found[name] = {"record": path.stem, "choices": number}
            state.choose_text(text)
    return {name: found[name] for name, step in GAME.steps.items() if issubclass(step, Decision) and name in found}


def write() -> None:
    lines = [HEADING]
    for name, entry in {**STARTS, **first_decisions()}.items():
        lines.append(f"[{name}]")
        lines += [f"{key} = {written(value)}" for key, value in entry.items()]
        lines.append(f"counts = {[count_positions(position(entry), depth) for depth in range(1, DEPTH + 1)]}\n")
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
        counts = [count_positions(state, depth) for depth in range(1, DEPTH + 1)]
        print(f"{name}: {counts}" + ("" if counts == entries[name]["counts"] else f", not {entries[name]['counts']}"))
        if arguments:
            print(breakdown(state, DEPTH))


if __name__ == "__main__":
    main(sys.argv[1:])
