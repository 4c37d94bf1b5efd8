"""Information and randomness (EMP-3)."""

import random
from collections.abc import Callable
from typing import Any, cast

from caravela.games.empires.state import GOODS_LUCK, Empires
from caravela.games.empires.steps.benefits import BuildingBenefits
from caravela.games.empires.steps.buildings import ResolveBuildings
from caravela.games.empires.steps.discovery import ResolveDiscovery
from caravela.games.empires.steps.dock import ResolveDock
from caravela.games.empires.steps.placement import PlaceWorker
from caravela.games.empires.steps.reset import ResetBuildings, ResetGoods
from caravela.games.empires.steps.warfare import ResolveWarfare
from caravela.kernel.hidden import NOTHING
from tests.games.empires.position import (
    BLUE,
    GAME,
    RED,
    YELLOW,
    discover,
    discover_all,
    give_card,
    give_goods,
    give_token,
    goods,
    lay_card,
    lay_token,
    new,
    offer,
    offer_goods,
    on,
    own,
    play,
    put,
    region_of,
    run,
)
from tests.rules import rule


def seen(state: Empires, seat: int | None, region: str) -> str | None:
    """The token of a region as a seat may see it."""
    token = GAME.view(state, seat)["regions"][region_of(region)]["token"]
    return token["id"] if token else None


def deck(state: Empires, seat: int | None) -> tuple[str | None, list[str | None]]:
    """Top and bottom of the deck as a seat may see them."""
    view = GAME.view(state, seat)["deck"]
    return view["top"], view["bottom"]


def imagine(state: Empires, seat: int, seed: int) -> Empires:
    return cast(Empires, GAME.imagine(state, seat, seed))


def chances(state: Empires, result: Callable[[Empires], Any], tries: int = 40) -> list[Any]:
    """What came of the same position with different luck."""
    return [result(imagine(state, RED, seed)) for seed in range(tries)]


def consulted(state: Empires, result: Callable[[Empires], Any]) -> set[str]:
    """Which streams of chance something needs."""
    copy = imagine(state, RED, 0)
    before = copy.chance.positions[:]
    result(copy)
    names = zip(copy.chance.names, before, copy.chance.positions, strict=True)
    return {name for name, then, now in names if then != now}


# -- who may see what -------------------------------------------------------------------------------------------------


@rule("EMP-3.1")
def test_a_token_revealed_by_a_failed_expedition_is_seen_by_all_from_then_on() -> None:
    state = new(3)
    lay_token(state, "florida", "dt16")
    on(state, "discovery", "red colonist")
    before = [seen(state, seat, "florida") for seat in (RED, YELLOW, BLUE, None)]

    run(state, ResolveDiscovery(0))
    play(state, "send colonist", "done", "explore florida")

    assert before == [None] * 4
    assert [seen(state, seat, "florida") for seat in (RED, YELLOW, BLUE, None)] == ["dt16"] * 4
    assert not state.is_discovered(region_of("florida"))
    assert {seen(imagine(state, YELLOW, seed), YELLOW, "florida") for seed in range(10)} == {"dt16"}


@rule("EMP-3.2")
def test_a_card_revealed_by_a_failed_expedition_is_shuffled_and_its_place_is_unknown() -> None:
    state = new()
    discover_all(state)
    lay_card(state, "china")
    on(state, "discovery", "red colonist")

    run(state, ResolveDiscovery(0))
    play(state, "send colonist", "done", "explore cards")

    assert [deck(state, seat) for seat in (RED, YELLOW, None)] == [(None, [])] * 3
    tops = chances(state, lambda copy: copy.reveal_card(0), 300)
    assert set(tops) == set(range(16))


@rule("EMP-3.3")
def test_no_player_owns_hidden_things() -> None:
    state = new()
    give_token(state, RED, "dt12")
    give_card(state, YELLOW, "china")
    give_goods(state, RED, sugar=2)
    own(state, YELLOW, "university", "conquest_inca")

    views = [GAME.view(state, seat) for seat in (RED, YELLOW, None)]

    assert views[0] == views[1] == views[2]
    red, yellow = views[2]["players"]
    assert [token["id"] for token in red["tokens"]] == ["dt12"]
    assert [card["id"] for card in yellow["cards"]] == ["china"]
    assert red["goods"] == {"sugar": 2}
    assert yellow["buildings"] == [{"id": "university", "face_up": True}, {"id": "conquest_inca", "face_up": False}]


@rule("EMP-3.3")
def test_all_players_see_the_same_all_game() -> None:
    state = new(3, seed=8, building_set="all", builders=True)

    luck = random.Random(8)
    while not state.is_over:
        state.choose(luck.choice(state.options()))
        assert GAME.view(state, RED) == GAME.view(state, BLUE) == GAME.view(state, None)


@rule("EMP-3.12")
def test_a_token_looked_at_is_shown_to_that_player_alone_until_it_is_discovered() -> None:
    state = new(recon="basic")
    lay_token(state, "florida", "dt01")

    run(state, PlaceWorker(RED))
    play(state, "look florida")

    assert [seen(state, seat, "florida") for seat in (RED, YELLOW, None)] == ["dt01", None, None]
    assert "dt01" not in GAME.view(state, RED)["tokens_unseen"]
    assert "dt01" in GAME.view(state, YELLOW)["tokens_unseen"]
    assert {seen(imagine(state, RED, seed), RED, "florida") for seed in range(20)} == {"dt01"}
    assert len({seen(imagine(state, YELLOW, seed), RED, "florida") for seed in range(20)}) > 5

    on(state, "discovery", "yellow colonist")
    run(state, ResolveDiscovery(0))
    play(state, "send colonist", "done", "explore florida")

    assert [seen(state, seat, "florida") for seat in (RED, YELLOW, None)] == [None] * 3


@rule("EMP-3.12")
def test_a_token_looked_at_is_shown_to_all_once_it_is_revealed() -> None:
    state = new(recon="basic")
    lay_token(state, "florida", "dt16")
    run(state, PlaceWorker(RED))
    play(state, "look florida")

    on(state, "discovery", "yellow colonist")
    run(state, ResolveDiscovery(0))
    play(state, "send colonist", "done", "explore florida")

    assert [seen(state, seat, "florida") for seat in (RED, YELLOW, None)] == ["dt16"] * 3


@rule("EMP-3.12")
def test_a_token_looked_at_is_no_longer_known_once_it_is_replaced() -> None:
    state = new(recon="basic", no_survivors=True)
    lay_token(state, "florida", "dt16")
    run(state, PlaceWorker(RED))
    play(state, "look florida")

    on(state, "discovery", "yellow colonist")
    run(state, ResolveDiscovery(0))
    play(state, "send colonist", "done", "explore florida")

    assert [seen(state, seat, "florida") for seat in (RED, YELLOW, None)] == [None] * 3
    assert not state.is_discovered(region_of("florida"))

    run(state, PlaceWorker(YELLOW))
    play(state, "look florida")

    assert [seen(state, seat, "florida") for seat in (RED, None)] == [None] * 2
    assert seen(state, YELLOW, "florida") not in (None, "dt16")


@rule("EMP-3.13")
def test_a_player_who_has_looked_at_a_card_knows_it_as_long_as_its_place_is_known() -> None:
    state = new(3, recon="basic")
    discover_all(state)
    lay_card(state, "china")
    run(state, PlaceWorker(RED), PlaceWorker(YELLOW))

    play(state, "look cards", "put top", "place colonist shipping")
    after_red = [deck(state, seat) for seat in (RED, YELLOW, BLUE, None)]
    play(state, "look cards", "put bottom", "place colonist shipping")

    assert after_red == [("china", []), (None, []), (None, []), (None, [])]
    assert [deck(state, seat) for seat in (RED, YELLOW)] == [(None, ["china"])] * 2
    assert [deck(state, seat) for seat in (BLUE, None)] == [(None, [None])] * 2
    assert {imagine(state, RED, seed).deck_bottom.values[0] for seed in range(20)} == {15}
    assert len({imagine(state, BLUE, seed).deck_bottom.values[0] for seed in range(20)}) > 5


@rule("EMP-3.13")
def test_a_card_on_top_is_known_until_it_is_drawn() -> None:
    state = new(recon="basic")
    discover_all(state)
    lay_card(state, "mississippi")
    on(state, "discovery", "red captain", "red captain")
    run(state, PlaceWorker(RED), ResolveDiscovery(0))

    play(state, "look cards", "put top", "place colonist shipping")
    play(state, "send captain", "send captain", "done", "explore cards")

    assert [deck(state, seat) for seat in (RED, YELLOW)] == [(None, [])] * 2
    assert state.card_owner[0] == RED


@rule("EMP-3.13")
def test_a_card_at_the_bottom_is_known_until_the_deck_is_shuffled() -> None:
    state = new(recon="basic")
    discover_all(state)
    lay_card(state, "china")
    on(state, "discovery", "red colonist")
    run(state, PlaceWorker(RED), ResolveDiscovery(0))

    play(state, "look cards", "put bottom", "place colonist shipping")
    before = deck(state, RED)
    play(state, "send colonist", "done", "explore cards")

    assert before == (None, ["china"])
    assert deck(state, RED) == (None, [])
    assert state.deck_top.values == (NOTHING,)
    assert sorted(state.deck) == list(range(16))


@rule("EMP-3.14")
def test_every_choice_is_made_by_one_player_and_public_at_once() -> None:
    state = new(3, recon="basic")
    lay_token(state, "florida", "dt12")

    play(state, "look florida")
    looked = GAME.view(state, BLUE)
    play(state, "place colonist initiative")
    placed = GAME.view(state, BLUE)

    assert looked["players"][RED]["coins"] == 9
    assert looked["regions"][region_of("florida")]["looked"] == ["red"]
    assert looked["regions"][region_of("florida")]["token"] is None
    assert placed["events"]["initiative"]["workers"] == [{"seat": "red", "worker": "colonist", "space": "number"}]
    assert placed["waiting"]["seat"] == "yellow"
    assert placed["choices"] == 2


# -- where luck comes in ----------------------------------------------------------------------------------------------


@rule("EMP-3.4", "EMP-4.2")
def test_the_first_player_order_is_random() -> None:
    orders = {tuple(cast(Empires, GAME.new(3, seed)).order) for seed in range(60)}

    assert orders == {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)}


@rule("EMP-3.5")
def test_which_tokens_lie_where_is_random() -> None:
    state = new()
    regions = state.undiscovered()

    laid = chances(state, lambda copy: [copy.reveal_token(region, 0) for region in regions], 200)

    assert all(len(set(tokens)) == 8 for tokens in laid)
    assert {tokens[0] for tokens in laid} == set(range(16))
    assert {tokens[7] for tokens in laid} == set(range(16))
    assert consulted(state, lambda copy: copy.reveal_token(regions[0], 0)) == {"tokens"}


@rule("EMP-3.6")
def test_the_order_of_the_discovery_deck_is_random() -> None:
    state = new()
    discover_all(state)

    tops = chances(state, lambda copy: copy.reveal_card(0), 300)

    assert set(tops) == set(range(16))
    assert consulted(state, lambda copy: copy.reveal_card(0)) == {"cards"}


@rule("EMP-3.7")
def test_the_order_of_the_building_stacks_is_random() -> None:
    state = new()
    state.round = 3

    def second_age(copy: Empires) -> tuple[int, ...]:
        run(copy, ResetBuildings())
        return tuple(copy.offer)

    assert len(set(chances(state, second_age))) > 30
    assert consulted(state, second_age) == {"buildings II"}
    assert len({tuple(new(seed=seed).offer) for seed in range(40)}) > 30


@rule("EMP-3.7")
def test_the_ten_last_tiles_of_less_luck_and_their_order_are_random() -> None:
    state = new(less_luck=True)
    state.round = 6

    def last_age(copy: Empires) -> tuple[int, ...]:
        run(copy, ResetBuildings())
        return tuple(copy.offer)

    assert len({tuple(new(seed=seed, less_luck=True).stacks[2]) for seed in range(40)}) == 11
    assert len(set(chances(state, last_age))) > 30
    assert {tile for offered in chances(state, last_age) for tile in offered} == set(state.stacks[2])


@rule("EMP-3.8")
def test_the_order_of_the_pool_is_random() -> None:
    state = new()

    def new_goods(copy: Empires) -> tuple[int, ...]:
        run(copy, ResetGoods())
        return tuple(copy.goods_offered)

    drawn = chances(state, new_goods, 100)

    assert {good for four in drawn for good in four} == {good for good, count in enumerate(state.pool) if count}
    assert len(set(drawn)) > 90
    assert consulted(state, new_goods) == {"goods"}


@rule("EMP-3.8")
def test_goods_sold_by_trading_house_are_shuffled_into_the_pool() -> None:
    state = new(building_set="all")
    own(state, RED, "trading_house")
    offer_goods(state)
    state.pool = [0] * 11
    state.goods = [0] * 22
    state.goods[RED * 11 : RED * 11 + 2] = [1, 1]
    run(state, BuildingBenefits())

    play(state, "sell silver", "sell sugar")
    drawn = chances(state, lambda copy: copy.draw_good(GOODS_LUCK))

    assert goods(state, RED) == {}
    assert set(drawn) == {0, 1}


@rule("EMP-3.9")
def test_the_deal_of_the_boards_is_random() -> None:
    deals = [cast(Empires, GAME.new(3, seed, nations="random")).nation for seed in range(60)]

    assert {deal[0] for deal in deals} == {deal[2] for deal in deals} == set(range(6))
    assert all(len(set(deal)) == 3 for deal in deals)


@rule("EMP-3.9")
def test_the_opener_of_the_first_auction_is_random() -> None:
    openers = [new(4, seed, nations="auction").seat for seed in range(40)]

    assert set(openers) == {0, 1, 2, 3}


@rule("EMP-3.10")
def test_the_replacement_token_is_random() -> None:
    state = new(no_survivors=True)
    lay_token(state, "florida", "dt16")
    on(state, "discovery", "red colonist")
    run(state, ResolveDiscovery(0))
    play(state, "send colonist", "done", "explore florida")

    replacements = chances(state, lambda copy: copy.reveal_token(region_of("florida"), 0), 200)

    assert set(replacements) == set(range(15))


@rule("EMP-3.11")
def test_the_token_taken_by_rewrite_history_is_random() -> None:
    state = new(building_set="all")
    give_token(state, YELLOW, "dt01")
    give_token(state, YELLOW, "dt02")
    give_token(state, YELLOW, "dt03")
    offer(state, "rewrite_history")
    state.coins[RED] = 20
    on(state, "buildings", "red colonist")
    run(state, ResolveBuildings())

    def robbed(copy: Empires) -> list[int]:
        play(copy, "buy rewrite_history", "rob yellow")
        return [token for token, owner in enumerate(copy.token_owner) if owner == RED]

    taken = chances(state, robbed)

    assert sorted(set(map(tuple, taken))) == [(0,), (1,), (2,)]
    assert consulted(state, robbed) == {"history"}


@rule("EMP-3.5", "EMP-3.6")
def test_battles_and_expeditions_and_the_dock_have_no_dice() -> None:
    state = new()
    lay_token(state, "florida", "dt03")
    state.tokens.look(state, region_of("florida"), 1 << RED)  # so that a copy does not redraw it
    discover(state, "peru")
    put(state, RED, "caribbean", soldier=1)
    put(state, YELLOW, "caribbean", colonist=1, merchant=1)
    on(state, "dock", "red merchant")
    on(state, "discovery", "red soldier", "red colonist")
    on(state, "warfare", "red colonist")

    def fight(copy: Empires) -> tuple[int, list[int]]:
        run(copy, ResolveDock(), ResolveDiscovery(0), ResolveWarfare())
        play(copy, "land peru", "send colonist", "send soldier", "done", "explore florida")
        play(copy, "battle caribbean yellow", "eliminate merchant")
        return copy.coins[RED], copy.land

    results = chances(state, fight, 10)

    assert all(result == results[0] for result in results)
    assert results[0][0] == 10 + 5 + 1 + 3
    assert consulted(state, fight) == set()
