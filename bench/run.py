"""Measures engines, server and page, and others beside them, one after another, as tables and as `results.json`."""

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
WIDTH = 140
Columns = tuple[tuple[str, str, str], ...]
COLUMNS = (
    ("choices/s", "choices_per_second", ",.0f"),
    ("games/s", "games_per_second", ",.1f"),
    ("copy µs", "copy_us", ",.2f"),
    ("options µs", "options_us", ",.2f"),
    ("replay ms", "replay_ms", ",.2f"),
    ("read µs", "read_us", ",.2f"),
    ("consequences ms", "consequences_ms", ",.2f"),
    ("worth µs", "worth_us", ",.1f"),
    ("rollout ms", "rollout_ms", ",.2f"),
)
SEARCH_COLUMNS = (
    ("rollouts/s", "rollouts_per_second", ",.0f"),
    ("worth", "worth_share", ".0%"),
    ("horizon", "leaf_share", ".0%"),
    ("imagining", "imagine_share", ".0%"),
    ("rules and copies", "rules_share", ".0%"),
)
RATIO_COLUMNS = (
    ("random play", "play", ".2f"),
    ("copy", "copy_us", ".2f"),
    ("options", "options_us", ".2f"),
    ("replay", "replay_ms", ".2f"),
    ("reading", "read_us", ".2f"),
)
SERVER_COLUMNS = (
    ("choices/s", "choices_per_second", ",.0f"),
    ("wait ms", "wait_ms", ",.1f"),
    ("lost after kill", "lost_after_kill", ",.0f"),
    ("MB, 200 tables", "server_mb", ",.0f"),
    ("with workers", "all_processes_mb", ",.0f"),
)
PAGE_COLUMNS = (
    ("median ms", "median_ms", ",.1f"),
    ("worst tenth", "worst_tenth_ms", ",.1f"),
    ("longest", "longest_ms", ",.1f"),
    ("times", "times", ",.0f"),
)


class MeasureError(Exception):
    """A measurement that gave no figures; the message is the last thing it said."""


def measure(command: list[str], *, sources: Path | None = None) -> dict[str, Any]:
    """What the script printed: one JSON object; with sources, the pure engine in them."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if sources is not None:
        environment["PYTHONPATH"] = str(sources)
    try:
        ran = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=BENCH.parent, check=False)
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
    figures = measure(command, sources=SOURCES if expected == "pure" else None)
    if figures.get("engine") != expected:
        raise MeasureError(f"the {figures.get('engine')} engine ran instead")
    return [{"name": f"Caravela, {expected}, {game['game']}", **game} for game in figures["games"]]


def measure_beside(other: Path, seconds: float) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """This checkout and another one, each with its own environment, measured by turns: their figures and ratios."""
    script = str(BENCH / "engine.py")
    rows: dict[tuple[str, str, str], dict[str, Any]] = {}
    for turn in range(2):
        for name, root in (("this", BENCH.parent), ("other", other))[:: 1 - 2 * turn]:
            for sources in (None, root / "src"):
                command = [str(root / ".venv" / "bin" / "python"), script, str(seconds / 2)]
                for row in measure(command, sources=sources)["results"]:
                    key = (name, row["engine"], row["game"])
                    rows[key] = best(rows.get(key, row), row)
    named = [{"name": f"{name}, {engine}, {game}", **row} for (name, engine, game), row in rows.items()]
    ratios = []
    for (name, engine, game), row in rows.items():
        if name == "this":
            before = rows["other", engine, game]
            ratios.append(
                {
                    "name": f"{engine}, {game}",
                    "play": row["choices_per_second"] / before["choices_per_second"],
                    **{key: before[key] / row[key] for key in TIMES},
                }
            )
    return named, ratios


TIMES = ("copy_us", "options_us", "replay_ms", "read_us")


def best(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """The better figures of two turns: what else runs on the machine only slows down."""
    rates = {key: max(one[key], other[key]) for key in ("choices_per_second", "games_per_second")}
    return {**one, **rates, **{key: min(one[key], other[key]) for key in TIMES}}


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
        ratio = f"{compiled / row['choices_per_second']:.1f}" if compiled and row["choices_per_second"] else ""
        shown.add_row(row["name"], *cells(row, COLUMNS), ratio)
    return shown


def plain_table(title: str, first: str, columns: Columns, rows: list[dict[str, Any]]) -> Table:
    shown = Table(title=title, box=SIMPLE_HEAD)
    shown.add_column(first, no_wrap=True)
    for heading, _, _ in columns:
        shown.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        shown.add_row(row["name"], *cells(row, columns))
    return shown


def cells(row: dict[str, Any], columns: Columns) -> list[str]:
    return [format(row[key], form) if row.get(key) is not None else "" for _, key, form in columns]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each engine plays (default: 10)")
    parser.add_argument("--peers", default=".venv-bench/bin/python", help="the Python that has the other engines")
    parser.add_argument("--output", type=Path, default=BENCH / "results.json", help="where the figures are written")
    parser.add_argument("--node", default=".bench-node", help="the folder that has boardgame.io")
    parser.add_argument("--only", choices=("engines", "server", "page"), help="measure only this part")
    parser.add_argument(
        "--beside", type=Path, help="a checkout of another version, built there: how many times as fast"
    )
    asked = parser.parse_args()

    console = Console(width=max(WIDTH, Console().width))
    errors = Console(stderr=True)
    found: dict[str, list[dict[str, Any]]] = {"engines": [], "server": [], "page": [], "beside": []}
    missing: dict[str, str] = {}
    facts: dict[str, Any] = {}

    def server() -> list[dict[str, Any]]:
        figures = measure([sys.executable, "-m", "bench.server", "--seconds", str(asked.seconds), "--node", asked.node])
        missing.update(figures["not_measured"])
        facts["server_ratio"] = figures.get("ratio")
        return list(figures["results"])

    def page() -> list[dict[str, Any]]:
        figures = measure([sys.executable, "-m", "bench.page"])
        facts["browser"] = figures["browser"]
        return list(figures["results"])

    measurements: dict[str, tuple[str, Callable[[], list[dict[str, Any]]]]] = {
        "Caravela, compiled": ("engines", lambda: measure_engine("compiled", asked.seconds)),
        "Caravela, pure": ("engines", lambda: measure_engine("pure", asked.seconds)),
        "catanatron": ("engines", lambda: measure_peer("peers_catanatron.py", asked.peers, asked.seconds)),
        "OpenSpiel": ("engines", lambda: measure_peer("peers_openspiel.py", asked.peers, asked.seconds)),
        "Caravela, server": ("server", server),
        "Caravela, page": ("page", page),
    }
    for name, (part, run) in measurements.items():
        if asked.only not in (None, part):
            continue
        with errors.status(f"measuring {name}"):
            try:
                found[part] += run()
            except MeasureError as error:
                missing[name] = str(error)

    if asked.beside is not None:
        with errors.status("measuring this version and the other by turns"):
            found["beside"], facts["times_as_fast"] = measure_beside(asked.beside.resolve(), asked.seconds)
        console.print(table(found["beside"]))
        title = "this version is so many times as fast as the other"
        console.print(plain_table(title, "engine", RATIO_COLUMNS, facts["times_as_fast"]))
    if found["engines"]:
        console.print(table(found["engines"]))
        own = [row for row in found["engines"] if "rollouts_per_second" in row]
        console.print(
            plain_table("a master's search on one core, and where its time goes", "engine", SEARCH_COLUMNS, own)
        )
    if found["server"]:
        console.print(plain_table("32 tables at once, one process", "server", SERVER_COLUMNS, found["server"]))
    if facts.get("server_ratio"):
        console.print(
            f"Caravela's server, durable, makes {facts['server_ratio']:.2f} × the choices of boardgame.io's, in memory"
        )
    if found["page"]:
        console.print(plain_table(f"the page in {facts['browser']}", "what", PAGE_COLUMNS, found["page"]))
    for name, reason in missing.items():
        console.print(f"not measured: {name}: {reason}", markup=False, highlight=False)
    figures = {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "seconds_each": asked.seconds,
        "results": found["engines"],
        "server": found["server"],
        "page": found["page"],
        "beside": found["beside"],
        **facts,
        "not_measured": missing,
    }
    asked.output.write_text(json.dumps(figures, indent=2) + "\n")
    # Without others the comparison is poorer; without our own there is none.
    return 1 if any(name.startswith("Caravela") for name in missing) else 0


if __name__ == "__main__":
    sys.exit(main())
