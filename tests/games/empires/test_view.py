"""The view: where the round is, and what the panels of auction and expedition show."""

import random
from typing import Any

import pytest

from caravela.games.empires.catalog import EVENTS
from caravela.games.empires.facts import facts
from caravela.games.empires.steps.discovery import ResolveDiscovery
from caravela.games.empires.steps.nations import Auction
from tests.games.empires.position import BLUE, GAME, GAME_CATALOG, RED, new, on, play, run

EVENT_OF = {
    "LandWorker": "dock",
    "TakeGood": "trade",
    "BuyBuilding": "buildings",
    "LaunchExpedition": "discovery",
    "SendWorkers": "discovery",
    "ChooseTarget": "discovery",
    "TakeSpecialist": "specialists",
    "TrainSpecialist": "specialists",
    "Declare": "warfare",
    "Eliminate": "warfare",
    "PlaceWorker": "placement",
    "BuyPoints": "reset",
    "ChooseBenefit": "reset",
    "Bid": "set_up",
    "ChooseNation": "set_up",
}


@pytest.mark.parametrize("nations", ["random", "auction"])
def test_the_phase_names_the_event_of_the_decision_that_waits(nations: str) -> None:
    state = GAME.new(3, 7, builders=True, building_set="all", nations=nations, vp_purchase=True, recon="basic")
    luck = random.Random(7)

    met: dict[str, set[str]] = {}
    while not state.is_over:
        view = GAME.view(state, None)
        met.setdefault(view["waiting"]["decision"], set()).add(view["phase"])
        state.choose(luck.choice(state.options()))

    assert {name: phases for name, phases in met.items() if name in EVENT_OF} == {
        name: {EVENT_OF[name]} for name in met if name in EVENT_OF
    }
    assert met.get("UseWindow", set()) <= set(EVENTS)
    assert GAME.view(state, None)["phase"] == "over"


def test_the_phase_is_the_same_after_loading() -> None:
    state = GAME.new(2, 3)
    luck = random.Random(3)
    for _ in range(40):
        state.choose(luck.choice(state.options()))
        assert GAME.view(GAME.load(state.save()), RED)["phase"] == GAME.view(state, RED)["phase"]


def test_the_auction_shows_the_bid_its_holder_and_who_has_passed() -> None:
    state = run(new(3, nations="auction"), Auction(RED, 0))

    opening = auction(state)
    play(state, "bid 4", "pass")

    assert opening == {"bid": 0, "holder": None, "passed": []}
    assert auction(state) == {"bid": 4, "holder": "red", "passed": ["yellow"]}


def auction(state: Any) -> dict[str, Any]:
    shown: dict[str, Any] = GAME.view(state, BLUE)["waiting"]["auction"]
    return shown


def test_an_expedition_shows_its_target_once_it_is_chosen() -> None:
    state = new(2, recon="advanced")
    on(state, "discovery", *["red colonist"] * 9)
    run(state, ResolveDiscovery(0))

    play(state, "explore florida", "send colonist")

    expedition = GAME.view(state, RED)["waiting"]["expedition"]
    sent = expedition["strength"]
    assert (expedition["party"], sent > 0, expedition["target"]) == ({"colonist": sent}, True, "florida")
    assert [target["id"] for target in expedition["targets"]] == ["florida"]


def test_an_expedition_tells_its_chances_by_the_strength_that_is_sent() -> None:
    state = new(2, recon="advanced")
    on(state, "discovery", *["red colonist"] * 9)
    run(state, ResolveDiscovery(0))

    for target in GAME.view(state, RED)["waiting"]["expedition"]["targets"]:
        natives = target["natives"]
        assert target["chances"] == [0] * natives + [100] * (len(target["chances"]) - natives)
        assert len(target["chances"]) == 10


def test_the_page_knows_the_figures_of_scoring() -> None:
    content = facts(GAME_CATALOG)

    assert content["sets"] == {"any_three": 1, "three_alike": 3, "four_alike": 6}
    assert content["majority"]["first"] == 6
