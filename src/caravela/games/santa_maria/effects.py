"""What each verb of territories, docks, retire spaces, stations, scholars and bishops does."""

from typing import Any, Final

from caravela.games.santa_maria import scoring
from caravela.games.santa_maria.catalog import (
    DOCKS,
    GEM,
    GOLD,
    RESOURCES,
    SUGAR,
    TERRAINS,
    Catalog,
)
from caravela.games.santa_maria.grid import ALL
from caravela.games.santa_maria.payment import packed
from caravela.games.santa_maria.state import (
    ACTIVATION_LEAST,
    ACTIVATION_LESS,
    CONQUER_RESOURCES,
    DOUBLES_DOCK,
    FREE_PIPS,
    SALE_BONUS,
    SHIP_LESS,
    STEP_COINS,
    STEP_RESOURCES,
    TERRAIN_COINS,
    TILE_LESS,
    TILE_POINTS,
    TRAITS,
    SantaMaria,
)
from caravela.games.santa_maria.steps.conquistador import OFFER_CONQUER
from caravela.games.santa_maria.steps.production import produce
from caravela.games.santa_maria.steps.religion import PRAY
from caravela.games.santa_maria.steps.retire import PlaceRoad
from caravela.games.santa_maria.steps.shipping import OFFER_SHIP
from caravela.games.santa_maria.steps.trade import Exchange
from caravela.kernel.content import Entry
from caravela.kernel.effects import Effect

# -- gains --------------------------------------------------------------------------------------------------------


class GainResource(Effect[SantaMaria]):
    """Resources from the supply (SMA-7.13)."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "gain_resource", entry.number("count", least=1), optional=True)
        self.resource: Final = entry.one_of("resource", RESOURCES)

    def facts(self) -> dict[str, str | int]:
        return {"resource": RESOURCES[self.resource], "count": self.amount}

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        produce(state, seat, self.resource, self.amount)


class ReceiveResource(Effect[SantaMaria]):
    """The resources of a missionary station: automatic (SMA-8.13)."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "receive_resource", entry.number("count", least=1))
        self.resource: Final = entry.one_of("resource", RESOURCES)

    def facts(self) -> dict[str, str | int]:
        return {"resource": RESOURCES[self.resource], "count": self.amount}

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        state.gain_resource(seat, self.resource, self.amount)


class GainCoins(Effect[SantaMaria]):
    """Coins from the supply."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "gain_coins", entry.number("coins", least=1))

    def facts(self) -> dict[str, str | int]:
        return {"coins": self.amount}

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        state.gain_coins(seat, self.amount)


class GainPoints(Effect[SantaMaria]):
    """Points at once."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "gain_points", entry.number("points", least=1))

    def facts(self) -> dict[str, str | int]:
        return {"points": self.amount}

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        state.gain_points(seat, self.amount)


# -- actions (SMA-7.35: so many, one after the other) -------------------------------------------------------------


class Action(Effect[SantaMaria]):
    """An effect that is a number of actions."""

    def __init__(self, when: int, verb: str, entry: Entry) -> None:
        super().__init__(when, verb, entry.number("count", least=1), optional=True)

    def facts(self) -> dict[str, str | int]:
        return {"count": self.amount}


class ShipGoods(Action):
    """Shipping actions."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "ship", entry)

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        for _ in range(self.amount):
            state.push(OFFER_SHIP[seat])


class SendConquistador(Action):
    """Conquistador actions."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "conquer", entry)

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        for _ in range(self.amount):
            state.push(OFFER_CONQUER[seat])


class PrayForMonks(Action):
    """Religion actions."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "pray", entry)

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        for _ in range(self.amount):
            state.push(PRAY[seat])


class BuildRoad(Action):
    """Road tiles; without a tile or an empty space there is no effect (SMA-10.5)."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "place_road", entry)
        if self.amount != 1:
            raise entry.error("one road tile at a time (SMA-10.5)")

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        if state.roads_left and state.empty[seat]:
            state.push(PlaceRoad(seat))


# -- scholars (SMA-17) --------------------------------------------------------------------------------------------


def raise_trait(state: SantaMaria, seat: int, trait: int, amount: int) -> None:
    traits = state.traits[:]
    traits[seat * TRAITS + trait] += amount
    state.traits = traits


class DiscountShipment(Effect[SantaMaria]):
    """SMA-17.2: basic resources less for each shipment."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "discount_shipment", entry.number("count", least=1, most=3))

    def facts(self) -> dict[str, str | int]:
        return {"count": self.amount}

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        raise_trait(state, seat, SHIP_LESS, self.amount)


class GivePips(Effect[SantaMaria]):
    """SMA-17.3: pips of change that cost nothing."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "free_pips", entry.number("count", least=1, most=5))

    def facts(self) -> dict[str, str | int]:
        return {"count": self.amount}

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        raise_trait(state, seat, FREE_PIPS, self.amount)


class DiscountExpansion(Effect[SantaMaria]):
    """SMA-17.4: resources less for each expansion tile."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "discount_expansion", entry.number("count", least=1, most=3))
        self.resource: Final = entry.one_of("resource", RESOURCES)

    def facts(self) -> dict[str, str | int]:
        return {"resource": RESOURCES[self.resource], "count": self.amount}

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        raise_trait(state, seat, TILE_LESS, packed(self.resource, self.amount))


class RaiseSale(Effect[SantaMaria]):
    """SMA-17.5: more coins for everything that is sold."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "raise_sale", entry.number("coins", least=1, most=1))

    def facts(self) -> dict[str, str | int]:
        return {"coins": self.amount}

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        raise_trait(state, seat, SALE_BONUS, self.amount)


class PayStep(Effect[SantaMaria]):
    """SMA-17.6: further ways to pay the extra step of a religion action."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "pay_step", entry.number("coins", least=1), optional=True)
        self.resources: Final = entry.several_of("resources", RESOURCES)

    def facts(self) -> dict[str, str | int]:
        first, last = RESOURCES[self.resources[0]], RESOURCES[self.resources[-1]]
        return {"resource": first, "resource2": last, "coins": self.amount}

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        traits = state.traits[:]
        for resource in self.resources:
            traits[seat * TRAITS + STEP_RESOURCES] |= 1 << resource
        traits[seat * TRAITS + STEP_COINS] = self.amount
        state.traits = traits


class ConquerFurther(Effect[SantaMaria]):
    """SMA-17.7: an extra step in conquistador actions."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "conquer_further", 1, optional=True)
        self.resource: Final = entry.one_of("resource", RESOURCES)

    def facts(self) -> dict[str, str | int]:
        return {"resource": RESOURCES[self.resource]}

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        raise_trait(state, seat, CONQUER_RESOURCES, 1 << self.resource)


class EarnOnTerrain(Effect[SantaMaria]):
    """SMA-17.8: coins whenever a territory of a terrain is activated."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "earn_on_terrain", entry.number("coins", least=1))
        self.terrain: Final = entry.one_of("terrain", TERRAINS)

    def facts(self) -> dict[str, str | int]:
        return {"terrain": TERRAINS[self.terrain], "coins": self.amount}

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        raise_trait(state, seat, TERRAIN_COINS + self.terrain, self.amount)


class DiscountActivation(Effect[SantaMaria]):
    """SMA-17.9: single territories for fewer coins."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "discount_activation", entry.number("coins", least=1))
        self.least: Final = entry.number("least", least=0)

    def facts(self) -> dict[str, str | int]:
        return {"coins": self.amount, "least": self.least}

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        raise_trait(state, seat, ACTIVATION_LESS, self.amount)
        raise_trait(state, seat, ACTIVATION_LEAST, self.least)


class ScoreTiles(Effect[SantaMaria]):
    """SMA-17.10: points for every tile that is placed."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "score_tiles", entry.number("points", least=1))

    def facts(self) -> dict[str, str | int]:
        return {"points": self.amount}

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        raise_trait(state, seat, TILE_POINTS, self.amount)


class DoubleDock(Effect[SantaMaria]):
    """SMA-17.11: one dock gives its income twice."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "double_dock", entry.number("count", least=1, most=1))

    def facts(self) -> dict[str, str | int]:
        return {"count": self.amount}

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        raise_trait(state, seat, DOUBLES_DOCK, self.amount)


# -- bishops (SMA-18) ---------------------------------------------------------------------------------------------

SCORED: Final = ["shipment", "developed_line", "monk", "advanced_resource", "terrain_set", "domain_territory"]
SHIPMENT: Final = 0
DEVELOPED_LINE: Final = 1
MONK: Final = 2
ADVANCED_RESOURCE: Final = 3
TERRAIN_SET: Final = 4


class Score(Effect[SantaMaria]):
    """SMA-18.1: points for each of something, up to a limit."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "score", entry.number("points", least=1))
        self.each: Final = entry.one_of("each", SCORED)
        self.most: Final = entry.number("most", least=1)

    def facts(self) -> dict[str, str | int]:
        return {"points": self.amount, "most": self.most, "scored": SCORED[self.each]}

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        pass

    def points(self, state: SantaMaria, seat: int) -> int:
        return min(self.most, self.amount * measured(state, seat, self.each))


def measured(state: SantaMaria, seat: int, each: int) -> int:
    """SMA-18.2 to 18.7: how many there are of what a bishop counts."""
    if each == SHIPMENT:
        return sum(state.harbour[seat * DOCKS : (seat + 1) * DOCKS])
    if each == DEVELOPED_LINE:
        return scoring.developed_lines(ALL ^ state.empty[seat])
    if each == MONK:
        return state.monks_placed(seat)
    if each == ADVANCED_RESOURCE:
        return state.stored(seat, SUGAR) + state.stored(seat, GEM) + state.stored(seat, GOLD)
    if each == TERRAIN_SET:
        return scoring.terrain_sets(state.terrains(seat), len(TERRAINS))
    return scoring.largest_domain(state.terrains(seat))


VERBS: dict[str, Any] = {
    "gain_resource": GainResource,
    "receive_resource": ReceiveResource,
    "gain_coins": GainCoins,
    "gain_points": GainPoints,
    "trade": Exchange,
    "ship": ShipGoods,
    "conquer": SendConquistador,
    "pray": PrayForMonks,
    "place_road": BuildRoad,
    "discount_shipment": DiscountShipment,
    "free_pips": GivePips,
    "discount_expansion": DiscountExpansion,
    "raise_sale": RaiseSale,
    "pay_step": PayStep,
    "conquer_further": ConquerFurther,
    "earn_on_terrain": EarnOnTerrain,
    "discount_activation": DiscountActivation,
    "score_tiles": ScoreTiles,
    "double_dock": DoubleDock,
    "score": Score,
}
"""Every verb by its word in the content files."""
