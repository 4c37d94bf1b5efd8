"""Hidden and open information, chance (SMA-19)."""

import json
import random
from typing import Any

import pytest

from caravela.games.santa_maria.state import SantaMaria
from caravela.games.santa_maria.steps.religion import PRAYS
from caravela.games.santa_maria.steps.shipping import OFFER_SHIP
from tests.games.santa_maria.position import (
    CATALOG,
    GAME,
    GREEN,
    RED,
    Log,
    blue_dice,
    conquest,
    cover_with_coins,
    cover_with_die,
    dock,
    end_year,
    imagine,
    lay,
    monk,
    new,
    play,
    religion,
    run,
    ship,
    ship_tiles,
    start,
    store,
    white,
)
from tests.rules import rule

HIDDEN = ("points", "shipments", "shipment_points", "breakdown")
"""What a rival may not look at (SMA-19.2)."""


def open_view(state: SantaMaria, seat: int | None) -> dict[str, Any]:
    """A view without what is only for the owner."""
    view = GAME.view(state, seat)
    for player in view["players"]:
        for name in HIDDEN:
            del player[name]
    return view


def consulted(state: SantaMaria, before: list[int]) -> set[str]:
    """Which streams of chance were needed since they stood at these places."""
    streams = zip(state.chance.names, before, state.chance.positions, strict=True)
    return {name for name, then, now in streams if then != now}


# -- open -------------------------------------------------------------------------------------------------------------


@rule("SMA-19.1")
def test_boards_dice_colonies_and_storages_are_open_to_all() -> None:
    state = new(3, board="a1")
    store(state, RED, coins=7, wood=2, gold=1)
    cover_with_coins(state, RED, 1, 2, 2)
    cover_with_die(state, RED, 4, 1, "white")
    lay(state, RED, "d08", 1, 4)
    state.uses[RED] = 2
    white(state, 1, 1, 2)

    view = GAME.view(state, GREEN)

    red = view["players"][RED]
    assert view["white"] == [1, 1, 2, 6, 6, 6, 6, 6]
    assert (red["coins"], red["storage"]["wood"], red["storage"]["gold"]) == (7, 2, 1)
    assert (red["grid"][0][1]["coins"], red["grid"][3][0]["die"]["colour"]) == (2, "white")
    assert [red["grid"][0][column]["kind"] for column in (3, 4)] == ["forest", "road"]
    assert (red["uses"], red["white_taken"], red["blue"]) == (2, 1, blue_dice(state, RED))


@rule("SMA-19.1")
def test_markers_monks_docks_and_the_sizes_of_stacks_are_open_to_all() -> None:
    state = new(3)
    religion(state, RED, 4)
    conquest(state, (RED, 3), (GREEN, 3))
    monk(state, RED, "mission_gold")
    ship(state, RED, coins=2, points=1)
    dock(state, religion="s30")

    view = GAME.view(state, None)

    tiles = view["expansions"]
    assert view["religion"]["markers"] == {"red": 4, "green": 0, "blue": 0}
    assert view["conquistador"]["piles"]["3"] == ["red", "green"]
    assert view["stations"][3] == {
        "id": "mission_gold",
        "points": 0,
        "monks": ["red"],
        "prices": {"green": 2, "blue": 2},
        "scores": {},
    }
    assert view["docks"][1]["shipment"] == {"id": "s30", "cost": {"sugar": 2, "gem": 2}, "points": 9}
    assert view["players"][RED]["harbour"] == {"coins": 2, "religion": 0, "conquistador": 0, "points": 1}
    assert (view["shipments_left"], tiles["doubles_left"], tiles["triples_left"]) == (27, 10, 10)
    assert (len(tiles["doubles"]), len(tiles["triples"])) == (5, 5)
    assert (len(view["scholars"]), len(view["bishops"])) == (3, 3)


@rule("SMA-19.1", "SMA-19.2")
def test_all_seats_see_the_same_all_game_but_for_points_and_the_values_of_shipments() -> None:
    state = start(3, seed=4, colonies="advanced")
    luck = random.Random(4)

    while not state.is_over:
        state.choose(luck.choice(state.options()))
        if state.choices % 9 == 0:
            assert open_view(state, RED) == open_view(state, GREEN) == open_view(state, None)


# -- hidden -----------------------------------------------------------------------------------------------------------


@rule("SMA-19.2", "SMA-D21")
def test_only_the_owner_sees_points_and_the_values_of_shipments() -> None:
    state = new(2)
    state.points[RED] = 13
    ship_tiles(state, RED, "coins", "s30")

    own, rival, spectator = [GAME.view(state, seat)["players"][RED] for seat in (RED, GREEN, None)]

    assert (own["points"], own["shipment_points"]) == (13, 9)
    assert own["shipments"] == [{"id": "s30", "dock": "coins", "points": 9}]
    for other in (rival, spectator):
        assert [other[name] for name in HIDDEN] == [None] * 4
        assert "s30" not in json.dumps(other)


@rule("SMA-D21")
def test_open_scores_show_points_and_shipments_to_everybody() -> None:
    state = new(2, open_scores=True)
    state.points[RED] = 13
    ship_tiles(state, RED, "coins", "s30")

    red = GAME.view(state, GREEN)["players"][RED]

    assert (red["points"], red["shipment_points"]) == (13, 9)
    assert red["shipments"] == [{"id": "s30", "dock": "coins", "points": 9}]


@rule("SMA-D21")
def test_everybody_may_read_in_the_log_what_was_gained() -> None:
    state = new(2, board="a1")
    dock(state, coins="w1")
    store(state, RED, coins=1, wood=1, sugar=1)
    log = Log(state)

    play(state, "activate cell 3 6", "done")
    run(state, OFFER_SHIP[RED])
    play(state, "ship coins")

    told = [(event.key, event.facts) for event in log.events]
    assert ("points", {"seat": "red", "points": 1}) in told
    assert ("shipped", {"seat": "red", "shipment": "w1", "dock": "coins"}) in told


@rule("SMA-D21")
def test_what_was_gained_openly_is_the_same_in_every_imagined_position() -> None:
    state = new(2)
    state.points[:] = [13, 8]
    ship_tiles(state, RED, "coins", "s30", "s07")

    imagined = [imagine(state, GREEN, seed) for seed in range(10)]

    assert all(copy.points == [13, 8] for copy in imagined)
    assert all(copy.shipped == state.shipped for copy in imagined)


@rule("SMA-19.2")
def test_at_the_end_everything_is_open() -> None:
    state = new(2, year=3)
    state.points[RED] = 13

    end_year(state)

    assert GAME.view(state, GREEN)["players"][RED]["points"] == 13
    assert GAME.view(state, None)["players"][RED]["breakdown"]["play"] == 13


@rule("SMA-19.3")
def test_no_view_tells_what_is_in_the_stacks_or_in_which_order() -> None:
    state = new(2)

    views = [json.dumps(GAME.view(state, seat)) for seat in (RED, GREEN, None)]

    tiles = [CATALOG.tile_ids[tile] for tile in state.double_bag + state.triple_bag]
    shipments = [CATALOG.shipment_ids[shipment] for shipment in state.shipment_bag]
    assert (len(tiles), len(shipments)) == (20, 30)
    for view in views:
        assert not [name for name in (*tiles, *shipments) if f'"{name}"' in view]


@rule("SMA-19.3")
def test_imagined_positions_draw_every_tile_of_a_stack_next() -> None:
    state = new(2)
    dock(state, coins="w1")
    store(state, RED, wood=1, sugar=1)
    bag = set(state.shipment_bag)
    run(state, OFFER_SHIP[RED])

    revealed = {play(imagine(state, RED, seed), "ship coins").docks[0] for seed in range(300)}

    assert revealed == bag
    assert len({tuple(state.shipment_bag)} | {tuple(imagine(state, RED, seed).shipment_bag) for seed in range(9)}) == 1


@rule("SMA-19.3")
def test_imagined_positions_have_other_expansion_tiles_next_year() -> None:
    state = new(2)

    offers = {tuple(end_year(imagine(state, RED, seed)).offer) for seed in range(40)}

    assert len(offers) > 35
    assert {tile for offer in offers for tile in offer} == {*state.double_bag, *state.triple_bag}


@rule("SMA-19.4")
def test_unused_scholars_and_bishops_are_known_from_the_used_ones_and_never_come() -> None:
    state = start(2, colonies="random")
    scholars, bishops = state.scholars[:], state.bishops[:]

    futures = [end_year(end_year(imagine(state, RED, seed))) for seed in range(10)]

    assert all((future.scholars, future.bishops) == (scholars, bishops) for future in futures)
    view = GAME.view(futures[0], GREEN)
    facts = GAME.facts(CATALOG)
    assert len(set(facts["scholars"]) - {scholar["id"] for scholar in view["scholars"]}) == 7
    assert len(set(facts["bishops"]) - {bishop["id"] for bishop in view["bishops"]}) == 3


@rule("SMA-19.4")
def test_unchosen_sets_are_known_and_have_no_further_effect() -> None:
    state = start(2, colonies="advanced")
    sets = [(entry["hall"], entry["scholar"]) for entry in GAME.view(state, RED)["sets"]]

    while not state.year:
        state.choose(state.options()[0])

    view = GAME.view(state, RED)
    left = [entry for entry in view["sets"] if entry["seat"] is None]
    assert [(entry["hall"], entry["scholar"]) for entry in view["sets"]] == sets
    assert len(left) == 2
    owned = [scholar for player in view["players"] for scholar in player["scholars"]]
    assert not {entry["scholar"] for entry in left} & {*owned, *(scholar["id"] for scholar in view["scholars"])}


@rule("SMA-19.7")
def test_the_tiles_of_each_stack_are_known_to_all_though_their_order_is_not() -> None:
    state = start(2, seed=5, colonies="random")
    luck = random.Random(5)
    for _ in range(60):
        state.choose(luck.choice(state.options()))

    copies = [imagine(state, seat, seed) for seat in (RED, GREEN) for seed in range(3)]

    for copy in copies:
        assert sorted(copy.shipment_bag) == sorted(state.shipment_bag)
        assert sorted(copy.double_bag) == sorted(state.double_bag)
        assert sorted(copy.triple_bag) == sorted(state.triple_bag)


@rule("SMA-19.7")
def test_an_unlocked_blue_die_is_rolled_openly() -> None:
    state = new(2)
    religion(state, RED, 1)
    log = Log(state)

    run(state, PRAYS[RED])
    play(state, "pray")

    [(key, facts)] = [(event.key, event.facts) for event in log.events if event.key.startswith("blue")]
    dice = GAME.view(state, GREEN)["players"][RED]["blue"]
    assert (key, facts["seat"]) == ("blue-unlocked", "red")
    assert dice == blue_dice(state, RED)
    assert facts["number"] in dice
    assert len(dice) == 2


# -- chance -----------------------------------------------------------------------------------------------------------

SHARED = {"starting player", "starting shipments", "scholars", "bishops", "doubles", "triples", "white dice"}


@rule("SMA-19.5")
@pytest.mark.parametrize(("colonies", "further"), [("chosen", set()), ("random", {"colonies"}), ("advanced", {"sets"})])
def test_chance_in_the_set_up(colonies: str, further: set[str]) -> None:
    state = start(3, colonies=colonies)
    while not state.year:
        state.choose(state.options()[0])

    used = {name for name, count in zip(state.chance.names, state.chance.positions, strict=True) if count}

    assert used == SHARED | {"blue dice 1", "blue dice 2", "blue dice 3"} | further


@rule("SMA-19.5")
def test_chance_decides_who_starts_and_which_boards_are_dealt() -> None:
    games = [GAME.new(4, seed, colonies="random") for seed in range(100)]

    assert {GAME.view(state, None)["opener"] for state in games} == {"red", "green", "blue", "yellow"}
    boards = {player["colony"] for state in games for player in GAME.view(state, None)["players"][:1]}
    assert boards == {"a1", "a2", "a3", "a4"}


@rule("SMA-19.5")
def test_chance_at_the_end_of_a_year() -> None:
    state = new(2, year=1)
    last = new(2, year=3)
    before, last_before = state.chance.positions[:], last.chance.positions[:]

    end_year(state)
    end_year(last)

    assert consulted(state, before) == {"doubles", "triples", "white dice", "blue dice 1", "blue dice 2"}
    assert consulted(last, last_before) == set()


@rule("SMA-19.5", "SMA-19.6")
@pytest.mark.parametrize("seed", range(3))
def test_inside_a_turn_only_an_unlocked_die_and_a_replaced_shipment_are_chance(seed: int) -> None:
    state = start(2, seed=seed, colonies="random")
    luck = random.Random(seed)
    seen = set()

    while not state.is_over:
        log = Log(state)
        before = state.chance.positions[:]
        state.choose(luck.choice(state.options()))
        streams = consulted(state, before)
        keys = set(log.keys())
        allowed = set()
        if "blue-unlocked" in keys:
            allowed |= {"blue dice 1", "blue dice 2"}
        if "docked" in keys:
            allowed.add("shipments")
        if "white-rolled" in keys:
            allowed |= {"doubles", "triples", "white dice", "blue dice 1", "blue dice 2"}
        seen |= streams
        assert streams <= allowed
        assert bool(streams) == bool(keys & {"blue-unlocked", "docked", "white-rolled"})

    assert {"white dice", "doubles"} <= seen


# -- taking back ------------------------------------------------------------------------------------------------------


@rule("SMA-19.6")
def test_a_turn_can_be_taken_back_as_long_as_nothing_was_drawn_or_rolled() -> None:
    state = new(2, board="a1")
    state.chooser, state.choices, state.committed = GREEN, 4, 4
    store(state, RED, coins=3, wood=3)

    play(state, "sell wood", "buy grain", "activate cell 3 3", "conquer")

    assert (state.choices, state.committed) == (8, 4)


@rule("SMA-19.6")
def test_a_turn_can_not_be_taken_back_beyond_an_unlocked_blue_die() -> None:
    state = new(2, board="a1")
    religion(state, RED, 1)
    store(state, RED, coins=1, wood=1)
    state.choices = state.committed = 0

    play(state, "sell wood", "activate cell 5 4")
    before = state.committed
    play(state, "pray", "monk mission_points")

    assert before == 0
    assert (state.choices, state.committed) == (4, 3)


@rule("SMA-19.6")
def test_a_turn_can_be_taken_back_over_a_symbol_without_a_die() -> None:
    state = new(2, board="a1")
    religion(state, RED, 4)
    store(state, RED, coins=1)
    state.choices = state.committed = 0

    play(state, "activate cell 5 4", "pray")

    assert (state.choices, state.committed) == (2, 0)


@rule("SMA-19.6")
def test_a_turn_can_not_be_taken_back_beyond_a_replaced_shipment() -> None:
    state = new(2, board="a1")
    dock(state, coins="w1")
    store(state, RED, coins=1, wood=3, sugar=1)
    state.choices = state.committed = 0

    play(state, "activate cell 2 5")
    before = state.committed
    play(state, "ship coins", "sell wood")

    assert before == 0
    assert (state.choices, state.committed) == (3, 2)


@rule("SMA-19.6")
def test_a_shipment_that_nothing_replaces_can_be_taken_back() -> None:
    state = new(2, board="a1")
    dock(state, coins="w1")
    ship(state, GREEN, points=30)
    store(state, RED, coins=1, wood=3, sugar=1)
    state.choices = state.committed = 0

    play(state, "activate cell 2 5", "ship coins")

    assert state.docks[0] == -1
    assert (state.choices, state.committed) == (2, 0)
