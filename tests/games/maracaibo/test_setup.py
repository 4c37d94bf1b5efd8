"""Set-up of the board (MAR-2) and the game modes (MAR-4)."""

from typing import cast

import pytest

from caravela.games.maracaibo.catalog import NATIONS
from caravela.games.maracaibo.state import NONE, UNSEEN, Maracaibo
from tests.games.maracaibo.position import (
    BLUE,
    CATALOG,
    GAME,
    Log,
    audited,
    end_round,
    location,
    new,
    owner,
    play,
    quests_at,
    start,
    stock,
    turn_of,
)
from tests.rules import rule

SEEDS = range(1, 25)
COUNTS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def tile_at(state: Maracaibo, at: str) -> str:
    tile = state.cities[location(at)]
    return CATALOG.city_ids[tile] if tile >= 0 else ""


# -- tokens, quests, cities -------------------------------------------------------------------------------------------


@rule("MAR-2.1")
@COUNTS
def test_the_25_combat_tokens_are_shuffled_into_two_piles_of_13_and_12(seats: int) -> None:
    assert audited(start(seats)).piles == [13, 12]


@rule("MAR-2.1", "MAR-9.1")
def test_any_combat_token_may_be_on_top() -> None:
    found = set()
    for seed in range(1, 60):
        state = start(seed=seed)
        while not state.round:
            state.choose(state.options()[0])
        before = set(state.token_bag)
        play(turn_of(state, BLUE, "11"), "city", "reveal 1")
        found |= before - set(state.token_bag)

    assert len(found) > 18


@rule("MAR-2.2")
@COUNTS
def test_the_first_three_tiles_of_the_face_up_quest_pile_go_to_the_explorer_track(seats: int) -> None:
    state = audited(start(seats))

    assert len(set(state.trail)) == 3
    assert NONE not in state.trail
    assert state.quest_top not in (*state.trail, NONE)
    assert len({start(seats, seed).trail for seed in SEEDS}) > 10
    assert [CATALOG.space_ids[place] for place in CATALOG.quest_spaces] == ["e7", "e13", "e20"]


@rule("MAR-2.4")
@pytest.mark.parametrize(("seats", "tile", "spaces"), [(1, "cm", 1), (2, "cm", 1), (3, "", 2), (4, "", 2)])
def test_with_one_or_two_players_a_tile_covers_maracaibo(seats: int, tile: str, spaces: int) -> None:
    state = start(seats)

    assert tile_at(state, "11") == tile
    assert state.market_spaces(location("11")) == spaces


@rule("MAR-2.5")
@COUNTS
def test_the_two_marked_city_tiles_and_two_others_of_the_player_count_are_laid_out_at_random(seats: int) -> None:
    layouts = [tuple(tile_at(start(seats, seed), at) for at in ("4", "5", "13", "14")) for seed in SEEDS]
    marked, others = ({"c01", "c02"}, {"c03", "c04", "c05", "c06"})
    if seats > 2:
        marked, others = ({"c07", "c08"}, {"c09", "c10", "c11", "c12"})

    for layout in layouts:
        assert marked < set(layout)
        assert len(set(layout)) == 4
        assert set(layout) - marked < others
    assert len(set(layouts)) > 12
    assert {tile for layout in layouts for tile in layout} == marked | others


# -- cards ------------------------------------------------------------------------------------------------------------


@rule("MAR-2.6")
@COUNTS
def test_eight_a_cards_are_dealt_to_each_player(seats: int) -> None:
    state = audited(start(seats))

    for seat in range(seats):
        assert len(state.hands[seat]) == 8
        assert {CATALOG.projects[card].deck for card in state.hands[seat]} == {0}


@rule("MAR-2.6")
@pytest.mark.parametrize("seed", [1, 2])
def test_40_random_b_cards_are_shuffled_with_the_rest_of_the_a_cards(seed: int) -> None:
    state = start(2, seed)
    drawn = [card for card in state.row if card != NONE]

    while state.pile_size():
        drawn.append(state.draw_project())

    strangers = [card for card in drawn if CATALOG.projects[card].deck == 1]
    assert (len(drawn), len(strangers)) == (80, 40)
    assert len(set(strangers)) == 40
    assert len(state.stranger_bag) == 61
    places = [place for place, card in enumerate(drawn) if card in strangers]
    assert min(places) < 10
    assert max(places) > 70


@rule("MAR-2.7")
@pytest.mark.parametrize(("seats", "pile"), [(1, 88), (2, 80), (3, 72), (4, 64)])
def test_the_draw_pile_has_so_many_cards_before_the_row_is_laid_out(seats: int, pile: int) -> None:
    state = start(seats)

    assert state.pile_size() + 4 == pile


@rule("MAR-2.9")
@COUNTS
def test_four_cards_of_the_draw_pile_are_face_up(seats: int) -> None:
    state = start(seats)

    assert len(set(state.row)) == 4
    assert NONE not in state.row


@rule("MAR-2.10")
def test_of_eight_prestige_buildings_one_is_revealed_three_lie_face_down_and_four_leave_the_game() -> None:
    firsts = set()
    for seed in SEEDS:
        state = start(seed=seed)
        assert state.prestige.count(UNSEEN) == 3
        assert state.prestige[0] != UNSEEN
        firsts.add(state.prestige[0])
    assert len(firsts) > 5

    state = new(round=3)
    play(end_round(state), "score", "score")

    assert len(set(state.prestige)) == 4
    assert UNSEEN not in state.prestige
    audited(state)


# -- markers ----------------------------------------------------------------------------------------------------------


@rule("MAR-2.11")
def test_each_nations_13_markers_fill_seven_stock_spaces() -> None:
    state = start(4)

    assert state.stock == [13, 13, 13]
    assert CATALOG.stock_spaces == [1, 2, 2, 2, 2, 2, 2]


@rule("MAR-2.12", "MAR-D9")
def test_markers_are_taken_from_the_left_so_that_spaces_empty_after_1_3_5_and_more() -> None:
    state = new(3)

    emptied = []
    for left in range(13, -1, -1):
        stock(state, france=left)
        emptied.append(state.emptied(0))

    assert emptied == [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7]


@rule("MAR-2.13")
@pytest.mark.parametrize("seats", [1, 2])
def test_with_up_to_two_players_three_villages_have_a_marker_from_the_start(seats: int) -> None:
    state = start(seats)

    assert [owner(state, at) for at in ("6", "7", "8")] == ["spain", "england", "france"]
    assert state.stock == [12, 12, 12]
    assert [state.emptied(nation) for nation in range(3)] == [1, 1, 1]
    assert sum(nation != NONE for nation in state.marker) == 3


@rule("MAR-2.13")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_no_location_has_a_marker(seats: int) -> None:
    state = start(seats)

    assert set(state.marker) == {NONE}
    assert [state.emptied(nation) for nation in range(3)] == [0, 0, 0]


@rule("MAR-X19")
def test_after_two_more_french_markers_two_stock_spaces_are_empty() -> None:
    state = start(2)

    for at in ("1", "2"):
        state.place_marker(location(at), NATIONS.index("france"))

    assert state.emptied(NATIONS.index("france")) == 2


# -- modes ------------------------------------------------------------------------------------------------------------


@rule("MAR-4.2")
@pytest.mark.parametrize(("seats", "places"), [(1, "15"), (2, "15"), (3, "15 18"), (4, "15 18 19")])
def test_a_single_game_is_set_up_by_story_card_75(seats: int, places: str) -> None:
    state = start(seats)

    with_quest = [at for at in CATALOG.location_ids if quests_at(state, at)]
    assert with_quest == places.split()


@rule("MAR-D40", "MAR-D94")
@pytest.mark.parametrize(("seats", "places"), [(1, "6 12"), (2, "6 12"), (3, "6 12 16"), (4, "6 12 16")])
def test_after_the_first_round_quests_come_by_the_player_count(seats: int, places: str) -> None:
    state = new(seats)
    log = Log(state)

    play(end_round(state), *["score"] * seats)

    laid = [event.facts["location"] for event in log.events if event.key == "quest-laid"]
    assert laid == places.split()
    audited(state)


@rule("MAR-4.5")
def test_a_single_seat_plays_against_ana() -> None:
    game = cast(Maracaibo, GAME.new(1, 1))

    assert GAME.automata(1, {}) == ("ana",)
    assert len(game.scores()) == 2


@rule("MAR-4.7")
@COUNTS
def test_each_game_starts_with_all_24_quest_tiles(seats: int) -> None:
    state = start(seats)

    tiles = len(state.quest_bag) + 1 + len(state.trail) + len(state.chart_quests)
    assert tiles == 24
    assert state.quests == [0] * max(2, seats)
