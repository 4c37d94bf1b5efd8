"""City actions: delivering (MAR-8) and what each city offers (MAR-12)."""

import pytest

from caravela.games.maracaibo.state import Maracaibo
from tests.games.maracaibo.position import (
    BLUE,
    YELLOW,
    Log,
    answers,
    asked,
    audited,
    cards,
    city,
    combat_tokens,
    decision,
    deliver,
    discs,
    discs_left,
    end_round,
    give,
    hand,
    influence_of,
    market,
    new,
    offered,
    own,
    plan,
    play,
    space,
    turn_of,
    upgrade,
    why_not,
)
from tests.rules import rule


def visiting(tile: str, seats: int = 2, at: str = "4") -> Maracaibo:
    """Blue's ship is in a city with this tile."""
    state = turn_of(new(seats), BLUE, at)
    city(state, at, tile)
    return state


# -- delivering -------------------------------------------------------------------------------------------------------


@rule("MAR-8.1")
def test_a_city_action_is_a_delivery_and_then_the_citys_own_action() -> None:
    state = visiting("c04")
    hand(state, BLUE, "a18")
    log = Log(state)

    play(state, "deliver a18", "disc u1")

    assert log.among("delivered", "disc", "city", "doubloons") == ["delivered", "disc", "city", "doubloons"]
    assert state.doubloons[BLUE] == 12
    assert decision(state) == "Village"
    audited(state)


@rule("MAR-8.1")
def test_both_parts_of_a_city_action_are_optional() -> None:
    state = visiting("c01")
    hand(state, BLUE, "a01")
    only_action, only_delivery = state, state.copy()

    play(only_action, "city", "explore e3")
    play(only_delivery, "deliver a01", "disc u1", "decline")

    assert (space(only_action, BLUE), market(only_action, "4")) == ("e3", [])
    assert (space(only_delivery, BLUE), market(only_delivery, "4")) == ("e0", [BLUE])


@rule("MAR-8.2")
def test_a_card_with_the_markets_good_is_discarded_and_a_disc_of_ones_choice_goes_to_the_market() -> None:
    state = visiting("c01")
    hand(state, BLUE, "a01", "a02")
    assert offered(state, "deliver") == ["deliver a01"]

    play(state, "deliver a01")
    unlocked = {"u1", "u2", "u3", "u4", "u5", "u7", "u8"}
    assert {text.split()[1] for text in offered(state, "disc")} == unlocked
    play(state, "disc u7")

    assert "a01" in cards(state, state.discarded)
    assert market(state, "4") == [BLUE]
    assert discs_left(state, BLUE, "u7") == 1
    audited(state)


@rule("MAR-8.2")
@pytest.mark.parametrize(("area", "key"), [("u6", "locked"), ("u9", "locked"), ("u10", "locked-count")])
def test_only_a_disc_that_may_be_removed_can_be_delivered(area: str, key: str) -> None:
    state = visiting("c01")
    hand(state, BLUE, "a01")

    play(state, "deliver a01")

    assert why_not(state, f"disc {area}").key == key


@rule("MAR-8.3")
def test_at_most_one_good_is_delivered_in_a_city_action() -> None:
    state = visiting("c08", seats=3)
    hand(state, BLUE, "a01", "a06")

    play(state, "deliver a01", "disc u1")

    assert offered(state, "deliver") == []
    assert market(state, "4") == [BLUE]


@rule("MAR-8.4")
def test_a_full_market_takes_nothing_and_the_city_still_has_its_action() -> None:
    state = visiting("c01")
    hand(state, BLUE, "a01")
    deliver(state, "4", YELLOW)

    assert offered(state, "deliver") == []
    assert why_not(state, "deliver a01").key == "market-full"
    play(state, "city", "explore e1")

    assert state.doubloons[BLUE] == 12


@rule("MAR-8.4")
def test_without_a_matching_card_nothing_is_delivered() -> None:
    state = visiting("c01")
    hand(state, BLUE, "a02")

    assert offered(state, "deliver") == []
    assert why_not(state, "deliver a02").key == "no-market"
    assert "city" in state.texts()


@rule("MAR-8.4", "MAR-D4")
def test_with_more_than_two_players_a_market_has_two_spaces() -> None:
    state = visiting("c07", seats=3)
    hand(state, BLUE, "a18")
    deliver(state, "4", YELLOW)

    play(state, "deliver a18", "disc u1")

    assert market(state, "4") == [YELLOW, BLUE]
    hand(turn_of(state, BLUE, "4"), BLUE, "a20")
    assert why_not(state, "deliver a20").key == "market-full"


@rule("MAR-8.5", "MAR-18.4")
def test_a_delivered_disc_stays_until_the_interim_scoring() -> None:
    state = new()
    deliver(state, "4", BLUE)
    deliver(state, "11", YELLOW)

    play(state, "sail 1", "done")
    assert (market(state, "4"), market(state, "11")) == ([BLUE], [YELLOW])
    play(end_round(state), "score", "score")

    assert (market(state, "4"), market(state, "11")) == ([], [])


@rule("MAR-8.6")
def test_cards_of_planning_area_and_tableau_cannot_be_delivered() -> None:
    state = visiting("c01")
    plan(state, BLUE, "a01")
    own(state, BLUE, "a06")

    assert offered(state, "deliver") == []


@rule("MAR-8.7")
def test_an_area_completed_by_a_delivery_takes_effect_before_the_citys_action() -> None:
    state = visiting("c04")
    hand(state, BLUE, "a18")
    discs(state, BLUE, "u8", 1)

    play(state, "deliver a18", "disc u8")

    assert decision(state) == "Village"
    assert "use u8" in state.texts()
    play(state, "use u8")
    assert (state.combat[BLUE], state.doubloons[BLUE]) == (2, 13)


@rule("MAR-8.7")
def test_the_immediate_bonus_of_an_area_comes_before_the_citys_action() -> None:
    state = visiting("c03")
    hand(state, BLUE, "a04")
    discs(state, BLUE, "u4", 1)
    log = Log(state)

    play(state, "deliver a04", "disc u4")

    assert log.among("upgraded", "doubloons", "city", "combat-points") == [
        "upgraded",
        "doubloons",
        "city",
        "combat-points",
    ]
    assert decision(state) == "RemoveDisc"


@rule("MAR-8.8")
def test_without_a_removable_disc_nothing_is_delivered() -> None:
    state = visiting("c01")
    hand(state, BLUE, "a01")
    upgrade(state, BLUE, *[f"u{number}" for number in range(1, 13)])

    assert offered(state, "deliver") == []
    assert why_not(state, "deliver a01").key == "no-disc"


@rule("MAR-8.9")
def test_of_several_matching_cards_the_player_chooses_one() -> None:
    state = visiting("c01")
    hand(state, BLUE, "a01", "a06", "a08", "a02")

    assert offered(state, "deliver") == ["deliver a01", "deliver a06", "deliver a08"]
    play(state, "deliver a06", "disc u1")

    assert sorted(cards(state, state.hands[BLUE])) == ["a01", "a02", "a08"]


@rule("MAR-8.2")
@pytest.mark.parametrize(
    ("tile", "good"),
    [
        ("cm", "tobacco"),
        ("c01", "sugar"),
        ("c02", "cotton"),
        ("c03", "cocoa"),
        ("c04", "indigo"),
        ("c05", "sugar"),
        ("c06", "tobacco"),
        ("c07", "indigo"),
        ("c08", "sugar"),
        ("c09", "cotton"),
        ("c10", "cocoa"),
        ("c11", "tobacco"),
        ("c12", "sugar"),
    ],
)
def test_every_market_takes_its_good(tile: str, good: str) -> None:
    goods = {"sugar": "a01", "tobacco": "a05", "cotton": "a02", "cocoa": "a04", "indigo": "a18"}
    state = visiting(tile, seats=3 if tile > "c06" and tile != "cm" else 2, at="11" if tile == "cm" else "4")
    hand(state, BLUE, *goods.values())

    assert offered(state, "deliver") == [f"deliver {goods[good]}"]


def test_maracaibo_without_a_tile_takes_tobacco_twice() -> None:
    state = turn_of(new(4), BLUE, "11")
    hand(state, BLUE, "a05")
    deliver(state, "11", YELLOW)

    play(state, "deliver a05", "disc u1")

    assert market(state, "11") == [YELLOW, BLUE]
    assert decision(state) == "ChoosePile"


# -- the cities' own actions ------------------------------------------------------------------------------------------


@rule("MAR-12.1")
@pytest.mark.parametrize("seats", [2, 4])
def test_maracaibo_offers_a_combat(seats: int) -> None:
    state = turn_of(new(seats), BLUE, "11")

    play(state, "city")

    assert answers(state) == ["reveal 1", "reveal 2", "decline"]


@rule("MAR-12.1")
def test_a_combat_is_one_of_the_two_ways_of_location_20() -> None:
    state = turn_of(new(), BLUE, "20")

    play(state, "city")
    assert answers(state) == ["choose combat", "choose explore", "decline"]
    play(state, "choose combat")

    assert decision(state) == "ChoosePile"


@rule("MAR-12.2")
@pytest.mark.parametrize(("tile", "seats"), [("c01", 2), ("c07", 3)])
def test_a_city_of_explorers_moves_the_explorer_up_to_three_spaces(tile: str, seats: int) -> None:
    state = visiting(tile, seats)

    play(state, "city")
    assert answers(state) == ["explore e1", "explore e2", "explore e3", "decline"]
    play(state, "explore e3")

    assert (space(state, BLUE), state.points_of(BLUE)) == ("e3", 2)


@rule("MAR-12.3")
@pytest.mark.parametrize(("tile", "seats"), [("c02", 2), ("c08", 3)])
def test_a_city_of_envoys_gives_influence_with_any_nation_and_then_a_village_action(tile: str, seats: int) -> None:
    state = visiting(tile, seats)

    play(state, "city")
    assert answers(state) == ["influence france", "influence england", "influence spain", "decline"]
    play(state, "influence england")
    assert (decision(state), asked(state).left) == ("Village", 1)
    play(state, "earn")

    assert influence_of(state, BLUE) == (0, 1, 0)
    assert state.doubloons[BLUE] == 11


@rule("MAR-12.4")
def test_a_city_of_shipwrights_gives_a_combat_point_and_removes_a_disc_from_the_game() -> None:
    state = visiting("c03")

    play(state, "city", "disc u2")

    assert state.combat[BLUE] == 2
    assert discs_left(state, BLUE, "u2") == 1
    assert market(state, "4") == []
    audited(state)


@rule("MAR-12.5", "MAR-9.12")
@pytest.mark.parametrize(("before", "after"), [(1, 4), (6, 8), (8, 8)])
def test_a_city_of_soldiers_gives_three_combat_points_up_to_eight(before: int, after: int) -> None:
    state = visiting("c09", seats=3)
    give(state, BLUE, combat=before)

    play(state, "city")

    assert state.combat[BLUE] == after


@rule("MAR-12.6")
def test_a_city_of_merchants_gives_two_doubloons_and_then_a_village_action() -> None:
    state = visiting("c04")
    hand(state, BLUE, "b002")
    give(state, BLUE, doubloons=9)
    assert "buy b002" not in state.texts()

    play(state, "city", "buy b002")

    assert state.doubloons[BLUE] == 0
    assert cards(state, state.tableau[BLUE]) == ["b002"]
    audited(state)


@rule("MAR-12.7")
def test_a_city_of_officers_gives_a_combat_point_and_influence_with_any_nation() -> None:
    state = visiting("c10", seats=4)

    play(state, "city", "influence spain")

    assert state.combat[BLUE] == 2
    assert influence_of(state, BLUE) == (0, 0, 1)


@rule("MAR-12.8")
@pytest.mark.parametrize(("owned", "actions"), [([], 1), (["a15"], 2), (["a15", "b023"], 4)])
def test_a_city_of_pilots_gives_a_village_action_for_each_compass(owned: list[str], actions: int) -> None:
    state = visiting("c05")
    own(state, BLUE, *owned)

    play(state, "city", *["earn"] * actions)

    assert state.doubloons[BLUE] == 10 + actions
    assert decision(state) == "Refill"


@rule("MAR-12.9")
def test_a_city_of_heroes_gives_a_point_for_each_combat_token_and_buys_the_whole_hand() -> None:
    state = visiting("c11", seats=3)
    combat_tokens(state, BLUE, 2)
    hand(state, BLUE, "a01", "a02")

    play(state, "city")
    assert state.points_of(BLUE) == 2
    assert answers(state) == ["pay cost", "decline"]
    play(state, "pay cost")

    assert state.doubloons[BLUE] == 14
    assert state.hands[BLUE] == ()
    assert {"a01", "a02"} <= set(cards(state, state.discarded))
    audited(state)


@rule("MAR-12.9", "MAR-D15")
def test_with_an_empty_hand_nothing_is_bought_there() -> None:
    state = visiting("c11", seats=3)
    combat_tokens(state, BLUE, 1)

    play(state, "city")

    assert (state.points_of(BLUE), state.doubloons[BLUE]) == (1, 10)
    assert decision(state) == "Refill"


@rule("MAR-12.10")
def test_a_city_of_agents_gives_four_doubloons_or_two_points_for_each_assistant() -> None:
    state = visiting("c12", seats=3)
    own(state, BLUE, "a45", "a46")
    paid, scored = state, state.copy()

    play(paid, "city")
    assert answers(paid) == ["choose doubloons", "choose points", "decline"]
    play(paid, "choose doubloons")
    play(scored, "city", "choose points")

    assert (paid.doubloons[BLUE], paid.points_of(BLUE)) == (14, 0)
    assert (scored.doubloons[BLUE], scored.points_of(BLUE)) == (10, 4)


@rule("MAR-12.11")
def test_a_city_of_privateers_sells_influence_and_six_doubloons_for_two_combat_points() -> None:
    state = visiting("c06")
    give(state, BLUE, combat=2)

    play(state, "city", "pay cost", "influence france")

    assert (state.combat[BLUE], state.doubloons[BLUE]) == (0, 16)
    assert influence_of(state, BLUE) == (1, 0, 0)


@rule("MAR-12.11")
def test_the_two_combat_points_there_cannot_be_paid_with_figures() -> None:
    state = visiting("c06")
    give(state, BLUE, combat=1, figures=2)

    play(state, "city")

    assert (state.combat[BLUE], state.figures[BLUE], state.doubloons[BLUE]) == (1, 2, 10)
    assert decision(state) == "Refill"
