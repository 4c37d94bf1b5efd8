"""Do all pieces add up? (PIR-1)"""

from caravela.games.pirates.catalog import (
    CELLS,
    DOWN_LOCATION,
    DOWN_ONE,
    DOWN_TWO,
    EMPTY,
    FILLER,
    KINDS,
    LOCATION_BASE,
    MARKETS,
    NO_CARD,
    RESIDENCE_BASE,
    SQUARES,
    START,
)
from caravela.games.pirates.state import CARDS, FIGUREHEAD_SQUARES, HARD, MARKET_BASE, NONE, TRAITS, Pirates
from caravela.games.pirates.steps.cards import Refill
from caravela.kernel.errors import check


def audit(state: Pirates) -> None:
    """Complain about cards, Quests, tiles, cubes or tokens that are too many or too few."""
    if state.round:
        audit_cards(state)
        audit_figureheads(state)
    audit_quests(state)
    audit_hideouts(state)
    audit_markets(state)
    audit_places(state)
    if state.setup.solo and state.round:
        audit_jordan(state)


def audit_cards(state: Pirates) -> None:
    """PIR-1.2, 2.4 to 2.7: every card is in one place, and every space has one."""
    catalog = state.catalog
    cards = [card for card in state.cards if card >= 0]
    for seat in range(state.seats):
        cards += state.tableau[seat]
        kinds = [catalog.improvements[card].kind for card in state.tableau[seat]]
        counted = state.traits[seat * TRAITS + CARDS : seat * TRAITS + CARDS + len(KINDS)]
        check([kinds.count(kind) for kind in range(len(KINDS))] == list(counted), "the Improvements are miscounted")
    cards += [*state.jordan_cards, *state.deck_bottom]
    check(len(set(cards)) == len(cards), "a card is twice there")
    two = [card for card in cards if card in catalog.level_two]
    check(sorted([*two, *state.deck]) == sorted(catalog.level_two), "the level II cards do not add up")
    check(len(state.deck) >= state.cards.count(DOWN_TWO), "more face-down cards than there are")
    one = [card for card in cards if card in catalog.first_improvements]
    check(not set(one) & set(state.improvement_bag), "a card is in the box and in play")
    unseen = len(state.improvement_bag) - state.cards.count(DOWN_ONE)
    dealt = len(catalog.first_improvements) - catalog.dealt_improvements
    check(unseen == dealt, "the box does not add up")
    check(len(one) + len(state.improvement_bag) == len(catalog.first_improvements), "a level I card is missing")
    locations = [card - LOCATION_BASE for card in cards if LOCATION_BASE <= card < RESIDENCE_BASE]
    first = [location for location in locations if location in catalog.first_locations]
    check(sorted([*first, *state.location_bag]) == sorted(catalog.first_locations), "the Locations do not add up")
    check(len(state.location_bag) == state.cards.count(DOWN_LOCATION), "a Location lies nowhere")
    check(len([card for card in cards if card >= RESIDENCE_BASE]) == catalog.dealt_residences, "wrong Residences")
    empty = sorted([place for place in range(CELLS) if state.cards[place] == EMPTY])
    check(empty == sorted([step.place for step in state.agenda if isinstance(step, Refill)]), "an empty space")
    for place in range(CELLS):
        check((place in state.sea.cells) == (state.cards[place] != NO_CARD), "a card beside the Caribbean")
        check(state.cards[place] >= NO_CARD, "an unknown card")
    laid = [kind for kind in state.tiles if kind != NONE]
    for kind in range(len(state.tile_bag)):
        check(laid.count(kind) + state.tile_bag[kind] == catalog.tile_copies[kind], "the Value tiles do not add up")
    if not state.setup.fog_improvements and state.cards.count(FILLER):
        check(not state.deck, "a filler although there are cards")


def audit_quests(state: Pirates) -> None:
    """PIR-1.1: 25 Quests, each in one place."""
    quests = [*state.quest_bag, *state.quest_bottom, *state.rejected, *state.jordan_seen]
    quests += [quest for quest in state.quest_market if quest != NONE]
    for seat in range(state.seats):
        quests += state.hands[seat]
    check(sorted(quests) == list(range(len(state.catalog.quests))), "the Quests do not add up")
    check(state.jordan_quests == len(state.jordan_seen) + state.jordan_unseen, "Jordan's Quests do not add up")


def audit_figureheads(state: Pirates) -> None:
    """PIR-2.17, 15.2"""
    owned = [tile for tile in state.figurehead if tile != NONE]
    found = [*state.figureheads, *owned]
    check(len(set(found)) == len(found), "a Figurehead is twice there")
    count = state.catalog.solo_figureheads if state.setup.solo else state.seats + state.catalog.more_figureheads
    taken = int(state.setup.solo and len(found) == count - 1)
    check(len(found) + taken == count, "the Figureheads do not add up")


def audit_hideouts(state: Pirates) -> None:
    """PIR-9, 11, 14.1: nothing below nothing, no cube on a square that is not there."""
    for seat in range(state.seats):
        check(state.doubloons[seat] >= 0, "less than no doubloons")
        check(0 <= state.bonus[seat] < 8 and 0 <= state.below[seat] < 1 << 3 * SQUARES, "unknown squares")
        check(0 <= state.slots[seat] < 1 << len(state.catalog.slots), "unknown slots")
        check(state.rubies[seat] >= 0, "fewer Rubies than none")
        bearer = state.traits[seat * TRAITS + FIGUREHEAD_SQUARES]
        if bearer:
            check(bool(state.catalog.figureheads[state.figurehead[seat]].squares), "squares without their Figurehead")
    check(min(state.stored) >= 0 and min(state.islands) >= 0, "less than no Treasures")


def audit_markets(state: Pirates) -> None:
    """PIR-16.2, 16.4"""
    for seat in range(state.seats):
        own = [market for market in state.markets if market != NONE and market // MARKET_BASE == seat]
        placed = [market % MARKET_BASE // 2 for market in own]
        there = [tile for tile in range(MARKETS) if not state.unplaced[seat] >> tile & 1]
        check(sorted(placed) == there, "the Black Markets do not add up")
    for place in range(CELLS):
        if state.markets[place] != NONE:
            card = state.cards[place]
            check(LOCATION_BASE <= card < RESIDENCE_BASE or card == DOWN_LOCATION, "a Black Market on no Location")


def audit_places(state: Pirates) -> None:
    for who in range(state.setup.members):
        place = state.ship[who]
        check((place >= CELLS and place <= START) or place in state.sea.cells, "a ship on land")
        check(0 <= state.explorer[who] <= state.catalog.last_space, "an Explorer beside the track")
    for residence in range(len(state.tokens)):
        if state.tokens[residence]:
            check(RESIDENCE_BASE + residence in state.cards, "a token on a Residence that is not in the game")


def audit_jordan(state: Pirates) -> None:
    """PIR-26.3"""
    found = sorted([*state.solo_deck, *[state.catalog.solo[card].twin for card in state.solo_discards]])
    check(found == list(range(len(state.solo_letters))), "the solo cards do not add up")
    check(state.solo_letters.count(HARD) <= state.setup.hard_cards, "too many hard cards")
