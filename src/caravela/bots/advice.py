"""Advice: the options that a master looks at, what each is expected to lead to, and why."""

import time
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from caravela.bots.levels import Thinker
from caravela.bots.player import SECONDS, Name
from caravela.bots.search import Budget, Candidate, Search, mean
from caravela.kernel.game import Game
from caravela.kernel.ledger import Ledger
from caravela.kernel.state import State

COUNT = 3
"""So many options are told, unless said otherwise."""
REASONS = 4
"""So many differences are told of each."""
SURE = 2.0
"""How many standard errors a difference must have to be told."""


class Advice(NamedTuple):
    """An option, and what it is expected to lead to beside the others that are told."""

    option: int
    points: float
    """How much less it is expected to bring than the best, rivals reckoned with; 0 for the best itself."""
    margin: float
    """So far that may be wrong, by the luck of the rollouts."""
    reasons: Ledger
    """What the seat would have more or less of at the horizon than after the other options, on average."""
    rollouts: int
    """How often it was played on."""


class Trial:
    """A candidate, and the seat's ledgers at the horizon: one for each imagined luck."""

    def __init__(self, candidate: Candidate) -> None:
        self.candidate = candidate
        self.ends: list[Ledger] = []

    @property
    def values(self) -> list[float]:
        return self.candidate.values


def advise(
    game: Game, state: State, count: int = COUNT, seconds: float = SECONDS, rollouts: int = 0, seed: int = 0
) -> list[Advice]:
    """
    The best options of the seat that must decide, the best first, by what the seat can know.

    With a number of rollouts instead of seconds the answer is always the same.

    >>> import caravela
    >>> game = caravela.game("santa_maria")
    >>> state = game.new(2, seed=7)
    >>> [state.text(one.option) for one in advise(game, state, rollouts=12)][0] in state.texts()
    True
    """
    seat = state.seat
    if seat is None:
        raise ValueError("the game is over: there is nothing to advise")
    search = Thinker(game, seed, Name("master")).search
    imagined = game.imagine(state, seat, seed)
    found = [Trial(one) for one in search.candidates(imagined, imagined.options(), seat)]
    if len(found) > 1:
        found = tried(game, search, imagined, seat, found, count, Budget(0.0 if rollouts else seconds, rollouts))
    best = found[0]
    return [advice(one, best, [other for other in found if other is not one]) for one in found]


def tried(
    game: Game, search: Search, state: State, seat: int, trials: list[Trial], count: int, budget: Budget
) -> list[Trial]:
    """Half the budget goes to all, the other half to the best; whatever is compared has met the same luck."""
    start, eyes = time.perf_counter(), game.eyes(state, seat)
    for share in (0.5, 1.0):
        while (spent := budget.spent(start, search.rollouts)) < share:
            sweep = len(trials[0].values)
            for trial in trials:
                search.roll(state, seat, trial.candidate, sweep, None)
                assert search.end is not None
                trial.ends.append(game.ledger(search.end, seat, eyes))
                if (spent := budget.spent(start, search.rollouts)) >= 1.0:
                    break
        trials = [trial for trial in trials if trial.values]
        sweeps = min(len(trial.values) for trial in trials)
        for trial in trials:
            del trial.values[sweeps:], trial.ends[sweeps:]
        trials = sorted(trials, key=lambda trial: mean(trial.candidate), reverse=True)[:count]
        if spent >= 1.0:
            break
    return trials


def advice(trial: Trial, best: Trial, others: list[Trial]) -> Advice:
    less = Difference([one - top for one, top in zip(trial.values, best.values, strict=True)])
    return Advice(trial.candidate.option, less.mean, less.margin, reasons(trial, others), len(trial.values))


class Difference:
    """How much one option leads to more than another, luck by luck."""

    def __init__(self, differences: list[float]) -> None:
        self.mean = fmean(differences) if differences else 0.0
        self.spread = stdev(differences) if len(differences) > 1 else 0.0
        self.margin = SURE * self.spread / sqrt(max(1, len(differences)))

    @property
    def telling(self) -> float:
        """What is always so tells more than what is so now and then."""
        return abs(self.mean) / (1.0 + self.spread) if abs(self.mean) > self.margin else 0.0


def reasons(trial: Trial, others: list[Trial]) -> Ledger:
    """The few differences that tell most."""
    found: list[tuple[bool, str, Difference]] = []
    for is_points in (False, True):
        own = [rows_of(end, is_points) for end in trial.ends]
        theirs = [[rows_of(other.ends[sweep], is_points) for other in others] for sweep in range(len(own))]
        for name in dict.fromkeys(name for rows in own + [row for rows in theirs for row in rows] for name in rows):
            pairs = zip(own, theirs, strict=True)
            found.append((is_points, name, Difference([one.get(name, 0) - average(name, rows) for one, rows in pairs])))
    found.sort(key=lambda row: -row[2].telling)
    told = [(kind, name, round(one.mean)) for kind, name, one in found if one.telling and round(one.mean)][:REASONS]
    return Ledger(
        {name: more for is_points, name, more in told if not is_points},
        {name: more for is_points, name, more in told if is_points},
    )


def rows_of(end: Ledger, is_points: bool) -> dict[str, int]:
    return end.points if is_points else end.figures


def average(name: str, rows: list[dict[str, int]]) -> float:
    return fmean([row.get(name, 0) for row in rows]) if rows else 0.0
