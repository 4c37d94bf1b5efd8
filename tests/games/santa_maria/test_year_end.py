"""The end of a year (SMA-12)."""

import pytest

from caravela.games.santa_maria.steps.conquistador import OFFER_CONQUER
from caravela.games.santa_maria.steps.religion import PRAYS
from tests.games.santa_maria.position import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    Log,
    audited,
    blue,
    blue_dice,
    coins_on,
    conquest,
    cover_with_coins,
    cover_with_die,
    decision,
    die_on,
    end_year,
    harbour,
    imagine,
    lay,
    monk,
    monks_on,
    new,
    offered,
    own_scholar,
    play,
    religion,
    run,
    ship,
    store,
    stored,
    territory,
    turn_of,
    white,
)
from tests.rules import rule

# -- conquistadors ----------------------------------------------------------------------------------------------------


@rule("SMA-12.1", "SMA-X13")
def test_who_is_farther_ahead_on_the_conquistador_track_scores_more() -> None:
    state = new(4, year=2)
    conquest(state, (YELLOW, 1), (BLUE, 2), (RED, 4), (GREEN, 7))

    end_year(state)

    assert state.points == [6, 9, 3, 0]


@rule("SMA-12.1", "SMA-X13")
def test_on_the_same_space_the_lower_marker_is_ahead() -> None:
    state = new(4, year=2)
    conquest(state, (GREEN, 4), (RED, 4), (BLUE, 3), (YELLOW, 3))

    end_year(state)

    assert state.points == [6, 9, 3, 0]


@rule("SMA-12.1", "SMA-X25")
def test_who_moved_onto_a_space_first_beats_who_moved_there_later() -> None:
    state = new(2, year=1)
    conquest(state, (GREEN, 2), (RED, 3), (GREEN, 3))

    end_year(state)

    assert state.points == [4, 0]


@rule("SMA-12.1", "SMA-12.2", "SMA-12.3", "SMA-X46")
def test_three_movers_of_four_take_the_three_places() -> None:
    state = new(4, year=1)
    conquest(state, (RED, 4), (GREEN, 4), (BLUE, 1))
    also_yellow = new(4, year=1)
    conquest(also_yellow, (RED, 4), (GREEN, 4), (BLUE, 1), (YELLOW, 1))

    end_year(state)
    end_year(also_yellow)

    assert state.points == [8, 5, 2, 0]
    assert also_yellow.points == [8, 5, 2, 0]


@rule("SMA-12.3", "SMA-D22", "SMA-X27")
def test_the_only_player_who_left_the_start_takes_the_first_place() -> None:
    state = new(3, year=3)
    conquest(state, (BLUE, 1))

    end_year(state)

    assert state.points == [0, 0, 8]


@rule("SMA-D22")
def test_with_two_movers_of_four_only_the_first_two_places_are_paid() -> None:
    state = new(4, year=1)
    conquest(state, (YELLOW, 2), (GREEN, 1))

    end_year(state)

    assert state.points == [0, 5, 0, 8]


@rule("SMA-12.2", "SMA-D23")
@pytest.mark.parametrize(("seats", "points"), [(2, [4, 0]), (3, [6, 3, 0]), (4, [8, 5, 2, 0])])
def test_the_last_of_all_players_never_scores(seats: int, points: list[int]) -> None:
    state = new(seats, year=1)
    conquest(state, *[(seat, 9 - seat) for seat in range(seats)])

    end_year(state)

    assert state.points == points


@rule("SMA-12.4", "SMA-D20")
@pytest.mark.parametrize(
    ("seats", "year", "points"),
    [
        (2, 1, [4, 0]),
        (2, 2, [5, 0]),
        (2, 3, [6, 0]),
        (3, 1, [6, 3, 0]),
        (3, 2, [7, 4, 0]),
        (3, 3, [8, 5, 0]),
        (4, 1, [8, 5, 2, 0]),
        (4, 2, [9, 6, 3, 0]),
        (4, 3, [10, 7, 4, 0]),
    ],
)
def test_the_table_gives_points_by_players_year_and_place(seats: int, year: int, points: list[int]) -> None:
    state = new(seats, year=year)
    conquest(state, *[(seat, 9 - seat) for seat in range(seats)])

    end_year(state)

    assert state.points == points


@rule("SMA-12.5")
def test_conquistadors_go_back_to_the_start_and_religion_markers_stay() -> None:
    state = new(2)
    religion(state, RED, 4)
    conquest(state, (RED, 3), (GREEN, 5))

    end_year(state)

    assert state.conquest == [0, 0]
    assert audited(state).religion == [4, 0]


@rule("SMA-D18")
def test_the_religion_track_ends_at_17_and_has_a_monk_symbol_on_every_third_space_from_2() -> None:
    state = new(2)
    symbols = []

    for _ in range(17):
        run(state, PRAYS[RED])
        play(state, "pray")
        if not state.is_over:
            symbols.append(state.religion[RED])
            play(state, "decline")
    run(state, PRAYS[RED])
    play(state, "pray")

    assert symbols == [2, 5, 8, 11, 14, 17]
    assert (state.religion[RED], state.points[RED]) == (17, 1)


@rule("SMA-D19")
def test_the_conquistador_track_ends_at_10_and_has_gold_on_every_second_space() -> None:
    state = new(2)
    gold = []

    for _ in range(10):
        store(state, RED)
        run(state, OFFER_CONQUER[RED])
        play(state, "conquer")
        if stored(state, RED) == {"gold": 1}:
            gold.append(state.conquest[RED])
    run(state, OFFER_CONQUER[RED])

    assert gold == [2, 4, 6, 8, 10]
    assert state.is_over  # nothing is asked at the end of the track
    assert state.conquest[RED] == 10


@rule("SMA-D19")
@pytest.mark.parametrize(("year", "tree", "points"), [(1, 2, 4), (2, 4, 5), (3, 6, 6)])
def test_the_trees_stand_at_2_4_and_6(year: int, tree: int, points: int) -> None:
    short, enough = new(1, board="b", year=year), new(1, board="b", year=year)
    conquest(short, (RED, tree - 1))
    conquest(enough, (RED, tree))

    end_year(short)
    end_year(enough)

    assert (short.points, enough.points) == ([0], [points])


# -- cleaning up ------------------------------------------------------------------------------------------------------


@rule("SMA-12.6")
def test_coins_on_territories_go_to_the_supply_and_dice_leave_them() -> None:
    state = new(2, board="a1")
    store(state, RED, coins=1)
    cover_with_coins(state, RED, 1, 2, 2)
    cover_with_die(state, RED, 3, 3, "white")
    cover_with_die(state, RED, 4, 1, "blue")

    end_year(state)

    assert state.coins[RED] == 1
    assert coins_on(state, RED, 1, 2) == 0
    assert (die_on(state, RED, 3, 3), die_on(state, RED, 4, 1)) == ("", "")
    assert state.vacant(RED) == state.territories[RED]
    assert (sum(state.white), len(blue_dice(audited(state), RED))) == (6, 1)


@rule("SMA-12.6")
def test_in_a_new_year_the_first_single_territory_costs_one_coin_again() -> None:
    state = new(2, board="a1")
    state.uses[RED] = 3

    end_year(state)
    store(state, RED, coins=1)
    play(state, "activate cell 1 2")

    assert state.coins[RED] == 0
    assert coins_on(state, RED, 1, 2) == 1


@rule("SMA-12.7")
def test_after_year_three_the_game_ends_and_nothing_is_laid_out_or_rolled() -> None:
    state = new(2, year=3)
    offer = state.offer[:]
    luck = state.chance.positions[:]

    end_year(state)

    assert state.is_over
    assert state.year == 3
    assert state.offer == offer
    assert state.chance.positions == luck


@rule("SMA-12.7")
@pytest.mark.parametrize("year", [1, 2])
def test_the_game_goes_on_after_years_one_and_two(year: int) -> None:
    state = new(2, year=year)

    end_year(state)

    assert state.year == year + 1
    assert decision(state) == "ChooseAction"


# -- the new year -----------------------------------------------------------------------------------------------------


@rule("SMA-12.8")
def test_the_tiles_left_are_discarded_and_five_doubles_and_five_triples_revealed_until_all_are_used() -> None:
    state = new(2)
    first = state.offer[:]

    end_year(state)
    second = state.offer[:]
    discarded = state.discarded[:]
    end_year(state)
    third = state.offer[:]

    assert sorted(discarded) == sorted(first)
    for offer in (second, third):
        assert [state.catalog.tiles[tile].size for tile in offer] == [2] * 5 + [3] * 5
    assert sorted(first + second + third) == list(range(30))
    assert audited(state).double_bag == state.triple_bag == ()


@rule("SMA-12.9")
def test_all_white_dice_are_rolled_again() -> None:
    state = new(3)
    white(state, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    cover_with_die(state, RED, 1, 2)
    offers = set()

    for seed in range(20):
        luck = imagine(state, RED, seed)
        offers.add(tuple(end_year(luck).white))

    assert {sum(offer) for offer in offers} == {9}
    assert len(offers) > 10


@rule("SMA-12.9")
def test_the_limit_of_three_white_dice_starts_anew() -> None:
    state = new(2, board="a1")
    for row, column in ((1, 2), (3, 3), (4, 1)):
        cover_with_die(state, RED, row, column)
    before = offered(state, "white")

    end_year(state)
    store(state, RED, coins=5)

    assert before == []
    assert offered(state, "white") != []


@rule("SMA-12.10")
def test_all_own_blue_dice_are_rolled_again_used_or_not() -> None:
    state = new(2)
    religion(state, RED, 8)
    blue(state, RED, 1, 1, 1)
    cover_with_die(state, RED, 4, 1, "blue")
    rolls = []

    for seed in range(30):
        luck = imagine(state, RED, seed)
        rolls.append(blue_dice(end_year(luck), RED))

    assert {len(roll) for roll in rolls} == {3}
    assert {value for roll in rolls for value in roll} == {1, 2, 3, 4, 5, 6}
    assert any(1 not in roll for roll in rolls)  # no die stayed as it was


@rule("SMA-12.11")
@pytest.mark.parametrize(
    ("spaces", "order"),
    [
        (("road", "religion", "coins", "shipping"), [BLUE, YELLOW, RED, GREEN]),
        (("road", "conquistador", "religion", "shipping"), [GREEN, BLUE, YELLOW, RED]),
        (("coins", "road", "conquistador", "religion"), [RED, GREEN, BLUE, YELLOW]),
    ],
)
def test_who_retired_nearest_to_the_first_symbol_starts_and_the_others_follow_clockwise(
    spaces: tuple[str, ...], order: list[int]
) -> None:
    state = new(4, board="a1")

    end_year(state, *spaces)
    turns = []
    for _ in range(4):
        turns.append(state.active)
        store(state, state.active, coins=1)
        play(state, "activate cell 3 6")

    assert turns == order


@rule("SMA-D48")
def test_the_shipping_space_is_nearer_to_the_first_symbol_than_the_religion_space() -> None:
    state = new(3)

    end_year(state, "road", "religion", "shipping")

    assert [space["id"] for space in GAME.view(state, RED)["retire"]][2:4] == ["shipping", "religion"]
    assert state.first == BLUE


@rule("SMA-12.12")
def test_markers_go_back_to_the_market_square_and_the_year_marker_moves_on() -> None:
    state = new(2)

    play(state, "retire road", "decline")
    play(state, "retire conquistador", "decline")

    assert state.retired == [-1, -1]
    assert state.year == 2
    assert len(offered(state, "retire")) == 5


@rule("SMA-12.13")
def test_shipments_people_monks_storage_and_tiles_stay_as_they_are() -> None:
    state = new(2, board="a1")
    lay(state, RED, "d08", 1, 4)
    ship(state, RED, religion=2, points=1)
    own_scholar(state, RED, "sc03")
    monk(state, GREEN, "mission_gold")
    store(state, RED, coins=2, wood=1, gem=1)
    docks, scholars, bishops, bag = state.docks[:], state.scholars[:], state.bishops[:], state.shipment_bag[:]

    end_year(state)

    assert (territory(state, RED, 1, 4), territory(state, RED, 1, 5)) == ("forest", "road")
    assert harbour(state, RED) == {"coins": 0, "religion": 2, "conquistador": 0, "points": 1}
    assert (monks_on(state, "sc03"), monks_on(state, "mission_gold")) == ([RED], [GREEN])
    assert (stored(state, RED), state.coins[RED]) == ({"wood": 1, "gem": 1}, 2)
    assert (state.docks, state.scholars, state.bishops, state.shipment_bag) == (docks, scholars, bishops, bag)
    assert len(offered(turn_of(audited(state), RED), "expand")) == 5  # doubles for one wood: the Architect still works


@rule("SMA-12.14")
def test_the_white_dice_are_rolled_first_then_the_blue_ones_of_seat_1_and_on() -> None:
    state = new(3)
    state.opener = GREEN
    log = Log(state)

    end_year(state, "coins", "road", "shipping")

    rolls = [(event.key, event.facts.get("seat")) for event in log.events if event.key.endswith("-rolled")]
    assert rolls == [
        ("white-rolled", None),
        ("blue-rolled", "green"),
        ("blue-rolled", "blue"),
        ("blue-rolled", "red"),
    ]


@rule("SMA-12.15")
def test_nobody_decides_anything_at_the_end_of_a_year() -> None:
    state = new(2)
    store(state, RED, coins=9, wood=3, gold=3)
    store(state, GREEN, coins=9, wood=3, gold=3)
    conquest(state, (RED, 2), (GREEN, 2))

    play(state, "retire coins", "done", "retire road", "decline")
    before = (state.year, decision(state))
    play(state, "done")

    assert before == (1, "EndTurn")
    assert (state.year, decision(state), state.seat) == (2, "ChooseAction", RED)
    assert (state.coins, stored(state, GREEN)) == ([11, 9], {"wood": 3, "gold": 3})
