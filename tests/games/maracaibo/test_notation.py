"""The content of the game says what the components say, in the notation of the rules (MAR-28)."""

from typing import Any

import pytest

from caravela.games.maracaibo.catalog import EACH, GOODS, NATIONS, OBJECTS, SYNERGIES
from caravela.games.maracaibo.gains import Counted, Further
from caravela.games.maracaibo.payment import Cost
from caravela.games.maracaibo.steps.action import Pay
from caravela.games.maracaibo.steps.cards import CombatVillage, LastAction, Settle
from caravela.games.maracaibo.steps.ship import Way
from caravela.kernel.effects import Effect
from tests.games.maracaibo.notation import CARDS, TILES
from tests.games.maracaibo.position import BLUE, CATALOG, answers, city, give, hand, location, new, play, turn_of
from tests.rules import rule

CITIES = """
cm combat
c01 exp:3
c02 inf:any:1; va:1
c03 cp:1; disc:1
c04 d:2; va:1
c05 va:1/compass
c06 pay(cp:2 -> inf:any:1, d:6)
c07 exp:3
c08 inf:any:1; va:1
c09 cp:3
c10 cp:1; inf:any:1
c11 v:1/combat_token; pay(hand -> d:4)
c12 or(d:4 | v:2/assistant)
"""
FLAGS = """
4 d:3
5 cp:2
11 v:3
13 d:4
14 disc:1
"""
SCROLLS = """
11 combat
20 or(combat | exp:2)
21a v:3
21b v:3
22 v:5
"""
AREAS = """
u1 perm.village_actions
u2 perm.hand_limit:6
u3 v:3; perm.row_free
u4 d:5
u5 v:3
u6 v:6
u7 combat_village(empty:2, taken:5 -> inf:fight:1, d:3/own_assistant_here, d:1/other_assistant_here)
u8 va_new(cp:1, d:1)
u9 va_new(pay(goods_same:3 -> d:2, v:2))
u10 va_new(place_here -> inf:same:1, d:1)
u11 or(exp:3 | d:4, v:4 | rank)
u12 v:10
"""

ATOMS = {
    "doubloons": "d",
    "points": "v",
    "combat_points": "cp",
    "figures": "fig",
    "discs": "disc",
    "explore": "exp",
    "village_actions": "va",
    "doubloon_income": "incd",
    "points_income": "incv",
    "discount": "perm.discount",
    "combat_ready": "perm.combat_cp",
    "compass": "perm.compass",
    "swift_explorer": "perm.explorer",
    "steal": "perm.steal",
    "capture_points": "perm.capture_vp",
    "hand_limit": "perm.hand_limit",
    "figures_on_card": "figs_on_card:incd",
}
PLAIN = {
    "combat": "combat",
    "annex": "annex",
    "annex_rank": "annex_rank",
    "rank": "rank",
    "quest_on_card": "quest_on_card",
    "host": "perm.host",
    "drill": "perm.drill",
    "long_sails": "perm.village_actions",
    "row_free": "perm.row_free",
}


def lines(text: str) -> list[tuple[str, str]]:
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in text.split("\n") if line]


def cost_of(cost: Cost) -> list[str]:
    """A cost in the notation."""
    numbers = {"cp": cost.combat_points, "d": cost.doubloons, "fig": cost.figures, "goods_same": cost.same}
    words = [*[f"good:{good}" for good in GOODS], *[f"obj:{thing}" for thing in OBJECTS]]
    icons = [words[icon] for icon in cost.icons]
    return [*[f"{name}:{number}" for name, number in numbers.items() if number], *icons, *["hand"] * cost.hand]


def joined(effects: list[Effect[Any]]) -> str:
    return ", ".join(atom_of(effect) for effect in effects)


def atom_of(effect: Effect[Any]) -> str:
    """An effect of the game in the notation."""
    facts = effect.facts
    if isinstance(effect, Pay):
        return f"pay({', '.join(cost_of(effect.cost))} -> {joined(effect.gains)})"
    if isinstance(effect, Way):
        return f"or({' | '.join(joined(way) for way in effect.ways)})"
    if isinstance(effect, CombatVillage):
        return f"combat_village(empty:{effect.empty}, taken:{effect.taken} -> {joined(effect.gains)})"
    if isinstance(effect, Settle):
        return f"va_new(place_here -> {joined(effect.gains)})"
    if isinstance(effect, Further):
        if effect.verb == "combat_action":
            return f"combat_new({effect.amount} -> {joined(effect.gains)})"
        cost = ", ".join(cost_of(effect.cost))
        inner = f"pay({cost} -> {joined(effect.gains)})" if cost else joined(effect.gains)
        return f"{'last_va' if isinstance(effect, LastAction) else 'va_new'}({inner})"
    if effect.verb == "influence":
        return f"inf:{facts['nation']}:{effect.amount}"
    if effect.verb == "synergy":
        return f"syn:{facts['synergy']}"
    if effect.verb == "own_object":
        return f"perm.object:{facts['object']}"
    if effect.verb == "banner":
        return f"perm.banner:{facts['nation']}"
    if effect.verb == "sail":
        return f"sail:1-{effect.amount}"
    if effect.verb in PLAIN:
        return PLAIN[effect.verb]
    atom = f"{ATOMS[effect.verb]}:{effect.amount}"
    if isinstance(effect, Counted):
        if effect.each >= 0:
            atom += f"/{EACH[effect.each]}"
        if effect.synergy >= 0:
            atom = f"if(syn:{SYNERGIES[effect.synergy]}):{atom}"
    return atom


def written(effects: list[Effect[Any]]) -> str:
    return "; ".join(atom_of(effect) for effect in effects)


@rule("MAR-28.1", "MAR-28.2", "MAR-28.3", "MAR-28.5", "MAR-28.6", "MAR-28.16")
@pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])
def test_the_effects_of_a_card(card: Any) -> None:
    found = CATALOG.projects[CATALOG.project_ids.index(card.id)]

    assert [atom_of(effect) for effect in found.income] == card.income
    assert [atom_of(effect) for effect in found.permanent] == card.permanent
    assert [atom_of(effect) for effect in found.immediate] == card.immediate
    assert [atom_of(effect) for effect in found.assistant] == card.assistant


@rule("MAR-28.11")
@pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])
def test_the_requirement_of_a_card(card: Any) -> None:
    found = CATALOG.projects[CATALOG.project_ids.index(card.id)]
    objects = [f"obj:{thing}" for thing, count in zip(OBJECTS, found.pay_objects, strict=True) for _ in range(count)]
    payment = [
        *[f"fig:{found.pay_figures}"] * (found.pay_figures > 0),
        *[f"cp:{found.pay_combat_points}"] * (found.pay_combat_points > 0),
        *objects,
    ]
    parts = [
        *["pay " + ", ".join(payment)] * bool(payment),
        *[f"fig_on_card:{found.figures_on_card}"] * (found.figures_on_card > 0),
        *[f"need markers:{NATIONS[found.markers]}>=3"] * (found.markers >= 0),
    ]

    assert parts == ([card.requirement] if card.requirement else [])


@rule("MAR-28.1", "MAR-28.4")
@pytest.mark.parametrize("tile", TILES, ids=[tile.id for tile in TILES])
def test_the_cost_and_rewards_of_a_quest(tile: Any) -> None:
    found = CATALOG.quests[CATALOG.quest_ids.index(tile.id)]

    assert (cost_of(found.cost), [atom_of(effect) for effect in found.effects]) == (tile.cost, tile.rewards)


@rule("MAR-28.3", "MAR-28.5", "MAR-28.16")
@pytest.mark.parametrize(("name", "action"), lines(CITIES))
def test_the_action_of_a_city_tile(name: str, action: str) -> None:
    assert written(CATALOG.cities[CATALOG.city_ids.index(name)].effects) == action


@rule("MAR-28.8", "MAR-9.14")
@pytest.mark.parametrize(("name", "bonus"), lines(FLAGS))
def test_the_bonus_of_a_flag(name: str, bonus: str) -> None:
    assert written(CATALOG.locations[location(name)].bonus) == bonus


@rule("MAR-28.5", "MAR-28.16")
@pytest.mark.parametrize(("name", "action"), lines(SCROLLS))
def test_the_action_printed_on_the_board(name: str, action: str) -> None:
    assert written(CATALOG.locations[location(name)].action) == action


@rule("MAR-28.8", "MAR-28.9", "MAR-28.16", "MAR-21.1")
@pytest.mark.parametrize(("name", "effects"), lines(AREAS))
def test_the_effects_of_an_area_of_the_ship(name: str, effects: str) -> None:
    assert written(CATALOG.areas[CATALOG.area_ids.index(name)].effects) == effects


@rule("MAR-28.7")
def test_the_words_for_nations_synergies_goods_and_objects() -> None:
    assert NATIONS == ["france", "england", "spain"]
    assert SYNERGIES == ["anchor", "coin", "sword", "book", "medal"]
    assert GOODS == ["sugar", "tobacco", "cotton", "cocoa", "indigo"]
    assert OBJECTS == ["map", "herbs", "pistol", "spyglass"]


@rule("MAR-28.5", "MAR-28.17")
@pytest.mark.parametrize(("answer", "combat", "doubloons"), [("pay cost", 0, 6), ("decline", 2, 0)])
def test_a_payment_of_a_city_is_optional(answer: str, combat: int, doubloons: int) -> None:
    state = new(2)
    city(state, "4", "c06")
    give(state, BLUE, combat=2, doubloons=0)
    turn_of(state, BLUE, at="4")

    play(state, "city", answer)
    while "influence france" in state.texts():
        play(state, "influence france")

    assert (state.combat[BLUE], state.doubloons[BLUE]) == (combat, doubloons)


@rule("MAR-28.5", "MAR-5.13")
def test_exactly_one_of_several_ways_is_taken() -> None:
    state = new(3)
    city(state, "4", "c12")
    hand(state, BLUE)
    turn_of(state, BLUE, at="4")

    play(state, "city")

    assert answers(state) == ["choose doubloons", "decline"]
    play(state, "choose doubloons")
    assert state.doubloons[BLUE] == 14
