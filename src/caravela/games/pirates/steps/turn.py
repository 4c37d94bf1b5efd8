"""Rounds, turns, income and the end (PIR-3, PIR-19, PIR-20)."""

from typing import Any, Final

from caravela.games.pirates import phrases as say
from caravela.games.pirates.catalog import DOWN_LOCATION, IN_PLAY, REASONS, ROUNDS, RUBIES, SEATS, START
from caravela.games.pirates.state import NOBODY, Pirates
from caravela.games.pirates.steps.jordan import JORDAN_TURN
from caravela.games.pirates.steps.sailing import BeginMove
from caravela.games.pirates.steps.timing import ALL_SQUARES, END_TURN
from caravela.kernel.agenda import Step
from caravela.kernel.carry import Report
from caravela.kernel.state import having


class StartRound(Step[Pirates]):
    """PIR-3.1, 3.8"""

    def run(self, state: Pirates) -> None:
        state.round += 1
        state.arrived = NOBODY
        state.active = (state.opener - 1) % state.setup.members
        state.push(END_ROUND)
        state.push(NEXT_TURN)
        state.tell(say.ROUND_STARTED, state.round, state.named(state.opener))
        state.show(say.NEW_ROUND, state.round)


class NextTurn(Step[Pirates]):
    """PIR-3.2, 3.4 to 3.6: the next one, until the round is over."""

    def run(self, state: Pirates) -> None:
        if state.arrived != NOBODY and (state.round < ROUNDS or state.active == state.last):
            return
        state.active = (state.active + 1) % state.setup.members
        state.used = (0,) * len(state.used)
        state.leftover = ()
        state.sold = 0
        state.push(self)
        if state.active < state.seats:
            state.agenda.extend(TURNS[state.active])
        else:
            state.push(JORDAN_TURN)


class EndRound(Step[Pirates]):
    """PIR-19.2 to 19.5, 28.3: income; ships go back, or the final scoring follows."""

    def run(self, state: Pirates) -> None:
        if state.round < ROUNDS:
            state.push(START_ROUND)
        else:
            state.agenda.extend(FINAL)
        state.tell(say.ROUND_ENDED, state.round, state.named(state.arrived))
        state.pause()
        state.pay_income()
        if state.setup.fog_locations:
            thicken(state)
        state.show(say.INCOMES, state.round)
        if state.round < ROUNDS:
            state.opener = (state.arrived + 1) % state.setup.members
            for who in range(state.setup.members):
                state.ship[who] = START
            state.tell(say.SHIPS_BACK)


def thicken(state: Pirates) -> None:
    """PIR-28.3: another doubloon on every Location that still lies face down."""
    places = [place for place in range(len(state.cards)) if state.cards[place] == DOWN_LOCATION]
    for place in places:
        state.coins = having(state.coins, place, state.coins[place] + state.catalog.fog_doubloons)
    if places:
        state.tell(say.FOG_GROWS, len(places), state.catalog.fog_doubloons)


class ExchangeRubies(Step[Pirates]):
    """PIR-D56: what is still held once the Ruby Market is full."""

    def run(self, state: Pirates) -> None:
        if state.ruby_market != ALL_SQUARES:
            return
        for seat in range(state.seats):
            count = state.rubies[seat]
            if count:
                points = count * state.catalog.ruby_points
                state.rubies[seat] = 0
                state.score(seat, points, RUBIES)
                state.tell(say.RUBIES_EXCHANGED, seat, count, points)


class FinalScoring(Report):
    """PIR-20.1 to 20.9: what the final scoring adds, by reason."""

    def report(self, state: Pirates) -> None:
        state.tell(say.FINAL)
        for who in range(state.setup.members):
            if who < state.seats:
                for quest in state.hands[who]:
                    state.tell(say.QUEST_SCORED, who, quest, state.quest_points(who, quest))
            pad = state.score_pad(who, True)
            for reason in range(IN_PLAY, len(REASONS)):
                points = pad.get(REASONS[reason], 0)
                if points:
                    state.tell(say.FINAL_REASON, state.named(who), reason, points)
        state.show(say.END)


class Result(Report):
    """PIR-20.10, 26.28"""

    def report(self, state: Pirates) -> None:
        totals = [sum(state.score_pad(who, True).values()) for who in range(state.setup.members)]
        order = sorted(range(len(totals)), key=lambda who: totals[who])
        for who in order:
            state.show(say.RESULT, state.named(who), totals[who])
        if state.setup.solo:
            won = totals[0] > totals[1]
            state.tell(say.VICTORY if won else say.DEFEAT, 0, totals[0], totals[1])
        else:
            best = max([(totals[seat], state.buried(seat)) for seat in range(state.seats)])
            for seat in range(state.seats):
                if (totals[seat], state.buried(seat)) == best:
                    state.tell(say.WINNER, seat, totals[seat])


NEXT_TURN: Final = NextTurn()
START_ROUND: Final = StartRound()
END_ROUND: Final = EndRound()
FINAL: Final[list[Step[Any]]] = [Result(), FinalScoring(), ExchangeRubies()]
TURNS: Final[list[list[Step[Any]]]] = [[END_TURN[seat], BeginMove(seat)] for seat in range(len(SEATS))]
"""The steps of a turn, the last one first."""
