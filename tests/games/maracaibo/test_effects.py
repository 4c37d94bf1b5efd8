"""Buying cards, and every word of their effects (MAR-22, MAR-23)."""

import pytest

from caravela.games.maracaibo.state import REFILL, SAILING, Maracaibo
from tests.games.maracaibo.notation import CARDS
from tests.games.maracaibo.position import (
    ANA,
    BLUE,
    GREEN,
    YELLOW,
    Log,
    answers,
    audited,
    cards,
    city,
    combat_tokens,
    decision,
    discs_left,
    end_round,
    explorer,
    give,
    hand,
    influence,
    influence_of,
    markers,
    market,
    new,
    next_token,
    no_tokens,
    offered,
    own,
    owner,
    plan,
    play,
    quest_tiles,
    space,
    stock,
    synergies,
    trail,
    turn_of,
    why_not,
)
from tests.rules import rule


def shopping(*names: str, seats: int = 2, round: int = 1) -> Maracaibo:
    """Blue holds these cards, has 30 doubloons and three village actions at 1."""
    state = new(seats, round=round)
    hand(state, BLUE, *names)
    give(state, BLUE, doubloons=30)
    return turn_of(state, BLUE, at="1", sailed=7)


def owning(*names: str, seats: int = 2, at: str = "6", sailed: int = 1) -> Maracaibo:
    """Blue has bought these cards before and is to choose its main action."""
    state = new(seats)
    own(state, BLUE, *names)
    return turn_of(state, BLUE, at=at, sailed=sailed)


def fighting(state: Maracaibo, token: str = "k05", nation: str = "france") -> Maracaibo:
    """Blue has chosen its nation in a combat at Maracaibo."""
    next_token(state, token)
    turn_of(state, BLUE, at="11")
    return play(state, "city", "reveal 1", f"fight {nation}")


def value(state: Maracaibo) -> int:
    return int(str(state.decision.prompt(state)["value"]))


# -- uses of a card (MAR-22) ------------------------------------------------------------------------------------------


@rule("MAR-22.2", "MAR-8.2")
def test_a_card_of_the_hand_is_a_good_an_object_or_bought() -> None:
    state = new(2)
    hand(state, BLUE, "a05")
    turn_of(state, BLUE, at="11")
    assert "deliver a05" in state.texts()
    turn_of(state, BLUE, at="6")
    assert "buy a05" in state.texts()
    own(state, BLUE, "a33", "a17")
    turn_of(state, BLUE, at="6")

    play(state, "use a33")

    assert "a05" in cards(state, state.discarded)


@rule("MAR-22.2", "MAR-5.7", "MAR-8.6")
def test_a_card_in_planning_area_or_tableau_is_no_good_and_no_object() -> None:
    state = new(2)
    own(state, BLUE, "a33", "a05", "a07")
    plan(state, BLUE, "a09", "a14", "b012")

    assert "use a33" not in turn_of(state, BLUE, at="6").texts()
    assert offered(turn_of(state, BLUE, at="11"), "deliver") == []


@rule("MAR-22.2")
def test_a_planned_card_has_no_effect_until_it_is_bought() -> None:
    state = shopping("a22", "b001")
    plan(state, BLUE, "a21")
    state.offered = None
    assert state.trait(BLUE, 0) == 0

    play(state, "buy a21", "buy a22")

    assert (state.trait(BLUE, 0), state.doubloons[BLUE]) == (2, 30 - 3 - 2)


@rule("MAR-22.3", "MAR-13.1", "MAR-18.1")
def test_cards_are_bought_by_a_village_action_or_in_a_scoring_only() -> None:
    state = shopping("a27")
    assert "buy a27" in state.texts()

    assert offered(turn_of(state, BLUE, at="11"), "buy") == []
    assert offered(turn_of(state, BLUE, at="6", phase=SAILING), "buy") == []
    assert offered(turn_of(state, BLUE, at="6", phase=REFILL), "buy") == []
    end_round(state, BLUE)
    assert offered(state, "buy") == ["buy a27"]


@rule("MAR-22.4")
def test_a_purchase_takes_effect_at_once() -> None:
    state = shopping("a21", "a27")

    play(state, "buy a21", "buy a27")

    assert (cards(state, state.tableau[BLUE]), state.doubloons[BLUE]) == (["a21", "a27"], 30 - 3 - 1)


@rule("MAR-D79", "MAR-5.6")
def test_a_card_can_be_planned_and_bought_in_the_same_turn() -> None:
    state = shopping("a27")

    play(state, "plan a27", "buy a27")

    assert (state.planning[BLUE], cards(state, state.tableau[BLUE])) == ((), ["a27"])


@rule("MAR-22.5", "MAR-23.5", "MAR-D49", "MAR-5.9")
@pytest.mark.parametrize(("discounts", "price"), [(["a21"], 1), (["a21", "a22"], 0), (["b031", "b033"], 0)])
def test_discounts_add_up_but_no_cost_falls_below_nothing(discounts: list[str], price: int) -> None:
    state = shopping("a27")
    own(state, BLUE, *discounts)
    give(state, BLUE, doubloons=price)
    state.offered = None

    play(state, "buy a27")

    assert state.doubloons[BLUE] == 0


@rule("MAR-22.6", "MAR-23.73", "MAR-23.74")
@pytest.mark.parametrize(("name", "general", "laid"), [("b033", 1, 0), ("b052", 0, 1), ("a45", 0, 0)])
def test_a_worker_beside_the_cost_returns_one_on_the_card_or_chart_stays(name: str, general: int, laid: int) -> None:
    state = shopping(name)
    before = state.general[BLUE]

    play(state, f"buy {name}")

    assert (state.figures[BLUE], state.general[BLUE] - before, len(state.laid)) == (1, general, laid)
    audited(state)


@rule("MAR-22.7", "MAR-23.31")
def test_a_synergy_token_is_taken_if_it_is_not_yet_owned() -> None:
    state = shopping("a04", "a37")
    log = Log(state)

    play(state, "buy a04", "buy a37", "decline")

    assert (state.synergies[BLUE], log.keys().count("synergy")) == (1, 1)


@rule("MAR-22.8", "MAR-23.1", "MAR-23.2", "MAR-X6")
def test_the_legionnaire_gives_income_and_more_with_its_synergy_whenever_it_comes() -> None:
    state = shopping("a01")
    play(state, "buy a01")
    assert (state.doubloon_income[BLUE], state.points_income[BLUE]) == (10, 0)
    synergies(state, BLUE, "sword")
    assert (state.doubloon_income[BLUE], state.points_income[BLUE]) == (10, 2)

    state = shopping("a01")
    synergies(state, BLUE, "sword")
    play(state, "buy a01")
    assert (state.doubloon_income[BLUE], state.points_income[BLUE]) == (10, 2)


@rule("MAR-22.8", "MAR-X7")
def test_the_harbor_gives_more_for_each_of_its_synergies() -> None:
    state = shopping("b001")
    synergies(state, BLUE, "anchor")

    play(state, "buy b001")
    assert state.points_income[BLUE] == 4
    synergies(state, BLUE, "coin")

    assert state.points_income[BLUE] == 6


@rule("MAR-22.9", "MAR-X23")
def test_doubloon_income_beyond_34_moves_the_other_marker() -> None:
    state = shopping("a04")
    give(state, BLUE, doubloon_income=33)

    play(state, "buy a04")

    assert (state.doubloon_income[BLUE], state.points_income[BLUE]) == (34, 2)


@rule("MAR-22.10", "MAR-D31", "MAR-X8")
@pytest.mark.parametrize(("round", "points"), [(1, 80), (2, 60), (3, 40), (4, 20)])
def test_points_income_of_twenty_scores_for_every_scoring_to_come(round: int, points: int) -> None:
    state = shopping("a11", round=round)
    give(state, BLUE, points_income=19)

    play(state, "buy a11")

    assert (state.points_income[BLUE], state.points_of(BLUE)) == (2, points)


@rule("MAR-22.10", "MAR-D31", "MAR-X31")
@pytest.mark.parametrize(("round", "points"), [(1, 80), (3, 40), (4, 20)])
def test_a_purchase_in_a_scoring_counts_this_scoring_too(round: int, points: int) -> None:
    state = shopping("a11", round=round)
    give(state, BLUE, points_income=19)
    end_round(state, BLUE)

    play(state, "buy a11")

    assert (state.points_income[BLUE], state.points_of(BLUE)) == (2, points)


@rule("MAR-22.9", "MAR-22.10", "MAR-D30")
def test_steps_beyond_34_can_reach_twenty_points_income() -> None:
    state = shopping("a04", round=3)
    give(state, BLUE, doubloon_income=34, points_income=18)

    play(state, "buy a04")

    assert (state.doubloon_income[BLUE], state.points_income[BLUE], state.points_of(BLUE)) == (34, 1, 40)


@rule("MAR-22.11", "MAR-19.2")
def test_after_the_last_round_no_doubloons_are_paid_but_the_points_of_the_track() -> None:
    state = new(2, round=4)
    give(state, BLUE, doubloons=0, doubloon_income=18, points_income=9)
    end_round(state, BLUE)
    while not state.is_over:
        play(state, "score")

    breakdown = state.breakdown()[BLUE]
    assert (state.doubloons[BLUE], breakdown["last_income"], breakdown["doubloon_track"]) == (0, 9, 5)


@rule("MAR-22.12")
@pytest.mark.parametrize("name", ["b041", "b035"])
def test_figures_that_a_card_gives_cannot_pay_for_another(name: str) -> None:
    """Each card is paid before it comes into force: of two cards the first may pay for the second, never itself."""
    state = shopping(name, "a45")
    give(state, BLUE, figures=0)
    state.offered = None
    assert "buy a45" not in state.texts()

    play(state, f"buy {name}")

    assert "buy a45" in state.texts()


@rule("MAR-22.12", "MAR-23.71")
def test_a_card_cannot_pay_its_own_object_cost() -> None:
    state = shopping("b077", "a08", "a12")
    assert "buy b077" not in state.texts()

    hand(state, BLUE, "b077", "a08", "a12", "a19")
    state.offered = None
    play(state, "buy b077")
    while decision(state) == "PayCards":
        play(state, answers(state)[0])

    assert cards(state, state.discarded)[-3:] == ["a08", "a12", "a19"]


@rule("MAR-22.13")
def test_there_is_no_limit_to_the_tableau() -> None:
    names = [card.id for card in CARDS if card.id < "b" and not card.location][:30]
    state = owning(*names)

    assert len(state.tableau[BLUE]) == 30
    hand(state, BLUE, "b005")
    give(state, BLUE, doubloons=20)
    state.offered = None
    assert "buy b005" in state.texts()


# -- permanent effects ------------------------------------------------------------------------------------------------


@rule("MAR-23.4", "MAR-X36")
def test_a_permanent_object_pays_for_cards_and_village_actions_too() -> None:
    state = shopping("b077", "a08", "a12")
    own(state, BLUE, "b079")
    state.offered = None

    play(state, "buy b077")
    while decision(state) == "PayCards":
        play(state, answers(state)[0])

    assert sorted(cards(state, state.discarded)[-2:]) == ["a08", "a12"]
    assert "b079" in cards(state, state.tableau[BLUE])


@rule("MAR-23.4")
def test_a_card_with_two_objects_counts_as_both() -> None:
    state = owning("b043")

    assert [state.trait(BLUE, 14 + thing) for thing in range(4)] == [1, 0, 0, 1]


@rule("MAR-23.6", "MAR-D17", "MAR-9.19", "MAR-9.20", "MAR-5.9")
@pytest.mark.parametrize(("names", "gained"), [(["a25"], 1), (["a25", "b034"], 2)])
def test_combat_points_come_once_before_every_combat(names: list[str], gained: int) -> None:
    state = owning(*names, at="11")
    give(state, BLUE, combat=1)

    play(state, "city", "reveal 1")

    assert (decision(state), state.combat[BLUE]) == ("ChooseNation", 1 + gained)
    play(state, answers(state)[-1], "done")
    assert state.combat[BLUE] == 1 + gained


@rule("MAR-23.7", "MAR-12.8", "MAR-28.3")
def test_compasses_count_for_all_that_is_done_per_compass() -> None:
    state = new(2)
    own(state, BLUE, "a15", "b023")
    give(state, BLUE, doubloons=0)
    city(state, "4", "c05")
    turn_of(state, BLUE, at="4")

    play(state, "city")
    while "earn" in state.texts():
        play(state, "earn")

    assert (state.trait(BLUE, 2), state.doubloons[BLUE]) == (4, 4)


@rule("MAR-23.8", "MAR-11.13")
@pytest.mark.parametrize(("names", "reach"), [([], 3), (["a23"], 4), (["a23", "a24"], 5)])
def test_every_explorer_move_is_longer_by_one_for_each_copy(names: list[str], reach: int) -> None:
    state = owning(*names, "a51", at="9")

    play(state, "assist a51")

    assert state.decision.prompt(state) == {"count": reach}
    spaces = {text.split()[1] for text in offered(state, "explore")}
    assert spaces == {f"e{step}" for step in range(1, reach + 1)}


def stealing(*names: str) -> Maracaibo:
    """Blue's explorer on the start may go up to three spaces with these cards; yellow and green are just before it."""
    state = new(3)
    own(state, BLUE, *names, "a51")
    explorer(state, YELLOW, "e1")
    explorer(state, GREEN, "e2")
    for seat in (BLUE, YELLOW, GREEN):
        give(state, seat, points=5)
    return turn_of(state, BLUE, at="9")


@rule("MAR-23.9", "MAR-11.18")
def test_each_explorer_skipped_costs_its_owner_a_point() -> None:
    state = stealing("b030")

    play(state, "assist a51", "explore e4")

    assert [state.points_of(seat) for seat in (BLUE, YELLOW, GREEN)] == [7, 4, 4]


@rule("MAR-23.9", "MAR-5.9")
def test_two_such_cards_take_two_points() -> None:
    state = stealing("b030", "b029")

    play(state, "assist a51", "explore e3")

    assert state.points_of(YELLOW) == 3


@rule("MAR-23.9", "MAR-D47")
def test_nothing_is_taken_from_who_has_no_points() -> None:
    state = stealing("b030")
    give(state, YELLOW, points=0)

    play(state, "assist a51", "explore e4")

    assert [state.points_of(seat) for seat in (BLUE, YELLOW, GREEN)] == [6, 0, 4]


@rule("MAR-23.9")
def test_an_explorer_on_an_emptied_quest_space_is_skipped_and_pays_too() -> None:
    state = stealing("b030")
    trail(state, "", "q02", "q03")
    explorer(state, YELLOW, "e7")
    explorer(state, GREEN, "e0")
    explorer(state, BLUE, "e5")

    play(state, "assist a51")
    play(state, offered(state, "explore e8")[0])

    assert (state.points_of(YELLOW), state.points_of(GREEN)) == (4, 5)


@rule("MAR-23.9")
def test_explorers_on_the_other_arm_or_behind_are_not_skipped() -> None:
    state = stealing("b030")
    explorer(state, BLUE, "e5")
    explorer(state, YELLOW, "e6")
    explorer(state, GREEN, "e4")

    play(state, "assist a51")
    play(state, "explore e9 by e6s")

    assert (state.points_of(YELLOW), state.points_of(GREEN)) == (5, 5)


@rule("MAR-23.9", "MAR-27.30")
def test_points_can_be_taken_from_ana() -> None:
    state = new(1)
    own(state, BLUE, "b030", "a51")
    explorer(state, ANA, "e1")
    state.score(ANA, 1, 0)
    turn_of(state, BLUE, at="9")

    play(state, "assist a51", "explore e2")

    assert (state.points_of(BLUE), state.points_of(ANA)) == (1, 0)


@rule("MAR-23.10", "MAR-D52", "MAR-6.10")
@pytest.mark.parametrize(("answer", "doubloons", "points"), [("host doubloons", 2, 0), ("host point", 0, 1)])
def test_a_host_is_paid_when_anybody_ends_sailing_at_an_own_assistant(answer: str, doubloons: int, points: int) -> None:
    state = new(2)
    own(state, BLUE, "a30", "a46", "b081")
    give(state, BLUE, doubloons=0)
    turn_of(state, YELLOW, phase=SAILING)

    play(state, "sail 2")
    assert (decision(state), state.seat, answers(state)) == ("HostReward", BLUE, ["host point", "host doubloons"])
    play(state, answer)

    assert (state.doubloons[BLUE], state.points_of(BLUE)) == (doubloons, points)
    assert (decision(state), state.seat) == ("MainAction", YELLOW)


@rule("MAR-23.10")
@pytest.mark.parametrize("end", ["1", "3"])
def test_a_host_is_not_paid_where_no_own_assistant_is_or_a_ship_only_passes(end: str) -> None:
    state = new(2)
    own(state, BLUE, "a30", "a46")
    turn_of(state, YELLOW, phase=SAILING)

    play(state, f"sail {end}")

    assert (decision(state), state.seat) == ("MainAction", YELLOW)


@rule("MAR-23.10", "MAR-23.15", "MAR-D80")
def test_the_active_player_is_paid_first_each_card_again() -> None:
    state = new(3)
    own(state, YELLOW, "a30", "b042", "a45")
    own(state, BLUE, "b041", "b080")
    turn_of(state, YELLOW, phase=SAILING)

    play(state, "sail 1")
    asked = []
    while decision(state) == "HostReward":
        asked.append(state.seat)
        play(state, "host point")

    assert asked == [YELLOW, YELLOW, BLUE]
    assert (state.breakdown()[YELLOW]["play"], state.breakdown()[BLUE]["play"]) == (2, 1)


@rule("MAR-23.15")
def test_a_host_is_paid_when_a_ship_sails_on_with_an_assistant() -> None:
    state = owning("a30", "a52", "b090", at="10")
    give(state, BLUE, doubloons=0)

    play(state, "assist a52", "sail 11")

    assert decision(state) == "HostReward"
    play(state, "host doubloons")
    assert (decision(state), state.doubloons[BLUE]) == ("MainAction", 2)


@rule("MAR-5.11", "MAR-23.15")
def test_free_actions_stand_beside_the_hosts_decision_in_the_own_phase_of_actions() -> None:
    state = owning("a30", "a52", "b090", at="10")
    hand(state, BLUE, "a01")

    play(state, "assist a52", "sail 11")

    assert (decision(state), offered(state, "plan")) == ("HostReward", ["plan a01"])
    turn_of(state, BLUE, at="10", phase=SAILING)
    play(state, "sail 11")
    assert (decision(state), offered(state, "plan")) == ("HostReward", [])


@rule("MAR-D81")
@pytest.mark.parametrize(("round", "default"), [(1, "host doubloons"), (3, "host doubloons"), (4, "host point")])
def test_who_does_not_answer_takes_doubloons_and_points_in_the_last_round(round: int, default: str) -> None:
    state = new(2, round=round)
    own(state, BLUE, "a30", "a46")
    turn_of(state, YELLOW, phase=SAILING)

    play(state, "sail 2")

    assert state.text(state.decision.default(state)) == default


@rule("MAR-23.11", "MAR-23.16", "MAR-9.12", "MAR-5.12")
def test_a_drill_turns_a_figure_into_two_combat_points_as_often_as_wished() -> None:
    state = owning("a26")
    give(state, BLUE, figures=3, combat=5)
    general = state.general[BLUE]

    play(state, "drill", "drill")

    assert (state.figures[BLUE], state.combat[BLUE], state.general[BLUE]) == (1, 8, general + 2)
    assert decision(state) == "MainAction"


@rule("MAR-23.14", "MAR-23.11")
def test_a_drill_stands_beside_every_decision_of_its_owner_in_every_phase() -> None:
    state = owning("a26", "a30", "a46")
    give(state, BLUE, figures=5 - 2)

    assert "drill" in turn_of(state, BLUE, phase=SAILING).texts()
    assert "drill" in turn_of(state, BLUE, at="6").texts()
    assert "drill" in turn_of(state, BLUE, at="6", phase=REFILL).texts()
    turn_of(state, YELLOW, phase=SAILING)
    assert "drill" not in state.texts()
    play(state, "sail 2")
    assert (state.seat, "drill" in state.texts()) == (BLUE, True)
    end_round(state, BLUE)
    assert (decision(state), "drill" in state.texts()) == ("StepOne", True)


@rule("MAR-23.11")
def test_a_drill_needs_the_card_and_a_figure() -> None:
    state = owning("a26")
    give(state, BLUE, figures=0)
    assert why_not(state, "drill").key == "few-figures"

    assert why_not(turn_of(state, YELLOW, at="6"), "drill").key == "no-drill"


@rule("MAR-D33", "MAR-9.24", "MAR-23.14")
def test_a_drill_in_a_combat_raises_its_value_at_once() -> None:
    state = fighting(owning("a26"))
    give(state, BLUE, combat=0, figures=1)
    before = value(state)

    play(state, "drill", "raise combat_point", "raise combat_point")

    assert (value(state), state.combat[BLUE], state.figures[BLUE]) == (before + 2, 0, 0)


@rule("MAR-23.12", "MAR-9.19", "MAR-9.20")
@pytest.mark.parametrize(
    ("names", "nation", "gained"),
    [
        (["a27"], "france", 2),
        (["a27"], "spain", 0),
        (["a27", "b036"], "france", 4),
        (["a28"], "england", 2),
        (["a29"], "spain", 2),
    ],
)
def test_a_banner_gives_two_combat_points_when_its_nation_is_chosen(names: list[str], nation: str, gained: int) -> None:
    state = fighting(owning(*names), nation=nation)

    assert state.combat[BLUE] == 1 + gained


@rule("MAR-23.16", "MAR-9.12")
def test_banner_and_readiness_stop_at_eight_combat_points() -> None:
    state = owning("a27", "a25")
    give(state, BLUE, combat=7)

    fighting(state)

    assert state.combat[BLUE] == 8


@rule("MAR-23.13", "MAR-9.14")
@pytest.mark.parametrize(("names", "points"), [([], 0), (["b039"], 3), (["b039", "b040"], 6)])
def test_taking_a_marker_of_another_nation_brings_its_points(names: list[str], points: int) -> None:
    state = owning(*names)
    give(state, BLUE, combat=8)
    markers(state, spain="4")
    fighting(state)
    play(state, *["raise combat_point"] * 2, "annex 4")

    assert (owner(state, "4"), state.points_of(BLUE)) == ("france", points)


@rule("MAR-23.13")
def test_annexing_an_empty_flag_is_no_capture() -> None:
    state = owning("b039")
    markers(state)
    fighting(state)

    play(state, "annex 4")

    assert state.points_of(BLUE) == 0


# -- new village and combat actions -----------------------------------------------------------------------------------


@rule("MAR-23.19", "MAR-D86")
def test_points_as_a_village_action_are_taken_again_and_again() -> None:
    state = owning("a35", "b051", sailed=7)

    play(state, "use a35", "use a35", "use b051")

    assert state.points_of(BLUE) == 1 + 1 + 2
    assert {atom for card in CARDS for atom in card.effects if atom.startswith("va_new(v")} == {
        "va_new(v:1)",
        "va_new(v:2)",
    }


@rule("MAR-23.20", "MAR-13.9")
def test_two_cards_with_the_same_good_are_sold_for_four_doubloons() -> None:
    state = owning("a36", sailed=7)
    hand(state, BLUE, "a05", "a11", "a12", "a01")
    give(state, BLUE, doubloons=0)
    state.offered = None

    play(state, "use a36")
    assert answers(state) == ["pay a05", "pay a11"]
    play(state, "pay a11", "pay a12")

    assert (state.doubloons[BLUE], cards(state, state.hands[BLUE])) == (4, ["a05", "a01"])
    assert "use a36" not in state.texts()


@rule("MAR-23.17", "MAR-23.18", "MAR-13.5", "MAR-D16")
@pytest.mark.parametrize(("name", "doubloons", "points"), [("a33", 0, 2), ("a34", 3, 0)])
def test_two_maps_as_a_last_village_action(name: str, doubloons: int, points: int) -> None:
    state = owning(name, sailed=7)
    hand(state, BLUE, "a05", "a07")
    give(state, BLUE, doubloons=0)
    state.offered = None

    play(state, f"use {name}")
    while decision(state) == "PayCards":
        play(state, answers(state)[0])

    assert (state.doubloons[BLUE], state.points_of(BLUE)) == (doubloons, points)
    assert answers(state) == ["explore e1", "explore e2", "decline"]
    play(state, "decline")
    assert "earn" not in state.texts()


@rule("MAR-D76", "MAR-13.7", "MAR-13.5")
def test_a_last_village_action_in_an_inner_series_ends_the_outer_one_too() -> None:
    state = owning("a33", "a17", "b043", "b082", "b024", at="3")
    hand(state, BLUE, "b027")
    give(state, BLUE, doubloons=20)
    explorer(state, BLUE, "e26")
    state.offered = None
    play(state, "assist b082", "buy b027", "explore e27")
    assert decision(state) == "Village"

    play(state, "use a33")

    assert decision(state) in ("EndTurn", "Refill")


@rule("MAR-28.17")
def test_a_new_village_action_with_a_cost_is_there_only_if_it_can_be_paid() -> None:
    state = owning("a33", "a36")
    hand(state, BLUE, "a05", "a01")
    state.offered = None

    assert offered(state, "use") == []
    assert (why_not(state, "use a33").key, why_not(state, "use a36").key) == ("few-cards", "few-cards")


@rule("MAR-9.25", "MAR-5.9", "MAR-23.26", "MAR-23.27")
def test_two_cards_with_the_same_combat_action_are_two_actions() -> None:
    state = owning("b045", "b046", "a32", at="11")
    give(state, BLUE, doubloons=0)
    fighting(state)

    play(state, "use b045", "use b046", "use a32")

    assert (value(state), influence_of(state, BLUE), state.points_of(BLUE), state.doubloons[BLUE]) == (
        0,
        (2, 0, 0),
        5,
        3,
    )
    assert why_not(state, "use b045").key == "used-up"


# -- immediate effects ------------------------------------------------------------------------------------------------


@rule("MAR-23.30")
@pytest.mark.parametrize(("name", "gained"), [("a39", (2, 0, 0)), ("a40", (0, 2, 0)), ("a41", (0, 0, 2))])
def test_influence_with_the_nation_shown(name: str, gained: tuple[int, int, int]) -> None:
    state = shopping(name)

    play(state, f"buy {name}")

    assert influence_of(state, BLUE) == gained


@rule("MAR-23.31")
def test_any_synergy_is_one_that_is_not_yet_owned() -> None:
    state = shopping("b025")
    synergies(state, BLUE, "coin", "medal")

    play(state, "buy b025")
    assert answers(state) == ["synergy anchor", "synergy sword", "synergy book", "decline"]
    assert why_not(state, "synergy coin").facts == {"synergy": "coin"}
    play(state, "synergy sword")

    assert state.synergies[BLUE] == 2 + 16 + 4


@rule("MAR-23.31", "MAR-5.13")
def test_who_has_all_synergies_is_not_asked() -> None:
    state = shopping("b025")
    synergies(state, BLUE, "anchor", "coin", "sword", "book", "medal")

    play(state, "buy b025")

    assert decision(state) == "Village"


@rule("MAR-23.32", "MAR-10.11")
def test_annexing_puts_a_marker_of_any_nation_in_any_empty_village_without_influence() -> None:
    state = shopping("b063")
    markers(state, spain="1 2")
    stock(state, england=0)

    play(state, "buy b063")
    assert len(offered(state, "annex")) == 12 * 2
    assert why_not(state, "annex 1 for france").key == "not-empty"
    assert why_not(state, "annex 3 for england").key == "no-stock"
    play(state, "annex 19 for france", "influence spain")

    assert (owner(state, "19"), influence_of(state, BLUE)) == ("france", (0, 0, 1))


@rule("MAR-23.32")
def test_annexing_is_lost_if_no_village_is_empty() -> None:
    state = shopping("b063")
    markers(state, france="1 2 3 6 7", spain="8 9 10 12 15", england="16 17 18 19")

    play(state, "buy b063")

    assert decision(state) == "ChooseInfluence"


@rule("MAR-23.33")
@pytest.mark.parametrize(("name", "count"), [("a37", 1), ("a38", 2), ("b056", 3)])
def test_discs_leave_the_ship_and_the_game(name: str, count: int) -> None:
    state = shopping(name)

    play(state, f"buy {name}", *[f"disc u{area}" for area in range(1, count + 1)])

    assert [discs_left(state, BLUE, f"u{area}") for area in range(1, 5)] == [1] * count + [2] * (4 - count)
    assert market(state, "11") == []


@rule("MAR-23.34", "MAR-10.5", "MAR-23.47")
def test_influence_with_any_nation_is_all_with_one() -> None:
    state = shopping("b062")

    play(state, "buy b062", "influence england")

    assert influence_of(state, BLUE) == (0, 2, 0)


@rule("MAR-23.36", "MAR-28.18")
def test_a_point_for_each_combat_token() -> None:
    state = shopping("b067")
    combat_tokens(state, BLUE, 3)
    combat_tokens(state, YELLOW, 2)

    play(state, "buy b067")

    assert state.points_of(BLUE) == 3


@rule("MAR-23.37", "MAR-28.18")
def test_two_points_for_each_assistant_on_the_chart() -> None:
    state = shopping("b068")
    own(state, BLUE, "a45", "a46", "b052")

    play(state, "buy b068")

    assert state.points_of(BLUE) == 4


@rule("MAR-23.61", "MAR-28.18")
def test_an_assistant_counts_itself() -> None:
    state = owning("b083", "a45", at="4")

    play(state, "assist b083")

    assert state.points_of(BLUE) == 4


@rule("MAR-23.39", "MAR-23.46", "MAR-28.18")
def test_two_points_for_each_compass_the_one_of_the_card_included() -> None:
    state = shopping("b072")

    play(state, "buy b072")

    assert state.points_of(BLUE) == 4


@rule("MAR-23.44", "MAR-23.46")
def test_two_points_for_each_synergy_in_the_order_printed() -> None:
    state = shopping("b073")
    synergies(state, BLUE, "anchor", "coin")

    play(state, "buy b073", "synergy book")

    assert (state.points_of(BLUE), state.synergies[BLUE].bit_count()) == (4, 3)


@rule("MAR-23.40", "MAR-9.3")
@pytest.mark.parametrize(("general", "gained"), [(3, 2), (1, 1), (0, 0)])
def test_figures_come_as_far_as_there_are_any(general: int, gained: int) -> None:
    state = shopping("b076")
    give(state, BLUE, figures=5 - general)

    play(state, "buy b076")

    assert (state.figures[BLUE], state.general[BLUE]) == (5 - general + gained, general - gained)


@rule("MAR-23.41")
def test_annexing_with_a_rank_moves_the_marker_of_the_same_nation() -> None:
    state = shopping("b065")
    influence(state, BLUE, england=5, spain=1)

    play(state, "buy b065", "annex 19 for england")

    assert (owner(state, "19"), influence_of(state, BLUE)) == ("england", (0, 7, 1))


@rule("MAR-23.41", "MAR-10.6")
def test_past_the_last_rank_a_village_is_annexed_all_the_same() -> None:
    state = shopping("b065")
    influence(state, BLUE, england=16)

    play(state, "buy b065", "annex 19 for england")

    assert (owner(state, "19"), influence_of(state, BLUE)) == ("england", (0, 16, 0))


@rule("MAR-23.48", "MAR-23.41")
@pytest.mark.parametrize("reason", ["villages", "stock"])
def test_without_an_empty_village_or_stock_only_the_rank_is_gained_with_any_nation(reason: str) -> None:
    state = shopping("b065")
    influence(state, BLUE, france=16)
    if reason == "villages":
        markers(state, france="1 2 3 6 7", spain="8 9 10 12 15", england="16 17 18 19")
    else:
        stock(state, france=0, england=0, spain=0)

    play(state, "buy b065")

    assert answers(state) == ["rank england", "rank spain", "decline"]
    play(state, "rank spain")
    assert influence_of(state, BLUE) == (16, 0, 2)


@rule("MAR-23.42")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_any_number_of_figures_stays_on_the_card_for_two_income_each(count: int) -> None:
    state = shopping("b021")

    play(state, "buy b021")
    assert answers(state) == ["lay 0", "lay 1", "lay 2"]
    play(state, f"lay {count}")

    assert (state.figures[BLUE], state.doubloon_income[BLUE], len(state.laid)) == (2 - count, 8 + 2 * count, count)
    audited(state)


@rule("MAR-23.42")
def test_figures_are_laid_only_when_the_card_is_bought() -> None:
    state = shopping("b021", "b085")
    play(state, "buy b021", "lay 0")

    turn_of(state, BLUE, at="7", sailed=7)

    assert offered(state, "lay") == []
    assert state.figures[BLUE] == 2


@rule("MAR-23.43", "MAR-9.12")
def test_combat_points_stop_at_eight() -> None:
    state = shopping("a43")
    give(state, BLUE, combat=6)

    play(state, "buy a43")

    assert state.combat[BLUE] == 8


@rule("MAR-23.45", "MAR-28.18")
@pytest.mark.parametrize(("spaces", "points"), [((2, 2, 2), 0), ((3, 2, 9), 6), ((3, 3, 16), 9)])
def test_three_points_for_each_nation_with_three_influence(spaces: tuple[int, int, int], points: int) -> None:
    state = shopping("b074")
    influence(state, BLUE, france=spaces[0], england=spaces[1], spain=spaces[2])

    play(state, "buy b074")

    assert state.points_of(BLUE) == points


@rule("MAR-23.46")
def test_influence_gained_after_the_count_does_not_count() -> None:
    state = shopping("b075")
    influence(state, BLUE, france=2)

    play(state, "buy b075", "influence france")

    assert (state.points_of(BLUE), influence_of(state, BLUE)) == (0, (3, 0, 0))


@rule("MAR-23.38", "MAR-28.18")
def test_a_point_for_each_quest_tile() -> None:
    state = shopping("b026")
    quest_tiles(state, BLUE, 4)

    play(state, "buy b026")

    assert state.points_of(BLUE) == 4


@rule("MAR-23.47", "MAR-28.2")
def test_an_explorer_move_of_a_card_counts_its_own_swiftness() -> None:
    state = shopping("b027")

    play(state, "buy b027", "explore e3")

    assert space(state, BLUE) == "e3"


@rule("MAR-D2", "MAR-23.59", "MAR-23.60")
@pytest.mark.parametrize(
    ("name", "at", "reach"), [("b080", "1", 2), ("b088", "9", 2), ("a51", "9", 3), ("b091", "12", 3)]
)
def test_four_points_come_with_two_steps_two_doubloons_with_three(name: str, at: str, reach: int) -> None:
    state = owning(name, at=at)

    play(state, f"assist {name}")

    assert state.decision.prompt(state) == {"count": reach}


@rule("MAR-D71", "MAR-18.1")
def test_cards_bought_in_a_scoring_do_all_that_they_say() -> None:
    state = shopping("b027")
    end_round(state, BLUE)

    play(state, "buy b027", "explore e1")

    assert (space(state, BLUE), state.doubloons[BLUE]) == ("e1", 30 - 7 + 2)


@rule("MAR-D73")
def test_gains_that_ask_nothing_are_taken_without_asking() -> None:
    state = shopping("a12", "a42", "a39")

    play(state, "buy a12", "buy a42", "buy a39")

    assert decision(state) in ("EndTurn", "Refill")
    assert (state.combat[BLUE], state.figures[BLUE], influence_of(state, BLUE)) == (3, 4, (2, 0, 0))


@rule("MAR-9.7", "MAR-23.6")
def test_readiness_works_without_tokens_too() -> None:
    state = owning("a25", at="11")
    no_tokens(state)

    play(state, "city")

    assert (decision(state), state.combat[BLUE]) == ("ChooseNation", 2)
