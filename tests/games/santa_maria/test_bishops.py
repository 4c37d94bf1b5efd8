"""Bishops (SMA-18)."""

import pytest

from caravela.games.santa_maria.state import SantaMaria
from tests.games.santa_maria.position import (
    CATALOG,
    GREEN,
    RED,
    bishops,
    end_year,
    lay,
    monk,
    new,
    ship,
    store,
)
from tests.rules import rule


def with_bishop(name: str, board: str = "a1", colonies: str = "random") -> SantaMaria:
    """Red has a monk on a bishop in the last year."""
    state = new(2, board=board, year=3, colonies=colonies)
    bishops(state, name, *[other for other in CATALOG.bishop_ids if other != name][:2])
    monk(state, RED, name)
    return state


def final(state: SantaMaria, seat: int = RED) -> dict[str, int]:
    """What bishops bring and cost a seat in the end."""
    reasons = end_year(state).breakdown()[seat]
    return {reason: points for reason, points in reasons.items() if reason in (*CATALOG.bishop_ids, "penalty")}


@rule("SMA-18.1", "SMA-18.2", "SMA-X34")
@pytest.mark.parametrize(("tiles", "points"), [(0, 0), (11, 11), (12, 12), (14, 12)])
def test_the_fleet_scores_a_point_per_shipment_up_to_twelve(tiles: int, points: int) -> None:
    state = with_bishop("bi1")
    ship(state, RED, religion=tiles)

    assert final(state) == {"bi1": points, "penalty": -2}


@rule("SMA-18.1")
@pytest.mark.parametrize(("tiles", "total"), [(0, -2), (1, -1), (14, 10)])
def test_two_is_taken_off_for_the_space_and_the_result_may_be_negative(tiles: int, total: int) -> None:
    state = with_bishop("bi1")
    ship(state, RED, religion=tiles)

    assert sum(final(state).values()) == total


@rule("SMA-18.3")
def test_parishes_score_two_points_per_developed_row_or_column() -> None:
    state = with_bishop("bi2")
    lay(state, RED, "d08", 1, 4, turn=1)
    lay(state, RED, "d13", 3, 4, turn=1)
    lay(state, RED, "r01", 6, 4)  # column 4, with a church in row 5
    one_line = state.bishop_points(RED, CATALOG.bishop_ids.index("bi2"))
    lay(state, RED, "d01", 5, 6, turn=2)
    lay(state, RED, "r01", 5, 3)
    lay(state, RED, "r01", 5, 1)  # row 5, with a plantation in column 2

    assert one_line == 2
    assert final(state)["bi2"] == 4


@rule("SMA-18.4")
def test_the_cloister_scores_two_points_per_own_monk_this_one_included() -> None:
    state = with_bishop("bi3")
    monk(state, RED, "mission_points")
    monk(state, RED, CATALOG.scholars[state.scholars[0]].id)
    monk(state, GREEN, "mission_points")
    monk(state, GREEN, "mission_gold")

    assert final(state)["bi3"] == 6


@rule("SMA-18.4")
def test_the_scholar_of_a_set_is_not_a_monk_for_the_cloister() -> None:
    state = with_bishop("bi3", "b", "advanced")
    lay(state, RED, "h01", 4, 1)

    points = final(state)

    assert len(state.own_scholars(RED)) == 1
    assert points["bi3"] == 2


@rule("SMA-18.5", "SMA-X35")
def test_the_treasury_scores_two_points_per_sugar_gem_and_gold_before_they_are_sold() -> None:
    state = with_bishop("bi4")
    store(state, RED, coins=1, sugar=1, gold=2, wood=1)

    points = final(state)

    assert points == {"bi4": 6, "penalty": -2}
    assert state.breakdown()[RED]["coins"] == 2  # 1 + 7 coins


@rule("SMA-18.5")
def test_gems_count_for_the_treasury_and_basic_resources_do_not() -> None:
    state = with_bishop("bi4")
    store(state, RED, coins=9, wood=3, grain=3, gem=2)

    assert final(state)["bi4"] == 4


def lay_lands(state: SantaMaria) -> None:
    """5 woodland, 4 farmland, 3 mountain and 6 town territories on board A1, the printed ones included."""
    lay(state, RED, "d13", 1, 3)
    lay(state, RED, "d11", 2, 1)
    lay(state, RED, "d10", 6, 1)
    lay(state, RED, "d15", 4, 2)
    lay(state, RED, "d12", 4, 4)


@rule("SMA-18.6", "SMA-X36")
def test_four_lands_scores_two_points_per_set_of_one_territory_of_each_terrain() -> None:
    state = with_bishop("bi5")
    lay_lands(state)

    points = final(state)

    terrains = state.terrains(RED)
    assert [terrains.count(terrain) for terrain in range(4)] == [5, 4, 3, 6]
    assert points == {"bi5": 6, "penalty": -2}


@rule("SMA-18.6")
def test_four_lands_counts_printed_territories_and_those_of_town_halls() -> None:
    state = with_bishop("bi5", "b", "advanced")  # woodland 3, farmland 1, town 2, no mountain
    before = state.bishop_points(RED, CATALOG.bishop_ids.index("bi5"))
    lay(state, RED, "h03", 4, 1)  # mine and fort

    assert before == 0
    assert final(state)["bi5"] == 2


@rule("SMA-18.7")
def test_great_domain_scores_two_points_per_territory_of_the_largest_group_of_one_terrain() -> None:
    state = with_bishop("bi6", "b", "advanced")
    lay(state, RED, "h01", 4, 4)  # mint and harbour beside the printed mint in row 4, column 6
    three = state.bishop_points(RED, CATALOG.bishop_ids.index("bi6"))
    lay(state, RED, "d08", 3, 4)  # a forest and a road: another terrain, no bridge
    lay(state, RED, "d14", 2, 3, turn=3)  # a garden at (1,3), in no contact with the town
    other = state.bishop_points(RED, CATALOG.bishop_ids.index("bi6"))
    lay(state, RED, "d05", 5, 4)  # a harbour that joins the printed one of (5,3) to the group

    assert (three, other) == (6, 6)
    assert final(state)["bi6"] == 10


@rule("SMA-18.7")
def test_territories_that_touch_at_a_corner_are_no_group() -> None:
    state = with_bishop("bi6", "b")
    lay(state, RED, "d12", 3, 4, turn=1)  # a harbour at (4,4), at the corner of the printed one of (5,3)

    assert final(state)["bi6"] == 2


@rule("SMA-18.8")
def test_every_player_with_a_monk_on_a_bishop_scores_separately() -> None:
    state = with_bishop("bi1")
    monk(state, GREEN, "bi1")
    ship(state, RED, coins=3)
    ship(state, GREEN, religion=5)

    red = final(state)
    green = state.breakdown()[GREEN]

    assert red == {"bi1": 3, "penalty": -2}
    assert (green["bi1"], green["penalty"]) == (5, -2)


@rule("SMA-18.9")
def test_each_bishop_with_an_own_monk_costs_two_points_even_if_it_brings_none() -> None:
    state = with_bishop("bi1")
    bishops(state, "bi1", "bi2", "bi4")
    monk(state, RED, "bi2")
    monk(state, RED, "bi4")

    points = final(state)

    assert points == {"bi1": 0, "bi2": 0, "bi4": 0, "penalty": -6}
    assert "penalty" not in state.breakdown()[GREEN]
