"""The position as a seat may know it, as a fixed number of ints: own things first."""

from caravela.games.pirates.catalog import SEATS, TREASURES
from caravela.games.pirates.state import MARKET_BASE, NONE, POWER_BASE, TRAITS, Pirates
from caravela.games.pirates.steps import DECISIONS
from caravela.kernel.features import decision_features, padded

SEAT_LIMIT = len(SEATS)
FACTS = 7
RAIDS = 4


def features(state: Pirates, seat: int) -> list[int]:
    """Numbers of always the same length; seats are counted from the one that looks, missing seats are zero."""
    setup, members = state.setup, state.setup.members
    numbers = [
        state.seats,
        state.layout,
        state.round,
        state.sold,
        int(setup.fog_locations),
        int(setup.fog_improvements),
        int(setup.skirmish),
        int(setup.hunt),
        int(setup.rubies),
        int(setup.retirement),
        setup.hard_cards,
        *decision_features(state, seat, DECISIONS, FACTS),
    ]
    numbers += [1 + (who - seat) % members if who >= 0 else 0 for who in (state.first, state.active, state.arrived)]
    order = [(seat + step) % members for step in range(members)]
    own = member_features(state, seat)
    for who in order:
        numbers += own if who == seat else member_features(state, who)
    numbers += [0] * ((SEAT_LIMIT - members) * len(own))
    numbers += [state.islands[kind] for kind in range(len(TREASURES))]
    numbers += [*state.cards, *[1 + kind for kind in state.tiles], *state.coins]
    numbers += [market_feature(state.markets[place], seat, members) for place in range(len(state.markets))]
    for mask in state.tokens:
        numbers.append(sum([(mask >> who & 1) << place for place, who in enumerate(order)]))
    market = [1 + quest for quest in state.quest_market]
    numbers += padded(market, 3)
    figureheads = [1 + tile for tile in state.figureheads]
    numbers += padded(figureheads, 6)
    numbers += [int(quest in state.hands[seat]) for quest in range(len(state.catalog.quests))]
    numbers += padded([left % POWER_BASE for left in state.leftover[:RAIDS]], RAIDS)
    numbers += [*state.used, state.sides, state.ruby_market, state.deck_size(), state.level_two_left(), state.deck_top]
    numbers += [state.jordan_marker, state.jordan_slots, len(state.jordan_cards), state.jordan_quests]
    return numbers


def market_feature(market: int, seat: int, members: int) -> int:
    """Whose Black Market lies there, and which."""
    return 0 if market == NONE else 1 + market % MARKET_BASE + MARKET_BASE * ((market // MARKET_BASE - seat) % members)


def member_features(state: Pirates, who: int) -> list[int]:
    """What is open of one of those who act."""
    numbers = [1, state.points_of(who), state.ship[who], state.explorer[who], state.rubies[who]]
    numbers += [state.treasures(who, kind) for kind in range(len(TREASURES))]
    if who >= state.seats:
        return padded(numbers, len(numbers) + 12 + TRAITS)
    numbers += [state.doubloons[who], state.doubloon_income(who), len(state.hands[who]), 1 + state.figurehead[who]]
    numbers += [state.slots[who], state.below[who], state.bonus[who], state.unplaced[who]]
    numbers += [state.retirees >> who & 1, len(state.tableau[who]), sum([1 << trade for trade in state.trades[who]])]
    numbers += [state.buried(who)]
    return numbers + list(state.traits[who * TRAITS : (who + 1) * TRAITS])
