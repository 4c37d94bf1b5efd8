"""A net: a row of numbers in, the scores of all who play out; in compiled code, over flat vectors."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64


class Net:
    """Two hidden layers, and beside them the numbers straight to the scores."""

    def __init__(
        self, sizes: list[int], first: list[float], second: list[float], last: list[float], direct: list[float]
    ) -> None:
        """
        The sizes of row and hidden layers; then each layer row by row, its constant at the end of a row.

        >>> net = Net([2, 2, 1], [1.0, 1.0, 0.0, -1.0, 0.0, 0.5], [1.0, 2.0, 0.0], [3.0, 1.0], [0.0, 10.0, 0.0])
        >>> net.scores([2.0, 1.0])
        [20.0]
        """
        inputs, hidden, deep = sizes
        if len(first) != hidden * (inputs + 1) or len(second) != deep * (hidden + 1) or len(last) % (deep + 1):
            raise ValueError("the layers do not fit together")
        self.hidden: Final = hidden
        self.deep: Final = deep
        self.members: Final = len(last) // (deep + 1)
        self.first: Final = turned(first, inputs + 1)
        self.second: Final = turned(second, hidden + 1)
        self.last: Final = turned(last, deep + 1)
        self.direct: Final = turned(direct, inputs + 1)

    def scores(self, row: list[float]) -> list[float]:
        """What everybody is expected to score, counted from the one that looks."""
        given = packed(row)
        hidden = rectified(summed(self.first, given, self.hidden))
        deep = rectified(summed(self.second, hidden, self.deep))
        scores = summed(self.direct, given, self.members)
        further = summed(self.last, deep, self.members)
        return [scores[place] + further[place] for place in range(self.members)]


def packed(numbers: list[float]) -> vec[float]:
    made = vec[float]()
    for number in numbers:
        made = append(made, number)
    return made


def turned(layer: list[float], width: int) -> vec[float]:
    """Column by column, so that a zero costs nothing."""
    made = vec[float]()
    for column in range(width):
        for place in range(column, len(layer), width):
            made = append(made, layer[place])
    return made


def summed(layer: vec[float], given: vec[float], width: i64) -> vec[float]:
    """The constants, and each number given times its column."""
    count: i64 = len(given)
    at: i64 = count * width
    made = vec[float]()
    for place in range(width):
        made = append(made, layer[at + place])
    for column in range(count):
        number = given[column]
        if number != 0.0:
            at = column * width
            for place in range(width):
                made[place] = made[place] + number * layer[at + place]
    return made


def rectified(numbers: vec[float]) -> vec[float]:
    """What is below zero counts as zero."""
    for place in range(len(numbers)):
        if numbers[place] < 0.0:
            numbers[place] = 0.0
    return numbers
