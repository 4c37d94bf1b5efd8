"""Words: what components do, made from their entries."""

from collections.abc import Callable
from typing import Any, Final

from caravela.games.maracaibo.catalog import (
    CITY_TILE,
    EACH,
    GOODS,
    IMMEDIATE,
    MOMENTS,
    NATIONS,
    OBJECTS,
    ORDERS,
    PERMANENT,
    PLAGUE_TILE,
    ROUNDS,
    ROUTE_TILE,
    SYNERGIES,
    TASKS,
    UPPER,
    WORKS_TILE,
    Catalog,
    Location,
    Order,
    Side,
    Story,
    Task,
    Tile,
)
from caravela.games.maracaibo.gains import Further
from caravela.games.maracaibo.payment import OBJECT_ICONS, Cost
from caravela.games.maracaibo.steps.action import Pay
from caravela.games.maracaibo.steps.cards import NEEDED_MARKERS, object_icons
from caravela.games.maracaibo.steps.ship import Way
from caravela.kernel.effects import Effect
from caravela.kernel.phrases import Value, key_of
from caravela.kernel.text import Texts, sentences, wording

NO_COST: Final = "none"


def describe(catalog: Catalog, kind: str, word: str, texts: Texts) -> str:
    """What a card, a tile, a token, an area or a place does; nothing for other things."""
    if kind not in TELLERS:
        return ""
    return TELLERS[kind](catalog, catalog.speech.words[kind].index(word), texts)


# -- effects and costs ------------------------------------------------------------------------------------------------


def sentence(effects: list[Effect[Any]], texts: Texts) -> str:
    """'2 doubloons, a combat'."""
    text = ""
    for effect in effects:
        told = worded(effect, texts)
        if text and isinstance(effect, Pay):
            text = texts.say("effect-then", {"first": text, "second": told})
        else:
            text = f"{text}, {told}" if text else told
    return text


def worded(effect: Effect[Any], texts: Texts) -> str:
    """The same for one effect, with those that it leads to."""
    if isinstance(effect, Way):
        text = sentence(effect.ways[0], texts)
        for way in effect.ways[1:]:
            text = wording(effect, texts, first=text, second=sentence(way, texts))
        return text
    if isinstance(effect, (Further, Pay)):
        cost = cost_words(effect.cost, texts) or NO_COST
        return wording(effect, texts, cost=cost, gains=sentence(effect.gains, texts))
    return wording(effect, texts)


def clause(when: int, effects: list[Effect[Any]], texts: Texts) -> str:
    """'At once: 3 VP.'; nothing where nothing happens then."""
    return texts.say("clause", {"when": MOMENTS[when], "effect": sentence(effects, texts)}) if effects else ""


def cost_words(cost: Cost, texts: Texts) -> str:
    """'2 CP, 2 maps'."""
    parts = counted(
        texts,
        ("moves", cost.moves),
        ("doubloons", cost.doubloons),
        ("combat_points", cost.combat_points),
        ("figures", cost.figures),
        ("same", cost.same),
    )
    if cost.hand:
        parts.append(texts.say("cost-hand"))
    return ", ".join(parts + icon_words(cost.icons, texts))


def counted(texts: Texts, *counts: tuple[str, int]) -> list[str]:
    return [texts.say(key_of("cost", what), {"count": count}) for what, count in counts if count]


def icon_words(icons: list[int], texts: Texts) -> list[str]:
    """Goods and objects, equal ones together."""
    words = []
    for icon in dict.fromkeys(icons):
        count = icons.count(icon)
        if icon < OBJECT_ICONS:
            words.append(texts.say("cost-good", {"good": GOODS[icon], "count": count}))
        else:
            words.append(texts.say("cost-object", {"object": OBJECTS[icon - OBJECT_ICONS], "count": count}))
    return words


# -- cards ------------------------------------------------------------------------------------------------------------


def project(catalog: Catalog, number: int, texts: Texts) -> str:
    """What a card asks for beside its price, what it does, and what it counts."""
    card = catalog.projects[number]
    costs = counted(
        texts,
        ("combat_points", card.pay_combat_points),
        ("figures", card.pay_figures),
        ("figures_on_card", card.figures_on_card),
    )
    costs += icon_words(object_icons(card.pay_objects), texts)
    needs = assistant = points = ""
    if card.markers >= 0:
        needs = texts.say("clause-needs", {"nation": NATIONS[card.markers], "count": NEEDED_MARKERS})
    if card.assistant:
        place = catalog.location_ids[card.location]
        assistant = texts.say("clause-assistant", {"location": place, "effect": sentence(card.assistant, texts)})
    if card.points:
        points = texts.say("worth-points", {"points": card.points})
    return sentences(
        texts.say("clause-cost", {"cost": ", ".join(costs)}) if costs else "",
        needs,
        sentence(card.income, texts) + "." if card.income else "",
        clause(PERMANENT, card.permanent, texts),
        clause(IMMEDIATE, card.immediate, texts),
        assistant,
        points,
    )


def career(catalog: Catalog, number: int, texts: Texts) -> str:
    tasks = [task_words(catalog, task, texts) for task in catalog.careers[number].tasks]
    return sentences(*tasks, texts.say("bonus-text", {"effects": sentence(catalog.career_bonus, texts)}))


def task_words(catalog: Catalog, task: Task, texts: Texts) -> str:
    """What a task asks for and gives; its figure comes with both conditions."""
    facts = {
        "low": asked(catalog, task.kind, task.low, texts),
        "high": asked(catalog, task.kind, task.high, texts),
        "count": 1,
        "doubloons": task.doubloons,
        "points": task.points,
    }
    return texts.say("task-text", facts)


def asked(catalog: Catalog, kind: int, count: int, texts: Texts) -> str:
    """'4 quest tiles'."""
    facts: dict[str, Value] = {"count": count}
    if TASKS[kind] == "barrier":
        facts = {"barrier": catalog.barrier_ids[count - 1]}
    return texts.say(key_of("task", TASKS[kind]), facts)


def prestige(catalog: Catalog, number: int, texts: Texts) -> str:
    building = catalog.prestige[number]
    facts = {
        "doubloons": building.cost,
        "synergy": SYNERGIES[building.synergy],
        "points": building.first_points,
        "points2": building.points,
        "each": EACH[building.each],
        "most": building.most,
    }
    return texts.say("building-text", facts)


def automa(catalog: Catalog, number: int, texts: Texts) -> str:
    """How far she sails, which card she takes, and what she does in which rounds."""
    card = catalog.automa[number]
    rounds: dict[tuple[int, int], list[str]] = {}
    for order in card.orders:
        rounds.setdefault((order.first, order.last), []).append(order_words(order, texts))
    told = []
    for (first, last), orders in rounds.items():
        key = "ana-always" if (first, last) == (1, ROUNDS) else "ana-rounds"
        told.append(texts.say(key, {"round": first, "last": last, "effects": ", ".join(orders)}))
    facts = {
        "count": card.stops,
        "route": "upper" if card.route == UPPER else "lower",
        "place": card.row,
        "effects": sentences(*told),
    }
    return texts.say("ana-text", facts)


def order_words(order: Order, texts: Texts) -> str:
    facts: dict[str, Value] = {"count": order.count, "village": int(order.village)}
    if order.nation >= 0:
        facts["nation"] = NATIONS[order.nation]
    return texts.say(key_of("order", ORDERS[order.what]), facts)


# -- tiles and tokens -------------------------------------------------------------------------------------------------


def quest(catalog: Catalog, number: int, texts: Texts) -> str:
    tile = catalog.quests[number]
    facts = {"cost": cost_words(tile.cost, texts), "gains": sentence(tile.effects, texts)}
    return texts.say("effect-pay", facts)


def city(catalog: Catalog, number: int, texts: Texts) -> str:
    tile = catalog.cities[number]
    return texts.say("tile-text", {"effects": sentence(tile.effects, texts), "good": GOODS[tile.good]})


def token(catalog: Catalog, number: int, texts: Texts) -> str:
    """What each nation has, and the modifiers."""
    shown = catalog.tokens[number]
    parts = [side_words(nation, side, texts) for nation, side in enumerate(shown.sides)]
    if shown.strongest:
        parts.append(texts.say("strongest-text", {"count": catalog.strongest_less}))
    if shown.weakest:
        parts.append(texts.say("weakest-text", {"count": catalog.weakest_more}))
    return " · ".join(parts)


def side_words(nation: int, side: Side, texts: Texts) -> str:
    text = texts.say("side-text", {"nation": NATIONS[nation], "value": side.value})
    if side.cost:
        text = texts.say("side-cost", {"side": text, "effects": counted(texts, ("doubloons", side.cost))[0]})
    if side.bonus:
        text = texts.say("side-bonus", {"side": text, "effects": sentence(side.bonus, texts)})
    return text


# -- the story --------------------------------------------------------------------------------------------------------


def story(catalog: Catalog, number: int, texts: Texts) -> str:
    """The quest of a story card, or the tile that it waits for."""
    card = catalog.stories[number]
    if card.full >= 0:
        return texts.say("story-full", {"tile": catalog.tile_ids[card.full]})
    if card.place < 0:
        return ""
    return texts.say("story-quest", {"location": catalog.location_ids[card.place], "effects": paid(card, texts)})


def paid(thing: Story | Tile, texts: Texts) -> str:
    """What something costs and gives."""
    cost, gains = cost_words(thing.cost, texts), sentence(thing.effects, texts)
    return texts.say("effect-pay", {"cost": cost, "gains": gains}) if cost else gains


def branch(catalog: Catalog, number: int, texts: Texts) -> str:
    effects = catalog.branches[number].effects
    return texts.say("vote-brings", {"effects": sentence(effects, texts)}) if effects else ""


def slot(catalog: Catalog, number: int, texts: Texts) -> str:
    return tile(catalog, catalog.slots[number].tile, texts)


def tile(catalog: Catalog, number: int, texts: Texts) -> str:
    """What a legacy tile changes (MAR-26)."""
    entry = catalog.tiles[number]
    needs = texts.say("legacy-needs", {"space": catalog.space_ids[entry.space]}) if entry.depth else ""
    return sentences(tile_words(catalog, entry, texts), needs)


def tile_words(catalog: Catalog, entry: Tile, texts: Texts) -> str:
    if entry.kind == ROUTE_TILE:
        ends = {"location": catalog.location_ids[entry.start], "location2": catalog.location_ids[entry.end]}
        return texts.say("legacy-route", {**ends, "count": entry.points})
    if entry.values:
        values = " / ".join(f"−{value}" for value in entry.values)
        return texts.say("legacy-claim", {"list": values, "effects": sentence(entry.effects, texts)})
    facts: dict[str, Value] = {"location": catalog.location_ids[entry.place]}
    if entry.kind == PLAGUE_TILE:
        return texts.say("legacy-ruin" if entry.place in catalog.changed else "legacy-plague", facts)
    if entry.kind == CITY_TILE:
        place = catalog.changed.get(entry.place, catalog.locations[entry.place])
        facts.update(effects=place_words(place, texts), count=entry.points_in, count2=entry.points_out)
        return texts.say("legacy-arm" if place.legacy else "legacy-harbour", facts)
    facts["effects"] = paid(entry, texts)
    if entry.kind == WORKS_TILE:
        toll = texts.say("legacy-toll", {"doubloons": entry.toll}) if entry.toll else ""
        return sentences(texts.say("legacy-works", {**facts, "count": entry.spaces}), toll)
    return texts.say("legacy-stop", facts)


# -- places -----------------------------------------------------------------------------------------------------------


def area(catalog: Catalog, number: int, texts: Texts) -> str:
    entry = catalog.areas[number]
    locked = ""
    if entry.after >= 0:
        locked = texts.say("unlocked-after", {"area": catalog.area_ids[entry.after]})
    elif entry.completed:
        locked = texts.say("unlocked-completed", {"count": entry.completed})
    return sentences(
        clause(IMMEDIATE, entry.immediate, texts),
        clause(PERMANENT, entry.permanent, texts),
        locked,
    )


def location(catalog: Catalog, number: int, texts: Texts) -> str:
    """The action that is printed there, the flag, and whether ships must stop."""
    return place_words(catalog.locations[number], texts)


def place_words(place: Location, texts: Texts) -> str:
    action = sentence(place.action, texts)
    if place.good >= 0:
        action = texts.say("tile-text", {"effects": action, "good": GOODS[place.good]})
    return sentences(
        action + "." if action else "",
        flag_words(place, texts),
        texts.say("stop-text") if place.hand else "",
    )


def flag_words(place: Location, texts: Texts) -> str:
    """What a marker on the flag of a city brings."""
    return texts.say("flag-text", {"effects": sentence(place.bonus, texts)}) if place.has_flag else ""


def space(catalog: Catalog, number: int, texts: Texts) -> str:
    if number == catalog.residence:
        return texts.say("residence-space")
    if number == catalog.explorer_end:
        points = ", ".join(str(points) for points in catalog.end_points)
        return texts.say("end-space", {"points": points, "count": catalog.end_actions})
    entry = catalog.spaces[number]
    return texts.say("quest-space") if entry.has_quest else sentence(entry.effects, texts)


def barrier(catalog: Catalog, number: int, texts: Texts) -> str:
    entry = catalog.barriers[number]
    if entry.effects:
        return sentence(entry.effects, texts)
    return texts.say("crossing-text", {"points": entry.first, "points2": entry.later})


TELLERS: Final[dict[str, Callable[[Catalog, int, Texts], str]]] = {
    "project": project,
    "career": career,
    "prestige": prestige,
    "automa": automa,
    "quest": quest,
    "city": city,
    "token": token,
    "area": area,
    "location": location,
    "space": space,
    "barrier": barrier,
    "story": story,
    "branch": branch,
    "tile": tile,
    "slot": slot,
}
"""Who tells what a thing of each kind does."""
