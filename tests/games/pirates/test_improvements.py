"""Improvements (PIR-5), also from afar (PIR-13), and what they cost (PIR-21.8)."""

import pytest

from caravela.games.pirates.catalog import FILLER
from tests.games.pirates.position import (
    BLACK,
    BLUE,
    CATALOG,
    EMERALD,
    Log,
    act,
    answers,
    audited,
    card_at,
    carry,
    decision,
    dice,
    empty_spaces,
    figurehead,
    give,
    hideout,
    land,
    lay,
    new,
    next_card,
    no_level_two,
    offered,
    own,
    place_of,
    play,
    ship,
    ship_at,
    stop,
    tableau,
    treasures,
    turn_of,
    upgrade,
    why_not,
)
from tests.rules import rule

# -- stopping on one --------------------------------------------------------------------------------------------------


@rule("PIR-5.1", "PIR-D7", "PIR-D88")
def test_who_stops_on_an_improvement_acquires_it_or_gains_five_doubloons() -> None:
    state = stop(new(), BLACK, "tobacco")

    assert (decision(state), answers(state)) == ("StopAtImprovement", ["ignore", "acquire tobacco"])
    play(state, "ignore")

    assert state.doubloons[BLACK] == 15
    assert state.tableau[BLACK] == ()
    assert card_at(state, "c2r1") == "tobacco"
    assert state.seat == BLUE


@rule("PIR-5.2", "PIR-5.3", "PIR-X3")
def test_a_discount_lowers_the_price() -> None:
    state = new()
    own(state, BLACK, "klabautermann")
    give(state, BLACK, doubloons=8)

    play(stop(state, BLACK, "tobacco"), "acquire tobacco")

    assert state.doubloons[BLACK] == 3
    assert tableau(state, BLACK) == ["klabautermann", "tobacco"]
    audited(state)


@rule("PIR-5.2", "PIR-17.2")
def test_who_cannot_pay_in_full_gets_the_doubloons() -> None:
    state = new()
    give(state, BLACK, doubloons=7)

    stop(state, BLACK, "tobacco")

    assert state.doubloons[BLACK] == 12
    assert state.seat == BLUE


@rule("PIR-5.2")
def test_with_the_last_doubloon_a_card_can_be_paid() -> None:
    state = new()
    give(state, BLACK, doubloons=8)

    play(stop(state, BLACK, "tobacco"), "acquire tobacco")

    assert state.doubloons[BLACK] == 0


@rule("PIR-5.2", "PIR-21.8", "PIR-X39")
def test_all_discounts_add_up_and_no_price_is_below_nothing() -> None:
    state = new()
    figurehead(state, BLACK, "unicorn")
    upgrade(state, BLACK, "u09")
    own(state, BLACK, "klabautermann")
    give(state, BLACK, doubloons=0)

    play(stop(state, BLACK, "diving_bell"), "acquire diving_bell")

    assert state.doubloons[BLACK] == 0
    assert "diving_bell" in tableau(state, BLACK)


@rule("PIR-21.8", "PIR-21.45")
@pytest.mark.parametrize(
    ("owned", "card", "price"),
    [
        ("klabautermann", "tobacco", 5),
        ("klabautermann", "fiddler", 4),
        ("carpenter", "merchant_brig", 4),
        ("carpenter", "tobacco", 8),
        ("recruiter", "quartermaster", 3),
        ("recruiter", "sloop", 6),
        ("boarding_planks", "sugar", 5),
        ("master_builder", "sugar", 7),
    ],
)
def test_a_discount_is_for_its_kind_alone(owned: str, card: str, price: int) -> None:
    state = new()
    own(state, BLACK, owned)
    give(state, BLACK, doubloons=20)

    log = Log(state)
    play(stop(state, BLACK, card), f"acquire {card}")

    assert log.facts("acquired")["doubloons"] == price


@rule("PIR-21.45")
@pytest.mark.parametrize(("card", "price"), [("fiddler", 3), ("tobacco", 7), ("sloop", 5)])
def test_the_discount_of_slot_u09_is_for_all_improvements(card: str, price: int) -> None:
    state = new()
    upgrade(state, BLACK, "u09")
    log = Log(state)

    play(stop(state, BLACK, card), f"acquire {card}")

    assert log.facts("acquired")["doubloons"] == price


@rule("PIR-5.4")
def test_the_effects_of_the_lightning_are_used_in_any_order_and_each_once() -> None:
    state = new()
    give(state, BLACK, doubloons=20)
    play(stop(state, BLACK, "treasure_ship"), "acquire treasure_ship")

    assert answers(state) == ["choose gold", "choose emerald", "choose pearl", "done"]
    play(state, "choose pearl", "store plain")
    assert answers(state) == ["choose gold", "choose emerald", "done"]
    play(state, "choose gold", "store plain")
    assert answers(state) == ["choose emerald", "done"]
    play(state, "done")

    assert hideout(state, BLACK) == {"gold": 1, "pearl": 1}
    assert state.seat == BLUE


@rule("PIR-5.4", "PIR-34.9")
def test_the_lightning_need_not_be_used() -> None:
    state = play(stop(new(), BLACK, "merchant_brig"), "acquire merchant_brig")

    assert answers(state) == ["choose doubloons", "done"]
    play(state, "done")

    assert state.doubloons[BLACK] == 3


# -- when its effects hold --------------------------------------------------------------------------------------------


@rule("PIR-5.5", "PIR-D30")
def test_a_discount_does_not_serve_its_own_card() -> None:
    state = new()
    log = Log(state)

    play(stop(state, BLACK, "boarding_planks"), "acquire boarding_planks")

    assert log.facts("acquired")["doubloons"] == 7


@rule("PIR-5.5", "PIR-D76", "PIR-X34")
def test_the_powder_monkey_raids_with_its_own_power() -> None:
    state = play(stop(new(), BLACK, "powder_monkey"), "acquire powder_monkey", "choose raid", "name pearl")

    assert state.decision.prompt(state) == {"treasure": "pearl", "power": 5}
    play(state, "spend loot5", "store plain")

    assert hideout(state, BLACK) == {"pearl": 1}
    assert state.seat == BLUE  # no power is left


@rule("PIR-5.5", "PIR-D76", "PIR-21.23", "PIR-X35")
def test_the_treasurer_counts_its_own_income() -> None:
    state = new()
    own(state, BLACK, "quartermaster")

    play(stop(state, BLACK, "treasurer"), "acquire treasurer", "choose doubloon_income_now")

    assert state.doubloons[BLACK] == 10 - 8 + 6


@rule("PIR-21.22", "PIR-D76")
def test_the_chaplain_counts_its_own_income() -> None:
    state = new()
    own(state, BLACK, "fiddler")

    play(stop(state, BLACK, "chaplain"), "acquire chaplain", "choose points_income_now")

    assert state.points_of(BLACK) == 2 + 3


@rule("PIR-D76", "PIR-13.1", "PIR-X46")
def test_the_master_builders_discount_serves_its_own_building() -> None:
    state = new()
    give(state, BLACK, doubloons=19)

    play(stop(state, BLACK, "master_builder"), "acquire master_builder")
    assert decision(state) == "BuildAnywhere"
    play(state, "build farmhouse")

    assert state.doubloons[BLACK] == 19 - 8 - 11


@rule("PIR-D76")
def test_the_recruiters_discount_serves_its_own_purchase() -> None:
    state = new()

    play(stop(state, BLACK, "recruiter"), "acquire recruiter", "acquire klabautermann")

    assert state.doubloons[BLACK] == 10 - 5 - (4 + 3 - 2)
    assert tableau(state, BLACK) == ["recruiter", "klabautermann"]


# -- the space it leaves ----------------------------------------------------------------------------------------------


@rule("PIR-5.6", "PIR-5.9", "PIR-D33")
def test_the_space_is_refilled_after_the_effects_of_the_card() -> None:
    state = new()
    next_card(state, "galleon")

    play(stop(state, BLACK, "merchant_brig"), "acquire merchant_brig")
    assert empty_spaces(state) == ["c7r2"]
    audited(state)
    play(state, "choose doubloons")

    assert card_at(state, "c7r2") == "galleon"
    assert state.doubloons[BLACK] == 9
    audited(state)


@rule("PIR-5.6", "PIR-D31")
def test_ships_stay_on_the_new_card_and_get_nothing_from_it() -> None:
    state = new()
    ship(state, BLUE, "c2r1")
    next_card(state, "rum")

    play(stop(state, BLACK, "tobacco"), "acquire tobacco")

    assert [ship_at(state, seat) for seat in (BLACK, BLUE)] == ["c2r1", "c2r1"]
    assert state.doubloons == [1, 11]  # the fee, and the price
    assert (decision(state), state.seat) == ("Sail", BLUE)


@rule("PIR-5.8", "PIR-D31")
def test_a_location_of_level_two_may_come_and_works_from_then_on() -> None:
    state = new()
    next_card(state, "saint_lucia")
    play(stop(state, BLACK, "tobacco"), "acquire tobacco")
    assert card_at(state, "c2r1") == "saint_lucia"
    assert state.seat == BLUE
    assert state.islands == [4, 4, 4]

    stop(state, BLUE, "saint_lucia")

    assert state.islands == [4, 4, 4]  # no Treasure Value tile
    assert decision(state) == "StopUpgrade"
    play(state, "decline")
    assert answers(state) == ["choose raid", "done"]


@rule("PIR-5.7", "PIR-D41", "PIR-1.10")
def test_with_an_empty_deck_a_card_is_laid_face_down_that_gives_only_doubloons() -> None:
    state = new()
    no_level_two(state)
    play(stop(state, BLACK, "tobacco"), "acquire tobacco")
    assert state.cards[place_of(state, "c2r1")] == FILLER
    audited(state)
    give(state, BLUE, doubloons=50)

    stop(state, BLUE, "c2r1")

    assert state.doubloons[BLUE] == 50 - 1 + 5  # the fee, too
    audited(state)


@rule("PIR-5.7")
def test_the_last_card_of_level_two_is_laid_face_up() -> None:
    state = new()
    no_level_two(state, left=1)
    left = state.deck[0]

    play(stop(state, BLACK, "tobacco"), "acquire tobacco")

    assert state.cards[place_of(state, "c2r1")] == left
    assert state.level_two_left() == 0


@rule("PIR-5.9")
def test_a_card_cannot_be_acquired_by_its_own_effect() -> None:
    state = new()
    give(state, BLACK, doubloons=40)
    next_card(state, "galleon")

    play(stop(state, BLACK, "corvette"), "acquire corvette", "choose acquire")

    assert "acquire corvette" not in state.texts()
    assert "acquire galleon" not in state.texts()
    assert sorted(offered(state, "acquire")) == ["acquire merchant_brig", "acquire pinnace", "acquire sloop"]


@rule("PIR-5.10", "PIR-34.1")
def test_the_inner_purchase_is_finished_before_the_outer_one_goes_on() -> None:
    state = new()
    give(state, BLACK, doubloons=40)
    log = Log(state)

    play(stop(state, BLACK, "corvette"), "acquire corvette", "choose acquire", "acquire merchant_brig")
    assert sorted(empty_spaces(state)) == ["c5r3", "c7r2"]
    play(state, "choose doubloons")
    assert empty_spaces(state) == ["c5r3"]  # the inner space is refilled
    assert decision(state) == "UpgradeShip"
    play(state, "upgrade u03")

    assert empty_spaces(state) == []
    assert log.among("acquired", "doubloons", "upgraded", "laid", "laid-location")[:3] == [
        "acquired",
        "acquired",
        "doubloons",
    ]
    assert len(log.among("laid", "laid-location")) == 2
    audited(state)


@rule("PIR-5.11")
def test_what_a_card_brings_cannot_help_to_pay_for_it() -> None:
    state = new()
    give(state, BLACK, doubloons=6)

    stop(state, BLACK, "merchant_brig")

    assert state.tableau[BLACK] == ()
    assert state.doubloons[BLACK] == 11


# -- from afar --------------------------------------------------------------------------------------------------------


@rule("PIR-13.1", "PIR-21.24")
def test_curacao_sells_any_crew_of_the_caribbean_for_three_more() -> None:
    state = act(new(), BLACK, "curacao")
    give(state, BLACK, doubloons=10)

    play(state, "choose acquire")
    crew = ["klabautermann", "lookout", "quartermaster", "carpenter", "gravedigger", "map_maker", "fiddler"]
    assert sorted(offered(state, "acquire")) == sorted(f"acquire {name}" for name in crew)
    assert why_not(state, "acquire tobacco") == ("other-kind", {"kind": "crew"})
    play(state, "acquire quartermaster")

    assert state.doubloons[BLACK] == 10 - 5 - 3
    assert tableau(state, BLACK) == ["quartermaster"]
    audited(state)


@rule("PIR-13.1", "PIR-21.25")
def test_barbados_sells_any_equipment_for_three_more() -> None:
    state = act(new(), BLACK, "barbados")

    play(state, "choose acquire", "acquire gun_battery")

    assert state.doubloons[BLACK] == 10 - 3 - 3


@rule("PIR-13.1", "PIR-D29", "PIR-X26")
def test_the_surcharge_comes_before_the_discounts() -> None:
    state = new()
    own(state, BLACK, "klabautermann")
    figurehead(state, BLACK, "unicorn")

    play(act(state, BLACK, "barbados"), "choose acquire", "acquire sugar")

    assert state.doubloons[BLACK] == 10 - 5


@rule("PIR-13.2", "PIR-21.21")
def test_vessels_cost_no_surcharge() -> None:
    state = new()
    give(state, BLACK, doubloons=15)

    play(stop(state, BLACK, "corvette"), "acquire corvette", "choose acquire", "acquire sloop")

    assert state.doubloons[BLACK] == 15 - 8 - 6


@rule("PIR-13.3", "PIR-13.4", "PIR-D32")
def test_a_card_under_ships_may_be_bought_from_afar_without_a_fee() -> None:
    state = new()
    ship(state, BLUE, "lookout")
    next_card(state, "galleon")

    play(act(state, BLACK, "curacao"), "choose acquire", "acquire lookout")

    assert state.doubloons == [0, 10]
    assert decision(state) == "MoveExplorer"  # its lightning is used as usual
    play(state, "explore e02", "choose points")
    assert card_at(state, "c2r2") == "galleon"
    assert ship_at(state, BLUE) == "c2r2"


@rule("PIR-13.4", "PIR-13.1")
def test_declining_to_buy_from_afar_gives_nothing() -> None:
    state = play(act(new(), BLACK, "curacao"), "choose acquire", "decline")

    assert state.doubloons[BLACK] == 10
    assert state.tableau[BLACK] == ()
    assert state.seat == BLUE


@rule("PIR-13.5", "PIR-17.2")
def test_only_cards_that_can_be_paid_are_offered_from_afar() -> None:
    state = new()
    give(state, BLACK, doubloons=7)

    play(act(state, BLACK, "curacao"), "choose acquire")

    assert sorted(offered(state, "acquire")) == ["acquire fiddler", "acquire klabautermann", "acquire map_maker"]
    assert why_not(state, "acquire lookout") == ("too-dear", {"doubloons": 10, "doubloons2": 7})


@rule("PIR-13.5", "PIR-7.6")
def test_without_a_card_to_pay_the_side_is_not_offered() -> None:
    state = new()
    give(state, BLACK, doubloons=6)

    act(state, BLACK, "curacao")

    assert answers(state) == ["choose doubloons", "decline"]


@rule("PIR-D32", "PIR-13.1")
def test_the_card_of_another_kind_of_space_is_never_for_sale_from_afar() -> None:
    state = new(fog_improvements=True)
    give(state, BLACK, doubloons=60)

    act(state, BLACK, "curacao")

    assert answers(state) == ["choose doubloons", "decline"]  # all Improvements lie face down


@rule("PIR-13.3", "PIR-5.10")
def test_purchases_of_purchases_all_refill() -> None:
    state = new()
    give(state, BLACK, doubloons=60)
    lay(state, "c6r3", "recruiter")

    play(act(state, BLACK, "curacao"), "choose acquire", "acquire recruiter", "acquire carpenter", "upgrade u01")

    assert tableau(state, BLACK) == ["recruiter", "carpenter"]
    assert empty_spaces(state) == []
    audited(state)


# -- some effects of lightning ----------------------------------------------------------------------------------------


@rule("PIR-21.26", "PIR-34.3")
def test_the_tomb_keeper_counts_after_burying_or_before() -> None:
    state = new()
    treasures(state, BLACK, gold=2)
    play(stop(state, BLACK, "tomb_keeper"), "acquire tomb_keeper", "bury gold gold_4")

    assert state.points_of(BLACK) == 0
    play(state, "bury gold gold_3", "choose points")

    assert state.points_of(BLACK) == 2


@rule("PIR-21.26", "PIR-D92")
def test_what_counts_nothing_is_not_offered() -> None:
    state = play(stop(new(), BLACK, "tomb_keeper"), "acquire tomb_keeper")

    assert state.seat == BLUE  # nothing to bury and nothing buried
    assert state.points_of(BLACK) == 0


@rule("PIR-21.10", "PIR-8.12")
def test_muskets_raid_with_the_green_die_alone() -> None:
    state = new()
    dice(state, 2)

    play(stop(state, BLACK, "muskets"), "acquire muskets", "choose raid")
    assert answers(state) == ["die emerald", "reroll"]
    play(state, "die emerald")

    assert state.decision.prompt(state) == {"treasure": CATALOG.speech.words["treasure"][EMERALD], "power": 2 + 3 + 1}


@rule("PIR-21.12", "PIR-D71")
def test_the_spyglass_gives_the_space_of_the_explorer_again() -> None:
    state = land(new(), BLACK, "e09")
    play(state, "choose doubloons")
    assert state.doubloons[BLACK] == 14

    turn_of(state, BLACK)
    play(stop(state, BLACK, "spyglass"), "acquire spyglass")

    assert answers(state) == ["choose doubloons", "done"]
    play(state, "choose doubloons")
    assert state.doubloons[BLACK] == 14 - 4 + 4


@rule("PIR-21.12")
def test_the_start_of_the_track_gives_nothing_again() -> None:
    state = play(stop(new(), BLACK, "spyglass"), "acquire spyglass")

    assert state.seat == BLUE


@rule("PIR-21.44", "PIR-34.6")
def test_the_shipwrights_tools_upgrade_twice_or_less() -> None:
    state = play(stop(new(), BLACK, "shipwright_tools"), "acquire shipwright_tools", "upgrade u03")

    assert decision(state) == "UpgradeShip"
    play(state, "decline")

    assert state.upgrades(BLACK) == 1
    assert state.seat == BLUE


@rule("PIR-21.44", "PIR-14.2")
def test_the_second_of_two_upgrades_counts_the_first() -> None:
    state = new()
    upgrade(state, BLACK, "u01")

    play(stop(state, BLACK, "shipwright_tools"), "acquire shipwright_tools")
    assert "upgrade u08" not in state.texts()
    play(state, "upgrade u03")

    assert "upgrade u08" in state.texts()


@rule("PIR-21.19")
def test_forged_ledgers_put_two_cubes_onto_one_island() -> None:
    state = play(stop(new(), BLACK, "forged_ledgers"), "acquire forged_ledgers", "choose cubes")

    assert answers(state) == ["add gold", "add emerald", "add pearl", "decline"]
    play(state, "add emerald")

    assert state.islands == [4, 6, 4]


@rule("PIR-21.18", "PIR-21.44", "PIR-9.7")
def test_the_fireship_chooses_an_island_for_each_of_two_cubes() -> None:
    state = play(stop(new(), BLACK, "fireship"), "acquire fireship", "add gold", "add pearl")

    assert state.islands == [5, 4, 5]
    assert sum(state.stored) == 0


@rule("PIR-21.34", "PIR-12.2")
def test_the_spy_takes_two_quests_and_the_market_is_refilled_in_between() -> None:
    state = play(stop(new(), BLACK, "spy"), "acquire spy", "quest q01")

    assert decision(state) == "TakeQuest"
    assert len(offered(state, "quest")) == 2
    play(state, "quest q02")

    assert len(state.hands[BLACK]) == 2


@rule("PIR-21.41")
def test_the_man_of_war_raids_with_two_more_power() -> None:
    state = new()
    give(state, BLACK, doubloons=11)
    dice(state, 1, 3, 2)

    play(stop(state, BLACK, "man_of_war"), "acquire man_of_war", "choose raid", "die emerald")

    assert state.decision.prompt(state)["power"] == 5


@rule("PIR-21.36")
def test_doubloons_and_points_are_simply_gained() -> None:
    state = carry(new(), BLACK, CATALOG.slots[CATALOG.slot_ids.index("u18")].once)

    assert state.points_of(BLACK) == 8
    play(stop(state, BLACK, "rum"), "acquire rum", "choose doubloons")
    assert state.doubloons[BLACK] == 10 - 9 + 3
