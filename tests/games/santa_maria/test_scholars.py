"""Scholars (SMA-17)."""

import pytest

from caravela.games.santa_maria.state import SantaMaria
from caravela.games.santa_maria.steps.conquistador import OFFER_CONQUER
from caravela.games.santa_maria.steps.religion import PRAYS
from caravela.games.santa_maria.steps.shipping import OFFER_SHIP
from tests.games.santa_maria.position import (
    CATALOG,
    GREEN,
    RED,
    Log,
    audited,
    blue,
    coins_on,
    conquest,
    decision,
    dock,
    end_year,
    harbour,
    lay,
    new,
    offer,
    offered,
    own_answers,
    own_scholar,
    play,
    religion,
    run,
    scholars,
    ship,
    start,
    store,
    stored,
    turn_of,
    white,
)
from tests.rules import rule


def with_scholar(*names: str, board: str = "a1") -> SantaMaria:
    """Red has these scholars and is to choose an action."""
    state = new(2, board=board)
    for name in names:
        own_scholar(state, RED, name)
    return state


# -- what they all share ----------------------------------------------------------------------------------------------


@rule("SMA-17.1")
def test_an_ability_works_only_for_who_has_the_scholar_as_often_as_its_trigger_occurs() -> None:
    state = with_scholar("sc04")
    store(state, RED, wood=2)
    store(state, GREEN, wood=2)

    play(turn_of(state, GREEN), "sell wood", "sell wood")
    play(turn_of(state, RED), "sell wood", "sell wood")

    assert state.coins == [4, 2]


@rule("SMA-17.1")
def test_an_ability_works_from_the_moment_of_having_the_scholar() -> None:
    state = new(2, board="a1")
    scholars(state, "sc04", "sc01", "sc02")
    religion(state, RED, 1)
    store(state, RED, wood=2)

    run(state, PRAYS[RED])
    play(state, "sell wood", "pray", "monk sc04", "sell wood")

    assert state.coins[RED] == 3  # 1, then 2


@rule("SMA-17.1")
def test_several_scholars_may_apply_to_the_same_event() -> None:
    state = with_scholar("sc04", "sc07")
    store(state, RED, coins=1, grain=3)

    play(state, "activate cell 4 1", "gain")

    assert state.coins[RED] == 3  # 1 of the Agronomist, 2 for the grain that is too much
    assert stored(state, RED) == {"grain": 3}


@rule("SMA-17.12")
@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("sc01", 2),
        ("sc02", 1),
        ("sc03", 1),
        ("sc04", 2),
        ("sc05", 2),
        ("sc06", 3),
        ("sc07", 3),
        ("sc08", 2),
        ("sc09", 1),
        ("sc10", 1),
    ],
)
def test_a_scholar_brings_its_points_at_the_end(name: str, points: int) -> None:
    state = new(2, year=3)
    own_scholar(state, RED, name)

    end_year(state)

    assert state.scores() == [points, 0]


@rule("SMA-17.13", "SMA-D52")
def test_discounts_and_bonuses_are_never_declined() -> None:
    state = with_scholar("sc03", "sc08", "sc09")
    offer(state, "d01")
    state.uses[RED] = 1
    store(state, RED, coins=1, wood=2)

    play(state, "expand d01", "place turn 0 cell 2 1")
    play(turn_of(state, RED), "activate cell 3 6")

    assert stored(state, RED) == {"wood": 1}  # one wood less, no question how many to pay
    assert state.coins[RED] == 0  # one coin instead of two
    assert state.points[RED] == 2  # the Physician's and the garden's


@rule("SMA-17.13", "SMA-D52")
def test_the_navigator_never_pays_the_whole_price_and_the_astronomer_never_the_first_pip() -> None:
    state = with_scholar("sc01", "sc02")
    dock(state, coins="w1")
    white(state, 4)
    store(state, RED, coins=1, wood=1, sugar=1)

    play(state, "white 4 column 5", "ship coins")

    assert harbour(state, RED)["coins"] == 1
    assert stored(state, RED) == {"wood": 2}  # the sugar was paid, a forest is at the end of the column
    assert state.coins[RED] == 1


@rule("SMA-17.13")
def test_without_own_tiles_the_hydrographer_has_no_dock_to_choose() -> None:
    state = with_scholar("sc10")

    play(state, "retire coins")

    assert state.active == GREEN
    assert state.coins[RED] == 2


@rule("SMA-17.13")
def test_the_extra_steps_of_scholars_are_offered_each_time() -> None:
    state = with_scholar("sc05", "sc06")
    store(state, RED, wood=2, grain=2)

    run(state, PRAYS[RED], PRAYS[RED], OFFER_CONQUER[RED], OFFER_CONQUER[RED])
    asked = []
    while not state.is_over:
        asked.append(decision(state))
        if decision(state) in ("Pray", "Conquer"):
            play(state, decision(state).lower())
        else:
            play(state, "decline")

    steps = ["Pray", "PrayFurther", "Pray", "RecruitMonk", "PrayFurther"]
    assert asked == [*steps, "Conquer", "ConquerFurther", "Conquer", "ConquerFurther"]
    assert (state.religion[RED], state.conquest[RED]) == (2, 2)


@rule("SMA-17.14")
def test_a_scholar_gained_inside_a_religion_action_works_in_the_rest_of_it() -> None:
    state = new(2, board="a1")
    scholars(state, "sc05", "sc01", "sc02")
    religion(state, RED, 1)
    store(state, RED, wood=1)

    run(state, PRAYS[RED])
    play(state, "pray", "monk sc05", "step wood")

    assert state.religion[RED] == 3
    assert stored(state, RED) == {}


@rule("SMA-17.14")
def test_a_scholar_gained_inside_an_action_does_not_lower_a_price_already_paid() -> None:
    state = new(2, board="a1")
    scholars(state, "sc08", "sc01", "sc02")
    religion(state, RED, 1)
    state.uses[RED] = 1
    store(state, RED, coins=2)

    play(state, "activate cell 5 4", "pray", "monk sc08")

    assert coins_on(state, RED, 5, 4) == 2
    assert state.coins[RED] == 0


@rule("SMA-17.14")
def test_a_scholar_gained_inside_a_line_works_for_the_territories_still_to_come() -> None:
    state = new(2, board="a1")
    scholars(state, "sc07", "sc01", "sc02")
    lay(state, RED, "d03", 5, 5)  # row 5: plantation, church, plantation
    religion(state, RED, 1)
    blue(state, RED, 5)

    play(state, "blue 5 row 5", "pray", "monk sc07")

    assert state.coins[RED] == 1
    assert stored(audited(state), RED) == {"sugar": 2}


# -- one by one -------------------------------------------------------------------------------------------------------


@rule("SMA-17.2", "SMA-X31")
def test_the_navigator_leaves_out_a_wood_or_a_grain_of_a_shipment() -> None:
    state = with_scholar("sc01")
    dock(state, coins="s11")
    store(state, RED, wood=1, grain=1, sugar=1)

    run(state, OFFER_SHIP[RED])
    play(state, "ship coins")

    assert sorted(state.texts()) == ["pay grain sugar", "pay wood sugar"]
    play(state, "pay grain sugar")
    assert stored(state, RED) == {"wood": 1}
    assert harbour(audited(state), RED)["coins"] == 1


@rule("SMA-17.2", "SMA-X31")
def test_the_navigator_has_no_discount_on_a_tile_without_wood_and_grain() -> None:
    state = with_scholar("sc01")
    dock(state, coins="s05", religion="s06", conquistador="s07", points="s19")
    short = state.copy()
    store(short, RED, sugar=1)
    store(state, RED, sugar=2)

    run(short, OFFER_SHIP[RED])
    run(state, OFFER_SHIP[RED])
    play(state, "ship coins")

    assert short.is_over  # nothing can be paid
    assert stored(state, RED) == {}


@rule("SMA-17.3", "SMA-17.19")
@pytest.mark.parametrize("die", ["white 2 column", "blue 2 row"])
def test_for_the_astronomer_the_first_pip_of_change_is_free(die: str) -> None:
    left = {}

    for line in range(1, 7):
        state = with_scholar("sc02")
        white(state, 2)
        blue(state, RED, 2)
        store(state, RED, coins=9)
        play(state, f"{die} {line}")
        left[line] = state.coins[RED]

    assert left == {1: 9, 2: 9, 3: 9 + 1, 4: 8, 5: 7, 6: 6}  # the fort of line 3 brings a coin


@rule("SMA-17.3")
def test_the_astronomer_reaches_one_line_farther_for_the_same_coins() -> None:
    state = with_scholar("sc02")
    white(state, 1, 1, 1, 1, 1, 1)
    store(state, RED, coins=4)

    assert "white 1 column 6" in state.texts()
    store(state, RED, coins=3)
    assert offered(state, "white") == [f"white 1 column {line}" for line in range(1, 6)]


@rule("SMA-17.4")
@pytest.mark.parametrize(("tile", "paid"), [("d01", {"wood": 1}), ("t01", {"wood": 1, "grain": 1})])
def test_the_architect_pays_one_wood_less_for_a_tile(tile: str, paid: dict[str, int]) -> None:
    state = with_scholar("sc03")
    offer(state, tile)
    store(state, RED, **paid)

    play(state, f"expand {tile}")

    assert decision(state) == "PlaceTile"
    assert stored(state, RED) == {}
    store(state, GREEN, **paid)
    assert offered(turn_of(state, GREEN), "expand") == []


@rule("SMA-17.5")
@pytest.mark.parametrize(("resource", "coins"), [("wood", 2), ("grain", 2), ("sugar", 3), ("gem", 3), ("gold", 3)])
def test_the_economist_gets_one_coin_more_for_everything_sold(resource: str, coins: int) -> None:
    state = with_scholar("sc04")
    store(state, RED, **{resource: 1})

    play(state, f"sell {resource}")

    assert state.coins[RED] == coins


@rule("SMA-17.5")
def test_the_economist_gets_more_for_overflow_and_in_the_final_sale() -> None:
    state = new(2, board="a1", year=3)
    own_scholar(state, RED, "sc04")
    store(state, RED, coins=1, sugar=3)

    play(state, "activate cell 5 2", "gain")
    overflow = state.coins[RED]
    end_year(state)

    assert overflow == 3
    assert state.breakdown()[RED]["coins"] == 4  # 3 + 9 coins


@rule("SMA-17.6", "SMA-X32")
def test_the_theologian_pays_the_extra_step_with_two_coins() -> None:
    state = with_scholar("sc05")
    store(state, RED, coins=2)

    run(state, PRAYS[RED])
    play(state, "pray")
    answers = own_answers(state)
    play(state, "step coins", "decline")

    assert answers == ["step coins", "decline"]
    assert (state.religion[RED], state.coins[RED]) == (2, 0)
    assert state.is_over  # there is no second extra step


@rule("SMA-17.6")
def test_the_theologian_pays_the_extra_step_with_grain_wood_or_coins_once() -> None:
    state = with_scholar("sc05")
    religion(state, RED, 3)
    store(state, RED, coins=4, wood=2, grain=2, sugar=1)

    run(state, PRAYS[RED])
    play(state, "pray")
    answers = own_answers(state)
    play(state, "step wood")

    assert answers == ["step wood", "step grain", "step coins", "decline"]
    assert decision(state) == "RecruitMonk"  # space 5
    assert stored(state, RED) == {"wood": 1, "grain": 2, "sugar": 1}
    play(state, "decline")
    assert (state.religion[RED], state.is_over) == (5, True)


@rule("SMA-17.7")
def test_the_cartographer_moves_one_space_more_for_a_grain_after_the_first_step() -> None:
    state = with_scholar("sc06")
    conquest(state, (RED, 1))
    store(state, RED, grain=2)

    run(state, OFFER_CONQUER[RED])
    play(state, "conquer")
    first = (state.conquest[RED], stored(state, RED))
    play(state, "step grain")

    assert first == (2, {"grain": 2, "gold": 1})
    assert (state.conquest[RED], stored(state, RED)) == (3, {"grain": 1, "gold": 1})
    assert state.is_over  # at most two spaces


@rule("SMA-17.7")
def test_without_the_cartographer_there_is_no_extra_step_of_a_conquistador() -> None:
    state = with_scholar("sc06")
    store(state, GREEN, grain=2)

    run(state, OFFER_CONQUER[GREEN])
    play(state, "conquer")

    assert state.is_over
    assert state.conquest[GREEN] == 1


@rule("SMA-17.16")
def test_the_cartographer_has_no_extra_step_at_the_end_of_the_track() -> None:
    state = with_scholar("sc06")
    conquest(state, (RED, 9))
    store(state, RED, grain=1)

    run(state, OFFER_CONQUER[RED])
    play(state, "conquer")

    assert state.is_over
    assert (state.conquest[RED], stored(state, RED)) == (10, {"grain": 1, "gold": 1})


@rule("SMA-17.8")
@pytest.mark.parametrize(("place", "coins"), [("4 1", 1), ("5 2", 1), ("1 2", 0), ("3 6", 0)])
def test_the_agronomist_gets_a_coin_for_each_farmland_territory(place: str, coins: int) -> None:
    state = with_scholar("sc07")  # a field, a plantation, a forest, a garden
    store(state, RED, coins=1)

    play(state, f"activate cell {place}")

    assert state.coins[RED] == coins


@rule("SMA-17.8")
def test_the_agronomist_gets_the_coin_even_if_the_effect_is_declined() -> None:
    state = with_scholar("sc07")
    store(state, RED, coins=1, grain=3)

    play(state, "activate cell 4 1", "decline")

    assert state.coins[RED] == 1
    assert stored(state, RED) == {"grain": 3}


@rule("SMA-17.17")
def test_the_coin_of_the_agronomist_comes_before_the_effects_of_the_territory() -> None:
    state = with_scholar("sc07")
    store(state, RED, coins=1)
    full = state.copy()
    store(full, RED, grain=3)
    log = Log(state)

    play(state, "activate cell 4 1")
    play(full, "activate cell 4 1")

    assert log.keys()[:3] == ["activated", "coins", "gained"]
    assert (decision(full), full.coins[RED]) == ("Gain", 1)


@rule("SMA-17.9")
def test_for_the_surveyor_single_territories_cost_1_1_2_3_4() -> None:
    state = with_scholar("sc08")
    store(state, RED, coins=11)

    for place in ("1 2", "3 6", "4 1", "5 2", "6 5"):
        play(turn_of(state, RED), f"activate cell {place}")

    cells = [(1, 2), (3, 6), (4, 1), (5, 2), (6, 5)]
    assert [coins_on(state, RED, row, column) for row, column in cells] == [1, 1, 2, 3, 4]
    assert (state.coins[RED], state.uses[RED]) == (0, 5)


@rule("SMA-17.9", "SMA-X30")
def test_the_surveyor_counts_the_uses_before_he_came() -> None:
    state = new(2, board="a1")
    state.uses[RED] = 2
    own_scholar(state, RED, "sc08")
    store(state, RED, coins=5)

    play(state, "activate cell 3 6")
    play(turn_of(state, RED), "activate cell 1 2")

    assert (coins_on(state, RED, 3, 6), coins_on(state, RED, 1, 2)) == (2, 3)
    assert state.coins[RED] == 0


@rule("SMA-17.10")
def test_the_physician_gets_a_point_for_each_expansion_tile_and_road_tile() -> None:
    state = with_scholar("sc09")
    offer(state, "d01", "t01")
    store(state, RED, wood=2)

    play(state, "expand d01", "place turn 0 cell 2 1")
    after_tile = state.points[RED]
    play(turn_of(state, RED), "retire road", "place cell 1 1")

    assert after_tile == 1
    assert state.points == [2, 0]


@rule("SMA-17.10", "SMA-D37")
def test_a_town_hall_is_no_expansion_tile_it_has_no_price_and_brings_the_physician_nothing() -> None:
    state = start(2, colonies="advanced")
    state.scholars = tuple(CATALOG.scholar_ids.index(name) for name in ("sc01", "sc02", "sc03"))
    state.sets = tuple(CATALOG.scholar_ids.index(name) for name in ("sc05", "sc06", "sc07", "sc09"))
    tiles = state.offer[:]

    play(state, "take h04 sc09", "place turn 0 cell 1 3")

    assert state.points[GREEN] == 0
    assert (stored(state, GREEN), state.coins[GREEN]) == ({"wood": 2}, 4)
    assert state.offer == tiles
    assert len(tiles) == 10


@rule("SMA-D37")
def test_the_spaces_of_a_town_hall_are_ordinary_territories_and_roads() -> None:
    state = new(2, board="b", colonies="advanced")
    lay(state, RED, "h04", 6, 5)  # forest and road beside the printed forest of (6,4)
    white(state, 5)
    lay(state, RED, "d10", 6, 2)
    lay(state, RED, "r01", 6, 1)

    play(state, "white 5 column 5", "decline")  # a printed church, then the forest of the town hall

    assert stored(audited(state), RED) == {"wood": 2}
    assert state.settler_points(RED) == 2  # row 6 with the roads of the town hall and of the road tile


@rule("SMA-17.11", "SMA-X33")
def test_the_hydrographer_doubles_the_income_of_one_dock() -> None:
    state = with_scholar("sc10")
    ship(state, RED, coins=1, religion=2, points=1)

    play(state, "retire conquistador", "decline")
    docks = own_answers(state)
    before = state.coins[RED]
    play(state, "double religion")
    prayers = 0
    while state.active == RED:
        prayers += decision(state) == "Pray"
        play(state, "pray" if decision(state) == "Pray" else "decline")

    assert docks == ["double coins", "double religion", "double points"]
    assert before == 0  # the dock is chosen before the first income
    assert prayers == 4
    assert (state.coins[RED], state.points[RED], state.religion[RED]) == (2, 1, 4)


@rule("SMA-17.11")
def test_the_hydrographer_doubles_coins_and_points_too() -> None:
    coins, points = with_scholar("sc10"), with_scholar("sc10")
    for state in (coins, points):
        ship(state, RED, coins=1, points=3)
        play(state, "retire conquistador", "decline")

    play(coins, "double coins")
    play(points, "double points")

    assert (coins.coins[RED], coins.points[RED]) == (4, 3)
    assert (points.coins[RED], points.points[RED]) == (2, 6)


@rule("SMA-17.15")
def test_a_hydrographer_gained_on_the_religion_retire_space_already_works() -> None:
    state = new(2, board="a1")
    scholars(state, "sc10", "sc01", "sc02")
    religion(state, RED, 1)
    ship(state, RED, coins=1, points=1)

    play(state, "retire religion", "pray", "monk sc10", "double coins")

    assert (state.coins[RED], state.points[RED]) == (4, 1)


@rule("SMA-17.15", "SMA-D51")
def test_a_hydrographer_gained_by_the_income_works_from_the_next_retirement_on() -> None:
    state = new(2, board="a1")
    scholars(state, "sc10", "sc01", "sc02")
    religion(state, RED, 1)
    ship(state, RED, religion=1, points=2)

    play(state, "retire road", "decline", "pray", "monk sc10")
    first = state.points[RED]
    end_year(state)
    play(state, "retire road", "decline")

    assert first == 2
    assert offered(state, "double") == ["double religion", "double points"]
    play(state, "double points", "decline")
    assert state.points[RED] == 2 + 4


@rule("SMA-17.18")
def test_gold_replaces_what_is_left_of_an_expansion_price_after_the_architect() -> None:
    state = with_scholar("sc03")
    offer(state, "d01", "t01")
    store(state, RED, gold=1)
    two = state.copy()
    store(two, RED, gold=2)

    assert offered(state, "expand") == ["expand d01"]
    play(state, "expand d01")
    assert stored(state, RED) == {}
    assert offered(two, "expand") == ["expand d01", "expand t01"]
    play(two, "expand t01")
    assert stored(two, RED) == {}


@rule("SMA-17.18")
def test_gold_replaces_what_is_left_of_a_shipment_price_after_the_navigator() -> None:
    state = with_scholar("sc01")
    dock(state, coins="w1", religion="s06", conquistador="s22", points="s21")
    store(state, RED, gold=1)

    run(state, OFFER_SHIP[RED])
    play(state, "ship coins")

    assert stored(state, RED) == {}
    assert harbour(state, RED)["coins"] == 1


@rule("SMA-17.1")
def test_two_players_with_a_monk_on_the_same_scholar_both_have_the_ability() -> None:
    state = with_scholar("sc04")
    religion(state, GREEN, 1)
    store(state, GREEN, coins=2, gem=1)

    run(state, PRAYS[GREEN])
    play(state, "pray", "monk sc04", "sell gem")

    assert state.coins == [2, 3]  # 2 paid to red; 3 for the gem
