"""
Positions of Pirates of Maracaibo, built in a line or two: pieces come from where they lie, so that all adds up.

Seat 1 of the rules is BLACK here, and BLACK begins. Card spaces are named as in the rules (`c4r2`), all other things by
their ids; a card can be named instead of the space where it lies.
"""

from typing import Any, cast

import caravela
from caravela.games.pirates.catalog import (
    CELLS,
    EMPTY,
    LOCATION_BASE,
    PLAY,
    RESIDENCE_BASE,
    ROUNDS,
    SQUARES,
    TREASURES,
    Bundle,
)
from caravela.games.pirates.state import (
    CARDS,
    DICE_LUCK,
    JORDAN_LUCK,
    LEVEL_LUCK,
    LIGHTNING,
    MARKET_BASE,
    QUEST_LUCK,
    SKIRMISH_LUCK,
    TRAITS,
    Pirates,
)
from caravela.games.pirates.state import NONE as NOTHING
from caravela.games.pirates.steps.explore import UseSpace
from caravela.games.pirates.steps.sailing import end_move
from caravela.games.pirates.steps.timing import GoOn, leftover_of
from caravela.games.pirates.steps.turn import END_ROUND, NEXT_TURN, TURNS
from caravela.kernel.agenda import Step
from caravela.kernel.state import having, without
from tests.games.telling import Log, Told, answers, asked, decision, offered, usual, warning, why_not

__all__ = ["Log", "Told", "answers", "asked", "decision", "offered", "usual", "warning", "why_not"]

GAME = caravela.game("pirates")
BLACK, BLUE, YELLOW, RED = range(4)
JORDAN = 1
"""The solo opponent, after the one seat."""
GOLD, EMERALD, PEARL = range(3)
CATALOG = cast(Pirates, GAME.new(2, 1)).catalog
CARIBBEAN = """
    trinidad      tobacco   margarita  quartermaster  .        sloop        fiddler        barbados     .
    klabautermann lookout   .          grenada        .        curacao      merchant_brig  stilt_house  gravedigger
    bonaire       farmhouse .          sugar          pinnace  gun_battery  .              carpenter    map_maker
    .             aruba     tobago     tavern         spades   loft         .              diving_bell  .
"""
"""Which cards lie where in `new`, in the standard layout. In the box are powder_monkey, chronicler, spyglass, ..."""
TILES = {"trinidad": "pearl", "aruba": "emerald", "margarita": "gold"}
TILES |= {"grenada": "pearl", "curacao": "emerald", "barbados": "gold"}
"""The Treasure Value tiles of `new`."""

# -- games ------------------------------------------------------------------------------------------------------------


def start(seats: int = 2, seed: int = 1, **settings: Any) -> Pirates:
    """A new game at its first decision: which starting Quest goes back."""
    return cast(Pirates, GAME.new(seats, seed, **settings))


def ready(seats: int = 2, seed: int = 1, **settings: Any) -> Pirates:
    """A game whose set-up is done as the seed wants it: the first player is to sail."""
    state = start(seats, seed, **settings)
    while not state.round:
        state.choose(state.options()[0])
    return state


def new(seats: int = 2, round: int = 1, **settings: Any) -> Pirates:
    """
    A game in the given round; black is the first player and to sail from the starting zone. Everybody has 10 doubloons
    and no Quest. The Quest market shows q01 and q02 (and q03), the Figurehead market the first ones of the alphabet
    A-L, all Black Markets their side a. Without fog the cards of the standard layout are those of CARIBBEAN and TILES.
    """
    key = (seats, round, *sorted(settings.items()))
    if key not in MADE:
        MADE[key] = made(seats, round, **settings)
    return MADE[key].copy()


MADE: dict[tuple[Any, ...], Pirates] = {}
"""What `new` has made, to be copied."""


def made(seats: int, round: int, **settings: Any) -> Pirates:
    state = ready(seats, **settings)
    setup = state.setup
    state.first = state.opener = BLACK
    for seat in range(seats):
        state.doubloons[seat] = 10
        quests(state, seat)
    quest_market(state, *[f"q{number:02}" for number in range(1, 1 + setup.market)])
    figureheads(state)
    state.sides = 0
    if not setup.fog_locations and not setup.fog_improvements and state.layout == 0:
        for row, line in enumerate(CARIBBEAN.strip().split("\n")):
            for column, name in enumerate(line.split()):
                if name != ".":
                    state.lay(number_of("place", f"c{column + 1}r{row + 1}"), card_of(name))
        box = [card for card in CATALOG.first_improvements if card not in state.cards]
        state.improvement_bag = tuple(box)
        state.tiles = (NOTHING,) * CELLS
        for name, kind in TILES.items():
            state.tiles = having(state.tiles, place_of(state, name), TREASURES.index(kind))
    state.round = round
    state.agenda = [END_ROUND, NEXT_TURN]
    return turn_of(state, BLACK)


def turn_of(state: Pirates, seat: int, at: str = "") -> Pirates:
    """It is the turn of a seat; its ship is to sail from where it is, or from the space or card that is named."""
    while state.agenda[-1] is not NEXT_TURN:
        state.agenda.pop()
    state.active, state.sold, state.leftover = seat, 0, ()
    state.used = (0,) * len(state.used)
    if at:
        ship(state, seat, at)
    state.agenda += TURNS[seat]
    state.offered = None
    state.advance()
    return state


def stop(state: Pirates, seat: int, at: str) -> Pirates:
    """
    It is the turn of a seat, and its ship has just ended its move on a space or card: fee, skirmish and stop follow. A
    card that is not in the Caribbean is laid on c5r3.
    """
    place = find(state, at)
    turn_of(state, seat)
    state.agenda.pop()
    end_move(state, seat, place)
    state.offered = None
    state.advance()
    return state


def act(state: Pirates, seat: int, at: str) -> Pirates:
    """A stop on a Location or in the Gulf: Black Market, Ruby and upgrade are declined, its actions come."""
    stop(state, seat, at)
    while decision(state) in ("TakeRuby", "ActivateMarket", "StopUpgrade"):
        play(state, "decline")
    return state


def end_round(state: Pirates, seat: int = BLACK) -> Pirates:
    """A seat has ended the round in Maracaibo, where it got nothing: income and what follows."""
    while state.agenda.pop() is not NEXT_TURN:
        pass
    state.ship[seat] = CATALOG.speech.words["place"].index("maracaibo")
    state.active = state.arrived = seat
    state.offered = None
    state.advance()
    return state


def end_game(state: Pirates, seat: int = BLACK) -> Pirates:
    """Round 3 has ended: income and final scoring."""
    state.round = ROUNDS
    return end_round(state, seat)


def play(state: Pirates, *texts: str) -> Pirates:
    """Make choices one after another; what was changed by hand before counts."""
    state.offered = None
    for text in texts:
        state.choose_text(text)
    return state


def run(state: Pirates, *steps: Step[Any]) -> Pirates:
    """Carry out just these steps within the turn of the active player, up to their first decision."""
    turn_of(state, state.active)
    state.agenda.pop()
    state.agenda += reversed(steps)
    state.offered = None
    state.advance()
    return state


def carry(state: Pirates, seat: int, bundle: Bundle) -> Pirates:
    """Carry out a list of effects of the catalogue."""
    state.active = seat
    return run(state, GoOn(seat, bundle.number, bundle.all))


def land(state: Pirates, seat: int, space: str) -> Pirates:
    """An Explorer has ended its movement on a space: its icons follow."""
    explorer(state, seat, space)
    state.active = seat
    return run(state, UseSpace(seat))


# -- names ------------------------------------------------------------------------------------------------------------


def number_of(kind: str, name: str) -> int:
    return CATALOG.speech.words[kind].index(name)


def card_of(name: str) -> int:
    """The number of a card: Improvement, Location or Residence."""
    if name in CATALOG.improvement_ids:
        return CATALOG.improvement_ids.index(name)
    if name in CATALOG.location_ids:
        return LOCATION_BASE + CATALOG.location_ids.index(name)
    return RESIDENCE_BASE + CATALOG.residence_ids.index(name)


def card_name(card: int) -> str:
    """The name of a face-up card."""
    if card < LOCATION_BASE:
        return CATALOG.improvement_ids[card] if card >= 0 else ""
    if card < RESIDENCE_BASE:
        return CATALOG.location_ids[card - LOCATION_BASE]
    return CATALOG.residence_ids[card - RESIDENCE_BASE]


def place_of(state: Pirates, name: str) -> int:
    """The space of that name, or on which the card of that name lies."""
    places = CATALOG.speech.words["place"]
    return places.index(name) if name in places else state.cards.index(card_of(name))


def place_name(place: int) -> str:
    words = CATALOG.speech.words["place"]
    return words[place] if place < len(words) else "start"


def find(state: Pirates, name: str) -> int:
    """The space of that name or of that card; a card that is nowhere in the Caribbean is laid on c5r3."""
    if name not in CATALOG.speech.words["place"] and card_of(name) not in state.cards:
        lay(state, "c5r3", name)
    return place_of(state, name)


# -- the Caribbean ----------------------------------------------------------------------------------------------------


def card_at(state: Pirates, place: str) -> str:
    """The name of the face-up card on a space, '' where none is."""
    return card_name(state.cards[place_of(state, place)])


def exchange(state: Pirates, one: int, other: int) -> None:
    """Two spaces change what lies on them."""
    for values in ("cards", "tiles", "markets", "coins"):
        before = getattr(state, values)
        setattr(state, values, having(having(before, one, before[other]), other, before[one]))


def spare(state: Pirates) -> int:
    """The last space with an Improvement of level I."""
    return max(place for place in range(CELLS) if state.cards[place] in CATALOG.first_improvements)


def next_of_deck(state: Pirates) -> int:
    """Some Improvement of the level II deck, taken from it."""
    card = next(card for card in state.deck if card < LOCATION_BASE)
    state.deck = without(state.deck, card)
    return card


def bring(state: Pirates, name: str) -> int:
    """The space of a card, which comes into the Caribbean if it was not there: another one leaves it."""
    card = card_of(name)
    if card in state.cards:
        return state.cards.index(card)
    if card >= RESIDENCE_BASE:
        places = [place for place in range(CELLS) if state.residence_at(place) != NOTHING]
        places = [place for place in places if not state.tokens[state.residence_at(place)]]
        assert places, "all Residences have tokens"
        # One that `new` does not want, if there is any.
        place = max(places, key=lambda place: (card_name(state.cards[place]) not in CARIBBEAN.split(), place))
    else:
        place = spare(state)
        left = state.cards[place]
        if card in state.improvement_bag:
            state.improvement_bag = tuple(sorted((*without(state.improvement_bag, card), left)))
        else:
            state.deck = without(state.deck, card)
            state.jordan_cards = (*state.jordan_cards, left)
    state.lay(place, card)
    return place


def lay(state: Pirates, at: str, name: str) -> None:
    """
    Lay a card on a space, with what lies on it; what lay there goes to where the card was. For a card from the box
    another of level I goes there, the rightmost one; for one of level II that card goes out of the game (with Jordan's
    cards, which counts in solo games only).
    """
    exchange(state, place_of(state, at), bring(state, name))


def next_card(state: Pirates, name: str) -> None:
    """Make a card of the level II deck the next one to be drawn."""
    state.deck = due(state, LEVEL_LUCK, state.deck, card_of(name))


def due(state: Pirates, stream: int, bag: tuple[int, ...], thing: int) -> tuple[int, ...]:
    """The bag with a thing at the place that is drawn next."""
    place = state.chance.copy().below(stream, len(bag))
    return having(having(bag, bag.index(thing), bag[place]), place, thing)


def no_level_two(state: Pirates, left: int = 0) -> None:
    """All but so many cards of the level II deck are with Jordan's cards, which counts in solo games only."""
    state.jordan_cards += state.deck[: len(state.deck) - left]
    state.deck = state.deck[len(state.deck) - left :]


def ship(state: Pirates, seat: int, at: str) -> None:
    """Where the ship of a seat is: a space, a card, or 'start'."""
    state.ship[seat] = CELLS + 2 if at == "start" else find(state, at)


def ship_at(state: Pirates, seat: int) -> str:
    return place_name(state.ship[seat])


def tile(state: Pirates, name: str, kind: str) -> None:
    """Which Treasure Value tile lies on a Location; it is exchanged with another Location."""
    place, wanted = place_of(state, name), TREASURES.index(kind)
    if state.tiles[place] != wanted:
        other = state.tiles.index(wanted)
        state.tiles = having(having(state.tiles, other, state.tiles[place]), place, wanted)


def islands(state: Pirates, **cubes: int) -> None:
    """How many cubes are on the islands that are named."""
    for name, count in cubes.items():
        state.islands[TREASURES.index(name)] = count


# -- what a seat has --------------------------------------------------------------------------------------------------


def give(state: Pirates, seat: int, doubloons: int | None = None, points: int | None = None, rubies: int = 0) -> None:
    """Set the doubloons and points of a seat, as far as they are told, and its Rubies."""
    if doubloons is not None:
        state.doubloons[seat] = doubloons
    if points is not None:
        state.score(seat, points - state.points_of(seat), PLAY)
    state.rubies[seat] = rubies


def own(state: Pirates, seat: int, *names: str) -> None:
    """
    Improvements in a tableau: nothing is paid, what lasts is in force, the lightning is not used. Their spaces get
    cards of level II; for one from the box the rightmost Improvement of level I goes there.
    """
    for name in names:
        card = card_of(name)
        if card in state.jordan_cards:
            state.jordan_cards = without(state.jordan_cards, card)
        elif card in state.deck:
            state.deck = without(state.deck, card)
        else:
            state.lay(bring(state, name), next_of_deck(state))
        entry = CATALOG.improvements[card]
        state.tableau[seat] = (*state.tableau[seat], card)
        state.raise_trait(seat, CARDS + entry.kind, 1)
        if entry.lightning:
            state.raise_trait(seat, LIGHTNING, 1)
        for effect in entry.lasting:
            effect.apply(state, seat, 1)


def own_kinds(state: Pirates, seat: int, crew: int = 0, equipment: int = 0, vessel: int = 0) -> None:
    """So many Improvements of each kind in a tableau, whichever they are: the first of level II."""
    for kind, count in enumerate((crew, equipment, vessel)):
        cards = [card for card in state.deck if card < LOCATION_BASE and CATALOG.improvements[card].kind == kind]
        own(state, seat, *[CATALOG.improvement_ids[card] for card in cards[:count]])


def tableau(state: Pirates, seat: int) -> list[str]:
    return [CATALOG.improvement_ids[card] for card in state.tableau[seat]]


def upgrade(state: Pirates, seat: int, *names: str) -> None:
    """Filled slots: what lasts is in force, what comes once is not given."""
    for name in names:
        slot = CATALOG.slot_ids.index(name)
        state.slots[seat] |= 1 << slot
        for effect in CATALOG.slots[slot].lasting:
            effect.apply(state, seat, 1)


def upgrades(state: Pirates, seat: int) -> list[str]:
    return [name for slot, name in enumerate(CATALOG.slot_ids) if state.slots[seat] >> slot & 1]


def figureheads(state: Pirates, *names: str) -> None:
    """These are in the Figurehead market, and the first others as long as it has room."""
    owned = [tile for tile in state.figurehead if tile != NOTHING]
    room = (3 if state.setup.solo else state.seats + 2) - len(owned)
    tiles = [CATALOG.figurehead_ids.index(name) for name in names]
    others = [tile for tile in range(len(CATALOG.figureheads)) if tile not in (*owned, *tiles)]
    state.figureheads = (*tiles, *others)[:room]


def figurehead(state: Pirates, seat: int, name: str) -> None:
    """A seat has a Figurehead: nothing is paid, what lasts is in force, the lightning is not used."""
    wanted = CATALOG.figurehead_ids.index(name)
    if wanted not in state.figureheads:
        figureheads(state, name)
    state.figureheads = without(state.figureheads, wanted)
    state.figurehead[seat] = wanted
    for effect in CATALOG.figureheads[wanted].lasting:
        effect.apply(state, seat, 1)


def build(state: Pirates, seat: int, *names: str) -> None:
    """Tokens on Residences: nothing is paid and nothing scored; the Residences are brought into the Caribbean."""
    for name in names:
        bring(state, name)
        number = CATALOG.residence_ids.index(name)
        state.tokens = having(state.tokens, number, state.tokens[number] | 1 << seat)


def tokens(state: Pirates, name: str) -> list[int]:
    """The seats that have built a Residence."""
    mask = state.tokens[CATALOG.residence_ids.index(name)]
    return [who for who in range(state.setup.members) if mask >> who & 1]


def explorer(state: Pirates, who: int, space: str) -> None:
    state.explorer[who] = CATALOG.space_ids.index(space)


def space(state: Pirates, who: int) -> str:
    """Where an Explorer stands."""
    return CATALOG.space_ids[state.explorer[who]]


# -- hideouts ---------------------------------------------------------------------------------------------------------


def treasures(state: Pirates, seat: int, **kinds: int) -> None:
    """Treasures in the plain storage, from the supply; a square of the area (`gold_bonus=1`) is covered too."""
    for name, count in kinds.items():
        kind = TREASURES.index(name.removesuffix("_bonus"))
        if name.endswith("_bonus"):
            state.bonus[seat] = state.bonus[seat] & ~(1 << kind) | count << kind
        else:
            state.stored[seat * len(TREASURES) + kind] = count


def bury(state: Pirates, seat: int, *squares: str) -> None:
    """Buried Treasures on these squares (`gold_1`, and `figurehead_2 pearl`), from the supply; no bonus is given."""
    for text in squares:
        name, _, kind = text.partition(" ")
        square = number_of("square", name)
        if kind:
            place = square - len(TREASURES) * SQUARES
            state.figurehead_cubes = having(state.figurehead_cubes, place, TREASURES.index(kind))
        else:
            state.below[seat] |= 1 << square


def bury_some(state: Pirates, seat: int, count: int) -> None:
    """So many buried Treasures on the first squares, from Gold on."""
    state.below[seat] = (1 << count) - 1


def hideout(state: Pirates, seat: int) -> dict[str, int]:
    """What lies where: plain storage by kind, covered bonus squares and burial squares by name; nothing else."""
    found = {kind: state.stored[seat * len(TREASURES) + place] for place, kind in enumerate(TREASURES)}
    for kind, name in enumerate(TREASURES):
        found[f"{name}_bonus"] = state.bonus[seat] >> kind & 1
        for square in range(SQUARES):
            found[f"{name}_{square + 1}"] = state.below[seat] >> SQUARES * kind + square & 1
    return {name: count for name, count in found.items() if count}


def owned(state: Pirates, who: int) -> tuple[int, int, int]:
    """Gold bars, Emeralds and Pearls, wherever they lie."""
    return (state.treasures(who, GOLD), state.treasures(who, EMERALD), state.treasures(who, PEARL))


# -- quests -----------------------------------------------------------------------------------------------------------


def take_quest(state: Pirates, name: str) -> int:
    """Take a Quest from wherever it lies; a gap in the market is filled with one of the deck."""
    quest = CATALOG.quest_ids.index(name)
    if quest in state.quest_bag:
        state.quest_bag = without(state.quest_bag, quest)
    elif quest in state.quest_bottom:
        state.quest_bottom = without(state.quest_bottom, quest)
    elif quest in state.quest_market:
        state.quest_market = having(state.quest_market, state.quest_market.index(quest), state.quest_bag[-1])
        state.quest_bag = state.quest_bag[:-1]
    else:
        seat = next(seat for seat in range(state.seats) if quest in state.hands[seat])
        state.hands[seat] = without(state.hands[seat], quest)
    return quest


def quests(state: Pirates, seat: int, *names: str) -> None:
    """Give a seat exactly these Quests."""
    state.quest_bag = tuple(sorted((*state.quest_bag, *state.hands[seat])))
    state.hands[seat] = ()
    state.hands[seat] = tuple([take_quest(state, name) for name in names])


def hand(state: Pirates, seat: int) -> list[str]:
    """The Quests of a seat."""
    return [CATALOG.quest_ids[quest] for quest in state.hands[seat]]


def quest_market(state: Pirates, *names: str) -> None:
    """Exactly these Quests lie in the market; '' where none is."""
    back = [quest for quest in state.quest_market if quest != NOTHING]
    state.quest_bag = tuple(sorted((*state.quest_bag, *back)))
    state.quest_market = (NOTHING,) * len(state.quest_market)
    state.quest_market = tuple([take_quest(state, name) if name else NOTHING for name in names])


def market(state: Pirates) -> list[str]:
    """The Quest market, from left to right."""
    return [CATALOG.quest_ids[quest] if quest != NOTHING else "" for quest in state.quest_market]


def next_quest(state: Pirates, name: str) -> None:
    """Make a Quest of the deck the next one to be drawn."""
    state.quest_bag = due(state, QUEST_LUCK, state.quest_bag, CATALOG.quest_ids.index(name))


def no_quests(state: Pirates, seat: int) -> None:
    """The Quest deck is empty: a seat has all its cards."""
    state.hands[seat] += state.quest_bag + state.quest_bottom
    state.quest_bag = state.quest_bottom = ()


def under_deck(state: Pirates) -> list[str]:
    """The Quests under the deck, the upper one first."""
    return [CATALOG.quest_ids[quest] for quest in state.quest_bottom]


# -- black markets ----------------------------------------------------------------------------------------------------


def sides(state: Pirates, *names: str) -> None:
    """The Black Market sides that are in the game (`bm1b`), for all players; those not named stay."""
    for name in names:
        side = CATALOG.market_ids.index(name)
        state.sides = state.sides & ~(1 << side // 2) | side % 2 << side // 2


def black_market(state: Pirates, seat: int, name: str, at: str) -> None:
    """A tile of a seat on a Location: nothing is paid and nothing gained; its side is in the game."""
    sides(state, name)
    side = CATALOG.market_ids.index(name)
    assert state.markets[place_of(state, at)] == NOTHING
    state.markets = having(state.markets, place_of(state, at), MARKET_BASE * seat + side)
    state.unplaced[seat] &= ~(1 << side // 2)


def market_at(state: Pirates, at: str) -> tuple[int, str] | None:
    """Whose Black Market lies on a Location, and which side."""
    found = state.markets[place_of(state, at)]
    return None if found == NOTHING else (found // MARKET_BASE, CATALOG.market_ids[found % MARKET_BASE])


def unplaced(state: Pirates, seat: int) -> list[str]:
    """The tiles that are not placed, by their sides in the game."""
    tiles = [tile for tile in range(5) if state.unplaced[seat] >> tile & 1]
    return [CATALOG.market_ids[2 * tile + (state.sides >> tile & 1)] for tile in tiles]


# -- luck and power ---------------------------------------------------------------------------------------------------


def dice(state: Pirates, *pips: int, stream: int = DICE_LUCK) -> None:
    """The next Raid dice to be rolled (in each roll yellow, green, white); six of them at most."""
    peek = state.chance.copy()
    rolled = [1 + peek.below(stream, 6) for _ in pips]
    while tuple(rolled) != pips:
        state.chance.below(stream, 6)
        rolled = [*rolled[1:], 1 + peek.below(stream, 6)]


def skirmish_dice(state: Pirates, *pips: int) -> None:
    """The next dice of a skirmish, in the order of seats."""
    dice(state, *pips, stream=SKIRMISH_LUCK)


def jordan_dice(state: Pirates, *pips: int) -> None:
    """The next dice that Jordan rolls."""
    dice(state, *pips, stream=JORDAN_LUCK)


def leftover(state: Pirates, power: int, kind: str) -> None:
    """Another Raid of this turn has left so much power."""
    state.leftover = (*state.leftover, leftover_of(power, TREASURES.index(kind), 0))


def power_left(state: Pirates) -> list[tuple[int, str]]:
    """The power that the Raids of this turn have left, with its colour."""
    return [(left % 64, TREASURES[left // 64 % 4]) for left in state.leftover]


def trait(state: Pirates, seat: int, which: int) -> int:
    return state.traits[seat * TRAITS + which]


def empty_spaces(state: Pirates) -> list[str]:
    """The spaces that wait for their refill."""
    return [place_name(place) for place in range(CELLS) if state.cards[place] == EMPTY]


# -- what happened ----------------------------------------------------------------------------------------------------


def audited(state: Pirates) -> Pirates:
    """The same position, once it is sure that everything adds up."""
    GAME.audit(state)
    return state


def imagine(state: Pirates, seat: int, seed: int) -> Pirates:
    """The same position with other luck to come."""
    return cast(Pirates, GAME.imagine(state, seat, seed))
