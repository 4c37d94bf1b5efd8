"""Trade (SMA-7.14 to 7.16)."""

from typing import Final

from caravela.games.santa_maria.catalog import COINS, GOLD, ITEMS, POINTS, RESOURCES, Catalog
from caravela.games.santa_maria.payment import KINDS, count_of, packed
from caravela.games.santa_maria.state import SantaMaria
from caravela.games.santa_maria.steps.activate import PARTS
from caravela.games.santa_maria.steps.free import TurnDecision, could_buy
from caravela.kernel.agenda import PASS
from caravela.kernel.content import Entry
from caravela.kernel.effects import Effect


class Exchange(Effect[SantaMaria]):
    """One of several resources for one of several gains."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "trade", 1, optional=True)
        self.pay: Final = entry.several_of("pay", RESOURCES[:GOLD])
        self.payable: Final = sum([1 << resource for resource in self.pay]) | 1 << GOLD
        """Bit mask of the resources that pay; gold replaces any (SMA-7.10)."""
        gains = entry.entries("gain")
        self.items: Final = [gain.one_of("item", ITEMS) for gain in gains]
        self.counts: Final = [gain.number("count", least=1) for gain in gains]
        for gain in gains:
            gain.close()
        if not (self.pay and gains and len(self.pay) <= 2 and len(gains) <= 2):
            raise entry.error("a trade has one or two things on each side")

    def facts(self) -> dict[str, str | int]:
        return {
            "resource": RESOURCES[self.pay[0]],
            "resource2": RESOURCES[self.pay[-1]],
            "pays": len(self.pay),
            "item": ITEMS[self.items[0]],
            "count": self.counts[0],
            "item2": ITEMS[self.items[-1]],
            "count2": self.counts[-1],
            "gains": len(self.items),
        }

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        if can_trade(state, seat, self.payable) or could_buy(state, seat, self.payable):
            state.push(Trade(seat, source))


def can_trade(state: SantaMaria, seat: int, payable: int) -> bool:
    pile = state.storage[seat]
    for resource in range(KINDS):
        if payable >> resource & 1 and count_of(pile, resource):
            return True
    return False


class Trade(TurnDecision):
    """SMA-7.14, 7.15: one conversion, or none."""

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source: Final = source

    def facts(self) -> list[int]:
        return [self.who, self.source]

    def exchange(self, state: SantaMaria) -> Exchange:
        effect = state.catalog.faces[self.source // PARTS].effects[self.source % PARTS]
        assert isinstance(effect, Exchange)
        return effect

    def answers(self, state: SantaMaria) -> list[int]:
        exchange = self.exchange(state)
        pile = state.storage[self.who]
        answers: list[int] = []
        for resource in range(KINDS):
            if exchange.payable >> resource & 1 and count_of(pile, resource):
                for number in range(len(exchange.items)):
                    answers.append(resource * len(ITEMS) + exchange.items[number])
        answers.append(PASS)
        return answers

    def word(self, state: SantaMaria, answer: int) -> str:
        if answer == PASS:
            return "decline"
        resource, item = divmod(answer, len(ITEMS))
        return f"trade {RESOURCES[resource]} for {ITEMS[item]}"

    def decide(self, state: SantaMaria, answer: int) -> None:
        if answer == PASS:
            return
        resource, item = divmod(answer, len(ITEMS))
        exchange = self.exchange(state)
        count = exchange.counts[exchange.items.index(item)]
        state.pay(self.who, packed(resource, 1))
        if item == COINS:
            state.gain_coins(self.who, count)
        elif item == POINTS:
            state.gain_points(self.who, count)
        else:
            state.gain_resource(self.who, item, count)  # SMA-7.34

    def prompt(self, state: SantaMaria) -> dict[str, str | int]:
        return {"kind": state.catalog.faces[self.source // PARTS].kind.id}
