"""Facts: what the content files say about the components, as plain data for whoever draws them."""

from typing import Any

from caravela.games.empires import scoring
from caravela.games.empires.catalog import (
    EVENTS,
    KINDS,
    ROUNDS,
    SEATS,
    SPECIALISTS,
    WORKERS,
    Building,
    Catalog,
    Nation,
)
from caravela.games.empires.view import Found
from caravela.kernel.seen import effects_facts, plain


def facts(catalog: Catalog) -> dict[str, Any]:
    """All components, by their ids; JSON-able."""
    return {
        "regions": {
            name: {
                "good": catalog.goods[catalog.region_good[region]],
                "adjacent": [catalog.regions[other] for other in catalog.adjacent[region]],
                "discovered": catalog.starts_discovered[region],
            }
            for region, name in enumerate(catalog.regions)
        },
        "goods": {name: catalog.good_copies[good] for good, name in enumerate(catalog.goods)},
        "buildings": {building.id: building_facts(catalog, building) for building in catalog.buildings},
        "nations": {nation.id: nation_facts(nation) for nation in catalog.nations},
        "workers": {name: worker_facts(catalog, worker) for worker, name in enumerate(WORKERS)},
        "events": {name: {"spaces": catalog.spaces[event]} for event, name in enumerate(EVENTS)},
        "specialists": catalog.school[: catalog.spaces[SPECIALISTS]],
        "tokens": [plain(Found(token)) for token in catalog.tokens],
        "cards": [plain(Found(card)) for card in catalog.cards],
        "initiative_coins": catalog.initiative_coins,
        "initiative_limit": catalog.initiative_limit,
        "dock_spaces": {str(seats): catalog.dock_spaces[seats] for seats in range(2, len(SEATS) + 1)},
        "ships": {str(seats): catalog.ships_in_play[seats] for seats in range(2, len(SEATS) + 1)},
        "ages": [
            {
                "id": name,
                "rounds": [number for number in range(1, ROUNDS + 1) if catalog.age_of_round[number] == age],
                "building_price": catalog.building_price[age],
                "point_price": catalog.point_price[age],
                "look_price": catalog.look_price[age],
            }
            for age, name in enumerate(catalog.ages)
        ],
        "rounds": ROUNDS,
        "scoring_rounds": catalog.scoring_rounds,
        "workers_per_round": catalog.workers_per_round,
        "training_price": catalog.training_price,
        "war_price": catalog.war_price,
        "goods_on_offer": catalog.goods_on_offer,
        "buildings_on_offer": catalog.buildings_on_offer,
        "sets": {
            "any_three": scoring.ANY_THREE,
            "three_alike": scoring.THREE_ALIKE,
            "four_alike": scoring.FOUR_ALIKE,
        },
        "majority": {
            "workers": scoring.COLONISED,
            "first": scoring.FIRST,
            "second": scoring.SECOND,
            "shared_first": scoring.SHARED_FIRST,
            "builder_first": scoring.BUILDER_FIRST,
            "builder_second": scoring.BUILDER_SECOND,
        },
    }


def building_facts(catalog: Catalog, building: Building) -> dict[str, Any]:
    return {
        "age": catalog.ages[building.age],
        "price": 0 if building.free else catalog.building_price[building.age],
        "points": building.points,
        "free": building.free,
        "kind": KINDS[building.kind],
        "copies": building.copies,
        "set": "base" if building.base else "builders",
        "effects": effects_facts(building.effects),
    }


def nation_facts(nation: Nation) -> dict[str, Any]:
    return {"uses": nation.uses, "per_age": nation.per_age, "effects": effects_facts([nation.effect])}


def worker_facts(catalog: Catalog, worker: int) -> dict[str, Any]:
    return {
        "per_seat": catalog.per_seat[worker],
        "shipping": catalog.shipping[worker],
        "strength": catalog.strength[worker],
        "discount": catalog.discount[worker],
        "arrival_coins": catalog.arrival_coins[worker],
        "arrival_colonists": catalog.arrival_colonists[worker],
    }
