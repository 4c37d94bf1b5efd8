"""Phase A: sailing (MAR-6), and what can be done at the kinds of locations (MAR-7)."""

import pytest

from caravela.games.maracaibo.state import SAILING
from tests.games.maracaibo.position import (
    BLUE,
    CATALOG,
    GREEN,
    YELLOW,
    Log,
    answers,
    asked,
    assistants_done,
    audited,
    decision,
    give,
    hand,
    location,
    new,
    offered,
    own,
    play,
    quest,
    turn_of,
    upgrade,
    why_not,
)
from tests.rules import rule


def destinations(at: str, round: int = 1) -> list[str]:
    """All that a ship at a location may choose."""
    return turn_of(new(round=round), BLUE, at, phase=SAILING).texts()


def shortest(at: str, by: str) -> int:
    """How many points it is from Havana to a location by way of another one."""
    found: dict[str, int] = {}
    paths = [("0", 0, False)]
    while paths:
        place, cost, is_by = paths.pop()
        if place == at and is_by:
            found[by] = min(cost, found.get(by, 99))
        for end in CATALOG.locations[location(place)].next:
            paths.append((CATALOG.location_ids[end], cost + 1, is_by or CATALOG.location_ids[end] == by))
    return found[by]


# -- movement ---------------------------------------------------------------------------------------------------------


@rule("MAR-6.1")
def test_the_ship_moves_at_least_one_location_and_at_most_seven_points() -> None:
    assert destinations("0") == [
        "sail 1",
        "sail 2",
        "sail 3",
        "sail 4",
        "sail 6 by 4",
        "sail 7 by 4",
        "sail 8 by 4",
        "sail 5",
        "sail 6 by 5",
        "sail 7 by 5",
        "sail 8 by 5",
    ]


@rule("MAR-6.1")
def test_unspent_points_are_lost() -> None:
    state = new()

    play(state, "sail 1", "done")
    while state.active == BLUE:
        state.choose(state.speech.option("draw"))
    play(state, "sail 1", "done")
    while state.active == YELLOW:
        state.choose(state.speech.option("draw"))

    assert "sail 9 by 4" in state.texts()
    assert why_not(state, "sail 10 by 4").key in ("too-far", "out-of-reach")


@rule("MAR-6.2")
def test_a_move_follows_the_arrows_for_a_point_each_and_never_back() -> None:
    state = turn_of(new(), BLUE, "8", phase=SAILING)
    log = Log(state)

    assert why_not(state, "sail 7").key == "behind"
    assert why_not(state, "sail 8").key == "behind"
    play(state, "sail 10")

    assert log.facts("sailed") == {"seat": "blue", "location": "10", "count": 2}
    assert state.spent == 2


@rule("MAR-6.3", "MAR-D5")
def test_the_player_chooses_at_the_two_forks_of_the_board() -> None:
    following = {
        place.id: [CATALOG.location_ids[end] for end in CATALOG.sea.ways_on(place.number, late=False)]
        for place in CATALOG.locations
    }

    assert {place: ends for place, ends in following.items() if len(ends) > 1} == {
        "3": ["4", "5"],
        "12": ["13", "14"],
    }
    assert (following["4"], following["5"]) == (["6"], ["6"])
    assert (following["13"], following["14"], following["17"]) == (["18"], ["15"], ["18"])
    assert {"sail 13", "sail 14", "sail 15 by 14", "sail 18 by 13"} < set(destinations("12"))


@rule("MAR-6.4")
def test_any_number_of_ships_may_share_a_location() -> None:
    state = new(3)
    for seat in (YELLOW, GREEN):
        state.ship[seat] = location("3")

    play(state, "sail 3")

    assert state.ship == [location("3")] * 3


@rule("MAR-6.5", "MAR-16.1")
@pytest.mark.parametrize(
    ("at", "round", "end"), [("19", 1, "20"), ("20", 1, "21a"), ("20", 4, "21b"), ("21b", 4, "22")]
)
def test_a_location_with_the_red_hand_cannot_be_passed(at: str, round: int, end: str) -> None:
    assert destinations(at, round) == [f"sail {end}"]


@rule("MAR-6.5")
def test_the_reason_names_the_location_where_the_ship_must_stop() -> None:
    state = turn_of(new(), BLUE, "18", phase=SAILING)

    told = why_not(state, "sail 21a")

    assert (told.key, told.facts["location"]) == ("must-stop", "20")


@rule("MAR-6.6", "MAR-D6", "MAR-7.2")
@pytest.mark.parametrize(("spent", "actions"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3)])
def test_village_actions_are_counted_by_the_points_spent(spent: int, actions: int) -> None:
    state = turn_of(new(), BLUE, "6", sailed=spent)

    done = 0
    while decision(state) in ("MainAction", "Village"):
        play(state, "earn")
        done += 1

    assert done == actions
    assert state.doubloons[BLUE] == 10 + actions


@rule("MAR-6.6")
def test_sailing_spends_the_points_that_are_counted() -> None:
    state = new()

    play(state, "sail 6 by 5", "earn")

    assert (state.spent, state.sailed) == (5, 5)
    assert (decision(state), asked(state).left) == ("Village", 1)


@rule("MAR-6.7")
def test_every_own_open_assistant_at_a_location_passed_gives_two_points() -> None:
    state = new()
    own(state, BLUE, "a45", "a46", "b081")
    own(state, YELLOW, "a47")

    play(state, "sail 3")

    assert state.points_of(BLUE) == 6
    assert state.points_of(YELLOW) == 0
    assert assistants_done(state, BLUE) == ["a45", "a46", "b081"]
    audited(state)


@rule("MAR-6.7")
def test_an_assistant_that_is_done_gives_nothing_more_when_it_is_passed() -> None:
    state = new()
    own(state, BLUE, "a45")
    state.done[BLUE] = 1

    play(state, "sail 3")

    assert state.points_of(BLUE) == 0


@rule("MAR-6.9")
@pytest.mark.parametrize(("choice", "points"), [("sail 6 by 4", 2), ("sail 6 by 5", 0)])
def test_the_arm_taken_at_a_fork_decides_what_is_passed(choice: str, points: int) -> None:
    state = new()
    own(state, BLUE, "b083")

    play(state, choice)

    assert state.ship[BLUE] == location("6")
    assert state.points_of(BLUE) == points


@rule("MAR-6.9")
def test_the_arm_decides_how_many_points_are_spent() -> None:
    state = turn_of(new(), BLUE, "12", phase=SAILING)
    upper, lower = state, state.copy()

    play(upper, "sail 18 by 13")
    play(lower, "sail 18 by 14")

    assert (upper.spent, lower.spent) == (2, 5)


@rule("MAR-6.10", "MAR-D80")
def test_passed_assistants_score_then_hosts_are_asked_from_the_active_player_on() -> None:
    state = turn_of(new(3), YELLOW, "0", phase=SAILING)
    own(state, BLUE, "a30", "a45")
    own(state, YELLOW, "b041", "b080")
    own(state, GREEN, "b042", "a46")
    log = Log(state)

    play(state, "sail 1")

    assert (decision(state), state.seat) == ("HostReward", YELLOW)
    play(state, "host point")
    assert (decision(state), state.seat) == ("HostReward", BLUE)
    play(state, "host doubloons")
    assert (decision(state), state.seat) == ("MainAction", YELLOW)
    assert log.among("hosted-point", "hosted-doubloons") == ["hosted-point", "hosted-doubloons"]


@rule("MAR-6.10")
def test_two_points_for_assistants_passed_come_before_hosts() -> None:
    state = new()
    own(state, BLUE, "a30", "a45", "a46")
    log = Log(state)

    play(state, "sail 2", "host point")

    assert log.among("sailed", "assistants-passed", "hosted-point") == ["sailed", "assistants-passed", "hosted-point"]
    assert state.points_of(BLUE) == 3


@rule("MAR-6.11")
def test_a_path_costs_at_most_seven_points_or_three_by_an_assistant() -> None:
    state = turn_of(new(), BLUE, "10")
    own(state, BLUE, "a52")

    play(state, "assist a52")

    assert decision(state) == "SailOn"
    assert answers(state) == ["sail 11", "sail 12", "sail 13", "sail 14", "decline"]
    assert why_not(state, "sail 18 by 13").key == "too-far"
    assert "sail 18 by 13" in turn_of(state, BLUE, "10", phase=SAILING).texts()
    assert "sail 19 by 14" not in state.texts()


@rule("MAR-6.12", "MAR-7.6")
def test_havana_is_left_by_every_path_and_never_a_destination() -> None:
    state = new()

    assert all("0" not in text.split()[1:] for text in state.texts())
    for place in CATALOG.locations:
        assert CATALOG.havana not in place.next
    assert CATALOG.havana not in (*CATALOG.sea.villages, *CATALOG.sea.flags)


@rule("MAR-X26")
def test_the_paths_have_their_lengths_and_a_round_lasts_at_least_four_turns() -> None:
    assert (shortest("6", "4"), shortest("6", "5")) == (5, 5)
    assert (shortest("18", "13"), shortest("18", "14")) == (13, 16)
    assert (shortest("20", "13"), shortest("20", "14")) == (15, 18)

    turns, at = 0, "0"
    while at != "21a":
        routes = CATALOG.sea.routes[location(at)][0]
        at = CATALOG.location_ids[max(routes, key=lambda route: (route.end, -route.cost)).end]
        turns += 1
    assert turns == 4


# -- kinds of location ------------------------------------------------------------------------------------------------


@rule("MAR-X17")
@pytest.mark.parametrize(
    ("spent", "upgraded", "actions"),
    [(4, False, 2), (4, True, 2), (5, True, 3), (2, True, 2), (1, True, 1), (1, False, 1)],
)
def test_so_many_village_actions_come_with_and_without_long_sails(spent: int, upgraded: bool, actions: int) -> None:
    state = turn_of(new(), BLUE, "6", sailed=spent)
    if upgraded:
        upgrade(state, BLUE, "u1")

    play(state, *["earn"] * actions)

    assert decision(state) == "Refill"
    assert state.doubloons[BLUE] == 10 + actions


@rule("MAR-7.1")
@pytest.mark.parametrize("at", ["4", "5", "11", "13", "14"])
def test_in_a_city_a_city_action_is_possible_and_no_village_action(at: str) -> None:
    state = turn_of(new(), BLUE, at, sailed=7)
    hand(state, BLUE, "a02")

    assert "city" in state.texts()
    assert offered(state, "earn") + offered(state, "buy") + offered(state, "discard hand") == []


@rule("MAR-7.2")
def test_in_a_village_village_actions_are_possible_and_no_city_action() -> None:
    for place in CATALOG.sea.villages:
        state = turn_of(new(), BLUE, CATALOG.location_ids[place])

        assert "earn" in state.texts()
        assert offered(state, "city") + offered(state, "deliver") == []


@rule("MAR-7.3")
@pytest.mark.parametrize("at", ["6", "4"])
def test_a_quest_at_the_location_can_be_fulfilled_instead(at: str) -> None:
    state = turn_of(new(), BLUE, at)
    quest(state, "q19", at)

    play(state, "quest q19")

    assert (state.quests[BLUE], state.combat[BLUE], state.doubloons[BLUE], state.points_of(BLUE)) == (1, 0, 14, 1)
    assert decision(state) == "Refill"
    audited(state)


@rule("MAR-7.4")
def test_exactly_one_own_assistant_at_the_location_can_be_used_instead() -> None:
    state = turn_of(new(), BLUE, "18")
    own(state, BLUE, "a55", "b098", "b099")
    own(state, YELLOW, "a56")
    hand(state, BLUE, "a01", "a06", "a08", "a13")
    assert offered(state, "assist") == ["assist a55", "assist b098", "assist b099"]

    play(state, "assist b099", "pay cost", "pay a01", "pay a06", "pay a08")

    assert offered(state, "assist") == []
    assert decision(state) == "EndTurn"
    assert state.points_of(BLUE) == 4
    audited(state)


@rule("MAR-X24")
def test_with_one_of_two_assistants_used_the_other_gives_two_points_and_so_does_one_passed() -> None:
    state = turn_of(new(), BLUE, "15", phase=SAILING)
    own(state, BLUE, "b095", "b096", "b097")

    play(state, "sail 17")
    assert state.points_of(BLUE) == 2
    play(state, "assist b096", "decline", "done")

    assert state.points_of(BLUE) == 4
    assert assistants_done(state, BLUE) == ["b095", "b096", "b097"]
    audited(state)


@rule("MAR-7.5")
@pytest.mark.parametrize("at", ["20", "21a", "21b", "22"])
def test_the_homeward_spaces_are_cities_without_a_market(at: str) -> None:
    state = turn_of(new(round=4 if at in ("21b", "22") else 1), BLUE, at)
    hand(state, BLUE, "a01", "a02", "a04", "a05", "a18")

    assert answers(state) == ["done", "city"]
    assert why_not(state, "deliver a01").key == "not-here"


@rule("MAR-7.6")
def test_no_marker_quest_or_assistant_ever_comes_to_havana_or_the_homeward_spaces() -> None:
    away = {location(at) for at in ("0", "20", "21a", "21b", "22")}

    assert not away & {*CATALOG.sea.villages, *CATALOG.sea.flags}
    assert not away & {card.location for card in CATALOG.projects}
    assert not away & {story.place for story in CATALOG.stories}
    assert not away & {place for story in CATALOG.stories for after in story.quests for at in after for place in at}


@rule("MAR-7.7")
def test_the_player_may_stop_before_all_village_actions_are_done() -> None:
    state = turn_of(new(), BLUE, "6", sailed=7)
    give(state, BLUE, doubloons=0)

    play(state, "earn", "done")

    assert (decision(state), state.doubloons[BLUE]) == ("Refill", 1)
