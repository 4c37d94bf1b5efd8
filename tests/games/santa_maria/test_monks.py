"""Monks: where they are placed, what that costs and brings (SMA-8)."""

import pytest

from caravela.games.santa_maria.state import SantaMaria
from tests.games.santa_maria.position import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    Log,
    audited,
    bishops,
    blue_dice,
    decision,
    finish_year,
    monk,
    monks_on,
    new,
    offered,
    own_answers,
    play,
    religion,
    scholars,
    store,
    stored,
    turn_of,
)
from tests.rules import rule

STATIONS = ["mission_points", "mission_timber", "mission_goods", "mission_gold"]
SPACES = ["sc01", "sc04", "sc07", "bi1", "bi2", "bi3", *STATIONS]


def board(seats: int = 2, space: int = 4, coins: int = 0, **resources: int) -> SantaMaria:
    """Red stands before a monk symbol, and activates its church with a coin of its own."""
    state = new(seats, board="a1")
    scholars(state, *SPACES[:3])
    bishops(state, *SPACES[3:6])
    religion(state, RED, space)
    store(state, RED, coins + 1, **resources)
    return state


def enter(state: SantaMaria) -> SantaMaria:
    return play(state, "activate cell 5 4", "pray")


# -- where ------------------------------------------------------------------------------------------------------------


@rule("SMA-8.1", "SMA-20.4")
def test_a_monk_may_be_placed_on_one_of_ten_spaces_or_not_at_all() -> None:
    state = board()

    enter(state)
    answers = own_answers(state)
    play(state, "monk bi2")

    assert answers == [*[f"monk {name}" for name in SPACES], "decline"]
    assert monks_on(audited(state), "bi2") == [RED]
    assert sum(state.monks) == 1
    assert GAME.view(state, RED)["players"][RED]["monks_left"] == 5


@rule("SMA-8.2")
def test_a_space_with_an_own_monk_may_not_be_chosen() -> None:
    state = board(coins=20)
    for name in ("sc04", "bi1", "mission_gold"):
        monk(state, RED, name)
    monk(state, GREEN, "mission_gold")

    enter(state)

    left = [name for name in SPACES if name not in ("sc04", "bi1", "mission_gold")]
    assert own_answers(state) == [*[f"monk {name}" for name in left], "decline"]


@rule("SMA-8.6", "SMA-D2")
def test_a_monk_that_was_declined_is_not_placed_later() -> None:
    state = board(grain=2)

    enter(state)
    play(state, "decline")
    asked = decision(state)
    play(state, "step grain")
    after_step = decision(state)
    turn_of(state, RED)
    religion(state, RED, 10)
    play(state, "retire religion", "pray", "monk mission_points", "decline")

    assert (asked, after_step, decision(state)) == ("PrayFurther", "EndTurn", "EndTurn")
    assert state.monks_placed(RED) == 1


@rule("SMA-8.6", "SMA-D2", "SMA-8.5")
def test_without_a_legal_space_no_monk_is_placed() -> None:
    state = board(3)
    for name in SPACES[:6]:
        monk(state, GREEN, name)
    for name in SPACES[6:]:
        monk(state, BLUE, name)
    poor, rich = state, state.copy()
    store(rich, RED, 3)

    enter(poor)
    enter(rich)

    assert poor.seat == GREEN
    assert [poor.monks_placed(seat) for seat in range(3)] == [0, 6, 4]
    assert own_answers(rich) == [*[f"monk {name}" for name in SPACES], "decline"]


@rule("SMA-8.10")
def test_any_number_of_players_may_share_a_space() -> None:
    state = board(4, coins=6)
    for seat in (GREEN, BLUE, YELLOW):
        monk(state, seat, "bi3")

    enter(state)
    play(state, "monk bi3")

    assert monks_on(audited(state), "bi3") == [RED, GREEN, BLUE, YELLOW]


@rule("SMA-8.10")
def test_placed_monks_are_never_moved() -> None:
    state = board()

    enter(state)
    play(state, "monk mission_points")
    finish_year(state)
    religion(turn_of(state, RED), RED, 7)
    store(state, RED, coins=1)
    enter(state)
    play(state, "monk sc04")
    finish_year(state)

    assert state.year == 3
    assert {name for name in SPACES if monks_on(state, name) == [RED]} == {"mission_points", "sc04"}


@rule("SMA-8.11")
def test_each_of_the_six_symbols_is_passed_once_so_six_monks_are_enough() -> None:
    state = board(space=0)
    left = []

    for name in SPACES[:6]:
        while decision(state) != "RecruitMonk":
            turn_of(state, RED)
            state.covered[RED] = state.uses[RED] = 0
            store(state, RED, coins=1)
            enter(state)
        left.append(state.decision.prompt(state))
        play(state, f"monk {name}")
    turn_of(state, RED)
    play(state, "retire religion", "pray")

    assert left == [{"symbol": 1 + number, "monks": 6 - number} for number in range(6)]
    assert GAME.view(state, RED)["players"][RED]["monks_left"] == 0
    assert (state.religion[RED], state.points[RED], state.seat) == (17, 1, GREEN)


# -- what it costs ----------------------------------------------------------------------------------------------------


@rule("SMA-8.3")
def test_placing_is_free_on_a_space_without_a_rival() -> None:
    state = board(coins=5)
    monk(state, GREEN, "mission_points")

    enter(state)
    play(state, "monk bi1")

    assert state.coins == [5, 0]


@rule("SMA-8.4", "SMA-9.1", "SMA-X9", "SMA-D1")
def test_each_rival_on_the_space_is_paid_two_coins() -> None:
    state = board(4, space=7, coins=4)
    monk(state, GREEN, "mission_points")
    monk(state, YELLOW, "mission_points")
    dice = len(blue_dice(state, RED))

    enter(state)
    play(state, "monk mission_points")

    assert len(blue_dice(state, RED)) == dice + 1
    assert state.coins == [0, 2, 0, 2]
    assert state.points == [3, 0, 0, 0]
    assert monks_on(audited(state), "mission_points") == [RED, GREEN, YELLOW]


@rule("SMA-8.5", "SMA-X9")
@pytest.mark.parametrize(("coins", "listed"), [(3, False), (4, True)])
def test_a_space_that_can_not_be_paid_in_full_may_not_be_chosen(coins: int, listed: bool) -> None:
    state = board(3, space=7, coins=coins)
    monk(state, GREEN, "mission_points")
    monk(state, BLUE, "mission_points")

    enter(state)

    assert ("monk mission_points" in state.texts()) == listed
    assert "monk mission_gold" in state.texts()


@rule("SMA-8.14", "SMA-D34")
def test_a_rival_who_has_retired_is_paid_as_well_and_every_rival_once() -> None:
    state = board(3, coins=4)
    turn_of(state, GREEN)
    play(state, "retire coins")
    for name in SPACES[:5]:
        monk(state, GREEN, name)
    monk(state, BLUE, "sc01")
    turn_of(state, RED)

    enter(state)
    play(state, "monk sc01")

    assert state.retired[GREEN] == 0
    assert state.coins == [0, 2 + 2, 2]


@rule("SMA-D34", "SMA-20.9")
def test_coins_for_a_monk_go_straight_to_storage_and_may_be_spent_from_the_next_turn_on() -> None:
    state = board(coins=2)
    monk(state, GREEN, "bi1")
    before = state.copy()
    turn_of(before, GREEN)

    enter(state)
    play(state, "monk bi1")

    assert state.coins == [0, 2]
    assert (decision(state), state.seat) == ("ChooseAction", GREEN)
    assert offered(before, "activate") == []
    assert offered(state, "activate cell 5 4") == ["activate cell 5 4"]


@rule("SMA-D34")
def test_coins_for_a_monk_count_at_the_end_even_if_their_owner_has_retired() -> None:
    state = board(coins=2)
    state.year = 3
    monk(state, GREEN, "bi1")
    store(state, GREEN, coins=1)
    turn_of(state, GREEN)
    play(state, "retire road", "decline")
    turn_of(state, RED)

    enter(state)
    play(state, "monk bi1")
    finish_year(state)

    assert state.is_over
    assert (state.coins[GREEN], state.breakdown()[GREEN]["coins"]) == (3, 1)


@rule("SMA-X45")
def test_a_sale_at_a_monk_symbol_makes_another_space_payable() -> None:
    state = board(3, coins=3, gem=1)
    monk(state, GREEN, "mission_gold")
    monk(state, BLUE, "mission_gold")

    enter(state)
    before = offered(state, "monk mission_gold")
    play(state, "sell gem")
    after = offered(state, "monk mission_gold")
    play(state, "monk mission_gold")

    assert (before, after) == ([], ["monk mission_gold"])
    assert state.coins == [1, 2, 2]


# -- what it brings ---------------------------------------------------------------------------------------------------


@rule("SMA-8.7")
def test_a_scholar_gives_its_ability_from_now_on_and_points_at_the_end() -> None:
    state = board(wood=1)
    price = state.sale_price(RED, 0)

    enter(state)
    play(state, "monk sc04", "sell wood")
    finish_year(state)

    assert price == 1
    assert (state.coins[RED], state.sale_price(RED, 0), state.sale_price(GREEN, 0)) == (2, 2, 1)
    assert state.points[RED] == 0
    assert state.score_pad(RED)["scholars"] == 2


@rule("SMA-8.8")
def test_a_bishop_costs_two_points_at_the_end_and_scores_by_its_tile() -> None:
    state = board()
    monk(state, RED, "mission_points")

    enter(state)
    play(state, "monk bi3")

    pad = state.score_pad(RED)
    assert state.points[RED] == 0
    assert (pad["bi3"], pad["penalty"]) == (4, -2)


@rule("SMA-8.9", "SMA-D54")
@pytest.mark.parametrize(
    ("name", "goods", "points"),
    [
        ("mission_points", {}, 3),
        ("mission_timber", {"wood": 2, "grain": 1}, 0),
        ("mission_goods", {"sugar": 1, "gem": 1}, 0),
        ("mission_gold", {"grain": 1, "gold": 1}, 0),
    ],
)
def test_a_missionary_station_gives_its_gains_at_once(name: str, goods: dict[str, int], points: int) -> None:
    state = board()

    enter(state)
    play(state, f"monk {name}")

    assert (stored(state, RED), state.points[RED]) == (goods, points)


@rule("SMA-8.12")
def test_the_order_at_a_symbol_is_die_choice_payment_placing_effect() -> None:
    state = board(space=1, coins=2)
    monk(state, GREEN, "mission_goods")
    log = Log(state)

    enter(state)
    at_choice = (log.keys(), decision(state), list(state.coins))
    play(state, "monk mission_goods")

    assert at_choice == (["activated", "prayed", "blue-unlocked"], "RecruitMonk", [2, 0])
    assert log.keys()[3:] == ["monk-paid", "monk-station", "gained", "gained"]


@rule("SMA-8.13", "SMA-D54", "SMA-X54")
def test_the_gains_of_a_station_are_automatic_part_by_part_and_may_overflow() -> None:
    state = board(wood=2, grain=3)
    log = Log(state)

    enter(state)
    play(state, "monk mission_timber")

    told = [(event.key, event.facts["resource"]) for event in log.events if event.key in ("gained", "overflow")]
    assert told == [("gained", "wood"), ("overflow", "wood"), ("overflow", "grain")]
    assert (stored(state, RED), state.coins[RED]) == ({"wood": 3, "grain": 3}, 2)
    assert decision(state) == "PrayFurther"


@rule("SMA-8.13")
@pytest.mark.parametrize(
    ("name", "parts"),
    [("mission_timber", ["wood", "grain"]), ("mission_goods", ["sugar", "gem"]), ("mission_gold", ["gold", "grain"])],
)
def test_the_parts_of_a_station_come_in_the_order_of_the_data(name: str, parts: list[str]) -> None:
    state = board()
    log = Log(state)

    enter(state)
    play(state, f"monk {name}")

    assert [event.facts["resource"] for event in log.events if event.key == "gained"] == parts
