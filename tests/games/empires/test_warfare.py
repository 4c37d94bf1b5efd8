"""Warfare (EMP-14)."""

import pytest

from caravela.games.empires.state import Empires
from caravela.games.empires.steps.dock import ResolveDock
from caravela.games.empires.steps.reset import NewWorldScoring
from caravela.games.empires.steps.warfare import ResolveWarfare
from tests.games.empires.position import (
    BLUE,
    GAME,
    RED,
    YELLOW,
    Log,
    colony,
    goods,
    new,
    on,
    own,
    play,
    put,
    run,
    stock,
)
from tests.rules import rule


def region_at_war(state: Empires) -> str | int:
    """The region of the casualties asked for now."""
    return state.decision.prompt(state)["region"]


@rule("EMP-14.1")
def test_each_worker_lets_its_owner_declare_a_battle_a_war_or_nothing_from_left_to_right() -> None:
    state = new()
    put(state, RED, "caribbean", soldier=2)
    put(state, YELLOW, "caribbean", colonist=4)
    on(state, "warfare", "yellow colonist", "red colonist", "red colonist")
    run(state, ResolveWarfare())

    assert state.seat == YELLOW
    assert state.texts() == ["battle caribbean red", "war red", "pass"]
    play(state, "pass")
    assert state.seat == RED
    play(state, "battle caribbean yellow")
    assert colony(state, YELLOW, "caribbean") == {"colonist": 2}
    assert state.seat == RED
    play(state, "war yellow")

    assert state.is_over
    assert colony(state, YELLOW, "caribbean") == {}
    assert [stock(state, RED, "colonist"), stock(state, YELLOW, "colonist")] == [24, 24]
    assert state.coins == [0, 11]


@rule("EMP-14.2")
def test_the_type_of_the_worker_on_the_space_has_no_effect() -> None:
    state = new()
    put(state, RED, "caribbean", soldier=1)
    put(state, YELLOW, "caribbean", colonist=3)
    put(state, RED, "florida", colonist=1)
    put(state, YELLOW, "florida", colonist=1)
    on(state, "warfare", "red soldier")
    run(state, ResolveWarfare())

    assert "battle florida yellow" not in state.texts()
    play(state, "battle caribbean yellow")

    assert colony(state, YELLOW, "caribbean") == {"colonist": 2}
    assert stock(state, RED, "soldier") == 9


@rule("EMP-14.3")
def test_a_battle_costs_nothing_and_is_fought_in_one_region_against_one_opponent() -> None:
    state = new(3)
    state.coins[RED] = 0
    for region in ("caribbean", "florida"):
        put(state, RED, region, soldier=1)
        put(state, YELLOW, region, colonist=1)
        put(state, BLUE, region, colonist=1)
    on(state, "warfare", "red colonist")
    run(state, ResolveWarfare())

    battles = ["florida yellow", "caribbean yellow", "florida blue", "caribbean blue"]
    assert state.texts() == [*[f"battle {where}" for where in battles], "pass"]
    play(state, "battle florida blue")

    assert state.coins[RED] == 0
    assert [colony(state, BLUE, "florida"), colony(state, BLUE, "caribbean")] == [{}, {"colonist": 1}]
    assert [colony(state, YELLOW, "florida"), colony(state, YELLOW, "caribbean")] == [{"colonist": 1}, {"colonist": 1}]


@rule("EMP-14.4", "EMP-D15")
@pytest.mark.parametrize(
    ("attacker", "defender", "possible"),
    [
        ({"soldier": 1}, {"colonist": 1}, True),
        ({"colonist": 1}, {"soldier": 1}, True),
        ({"soldier": 1}, {"soldier": 1}, True),
        ({"colonist": 3}, {"captain": 2}, False),
        ({}, {"soldier": 2}, False),
        ({"soldier": 2}, {}, False),
    ],
)
def test_a_battle_needs_workers_of_both_and_a_soldier_of_either(
    attacker: dict[str, int], defender: dict[str, int], possible: bool
) -> None:
    state = new()
    state.coins[RED] = 0
    put(state, RED, "florida", **attacker)
    put(state, YELLOW, "florida", **defender)
    on(state, "warfare", "red colonist")

    run(state, ResolveWarfare())

    assert ("battle florida yellow" in state.texts()) == possible
    assert state.is_over != possible


@rule("EMP-14.5", "EMP-X18")
def test_a_war_costs_ten_dollars_and_is_a_battle_in_every_region_where_both_are_and_one_has_a_soldier() -> None:
    state = new()
    for region in ("new_granada", "new_spain", "new_england"):
        put(state, RED, region, colonist=1, soldier=1)
    for region in ("florida", "new_france"):
        put(state, RED, region, colonist=1)
    for region in ("new_granada", "new_france", "new_spain"):
        put(state, YELLOW, region, colonist=1)
    put(state, YELLOW, "florida", soldier=1)
    on(state, "warfare", "red colonist")
    log = Log(state)
    run(state, ResolveWarfare())

    play(state, "war yellow")

    fought = [facts["region"] for facts in log.facts("battle")]
    assert fought == ["florida", "new_spain", "new_granada"]
    assert state.coins == [0, 11]
    assert [colony(state, YELLOW, region) for region in ("new_granada", "new_spain")] == [{}, {}]
    assert colony(state, RED, "florida") == {}
    assert colony(state, YELLOW, "florida") == {"soldier": 1}
    assert [colony(state, seat, "new_france") for seat in (RED, YELLOW)] == [{"colonist": 1}, {"colonist": 1}]
    assert colony(state, RED, "new_england") == {"colonist": 1, "soldier": 1}


@rule("EMP-14.6")
def test_a_war_may_be_declared_only_if_a_battle_is_possible_somewhere() -> None:
    state = new(3)
    state.coins[RED] = 20
    put(state, RED, "florida", colonist=1)
    put(state, YELLOW, "florida", colonist=1)
    put(state, YELLOW, "peru", soldier=1)
    put(state, RED, "caribbean", colonist=1)
    put(state, BLUE, "caribbean", soldier=1)
    on(state, "warfare", "red colonist")

    run(state, ResolveWarfare())

    assert state.texts() == ["battle caribbean blue", "war blue", "pass"]


@rule("EMP-14.7", "EMP-14.13", "EMP-14.19", "EMP-D16", "EMP-X17")
def test_each_soldier_eliminates_one_enemy_worker_that_its_owner_chooses_the_attacker_first() -> None:
    state = new()
    put(state, RED, "new_france", soldier=2, colonist=3)
    put(state, YELLOW, "new_france", soldier=1, colonist=4)
    on(state, "warfare", "red colonist")
    run(state, ResolveWarfare())

    play(state, "battle new_france yellow")
    assert state.seat == RED
    assert state.texts() == ["eliminate colonist", "eliminate soldier"]
    play(state, "eliminate soldier")
    assert state.seat == YELLOW  # its soldier still strikes back
    assert state.texts() == ["eliminate colonist", "eliminate soldier"]
    play(state, "eliminate soldier")

    assert colony(state, RED, "new_france") == {"soldier": 1, "colonist": 3}
    assert colony(state, YELLOW, "new_france") == {"colonist": 3}


@rule("EMP-14.13", "EMP-D16")
def test_the_defender_sees_what_the_attacker_has_chosen() -> None:
    state = new()
    put(state, RED, "caribbean", soldier=2, colonist=3)
    put(state, YELLOW, "caribbean", soldier=1, colonist=4)
    on(state, "warfare", "red colonist")
    run(state, ResolveWarfare())
    log = Log(state)

    play(state, "battle caribbean yellow", "eliminate soldier")

    assert state.seat == YELLOW
    assert log.keys() == ["battle", "marked", "marked"]
    assert log.facts("marked")[-1] == {"seat": "red", "seat2": "yellow", "worker": "soldier", "count": 1}
    assert GAME.view(state, YELLOW)["waiting"]["battle"] == {
        "region": "caribbean",
        "sides": [
            {
                "seat": "red",
                "against": "yellow",
                "kills": 2,
                "enemies": {"colonist": 4, "soldier": 1},
                "chosen": {"colonist": 1, "soldier": 1},
            },
            {
                "seat": "yellow",
                "against": "red",
                "kills": 1,
                "enemies": {"colonist": 3, "soldier": 2},
                "chosen": {},
            },
        ],
    }


@rule("EMP-14.13")
def test_the_defender_sees_that_the_attacker_has_chosen_the_militia() -> None:
    state = new()
    own(state, YELLOW, "militia")
    put(state, RED, "caribbean", soldier=1, colonist=3)
    put(state, YELLOW, "caribbean", colonist=1)
    on(state, "warfare", "red colonist")
    run(state, ResolveWarfare())
    log = Log(state)

    play(state, "battle caribbean yellow", "eliminate militia")

    assert log.keys() == ["battle", "marked-militia"]
    assert log.facts("marked-militia") == [{"seat": "red", "seat2": "yellow"}]


@rule("EMP-14.8")
def test_eliminations_are_mandatory_as_many_as_own_soldiers_or_enemy_workers() -> None:
    state = new()
    put(state, RED, "florida", soldier=2)
    put(state, YELLOW, "florida", colonist=2, captain=2)
    put(state, RED, "peru", soldier=3)
    put(state, YELLOW, "peru", colonist=1, captain=1)
    on(state, "warfare", "red colonist", "red colonist")
    run(state, ResolveWarfare())

    play(state, "battle peru yellow")
    assert colony(state, YELLOW, "peru") == {}
    play(state, "battle florida yellow")
    assert state.texts() == ["eliminate colonist", "eliminate captain"]
    play(state, "eliminate colonist")
    assert state.texts() == ["eliminate colonist", "eliminate captain"]
    play(state, "eliminate captain")

    assert colony(state, YELLOW, "florida") == {"colonist": 1, "captain": 1}


@rule("EMP-14.9")
def test_all_casualties_are_chosen_before_any_is_removed() -> None:
    state = new()
    put(state, RED, "florida", soldier=1, colonist=1)
    put(state, YELLOW, "florida", soldier=1, colonist=1)
    on(state, "warfare", "red colonist")
    run(state, ResolveWarfare())

    play(state, "battle florida yellow", "eliminate soldier")
    assert colony(state, YELLOW, "florida") == {"soldier": 1, "colonist": 1}
    assert stock(state, YELLOW, "soldier") == 9
    play(state, "eliminate soldier")

    assert [colony(state, seat, "florida") for seat in (RED, YELLOW)] == [{"colonist": 1}, {"colonist": 1}]


@rule("EMP-14.9", "EMP-X20")
def test_two_lone_soldiers_eliminate_each_other() -> None:
    state = new()
    put(state, RED, "florida", soldier=1)
    put(state, YELLOW, "florida", soldier=1)
    on(state, "warfare", "red colonist")
    run(state, ResolveWarfare())

    play(state, "battle florida yellow")

    assert [colony(state, seat, "florida") for seat in (RED, YELLOW)] == [{}, {}]
    assert [stock(state, seat, "soldier") for seat in (RED, YELLOW)] == [10, 10]


@rule("EMP-14.10")
def test_any_type_of_enemy_worker_may_be_chosen() -> None:
    state = new(builders=True)
    put(state, RED, "florida", soldier=1)
    put(state, YELLOW, "florida", colonist=1, captain=1, merchant=1, missionary=1, soldier=1, builder=1)
    on(state, "warfare", "red colonist")
    run(state, ResolveWarfare())

    play(state, "battle florida yellow")
    types = ["colonist", "captain", "merchant", "missionary", "soldier", "builder"]
    assert state.texts() == [f"eliminate {worker}" for worker in types]
    play(state, "eliminate builder")

    assert "builder" not in colony(state, YELLOW, "florida")
    assert sum(colony(state, YELLOW, "florida").values()) == 5


@rule("EMP-14.11")
def test_eliminated_workers_return_to_their_owners_stock() -> None:
    state = new()
    put(state, RED, "florida", soldier=2)
    put(state, YELLOW, "florida", captain=2)
    on(state, "warfare", "red colonist")
    run(state, ResolveWarfare())
    assert stock(state, YELLOW, "captain") == 3

    play(state, "battle florida yellow")

    assert stock(state, YELLOW, "captain") == 5
    assert state.available == new().available


@rule("EMP-14.12")
def test_workers_of_players_who_do_not_fight_are_unaffected() -> None:
    state = new(3)
    put(state, RED, "florida", soldier=2)
    put(state, YELLOW, "florida", colonist=1)
    put(state, BLUE, "florida", colonist=2, soldier=3)
    on(state, "warfare", "red colonist")
    run(state, ResolveWarfare())

    play(state, "battle florida yellow")

    assert colony(state, RED, "florida") == {"soldier": 2}
    assert colony(state, YELLOW, "florida") == {}
    assert colony(state, BLUE, "florida") == {"colonist": 2, "soldier": 3}


@rule("EMP-14.14", "EMP-14.20", "EMP-D18")
def test_the_battles_of_a_war_are_fought_in_board_order_one_after_the_other() -> None:
    state = new()
    for region in ("new_spain", "florida"):
        put(state, RED, region, soldier=1, colonist=1)
        put(state, YELLOW, region, soldier=1, colonist=1)
    on(state, "warfare", "red colonist")
    run(state, ResolveWarfare())

    play(state, "war yellow")
    assert state.coins[RED] == 0  # paid first
    assert [state.seat, region_at_war(state)] == [RED, "florida"]
    play(state, "eliminate soldier")
    assert [state.seat, region_at_war(state)] == [YELLOW, "florida"]
    play(state, "eliminate soldier")
    assert [colony(state, seat, "florida") for seat in (RED, YELLOW)] == [{"colonist": 1}, {"colonist": 1}]
    assert [state.seat, region_at_war(state)] == [RED, "new_spain"]
    play(state, "eliminate colonist", "eliminate colonist")

    assert [colony(state, seat, "new_spain") for seat in (RED, YELLOW)] == [{"soldier": 1}, {"soldier": 1}]
    assert state.is_over


@rule("EMP-14.15")
def test_a_player_with_several_workers_may_attack_the_same_opponent_in_the_same_region_again() -> None:
    state = new()
    put(state, RED, "florida", soldier=1)
    put(state, YELLOW, "florida", colonist=2)
    on(state, "warfare", "red colonist", "red colonist", "red colonist")
    run(state, ResolveWarfare())

    play(state, "battle florida yellow")
    assert colony(state, YELLOW, "florida") == {"colonist": 1}
    play(state, "battle florida yellow")

    assert colony(state, YELLOW, "florida") == {}
    assert state.is_over  # on the map as it is now the third worker finds nobody to fight
    assert stock(state, RED, "colonist") == 24


@rule("EMP-14.16")
def test_goods_are_kept_and_a_region_below_three_workers_is_no_longer_colonised() -> None:
    state = new()
    state.round = 3
    put(state, RED, "florida", colonist=2)
    put(state, YELLOW, "florida", soldier=1)
    on(state, "dock", "red colonist")
    on(state, "warfare", "yellow colonist")
    run(state, ResolveDock(), ResolveWarfare(), NewWorldScoring())

    play(state, "land florida")
    assert goods(state, RED) == {"cattle": 1}
    play(state, "battle florida red")

    assert colony(state, RED, "florida") == {"colonist": 2}
    assert goods(state, RED) == {"cattle": 1}
    assert state.new_world == (0,) * 6


@rule("EMP-14.17", "EMP-X19")
def test_militia_adds_a_temporary_soldier_to_the_defender() -> None:
    state = new()
    own(state, YELLOW, "militia")
    put(state, RED, "florida", soldier=3)
    put(state, YELLOW, "florida", colonist=1)
    on(state, "warfare", "red colonist")
    run(state, ResolveWarfare())

    play(state, "battle florida yellow")

    assert state.is_over
    assert colony(state, RED, "florida") == {"soldier": 2}
    assert colony(state, YELLOW, "florida") == {}
    assert stock(state, YELLOW, "soldier") == 10


@rule("EMP-14.18")
@pytest.mark.parametrize(("coins", "offered"), [(9, False), (10, True)])
def test_a_player_with_less_than_ten_dollars_cannot_declare_a_war(coins: int, offered: bool) -> None:
    state = new()
    state.coins[RED] = coins
    put(state, RED, "florida", soldier=1)
    put(state, YELLOW, "florida", colonist=1)
    on(state, "warfare", "red colonist")

    run(state, ResolveWarfare())

    assert ("war yellow" in state.texts()) == offered
    assert "battle florida yellow" in state.texts()


@rule("EMP-14.19")
def test_the_temporary_soldier_of_militia_is_a_type_of_its_own() -> None:
    state = new()
    own(state, YELLOW, "militia")
    put(state, RED, "florida", soldier=2)
    put(state, YELLOW, "florida", colonist=2)
    on(state, "warfare", "red colonist")
    run(state, ResolveWarfare())

    play(state, "battle florida yellow")
    assert state.texts() == ["eliminate colonist", "eliminate militia"]
    play(state, "eliminate militia")

    assert colony(state, YELLOW, "florida") == {"colonist": 1}
    assert colony(state, RED, "florida") == {"soldier": 1}


@rule("EMP-14.19")
def test_who_finds_only_one_type_or_eliminates_everything_is_not_asked() -> None:
    state = new()
    put(state, RED, "florida", soldier=1)
    put(state, YELLOW, "florida", colonist=3)
    put(state, RED, "peru", soldier=2)
    put(state, YELLOW, "peru", colonist=1, captain=1)
    on(state, "warfare", "red colonist")
    run(state, ResolveWarfare())

    play(state, "war yellow")

    assert state.is_over
    assert colony(state, YELLOW, "florida") == {"colonist": 2}
    assert colony(state, YELLOW, "peru") == {}


@rule("EMP-D17")
def test_militia_does_not_make_a_battle_possible() -> None:
    state = new()
    own(state, YELLOW, "militia")
    put(state, RED, "florida", colonist=2)
    put(state, YELLOW, "florida", colonist=1)
    on(state, "warfare", "red colonist")

    run(state, ResolveWarfare())

    assert state.is_over
    assert colony(state, RED, "florida") == {"colonist": 2}


@rule("EMP-D18")
def test_the_outcome_in_one_region_does_not_change_the_next_battle_of_a_war() -> None:
    state = new()
    put(state, RED, "florida", soldier=1)
    put(state, YELLOW, "florida", soldier=1)
    put(state, RED, "peru", colonist=1)
    put(state, YELLOW, "peru", soldier=1)
    on(state, "warfare", "red colonist")
    run(state, ResolveWarfare())

    play(state, "war yellow")

    assert [colony(state, seat, "florida") for seat in (RED, YELLOW)] == [{}, {}]
    assert [colony(state, seat, "peru") for seat in (RED, YELLOW)] == [{}, {"soldier": 1}]


@rule("EMP-X44")
def test_an_attacker_without_soldiers_loses_a_colonist_and_with_9_dollars_has_no_war() -> None:
    state = new()
    state.coins[RED] = 9
    put(state, RED, "florida", colonist=3)
    put(state, YELLOW, "florida", soldier=1, colonist=1)
    on(state, "warfare", "red colonist")
    run(state, ResolveWarfare())

    assert state.texts() == ["battle florida yellow", "pass"]
    play(state, "battle florida yellow")

    assert colony(state, RED, "florida") == {"colonist": 2}
    assert colony(state, YELLOW, "florida") == {"soldier": 1, "colonist": 1}
