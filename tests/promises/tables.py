"""Tables to play at: for any game a spread of seat counts, settings and seeds, and random play."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies

import caravela
from caravela import Game, Record, Setting, State
from caravela.kernel.chance import QuickChance
from tests.conftest import LONG
from tests.kernel.test_engine import is_compiled

GAMES = caravela.games()


@dataclass(frozen=True)
class Table:
    """A game about to be played."""

    name: str
    seats: int
    settings: dict[str, Any]
    seed: int

    @property
    def game(self) -> Game:
        return caravela.game(self.name)

    def new(self) -> State:
        return self.game.new(self.seats, self.seed, **self.settings)

    def whims(self) -> QuickChance:
        """What the players at this table choose by."""
        return QuickChance(self.seed)

    def record(self) -> Record:
        return Record(self.name, self.seats, self.settings, self.seed)


def table(name: str, number: int) -> Table:
    """One of endlessly many tables; seat counts take turns, settings are drawn."""
    game, chance = caravela.game(name), QuickChance(number)
    settings = {setting: drawn(game, choice, chance) for setting, choice in game.settings.items()}
    return Table(name, game.seats[number % len(game.seats)], settings, number)


def drawn(game: Game, setting: Setting, chance: QuickChance) -> Any:
    if setting.kept:  # a single game, or the first one of a campaign
        return game.campaign if chance.below(2) else ()
    if setting.many:
        size = 1 + chance.below(10)
        return tuple(word for word in setting.choices if chance.below(10) < size)
    return setting.choices[chance.below(len(setting.choices))]


def tables(count: int, first: int = 1) -> list[Table]:
    """So many tables of every game."""
    return [table(name, number) for name in GAMES for number in range(first, first + count)]


def games_for_this_run(compiled: int) -> int:
    """How many games to play, given how many the compiled engine plays in `make test`; the pure one plays alike."""
    if is_compiled():
        return 5 * compiled if LONG else compiled
    return max(1, compiled // 10)


@strategies.composite
def any_table(draw: strategies.DrawFn) -> Table:
    """Any game with any seat count, settings and seed."""
    game = caravela.game(draw(strategies.sampled_from(GAMES)))
    settings = {name: draw(values(game, setting)) for name, setting in game.settings.items()}
    return Table(game.name, draw(strategies.sampled_from(game.seats)), settings, draw(strategies.integers(0, 2**128)))


def values(game: Game, setting: Setting) -> strategies.SearchStrategy[Any]:
    if setting.kept:
        return strategies.sampled_from([(), game.campaign])
    one = strategies.sampled_from(setting.choices)
    return strategies.lists(one, unique=True).map(tuple) if setting.many else one


def positions(table: Table, state: State | None = None) -> Iterator[State]:
    """The same state at one decision after another of random play; the last time the game is over."""
    state = table.new() if state is None else state
    whims = table.whims()
    while not state.is_over:
        yield state
        options = state.options()
        state.choose(options[whims.below(len(options))])
    yield state


def finish(state: State, seed: int) -> State:
    """Random play to the end."""
    whims = QuickChance(seed)
    while not state.is_over:
        options = state.options()
        state.choose(options[whims.below(len(options))])
    return state


def written(state: State) -> str:
    """The position as the text of a saved game."""
    return json.dumps(state.save())
