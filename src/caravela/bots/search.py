"""Search: the options that look best are played on to a horizon, again and again, and halved step by step."""

import time
from collections.abc import Callable
from typing import Final

from caravela.bots.ahead import Worth, best_option, values_ahead
from caravela.bots.playout import MANY, rollout
from caravela.kernel.chance import QuickChance
from caravela.kernel.state import State

Imagine = Callable[[State, int, int], State]
SEEDS: Final = 1 << 30


class Budget:
    """How much may be thought about a choice: so many seconds, so many rollouts, or whichever is gone first."""

    def __init__(self, seconds: float, rollouts: int = 0) -> None:
        self.seconds: Final = seconds
        self.rollouts: Final = rollouts

    def spent(self, start: float, rollouts: int) -> float:
        """Which share of it is gone; of time also what another rollout would take, so that none ends too late."""
        share = rollouts / self.rollouts if self.rollouts else 0.0
        if not self.seconds:
            return share
        return max(share, (time.perf_counter() - start) * (1.0 + 1.0 / max(1, rollouts)) / self.seconds)


class Candidate:
    """An option, and what its rollouts led to: one value for each imagined luck."""

    def __init__(self, option: int, ahead: float) -> None:
        self.option: Final = option
        self.ahead: Final = ahead
        """What it is worth one choice ahead."""
        self.values: list[float] = []
        self.lines: list[list[int]] = []
        """What the rollouts chose then, as long as the turn lasted and nothing was learnt."""

    def mean(self) -> float:
        return sum(self.values) / len(self.values)


class Search:
    """
    Chooses for a seat by rollouts on imagined copies, which all candidates share.

    What the rollouts found out beyond a choice is kept for the next choice of the same turn.
    """

    def __init__(
        self,
        imagine: Imagine,
        value: Worth,
        own: Worth,
        others: Worth,
        chance: QuickChance,
        width: int = 6,
        chapters: int = 1,
        limit: int = MANY,
        tries: int = MANY,
    ) -> None:
        self.imagine: Final = imagine
        self.value: Final = value
        """What the position at the horizon is worth."""
        self.own: Final = own
        """What the seat goes for in rollouts …"""
        self.others: Final = others
        """… and what everybody else does."""
        self.chance: Final = chance
        self.width: Final = width
        """How many options are looked at closely."""
        self.chapters: Final = chapters
        """How many chapters rollouts last, with the one under way."""
        self.limit: Final = limit
        """How many choices they take at most."""
        self.tries: Final = tries
        """How many options the others look at in them."""
        self.rollouts = 0
        """How many were made for the last choice …"""
        self.reused = 0
        """… and how many of the choice before could be used again."""
        self.end: State | None = None
        """Where the last one ended."""
        self.seeds: list[int] = []
        self.copies: list[State] = []
        self.chosen: Candidate | None = None
        self.at = -1
        """How many choices had been made in the game when the last one was asked for."""

    def choose(self, state: State, options: list[int], budget: Budget) -> int:
        """The option whose rollouts lead furthest."""
        start = time.perf_counter()
        seat = state.decision.seat(state)
        kept = self.chosen if state.choices == self.at + 1 and state.committed < state.choices else None
        if kept is None:
            self.seeds = []
        self.copies = []
        self.rollouts = self.reused = 0
        candidates = self.candidates(state, options, seat)
        if len(candidates) > 1:
            self.halve(state, seat, candidates, kept, budget, start)
        self.chosen = candidates[0]
        self.at = state.choices
        return candidates[0].option

    def candidates(self, state: State, options: list[int], seat: int) -> list[Candidate]:
        """The options that look best one choice ahead, the best first."""
        copy = self.copy(state, seat, 0)
        values = values_ahead(copy, options, seat, self.own)
        found = [Candidate(options[place], values[place]) for place in range(len(options))]
        found.sort(key=ahead, reverse=True)
        return found[: self.width]

    def halve(
        self,
        state: State,
        seat: int,
        candidates: list[Candidate],
        kept: Candidate | None,
        budget: Budget,
        start: float,
    ) -> None:
        """Roll out all candidates and drop the worse half, until the budget is spent or one is left: the first."""
        phases = 1
        while 1 << phases < len(candidates):
            phases += 1
        left = len(candidates)
        sweep = 0
        for phase in range(1, phases + 1):
            share = phase / phases
            while True:
                for place in range(left):
                    self.roll(state, seat, candidates[place], sweep, kept)
                    if place + 1 < left and budget.spent(start, self.rollouts) >= 1.0:
                        self.order(candidates, place + 1 if sweep == 0 else left, max(1, sweep))
                        return
                sweep += 1
                if budget.spent(start, self.rollouts) >= share:
                    break
            self.order(candidates, left, sweep)
            if budget.spent(start, self.rollouts) >= 1.0:
                return
            left = (left + 1) // 2

    def order(self, candidates: list[Candidate], count: int, sweeps: int) -> None:
        """Put the first so many into order by what so many sweeps led to."""
        first = candidates[:count]
        for candidate in first:
            del candidate.values[sweeps:]
        first.sort(key=mean, reverse=True)
        candidates[:count] = first

    def roll(self, state: State, seat: int, candidate: Candidate, sweep: int, kept: Candidate | None) -> None:
        """Another rollout of a candidate, unless the choice before has made it already."""
        if kept is not None and sweep < len(kept.values):
            line = kept.lines[sweep]
            if line and line[0] == candidate.option:
                candidate.values.append(kept.values[sweep])
                candidate.lines.append(line[1:])
                self.reused += 1
                return
        chance = QuickChance(self.seed(sweep))
        copy = self.copy(state, seat, sweep).copy()
        last = copy.chapter() + self.chapters - 1
        copy.choose(candidate.option)
        line = self.finish_turn(copy, seat, chance)
        rollout(copy, seat, self.own, self.others, chance, last, self.limit - len(line), self.tries)
        candidate.values.append(self.value(copy, seat))
        candidate.lines.append(line)
        self.end = copy
        self.rollouts += 1

    def finish_turn(self, state: State, seat: int, chance: QuickChance) -> list[int]:
        """Go on as the rollouts do while the seat itself chooses and nothing is learnt; what was chosen."""
        line: list[int] = []
        while len(line) < self.limit and state.agenda and state.committed < state.choices:
            if state.decision.seat(state) != seat:
                break
            option = best_option(state, state.offered or state.options(), seat, self.own, chance)
            state.choose(option)
            line.append(option)
        return line

    def copy(self, state: State, seat: int, sweep: int) -> State:
        """The position with the luck of a sweep; it must be copied to be played on."""
        while len(self.copies) <= sweep:
            self.copies.append(self.imagine(state, seat, self.seed(len(self.copies))))
        return self.copies[sweep]

    def seed(self, sweep: int) -> int:
        while len(self.seeds) <= sweep:
            self.seeds.append(self.chance.below(SEEDS))
        return self.seeds[sweep]


def ahead(candidate: Candidate) -> float:
    return candidate.ahead


def mean(candidate: Candidate) -> float:
    return candidate.mean()
