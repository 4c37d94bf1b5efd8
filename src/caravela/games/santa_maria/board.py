"""The board in words, for terminals and screen readers: made from what a seat may see."""

from collections.abc import Mapping
from typing import Any

from caravela.games.santa_maria.catalog import Catalog
from caravela.games.santa_maria.words import describe
from caravela.kernel.text import Panel, Texts, listed, together

View = Mapping[str, Any]


def board(catalog: Catalog, view: View, texts: Texts) -> list[Panel]:
    """The year and its dice, the tracks, people, docks, retire spaces, what is on offer, and each player."""
    panels = [
        year_panel(view, texts),
        Panel(texts.say("board-people"), people_rows(catalog, view, texts)),
        docks_panel(view, texts),
        Panel(texts.say("board-retire"), retire_rows(catalog, view, texts)),
        Panel(texts.say("board-expansions"), expansion_rows(catalog, view, texts)),
    ]
    if view["sets"] and not view["year"]:
        panels.append(Panel(texts.say("board-sets"), set_rows(catalog, view, texts)))
    if view["result"]:
        panels.append(result_panel(view["result"], texts))
    return panels + [player_panel(player, texts) for player in view["players"]]


def values(dice: list[int], texts: Texts) -> str:
    return " ".join(str(value) for value in dice) or texts.say("board-nothing")


# -- the shared board -------------------------------------------------------------------------------------------------


def year_panel(view: View, texts: Texts) -> Panel:
    retired = {space["seat"] for space in view["retire"]}
    order = [
        texts.say("board-retired-seat", {"seat": seat}) if seat in retired else texts.name("seat", seat)
        for seat in view["order"]
    ]
    rows = [
        (texts.say("board-order"), ", ".join(order)),
        (texts.say("board-white"), values(view["white"], texts)),
    ]
    if view["blue_offer"] is not None:
        rows.append((texts.say("board-blue-offer"), values(view["blue_offer"], texts)))
    for track in ("religion", "conquistador"):
        markers = view[track]["markers"].items()
        spaces = [texts.say("board-marker", {"seat": seat, "space": space}) for seat, space in markers]
        rows.append((texts.say(f"board-{track}"), ", ".join(spaces)))
    return Panel(texts.say("board-year", {"year": view["year"], "years": view["years"]}), rows)


def people_rows(catalog: Catalog, view: View, texts: Texts) -> list[tuple[str, str]]:
    rows = []
    for kind in ("scholar", "bishop", "station"):
        for space in view[f"{kind}s"]:
            monks = [texts.name("seat", seat) for seat in space["monks"]]
            here = texts.say("board-monks-of", {"list": ", ".join(monks)}) if monks else ""
            rows.append((texts.name(kind, space["id"]), together(describe(catalog, kind, space["id"], texts), here)))
    return rows


def docks_panel(view: View, texts: Texts) -> Panel:
    rows = []
    for dock in view["docks"]:
        tile = dock["shipment"]
        text = texts.say("board-nothing")
        if tile:
            facts = {"shipment": tile["id"], "list": resources(tile["cost"], texts), "points": tile["points"]}
            text = texts.say("board-shipment", facts)
        rows.append((texts.name("dock", dock["id"]), text))
    return Panel(texts.say("board-docks", {"count": view["shipments_left"]}), rows)


def resources(counts: Mapping[str, int], texts: Texts) -> str:
    """'1 Wood, 2 Sugar'."""
    return listed(
        (texts.say("board-count", {"resource": name, "count": count}) for name, count in counts.items() if count), texts
    )


def retire_rows(catalog: Catalog, view: View, texts: Texts) -> list[tuple[str, str]]:
    return [
        (
            texts.name("retire", space["id"]),
            texts.name("seat", space["seat"]) if space["seat"] else describe(catalog, "retire", space["id"], texts),
        )
        for space in view["retire"]
    ]


def expansion_rows(catalog: Catalog, view: View, texts: Texts) -> list[tuple[str, str]]:
    tiles = [*view["expansions"]["doubles"], *view["expansions"]["triples"]]
    rows = [(texts.name("expansion", tile), describe(catalog, "expansion", tile, texts)) for tile in tiles]
    return rows or [(texts.say("board-nothing"), "")]


def set_rows(catalog: Catalog, view: View, texts: Texts) -> list[tuple[str, str]]:
    return [
        (
            texts.say("board-set", {"hall": pair["hall"], "scholar": pair["scholar"]}),
            texts.name("seat", pair["seat"])
            if pair["seat"]
            else together(
                describe(catalog, "hall", pair["hall"], texts), describe(catalog, "scholar", pair["scholar"], texts)
            ),
        )
        for pair in view["sets"]
    ]


def result_panel(result: View, texts: Texts) -> Panel:
    feats = [texts.name("feat", feat) for feat in result["feats"]]
    title = texts.say("board-result-won" if result["victory"] else "board-result-lost")
    return Panel(title, [(texts.say("board-feats"), listed(feats, texts))])


# -- the players ------------------------------------------------------------------------------------------------------


def player_panel(player: View, texts: Texts) -> Panel:
    known = player["points"] is not None
    facts = {"seat": player["seat"], "coins": player["coins"], "known": int(known), "points": player["points"] or 0}
    taken = {"count": player["white_taken"], "limit": player["white_limit"]}
    rows = [
        ("board-storage", resources(player["storage"], texts)),
        ("board-white-taken", texts.say("board-of", taken)),
        ("board-blue", values(player["blue"], texts)),
        ("board-next-price", texts.say("board-price", {"coins": player["activation_price"]})),
        ("board-settlers", texts.say("board-points-now", {"points": player["settler_points"]})),
        ("board-harbour", harbour(player, texts)),
        ("board-scholars", ", ".join(texts.name("scholar", scholar) for scholar in player["scholars"])),
        ("board-bishops", ", ".join(bishop_score(bishop, texts) for bishop in player["bishops"])),
    ]
    shown = [(texts.say(key), text) for key, text in rows if text]
    if player["colony"]:
        shown.append((texts.say("board-colony"), texts.name("colony", player["colony"])))
        for number, row in enumerate(player["grid"], 1):
            shown.append((texts.say("board-row", {"row": number}), " | ".join(space(cell, texts) for cell in row)))
    return Panel(texts.say("board-player", facts), shown, player["seat"])


def harbour(player: View, texts: Texts) -> str:
    counts = player["harbour"].items()
    return ", ".join(texts.say("board-dock-count", {"dock": dock, "count": count}) for dock, count in counts if count)


def bishop_score(bishop: View, texts: Texts) -> str:
    return texts.say("board-bishop-score", {"bishop": bishop["id"], "points": bishop["score"] + bishop["penalty"]})


def space(cell: View | None, texts: Texts) -> str:
    """One space of a colony."""
    if cell is None:
        return texts.say("board-empty")
    if cell["settlers"] is not None:
        return texts.say("board-road", {"count": cell["settlers"]})
    if cell["die"]:
        die = {"colour": cell["die"]["colour"], "number": cell["die"]["value"]}
        return texts.say("board-with-die", {"kind": cell["kind"], **die})
    if cell["coins"]:
        return texts.say("board-with-coins", {"kind": cell["kind"], "coins": cell["coins"]})
    return texts.name("kind", cell["kind"])
