"""Verbs of buildings and nations that ask nobody; the others stand beside their decisions in `steps`."""

from typing import ClassVar, Final

from caravela.games.empires import phrases as say
from caravela.games.empires.catalog import BUILDER, EVERY_ROUND, SOLDIER, Catalog
from caravela.games.empires.effect import GOODS, POOL, EmpiresEffect
from caravela.games.empires.outlook import coin_worth, rounds_left
from caravela.games.empires.scoring import COLONISED
from caravela.games.empires.state import (
    BLOCKS,
    BONUS_LUCK,
    CAPTAINS,
    COMPANIONS,
    MILITIA,
    RESISTANCE,
    SAILING,
    TRAITS,
    Empires,
)
from caravela.kernel.content import Entry
from caravela.kernel.state import having

# -- coins, ships and goods -------------------------------------------------------------------------------------------


class GainCoins(EmpiresEffect):
    """Coins from the bank."""

    verb = "gain_coins"
    icon = "i-dollar"
    measure = "coins"

    def apply(self, state: Empires, seat: int, source: int) -> None:
        state.gain(seat, self.amount)
        state.tell(say.COINS_GAINED, seat, self.amount)

    def worth(self, state: Empires, seat: int) -> float:
        return coin_worth(state) * self.amount * (rounds_left(state) + 1) if self.when == EVERY_ROUND else 0.0


class RobCoinsPerShip(EmpiresEffect):
    """Every other player pays for each own ship (EMP-21.32)."""

    verb = "rob_coins_per_ship"
    icon = "i-merchant-ship"
    measure = "coins"

    def apply(self, state: Empires, seat: int, source: int) -> None:
        for other in range(state.seats):
            coins = min(state.coins[other], self.amount * state.ships[seat])
            if other != seat and coins:
                state.pay(other, coins)
                state.gain(seat, coins)
                state.tell(say.TRIBUTE, other, coins, seat)


class GainShips(EmpiresEffect):
    """Ships from the supply, as many as there are (EMP-2.4)."""

    verb = "gain_ships"
    icon = "i-merchant-ship"
    measure = "count"

    def can_apply(self, state: Empires, seat: int) -> bool:
        return state.ship_supply > 0

    def apply(self, state: Empires, seat: int, source: int) -> None:
        count = min(self.amount, state.ship_supply)
        state.ship_supply -= count
        state.ships[seat] += count
        state.tell(say.SHIPS_GAINED, seat, count)


class DrawGoods(EmpiresEffect):
    """Goods from the pool at random."""

    verb = "draw_goods"
    icon = "i-good"
    uses = POOL
    gives = GOODS
    measure = "count"

    def can_apply(self, state: Empires, seat: int) -> bool:
        return any(state.pool)

    def apply(self, state: Empires, seat: int, source: int) -> None:
        for _ in range(self.amount):
            good = state.draw_good(BONUS_LUCK)
            if good >= 0:
                state.goods[seat * len(state.catalog.goods) + good] += 1
                state.tell(say.GOOD_DRAWN, seat, good)

    def worth(self, state: Empires, seat: int) -> float:
        return 1.2 * (rounds_left(state) + 1) if self.when == EVERY_ROUND else 0.0


# -- rules changed for the owner, from the purchase on ----------------------------------------------------------------


class Trait(EmpiresEffect):
    """A trait of the owner: several tiles add up (EMP-11.10), or the amount stands for itself."""

    trait: ClassVar[int] = 0
    adds: ClassVar[bool] = False

    def apply(self, state: Empires, seat: int, source: int) -> None:
        at = seat * TRAITS + self.trait
        state.traits = having(state.traits, at, self.amount + (state.traits[at] if self.adds else 0))


class ChangeResistance(Trait):
    verb = "change_resistance"
    icon = "i-resistance"
    trait = RESISTANCE
    adds = True

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.amount = entry.number("by", least=-6, most=6)
        self.facts["less"] = -self.amount


class RaiseCaptains(Trait):
    verb = "raise_captains"
    icon = "i-captain"
    trait = CAPTAINS

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.amount = entry.number("strength")
        self.facts["count"] = self.amount


class BringColonists(Trait):
    verb = "bring_colonists"
    icon = "i-missionary"
    measure = "count"
    trait = COMPANIONS


class BlockCompanions(Trait):
    verb = "block_companions"
    icon = "i-stop-hand"
    trait = BLOCKS

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.amount = 1


class RaiseMilitia(Trait):
    verb = "raise_militia"
    icon = "i-event-warfare"
    measure = "count"
    trait = MILITIA
    adds = True


class SailOnShips(Trait):
    verb = "sail_on_ships"
    icon = "i-event-dock"
    measure = "count"
    trait = SAILING
    adds = True


# -- points at the end ------------------------------------------------------------------------------------------------

EACH: Final = [
    "good",
    "settled_worker",
    "ship",
    "settled_soldier",
    "building",
    "colonised_region",
    "coin",
    "discovery",
    "settled_builder",
    "last_specialist",
]


class Score(EmpiresEffect):
    """Points at the end for each so many things owned."""

    verb = "score"
    icon = "i-vp"
    measure = "points"

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.facts["per"] = self.per = entry.number("per", 1, least=1)
        self.each = self.word(entry, "each", EACH)

    def points(self, state: Empires, seat: int) -> int:
        return self.amount * (counted(state, seat, EACH[self.each]) // self.per)


def counted(state: Empires, seat: int, thing: str) -> int:
    """How many of a thing a seat has, as Final Scoring would count them now (EMP-21.53 to 21.65)."""
    kinds = len(state.catalog.goods)
    regions = range(len(state.catalog.regions))
    match thing:
        case "good":
            return sum(state.goods[seat * kinds : (seat + 1) * kinds])
        case "ship":
            return state.ships[seat]
        case "coin":
            return state.wealth_of(seat)
        case "building":
            return state.tile_owner.count(seat)
        case "discovery":
            return state.token_owner.count(seat) + state.card_owner.count(seat)
        case "last_specialist":
            return state.scholars_of(seat)
        case "colonised_region":
            return sum([1 for region in regions if state.colony(region, seat) and is_colonised(state, region)])
        case "settled_worker":
            return sum([state.colony(region, seat) for region in regions])
        case "settled_soldier":
            return sum([state.settled(region, seat, SOLDIER) for region in regions])
        case _:
            return sum([state.settled(region, seat, BUILDER) for region in regions])


def is_colonised(state: Empires, region: int) -> bool:
    """Whether some player has three workers there."""
    for seat in range(state.seats):
        if state.colony(region, seat) >= COLONISED:
            return True
    return False
