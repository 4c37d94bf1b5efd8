"""Scoring: pure functions from plain values to points (MAR-18, MAR-19)."""

from collections.abc import Sequence
from typing import Final

NATION_INFLUENCE: Final = 3
"""So much influence with a nation counts for `nation3` (MAR-23.45)."""
MAJORITY: Final = (2, 1, 0)
"""What the nations' multipliers gain by their markers on the chart, most first (MAR-19.7)."""
INSTEAD: Final = 2
"""Points instead of a purchase in step 1 of a scoring (MAR-18.1)."""


def majority_bonus(owned: Sequence[int]) -> list[int]:
    """
    MAR-19.7: what each nation's multiplier gains by its markers on the chart; tied nations get the higher value.

    >>> majority_bonus([4, 4, 2]), majority_bonus([4, 2, 2]), majority_bonus([3, 3, 3])
    ([2, 2, 0], [2, 1, 1], [2, 2, 2])
    """
    return [MAJORITY[sum(other > mine for other in owned)] for mine in owned]


def nation_points(title: int, emptied: int, bonus: int) -> int:
    """
    MAR-19.5, 19.6: a noble title times the multiplier of its nation.

    >>> nation_points(2, 4, 2)
    12
    """
    return title * (emptied + bonus)


def emptied_spaces(placed: int, spaces: Sequence[int]) -> int:
    """
    MAR-2.12, 19.6: how many stock spaces are empty after so many markers were taken from the left.

    >>> [emptied_spaces(placed, [1, 2, 2]) for placed in range(6)]
    [0, 1, 1, 2, 2, 3]
    """
    count = 0
    for space in spaces:
        if placed < space:
            break
        placed -= space
        count += 1
    return count


def leaders(steps: Sequence[int]) -> list[int]:
    """
    MAR-19.4: who is furthest on an influence track; nobody where all markers are on 0.

    >>> leaders([3, 5, 5]), leaders([0, 0])
    ([1, 2], [])
    """
    most = max(steps)
    return [place for place, step in enumerate(steps) if step == most] if most else []


def lead_points(lead: int, leads: Sequence[int], points: Sequence[int]) -> int:
    """
    MAR-27.18: the solo opponent's points for being ahead.

    >>> [lead_points(lead, [1, 3, 4], [10, 20, 30]) for lead in (-1, 0, 1, 2, 3, 4, 9)]
    [0, 0, 10, 10, 20, 30, 30]
    """
    gained = 0
    for place in range(len(leads)):
        if lead >= leads[place]:
            gained = points[place]
    return gained
