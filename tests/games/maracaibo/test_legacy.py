"""Legacy tiles (MAR-26)."""

from typing import cast

import pytest

from caravela.games.maracaibo.catalog import CITY, PLAGUE_TILE, TILE_KINDS, VILLAGE
from caravela.games.maracaibo.state import NONE as NOTHING
from caravela.games.maracaibo.state import SAILING, Maracaibo
from caravela.games.maracaibo.steps.action import SailOn
from caravela.games.maracaibo.steps.cards import place_assistant
from caravela.games.maracaibo.steps.combat import ChoosePile
from caravela.games.maracaibo.steps.legacy import enter, leave
from tests.games.maracaibo.notation import CARDS, Account
from tests.games.maracaibo.position import (
    BLUE,
    CATALOG,
    ENGLAND,
    FRANCE,
    GAME,
    YELLOW,
    Log,
    answers,
    audited,
    cards,
    career,
    city,
    clear_quests,
    combat_tokens,
    decision,
    deliver,
    discs,
    discs_left,
    empty_pile,
    end_round,
    explorer,
    fill,
    give,
    hand,
    in_play,
    influence_of,
    location,
    markers,
    market,
    new,
    next_token,
    offered,
    own,
    owner,
    play,
    project,
    quest,
    quest_tile,
    quests_at,
    stock,
    tile,
    top_quest,
    trail,
    turn_of,
    upgrade,
    why_not,
    works,
)
from tests.games.maracaibo.story import ALL_TILES, OTHERS, PLAGUES, ROUTES, TILES
from tests.rules import rule

ROUTE_TILES = list(ROUTES)
WORKS = list(TILES)
FEVERS = [name for name in PLAGUES if name != "l3"]


def with_tiles(*tiles: str, seats: int = 2, round: int = 1) -> Maracaibo:
    """A game of a campaign with these tiles in play; of quest tiles only that of the new harbour is on the chart."""
    state = new(seats, round, legacy=("1", *tiles))
    trail(state, "q02", "q03", "q04")
    harbour = state.harbour
    clear_quests(state)
    if harbour != NOTHING:
        harbour_quest(state, "q23")
    return state


def harbour_quest(state: Maracaibo, name: str) -> None:
    """Which quest tile lies on the quest space of the new harbour."""
    state.harbour = quest_tile(name)
    quest(state, name, "17")


def arrive(state: Maracaibo, start: str, text: str) -> Maracaibo:
    """Blue's ship has sailed from a location; what its stop brings has been done."""
    turn_of(state, BLUE, start, phase=SAILING)
    return play(state, text)


def sails(state: Maracaibo, at: str) -> dict[str, int]:
    """All that a blue ship at a location may choose, and how many points it spends."""
    turn_of(state, BLUE, at, phase=SAILING)
    found = {}
    for text in state.texts():
        copy = state.copy()
        play(copy, text)
        found[text] = copy.sailed
    return found


def fight(state: Maracaibo, value: int) -> Maracaibo:
    """Blue fights for France in Maracaibo, with so much combat value."""
    next_token(state, next(name for name in ("k11", "k06", "k09") if CATALOG.token_ids.index(name) in state.token_bag))
    turn_of(state, BLUE, "11")
    give(state, BLUE, combat=8, figures=4)
    raises = ["raise combat_point"] * min(8, value - 4) + ["raise figure"] * max(0, value - 12)
    return play(state, "city", "reveal 1", "fight france", *raises)


def value(state: Maracaibo) -> int:
    """The combat value."""
    return int(str(state.decision.prompt(state)["value"]))


# -- the tiles --------------------------------------------------------------------------------------------------------


@rule("MAR-26.16", "MAR-2.14", "MAR-D22")
def test_there_are_23_tiles_and_none_is_in_play_unless_a_card_says_so() -> None:
    assert CATALOG.tile_ids == ALL_TILES
    assert len(ALL_TILES) == 23
    assert in_play(new()) == []
    assert in_play(new(legacy=("1",))) == []


@rule("MAR-26.24", "MAR-D22")
def test_the_tiles_are_cities_routes_plagues_works_and_four_that_stand_alone() -> None:
    kinds: dict[str, list[str]] = {}
    for entry in CATALOG.tiles:
        kinds.setdefault(TILE_KINDS[entry.kind], []).append(entry.id)

    assert kinds == {
        "city": ["l1", "l4", "l7"],
        "route": ["l2", "l24", "l25"],
        "plague": ["l3", "l20", "l21", "l22", "l23"],
        "crews": ["l5"],
        "fleet": ["l6"],
        "mine": ["l8"],
        "shrine": ["l9"],
        "works": WORKS,
    }


@rule("MAR-D22", "MAR-D24", "MAR-D25")
@pytest.mark.parametrize("name", ALL_TILES)
def test_every_tile_lies_at_its_place(name: str) -> None:
    entry = CATALOG.tiles[tile(name)]
    places = {**PLAGUES, **OTHERS, **{work.id: work.at for work in TILES.values()}}

    assert entry.place == (location(places[name]) if places.get(name) else -1)
    if name in ROUTES:
        assert (entry.start, entry.end) == tuple(location(at) for at in ROUTES[name])
    assert entry.toll == (2 if name == "l17" else 0)


@rule("MAR-26.17", "MAR-25.7", "MAR-25.16")
@pytest.mark.parametrize("name", ALL_TILES)
def test_every_tile_can_enter_leave_and_come_back(name: str) -> None:
    state = with_tiles()
    log = Log(state)

    enter(state, tile(name))
    assert in_play(audited(state)) == [name]
    assert log.facts("tile-entered") == {"tile": name}
    enter(state, tile(name))
    assert log.among("tile-entered") == ["tile-entered"]

    leave(state, tile(name))
    assert in_play(audited(state)) == []
    assert state.sea is CATALOG.sea or state.sea.routes == CATALOG.sea.routes
    assert not any(state.works)
    assert log.facts("tile-left") == {"tile": name}
    leave(state, tile(name))
    assert log.among("tile-left") == ["tile-left"]

    enter(state, tile(name))
    assert in_play(audited(state)) == [name]


# -- routes (MAR-26.3) ------------------------------------------------------------------------------------------------


@rule("MAR-26.3", "MAR-6.2", "MAR-6.8")
@pytest.mark.parametrize("name", ROUTE_TILES)
def test_a_route_tile_makes_its_route_cost_three_points(name: str) -> None:
    start, end = ROUTES[name]

    state = with_tiles(name)
    found = sails(state, start)

    assert found[f"sail {end}"] == 3
    assert sails(with_tiles(), start)[f"sail {end}"] == 1
    assert arrive(state, start, f"sail {end}").spent == 3


@rule("MAR-26.3", "MAR-6.8", "MAR-6.11")
def test_the_points_of_a_dear_route_are_missing_later_on() -> None:
    assert sails(with_tiles("l2"), "8") == {
        "sail 9": 3,
        "sail 10": 4,
        "sail 11": 5,
        "sail 12": 6,
        "sail 13": 7,
        "sail 14": 7,
    }
    assert why_not(turn_of(with_tiles("l2"), BLUE, "8", phase=SAILING), "sail 15 by 14").key == "out-of-reach"


@rule("MAR-26.3", "MAR-6.6", "MAR-D6")
def test_village_actions_count_the_points_of_a_dear_route() -> None:
    state = arrive(with_tiles("l2"), "8", "sail 10")

    play(state, "earn", "earn")

    assert (decision(state), state.doubloons[BLUE]) == ("Refill", 12)


@rule("MAR-26.3")
def test_a_dear_route_leaves_the_other_arm_as_it_is() -> None:
    found = sails(with_tiles("l24"), "12")

    assert (found["sail 13"], found["sail 14"], found["sail 18 by 13"], found["sail 18 by 14"]) == (3, 1, 4, 5)


# -- the open harbour (MAR-26.2) --------------------------------------------------------------------------------------


@rule("MAR-26.2", "MAR-D45")
def test_puerto_cabezas_becomes_a_city_with_a_flag_a_market_and_a_quest() -> None:
    state = new(2, legacy=("1", "l1"))
    place = location("17")

    assert state.sea.locations[place].kind == CITY
    assert place in state.sea.flags
    assert state.market_spaces(place) == 1
    assert len(quests_at(state, "17")) == 1
    assert quest_tile(quests_at(state, "17")[0]) == state.harbour
    assert new(3, legacy=("1", "l1")).market_spaces(place) == 2


@rule("MAR-26.2", "MAR-D41")
def test_the_city_action_of_the_harbour_is_a_delivery_then_one_quest() -> None:
    state = turn_of(with_tiles("l1"), BLUE, "17")
    hand(state, BLUE, "a18", "a20")
    top_quest(state, "q20")

    play(state, "deliver a18", "disc u1")
    assert (decision(state), answers(state)) == ("AskHarbour", ["quest q23", "decline"])
    assert market(state, "17") == [BLUE]
    play(state, "quest q23", "decline")

    assert state.quests[BLUE] == 1
    assert quests_at(audited(state), "17") == ["q20"]
    assert decision(state) in ("EndTurn", "Refill")


@rule("MAR-26.2")
def test_the_quest_of_the_harbour_may_be_left_alone() -> None:
    state = turn_of(with_tiles("l1"), BLUE, "17")

    play(state, "city", "decline")

    assert (quests_at(state, "17"), state.quests[BLUE]) == (["q23"], 0)


@rule("MAR-26.2")
def test_without_the_means_the_harbour_asks_nothing() -> None:
    state = turn_of(with_tiles("l1"), BLUE, "17")
    give(state, BLUE, doubloons=1)

    play(state, "city")

    assert (quests_at(state, "17"), decision(state)) == (["q23"], "Refill")


@rule("MAR-26.2", "MAR-14.7")
def test_a_quest_taken_by_the_main_action_is_replaced_at_once_too() -> None:
    state = turn_of(with_tiles("l1"), BLUE, "17")
    top_quest(state, "q20")

    play(state, "quest q23")

    assert quests_at(state, "17") == ["q20"]
    assert state.harbour == quest_tile("q20")


@rule("MAR-D62", "MAR-14.13")
def test_with_an_empty_pile_the_harbour_has_only_a_market() -> None:
    state = turn_of(with_tiles("l1"), BLUE, "17")
    empty_pile(state)
    play(state, "city", "quest q23", "decline")
    assert (quests_at(audited(state), "17"), state.harbour) == ([], NOTHING)

    turn_of(state, BLUE, "17")
    hand(state, BLUE, "a18", "a02", "a04", "a05")
    play(state, "deliver a18", "disc u1")

    assert decision(state) == "EndTurn"


@rule("MAR-26.25")
def test_other_tiles_at_17_lie_beside_the_quest_space() -> None:
    state = new(2, legacy=("8", "l1"))
    clear_quests(state)
    quest(state, "q19", "17")
    harbour_quest(state, "q23")
    turn_of(state, BLUE, "17")
    hand(state, BLUE, "a02", "a04", "a05")
    top_quest(state, "q20")

    assert quests_at(state, "17") == ["s1", "q19", "q23"]
    assert offered(state, "quest") + offered(state, "story") == ["quest q19", "quest q23", "story 8"]
    copy = state.copy()
    play(copy, "city")
    assert offered(copy, "quest") + offered(copy, "story") == ["quest q23"]
    play(state, "quest q19")
    assert quests_at(state, "17") == ["s1", "q23"]


@rule("MAR-D44", "MAR-26.2")
def test_a_marker_in_a_village_that_becomes_a_city_stays() -> None:
    state = with_tiles()
    markers(state, england="17")

    enter(state, tile("l1"))

    assert owner(audited(state), "17") == "england"
    fight(state, 6)
    play(state, "annex 17")
    assert owner(state, "17") == "france"


@rule("MAR-26.17")
def test_the_harbour_is_a_village_again_when_its_tile_leaves() -> None:
    state = with_tiles("l1")
    deliver(state, "17", YELLOW)

    leave(state, tile("l1"))

    assert state.sea.locations[location("17")].kind == VILLAGE
    assert (market(state, "17"), quests_at(audited(state), "17")) == ([], ["q23"])
    play(turn_of(state, BLUE, "17"), "quest q23")
    assert quests_at(state, "17") == []


# -- plague (MAR-26.4, MAR-26.5) --------------------------------------------------------------------------------------


@rule("MAR-26.4", "MAR-26.18", "MAR-26.26", "MAR-28.10")
def test_the_plague_takes_tile_market_and_marker_of_cartagena() -> None:
    state = with_tiles()
    markers(state, spain="14")
    city(state, "14", "c04")
    deliver(state, "14", YELLOW)
    left = state.stock[:]

    enter(state, tile("l3"))

    place = location("14")
    assert (owner(state, "14"), state.cities[place], market(state, "14")) == ("", NOTHING, [])
    assert state.stock == left
    assert (state.market_spaces(place), place in state.sea.flags) == (0, False)
    audited(state)


@rule("MAR-26.4", "MAR-26.18")
def test_in_cartagena_neither_city_nor_village_actions_are_left() -> None:
    state = turn_of(with_tiles("l3"), BLUE, "14", sailed=7)
    hand(state, BLUE, *[card.id for card in CARDS[:6]])

    assert answers(state) == ["done"]
    assert why_not(state, "city") == ("plague", {"tile": "l3"})
    assert why_not(state, "earn") == ("plague", {"tile": "l3"})


@rule("MAR-26.4")
def test_no_marker_comes_to_cartagena_in_the_plague() -> None:
    state = with_tiles("l3")
    upgrade(state, BLUE, "u7")
    fight(state, 8)

    assert "annex 13" in state.texts()
    assert offered(state, "annex 14") + offered(state, "land 14") == []


@rule("MAR-26.5", "MAR-28.10", "MAR-23.32")
@pytest.mark.parametrize("name", FEVERS)
def test_a_fever_bans_village_actions_as_main_action(name: str) -> None:
    at = PLAGUES[name]
    state = turn_of(with_tiles(name), BLUE, at, sailed=7)
    hand(state, BLUE, "a01")

    assert [text for text in answers(state) if text != "story 1"] == ["done"]
    assert why_not(state, "earn") == ("plague", {"tile": name})
    assert location(at) in state.sea.villages
    assert "earn" in turn_of(with_tiles(), BLUE, at).texts()


@rule("MAR-26.4", "MAR-26.5", "MAR-D57", "MAR-13.6")
@pytest.mark.parametrize(
    ("name", "assistant"), [("l3", "b093"), ("l20", "a53"), ("l21", "b094"), ("l22", "b089"), ("l23", "a55")]
)
def test_quests_and_assistants_remain_possible(name: str, assistant: str) -> None:
    at = PLAGUES[name]
    state = with_tiles(name)
    own(state, BLUE, assistant)
    quest(state, "q23", at)
    give(state, BLUE, combat=2)
    sugar = [card.id for card in CARDS if card.good == "sugar" and card.id != assistant]
    hand(state, BLUE, *sugar[:3])
    turn_of(state, BLUE, at)

    assert [text for text in answers(state) if "story" not in text] == ["done", "quest q23", f"assist {assistant}"]


@rule("MAR-D57", "MAR-14.8")
def test_a_story_quest_is_possible_in_the_plague() -> None:
    state = turn_of(with_tiles("l21"), BLUE, "15")

    play(state, "story 1")

    assert state.quests[BLUE] == 1


@rule("MAR-26.5", "MAR-13.6")
def test_village_actions_of_an_assistant_are_possible_in_the_fever() -> None:
    state = with_tiles("l20")
    own(state, BLUE, "a53")
    give(state, BLUE, combat=2)
    turn_of(state, BLUE, "12")

    play(state, "assist a53", "pay cost", "earn", "earn", "earn")

    assert state.doubloons[BLUE] == 10 + 5 + 3


# -- the cure (MAR-26.9) ----------------------------------------------------------------------------------------------


def curing(*tiles: str) -> Maracaibo:
    """Blue is to take the story quest that removes a skull, with these tiles in play."""
    state = new(2, legacy=("36", *tiles))
    return turn_of(state, BLUE, "9")


@rule("MAR-14.12", "MAR-D70", "MAR-28.2")
def test_the_reward_removes_a_skull_of_ones_choice() -> None:
    state = curing("l1", "l20", "l22", "l23")

    play(state, "story 36")
    assert answers(state) == ["heal l20", "heal l22", "heal l23", "decline"]
    play(state, "heal l22")

    assert in_play(audited(state)) == ["l1", "l20", "l23"]
    assert "earn" in turn_of(state, BLUE, "10").texts()


@rule("MAR-D70", "MAR-5.8")
def test_the_cure_may_be_declined_and_is_lost_without_a_skull() -> None:
    state = play(curing("l20"), "story 36", "decline")
    assert in_play(state) == ["l20"]

    state = play(curing("l5"), "story 36")
    assert decision(state) in ("EndTurn", "Refill")
    assert (state.quests[BLUE], state.points_of(BLUE)) == (1, 2)


@rule("MAR-14.12")
@pytest.mark.parametrize("name", list(PLAGUES))
def test_every_skull_tile_can_be_healed(name: str) -> None:
    assert CATALOG.tiles[tile(name)].kind == PLAGUE_TILE
    state = play(curing(name), "story 36", f"heal {name}")

    assert in_play(audited(state)) == []


@rule("MAR-26.9", "MAR-26.19", "MAR-D84", "MAR-1.9")
@pytest.mark.parametrize(("seats", "group"), [(2, range(1, 7)), (3, range(7, 13))])
def test_healed_cartagena_gets_a_random_tile_that_stayed_in_the_box(seats: int, group: range) -> None:
    names = [f"c{number:02}" for number in group]
    found = set()
    for seed in range(40):
        state = new(seats, legacy=("36",), seed=seed)
        laid = [CATALOG.city_ids[state.cities[location(at)]] for at in ("4", "5", "13", "14")]
        enter(state, tile("l3"))
        log = Log(state)

        leave(state, tile("l3"))

        city_tile = CATALOG.city_ids[state.cities[location("14")]]
        assert log.facts("city-laid") == {"city": city_tile, "location": "14"}
        assert city_tile in set(names) - set(laid)
        assert market(audited(state), "14") == []
        found.add(city_tile)

    assert found == set(names) - set(laid)


@rule("MAR-26.19")
def test_should_the_box_be_empty_a_removed_tile_comes_back() -> None:
    state = new(2, legacy=("36",))
    found = []
    for _ in range(4):
        enter(state, tile("l3"))
        leave(state, tile("l3"))
        found.append(CATALOG.city_ids[state.cities[location("14")]])

    assert sorted(found[:2]) == ["c05", "c06"]
    assert found[2] in ("c04", found[0])
    audited(state)


@rule("MAR-26.9")
def test_a_story_card_that_removes_the_plague_settles_cartagena_too() -> None:
    state = new(2, legacy=("42", "l3", "l20"))
    state.takers = (BLUE,)
    state.chart_quests = ()

    end_round(state)
    play(state, "score", "score")

    assert in_play(state) == []
    assert state.cities[location("14")] >= 0


# -- the town between the rivers (MAR-26.6) and the city on the lake (MAR-26.10) --------------------------------------


@rule("MAR-26.20", "MAR-D25", "MAR-6.9")
def test_the_new_cities_are_second_arms_at_9_and_15() -> None:
    state = with_tiles("l4", "l7")
    explorer(state, BLUE, "e11")

    for fork, arms in (("9", ["10", "9a"]), ("15", ["16", "16a"])):
        assert [CATALOG.location_ids[end] for end in state.sea.ways_on(location(fork), False)] == arms
    assert sails(state, "15") == {
        "sail 16": 1,
        "sail 17 by 16": 2,
        "sail 18 by 16": 3,
        "sail 19 by 16": 4,
        "sail 20 by 16": 5,
        "sail 16a": 1,
        "sail 17 by 16a": 2,
        "sail 18 by 16a": 3,
        "sail 19 by 16a": 4,
        "sail 20 by 16a": 5,
    }
    assert [text for text in sails(with_tiles(), "9") if "9a" in text] == []


@rule("MAR-X27", "MAR-26.6", "MAR-6.11")
def test_from_8_it_is_4_points_to_9a_and_7_to_10_by_it() -> None:
    state = with_tiles("l4")
    explorer(state, BLUE, "e4")
    found = sails(state, "8")
    assert (found["sail 9"], found["sail 9a"], found["sail 10"], found["sail 10 by 9a"]) == (1, 4, 2, 7)
    assert "sail 11 by 9a" not in found

    arrive(state, "8", "sail 10 by 9a")
    play(state, "earn", "earn", "earn")
    assert (decision(state), state.doubloons[BLUE]) == ("Refill", 13)

    explorer(state, BLUE, "e3")
    turn_of(state, BLUE, "8", phase=SAILING)
    assert [text for text in state.texts() if "9a" in text] == []
    assert why_not(state, "sail 9a") == ("no-explorer", {"space": "e4"})


@rule("MAR-26.6", "MAR-26.10", "MAR-D19", "MAR-D20")
@pytest.mark.parametrize(
    ("name", "start", "at", "before", "reached", "passed"),
    [("l4", "9", "9a", "e3", "e4", "e6s"), ("l7", "15", "16a", "e10", "e11", "e12s")],
)
def test_a_new_city_is_entered_by_who_has_reached_or_passed_a_space(
    name: str, start: str, at: str, before: str, reached: str, passed: str
) -> None:
    for where, is_open in ((before, False), (reached, True), (passed, True)):
        state = with_tiles(name)
        explorer(state, BLUE, where)
        explorer(state, YELLOW, "e27" if not is_open else "e0")

        assert (f"sail {at}" in sails(state, start)) == is_open
        fight(state, 6)
        assert (f"annex {at}" in state.texts()) == is_open
        if not is_open:
            assert why_not(state, f"annex {at}") == ("no-explorer", {"space": reached})


@rule("MAR-26.6")
def test_the_town_gives_two_village_actions_then_five_points_for_a_figure() -> None:
    state = with_tiles("l4")
    explorer(state, BLUE, "e4")
    arrive(state, "9", "sail 9a")
    assert offered(state, "deliver") + offered(state, "earn") == []

    play(state, "city", "earn", "earn", "pay cost")

    assert (state.doubloons[BLUE], state.figures[BLUE], state.points_of(BLUE)) == (12, 1, 5)
    audited(state)


@rule("MAR-26.6", "MAR-5.8")
def test_the_figure_may_be_kept() -> None:
    state = with_tiles("l4")
    turn_of(state, BLUE, "9a", sailed=3)

    play(state, "city", "earn", "done", "decline")

    assert (state.doubloons[BLUE], state.figures[BLUE], state.points_of(BLUE)) == (11, 2, 0)


@rule("MAR-26.6", "MAR-D45")
def test_the_town_has_a_flag_and_no_market() -> None:
    state = with_tiles("l4")
    explorer(state, BLUE, "e4")
    fight(state, 4)

    play(state, "annex 9a")

    assert (owner(audited(state), "9a"), state.doubloons[BLUE]) == ("france", 15)
    assert state.market_spaces(location("9a")) == 0


@rule("MAR-26.10")
def test_the_city_on_the_lake_has_a_market_three_combat_points_and_a_combat() -> None:
    state = with_tiles("l7")
    explorer(state, BLUE, "e11")
    arrive(state, "15", "sail 16a")
    hand(state, BLUE, "a04")

    play(state, "deliver a04", "disc u1")

    assert (state.combat[BLUE], decision(state), market(state, "16a")) == (4, "ChoosePile", [BLUE])
    play(state, "reveal 1")
    assert decision(state) == "ChooseNation"
    audited(state)


@rule("MAR-26.10", "MAR-D45")
def test_the_flag_of_the_city_on_the_lake_gives_four_points() -> None:
    state = with_tiles("l7")
    explorer(state, BLUE, "e11")
    fight(state, 4)

    play(state, "annex 16a")

    assert (owner(audited(state), "16a"), state.points_of(BLUE)) == ("france", 4)


@rule("MAR-18.4", "MAR-26.13")
def test_the_scoring_clears_the_new_markets_but_not_the_works() -> None:
    state = with_tiles("l1", "l7", "l10")
    deliver(state, "16a", BLUE)
    deliver(state, "17", YELLOW)
    fill(state, "l10", YELLOW)

    end_round(state)
    play(state, "score", "score")

    assert (market(state, "16a"), market(state, "17"), works(state, "l10")) == ([], [], [YELLOW])


@rule("MAR-26.20", "MAR-6.7", "MAR-15.9", "MAR-15.13")
def test_a_ship_through_16a_does_not_pass_what_is_at_16() -> None:
    state = with_tiles("l7", "l9")
    own(state, BLUE, "b095")
    explorer(state, BLUE, "e11")

    arrive(state, "15", "sail 17 by 16a")
    assert state.points_of(BLUE) == 0
    end_round(state)
    assert state.points_of(BLUE) == 2

    state = with_tiles("l7", "l9")
    own(state, BLUE, "b095")
    assert arrive(state, "15", "sail 17 by 16").points_of(BLUE) == 2


@rule("MAR-15.9", "MAR-26.20")
@pytest.mark.parametrize(("at", "done"), [("15", 0), ("16a", 1), ("9a", 0)])
def test_an_assistant_placed_at_16_is_done_for_a_ship_in_16a(at: str, done: int) -> None:
    state = turn_of(with_tiles("l4", "l7"), BLUE, at)

    place_assistant(state, BLUE, project("b095"), location("16"))

    assert state.done[BLUE] == done


@rule("MAR-26.17", "MAR-26.6")
def test_a_marker_in_a_new_city_leaves_with_it() -> None:
    state = with_tiles("l4")
    markers(state, france="9a")
    left = state.stock[FRANCE]

    leave(state, tile("l4"))

    assert (owner(audited(state), "9a"), state.stock[FRANCE], sum(state.owned())) == ("", left, 0)


@rule("MAR-26.17", "MAR-26.8")
def test_the_markers_of_an_escort_leave_with_the_fleet() -> None:
    state = with_tiles("l6")
    play(fight(state, 11), "claim l6-11")
    left, before = state.stock[FRANCE], state.owned()[FRANCE]

    leave(state, tile("l6"))
    assert (state.stock[FRANCE], audited(state).owned()[FRANCE]) == (left, before - 1)

    enter(state, tile("l6"))
    assert state.claims == (NOTHING, NOTHING, NOTHING)


# -- crews and shrine (MAR-26.7, MAR-26.12) ---------------------------------------------------------------------------


@rule("MAR-26.7", "MAR-26.23", "MAR-6.10", "MAR-28.10")
def test_the_crews_give_a_figure_to_who_stops_at_3() -> None:
    state = arrive(with_tiles("l5"), "0", "sail 3")

    assert (state.figures[BLUE], state.general[BLUE], decision(state)) == (3, 2, "MainAction")
    play(state, "done")
    assert state.figures[BLUE] == 3
    audited(state)


@rule("MAR-26.7")
def test_the_crews_give_nothing_to_who_passes_or_when_none_are_left() -> None:
    assert arrive(with_tiles("l5"), "0", "sail 4").figures[BLUE] == 2

    state = with_tiles("l5")
    give(state, BLUE, figures=5)
    assert arrive(state, "0", "sail 3").figures[BLUE] == 5


@rule("MAR-26.12", "MAR-26.23", "MAR-D23", "MAR-28.10")
def test_the_shrine_gives_six_points_to_who_stops_at_16_every_time() -> None:
    state = with_tiles("l9")
    assert arrive(state, "15", "sail 17").points_of(BLUE) == 0

    arrive(state, "15", "sail 16")
    assert (state.points_of(BLUE), decision(state)) == (6, "MainAction")
    arrive(state, "14", "sail 16")
    assert state.points_of(BLUE) == 12


@rule("MAR-D58", "MAR-26.23")
@pytest.mark.parametrize(("name", "start", "at"), [("l5", "2", "3"), ("l9", "15", "16")])
def test_a_stop_by_an_assistants_sailing_counts(name: str, start: str, at: str) -> None:
    state = sailing_on(with_tiles(name), start)

    play(state, f"sail {at}")

    assert (state.figures[BLUE], state.points_of(BLUE)) == ((3, 0) if name == "l5" else (2, 6))


def sailing_on(state: Maracaibo, at: str) -> Maracaibo:
    """An assistant lets blue sail on from a location."""
    turn_of(state, BLUE, at)
    state.agenda.pop()
    state.push(SailOn(BLUE, 3))
    return state


# -- works (MAR-26.13) ------------------------------------------------------------------------------------------------

BEFORE = {"10": "8", "2": "1", "6": "4", "18": "13", "12": "11", "9": "8", "1": "0", "19": "18"}
"""From where a ship comes to a works tile."""


def rich(name: str, seats: int = 2) -> Maracaibo:
    """Blue can pay for a works tile, and is about to sail there."""
    work = TILES[name]
    state = with_tiles(name, seats=seats)
    give(state, BLUE, combat=2)
    goods = [card.id for card in CARDS if work.cost and work.cost[0] in (f"obj:{card.object}", f"good:{card.good}")]
    hand(state, BLUE, *goods[:1])
    return turn_of(state, BLUE, BEFORE[work.at], phase=SAILING)


@rule("MAR-26.13", "MAR-26.21", "MAR-21.3", "MAR-6.10")
@pytest.mark.parametrize("name", WORKS)
def test_a_works_tile_takes_its_cost_gives_its_reward_and_gets_a_disc(name: str) -> None:
    work = TILES[name]
    state = rich(name)
    start = works(state, name)
    expected = Account(state, BLUE)
    expected.pay(*work.cost)
    expected.gain(*work.rewards)
    expected.gain("disc:1")

    play(state, f"sail {work.at}")
    assert (decision(state), answers(state)) == ("Works", [f"work {name}", "decline"])
    play(state, f"work {name}")
    if decision(state) != "WorksDisc":
        play(state, answers(state)[0])
    play(state, "disc u1")

    assert Account(audited(state), BLUE).numbers == expected.numbers
    assert works(state, name) == [*start, BLUE]
    assert decision(state) == "MainAction"


@rule("MAR-26.13", "MAR-5.8")
@pytest.mark.parametrize("name", WORKS)
def test_a_works_tile_may_be_left_alone(name: str) -> None:
    state = rich(name)
    before = works(state, name)

    play(state, f"sail {TILES[name].at}", "decline")

    assert (decision(state), works(state, name)) == ("MainAction", before)
    assert "earn" in state.texts()


@rule("MAR-26.13", "MAR-14.2", "MAR-5.8")
@pytest.mark.parametrize("name", [name for name in WORKS if TILES[name].cost])
def test_a_works_tile_asks_nobody_who_cannot_pay(name: str) -> None:
    state = rich(name)
    hand(state, BLUE)
    give(state, BLUE, doubloons=1, combat=0, figures=0)

    play(state, f"sail {TILES[name].at}")

    assert decision(state) == "MainAction"


@rule("MAR-26.13", "MAR-D61")
@pytest.mark.parametrize("name", WORKS)
def test_a_full_works_tile_can_no_longer_be_used(name: str) -> None:
    state = rich(name)
    fill(state, name, *[YELLOW] * (TILES[name].spaces - len(works(state, name))))

    play(state, f"sail {TILES[name].at}")

    assert decision(audited(state)) == "MainAction"


@rule("MAR-26.14", "MAR-25.17")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("name", WORKS)
def test_discs_of_the_box_lie_on_works_tiles_with_one_or_two_players(name: str, seats: int) -> None:
    state = new(seats, legacy=("1", name))

    assert works(state, name) == [-1] * TILES[name].start[seats - 1]
    assert TILES[name].start[:2] == ([1, 0] if name == "l10" else [2, 1])


@rule("MAR-26.21", "MAR-21.4")
def test_without_a_disc_to_remove_a_works_tile_cannot_be_used() -> None:
    state = rich("l10")
    for area in CATALOG.area_ids:
        if area not in ("u12",):
            upgrade(state, BLUE, area)
    discs(state, BLUE, "u12", 0)

    play(state, "sail 10")

    assert decision(state) == "MainAction"


@rule("MAR-26.13", "MAR-8.7")
def test_an_upgrade_completed_at_a_works_tile_counts_at_once() -> None:
    state = rich("l10")
    discs(state, BLUE, "u1", 1)

    play(state, "sail 10", "work l10", "disc u1")
    play(state, "earn", "earn")

    assert discs_left(state, BLUE, "u1") == 0
    assert (decision(state), state.doubloons[BLUE]) == ("Refill", 13)


@rule("MAR-26.13")
def test_a_works_tile_is_used_once_per_stop_and_again_at_the_next_one() -> None:
    state = rich("l10")

    play(state, "sail 10", "work l10", "disc u1")
    assert offered(state, "work") == []
    play(state, "done")
    turn_of(state, BLUE, "9", phase=SAILING)
    play(state, "sail 10", "work l10", "disc u2")

    assert works(state, "l10") == [BLUE, BLUE]


@rule("MAR-D59", "MAR-26.23")
def test_works_tiles_can_be_used_after_an_assistants_sailing() -> None:
    state = sailing_on(with_tiles("l10"), "9")

    play(state, "sail 10", "work l10", "disc u1")

    assert (works(state, "l10"), decision(state)) == ([BLUE], "MainAction")


@rule("MAR-5.11", "MAR-26.13")
def test_free_actions_stand_beside_the_question_of_a_works_tile() -> None:
    state = rich("l10")
    hand(state, BLUE, "a01")

    play(state, "sail 10", "plan a01", "work l10", "disc u1")

    assert cards(state, state.planning[BLUE]) == ["a01"]


@rule("MAR-5.11", "MAR-26.13", "MAR-20.2")
def test_a_free_action_can_bring_what_a_works_tile_costs() -> None:
    state = rich("l14")
    give(state, BLUE, figures=0)
    career(state, BLUE, "p1")
    combat_tokens(state, BLUE, 6)

    play(state, "sail 12")
    assert answers(state) == ["decline"]
    play(state, offered(state, "complete")[0], "work l14", "disc u1")
    assert works(state, "l14") == [-1, BLUE]

    state = rich("l15")
    give(state, BLUE, combat=0)
    own(state, BLUE, "a26")
    play(state, "sail 9", "drill", "work l15", "disc u1")
    assert (state.combat[BLUE], state.doubloons[BLUE]) == (1, 14)


# -- the toll (MAR-26.15) ---------------------------------------------------------------------------------------------


@rule("MAR-26.15", "MAR-D24", "MAR-6.10")
def test_who_passes_the_free_quay_pays_two_doubloons() -> None:
    state = arrive(with_tiles("l17"), "18", "sail 20")
    assert state.doubloons[BLUE] == 8

    state = arrive(with_tiles("l17"), "18", "sail 19")
    assert state.doubloons[BLUE] == 10


@rule("MAR-26.15", "MAR-D56")
def test_who_cannot_pay_the_toll_must_stop_there() -> None:
    state = with_tiles("l17")
    own(state, BLUE, "b100")
    give(state, BLUE, doubloons=1)
    turn_of(state, BLUE, "18", phase=SAILING)

    assert state.texts() == ["sail 19"]
    assert why_not(state, "sail 20") == ("too-dear", {"doubloons": 2, "doubloons2": 1})
    play(state, "sail 19")
    assert "earn" in state.texts()


# -- fleet and mine (MAR-26.8, MAR-26.11) -----------------------------------------------------------------------------


@rule("MAR-26.8", "MAR-26.22", "MAR-X42", "MAR-D91", "MAR-28.9")
@pytest.mark.parametrize(("slot", "left"), [(10, 1), (11, 0)])
def test_the_silver_fleet_is_escorted_on_a_free_space_of_ones_choice(slot: int, left: int) -> None:
    state = fight(with_tiles("l6"), 11)
    doubloons, stocked, before = state.doubloons[BLUE], state.stock[FRANCE], influence_of(state, BLUE)
    assert offered(state, "claim") == ["claim l6-10", "claim l6-11"]

    play(state, f"claim l6-{slot}")

    assert state.doubloons[BLUE] == doubloons + 8
    assert influence_of(state, BLUE)[FRANCE] == before[FRANCE] + 3
    assert (state.stock[FRANCE], state.owned()[FRANCE]) == (stocked - 1, 2)
    if left:
        assert value(state) == left
        assert why_not(state, "claim l6-11").key == "used-up"
    audited(state)


@rule("MAR-26.8", "MAR-9.9")
def test_the_escort_needs_the_value_of_its_space() -> None:
    state = fight(with_tiles("l6"), 10)

    assert offered(state, "claim") == ["claim l6-10"]
    assert why_not(state, "claim l6-11") == ("little-value", {"value": 11, "value2": 10})


@rule("MAR-26.8", "MAR-10.10")
def test_a_filled_space_of_the_fleet_cannot_be_taken_and_both_filled_end_the_action() -> None:
    state = with_tiles("l6")
    state.claims = (ENGLAND, NOTHING, NOTHING)
    state.stock[ENGLAND] -= 1
    fight(state, 11)
    assert offered(state, "claim") == ["claim l6-11"]
    assert why_not(state, "claim l6-10").key == "occupied"

    play(state, "claim l6-11")
    fight(audited(state), 12)
    assert offered(state, "claim") == []


@rule("MAR-26.22", "MAR-9.25")
def test_there_is_one_escort_in_a_turn() -> None:
    state = fight(with_tiles("l6"), 12)
    state.agenda.insert(-1, ChoosePile(BLUE))
    play(state, "claim l6-10", "done")
    next_token(state, "k06")
    give(state, BLUE, combat=8)

    play(state, "reveal 1", "fight france", *["raise combat_point"] * 8)
    assert (value(state), offered(state, "claim")) == (12, [])
    assert why_not(state, "claim l6-11").key == "used-up"

    play(state, "done")
    fight(turn_of(state, BLUE), 12)
    assert offered(state, "claim") == ["claim l6-11"]


@rule("MAR-26.8", "MAR-10.9", "MAR-10.11")
def test_without_a_marker_in_stock_nothing_is_escorted_or_mined() -> None:
    state = with_tiles("l6", "l8")
    explorer(state, BLUE, "e5")
    stock(state, france=0)
    fight(state, 12)

    assert offered(state, "claim") == []
    assert why_not(state, "claim l8-8") == ("no-stock", {"nation": "france"})


@rule("MAR-26.11", "MAR-D19")
@pytest.mark.parametrize(("where", "is_open"), [("e4", False), ("e5", True), ("e6s", True), ("e7", True)])
def test_the_gold_mine_is_for_who_has_come_to_space_5(where: str, is_open: bool) -> None:
    state = with_tiles("l8")
    explorer(state, BLUE, where)
    explorer(state, YELLOW, "e20")
    fight(state, 8)

    assert ("claim l8-8" in state.texts()) == is_open
    if not is_open:
        assert why_not(state, "claim l8-8") == ("no-explorer", {"space": "e5"})


@rule("MAR-26.11", "MAR-10.10")
def test_the_gold_mine_gives_twelve_doubloons_once() -> None:
    state = with_tiles("l8")
    explorer(state, BLUE, "e5")
    fight(state, 9)
    before = influence_of(state, BLUE)

    play(state, "claim l8-8")

    assert (state.doubloons[BLUE], influence_of(state, BLUE), value(state)) == (22, before, 1)
    assert state.owned()[FRANCE] == 2
    fight(audited(state), 8)
    assert why_not(state, "claim l8-8").key == "occupied"


@rule("MAR-10.10", "MAR-9.5", "MAR-19.7")
def test_markers_on_fleet_and_mine_count_as_markers_in_the_caribbean() -> None:
    state = with_tiles("l6", "l8")
    markers(state, france="1", england="2", spain="3")
    next_token(state, "k05")
    state.claims = (FRANCE, NOTHING, NOTHING)
    turn_of(state, BLUE, "11")

    play(state, "city", "reveal 1", "fight france")

    assert value(state) == 5 - 2
    assert state.owned() == [2, 1, 1]


@rule("MAR-26.8", "MAR-26.11", "MAR-9.16", "MAR-9.8")
def test_escort_and_mine_are_further_combat_actions_beside_the_basic_ones() -> None:
    state = with_tiles("l6", "l8")
    explorer(state, BLUE, "e5")
    fight(state, 16)
    give(state, BLUE, combat=8)
    play(state, *["raise combat_point"] * 8)

    play(state, "claim l6-10", "claim l8-8", "annex 11", "gain little")

    assert decision(state) in ("EndTurn", "Refill", "Fight")
    assert state.owned()[FRANCE] == 4
    audited(state)


# -- what every tile keeps --------------------------------------------------------------------------------------------


@rule("MAR-26.1")
@pytest.mark.parametrize("name", ALL_TILES)
def test_a_tile_stays_from_game_to_game(name: str) -> None:
    state = new(2, round=4, legacy=("1", name))
    end_round(state)
    play(state, "score", "score")

    assert state.is_over
    assert name in state.archive()
    assert in_play(cast(Maracaibo, GAME.new(3, 5, legacy=state.archive()))) == [name]
