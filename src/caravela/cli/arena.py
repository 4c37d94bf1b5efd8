"""`caravela arena`: how strong bots are, by many games of every two of them."""

import json
from argparse import Namespace
from functools import partial
from pathlib import Path
from typing import Any

from rich.table import Table as Grid

from caravela.bots.arena import Arena, Bout, Log, Meeting
from caravela.bots.ladder import FILE, ladder, matches, plot
from caravela.bots.player import LEVELS
from caravela.cli.arguments import (
    Commands,
    InputError,
    Parser,
    add_game,
    short,
    the_bots,
    the_game,
    the_settings,
    whole_number,
)
from caravela.cli.terminal import console, progress
from caravela.cli.workers import Workers, add_workers, shared, the_workers
from caravela.kernel.record import written

SEED = 1
LUCKS = 50
SEATS = 2
ANCHOR = "greedy"
GAMES = "games.jsonl"


def add_to(commands: Commands) -> None:
    parser: Parser = commands.add_parser("arena", help="rate bots by games of every two of them")
    add_game(parser)
    usual = ",".join([ANCHOR, *LEVELS])
    parser.add_argument("--bots", metavar="A,B,…", default=usual, help=f"who takes part; {usual}")
    parser.add_argument(
        "--lucks", metavar="N", type=whole_number(1), default=LUCKS, help=f"with how many lucks; {LUCKS}"
    )
    parser.add_argument(
        "--apart",
        metavar="N",
        type=whole_number(0),
        default=0,
        help="only bots named at most so many places apart meet; 0: all do",
    )
    parser.add_argument("--against", metavar="BOT", default="", help="each bot only meets this one, alone among such")
    parser.add_argument("--seats", metavar="N", type=whole_number(1), default=SEATS, help=f"how many players; {SEATS}")
    parser.add_argument(
        "--seed", metavar="S", type=whole_number(0), default=SEED, help=f"the luck of all games; {SEED}"
    )
    parser.add_argument("--set", metavar="NAME=VALUE", action="append", default=[], help="a setting")
    add_workers(parser, cluster=True)
    parser.add_argument(
        "--out", metavar="DIR", help="a folder for games, ladder and plot; what is there is taken up again"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    game = the_game(arguments.game)
    game.check_seats(arguments.seats)
    bots = the_bots(arguments.bots, game)
    against = the_bots(arguments.against, game)[0] if arguments.against else ""
    if len(set(bots)) < len(bots) or against in bots or (len(bots) < 2 and arguments.seats > 1 and not against):
        raise InputError(f"--bots {short(arguments.bots)}: must name two bots or more, each once")
    settings = the_settings(game, "", arguments.set)
    arena = Arena(
        game.name, arguments.seats, tuple(bots), arguments.lucks, arguments.seed, settings, arguments.apart, against
    )
    folder = None if arguments.out is None else Path(arguments.out)
    bouts = played(arena, the_workers(arguments), folder)
    found = summary(arena, bouts)
    if folder is not None:
        leave(found, folder)
    if arguments.json:
        print(json.dumps(found))
    else:
        print_ladder(found)
    return 0


def played(arena: Arena, workers: Workers, folder: Path | None) -> list[Bout]:
    """All games of the arena: those kept in the folder, and the missing ones, which are kept as soon as they end."""
    meetings = list(arena.meetings())
    log = None if folder is None else Log(folder / GAMES, arena)
    before = [] if log is None else log.read()
    wanted = set(meetings)
    bouts = [bout for bout in before if bout.meeting in wanted]
    known = {bout.meeting for bout in bouts}
    missing = [meeting for meeting in meetings if meeting not in known]
    if log is not None:
        log.open()
    with progress("games", len(meetings)) as advance:
        advance(len(bouts))
        for _, bout in shared(partial(play_meeting, arena), missing, workers):
            bouts.append(bout)
            if log is not None:
                log.add([bout])
            advance(1)
    place = {meeting: number for number, meeting in enumerate(meetings)}
    return sorted(bouts, key=lambda bout: place[bout.meeting])


def play_meeting(arena: Arena, meeting: Meeting) -> Bout:
    return arena.play(meeting)


# -- what came out ----------------------------------------------------------------------------------------------------


def summary(arena: Arena, bouts: list[Bout]) -> dict[str, Any]:
    everybody = (*arena.bots, arena.against) if arena.against else arena.bots
    return {
        "game": arena.game,
        "seats": arena.seats,
        "settings": {name: written(value) for name, value in arena.settings.items()},
        "seed": arena.seed,
        "lucks": arena.lucks,
        "games": len(bouts),
        "ladder": ladder(everybody, bouts, ANCHOR),
        "matches": matches(everybody, bouts),
    }


def leave(found: dict[str, Any], folder: Path) -> None:
    """The ladder as a file and, where there is more than one seat, as a picture."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / FILE).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    if found["seats"] > 1:
        (folder / "ladder.svg").write_text(plot(title(found), found["ladder"]), encoding="utf-8")


def title(found: dict[str, Any]) -> str:
    return f"{found['game']}, {found['seats']} players, {found['games']:,} games, seed {found['seed']}"


def print_ladder(found: dict[str, Any]) -> None:
    out = console()
    grid = Grid(title=title(found))
    grid.add_column("bot")
    rated = found["seats"] > 1
    for name in ("rating" if rated else "wins, %", "95 %"):
        grid.add_column(name, justify="right")
    for name in ("games", "mean", "ms a choice", "longest"):
        grid.add_column(name, justify="right")
    for row in found["ladder"]:
        figure, unit = ("rating", 1) if rated else ("win_share", 100)
        low, high = row[f"{figure}_95"]
        grid.add_row(
            row["bot"],
            f"{unit * row[figure]:.0f}",
            f"{unit * low:.0f}–{unit * high:.0f}",
            str(row["games"]),
            f"{row['mean']:.1f}",
            f"{row['ms_per_choice']:.2f}",
            f"{row['longest_ms']:.0f}",
        )
    out.print(grid)
    grid = Grid(title="one among the others" if found["seats"] > 2 else None)
    for name in ("bot", "against"):
        grid.add_column(name)
    for name in ("games", "mean", "wins, %", "95 %"):
        grid.add_column(name, justify="right")
    for row in found["matches"]:
        low, high = row["win_share_95"]
        share = f"{100 * row['win_share']:.1f}"
        grid.add_row(
            row["bot"],
            row["against"],
            str(row["games"]),
            f"{row['mean']:.1f}",
            share,
            f"{100 * low:.1f}–{100 * high:.1f}",
        )
    if found["matches"]:
        out.print(grid)
