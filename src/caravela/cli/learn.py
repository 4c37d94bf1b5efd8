"""`caravela learn`: self-play, training and matches, out of which learned values come."""

import datetime
import json
import sys
import time
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from caravela.bots.ladder import confidence
from caravela.bots.weights import WeightsError, weights_from
from caravela.cli.arguments import (
    Commands,
    InputError,
    Parser,
    add_game,
    add_set_up,
    short,
    some_seconds,
    the_game,
    the_settings,
    whole_number,
)
from caravela.cli.terminal import console, progress
from caravela.cli.workers import Workers, add_workers, in_order, shared, the_workers
from caravela.kernel.game import Game

SEED = 1
BATCH = 10
FOREVER = 1e12


def add_to(commands: Commands) -> None:
    parser: Parser = commands.add_parser("learn", help="let a value be learnt from games of self-play")
    parts = parser.add_subparsers(metavar="PART", required=True)
    play = parts.add_parser("play", help="games of self-play: positions and how they ended")
    add_game(play)
    play.add_argument("--games", metavar="N", type=whole_number(1), default=1000, help="how many; 1000")
    play.add_argument("--seconds", metavar="S", type=some_seconds, help="begin no more games after so long")
    add_workers(play, cluster=True)
    play.add_argument("--weights", metavar="FILE", type=weights, help="a net to play with; without, worth by hand")
    play.add_argument("--rollouts", metavar="N", type=whole_number(0), default=0, help="at most, for a choice; 0: none")
    play.add_argument(
        "--seats", metavar="N", type=whole_number(1), action="append", help="how many play, repeatedly; any number"
    )
    play.add_argument("--seed", metavar="S", type=whole_number(0), default=SEED, help="the luck of the games")
    play.add_argument("--out", metavar="DIR", type=Path, required=True, help="where the positions go")
    play.set_defaults(run=run_play)
    train = parts.add_parser("train", help="a net fitted to positions")
    add_game(train)
    train.add_argument("--data", metavar="DIR", type=Path, action="append", required=True, help="positions")
    train.add_argument("--out", metavar="FILE", type=Path, required=True, help="where the weights go")
    train.add_argument("--start", metavar="FILE", type=weights, help="weights to go on from; without, anew")
    train.add_argument("--passes", metavar="N", type=whole_number(1), default=30, help="at most; 30")
    train.add_argument("--blend", metavar="X", type=share, default=0.5, help="how much of the value is the net's; 0.5")
    train.add_argument("--rivals", metavar="X", type=share, default=0.3, help="how much of the best rival's score; 0.3")
    only = "how much of the only rival's, where there is but one; as of the best"
    train.add_argument("--only-rival", metavar="X", type=share, help=only)
    train.add_argument("--seed", metavar="S", type=whole_number(0), default=SEED, help="where the weights start")
    train.set_defaults(run=run_train)
    taste = parts.add_parser("taste", help="what players should go for in rollouts, by games of many tastes")
    add_game(taste)
    taste.add_argument("--rounds", metavar="N", type=whole_number(1), default=12, help="how often tastes are drawn; 12")
    taste.add_argument("--tastes", metavar="N", type=whole_number(2), default=16, help="how many each time; 16")
    taste.add_argument("--lucks", metavar="N", type=whole_number(1), default=25, help="each is played in all seats; 25")
    taste.add_argument("--seats", metavar="N", type=whole_number(1), help="how many play; the most")
    taste.add_argument("--seed", metavar="S", type=whole_number(0), default=SEED, help="the luck of tastes and games")
    add_workers(taste, cluster=True)
    taste.set_defaults(run=run_taste)
    gate = parts.add_parser("gate", help="matches of weights against others, or against worth by hand")
    add_game(gate)
    gate.add_argument("--new", metavar="FILE", type=weights, help="the weights on trial; without, worth by hand")
    gate.add_argument("--old", metavar="FILE", type=weights, help="their rivals; without, worth by hand")
    gate.add_argument("--rollouts", metavar="N", type=whole_number(0), default=0, help="for a choice; 0: looks ahead")
    gate.add_argument("--blend", metavar="X", type=share, help="how much of the new value is the net's")
    gate.add_argument("--rivals", metavar="X", type=share, help="how much of the best rival's score")
    gate.add_argument("--old-rollouts", metavar="N", type=whole_number(0), help="the rivals'; the same")
    gate.add_argument("--lucks", metavar="N", type=whole_number(1), default=50, help="each is played in all seats; 50")
    gate.add_argument("--seconds", metavar="S", type=some_seconds, help="begin no more games after so long")
    add_workers(gate, cluster=True)
    gate.add_argument("--json", action="store_true", help="print one JSON object")
    add_set_up(gate)
    gate.set_defaults(run=run_gate)


def share(word: str) -> float:
    try:
        number = float(word)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 1:
        raise ArgumentTypeError(f"must be a number from 0 to 1, not {short(word)}")
    return number


def weights(word: str) -> bytes:
    """What is in the file: whoever shares the work need not have the file."""
    if not Path(word).is_file():
        raise ArgumentTypeError(f"must be a file, not {short(word)}")
    content = Path(word).read_bytes()
    try:
        weights_from(content)
    except WeightsError as error:
        raise ArgumentTypeError(f"{short(word)} holds {error}") from None
    return content


def spread(work: Callable[[Any], Any], parts: Iterable[Any], count: int, workers: Workers) -> list[Any]:
    """All that comes of the parts, in order."""
    found: list[tuple[int, Any]] = []
    with progress("games", count) as advance:
        for done in shared(work, parts, workers):
            found.append(done)
            advance(1)
    return in_order(found)


# -- self-play --------------------------------------------------------------------------------------------------------


def run_play(arguments: Namespace) -> int:
    np = numpy_or_complain()
    from caravela.training.selfplay import Batch, Positions, play_batch

    game = the_game(arguments.game)
    seats = tuple(arguments.seats or game.seats)
    for count in seats:
        game.check_seats(count)
    until = time.time() + (arguments.seconds or FOREVER)
    firsts = range(0, arguments.games, BATCH)
    whole = range(arguments.games)
    batches = [
        Batch(
            game.name, arguments.weights, arguments.rollouts, seats, arguments.seed, whole[first : first + BATCH], until
        )
        for first in firsts
    ]
    start = time.perf_counter()
    found = spread(play_batch, batches, len(batches), the_workers(arguments))
    played = Positions(*[np.concatenate(column) for column in zip(*found, strict=True)])
    arguments.out.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(arguments.out / f"{game.name}-{arguments.seed}.npz", **played._asdict())
    seconds = time.perf_counter() - start
    games = len(np.unique(played.games))
    console().print(f"{games:,} games, {len(played.games):,} positions, {games / seconds:.1f} games a second")
    return 0


def numpy_or_complain() -> Any:
    try:
        import numpy
    except ImportError:
        raise InputError("learning needs numpy and PyTorch: pip install 'caravela[learn]'") from None
    return numpy


# -- training ---------------------------------------------------------------------------------------------------------


def run_train(arguments: Namespace) -> int:
    numpy_or_complain()
    from caravela.training.fit import Plan, train

    game = the_game(arguments.game)
    for folder in arguments.data:
        if not folder.is_dir():
            raise InputError(f"no folder {str(folder)!r}")
    facts = {"blend": arguments.blend, "rivals": arguments.rivals, "date": datetime.date.today().isoformat()}
    if arguments.only_rival is not None:
        facts["only_rival"] = arguments.only_rival

    def tell(line: str) -> None:
        print(line, file=sys.stderr, flush=True)

    start = None if arguments.start is None else weights_from(arguments.start)
    plan = Plan(arguments.data, start, facts, arguments.passes, arguments.seed)
    fitted = train(game, plan, arguments.out, tell)
    console().print(
        f"off by {fitted.error:.2f} points on games held out; the mean score would be by {fitted.before:.2f}"
    )
    return 0


# -- tastes -----------------------------------------------------------------------------------------------------------


def run_taste(arguments: Namespace) -> int:
    from caravela.training.taste import Hunt, Trial, try_out

    game = the_game(arguments.game)
    seats = arguments.seats or game.seats[-1]
    game.check_seats(seats)
    hunt = Hunt(len(game.part_names), arguments.seed)
    for number in range(arguments.rounds):
        tastes = hunt.draw(arguments.tastes)
        trials = [Trial(game.name, seats, taste, arguments.seed + number, arguments.lucks) for taste in tastes]
        successes = spread(try_out, trials, len(trials), the_workers(arguments))
        hunt.learn(tastes, successes)
        print(f"round {number + 1}: the middle {successes[0]:.1f}, the best {max(successes):.1f}", file=sys.stderr)
    found = zip(game.part_names, hunt.weights, strict=True)
    console().print(", ".join(f'"{part}": {weight:.2f}' for part, weight in found), highlight=False, soft_wrap=True)
    return 0


# -- matches ----------------------------------------------------------------------------------------------------------


def run_gate(arguments: Namespace) -> int:
    numpy_or_complain()
    from caravela.training.gate import Match, Side, matches, play_match

    game = the_game(arguments.game)
    seats = arguments.seats or game.seats[-1]
    game.check_seats(seats)
    rollouts = arguments.rollouts
    old = rollouts if arguments.old_rollouts is None else arguments.old_rollouts
    whole = Match(
        game.name,
        Side(arguments.new, rollouts, arguments.blend, arguments.rivals),
        Side(arguments.old, old),
        seats,
        the_settings(game, arguments.preset, arguments.set),
        SEED if arguments.seed is None else arguments.seed,
        0,
        0,
        time.time() + (arguments.seconds or FOREVER),
    )
    found = spread(play_match, matches(whole, arguments.lucks), arguments.lucks * seats, the_workers(arguments))
    outcomes = [outcome for outcome in found if outcome is not None]
    if not outcomes:
        raise InputError("--seconds: no game was begun in time")
    summary = summed(game, seats, outcomes)
    if arguments.json:
        print(json.dumps(summary))
    else:
        low, high = summary["win_share_95"]
        console().print(
            f"{summary['games']} games of {game.name} with {seats}: wins {100 * summary['win_share']:.1f} % "
            f"({100 * low:.1f}–{100 * high:.1f}; {100 / seats:.0f} is even), {summary['mean']:.1f} points "
            f"against {summary['rivals']:.1f}"
        )
    return 0


def summed(game: Game, seats: int, outcomes: list[Any]) -> dict[str, Any]:
    wins = sum(outcome.share for outcome in outcomes)
    scores = [outcome.score for outcome in outcomes]
    return {
        "game": game.name,
        "seats": seats,
        "games": len(outcomes),
        "win_share": wins / len(outcomes),
        "win_share_95": confidence(wins, len(outcomes)),
        "mean": fmean(scores),
        "sd": stdev(scores) if len(scores) > 1 else 0.0,
        "rivals": fmean(outcome.rival for outcome in outcomes),
    }
