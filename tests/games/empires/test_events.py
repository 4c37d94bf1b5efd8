"""Phase 2 in general, Initiative and Merchant Shipping (EMP-6, 7, 10)."""

import itertools

import pytest

from caravela.games.empires.catalog import DISCOVERY, DOCK, EVENTS
from caravela.games.empires.state import Empires
from caravela.games.empires.steps.buildings import ResolveBuildings
from caravela.games.empires.steps.discovery import ResolveDiscovery
from caravela.games.empires.steps.dock import ResolveDock
from caravela.games.empires.steps.events import BeforeEvent, ResolveInitiative, ResolveShipping
from caravela.games.empires.steps.reset import NewOrder, ResetShip
from caravela.games.empires.steps.round import ROUND
from caravela.games.empires.steps.specialists import ResolveSpecialists
from caravela.games.empires.steps.trade import ResolveTrade
from caravela.games.empires.steps.warfare import ResolveWarfare
from caravela.kernel.agenda import Step
from tests.games.empires.position import (
    BLUE,
    GREEN,
    ORANGE,
    RED,
    YELLOW,
    Log,
    available,
    colony,
    exploring,
    give_nation,
    lay_token,
    new,
    offer,
    offer_goods,
    on,
    own,
    play,
    put,
    run,
    set_available,
    set_stock,
    stock,
)
from tests.rules import rule


def on_every_event(state: Empires) -> None:
    """A red Colonist on each event but the last, one to place, and an enemy to fight."""
    set_available(state, RED, colonist=1)
    set_available(state, YELLOW)
    for event in EVENTS[:-1]:
        on(state, "specialists captain" if event == "specialists" else event, "red colonist")
    offer(state, "settlers")
    offer_goods(state, "rice")
    put(state, RED, "caribbean", soldier=1)
    put(state, YELLOW, "caribbean", colonist=2)


# -- in general -------------------------------------------------------------------------------------------------------


@rule("EMP-6.1")
def test_events_are_resolved_from_initiative_to_warfare() -> None:
    state = new()
    on_every_event(state)
    lay_token(state, "florida", "dt01")
    log = Log(state)

    play(state, "place colonist warfare", "land caribbean", "take rice", "buy settlers")
    play(state, "send colonist", "done", "explore florida", "take captain", "battle caribbean yellow")

    told = log.keys()
    keys = [key for key in told if key != "event"]
    assert keys[: keys.index("battle") + 1] == [
        "placed",
        "initiative-coins",
        "landed",
        "good-taken",
        "ship-won",
        "built",
        "sent",
        "region-won",
        "loot",
        "worker-gained",
        "battle",
    ]


@rule("EMP-6.2")
@pytest.mark.parametrize(
    ("event", "step"),
    [
        ("dock", ResolveDock()),
        ("trade", ResolveTrade()),
        ("buildings", ResolveBuildings()),
        ("warfare", ResolveWarfare()),
    ],
)
def test_within_a_row_workers_are_resolved_from_left_to_right(event: str, step: Step[Empires]) -> None:
    state = new()
    put(state, RED, "caribbean", soldier=1)
    put(state, YELLOW, "caribbean", soldier=1)
    on(state, event, "yellow colonist", "red colonist", "yellow merchant")

    run(state, step)
    asked = []
    while not state.is_over:
        asked.append(state.seat)
        play(state, "pass")

    assert asked == [YELLOW, RED, YELLOW]


@rule("EMP-6.3")
def test_merchant_shipping_is_resolved_by_majority_and_discovery_in_player_order() -> None:
    state = new(3)
    state.order = (BLUE, RED, YELLOW)
    on(state, "shipping", "blue colonist", "yellow colonist", "yellow colonist")
    on(state, "discovery", "yellow colonist", "red colonist", "blue colonist")

    run(state, ResolveShipping(), ResolveDiscovery(0))
    asked = []
    while not state.is_over:
        asked.append(state.seat)
        play(state, "pass")

    assert state.ships == [0, 1, 0]
    assert asked == [BLUE, RED, YELLOW]


@rule("EMP-6.4", "EMP-D62")
def test_a_worker_returns_to_stock_before_its_action_and_may_be_the_one_it_takes() -> None:
    state = new(building_set="all")
    offer(state, "overpopulation")
    on(state, "buildings", "red colonist")
    set_stock(state, RED, "colonist", 0)

    run(state, ResolveBuildings())
    play(state, "buy overpopulation", "settle caribbean")

    assert colony(state, RED, "caribbean") == {"colonist": 1}
    assert stock(state, RED, "colonist") == 0


@rule("EMP-6.4", "EMP-D62")
def test_a_specialist_on_its_own_space_may_be_the_one_received() -> None:
    state = new()
    set_available(state, RED)
    on(state, "specialists soldier", "red soldier")
    set_stock(state, RED, "soldier", 0)

    run(state, ResolveSpecialists())
    play(state, "take soldier")

    assert available(state, RED) == {"soldier": 1}


@rule("EMP-6.4", "EMP-7.5", "EMP-D8")
def test_workers_on_initiative_and_those_not_sent_in_discovery_do_not_return_to_stock() -> None:
    state = new()
    on(state, "initiative", "red soldier")
    on(state, "dock", "red merchant")
    on(state, "discovery", "red captain")

    run(state, ResolveInitiative(), ResolveDock(), ResolveDiscovery(0))
    play(state, "land caribbean", "pass")

    assert [stock(state, RED, worker) for worker in ("soldier", "merchant", "captain")] == [9, 4, 4]
    assert colony(state, RED, "caribbean") == {"merchant": 1}
    assert exploring(state, RED) == {"captain": 1}


@rule("EMP-6.5", "EMP-6.8")
def test_the_action_of_a_worker_may_be_forgone() -> None:
    state = new()
    on_every_event(state)
    before = (state.coins[YELLOW], state.offer[:], state.goods_offered[:], state.land[:])
    play(state, "place colonist warfare")

    asked = []
    for _ in range(6):
        asked.append(type(state.decision).__name__)
        if len(asked) < 6:
            play(state, "pass")

    assert asked == ["LandWorker", "TakeGood", "BuyBuilding", "SendWorkers", "TakeSpecialist", "Declare"]
    assert "pass" in state.texts()
    assert (state.coins[YELLOW], state.offer, state.goods_offered, state.land) == before
    assert available(state, RED) == {}


@rule("EMP-6.8", "EMP-D63")
def test_the_money_of_initiative_and_the_ship_are_given_without_a_question() -> None:
    state = new()
    on(state, "initiative", "red colonist")
    on(state, "shipping", "red colonist")

    run(state, ResolveInitiative(), ResolveShipping())

    assert state.is_over
    assert state.coins == [10 + 1, 11]
    assert state.ships == [1, 0]


@rule("EMP-6.6")
def test_just_before_each_event_there_is_a_window() -> None:
    state = new()
    own(state, YELLOW, "university")
    for row in ("initiative", "dock", "trade", "buildings", "warfare"):
        on(state, row, "red colonist", "yellow colonist")
    on(state, "shipping", "red colonist", "yellow colonist")
    on(state, "discovery", "red colonist", "yellow colonist")

    windows = []
    for event in range(len(EVENTS)):
        run(state, BeforeEvent(event))
        if not state.is_over:
            windows.append((state.seat, EVENTS[event]))

    assert windows == [(YELLOW, event) for event in EVENTS if event != "specialists"]


@rule("EMP-6.6", "EMP-6.9", "EMP-D49")
@pytest.mark.parametrize("order", [(RED, YELLOW, BLUE), (BLUE, YELLOW, RED)])
def test_players_with_an_effect_that_can_do_something_are_asked_once_in_player_order(order: tuple[int, ...]) -> None:
    state = new(3, nations="random")
    give_nation(state, YELLOW, "england")
    give_nation(state, RED, "portugal")
    give_nation(state, BLUE, "spain")
    own(state, BLUE, "university")
    on(state, "dock", "yellow colonist", "blue colonist")
    state.order = order

    run(state, BeforeEvent(DOCK))
    asked = []
    while not state.is_over:
        asked.append(state.seat)
        play(state, "pass")

    assert asked == [seat for seat in order if seat != RED]


@rule("EMP-6.9")
def test_an_effect_that_can_do_nothing_is_not_asked_for() -> None:
    state = new()
    own(state, RED, "stables", "university")
    put(state, RED, "caribbean", colonist=1)
    on(state, "dock", "red colonist", "yellow colonist")

    run(state, BeforeEvent(DISCOVERY))

    assert state.is_over


@rule("EMP-6.9")
def test_the_window_keeps_the_order_it_started_with() -> None:
    state = new(3, nations="random")
    give_nation(state, RED, "england")
    give_nation(state, YELLOW, "portugal")
    give_nation(state, BLUE, "spain")
    own(state, BLUE, "university")
    on(state, "dock", "yellow colonist", "blue colonist")

    run(state, BeforeEvent(DOCK))
    play(state, "pass", "use university player_order")

    assert state.order == (BLUE, RED, YELLOW)
    assert state.is_over


@rule("EMP-6.9")
@pytest.mark.parametrize("first", ["ride caribbean florida", "use university trade 2"])
def test_a_player_uses_several_effects_in_the_order_he_or_she_likes(first: str) -> None:
    state = new()
    own(state, RED, "stables", "university")
    put(state, YELLOW, "florida", colonist=1)
    put(state, RED, "caribbean", soldier=1)
    on(state, "trade", "yellow colonist", "red merchant")
    on(state, "discovery", "yellow colonist", "red colonist")
    state.order = (YELLOW, RED)
    both = ["ride caribbean florida", "use university trade 2"]
    both.remove(first)

    run(state, BeforeEvent(DISCOVERY))
    play(state, first, *both)

    assert state.is_over
    assert colony(state, RED, "florida") == {"soldier": 1}
    assert [figure // 6 for figure in state.trade] == [RED, YELLOW]


@rule("EMP-6.7")
def test_money_gained_may_be_spent_by_a_later_worker_of_the_same_event() -> None:
    state = new()
    offer(state, "conquest_inca", "trading_post")
    on(state, "buildings", "red colonist", "red colonist")

    run(state, ResolveBuildings())
    play(state, "buy conquest_inca")
    between = state.coins[RED]
    play(state, "buy trading_post")

    assert between == 10 - 10 + 20
    assert state.coins[RED] == 10


@rule("EMP-X7")
def test_specialists_and_buildings_add_to_the_five_colonists_of_the_next_round() -> None:
    state = new()
    own(state, RED, "monastery")
    set_available(state, RED)
    set_available(state, YELLOW)
    on(state, "specialists captain", "red colonist")

    run(state, *ROUND)
    play(state, "take captain")

    assert state.round == 2
    assert available(state, RED) == {"colonist": 5, "missionary": 1, "captain": 1}


# -- Initiative -------------------------------------------------------------------------------------------------------


@rule("EMP-7.1")
def test_each_worker_on_initiative_earns_the_number_of_its_space() -> None:
    state = new(6)
    state.coins = [0] * 6
    on(state, "initiative", "purple soldier", "orange captain", "green colonist")
    on(state, "initiative", "blue colonist", "yellow merchant", "red missionary")

    run(state, ResolveInitiative())

    assert state.coins == [6, 5, 4, 3, 2, 1]


@rule("EMP-7.2", "EMP-7.3", "EMP-X4")
def test_players_without_a_worker_on_initiative_earn_nothing_and_follow_in_the_next_order() -> None:
    state = new(5)
    state.coins = [0] * 5
    on(state, "initiative", "green colonist", "orange colonist")

    run(state, ResolveInitiative(), NewOrder())

    assert state.coins == [0, 0, 0, 1, 2]
    assert state.order == (GREEN, ORANGE, RED, YELLOW, BLUE)


@rule("EMP-X5")
def test_who_is_on_initiative_goes_first_and_the_others_keep_their_order() -> None:
    state = new(5)
    state.order = (RED, BLUE, GREEN, ORANGE, YELLOW)
    on(state, "initiative", "green colonist", "orange colonist")

    run(state, NewOrder())

    assert state.order == (GREEN, ORANGE, RED, BLUE, YELLOW)


@rule("EMP-7.3", "EMP-X6")
def test_the_old_places_of_those_on_initiative_do_not_matter() -> None:
    old_orders = [order for order in itertools.permutations(range(4)) if order.index(RED) < order.index(BLUE)]
    new_orders = []

    for order in old_orders:
        state = new(4)
        state.order = order
        on(state, "initiative", "green colonist", "yellow colonist")
        run(state, NewOrder())
        new_orders.append(state.order)

    assert new_orders == [(GREEN, YELLOW, RED, BLUE)] * 12


@rule("EMP-7.4")
def test_the_player_order_of_the_current_round_does_not_change() -> None:
    state = new()
    on(state, "initiative", "yellow colonist", "red colonist")
    on(state, "discovery", "yellow colonist", "red colonist")

    run(state, ResolveInitiative(), ResolveDiscovery(0))

    assert state.order == (RED, YELLOW)
    assert state.seat == RED


@rule("EMP-7.5", "EMP-D8")
def test_the_workers_stay_on_initiative_until_phase_5_and_then_return_to_stock() -> None:
    state = new()
    set_available(state, RED, captain=1)
    set_available(state, YELLOW)
    on(state, "specialists training", "yellow colonist")

    play(state, "place captain initiative")
    during = (len(state.initiative), stock(state, RED, "captain"))
    play(state, "pass")

    assert during == (1, 4)
    assert (len(state.initiative), stock(state, RED, "captain")) == (0, 5)
    assert available(state, RED) == {"colonist": 5}


# -- Merchant Shipping ------------------------------------------------------------------------------------------------


@rule("EMP-10.1")
@pytest.mark.parametrize(
    ("worker", "rivals"), [("captain", 1), ("merchant", 1), ("colonist", 0), ("missionary", 0), ("soldier", 0)]
)
def test_captains_and_merchants_count_2_and_each_other_worker_1(worker: str, rivals: int) -> None:
    beats, equals = new(), new()
    on(beats, "shipping", f"yellow {worker}", *["red colonist"] * rivals)
    on(equals, "shipping", f"yellow {worker}", *["red colonist"] * (rivals + 1))

    run(beats, ResolveShipping())
    run(equals, ResolveShipping())

    assert beats.ships == [0, 1]
    assert equals.ships == [1, 0]


@rule("EMP-10.2")
def test_the_highest_total_takes_the_ship() -> None:
    state = new(3)
    on(state, "shipping", "red colonist", "yellow colonist", "yellow colonist", "blue captain", "blue colonist")

    run(state, ResolveShipping())

    assert state.ships == [0, 0, 1]
    assert state.ship_offered == 0


@rule("EMP-10.2", "EMP-X9")
@pytest.mark.parametrize(("order", "winner"), [((YELLOW, RED), YELLOW), ((RED, YELLOW), RED)])
def test_a_tie_is_won_by_the_player_earlier_in_player_order(order: tuple[int, ...], winner: int) -> None:
    state = new()
    state.order = order
    on(state, "shipping", "red captain", "red captain", "red colonist", *["yellow colonist"] * 5)

    run(state, ResolveShipping())

    assert state.ships == [int(seat == winner) for seat in (RED, YELLOW)]


@rule("EMP-10.3", "EMP-D11")
def test_without_workers_the_ship_stays() -> None:
    state = new()

    run(state, ResolveShipping(), ResetShip())

    assert state.ships == [0, 0]
    assert state.ship_offered == 1
    assert state.ship_supply == 7


@rule("EMP-10.4")
def test_the_workers_of_winners_and_losers_return_to_stock() -> None:
    state = new()
    on(state, "shipping", "red captain", "yellow merchant", "yellow colonist")

    run(state, ResolveShipping())

    assert state.trading == [0] * 12
    assert stock(state, RED, "captain") == 5
    assert (stock(state, YELLOW, "merchant"), stock(state, YELLOW, "colonist")) == (5, 24)


@rule("EMP-10.5")
def test_without_a_ship_the_event_has_no_effect_and_the_workers_return() -> None:
    state = new()
    state.ship_offered = 0
    on(state, "shipping", "red captain")

    run(state, ResolveShipping())

    assert state.ships == [0, 0]
    assert state.trading == [0] * 12
    assert stock(state, RED, "captain") == 5


@rule("EMP-10.6")
def test_ships_stay_with_their_owner_for_the_rest_of_the_game() -> None:
    state = new()
    on(state, "shipping", "red colonist")
    run(state, ResolveShipping(), ResetShip(), *ROUND)

    while not state.is_over:
        play(state, "pass" if "pass" in state.texts() else "place colonist discovery")

    assert state.round == 8
    assert state.ships == [1, 0]
