"""What may be seen (SMA-19), and copies in which all luck to come is redrawn."""

from typing import Any, TypedDict

from caravela.games.santa_maria import scoring
from caravela.games.santa_maria.catalog import COLOURS, DOCKS, ITEMS, RESOURCES, SCHOLARS_UP, SEATS, TERRAINS, YEARS
from caravela.games.santa_maria.facts import EffectView, cost_facts, effect_facts
from caravela.games.santa_maria.grid import ALL, CELLS, COLUMNS, ROWS, SIZE, cells_of
from caravela.games.santa_maria.ledger import dock_income, knows
from caravela.games.santa_maria.phrases import PLACE_TILE
from caravela.games.santa_maria.state import BLUE_DIE, DIE_PLACES, FREE_PIPS, STREAMS, WHITE_DIE, SantaMaria
from caravela.games.santa_maria.steps.activate import NO_COLOUR, Activation, activation_price
from caravela.games.santa_maria.steps.expand import PayExpansion, PlacePiece, price
from caravela.games.santa_maria.steps.monks import FIRST_STATION, monk_price
from caravela.games.santa_maria.steps.retire import Income, PlaceRoad, ReceiveIncome, best_dock
from caravela.games.santa_maria.steps.shipping import PayShipment
from caravela.games.santa_maria.steps.trade import Trade
from caravela.kernel.chance import Chance
from caravela.kernel.phrases import Value

Place = list[int]
"""Row and column of a space, from 1."""


class Die(TypedDict):
    """A die by its colour and what it shows."""

    colour: str
    value: int


class Spot(TypedDict):
    """Where a tile can be laid: how it is turned, the place of its first space, and all that it covers."""

    turn: int
    row: int
    column: int
    cells: list[Place]


class Gain(TypedDict):
    """So many of an item."""

    item: str
    count: int


class Exchange(TypedDict):
    """What a trade takes and gives."""

    pay: list[str]
    gain: list[Gain]


class Waiting(TypedDict):
    """Who decides what; the options themselves go to the one who decides."""

    seat: str
    decision: str
    prompt: dict[str, Value]
    tile: str | None
    spots: list[Spot]
    dock: str | None
    trade: Exchange | None


class ActivationView(TypedDict):
    """The territory that acts, those still to come, and the die with its place."""

    cell: Place | None
    queue: list[Place]
    die: Die | None
    die_cell: Place | None


class SourceView(TypedDict):
    """What gives the effect that is under way: a cell, a retire space or a dock."""

    type: str
    cell: Place | None
    space: str | None
    dock: str | None


class Religion(TypedDict):
    """The religion track."""

    end: int
    monks: list[int]
    dice: list[int]
    markers: dict[str, int]


class Conquistador(TypedDict):
    """The conquistador track; piles from below, points by year and place, and as the year would end now."""

    end: int
    gold: list[int]
    trees: list[int] | None
    markers: dict[str, int]
    piles: dict[str, list[str]]
    ranking: list[str]
    table: list[list[int]]
    points: dict[str, int]
    year: int


class MonkSpace(TypedDict):
    """A scholar, bishop or station: whose monks stand there, and what a place costs each of the others."""

    id: str
    points: int
    monks: list[str]
    prices: dict[str, int]


class Shipment(TypedDict):
    """A shipment tile."""

    id: str
    cost: dict[str, int]
    points: int


class Dock(TypedDict):
    """A dock of the shared board."""

    id: str
    shipment: Shipment | None


class RestSpace(TypedDict):
    """A retire space."""

    id: str
    order: int
    seat: str | None


class Expansions(TypedDict):
    """The expansion tiles on offer, and how many are in the stacks."""

    doubles: list[str]
    triples: list[str]
    doubles_left: int
    triples_left: int


class HallSet(TypedDict):
    """A town hall with the scholar under it, and who has it."""

    hall: str
    scholar: str
    seat: str | None


class Cell(TypedDict):
    """A space of a colony that is not empty."""

    kind: str
    terrain: str | None
    effects: list[EffectView]
    printed: bool
    tile: str | None
    settlers: int | None
    coins: int
    die: Die | None


class Line(TypedDict):
    """A row or column: whether it is developed, its settlers, and what a die would activate, in order."""

    developed: bool
    settlers: int
    vacant: list[Place]


class LaidTile(TypedDict):
    """A tile in a colony."""

    id: str
    turn: int
    row: int
    column: int
    cells: list[Place]


class OwnShipment(TypedDict):
    """A shipment in a harbour."""

    id: str
    dock: str
    points: int


class OwnBishop(TypedDict):
    """A bishop with an own monk: what it scores as of now, and what the space costs."""

    id: str
    score: int
    penalty: int


class Player(TypedDict):
    """All that may be known about a player; what is hidden is None."""

    seat: str
    colony: str | None
    retired: str | None
    storage: dict[str, int]
    limit: int
    coins: int
    points: int | None
    white_taken: int
    white_limit: int
    blue: list[int]
    blue_used: int
    blue_limit: int
    uses: int
    activation_price: int
    sell: dict[str, int]
    buy: dict[str, int]
    pip_price: int
    free_pips: int
    expansion_cost: dict[str, dict[str, int]]
    grid: list[list[Cell | None]]
    tiles: list[LaidTile]
    rows: list[Line]
    columns: list[Line]
    settler_points: int
    developed: int
    harbour: dict[str, int]
    sets: int
    tiles_shipped: int
    shipments: list[OwnShipment] | None
    shipment_points: int | None
    income: dict[str, int]
    doubled: str | None
    scholars: list[str]
    bishops: list[OwnBishop]
    monks_left: int
    monks_placed: int
    breakdown: dict[str, int] | None


class Result(TypedDict):
    """How a solo game ended."""

    victory: bool
    feats: list[str]


class View(TypedDict):
    """The position as a set of eyes may see it."""

    game: str
    seats: int
    settings: dict[str, Any]
    solo: bool
    year: int
    years: int
    phase: str
    choices: int
    over: bool
    winners: list[str]
    first: str
    opener: str
    order: list[str]
    turn: str | None
    waiting: Waiting | None
    activation: ActivationView | None
    source: SourceView | None
    white: list[int]
    blue_offer: list[int] | None
    blue_reserve: int
    religion: Religion
    conquistador: Conquistador
    scholars: list[MonkSpace]
    bishops: list[MonkSpace]
    stations: list[MonkSpace]
    docks: list[Dock]
    shipments_left: int
    retire: list[RestSpace]
    roads_left: int
    expansions: Expansions
    sets: list[HallSet]
    boards_left: list[str]
    players: list[Player]
    result: Result | None


def look(state: SantaMaria, eyes: int) -> dict[str, Any]:
    """The position as these eyes, a bit mask of seats, may see it."""
    return dict(view(state, eyes))


def view(state: SantaMaria, eyes: int) -> View:
    catalog = state.catalog
    over = state.is_over
    return {
        "game": "santa_maria",
        "seats": state.seats,
        "settings": dict(state.setup.settings),
        "solo": state.setup.solo,
        "year": state.year,
        "years": YEARS,
        "phase": "over" if over else "play" if state.year else "set_up",
        "choices": state.choices,
        "over": over,
        "winners": [SEATS[winner] for winner in state.winners()] if over else [],
        "first": SEATS[state.first],
        "opener": SEATS[state.opener],
        "order": [SEATS[(state.first + place) % state.seats] for place in range(state.seats)],
        "turn": SEATS[state.active] if state.active >= 0 and not over else None,
        "waiting": waiting(state),
        "activation": activation_view(state),
        "source": source_view(state),
        "white": dice(state.white, 0),
        "blue_offer": dice(state.blue, 0) if state.setup.blue_offer else None,
        "blue_reserve": state.blue_reserve,
        "religion": {
            "end": catalog.religion_end,
            "monks": catalog.monk_symbols,
            "dice": catalog.die_symbols,
            "markers": by_seat(state.religion),
        },
        "conquistador": conquistador_view(state),
        "scholars": [
            monk_space(state, catalog.scholars[scholar].id, catalog.scholars[scholar].points, space)
            for space, scholar in enumerate(state.scholars)
        ],
        "bishops": [
            monk_space(state, catalog.bishops[bishop].id, -scoring.BISHOP_PENALTY, SCHOLARS_UP + space)
            for space, bishop in enumerate(state.bishops)
        ],
        "stations": [
            monk_space(state, name, 0, FIRST_STATION + space) for space, name in enumerate(catalog.station_ids)
        ],
        "docks": [
            {"id": name, "shipment": shipment_view(state, shipment) if shipment >= 0 else None}
            for name, shipment in zip(catalog.dock_ids, state.docks, strict=True)
        ],
        "shipments_left": len(state.shipment_bag),
        "retire": [
            {
                "id": name,
                "order": space + 1,
                "seat": SEATS[state.retired.index(space)] if space in state.retired else None,
            }
            for space, name in enumerate(catalog.rest_ids)
        ],
        "roads_left": state.roads_left,
        "expansions": {
            "doubles": [catalog.tiles[tile].id for tile in state.offer if catalog.tiles[tile].size == 2],
            "triples": [catalog.tiles[tile].id for tile in state.offer if catalog.tiles[tile].size == 3],
            "doubles_left": len(state.double_bag),
            "triples_left": len(state.triple_bag),
        },
        "sets": [
            {
                "hall": catalog.tiles[catalog.first_hall + hall].id,
                "scholar": catalog.scholars[scholar].id,
                "seat": SEATS[owner] if owner >= 0 else None,
            }
            for hall, (scholar, owner) in enumerate(zip(state.sets, state.set_owner, strict=True))
        ],
        "boards_left": [catalog.boards[board].id for board in state.boards_left],
        "players": [player_view(state, seat, knows(state, eyes, seat)) for seat in range(state.seats)],
        "result": {"victory": bool(state.winners()), "feats": state.feats()} if over and state.setup.solo else None,
    }


def by_seat(values: list[int]) -> dict[str, int]:
    return {SEATS[seat]: value for seat, value in enumerate(values)}


def dice(counts: list[int], at: int) -> list[int]:
    """The values of dice, in order."""
    return [value + 1 for value in range(DIE_PLACES) for _ in range(counts[at + value])]


def place(cell: int) -> Place:
    return [cell // SIZE + 1, cell % SIZE + 1]


# -- what happens now -------------------------------------------------------------------------------------------------


def waiting(state: SantaMaria) -> Waiting | None:
    decision = state.pending
    if decision is None:
        return None
    catalog = state.catalog
    seen: Waiting = {
        "seat": SEATS[decision.seat(state)],
        "decision": type(decision).__name__,
        "prompt": decision.prompt(state),
        "tile": None,
        "spots": [],
        "dock": None,
        "trade": None,
    }
    if isinstance(decision, PlacePiece):
        tile = decision.tile(state)
        seen["tile"] = catalog.tiles[tile].id
        seen["spots"] = [spot_view(state, tile, option) for option in decision.options(state)]
    elif isinstance(decision, PayExpansion):
        seen["tile"] = catalog.tiles[decision.tile].id
    elif isinstance(decision, PlaceRoad):
        seen["tile"] = catalog.tiles[catalog.road_tile].id
    elif isinstance(decision, PayShipment):
        seen["dock"] = catalog.dock_ids[decision.dock]
    elif isinstance(decision, Trade):
        exchange = decision.exchange(state)
        gains = zip(exchange.items, exchange.counts, strict=True)
        seen["trade"] = {
            "pay": [RESOURCES[resource] for resource in exchange.pay],
            "gain": [{"item": ITEMS[item], "count": count} for item, count in gains],
        }
    return seen


def spot_view(state: SantaMaria, tile: int, option: int) -> Spot:
    turn, row, column = PLACE_TILE.of(option)
    cells = state.catalog.tiles[tile].spots[turn * CELLS + row * SIZE + column]
    return {"turn": turn, "row": row + 1, "column": column + 1, "cells": [place(cell) for cell in cells]}


def under_way(state: SantaMaria) -> Activation | None:
    for step in state.agenda:
        if isinstance(step, Activation):
            return step
    return None


def activation_view(state: SantaMaria) -> ActivationView | None:
    step = under_way(state)
    if step is None:
        return None
    has_die = step.colour != NO_COLOUR
    return {
        "cell": place(step.acting) if step.acting >= 0 else None,
        "queue": [place(cell) for cell in cells_of(step.cells)],
        "die": {"colour": COLOURS[step.colour], "value": step.value + 1} if has_die else None,
        "die_cell": place(step.last) if has_die else None,
    }


def source_view(state: SantaMaria) -> SourceView | None:
    catalog = state.catalog
    for step in state.agenda[::-1]:
        if isinstance(step, Activation) and step.acting >= 0:
            return {"type": "cell", "cell": place(step.acting), "space": None, "dock": None}
        if isinstance(step, ReceiveIncome):
            space = catalog.rest_ids[state.retired[step.who]]
            return {"type": "retire", "cell": None, "space": space, "dock": None}
        if isinstance(step, Income) and step.dock:
            return {"type": "income", "cell": None, "space": None, "dock": catalog.dock_ids[step.dock - 1]}
    return None


# -- the shared board -------------------------------------------------------------------------------------------------


def conquistador_view(state: SantaMaria) -> Conquistador:
    piles: dict[str, list[str]] = {}
    for seat in state.ranking:
        piles.setdefault(str(state.conquest[seat]), []).append(SEATS[seat])
    scoring_seats = [SEATS[seat] for seat in state.ranking if state.conquest[seat]]
    return {
        "end": state.catalog.conquest_end,
        "gold": state.catalog.gold_spaces,
        "trees": state.catalog.trees if state.setup.solo else None,
        "markers": by_seat(state.conquest),
        "piles": piles,
        "ranking": [] if state.setup.solo else scoring_seats[: state.seats - 1],
        "table": state.setup.conquest,
        "points": by_seat(state.conquest_points()),
        "year": state.year,
    }


def monk_space(state: SantaMaria, name: str, points: int, space: int) -> MonkSpace:
    mask = state.monks[space]
    cost = monk_price(state, space)
    return {
        "id": name,
        "points": points,
        "monks": [SEATS[seat] for seat in range(state.seats) if mask >> seat & 1],
        "prices": {SEATS[seat]: cost for seat in range(state.seats) if not mask >> seat & 1},
    }


def shipment_view(state: SantaMaria, shipment: int) -> Shipment:
    tile = state.catalog.shipments[shipment]
    return {"id": tile.id, "cost": cost_facts(tile.cost), "points": tile.points}


# -- the players ------------------------------------------------------------------------------------------------------


def player_view(state: SantaMaria, seat: int, known: bool) -> Player:
    catalog = state.catalog
    harbour = state.harbour[seat * DOCKS : (seat + 1) * DOCKS]
    board = state.board[seat]
    space = state.retired[seat]
    doubled = best_dock(state, seat)
    return {
        "seat": SEATS[seat],
        "colony": catalog.boards[board].id if board >= 0 else None,
        "retired": catalog.rest_ids[space] if space >= 0 else None,
        "storage": {name: state.stored(seat, resource) for resource, name in enumerate(RESOURCES)},
        "limit": catalog.limit,
        "coins": state.coins[seat],
        "points": state.points[seat] if known else None,
        "white_taken": state.white_taken[seat],
        "white_limit": catalog.white_limit,
        "blue": [] if state.setup.blue_offer else dice(state.blue, seat * DIE_PLACES),
        "blue_used": state.blue_taken[seat],
        "blue_limit": state.dice_unlocked(seat),
        "uses": state.uses[seat],
        "activation_price": activation_price(state, seat),
        "sell": {name: state.sale_price(seat, resource) for resource, name in enumerate(RESOURCES)},
        "buy": {name: catalog.buy[resource] for resource, name in enumerate(RESOURCES) if catalog.buy[resource]},
        "pip_price": catalog.pip_price,
        "free_pips": state.trait(seat, FREE_PIPS),
        "expansion_cost": {
            "double": cost_facts(price(state, seat, 2)),
            "triple": cost_facts(price(state, seat, 3)),
        },
        "grid": grid_view(state, seat),
        "tiles": [
            {
                "id": catalog.tiles[tile].id,
                "turn": turn,
                "row": cell // SIZE + 1,
                "column": cell % SIZE + 1,
                "cells": [place(spot) for spot in catalog.tiles[tile].spots[turn * CELLS + cell]],
            }
            for tile, turn, cell in state.tiles_of(seat)
        ],
        "rows": [line_view(state, seat, line) for line in ROWS],
        "columns": [line_view(state, seat, line) for line in COLUMNS],
        "settler_points": state.settler_points(seat),
        "developed": scoring.developed_lines(ALL ^ state.empty[seat]),
        "harbour": {name: harbour[dock] for dock, name in enumerate(catalog.dock_ids)},
        "sets": state.harbour_sets(seat),
        "tiles_shipped": sum(harbour),
        "shipments": shipments_view(state, seat) if known else None,
        "shipment_points": state.shipment_points(seat) if known else None,
        "income": {name: dock_income(state, seat, dock, doubled) for dock, name in enumerate(catalog.dock_ids)},
        "doubled": catalog.dock_ids[doubled] if doubled >= 0 else None,
        "scholars": [catalog.scholars[scholar].id for scholar in state.own_scholars(seat)],
        "bishops": [
            {
                "id": catalog.bishops[bishop].id,
                "score": state.bishop_points(seat, bishop),
                "penalty": -scoring.BISHOP_PENALTY,
            }
            for bishop in state.own_bishops(seat)
        ],
        "monks_left": catalog.monks - state.monks_placed(seat),
        "monks_placed": state.monks_placed(seat),
        "breakdown": state.score_pad(seat) if known else None,
    }


def shipments_view(state: SantaMaria, seat: int) -> list[OwnShipment]:
    return [
        {
            "id": state.catalog.shipments[shipment].id,
            "dock": state.catalog.dock_ids[where % DOCKS],
            "points": state.catalog.shipments[shipment].points,
        }
        for shipment, where in enumerate(state.shipped)
        if where >= 0 and where // DOCKS == seat
    ]


def grid_view(state: SantaMaria, seat: int) -> list[list[Cell | None]]:
    """The colony row by row; an empty space is nothing."""
    tiles: dict[int, str] = {}
    for tile, turn, cell in state.tiles_of(seat):
        for spot in state.catalog.tiles[tile].spots[turn * CELLS + cell]:
            tiles[spot] = state.catalog.tiles[tile].id
    cells = [cell_view(state, seat, cell, tiles.get(cell)) for cell in range(CELLS)]
    return [cells[SIZE * row : SIZE * (row + 1)] for row in range(SIZE)]


def cell_view(state: SantaMaria, seat: int, cell: int, tile: str | None) -> Cell | None:
    number = state.land[seat][cell]
    if not number:
        return None
    face = state.catalog.faces[number]
    cover = state.cover[seat * CELLS + cell]
    return {
        "kind": face.kind.id,
        "terrain": None if face.kind.is_road else TERRAINS[face.kind.terrain],
        "effects": [effect_facts(effect) for effect in face.effects],
        "printed": tile is None,
        "tile": tile,
        "settlers": face.settlers if face.kind.is_road else None,
        "coins": cover if cover < WHITE_DIE else 0,
        "die": die_view(cover) if cover >= WHITE_DIE else None,
    }


def die_view(cover: int) -> Die:
    is_blue = cover >= BLUE_DIE
    return {"colour": COLOURS[is_blue], "value": cover - (BLUE_DIE if is_blue else WHITE_DIE)}


def line_view(state: SantaMaria, seat: int, line: int) -> Line:
    settlers = state.settlers(seat)
    return {
        "developed": not state.empty[seat] & line,
        "settlers": sum(settlers[cell] for cell in cells_of(line)),
        "vacant": [place(cell) for cell in cells_of(state.vacant(seat) & line)],
    }


def imagine(state: SantaMaria, seat: int, seed: int) -> SantaMaria:
    """A copy in which all luck to come is redrawn; what is in the stacks is known to all (SMA-19.7)."""
    copy = state.copy()
    copy.chance = Chance.from_seed(seed, STREAMS)
    copy.shipment_bag = tuple(sorted(copy.shipment_bag))
    copy.double_bag = tuple(sorted(copy.double_bag))
    copy.triple_bag = tuple(sorted(copy.triple_bag))
    return copy
