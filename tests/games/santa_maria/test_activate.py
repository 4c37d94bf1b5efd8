"""Main actions B and C: a territory with coins, a line with a die (SMA-5, 6)."""

import pytest

from tests.games.santa_maria.position import (
    GREEN,
    RED,
    Log,
    audited,
    blue,
    blue_dice,
    coins_on,
    cover_with_coins,
    cover_with_die,
    decision,
    die_on,
    dock,
    finish_year,
    harbour,
    lay,
    new,
    offered,
    own_scholar,
    play,
    player,
    religion,
    store,
    stored,
    turn_of,
    white,
)
from tests.rules import rule


def territories(log: Log) -> list[str]:
    """The territories of lines that were activated, in order."""
    facts = [event.facts for event in log.events if event.key == "territory"]
    return [f"{fact['kind']} {fact['row']} {fact['column']}" for fact in facts]


# -- one territory ------------------------------------------------------------------------------------------------


@rule("SMA-5.1", "SMA-5.2", "SMA-5.3", "SMA-X2")
def test_single_territories_cost_one_coin_more_each_time_and_the_coins_stay_on_them() -> None:
    state = new(board="a1")
    store(state, RED, coins=5)

    play(state, "activate cell 1 2", "done")
    first = state.coins[RED]
    turn_of(state, RED)
    play(state, "activate cell 4 1", "done")

    assert (first, state.coins[RED]) == (4, 2)
    assert (coins_on(state, RED, 1, 2), coins_on(state, RED, 4, 1)) == (1, 2)
    assert stored(state, RED) == {"wood": 1, "grain": 1}
    assert "activate cell 1 2" not in turn_of(audited(state), RED).texts()


@rule("SMA-5.3")
def test_a_territory_with_coins_is_not_activated_by_a_die() -> None:
    state = new(board="a1")  # column 2: forest and plantation
    store(state, RED, coins=1)
    white(state, 2)

    play(state, "activate cell 1 2", "done")
    turn_of(state, RED)
    play(state, "white 2 column 2")

    assert stored(state, RED) == {"wood": 1, "sugar": 1}
    assert (coins_on(state, RED, 1, 2), die_on(state, RED, 5, 2)) == (1, "white 2")


@rule("SMA-5.4")
def test_coins_and_vacant_territories_are_the_only_limit_of_single_activations() -> None:
    state = new(board="a1")
    store(state, RED, coins=36)
    cells = ["1 2", "2 5", "3 3", "3 6", "4 1", "5 2", "5 4", "6 5"]

    prices = []
    for cell in cells:
        turn_of(state, RED)
        coins = state.coins[RED]
        play(state, f"activate cell {cell}")
        prices.append(coins - state.coins[RED])
    turn_of(state, RED)

    assert prices == [1, 2, 3 - 1, 4, 5, 6, 7, 8]  # the fort brings a coin
    assert (state.coins[RED], offered(audited(state), "activate")) == (1, [])


@rule("SMA-5.5")
def test_the_price_of_single_activations_starts_at_1_again_in_the_next_year() -> None:
    state = new(board="a1")
    store(state, RED, coins=3)
    play(state, "activate cell 3 6")
    play(turn_of(state, RED), "activate cell 1 2", "done")
    price = player(state, RED)["activation_price"]

    finish_year(turn_of(state, RED))
    store(turn_of(state, RED), RED, coins=1)
    play(state, "activate cell 3 6")

    assert (price, state.year, state.uses[RED]) == (3, 2, 1)
    assert (state.coins[RED], coins_on(state, RED, 3, 6)) == (0, 1)


@rule("SMA-5.6")
def test_coins_gained_by_the_activation_can_not_pay_for_it_but_sales_before_it_can() -> None:
    state = new(board="a2")  # a mint in (1,4)
    store(state, RED, coins=0, sugar=1)

    poor = offered(state, "activate")
    play(state, "sell sugar")
    rich = offered(state, "activate cell 1 4")
    play(state, "activate cell 1 4")

    assert (poor, rich) == ([], ["activate cell 1 4"])
    assert (state.coins[RED], coins_on(state, RED, 1, 4)) == (2 - 1 + 2, 1)


@rule("SMA-5.6")
def test_the_second_activation_is_not_offered_for_one_coin() -> None:
    state = new(board="a1")
    store(state, RED, coins=2)

    play(state, "activate cell 3 6")

    assert state.coins[RED] == 1
    assert offered(turn_of(state, RED), "activate") == []


# -- which die ----------------------------------------------------------------------------------------------------


@rule("SMA-6.1")
def test_a_white_die_of_the_offer_or_one_of_the_own_blue_dice_is_taken() -> None:
    state = new(board="a1")
    white(state, 1, 1, 4)
    blue(state, RED, 2)
    blue(state, GREEN, 5)

    assert offered(state, "white") == ["white 1 column 1", "white 4 column 4", "white 6 column 6"]
    assert offered(state, "blue") == ["blue 2 row 2"]
    play(state, "white 1 column 1", "done")

    assert state.seat == GREEN
    assert offered(state, "white") == ["white 1 column 1", "white 4 column 4", "white 6 column 6"]
    assert offered(state, "blue") == ["blue 5 row 5"]
    play(state, "white 1 column 1")
    assert state.white == [0, 0, 0, 1, 0, 3]


@rule("SMA-6.2", "SMA-X23", "SMA-D39")
def test_nobody_takes_more_than_three_white_dice_a_year_changed_ones_included() -> None:
    state = new(board="a1")
    store(state, RED, coins=1)
    white(state, 1, 3, 5, 2)
    blue(state, RED, 4)

    play(state, "white 1 column 1")
    play(turn_of(state, RED), "white 3 column 3", "conquer")
    play(turn_of(state, RED), "white 5 column 6")  # changed by one
    store(turn_of(state, RED), RED, coins=5)

    assert player(state, RED)["white_taken"] == 3
    assert offered(state, "white") == []
    assert offered(state, "blue 4 row 5") == ["blue 4 row 5"]
    assert offered(turn_of(audited(state), GREEN), "white 2") == ["white 2 column 2"]


@rule("SMA-6.2")
def test_the_limit_of_white_dice_starts_anew_each_year() -> None:
    state = new(board="a1")
    for row, column in ((1, 2), (2, 5), (3, 3)):
        cover_with_die(state, RED, row, column)
    before = offered(state, "white")

    finish_year(state)

    assert before == []
    assert state.seat == RED
    assert offered(state, "white") != []


@rule("SMA-6.3")
def test_each_blue_die_can_be_used_once_a_year() -> None:
    state = new(board="a1")
    religion(state, RED, 2)
    blue(state, RED, 1, 4)

    play(state, "blue 1 row 1")
    left = offered(turn_of(state, RED), "blue")
    play(state, "blue 4 row 4")
    used = offered(turn_of(state, RED), "blue")
    store(state, RED, coins=0)
    finish_year(audited(state))

    assert (left, used) == (["blue 4 row 4"], [])
    assert len(blue_dice(state, RED)) == 2


# -- its value ----------------------------------------------------------------------------------------------------


@rule("SMA-6.4", "SMA-X3")
def test_a_die_is_changed_for_one_coin_per_pip_without_wrapping() -> None:
    state = new(board="a1")
    store(state, RED, coins=2)
    white(state, 5)

    assert "white 5 column 3" in state.texts()
    assert not {"white 6 column 1", "white 6 column 3", "white 5 column 2"} & set(state.texts())
    play(state, "white 5 column 3", "conquer")

    assert state.coins[RED] == 1  # 2 paid, 1 gained by the fort


@rule("SMA-6.4", "SMA-X3")
@pytest.mark.parametrize(("coins", "columns"), [(0, [1]), (1, [1, 2]), (4, [1, 2, 3, 4, 5]), (5, [1, 2, 3, 4, 5, 6])])
def test_from_1_to_6_a_die_needs_5_coins(coins: int, columns: list[int]) -> None:
    state = new(board="a1")
    store(state, RED, coins=coins)
    white(state, 1)

    assert offered(state, "white 1") == [f"white 1 column {column}" for column in columns]


@rule("SMA-6.4")
def test_a_blue_die_is_changed_for_coins_too() -> None:
    state = new(board="a1")
    store(state, RED, coins=3)
    blue(state, RED, 2)

    rows = offered(state, "blue")
    play(state, "blue 2 row 4")

    assert rows == [f"blue 2 row {row}" for row in range(1, 6)]
    assert (state.coins[RED], die_on(audited(state), RED, 4, 1)) == (1, "blue 4")


@rule("SMA-X42")
def test_with_the_astronomer_the_first_pip_of_change_costs_nothing() -> None:
    state = new(board="a1")
    own_scholar(state, RED, "sc02")
    white(state, 1, 5)

    for_nothing = offered(state, "white 5")
    store(state, RED, coins=4)
    columns = {column: play(state.copy(), f"white 5 column {column}").coins[RED] for column in (4, 6)}
    third = play(state.copy(), "white 5 column 3", "conquer").coins[RED]
    farthest = play(state.copy(), "white 1 column 6").coins[RED]

    assert for_nothing == ["white 5 column 4", "white 5 column 5", "white 5 column 6"]
    assert columns == {4: 4, 6: 4}
    assert (third, farthest) == (4 - 1 + 1, 0)  # the fort of column 3 brings a coin


@rule("SMA-6.12")
def test_coins_gained_by_the_activation_can_not_pay_for_the_change() -> None:
    state = new(board="a2")  # a mint in column 4
    white(state, 5)

    poor = offered(state, "white 5")
    store(state, RED, coins=1)

    assert poor == ["white 5 column 5"]
    assert offered(state, "white 5") == ["white 5 column 4", "white 5 column 5", "white 5 column 6"]


@rule("SMA-6.15")
def test_a_die_may_be_changed_to_every_payable_line_with_a_vacant_territory() -> None:
    state = new(board="a1")
    store(state, RED, coins=3)
    white(state, 3, 5)
    cover_with_coins(state, RED, 5, 4)  # the only territory of column 4

    play(state, "white 5 column 5", "done")
    store(turn_of(state, RED), RED, coins=3)

    columns = [1, 2, 3, 5, 6]  # 5 again: its harbour is still vacant
    assert die_on(state, RED, 6, 5) == "white 5"
    assert offered(state, "white 3") == [f"white 3 column {column}" for column in columns]


# -- the line -----------------------------------------------------------------------------------------------------


@rule("SMA-6.5")
def test_a_white_die_activates_a_column_and_a_blue_die_a_row() -> None:
    state = new(board="a1")  # column 5: harbour and forest; row 5: plantation and church
    store(state, RED, coins=2)
    white(state, 5)
    blue(state, RED, 5)

    by_white, by_blue = state.copy(), state.copy()
    white_log, blue_log = Log(by_white), Log(by_blue)
    play(by_white, "white 5 column 5")
    play(by_blue, "blue 5 row 5", "pray")

    assert territories(white_log) == ["harbour 2 5", "forest 6 5"]
    assert territories(blue_log) == ["plantation 5 2", "church 5 4"]
    assert (stored(by_white, RED), stored(by_blue, RED)) == ({"wood": 1}, {"sugar": 1})


@rule("SMA-6.6", "SMA-6.7", "SMA-6.10", "SMA-X4")
def test_a_white_die_activates_the_vacant_territories_of_its_column_from_top_to_bottom() -> None:
    state = new(board="a4")  # column 4: a church in row 4
    lay(state, RED, "d08", 1, 4, turn=1)  # forest in row 1, road in row 2
    lay(state, RED, "d01", 3, 4, turn=2)  # forest in row 3
    lay(state, RED, "d05", 6, 4, turn=2)  # harbour in row 6; row 5 is empty
    cover_with_die(state, RED, 3, 4)
    dock(state, coins="w1")
    store(state, RED, sugar=1)
    white(state, 4)
    log = Log(state)

    play(state, "white 4 column 4", "pray", "decline", "ship coins")  # for the forest's wood and the sugar

    assert territories(log) == ["forest 1 4", "church 4 4", "harbour 6 4"]
    assert (stored(state, RED), state.religion[RED], harbour(state, RED)["coins"]) == ({}, 1, 1)
    assert die_on(audited(state), RED, 6, 4) == "white 4"


@rule("SMA-6.6", "SMA-6.7", "SMA-X5")
def test_a_blue_die_activates_the_vacant_territories_of_its_row_from_left_to_right() -> None:
    state = new(board="a4")  # row 1: a field in column 3
    lay(state, RED, "d04", 1, 1)  # mine and road
    lay(state, RED, "d10", 2, 5, turn=3)  # mint in column 5
    cover_with_coins(state, RED, 1, 5)
    blue(state, RED, 1)
    log = Log(state)

    play(state, "blue 1 row 1")

    assert territories(log) == ["mine 1 1", "field 1 3"]
    assert (stored(state, RED), state.coins[RED]) == ({"gem": 1, "grain": 1}, 1)  # the field brings a coin
    assert die_on(audited(state), RED, 1, 3) == "blue 1"


@rule("SMA-6.7")
def test_the_die_blocks_its_territory_for_the_rest_of_the_year() -> None:
    state = new(board="a1")  # column 2: forest and plantation
    white(state, 2, 2)

    play(state, "white 2 column 2", "done")
    store(turn_of(state, RED), RED, coins=9)
    offers = set(state.texts())
    play(state, "white 2 column 2", "done")
    blocked = (die_on(state, RED, 1, 2), die_on(state, RED, 5, 2))
    finish_year(turn_of(state, RED))

    assert "activate cell 1 2" in offers
    assert "activate cell 5 2" not in offers
    assert blocked == ("white 2", "white 2")
    assert stored(state, RED) == {"wood": 1}  # the second die found only the forest
    assert (die_on(state, RED, 1, 2), die_on(state, RED, 5, 2)) == ("", "")


@rule("SMA-6.8")
def test_the_die_goes_to_the_last_territory_even_if_its_effect_is_declined() -> None:
    state = new(board="a3")  # column 2: forest in row 2, fort in row 6
    white(state, 2)

    play(state, "white 2 column 2", "decline")

    assert state.conquest[RED] == 0
    assert die_on(audited(state), RED, 6, 2) == "white 2"
    assert die_on(state, RED, 2, 2) == ""


@rule("SMA-6.9")
def test_a_die_may_not_be_taken_for_a_line_without_a_vacant_territory() -> None:
    state = new(board="a1")
    cover_with_coins(state, RED, 4, 1)  # the only territory of column 1 and of row 4
    white(state, 1, 1, 1, 1, 1, 1)
    blue(state, RED, 4)

    assert offered(state, "white") == []
    assert offered(state, "blue") == []


@rule("SMA-6.9", "SMA-X22")
def test_a_column_with_only_a_road_and_a_territory_with_a_die_is_blocked() -> None:
    state = new(board="a2")
    lay(state, RED, "r01", 1, 5)
    store(state, RED, coins=5)
    white(state, 1, 2, 3, 4, 5)
    vacant = len([text for text in state.texts() if text.endswith(" column 5")])
    cover_with_die(state, RED, 4, 5)

    assert vacant == 6
    assert [text for text in state.texts() if text.endswith(" column 5")] == []


@rule("SMA-6.10")
def test_a_die_never_stands_on_a_road_or_an_empty_space() -> None:
    state = new(board="a1")  # column 1: a field in row 4
    lay(state, RED, "r01", 5, 1)
    white(state, 1)

    play(state, "white 1 column 1")

    assert [die_on(state, RED, row, 1) for row in (4, 5, 6)] == ["white 1", "", ""]


@rule("SMA-6.11")
def test_the_other_territories_of_a_line_stay_vacant() -> None:
    state = new(board="a1")  # column 2: forest and plantation
    store(state, RED, coins=1)
    white(state, 2)
    blue(state, RED, 1)

    play(state, "white 2 column 2", "done")
    play(turn_of(state, RED), "blue 1 row 1")
    by_blue = stored(state, RED)
    again = turn_of(new(board="a1"), RED)
    store(again, RED, coins=1)
    white(again, 2)
    play(again, "white 2 column 2", "done")
    play(turn_of(again, RED), "activate cell 1 2")

    assert by_blue == {"wood": 2, "sugar": 1}
    assert stored(again, RED) == {"wood": 2, "sugar": 1}


@rule("SMA-6.13")
def test_what_is_activated_and_where_the_die_goes_is_fixed_when_the_die_is_taken() -> None:
    state = new(board="a1")  # column 3: a fort in row 3
    white(state, 3)

    play(state, "white 3 column 3")
    lay(state, RED, "d08", 5, 3, turn=1)  # a forest below it, while the fort asks
    play(state, "conquer")

    assert stored(state, RED) == {}
    assert (die_on(state, RED, 3, 3), die_on(state, RED, 5, 3)) == ("white 3", "")


@rule("SMA-6.14")
def test_a_die_counts_as_taken_from_the_moment_it_is_taken() -> None:
    state = new(board="a1")
    white(state, 3, 3)
    blue(state, RED, 3)

    by_white, by_blue = play(state.copy(), "white 3 column 3"), play(state.copy(), "blue 3 row 3")

    assert decision(by_white) == decision(by_blue) == "Conquer"  # the dice are not placed yet
    assert (die_on(by_white, RED, 3, 3), die_on(by_blue, RED, 3, 6)) == ("", "")
    assert (by_white.white, by_white.white_taken[RED]) == ([0, 0, 1, 0, 0, 4], 1)
    assert (blue_dice(by_blue, RED), by_blue.blue_taken[RED]) == ([], 1)


@rule("SMA-6.14")
def test_equal_dice_are_interchangeable() -> None:
    state = new(board="a1")
    white(state, 3, 3, 3)

    assert offered(state, "white 3") == ["white 3 column 3"]
    play(state, "white 3 column 3", "conquer")

    assert offered(turn_of(state, GREEN), "white 3") == ["white 3 column 3"]
    assert audited(state).white == [0, 0, 2, 0, 0, 3]
