"""Jordan, the solo opponent (PIR-26)."""

from typing import Final

from caravela.games.pirates import phrases as say
from caravela.games.pirates.catalog import (
    ACQUIRE,
    ADVANCE,
    CELLS,
    DOWN_LOCATION,
    DOWN_ONE,
    DOWN_TWO,
    EXPLORE,
    EXTRA_UPGRADE,
    EXTRAS,
    FIGUREHEAD_ROLL,
    GULF,
    IMPROVEMENT,
    LOCATION_BASE,
    MARACAIBO,
    MOST_CUBES,
    PLAY,
    QUEST,
    QUEST_TAKE,
    RAID,
    RESIDENCE_BASE,
    ROWS,
    Order,
    SoloCard,
    column_of,
)
from caravela.games.pirates.state import EASY, HARD, JORDAN_LUCK, NOBODY, NONE, SOLO_LUCK, UNKNOWN, Pirates
from caravela.games.pirates.steps.cards import lay_token
from caravela.games.pirates.steps.explore import is_jumped
from caravela.games.pirates.steps.raid import PIPS
from caravela.games.pirates.steps.sailing import (
    add_value,
    met_at,
    skirmish,
    tell_stop,
    turn_improvement,
    turn_location,
)
from caravela.games.pirates.steps.timing import ALL_SQUARES
from caravela.kernel.agenda import Step
from caravela.kernel.state import having, without

WHO: Final = 1
"""His place among those who act; the human is 0."""


class JordanTurn(Step[Pirates]):
    """PIR-26.7 to 26.11"""

    def run(self, state: Pirates) -> None:
        if state.ship[WHO] == GULF:
            arrive(state)
            return
        possible = [target(state, card.orders) for card in state.catalog.solo if not card.is_hard]
        if max(possible) == NONE:
            drift(state)
            return
        card = draw_card(state)
        while possible[state.catalog.solo[card].twin] == NONE:
            state.tell(say.JORDAN_SKIPPED, card)
            card = draw_card(state)
        entry = state.catalog.solo[card]
        state.tell(say.JORDAN_CARD, state.named(WHO), card)
        show(state, card)
        if entry.extra >= 0:
            act_beside(state, entry)
            show(state, card)
        for line, order in enumerate(entry.orders):
            place = destination(state, order)
            if place != NONE:
                state.tell(say.JORDAN_LINE, line + 1)
                sail(state, place, card)
                carry_out(state, order, place)
                break
        show(state, card)


JORDAN_TURN: Final = JordanTurn()


def show(state: Pirates, card: int) -> None:
    """A part of his turn, with his card or without one."""
    if card == NONE:
        state.show(say.JORDAN_SAILS)
    else:
        state.show(say.JORDAN_TURN, card)


def draw_card(state: Pirates) -> int:
    """PIR-26.3, 26.8, D46: which B cards are in the deck shows when they are revealed."""
    if not state.solo_deck:
        state.solo_deck = tuple(sorted([state.catalog.solo[card].twin for card in state.solo_discards]))
        state.solo_discards = ()
    deck = list(state.solo_deck)
    number = state.draw_from(SOLO_LUCK, deck)
    state.solo_deck = tuple(sorted(deck))
    if state.solo_letters[number] == UNKNOWN:
        hard = state.setup.hard_cards - state.solo_letters.count(HARD)
        is_hard = state.draw(SOLO_LUCK, state.solo_letters.count(UNKNOWN)) < hard
        state.solo_letters = having(state.solo_letters, number, HARD if is_hard else EASY)
    wanted = state.solo_letters[number] == HARD
    card = next(card.number for card in state.catalog.solo if card.twin == number and card.is_hard == wanted)
    state.solo_discards = (*state.solo_discards, card)
    return card


def act_beside(state: Pirates, card: SoloCard) -> None:
    """PIR-26.9, 26.33: the extra action of a B card."""
    if card.extra == EXTRA_UPGRADE:
        upgrade(state)
    elif card.extra == EXTRAS.index("raid"):
        raid(state)
    else:
        explore(state, card.spaces)


# -- where he sails (PIR-26.12 to 26.14, 26.31) -----------------------------------------------------------------------


def reached(state: Pirates) -> list[int]:
    return state.sea.ends[state.catalog.steps][state.ship[WHO]]


def best_of(places: list[int]) -> int:
    """PIR-26.13: the column nearest to Maracaibo, then the highest row; -1 for nowhere."""
    best = NONE
    for place in places:
        if best == NONE or column_of(place) > column_of(best):
            best = place
    return best


def destination(state: Pirates, order: Order) -> int:
    """Where he would sail for an action, or -1."""
    ends = reached(state)
    if order.what == IMPROVEMENT:
        for kind in order.kinds:
            place = best_of([end for end in ends if improvement_kind(state, end) == kind])
            if place != NONE:
                return place
        return NONE
    if GULF in ends and order.what in (RAID, EXPLORE):
        return GULF
    return best_of([end for end in ends if offers(state, end, order.what)])


def improvement_kind(state: Pirates, place: int) -> int:
    improvement = state.improvement_at(place)
    return NONE if improvement == NONE else state.catalog.improvements[improvement].kind


def offers(state: Pirates, place: int, what: int) -> bool:
    """PIR-26.35: whether the action is printed on the Location there."""
    number = state.location_at(place)
    if number == NONE:
        return False
    location = state.catalog.locations[number]
    if what == RAID:
        return location.raid
    if what == EXPLORE:
        return bool(location.explore)
    if what == QUEST:
        return location.quest
    assert what == ACQUIRE
    return number in state.catalog.acquire_at


def target(state: Pirates, orders: list[Order]) -> int:
    """Where the first possible action of a card leads, or -1."""
    for order in orders:
        place = destination(state, order)
        if place != NONE:
            return place
    return NONE


def is_down(card: int) -> bool:
    """Whether he turns such a card when he passes it (PIR-28.4, 29.4)."""
    return card in (DOWN_LOCATION, DOWN_ONE, DOWN_TWO)


def route(state: Pirates, end: int) -> list[int]:
    """PIR-D47: of all ways there the one over most face-down cards, then the shortest, then the upper one."""
    found: list[int] = []
    best: tuple[int, int, tuple[int, ...]] = (-1, 0, ())
    paths: list[list[int]] = [[]]
    for path in paths:
        here = path[-1] if path else state.ship[WHO]
        if path and here == end:
            down = len({place for place in path if place < CELLS and is_down(state.cards[place])})
            rows = tuple([-(place % ROWS) for place in path])
            rank = (down, -len(path), rows)
            if rank > best:
                best, found = rank, path
        if not path or (len(path) < state.catalog.steps and here < CELLS):
            for place in state.sea.next[here]:
                paths.append([*path, place])
    return found


def sail(state: Pirates, place: int, card: int) -> None:
    """PIR-26.12, 28.4, 29.4, 26.6: the way there, what it turns up, and whom he meets."""
    if state.setup.fog_locations or state.setup.fog_improvements:
        for passed in route(state, place):
            if passed < CELLS:
                turn(state, passed)
    state.ship[WHO] = place
    tell_stop(state, WHO, place)
    show(state, card)
    if place < CELLS and met_at(state, WHO, place):
        state.doubloons[0] += state.catalog.fee
        state.tell(say.FEE_GAINED, 0, state.catalog.fee)
        if state.setup.skirmish:
            skirmish(state, WHO)


def turn(state: Pirates, place: int) -> None:
    """PIR-28.4, 29.4"""
    if state.cards[place] == DOWN_LOCATION:
        turn_location(state, WHO, place)
        state.coins = having(state.coins, place, 0)
        state.gain_points(WHO, state.catalog.fog_points[state.round - 1])
    elif state.setup.fog_improvements:
        turn_improvement(state, WHO, place)


def arrive(state: Pirates) -> None:
    """PIR-26.7"""
    sail(state, MARACAIBO, NONE)
    if state.arrived == NOBODY:
        state.arrived = WHO
    state.score(WHO, state.catalog.maracaibo_points, PLAY)
    state.tell(say.IN_MARACAIBO, state.named(WHO), state.catalog.maracaibo_points)
    upgrade(state)
    show(state, NONE)


def drift(state: Pirates) -> None:
    """PIR-D49: no card of his deck is possible; a Ruby comes by the module's own rule (PIR-27.1)."""
    state.tell(say.JORDAN_ADRIFT)
    place = best_of(reached(state))
    sail(state, place, NONE)
    if place < CELLS:
        take_ruby(state, place)
        add_value(state, place)
    upgrade(state)
    show(state, NONE)


# -- what he does there (PIR-26.15 to 26.21) --------------------------------------------------------------------------


def carry_out(state: Pirates, order: Order, place: int) -> None:
    """The main action of his card, where he has sailed for it."""
    if order.what == IMPROVEMENT:
        improvement = state.cards[place]
        state.jordan_cards = (*state.jordan_cards, improvement)
        state.tell(say.JORDAN_TOOK, improvement)
        state.refill(place)
        return
    if place < CELLS:
        take_ruby(state, place)
        add_value(state, place)
    elif state.rubies[WHO]:
        sell_ruby(state)
    upgrade(state)
    if order.what == RAID:
        raid(state)
    elif order.what == EXPLORE:
        there = state.location_at(place)
        values = state.catalog.gulf_explore if place == GULF else state.catalog.locations[there].explore
        explore(state, values[0])
    elif order.what == QUEST:
        take_quest(state)
    else:
        acquire(state)


def raid(state: Pirates) -> None:
    """PIR-26.15, 26.16, D59"""
    catalog = state.catalog
    position = catalog.positions[state.jordan_marker]
    die = state.draw(JORDAN_LUCK, PIPS)
    state.tell(say.JORDAN_RAID, die + 1)
    state.gain_points(WHO, position.raid_points)
    kind = catalog.roll_islands[die]
    if kind == MOST_CUBES:
        kind = state.islands.index(max(state.islands))
    count = catalog.roll_counts[die]
    for _ in range(count):
        state.take_cube(WHO, kind)
        state.jordan_treasures[kind] += 1
    if position.compare and state.treasures(WHO, kind) > state.treasures(0, kind):
        state.add_cubes(kind, 1)


def explore(state: Pirates, value: int) -> None:
    """PIR-26.17, 26.36: the longer branch, as far as it goes; no icons."""
    catalog = state.catalog
    position = catalog.positions[state.jordan_marker]
    left = value + position.spaces
    space = state.explorer[WHO]
    while left and space != catalog.last_space:
        space = catalog.long_way[space]
        if not is_jumped(state, WHO, space):
            left -= 1
    state.explorer[WHO] = space
    state.tell(say.JORDAN_EXPLORED, space)
    state.gain_points(WHO, position.explore_points)


def take_quest(state: Pirates) -> None:
    """PIR-26.18, D90: the rightmost of the market; the others slide right."""
    market = [quest for quest in state.quest_market if quest != NONE]
    if not market:
        state.tell(say.JORDAN_NO_QUEST)
        return
    state.tell(say.JORDAN_QUEST, market[-1])
    state.jordan_quests += 1
    state.jordan_seen = (*state.jordan_seen, market[-1])
    gaps = len(state.quest_market) - len(market) + 1
    state.quest_market = (NONE,) * gaps + tuple(market[:-1])
    state.reveal_quest(gaps - 1)


def acquire(state: Pirates) -> None:
    """PIR-26.19, D60, D82: the top card of level II; Locations go under the deck."""
    for _ in range(state.level_two_left()):
        card = state.draw_level_two()
        state.turn_top()
        if card < LOCATION_BASE:
            state.jordan_cards = (*state.jordan_cards, card)
            state.tell(say.JORDAN_TOOK, card)
            return
        state.deck_bottom = (*state.deck_bottom, card)


def take_ruby(state: Pirates, place: int) -> None:
    """PIR-32.6"""
    location = state.location_at(place)
    if state.setup.rubies and location != NONE and state.catalog.locations[location].rubies:
        state.rubies[WHO] += 1
        state.tell(say.RUBY_GAINED, state.named(WHO))


def sell_ruby(state: Pirates) -> None:
    """PIR-32.6, D89: a square by the die, or the next free one to the right; no bonus."""
    if state.ruby_market == ALL_SQUARES:
        return
    square = state.draw(JORDAN_LUCK, PIPS)
    while state.ruby_market >> square & 1:
        square = (square + 1) % PIPS
    state.ruby_market |= 1 << square
    state.rubies[WHO] -= 1
    state.tell(say.RUBY_SOLD, state.named(WHO), square)


# -- his upgrades (PIR-26.22 to 26.26) --------------------------------------------------------------------------------


def upgrade(state: Pirates) -> None:
    """The next slot of his board."""
    catalog = state.catalog
    if state.jordan_slots == len(catalog.solo_slots):
        return
    what = catalog.solo_slots[state.jordan_slots]
    state.jordan_slots += 1
    state.tell(say.JORDAN_UPGRADED, state.jordan_slots)
    if what == QUEST_TAKE:
        take_quest(state)
    elif what == ADVANCE:
        state.jordan_marker = min(state.jordan_marker + 1, len(catalog.positions) - 1)
        state.tell(say.JORDAN_ADVANCED, state.jordan_marker + 1)
    elif what == FIGUREHEAD_ROLL:
        take_figurehead(state)
    else:
        build(state)


def take_figurehead(state: Pirates) -> None:
    """PIR-26.24"""
    if state.figurehead[0] != NONE:
        return
    place = state.draw(JORDAN_LUCK, PIPS) // 2
    tile = state.figureheads[min(place, len(state.figureheads) - 1)]
    state.figureheads = without(state.figureheads, tile)
    state.tell(say.JORDAN_FIGUREHEAD, tile)


def build(state: Pirates) -> None:
    """PIR-26.26: a Residence by the die, counted from the left, in a column from the bottom."""
    places = [place for place in range(CELLS) if state.cards[place] >= RESIDENCE_BASE]
    places.sort(key=lambda place: (place // ROWS, -(place % ROWS)))
    residences = [state.cards[place] - RESIDENCE_BASE for place in places]
    if not [residence for residence in residences if not state.tokens[residence] >> WHO & 1]:
        return
    number = state.draw(JORDAN_LUCK, PIPS)
    while number >= len(residences) or state.tokens[residences[number]] >> WHO & 1:
        number = state.draw(JORDAN_LUCK, PIPS)
    state.tell(say.JORDAN_RESIDENCE, residences[number])
    lay_token(state, WHO, residences[number])
