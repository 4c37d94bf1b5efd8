"""Chance: the same numbers everywhere, independent streams, and nothing that a player could feel as unfair."""

from collections.abc import Callable
from itertools import pairwise
from math import cbrt, sqrt

import pytest

from caravela.kernel.chance import WORDS, Chance, QuickChance

Below = Callable[[int], int]
"""Where numbers come from: a number from 0 to count - 1."""


def of_a_stream(seed: int) -> Below:
    chance = Chance.from_seed(seed, ["deck"])
    return lambda count: chance.below(0, count)


def of_whims(seed: int) -> Below:
    return QuickChance(seed).below


SOURCES = pytest.mark.parametrize("source", [of_a_stream, of_whims])
SEEDS = pytest.mark.parametrize("seed", [1, 7, 2**128 - 1])


def is_likely(counts: list[int]) -> bool:
    """Chi-square of cells that should be equally full, by the approximation of Wilson and Hilferty; both tails."""
    expected = sum(counts) / len(counts)
    freedom = len(counts) - 1
    chi_square = sum((count - expected) ** 2 for count in counts) / expected
    deviation = (cbrt(chi_square / freedom) - (1 - 2 / (9 * freedom))) / sqrt(2 / (9 * freedom))
    return abs(deviation) < 4


# -- the same numbers on every machine ------------------------------------------------------------------------------


def test_a_seed_stands_for_these_numbers_on_every_machine() -> None:
    chance = Chance.from_seed(7, ["deck", "dice"])

    words = [[chance.word(stream) for _ in range(4)] for stream in (0, 1)]

    assert words == [[578420622, 545855689, 3409961672, 2852016987], [3706509174, 3084830599, 411110114, 3032983582]]


def test_a_long_stream_adds_up_to_the_same_on_every_machine() -> None:
    chance = Chance.from_seed(7, ["deck"])

    assert sum(chance.word(0) for _ in range(10_000)) == 21537722744761


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (2**128 - 1, [529, 332, 544, 226, 675, 169, 658, 928, 919, 206, 580, 263, 753, 318, 207, 402, 449, 794]),
        (-3, [160, 876, 483, 928]),
    ],
)
def test_seeds_may_be_large_or_negative(seed: int, numbers: list[int]) -> None:
    chance = Chance.from_seed(seed, ["deck"])

    assert [chance.below(0, 1000) for _ in numbers] == numbers


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (1, [14, 553, 826, 918, 563, 780, 245, 513, 603, 647, 13, 241]),
        (2**128, [775, 574, 347, 455, 177, 521, 526, 430, 690, 638, 130, 71]),
        (-5, [979, 13, 174, 519, 907, 115, 130, 478, 827, 872, 867, 922]),
    ],
)
def test_whims_are_the_same_on_every_machine(seed: int, numbers: list[int]) -> None:
    chance = QuickChance(seed)

    assert [chance.below(1000) for _ in numbers] == numbers


def test_many_whims_add_up_to_the_same_on_every_machine() -> None:
    chance = QuickChance(7)
    for _ in range(20):
        chance.below(6)

    assert sum(chance.below(1 << 20) for _ in range(100_000)) == 52465082471


# -- streams --------------------------------------------------------------------------------------------------------


def test_what_is_drawn_from_one_stream_does_not_shift_another() -> None:
    quiet, busy = Chance.from_seed(7, ["deck", "dice"]), Chance.from_seed(7, ["deck", "dice"])
    for _ in range(37):
        busy.word(1)

    assert [busy.word(0) for _ in range(40)] == [quiet.word(0) for _ in range(40)]


def test_a_stream_is_told_by_its_name_and_not_by_its_place() -> None:
    one, other = Chance.from_seed(7, ["deck", "dice"]), Chance.from_seed(7, ["dice", "coins", "deck"])

    assert [one.word(0) for _ in range(20)] == [other.word(2) for _ in range(20)]


def test_streams_and_seeds_have_no_numbers_in_common() -> None:
    streams = [Chance.from_seed(seed, ["deck", "deck 1", "dice"]) for seed in range(50)]

    words = [chance.word(stream) for chance in streams for stream in range(3) for _ in range(2 * WORDS)]

    assert len(set(words)) == len(words)


@pytest.mark.parametrize("drawn", [0, 1, WORDS - 1, WORDS, WORDS + 1, 5 * WORDS])
def test_restored_streams_go_on_where_they_were(drawn: int) -> None:
    chance = Chance.from_seed(7, ["deck", "dice"])
    for _ in range(drawn):
        chance.word(0)

    restored = Chance.restored(chance.key, chance.names, chance.positions)

    assert [restored.word(0) for _ in range(40)] == [chance.word(0) for _ in range(40)]
    assert [restored.word(1) for _ in range(40)] == [chance.word(1) for _ in range(40)]


def test_a_copy_is_used_up_on_its_own() -> None:
    chance = Chance.from_seed(7, ["deck"])
    chance.word(0)

    copy = chance.copy()
    words = [copy.word(0) for _ in range(40)]

    assert chance.positions == [1]
    assert [chance.word(0) for _ in range(40)] == words


# -- quality --------------------------------------------------------------------------------------------------------


@SOURCES
@SEEDS
@pytest.mark.parametrize("count", [2, 3, 6, 7, 52, 100, 1000])
def test_all_numbers_are_equally_likely(source: Callable[[int], Below], seed: int, count: int) -> None:
    below = source(seed)
    cells = [0] * count
    for _ in range(30 * count + 20_000):
        cells[below(count)] += 1

    assert is_likely(cells)


@SOURCES
@SEEDS
def test_a_number_tells_nothing_about_the_next(source: Callable[[int], Below], seed: int) -> None:
    below = source(seed)
    for lag in (1, 2, 3):
        cells = [0] * 100
        numbers = [below(10) for _ in range(20_000)]
        for number, later in zip(numbers, numbers[lag:], strict=False):
            cells[10 * number + later] += 1

        assert is_likely(cells)


@SOURCES
@SEEDS
def test_small_counts_are_fair_after_large_ones(source: Callable[[int], Below], seed: int) -> None:
    below = source(seed)
    cells = [0] * 6
    for place in range(20_000):
        below(10 + place % 990)
        cells[below(6)] += 1

    assert is_likely(cells)


@SOURCES
@SEEDS
def test_runs_up_and_down_are_as_long_as_they_should_be(source: Callable[[int], Below], seed: int) -> None:
    below = source(seed)
    numbers = [below(1 << 20) for _ in range(20_000)]
    rises = [number < later for number, later in pairwise(numbers)]
    runs = 1 + sum(rise != later for rise, later in pairwise(rises))

    expected = (2 * len(numbers) - 1) / 3
    deviation = sqrt((16 * len(numbers) - 29) / 90)
    assert abs(runs - expected) < 4 * deviation


@SOURCES
@SEEDS
def test_all_orders_of_a_shuffle_are_equally_likely(source: Callable[[int], Below], seed: int) -> None:
    below = source(seed)
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(12_000):
        bag = list(range(5))
        order = tuple(bag.pop(below(len(bag))) for _ in range(5))
        orders[order] = orders.get(order, 0) + 1

    assert len(orders) == 120
    assert is_likely(list(orders.values()))


@SEEDS
def test_whims_of_neighbouring_seeds_have_nothing_in_common(seed: int) -> None:
    cells = [0] * 100
    for number in range(5_000):
        cells[10 * QuickChance(seed + number).below(10) + QuickChance(seed + number + 1).below(10)] += 1

    assert is_likely(cells)
