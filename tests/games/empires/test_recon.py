"""Reconnaissance: paid looks, and tokens that lie face up (EMP-23.12 to 23.18, 23.24)."""

from typing import Any, cast

import pytest

from caravela.bots.playout import playout
from caravela.games.empires.state import Empires
from caravela.games.empires.steps.benefits import BuildingBenefits
from caravela.games.empires.steps.buildings import ResolveBuildings
from caravela.games.empires.steps.discovery import ResolveDiscovery
from caravela.games.empires.steps.dock import ResolveDock
from caravela.games.empires.steps.income import Income
from caravela.games.empires.steps.nations import Conquer
from caravela.games.empires.steps.placement import PlaceWorker
from caravela.games.empires.steps.specialists import ResolveSpecialists
from caravela.games.empires.steps.trade import ResolveTrade
from caravela.games.empires.steps.warfare import ResolveWarfare
from caravela.kernel.chance import QuickChance
from caravela.kernel.hidden import NOTHING
from tests.games.empires.position import (
    GAME,
    GAME_CATALOG,
    RED,
    YELLOW,
    Log,
    buy,
    discover,
    discover_all,
    exploring,
    give_goods,
    give_nation,
    lay_card,
    lay_token,
    new,
    on,
    own,
    play,
    put,
    region_of,
    run,
    set_stock,
    stock,
    why_not,
)
from tests.rules import rule

REGIONS = ["new_france", "new_england", "virginia", "florida", "new_spain", "new_granada", "peru", "brazil"]
LOOKS = [*[f"look {region}" for region in REGIONS], "look cards"]


def looks(state: Empires) -> list[str]:
    return [text for text in state.texts() if text.startswith("look")]


def token_seen(state: Empires, seat: int | None, region: str) -> Any:
    """The id of a region's token as a seat may know it."""
    token = GAME.view(state, seat)["regions"][region_of(region)]["token"]
    return token["id"] if token else None


def top_card(state: Empires, seat: int | None) -> Any:
    return GAME.view(state, seat)["deck"]["top"]


# -- recon = basic ----------------------------------------------------------------------------------------------------


@rule("EMP-23.12", "EMP-D43")
def test_looks_are_offered_on_a_placement_turn() -> None:
    state = new(recon="basic")

    assert looks(state) == LOOKS
    play(state, "look peru")

    assert (state.seat, state.coins, looks(state)) == (RED, [9, 11], [look for look in LOOKS if look != "look peru"])


@rule("EMP-23.12", "EMP-D43")
def test_looks_are_offered_on_a_turn_in_discovery_until_the_region_is_chosen() -> None:
    state = new(recon="basic")
    on(state, "discovery", "red colonist", "red captain")
    run(state, ResolveDiscovery(0))

    assert state.texts() == ["send colonist", "send captain", "pass", *LOOKS]
    play(state, "look florida", "send colonist")
    left = [look for look in LOOKS if look != "look florida"]
    assert state.texts() == ["send captain", "done", *left]
    play(state, "done")
    assert state.texts() == [*[f"explore {region}" for region in REGIONS], *left]
    play(state, "look peru")

    assert state.texts()[:8] == [f"explore {region}" for region in REGIONS]


@rule("EMP-23.12", "EMP-D43")
def test_looks_are_offered_before_the_region_of_cartography_is_chosen_at_purchase() -> None:
    state = buy(new(recon="basic"), RED, "cartography")

    assert state.texts() == [*[f"discover {region}" for region in REGIONS], "pass", *LOOKS]
    play(state, "look florida")

    assert (looks(state)[3], state.texts()[0]) == ("look new_spain", "discover new_france")


@rule("EMP-23.12", "EMP-D43")
def test_looks_are_offered_before_the_region_of_cartography_is_chosen_in_phase_4() -> None:
    state = new(recon="basic")
    own(state, RED, "cartography")

    run(state, BuildingBenefits())

    assert looks(state) == LOOKS


@rule("EMP-23.12", "EMP-D43", "EMP-D57", "EMP-23.24")
def test_looks_are_offered_before_spain_chooses_a_region_at_the_price_of_age_i() -> None:
    state = new(nations="random", recon="basic")
    state.nation = (-1, -1)
    give_nation(state, RED, "spain")
    state.round = 0
    lay_token(state, "peru", "dt16")
    run(state, Conquer())

    assert looks(state) == LOOKS
    play(state, "look peru")

    assert (state.coins[RED], token_seen(state, RED, "peru"), state.texts()[0]) == (9, "dt16", "discover new_france")


@rule("EMP-23.12", "EMP-D43")
def test_looks_are_offered_beside_every_own_decision_of_phases_1_and_2() -> None:
    state = new(recon="basic")
    on(state, "dock", "red colonist")
    on(state, "trade", "red colonist")
    on(state, "buildings", "red colonist")
    on(state, "specialists training", "red colonist")
    put(state, RED, "caribbean", soldier=1)
    put(state, YELLOW, "caribbean", colonist=1)
    on(state, "warfare", "red colonist")

    asked = []
    run(state, ResolveDock(), ResolveTrade(), ResolveBuildings(), ResolveSpecialists(), ResolveWarfare())
    while not state.is_over:
        asked.append((type(state.decision).__name__, state.seat, looks(state)))
        play(state, "pass")

    decisions = ["LandWorker", "TakeGood", "BuyBuilding", "TrainSpecialist", "Declare"]
    assert asked == [(decision, RED, LOOKS) for decision in decisions]


@rule("EMP-23.12", "EMP-D43")
def test_looks_are_not_offered_after_phase_2() -> None:
    state = new(recon="basic")
    own(state, RED, "trading_house")
    give_goods(state, RED, fur=1)

    run(state, Income(), BuildingBenefits())

    assert state.texts() == ["sell fur", "done"]


@rule("EMP-23.12", "EMP-13.2", "EMP-2.8")
def test_who_has_paid_for_looks_may_be_too_poor_for_training() -> None:
    state = new(recon="basic")
    state.coins[RED] = 5
    on(state, "specialists training", "red colonist")
    run(state, ResolveSpecialists())

    play(state, "look peru")

    assert (state.is_over, state.coins[RED]) == (True, 4)


@rule("EMP-23.12", "EMP-20.10", "EMP-2.8")
def test_who_has_paid_for_looks_may_be_too_poor_for_an_exchange() -> None:
    state = new(recon="basic")
    put(state, RED, "caribbean", captain=1)
    set_stock(state, RED, "captain", 0)
    state.coins[RED] = 5
    on(state, "specialists training", "red colonist")
    play(run(state, ResolveSpecialists()), "train captain")

    play(state, "look peru")

    assert (state.is_over, state.coins[RED]) == (True, 4)


@rule("EMP-23.12")
def test_a_player_may_look_as_often_as_there_are_coins() -> None:
    state = new(recon="basic")
    state.coins[RED] = 2

    play(state, "look peru", "look brazil")

    assert (state.seat, state.coins[RED], looks(state)) == (RED, 0, [])


@rule("EMP-23.12")
def test_nobody_may_look_without_the_option() -> None:
    state = new(recon="off")

    assert looks(state) == []


@rule("EMP-23.13")
@pytest.mark.parametrize(("number", "price"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (8, 3)])
def test_a_look_costs_1_2_or_3_coins_by_age(number: int, price: int) -> None:
    state = new(recon="basic")
    state.round = number
    state.coins[RED] = price - 1
    assert looks(state) == []

    state.coins[RED] = price
    play(state, "look peru")

    assert state.coins[RED] == 0


@rule("EMP-23.14")
def test_only_the_payer_sees_the_token_and_it_stays_face_down() -> None:
    state = new(3, recon="basic")
    lay_token(state, "peru", "dt12")

    play(state, "look peru")

    assert [token_seen(state, seat, "peru") for seat in (0, 1, 2, None)] == ["dt12", None, None, None]
    assert not state.is_discovered(region_of("peru"))


@rule("EMP-23.14")
def test_that_a_look_was_bought_and_where_is_public_but_not_what_it_showed() -> None:
    state = new(recon="basic")
    lay_token(state, "peru", "dt12")
    log = Log(state)

    play(state, "look peru")

    public: dict[str, str | int] = {"seat": "red", "region": "peru"}
    spectators = 1 << state.seats
    assert log.facts("look-token", 1 << YELLOW) == log.facts("look-token", spectators) == [public]
    secret = {"natives": 4, "loot": 3, "plunder": 4, "points": 6}
    assert log.facts("look-token-known", 1 << RED) == [{**public, **secret}]
    assert GAME.view(state, YELLOW)["regions"][region_of("peru")]["looked"] == ["red"]


@rule("EMP-23.15")
def test_once_all_regions_are_discovered_the_top_card_may_be_looked_at_and_put_on_top() -> None:
    state = new(recon="basic")
    discover_all(state)
    lay_card(state, "siam")

    assert looks(state) == ["look cards"]
    play(state, "look cards")
    assert state.texts() == ["put top", "put bottom"]
    play(state, "put top")

    assert (state.seat, state.coins[RED], top_card(state, RED), top_card(state, YELLOW)) == (RED, 9, "siam", None)


@rule("EMP-23.15")
def test_a_card_put_at_the_bottom_is_the_last_to_be_drawn() -> None:
    state = new(recon="basic")
    discover_all(state)
    lay_card(state, "siam")

    play(state, "look cards", "put bottom")
    assert (top_card(state, RED), GAME.view(state, RED)["deck"]["bottom"]) == (None, ["siam"])
    drawn = [draw_card(state) for _ in range(16)]

    assert (drawn[-1], len(set(drawn))) == ("siam", 16)


def draw_card(state: Empires) -> str:
    """Yellow wins the top card."""
    on(state, "discovery", "yellow captain", "yellow captain", "yellow captain")
    before = state.card_owner
    play(run(state, ResolveDiscovery(0)), "send captain", "send captain", "send captain")
    [card] = [card for card, owner in enumerate(state.card_owner) if owner != before[card]]
    return GAME_CATALOG.cards[card].id


@rule("EMP-23.15")
@pytest.mark.parametrize("place", ["top", "bottom"])
def test_whether_the_card_went_on_top_or_to_the_bottom_is_public(place: str) -> None:
    state = new(recon="basic")
    discover_all(state)
    lay_card(state, "siam")
    log = Log(state)

    play(state, "look cards", f"put {place}")

    assert log.keys() == ["look-card", f"card-put-{place}"]
    assert log.facts("look-card", 1 << YELLOW) == log.facts(f"card-put-{place}", 1 << YELLOW) == [{"seat": "red"}]
    assert log.facts("look-card-known", 1 << RED) == [{"seat": "red", "card": "siam"}]


@rule("EMP-23.15")
def test_the_top_card_may_be_looked_at_on_a_turn_in_discovery() -> None:
    state = new(recon="basic")
    discover_all(state)
    on(state, "discovery", "red colonist")

    run(state, ResolveDiscovery(0))

    assert state.texts() == ["send colonist", "pass", "look cards"]


@rule("EMP-23.15", "EMP-D43")
def test_the_deck_may_be_looked_at_while_regions_are_undiscovered() -> None:
    state = new(recon="basic")
    discover(state, *REGIONS[1:])
    lay_card(state, "siam")

    assert looks(state) == ["look new_france", "look cards"]
    play(state, "look cards", "put top")

    assert (state.coins[RED], top_card(state, RED), top_card(state, YELLOW)) == (9, "siam", None)


@rule("EMP-23.13", "EMP-23.24")
def test_why_a_look_is_not_offered() -> None:
    state = new(recon="basic")
    play(state, "look peru")

    assert why_not(state, "look peru") == ("why-already-known", {"region": "peru"})
    assert why_not(state, "look caribbean") == ("why-already-discovered", {"region": "caribbean"})
    state.round, state.coins[RED] = 4, 1

    assert why_not(state, "look florida") == ("why-too-dear", {"coins": 2, "coins2": 1})


@rule("EMP-23.24")
def test_a_look_at_a_token_the_player_knows_is_not_offered() -> None:
    state = new(recon="basic")
    lay_token(state, "peru", "dt16")
    on(state, "discovery", "red colonist", "yellow colonist")
    play(run(state, ResolveDiscovery(0)), "send colonist", "done", "explore peru")

    assert state.seat == YELLOW
    assert looks(state) == [look for look in LOOKS if look != "look peru"]


@rule("EMP-23.24")
def test_a_look_at_the_top_card_is_offered_although_the_player_knows_it() -> None:
    state = new(recon="basic")
    discover_all(state)

    play(state, "look cards", "put top")

    assert looks(state) == ["look cards"]


@rule("EMP-23.24")
def test_another_players_look_does_not_spare_ones_own() -> None:
    state = new(recon="basic")

    play(state, "look peru", "place colonist dock")

    assert (state.seat, looks(state)) == (YELLOW, LOOKS)


# -- recon = advanced -------------------------------------------------------------------------------------------------


def face_up(**natives: int) -> Empires:
    """Tokens of these resistances lie face up in these regions; the other regions are discovered."""
    state = new(recon="advanced")
    bag = [token for token in state.tokens.values if token >= 0] + list(state.token_bag)
    lying: dict[int, int] = {}
    for region, wanted in natives.items():
        token = next(token for token in bag if GAME_CATALOG.tokens[token].natives == wanted)
        bag.remove(token)
        lying[region_of(region)] = token
    state.tokens_gone = (*state.tokens_gone, *bag)
    state.token_bag = ()
    state.token_box = 0
    for place in range(len(GAME_CATALOG.regions)):
        state.tokens.turn_into(place, lying.get(place, NOTHING))
    return state


@rule("EMP-23.16")
def test_all_tokens_lie_face_up_from_the_start() -> None:
    state = cast(Empires, GAME.new(3, 4, recon="advanced"))

    for seat in (0, 1, 2, None):
        seen = [region["id"] for region in GAME.view(state, seat)["regions"] if region["token"]]
        assert seen == REGIONS


@rule("EMP-23.16", "EMP-D44")
def test_with_face_up_tokens_only_regions_within_the_strength_of_all_own_workers_are_offered() -> None:
    state = face_up(florida=1, virginia=3, peru=4, brazil=5)
    on(state, "discovery", "red colonist", "red colonist", "red captain")

    run(state, ResolveDiscovery(0))

    assert state.texts() == ["explore virginia", "explore florida", "explore peru", "pass"]


@rule("EMP-23.16", "EMP-D44")
def test_with_face_up_tokens_a_player_too_weak_for_every_region_is_not_asked() -> None:
    state = face_up(peru=2, brazil=3)
    on(state, "discovery", "red colonist")

    run(state, ResolveDiscovery(0))

    assert state.is_over


@rule("EMP-23.16")
def test_with_face_up_tokens_the_workers_are_named_after_the_region_and_end_only_at_enough_strength() -> None:
    state = face_up(virginia=3, brazil=5)
    on(state, "discovery", "red colonist", "red captain", "red soldier")
    run(state, ResolveDiscovery(0))

    play(state, "explore virginia")
    assert state.texts() == ["send colonist", "send captain"]
    play(state, "send captain")
    assert [state.text(option) for option in state.taken] == ["send soldier", "done"]

    assert (state.token_owner.count(RED), exploring(state, RED)) == (1, {"colonist": 1})


@rule("EMP-23.16")
def test_with_face_up_tokens_plague_brings_a_region_in_reach() -> None:
    state = face_up(peru=2)
    own(state, RED, "plague_1")
    on(state, "discovery", "red colonist")

    play(run(state, ResolveDiscovery(0)), "explore peru", "send colonist", "done")

    assert state.token_owner.count(RED) == 1


@rule("EMP-23.17")
def test_with_face_up_tokens_nothing_can_be_bought() -> None:
    state = new(recon="advanced")
    assert looks(state) == []

    on(state, "discovery", "red colonist", "red captain", "red captain")
    assert looks(run(state, ResolveDiscovery(0))) == []
    discover_all(state)

    assert looks(run(state, PlaceWorker(RED))) == []


@rule("EMP-23.17", "EMP-D44")
def test_with_face_up_tokens_the_deck_stays_face_down_and_may_be_too_strong() -> None:
    state = new(recon="advanced")
    discover_all(state)
    lay_card(state, "china")
    on(state, "discovery", "red colonist")
    run(state, ResolveDiscovery(0))

    assert (state.texts(), top_card(state, RED)) == (["explore cards", "pass"], None)
    play(state, "explore cards", "send colonist", "done")

    assert (max(state.card_owner), state.cards_left(), stock(state, RED, "colonist")) == (-1, 16, 24)


@rule("EMP-23.18", "EMP-23.25")
def test_with_face_up_tokens_no_survivors_never_removes_a_token() -> None:
    games = [cast(Empires, GAME.new(2, seed, recon="advanced", no_survivors=True)) for seed in range(6)]

    for seed, state in enumerate(games):
        playout(state, QuickChance(seed))

    assert [(state.tokens_gone, state.token_box) for state in games] == [((), 8)] * 6
    assert min(len(state.discovered()) for state in games) > 1
