"""Facts: what the content files say about the components, as plain data for whoever draws them."""

from typing import Any

from caravela.games.maracaibo import scoring
from caravela.games.maracaibo.catalog import (
    DECK_C,
    DECKS,
    EACH,
    GOODS,
    KINDS,
    LEVELS,
    NATIONS,
    OBJECTS,
    ORDERS,
    REASONS,
    ROUNDS,
    SEATS,
    SYNERGIES,
    TASKS,
    Barrier,
    Catalog,
    Location,
    Project,
    Task,
)
from caravela.games.maracaibo.gains import Further
from caravela.games.maracaibo.payment import OBJECT_ICONS, Cost
from caravela.games.maracaibo.steps.action import Pay
from caravela.games.maracaibo.steps.refill import ROW_PRICE
from caravela.games.maracaibo.steps.ship import Way
from caravela.kernel.effects import Effect
from caravela.kernel.seen import EffectView, plain


def facts(catalog: Catalog) -> dict[str, Any]:
    """All components that everybody may know, by their ids; JSON-able. What the story brings is in the view."""
    return {
        "seats": SEATS,
        "rounds": ROUNDS,
        "nations": NATIONS,
        "goods": GOODS,
        "objects": OBJECTS,
        "synergies": SYNERGIES,
        "levels": LEVELS,
        "locations": {place.id: location_facts(catalog, place) for place in catalog.locations if not place.legacy},
        "movement": catalog.movement,
        "village_actions": {"base": catalog.actions_by_points[0], "long_sails": catalog.actions_by_points[1]},
        "spaces": {
            space.id: {
                "depth": space.depth,
                "branch": ["main", "long", "short"][space.branch],
                "next": [catalog.space_ids[place] for place in space.next],
                "quest": space.has_quest,
                "end": space.number == catalog.explorer_end,
                "effects": effects_facts(space.effects),
            }
            for space in catalog.spaces
        },
        "residence": {
            "space": catalog.space_ids[catalog.residence],
            "from": catalog.space_ids[catalog.residence_from],
        },
        "barriers": {barrier.id: barrier_facts(catalog, barrier) for barrier in catalog.barriers},
        "explorer_end": {"points": catalog.end_points, "village_actions": catalog.end_actions},
        "influence": {"last": catalog.influence_last, "ranks": catalog.rank_spaces, "lead": catalog.lead_points},
        "stock": {"spaces": catalog.stock_spaces, "majority": list(scoring.MAJORITY)},
        "doubloon_income": {
            "least": catalog.income_least,
            "most": catalog.income_most,
            "points": catalog.income_points,
        },
        "points_income": {"wrap": catalog.wrap},
        "areas": {
            area.id: {
                "after": catalog.area_ids[area.after] if area.after >= 0 else None,
                "completed": area.completed,
                "effects": effects_facts(area.effects),
            }
            for area in catalog.areas
        },
        "ship": {
            "discs": catalog.discs,
            "combat_points": catalog.combat_most,
            "quest_points": catalog.quest_points,
            "assistant_points": catalog.assistant_points,
            "planning": catalog.planning,
        },
        "combat": {
            "influence": [
                {"price": price, "influence": gain}
                for price, gain in zip(catalog.influence_prices, catalog.influence_gains, strict=True)
            ],
            "annex": catalog.annex_price,
            "take": catalog.take_price,
            "marker_influence": catalog.marker_influence,
            "strongest": catalog.strongest_less,
            "weakest": catalog.weakest_more,
            "tokenless": catalog.tokenless_value,
        },
        "row_price": ROW_PRICE,
        "projects": {card.id: project_facts(catalog, card) for card in catalog.projects if card.deck != DECK_C},
        "combat_tokens": {
            token.id: {
                "sides": {
                    NATIONS[nation]: {"value": side.value, "cost": side.cost, "effects": effects_facts(side.bonus)}
                    for nation, side in enumerate(token.sides)
                },
                "strongest": token.strongest,
                "weakest": token.weakest,
            }
            for token in catalog.tokens
        },
        "quests": {
            quest.id: {"cost": cost_facts(quest.cost), "effects": effects_facts(quest.effects)}
            for quest in catalog.quests
        },
        "cities": {
            city.id: {
                "good": GOODS[city.good],
                "spaces": city.spaces,
                "players": city.players,
                "effects": effects_facts(city.effects),
            }
            for city in catalog.cities
        },
        "careers": {career.id: {"tasks": [task_facts(task) for task in career.tasks]} for career in catalog.careers},
        "career_bonus": effects_facts(catalog.career_bonus),
        "prestige": {
            building.id: {
                "cost": building.cost,
                "synergy": SYNERGIES[building.synergy],
                "first_points": building.first_points,
                "points": building.points,
                "each": EACH[building.each],
                "most": building.most,
            }
            for building in catalog.prestige
        },
        "automa": {
            card.id: {
                "letter": "ABC"[card.letter],
                "stops": card.stops,
                "route": ["upper", "lower"][card.route],
                "row": card.row,
                "orders": [
                    {
                        "do": ORDERS[order.what],
                        "count": order.count,
                        "nation": NATIONS[order.nation] if order.nation >= 0 else None,
                        "village": order.village,
                        "first": order.first,
                        "last": order.last,
                    }
                    for order in card.orders
                ],
            }
            for card in catalog.automa
        },
        "ana": {
            "income": catalog.ana_income,
            "card_points": catalog.ana_card_points,
            "discs_per_upgrade": catalog.ana_upgrade,
            "quest_points": catalog.ana_quest_points,
            "quest_leads": catalog.quest_leads,
            "upgrade_leads": catalog.upgrade_leads,
            "explorer_leads": catalog.explorer_leads,
            "lead_points": catalog.ana_lead_points,
        },
        "reasons": reasons(catalog),
    }


def reasons(catalog: Catalog) -> list[str]:
    """What points are counted for, in the order of the score sheet."""
    after = REASONS.index("cards") + 1
    return [*REASONS[:after], *catalog.prestige_ids, *REASONS[after:]]


# -- effects and costs ------------------------------------------------------------------------------------------------


def effect_facts(effect: Effect[Any]) -> dict[str, Any]:
    """What something does, and when; what it costs, and what that gives."""
    told: dict[str, Any] = plain(EffectView(effect))
    if isinstance(effect, (Pay, Further)):
        told["cost"] = cost_facts(effect.cost)
        told["gains"] = effects_facts(effect.gains)
    if isinstance(effect, Way):
        told["ways"] = [effects_facts(way) for way in effect.ways]
    return told


def effects_facts(effects: list[Effect[Any]]) -> list[dict[str, Any]]:
    return [effect_facts(effect) for effect in effects]


def cost_facts(cost: Cost) -> dict[str, Any]:
    """What is asked for, without what is not."""
    told = {
        "doubloons": cost.doubloons,
        "combat_points": cost.combat_points,
        "figures": cost.figures,
        "icons": [GOODS[icon] if icon < OBJECT_ICONS else OBJECTS[icon - OBJECT_ICONS] for icon in cost.icons],
        "same": cost.same,
        "hand": cost.hand,
        "moves": cost.moves,
    }
    return {name: value for name, value in told.items() if value}


# -- components -------------------------------------------------------------------------------------------------------


def location_facts(catalog: Catalog, place: Location) -> dict[str, Any]:
    return {
        "kind": KINDS[place.kind],
        "next": [catalog.location_ids[end] for end in place.next if not catalog.locations[end].legacy],
        "hand": place.hand,
        "late": place.late,
        "early": place.early,
        "tile": place.has_tile,
        "flag": effects_facts(place.bonus) if place.has_flag else None,
        "good": GOODS[place.good] if place.good >= 0 else None,
        "effects": effects_facts(place.action),
    }


def barrier_facts(catalog: Catalog, barrier: Barrier) -> dict[str, Any]:
    return {
        "after": catalog.space_ids[barrier.after],
        "before": catalog.space_ids[barrier.before],
        "first": barrier.first,
        "later": barrier.later,
        "effects": effects_facts(barrier.effects),
    }


def project_facts(catalog: Catalog, project: Project) -> dict[str, Any]:
    return {
        "deck": DECKS[project.deck],
        "cost": project.cost,
        "points": project.points,
        "good": GOODS[project.good],
        "object": OBJECTS[project.object],
        "location": catalog.location_ids[project.location] if project.location >= 0 else None,
        "figures": project.pay_figures,
        "figures_on_card": project.figures_on_card,
        "combat_points": project.pay_combat_points,
        "objects": [OBJECTS[thing] for thing, count in enumerate(project.pay_objects) for _ in range(count)],
        "markers": NATIONS[project.markers] if project.markers >= 0 else None,
        "effects": effects_facts(project.effects),
    }


def task_facts(task: Task) -> dict[str, Any]:
    return {
        "kind": TASKS[task.kind],
        "low": task.low,
        "high": task.high,
        "doubloons": task.doubloons,
        "points": task.points,
    }
