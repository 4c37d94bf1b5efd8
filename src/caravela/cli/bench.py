"""`caravela bench`: how fast this engine is on this machine."""

import json
from argparse import Namespace
from typing import Any

from rich.table import Table as Grid

import caravela
from caravela.bots.measure import PARTS, engine, measure
from caravela.cli.arguments import Commands, Parser, add_content, first_game, some_seconds, the_game
from caravela.cli.terminal import console, progress

SECONDS = 5.0
NAMES = {
    "choices_per_second": "choices a second",
    "games_per_second": "games a second",
    "copy_us": "copy, µs",
    "options_us": "options, µs",
    "replay_ms": "replay of a game, ms",
    "read_us": "reading an option, µs",
    "consequences_ms": "all consequences, ms",
    "worth_us": "worth to a seat, µs",
    "ahead_us": "greedy choice, µs",
    "rollout_ms": "greedy rollout, ms",
    "rollouts_per_second": "rollouts a second, master",
    "worth_share": "of which worth, %",
    "leaf_share": "value at the horizon, %",
    "imagine_share": "imagining, %",
    "rules_share": "rules and copies, %",
}


def add_to(commands: Commands) -> None:
    parser: Parser = commands.add_parser("bench", help="measure the speed of random play")
    parser.add_argument("game", metavar="GAME", nargs="?", default="", help="only this one; else all of them")
    parser.add_argument("--seconds", metavar="N", type=some_seconds, default=SECONDS, help="how long, in all")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_content(parser)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    first_game()  # or complain that there is none
    names = [the_game(arguments.game).name] if arguments.game else list(caravela.games())
    with progress("measured", PARTS * len(names)) as advance:
        seconds, content = arguments.seconds / len(names), arguments.content
        found = [measure(seconds, name, advance=advance, content=content) for name in names]
    if arguments.json:
        print(json.dumps({**found[0], "games": found}))  # the figures of the first one stand in front
    else:
        console().print(as_grid(found))
    return 0


def as_grid(found: list[dict[str, Any]]) -> Grid:
    grid = Grid(title=f"random play, {engine()} engine")
    grid.add_column("measured", no_wrap=True)
    for figures in found:
        grid.add_column(f"{figures['game']}, {figures['seats']} players", justify="right")
    for name, title in NAMES.items():
        grid.add_row(title, *[f"{figures[name] * (100 if name.endswith('_share') else 1):,.1f}" for figures in found])
    return grid
