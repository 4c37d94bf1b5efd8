"""The grid of a colony: cells as numbers, sets of cells as bits of one number."""

from collections.abc import Sequence
from typing import Final

SIZE: Final = 6
CELLS: Final = SIZE * SIZE
ALL: Final = (1 << CELLS) - 1
TURNS: Final = 4

ROWS: Final = [((1 << SIZE) - 1) << SIZE * row for row in range(SIZE)]
COLUMNS: Final = [sum([1 << (SIZE * row + column) for row in range(SIZE)]) for column in range(SIZE)]
LINES: Final = [*ROWS, *COLUMNS]

NEIGHBOURS: Final = [
    [
        SIZE * (cell // SIZE + down) + cell % SIZE + right
        for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0))
        if 0 <= cell // SIZE + down < SIZE and 0 <= cell % SIZE + right < SIZE
    ]
    for cell in range(CELLS)
]


def placements(shape: Sequence[tuple[int, int]]) -> tuple[list[list[int]], list[int]]:
    """
    SMA-4.3, 4.4, 4.11: for each turn and each cell under the first one the cells that are covered, and their bits.

    >>> spots, masks = placements([(0, 0), (0, 1)])
    >>> spots[0], spots[5], spots[CELLS]
    ([0, 1], [], [0, 6])
    """
    spots: list[list[int]] = []
    masks: list[int] = []
    for turn in range(TURNS):
        for cell in range(CELLS):
            covered: list[int] = []
            for down, right in shape:
                rows, columns = [(down, right), (right, -down), (-down, -right), (-right, down)][turn]
                row, column = cell // SIZE + rows, cell % SIZE + columns
                if 0 <= row < SIZE and 0 <= column < SIZE:
                    covered.append(SIZE * row + column)
            fits = len(covered) == len(shape)
            spots.append(covered if fits else [])
            masks.append(sum([1 << spot for spot in covered]) if fits else 0)
    return spots, masks


def cells_of(mask: int) -> list[int]:
    """The cells of a set, from the top left on."""
    return [cell for cell in range(CELLS) if mask >> cell & 1]


def last_of(mask: int) -> int:
    """The last cell of a set: the lowest of a column, the rightmost of a row."""
    return mask.bit_length() - 1


def bits(mask: int) -> int:
    """How many cells a set has."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
