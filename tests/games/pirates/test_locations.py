"""Stopping on a Location (PIR-7)."""

import pytest

from tests.games.pirates.position import (
    BLACK,
    BLUE,
    CATALOG,
    Log,
    act,
    answers,
    audited,
    black_market,
    bury_some,
    card_at,
    decision,
    dice,
    explorer,
    figurehead,
    give,
    hideout,
    islands,
    new,
    own_kinds,
    play,
    stop,
    tile,
    treasures,
    why_not,
)
from tests.rules import rule


@rule("PIR-7.1")
def test_the_steps_come_in_their_order() -> None:
    state = new()
    black_market(state, BLACK, "bm1a", "trinidad")
    treasures(state, BLACK, gold=1)
    log = Log(state)

    stop(state, BLACK, "trinidad")
    assert log.among("cube") == ["cube"]
    found = [decision(state)]
    while decision(state) != "ChooseEffect":
        play(state, "decline")
        found.append(decision(state))

    assert found == ["ActivateMarket", "StopUpgrade", "ChooseEffect"]


@rule("PIR-7.2", "PIR-9.6", "PIR-X5", "PIR-D7")
def test_the_value_tile_adds_a_cube_to_its_island() -> None:
    state = new()
    treasures(state, BLUE, pearl=1)
    assert state.treasure_points(BLUE) == 3

    stop(state, BLACK, "trinidad")

    assert state.islands == [4, 4, 5]
    assert state.treasure_points(BLUE) == 4


@rule("PIR-7.2")
@pytest.mark.parametrize("kind", ["gold", "emerald", "pearl"])
def test_the_cube_is_of_the_pictured_kind(kind: str) -> None:
    state = new()
    tile(state, "grenada", kind)

    stop(state, BLACK, "grenada")

    assert state.islands == [4 + (name == kind) for name in ("gold", "emerald", "pearl")]
    audited(state)


@rule("PIR-7.2")
@pytest.mark.parametrize("name", ["bonaire", "tobago", "saint_lucia"])
def test_without_a_value_tile_no_cube_is_added(name: str) -> None:
    assert stop(new(), BLACK, name).islands == [4, 4, 4]


@rule("PIR-7.3", "PIR-X6")
def test_the_own_black_market_may_be_used_besides_the_actions_of_the_location() -> None:
    state = new()
    black_market(state, BLUE, "bm1a", "tobago")
    treasures(state, BLUE, pearl=2)

    stop(state, BLUE, "tobago")
    assert (decision(state), answers(state)) == ("ActivateMarket", ["activate", "decline"])
    play(state, "activate", "bury pearl pearl_4", "decline")

    assert hideout(state, BLUE) == {"pearl": 1, "pearl_4": 1}
    assert answers(state) == ["choose explore", "choose bury", "done"]


@rule("PIR-7.3")
def test_the_black_market_of_another_is_ignored() -> None:
    state = new()
    black_market(state, BLUE, "bm1a", "tobago")
    treasures(state, BLACK, pearl=2)
    treasures(state, BLUE, pearl=2)

    assert decision(stop(state, BLACK, "tobago")) == "StopUpgrade"


@rule("PIR-7.4", "PIR-7.11", "PIR-D7")
def test_one_upgrade_may_be_made_before_the_actions_and_not_after() -> None:
    state = stop(new(), BLACK, "bonaire")

    assert decision(state) == "StopUpgrade"
    play(state, "decline")
    assert decision(state) == "MoveExplorer"
    play(state, "decline")

    assert (state.upgrades(BLACK), state.seat) == (0, BLUE)


@rule("PIR-7.4")
def test_the_upgrade_is_one() -> None:
    state = play(stop(new(), BLACK, "bonaire"), "upgrade u03")

    assert decision(state) == "MoveExplorer"
    assert state.upgrades(BLACK) == 1


@rule("PIR-7.5")
@pytest.mark.parametrize("first", ["explore", "bury"])
def test_all_actions_are_used_in_any_order_and_each_once(first: str) -> None:
    state = new()
    treasures(state, BLACK, gold=2)
    act(state, BLACK, "tobago")

    if first == "explore":
        play(state, "choose explore", "explore e02", "choose points")
        assert decision(state) == "BuryTreasure"
        play(state, "bury gold gold_4")
    else:
        play(state, "choose bury", "bury gold gold_4")
        assert decision(state) == "MoveExplorer"
        play(state, "explore e02", "choose points")

    assert state.seat == BLUE
    assert hideout(state, BLACK) == {"gold": 1, "gold_4": 1}


@rule("PIR-7.5", "PIR-34.7", "PIR-D88")
def test_actions_may_be_left() -> None:
    state = new()
    treasures(state, BLACK, gold=2)

    play(act(state, BLACK, "tobago"), "done")

    assert state.seat == BLUE
    assert hideout(state, BLACK) == {"gold": 2}


@rule("PIR-7.6", "PIR-7.9")
def test_only_one_side_of_a_slash_is_used() -> None:
    state = new()
    treasures(state, BLACK, gold=2)
    act(state, BLACK, "grenada")

    assert (decision(state), answers(state)) == ("ChooseSide", ["choose raid", "choose bury", "decline"])
    play(state, "choose bury", "choose doubloons", "bury gold gold_4")

    assert (state.doubloons[BLACK], state.seat) == (14, BLUE)


@rule("PIR-7.6")
def test_the_other_side_can_be_taken_too_but_not_both() -> None:
    state = new()
    treasures(state, BLACK, gold=2)
    dice(state, 1, 1, 1)

    play(act(state, BLACK, "grenada"), "choose raid", "die gold", "spend glory1")

    assert state.seat == BLUE
    assert hideout(state, BLACK) == {"gold": 2}


@rule("PIR-7.9")
def test_neither_side_need_be_named() -> None:
    state = play(act(new(), BLACK, "margarita"), "decline")

    assert (state.seat, state.hands[BLACK]) == (BLUE, ())


@rule("PIR-7.9", "PIR-34.4")
def test_a_side_on_which_nothing_can_be_done_is_not_offered() -> None:
    state = act(new(), BLACK, "margarita")  # nothing to bury

    assert answers(state) == ["choose quests", "decline"]
    assert why_not(state, "choose bury").key == "nothing-to-gain"


@rule("PIR-7.7")
def test_a_location_stays_where_it_is() -> None:
    state = new()

    play(stop(state, BLACK, "aruba"), "decline", "choose quests", "quest q01", "choose doubloons")

    assert card_at(state, "c2r4") == "aruba"
    assert state.doubloons[BLACK] == 12
    audited(state)


@rule("PIR-7.8", "PIR-D94")
@pytest.mark.parametrize(("name", "count"), [("aruba", 2), ("grenada", 4), ("curacao", 6), ("barbados", 6)])
def test_four_locations_give_doubloons(name: str, count: int) -> None:
    state = act(new(), BLACK, name)
    if name == "grenada":
        play(state, "choose bury")
    play(state, "choose doubloons")

    assert state.doubloons[BLACK] == 10 + count


@rule("PIR-7.8", "PIR-21.26", "PIR-21.27", "PIR-21.28", "PIR-21.29")
@pytest.mark.parametrize(
    ("name", "points"), [("saint_lucia", 3), ("martinique", 2 * 2), ("dominica", 2), ("guadeloupe", 4)]
)
def test_the_locations_of_level_two_give_points_for_what_one_has(name: str, points: int) -> None:
    state = new()
    bury_some(state, BLACK, 3)
    explorer(state, BLACK, "e14")
    own_kinds(state, BLACK, crew=2, equipment=4)

    play(act(state, BLACK, name), "choose points")

    assert state.points_of(BLACK) == points


@rule("PIR-7.10")
def test_a_black_market_placed_in_this_stop_is_not_activated_again() -> None:
    state = new()
    bury_some(state, BLACK, 3)

    play(stop(state, BLACK, "trinidad"), "upgrade u05", "place bm2a c1r1")

    assert state.points_of(BLACK) == 3
    assert (decision(state), answers(state)) == ("ChooseEffect", ["choose raid", "done"])


@rule("PIR-7.11", "PIR-34.1")
def test_each_step_is_finished_before_the_next_begins() -> None:
    state = new()
    give(state, BLACK, doubloons=30)
    log = Log(state)

    play(stop(state, BLACK, "aruba"), "upgrade u02", "quest q01")

    assert log.among("cube", "upgraded", "quest-took") == ["cube", "upgraded", "quest-took"]
    assert decision(state) == "ChooseEffect"


@rule("PIR-X48", "PIR-22.K", "PIR-34.3")
def test_on_saint_lucia_a_treasure_buried_in_the_raid_counts() -> None:
    state = new()
    bury_some(state, BLACK, 3)
    treasures(state, BLACK, pearl=1)
    figurehead(state, BLACK, "skull")
    dice(state, 2, 1, 1)

    play(act(state, BLACK, "saint_lucia"), "choose raid", "die gold", "spend skull2", "bury pearl pearl_4")
    assert answers(state) == ["choose points", "done"]
    play(state, "choose points")

    assert state.points_of(BLACK) == 4


@rule("PIR-X51", "PIR-8.17", "PIR-8.10")
def test_on_saint_lucia_power_left_from_the_raid_serves_after_the_points() -> None:
    state = new()
    bury_some(state, BLACK, 2)
    dice(state, 1, 6, 1)

    play(act(state, BLACK, "saint_lucia"), "choose raid", "die emerald", "spend loot5", "store plain", "done")
    play(state, "choose points")
    assert decision(state) == "EndTurn"
    play(state, "spend glory1 of raid 1")

    assert state.points_of(BLACK) == 3
    assert hideout(state, BLACK) == {"emerald": 1, **{f"gold_{square}": 1 for square in (1, 2)}}
    assert state.seat == BLUE


@rule("PIR-7.2", "PIR-9.5")
def test_an_island_takes_any_number_of_cubes() -> None:
    state = new()
    islands(state, pearl=11)

    stop(state, BLACK, "trinidad")

    assert state.islands[2] == 12
    assert CATALOG.island_squares == 6
