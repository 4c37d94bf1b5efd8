"""The solo opponent (MAR-27)."""

from typing import Final

from caravela.games.maracaibo import phrases as say
from caravela.games.maracaibo.catalog import ORDERS, PLAY, ROUNDS, RUIN, SHRINE_TILE, VILLAGE, Automa
from caravela.games.maracaibo.state import NONE, QUEST_BASE, Maracaibo
from caravela.games.maracaibo.steps.combat import NO_TOKEN, reveal, token_value
from caravela.games.maracaibo.steps.explorer import is_skipped, move
from caravela.games.maracaibo.steps.layout import draw_automa
from caravela.games.maracaibo.steps.legacy import has_come
from caravela.games.maracaibo.steps.quests import story_tile, take_from_chart, take_story
from caravela.games.maracaibo.steps.sailing import ask_hosts
from caravela.kernel.agenda import Step
from caravela.kernel.state import having

WHO: Final = 1
"""Her place among those who act; the human is 0."""


class AnaTurn(Step[Maracaibo]):
    """MAR-27.3: the parts of her next card in order."""

    def run(self, state: Maracaibo) -> None:
        card = draw_automa(state)
        state.tell(say.ANA_CARD, state.named(WHO), card)
        show(state, card, 0)
        state.push(AnaStop(card))
        sail(state, card)


ANA_TURN: Final = AnaTurn()


def show(state: Maracaibo, card: int, part: int) -> None:
    """A part of her card is done: the stop is the first, then come its actions."""
    state.show(say.ANA_TURN, state.named(WHO), card, part)


# -- her ship ---------------------------------------------------------------------------------------------------------


def is_stop(state: Maracaibo, place: int) -> bool:
    """MAR-27.4, 27.24: cities, and locations with a quest or story tile."""
    kind = state.sea.locations[place].kind
    return (kind != VILLAGE and kind != RUIN) or bool(state.quests_at(place))


def next_place(state: Maracaibo, place: int, route: int) -> int:
    """MAR-27.4, D54: at a fork the card's arrow says where; she takes the other arm where she may not enter."""
    ways = [
        end for end in state.sea.ways_on(place, state.round == ROUNDS) if has_come(state, WHO, state.sea.depth[end])
    ]
    fork = state.sea.locations[place].fork
    return fork[route] if fork and fork[route] in ways else ways[0]


def stop_of(state: Maracaibo, automa: Automa) -> int:
    """MAR-27.4, 27.5: so many stops, and no further than a red hand."""
    place = state.ship[WHO]
    left = automa.stops
    while left:
        place = next_place(state, place, automa.route)
        if is_stop(state, place):
            left -= 1
        if state.sea.locations[place].hand:
            left = 0
    return place


def sail(state: Maracaibo, card: int) -> None:
    place = stop_of(state, state.catalog.automa[card])
    state.ship[WHO] = place
    state.tell(say.ANA_SAILED, state.named(WHO), place)
    ask_hosts(state, WHO, place)  # MAR-23.15


class AnaStop(Step[Maracaibo]):
    """MAR-27.7 to 27.9: a quest ends her turn; else the market or a card, then the card's actions."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: Maracaibo) -> None:
        place = state.ship[WHO]
        for tile in state.sea.stops[place]:
            if tile.kind == SHRINE_TILE:  # MAR-27.25
                state.gain_points(WHO, tile.effects[0].amount)
        quests = state.quests_at(place)
        if quests:
            take_tile(state, place, quests[0])
            show(state, self.card, 1)
            return
        if state.market_free(place):
            state.put_disc(place, WHO)
            state.tell(say.ANA_DELIVERED, state.named(WHO), place)
            remove_disc(state)
        else:
            take_card(state, state.catalog.automa[self.card].row)
        show(state, self.card, 1)
        orders = state.catalog.automa[self.card].orders
        for number in range(len(orders) - 1, -1, -1):
            if orders[number].first <= state.round <= orders[number].last:  # MAR-27.32
                state.push(AnaOrder(self.card, number))


def take_tile(state: Maracaibo, place: int, quest: int) -> None:
    """MAR-27.7, 27.16: a quest tile or a story tile."""
    if quest < len(state.catalog.quests):
        take_from_chart(state, QUEST_BASE * place + quest)
        take_quest(state, quest)
        return
    for number, tile in enumerate(state.tale):
        if tile and story_tile(state, tile) == quest:
            take_story(state, WHO, state.story[number])
            state.quests[WHO] += 1
            return


def take_quest(state: Maracaibo, quest: int) -> None:
    """MAR-27.7: without cost, reward or points."""
    state.quests[WHO] += 1
    state.tell(say.ANA_QUEST, state.named(WHO), quest)


def remove_disc(state: Maracaibo) -> None:
    """MAR-27.8, 27.29: the left-most disc of her board."""
    state.ana_discs = min(state.ana_discs + 1, len(state.catalog.ana_income))
    state.tell(say.ANA_DISC, state.named(WHO), state.ana_discs)


def take_card(state: Maracaibo, position: int) -> None:
    """MAR-27.8, 27.31: the card at the printed position, or the nearest one to its left."""
    for place in range(position - 1, -1, -1):
        card = state.row[place]
        if card != NONE:
            state.row = having(state.row, place, NONE)
            state.ana_cards = (*state.ana_cards, card)
            state.tell(say.ANA_TOOK, state.named(WHO), card)
            state.fill_row()
            return


# -- her actions ------------------------------------------------------------------------------------------------------


class AnaOrder(Step[Maracaibo]):
    """MAR-27.10: one action of her card."""

    def __init__(self, card: int, number: int) -> None:
        self.card: Final = card
        self.number: Final = number

    def run(self, state: Maracaibo) -> None:
        order = state.catalog.automa[self.card].orders[self.number]
        what = ORDERS[order.what]
        if what == "influence":
            state.gain_influence(WHO, order.nation, order.count)
        elif what == "points":
            state.gain_points(WHO, order.count, PLAY)
        elif what == "explore":
            explore(state, order.count)
        elif what == "disc":
            remove_disc(state)
        elif what == "quest_pile":
            quest = state.take_quest()
            if quest != NONE:
                take_quest(state, quest)
        else:
            fight(state, order.count, order.village)
        show(state, self.card, 2 + self.number)


def explore(state: Maracaibo, count: int) -> None:
    """MAR-27.11, 27.28: to a quest tile within reach, else the shortest way."""
    catalog = state.catalog
    start = state.explorer[WHO]
    if start == catalog.explorer_end:
        return
    end, way = nearest_quest(state, start, count)
    if end != NONE:
        move(state, WHO, end, way)
        place = catalog.quest_spaces.index(end)
        take_quest(state, state.trail[place])
        state.trail = having(state.trail, place, NONE)
        return
    space, way, left, passed = start, 0, count, 0
    while left and space != catalog.explorer_end:
        ends = catalog.spaces[space].next
        way = passed
        best = ends[0]
        for end in ends:
            if catalog.distance[end] < catalog.distance[best]:
                best = end
        if len(ends) > 1:
            passed = catalog.way_on[passed][best]
        space = best
        if not is_skipped(state, WHO, space):
            left -= 1
    move(state, WHO, space, way)


def nearest_quest(state: Maracaibo, start: int, count: int) -> tuple[int, int]:
    """The nearest quest space with a tile that so many spaces reach, or -1, and the way there."""
    catalog = state.catalog
    frontier = [(start, 0, count)]
    found, by, most = NONE, 0, -1
    for space, way, left in frontier:
        ends = catalog.spaces[space].next
        for end in ends:
            skipped = is_skipped(state, WHO, end)
            on = left if skipped else left - 1
            if catalog.spaces[end].has_quest and not skipped and on > most:
                found, by, most = end, way, on
            if on > 0 and end != catalog.explorer_end:
                frontier.append((end, catalog.way_on[way][end] if len(ends) > 1 else way, on))
    return found, by


def fight(state: Maracaibo, influence: int, village: bool) -> None:
    """MAR-27.12, 27.26: reveal, choose her nation, annex, gain influence and the token."""
    token = NO_TOKEN
    if max(state.piles):
        token = reveal(state, 0 if state.piles[0] else 1)
        state.tokens[WHO] += 1
    nation = strongest_nation(state, token)
    if token != NO_TOKEN:
        state.tell(say.REVEALED, state.named(WHO), token)
    state.tell(say.ANA_NATION, state.named(WHO), nation, her_value(state, token, nation))
    occupy(state, nation, False)
    if village:
        occupy(state, nation, True)
    state.gain_influence(WHO, nation, influence)


def her_value(state: Maracaibo, token: int, nation: int) -> int:
    """MAR-27.12: the combat value, her rank more, the human's less."""
    return token_value(state, token, nation) + state.rank(WHO, nation) - state.rank(0, nation)


def strongest_nation(state: Maracaibo, token: int) -> int:
    """MAR-27.12: the highest; then the higher token value; then France, Spain, England."""
    best = NONE
    for nation in state.catalog.ana_ties:
        if best == NONE or rating(state, token, nation) > rating(state, token, best):
            best = nation
    return best


def rating(state: Maracaibo, token: int, nation: int) -> tuple[int, int]:
    printed = 0 if token == NO_TOKEN else state.catalog.tokens[token].sides[nation].value
    return her_value(state, token, nation), printed


def occupy(state: Maracaibo, nation: int, only_villages: bool) -> None:
    """MAR-27.12, 27.26, 27.27: the lowest city flag, else the lowest village, else a marker leaves the stock."""
    if not state.stock[nation]:
        return
    flags = [] if only_villages else free_flags(state)
    places = flags or state.empty_villages()
    if places:
        state.place_marker(places[0], nation)
        state.tell(say.ANA_MARKER, state.named(WHO), places[0], nation)
    else:
        state.stock[nation] -= 1
        state.tell(say.ANA_STOCK, state.named(WHO), nation)


def free_flags(state: Maracaibo) -> list[int]:
    """MAR-27.6: new cities only where her explorer has come."""
    flags = [place for place in state.sea.flags if state.marker[place] < 0]
    return [place for place in flags if has_come(state, WHO, state.sea.depth[place])]
