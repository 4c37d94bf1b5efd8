"""Prestige buildings (MAR-24)."""

import pytest

from caravela.games.maracaibo.state import Maracaibo
from tests.games.maracaibo.position import (
    BLUE,
    CATALOG,
    YELLOW,
    audited,
    cards,
    combat_tokens,
    decision,
    end_round,
    explorer,
    give,
    hand,
    invested,
    new,
    offered,
    own,
    play,
    prestige,
    quest_tiles,
    synergies,
    turn_of,
    upgrade,
    why_not,
)
from tests.rules import rule

COSTS = {"b1": 9, "b2": 10, "b3": 12, "b4": 8, "b5": 11, "b6": 10, "b7": 12, "b8": 11}
"""Abbey, Palace, Basilica, Citadel, Church, Military Base, Academy, Cathedral."""


def before(*buildings: str, round: int = 1) -> Maracaibo:
    """Blue is to choose a village action, with these buildings revealed and 20 doubloons."""
    state = new(2, round=round)
    prestige(state, *buildings)
    give(state, BLUE, doubloons=20)
    return turn_of(state, BLUE, at="6", sailed=4)


def worth(state: Maracaibo, building: str) -> int:
    """What a building is worth to blue when the game ends now."""
    prestige(state, building, *[other for other in COSTS if other != building][:3])
    invested(state, BLUE, building)
    end_round(state, BLUE)
    while not state.is_over:
        play(state, "score")
    return state.breakdown()[BLUE][building]


# -- investing --------------------------------------------------------------------------------------------------------


@rule("MAR-24.1", "MAR-24.2", "MAR-24.3", "MAR-24.4", "MAR-D26")
@pytest.mark.parametrize("building", COSTS)
def test_an_investor_pays_lays_a_figure_and_takes_the_medal(building: str) -> None:
    state = before(building)
    medal = CATALOG.prestige[CATALOG.prestige_ids.index(building)].synergy

    play(state, f"invest {building}")

    assert (state.doubloons[BLUE], state.figures[BLUE]) == (20 - COSTS[building], 1)
    assert (state.synergies[BLUE], medal) == (16, 4)
    assert audited(state).points_of(BLUE) == 2


@rule("MAR-24.1", "MAR-13.1")
def test_investing_is_a_village_action_like_a_purchase() -> None:
    state = before("b4", "b2", round=2)

    play(state, "invest b4")

    assert decision(state) == "Village"
    assert offered(state, "invest") == ["invest b2"]


@rule("MAR-24.1", "MAR-18.1")
def test_a_player_can_invest_in_step_one_of_a_scoring() -> None:
    state = before("b4")
    end_round(state, BLUE)

    play(state, "invest b4")

    assert (state.doubloons[BLUE], state.points_of(BLUE)) == (12, 2)


@rule("MAR-24.2", "MAR-22.5", "MAR-23.5")
def test_discounts_count_for_prestige_buildings_too() -> None:
    state = before("b4")
    own(state, BLUE, "b031", "a21")

    play(state, "invest b4")

    assert state.doubloons[BLUE] == 20 - (8 - 3)


@rule("MAR-24.2")
def test_the_figure_comes_from_the_personal_supply() -> None:
    state = before("b4")
    give(state, BLUE, figures=0)

    assert offered(state, "invest") == []
    assert why_not(state, "invest b4").key == "few-figures"


@rule("MAR-24.2")
def test_the_whole_cost_is_needed() -> None:
    state = before("b4")
    give(state, BLUE, doubloons=7)

    assert why_not(state, "invest b4").facts == {"doubloons": 8, "doubloons2": 7}


@rule("MAR-24.3", "MAR-22.8")
def test_the_medal_brings_income_that_waits_for_it_and_is_taken_once() -> None:
    state = before("b4")
    own(state, BLUE, "a02")

    play(state, "invest b4")
    assert state.doubloon_income[BLUE] == 8 + 3 + 1

    state = before("b4")
    synergies(state, BLUE, "medal")
    own(state, BLUE, "a02")
    play(state, "invest b4")
    assert (state.doubloon_income[BLUE], state.synergies[BLUE]) == (12, 16)


@rule("MAR-24.4", "MAR-24.5")
def test_only_the_first_investor_gets_two_points_but_everybody_may_invest() -> None:
    state = before("b4")
    play(state, "invest b4")
    turn_of(state, YELLOW, at="6")
    give(state, YELLOW, doubloons=8)

    play(state, "invest b4")

    assert (state.points_of(BLUE), state.points_of(YELLOW)) == (2, 0)
    assert state.synergies == [16, 16]


@rule("MAR-24.5")
def test_a_player_invests_once_in_each_building() -> None:
    state = before("b4")
    give(state, BLUE, doubloons=40)

    play(state, "invest b4")

    assert offered(state, "invest") == []
    assert why_not(state, "invest b4").key == "invested-before"
    assert state.prestige[0] == CATALOG.prestige_ids.index("b4")


@rule("MAR-D27", "MAR-24.1")
def test_a_building_that_is_not_revealed_takes_no_investors() -> None:
    state = before("b4")

    assert offered(state, "invest") == ["invest b4"]
    assert why_not(state, "invest b2").key == "not-revealed"


@rule("MAR-24.7")
def test_the_figure_on_a_building_is_no_assistant_and_never_comes_back() -> None:
    state = before("b4")
    hand(state, BLUE, "b068")
    give(state, BLUE, doubloons=40)
    figures = state.figures[BLUE] + state.general[BLUE]

    play(state, "invest b4", "buy b068")

    assert (state.points_of(BLUE), state.assistants[BLUE]) == (2, ())
    assert state.figures[BLUE] + state.general[BLUE] == figures - 1


# -- points at the end ------------------------------------------------------------------------------------------------


@rule("MAR-24.6", "MAR-24.8", "MAR-28.12", "MAR-28.18")
@pytest.mark.parametrize(
    ("space", "points"), [("e9", 0), ("e10", 4), ("e16", 4), ("e17", 8), ("e22", 8), ("e23", 12), ("e27", 12)]
)
def test_the_abbey_counts_barriers(space: str, points: int) -> None:
    state = new(2, round=4)
    explorer(state, BLUE, space)

    assert worth(state, "b1") == points


@rule("MAR-24.6", "MAR-28.18")
def test_the_palace_counts_quest_tiles() -> None:
    state = new(2, round=4)
    quest_tiles(state, BLUE, 5)

    assert worth(state, "b2") == 10


@rule("MAR-24.6", "MAR-28.18")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 4), (4, 16), (5, 16)])
def test_the_basilica_counts_assistants_up_to_sixteen_points(count: int, points: int) -> None:
    state = new(2, round=4)
    give(state, BLUE, figures=0)
    state.tasks[BLUE] = 7
    state.general[BLUE] += 3
    own(state, BLUE, *["a45", "a46", "a47", "a48", "a49"][:count])

    assert worth(state, "b3") == points


@rule("MAR-24.6", "MAR-28.12", "MAR-28.18", "MAR-X11")
def test_the_citadel_counts_figures_and_combat_points_left() -> None:
    state = new(2, round=4)
    give(state, BLUE, figures=2, combat=3)

    assert worth(state, "b4") == 10


@rule("MAR-24.6", "MAR-28.18")
def test_the_church_counts_synergy_tokens() -> None:
    state = new(2, round=4)
    synergies(state, BLUE, "anchor", "sword", "medal")

    assert worth(state, "b5") == 9


@rule("MAR-24.6", "MAR-28.18")
def test_the_military_base_counts_combat_tokens() -> None:
    state = new(2, round=4)
    combat_tokens(state, BLUE, 4)

    assert worth(state, "b6") == 8


@rule("MAR-24.6", "MAR-28.18")
def test_the_academy_counts_completed_upgrades() -> None:
    state = new(2, round=4)
    upgrade(state, BLUE, "u1", "u2", "u8")

    assert worth(state, "b7") == 6


@rule("MAR-24.6", "MAR-28.12", "MAR-X12")
def test_the_cathedral_counts_the_points_of_the_doubloon_income_twice_more() -> None:
    state = new(2, round=4)
    give(state, BLUE, doubloon_income=18)

    assert worth(state, "b8") == 10
    assert state.breakdown()[BLUE]["doubloon_track"] == 5


@rule("MAR-19.3", "MAR-24.6")
def test_who_has_not_invested_gets_nothing_for_a_building() -> None:
    state = new(2, round=4)
    quest_tiles(state, YELLOW, 5)

    worth(state, "b2")

    assert "b2" not in state.breakdown()[YELLOW]


@rule("MAR-23.14", "MAR-D77", "MAR-24.6")
def test_in_the_last_scoring_a_drill_is_possible_before_and_after_the_purchase() -> None:
    state = new(2, round=4)
    prestige(state, "b4", "b1", "b2", "b3")
    invested(state, BLUE, "b4")
    give(state, BLUE, figures=2, combat=0, doubloons=3)
    hand(state, BLUE, "a26")
    end_round(state, BLUE)
    assert offered(state, "drill") == []

    play(state, "buy a26", "drill", "drill")
    while not state.is_over:
        play(state, "done" if "done" in state.texts() else "score")

    assert cards(state, state.tableau[BLUE]) == ["a26"]
    assert state.breakdown()[BLUE]["b4"] == 8
