"""Main action D: retire, road tiles and the income of shipments (SMA-10)."""

import pytest

from caravela.games.santa_maria.grid import cells_of
from tests.games.santa_maria.position import (
    BLUE,
    CATALOG,
    GAME,
    GREEN,
    RED,
    Log,
    audited,
    bishops,
    blue,
    blue_dice,
    conquest,
    cover_with_die,
    decision,
    die_on,
    dock,
    finish_year,
    harbour,
    imagine,
    lay,
    new,
    offered,
    own_answers,
    own_scholar,
    play,
    religion,
    scholars,
    ship,
    start,
    store,
    stored,
    territory,
    turn_of,
)
from tests.rules import rule

SPACES = ["coins", "conquistador", "shipping", "religion", "road"]


def retire_options(*without: str) -> list[str]:
    return [f"retire {name}" for name in SPACES if name not in without]


# -- the spaces -------------------------------------------------------------------------------------------------------


@rule("SMA-10.1")
def test_a_player_retires_on_a_free_space_acts_and_then_receives_income() -> None:
    state = new(board="a1")
    ship(state, RED, points=1)
    log = Log(state)

    offers = offered(state, "retire")
    play(state, "retire coins")

    assert offers == retire_options()
    assert log.keys() == ["retired", "coins", "income", "points"]
    assert (state.coins[RED], state.points[RED], state.retired) == (2, 1, [0, -1])


@rule("SMA-10.1", "SMA-10.13")
def test_a_retire_space_keeps_its_marker_until_the_end_of_the_year() -> None:
    state = new(3, board="a1")

    play(state, "retire religion", "decline")
    second = offered(state, "retire")
    play(state, "retire coins")
    third = offered(state, "retire")
    play(state, "retire road", "decline")

    assert second == retire_options("religion")
    assert third == retire_options("religion", "coins")
    assert state.year == 2
    assert offered(state, "retire") == retire_options()


@rule("SMA-10.2", "SMA-10.14", "SMA-20.3")
@pytest.mark.parametrize("name", ["conquistador", "religion", "road"])
def test_the_action_of_a_retire_space_may_be_declined_and_the_space_stays_taken(name: str) -> None:
    state = new(board="a1")

    play(state, f"retire {name}", "decline")

    assert (state.religion[RED], state.conquest[RED], state.roads_left, state.laid) == (0, 0, 3, ())
    assert state.retired[RED] == SPACES.index(name)
    assert (state.seat, offered(state, "retire")) == (GREEN, retire_options(name))


@rule("SMA-10.2", "SMA-10.14")
@pytest.mark.parametrize("name", ["conquistador", "shipping", "road"])
def test_a_space_may_be_chosen_even_if_its_action_is_impossible(name: str) -> None:
    state = new(board="a1")
    conquest(state, (RED, 10))
    for row in (1, 2, 4):
        lay(state, GREEN, "r01", row, 3)

    play(state, f"retire {name}")

    assert (state.seat, offered(state, "retire")) == (GREEN, retire_options(name))


@rule("SMA-10.3")
def test_the_first_space_gives_two_coins() -> None:
    state = new(board="a1")

    play(state, "retire coins")

    assert (state.coins[RED], state.retired[RED]) == (2, 0)


@rule("SMA-10.3")
def test_the_second_space_is_a_conquistador_action() -> None:
    state = new(board="a1")

    play(state, "retire conquistador", "conquer")

    assert (state.conquest[RED], state.retired[RED]) == (1, 1)


@rule("SMA-10.3")
def test_the_third_space_is_a_shipping_action() -> None:
    state = new(board="a1")
    dock(state, points="w1")
    store(state, RED, wood=1, sugar=1)

    play(state, "retire shipping", "ship points")

    assert (harbour(state, RED)["points"], stored(state, RED), state.retired[RED]) == (1, {}, 2)


@rule("SMA-10.3")
def test_the_fourth_space_is_a_religion_action_with_the_usual_extra_step() -> None:
    state = new(board="a1")
    religion(state, RED, 2)
    store(state, RED, grain=1)

    play(state, "retire religion", "pray", "step grain")

    assert (state.religion[RED], stored(state, RED), state.retired[RED]) == (4, {}, 3)


@rule("SMA-10.3", "SMA-10.5", "SMA-20.5")
def test_the_fifth_space_is_a_road_tile_on_any_empty_space() -> None:
    state = new(board="a1")
    empty = [f"place cell {cell // 6 + 1} {cell % 6 + 1}" for cell in cells_of(state.empty[RED])]

    play(state, "retire road")
    answers = own_answers(state)
    play(state, "place cell 6 6")

    assert answers == [*empty, "decline"]
    assert (len(empty), state.roads_left, state.retired[RED]) == (36 - 8, 2, 4)
    assert territory(audited(state), RED, 6, 6) == "road"


@rule("SMA-10.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_five_spaces_are_open_for_every_number_of_players(seats: int) -> None:
    state = start(seats)
    while not state.year:
        state.choose(state.options()[0])

    assert offered(state, "retire") == retire_options()


@rule("SMA-10.5")
def test_there_are_three_road_tiles_so_one_a_year() -> None:
    state = new(board="a1")
    left = []

    for column in (1, 3, 4):
        turn_of(state, RED)
        play(state, "retire road")
        assert own_answers(state)[0].startswith("place cell 1 ")
        play(state, f"place cell 1 {column}")
        left.append(state.roads_left)
        finish_year(state)

    assert left == [2, 1, 0]
    assert state.is_over


@rule("SMA-10.5")
def test_without_a_road_tile_or_an_empty_space_the_fifth_space_has_no_effect() -> None:
    no_tile = new(board="a1")
    for row in (1, 2, 4):
        lay(no_tile, GREEN, "r01", row, 3)
    no_space = new(board="a1")
    no_space.empty[RED] = 0

    play(no_tile, "retire road")
    play(no_space, "retire road")

    assert (no_tile.seat, no_tile.roads_left) == (GREEN, 0)
    assert (no_space.seat, no_space.roads_left) == (GREEN, 3)


@rule("SMA-10.14")
def test_the_marker_is_moved_before_the_action_of_the_space() -> None:
    state = new(board="a1")

    play(state, "retire religion")

    assert decision(state) == "Pray"
    assert GAME.view(state, RED)["retire"][3] == {"id": "religion", "order": 4, "seat": "red"}


# -- income -----------------------------------------------------------------------------------------------------------


@rule("SMA-10.6", "SMA-D16", "SMA-X28")
def test_a_tile_shipped_on_retiring_already_gives_income() -> None:
    state = new(board="a1")
    dock(state, coins="w1")
    store(state, RED, wood=1, sugar=1)

    play(state, "retire shipping", "ship coins")

    assert (state.coins[RED], stored(state, RED)) == (2, {})


@rule("SMA-10.7", "SMA-D17")
@pytest.mark.parametrize(
    ("name", "answers", "gained"),
    [
        ("coins", [], (2 * 2, 0, 0, 0)),
        ("religion", ["pray", "pray", "decline"], (0, 2, 0, 0)),
        ("conquistador", ["conquer", "conquer"], (0, 0, 2, 0)),
        ("points", [], (0, 0, 0, 2)),
    ],
)
def test_every_tile_at_a_dock_gives_the_income_of_that_dock_once(
    name: str, answers: list[str], gained: tuple[int, int, int, int]
) -> None:
    state = new(board="a1")
    ship(state, RED, **{name: 2})

    play(state, "retire road", "decline", *answers)

    assert (state.coins[RED], state.religion[RED], state.conquest[RED], state.points[RED]) == gained


@rule("SMA-10.7", "SMA-10.12", "SMA-D17")
def test_income_comes_from_the_top_dock_to_the_lowest() -> None:
    state = new(board="a1")
    ship(state, RED, points=1, conquistador=1, religion=1, coins=1)
    log = Log(state)

    play(state, "retire road", "decline", "pray", "conquer")

    assert log.keys() == [
        *["retired", "income", "coins", "income", "prayed", "income", "conquered", "income", "points"],
    ]
    assert [event.facts["dock"] for event in log.events if event.key == "income"] == CATALOG.dock_ids
    assert CATALOG.dock_ids == ["coins", "religion", "conquistador", "points"]


@rule("SMA-X11", "SMA-10.8")
def test_three_religion_actions_of_the_income_and_two_grain_make_five_steps() -> None:
    state = new(board="a1")
    bishops(state, "bi1", "bi2", "bi3")
    ship(state, RED, coins=1, religion=3, points=2)
    store(state, RED, grain=2)

    play(state, "retire road", "decline")
    before_prayers = (state.coins[RED], state.points[RED])
    play(state, "pray", "step grain", "monk bi1", "pray", "step grain", "pray")
    after_prayers = (state.religion[RED], state.points[RED])
    play(state, "monk bi2")

    assert before_prayers == (2, 0)
    assert after_prayers == (5, 0)
    assert (state.religion[RED], stored(state, RED), state.points[RED]) == (5, {}, 2)
    assert state.monks_placed(RED) == 2


@rule("SMA-10.8")
def test_each_action_of_the_income_may_be_declined() -> None:
    state = new(board="a1")
    ship(state, RED, religion=2, conquistador=2)
    store(state, RED, grain=1)

    play(state, "retire road", "decline", "decline", "pray", "decline", "decline", "conquer", "done")

    assert (state.religion[RED], state.conquest[RED], stored(state, RED)) == (1, 1, {"grain": 1})


@rule("SMA-10.12")
def test_the_actions_of_one_dock_are_done_each_completely_before_the_next_dock() -> None:
    state = new(board="a1")
    ship(state, RED, coins=1, religion=2, conquistador=1, points=1)
    religion(state, RED, 1)
    store(state, RED, grain=1, sugar=1)
    asked = []

    play(state, "retire road", "decline")
    coins = state.coins[RED]
    while state.active == RED:
        asked.append(decision(state))
        play(state, {"Pray": "pray", "Conquer": "conquer", "EndTurn": "done"}.get(asked[-1], "decline"))

    assert coins == 2
    assert asked == ["Pray", "RecruitMonk", "PrayFurther", "Pray", "PrayFurther", "Conquer", "EndTurn"]
    assert state.points[RED] == 1


@rule("SMA-X44")
def test_the_hydrographer_gained_on_the_religion_space_doubles_a_dock() -> None:
    state = new(board="a1")
    scholars(state, "sc10", "sc01", "sc02")
    ship(state, RED, coins=2)
    religion(state, RED, 1)

    play(state, "retire religion", "pray", "monk sc10")

    assert state.coins[RED] == 8


@rule("SMA-X44")
def test_the_hydrographer_gained_by_the_income_itself_doubles_nothing_this_year() -> None:
    state = new(board="a1")
    scholars(state, "sc10", "sc01", "sc02")
    ship(state, RED, coins=2, religion=1, points=2)
    religion(state, RED, 1)

    play(state, "retire road", "decline", "pray", "monk sc10")
    asked = decision(state)
    play(state, "decline", "done")

    assert asked == "PrayFurther"
    assert (state.coins[RED], state.points[RED]) == (4, 2)


# -- the rest of the year ---------------------------------------------------------------------------------------------


@rule("SMA-10.9", "SMA-D15")
def test_a_die_unlocked_on_retiring_is_rolled_at_once_but_can_not_be_used_until_the_next_year() -> None:
    state = new(board="a1")
    religion(state, RED, 1)
    store(state, GREEN, coins=1)
    log = Log(state)

    play(state, "retire religion", "pray", "decline")
    unlocked = (log.keys()[-1], len(blue_dice(state, RED)))
    play(state, "activate cell 3 6")
    next_one = (state.year, state.seat)
    play(state, "retire coins")
    store(turn_of(state, RED), RED, coins=5)

    assert unlocked == ("blue-unlocked", 2)
    assert next_one == (1, GREEN)
    [rolled] = [event for event in log.events if event.key == "blue-rolled" and event.facts["seat"] == "red"]
    assert list(rolled.facts.values())[1:] == [blue_dice(state, RED).count(value) for value in range(1, 7)]
    assert {int(text.split()[1]) for text in offered(state, "blue")} == set(blue_dice(state, RED))


@rule("SMA-D15")
def test_a_die_unlocked_on_retiring_in_the_last_year_has_no_use() -> None:
    state = new(board="a1", year=3)
    religion(state, RED, 1)
    log = Log(state)

    play(state, "retire religion", "pray", "decline", "retire coins")

    assert state.is_over
    assert [log.keys().count(key) for key in ("blue-unlocked", "blue-rolled")] == [1, 0]
    assert state.breakdown()[RED] == {
        "play": 0,
        **dict.fromkeys(["coins", "settlers", "scholars", "sets", "shipments"], 0),
    }


@rule("SMA-D14")
def test_blue_dice_go_back_to_their_owner_at_the_end_of_the_year_and_are_rolled() -> None:
    state = new(board="a1")
    blue(state, RED, 4)
    rolls = set()

    play(state, "blue 4 row 4")
    lying = (die_on(state, RED, 4, 1), blue_dice(state, RED))
    for seed in range(30):
        copy = finish_year(imagine(state, RED, seed))
        assert die_on(copy, RED, 4, 1) == ""
        rolls.add(tuple(blue_dice(copy, RED)))

    assert lying == ("blue 4", [])
    assert rolls == {(1,), (2,), (3,), (4,), (5,), (6,)}


@rule("SMA-D14")
def test_white_and_blue_dice_leave_the_colonies_together() -> None:
    state = new(board="a1")
    cover_with_die(state, RED, 4, 1, "blue")
    cover_with_die(state, GREEN, 4, 1, "white")

    finish_year(state)

    assert (len(blue_dice(state, RED)), sum(state.white)) == (1, 6)
    assert audited(state).covered == [0, 0]


@rule("SMA-10.10")
def test_free_actions_may_be_taken_before_between_and_after_the_steps_of_retiring() -> None:
    state = new(board="a1")
    ship(state, RED, religion=1)
    store(state, RED, coins=3, wood=1, gem=2)

    play(state, "sell gem", "retire religion", "buy grain", "pray", "step grain", "decline")
    before_income = (state.coins[RED], stored(state, RED), decision(state))
    play(state, "sell gem", "pray", "decline", "sell wood")

    assert before_income == (2, {"wood": 1, "gem": 1}, "Pray")
    assert (state.coins[RED], stored(state, RED), decision(state)) == (5, {}, "EndTurn")


@rule("SMA-10.10")
def test_abilities_of_scholars_work_while_retiring() -> None:
    state = new(board="a1")
    own_scholar(state, RED, "sc09")
    own_scholar(state, RED, "sc04")
    store(state, RED, wood=1)

    play(state, "retire road", "place cell 1 1", "sell wood")

    assert (state.points[RED], state.coins[RED]) == (1, 2)


@rule("SMA-10.11")
def test_after_retiring_a_player_takes_no_further_actions_in_the_year() -> None:
    state = new(3, board="a1")
    for seat in (RED, GREEN, BLUE):
        store(state, seat, coins=9, wood=1)
    asked = []

    play(state, "retire coins", "done")
    for text in ("activate cell 3 6", "activate cell 3 6", "activate cell 4 1"):
        asked.append(state.seat)
        play(state, text, "done")
    asked.append(state.seat)

    assert asked == [GREEN, BLUE, GREEN, BLUE]
    assert (state.coins[RED], stored(state, RED)) == (9 + 2, {"wood": 1})


@rule("SMA-D56")
def test_the_last_player_to_retire_may_still_sell_before_the_year_ends() -> None:
    state = new(board="a1")
    store(state, GREEN, coins=0, gem=1)
    play(state, "retire coins")

    play(state, "retire road", "decline")
    waiting = (state.seat, decision(state), state.year)
    play(state, "sell gem")

    assert waiting == (GREEN, "EndTurn", 1)
    assert (state.coins[GREEN], state.year) == (2, 2)


@rule("SMA-D56")
def test_the_year_ends_at_once_when_the_last_turn_is_ended() -> None:
    state = new(board="a1")
    store(state, GREEN, gem=1)

    play(state, "retire coins", "retire road", "decline", "done")

    assert (state.year, decision(state), stored(state, GREEN)) == (2, "ChooseAction", {"gem": 1})
