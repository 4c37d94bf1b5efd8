"""A whole round, choice by choice (EMP-X37)."""

from caravela.games.empires.audit import audit
from caravela.games.empires.state import Empires
from tests.games.empires.position import (
    GAME_CATALOG,
    RED,
    YELLOW,
    available,
    colony,
    exploring,
    goods,
    new,
    offer,
    offer_goods,
    play,
    stock,
)
from tests.rules import rule


def first_round() -> Empires:
    """The players of the example are red and yellow."""
    state = new(2)
    offer_goods(state, "sugar", "fur", "rice", "gold")
    offer(state, "settlers", "trading_post", "navigator", "monastery", "conquest_inca")
    assert (state.coins, sum(state.pool), len(state.stacks[0])) == ([10, 11], 33, 7)
    return state


@rule("EMP-X37")
def test_a_whole_round() -> None:
    state = first_round()

    place(state, RED, "buildings", YELLOW, "buildings", RED, "dock", YELLOW, "initiative", RED, "dock")
    place(state, YELLOW, "dock", RED, "trade", YELLOW, "shipping", RED, "discovery", YELLOW, "specialists captain")
    assert (state.seat, state.coins) == (RED, [10, 12])
    play(state, "land caribbean", "land caribbean", "land caribbean")
    assert (colony(state, RED, "caribbean"), colony(state, YELLOW, "caribbean")) == ({"colonist": 2}, {"colonist": 1})
    assert (state.seat, goods(state, RED), goods(state, YELLOW)) == (RED, {}, {})
    play(state, "take sugar")
    assert (state.seat, state.ships, state.ship_offered) == (RED, [0, 1], 0)
    play(state, "buy trading_post")
    assert (state.seat, state.coins) == (YELLOW, [0, 12])
    play(state, "buy settlers")
    assert (state.seat, state.coins, state.texts()) == (RED, [0, 2], ["send colonist", "pass"])
    play(state, "pass")
    assert (state.seat, state.texts()) == (YELLOW, ["take captain", "pass"])
    play(state, "take captain")

    assert (state.round, state.order, state.seat) == (2, (YELLOW, RED), YELLOW)
    assert (state.coins, state.scores()) == ([5, 2], [0, 0])
    assert (available(state, RED), exploring(state, RED)) == ({"colonist": 5}, {"colonist": 1})
    assert (available(state, YELLOW), exploring(state, YELLOW)) == ({"colonist": 6, "captain": 1}, {})
    assert (stock(state, RED, "colonist"), stock(state, RED, "captain")) == (21, 5)
    assert (stock(state, YELLOW, "colonist"), stock(state, YELLOW, "captain")) == (22, 4)
    audit(state)


@rule("EMP-X37")
def test_the_board_after_a_whole_round() -> None:
    state = first_round()
    gone = state.goods_gone[:]

    place(state, RED, "buildings", YELLOW, "buildings", RED, "dock", YELLOW, "initiative", RED, "dock")
    place(state, YELLOW, "dock", RED, "trade", YELLOW, "shipping", RED, "discovery", YELLOW, "specialists captain")
    play(state, "land caribbean", "land caribbean", "land caribbean", "take sugar", "buy trading_post", "buy settlers")
    play(state, "pass", "take captain")

    removed = [now - before for now, before in zip(state.goods_gone, gone, strict=True)]
    assert {GAME_CATALOG.goods[good]: count for good, count in enumerate(removed) if count} == {
        "fur": 1,
        "rice": 1,
        "gold": 1,
    }
    assert (len(state.goods_offered), sum(state.pool)) == (4, 29)
    assert (state.ship_offered, state.ship_supply, state.ships) == (1, 6, [0, 1])
    kept = [GAME_CATALOG.tiles[tile].id for tile in state.offer[:3]]
    assert (kept, len(state.offer), len(state.stacks[0])) == (["navigator", "monastery", "conquest_inca"], 5, 5)
    assert {GAME_CATALOG.tiles[tile].age for tile in state.offer} == {0}
    assert (colony(state, RED, "caribbean"), colony(state, YELLOW, "caribbean")) == ({"colonist": 2}, {"colonist": 1})
    assert (goods(state, RED), goods(state, YELLOW), state.goods_lying) == ({"sugar": 1}, {}, (1,) * 9)


def place(state: Empires, *turns: int | str) -> None:
    """Turns written as a seat and an event: that seat's turn it is, and its Colonist goes there."""
    for seat, event in zip(turns[::2], turns[1::2], strict=True):
        assert state.seat == seat
        play(state, f"place colonist {event}")
