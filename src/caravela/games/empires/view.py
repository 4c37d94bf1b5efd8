"""What a set of eyes may see (EMP-3)."""

from typing import Any, Final

from caravela.games.empires.catalog import (
    BUILDER,
    BUILDINGS,
    EVENTS,
    INITIATIVE,
    SEATS,
    TRADE,
    TYPES,
    WARFARE,
    WORKERS,
    Discovery,
)
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
from caravela.kernel.agenda import Decision, Odds
from caravela.kernel.hidden import NOTHING
from caravela.kernel.phrases import Value
from caravela.kernel.seen import Seen, plain

SPACES: Final = {0: "number", ON_X: "x", ON_Y: "y", ON_SHIP: "ship"}
PHASES: Final = {SETTING_UP: "set_up", PLACING_WORKERS: "placement", AFTER_EVENTS: "reset"}

Crew = dict[str, int]
"""How many figures of each type."""
BySeat = dict[str, int]


def look(state: Empires, eyes: int) -> dict[str, Any]:
    """The position as these eyes, a bit mask of seats, may see it."""
    seen: dict[str, Any] = plain(View(state, eyes))
    return seen


def by_name(names: list[str], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def by_seat(values: list[int]) -> BySeat:
    return by_name(SEATS[: len(values)], values)


def crew_view(crew: int) -> Crew:
    return by_name(VICTIMS, [members(crew, worker) for worker in range(len(VICTIMS))])


def figures(piles: list[int], seat: int) -> Crew:
    return by_name(WORKERS, piles[seat * TYPES : (seat + 1) * TYPES])


class Found(Seen):
    """A discovery token or card."""

    def __init__(self, thing: Discovery) -> None:
        self.id: str = thing.id
        self.natives: int = thing.natives
        self.loot: int = thing.loot
        self.plunder: int = thing.plunder
        self.points: int = thing.points


def found_by(things: list[Discovery], owners: tuple[int, ...], seat: int) -> list[Found]:
    return [Found(thing) for thing, owner in zip(things, owners, strict=True) if owner == seat]


# -- what is asked ----------------------------------------------------------------------------------------------------


class Auction(Seen):
    """The highest bid, whose it is, and who has passed (EMP-22.4)."""

    def __init__(self, state: Empires, decision: Bid) -> None:
        self.bid: int = decision.high
        self.holder: str | None = SEATS[decision.holder] if decision.holder != NOBODY else None
        self.passed: list[str] = [SEATS[seat] for seat in range(state.seats) if decision.out >> seat & 1]


class Resistance(Seen):
    """How many of the things that may be met resist with so much."""

    def __init__(self, natives: int, count: int, won: bool) -> None:
        self.natives: int = natives
        self.count: int = count
        self.won: bool = won


def spread(state: Empires, seat: int, things: list[Discovery], power: int) -> list[Resistance]:
    met = [resistance(state, seat, CARDS, one) for one in things]
    return [Resistance(level, met.count(level), level <= power) for level in sorted({*met})]


class Target(Seen):
    """Where an expedition may go, and how many of all cases would be won."""

    def __init__(self, state: Empires, seat: int, target: int, power: int, eyes: int) -> None:
        met = {resistance(state, seat, target, one) for one in candidates(state, target, eyes)}
        odds = odds_of(state, seat, target, power, eyes)
        self.id: str = target_name(state, seat, target)
        """A region, 'cards' or a nation."""
        self.natives: int | None = met.pop() if len(met) == 1 else None
        """The resistance, if it is known."""
        self.good: int = odds.good
        self.all: int = odds.all
        most = strength_of_all(state, seat, 0)
        self.chances: list[int] = [percent(odds_of(state, seat, target, sent, eyes)) for sent in range(most + 1)]
        """Of a hundred, by the strength that is sent."""


def percent(odds: Odds) -> int:
    return odds.good * 100 // odds.all if odds.all else 0


def target_name(state: Empires, seat: int, target: int) -> str:
    if target == BY_NATION:
        return state.catalog.nations[state.nation[seat]].id
    return "cards" if target == CARDS else state.catalog.regions[target]


class Expedition(Seen):
    """The party that is being sent, where it may go, and what it may meet as far as these eyes know."""

    def __init__(self, state: Empires, seat: int, party: int, target: int, goals: list[int], eyes: int) -> None:
        power = strength(state, seat, party) if party else strength_of_all(state, seat, 0)
        tokens = [state.catalog.tokens[token] for token in unseen_tokens(state, eyes)]
        cards = candidates(state, CARDS, eyes)
        self.party: Crew = crew_view(party)
        self.strength: int = strength(state, seat, party)
        self.target: str | None = None if target == NO_TARGET else target_name(state, seat, target)
        self.targets: list[Target] = [Target(state, seat, goal, power, eyes) for goal in goals]
        self.tokens: list[Resistance] = spread(state, seat, tokens, power) if goals and goals[0] < CARDS else []
        self.cards: list[Resistance] = spread(state, seat, cards, power) if CARDS in goals else []


def expedition(state: Empires, decision: Decision[Any], eyes: int) -> Expedition | None:
    if isinstance(decision, SendWorkers):
        goals = targets(state, decision.who) if decision.target == NO_TARGET else [decision.target]
        return Expedition(state, decision.who, decision.party, decision.target, goals, eyes)
    if isinstance(decision, ChooseTarget):
        return Expedition(state, decision.who, decision.party, NO_TARGET, targets(state, decision.who), eyes)
    if isinstance(decision, LaunchExpedition):
        return Expedition(state, decision.who, 0, NO_TARGET, reachable(state, decision.who), eyes)
    return None


class Side(Seen):
    """One side of a battle: how many it eliminates, and whom it has chosen so far (EMP-14.13)."""

    def __init__(self, state: Empires, battle: Eliminate, side: int) -> None:
        seats = (battle.attacker, battle.defender)
        chosen = battle.chosen if side == battle.side else battle.earlier if side == 0 else 0
        self.seat: str = SEATS[seats[side]]
        self.against: str = SEATS[seats[1 - side]]
        self.kills: int = kills(state, battle.attacker, battle.defender, battle.region, side)
        self.enemies: Crew = by_name(VICTIMS, enemies(state, battle.attacker, battle.defender, battle.region, side))
        self.chosen: Crew = crew_view(chosen)


class Battle(Seen):
    def __init__(self, state: Empires, decision: Eliminate) -> None:
        self.region: str = state.catalog.regions[decision.region]
        self.sides: list[Side] = [Side(state, decision, 0), Side(state, decision, 1)]


class Battlefield(Seen):
    """A battle that could be declared, and how many each would lose (EMP-14.8)."""

    def __init__(self, state: Empires, seat: int, other: int, region: int) -> None:
        self.region: str = state.catalog.regions[region]
        self.seat: str = SEATS[other]
        self.kills: int = kills(state, seat, other, region, 0)
        self.losses: int = kills(state, seat, other, region, 1)


def battlefields_of(state: Empires, seat: int) -> list[Battlefield]:
    others = [other for other in range(state.seats) if other != seat]
    return [Battlefield(state, seat, other, region) for other in others for region in battlefields(state, seat, other)]


class Waiting(Seen):
    """Who decides what; the options themselves go to the one who decides."""

    def __init__(self, state: Empires, decision: Decision[Any], eyes: int) -> None:
        seat = decision.seat(state)
        self.seat: str = SEATS[seat]
        self.decision: str = type(decision).__name__
        self.prompt: dict[str, Value] = decision.prompt(state)
        self.auction: Auction | None = Auction(state, decision) if isinstance(decision, Bid) else None
        self.expedition: Expedition | None = expedition(state, decision, eyes)
        self.battle: Battle | None = Battle(state, decision) if isinstance(decision, Eliminate) else None
        self.battlefields: list[Battlefield] = battlefields_of(state, seat) if isinstance(decision, Declare) else []


# -- the board --------------------------------------------------------------------------------------------------------


class Region(Seen):
    def __init__(self, state: Empires, eyes: int, region: int) -> None:
        catalog, seats = state.catalog, range(state.seats)
        workers = [state.colony(region, other) for other in seats]
        value = state.tokens.values[region]
        is_seen = value >= 0 and state.tokens.seen[region] & eyes
        crews = [state.land[region * state.seats + other] for other in seats]
        self.id: str = catalog.regions[region]
        self.discovered: bool = value == NOTHING
        self.token: Found | None = Found(catalog.tokens[value]) if is_seen else None
        """As far as these eyes have seen it."""
        self.looked: list[str] = [SEATS[other] for other in seats if state.tokens.knows(region, other)]
        """The seats that have seen the token."""
        self.good: str | None = catalog.goods[catalog.region_good[region]] if state.goods_lying[region] else None
        self.workers: dict[str, Crew] = {SEATS[other]: crew_view(crews[other]) for other in seats if crews[other]}
        self.builders: int = sum([state.settled(region, other, BUILDER) for other in seats])
        self.colonised: bool = max(workers) >= COLONISED
        self.points: BySeat = by_seat(points_of_region(state, region))
        """What it would score now."""


class Figure(Seen):
    def __init__(self, figure: int) -> None:
        self.seat: str = SEATS[(figure & FIGURE) // TYPES]
        self.worker: str = WORKERS[(figure & FIGURE) % TYPES]
        self.space: str = SPACES[figure & SPACE]
        """Where it stands: on a number, on x or y of the dock, on a ship."""


class Row(Seen):
    def __init__(self, row: list[int], spaces: int) -> None:
        self.workers: list[Figure] = [Figure(figure) for figure in row]
        self.open: int = spaces
        """How many numbered spaces there are."""
        self.free: int = max(0, spaces - numbered(row))


class Gathering(Seen):
    """An event without spaces."""

    def __init__(self, state: Empires, piles: list[int], strengths: list[int]) -> None:
        self.workers: dict[str, Crew] = {SEATS[seat]: figures(piles, seat) for seat in range(state.seats)}
        self.strength: BySeat = {SEATS[seat]: strengths[seat] for seat in range(state.seats)}


class School(Seen):
    def __init__(self, state: Empires) -> None:
        school = zip(state.catalog.school, state.school, state.catalog.school_types, strict=True)
        in_play = [(space, figure) for space, figure, worker in school if worker < state.setup.types]
        self.spaces: dict[str, Figure | None] = {
            space: Figure(figure) if figure >= 0 else None for space, figure in in_play
        }


class Events(Seen):
    def __init__(self, state: Empires) -> None:
        spaces, seats = state.catalog.spaces, range(state.seats)
        shipping = [shipping_strength(state, seat) for seat in seats]
        exploring = [strength_of_all(state, seat, 0) for seat in seats]
        self.initiative: Row = Row(state.initiative, spaces[INITIATIVE])
        self.dock: Row = Row(state.dock, state.catalog.dock_spaces[state.seats])
        self.trade: Row = Row(state.trade, spaces[TRADE])
        self.shipping: Gathering = Gathering(state, state.trading, shipping)
        self.buildings: Row = Row(state.sites, spaces[BUILDINGS])
        self.discovery: Gathering = Gathering(state, state.exploring, exploring)
        self.specialists: School = School(state)
        self.warfare: Row = Row(state.warfare, spaces[WARFARE])


class OfferedBuilding(Seen):
    def __init__(self, state: Empires, tile: int) -> None:
        building = state.catalog.tiles[tile]
        full = 0 if building.free else state.catalog.building_price[building.age]
        prices: BySeat = {}
        for place, figure in enumerate(state.sites):
            coins = price(state, building, figure % TYPES)
            if coins < full and (place == 0 or (state.agenda and not isinstance(state.agenda[-1], BuyBuilding))):
                prices.setdefault(SEATS[figure // TYPES], coins)
        self.id: str = building.id
        self.price: int = full
        self.prices: BySeat = prices
        """For seats that would pay less: what it costs with the worker that would buy it."""


def last_buildings(state: Empires) -> list[str] | None:
    """EMP-23.6: the tiles of Age III that lie face up; during the auction the ten are not drawn yet (EMP-22.33)."""
    last = state.stacks[-1]
    if not state.setup.less_luck or len(last) > LAST_TILES:
        return None
    return [state.catalog.tiles[tile].id for tile in last]


class Left(Seen):
    def __init__(self, state: Empires) -> None:
        self.goods: int = sum(state.pool)
        self.ships: int = state.ship_supply
        self.cards: int = state.cards_left()
        self.tokens_in_box: int = state.token_box
        self.buildings: list[int] = [len(stack) for stack in state.stacks]


class Prices(Seen):
    def __init__(self, state: Empires) -> None:
        self.building: int = state.catalog.building_price[state.age]
        self.point: int = state.catalog.point_price[state.age]
        self.look: int = state.catalog.look_price[state.age]
        self.training: int = state.catalog.training_price
        self.war: int = state.catalog.war_price


class Deck(Seen):
    """EMP-3.13: the ends of the deck as far as these eyes know them."""

    def __init__(self, state: Empires, eyes: int) -> None:
        ids = [card.id for card in state.catalog.cards]
        top = known_top_card(state, eyes)
        bottom = zip(state.deck_bottom.values, state.deck_bottom.seen, strict=True)
        self.cards: int = state.cards_left()
        self.top: str | None = None if top == NOTHING else ids[top]
        self.bottom: list[str | None] = [ids[card] if seen & eyes else None for card, seen in bottom]


# -- the players ------------------------------------------------------------------------------------------------------


class GoodsSet(Seen):
    def __init__(self, goods: list[str], ships: int, coins: int) -> None:
        self.goods: list[str] = goods
        self.ships: int = ships
        self.coins: int = coins


class OwnedBuilding(Seen):
    def __init__(self, state: Empires, tile: int) -> None:
        self.id: str = state.catalog.tiles[tile].id
        self.face_up: bool = not state.spent >> tile & 1


class Traits(Seen):
    """What buildings change for their owner."""

    def __init__(self, state: Empires, seat: int) -> None:
        self.resistance: int = state.trait(seat, RESISTANCE)
        self.strengths: Crew = {name: worker_strength(state, seat, worker) for worker, name in enumerate(WORKERS)}
        """What each worker counts in Discovery."""
        self.companions: int = state.trait(seat, COMPANIONS)
        self.blocks: bool = bool(state.trait(seat, BLOCKS))
        self.militia: int = state.trait(seat, MILITIA)
        self.sailing: int = state.trait(seat, SAILING)


class Player(Seen):
    def __init__(self, state: Empires, seat: int) -> None:
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
                made.append(GoodsSet([catalog.goods[kind]] * count, aboard, coins))
            else:
                mixed, loose = loose[:count], loose[count:]
                made.append(GoodsSet([catalog.goods[good] for good in mixed], aboard, ANY_THREE))
        nation = state.nation[seat]
        owned = [tile for tile in state.purchases if state.tile_owner[tile] == seat]
        pad = state.score_pad(seat)
        self.seat: str = SEATS[seat]
        self.coins: int = state.coins[seat]
        self.points: int = sum(pad.values())
        self.breakdown: dict[str, int] = pad
        self.available: Crew = figures(state.available, seat)
        self.stock: Crew = figures(state.stock, seat)
        self.goods: dict[str, int] = by_name(catalog.goods, counts)
        self.ships: int = state.ships[seat]
        self.ships_sailing: int = state.sailing[seat]
        self.income: int = income
        self.sets: list[GoodsSet] = made
        self.loose: list[str] = [catalog.goods[good] for good in loose]
        """The goods that are in no set."""
        self.loose_ships: int = ships - sum([aboard for _, _, aboard in sets])
        self.buildings: list[OwnedBuilding] = [OwnedBuilding(state, tile) for tile in owned]
        self.tokens: list[Found] = [
            Found(catalog.tokens[t]) for t, owner in enumerate(state.token_owner) if owner == seat
        ]
        self.cards: list[Found] = [Found(catalog.cards[c]) for c, owner in enumerate(state.card_owner) if owner == seat]
        self.nation: str | None = catalog.nations[nation].id if nation >= 0 else None
        self.nation_uses: int = state.nation_uses[seat]
        self.traits: Traits = Traits(state, seat)


def used_in(sets: list[tuple[int, int, int]], good: int) -> int:
    return sum([count for kind, count, _ in sets if kind == good])


# -- the whole --------------------------------------------------------------------------------------------------------


class View(Seen):
    def __init__(self, state: Empires, eyes: int) -> None:
        catalog = state.catalog
        settings = state.setup.settings
        space = len(state.initiative)
        decision = state.pending
        self.game: str = "empires"
        self.seats: int = state.seats
        self.settings: dict[str, Any] = {
            name: list(value) if isinstance(value, tuple) else value for name, value in settings.items()
        }
        self.round: int = state.round
        self.age: str = catalog.ages[state.age]
        self.phase: str = phase(state)
        self.order: list[str] = [SEATS[other] for other in state.order]
        self.waiting: Waiting | None = None if decision is None else Waiting(state, decision, eyes)
        self.choices: int = state.choices
        self.over: bool = state.is_over
        self.winners: list[str] = [SEATS[winner] for winner in state.winners()] if state.is_over else []
        self.regions: list[Region] = [Region(state, eyes, region) for region in range(len(catalog.regions))]
        self.events: Events = Events(state)
        self.initiative_coins: int = catalog.initiative_coins[space] if space < len(catalog.initiative_coins) else 0
        """What the next worker on Initiative would get."""
        self.goods_offered: list[str] = [catalog.goods[good] for good in state.goods_offered]
        self.ship_offered: bool = bool(state.ship_offered)
        self.buildings_offered: list[OfferedBuilding] = [OfferedBuilding(state, tile) for tile in state.offer]
        self.left: Left = Left(state)
        self.prices: Prices = Prices(state)
        self.goods_pool: dict[str, int] = by_name(catalog.goods, state.pool)
        self.tokens_unseen: list[str] = [catalog.tokens[token].id for token in unseen_tokens(state, eyes)]
        self.tokens_gone: list[str] = [catalog.tokens[token].id for token in state.tokens_gone]
        self.cards_unseen: list[str] = [catalog.cards[card].id for card in unseen_cards(state, eyes)]
        self.deck: Deck = Deck(state, eyes)
        self.last_buildings: list[str] | None = last_buildings(state)
        self.players: list[Player] = [Player(state, other) for other in range(state.seats)]


def phase(state: Empires) -> str:
    """Where the round is: set_up, placement, the event being resolved or about to be, end of the round, or over."""
    if state.is_over:
        return "over"
    return PHASES[state.phase] if state.phase in PHASES else EVENTS[state.phase]
