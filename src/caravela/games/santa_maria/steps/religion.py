"""Religion (SMA-7.28 to 7.33) and the blue dice that it unlocks (SMA-9)."""

from typing import Final

from caravela.games.santa_maria import phrases as say
from caravela.games.santa_maria.catalog import GOLD, RESOURCES, SEATS, Catalog
from caravela.games.santa_maria.deeds import PRAYER, Ability, Deed
from caravela.games.santa_maria.payment import packed
from caravela.games.santa_maria.state import (
    BLUE_LUCK,
    COIN_STEP,
    DIE_PLACES,
    STEP_RESOURCES,
    TRAITS,
    SantaMaria,
)
from caravela.games.santa_maria.steps.conquistador import add_steps, step_price, why_no_step
from caravela.games.santa_maria.steps.free import TurnDecision, could_give, could_have_coins
from caravela.games.santa_maria.steps.monks import OFFER_MONK
from caravela.kernel.agenda import SeatStep
from caravela.kernel.content import Entry
from caravela.kernel.phrases import Said, Value
from caravela.kernel.state import having


class PrayForMonks(Deed):
    """Religion actions."""

    verb = "pray"
    icon = "i-religion"
    measure = "count"
    optional = True

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        for _number in range(self.amount):
            state.push(PRAYS[seat])

    def value(self, values: list[float]) -> float:
        return self.amount * values[PRAYER]


class Pray(TurnDecision):
    """SMA-7.28, 7.36: one religion action, or not."""

    offers = (say.DECLINE, say.PRAY)

    def options(self, state: SantaMaria) -> list[int]:
        return [say.PRAY.base, say.DECLINE.base]

    def choose(self, state: SantaMaria, option: int) -> None:
        if option == say.PRAY.base:
            state.push(OFFER_FURTHER[self.who])
            step(state, self.who)

    def usual(self, state: SantaMaria) -> int:
        return say.PRAY.base

    def prompt(self, state: SantaMaria) -> dict[str, Value]:
        return next_space(state, self.who)


class PayStep(Ability):
    """SMA-17.6: further ways to pay the extra step of a religion action."""

    verb = "pay_step"
    icon = "i-religion"
    yearly = 2.1
    measure = "coins"
    optional = True

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.resources = entry.several_of("resources", RESOURCES)
        self.facts |= {"resource": RESOURCES[self.resources[0]], "resource2": RESOURCES[self.resources[-1]]}

    def icons(self) -> list[str]:
        return [self.icon, *[f"i-{RESOURCES[resource]}" for resource in self.resources], "i-coin"]

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        ways = state.trait(seat, STEP_RESOURCES)
        for resource in self.resources:
            ways |= 1 << resource
        traits = having(state.traits, seat * TRAITS + STEP_RESOURCES, ways)
        state.traits = having(traits, seat * TRAITS + COIN_STEP, self.amount)


class OfferPrayFurther(SeatStep[SantaMaria]):
    """SMA-7.29, 7.30, 20.10: after the first step, if the second can be paid, or could be after free actions."""

    def run(self, state: SantaMaria) -> None:
        seat = self.who
        coins = state.trait(seat, COIN_STEP)
        if could_give(state, seat, state.trait(seat, STEP_RESOURCES) | 1 << GOLD) or (
            coins and could_have_coins(state, seat, coins)
        ):
            state.push(FURTHER[seat])


class PrayFurther(TurnDecision):
    """SMA-7.29, 17.6: one space more, for a grain."""

    offers = (say.DECLINE, say.STEP_COINS, say.STEP)

    def options(self, state: SantaMaria) -> list[int]:
        options: list[int] = []
        add_steps(state, self.who, state.trait(self.who, STEP_RESOURCES), options)
        coins = state.trait(self.who, COIN_STEP)
        if coins and state.coins[self.who] >= coins:
            options.append(say.STEP_COINS.base)
        options.append(say.DECLINE.base)
        return options

    def choose(self, state: SantaMaria, option: int) -> None:
        if option == say.DECLINE.base:
            return
        if option == say.STEP_COINS.base:
            state.pay_coins(self.who, state.trait(self.who, COIN_STEP))
        else:
            state.pay(self.who, packed(say.STEP.of(option), 1))
        step(state, self.who)

    def prompt(self, state: SantaMaria) -> dict[str, Value]:
        price = step_price(state.trait(self.who, STEP_RESOURCES))
        return {**next_space(state, self.who), **price, "coins": state.trait(self.who, COIN_STEP)}

    def why_not(self, state: SantaMaria, option: int) -> Said | None:
        if option in say.STEP:
            return why_no_step(state.trait(self.who, STEP_RESOURCES), say.STEP.of(option))
        coins = state.trait(self.who, COIN_STEP)
        return say.TOO_DEAR.said(coins, state.coins[self.who]) if coins else say.NOT_ON_OFFER.said()


def next_space(state: SantaMaria, seat: int) -> dict[str, Value]:
    end = state.catalog.religion_end
    return {"space": min(end, state.religion[seat] + 1), "end": int(state.religion[seat] >= end)}


def step(state: SantaMaria, seat: int) -> None:
    """SMA-7.28, 7.31, 7.32, 8.12: one space on; a symbol brings its die, then its monk."""
    catalog = state.catalog
    if state.religion[seat] >= catalog.religion_end:
        state.gain_points(seat, catalog.points_beyond)
        return
    space = state.religion[seat] + 1
    state.religion[seat] = space
    state.tell(say.PRAYED, seat, space)
    if space in catalog.monk_symbols:
        if space in catalog.die_symbols:
            unlock_die(state, seat)  # SMA-9.4
        state.push(OFFER_MONK[seat])


def unlock_die(state: SantaMaria, seat: int) -> None:
    """SMA-9.2, 15.2: a die from the reserve is rolled; in the variant it joins the offer."""
    value = state.draw(BLUE_LUCK + (0 if state.setup.blue_offer else seat), DIE_PLACES)
    state.blue_reserve -= 1
    state.blue[state.blue_places(seat) + value] += 1
    state.tell(say.UNLOCKED_OFFER if state.setup.blue_offer else say.UNLOCKED, seat, value)
    state.show(say.BLUE_DIE, seat, value)


PRAYS: Final = [Pray(seat) for seat in range(len(SEATS))]
FURTHER: Final = [PrayFurther(seat) for seat in range(len(SEATS))]
OFFER_FURTHER: Final = [OfferPrayFurther(seat) for seat in range(len(SEATS))]
