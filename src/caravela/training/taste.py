"""Taste: what players should go for more than others; drawn, tried in games, drawn anew closer to the best."""

import math
import random
from typing import NamedTuple

import caravela
from caravela.bots.ahead import Taste, best_option
from caravela.bots.player import mixed
from caravela.kernel.chance import QuickChance
from caravela.kernel.game import Game

A_WIN = 20.0
"""How many points a win counts, beside the points themselves."""
SPREAD = 0.5
"""The deviation of the logarithm of what a part counts, before anything is known …"""
LEAST = 0.08
"""… and at least."""
BEST = 0.25
"""Which share of the tastes tells where the next are drawn."""
STAYS = 0.3, 0.4
"""How much of the middle and of the deviation stays as it was."""


class Trial(NamedTuple):
    """A taste, and the games in which it is tried: all seats of so many lucks."""

    game: str
    seats: int
    weights: tuple[float, ...]
    seed: int
    lucks: int


def try_out(trial: Trial) -> float:
    """How well somebody with the taste does among others without one, all looking one choice ahead."""
    game = caravela.game(trial.game)
    found = [play_one(game, trial, luck, seat) for luck in range(trial.lucks) for seat in range(trial.seats)]
    return sum(found) / len(found)


def play_one(game: Game, trial: Trial, luck: int, seat: int) -> float:
    seed = mixed(trial.seed, luck)
    state = game.new(trial.seats, seed)
    chance = QuickChance(mixed(seed, seat))
    own, others = Taste(game.parts, list(trial.weights)).own, Taste(game.parts, []).own
    while (who := state.seat) is not None:
        imagined = game.imagine(state, who, chance.below(1 << 30))
        state.choose(best_option(imagined, state.options(), who, own if who == seat else others, chance))
    winners = state.winners()
    share = 1 / len(winners) if seat in winners else 0.0
    return state.scores()[seat] + A_WIN * share


class Hunt:
    """Where good tastes lie, as far as is known: the middle and the deviation of the logarithm of each part."""

    def __init__(self, parts: int, seed: int) -> None:
        self.luck = random.Random(seed)
        self.middle = [0.0] * parts
        self.spread = [SPREAD] * parts

    @property
    def weights(self) -> tuple[float, ...]:
        return tuple(map(math.exp, self.middle))

    def draw(self, count: int) -> list[tuple[float, ...]]:
        """So many tastes to be tried, the middle first."""
        drawn = [
            tuple(math.exp(self.luck.gauss(*part)) for part in zip(self.middle, self.spread, strict=True))
            for _ in range(count - 1)
        ]
        return [self.weights, *drawn]

    def learn(self, tastes: list[tuple[float, ...]], successes: list[float]) -> None:
        """Draw closer to those that did best."""
        ranked = sorted(range(len(tastes)), key=successes.__getitem__, reverse=True)
        best = [tastes[place] for place in ranked[: max(2, round(BEST * len(tastes)))]]
        for part in range(len(self.middle)):
            logs = [math.log(taste[part]) for taste in best]
            middle = sum(logs) / len(logs)
            spread = math.sqrt(sum((log - middle) ** 2 for log in logs) / len(logs))
            self.middle[part] = STAYS[0] * self.middle[part] + (1 - STAYS[0]) * middle
            self.spread[part] = max(LEAST, STAYS[1] * self.spread[part] + (1 - STAYS[1]) * spread)
