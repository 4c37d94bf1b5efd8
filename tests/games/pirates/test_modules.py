"""The modules: Fog of War, Pirate Skirmish, Quest Hunt, Rubies, Retirement (PIR-27 to PIR-33)."""

import itertools

import pytest

import caravela
from caravela.games.pirates.catalog import CELLS, DOWN_LOCATION, DOWN_ONE, DOWN_TWO, FILLER, RESIDENCE_BASE, column_of
from caravela.games.pirates.state import Pirates
from caravela.kernel.chance import QuickChance
from caravela.kernel.state import having
from tests.games.pirates.position import (
    BLACK,
    BLUE,
    CATALOG,
    YELLOW,
    Log,
    act,
    answers,
    audited,
    build,
    bury_some,
    carry,
    decision,
    end_game,
    end_round,
    explorer,
    give,
    imagine,
    new,
    offered,
    own,
    own_kinds,
    place_name,
    place_of,
    play,
    quests,
    ready,
    ship,
    ship_at,
    skirmish_dice,
    space,
    start,
    stop,
    tokens,
    treasures,
    turn_of,
    usual,
    why_not,
)
from tests.rules import rule

MODULES = ["fog_locations", "fog_improvements", "skirmish", "mission_hunt", "rubies", "retirement"]


def down(state: Pirates, card: int) -> list[int]:
    return [place for place in range(CELLS) if state.cards[place] == card]


# -- in general -------------------------------------------------------------------------------------------------------


@rule("PIR-27.1", "PIR-2.1")
@pytest.mark.parametrize("modules", list(itertools.combinations(MODULES, 2)), ids="+".join)
def test_any_two_modules_go_together_alone_and_with_others(modules: tuple[str, ...]) -> None:
    for seats in (1, 2):
        state = start(seats, seed=seats, **dict.fromkeys(modules, True))
        whims = QuickChance(seats)
        while not state.is_over:
            play(state, state.texts()[whims.below(len(state.texts()))])
        audited(state)


# -- Fog of War: Locations --------------------------------------------------------------------------------------------


@rule("PIR-28.1", "PIR-D50")
def test_level_one_locations_lie_face_down_with_a_doubloon_each_and_no_value_tile() -> None:
    state = ready(2, fog_locations=True)

    hidden = down(state, DOWN_LOCATION)
    assert len(hidden) == 8
    assert all(state.coins[place] == 1 for place in hidden)
    assert sum(state.coins) == 8
    assert max(state.tiles) == -1
    assert sum(card >= 0 for card in state.cards) == 27 - 8


@rule("PIR-28.2", "PIR-D50")
def test_who_ends_on_a_face_down_location_takes_its_doubloons_turns_it_and_uses_it() -> None:
    state = ready(2, fog_locations=True)
    seat = state.active
    place = next(place for place in down(state, DOWN_LOCATION))
    before = state.doubloons[seat]
    log = Log(state)

    stop(state, seat, place_name(place))

    location = state.location_at(place)
    assert location >= 0
    assert state.doubloons[seat] == before + 1
    assert state.coins[place] == 0
    assert log.among("location-turned", "fog-doubloons") == ["location-turned", "fog-doubloons"]
    assert (state.tiles[place] >= 0) == CATALOG.locations[location].value_tile
    assert decision(state) == "StopUpgrade"
    assert sum(state.islands) == 12 + CATALOG.locations[location].value_tile
    audited(state)


@rule("PIR-28.2")
def test_a_turned_location_stays_face_up() -> None:
    state = ready(2, fog_locations=True)
    place = down(state, DOWN_LOCATION)[0]
    stop(state, state.active, place_name(place))

    end_round(state, state.active)

    assert state.location_at(place) >= 0


@rule("PIR-28.3")
def test_at_each_income_a_doubloon_comes_onto_every_location_still_face_down() -> None:
    state = ready(2, fog_locations=True)
    place, *others = down(state, DOWN_LOCATION)
    stop(state, state.active, place_name(place))

    end_round(state, state.active)
    assert [state.coins[other] for other in others] == [2] * 7
    assert state.coins[place] == 0
    end_round(state, state.active)

    assert [state.coins[other] for other in others] == [3] * 7


@rule("PIR-28.5")
def test_a_player_who_passes_a_face_down_location_does_not_turn_it() -> None:
    state = ready(2, fog_locations=True)
    before = state.cards
    farthest = max(state.sea.ends[3][state.ship[state.active]], key=column_of)
    if state.cards[farthest] == DOWN_LOCATION:
        before = having(state.cards, farthest, 0)

    play(state, f"sail {place_name(farthest)}")

    changed = [place for place in range(CELLS) if state.cards[place] != before[place]]
    assert set(changed) <= {farthest}


@rule("PIR-D51", "PIR-16.1")
def test_a_black_market_may_lie_on_a_face_down_location_but_not_on_a_face_down_level_two_card() -> None:
    state = ready(2, fog_locations=True, fog_improvements=True)
    seat = state.active
    hidden = down(state, DOWN_LOCATION)
    improvement = down(state, DOWN_ONE)[0]
    state.improvement_bag = state.improvement_bag[1:]
    state.tableau[seat] = ()
    carry(state, seat, CATALOG.slots[CATALOG.slot_ids.index("u10")].once)

    places = {text.split()[-1] for text in offered(state, "place")}
    assert places == {place_name(place) for place in hidden}
    assert place_name(improvement) not in places


# -- Fog of War: Improvements -----------------------------------------------------------------------------------------


@rule("PIR-29.1", "PIR-D52", "PIR-D58")
def test_level_one_improvements_lie_face_down_and_half_of_the_level_two_deck() -> None:
    state = ready(2, fog_improvements=True)
    both = ready(2, fog_improvements=True, fog_locations=True)

    assert len(down(state, DOWN_ONE)) == 15
    assert state.deck_up + state.deck_top == 20
    assert state.level_two_left() == 41
    assert sorted(card >= RESIDENCE_BASE for card in both.cards if card >= 0) == [True] * 4


@rule("PIR-29.2", "PIR-D53", "PIR-D32")
@pytest.mark.parametrize("facing", [0, 1])
def test_level_two_cards_enter_with_the_facing_they_had(facing: int) -> None:
    state = ready(2, fog_improvements=True)
    state.deck_top = facing
    place = down(state, DOWN_ONE)[0]
    ship(state, BLUE, place_name(place))
    state.improvement_bag = state.improvement_bag[1:]
    state.tableau[BLACK] = (0,)

    state.refill(place)

    assert (state.cards[place] == DOWN_TWO) == (facing == 0)
    assert state.cards[place] != FILLER


@rule("PIR-29.3", "PIR-29.5", "PIR-4.14")
def test_a_face_down_improvement_is_turned_when_entered_and_the_ship_may_go_on() -> None:
    state = ready(2, fog_improvements=True)
    seat = state.active
    entered = next(text for text in offered(state, "step") if state.cards[place_of(state, text[5:])] == DOWN_ONE)

    play(state, entered)

    place = place_of(state, entered[5:])
    assert state.improvement_at(place) >= 0
    assert state.ship[seat] == place
    assert decision(state) == "SailOn"
    assert "stop" in state.texts()
    assert offered(state, "step")
    assert state.committed == state.choices, "what was learnt can't be taken back"


@rule("PIR-X42", "PIR-4.14")
def test_a_step_is_legal_only_if_a_legal_end_stays_in_reach() -> None:
    state = ready(2, fog_improvements=True)
    seat = state.active
    turn_of(state, seat, "c2r2")

    assert "step c1r2" not in state.texts()
    assert why_not(state, "step c1r2").key == "no-way-on"
    assert "stop" not in state.texts()
    assert why_not(state, "stop").key == "behind"
    play(state, "step c2r1")
    assert ship_at(state, seat) == "c3r1", "from c2r1 there is only one way on, and stopping is illegal"
    assert set(answers(state)) == {"stop", "step c4r1"}
    play(state, "step c4r1")

    assert ship_at(state, seat) == "c4r1"


@rule("PIR-4.14")
def test_a_ship_in_the_fog_enters_the_gulf_and_stops_there() -> None:
    state = ready(2, fog_improvements=True)
    seat = state.active
    turn_of(state, seat, "c9r2")

    play(state, "step gulf")

    assert ship_at(state, seat) == "gulf"
    assert decision(state) == "StopUpgrade"


@rule("PIR-D41", "PIR-5.7")
def test_a_filler_is_never_turned() -> None:
    state = ready(2, fog_improvements=True)
    seat = state.active
    place = down(state, DOWN_ONE)[0]
    state.improvement_bag = state.improvement_bag[1:]
    state.tableau[BLACK] = (0,)
    state.lay(place, FILLER)

    stop(state, seat, place_name(place))

    assert state.cards[place] == FILLER


# -- Pirate Skirmish --------------------------------------------------------------------------------------------------


@rule("PIR-30.1", "PIR-30.3", "PIR-D54")
def test_the_single_highest_total_scores_and_takes_a_doubloon_after_the_fee() -> None:
    state = new(3, skirmish=True)
    for seat in (BLUE, YELLOW):
        ship(state, seat, "tobacco")
    skirmish_dice(state, 5, 2, 3)
    log = Log(state)

    stop(state, BLACK, "tobacco")

    assert log.among("fee", "skirmish-won") == ["fee", "fee", "skirmish-won"]
    assert state.points_of(BLACK) == 2
    assert state.doubloons == [10 - 2 + 2, 11 - 1, 11 - 1]


@rule("PIR-30.2", "PIR-X53", "PIR-D54")
def test_each_adds_general_power_and_the_best_bonus_of_one_colour() -> None:
    state = new(2, skirmish=True)
    own(state, BLACK, "powder_monkey", "gold_scales", "diving_bell")
    ship(state, BLUE, "tobacco")
    skirmish_dice(state, 3, 5)
    log = Log(state)

    stop(state, BLACK, "tobacco")

    rolls = [event.facts for event in log.events if event.key == "skirmish-roll"]
    assert rolls == [{"seat": "black", "count": 3, "power": 6}, {"seat": "blue", "count": 5, "power": 5}]
    assert state.points_of(BLACK) == 2


@rule("PIR-X43", "PIR-30.3")
def test_a_tie_for_highest_changes_nothing_and_who_has_no_doubloons_loses_none() -> None:
    tied = new(3, skirmish=True)
    own(tied, BLACK, "powder_monkey")
    for seat in (BLUE, YELLOW):
        ship(tied, seat, "tobacco")
    skirmish_dice(tied, 5, 6, 3)
    stop(tied, BLACK, "tobacco")
    assert [tied.points_of(seat) for seat in range(3)] == [0, 0, 0]

    state = new(3, skirmish=True)
    own(state, BLACK, "powder_monkey")
    for seat in (BLUE, YELLOW):
        ship(state, seat, "tobacco")
    give(state, BLACK, doubloons=1)
    give(state, BLUE, doubloons=0)
    give(state, YELLOW, doubloons=0)
    skirmish_dice(state, 5, 5, 3)
    stop(state, BLACK, "tobacco")
    play(state, "pay blue")

    assert state.points_of(BLACK) == 2
    assert state.doubloons[1:] == [0, 0]


@rule("PIR-30.6", "PIR-30.1")
def test_there_is_no_skirmish_in_the_gulf_nor_without_the_module() -> None:
    state = new(2, skirmish=True)
    ship(state, BLUE, "gulf")
    log = Log(state)
    stop(state, BLACK, "gulf")
    plain = new(2)
    ship(plain, BLUE, "tobacco")
    other = Log(plain)
    stop(plain, BLACK, "tobacco")

    assert not log.among("skirmish-roll")
    assert not other.among("skirmish-roll")


@rule("PIR-30.6", "PIR-D31")
def test_ships_on_a_replaced_card_do_not_fight() -> None:
    state = new(2, skirmish=True)
    ship(state, BLUE, "tobacco")
    skirmish_dice(state, 6, 1)
    stop(state, BLACK, "tobacco")
    log = Log(state)

    play(state, "acquire tobacco")

    assert not log.among("skirmish-roll")


# -- Quest Hunt -------------------------------------------------------------------------------------------------------


@rule("PIR-31.1")
def test_each_draws_three_quests_and_keeps_two_and_the_market_has_three() -> None:
    state = start(2, mission_hunt=True)
    assert len(answers(state)) == 3

    state = ready(2, mission_hunt=True)

    assert [len(hand) for hand in state.hands] == [2, 2]
    assert len(state.quest_market) == 3


@rule("PIR-31.2", "PIR-X29")
@pytest.mark.parametrize(("buried", "points"), [(7, 14), (6, -5), (0, -5)])
def test_a_completed_quest_scores_twice_and_an_incomplete_one_costs_five(buried: int, points: int) -> None:
    state = new(2, mission_hunt=True)
    quests(state, BLACK, "q03")
    bury_some(state, BLACK, buried)

    assert state.score_pad(BLACK, True)["quests"] == points
    plain = new(2)
    quests(plain, BLACK, "q03")
    bury_some(plain, BLACK, 6)
    assert plain.score_pad(BLACK, True)["quests"] == 3


@rule("PIR-31.3")
def test_only_completed_quests_count_as_scored_and_the_ten_points_are_not_doubled() -> None:
    state = new(2, mission_hunt=True)
    own_kinds(state, BLACK, crew=5, equipment=5, vessel=4)
    explorer(state, BLACK, "e25")
    quests(state, BLACK, "q05", "q06", "q16", "q17", "q13", "q14", "q01")

    assert state.quests_scored(BLACK) == 6
    assert state.score_pad(BLACK, True)["quest_bonus"] == 10
    assert state.score_pad(BLACK, True)["quests"] == 2 * (7 + 7 + 7 + 8 + 7 + 8) - 5


@rule("PIR-31.4")
def test_the_market_is_refilled_to_three() -> None:
    state = act(new(2, mission_hunt=True), BLACK, "aruba")

    play(state, "choose quests", "quest q02")

    assert len([quest for quest in state.quest_market if quest >= 0]) == 3


@rule("PIR-D45")
def test_a_final_score_can_be_negative() -> None:
    state = new(2, mission_hunt=True)
    quests(state, BLACK, "q01", "q02")
    give(state, BLACK, doubloons=0)

    assert end_game(state).scores()[BLACK] == -10


# -- Rubies -----------------------------------------------------------------------------------------------------------


@rule("PIR-32.1", "PIR-32.2")
@pytest.mark.parametrize("name", ["bonaire", "tobago"])
def test_a_stop_at_a_supplier_may_give_a_ruby_before_all_else(name: str) -> None:
    state = stop(new(2, rubies=True), BLACK, name)
    assert decision(state) == "TakeRuby"
    assert usual(state) == "take ruby"

    play(state, "take ruby")

    assert state.rubies[BLACK] == 1
    assert decision(state) == "StopUpgrade"


@rule("PIR-32.2", "PIR-35.3")
def test_a_ruby_need_not_be_taken() -> None:
    state = play(stop(new(rubies=True), BLACK, "bonaire"), "decline")

    assert (state.rubies[BLACK], decision(state)) == (0, "StopUpgrade")


@rule("PIR-32.2")
def test_other_locations_and_games_without_the_module_give_no_ruby() -> None:
    assert decision(stop(new(2, rubies=True), BLACK, "trinidad")) == "StopUpgrade"
    assert decision(stop(new(2), BLACK, "bonaire")) == "StopUpgrade"


@rule("PIR-32.3", "PIR-D56")
def test_one_ruby_may_be_sold_in_each_stop_in_the_gulf_at_any_of_three_moments() -> None:
    for moment in range(3):
        state = new(2, rubies=True)
        give(state, BLACK, doubloons=10, rubies=2)
        stop(state, BLACK, "gulf")
        for _ in range(moment):
            play(state, "decline")
        assert len(offered(state, "sell ruby")) == 6

        play(state, "sell ruby r1")

        assert state.doubloons[BLACK] == 18
        assert state.rubies[BLACK] == 1
        assert not offered(state, "sell ruby")
        assert state.ruby_market == 1


@rule("PIR-32.3")
@pytest.mark.parametrize("square", range(6))
def test_every_square_of_the_ruby_market_gives_its_bonus(square: int) -> None:
    state = new(2, rubies=True)
    give(state, BLACK, doubloons=10, points=0, rubies=1)
    treasures(state, BLACK, gold=2)
    stop(state, BLACK, "gulf")
    asked = ["StopUpgrade", "StopUpgrade", "UpgradeShip", "TakeQuest", "BuryTreasure", "ChooseEffect"][square]

    play(state, f"sell ruby r{square + 1}")

    assert decision(state) == asked
    assert state.doubloons[BLACK] == (18, 10, 10, 13, 10, 10)[square]
    assert state.points_of(BLACK) == (0, 6, 3, 0, 1, 0)[square]


@rule("PIR-32.3")
def test_a_taken_square_gives_no_more() -> None:
    state = new(2, rubies=True)
    give(state, BLACK, rubies=1)
    state.ruby_market = 1
    stop(state, BLACK, "gulf")

    assert len(offered(state, "sell ruby")) == 5
    assert why_not(state, "sell ruby r1").key == "square-filled"


@rule("PIR-32.4", "PIR-X55", "PIR-D56")
def test_with_all_squares_taken_rubies_are_exchanged_anywhere_for_two_points_each() -> None:
    state = new(2, rubies=True)
    give(state, BLACK, doubloons=10, rubies=3)
    give(state, BLUE, rubies=1)
    state.ruby_market = 0b111101
    stop(state, BLACK, "gulf")

    play(state, "sell ruby r2")
    assert state.points_of(BLACK) == 6
    play(state, "exchange ruby", "exchange ruby")
    assert state.points_of(BLACK) == 6 + 4
    assert "exchange ruby" not in state.texts()
    turn_of(state, BLUE, "c1r1")
    play(state, "exchange ruby")

    assert state.points_of(BLUE) == 2
    assert decision(state) == "Sail"


@rule("PIR-D56")
def test_rubies_left_at_the_end_are_exchanged_only_if_the_market_is_full() -> None:
    full = new(2, rubies=True)
    give(full, BLACK, doubloons=0, rubies=2)
    full.ruby_market = 63
    free = new(2, rubies=True)
    give(free, BLACK, doubloons=0, rubies=2)

    assert end_game(full).scores()[BLACK] == 4
    assert full.breakdown()[BLACK]["rubies"] == 4
    assert end_game(free).scores()[BLACK] == 0


@rule("PIR-32.5")
def test_rubies_are_no_treasures_and_cannot_be_buried() -> None:
    state = new(2, rubies=True)
    give(state, BLACK, rubies=3)

    act(state, BLACK, "margarita")

    assert "choose bury" not in state.texts()
    assert state.count(BLACK, 13) == 0


@rule("PIR-32.7")
def test_with_fog_a_supplier_is_known_once_its_location_is_turned() -> None:
    for seed in range(20):
        state = ready(2, seed=seed, fog_locations=True, rubies=True)
        seat = state.active
        place = down(state, DOWN_LOCATION)[0]
        stop(state, seat, place_name(place))
        supplier = CATALOG.locations[state.location_at(place)].rubies
        assert (decision(state) == "TakeRuby") == supplier
        if supplier:
            return
    raise AssertionError("no supplier was turned up")


# -- Retirement -------------------------------------------------------------------------------------------------------


@rule("PIR-33.1", "PIR-33.6")
def test_each_player_has_one_token_on_the_tile() -> None:
    state = new(3, retirement=True)

    assert state.retirees == 0b111


@rule("PIR-33.2", "PIR-33.3", "PIR-33.4", "PIR-33.5", "PIR-33.7", "PIR-X18", "PIR-X45", "PIR-D93")
def test_who_enters_the_tile_builds_at_half_price_and_the_explorer_returns() -> None:
    state = new(2, retirement=True)
    own(state, BLACK, "master_builder")
    give(state, BLACK, doubloons=6)
    explorer(state, BLACK, "e12u")
    stop(state, BLACK, "gulf")
    play(state, "decline", "choose explore")
    assert "explore rt" in state.texts()
    assert "explore e14" in state.texts()

    play(state, "explore rt")
    assert decision(state) == "Retire"
    assert "decline" not in state.texts()
    play(state, "build tavern")

    assert state.doubloons[BLACK] == 0, "16 - 5 = 11, half of it rounded up is 6"
    assert tokens(state, "tavern") == [BLACK]
    assert state.points_of(BLACK) == 2
    assert space(state, BLACK) == "e00"
    assert state.rivers(BLACK) == 0
    assert state.retirees == 0b10
    assert state.seat == BLUE, "the rest of the movement is lost"


@rule("PIR-33.6", "PIR-33.9")
def test_the_tile_is_offered_only_with_the_own_token_and_a_residence_that_can_be_paid() -> None:
    used = new(2, retirement=True)
    used.retirees = 0b10
    poor = new(2, retirement=True)
    owner = new(2, retirement=True)
    build(owner, BLACK, "farmhouse", "tavern", "loft", "stilt_house")
    plain = new(2)
    for state, doubloons in ((used, 20), (poor, 6), (owner, 20), (plain, 20)):
        give(state, BLACK, doubloons=doubloons)
        explorer(state, BLACK, "e14")
        stop(state, BLACK, "gulf")
        play(state, "decline", "choose explore")

        assert "explore rt" not in state.texts()
        assert "explore e15" in state.texts()


@rule("PIR-33.10")
@pytest.mark.parametrize(("blue", "steps"), [("e00", 2), ("e14", 1)])
def test_the_tile_needs_one_movement_from_the_space_before_it_also_when_that_is_jumped(blue: str, steps: int) -> None:
    state = new(2, retirement=True)
    give(state, BLACK, doubloons=20)
    explorer(state, BLACK, "e13")
    explorer(state, BLUE, blue)
    carry(state, BLACK, CATALOG.above[2])
    one = "explore rt" in state.texts()
    carry(state, BLACK, CATALOG.below[2][0])
    two = "explore rt" in state.texts()

    assert (one, two) == ((False, True) if steps == 2 else (True, True))


@rule("PIR-33.10", "PIR-D15")
def test_the_tile_is_never_occupied_and_rivers_must_be_crossed_again() -> None:
    state = new(2, retirement=True)
    for seat in (BLACK, BLUE):
        give(state, seat, doubloons=30)
        explorer(state, seat, "e14")
        stop(state, seat, "gulf")
        play(state, "decline", "choose explore", "explore rt", "build loft")

    assert tokens(state, "loft") == [BLACK, BLUE]
    assert [state.rivers(seat) for seat in (BLACK, BLUE)] == [0, 0]
    assert state.score_pad(BLACK, True)["rivers"] == 0


@rule("PIR-33.8")
def test_the_tile_is_an_option_of_maracaibo_too() -> None:
    assert "retirement" in caravela.game("maracaibo").settings


# -- what all of them share -------------------------------------------------------------------------------------------


@rule("PIR-1.12", "PIR-1.10", "PIR-29.5")
def test_what_lies_face_down_is_drawn_when_it_is_turned() -> None:
    state = ready(2, fog_locations=True, fog_improvements=True)
    seat = state.active
    place = down(state, DOWN_LOCATION)[0]
    found = set()
    for seed in range(30):
        other = imagine(state, seat, seed)
        stop(other, seat, place_name(place))
        found.add(other.location_at(place))

    assert len(found) > 4
