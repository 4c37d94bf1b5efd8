"""Points: pure functions over plain values."""

from collections.abc import Sequence
from typing import Final

from caravela.games.santa_maria.grid import CELLS, LINES, NEIGHBOURS, SIZE

COINS_PER_POINT: Final = 3
SET_POINTS: Final = 3
BISHOP_PENALTY: Final = 2
VICTORY: Final = 100

FEATS: Final = [
    ("communism", "settler_points", 28),
    ("capitalism", "sets", 4),
    ("theocracy", "bishop_points", 30),
    ("capracracy", "chain", 1),
    ("democracy", "total", 120),
    ("utopia", "total", 150),
]
"""SMA-16.5: name, what is measured, and how much of it is needed."""

TERRITORY: Final = -1


def settler_points(grid: Sequence[Sequence[int | None]]) -> int:
    """
    SMA-13.3 to 13.5: a point for each settler in each developed row and column.

    A cell is None where it is empty, -1 for a territory, else a road with so many settlers.

    >>> settler_points([[-1, 2, -1, -1, -1, 1]] + [[None] * 6] * 5)
    3
    """
    lines = [list(row) for row in grid] + [list(column) for column in zip(*grid, strict=True)]
    points = 0
    for line in lines:
        if None not in line:
            points += sum([max(0, cell) for cell in line if cell is not None])
    return points


def developed_lines(filled: int) -> int:
    """SMA-13.4: how many rows and columns have no empty space, given the filled cells."""
    count = 0
    for line in LINES:
        if filled & line == line:
            count += 1
    return count


def settler_score(filled: int, settlers: list[int]) -> int:
    """SMA-13.3: the same as `settler_points`, from the filled cells and the settlers on each cell."""
    points = 0
    for number in range(len(LINES)):
        line = LINES[number]
        if filled & line == line:
            if number < SIZE:
                for cell in range(SIZE * number, SIZE * number + SIZE):
                    points += settlers[cell]
            else:
                for cell in range(number - SIZE, CELLS, SIZE):
                    points += settlers[cell]
    return points


def coin_points(coins: int) -> int:
    """SMA-13.2"""
    return coins // COINS_PER_POINT


def conquest_points(places: Sequence[int], spaces: Sequence[int], table: Sequence[int]) -> list[int]:
    """
    SMA-12.1 to 12.4: the points of each seat, from the seats in order on the track, their spaces and the table.

    >>> conquest_points([1, 0, 2], [3, 3, 0], [6, 3])
    [3, 6, 0]
    """
    points = [0] * len(spaces)
    place = 0
    for seat in places:
        if spaces[seat] and place < len(table):
            points[seat] = table[place]
            place += 1
    return points


def terrain_sets(terrains: Sequence[int], kinds: int) -> int:
    """SMA-18.6: sets of one territory of each terrain; -1 is a cell without one."""
    counts = [0] * kinds
    for terrain in terrains:
        if terrain >= 0:
            counts[terrain] += 1
    return min(counts)


def largest_domain(terrains: Sequence[int]) -> int:
    """SMA-18.7: the size of the largest group of neighbouring territories of one terrain."""
    largest = 0
    seen = [terrain < 0 for terrain in terrains]
    for first in range(CELLS):
        if not seen[first]:
            largest = max(largest, len(group_of(terrains, first, seen)))
    return largest


def group_of(terrains: Sequence[int], first: int, seen: list[bool]) -> list[int]:
    """The cells that hang together with the first one by its terrain; they are marked as seen."""
    seen[first] = True
    group = [first]
    for cell in group:
        for other in NEIGHBOURS[cell]:
            if not seen[other] and terrains[other] == terrains[first]:
                seen[other] = True
                group.append(other)
    return group


def has_chain(terrains: Sequence[int]) -> bool:
    """SMA-16.5d: one terrain without a break from west to east or from north to south."""
    seen = [terrain < 0 for terrain in terrains]
    for first in range(CELLS):
        if not seen[first]:
            group = group_of(terrains, first, seen)
            columns = [cell % SIZE for cell in group]
            rows = [cell // SIZE for cell in group]
            if max(columns) - min(columns) == SIZE - 1 or max(rows) - min(rows) == SIZE - 1:
                return True
    return False
