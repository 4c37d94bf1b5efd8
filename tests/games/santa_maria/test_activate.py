"""Main actions B and C: a territory with coins, a line with a die (SMA-5, 6)."""

from tests.games.santa_maria.position import (
    RED,
    audited,
    coins_on,
    cover_with_coins,
    cover_with_die,
    die_on,
    lay,
    new,
    offered,
    play,
    store,
    stored,
    turn_of,
    white,
)
from tests.rules import rule


@rule("SMA-5.1", "SMA-5.2", "SMA-5.3", "SMA-X2")
def test_single_territories_cost_one_coin_more_each_time_and_the_coins_stay_on_them() -> None:
    state = new(board="a1")
    store(state, RED, coins=5)

    play(state, "activate cell 1 2", "done")
    turn_of(state, RED)
    play(state, "activate cell 4 1", "done")

    assert state.coins[RED] == 2
    assert (coins_on(state, RED, 1, 2), coins_on(state, RED, 4, 1)) == (1, 2)
    assert stored(state, RED) == {"wood": 1, "grain": 1}
    assert "activate cell 1 2" not in turn_of(audited(state), RED).texts()


@rule("SMA-6.4", "SMA-X3")
def test_a_die_is_changed_for_one_coin_per_pip_without_wrapping() -> None:
    state = new(board="a1")
    store(state, RED, coins=2)
    white(state, 5)

    assert "white 5 column 3" in state.texts()
    assert "white 6 column 1" not in state.texts()
    play(state, "white 5 column 3", "conquer")

    assert state.coins[RED] == 1  # 2 paid, 1 gained by the fort


@rule("SMA-6.6", "SMA-6.7", "SMA-6.10", "SMA-X4")
def test_a_white_die_activates_the_vacant_territories_of_its_column_from_top_to_bottom() -> None:
    state = new(board="a3")  # column 2: forest in row 2, fort in row 6
    lay(state, RED, "d08", 4, 2, turn=3)  # forest in row 4, road in row 3
    cover_with_die(state, RED, 2, 2)
    white(state, 2)

    play(state, "white 2 column 2", "conquer")

    assert stored(state, RED) == {"wood": 1}
    assert die_on(audited(state), RED, 6, 2) == "white 2"


@rule("SMA-6.9", "SMA-X22")
def test_a_die_may_not_be_taken_for_a_line_without_a_vacant_territory() -> None:
    state = new(board="a1")
    cover_with_coins(state, RED, 4, 1)  # the only territory of column 1
    white(state, 1, 1, 1, 1, 1, 1)

    assert offered(state, "white 1 column 1") == []
