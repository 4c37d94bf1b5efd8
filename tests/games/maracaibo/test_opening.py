"""Set-up of the players and the opening decisions (MAR-3)."""

import pytest

from caravela.games.maracaibo.catalog import NATIONS
from caravela.games.maracaibo.state import COMPASS, HAND_LIMIT, Maracaibo
from tests.games.maracaibo.position import (
    BLUE,
    CATALOG,
    GREEN,
    YELLOW,
    Log,
    audited,
    cards,
    decision,
    influence_of,
    offered,
    play,
    quests_at,
    space,
    start,
)
from tests.rules import rule

COUNTS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def first_cards(state: Maracaibo) -> None:
    """The seat that is asked plans its first card and discards the next three."""
    seat = state.seat
    while state.seat == seat and decision(state) in ("FirstPlan", "FirstDiscard"):
        state.choose(state.options()[0])


def opened(state: Maracaibo) -> Maracaibo:
    while not state.round:
        state.choose(state.options()[0])
    return state


# -- what everybody gets ----------------------------------------------------------------------------------------------


@rule("MAR-3.1")
@COUNTS
def test_two_discs_lie_on_each_of_the_twelve_areas(seats: int) -> None:
    assert start(seats).discs == (2,) * 12 * seats


@rule("MAR-3.2")
@COUNTS
def test_markers_ship_and_explorer_are_at_their_starts(seats: int) -> None:
    state = start(seats)

    for seat in range(seats):
        assert state.points_of(seat) == 0
        assert CATALOG.location_ids[state.ship[seat]] == "0"
        assert space(state, seat) == "e0"
        assert influence_of(state, seat) == (0,) * len(NATIONS)


@rule("MAR-3.3")
@COUNTS
def test_everybody_has_one_combat_point_and_income_of_8_doubloons_and_0_points(seats: int) -> None:
    state = start(seats)

    assert state.combat == [1] * seats
    assert state.doubloon_income == [8] * seats
    assert state.points_income == [0] * seats


@rule("MAR-3.4")
@COUNTS
def test_two_figures_are_in_the_personal_supply_and_six_in_the_general_one(seats: int) -> None:
    state = start(seats)

    assert state.figures == [2] * seats
    assert state.general == [6] * seats


@rule("MAR-3.5")
def test_the_starting_player_has_8_doubloons_and_the_others_one_more_each_clockwise() -> None:
    state = start(4)

    assert state.doubloons == [8, 9, 10, 11]


@rule("MAR-3.6", "MAR-3.7")
@COUNTS
def test_two_careers_are_dealt_to_each_player_and_the_others_return_to_the_box(seats: int) -> None:
    state = start(seats)

    assert len(state.careers_dealt.values) == len(set(state.careers_dealt.values)) == 2 * seats
    while decision(state) != "KeepCareer":
        state.choose(state.options()[0])
    dealt = [CATALOG.career_ids[career] for career in state.careers_dealt.values[:2]]
    assert offered(state, "keep") == [f"keep {career}" for career in dealt]

    opened(state)

    assert state.careers_dealt.values == ()
    assert len(set(state.career)) == seats


# -- the choices ------------------------------------------------------------------------------------------------------


@rule("MAR-3.8")
@COUNTS
def test_of_eight_cards_four_are_kept_one_is_planned_and_three_are_discarded(seats: int) -> None:
    state = opened(start(seats))

    for seat in range(seats):
        assert len(state.planning[seat]) == 1
        assert len(state.hands[seat]) == 4
    assert len(state.discarded) == 3 * seats
    audited(state)


@rule("MAR-3.8")
def test_any_card_can_be_planned_and_any_three_of_the_others_discarded() -> None:
    state = start()
    dealt = sorted(cards(state, state.hands[BLUE]))

    assert offered(state, "begin") == [f"begin {name}" for name in dealt]
    play(state, f"begin {dealt[7]}", f"discard {dealt[1]}", f"discard {dealt[4]}", f"discard {dealt[6]}")
    first_cards(state)

    assert cards(state, state.planning[BLUE]) == [dealt[7]]
    assert sorted(cards(state, state.hands[BLUE])) == [dealt[place] for place in (0, 2, 3, 5)]
    audited(state)


@rule("MAR-3.8", "MAR-1.10")
def test_the_first_cards_are_shown_together_when_all_have_chosen() -> None:
    state = start(3)
    log = Log(state)

    first_cards(state)
    first_cards(state)
    assert log.among("planned-first") == []
    assert state.discarded == ()
    first_cards(state)

    shown = [event.facts["seat"] for event in log.events if event.key in ("planned-first", "opening-discarded")]
    assert shown == ["blue", "blue", "yellow", "yellow", "green", "green"]
    assert len(state.discarded) == 9


@rule("MAR-3.9")
def test_then_each_player_keeps_one_career_and_three_figures_go_onto_its_tasks() -> None:
    state = start(3)
    log = Log(state)
    for _ in range(3):
        first_cards(state)

    kept = [state.careers_dealt.values[1], state.careers_dealt.values[2], state.careers_dealt.values[5]]
    for place, seat in enumerate((BLUE, YELLOW, GREEN)):
        assert state.seat == seat
        assert log.among("career") == []
        play(state, f"keep {CATALOG.career_ids[kept[place]]}")

    assert list(state.career) == kept
    assert (state.figures, state.general) == ([2, 2, 2], [3, 3, 3])
    assert log.keys().count("career") == 3
    audited(state)


@rule("MAR-3.10")
def test_careers_are_chosen_after_the_cards_and_the_city_tiles_are_seen() -> None:
    state = start()

    assert decision(state) == "FirstPlan"
    assert all(state.cities[place] >= 0 for place in CATALOG.tiled)
    first_cards(state)
    first_cards(state)

    assert decision(state) == "KeepCareer"


@rule("MAR-3.11")
@COUNTS
def test_everybody_starts_with_one_compass(seats: int) -> None:
    state = start(seats)

    assert [state.trait(seat, COMPASS) for seat in range(seats)] == [1] * seats


@rule("MAR-3.12")
@COUNTS
def test_the_hand_limit_is_4_at_the_start(seats: int) -> None:
    state = start(seats)

    assert [state.trait(seat, HAND_LIMIT) for seat in range(seats)] == [4] * seats


@rule("MAR-3.13")
def test_the_quests_of_the_story_card_lie_on_the_chart_before_the_first_choice() -> None:
    state = start(4)

    assert decision(state) == "FirstPlan"
    assert all(quests_at(state, at) for at in ("15", "18", "19"))
    assert len(state.careers_dealt.values) == 8


@rule("MAR-3.13")
def test_the_first_round_begins_with_the_starting_player_when_all_have_chosen() -> None:
    state = opened(start(3))

    assert (state.round, state.seat, decision(state)) == (1, BLUE, "Sail")
