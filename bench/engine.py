"""Measures whatever Caravela this Python has, this or an earlier one, by what both of them offer: one JSON object."""

import json
import sys
from functools import partial

import caravela
from caravela.bots.measure import engine, mean, random_play, samples
from caravela.kernel.chance import QuickChance

SEATS = 4
CROWDED = 30
"""Reading a text is measured where so many options are offered, on positions as a choice has left them."""


def measured(name: str, seconds: float) -> dict[str, object]:
    table = caravela.game(name)
    share = seconds / 8
    games, choices, elapsed = random_play(table, SEATS, share, lambda parts: None)
    positions, records = samples(table, SEATS, QuickChance(7))
    reached = [record.replay(number) for record in records for number in range(0, len(record.choices), 12)]
    crowded = [position for position in reached if len(position.options()) >= CROWDED] or reached
    return {
        "game": name,
        "engine": engine(),
        "seats": SEATS,
        "choices_per_second": choices / elapsed,
        "games_per_second": games / elapsed,
        "copy_us": 1e6 * mean([position.copy for position in positions], share),
        "options_us": 1e6 * mean([position.options for position in positions], share),
        "replay_ms": 1e3 * mean([record.replay for record in records], share),
        "read_us": 1e6 * mean([partial(one.option_of, one.texts()[-1]) for one in crowded], share),
    }


if __name__ == "__main__":
    names = caravela.games()
    print(json.dumps({"results": [measured(name, float(sys.argv[1]) / len(names)) for name in names]}))
