"""Facts: what the content files say about the components, as plain data for whoever draws them."""

from typing import Any

from caravela.games.pirates import scoring
from caravela.games.pirates.catalog import (
    BRANCHES,
    EACH,
    EXTRAS,
    KINDS,
    ORDERS,
    REASONS,
    ROUNDS,
    SEATS,
    SLOT_EFFECTS,
    TREASURES,
    Bundle,
    Catalog,
    Improvement,
    Layout,
    Location,
    SoloCard,
    Space,
)
from caravela.games.pirates.effects import ExploreTrade
from caravela.kernel.effects import Effect
from caravela.kernel.seen import EffectView, plain


def facts(catalog: Catalog) -> dict[str, Any]:
    """All components, by their ids; JSON-able."""
    return {
        "seats": SEATS,
        "rounds": ROUNDS,
        "treasures": TREASURES,
        "kinds": KINDS,
        "layouts": {layout.id: layout_facts(catalog, layout) for layout in catalog.layouts},
        "movement": {
            "steps": catalog.steps,
            "pass": catalog.pass_doubloons,
            "fee": catalog.fee,
            "first_token": catalog.first_token,
        },
        "islands": {
            "squares": catalog.island_squares,
            "values": [
                {"cubes": least, "value": value}
                for least, value in zip(scoring.VALUE_LEAST, scoring.VALUES, strict=True)
            ],
        },
        "gulf": [effects_facts(side.effects) for side in catalog.gulf],
        "maracaibo": catalog.maracaibo_points,
        "final": {
            "river": catalog.river_points,
            "doubloons": catalog.doubloons_per_point,
            "buried": catalog.buried_points,
            "quests": catalog.bonus_quests,
            "quest_bonus": catalog.quest_bonus,
        },
        "spaces": {space.id: space_facts(catalog, space) for space in catalog.spaces},
        "ship": {
            "barriers": catalog.barriers,
            "slots": {
                slot.id: {
                    "zone": slot.zone,
                    "column": slot.column,
                    "row": slot.row,
                    "effects": effects_facts(slot.effects),
                }
                for slot in catalog.slots
            },
        },
        "hideout": {
            treasure: {
                "above": effects_facts(catalog.above[kind].effects),
                "below": bundles_facts(catalog.below[kind]),
            }
            for kind, treasure in enumerate(TREASURES)
        },
        "actions": {
            action.id: {
                "power": action.power,
                "printed": action.printed,
                "once_per_raid": action.once_per_raid,
                "effects": effects_facts(action.gains.effects),
            }
            for action in catalog.actions
        },
        "locations": {location.id: location_facts(location) for location in catalog.locations},
        "residences": {
            residence.id: {"cost": residence.cost, "effects": effects_facts(residence.effects)}
            for residence in catalog.residences
        },
        "improvements": {card.id: improvement_facts(card) for card in catalog.improvements},
        "quests": {
            quest.id: {
                "needs": [{"what": EACH[need.what], "low": need.low, "high": need.high} for need in quest.needs],
                "low": quest.low,
                "high": quest.high,
            }
            for quest in catalog.quests
        },
        "figureheads": {
            tile.id: {
                "price": tile.price,
                "effects": effects_facts(tile.effects),
                "squares": bundles_facts(tile.squares),
            }
            for tile in catalog.figureheads
        },
        "black_markets": {
            side: effects_facts(bundle.effects)
            for side, bundle in zip(catalog.market_ids, catalog.markets, strict=True)
        },
        "ruby_squares": {
            square: effects_facts(bundle.effects)
            for square, bundle in zip(catalog.ruby_ids, catalog.ruby_squares, strict=True)
        },
        "rubies": catalog.ruby_points,
        "hunt": {"factor": catalog.hunt_factor, "failed": catalog.hunt_failed},
        "solo": {card.id: solo_facts(card) for card in catalog.solo},
        "jordan": jordan_facts(catalog),
        "reasons": REASONS,
    }


# -- effects ----------------------------------------------------------------------------------------------------------


def effect_facts(effect: Effect[Any]) -> dict[str, Any]:
    """What something does, and when; what a trade of movement gives."""
    told: dict[str, Any] = plain(EffectView(effect))
    if isinstance(effect, ExploreTrade):
        told["gains"] = effects_facts(effect.gains.effects)
    return told


def effects_facts(effects: list[Effect[Any]]) -> list[dict[str, Any]]:
    return [effect_facts(effect) for effect in effects]


def bundles_facts(bundles: list[Bundle]) -> list[list[dict[str, Any]]]:
    return [effects_facts(bundle.effects) for bundle in bundles]


# -- components -------------------------------------------------------------------------------------------------------


def layout_facts(catalog: Catalog, layout: Layout) -> dict[str, Any]:
    """Its size, and where the cards and the islands lie."""
    return {
        "columns": layout.columns,
        "rows": len(layout.rows),
        "cells": [catalog.places[place] for place in layout.cells],
        "islands": {
            treasure: [catalog.places[place] for place in layout.islands[kind]]
            for kind, treasure in enumerate(TREASURES)
        },
    }


def space_facts(catalog: Catalog, space: Space) -> dict[str, Any]:
    return {
        "next": [catalog.space_ids[end] for end in space.next],
        "from": catalog.space_ids[space.beside] if space.beside >= 0 else None,
        "rivers": space.rivers,
        "branch": BRANCHES[space.branch],
        "effects": effects_facts(space.gains.effects),
    }


def location_facts(location: Location) -> dict[str, Any]:
    return {
        "level": location.level,
        "tile": location.value_tile,
        "rubies": location.rubies,
        "sides": [effects_facts(side.effects) for side in location.sides],
    }


def improvement_facts(card: Improvement) -> dict[str, Any]:
    return {
        "level": card.level,
        "kind": KINDS[card.kind],
        "cost": card.cost,
        "points": card.points,
        "effects": effects_facts(card.effects),
    }


def solo_facts(card: SoloCard) -> dict[str, Any]:
    return {
        "hard": card.is_hard,
        "number": card.twin + 1,
        "extra": EXTRAS[card.extra] if card.extra >= 0 else None,
        "spaces": card.spaces,
        "orders": [{"do": ORDERS[order.what], "kinds": [KINDS[kind] for kind in order.kinds]} for order in card.orders],
    }


def jordan_facts(catalog: Catalog) -> dict[str, Any]:
    return {
        "slots": [SLOT_EFFECTS[slot] for slot in catalog.solo_slots],
        "positions": [
            {
                "raid_points": position.raid_points,
                "compare": position.compare,
                "spaces": position.spaces,
                "explore_points": position.explore_points,
            }
            for position in catalog.positions
        ],
        "roll": [
            {"island": [*TREASURES, "most"][island], "count": count}
            for island, count in zip(catalog.roll_islands, catalog.roll_counts, strict=True)
        ],
        "points": {
            "improvement": catalog.solo_improvement,
            "residence": catalog.solo_residence,
            "quest": catalog.solo_quest,
            "ruby": catalog.solo_ruby,
        },
    }
