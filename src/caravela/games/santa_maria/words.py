"""Words: what components do, made from their entries."""

from typing import Any

from caravela.games.santa_maria.catalog import Catalog, Person
from caravela.kernel.effects import Effect
from caravela.kernel.text import Texts, sentences, wording


def describe(catalog: Catalog, kind: str, word: str, texts: Texts) -> str:
    """What a scholar, bishop, station, dock, retire space or tile does; nothing for other things."""
    if kind == "scholar":
        return describe_person(catalog.scholars[catalog.scholar_ids.index(word)], texts)
    if kind == "bishop":
        return describe_person(catalog.bishops[catalog.bishop_ids.index(word)], texts)
    sources = {
        "station": (catalog.station_ids, catalog.stations),
        "dock": (catalog.dock_ids, catalog.docks),
        "retire": (catalog.rest_ids, catalog.rests),
    }
    if kind in sources:
        ids, things = sources[kind]
        return sentence(things[ids.index(word)].effects, texts)
    if kind in ("expansion", "hall"):
        faces = [catalog.faces[number] for number in catalog.tiles[catalog.tile_ids.index(word)].faces]
        return " · ".join(
            texts.say("tile-road", {"count": face.settlers})
            if face.kind.is_road
            else texts.say("tile-territory", {"kind": face.kind.id, "effects": sentence(face.effects, texts)})
            for face in faces
        )
    return ""


def describe_person(person: Person, texts: Texts) -> str:
    text = texts.say("clause", {"when": person.effect.moment, "effect": wording(person.effect, texts)})
    return sentences(text, texts.say("worth-points", {"points": person.points}) if person.points else "")


def sentence(effects: list[Effect[Any]], texts: Texts) -> str:
    """'2 Wood, 1 Grain'."""
    return ", ".join(wording(effect, texts) for effect in effects)
