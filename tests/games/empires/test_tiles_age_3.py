"""The buildings of Age III (EMP-21.52 to 21.66)."""

import pytest

from caravela.games.empires.state import Empires
from caravela.games.empires.steps.benefits import BuildingBenefits
from caravela.games.empires.steps.events import BeforeEvent
from caravela.games.empires.steps.income import Income
from caravela.games.empires.steps.specialists import ResolveSpecialists
from caravela.games.empires.steps.warfare import ResolveWarfare
from tests.games.empires.position import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    available,
    buy,
    colony,
    discover,
    discover_all,
    full,
    give_card,
    give_goods,
    give_nation,
    give_ships,
    give_token,
    goods,
    is_face_down,
    new,
    on,
    own,
    play,
    put,
    run,
    run_from,
    set_available,
    stock,
)
from tests.rules import rule


def points_of(state: Empires, building: str) -> int:
    """What a building of Red's counts in Final Scoring after Phase 4 of round 8."""
    own(state, RED, building)
    state.round = 8
    run_from(state, BuildingBenefits)
    assert state.is_over
    return state.breakdown()[RED].get(building, 0)


# -- Militia -----------------------------------------------------------------------------------------------------------


def militia_battle(attackers: dict[str, int], defenders: dict[str, int]) -> Empires:
    """Yellow, on Warfare, faces Red's Militia in the Caribbean."""
    state = new()
    own(state, RED, "militia")
    put(state, YELLOW, "caribbean", **attackers)
    put(state, RED, "caribbean", **defenders)
    on(state, "warfare", "yellow colonist")
    return run(state, ResolveWarfare())


@rule("EMP-21.52", "EMP-21.52a")
def test_militia_is_a_temporary_soldier_that_eliminates_a_worker_of_the_attacker() -> None:
    state = militia_battle({"soldier": 1, "colonist": 2}, {"colonist": 1, "soldier": 1})

    play(state, "battle caribbean red", "eliminate militia", "eliminate soldier")

    assert colony(state, YELLOW, "caribbean") == {"colonist": 1}
    assert colony(state, RED, "caribbean") == {"colonist": 1, "soldier": 1}


@rule("EMP-21.52")
def test_militia_does_not_help_its_owner_to_attack() -> None:
    state = new()
    own(state, RED, "militia")
    put(state, RED, "caribbean", soldier=1)
    put(state, YELLOW, "caribbean", colonist=3)
    on(state, "warfare", "red colonist")

    play(run(state, ResolveWarfare()), "battle caribbean yellow")

    assert state.is_over
    assert colony(state, YELLOW, "caribbean") == {"colonist": 2}
    assert colony(state, RED, "caribbean") == {"soldier": 1}


@rule("EMP-21.52")
def test_militia_fights_in_every_battle_of_a_war() -> None:
    state = new()
    own(state, RED, "militia")
    for region in ("florida", "peru"):
        put(state, YELLOW, region, soldier=2)
        put(state, RED, region, colonist=1)
    state.coins[YELLOW] = 10
    on(state, "warfare", "yellow colonist")

    play(run(state, ResolveWarfare()), "war red")

    assert state.is_over
    assert [colony(state, YELLOW, region) for region in ("florida", "peru")] == [{"soldier": 1}, {"soldier": 1}]
    assert [colony(state, RED, region) for region in ("florida", "peru")] == [{}, {}]


@rule("EMP-21.52b")
def test_the_attacker_may_choose_the_militia_and_it_disappears_after_the_battle() -> None:
    state = militia_battle({"soldier": 1}, {"colonist": 2})
    soldiers = stock(state, RED, "soldier")

    play(state, "battle caribbean red")
    assert state.texts() == ["eliminate colonist", "eliminate militia"]
    play(state, "eliminate militia")

    assert colony(state, RED, "caribbean") == {"colonist": 2}
    assert colony(state, YELLOW, "caribbean") == {}
    assert stock(state, RED, "soldier") == soldiers


@rule("EMP-21.52b", "EMP-X19")
def test_the_attackers_eliminations_are_limited_by_the_defending_workers_and_one_more() -> None:
    state = militia_battle({"soldier": 3}, {"colonist": 1})
    colonists, soldiers = stock(state, RED, "colonist"), stock(state, RED, "soldier")

    play(state, "battle caribbean red")

    assert state.is_over
    assert colony(state, YELLOW, "caribbean") == {"soldier": 2}
    assert colony(state, RED, "caribbean") == {}
    assert (stock(state, RED, "colonist"), stock(state, RED, "soldier")) == (colonists + 1, soldiers)


@rule("EMP-21.52b")
def test_two_soldiers_against_two_workers_and_militia_choose_two_of_the_three() -> None:
    state = militia_battle({"soldier": 2}, {"colonist": 2})

    play(state, "battle caribbean red")
    assert state.texts() == ["eliminate colonist", "eliminate militia"]
    play(state, "eliminate colonist")

    assert state.is_over
    assert colony(state, RED, "caribbean") == {}
    assert colony(state, YELLOW, "caribbean") == {"soldier": 1}


@rule("EMP-21.52c")
def test_militia_alone_makes_no_battle_possible() -> None:
    state = new()
    own(state, RED, "militia")
    put(state, YELLOW, "caribbean", colonist=2)
    put(state, RED, "caribbean", colonist=2)
    state.coins[YELLOW] = 20
    on(state, "warfare", "yellow colonist")

    run(state, ResolveWarfare())

    assert state.is_over
    assert state.coins[YELLOW] == 20


# -- points at the end -------------------------------------------------------------------------------------------------


@rule("EMP-21.53", "EMP-D55")
def test_mercantilism_counts_1_point_per_good_and_none_for_ships() -> None:
    state = new()
    give_goods(state, RED, sugar=3, fur=1, rice=1)
    give_ships(state, RED, 2)

    assert points_of(state, "mercantilism") == 5


@rule("EMP-21.54")
@pytest.mark.parametrize(("florida", "points"), [(0, 1), (1, 2), (2, 2), (3, 3)])
def test_population_counts_1_point_per_2_workers_rounded_down_over_the_total(florida: int, points: int) -> None:
    state = new()
    put(state, RED, "caribbean", colonist=1, soldier=1, captain=1)
    put(state, RED, "florida", colonist=florida)
    put(state, YELLOW, "caribbean", colonist=5)
    on(state, "discovery", "red colonist", "red colonist")

    assert points_of(state, "population") == points


@rule("EMP-21.55")
def test_navy_counts_4_points_per_ship() -> None:
    state = new()
    give_ships(state, RED, 3)
    give_ships(state, YELLOW, 1)

    assert points_of(state, "navy") == 12


@rule("EMP-21.56")
def test_power_counts_2_points_per_own_soldier_in_regions() -> None:
    state = new()
    put(state, RED, "caribbean", soldier=2, colonist=1)
    put(state, RED, "peru", soldier=1)
    put(state, YELLOW, "peru", soldier=4)
    on(state, "discovery", "red soldier")

    assert points_of(state, "power") == 6


@rule("EMP-21.57")
def test_prosperity_counts_2_points_per_own_building_itself_and_those_face_down_included() -> None:
    state = full()
    own(state, RED, "trading_post", "spoils_1_money", "plague_2", "university")
    own(state, YELLOW, "factory")

    assert points_of(state, "prosperity") == 10
    assert is_face_down(state, "spoils_1_money")


@rule("EMP-21.58")
def test_glory_counts_2_points_per_colonised_region_with_an_own_worker() -> None:
    state = new()
    put(state, RED, "caribbean", colonist=3)
    put(state, RED, "peru", soldier=1)
    put(state, YELLOW, "peru", colonist=3)
    put(state, RED, "florida", colonist=2)
    put(state, YELLOW, "florida", colonist=2)
    put(state, YELLOW, "brazil", colonist=4)

    assert points_of(state, "glory") == 4


@rule("EMP-21.59", "EMP-D31", "EMP-D32")
@pytest.mark.parametrize(("coins", "points"), [(4, 0), (5, 1), (34, 6), (35, 7)])
def test_wealth_counts_1_point_per_full_5_coins_which_are_not_spent(coins: int, points: int) -> None:
    state = new()
    state.coins[RED] = coins

    assert points_of(state, "wealth") == points
    assert state.coins[RED] == coins


@rule("EMP-21.59a")
def test_wealth_is_counted_before_its_owner_buys_points() -> None:
    state = new(vp_purchase=True)
    own(state, RED, "wealth")
    state.coins = [27, 0]
    state.round = 8

    play(run_from(state, BuildingBenefits), "points 2")

    assert state.coins[RED] == 7
    assert state.scores() == [5 + 2, 0]


@rule("EMP-21.63")
def test_age_of_discovery_counts_4_points_per_token_and_card_beside_their_own() -> None:
    state = full()
    give_token(state, RED, "dt01")
    give_token(state, RED, "dt16")
    give_card(state, RED, "china")
    give_token(state, YELLOW, "dt02")

    assert points_of(state, "age_of_discovery") == 12
    assert state.scores() == [12 + 4 + 7 + 6, 4]


@rule("EMP-21.64")
def test_new_world_capital_city_counts_3_points_per_own_builder_in_regions() -> None:
    state = full()
    put(state, RED, "caribbean", builder=2, colonist=1)
    put(state, RED, "peru", builder=1)
    put(state, YELLOW, "peru", builder=1)
    on(state, "discovery", "red builder")

    assert points_of(state, "new_world_capital_city") == 9


# -- Age of Reason -----------------------------------------------------------------------------------------------------


@rule("EMP-21.65", "EMP-D37")
def test_age_of_reason_counts_4_points_per_own_worker_in_specialists_in_round_8() -> None:
    state = full()
    own(state, RED, "age_of_reason")
    set_available(state, RED)
    on(state, "specialists captain", "red colonist")
    on(state, "specialists training", "red soldier")
    on(state, "specialists merchant", "yellow colonist")
    state.round = 8

    run_from(state, ResolveSpecialists)
    play(state, "take merchant", "take captain", "train builder")

    assert state.breakdown()[RED]["age_of_reason"] == 8
    assert available(state, RED) == {"captain": 1, "builder": 1}


@rule("EMP-21.65", "EMP-D37")
def test_workers_in_specialists_in_earlier_rounds_do_not_count_for_age_of_reason() -> None:
    state = full()
    own(state, RED, "age_of_reason")
    on(state, "specialists captain", "red colonist")
    state.round = 7

    play(run(state, ResolveSpecialists()), "pass")
    state.round = 8
    run_from(state, ResolveSpecialists)

    assert state.breakdown()[RED].get("age_of_reason", 0) == 0


@rule("EMP-21.65")
def test_age_of_reason_looks_after_an_italian_replacement() -> None:
    state = full(nations="random")
    give_nation(state, RED, "spain")
    give_nation(state, YELLOW, "italian_city_states")
    own(state, RED, "age_of_reason")
    on(state, "specialists captain", "red colonist")
    on(state, "specialists soldier", "red colonist")
    state.round = 8

    run(state, BeforeEvent(6), ResolveSpecialists())
    play(state, "use italian_city_states captain", "put colonist", "pass", "pass")

    assert state.is_over
    assert state.breakdown()[RED]["age_of_reason"] == 4


# -- tiles that act ----------------------------------------------------------------------------------------------------


@rule("EMP-21.60")
def test_migration_moves_up_to_two_own_colonists_from_one_region_to_another_in_every_phase_4() -> None:
    state = new()
    own(state, RED, "migration")
    put(state, RED, "new_france", colonist=3, soldier=2)
    put(state, YELLOW, "new_france", colonist=3)
    discover(state, "brazil")

    run(state, BuildingBenefits())
    assert state.texts() == [
        "move 1 new_france caribbean",
        "move 1 new_france brazil",
        "move 2 new_france caribbean",
        "move 2 new_france brazil",
        "pass",
    ]
    play(state, "move 2 new_france brazil")
    assert state.is_over
    play(run(state, BuildingBenefits()), "move 1 brazil caribbean")

    assert colony(state, RED, "new_france") == {"colonist": 1, "soldier": 2}
    assert colony(state, RED, "brazil") == {"colonist": 1}
    assert colony(state, RED, "caribbean") == {"colonist": 1}


@rule("EMP-21.60", "EMP-8.10")
def test_migration_takes_the_good_of_a_region_where_it_makes_three() -> None:
    state = new()
    own(state, RED, "migration")
    put(state, RED, "caribbean", colonist=2)
    put(state, RED, "peru", captain=1)

    play(run(state, BuildingBenefits()), "move 2 caribbean peru")

    assert goods(state, RED) == {"silver": 1}


@rule("EMP-21.60")
def test_specialists_do_not_migrate() -> None:
    state = new()
    own(state, RED, "migration")
    discover(state, "peru")
    put(state, RED, "caribbean", soldier=2, captain=1)

    run(state, BuildingBenefits())

    assert state.is_over


@rule("EMP-21.61")
def test_factory_gives_30_coins_in_every_phase_4_and_5_points() -> None:
    state = new()
    own(state, RED, "factory")
    state.coins = [1, 1]

    run(state, BuildingBenefits())
    state.round = 8
    run_from(state, Income)

    assert state.coins == [61, 1]
    assert state.scores() == [5, 0]


@rule("EMP-21.62")
def test_plague_iii_removes_up_to_three_colonists_of_one_player_in_one_region() -> None:
    state = new()
    put(state, YELLOW, "caribbean", colonist=4, soldier=1)
    put(state, YELLOW, "peru", soldier=2)
    put(state, RED, "peru", colonist=1)
    colonists = stock(state, YELLOW, "colonist")

    buy(state, RED, "plague_3")
    assert state.texts() == [
        "remove 1 yellow caribbean",
        "remove 2 yellow caribbean",
        "remove 3 yellow caribbean",
        "remove 1 red peru",
        "pass",
    ]
    play(state, "remove 3 yellow caribbean")

    assert state.is_over
    assert colony(state, YELLOW, "caribbean") == {"colonist": 1, "soldier": 1}
    assert stock(state, YELLOW, "colonist") == colonists + 3


@rule("EMP-21.62")
def test_plague_iii_can_not_remove_specialists() -> None:
    state = new()
    discover_all(state)
    put(state, YELLOW, "caribbean", captain=1, merchant=1, missionary=1, soldier=1)

    buy(state, RED, "plague_3")

    assert state.is_over
    assert colony(state, YELLOW, "caribbean") == {"captain": 1, "merchant": 1, "missionary": 1, "soldier": 1}


@rule("EMP-21.66", "EMP-24.21")
def test_rewrite_history_takes_a_token_from_each_of_two_different_opponents_without_loot() -> None:
    state = full(4)
    give_token(state, YELLOW, "dt01")
    give_token(state, BLUE, "dt12")
    give_token(state, GREEN, "dt15")
    give_card(state, GREEN, "china")
    coins = state.coins[:]

    buy(state, RED, "rewrite_history")
    assert state.texts() == ["rob yellow", "rob blue", "pass"]
    play(state, "rob yellow")
    assert state.texts() == ["rob blue", "rob green"]
    play(state, "rob green")

    assert state.is_over
    owners = {token: owner for token, owner in enumerate(state.token_owner) if owner >= 0}
    assert owners == {0: RED, 11: BLUE, 14: RED}
    assert state.card_owner.count(GREEN) == 1
    assert state.coins == coins


@rule("EMP-21.66")
def test_rewrite_history_takes_one_token_if_only_one_opponent_has_any() -> None:
    state = full(3)
    give_token(state, BLUE, "dt01")
    give_token(state, BLUE, "dt02")
    give_card(state, YELLOW, "china")

    buy(state, RED, "rewrite_history")
    assert state.texts() == ["rob blue", "pass"]
    play(state, "rob blue")

    assert state.is_over
    assert (state.token_owner.count(RED), state.token_owner.count(BLUE)) == (1, 1)
    assert state.card_owner.count(YELLOW) == 1


@rule("EMP-21.66", "EMP-3.11")
def test_rewrite_history_takes_its_token_at_random() -> None:
    taken = set()

    for seed in range(20):
        state = full(seats=2, seed=seed)
        give_token(state, YELLOW, "dt01")
        give_token(state, YELLOW, "dt16")
        play(buy(state, RED, "rewrite_history"), "rob yellow")
        taken.add(state.token_owner.index(RED))

    assert taken == {0, 15}


@rule("EMP-21.66")
def test_rewrite_history_may_be_declined_and_ask_nothing_where_nobody_has_a_token() -> None:
    declined, useless = full(), full()
    give_token(declined, YELLOW, "dt01")
    give_card(useless, YELLOW, "china")

    play(buy(declined, RED, "rewrite_history"), "pass")
    buy(useless, RED, "rewrite_history")

    assert (declined.is_over, declined.token_owner[0]) == (True, YELLOW)
    assert (useless.is_over, useless.card_owner.count(YELLOW)) == (True, 1)
