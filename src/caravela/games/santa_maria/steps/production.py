"""Production: gains of territories (SMA-7.6 to 7.9, 7.13) and stations (SMA-8.13)."""

from typing import Final

from caravela.games.santa_maria import phrases as say
from caravela.games.santa_maria.catalog import COINS, RESOURCES
from caravela.games.santa_maria.deeds import Deed, ResourceDeed
from caravela.games.santa_maria.payment import count_of
from caravela.games.santa_maria.state import SantaMaria
from caravela.games.santa_maria.steps.free import TurnDecision
from caravela.kernel.phrases import Said, Value


class GainCoins(Deed):
    """Coins from the supply."""

    verb = "gain_coins"
    icon = "i-coin"
    measure = "coins"
    goes_first = True

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        state.gain_coins(seat, self.amount)

    def value(self, values: list[float]) -> float:
        return self.amount * values[COINS]


class Points(Deed):
    """Points at once."""

    verb = "points"
    icon = "i-happiness"
    measure = "count"
    goes_first = True

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        state.gain_points(seat, self.amount)

    def value(self, values: list[float]) -> float:
        return float(self.amount)


class ReceiveResource(ResourceDeed):
    """The resources of a missionary station: automatic (SMA-8.13)."""

    verb = "receive_resource"
    icon = "i-resource-any"

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        state.gain_resource(seat, self.resource, self.amount)


class GainResource(ResourceDeed):
    """SMA-7.13, 20.11: only a gain that would overflow is asked; another one is never declined with profit."""

    verb = "gain_resource"
    icon = "i-resource-any"
    optional = True

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        if count_of(state.storage[seat], self.resource) + self.amount > state.catalog.limit:
            state.push(Gain(seat, self.resource, self.amount))
        else:
            state.gain_resource(seat, self.resource, self.amount)

    def value(self, values: list[float]) -> float:
        return self.amount * values[self.resource]


class Gain(TurnDecision):
    """SMA-7.3, 7.34: the whole gain, what is too much for coins, or nothing."""

    offers = (say.DECLINE, say.GAIN)

    def __init__(self, seat: int, resource: int, count: int) -> None:
        super().__init__(seat)
        self.resource: Final = resource
        self.count: Final = count

    def options(self, state: SantaMaria) -> list[int]:
        return [say.GAIN.base, say.DECLINE.base]

    def choose(self, state: SantaMaria, option: int) -> None:
        if option == say.GAIN.base:
            state.gain_resource(self.who, self.resource, self.count)

    def prompt(self, state: SantaMaria) -> dict[str, Value]:
        over = too_many(state, self.who, self.resource, self.count)
        coins = over * state.sale_price(self.who, self.resource)
        return {"resource": RESOURCES[self.resource], "count": self.count, "over": over, "coins": coins}

    def warning(self, state: SantaMaria, option: int) -> Said | None:
        return overflow(state, self.who, self.resource, self.count) if option == say.GAIN.base else None


def too_many(state: SantaMaria, seat: int, resource: int, count: int) -> int:
    """SMA-7.8: how many of so many more find no room."""
    return max(0, state.stored(seat, resource) + count - state.catalog.limit)


def overflow(state: SantaMaria, seat: int, resource: int, count: int) -> Said | None:
    """What comes instead of that for which there is no room."""
    over = too_many(state, seat, resource, count)
    return say.OVERFLOWS.said(over, resource, over * state.sale_price(seat, resource)) if over else None
