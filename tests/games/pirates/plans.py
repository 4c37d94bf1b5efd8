"""What is recorded of Pirates of Maracaibo: tables, how their players choose, and what the games must show."""

from typing import Any, cast

import caravela
from caravela import State
from caravela.bots.ahead import best_option
from caravela.games.pirates.catalog import REASONS
from caravela.games.pirates.state import MARKET_BASE, Pirates
from caravela.kernel.chance import QuickChance

GAME = caravela.game("pirates")
CATALOG = cast(Pirates, GAME.new()).catalog
SEEDS = 40
"""How many seeds are tried for each plan."""

FOG = {"fog_locations": True, "fog_improvements": True}
ALL = {**FOG, "skirmish": True, "mission_hunt": True, "rubies": True, "retirement": True}

# The last word of a name tells what its players like most.
PLANS: dict[str, tuple[int, dict[str, Any]]] = {
    "first_game_well": (2, {}),
    "duel_to_raid": (2, {"layout": "narrows"}),
    "duel_to_explore": (2, {"retirement": True}),
    "duel_skirmish_well": (2, {"layout": "two_lanes", "skirmish": True}),
    "three_to_bury": (3, {"layout": "long_archipelago"}),
    "three_rubies_well": (3, {"rubies": True, "layout": "wide_bay"}),
    "three_fog_acquire": (3, {**FOG, "layout": "hourglass"}),
    "three_hunt_quest": (3, {"mission_hunt": True, "pass_residence_gain": 5}),
    "four_play_well": (4, {"layout": "random"}),
    "four_skirmish_any": (4, {"skirmish": True, "break_location_clusters": False}),
    "four_fog_place": (4, {"fog_locations": True, "layout": "wide_bay"}),
    "four_everything_well": (4, {**ALL, "layout": "random"}),
    "solo_first_well": (1, {"solo_b_cards": 0}),
    "solo_one_explore": (1, {"solo_b_cards": 1, "layout": "hourglass"}),
    "solo_two_raid": (1, {"solo_b_cards": 2, "layout": "narrows", "rubies": True}),
    "solo_three_bury": (1, {"solo_b_cards": 3, "mission_hunt": True}),
    "solo_fog_any": (1, {"solo_b_cards": 4, "fog_improvements": True, "skirmish": True}),
    "solo_five_acquire": (1, {"solo_b_cards": 5, "fog_locations": True, "retirement": True}),
    "solo_everything_well": (1, {"solo_b_cards": 6, **ALL}),
}

STARTS: dict[str, dict[str, Any]] = {
    "start_alone": {"seats": 1, "settings": {"solo_b_cards": 3}},
    "start_two": {"seats": 2, "settings": {}},
    "start_four": {"seats": 4, "settings": ALL},
}
"""Beginnings whose choices are counted."""

LIKINGS = {
    "acquire": 9,
    "build": 9,
    "figurehead": 9,
    "place": 9,
    "spend": 8,
    "bury": 8,
    "choose": 8,
    "upgrade": 8,
    "trade": 8,
    "quest": 7,
    "sell": 7,
    "draw": 6,
    "explore": 6,
    "activate": 8,
    "use": 8,
    "ignore": 3,
    "done": 2,
    "decline": 1,
}
"""By verb; what is not named is liked a little."""
RARE = ("explore rt", "figurehead ", "refresh", "trade ", "sell ", "use ", "bury gold figurehead", "exchange")
"""What is done whenever it can be."""


def liking(text: str, favourite: str) -> int:
    """How much a player likes an option."""
    verb, *rest = text.split()
    if verb == favourite or favourite in rest:
        return 10
    return LIKINGS.get(verb, 5)


def choose(plan: str, state: State, whims: QuickChance) -> str:
    """Mostly what is liked best, now and then anything."""
    texts = state.texts()
    favourite = plan.rpartition("_")[2]
    if favourite == "any" or whims.below(9) == 0:
        return texts[whims.below(len(texts))]
    rare = [text for text in texts if text.startswith(RARE)]
    if rare:
        return rare[whims.below(len(rare))]
    if favourite == "well":
        assert state.seat is not None
        return state.text(best_option(state, state.options(), state.seat, GAME.worth, whims))
    likings = [liking(text, favourite) for text in texts]
    best = [text for text, how_much in zip(texts, likings, strict=True) if how_much == max(likings)]
    return best[whims.below(len(best))]


def settings_of(plan: str, missing: set[str]) -> dict[str, Any]:
    return PLANS[plan][1]


def shown(state: State) -> set[str]:
    """What a finished game shows: slots filled, Figureheads, Black Markets, Residences, reasons for points."""
    end = cast(Pirates, state)
    found = {CATALOG.slot_ids[slot] for mask in end.slots for slot in range(len(CATALOG.slots)) if mask >> slot & 1}
    found |= {CATALOG.figurehead_ids[tile] for tile in end.figurehead if tile >= 0}
    found |= {CATALOG.market_ids[market % MARKET_BASE] for market in end.markets if market >= 0}
    found |= {CATALOG.residence_ids[number] for number, mask in enumerate(end.tokens) if mask}
    found |= {CATALOG.trade_ids[trade] for trades in end.trades for trade in trades}
    found |= {f"layout {CATALOG.layout_ids[end.layout]}"}
    for reasons in end.breakdown():
        found |= {reason for reason, points in reasons.items() if points}
    return found


def things() -> set[str]:
    """All that the games together must show."""
    layouts = {f"layout {name}" for name in CATALOG.layout_ids}
    boards = {*CATALOG.slot_ids, *CATALOG.figurehead_ids, *CATALOG.market_ids, *CATALOG.residence_ids}
    return boards | layouts | set(CATALOG.trade_ids) | set(REASONS)
