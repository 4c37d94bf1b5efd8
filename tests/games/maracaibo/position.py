"""Positions of Maracaibo, built in a line or two: pieces come from where they lie, so that everything still adds up.

Seat 1 of the rules is BLUE here, and BLUE begins: the starting player of the first round is not drawn.
"""

from typing import Any, cast

import caravela
from caravela.games.maracaibo.catalog import BOX, DECK_B, NATIONS, PLAY, ROUNDS, RUIN, SYNERGIES
from caravela.games.maracaibo.state import (
    ACTION,
    BETWEEN,
    MARKET_BASE,
    NOBODY,
    PROJECT_LUCK,
    QUEST_BASE,
    REFILL,
    SAILING,
    STRANGER_LUCK,
    TOKEN_LUCK,
    UNSEEN,
    Maracaibo,
)
from caravela.games.maracaibo.state import NONE as NOTHING
from caravela.games.maracaibo.steps.cards import take_synergy
from caravela.games.maracaibo.steps.legacy import put_disc
from caravela.games.maracaibo.steps.quests import take_story
from caravela.games.maracaibo.steps.scoring import FINAL, INTERIM
from caravela.games.maracaibo.steps.turn import END_OF_TURN, NEXT_TURN, TURNS, StartRound
from caravela.kernel.agenda import Step
from caravela.kernel.state import having, without
from tests.games.telling import Log, answers, asked, decision, offered, usual, warning, why_not

__all__ = ["Log", "answers", "asked", "decision", "offered", "usual", "warning", "why_not"]

GAME = caravela.game("maracaibo")
BLUE, YELLOW, GREEN, RED = range(4)
ANA = 1
"""The solo opponent, after the one seat."""
FRANCE, ENGLAND, SPAIN = range(3)
CATALOG = cast(Maracaibo, GAME.new(2, 1)).catalog
TILES = {2: ("c01", "c02", "c03", "c04"), 3: ("c07", "c08", "c09", "c10")}
"""What lies at 4, 5, 13 and 14 in `new`, with up to two players and with more."""

# -- games ------------------------------------------------------------------------------------------------------------


def start(seats: int = 2, seed: int = 1, **settings: Any) -> Maracaibo:
    """A new game at its first decision; blue is the starting player."""
    while True:
        state = cast(Maracaibo, GAME.new(seats, seed, **settings))
        if state.opener == BLUE:
            return state
        seed += 1000


def new(seats: int = 2, round: int = 1, **settings: Any) -> Maracaibo:
    """
    A game in the given round, its opening done; blue is to sail from Havana. Everybody has 10 doubloons, 1 combat
    point, 2 figures, the career of the same number, and no card; the city tiles are those of TILES.
    """
    state = start(seats, **settings)
    while not state.round:
        state.choose(state.options()[0])
    for seat in range(seats):
        hand(state, seat)
        plan(state, seat)
        state.doubloons[seat] = 10
        career(state, seat, f"p{seat + 1}")
    for at, name in zip(("4", "5", "13", "14"), TILES[2 if seats < 3 else 3], strict=True):
        if state.sea.locations[location(at)].kind == RUIN:
            state.lost_cities = (CATALOG.city_ids.index(name),)
        else:
            city(state, at, name)
    while state.prestige[round - 1] == UNSEEN:
        place = state.prestige.index(UNSEEN)
        state.prestige = having(state.prestige, place, state.prestige_bag[0])
        state.prestige_bag = state.prestige_bag[1:]
    state.round = round
    state.agenda = [*([StartRound(), *INTERIM] if round < ROUNDS else FINAL), NEXT_TURN]
    return turn_of(state, BLUE, phase=SAILING)


def turn_of(state: Maracaibo, seat: int, at: str = "", sailed: int = 1, phase: int = ACTION) -> Maracaibo:
    """
    It is the turn of a seat. In the phase of actions its ship has sailed so many points to a location (6 if none is
    told) and it is to choose its main action; in the others it is to sail from a location (Havana), or to refill.
    """
    while state.agenda[-1] is not NEXT_TURN:
        state.agenda.pop()
    state.active, state.phase, state.ended_by = seat, phase, NOBODY
    state.spent = state.sailed = 0 if phase == SAILING else sailed
    state.used = state.fighting = ()
    state.ship[seat] = location(at or ("0" if phase == SAILING else "6"))
    state.agenda += [END_OF_TURN, *TURNS[seat][: {SAILING: 7, ACTION: 5, REFILL: 2}[phase]]]
    state.offered = None
    if phase == REFILL:
        state.advance()
    return state


def end_round(state: Maracaibo, seat: int = BLUE) -> Maracaibo:
    """A seat has ended the round on the last homeward space; the scoring begins."""
    while state.agenda.pop() is not NEXT_TURN:
        pass
    state.ship[seat] = location("22" if state.round == ROUNDS else "21a")
    state.active = state.ended_by = seat
    state.phase = BETWEEN
    state.advance()
    return state


def play(state: Maracaibo, *texts: str) -> Maracaibo:
    """Make choices one after another; what was changed by hand before counts."""
    state.offered = None
    for text in texts:
        state.choose_text(text)
    return state


def run(state: Maracaibo, *steps: Step[Any]) -> Maracaibo:
    """Forget the agenda and carry out just these steps, up to their first decision."""
    state.agenda = list(reversed(steps))
    state.advance()
    return state


# -- names ------------------------------------------------------------------------------------------------------------


def location(name: str) -> int:
    return CATALOG.location_ids.index(name)


def project(name: str) -> int:
    return CATALOG.project_ids.index(name)


def quest_tile(name: str) -> int:
    return CATALOG.quest_ids.index(name)


# -- cards ------------------------------------------------------------------------------------------------------------


def take_card(state: Maracaibo, name: str) -> int:
    """Take a project card from wherever it lies; a gap in the row is filled with a card of the draw pile."""
    card = project(name)
    if card in state.stranger_bag:
        state.stranger_bag = without(state.stranger_bag, card)
        state.strangers -= 1
    elif card in state.deck:
        state.deck = without(state.deck, card)
    elif card in state.discarded:
        state.discarded = without(state.discarded, card)
    elif card in state.sealed:
        state.sealed = without(state.sealed, card)
    elif card in state.row:
        state.row = having(state.row, state.row.index(card), state.deck[0])
        state.deck = state.deck[1:]
    else:
        for cards in (state.hands, state.planning):
            for seat in range(state.seats):
                if card in cards[seat]:
                    cards[seat] = without(cards[seat], card)
                    return card
        raise ValueError(f"{name} is not to be had")
    return card


def put_back(state: Maracaibo, cards: tuple[int, ...]) -> None:
    """Cards go back to the draw pile, B cards unseen."""
    for card in cards:
        if CATALOG.projects[card].deck != DECK_B or state.met >> card & 1:
            state.deck = tuple(sorted((*state.deck, card)))
        else:
            state.stranger_bag = tuple(sorted((*state.stranger_bag, card)))
            state.strangers += 1


def hand(state: Maracaibo, seat: int, *names: str) -> None:
    """Give a seat exactly these cards."""
    put_back(state, state.hands[seat])
    state.hands[seat] = ()
    state.hands[seat] = tuple([take_card(state, name) for name in names])


def plan(state: Maracaibo, seat: int, *names: str) -> None:
    """Put exactly these cards into a planning area."""
    put_back(state, state.planning[seat])
    state.planning[seat] = ()
    state.planning[seat] = tuple([take_card(state, name) for name in names])


def row(state: Maracaibo, *names: str) -> None:
    """Lay out exactly these cards, from left to right; '' is a gap."""
    put_back(state, tuple(card for card in state.row if card != NOTHING))
    state.row = (NOTHING,) * len(state.row)
    cards = [take_card(state, name) if name else NOTHING for name in names]
    state.row = tuple(cards + [NOTHING] * (len(state.row) - len(cards)))


def own(state: Maracaibo, seat: int, *names: str) -> None:
    """
    Put cards into a tableau: nothing is paid, income and permanent effects are in force, immediate ones are not done.
    Figures for assistants and on cards come from the general supply as long as it has any; assistants are open.
    """
    for name in names:
        card = take_card(state, name)
        entry = CATALOG.projects[card]
        state.tableau[seat] = (*state.tableau[seat], card)
        for effect in (*entry.income, *entry.permanent):
            effect.apply(state, seat, card)
        if entry.figures_on_card:
            take_figures(state, seat, entry.figures_on_card)
            state.laid = state.laid + (card,) * entry.figures_on_card
        if entry.location >= 0:
            take_figures(state, seat, 1)
            state.assistants[seat] = (*state.assistants[seat], card)


def cards(state: Maracaibo, pile: tuple[int, ...]) -> list[str]:
    """The names of cards."""
    return [CATALOG.project_ids[card] if card >= 0 else "" for card in pile]


def next_card(state: Maracaibo, name: str) -> None:
    """Make a card the next one to be drawn."""
    put_back(state, (take_card(state, name),))
    card = project(name)
    while True:
        peek = state.chance.copy()
        place = peek.below(PROJECT_LUCK, state.pile_size())
        if (place < len(state.deck)) == (card in state.deck):
            break
        state.chance = peek
    if card in state.deck:
        state.deck = swapped(state.deck, card, place)
    else:
        state.stranger_bag = swapped(state.stranger_bag, card, peek.below(STRANGER_LUCK, len(state.stranger_bag)))


def swapped(bag: tuple[int, ...], thing: int, place: int) -> tuple[int, ...]:
    """The bag with a thing at another place of it."""
    return having(having(bag, bag.index(thing), bag[place]), place, thing)


# -- what a seat has --------------------------------------------------------------------------------------------------


def give(
    state: Maracaibo,
    seat: int,
    doubloons: int | None = None,
    combat: int | None = None,
    figures: int | None = None,
    points: int | None = None,
    doubloon_income: int | None = None,
    points_income: int | None = None,
) -> None:
    """Set what a seat has, as far as it is told; figures come from the general supply or go there."""
    if doubloons is not None:
        state.doubloons[seat] = doubloons
    if combat is not None:
        state.combat[seat] = combat
    if figures is not None:
        state.general[seat] += state.figures[seat] - figures
        state.figures[seat] = figures
        assert state.general[seat] >= 0, "so many figures there are not"
    if points is not None:
        state.score(seat, points - state.points_of(seat), PLAY)
    if doubloon_income is not None:
        state.doubloon_income[seat] = doubloon_income
    if points_income is not None:
        state.points_income[seat] = points_income


def take_figures(state: Maracaibo, seat: int, count: int) -> None:
    """Figures leave the general supply, then the personal one."""
    for _ in range(count):
        supply = state.general if state.general[seat] else state.figures
        assert supply[seat], "no figure is left"
        supply[seat] -= 1


def upgrade(state: Maracaibo, seat: int, *areas: str) -> None:
    """Complete upgrade areas: their permanent effects are in force, their immediate ones are not done."""
    for name in areas:
        area = CATALOG.area_ids.index(name)
        state.discs = having(state.discs, seat * len(CATALOG.areas) + area, 0)
        state.completed[seat] += 1
        for effect in CATALOG.areas[area].permanent:
            effect.apply(state, seat, area)


def discs(state: Maracaibo, seat: int, area: str, left: int) -> None:
    """So many discs are left on an area that is not completed."""
    state.discs = having(state.discs, seat * len(CATALOG.areas) + CATALOG.area_ids.index(area), left)


def discs_left(state: Maracaibo, seat: int, area: str) -> int:
    return state.discs[seat * len(CATALOG.areas) + CATALOG.area_ids.index(area)]


def synergies(state: Maracaibo, seat: int, *names: str) -> None:
    """Give a seat synergy tokens; income that waits for them comes into force."""
    for name in names:
        take_synergy(state, seat, SYNERGIES.index(name))


def career(state: Maracaibo, seat: int, name: str, *done: int) -> None:
    """Which career a seat has, and which of its tasks are done; figures of those go to the general supply."""
    number = CATALOG.career_ids.index(name)
    state.career = having(state.career, seat, number)
    state.general[seat] += len(done) - state.tasks[seat].bit_count()
    state.tasks[seat] = sum(1 << task - 1 for task in done)


def combat_tokens(state: Maracaibo, seat: int, count: int) -> None:
    """Give a seat so many combat tokens of the fuller pile."""
    for _ in range(count):
        state.token_bag = state.token_bag[:-1]
        state.piles[state.piles.index(max(state.piles))] -= 1
        state.tokens[seat] += 1


def quest_tiles(state: Maracaibo, seat: int, count: int) -> None:
    """Give a seat so many quest tiles, without what they would bring."""
    state.quest_bag = state.quest_bag[: len(state.quest_bag) - count]
    state.quests[seat] += count


def assistants_done(state: Maracaibo, seat: int) -> list[str]:
    """The cards whose assistants are done this round."""
    return [
        CATALOG.project_ids[card] for place, card in enumerate(state.assistants[seat]) if state.done[seat] >> place & 1
    ]


# -- influence and markers --------------------------------------------------------------------------------------------


def influence(state: Maracaibo, seat: int, **spaces: int) -> None:
    """Where the influence markers of a seat are (`influence(state, BLUE, france=3)`)."""
    for name, space in spaces.items():
        state.influence[NATIONS.index(name) * state.setup.members + seat] = space


def influence_of(state: Maracaibo, seat: int) -> tuple[int, int, int]:
    """With France, England and Spain."""
    members = state.setup.members
    return (state.influence[seat], state.influence[members + seat], state.influence[2 * members + seat])


def markers(state: Maracaibo, **places: str) -> None:
    """Put exactly these ownership markers on the chart (`markers(state, france="1 4")`), all others in their stocks."""
    for nation in range(len(NATIONS)):
        state.stock[nation] += state.marker.count(nation)
    state.marker[:] = [NOTHING] * len(state.marker)
    for name, ats in places.items():
        for at in ats.split():
            state.place_marker(location(at), NATIONS.index(name))


def stock(state: Maracaibo, **left: int) -> None:
    """How many markers of a nation are left in its stock; the others have left the game."""
    for name, count in left.items():
        state.stock[NATIONS.index(name)] = count


def owner(state: Maracaibo, at: str) -> str:
    """The nation whose marker is at a location, '' where none is."""
    nation = state.marker[location(at)]
    return NATIONS[nation] if nation >= 0 else ""


# -- the chart --------------------------------------------------------------------------------------------------------


def city(state: Maracaibo, at: str, tile: str) -> None:
    """Lay a city tile at a location; what lay there goes where the tile was."""
    place, number = location(at), CATALOG.city_ids.index(tile)
    if number in state.cities:
        state.cities = having(state.cities, state.cities.index(number), state.cities[place])
    state.cities = having(state.cities, place, number)


def deliver(state: Maracaibo, at: str, *seats: int) -> None:
    """Discs in a market, from nowhere."""
    for seat in seats:
        state.put_disc(location(at), seat)


def market(state: Maracaibo, at: str) -> list[int]:
    """The seats of the discs in a market."""
    discs = state.market[location(at)]
    found: list[int] = []
    while discs:
        discs, seat = divmod(discs, MARKET_BASE)
        found.insert(0, seat - 1)
    return found


def take_quest(state: Maracaibo, name: str) -> int:
    """Take a quest tile from wherever it lies."""
    quest = quest_tile(name)
    if quest == state.quest_top:
        state.quest_top, state.quest_bag = state.quest_bag[0], state.quest_bag[1:]
    elif quest in state.quest_bag:
        state.quest_bag = without(state.quest_bag, quest)
    elif quest in state.trail:
        state.trail = having(state.trail, state.trail.index(quest), state.quest_bag[0])
        state.quest_bag = state.quest_bag[1:]
    else:
        state.chart_quests = tuple([number for number in state.chart_quests if number % QUEST_BASE != quest])
    return quest


def quest(state: Maracaibo, name: str, at: str) -> None:
    """Lay a quest tile at a location, beside those that are there."""
    state.chart_quests = (*state.chart_quests, QUEST_BASE * location(at) + take_quest(state, name))


def clear_quests(state: Maracaibo) -> None:
    """All quest tiles of the chart go back to the pile; story tiles stay."""
    quests = [number for number in state.chart_quests if number % QUEST_BASE < len(CATALOG.quests)]
    state.quest_bag += tuple([number % QUEST_BASE for number in quests])
    state.chart_quests = tuple([number for number in state.chart_quests if number not in quests])
    state.harbour = NOTHING


def quests_at(state: Maracaibo, at: str) -> list[str]:
    """The tiles at a location, the oldest first; story tiles are s1 to s4."""
    names = [*CATALOG.quest_ids, "s1", "s2", "s3", "s4"]
    return [names[number] for number in state.quests_at(location(at))]


def empty_pile(state: Maracaibo, seat: int = YELLOW) -> None:
    """No quest tile is left in the pile: a seat has them all."""
    quest_tiles(state, seat, len(state.quest_bag))
    state.quests[seat] += int(state.quest_top != NOTHING)
    state.quest_top = NOTHING


def top_quest(state: Maracaibo, name: str) -> None:
    """Which tile is on top of the quest pile."""
    number = take_quest(state, name)
    if state.quest_top != NOTHING:
        state.quest_bag += (state.quest_top,)
    state.quest_top = number


def trail(state: Maracaibo, *names: str) -> None:
    """Which tiles lie on the quest spaces of the explorer track; '' where it was taken."""
    state.quest_bag += tuple([number for number in state.trail if number != NOTHING])
    state.trail = (NOTHING,) * len(state.trail)
    taken = names.count("")
    state.trail = tuple([take_quest(state, name) if name else NOTHING for name in names])
    for seat in range(taken):
        quest_tiles(state, (seat + 1) % state.setup.members, 1)


def prestige(state: Maracaibo, *names: str) -> None:
    """Which prestige buildings are revealed, from space I on."""
    buildings = tuple([CATALOG.prestige_ids.index(name) for name in names])
    state.prestige = buildings + (UNSEEN,) * (ROUNDS - len(names))
    state.prestige_bag = tuple(place for place in range(len(CATALOG.prestige)) if place not in buildings)


def invested(state: Maracaibo, seat: int, name: str) -> None:
    """A figure of a seat on a prestige building, nothing paid and nothing gained."""
    take_figures(state, seat, 1)
    building = CATALOG.prestige_ids.index(name)
    state.investors = having(state.investors, building, state.investors[building] | 1 << seat)


# -- the story --------------------------------------------------------------------------------------------------------


def tile(name: str) -> int:
    return CATALOG.tile_ids.index(name)


def in_play(state: Maracaibo) -> list[str]:
    """The legacy tiles in play."""
    return [name for number, name in enumerate(CATALOG.tile_ids) if state.tiles >> number & 1]


def stories(state: Maracaibo) -> list[str]:
    """The story cards laid out."""
    return [CATALOG.story_ids[card] for card in state.story]


def taken(state: Maracaibo, name: str, who: int) -> None:
    """A story quest is done: its tile goes to a ship, without what it would bring."""
    if take_story(state, who, CATALOG.story_ids.index(name)):
        state.quests[who] += 1


def fill(state: Maracaibo, name: str, *seats: int) -> None:
    """Discs of these seats come to a works tile, from nowhere."""
    for seat in seats:
        put_disc(state, tile(name), 1 + seat)


def works(state: Maracaibo, name: str) -> list[int]:
    """The seats of the discs on a works tile; -1 for those of the box."""
    digits, found = state.works[tile(name)], list[int]()
    while digits:
        digits, digit = divmod(digits, MARKET_BASE)
        found.insert(0, NOBODY if digit == BOX else digit - 1)
    return found


# -- explorers and combat ---------------------------------------------------------------------------------------------


def explorer(state: Maracaibo, who: int, name: str) -> None:
    """Where an explorer stands; the barriers before it count as crossed."""
    before = CATALOG.crossed[state.explorer[who]]
    state.explorer[who] = CATALOG.space_ids.index(name)
    for barrier in range(before, CATALOG.crossed[state.explorer[who]]):
        state.crossings[barrier] += 1


def space(state: Maracaibo, who: int) -> str:
    """Where an explorer stands."""
    return CATALOG.space_ids[state.explorer[who]]


def next_token(state: Maracaibo, name: str) -> None:
    """Make a combat token the next one to be revealed, whichever pile is chosen."""
    token = CATALOG.token_ids.index(name)
    place = state.chance.copy().below(TOKEN_LUCK, len(state.token_bag))
    state.token_bag = swapped(state.token_bag, token, place)


def no_tokens(state: Maracaibo, seat: int = YELLOW) -> None:
    """Both piles are empty: a seat has all the tokens."""
    combat_tokens(state, seat, len(state.token_bag))


# -- what happened ----------------------------------------------------------------------------------------------------


def audited(state: Maracaibo) -> Maracaibo:
    """The same position, once it is sure that everything adds up."""
    GAME.audit(state)
    return state


def imagine(state: Maracaibo, seat: int, seed: int) -> Maracaibo:
    """The same position with other luck to come."""
    return cast(Maracaibo, GAME.imagine(state, seat, seed))
