"""Facts: what the content files say about the components, as plain data for whoever draws them."""

from typing import Any

from caravela.games.santa_maria import scoring
from caravela.games.santa_maria.catalog import (
    FAMILIES,
    REASONS,
    RESOURCES,
    SEATS,
    TERRAINS,
    YEARS,
    Catalog,
    Source,
    Tile,
)
from caravela.games.santa_maria.grid import SIZE
from caravela.games.santa_maria.payment import WILD, count_of
from caravela.kernel.seen import effects_facts


def facts(catalog: Catalog) -> dict[str, Any]:
    """All components, by their ids; JSON-able."""
    return {
        "seats": SEATS,
        "years": YEARS,
        "size": SIZE,
        "resources": {
            name: {
                "sell": catalog.sell[resource],
                "buy": catalog.buy[resource] or None,
                "limit": catalog.limit,
                "basic": catalog.basic[resource],
                "wild": resource == WILD,
            }
            for resource, name in enumerate(RESOURCES)
        },
        "kinds": {
            kind.id: {
                "terrain": None if kind.is_road else TERRAINS[kind.terrain],
                "family": None if kind.is_road else FAMILIES[kind.family],
            }
            for kind in catalog.kinds
        },
        "terrains": TERRAINS,
        "boards": {
            board.id: {
                "side": board.side,
                "cells": [face_facts(catalog, face) for face in board.land if face],
            }
            for board in catalog.boards
        },
        "expansions": {
            tile.id: {"size": tile.size, "cost": cost_facts(catalog.prices[tile.size - 2]), **tile_facts(catalog, tile)}
            for tile in catalog.tiles[: catalog.expansions]
        },
        "halls": {tile.id: tile_facts(catalog, tile) for tile in catalog.tiles[catalog.first_hall : catalog.road_tile]},
        "roads": {
            tile.id: {"copies": catalog.road_copies, **tile_facts(catalog, tile)}
            for tile in catalog.tiles[catalog.road_tile :]
        },
        "shipments": {
            shipment.id: {
                "set": "starting" if shipment.starting else "standard",
                "cost": cost_facts(shipment.cost),
                "points": shipment.points,
            }
            for shipment in catalog.shipments
        },
        "docks": {dock.id: source_facts(dock) for dock in catalog.docks},
        "retire": {rest.id: {"order": order, **source_facts(rest)} for order, rest in enumerate(catalog.rests, 1)},
        "stations": {station.id: source_facts(station) for station in catalog.stations},
        "scholars": {
            person.id: {"points": person.points, "effects": effects_facts([person.effect])}
            for person in catalog.scholars
        },
        "bishops": {person.id: {"effects": effects_facts([person.effect])} for person in catalog.bishops},
        "bishop_penalty": -scoring.BISHOP_PENALTY,
        "set_points": scoring.SET_POINTS,
        "coins_per_point": scoring.COINS_PER_POINT,
        "religion": {"end": catalog.religion_end, "monks": catalog.monk_symbols, "dice": catalog.die_symbols},
        "conquistador": {"end": catalog.conquest_end, "gold": catalog.gold_spaces, "trees": catalog.trees},
        "conquest": {str(players): catalog.conquest[players] for players in range(2, len(SEATS) + 1)},
        "costs": {
            "double": cost_facts(catalog.prices[0]),
            "triple": cost_facts(catalog.prices[1]),
            "pip": catalog.pip_price,
            "activation_first": catalog.activation_first,
            "activation_step": catalog.activation_step,
            "monk_per_rival": catalog.monk_price,
            "extra_step": RESOURCES[catalog.extra_step],
        },
        "start": {"wood": catalog.start_wood, "coins": catalog.start_coins},
        "offered": {"doubles": catalog.offered[0], "triples": catalog.offered[1]},
        "reasons": [*REASONS[:4], *catalog.bishop_ids, *REASONS[4:]],
        "dice": {
            "white_per_player": catalog.dice_per_player[0],
            "white_limit": catalog.white_limit,
            "blue_per_player": catalog.dice_per_player[1],
        },
        "monks": catalog.monks,
        "solo": {
            "victory": scoring.VICTORY,
            "trees": catalog.trees,
            "conquest": [points[0] for points in catalog.conquest[catalog.solo_table]],
        },
        "feats": catalog.feats,
    }


def cost_facts(cost: int) -> dict[str, int]:
    """A cost by the names of its resources."""
    return {name: count_of(cost, resource) for resource, name in enumerate(RESOURCES) if count_of(cost, resource)}


def face_facts(catalog: Catalog, number: int) -> dict[str, Any]:
    face = catalog.faces[number]
    return {
        "row": face.row,
        "column": face.column,
        "kind": face.kind.id,
        "settlers": face.settlers if face.kind.is_road else None,
        "effects": effects_facts(face.effects),
    }


def tile_facts(catalog: Catalog, tile: Tile) -> dict[str, Any]:
    return {"cells": [face_facts(catalog, number) for number in tile.faces]}


def source_facts(source: Source) -> dict[str, Any]:
    return {"effects": effects_facts(source.effects)}
