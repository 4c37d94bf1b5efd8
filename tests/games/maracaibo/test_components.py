"""Components and where chance enters (MAR-1), and what the edition settles about them."""

import random
from typing import cast

import pytest

from caravela.games.maracaibo.catalog import GOODS, OBJECTS, STORY_TILES, SYNERGIES
from caravela.games.maracaibo.state import STREAMS, Maracaibo
from tests.games.maracaibo.position import (
    BLUE,
    CATALOG,
    GAME,
    Log,
    audited,
    give,
    location,
    new,
    next_token,
    play,
    start,
    synergies,
    turn_of,
)
from tests.rules import rule

# -- what is in the box -----------------------------------------------------------------------------------------------


@rule("MAR-1.1")
def test_the_common_pieces_are_complete() -> None:
    state = start(3)

    assert [state.stock[nation] for nation in range(3)] == [13, 13, 13]
    assert len(CATALOG.quests) == 24
    assert len(CATALOG.cities) == 13
    assert len(CATALOG.tokens) == 25
    assert len(SYNERGIES) == 5
    assert (len(CATALOG.tiles), STORY_TILES) == (23, 4)
    assert len(CATALOG.location_ids) == 26
    assert [place.id for place in CATALOG.locations if place.legacy] == ["9a", "16a"]


@rule("MAR-1.2")
def test_157_projects_77_story_cards_8_careers_8_prestige_buildings_and_15_automa_cards() -> None:
    assert (len(CATALOG.deck_a), len(CATALOG.deck_b)) == (56, 101)
    assert (len(CATALOG.stories), len(CATALOG.deck_c)) == (69, 8)
    assert len(CATALOG.projects) == 157 + 8
    assert (len(CATALOG.careers), len(CATALOG.prestige), len(CATALOG.automa)) == (8, 8, 15)


@rule("MAR-1.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_player_has_a_ship_an_explorer_eight_figures_three_influence_markers_and_24_discs(seats: int) -> None:
    state = start(seats)

    for seat in range(seats):
        assert state.figures[seat] + state.general[seat] == 8
        assert sum(state.discs[12 * seat : 12 * seat + 12]) == 24
    assert len(state.ship) == len(state.explorer) == max(seats, 2)
    assert len(state.influence) == 3 * max(seats, 2)


@rule("MAR-1.4")
def test_doubloons_and_discs_never_run_out_but_figures_do() -> None:
    state = new()
    give(state, BLUE, doubloons=500, figures=5)

    state.gain_doubloons(BLUE, 100)
    state.gain_figures(BLUE, 2)

    assert state.doubloons[BLUE] == 600
    assert (state.figures[BLUE], state.general[BLUE]) == (5, 0)
    audited(state)


@rule("MAR-1.4", "MAR-2.15")
def test_every_player_can_have_a_synergy_token_of_every_type() -> None:
    state = new(4)

    for seat in range(4):
        synergies(state, seat, *SYNERGIES)

    assert state.synergies == [0b11111] * 4


@rule("MAR-1.7")
def test_of_a_combat_token_taken_only_the_number_counts() -> None:
    state = turn_of(new(), BLUE, "11")
    next_token(state, "k05")

    play(state, "city", "reveal 1", "fight france", "done")

    assert state.tokens == [1, 0]
    assert CATALOG.token_ids.index("k05") not in state.token_bag
    audited(state)


# -- chance -----------------------------------------------------------------------------------------------------------

REVEALS = {
    "prestige": {"prestige-revealed"},
    "quests": {"quest-laid", "quest-on-card", "ana-quest"},
    "tokens": {"revealed"},
    "projects": {"drew", "row-laid"},
    "strangers": {"drew", "row-laid"},
    "automa": {"ana-card"},
}
"""For each stream of chance what is told when it was needed after the set-up."""


@rule("MAR-1.9")
def test_all_shuffled_components_have_a_stream_of_chance_and_the_starting_player_has_one() -> None:
    assert set(STREAMS) == {"starting player", "cities", "careers", *REVEALS}


@rule("MAR-1.9")
@pytest.mark.parametrize("seats", [1, 3])
def test_chance_enters_only_where_tokens_tiles_or_cards_are_revealed(seats: int) -> None:
    luck = random.Random(seats)
    state = cast(Maracaibo, GAME.new(seats, seats))
    seen = set()

    while not state.is_over:
        before, log = state.chance.positions[:], Log(state)
        state.choose(luck.choice(state.options()))
        told = set(log.keys())
        for name, then, now in zip(STREAMS, before, state.chance.positions, strict=True):
            if then != now:
                assert REVEALS[name] & told, name
                seen.add(name)

    assert seen == REVEALS.keys() if seats == 1 else seen == REVEALS.keys() - {"automa"}


# -- what the edition settles -----------------------------------------------------------------------------------------


@rule("MAR-D66")
def test_there_are_five_goods_four_objects_and_five_synergies() -> None:
    assert GOODS == ["sugar", "tobacco", "cotton", "cocoa", "indigo"]
    assert OBJECTS == ["map", "herbs", "pistol", "spyglass"]
    assert SYNERGIES == ["anchor", "coin", "sword", "book", "medal"]
    assert {card.good for card in CATALOG.projects} == set(range(5))
    assert {card.object for card in CATALOG.projects} == set(range(4))


@rule("MAR-D3", "MAR-D4")
def test_the_city_tiles_are_one_for_maracaibo_and_six_for_each_group_of_player_counts() -> None:
    [maracaibo, *others] = CATALOG.cities

    assert (maracaibo.players, maracaibo.covers) == ([1, 2], location("11"))
    for players, spaces in (([1, 2], 1), ([3, 4], 2)):
        group = [tile for tile in others if tile.players == players]
        assert len(group) == 6
        assert {tile.spaces for tile in group} == {spaces}
        marked = [tile for tile in group if tile.marked]
        assert [[(effect.verb, effect.amount) for effect in tile.effects] for tile in marked] == [
            [("explore", 3)],
            [("influence", 1), ("village_actions", 1)],
        ]


@rule("MAR-D45", "MAR-D53")
def test_flags_and_markets_are_at_4_5_11_13_and_14() -> None:
    state = new(3)
    names = CATALOG.location_ids

    assert [names[place] for place in state.sea.flags] == ["4", "5", "11", "13", "14"]
    markets = [names[place] for place in range(len(names)) if state.sea.is_there[place] and state.market_spaces(place)]
    assert markets == ["4", "5", "11", "13", "14"]
    printed = [place for place in CATALOG.locations if not place.legacy]
    assert [place.id for place in printed if place.action and place.kind == 2] == ["11"]


@rule("MAR-D45", "MAR-D53", "MAR-26.20")
def test_with_their_tiles_9a_16a_and_17_have_flags_and_the_last_two_markets() -> None:
    sea = new(3, legacy=("1", "l1", "l4", "l7")).sea
    new_cities = [place for place in sea.locations if place.id in ("9a", "16a", "17")]

    flags = [CATALOG.location_ids[place] for place in sea.flags]
    assert flags == ["4", "5", "9a", "11", "13", "14", "16a", "17"]
    assert [place.id for place in new_cities if place.spaces] == ["16a", "17"]


@rule("MAR-D43")
def test_every_other_numbered_location_before_the_way_home_is_a_village() -> None:
    villages = [CATALOG.location_ids[place] for place in CATALOG.sea.villages]

    assert villages == ["1", "2", "3", "6", "7", "8", "9", "10", "12", "15", "16", "17", "18", "19"]


@rule("MAR-D43", "MAR-26.2")
def test_17_is_no_village_while_it_is_a_city() -> None:
    villages = [CATALOG.location_ids[place] for place in new(legacy=("1", "l1")).sea.villages]

    assert villages == ["1", "2", "3", "6", "7", "8", "9", "10", "12", "15", "16", "18", "19"]


@rule("MAR-D67")
def test_the_influence_tracks_go_to_16_with_six_noble_ranks() -> None:
    assert CATALOG.influence_last == 16
    assert CATALOG.ranks == [0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6]


@rule("MAR-D68")
def test_the_doubloon_track_gives_a_point_for_every_two_spaces_above_8() -> None:
    state = new()

    found = {}
    for income in range(8, 35):
        give(state, BLUE, doubloon_income=income)
        found[income] = state.track_points(BLUE)

    assert found == {income: (income - 8) // 2 for income in range(8, 35)}


@rule("MAR-D20")
def test_explorer_spaces_are_counted_along_the_long_path() -> None:
    depths = {entry.id: entry.depth for entry in CATALOG.spaces}

    assert all(depths[f"e{number}"] == number for number in range(28))
    assert (depths["e6s"], depths["e12s"], depths["e13s"], depths["e19s"]) == (5, 11, 11, 18)
    assert [entry.id for entry in CATALOG.spaces if len(entry.next) == 2] == ["e5", "e11", "e18"]


@rule("MAR-D21")
def test_the_barriers_come_in_the_order_blue_red_green() -> None:
    assert CATALOG.barrier_ids == ["blue", "red", "green"]
    places = [CATALOG.distance[barrier.before] for barrier in CATALOG.barriers]
    assert places == sorted(places, reverse=True)


@rule("MAR-D7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_player_is_drawn(seats: int) -> None:
    openers = {cast(Maracaibo, GAME.new(seats, seed)).opener for seed in range(40)}

    assert openers == set(range(seats))
