"""Explore (PIR-10)."""

import pytest

from tests.games.pirates.position import (
    BLACK,
    BLUE,
    CATALOG,
    RED,
    YELLOW,
    act,
    answers,
    audited,
    decision,
    explorer,
    figurehead,
    hideout,
    land,
    new,
    offered,
    own,
    play,
    space,
    stop,
    treasures,
    upgrade,
    why_not,
)
from tests.rules import rule

# -- moving -----------------------------------------------------------------------------------------------------------


@rule("PIR-10.1", "PIR-21.11")
def test_the_explorer_moves_one_to_so_many_spaces_along_the_arrows() -> None:
    state = act(new(), BLACK, "bonaire")

    assert answers(state) == ["explore e01", "explore e02", "explore e03u", "explore e03l", "decline"]
    assert why_not(state, "explore e04u").key == "out-of-reach"
    play(state, "explore e03l")

    assert space(state, BLACK) == "e03l"


@rule("PIR-10.1")
def test_the_explorer_never_goes_back() -> None:
    state = new()
    explorer(state, BLACK, "e14")

    act(state, BLACK, "bonaire")

    assert offered(state, "explore") == ["explore e15", "explore e16u", "explore e17u", "explore e16l", "explore e17l"]


@rule("PIR-10.1", "PIR-D7")
def test_an_explore_may_be_left_but_not_begun_without_a_space() -> None:
    state = act(new(), BLACK, "bonaire")

    assert "done" not in state.texts()
    play(state, "decline")

    assert (space(state, BLACK), state.seat) == ("e00", BLUE)


@rule("PIR-10.2", "PIR-10.4", "PIR-D16", "PIR-X8")
def test_an_occupied_space_is_jumped_and_costs_nothing() -> None:
    state = new()
    explorer(state, BLUE, "e01")
    explorer(state, BLACK, "e03l")

    act(state, BLUE, "bonaire")
    assert answers(state) == [
        *("explore e02", "explore e03u", "explore e04u"),
        *("explore e04l", "explore e05l", "decline"),
    ]
    assert why_not(state, "explore e03l").key == "occupied"
    play(state, "explore e05l", "choose doubloons")

    assert (space(state, BLUE), state.doubloons[BLUE]) == ("e05l", 13)


@rule("PIR-10.2", "PIR-D14")
def test_several_occupied_spaces_in_a_row_are_jumped_together() -> None:
    state = new(4)
    explorer(state, BLUE, "e01")
    explorer(state, YELLOW, "e02")
    explorer(state, RED, "e03u")

    act(state, BLACK, "tobago")

    assert offered(state, "explore") == ["explore e04u", "explore e05u", "explore e03l", "explore e04l"]


@rule("PIR-10.3", "PIR-D14")
def test_the_start_and_the_last_space_hold_many_and_are_never_jumped() -> None:
    state = new()
    explorer(state, BLACK, "e26")
    explorer(state, BLUE, "e27")

    act(state, BLACK, "bonaire")
    assert offered(state, "explore") == ["explore e27"]
    play(state, "explore e27", "choose points")

    assert space(state, BLACK) == space(state, BLUE) == "e27"
    assert state.points_of(BLACK) == 10
    audited(state)


@rule("PIR-D85", "PIR-10.3")
def test_there_is_always_a_space_to_move_to() -> None:
    state = new(4)
    for seat, name in ((BLUE, "e25"), (YELLOW, "e26"), (RED, "e27")):
        explorer(state, seat, name)
    explorer(state, BLACK, "e24")

    assert offered(act(state, BLACK, "tobago"), "explore") == ["explore e27"]


@rule("PIR-10.5")
def test_the_last_space_gives_its_icons_and_those_passed_nothing() -> None:
    state = play(act(new(), BLACK, "bonaire"), "explore e02")

    assert state.doubloons[BLACK] == 10
    assert answers(state) == ["choose points", "done"]
    play(state, "done")

    assert state.points_of(BLACK) == 0


@rule("PIR-10.5", "PIR-34.2")
def test_all_icons_of_a_space_are_used_in_any_order() -> None:
    state = land(new(), BLACK, "e21l")

    assert answers(state) == ["choose points", "choose doubloons", "done"]
    play(state, "choose doubloons", "choose points")

    assert (state.points_of(BLACK), state.doubloons[BLACK]) == (4, 12)


@rule("PIR-10.6", "PIR-21.6", "PIR-10.10")
@pytest.mark.parametrize(
    ("cards", "slots", "tile", "bonus"),
    [
        ("lookout", "", "", 1),
        ("navigator", "", "", 2),
        ("spyglass sea_chart", "u04 u14", "", 4),
        ("", "", "dragon", 2),
        ("navigator", "u04", "dragon", 5),
    ],
)
def test_bonuses_lengthen_every_explore_and_add_up(cards: str, slots: str, tile: str, bonus: int) -> None:
    state = new()
    own(state, BLACK, *cards.split())
    upgrade(state, BLACK, *slots.split())
    if tile:
        figurehead(state, BLACK, tile)

    act(state, BLACK, "bonaire")

    assert state.decision.prompt(state)["count"] == 3 + bonus
    assert "explore e01" in state.texts()  # they need not be used


@rule("PIR-22.B")
def test_the_dragon_lengthens_every_explore_by_two() -> None:
    state = new()
    figurehead(state, BLACK, "dragon")

    assert "explore e05u" in act(state, BLACK, "bonaire").texts()


@rule("PIR-10.8", "PIR-10.5", "PIR-D15")
def test_a_river_counts_as_crossed_while_the_explorer_is_beyond_it() -> None:
    state = new()
    found = []
    for name in ("e00", "e07", "e08", "e13", "e14", "e18u", "e17l", "e19", "e24", "e25", "e27"):
        explorer(state, BLACK, name)
        found.append(state.rivers(BLACK))

    assert found == [0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4]
    explorer(state, BLACK, "e00")
    assert state.rivers(BLACK) == 0


@rule("PIR-10.9")
def test_steps_beyond_the_last_space_are_lost() -> None:
    state = new()
    explorer(state, BLACK, "e25")

    act(state, BLACK, "bonaire")

    assert offered(state, "explore") == ["explore e26", "explore e27"]


@rule("PIR-10.9", "PIR-D86")
def test_on_the_last_space_there_is_nothing_more_to_explore() -> None:
    state = new()
    explorer(state, BLACK, "e27")

    act(state, BLACK, "bonaire")

    assert state.seat == BLUE


@rule("PIR-D86", "PIR-D92")
def test_a_trade_for_nothing_begins_no_explore_on_the_last_space() -> None:
    state = new()
    own(state, BLACK, "jungle_guide")
    explorer(state, BLACK, "e27")

    assert act(state, BLACK, "bonaire").seat == BLUE  # nothing to bury
    treasures(state, BLACK, gold=1)
    assert answers(act(state, BLACK, "bonaire")) == ["trade jungle_guide", "decline"]


# -- trades -----------------------------------------------------------------------------------------------------------


@rule("PIR-10.7", "PIR-21.7", "PIR-D13", "PIR-X27", "PIR-22.J")
def test_two_trades_leave_one_space_of_three() -> None:
    state = new()
    figurehead(state, BLACK, "nautilus")
    own(state, BLACK, "map_maker")

    act(state, BLACK, "bonaire")
    play(state, "trade nautilus", "store plain", "trade map_maker")

    assert hideout(state, BLACK) == {"gold": 1}
    assert (space(state, BLACK), state.doubloons[BLACK]) == ("e01", 13)
    assert answers(state) == ["choose doubloons", "done"]


@rule("PIR-10.7", "PIR-10.13")
def test_each_trade_is_made_once_in_an_explore_and_again_in_the_next() -> None:
    state = new()
    own(state, BLACK, "map_maker", "navigator")

    play(act(state, BLACK, "bonaire"), "trade map_maker")
    assert not offered(state, "trade")
    play(state, "explore e01", "choose doubloons")

    assert offered(act(state, BLACK, "bonaire"), "trade") == ["trade map_maker"]


@rule("PIR-10.7", "PIR-D13")
def test_a_trade_must_leave_one_space_to_move() -> None:
    state = new()
    own(state, BLACK, "map_maker", "botanist")

    act(state, BLACK, "tobago")
    assert offered(state, "trade") == ["trade map_maker", "trade botanist"]
    play(state, "trade map_maker")

    assert space(state, BLACK) == "e01"  # the only way to go on
    assert state.points_of(BLACK) == 0
    play(land(state, BLACK, "e16u"), "choose pearl", "store bonus")
    assert answers(state) == ["explore e17u", "decline"]
    assert why_not(state, "trade botanist").key == "must-move"


@rule("PIR-D13", "PIR-D86", "PIR-10.9")
def test_on_the_last_space_all_movement_may_be_traded() -> None:
    state = new()
    own(state, BLACK, "map_maker", "botanist")
    explorer(state, BLACK, "e27")

    play(act(state, BLACK, "tobago"), "trade map_maker", "trade botanist")

    assert (state.doubloons[BLACK], state.points_of(BLACK)) == (13, 2)
    assert (space(state, BLACK), state.seat) == ("e27", BLUE)


@rule("PIR-10.10", "PIR-D77", "PIR-10.11", "PIR-X52")
def test_a_trade_may_come_after_the_last_space_moved() -> None:
    state = new()
    own(state, BLACK, "map_maker")
    explorer(state, BLACK, "e07")

    play(act(state, BLACK, "bonaire"), "explore e09")
    assert {"trade map_maker", "done", "explore e10u", "explore e10l"} == set(answers(state))
    play(state, "trade map_maker")
    assert answers(state) == ["choose doubloons", "done"]
    play(state, "choose doubloons")

    assert (state.doubloons[BLACK], state.rivers(BLACK)) == (17, 1)


@rule("PIR-10.10", "PIR-10.11")
def test_a_space_where_the_explorer_pauses_for_a_trade_gives_nothing() -> None:
    state = new()
    own(state, BLACK, "botanist")

    play(act(state, BLACK, "bonaire"), "explore e01", "trade botanist", "explore e02", "choose points")

    assert (state.doubloons[BLACK], state.points_of(BLACK)) == (10, 3)


@rule("PIR-10.12")
def test_the_movement_ends_when_the_player_ends_it() -> None:
    state = new()
    own(state, BLACK, "botanist")

    play(act(state, BLACK, "bonaire"), "explore e01", "done", "choose doubloons")

    assert (space(state, BLACK), state.doubloons[BLACK]) == ("e01", 12)


@rule("PIR-10.12", "PIR-34.5", "PIR-D69")
def test_a_bonus_gained_by_a_trade_lengthens_this_explore() -> None:
    state = new()
    own(state, BLACK, "jungle_guide")
    treasures(state, BLACK, gold=1)

    play(act(state, BLACK, "bonaire"), "trade jungle_guide", "bury gold gold_2", "upgrade u04")

    assert state.decision.prompt(state)["count"] == 3 - 1 + 1


@rule("PIR-10.12")
def test_a_bonus_gained_from_the_reached_space_serves_later_explores() -> None:
    state = new()
    explorer(state, BLACK, "e05l")

    play(act(state, BLACK, "bonaire"), "explore e07", "upgrade u04")

    assert (space(state, BLACK), state.seat) == ("e07", BLUE)
    assert act(state, BLACK, "bonaire").decision.prompt(state)["count"] == 4


@rule("PIR-10.13", "PIR-D78", "PIR-X36", "PIR-34.1")
def test_an_explore_inside_an_explore_is_played_to_its_end_first() -> None:
    state = new()
    own(state, BLACK, "jungle_guide")
    explorer(state, BLACK, "e01")
    treasures(state, BLACK, pearl=1)

    play(act(state, BLACK, "bonaire"), "trade jungle_guide", "bury pearl pearl_1", "explore e03l")
    play(state, "choose doubloons")
    assert state.decision.prompt(state)["count"] == 2
    play(state, "explore e05l", "choose doubloons")

    assert (space(state, BLACK), state.doubloons[BLACK]) == ("e05l", 15)
    assert hideout(state, BLACK) == {"pearl_1": 1}


@rule("PIR-D92", "PIR-10.7")
def test_a_trade_for_nothing_is_not_offered() -> None:
    state = new()
    own(state, BLACK, "jungle_guide")

    assert not offered(act(state, BLACK, "bonaire"), "trade")


@rule("PIR-10.7", "PIR-34.9")
def test_the_caravel_trades_a_movement_for_a_cube() -> None:
    state = new()
    own(state, BLACK, "caravel")

    play(act(state, BLACK, "bonaire"), "trade caravel")
    assert answers(state) == ["add gold", "add emerald", "add pearl"]
    play(state, "add pearl")

    assert state.islands == [4, 4, 5]


@rule("PIR-10.7")
@pytest.mark.parametrize("name", CATALOG.trade_ids)
def test_every_trade_gives_up_one_movement(name: str) -> None:
    state = new()
    if name == "nautilus":
        figurehead(state, BLACK, name)
    else:
        own(state, BLACK, name)
    treasures(state, BLACK, gold=1, gold_bonus=1)
    play(act(state, BLACK, "bonaire"), f"trade {name}")
    while decision(state) != "MoveExplorer":
        play(state, state.texts()[-2] if "decline" in state.texts() else state.texts()[0])

    assert state.decision.prompt(state)["count"] == 2
    assert state.explorer[BLACK] == 0


@rule("PIR-21.11", "PIR-D76")
def test_the_lookout_explores_at_once_with_its_own_bonus() -> None:
    state = play(stop(new(), BLACK, "lookout"), "acquire lookout")

    assert state.decision.prompt(state)["count"] == 2 + 1
