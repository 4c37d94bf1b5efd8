"""`caravela strength`: all that tells how strong the bots are, in one go that can be interrupted."""

import time
from argparse import Namespace
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from caravela.bots.arena import Arena, Bout, Log, Meeting
from caravela.bots.player import check_bot
from caravela.bots.strength import RATED_SEATS, SEED, Match, Plan, read_plan, report
from caravela.cli.arena import GAMES, leave, summary
from caravela.cli.arguments import Commands, InputError, Parser, short, some_seconds, the_game, whole_number
from caravela.cli.terminal import progress
from caravela.cli.workers import add_workers, shared, the_workers

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
    arenas = [the_arena(match, match.games, plan, arguments) for match in matches]
    logs = [Log(the_folder(match, arguments) / GAMES, arena) for match, arena in zip(matches, arenas, strict=True)]
    at_most = [the_arena(match, arguments.games, plan, arguments) for match in matches]
    wanted = list(in_stages(at_most, logs))
    until = time.time() + 60 * arguments.minutes
    for number in {number for number, _ in wanted}:
        logs[number].open()
    with progress("games", len(wanted)) as advance:
        for _, (number, bout) in shared(partial(play_until, arenas, until), wanted, the_workers(arguments)):
            advance(1)
            if bout is not None:
                logs[number].add([bout])
    bouts = [known(arena, log) for arena, log in zip(arenas, logs, strict=True)]
    out = Path(arguments.out)
    named = [by_time(match, arena, found) for match, arena, found in zip(matches, arenas, bouts, strict=True)]
    for found in ladders(matches, named):
        leave(found, out / found["game"])
    text = report(list(zip(matches, arenas, bouts, strict=True)))
    out.mkdir(parents=True, exist_ok=True)
    (out / REPORT).write_text(text, encoding="utf-8")
    print(text, end="")
    return 0


def by_time(match: Match, arena: Arena, bouts: list[Bout]) -> list[Bout]:
    """On a ladder bots stand with the time that their rollouts make up for."""
    timed = match.arena(match.games, None)
    names = dict(zip((*arena.bots, arena.against), (*timed.bots, timed.against), strict=True))
    return [bout._replace(bots=tuple(names[bot] for bot in bout.bots)) for bout in bouts]


def ladders(matches: list[Match], bouts: list[list[Bout]]) -> Iterator[dict[str, Any]]:
    """For each game where all stand who were rated."""
    for game in dict.fromkeys(match.game for match in matches):
        rated = [found for match, found in zip(matches, bouts, strict=True) if match.game == game and match.is_rated]
        met = [bout for found in rated for bout in found]
        if met:
            bots = tuple(dict.fromkeys(bot for bout in met for bot in bout.bots))
            yield summary(Arena(game, RATED_SEATS, bots, len({bout.luck for bout in met}), SEED, {}), met)


def in_stages(arenas: list[Arena], logs: list[Log]) -> Iterator[tuple[int, Meeting]]:
    """The games that are missing, with the place of their match: a part of every match, then the next part of each."""
    played = [{bout.meeting for bout in known(arena, log)} for arena, log in zip(arenas, logs, strict=True)]
    for stage in range(STAGES):
        for number, arena in enumerate(arenas):
            meetings = list(arena.meetings())
            part = meetings[len(meetings) * stage // STAGES : len(meetings) * (stage + 1) // STAGES]
            yield from ((number, meeting) for meeting in part if meeting not in played[number])


def play_until(arenas: list[Arena], until: float, wanted: tuple[int, Meeting]) -> tuple[int, Bout | None]:
    """A game of a match, unless it is too late to begin one."""
    number, meeting = wanted
    return number, arenas[number].play(meeting) if time.time() < until else None


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


def known(arena: Arena, log: Log) -> list[Bout]:
    """All games of an arena that are there, from whatever run."""
    wanted = set(arena.meetings())
    return [bout for bout in log.read() if bout.meeting in wanted]
