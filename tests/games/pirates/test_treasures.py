"""Treasures, islands and burials (PIR-9, PIR-11)."""

import pytest

from tests.games.pirates.position import (
    BLACK,
    BLUE,
    CATALOG,
    EMERALD,
    GOLD,
    Log,
    act,
    answers,
    audited,
    bury,
    carry,
    decision,
    dice,
    figurehead,
    figureheads,
    give,
    hideout,
    islands,
    land,
    leftover,
    new,
    offered,
    owned,
    play,
    stop,
    treasures,
    upgrade,
    usual,
    why_not,
)
from tests.rules import rule

# -- gaining them -----------------------------------------------------------------------------------------------------


@rule("PIR-9.1", "PIR-21.33")
def test_a_treasure_comes_from_its_island_into_the_hideout() -> None:
    state = land(new(), BLACK, "e25")

    play(state, "choose gold", "store plain")

    assert state.islands == [3, 4, 4]
    assert hideout(state, BLACK) == {"gold": 1}


@rule("PIR-9.2", "PIR-D23")
def test_from_an_empty_island_the_cube_comes_from_the_supply() -> None:
    state = new()
    islands(state, gold=0)
    log = Log(state)

    play(land(state, BLACK, "e25"), "choose gold", "store plain")

    assert state.islands[GOLD] == 0
    assert hideout(state, BLACK) == {"gold": 1}
    assert log.among("treasure", "treasure-supply") == ["treasure-supply"]


@rule("PIR-9.3")
@pytest.mark.parametrize(("space", "kind"), [("e25", "gold"), ("e21u", "emerald")])
def test_the_bonus_square_gives_its_bonus_and_may_be_left(space: str, kind: str) -> None:
    state = play(land(new(), BLACK, space), f"choose {kind}")
    assert (decision(state), answers(state)) == ("StoreTreasure", ["store bonus", "store plain"])
    assert usual(state) == "store bonus"

    play(state, "store bonus")

    assert hideout(state, BLACK) == {f"{kind}_bonus": 1}
    assert (state.doubloons[BLACK], state.points_of(BLACK)) == ((13, 0) if kind == "gold" else (10, 2))


@rule("PIR-9.3", "PIR-D78")
def test_the_bonus_square_of_pearls_is_an_explore() -> None:
    state = play(land(new(), BLACK, "e16u"), "choose pearl", "store bonus")

    assert (decision(state), answers(state)) == ("MoveExplorer", ["explore e17u", "decline"])
    assert usual(play(land(new(), BLACK, "e16u"), "choose pearl")) == ""


@rule("PIR-9.3", "PIR-D7")
def test_a_covered_bonus_square_leaves_the_plain_storage_which_has_no_limit() -> None:
    state = new()
    treasures(state, BLACK, gold=9, gold_bonus=1)

    play(land(state, BLACK, "e25"), "choose gold")

    assert hideout(state, BLACK) == {"gold": 10, "gold_bonus": 1}
    assert state.doubloons[BLACK] == 10


@rule("PIR-9.4")
def test_a_cube_counts_above_and_below_the_line_and_on_poseidon() -> None:
    state = new()
    figurehead(state, BLACK, "poseidon")
    treasures(state, BLACK, gold=1, gold_bonus=1)
    bury(state, BLACK, "gold_3", "figurehead_2 gold", "emerald_1")

    assert owned(state, BLACK) == (4, 1, 0)
    assert state.buried(BLACK) == 3


@rule("PIR-9.5", "PIR-9.6")
def test_the_value_of_treasures_follows_the_cubes_of_the_island() -> None:
    values = []
    for cubes in range(12):
        state = new()
        treasures(state, BLACK, emerald=1)
        islands(state, emerald=cubes)
        values.append(state.treasure_points(BLACK))

    assert values == [2, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5, 5]


@rule("PIR-9.1", "PIR-9.6")
def test_taking_a_treasure_lowers_the_value_for_everybody() -> None:
    state = new()
    islands(state, gold=5)
    treasures(state, BLUE, gold=2)
    assert state.treasure_points(BLUE) == 8

    play(land(state, BLACK, "e25"), "choose gold", "store plain")

    assert state.treasure_points(BLUE) == 6


@rule("PIR-9.7")
def test_cubes_for_islands_come_from_the_supply() -> None:
    state = new()
    treasures(state, BLACK, gold=2)

    play(land(state, BLACK, "e06u"), "choose cubes", "add gold")

    assert state.islands == [5, 4, 4]
    assert owned(state, BLACK) == (2, 0, 0)


@rule("PIR-9.8")
def test_a_cube_of_the_plain_storage_never_moves_to_the_bonus_square() -> None:
    state = new()
    treasures(state, BLACK, gold=2)

    act(state, BLACK, "trinidad")
    play(state, "done")

    assert hideout(state, BLACK) == {"gold": 2}


@rule("PIR-9.9", "PIR-22.I", "PIR-X33", "PIR-15.3", "PIR-21.43")
def test_the_hawk_takes_three_of_a_kind_one_after_the_other() -> None:
    state = new()
    figureheads(state, "hawk")
    islands(state, gold=2)
    upgrade(state, BLACK, "u01", "u02")
    log = Log(state)

    play(stop(state, BLACK, "bonaire"), "upgrade u07", "figurehead hawk")
    assert (decision(state), answers(state)) == ("TakeTreasure", ["take gold", "take emerald", "take pearl"])
    play(state, "take gold", "store bonus")

    assert state.islands[GOLD] == 0
    assert hideout(state, BLACK) == {"gold": 2, "gold_bonus": 1}
    assert log.among("treasure", "treasure-supply") == ["treasure", "treasure", "treasure-supply"]
    assert state.doubloons[BLACK] == 10 - 3 + 3
    audited(state)


@rule("PIR-22.I")
def test_the_hawks_treasures_may_all_lie_in_plain_storage() -> None:
    state = new()
    figureheads(state, "hawk")
    upgrade(state, BLACK, "u01", "u02")

    play(stop(state, BLACK, "bonaire"), "upgrade u07", "figurehead hawk", "take pearl")
    play(state, "store plain", "store plain", "store plain")

    assert hideout(state, BLACK) == {"pearl": 3}


@rule("PIR-34.6", "PIR-8.17")
def test_no_other_power_is_spent_before_all_treasures_of_the_hawk_are_stored() -> None:
    state = new()
    figureheads(state, "hawk")
    upgrade(state, BLACK, "u01", "u02")

    leftover(stop(state, BLACK, "bonaire"), 5, "gold")
    play(state, "upgrade u07", "choose figurehead", "figurehead hawk", "choose treasures", "take pearl")
    play(state, "store bonus")
    assert state.texts() == ["explore e01", "decline"], "the bonus square comes before the second Treasure"
    play(state, "decline")

    assert offered(state, "spend")
    assert hideout(state, BLACK) == {"pearl": 2, "pearl_bonus": 1}


@rule("PIR-21.39", "PIR-22.G", "PIR-D12")
def test_a_treasure_of_any_kind_is_chosen() -> None:
    state = new()
    figurehead(state, BLACK, "poseidon")
    treasures(state, BLACK, gold=1)

    play(act(state, BLACK, "tobago"), "choose bury", "bury gold figurehead_4")
    assert answers(state) == ["take gold", "take emerald", "take pearl"]
    play(state, "take emerald", "store bonus")

    assert hideout(state, BLACK) == {"emerald_bonus": 1}
    assert owned(state, BLACK) == (1, 1, 0)
    assert state.points_of(BLACK) == 2


# -- burying ----------------------------------------------------------------------------------------------------------


@rule("PIR-11.1", "PIR-11.2", "PIR-21.14")
def test_a_treasure_is_moved_to_a_free_square_of_its_own_area() -> None:
    state = new()
    treasures(state, BLACK, gold=1)
    act(state, BLACK, "tobago")
    play(state, "choose bury")

    assert answers(state) == [*[f"bury gold gold_{square}" for square in (1, 2, 3, 4)], "decline"]
    assert why_not(state, "bury gold pearl_1").key == "other-area"
    assert why_not(state, "bury pearl pearl_1") == ("no-treasure", {"treasure": "pearl"})
    assert why_not(state, "bury gold figurehead_1").key == "not-owned"
    play(state, "bury gold gold_1")

    assert hideout(state, BLACK) == {"gold_1": 1}
    assert state.doubloons[BLACK] == 15


@rule("PIR-11.2")
@pytest.mark.parametrize("kind", ["gold", "emerald", "pearl"])
def test_the_last_square_of_an_area_has_no_bonus(kind: str) -> None:
    state = new()
    treasures(state, BLACK, **{kind: 1})

    play(act(state, BLACK, "margarita"), "choose bury", f"bury {kind} {kind}_4")

    assert (state.doubloons[BLACK], state.points_of(BLACK), state.seat) == (10, 0, BLUE)
    assert state.islands == [5, 4, 4]  # the tile of Margarita


@rule("PIR-11.2", "PIR-21.38", "PIR-X9")
def test_jasmine_buries_an_emerald_and_its_island_grows() -> None:
    state = new()
    treasures(state, BLACK, emerald=1)

    play(act(state, BLACK, "tobago"), "choose bury", "bury emerald emerald_1")

    assert state.islands[EMERALD] == 5
    assert owned(state, BLACK) == (0, 1, 0)
    assert state.buried(BLACK) == 1


@rule("PIR-11.2", "PIR-34.9")
def test_the_bonus_of_a_square_cannot_be_refused_but_its_actions_can() -> None:
    state = new()
    treasures(state, BLACK, gold=2)

    play(act(state, BLACK, "margarita"), "choose bury", "bury gold gold_2")
    assert decision(state) == "UpgradeShip"
    play(state, "decline", "bury gold gold_1")

    assert (state.doubloons[BLACK], state.upgrades(BLACK)) == (15, 0)


@rule("PIR-11.3")
def test_a_full_area_takes_no_more() -> None:
    state = new()
    treasures(state, BLACK, gold=1, pearl=1)
    bury(state, BLACK, "gold_1", "gold_2", "gold_3", "gold_4")

    play(act(state, BLACK, "tobago"), "choose bury")

    assert not offered(state, "bury gold")
    assert why_not(state, "bury gold gold_1").key == "square-filled"
    assert offered(state, "bury pearl")


@rule("PIR-11.3", "PIR-22.G", "PIR-D12")
def test_on_poseidon_a_treasure_is_buried_even_if_its_area_is_full() -> None:
    state = new()
    figurehead(state, BLACK, "poseidon")
    treasures(state, BLACK, gold=1)
    bury(state, BLACK, "gold_1", "gold_2", "gold_3", "gold_4")

    play(act(state, BLACK, "tobago"), "choose bury")
    assert offered(state, "bury") == [f"bury gold figurehead_{square}" for square in (1, 2, 3, 4)]
    play(state, "bury gold figurehead_2")

    assert (state.points_of(BLACK), state.buried(BLACK)) == (4, 5)
    audited(state)


@rule("PIR-22.G")
def test_each_square_of_poseidon_holds_one_cube_of_any_kind() -> None:
    state = new()
    figurehead(state, BLACK, "poseidon")
    treasures(state, BLACK, gold=1, pearl=1)

    play(act(state, BLACK, "margarita"), "choose bury", "bury pearl figurehead_1")
    assert "bury gold figurehead_1" not in state.texts()
    assert why_not(state, "bury gold figurehead_1").key == "square-filled"
    play(state, "bury gold figurehead_3", "upgrade u01")

    assert state.doubloons[BLACK] == 10 + 5 + 5
    assert state.buried(BLACK) == 2
    audited(state)


@rule("PIR-11.4", "PIR-11.7")
def test_two_burials_may_be_of_different_kinds() -> None:
    state = new()
    treasures(state, BLACK, gold=1, pearl=1)

    play(act(state, BLACK, "margarita"), "choose bury", "bury gold gold_4", "bury pearl pearl_2")

    assert hideout(state, BLACK) == {"gold_4": 1, "pearl_2": 1}
    assert state.doubloons[BLACK] == 14


@rule("PIR-11.5")
def test_a_buried_treasure_never_moves_again() -> None:
    state = new()
    bury(state, BLACK, "gold_4", "pearl_4")

    assert answers(act(state, BLACK, "margarita")) == ["choose quests", "decline"]
    assert owned(state, BLACK) == (1, 0, 1)


@rule("PIR-11.6", "PIR-D10", "PIR-D11")
def test_burying_from_the_bonus_square_frees_it_for_another_treasure() -> None:
    state = new()
    treasures(state, BLACK, gold=1, gold_bonus=1)

    play(act(state, BLACK, "tobago"), "choose bury")
    assert {"bury gold gold_4", "bury gold_bonus gold_4"} <= set(state.texts())
    play(state, "bury gold_bonus gold_4", "decline")
    assert hideout(state, BLACK) == {"gold": 1, "gold_4": 1}
    play(land(state, BLACK, "e25"), "choose gold", "store bonus")

    assert hideout(state, BLACK) == {"gold": 1, "gold_4": 1, "gold_bonus": 1}
    assert state.doubloons[BLACK] == 13


@rule("PIR-D11")
def test_burying_from_the_plain_storage_leaves_the_bonus_square_covered() -> None:
    state = new()
    treasures(state, BLACK, gold=1, gold_bonus=1)

    play(act(state, BLACK, "tobago"), "choose bury", "bury gold gold_4")

    assert hideout(state, BLACK) == {"gold_bonus": 1, "gold_4": 1}


@rule("PIR-11.7", "PIR-34.6")
def test_a_treasure_gained_by_the_first_burial_may_be_buried_by_the_second() -> None:
    state = new()
    figurehead(state, BLACK, "poseidon")
    treasures(state, BLACK, gold=1)

    play(act(state, BLACK, "margarita"), "choose bury", "bury gold figurehead_4", "take pearl", "store plain")
    assert decision(state) == "BuryTreasure"
    play(state, "bury pearl pearl_2")

    assert state.buried(BLACK) == 2
    assert state.doubloons[BLACK] == 14


@rule("PIR-11.7", "PIR-21.44", "PIR-D79")
def test_the_second_burial_may_be_left_but_not_put_off() -> None:
    state = new()
    treasures(state, BLACK, gold=2)
    give(state, BLACK, doubloons=10)

    play(act(state, BLACK, "guadeloupe"), "bury gold gold_4")
    assert decision(state) == "BuryTreasure"
    play(state, "decline")

    assert state.seat == BLUE
    assert hideout(state, BLACK) == {"gold": 1, "gold_4": 1}


@rule("PIR-11.7")
def test_without_a_cube_above_the_line_there_is_nothing_to_bury() -> None:
    state = new()
    bury(state, BLACK, "gold_4")

    act(state, BLACK, "tobago")

    assert decision(state) == "MoveExplorer"
    play(state, "decline")
    assert state.seat == BLUE


@rule("PIR-D70")
def test_a_treasure_gained_in_the_same_turn_may_be_buried() -> None:
    state = new()
    upgrade(state, BLACK, "u01", "u02")
    treasures(state, BLACK, pearl=1)
    figureheads(state, "hawk")

    play(stop(state, BLACK, "tobago"), "upgrade u07", "figurehead hawk", "take gold", "store bonus")
    play(state, "choose bury", "bury gold_bonus gold_1")

    assert state.buried(BLACK) == 1


@rule("PIR-21.14", "PIR-D9")
def test_a_beige_burial_without_a_treasure_is_lost() -> None:
    state = carry(new(), BLACK, CATALOG.slots[CATALOG.slot_ids.index("u06")].once)

    assert state.seat == BLUE


@rule("PIR-8.16", "PIR-9.1")
def test_treasures_of_many_raids_keep_all_cubes_in_the_books() -> None:
    state = new()
    for _ in range(3):
        dice(state, 6, 1, 1)
        play(act(state, BLACK, "trinidad"), "choose raid", "die gold", "spend loot5")
        if decision(state) == "StoreTreasure":
            play(state, "store bonus")
        audited(state)

    assert state.islands == [1, 4, 7]
    assert owned(state, BLACK) == (3, 0, 0)
