"""Interim and final scoring (MAR-18, MAR-19)."""

from typing import Any, Final

from caravela.games.maracaibo import phrases as say
from caravela.games.maracaibo.catalog import IN_PLAY, INCOMES, REASONS, RESOLVE, SEATS
from caravela.games.maracaibo.scoring import INSTEAD
from caravela.games.maracaibo.state import NONE, PRESTIGE_LUCK, Maracaibo
from caravela.games.maracaibo.steps.cards import add_purchases, buy, invest, why_not_buy, why_not_invest
from caravela.games.maracaibo.steps.free import OwnerDecision
from caravela.games.maracaibo.steps.refill import FILL_ROW, go_on
from caravela.games.maracaibo.steps.story import CheckStories
from caravela.kernel.agenda import SeatStep, Step
from caravela.kernel.carry import Report
from caravela.kernel.phrases import Said, Value
from caravela.kernel.state import having


class ScoreUnreached(Step[Maracaibo]):
    """MAR-15.13, 18.0, 19.0: every assistant that is still open."""

    def run(self, state: Maracaibo) -> None:
        state.pause()
        state.show(say.SCORING, state.round, state.named(state.ended_by))
        for distance in range(state.setup.members):
            seat = (state.ended_by + distance) % state.setup.members
            if seat < state.seats:
                state.score_assistants(seat, (1 << len(state.assistants[seat])) - 1, say.UNUSED)


class AskAll(Step[Maracaibo]):
    """MAR-18.1, 18.10, 27.23: one seat after the other, from the one that has ended the round."""

    def __init__(self, refills: int) -> None:
        self.refills: Final = refills
        """Whether the hand is refilled (MAR-19.1)."""

    def run(self, state: Maracaibo) -> None:
        members = state.setup.members
        for distance in range(members - 1, -1, -1):
            seat = (state.ended_by + distance) % members
            if seat < state.seats:
                if self.refills:
                    state.push(FILL_ROW)
                    state.push(REFILL_AFTER[seat])
                state.push(STEP_ONE[seat])
                state.push(BEGIN_STEP_ONE[seat])


class BeginStepOne(SeatStep[Maracaibo]):
    """MAR-9.25: it counts as a turn of its own."""

    def run(self, state: Maracaibo) -> None:
        state.active = self.who
        state.used = ()
        state.spent = state.sailed = 0


class RefillAfter(SeatStep[Maracaibo]):
    """MAR-18.1, D29: as in Phase C."""

    def run(self, state: Maracaibo) -> None:
        if state.points_chosen >> self.who & 1:
            state.points_chosen ^= 1 << self.who
        else:
            go_on(state, self.who)


class StepOne(OwnerDecision):
    """MAR-18.1, 19.1: buy a card, invest in a prestige building, or take points."""

    offers = (say.SCORE, say.BUY, say.INVEST)

    def options(self, state: Maracaibo) -> list[int]:
        options: list[int] = [say.SCORE.base]
        add_purchases(state, self.who, options)
        return options

    def choose(self, state: Maracaibo, option: int) -> None:
        seat = self.who
        if option == say.SCORE.base:
            state.points_chosen |= 1 << seat
            state.score(seat, INSTEAD, RESOLVE)
            state.tell(say.SCORED_INSTEAD, seat, INSTEAD)
            return
        state.push(END_STEP[seat])
        if option in say.BUY:
            buy(state, seat, say.BUY.of(option))
        else:
            invest(state, seat, say.INVEST.of(option))

    def default(self, state: Maracaibo) -> int:
        return say.SCORE.base

    def prompt(self, state: Maracaibo) -> dict[str, Value]:
        return {"round": state.round, "points": INSTEAD}

    def why_not(self, state: Maracaibo, option: int) -> Said | None:
        if option in say.BUY:
            return why_not_buy(state, self.who, say.BUY.of(option))
        return why_not_invest(state, self.who, say.INVEST.of(option)) if option in say.INVEST else None


class EndStep(OwnerDecision):
    """MAR-23.14, D77: drills after the purchase, as long as there are any."""

    offers = (say.DONE,)

    def options(self, state: Maracaibo) -> list[int]:
        return [say.DONE.base]

    def choose(self, state: Maracaibo, option: int) -> None:
        pass

    def usual(self, state: Maracaibo) -> int:
        return say.DONE.base


class PayIncome(Step[Maracaibo]):
    """MAR-18.2, 18.3, 27.14"""

    def run(self, state: Maracaibo) -> None:
        state.pause()
        members = state.setup.members
        for distance in range(members):
            who = (state.ended_by + distance) % members
            if who < state.seats:
                doubloons, points = state.doubloon_income[who], state.points_income[who]
                state.doubloons[who] += doubloons
                state.score(who, points, INCOMES)
                state.tell(say.INCOME_PAID, who, doubloons, points)
                state.show(say.INCOMES, who, doubloons, points)
            else:
                points = state.ana_income()
                state.score(who, points, INCOMES)
                state.tell(say.ANA_INCOME, state.named(who), points)
                state.show(say.INCOMES, state.named(who), 0, points)


class ClearMarkets(Step[Maracaibo]):
    """MAR-18.4, 18.5, 18.11: delivered discs leave the game, a new row is laid out."""

    def run(self, state: Maracaibo) -> None:
        state.market = (0,) * len(state.market)
        state.tell(say.MARKETS_CLEARED)
        state.discarded = state.discarded + tuple([card for card in state.row if card != NONE])
        state.row = (NONE,) * len(state.row)
        state.fill_row()


class RevealPrestige(Step[Maracaibo]):
    """MAR-2.10, 18.6: the next prestige building."""

    def run(self, state: Maracaibo) -> None:
        place = state.round
        number = state.draw(PRESTIGE_LUCK, len(state.prestige_bag))
        building = state.prestige_bag[number]
        state.prestige_bag = state.prestige_bag[:number] + state.prestige_bag[number + 1 :]
        state.prestige = having(state.prestige, place, building)
        state.tell(say.PRESTIGE_REVEALED, building)


class ShipsHome(Step[Maracaibo]):
    """MAR-18.8, 18.9: all ships return, the left neighbour of who has ended the round begins."""

    def run(self, state: Maracaibo) -> None:
        for who in range(state.setup.members):
            state.ship[who] = state.catalog.havana
        state.opener = (state.ended_by + 1) % state.setup.members
        state.tell(say.SHIPS_HOME)


class TellResult(Report):
    """MAR-19.11: what counts at the end, reason by reason, and how the game ended."""

    def report(self, state: Maracaibo) -> None:
        state.tell(say.FINAL)
        state.show(say.END)
        scores = state.scores()
        ids = state.catalog.prestige_ids
        for who in range(state.setup.members):
            name = state.named(who)
            for reason, points in state.score_pad(who).items():
                if points and reason in ids:
                    state.tell(say.FINAL_PRESTIGE, name, ids.index(reason), points)
                elif points and REASONS.index(reason) >= IN_PLAY:
                    state.tell(say.FINAL_REASON, name, REASONS.index(reason), points)
            state.show(say.RESULT, name, scores[who])
        if not state.setup.solo:
            for seat in state.winners():
                state.tell(say.WINNER, seat, scores[seat])
        elif scores[0] > scores[1]:
            state.tell(say.VICTORY, 0, state.named(1), scores[0], scores[1])
        elif scores[0] == scores[1]:
            state.tell(say.DRAWN, 0, state.named(1), scores[0])
        else:
            state.tell(say.DEFEAT, 0, state.named(1), scores[0], scores[1])


STEP_ONE: Final = [StepOne(seat) for seat in range(len(SEATS))]
END_STEP: Final = [EndStep(seat) for seat in range(len(SEATS))]
BEGIN_STEP_ONE: Final = [BeginStepOne(seat) for seat in range(len(SEATS))]
REFILL_AFTER: Final = [RefillAfter(seat) for seat in range(len(SEATS))]
INTERIM: Final[list[Step[Any]]] = [
    ShipsHome(),
    CheckStories(),
    RevealPrestige(),
    ClearMarkets(),
    PayIncome(),
    AskAll(1),
    ScoreUnreached(),
]
"""The steps of an interim scoring, the last one first."""
FINAL: Final[list[Step[Any]]] = [TellResult(), CheckStories(), AskAll(0), ScoreUnreached()]
