"""Trade Goods (EMP-9)."""

from caravela.games.empires.catalog import TRADE
from caravela.games.empires.steps.events import BeforeEvent
from caravela.games.empires.steps.income import Income
from caravela.games.empires.steps.reset import ResetGoods
from caravela.games.empires.steps.trade import ResolveTrade
from tests.games.empires.position import (
    GAME_CATALOG,
    RED,
    YELLOW,
    give_goods,
    give_nation,
    goods,
    new,
    offer_goods,
    on,
    play,
    run,
    stock,
)
from tests.rules import rule


@rule("EMP-9.1")
def test_each_worker_in_turn_takes_one_of_the_goods_still_lying_there() -> None:
    state = new()
    offer_goods(state, "sugar", "fur", "rice", "sugar")
    on(state, "trade", "yellow colonist", "red colonist", "yellow colonist")

    run(state, ResolveTrade())
    first = state.texts()
    play(state, "take sugar")
    second = state.texts()
    play(state, "take rice", "take sugar")

    assert first == ["take sugar", "take fur", "take rice", "pass"]
    assert second == ["take fur", "take rice", "take sugar", "pass"]
    assert goods(state, YELLOW) == {"sugar": 2}
    assert goods(state, RED) == {"rice": 1}
    assert [GAME_CATALOG.goods[good] for good in state.goods_offered] == ["fur"]


@rule("EMP-9.1")
def test_four_goods_lie_there_at_the_start_of_the_round() -> None:
    state = new()
    on(state, "trade", "red colonist", "red colonist", "red colonist")
    run(state, ResolveTrade(), ResetGoods())

    play(state, state.texts()[0], "pass", "pass")

    assert len(state.goods_offered) == 4


@rule("EMP-9.2")
def test_if_no_good_is_left_the_worker_gets_nothing() -> None:
    state = new()
    offer_goods(state, "fur")
    on(state, "trade", "red soldier", "yellow merchant")

    run(state, ResolveTrade())
    play(state, "take fur")

    assert state.is_over
    assert goods(state, YELLOW) == {}
    assert (stock(state, RED, "soldier"), stock(state, YELLOW, "merchant")) == (10, 5)
    assert state.trade == []


@rule("EMP-9.3")
def test_goods_are_kept_and_not_spent_by_income() -> None:
    state = new()
    give_goods(state, RED, rice=3)

    run(state, Income(), ResetGoods(), Income())

    assert goods(state, RED) == {"rice": 3}
    assert state.coins[RED] == 10 + 3 + 3


@rule("EMP-X30")
def test_after_france_has_taken_a_good_the_fourth_worker_gets_nothing() -> None:
    state = new(nations="random")
    state.round = 1
    give_nation(state, RED, "france")
    give_nation(state, YELLOW, "spain")
    offer_goods(state, "sugar", "fur", "rice", "gold")
    on(state, "trade", "yellow colonist", "yellow colonist", "yellow colonist", "yellow merchant")

    run(state, BeforeEvent(TRADE), ResolveTrade())
    play(state, "use france sugar", "take fur", "take rice", "take gold")

    assert state.is_over
    assert goods(state, RED) == {"sugar": 1}
    assert goods(state, YELLOW) == {"fur": 1, "rice": 1, "gold": 1}
    assert stock(state, YELLOW, "merchant") == 5
