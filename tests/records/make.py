"""Writes the recorded games of Empires anew: `python -m tests.records.make`.

Each plan below is played with several seeds by players who like to build, explore, land and fight; the game that
shows most of what no earlier one has shown is kept. The same rules give the same records.
"""

import sys
from pathlib import Path
from typing import Any, cast

import caravela
from caravela import Record
from caravela.games.empires.state import Empires
from caravela.kernel.agenda import Decision
from caravela.kernel.chance import QuickChance

FOLDER = Path(__file__).parent
GAME = caravela.game("empires")
CATALOG = cast(Empires, GAME.new()).catalog
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


def choose(texts: list[str], favourite: str, whims: QuickChance) -> str:
    """Mostly what is liked best, now and then anything."""
    if whims.below(8) == 0:
        return texts[whims.below(len(texts))]
    place = PLACES[min(whims.below(len(PLACES)), whims.below(len(PLACES)))]
    likings = [liking(text, place, favourite) for text in texts]
    best = [text for text, how_much in zip(texts, likings, strict=True) if how_much == max(likings)]
    return best[whims.below(len(best))]


def play(seats: int, settings: dict[str, Any], favourite: str, seed: int) -> tuple[Record, set[str]]:
    """A game, and what it shows: buildings bought, nations played, kinds of decisions."""
    record = Record("empires", seats, settings, seed)
    state, whims, shown = cast(Empires, record.replay()), QuickChance(seed), set[str]()
    while not state.is_over:
        shown.add(type(state.decision).__name__)
        text = choose(state.texts(), favourite, whims)
        record.choices.append(text)
        state.choose_text(text)
    record.scores = state.scores()
    shown.update(CATALOG.tiles[tile].id for tile in state.purchases)
    shown.update(CATALOG.nations[nation].id for nation in state.nation if nation >= 0)
    return record, shown


def wanted() -> set[str]:
    """All that the records together must show."""
    decisions = {name for name, step in GAME.steps.items() if issubclass(step, Decision)}
    return {*CATALOG.building_ids, *(nation.id for nation in CATALOG.nations), *decisions}


def main() -> None:
    """Write all records, the last ones with the buildings that nobody has bought before."""
    missing = wanted()
    for path in FOLDER.glob("*.txt"):
        path.unlink()
    for number, (name, (seats, settings)) in enumerate(PLANS.items()):
        if name.startswith("rest"):
            rest = [building for building in CATALOG.building_ids if building in missing]
            settings = {**settings, "custom_buildings": rest or BUILDERS}
        favourite = name.rpartition("_")[2]
        games = [play(seats, settings, favourite, 100 * number + seed) for seed in range(SEEDS)]
        record, shown = max(games, key=lambda game: len(game[1] & missing))
        missing -= shown
        (FOLDER / f"{name}.txt").write_text(record.dumps(), encoding="utf-8")
        print(f"{name}: {len(record.choices)} choices, scores {record.scores}, left to show {len(missing)}")
    if missing:
        sys.exit(f"no record shows {', '.join(sorted(missing))}: try more seeds")


if __name__ == "__main__":
    main()
