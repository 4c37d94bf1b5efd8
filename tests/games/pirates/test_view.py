"""What the page shows in figures is what the rules count: stops, fees, prices of the moment, reach, upgrades."""

from typing import Any

from caravela.games.pirates.state import Pirates
from tests.games.pirates.position import (
    BLACK,
    BLUE,
    GAME,
    act,
    decision,
    explorer,
    figurehead,
    give,
    new,
    own,
    play,
    quests,
    ship,
    turn_of,
    upgrade,
)
from tests.rules import rule


def seen(state: Pirates) -> dict[str, Any]:
    view: dict[str, Any] = GAME.view(state, BLACK)
    return view


def mine(state: Pirates) -> dict[str, Any]:
    found: dict[str, Any] = seen(state)["players"][BLACK]
    return found


@rule("PIR-4.2", "PIR-4.9", "PIR-X22")
def test_every_stop_tells_its_steps_and_the_fee_due_there() -> None:
    state = new()
    ship(state, BLUE, "c9r2")
    turn_of(state, BLACK, "c8r2")

    stops = {stop["place"]: (stop["steps"], stop["fee"]) for stop in mine(state)["stops"]}

    assert stops == {"c9r2": (1, 1), "c9r3": (2, 0), "gulf": (2, 0)}


@rule("PIR-5.1", "PIR-5.2", "PIR-4.9")
def test_a_stop_tells_what_is_left_after_the_fee_the_purchase_or_without_it() -> None:
    state = new()
    give(state, BLACK, doubloons=10)
    own(state, BLACK, "klabautermann")
    ship(state, BLUE, "lookout")
    card = state.catalog.improvements[state.catalog.improvement_ids.index("lookout")]

    stops = {stop["place"]: stop for stop in mine(turn_of(state, BLACK))["stops"]}

    assert stops["c2r2"]["price"] == card.cost
    assert (stops["c2r2"]["left"], stops["c2r2"]["bought"], stops["c2r2"]["passed"]) == (9, 9 - card.cost, 14)
    assert (stops["c1r1"]["price"], stops["c1r1"]["bought"], stops["c1r1"]["passed"]) == (None, None, None)
    give(state, BLACK, doubloons=card.cost)
    assert {stop["place"]: stop for stop in mine(state)["stops"]}["c2r2"]["bought"] is None


@rule("PIR-13.2", "PIR-D29")
def test_from_afar_prices_are_shown_with_the_surcharge() -> None:
    state = new()
    give(state, BLACK, doubloons=30)
    before = mine(state)["prices"]

    play(act(state, BLACK, "curacao"), "choose acquire")

    assert decision(state) == "AcquireAfar"
    assert mine(state)["prices"]["quartermaster"] == before["quartermaster"] + 3
    assert mine(state)["prices"]["farmhouse"] == before["farmhouse"]


@rule("PIR-10.1", "PIR-10.2", "PIR-X8")
def test_an_explore_tells_how_much_movement_each_space_takes() -> None:
    state = new()
    explorer(state, BLACK, "e01")
    explorer(state, BLUE, "e03l")

    act(state, BLACK, "bonaire")

    assert decision(state) == "MoveExplorer"
    assert (seen(state)["exploring"]["left"], seen(state)["exploring"]["jumped"]) == (3, ["e03l"])
    assert seen(state)["exploring"]["reach"] == {"e02": 1, "e03u": 2, "e04u": 3, "e04l": 2, "e05l": 3}


@rule("PIR-14.2", "PIR-X10")
def test_slots_tell_how_many_upgrades_their_barrier_still_asks_for() -> None:
    state = new()
    upgrade(state, BLACK, "u01")

    missing = {slot["id"]: slot["missing"] for slot in mine(state)["slots"]}

    assert [missing[slot] for slot in ("u01", "u02", "u07", "u13", "u18")] == [0, 0, 1, 4, 8]


@rule("PIR-12.5", "PIR-24.18")
def test_quests_tell_what_there_is_what_is_asked_for_and_the_points_now() -> None:
    state = new()
    quests(state, BLACK, "q09")
    own(state, BLACK, "quartermaster", "treasurer")
    figurehead(state, BLACK, "whale")

    q09 = mine(state)["progress"]["q09"]

    assert q09["needs"] == [{"what": "income_dbl", "have": 7, "low": 6, "high": 10}]
    assert q09["points"] == 3
    assert GAME.view(state, BLUE)["players"][BLACK]["progress"] == {}
