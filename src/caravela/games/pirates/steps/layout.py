"""Set-up (PIR-2), with what the modules change."""

from typing import Final

from caravela.games.pirates import phrases as say
from caravela.games.pirates.catalog import (
    DOWN_LOCATION,
    DOWN_ONE,
    LOCATION_BASE,
    MARKETS,
    RESIDENCE_BASE,
)
from caravela.games.pirates.state import (
    CLUSTER_LUCK,
    DEAL_LUCK,
    FIGUREHEAD_LUCK,
    FIRST_LUCK,
    LAYOUT_LUCK,
    NONE,
    SIDE_LUCK,
    Pirates,
)
from caravela.games.pirates.steps.quests import ReturnQuest
from caravela.games.pirates.steps.sailing import lay_tile
from caravela.games.pirates.steps.turn import START_ROUND
from caravela.kernel.agenda import Step
from caravela.kernel.state import having

CLUSTER: Final = 4
"""So many Locations that touch are too many (PIR-2.8)."""
TRIES: Final = 200


class LayOut(Step[Pirates]):
    """PIR-2.4 to 2.14: the Caribbean, the Treasure Value tiles, the sides of the Black Markets."""

    def run(self, state: Pirates) -> None:
        catalog = state.catalog
        wanted = state.setup.settings["layout"]
        if wanted in catalog.layout_ids:
            state.layout = catalog.layout_ids.index(wanted)
        else:
            state.layout = state.draw(LAYOUT_LUCK, len(catalog.layouts))
        state.tell(say.LAYOUT_CHOSEN, state.layout)
        deal(state)
        if state.setup.settings["break_location_clusters"] and not state.setup.fog_locations:
            break_clusters(state)
        if state.setup.fog_locations:
            for place in state.sea.cells:
                if state.cards[place] == DOWN_LOCATION:
                    state.coins = having(state.coins, place, catalog.fog_doubloons)
        else:
            for place in state.sea.cells:
                location = state.location_at(place)
                if location != NONE and catalog.locations[location].value_tile:
                    lay_tile(state, place)
        for tile in range(MARKETS):
            state.sides |= state.draw(SIDE_LUCK, 2) << tile
        state.deck_up = catalog.fog_up if state.setup.fog_improvements else 0
        state.turn_top()
        deal_quests(state)


def deal(state: Pirates) -> None:
    """PIR-2.4 to 2.7, 28.1, 29.1: cards that lie face down are drawn when they are turned."""
    catalog, setup = state.catalog, state.setup
    residences = list(range(len(catalog.residences)))
    improvements = list(state.improvement_bag)
    cards: list[int] = []
    for _ in range(catalog.dealt_residences):
        cards.append(RESIDENCE_BASE + state.draw_from(DEAL_LUCK, residences))
    for _ in range(catalog.dealt_improvements):
        cards.append(DOWN_ONE if setup.fog_improvements else state.draw_from(DEAL_LUCK, improvements))
    for location in catalog.first_locations:
        cards.append(DOWN_LOCATION if setup.fog_locations else LOCATION_BASE + location)
    state.improvement_bag = tuple(sorted(improvements))
    if not setup.fog_locations:
        state.location_bag = ()
    spaces = list(state.cards)
    for place in state.sea.cells:
        spaces[place] = state.draw_from(DEAL_LUCK, cards)
    state.cards = tuple(spaces)


# -- clusters (PIR-2.8, D38) ------------------------------------------------------------------------------------------


def is_location(state: Pirates, place: int) -> bool:
    return LOCATION_BASE <= state.cards[place] < RESIDENCE_BASE


def cluster(state: Pirates) -> list[int]:
    """A group of too many Locations that touch, or nothing."""
    seen: list[int] = []
    for start in state.sea.cells:
        if start in seen or not is_location(state, start):
            continue
        group = [start]
        for place in group:
            for near in state.sea.next[place]:
                if near in state.sea.cells and near not in group and is_location(state, near):
                    group.append(near)
        if len(group) >= CLUSTER:
            return sorted(group)
        seen += group
    return []


def break_clusters(state: Pirates) -> None:
    """Locations of a group change places with Improvements, rather with those that touch no Location."""
    for _ in range(TRIES):
        group = cluster(state)
        if not group:
            return
        place = group[state.draw(CLUSTER_LUCK, len(group))]
        others = [end for end in state.sea.cells if not is_location(state, end) and state.residence_at(end) == NONE]
        apart = [end for end in others if not touches_location(state, end)]
        ends = apart or others
        end = ends[state.draw(CLUSTER_LUCK, len(ends))]
        location, improvement = state.cards[place], state.cards[end]
        state.lay(place, improvement)
        state.lay(end, location)


def touches_location(state: Pirates, place: int) -> bool:
    for near in state.sea.next[place]:
        if near in state.sea.cells and is_location(state, near):
            return True
    return False


# -- Quests, Figureheads, first player (PIR-2.15 to 2.21) -------------------------------------------------------------


def deal_quests(state: Pirates) -> None:
    """PIR-2.15, 31.1"""
    count = state.catalog.dealt_quests[int(state.setup.hunt)]
    for seat in range(state.seats):
        state.hands[seat] = tuple(sorted([state.draw_quest() for _ in range(count)]))
        state.tell(say.QUESTS_DEALT, seat, count)
    state.push(OpenMarkets())
    for seat in range(state.seats - 1, -1, -1):
        state.push(ReturnQuest(seat))


class OpenMarkets(Step[Pirates]):
    """PIR-2.16 to 2.19, 2.21, 26.1 to 26.5, 26.30: when all have chosen."""

    def run(self, state: Pirates) -> None:
        catalog, setup = state.catalog, state.setup
        state.push(START_ROUND)  # before anything is told: without an agenda all is open
        state.quest_bag = tuple(sorted((*state.quest_bag, *state.rejected)))
        state.rejected = ()
        state.quest_market = (NONE,) * setup.market
        for place in range(setup.market):
            state.reveal_quest(place)
        figureheads = list(range(len(catalog.figureheads)))
        count = catalog.solo_figureheads if setup.solo else state.seats + catalog.more_figureheads
        for _ in range(count):
            tile = state.draw_from(FIGUREHEAD_LUCK, figureheads)
            state.figureheads = (*state.figureheads, tile)
            state.tell(say.FIGUREHEAD_REVEALED, tile)
        if setup.solo:
            state.jordan_quests = state.jordan_unseen = 1
            state.solo_deck = tuple(range(len(state.solo_letters)))
        else:
            state.first = state.draw(FIRST_LUCK, state.seats)
        state.opener = state.first
        state.tell(say.FIRST_PLAYER, state.first)
        for seat in range(state.seats):
            state.doubloons[seat] = catalog.start_doubloons[(seat - state.first) % state.seats]
