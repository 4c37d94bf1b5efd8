"""Jordan, the solo opponent (PIR-26)."""

from itertools import pairwise

import pytest

from caravela.games.pirates.catalog import CELLS, ROWS, START, TREASURES
from caravela.games.pirates.state import EASY, HARD, UNKNOWN, Pirates
from caravela.games.pirates.steps.jordan import route
from caravela.games.pirates.steps.turn import NEXT_TURN
from tests.games.pirates.position import (
    BLACK,
    CATALOG,
    JORDAN,
    Log,
    audited,
    build,
    card_at,
    card_name,
    decision,
    end_game,
    end_round,
    explorer,
    figurehead,
    give,
    imagine,
    islands,
    jordan_dice,
    lay,
    market,
    new,
    next_card,
    no_level_two,
    no_quests,
    offered,
    own,
    owned,
    place_of,
    play,
    quest_market,
    ready,
    ship,
    ship_at,
    skirmish_dice,
    space,
    start,
    stop,
    tile,
    tokens,
    treasures,
    turn_of,
    upgrade,
)
from tests.rules import rule

SOLO = [card.id for card in CATALOG.solo]


def solo(at: str = "start", round: int = 1, **settings: object) -> Pirates:
    """Jordan's ship is at a space or card, yours in the starting zone."""
    state = new(1, round=round, **settings)
    ship(state, JORDAN, at)
    return state


def next_solo(state: Pirates, *names: str) -> None:
    """The next solo cards are these, in this order; the others lie among the discards."""
    cards = [CATALOG.solo[SOLO.index(name)] for name in names]
    twins = [card.twin for card in cards]
    others = [card.number for card in CATALOG.solo if not card.is_hard and card.twin not in twins]
    letters = [EASY] * 6
    for card in cards:
        letters[card.twin] = HARD if card.is_hard else EASY
    state.solo_letters = tuple(letters)
    state.solo_discards = tuple(others)
    state.solo_deck = tuple(sorted(twins))
    while twins:
        peek = state.chance.copy()
        deck, drawn = list(state.solo_deck), []
        while deck:
            place = peek.below(12, len(deck))
            drawn.append(deck[place])
            deck[place] = deck[-1]
            deck = sorted(deck[:-1])
        if drawn == twins:
            return
        state.chance.below(12, 2)


def jordan(state: Pirates, *cards: str) -> Log:
    """You have just ended your turn: Jordan takes his, with these cards next."""
    if cards:
        next_solo(state, *cards)
    while state.agenda[-1] is not NEXT_TURN:
        state.agenda.pop()
    state.active = BLACK
    log = Log(state)
    state.offered = None
    state.advance()
    audited(state)
    return log


# -- set-up -----------------------------------------------------------------------------------------------------------


@rule("PIR-26.1", "PIR-2.20")
def test_a_solo_game_is_set_up_for_two_with_three_figureheads_and_jordan_has_no_doubloons() -> None:
    state = ready(1)

    assert state.setup.members == 2
    assert len(state.figureheads) == 3
    assert state.doubloons == [10]
    assert len(state.hands[BLACK]) == 1


@rule("PIR-26.2")
def test_his_marker_starts_on_the_leftmost_of_four_positions() -> None:
    state = ready(1)

    assert state.jordan_marker == 0
    assert len(CATALOG.positions) == 4
    assert state.jordan_slots == 0


@rule("PIR-26.3", "PIR-D46")
@pytest.mark.parametrize("count", range(7))
def test_so_many_b_cards_replace_their_twins_in_a_deck_of_six(count: int) -> None:
    state = ready(1, solo_b_cards=count)
    state.doubloons[BLACK] = 0

    seen: set[int] = set()
    while len(seen) < 6:
        jordan(state)
        ship(state, JORDAN, "start")
        seen |= set(state.solo_discards)

    assert sum(CATALOG.solo[card].is_hard for card in seen) == count
    assert sorted(CATALOG.solo[card].twin for card in seen) == list(range(6))


@rule("PIR-26.3")
def test_nobody_knows_the_order_of_the_solo_deck() -> None:
    state = ready(1, solo_b_cards=3)
    assert state.solo_letters == (UNKNOWN,) * 6

    found = set()
    for seed in range(40):
        other = imagine(state, BLACK, seed)
        jordan(other)
        found.add(other.solo_discards[0])

    assert len(found) > 6


@rule("PIR-D83")
def test_two_b_cards_are_usual() -> None:
    assert ready(1).setup.hard_cards == 2


@rule("PIR-26.4", "PIR-26.29", "PIR-26.30")
def test_jordan_has_one_quest_that_nobody_has_seen_and_no_black_market() -> None:
    state = ready(1)

    assert (state.jordan_quests, state.jordan_unseen, state.jordan_seen) == (1, 1, ())
    assert state.deck_size() == 25 - 1 - 2 - 1
    assert len(state.unplaced) == len(state.hands) == 1


@rule("PIR-26.5", "PIR-X13")
def test_you_begin_and_jordan_takes_the_last_turn_of_the_game() -> None:
    state = ready(1)

    assert (state.first, state.last, state.opener) == (BLACK, JORDAN, BLACK)
    assert state.doubloons == [10]


@rule("PIR-26.5")
def test_turns_alternate_strictly_through_all_rounds() -> None:
    state = ready(1, seed=5)
    log = Log(state)
    while not state.is_over:
        play(state, state.texts()[0])
    moves = [
        event.facts["seat"]
        for event in log.events
        if event.key in ("sailed", "sailed-location", "sailed-residence", "sailed-improvement")
    ]

    assert all(one != other for one, other in pairwise(moves))
    assert (moves[0], moves[-1]) == ("black", "jordan")


# -- meeting ----------------------------------------------------------------------------------------------------------


@rule("PIR-26.6", "PIR-D62")
def test_who_stops_on_jordans_card_pays_the_supply_if_possible() -> None:
    state = solo("tobacco")
    stop(state, BLACK, "tobacco")
    poor = solo("tobacco")
    give(poor, BLACK, doubloons=0)
    stop(poor, BLACK, "tobacco")

    assert state.doubloons == [9]
    assert poor.doubloons == [5], "nothing was paid; the card was ignored"


@rule("PIR-26.6")
def test_you_gain_a_doubloon_when_jordan_stops_on_your_card() -> None:
    state = solo("c1r1")
    ship(state, BLACK, "tobacco")

    jordan(state, "a6")

    assert ship_at(state, JORDAN) == ship_at(state, BLACK)
    assert state.doubloons == [11]


@rule("PIR-D84", "PIR-30.5", "PIR-30.4", "PIR-X15")
def test_jordans_stop_on_your_card_starts_a_skirmish_after_the_doubloon() -> None:
    state = solo("c1r1", round=2, skirmish=True)
    ship(state, BLACK, "tobacco")
    own(state, BLACK, "gun_battery")
    skirmish_dice(state, 5, 4)

    log = jordan(state, "a6")

    assert log.among("fee-gained", "skirmish-won") == ["fee-gained", "skirmish-won"]
    assert log.facts("skirmish-won") == {"seat": "black", "points": 5}
    assert state.points_of(BLACK) == 5
    assert state.doubloons == [11]


# -- his turn ---------------------------------------------------------------------------------------------------------


@rule("PIR-26.7")
def test_from_the_gulf_he_sails_to_maracaibo_without_a_card() -> None:
    state = solo("gulf")
    before = state.solo_deck

    log = jordan(state)

    assert not log.among("jordan-card")
    assert state.solo_deck == before
    assert log.facts("maracaibo") == {"seat": "jordan", "points": 6}
    assert state.points_of(JORDAN) == 6
    assert state.jordan_slots == 1


@rule("PIR-26.8")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    state = solo()
    next_solo(state, "a1")
    state.solo_discards, state.solo_deck = (*state.solo_discards, 0), ()

    jordan(state)

    assert len(state.solo_deck) == 5
    assert len(state.solo_discards) == 1


@rule("PIR-26.9", "PIR-26.33")
def test_the_extra_action_of_a_b_card_comes_first_and_gives_nothing_else() -> None:
    state = solo("c1r1")
    lay(state, "c2r2", "bonaire")
    jordan_dice(state, 1)

    log = jordan(state, "b2")

    keys = log.among("jordan-raid", "sailed-location", "cube", "jordan-upgraded", "jordan-explored")
    assert keys == ["jordan-raid", "sailed-location", "jordan-upgraded", "jordan-explored"]


@rule("PIR-26.10")
def test_only_the_first_possible_action_of_a_card_is_done() -> None:
    state = solo("c1r1")

    log = jordan(state, "a3")

    assert log.among("jordan-quest", "jordan-raid", "jordan-took").count("jordan-raid") == 0
    assert ship_at(state, JORDAN) == "c3r1"
    assert state.jordan_quests == 3, "the Quest of the first slot, and the one of the Location"


@rule("PIR-26.9", "PIR-26.10")
def test_he_tells_which_line_he_follows_and_shows_each_part_of_his_turn() -> None:
    state = solo("c1r1")
    lay(state, "c2r2", "bonaire")

    log = jordan(state, "b2")

    order = log.among("jordan-card", "jordan-raid", "jordan-line", "sailed-location")
    assert order == ["jordan-card", "jordan-raid", "jordan-line", "sailed-location"]
    assert log.facts("jordan-line") == {"count": 1}
    assert log.shown().count("jordan") == 4, "card, extra action, voyage, main action"


@rule("PIR-26.7")
def test_his_arrival_is_shown_without_a_card() -> None:
    log = jordan(solo("gulf"))

    assert set(log.shown()) >= {"jordan-sails"}
    assert "jordan" not in log.shown()


@rule("PIR-26.11")
def test_a_card_without_a_possible_action_is_ignored_with_its_extra_action() -> None:
    state = solo("c4r2")
    for place, name in (("c5r3", "farmhouse"), ("c5r4", "tavern"), ("c6r3", "aruba")):
        lay(state, place, name)

    log = jordan(state, "b1", "b3")

    assert log.among("jordan-skipped", "jordan-explored", "jordan-card") == ["jordan-skipped", "jordan-card"]
    assert log.facts("jordan-skipped") == {"solo": "b1"}
    assert ship_at(state, JORDAN) == "c6r3"


@rule("PIR-26.12", "PIR-26.13")
def test_he_sails_to_the_column_nearest_to_maracaibo_then_to_the_highest_row() -> None:
    state = solo("start")
    lay(state, "c2r2", "grenada")
    lay(state, "c2r4", "tobago")

    jordan(state, "a1")

    assert ship_at(state, JORDAN) == "c2r2"


@rule("PIR-26.14", "PIR-D48")
@pytest.mark.parametrize(("card", "key"), [("a1", "jordan-raid"), ("a2", "jordan-explored")])
def test_the_gulf_in_reach_is_where_he_raids_and_explores(card: str, key: str) -> None:
    state = solo("c8r2")

    log = jordan(state, card)

    assert ship_at(state, JORDAN) == "gulf"
    assert log.among("jordan-upgraded", key) == ["jordan-upgraded", key]


@rule("PIR-26.31", "PIR-26.35")
def test_an_action_fits_on_one_side_of_a_slash_and_on_face_up_locations_alone() -> None:
    state = solo("c3r4")

    jordan(state, "a1")

    assert card_at(state, ship_at(state, JORDAN)) == "grenada"


# -- raids ------------------------------------------------------------------------------------------------------------


@rule("PIR-26.15")
@pytest.mark.parametrize(("marker", "points"), [(0, 0), (1, 2), (2, 2), (3, 3)])
def test_a_raid_gives_points_by_the_marker_and_a_treasure(marker: int, points: int) -> None:
    state = solo("start")
    state.jordan_marker = marker
    state.jordan_slots = len(CATALOG.solo_slots)
    jordan_dice(state, 2)
    islands(state, emerald=4)

    log = jordan(state, "a1")

    back = ["cube"] if marker >= 2 else []
    assert log.among("sailed-location", "cube", "jordan-raid") == ["sailed-location", "cube", "jordan-raid", *back]
    assert state.points_of(JORDAN) == points
    assert owned(state, JORDAN) == (0, 1, 0)
    assert state.islands[1] == (4 if marker >= 2 else 3)


@rule("PIR-26.15")
def test_a_stop_adds_the_cube_of_the_tile_and_gives_an_upgrade_before_the_raid() -> None:
    state = solo("start")
    tile(state, "trinidad", "pearl")
    lay(state, "c2r1", "trinidad")
    jordan_dice(state, 1)

    log = jordan(state, "a1")

    assert log.among("cube", "jordan-upgraded", "jordan-raid") == ["cube", "jordan-upgraded", "jordan-raid"]
    assert state.islands[2] == 5


@rule("PIR-26.16", "PIR-D59", "PIR-D63")
@pytest.mark.parametrize(
    ("die", "found"),
    [(1, (1, 0, 0)), (2, (0, 1, 0)), (3, (0, 0, 1)), (4, (0, 1, 0)), (5, (0, 1, 0)), (6, (0, 2, 0))],
)
def test_the_treasure_roll_names_an_island_or_the_fullest_one(die: int, found: tuple[int, int, int]) -> None:
    state = solo("start")
    state.jordan_slots = len(CATALOG.solo_slots)
    islands(state, gold=3, emerald=5, pearl=3)
    lay(state, "c2r4", "grenada")
    tile(state, "grenada", "pearl")
    lay(state, "c2r1", "tobacco")
    lay(state, "c9r2", "trinidad")
    jordan_dice(state, die)

    jordan(state, "a1")

    assert owned(state, JORDAN) == found
    after = [3, 5, 4]
    assert state.islands == [count - taken for count, taken in zip(after, found, strict=True)]


@rule("PIR-X31", "PIR-26.15", "PIR-26.16")
def test_with_more_treasures_of_the_kind_than_you_he_adds_a_cube() -> None:
    state = solo("c8r2")
    state.jordan_marker, state.jordan_slots = 2, len(CATALOG.solo_slots)
    islands(state, gold=4, emerald=4, pearl=3)
    jordan_dice(state, 4)

    jordan(state, "a1")

    assert state.points_of(JORDAN) == 2
    assert owned(state, JORDAN) == (1, 0, 0)
    assert state.islands == [4, 4, 3]


@rule("PIR-26.15")
def test_without_more_treasures_than_you_no_cube_is_added() -> None:
    state = solo("c8r2")
    state.jordan_marker, state.jordan_slots = 3, len(CATALOG.solo_slots)
    treasures(state, BLACK, gold=1)
    jordan_dice(state, 1)

    jordan(state, "a1")

    assert state.islands[0] == 3


# -- exploring --------------------------------------------------------------------------------------------------------


@rule("PIR-26.17", "PIR-26.36", "PIR-26.21")
@pytest.mark.parametrize(("marker", "points", "end"), [(0, 3, "e03u"), (1, 3, "e04u"), (2, 4, "e05u"), (3, 6, "e05u")])
def test_he_explores_along_the_longer_branch_by_value_and_marker(marker: int, points: int, end: str) -> None:
    state = solo("start")
    state.jordan_marker, state.jordan_slots = marker, len(CATALOG.solo_slots)
    lay(state, "c2r2", "bonaire")

    jordan(state, "a2")

    assert space(state, JORDAN) == end
    assert state.points_of(JORDAN) == points


@rule("PIR-26.17")
def test_he_jumps_over_your_explorer() -> None:
    state = solo("start")
    state.jordan_slots = len(CATALOG.solo_slots)
    explorer(state, BLACK, "e02")
    lay(state, "c2r2", "bonaire")

    jordan(state, "a2")

    assert space(state, JORDAN) == "e04u"


@rule("PIR-26.36", "PIR-10.9")
def test_he_stops_early_only_on_the_last_space() -> None:
    state = solo("c8r2")
    explorer(state, JORDAN, "e26")

    jordan(state, "a2")

    assert space(state, JORDAN) == "e27"


@rule("PIR-D61", "PIR-26.34")
def test_an_extra_explore_is_one_space_and_the_bonus_of_the_marker_at_that_moment() -> None:
    state = solo("c8r2")
    state.jordan_marker, state.jordan_slots = 1, len(CATALOG.solo_slots)
    jordan_dice(state, 1)

    jordan(state, "b1")

    assert space(state, JORDAN) == "e02"
    assert state.points_of(JORDAN) == 3 + 2


@rule("PIR-D57")
def test_jordan_never_enters_the_residence_discount_tile() -> None:
    state = solo("c8r2", retirement=True)
    explorer(state, JORDAN, "e14")

    jordan(state, "a2")

    assert space(state, JORDAN) == "e18u"
    assert state.tokens == (0,) * 12


# -- quests, cards ----------------------------------------------------------------------------------------------------


@rule("PIR-26.18")
def test_he_takes_the_rightmost_quest_and_the_other_slides_right() -> None:
    state = solo("c1r1")
    state.jordan_slots = len(CATALOG.solo_slots)
    quest_market(state, "q05", "q06")

    jordan(state, "a3")

    assert state.jordan_seen == (5,)
    assert market(state)[1] == "q05"
    assert market(state)[0] not in ("", "q05", "q06")


@rule("PIR-D90", "PIR-26.32")
def test_with_an_empty_quest_deck_the_market_is_not_refilled() -> None:
    state = solo("c1r1")
    state.jordan_slots = len(CATALOG.solo_slots)
    quest_market(state, "q05", "q06")
    state.jordan_quests -= state.jordan_unseen
    state.jordan_unseen = 0
    no_quests(state, BLACK)

    jordan(state, "a3")
    first = market(state)
    ship(state, JORDAN, "c1r1")
    jordan(state, "a3")
    ship(state, JORDAN, "c1r1")
    log = jordan(state, "a3")

    assert first == ["", "q05"]
    assert market(state) == ["", ""]
    assert log.among("jordan-no-quest")
    assert ship_at(state, JORDAN) == "c3r1"


@rule("PIR-26.19")
def test_he_acquires_the_top_card_of_level_two_at_one_of_two_locations() -> None:
    state = solo("c5r3")
    state.jordan_slots = len(CATALOG.solo_slots)
    next_card(state, "galleon")
    before = card_at(state, "c6r2")

    jordan(state, "a4")

    assert ship_at(state, JORDAN) == "c6r2"
    assert before == "curacao"
    assert [card_name(card) for card in state.jordan_cards] == ["galleon"]


@rule("PIR-D60")
def test_a_location_that_he_draws_goes_under_the_deck() -> None:
    state = solo("c5r3")
    state.jordan_slots = len(CATALOG.solo_slots)
    next_card(state, "martinique")

    jordan(state, "a4")

    assert [card_name(card) for card in state.deck_bottom] == ["martinique"]
    assert len(state.jordan_cards) == 1
    assert state.level_two_left() == 40


@rule("PIR-D82")
def test_without_level_two_cards_he_gets_none() -> None:
    state = solo("c5r3")
    state.jordan_slots = len(CATALOG.solo_slots)
    no_level_two(state)
    before = len(state.jordan_cards)

    log = jordan(state, "a4")

    assert len(state.jordan_cards) == before
    assert log.among("sailed-location", "cube") == ["sailed-location", "cube"]


@rule("PIR-26.20")
def test_he_takes_the_first_pictured_kind_in_reach_for_nothing() -> None:
    state = solo("c1r1")
    ship(state, JORDAN, "c2r1")
    next_card(state, "frigate")

    jordan(state, "a5")

    taken = state.jordan_cards[-1]
    assert CATALOG.improvements[taken].kind == 0, "no Vessel, no Equipment in reach: Crew"
    assert card_at(state, ship_at(state, JORDAN)) == "frigate"
    assert state.jordan_slots == 0


@rule("PIR-26.21", "PIR-26.27")
def test_he_ignores_the_points_and_income_of_his_cards() -> None:
    state = solo("c1r1")
    state.jordan_cards = (CATALOG.improvement_ids.index("galleon"),)
    state.deck = tuple([card for card in state.deck if card not in state.jordan_cards])

    end_round(state, JORDAN)

    assert state.points_of(JORDAN) == 0
    assert state.score_pad(JORDAN, True)["cards"] == 6


@rule("PIR-D49")
def test_if_no_card_is_possible_he_drifts_adds_a_cube_and_upgrades() -> None:
    state = solo("c4r2")
    for place, name in (("c5r3", "farmhouse"), ("c5r4", "tavern"), ("c6r3", "loft")):
        lay(state, place, name)
    before = (state.solo_deck, state.solo_discards)

    log = jordan(state)

    assert log.keys()[0] == "jordan-adrift"
    assert (state.solo_deck, state.solo_discards) == before
    assert ship_at(state, JORDAN) == "c6r3"
    assert state.jordan_slots == 1


# -- upgrades ---------------------------------------------------------------------------------------------------------


@rule("PIR-26.22", "PIR-D75")
def test_his_slots_are_filled_in_their_order_without_barriers() -> None:
    state = solo("gulf")
    done = []
    for _ in range(10):
        ship(state, JORDAN, "gulf")
        state.arrived = -1
        log = Log(state)
        next_solo(state, "a1")
        while state.agenda[-1] is not NEXT_TURN:
            state.agenda.pop()
        state.active, state.round = BLACK, 1
        NEXT_TURN.run(state)
        state.agenda.pop().run(state)
        done.append(log.among("jordan-quest", "jordan-advanced", "jordan-residence", "jordan-figurehead"))

    quest, advance, residence, carving = [["jordan-" + key] for key in ("quest", "advanced", "residence", "figurehead")]
    assert done == [quest, advance, residence, carving, quest, advance, residence, quest, advance, []]
    assert state.jordan_slots == 9


@rule("PIR-26.23")
def test_his_marker_stops_at_the_last_position() -> None:
    state = solo("gulf")
    state.jordan_marker, state.jordan_slots = 3, 1

    jordan(state)

    assert state.jordan_marker == 3


@rule("PIR-26.24")
@pytest.mark.parametrize(("die", "place"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_a_figurehead_by_the_die_leaves_the_market(die: int, place: int) -> None:
    state = solo("gulf")
    state.jordan_slots = 3
    before = state.figureheads
    jordan_dice(state, die)

    jordan(state)

    assert set(before) - set(state.figureheads) == {before[place]}
    assert state.points_of(JORDAN) == 6


@rule("PIR-26.24")
def test_if_you_have_a_figurehead_he_takes_none() -> None:
    state = solo("gulf")
    state.jordan_slots = 3
    figurehead(state, BLACK, "mermaid")
    before = state.figureheads

    jordan(state)

    assert state.figureheads == before


@rule("PIR-26.25")
def test_a_quest_may_come_from_an_upgrade() -> None:
    state = solo("gulf")
    quest_market(state, "q05", "q06")

    jordan(state)

    assert state.jordan_seen == (5,)


@rule("PIR-26.26")
@pytest.mark.parametrize(
    ("pips", "name"), [((1,), "farmhouse"), ((2,), "tavern"), ((3,), "loft"), ((6, 5, 4), "stilt_house")]
)
def test_a_residence_by_the_die_is_counted_from_the_left_and_the_bottom(pips: tuple[int, ...], name: str) -> None:
    state = solo("gulf")
    state.jordan_slots = 2
    jordan_dice(state, *pips)

    jordan(state)

    assert tokens(state, name) == [JORDAN]
    assert state.points_of(JORDAN) == 6 + 2


@rule("PIR-26.26")
def test_a_residence_with_his_token_is_rolled_again_and_a_second_token_scores_nothing() -> None:
    state = solo("gulf")
    state.jordan_slots = 2
    build(state, JORDAN, "farmhouse")
    build(state, BLACK, "tavern")
    jordan_dice(state, 1, 2)

    jordan(state)

    assert tokens(state, "tavern") == [BLACK, JORDAN]
    assert state.points_of(JORDAN) == 6


@rule("PIR-26.26")
def test_with_tokens_on_all_four_residences_nothing_happens() -> None:
    state = solo("gulf")
    state.jordan_slots = 2
    build(state, JORDAN, "farmhouse", "tavern", "loft", "stilt_house")

    jordan(state)

    assert state.points_of(JORDAN) == 6


@rule("PIR-26.34", "PIR-X47")
def test_an_upgrade_that_advances_counts_for_the_action_that_follows() -> None:
    state = solo("c8r2")
    state.jordan_slots = 1
    quest_market(state, "q05", "q06")
    jordan_dice(state, 1)

    jordan(state, "b3")

    assert ship_at(state, JORDAN) == "gulf"
    assert state.jordan_marker == 1
    assert state.points_of(JORDAN) == 4


# -- scoring ----------------------------------------------------------------------------------------------------------


@rule("PIR-26.27")
def test_jordan_scores_rivers_cards_residences_treasures_and_quests() -> None:
    state = solo("c1r1")
    give(state, JORDAN, points=20)
    explorer(state, JORDAN, "e15")
    state.jordan_cards = state.deck[:2]
    state.deck = state.deck[2:]
    build(state, JORDAN, "farmhouse")
    state.jordan_treasures = [2, 0, 1]
    islands(state, gold=5, emerald=0, pearl=2)
    for quest in ("q07", "q08", "q09", "q10", "q11"):
        number = CATALOG.quest_ids.index(quest)
        state.quest_bag = tuple([one for one in state.quest_bag if one != number])
        state.jordan_seen = (*state.jordan_seen, number)
        state.jordan_quests += 1

    pad = audited(state).score_pad(JORDAN, True)

    assert {reason: points for reason, points in pad.items() if points} == {
        "play": 20,
        "rivers": 8,
        "cards": 12,
        "residences": 15,
        "treasures": 2 * 4 + 2,
        "quests": 30,
        "quest_bonus": 10,
    }


@rule("PIR-26.28")
@pytest.mark.parametrize(("mine", "winners"), [(51, [BLACK]), (50, []), (49, [])])
def test_you_win_with_more_points_and_a_tie_is_a_loss(mine: int, winners: list[int]) -> None:
    state = solo("c1r1")
    give(state, BLACK, doubloons=0, points=mine)
    give(state, JORDAN, points=45)

    end_game(state, JORDAN)

    assert state.scores()[JORDAN] == 50
    assert state.winners() == winners


# -- modules ----------------------------------------------------------------------------------------------------------


@rule("PIR-28.4", "PIR-D87")
def test_he_turns_locations_that_he_passes_and_scores_by_the_round() -> None:
    state = ready(1, fog_locations=True)
    for round, points in ((1, 1), (2, 3), (3, 5)):
        other = imagine(state, BLACK, 1)
        other.round = round
        downs = other.cards.count(-3)
        before = other.points_of(JORDAN)
        log = jordan(other)
        turned = downs - other.cards.count(-3)
        assert turned == log.keys().count("location-turned") == 1
        assert [event.facts["points"] for event in log.events if event.key == "points"] == [points]
        assert other.points_of(JORDAN) == before + points
        tiles = sum(tile >= 0 for tile in other.tiles)
        assert tiles == sum(
            CATALOG.locations[other.location_at(place)].value_tile
            for place in range(CELLS)
            if other.location_at(place) >= 0
        )


@rule("PIR-29.4", "PIR-D47", "PIR-28.4")
def test_of_all_ways_he_takes_the_one_over_most_face_down_cards() -> None:
    state = ready(1, fog_locations=True, fog_improvements=True)
    state.ship[JORDAN] = START
    ends = state.sea.ends[3][START]

    for end in ends:
        way = route(state, end)
        down = sum(state.cards[place] < 0 for place in set(way))
        ways: list[list[int]] = [[]]
        best = 0
        for path in ways:
            here = path[-1] if path else START
            if here == end:
                best = max(best, sum(state.cards[place] < 0 for place in set(path)))
            elif len(path) < 3:
                ways += [[*path, place] for place in state.sea.next[here] if place < CELLS]
        assert way[-1] == end
        assert way[0] % ROWS in range(ROWS)
        assert down == best


@rule("PIR-32.6", "PIR-D89", "PIR-X44")
def test_jordan_sells_a_ruby_in_the_gulf_by_the_die_without_a_bonus() -> None:
    state = solo("c8r2", rubies=True)
    state.jordan_slots = len(CATALOG.solo_slots)
    give(state, JORDAN, rubies=2)
    state.ruby_market = 0b110000
    jordan_dice(state, 5, 1)

    log = jordan(state, "a1")

    assert log.facts("ruby-sold") == {"seat": "jordan", "ruby_square": "r1"}
    assert state.ruby_market == 0b110001
    assert state.rubies[JORDAN] == 1
    assert state.score_pad(JORDAN, True)["rubies"] == 2


@rule("PIR-32.6")
def test_jordan_gains_a_ruby_at_a_supplier_and_keeps_them_when_the_market_is_full() -> None:
    state = solo("start", rubies=True)
    lay(state, "c2r2", "bonaire")
    jordan(state, "a2")
    gained = state.rubies[JORDAN]
    ship(state, JORDAN, "c8r2")
    state.ruby_market = 63
    jordan(state, "a1")

    assert gained == 1
    assert state.rubies[JORDAN] == 1


@rule("PIR-D55", "PIR-31.1")
def test_in_a_quest_hunt_the_market_has_three_and_jordan_one_quest() -> None:
    state = start(1, mission_hunt=True)
    assert len(offered(state, "return")) == 3
    state = ready(1, mission_hunt=True)

    assert len(state.quest_market) == 3
    assert len(state.hands[BLACK]) == 2
    assert state.jordan_quests == 1


# -- every card -------------------------------------------------------------------------------------------------------


@rule("PIR-26.10", "PIR-35.1")
@pytest.mark.parametrize("name", SOLO)
def test_every_solo_card_is_played_and_asks_nobody(name: str) -> None:
    state = solo("c4r4")
    upgrade(state, BLACK, "u01")

    log = jordan(state, name)

    assert log.facts("jordan-card") == {"seat": "jordan", "solo": name}
    assert decision(state) == "Sail"
    assert state.seat == BLACK
    assert state.ship[JORDAN] != place_of(state, "c4r4")
    assert turn_of(state, BLACK).seat == BLACK
    assert len(TREASURES) == len(state.islands)
