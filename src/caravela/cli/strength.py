"""`caravela strength`: all that tells how strong the bots are, in one go that can be interrupted."""

import time
from argparse import Namespace
from pathlib import Path

from caravela.bots.arena import Arena, Bout, Log
from caravela.bots.player import check_bot
from caravela.bots.strength import Match, Plan, read_plan, report
from caravela.cli.arena import GAMES, played
from caravela.cli.arguments import Commands, InputError, Parser, short, some_seconds, the_game, whole_number
from caravela.cli.workers import add_workers, the_workers

OUT = "build/strength"
REPORT = "strength.md"
MINUTES = 25.0
STAGES = 4
"""So many times all matches are gone through, each time further: whenever it ends, all are about as well known."""


def add_to(commands: Commands) -> None:
    parser: Parser = commands.add_parser("strength", help="measure how strong the bots are, against what is wanted")
    parser.add_argument("plan", metavar="PLAN", help="a file with the matches, such as bench/strength.toml")
    parser.add_argument("--only", metavar="WORD", action="append", default=[], help="matches with this in their names")
    parser.add_argument("--games", metavar="N", type=whole_number(1), default=1 << 30, help="at most, of each match")
    parser.add_argument(
        "--rollouts", action="store_true", help="think so many rollouts instead of so long: for a machine that is busy"
    )
    parser.add_argument(
        "--minutes", metavar="N", type=some_seconds, default=MINUTES, help=f"begin no more after; {MINUTES:g}"
    )
    add_workers(parser, cluster=True)
    parser.add_argument(
        "--out", metavar="DIR", default=OUT, help=f"a folder for the games; what is there is taken up again; {OUT}"
    )
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    plan = the_plan(arguments.plan)
    matches = [match for match in plan.matches if all(word in match.name for word in arguments.only)]
    if not matches:
        raise InputError(f"--only {short(' '.join(arguments.only))}: must be in the name of a match of the plan")
    end = time.monotonic() + 60 * arguments.minutes
    for stage in range(1, STAGES + 1):
        for match in matches:
            if time.monotonic() < end:
                games = min(match.games, arguments.games) * stage // STAGES
                played(the_arena(match, games, plan, arguments), the_workers(arguments), the_folder(match, arguments))
    arenas = [(match, the_arena(match, match.games, plan, arguments)) for match in matches]
    text = report([(match, arena, known(arena, the_folder(match, arguments))) for match, arena in arenas])
    Path(arguments.out).mkdir(parents=True, exist_ok=True)
    (Path(arguments.out) / REPORT).write_text(text, encoding="utf-8")
    print(text, end="")
    return 0


def the_plan(word: str) -> Plan:
    try:
        plan = read_plan(Path(word).read_text(encoding="utf-8"))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise InputError(f"{short(word)}: must be a file with matches: {error}") from None
    for match in plan.matches:
        game = the_game(match.game)
        for bot in (match.bot, match.against or match.bot):
            check_bot(bot, game)
    return plan


def the_arena(match: Match, games: int, plan: Plan, arguments: Namespace) -> Arena:
    return match.arena(games, plan.rollouts[match.game] if arguments.rollouts else None)


def the_folder(match: Match, arguments: Namespace) -> Path:
    return Path(arguments.out) / ("rollouts" if arguments.rollouts else "seconds") / match.name


def known(arena: Arena, folder: Path) -> list[Bout]:
    """All games of an arena that are there, from whatever run."""
    wanted = set(arena.meetings())
    return [bout for bout in Log(folder / GAMES, arena).read() if bout.meeting in wanted]
