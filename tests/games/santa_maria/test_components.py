"""Components and supply (SMA-1), and what the edition leaves out."""

import re
from pathlib import Path

import pytest

from caravela.kernel.errors import ContentError
from tests.games.santa_maria.position import (
    CATALOG,
    GAME,
    GREEN,
    RED,
    audited,
    blue_dice,
    dock,
    dock_of,
    finish_year,
    harbour,
    new,
    offered,
    pave,
    play,
    player,
    start,
    store,
    stored,
    turn_of,
    white,
)
from tests.rules import rule


@rule("SMA-1.1")
def test_four_colony_boards_differ_on_side_a_and_are_alike_on_side_b() -> None:
    dealt = start(seats=4, colonies="random")
    advanced = start(seats=4, colonies="advanced")

    sides = [
        [[[cell and cell["kind"] for cell in row] for row in player(state, seat)["grid"]] for seat in range(4)]
        for state in (dealt, advanced)
    ]

    assert len({str(grid) for grid in sides[0]}) == 4
    assert len({str(grid) for grid in sides[1]}) == 1
    assert [CATALOG.boards[board].copies for board in (*CATALOG.side_a, CATALOG.side_b)] == [1, 1, 1, 1, 4]


@rule("SMA-1.2")
def test_twelve_white_and_twelve_blue_dice_have_six_sides() -> None:
    white_values, blue_values = set(), set()
    for seed in range(1, 9):
        state = start(seats=4, seed=seed, colonies="random")
        white_values |= {value for value, count in enumerate(state.white, 1) if count}
        blue_values |= {value for seat in range(4) for value in blue_dice(state, seat)}

        assert sum(state.white) == 12
        assert sum(state.blue) + state.blue_reserve == 12

    assert white_values == blue_values == {1, 2, 3, 4, 5, 6}


@rule("SMA-1.3")
def test_there_are_30_expansion_tiles_3_road_tiles_and_4_town_halls() -> None:
    facts = GAME.facts(CATALOG)

    sizes = [(tile["size"], len(tile["cells"])) for tile in facts["expansions"].values()]

    assert (sizes.count((2, 2)), sizes.count((3, 3)), len(sizes)) == (15, 15, 30)
    assert [(road["copies"], len(road["cells"])) for road in facts["roads"].values()] == [(3, 1)]
    assert [len(hall["cells"]) for hall in facts["halls"].values()] == [2, 2, 2, 2]


@rule("SMA-D28")
def test_doubles_are_two_spaces_in_a_line_and_triples_an_l() -> None:
    facts = GAME.facts(CATALOG)

    shapes = {
        tile["size"]: {
            tuple((cell["row"], cell["column"]) for cell in other["cells"])
            for other in facts["expansions"].values()
            if other["size"] == tile["size"]
        }
        for tile in facts["expansions"].values()
    }

    assert shapes == {2: {((0, 0), (0, 1))}, 3: {((0, 0), (1, 0), (1, 1))}}


@rule("SMA-1.4")
def test_there_are_4_starting_and_30_standard_shipments() -> None:
    shipments = GAME.facts(CATALOG)["shipments"]

    sets = [shipment["set"] for shipment in shipments.values()]

    assert (sets.count("starting"), sets.count("standard")) == (4, 30)


@rule("SMA-1.5")
def test_there_are_10_scholars_and_6_bishops() -> None:
    facts = GAME.facts(CATALOG)

    assert list(facts["scholars"]) == [f"sc{number:02}" for number in range(1, 11)]
    assert list(facts["bishops"]) == [f"bi{number}" for number in range(1, 7)]


@rule("SMA-1.6")
@pytest.mark.parametrize("resource", ["wood", "grain", "sugar", "gem", "gold"])
def test_four_players_can_hold_all_12_tokens_of_a_resource_and_never_more(resource: str) -> None:
    state = new(seats=4)
    for seat in range(4):
        store(state, seat, **{resource: 3 if seat else 2})

    number = list(GAME.facts(CATALOG)["resources"]).index(resource)
    state.gain_resource(RED, number, 1)
    full = [stored(state, seat) for seat in range(4)]
    state.gain_resource(RED, number, 1)

    assert full == [{resource: 3}] * 4
    assert [stored(audited(state), seat) for seat in range(4)] == full


@rule("SMA-1.7")
def test_coins_and_points_never_run_out() -> None:
    state = new(board="a1")
    store(state, RED, coins=30)
    store(state, GREEN, coins=23)
    state.points = [40, 32]

    play(state, "activate cell 3 3", "decline", "done")  # a fort, with a coin of its own
    turn_of(state, RED)
    play(state, "activate cell 3 6")  # a garden

    assert state.coins == [30 - 1 + 1 - 2, 23]
    assert state.points == [41, 32]


@rule("SMA-1.8")
def test_every_colour_has_6_monks_and_3_markers_and_there_is_one_year_marker() -> None:
    state = new(seats=3)

    sight = GAME.view(state, RED)

    assert [seat["monks_left"] for seat in sight["players"]] == [6, 6, 6]
    assert sight["religion"]["markers"] == {"red": 0, "green": 0, "blue": 0}
    assert sight["conquistador"]["markers"] == {"red": 0, "green": 0, "blue": 0}
    assert [seat["retired"] for seat in sight["players"]] == [None, None, None]
    assert sight["year"] == 1


@rule("SMA-1.9")
def test_the_shared_board_has_its_tracks_docks_spaces_and_offers() -> None:
    state = new(seats=4)

    sight = GAME.view(state, RED)

    assert sight["years"] == 3
    assert sight["religion"]["end"] == 17
    assert sight["conquistador"]["end"] == 10
    assert sight["conquistador"]["table"] == [[8, 5, 2], [9, 6, 3], [10, 7, 4]]
    assert [entry["id"] for entry in sight["docks"]] == ["coins", "religion", "conquistador", "points"]
    assert [entry["id"] for entry in sight["retire"]] == ["coins", "conquistador", "shipping", "religion", "road"]
    assert (len(sight["scholars"]), len(sight["bishops"]), len(sight["stations"])) == (3, 3, 4)
    assert (sight["blue_reserve"], len(sight["white"])) == (8, 12)
    assert (len(sight["expansions"]["doubles"]), len(sight["expansions"]["triples"])) == (5, 5)


@rule("SMA-1.10")
def test_a_colony_board_has_a_blue_place_per_row_a_white_symbol_per_column_a_storage_and_a_harbour() -> None:
    state = new(board="a1")
    pave(state, RED)  # every line has a territory
    white(state, 1, 2, 3, 4, 5, 6)
    state.blue[:6] = [1, 1, 1, 1, 1, 1]  # a die on each blue place

    sight = player(state, RED)

    assert offered(state, "white") == [f"white {value} column {value}" for value in range(1, 7)]
    assert offered(state, "blue") == [f"blue {value} row {value}" for value in range(1, 7)]
    assert sight["storage"] == {"wood": 0, "grain": 0, "sugar": 0, "gem": 0, "gold": 0}
    assert sight["coins"] == 0
    assert list(sight["harbour"]) == [entry["id"] for entry in GAME.view(state, RED)["docks"]]


# -- shipments that are not there any more ------------------------------------------------------------------------


@rule("SMA-D25")
def test_the_shipment_stack_is_never_refilled() -> None:
    state = new(board="a1")
    dock(state, coins="w1")
    state.shipment_bag = ()
    store(state, RED, coins=1, wood=1, sugar=1)

    play(state, "activate cell 2 5", "ship coins")
    finish_year(state)

    assert harbour(state, RED) == {"coins": 1, "religion": 0, "conquistador": 0, "points": 0}
    assert state.docks[dock_of("coins")] == -1
    assert (state.year, state.shipment_bag) == (2, ())


@rule("SMA-D26")
def test_starting_shipments_stay_at_their_docks_until_they_are_taken() -> None:
    state = new(seats=2)
    docks = state.docks[:]

    finish_year(finish_year(state))

    assert state.year == 3
    assert state.docks == docks
    assert {CATALOG.shipments[shipment].id for shipment in docks} == {"w1", "w2", "w3", "w4"}


@rule("SMA-D42")
def test_the_expansion_american_kingdoms_is_not_part_of_the_game() -> None:
    assert set(GAME.settings) == {"colonies", "blue_dice_offer", "open_scores"}
    assert GAME.settings["colonies"].choices == ("chosen", "random", "advanced")
    assert set(GAME.presets) == {"first_game", "standard", "advanced"}


# -- other content ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "before", "after", "complaint"),
    [
        (
            "shipments.toml",
            "cost = { wood = 1, sugar = 1 }",
            "cost = { wood = 3, sugar = 3 }",
            "shipments.toml, 'w1': 'cost' must have at most 5 resources, not 6",
        ),
        (
            "tiles.toml",
            '[{ do = "ship", count = 1 }, { do = "gain_coins", coins = 1 }]',
            "[" + ", ".join(['{ do = "pray", count = 1 }'] * 5) + "]",
            "tiles.toml, 'h01': a territory has at most 4 effects, not 5",
        ),
    ],
)
def test_content_beyond_what_can_be_offered_is_refused(
    tmp_path: Path, file: str, before: str, after: str, complaint: str
) -> None:
    own = (GAME.folder / "content" / file).read_text(encoding="utf-8")
    (tmp_path / "santa_maria").mkdir()
    (tmp_path / "santa_maria" / file).write_text(own.replace(before, after, 1), encoding="utf-8")

    with pytest.raises(ContentError, match=re.escape(complaint)):
        GAME.new(2, 1, content=tmp_path)
