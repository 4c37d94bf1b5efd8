"""Set-up of the board and of the players (MAR-2, MAR-3.1 to 3.7)."""

from caravela.games.maracaibo import phrases as say
from caravela.games.maracaibo.catalog import NATIONS
from caravela.games.maracaibo.state import (
    AUTOMA_LUCK,
    CAREER_LUCK,
    CITY_LUCK,
    PRESTIGE_LUCK,
    PROJECT_LUCK,
    START_LUCK,
    Maracaibo,
)
from caravela.games.maracaibo.steps import story
from caravela.kernel.agenda import Step
from caravela.kernel.hidden import FaceDown
from caravela.kernel.state import having


class LayOut(Step[Maracaibo]):
    """MAR-3.13: the board, then the players, then the story card with its quests."""

    def run(self, state: Maracaibo) -> None:
        catalog = state.catalog
        setup = state.setup
        state.opener = state.draw(START_LUCK, state.seats) if state.seats > 1 else 0
        state.turn_quest()
        for place in range(len(catalog.quest_spaces)):  # MAR-2.2
            quest = state.take_quest()
            state.trail = having(state.trail, place, quest)
            state.tell(say.TRAIL_LAID, quest, catalog.quest_spaces[place])
        lay_cities(state)
        if setup.players == 2:  # MAR-2.13
            for nation in range(len(NATIONS)):
                state.place_marker(catalog.start_markers[nation], nation)
        deal(state)
        state.strangers = catalog.strangers
        state.fill_row()
        building = list(state.prestige_bag)
        first = state.draw_from(PRESTIGE_LUCK, building)  # MAR-2.10
        state.prestige_bag = tuple(sorted(building))
        state.prestige = having(state.prestige, 0, first)
        state.tell(say.PRESTIGE_REVEALED, first)
        story.begin(state)
        if setup.solo:
            lay_out_automa(state)


def lay_cities(state: Maracaibo) -> None:
    """MAR-2.4, 2.5: the marked tiles of the player count and two others, in any order."""
    catalog = state.catalog
    players = state.setup.players
    marked: list[int] = []
    others: list[int] = []
    for number in range(len(catalog.cities)):
        city = catalog.cities[number]
        if players in city.players:
            if city.covers >= 0:
                state.cities = having(state.cities, city.covers, number)
                state.tell(say.CITY_LAID, number, city.covers)
            elif city.marked:
                marked.append(number)
            else:
                others.append(number)
    tiles = marked
    while len(tiles) < len(catalog.tiled):
        tiles.append(state.draw_from(CITY_LUCK, others))
    for place in catalog.tiled:
        tile = state.draw_from(CITY_LUCK, tiles)
        state.cities = having(state.cities, place, tile)
        state.tell(say.CITY_LAID, tile, place)


def deal(state: Maracaibo) -> None:
    """MAR-2.6, 3.2 to 3.7, 29.1: cards, careers, doubloons and figures."""
    catalog = state.catalog
    careers = list(range(len(catalog.careers)))
    deck = [*state.deck, *state.setup.cards]  # MAR-2.8
    state.sealed = tuple([card for card in state.sealed if card not in state.setup.cards])
    dealt: list[int] = []
    for seat in range(state.seats):
        state.hands[seat] = tuple([state.draw_from(PROJECT_LUCK, deck) for _ in range(catalog.dealt)])
        dealt += [state.draw_from(CAREER_LUCK, careers), state.draw_from(CAREER_LUCK, careers)]
        state.doubloons[seat] = catalog.start_doubloons[(seat - state.opener) % state.seats]
        state.general[seat] -= catalog.start_figures
        state.figures[seat] = catalog.start_figures
        if state.setup.retirement:
            state.general[seat] -= 1
            state.residence[seat] = 1
        state.tell(say.DEALT, seat, catalog.dealt, state.doubloons[seat], catalog.start_figures)
    state.deck = tuple(sorted(deck))
    state.careers_dealt = FaceDown(tuple(dealt), tuple([1 << place // 2 for place in range(len(dealt))]))


def lay_out_automa(state: Maracaibo) -> None:
    """MAR-27.2: so many cards of each letter; which they are nobody knows."""
    letters = state.catalog.automa_letters
    deck: list[int] = []
    left: list[int] = []
    bags: list[tuple[int, ...]] = []
    for letter in range(len(letters)):
        count = state.setup.level[letter]
        if count == len(letters[letter]):
            deck += letters[letter]
            left.append(0)
            bags.append(())
        else:
            left.append(count)
            bags.append(letters[letter])
    state.automa_deck = tuple(deck)
    state.automa_strangers = tuple(left)
    state.automa_bags = tuple(bags)


def draw_automa(state: Maracaibo) -> int:
    """MAR-27.3: the next automa card; an empty deck is rebuilt from its discards."""
    if not state.automa_deck and not sum(state.automa_strangers):
        state.automa_deck = state.automa_discards
        state.automa_discards = ()
        state.automa_bags = ((), (), ())
    place = state.draw(AUTOMA_LUCK, len(state.automa_deck) + sum(state.automa_strangers))
    if place < len(state.automa_deck):
        card = state.automa_deck[place]
        state.automa_deck = state.automa_deck[:place] + state.automa_deck[place + 1 :]
    else:
        place -= len(state.automa_deck)
        letter = 0
        while place >= state.automa_strangers[letter]:
            place -= state.automa_strangers[letter]
            letter += 1
        bag = state.automa_bags[letter]
        place = state.draw(AUTOMA_LUCK, len(bag))
        card = bag[place]
        bags = list(state.automa_bags)
        bags[letter] = bag[:place] + bag[place + 1 :]
        state.automa_bags = tuple(bags)
        state.automa_strangers = having(state.automa_strangers, letter, state.automa_strangers[letter] - 1)
    state.automa_discards = (*state.automa_discards, card)
    return card
