"""`caravela bench`: how fast this engine is on this machine."""

import json
from argparse import Namespace
from typing import Any

from rich.table import Table as Grid

from caravela.bots.measure import PARTS, measure
from caravela.cli.arguments import Commands, Parser, first_game, some_seconds
from caravela.cli.terminal import console, progress

SECONDS = 5.0
NAMES = {
    "choices_per_second": "choices a second",
    "games_per_second": "games a second",
    "copy_us": "copy, µs",
    "options_us": "options, µs",
    "replay_ms": "replay of a game, ms",
}


def add_to(commands: Commands) -> None:
    parser: Parser = commands.add_parser("bench", help="measure the speed of random play")
    parser.add_argument("--seconds", metavar="N", type=some_seconds, default=SECONDS, help="how long, in all")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    game = first_game()
    with progress("measured", PARTS) as advance:
        figures = measure(arguments.seconds, game.name, advance=advance)
    if arguments.json:
        print(json.dumps(figures))
    else:
        console().print(as_grid(figures))
    return 0


def as_grid(figures: dict[str, Any]) -> Grid:
    grid = Grid(title=f"random play of {figures['game']} with {figures['seats']} players, {figures['engine']} engine")
    grid.add_column("measured")
    grid.add_column("value", justify="right")
    for name, title in NAMES.items():
        grid.add_row(title, f"{figures[name]:,.1f}")
    return grid
