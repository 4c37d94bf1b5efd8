"""Main action A: expand the colony (SMA-4)."""

import re

import pytest

from tests.games.santa_maria.position import (
    CATALOG,
    GREEN,
    RED,
    Log,
    audited,
    cell,
    decision,
    finish_year,
    lay,
    new,
    offer,
    offered,
    pave,
    play,
    player,
    store,
    stored,
    territory,
    tile_of,
    turn_of,
)
from tests.rules import rule


@rule("SMA-4.1")
@pytest.mark.parametrize(
    ("goods", "tiles"),
    [
        ({"wood": 1, "grain": 3, "sugar": 3, "gem": 3}, []),
        ({"wood": 2}, ["expand d01"]),
        ({"wood": 2, "grain": 1}, ["expand d01", "expand t01"]),
        ({"wood": 3, "sugar": 3, "gem": 3}, ["expand d01"]),
    ],
)
def test_only_tiles_that_can_be_paid_are_offered(goods: dict[str, int], tiles: list[str]) -> None:
    state = new()
    store(state, RED, coins=20, **goods)
    offer(state, "d01", "t01")

    assert offered(state, "expand") == tiles


@rule("SMA-4.1")
@pytest.mark.parametrize(("tile", "left"), [("d01", {"wood": 1, "grain": 2}), ("t01", {"wood": 1, "grain": 1})])
def test_a_double_costs_2_wood_and_a_triple_2_wood_and_1_grain(tile: str, left: dict[str, int]) -> None:
    state = new(board="a1")
    store(state, RED, wood=3, grain=2)
    offer(state, "d01", "t01")

    play(state, f"expand {tile}", "place turn 0 cell 1 3")

    assert stored(audited(state), RED) == left
    assert territory(state, RED, 1, 3) == "forest"


@rule("SMA-X21")
def test_gold_pays_for_wood_and_grain_of_a_tile() -> None:
    double = new()
    store(double, RED, wood=1, gold=1)
    offer(double, "d01", "t01")
    triple = new()
    store(triple, RED, wood=1, gold=2)
    offer(triple, "t01")

    assert offered(double, "expand") == ["expand d01"]
    play(double, "expand d01")
    play(triple, "expand t01")

    assert (stored(double, RED), decision(double)) == ({}, "PlaceTile")
    assert (stored(triple, RED), decision(triple)) == ({}, "PlaceTile")


@rule("SMA-4.2")
def test_an_action_takes_exactly_one_tile() -> None:
    state = new(board="a1")
    store(state, RED, coins=9, wood=3, grain=3)
    offer(state, "d01", "d02", "t01")

    play(state, "expand d01", "place turn 0 cell 1 3", "buy wood")  # for a further tile there would be enough

    assert {text.split()[0] for text in state.texts()} == {"done", "sell", "buy"}
    assert [tile["id"] for tile in player(play(state, "done"), RED)["tiles"]] == ["d01"]
    assert state.seat == GREEN


@rule("SMA-4.3")
def test_a_tile_is_placed_at_once_on_empty_spaces_inside_the_grid() -> None:
    state = new(board="a1")
    offer(state, "d01", "t01")
    pave(state, RED, (6, 1), (6, 2), (6, 3))
    store(state, RED, wood=2, grain=1)

    assert offered(state, "expand") == ["expand d01"]  # the L does not fit in a line
    play(state, "expand d01")

    assert state.seat == RED
    rightwards = ["place turn 0 cell 6 1", "place turn 0 cell 6 2"]
    assert state.texts() == [*rightwards, "place turn 2 cell 6 2", "place turn 2 cell 6 3"]


@rule("SMA-4.3")
def test_no_part_of_a_tile_lies_outside_the_grid() -> None:
    state = new(board="a1")
    store(state, RED, wood=2)
    offer(state, "d01")

    play(state, "expand d01")

    corners = [
        [int(text.split()[2]) for text in state.texts() if text.endswith(corner)]
        for corner in ("cell 1 1", "cell 1 6", "cell 6 1", "cell 6 6")
    ]
    assert corners == [[1], [1, 2], [0, 3], [3]]  # (1,2) and (6,5) are printed forests


@rule("SMA-4.4", "SMA-D13")
@pytest.mark.parametrize(
    ("spaces", "place"),
    [
        ([(1, 3), (2, 3), (2, 4)], "place turn 0 cell 1 3"),
        ([(1, 3), (1, 4), (2, 3)], "place turn 1 cell 1 4"),
        ([(1, 3), (1, 4), (2, 4)], "place turn 2 cell 2 4"),
        ([(1, 4), (2, 3), (2, 4)], "place turn 3 cell 2 3"),
    ],
)
def test_a_tile_may_be_rotated_by_quarter_turns_but_not_mirrored(spaces: list[tuple[int, int]], place: str) -> None:
    state = new(board="a1")
    offer(state, "t01")
    pave(state, RED, *spaces)
    store(state, RED, wood=2, grain=1)

    play(state, "expand t01")

    _, turn, row, column = [int(word) for word in re.findall(r"\d", "0" + place)]
    assert state.tiles_of(RED)[-1] == (tile_of("t01"), turn, cell(row, column))  # the only way: mirrored, none is


@rule("SMA-4.5")
def test_a_tile_may_not_cover_a_printed_territory_or_another_tile() -> None:
    state = new(board="b", colonies="advanced")  # forest in (1,2)
    lay(state, RED, "h04", 1, 3)
    lay(state, RED, "r01", 4, 2)
    lay(state, RED, "d08", 6, 1)
    store(state, RED, wood=2)
    offer(state, "d01")

    play(state, "expand d01")

    texts = set(state.texts())
    assert not texts & {"place turn 0 cell 1 1", "place turn 1 cell 1 2"}  # printed
    assert not texts & {"place turn 1 cell 1 4", "place turn 0 cell 1 4"}  # town hall
    assert not texts & {"place turn 0 cell 4 1", "place turn 1 cell 3 2"}  # road tile
    assert not texts & {"place turn 1 cell 5 1", "place turn 1 cell 5 2"}  # expansion
    beside = {"place turn 0 cell 1 5", "place turn 1 cell 1 1", "place turn 0 cell 4 3", "place turn 0 cell 6 5"}
    assert beside <= texts


@rule("SMA-4.6", "SMA-D12")
def test_a_tile_need_not_touch_anything() -> None:
    state = new(board="a4")
    store(state, RED, wood=2)
    offer(state, "d03")

    play(state, "expand d03", "place turn 1 cell 1 1")

    assert [territory(state, RED, row, 1) for row in (1, 2)] == ["plantation", "road"]
    assert [territory(state, RED, *beside) for beside in ((1, 2), (2, 2), (3, 1))] == ["", "", ""]


@rule("SMA-4.7", "SMA-D11")
def test_a_tile_that_can_not_be_placed_may_not_be_taken() -> None:
    state = new(board="a1")
    offer(state, "d01", "t01")
    pave(state, RED, (1, 1), (2, 2), (6, 4))  # no two of them side by side
    store(state, RED, wood=3, grain=3)

    assert offered(state, "expand") == []
    assert player(state, RED)["storage"]["wood"] == 3


@rule("SMA-4.8")
def test_the_offer_is_not_refilled_during_the_year() -> None:
    state = new(board="a1")
    store(state, RED, wood=2)
    store(state, GREEN, coins=9, wood=3, grain=3)
    offer(state, "d01", "t01")
    stacks = (state.double_bag, state.triple_bag)

    play(state, "expand d01", "place turn 0 cell 1 3")
    for_green = offered(state, "expand")
    play(state, "expand t01", "place turn 0 cell 1 3", "done")
    store(state, RED, wood=3, grain=3)

    assert for_green == ["expand t01"]
    assert (state.seat, offered(state, "expand")) == (RED, [])  # all are gone
    assert (state.offer, state.double_bag, state.triple_bag) == ((), *stacks)


@rule("SMA-X29")
def test_ten_new_tiles_are_revealed_each_year_and_the_stacks_are_empty_in_the_third() -> None:
    state = new(seats=2)
    tiles = [CATALOG.tile_ids[tile] for tile in state.offer]
    for tile in (tiles[0], tiles[1], tiles[5]):
        store(turn_of(state, RED), RED, wood=2, grain=1)
        play(state, f"expand {tile}")
        play(state, state.texts()[0])
    store(state, RED)

    years = []
    for _ in range(2):
        finish_year(state)
        sizes = [CATALOG.tiles[tile].size for tile in state.offer]
        stacks = (len(state.double_bag), len(state.triple_bag))
        years.append((len(audited(state).discarded), sizes.count(2), sizes.count(3), *stacks))

    assert years == [(7, 5, 5, 5, 5), (17, 5, 5, 0, 0)]


@rule("SMA-4.9")
def test_a_placed_tile_stays_where_it_is() -> None:
    state = new(board="a1")
    first, second = [CATALOG.tile_ids[tile] for tile in state.offer[:2]]
    store(state, RED, wood=2)

    play(state, f"expand {first}", "place turn 0 cell 1 3")
    [placed] = player(state, RED)["tiles"]
    store(turn_of(state, RED), RED, wood=2)
    play(state, f"expand {second}")
    places = offered(state, "place")
    play(state, "place turn 0 cell 6 1")
    finish_year(finish_year(state))

    assert not {"place turn 0 cell 1 3", "place turn 0 cell 1 4", "place turn 2 cell 1 4"} & set(places)
    assert (placed["id"], placed["cells"]) == (first, [[1, 3], [1, 4]])
    assert player(audited(state), RED)["tiles"][0] == placed


@rule("SMA-4.10")
def test_new_territories_are_vacant_and_the_expansion_itself_activates_nothing() -> None:
    state = new(board="a1")
    store(state, RED, coins=1, wood=2, grain=1)
    offer(state, "t01")
    log = Log(state)

    play(state, "expand t01", "place turn 0 cell 1 3")
    before = (stored(state, RED), log.keys())
    turn_of(state, RED)
    vacant = set(offered(state, "activate"))
    play(state, "activate cell 1 3")

    assert before == ({}, ["paid", "paid", "expanded"])
    assert {"activate cell 1 3", "activate cell 2 3"} <= vacant
    assert stored(state, RED) == {"wood": 2}


@rule("SMA-4.11", "SMA-X41")
@pytest.mark.parametrize(
    ("turn", "board", "harbour", "road"),
    [(0, "b", (3, 3), (3, 4)), (1, "b", (2, 2), (3, 2)), (2, "a2", (1, 3), (1, 2)), (3, "a1", (2, 4), (1, 4))],
)
def test_a_placement_is_written_by_quarter_turns_and_the_place_of_the_first_space(
    turn: int, board: str, harbour: tuple[int, int], road: tuple[int, int]
) -> None:
    state = new(board=board)
    store(state, RED, wood=2, grain=1)
    offer(state, "t01")

    play(state, "expand t01", f"place turn {turn} cell 2 3")

    assert territory(audited(state), RED, 2, 3) == "forest"
    assert territory(state, RED, *harbour) == "harbour"
    assert territory(state, RED, *road) == "road"


@rule("SMA-X41")
def test_half_a_turn_in_row_1_would_leave_the_grid() -> None:
    state = new(board="a2")
    store(state, RED, wood=2, grain=1)
    offer(state, "t01")

    play(state, "expand t01")

    assert "place turn 2 cell 2 3" in state.texts()
    assert "place turn 2 cell 1 3" not in state.texts()


@rule("SMA-4.12")
def test_the_price_is_paid_when_the_tile_is_chosen_and_no_free_action_comes_between() -> None:
    state = new(board="a1")
    store(state, RED, coins=9, wood=2, grain=1, gold=1)
    offer(state, "d01")

    play(state, "expand d01")
    payments = state.texts()
    play(state, "pay wood gold")

    assert payments == ["pay wood wood", "pay wood gold"]
    assert stored(state, RED) == {"wood": 1, "grain": 1}
    assert decision(state) == "PlaceTile"
    assert {text.split()[0] for text in state.texts()} == {"place"}
