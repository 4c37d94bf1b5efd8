"""What a set of eyes may see (EMP-3)."""

from typing import Any, Final, TypedDict, cast

from caravela.games.empires.catalog import BUILDER, EVENTS, SEATS, TYPES, WORKERS, Discovery
from caravela.games.empires.crew import members
from caravela.games.empires.scoring import ANY_THREE, COLONISED, FOUR_ALIKE, THREE_ALIKE, best_sets
from caravela.games.empires.state import (
    AFTER_EVENTS,
    BLOCKS,
    COMPANIONS,
    FIGURE,
    MILITIA,
    ON_SHIP,
    ON_X,
    ON_Y,
    PLACING_WORKERS,
    RESISTANCE,
    SAILING,
    SETTING_UP,
    SPACE,
    Empires,
)
from caravela.games.empires.steps.buildings import BuyBuilding, price
from caravela.games.empires.steps.discovery import (
    BY_NATION,
    CARDS,
    NO_TARGET,
    ChooseTarget,
    LaunchExpedition,
    SendWorkers,
    candidates,
    known_top_card,
    odds_of,
    reachable,
    resistance,
    strength,
    strength_of_all,
    targets,
    unseen_cards,
    unseen_tokens,
    worker_strength,
)
from caravela.games.empires.steps.events import shipping_strength
from caravela.games.empires.steps.layout import LAST_TILES
from caravela.games.empires.steps.nations import NOBODY, Bid
from caravela.games.empires.steps.placement import numbered
from caravela.games.empires.steps.reset import points_of_region
from caravela.games.empires.steps.warfare import VICTIMS, Declare, Eliminate, battlefields, enemies, kills
from caravela.kernel.agenda import Decision
from caravela.kernel.hidden import NOTHING
from caravela.kernel.phrases import Value

SPACES: Final = {0: "number", ON_X: "x", ON_Y: "y", ON_SHIP: "ship"}
PHASES: Final = {SETTING_UP: "set_up", PLACING_WORKERS: "placement", AFTER_EVENTS: "reset"}

# -- the types --------------------------------------------------------------------------------------------------------

Crew = dict[str, int]
"""How many figures of each type."""
BySeat = dict[str, int]


class Found(TypedDict):
    """A discovery token or card."""

    id: str
    natives: int
    loot: int
    plunder: int
    points: int


class Region(TypedDict):
    id: str
    discovered: bool
    token: Found | None
    """As far as these eyes have seen it."""
    looked: list[str]
    """The seats that have seen the token."""
    good: str | None
    workers: dict[str, Crew]
    builders: int
    colonised: bool
    points: BySeat
    """What it would score now."""


class Figure(TypedDict):
    seat: str
    worker: str
    space: str
    """Where it stands: on a number, on x or y of the dock, on a ship."""


class Row(TypedDict):
    workers: list[Figure]
    open: int
    """How many numbered spaces there are."""
    free: int


class Gathering(TypedDict):
    """An event without spaces."""

    workers: dict[str, Crew]
    strength: BySeat


class School(TypedDict):
    spaces: dict[str, Figure | None]


class Events(TypedDict):
    initiative: Row
    dock: Row
    trade: Row
    shipping: Gathering
    buildings: Row
    discovery: Gathering
    specialists: School
    warfare: Row


class OfferedBuilding(TypedDict):
    id: str
    price: int
    prices: BySeat
    """For seats that would pay less: what it costs with the worker that would buy it."""


class Left(TypedDict):
    goods: int
    ships: int
    cards: int
    tokens_in_box: int
    buildings: list[int]


class Prices(TypedDict):
    building: int
    point: int
    look: int
    training: int
    war: int


class Deck(TypedDict):
    cards: int
    top: str | None
    bottom: list[str | None]


class GoodsSet(TypedDict):
    goods: list[str]
    ships: int
    coins: int


class OwnedBuilding(TypedDict):
    id: str
    face_up: bool


class Traits(TypedDict):
    """What buildings change for their owner."""

    resistance: int
    strengths: Crew
    """What each worker counts in Discovery."""
    companions: int
    blocks: bool
    militia: int
    sailing: int


class Player(TypedDict):
    seat: str
    coins: int
    points: int
    breakdown: dict[str, int]
    available: Crew
    stock: Crew
    goods: dict[str, int]
    ships: int
    ships_sailing: int
    income: int
    sets: list[GoodsSet]
    loose: list[str]
    """The goods that are in no set."""
    loose_ships: int
    buildings: list[OwnedBuilding]
    tokens: list[Found]
    cards: list[Found]
    nation: str | None
    nation_uses: int
    traits: Traits


class Auction(TypedDict):
    bid: int
    holder: str | None
    passed: list[str]


class Resistance(TypedDict):
    """How many of the things that may be met resist with so much."""

    natives: int
    count: int
    won: bool


class Target(TypedDict):
    id: str
    """A region, 'cards' or a nation."""
    natives: int | None
    """The resistance, if it is known."""
    good: int
    all: int
    """So many of all cases would be won."""


class Expedition(TypedDict):
    party: Crew
    strength: int
    target: str | None
    targets: list[Target]
    tokens: list[Resistance]
    cards: list[Resistance]


class Side(TypedDict):
    seat: str
    against: str
    kills: int
    enemies: Crew
    chosen: Crew


class Battle(TypedDict):
    region: str
    sides: list[Side]


class Battlefield(TypedDict):
    """A battle that could be declared, and how many each would lose."""

    region: str
    seat: str
    kills: int
    losses: int


class Waiting(TypedDict):
    seat: str
    decision: str
    prompt: dict[str, Value]
    auction: Auction | None
    expedition: Expedition | None
    battle: Battle | None
    battlefields: list[Battlefield]


class View(TypedDict):
    game: str
    seats: int
    settings: dict[str, Any]
    round: int
    age: str
    phase: str
    order: list[str]
    waiting: Waiting | None
    choices: int
    over: bool
    winners: list[str]
    regions: list[Region]
    events: Events
    initiative_coins: int
    """What the next worker on Initiative would get."""
    goods_offered: list[str]
    ship_offered: bool
    buildings_offered: list[OfferedBuilding]
    left: Left
    prices: Prices
    goods_pool: dict[str, int]
    tokens_unseen: list[str]
    tokens_gone: list[str]
    cards_unseen: list[str]
    deck: Deck
    last_buildings: list[str] | None
    players: list[Player]


# -- the whole --------------------------------------------------------------------------------------------------------


def look(state: Empires, eyes: int) -> dict[str, Any]:
    """The position as these eyes, a bit mask of seats, may see it."""
    return cast(dict[str, Any], view(state, eyes))


def view(state: Empires, eyes: int) -> View:
    catalog = state.catalog
    space = len(state.initiative)
    return {
        "game": "empires",
        "seats": state.seats,
        "settings": {
            name: list(value) if isinstance(value, tuple) else value for name, value in state.setup.settings.items()
        },
        "round": state.round,
        "age": catalog.ages[state.age],
        "phase": phase(state),
        "order": [SEATS[other] for other in state.order],
        "waiting": None if state.pending is None else waiting(state, state.pending, eyes),
        "choices": state.choices,
        "over": state.is_over,
        "winners": [SEATS[winner] for winner in state.winners()] if state.is_over else [],
        "regions": [region_view(state, eyes, region) for region in range(len(catalog.regions))],
        "events": events_view(state),
        "initiative_coins": catalog.initiative_coins[space] if space < len(catalog.initiative_coins) else 0,
        "goods_offered": [catalog.goods[good] for good in state.goods_offered],
        "ship_offered": bool(state.ship_offered),
        "buildings_offered": [offered_view(state, tile) for tile in state.offer],
        "left": {
            "goods": sum(state.pool),
            "ships": state.ship_supply,
            "cards": state.cards_left(),
            "tokens_in_box": state.token_box,
            "buildings": [len(stack) for stack in state.stacks],
        },
        "prices": {
            "building": catalog.building_price[state.age],
            "point": catalog.point_price[state.age],
            "look": catalog.look_price[state.age],
            "training": catalog.training_price,
            "war": catalog.war_price,
        },
        "goods_pool": by_name(catalog.goods, state.pool),
        "tokens_unseen": [catalog.tokens[token].id for token in unseen_tokens(state, eyes)],
        "tokens_gone": [catalog.tokens[token].id for token in state.tokens_gone],
        "cards_unseen": [catalog.cards[card].id for card in unseen_cards(state, eyes)],
        "deck": deck_view(state, eyes),
        "last_buildings": last_buildings(state),
        "players": [player_view(state, other) for other in range(state.seats)],
    }


def phase(state: Empires) -> str:
    """Where the round is: set_up, placement, the event being resolved or about to be, end of the round, or over."""
    if state.is_over:
        return "over"
    return PHASES[state.phase] if state.phase in PHASES else EVENTS[state.phase]


def by_name(names: list[str], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def crew_view(crew: int) -> Crew:
    return by_name(VICTIMS, [members(crew, worker) for worker in range(len(VICTIMS))])


def found_view(thing: Discovery) -> Found:
    return {
        "id": thing.id,
        "natives": thing.natives,
        "loot": thing.loot,
        "plunder": thing.plunder,
        "points": thing.points,
    }


# -- what is asked ----------------------------------------------------------------------------------------------------


def waiting(state: Empires, decision: Decision[Any], eyes: int) -> Waiting:
    """Who decides what; the options themselves go to the one who decides."""
    return {
        "seat": SEATS[decision.seat(state)],
        "decision": type(decision).__name__,
        "prompt": decision.prompt(state),
        "auction": auction_view(state, decision),
        "expedition": expedition_view(state, decision, eyes),
        "battle": battle_view(state, decision),
        "battlefields": battlefields_view(state, decision),
    }


def auction_view(state: Empires, decision: Decision[Any]) -> Auction | None:
    """The highest bid, whose it is, and who has passed (EMP-22.4)."""
    if not isinstance(decision, Bid):
        return None
    return {
        "bid": decision.high,
        "holder": SEATS[decision.holder] if decision.holder != NOBODY else None,
        "passed": [SEATS[seat] for seat in range(state.seats) if decision.out >> seat & 1],
    }


def expedition_view(state: Empires, decision: Decision[Any], eyes: int) -> Expedition | None:
    """The party that is being sent, where it may go, and what it may meet as far as these eyes know."""
    if isinstance(decision, SendWorkers):
        seat, party, target = decision.who, decision.party, decision.target
    elif isinstance(decision, ChooseTarget):
        seat, party, target = decision.who, decision.party, NO_TARGET
    elif isinstance(decision, LaunchExpedition):
        seat, party, target = decision.who, 0, NO_TARGET
    else:
        return None
    power = strength(state, seat, party) if party else strength_of_all(state, seat, 0)
    if target == NO_TARGET:
        goals = reachable(state, seat) if isinstance(decision, LaunchExpedition) else targets(state, seat)
    else:
        goals = [target]
    tokens = [state.catalog.tokens[token] for token in unseen_tokens(state, eyes)]
    cards = candidates(state, CARDS, eyes)
    return {
        "party": crew_view(party),
        "strength": strength(state, seat, party),
        "target": None if target == NO_TARGET else target_name(state, seat, target),
        "targets": [target_view(state, seat, goal, power, eyes) for goal in goals],
        "tokens": spread(state, seat, tokens, power) if goals and goals[0] < CARDS else [],
        "cards": spread(state, seat, cards, power) if CARDS in goals else [],
    }


def target_name(state: Empires, seat: int, target: int) -> str:
    if target == BY_NATION:
        return state.catalog.nations[state.nation[seat]].id
    return "cards" if target == CARDS else state.catalog.regions[target]


def target_view(state: Empires, seat: int, target: int, power: int, eyes: int) -> Target:
    met = {resistance(state, seat, target, one) for one in candidates(state, target, eyes)}
    odds = odds_of(state, seat, target, power, eyes)
    return {
        "id": target_name(state, seat, target),
        "natives": met.pop() if len(met) == 1 else None,
        "good": odds.good,
        "all": odds.all,
    }


def spread(state: Empires, seat: int, things: list[Discovery], power: int) -> list[Resistance]:
    met = [resistance(state, seat, CARDS, one) for one in things]
    return [{"natives": level, "count": met.count(level), "won": level <= power} for level in sorted({*met})]


def battle_view(state: Empires, decision: Decision[Any]) -> Battle | None:
    """Both sides of a battle: how many each eliminates, and what has been chosen so far (EMP-14.13)."""
    if not isinstance(decision, Eliminate):
        return None
    chosen = [decision.chosen, 0] if decision.side == 0 else [decision.earlier, decision.chosen]
    seats = [(decision.attacker, decision.defender), (decision.defender, decision.attacker)]
    sides: list[Side] = []
    for side, (own, enemy) in enumerate(seats):
        there = enemies(state, decision.attacker, decision.defender, decision.region, side)
        sides.append(
            {
                "seat": SEATS[own],
                "against": SEATS[enemy],
                "kills": kills(state, decision.attacker, decision.defender, decision.region, side),
                "enemies": by_name(VICTIMS, there),
                "chosen": crew_view(chosen[side]),
            }
        )
    return {"region": state.catalog.regions[decision.region], "sides": sides}


def battlefields_view(state: Empires, decision: Decision[Any]) -> list[Battlefield]:
    """EMP-14.8: what each battle that could be declared would cost both sides."""
    if not isinstance(decision, Declare):
        return []
    seat = decision.seat(state)
    return [
        {
            "region": state.catalog.regions[region],
            "seat": SEATS[other],
            "kills": kills(state, seat, other, region, 0),
            "losses": kills(state, seat, other, region, 1),
        }
        for other in range(state.seats)
        if other != seat
        for region in battlefields(state, seat, other)
    ]


# -- the board --------------------------------------------------------------------------------------------------------


def region_view(state: Empires, eyes: int, region: int) -> Region:
    workers = [state.colony(region, other) for other in range(state.seats)]
    value = state.tokens.values[region]
    seen = value >= 0 and state.tokens.seen[region] & eyes
    return {
        "id": state.catalog.regions[region],
        "discovered": value == NOTHING,
        "token": found_view(state.catalog.tokens[value]) if seen else None,
        "looked": [SEATS[other] for other in range(state.seats) if state.tokens.knows(region, other)],
        "good": state.catalog.goods[state.catalog.region_good[region]] if state.goods_lying[region] else None,
        "workers": {
            SEATS[other]: crew_view(state.land[region * state.seats + other])
            for other in range(state.seats)
            if workers[other]
        },
        "builders": sum(state.settled(region, other, BUILDER) for other in range(state.seats)),
        "colonised": max(workers) >= COLONISED,
        "points": by_seat(points_of_region(state, region)),
    }


def by_seat(values: list[int]) -> BySeat:
    return by_name(SEATS[: len(values)], values)


def figure_view(figure: int) -> Figure:
    plain = figure & FIGURE
    return {"seat": SEATS[plain // TYPES], "worker": WORKERS[plain % TYPES], "space": SPACES[figure & SPACE]}


def row_view(row: list[int], spaces: int) -> Row:
    return {"workers": [figure_view(figure) for figure in row], "open": spaces, "free": max(0, spaces - numbered(row))}


def events_view(state: Empires) -> Events:
    spaces = state.catalog.spaces
    school = zip(state.catalog.school, state.school, state.catalog.school_types, strict=True)
    return {
        "initiative": row_view(state.initiative, spaces[0]),
        "dock": row_view(state.dock, state.catalog.dock_spaces[state.seats]),
        "trade": row_view(state.trade, spaces[2]),
        "shipping": gathering(state, state.trading, [shipping_strength(state, seat) for seat in range(state.seats)]),
        "buildings": row_view(state.sites, spaces[4]),
        "discovery": gathering(state, state.exploring, [strength_of_all(state, s, 0) for s in range(state.seats)]),
        "specialists": {
            "spaces": {
                space: figure_view(figure) if figure >= 0 else None
                for space, figure, worker in school
                if worker < state.setup.types
            }
        },
        "warfare": row_view(state.warfare, spaces[7]),
    }


def gathering(state: Empires, piles: list[int], strengths: list[int]) -> Gathering:
    return {
        "workers": {SEATS[seat]: figures(piles, seat) for seat in range(state.seats)},
        "strength": {SEATS[seat]: strengths[seat] for seat in range(state.seats)},
    }


def figures(piles: list[int], seat: int) -> Crew:
    return by_name(WORKERS, piles[seat * TYPES : (seat + 1) * TYPES])


def offered_view(state: Empires, tile: int) -> OfferedBuilding:
    building = state.catalog.tiles[tile]
    full = 0 if building.free else state.catalog.building_price[building.age]
    prices: BySeat = {}
    for place, figure in enumerate(state.sites):
        coins = price(state, building, figure % TYPES)
        if coins < full and (place == 0 or (state.agenda and not isinstance(state.agenda[-1], BuyBuilding))):
            prices.setdefault(SEATS[figure // TYPES], coins)
    return {"id": building.id, "price": full, "prices": prices}


def last_buildings(state: Empires) -> list[str] | None:
    """EMP-23.6: the tiles of Age III that lie face up; during the auction the ten are not drawn yet (EMP-22.33)."""
    last = state.stacks[-1]
    if not state.setup.less_luck or len(last) > LAST_TILES:
        return None
    return [state.catalog.tiles[tile].id for tile in last]


def deck_view(state: Empires, eyes: int) -> Deck:
    """EMP-3.13: the ends of the deck as far as these eyes know them."""
    top = known_top_card(state, eyes)
    bottom = zip(state.deck_bottom.values, state.deck_bottom.seen, strict=True)
    return {
        "cards": state.cards_left(),
        "top": None if top == NOTHING else state.catalog.cards[top].id,
        "bottom": [state.catalog.cards[card].id if seen & eyes else None for card, seen in bottom],
    }


# -- the players ------------------------------------------------------------------------------------------------------


def player_view(state: Empires, seat: int) -> Player:
    catalog = state.catalog
    kinds = len(catalog.goods)
    counts = state.goods[seat * kinds : (seat + 1) * kinds]
    ships = state.ships[seat] - state.sailing[seat]
    income, sets = best_sets(counts, ships)
    loose = [good for good in range(kinds) for _ in range(counts[good] - used_in(sets, good))]
    made: list[GoodsSet] = []
    for kind, count, aboard in sets:
        if kind >= 0:
            coins = FOUR_ALIKE if count + aboard == 4 else THREE_ALIKE
            made.append({"goods": [catalog.goods[kind]] * count, "ships": aboard, "coins": coins})
        else:
            mixed, loose = loose[:count], loose[count:]
            made.append({"goods": [catalog.goods[good] for good in mixed], "ships": aboard, "coins": ANY_THREE})
    nation = state.nation[seat]
    pad = state.score_pad(seat)
    return {
        "seat": SEATS[seat],
        "coins": state.coins[seat],
        "points": sum(pad.values()),
        "breakdown": pad,
        "available": figures(state.available, seat),
        "stock": figures(state.stock, seat),
        "goods": by_name(catalog.goods, counts),
        "ships": state.ships[seat],
        "ships_sailing": state.sailing[seat],
        "income": income,
        "sets": made,
        "loose": [catalog.goods[good] for good in loose],
        "loose_ships": ships - sum(aboard for _, _, aboard in sets),
        "buildings": [
            {"id": catalog.tiles[tile].id, "face_up": not state.spent >> tile & 1}
            for tile in state.purchases
            if state.tile_owner[tile] == seat
        ],
        "tokens": [found_view(catalog.tokens[t]) for t, owner in enumerate(state.token_owner) if owner == seat],
        "cards": [found_view(catalog.cards[c]) for c, owner in enumerate(state.card_owner) if owner == seat],
        "nation": catalog.nations[nation].id if nation >= 0 else None,
        "nation_uses": state.nation_uses[seat],
        "traits": traits_view(state, seat),
    }


def used_in(sets: list[tuple[int, int, int]], good: int) -> int:
    return sum(count for kind, count, _ in sets if kind == good)


def traits_view(state: Empires, seat: int) -> Traits:
    return {
        "resistance": state.trait(seat, RESISTANCE),
        "strengths": {name: worker_strength(state, seat, worker) for worker, name in enumerate(WORKERS)},
        "companions": state.trait(seat, COMPANIONS),
        "blocks": bool(state.trait(seat, BLOCKS)),
        "militia": state.trait(seat, MILITIA),
        "sailing": state.trait(seat, SAILING),
    }
