"""Phase 4: building benefits (EMP-16)."""

import pytest

from caravela.games.empires.state import Empires
from caravela.games.empires.steps.benefits import BuildingBenefits
from caravela.games.empires.steps.buildings import ResolveBuildings
from caravela.games.empires.steps.income import Income
from caravela.games.empires.steps.round import StartRound
from tests.games.empires.position import (
    BLUE,
    RED,
    YELLOW,
    Log,
    available,
    colony,
    discover,
    exploring,
    figure,
    full,
    give_goods,
    give_ships,
    good_of,
    goods,
    lay_token,
    new,
    offer,
    on,
    own,
    play,
    put,
    region_of,
    run,
    set_available,
    set_stock,
    stock,
    tile_of,
)
from tests.rules import rule


@rule("EMP-16.1")
def test_a_continuous_building_gives_its_benefit_in_every_phase_4_from_the_round_of_purchase_on() -> None:
    state = new()
    offer(state, "trading_post", "monastery")
    state.coins[RED] = 20
    on(state, "buildings", "red colonist", "red colonist")
    run(state, ResolveBuildings(), BuildingBenefits())

    play(state, "buy trading_post", "buy monastery")
    assert state.coins[RED] == 5
    assert available(state, RED) == {"colonist": 5, "missionary": 1}
    run(state, BuildingBenefits())

    assert state.coins[RED] == 10
    assert available(state, RED) == {"colonist": 5, "missionary": 2}


@rule("EMP-16.2")
def test_an_unused_cartography_may_be_used_in_phase_4_once() -> None:
    state = new()
    own(state, RED, "cartography")
    lay_token(state, "florida", "dt13")  # resistance 4, loot 4, plunder 5
    run(state, BuildingBenefits())

    assert state.texts()[-1] == "pass"
    play(state, "discover florida")

    assert state.is_over
    assert colony(state, RED, "florida") == {"colonist": 1}
    assert state.coins[RED] == 14
    run(state, BuildingBenefits())
    assert state.is_over


@rule("EMP-16.2")
def test_university_and_the_once_only_tiles_of_age_iii_do_nothing_in_phase_4() -> None:
    state = new(building_set="all")
    names = ["mercantilism", "population", "navy", "power", "prosperity", "glory", "wealth", "age_of_discovery"]
    own(state, RED, "university", *names)
    put(state, RED, "caribbean", soldier=3)
    give_goods(state, RED, silver=3)
    on(state, "initiative", "yellow colonist", "red colonist")
    before = state.save()["fields"]

    run(state, BuildingBenefits())

    assert state.is_over
    assert state.save()["fields"] == before


@rule("EMP-16.3", "EMP-D14")
def test_players_resolve_in_player_order_each_all_own_buildings_in_an_order_of_choice() -> None:
    state = new(building_set="all")
    state.order = (YELLOW, RED)
    own(state, RED, "smuggler", "trading_post")
    own(state, YELLOW, "trading_house", "rum_distillery")
    give_goods(state, RED, coffee=1)
    give_goods(state, YELLOW, sugar=2)
    run(state, BuildingBenefits())

    assert state.seat == YELLOW
    assert state.texts() == ["resolve trading_house", "resolve rum_distillery", "done"]
    play(state, "resolve rum_distillery")
    assert state.coins == [10, 11 + 6]
    play(state, "sell sugar", "done")

    assert state.seat == RED
    assert state.coins == [10, 11 + 6 + 5]
    play(state, "give coffee", "swap sugar yellow")
    assert state.is_over
    assert state.coins[RED] == 15
    assert goods(state, YELLOW) == {"coffee": 1}


@rule("EMP-16.3", "EMP-16.8", "EMP-D65")
def test_without_a_question_buildings_resolve_in_order_of_purchase() -> None:
    state = new()
    own(state, RED, "settlers", "trading_post")
    own(state, YELLOW, "taxation")
    own(state, RED, "monastery", "conquistadors")
    log = Log(state)

    run(state, BuildingBenefits())

    assert state.is_over
    resolved = [(facts["seat"], facts["building"]) for facts in log.facts("benefit")]
    red = [("red", name) for name in ("settlers", "trading_post", "monastery", "conquistadors")]
    assert resolved == [*red, ("yellow", "taxation")]


@rule("EMP-16.4")
def test_workers_gained_are_for_the_next_round_unless_the_building_names_another_place() -> None:
    state = new()
    own(state, RED, "training_grounds", "navigator", "indentured_servitude")
    set_available(state, RED)

    run(state, BuildingBenefits())

    assert available(state, RED) == {"soldier": 1}
    assert exploring(state, RED) == {"captain": 1}
    assert [piece & 63 for piece in state.dock] == [figure("red colonist")]
    assert [stock(state, RED, "soldier"), stock(state, RED, "captain"), stock(state, RED, "colonist")] == [9, 4, 28]


@rule("EMP-16.5")
def test_money_of_phase_4_never_counts_as_set_income() -> None:
    state = new()
    state.round = 8
    own(state, RED, "factory", "taxation", "rum_distillery")
    give_goods(state, RED, sugar=3)

    run(state, Income(), BuildingBenefits())

    assert state.coins[RED] == 10 + 3 + 30 + 10 + 9
    assert state.score_pad(RED)["economy"] == 3


@rule("EMP-16.6")
def test_gains_are_automatic_moving_swapping_and_selling_are_optional() -> None:
    state = new(building_set="all")
    own(state, RED, "trading_post", "smuggler", "trading_house", "migration", "settlers")
    give_goods(state, RED, coffee=1)
    give_goods(state, YELLOW, silver=1)
    put(state, RED, "florida", colonist=2)
    run(state, BuildingBenefits())

    play(state, "done")

    assert state.is_over
    assert state.coins == [15, 11]
    assert available(state, RED) == {"colonist": 6}
    assert [goods(state, RED), goods(state, YELLOW)] == [{"coffee": 1}, {"silver": 1}]
    assert colony(state, RED, "florida") == {"colonist": 2}


@rule("EMP-16.6")
def test_a_named_building_that_moves_swaps_or_sells_may_still_be_declined() -> None:
    state = new(building_set="all")
    own(state, RED, "smuggler", "trading_house", "migration", "cartography")
    give_goods(state, RED, coffee=1)
    give_goods(state, YELLOW, silver=1)
    put(state, RED, "florida", colonist=2)
    run(state, BuildingBenefits())

    play(state, "resolve smuggler", "pass", "resolve trading_house", "done", "resolve migration", "pass")
    play(state, "pass")

    assert state.is_over
    assert state.coins == [10, 11]
    assert [goods(state, RED), goods(state, YELLOW)] == [{"coffee": 1}, {"silver": 1}]
    assert colony(state, RED, "florida") == {"colonist": 2}
    assert not state.spent


@rule("EMP-16.7")
def test_phase_4_of_round_8_is_played_in_full() -> None:
    state = new()
    state.round = 7
    set_available(state, RED)
    set_available(state, YELLOW)
    own(state, RED, "taxation", "ship_yards")

    run(state, StartRound())

    assert state.is_over
    assert state.round == 8
    assert state.coins[RED] == 20
    assert available(state, RED) == {"captain": 1}


def with_choices(*buildings: str) -> Empires:
    """Phase 4 of red, who has goods to sell or swap, and a Colonist to move."""
    state = new(building_set="all")
    own(state, RED, *buildings)
    give_goods(state, RED, coffee=1)
    give_goods(state, YELLOW, silver=1)
    discover(state, "peru")
    put(state, RED, "florida", colonist=1)
    return run(state, BuildingBenefits())


@rule("EMP-16.8", "EMP-D65", "EMP-D67")
@pytest.mark.parametrize("building", ["smuggler", "migration", "cartography"])
def test_a_player_is_asked_for_the_order_where_an_optional_building_meets_another(building: str) -> None:
    state = with_choices("trading_house", building, "trading_post")

    assert (state.seat, state.coins[RED]) == (RED, 15)
    assert state.texts() == ["resolve trading_house", f"resolve {building}", "done"]


@rule("EMP-16.8", "EMP-D67")
@pytest.mark.parametrize(
    ("building", "answer"),
    [
        ("smuggler", "give coffee"),
        ("trading_house", "sell coffee"),
        ("migration", "move 1 florida peru"),
        ("cartography", "discover new_france"),
    ],
)
def test_an_optional_building_that_shares_nothing_with_the_others_asks_only_its_own_question(
    building: str, answer: str
) -> None:
    state = with_choices("trading_post", building, "settlers")

    assert answer in state.texts()
    assert not [text for text in state.texts() if text.startswith("resolve")]


@rule("EMP-16.8", "EMP-D67")
def test_too_few_figures_for_tiles_that_give_the_same_are_no_question() -> None:
    state = new(building_set="all")
    own(state, RED, "monastery", "new_world_mission")
    set_stock(state, RED, "missionary", 1)

    run(state, BuildingBenefits())

    assert state.is_over
    assert available(state, RED) == {"colonist": 5, "missionary": 1}


@rule("EMP-16.8")
def test_a_used_cartography_asks_no_question() -> None:
    state = new()
    own(state, RED, "trading_post", "cartography")
    state.spent |= 1 << state.purchases[1]

    run(state, BuildingBenefits())

    assert state.is_over
    assert state.coins[RED] == 15


@rule("EMP-16.8", "EMP-D65")
@pytest.mark.parametrize(("colonists", "asked"), [(1, True), (2, False)])
def test_a_player_with_too_few_figures_for_all_workers_due_is_asked_for_the_order(colonists: int, asked: bool) -> None:
    state = new()
    own(state, RED, "settlers", "indentured_servitude")
    set_stock(state, RED, "colonist", colonists)

    run(state, BuildingBenefits())

    assert state.is_over != asked
    assert state.texts() == (["resolve settlers", "resolve indentured_servitude", "done"] if asked else [])


@rule("EMP-16.9")
def test_the_player_names_the_next_building_again_and_again_and_each_acts_once() -> None:
    state = new(building_set="all")
    own(state, RED, "rum_distillery", "trading_house", "west_indies_co")
    give_goods(state, RED, sugar=2)
    run(state, BuildingBenefits())

    play(state, "resolve rum_distillery")
    assert state.coins[RED] == 16
    assert state.texts() == ["resolve trading_house", "resolve west_indies_co", "done"]
    play(state, "resolve trading_house", "sell sugar", "done")

    assert state.is_over
    assert state.coins[RED] == 10 + 6 + 5
    assert sum(goods(state, RED).values()) == 2


@rule("EMP-16.9")
def test_automatic_gains_not_named_are_given_in_order_of_purchase() -> None:
    state = new()
    own(state, RED, "indentured_servitude", "settlers")
    set_stock(state, RED, "colonist", 1)
    run(state, BuildingBenefits())
    named = state.copy()

    play(state, "done")
    play(named, "resolve settlers")

    assert [len(state.dock), available(state, RED)] == [1, {"colonist": 5}]
    assert [len(named.dock), available(named, RED)] == [0, {"colonist": 6}]
    assert [stock(state, RED, "colonist"), stock(named, RED, "colonist")] == [0, 0]


@rule("EMP-16.9")
def test_what_one_building_brings_another_may_use_when_named_later() -> None:
    state = new(building_set="all")
    own(state, RED, "west_indies_co", "trading_house", "smuggler")
    give_goods(state, YELLOW, rice=1)
    run(state, BuildingBenefits())

    (good,) = goods(state, RED)
    assert state.texts() == ["resolve trading_house", "resolve smuggler", "done"]
    play(state, "resolve smuggler", f"give {good}", "swap rice yellow", "sell rice")

    assert state.is_over
    assert (state.coins[RED], goods(state, YELLOW)) == (15, {good: 1})


@rule("EMP-16.3", "EMP-16.8")
def test_a_lone_automatic_building_acts_unasked_and_may_serve_an_optional_one() -> None:
    state = new(building_set="all")
    own(state, RED, "trading_house", "west_indies_co")

    run(state, BuildingBenefits())
    (good,) = goods(state, RED)
    assert state.texts() == [f"sell {good}", "done"]
    play(state, f"sell {good}")

    assert state.is_over
    assert state.coins[RED] == 15
    assert goods(state, RED) == {}


@rule("EMP-X24")
def test_privateers_with_three_ships_take_3_dollars_from_each_other_player_or_what_there_is() -> None:
    state = new(3)
    own(state, RED, "privateers")
    give_ships(state, RED, 3)
    state.coins = [0, 8, 2]

    run(state, BuildingBenefits())

    assert state.coins == [5, 5, 0]


@rule("EMP-X46", "EMP-D56", "EMP-D14")
def test_privateers_take_what_the_others_have_at_that_moment_of_the_player_order() -> None:
    state = new(3)
    own(state, BLUE, "taxation")
    own(state, YELLOW, "privateers")
    own(state, RED, "trading_post")
    give_ships(state, YELLOW, 2)
    state.coins = [0, 4, 1]

    run(state, BuildingBenefits())

    assert state.coins == [3, 7, 10]


@rule("EMP-16.2")
def test_a_cartography_used_at_purchase_is_not_offered_in_phase_4() -> None:
    state = new()
    offer(state, "cartography")
    tile = tile_of(state, "cartography")
    on(state, "buildings", "red colonist")
    run(state, ResolveBuildings(), BuildingBenefits())

    play(state, "buy cartography", "discover peru")

    assert state.is_over
    assert state.spent >> tile & 1
    assert state.is_discovered(region_of("peru"))


@rule("EMP-16.8", "EMP-D67")
def test_a_building_that_draws_goods_acts_before_one_that_earns_by_them() -> None:
    state = full(2)
    own(state, RED, "rum_distillery", "west_indies_co")
    sugar = good_of("sugar")
    state.pool = [count if good == sugar else 0 for good, count in enumerate(state.pool)]
    state.coins = [0, 0]

    run(state, BuildingBenefits())

    assert state.coins[RED] == 3
