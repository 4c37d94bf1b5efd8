"""Scoring: pure functions from plain values to points (PIR-9.6, PIR-20)."""

from collections.abc import Sequence
from typing import Final

VALUE_LEAST: Final = (0, 3, 5, 7)
VALUES: Final = (2, 3, 4, 5)
"""What a Treasure is worth from so many cubes on its island (PIR-9.6)."""


def treasure_value(cubes: int) -> int:
    """
    PIR-9.6: what a Treasure is worth with so many cubes on its island.

    >>> [treasure_value(cubes) for cubes in range(9)]
    [2, 2, 2, 3, 3, 4, 4, 5, 5]
    """
    value = 0
    for place in range(len(VALUES)):
        if cubes >= VALUE_LEAST[place]:
            value = VALUES[place]
    return value


def groups(count: int, size: int, points: int, most: int) -> int:
    """
    PIR-21.48: so many points for every whole group, at most so many in all (0: no limit).

    >>> groups(7, 3, 7, 0), groups(9, 1, 4, 24)
    (14, 24)
    """
    total = count // size * points
    return min(total, most) if most else total


def sets(counts: Sequence[int]) -> int:
    """
    PIR-23.11: sets of one Treasure of each kind.

    >>> sets([4, 2, 3])
    2
    """
    return min(counts)


def discounted(cost: int, discount: int) -> int:
    """
    PIR-D29, 21.8: never below nothing.

    >>> discounted(7 + 3, 5), discounted(4, 6)
    (5, 0)
    """
    return max(0, cost - discount)


def half(price: int) -> int:
    """
    PIR-33.4: rounded up.

    >>> half(11), half(0)
    (6, 0)
    """
    return (price + 1) // 2
