"""The turn: one main action, free actions around it (SMA-3)."""

from typing import Final

from caravela.games.santa_maria import phrases as say
from caravela.games.santa_maria.catalog import REASONS, SEATS, YEARS
from caravela.games.santa_maria.grid import SIZE
from caravela.games.santa_maria.state import NOWHERE, SantaMaria
from caravela.games.santa_maria.steps import activate, expand, retire
from caravela.games.santa_maria.steps.free import TurnDecision
from caravela.games.santa_maria.steps.year_end import YEAR_END
from caravela.kernel.agenda import Step
from caravela.kernel.carry import Report
from caravela.kernel.phrases import Said, Value


class StartYear(Step[SantaMaria]):
    """SMA-3.1: turns clockwise from the starting player; after the third year the game is over (SMA-12.7)."""

    def run(self, state: SantaMaria) -> None:
        if state.year == YEARS:
            state.push(TellResult())
            return
        state.year += 1
        state.active = (state.first - 1) % state.seats
        state.push(self)
        state.agenda.extend(YEAR_END[::-1])
        state.push(NEXT_TURN)
        state.tell(say.YEAR_STARTED, state.year, state.first)  # once the year lies ahead: without an agenda all is open
        state.show(say.NEW_YEAR, state.year)


class TellResult(Report):
    """SMA-13.13, 16.4, 16.5: what counts at the end, reason by reason, and how the game ended."""

    def report(self, state: SantaMaria) -> None:
        state.tell(say.FINAL)
        state.show(say.END)
        scores = state.scores()
        for seat in range(state.seats):
            for reason, points in state.score_pad(seat).items():
                if points and reason in state.catalog.bishop_ids:
                    state.tell(say.FINAL_BISHOP, seat, state.catalog.bishop_ids.index(reason), points)
                elif points and reason != "play":
                    state.tell(say.FINAL_REASON, seat, REASONS.index(reason), points)
            state.show(say.SCORE, seat, scores[seat])
        winners = state.winners()
        if not state.setup.solo:
            for seat in winners:
                state.tell(say.WINNER, seat, scores[seat])
            return
        for feat in state.feats():
            state.tell(say.FEAT_REACHED, 0, state.catalog.feats.index(feat))
        state.tell(say.VICTORY if winners else say.DEFEAT, 0, scores[0])


class NextTurn(Step[SantaMaria]):
    """SMA-3.5, 3.7 to 3.9: the next seat that has not retired; when all have, the year ends."""

    def run(self, state: SantaMaria) -> None:
        seats = state.seats
        for distance in range(1, seats + 1):
            seat = (state.active + distance) % seats
            if state.retired[seat] < 0:
                state.active = seat
                state.push(self)
                state.push(END_TURN[seat])
                state.push(CHOOSE_ACTION[seat])
                return
        state.active = NOWHERE


class ChooseAction(TurnDecision):
    """SMA-3.2: expand, activate a territory, activate a line, or retire."""

    offers = (say.EXPAND, say.ACTIVATE, say.WHITE, say.BLUE, say.RETIRE)

    def options(self, state: SantaMaria) -> list[int]:
        seat = self.who
        options: list[int] = []
        expand.add_expansions(state, seat, options)
        activate.add_single_activations(state, seat, options)
        activate.add_white_dice(state, seat, options)
        activate.add_blue_dice(state, seat, options)
        retire.add_retire_spaces(state, options)  # SMA-3.6
        return options

    def choose(self, state: SantaMaria, option: int) -> None:
        seat = self.who
        if option in say.WHITE:
            value, line = say.WHITE.of(option)
            activate.take_die(state, seat, activate.WHITES, value, line)
        elif option in say.BLUE:
            value, line = say.BLUE.of(option)
            activate.take_die(state, seat, activate.BLUES, value, line)
        elif option in say.ACTIVATE:
            activate.activate_single(state, seat, option - say.ACTIVATE.base)
        elif option in say.EXPAND:
            expand.expand(state, seat, say.EXPAND.of(option))
        else:
            retire.retire(state, seat, say.RETIRE.of(option))

    def default(self, state: SantaMaria) -> int:
        """Who is absent retires."""
        spaces: list[int] = []
        retire.add_retire_spaces(state, spaces)
        return spaces[0]

    def prompt(self, state: SantaMaria) -> dict[str, Value]:
        return {"year": state.year, "coins": state.coins[self.who]}

    def why_not(self, state: SantaMaria, option: int) -> Said | None:
        seat = self.who
        if option in say.WHITE:
            value, line = say.WHITE.of(option)
            return activate.why_no_line(state, seat, activate.WHITES, value, line)
        if option in say.BLUE:
            value, line = say.BLUE.of(option)
            return activate.why_no_line(state, seat, activate.BLUES, value, line)
        if option in say.ACTIVATE:
            row, column = say.ACTIVATE.of(option)
            return activate.why_no_activation(state, seat, row * SIZE + column)
        if option in say.EXPAND:
            return expand.why_no_expansion(state, seat, say.EXPAND.of(option))
        return say.TAKEN.said(state.retired.index(say.RETIRE.of(option)))

    def warning(self, state: SantaMaria, option: int) -> Said | None:
        """SMA-7.5, 10.2: what is activated can't do anything."""
        seat = self.who
        if option in say.WHITE:
            cells = activate.line_cells(state, seat, activate.WHITES, say.WHITE.of(option)[1])
        elif option in say.BLUE:
            cells = activate.line_cells(state, seat, activate.BLUES, say.BLUE.of(option)[1])
        elif option in say.ACTIVATE:
            cells = 1 << option - say.ACTIVATE.base
        elif option in say.RETIRE:
            effects = state.catalog.rests[say.RETIRE.of(option)].effects
            return None if any(effect.can_apply(state, seat) for effect in effects) else say.NO_EFFECT.said()
        else:
            return None
        return None if activate.does_anything(state, seat, cells) else say.NO_EFFECT.said()


class EndTurn(TurnDecision):
    """SMA-3.4, 20.7, 20.10: free actions after the main action, as long as there are any, until the player says so."""

    offers = (say.DONE,)

    def options(self, state: SantaMaria) -> list[int]:
        return [say.DONE.base]

    def choose(self, state: SantaMaria, option: int) -> None:
        pass

    def usual(self, state: SantaMaria) -> int:
        return say.DONE.base


NEXT_TURN: Final = NextTurn()
CHOOSE_ACTION: Final = [ChooseAction(seat) for seat in range(len(SEATS))]
END_TURN: Final = [EndTurn(seat) for seat in range(len(SEATS))]
