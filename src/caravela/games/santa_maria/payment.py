"""Resources as one number, four bits each: what is stored, what something costs, and all ways to pay it."""

from typing import Final

BITS: Final = 4
FIELD: Final = 15
KINDS: Final = 5
WILD: Final = 4
BASICS: Final = 2
"""Wood and grain are the basic resources (SMA-0.8)."""
WILD_LIMIT: Final = 3
PRICE_LIMIT: Final = 5
"""No price has more resources."""
GUARD: Final = 0x88888
"""A bit above every count: where a subtraction borrows it, there was too little."""


def packed(resource: int, count: int) -> int:
    """So many of a resource, as a number that can be added to others."""
    return count << BITS * resource


def count_of(pile: int, resource: int) -> int:
    """How many of a resource a pile has."""
    return pile >> BITS * resource & FIELD


def has(pile: int, part: int) -> bool:
    """Whether a pile has all of another one."""
    return ((pile | GUARD) - part) & GUARD == GUARD


def units(pile: int) -> list[int]:
    """The resources of a pile, one after the other."""
    found: list[int] = []
    for resource in range(KINDS):
        found += [resource] * count_of(pile, resource)
    return found


def multisets(size: int) -> list[int]:
    """
    All piles of so many resources, in the order of their words.

    >>> [units(pile) for pile in multisets(2)[:6]]
    [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4], [1, 1]]
    """
    piles = [(0, 0)]
    for _ in range(size):
        piles = [(pile + packed(resource, 1), resource) for pile, least in piles for resource in range(least, KINDS)]
    return [pile for pile, _ in piles]


PAYMENTS: Final = [pile for size in range(1, PRICE_LIMIT + 1) for pile in multisets(size)]
"""All that can be paid for a price, by number; whatever the prices are."""
PAYMENT_NUMBERS: Final = {pile: number for number, pile in enumerate(PAYMENTS)}

WAYS: Final[dict[int, list[int]]] = {}
"""The ways to pay by cost and discount, found once; they depend on nothing else."""


def ways_to_pay(cost: int, less: int) -> list[int]:
    """
    SMA-7.10, 7.12, 17.18: all piles that pay a cost, of which so many basic resources are left out first.

    Plain resources come first, the most gold last (SMA-D44).
    """
    key = cost << 2 | less
    found = WAYS.get(key)
    if found is None:
        ways: list[int] = []
        for price in reduced(cost, less):
            for way in with_gold(price):
                if way not in ways:
                    ways.append(way)
        found = sorted(ways, key=gold_then_wood)
        WAYS[key] = found
    return found


def gold_then_wood(way: int) -> tuple[int, int]:
    """The order of payments: little gold first, then much wood."""
    first = 0
    for resource in range(KINDS):
        first = first * (FIELD + 1) + FIELD - count_of(way, resource)
    return count_of(way, WILD), first


def missing(pile: int, cost: int) -> int:
    """How many resources are missing to pay a cost; gold stands for any of them."""
    lacking = 0
    for resource in range(WILD):
        lacking += max(0, count_of(cost, resource) - count_of(pile, resource))
    return max(0, lacking - count_of(pile, WILD))


def reduced(cost: int, less: int) -> list[int]:
    """SMA-17.2: what is left of a cost without so many basic resources, in every way."""
    costs = [cost]
    for _ in range(less):
        smaller: list[int] = []
        for price in costs:
            for resource in range(BASICS):
                if count_of(price, resource):
                    smaller.append(price - packed(resource, 1))
        if not smaller:
            return costs
        costs = smaller
    return costs


def with_gold(cost: int) -> list[int]:
    """SMA-7.10: a cost with every part of it replaced by gold, as far as gold can be stored."""
    ways = [cost]
    for way in ways:
        if count_of(way, WILD) < WILD_LIMIT:
            for resource in range(WILD):
                if count_of(way, resource):
                    changed = way - packed(resource, 1) + packed(WILD, 1)
                    if changed not in ways:
                        ways.append(changed)
    return ways
