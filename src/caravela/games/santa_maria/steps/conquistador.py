"""Conquistadors (SMA-7.24 to 7.27, 17.7)."""

from typing import Final

from caravela.games.santa_maria import phrases as say
from caravela.games.santa_maria.catalog import GOLD, RESOURCES, SEATS, Catalog
from caravela.games.santa_maria.deeds import CONQUEST, Ability, Deed
from caravela.games.santa_maria.payment import KINDS, count_of, packed
from caravela.games.santa_maria.state import CONQUER_RESOURCES, SantaMaria
from caravela.games.santa_maria.steps.free import TurnDecision, could_give
from caravela.kernel.agenda import SeatStep
from caravela.kernel.content import Entry
from caravela.kernel.phrases import Said, Value


class SendConquistador(Deed):
    """Conquistador actions."""

    verb = "conquer"
    icon = "i-conquistador"
    measure = "count"
    optional = True

    def can_apply(self, state: SantaMaria, seat: int) -> bool:
        return state.conquest[seat] < state.catalog.conquest_end

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        for _number in range(self.amount):
            state.push(OFFER_CONQUER[seat])

    def value(self, values: list[float]) -> float:
        return self.amount * values[CONQUEST]


class OfferConquer(SeatStep[SantaMaria]):
    """SMA-7.27: at the end of the track an action has no effect."""

    def run(self, state: SantaMaria) -> None:
        if state.conquest[self.who] < state.catalog.conquest_end:
            state.push(CONQUERS[self.who])


class Conquer(TurnDecision):
    """SMA-7.24, 7.35: one conquistador action, or not."""

    offers = (say.DECLINE, say.CONQUER)

    def options(self, state: SantaMaria) -> list[int]:
        return [say.CONQUER.base, say.DECLINE.base]

    def choose(self, state: SantaMaria, option: int) -> None:
        if option == say.DECLINE.base:
            return
        march(state, self.who)
        resources = state.trait(self.who, CONQUER_RESOURCES)
        may_step = resources and state.conquest[self.who] < state.catalog.conquest_end  # SMA-17.16
        if may_step and could_give(state, self.who, resources | 1 << GOLD):
            state.push(ConquerFurther(self.who))

    def usual(self, state: SantaMaria) -> int:
        return say.CONQUER.base

    def prompt(self, state: SantaMaria) -> dict[str, Value]:
        return {"space": state.conquest[self.who] + 1}


class MarchFurther(Ability):
    """SMA-17.7: an extra step in conquistador actions."""

    verb = "conquer_further"
    icon = "i-conquistador"
    yearly = 1.12
    optional = True

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.resource = self.word(entry, "resource", RESOURCES)

    def icons(self) -> list[str]:
        return [self.icon, f"i-{RESOURCES[self.resource]}"]

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        state.raise_trait(seat, CONQUER_RESOURCES, 1 << self.resource)


class ConquerFurther(TurnDecision):
    """SMA-17.7: one space more, for a resource."""

    offers = (say.DECLINE, say.STEP)

    def options(self, state: SantaMaria) -> list[int]:
        options: list[int] = []
        add_steps(state, self.who, state.trait(self.who, CONQUER_RESOURCES), options)
        options.append(say.DECLINE.base)
        return options

    def choose(self, state: SantaMaria, option: int) -> None:
        if option != say.DECLINE.base:
            state.pay(self.who, packed(say.STEP.of(option), 1))
            march(state, self.who)

    def prompt(self, state: SantaMaria) -> dict[str, Value]:
        return {"space": state.conquest[self.who] + 1, **step_price(state.trait(self.who, CONQUER_RESOURCES))}

    def why_not(self, state: SantaMaria, option: int) -> Said | None:
        return why_no_step(state.trait(self.who, CONQUER_RESOURCES), say.STEP.of(option))


def add_steps(state: SantaMaria, seat: int, resources: int, options: list[int]) -> None:
    """SMA-7.10: a step for one of the resources in a bit mask, or gold for any of them."""
    resources |= 1 << GOLD
    pile = state.storage[seat]
    for resource in range(KINDS):
        if resources >> resource & 1 and count_of(pile, resource):
            options.append(say.STEP.at(resource))


def step_price(resources: int) -> dict[str, Value]:
    """What a step costs, in the words of its question: one of the resources in a bit mask (gold does for any)."""
    named = [RESOURCES[resource] for resource in range(KINDS) if (resources or 1 << GOLD) >> resource & 1]
    return {"resource": named[0], "resource2": named[-1], "ways": len(named)}


def why_no_step(resources: int, resource: int) -> Said:
    return (say.NONE_HELD if (resources | 1 << GOLD) >> resource & 1 else say.NOT_TAKEN).said(resource)


def march(state: SantaMaria, seat: int) -> None:
    """SMA-7.24 to 7.26: one space on, and its gold."""
    state.advance_conquistador(seat)
    space = state.conquest[seat]
    state.tell(say.CONQUERED, seat, space)
    if space in state.catalog.gold_spaces:
        state.gain_resource(seat, GOLD, 1)


CONQUERS: Final = [Conquer(seat) for seat in range(len(SEATS))]
OFFER_CONQUER: Final = [OfferConquer(seat) for seat in range(len(SEATS))]
