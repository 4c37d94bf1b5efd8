"""Words used (SMA-0)."""

from caravela.games.santa_maria.steps.religion import Pray
from tests.games.santa_maria.position import (
    BLUE,
    CATALOG,
    GAME,
    GREEN,
    RED,
    YELLOW,
    audited,
    bishops,
    coins_on,
    cover_with_coins,
    cover_with_die,
    finish_year,
    lay,
    monk,
    new,
    offered,
    own_scholar,
    play,
    player,
    religion,
    run,
    ship,
    store,
    stored,
)
from tests.rules import rule


@rule("SMA-0.1")
def test_a_colony_has_six_rows_from_top_to_bottom_and_six_columns_from_left_to_right() -> None:
    state = new(board="a1")
    lay(state, RED, "t01", 1, 3)  # the harbour lies below the forest, the road right of the harbour

    grid = player(state, RED)["grid"]

    assert [len(row) for row in grid] == [6, 6, 6, 6, 6, 6]
    assert (grid[0][2]["kind"], grid[1][2]["kind"], grid[1][3]["kind"]) == ("forest", "harbour", "road")
    assert (grid[0][1]["kind"], grid[1][0], grid[5][4]["kind"]) == ("forest", None, "forest")


@rule("SMA-0.2")
def test_a_space_is_empty_or_a_territory_or_a_road() -> None:
    state = new(board="a1")  # eight territories are printed
    lay(state, RED, "t01", 1, 3)  # two territories and a road

    cells = [cell for row in player(state, RED)["grid"] for cell in row]

    assert cells.count(None) == 36 - 8 - 3
    assert len([cell for cell in cells if cell and cell["kind"] != "road" and cell["effects"]]) == 10
    assert len([cell for cell in cells if cell and cell["kind"] == "road" and not cell["effects"]]) == 1


@rule("SMA-0.3")
def test_a_territory_has_an_effect_and_a_road_has_settlers_instead() -> None:
    state = new(board="a1")
    lay(state, RED, "t11", 1, 3)  # two roads and a church
    store(state, RED, coins=1)

    roads = [face for face in CATALOG.faces if face.kind.is_road]
    territories = [face for face in CATALOG.faces if not face.kind.is_road]

    assert {face.settlers for face in roads} == {0, 1, 2}
    assert not any(face.effects for face in roads)
    assert all(face.effects for face in territories)
    assert "activate cell 2 4" in state.texts()
    assert not {"activate cell 1 3", "activate cell 2 3"} & set(state.texts())


@rule("SMA-0.4")
def test_a_territory_is_vacant_while_neither_a_die_nor_coins_are_on_it() -> None:
    state = new(board="a1")
    store(state, RED, coins=1)
    cover_with_coins(state, RED, 1, 2)
    cover_with_die(state, RED, 2, 5)
    cover_with_die(state, RED, 3, 3, "blue")

    cells = [text.removeprefix("activate cell ") for text in offered(audited(state), "activate")]

    assert cells == ["3 6", "4 1", "5 2", "5 4", "6 5"]


@rule("SMA-0.5")
def test_who_pays_returns_it_to_the_supply_unless_a_rival_receives_it() -> None:
    state = new(seats=3)
    store(state, RED, coins=5)
    religion(state, RED, 1)
    monk(state, GREEN, "mission_points")
    run(state, Pray(RED))

    play(state, "buy grain")
    bought = state.coins[:]
    play(state, "pray", "monk mission_points", "step grain")

    assert bought == [2, 0, 0]
    assert state.coins == [0, 2, 0]
    assert [stored(state, seat) for seat in (RED, GREEN, BLUE)] == [{}, {}, {}]


@rule("SMA-0.6")
def test_who_gains_takes_it_from_the_supply_into_the_own_storage() -> None:
    state = new(board="a1")
    store(state, RED, coins=1)
    store(state, GREEN, wood=3)

    play(state, "activate cell 1 2")

    assert stored(state, RED) == {"wood": 1}
    assert stored(state, GREEN) == {"wood": 3}
    assert coins_on(state, RED, 1, 2) == 1


@rule("SMA-0.7")
def test_points_are_taken_at_once_but_those_in_a_purple_frame_count_only_at_the_end() -> None:
    state = new(board="a1", year=3)
    bishops(state, "bi1", "bi2", "bi3")
    own_scholar(state, RED, "sc06")
    monk(state, RED, "bi1")
    ship(state, RED, conquistador=1)
    lay(state, RED, "d01", 3, 1)
    lay(state, RED, "d08", 3, 4)  # row 3 is developed, with 1 and 2 settlers
    store(state, RED, coins=1)

    play(state, "activate cell 3 6")
    in_play = state.breakdown()[RED]
    finish_year(state)

    assert in_play == {"play": 1}
    at_the_end = {"settlers": 3, "scholars": 3, "bi1": 1, "penalty": -2, "sets": 0, "shipments": 3}
    assert state.breakdown()[RED] == {"play": 1, "coins": 0, **at_the_end}


@rule("SMA-0.8")
def test_wood_and_grain_are_basic_and_sugar_gem_and_gold_advanced_resources() -> None:
    state = new()
    bishops(state, "bi4", "bi1", "bi2")  # the first of them counts advanced resources
    store(state, RED, coins=9, wood=2, grain=2, sugar=1, gem=2, gold=3)
    state.points[RED] = 9

    advanced = state.bishop_points(RED, CATALOG.bishop_ids.index("bi4"))

    assert advanced == 2 * (1 + 2 + 3)
    assert offered(state, "buy") == ["buy wood", "buy grain"]
    assert offered(state, "sell") == ["sell wood", "sell grain", "sell sugar", "sell gem", "sell gold"]


@rule("SMA-0.9")
def test_every_other_player_is_a_rival() -> None:
    state = new(seats=4)
    store(state, GREEN, coins=6)
    religion(state, GREEN, 1)
    for seat in (RED, BLUE, YELLOW):
        monk(state, seat, "mission_points")
    run(state, Pray(GREEN))

    play(state, "pray", "monk mission_points")

    assert state.coins == [2, 0, 2, 2]


@rule("SMA-0.10")
def test_a_developed_line_has_no_empty_space() -> None:
    state = new(board="a1")
    lay(state, RED, "d01", 3, 1)
    lay(state, RED, "d08", 3, 4)
    lay(state, RED, "d03", 1, 6, turn=1)
    lay(state, RED, "d04", 4, 6, turn=1)  # in column 6 only row 6 is empty

    sight = player(state, RED)

    assert [line["developed"] for line in sight["rows"]] == [False, False, True, False, False, False]
    assert not any(line["developed"] for line in sight["columns"])
    assert sight["developed"] == 1


@rule("SMA-0.11")
def test_every_kind_of_territory_lies_in_one_of_four_terrains_and_roads_in_none() -> None:
    facts = GAME.facts(CATALOG)

    terrains = {kind: entry["terrain"] for kind, entry in facts["kinds"].items()}

    assert facts["terrains"] == ["woodland", "farmland", "mountain", "town"]
    assert terrains.pop("road") is None
    assert terrains == {
        "forest": "woodland",
        "church": "woodland",
        "field": "farmland",
        "plantation": "farmland",
        "mine": "mountain",
        "fort": "mountain",
        "mint": "town",
        "garden": "town",
        "market": "town",
        "harbour": "town",
    }


@rule("SMA-0.11")
def test_a_territory_shows_the_terrain_of_its_kind() -> None:
    state = new(board="a1")
    lay(state, RED, "d10", 1, 3)  # a plantation and a mint

    grid = player(state, RED)["grid"]

    assert [cell["terrain"] for cell in grid[0][1:4]] == ["woodland", "farmland", "town"]
