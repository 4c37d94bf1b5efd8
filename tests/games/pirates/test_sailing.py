"""Movement (PIR-4) over the Caribbean (PIR-25)."""

import pytest

from caravela.games.pirates.catalog import COLUMNS, GULF, MARACAIBO, START, Layout, column_of
from tests.games.pirates import notation
from tests.games.pirates.position import (
    BLACK,
    BLUE,
    CATALOG,
    RED,
    YELLOW,
    Log,
    answers,
    audited,
    decision,
    figurehead,
    give,
    lay,
    new,
    place_name,
    play,
    ship,
    ship_at,
    stop,
    turn_of,
    why_not,
)
from tests.rules import rule


def ends(at: str, *figureheads: str, layout: str = "trade_winds") -> set[str]:
    """Where a ship can end its move."""
    state = new(layout=layout)
    for name in figureheads:
        figurehead(state, BLACK, name)
    turn_of(state, BLACK, at)
    return {text.removeprefix("sail ") for text in state.texts()}


# -- where a move can end ---------------------------------------------------------------------------------------------


@rule("PIR-4.2", "PIR-4.4", "PIR-4.5", "PIR-X1")
def test_a_move_ends_in_a_later_column_whichever_way_it_takes() -> None:
    state = turn_of(new(), BLACK, "c2r2")

    assert state.texts() == ["sail c3r1", "sail c3r4", "sail c4r1"]
    assert why_not(state, "sail c2r1").key == "behind"
    assert why_not(state, "sail c1r2").key == "behind"
    play(state, "sail c3r1")
    assert ship_at(state, BLACK) == "c3r1"


@rule("PIR-3.3", "PIR-4.2")
def test_a_ship_must_move() -> None:
    state = turn_of(new(), BLACK, "c4r2")

    assert all(text.startswith("sail ") for text in state.texts())
    assert "sail c4r2" not in state.texts()
    assert why_not(state, "sail c4r2").key == "behind"


@rule("PIR-4.2", "PIR-4.12", "PIR-22.C", "PIR-X21")
def test_three_steps_are_the_most_and_four_with_the_harpy() -> None:
    assert ends("c4r2") == {"c5r3", "c5r4", "c6r3"}
    assert ends("c4r2", "harpy") == {"c5r3", "c5r4", "c6r2", "c6r3", "c6r4"}
    state = turn_of(new(), BLACK, "c4r2")
    assert why_not(state, "sail c6r2") == ("too-far", {"count": 3})


@rule("PIR-4.1")
def test_islands_gaps_and_the_starting_zone_are_no_spaces() -> None:
    state = turn_of(new(), BLACK, "c2r3")

    assert {text.removeprefix("sail ") for text in state.texts()} == {"c3r1", "c3r4", "c4r4"}
    for place in ("c3r2", "c3r3", "c5r1", "c1r4", "c9r1"):
        assert f"sail {place}" not in state.texts()
        assert CATALOG.layouts[0].next[CATALOG.speech.words["place"].index(place)] == []
    assert CATALOG.speech.option("sail start") < 0


@rule("PIR-4.3", "PIR-X20", "PIR-D2")
def test_from_the_starting_zone_the_first_step_enters_the_first_column() -> None:
    assert ends("start") == {"c1r1", "c1r2", "c1r3", "c2r1", "c2r2", "c2r3", "c2r4", "c3r1"}


@rule("PIR-4.7", "PIR-X22")
def test_the_gulf_is_entered_from_the_last_column() -> None:
    assert ends("c8r2") == {"c9r2", "c9r3", "gulf"}
    assert "gulf" not in ends("c7r1")
    state = turn_of(new(), BLACK, "c9r2")  # the only way
    assert ship_at(state, BLACK) == "gulf"


@rule("PIR-4.7")
def test_entering_the_gulf_ends_the_move() -> None:
    assert "gulf" in ends("c8r3", "harpy")
    assert "maracaibo" not in ends("c8r3", "harpy")


@rule("PIR-4.8", "PIR-X22")
def test_from_the_gulf_a_ship_can_only_sail_to_maracaibo() -> None:
    state = new()
    ship(state, BLACK, "gulf")

    turn_of(state, BLACK)

    assert ship_at(state, BLACK) == "maracaibo"
    assert decision(state) == "StopUpgrade"
    assert "maracaibo" not in ends("c8r2")


@rule("PIR-4.4", "PIR-D2")
def test_the_starting_zone_is_column_0_and_the_gulf_comes_after_the_last_column() -> None:
    columns = [column_of(place) for place in (GULF + 2, 0, GULF - 1, GULF, MARACAIBO)]

    assert columns == [0, 1, COLUMNS, COLUMNS + 1, COLUMNS + 2]
    for layout in CATALOG.layouts:
        assert "gulf" in [place_name(end) for end in layout.next[max(layout.cells)]]


@rule("PIR-D1")
def test_spaces_touch_along_an_edge_and_never_at_a_corner() -> None:
    sea = CATALOG.layouts[0]
    near = [place_name(place) for place in sea.next[CATALOG.speech.words["place"].index("c6r3")]]

    assert sorted(near) == ["c5r3", "c6r2", "c6r4"]


@rule("PIR-D3", "PIR-4.5")
def test_a_ship_may_step_back_within_its_move() -> None:
    state = turn_of(new(fog_improvements=True), BLACK, "c2r1")

    play(state, "step c1r1")  # and back: only over c2r1 a later column is in reach

    assert ship_at(state, BLACK) == "c3r1"


@rule("PIR-D4", "PIR-25.3")
@pytest.mark.parametrize("sea", CATALOG.layouts, ids=lambda sea: sea.id)
def test_no_ship_is_ever_stuck(sea: Layout) -> None:
    assert len(sea.cells) == 27
    assert [len(island) for island in sea.islands] == [2, 2, 2]
    assert 8 <= sea.columns <= 10
    assert 4 <= len(sea.rows) <= 5
    for place in sea.cells:
        assert sea.ends[3][place]
        assert all(column_of(end) > column_of(place) for end in sea.ends[3][place])


@rule("PIR-4.13")
def test_the_mover_names_the_end_and_what_lies_on_the_way_does_nothing() -> None:
    state = turn_of(new(), BLACK, "c2r2")
    ship(state, BLUE, "c2r1")
    log = Log(state)

    play(state, "sail c4r1")

    assert state.doubloons == [10, 10]
    assert log.among("sailed-improvement", "sailed-location", "fee") == ["sailed-improvement"]


# -- other ships ------------------------------------------------------------------------------------------------------


@rule("PIR-4.6", "PIR-4.11")
def test_other_ships_neither_block_nor_cost_anything_in_passing() -> None:
    state = new(3)
    for seat in (BLUE, YELLOW):
        ship(state, seat, "c2r1")

    turn_of(state, BLACK, "c2r2")
    play(state, "sail c3r1")

    assert state.doubloons == [10, 10, 10]


@rule("PIR-4.6")
def test_any_number_of_ships_may_share_a_space() -> None:
    state = new(4)
    for seat in (BLUE, YELLOW, RED):
        ship(state, seat, "c3r1")

    play(turn_of(state, BLACK, "c2r2"), "sail c3r1")

    assert [ship_at(state, seat) for seat in range(4)] == ["c3r1"] * 4
    audited(state)


@rule("PIR-4.9", "PIR-X2")
def test_who_stops_on_a_card_with_others_pays_each_of_them() -> None:
    state = new()
    ship(state, BLUE, "c3r1")
    give(state, BLACK, doubloons=4)
    give(state, BLUE, doubloons=2)

    play(turn_of(state, BLACK, "c2r2"), "sail c3r1")

    assert state.doubloons == [3, 3]


@rule("PIR-4.9")
def test_three_others_cost_three_doubloons() -> None:
    state = new(4)
    for seat in (BLUE, YELLOW, RED):
        ship(state, seat, "trinidad")

    stop(state, BLACK, "trinidad")

    assert state.doubloons == [7, 11, 11, 11]


@rule("PIR-4.10", "PIR-X23")
def test_with_too_few_doubloons_the_mover_chooses_whom_to_pay() -> None:
    state = new(4)
    for seat in (BLUE, YELLOW, RED):
        ship(state, seat, "trinidad")
    give(state, BLACK, doubloons=1)

    stop(state, BLACK, "trinidad")
    assert (decision(state), answers(state)) == ("PayFee", ["pay blue", "pay yellow", "pay red"])
    play(state, "pay yellow")

    assert state.doubloons == [0, 10, 11, 10]
    assert decision(state) == "StopUpgrade"


@rule("PIR-4.10")
def test_with_two_doubloons_two_of_three_are_paid_and_never_the_same_twice() -> None:
    state = new(4)
    for seat in (BLUE, YELLOW, RED):
        ship(state, seat, "trinidad")
    give(state, BLACK, doubloons=2)

    play(stop(state, BLACK, "trinidad"), "pay red")
    assert answers(state) == ["pay blue", "pay yellow"]
    play(state, "pay blue")

    assert state.doubloons == [0, 11, 10, 11]


@rule("PIR-4.10", "PIR-17.4")
def test_who_has_nothing_pays_nothing() -> None:
    state = new()
    ship(state, BLUE, "trinidad")
    give(state, BLACK, doubloons=0)

    stop(state, BLACK, "trinidad")

    assert state.doubloons == [0, 10]
    assert decision(state) == "StopUpgrade"


@rule("PIR-4.11")
@pytest.mark.parametrize("place", ["gulf", "maracaibo"])
def test_no_fee_is_due_beyond_the_cards(place: str) -> None:
    state = new()
    ship(state, BLUE, place)

    stop(state, BLACK, place)

    assert state.doubloons == [10, 10]


@rule("PIR-4.11")
def test_no_fee_is_due_in_the_starting_zone() -> None:
    state = new(4)

    play(state, "sail c1r1")

    assert state.doubloons == [10, 10, 10, 10]


@rule("PIR-D5")
def test_the_fee_comes_before_what_the_card_gives() -> None:
    state = new()
    lay(state, "c3r1", "fiddler")
    ship(state, BLUE, "fiddler")
    give(state, BLACK, doubloons=0)

    stop(state, BLACK, "fiddler")
    assert decision(state) == "Sail"  # nothing but the 5 doubloons was possible

    assert state.doubloons == [5, 10]


@rule("PIR-D18")
def test_only_the_fee_is_gained_in_the_turn_of_another() -> None:
    state = new(3)
    ship(state, BLUE, "trinidad")

    stop(state, BLACK, "trinidad")

    assert state.seat == BLACK
    assert state.doubloons == [9, 11, 10]


# -- layouts ----------------------------------------------------------------------------------------------------------


@rule("PIR-25.1")
@pytest.mark.parametrize("layout", CATALOG.layout_ids)
def test_the_caribbean_has_27_cards_three_islands_the_gulf_and_maracaibo(layout: str) -> None:
    state = audited(new(layout=layout))

    assert state.sea.id == layout
    assert len([card for card in state.cards if card >= 0]) == 27
    signs = "".join(state.sea.rows)
    assert [signs.count(sign) for sign in "CGEP"] == [27, 2, 2, 2]


@rule("PIR-25.1", "PIR-25.2", "PIR-D2")
@pytest.mark.parametrize("line", notation.LAYOUTS.strip().split("\n"), ids=lambda line: line.split()[0])
def test_every_layout_is_as_drawn_with_its_ways_in_and_out(line: str) -> None:
    head, _, ways = line.partition(" : ")
    name, *rows = head.split()
    start, gulf = [side.split() for side in ways.split(" > ")]
    sea = CATALOG.layouts[CATALOG.layout_ids.index(name)]

    assert sea.rows == rows
    assert [place_name(place) for place in sea.next[START]] == start
    assert sorted(place_name(place) for place in sea.cells if GULF in sea.next[place]) == sorted(gulf)


@rule("PIR-25.2")
def test_six_layouts_are_known_and_the_trade_winds_are_the_standard() -> None:
    assert CATALOG.layout_ids == ["trade_winds", "narrows", "two_lanes", "long_archipelago", "wide_bay", "hourglass"]
    assert new().sea.id == "trade_winds"
    found = {new(seed=seed, layout="random").sea.id for seed in range(30)}
    assert len(found) > 3


@rule("PIR-25.2", "PIR-4.8")
@pytest.mark.parametrize("layout", CATALOG.layout_ids)
def test_a_ship_can_sail_from_the_start_to_maracaibo_in_every_layout(layout: str) -> None:
    state = new(layout=layout)
    sea = state.sea
    place, moves = GULF + 2, 0
    while place != MARACAIBO:
        place = max(sea.ends[3][place], key=column_of)
        moves += 1

    assert moves <= 7
