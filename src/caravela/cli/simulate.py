"""`caravela simulate`: many games between bots, and how they ended."""

import json
import time
from argparse import Namespace
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

from rich.table import Table as Grid

import caravela
from caravela.bots.ladder import confidence
from caravela.bots.player import make_bot, mixed, play
from caravela.cli.arguments import (
    Commands,
    InputError,
    Parser,
    add_game,
    add_set_up,
    the_bots,
    the_game,
    the_settings,
    whole_number,
)
from caravela.cli.terminal import console, progress
from caravela.cli.workers import Workers, add_workers, in_order, shared, the_workers
from caravela.kernel.errors import nearest
from caravela.kernel.game import Game
from caravela.kernel.record import written

SEED = 1
GAMES = 100
BATCHES_PER_JOB = 8
BATCH_AT_MOST = 25


def add_to(commands: Commands) -> None:
    parser: Parser = commands.add_parser("simulate", help="let bots play many games")
    add_game(parser)
    parser.add_argument("--bots", metavar="A,B,…", default="uniform", help="a bot for each seat, or one for all")
    parser.add_argument("--games", metavar="N", type=whole_number(1), default=GAMES, help=f"how many; {GAMES}")
    add_workers(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--each", metavar="NAME", help="so many games with each value of a setting")
    add_set_up(parser)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    game = the_game(arguments.game)
    settings = the_settings(game, arguments.preset, arguments.set)
    bots = seated(game, the_bots(arguments.bots, game), arguments.seats)
    seed = SEED if arguments.seed is None else arguments.seed
    whole = Batch(game.name, bots, settings, arguments.content, seed, range(arguments.games))
    runs = [summed(game, batch, the_workers(arguments)) for batch in variants(game, whole, arguments.each)]
    if arguments.json:
        print(json.dumps(runs[0] if arguments.each is None else {"each": arguments.each, "runs": runs}))
    else:
        for summary in runs:
            print_summary(summary, arguments.each)
    return 0


def variants(game: Game, whole: "Batch", each: str | None) -> list["Batch"]:
    """The same games once, or once with each value of a setting."""
    if each is None:
        return [whole]
    if each not in game.settings:
        raise InputError(f"--each: {game.name} has no setting {each!r}{nearest(each, list(game.settings))}")
    setting = game.settings[each]
    values = [(choice,) for choice in setting.choices] if setting.many else setting.choices
    return [whole._replace(settings={**whole.settings, each: value}) for value in values]


def summed(game: Game, batch: "Batch", workers: Workers) -> dict[str, Any]:
    start = time.perf_counter()
    results = simulate(batch, workers)
    seconds = time.perf_counter() - start
    company = game.company(len(batch.bots), batch.settings)
    return {
        "game": game.name,
        "seats": len(batch.bots),
        "settings": {name: written(value) for name, value in batch.settings.items()},
        "seed": batch.seed,
        "games": len(results),
        "choices_per_game": fmean(result.choices for result in results),
        "by_seat": [row_of(name, batch.bots, who, results) for who, name in enumerate(company)],
        "speed": {"jobs": workers.jobs, "seconds": seconds, "games_per_second": len(results) / seconds},
    }


def seated(game: Game, bots: list[str], seats: int | None) -> list[str]:
    """A bot for each seat: bot k sits in seat k, and a single one in all."""
    if seats is None:
        seats = max(len(bots), game.seats[0])
    game.check_seats(seats)
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise InputError(f"--bots names {len(bots)} bots for {seats} seats; name one for each seat, or one for all")
    return bots


# -- playing ----------------------------------------------------------------------------------------------------------


class Result(NamedTuple):
    """How one game ended, for the seats and for those whom the rules play."""

    scores: list[int]
    winners: list[int]
    choices: int


class Batch(NamedTuple):
    """Some of the games, for one process."""

    game: str
    bots: list[str]
    settings: dict[str, Any]
    content: Path | None
    seed: int
    numbers: range


def simulate(whole: Batch, workers: Workers) -> list[Result]:
    """All games in order; what comes out does not depend on how many processes share the work."""
    games = len(whole.numbers)
    jobs = workers.jobs
    size = min(BATCH_AT_MOST, max(1, games // (jobs * BATCHES_PER_JOB))) if jobs > 1 else 1
    batches = [whole._replace(numbers=whole.numbers[first : first + size]) for first in range(0, games, size)]
    found: list[tuple[int, list[Result]]] = []
    with progress("games", games) as advance:
        for place, results in shared(play_batch, batches, workers):
            found.append((place, results))
            advance(len(results))
    return [result for results in in_order(found) for result in results]


def play_batch(batch: Batch) -> list[Result]:
    return [play_one(batch, number) for number in batch.numbers]


def play_one(batch: Batch, number: int) -> Result:
    """Game after game has its own luck, and every bot in it its own whims."""
    game = caravela.game(batch.game)
    seed = mixed(batch.seed, number)
    state = game.new(len(batch.bots), seed, content=batch.content, **batch.settings)
    bots = [make_bot(name, game, mixed(seed, seat)) for seat, name in enumerate(batch.bots)]
    choices = play(game, state, bots, mixed(seed, len(bots)))
    scores = state.scores()
    others = [who for who in range(len(bots), len(scores)) if scores[who] == max(scores)]
    return Result(scores, [*state.winners(), *others], choices)


# -- statistics -------------------------------------------------------------------------------------------------------


def row_of(name: str, bots: list[str], who: int, results: list[Result]) -> dict[str, Any]:
    """The statistics of one of the company; whom the rules play is no bot."""
    points = [result.scores[who] for result in results]
    wins = sum(1 / len(result.winners) for result in results if who in result.winners)
    low, high = confidence(wins, len(results))
    return {
        "seat": name,
        "bot": bots[who] if who < len(bots) else "",
        "mean": fmean(points),
        "min": min(points),
        "max": max(points),
        "sd": stdev(points) if len(points) > 1 else 0.0,
        "wins": wins,
        "win_share": wins / len(results),
        "win_share_95": [low, high],
    }


def print_summary(summary: dict[str, Any], each: str | None) -> None:
    title = f"{summary['games']:,} games of {summary['game']}, seed {summary['seed']}"
    grid = Grid(title=title if each is None else f"{title}, {each}={summary['settings'][each]}")
    grid.add_column("seat")
    grid.add_column("bot")
    for name in ("mean", "sd", "min", "max", "wins", "%", "95 %"):
        grid.add_column(name, justify="right")
    for row in summary["by_seat"]:
        low, high = row["win_share_95"]
        grid.add_row(
            row["seat"],
            row["bot"],
            f"{row['mean']:.1f}",
            f"{row['sd']:.1f}",
            str(row["min"]),
            str(row["max"]),
            f"{row['wins']:.1f}".removesuffix(".0"),
            f"{100 * row['win_share']:.1f}",
            f"{100 * low:.1f}–{100 * high:.1f}",
        )
    out = console()
    out.print(grid)
    speed = summary["speed"]["games_per_second"]
    out.print(f"{summary['choices_per_game']:.0f} choices a game, {speed:,.1f} games a second")
