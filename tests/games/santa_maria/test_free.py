"""Free actions: sales and purchases (SMA-11)."""

import pytest

from tests.games.santa_maria.position import (
    BLUE,
    GREEN,
    RED,
    audited,
    blue,
    decision,
    dock,
    harbour,
    lay,
    monk,
    new,
    offer,
    offered,
    own_answers,
    play,
    religion,
    start,
    store,
    stored,
)
from tests.rules import rule


def free_actions(texts: list[str]) -> list[str]:
    return [text for text in texts if text.split()[0] in ("sell", "buy")]


@rule("SMA-11.1")
def test_any_number_of_free_actions_may_be_taken_in_any_order() -> None:
    state = new(board="a1")
    store(state, RED, coins=4, wood=2, sugar=2)

    play(
        state, "sell wood", "buy grain", "sell sugar", "buy wood", "sell sugar", "sell grain", "sell wood", "buy grain"
    )

    assert decision(state) == "ChooseAction"
    assert (state.coins[RED], stored(audited(state), RED)) == (
        4 + 1 - 3 + 2 - 3 + 2 + 1 + 1 - 3,
        {"wood": 1, "grain": 1},
    )


@rule("SMA-11.1", "SMA-11.6", "SMA-20.9")
def test_free_actions_are_for_the_player_whose_turn_it_is_until_the_turn_ends() -> None:
    state = new(board="a1")
    store(state, RED, coins=6, gem=1)
    store(state, GREEN, coins=0, wood=1)

    red = free_actions(state.texts())
    play(state, "retire coins")
    red_at_the_end = free_actions(state.texts())
    play(state, "done")

    assert red == red_at_the_end == ["sell gem", "buy wood", "buy grain"]
    assert (state.seat, free_actions(state.texts())) == (GREEN, ["sell wood"])


@rule("SMA-11.2")
@pytest.mark.parametrize(("resource", "coins"), [("wood", 1), ("grain", 1), ("sugar", 2), ("gem", 2), ("gold", 2)])
def test_a_resource_is_sold_for_its_price(resource: str, coins: int) -> None:
    state = new(board="a1")
    store(state, RED, coins=0, **{resource: 1})

    sales = offered(state, "sell")
    play(state, f"sell {resource}")

    assert sales == [f"sell {resource}"]
    assert (state.coins[RED], stored(state, RED)) == (coins, {})


@rule("SMA-11.3")
@pytest.mark.parametrize("resource", ["wood", "grain"])
def test_wood_and_grain_are_bought_for_three_coins(resource: str) -> None:
    state = new(board="a1")
    store(state, RED, coins=3)

    play(state, f"buy {resource}")

    assert (state.coins[RED], stored(state, RED)) == (0, {resource: 1})


@rule("SMA-11.3")
@pytest.mark.parametrize(
    ("coins", "purchases"), [(2, []), (3, ["buy wood", "buy grain"]), (99, ["buy wood", "buy grain"])]
)
def test_advanced_resources_can_not_be_bought_and_nothing_for_less_than_three_coins(
    coins: int, purchases: list[str]
) -> None:
    state = new(board="a1")
    store(state, RED, coins=coins)

    assert offered(state, "buy") == purchases


@rule("SMA-11.4", "SMA-D8", "SMA-X49")
@pytest.mark.parametrize(
    ("goods", "purchases"),
    [
        ({"grain": 3, "wood": 2}, ["buy wood"]),
        ({"grain": 2, "wood": 3}, ["buy grain"]),
        ({"grain": 3, "wood": 3}, []),
    ],
)
def test_a_resource_of_which_three_are_held_may_not_be_bought(goods: dict[str, int], purchases: list[str]) -> None:
    state = new(board="a1")
    store(state, RED, coins=9, **goods)

    assert offered(state, "buy") == purchases


@rule("SMA-11.5", "SMA-D7", "SMA-X12", "SMA-11.2")
def test_free_actions_before_the_main_action_and_before_paying_make_a_shipment_possible() -> None:
    state = new(board="a1")
    dock(state, points="w4")
    store(state, RED, coins=0, sugar=3, gem=1)

    play(state, "sell sugar", "sell sugar", "sell gem")
    sold = (state.coins[RED], stored(state, RED))
    play(state, "activate cell 2 5")
    activated = (state.coins[RED], offered(state, "ship"))
    play(state, "buy grain")
    bought = (state.coins[RED], stored(state, RED))
    play(state, "ship points")

    assert sold == (6, {"sugar": 1})
    assert activated == (5, [])
    assert bought == (2, {"grain": 1, "sugar": 1})
    assert (state.coins[RED], stored(state, RED)) == (2, {})
    assert harbour(audited(state), RED) == {"coins": 0, "religion": 0, "conquistador": 0, "points": 1}


@rule("SMA-11.5", "SMA-D7")
def test_free_actions_may_be_taken_between_two_territories_of_a_line() -> None:
    state = new(board="a1")
    blue(state, RED, 5)  # a plantation, then a church

    play(state, "blue 5 row 5")
    between = (decision(state), free_actions(state.texts()), stored(state, RED))
    play(state, "sell sugar")

    assert between == ("Pray", ["sell sugar"], {"sugar": 1})
    assert (decision(state), state.coins[RED], stored(state, RED)) == ("Pray", 2, {})


@rule("SMA-11.5", "SMA-20.7")
@pytest.mark.parametrize(
    ("choices", "asked"),
    [
        ([], "ChooseAction"),
        (["activate cell 2 1"], "Gain"),
        (["activate cell 4 3"], "Trade"),
        (["activate cell 2 5"], "Ship"),
        (["activate cell 3 3"], "Conquer"),
        (["activate cell 5 4"], "Pray"),
        (["activate cell 5 4", "pray"], "RecruitMonk"),
        (["activate cell 5 4", "pray", "decline"], "PrayFurther"),
        (["retire road"], "PlaceRoad"),
        (["retire coins"], "EndTurn"),
    ],
)
def test_every_choice_of_a_turn_leaves_time_for_free_actions_and_is_then_asked_again(
    choices: list[str], asked: str
) -> None:
    state = new(board="a1")
    lay(state, RED, "d01", 2, 1)
    lay(state, RED, "d15", 4, 3)
    religion(state, RED, 4)
    store(state, RED, coins=4, wood=2, grain=1, sugar=1, gem=1)

    play(state, *choices)
    coins = state.coins[RED]
    before = (decision(state), offered(state, "sell"), offered(state, "buy"))
    play(state, "sell gem")

    assert before == (asked, ["sell wood", "sell grain", "sell sugar", "sell gem"], ["buy wood", "buy grain"])
    assert (decision(state), offered(state, "sell")) == (asked, ["sell wood", "sell grain", "sell sugar"])
    assert state.coins[RED] == coins + 2


@rule("SMA-11.6")
@pytest.mark.parametrize(
    ("choices", "asked"),
    [
        (["expand d01"], "PayExpansion"),
        (["expand d01", "pay wood wood"], "PlaceTile"),
        (["activate cell 2 5", "ship coins"], "PayShipment"),
    ],
)
def test_there_are_no_free_actions_between_choosing_a_cost_and_paying_it(choices: list[str], asked: str) -> None:
    state = new(board="a1")
    offer(state, "d01")
    dock(state, coins="w1")
    store(state, RED, coins=9, wood=2, sugar=1, gold=1)

    play(state, *choices)

    assert decision(state) == asked
    assert free_actions(state.texts()) == []


@rule("SMA-11.6", "SMA-D53")
def test_nothing_is_sold_or_bought_in_the_draft_of_boards_or_sets() -> None:
    chosen, advanced = start(2), start(2, colonies="advanced")
    asked = []

    for state in (chosen, advanced):
        while not state.year:
            asked.append(decision(state))
            assert free_actions(state.texts()) == []
            state.choose(state.options()[0])

    assert asked == ["ChooseColony"] * 2 + ["ChooseSet", "PlaceHall"] * 2
    assert free_actions(advanced.texts()) == ["sell wood", "buy wood", "buy grain"]


@rule("SMA-11.7")
def test_a_choice_lists_what_can_be_paid_and_is_worked_out_anew_after_a_sale() -> None:
    state = new(board="a1")
    offer(state)
    store(state, RED, coins=0, gem=1)

    before = own_answers(state)
    play(state, "sell gem")

    assert not [text for text in before if text.startswith("activate")]
    assert [text for text in own_answers(state) if text.startswith("activate")] == [
        f"activate cell {place}" for place in ("1 2", "2 5", "3 3", "3 6", "4 1", "5 2", "5 4", "6 5")
    ]


@rule("SMA-11.7", "SMA-X45")
def test_a_monk_space_is_listed_once_a_sale_has_brought_its_price() -> None:
    state = new(3, board="a1")
    religion(state, RED, 4)
    monk(state, GREEN, "mission_points")
    monk(state, BLUE, "mission_points")
    store(state, RED, coins=4, gem=1)

    play(state, "activate cell 5 4", "pray")
    before = offered(state, "monk mission_points")
    play(state, "sell gem")
    after = offered(state, "monk mission_points")
    play(state, "monk mission_points")

    assert (before, after) == ([], ["monk mission_points"])
    assert state.coins == [1, 2, 2]


@rule("SMA-11.8")
def test_each_sale_and_each_purchase_is_of_one_unit_and_may_be_repeated() -> None:
    state = new(board="a1")
    store(state, RED, coins=6, gem=3)
    steps = []

    for text in ("sell gem", "sell gem", "buy wood", "buy wood", "buy wood"):
        play(state, text)
        steps.append((state.coins[RED], stored(state, RED)))

    assert steps == [
        (8, {"gem": 2}),
        (10, {"gem": 1}),
        (7, {"wood": 1, "gem": 1}),
        (4, {"wood": 2, "gem": 1}),
        (1, {"wood": 3, "gem": 1}),
    ]
