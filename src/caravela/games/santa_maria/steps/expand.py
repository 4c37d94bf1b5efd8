"""Main action A: expand the colony (SMA-4)."""

from typing import Final

from caravela.games.santa_maria.catalog import RESOURCES, SEATS
from caravela.games.santa_maria.grid import CELLS, SIZE, cell_text
from caravela.games.santa_maria.payment import KINDS, count_of, has, packed, units, ways_to_pay
from caravela.games.santa_maria.state import TILE_LESS, TILE_POINTS, SantaMaria
from caravela.kernel.agenda import SeatDecision


def price(state: SantaMaria, seat: int, tile: int) -> int:
    """SMA-4.1, 17.4: what an expansion tile costs a seat, as one number of resources."""
    return price_by_size(state, seat, state.catalog.tiles[tile].size)


def price_by_size(state: SantaMaria, seat: int, size: int) -> int:
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
            payable = can_pay(state, seat, ways_to_pay(price(state, seat, tile), 0))
            may_take[size] = 1 if payable and state.fits(seat, tile) else 0
        if may_take[size]:
            options.append(tile)


def expand(state: SantaMaria, seat: int, tile: int) -> None:
    """SMA-4.12: choose, pay, place."""
    state.push(PlaceTile(seat, tile))
    ways = ways_to_pay(price(state, seat, tile), 0)
    payable = [way for way in ways if has(state.storage[seat], way)]
    if len(payable) == 1:
        state.pay(seat, payable[0])
    else:
        state.push(PayExpansion(seat, tile))


def payment_text(way: int) -> str:
    """How a payment is written: 'pay wood wood gold'."""
    words = ["pay"]
    for resource in units(way):
        words.append(RESOURCES[resource])
    return " ".join(words)


class PayExpansion(SeatDecision[SantaMaria]):
    """SMA-7.12: with gold there are several ways to pay."""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def facts(self) -> list[int]:
        return [self.who, self.tile]

    def ways(self, state: SantaMaria) -> list[int]:
        return ways_to_pay(price(state, self.who, self.tile), 0)

    def options(self, state: SantaMaria) -> list[int]:
        ways = self.ways(state)
        pile = state.storage[self.who]
        return [number for number in range(len(ways)) if has(pile, ways[number])]

    def text(self, state: SantaMaria, option: int) -> str:
        return payment_text(self.ways(state)[option])

    def choose(self, state: SantaMaria, option: int) -> None:
        state.pay(self.who, self.ways(state)[option])

    def prompt(self, state: SantaMaria) -> dict[str, str | int]:
        return {"expansion": state.catalog.tiles[self.tile].id}


def spots_for(state: SantaMaria, seat: int, tile: int) -> list[int]:
    """SMA-4.3 to 4.6: where a tile can be laid, by turn and cell of its first space."""
    empty = state.empty[seat]
    masks = state.catalog.tiles[tile].masks
    spots: list[int] = []
    for spot in range(len(masks)):
        mask = masks[spot]
        if mask and empty & mask == mask:
            spots.append(spot)
    return spots


def spot_text(spot: int) -> str:
    return f"place turn {spot // CELLS} {cell_text(spot % CELLS)}"


class PlaceTile(SeatDecision[SantaMaria]):
    """SMA-4.3: the tile is laid at once; it activates nothing (SMA-4.10)."""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def facts(self) -> list[int]:
        return [self.who, self.tile]

    def options(self, state: SantaMaria) -> list[int]:
        return spots_for(state, self.who, self.tile)

    def text(self, state: SantaMaria, option: int) -> str:
        return spot_text(option)

    def choose(self, state: SantaMaria, option: int) -> None:
        turn, cell = divmod(option, CELLS)
        state.offer = [tile for tile in state.offer if tile != self.tile]
        state.lay(self.who, self.tile, turn, cell)
        if state.listener is not None:
            facts: dict[str, str | int] = {"expansion": state.catalog.tiles[self.tile].id, "number": turn}
            place = {"row": cell // SIZE + 1, "column": cell % SIZE + 1}
            state.tell("expanded", {"seat": SEATS[self.who], **facts, **place})
        tile_placed(state, self.who)

    def prompt(self, state: SantaMaria) -> dict[str, str | int]:
        return {"expansion": state.catalog.tiles[self.tile].id}


def tile_placed(state: SantaMaria, seat: int) -> None:
    """SMA-17.10: for expansion tiles and road tiles."""
    points = state.trait(seat, TILE_POINTS)
    if points:
        state.gain_points(seat, points)
