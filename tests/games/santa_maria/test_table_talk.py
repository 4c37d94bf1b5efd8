"""What people at the table are told: usual answers, reasons, warnings, moments and figures."""

import re

import pytest

from caravela.games.santa_maria.steps.religion import Pray
from caravela.kernel.chance import QuickChance
from tests.games.santa_maria.position import (
    CATALOG,
    GAME,
    GREEN,
    RED,
    Log,
    Told,
    audited,
    bishops,
    conquest,
    cover_with_coins,
    decision,
    dock,
    end_year,
    finish_year,
    lay,
    monk,
    new,
    offer,
    own_scholar,
    play,
    religion,
    run,
    scholars,
    ship,
    start,
    store,
    usual,
    warning,
    white,
    why_not,
)

# -- usual answers ----------------------------------------------------------------------------------------------------


def test_a_turn_is_usually_ended_and_steps_on_tracks_are_usually_taken() -> None:
    state = new(board="a1")
    store(state, RED, coins=9)

    play(state, "retire conquistador")
    conquering = (decision(state), usual(state))
    play(state, "conquer")
    ending = (decision(state), usual(state))
    run(state, Pray(RED))

    assert conquering == ("Conquer", "conquer")
    assert ending == ("EndTurn", "done")
    assert (decision(state), usual(state)) == ("Pray", "pray")


def test_a_price_is_usually_paid_with_the_least_gold() -> None:
    state = new(board="a1")
    offer(state, "d01")
    store(state, RED, wood=2, gold=2)

    play(state, "expand d01")

    assert state.texts() == ["pay wood wood", "pay wood gold", "pay gold gold"]
    assert usual(state) == "pay wood wood"


def test_with_the_navigator_there_is_no_usual_way_to_leave_out_wood_or_grain() -> None:
    state = new(board="a1")
    own_scholar(state, RED, "sc01")
    dock(state, coins="s11")  # wood, grain and sugar
    store(state, RED, coins=1, wood=1, grain=1, sugar=1)

    play(state, "activate cell 2 5", "ship coins")

    assert state.texts() == ["pay wood sugar", "pay grain sugar"]
    assert usual(state) == ""


def test_a_decision_with_one_answer_is_not_asked() -> None:
    state = new(board="a1")
    offer(state, "d01")
    store(state, RED, wood=2)

    play(state, "expand d01", "place turn 0 cell 1 3")

    assert state.seat == GREEN  # one way to pay, and nothing to sell afterwards


# -- why not ----------------------------------------------------------------------------------------------------------


def test_why_a_territory_can_not_be_activated() -> None:
    state = new(board="a1")
    store(state, RED, coins=1)
    state.uses[RED] = 1
    cover_with_coins(state, RED, 2, 5)

    assert why_not(state, "activate cell 1 2") == Told("too-dear", {"coins": 2, "coins2": 1})
    assert why_not(state, "activate cell 2 5") == Told("covered", {})
    assert why_not(state, "activate cell 1 1") == Told("no-territory", {})


def test_why_a_die_can_not_be_used() -> None:
    state = new(board="a1")
    white(state, 1, 1)
    store(state, RED, coins=2)

    far = why_not(state, "white 1 column 5")
    missing = why_not(state, "white 2 column 2")
    cover_with_coins(state, RED, 4, 1)
    blocked = why_not(state, "white 1 column 1")
    state.white_taken[RED] = 3
    state.blue_taken[RED] = 1
    state.blue[:6] = [0] * 6

    assert far == Told("too-dear", {"coins": 4, "coins2": 2})
    assert missing == Told("no-die", {"number": 2})
    assert blocked == Told("nothing-vacant", {})
    assert why_not(state, "white 1 column 2") == Told("white-limit", {"count": 3})
    assert why_not(state, "blue 1 row 1") == Told("blue-limit", {"count": 1})


def test_why_a_tile_can_not_be_taken() -> None:
    state = new(board="a1")
    offer(state, "d01", "t01")
    store(state, RED, wood=1, gold=1)
    short = why_not(state, "expand t01")
    gone = why_not(state, "expand d02")
    state.empty[RED] = 0

    assert short == Told("short", {"payment": "wood wood grain", "count": 1})
    assert gone == Told("not-on-offer", {})
    assert why_not(state, "expand d01") == Told("no-room", {})


def test_why_a_tile_can_not_lie_somewhere() -> None:
    state = new(board="a1")
    offer(state, "d01")
    store(state, RED, wood=2)

    play(state, "expand d01")

    assert why_not(state, "place turn 0 cell 1 1") == Told("not-empty", {})  # the second space is a forest
    assert why_not(state, "place turn 0 cell 1 6") == Told("no-room", {})


def test_why_a_retire_space_is_not_free() -> None:
    state = play(new(board="a1"), "retire coins")

    assert why_not(state, "retire coins") == Told("taken", {"seat": "red"})


def test_why_something_is_not_sold_or_bought() -> None:
    state = new(board="a1")
    store(state, RED, coins=2, wood=3)

    assert why_not(state, "sell gem") == Told("none-held", {"resource": "gem"})
    assert why_not(state, "buy gold") == Told("not-sold", {"resource": "gold"})
    assert why_not(state, "buy wood") == Told("storage-full", {"resource": "wood", "count": 3})
    assert why_not(state, "buy grain") == Told("too-dear", {"coins": 3, "coins2": 2})


def test_why_a_shipment_can_not_be_taken() -> None:
    state = new(board="a1")
    dock(state, coins="w1", religion="s30", conquistador="w2")
    state.docks[3] = -1
    store(state, RED, coins=1, wood=1, sugar=1)

    play(state, "activate cell 2 5")

    assert why_not(state, "ship religion") == Told("short", {"payment": "sugar sugar gem gem", "count": 3})
    assert why_not(state, "ship points") == Told("nothing-docked", {"dock": "points"})


def test_why_a_monk_can_not_go_somewhere() -> None:
    state = new(3, board="a1")
    scholars(state, "sc01", "sc02", "sc03")
    bishops(state, "bi1", "bi2", "bi3")
    religion(state, RED, 1)
    store(state, RED, coins=1)
    monk(state, RED, "sc01")
    monk(state, GREEN, "bi1")
    run(state, Pray(RED))

    play(state, "pray")

    assert why_not(state, "monk sc01") == Told("own-monk", {})
    assert why_not(state, "monk bi1") == Told("too-dear", {"coins": 2, "coins2": 1})
    assert why_not(state, "monk sc09") == Told("not-on-offer", {})


def test_why_a_step_can_not_be_paid_so() -> None:
    state = new(board="a1")
    store(state, RED, wood=1, gold=1)
    run(state, Pray(RED))

    play(state, "pray")

    assert why_not(state, "step wood") == Told("not-taken", {"resource": "wood"})
    assert why_not(state, "step grain") == Told("none-held", {"resource": "grain"})
    assert why_not(state, "step coins") == Told("not-on-offer", {})


def test_why_a_trade_is_not_possible() -> None:
    state = new(board="a1")
    lay(state, RED, "d13", 1, 3)  # (1, 4): a wood or a gem for three coins
    store(state, RED, coins=1, wood=1)

    play(state, "activate cell 1 4")

    assert why_not(state, "trade gem for coins") == Told("none-held", {"resource": "gem"})
    assert why_not(state, "trade sugar for coins") == Told("not-taken", {"resource": "sugar"})
    assert why_not(state, "trade wood for points") == Told("not-given", {"item": "points"})


def test_why_a_board_a_set_or_a_dock_can_not_be_chosen() -> None:
    state = play(start(3), "take a1")
    taken = why_not(state, "take a1")
    rival = why_not(state, "take b")
    advanced = start(2, colonies="advanced")
    first = advanced.texts()[0]
    play(advanced, first)
    play(advanced, advanced.texts()[0])
    retiring = new(board="a1")
    own_scholar(retiring, RED, "sc10")
    ship(retiring, RED, coins=1, points=1)
    play(retiring, "retire coins")

    assert (taken, rival) == (Told("taken", {"seat": "blue"}), Told("not-on-offer", {}))
    assert why_not(advanced, first) == Told("taken", {"seat": "green"})
    assert why_not(retiring, "double religion") == Told("no-shipments", {"dock": "religion"})


def test_whatever_is_not_offered_has_a_reason_all_game() -> None:
    whims = QuickChance(11)
    texts = GAME.texts("en")

    for seats, colonies in ((1, "chosen"), (2, "chosen"), (3, "advanced")):
        state = start(seats, colonies=colonies)
        while not state.is_over:
            options, pending = state.options(), state.decision
            if whims.below(8) == 0:
                for one in pending.offers:
                    for option in range(one.base, one.end):
                        if one.kinds and option not in options and state.speech.has(option):
                            said = pending.why_not(state, option)
                            if re.match("pay|first", state.text(option)):
                                continue
                            assert said is not None, (decision(state), state.text(option))
                            assert texts.say(*said.as_seen(state.speech, 0))
            state.choose(options[whims.below(len(options))])


# -- warnings ---------------------------------------------------------------------------------------------------------


def test_who_activates_what_can_do_nothing_is_warned() -> None:
    state = new(board="a1")
    store(state, RED, coins=1)

    assert warning(state, "activate cell 2 5") == "no-effect"  # a harbour, and nothing to ship
    assert warning(state, "activate cell 1 2") == ""
    assert warning(state, "retire shipping") == "no-effect"
    assert warning(state, "retire coins") == ""


def test_who_retires_where_nothing_is_left_is_warned() -> None:
    state = new(board="a1")
    conquest(state, (RED, 10))
    state.roads_left = 0

    assert warning(state, "retire conquistador") == "no-effect"
    assert warning(state, "retire road") == "no-effect"


def test_a_gain_that_overflows_is_warned_of() -> None:
    state = new(board="a1")
    store(state, RED, coins=1, wood=3)

    play(state, "activate cell 1 2")

    assert (decision(state), warning(state, "gain"), warning(state, "decline")) == ("Gain", "overflows", "")


def test_a_trade_that_overflows_is_warned_of() -> None:
    state = new(board="a1")
    lay(state, RED, "d15", 4, 3)
    store(state, RED, coins=1, wood=1, sugar=3)

    play(state, "activate cell 4 3")

    assert decision(state) == "Trade"
    assert (warning(state, "trade wood for sugar"), warning(state, "decline")) == ("overflows", "")


def test_a_bishop_tells_what_it_would_score_now() -> None:
    state = new(board="a1")
    bishops(state, "bi1", "bi2", "bi3")
    ship(state, RED, coins=2, points=1)

    fleet = GAME.view(state, RED)["bishops"][0]

    assert (fleet["points"], fleet["scores"]["red"], fleet["scores"]["green"]) == (-2, 3, 0)


# -- moments ----------------------------------------------------------------------------------------------------------


def test_people_watch_a_retirement_and_its_income_dock_by_dock() -> None:
    state = new(board="a1")
    ship(state, RED, coins=2, points=1)
    log = Log(state)

    play(state, "retire coins")

    assert log.shown() == ["retired", "income", "income"]
    assert [view["players"][RED]["coins"] for view in log.views] == [0, 6, 6]


def test_people_watch_a_blue_die_a_monk_and_a_new_shipment() -> None:
    state = new(board="a1")
    religion(state, RED, 1)
    dock(state, coins="w1")
    store(state, RED, coins=1, wood=1, sugar=1)
    log = Log(state)

    play(state, "activate cell 2 5", "ship coins")
    run(state, Pray(RED))
    play(state, "pray", "monk mission_points")

    assert log.shown() == ["shipment", "blue-die", "monk"]


def test_people_watch_the_conquistadors_at_the_end_of_a_year_and_the_new_one() -> None:
    state = new(3)
    conquest(state, (RED, 3), (GREEN, 1))
    log = Log(state)

    end_year(state)

    assert log.shown() == ["conquest", "conquest", "year"]


def test_people_watch_the_final_scores_with_everything_open() -> None:
    state = new(2, year=3)
    log = Log(state)

    finish_year(state)

    assert log.shown()[-3:] == ["end", "score", "score"]
    assert log.views[-1]["players"][GREEN]["breakdown"] == state.breakdown()[GREEN]


# -- the ledger -------------------------------------------------------------------------------------------------------


def test_the_ledger_counts_what_a_seat_has() -> None:
    state = new(board="a1")
    store(state, RED, coins=5, wood=2, gem=1)
    ship(state, RED, coins=2, religion=1)
    religion(state, RED, 3)
    conquest(state, (RED, 2))
    monk(state, RED, "mission_gold")

    figures = GAME.ledger(audited(state), RED, 1 << RED).figures

    assert list(figures.items()) == [
        *[("coins", 5), ("wood", 2), ("grain", 0), ("sugar", 0), ("gem", 1), ("gold", 0)],
        *[("income_coins", 4), ("income_religion", 1), ("income_conquistador", 0), ("income_points", 0)],
        *[("shipments", 3), ("sets", 0), ("religion", 3), ("conquistador", 2), ("conquest", 4)],
        *[("monks", 1), ("developed", 0)],
    ]


def test_with_the_hydrographer_the_income_shown_is_doubled_at_the_fullest_dock() -> None:
    state = new(board="a1")
    own_scholar(state, RED, "sc10")
    ship(state, RED, coins=1, religion=3)

    figures = GAME.ledger(state, RED, 1 << RED).figures
    view = GAME.view(state, RED)["players"][RED]

    assert (figures["income_coins"], figures["income_religion"]) == (2, 6)
    assert (view["income"]["religion"], view["doubled"]) == (6, "religion")


def test_the_ledger_of_a_rival_leaves_out_what_lies_face_down_unless_scores_are_open() -> None:
    hidden, shown = new(), new(open_scores=True)
    for state in (hidden, shown):
        state.points[RED] = 7

    assert "play" not in GAME.ledger(hidden, RED, 1 << GREEN).points
    assert "shipments" not in GAME.ledger(hidden, RED, 1 << GREEN).points
    assert GAME.ledger(hidden, RED, 1 << RED | 1 << GREEN).points["play"] == 7
    assert GAME.ledger(shown, RED, 1 << GREEN).points["play"] == 7


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_at_the_end_the_ledger_is_the_result(seats: int) -> None:
    state, whims = start(seats), QuickChance(seats)
    while not state.is_over:
        options = state.options()
        state.choose(options[whims.below(len(options))])

    ledgers = [GAME.ledger(state, seat, 0) for seat in range(seats)]

    assert [ledger.points for ledger in ledgers] == state.breakdown()
    assert [ledger.total for ledger in ledgers] == state.scores()


def test_consequences_tell_what_an_option_costs_and_brings() -> None:
    state = new(board="a1")
    store(state, RED, coins=3)
    religion(state, RED, 1)
    wood, monastery = [state.speech.option(text) for text in ("activate cell 1 2", "retire coins")]

    [first, second] = GAME.consequences(state, RED, [wood, monastery])
    run(state, Pray(RED))
    [prayed] = GAME.consequences(state, RED, [state.speech.option("pray")])

    assert first.changes[RED].figures == {"coins": -1, "wood": 1}
    assert second.changes[RED].figures == {"coins": 2}
    assert (first.is_known, prayed.is_known) == (True, False)  # a blue die would be rolled
    assert prayed.changes[RED].figures == {"religion": 1}


# -- icons ------------------------------------------------------------------------------------------------------------


def test_every_icon_of_every_effect_exists() -> None:
    drawn = (GAME.folder.parents[1] / "web" / "icons.svg").read_text(encoding="utf-8")
    there = set(re.findall(r'id="(i-[a-z-]+)"', drawn))
    facts = GAME.facts(CATALOG)

    people = [entry["effects"][0] for kind in ("scholars", "bishops") for entry in facts[kind].values()]
    cells = [
        cell for kind in ("boards", "expansions", "halls") for entry in facts[kind].values() for cell in entry["cells"]
    ]
    sources = [entry for kind in ("docks", "retire", "stations") for entry in facts[kind].values()]
    effects = people + [effect for entry in cells + sources for effect in entry["effects"]]

    assert len(effects) > 80
    assert {icon for effect in effects for icon in effect["icons"]} <= there
