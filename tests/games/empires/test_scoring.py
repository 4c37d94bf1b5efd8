"""New World Scoring (EMP-18) and Final Scoring (EMP-19)."""

import pytest

from caravela.games.empires.steps.benefits import BuildingBenefits
from caravela.games.empires.steps.dock import ResolveDock
from caravela.games.empires.steps.income import Income
from caravela.games.empires.steps.reset import NewWorldScoring, ResetGoods
from caravela.kernel.state import having
from tests.games.empires.position import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Log,
    available,
    colony,
    discover_all,
    give_card,
    give_goods,
    give_ships,
    give_token,
    goods,
    is_face_down,
    new,
    offer,
    offer_goods,
    on,
    own,
    play,
    put,
    run,
    run_from,
)
from tests.rules import rule


def scored(*colonies: dict[str, int]) -> list[int]:
    """What the New World Scoring of round 3 gives for one region, seat by seat."""
    state = new(max(2, len(colonies)), builders=True)
    for seat, workers in enumerate(colonies):
        put(state, seat, "virginia", **workers)
    state.round = 3
    run(state, NewWorldScoring())
    return [state.new_world[3 * seat] for seat in range(len(colonies))]


def colonists(*counts: int) -> list[dict[str, int]]:
    return [{"colonist": count} for count in counts]


def with_builders(builders: int, *counts: int) -> list[dict[str, int]]:
    """So many workers per seat, some of the first seat's being Builders."""
    first, *others = counts
    return [{"colonist": first - builders, "builder": builders}, *colonists(*others)]


# -- New World Scoring -------------------------------------------------------------------------------------------------


@rule("EMP-18.1")
def test_a_region_is_scored_only_while_a_player_has_three_workers_there() -> None:
    state = new()
    put(state, RED, "caribbean", colonist=3)
    put(state, RED, "florida", colonist=2)
    put(state, YELLOW, "florida", colonist=2)
    put(state, RED, "peru", colonist=3)
    state.remove(7, RED, 0, 1)
    state.round = 3

    run(state, NewWorldScoring())

    assert colony(state, RED, "peru") == {"colonist": 2}
    assert state.new_world == (6, 0, 0, 0, 0, 0)


@rule("EMP-18.2")
def test_all_workers_count_one_specialists_included() -> None:
    assert scored({"captain": 1, "merchant": 1, "missionary": 1, "soldier": 1}, {"colonist": 3}) == [6, 2]
    assert scored({"captain": 2}, {"colonist": 3}) == [2, 6]


@rule("EMP-18.3")
def test_players_with_fewer_than_three_workers_take_part() -> None:
    assert scored(*colonists(3, 2, 0)) == [6, 2, 0]


@rule("EMP-18.4")
def test_the_sole_first_scores_six() -> None:
    assert scored(*colonists(3, 7, 4, 4)) == [0, 6, 0, 0]


@rule("EMP-18.5")
def test_the_sole_second_scores_two_and_needs_a_worker() -> None:
    assert scored(*colonists(4, 1, 0)) == [6, 2, 0]
    assert scored(*colonists(4, 0)) == [6, 0]


@rule("EMP-18.6")
def test_two_tied_for_first_score_two_each_and_nobody_else_scores() -> None:
    assert scored(*colonists(4, 4, 3, 2)) == [2, 2, 0, 0]


@rule("EMP-18.7")
@pytest.mark.parametrize(
    ("counts", "points"), [((3, 3, 3, 2), [0, 0, 0, 0]), ((4, 4, 4, 4), [0, 0, 0, 0]), ((3, 3, 3), [0, 0, 0])]
)
def test_three_or_more_tied_for_first_score_nothing_and_nobody_else_scores(
    counts: tuple[int, ...], points: list[int]
) -> None:
    assert scored(*colonists(*counts)) == points


@rule("EMP-18.8")
def test_players_tied_for_second_score_nothing() -> None:
    assert scored(*colonists(5, 3, 3, 1)) == [6, 0, 0, 0]
    assert scored(*colonists(5, 2, 2, 2)) == [6, 0, 0, 0]


@rule("EMP-18.9")
def test_a_player_alone_scores_six_and_there_is_no_second() -> None:
    assert scored(*colonists(0, 3, 0)) == [0, 6, 0]


@rule("EMP-18.10")
@pytest.mark.parametrize(
    ("colonies", "points"),
    [
        (({"colonist": 4}, {"builder": 2}), [6 + 8, 2 + 4]),
        (({"colonist": 3}, {"colonist": 2, "builder": 1}, {}), [2 + 4, 2 + 4, 0]),
        (({"colonist": 2, "builder": 1}, {"colonist": 2, "builder": 1}, {"colonist": 3}), [8, 8, 8]),
    ],
)
def test_all_players_in_first_place_get_four_points_per_builder_tied_or_not(
    colonies: tuple[dict[str, int], ...], points: list[int]
) -> None:
    assert scored(*colonies) == points


@rule("EMP-18.11", "EMP-D23")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((5, 3, 1), [6 + 8, 2 + 4, 0]),
        ((5, 3, 3, 1), [6 + 8, 4, 4, 0]),
        ((4, 4, 2, 2), [2 + 8, 2 + 8, 4, 4]),
        ((3, 3, 3, 1), [8, 8, 8, 4]),
        ((3, 0), [6 + 8, 0]),
    ],
)
def test_all_players_with_the_next_lower_number_get_two_points_per_builder(
    counts: tuple[int, ...], points: list[int]
) -> None:
    assert scored(*with_builders(2, *counts)) == points


@rule("EMP-18.12")
def test_others_get_nothing_even_if_they_own_the_builders() -> None:
    assert scored({"colonist": 5}, {"colonist": 4}, {"builder": 3}) == [6 + 12, 2 + 6, 0]


@rule("EMP-18.13")
def test_points_are_scored_at_once_and_nothing_leaves_the_map() -> None:
    state = new(builders=True)
    put(state, RED, "florida", colonist=3, builder=1)
    put(state, YELLOW, "florida", soldier=1)

    state.round = 3
    run_from(state, NewWorldScoring)

    assert state.round == 4
    assert state.scores() == [10, 4]
    assert colony(state, RED, "florida") == {"colonist": 3, "builder": 1}
    assert colony(state, YELLOW, "florida") == {"soldier": 1}


@rule("EMP-18.14")
def test_regions_are_scored_independently_and_builders_count_in_their_own_region() -> None:
    state = new(builders=True)
    put(state, RED, "florida", colonist=3)
    put(state, YELLOW, "florida", colonist=1)
    put(state, RED, "peru", builder=1)
    put(state, YELLOW, "peru", colonist=3)
    state.round = 8

    run(state, NewWorldScoring())

    assert state.new_world == (0, 0, 6 + 2 + 2, 0, 0, 2 + 6 + 4)


@rule("EMP-18.14", "EMP-19.7")
def test_the_first_tie_break_includes_the_builder_bonus() -> None:
    state = new(3, builders=True)
    put(state, YELLOW, "peru", colonist=2, builder=1)
    put(state, RED, "florida", colonist=3)
    put(state, RED, "brazil", colonist=1)
    put(state, BLUE, "brazil", colonist=3)
    state.bought = having(state.bought, RED, 2)
    state.coins = [50, 0, 0]
    state.round = 8

    run_from(state, ResetGoods)

    assert [state.new_world[3 * seat + 2] for seat in range(3)] == [6 + 2, 6 + 4, 6]
    assert state.scores() == [10, 10, 6]
    assert state.winners() == [YELLOW]


@rule("EMP-X31")
def test_new_france_is_shared_eighteen_to_eight() -> None:
    leticia, olavo = {"colonist": 4, "builder": 1}, {"colonist": 2, "builder": 2}

    assert scored(leticia, olavo) == [18, 8]


@rule("EMP-X32", "EMP-D26")
def test_virginia_with_a_tie_for_first_pays_for_three_builders() -> None:
    daniel, olavo = {"colonist": 5}, {"colonist": 3, "builder": 2}
    gustavo, leticia = {"colonist": 2}, {"builder": 1}

    assert scored(daniel, olavo, gustavo, leticia) == [14, 14, 6, 0]


@rule("EMP-X33", "EMP-D26")
def test_virginia_with_a_tie_for_second_pays_for_three_builders() -> None:
    daniel, olavo = {"colonist": 5}, {"builder": 2}
    gustavo, leticia = {"colonist": 2}, {"builder": 1}

    assert scored(daniel, olavo, gustavo, leticia) == [18, 6, 6, 0]


@rule("EMP-X34")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3,), [6]),
        ((3, 1), [6, 2]),
        ((2, 2), [0, 0]),
        ((3, 3, 2), [2, 2, 0]),
        ((3, 3, 3, 1), [0, 0, 0, 0]),
        ((4, 2, 2, 1), [6, 0, 0, 0]),
        ((5, 3, 1), [6, 2, 0]),
    ],
)
def test_counts_without_builders(counts: tuple[int, ...], points: list[int]) -> None:
    assert scored(*colonists(*counts)) == points


@rule("EMP-X35")
def test_one_builder_among_three_or_more_tied_for_first() -> None:
    assert scored(*with_builders(1, 3, 3, 3)) == [4, 4, 4]
    assert scored(*with_builders(1, 3, 3, 3, 1)) == [4, 4, 4, 2]


@rule("EMP-X48")
def test_two_builders_beside_a_tie_and_three_in_a_region_that_is_not_colonised() -> None:
    assert scored(*with_builders(2, 3, 3, 2)) == [10, 10, 4]
    assert scored({"builder": 2}, {"colonist": 1, "builder": 1}, {"colonist": 1}) == [0, 0, 0]


# -- the map -----------------------------------------------------------------------------------------------------------


@rule("EMP-D27")
def test_the_regions_are_the_seven_of_the_rulebook_peru_and_brazil() -> None:
    state = new()
    discover_all(state)
    on(state, "dock", "red colonist")

    run(state, ResolveDock())

    seven = ["new_france", "new_england", "virginia", "florida", "caribbean", "new_spain", "new_granada"]
    assert state.texts() == [f"land {region}" for region in [*seven, "peru", "brazil"]] + ["pass"]


@rule("EMP-D28")
def test_nine_different_goods_lie_in_the_regions_silver_in_peru_and_indigo_and_rice_in_none() -> None:
    state = new()
    on(state, "dock", "red soldier", *["red colonist"] * 8)
    for region in state.catalog.regions:
        put(state, RED, region, colonist=2)

    run(state, ResolveDock())
    play(state, "land peru")
    assert goods(state, RED) == {"silver": 1}
    play(state, *[f"land {region}" for region in state.catalog.regions if region != "peru"])

    named = ["fur", "fish", "tobacco", "cattle", "sugar", "gold", "cocoa", "silver", "coffee"]
    assert goods(state, RED) == dict.fromkeys(named, 1)


# -- Final Scoring -----------------------------------------------------------------------------------------------------


@rule("EMP-19.1")
def test_after_phase_4_of_round_8_come_scoring_and_the_purchase_and_no_other_step() -> None:
    state = new(vp_purchase=True)
    put(state, RED, "caribbean", colonist=3)
    on(state, "initiative", "yellow colonist")
    offer_goods(state, "fur")
    offer(state, "navy")
    state.ship_offered = 0
    state.ships[YELLOW] += 1
    before = available(state, RED)
    state.coins = [10, 0]
    state.round = 8

    run_from(state, BuildingBenefits)
    assert state.new_world[2] == 6
    play(state, "points 1")

    assert state.is_over
    assert state.scores() == [7, 0]
    assert (len(state.goods_offered), state.ship_offered, len(state.offer)) == (1, 0, 1)
    assert available(state, RED) == before
    assert (state.order, len(state.initiative), state.round) == ((RED, YELLOW), 1, 8)


@rule("EMP-19.2")
def test_discoveries_score_their_points_only_at_the_end() -> None:
    state = new()
    give_token(state, RED, "dt01")
    give_token(state, RED, "dt16")
    give_card(state, RED, "india")
    give_card(state, YELLOW, "pampas")
    state.round = 8

    assert state.scores() == [0, 0]
    run_from(state, BuildingBenefits)

    assert [pad["discoveries"] for pad in state.breakdown()] == [4 + 7 + 6, 4]
    assert state.scores() == [17, 4]


@rule("EMP-19.3", "EMP-21.75")
def test_printed_points_of_buildings_count_whether_used_or_not() -> None:
    state = new()
    own(state, RED, "cartography", "taxation")
    own(state, YELLOW, "university", "factory")
    state.spent |= 1 << state.purchases[0]
    state.round = 8

    run_from(state, ResetGoods)

    assert is_face_down(state, "cartography")
    assert not is_face_down(state, "university")
    assert state.scores() == [4 + 2, 5 + 5]


@rule("EMP-19.4", "EMP-D24")
def test_scoring_buildings_look_at_the_position_after_phase_4_of_round_8() -> None:
    state = new()
    own(state, RED, "mercantilism", "west_indies_co", "migration", "glory")
    give_goods(state, RED, fur=2)
    put(state, RED, "florida", colonist=2)
    put(state, YELLOW, "caribbean", colonist=3)
    state.round = 8

    run_from(state, Income)
    play(state, "move 1 florida caribbean")

    pad = state.breakdown()[RED]
    assert (pad["mercantilism"], pad["glory"], pad["economy"]) == (3, 2, 0)


@rule("EMP-D24", "EMP-X28", "EMP-21.59a")
def test_wealth_with_34_coins_is_6_points_and_30_of_them_may_then_buy_3_points() -> None:
    state = new(vp_purchase=True)
    own(state, RED, "wealth", "factory")
    state.coins = [4, 0]
    state.round = 8

    run_from(state, BuildingBenefits)
    assert state.coins[RED] == 34
    assert state.texts() == ["points 1", "points 2", "points 3", "pass"]
    play(state, "points 3")

    assert state.coins[RED] == 4
    assert state.breakdown()[RED]["wealth"] == 6
    assert state.breakdown()[RED]["purchase"] == 3


@rule("EMP-19.5", "EMP-15.11", "EMP-16.5")
def test_economy_is_the_set_income_of_round_8_without_the_money_of_buildings() -> None:
    state = new()
    give_goods(state, RED, sugar=3)
    own(state, RED, "rum_distillery", "trading_post")
    state.coins = [0, 0]
    state.round = 8

    run_from(state, Income)

    assert state.coins[RED] == 3 + 9 + 5
    assert state.breakdown()[RED]["economy"] == 3
    assert state.scores() == [3, 0]


@rule("EMP-19.5", "EMP-19.7")
def test_the_log_tells_what_counts_at_the_end_and_who_wins() -> None:
    state = new()
    give_goods(state, RED, sugar=3)
    own(state, YELLOW, "navy")
    state.ships[YELLOW] = 2
    state.round = 8
    log = Log(state)

    run_from(state, Income)

    points = state.scores()
    assert log.facts("final-reason") == [{"seat": "red", "reason": "economy", "points": 3}]
    assert log.facts("final-building") == [{"seat": "yellow", "building": "navy", "points": points[YELLOW]}]
    assert log.facts("winner") == [{"seat": "yellow", "points": points[YELLOW]}]


@rule("EMP-19.6")
def test_money_alone_is_worth_no_points() -> None:
    state = new()
    state.coins = [99, 0]
    state.round = 8

    run_from(state, BuildingBenefits)

    assert state.scores() == [0, 0]


@rule("EMP-19.7")
def test_most_points_win_whatever_the_tie_breaks_say() -> None:
    state = new()
    state.new_world = (7, 0, 0, 0, 0, 0)
    put(state, YELLOW, "caribbean", colonist=3)
    state.coins = [0, 50]
    state.round = 8

    run_from(state, ResetGoods)

    assert state.scores() == [7, 6]
    assert state.winners() == [RED]


@rule("EMP-19.7")
def test_the_second_tie_break_is_money_and_the_third_goods_and_ships_together() -> None:
    state = new(3)
    state.coins = [8, 9, 9]
    give_goods(state, RED, sugar=1, fur=1)
    give_goods(state, YELLOW, rice=1)
    give_goods(state, BLUE, rice=1)
    give_ships(state, RED, 2)
    give_ships(state, BLUE, 1)
    state.round = 8

    run_from(state, ResetGoods)
    assert state.scores() == [0, 0, 0]
    assert state.winners() == [BLUE]
    state.coins[RED] = 10

    assert state.winners() == [RED]


@rule("EMP-19.7", "EMP-D25")
def test_players_equal_in_everything_share_the_victory() -> None:
    state = new(3)
    state.coins = [5, 9, 9]
    give_goods(state, YELLOW, rice=1)
    give_ships(state, BLUE, 1)
    state.round = 8

    run_from(state, ResetGoods)

    assert state.winners() == [YELLOW, BLUE]


@rule("EMP-X36", "EMP-23.21")
def test_of_two_with_the_same_points_the_better_new_world_scoring_of_round_8_wins() -> None:
    state = new(4)
    for region in ("florida", "peru"):
        put(state, RED, region, colonist=3)
    put(state, RED, "brazil", colonist=2)
    put(state, YELLOW, "brazil", colonist=3)
    put(state, YELLOW, "caribbean", colonist=4)
    state.new_world = having(state.new_world, 3 * YELLOW, 1)
    state.bought = having(state.bought, YELLOW, 1)
    state.coins = [0, 50, 0, 0]
    state.round = 8

    run_from(state, ResetGoods)

    assert [state.new_world[3 * seat + 2] for seat in range(4)] == [14, 12, 0, 0]
    assert state.scores() == [14, 14, 0, 0]
    assert state.winners() == [RED]


@rule("EMP-19.8")
def test_the_money_of_the_tie_break_is_what_the_purchase_of_points_leaves() -> None:
    state = new(vp_purchase=True)
    own(state, YELLOW, "cartography")
    state.coins = [45, 9]
    state.round = 8

    play(run_from(state, ResetGoods), "points 4")

    assert state.scores() == [4, 4]
    assert state.coins == [5, 9]
    assert state.winners() == [YELLOW]


@rule("EMP-19.8")
def test_the_goods_of_the_tie_break_are_those_after_phase_4() -> None:
    state = new()
    own(state, YELLOW, "west_indies_co")
    state.coins = [5, 5]
    state.round = 8

    run_from(state, BuildingBenefits)

    assert sum(goods(state, YELLOW).values()) == 1
    assert state.winners() == [YELLOW]


@rule("EMP-19.9")
def test_final_scoring_asks_nobody() -> None:
    state = new(4, builders=True, building_set="all")
    for name in ("navy", "glory", "wealth", "age_of_discovery", "mercantilism", "population", "power", "prosperity"):
        own(state, GREEN, name)
    give_goods(state, GREEN, fur=2)
    give_token(state, GREEN, "dt02")
    state.coins = [0, 0, 0, 25]
    state.round = 8

    run_from(state, BuildingBenefits)

    assert state.is_over
    assert state.scores() == [0, 0, 0, 4 + 5 + 4 + 2 + 16]


@rule("EMP-X38")
@pytest.mark.parametrize(("fourth", "total"), [(False, 45), (True, 59)])
def test_the_final_scoring_of_the_example(fourth: bool, total: int) -> None:
    state = new(builders=True, building_set="all")
    give_token(state, RED, "dt01")
    give_token(state, RED, "dt13")
    give_card(state, RED, "china")
    own(state, RED, "taxation", "navy", "prosperity")
    give_goods(state, RED, sugar=4, fur=2)
    give_ships(state, RED, 3)
    if fourth:
        own(state, RED, "age_of_discovery")
    state.round = 8

    run_from(state, Income)

    pad = state.breakdown()[RED]
    assert (pad["discoveries"], pad["taxation"], pad["navy"], pad["economy"]) == (16, 2, 12, 9)
    assert pad["prosperity"] == (8 if fourth else 6)
    assert pad.get("age_of_discovery", 0) == (12 if fourth else 0)
    assert state.scores()[RED] == total
