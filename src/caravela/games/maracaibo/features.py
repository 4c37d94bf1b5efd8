"""The position as a seat may know it, as a fixed number of ints: own things first."""

from caravela.games.maracaibo.catalog import NATIONS, SEATS
from caravela.games.maracaibo.state import MARKET_BASE, NONE, QUEST_BASE, TRAITS, Maracaibo
from caravela.games.maracaibo.steps import DECISIONS
from caravela.games.maracaibo.steps.legacy import discs_on
from caravela.kernel.features import decision_features, padded

SEAT_LIMIT = len(SEATS)
FACTS = 5
STORIES = 3
"""So many story cards are told."""
HIDDEN = 0
OPEN = 1
"""Where a project card is, as a seat knows it; hands and areas follow."""
HAND = 2
PLANNED = 3
OWNED = 6
GONE = 10


def features(state: Maracaibo, seat: int) -> list[int]:
    """Numbers of always the same length; seats are counted from the one that looks, missing seats are zero."""
    catalog = state.catalog
    members = state.setup.members
    numbers = [
        state.seats,
        int(state.setup.retirement),
        state.round,
        state.phase,
        state.spent,
        state.sailed,
        *decision_features(state, seat, DECISIONS, FACTS),
    ]
    numbers += [1 + (state.opener - seat) % members, 1 + (state.active - seat) % members if state.active >= 0 else 0]
    order = [(seat + step) % members for step in range(members)]
    own = member_features(state, seat)
    for who in order:
        numbers += own if who == seat else member_features(state, who)
    numbers += [0] * ((SEAT_LIMIT - members) * len(own))
    numbers += card_places(state, seat)
    numbers += [1 + nation for nation in state.marker]
    numbers += [1 + city for city in state.cities]
    numbers += market_features(state, order)
    quests = [0] * len(catalog.locations)
    for number in state.chart_quests:
        quests[number // QUEST_BASE] = 1 + number % QUEST_BASE
    numbers += [state.tiles >> tile & 1 for tile in range(len(catalog.tiles))]
    numbers += [discs_on(state, tile) for tile in range(len(catalog.tiles)) if catalog.tiles[tile].spaces]
    numbers += [1 + nation for nation in state.claims]
    numbers += padded([1 + card for card in state.story], STORIES)
    numbers += quests
    numbers += [1 + quest for quest in (state.quest_top, *state.trail)]
    numbers += [*state.stock, *state.piles, *state.crossings, state.arrived, len(state.quest_bag)]
    numbers += [1 + max(NONE, building) for building in state.prestige]
    for mask in state.investors:
        numbers.append(sum([(mask >> who & 1) << place for place, who in enumerate(order)]))
    numbers += [state.pile_size(), len(state.discarded), state.ana_discs, len(state.ana_cards)]
    return numbers


def member_features(state: Maracaibo, who: int) -> list[int]:
    """What is open of one of those who act."""
    catalog = state.catalog
    members = state.setup.members
    numbers = [1, state.points_of(who), state.ship[who], state.explorer[who], state.tokens[who], state.quests[who]]
    numbers += [state.influence[nation * members + who] for nation in range(len(NATIONS))]
    count = len(catalog.areas)
    if who >= state.seats:
        return padded(numbers, len(numbers) + 14 + count + TRAITS + 2 * len(catalog.locations))
    numbers += [state.doubloons[who], state.combat[who], state.figures[who], state.general[who]]
    numbers += [state.doubloon_income[who], state.points_income[who], len(state.hands[who]), state.card_points(who)]
    is_open = not state.careers_dealt.values
    numbers += [1 + state.career[who] if is_open else 0, state.tasks[who], state.synergies[who]]
    numbers += [state.residence[who], state.completed[who], len(state.planning[who])]
    numbers += state.discs[who * count : (who + 1) * count]
    numbers += state.traits[who * TRAITS : (who + 1) * TRAITS]
    there, waiting = [0] * len(catalog.locations), [0] * len(catalog.locations)
    for number, card in enumerate(state.assistants[who]):
        place = catalog.projects[card].location
        there[place] += 1
        waiting[place] += 1 - (state.done[who] >> number & 1)
    return numbers + there + waiting


def card_places(state: Maracaibo, seat: int) -> list[int]:
    """Per project card where it is, as far as the seat knows."""
    places = [HIDDEN] * len(state.catalog.projects)
    for card in state.row:
        if card != NONE:
            places[card] = OPEN
    for card in (*state.discarded, *state.ana_cards):
        places[card] = GONE
    for step in range(state.seats):
        other = (seat + step) % state.seats
        for card in state.hands[other]:
            if other == seat or state.known >> card & 1:
                places[card] = HAND
        for card in state.planning[other]:
            places[card] = PLANNED
        for card in state.tableau[other]:
            places[card] = OWNED + step
    for place, card in enumerate(state.opening.values):
        if state.opening.knows(place, seat):
            places[card] = GONE
    return places


def market_features(state: Maracaibo, order: list[int]) -> list[int]:
    """How many discs are in each market, and how many of them are own ones."""
    full: list[int] = []
    own: list[int] = []
    for discs in state.market:
        count = mine = 0
        while discs:
            count += 1
            mine += int(discs % MARKET_BASE - 1 == order[0])
            discs //= MARKET_BASE
        full.append(count)
        own.append(mine)
    return full + own
