"""The retirement tile (MAR-29)."""

import pytest

from caravela.games.maracaibo.state import Maracaibo
from caravela.games.maracaibo.steps.ana import explore
from tests.games.maracaibo.position import (
    ANA,
    BLUE,
    YELLOW,
    Log,
    answers,
    audited,
    career,
    decision,
    explorer,
    give,
    influence_of,
    new,
    offered,
    own,
    play,
    prestige,
    space,
    start,
    turn_of,
    upgrade,
)
from tests.rules import rule


def exploring(at: str = "e21", doubloons: int = 20, *buildings: str) -> Maracaibo:
    """Blue is to move its explorer by up to three spaces (an assistant at 9); these buildings are revealed."""
    state = new(2, round=3, retirement=True)
    prestige(state, *(buildings or ("b4",)))
    explorer(state, BLUE, at)
    own(state, BLUE, "a51")
    give(state, BLUE, doubloons=doubloons - 2, figures=0)
    turn_of(state, BLUE, at="9")
    return play(state, "assist a51")


def spaces(state: Maracaibo) -> list[str]:
    """The spaces to which the explorer may move."""
    return sorted({text.split()[1] for text in offered(state, "explore")})


@rule("MAR-29.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_lays_a_figure_of_the_general_supply_on_the_tile(seats: int) -> None:
    state = new(seats, retirement=True)

    assert state.residence == [1] * seats
    assert (state.figures, state.general) == ([2] * seats, [2] * seats)
    assert audited(new(seats)).residence == [0] * seats


@rule("MAR-29.1")
def test_the_tile_is_off_by_default() -> None:
    state = start(2)

    assert state.setup.settings["retirement"] is False
    assert (state.residence, state.general) == ([0, 0], [6, 6])


@rule("MAR-29.1", "MAR-29.2", "MAR-D87")
@pytest.mark.parametrize(
    ("at", "reached"),
    [
        ("e20", ["e21", "e22", "e23", "rt"]),
        ("e21", ["e22", "e23", "e24", "rt"]),
        ("e22", ["e23", "e24", "e25", "rt"]),
        ("e19", ["e20", "e21", "e22"]),
        ("e23", ["e24", "e25", "e26"]),
    ],
)
def test_the_tile_is_one_space_reached_from_e22_only(at: str, reached: list[str]) -> None:
    assert spaces(exploring(at)) == reached


@rule("MAR-29.2")
def test_the_tile_is_never_blocked() -> None:
    state = exploring("e22")
    play(state, "explore rt")
    assert (space(state, BLUE), state.residence) == ("e0", [0, 1])

    explorer(state, YELLOW, "e22")
    give(state, YELLOW, doubloons=20)
    own(state, YELLOW, "b091")
    turn_of(state, YELLOW, at="12")
    play(state, "assist b091", "explore rt", "invest b4")

    assert (space(state, YELLOW), state.residence) == ("e0", [0, 0])


@rule("MAR-29.3")
def test_without_a_building_that_can_be_paid_the_tile_is_no_space() -> None:
    assert "rt" in spaces(exploring("e21", 4))
    assert "rt" not in spaces(exploring("e21", 3))


@rule("MAR-29.3", "MAR-29.6")
def test_without_the_figure_the_tile_is_no_space() -> None:
    state = exploring("e22", 40, "b4", "b2", "b1")
    play(state, "explore rt", "invest b4")
    explorer(state, BLUE, "e22")
    turn_of(state, BLUE, at="9")

    play(state, "assist a51")

    assert spaces(state) == ["e23", "e24", "e25"]


@rule("MAR-29.3")
def test_a_building_of_an_earlier_investment_does_not_count() -> None:
    state = exploring()
    state.investors = tuple(1 if building == state.prestige[0] else 0 for building in range(8))
    state.general[BLUE] -= 1
    state.offered = None

    assert "rt" not in spaces(state)


@rule("MAR-29.4")
def test_the_price_is_halved_after_discounts_and_the_figure_comes_from_the_tile() -> None:
    state = exploring("e22", 20, "b8", "b4")
    own(state, BLUE, "b031")
    log = Log(state)

    play(state, "explore rt")
    assert answers(state) == ["invest b8", "invest b4"]
    play(state, "invest b8")

    assert state.doubloons[BLUE] == 20 - 5
    assert (state.figures[BLUE], state.residence[BLUE]) == (0, 0)
    assert (state.points_of(BLUE), state.synergies[BLUE]) == (2, 16)
    assert log.facts("invested") == {"seat": "blue", "prestige": "b8", "doubloons": 5}
    audited(state)


@rule("MAR-29.5", "MAR-X39")
def test_the_explorer_returns_to_the_start_and_movement_left_is_lost() -> None:
    state = exploring("e21", 6, "b8")
    own(state, BLUE, "a21")
    state.offered = None

    play(state, "explore rt")

    assert (space(state, BLUE), state.doubloons[BLUE], state.residence[BLUE]) == ("e0", 1, 0)
    assert decision(state) in ("EndTurn", "Refill")


@rule("MAR-29.5")
def test_the_tile_gives_nothing_else() -> None:
    state = exploring("e21", 4)

    play(state, "explore rt")

    assert (state.points_of(BLUE), state.combat[BLUE], influence_of(state, BLUE)) == (2, 1, (0, 0, 0))


@rule("MAR-29.4", "MAR-5.11")
def test_the_investment_must_be_made_but_free_actions_stand_beside_it() -> None:
    state = exploring("e22", 40, "b4", "b2", "b1")
    career(state, BLUE, "p2")

    play(state, "explore rt")

    assert decision(state) == "Retire"
    assert answers(state) == ["invest b4", "invest b2", "invest b1"]
    assert "complete task 1" in state.texts()


@rule("MAR-29.7", "MAR-D88")
def test_the_explorer_walks_the_track_anew() -> None:
    state = exploring("e22", 4)
    play(state, "explore rt")
    points = state.points_of(BLUE)
    turn_of(state, BLUE, at="9")
    play(state, "assist a51", "explore e1")
    assert state.doubloons[BLUE] == 2 + 2

    explorer(state, BLUE, "e9")
    turn_of(state, BLUE, at="9")
    play(state, "assist a51", "explore e10")

    assert state.points_of(BLUE) == points + 2
    explorer(state, BLUE, "e16")
    turn_of(state, BLUE, at="9")
    play(state, "assist a51", "explore e17", "influence spain")
    assert influence_of(state, BLUE) == (0, 0, 3)


@rule("MAR-29.7", "MAR-D88")
def test_barriers_count_by_the_present_position() -> None:
    state = exploring("e22", 4)
    career(state, BLUE, "p2")
    state.offered = None
    assert "complete task 1" in state.texts()

    play(state, "explore rt", "invest b4")
    turn_of(state, BLUE, at="10")

    assert offered(state, "complete") == []
    assert state.prestige_points(BLUE, 0) == 0


@rule("MAR-29.8")
def test_ana_never_enters_the_tile_and_lays_no_figure_there() -> None:
    state = new(1, retirement=True)
    assert len(state.residence) == 1
    state.explorer[ANA] = 0
    explorer(state, ANA, "e21")

    explore(state, 2)

    assert space(state, ANA) == "e23"


@rule("MAR-29.2")
def test_an_explorer_on_e22_does_not_bar_the_way_to_the_tile() -> None:
    state = exploring("e21", 20)
    explorer(state, YELLOW, "e22")
    state.offered = None

    assert spaces(state) == ["e23", "e24", "e25", "rt"]


@rule("MAR-29.7")
def test_a_retired_explorer_can_reach_the_end_later() -> None:
    state = exploring("e22", 4)
    play(state, "explore rt")
    explorer(state, BLUE, "e26")
    upgrade(state, BLUE, "u1")
    turn_of(state, BLUE, at="9")

    play(state, "assist a51", "explore e27")

    assert state.breakdown()[BLUE]["explorer"] == 10
