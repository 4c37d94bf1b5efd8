"""National advantages at set-up: the auction and the deal of boards (EMP-22)."""

from typing import Any, cast

import pytest

from caravela.games.empires.catalog import COLONIST, TYPES
from caravela.games.empires.state import Empires
from caravela.games.empires.steps.layout import LayOut
from caravela.games.empires.steps.nations import Auction, Conquer
from caravela.games.empires.steps.round import StartRound
from tests.games.empires.position import (
    BLUE,
    GAME,
    GAME_CATALOG,
    GREEN,
    RED,
    YELLOW,
    available,
    new,
    play,
    run,
    stock,
)
from tests.rules import rule

NATIONS = ["england", "spain", "france", "portugal", "holland", "italian_city_states"]
BOARDS = [f"choose {nation}" for nation in NATIONS]


def auction(seats: int, opener: int = RED, **settings: Any) -> Empires:
    """The first auction, opened by a certain seat, with all that follows it."""
    state = new(seats, nations="auction", **settings)
    return run(state, Auction(opener, 0), LayOut(), Conquer(), StartRound())


def bids(low: int, high: int) -> list[str]:
    return [f"bid {coins}" for coins in range(low, high + 1)]


@rule("EMP-22.1")
def test_nations_are_off_auctioned_or_dealt() -> None:
    off = new(3, nations="off")
    auctioned = new(3, nations="auction")
    dealt = new(3, nations="random")

    assert (off.nation, off.nation_uses, off.coins) == ((-1, -1, -1), (0, 0, 0), [10, 11, 12])
    assert (auctioned.nation, auctioned.texts()) == ((-1, -1, -1), bids(1, 15))
    assert (min(dealt.nation) >= 0, dealt.coins) == (True, [10, 10, 10])


@rule("EMP-22.2")
def test_each_player_starts_the_auction_with_15_coins_and_all_six_boards_are_on_offer() -> None:
    state = new(2, nations="auction")
    assert state.coins == [15, 15]

    play(state, "bid 1", "pass")

    assert state.texts() == BOARDS


@rule("EMP-22.3")
def test_positions_are_auctioned_one_after_another_from_the_first_until_one_player_is_left() -> None:
    state = auction(3)

    play(state, "bid 1", "pass", "pass", "choose spain")
    assert (state.order, state.seat, state.texts()) == ((RED,), YELLOW, bids(1, 15))
    play(state, "bid 1", "pass", "choose france")

    assert (state.order, state.seat) == ((RED, YELLOW, BLUE), BLUE)
    assert state.texts() == ["choose england", "choose portugal", "choose holland", "choose italian_city_states"]


@rule("EMP-22.4")
def test_players_bid_clockwise_each_more_than_the_last_and_who_passes_is_out() -> None:
    state = auction(3, opener=YELLOW)
    assert (state.seat, state.texts()) == (YELLOW, bids(1, 15))

    play(state, "bid 2")
    assert (state.seat, state.texts()) == (BLUE, [*bids(3, 15), "pass"])
    play(state, "pass")
    assert state.seat == RED
    play(state, "bid 5")
    assert (state.seat, state.texts()) == (YELLOW, [*bids(6, 15), "pass"])
    play(state, "bid 7")

    assert (state.seat, state.texts()) == (RED, [*bids(8, 15), "pass"])


@rule("EMP-22.4", "EMP-D38")
def test_a_player_with_a_board_takes_no_part_in_later_auctions() -> None:
    state = auction(3)
    play(state, "bid 1", "bid 2", "pass", "pass", "choose spain")
    assert (state.order, state.seat) == ((YELLOW,), BLUE)

    play(state, "bid 1")
    assert state.seat == RED
    play(state, "bid 2")
    assert state.seat == BLUE
    play(state, "pass", "choose france")

    assert state.order == (YELLOW, RED, BLUE)


@rule("EMP-22.5")
def test_a_bid_cannot_exceed_the_bidders_coins() -> None:
    state = auction(3)
    state.coins = [15, 4, 15]

    play(state, "bid 2")

    assert (state.seat, state.texts()) == (YELLOW, ["bid 3", "bid 4", "pass"])


@rule("EMP-22.5")
def test_who_has_too_few_coins_for_a_higher_bid_is_out() -> None:
    state = auction(3)
    state.coins = [15, 4, 15]

    play(state, "bid 4")
    assert (state.seat, state.texts()) == (BLUE, [*bids(5, 15), "pass"])
    play(state, "bid 15")

    assert (state.order, state.seat, state.texts()) == ((BLUE,), BLUE, BOARDS)


@rule("EMP-22.6")
def test_the_highest_bidder_pays_when_all_others_have_passed() -> None:
    state = auction(3)

    play(state, "bid 1", "bid 2", "pass")
    assert state.coins == [15, 15, 15]
    play(state, "bid 6", "pass")

    assert state.coins == [9, 15, 15]


@rule("EMP-22.7")
def test_the_winner_takes_the_next_position_and_any_free_board() -> None:
    state = auction(3, opener=BLUE)

    play(state, "bid 1", "pass", "pass")
    assert (state.seat, state.order, state.texts()) == (BLUE, (BLUE,), BOARDS)
    play(state, "choose portugal", "bid 1", "pass")

    assert (state.seat, state.order) == (RED, (BLUE, RED))
    assert state.texts() == [board for board in BOARDS if board != "choose portugal"]
    assert (state.nation[BLUE], state.nation_uses[BLUE]) == (NATIONS.index("portugal"), 3)


@rule("EMP-22.8", "EMP-X8")
def test_the_last_player_pays_half_of_the_last_winning_bid_rounded_up() -> None:
    state = auction(4)

    play(state, "bid 6", "pass", "pass", "pass", "choose england")
    play(state, "bid 4", "pass", "pass", "choose holland")
    play(state, "bid 3", "pass", "choose portugal")

    assert state.coins == [9, 11, 12, 13]
    assert (state.seat, state.order) == (GREEN, (RED, YELLOW, BLUE, GREEN))
    assert state.texts() == ["choose spain", "choose france", "choose italian_city_states"]


@rule("EMP-22.8")
def test_half_of_an_even_bid_is_paid_exactly() -> None:
    state = auction(3)

    play(state, "bid 9", "pass", "pass", "choose france", "bid 4", "pass", "choose spain")

    assert state.coins == [6, 11, 13]


@rule("EMP-X49")
def test_of_two_players_the_last_pays_one_coin_for_a_bid_of_one() -> None:
    state = auction(2, opener=YELLOW)

    play(state, "bid 1", "pass", "choose france", "choose england")

    assert (state.order, state.coins) == ((YELLOW, RED), [14, 14])


@rule("EMP-22.9", "EMP-D38")
def test_a_random_player_opens_the_first_auction_and_must_bid() -> None:
    states = [new(3, seed, nations="auction") for seed in range(40)]

    openers = [state.seat for state in states]

    assert {opener: openers.count(opener) > 3 for opener in openers} == {RED: True, YELLOW: True, BLUE: True}
    assert [state.texts() for state in states] == [bids(1, 15)] * 40


@rule("EMP-22.9", "EMP-D38")
def test_a_later_auction_is_opened_by_the_next_player_clockwise_of_the_winner_who_has_no_board() -> None:
    state = auction(4, opener=GREEN)

    play(state, "bid 1", "pass", "bid 2", "pass", "pass", "choose england")
    assert (state.order, state.seat, state.texts()) == ((YELLOW,), BLUE, bids(1, 15))
    play(state, "bid 1", "pass", "bid 2", "pass", "choose spain")

    assert (state.order, state.seat, state.texts()) == ((YELLOW, RED), BLUE, bids(1, 15))


@rule("EMP-22.10")
def test_an_auction_gives_no_coins_by_position() -> None:
    state = auction(3)

    play(state, "bid 3", "pass", "pass", "choose england", "bid 2", "pass", "choose france", "choose holland")

    assert (state.round, state.order, state.coins) == (1, (RED, YELLOW, BLUE), [12, 13, 14])


@rule("EMP-22.11")
@pytest.mark.parametrize("nation", NATIONS)
def test_every_colour_may_take_every_nation(nation: str) -> None:
    state = auction(2)

    play(state, "bid 1", "pass", f"choose {nation}")

    assert GAME_CATALOG.nations[state.nation[RED]].id == nation


@rule("EMP-22.12")
def test_the_random_deal_gives_each_player_a_board_a_random_position_and_10_coins() -> None:
    states = [cast(Empires, GAME.new(4, seed, nations="random")) for seed in range(60)]

    assert {len(set(state.nation)) for state in states} == {4}
    assert {nation for state in states for nation in state.nation} == set(range(6))
    assert {state.order[0] for state in states} == {RED, YELLOW, BLUE, GREEN}
    assert [state.coins for state in states] == [[10, 10, 10, 10]] * 60


@rule("EMP-22.32")
def test_clockwise_is_the_order_of_the_seats_whatever_the_player_order_is() -> None:
    state = auction(4, opener=BLUE)
    play(state, "bid 1", "bid 2", "pass", "pass", "pass", "choose england")
    assert (state.order, state.seat) == ((GREEN,), RED)

    play(state, "bid 1")
    assert state.seat == YELLOW
    play(state, "pass")
    assert state.seat == BLUE
    play(state, "bid 2", "pass", "choose france")

    assert (state.order, state.seat) == ((GREEN, BLUE), RED)


@rule("EMP-22.33", "EMP-D64")
def test_the_auction_comes_before_tokens_goods_and_buildings_are_laid_out() -> None:
    state = auction(2, recon="advanced")
    board = GAME.view(state, RED)

    assert (board["goods_offered"], board["buildings_offered"]) == ([], [])
    assert [region["token"] for region in board["regions"]] == [None] * 9
    assert available(state, RED) == {}
    play(state, "bid 1", "pass", "choose england", "choose france")

    board = GAME.view(state, RED)
    assert (len(board["goods_offered"]), len(board["buildings_offered"])) == (4, 5)
    assert len([region for region in board["regions"] if region["token"]]) == 8
    assert available(state, RED) == {"colonist": 5}


@rule("EMP-22.33")
def test_the_random_deal_comes_before_goods_and_buildings_are_laid_out() -> None:
    settings = GAME.full_settings({"nations": "random"})
    state = cast(Empires, GAME.start(GAME.catalog(), 2, 1, settings))

    state.agenda.pop().run(state)

    assert (min(state.nation) >= 0, state.goods_offered, state.offer) == (True, [], [])
    state.advance()
    assert (len(state.goods_offered), len(state.offer)) == (4, 5)


@rule("EMP-22.34")
def test_the_markers_of_the_auction_are_the_colonists_that_mark_the_player_order() -> None:
    state = auction(2, opener=YELLOW, two_player_captains=False)

    play(state, "bid 1", "pass", "choose england", "choose france")

    assert state.order == (YELLOW, RED)
    for seat in (RED, YELLOW):
        assert (stock(state, seat, "colonist"), state.available[seat * TYPES + COLONIST]) == (24, 5)
    assert state.seat == YELLOW
