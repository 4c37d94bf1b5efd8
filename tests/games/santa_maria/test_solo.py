"""The solo game (SMA-16)."""

from typing import Any

import pytest

from caravela.games.santa_maria.state import SantaMaria
from caravela.games.santa_maria.steps.religion import PRAYS
from tests.games.santa_maria.position import (
    CATALOG,
    GAME,
    RED,
    audited,
    bishops,
    blue_dice,
    conquest,
    cover_with_coins,
    cover_with_die,
    decision,
    end_year,
    lay,
    monk,
    new,
    offered,
    play,
    religion,
    run,
    ship,
    start,
    store,
    stored,
    turn_of,
    white,
)
from tests.rules import rule


def solo(year: int = 3) -> SantaMaria:
    return new(1, board="b", year=year)


def result(state: SantaMaria) -> dict[str, Any]:
    """Victory and feats at the end of the game."""
    found: dict[str, Any] = GAME.view(end_year(state), RED)["result"]
    return found


def feats(state: SantaMaria) -> list[str]:
    found: list[str] = result(state)["feats"]
    return found


@rule("SMA-16.1")
@pytest.mark.parametrize("colonies", ["chosen", "random", "advanced"])
def test_a_solo_game_has_the_advanced_set_up_whatever_the_settings(colonies: str) -> None:
    state = start(1, colonies=colonies)

    view = GAME.view(state, RED)

    assert (decision(state), len(state.options())) == ("ChooseSet", 4)
    assert view["players"][RED]["colony"] == "b"
    assert (stored(state, RED), state.coins) == ({"wood": 2}, [3])
    assert len(view["white"]) == 3
    assert len(blue_dice(state, RED)) + state.blue_reserve == 3
    play(state, state.texts()[0], "place turn 0 cell 1 3")
    assert (state.year, decision(state), state.seat) == (1, "ChooseAction", RED)


@rule("SMA-D35")
def test_all_three_white_dice_are_for_the_only_player() -> None:
    state = solo(1)
    white(state, 1, 2, 3)
    cells = [(1, 2), (3, 1), (4, 6)]

    for row, column in cells:
        assert offered(turn_of(state, RED), "white") != []
        cover_with_die(state, RED, row, column)

    assert (state.white_taken, sum(state.white)) == ([3], 0)
    assert offered(turn_of(audited(state), RED), "white") == []


@rule("SMA-16.2", "SMA-X19")
@pytest.mark.parametrize(
    ("year", "space", "points"),
    [(1, 1, 0), (1, 2, 4), (1, 9, 4), (2, 3, 0), (2, 4, 5), (3, 5, 0), (3, 6, 6), (3, 10, 6)],
)
def test_the_year_scores_if_the_conquistador_has_reached_the_tree_of_the_year(
    year: int, space: int, points: int
) -> None:
    state = solo(year)
    conquest(state, (RED, space))

    end_year(state)

    assert state.points == [points]


@rule("SMA-16.3")
def test_monks_are_always_free() -> None:
    state = solo(1)
    store(state, RED, coins=0)
    religion(state, RED, 1)
    monk(state, RED, "mission_gold")
    monk(state, RED, CATALOG.bishop_ids[state.bishops[0]])

    run(state, PRAYS[RED])
    play(state, "pray")

    assert len(offered(state, "monk")) == 8
    play(state, "monk mission_points")
    assert (state.points[RED], state.coins[RED]) == (3, 0)


@rule("SMA-16.4")
@pytest.mark.parametrize(("points", "victory"), [(99, False), (100, True), (119, True)])
def test_a_hundred_points_are_a_victory(points: int, victory: bool) -> None:
    state = solo()
    state.points[RED] = points

    assert result(state) == {"victory": victory, "feats": []}


# -- feats ------------------------------------------------------------------------------------------------------------


def lay_settlers(state: SantaMaria) -> None:
    """Settlers all over the colony; two spaces are empty, (4,3) and (6,3)."""
    lay(state, RED, "d01", 2, 1, turn=3)
    lay(state, RED, "d08", 1, 3, turn=1)
    lay(state, RED, "t10", 1, 5, turn=1)
    lay(state, RED, "d05", 2, 6, turn=3)
    lay(state, RED, "t04", 2, 2)
    lay(state, RED, "d03", 4, 4, turn=3)
    lay(state, RED, "t09", 3, 6, turn=1)
    lay(state, RED, "t08", 5, 2, turn=2)
    lay(state, RED, "t07", 5, 1)
    lay(state, RED, "d07", 5, 5, turn=2)
    lay(state, RED, "d09", 5, 6, turn=1)
    lay(state, RED, "r01", 6, 5)


@rule("SMA-16.5a")
@pytest.mark.parametrize(("road", "points", "reached"), [((4, 3), 27, []), ((6, 3), 28, ["communism"])])
def test_communism_needs_28_points_from_settlers(road: tuple[int, int], points: int, reached: list[str]) -> None:
    state = solo()
    lay_settlers(state)
    lay(state, RED, "r01", *road)

    found = feats(audited(state))

    assert state.breakdown()[RED]["settlers"] == points
    assert [feat for feat in found if feat != "capracracy"] == reached


@rule("SMA-16.5b")
@pytest.mark.parametrize(("least", "reached"), [(3, []), (4, ["capitalism"])])
def test_capitalism_needs_four_shipments_at_every_dock(least: int, reached: list[str]) -> None:
    state = solo()
    ship(state, RED, coins=5, religion=4, conquistador=least, points=4)

    assert feats(state) == reached


@rule("SMA-16.5c", "SMA-D30")
@pytest.mark.parametrize(("tiles", "reached"), [(11, []), (12, ["theocracy"])])
def test_theocracy_needs_30_points_from_bishops_before_what_they_cost(tiles: int, reached: list[str]) -> None:
    state = solo()
    bishops(state, "bi1", "bi3", "bi4")
    for name in ("bi1", "bi3", "bi4"):
        monk(state, RED, name)
    store(state, RED, sugar=3, gem=3)  # 12 for the Treasury
    ship(state, RED, religion=tiles)  # so many for the Fleet; 6 for the three monks of the Cloister

    found = feats(state)

    reasons = state.breakdown()[RED]
    assert (reasons["bi1"], reasons["bi3"], reasons["bi4"], reasons["penalty"]) == (tiles, 6, 12, -6)
    assert found == reached


def lay_town(state: SantaMaria) -> None:
    """Town from the east edge to (4,4) and from the west edge to (5,3): market, mint, harbours and what is printed."""
    lay(state, RED, "d13", 3, 5, turn=1)  # market (4,5) beside the printed mint (4,6)
    lay(state, RED, "d12", 3, 4, turn=1)  # harbour (4,4)
    lay(state, RED, "d10", 6, 2, turn=3)  # mint (5,2) beside the printed harbour (5,3)
    lay(state, RED, "d15", 5, 1, turn=1)  # market (5,1)


@rule("SMA-16.5d", "SMA-D29")
def test_capracracy_needs_a_chain_of_one_terrain_from_west_to_east_that_may_bend() -> None:
    state = solo()
    lay_town(state)
    lay(state, RED, "d14", 5, 5, turn=2)  # garden (5,4)

    assert feats(audited(state)) == ["capracracy"]


@rule("SMA-16.5d")
def test_capracracy_does_not_go_over_corners_or_roads() -> None:
    corner, road = solo(), solo()
    for state in (corner, road):
        lay_town(state)
    lay(road, RED, "r01", 5, 4)

    assert feats(corner) == []
    assert feats(road) == []


@rule("SMA-16.5d")
def test_capracracy_must_reach_both_edges() -> None:
    state = solo()
    lay(state, RED, "d13", 3, 5, turn=1)
    lay(state, RED, "d12", 3, 4, turn=1)
    lay(state, RED, "d14", 5, 5, turn=2)
    lay(state, RED, "d10", 6, 2, turn=3)  # from column 6 to column 2

    assert feats(state) == []


@rule("SMA-16.5d", "SMA-D29")
def test_capracracy_goes_from_north_to_south_too_over_forests_and_churches() -> None:
    state = solo()
    lay(state, RED, "d01", 1, 5)  # forest
    lay(state, RED, "d06", 3, 5)  # church, below the printed one of row 2
    lay(state, RED, "d08", 4, 5, turn=2)  # forest
    lay(state, RED, "d13", 5, 5)  # forest
    before = state.feats()
    lay(state, RED, "d11", 6, 6, turn=2)  # church

    assert before == []
    assert feats(audited(state)) == ["capracracy"]


@rule("SMA-16.5e", "SMA-16.5f")
@pytest.mark.parametrize(
    ("points", "reached"),
    [(116, []), (117, ["democracy"]), (146, ["democracy"]), (147, ["democracy", "utopia"])],
)
def test_democracy_needs_120_points_in_total_and_utopia_150(points: int, reached: list[str]) -> None:
    state = solo()
    state.points[RED] = points
    store(state, RED, coins=9)  # 3 points more

    assert feats(state) == reached


@rule("SMA-16.5")
def test_any_number_of_feats_may_be_reached_in_one_game() -> None:
    state = solo()
    state.points[RED] = 120
    ship(state, RED, coins=4, religion=4, conquistador=4, points=4)
    lay_town(state)
    lay(state, RED, "d14", 5, 5, turn=2)

    assert feats(state) == ["capitalism", "capracracy", "democracy", "utopia"]


# -- what else is different -------------------------------------------------------------------------------------------


@rule("SMA-16.6")
@pytest.mark.parametrize("space", ["coins", "road"])
def test_the_only_player_starts_every_year_and_is_tied_with_nobody(space: str) -> None:
    state = solo(1)

    end_year(state, space)
    second = (state.year, state.seat)
    end_year(state, space)
    third = (state.year, state.seat)
    end_year(state, space)

    assert (second, third) == ((2, RED), (3, RED))
    assert state.is_over


@rule("SMA-16.4")
@pytest.mark.parametrize(("points", "winners"), [(99, []), (100, [RED])])
def test_only_a_hundred_points_win(points: int, winners: list[int]) -> None:
    state = solo(3)
    state.points[RED] = points - (sum(state.score_pad(RED).values()) - state.points[RED])

    end_year(state, "coins")

    assert state.scores() == [points]
    assert state.winners() == winners
    assert GAME.view(state, RED)["result"]["victory"] is bool(winners)


@rule("SMA-16.7")
def test_there_is_no_ranking_on_the_conquistador_track() -> None:
    state = solo(1)
    conquest(state, (RED, 1))  # alone on the track, short of the tree

    end_year(state)

    assert state.points == [0]


@rule("SMA-16.7")
def test_the_rest_of_the_end_of_a_year_is_as_ever() -> None:
    state = solo(1)
    conquest(state, (RED, 5))
    state.uses[RED] = 2
    cover_with_coins(state, RED, 3, 1, 2)
    cover_with_die(state, RED, 1, 2)
    tiles = state.offer[:]

    end_year(state)

    assert (state.year, state.conquest, state.uses, state.covered) == (2, [0], [0], [0])
    assert (state.discarded, len(state.offer)) == (tiles, 10)
    assert (sum(state.white), len(blue_dice(audited(state), RED))) == (3, 1)


@rule("SMA-16.8")
def test_feats_bring_no_points_and_no_victory() -> None:
    state = solo()
    ship(state, RED, coins=4, religion=4, conquistador=4, points=4)

    found = result(state)

    reasons = state.breakdown()[RED]
    assert found == {"victory": False, "feats": ["capitalism"]}
    assert sum(reasons.values()) == reasons["sets"] + reasons["shipments"] < 100


@rule("SMA-16.8")
def test_feats_are_looked_at_with_the_final_score_only() -> None:
    state = solo(2)
    state.points[RED] = 130
    before = GAME.view(state, RED)["result"]

    end_year(state)
    later = GAME.view(state, RED)["result"]
    state.points[RED] = 110  # what counts is the end

    assert (before, later) == (None, None)
    assert result(state) == {"victory": True, "feats": []}
