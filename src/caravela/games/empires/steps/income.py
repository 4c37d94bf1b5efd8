"""Phase 3: income (EMP-15)."""

from typing import Final

from caravela.games.empires import phrases as say
from caravela.games.empires.catalog import ROUNDS, Catalog
from caravela.games.empires.effect import GOODS, EmpiresEffect
from caravela.games.empires.scoring import set_income
from caravela.games.empires.state import AFTER_EVENTS, Empires
from caravela.games.empires.steps.looks import LaterDecision
from caravela.kernel.agenda import Step
from caravela.kernel.content import Entry
from caravela.kernel.phrases import Said


def income_of(state: Empires, seat: int) -> int:
    """EMP-15.7, 15.8: what the sets of a player pay as they stand."""
    kinds = len(state.catalog.goods)
    return set_income(state.goods, seat * kinds, (seat + 1) * kinds, state.ships[seat] - state.sailing[seat])


class Income(Step[Empires]):
    """EMP-15.1, 15.13: the sets of all players, then what tiles pay in this phase."""

    def run(self, state: Empires) -> None:
        state.phase = AFTER_EVENTS
        state.incomes = state.round
        state.tell(say.ROUND_ENDS, state.round)
        incomes = [income_of(state, seat) for seat in range(state.seats)]
        for seat in range(state.seats):
            state.gain(seat, incomes[seat])
            state.tell(say.INCOME_PAID, seat, incomes[seat])
        if state.round == ROUNDS:
            state.economy = tuple(incomes)  # EMP-15.11
        for place in range(state.seats - 1, -1, -1):
            seat = state.order[place]
            for tile in state.purchases:
                if state.tile_owner[tile] == seat:
                    building = state.catalog.tiles[tile]
                    for effect in building.income:
                        state.tell(say.BENEFIT, seat, building.number)
                        effect.apply(state, seat, tile)
        state.show(say.SEE_INCOME)


class GainCoinsPerGood(EmpiresEffect):
    """Coins for each own good of a type; of several types the owner names one."""

    verb = "gain_coins_per_good"
    icon = "i-coins"
    measure = "coins"
    uses = GOODS

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.goods = entry.several_of("goods", catalog.goods)
        names = [catalog.goods[good] for good in self.goods]
        self.facts |= {"good": names[0], "good2": names[-1], "kinds": len(names)}

    def apply(self, state: Empires, seat: int, source: int) -> None:
        owned = [good for good in self.goods if state.good_count(seat, good)]
        if len(owned) == 1:
            pay_per_good(state, seat, self.amount, owned[0])
        elif owned:
            state.push(NameGood(seat, self.amount, sum([1 << good for good in owned])))


class NameGood(LaterDecision):
    """EMP-21.48: the owner names one of the goods in the bit mask and is paid for each of it."""

    offers = (say.NAME,)
    tells = ("coins",)

    def __init__(self, seat: int, coins: int, goods: int) -> None:
        super().__init__(seat)
        self.coins: Final = coins
        self.goods: Final = goods

    def options(self, state: Empires) -> list[int]:
        return [say.NAME.at(good) for good in range(len(state.catalog.goods)) if self.goods >> good & 1]

    def choose(self, state: Empires, option: int) -> None:
        pay_per_good(state, self.who, self.coins, say.NAME.of(option))

    def usual(self, state: Empires) -> int:
        """What pays more."""
        return max(self.options(state), key=lambda option: state.good_count(self.who, say.NAME.of(option)))

    def why_not(self, state: Empires, option: int) -> Said | None:
        return say.NO_GOODS.said(say.NAME.of(option))


def pay_per_good(state: Empires, seat: int, coins: int, good: int) -> None:
    earned = coins * state.good_count(seat, good)
    state.gain(seat, earned)
    state.tell(say.PAID_PER_GOOD, seat, earned, good)
