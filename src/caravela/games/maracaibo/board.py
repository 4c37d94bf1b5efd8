"""The board in words, for terminals and screen readers: made from what a seat may see."""

from collections.abc import Mapping
from typing import Any

from caravela.games.maracaibo.catalog import GOODS, OBJECTS, START, VILLAGE, Catalog
from caravela.games.maracaibo.words import describe, flag_words, place_words, task_words
from caravela.kernel.phrases import key_of
from caravela.kernel.text import Panel, Texts, listed, named, together

View = Mapping[str, Any]
Rows = list[tuple[str, str]]


def board(catalog: Catalog, view: View, texts: Texts) -> list[Panel]:
    """The round, the chart, the tracks, what is to be had, each player, and what is asked about."""
    panels = [
        round_panel(catalog, view, texts),
        Panel(texts.say("board-chart"), chart_rows(catalog, view, texts)),
        Panel(texts.say("board-nations"), [nation_row(nation, texts) for nation in view["nations"]]),
        explorer_panel(catalog, view, texts),
        Panel(texts.say("board-prestige"), [prestige_row(catalog, building, texts) for building in view["prestige"]]),
        row_panel(catalog, view, texts),
        *story_panels(catalog, view, texts),
    ]
    if view["ana"]:
        panels.append(ana_panel(catalog, view["ana"], texts))
    panels += [player_panel(catalog, player, texts) for player in view["players"]]
    panels += [cards_panel(catalog, player, texts) for player in view["players"] if player["hand"] is not None]
    if view["combat"]:
        panels.append(combat_panel(catalog, view["combat"], texts))
    return panels + vote_panels(catalog, view, texts) + stop_panels(catalog, view, texts)


def thing(catalog: Catalog, kind: str, word: str, texts: Texts) -> str:
    """A thing and what it does."""
    facts = {"name": texts.name(kind, word), "effects": describe(catalog, kind, word, texts)}
    return texts.say("board-thing", facts)


# -- the shared board -------------------------------------------------------------------------------------------------


def round_panel(catalog: Catalog, view: View, texts: Texts) -> Panel:
    quest, top = view["quest_top"], view["discard_top"]
    piles = [texts.say("board-pile", {"pile": place, "count": count}) for place, count in enumerate(view["piles"], 1)]
    discarded = texts.say("board-cards", {"count": view["discarded"]})
    rows = [
        (texts.say("board-order"), named("seat", view["order"], texts)),
        (texts.say("board-deck"), texts.say("board-cards", {"count": view["deck"]})),
        (texts.say("board-discarded"), together(discarded, texts.name("project", top) if top else "")),
        (texts.say("board-next-quest"), quest_words(catalog, quest, texts) if quest else texts.say("board-nothing")),
        (texts.say("board-combat-piles"), ", ".join(piles)),
    ]
    return Panel(texts.say("board-round", {"round": view["round"], "rounds": view["rounds"]}), rows)


def quest_words(catalog: Catalog, quest: str, texts: Texts) -> str:
    return texts.say("board-quest", {"quest": quest, "effects": describe(catalog, "quest", quest, texts)})


def chart_rows(catalog: Catalog, view: View, texts: Texts) -> Rows:
    return [place_row(catalog, place, texts) for place in view["locations"] if place["there"]]


def place_row(catalog: Catalog, place: View, texts: Texts) -> tuple[str, str]:
    """A location with all that lies and stands there."""
    number = catalog.location_ids.index(place["id"])
    location = catalog.changed[number] if place["changed"] else catalog.locations[number]
    what = {START: texts.say("board-start"), VILLAGE: texts.say("board-village")}.get(location.kind, "")
    printed, market = place_words(location, texts), ""
    if place["city"]:
        printed = together(thing(catalog, "city", place["city"], texts), flag_words(location, texts))
    if place["spaces"]:
        free = place["spaces"] - len(place["discs"])
        market = texts.say("board-market", {"count": free, "limit": place["spaces"]})
    text = together(
        what,
        printed,
        market,
        texts.say("board-marker", {"nation": place["marker"]}) if place["marker"] else "",
        *[quest_words(catalog, quest, texts) for quest in place["quests"]],
        *[texts.say("board-story-tile", {"story": card}) for card in place["stories"]],
        *[assistant_words(assistant, texts) for assistant in place["assistants"]],
        texts.say("board-ships", {"list": named("seat", place["ships"], texts)}) if place["ships"] else "",
    )
    return texts.say("board-location", {"number": place["id"], "location": place["id"]}), text


def assistant_words(assistant: View, texts: Texts) -> str:
    facts = {"seat": assistant["seat"], "project": assistant["project"], "done": int(assistant["done"])}
    return texts.say("board-assistant", facts)


def nation_row(nation: View, texts: Texts) -> tuple[str, str]:
    facts = {name: nation[name] for name in ("emptied", "bonus", "owned", "stock")}
    steps = [
        texts.say("board-influence", {"seat": seat, "count": count, "rank": nation["ranks"][seat]})
        for seat, count in nation["influence"].items()
    ]
    text = texts.say("board-nation", {"count": nation["multiplier"], **facts})
    return texts.name("nation", nation["id"]), together(text, ", ".join(steps))


def explorer_panel(catalog: Catalog, view: View, texts: Texts) -> Panel:
    track = view["explorers"]
    rows = []
    for seat, space in track["at"].items():
        left = catalog.distance[catalog.space_ids.index(space)]
        rows.append((texts.name("seat", seat), texts.say("board-explorer", {"space": space, "left": left})))
    for space, quest in track["quests"].items():
        if quest:
            rows.append((texts.name("space", space), quest_words(catalog, quest, texts)))
    for barrier in track["barriers"]:
        facts = {"count": barrier["crossings"], "points": barrier["points"]}
        rows.append((texts.name("barrier", barrier["id"]), texts.say("board-crossed", facts)))
    points = ", ".join(str(points) for points in track["end_points"])
    end = catalog.space_ids[catalog.explorer_end]
    rows.append((texts.name("space", end), texts.say("board-points", {"points": points})))
    return Panel(texts.say("board-explorers"), rows)


def prestige_row(catalog: Catalog, building: View, texts: Texts) -> tuple[str, str]:
    if building["id"] is None:
        return texts.say("board-face-down", {"round": building["round"]}), ""
    investors = building["investors"]
    return (
        texts.name("prestige", building["id"]),
        together(
            describe(catalog, "prestige", building["id"], texts),
            texts.say("board-investors", {"list": named("seat", investors, texts)}) if investors else "",
        ),
    )


def row_panel(catalog: Catalog, view: View, texts: Texts) -> Panel:
    own = [player["prices"] for player in view["players"] if player["hand"] is not None]
    prices = own[0] if own else {}
    cards = [card for card in view["row"] if card]
    return Panel(texts.say("board-row"), [card_row(catalog, card, prices, texts) for card in cards])


def card_row(catalog: Catalog, card: str, prices: Mapping[str, int], texts: Texts) -> tuple[str, str]:
    """A card with its price after discounts, its good, its object, and what it does."""
    project = catalog.projects[catalog.project_ids.index(card)]
    facts = {
        "doubloons": prices.get(card, project.cost),
        "good": GOODS[project.good],
        "object": OBJECTS[project.object],
        "effects": describe(catalog, "project", card, texts),
    }
    return texts.name("project", card), texts.say("board-card", facts)


def ana_panel(catalog: Catalog, ana: View, texts: Texts) -> Panel:
    has = {name: ana[name] for name in ("discs", "upgrades", "cards", "quests", "tokens")}
    card = ana["card"]
    rows = [
        (texts.say("board-collected"), texts.say("board-ana-has", has)),
        (texts.say("board-income"), texts.say("board-points", {"points": ana["income"]})),
        (texts.say("board-ana-deck"), texts.say("board-cards", {"count": ana["deck"]})),
    ]
    if card:
        rows.append((texts.say("board-ana-card"), thing(catalog, "automa", card, texts)))
    return Panel(texts.say("board-ana", {"points": ana["points"]}), rows)


# -- the story --------------------------------------------------------------------------------------------------------


def story_panels(catalog: Catalog, view: View, texts: Texts) -> list[Panel]:
    """The pages that lie open and those that were read in this game, and what has changed on the chart."""
    pages = [*[(card, "back") for card in view["read"]], *[(card, "front") for card in view["story"]]]
    rows = [(page_name(card, texts), page(catalog, card["card"], side, texts)) for card, side in pages]
    panels = [Panel(texts.say("board-story"), rows)]
    if view["tiles"]:
        panels.append(Panel(texts.say("board-tiles"), [tile_row(catalog, tile, texts) for tile in view["tiles"]]))
    return panels


def page_name(card: View, texts: Texts) -> str:
    chapter = texts.say("board-chapter", {"chapter": card["chapter"]}) if card["chapter"] else ""
    return together(chapter, texts.name("story", card["card"]))


def page(catalog: Catalog, card: str, side: str, texts: Texts) -> str:
    """A side of a card; the front with its quest."""
    key = key_of("story", card, side)
    quest = describe(catalog, "story", card, texts) if side == "front" else ""
    return together(texts.say(key) if texts.has(key) else "", quest)


def tile_row(catalog: Catalog, tile: View, texts: Texts) -> tuple[str, str]:
    """A legacy tile with all that lies on it."""
    free = {"count": tile["spaces"] - len(tile["discs"]), "limit": tile["spaces"]}
    claims = [slot for slot in tile["slots"] if slot["nation"]]
    text = together(
        describe(catalog, "tile", tile["tile"], texts),
        texts.say("board-tile-discs", free) if tile["spaces"] else "",
        *[texts.say("board-claim", {"slot": slot["slot"], "nation": slot["nation"]}) for slot in claims],
        quest_words(catalog, tile["quest"], texts) if tile["quest"] else "",
    )
    return texts.name("tile", tile["tile"]), text


# -- the players ------------------------------------------------------------------------------------------------------


def player_panel(catalog: Catalog, player: View, texts: Texts) -> Panel:
    incomes = {
        "doubloons": player["doubloon_income"],
        "points": player["points_income"],
        "points2": player["track_points"],
    }
    supply = {"points": player["combat_points"], "count": player["figures"], "count2": player["general"]}
    collection = {name: player[name] for name in ("quests", "tokens", "compasses", "assistants")}
    shown = named("project", player["shown"], texts)
    rows = [
        ("board-income", texts.say("board-incomes", incomes)),
        ("board-supply", texts.say("board-supplies", supply)),
        ("board-collected", texts.say("board-collection", collection)),
        ("board-synergies", named("synergy", player["synergies"], texts)),
        ("board-completed", named("area", in_state(player, "completed"), texts)),
        ("board-discs", disc_words(player, texts)),
        (
            "board-hand",
            together(
                texts.say("board-hand-of", {"count": player["cards"], "limit": player["hand_limit"]}),
                texts.say("board-shown", {"list": shown}) if player["shown"] and player["hand"] is None else "",
            ),
        ),
        ("board-planning", named("project", player["planning"], texts)),
        ("board-tableau", listed((bought(card, texts) for card in player["tableau"]), texts)),
    ]
    facts = {name: player[name] for name in ("seat", "doubloons", "points")}
    shown_rows = [(texts.say(key), text) for key, text in rows]
    return Panel(texts.say("board-player", facts), shown_rows + career_rows(catalog, player, texts), player["seat"])


def in_state(player: View, state: str) -> list[str]:
    return [area["id"] for area in player["areas"] if area["state"] == state]


def disc_words(player: View, texts: Texts) -> str:
    left = [area for area in player["areas"] if area["discs"]]
    return listed(
        (
            texts.say(
                "board-area-discs",
                {"area": area["id"], "count": area["discs"], "locked": int(area["state"] == "locked")},
            )
            for area in left
        ),
        texts,
    )


def bought(card: View, texts: Texts) -> str:
    if card["quest"]:
        return texts.say("board-with-quest", {"project": card["id"], "quest": card["quest"]})
    if card["figures"]:
        return texts.say("board-with-figures", {"project": card["id"], "count": card["figures"]})
    return texts.name("project", card["id"])


def career_rows(catalog: Catalog, player: View, texts: Texts) -> Rows:
    """The career and its tasks; before it is chosen, the two to choose from."""
    if not player["career"]:
        return [(texts.name("career", one), describe(catalog, "career", one, texts)) for one in player["careers"]]
    rows = [(texts.say("board-career"), texts.name("career", player["career"]))]
    tasks = catalog.careers[catalog.career_ids.index(player["career"])].tasks
    for number, (task, seen) in enumerate(zip(tasks, player["tasks"], strict=True), 1):
        now = texts.say("board-task-progress", {"count": seen["progress"]})
        text = texts.say("board-task-done") if seen["done"] else together(task_words(catalog, task, texts), now)
        rows.append((texts.say("board-task", {"task": number}), text))
    return rows


def cards_panel(catalog: Catalog, player: View, texts: Texts) -> Panel:
    """The cards of a seat whose hand may be seen, with what each costs and does."""
    rows: Rows = []
    for place in ("hand", "planning", "aside"):
        if player[place]:
            rows.append((texts.say(f"board-{place}"), ""))
            rows += [card_row(catalog, card, player["prices"], texts) for card in player[place]]
    return Panel(texts.say("board-my-cards", {"seat": player["seat"]}), rows)


# -- what is asked about ----------------------------------------------------------------------------------------------


def combat_panel(catalog: Catalog, combat: View, texts: Texts) -> Panel:
    rows: Rows = []
    if combat["token"]:
        rows.append((texts.name("token", combat["token"]), describe(catalog, "token", combat["token"], texts)))
    if combat["nation"]:
        nation = texts.name("nation", combat["nation"])
        rows.append((texts.say("board-value-left"), f"{combat['value']} ({nation})"))
    else:
        for side in combat["sides"]:
            facts = {"value": side["value"], "doubloons": side["cost"]}
            rows.append((texts.name("nation", side["nation"]), texts.say("board-value", facts)))
    return Panel(texts.say("board-combat", {"seat": combat["seat"]}), rows)


def vote_panels(catalog: Catalog, view: View, texts: Texts) -> list[Panel]:
    """What was read, the ways to decide between, and how the others have voted."""
    waiting = view["waiting"]
    if not waiting or waiting["decision"] != "Vote":
        return []
    card = view["read"][-1]
    rows = [(page_name(card, texts), page(catalog, card["card"], "back", texts))]
    for way in card["branches"]:
        rows.append((texts.name("branch", way["branch"]), describe(catalog, "branch", way["branch"], texts)))
    rows += [(texts.name("seat", seat), texts.name("branch", way)) for seat, way in card["votes"].items()]
    return [Panel(texts.say("board-story"), rows, asked=True)]


def stop_panels(catalog: Catalog, view: View, texts: Texts) -> list[Panel]:
    """Where the ship of the one who sails now can go."""
    waiting = view["waiting"]
    if not waiting or waiting["decision"] != "Sail":
        return []
    [player] = [player for player in view["players"] if player["seat"] == waiting["seat"]]
    speech = catalog.speech
    rows = []
    for stop in player["stops"]:
        facts = {name: stop[name] for name in ("cost", "actions", "points")}
        label = texts.say(*speech.label(speech.option(stop["text"])))
        toll = texts.say("board-toll", {"doubloons": stop["toll"]}) if stop["toll"] else ""
        rows.append((label, together(texts.say("board-stop", {**facts, "ends": int(stop["ends_round"])}), toll)))
    return [Panel(texts.say("board-stops"), rows)]
