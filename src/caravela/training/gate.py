"""Gating: matches on shared luck and in all seats, which decide whether a value is better than another."""

import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import caravela
from caravela.bots.ahead import Taste, best_option
from caravela.bots.player import Bot, ask, mixed
from caravela.bots.search import Budget, Search
from caravela.kernel.game import Game
from caravela.kernel.state import State
from caravela.training.selfplay import value_of


class Side(NamedTuple):
    """A contestant: the weights it goes by, or none."""

    weights: bytes | None
    rollouts: int
    """How many it makes for a choice; 0: it only looks one choice ahead."""
    blend: float | None = None
    """How much of its value is the net's …"""
    rivals: float | None = None
    """… and how much of the best rival's score counts against; as the weights say, where nothing is said here."""


class Match(NamedTuple):
    """One game: the new one sits in one seat, the old one in all others."""

    game: str
    new: Side
    old: Side
    seats: int
    settings: dict[str, Any]
    seed: int
    luck: int
    seat: int
    until: float
    """When it is no longer begun, in seconds since the epoch."""


class Outcome(NamedTuple):
    share: float
    """Of the win."""
    score: int
    rival: float
    """The mean score of the others."""


class Contestant(Bot):
    """Chooses by a value, one choice ahead or by search; rollouts go by hand."""

    def __init__(self, game: Game, seed: int, side: Side) -> None:
        super().__init__(game, seed)
        self.side = side
        self.value = value_of(game.name, side.weights, side.blend, side.rivals)
        own = Taste(game.parts, []).own
        self.search = Search(game.imagine, self.value, own, own, self.chance)

    def choose(self, state: State, options: list[int], seconds: float) -> int:
        seat = state.seat
        assert seat is not None
        if self.side.rollouts:
            return self.search.choose(state, options, Budget(0.0, self.side.rollouts))
        return best_option(state, options, seat, self.value, self.chance)


def matches(whole: Match, lucks: int) -> Iterator[Match]:
    """Each luck with the new one in every seat."""
    for luck in range(lucks):
        for seat in range(whole.seats):
            yield whole._replace(luck=luck, seat=seat)


def play_match(match: Match) -> Outcome | None:
    """How it ended; nothing where it was too late to begin."""
    if time.time() >= match.until:
        return None
    game = caravela.game(match.game)
    seed = mixed(match.seed, match.luck)
    state = game.new(match.seats, seed, **match.settings)
    sides = [match.new if seat == match.seat else match.old for seat in range(match.seats)]
    bots = [Contestant(game, mixed(seed, seat), side) for seat, side in enumerate(sides)]
    while (seat := state.seat) is not None:
        state.choose(ask(game, state, bots[seat], mixed(seed, match.seats, state.choices)))
    scores, winners = state.scores(), state.winners()
    others = [score for who, score in enumerate(scores) if who != match.seat]
    share = 1 / len(winners) if match.seat in winners else 0.0
    return Outcome(share, scores[match.seat], sum(others) / len(others) if others else 0.0)
