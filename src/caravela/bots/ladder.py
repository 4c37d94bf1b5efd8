"""The ladder: what the games of an arena say about the strength of its bots."""

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from html import escape
from math import log10, sqrt
from pathlib import Path
from statistics import fmean
from typing import Any

from caravela.bots.arena import Bout
from caravela.kernel.chance import QuickChance

CONFIDENT = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""
MIDDLE = 1000.0
"""The rating of an average bot of the arena, or of its anchor."""
STEP = 400.0
"""Whoever is rated so much higher wins ten times as often."""
DRAWN = 100
"""So often the games are drawn again, lucks and all, to see how much the ratings sway."""
ROUNDS = 200
"""So often at most the ratings are brought nearer to what they must be."""
NEAR = 1e-4
"""Until they change by less than so much of themselves."""

FILE = "ladder.json"
"""What an arena leaves in its folder; a game that has one in its own tells the ratings of its bots."""

Pairs = dict[tuple[str, str], float]


def confidence(wins: float, games: int) -> tuple[float, float]:
    """
    The 95 % confidence interval of a share of wins, after Wilson.

    >>> low, high = confidence(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    share = wins / games
    spread = CONFIDENT**2 / games
    centre = (share + spread / 2) / (1 + spread)
    margin = CONFIDENT * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, centre - margin), min(1.0, centre + margin)


def won(bout: Bout, one: int, other: int) -> float:
    """Which share of a win one seat has over another: who wins the game beats all, else points decide."""
    if (one in bout.winners) != (other in bout.winners):
        return float(one in bout.winners)
    return 0.5 + 0.5 * ((bout.scores[one] > bout.scores[other]) - (bout.scores[one] < bout.scores[other]))


def pairs(bouts: Iterable[Bout]) -> Pairs:
    """How often one kind of bot came out ahead of another; the games of one table count as one."""
    found: Pairs = defaultdict(float)
    for bout in bouts:
        seats = range(len(bout.bots))
        rivals = [(one, other) for one in seats for other in seats if bout.bots[one] != bout.bots[other]]
        for one, other in rivals:
            found[bout.bots[one], bout.bots[other]] += won(bout, one, other) * 2 / len(rivals)
    return found


def ratings(names: Sequence[str], wins: Pairs, anchor: str = "") -> dict[str, float]:
    """
    The ratings that make such results most likely (Bradley and Terry); each pair that met is given a draw beside.

    >>> found = ratings(["a", "b"], {("a", "b"): 75, ("b", "a"): 25})
    >>> round(found["a"] - found["b"])
    189
    """
    strength = dict.fromkeys(names, 1.0)
    met = {pair for pair in wins if pair[0] in strength and pair[1] in strength}
    met |= {(other, one) for one, other in met}
    total = {name: sum(wins.get(pair, 0.0) + 0.5 for pair in met if pair[0] == name) for name in names}
    games = {(one, other): wins.get((one, other), 0.0) + wins.get((other, one), 0.0) + 1.0 for one, other in met}
    for _ in range(ROUNDS):
        before = dict(strength)
        for name in names:
            rivals = [other for other in names if (name, other) in games]
            if rivals:
                shared = sum(games[name, other] / (strength[name] + strength[other]) for other in rivals)
                strength[name] = total[name] / shared
        if all(abs(strength[name] - before[name]) <= NEAR * before[name] for name in names):
            break
    found = {name: STEP * log10(strength[name]) for name in names}
    level = found[anchor] if anchor in found else fmean(found.values())
    return {name: MIDDLE + rating - level for name, rating in found.items()}


def ladder(names: Sequence[str], bouts: list[Bout], anchor: str = "") -> list[dict[str, Any]]:
    """A row for each bot, the strongest first."""
    found = ratings(names, pairs(bouts), anchor)
    sways = swaying(names, bouts, anchor)
    rows = [row_of(name, bouts, found[name], sways[name]) for name in names]
    key = "mean" if all(len(bout.bots) == 1 for bout in bouts) else "rating"
    return sorted(rows, key=lambda row: -row[key])


def swaying(names: Sequence[str], bouts: list[Bout], anchor: str) -> dict[str, float]:
    """Half the 95 % interval of each rating: lucks are drawn again with all the games that were played with them."""
    lucks = sorted({bout.luck for bout in bouts})
    by_luck: dict[int, list[Bout]] = defaultdict(list)
    for bout in bouts:
        by_luck[bout.luck].append(bout)
    chance = QuickChance(1)
    found: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(DRAWN):
        again = [bout for _ in lucks for bout in by_luck[lucks[chance.below(len(lucks))]]]
        for name, rating in ratings(names, pairs(again), anchor).items():
            found[name].append(rating)
    return {name: CONFIDENT * deviation(values) for name, values in found.items()}


def deviation(values: list[float]) -> float:
    middle = fmean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1))


def row_of(name: str, bouts: list[Bout], rating: float, sway: float) -> dict[str, Any]:
    own = [(bout, seat) for bout in bouts for seat, bot in enumerate(bout.bots) if bot == name]
    choices = sum(bout.choices[seat] for bout, seat in own)
    wins = sum(share(bout, seat) for bout, seat in own)
    return {
        "bot": name,
        "rating": rating,
        "rating_95": [rating - sway, rating + sway],
        "games": len({bout.meeting for bout, _ in own}),
        "mean": fmean([bout.scores[seat] for bout, seat in own]) if own else 0.0,
        "win_share": wins / max(1, len(own)),
        "win_share_95": list(confidence(wins, max(1, len(own)))),
        "ms_per_choice": 1000 * sum(bout.seconds[seat] for bout, seat in own) / max(1, choices),
        "longest_ms": 1000 * max([bout.longest[seat] for bout, seat in own], default=0.0),
    }


def matches(names: Sequence[str], bouts: list[Bout]) -> list[dict[str, Any]]:
    """Every bot against every other: how often it won where it sat alone among them."""
    rows = []
    for one in names:
        for other in names:
            alone = [bout for bout in bouts if set(bout.bots) == {one, other} and bout.bots.count(one) == 1]
            if one != other and alone:
                wins = sum(share(bout, bout.bots.index(one)) for bout in alone)
                points = fmean([bout.scores[bout.bots.index(one)] for bout in alone])
                rows.append(
                    {
                        "bot": one,
                        "against": other,
                        "games": len(alone),
                        "win_share": wins / len(alone),
                        "win_share_95": list(confidence(wins, len(alone))),
                        "mean": points,
                    }
                )
    return rows


def share(bout: Bout, seat: int) -> float:
    return (seat in bout.winners) / max(1, len(bout.winners))


def measured(folder: Path) -> dict[str, dict[str, Any]]:
    """By its name the row of each bot on the ladder that is kept with a game; nothing where none was measured."""
    path = folder / FILE
    found = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"ladder": []}
    return {row["bot"].partition("@")[0]: row for row in found["ladder"]}


# -- the picture ------------------------------------------------------------------------------------------------------

WIDTH, ROW, LEFT, RIGHT, TOP = 640, 30, 170, 60, 46
GRID = 100


def plot(title: str, rows: list[dict[str, Any]]) -> str:
    """The ladder as an SVG picture: a dot for each rating, a line for its interval."""
    least: float = GRID * (min(row["rating_95"][0] for row in rows) // GRID)
    most: float = GRID * (max(row["rating_95"][1] for row in rows) // GRID + 1)

    def across(rating: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (rating - least) / (most - least), 1)

    height = TOP + ROW * len(rows) + 34
    foot = height - 28
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        'font-size="13">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf6ea"/>',
        f'<text x="16" y="26" font-size="16" font-weight="bold" fill="#22364a">{escape(title)}</text>',
    ]
    steps = int((most - least) // GRID)
    every = GRID * max(1, steps // 8)
    for rating in range(int(least), int(most) + 1, every):
        at = across(rating)
        parts.append(f'<path d="M{at} {TOP - 8}V{foot}" stroke="#d9cfb8"/>')
        parts.append(f'<text x="{at}" y="{foot + 18}" text-anchor="middle" fill="#5a6875">{rating}</text>')
    for number, row in enumerate(rows):
        y = TOP + ROW * number + ROW // 2
        low, high = (across(end) for end in row["rating_95"])
        parts.append(f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end" fill="#22364a">{escape(row["bot"])}</text>')
        parts.append(f'<path d="M{low} {y}H{high}" stroke="#1f6f8b" stroke-width="3"/>')
        parts.append(f'<circle cx="{across(row["rating"])}" cy="{y}" r="5" fill="#b5482e"/>')
        parts.append(f'<text x="{WIDTH - 12}" y="{y + 4}" text-anchor="end" fill="#22364a">{row["rating"]:.0f}</text>')
    return "\n".join([*parts, "</svg>", ""])
