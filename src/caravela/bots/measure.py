"""How fast the engine is: random play, copies, options and replays of one game on one core."""

import time
from collections.abc import Callable
from typing import Any

import caravela
from caravela.bots.playout import playout
from caravela.kernel import state as kernel_state
from caravela.kernel.chance import QuickChance

SEED = 20_000
SAMPLES = 40


def engine() -> str:
    """Which engine runs: compiled or pure."""
    return "pure" if str(kernel_state.__file__).endswith(".py") else "compiled"


def measure(seconds: float = 5.0, game: str = "empires", seats: int = 4) -> dict[str, Any]:
    """The figures of random play with default settings; half of the time goes into playing."""
    table = caravela.game(game)
    chance = QuickChance(SEED)
    playout(table.new(seats, SEED), chance)  # what is loaded or looked up once is not measured
    games = choices = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds / 2:
        choices += playout(table.new(seats, SEED + games), chance)
        games += 1
    positions, records = samples(table, seats, chance)
    share = seconds / 8
    return {
        "engine": engine(),
        "game": game,
        "seats": seats,
        "choices_per_second": choices / elapsed,
        "games_per_second": games / elapsed,
        "copy_us": 1e6 * mean([position.copy for position in positions], share),
        "options_us": 1e6 * mean([position.options for position in positions], share),
        "replay_ms": 1e3 * mean([record.replay for record in records], share),
    }


def samples(
    table: caravela.Game, seats: int, chance: QuickChance
) -> tuple[list[caravela.State], list[caravela.Record]]:
    """Positions spread over whole games, and the records of these games."""
    positions, records = [], []
    for number in range(SAMPLES // 8):
        state = table.new(seats, SEED + number)
        record = caravela.Record(table.name, seats, {}, SEED + number)
        line: list[caravela.State] = []
        while not state.is_over:
            options = state.options()
            option = options[chance.below(len(options))]
            line.append(state.copy())
            record.choices.append(state.text(option))
            state.choose(option)
        positions += line[:: max(1, len(line) // 8)][:8]
        records.append(record)
    return positions, records


def mean(works: list[Callable[[], Any]], seconds: float) -> float:
    """Seconds per call, over all works in turn."""
    calls = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds or not calls:
        for work in works:
            work()
        calls += len(works)
    return elapsed / calls
