"""What a position is worth to a seat, by hand: points, what will become points, and what is about to be done."""

from collections.abc import Mapping
from typing import Any, Final

from caravela.games.pirates import scoring
from caravela.games.pirates.catalog import COLUMNS, EACH_SCORED, GULF, RESIDENCES, ROUNDS, TREASURES, Bundle, column_of
from caravela.games.pirates.effects import Score
from caravela.games.pirates.gains import Gain
from caravela.games.pirates.state import (
    ACTIONS,
    DIE_POWER,
    DISCOUNT,
    MARKET_BASE,
    NONE,
    POWER,
    POWER_BASE,
    REFRESH,
    SWIFT_EXPLORER,
    TRAITS,
    Pirates,
)
from caravela.games.pirates.steps.cards import (
    AcquireAfar,
    BuildAnywhere,
    Retire,
    StopAtImprovement,
    StopAtResidence,
    price_of,
    residence_price,
)
from caravela.games.pirates.steps.explore import MoveExplorer, UseSpace, reach
from caravela.games.pirates.steps.hideout import AddCubes, BuryMore, BuryTreasure, TakeTreasure
from caravela.games.pirates.steps.markets import ActivateMarket, ChooseMarket, PlaceMarket
from caravela.games.pirates.steps.quests import SellOne, TakeMore, TakeQuest
from caravela.games.pirates.steps.raid import ChooseDie, NameColour, Roll, SpendPower
from caravela.games.pirates.steps.sailing import LocationActions, TakeRuby
from caravela.games.pirates.steps.ship import StopUpgrade, TakeFigurehead, UpgradeMore, UpgradeShip, can_upgrade
from caravela.games.pirates.steps.timing import ChooseEffect, ChooseSide, GainTreasures, GoOn, StoreTreasure, has_effect
from caravela.kernel.agenda import Step

DOUBLOON: Final = [0.75, 0.75, 0.65, 0.35]
"""What a doubloon is worth, by round."""
SLOT: Final = 2.6
QUEST: Final = 2.2
BURIAL: Final = 3.2
TREASURE: Final = 3.6
STEP: Final = 0.55
"""What a space further on the explorer track is worth."""
TURN: Final = 1.0
"""What a column still to be sailed is worth."""
POWER_POINT: Final = 0.75
PARTS: Final = ("points", "cards", "treasures", "supply", "quests", "board", "course", "pending")
"""What the parts of a worth are called."""
STYLES: Final[Mapping[str, Mapping[str, float]]] = {
    "builder": {"board": 2.5},
    "raider": {"treasures": 2.5, "board": 0.7, "course": 0.7},
    "explorer": {"course": 2.5},
    "newcomer": {"quests": 0.4, "board": 0.5},
}
"""Ways to play, by what counts more or less than usual."""


def worth(state: Pirates, seat: int) -> float:
    """In points, at the end of the game."""
    return sum(parts(state, seat))


def parts(state: Pirates, seat: int) -> list[float]:
    """The same part by part."""
    pad = state.score_pad(seat, True)
    if state.is_over:
        return [float(sum(pad.values()))]
    cards = pad["cards"] + pad["card_scoring"] + pad["residences"]
    treasures = pad["treasures"] + pad["buried"]
    return [
        float(sum(pad.values()) - cards - treasures - pad["rivers"] - pad["doubloons"] - pad["quests"]),
        float(cards),
        treasures + treasure_worth(state, seat),
        supply_worth(state, seat),
        quest_worth(state, seat),
        board_worth(state, seat),
        pad["rivers"] + course_worth(state, seat),
        pending_worth(state, seat),
    ]


def worths(state: Pirates) -> list[float]:
    return [worth(state, seat) for seat in range(state.seats)]


def incomes_left(state: Pirates) -> int:
    """How many incomes are still to come."""
    return ROUNDS + 1 - max(1, state.round)


def share_left(state: Pirates, seat: int) -> float:
    """How much of the game is still to be sailed, from 3 down to 0."""
    round_left = 1.0 - min(1.0, column_of(state.ship[seat]) / COLUMNS)
    return ROUNDS - max(1, state.round) + round_left


# -- what a seat has --------------------------------------------------------------------------------------------------


def supply_worth(state: Pirates, seat: int) -> float:
    left = incomes_left(state)
    value = DOUBLOON[state.round] * state.doubloons[seat]
    value += state.points_income(seat) * left
    value += state.doubloon_income(seat) * (0.6 * (left - 1) + 0.2)
    return value + 2.0 * state.rubies[seat]


def treasure_worth(state: Pirates, seat: int) -> float:
    """What Treasures at hand are good for, beside their points."""
    value = 0.0
    for kind in range(len(TREASURES)):
        above = state.treasures(seat, kind) - state.buried_of(seat, kind)
        value += 0.9 * min(2, above)
    return value


def quest_worth(state: Pirates, seat: int) -> float:
    """Each Quest by how far its conditions have come, and how much time is left for the rest."""
    catalog = state.catalog
    time = min(1.0, 0.25 + 0.3 * share_left(state, seat))
    value = 0.0
    for number in state.hands[seat]:
        quest = catalog.quests[number]
        low = high = 1.0
        for need in quest.needs:
            count = state.count(seat, need.what)
            low = min(low, count / need.low)
            high = min(high, count / need.high)
        sure = quest.low if low >= 1.0 else 0
        if state.setup.hunt:
            value += 2.0 * quest.high if high >= 1.0 else 2.0 * quest.high * time * high - 5.0 * (1.0 - time * high)
        elif high >= 1.0:
            value += quest.high
        else:
            value += sure + time * (0.75 * (quest.high - sure) * high + (0.5 * quest.low * low if not sure else 0.0))
    return value


def board_worth(state: Pirates, seat: int) -> float:
    """What lasting effects, upgrades, Black Markets and Residences will bring."""
    catalog = state.catalog
    left = share_left(state, seat)
    base = seat * TRAITS
    value = 0.0
    for card in state.tableau[seat]:
        value += lasting_worth(state, seat, catalog.improvements[card].end, left)
    value += 1.1 * left * state.traits[base + POWER]
    for kind in range(len(TREASURES)):
        value += 0.4 * left * state.traits[base + DIE_POWER + kind]
    value += 1.0 * left * state.traits[base + SWIFT_EXPLORER] * min(1.0, catalog.distance[state.explorer[seat]] / 8)
    for kind in range(RESIDENCES + 1):
        value += 0.25 * left * state.traits[base + DISCOUNT + kind]
    for action in range(3, len(catalog.actions)):
        value += 1.5 * left * state.traits[base + ACTIONS + action]
    value += 0.7 * left * len(state.trades[seat]) + 0.6 * left * state.traits[base + REFRESH]
    value += 0.35 * state.upgrades(seat)
    value += 1.0 * left if state.figurehead[seat] != NONE else 0.0
    for market in state.markets:
        if market != NONE and market // MARKET_BASE == seat:
            value += 0.7 * left
    for number in range(len(state.tokens)):
        if state.tokens[number] >> seat & 1:
            value += lasting_worth(state, seat, catalog.residences[number].effects, left)
    return value


def lasting_worth(state: Pirates, seat: int, effects: list[Any], left: float) -> float:
    """What end-of-game scoring may still grow by."""
    value = 0.0
    for effect in effects:
        if isinstance(effect, Score):
            growth = 1.2 if effect.each == EACH_SCORED else 0.9
            more = growth * left * effect.amount / effect.per
            if effect.limit:
                more = min(more, float(effect.limit - effect.points(state, seat)))
            value += 0.8 * more
    return value


def course_worth(state: Pirates, seat: int) -> float:
    """How far the Explorer has come, and what is left to sail in this round."""
    catalog = state.catalog
    value = STEP * (catalog.distance[0] - catalog.distance[state.explorer[seat]])
    if state.round:
        mine = column_of(GULF) + 1 - column_of(state.ship[seat])
        least = mine
        for who in range(state.setup.members):
            least = min(least, column_of(GULF) + 1 - column_of(state.ship[who]))
        value += TURN * min(mine, 3 * least + 3)
    return value


# -- what is about to be done -----------------------------------------------------------------------------------------


def effects_value(state: Pirates, seat: int, bundle: Bundle, left: int) -> float:
    """What carrying out the rest of a list would bring."""
    value = 0.0
    for place in range(len(bundle.effects)):
        effect = bundle.effects[place]
        if left >> place & 1 and isinstance(effect, Gain) and effect.can_apply(state, seat):
            value += gain_value(state, seat, effect)
    return value


def gain_value(state: Pirates, seat: int, effect: Gain) -> float:
    if effect.verb == "upgrade":
        return SLOT * effect.amount
    if effect.verb == "quests":
        return QUEST * effect.amount
    if effect.verb == "bury":
        return BURIAL * effect.amount
    if effect.verb == "doubloons":
        return DOUBLOON[state.round] * effect.amount
    return effect.value(state, seat)


def side_value(state: Pirates, seat: int, sides: list[Bundle]) -> float:
    best = 0.0
    for side in sides:
        if has_effect(state, seat, side):
            best = max(best, effects_value(state, seat, side, side.all))
    return best


def pending_worth(state: Pirates, seat: int) -> float:
    """What lies on the agenda for this seat, and power that is left."""
    value = 0.0
    agenda = state.agenda
    for place in range(len(agenda) - 1, -1, -1):
        value += step_worth(state, seat, agenda[place])
    if state.leftover and state.active == seat:
        for left in state.leftover:
            value += 0.3 * (left % POWER_BASE)
    return value


def step_worth(state: Pirates, seat: int, step: Step[Any]) -> float:
    catalog = state.catalog
    if isinstance(step, (ChooseEffect, GoOn)):
        return effects_value(state, seat, catalog.bundles[step.bundle], step.left) if step.who == seat else 0.0
    if isinstance(step, StopUpgrade):
        return SLOT if step.who == seat and can_upgrade(state, seat) else 0.0
    if isinstance(step, ChooseSide):
        return side_value(state, seat, step.sides(state)) if step.who == seat else 0.0
    if isinstance(step, LocationActions):
        if step.who != seat:
            return 0.0
        return side_value(state, seat, catalog.locations[state.location_at(state.ship[seat])].sides)
    if isinstance(step, StopAtImprovement):
        return improvement_worth(state, seat) if step.who == seat else 0.0
    if isinstance(step, StopAtResidence):
        return residence_worth(state, seat, state.residence_at(state.ship[seat])) if step.who == seat else 0.0
    if isinstance(step, BuildAnywhere):
        if step.who != seat:
            return 0.0
        return max([residence_worth(state, seat, number) for number in range(len(state.tokens))])
    if isinstance(step, SpendPower):
        return spend_worth(state, seat, step.power(state), step.spent, step.treasure) if step.who == seat else 0.0
    if isinstance(step, ChooseDie):
        if step.who != seat:
            return 0.0
        best = 0.0
        for kind in range(len(TREASURES)):
            pips = step.dice()[kind]
            if pips:
                power = SpendPower(seat, kind, pips + step.extra, 1, 0, 0).power(state)
                best = max(best, spend_worth(state, seat, power, 0, kind))
        return best + (1.0 if step.rerolls else 0.0)
    if isinstance(step, Roll):
        return 5.0 if step.who == seat else 0.0
    if isinstance(step, NameColour):
        return POWER_POINT * step.basis if step.who == seat else 0.0
    if isinstance(step, MoveExplorer):
        return explore_worth(state, seat, step) if step.who == seat else 0.0
    if isinstance(step, UseSpace):
        gains = catalog.spaces[state.explorer[seat]].gains
        return effects_value(state, seat, gains, gains.all) if step.who == seat else 0.0
    if isinstance(step, (UpgradeShip, UpgradeMore)):
        return SLOT * step.left if step.who == seat else 0.0
    if isinstance(step, (TakeQuest, TakeMore)):
        return QUEST * step.left if step.who == seat else 0.0
    if isinstance(step, (BuryTreasure, BuryMore)):
        return BURIAL * step.left if step.who == seat else 0.0
    if isinstance(step, GainTreasures):
        return TREASURE * step.left if step.who == seat else 0.0
    if isinstance(step, TakeTreasure):
        return TREASURE * step.left * step.count if step.who == seat else 0.0
    if isinstance(step, StoreTreasure):
        return TREASURE + 1.8 if step.who == seat else 0.0
    if isinstance(step, AddCubes):
        return 0.8 * step.left * step.count if step.who == seat else 0.0
    if isinstance(step, ActivateMarket):
        if step.who != seat:
            return 0.0
        market = catalog.markets[step.side(state)]
        return effects_value(state, seat, market, market.all)
    if isinstance(step, (PlaceMarket, TakeFigurehead)):
        return 4.5 if step.who == seat else 0.0
    if isinstance(step, (AcquireAfar, ChooseMarket, TakeRuby)):
        return 2.5 if step.who == seat else 0.0
    if isinstance(step, SellOne):
        return 1.5 if step.who == seat else 0.0
    if isinstance(step, Retire):
        return 8.0 if step.who == seat else 0.0
    return 0.0


def improvement_worth(state: Pirates, seat: int) -> float:
    """The card under the ship, or the doubloons instead."""
    ignored = DOUBLOON[state.round] * state.catalog.pass_doubloons
    number = state.improvement_at(state.ship[seat])
    if number == NONE:
        return ignored
    price = price_of(state, seat, number, 0)
    if price > state.doubloons[seat]:
        return ignored
    card = state.catalog.improvements[number]
    left = share_left(state, seat)
    value = float(card.points) + 0.8
    for effect in card.lasting:
        value += effect.worth(state, seat)
    value += lasting_worth(state, seat, card.end, left)
    for effect in card.end:
        value += effect.points(state, seat)
    value += effects_value(state, seat, card.now, card.now.all)
    return max(ignored, value - DOUBLOON[state.round] * price)


def residence_worth(state: Pirates, seat: int, number: int) -> float:
    if number == NONE or state.tokens[number] >> seat & 1:
        return 0.0
    price = residence_price(state, seat, number)
    if price > state.doubloons[seat]:
        return 0.0
    effects = state.catalog.residences[number].effects
    value = lasting_worth(state, seat, effects, share_left(state, seat)) + (0.0 if state.tokens[number] else 2.0)
    for effect in effects:
        value += effect.points(state, seat)
    return max(0.0, value - DOUBLOON[state.round] * price)


def spend_worth(state: Pirates, seat: int, power: int, spent: int, kind: int) -> float:
    """Raid actions by what a point of power brings, as long as power lasts."""
    catalog = state.catalog
    value = 0.0
    treasure = TREASURE + scoring.treasure_value(state.islands[kind]) - 3.0
    if not state.bonus[seat] >> kind & 1:
        treasure += 1.8
    offers: list[tuple[float, int, float]] = []
    for action in catalog.actions:
        owned = state.traits[seat * TRAITS + ACTIONS + action.number]
        if action.once_per_raid:
            count = 0 if spent >> action.number & 1 else owned
        else:
            count = owned - state.used[action.number]
        gain = treasure * action.loot if action.loot else effects_value(state, seat, action.gains, action.gains.all)
        for _ in range(count):
            offers.append((gain / action.power, action.power, gain))
    offers.sort(reverse=True)
    for _, price, gain in offers:
        if price <= power:
            power -= price
            value += gain
    return value


def explore_worth(state: Pirates, seat: int, step: MoveExplorer) -> float:
    """The best space within reach."""
    catalog = state.catalog
    left = step.left(state)
    here = state.explorer[seat]
    ends = reach(state, seat, left) if left > 0 else []
    best = 0.0
    if step.moved:
        gains = catalog.spaces[here].gains
        best = effects_value(state, seat, gains, gains.all)
    for end in range(len(ends)):
        if ends[end] <= left and end != catalog.tile_space:
            space = catalog.spaces[end]
            value = STEP * (catalog.distance[here] - catalog.distance[end])
            value += catalog.river_points * (space.rivers - catalog.spaces[here].rivers)
            value += effects_value(state, seat, space.gains, space.gains.all)
            best = max(best, value)
    return best
