"""Main action A: expand the colony (SMA-4)."""

from typing import Final

from caravela.games.santa_maria import phrases as say
from caravela.games.santa_maria.catalog import RESOURCES
from caravela.games.santa_maria.deeds import Ability, ResourceDeed
from caravela.games.santa_maria.grid import CELLS, SIZE
from caravela.games.santa_maria.payment import (
    KINDS,
    PAYMENT_NUMBERS,
    PAYMENTS,
    WILD,
    count_of,
    has,
    missing,
    packed,
    ways_to_pay,
)
from caravela.games.santa_maria.state import TILE_LESS, TILE_POINTS, SantaMaria
from caravela.kernel.agenda import NONE, SeatDecision
from caravela.kernel.phrases import Said, Value


def price(state: SantaMaria, seat: int, size: int) -> int:
    """SMA-4.1, 17.4: what an expansion tile of a size costs a seat, as one number of resources."""
    cost = state.catalog.prices[size - 2]
    less = state.trait(seat, TILE_LESS)
    if less:
        for resource in range(KINDS):
            cost -= packed(resource, min(count_of(cost, resource), count_of(less, resource)))
    return cost


def can_pay(state: SantaMaria, seat: int, ways: list[int]) -> bool:
    pile = state.storage[seat]
    for way in ways:
        if has(pile, way):
            return True
    return False


def add_expansions(state: SantaMaria, seat: int, options: list[int]) -> None:
    """SMA-4.1, 4.7: the tiles that can be paid and placed; tiles of one size have one shape."""
    tiles = state.catalog.tiles
    may_take = [-1, -1, -1, -1]
    for tile in state.offer:
        size = tiles[tile].size
        if may_take[size] < 0:
            payable = can_pay(state, seat, ways_to_pay(price(state, seat, size), 0))
            may_take[size] = 1 if payable and state.fits(seat, tile) else 0
        if may_take[size]:
            options.append(say.EXPAND.at(tile))


def why_no_expansion(state: SantaMaria, seat: int, tile: int) -> Said:
    if tile not in state.offer:
        return say.NOT_ON_OFFER.said()
    cost = price(state, seat, state.catalog.tiles[tile].size)
    lacking = missing(state.storage[seat], cost)
    return say.SHORT.said(PAYMENT_NUMBERS[cost], lacking) if lacking else say.NO_ROOM.said()


def expand(state: SantaMaria, seat: int, tile: int) -> None:
    """SMA-4.12: choose, pay, place."""
    state.push(PlaceTile(seat, tile))
    state.push(PayExpansion(seat, tile))


class DiscountExpansion(ResourceDeed):
    """SMA-17.4: resources less for each expansion tile."""

    verb = "discount_expansion"
    icon = "i-expansion-double"
    most = 3

    def icons(self) -> list[str]:
        return [self.icon, f"i-{RESOURCES[self.resource]}"]

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        state.raise_trait(seat, TILE_LESS, packed(self.resource, self.amount))

    def worth(self, state: SantaMaria, seat: int) -> float:
        return 3.08


# -- paying (SMA-7.12) ------------------------------------------------------------------------------------------------


def payments(state: SantaMaria, seat: int, ways: list[int]) -> list[int]:
    """The ways that can be paid, as options."""
    pile = state.storage[seat]
    return [say.PAY.at(PAYMENT_NUMBERS[way]) for way in ways if has(pile, way)]


def plain_payment(options: list[int]) -> int:
    """SMA-D44: the way with less gold than all others, if there is one."""
    if len(options) > 1 and gold_in(options[0]) == gold_in(options[1]):
        return NONE
    return options[0]


def gold_in(option: int) -> int:
    return count_of(PAYMENTS[say.PAY.of(option)], WILD)


class PayExpansion(SeatDecision[SantaMaria]):
    """SMA-7.12: with gold there are several ways to pay."""

    offers = (say.PAY,)

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, state: SantaMaria) -> list[int]:
        cost = price(state, self.who, state.catalog.tiles[self.tile].size)
        return payments(state, self.who, ways_to_pay(cost, 0))

    def choose(self, state: SantaMaria, option: int) -> None:
        state.pay(self.who, PAYMENTS[say.PAY.of(option)])

    def usual(self, state: SantaMaria) -> int:
        return plain_payment(self.options(state))

    def prompt(self, state: SantaMaria) -> dict[str, Value]:
        return {"expansion": state.catalog.tiles[self.tile].id}


# -- placing (SMA-4.3) ------------------------------------------------------------------------------------------------


def spots_for(state: SantaMaria, seat: int, tile: int) -> list[int]:
    """SMA-4.3 to 4.6: where a tile can be laid, by turn and cell of its first space."""
    empty = state.empty[seat]
    masks = state.catalog.tiles[tile].masks
    spots: list[int] = []
    for spot in range(len(masks)):
        mask = masks[spot]
        if mask and empty & mask == mask:
            spots.append(say.PLACE_TILE.base + spot)
    return spots


class PlacePiece(SeatDecision[SantaMaria]):
    """A tile is laid at once, turned as its owner likes (SMA-4.3, 4.4)."""

    offers = (say.PLACE_TILE,)

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece: Final = piece

    def tile(self, state: SantaMaria) -> int:
        """The number of the tile in the catalogue."""
        return self.piece

    def options(self, state: SantaMaria) -> list[int]:
        return spots_for(state, self.who, self.tile(state))

    def why_not(self, state: SantaMaria, option: int) -> Said | None:
        turn, row, column = say.PLACE_TILE.of(option)
        spot = turn * CELLS + row * SIZE + column
        return say.NOT_EMPTY.said() if state.catalog.tiles[self.tile(state)].masks[spot] else say.NO_ROOM.said()


class PlaceTile(PlacePiece):
    """SMA-4.3: it activates nothing (SMA-4.10)."""

    def choose(self, state: SantaMaria, option: int) -> None:
        turn, row, column = say.PLACE_TILE.of(option)
        state.offer = tuple([tile for tile in state.offer if tile != self.piece])
        state.lay(self.who, self.piece, turn, row * SIZE + column)
        state.tell(say.EXPANDED, self.who, self.piece, turn, row, column)
        tile_placed(state, self.who)

    def prompt(self, state: SantaMaria) -> dict[str, Value]:
        return {"expansion": state.catalog.tiles[self.piece].id}


class ScoreTiles(Ability):
    """SMA-17.10: points for every tile that is placed."""

    verb = "score_tiles"
    icon = "i-expansion-double"
    trait = TILE_POINTS
    further = ("i-happiness",)
    yearly = 3.64
    measure = "points"


def tile_placed(state: SantaMaria, seat: int) -> None:
    """SMA-17.10: for expansion tiles and road tiles."""
    points = state.trait(seat, TILE_POINTS)
    if points:
        state.gain_points(seat, points)
