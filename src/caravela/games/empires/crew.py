"""A crew: how many workers of each type, written as one number of five bits a type."""

from typing import Final

from mypy_extensions import i64

BITS: Final = 5
MASK: Final = 31


def members(crew: int, worker: int) -> int:
    """
    How many workers of a type are in a crew.

    >>> crew = recruited(recruited(0, 4, 2), 0, 1)
    >>> members(crew, 4), members(crew, 0), size(crew)
    (2, 1, 3)
    """
    bits: i64 = crew
    return (bits >> (BITS * i64(worker))) & MASK


def recruited(crew: int, worker: int, count: int) -> int:
    """The crew with so many more workers of a type; or fewer, for a negative count."""
    bits: i64 = crew
    return bits + (i64(count) << (BITS * i64(worker)))


def size(crew: int) -> int:
    """How many workers are in a crew of up to seven types."""
    bits: i64 = crew
    total: i64 = 0
    while bits:
        total += bits & MASK
        bits >>= BITS
    return total
