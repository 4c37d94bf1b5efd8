"""Production: gains of territories (SMA-7.6 to 7.9, 7.13)."""

from typing import Final

from caravela.games.santa_maria.catalog import RESOURCES
from caravela.games.santa_maria.payment import count_of
from caravela.games.santa_maria.state import SantaMaria
from caravela.games.santa_maria.steps.free import TurnDecision
from caravela.kernel.agenda import PASS


def produce(state: SantaMaria, seat: int, resource: int, count: int) -> None:
    """SMA-20.11: only a gain that would overflow is asked; another one is never declined with profit."""
    if count_of(state.storage[seat], resource) + count > state.catalog.limit:
        state.push(Gain(seat, resource, count))
    else:
        state.gain_resource(seat, resource, count)


class Gain(TurnDecision):
    """SMA-7.3, 7.34: the whole gain, what is too much for coins, or nothing."""

    def __init__(self, seat: int, resource: int, count: int) -> None:
        super().__init__(seat)
        self.resource: Final = resource
        self.count: Final = count

    def facts(self) -> list[int]:
        return [self.who, self.resource, self.count]

    def answers(self, state: SantaMaria) -> list[int]:
        return [0, PASS]

    def word(self, state: SantaMaria, answer: int) -> str:
        return "decline" if answer == PASS else "gain"

    def decide(self, state: SantaMaria, answer: int) -> None:
        if answer != PASS:
            state.gain_resource(self.who, self.resource, self.count)

    def prompt(self, state: SantaMaria) -> dict[str, str | int]:
        over = max(0, state.stored(self.who, self.resource) + self.count - state.catalog.limit)
        coins = over * state.sale_price(self.who, self.resource)
        return {"resource": RESOURCES[self.resource], "count": self.count, "over": over, "coins": coins}
