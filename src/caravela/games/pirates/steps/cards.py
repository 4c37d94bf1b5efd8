"""Improvements, Residences, buying from afar (PIR-5, PIR-6, PIR-13, PIR-33)."""

from typing import Final

from caravela.games.pirates import phrases as say
from caravela.games.pirates import scoring
from caravela.games.pirates.catalog import EMPTY, KINDS, PLAY, RESIDENCE_BASE, RESIDENCES, Catalog
from caravela.games.pirates.gains import MUST, Gain
from caravela.games.pirates.state import CARDS, DISCOUNT, LIGHTNING, NONE, TRAITS, Pirates
from caravela.games.pirates.steps.timing import Between, TurnDecision, begin
from caravela.kernel.agenda import Step
from caravela.kernel.content import Entry
from caravela.kernel.phrases import Said, Value
from caravela.kernel.state import having

# -- Improvements -----------------------------------------------------------------------------------------------------


def price_of(state: Pirates, seat: int, improvement: int, surcharge: int) -> int:
    """PIR-5.2, D29"""
    card = state.catalog.improvements[improvement]
    return scoring.discounted(card.cost + surcharge, state.traits[seat * TRAITS + DISCOUNT + card.kind])


def acquire(state: Pirates, seat: int, place: int, surcharge: int) -> None:
    """PIR-5.3 to 5.6, 5.9 to 5.11: paid, taken, in force, its lightning, and at last the refill."""
    improvement = state.cards[place]
    price = price_of(state, seat, improvement, surcharge)
    card = state.catalog.improvements[improvement]
    state.doubloons[seat] -= price
    state.lay(place, EMPTY)
    state.tableau[seat] = (*state.tableau[seat], improvement)
    state.raise_trait(seat, CARDS + card.kind, 1)
    if card.lightning:
        state.raise_trait(seat, LIGHTNING, 1)
    state.tell(say.ACQUIRED, seat, improvement, price)
    for effect in card.lasting:
        effect.apply(state, seat, MUST)
    state.show(say.PURCHASE, seat, improvement)
    state.push(Refill(place))
    begin(state, seat, card.now)


class Refill(Step[Pirates]):
    """PIR-5.6"""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, state: Pirates) -> None:
        state.refill(self.place)


class StopAtImprovement(Between):
    """PIR-5.1: acquire it, or doubloons."""

    offers = (say.IGNORE, say.ACQUIRE)

    def options(self, state: Pirates) -> list[int]:
        seat = self.who
        improvement = state.improvement_at(state.ship[seat])
        options = [say.IGNORE.base]
        if improvement != NONE and price_of(state, seat, improvement, 0) <= state.doubloons[seat]:
            options.append(say.ACQUIRE.base + improvement)
        return options

    def choose(self, state: Pirates, option: int) -> None:
        seat = self.who
        if option == say.IGNORE.base:
            state.doubloons[seat] += state.catalog.pass_doubloons
            state.tell(say.IGNORED, seat, state.catalog.pass_doubloons)
        else:
            acquire(state, seat, state.ship[seat], 0)

    def prompt(self, state: Pirates) -> dict[str, Value]:
        improvement = state.improvement_at(state.ship[self.who])
        gain = state.catalog.pass_doubloons
        if improvement == NONE:
            return {"improvement": "none", "doubloons": 0, "doubloons2": gain}
        price = price_of(state, self.who, improvement, 0)
        return {"improvement": state.catalog.improvement_ids[improvement], "doubloons": price, "doubloons2": gain}

    def why_not(self, state: Pirates, option: int) -> Said | None:
        improvement = say.ACQUIRE.of(option)
        if improvement != state.improvement_at(state.ship[self.who]):
            return None
        return say.TOO_DEAR.said(price_of(state, self.who, improvement, 0), state.doubloons[self.who])


class Acquire(Gain):
    """PIR-13, 21.21, 21.24, 21.25: from anywhere in the Caribbean; the amount is the surcharge."""

    verb = "acquire"
    icon = "i-improvement"
    asks = True

    def read_more(self, entry: Entry, catalog: Catalog) -> None:
        self.kind = self.word(entry, "kind", KINDS)

    def can_apply(self, state: Pirates, seat: int) -> bool:
        for card in state.cards:
            if self.fits(state, seat, card):
                return True
        return False

    def fits(self, state: Pirates, seat: int, card: int) -> bool:
        """PIR-13.1, 13.5: a face-up card of the kind that can be paid."""
        if not 0 <= card < len(state.catalog.improvements) or state.catalog.improvements[card].kind != self.kind:
            return False
        return price_of(state, seat, card, self.amount) <= state.doubloons[seat]

    def apply(self, state: Pirates, seat: int, source: int) -> None:
        if self.can_apply(state, seat):
            state.push(AcquireAfar(seat, self.number))

    def icons(self) -> list[str]:
        return [f"i-{KINDS[self.kind]}"]

    def value(self, state: Pirates, seat: int) -> float:
        return 2.0


class AcquireAfar(TurnDecision):
    """PIR-13.1"""

    offers = (say.ACQUIRE, say.DECLINE)

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def effect_of(self, state: Pirates) -> Acquire:
        effect = state.effects[self.effect]
        assert isinstance(effect, Acquire)
        return effect

    def options(self, state: Pirates) -> list[int]:
        effect = self.effect_of(state)
        options = [say.ACQUIRE.base + card for card in state.cards if effect.fits(state, self.who, card)]
        options.sort()
        options.append(say.DECLINE.base)
        return options

    def choose(self, state: Pirates, option: int) -> None:
        if option != say.DECLINE.base:
            place = state.cards.index(say.ACQUIRE.of(option))
            acquire(state, self.who, place, self.effect_of(state).amount)

    def prompt(self, state: Pirates) -> dict[str, Value]:
        effect = self.effect_of(state)
        return {"kind": KINDS[effect.kind], "doubloons": effect.amount}

    def why_not(self, state: Pirates, option: int) -> Said | None:
        effect = self.effect_of(state)
        improvement = say.ACQUIRE.of(option)
        if improvement not in state.cards:
            return None
        if state.catalog.improvements[improvement].kind != effect.kind:
            return say.OTHER_KIND.said(effect.kind)
        return say.TOO_DEAR.said(price_of(state, self.who, improvement, effect.amount), state.doubloons[self.who])


# -- Residences -------------------------------------------------------------------------------------------------------


def residence_price(state: Pirates, seat: int, residence: int) -> int:
    """PIR-6.1"""
    cost = state.catalog.residences[residence].cost
    return scoring.discounted(cost, state.traits[seat * TRAITS + DISCOUNT + RESIDENCES])


def half_price(state: Pirates, seat: int, residence: int) -> int:
    """PIR-33.4: half of it after all discounts, rounded up."""
    return scoring.half(residence_price(state, seat, residence))


def in_play(state: Pirates, residence: int) -> bool:
    return RESIDENCE_BASE + residence in state.cards


def build(state: Pirates, seat: int, residence: int, price: int) -> None:
    """PIR-6.1, 6.2"""
    state.doubloons[seat] -= price
    state.tell(say.BUILT, seat, residence, price)
    lay_token(state, seat, residence)
    state.show(say.BUILDING, seat, residence)


def lay_token(state: Pirates, who: int, residence: int) -> None:
    """PIR-6.2: the first token of anybody scores."""
    if not state.tokens[residence]:
        state.score(who, state.catalog.first_token, PLAY)
        state.tell(say.FIRST_TOKEN, state.named(who), residence, state.catalog.first_token)
    state.tokens = having(state.tokens, residence, state.tokens[residence] | 1 << who)


def why_not_built(state: Pirates, seat: int, residence: int, price: int) -> Said:
    if not in_play(state, residence):
        return say.NOT_IN_PLAY.said()
    if state.tokens[residence] >> seat & 1:
        return say.OWN_TOKEN.said()
    return say.TOO_DEAR.said(price, state.doubloons[seat])


class StopAtResidence(Between):
    """PIR-6.1, 6.6, D8"""

    offers = (say.BUILD, say.DECLINE)

    def options(self, state: Pirates) -> list[int]:
        seat = self.who
        residence = state.residence_at(state.ship[seat])
        options: list[int] = []
        is_own = state.tokens[residence] >> seat & 1
        if not is_own and residence_price(state, seat, residence) <= state.doubloons[seat]:
            options.append(say.BUILD.base + residence)
        options.append(say.DECLINE.base)
        return options

    def choose(self, state: Pirates, option: int) -> None:
        seat = self.who
        if option != say.DECLINE.base:
            residence = say.BUILD.of(option)
            build(state, seat, residence, residence_price(state, seat, residence))
        elif state.setup.pass_residence:
            state.doubloons[seat] += state.setup.pass_residence
            state.tell(say.IGNORED, seat, state.setup.pass_residence)

    def prompt(self, state: Pirates) -> dict[str, Value]:
        residence = state.residence_at(state.ship[self.who])
        price = residence_price(state, self.who, residence)
        return {"residence": state.catalog.residence_ids[residence], "doubloons": price}

    def why_not(self, state: Pirates, option: int) -> Said | None:
        residence = say.BUILD.of(option)
        if residence != state.residence_at(state.ship[self.who]):
            return None
        return why_not_built(state, self.who, residence, residence_price(state, self.who, residence))


class Build(Gain):
    """PIR-21.20: anywhere in the Caribbean."""

    verb = "build"
    icon = "i-residence"
    measure = ""
    asks = True

    def can_apply(self, state: Pirates, seat: int) -> bool:
        return bool(buildings(state, seat, False))

    def apply(self, state: Pirates, seat: int, source: int) -> None:
        if self.can_apply(state, seat):
            state.push(BuildAnywhere(seat))

    def value(self, state: Pirates, seat: int) -> float:
        return 3.0


def buildings(state: Pirates, seat: int, halved: bool) -> list[int]:
    """The Residences without own token that can be paid, as options."""
    options: list[int] = []
    for residence in range(len(state.tokens)):
        if not state.tokens[residence] >> seat & 1 and in_play(state, residence):
            price = half_price(state, seat, residence) if halved else residence_price(state, seat, residence)
            if price <= state.doubloons[seat]:
                options.append(say.BUILD.base + residence)
    return options


class BuildAnywhere(TurnDecision):
    """PIR-18.2, 21.20"""

    offers = (say.BUILD, say.DECLINE)

    def options(self, state: Pirates) -> list[int]:
        return [*buildings(state, self.who, False), say.DECLINE.base]

    def choose(self, state: Pirates, option: int) -> None:
        if option != say.DECLINE.base:
            residence = say.BUILD.of(option)
            build(state, self.who, residence, residence_price(state, self.who, residence))

    def why_not(self, state: Pirates, option: int) -> Said | None:
        residence = say.BUILD.of(option)
        return why_not_built(state, self.who, residence, residence_price(state, self.who, residence))


# -- the Residence Discount tile (PIR-33) -----------------------------------------------------------------------------


def can_retire(state: Pirates, seat: int) -> bool:
    """PIR-33.9"""
    if not state.setup.retirement or not state.retirees >> seat & 1:
        return False
    return bool(buildings(state, seat, True))


class Retire(TurnDecision):
    """PIR-33.3: a Residence at half price, at once."""

    offers = (say.BUILD,)

    def options(self, state: Pirates) -> list[int]:
        return buildings(state, self.who, True)

    def choose(self, state: Pirates, option: int) -> None:
        seat = self.who
        residence = say.BUILD.of(option)
        state.retirees &= ~(1 << seat)
        build(state, seat, residence, half_price(state, seat, residence))
        state.explorer[seat] = 0  # PIR-33.5
        state.tell(say.RETIRED, seat)

    def why_not(self, state: Pirates, option: int) -> Said | None:
        residence = say.BUILD.of(option)
        return why_not_built(state, self.who, residence, half_price(state, self.who, residence))
