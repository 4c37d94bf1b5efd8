"""Trade Goods (EMP-9)."""

from typing import Final

from caravela.games.empires import phrases as say
from caravela.games.empires.catalog import TRADE, TYPES
from caravela.games.empires.state import Empires
from caravela.games.empires.steps.between import ask_between
from caravela.games.empires.steps.looks import ASIDE
from caravela.kernel.agenda import NONE, Decision, Step
from caravela.kernel.phrases import Said


class ResolveTrade(Step[Empires]):
    """EMP-9.1, 9.2: worker after worker, while goods are left."""

    def __init__(self, resolved: int = 0) -> None:
        self.resolved: Final = resolved

    def run(self, state: Empires) -> None:
        if state.trade and state.goods_offered:
            state.push(self if self.resolved else ResolveTrade(1))
            state.push(TakeGood())
            if self.resolved:
                ask_between(state, TRADE)
            return
        for figure in state.trade:
            state.to_stock(figure)
        state.trade.clear()


class TakeGood(Decision[Empires]):
    """EMP-9.1: one of the goods still lying there."""

    offers = (say.TAKE_GOOD, say.PASS)
    beside = ASIDE

    def seat(self, state: Empires) -> int:
        return state.trade[0] // TYPES

    def options(self, state: Empires) -> list[int]:
        options: list[int] = []
        for good in state.goods_offered:
            option = say.TAKE_GOOD.at(good)
            if option not in options:
                options.append(option)
        options.append(say.PASS.base)
        return options

    def choose(self, state: Empires, option: int) -> None:
        figure = state.trade.pop(0)
        state.to_stock(figure)
        if option != say.PASS.base:
            take_good(state, figure // TYPES, say.TAKE_GOOD.of(option))

    def usual(self, state: Empires) -> int:
        """Of one kind only, it is taken."""
        options = self.options(state)
        return options[0] if len(options) == 2 else NONE

    def why_not(self, state: Empires, option: int) -> Said | None:
        return say.NOT_ON_OFFER.said()


def take_good(state: Empires, seat: int, good: int) -> None:
    """A good on offer becomes a player's."""
    state.goods_offered.remove(good)
    state.goods[seat * len(state.catalog.goods) + good] += 1
    state.tell(say.GOOD_TAKEN, seat, good)
