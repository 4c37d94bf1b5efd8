"""Set-up (EMP-4)."""

from collections import Counter

import pytest

from caravela.games.empires.catalog import WORKERS
from caravela.games.empires.steps.placement import PlaceWorker
from caravela.games.empires.steps.reset import NewOrder
from caravela.kernel.hidden import NOTHING, UNDRAWN
from tests.games.empires.position import (
    BLUE,
    GAME,
    GAME_CATALOG,
    GREEN,
    RED,
    YELLOW,
    available,
    colony,
    exploring,
    good_of,
    new,
    on,
    play,
    region_of,
    run,
    set_available,
    stock,
)
from tests.rules import rule


@rule("EMP-4.1", "EMP-4.4")
def test_each_player_has_five_colonists_available_and_the_other_figures_in_stock() -> None:
    state = new(3)

    figures = [{worker: stock(state, seat, worker) for worker in WORKERS} for seat in (RED, YELLOW, BLUE)]

    assert [available(state, seat) for seat in (RED, YELLOW, BLUE)] == [{"colonist": 5}] * 3
    expected = {"colonist": 24, "captain": 5, "merchant": 5, "missionary": 10, "soldier": 10, "builder": 0}
    assert figures == [expected] * 3


@rule("EMP-4.2", "EMP-D1")
def test_one_colonist_of_each_player_marks_the_player_order_all_game() -> None:
    state = new(3)
    on(state, "initiative", "blue colonist")

    run(state, NewOrder())

    assert state.order == (BLUE, RED, YELLOW)
    for seat in (RED, YELLOW, BLUE):
        assert stock(state, seat, "colonist") + available(state, seat)["colonist"] == 30 - 1


@rule("EMP-4.3", "EMP-X3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_money_by_position_is_10_for_the_first_and_one_more_for_each_next(seats: int) -> None:
    state = GAME.new(seats, 3)

    coins = [player["coins"] for player in GAME.view(state, None)["players"]]
    order = [GAME.view(state, None)["order"].index(player["seat"]) for player in GAME.view(state, None)["players"]]

    assert sorted(order) == list(range(seats))
    assert coins == [10 + place for place in order]


@rule("EMP-4.5", "EMP-4.6")
def test_a_token_nobody_has_seen_lies_in_each_region_but_the_caribbean() -> None:
    state = new()

    regions = GAME.view(state, RED)["regions"]

    assert [region["id"] for region in regions if region["discovered"]] == ["caribbean"]
    assert [region["token"] for region in regions] == [None] * 9
    assert state.tokens.values.count(UNDRAWN) == 8
    assert state.token_box == 8
    assert len(state.token_bag) == 16


@rule("EMP-4.6")
def test_workers_may_land_in_the_caribbean_from_the_first_round_on() -> None:
    state = new()
    set_available(state, RED, colonist=1)
    set_available(state, YELLOW)

    play(state, "place colonist dock")
    offers = state.texts()
    play(state, "land caribbean")

    assert offers == ["land caribbean", "pass"]
    assert colony(state, RED, "caribbean") == {"colonist": 1}


@rule("EMP-4.7")
def test_the_discovery_deck_has_16_cards_face_down() -> None:
    state = new()

    view = GAME.view(state, RED)["deck"]

    assert view == {"cards": 16, "top": None, "bottom": []}
    assert state.deck_top.values == (NOTHING,)


@rule("EMP-4.8", "EMP-4.9")
def test_a_good_lies_in_each_region_four_on_offer_and_33_in_the_pool() -> None:
    state = new()

    lying = {region["id"]: region["good"] for region in GAME.view(state, None)["regions"]}
    in_pool = Counter({name: state.pool[good] for good, name in enumerate(GAME_CATALOG.goods)})

    assert lying == {
        "new_france": "fur",
        "new_england": "fish",
        "virginia": "tobacco",
        "florida": "cattle",
        "caribbean": "sugar",
        "new_spain": "gold",
        "new_granada": "cocoa",
        "peru": "silver",
        "brazil": "coffee",
    }
    assert len(state.goods_offered) == 4
    assert in_pool.total() == 46 - 9 - 4
    in_pool.update(GAME_CATALOG.goods[good] for good in state.goods_offered)
    in_pool.update(lying.values())
    assert in_pool == dict(zip(GAME_CATALOG.goods, GAME_CATALOG.good_copies, strict=True))


@rule("EMP-4.10")
@pytest.mark.parametrize(("tiles", "left"), [("base", [7, 14, 11]), ("all", [14, 21, 14])])
def test_five_tiles_of_the_first_age_are_revealed_the_others_lie_in_stacks_by_age(tiles: str, left: list[int]) -> None:
    state = new(building_set=tiles)

    ages = [[state.catalog.tiles[tile].age for tile in stack] for stack in state.stacks]

    assert [state.catalog.tiles[tile].age for tile in state.offer] == [0] * 5
    assert ages == [[age] * count for age, count in enumerate(left)]


@rule("EMP-4.11")
def test_a_ship_lies_in_merchant_shipping_and_it_is_round_one() -> None:
    state = new()

    assert state.ship_offered == 1
    assert state.ships == [0, 0]
    assert state.round == 1


@rule("EMP-4.12", "EMP-X1", "EMP-X2")
@pytest.mark.parametrize(("seats", "spaces", "ships"), [(2, 3, 8), (3, 5, 8), (4, 7, 8), (5, 9, 8), (6, 11, 9)])
def test_the_dock_has_twice_the_players_less_one_open_spaces(seats: int, spaces: int, ships: int) -> None:
    state = new(seats)
    set_available(state, RED, colonist=20)

    placed = 0
    run(state, *[PlaceWorker(RED)] * 15)
    while "place colonist dock" in state.texts():
        play(state, "place colonist dock")
        placed += 1

    assert placed == spaces
    assert state.ship_supply + state.ship_offered == ships


@rule("EMP-4.13")
def test_the_spaces_x_and_y_take_no_numbered_space_of_the_dock() -> None:
    state = new()
    on(state, "x", "red colonist")
    on(state, "y", "yellow colonist")

    run(state, *[PlaceWorker(RED)] * 4)
    play(state, "place colonist dock", "place colonist dock", "place colonist dock")

    assert "place colonist dock" not in state.texts()
    spaces = [worker["space"] for worker in GAME.view(state, None)["events"]["dock"]["workers"]]
    assert spaces == ["number", "number", "number", "x", "y"]


@rule("EMP-4.14")
def test_options_change_the_set_up() -> None:
    captains = new(2, two_player_captains=True)
    boards = new(3, nations="random")
    known = new(2, recon="advanced")

    assert [exploring(captains, seat) for seat in (RED, YELLOW)] == [{"captain": 2}] * 2
    assert stock(captains, RED, "captain") == 3
    assert boards.coins == [10, 10, 10]
    assert all(region["token"] for region in GAME.view(known, None)["regions"] if region["id"] != "caribbean")
    assert known.tokens.values[region_of("caribbean")] == NOTHING


@rule("EMP-X8")
def test_the_last_player_of_the_auction_pays_half_of_the_last_winning_bid() -> None:
    state = new(4, nations="auction")

    play(state, "bid 6", "pass", "pass", "pass", "choose england")
    play(state, "bid 4", "pass", "pass", "choose france")
    play(state, "bid 3", "pass", "choose holland", "choose portugal")

    assert sorted(state.order) == [RED, YELLOW, BLUE, GREEN]
    assert [state.coins[seat] for seat in state.order] == [9, 11, 12, 13]


@rule("EMP-4.8")
def test_indigo_and_rice_lie_in_no_region() -> None:
    state = new()

    homeless = [name for name in GAME_CATALOG.goods if good_of(name) not in state.catalog.region_good]

    assert homeless == ["indigo", "rice"]
