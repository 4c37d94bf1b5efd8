"""Black Markets (PIR-16)."""

import pytest

from tests.games.pirates.position import (
    BLACK,
    BLUE,
    Log,
    answers,
    audited,
    black_market,
    bury_some,
    decision,
    explorer,
    give,
    land,
    lay,
    market_at,
    new,
    offered,
    own_kinds,
    play,
    quests,
    sides,
    stop,
    treasures,
    unplaced,
    upgrade,
    why_not,
)
from tests.rules import rule

LOCATIONS = ["aruba", "margarita", "bonaire", "tobago", "trinidad", "grenada", "curacao", "barbados"]

# -- placing ----------------------------------------------------------------------------------------------------------


@rule("PIR-16.1", "PIR-21.37")
def test_a_tile_is_placed_on_any_location_for_the_printed_doubloons() -> None:
    state = play(stop(new(), BLACK, "bonaire"), "upgrade u05")

    assert decision(state) == "PlaceMarket"
    assert len(offered(state, "place")) == 5 * 8
    play(state, "place bm2a c6r2")

    assert state.doubloons[BLACK] == 8
    assert market_at(state, "curacao") == (BLACK, "bm2a")
    assert unplaced(state, BLACK) == ["bm1a", "bm3a", "bm4a", "bm5a"]
    audited(state)


@rule("PIR-16.1", "PIR-21.37")
def test_a_placement_may_be_free_or_declined() -> None:
    state = play(stop(new(), BLACK, "false_chest"), "acquire false_chest", "decline")
    assert len(unplaced(state, BLACK)) == 5

    state = play(stop(new(), BLACK, "false_chest"), "acquire false_chest", "place bm4a c1r1")

    assert state.doubloons[BLACK] == 10 - 7
    assert market_at(state, "trinidad") == (BLACK, "bm4a")


@rule("PIR-16.1", "PIR-16.2", "PIR-D40")
def test_only_locations_take_a_tile_those_of_level_two_too() -> None:
    state = new()
    lay(state, "c5r3", "dominica")
    stop(state, BLACK, "bonaire")
    play(state, "upgrade u05")

    places = {text.split()[2] for text in offered(state, "place")}
    assert len(places) == 9
    assert "c5r3" in places
    assert not {"gulf", "maracaibo", "c1r2", "c2r3"} & places


@rule("PIR-16.2")
@pytest.mark.parametrize("owner", [BLACK, BLUE])
def test_a_location_holds_one_tile_of_anybody(owner: int) -> None:
    state = new()
    black_market(state, owner, "bm3a", "trinidad")

    play(stop(state, BLACK, "bonaire"), "upgrade u05")

    assert "place bm2a c1r1" not in state.texts()
    assert why_not(state, "place bm2a c1r1").key == "market-there"


@rule("PIR-16.3", "PIR-D7")
def test_a_placed_tile_is_activated_at_once() -> None:
    state = new()
    bury_some(state, BLACK, 4)

    play(stop(state, BLACK, "bonaire"), "upgrade u05", "place bm2a c1r1")

    assert state.points_of(BLACK) == 4


@rule("PIR-16.3", "PIR-7.3")
def test_the_owner_may_activate_it_again_when_stopping_there() -> None:
    state = new()
    bury_some(state, BLACK, 4)
    black_market(state, BLACK, "bm2a", "trinidad")

    for turn in (1, 2):
        play(stop(state, BLACK, "trinidad"), "activate")
        assert state.points_of(BLACK) == 4 * turn


@rule("PIR-16.4")
def test_a_tile_is_placed_once() -> None:
    state = new()
    black_market(state, BLACK, "bm2a", "trinidad")

    play(stop(state, BLACK, "bonaire"), "upgrade u05")

    assert not offered(state, "place bm2a")
    assert why_not(state, "place bm2a c2r4").key == "placed-before"


@rule("PIR-16.6", "PIR-D9")
def test_without_the_doubloons_a_placement_is_void() -> None:
    state = new()
    give(state, BLACK, doubloons=1)

    play(stop(state, BLACK, "bonaire"), "upgrade u05")

    assert decision(state) == "MoveExplorer"
    assert state.doubloons[BLACK] == 1


@rule("PIR-16.6")
def test_without_a_tile_or_a_free_location_a_placement_is_void() -> None:
    state = new()
    for side, name in zip(("bm1a", "bm2a", "bm3a", "bm4a", "bm5a"), LOCATIONS, strict=False):
        black_market(state, BLACK, side, name)
    play(stop(state, BLACK, "bonaire"), "upgrade u05")
    assert decision(state) == "MoveExplorer"
    assert state.doubloons[BLACK] == 10

    state = new()
    for side, name in zip(("bm1a", "bm2a", "bm3a", "bm4a", "bm5a"), LOCATIONS, strict=False):
        black_market(state, BLUE, side, name)
    for side, name in zip(("bm1a", "bm2a", "bm3a"), LOCATIONS[5:], strict=True):
        black_market(state, BLACK, side, name)
    play(stop(state, BLACK, "bonaire"), "upgrade u05")
    assert decision(state) == "MoveExplorer"
    assert state.doubloons[BLACK] == 10
    audited(state)


# -- their effects ----------------------------------------------------------------------------------------------------


@rule("PIR-16.5", "PIR-X16", "PIR-21.48")
@pytest.mark.parametrize(
    ("side", "count", "points"),
    [
        ("bm2a", 4, 4),
        ("bm2a", 7, 6),
        ("bm2b", 3, 3),
        ("bm2b", 8, 6),
        ("bm3a", 2, 4),
        ("bm3a", 4, 6),
        ("bm3b", 5, 5),
        ("bm3b", 9, 6),
        ("bm4a", 3, 3),
        ("bm4a", 7, 6),
        ("bm4b", 2, 2),
        ("bm4b", 7, 6),
        ("bm5a", 1, 1),
        ("bm5a", 7, 6),
        ("bm5b", 6, 6),
        ("bm5b", 7, 6),
    ],
)
def test_a_tile_counts_what_its_owner_has_up_to_six_points(side: str, count: int, points: int) -> None:
    state = new()
    sides(state, side)
    what = {"bm2a": "buried", "bm2b": "quest", "bm3a": "river", "bm3b": "gold", "bm4a": "equipment"}
    what |= {"bm4b": "emerald", "bm5a": "crew", "bm5b": "pearl"}
    counted = what[side]
    if counted == "buried":
        bury_some(state, BLACK, count)
    elif counted == "quest":
        quests(state, BLACK, *[f"q{number:02}" for number in range(5, 5 + count)])
    elif counted == "river":
        explorer(state, BLACK, ("e00", "e08", "e14", "e19", "e25")[count])
    elif counted in ("crew", "equipment"):
        own_kinds(state, BLACK, **{counted: count})
    else:
        treasures(state, BLACK, **{counted: count})

    play(stop(state, BLACK, "bonaire"), "upgrade u05", f"place {side} c1r1")

    assert state.points_of(BLACK) == points


@rule("PIR-16.7", "PIR-X54", "PIR-34.9")
def test_an_activated_tile_gives_all_its_effects() -> None:
    state = new()
    black_market(state, BLACK, "bm1b", "bonaire")

    stop(state, BLACK, "bonaire")
    assert answers(state) == ["activate", "decline"]
    play(state, "activate")
    assert (decision(state), answers(state)) == ("AddCubes", ["add gold", "add emerald", "add pearl"])
    play(state, "add pearl")

    assert (state.points_of(BLACK), state.islands) == (2, [4, 4, 5])


@rule("PIR-16.7", "PIR-11.1")
def test_the_burial_of_a_tile_may_be_declined() -> None:
    state = new()
    black_market(state, BLACK, "bm1a", "bonaire")
    treasures(state, BLACK, gold=1)

    play(stop(state, BLACK, "bonaire"), "activate", "decline")

    assert state.buried(BLACK) == 0


@rule("PIR-16.7", "PIR-34.4")
def test_a_tile_that_would_give_nothing_is_not_asked_about() -> None:
    state = new()
    black_market(state, BLACK, "bm1a", "bonaire")

    assert decision(stop(state, BLACK, "bonaire")) == "StopUpgrade"


# -- those of anybody -------------------------------------------------------------------------------------------------


@rule("PIR-21.15", "PIR-D17", "PIR-X49")
def test_a_tile_of_another_counts_what_its_user_has() -> None:
    state = new()
    black_market(state, BLUE, "bm5a", "aruba")
    own_kinds(state, BLACK, crew=3)
    own_kinds(state, BLUE, crew=1)

    land(state, BLACK, "e15")
    assert answers(state) == ["choose market_any", "choose doubloons", "done"]
    play(state, "choose market_any")
    assert answers(state) == ["use c2r4", "decline"]
    play(state, "use c2r4", "choose doubloons")

    assert [state.points_of(seat) for seat in (BLACK, BLUE)] == [3, 0]
    assert state.doubloons[BLACK] == 11


@rule("PIR-21.15", "PIR-D17")
def test_own_tiles_may_be_used_too_and_only_placed_ones() -> None:
    state = new()
    black_market(state, BLACK, "bm1b", "tobago")
    black_market(state, BLUE, "bm5a", "aruba")

    play(land(state, BLACK, "e15"), "choose market_any")

    assert answers(state) == ["use c3r4", "decline"]
    assert why_not(state, "use c2r4").key == "nothing-to-gain"  # no Crew
    assert why_not(state, "use c1r1").key == "no-market"


@rule("PIR-21.15", "PIR-35.3")
def test_no_tile_need_be_used() -> None:
    state = new()
    black_market(state, BLACK, "bm1b", "tobago")

    play(land(state, BLACK, "e15"), "choose market_any", "decline")

    assert (state.points_of(BLACK), answers(state)) == (0, ["choose doubloons", "done"])


@rule("PIR-21.15")
def test_without_a_placed_tile_there_is_nothing_to_use() -> None:
    assert answers(land(new(), BLACK, "e15")) == ["choose doubloons", "done"]


@rule("PIR-16.1", "PIR-7.10")
def test_the_log_tells_which_tile_lies_where() -> None:
    state = new()
    sides(state, "bm1b")
    log = Log(state)

    play(stop(state, BLACK, "bonaire"), "upgrade u05", "place bm1b c1r3", "add gold")

    placed = {"seat": "black", "black_market": "bm1b", "location": "bonaire", "doubloons": 2}
    assert log.facts("market-placed") == placed
    assert log.facts("market-used") == {"seat": "black", "black_market": "bm1b"}


@rule("PIR-16.3")
def test_a_stop_with_all_steps_goes_through_the_tile_first() -> None:
    state = new()
    black_market(state, BLACK, "bm1b", "trinidad")
    upgrade(state, BLACK, "u01")
    log = Log(state)

    play(stop(state, BLACK, "trinidad"), "activate", "add gold", "upgrade u03")

    assert log.among("market-used", "upgraded") == ["market-used", "upgraded"]
