"""Set-up (PIR-2) and the components (PIR-1.1 to 1.7)."""

import random
from collections import Counter

import pytest

from caravela.games.pirates.catalog import KINDS, LOCATION_BASE, RESIDENCE_BASE, TREASURES
from caravela.games.pirates.state import STREAMS
from caravela.games.pirates.steps.layout import break_clusters, cluster
from tests.games.pirates.position import (
    BLACK,
    BLUE,
    CATALOG,
    Log,
    answers,
    audited,
    card_name,
    decision,
    imagine,
    lay,
    market,
    new,
    play,
    ready,
    ship_at,
    space,
    start,
    unplaced,
)
from tests.rules import rule

# -- what is in the box -----------------------------------------------------------------------------------------------


@rule("PIR-1.1")
def test_the_common_pieces_are_complete() -> None:
    assert len(CATALOG.figureheads) == 12
    assert len(CATALOG.quests) == 25
    assert sum(CATALOG.tile_copies) == 6
    assert len(TREASURES) == 3
    assert len(CATALOG.level_two) == 41
    assert len(CATALOG.markets) == 2 * 5


@rule("PIR-1.2", "PIR-1.3", "PIR-D40")
def test_level_one_has_8_locations_12_residences_22_improvements_and_level_two_no_residence() -> None:
    levels = Counter(location.level for location in CATALOG.locations)

    assert levels == {1: 8, 2: 4}
    assert len(CATALOG.residences) == 12
    assert Counter(card.level for card in CATALOG.improvements) == {1: 22, 2: 37}
    assert all(card < RESIDENCE_BASE for card in CATALOG.level_two)


@rule("PIR-D40")
def test_the_locations_of_level_two_have_no_value_tile_and_each_another_bonus() -> None:
    twos = [location for location in CATALOG.locations if location.level == 2]

    assert not any(location.value_tile or location.rubies for location in twos)
    counted = [effect.facts.get("each", "none") for location in twos for effect in location.sides[0].effects]
    assert sorted(str(each) for each in counted if each != "none") == ["buried", "crew", "equipment", "river"]


@rule("PIR-1.4", "PIR-2.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_a_ship_an_explorer_and_five_black_markets(seats: int) -> None:
    state = ready(seats)

    for seat in range(seats):
        assert len(unplaced(state, seat)) == 5
        assert (ship_at(state, seat), space(state, seat)) == ("start", "e00")
        assert (state.slots[seat], state.tableau[seat], state.figurehead[seat]) == (0, (), -1)
        assert state.points_of(seat) == 0
    assert len(state.ship) == seats


@rule("PIR-1.5")
def test_there_are_six_solo_cards_of_either_sort() -> None:
    assert [card.is_hard for card in CATALOG.solo].count(True) == 6
    assert len(CATALOG.solo) == 12
    assert len(CATALOG.ruby_squares) == 6
    assert sum(location.rubies for location in CATALOG.locations) == 2


@rule("PIR-1.6")
def test_every_improvement_is_crew_equipment_or_vessel() -> None:
    assert KINDS == ["crew", "equipment", "vessel"]
    assert Counter(KINDS[card.kind] for card in CATALOG.improvements) == {"crew": 23, "equipment": 23, "vessel": 13}


@rule("PIR-1.7")
def test_treasures_are_gold_bars_emeralds_and_pearls() -> None:
    assert TREASURES == ["gold", "emerald", "pearl"]


@rule("PIR-1.10")
def test_chance_enters_only_where_the_rules_say() -> None:
    assert [
        *("layout", "caribbean", "clusters", "value tiles", "market sides", "figureheads", "quests", "level two"),
        *("facing", "first player", "dice", "skirmish", "solo cards", "jordan"),
    ] == STREAMS
    state = ready(2, seed=5)
    positions = dict(zip(state.chance.names, state.chance.positions, strict=True))
    drawn = {name for name, count in positions.items() if count}
    assert {"caribbean", "value tiles", "market sides", "figureheads", "quests", "first player"} <= drawn
    assert not drawn & {"level two", "facing", "dice", "skirmish", "solo cards", "jordan"}


# -- the Caribbean ----------------------------------------------------------------------------------------------------


@rule("PIR-2.1", "PIR-2.23")
def test_all_settings_have_the_rulebook_as_their_default() -> None:
    settings = start().setup.settings

    assert settings["layout"] == "trade_winds"
    assert settings["break_location_clusters"] is True
    assert int(settings["pass_residence_gain"]) == 0
    modules = ("fog_locations", "fog_improvements", "skirmish", "mission_hunt", "rubies", "retirement")
    assert not any(settings[module] for module in modules)
    assert start(1).setup.hard_cards == 2


@rule("PIR-2.3", "PIR-2.4", "PIR-2.5", "PIR-2.6", "PIR-2.7")
@pytest.mark.parametrize("seed", range(5))
def test_8_locations_4_residences_and_15_improvements_are_dealt_face_up(seed: int) -> None:
    state = audited(ready(3, seed))

    cards = [state.cards[place] for place in state.sea.cells]
    assert sorted(card - LOCATION_BASE for card in cards if LOCATION_BASE <= card < RESIDENCE_BASE) == list(range(8))
    assert len({card for card in cards if card >= RESIDENCE_BASE}) == 4
    improvements = {card for card in cards if card < LOCATION_BASE}
    assert len(improvements) == 15
    assert improvements < set(CATALOG.first_improvements)
    assert set(state.improvement_bag) == set(CATALOG.first_improvements) - improvements
    assert len(state.improvement_bag) == 7


@rule("PIR-2.4", "PIR-2.5", "PIR-D39")
def test_every_card_can_come_to_every_space() -> None:
    first = {card_name(ready(2, seed).cards[0]) for seed in range(120)}

    assert first & set(CATALOG.location_ids)
    assert first & set(CATALOG.residence_ids)
    assert len(first & set(CATALOG.improvement_ids)) > 15
    assert CATALOG.layouts[0].cells[:3] == [0, 5, 10]


@rule("PIR-2.8", "PIR-D38")
@pytest.mark.parametrize("seed", range(12))
def test_four_locations_that_touch_are_broken_up(seed: int) -> None:
    assert cluster(ready(2, seed)) == []


@rule("PIR-2.8", "PIR-D38")
def test_a_cluster_changes_places_with_improvements_that_touch_no_location() -> None:
    state = new()
    for place, name in zip(("c1r1", "c1r2", "c1r3", "c2r3"), ("trinidad", "aruba", "bonaire", "tobago"), strict=True):
        lay(state, place, name)
    before = sorted(state.cards)
    assert len(cluster(state)) == 4

    break_clusters(state)

    assert cluster(state) == []
    assert sorted(state.cards) == before


@rule("PIR-2.8", "PIR-D38")
def test_clusters_may_be_left_as_they_are() -> None:
    found = [bool(cluster(ready(2, seed, break_location_clusters=False))) for seed in range(30)]

    assert any(found)


@rule("PIR-2.9")
def test_all_cards_of_level_two_are_in_the_deck() -> None:
    assert ready().level_two_left() == 41


@rule("PIR-2.10")
def test_every_island_has_four_cubes() -> None:
    assert ready().islands == [4, 4, 4]


@rule("PIR-2.11", "PIR-D37")
@pytest.mark.parametrize("seed", range(4))
def test_six_value_tiles_lie_on_all_locations_but_bonaire_and_tobago(seed: int) -> None:
    state = ready(2, seed)

    tiles = {card_name(state.cards[place]): state.tiles[place] for place in state.sea.cells}
    without = {name for name in tiles if name in CATALOG.location_ids and tiles[name] < 0}
    assert without == {"bonaire", "tobago"}
    assert sorted(kind for kind in tiles.values() if kind >= 0) == [0, 0, 1, 1, 2, 2]


@rule("PIR-2.11")
def test_the_value_tiles_are_laid_at_random() -> None:
    found = {ready(2, seed).tiles[ready(2, seed).cards.index(LOCATION_BASE)] for seed in range(20)}

    assert found == {0, 1, 2}


# -- boards and markets -----------------------------------------------------------------------------------------------


@rule("PIR-2.2", "PIR-2.13")
def test_ships_explorers_and_points_begin_at_the_start() -> None:
    state = ready(4)

    assert [ship_at(state, seat) for seat in range(4)] == ["start"] * 4
    assert [space(state, seat) for seat in range(4)] == ["e00"] * 4
    assert state.scores() == [0, 0, 0, 0]


@rule("PIR-2.14", "PIR-16.4")
def test_the_sides_of_the_black_markets_are_drawn_once_for_the_whole_table() -> None:
    found = set()
    for seed in range(20):
        state = ready(3, seed)
        assert unplaced(state, 0) == unplaced(state, 1) == unplaced(state, 2)
        found |= set(unplaced(state, 0))
    assert found == set(CATALOG.market_ids)


@rule("PIR-2.15")
def test_everybody_draws_two_quests_and_returns_one() -> None:
    state = start(3)
    hands = list(state.hands)
    assert [len(hand) for hand in hands] == [2, 2, 2]
    returned = []
    for seat in range(3):
        assert (decision(state), state.seat) == ("ReturnQuest", seat)
        assert answers(state) == [f"return {CATALOG.quest_ids[quest]}" for quest in hands[seat]]
        returned.append(hands[seat][0])
        state.choose(state.options()[0])

    assert state.hands == [(hand[1],) for hand in hands]
    assert state.rejected == ()
    lying = {*state.quest_bag, *state.quest_market}
    assert set(returned) <= lying
    audited(state)


@rule("PIR-2.15")
def test_who_is_not_told_sees_no_rejected_quest() -> None:
    state = start(2)
    log = Log(state)
    quest = state.texts()[1].removeprefix("return ")

    play(state, f"return {quest}")

    assert log.seen("quest-returned", 1 << BLACK)["quest"] == quest
    assert "quest" not in log.seen("quest-returned", 1 << BLUE)
    assert "quest" not in log.seen("quest-returned", 0)


@rule("PIR-2.16", "PIR-2.22")
def test_two_quests_are_revealed_from_left_to_right() -> None:
    state = start(2)
    log = Log(state)
    while not state.round:
        state.choose(state.options()[0])

    assert [event.facts["quest"] for event in log.events if event.key == "quest-revealed"] == market(state)
    assert len(market(state)) == 2


@rule("PIR-2.17", "PIR-2.20")
@pytest.mark.parametrize(("seats", "count"), [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_the_figurehead_market_has_two_more_than_players(seats: int, count: int) -> None:
    state = ready(seats)

    assert len(set(state.figureheads)) == count
    found = {tile for seed in range(40) for tile in ready(seats, seed).figureheads}
    assert found == set(range(12))


@rule("PIR-2.18", "PIR-2.20")
def test_the_first_player_is_drawn() -> None:
    assert {ready(4, seed).first for seed in range(30)} == {0, 1, 2, 3}


@rule("PIR-2.18", "PIR-2.20", "PIR-X13")
@pytest.mark.parametrize("seed", range(4))
def test_starting_doubloons_rise_in_turn_order(seed: int) -> None:
    for seats in (2, 3, 4):
        state = ready(seats, seed)
        order = [(state.first + step) % seats for step in range(seats)]
        assert [state.doubloons[seat] for seat in order] == [10, 11, 12, 13][:seats]
        assert state.seat == state.first


@rule("PIR-2.19", "PIR-X13", "PIR-D43")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_token_on_maracaibo_belongs_to_the_last_in_turn_order(seats: int) -> None:
    state = ready(seats, 7)

    assert state.last == (state.first + seats - 1) % seats
    assert len(state.figureheads) == seats + 2


@rule("PIR-2.20")
def test_alone_against_jordan_you_have_10_doubloons_and_jordan_one_quest_and_the_token() -> None:
    state = ready(1)

    assert state.doubloons == [10]
    assert (state.jordan_quests, len(state.hands[0]), state.last) == (1, 1, 1)


@rule("PIR-2.21", "PIR-D42")
def test_the_starting_quests_are_chosen_before_the_markets_and_the_first_player_are_known() -> None:
    state = start(3)
    for seat in range(3):
        assert state.seat == seat
        assert len([card for card in state.cards if card >= 0]) == 27
        assert len([kind for kind in state.tiles if kind >= 0]) == 6
        assert (state.quest_market, state.figureheads, state.round) == ((), (), 0)
        assert state.doubloons == [0, 0, 0]
        state.choose(state.options()[-1])
    assert state.round == 1
    assert len(state.figureheads) == 5


@rule("PIR-2.21", "PIR-D42")
def test_the_choice_of_one_tells_the_others_nothing() -> None:
    first, second = start(2, 4), start(2, 4)

    first.choose(first.options()[0])
    second.choose(second.options()[1])

    assert imagine(first, BLUE, 9).hands[BLUE] == imagine(second, BLUE, 9).hands[BLUE]
    assert first.texts() == second.texts()


@rule("PIR-17.3", "PIR-D43")
def test_whole_random_games_add_up_with_all_numbers_of_seats() -> None:
    for seats in (1, 2, 3, 4):
        luck = random.Random(seats)
        state = start(seats, seats)
        while not state.is_over:
            state.choose(luck.choice(state.options()))
            if luck.random() < 0.05:
                audited(state)
        audited(state)
