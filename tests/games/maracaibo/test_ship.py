"""The ship board and its upgrades (MAR-21)."""

import pytest

from caravela.games.maracaibo.state import REFILL, Maracaibo
from tests.games.maracaibo.position import (
    BLUE,
    CATALOG,
    YELLOW,
    answers,
    audited,
    cards,
    decision,
    discs,
    discs_left,
    end_round,
    explorer,
    give,
    hand,
    influence,
    influence_of,
    markers,
    market,
    new,
    next_token,
    offered,
    own,
    owner,
    play,
    row,
    space,
    stock,
    turn_of,
    upgrade,
    why_not,
)
from tests.rules import rule

PLAIN = ["u1", "u2", "u3", "u4", "u5", "u7", "u8"]
"""The areas that ask for nothing."""


def removing(count: int = 1, *completed: str, **left: int) -> Maracaibo:
    """Blue, with these areas completed and so many discs left on others, is to remove one to three discs."""
    state = new(2)
    upgrade(state, BLUE, *completed)
    for area, number in left.items():
        discs(state, BLUE, area, number)
    name = {1: "a37", 2: "a38", 3: "b056"}[count]
    hand(state, BLUE, name)
    give(state, BLUE, doubloons=30, figures=0)
    turn_of(state, BLUE, at="1")
    play(state, f"buy {name}")
    give(state, BLUE, doubloons=0)
    return state


def fighting(token: str = "k05", nation: str = "france", *completed: str, combat: int = 8) -> Maracaibo:
    """Blue has chosen its nation in a combat at Maracaibo."""
    state = new(2)
    markers(state)
    upgrade(state, BLUE, *completed)
    give(state, BLUE, combat=combat)
    next_token(state, token)
    turn_of(state, BLUE, at="11")
    return play(state, "city", "reveal 1", f"fight {nation}")


def value(state: Maracaibo) -> int:
    return int(str(state.decision.prompt(state)["value"]))


# -- areas ------------------------------------------------------------------------------------------------------------


@rule("MAR-21.1", "MAR-3.1")
def test_there_are_twelve_areas_with_two_discs_each() -> None:
    state = new(2)

    assert [discs_left(state, BLUE, area) for area in CATALOG.area_ids] == [2] * 12


@rule("MAR-21.1")
def test_an_area_is_completed_with_its_second_disc() -> None:
    state = removing(2)

    play(state, "disc u4")
    assert (state.completed[BLUE], state.doubloons[BLUE]) == (0, 0)
    play(state, "disc u4")

    assert (state.completed[BLUE], state.doubloons[BLUE]) == (1, 5)


@rule("MAR-21.2")
def test_at_first_a_disc_may_leave_the_areas_that_ask_for_nothing() -> None:
    state = removing()

    assert offered(state, "disc") == [f"disc {area}" for area in PLAIN]
    assert why_not(state, "disc u6").facts == {"area": "u5"}
    assert why_not(state, "disc u12").facts == {"count": 6, "count2": 0}


@rule("MAR-21.2", "MAR-21.10", "MAR-21.13", "MAR-21.14", "MAR-21.15", "MAR-21.16")
@pytest.mark.parametrize(
    ("area", "without", "completed"),
    [
        ("u6", "u1 u2 u3 u4", "u5"),
        ("u9", "u1 u2 u3", "u8"),
        ("u10", "u1 u2 u3", "u1 u2 u3 u4"),
        ("u11", "u1 u2 u3", "u1 u2 u3 u4"),
        ("u12", "u1 u2 u3 u4 u5", "u1 u2 u3 u4 u5 u6"),
    ],
)
def test_an_area_opens_when_its_condition_holds(area: str, without: str, completed: str) -> None:
    assert f"disc {area}" not in removing(1, *without.split()).texts()
    assert f"disc {area}" in removing(1, *completed.split()).texts()


@rule("MAR-21.2")
def test_one_disc_less_does_not_complete_the_area_that_opens_another() -> None:
    assert "disc u6" not in removing(1, u5=1).texts()


@rule("MAR-21.3")
def test_a_delivered_disc_goes_to_the_market_another_out_of_the_game() -> None:
    state = removing()
    play(state, "disc u1")
    assert (discs_left(state, BLUE, "u1"), sum(state.market)) == (1, 0)

    state = new(2)
    hand(state, BLUE, "a05")
    turn_of(state, BLUE, at="11")
    play(state, "deliver a05", "disc u1")

    assert (discs_left(state, BLUE, "u1"), market(state, "11")) == (1, [BLUE])


@rule("MAR-21.4")
def test_without_a_disc_that_may_be_removed_the_effect_is_lost() -> None:
    state = removing(1, *CATALOG.area_ids)

    assert decision(state) in ("EndTurn", "Refill")
    assert (state.synergies[BLUE], state.completed[BLUE]) == (1, 12)


@rule("MAR-21.17", "MAR-23.33")
def test_discs_are_removed_one_after_the_other_and_the_first_may_open_the_second() -> None:
    state = removing(3, u5=1)
    assert "disc u6" not in state.texts()

    play(state, "disc u5")
    assert "disc u6" in state.texts()
    play(state, "disc u6", "disc u6")

    assert (state.completed[BLUE], state.points_of(BLUE)) == (2, 9)


@rule("MAR-21.17", "MAR-5.8")
def test_the_rest_of_the_discs_may_be_left_out() -> None:
    state = removing(3)

    play(state, "disc u1", "decline")

    assert sum(state.discs[:12]) == 23


# -- permanent effects ------------------------------------------------------------------------------------------------


@rule("MAR-21.5", "MAR-7.2", "MAR-X17")
@pytest.mark.parametrize("sails", [False, True])
@pytest.mark.parametrize("sailed", range(1, 8))
def test_long_sails_give_more_village_actions_for_fewer_points(sailed: int, sails: bool) -> None:
    state = new(2)
    upgrade(state, BLUE, *["u1"] * sails)
    give(state, BLUE, doubloons=0)
    turn_of(state, BLUE, at="8", sailed=sailed)

    while "earn" in state.texts():
        play(state, "earn")

    expected = [1, 2, 2, 2, 3, 3, 3] if sails else [1, 1, 1, 2, 2, 2, 3]
    assert state.doubloons[BLUE] == expected[sailed - 1]


@rule("MAR-21.6", "MAR-17.1")
@pytest.mark.parametrize(("areas", "limit"), [([], 4), (["u2"], 6)])
def test_the_captains_cabin_raises_the_hand_limit_to_six(areas: list[str], limit: int) -> None:
    state = new(2)
    upgrade(state, BLUE, *areas)
    hand(state, BLUE)

    turn_of(state, BLUE, at="6", phase=REFILL)
    while decision(state) == "Refill":
        play(state, "draw")

    assert len(state.hands[BLUE]) == limit


@rule("MAR-21.7", "MAR-17.1", "MAR-17.7")
def test_the_crows_nest_gives_three_points_and_makes_the_row_free() -> None:
    state = removing(2)
    play(state, "disc u3", "disc u3")
    assert state.points_of(BLUE) == 3
    row(state, "a01", "a02", "a03", "a04")
    hand(state, BLUE)
    give(state, BLUE, doubloons=0)

    turn_of(state, BLUE, at="6", phase=REFILL)
    play(state, "take a02", "take a04")

    assert (cards(state, state.hands[BLUE]), state.doubloons[BLUE]) == (["a02", "a04"], 0)


@rule("MAR-21.8", "MAR-21.9", "MAR-21.10", "MAR-21.16")
@pytest.mark.parametrize(
    ("area", "before", "doubloons", "points"),
    [("u4", "", 5, 0), ("u5", "", 0, 3), ("u6", "u5", 0, 6), ("u12", "u1 u2 u3 u4 u5 u6", 0, 10)],
)
def test_an_upgrade_brings_its_bonus_at_once(area: str, before: str, doubloons: int, points: int) -> None:
    state = removing(2, *before.split())

    play(state, f"disc {area}", f"disc {area}")

    assert (state.doubloons[BLUE], state.points_of(BLUE)) == (doubloons, points)


# -- the landing boats ------------------------------------------------------------------------------------------------


@rule("MAR-21.11", "MAR-9.16")
def test_a_combat_can_place_a_marker_in_an_empty_village_for_two() -> None:
    state = fighting("k05", "france", "u7")
    assert value(state) == 5

    play(state, "land 6")

    assert (value(state), owner(state, "6"), influence_of(state, BLUE)) == (3, "france", (1, 0, 0))
    assert offered(state, "land") == []


@rule("MAR-21.11", "MAR-10.8")
def test_a_marker_of_another_nation_in_a_village_costs_five_and_leaves_the_game() -> None:
    state = fighting("k05", "france", "u7")
    markers(state, spain="6", england="7")

    state.offered = None
    play(state, "land 7")

    assert (value(state), owner(state, "7"), owner(state, "6")) == (0, "france", "spain")
    assert state.stock == [12, 12, 12]


@rule("MAR-21.11", "MAR-9.9")
def test_the_landing_boats_need_enough_value() -> None:
    state = fighting("k20", "spain", "u7", combat=0)
    markers(state, england="6")
    state.offered = None

    assert value(state) == 4
    assert "land 6" not in state.texts()
    assert "land 7" in state.texts()
    assert why_not(state, "land 6").facts == {"value": 5, "value2": 4}


@rule("MAR-D42", "MAR-9.15")
def test_a_village_of_the_fighting_nation_is_no_target() -> None:
    state = fighting("k05", "france", "u7")
    markers(state, france="6")
    state.offered = None

    assert "land 6" not in state.texts()
    assert why_not(state, "land 6").key == "own-marker"


@rule("MAR-D43")
def test_all_villages_and_no_other_location_are_targets_of_the_landing_boats() -> None:
    villages = ["1", "2", "3", "6", "7", "8", "9", "10", "12", "15", "16", "17", "18", "19"]

    assert offered(fighting("k05", "france", "u7"), "land") == [f"land {name}" for name in villages]


@rule("MAR-21.11", "MAR-23.13", "MAR-X38")
def test_own_assistants_there_bring_three_doubloons_others_one_and_a_capture_its_points() -> None:
    state = fighting("k05", "france", "u7")
    markers(state, spain="18")
    own(state, BLUE, "a55", "b039")
    own(state, YELLOW, "b098", "b099", "a47")
    give(state, BLUE, doubloons=0)

    play(state, "land 18")

    assert (value(state), influence_of(state, BLUE)) == (0, (1, 0, 0))
    assert (state.doubloons[BLUE], state.points_of(BLUE)) == (3 + 2, 3)


@rule("MAR-9.25")
def test_the_landing_boats_are_used_once_a_turn() -> None:
    state = fighting("k05", "france", "u7")
    play(state, "land 6")

    assert why_not(state, "land 7").key == "used-up"
    turn_of(state, BLUE, at="11")
    next_token(state, "k03")
    play(state, "city", "reveal 1", "fight spain")
    assert offered(state, "land") != []


@rule("MAR-21.11")
def test_without_the_upgrade_there_is_no_landing() -> None:
    assert offered(fighting(), "land") == []


# -- new village actions ----------------------------------------------------------------------------------------------


@rule("MAR-21.12", "MAR-9.12")
def test_the_gun_deck_is_a_village_action_for_a_combat_point_and_a_doubloon() -> None:
    state = new(2)
    upgrade(state, BLUE, "u8")
    give(state, BLUE, doubloons=0, combat=7)
    turn_of(state, BLUE, at="6", sailed=7)

    play(state, "use u8", "use u8")

    assert (state.combat[BLUE], state.doubloons[BLUE]) == (8, 2)


@rule("MAR-21.13", "MAR-13.9")
def test_the_cargo_hold_sells_three_cards_with_the_same_good() -> None:
    state = new(2)
    upgrade(state, BLUE, "u8", "u9")
    give(state, BLUE, doubloons=0)
    hand(state, BLUE, "a01", "a06", "a05", "a11", "a12")
    turn_of(state, BLUE, at="6", sailed=4)

    play(state, "use u9", "pay a05", "pay a11", "pay a12")
    assert cards(state, state.discarded)[-3:] == ["a05", "a11", "a12"]

    assert (state.doubloons[BLUE], state.points_of(BLUE)) == (2, 2)
    assert "use u9" not in state.texts()
    assert why_not(state, "use u9").key == "few-cards"


@rule("MAR-21.13")
def test_objects_are_no_goods_for_the_cargo_hold() -> None:
    state = new(2)
    upgrade(state, BLUE, "u8", "u9")
    hand(state, BLUE, "a02", "a04", "a13")

    assert "use u9" not in turn_of(state, BLUE, at="6").texts()


@rule("MAR-21.14")
def test_the_envoys_quarters_place_a_marker_in_the_village_of_the_ship() -> None:
    state = new(2)
    markers(state)
    upgrade(state, BLUE, "u10")
    give(state, BLUE, doubloons=0)
    turn_of(state, BLUE, at="6", sailed=4)
    assert offered(state, "settle") == ["settle france", "settle england", "settle spain"]

    play(state, "settle england")

    assert (owner(state, "6"), influence_of(state, BLUE), state.doubloons[BLUE]) == ("england", (0, 1, 0), 1)
    assert offered(audited(state), "settle") == []
    assert why_not(state, "settle spain").key == "not-empty"


@rule("MAR-21.14", "MAR-13.6")
def test_the_envoys_quarters_need_the_ship_in_a_village() -> None:
    state = new(2)
    upgrade(state, BLUE, "u10")
    turn_of(state, BLUE, at="5")

    play(state, "city", "influence france")

    assert decision(state) == "Village"
    assert offered(state, "settle") == []


@rule("MAR-21.14", "MAR-10.11")
def test_a_nation_without_stock_cannot_settle() -> None:
    state = new(2)
    upgrade(state, BLUE, "u10")
    markers(state)
    stock(state, england=0)

    assert offered(turn_of(state, BLUE, at="6"), "settle") == ["settle france", "settle spain"]


# -- the chart room ---------------------------------------------------------------------------------------------------


def at_chart_room() -> Maracaibo:
    """Blue is to remove a disc and can complete the chart room."""
    return removing(1, "u1", "u2", "u3", "u4", u11=1)


@rule("MAR-21.15")
def test_the_chart_room_gives_one_of_three_things() -> None:
    state = at_chart_room()

    play(state, "disc u11")

    assert answers(state) == ["choose explore", "choose doubloons", "choose rank", "decline"]


@rule("MAR-21.15")
def test_the_chart_room_moves_the_explorer_with_the_reward() -> None:
    state = at_chart_room()

    play(state, "disc u11", "choose explore", "explore e3")

    assert (space(state, BLUE), state.points_of(BLUE)) == ("e3", 2)


@rule("MAR-21.15")
def test_the_chart_room_gives_four_doubloons_and_four_points() -> None:
    state = at_chart_room()

    play(state, "disc u11", "choose doubloons")

    assert (state.doubloons[BLUE], state.points_of(BLUE)) == (4, 4)


@rule("MAR-21.15", "MAR-10.6")
def test_the_chart_room_moves_an_influence_marker_to_its_next_rank() -> None:
    state = at_chart_room()
    influence(state, BLUE, france=16, england=4, spain=5)

    play(state, "disc u11", "choose rank")
    assert answers(state) == ["rank england", "rank spain", "decline"]
    play(state, "rank england")

    assert influence_of(state, BLUE) == (16, 7, 5)


@rule("MAR-21.18", "MAR-5.13")
def test_a_way_of_the_chart_room_without_effect_may_not_be_chosen() -> None:
    state = at_chart_room()
    explorer(state, BLUE, "e27")
    influence(state, BLUE, france=16, england=16, spain=16)

    play(state, "disc u11")

    assert answers(state) == ["choose doubloons", "decline"]


@rule("MAR-21.3", "MAR-18.4")
def test_discs_of_the_markets_leave_the_game_after_the_round() -> None:
    state = new(2)
    hand(state, BLUE, "a05")
    turn_of(state, BLUE, at="11")
    play(state, "deliver a05", "disc u1")

    end_round(state, BLUE)
    while decision(state) != "Sail":
        play(state, "score" if "score" in state.texts() else answers(state)[0])

    assert (market(state, "11"), discs_left(state, BLUE, "u1")) == ([], 1)
