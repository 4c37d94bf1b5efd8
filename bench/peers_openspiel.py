"""Random games of OpenSpiel's backgammon and gin rummy on one core, as one JSON object."""

import argparse
import json
import random
import time
from importlib.metadata import version

import pyspiel

GAMES = ("backgammon", "gin_rummy")


def apply_chance(state: pyspiel.State, chance: random.Random) -> None:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(chance.choices(outcomes, weights)[0])


def play(game: pyspiel.Game, seconds: float) -> tuple[float, float]:
    """Choices and games per second; the time of chance counts, its outcomes are no choices."""
    chance = random.Random(1)
    choices = games = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                apply_chance(state, chance)
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                choices += 1
        games += 1
    return choices / elapsed, games / elapsed


def copy_us(game: pyspiel.Game, repeats: int = 200) -> float:
    """What `clone()` costs on average over the positions of a game."""
    chance = random.Random(1)
    positions = []
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            apply_chance(state, chance)
        else:
            positions.append(state.clone())
            state.apply_action(chance.choice(state.legal_actions()))
    start = time.perf_counter()
    for _ in range(repeats):
        for position in positions:
            position.clone()
    return (time.perf_counter() - start) / (repeats * len(positions)) * 1e6


def measure(name: str, seconds: float) -> dict[str, str | float]:
    game = pyspiel.load_game(name)
    play(game, min(1.0, seconds / 10))
    choices, games = play(game, seconds)
    return {
        "game": name.replace("_", " "),
        "choices_per_second": choices,
        "games_per_second": games,
        "copy_us": copy_us(game),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seconds", type=float, nargs="?", default=10.0, help="how long to play each game (default: 10)")
    seconds = parser.parse_args().seconds
    results = [measure(name, seconds) for name in GAMES]
    print(json.dumps({"name": "OpenSpiel", "version": version("open_spiel"), "results": results}))


if __name__ == "__main__":
    main()
