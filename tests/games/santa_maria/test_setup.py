"""Set-up of the shared board and of the colonies (SMA-2), and the draft of town halls in examples."""

from typing import Any, cast

import pytest

from caravela.games.santa_maria.state import SantaMaria
from caravela.games.santa_maria.steps.religion import Pray
from caravela.games.santa_maria.steps.shipping import OFFER_SHIP
from tests.games.santa_maria.position import (
    BLUE,
    CATALOG,
    GAME,
    GREEN,
    RED,
    Log,
    audited,
    blue,
    blue_dice,
    decision,
    finish_year,
    new,
    offered,
    play,
    player,
    religion,
    run,
    start,
    store,
    stored,
    territory,
    turn_of,
)
from tests.rules import rule

SEEDS = range(1, 25)


def opened_by(opener: int, seats: int, **settings: Any) -> SantaMaria:
    """A new game with this starting player."""
    games = (cast(SantaMaria, GAME.new(seats, seed, **settings)) for seed in range(1, 200))
    return next(state for state in games if state.opener == opener)


# -- the shared board ---------------------------------------------------------------------------------------------


@rule("SMA-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_blue_dice_per_player_are_put_into_the_reserve(seats: int) -> None:
    state = start(seats)

    assert (state.blue_reserve, sum(state.blue)) == (3 * seats, 0)


@rule("SMA-2.2")
def test_the_year_marker_starts_on_year_1() -> None:
    state = start(colonies="random")

    assert decision(state) == "ChooseAction"
    assert GAME.view(state, RED)["year"] == 1


@rule("SMA-2.3")
def test_the_starting_shipments_are_shuffled_to_the_four_docks() -> None:
    layouts = {tuple(start(seed=seed).docks) for seed in SEEDS}

    assert {tuple(sorted(layout)) for layout in layouts} == {tuple(CATALOG.starting)}
    assert len(layouts) > 10


@rule("SMA-2.4")
def test_the_30_standard_shipments_are_a_shuffled_stack() -> None:
    revealed = set()
    for seed in SEEDS:
        state = start(seed=seed, colonies="random")
        first = CATALOG.shipment_ids[state.docks[0]]
        bag = [CATALOG.shipment_ids[shipment] for shipment in state.shipment_bag]
        store(state, RED, coins=3, wood=3, grain=3, sugar=3, gem=3)
        run(state, OFFER_SHIP[RED])
        play(state, "ship coins")
        revealed.add(CATALOG.shipment_ids[state.docks[0]])

        assert first.startswith("w")
        assert sorted(bag) == [f"s{number:02}" for number in range(1, 31)]

    assert len(revealed) > 10


@rule("SMA-2.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_white_dice_per_player_are_rolled_and_sorted(seats: int) -> None:
    offers = [GAME.view(start(seats, seed), RED)["white"] for seed in SEEDS]

    assert {len(dice) for dice in offers} == {3 * seats}
    assert all(dice == sorted(dice) for dice in offers)
    assert len({tuple(dice) for dice in offers}) > 15


@rule("SMA-2.6")
def test_three_road_tiles_lie_on_the_road_retire_space() -> None:
    sight = GAME.view(start(colonies="random"), RED)

    assert sight["roads_left"] == 3
    assert sight["retire"][4] == {"id": "road", "order": 5, "seat": None}


@rule("SMA-2.7")
def test_three_random_scholars_and_three_random_bishops_are_face_up_and_the_rest_leaves_the_game() -> None:
    games = [start(seed=seed) for seed in SEEDS]

    scholars = [tuple(sorted(state.scholars)) for state in games]
    bishops = [tuple(sorted(state.bishops)) for state in games]

    assert {len(set(three)) for three in scholars + bishops} == {3}
    assert {scholar for three in scholars for scholar in three} == set(range(10))
    assert {bishop for three in bishops for bishop in three} == set(range(6))
    assert all(state.sets == () for state in games)


@rule("SMA-2.8")
def test_five_doubles_and_five_triples_are_revealed_and_ten_of_each_form_the_stacks() -> None:
    sights = [GAME.view(start(seed=seed), RED)["expansions"] for seed in SEEDS]

    assert {(len(sight["doubles"]), len(sight["triples"])) for sight in sights} == {(5, 5)}
    assert {(sight["doubles_left"], sight["triples_left"]) for sight in sights} == {(10, 10)}
    assert {tile for sight in sights for tile in sight["doubles"]} == {f"d{number:02}" for number in range(1, 16)}
    assert {tile for sight in sights for tile in sight["triples"]} == {f"t{number:02}" for number in range(1, 16)}


@rule("SMA-2.9")
@pytest.mark.parametrize(("colonies", "halls"), [("random", 0), ("chosen", 0), ("advanced", 4)])
def test_town_halls_are_only_used_in_the_advanced_set_up(colonies: str, halls: int) -> None:
    state = start(colonies=colonies)

    assert len(GAME.view(state, RED)["sets"]) == halls
    assert (decision(state) == "ChooseSet") == (halls == 4)


@rule("SMA-2.10")
def test_every_player_starts_with_three_markers_in_place_and_six_monks() -> None:
    state = start(seats=3, colonies="random")

    assert (state.religion, state.conquest) == ([0, 0, 0], [0, 0, 0])
    assert state.retired == [-1, -1, -1]  # all on the market square
    assert [player(state, seat)["monks_left"] for seat in range(3)] == [6, 6, 6]


@rule("SMA-2.11")
def test_the_starting_player_is_drawn_and_seats_are_numbered_clockwise_from_there() -> None:
    openers = {cast(SantaMaria, GAME.new(3, seed)).opener for seed in SEEDS}
    state = opened_by(GREEN, 3, colonies="random")

    assert openers == {0, 1, 2}
    assert state.seat == GREEN
    assert GAME.view(state, RED)["order"] == ["green", "blue", "red"]
    assert [state.coins[seat] for seat in (GREEN, BLUE, RED)] == [3, 4, 5]


@rule("SMA-2.17", "SMA-D49")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_the_pieces_of_the_colours_in_play_are_used(seats: int) -> None:
    sight = GAME.view(new(seats), RED)

    colours = ["red", "green", "blue", "yellow"][:seats]

    assert [entry["seat"] for entry in sight["players"]] == colours
    assert list(sight["religion"]["markers"]) == list(sight["conquistador"]["markers"]) == colours
    assert sight["blue_reserve"] + sum(len(entry["blue"]) for entry in sight["players"]) == 3 * seats


@rule("SMA-2.18", "SMA-D49")
def test_players_have_different_colours_and_no_colour_is_favoured() -> None:
    games = [opened_by(opener, 4, colonies="random") for opener in range(4)]

    colours = [entry["seat"] for entry in GAME.view(games[0], RED)["players"]]
    by_place = [[state.coins[(state.opener + place) % 4] for place in range(4)] for state in games]

    assert len(set(colours)) == 4
    assert by_place == [[3, 4, 5, 6]] * 4


@rule("SMA-2.19")
def test_seat_numbers_stay_for_the_whole_game_whoever_starts_a_year() -> None:
    state = new(seats=3)
    play(state, "retire road", "decline")
    finish_year(state)  # green is on the first space
    log = Log(state)

    finish_year(state)

    assert (state.first, state.opener, state.year) == (GREEN, RED, 3)
    rolled = [event.facts["seat"] for event in log.events if event.key == "blue-rolled"]
    assert rolled == ["red", "green", "blue"]  # SMA-12.14: seat 1, 2, 3


# -- the colonies -------------------------------------------------------------------------------------------------


@rule("SMA-2.12")
def test_in_the_first_game_everybody_gets_a_different_a_board_at_random() -> None:
    deals = [tuple(player(start(4, seed, colonies="random"), seat)["colony"] for seat in range(4)) for seed in SEEDS]

    assert {tuple(sorted(deal)) for deal in deals} == {("a1", "a2", "a3", "a4")}
    assert {deal[0] for deal in deals} == {"a1", "a2", "a3", "a4"}


@rule("SMA-2.13")
def test_a_boards_are_chosen_counter_clockwise_from_the_player_to_the_right_of_the_starting_player() -> None:
    state = opened_by(GREEN, 3)

    assert state.seat == RED
    assert state.texts() == ["take a1", "take a2", "take a3", "take a4"]
    play(state, "take a3")
    assert (state.seat, state.texts()) == (BLUE, ["take a1", "take a2", "take a4"])
    play(state, "take a1")
    assert (state.seat, state.texts()) == (GREEN, ["take a2", "take a4"])
    play(state, "take a4")

    assert [player(state, seat)["colony"] for seat in (RED, GREEN, BLUE)] == ["a3", "a4", "a1"]
    assert GAME.view(state, RED)["boards_left"] == []
    assert (decision(state), state.seat) == ("ChooseAction", GREEN)


@rule("SMA-2.14", "SMA-X1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_2_wood_and_coins_by_seat(seats: int) -> None:
    state = start(seats, colonies="random")

    assert [stored(state, seat) for seat in range(seats)] == [{"wood": 2}] * seats
    assert state.coins == [3, 4, 5, 6][:seats]
    assert state.points == [0] * seats


@rule("SMA-2.15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_rolls_a_blue_die_and_two_per_player_stay_in_the_reserve(seats: int) -> None:
    games = [start(seats, seed, colonies="random") for seed in SEEDS]

    rolls = [[blue_dice(state, seat) for seat in range(seats)] for state in games]

    assert {len(dice) for roll in rolls for dice in roll} == {1}
    assert {dice[0] for roll in rolls for dice in roll} == {1, 2, 3, 4, 5, 6}
    assert {audited(state).blue_reserve for state in games} == {2 * seats}
    assert {decision(state) for state in games} == {"ChooseAction"}  # nobody was asked to change a value


@rule("SMA-D38")
def test_the_value_of_a_blue_die_is_not_changed_when_it_is_rolled_but_when_it_is_used() -> None:
    state = new(board="a1")
    store(state, RED, coins=5)
    religion(state, RED, 1)
    blue(state, RED, 1)
    log = Log(state)
    run(state, Pray(RED))

    play(state, "pray")

    rolled = next(event.facts["number"] for event in log.events if event.key == "blue-unlocked")
    assert decision(state) == "RecruitMonk"
    assert (blue_dice(state, RED), state.coins[RED]) == (sorted([1, cast(int, rolled)]), 5)
    assert len(offered(turn_of(state, RED), f"blue {rolled}")) == 6


@rule("SMA-2.16", "SMA-D36")
def test_the_shared_board_is_open_before_boards_are_chosen() -> None:
    state = start(seats=3)

    sight = GAME.view(state, BLUE)

    assert (decision(state), sight["phase"]) == ("ChooseColony", "set_up")
    assert [entry["colony"] for entry in sight["players"]] == [None, None, None]
    assert len(sight["white"]) == 9
    assert all(entry["shipment"] for entry in sight["docks"])
    assert (len(sight["scholars"]), len(sight["bishops"])) == (3, 3)
    assert (len(sight["expansions"]["doubles"]), len(sight["expansions"]["triples"])) == (5, 5)
    shown = (state.white[:], state.docks[:], state.scholars[:], state.bishops[:], state.offer[:])
    play(state, "take a1", "take a2", "take a3")
    assert (state.white, state.docks, state.scholars, state.bishops, state.offer) == shown


@rule("SMA-2.20")
def test_several_dice_may_lie_on_the_same_blue_place() -> None:
    state = new(board="a3")  # row 5: a forest and a mint
    religion(state, RED, 2)
    blue(state, RED, 5, 5)

    play(state, "blue 5 row 5", "done")
    left = blue_dice(state, RED)
    play(turn_of(state, RED), "blue 5 row 5")

    assert (left, blue_dice(state, RED)) == ([5], [])
    assert (stored(state, RED), state.coins[RED]) == ({"wood": 2}, 2)  # the mint was vacant only once


@rule("SMA-2.20")
def test_dice_that_are_rolled_alike_lie_on_one_blue_place() -> None:
    games = [new(seed=seed) for seed in range(1, 7)]
    for state in games:
        religion(state, RED, 8)

    rolls = [blue_dice(audited(finish_year(state)), RED) for state in games]

    assert {len(dice) for dice in rolls} == {3}
    assert {len(set(dice)) for dice in rolls} & {1, 2}


# -- the advanced set-up in examples ------------------------------------------------------------------------------


@rule("SMA-X40")
def test_town_hall_4_may_lie_on_two_empty_spaces_of_board_b_but_not_on_its_forest() -> None:
    state = start(colonies="advanced")
    play(state, offered(state, "take h04")[0])

    assert (decision(state), state.seat) == ("PlaceHall", GREEN)
    assert {"place turn 0 cell 1 3", "place turn 1 cell 1 1"} <= set(state.texts())
    assert "place turn 0 cell 1 1" not in state.texts()
    play(state, "place turn 1 cell 1 1")

    assert [territory(state, GREEN, row, 1) for row in (1, 2)] == ["forest", "road"]
    assert territory(state, GREEN, 1, 2) == "forest"


@rule("SMA-X51")
def test_with_2_players_seat_2_drafts_first_and_two_sets_leave_the_game() -> None:
    state = start(colonies="advanced")

    assert state.seat == GREEN
    play(state, offered(state, "take h02")[0])
    assert (state.seat, decision(state)) == (GREEN, "PlaceHall")
    play(state, "place turn 0 cell 6 1")
    assert (state.seat, len(offered(state, "take"))) == (RED, 3)
    play(state, offered(state, "take h01")[0], "place turn 0 cell 6 1")

    assert state.set_owner == (RED, GREEN, -1, -1)
    assert (decision(state), state.seat) == ("ChooseAction", RED)
    assert [stored(state, seat) for seat in (RED, GREEN)] == [{"wood": 2}, {"wood": 2}]
    assert state.coins == [3, 4]
    assert (state.blue_reserve, sum(state.white)) == (4, 6)
    scholars = {CATALOG.scholars[scholar].id for scholar in state.sets[2:]}
    assert not scholars & {name for seat in (RED, GREEN) for name in player(audited(state), seat)["scholars"]}
