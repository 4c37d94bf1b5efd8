"""Influence tracks and ownership markers (MAR-10)."""

import random
from typing import cast

import pytest

from caravela.games.maracaibo.catalog import NATIONS
from caravela.games.maracaibo.state import Maracaibo
from tests.games.maracaibo.position import (
    BLUE,
    ENGLAND,
    FRANCE,
    GAME,
    SPAIN,
    YELLOW,
    Log,
    answers,
    audited,
    decision,
    discs,
    give,
    hand,
    influence,
    influence_of,
    markers,
    new,
    next_token,
    offered,
    owner,
    play,
    stock,
    turn_of,
    upgrade,
    why_not,
)
from tests.rules import rule

# -- influence --------------------------------------------------------------------------------------------------------


@rule("MAR-10.1", "MAR-10.12")
def test_influence_never_falls_and_stock_spaces_never_fill_up_again() -> None:
    luck = random.Random(10)
    state = cast(Maracaibo, GAME.new(3, 10))
    before, emptied = state.influence[:], [0, 0, 0]

    while not state.is_over:
        state.choose(luck.choice(state.options()))
        assert all(now >= then for now, then in zip(state.influence, before, strict=True))
        spaces = [state.emptied(nation) for nation in range(3)]
        assert all(now >= then for now, then in zip(spaces, emptied, strict=True))
        before, emptied = state.influence[:], spaces

    assert sum(before) > 0


@rule("MAR-10.1")
def test_all_players_share_the_track_of_a_nation() -> None:
    state = new()

    state.gain_influence(BLUE, FRANCE, 3)
    state.gain_influence(YELLOW, FRANCE, 3)

    assert influence_of(state, BLUE) == influence_of(state, YELLOW) == (3, 0, 0)


@rule("MAR-10.2")
def test_so_much_influence_is_so_many_spaces() -> None:
    state = turn_of(new(), BLUE, "6")
    hand(state, BLUE, "a40")

    play(state, "buy a40")

    assert influence_of(state, BLUE) == (0, 2, 0)


@rule("MAR-10.3", "MAR-X21")
def test_each_step_beyond_the_last_space_gives_two_points() -> None:
    state = new()
    influence(state, BLUE, spain=15)
    log = Log(state)

    state.gain_influence(BLUE, SPAIN, 3)

    assert influence_of(state, BLUE) == (0, 0, 16)
    assert state.points_of(BLUE) == 4
    assert log.keys() == ["influence", "influence-beyond"]


@rule("MAR-10.4")
@pytest.mark.parametrize(
    ("space", "rank"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (6, 2), (7, 3), (10, 4), (13, 5), (15, 5), (16, 6)]
)
def test_the_noble_rank_is_that_of_the_last_band_reached_or_passed(space: int, rank: int) -> None:
    state = new()

    influence(state, BLUE, england=space)

    assert state.rank(BLUE, ENGLAND) == rank


@rule("MAR-10.5")
def test_influence_with_any_nation_is_all_with_one() -> None:
    state = turn_of(new(), BLUE, "6")
    hand(state, BLUE, "b062")

    play(state, "buy b062")
    assert answers(state) == ["influence france", "influence england", "influence spain", "decline"]
    play(state, "influence spain")

    assert influence_of(state, BLUE) == (0, 0, 2)
    assert decision(state) != "ChooseInfluence"


@rule("MAR-10.6")
@pytest.mark.parametrize(("space", "after"), [(0, 2), (2, 4), (3, 4), (8, 10), (14, 16)])
def test_to_the_next_noble_rank_is_to_the_next_band(space: int, after: int) -> None:
    state = ranking()
    influence(state, BLUE, france=space)

    play(state, "disc u11", "choose rank", "rank france")

    assert influence_of(state, BLUE) == (after, 0, 0)
    audited(state)


def ranking() -> Maracaibo:
    """Blue is to remove a disc and can complete the area whose bonus may be a rank."""
    state = turn_of(new(), BLUE, "13")
    upgrade(state, BLUE, "u1", "u2", "u4", "u8")
    discs(state, BLUE, "u11", 1)
    return play(state, "city")


@rule("MAR-10.6")
def test_past_the_last_band_there_is_no_next_rank() -> None:
    state = ranking()
    influence(state, BLUE, france=16)

    play(state, "disc u11", "choose rank")

    assert answers(state) == ["rank england", "rank spain", "decline"]


# -- markers ----------------------------------------------------------------------------------------------------------


@rule("MAR-10.7")
def test_a_location_holds_at_most_one_marker_and_villages_hold_them_too() -> None:
    state = turn_of(new(), BLUE, "6")
    markers(state, spain="1", france="3")
    hand(state, BLUE, "b063")

    play(state, "buy b063")
    assert offered(state, "annex 1") + offered(state, "annex 3") == []
    assert why_not(state, "annex 1 for france").key == "not-empty"
    play(state, "annex 2 for france")

    assert (owner(state, "1"), owner(state, "2")) == ("spain", "france")


@rule("MAR-10.8", "MAR-10.12")
def test_a_marker_taken_off_the_map_leaves_the_game() -> None:
    state = turn_of(new(), BLUE, "11")
    markers(state, spain="4 5")
    give(state, BLUE, combat=8)
    next_token(state, "k23")

    play(state, "city", "reveal 1", "fight france", "raise combat_point", "annex 4")

    assert state.stock == [12, 13, 11]
    assert state.owned() == [1, 0, 1]
    assert state.emptied(SPAIN) == 1
    audited(state)


@rule("MAR-10.9", "MAR-10.11")
def test_a_nation_with_an_empty_stock_places_no_marker_by_a_card() -> None:
    state = turn_of(new(), BLUE, "6")
    stock(state, france=0)
    hand(state, BLUE, "b063")

    play(state, "buy b063")

    assert all(not text.endswith("for france") for text in offered(state, "annex"))
    assert why_not(state, "annex 2 for france").key == "no-stock"


@rule("MAR-10.11")
def test_a_nation_with_an_empty_stock_places_no_marker_by_the_ship() -> None:
    state = turn_of(new(), BLUE, "9")
    upgrade(state, BLUE, "u10")
    stock(state, spain=0)

    assert offered(state, "settle") == ["settle france", "settle england"]
    assert why_not(state, "settle spain").key == "no-stock"


@rule("MAR-10.11")
def test_an_annexation_is_lost_when_all_stocks_are_empty() -> None:
    state = turn_of(new(), BLUE, "6")
    stock(state, france=0, england=0, spain=0)
    hand(state, BLUE, "b063")

    play(state, "buy b063")

    assert decision(state) == "ChooseInfluence"


@rule("MAR-10.11")
@pytest.mark.parametrize("nation", NATIONS)
def test_the_last_marker_of_a_stock_can_still_be_placed(nation: str) -> None:
    state = turn_of(new(), BLUE, "9")
    upgrade(state, BLUE, "u10")
    stock(state, **{nation: 1})

    play(state, f"settle {nation}")

    assert owner(state, "9") == nation
    assert state.stock[NATIONS.index(nation)] == 0
    audited(state)
