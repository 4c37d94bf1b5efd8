"""Self-play: games of players that search or look one choice ahead, and err a little; how their positions ended."""

import math
import random
import time
from functools import cache
from typing import Any, NamedTuple

import numpy as np

import caravela
from caravela.bots.ahead import Taste, Worth, values_ahead
from caravela.bots.player import mixed
from caravela.bots.search import Budget, Search
from caravela.bots.value import Styled
from caravela.bots.weights import blended, weights_from
from caravela.kernel.chance import QuickChance
from caravela.kernel.game import Game
from caravela.kernel.inputs import NEAR
from caravela.kernel.state import State

NOISE = (0.0, 0.2, 0.5, 1.0, 2.0)
"""By how many points a player who looks ahead may misjudge an option; each draws one of them for a game."""
WHIMS = (0.0, 0.01, 0.04)
"""How often anything is chosen; each draws one of them."""
GREEDY = 0.25
"""How often a player who looks ahead goes by hand-made worth although a net is there."""
VARIED = 0.2
"""How many games are played with settings drawn at random."""
SEARCHING = 0.85
"""How many players search, if any: all their choices."""
WIDTHS = (3, 4, 5)
"""At how many options they look closely …"""
REACHES = (8, 8, 16)
"""… and how many choices their rollouts take: what they end in is learnt, and a game takes a second or two."""
TASTES = 0.6
"""How many of them like some parts of the worth more than others …"""
SPREAD = 0.6
"""… and by how much: the deviation of the logarithm of what a part counts."""
RATE = 0.12
"""Which share of the positions is kept; the first of each chapter always is."""


class Batch(NamedTuple):
    """Some of the games, for one process."""

    game: str
    weights: bytes | None
    rollouts: int
    """How many are made for a choice by those who search, at most; 0: nobody does."""
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
    """Searches a little, or looks one choice ahead and misjudges as far as its noise goes; each in its own manner."""

    def __init__(self, game: Game, weights: bytes | None, rollouts: int, luck: random.Random) -> None:
        self.game = game
        self.whim = luck.choice(WHIMS)
        self.noise = luck.choice(NOISE)
        self.search: Search | None = None
        if rollouts and luck.random() < SEARCHING:
            self.value = value_of(game.name, weights)
            self.search = self.searching(luck)
            self.budget = Budget(0.0, luck.randint((rollouts + 1) // 2, rollouts))
        else:
            self.value = value_of(game.name, weights if luck.random() >= GREEDY else None)

    def searching(self, luck: random.Random) -> Search:
        taste = Taste(self.game.parts, [])
        value = self.value
        if luck.random() < TASTES:
            taste = Taste(self.game.parts, [math.exp(luck.gauss(0.0, SPREAD)) for _ in self.game.part_names])
            value = Styled(value, taste).value
        chance = QuickChance(luck.getrandbits(30))
        width, reach = luck.choice(WIDTHS), luck.choice(REACHES)
        return Search(self.game.imagine, value, taste.own, taste.own, chance, width, limit=reach)

    def choose(self, state: State, seat: int, options: list[int], luck: random.Random) -> int:
        if len(options) == 1 or luck.random() < self.whim:
            return luck.choice(options)
        if self.search is not None:
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
        facts["rivals"] = facts["only_rival"] = rivals
    return blended(game, found._replace(facts=facts), found.net(game.input_names), game.worth).value
