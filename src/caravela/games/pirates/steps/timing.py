"""Timing and nesting (PIR-34): lists of effects, and what may be done between two effects."""

from typing import Any, ClassVar, Final

from caravela.games.pirates import phrases as say
from caravela.games.pirates.catalog import GULF, SEATS, Bundle
from caravela.games.pirates.gains import MAY, MUST, Gain
from caravela.games.pirates.state import ACTIONS, NONE, POWER_BASE, TRAITS, Pirates
from caravela.kernel.agenda import FreeAction, SeatDecision, Step
from caravela.kernel.phrases import Said, Value
from caravela.kernel.state import having

# -- power (PIR-8.6 to 8.10, 8.17) ------------------------------------------------------------------------------------


def has_effect(state: Pirates, seat: int, bundle: Bundle) -> bool:
    """PIR-D92: at least one part can be carried out."""
    for effect in bundle.effects:
        if effect.can_apply(state, seat):
            return True
    return False


def can_spend(state: Pirates, seat: int, action: int, power: int, spent: int) -> bool:
    """Whether so much power buys this; `spent` are the actions that this Raid has used, as bits."""
    entry = state.catalog.actions[action]
    if entry.power > power:
        return False
    owned = state.traits[seat * TRAITS + ACTIONS + action]
    if entry.once_per_raid:
        if not owned or spent >> action & 1:
            return False
    elif state.used[action] >= owned:
        return False
    return entry.loot > 0 or has_effect(state, seat, entry.gains)


def why_not_spent(state: Pirates, seat: int, action: int, power: int, spent: int) -> Said:
    entry = state.catalog.actions[action]
    owned = state.traits[seat * TRAITS + ACTIONS + action]
    if not owned:
        return say.NOT_OWNED.said()
    if spent >> action & 1 if entry.once_per_raid else state.used[action] >= owned:
        return say.ACTION_USED.said()
    if entry.power > power:
        return say.LITTLE_POWER.said(entry.power, power)
    return say.NOTHING_TO_GAIN.said()


def spend(state: Pirates, seat: int, action: int, kind: int) -> None:
    """PIR-8.6: the action is used for this turn, and gives what it gives."""
    entry = state.catalog.actions[action]
    if not entry.once_per_raid:
        state.used = having(state.used, action, state.used[action] + 1)
    state.tell(say.SPENT, seat, action, entry.power)
    if entry.loot:
        state.push(GainTreasures(seat, kind, entry.loot))
    else:
        begin(state, seat, entry.gains)


def leftover_of(power: int, kind: int, spent: int) -> int:
    """What is left of a Raid, as one number."""
    return (spent * 4 + kind) * POWER_BASE + power


class TurnDecision(SeatDecision[Pirates]):
    """A decision at which an effect is half resolved: nothing stands beside it."""


class More(Step[Pirates]):
    """Further parts of one item, which follow each other directly (PIR-34.6)."""

    def __init__(self, seat: int, left: int) -> None:
        self.who: Final = seat
        self.left: Final = left


def is_half_resolved(state: Pirates) -> bool:
    """PIR-8.17: whether a Raid, an Explore or an item of several parts is still going on."""
    for step in state.agenda:
        if isinstance(step, (TurnDecision, More, GainTreasures)):
            return True
    return False


class SpendLater(FreeAction[Pirates]):
    """PIR-8.17: power that a Raid of this turn has left."""

    offers = (say.SPEND_LATER,)

    def add(self, state: Pirates, seat: int, options: list[int]) -> None:
        if not state.leftover or seat != state.active or is_half_resolved(state):
            return
        for raid in range(min(len(state.leftover), say.RAID.most)):
            left = state.leftover[raid]
            for action in range(len(state.used)):
                if can_spend(state, seat, action, left % POWER_BASE, left // POWER_BASE // 4):
                    options.append(say.SPEND_LATER.at(action, raid))

    def choose(self, state: Pirates, seat: int, option: int) -> None:
        action, raid = say.SPEND_LATER.of(option)
        left = state.leftover[raid]
        spent, kind = left // POWER_BASE // 4 | 1 << action, left // POWER_BASE % 4
        power = left % POWER_BASE - state.catalog.actions[action].power
        state.leftover = having(state.leftover, raid, leftover_of(power, kind, spent))
        spend(state, seat, action, kind)

    def why_not(self, state: Pirates, seat: int, option: int) -> Said | None:
        action, raid = say.SPEND_LATER.of(option)
        if raid >= len(state.leftover):
            return None
        left = state.leftover[raid]
        return why_not_spent(state, seat, action, left % POWER_BASE, left // POWER_BASE // 4)


# -- rubies (PIR-32) --------------------------------------------------------------------------------------------------

ALL_SQUARES: Final = 63


class ExchangeRuby(FreeAction[Pirates]):
    """PIR-32.4, D56: once all squares are taken, anywhere."""

    offers = (say.EXCHANGE,)

    def add(self, state: Pirates, seat: int, options: list[int]) -> None:
        is_due = state.ruby_market == ALL_SQUARES and seat == state.active and state.rubies[seat] > 0
        if is_due and not is_half_resolved(state):
            options.append(say.EXCHANGE.base)

    def choose(self, state: Pirates, seat: int, option: int) -> None:
        state.exchange_ruby(seat)


class SellRuby(FreeAction[Pirates]):
    """PIR-32.3, D56: one in each stop in the Gulf."""

    offers = (say.SELL_RUBY,)

    def add(self, state: Pirates, seat: int, options: list[int]) -> None:
        if not state.rubies[seat] or state.sold or seat != state.active or state.ship[seat] != GULF:
            return
        for square in range(len(state.catalog.ruby_squares)):
            if not state.ruby_market >> square & 1:
                options.append(say.SELL_RUBY.at(square))

    def choose(self, state: Pirates, seat: int, option: int) -> None:
        square = say.SELL_RUBY.of(option)
        state.rubies[seat] -= 1
        state.sold = 1
        state.ruby_market |= 1 << square
        state.tell(say.RUBY_SOLD, seat, square)
        begin(state, seat, state.catalog.ruby_squares[square])

    def why_not(self, state: Pirates, seat: int, option: int) -> Said | None:
        return say.SQUARE_FILLED.said() if state.ruby_market >> say.SELL_RUBY.of(option) & 1 else None


SPEND_LATER: Final = SpendLater()
EXCHANGE_RUBY: Final = ExchangeRuby()


class Between(SeatDecision[Pirates]):
    """A decision of what comes next: power that is left may be spent before it, Rubies exchanged."""

    beside: ClassVar[tuple[FreeAction[Any], ...]] = (SPEND_LATER, EXCHANGE_RUBY)


class StopStep(Between):
    """A step of a stop: in the Gulf a Ruby may be sold beside it."""

    beside = (SPEND_LATER, EXCHANGE_RUBY, SellRuby())


def may_spend(state: Pirates, seat: int) -> bool:
    """Whether power is left that buys something now: then what comes next is asked, even if it is one thing only."""
    if not state.leftover:
        return False
    options: list[int] = []
    SPEND_LATER.add(state, seat, options)
    return bool(options)


# -- lists of effects (PIR-34.2, 34.6, 34.7) --------------------------------------------------------------------------


def begin(state: Pirates, seat: int, bundle: Bundle) -> None:
    """All effects of a list, in the order that their owner wants."""
    left = bundle.all
    if not left:
        return
    if bundle.must:
        effects = bundle.effects
        for place in range(len(effects)):
            effect = effects[place]
            if isinstance(effect, Gain) and effect.is_flat():
                effect.apply(state, seat, MUST)
                left &= ~(1 << place)
    if left:
        go_on(state, seat, bundle, left)


def go_on(state: Pirates, seat: int, bundle: Bundle, left: int) -> None:
    """What is left of a list: what asks by itself or can't be refused comes at once if it is alone."""
    if may_spend(state, seat):
        state.push(ChooseEffect(seat, bundle.number, left))
        return
    effects = bundle.effects
    only = NONE
    for place in range(len(effects)):
        if left >> place & 1 and effects[place].can_apply(state, seat):
            if only != NONE:
                state.push(ChooseEffect(seat, bundle.number, left))
                return
            only = place
    if only == NONE:
        return
    effect = effects[only]
    if isinstance(effect, Gain) and (effect.asks or (bundle.must and effect.plain)):
        carry_on(state, seat, bundle, left, only)
    else:
        state.push(ChooseEffect(seat, bundle.number, left))


def carry_on(state: Pirates, seat: int, bundle: Bundle, left: int, place: int) -> None:
    """One effect of a list, then the others: they may have become possible."""
    left &= ~(1 << place)
    if left:
        state.push(GoOn(seat, bundle.number, left))
    bundle.effects[place].apply(state, seat, MUST if bundle.must else MAY)


class GoOn(Step[Pirates]):
    """The rest of a list, after one of its effects."""

    def __init__(self, seat: int, bundle: int, left: int) -> None:
        self.who: Final = seat
        self.bundle: Final = bundle
        self.left: Final = left

    def run(self, state: Pirates) -> None:
        go_on(state, self.who, state.catalog.bundles[self.bundle], self.left)


class ChooseEffect(Between):
    """PIR-34.7: the next effect of a list, or the end of it."""

    offers = (say.CHOOSE, say.DONE)

    def __init__(self, seat: int, bundle: int, left: int) -> None:
        super().__init__(seat)
        self.bundle: Final = bundle
        self.left: Final = left

    def options(self, state: Pirates) -> list[int]:
        bundle = state.catalog.bundles[self.bundle]
        options: list[int] = []
        may_end = True
        for place in range(len(bundle.effects)):
            effect = bundle.effects[place]
            if self.left >> place & 1 and isinstance(effect, Gain) and effect.can_apply(state, self.who):
                options.append(say.CHOOSE.at(effect.boon))
                if bundle.must and effect.plain:
                    may_end = False
        if may_end:
            options.append(say.DONE.base)
        return options

    def choose(self, state: Pirates, option: int) -> None:
        if option == say.DONE.base:
            return
        boon = say.CHOOSE.of(option)
        bundle = state.catalog.bundles[self.bundle]
        for place in range(len(bundle.effects)):
            effect = bundle.effects[place]
            if self.left >> place & 1 and isinstance(effect, Gain) and effect.boon == boon:
                carry_on(state, self.who, bundle, self.left, place)
                return

    def usual(self, state: Pirates) -> int:
        """Nobody leaves doubloons and points."""
        for effect in state.catalog.bundles[self.bundle].effects:
            if isinstance(effect, Gain) and effect.is_flat():
                option = say.CHOOSE.at(effect.boon)
                if option in self.options(state):
                    return option
        return NONE

    def why_not(self, state: Pirates, option: int) -> Said | None:
        return say.NOTHING_TO_GAIN.said()


class ChooseSide(StopStep):
    """PIR-7.6, 7.9, 18.2: one side of a slash, or neither; a side is named by its first effect."""

    offers = (say.CHOOSE, say.DECLINE)

    def sides(self, state: Pirates) -> list[Bundle]:
        place = state.ship[self.who]
        if place == GULF:
            return state.catalog.gulf
        return state.catalog.locations[state.location_at(place)].sides

    def options(self, state: Pirates) -> list[int]:
        options: list[int] = []
        for side in self.sides(state):
            if has_effect(state, self.who, side):
                options.append(say.CHOOSE.at(boon_of(side)))
        options.append(say.DECLINE.base)
        return options

    def choose(self, state: Pirates, option: int) -> None:
        for side in self.sides(state):
            if option == say.CHOOSE.at(boon_of(side)):
                take_side(state, self.who, side)

    def prompt(self, state: Pirates) -> dict[str, Value]:
        place = state.ship[self.who]
        return {"location": "gulf" if place == GULF else state.catalog.location_ids[state.location_at(place)]}

    def why_not(self, state: Pirates, option: int) -> Said | None:
        return say.NOTHING_TO_GAIN.said()


def boon_of(side: Bundle) -> int:
    effect = side.effects[0]
    assert isinstance(effect, Gain)
    return effect.boon


def take_side(state: Pirates, seat: int, side: Bundle) -> None:
    """A side with a single effect was chosen for that effect."""
    if len(side.effects) == 1:
        side.effects[0].apply(state, seat, MAY)
    else:
        begin(state, seat, side)


class EndTurn(StopStep):
    """PIR-8.17: while power can be spent or Rubies sold the turn ends only when its player says so."""

    offers = (say.DONE,)

    def options(self, state: Pirates) -> list[int]:
        return [say.DONE.base]

    def choose(self, state: Pirates, option: int) -> None:
        pass


END_TURN: Final = [EndTurn(seat) for seat in range(len(SEATS))]

# -- treasures (PIR-9) ------------------------------------------------------------------------------------------------


class GainTreasures(Step[Pirates]):
    """PIR-9.1, 9.9: taken and stored one after the other."""

    def __init__(self, seat: int, kind: int, left: int) -> None:
        self.who: Final = seat
        self.kind: Final = kind
        self.left: Final = left

    def run(self, state: Pirates) -> None:
        seat, kind = self.who, self.kind
        if self.left > 1:
            state.push(GainTreasures(seat, kind, self.left - 1))
        state.take_cube(seat, kind)
        if state.bonus[seat] >> kind & 1:
            state.stored[seat * 3 + kind] += 1
        else:
            state.push(StoreTreasure(seat, kind))
        state.show(say.PLUNDER, seat, kind)


class StoreTreasure(TurnDecision):
    """PIR-9.3: on the free bonus square, or in the plain storage."""

    offers = (say.STORE_BONUS, say.STORE)
    tells = ("treasure",)

    def __init__(self, seat: int, treasure: int) -> None:
        super().__init__(seat)
        self.treasure: Final = treasure

    def options(self, state: Pirates) -> list[int]:
        return [say.STORE_BONUS.base, say.STORE.base]

    def choose(self, state: Pirates, option: int) -> None:
        seat, kind = self.who, self.treasure
        if option == say.STORE.base:
            state.stored[seat * 3 + kind] += 1
        else:
            state.bonus[seat] |= 1 << kind
            state.tell(say.BONUS_COVERED, seat, kind)
            begin(state, seat, state.catalog.above[kind])

    def usual(self, state: Pirates) -> int:
        """Doubloons and points are never too early."""
        first = state.catalog.above[self.treasure].effects[0]
        return say.STORE_BONUS.base if isinstance(first, Gain) and first.is_flat() else NONE
