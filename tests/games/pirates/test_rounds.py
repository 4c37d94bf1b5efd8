"""Rounds and turns, the Gulf, Maracaibo, income (PIR-3, PIR-18, PIR-19)."""

import pytest

from caravela.games.pirates.catalog import START
from caravela.games.pirates.state import Pirates
from caravela.games.pirates.steps.turn import NEXT_TURN
from tests.games.pirates.position import (
    BLACK,
    BLUE,
    RED,
    YELLOW,
    Log,
    answers,
    audited,
    build,
    decision,
    dice,
    end_round,
    explorer,
    figurehead,
    give,
    islands,
    new,
    offered,
    own,
    play,
    quests,
    ready,
    ship,
    ship_at,
    space,
    stop,
    tokens,
    treasures,
    turn_of,
    upgrade,
    upgrades,
    why_not,
)
from tests.rules import rule


def turns(state: Pirates) -> list[int]:
    """Who took a turn, until the game is over; everybody sails as far as possible and declines all."""
    found: list[int] = []
    while not state.is_over:
        if decision(state) == "Sail":
            assert state.seat is not None
            found.append(state.seat)
            play(state, offered(state, "sail")[-1])
        else:
            texts = state.texts()
            play(state, next((text for text in ("decline", "ignore", "done") if text in texts), texts[-1]))
    return found


def arrive(state: Pirates, seat: int) -> Pirates:
    """A ship sails from the Gulf to Maracaibo in its turn and makes no upgrade."""
    turn_of(state, seat, "gulf")
    if decision(state) == "Sail":
        play(state, "sail maracaibo")
    return play(state, "decline")


# -- rounds -----------------------------------------------------------------------------------------------------------


@rule("PIR-3.1", "PIR-3.5", "PIR-19.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_lasts_three_rounds_and_all_have_had_the_same_number_of_turns(seats: int) -> None:
    state = ready(seats, seed=seats)

    found = turns(state)

    assert state.is_over
    assert state.round == 3
    assert {found.count(seat) for seat in range(seats)} == {len(found) // seats}


@rule("PIR-3.2")
def test_turns_go_clockwise_and_begin_with_the_move() -> None:
    state = new(3)
    give(state, BLACK, doubloons=0)

    play(state, "sail c1r2")

    assert state.seat == BLUE
    assert decision(state) == "Sail"


@rule("PIR-3.3", "PIR-4.2")
def test_there_is_no_passing() -> None:
    state = new(2)

    assert set(answers(state)) == set(offered(state, "sail"))


@rule("PIR-3.4", "PIR-3.8", "PIR-X25", "PIR-D35")
@pytest.mark.parametrize("round", [1, 2])
def test_rounds_one_and_two_end_with_the_first_arrival_and_the_left_neighbour_begins(round: int) -> None:
    state = new(3, round=round)
    log = Log(state)

    arrive(state, BLUE)

    assert log.facts("round-ended") == {"round": round, "seat": "blue"}
    assert state.round == round + 1
    assert state.seat == YELLOW


@rule("PIR-3.5", "PIR-X24")
def test_round_three_goes_on_until_the_owner_of_the_token_on_maracaibo_has_had_a_turn() -> None:
    state = new(3, round=3)
    ship(state, YELLOW, "c1r1")

    arrive(state, BLUE)

    assert not state.is_over
    assert state.seat == YELLOW
    assert turns(state) == [YELLOW]


@rule("PIR-3.6")
def test_if_the_owner_of_the_token_is_first_in_maracaibo_round_three_ends_at_once() -> None:
    state = new(3, round=3)

    arrive(state, YELLOW)

    assert state.is_over


@rule("PIR-3.7")
def test_in_round_three_every_arrival_gets_the_full_reward() -> None:
    state = new(3, round=3)
    ship(state, YELLOW, "gulf")

    arrive(state, BLUE)
    after = [state.points_of(seat) for seat in range(3)]
    if not state.is_over:
        play(state, "decline")

    assert after[BLUE] == 6
    assert state.points_of(YELLOW) == 6


@rule("PIR-X41", "PIR-3.5", "PIR-3.8")
def test_four_players_have_equal_turns_whoever_ends_the_rounds() -> None:
    state = new(4)
    arrive(state, YELLOW)
    assert state.seat == RED
    arrive(state, BLACK)
    assert (state.seat, state.round) == (BLUE, 3)

    for seat in (YELLOW, RED):
        ship(state, seat, "c1r1")
    arrive(state, BLUE)

    assert turns(state) == [YELLOW, RED]


@rule("PIR-3.9", "PIR-D18")
def test_a_turn_ends_when_nothing_is_pending_and_nobody_else_decides_in_it() -> None:
    state = new(2)
    own(state, BLUE, "klabautermann")

    stop(state, BLACK, "trinidad")
    while state.seat == BLACK:
        assert state.active == BLACK
        play(state, answers(state)[0])

    assert state.seat == BLUE
    assert decision(state) == "Sail"


# -- the Gulf ---------------------------------------------------------------------------------------------------------


@rule("PIR-18.1", "PIR-18.4")
def test_in_the_gulf_the_upgrade_comes_first_and_either_part_may_be_declined() -> None:
    state = stop(new(2), BLACK, "gulf")
    assert decision(state) == "StopUpgrade"

    play(state, "decline")
    assert decision(state) == "ChooseSide"
    assert set(answers(state)) == {"choose raid", "choose explore", "decline"}
    play(state, "decline")

    assert state.seat == BLUE


@rule("PIR-18.2", "PIR-D21")
def test_a_raid_in_the_gulf_has_two_more_power() -> None:
    state = stop(new(2), BLACK, "gulf")
    dice(state, 3, 1, 1)

    play(state, "decline", "choose raid", "die gold")

    assert state.decision.prompt(state) == {"treasure": "gold", "power": 5}


@rule("PIR-18.2")
def test_an_explore_in_the_gulf_is_four_long() -> None:
    state = stop(new(2), BLACK, "gulf")

    play(state, "decline", "choose explore")

    assert set(offered(state, "explore")) == {
        "explore e01",
        "explore e02",
        "explore e03u",
        "explore e03l",
        "explore e04u",
        "explore e04l",
    }


@rule("PIR-18.2", "PIR-18.3")
def test_in_the_gulf_any_residence_may_be_built_at_normal_price() -> None:
    state = new(2)
    give(state, BLACK, doubloons=16)
    build(state, BLACK, "tavern")
    stop(state, BLACK, "gulf")

    play(state, "decline", "choose build")
    assert set(answers(state)) == {"build farmhouse", "build loft", "decline"}
    assert why_not(state, "build tavern").key == "own-token"
    play(state, "build loft")

    assert tokens(state, "loft") == [BLACK]
    assert state.doubloons[BLACK] == 0
    assert state.points_of(BLACK) == 2


# -- Maracaibo and income ---------------------------------------------------------------------------------------------


@rule("PIR-19.1", "PIR-19.6", "PIR-D34")
def test_maracaibo_gives_six_points_and_an_upgrade_before_the_round_ends() -> None:
    state = new(2)
    turn_of(state, BLACK, "gulf")

    assert decision(state) == "StopUpgrade", "from the Gulf there is only one way"
    assert state.points_of(BLACK) == 6
    assert state.round == 1
    play(state, "upgrade u01")

    assert upgrades(state, BLACK) == ["u01"]
    assert state.doubloons[BLACK] == 15
    assert state.round == 2


@rule("PIR-19.2", "PIR-19.3", "PIR-X11")
def test_at_the_end_of_a_round_all_receive_income_wherever_they_are() -> None:
    state = new(2)
    own(state, BLUE, "quartermaster", "sloop", "fiddler")
    ship(state, BLUE, "c4r2")

    end_round(state, BLACK)

    assert (state.doubloons[BLUE], state.points_of(BLUE)) == (15, 2)
    assert (state.doubloons[BLACK], state.points_of(BLACK)) == (10, 0)
    assert state.breakdown()[BLUE]["income"] == 2


@rule("PIR-19.2", "PIR-X40", "PIR-D22")
def test_the_whales_money_is_doubloon_income() -> None:
    state = new(2)
    figurehead(state, BLACK, "whale")
    own(state, BLACK, "quartermaster")
    quests(state, BLACK, "q03", "q04", "q05", "q06")
    build(state, BLACK, "farmhouse")

    assert state.doubloon_income(BLACK) == 7
    assert state.score_pad(BLACK, True)["residences"] == 14
    end_round(state)

    assert state.doubloons[BLACK] == 17


@rule("PIR-19.2", "PIR-D36")
def test_income_is_paid_after_the_third_round_too_before_the_final_scoring() -> None:
    state = new(2, round=3)
    own(state, BLACK, "quartermaster", "fiddler")
    give(state, BLACK, doubloons=2)

    end_round(state, BLUE)

    assert state.is_over
    assert state.doubloons[BLACK] == 5
    assert state.breakdown()[BLACK]["doubloons"] == 1
    assert state.breakdown()[BLACK]["income"] == 2


@rule("PIR-19.4")
def test_after_rounds_one_and_two_ships_go_back_and_nothing_else_is_reset() -> None:
    state = new(2)
    ship(state, BLUE, "c4r2")
    explorer(state, BLUE, "e05l")
    islands(state, gold=6)
    treasures(state, BLUE, gold=2)
    upgrade(state, BLUE, "u03")
    before = state.cards

    end_round(state, BLACK)

    assert state.ship == [START, START]
    assert space(state, BLUE) == "e05l"
    assert state.islands[0] == 6
    assert upgrades(state, BLUE) == ["u03"]
    assert state.cards == before
    assert ship_at(audited(state), BLUE) == "start"


@rule("PIR-D74")
def test_who_does_not_reach_the_gulf_in_round_three_just_lacks_its_rewards() -> None:
    state = new(2, round=3)
    ship(state, BLUE, "c2r1")

    arrive(state, BLACK)
    assert state.seat == BLUE
    while not state.is_over:
        play(state, answers(state)[0])

    assert state.agenda == []
    assert NEXT_TURN not in state.agenda
    assert state.points_of(BLACK) == 6
