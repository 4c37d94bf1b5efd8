"""The end of the game (SMA-13)."""

import pytest

from caravela.games.santa_maria.state import SantaMaria
from tests.games.santa_maria.position import (
    GAME,
    GREEN,
    RED,
    Log,
    audited,
    bishops,
    cover_with_coins,
    decision,
    end_year,
    finish_year,
    lay,
    monk,
    new,
    own_scholar,
    play,
    scholars,
    ship,
    ship_tiles,
    start,
    store,
)
from tests.rules import rule


def last_year(seats: int = 2) -> SantaMaria:
    return new(seats, board="a1", year=3)


def final(state: SantaMaria, seat: int = RED) -> dict[str, int]:
    """The final score of a seat by reason, with everything that is not nothing."""
    reasons = end_year(state).breakdown()[seat]
    return {reason: points for reason, points in reasons.items() if points}


def lay_three_lines(state: SantaMaria) -> None:
    """Developed are column 4, column 6 and row 4; settlers: 2 at (2,4), 1 at (4,2), (4,6), (6,6) and (1,1)."""
    lay(state, RED, "d08", 1, 4, turn=1)
    lay(state, RED, "d13", 3, 4, turn=1)
    lay(state, RED, "d10", 6, 3)
    lay(state, RED, "d11", 1, 6, turn=1)
    lay(state, RED, "r01", 4, 6)
    lay(state, RED, "d12", 5, 5)
    lay(state, RED, "r01", 6, 6)
    lay(state, RED, "r01", 4, 2)
    lay(state, RED, "d14", 4, 3, turn=1)
    lay(state, RED, "d15", 3, 5, turn=1)
    lay(state, RED, "d01", 2, 1, turn=3)


# -- one by one -------------------------------------------------------------------------------------------------------


@rule("SMA-13.1")
def test_points_gained_during_the_game_count() -> None:
    state = last_year()
    store(state, RED, coins=1)

    play(state, "activate cell 3 6")  # a garden
    state.points[GREEN] += 5
    end_year(state)

    assert state.breakdown()[RED]["play"] == 1
    assert state.scores() == [1, 5]


@rule("SMA-13.2", "SMA-X14")
def test_remaining_resources_are_sold_and_three_coins_are_a_point_rounded_down() -> None:
    state = last_year()
    store(state, RED, coins=3, wood=1, grain=1, gem=1)  # 4 coins

    assert final(state) == {"coins": 2}


@rule("SMA-13.2")
@pytest.mark.parametrize(("resource", "points"), [("wood", 1), ("grain", 1), ("sugar", 2), ("gem", 2), ("gold", 2)])
def test_basic_resources_bring_one_coin_and_advanced_ones_two(resource: str, points: int) -> None:
    state = last_year()
    store(state, RED, coins=0, **{resource: 3})

    assert final(state) == {"coins": points}


@rule("SMA-13.2", "SMA-D41")
def test_coins_on_territories_do_not_count() -> None:
    state = last_year()
    store(state, RED, coins=5)
    cover_with_coins(state, RED, 1, 2, 1)
    cover_with_coins(state, RED, 4, 1, 9)

    points = final(state)

    assert points == {"coins": 1}
    assert audited(state).coins[RED] == 5


@rule("SMA-D40")
def test_the_final_sale_is_at_the_higher_prices_of_the_economist() -> None:
    state = last_year()
    own_scholar(state, RED, "sc04")
    store(state, RED, coins=0, wood=3, sugar=2)  # 6 + 6 instead of 3 + 4

    assert final(state) == {"coins": 4, "scholars": 2}


@rule("SMA-13.3", "SMA-13.5", "SMA-X15")
def test_each_settler_counts_in_each_developed_line_so_at_a_crossing_twice() -> None:
    state = last_year()
    lay_three_lines(state)

    points = final(state)

    assert points == {"settlers": 6}
    assert GAME.view(audited(state), RED)["players"][RED]["developed"] == 3


@rule("SMA-13.4")
def test_a_line_is_developed_when_territories_and_roads_fill_all_its_six_spaces() -> None:
    state = last_year()
    lay(state, RED, "d08", 1, 4, turn=1)  # column 4 with a road, rows 1 and 2
    lay(state, RED, "d13", 3, 4, turn=1)  # rows 3 and 4; a church is printed in row 5
    before = state.settler_points(RED)

    lay(state, RED, "r01", 6, 4)

    assert before == 0
    assert final(state) == {"settlers": 3}


@rule("SMA-13.6", "SMA-X16")
def test_monks_bring_the_points_of_scholars_and_the_score_of_bishops_less_two_each() -> None:
    state = last_year()
    bishops(state, "bi1", "bi3", "bi6")
    own_scholar(state, RED, "sc07")  # 3
    monk(state, RED, "bi1")  # no shipment
    monk(state, RED, "bi3")  # three monks

    assert final(state) == {"scholars": 3, "bi3": 6, "penalty": -4}


@rule("SMA-13.6")
def test_the_scholar_of_the_own_set_brings_its_points_beside_those_with_a_monk() -> None:
    state = new(2, board="b", year=3, colonies="advanced")
    scholars(state, "sc01", "sc02", "sc03")
    state.sets = (state.catalog.scholar_ids.index("sc06"), *state.sets[1:])
    lay(state, RED, "h01", 4, 1)
    lay(state, GREEN, "h02", 4, 1)
    monk(state, RED, "sc01")

    assert final(state) == {"scholars": 3 + 2}


@rule("SMA-13.7", "SMA-X17")
def test_the_dock_with_the_fewest_tiles_counts_the_sets_of_three_points() -> None:
    state = last_year()
    ship(state, RED, coins=2, religion=3, conquistador=2, points=4)

    assert final(state)["sets"] == 6


@rule("SMA-13.7")
def test_without_a_tile_at_every_dock_there_is_no_set() -> None:
    state = last_year()
    ship(state, RED, coins=3, religion=3, conquistador=3)

    assert "sets" not in final(state)


@rule("SMA-13.8")
def test_shipments_bring_the_points_shown_on_them() -> None:
    state = last_year()
    ship_tiles(state, RED, "coins", "s30", "s01")
    ship_tiles(state, RED, "points", "s23")
    ship_tiles(state, GREEN, "points", "s05")

    assert final(state) == {"shipments": 19}
    assert state.breakdown()[GREEN]["shipments"] == 4


# -- the whole --------------------------------------------------------------------------------------------------------


@rule("SMA-13.9")
def test_the_highest_total_wins_whatever_it_is_made_of() -> None:
    state = last_year(3)
    state.points[RED] = 20
    state.points[GREEN] = 15
    store(state, GREEN, coins=18)

    end_year(state)

    assert state.scores() == [20, 21, 0]
    assert state.winners() == [GREEN]
    assert GAME.view(state, None)["winners"] == ["green"]


@rule("SMA-13.10", "SMA-X37")
def test_of_tied_players_the_one_nearest_to_the_first_symbol_in_year_three_wins() -> None:
    state = last_year(3)
    state.points[:] = [84, 84, 83]

    end_year(state, "religion", "conquistador", "coins")

    assert state.scores() == [84, 84, 83]
    assert state.winners() == [GREEN]


@rule("SMA-13.11")
def test_bishops_look_at_the_storage_before_the_sale() -> None:
    state = last_year()
    bishops(state, "bi4", "bi1", "bi2")
    monk(state, RED, "bi4")
    store(state, RED, coins=0, gem=3)

    assert final(state) == {"bi4": 6, "penalty": -2, "coins": 2}


@rule("SMA-13.12")
def test_nobody_decides_anything_in_the_final_scoring_and_everything_is_sold() -> None:
    state = last_year()
    store(state, GREEN, coins=1, wood=1, grain=1, sugar=1, gem=1, gold=1)

    play(state, "retire coins", "retire road", "decline")
    before = decision(state)
    play(state, "done")

    assert before == "EndTurn"
    assert state.is_over
    assert state.breakdown()[GREEN]["coins"] == 3  # 1 + 8 coins


@rule("SMA-13.13", "SMA-X50")
def test_the_total_is_the_sum_of_play_coins_settlers_people_sets_and_shipments() -> None:
    state = last_year()
    scholars(state, "sc03", "sc06", "sc10")
    bishops(state, "bi1", "bi4", "bi5")
    state.points[RED] = 31
    store(state, RED, coins=4, wood=1, sugar=2, gold=1)
    lay_three_lines(state)
    lay(state, RED, "d09", 6, 1)  # row 6 is developed too: 6 + 3 settlers
    own_scholar(state, RED, "sc03")
    own_scholar(state, RED, "sc06")
    monk(state, RED, "bi1")
    monk(state, RED, "bi4")
    ship_tiles(state, RED, "coins", "s23", "s24", "s14")
    ship_tiles(state, RED, "religion", "s05", "s01")
    ship_tiles(state, RED, "conquistador", "s02", "s03")
    ship_tiles(state, RED, "points", "s04", "s13")

    points = final(state)

    people = {"scholars": 4, "bi1": 9, "bi4": 6, "penalty": -4}
    assert points == {"play": 31, "coins": 3, "settlers": 9, **people, "sets": 6, "shipments": 40}
    assert state.scores()[RED] == 104


@rule("SMA-D45")
def test_bishops_can_make_a_total_negative() -> None:
    state = last_year()
    bishops(state, "bi1", "bi2", "bi4")
    monk(state, RED, "bi1")
    monk(state, RED, "bi2")

    end_year(state)

    assert state.scores() == [-4, 0]
    assert state.winners() == [GREEN]


@rule("SMA-13.13")
def test_the_final_scoring_comes_only_at_the_end() -> None:
    state = start(2, colonies="random")
    before = state.breakdown()

    while not state.is_over:
        finish_year(state)

    assert before == [{"play": 0}, {"play": 0}]
    assert state.scores() == [3, 2]  # 9 and 4 coins, 2 wood each


@rule("SMA-13.13")
def test_the_log_tells_what_counts_at_the_end_and_who_wins() -> None:
    state = new(year=3)
    store(state, RED, coins=6)
    log = Log(state)

    end_year(state, "coins", "religion")

    told = [(event.key, event.facts) for event in log.events if event.key.startswith(("final-", "winner"))]
    scores = state.scores()
    assert told[0] == ("final-reason", {"seat": "red", "reason": "coins", "points": state.breakdown()[RED]["coins"]})
    assert told[-1] == ("winner", {"seat": "red", "points": scores[RED]})
    for seat, name in enumerate(("red", "green")):
        parts = [int(facts["points"]) for key, facts in told if key.startswith("final-") and facts["seat"] == name]
        assert state.points[seat] + sum(parts) == scores[seat]
