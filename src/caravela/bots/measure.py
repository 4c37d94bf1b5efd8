"""How fast the engine is: random play, copies, options and replays of one game on one core."""

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import caravela
from caravela.bots.ahead import Taste, best_option
from caravela.bots.levels import Thinker
from caravela.bots.player import Name
from caravela.bots.playout import playout, rollout
from caravela.bots.search import Budget, Search
from caravela.kernel import state as kernel_state
from caravela.kernel.chance import QuickChance

SEED = 20_000
SAMPLES = 40
SEATS = 4
PLAYING = 4
PARTS = PLAYING + 10
"""Parts of the time, all as long: four for playing, one for each of the works that are measured, two for searching."""
ROLLOUTS = 8
"""So many are made for a choice when searching is measured."""
CROWDED = 30
"""Reading a text and looking at consequences is measured where so many options are offered."""


def nobody(parts: int) -> None:
    """Whoever wants to know how far it is gets told; this one does not."""


def engine() -> str:
    """Which engine runs: compiled or pure."""
    return "pure" if str(kernel_state.__file__).endswith(".py") else "compiled"


def measure(
    seconds: float = 5.0,
    game: str = "",
    seats: int | None = None,
    advance: Callable[[int], None] = nobody,
    content: Path | None = None,
) -> dict[str, Any]:
    """The figures of random play with default settings, unless said otherwise of the first game, with 4 players."""
    table = caravela.game(game or caravela.games()[0])
    seats = seats or min(SEATS, table.seats[-1])
    share = seconds / PARTS
    games, choices, elapsed = random_play(table, seats, share, advance, content)
    positions, records = samples(table, seats, QuickChance(SEED), content)
    reached = [record.replay(number) for record in records for number in range(0, len(record.choices), 12)]
    figures: dict[str, Any] = {
        "engine": engine(),
        "game": table.name,
        "seats": seats,
        "choices_per_second": choices / elapsed,
        "games_per_second": games / elapsed,
    }
    works: dict[str, tuple[float, list[Callable[[], Any]]]] = {
        "copy_us": (1e6, [position.copy for position in positions]),
        "options_us": (1e6, [position.options for position in positions]),
        "replay_ms": (1e3, [record.replay for record in records]),
        "read_us": (1e6, [partial(position.option_of, position.texts()[-1]) for position in crowded(reached)]),
        "consequences_ms": (1e3, [partial(consequences, table, position) for position in crowded(positions)]),
        "worth_us": (1e6, [partial(table.parts, position, 0) for position in positions]),
        "ahead_us": (1e6, [partial(look_ahead, table, position) for position in positions]),
        "rollout_ms": (1e3, [partial(roll_out, table, position) for position in positions]),
    }
    for name, (unit, calls) in works.items():
        figures[name] = unit * mean(calls, share)
        advance(1)
    figures |= searching(table, positions, share)
    advance(2)
    return figures


def random_play(
    table: caravela.Game, seats: int, share: float, advance: Callable[[int], None], content: Path | None = None
) -> tuple[int, int, float]:
    """Games and choices that were made, and the seconds that they took."""
    chance = QuickChance(SEED)
    playout(table.new(seats, SEED, content=content), chance)  # what is loaded or looked up once is not measured
    games = choices = 0
    total = 0.0
    for _ in range(PLAYING):
        start = time.perf_counter()
        while (elapsed := time.perf_counter() - start) < share:
            choices += playout(table.new(seats, SEED + games, content=content), chance)
            games += 1
        total += elapsed
        advance(1)
    return games, choices, total


def samples(
    table: caravela.Game, seats: int, chance: QuickChance, content: Path | None = None
) -> tuple[list[caravela.State], list[caravela.Record]]:
    """Positions spread over whole games, and the records of these games."""
    positions, records = [], []
    for number in range(SAMPLES // 8):
        record = caravela.Record(table.name, seats, {}, SEED + number, content=content)
        state = record.replay()
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


def crowded(positions: list[caravela.State]) -> list[caravela.State]:
    """The positions with many options; all of them where none has so many."""
    return [position for position in positions if len(position.options()) >= CROWDED] or positions


def consequences(table: caravela.Game, position: caravela.State) -> None:
    """What all options would change, as the page is told."""
    seat = position.seat
    if seat is not None:
        table.consequences(position, seat, position.options())


def look_ahead(table: caravela.Game, position: caravela.State) -> None:
    """A choice of the policy that rollouts follow."""
    seat = position.seat
    if seat is not None:
        best_option(position, position.options(), seat, Taste(table.parts, []).own, QuickChance(SEED))


def roll_out(table: caravela.Game, position: caravela.State) -> None:
    """From a position to the end of its chapter, as the search does."""
    own = Taste(table.parts, []).own
    copy = table.imagine(position, position.seat or 0, SEED)
    rollout(copy, 0, own, own, QuickChance(SEED), copy.chapter())


class Clock:
    """A work, and the seconds that it took."""

    def __init__(self, work: Callable[..., Any]) -> None:
        self.work = work
        self.seconds = 0.0

    def __call__(self, *given: Any) -> Any:
        start = time.perf_counter()
        found = self.work(*given)
        self.seconds += time.perf_counter() - start
        return found


def searching(table: caravela.Game, positions: list[caravela.State], share: float) -> dict[str, float]:
    """How many rollouts a master makes in a second, and which shares of the time go where."""
    search = Thinker(table, SEED, Name("master")).search
    rollouts, seconds = searched(search, positions, share)
    imagine, leaf, own, others = (Clock(work) for work in (search.imagine, search.value, search.own, search.others))
    watched = Search(imagine, leaf, own, others, search.chance, search.width, search.chapters)
    _, watching = searched(watched, positions, share)
    shares = {
        "imagine_share": imagine.seconds / watching,
        "leaf_share": leaf.seconds / watching,
        "worth_share": (own.seconds + others.seconds) / watching,
    }
    return {"rollouts_per_second": rollouts / seconds, **shares, "rules_share": 1.0 - sum(shares.values())}


def searched(search: Search, positions: list[caravela.State], seconds: float) -> tuple[int, float]:
    """So many rollouts were made, in so many seconds."""
    rollouts = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds or not rollouts:
        for position in positions:
            search.choose(position.copy(), position.options(), Budget(0.0, ROLLOUTS))
            rollouts += search.rollouts
            if time.perf_counter() - start > seconds:
                break
    return rollouts, elapsed


def mean(works: list[Callable[[], Any]], seconds: float) -> float:
    """Seconds per call, over all works in turn."""
    calls = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds or not calls:
        for work in works:
            work()
        calls += len(works)
    return elapsed / calls
