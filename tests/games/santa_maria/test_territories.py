"""Activating territories: effects, storage, gold, production and trade (SMA-7.1 to 7.16, 7.34, 7.35)."""

from pathlib import Path

import pytest

from caravela.games.santa_maria.catalog import GOLD, WOOD
from caravela.games.santa_maria.payment import count_of, packed, ways_to_pay
from caravela.games.santa_maria.state import SantaMaria
from caravela.games.santa_maria.steps.conquistador import SendConquistador
from caravela.kernel.content import Entry
from tests.games.santa_maria.position import (
    CATALOG,
    GAME,
    GREEN,
    RED,
    Log,
    audited,
    blue,
    coins_on,
    conquest,
    decision,
    die_on,
    dock,
    harbour,
    lay,
    monk,
    new,
    offer,
    offered,
    own_answers,
    own_scholar,
    play,
    religion,
    store,
    stored,
    usual,
    white,
)
from tests.rules import rule


def colony(*tiles: str, coins: int = 1, **resources: int) -> SantaMaria:
    """Board a1 with tiles in rows 2 and 4: the first at (2, 1), the second at (4, 3); red has just these goods."""
    state = new(board="a1")
    for tile, (row, column) in zip(tiles, [(2, 1), (4, 3)], strict=False):
        lay(state, RED, tile, row, column)
    store(state, RED, coins, **resources)
    return state


# -- effects ----------------------------------------------------------------------------------------------------------


@rule("SMA-7.1")
@pytest.mark.parametrize(
    ("place", "family", "asked", "answers"),
    [
        ("2 1", "production", "EndTurn", ["done"]),
        ("2 2", "trade", "Trade", ["trade wood for coins", "decline"]),
        ("2 5", "shipping", "Ship", ["ship coins", "decline"]),
        ("3 3", "conquistador", "Conquer", ["conquer", "decline"]),
        ("5 4", "religion", "Pray", ["pray", "decline"]),
    ],
)
def test_activating_a_territory_lets_its_owner_carry_out_its_effect(
    place: str, family: str, asked: str, answers: list[str]
) -> None:
    state = colony("d13", wood=1, sugar=1)
    dock(state, coins="w1")

    play(state, f"activate cell {place}")

    assert (decision(state), own_answers(state)) == (asked, answers)
    assert stored(state, RED) == {"wood": 3 if family == "production" else 1, "sugar": 1}


@rule("SMA-7.2", "SMA-D6")
def test_of_several_effects_coins_come_first_because_that_is_never_worse() -> None:
    state = new(board="a4")  # (1, 3): grain and a coin
    lay(state, RED, "h02", 6, 1)  # (6, 2): a religion action and a coin
    store(state, RED, coins=3)
    log = Log(state)

    play(state, "activate cell 1 3")
    first = log.keys()
    play(state, "done", "retire road", "decline", "activate cell 6 2", "pray", "decline")

    assert first == ["activated", "coins", "gained"]
    assert log.keys()[-2:] == ["coins", "prayed"]
    assert (stored(state, RED), state.religion[RED]) == ({"grain": 1}, 1)
    assert state.coins[RED] == 3 - 1 + 1 - 2 + 1


@rule("SMA-7.2", "SMA-D6")
def test_the_coin_of_a_space_helps_to_pay_for_its_shipment() -> None:
    state = new(board="a1")
    lay(state, RED, "h01", 1, 3)  # (1, 4): a shipping action and a coin
    dock(state, coins="w4")  # a grain and a sugar
    store(state, RED, coins=3, sugar=1)

    play(state, "activate cell 1 4", "buy grain", "ship coins")

    assert (harbour(state, RED)["coins"], state.coins[RED]) == (1, 3 - 1 + 1 - 3)


@pytest.fixture
def two_actions(tmp_path: Path) -> Path:
    """Content in which the forts of the A boards have a religion action as well."""
    own = (GAME.folder / "content" / "colonies.toml").read_text(encoding="utf-8")
    both = '[{ do = "pray", count = 1 }, { do = "conquer", count = 1 }]'
    changed = own.replace('[{ do = "gain_coins", coins = 1 }, { do = "conquer", count = 1 }]', both)
    (tmp_path / "santa_maria").mkdir()
    (tmp_path / "santa_maria" / "colonies.toml").write_text(changed, encoding="utf-8")
    return tmp_path


@rule("SMA-7.2", "SMA-D6")
@pytest.mark.parametrize(("first", "asked"), [("first 1", ["Pray", "Conquer"]), ("first 2", ["Conquer", "Pray"])])
def test_where_the_order_of_effects_matters_it_is_asked(two_actions: Path, first: str, asked: list[str]) -> None:
    state = new(board="a1", content=two_actions)
    store(state, RED, coins=1, sugar=1)

    play(state, "activate cell 3 3")
    answers = (decision(state), own_answers(state), offered(state, "sell"))
    play(state, first)
    waiting = [decision(state)]
    play(state, usual(state))
    waiting.append(decision(state))

    assert answers == ("OrderEffects", ["first 1", "first 2"], ["sell sugar"])
    assert waiting == asked


@rule("SMA-7.3", "SMA-D5")
@pytest.mark.parametrize("place", ["2 1", "4 3", "2 5", "3 3", "5 4"])
def test_an_effect_may_be_declined_and_the_coins_lie_on_the_territory_all_the_same(place: str) -> None:
    state = colony("d01", "d15", wood=2, sugar=1)
    dock(state, coins="w1")

    play(state, f"activate cell {place}", "decline")

    assert decision(state) == "EndTurn"
    assert stored(state, RED) == {"wood": 2, "sugar": 1}
    assert (state.religion[RED], state.conquest[RED], sum(state.harbour)) == (0, 0, 0)
    assert coins_on(state, RED, *map(int, place.split())) == 1


@rule("SMA-7.3", "SMA-D5")
def test_a_die_is_placed_on_a_territory_whose_effect_was_declined() -> None:
    state = new(board="a1")
    white(state, 4)

    play(state, "white 4 column 4", "decline")

    assert state.religion[RED] == 0
    assert die_on(audited(state), RED, 5, 4) == "white 4"


@rule("SMA-7.4")
def test_an_effect_is_finished_with_all_its_consequences_before_the_next_begins(two_actions: Path) -> None:
    state = new(board="a1", content=two_actions)
    store(state, RED, coins=1)
    religion(state, RED, 1)
    log = Log(state)

    play(state, "activate cell 3 3", "first 1", "pray")
    waiting = (decision(state), state.conquest[RED])
    play(state, "monk mission_gold", "step grain", "conquer")

    assert waiting == ("RecruitMonk", 0)
    assert state.conquest[RED] == 1
    assert log.keys() == [
        *["activated", "prayed", "blue-unlocked", "monk-station", "gained", "gained"],
        *["paid", "prayed", "conquered"],
    ]


@rule("SMA-7.4")
def test_a_territory_of_a_line_is_finished_before_the_next_begins() -> None:
    state = colony("d15", coins=0, wood=1)  # row 2: trade, plantation, and the harbour of the board
    dock(state, coins="w1")
    blue(state, RED, 2)
    log = Log(state)

    play(state, "blue 2 row 2")
    asked = [decision(state)]
    play(state, "decline")
    asked.append(decision(state))
    play(state, "ship coins")

    assert asked == ["Trade", "Ship"]
    assert log.keys() == [
        *["blue-used", "territory", "territory", "gained", "territory"],
        *["paid", "paid", "shipped", "docked", "die-placed"],
    ]


@rule("SMA-7.5")
@pytest.mark.parametrize("place", ["2 2", "2 5", "3 3"])
def test_an_effect_that_can_not_be_carried_out_is_lost_without_compensation(place: str) -> None:
    state = colony("d13")  # a trade without goods, a harbour without goods, a fort at the end of the track
    conquest(state, (RED, 10))

    play(state, f"activate cell {place}")

    assert state.seat == GREEN
    assert (stored(state, RED), state.points[RED], state.conquest[RED]) == ({}, 0, 10)
    assert state.coins[RED] == (1 if place == "3 3" else 0)  # the coin of the fort is another effect


# -- storage ----------------------------------------------------------------------------------------------------------


@rule("SMA-7.6", "SMA-7.8", "SMA-D43")
@pytest.mark.parametrize(
    ("resource", "tile", "answers", "coins"),
    [
        ("wood", "d01", ["gain"], 2),
        ("grain", "d02", ["gain"], 2),
        ("sugar", "d03", ["gain"], 2),
        ("gem", "d04", ["gain"], 2),
        ("gold", "d07", ["conquer"], 2),
    ],
)
def test_nobody_holds_more_than_three_of_a_resource_and_what_is_too_much_brings_its_sell_price(
    resource: str, tile: str, answers: list[str], coins: int
) -> None:
    state = colony(tile, **{resource: 3})
    conquest(state, (RED, 1))

    play(state, "activate cell 2 1", *answers)

    assert stored(state, RED) == {resource: 3}
    assert state.coins[RED] == coins
    audited(state)


@rule("SMA-7.8", "SMA-X20", "SMA-D43")
@pytest.mark.parametrize(
    ("tile", "goods", "answers", "coins"),
    [
        ("d01", {"wood": 2}, ["gain"], 2),
        ("d04", {"gem": 3}, ["gain"], 3),
        ("d07", {"gold": 3}, ["conquer"], 3),
    ],
)
def test_what_is_too_much_brings_a_coin_more_with_the_economist(
    tile: str, goods: dict[str, int], answers: list[str], coins: int
) -> None:
    state = colony(tile, **goods)
    own_scholar(state, RED, "sc04")
    conquest(state, (RED, 1))

    play(state, "activate cell 2 1", *answers)

    assert state.coins[RED] == coins
    assert set(stored(state, RED).values()) == {3}


@rule("SMA-7.9", "SMA-X20")
@pytest.mark.parametrize(("held", "kept", "coins"), [(1, 3, 0), (2, 3, 1), (3, 3, 2)])
def test_each_unit_too_much_is_paid_for_by_itself(held: int, kept: int, coins: int) -> None:
    state = colony("d01", wood=held)

    play(state, "activate cell 2 1", *(["gain"] if coins else []))

    assert (stored(state, RED), state.coins[RED]) == ({"wood": kept}, coins)


@rule("SMA-7.9", "SMA-7.34", "SMA-8.13")
@pytest.mark.parametrize(
    ("goods", "choices", "left", "coins"),
    [
        ({"wood": 3}, ["activate cell 2 1", "gain"], {"wood": 3}, 2),
        (
            {"sugar": 3, "gem": 3},
            ["activate cell 5 4", "pray", "monk mission_goods"],
            {"sugar": 3, "gem": 3},
            4,
        ),
        ({"gold": 3}, ["activate cell 3 3", "conquer"], {"gold": 3}, 1 + 2),
        ({"wood": 1, "sugar": 3}, ["activate cell 4 3", "trade wood for sugar"], {"sugar": 3}, 2),
    ],
)
def test_overflow_is_paid_for_gains_from_every_source(
    goods: dict[str, int], choices: list[str], left: dict[str, int], coins: int
) -> None:
    state = colony("d01", "d15", **goods)
    religion(state, RED, 1)
    conquest(state, (RED, 1))

    play(state, *choices)

    assert (stored(state, RED), state.coins[RED]) == (left, coins)


@rule("SMA-7.7")
def test_there_is_no_limit_on_coins_and_points() -> None:
    state = colony("d10", coins=500)
    state.points[RED] = 400

    play(state, "activate cell 2 2", "done", "retire coins", "activate cell 3 6")

    assert (state.coins[RED], state.points[RED]) == (500 - 1 + 3 - 2, 401)


@rule("SMA-D9")
def test_overflow_is_automatic_but_the_player_can_sell_better_goods_first() -> None:
    state = colony("d04", gem=3, wood=1)
    play(state, "activate cell 2 1")

    prompt = state.decision.prompt(state)
    answers = own_answers(state)
    play(state, "sell gem", "gain")

    assert prompt == {"resource": "gem", "count": 1, "over": 1, "coins": 2}
    assert answers == ["gain", "decline"]
    assert (stored(state, RED), state.coins[RED]) == ({"wood": 1, "gem": 3}, 2)


@rule("SMA-D50", "SMA-7.34", "SMA-20.11")
def test_a_gain_is_taken_whole_or_not_at_all() -> None:
    state = colony("d01", wood=2)
    play(state, "activate cell 2 1")
    declined = state.copy()

    play(state, "gain")
    play(declined, "decline")

    assert (stored(state, RED), state.coins[RED]) == ({"wood": 3}, 1)
    assert (stored(declined, RED), declined.coins[RED]) == ({"wood": 2}, 0)


# -- gold -------------------------------------------------------------------------------------------------------------


@rule("SMA-7.10", "SMA-D10")
@pytest.mark.parametrize(
    ("goods", "choices", "left"),
    [
        ({"wood": 1, "gold": 2}, ["expand t01", "place turn 0 cell 1 3"], {}),
        ({"gold": 3}, ["activate cell 4 3", "trade gold for gem"], {"gem": 1, "gold": 2}),
        ({"gold": 2}, ["activate cell 2 5", "ship coins"], {}),
        ({"gold": 1}, ["activate cell 5 4", "pray", "step gold"], {}),
        ({"gold": 1}, ["activate cell 3 3", "conquer", "step gold"], {"gold": 1}),  # found on space 4
    ],
)
def test_gold_replaces_any_resource_in_every_payment(
    goods: dict[str, int], choices: list[str], left: dict[str, int]
) -> None:
    state = colony("d01", "d15", **goods)
    offer(state, "t01")
    dock(state, coins="w1")
    own_scholar(state, RED, "sc06")
    conquest(state, (RED, 2))

    play(state, *choices)

    assert stored(audited(state), RED) == left


@rule("SMA-7.11", "SMA-D10")
def test_gold_does_not_replace_coins() -> None:
    state = colony("d01", coins=0, gold=3)
    own_scholar(state, RED, "sc05")
    religion(state, RED, 1)
    white(state, 1)
    blue(state, RED, 5)
    monk(state, GREEN, "mission_points")
    monk(state, GREEN, "mission_gold")

    choices = own_answers(state)
    play(state, "blue 5 row 5", "pray")
    monks = offered(state, "monk")
    play(state, "decline")

    assert [text for text in choices if text.startswith("activate")] == []
    assert [text for text in choices if text.startswith("white 1")] == ["white 1 column 1"]
    assert not {"monk mission_points", "monk mission_gold"} & set(monks)
    assert own_answers(state) == ["step gold", "decline"]


@rule("SMA-7.11")
def test_no_other_resource_replaces_gold_or_another_one() -> None:
    state = colony(wood=3, grain=3, sugar=3)
    dock(state, coins="w3")
    dock(state, religion="w2")

    play(state, "activate cell 2 5")
    ways = ways_to_pay(packed(WOOD, 1) + packed(GOLD, 1), 0)

    assert {"ship coins", "ship religion"} & set(state.texts()) == set()
    assert [(count_of(way, WOOD), count_of(way, GOLD)) for way in ways] == [(1, 1), (0, 2)]


@rule("SMA-7.12", "SMA-D44")
@pytest.mark.parametrize(
    ("choices", "ways"),
    [
        (["expand d01"], ["pay wood wood", "pay wood gold", "pay gold gold"]),
        (["activate cell 2 5", "ship coins"], ["pay wood sugar", "pay wood gold", "pay sugar gold", "pay gold gold"]),
        (["activate cell 5 4", "pray"], ["step grain", "step gold", "decline"]),
        (["activate cell 3 3", "conquer"], ["step grain", "step gold", "decline"]),
        (
            ["activate cell 4 3"],
            [
                *["trade wood for sugar", "trade wood for gem", "trade grain for sugar", "trade grain for gem"],
                *["trade gold for sugar", "trade gold for gem", "decline"],
            ],
        ),
    ],
)
def test_the_payer_chooses_what_is_paid_in_gold_and_plain_resources_are_proposed_first(
    choices: list[str], ways: list[str]
) -> None:
    state = colony("d13", "d15", wood=2, grain=1, sugar=1, gold=2)
    own_scholar(state, RED, "sc06")
    offer(state, "d01")
    dock(state, coins="w1")

    play(state, *choices)

    assert own_answers(state) == ways


@rule("SMA-7.12", "SMA-D44")
def test_what_is_chosen_is_paid() -> None:
    state = colony(wood=2, gold=2)
    offer(state, "d01")

    play(state, "expand d01", "pay gold gold")

    assert decision(state) == "PlaceTile"
    assert stored(state, RED) == {"wood": 2}


# -- production -------------------------------------------------------------------------------------------------------


@rule("SMA-7.13")
@pytest.mark.parametrize(
    ("tile", "column", "goods", "coins", "points"),
    [
        ("d01", 1, {"wood": 2}, 0, 0),
        ("d02", 1, {"grain": 2}, 0, 0),
        ("d03", 1, {"sugar": 1}, 0, 0),
        ("d04", 1, {"gem": 1}, 0, 0),
        ("d10", 2, {}, 3, 0),
        ("d14", 2, {}, 0, 2),
    ],
)
def test_production_gives_the_resources_coins_or_points_shown(
    tile: str, column: int, goods: dict[str, int], coins: int, points: int
) -> None:
    state = colony(tile)

    play(state, f"activate cell 2 {column}")

    assert (stored(state, RED), state.coins[RED], state.points[RED]) == (goods, coins, points)
    audited(state)


# -- trade ------------------------------------------------------------------------------------------------------------


@rule("SMA-7.14", "SMA-7.15", "SMA-X6")
@pytest.mark.parametrize(
    ("answer", "left", "coins"),
    [
        ("trade wood for coins", {"gem": 1}, 3),
        ("trade gem for coins", {"wood": 1}, 3),
        ("decline", {"wood": 1, "gem": 1}, 0),
    ],
)
def test_a_trade_is_one_conversion_or_none(answer: str, left: dict[str, int], coins: int) -> None:
    state = colony("d13", wood=1, gem=1)

    play(state, "activate cell 2 2")
    answers = own_answers(state)
    play(state, answer)

    assert answers == ["trade wood for coins", "trade gem for coins", "decline"]
    assert decision(state) == "EndTurn"
    assert (stored(state, RED), state.coins[RED]) == (left, coins)


@rule("SMA-7.14")
@pytest.mark.parametrize(
    ("tile", "place", "answer", "left", "points"),
    [
        ("t09", "3 1", "trade grain for points", {"sugar": 1}, 2),
        ("t06", "3 1", "trade sugar for points", {"grain": 1}, 3),
        ("d15", "2 1", "trade grain for gem", {"sugar": 1, "gem": 1}, 0),
    ],
)
def test_a_trade_pays_one_resource_for_points_or_resources(
    tile: str, place: str, answer: str, left: dict[str, int], points: int
) -> None:
    state = colony(tile, grain=1, sugar=1)

    play(state, f"activate cell {place}", answer)

    assert (stored(state, RED), state.points[RED]) == (left, points)


@rule("SMA-7.16")
def test_alternatives_are_chosen_one_on_either_side() -> None:
    state = colony("d15", wood=1, grain=1)

    play(state, "activate cell 2 1")
    answers = own_answers(state)
    play(state, "trade grain for gem")

    assert answers == [
        *["trade wood for sugar", "trade wood for gem"],
        *["trade grain for sugar", "trade grain for gem", "decline"],
    ]
    assert stored(state, RED) == {"wood": 1, "gem": 1}
    assert decision(state) == "EndTurn"


@rule("SMA-7.34", "SMA-X48")
def test_a_trade_pays_first_and_its_gain_follows_at_once_even_if_it_overflows() -> None:
    state = colony("d15", wood=1, sugar=3)

    play(state, "activate cell 2 1", "trade wood for sugar")

    assert decision(state) == "EndTurn"
    assert (stored(state, RED), state.coins[RED]) == ({"sugar": 3}, 2)


@rule("SMA-X48")
def test_a_trade_may_be_paid_in_gold_to_keep_the_plain_resource() -> None:
    state = colony("d15", wood=1, sugar=3, gold=1)

    play(state, "activate cell 2 1", "trade gold for gem")

    assert (stored(state, RED), state.coins[RED]) == ({"wood": 1, "sugar": 3, "gem": 1}, 0)


# -- several actions --------------------------------------------------------------------------------------------------


@rule("SMA-7.35")
def test_an_action_with_a_number_is_that_many_actions_and_each_may_be_declined() -> None:
    state = colony()
    thrice = SendConquistador(0, Entry("colonies.toml", "cells", {"count": 3}), CATALOG)

    thrice.apply(state, RED, 0)
    state.advance()
    asked = []
    for answer in ("conquer", "decline", "conquer"):
        asked.append((decision(state), state.conquest[RED]))
        play(state, answer)

    assert asked == [("Conquer", 0), ("Conquer", 1), ("Conquer", 1)]
    assert (decision(state), state.conquest[RED]) == ("ChooseAction", 2)
