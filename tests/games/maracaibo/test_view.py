"""What the page shows in figures is what the rules count: stops, prices, uses, multipliers, combat."""

from typing import Any

from tests.games.maracaibo.position import (
    BLUE,
    GAME,
    YELLOW,
    city,
    deliver,
    discs,
    explorer,
    give,
    hand,
    influence,
    markers,
    new,
    next_token,
    own,
    plan,
    play,
    quest,
    row,
    turn_of,
    upgrade,
)
from tests.rules import rule


def seen(state: Any, seat: int = BLUE) -> dict[str, Any]:
    view: dict[str, Any] = GAME.view(state, seat)
    return view


def mine(state: Any) -> dict[str, Any]:
    found: dict[str, Any] = seen(state)["players"][BLUE]
    return found


@rule("MAR-7.2", "MAR-6.7", "MAR-6.9")
def test_every_stop_tells_its_cost_its_village_actions_and_the_assistants_passed() -> None:
    state = new()
    own(state, BLUE, "a45")

    stops = {stop["text"]: stop for stop in mine(state)["stops"]}

    here = state.catalog.projects[state.catalog.project_ids.index("a45")].location
    assert state.catalog.location_ids[here] == "1"
    assert stops["sail 1"]["points"] == 0
    assert (stops["sail 2"]["cost"], stops["sail 2"]["actions"], stops["sail 2"]["points"]) == (2, 1, 2)
    assert stops["sail 4"]["actions"] == 0, "a city gives no village actions"
    assert stops["sail 6 by 5"]["path"] == ["1", "2", "3", "5", "6"]
    assert max(stop["cost"] for stop in stops.values()) == 7


@rule("MAR-21.5")
def test_long_sails_give_more_village_actions_at_the_same_stop() -> None:
    state = new()
    upgrade(state, BLUE, "u1")

    stops = {stop["text"]: stop for stop in mine(state)["stops"]}

    assert stops["sail 2"]["actions"] == 2


@rule("MAR-22.5")
def test_prices_are_told_after_all_discounts() -> None:
    state = new()
    row(state, "a01", "a02", "a03", "a04")
    before = mine(state)["prices"]["a01"]

    own(state, BLUE, "a22")

    assert mine(state)["prices"]["a01"] == before - 1
    assert seen(state)["players"][YELLOW]["prices"]["a01"] == before


@rule("MAR-8.2", "MAR-14.4")
def test_a_card_says_what_it_can_be_used_for() -> None:
    state = new()
    hand(state, BLUE, "a01", "a02")
    plan(state, BLUE, "a03")
    give(state, BLUE, doubloons=4)
    quest(state, "q05", "7")
    good = state.catalog.projects[state.catalog.project_ids.index("a01")].good
    markets = [
        place
        for place in ("4", "5", "11", "13", "14")
        if state.market_good(state.catalog.location_ids.index(place)) == good
    ]

    uses = mine(state)["uses"]

    assert not uses["a01"]["buy"], "it costs 5"
    assert uses["a01"]["deliver"] == markets
    assert uses["a03"] == {"buy": False, "deliver": [], "quests": []}, "a planned card pays nothing"
    asked = GAME.facts(state.catalog)["quests"]["q05"]["cost"]["icons"]
    objects = [GAME.facts(state.catalog)["projects"][card]["object"] for card in ("a01", "a02")]
    assert [("q05" in uses[card]["quests"]) for card in ("a01", "a02")] == [thing in asked for thing in objects]


@rule("MAR-19.5", "MAR-19.6", "MAR-19.7")
def test_nations_tell_stock_multiplier_and_points() -> None:
    state = new()
    markers(state, france="4 5", england="", spain="")
    influence(state, BLUE, france=5)

    france = seen(state)["nations"][0]

    assert france["owned"] == 2
    assert france["spaces"][:2] == [0, 1]
    assert (france["emptied"], france["bonus"], france["multiplier"]) == (1, 2, 3)
    assert (france["ranks"]["blue"], france["points"]["blue"]) == (2, 6)
    assert france["leaders"] == ["blue"]


@rule("MAR-21.2")
def test_areas_are_locked_open_or_completed() -> None:
    state = new()
    upgrade(state, BLUE, "u5")
    discs(state, BLUE, "u1", 1)

    areas = {area["id"]: (area["state"], area["discs"]) for area in mine(state)["areas"]}

    assert areas["u5"] == ("completed", 0)
    assert areas["u6"] == ("open", 2)
    assert areas["u1"] == ("open", 1)
    assert areas["u12"] == ("locked", 2)


@rule("MAR-11.2")
def test_spaces_with_another_explorer_are_told_to_be_skipped() -> None:
    state = new()
    explorer(state, YELLOW, "e2")

    skipped = seen(state)["explorers"]["skipped"]

    assert "e2" in skipped["blue"]
    assert "e2" not in skipped["yellow"]


@rule("MAR-9.5", "MAR-9.6")
def test_a_combat_tells_printed_and_present_values() -> None:
    state = turn_of(new(), BLUE, "11")
    markers(state, france="4 5", england="13", spain="")
    next_token(state, "k03")
    play(state, "city", "reveal 1")

    combat = seen(state)["combat"]

    assert (combat["stage"], combat["token"]) == ("nation", "k03")
    assert [(side["printed"], side["value"]) for side in combat["sides"]] == [(4, 2), (5, 5), (5, 8)]
    play(state, "fight spain")
    assert seen(state)["combat"]["value"] == 8
    assert seen(state)["combat"]["nation"] == "spain"


@rule("MAR-8.2")
def test_markets_tell_whose_discs_lie_there() -> None:
    state = new(3)
    city(state, "13", "c09")
    deliver(state, "13", YELLOW)

    place = next(one for one in seen(state)["locations"] if one["id"] == "13")

    assert place["city"] == "c09"
    assert place["discs"] == ["yellow"]


@rule("MAR-26.3", "MAR-26.6", "MAR-26.20")
def test_the_legs_that_tiles_make_dearer_are_told_each_in_its_direction() -> None:
    state = new(2, 1, legacy=("1", "l2", "l4", "l7"))

    legs = {(leg["start"], leg["end"]): (leg["points"], leg["tile"]) for leg in seen(state)["legs"]}

    assert legs == {("8", "9"): (3, "l2"), ("9", "9a"): (3, "l4"), ("9a", "10"): (3, "l4")}
    assert seen(new())["legs"] == []
