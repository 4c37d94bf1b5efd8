"""Phase 5: resetting the board (EMP-17)."""

import pytest

from caravela.games.empires.catalog import SEATS
from caravela.games.empires.state import Empires
from caravela.games.empires.steps.reset import ResetBuildings, ResetGoods
from caravela.games.empires.steps.specialists import ResolveSpecialists
from caravela.kernel.state import having
from tests.games.empires.position import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    available,
    give_goods,
    give_ships,
    good_of,
    new,
    offer,
    offer_goods,
    on,
    own,
    play,
    put,
    run,
    run_from,
    set_available,
    set_stock,
    stock,
)
from tests.rules import rule

GOODS = 11


def reset(state: Empires, number: int) -> Empires:
    """Phase 5 of a round, up to its first decision or that of the next round."""
    state.round = number
    return run_from(state, ResetGoods)


def offered(state: Empires) -> list[str]:
    return [state.catalog.tiles[tile].id for tile in state.offer]


def sell_out(state: Empires) -> None:
    """Red owns everything on offer."""
    for tile in state.offer:
        state.tile_owner = having(state.tile_owner, tile, RED)
        state.purchases = (*state.purchases, tile)
    state.offer.clear()


# -- goods and the ship ------------------------------------------------------------------------------------------------


@rule("EMP-17.1", "EMP-26.1")
def test_goods_left_at_trade_goods_leave_the_game_and_four_new_ones_come_from_the_pool() -> None:
    state = new()
    offer_goods(state, "sugar", "sugar", "fur")
    before = state.pool[:]

    reset(state, 1)

    assert {good: count for good, count in enumerate(state.goods_gone) if count} == {
        good_of("sugar"): 2,
        good_of("fur"): 1,
    }
    assert len(state.goods_offered) == 4
    drawn = [state.goods_offered.count(good) for good in range(GOODS)]
    assert state.pool == [count - new_ones for count, new_ones in zip(before, drawn, strict=True)]


@rule("EMP-17.2")
def test_a_pool_of_fewer_than_four_goods_is_laid_out_whole() -> None:
    state = new()
    offer_goods(state)
    counts = dict(zip(state.catalog.goods, state.pool, strict=True))
    give_goods(state, RED, **counts | {"rice": counts["rice"] - 2, "fish": counts["fish"] - 1})

    reset(state, 1)

    assert sorted(state.goods_offered) == [good_of("fish"), good_of("rice"), good_of("rice")]
    assert sum(state.pool) == 0


@rule("EMP-17.3")
def test_a_ship_from_the_supply_comes_where_merchant_shipping_is_empty() -> None:
    state = new()
    state.ship_offered = 0
    state.ships[YELLOW] += 1

    reset(state, 1)

    assert (state.ship_offered, state.ship_supply) == (1, 6)


@rule("EMP-17.3", "EMP-10.3")
def test_a_ship_that_nobody_took_stays_alone() -> None:
    state = new()

    reset(state, 1)

    assert (state.ship_offered, state.ship_supply) == (1, 7)


@rule("EMP-17.3", "EMP-2.4")
def test_no_ship_comes_out_of_an_empty_supply() -> None:
    state = new()
    give_ships(state, RED, 7)
    state.ship_offered = 0
    state.ships[YELLOW] += 1

    reset(state, 1)

    assert (state.ship_offered, state.ship_supply) == (0, 0)


# -- buildings ---------------------------------------------------------------------------------------------------------


@rule("EMP-17.4")
@pytest.mark.parametrize(
    ("number", "unsold", "age"),
    [
        (1, ["navigator", "monastery"], 0),
        (2, ["navigator", "monastery"], 0),
        (4, ["taxation", "fortress"], 1),
        (5, ["taxation", "fortress"], 1),
        (7, ["navy", "factory"], 2),
    ],
)
def test_unsold_buildings_stay_and_the_offer_is_filled_up_from_the_stack_of_the_age(
    number: int, unsold: list[str], age: int
) -> None:
    state = new()
    offer(state, *unsold)
    before = sorted([*state.stacks[age], *state.offer])

    reset(state, number)

    assert offered(state)[:2] == unsold
    assert len(state.offer) == 5
    assert sorted([*state.stacks[age], *state.offer]) == before
    assert state.tiles_gone == 0


@rule("EMP-17.5")
@pytest.mark.parametrize(("number", "age", "unsold"), [(3, 0, "navigator"), (6, 1, "fortress")])
def test_an_age_that_ends_takes_its_unsold_tiles_and_stack_along(number: int, age: int, unsold: str) -> None:
    state = new()
    offer(state, unsold)
    left = 1 + len(state.stacks[age])
    next_age = list(state.stacks[age + 1])

    reset(state, number)

    assert state.stacks[age] == ()
    assert state.tiles_gone == left
    assert len(state.offer) == 5
    assert sorted([*state.offer, *state.stacks[age + 1]]) == sorted(next_age)


@rule("EMP-X25")
def test_at_the_end_of_round_3_the_rest_of_age_i_goes_and_five_tiles_of_age_ii_appear() -> None:
    state = new(building_set="all", builders=True)
    offer(state, "navigator", "magellan")

    reset(state, 3)

    assert state.tiles_gone == 20
    assert [state.catalog.tiles[tile].age for tile in state.offer] == [1] * 5
    assert [len(stack) for stack in state.stacks] == [0, 17, 15]


@rule("EMP-X26")
def test_at_the_end_of_round_5_unsold_tiles_of_age_ii_stay_and_the_offer_is_filled_to_five() -> None:
    state = new()
    offer(state, "cathedral", "stables", "university")

    reset(state, 5)

    assert offered(state)[:3] == ["cathedral", "stables", "university"]
    assert [state.catalog.tiles[tile].age for tile in state.offer] == [1] * 5
    assert len(state.stacks[1]) == 9


@rule("EMP-17.6", "EMP-D48")
def test_the_offer_stays_smaller_when_the_stack_runs_out() -> None:
    state = new()
    sell_out(state)
    state.round = 1
    run(state, ResetBuildings())
    sell_out(state)
    state.round = 2

    run(state, ResetBuildings())

    assert len(state.offer) == 2
    assert state.stacks[0] == ()
    assert len(state.stacks[1]) == 14


# -- new Colonists -----------------------------------------------------------------------------------------------------


@rule("EMP-17.7")
def test_each_player_moves_five_colonists_from_stock_to_available_workers() -> None:
    state = new()
    set_available(state, RED)
    set_available(state, YELLOW)

    reset(state, 1)

    assert [available(state, seat) for seat in (RED, YELLOW)] == [{"colonist": 5}, {"colonist": 5}]
    assert [stock(state, seat, "colonist") for seat in (RED, YELLOW)] == [24, 24]


@rule("EMP-17.7", "EMP-20.9")
def test_a_player_with_fewer_than_five_colonists_in_stock_moves_those_there_are() -> None:
    state = new()
    set_available(state, YELLOW)
    set_stock(state, YELLOW, "colonist", 3)

    reset(state, 1)

    assert available(state, YELLOW) == {"colonist": 3}
    assert stock(state, YELLOW, "colonist") == 0


@rule("EMP-17.8")
def test_workers_already_available_stay_and_are_added() -> None:
    state = new()
    set_available(state, RED, colonist=2, captain=1)

    reset(state, 1)

    assert available(state, RED) == {"colonist": 7, "captain": 1}


@rule("EMP-X7")
def test_monastery_and_the_captain_space_leave_five_colonists_a_missionary_and_a_captain() -> None:
    state = new()
    set_available(state, RED)
    own(state, RED, "monastery")
    on(state, "specialists captain", "red colonist")

    play(run_from(state, ResolveSpecialists), "take captain")

    assert state.round == 2
    assert available(state, RED) == {"colonist": 5, "missionary": 1, "captain": 1}


@rule("EMP-17.14", "EMP-X47")
def test_a_colonist_on_initiative_is_not_one_of_the_five_and_comes_back_to_stock_after() -> None:
    state = new()
    set_available(state, RED)
    on(state, "initiative", "red colonist")
    set_stock(state, RED, "colonist", 4)

    reset(state, 1)

    assert available(state, RED) == {"colonist": 4}
    assert stock(state, RED, "colonist") == 1


# -- scoring and points ------------------------------------------------------------------------------------------------


@rule("EMP-17.9", "EMP-1.3")
@pytest.mark.parametrize(
    ("number", "points"),
    [
        (1, [0, 0, 0]),
        (2, [0, 0, 0]),
        (3, [6, 0, 0]),
        (4, [0, 0, 0]),
        (5, [0, 0, 0]),
        (6, [0, 6, 0]),
        (7, [0, 0, 0]),
        (8, [0, 0, 6]),
    ],
)
def test_rounds_3_6_and_8_have_new_world_scoring(number: int, points: list[int]) -> None:
    state = new()
    put(state, RED, "caribbean", colonist=3)

    reset(state, number)

    assert state.new_world == (*points, 0, 0, 0)


@rule("EMP-17.10")
@pytest.mark.parametrize(("number", "offers"), [(3, 7), (6, 2), (8, 0)])
def test_with_the_option_points_are_for_sale_after_scoring(number: int, offers: int) -> None:
    state = new(vp_purchase=True)
    state.coins = [7, 10]
    put(state, YELLOW, "caribbean", colonist=3)

    reset(state, number)

    assert state.seat == (RED if offers else YELLOW)
    assert state.texts() == [f"points {count}" for count in range(1, (offers or 1) + 1)] + ["pass"]
    assert sum(state.new_world) == 6


@rule("EMP-17.10")
def test_points_are_not_for_sale_in_other_rounds_or_without_the_option() -> None:
    with_option, without = new(vp_purchase=True), new()

    reset(with_option, 2)
    reset(without, 3)

    assert with_option.round == 3
    assert without.round == 4
    assert with_option.bought == without.bought == (0, 0)


@rule("EMP-D61")
def test_goods_ship_buildings_colonists_and_scoring_come_before_the_purchase_and_the_order_after_it() -> None:
    state = new(vp_purchase=True)
    offer_goods(state)
    offer(state)
    set_available(state, RED)
    state.ship_offered = 0
    state.ships[RED] += 1
    put(state, RED, "caribbean", colonist=3)
    on(state, "initiative", "yellow colonist")

    reset(state, 3)
    assert (len(state.goods_offered), state.ship_offered, len(state.offer)) == (4, 1, 5)
    assert available(state, RED) == {"colonist": 5}
    assert state.new_world[RED] == 6
    assert (state.seat, state.order, len(state.initiative), state.round) == (RED, (RED, YELLOW), 1, 3)
    play(state, "points 1", "pass")

    assert (state.order, len(state.initiative), state.round) == ((YELLOW, RED), 0, 4)


# -- player order ------------------------------------------------------------------------------------------------------


@rule("EMP-17.11", "EMP-7.3")
def test_players_on_initiative_come_first_and_the_others_keep_their_order() -> None:
    state = new(4)
    state.order = (BLUE, RED, GREEN, YELLOW)
    on(state, "initiative", "yellow colonist", "red captain")

    reset(state, 1)

    assert state.order == (YELLOW, RED, BLUE, GREEN)
    assert state.seat == YELLOW


@rule("EMP-X5")
def test_green_and_orange_on_initiative_go_before_red_and_blue() -> None:
    red, blue, green, orange = range(4)  # the colours of the example, at the first four seats
    state = new(4)
    state.order = (red, blue, green, orange)
    on(state, "initiative", f"{SEATS[green]} colonist", f"{SEATS[orange]} colonist")

    reset(state, 1)

    assert state.order == (green, orange, red, blue)


@rule("EMP-X6")
@pytest.mark.parametrize(
    "order",
    [
        (GREEN, YELLOW, RED, BLUE),
        (RED, BLUE, YELLOW, GREEN),
        (YELLOW, RED, GREEN, BLUE),
        (RED, GREEN, BLUE, YELLOW),
    ],
)
def test_green_and_yellow_on_initiative_go_first_wherever_they_were(order: tuple[int, ...]) -> None:
    state = new(4)
    state.order = order
    on(state, "initiative", "green colonist", "yellow colonist")

    reset(state, 1)

    assert state.order == (GREEN, YELLOW, RED, BLUE)


@rule("EMP-17.12", "EMP-7.5", "EMP-26.4")
def test_the_workers_on_initiative_return_to_stock() -> None:
    state = new()
    on(state, "initiative", "yellow soldier", "red captain")

    reset(state, 1)

    assert state.initiative == []
    assert (stock(state, YELLOW, "soldier"), stock(state, RED, "captain")) == (10, 5)


@rule("EMP-17.13")
def test_the_round_marker_advances_and_the_next_round_begins() -> None:
    state = new()

    reset(state, 5)

    assert state.round == 6
    assert state.seat == RED
    assert "place colonist dock" in state.texts()


@rule("EMP-17.13", "EMP-1.1")
def test_after_round_8_no_further_round_begins() -> None:
    state = new()

    reset(state, 8)

    assert state.round == 8
    assert state.is_over
