"""The six national advantages (EMP-22)."""

from typing import Any

import pytest

from caravela.games.empires.catalog import DOCK, INITIATIVE, SHIPPING, SPECIALISTS, TRADE
from caravela.games.empires.state import FIGURE, ON_SHIP, SPACE, Empires
from caravela.games.empires.steps.discovery import ResolveDiscovery
from caravela.games.empires.steps.dock import ResolveDock
from caravela.games.empires.steps.events import BeforeEvent, ResolveShipping
from caravela.games.empires.steps.nations import Conquer
from caravela.games.empires.steps.round import StartRound
from caravela.games.empires.steps.specialists import ResolveSpecialists
from caravela.games.empires.steps.trade import ResolveTrade
from caravela.kernel.hidden import NOTHING
from caravela.kernel.state import having
from tests.games.empires.position import (
    GAME,
    RED,
    YELLOW,
    available,
    colony,
    discover_all,
    exploring,
    figure,
    figure_name,
    give_nation,
    give_ships,
    goods,
    lay_card,
    lay_token,
    new,
    offer_goods,
    on,
    own,
    play,
    region_of,
    run,
    set_stock,
    stock,
    why_not,
)
from tests.rules import rule

REGIONS = ["new_france", "new_england", "virginia", "florida", "new_spain", "new_granada", "peru", "brazil"]


def red_is(nation: str, seats: int = 2, **settings: Any) -> Empires:
    """Round 1; red has the nation, the other boards have no advantage."""
    state = new(seats, nations="random", **settings)
    state.nation = (-1,) * seats
    state.nation_uses = (0,) * seats
    state.round = 1
    give_nation(state, RED, nation)
    return state


def dock_row(state: Empires) -> list[str]:
    return [figure_name(worker) for worker in state.dock]


# -- England ----------------------------------------------------------------------------------------------------------


@rule("EMP-22.20", "EMP-D40")
def test_england_adds_two_colonists_to_the_dock_and_puts_everybodys_workers_in_any_order() -> None:
    state = red_is("england")
    on(state, "dock", "red soldier", "yellow captain")
    on(state, "x", "yellow colonist")
    on(state, "y", "red colonist")
    give_ships(state, YELLOW, 1)
    on(state, "ship", "yellow merchant")
    run(state, BeforeEvent(DOCK))
    before = stock(state, RED, "colonist")

    assert state.texts() == ["use england", "pass"]
    play(state, "use england")
    assert state.texts() == ["add 0", "add 1", "add 2"]
    play(state, "add 2", "next yellow merchant", "next red colonist", "next yellow colonist", "next red soldier")
    assert state.texts() == ["next yellow captain", "next red colonist", "done"]
    play(state, "next red colonist", "next red colonist")

    workers = ["yellow merchant", "red colonist", "yellow colonist", "red soldier", "red colonist", "red colonist"]
    assert dock_row(state) == [*workers, "yellow captain"]
    assert (stock(state, RED, "colonist"), state.nation_uses[RED], state.is_over) == (before - 2, 0, True)


@rule("EMP-22.20")
def test_england_acts_once_in_the_game_and_only_just_before_the_dock() -> None:
    state = red_is("england")
    on(state, "dock", "red colonist")
    for event in (INITIATIVE, TRADE, SHIPPING, SPECIALISTS):
        assert run(state, BeforeEvent(event)).is_over

    play(run(state, BeforeEvent(DOCK)), "use england", "add 1")
    state.round = 5

    assert run(state, BeforeEvent(DOCK)).is_over


@rule("EMP-22.21")
def test_england_may_add_to_a_full_dock() -> None:
    state = red_is("england")
    on(state, "dock", "yellow colonist", "yellow colonist", "yellow soldier")

    play(run(state, BeforeEvent(DOCK)), "use england", "add 2", "next red colonist", "next red colonist", "done")

    assert dock_row(state) == ["red colonist", "red colonist", "yellow colonist", "yellow colonist", "yellow soldier"]


@rule("EMP-22.21")
def test_england_may_merely_reorder_and_that_uses_it_up() -> None:
    state = red_is("england")
    on(state, "dock", "yellow colonist", "red colonist")

    play(run(state, BeforeEvent(DOCK)), "use england", "add 0", "next red colonist")

    assert (dock_row(state), state.nation_uses[RED]) == (["red colonist", "yellow colonist"], 0)


@rule("EMP-22.21")
def test_england_may_merely_add_and_that_uses_it_up() -> None:
    state = red_is("england")
    on(state, "dock", "yellow colonist")

    play(run(state, BeforeEvent(DOCK)), "use england", "add 1", "done")

    assert (dock_row(state), state.nation_uses[RED]) == (["yellow colonist", "red colonist"], 0)


@rule("EMP-22.37")
def test_the_dock_is_resolved_in_englands_order_with_owners_and_ships_as_before() -> None:
    state = red_is("england")
    on(state, "dock", "red merchant")
    give_ships(state, YELLOW, 2)
    on(state, "ship", "yellow colonist")
    run(state, BeforeEvent(DOCK), ResolveDock())

    play(state, "use england", "add 0", "next yellow colonist")
    assert (state.seat, [worker & SPACE for worker in state.dock]) == (YELLOW, [ON_SHIP, 0])
    play(state, "land caribbean")
    assert state.seat == RED
    play(state, "land caribbean")

    assert (colony(state, YELLOW, "caribbean"), colony(state, RED, "caribbean")) == ({"colonist": 1}, {"merchant": 1})
    assert (state.sailing, state.ships) == ([0, 1], [0, 2])


# -- Spain ------------------------------------------------------------------------------------------------------------


@rule("EMP-22.22")
def test_spain_discovers_a_region_before_round_1_with_a_soldier_for_the_loot_alone() -> None:
    state = red_is("spain")
    state.round = 0
    lay_token(state, "peru", "dt16")
    run(state, Conquer(), StartRound())

    assert (state.seat, state.round) == (RED, 0)
    assert state.texts() == [*[f"discover {region}" for region in REGIONS], "pass"]
    play(state, "discover peru")

    assert (colony(state, RED, "peru"), stock(state, RED, "soldier")) == ({"soldier": 1}, 9)
    assert (state.coins[RED], state.discovery_points(RED)) == (12, 7)
    assert state.tokens.values[region_of("peru")] == NOTHING
    assert (state.nation_uses[RED], state.round) == (0, 1)


@rule("EMP-22.23")
def test_spain_loses_the_advantage_by_declining_it() -> None:
    state = red_is("spain")
    state.round = 0
    run(state, Conquer(), StartRound())

    play(state, "pass")

    assert (state.nation_uses[RED], len(state.undiscovered()), state.round) == (0, 8, 1)


@rule("EMP-D57")
@pytest.mark.parametrize("recon", ["off", "basic"])
def test_spain_does_not_see_the_tokens_first(recon: str) -> None:
    state = red_is("spain", recon=recon)
    lay_token(state, "florida", "dt14")

    run(state, Conquer())

    assert [region["token"] for region in GAME.view(state, RED)["regions"]] == [None] * 9


@rule("EMP-D57")
def test_spain_sees_tokens_that_lie_face_up() -> None:
    state = red_is("spain", recon="advanced")

    run(state, Conquer())

    seen = [region["id"] for region in GAME.view(state, RED)["regions"] if region["token"]]
    assert [f"discover {region}" for region in seen] == state.texts()[:8]


# -- France -----------------------------------------------------------------------------------------------------------


@rule("EMP-22.24")
def test_france_takes_one_of_the_goods_on_offer_just_before_trade_goods() -> None:
    state = red_is("france")
    offer_goods(state, "sugar", "fur", "fur", "rice")

    run(state, BeforeEvent(TRADE))
    assert state.texts() == ["use france sugar", "use france fur", "use france rice", "pass"]
    play(state, "use france fur")

    assert (goods(state, RED), state.nation_uses[RED], state.is_over) == ({"fur": 1}, 1, True)
    assert [state.catalog.goods[good] for good in state.goods_offered] == ["sugar", "fur", "rice"]


@rule("EMP-22.24")
def test_france_acts_twice_in_the_game_but_at_most_once_in_a_round() -> None:
    state = red_is("france")
    play(run(state, BeforeEvent(TRADE)), state.texts()[0])
    assert run(state, BeforeEvent(TRADE)).is_over

    state.round = 2
    play(run(state, BeforeEvent(TRADE)), state.texts()[0])
    state.round = 3

    assert run(state, BeforeEvent(TRADE)).is_over
    assert (sum(goods(state, RED).values()), state.nation_uses[RED]) == (2, 0)


@rule("EMP-22.25", "EMP-X30")
def test_after_france_the_last_of_four_workers_finds_no_good() -> None:
    state = red_is("france")
    offer_goods(state, "sugar", "fur", "rice", "gold")
    on(state, "trade", "red colonist", "yellow soldier", "red colonist", "yellow captain")
    run(state, BeforeEvent(TRADE), ResolveTrade())

    play(state, "use france gold", "take sugar", "take fur", "take rice")

    assert (goods(state, RED), goods(state, YELLOW)) == ({"gold": 1, "sugar": 1, "rice": 1}, {"fur": 1})
    assert (state.is_over, state.trade, stock(state, YELLOW, "captain")) == (True, [], 5)


# -- Portugal ---------------------------------------------------------------------------------------------------------


def explore(state: Empires, *workers: str) -> Empires:
    """Red sends all these workers of Discovery; the target is chosen next."""
    on(state, "discovery", *[f"red {worker}" for worker in workers])
    return play(run(state, ResolveDiscovery(0)), *[f"send {worker}" for worker in workers], "done")


@rule("EMP-22.26", "EMP-X15")
def test_portugal_explores_the_deck_against_a_resistance_of_3_whatever_is_printed() -> None:
    state = red_is("portugal")
    lay_card(state, "china")

    explore(state, "colonist", "captain")
    assert state.texts()[-2:] == ["explore brazil", "explore portugal"]
    play(state, "explore portugal")

    cards = [card["id"] for card in GAME.view(state, RED)["players"][RED]["cards"]]
    assert (cards, state.coins[RED], exploring(state, RED)) == (["china"], 17, {})
    assert (sum(state.land), state.nation_uses[RED], state.cards_left()) == (0, 2, 15)


@rule("EMP-22.26")
def test_portugal_gets_plunder_for_soldiers_as_for_any_card() -> None:
    state = red_is("portugal")
    lay_card(state, "india")

    explore(state, "soldier", "soldier", "soldier")
    play(state, "explore portugal")

    assert state.coins[RED] == 10 + 6 + 3 * 3


@rule("EMP-22.26")
def test_too_weak_an_expedition_of_portugal_fails_and_the_card_is_shuffled_back() -> None:
    state = red_is("portugal")
    lay_card(state, "china")

    explore(state, "captain")
    play(state, "explore portugal")

    assert (state.coins[RED], state.cards_left(), state.deck_top.values) == (10, 16, (NOTHING,))
    assert (max(state.card_owner), state.nation_uses[RED], stock(state, RED, "captain")) == (-1, 2, 5)


@rule("EMP-22.26")
def test_portugal_explores_the_deck_once_in_an_age() -> None:
    state = red_is("portugal")
    play(explore(state, "captain", "captain"), "explore portugal")
    state.round = 3
    assert "explore portugal" not in explore(state, "captain").texts()

    state.round = 4
    play(explore(state, "captain", "captain"), "explore portugal")
    state.round = 7
    play(explore(state, "captain", "captain"), "explore portugal")

    assert (state.card_owner.count(RED), state.nation_uses[RED]) == (3, 0)


@rule("EMP-22.27")
def test_portugals_advantage_is_the_one_expedition_of_the_round() -> None:
    state = red_is("portugal")
    on(state, "discovery", "red colonist", "red colonist", "red captain", "yellow colonist")
    run(state, ResolveDiscovery(0))

    play(state, "send colonist", "send captain", "done", "explore portugal")

    assert (state.seat, state.texts()[0], exploring(state, RED)) == (YELLOW, "send colonist", {"colonist": 1})
    assert play(state, "pass").is_over


@rule("EMP-22.27")
def test_portugal_may_use_its_advantage_when_all_regions_are_discovered() -> None:
    state = red_is("portugal")
    discover_all(state)
    lay_card(state, "china")

    explore(state, "colonist", "captain")
    assert state.texts() == ["explore cards", "explore portugal"]
    play(state, "explore portugal")

    assert (state.card_owner.count(RED), state.coins[RED]) == (1, 17)


@rule("EMP-22.27", "EMP-D39")
def test_plague_reduces_portugals_resistance_to_2() -> None:
    state = red_is("portugal")
    own(state, RED, "plague_1")
    lay_card(state, "china")

    play(explore(state, "captain"), "explore portugal")

    assert (state.card_owner.count(RED), state.coins[RED]) == (1, 17)


@rule("EMP-22.27", "EMP-D39")
def test_plague_does_not_reduce_portugals_resistance_below_2() -> None:
    state = red_is("portugal")
    own(state, RED, "plague_1")
    lay_card(state, "mississippi")

    play(explore(state, "colonist"), "explore portugal")

    assert state.card_owner.count(RED) == 0


@rule("EMP-22.27")
def test_a_use_of_portugal_not_taken_in_an_age_is_lost() -> None:
    state = red_is("portugal")
    state.round = 3
    run(state, StartRound())
    assert (state.round, state.nation_uses[RED]) == (4, 2)

    play(explore(state, "captain", "captain"), "explore portugal")
    state.round = 5

    assert state.nation_uses[RED] == 1
    assert "explore portugal" not in explore(state, "captain").texts()


# -- Holland ----------------------------------------------------------------------------------------------------------


@rule("EMP-22.28", "EMP-22.29")
def test_holland_takes_the_ship_without_a_worker_there_and_the_event_then_gives_none() -> None:
    state = red_is("holland")
    on(state, "shipping", "yellow merchant", "yellow captain")
    run(state, BeforeEvent(SHIPPING), ResolveShipping())

    assert state.texts() == ["use holland", "pass"]
    play(state, "use holland")

    assert (state.ships, state.ship_offered, state.nation_uses[RED]) == ([1, 0], 0, 0)
    assert (stock(state, YELLOW, "merchant"), stock(state, YELLOW, "captain")) == (5, 5)


@rule("EMP-22.28")
def test_holland_acts_once_in_the_game() -> None:
    state = red_is("holland")
    play(run(state, BeforeEvent(SHIPPING)), "use holland")
    state.ship_supply -= 1
    state.ship_offered = 1
    state.round = 2

    assert run(state, BeforeEvent(SHIPPING)).is_over


# -- Italian City-States ----------------------------------------------------------------------------------------------


@rule("EMP-22.30")
def test_italy_replaces_a_worker_in_specialists_and_the_space_is_its_own() -> None:
    state = red_is("italian_city_states")
    on(state, "specialists captain", "yellow merchant")
    run(state, BeforeEvent(SPECIALISTS), ResolveSpecialists())

    assert state.texts() == ["use italian_city_states captain", "pass"]
    play(state, "use italian_city_states captain", "put colonist")
    assert (state.seat, state.texts()) == (RED, ["take captain", "pass"])
    play(state, "take captain")

    assert (available(state, RED)["captain"], available(state, YELLOW)) == (1, {"colonist": 5})
    assert (stock(state, YELLOW, "merchant"), state.nation_uses[RED]) == (5, 1)


@rule("EMP-22.30")
def test_italy_acts_twice_in_the_game_but_at_most_once_in_a_round() -> None:
    state = red_is("italian_city_states")
    on(state, "specialists captain", "yellow colonist")
    play(run(state, BeforeEvent(SPECIALISTS)), "use italian_city_states captain", "put colonist")
    assert run(state, BeforeEvent(SPECIALISTS)).is_over

    state.round = 2
    play(run(state, BeforeEvent(SPECIALISTS)), "use italian_city_states captain", "put colonist")
    state.round = 3

    assert run(state, BeforeEvent(SPECIALISTS)).is_over
    assert state.nation_uses[RED] == 0


@rule("EMP-22.31")
def test_italy_pays_for_training_as_usual() -> None:
    state = red_is("italian_city_states")
    on(state, "specialists training", "yellow colonist")
    run(state, BeforeEvent(SPECIALISTS), ResolveSpecialists())

    play(state, "use italian_city_states training", "put colonist", "train soldier")

    assert (state.coins, available(state, RED)["soldier"]) == ([5, 10], 1)


@rule("EMP-22.31")
def test_italy_without_5_coins_gets_nothing_from_training() -> None:
    state = red_is("italian_city_states")
    state.coins[RED] = 4
    on(state, "specialists training", "yellow colonist")
    run(state, BeforeEvent(SPECIALISTS), ResolveSpecialists())

    play(state, "use italian_city_states training", "put colonist")

    assert (state.is_over, state.coins[RED], available(state, RED)) == (True, 4, {"colonist": 5})


@rule("EMP-22.35")
def test_italy_names_the_type_out_of_its_own_stock() -> None:
    state = red_is("italian_city_states")
    on(state, "specialists captain", "yellow colonist")
    for worker in ("captain", "missionary"):
        set_stock(state, RED, worker, 0)
    set_stock(state, RED, "merchant", 1)
    run(state, BeforeEvent(SPECIALISTS))

    play(state, "use italian_city_states captain")
    assert state.texts() == ["put colonist", "put merchant", "put soldier"]
    assert why_not(state, "put captain") == ("why-not-in-stock", {"worker": "captain"})
    play(state, "put merchant")

    assert (stock(state, RED, "merchant"), stock(state, YELLOW, "merchant")) == (0, 5)
    assert state.school[state.catalog.school.index("captain")] & FIGURE == figure("red merchant")


@rule("EMP-D41")
def test_italy_may_replace_an_own_worker() -> None:
    state = red_is("italian_city_states")
    on(state, "specialists soldier", "red captain")
    on(state, "specialists training", "yellow colonist")
    run(state, BeforeEvent(SPECIALISTS))

    uses = ["use italian_city_states soldier", "use italian_city_states training"]
    assert state.texts() == [*uses, "pass"]
    play(state, "use italian_city_states soldier", "put colonist")

    assert (stock(state, RED, "captain"), stock(state, RED, "colonist"), state.nation_uses[RED]) == (5, 23, 1)


# -- when a use is offered --------------------------------------------------------------------------------------------


@rule("EMP-22.36")
def test_england_needs_a_worker_on_the_dock_or_a_colonist_in_stock() -> None:
    state = red_is("england")
    run(state, BeforeEvent(DOCK))
    assert play(state, "use england").texts() == ["add 1", "add 2"]

    give_nation(state, RED, "england")
    state.nation_round = having(state.nation_round, RED, 0)
    set_stock(state, RED, "colonist", 0)
    assert run(state, BeforeEvent(DOCK)).is_over
    on(state, "dock", "yellow colonist")

    assert run(state, BeforeEvent(DOCK)).texts() == ["use england", "pass"]
    play(state, "use england")
    assert (state.is_over, [state.text(option) for option in state.taken]) == (True, ["add 0"])


@rule("EMP-22.36")
def test_france_needs_a_good_on_offer() -> None:
    state = red_is("france")

    offer_goods(state)

    assert run(state, BeforeEvent(TRADE)).is_over


@rule("EMP-22.36")
def test_holland_needs_a_ship_there() -> None:
    state = red_is("holland")

    state.ship_offered = 0

    assert run(state, BeforeEvent(SHIPPING)).is_over


@rule("EMP-22.31", "EMP-22.36")
def test_italy_needs_an_occupied_space_and_a_worker_in_stock() -> None:
    state = red_is("italian_city_states")
    assert run(state, BeforeEvent(SPECIALISTS)).is_over

    on(state, "specialists captain", "yellow colonist")
    assert run(state, BeforeEvent(SPECIALISTS)).texts()[-1] == "pass"
    for worker in ("colonist", "captain", "merchant", "missionary", "soldier"):
        set_stock(state, RED, worker, 0)

    assert run(state, BeforeEvent(SPECIALISTS)).is_over


@rule("EMP-22.36")
def test_portugal_needs_a_worker_in_discovery_and_a_card_in_the_deck() -> None:
    state = red_is("portugal")
    assert run(state, ResolveDiscovery(0)).is_over

    state.card_owner = (YELLOW,) * 16
    state.deck = ()

    assert explore(state, "captain").texts() == [f"explore {region}" for region in REGIONS]
