"""Levels: one ladder of bots from a beginner to the strongest, weak in a human way where they are weak."""

from collections.abc import Mapping
from math import prod
from typing import NamedTuple

from caravela.bots.ahead import Taste, Worth, values_ahead
from caravela.bots.player import NEWCOMER, SEASONED, Bot, Name, read_name
from caravela.bots.playout import MANY
from caravela.bots.search import Budget, Search
from caravela.bots.value import Styled, Value
from caravela.bots.weights import learned_value
from caravela.kernel.game import Game
from caravela.kernel.state import State

RIVALS = 0.3
"""How much of the best rival's worth is counted against at the horizon."""


class Level(NamedTuple):
    """How far a bot looks, and how well."""

    seconds: float
    """How long it thinks about a choice, at most."""
    width: int
    """How many options it looks at closely; 0: it only looks one choice ahead."""
    chapters: int = 1
    """How many chapters its rollouts last."""
    limit: int = MANY
    """How many choices a rollout takes at most."""
    tries: int = MANY
    """How many options the others look at in rollouts."""
    whim: float = 0.0
    """Which options it finds good: so far below the best, measured by how far the average is below it."""
    habit: str = ""
    """The style in which the level plays whatever other style it has."""
    rollouts: int = 0
    """After so many it has seen enough, so that it plays alike on every machine; 0: it uses all its time."""


LEVELS = {
    "novice": Level(0.003, 0, whim=1.0, habit=NEWCOMER),
    "casual": Level(0.003, 0, whim=0.5, habit=NEWCOMER),
    "solid": Level(0.003, 0, whim=0.1),
    "strong": Level(0.01, 2, limit=4, rollouts=4),
    "expert": Level(0.03, 4, limit=8, rollouts=12),
    "master": Level(0.3, 8, habit=SEASONED),
    "planner": Level(0.1, 6),
}
LEARNED = ("expert", "master")
"""The levels that go by what was learnt of a game; `planner` stays as it is."""


def thinks(word: str) -> float:
    """
    How many seconds a bot thinks about a choice, at most; 0: it only looks.

    >>> thinks("master-builder"), thinks("casual"), thinks("greedy")
    (0.3, 0.0, 0.0)
    """
    level = LEVELS.get(read_name(word).bot)
    return level.seconds if level is not None and level.width else 0.0


def taste_of(game: Game, *styles: Mapping[str, float]) -> Taste:
    """A part counts as much as all the styles together say: each times the others."""
    if not any(styles):
        return Taste(game.parts, [])
    return Taste(game.parts, [prod(style.get(part, 1.0) for style in styles) for part in game.part_names])


class Thinker(Bot):
    """A level of the ladder, or the yardstick `planner`."""

    def __init__(self, game: Game, seed: int, name: Name) -> None:
        super().__init__(game, seed, name)
        self.level = LEVELS[name.bot]
        habit, style = game.styles.get(self.level.habit, {}), game.styles.get(name.style, {})
        self.taste = taste_of(game, habit, style)
        value: Worth = Value(game.worths, RIVALS).value
        if name.bot in LEARNED:
            value = learned_value(game, value)
        if style:
            value = Styled(value, taste_of(game, style)).value
        others = Taste(game.parts, [])
        level = self.level
        self.search = Search(
            game.imagine,
            value,
            self.taste.own,
            others.own,
            self.chance,
            level.width,
            level.chapters,
            level.limit,
            level.tries,
        )

    def choose(self, state: State, options: list[int], seconds: float) -> int:
        if not self.level.width:
            return self.glance(state, options)
        return self.search.choose(state, options, self.budget(seconds))

    def budget(self, seconds: float) -> Budget:
        """What its name says, else what is usual for its level and no more than there is."""
        if self.name.rollouts:
            return Budget(0.0, self.name.rollouts)
        if self.name.seconds:
            return Budget(self.name.seconds)
        return Budget(min(self.level.seconds, seconds), self.level.rollouts)

    def glance(self, state: State, options: list[int]) -> int:
        """One of the options that look good one choice ahead."""
        seat = state.seat
        assert seat is not None
        imagined = self.game.imagine(state, seat, self.chance.below(1 << 30))
        values = values_ahead(imagined, options, seat, self.taste.own)
        top = max(values)
        least = top - self.level.whim * max(0.0, top - sum(values) / len(values))
        good = [option for option, value in zip(options, values, strict=True) if value >= least]
        return good[self.chance.below(len(good))]
