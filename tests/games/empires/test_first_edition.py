"""First-edition rules that do not apply (EMP-26)."""

from typing import cast

from caravela.games.empires.catalog import BUILDER
from caravela.games.empires.state import Empires
from caravela.games.empires.steps.reset import NewOrder, ResetGoods
from caravela.games.empires.steps.specialists import ResolveSpecialists
from tests.games.empires.position import (
    GAME,
    GAME_CATALOG,
    RED,
    YELLOW,
    available,
    good_of,
    new,
    offer_goods,
    on,
    play,
    run,
    stock,
)
from tests.rules import rule

GOLD_COIN, SILVER_COIN = 5, 1


@rule("EMP-26.1")
def test_unsold_goods_are_not_shuffled_back_into_the_pool() -> None:
    state = new()
    offer_goods(state, "fish", "fish", "rice")
    goods_left = sum(state.pool)

    run(state, ResetGoods())

    assert (sum(state.pool), len(state.goods_offered)) == (goods_left - 4, 4)
    assert (state.goods_gone[good_of("fish")], state.goods_gone[good_of("rice")]) == (2, 1)


@rule("EMP-26.2")
def test_the_first_player_starts_with_a_gold_coin_of_5_and_five_silver_coins() -> None:
    state = cast(Empires, GAME.new(4, 3))

    coins = [state.coins[seat] for seat in state.order]

    assert coins == [GOLD_COIN + (5 + place) * SILVER_COIN for place in range(4)]


@rule("EMP-26.3")
def test_the_builder_has_a_space_of_its_own_and_costs_nothing_there() -> None:
    state = new(builders=True)
    on(state, "specialists builder", "red colonist")
    on(state, "specialists captain", "yellow colonist")
    state.coins = [0, 0]

    play(run(state, ResolveSpecialists()), "pass", "take builder")

    assert (available(state, RED)["builder"], state.coins[RED]) == (1, 0)
    assert GAME_CATALOG.school_types.count(BUILDER) == 1


@rule("EMP-26.3")
def test_training_gives_no_builder_for_free() -> None:
    state = new(builders=True)
    on(state, "specialists training", "red colonist")
    state.coins[RED] = 5

    play(run(state, ResolveSpecialists()), "train builder")

    assert (available(state, RED)["builder"], state.coins[RED]) == (1, 0)
    on(state, "specialists training", "red colonist")
    assert run(state, ResolveSpecialists()).is_over


@rule("EMP-26.4")
def test_the_worker_on_initiative_goes_back_to_stock_and_does_not_become_the_order_marker() -> None:
    state = new(3)
    on(state, "initiative", "yellow captain")
    colonists = [stock(state, seat, "colonist") for seat in range(3)]

    run(state, NewOrder())

    assert (state.order, state.initiative) == ((YELLOW, RED, 2), [])
    assert stock(state, YELLOW, "captain") == 5
    assert [stock(state, seat, "colonist") for seat in range(3)] == colonists
