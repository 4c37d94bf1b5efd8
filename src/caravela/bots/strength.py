"""Strength: the matches that tell how strong the bots are, what is wanted of them, and what came out."""

import tomllib
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil, sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from caravela.bots.arena import Arena, Bout
from caravela.bots.ladder import CONFIDENT, confidence, share
from caravela.bots.levels import LEVELS
from caravela.bots.player import read_name

SEED = 2026
BUDGET = 0.1
"""The bots of `TIMED` are measured at so many seconds a choice."""
TIMED = ("master", "planner")
RATED_SEATS = 2
"""So many play where bots are rated."""
ALMOST_ALL = 0.95
"""In so many of the games points must be reached where that is wanted."""


Rollouts = dict[str, int]
"""How many there are in `BUDGET` on one quiet core, by the number of players."""


class Match(NamedTuple):
    """Games between one bot and others of another kind, and what is wanted of the one."""

    game: str
    seats: int
    bot: str
    against: str = ""
    """Without others the bot plays alone, or among its own kind."""
    games: int = 100
    settings: tuple[tuple[str, Any], ...] = ()
    wins: float = 0.0
    """At least such a share of the games …"""
    points: float = 0.0
    """… and such a mean; among the own kind that of whoever wins …"""
    reach: int = 0
    """… and 95 % of the games with so many points."""

    @property
    def name(self) -> str:
        """What its folder is called."""
        words = [
            self.game,
            str(self.seats),
            self.bot,
            self.against,
            *(f"{name}-{value}" for name, value in self.settings),
        ]
        return "-".join(word for word in words if word)

    @property
    def is_rated(self) -> bool:
        """Whether it tells where bots stand on the ladder of their game: two players with their usual time."""
        return self.seats == RATED_SEATS and "@" not in self.bot and not self.settings

    @property
    def is_apart(self) -> bool:
        """Whether the bot sits alone, among others or by itself."""
        return self.seats == 1 or bool(self.against)

    def arena(self, games: int, rollouts: Rollouts | None) -> Arena:
        """At most so many games of it; every luck is played in all seats."""
        in_each = self.seats if self.against else 1
        bots = tuple(budgeted(word, self.seats, rollouts) for word in (self.bot, self.against) if word)
        lucks = ceil(min(games, self.games) / in_each)
        return Arena(self.game, self.seats, bots[:1], lucks, SEED, dict(self.settings), against="".join(bots[1:]))


def budgeted(word: str, seats: int, rollouts: Rollouts | None) -> str:
    """
    A bot with its time, which is `BUDGET` for those of `TIMED` unless they say another; or the rollouts that fit in.

    >>> [budgeted(word, 4, None) for word in ("master", "master@0.4s", "strong", "greedy")]
    ['master@0.1s', 'master@0.4s', 'strong', 'greedy']
    >>> [budgeted(word, 4, {"4": 80}) for word in ("master", "master@0.4s", "strong-trader", "greedy")]
    ['master@80', 'master@320', 'strong-trader@4', 'greedy']
    """
    name = read_name(word)
    bot = word.partition("@")[0]
    if name.bot in TIMED or name.seconds:
        seconds = name.seconds or BUDGET
        return (
            f"{bot}@{seconds:g}s"
            if rollouts is None
            else f"{bot}@{max(1, round(rollouts[str(seats)] * seconds / BUDGET))}"
        )
    count = LEVELS[name.bot].rollouts if name.bot in LEVELS else 0
    return word if rollouts is None or not count else f"{bot}@{count}"


class Plan(NamedTuple):
    """All matches, what matters most first, and for each game how many rollouts make up for time."""

    matches: list[Match]
    rollouts: dict[str, Rollouts]


def read_plan(text: str) -> Plan:
    """
    The plan that a file tells: a table for each match, or for several that differ in one thing.

    >>> plan = read_plan("[[match]]\\ngame = 'empires'\\nseats = 2\\nladder = ['novice', 'casual', 'solid']")
    >>> [match.name for match in plan.matches]
    ['empires-2-casual-novice', 'empires-2-solid-casual']
    """
    found = tomllib.loads(text)
    return Plan([match for entry in found["match"] for match in matches_of(entry)], found.get("rollouts", {}))


def matches_of(entry: dict[str, Any]) -> Iterator[Match]:
    """`ladder` stands for every two neighbours in it, `each` for every value of a setting, `bots` for each of them."""
    given = {name: value for name, value in entry.items() if name not in ("ladder", "each", "bots")}
    if "ladder" in entry:
        yield from (Match(bot=upper, against=lower, **given) for lower, upper in pairwise(entry["ladder"]))
    else:
        for bot in entry.get("bots", [given.pop("bot", "")]):
            each: dict[str, list[Any]] = entry.get("each", {})
            chosen: list[tuple[tuple[str, Any], ...]] = [((name, one),) for name in each for one in each[name]]
            yield from (Match(bot=bot, settings=settings, **given) for settings in chosen or [()])


class Found(NamedTuple):
    """What the games of a match say about its bot."""

    games: int
    wins: float
    wins_95: tuple[float, float]
    points: float
    margin: float
    """So far the mean may be off."""
    reached: float
    """The share of the games with as many points as are wanted in nearly all."""


def found_in(match: Match, bot: str, bouts: Sequence[Bout]) -> Found:
    """Of the bot, by the name that it plays under; among its own kind of whoever wins."""
    seats = [bout.bots.index(bot) if match.is_apart else bout.winners[0] for bout in bouts]
    wins = sum(share(bout, seat) for bout, seat in zip(bouts, seats, strict=True))
    points = [bout.scores[seat] for bout, seat in zip(bouts, seats, strict=True)]
    margin = CONFIDENT * stdev(points) / sqrt(len(points)) if len(points) > 1 else 0.0
    reached = sum(point >= match.reach for point in points) / len(points)
    return Found(len(bouts), wins / len(bouts), confidence(wins, len(bouts)), fmean(points), margin, reached)


def report(played: Sequence[tuple[Match, Arena, Sequence[Bout]]]) -> str:
    """A table in Markdown: what is wanted, and what came out."""
    lines = [
        "| game | players | bot | against | games | wins, % (95 %) | points (95 %) | wanted |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for match, arena, bouts in played:
        if bouts:
            lines.append(row(match, arena, found_in(match, arena.bots[0], bouts)))
    return "\n".join([*lines, ""])


def row(match: Match, arena: Arena, found: Found) -> str:
    """A line of the table; what was not reached says so, and what the interval leaves open too."""
    low, high = found.wins_95
    settings = ", ".join(f"{name} = {value}" for name, value in match.settings)
    cells = [
        match.game,
        str(match.seats),
        arena.bots[0],
        arena.against or settings or ("alone" if match.is_apart else "its own kind, whoever wins"),
        str(found.games),
        f"{100 * found.wins:.1f} ({100 * low:.1f} to {100 * high:.1f})" if arena.against or settings else "",
        f"{found.points:.1f} ± {found.margin:.1f}",
        "; ".join(verdicts(match, found)),
    ]
    return f"| {' | '.join(cells)} |"


def verdicts(match: Match, found: Found) -> list[str]:
    said = []
    if match.wins:
        low, high = found.wins_95
        is_sure = low >= match.wins or high < match.wins
        said.append(f"{100 * match.wins:.0f} %: {verdict(found.wins >= match.wins, is_sure)}")
    if match.points:
        is_sure = abs(found.points - match.points) >= found.margin
        said.append(f"{match.points:g} points: {verdict(found.points >= match.points, is_sure)}")
    if match.reach:
        said.append(f"{match.reach} points in {ALMOST_ALL:.0%}: {100 * found.reached:.0f} %")
    return said


def verdict(is_reached: bool, is_sure: bool) -> str:
    """
    In words.

    >>> verdict(True, False)
    'yes, as it seems'
    """
    return ("yes" if is_reached else "no") + ("" if is_sure else ", as it seems")
