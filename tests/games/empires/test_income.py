"""Phase 3: income (EMP-15)."""

from functools import cache
from itertools import combinations_with_replacement

import pytest

from caravela.games.empires.scoring import best_sets, set_income, trade_income
from caravela.games.empires.steps.benefits import BuildingBenefits
from caravela.games.empires.steps.income import Income
from tests.games.empires.position import RED, YELLOW, give_goods, give_ships, goods, new, on, own, play, run
from tests.rules import rule


@cache
def slow_income(counts: tuple[int, ...], ships: int) -> int:
    """EMP-15.2 to 15.4, word for word: try every set, then the best of what is left."""
    best = 0
    for goods_used in (2, 3, 4):
        for set_goods in combinations_with_replacement(range(len(counts)), goods_used):
            left = [count - set_goods.count(kind) for kind, count in enumerate(counts)]
            if min(left) < 0:
                continue
            alike = len(set(set_goods)) == 1
            for set_ships in (0, 1):
                value = {(3, False): 1, (3, True): 3, (4, True): 6}.get((goods_used + set_ships, alike), 0)
                if value and set_ships <= ships:
                    rest = tuple(sorted(count for count in left if count))
                    best = max(best, value + slow_income(rest, ships - set_ships))
    return best


def holdings(most: int, largest: int) -> list[tuple[int, ...]]:
    """All ways to hold up to so many goods, at most so many of a type."""
    if largest == 0:
        return [()]
    found: list[tuple[int, ...]] = []
    for copies in range(most // largest + 1):
        found += [(largest,) * copies + rest for rest in holdings(most - copies * largest, largest - 1)]
    return found


@rule("EMP-15.8", "EMP-15.9")
@pytest.mark.parametrize("ships", range(4))
def test_the_best_arrangement_is_the_best_of_all_arrangements(ships: int) -> None:
    positions = holdings(10, 6)
    assert len(positions) > 120

    paid = [trade_income({str(kind): count for kind, count in enumerate(counts)}, ships) for counts in positions]

    assert paid == [slow_income(tuple(sorted(counts)), ships) for counts in positions]
    assert paid == [set_income([9, *counts, 9], 1, len(counts) + 1, ships) for counts in positions]


@rule("EMP-15.10", "EMP-15.4", "EMP-15.3")
@pytest.mark.parametrize("ships", range(4))
def test_the_sets_shown_use_each_piece_once_and_are_worth_the_income(ships: int) -> None:
    for counts in holdings(10, 6):
        income, sets = best_sets(list(counts), ships)

        worth = {(-1, 3): 1, (0, 3): 3, (0, 4): 6}
        assert sum(worth[min(kind, 0), pieces + crew] for kind, pieces, crew in sets) == income
        assert all(crew <= 1 for _, _, crew in sets)
        assert sum(crew for _, _, crew in sets) <= ships
        loose = sum(counts)
        for kind, count in enumerate(counts):
            used = sum(pieces for other, pieces, _ in sets if other == kind)
            assert used <= count
            loose -= used
        assert sum(pieces for kind, pieces, _ in sets if kind == -1) <= loose


@rule("EMP-15.1")
def test_each_player_receives_the_value_of_the_sets_and_nothing_is_spent() -> None:
    state = new()
    give_goods(state, RED, silver=4, gold=3)
    give_goods(state, YELLOW, fur=2)
    give_ships(state, YELLOW, 1)

    run(state, Income())

    assert state.coins == [10 + 9, 11 + 3]
    assert goods(state, RED) == {"silver": 4, "gold": 3}
    assert goods(state, YELLOW) == {"fur": 2}
    assert state.ships == [0, 1]


@rule("EMP-15.2", "EMP-X21")
def test_three_goods_earn_1_three_alike_3_and_four_alike_6() -> None:
    assert trade_income({"indigo": 1, "silver": 1, "tobacco": 1}, 0) == 1
    assert trade_income({"indigo": 2}, 1) == 3
    assert trade_income({"sugar": 3}, 0) == 3
    assert trade_income({"sugar": 4}, 0) == 6


@rule("EMP-15.2")
def test_nothing_else_scores() -> None:
    assert [trade_income({"sugar": count}, 0) for count in (0, 1, 2)] == [0, 0, 0]
    assert trade_income({"sugar": 5}, 0) == 6
    assert trade_income({"sugar": 2, "fur": 2}, 0) == 1
    assert trade_income({"sugar": 1, "fur": 1, "rice": 1, "gold": 1}, 0) == 1


@rule("EMP-15.3")
def test_a_ship_stands_for_any_one_good_and_a_set_has_at_most_one() -> None:
    assert trade_income({"sugar": 3}, 1) == 6
    assert trade_income({"sugar": 2}, 1) == 3
    assert trade_income({"sugar": 2}, 2) == 3
    assert trade_income({"sugar": 1}, 3) == 0
    assert trade_income({"sugar": 1, "fur": 1}, 1) == 1


@rule("EMP-15.4")
def test_each_good_and_each_ship_belongs_to_at_most_one_set() -> None:
    assert trade_income({"sugar": 3, "fur": 3}, 1) == 9
    assert trade_income({"sugar": 3, "fur": 3}, 2) == 12
    assert trade_income({"sugar": 4, "fur": 1, "rice": 1}, 0) == 6
    assert trade_income({"sugar": 2, "fur": 2}, 1) == 3


@rule("EMP-15.5")
def test_sets_are_arranged_anew_every_round() -> None:
    state = new()
    give_goods(state, RED, silver=3)
    give_ships(state, RED, 1)

    run(state, Income())
    assert state.coins[RED] == 16  # three silver with the ship
    give_goods(state, RED, silver=1, gold=3)
    run(state, Income())

    assert state.coins[RED] == 16 + 12  # four silver alone, the ship with gold


@rule("EMP-15.6")
def test_the_best_arrangement_is_paid_without_a_choice() -> None:
    state = new()
    give_goods(state, RED, silver=3, gold=2, coffee=2)
    give_ships(state, RED, 1)

    run(state, Income())

    assert state.is_over
    assert state.coins[RED] == 10 + 7


@rule("EMP-15.7")
def test_a_ship_used_by_mayflower_makes_no_set_that_round() -> None:
    state = new(building_set="all")
    own(state, RED, "mayflower")
    give_goods(state, RED, silver=3, gold=2)
    give_ships(state, RED, 2)
    on(state, "ship", "red colonist")

    run(state, Income())

    assert state.coins[RED] == 10 + 6  # one ship left: three silver with it


@rule("EMP-15.9")
def test_the_largest_set_first_would_pay_too_little() -> None:
    greedy_first_set_with_the_ship = 6 + trade_income({"sugar": 1, "fur": 3}, 0)

    assert trade_income({"sugar": 4, "fur": 3}, 1) == 12
    assert greedy_first_set_with_the_ship == 9


@rule("EMP-X22")
@pytest.mark.parametrize(
    ("counts", "ships", "income"),
    [
        ([3], 1, 6),
        ([5], 1, 6),
        ([6], 0, 6),
        ([6, 1], 0, 7),
        ([6], 1, 9),
        ([6], 2, 12),
        ([1], 2, 0),
        ([1, 1], 1, 1),
        ([2, 2], 2, 6),
        ([2, 2, 1], 1, 4),
        ([2, 2, 2], 1, 4),
        ([3, 1, 1], 1, 6),
        ([4, 3], 1, 12),
        ([5, 3], 1, 12),
        ([4, 2, 1], 1, 9),
        ([3, 3, 1, 1], 2, 12),
        ([1, 1, 1, 1], 1, 1),
        ([1, 1, 1, 1], 2, 2),
        ([3, 2], 1, 6),
        ([], 3, 0),
    ],
)
def test_the_best_arrangements_of_the_examples(counts: list[int], ships: int, income: int) -> None:
    assert best_sets(counts, ships)[0] == income
    assert set_income(counts, 0, len(counts), ships) == income


@rule("EMP-15.11")
@pytest.mark.parametrize(("round", "recorded"), [(7, 0), (8, 6)])
def test_the_income_of_round_8_is_recorded_for_final_scoring(round: int, recorded: int) -> None:
    state = new()
    state.round = round
    give_goods(state, RED, silver=4)

    run(state, Income())

    assert state.coins[RED] == 16
    assert state.score_pad(RED)["economy"] == recorded


@rule("EMP-15.12", "EMP-D36")
def test_mint_pays_in_phase_3_outside_the_set_income() -> None:
    state = new(building_set="all")
    state.round = 8
    own(state, RED, "mint")
    give_goods(state, RED, silver=4, gold=2)
    run(state, Income())

    assert state.texts() == ["name silver", "name gold"]
    play(state, "name silver")

    assert state.coins[RED] == 10 + 6 + 8
    assert state.score_pad(RED)["economy"] == 6
    run(state, BuildingBenefits())
    assert state.coins[RED] == 10 + 6 + 8


@rule("EMP-15.13")
def test_income_is_paid_to_all_players_before_mint_the_only_decision() -> None:
    state = new(building_set="all")
    own(state, RED, "mint", "trading_post")
    give_goods(state, RED, silver=3, gold=1)
    give_goods(state, YELLOW, tobacco=4)

    run(state, Income())
    assert state.coins == [13, 17]
    assert state.seat == RED
    play(state, "name gold")

    assert state.coins == [15, 17]
    assert state.is_over


@rule("EMP-X23")
def test_five_sugar_with_rum_distillery_earn_6_and_15_and_economy_counts_6() -> None:
    state = new()
    state.round = 8
    state.coins[RED] = 0
    own(state, RED, "rum_distillery")
    give_goods(state, RED, sugar=5)

    run(state, Income())
    assert state.coins[RED] == 6
    run(state, BuildingBenefits())

    assert state.coins[RED] == 21
    assert state.score_pad(RED)["economy"] == 6


@rule("EMP-15.7", "EMP-X45")
def test_in_round_8_a_ship_on_the_mayflower_lowers_economy_but_counts_for_navy() -> None:
    state = new(building_set="all")
    state.round = 8
    own(state, RED, "mayflower", "navy")
    give_goods(state, RED, sugar=3)
    give_ships(state, RED, 1)
    on(state, "ship", "red colonist")

    run(state, Income())

    assert state.coins[RED] == 13
    assert state.score_pad(RED)["economy"] == 3
    assert state.score_pad(RED)["navy"] == 4
