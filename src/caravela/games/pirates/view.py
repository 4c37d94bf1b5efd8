"""What a set of eyes may see (PIR-1.8 to 1.14)."""

from typing import Any

from caravela.games.pirates import scoring
from caravela.games.pirates.catalog import (
    BOONS,
    DOWN_LOCATION,
    DOWN_ONE,
    DOWN_TWO,
    EACH,
    EMPTY,
    FILLER,
    KINDS,
    MARKETS,
    NO_CARD,
    ROUNDS,
    SEATS,
    SLOT_EFFECTS,
    SQUARES,
    START,
    TREASURES,
    Bundle,
    Need,
    column_of,
)
from caravela.games.pirates.facts import effects_facts
from caravela.games.pirates.gains import Gain
from caravela.games.pirates.state import (
    ACTIONS,
    CARDS,
    DIE_POWER,
    DISCOUNT,
    FIGUREHEAD_SQUARES,
    LIGHTNING,
    MARKET_BASE,
    NONE,
    POWER,
    POWER_BASE,
    REROLLS,
    SWIFT_EXPLORER,
    Pirates,
)
from caravela.games.pirates.steps.cards import AcquireAfar, Retire, half_price, price_of, residence_price
from caravela.games.pirates.steps.explore import MoveExplorer, can_trade, is_jumped, reach
from caravela.games.pirates.steps.markets import side_of
from caravela.games.pirates.steps.raid import ChooseDie, NameColour, SpendPower
from caravela.games.pirates.steps.sailing import SailOn, ends_of, fee_at, steps_of
from caravela.games.pirates.steps.ship import missing_for
from caravela.games.pirates.steps.timing import ChooseEffect, ChooseSide, boon_of, can_spend
from caravela.kernel.agenda import Decision
from caravela.kernel.effects import Effect
from caravela.kernel.phrases import Value
from caravela.kernel.seen import Seen, bits, name, names, plain

DOWN = {EMPTY: "empty", FILLER: "filler", DOWN_LOCATION: "location", DOWN_ONE: "level_one", DOWN_TWO: "level_two"}
"""The backs of cards, and a space that waits for its refill."""


def look(state: Pirates, eyes: int) -> dict[str, Any]:
    """The position as these eyes, a bit mask of seats, may see it."""
    seen: dict[str, Any] = plain(View(state, eyes))
    return seen


def who_word(state: Pirates, who: int) -> str:
    """The word of one of those who act."""
    return SEATS[who] if who < state.seats else "jordan"


def place_word(state: Pirates, place: int) -> str:
    return "start" if place == START else state.catalog.places[place]


# -- what happens now -------------------------------------------------------------------------------------------------


class Waiting(Seen):
    """Who decides what; the options themselves go to the one who decides."""

    def __init__(self, state: Pirates, decision: Decision[Any]) -> None:
        self.seat: str = SEATS[decision.seat(state)]
        self.decision: str = type(decision).__name__
        self.prompt: dict[str, Value] = decision.prompt(state)


class Listed(Seen):
    """What can be chosen of a list of effects, by its word: one effect, or all of a side of a slash."""

    def __init__(self, boon: int, effects: list[Effect[Any]]) -> None:
        self.boon: str = BOONS[boon]
        self.effects: list[dict[str, Any]] = effects_facts(effects)


def listed(state: Pirates) -> list[Listed]:
    """The list that is being carried out."""
    decision = state.pending
    if isinstance(decision, ChooseEffect):
        bundle: Bundle = state.catalog.bundles[decision.bundle]
        left = [effect for place, effect in enumerate(bundle.effects) if decision.left >> place & 1]
        return [Listed(effect.boon, [effect]) for effect in left if isinstance(effect, Gain)]
    if isinstance(decision, ChooseSide):
        return [Listed(boon_of(side), side.effects) for side in decision.sides(state)]
    return []


class Die(Seen):
    """A Raid die: its pips, and the power it would bring."""

    def __init__(self, state: Pirates, step: ChooseDie, kind: int) -> None:
        pips = step.dice()[kind]
        self.treasure: str = TREASURES[kind]
        self.pips: int = pips
        self.bonus: int = state.trait(step.who, DIE_POWER + kind)
        self.power: int = SpendPower(step.who, kind, pips + step.extra, 1, 0, 0).power(state) if pips else 0


class RaidView(Seen):
    """A Raid under way: its dice, then what makes up its power, and what is left of it."""

    def __init__(self, state: Pirates, step: ChooseDie | NameColour | SpendPower) -> None:
        dice = step if isinstance(step, ChooseDie) else None
        spending = step if isinstance(step, SpendPower) else None
        self.seat: str = SEATS[step.who]
        self.stage: str = "die" if dice else "spend" if spending else "colour"
        self.dice: list[Die] = [Die(state, dice, kind) for kind in range(len(TREASURES))] if dice else []
        self.rerolls: int = dice.rerolls if dice else 0
        self.treasure: str | None = TREASURES[spending.treasure] if spending else None
        self.basis: int = step.extra if isinstance(step, ChooseDie) else step.basis
        self.general: int = state.trait(step.who, POWER)
        self.colour: int = state.trait(step.who, DIE_POWER + spending.treasure) if spending and spending.rolled else 0
        self.paid: int = spending.paid if spending else 0
        self.power: int = spending.power(state) if spending else 0 if dice else self.basis + self.general
        self.usable: list[str] = (
            [
                action.id
                for action in state.catalog.actions
                if can_spend(state, step.who, action.number, spending.power(state), spending.spent)
            ]
            if spending
            else []
        )


def raid(state: Pirates) -> RaidView | None:
    """The innermost Raid."""
    for step in state.agenda[::-1]:
        if isinstance(step, (ChooseDie, NameColour, SpendPower)):
            return RaidView(state, step)
    return None


class Leftover(Seen):
    """The power that a Raid of this turn has left (PIR-8.17)."""

    def __init__(self, number: int, left: int) -> None:
        self.raid: int = number + 1
        self.treasure: str = TREASURES[left // POWER_BASE % 4]
        self.power: int = left % POWER_BASE


class Trade(Seen):
    """Who lets an Explore trade movement, and whether it can be done in this one."""

    def __init__(self, state: Pirates, step: MoveExplorer, trade: int) -> None:
        self.id: str = state.catalog.trade_ids[trade]
        self.made: bool = bool(step.traded >> trade & 1)
        self.possible: bool = not self.made and can_trade(state, step.who, trade)


class ExploreView(Seen):
    """An Explore under way: the movement left, and how much of it each space takes."""

    def __init__(self, state: Pirates, step: MoveExplorer) -> None:
        left = step.left(state)
        ends = reach(state, step.who, left)
        self.seat: str = SEATS[step.who]
        self.value: int = step.value
        self.bonus: int = state.trait(step.who, SWIFT_EXPLORER)
        self.left: int = left
        self.reach: dict[str, int] = {
            space.id: ends[space.number] for space in state.catalog.spaces if ends[space.number] <= left
        }
        self.jumped: list[str] = [
            space.id for space in state.catalog.spaces if is_jumped(state, step.who, space.number)
        ]
        self.trades: list[Trade] = [Trade(state, step, trade) for trade in state.trades[step.who]]


def exploring(state: Pirates) -> ExploreView | None:
    """The innermost Explore."""
    for step in state.agenda[::-1]:
        if isinstance(step, MoveExplorer):
            return ExploreView(state, step)
    return None


# -- the Caribbean ----------------------------------------------------------------------------------------------------


class MarketTile(Seen):
    """A Black Market tile on a Location."""

    def __init__(self, state: Pirates, market: int) -> None:
        self.seat: str = SEATS[market // MARKET_BASE]
        self.side: str = state.catalog.market_ids[market % MARKET_BASE]


class Cell(Seen):
    """A card space with all that lies and stands there; of a face-down card only its back is known."""

    def __init__(self, state: Pirates, place: int) -> None:
        catalog = state.catalog
        location, residence = state.location_at(place), state.residence_at(place)
        improvement, market = state.improvement_at(place), state.markets[place]
        self.id: str = catalog.places[place]
        self.kind: str = (
            "location"
            if location >= 0
            else "residence"
            if residence >= 0
            else "improvement"
            if improvement >= 0
            else "down"
        )
        self.card: str | None = (
            name(catalog.location_ids, location)
            or name(catalog.residence_ids, residence)
            or name(catalog.improvement_ids, improvement)
        )
        self.back: str | None = DOWN.get(state.cards[place])
        self.tile: str | None = name(TREASURES, state.tiles[place])
        self.market: MarketTile | None = MarketTile(state, market) if market != NONE else None
        self.rubies: bool = state.setup.rubies and location >= 0 and catalog.locations[location].rubies
        self.coins: int = state.coins[place]
        self.tokens: list[str] = (
            [who_word(state, who) for who in range(state.setup.members) if state.tokens[residence] >> who & 1]
            if residence >= 0
            else []
        )
        self.first_points: int = catalog.first_token if residence >= 0 and not state.tokens[residence] else 0


class Island(Seen):
    """A Treasure Island: its cubes, what a Treasure of its kind is worth now, and with one cube less or more."""

    def __init__(self, state: Pirates, kind: int) -> None:
        cubes = state.islands[kind]
        self.id: str = TREASURES[kind]
        self.cubes: int = cubes
        self.value: int = scoring.treasure_value(cubes)
        self.less: int = scoring.treasure_value(max(0, cubes - 1))
        self.more: int = scoring.treasure_value(cubes + 1)


class Stop(Seen):
    """
    Where a ship can end its move: with how many steps, and which fee is due there; the doubloons left after the fee,
    after the purchase of the card, and where the card is left for doubloons.
    """

    def __init__(self, state: Pirates, seat: int, place: int, steps: int) -> None:
        improvement, residence = state.improvement_at(place), state.residence_at(place)
        fee = fee_at(state, seat, place)
        left = max(0, state.doubloons[seat] - fee)
        if improvement >= 0:
            price = price_of(state, seat, improvement, 0)
        else:
            price = residence_price(state, seat, residence) if residence >= 0 else 0
        self.place: str = state.catalog.places[place]
        self.steps: int = steps
        self.fee: int = fee
        self.left: int = left
        self.price: int | None = price if improvement >= 0 or residence >= 0 else None
        self.bought: int | None = left - price if self.price is not None and price <= left else None
        self.passed: int | None = left + state.catalog.pass_doubloons if improvement >= 0 else None


def stops(state: Pirates, seat: int) -> list[Stop]:
    """Of the move that is being made, else of the next one."""
    if not state.round or state.is_over:
        return []
    decision = state.pending
    if isinstance(decision, SailOn) and decision.who == seat:
        ends = ends_of(state, seat, decision.column, decision.left)
    else:
        ends = ends_of(state, seat, column_of(state.ship[seat]), steps_of(state, seat))
    return [Stop(state, seat, place, steps) for place, steps in ends]


# -- the players ------------------------------------------------------------------------------------------------------


class NeedView(Seen):
    """One line of a Quest: what there is, and what it asks for."""

    def __init__(self, state: Pirates, seat: int, need: Need) -> None:
        self.what: str = EACH[need.what]
        self.have: int = state.count(seat, need.what)
        self.low: int = need.low
        self.high: int = need.high


class QuestView(Seen):
    """A Quest as it stands for somebody: its lines, and the points it would bring now."""

    def __init__(self, state: Pirates, seat: int, quest: int) -> None:
        self.id: str = state.catalog.quest_ids[quest]
        self.needs: list[NeedView] = [NeedView(state, seat, need) for need in state.catalog.quests[quest].needs]
        self.points: int = state.quest_points(seat, quest)


class SlotView(Seen):
    """An upgrade slot: filled, or how many upgrades its barrier still asks for."""

    def __init__(self, state: Pirates, seat: int, slot: int) -> None:
        filled = bool(state.slots[seat] >> slot & 1)
        self.id: str = state.catalog.slot_ids[slot]
        self.filled: bool = filled
        self.missing: int = 0 if filled else missing_for(state, seat, slot)


class AreaView(Seen):
    """An area of the Hideout: Treasures above the shovel line, the bonus square, the squares below it."""

    def __init__(self, state: Pirates, seat: int, kind: int) -> None:
        below = state.below[seat] >> SQUARES * kind
        self.treasure: str = TREASURES[kind]
        self.stored: int = state.stored[seat * len(TREASURES) + kind]
        self.bonus: bool = bool(state.bonus[seat] >> kind & 1)
        self.buried: list[bool] = [bool(below >> square & 1) for square in range(SQUARES)]
        self.total: int = state.treasures(seat, kind)


class ActionView(Seen):
    """A Raid action: how many of it one has, and how many were used this turn."""

    def __init__(self, state: Pirates, seat: int, action: int) -> None:
        self.id: str = state.catalog.action_ids[action]
        self.owned: int = state.trait(seat, ACTIONS + action)
        self.used: int = state.used[action] if state.active == seat else 0


class Player(Seen):
    """All that may be known about a player; what is hidden is None."""

    def __init__(self, state: Pirates, seat: int, known: bool) -> None:
        catalog = state.catalog
        hand = state.hands[seat]
        own = [*hand, *[quest for quest in state.quest_market if quest != NONE]] if known else []
        self.seat: str = SEATS[seat]
        self.points: int = state.points_of(seat)
        self.doubloons: int = state.doubloons[seat]
        self.doubloon_income: int = state.doubloon_income(seat)
        self.points_income: int = state.points_income(seat)
        self.ship: str = place_word(state, state.ship[seat])
        self.steps: int = steps_of(state, seat)
        self.stops: list[Stop] = stops(state, seat)
        self.explorer: str = catalog.space_ids[state.explorer[seat]]
        self.rivers: int = state.rivers(seat)
        self.explore_bonus: int = state.trait(seat, SWIFT_EXPLORER)
        self.trades: list[str] = names(catalog.trade_ids, state.trades[seat])
        self.power: int = state.trait(seat, POWER)
        self.die_power: dict[str, int] = {
            treasure: state.trait(seat, DIE_POWER + kind) for kind, treasure in enumerate(TREASURES)
        }
        self.rerolls: int = 1 + state.trait(seat, REROLLS)
        self.actions: list[ActionView] = [ActionView(state, seat, action) for action in range(len(catalog.actions))]
        self.discounts: dict[str, int] = {
            what: state.trait(seat, DISCOUNT + kind) for kind, what in enumerate([*KINDS, "residence"])
        }
        self.prices: dict[str, int] = prices(state, seat)
        self.slots: list[SlotView] = [SlotView(state, seat, slot) for slot in range(len(catalog.slots))]
        self.upgrades: int = state.upgrades(seat)
        self.areas: list[AreaView] = [AreaView(state, seat, kind) for kind in range(len(TREASURES))]
        self.figurehead_squares: list[str | None] | None = (
            [name(TREASURES, kind) for kind in state.figurehead_cubes]
            if state.trait(seat, FIGUREHEAD_SQUARES)
            else None
        )
        self.buried: int = state.buried(seat)
        self.treasure_points: int = state.treasure_points(seat)
        self.tableau: list[str] = names(catalog.improvement_ids, state.tableau[seat])
        self.kinds: dict[str, int] = {kind: state.trait(seat, CARDS + number) for number, kind in enumerate(KINDS)}
        self.lightning: int = state.trait(seat, LIGHTNING)
        self.residences: list[str] = [
            residence.id for residence in catalog.residences if state.tokens[residence.number] >> seat & 1
        ]
        self.figurehead: str | None = name(catalog.figurehead_ids, state.figurehead[seat])
        self.unplaced: list[str] = [
            catalog.market_ids[side_of(state, tile)] for tile in range(MARKETS) if state.unplaced[seat] >> tile & 1
        ]
        self.rubies: int = state.rubies[seat]
        self.can_retire: bool = state.setup.retirement and bool(state.retirees >> seat & 1)
        self.quests: int = len(hand)
        self.hand: list[str] | None = names(catalog.quest_ids, hand) if known else None
        self.progress: dict[str, QuestView] = {catalog.quest_ids[quest]: QuestView(state, seat, quest) for quest in own}


def prices(state: Pirates, seat: int) -> dict[str, int]:
    """Of all cards in sight, with all discounts; with the surcharge or at half the price where that is chosen now."""
    catalog, decision = state.catalog, state.pending
    afar = decision.effect_of(state).amount if isinstance(decision, AcquireAfar) and decision.who == seat else 0
    cost = half_price if isinstance(decision, Retire) and decision.who == seat else residence_price
    found: dict[str, int] = {}
    for place in state.sea.cells:
        improvement, residence = state.improvement_at(place), state.residence_at(place)
        if improvement >= 0:
            found[catalog.improvement_ids[improvement]] = price_of(state, seat, improvement, afar)
        if residence >= 0:
            found[catalog.residence_ids[residence]] = cost(state, seat, residence)
    return found


class Jordan(Seen):
    """The solo opponent (PIR-26): his boards, his card, what he has."""

    def __init__(self, state: Pirates) -> None:
        catalog, who = state.catalog, state.seats
        cards = [catalog.improvements[card] for card in state.jordan_cards]
        self.points: int = state.points_of(who)
        self.ship: str = place_word(state, state.ship[who])
        self.explorer: str = catalog.space_ids[state.explorer[who]]
        self.rivers: int = state.rivers(who)
        self.marker: int = state.jordan_marker
        self.upgrades: int = state.jordan_slots
        self.next_slot: str | None = (
            SLOT_EFFECTS[catalog.solo_slots[state.jordan_slots]]
            if state.jordan_slots < len(catalog.solo_slots)
            else None
        )
        self.tableau: list[str] = [card.id for card in cards]
        self.kinds: dict[str, int] = {
            kind: len([card for card in cards if card.kind == number]) for number, kind in enumerate(KINDS)
        }
        self.residences: list[str] = [
            residence.id for residence in catalog.residences if state.tokens[residence.number] >> who & 1
        ]
        self.quests: int = state.jordan_quests
        self.treasures: dict[str, int] = {
            treasure: state.treasures(who, kind) for kind, treasure in enumerate(TREASURES)
        }
        self.treasure_points: int = state.treasure_points(who)
        self.rubies: int = state.rubies[who]
        self.card: str | None = catalog.solo_ids[state.solo_discards[-1]] if state.solo_discards else None
        self.discards: list[str] = names(catalog.solo_ids, state.solo_discards)
        self.deck: int = len(state.solo_deck)


# -- the whole --------------------------------------------------------------------------------------------------------


class View(Seen):
    """The position as a set of eyes may see it."""

    def __init__(self, state: Pirates, eyes: int) -> None:
        catalog, setup, seats = state.catalog, state.setup, range(state.seats)
        over, decision = state.is_over, state.pending
        dealt = [place for place in state.sea.cells if state.cards[place] != NO_CARD]
        self.game: str = "pirates"
        self.seats: int = state.seats
        self.settings: dict[str, Any] = dict(setup.settings)
        self.solo: bool = setup.solo
        self.layout: str = catalog.layout_ids[state.layout]
        self.round: int = state.round
        self.rounds: int = ROUNDS
        self.phase: str = "over" if over else "voyage" if state.round else "opening"
        self.choices: int = state.choices
        self.over: bool = over
        self.winners: list[str] = [SEATS[winner] for winner in state.winners()] if over else []
        self.opener: str = who_word(state, state.opener)
        self.order: list[str] = [
            who_word(state, (state.opener + step) % setup.members) for step in range(setup.members)
        ]
        self.turn: str | None = SEATS[state.active] if 0 <= state.active < state.seats and not over else None
        self.last: str | None = who_word(state, state.last) if state.round else None
        self.arrived: str | None = who_word(state, state.arrived) if state.arrived >= 0 else None
        self.waiting: Waiting | None = None if decision is None else Waiting(state, decision)
        self.listed: list[Listed] = listed(state)
        self.raid: RaidView | None = raid(state)
        self.leftover: list[Leftover] = [Leftover(number, left) for number, left in enumerate(state.leftover)]
        self.exploring: ExploreView | None = exploring(state)
        self.cells: list[Cell] = [Cell(state, place) for place in dealt]
        self.islands: list[Island] = [Island(state, kind) for kind in range(len(TREASURES))]
        self.ships: dict[str, str] = {
            who_word(state, who): place_word(state, state.ship[who]) for who in range(setup.members)
        }
        self.explorers: dict[str, str] = {
            who_word(state, who): catalog.space_ids[state.explorer[who]] for who in range(setup.members)
        }
        self.quest_market: list[str | None] = [name(catalog.quest_ids, quest) for quest in state.quest_market]
        self.quest_deck: int = state.deck_size()
        self.figureheads: list[str] = names(catalog.figurehead_ids, state.figureheads)
        self.level_two: int = state.level_two_left()
        self.top_up: bool | None = bool(state.deck_top) if setup.fog_improvements else None
        self.market_sides: list[str] = [catalog.market_ids[side_of(state, tile)] for tile in range(MARKETS)]
        self.ruby_market: list[str] = bits(state.ruby_market, catalog.ruby_ids)
        self.retirees: list[str] = bits(state.retirees, SEATS[: state.seats]) if setup.retirement else []
        self.players: list[Player] = [Player(state, seat, over or bool(eyes >> seat & 1)) for seat in seats]
        self.jordan: Jordan | None = Jordan(state) if setup.solo else None
