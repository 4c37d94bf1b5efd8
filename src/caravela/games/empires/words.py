"""Words: what buildings and nations do, made from their entries."""

from typing import Any

from caravela.games.empires.catalog import Building, Catalog, Nation
from caravela.kernel.effects import Effect
from caravela.kernel.text import Texts, wording


def describe(catalog: Catalog, kind: str, word: str, texts: Texts) -> str:
    """The text of a building or a nation; nothing for other things."""
    if kind == "building":
        return describe_building(catalog.buildings[catalog.building_ids.index(word)], texts)
    if kind == "nation":
        [nation] = [nation for nation in catalog.nations if nation.id == word]
        return describe_nation(nation, texts)
    return ""


def describe_building(building: Building, texts: Texts) -> str:
    sentences = [clause(effect, texts) for effect in building.effects]
    if building.points:
        sentences.append(texts.say("worth-points", {"points": building.points}))
    if building.free:
        sentences.append(texts.say("costs-nothing"))
    return " ".join(sentences)


def describe_nation(nation: Nation, texts: Texts) -> str:
    uses = texts.say("uses-age") if nation.per_age else texts.say("uses-game", {"count": nation.uses})
    return f"{uses} {clause(nation.effect, texts)}"


def clause(effect: Effect[Any], texts: Texts) -> str:
    """'Every round: one Colonist to your available workers.'"""
    return texts.say("clause", {"when": effect.moment, "effect": wording(effect, texts)})
