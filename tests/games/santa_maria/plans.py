"""What is recorded of Santa Maria: tables, how their players choose, and what the games must show."""

from typing import Any, cast

import caravela
from caravela import State
from caravela.games.santa_maria.state import SantaMaria
from caravela.games.santa_maria.steps.monks import FIRST_STATION
from caravela.kernel.chance import QuickChance

CATALOG = cast(SantaMaria, caravela.game("santa_maria").new()).catalog
SEEDS = 16
"""How many seeds are tried for each plan."""

# The last word of a name tells what its players like most.
NEVER_ASKED = ("OrderEffects",)
"""Where a space has effects whose order matters; no space of the game's own content has."""

PLANS: dict[str, tuple[int, dict[str, Any]]] = {
    "first_game": (2, {"colonies": "random"}),
    "duel_to_build": (2, {}),
    "duel_to_ship": (2, {"colonies": "advanced"}),
    "duel_to_pray": (2, {"blue_dice_offer": True}),
    "duel_in_the_open": (2, {"open_scores": True, "colonies": "advanced", "blue_dice_offer": True}),
    "three_chosen_pray": (3, {}),
    "three_dealt_ship": (3, {"colonies": "random"}),
    "three_advanced_conquer": (3, {"colonies": "advanced"}),
    "three_offer_build": (3, {"blue_dice_offer": True, "colonies": "advanced"}),
    "four_chosen_build": (4, {}),
    "four_dealt_pray": (4, {"colonies": "random", "open_scores": True}),
    "four_advanced_ship": (4, {"colonies": "advanced"}),
    "four_offer_pray": (4, {"blue_dice_offer": True, "colonies": "random"}),
    "four_advanced_pray": (4, {"colonies": "advanced"}),
    "solo_to_build": (1, {}),
    "solo_to_pray": (1, {}),
    "solo_to_ship": (1, {"colonies": "random"}),
    "solo_to_conquer": (1, {"blue_dice_offer": True}),
}

STARTS: dict[str, dict[str, Any]] = {
    "start_dealt": {"seats": 3, "settings": {"colonies": "random"}},
    "start_advanced": {"seats": 2, "settings": {"colonies": "advanced"}},
    "start_offer": {"seats": 4, "settings": {"colonies": "random", "blue_dice_offer": True}},
}
"""Beginnings whose choices are counted."""

LIKED = (
    "white",
    "blue",
    "ship",
    "expand",
    "monk",
    "pray",
    "conquer",
    "trade",
    "step",
    "gain",
    "double",
    "pay",
    "place",
)


def liking(text: str, favourite: str) -> int:
    """How much a player likes an option."""
    verb = text.split()[0]
    if verb in favourite or (favourite == "build" and verb in ("expand", "place")):
        return 9
    if verb in ("monk", "ship", "expand", "step", "double"):
        return 8
    if verb in LIKED:
        return 6
    return {"activate": 5, "done": 4, "take": 4, "retire": 2, "decline": 1}.get(verb, 0)


def choose(plan: str, state: State, whims: QuickChance) -> str:
    """Mostly what is liked best, now and then anything."""
    texts = state.texts()
    if whims.below(9) == 0:
        return texts[whims.below(len(texts))]
    likings = [liking(text, plan.rpartition("_")[2]) for text in texts]
    best = [text for text, how_much in zip(texts, likings, strict=True) if how_much == max(likings)]
    return best[whims.below(len(best))]


def settings_of(plan: str, missing: set[str]) -> dict[str, Any]:
    return PLANS[plan][1]


def shown(state: State) -> set[str]:
    """What a finished game shows: boards and tiles in colonies, monks on people and stations, shipments in harbours."""
    end = cast(SantaMaria, state)
    found = {CATALOG.boards[board].id for board in end.board}
    found |= {CATALOG.tiles[tile].id for tile in end.laid[1::4]}
    found |= {CATALOG.scholars[scholar].id for seat in range(end.seats) for scholar in end.own_scholars(seat)}
    found |= {CATALOG.bishops[bishop].id for seat in range(end.seats) for bishop in end.own_bishops(seat)}
    found |= {name for space, name in enumerate(CATALOG.station_ids) if end.monks[FIRST_STATION + space]}
    found |= {f"{CATALOG.rest_ids[space]} retired" for space in end.retired}
    found |= {f"{CATALOG.dock_ids[where % 4]} dock" for where in end.shipped if where >= 0}
    return found


def things() -> set[str]:
    """All that the games together must show."""
    people = {*CATALOG.scholar_ids, *CATALOG.bishop_ids, *CATALOG.station_ids}
    places = {f"{name} retired" for name in CATALOG.rest_ids} | {f"{name} dock" for name in CATALOG.dock_ids}
    return {*CATALOG.board_ids, *CATALOG.tile_ids} | people | places
