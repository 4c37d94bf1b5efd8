"""Choice points: what exactly is offered at each (EMP-24)."""

from caravela.games.empires.catalog import DISCOVERY, DOCK, SHIPPING, SPECIALISTS, TRADE, WARFARE
from caravela.games.empires.state import Empires
from caravela.games.empires.steps.benefits import BuildingBenefits
from caravela.games.empires.steps.buildings import ResolveBuildings
from caravela.games.empires.steps.discovery import ResolveDiscovery
from caravela.games.empires.steps.dock import ResolveDock
from caravela.games.empires.steps.events import BeforeEvent
from caravela.games.empires.steps.income import Income
from caravela.games.empires.steps.nations import Auction, Conquer
from caravela.games.empires.steps.reset import LastWindow, SellPoints
from caravela.games.empires.steps.specialists import ResolveSpecialists
from caravela.games.empires.steps.trade import ResolveTrade
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
    give_goods,
    give_nation,
    give_ships,
    give_token,
    goods,
    new,
    offer,
    offer_goods,
    on,
    own,
    play,
    put,
    run,
    set_available,
    set_stock,
    usual,
)
from tests.rules import rule

HIDDEN = ["new_france", "new_england", "virginia", "florida", "new_spain", "new_granada", "peru", "brazil"]


def red_is(nation: str) -> Empires:
    """Round 1; red has the nation, the other board has no advantage."""
    state = new(nations="random")
    state.nation = (-1, -1)
    state.nation_uses = (0, 0)
    state.round = 1
    give_nation(state, RED, nation)
    return state


@rule("EMP-24.1")
def test_the_auction_asks_for_a_bid_or_pass_and_for_a_board() -> None:
    state = run(new(nations="auction"), Auction(RED, 0))

    play(state, "bid 12")
    assert state.texts() == ["bid 13", "bid 14", "bid 15", "pass"]
    play(state, "pass", "choose france")

    boards = ["england", "spain", "portugal", "holland", "italian_city_states"]
    assert (state.seat, state.texts()) == (YELLOW, [f"choose {board}" for board in boards])


@rule("EMP-24.2")
def test_spain_is_asked_for_a_region_or_pass() -> None:
    state = red_is("spain")

    run(state, Conquer())

    assert (state.seat, state.texts()) == (RED, [*[f"discover {region}" for region in HIDDEN], "pass"])


@rule("EMP-24.3")
def test_a_placement_asks_for_a_worker_type_and_an_event_or_space_or_ship() -> None:
    state = new(builders=True, building_set="all")
    set_available(state, RED, colonist=2, builder=1)
    own(state, RED, "mayflower")
    give_ships(state, RED, 1)
    on(state, "specialists merchant", "yellow colonist")

    spaces = ["missionary", "soldier", "captain", "builder", "training"]
    events = ["initiative", "dock", "trade", "shipping", "buildings", "discovery"]
    targets = [*events, *[f"specialists {space}" for space in spaces], "warfare", "mayflower"]
    assert sorted(state.texts()) == sorted(
        f"place {worker} {target}" for worker in ("colonist", "builder") for target in targets
    )


@rule("EMP-24.4")
def test_recon_offers_looks_at_regions_and_then_at_the_top_card_to_put_on_top_or_at_the_bottom() -> None:
    state = new(recon="basic")
    discover(state, *HIDDEN[2:])
    looks = ["look new_france", "look new_england", "look cards"]
    assert [text for text in state.texts() if "place" not in text] == looks

    discover(state, *HIDDEN)
    assert [text for text in state.texts() if "place" not in text] == ["look cards"]
    play(state, "look cards")

    assert (state.seat, state.texts()) == (RED, ["put top", "put bottom"])


@rule("EMP-24.5")
def test_university_asks_for_a_row_and_an_own_worker_that_is_not_its_first() -> None:
    state = new()
    own(state, RED, "university")
    state.order = (YELLOW, RED)
    on(state, "initiative", "yellow colonist", "red colonist")
    on(state, "dock", "red colonist", "yellow soldier", "red captain")
    on(state, "trade", "yellow colonist", "red colonist")
    on(state, "buildings", "yellow colonist", "red colonist", "red captain")
    on(state, "warfare", "red soldier")

    run(state, BeforeEvent(TRADE))

    moves = ["initiative 2", "dock 3", "trade 2", "buildings 2", "buildings 3", "player_order"]
    assert (state.seat, state.texts()) == (RED, ["pass", *[f"use university {move}" for move in moves]])


@rule("EMP-24.6")
def test_england_is_asked_for_its_use_the_colonists_and_the_new_order() -> None:
    state = red_is("england")
    on(state, "dock", "yellow colonist", "red soldier")

    run(state, BeforeEvent(DOCK))
    assert state.texts() == ["use england", "pass"]
    play(state, "use england")
    assert state.texts() == ["add 0", "add 1", "add 2"]
    play(state, "add 1")
    assert state.texts() == ["next yellow colonist", "next red soldier", "next red colonist", "done"]
    play(state, "next red soldier")

    assert state.texts() == ["next yellow colonist", "next red colonist", "done"]


@rule("EMP-24.7")
def test_the_dock_asks_for_a_discovered_region_or_pass_per_worker() -> None:
    state = new()
    discover(state, "brazil", "virginia")
    on(state, "dock", "red colonist", "yellow colonist")

    regions = ["land virginia", "land caribbean", "land brazil"]
    run(state, ResolveDock())
    assert (state.seat, state.texts()) == (RED, [*regions, "pass"])
    play(state, "pass")

    assert (state.seat, state.texts()) == (YELLOW, [*regions, "pass"])


@rule("EMP-24.8")
def test_france_is_asked_for_a_good_or_pass() -> None:
    state = red_is("france")
    offer_goods(state, "rice", "silver", "rice", "fur")

    run(state, BeforeEvent(TRADE))

    assert (state.seat, state.texts()) == (RED, ["use france silver", "use france fur", "use france rice", "pass"])


@rule("EMP-24.9")
def test_trade_goods_asks_for_a_good_or_pass() -> None:
    state = new()
    offer_goods(state, "rice", "silver", "rice", "fur")
    on(state, "trade", "yellow colonist")

    run(state, ResolveTrade())

    assert (state.seat, state.texts()) == (YELLOW, ["take rice", "take silver", "take fur", "pass"])


@rule("EMP-24.10")
def test_holland_is_asked_for_its_use() -> None:
    state = red_is("holland")

    run(state, BeforeEvent(SHIPPING))

    assert (state.seat, state.texts()) == (RED, ["use holland", "pass"])


@rule("EMP-24.11")
def test_buildings_asks_for_a_tile_that_can_be_paid_or_none() -> None:
    state = new(building_set="all")
    offer(state, "settlers", "settlers", "monastery", "spoils_1_money")
    on(state, "buildings", "yellow colonist", "red colonist")
    state.coins = [9, 10]

    run(state, ResolveBuildings())
    assert (state.seat, state.texts()) == (YELLOW, ["buy settlers", "buy monastery", "buy spoils_1_money", "pass"])
    play(state, "pass")

    assert (state.seat, state.texts()) == (RED, ["buy spoils_1_money", "pass"])


@rule("EMP-24.11")
def test_spoils_of_war_asks_for_types_of_specialists() -> None:
    state = buy(new(), RED, "spoils_1_specialists")

    assert state.texts() == ["take captain", "take merchant", "take missionary", "take soldier", "done"]
    play(state, "take missionary")

    assert state.texts() == ["take missionary", "take soldier", "done"]


@rule("EMP-24.11")
def test_indian_allies_ask_for_an_own_colony() -> None:
    state = new()
    put(state, RED, "peru", colonist=1)
    put(state, RED, "florida", colonist=1)
    put(state, YELLOW, "brazil", colonist=1)

    buy(state, RED, "indian_allies")

    assert (state.seat, state.texts()) == (RED, ["settle florida", "settle peru", "pass"])


@rule("EMP-24.11")
def test_cartography_asks_for_an_undiscovered_region() -> None:
    state = new()
    discover(state, *HIDDEN[3:])

    buy(state, RED, "cartography")

    assert state.texts() == ["discover new_france", "discover new_england", "discover virginia", "pass"]


@rule("EMP-24.11")
def test_plague_ii_asks_every_owner_of_a_mixed_colony_who_stays() -> None:
    state = new()
    put(state, RED, "caribbean", colonist=2, captain=1)
    put(state, YELLOW, "caribbean", soldier=1, missionary=2)

    buy(state, RED, "plague_2")
    assert (state.seat, state.texts()) == (RED, ["keep colonist", "keep captain"])
    play(state, "keep captain")

    assert (state.seat, state.texts()) == (YELLOW, ["keep missionary", "keep soldier"])


@rule("EMP-24.11")
def test_plague_iii_asks_for_a_region_a_player_and_up_to_three_colonists() -> None:
    state = new()
    put(state, RED, "caribbean", colonist=1, soldier=2)
    put(state, YELLOW, "caribbean", colonist=4)
    put(state, YELLOW, "peru", soldier=1)

    buy(state, RED, "plague_3")

    removals = ["1 red", "1 yellow", "2 yellow", "3 yellow"]
    assert state.texts() == [*[f"remove {removal} caribbean" for removal in removals], "pass"]


@rule("EMP-24.12")
def test_stables_ask_for_a_soldiers_region_and_an_adjacent_discovered_one() -> None:
    state = new()
    own(state, RED, "stables")
    put(state, RED, "caribbean", soldier=1)
    put(state, RED, "florida", soldier=2)
    put(state, RED, "peru", colonist=1)

    assert run(state, BeforeEvent(WARFARE)).is_over
    run(state, BeforeEvent(DISCOVERY))

    assert (state.seat, state.texts()) == (RED, ["ride florida caribbean", "ride caribbean florida", "pass"])


@rule("EMP-24.13")
def test_discovery_asks_for_workers_or_none_and_then_for_a_region() -> None:
    state = new()
    on(state, "discovery", "red colonist", "red soldier")
    discover(state, *HIDDEN[2:])

    run(state, ResolveDiscovery(0))
    assert state.texts() == ["send colonist", "send soldier", "pass"]
    play(state, "send colonist")
    assert state.texts() == ["send soldier", "done"]
    play(state, "done")

    assert state.texts() == ["explore new_france", "explore new_england"]


@rule("EMP-24.13")
def test_discovery_asks_for_the_deck_once_all_regions_are_discovered() -> None:
    state = new()
    on(state, "discovery", "red colonist")
    discover(state, *HIDDEN)

    play(run(state, ResolveDiscovery(0)), "send colonist")

    assert [state.text(option) for option in state.taken] == ["done", "explore cards"]


@rule("EMP-24.14")
def test_italy_is_asked_for_a_space_or_pass() -> None:
    state = red_is("italian_city_states")
    on(state, "specialists soldier", "yellow colonist")
    on(state, "specialists missionary", "yellow colonist")

    run(state, BeforeEvent(SPECIALISTS))

    uses = ["use italian_city_states missionary", "use italian_city_states soldier"]
    assert (state.seat, state.texts()) == (RED, [*uses, "pass"])


@rule("EMP-24.15")
def test_specialists_asks_to_take_or_pass_and_training_for_a_type() -> None:
    state = new()
    on(state, "specialists merchant", "yellow colonist")
    on(state, "specialists training", "red colonist")

    run(state, ResolveSpecialists())
    assert (state.seat, state.texts()) == (YELLOW, ["take merchant", "pass"])
    play(state, "pass")

    types = ["train captain", "train merchant", "train missionary", "train soldier"]
    assert (state.seat, state.texts()) == (RED, [*types, "pass"])


@rule("EMP-24.16")
def test_warfare_asks_for_a_battle_a_war_or_none_and_both_sides_for_casualties() -> None:
    state = new(3)
    put(state, RED, "caribbean", soldier=1, colonist=1)
    put(state, YELLOW, "caribbean", soldier=1, captain=1)
    put(state, RED, "peru", colonist=1)
    put(state, YELLOW, "peru", soldier=1)
    put(state, BLUE, "peru", soldier=1)
    on(state, "warfare", "red colonist")

    run(state, ResolveWarfare())
    battles = ["battle caribbean yellow", "battle peru yellow", "battle peru blue"]
    assert (state.seat, state.texts()) == (RED, [*battles, "war yellow", "war blue", "pass"])
    play(state, "battle caribbean yellow")
    assert (state.seat, state.texts()) == (RED, ["eliminate captain", "eliminate soldier"])
    play(state, "eliminate captain")

    assert (state.seat, state.texts()) == (YELLOW, ["eliminate colonist", "eliminate soldier"])


@rule("EMP-24.17")
def test_mint_asks_for_gold_or_silver() -> None:
    state = new()
    own(state, YELLOW, "mint")
    give_goods(state, YELLOW, gold=2, silver=1, sugar=1)

    run(state, Income())

    assert (state.seat, state.texts()) == (YELLOW, ["name silver", "name gold"])


@rule("EMP-24.18")
def test_phase_4_asks_for_the_next_building_where_the_order_matters() -> None:
    state = new()
    own(state, RED, "trading_post", "smuggler", "trading_house", "migration", "cartography")
    give_goods(state, RED, fur=1)
    give_goods(state, YELLOW, rice=1)
    put(state, RED, "caribbean", colonist=1)
    put(state, YELLOW, "peru", colonist=1)

    run(state, BuildingBenefits())
    buildings = ["smuggler", "trading_house", "migration", "cartography"]
    assert (state.coins[RED], state.texts()) == (15, [*[f"resolve {building}" for building in buildings], "done"])
    play(state, "resolve trading_house")
    assert state.texts() == ["sell fur", "done"]
    play(state, "done", "resolve smuggler")
    assert state.texts() == ["give fur", "pass"]
    play(state, "give fur")
    assert goods(state, RED) == {"rice": 1}
    play(state, "resolve migration")
    assert state.texts() == ["move 1 caribbean peru", "pass"]
    play(state, "pass")
    assert state.texts()[0] == "discover new_france"
    play(state, "pass")

    assert state.is_over


@rule("EMP-24.18")
def test_phase_4_asks_nothing_where_the_order_does_not_matter() -> None:
    state = new()
    own(state, RED, "trading_post", "settlers", "monastery")

    run(state, BuildingBenefits())

    assert (state.is_over, state.coins[RED]) == (True, 15)
    assert available(state, RED) == {"colonist": 6, "missionary": 1}


@rule("EMP-24.19")
def test_an_exchange_asks_for_a_region_or_pass() -> None:
    state = new()
    put(state, RED, "peru", captain=1)
    put(state, RED, "florida", captain=1)
    set_stock(state, RED, "captain", 0)
    on(state, "specialists captain", "red colonist")

    run(state, ResolveSpecialists())

    assert (state.seat, state.texts()) == (RED, ["exchange florida", "exchange peru", "pass"])


@rule("EMP-24.20")
def test_the_purchase_of_points_asks_for_a_number() -> None:
    state = new(vp_purchase=True)
    state.round = 8
    state.coins = [25, 9]

    run(state, SellPoints())

    assert (state.seat, state.texts()) == (RED, ["points 1", "points 2", "pass"])


@rule("EMP-24.21")
def test_rewrite_history_asks_for_two_opponents_with_tokens_or_pass() -> None:
    state = new(4)
    for seat, token in ((YELLOW, "dt01"), (BLUE, "dt02"), (GREEN, "dt03")):
        give_token(state, seat, token)

    buy(state, RED, "rewrite_history")
    assert state.texts() == ["rob yellow", "rob blue", "pass"]
    play(state, "rob yellow")

    assert state.texts() == ["rob blue", "rob green"]


@rule("EMP-24.22")
def test_papal_edict_asks_for_an_opponent_and_who_is_first_and_each_for_a_region() -> None:
    state = new(3)
    put(state, RED, "peru", colonist=1)
    put(state, BLUE, "florida", colonist=1)
    put(state, BLUE, "brazil", soldier=1)

    buy(state, RED, "papal_edict")
    assert state.texts() == ["edict yellow first", "edict yellow second", "edict blue first", "edict blue second"]
    play(state, "edict blue first")
    assert (state.seat, state.texts()) == (BLUE, ["settle florida", "settle brazil", "pass"])
    play(state, "settle brazil")

    assert (state.seat, state.texts()) == (RED, ["settle peru", "pass"])


@rule("EMP-24.23")
def test_university_is_offered_beside_a_placement() -> None:
    state = new()
    own(state, RED, "university")
    on(state, "dock", "yellow colonist", "red colonist")

    assert [text for text in state.texts() if "place" not in text] == ["use university dock 2"]
    play(state, "use university dock 2")

    assert state.seat == RED


@rule("EMP-24.23")
def test_university_is_offered_in_phase_5_but_not_in_round_8() -> None:
    state = new()
    own(state, RED, "university")
    on(state, "initiative", "yellow colonist", "red colonist")
    for number in (4, 5, 6, 7):
        state.round = number
        assert run(state, LastWindow()).texts() == ["pass", "use university initiative 2"]

    state.round = 8

    assert run(state, LastWindow()).is_over


@rule("EMP-24.24", "EMP-22.35")
def test_italy_is_asked_for_a_type_and_a_colonist_is_usual() -> None:
    state = red_is("italian_city_states")
    on(state, "specialists soldier", "yellow colonist")
    run(state, BeforeEvent(SPECIALISTS))

    play(state, "use italian_city_states soldier")

    types = ["colonist", "captain", "merchant", "missionary", "soldier"]
    assert state.texts() == [f"put {worker}" for worker in types]
    assert usual(state) == "put colonist"


# -- several pieces, several players, defaults ------------------------------------------------------------------------


@rule("EMP-24.25")
def test_an_expedition_is_put_together_worker_by_worker_with_alike_ones_offered_once() -> None:
    state = new()
    on(state, "discovery", "red colonist", "red colonist", "red captain", "red captain")

    run(state, ResolveDiscovery(0))
    assert state.texts() == ["send colonist", "send captain", "pass"]
    play(state, "send colonist")
    assert state.texts() == ["send colonist", "send captain", "done"]
    play(state, "send captain")

    assert state.texts() == ["send captain", "done"]


@rule("EMP-24.25")
def test_casualties_are_chosen_one_by_one_with_alike_ones_offered_once() -> None:
    state = new()
    put(state, RED, "caribbean", soldier=2)
    put(state, YELLOW, "caribbean", colonist=2, captain=2)
    on(state, "warfare", "red colonist")

    play(run(state, ResolveWarfare()), "battle caribbean yellow")
    assert state.texts() == ["eliminate colonist", "eliminate captain"]
    play(state, "eliminate colonist")
    assert state.texts() == ["eliminate colonist", "eliminate captain"]
    play(state, "eliminate captain")

    assert colony(state, YELLOW, "caribbean") == {"colonist": 1, "captain": 1}
    assert colony(state, RED, "caribbean") == {"soldier": 2}


@rule("EMP-24.25")
def test_goods_are_sold_one_by_one_with_alike_ones_offered_once() -> None:
    state = new()
    own(state, RED, "trading_house")
    give_goods(state, RED, sugar=2, rice=1)

    run(state, BuildingBenefits())
    assert state.texts() == ["sell sugar", "sell rice", "done"]
    play(state, "sell sugar")
    assert state.texts() == ["sell sugar", "sell rice", "done"]
    play(state, "sell rice")

    assert (goods(state, RED), state.coins[RED]) == ({"sugar": 1}, 20)


@rule("EMP-24.25")
def test_the_dock_is_ordered_worker_by_worker_with_alike_ones_offered_once() -> None:
    state = red_is("england")
    on(state, "dock", "yellow colonist", "yellow colonist", "yellow soldier")

    play(run(state, BeforeEvent(DOCK)), "use england", "add 2")
    assert state.texts() == ["next yellow colonist", "next yellow soldier", "next red colonist", "done"]
    play(state, "next red colonist")

    assert state.texts() == ["next yellow colonist", "next yellow soldier", "next red colonist", "done"]


@rule("EMP-24.25")
def test_the_colonists_of_overpopulation_are_placed_one_by_one() -> None:
    state = new()
    discover(state, "florida", "peru")

    buy(state, RED, "overpopulation")
    assert state.texts() == ["settle florida", "settle caribbean", "settle peru", "done"]
    play(state, "settle caribbean")
    assert state.texts() == ["settle caribbean", "settle peru", "done"]
    play(state, "settle caribbean", "settle peru")

    assert (colony(state, RED, "caribbean"), colony(state, RED, "peru")) == ({"colonist": 2}, {"colonist": 1})


@rule("EMP-24.26")
def test_several_players_choose_for_the_same_effect_in_player_order() -> None:
    state = new(3)
    state.order = (BLUE, RED, YELLOW)
    for seat in (RED, YELLOW, BLUE):
        put(state, seat, "caribbean", colonist=2, soldier=1)

    buy(state, YELLOW, "plague_2")
    seats = []
    while not state.is_over:
        seats.append(state.seat)
        play(state, "keep soldier")

    assert seats == [BLUE, RED, YELLOW]


def default(state: Empires) -> str:
    """What an absent player chooses."""
    return state.text(state.decision.default(state))


@rule("EMP-24.27")
def test_an_absent_player_places_the_first_available_type_in_merchant_shipping() -> None:
    state = new()
    assert default(state) == "place colonist shipping"

    set_available(state, RED, soldier=1, merchant=1)

    assert default(state) == "place merchant shipping"


@rule("EMP-24.27")
def test_an_absent_player_passes_or_is_done_where_that_is_offered() -> None:
    docked, trading, sending, selling = new(), new(), new(), new()
    on(docked, "dock", "red colonist")
    on(trading, "trade", "red colonist")
    on(sending, "discovery", "red colonist", "red colonist")
    own(selling, RED, "trading_house")
    give_goods(selling, RED, fur=1)

    assert default(run(docked, ResolveDock())) == "pass"
    assert default(run(trading, ResolveTrade())) == "pass"
    assert default(play(run(sending, ResolveDiscovery(0)), "send colonist")) == "done"
    assert default(run(selling, BuildingBenefits())) == "done"
    assert default(play(run(new(nations="auction"), Auction(RED, 0)), "bid 3")) == "pass"


@rule("EMP-24.27")
def test_an_absent_player_makes_any_other_compulsory_choice_by_the_first_option() -> None:
    opening = run(new(nations="auction"), Auction(RED, 0))
    assert default(opening) == "bid 1"
    assert default(play(opening, "bid 1", "pass", "choose england")) == "choose spain"

    exploring = new()
    on(exploring, "discovery", "red colonist")
    assert default(play(run(exploring, ResolveDiscovery(0)), "send colonist", "done")) == "explore new_france"
    minting = new()
    own(minting, RED, "mint")
    give_goods(minting, RED, gold=3, silver=1)
    assert default(run(minting, Income())) == "name silver"
    plagued = new()
    put(plagued, RED, "caribbean", soldier=2, merchant=1)
    assert default(buy(plagued, RED, "plague_2")) == "keep merchant"


@rule("EMP-24.27")
def test_an_absent_player_does_not_fight_and_lets_a_window_go_by() -> None:
    state = red_is("holland")
    put(state, RED, "caribbean", soldier=1)
    put(state, YELLOW, "caribbean", colonist=1)
    on(state, "warfare", "red colonist")

    assert default(run(state, ResolveWarfare())) == "pass"
    assert default(run(state, BeforeEvent(SHIPPING))) == "pass"
