"""What greedy thinks Empires is about: what is at stake in the events, and what a purchase still brings."""

from caravela.games.empires.steps.buildings import ResolveBuildings
from caravela.games.empires.worth import market_worth, pending_worth, site_worth
from tests.games.empires.position import RED, YELLOW, give_goods, new, offer, offer_goods, on, run
from tests.games.empires.position import play as choose


def test_a_worker_at_trade_goods_is_worth_what_the_goods_would_add() -> None:
    state = new()
    on(state, "trade", "red colonist")
    offer_goods(state, "sugar", "coffee")
    before = market_worth(state, RED)

    give_goods(state, RED, sugar=2)

    assert market_worth(state, RED) > before + 2


def test_whoever_comes_first_gets_the_better_good() -> None:
    state = new()
    give_goods(state, RED, sugar=2)
    give_goods(state, YELLOW, sugar=2)
    offer_goods(state, "sugar", "coffee")
    on(state, "trade", "red colonist", "yellow colonist")

    assert market_worth(state, RED) > market_worth(state, YELLOW) + 1


def test_a_worker_at_capital_buildings_is_worth_what_lies_there_and_can_be_paid() -> None:
    state = new()
    on(state, "buildings", "red colonist")
    state.coins[RED] = 10
    offer(state, "trading_post")
    poor = site_worth(state, RED)
    offer(state, "trading_post", "monastery")

    assert site_worth(state, RED) >= poor > 0
    state.coins[RED] = 0
    assert site_worth(state, RED) == 0


def test_what_a_purchase_still_lets_one_do_counts() -> None:
    state = new()
    on(state, "buildings", "red colonist")
    state.coins[RED] = 20
    offer(state, "overpopulation")
    run(state, ResolveBuildings())

    choose(state, "buy overpopulation")

    assert type(state.decision).__name__ == "PlaceColonists"
    assert pending_worth(state, RED) > 0
