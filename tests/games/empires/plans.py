"""What is recorded of Empires: tables, how their players choose, and what the games must show."""

from typing import Any, cast

import caravela
from caravela import State
from caravela.games.empires.state import Empires
from caravela.kernel.chance import QuickChance

CATALOG = cast(Empires, caravela.game("empires").new()).catalog
SEEDS = 24
"""How many seeds are tried for each plan."""

BUILDERS = [building.id for building in CATALOG.buildings if not building.base]
RARE = [building.id for building in CATALOG.buildings if building.age > 0]

# A name that ends with a worker tells the players' favourite; "rest" are games with what was not bought before.
PLANS: dict[str, tuple[int, dict[str, Any]]] = {
    "first_game": (2, {}),
    "duel_without_captains": (2, {"two_player_captains": False, "builders": True, "building_set": "all"}),
    "three_auction_nations": (3, {"nations": "auction"}),
    "three_with_less_luck": (3, {"less_luck": True, "builders": True, "building_set": "all"}),
    "four_plain": (4, {}),
    "four_buy_points": (4, {"vp_purchase": True, "building_set": "all"}),
    "four_look": (4, {"recon": "basic", "nations": "random", "building_set": "all", "builders": True}),
    "five_look_all": (5, {"recon": "advanced", "no_survivors": True, "nations": "auction"}),
    "five_no_survivors": (5, {"no_survivors": True, "building_set": "all", "builders": True}),
    "six_plain": (6, {"building_set": "base"}),
    "six_nations": (6, {"nations": "auction", "builders": True, "building_set": "all", "vp_purchase": True}),
    "six_look": (6, {"nations": "random", "recon": "basic", "less_luck": True, "no_survivors": True}),
    "five_builders_alone": (5, {"builders": True, "building_set": "custom", "custom_buildings": BUILDERS}),
    "four_later_ages": (4, {"builders": True, "building_set": "custom", "custom_buildings": RARE}),
    "two_custom_base": (2, {"building_set": "custom", "nations": "random", "vp_purchase": True}),
    "three_all": (
        3,
        {
            "builders": True,
            "building_set": "all",
            "nations": "auction",
            "vp_purchase": True,
            "less_luck": True,
            "no_survivors": True,
            "recon": "basic",
        },
    ),
    "duel_for_merchant": (2, {"two_player_captains": False}),
    "duel_for_captain": (2, {}),
    "rest_of_the_tiles": (3, {"builders": True, "building_set": "custom"}),
    "rest_of_the_rest": (4, {"builders": True, "building_set": "custom", "less_luck": True}),
}

STARTS: dict[str, dict[str, Any]] = {
    "start_auction": {"seats": 3, "settings": {"nations": "auction"}},
    "start_builders": {"seats": 4, "settings": {"builders": True, "building_set": "all", "nations": "random"}},
    "start_looks": {"seats": 2, "settings": {"recon": "basic", "two_player_captains": False}},
    "start_face_up": {"seats": 5, "settings": {"recon": "advanced", "less_luck": True}},
}
"""Beginnings whose choices are counted."""

LIKED = ("buy", "war", "battle", "use", "ride", "rob")
PLACES = ("buildings", "warfare", "dock", "initiative", "trade", "shipping", "discovery")


def liking(text: str, place: str, favourite: str) -> int:
    """How much a player likes an option; `place` is the event that it likes most this time, `favourite` a worker."""
    words = text.split()
    if favourite in words and (words[0] in ("take", "train") or "dock" in words or "specialists" in words):
        return 10
    if words[0] in LIKED:
        return 9
    if words[0] == "place":
        return 5 if place in words[2:] else 2
    if words[0] in ("pass", "done", "look"):
        return 1
    return 4


def choose(plan: str, state: State, whims: QuickChance) -> str:
    """Mostly what is liked best, now and then anything."""
    texts = state.texts()
    if whims.below(8) == 0:
        return texts[whims.below(len(texts))]
    place = PLACES[min(whims.below(len(PLACES)), whims.below(len(PLACES)))]
    likings = [liking(text, place, plan.rpartition("_")[2]) for text in texts]
    best = [text for text, how_much in zip(texts, likings, strict=True) if how_much == max(likings)]
    return best[whims.below(len(best))]


def settings_of(plan: str, missing: set[str]) -> dict[str, Any]:
    """The settings of a plan; the last ones are played with the buildings that nobody has bought before."""
    settings = PLANS[plan][1]
    if not plan.startswith("rest"):
        return settings
    rest = [building for building in CATALOG.building_ids if building in missing]
    return {**settings, "custom_buildings": rest or BUILDERS}


def shown(state: State) -> set[str]:
    """What a finished game shows: buildings bought and nations played."""
    end = cast(Empires, state)
    bought = {CATALOG.tiles[tile].id for tile in end.purchases}
    return bought | {CATALOG.nations[nation].id for nation in end.nation if nation >= 0}


def things() -> set[str]:
    """All that the games together must show."""
    return {*CATALOG.building_ids, *(nation.id for nation in CATALOG.nations)}
