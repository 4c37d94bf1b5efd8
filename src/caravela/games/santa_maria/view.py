"""What a seat may see (SMA-19), and copies in which all luck to come is redrawn."""

from typing import Any

from caravela.games.santa_maria import scoring
from caravela.games.santa_maria.catalog import COLOURS, DOCKS, ITEMS, RESOURCES, SCHOLARS_UP, SEATS, TERRAINS, YEARS
from caravela.games.santa_maria.facts import cost_facts, effect_facts
from caravela.games.santa_maria.grid import ALL, CELLS, COLUMNS, ROWS, SIZE, cells_of
from caravela.games.santa_maria.state import (
    BLUE_DIE,
    DIE_PLACES,
    FREE_PIPS,
    FROM_DOCK,
    FROM_REST,
    NOWHERE,
    STREAMS,
    WHITE_DIE,
    SantaMaria,
    laid_parts,
)
from caravela.games.santa_maria.steps.activate import ActivateCell, PlaceDie, activation_price
from caravela.games.santa_maria.steps.colonies import PlaceHall
from caravela.games.santa_maria.steps.expand import PayExpansion, PlaceTile, price_by_size
from caravela.games.santa_maria.steps.monks import FIRST_STATION, monk_price
from caravela.games.santa_maria.steps.retire import PlaceRoad
from caravela.games.santa_maria.steps.shipping import PayShipment
from caravela.games.santa_maria.steps.trade import Trade
from caravela.kernel.chance import Chance


def view(state: SantaMaria, seat: int | None) -> dict[str, Any]:
    """The position as a seat may see it; seat None is a spectator."""
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
        "waiting": None if over else waiting(state),
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
            {
                "id": catalog.scholars[scholar].id,
                "points": catalog.scholars[scholar].points,
                **monk_space(state, seat, space),
            }
            for space, scholar in enumerate(state.scholars)
        ],
        "bishops": [
            {"id": catalog.bishops[bishop].id, **monk_space(state, seat, SCHOLARS_UP + space)}
            for space, bishop in enumerate(state.bishops)
        ],
        "stations": [
            {"id": name, **monk_space(state, seat, FIRST_STATION + space)}
            for space, name in enumerate(catalog.station_ids)
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
        "players": [player_view(state, other, knows(state, seat, other)) for other in range(state.seats)],
        "result": {"victory": bool(state.winners()), "feats": state.feats()} if over and state.setup.solo else None,
    }


def knows(state: SantaMaria, seat: int | None, other: int) -> bool:
    """SMA-19.2, D21: whether a seat may count the points of another."""
    return seat == other or state.setup.open_scores or state.is_over


def by_seat(values: list[int]) -> dict[str, int]:
    return {SEATS[seat]: value for seat, value in enumerate(values)}


def dice(counts: list[int], at: int) -> list[int]:
    """The values of dice, in order."""
    return [value + 1 for value in range(DIE_PLACES) for _ in range(counts[at + value])]


def place(cell: int) -> list[int]:
    """Row and column of a cell."""
    return [cell // SIZE + 1, cell % SIZE + 1]


# -- what happens now -------------------------------------------------------------------------------------------------


def waiting(state: SantaMaria) -> dict[str, Any]:
    """Who decides what; the options themselves go to the one who decides."""
    decision = state.decision
    catalog = state.catalog
    tile = dock = trade = None
    if isinstance(decision, (PayExpansion, PlaceTile)):
        tile = catalog.tiles[decision.tile].id
    elif isinstance(decision, PlaceHall):
        tile = catalog.tiles[catalog.first_hall + decision.hall].id
    elif isinstance(decision, PlaceRoad):
        tile = catalog.tiles[catalog.road_tile].id
    elif isinstance(decision, PayShipment):
        dock = catalog.dock_ids[decision.dock]
    elif isinstance(decision, Trade):
        exchange = decision.exchange(state)
        gains = zip(exchange.items, exchange.counts, strict=True)
        trade = {
            "pay": [RESOURCES[resource] for resource in exchange.pay],
            "gain": [{"item": ITEMS[item], "count": count} for item, count in gains],
        }
    return {
        "seat": SEATS[decision.seat(state)],
        "decision": type(decision).__name__,
        "prompt": decision.prompt(state),
        "tile": tile,
        "dock": dock,
        "trade": trade,
    }


def activation_view(state: SantaMaria) -> dict[str, Any] | None:
    """The territory that acts, those still to come, and the die with its place."""
    queue = [place(step.cell) for step in state.agenda[::-1] if isinstance(step, ActivateCell)]
    dice = [step for step in state.agenda if isinstance(step, PlaceDie)]
    acting = NOWHERE < state.source < CELLS
    if not (acting or dice):
        return None
    die = dice[0] if dice else None
    return {
        "cell": place(state.source) if acting else None,
        "queue": queue,
        "die": {"colour": COLOURS[die.colour], "value": die.value + 1} if die else None,
        "die_cell": place(die.cell) if die else None,
    }


def source_view(state: SantaMaria) -> dict[str, Any] | None:
    source = state.source
    if source == NOWHERE:
        return None
    if source < FROM_REST:
        return {"type": "cell", "cell": place(source)}
    if source < FROM_DOCK:
        return {"type": "retire", "space": state.catalog.rest_ids[source - FROM_REST]}
    return {"type": "income", "dock": state.catalog.dock_ids[source - FROM_DOCK]}


# -- the shared board -------------------------------------------------------------------------------------------------


def conquistador_view(state: SantaMaria) -> dict[str, Any]:
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
        "year": state.year,
    }


def monk_space(state: SantaMaria, seat: int | None, space: int) -> dict[str, Any]:
    """Whose monks stand there, and what a place beside them costs the seat that looks."""
    mask = state.monks[space]
    free = seat is not None and not mask >> seat & 1
    return {
        "monks": [SEATS[other] for other in range(state.seats) if mask >> other & 1],
        "price": monk_price(state, space) if free else None,
    }


def shipment_view(state: SantaMaria, shipment: int) -> dict[str, Any]:
    tile = state.catalog.shipments[shipment]
    return {"id": tile.id, "cost": cost_facts(tile.cost), "points": tile.points}


# -- the players ------------------------------------------------------------------------------------------------------


def player_view(state: SantaMaria, seat: int, known: bool) -> dict[str, Any]:
    catalog = state.catalog
    harbour = state.harbour[seat * DOCKS : (seat + 1) * DOCKS]
    board = state.board[seat]
    space = state.retired[seat]
    laid = [laid_parts(code) for code in state.laid if laid_parts(code)[0] == seat]
    own_blue = [] if state.setup.blue_offer else dice(state.blue, seat * DIE_PLACES)
    pad = state.score_pad(seat) if known else None
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
        "blue": own_blue,
        "blue_used": state.blue_taken[seat],
        "blue_limit": state.dice_unlocked(seat),
        "uses": state.uses[seat],
        "activation_price": activation_price(state, seat),
        "sell": {name: state.sale_price(seat, resource) for resource, name in enumerate(RESOURCES)},
        "buy": {name: catalog.buy[resource] for resource, name in enumerate(RESOURCES) if catalog.buy[resource]},
        "pip_price": catalog.pip_price,
        "free_pips": state.trait(seat, FREE_PIPS),
        "expansion_cost": {
            "double": cost_facts(price_by_size(state, seat, 2)),
            "triple": cost_facts(price_by_size(state, seat, 3)),
        },
        "grid": grid_view(state, seat, laid),
        "tiles": [
            {
                "id": catalog.tiles[tile].id,
                "turn": turn,
                "row": cell // SIZE + 1,
                "column": cell % SIZE + 1,
                "cells": [place(spot) for spot in catalog.tiles[tile].spots[turn * CELLS + cell]],
            }
            for _, tile, turn, cell in laid
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
        "income": {
            name: harbour[dock] * catalog.docks[dock].effects[0].amount for dock, name in enumerate(catalog.dock_ids)
        },
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
        "breakdown": pad,
    }


def shipments_view(state: SantaMaria, seat: int) -> list[dict[str, Any]]:
    return [
        {
            "id": state.catalog.shipments[shipment].id,
            "dock": state.catalog.dock_ids[where % DOCKS],
            "points": state.catalog.shipments[shipment].points,
        }
        for shipment, where in enumerate(state.shipped)
        if where >= 0 and where // DOCKS == seat
    ]


def grid_view(state: SantaMaria, seat: int, laid: list[tuple[int, int, int, int]]) -> list[list[dict[str, Any] | None]]:
    """The colony row by row; an empty space is nothing."""
    tiles: dict[int, str] = {}
    for _, tile, turn, cell in laid:
        for spot in state.catalog.tiles[tile].spots[turn * CELLS + cell]:
            tiles[spot] = state.catalog.tiles[tile].id
    cells = [cell_view(state, seat, cell, tiles.get(cell)) for cell in range(CELLS)]
    return [cells[SIZE * row : SIZE * (row + 1)] for row in range(SIZE)]


def cell_view(state: SantaMaria, seat: int, cell: int, tile: str | None) -> dict[str, Any] | None:
    number = state.land[seat * CELLS + cell]
    if not number:
        return None
    face = state.catalog.faces[number]
    cover = state.cover[seat * CELLS + cell]
    die = None
    if cover >= WHITE_DIE:
        colour = 1 if cover >= BLUE_DIE else 0
        die = {"colour": COLOURS[colour], "value": cover - (BLUE_DIE if colour else WHITE_DIE)}
    return {**face_view(state, number), "printed": tile is None, "tile": tile, **cover_view(cover, die, face.settlers)}


def face_view(state: SantaMaria, number: int) -> dict[str, Any]:
    face = state.catalog.faces[number]
    terrain = face.kind.terrain
    return {
        "kind": face.kind.id,
        "terrain": TERRAINS[terrain] if terrain >= 0 else None,
        "effects": [effect_facts(effect) for effect in face.effects],
    }


def cover_view(cover: int, die: dict[str, Any] | None, settlers: int) -> dict[str, Any]:
    return {
        "settlers": settlers if settlers >= 0 else None,
        "coins": 0 if die else cover,
        "die": die,
    }


def line_view(state: SantaMaria, seat: int, line: int) -> dict[str, Any]:
    """A row or column: whether it is developed, its settlers, and what a die would activate, in order."""
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
    copy.shipment_bag = sorted(copy.shipment_bag)
    copy.double_bag = sorted(copy.double_bag)
    copy.triple_bag = sorted(copy.triple_bag)
    copy.learnt = False
    return copy
