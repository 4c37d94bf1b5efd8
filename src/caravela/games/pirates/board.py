"""The board in words, for terminals and screen readers: made from what a seat may see."""

from collections.abc import Mapping
from typing import Any

from caravela.games.pirates.catalog import KINDS, Catalog
from caravela.games.pirates.words import describe, either, sentence
from caravela.kernel.phrases import Value, key_of
from caravela.kernel.text import Panel, Texts, named, together

View = Mapping[str, Any]
Row = tuple[str, str]


def board(catalog: Catalog, view: View, texts: Texts) -> list[Panel]:
    """The round, the Caribbean, the islands, the track, the markets, each player, and what is asked about."""
    panels = [
        round_panel(view, texts),
        Panel(texts.say("board-sea"), sea_rows(catalog, view, texts)),
        Panel(texts.say("board-islands"), [island_row(island, texts) for island in view["islands"]]),
        Panel(texts.say("board-explorers"), [explorer_row(catalog, view, who, texts) for who in view["explorers"]]),
        things_panel(catalog, "board-quests", "quest", [quest for quest in view["quest_market"] if quest], texts),
        things_panel(catalog, "board-figureheads", "figurehead", view["figureheads"], texts),
    ]
    if view["settings"]["rubies"]:
        panels.append(Panel(texts.say("board-ruby-market"), ruby_rows(catalog, view, texts)))
    if view["jordan"]:
        panels.append(jordan_panel(catalog, view["jordan"], texts))
    panels += [player_panel(view, player, texts) for player in view["players"]]
    panels += [quests_panel(catalog, player, texts) for player in view["players"] if player["hand"]]
    return [panel for panel in panels if panel.rows] + asked_panels(catalog, view, texts)


def thing(catalog: Catalog, kind: str, word: str, texts: Texts) -> str:
    """A thing and what it does."""
    facts = {"name": texts.name(kind, word), "effects": describe(catalog, kind, word, texts)}
    return texts.say("board-thing", facts)


def things_panel(catalog: Catalog, title: str, kind: str, words: list[str], texts: Texts) -> Panel:
    return Panel(texts.say(title), [(texts.name(kind, word), describe(catalog, kind, word, texts)) for word in words])


# -- the shared board -------------------------------------------------------------------------------------------------


def round_panel(view: View, texts: Texts) -> Panel:
    top = {True: "up", False: "down", None: "unknown"}[view["top_up"]]
    rows = [
        (texts.say("board-order"), named("seat", view["order"], texts)),
        (texts.say("board-level-two"), texts.say("board-cards", {"count": view["level_two"], "top": top})),
        (texts.say("board-quest-deck"), texts.say("board-cards", {"count": view["quest_deck"], "top": "unknown"})),
    ]
    if view["last"]:
        rows.append((texts.say("board-last"), texts.name("seat", view["last"])))
    return Panel(texts.say("board-round", {"round": view["round"], "rounds": view["rounds"]}), rows)


def sea_rows(catalog: Catalog, view: View, texts: Texts) -> list[Row]:
    """Column by column, as ships sail."""
    cells = sorted(view["cells"], key=lambda cell: catalog.places.index(cell["id"]))
    return [cell_row(catalog, view, cell, texts) for cell in cells]


def prices(view: View) -> dict[str, int]:
    """What cards cost the one who looks; who looks for nobody reads it of the first player."""
    known = [player for player in view["players"] if player["hand"] is not None]
    found: dict[str, int] = (known or view["players"])[0]["prices"]
    return found


def card_words(catalog: Catalog, view: View, cell: View, texts: Texts) -> str:
    """The card on a space, with what it costs and does; of a face-down one its back."""
    card, kind = cell["card"], cell["kind"]
    if not card:
        return texts.say("board-back", {"back": cell["back"]})
    facts: dict[str, Value] = {kind: card, "doubloons": prices(view).get(card, 0)}
    if kind == "improvement":
        facts["effects"] = describe(catalog, kind, card, texts)
        facts["kind"] = KINDS[catalog.improvements[catalog.improvement_ids.index(card)].kind]
    elif kind == "residence":
        facts["effects"] = sentence(catalog.residences[catalog.residence_ids.index(card)].effects, texts)
    else:
        facts["effects"] = either(catalog.locations[catalog.location_ids.index(card)].sides, texts)
    return texts.say(key_of("board", kind), facts)


def cell_row(catalog: Catalog, view: View, cell: View, texts: Texts) -> Row:
    """A card space with all that lies and stands there."""
    market, ships = cell["market"], [who for who, place in view["ships"].items() if place == cell["id"]]
    owned = ""
    if market:
        side = market["side"]
        effects = describe(catalog, "black_market", side, texts)
        owned = texts.say("board-market", {"seat": market["seat"], "black_market": side, "effects": effects})
    text = together(
        card_words(catalog, view, cell, texts),
        texts.say("board-tile", {"treasure": cell["tile"]}) if cell["tile"] else "",
        texts.say("board-ruby") if cell["rubies"] else "",
        texts.say("board-coins", {"doubloons": cell["coins"]}) if cell["coins"] else "",
        owned,
        texts.say("board-tokens", {"list": named("seat", cell["tokens"], texts)}) if cell["tokens"] else "",
        texts.say("board-first", {"points": cell["first_points"]}) if cell["first_points"] else "",
        texts.say("board-ships", {"list": named("seat", ships, texts)}) if ships else "",
    )
    return texts.name("place", cell["id"]), text


def island_row(island: View, texts: Texts) -> Row:
    facts = {"treasure": island["id"], "count": island["cubes"], "points": island["value"]}
    return texts.name("treasure", island["id"]), texts.say("board-island", facts)


def explorer_row(catalog: Catalog, view: View, who: str, texts: Texts) -> Row:
    number = catalog.space_ids.index(view["explorers"][who])
    space = catalog.spaces[number]
    facts = {"space": space.id, "rivers": space.rivers, "left": catalog.distance[number]}
    return texts.name("seat", who), texts.say("board-explorer", facts)


def ruby_rows(catalog: Catalog, view: View, texts: Texts) -> list[Row]:
    taken = view["ruby_market"]
    return [
        (texts.name("ruby_square", square), texts.say("board-square", {"taken": int(square in taken)}))
        for square in catalog.ruby_ids
    ]


def jordan_panel(catalog: Catalog, jordan: View, texts: Texts) -> Panel:
    has = {"upgrades": jordan["upgrades"], "cards": len(jordan["tableau"]), "quests": jordan["quests"]}
    rows = [
        (texts.say("board-ship"), place_words(jordan["ship"], texts)),
        (texts.say("board-jordan-marker"), texts.say("board-jordan-position", {"count": jordan["marker"] + 1})),
        (texts.say("board-cards-of"), texts.say("board-jordan-has", has)),
        (texts.say("board-treasures"), texts.say("board-kept", jordan["treasures"])),
        (texts.say("board-residences"), named("residence", jordan["residences"], texts)),
        (texts.say("board-rubies"), str(jordan["rubies"]) if jordan["rubies"] else ""),
        (texts.say("board-jordan-deck"), texts.say("board-cards", {"count": jordan["deck"], "top": "unknown"})),
    ]
    if jordan["card"]:
        rows.append((texts.say("board-jordan-card"), thing(catalog, "solo", jordan["card"], texts)))
    return Panel(texts.say("board-jordan", {"points": jordan["points"]}), [row for row in rows if row[1]])


def place_words(place: str, texts: Texts) -> str:
    return texts.say("board-start") if place == "start" else texts.name("place", place)


# -- the players ------------------------------------------------------------------------------------------------------


def player_panel(view: View, player: View, texts: Texts) -> Panel:
    incomes = {"doubloons": player["doubloon_income"], "points": player["points_income"]}
    figurehead, place = player["figurehead"], player["ship"]
    cells = {cell["id"]: cell for cell in view["cells"]}
    here = cells.get(place, {"card": None})
    rows = [
        (
            "board-ship",
            together(place_words(place, texts), texts.name(here["kind"], here["card"]) if here["card"] else ""),
        ),
        ("board-income", texts.say("board-incomes", incomes)),
        ("board-raiding", raid_words(player, texts)),
        ("board-exploring", explore_words(player, texts)),
        ("board-discounts", discount_words(player, texts)),
        ("board-upgrades", named("slot", [slot["id"] for slot in player["slots"] if slot["filled"]], texts)),
        ("board-treasures", treasure_words(player, texts)),
        ("board-rubies", str(player["rubies"]) if player["rubies"] else ""),
        ("board-cards-of", named("improvement", player["tableau"], texts)),
        ("board-residences", named("residence", player["residences"], texts)),
        ("board-figurehead", texts.name("figurehead", figurehead) if figurehead else ""),
        ("board-unplaced", named("black_market", player["unplaced"], texts)),
        ("board-hand", str(player["quests"])),
    ]
    facts = {name: player[name] for name in ("seat", "doubloons", "points")}
    shown = [(texts.say(key), text) for key, text in rows if text]
    return Panel(texts.say("board-player", facts), shown, player["seat"])


def raid_words(player: View, texts: Texts) -> str:
    """Power, re-rolls, and all Raid actions of a player."""
    dice = [
        texts.say("board-die", {"treasure": treasure, "power": power})
        for treasure, power in player["die_power"].items()
        if power
    ]
    actions = [
        texts.say("board-action", {"action": action["id"], "used": int(action["used"] >= action["owned"])})
        for action in player["actions"]
        if action["owned"]
    ]
    powers = texts.say("board-powers", {"power": player["power"], "rerolls": player["rerolls"]})
    return together(powers, *dice, *actions)


def explore_words(player: View, texts: Texts) -> str:
    bonus, trades = player["explore_bonus"], player["trades"]
    return together(
        texts.say("board-explores", {"count": bonus}) if bonus else "",
        named("trade", trades, texts) if trades else "",
    )


def discount_words(player: View, texts: Texts) -> str:
    found = {what: count for what, count in player["discounts"].items() if count}
    return ", ".join([texts.say("board-discount", {"what": what, "count": count}) for what, count in found.items()])


def treasure_words(player: View, texts: Texts) -> str:
    """What lies in the Hideout, and what all of it is worth now."""
    areas = [
        texts.say(
            "board-area",
            {
                "treasure": area["treasure"],
                "count": area["stored"],
                "bonus": int(area["bonus"]),
                "buried": sum(area["buried"]),
            },
        )
        for area in player["areas"]
        if area["total"]
    ]
    kept = [treasure for treasure in player["figurehead_squares"] or [] if treasure]
    return together(
        *areas,
        texts.say("board-on-figurehead", {"list": named("treasure", kept, texts)}) if kept else "",
        texts.say("board-treasure-points", {"points": player["treasure_points"]}) if player["treasure_points"] else "",
    )


def quests_panel(catalog: Catalog, player: View, texts: Texts) -> Panel:
    """The Quests of a seat whose hand may be seen, and how each of them stands."""
    rows = []
    for quest in player["hand"]:
        now = player["progress"][quest]
        facts = {
            "effects": describe(catalog, "quest", quest, texts),
            "list": ", ".join(
                [texts.say(key_of("need", need["what"]), {"count": need["have"]}) for need in now["needs"]]
            ),
            "points": now["points"],
        }
        rows.append((texts.name("quest", quest), texts.say("board-progress", facts)))
    return Panel(texts.say("board-my-quests", {"seat": player["seat"]}), rows)


# -- what is asked about ----------------------------------------------------------------------------------------------


def asked_panels(catalog: Catalog, view: View, texts: Texts) -> list[Panel]:
    """The Raid, the power left, the Explore, the list of effects, the move: what the question is about."""
    panels = [
        raid_panel(view["raid"], texts) if view["raid"] else None,
        leftover_panel(view["leftover"], texts),
        explore_panel(catalog, view["exploring"], texts) if view["exploring"] else None,
        Panel(texts.say("board-listed"), [listed_row(one, texts) for one in view["listed"]], asked=True),
        stop_panel(catalog, view, texts),
    ]
    return [panel for panel in panels if panel and panel.rows]


def raid_panel(raid: View, texts: Texts) -> Panel:
    rows = []
    for die in raid["dice"]:
        if die["pips"]:
            facts = {"pips": die["pips"], "power": die["power"]}
            rows.append((texts.name("treasure", die["treasure"]), texts.say("board-rolled", facts)))
    if raid["stage"] == "spend":
        treasure = texts.name("treasure", raid["treasure"])
        rows.append((texts.say("board-power-left"), f"{raid['power']} ({treasure})"))
    return Panel(texts.say("board-raid", {"seat": raid["seat"]}), rows, asked=True)


def leftover_panel(leftover: list[View], texts: Texts) -> Panel:
    rows = []
    for left in leftover:
        facts = {"raid": left["raid"], "treasure": left["treasure"]}
        rows.append((texts.say("board-of-raid", facts), str(left["power"])))
    return Panel(texts.say("board-power-left"), rows, asked=True)


def explore_panel(catalog: Catalog, exploring: View, texts: Texts) -> Panel:
    rows = [(texts.say("board-movement"), str(exploring["left"]))]
    for space, cost in exploring["reach"].items():
        facts = {"count": cost, "effects": describe(catalog, "space", space, texts)}
        rows.append((texts.name("space", space), texts.say("board-reach", facts)))
    return Panel(texts.say("board-explore", {"seat": exploring["seat"]}), rows)


def listed_row(one: View, texts: Texts) -> Row:
    effects = [texts.say(key_of("effect", effect["verb"]), effect["facts"]) for effect in one["effects"]]
    return texts.name("boon", one["boon"]), ", ".join(effects)


def stop_panel(catalog: Catalog, view: View, texts: Texts) -> Panel | None:
    """Where the ship of the one who sails now can go, and what lies there."""
    waiting = view["waiting"]
    if not waiting or waiting["decision"] not in ("Sail", "SailOn"):
        return None
    [player] = [player for player in view["players"] if player["seat"] == waiting["seat"]]
    cells = {cell["id"]: cell for cell in view["cells"]}
    rows = []
    for stop in player["stops"]:
        place = stop["place"]
        there = cells.get(place)
        card = card_words(catalog, view, there, texts) if there else describe(catalog, "place", place, texts)
        way = texts.say("board-stop", {"steps": stop["steps"], "fee": stop["fee"]})
        rows.append((texts.name("place", place), together(way, card)))
    return Panel(texts.say("board-stops"), rows, asked=True)
