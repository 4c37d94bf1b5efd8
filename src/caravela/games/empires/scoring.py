"""Points and income: pure functions over plain values."""

from collections.abc import Mapping, Sequence
from typing import Final

COLONISED: Final = 3
"""So many workers of one player make a region count (EMP-18.1)."""

FIRST: Final = 6
SECOND: Final = 2
SHARED_FIRST: Final = 2
BUILDER_FIRST: Final = 4
BUILDER_SECOND: Final = 2

ANY_THREE: Final = 1
THREE_ALIKE: Final = 3
FOUR_ALIKE: Final = 6


def region_points(workers: Sequence[int], builders: int) -> list[int]:
    """
    EMP-18.1 to 18.12: the points of one region, from the workers per seat and the Builders of all seats together.

    >>> region_points([5, 5, 2, 1], 3)
    [14, 14, 6, 0]
    """
    points = [0] * len(workers)
    first = max(workers, default=0)
    if first < COLONISED:
        return points
    second = 0
    leaders = 0
    followers = 0
    for count in workers:
        if count == first:
            leaders += 1
        elif count > second:
            second = count
            followers = 1
        elif count == second and count > 0:
            followers += 1
    for seat in range(len(workers)):
        count = workers[seat]
        if count == first:
            if leaders == 1:
                points[seat] = FIRST
            elif leaders == 2:
                points[seat] = SHARED_FIRST
            points[seat] += BUILDER_FIRST * builders
        elif count == second and count > 0:
            if leaders == 1 and followers == 1:
                points[seat] = SECOND
            points[seat] += BUILDER_SECOND * builders
    return points


# -- sets of goods ---------------------------------------------------------------------------------------------------
#
# A holding is written as how many types there are of which 1, 2, … goods are held, four bits each, then the ships:
# the income does not depend on which types these are, so few holdings are ever computed and the rest is looked up.

HELD_AT_MOST: Final = 6
INCOMES: Final[dict[int, int]] = {}


def set_income(goods: list[int], start: int, stop: int, ships: int) -> int:
    """EMP-15.8: the income of the goods counted in a slice of a list, with so many usable ships."""
    holding = ships
    for place in range(start, stop):
        count = goods[place]
        if count:
            if count > HELD_AT_MOST:
                return best_sets(goods[start:stop], ships)[0]
            holding += 1 << (4 + 4 * count)
    if holding <= 255:
        return 0
    income = INCOMES.get(holding, -1)
    if income < 0:
        income = best_sets(goods[start:stop], ships)[0]
        INCOMES[holding] = income
    return income


def trade_income(goods: Mapping[str, int], ships: int) -> int:
    """
    EMP-15.8: the best income of goods by type with so many ships.

    >>> trade_income({"sugar": 4, "fur": 3}, ships=1)
    12
    """
    return best_sets(list(goods.values()), ships)[0]


def best_sets(counts: list[int], ships: int) -> tuple[int, list[tuple[int, int, int]]]:
    """
    The best income and sets that give it, each as (type, goods of that type, ships); type -1: a set of any three.

    >>> best_sets([4, 3], 1)
    (12, [(0, 4, 0), (1, 3, 1)])
    """
    # EMP-15.9: type after type; best[(ships used, goods left over)] is the income of the sets of one type alone
    best: dict[tuple[int, int], tuple[int, list[tuple[int, int, int]]]] = {(0, 0): (0, [])}
    for kind, count in enumerate(counts):
        if count <= 0:
            continue
        grown: dict[tuple[int, int], tuple[int, list[tuple[int, int, int]]]] = {}
        for (used, loose), (income, sets) in best.items():
            for value, crew, rest, made in splits(kind, count):
                if used + crew > ships:
                    continue
                key = (used + crew, loose + rest)
                if key not in grown or grown[key][0] < income + value:
                    grown[key] = (income + value, sets + made)
        best = grown
    top = -1
    chosen: list[tuple[int, int, int]] = []
    for (used, loose), (income, sets) in best.items():
        mixed = mixed_sets(loose, ships - used)
        if income + len(mixed) * ANY_THREE > top:
            top = income + len(mixed) * ANY_THREE
            chosen = sets + mixed
    return top, chosen


def splits(kind: int, count: int) -> list[tuple[int, int, int, list[tuple[int, int, int]]]]:
    """All ways to make sets of one type: income, ships, goods left over, the sets."""
    ways = []
    for fours in range(count // 4 + 1):
        for ship_threes in range((count - 4 * fours) // 3 + 1):
            for threes in range((count - 4 * fours - 3 * ship_threes) // 3 + 1):
                left = count - 4 * fours - 3 * ship_threes - 3 * threes
                for pairs in range(left // 2 + 1):
                    income = FOUR_ALIKE * (fours + ship_threes) + THREE_ALIKE * (threes + pairs)
                    made = [(kind, 4, 0)] * fours + [(kind, 3, 1)] * ship_threes
                    made += [(kind, 3, 0)] * threes + [(kind, 2, 1)] * pairs
                    ways.append((income, ship_threes + pairs, left - 2 * pairs, made))
    return ways


def mixed_sets(loose: int, ships: int) -> list[tuple[int, int, int]]:
    """The sets of any three out of loose goods and ships, at most one ship each."""
    sets: list[tuple[int, int, int]] = []
    while loose >= 3 or (loose == 2 and ships):
        crew = 1 if ships else 0
        sets.append((-1, 3 - crew, crew))
        loose -= 3 - crew
        ships -= crew
    return sets
