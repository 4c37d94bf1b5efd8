"""The board in words, for terminals and screen readers: made from what a seat may see."""

from collections.abc import Mapping
from typing import Any

from caravela.games.empires.catalog import EVENTS, ROUNDS, Catalog
from caravela.games.empires.words import describe
from caravela.kernel.text import Panel, Texts, together

View = Mapping[str, Any]


def board(catalog: Catalog, view: View, texts: Texts) -> list[Panel]:
    """The round, the regions, the events, what is on offer, and each player."""
    facts = {"round": view["round"], "rounds": ROUNDS, "age": view["age"]}
    order = [texts.name("seat", seat) for seat in view["order"]]
    panels = [
        Panel(texts.say("board-round", facts), [(texts.say("board-order"), ", ".join(order))] if order else []),
        Panel(texts.say("board-regions"), [region_row(region, texts) for region in view["regions"]]),
        Panel(texts.say("board-events"), event_rows(view, texts)),
        offers(catalog, view, texts),
    ]
    if view["last_buildings"]:
        panels.append(Panel(texts.say("board-last-buildings"), building_rows(catalog, view["last_buildings"], texts)))
    return panels + [player_panel(player, texts) for player in view["players"]]


def crew(workers: Mapping[str, int], texts: Texts) -> str:
    """'2 Colonists, 1 Soldier'."""
    return ", ".join(texts.say("board-workers", {"worker": name, "count": count}) for name, count in workers.items())


# -- the map ----------------------------------------------------------------------------------------------------------


def region_row(region: View, texts: Texts) -> tuple[str, str]:
    parts = []
    if not region["discovered"]:
        parts.append(texts.say("board-undiscovered"))
    if region["token"]:
        parts.append(texts.say("board-token", {name: region["token"][name] for name in TOKEN}))
    for seat, workers in region["workers"].items():
        facts = {"seat": seat, "count": sum(workers.values()), "workers": crew(workers, texts)}
        parts.append(texts.say("board-colony", facts))
    if region["discovered"] and not region["workers"]:
        parts.append(texts.say("board-nobody"))
    if region["good"]:
        parts.append(texts.say("board-good-here", {"good": region["good"]}))
    if region["points"]:
        scored = [texts.say("board-points-of", {"seat": seat, "points": n}) for seat, n in region["points"].items()]
        parts.append(texts.say("board-would-score", {"list": ", ".join(scored)}))
    return texts.name("region", region["id"]), together(*parts)


TOKEN = ("natives", "loot", "plunder", "points")

# -- the events -------------------------------------------------------------------------------------------------------


def event_rows(view: View, texts: Texts) -> list[tuple[str, str]]:
    rows = []
    for name in EVENTS:
        event = view["events"][name]
        if name == "specialists":
            parts = school(event["spaces"], texts)
        elif name in ("shipping", "discovery"):
            parts = [strengths(event, texts)]
        else:
            parts = [row(event["workers"], texts), texts.say("board-free", {"count": event["free"]})]
        if name == "trade":
            goods = ", ".join(texts.name("good", good) for good in view["goods_offered"])
            parts.append(on_offer(goods, texts))
        if name == "shipping":
            parts.append(on_offer(texts.say("board-ship") if view["ship_offered"] else "", texts))
        rows.append((texts.name("event", name), together(*parts) or texts.say("board-empty")))
    return rows


def row(workers: list[Mapping[str, str]], texts: Texts) -> str:
    return ", ".join(figure(worker, texts) for worker in workers)


def figure(worker: Mapping[str, str], texts: Texts) -> str:
    """'Red Colonist', and where it stands if that is no numbered space of the dock."""
    facts = {"seat": worker["seat"], "worker": worker["worker"]}
    space = worker["space"]
    if space == "number":
        return texts.say("board-figure", facts)
    name = texts.say("board-ship-space") if space == "ship" else space.upper()
    return texts.say("board-figure-on", {**facts, "space": name})


def school(spaces: Mapping[str, Any], texts: Texts) -> list[str]:
    taken = [
        texts.say("board-taken-space", {"space": space, "seat": worker["seat"], "worker": worker["worker"]})
        for space, worker in spaces.items()
        if worker
    ]
    names = ", ".join(texts.name("space", space) for space, worker in spaces.items() if not worker)
    return [", ".join(taken), texts.say("board-free-spaces", {"list": names}) if names else ""]


def strengths(event: View, texts: Texts) -> str:
    return ", ".join(
        texts.say(
            "board-strength", {"seat": seat, "strength": event["strength"][seat], "workers": crew(workers, texts)}
        )
        for seat, workers in event["workers"].items()
        if workers
    )


def on_offer(things: str, texts: Texts) -> str:
    return texts.say("board-on-offer", {"list": things or texts.say("board-nothing")})


def offers(catalog: Catalog, view: View, texts: Texts) -> Panel:
    rows = building_rows(catalog, [building["id"] for building in view["buildings_offered"]], texts)
    return Panel(
        texts.say("board-offers", {"coins": view["prices"]["building"]}), rows or [(texts.say("board-nothing"), "")]
    )


def building_rows(catalog: Catalog, ids: list[str], texts: Texts) -> list[tuple[str, str]]:
    return [(texts.name("building", name), describe(catalog, "building", name, texts)) for name in ids]


# -- the players ------------------------------------------------------------------------------------------------------


def player_panel(player: View, texts: Texts) -> Panel:
    facts = {"seat": player["seat"], "coins": player["coins"], "points": player["points"]}
    rows = [("board-available", crew(player["available"], texts)), ("board-goods", goods(player, texts))]
    if player["ships"]:
        rows.append(("board-ships", ships(player, texts)))
    if player["buildings"]:
        rows.append(("board-buildings", buildings(player["buildings"], texts)))
    found = [*player["tokens"], *player["cards"]]
    if found:
        worth = {"count": len(found), "points": sum(thing["points"] for thing in found)}
        rows.append(("board-discoveries", texts.say("board-discovery-points", worth)))
    if player["nation"]:
        left = {"nation": player["nation"], "count": player["nation_uses"]}
        rows.append(("board-nation", texts.say("board-nation-uses", left)))
    shown = [(texts.say(key), text) for key, text in rows if text]
    return Panel(texts.say("board-player", facts), shown, player["seat"])


def goods(player: View, texts: Texts) -> str:
    """What a player has, and the best sets of it."""
    owned = [texts.say("board-good-count", {"good": good, "count": n}) for good, n in player["goods"].items()]
    if not owned:
        return ""
    if not player["income"]:
        return together(", ".join(owned), texts.say("board-no-income"))
    sets = ", ".join(one_set(made, texts) for made in player["sets"])
    return together(", ".join(owned), texts.say("board-income", {"coins": player["income"], "list": sets}))


def one_set(made: View, texts: Texts) -> str:
    if len({*made["goods"]}) == 1:
        text = texts.say("board-set", {"good": made["goods"][0], "goods": len(made["goods"])})
    else:
        text = texts.say("board-set-any", {"goods": len(made["goods"])})
    return texts.say("board-aboard", {"set": text}) if made["ships"] else text


def ships(player: View, texts: Texts) -> str:
    if not player["ships_sailing"]:
        return str(player["ships"])
    return texts.say("board-sailing", {"count": player["ships"], "sailing": player["ships_sailing"]})


def buildings(owned: list[View], texts: Texts) -> str:
    return ", ".join(
        texts.name("building", building["id"])
        if building["face_up"]
        else texts.say("board-used", {"building": building["id"]})
        for building in owned
    )
