"""Random games of catanatron with four players on one core, as one JSON object."""

import argparse
import json
import time
from importlib.metadata import version

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def is_over(game: Game) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def play(seconds: float) -> tuple[float, float]:
    """Choices and games per second, set-up included; every `play_tick` is one choice."""
    choices = games = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        game = new_game(seed=games + 1)
        while not is_over(game):
            game.play_tick()
            choices += 1
        games += 1
    return choices / elapsed, games / elapsed


def copy_us(repeats: int = 20) -> float:
    """What `copy()` costs on average over the positions of a game."""
    positions = []
    game = new_game(seed=1)
    ticks = 0
    while not is_over(game):
        game.play_tick()
        ticks += 1
        if ticks % 20 == 0:
            positions.append(game.copy())
    start = time.perf_counter()
    for _ in range(repeats):
        for position in positions:
            position.copy()
    return (time.perf_counter() - start) / (repeats * len(positions)) * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seconds", type=float, nargs="?", default=10.0, help="how long to play (default: 10)")
    seconds = parser.parse_args().seconds
    play(min(1.0, seconds / 10))
    choices, games = play(seconds)
    result = {
        "game": "catan, 4 players",
        "choices_per_second": choices,
        "games_per_second": games,
        "copy_us": copy_us(),
    }
    print(json.dumps({"name": "catanatron", "version": version("catanatron"), "results": [result]}))


if __name__ == "__main__":
    main()
