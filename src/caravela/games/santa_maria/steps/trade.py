"""Trade (SMA-7.14 to 7.16)."""

from typing import Final

from caravela.games.santa_maria import phrases as say
from caravela.games.santa_maria.catalog import COINS, GOLD, ITEMS, POINTS, RESOURCES, Catalog
from caravela.games.santa_maria.deeds import Deed
from caravela.games.santa_maria.payment import KINDS, count_of, packed
from caravela.games.santa_maria.state import SantaMaria
from caravela.games.santa_maria.steps.free import TurnDecision, could_give
from caravela.games.santa_maria.steps.production import overflow
from caravela.kernel.content import Entry
from caravela.kernel.phrases import Said, Value

OFTEN: Final = 0.7
"""How often a trade can be paid."""


class Exchange(Deed):
    """One of several resources for one of several gains."""

    verb = "trade"
    icon = "i-trade"
    optional = True

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.pay = entry.several_of("pay", RESOURCES[:GOLD])
        self.payable = sum([1 << resource for resource in self.pay]) | 1 << GOLD
        """Bit mask of the resources that pay; gold replaces any (SMA-7.10)."""
        gains = entry.entries("gain")
        self.items = [gain.one_of("item", ITEMS) for gain in gains]
        self.counts = [gain.number("count", least=1) for gain in gains]
        if not (self.pay and gains and len(self.pay) <= 2 and len(gains) <= 2):
            raise entry.error("a trade has one or two things on each side")
        self.facts = {
            "resource": RESOURCES[self.pay[0]],
            "resource2": RESOURCES[self.pay[-1]],
            "pays": len(self.pay),
            "item": ITEMS[self.items[0]],
            "count": self.counts[0],
            "item2": ITEMS[self.items[-1]],
            "count2": self.counts[-1],
            "gains": len(self.items),
        }

    def can_apply(self, state: SantaMaria, seat: int) -> bool:
        return could_give(state, seat, self.payable)

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        if could_give(state, seat, self.payable):
            state.push(Trade(seat, self.number))

    def value(self, values: list[float]) -> float:
        """The best gain for the cheapest pay, if there is something to pay with."""
        gain = 0.0
        for number in range(len(self.items)):
            gain = max(gain, self.counts[number] * values[self.items[number]])
        cost = 9.0
        for resource in self.pay:
            cost = min(cost, values[resource])
        return OFTEN * max(0.0, gain - cost)


class Trade(TurnDecision):
    """SMA-7.14, 7.15: one conversion, or none."""

    offers = (say.DECLINE, say.TRADE)

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def exchange(self, state: SantaMaria) -> Exchange:
        effect = state.effects[self.effect]
        assert isinstance(effect, Exchange)
        return effect

    def options(self, state: SantaMaria) -> list[int]:
        exchange = self.exchange(state)
        pile = state.storage[self.who]
        options: list[int] = []
        for resource in range(KINDS):
            if exchange.payable >> resource & 1 and count_of(pile, resource):
                for item in exchange.items:
                    options.append(say.TRADE.at(resource, item))
        options.append(say.DECLINE.base)
        return options

    def choose(self, state: SantaMaria, option: int) -> None:
        if option == say.DECLINE.base:
            return
        resource, item = say.TRADE.of(option)
        count = self.gained(state, item)
        state.pay(self.who, packed(resource, 1))
        if item == COINS:
            state.gain_coins(self.who, count)
        elif item == POINTS:
            state.gain_points(self.who, count)
        else:
            state.gain_resource(self.who, item, count)  # SMA-7.34

    def gained(self, state: SantaMaria, item: int) -> int:
        exchange = self.exchange(state)
        return exchange.counts[exchange.items.index(item)]

    def prompt(self, state: SantaMaria) -> dict[str, Value]:
        return self.exchange(state).facts

    def warning(self, state: SantaMaria, option: int) -> Said | None:
        if option == say.DECLINE.base:
            return None
        resource, item = say.TRADE.of(option)
        if item >= KINDS:
            return None
        return overflow(state, self.who, item, self.gained(state, item) - (resource == item))

    def why_not(self, state: SantaMaria, option: int) -> Said | None:
        resource, item = say.TRADE.of(option)
        exchange = self.exchange(state)
        if item not in exchange.items:
            return say.NOT_GIVEN.said(item)
        return (say.NONE_HELD if exchange.payable >> resource & 1 else say.NOT_TAKEN).said(resource)
