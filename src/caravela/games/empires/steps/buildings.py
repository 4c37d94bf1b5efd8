"""Capital Buildings (EMP-11)."""

from caravela.games.empires.catalog import IMMEDIATE, SEATS, TYPES
from caravela.games.empires.state import Empires
from caravela.games.empires.steps.university import maybe_use_university
from caravela.kernel.agenda import PASS, Decision, Step
from caravela.kernel.state import replaced


class ResolveBuildings(Step[Empires]):
    """EMP-11.1: worker after worker; who can't buy anything is not asked."""

    def run(self, state: Empires) -> None:
        while state.sites:
            if affordable(state):
                state.push(self)
                state.push(BuyBuilding())
                return
            state.to_stock(state.sites.pop(0))


def price(state: Empires, tile: int, figure: int) -> int:
    """EMP-11.2 to 11.4: what a tile costs the owner of a figure."""
    building = state.catalog.tiles[tile]
    if building.free:
        return 0
    return max(0, state.catalog.building_price[building.age] - state.catalog.discount[figure % TYPES])


def affordable(state: Empires) -> list[int]:
    """The tiles that the owner of the first worker can pay; twin tiles count once."""
    figure = state.sites[0]
    coins = state.coins[figure // TYPES]
    tiles: list[int] = []
    for tile in state.offer:
        if price(state, tile, figure) <= coins and not has_twin(state, tile, tiles):
            tiles.append(tile)
    return tiles


def has_twin(state: Empires, tile: int, tiles: list[int]) -> bool:
    building = state.catalog.tiles[tile]
    for other in tiles:
        if state.catalog.tiles[other] is building:
            return True
    return False


class BuyBuilding(Decision[Empires]):
    """EMP-11.1: one of the buildings still on offer, or none."""

    def seat(self, state: Empires) -> int:
        return state.sites[0] // TYPES

    def options(self, state: Empires) -> list[int]:
        options = affordable(state)
        options.append(PASS)
        return options

    def text(self, state: Empires, option: int) -> str:
        return "pass" if option == PASS else f"buy {state.catalog.tiles[option].id}"

    def choose(self, state: Empires, option: int) -> None:
        figure = state.sites.pop(0)
        state.to_stock(figure)
        if option != PASS:
            acquire(state, figure // TYPES, option, price(state, option, figure))

    def prompt(self, state: Empires) -> dict[str, str | int]:
        figure = state.sites[0]
        full = state.catalog.building_price[state.age] - state.catalog.discount[figure % TYPES]
        return {"coins": state.coins[figure // TYPES], "price": full}


def acquire(state: Empires, seat: int, tile: int, coins: int) -> None:
    """A tile changes hands; its immediate effect comes before the next worker (EMP-11.9)."""
    building = state.catalog.tiles[tile]
    state.pay(seat, coins)
    state.offer.remove(tile)
    state.tile_owner = replaced(state.tile_owner, tile, seat)
    state.purchases = [*state.purchases, tile]
    if building.kind == IMMEDIATE:
        state.spent |= 1 << tile  # EMP-21.2
    if state.listener is not None:
        state.tell("built", {"seat": SEATS[seat], "building": building.id, "coins": coins})
    for effect in building.lasting:
        effect.apply(state, seat, tile)  # EMP-21.5
    for effect in building.bought:
        effect.apply(state, seat, tile)
    for effect in building.once:
        if effect.can_apply(state, seat):
            effect.apply(state, seat, tile)  # EMP-21.3
    if building.moves_to_front:
        maybe_use_university(state, seat)  # EMP-21.31a
