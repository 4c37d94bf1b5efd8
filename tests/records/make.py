"""Writes the recorded games anew: `python -m tests.records.make [GAME]`.

Each plan in `tests/games/<game>/plans.py` is played with several seeds; the game that shows most of what no earlier
one has shown is kept. The same rules give the same records.
"""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import caravela
from caravela import Record
from caravela.kernel.agenda import Decision
from caravela.kernel.chance import QuickChance

FOLDER = Path(__file__).parent


def plans_of(game: str) -> ModuleType:
    """The plans of a game: `PLANS`, `SEEDS`, `settings_of`, `choose`, `shown` and `things`."""
    return import_module(f"tests.games.{game}.plans")


def decisions_of(game: str) -> set[str]:
    """All kinds of decisions but those that the game's own content never asks for."""
    decisions = {name for name, step in caravela.game(game).steps.items() if issubclass(step, Decision)}
    return decisions - set(getattr(plans_of(game), "NEVER_ASKED", ()))


def play(game: str, plan: str, settings: dict[str, Any], seed: int) -> tuple[Record, set[str]]:
    """A game, and what it shows: its plan's things and kinds of decisions."""
    plans = plans_of(game)
    record = Record(game, plans.PLANS[plan][0], settings, seed)
    state, whims, shown = record.replay(), QuickChance(seed), set[str]()
    while not state.is_over:
        shown.add(type(state.decision).__name__)
        text = plans.choose(plan, state, whims)
        record.choices.append(text)
        state.choose_text(text)
    record.scores = state.scores()
    return record, shown | plans.shown(state)


def write(game: str) -> set[str]:
    """Write all records of a game; what none of them shows."""
    plans = plans_of(game)
    missing: set[str] = plans.things() | decisions_of(game)
    folder = FOLDER / game
    folder.mkdir(exist_ok=True)
    for path in folder.glob("*.txt"):
        path.unlink()
    for number, plan in enumerate(plans.PLANS):
        settings = plans.settings_of(plan, missing)
        games = [play(game, plan, settings, 100 * number + seed) for seed in range(plans.SEEDS)]
        record, shown = max(games, key=lambda game: len(game[1] & missing))
        missing -= shown
        (folder / f"{plan}.txt").write_text(record.dumps(), encoding="utf-8")
        print(f"{game}, {plan}: {len(record.choices)} choices, scores {record.scores}, left to show {len(missing)}")
    return missing


def main(games: list[str]) -> None:
    for game in games or caravela.games():
        missing = write(game)
        if missing:
            sys.exit(f"no record of {game} shows {', '.join(sorted(missing))}: try more seeds")


if __name__ == "__main__":
    main(sys.argv[1:])
