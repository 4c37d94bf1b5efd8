"""The end of a year, in its order (SMA-12)."""

from typing import Any, Final

from caravela.games.santa_maria import phrases as say
from caravela.games.santa_maria.catalog import REST_SPACES, YEARS
from caravela.games.santa_maria.grid import CELLS
from caravela.games.santa_maria.state import BLUE_DIE, WHITE_DIE, SantaMaria
from caravela.games.santa_maria.steps.layout import lay_out_expansions, roll_blue, roll_white
from caravela.kernel.agenda import Step


class ScoreConquest(Step[SantaMaria]):
    """SMA-12.1 to 12.4, solo 16.2"""

    def run(self, state: SantaMaria) -> None:
        state.tell(say.YEAR_ENDED, state.year)
        points = state.conquest_points()
        place = 0
        for seat in state.ranking:
            gained = points[seat]
            if gained:
                place += 1
                state.points[seat] += gained
                if state.setup.solo:
                    state.tell(say.TREE_PASSED, seat, gained)
                else:
                    state.tell(say.CONQUEST_SCORED, seat, place, gained)
                state.show(say.CONQUEST, state.year, seat, gained)


class ClearYear(Step[SantaMaria]):
    """SMA-12.5, 12.6: conquistadors go back, coins and dice leave the territories; limits and prices start anew."""

    def run(self, state: SantaMaria) -> None:
        for seat in range(state.seats):
            state.conquest[seat] = 0
            for cell in range(CELLS):
                thing = state.cover[seat * CELLS + cell]
                if thing > BLUE_DIE:
                    state.blue[state.blue_places(seat) + thing - BLUE_DIE - 1] += 1  # SMA-D14
                elif thing > WHITE_DIE:
                    state.white[thing - WHITE_DIE - 1] += 1
            state.covered[seat] = 0
            state.uses[seat] = 0
            state.white_taken[seat] = 0
            state.blue_taken[seat] = 0
        state.ranking = [(state.opener + place) % state.seats for place in range(state.seats)]
        state.cover = [0] * (CELLS * state.seats)


class NewYear(Step[SantaMaria]):
    """SMA-12.8 to 12.14: new tiles and dice, and who starts; nothing of it after the last year (SMA-12.7)."""

    def run(self, state: SantaMaria) -> None:
        if state.year == YEARS:
            return
        state.discarded = state.discarded + state.offer
        lay_out_expansions(state)
        roll_white(state)
        roll_blue(state)
        nearest = REST_SPACES
        for seat in range(state.seats):
            if state.retired[seat] < nearest:
                nearest = state.retired[seat]
                state.first = seat  # SMA-12.11
            state.retired[seat] = -1


YEAR_END: Final[list[Step[Any]]] = [ScoreConquest(), ClearYear(), NewYear()]
