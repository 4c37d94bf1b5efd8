"""Options and variants (EMP-23), without Reconnaissance."""

import itertools
import random
from typing import Any, cast

import pytest

from caravela.bots.playout import playout
from caravela.games.empires.state import Empires
from caravela.games.empires.steps.buildings import ResolveBuildings
from caravela.games.empires.steps.discovery import ResolveDiscovery
from caravela.games.empires.steps.reset import NewWorldScoring, ResetBuildings, SellPoints
from caravela.games.empires.steps.specialists import ResolveSpecialists
from caravela.kernel.chance import QuickChance
from caravela.kernel.game import SettingError
from caravela.kernel.hidden import UNDRAWN
from caravela.kernel.state import having
from tests.games.empires.position import (
    BLUE,
    GAME,
    GAME_CATALOG,
    RED,
    YELLOW,
    discover_all,
    exploring,
    lay_card,
    lay_token,
    new,
    offer,
    on,
    play,
    put,
    region_of,
    run,
    stock,
)
from tests.rules import rule


def tiles_in_play(state: Empires) -> list[str]:
    """Everything in the offer and the stacks, in alphabetical order."""
    tiles = itertools.chain(state.offer, *state.stacks)
    return sorted(GAME_CATALOG.tiles[tile].id for tile in tiles)


# -- Builders ---------------------------------------------------------------------------------------------------------


@rule("EMP-23.1")
def test_builders_are_in_the_stocks_and_their_space_is_open_only_with_the_option() -> None:
    without, with_builders = new(), new(builders=True)

    assert (stock(without, RED, "builder"), stock(with_builders, RED, "builder")) == (0, 10)
    assert "place colonist specialists builder" not in without.texts()
    assert "place colonist specialists builder" in with_builders.texts()


@rule("EMP-23.1")
def test_builders_lower_prices_and_raise_the_points_of_a_region() -> None:
    state = new(builders=True)
    offer(state, "trading_post")
    state.coins[RED] = 5
    on(state, "buildings", "red builder")
    play(run(state, ResolveBuildings()), "buy trading_post")
    assert state.coins[RED] == 0

    put(state, RED, "caribbean", colonist=2, builder=1)
    put(state, YELLOW, "caribbean", colonist=1)
    state.round = 3
    run(state, NewWorldScoring())

    assert state.scores() == [6 + 4, 2 + 2]


@rule("EMP-23.1")
def test_training_offers_a_builder_only_with_the_option() -> None:
    offers = []
    for builders in (False, True):
        state = new(builders=builders)
        on(state, "specialists training", "red colonist")
        offers.append(run(state, ResolveSpecialists()).texts())

    types = ["train captain", "train merchant", "train missionary", "train soldier"]
    assert offers == [[*types, "pass"], [*types, "train builder", "pass"]]


# -- sets of buildings ------------------------------------------------------------------------------------------------


@rule("EMP-23.2")
def test_the_base_set_has_37_tiles_and_all_are_57() -> None:
    base, everything = new(), new(building_set="all", builders=True)

    assert [len(base.stacks[0]) + 5, len(base.stacks[1]), len(base.stacks[2])] == [12, 14, 11]
    assert [len(everything.stacks[0]) + 5, len(everything.stacks[1]), len(everything.stacks[2])] == [20, 22, 15]
    assert [tile for tile in tiles_in_play(base) if tile in ("magellan", "mint", "age_of_reason")] == []


@rule("EMP-23.2", "EMP-23.23")
def test_a_custom_set_has_exactly_the_buildings_of_its_list_and_settlers_twice() -> None:
    state = new(building_set="custom", custom_buildings="settlers,magellan,taxation,navy")

    assert tiles_in_play(state) == ["magellan", "navy", "settlers", "settlers", "taxation"]
    assert sorted(GAME_CATALOG.tiles[tile].id for tile in state.offer) == ["magellan", "settlers", "settlers"]


@rule("EMP-23.23")
def test_a_custom_set_without_a_list_is_the_base_set() -> None:
    assert tiles_in_play(new(building_set="custom")) == tiles_in_play(new(building_set="base"))


@rule("EMP-23.23")
def test_an_age_of_a_custom_set_may_have_no_tiles() -> None:
    state = new(building_set="custom", custom_buildings="taxation")
    assert state.offer == []

    state.round = 3
    run(state, ResetBuildings())
    assert [GAME_CATALOG.tiles[tile].id for tile in state.offer] == ["taxation"]
    state.round = 6
    run(state, ResetBuildings())

    assert (state.offer, state.tiles_gone) == ([], 1)


@rule("EMP-23.3", "EMP-23.23", "EMP-D47")
def test_tiles_that_need_the_builder_are_left_out_without_builders() -> None:
    needy = ["new_world_capital_city", "new_world_city", "stone_masonry"]
    without, with_builders = new(building_set="all"), new(building_set="all", builders=True)
    custom = new(building_set="custom", custom_buildings=[*needy, "navy"])

    assert sorted(set(tiles_in_play(with_builders)) - set(tiles_in_play(without))) == needy
    assert (len(tiles_in_play(without)), tiles_in_play(custom)) == (54, ["navy"])


# -- two players ------------------------------------------------------------------------------------------------------


@rule("EMP-23.4")
def test_with_two_player_captains_each_of_two_players_starts_with_two_captains_in_discovery() -> None:
    state = new(2, two_player_captains=True)

    assert [exploring(state, seat) for seat in (RED, YELLOW)] == [{"captain": 2}] * 2
    assert [stock(state, seat, "captain") for seat in (RED, YELLOW)] == [3, 3]


@rule("EMP-23.5", "EMP-D45")
def test_two_player_captains_is_on_unless_switched_off() -> None:
    default = cast(Empires, GAME.new(2, 1))
    off = cast(Empires, GAME.new(2, 1, two_player_captains=False))

    assert (exploring(default, RED), exploring(off, RED)) == ({"captain": 2}, {})


@rule("EMP-23.5", "EMP-23.25")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_two_player_captains_is_ignored_with_more_players(seats: int) -> None:
    state = new(seats, two_player_captains=True)

    assert [exploring(state, seat) for seat in range(seats)] == [{}] * seats


# -- less luck --------------------------------------------------------------------------------------------------------


@rule("EMP-23.6", "EMP-D46")
@pytest.mark.parametrize(("building_set", "gone"), [("base", 1), ("all", 5)])
def test_with_less_luck_ten_random_tiles_of_age_iii_lie_face_up_and_the_others_are_out(
    building_set: str, gone: int
) -> None:
    games = [new(seed=seed, less_luck=True, builders=True, building_set=building_set) for seed in range(8)]

    shown = [GAME.view(state, None)["last_buildings"] for state in games]

    assert [(len(set(tiles)), state.tiles_gone) for tiles, state in zip(shown, games, strict=True)] == [(10, gone)] * 8
    assert {GAME_CATALOG.buildings[GAME_CATALOG.building_ids.index(tile)].age for tile in shown[0]} == {2}
    assert len({tuple(tiles) for tiles in shown}) > 3


@rule("EMP-23.6")
def test_without_less_luck_the_tiles_of_age_iii_are_not_shown() -> None:
    state = new()

    assert (GAME.view(state, RED)["last_buildings"], len(state.stacks[2])) == (None, 11)


@rule("EMP-22.33", "EMP-23.6")
def test_during_the_auction_the_ten_tiles_of_less_luck_are_not_drawn_and_not_shown() -> None:
    state = new(nations="auction", less_luck=True)
    bidding = GAME.view(state, RED)["last_buildings"]

    while not GAME.view(state, RED)["goods_offered"]:
        state.choose(state.decision.default(state))

    assert (bidding, len(GAME.view(state, RED)["last_buildings"])) == (None, 10)


@rule("EMP-23.7")
def test_the_ten_tiles_are_shuffled_at_the_end_of_round_6_and_are_the_stack_of_age_iii() -> None:
    state = new(less_luck=True)
    state.round = 6
    ten = state.stacks[2][:]
    futures = [cast(Empires, GAME.imagine(state, RED, seed)) for seed in range(8)]

    for future in futures:
        run(future, ResetBuildings())

    assert [sorted([*future.offer, *future.stacks[2]]) for future in futures] == [list(ten)] * 8
    assert {len(future.offer) for future in futures} == {5}
    assert len({tuple(future.offer) for future in futures}) > 4


@rule("EMP-23.8")
def test_with_fewer_than_ten_tiles_of_age_iii_less_luck_uses_all() -> None:
    state = new(less_luck=True, building_set="custom", custom_buildings="navy,wealth,settlers")

    assert (GAME.view(state, RED)["last_buildings"], state.tiles_gone) == (["navy", "wealth"], 0)


# -- no survivors -----------------------------------------------------------------------------------------------------


def fail_in(region: str, **settings: Any) -> Empires:
    """Red sends one Colonist against a resistance of 5."""
    state = new(**settings)
    lay_token(state, region, "dt16")
    on(state, "discovery", "red colonist")
    return run(state, ResolveDiscovery(0))


@rule("EMP-23.9", "EMP-D42")
def test_without_survivors_the_token_leaves_the_game_and_an_unknown_one_from_the_box_replaces_it() -> None:
    state = fail_in("peru", no_survivors=True)

    play(state, "send colonist", "done", "explore peru")

    peru = GAME.view(state, RED)["regions"][region_of("peru")]
    assert (peru["discovered"], peru["token"], peru["looked"]) == (False, None, [])
    assert GAME.view(state, None)["tokens_gone"] == ["dt16"]
    assert (state.token_box, len(state.token_bag), 15 in state.token_bag) == (7, 15, False)
    assert (state.tokens.values[region_of("peru")], stock(state, RED, "colonist")) == (UNDRAWN, 24)


@rule("EMP-23.10", "EMP-D42")
def test_without_survivors_and_with_an_empty_box_the_token_goes_back_seen_by_all() -> None:
    state = fail_in("peru", no_survivors=True)
    state.tokens_gone, state.token_bag = state.token_bag[7:], state.token_bag[:7]
    state.token_box = 0

    play(state, "send colonist", "done", "explore peru")

    peru = GAME.view(state, YELLOW)["regions"][region_of("peru")]
    assert (peru["token"]["id"], peru["looked"], len(state.tokens_gone)) == ("dt16", ["red", "yellow"], 8)


@rule("EMP-23.10", "EMP-D42")
def test_removed_tokens_do_not_return_to_the_box() -> None:
    state = fail_in("peru", no_survivors=True)
    play(state, "send colonist", "done", "explore peru")
    boxes = [state.token_box]

    for _ in range(7):
        strong = next(token for token in state.token_bag if GAME_CATALOG.tokens[token].natives > 1)
        lay_token(state, "peru", GAME_CATALOG.tokens[strong].id)
        on(state, "discovery", "red colonist")
        play(run(state, ResolveDiscovery(0)), "send colonist", "done", "explore peru")
        boxes.append(state.token_box)

    assert (boxes, len(state.tokens_gone)) == ([7, 6, 5, 4, 3, 2, 1, 0], 8)
    assert set(state.tokens_gone).isdisjoint(state.token_bag)


@rule("EMP-23.11")
def test_without_survivors_a_card_is_still_shuffled_back() -> None:
    state = new(no_survivors=True)
    discover_all(state)
    lay_card(state, "china")
    on(state, "discovery", "red colonist")
    gone = state.tokens_gone[:]

    play(run(state, ResolveDiscovery(0)), "send colonist", "done", "explore cards")

    assert (state.cards_left(), 15 in state.deck, state.tokens_gone) == (16, True, gone)


# -- buying points ----------------------------------------------------------------------------------------------------


@rule("EMP-23.20")
@pytest.mark.parametrize(("number", "price"), [(3, 1), (6, 3), (8, 10)])
def test_points_are_bought_after_new_world_scoring_in_player_order(number: int, price: int) -> None:
    state = new(3, vp_purchase=True)
    state.round = number
    state.order = (BLUE, RED, YELLOW)
    state.coins = [2 * price, 2 * price, 2 * price]
    put(state, YELLOW, "caribbean", colonist=3)
    run(state, NewWorldScoring(), SellPoints())

    assert (state.scores(), state.seat, state.texts()) == ([0, 6, 0], BLUE, ["points 1", "points 2", "pass"])
    play(state, "points 2")
    assert state.seat == RED
    play(state, "points 1")
    assert state.seat == YELLOW
    play(state, "pass")

    assert (state.bought, state.coins, state.is_over) == ((1, 0, 2), [price, 2 * price, 0], True)


@rule("EMP-23.20")
def test_points_are_not_sold_in_other_rounds_or_without_the_option() -> None:
    rounds = [1, 2, 4, 5, 7]
    state = new(vp_purchase=True)
    for number in rounds:
        state.round = number
        assert run(state, SellPoints()).is_over

    state = new(vp_purchase=False)
    state.round = 3
    assert run(state, SellPoints()).is_over


@rule("EMP-23.21")
def test_bought_points_count_for_the_score_but_not_for_the_first_tie_break() -> None:
    state = new(vp_purchase=True)
    state.round = 8
    state.coins = [30, 10]
    put(state, YELLOW, "caribbean", colonist=3)
    put(state, RED, "caribbean", colonist=1)
    run(state, NewWorldScoring(), SellPoints())
    state.bought = having(state.bought, RED, 2)

    play(state, "points 2", "pass")

    assert (state.scores(), state.coins, state.winners()) == ([6, 6], [10, 10], [YELLOW])


@rule("EMP-23.26")
def test_only_whole_points_are_sold_and_each_player_is_asked_once() -> None:
    state = new(vp_purchase=True)
    state.round = 6
    state.coins = [11, 2]
    run(state, SellPoints())

    assert (state.seat, state.texts()) == (RED, ["points 1", "points 2", "points 3", "pass"])
    play(state, "points 1")

    assert (state.is_over, state.coins, state.scores()) == (True, [8, 2], [1, 0])


# -- all options together ---------------------------------------------------------------------------------------------


@rule("EMP-23.22")
def test_there_is_no_game_for_one_player_and_no_option_for_campaigns_or_teams() -> None:
    options = ["builders", "building_set", "custom_buildings", "less_luck", "nations", "no_survivors", "recon"]
    options += ["two_player_captains", "vp_purchase"]

    assert (list(GAME.seats), sorted(GAME.settings)) == ([2, 3, 4, 5, 6], options)
    with pytest.raises(SettingError, match="2 to 6 seats, not 1"):
        GAME.new(1)


def combinations(count: int) -> list[dict[str, Any]]:
    """So many different combinations of options."""
    names = [name for name in GAME.settings if name != "custom_buildings"]
    every = list(itertools.product(*(GAME.settings[name].choices for name in names)))
    return [dict(zip(names, values, strict=True)) for values in random.Random(23).sample(every, count)]


@rule("EMP-23.25")
def test_every_combination_of_options_can_be_set_up() -> None:
    names = [name for name in GAME.settings if name != "custom_buildings"]

    for values in itertools.product(*(GAME.settings[name].choices for name in names)):
        state = cast(Empires, GAME.new(3, 1, **dict(zip(names, values, strict=True))))
        GAME.audit(state)
        assert state.options() != []


@rule("EMP-23.25")
@pytest.mark.parametrize("settings", combinations(12), ids=lambda settings: " ".join(map(str, settings.values())))
def test_combinations_of_options_can_be_played_to_the_end(settings: dict[str, Any]) -> None:
    state = cast(Empires, GAME.new(2, 5, **settings))

    playout(state, QuickChance(5))

    GAME.audit(state)
    assert (state.round, len(state.scores())) == (8, 2)
