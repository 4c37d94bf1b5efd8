"""Phase 1: placing workers (EMP-5)."""

import pytest

from caravela.games.empires.catalog import EVENTS, WORKERS
from caravela.games.empires.state import Empires
from caravela.games.empires.steps.placement import PlaceWorker, PlaceWorkers
from tests.games.empires.position import (
    BLUE,
    GAME,
    RED,
    YELLOW,
    available,
    colony,
    exploring,
    figure,
    new,
    offer,
    on,
    own,
    play,
    run,
    set_available,
)
from tests.rules import rule

SPACES = ["missionary", "merchant", "soldier", "captain", "training"]


def offered(state: Empires, worker: str) -> list[str]:
    """Where a worker may be placed now."""
    start = f"place {worker} "
    return [text.removeprefix(start) for text in state.texts() if text.startswith(start)]


def row(state: Empires, event: str) -> list[str]:
    """The workers of a row as everybody sees them, the first one first."""
    workers = GAME.view(state, None)["events"][event]["workers"]
    return [f"{worker['seat']} {worker['worker']}" for worker in workers]


@rule("EMP-5.1")
def test_in_player_order_again_and_again_each_player_places_exactly_one_worker() -> None:
    state = new(3)
    for seat in (RED, YELLOW, BLUE):
        set_available(state, seat, colonist=2)
    state.order = (BLUE, RED, YELLOW)
    run(state, PlaceWorkers())

    asked = []
    while not state.is_over:
        asked.append(state.seat)
        play(state, "place colonist shipping")

    assert asked == [BLUE, RED, YELLOW, BLUE, RED, YELLOW]
    assert [state.trading[figure(f"{name} colonist")] for name in ("red", "yellow", "blue")] == [2, 2, 2]


@rule("EMP-5.2")
def test_a_player_with_available_workers_must_place_one() -> None:
    state = new()

    kinds = {text.split()[0] for text in state.texts()}

    assert kinds == {"place"}
    assert "pass" not in state.texts()


@rule("EMP-5.3", "EMP-5.4")
def test_a_player_without_workers_is_passed_over_and_the_others_go_on_in_player_order() -> None:
    state = new(3)
    set_available(state, RED, colonist=1)
    set_available(state, YELLOW)
    set_available(state, BLUE, colonist=2, captain=1)
    run(state, PlaceWorkers())

    asked = []
    while not state.is_over:
        asked.append(state.seat)
        play(state, state.texts()[0].rsplit(" ", 1)[0] + " shipping")

    assert asked == [RED, BLUE, BLUE, BLUE]
    assert [available(state, seat) for seat in (RED, YELLOW, BLUE)] == [{}, {}, {}]


@rule("EMP-5.5")
def test_any_type_of_worker_may_be_placed_on_any_event() -> None:
    state = new(builders=True)
    set_available(state, RED, colonist=1, captain=1, merchant=1, missionary=1, soldier=1, builder=1)

    run(state, PlaceWorker(RED))

    everywhere = ["initiative", "dock", "trade", "shipping", "buildings", "discovery", "warfare"]
    everywhere += [f"specialists {space}" for space in ("missionary", "merchant", "soldier", "captain", "builder")]
    everywhere += ["specialists training"]
    assert {worker: offered(state, worker) for worker in WORKERS} == dict.fromkeys(WORKERS, everywhere)


@rule("EMP-5.6")
def test_initiative_takes_one_worker_of_each_player_on_the_leftmost_free_space() -> None:
    state = new(6)
    names = ["red", "yellow", "blue", "green", "orange", "purple"]

    play(state, *["place colonist initiative"] * 6)

    assert row(state, "initiative") == [f"{name} colonist" for name in names]
    assert state.seat == RED
    assert "initiative" not in offered(state, "colonist")


@rule("EMP-5.7", "EMP-5.8", "EMP-5.10", "EMP-5.13", "EMP-D7")
@pytest.mark.parametrize(("event", "spaces"), [("dock", 5), ("trade", 4), ("buildings", 5), ("warfare", 4)])
def test_rows_are_filled_from_the_left_by_any_number_of_workers_per_player(event: str, spaces: int) -> None:
    state = new(3)
    set_available(state, RED, colonist=3, soldier=spaces - 1)
    run(state, PlaceWorker(YELLOW), *[PlaceWorker(RED)] * spaces)

    play(state, f"place colonist {event}", *[f"place soldier {event}"] * (spaces - 1))

    assert row(state, event) == ["yellow colonist", *["red soldier"] * (spaces - 1)]
    assert event not in offered(state, "colonist")


@rule("EMP-5.9", "EMP-5.11")
@pytest.mark.parametrize("event", ["shipping", "discovery"])
def test_merchant_shipping_and_discovery_have_no_limit(event: str) -> None:
    state = new()
    set_available(state, RED, colonist=20)
    on(state, event, "red captain", "yellow captain")

    run(state, *[PlaceWorker(RED)] * 20)
    play(state, *[f"place colonist {event}"] * 20)

    workers = GAME.view(state, None)["events"][event]["workers"]
    assert workers == {"red": {"colonist": 20, "captain": 1}, "yellow": {"captain": 1}}


@rule("EMP-5.11")
def test_workers_left_in_discovery_are_still_there_in_the_next_round() -> None:
    state = new()
    set_available(state, RED, soldier=1)
    set_available(state, YELLOW)

    play(state, "place soldier discovery", "pass")

    assert state.round == 2
    assert exploring(state, RED) == {"soldier": 1}


@rule("EMP-5.12", "EMP-D7")
def test_at_specialists_a_worker_takes_any_one_free_space() -> None:
    state = new()
    run(state, *[PlaceWorker(RED)] * 4)

    play(state, "place colonist specialists training", "place colonist specialists merchant")

    spaces = GAME.view(state, None)["events"]["specialists"]["spaces"]
    assert list(spaces) == SPACES
    assert [space for space, worker in spaces.items() if worker] == ["merchant", "training"]
    free = [place for place in offered(state, "colonist") if place.startswith("specialists")]
    assert free == ["specialists missionary", "specialists soldier", "specialists captain"]


@rule("EMP-5.14")
def test_a_worker_may_be_placed_where_its_action_will_be_impossible() -> None:
    state = new()
    state.coins = [0, 0]
    state.ship_offered = 0
    state.goods_offered = []

    places = offered(state, "colonist")

    assert {"buildings", "warfare", "trade", "shipping", "specialists training"} <= set(places)


@rule("EMP-5.15")
def test_workers_are_never_placed_on_player_order_or_on_x_and_y() -> None:
    state = new()
    own(state, RED, "indentured_servitude", "colonization_laws")

    run(state, PlaceWorker(RED))

    specialists = [f"specialists {space}" for space in SPACES]
    assert offered(state, "colonist") == [*EVENTS[:6], "warfare", *specialists]


@rule("EMP-5.16")
def test_there_is_always_a_legal_placement() -> None:
    state = new()
    on(state, "initiative", "red colonist", "yellow colonist")
    on(state, "dock", *["yellow colonist"] * 3)
    on(state, "trade", *["yellow colonist"] * 4)
    on(state, "buildings", *["yellow soldier"] * 5)
    on(state, "warfare", *["yellow missionary"] * 4)
    for space in SPACES:
        on(state, f"specialists {space}", "yellow colonist")

    run(state, PlaceWorker(RED))

    assert state.texts() == ["place colonist shipping", "place colonist discovery"]


@rule("EMP-X42", "EMP-D66")
def test_a_worker_that_university_moves_from_x_to_the_front_fills_no_numbered_space() -> None:
    state = new()
    own(state, RED, "university")
    on(state, "dock", "red colonist", "yellow merchant")
    on(state, "x", "red colonist")
    set_available(state, RED, soldier=1)
    run(state, PlaceWorker(RED), PlaceWorker(YELLOW))

    play(state, "use university dock 3")
    moved = row(state, "dock")
    play(state, "place soldier dock")

    assert moved == ["red colonist", "red colonist", "yellow merchant"]
    assert row(state, "dock") == ["red colonist", "red colonist", "yellow merchant", "red soldier"]
    spaces = [worker["space"] for worker in GAME.view(state, None)["events"]["dock"]["workers"]]
    assert spaces == ["x", "number", "number", "number"]
    assert state.seat == YELLOW
    assert "dock" not in offered(state, "colonist")


@rule("EMP-D66")
def test_a_worker_placed_later_sails_after_the_one_that_university_moved_to_the_front() -> None:
    state = new()
    own(state, RED, "university")
    on(state, "x", "yellow colonist")
    on(state, "y", "red colonist")
    set_available(state, RED, soldier=1)
    run(state, PlaceWorker(RED))

    play(state, "use university dock 2", "place soldier dock")

    assert row(state, "dock") == ["red colonist", "red soldier", "yellow colonist"]
    spaces = [worker["space"] for worker in GAME.view(state, None)["events"]["dock"]["workers"]]
    assert spaces == ["y", "number", "x"]


@rule("EMP-D10")
def test_free_workers_appear_in_phase_4_and_act_in_the_next_round() -> None:
    state = new()
    state.coins[RED] = 20
    offer(state, "indentured_servitude", "navigator")
    on(state, "buildings", "red colonist", "red colonist")
    set_available(state, RED, colonist=1)
    set_available(state, YELLOW)

    play(state, "place colonist shipping", "buy indentured_servitude", "buy navigator")
    waiting = (state.round, row(state, "dock"), exploring(state, RED))
    play(state, *["place colonist shipping"] * 10)
    play(state, "land caribbean", "send captain", "done")

    assert waiting == (2, ["red colonist"], {"captain": 1})
    assert colony(state, RED, "caribbean") == {"colonist": 1}
    assert state.texts()[0] == "explore new_france"
