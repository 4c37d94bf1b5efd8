"""Trade Goods (EMP-9)."""

from caravela.games.empires.catalog import SEATS, TYPES
from caravela.games.empires.state import Empires
from caravela.kernel.agenda import PASS, Decision, Step


class ResolveTrade(Step[Empires]):
    """EMP-9.1, 9.2: worker after worker, while goods are left."""

    def run(self, state: Empires) -> None:
        if state.trade and state.goods_offered:
            state.push(self)
            state.push(TakeGood())
            return
        for figure in state.trade:
            state.to_stock(figure)
        state.trade.clear()


class TakeGood(Decision[Empires]):
    """EMP-9.1: one of the goods still lying there."""

    def seat(self, state: Empires) -> int:
        return state.trade[0] // TYPES

    def options(self, state: Empires) -> list[int]:
        options: list[int] = []
        for good in state.goods_offered:
            if good not in options:
                options.append(good)
        options.append(PASS)
        return options

    def text(self, state: Empires, option: int) -> str:
        return "pass" if option == PASS else f"take {state.good_name(option)}"

    def choose(self, state: Empires, option: int) -> None:
        figure = state.trade.pop(0)
        seat = figure // TYPES
        state.to_stock(figure)
        if option == PASS:
            return
        state.goods_offered.remove(option)
        state.goods[seat * len(state.catalog.goods) + option] += 1
        if state.listener is not None:
            state.tell("good-taken", {"seat": SEATS[seat], "good": state.good_name(option)})
