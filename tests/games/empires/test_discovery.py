"""Discovery (EMP-12)."""

import pytest

from caravela.games.empires.state import RESISTANCE, TRAITS
from caravela.games.empires.steps.discovery import BY_NATION, ResolveDiscovery, resistance
from caravela.games.empires.steps.dock import LandWorker, ResolveDock
from caravela.kernel.hidden import NOTHING
from caravela.kernel.state import having
from tests.games.empires.position import (
    BLUE,
    GAME,
    GAME_CATALOG,
    RED,
    YELLOW,
    Log,
    colony,
    discover,
    discover_all,
    exploring,
    give_card,
    give_nation,
    lay_card,
    lay_token,
    new,
    on,
    own,
    play,
    region_of,
    run,
    set_available,
    set_stock,
    stock,
)
from tests.rules import rule

TOKENS = [token.id for token in GAME_CATALOG.tokens]
CARDS = [card.id for card in GAME_CATALOG.cards]


@rule("EMP-12.1")
def test_in_player_order_each_player_launches_at_most_one_expedition() -> None:
    state = new()
    state.order = (YELLOW, RED)
    lay_token(state, "florida", "dt01")
    on(state, "discovery", "yellow colonist", "yellow colonist", "red colonist")
    run(state, ResolveDiscovery(0))

    assert state.seat == YELLOW
    play(state, "send colonist", "done", "explore florida")
    assert state.seat == RED
    play(state, "pass")

    assert state.is_over
    assert exploring(state, YELLOW) == {"colonist": 1}


@rule("EMP-12.22")
def test_who_declines_or_has_no_worker_there_gets_no_second_turn() -> None:
    state = new(3)
    lay_token(state, "florida", "dt01")
    on(state, "discovery", "yellow captain", "blue colonist")
    run(state, ResolveDiscovery(0))

    assert state.seat == YELLOW  # red has nobody there
    play(state, "pass")
    assert state.seat == BLUE
    play(state, "send colonist", "done", "explore florida")

    assert state.is_over
    assert exploring(state, YELLOW) == {"captain": 1}


@rule("EMP-12.2")
def test_the_player_announces_any_subset_of_the_own_workers_there() -> None:
    state = new()
    lay_token(state, "florida", "dt03")
    on(state, "discovery", "red colonist", "red captain", "red soldier", "red soldier", "yellow missionary")
    run(state, ResolveDiscovery(0))

    assert state.texts() == ["send colonist", "send captain", "send soldier", "pass"]
    play(state, "send colonist")
    assert state.texts() == ["send captain", "send soldier", "done"]
    play(state, "send soldier")
    assert state.texts() == ["send soldier", "done"]
    play(state, "done", "explore florida")

    assert exploring(state, RED) == {"captain": 1, "soldier": 1}
    assert exploring(state, YELLOW) == {"missionary": 1}


@rule("EMP-12.3")
def test_the_region_is_chosen_and_its_token_revealed_after_the_workers_are_announced() -> None:
    state = new(3)
    discover(state, "virginia")
    lay_token(state, "florida", "dt15")
    on(state, "discovery", "red colonist", "red colonist")
    run(state, ResolveDiscovery(0))

    play(state, "send colonist", "done")
    assert state.tokens.seen == (0,) * 9
    regions = ["new_france", "new_england", "florida", "new_spain", "new_granada", "peru", "brazil"]
    assert state.texts() == [f"explore {region}" for region in regions]
    play(state, "explore florida")

    assert state.tokens.seen[region_of("florida")] == state.setup.everyone
    assert state.is_over  # nothing can be added after the reveal
    assert exploring(state, RED) == {"colonist": 1}


@rule("EMP-12.4")
@pytest.mark.parametrize(
    ("worker", "succeeds"),
    [
        ("captain", True),
        ("colonist", False),
        ("merchant", False),
        ("missionary", False),
        ("soldier", False),
        ("builder", False),
    ],
)
def test_a_captain_counts_two_and_any_other_worker_one(worker: str, succeeds: bool) -> None:
    state = new(builders=True)
    lay_token(state, "florida", "dt03")  # resistance 2
    lay_token(state, "peru", "dt01")  # resistance 1
    on(state, "discovery", f"red {worker}", f"yellow {worker}")
    run(state, ResolveDiscovery(0))

    play(state, f"send {worker}", "done", "explore florida")
    play(state, f"send {worker}", "done", "explore peru")

    assert state.is_discovered(region_of("florida")) == succeeds
    assert state.is_discovered(region_of("peru"))


@rule("EMP-12.4")
@pytest.mark.parametrize(("token", "succeeds"), [("dt06", True), ("dt12", False)])
def test_a_captain_counts_three_with_magellan(token: str, succeeds: bool) -> None:
    state = new(building_set="all")
    own(state, RED, "magellan")
    lay_token(state, "florida", token)
    on(state, "discovery", "red captain")
    run(state, ResolveDiscovery(0))

    play(state, "send captain", "done", "explore florida")

    assert state.is_discovered(region_of("florida")) == succeeds


@rule("EMP-12.5")
@pytest.mark.parametrize(("sent", "succeeds"), [(2, False), (3, True), (4, True)])
def test_an_expedition_succeeds_if_its_strength_is_at_least_the_resistance(sent: int, succeeds: bool) -> None:
    state = new()
    lay_token(state, "florida", "dt06")  # resistance 3
    on(state, "discovery", *["red colonist"] * sent)
    run(state, ResolveDiscovery(0))

    play(state, *["send colonist"] * sent, "done", "explore florida")

    assert state.is_discovered(region_of("florida")) == succeeds
    assert (state.token_owner[TOKENS.index("dt06")] == RED) == succeeds


@rule("EMP-12.6")
def test_resistance_is_the_printed_number_changed_by_portugal_and_plague_never_below_0() -> None:
    state = new()
    weak, strong = GAME_CATALOG.tokens[TOKENS.index("dt01")], GAME_CATALOG.cards[CARDS.index("china")]
    florida = region_of("florida")

    plain = [resistance(state, RED, florida, weak), resistance(state, RED, florida, strong)]
    give_nation(state, RED, "portugal")
    own(state, RED, "plague_1")
    changed = [resistance(state, RED, florida, weak), resistance(state, RED, BY_NATION, strong)]
    state.traits = having(state.traits, RED * TRAITS + RESISTANCE, -5)

    assert plain == [1, 6]
    assert changed == [0, 2]
    assert resistance(state, RED, florida, weak) == 0


@rule("EMP-12.7", "EMP-12.8", "EMP-X13")
def test_success_on_the_map_gives_loot_plunder_per_soldier_the_token_and_a_colonist() -> None:
    state = new()
    lay_token(state, "florida", "dt12")
    on(state, "discovery", "red captain", "red soldier", "red soldier")
    run(state, ResolveDiscovery(0))

    play(state, "send captain", "send soldier", "send soldier", "done", "explore florida")

    assert state.coins[RED] == 10 + 3 + 2 * 4
    assert colony(state, RED, "florida") == {"colonist": 1}
    assert [stock(state, RED, "captain"), stock(state, RED, "soldier"), stock(state, RED, "colonist")] == [5, 10, 23]
    assert state.token_owner[TOKENS.index("dt12")] == RED
    assert state.score_pad(RED)["discoveries"] == 6


@rule("EMP-12.9", "EMP-12.11", "EMP-X14")
def test_failure_on_the_map_turns_the_token_face_down_and_gains_nothing() -> None:
    state = new()
    lay_token(state, "florida", "dt12")
    on(state, "discovery", "red captain", "red soldier")
    run(state, ResolveDiscovery(0))

    play(state, "send captain", "send soldier", "done", "explore florida")

    assert state.coins[RED] == 10
    assert colony(state, RED, "florida") == {}
    assert state.tokens.values[region_of("florida")] == TOKENS.index("dt12")
    assert [state.tokens.knows(region_of("florida"), seat) for seat in (RED, YELLOW)] == [True, True]
    assert state.token_owner == (-1,) * 16
    assert [stock(state, RED, "captain"), stock(state, RED, "soldier"), stock(state, RED, "colonist")] == [5, 10, 24]


@rule("EMP-X14")
@pytest.mark.parametrize("building", ["magellan", "plague_1"])
def test_magellan_or_plague_turn_that_failure_into_success(building: str) -> None:
    state = new(building_set="all")
    own(state, RED, building)
    lay_token(state, "florida", "dt12")
    on(state, "discovery", "red captain", "red soldier")
    run(state, ResolveDiscovery(0))

    play(state, "send captain", "send soldier", "done", "explore florida")

    assert state.coins[RED] == 10 + 3 + 4
    assert colony(state, RED, "florida") == {"colonist": 1}


@rule("EMP-12.10")
def test_the_workers_return_before_the_rewards_so_one_of_them_may_be_the_colonist_placed() -> None:
    state = new()
    set_stock(state, RED, "colonist", 0)
    lay_token(state, "florida", "dt01")
    run(state, ResolveDiscovery(0))

    play(state, "send colonist", "send colonist", "done", "explore florida")

    assert colony(state, RED, "florida") == {"colonist": 1}
    assert stock(state, RED, "colonist") == 1
    assert exploring(state, RED) == {"colonist": 22}


@rule("EMP-12.10", "EMP-12.21")
def test_an_expedition_known_to_be_too_weak_may_be_sent_and_its_workers_return_to_stock() -> None:
    state = new()
    lay_token(state, "florida", "dt15")  # resistance 5
    state.tokens.look(state, region_of("florida"), state.setup.everyone)
    on(state, "discovery", "red merchant")
    run(state, ResolveDiscovery(0))

    play(state, "send merchant", "done", "explore florida")

    assert exploring(state, RED) == {}
    assert stock(state, RED, "merchant") == 5
    assert not state.is_discovered(region_of("florida"))


@rule("EMP-12.12", "EMP-12.19")
def test_workers_not_sent_stay_in_discovery_when_the_board_is_cleared() -> None:
    state = new()
    lay_token(state, "florida", "dt01")
    set_available(state, RED, colonist=1)
    set_available(state, YELLOW, colonist=1)
    on(state, "discovery", "red captain")

    play(state, "place colonist discovery", "place colonist shipping", "send colonist", "done", "explore florida")

    assert state.round == 2
    assert exploring(state, RED) == {"captain": 1}
    assert not any(state.trading)


@rule("EMP-12.13")
def test_once_all_regions_are_discovered_the_top_card_is_revealed_after_the_workers_are_announced() -> None:
    state = new()
    discover_all(state)
    lay_card(state, "mississippi")
    on(state, "discovery", "red captain", "red captain")
    run(state, ResolveDiscovery(0))

    play(state, "send captain")
    assert (state.texts(), state.deck_top.seen) == (["send captain", "done"], (0,))
    play(state, "send captain", "done", "explore cards")

    assert state.card_owner[CARDS.index("mississippi")] == RED


@rule("EMP-12.14", "EMP-D19")
def test_who_comes_after_the_last_discovery_of_a_region_uses_the_deck_at_once() -> None:
    state = new()
    lay_token(state, "florida", "dt01")
    discover(state, *[region for region in GAME_CATALOG.regions if region != "florida"])
    on(state, "discovery", "red colonist", "red colonist", "yellow colonist")
    run(state, ResolveDiscovery(0))

    play(state, "send colonist", "send colonist", "done", "explore florida")
    assert (state.seat, state.is_discovered(region_of("florida"))) == (YELLOW, True)
    play(state, "send colonist")

    assert [state.text(option) for option in state.taken] == ["done", "explore cards"]


@rule("EMP-12.15")
def test_success_on_a_card_gives_loot_plunder_and_the_card_but_no_colonist() -> None:
    state = new()
    discover_all(state)
    lay_card(state, "great_lakes")  # resistance 3, loot 1, plunder 2
    on(state, "discovery", "red colonist", "red soldier", "red soldier")
    run(state, ResolveDiscovery(0))

    play(state, "send colonist", "send soldier", "send soldier", "done", "explore cards")

    assert state.coins[RED] == 10 + 1 + 2 * 2
    assert state.card_owner[CARDS.index("great_lakes")] == RED
    assert state.cards_left() == 15
    assert state.score_pad(RED)["discoveries"] == 4
    assert not any(state.land)
    assert [stock(state, RED, "soldier"), stock(state, RED, "colonist")] == [10, 24]


@rule("EMP-12.16", "EMP-12.11")
def test_failure_on_a_card_shuffles_it_back_into_the_deck() -> None:
    found: set[int] = set()
    for seed in range(1, 13):
        state = new(seed=seed)
        discover_all(state)
        lay_card(state, "china")
        on(state, "discovery", "red soldier")
        run(state, ResolveDiscovery(0))

        play(state, "send soldier", "done", "explore cards")

        assert state.coins[RED] == 10
        assert state.card_owner == (-1,) * 16
        assert sorted(state.deck) == list(range(16))
        assert state.deck_top.values == (NOTHING,)
        found.add(state.reveal_card(1))
    assert len(found) > 4


@rule("EMP-12.17")
def test_the_deck_cannot_be_used_while_a_region_is_undiscovered_except_by_portugal() -> None:
    state = new()
    lay_token(state, "florida", "dt15")
    discover(state, *[region for region in GAME_CATALOG.regions if region != "florida"])
    give_nation(state, YELLOW, "portugal")
    on(state, "discovery", "red captain", "yellow captain")
    run(state, ResolveDiscovery(0))

    play(state, "send captain", "done", "explore florida")
    assert state.seat == YELLOW
    play(state, "send captain", "done")

    assert state.texts() == ["explore florida", "explore portugal"]


@rule("EMP-12.18", "EMP-D20")
def test_with_an_empty_deck_no_expedition_is_possible() -> None:
    state = new()
    discover_all(state)
    for card in CARDS:
        give_card(state, YELLOW, card)
    on(state, "discovery", "red captain")

    run(state, ResolveDiscovery(0))

    assert state.is_over
    assert exploring(state, RED) == {"captain": 1}


@rule("EMP-12.18")
def test_the_last_card_can_still_be_discovered() -> None:
    state = new()
    discover_all(state)
    for card in CARDS[1:]:
        give_card(state, YELLOW, card)
    on(state, "discovery", "red captain", "red captain", "yellow captain")
    run(state, ResolveDiscovery(0))

    play(state, "send captain", "send captain", "done", "explore cards")

    assert state.card_owner[0] == RED
    assert state.is_over  # nothing is left for yellow
    assert exploring(state, YELLOW) == {"captain": 1}


@rule("EMP-12.20")
def test_a_discovered_region_is_open_for_all_players_at_once() -> None:
    state = new()
    lay_token(state, "florida", "dt01")
    on(state, "discovery", "red colonist")
    on(state, "dock", "yellow colonist", "yellow colonist")

    run(state, LandWorker(), ResolveDiscovery(0), ResolveDock())
    assert state.texts() == ["land caribbean", "pass"]
    play(state, "pass", "send colonist", "done", "explore florida")

    assert state.seat == YELLOW
    assert state.texts() == ["land florida", "land caribbean", "pass"]


@rule("EMP-X15")
def test_portugal_meets_china_with_a_resistance_of_3_and_places_no_colonist() -> None:
    state = new()
    give_nation(state, RED, "portugal")
    lay_card(state, "china")
    on(state, "discovery", "red colonist", "red captain")
    run(state, ResolveDiscovery(0))

    play(state, "send colonist", "send captain", "done", "explore portugal")

    assert state.coins[RED] == 17
    assert state.card_owner[CARDS.index("china")] == RED
    assert not any(state.land)


@rule("EMP-D21")
def test_without_a_colonist_in_stock_the_discovery_succeeds_and_no_colonist_is_placed() -> None:
    state = new()
    set_stock(state, RED, "colonist", 0)
    lay_token(state, "florida", "dt01")
    on(state, "discovery", "red soldier")
    run(state, ResolveDiscovery(0))

    play(state, "send soldier", "done", "explore florida")

    assert state.is_discovered(region_of("florida"))
    assert state.token_owner[TOKENS.index("dt01")] == RED
    assert state.coins[RED] == 10 + 1 + 2
    assert colony(state, RED, "florida") == {}


@rule("EMP-D22")
def test_a_token_seen_in_a_failed_expedition_is_seen_by_everybody_from_then_on() -> None:
    state = new(3)
    lay_token(state, "florida", "dt16")
    on(state, "discovery", "yellow colonist")
    log = Log(state)
    run(state, ResolveDiscovery(0))

    play(state, "send colonist", "done", "explore florida")

    assert log.keys() == ["sent", "region-failed"]
    assert not state.is_discovered(region_of("florida"))
    for seat in (RED, YELLOW, BLUE, None):
        regions = {shown["id"]: shown["token"] for shown in GAME.view(state, seat)["regions"]}
        assert regions["florida"]["id"] == "dt16"
        assert regions["peru"] is None
