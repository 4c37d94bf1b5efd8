"""What a set of eyes may see (MAR-1.5 to 1.12)."""

from typing import Any

from caravela.games.maracaibo import scoring
from caravela.games.maracaibo.catalog import (
    BOX,
    CITY_TILE,
    GOODS,
    NATIONS,
    ROUNDS,
    SEATS,
    SYNERGIES,
    TILE_KINDS,
    VILLAGE,
    Automa,
    Location,
    Route,
    Slot,
    Task,
    Tile,
)
from caravela.games.maracaibo.facts import cost_facts, effects_facts, location_facts, project_facts
from caravela.games.maracaibo.payment import OBJECT_ICONS
from caravela.games.maracaibo.state import (
    COMPASS,
    HAND_LIMIT,
    MARKET_BASE,
    NONE,
    QUEST_BASE,
    Maracaibo,
)
from caravela.games.maracaibo.steps.ana import stop_of
from caravela.games.maracaibo.steps.cards import CombatAction, CombatVillage, can_buy, price
from caravela.games.maracaibo.steps.combat import (
    NO_TOKEN,
    USED_FLAG,
    USED_INFLUENCE,
    ChooseNation,
    ChoosePile,
    Fight,
    token_value,
)
from caravela.games.maracaibo.steps.explorer import is_skipped
from caravela.games.maracaibo.steps.free import progress
from caravela.games.maracaibo.steps.opening import put_down_by
from caravela.games.maracaibo.steps.refill import row_price
from caravela.games.maracaibo.steps.sailing import passed_by, routes_of
from caravela.games.maracaibo.steps.ship import is_unlocked
from caravela.games.maracaibo.steps.story import GoOn, Reading, Tally
from caravela.games.maracaibo.steps.village import actions_for
from caravela.kernel.agenda import Decision
from caravela.kernel.phrases import Value, key_of
from caravela.kernel.seen import Seen, bits, name, names, plain

PHASES = ["between", "sailing", "action", "refill"]


def look(state: Maracaibo, eyes: int) -> dict[str, Any]:
    """The position as these eyes, a bit mask of seats, may see it."""
    seen: dict[str, Any] = plain(View(state, eyes))
    return seen


def who_word(state: Maracaibo, who: int) -> str:
    """The word of one of those who act."""
    return SEATS[who] if who < state.seats else "ana"


def everybody(state: Maracaibo) -> list[str]:
    return [who_word(state, who) for who in range(state.setup.members)]


# -- what happens now -------------------------------------------------------------------------------------------------


class Waiting(Seen):
    """Who decides what; the options themselves go to the one who decides."""

    def __init__(self, state: Maracaibo, decision: Decision[Any]) -> None:
        self.seat: str = SEATS[decision.seat(state)]
        self.decision: str = type(decision).__name__
        self.prompt: dict[str, Value] = decision.prompt(state)


class CombatSide(Seen):
    """What a nation would bring: printed, with the markers on the chart, and for which price."""

    def __init__(self, state: Maracaibo, token: int, nation: int, seat: int) -> None:
        side = None if token == NO_TOKEN else state.catalog.tokens[token].sides[nation]
        self.nation: str = NATIONS[nation]
        self.printed: int = side.value if side else state.catalog.tokenless_value
        self.value: int = token_value(state, token, nation)
        self.cost: int = side.cost if side else 0
        self.affordable: bool = self.cost <= state.doubloons[seat]


class TacticView(Seen):
    """A further combat action: which card or area gives it, what it costs on empty and taken ground, and whether it
    is used up this turn."""

    def __init__(self, state: Maracaibo, number: int) -> None:
        effect = state.effects[number]
        is_landing = isinstance(effect, CombatVillage)
        assert isinstance(effect, (CombatAction, CombatVillage))
        self.project: str | None = None if is_landing else state.text(effect.option).split()[-1]
        self.price: int = effect.empty if isinstance(effect, CombatVillage) else effect.amount
        self.taken: int = effect.taken if isinstance(effect, CombatVillage) else 0
        self.used: bool = number in state.used


class CombatView(Seen):
    """A combat under way: its token, its sides, and once a nation fights, the value that is left."""

    def __init__(self, state: Maracaibo, step: ChoosePile | ChooseNation | Fight) -> None:
        token = NO_TOKEN if isinstance(step, ChoosePile) else step.token
        fight = step if isinstance(step, Fight) else None
        seat = step.who
        self.seat: str = SEATS[seat]
        self.stage: str = "fight" if fight else "pile" if isinstance(step, ChoosePile) else "nation"
        self.token: str | None = name(state.catalog.token_ids, token)
        self.nation: str | None = NATIONS[state.fighting[-1]] if fight and state.fighting else None
        self.value: int = fight.value if fight else 0
        self.sides: list[CombatSide] = (
            []
            if isinstance(step, ChoosePile)
            else [CombatSide(state, token, nation, seat) for nation in range(len(NATIONS))]
        )
        self.influence_used: bool = bool(fight and fight.used & USED_INFLUENCE)
        self.flag_used: bool = bool(fight and fight.used & USED_FLAG)
        self.tactics: list[TacticView] = [TacticView(state, number) for number in state.combat_actions[seat]]


def combat(state: Maracaibo) -> CombatView | None:
    """The innermost combat."""
    for step in state.agenda[::-1]:
        if isinstance(step, (ChoosePile, ChooseNation, Fight)):
            return CombatView(state, step)
    return None


# -- the chart --------------------------------------------------------------------------------------------------------


class Assistant(Seen):
    """An assistant on the chart, and whether it is done this round."""

    def __init__(self, state: Maracaibo, seat: int, number: int) -> None:
        self.seat: str = SEATS[seat]
        self.project: str = state.catalog.project_ids[state.assistants[seat][number]]
        self.done: bool = bool(state.done[seat] >> number & 1)


class Place(Seen):
    """A location with all that lies and stands there."""

    def __init__(self, state: Maracaibo, place: int) -> None:
        catalog = state.catalog
        location = state.sea.locations[place]
        late = state.round == ROUNDS
        good = state.market_good(place)
        self.id: str = location.id
        self.changed: bool = location is not catalog.locations[place]
        self.there: bool = location.always or location.late == late
        self.city: str | None = name(catalog.city_ids, state.cities[place])
        self.good: str | None = name(GOODS, good)
        self.spaces: int = state.market_spaces(place)
        self.discs: list[str] = discs(state, state.market[place])
        self.marker: str | None = name(NATIONS, state.marker[place])
        self.quests: list[str] = [
            catalog.quest_ids[quest] for quest in state.quests_at(place) if quest < len(catalog.quests)
        ]
        self.stories: list[str] = [
            catalog.story_ids[card]
            for number, card in enumerate(state.story)
            if catalog.stories[card].place == place and state.takers[number] == NONE
        ]
        self.assistants: list[Assistant] = [
            Assistant(state, seat, number)
            for seat in range(state.seats)
            for number, card in enumerate(state.assistants[seat])
            if catalog.projects[card].location == place
        ]
        self.ships: list[str] = [who_word(state, who) for who in range(state.setup.members) if state.ship[who] == place]


def discs(state: Maracaibo, number: int) -> list[str]:
    """Whose discs lie in a market or on a tile, the oldest first."""
    found: list[str] = []
    while number:
        digit = number % MARKET_BASE
        found.insert(0, "box" if digit == BOX else who_word(state, digit - 1))
        number //= MARKET_BASE
    return found


class Leg(Seen):
    """A way between two locations that costs more than one movement point, and the tile that makes it so."""

    def __init__(self, state: Maracaibo, start: int, end: int) -> None:
        catalog = state.catalog
        self.start: str = catalog.location_ids[start]
        self.end: str = catalog.location_ids[end]
        self.points: int = state.sea.points[start][end]
        self.tile: str = next(
            tile.id for tile in catalog.tiles if state.tiles >> tile.number & 1 and tile.is_dear(start, end)
        )


def dear_legs(state: Maracaibo) -> list[Leg]:
    sea = state.sea
    return [
        Leg(state, place.number, end)
        for place in sea.locations
        for end in place.next
        if sea.is_there[place.number] and sea.is_there[end] and sea.points[place.number][end] > 1
    ]


class Stop(Seen):
    """Where a ship can sail: the words of it, what it costs, and what it brings before anything is done there."""

    def __init__(self, state: Maracaibo, seat: int, route: Route) -> None:
        passed = passed_by(state, seat, route).bit_count()
        sea = state.sea
        is_village = sea.locations[route.end].kind == VILLAGE and not sea.banned[route.end]
        self.text: str = state.text(route.option)
        self.location: str = state.catalog.location_ids[route.end]
        self.path: list[str] = names(state.catalog.location_ids, [*route.passed, route.end])
        self.cost: int = route.cost
        self.actions: int = actions_for(state, seat, route.cost) if is_village else 0
        self.assistants: int = passed
        self.points: int = passed * state.catalog.assistant_points
        self.toll: int = route.toll
        self.ends_round: bool = state.sea.locations[route.end].ends_round


# -- tracks -----------------------------------------------------------------------------------------------------------


class Nation(Seen):
    """A nation: its stock from left to right, what it multiplies titles by, and who stands where with it."""

    def __init__(self, state: Maracaibo, nation: int, bonus: int) -> None:
        members = state.setup.members
        emptied = state.emptied(nation)
        steps = state.influence[nation * members : (nation + 1) * members]
        self.id: str = NATIONS[nation]
        self.owned: int = state.owned()[nation]
        self.stock: int = state.stock[nation]
        self.spaces: list[int] = stock_left(state, nation)
        self.emptied: int = emptied
        self.bonus: int = bonus
        self.multiplier: int = emptied + bonus
        self.influence: dict[str, int] = {who_word(state, who): steps[who] for who in range(members)}
        self.ranks: dict[str, int] = {who_word(state, who): state.rank(who, nation) for who in range(members)}
        self.points: dict[str, int] = {
            who_word(state, who): scoring.nation_points(state.rank(who, nation), emptied, bonus)
            for who in range(members)
        }
        self.leaders: list[str] = [who_word(state, who) for who in scoring.leaders(steps)]


def stock_left(state: Maracaibo, nation: int) -> list[int]:
    """The markers on each stock space; they are taken from the left."""
    placed = state.catalog.stock_size - state.stock[nation]
    left: list[int] = []
    for space in state.catalog.stock_spaces:
        taken = min(space, placed)
        placed -= taken
        left.append(space - taken)
    return left


class BarrierView(Seen):
    """A barrier: how often it was crossed, and what the next one gets for it."""

    def __init__(self, state: Maracaibo, barrier: int) -> None:
        entry = state.catalog.barriers[barrier]
        self.id: str = entry.id
        self.crossings: int = state.crossings[barrier]
        self.points: int = entry.later if state.crossings[barrier] else entry.first


class Explorers(Seen):
    """The explorer track: who stands where, what lies on it, and which spaces each would skip."""

    def __init__(self, state: Maracaibo) -> None:
        catalog, members = state.catalog, range(state.setup.members)
        arrived = min(state.arrived, len(catalog.end_points))
        self.at: dict[str, str] = {who_word(state, who): catalog.space_ids[state.explorer[who]] for who in members}
        self.quests: dict[str, str | None] = {
            catalog.space_ids[space]: name(catalog.quest_ids, state.trail[place])
            for place, space in enumerate(catalog.quest_spaces)
        }
        self.barriers: list[BarrierView] = [BarrierView(state, barrier) for barrier in range(len(catalog.barriers))]
        self.end_points: list[int] = catalog.end_points[arrived:]
        self.skipped: dict[str, list[str]] = {
            who_word(state, who): [space.id for space in catalog.spaces if is_skipped(state, who, space.number)]
            for who in members
        }


class Prestige(Seen):
    """A prestige building and who has invested; nothing is known of one that lies face down."""

    def __init__(self, state: Maracaibo, space: int) -> None:
        building = state.prestige[space]
        known = building >= 0
        self.id: str | None = name(state.catalog.prestige_ids, building)
        self.round: int = space + 1
        self.investors: list[str] = bits(state.investors[building], SEATS) if known else []
        self.points: dict[str, int] = (
            {SEATS[seat]: state.prestige_points(seat, building) for seat in range(state.seats)} if known else {}
        )


# -- the players ------------------------------------------------------------------------------------------------------


class AreaView(Seen):
    """An area of a ship board: discs left; locked, open or completed."""

    def __init__(self, state: Maracaibo, seat: int, area: int) -> None:
        discs = state.discs[seat * len(state.catalog.areas) + area]
        self.id: str = state.catalog.area_ids[area]
        self.discs: int = discs
        self.state: str = "completed" if not discs else "open" if is_unlocked(state, seat, area) else "locked"


class TaskView(Seen):
    """A task of a career: how far it has come."""

    def __init__(self, state: Maracaibo, seat: int, number: int, task: Task) -> None:
        self.progress: int = progress(state, seat, task)
        self.done: bool = bool(state.tasks[seat] >> number & 1)
        self.ready: bool = self.progress >= task.low
        self.mastered: bool = self.progress >= task.high


class Use(Seen):
    """What a card of mine can be used for: bought now, delivered at these locations, paid for these quests."""

    def __init__(self, state: Maracaibo, seat: int, card: int) -> None:
        in_hand = card in state.hands[seat]
        self.buy: bool = can_buy(state, seat, card)
        self.deliver: list[str] = deliveries(state, seat, card) if in_hand else []
        self.quests: list[str] = quests_for(state, card) if in_hand else []


def deliveries(state: Maracaibo, seat: int, card: int) -> list[str]:
    """Where a card could be delivered: here and at markets ahead with a free space for its good (MAR-8.2)."""
    catalog = state.catalog
    good = catalog.projects[card].good
    ship = state.ship[seat]
    ahead = state.sea.ahead[ship] | 1 << ship
    return [
        location.id
        for location in state.sea.locations
        if ahead >> location.number & 1
        and state.market_good(location.number) == good
        and state.market_free(location.number)
    ]


def quests_for(state: Maracaibo, card: int) -> list[str]:
    """The quests in sight that ask for its good or its object (MAR-14.4)."""
    catalog = state.catalog
    project = catalog.projects[card]
    seen = [number % QUEST_BASE for number in state.chart_quests if number % QUEST_BASE < len(catalog.quests)]
    seen += [quest for quest in state.trail if quest >= 0]
    asked = (project.good, OBJECT_ICONS + project.object)
    return [
        catalog.quest_ids[quest] for quest in seen if any(icon in asked for icon in catalog.quests[quest].cost.icons)
    ]


class Tableau(Seen):
    """A bought card: figures and a quest tile that lie on it."""

    def __init__(self, state: Maracaibo, card: int) -> None:
        quests = [number % QUEST_BASE for number in state.card_quests if number // QUEST_BASE == card]
        self.id: str = state.catalog.project_ids[card]
        self.figures: int = state.laid.count(card)
        self.quest: str | None = state.catalog.quest_ids[quests[0]] if quests else None


class Player(Seen):
    """All that may be known about a player; what is hidden is None."""

    def __init__(self, state: Maracaibo, seat: int, known: bool) -> None:
        catalog, ids = state.catalog, state.catalog.project_ids
        hand = state.hands[seat]
        down = [card for card in put_down_by(state, seat) if card != NONE] if known else []
        plans = [*state.planning[seat], *down[:1]]
        career = state.career[seat] if known or not state.careers_dealt.values else NONE
        own = [*hand, *plans] if known else plans
        in_sight = [*own, *[card for card in state.row if card != NONE]]
        buildings = [building for building in state.prestige if building >= 0]
        quest_table = catalog.quest_points
        self.seat: str = SEATS[seat]
        self.points: int = state.points_of(seat)
        self.doubloons: int = state.doubloons[seat]
        self.doubloon_income: int = state.doubloon_income[seat]
        self.track_points: int = state.track_points(seat)
        self.points_income: int = state.points_income[seat]
        self.combat_points: int = state.combat[seat]
        self.figures: int = state.figures[seat]
        self.general: int = state.general[seat]
        self.residence: int = state.residence[seat]
        self.cards: int = len(hand)
        self.hand_limit: int = state.trait(seat, HAND_LIMIT)
        self.hand: list[str] | None = names(ids, hand) if known else None
        self.shown: list[str] = names(ids, sorted([card for card in hand if state.known >> card & 1]))
        self.planning: list[str] = names(ids, plans)
        self.planned: int = len(plans)
        self.aside: list[str] = names(ids, down[1:])
        self.tableau: list[Tableau] = [Tableau(state, card) for card in state.tableau[seat]]
        self.card_points: int = state.card_points(seat)
        self.assistants: int = len(state.assistants[seat])
        self.areas: list[AreaView] = [AreaView(state, seat, area) for area in range(len(catalog.areas))]
        self.completed: int = state.completed[seat]
        self.discs: int = sum([area.discs for area in self.areas])
        self.synergies: list[str] = bits(state.synergies[seat], SYNERGIES)
        self.compasses: int = state.trait(seat, COMPASS)
        self.tokens: int = state.tokens[seat]
        self.quests: int = state.quests[seat]
        self.next_quest_points: int = quest_table[min(state.quests[seat], len(quest_table) - 1)]
        self.career: str | None = name(catalog.career_ids, career)
        self.careers: list[str] = (
            names(catalog.career_ids, state.careers_dealt.values[2 * seat : 2 * seat + 2]) if known else []
        )
        self.tasks: list[TaskView] = (
            [TaskView(state, seat, number, task) for number, task in enumerate(catalog.careers[career].tasks)]
            if career >= 0
            else []
        )
        self.row_price: int = row_price(state, seat)
        self.prices: dict[str, int] = {
            **{ids[card]: price(state, seat, catalog.projects[card].cost) for card in in_sight},
            **{
                catalog.prestige_ids[building]: price(state, seat, catalog.prestige[building].cost)
                for building in buildings
            },
        }
        self.uses: dict[str, Use] = {ids[card]: Use(state, seat, card) for card in own} if known else {}
        self.stops: list[Stop] = [Stop(state, seat, route) for route in routes_of(state, seat)] if state.round else []


class AnaStop(Seen):
    """Where a card of hers would lead her, and after how many stops."""

    def __init__(self, state: Maracaibo, automa: Automa) -> None:
        self.location: str = state.catalog.location_ids[stop_of(state, automa)]
        self.cost: int = automa.stops


class Ana(Seen):
    """The solo opponent (MAR-27): her board, her card, what she has."""

    def __init__(self, state: Maracaibo) -> None:
        who = state.seats
        cards = state.automa_discards
        self.points: int = state.points_of(who)
        self.discs: int = state.ana_discs
        self.upgrades: int = state.ana_discs // state.catalog.ana_upgrade
        self.income: int = state.ana_income()
        self.cards: int = len(state.ana_cards)
        self.quests: int = state.quests[who]
        self.tokens: int = state.tokens[who]
        self.card: str | None = state.catalog.automa_ids[cards[-1]] if cards else None
        self.discards: list[str] = names(state.catalog.automa_ids, cards)
        self.deck: int = len(state.automa_deck) + sum(state.automa_strangers)
        ways = {(automa.stops, automa.route): automa for automa in state.catalog.automa}
        at_sea = state.round and not state.sea.locations[state.ship[who]].ends_round
        self.stops: list[AnaStop] = [AnaStop(state, ways[way]) for way in sorted(ways)] if at_sea else []


# -- the story --------------------------------------------------------------------------------------------------------


class StoryView(Seen):
    """A story card on the story space: its quest and where it is, or the tile that must be full, and who will read."""

    def __init__(self, state: Maracaibo, number: int) -> None:
        card = state.catalog.stories[state.story[number]]
        self.card: str = card.id
        self.chapter: int = card.chapter
        self.tile: int = state.tale[number]
        self.at: str | None = name(state.catalog.location_ids, card.place)
        self.full: str | None = name(state.catalog.tile_ids, card.full)
        self.reader: str | None = who_word(state, state.takers[number]) if state.takers[number] >= 0 else None
        self.cost: dict[str, Any] = cost_facts(card.cost)
        self.effects: list[dict[str, Any]] = effects_facts(card.effects)


class BranchView(Seen):
    """A way that a vote decides between, and what everybody would get."""

    def __init__(self, state: Maracaibo, number: int) -> None:
        branch = state.catalog.branches[number]
        self.branch: str = branch.id
        self.effects: list[dict[str, Any]] = effects_facts(branch.effects)


class ReadView(Seen):
    """A story card whose reverse side was read in this game: by whom, and what was voted; nothing decided is None."""

    def __init__(self, state: Maracaibo, card: int, who: int, branch: int, votes: list[int]) -> None:
        branches = state.catalog.speech.words["branch"]
        story = state.catalog.stories[card]
        self.card: str = story.id
        self.chapter: int = story.chapter
        self.reader: str = who_word(state, who)
        self.branch: str | None = name(branches, branch)
        self.branches: list[BranchView] = [BranchView(state, number) for number in story.branches]
        self.votes: dict[str, str] = {SEATS[seat]: branches[vote] for seat, vote in enumerate(votes) if vote >= 0}


def readings(state: Maracaibo) -> list[ReadView]:
    """What was read in this game, and last what is being read."""
    told = [Reading(number, state.seats) for number in state.told]
    found = [ReadView(state, one.card, one.who, one.branch, one.votes) for one in told]
    for step in state.agenda:
        if isinstance(step, (Tally, GoOn)):
            branch = step.branch if isinstance(step, GoOn) else NONE
            found.append(ReadView(state, step.card, step.who, branch, list(state.votes)))
    return found


class SlotView(Seen):
    """A space of fleet or mine: the value it takes, and whose marker lies there."""

    def __init__(self, state: Maracaibo, slot: Slot) -> None:
        self.slot: str = slot.id
        self.value: int = slot.value
        self.nation: str | None = name(NATIONS, state.claims[slot.number])


class TileView(Seen):
    """A legacy tile in play, with all that it says and all that lies on it."""

    def __init__(self, state: Maracaibo, tile: Tile) -> None:
        catalog = state.catalog
        is_harbour = tile.place == catalog.harbour and tile.kind == CITY_TILE
        self.tile: str = tile.id
        self.kind: str = TILE_KINDS[tile.kind]
        self.at: str | None = name(catalog.location_ids, tile.place)
        self.start: str | None = name(catalog.location_ids, tile.start)
        self.end: str | None = name(catalog.location_ids, tile.end)
        self.points: int = tile.points
        self.space: str | None = catalog.space_ids[tile.space] if tile.depth else None
        self.cost: dict[str, Any] = cost_facts(tile.cost)
        self.effects: list[dict[str, Any]] = effects_facts(tile.effects)
        self.spaces: int = tile.spaces
        self.discs: list[str] = discs(state, state.works[tile.number])
        self.toll: int = tile.toll
        self.slots: list[SlotView] = [SlotView(state, slot) for slot in catalog.slots if slot.tile == tile.number]
        self.quest: str | None = name(catalog.quest_ids, state.harbour) if is_harbour else None


def unsealed(state: Maracaibo) -> dict[str, dict[str, Any]]:
    """The facts of locations and cards that came with the story."""
    catalog, sea = state.catalog, state.sea
    return {
        "locations": {
            place.id: {
                **location_facts(catalog, place),
                "next": names(catalog.location_ids, [end for end in place.next if sea.is_there[end]]),
            }
            for place in sea.locations
            if sea.is_there[place.number] and has_changed(state, place)
        },
        "projects": {
            catalog.project_ids[card]: project_facts(catalog, catalog.projects[card])
            for card in catalog.deck_c
            if card not in state.sealed
        },
    }


def has_changed(state: Maracaibo, place: Location) -> bool:
    """Whether a location is other than on the printed chart."""
    legacy = [end for end in place.next if state.catalog.locations[end].legacy and state.sea.is_there[end]]
    return place.legacy or place is not state.catalog.locations[place.number] or bool(legacy)


def opened(state: Maracaibo) -> list[str]:
    """The keys of the sealed texts that everybody may read by now."""
    catalog = state.catalog
    told = [Reading(number, state.seats).card for number in state.told]
    turned = [*told, *[step.card for step in state.agenda if isinstance(step, (Tally, GoOn))]]
    keys: list[str] = []
    for card in [*told, *state.story]:
        keys += [key_of("story", catalog.story_ids[card]), key_of("story", catalog.story_ids[card], "front")]
        if catalog.stories[card].chapter:
            keys.append(key_of("chapter", str(catalog.stories[card].chapter)))
    for card in turned:
        keys.append(key_of("story", catalog.story_ids[card], "back"))
        keys += [key_of("branch", catalog.branches[branch].id) for branch in catalog.stories[card].branches]
    for tile in catalog.tiles:
        if (state.seen_tiles | state.stored) >> tile.number & 1:
            keys.append(key_of("tile", tile.id))
            if tile.place >= 0 and catalog.locations[tile.place].legacy:
                place = catalog.location_ids[tile.place]
                arms = [arm for arm in catalog.arm_words if place in arm.split("-")]
                keys += [key_of("location", place), *[key_of("arm", arm) for arm in arms]]
            keys += [key_of("slot", slot.id) for slot in catalog.slots if slot.tile == tile.number]
    keys += [key_of("project", catalog.project_ids[card]) for card in catalog.deck_c if card not in state.sealed]
    return list(dict.fromkeys(keys))


# -- the whole --------------------------------------------------------------------------------------------------------


class View(Seen):
    """The position as a set of eyes may see it."""

    def __init__(self, state: Maracaibo, eyes: int) -> None:
        catalog, setup, seats = state.catalog, state.setup, range(state.seats)
        over, decision = state.is_over, state.pending
        bonus = scoring.majority_bonus(state.owned())
        self.game: str = "maracaibo"
        self.seats: int = state.seats
        self.settings: dict[str, Any] = dict(setup.settings)
        self.solo: bool = setup.solo
        self.round: int = state.round
        self.rounds: int = ROUNDS
        self.phase: str = "over" if over else PHASES[state.phase] if state.round else "opening"
        self.choices: int = state.choices
        self.over: bool = over
        self.winners: list[str] = [SEATS[winner] for winner in state.winners()] if over else []
        self.opener: str = who_word(state, state.opener)
        self.order: list[str] = [
            who_word(state, (state.opener + step) % setup.members) for step in range(setup.members)
        ]
        self.turn: str | None = SEATS[state.active] if 0 <= state.active < state.seats and not over else None
        self.ended_by: str | None = who_word(state, state.ended_by) if state.ended_by >= 0 else None
        self.waiting: Waiting | None = None if decision is None else Waiting(state, decision)
        self.combat: CombatView | None = combat(state)
        self.locations: list[Place] = [
            Place(state, place) for place in range(len(catalog.locations)) if state.sea.is_there[place]
        ]
        self.nations: list[Nation] = [Nation(state, nation, bonus[nation]) for nation in range(len(NATIONS))]
        self.explorers: Explorers = Explorers(state)
        self.row: list[str | None] = [name(catalog.project_ids, card) for card in state.row]
        self.deck: int = state.pile_size()
        self.discarded: int = len(state.discarded)
        self.discard_top: str | None = catalog.project_ids[state.discarded[-1]] if state.discarded else None
        self.quest_top: str | None = name(catalog.quest_ids, state.quest_top)
        self.quests_left: int = len(state.quest_bag) + (state.quest_top != NONE)
        self.prestige: list[Prestige] = [Prestige(state, space) for space in range(ROUNDS)]
        self.piles: list[int] = state.piles[:]
        self.spent: int = state.spent
        self.players: list[Player] = [Player(state, seat, bool(eyes >> seat & 1)) for seat in seats]
        self.ana: Ana | None = Ana(state) if setup.solo else None
        self.campaign: bool = setup.campaign
        self.story: list[StoryView] = [StoryView(state, number) for number in range(len(state.story))]
        self.read: list[ReadView] = readings(state)
        self.legs: list[Leg] = dear_legs(state)
        self.tiles: list[TileView] = [TileView(state, tile) for tile in catalog.tiles if state.tiles >> tile.number & 1]
        self.archive: list[str] = list(state.archive())
        self.unsealed: dict[str, dict[str, Any]] = unsealed(state)
        self.opened: list[str] = opened(state)
