"""Choices: all that players decide, and what comes without asking (SMA-20)."""

import random
from collections.abc import Iterator

import pytest

from caravela.games.santa_maria.catalog import RESOURCES
from caravela.games.santa_maria.payment import count_of, has, packed, ways_to_pay
from caravela.games.santa_maria.state import SantaMaria
from caravela.games.santa_maria.steps.free import could_pay
from tests.games.santa_maria.position import (
    BLUE,
    CATALOG,
    GREEN,
    RED,
    Log,
    audited,
    bishops,
    blue,
    conquest,
    decision,
    dock,
    lay,
    monk,
    new,
    offer,
    offered,
    own_answers,
    own_scholar,
    play,
    religion,
    scholars,
    ship,
    start,
    store,
    stored,
    turn_of,
    white,
)
from tests.rules import rule

# -- what is chosen ---------------------------------------------------------------------------------------------------


@rule("SMA-20.1", "SMA-20.9")
def test_in_set_up_boards_are_chosen_or_sets_and_their_positions_each_by_who_drafts() -> None:
    chosen, advanced = start(3), start(3, colonies="advanced")
    asked: list[list[tuple[str, int | None, int]]] = [[], []]

    for state, found in zip((chosen, advanced), asked, strict=True):
        while not state.year:
            found.append((decision(state), state.seat, len(state.options())))
            state.choose(state.options()[0])

    boards = [("ChooseColony", 2, 4), ("ChooseColony", 1, 3), ("ChooseColony", 0, 2)]
    assert asked[0] == boards
    assert [(name, seat) for name, seat, _ in asked[1]] == [
        (name, seat) for seat in (2, 1, 0) for name in ("ChooseSet", "PlaceHall")
    ]
    assert [count for name, _, count in asked[1] if name == "ChooseSet"] == [4, 3, 2]


@rule("SMA-20.2")
def test_the_main_action_is_a_tile_a_territory_a_die_with_its_line_or_a_retire_space() -> None:
    state = new(board="a1")
    offer(state, "d01", "t01")
    white(state, 1, 1, 1, 1, 1)
    blue(state, RED, 4)
    store(state, RED, coins=1, wood=2)

    assert own_answers(state) == [
        "expand d01",
        *[f"activate cell {place}" for place in ("1 2", "2 5", "3 3", "3 6", "4 1", "5 2", "5 4", "6 5")],
        *["white 1 column 1", "white 1 column 2", "white 6 column 5", "white 6 column 6"],
        *["blue 4 row 3", "blue 4 row 4", "blue 4 row 5"],
        *["retire coins", "retire conquistador", "retire shipping", "retire religion", "retire road"],
    ]


@rule("SMA-20.2")
def test_for_an_expansion_the_way_to_pay_the_rotation_and_the_position_are_chosen() -> None:
    state = new(board="a1")
    offer(state, "d01")
    store(state, RED, wood=2, gold=1)

    play(state, "expand d01")
    payments = (decision(state), state.texts())
    play(state, "pay wood gold")
    places = state.texts()

    assert payments == ("PayExpansion", ["pay wood wood", "pay wood gold"])
    assert decision(state) == "PlaceTile"
    assert {text.rpartition(" cell ")[0] for text in places} == {f"place turn {turn}" for turn in range(4)}
    assert {"place turn 0 cell 1 3", "place turn 1 cell 1 3", "place turn 2 cell 1 4"} <= set(places)
    assert "place turn 0 cell 1 1" not in places


@rule("SMA-20.3")
@pytest.mark.parametrize(
    ("choices", "answers"),
    [
        (["activate cell 2 1"], ["gain", "decline"]),
        (
            ["activate cell 4 3"],
            ["trade wood for sugar", "trade wood for gem", "trade gold for sugar", "trade gold for gem", "decline"],
        ),
        (["activate cell 2 5"], ["ship coins", "ship religion", "decline"]),
        (["activate cell 2 5", "ship religion"], ["pay wood sugar", "pay wood gold", "pay sugar gold"]),
        (["activate cell 5 4"], ["pray", "decline"]),
        (["activate cell 5 4", "pray"], ["step gold", "decline"]),
        (["activate cell 3 3"], ["conquer", "decline"]),
        (["activate cell 3 3", "conquer"], ["step gold", "decline"]),
    ],
)
def test_each_effect_is_used_or_declined_with_its_alternatives_and_ways_to_pay(
    choices: list[str], answers: list[str]
) -> None:
    state = new(board="a1")
    lay(state, RED, "d01", 2, 1)
    lay(state, RED, "d15", 4, 3)
    own_scholar(state, RED, "sc06")
    dock(state, coins="w1", religion="s01", conquistador="s06", points="s30")
    store(state, RED, coins=1, wood=2, sugar=1, gold=1)

    play(state, *choices)

    assert own_answers(state) == answers


@rule("SMA-20.3")
def test_the_extra_step_of_a_conquistador_action_needs_the_cartographer() -> None:
    state = new(board="a1")
    store(state, RED, coins=1, grain=1)

    play(state, "activate cell 3 3", "conquer")

    assert decision(state) == "EndTurn"


@rule("SMA-20.3")
def test_with_the_navigator_it_is_chosen_what_is_left_out() -> None:
    state = new(board="a1")
    own_scholar(state, RED, "sc01")
    dock(state, coins="s11")
    store(state, RED, coins=1, wood=1, grain=1, sugar=1)

    play(state, "activate cell 2 5", "ship coins")

    assert state.texts() == ["pay wood sugar", "pay grain sugar"]


@rule("SMA-20.4")
def test_at_a_monk_symbol_a_space_or_none_is_chosen() -> None:
    state = new(board="a1")
    scholars(state, "sc01", "sc02", "sc03")
    bishops(state, "bi1", "bi2", "bi3")
    monk(state, RED, "sc02")
    monk(state, GREEN, "bi1")
    religion(state, RED, 4)
    store(state, RED, coins=1)

    play(state, "activate cell 5 4", "pray")

    assert own_answers(state) == [
        *["monk sc01", "monk sc03", "monk bi2", "monk bi3"],
        *["monk mission_points", "monk mission_timber", "monk mission_goods", "monk mission_gold", "decline"],
    ]


@rule("SMA-20.5")
def test_for_a_road_tile_an_empty_space_is_chosen() -> None:
    state = new(board="a1")
    lay(state, RED, "t01", 1, 3)

    play(state, "retire road")
    row = [text for text in own_answers(state) if text.startswith("place cell 1 ")]

    assert row == ["place cell 1 1", "place cell 1 4", "place cell 1 5", "place cell 1 6"]
    assert len(own_answers(state)) == 36 - 8 - 3 + 1


@rule("SMA-20.6")
def test_with_the_hydrographer_a_dock_with_own_tiles_is_chosen() -> None:
    state = new(board="a1")
    own_scholar(state, RED, "sc10")
    ship(state, RED, coins=1, points=2)

    play(state, "retire road", "decline")
    asked = (decision(state), own_answers(state))
    play(state, "double points")

    assert asked == ("DoubleDock", ["double coins", "double points"])
    assert (state.coins[RED], state.points[RED]) == (2, 4)


# -- when a turn ends -------------------------------------------------------------------------------------------------


@rule("SMA-20.7")
def test_a_turn_ends_only_when_the_player_says_so() -> None:
    state = new(board="a1")
    store(state, RED, coins=4, gem=2)

    play(state, "activate cell 3 6", "sell gem", "buy wood")
    asked = (state.seat, decision(state), own_answers(state))
    play(state, "done")

    assert asked == (RED, "EndTurn", ["done"])
    assert state.seat == GREEN


@rule("SMA-20.10", "SMA-20.7")
@pytest.mark.parametrize(("coins", "goods", "asked"), [(2, {}, False), (3, {}, True), (0, {"grain": 1}, True)])
def test_after_the_main_action_the_turn_ends_by_itself_when_no_free_action_is_legal(
    coins: int, goods: dict[str, int], asked: bool
) -> None:
    state = new(board="a1")
    store(state, RED, coins=coins + 1, **goods)

    play(state, "activate cell 3 6")

    assert (decision(state), state.seat) == (("EndTurn", RED) if asked else ("ChooseAction", GREEN))


@rule("SMA-20.7", "SMA-20.10")
def test_the_turn_ends_by_itself_after_the_last_free_action() -> None:
    state = new(board="a1")
    store(state, RED, coins=1, wood=1)

    play(state, "activate cell 3 6", "sell wood")

    assert (state.seat, state.coins[RED]) == (GREEN, 1)


@rule("SMA-20.8")
@pytest.mark.parametrize("seed", [1, 2])
def test_a_year_ends_even_if_nobody_retires_while_another_action_is_possible(seed: int) -> None:
    state = start(2, seed)
    choices = random.Random(seed)
    actions = 0

    while state.year < 2:
        others = [text for text in own_answers(state) if not text.startswith("retire")]
        actions += decision(state) == "ChooseAction"
        play(state, choices.choice(others or offered(state, "retire")))

    assert actions <= 2 * (9 + 36)
    assert audited(state).year == 2


@rule("SMA-20.8")
@pytest.mark.parametrize(("resource", "loss"), [("wood", 1), ("grain", 1)])
def test_selling_never_brings_what_buying_costs_even_with_the_economist(resource: str, loss: int) -> None:
    state = new(board="a1")
    own_scholar(state, RED, "sc04")
    store(state, RED, coins=9)

    play(state, f"buy {resource}", f"sell {resource}")

    assert state.coins[RED] == 9 - loss


@rule("SMA-20.9")
def test_only_the_player_whose_turn_it_is_decides() -> None:
    state = new(3, board="a1")
    religion(state, RED, 1)
    store(state, RED, coins=5, grain=1, gem=1)
    for seat in (GREEN, BLUE):
        store(state, seat, coins=9, gem=3)
        monk(state, seat, "mission_points")
    asked = []

    for text in ("activate cell 5 4", "pray", "monk mission_points", "step grain", "sell gem"):
        asked.append(state.seat)
        play(state, text)

    assert asked == [RED] * 5
    assert (state.coins, decision(state), state.seat) == ([2, 11, 11], "ChooseAction", GREEN)


# -- what is not asked ------------------------------------------------------------------------------------------------


@rule("SMA-20.10")
@pytest.mark.parametrize(
    ("place", "coins", "goods", "asked"),
    [
        ("2 5", 3, {}, False),  # sugar and gems can't be bought
        ("2 5", 2, {"sugar": 1}, False),
        ("2 5", 3, {"sugar": 1}, True),
        ("2 5", 1, {"sugar": 2}, True),  # a sugar is sold for the wood
        ("2 5", 0, {"sugar": 2}, False),
        ("2 2", 2, {}, False),
        ("2 2", 3, {}, True),
        ("2 2", 0, {"grain": 2}, False),
        ("2 2", 0, {"grain": 3}, True),  # three grain are sold for a wood
        ("2 2", 0, {"grain": 1, "sugar": 1}, True),
    ],
)
def test_a_choice_is_passed_over_only_if_no_sale_or_purchase_could_add_an_answer(
    place: str, coins: int, goods: dict[str, int], asked: bool
) -> None:
    state = new(board="a1")
    lay(state, RED, "d13", 2, 1)
    dock(state, coins="w1", religion="s12", conquistador="s22", points="s16")
    store(state, RED, coins + 1, **goods)

    play(state, f"activate cell {place}")

    assert (decision(state) in ("Ship", "Trade")) == asked
    if asked:
        assert own_answers(state) == ["decline"]


@rule("SMA-20.10")
@pytest.mark.parametrize(
    ("coins", "goods", "asked"),
    [(2, {}, False), (3, {}, True), (0, {"wood": 2}, False), (0, {"wood": 3}, True), (1, {"gem": 1}, True)],
)
def test_the_extra_step_is_asked_if_a_grain_could_be_bought(coins: int, goods: dict[str, int], asked: bool) -> None:
    state = new(board="a1")
    store(state, RED, coins + 1, **goods)

    play(state, "activate cell 5 4", "pray")

    assert (decision(state) == "PrayFurther") == asked


@rule("SMA-20.10")
@pytest.mark.parametrize(
    ("coins", "goods", "asked"), [(1, {}, False), (2, {}, True), (0, {"gem": 1}, True), (0, {"wood": 1}, False)]
)
def test_a_monk_is_asked_for_if_a_sale_could_bring_its_price(coins: int, goods: dict[str, int], asked: bool) -> None:
    state = new(3, board="a1")
    scholars(state, "sc01", "sc02", "sc03")
    bishops(state, "bi1", "bi2", "bi3")
    for name in ("sc01", "sc02", "sc03", "bi1", "bi2", "bi3"):
        monk(state, GREEN, name)
    for name in CATALOG.station_ids:
        monk(state, BLUE, name)
    religion(state, RED, 4)
    store(state, RED, coins + 1, **goods)

    play(state, "activate cell 5 4", "pray")

    assert (decision(state) == "RecruitMonk") == asked


@rule("SMA-20.10")
@pytest.mark.parametrize("scholar", ["", "sc01", "sc04"])
def test_what_could_be_paid_after_free_actions_is_found_by_trying_them_all(scholar: str) -> None:
    state = new(board="a1")
    if scholar:
        own_scholar(state, RED, scholar)
    less = 1 if scholar == "sc01" else 0
    luck = random.Random(7)

    for _ in range(40):
        goods = {name: luck.choice([0, 0, 1, 2]) for name in RESOURCES}
        store(state, RED, coins=luck.randrange(5), **goods)
        shipment = luck.choice(CATALOG.shipments)
        ways = ways_to_pay(shipment.cost, less)
        payable = any(has(pile, way) for pile in reachable(state) for way in ways)

        assert could_pay(state, RED, shipment.cost, less) == payable, (goods, state.coins[RED], shipment.id)


def reachable(state: SantaMaria) -> Iterator[int]:
    """All storages that red can have after free sales and purchases."""
    seen = {(state.storage[RED], state.coins[RED])}
    waiting = list(seen)
    while waiting:
        pile, coins = waiting.pop()
        yield pile
        after = [
            (pile - packed(resource, 1), coins + state.sale_price(RED, resource))
            for resource in range(len(RESOURCES))
            if count_of(pile, resource)
        ]
        after += [
            (pile + packed(resource, 1), coins - 3)
            for resource in range(2)
            if coins >= 3 and count_of(pile, resource) < 3
        ]
        waiting += [one for one in after if one not in seen]
        seen.update(after)


@rule("SMA-20.11")
def test_gains_of_coins_and_points_are_taken_without_asking() -> None:
    state = new(board="a1")
    lay(state, RED, "d10", 2, 1)
    ship(state, RED, coins=1, points=1)
    store(state, RED, coins=1)
    log = Log(state)

    play(state, "activate cell 2 2", "done")
    turn_of(state, RED)
    play(state, "retire coins")

    assert log.keys() == ["activated", "coins", "retired", "coins", "income", "coins", "income", "points"]
    assert (state.coins[RED], state.points[RED]) == (3 + 2 + 2, 1)


@rule("SMA-20.11")
@pytest.mark.parametrize(("held", "asked"), [(0, False), (1, False), (2, True), (3, True)])
def test_a_gain_of_resources_that_would_overflow_is_always_asked(held: int, asked: bool) -> None:
    state = new(board="a1")
    lay(state, RED, "d01", 2, 1)
    store(state, RED, coins=1, wood=held)

    play(state, "activate cell 2 1")

    assert (decision(state) == "Gain") == asked
    if asked:
        assert own_answers(state) == ["gain", "decline"]


@rule("SMA-20.11")
def test_the_same_goods_can_be_sold_before_a_gain_that_would_overflow() -> None:
    state = new(board="a1")
    lay(state, RED, "d01", 2, 1)
    conquest(state, (RED, 1))
    store(state, RED, coins=1, wood=3)

    play(state, "activate cell 2 1", "sell wood", "sell wood", "gain")

    assert (state.coins[RED], stored(state, RED)) == (2, {"wood": 3})
