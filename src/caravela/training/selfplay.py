"""Self-play: games of players that look one choice ahead and err a little; positions of them, and how they ended."""

import random
import time
from functools import cache
from typing import Any, NamedTuple

import numpy as np

import caravela
from caravela.bots.ahead import Taste, Worth, values_ahead
from caravela.bots.player import mixed
from caravela.bots.search import Budget, Search
from caravela.bots.weights import blended, weights_from
from caravela.kernel.chance import QuickChance
from caravela.kernel.game import Game
from caravela.kernel.inputs import NEAR
from caravela.kernel.state import State

NOISE = (0.0, 0.2, 0.5, 1.0, 2.0)
"""By how many points a player may misjudge an option; each draws one of them for a game."""
WHIM = 0.01
"""How often anything is chosen."""
GREEDY = 0.25
"""How often a player goes by hand-made worth although a net is there."""
VARIED = 0.2
"""How many games are played with settings drawn at random."""
SEARCHED = 0.25
"""How many choices are searched, if any."""
RATE = 0.07
"""Which share of the positions is kept; the first of each chapter always is."""


class Batch(NamedTuple):
    """Some of the games, for one process."""

    game: str
    weights: bytes | None
    rollouts: int
    """How many are made for a choice that is searched; 0: none is."""
    seats: tuple[int, ...]
    seed: int
    numbers: range
    until: float
    """When no more game is begun, in seconds since the epoch."""


class Positions(NamedTuple):
    """Positions as every seat saw them, and the scores in the end, from that seat on."""

    rows: Any
    scores: Any
    """Not a number where fewer play."""
    games: Any
    """The game that each comes from."""


def play_batch(batch: Batch) -> Positions:
    game = caravela.game(batch.game)
    rows: list[list[float]] = []
    scores: list[list[float]] = []
    games: list[int] = []
    for number in batch.numbers:
        if time.time() >= batch.until:
            break
        seen, ended = play_one(game, batch, number)
        count = len(ended)
        for seat, row in seen:
            rows.append(row)
            scores.append([float(ended[(seat + step) % count]) for step in range(count)] + missing(count))
            games.append(number)
    return Positions(
        np.array(rows, np.float16).reshape(len(rows), len(game.input_names)),
        np.array(scores, np.float32).reshape(len(rows), len(NEAR)),
        np.array(games, np.int64),
    )


def missing(count: int) -> list[float]:
    return [float("nan")] * (len(NEAR) - count)


def play_one(game: Game, batch: Batch, number: int) -> tuple[list[tuple[int, list[float]]], list[int]]:
    """A game from its seed: what each seat saw now and then, and the scores."""
    seed = mixed(batch.seed, number)
    luck = random.Random(seed)
    seats = luck.choice(batch.seats)
    state = game.new(seats, seed, **settings_for(game, luck))
    players = [Player(game, batch.weights, batch.rollouts, luck) for _ in range(seats)]
    seen: list[tuple[int, list[float]]] = []
    chapter = -1
    while (seat := state.seat) is not None:
        if state.chapter() != chapter or luck.random() < RATE:
            chapter = state.chapter()
            seen += [(who, game.inputs(state, who)) for who in range(seats)]
        options = state.offered or state.options()
        state.choose(players[seat].choose(state, seat, options, luck))
    return seen, state.scores()


def settings_for(game: Game, luck: random.Random) -> dict[str, Any]:
    """Usually as they are; else each drawn, as far as one goes with the others."""
    if luck.random() >= VARIED:
        return {}
    return {name: luck.choice(setting.choices) for name, setting in game.settings.items() if not setting.many}


class Player:
    """Looks one choice ahead, by a net or by hand, and misjudges as far as its noise goes."""

    def __init__(self, game: Game, weights: bytes | None, rollouts: int, luck: random.Random) -> None:
        self.game = game
        by_net = weights is not None and luck.random() >= GREEDY
        self.value = value_of(game.name, weights if by_net else None)
        self.noise = luck.choice(NOISE)
        self.budget = Budget(0.0, rollouts)
        own = Taste(game.parts, []).own
        self.search = Search(game.imagine, self.value, own, own, QuickChance(luck.getrandbits(30)))

    def choose(self, state: State, seat: int, options: list[int], luck: random.Random) -> int:
        if len(options) == 1 or luck.random() < WHIM:
            return luck.choice(options)
        if self.budget.rollouts and luck.random() < SEARCHED:
            return self.search.choose(state, options, self.budget)
        imagined = self.game.imagine(state, seat, luck.getrandbits(30))
        values = values_ahead(imagined, options, seat, self.value)
        places = range(len(options))
        return options[max(places, key=lambda place: values[place] + luck.gauss(0.0, self.noise))]


@cache
def value_of(name: str, weights: bytes | None, blend: float | None = None, rivals: float | None = None) -> Worth:
    """By such weights, blended as they say or otherwise; or by hand."""
    game = caravela.game(name)
    if weights is None:
        return game.worth
    found = weights_from(weights)
    facts = dict(found.facts)
    if blend is not None:
        facts["blend"] = blend
    if rivals is not None:
        facts["rivals"] = rivals
    return blended(game, found._replace(facts=facts), found.net(game.input_names), game.worth).value
