"""Capital Buildings (EMP-11)."""

from typing import Final

from caravela.games.empires import phrases as say
from caravela.games.empires.catalog import BUILDINGS, IMMEDIATE, TYPES, Building
from caravela.games.empires.state import Empires
from caravela.games.empires.steps.between import ask_between
from caravela.games.empires.steps.looks import ASIDE
from caravela.kernel.agenda import Decision, Step
from caravela.kernel.phrases import Said, Value
from caravela.kernel.state import having


class ResolveBuildings(Step[Empires]):
    """EMP-11.1: worker after worker; who can't buy anything is not asked."""

    def __init__(self, resolved: int = 0) -> None:
        self.resolved: Final = resolved

    def run(self, state: Empires) -> None:
        passed = self.resolved > 0
        while state.sites:
            if can_buy(state):
                state.push(self if self.resolved else ResolveBuildings(1))
                state.push(BuyBuilding())
                if passed:
                    ask_between(state, BUILDINGS)
                return
            passed = passed or state.sites[0] // TYPES == state.mover
            state.to_stock(state.sites.pop(0))


def price(state: Empires, building: Building, worker: int) -> int:
    """EMP-11.2 to 11.4: what a building costs the owner of a worker."""
    if building.free:
        return 0
    return max(0, state.catalog.building_price[building.age] - state.catalog.discount[worker])


def can_buy(state: Empires) -> bool:
    """Whether the owner of the first worker can pay anything on offer."""
    figure = state.sites[0]
    for tile in state.offer:
        if price(state, state.catalog.tiles[tile], figure % TYPES) <= state.coins[figure // TYPES]:
            return True
    return False


class BuyBuilding(Decision[Empires]):
    """EMP-11.1: one of the buildings still on offer, or none."""

    offers = (say.BUY, say.PASS)
    beside = ASIDE

    def seat(self, state: Empires) -> int:
        return state.sites[0] // TYPES

    def options(self, state: Empires) -> list[int]:
        figure = state.sites[0]
        coins = state.coins[figure // TYPES]
        options: list[int] = []
        for tile in state.offer:
            building = state.catalog.tiles[tile]
            option = say.BUY.at(building.number)
            if price(state, building, figure % TYPES) <= coins and option not in options:
                options.append(option)
        options.append(say.PASS.base)
        return options

    def choose(self, state: Empires, option: int) -> None:
        figure = state.sites.pop(0)
        state.to_stock(figure)
        if option != say.PASS.base:
            building = state.catalog.buildings[say.BUY.of(option)]
            acquire(state, figure // TYPES, offered_tile(state, building), price(state, building, figure % TYPES))

    def prompt(self, state: Empires) -> dict[str, Value]:
        figure = state.sites[0]
        full = max(0, state.catalog.building_price[state.age] - state.catalog.discount[figure % TYPES])
        return {"coins": state.coins[figure // TYPES], "price": full}

    def why_not(self, state: Empires, option: int) -> Said | None:
        building = state.catalog.buildings[say.BUY.of(option)]
        if offered_tile(state, building) < 0:
            return say.NOT_ON_OFFER.said()
        figure = state.sites[0]
        return say.TOO_DEAR.said(price(state, building, figure % TYPES), state.coins[figure // TYPES])

    def warning(self, state: Empires, option: int) -> Said | None:
        """EMP-11.11"""
        if option == say.PASS.base:
            return None
        effects = state.catalog.buildings[say.BUY.of(option)].bought
        acting = [effect for effect in effects if effect.can_apply(state, self.seat(state))]
        return say.NO_EFFECT.said() if effects and not acting else None


def offered_tile(state: Empires, building: Building) -> int:
    """The tile of a building on offer, or -1."""
    for tile in state.offer:
        if state.catalog.tiles[tile] is building:
            return tile
    return -1


def acquire(state: Empires, seat: int, tile: int, coins: int) -> None:
    """A tile changes hands; its immediate effect comes before the next worker (EMP-11.9)."""
    building = state.catalog.tiles[tile]
    state.pay(seat, coins)
    state.offer.remove(tile)
    state.tile_owner = having(state.tile_owner, tile, seat)
    state.purchases = (*state.purchases, tile)
    if building.kind == IMMEDIATE:
        state.spent |= 1 << tile  # EMP-21.2
    state.tell(say.BUILT, seat, building.number, coins)
    for effect in building.lasting:
        effect.apply(state, seat, tile)  # EMP-21.5
    for effect in building.bought:
        effect.apply(state, seat, tile)
    for effect in building.once:
        if effect.can_apply(state, seat):
            effect.apply(state, seat, tile)  # EMP-21.3
