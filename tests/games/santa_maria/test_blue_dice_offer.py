"""Variant: blue dice offer (SMA-15)."""

import pytest

from caravela.games.santa_maria.state import SantaMaria
from caravela.games.santa_maria.steps.religion import PRAYS
from tests.games.santa_maria.position import (
    BLUE,
    GAME,
    GREEN,
    RED,
    audited,
    blue,
    blue_dice,
    cover_with_die,
    die_on,
    end_year,
    imagine,
    new,
    offered,
    play,
    religion,
    run,
    start,
    store,
    stored,
    turn_of,
    white,
)
from tests.rules import rule


def variant(seats: int = 2) -> SantaMaria:
    return new(seats, board="a1", blue_dice_offer=True)


def blue_offer(state: SantaMaria) -> list[int]:
    offer: list[int] = GAME.view(state, None)["blue_offer"]
    return offer


@rule("SMA-15.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_blue_die_per_player_is_in_the_offer_and_nobody_owns_any(seats: int) -> None:
    state = start(seats, colonies="random", blue_dice_offer=True)

    view = GAME.view(state, RED)

    assert len(view["blue_offer"]) == seats
    assert len(view["white"]) == 3 * seats
    assert [player["blue"] for player in view["players"]] == [[]] * seats


@rule("SMA-15.1")
def test_the_blue_dice_of_the_offer_are_rolled() -> None:
    offers = [tuple(blue_offer(start(3, seed, colonies="random", blue_dice_offer=True))) for seed in range(30)]

    assert {value for offer in offers for value in offer} == {1, 2, 3, 4, 5, 6}


@rule("SMA-15.2")
@pytest.mark.parametrize(("space", "gained"), [(1, 1), (4, 0), (7, 1), (10, 0), (13, 0), (16, 0)])
def test_passing_the_first_and_third_symbol_adds_a_blue_die_to_the_offer(space: int, gained: int) -> None:
    state = variant()
    religion(state, RED, space)
    before, reserve = len(blue_offer(state)), state.blue_reserve

    run(state, PRAYS[RED])
    play(state, "pray")

    assert len(blue_offer(state)) == before + gained
    assert audited(state).blue_reserve == reserve - gained


@rule("SMA-15.2")
def test_the_blue_die_that_joins_the_offer_is_rolled() -> None:
    state = variant()
    blue(state, RED, 1, 1)
    religion(state, RED, 1)
    run(state, PRAYS[RED])

    rolled = set()
    for seed in range(40):
        luck = imagine(state, RED, seed)
        luck.choose_text("pray")
        rolled.add(sum(blue_dice(luck, RED)) - 2)

    assert rolled == {1, 2, 3, 4, 5, 6}


@rule("SMA-15.3")
def test_a_blue_die_of_the_offer_activates_a_row_and_is_changed_for_coins() -> None:
    state = variant()
    blue(state, RED, 3, 6)
    store(state, RED, coins=1)

    assert offered(state, "blue") == [
        *("blue 3 row 2", "blue 3 row 3", "blue 3 row 4"),
        *("blue 6 row 5", "blue 6 row 6"),
    ]
    play(state, "blue 3 row 4")

    assert (stored(state, RED), state.coins[RED]) == ({"grain": 1}, 0)
    assert die_on(state, RED, 4, 1) == "blue 4"
    assert blue_offer(audited(state)) == [6]


@rule("SMA-15.4", "SMA-X39")
@pytest.mark.parametrize(("space", "limit"), [(0, 1), (1, 1), (2, 2), (5, 2), (7, 2), (8, 3), (17, 3)])
def test_a_player_may_take_as_many_blue_dice_a_year_as_were_unlocked(space: int, limit: int) -> None:
    state = variant(3)
    religion(state, RED, space)
    store(state, RED, coins=30)

    taken = 0
    while offered(turn_of(state, RED), "blue"):
        taken += 1
        cover_with_die(state, RED, *[(1, 2), (4, 1), (6, 5)][taken - 1], "blue")

    assert taken == limit
    assert len(blue_offer(audited(state))) == 2


@rule("SMA-15.4")
def test_the_limit_of_blue_dice_starts_anew_every_year() -> None:
    state = variant()
    cover_with_die(state, RED, 1, 2, "blue")
    before = offered(state, "blue")

    end_year(state)

    assert before == []
    assert offered(state, "blue") != []


@rule("SMA-15.5")
def test_all_blue_dice_in_play_are_rolled_for_a_new_year_and_put_back_into_the_offer() -> None:
    state = variant()
    religion(state, RED, 2)
    blue(state, RED, 1, 1, 1)
    cover_with_die(state, RED, 1, 2, "blue")
    cover_with_die(state, GREEN, 4, 1, "blue")

    offers = [tuple(blue_offer(end_year(imagine(state, RED, seed)))) for seed in range(30)]

    assert {len(offer) for offer in offers} == {3}
    assert any(1 not in offer for offer in offers)
    assert {value for offer in offers for value in offer} == {1, 2, 3, 4, 5, 6}


@rule("SMA-15.6", "SMA-15.7")
@pytest.mark.parametrize("colonies", ["chosen", "random", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_variant_goes_with_all_colonies_for_two_to_four_players(seats: int, colonies: str) -> None:
    state = start(seats, colonies=colonies, blue_dice_offer=True)

    while not state.year:
        state.choose(state.options()[0])

    assert len(blue_offer(audited(state))) == seats
    assert state.blue_reserve == 2 * seats
    assert [player["colony"] == "b" for player in GAME.view(state, None)["players"]] == [colonies == "advanced"] * seats


@rule("SMA-D33")
def test_the_blue_dice_offer_does_not_exist_solo() -> None:
    state = start(1, blue_dice_offer=True)

    view = GAME.view(state, RED)

    assert view["blue_offer"] is None
    assert len(view["players"][RED]["blue"]) == 1


@rule("SMA-15.8")
def test_the_limit_of_blue_dice_is_separate_from_that_of_white_dice() -> None:
    state = variant()
    white(state, 1, 1, 1, 1, 1, 1)
    for row, column in ((1, 2), (3, 3), (6, 5)):
        cover_with_die(state, RED, row, column, "white")
    blue(state, RED, 4, 4)
    only_blue = [text.split()[0] for text in state.texts()]
    cover_with_die(state, GREEN, 4, 1, "blue")
    store(state, GREEN, coins=1)

    play(turn_of(state, RED), "blue 4 row 4", "done")

    assert "blue" in only_blue
    assert "white" not in only_blue
    assert offered(state, "white") != []  # green may take three white dice after its blue one
    assert offered(state, "blue") == []


@rule("SMA-15.8")
def test_the_limit_rises_at_once_when_a_symbol_is_passed() -> None:
    state = variant()
    religion(state, RED, 1)
    store(state, RED, coins=1)
    cover_with_die(state, RED, 1, 2, "blue")
    before = offered(state, "blue")

    play(state, "activate cell 5 4", "pray", "decline")
    store(state, RED, coins=5)

    assert before == []
    assert offered(turn_of(state, RED), "blue") != []


@rule("SMA-15.8")
def test_a_blue_die_taken_stays_on_the_territory_until_the_end_of_the_year() -> None:
    state = variant()
    blue(state, RED, 4, 6)

    play(state, "blue 4 row 4", "done", "retire coins")
    during = die_on(state, RED, 4, 1)
    play(state, "retire conquistador", "decline", "done")

    assert during == "blue 4"
    assert (state.year, die_on(state, RED, 4, 1)) == (2, "")


@rule("SMA-15.9", "SMA-X56")
def test_there_are_as_many_blue_dice_in_play_as_all_limits_together() -> None:
    state = variant(3)
    religion(state, GREEN, 1)

    run(state, PRAYS[GREEN])
    play(state, "pray")
    limits = [player["blue_limit"] for player in GAME.view(state, None)["players"]]

    assert limits == [1, 2, 1]
    assert len(blue_offer(audited(state))) == 4


@rule("SMA-15.9", "SMA-X56")
def test_who_may_still_take_a_blue_die_finds_one_whoever_unlocked_it() -> None:
    state = variant(3)
    religion(state, GREEN, 2)
    cover_with_die(state, RED, 1, 2, "blue")
    cover_with_die(state, GREEN, 1, 2, "blue")
    cover_with_die(state, GREEN, 4, 1, "blue")
    store(state, BLUE, coins=5)

    assert len(blue_offer(audited(state))) == 1
    assert offered(turn_of(state, BLUE), "blue") != []


@rule("SMA-D55")
def test_only_the_limit_of_who_passed_the_symbol_rises() -> None:
    state = variant()
    religion(state, RED, 1)
    cover_with_die(state, RED, 1, 2, "blue")
    cover_with_die(state, GREEN, 1, 2, "blue")
    store(state, RED, coins=6)
    store(state, GREEN, coins=6)

    play(state, "activate cell 5 4", "pray", "decline")

    assert offered(turn_of(state, RED), "blue") != []
    assert offered(turn_of(state, GREEN), "blue") == []


@rule("SMA-15.7", "SMA-D32")
def test_rivals_may_use_a_die_that_a_retiring_player_just_unlocked() -> None:
    state = variant()
    religion(state, RED, 1)
    religion(state, GREEN, 2)
    cover_with_die(state, RED, 1, 2, "blue")
    cover_with_die(state, GREEN, 1, 2, "blue")
    blue(state, RED, 6)
    before = offered(turn_of(state, GREEN), "blue")

    luck = imagine(turn_of(audited(state), RED), RED, 2)
    play(luck, "retire religion", "pray", "decline")

    assert before == ["blue 6 row 6"]
    assert luck.active == GREEN
    assert offered(luck, "blue") == ["blue 4 row 4", "blue 6 row 6"]  # a 4 was rolled
