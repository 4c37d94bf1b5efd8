"""What the rules tell people: usual answers, sets to pick, warnings, why not, odds, moments and the ledger."""

from typing import Any, cast

import pytest

from caravela.games.empires.ledger import ledger
from caravela.games.empires.state import Empires
from caravela.games.empires.steps.benefits import BuildingBenefits
from caravela.games.empires.steps.buildings import ResolveBuildings
from caravela.games.empires.steps.discovery import ResolveDiscovery
from caravela.games.empires.steps.dock import ResolveDock
from caravela.games.empires.steps.events import BeforeEvent, ResolveInitiative, ResolveShipping
from caravela.games.empires.steps.income import Income
from caravela.games.empires.steps.placement import PlaceWorker
from caravela.games.empires.steps.reset import NewWorldScoring, SellPoints
from caravela.games.empires.steps.round import StartRound
from caravela.games.empires.steps.specialists import ResolveSpecialists
from caravela.games.empires.steps.trade import ResolveTrade
from caravela.games.empires.steps.warfare import ResolveWarfare
from caravela.kernel.chance import QuickChance
from caravela.kernel.errors import IllegalOption
from caravela.kernel.picking import pick_all
from tests.games.empires.position import (
    BLUE,
    GAME,
    RED,
    YELLOW,
    Log,
    buy,
    colony,
    discover,
    discover_all,
    full,
    give_goods,
    give_nation,
    give_ships,
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
    run,
    set_available,
    set_stock,
    usual,
    warning,
    why_not,
)
from tests.rules import rule

# -- usual answers ----------------------------------------------------------------------------------------------------


@rule("EMP-13.10", "EMP-13.2")
def test_a_trained_specialist_is_usually_taken_and_in_the_last_round_nobody_pays_for_one() -> None:
    state = new()
    on(state, "specialists captain", "red colonist")
    on(state, "specialists training", "red colonist")
    run(state, ResolveSpecialists())
    assert usual(state) == "take captain"
    play(state, "take captain")
    assert (usual(state), warning(state, "train soldier")) == (None, None)

    state.round = 8

    assert (usual(state), warning(state, "train soldier")) == ("pass", ("why-never-used", {}))


@rule("EMP-21.48")
def test_mint_usually_names_what_pays_more() -> None:
    state = new()
    own(state, RED, "mint")
    give_goods(state, RED, silver=1, gold=2)

    run(state, Income())

    assert (state.texts(), usual(state)) == (["name silver", "name gold"], "name gold")


@rule("EMP-22.20")
def test_england_usually_adds_all_it_can_and_leaves_the_order() -> None:
    state = new(nations="random")
    give_nation(state, RED, "england")
    give_nation(state, YELLOW, "spain")
    on(state, "dock", "yellow colonist")

    play(run(state, BeforeEvent(1)), "use england")
    assert (state.texts(), usual(state)) == (["add 0", "add 1", "add 2"], "add 2")
    play(state, "add 2")

    assert usual(state) == "done"


def test_an_answer_that_has_no_other_is_usual() -> None:
    trading, settling = new(), new()
    offer_goods(trading, "fur", "fur")
    on(trading, "trade", "red colonist")
    put(settling, RED, "peru", colonist=1)

    assert usual(run(trading, ResolveTrade())) == "take fur"
    assert usual(buy(settling, RED, "indian_allies")) == "settle peru"


@rule("EMP-23.20", "EMP-19.6")
def test_after_the_last_scoring_all_points_are_usually_bought() -> None:
    state = new(vp_purchase=True)
    state.round, state.coins = 6, [25, 0]
    assert usual(run(state, SellPoints())) is None

    state.round = 8

    assert usual(run(state, SellPoints())) == "points 2"


# -- sets -------------------------------------------------------------------------------------------------------------


def pieces(state: Empires) -> dict[str, tuple[int, int]]:
    """What can be picked: how often, and what each adds."""
    selection = state.decision.selection(state)
    assert selection is not None
    return {state.text(piece.option): (piece.count, piece.amount) for piece in selection.pieces}


def limits(state: Empires) -> tuple[int, int, str, int]:
    selection = state.decision.selection(state)
    assert selection is not None
    return selection.least, selection.most, selection.counted, selection.total


@rule("EMP-12.2", "EMP-24.25")
def test_a_party_is_picked_in_any_order() -> None:
    state = new()
    own(state, RED, "magellan")
    on(state, "discovery", "red colonist", "red colonist", "red captain", "red soldier")
    lay_token(state, "florida", "dt01")
    run(state, ResolveDiscovery(0))

    assert pieces(state) == {"send colonist": (2, 1), "send captain": (1, 3), "send soldier": (1, 1)}
    assert limits(state) == (1, 4, "strength", 0)
    chosen = pick_all(state, ["send soldier", "send captain"])

    assert chosen == ["send captain", "send soldier"]
    assert state.decision.prompt(state) == {"strength": 4}
    assert state.texts()[0].startswith("explore")


@rule("EMP-14.7", "EMP-14.10", "EMP-24.25")
def test_casualties_are_picked_in_any_order_and_each_type_is_there_from_the_start() -> None:
    state = new()
    put(state, RED, "caribbean", soldier=3)
    put(state, YELLOW, "caribbean", colonist=4, merchant=1, soldier=1)
    on(state, "warfare", "red colonist")
    play(run(state, ResolveWarfare()), "battle caribbean yellow")

    assert [state.text(option) for option in state.taken] == ["eliminate colonist"]  # there are only two others
    each = {"eliminate colonist": (2, 0), "eliminate merchant": (1, 0), "eliminate soldier": (1, 0)}
    assert (pieces(state), limits(state)[:2]) == (each, (2, 2))
    pick_all(state, ["eliminate soldier", "eliminate merchant"])

    assert colony(state, YELLOW, "caribbean") == {"colonist": 3}


@rule("EMP-21.49", "EMP-24.25")
def test_goods_to_sell_are_picked_in_any_order() -> None:
    state = new()
    own(state, RED, "trading_house")
    give_goods(state, RED, silver=1, coffee=2, rice=1)
    run(state, BuildingBenefits())

    assert pieces(state) == {"sell silver": (1, 5), "sell coffee": (2, 5), "sell rice": (1, 5)}
    assert limits(state) == (0, 4, "coins", 0)
    pick_all(state, ["sell coffee", "sell silver"])

    assert (state.is_over, goods(state, RED), state.coins[RED]) == (True, {"coffee": 1, "rice": 1}, 20)


@rule("EMP-21.24", "EMP-24.25")
def test_the_specialists_of_spoils_are_picked_in_any_order() -> None:
    state = buy(full(), RED, "spoils_1_specialists")

    assert (limits(state)[:2], pieces(state)["take soldier"]) == ((0, 2), (2, 0))
    pick_all(state, ["take soldier", "take captain"])

    assert state.is_over
    assert state.available[:6] == [5, 1, 0, 0, 1, 0]


@rule("EMP-21.28", "EMP-24.25")
def test_the_colonists_of_overpopulation_are_picked_in_any_order() -> None:
    state = full()
    discover(state, "peru", "florida")
    buy(state, RED, "overpopulation")

    pick_all(state, ["settle peru", "settle florida", "settle peru"])

    assert (colony(state, RED, "peru"), colony(state, RED, "florida")) == ({"colonist": 2}, {"colonist": 1})


@rule("EMP-21.66")
def test_the_victims_of_rewrite_history_are_picked_in_any_order() -> None:
    state = full(4)
    for seat, token in ((YELLOW, "dt01"), (BLUE, "dt02"), (3, "dt03")):
        give_token(state, seat, token)
    buy(state, RED, "rewrite_history")

    pick_all(state, ["rob green", "rob blue"])

    assert state.token_owner.count(RED) == 2


def test_what_is_no_piece_of_the_set_can_not_be_picked() -> None:
    state = new()
    on(state, "discovery", "red colonist", "red colonist")
    run(state, ResolveDiscovery(0))

    with pytest.raises(IllegalOption, match="send soldier"):
        pick_all(state, ["send soldier"])


# -- why not, and warnings --------------------------------------------------------------------------------------------


@rule("EMP-5.6", "EMP-5.8", "EMP-5.12", "EMP-13.5", "EMP-21.51")
def test_why_a_worker_can_not_be_placed() -> None:
    state = new()
    own(state, RED, "mayflower")
    on(state, "initiative", "red colonist")
    on(state, "trade", *["yellow colonist"] * 4)
    on(state, "specialists captain", "yellow colonist")
    run(state, PlaceWorker(RED))

    assert why_not(state, "place soldier dock") == ("why-not-available", {"worker": "soldier"})
    assert why_not(state, "place colonist initiative") == ("why-one-each", {})
    assert why_not(state, "place colonist trade") == ("why-full", {"event": "trade"})
    assert why_not(state, "place colonist specialists captain") == ("why-taken", {"seat": "yellow"})
    assert why_not(state, "place colonist specialists builder") == ("why-no-builders", {})
    assert why_not(state, "place colonist mayflower") == ("why-no-ships-free", {})


@rule("EMP-5.14")
def test_a_placement_that_can_do_nothing_is_warned_of() -> None:
    state = new()
    offer_goods(state, "fur")
    on(state, "trade", "yellow colonist")
    state.ship_offered, state.coins[RED] = 0, 4
    run(state, PlaceWorker(RED))

    assert warning(state, "place colonist trade") == ("why-goods-gone", {})
    assert warning(state, "place colonist shipping") == ("why-no-ship", {})
    assert warning(state, "place colonist buildings") == ("why-too-poor", {"coins": 10, "coins2": 4})
    assert warning(state, "place colonist specialists training") == ("why-too-poor", {"coins": 5, "coins2": 4})
    assert warning(state, "place colonist dock") is None
    state.round = 8

    assert warning(state, "place colonist specialists captain") == ("why-never-used", {})


@rule("EMP-5.14", "EMP-14.4")
def test_warfare_without_a_battle_to_declare_is_warned_of() -> None:
    state = new()
    put(state, RED, "florida", colonist=2)
    put(state, YELLOW, "florida", colonist=1)
    run(state, PlaceWorker(RED))

    assert warning(state, "place colonist warfare") == ("why-no-fight", {})
    put(state, YELLOW, "florida", soldier=1)

    assert warning(state, "place colonist warfare") is None


@rule("EMP-11.5", "EMP-11.11")
def test_why_a_building_can_not_be_bought_and_which_would_do_nothing() -> None:
    state = new()
    offer(state, "navigator", "indian_allies")
    state.coins[RED] = 10
    on(state, "buildings", "red colonist")
    run(state, ResolveBuildings())

    assert why_not(state, "buy indian_allies") == ("why-too-dear", {"coins": 14, "coins2": 10})
    assert why_not(state, "buy monastery") == ("why-not-on-offer", {})
    assert warning(state, "buy navigator") is None
    state.coins[RED] = 14
    run(state, ResolveBuildings())

    assert warning(state, "buy indian_allies") == ("why-no-effect", {})


@rule("EMP-8.2", "EMP-9.1", "EMP-14.4", "EMP-14.18", "EMP-22.5")
def test_why_other_things_are_not_offered() -> None:
    landing, trading, fighting, bidding = new(), new(), new(3), new(nations="auction")
    on(landing, "dock", "red colonist")
    offer_goods(trading, "fur", "rice")
    on(trading, "trade", "red colonist")
    put(fighting, RED, "caribbean", soldier=1)
    put(fighting, YELLOW, "caribbean", colonist=1)
    put(fighting, RED, "peru", colonist=1)
    put(fighting, YELLOW, "peru", colonist=1)
    on(fighting, "warfare", "red colonist")
    fighting.coins[RED] = 9

    assert why_not(run(landing, ResolveDock()), "land peru") == ("why-undiscovered", {"region": "peru"})
    assert why_not(run(trading, ResolveTrade()), "take gold") == ("why-not-on-offer", {})
    run(fighting, ResolveWarfare())
    assert why_not(fighting, "war yellow") == ("why-too-dear", {"coins": 10, "coins2": 9})
    assert why_not(fighting, "war blue") == ("why-no-battle", {"seat": "blue"})
    assert why_not(fighting, "battle peru yellow") == ("why-no-soldier", {"region": "peru"})
    assert why_not(fighting, "battle caribbean blue") == ("why-no-enemy", {"seat": "blue", "region": "caribbean"})
    assert why_not(bidding, "bid 20") == ("why-too-dear", {"coins": 20, "coins2": 15})
    assert why_not(play(bidding, "bid 3"), "bid 2") == ("why-too-low", {"coins": 3})


@rule("EMP-21.50")
def test_a_missionary_that_reformation_keeps_alone_is_warned_of() -> None:
    state = new()
    own(state, YELLOW, "reformation")
    put(state, YELLOW, "caribbean", missionary=1)
    on(state, "dock", "red missionary")

    assert warning(run(state, ResolveDock()), "land caribbean") == ("why-comes-alone", {})


# -- odds -------------------------------------------------------------------------------------------------------------


def odds(state: Empires, text: str) -> tuple[int, int]:
    found = state.decision.odds(state, state.option_of(text))
    assert found is not None
    return found.good, found.all


@rule("EMP-12.5", "EMP-3.12")
def test_the_odds_of_an_expedition_count_the_tokens_that_the_seat_has_not_seen() -> None:
    state = new(recon="basic")
    lay_token(state, "florida", "dt15")  # resistance 5
    play(state, "look florida")
    on(state, "discovery", "red captain", "red colonist")
    run(state, ResolveDiscovery(0))
    pick_all(state, ["send captain", "send colonist"])

    unseen = [token for token in state.catalog.tokens if token.id != "dt15"]
    won = len([token for token in unseen if token.natives <= 3])
    assert odds(state, "explore peru") == (won, 15)
    assert odds(state, "explore florida") == (0, 1)
    assert warning(state, "explore florida") == ("why-too-weak", {"strength": 3, "natives": 5})
    state.traits = (-2, *state.traits[1:])

    assert odds(state, "explore florida") == (1, 1)


@rule("EMP-12.13", "EMP-3.13", "EMP-22.26")
def test_the_odds_of_a_card_are_certain_once_it_has_been_seen() -> None:
    state = new(recon="basic", nations="random")
    give_nation(state, RED, "portugal")
    give_nation(state, YELLOW, "spain")
    discover_all(state)
    lay_card(state, "china")
    on(state, "discovery", "red captain", "red captain", "red colonist")
    run(state, ResolveDiscovery(0))
    pick_all(state, ["send captain", "send captain"])

    cards = [card.natives for card in state.catalog.cards]
    assert odds(state, "explore cards") == (len([natives for natives in cards if natives <= 4]), 16)
    assert odds(state, "explore portugal") == (1, 1)
    play(state, "look cards", "put top")

    assert odds(state, "explore cards") == (0, 1)


@rule("EMP-23.16")
def test_the_odds_of_face_up_tokens_are_certain() -> None:
    state = new(recon="advanced")
    on(state, "discovery", *["red colonist"] * 9)
    run(state, ResolveDiscovery(0))

    assert {odds(state, text) for text in state.texts() if text != "pass"} == {(1, 1)}


# -- moments ----------------------------------------------------------------------------------------------------------


def moments(state: Empires, *texts: str) -> list[str]:
    """What people would watch of these choices."""
    log = Log(state)
    play(state, *texts)
    return [key.removeprefix("moment-") for key, _ in log.moments()]


def test_what_people_would_watch_together_is_marked_when_it_can_be_seen() -> None:
    exploring, fighting, shipping = new(), new(), new()
    lay_token(exploring, "florida", "dt15")
    on(exploring, "discovery", "red colonist")
    put(fighting, RED, "caribbean", soldier=1)
    put(fighting, YELLOW, "caribbean", colonist=1)
    on(fighting, "warfare", "red colonist")
    on(shipping, "shipping", "red colonist")
    log = Log(shipping)

    assert moments(run(exploring, ResolveDiscovery(0)), "send colonist", "done", "explore florida") == ["region-failed"]
    assert moments(run(fighting, ResolveWarfare()), "war yellow") == ["war", "battle"]
    run(shipping, ResolveInitiative(), ResolveShipping(), Income())
    assert [key for key, _ in log.moments()] == ["moment-ship", "moment-income"]


@rule("EMP-18.13")
def test_a_scoring_is_watched_region_by_region() -> None:
    state = new()
    put(state, RED, "caribbean", colonist=3)
    put(state, YELLOW, "peru", colonist=3)
    state.round = 3
    seen: list[tuple[Any, list[int]]] = []

    class Watcher(Log):
        def watch(self, state: Any, said: Any) -> None:
            points = [state.new_world[3 * seat] for seat in range(2)]
            seen.append((said.as_seen(state.speech, 0)[1]["region"], points))

    Watcher(state)
    run(state, NewWorldScoring())

    assert seen == [("caribbean", [6, 0]), ("peru", [6, 6])]


def test_the_turn_of_an_age_and_the_end_are_marked() -> None:
    state = new()
    for seat in (RED, YELLOW):
        set_available(state, seat)
        set_stock(state, seat, "colonist", 0)
    log = Log(state)

    run(state, StartRound())
    while not state.is_over:
        state.choose(state.decision.default(state))

    told = [facts.get("age", key) for key, facts in log.moments() if key in ("moment-age", "moment-end")]
    assert told == ["II", "III", "moment-end"]


# -- the ledger -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 7))
def test_at_the_end_the_ledger_is_the_score_pad(seats: int) -> None:
    settings: dict[str, Any] = {"builders": True, "building_set": "all", "nations": "random", "vp_purchase": True}
    state = cast(Empires, GAME.new(seats, seats, **settings))
    whims = QuickChance(seats)
    while not state.is_over:
        options = state.options()
        state.choose(options[whims.below(len(options))])

    ledgers = [ledger(state, seat, 1 << seat) for seat in range(seats)]

    assert [book.points for book in ledgers] == state.breakdown()
    assert [book.total for book in ledgers] == state.scores()


@rule("EMP-15.8", "EMP-18.4", "EMP-19.2", "EMP-21.55", "EMP-21.59", "EMP-21.65")
def test_the_ledger_tells_the_points_if_the_game_ended_now() -> None:
    state = new()
    own(state, RED, "navy", "wealth", "age_of_reason")
    give_ships(state, RED, 2)
    give_goods(state, RED, sugar=3)
    give_token(state, RED, "dt01")
    put(state, RED, "caribbean", colonist=3)
    state.coins[RED] = 12
    state.round = 8
    on(state, "specialists captain", "red colonist")

    book = ledger(state, RED, 1 << RED)

    assert book.points == {
        "new_world_1": 0,
        "new_world_2": 0,
        "new_world_3": 6,
        "purchase": 0,
        "discoveries": 4,
        "navy": 8,
        "wealth": 2,
        "age_of_reason": 4,
        "economy": 6,
    }
    assert (book.figures["coins"], book.figures["income"], book.figures["goods"], book.figures["ships"]) == (
        12,
        6,
        3,
        2,
    )


def test_what_an_option_would_change_is_told_by_the_ledger() -> None:
    state = new()
    offer_goods(state, "sugar", "fur")
    give_goods(state, RED, sugar=2)
    on(state, "trade", "red colonist", "yellow colonist")
    run(state, ResolveTrade())

    taken, other, passed = GAME.consequences(state, RED, state.options())

    assert (taken.is_known, taken.changes[RED].points) == (True, {"economy": 3})
    assert taken.changes[RED].figures == {"income": 3, "goods": 1, "stock": 1}
    assert other.changes[RED].figures["income"] == 1
    assert "income" not in passed.changes[RED].figures


@rule("EMP-12.3")
def test_what_an_expedition_would_bring_is_not_known_before_the_token_is_seen() -> None:
    hidden, face_up = new(), new(recon="advanced")
    for state in (hidden, face_up):
        on(state, "discovery", *["red colonist"] * 9)
        run(state, ResolveDiscovery(0))
    pick_all(hidden, ["send colonist"] * 9)
    play(face_up, "explore peru")
    while "done" not in face_up.texts():
        play(face_up, "send colonist")
    done = face_up.option_of("done")

    [found] = GAME.consequences(hidden, RED, hidden.options()[:1])
    [known] = GAME.consequences(face_up, RED, [done])

    assert not found.is_known
    assert (known.is_known, known.changes[RED].figures["discoveries"]) == (True, 1)
