"""Measures the compiled and the pure engine and other engines, one after another, as a table and as `results.json`."""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

BENCH = Path(__file__).resolve().parent
SOURCES = BENCH.parent / "src"
WIDTH = 110
COLUMNS = (
    ("choices/s", "choices_per_second", ",.0f"),
    ("games/s", "games_per_second", ",.1f"),
    ("copy µs", "copy_us", ",.2f"),
    ("options µs", "options_us", ",.2f"),
    ("replay ms", "replay_ms", ",.2f"),
)


class MeasureError(Exception):
    """A measurement that gave no figures; the message is the last thing it said."""


def measure(command: list[str], *, pure: bool = False) -> dict[str, Any]:
    """What the script printed: one JSON object."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if pure:
        environment["PYTHONPATH"] = str(SOURCES)
    try:
        ran = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    except OSError as error:
        raise MeasureError(f"{command[0]}: {error.strerror}") from error
    if ran.returncode != 0:
        said = ran.stderr.strip().splitlines()
        raise MeasureError(said[-1] if said else f"exit status {ran.returncode}")
    try:
        figures = json.loads(ran.stdout)
    except json.JSONDecodeError as error:
        raise MeasureError("printed no JSON object") from error
    if not isinstance(figures, dict):
        raise MeasureError("printed no JSON object")
    return figures


def measure_engine(expected: str, seconds: float) -> list[dict[str, Any]]:
    command = [sys.executable, "-m", "caravela", "bench", "--json", "--seconds", str(seconds)]
    figures = measure(command, pure=expected == "pure")
    if figures.get("engine") != expected:
        raise MeasureError(f"the {figures.get('engine')} engine ran instead")
    return [{"name": f"Caravela, {expected}", **figures}]


def measure_peer(script: str, python: str, seconds: float) -> list[dict[str, Any]]:
    figures = measure([python, str(BENCH / script), str(seconds)])
    return [{"name": f"{figures['name']} {figures['version']}, {row['game']}", **row} for row in figures["results"]]


def table(rows: list[dict[str, Any]]) -> Table:
    shown = Table(title="random play on one core", box=SIMPLE_HEAD)
    shown.add_column("engine", no_wrap=True)
    for title, _, _ in COLUMNS:
        shown.add_column(title, justify="right", no_wrap=True)
    shown.add_column("compiled ×", justify="right", no_wrap=True)
    compiled = next((row["choices_per_second"] for row in rows if row.get("engine") == "compiled"), None)
    for row in rows:
        cells = [format(row[key], form) if row.get(key) is not None else "" for _, key, form in COLUMNS]
        ratio = f"{compiled / row['choices_per_second']:.1f}" if compiled and row["choices_per_second"] else ""
        shown.add_row(row["name"], *cells, ratio)
    return shown


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each engine plays (default: 10)")
    parser.add_argument("--peers", default=".venv-bench/bin/python", help="the Python that has the other engines")
    parser.add_argument("--output", type=Path, default=BENCH / "results.json", help="where the figures are written")
    asked = parser.parse_args()

    console = Console(width=max(WIDTH, Console().width))
    errors = Console(stderr=True)
    rows: list[dict[str, Any]] = []
    missing: dict[str, str] = {}
    measurements: dict[str, Callable[[], list[dict[str, Any]]]] = {
        "Caravela, compiled": lambda: measure_engine("compiled", asked.seconds),
        "Caravela, pure": lambda: measure_engine("pure", asked.seconds),
        "catanatron": lambda: measure_peer("peers_catanatron.py", asked.peers, asked.seconds),
        "OpenSpiel": lambda: measure_peer("peers_openspiel.py", asked.peers, asked.seconds),
    }
    for name, run in measurements.items():
        with errors.status(f"measuring {name}"):
            try:
                rows += run()
            except MeasureError as error:
                missing[name] = str(error)

    console.print(table(rows))
    for name, reason in missing.items():
        console.print(f"not measured: {name}: {reason}", markup=False, highlight=False)
    figures = {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "seconds_each": asked.seconds,
        "results": rows,
        "not_measured": missing,
    }
    asked.output.write_text(json.dumps(figures, indent=2) + "\n")
    # Without other engines the comparison is poorer; without our own there is none.
    return 1 if any(name.startswith("Caravela") for name in missing) else 0


if __name__ == "__main__":
    sys.exit(main())
