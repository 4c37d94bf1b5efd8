"""Phase 3: income (EMP-15)."""

from typing import Final

from caravela.games.empires.catalog import ROUNDS, SEATS
from caravela.games.empires.scoring import set_income
from caravela.games.empires.state import Empires
from caravela.kernel.agenda import SeatDecision, Step
from caravela.kernel.state import replaced


class Income(Step[Empires]):
    """EMP-15.1, 15.13: the sets of all players, then what tiles pay in this phase."""

    def run(self, state: Empires) -> None:
        kinds = len(state.catalog.goods)
        for seat in range(state.seats):
            ships = state.ships[seat] - state.sailing[seat]  # EMP-15.7
            coins = set_income(state.goods, seat * kinds, (seat + 1) * kinds, ships)
            state.gain(seat, coins)
            if state.round == ROUNDS:
                state.economy = replaced(state.economy, seat, coins)  # EMP-15.11
            if state.listener is not None:
                state.tell("income", {"seat": SEATS[seat], "coins": coins})
        for place in range(state.seats - 1, -1, -1):
            seat = state.order[place]
            for tile in state.purchases:
                if state.tile_owner[tile] == seat:
                    for effect in state.catalog.tiles[tile].income:
                        effect.apply(state, seat, tile)


class NameGood(SeatDecision[Empires]):
    """EMP-21.48: the owner names one of the goods in the bit mask and is paid for each of it."""

    def __init__(self, seat: int, coins: int, goods: int) -> None:
        super().__init__(seat)
        self.coins: Final = coins
        self.goods: Final = goods

    def facts(self) -> list[int]:
        return [self.who, self.coins, self.goods]

    def options(self, state: Empires) -> list[int]:
        return [good for good in range(len(state.catalog.goods)) if self.goods >> good & 1]

    def text(self, state: Empires, option: int) -> str:
        return f"name {state.good_name(option)}"

    def choose(self, state: Empires, option: int) -> None:
        pay_per_good(state, self.who, self.coins, option)

    def prompt(self, state: Empires) -> dict[str, str | int]:
        return {"coins": self.coins}


def pay_per_good(state: Empires, seat: int, coins: int, good: int) -> None:
    earned = coins * state.good_count(seat, good)
    state.gain(seat, earned)
    if state.listener is not None:
        state.tell("coins-per-good", {"seat": SEATS[seat], "coins": earned, "good": state.good_name(good)})
