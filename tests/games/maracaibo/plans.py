"""What is recorded of Maracaibo: tables, how their players choose, and what the games must show."""

from typing import Any, cast

import caravela
from caravela import State
from caravela.bots.ahead import best_option
from caravela.games.maracaibo.catalog import SYNERGIES
from caravela.games.maracaibo.state import Maracaibo
from caravela.games.maracaibo.steps.story import Reading
from caravela.kernel.chance import QuickChance

GAME = caravela.game("maracaibo")
CATALOG = cast(Maracaibo, GAME.new()).catalog
SEEDS = 300
"""How many seeds are tried for each plan."""

# The last word of a name tells what its players like most.
PLANS: dict[str, tuple[int, dict[str, Any]]] = {
    "first_game_well": (2, {}),
    "duel_to_fight": (2, {}),
    "duel_to_explore": (2, {"retirement": True}),
    "duel_to_buy": (2, {}),
    "three_to_deliver": (3, {}),
    "three_to_fight": (3, {"retirement": True}),
    "three_play_well": (3, {"retirement": True}),
    "four_to_quest": (4, {}),
    "four_to_explore": (4, {"retirement": True}),
    "four_to_upgrade": (4, {}),
    "duel_to_upgrade": (2, {}),
    "four_play_well": (4, {}),
    "solo_very_easy_buy": (1, {"solo_level": "very_easy"}),
    "solo_easy_explore": (1, {"solo_level": "easy", "retirement": True}),
    "solo_medium_fight": (1, {"solo_level": "medium"}),
    "solo_hard_well": (1, {"solo_level": "hard"}),
    "solo_very_hard_quest": (1, {"solo_level": "very_hard"}),
    "medium_to_quest": (2, {"story": "76"}),
    "hard_to_fight": (3, {"story": "77"}),
    "chapter_2_story": (2, {"story": "80"}),
    "chapter_3_story": (3, {"story": "81"}),
    "chapter_4_story": (2, {"story": "82"}),
    "chapter_5_fight": (2, {"story": "83"}),
    "chapter_6_story": (4, {"story": "84"}),
    "chapter_7_story": (3, {"story": "85"}),
    "chapter_8_story": (2, {"story": "86"}),
    "chapter_9_story": (4, {"story": "87"}),
    "chapter_10_story": (2, {"story": "88"}),
    "chapter_11_story": (1, {"story": "89"}),
    "campaign_first_story": (2, {"legacy": ("1",)}),
    "campaign_later_story": (3, {"legacy": ("33", "l1", "l3", "l4", "l5", "l6", "l20", "c90", "c91")}),
    "campaign_last_story": (2, {"legacy": ("66", "l1", "l4", "l5", "l6", "l7", "l8", "l9", "c97")}),
}

STARTS: dict[str, dict[str, Any]] = {
    "start_alone": {"seats": 1, "settings": {"solo_level": "hard"}},
    "start_two": {"seats": 2, "settings": {}},
    "start_four": {"seats": 4, "settings": {"retirement": True}},
    "start_of_a_chapter": {"seats": 2, "settings": {"story": "88"}},
}
"""Beginnings whose choices are counted."""

LIKINGS = {
    "quest": 9,
    "story": 8,
    "work": 8,
    "heal": 8,
    "annex": 9,
    "land": 9,
    "assist": 8,
    "buy": 8,
    "invest": 8,
    "deliver": 8,
    "complete": 8,
    "use": 8,
    "settle": 8,
    "gain": 7,
    "lay": 7,
    "raise": 6,
    "disc": 6,
    "city": 6,
    "plan": 3,
    "earn": 4,
    "discard": 2,
    "done": 2,
    "drill": 2,
    "decline": 1,
}
"""By verb; what is not named is liked a little."""


def far(state: State, seat: int) -> float:
    """Worth to somebody who wants the explorer at the end of the track."""
    here = cast(Maracaibo, state)
    return GAME.worth(state, seat) - 4.0 * CATALOG.distance[here.explorer[seat]]


def upgraded(state: State, seat: int) -> float:
    """Worth to somebody who wants every area of the ship, the locked ones most."""
    here, areas = cast(Maracaibo, state), len(CATALOG.areas)
    discs = here.discs[seat * areas : (seat + 1) * areas]
    return GAME.worth(state, seat) - 9.0 * sum(discs) - 6.0 * sum(discs[8:])


RARE = ("choose rank", "rank ", "explore rt", "disc u10", "disc u12")
"""What is done whenever it can be."""
EAGER = {"well": GAME.worth, "explore": far, "upgrade": upgraded}
"""Players who look one choice ahead."""


def liking(text: str, favourite: str) -> int:
    """How much a player likes an option."""
    verb = text.split()[0]
    if verb == favourite or (favourite == "fight" and verb in ("fight", "raise", "annex", "land", "choose")):
        return 10
    if favourite == "story" and verb == "work":
        return 10
    return LIKINGS.get(verb, 5)


def for_the_story(state: State, texts: list[str]) -> list[str]:
    """The ways that lead to a story tile, or to a works tile that must be full."""
    here = cast(Maracaibo, state)
    wanted = [CATALOG.stories[card] for card in here.story]
    places = [CATALOG.tiles[card.full].place if card.full >= 0 else card.place for card in wanted]
    names = [CATALOG.location_ids[place] for place in places if place >= 0]
    return [text for text in texts if text.startswith("sail") and text.split()[1] in names]


def choose(plan: str, state: State, whims: QuickChance) -> str:
    """Mostly what is liked best, now and then anything; ships go to places of the favourite action at random."""
    texts = state.texts()
    if whims.below(9) == 0:
        return texts[whims.below(len(texts))]
    favourite = plan.rpartition("_")[2]
    rare = [text for text in texts if text.startswith(RARE)]
    if rare:
        return rare[0]
    claims = [text for text in texts if text.startswith("claim ")]
    if claims and whims.below(2):
        return claims[-1]
    if favourite in EAGER:
        assert state.seat is not None
        return state.text(best_option(state, state.options(), state.seat, EAGER[favourite], whims))
    if favourite == "story":
        texts = for_the_story(state, texts) or texts
    likings = [liking(text, favourite) for text in texts]
    best = [text for text, how_much in zip(texts, likings, strict=True) if how_much == max(likings)]
    return best[whims.below(len(best))]


def settings_of(plan: str, missing: set[str]) -> dict[str, Any]:
    return PLANS[plan][1]


def shown(state: State) -> set[str]:
    """What a finished game shows: upgrades, careers, investments, synergies, cities, barriers, legacy tiles, votes."""
    end = cast(Maracaibo, state)
    areas = len(CATALOG.areas)
    found = {CATALOG.area_ids[place % areas] for place, discs in enumerate(end.discs) if not discs}
    found |= {CATALOG.career_ids[career] for career in end.career}
    found |= {CATALOG.prestige_ids[building] for building, mask in enumerate(end.investors) if mask}
    found |= {SYNERGIES[kind] for kind in range(len(SYNERGIES)) if any(mask >> kind & 1 for mask in end.synergies)}
    found |= {CATALOG.city_ids[city] for city in end.cities if city >= 0}
    found |= {"task" for tasks in end.tasks if tasks} | {"end of the track" for _ in range(end.arrived)}
    found |= {f"barrier {CATALOG.barrier_ids[place]}" for place, times in enumerate(end.crossings) if times}
    found |= {name for number, name in enumerate(CATALOG.tile_ids) if end.seen_tiles >> number & 1}
    found |= {CATALOG.slots[number].id for number, nation in enumerate(end.claims) if nation >= 0}
    found |= {"vote" for reading in end.told if Reading(reading, end.seats).branch >= 0}
    return found


def things() -> set[str]:
    """All that the games together must show."""
    barriers = {f"barrier {name}" for name in CATALOG.barrier_ids}
    boards = {*CATALOG.area_ids, *CATALOG.career_ids, *CATALOG.prestige_ids, *SYNERGIES, *CATALOG.city_ids}
    slots = {slot.id for slot in CATALOG.slots}
    return boards | barriers | slots | {"task", "end of the track", "vote", *CATALOG.tile_ids}
