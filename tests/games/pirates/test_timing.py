"""Timing, nesting and choice points (PIR-34, PIR-35)."""

import pytest

from caravela.games.pirates.steps import DECISIONS
from caravela.kernel.agenda import Decision
from tests.games.pirates.position import (
    BLACK,
    BLUE,
    CATALOG,
    GAME,
    Log,
    act,
    answers,
    audited,
    black_market,
    carry,
    decision,
    dice,
    explorer,
    figurehead,
    give,
    hand,
    hideout,
    islands,
    land,
    lay,
    leftover,
    new,
    next_card,
    offered,
    own,
    play,
    power_left,
    space,
    stop,
    treasures,
    turn_of,
    upgrade,
    upgrades,
    usual,
)
from tests.rules import rule


@rule("PIR-34.1", "PIR-D69")
def test_a_newly_triggered_effect_is_resolved_before_the_interrupted_one_goes_on() -> None:
    state = new(2)
    treasures(state, BLACK, pearl=1)
    explorer(state, BLACK, "e05l")
    stop(state, BLACK, "margarita")

    play(state, "decline", "choose bury", "bury pearl pearl_1")
    assert decision(state) == "MoveExplorer", "the square is an Explore"
    play(state, "explore e07")
    assert decision(state) == "UpgradeShip", "and its space an upgrade"
    play(state, "upgrade u01")

    assert state.doubloons[BLACK] == 15
    assert state.seat == BLUE, "nothing is left to bury"


@rule("PIR-34.2", "PIR-34.7", "PIR-7.5")
def test_the_player_orders_the_effects_of_a_list_or_ends_it() -> None:
    state = new(2)
    treasures(state, BLACK, gold=1)
    act(state, BLACK, "tobago")
    assert set(answers(state)) == {"choose explore", "choose bury", "done"}

    play(state, "choose bury", "bury gold gold_4")
    assert decision(state) == "MoveExplorer"
    other = act(new(2), BLACK, "aruba")
    play(other, "done")

    assert other.seat == BLUE
    assert hand(other, BLACK) == []


@rule("PIR-34.3")
def test_counts_are_taken_at_the_moment_of_use() -> None:
    state = new(2)
    treasures(state, BLACK, gold=2)
    lay(state, "c5r3", "guadeloupe")
    carry(state, BLACK, CATALOG.improvements[CATALOG.improvement_ids.index("tomb_keeper")].now)

    play(state, "bury gold gold_4", "decline")
    assert answers(state) == ["choose points", "done"]
    play(state, "choose points")

    assert state.points_of(BLACK) == 1


@rule("PIR-34.4", "PIR-D92")
def test_what_cannot_be_carried_out_is_not_offered() -> None:
    state = act(new(2), BLACK, "tobago")

    assert decision(state) == "MoveExplorer", "there is nothing to bury"


@rule("PIR-34.5", "PIR-8.18")
def test_power_gained_in_the_middle_of_a_raid_counts_at_once() -> None:
    state = new(2)
    figurehead(state, BLACK, "skull")
    treasures(state, BLACK, gold=1)
    act(state, BLACK, "trinidad")
    dice(state, 3, 1, 1)
    play(state, "choose raid", "die gold")
    assert state.decision.prompt(state) == {"treasure": "gold", "power": 3}

    play(state, "spend skull2", "bury gold gold_2", "upgrade u03")

    assert decision(state) == "SpendPower"
    assert state.decision.prompt(state) == {"treasure": "gold", "power": 2}


@rule("PIR-34.5", "PIR-8.18")
def test_power_that_was_turned_from_does_not_grow_but_later_actions_may_use_it() -> None:
    state = new(2)
    leftover(state, 3, "gold")
    state.active = BLACK
    stop(state, BLACK, "bonaire")
    leftover(state, 3, "gold")
    upgrade(state, BLACK, "u03")
    assert "spend loot3 of raid 1" not in state.texts()
    upgrade(state, BLACK, "u08")
    state.offered = None

    assert "spend loot3 of raid 1" in state.texts()
    assert power_left(state) == [(3, "gold")]


@rule("PIR-34.6", "PIR-D79")
def test_the_parts_of_one_item_follow_each_other_and_may_be_stopped_after_any() -> None:
    state = new(2)
    carry(state, BLACK, CATALOG.improvements[CATALOG.improvement_ids.index("shipwright_tools")].now)
    assert decision(state) == "UpgradeShip"
    play(state, "upgrade u03")
    assert decision(state) == "UpgradeShip"

    play(state, "decline")

    assert upgrades(state, BLACK) == ["u03"]
    assert decision(state) == "Sail"


@rule("PIR-34.6", "PIR-21.34", "PIR-D25")
def test_two_quests_are_taken_one_after_the_other_and_the_market_is_refilled_between() -> None:
    state = new(2)
    carry(state, BLACK, CATALOG.improvements[CATALOG.improvement_ids.index("spy")].now)

    play(state, "quest q01")
    assert len(offered(state, "quest")) == 2
    play(state, "quest q02")

    assert hand(state, BLACK) == ["q01", "q02"]


@rule("PIR-34.8")
@pytest.mark.parametrize("seed", range(6))
def test_no_chain_of_effects_goes_on_for_ever(seed: int) -> None:
    state = GAME.new(2, seed, rubies=True, retirement=True)
    longest = length = 0
    chooser = state.seat
    while not state.is_over:
        length = length + 1 if state.seat == chooser else 0
        chooser = state.seat
        longest = max(longest, length)
        texts = [text for text in state.texts() if text not in ("decline", "done")] or state.texts()
        state.choose_text(texts[(seed + length) % len(texts)])

    assert longest < 60


@rule("PIR-34.9", "PIR-16.7", "PIR-X54")
def test_the_plain_gains_of_an_activated_market_cannot_be_refused() -> None:
    state = new(2)
    black_market(state, BLACK, "bm1b", "trinidad")
    stop(state, BLACK, "trinidad")
    assert answers(state) == ["activate", "decline"]

    play(state, "activate")
    assert answers(state) == ["add gold", "add emerald", "add pearl"]
    assert state.points_of(BLACK) == 2
    play(state, "add gold")

    assert state.islands[0] == 5


@rule("PIR-34.9", "PIR-14.4")
def test_on_a_beige_scroll_actions_stay_optional_and_gains_do_not() -> None:
    state = stop(new(2), BLACK, "bonaire")
    play(state, "upgrade u01")
    assert state.doubloons[BLACK] == 15
    other = stop(new(2), BLACK, "bonaire")
    play(other, "upgrade u02")

    assert "decline" in answers(other)


@rule("PIR-34.9")
def test_on_locations_lightning_and_track_spaces_every_effect_is_optional() -> None:
    state = land(new(2), BLACK, "e01")

    assert answers(state) == ["choose doubloons", "done"]
    assert usual(state) == "choose doubloons"


@rule("PIR-35.1", "PIR-2.21", "PIR-D42")
def test_only_the_starting_quests_are_chosen_by_everybody() -> None:
    state = GAME.new(3, 4)
    asked = []
    while decision(state) == "ReturnQuest":
        asked.append(state.seat)
        state.choose(state.options()[0])

    assert asked == [0, 1, 2]


@rule("PIR-35.2")
def test_a_choice_with_one_option_is_carried_out_without_asking() -> None:
    state = new(2)

    turn_of(state, BLACK, "gulf")

    assert decision(state) == "StopUpgrade", "the only way from the Gulf was taken"


@rule("PIR-35.3")
def test_every_choice_point_is_a_decision_of_its_own() -> None:
    found = {name for name, step in GAME.steps.items() if issubclass(step, Decision)}

    assert found - {"TurnDecision", "Between"} == set(DECISIONS)


@rule("PIR-35.4", "PIR-D70")
def test_a_game_can_be_saved_in_the_midst_of_nested_effects() -> None:
    state = new(2)
    figurehead(state, BLACK, "skull")
    treasures(state, BLACK, pearl=1)
    explorer(state, BLACK, "e05l")
    act(state, BLACK, "trinidad")
    dice(state, 4, 1, 1)
    play(state, "choose raid", "die gold", "spend skull2", "bury pearl pearl_1")
    assert decision(state) == "MoveExplorer"

    again = GAME.load(state.save())
    for text in ("explore e07", "upgrade u06", "spend coin2"):
        state.choose_text(text)
        again.choose_text(text)

    assert again.save() == state.save()
    audited(state)


@rule("PIR-X37", "PIR-14.7")
def test_an_upgrade_counts_for_barriers_in_one_that_its_own_benefit_triggers() -> None:
    state = new(2)
    upgrade(state, BLACK, "u01", "u02", "u03", "u05")
    explorer(state, BLACK, "e05l")
    stop(state, BLACK, "bonaire")
    assert "upgrade u13" not in state.texts()

    play(state, "upgrade u11", "explore e07")

    assert "upgrade u13" in state.texts()


@rule("PIR-X48", "PIR-D70")
def test_a_raid_first_may_make_more_of_the_points_that_follow() -> None:
    state = new(2)
    figurehead(state, BLACK, "skull")
    treasures(state, BLACK, gold=1)
    state.below[BLACK] = 0b1110
    lay(state, "c5r3", "saint_lucia")
    act(state, BLACK, "saint_lucia")
    dice(state, 2, 1, 1)

    play(state, "choose raid", "die gold", "spend skull2", "bury gold gold_1", "choose points")

    assert state.points_of(BLACK) == 4


@rule("PIR-X51", "PIR-8.17", "PIR-8.10")
def test_power_left_is_spent_after_another_effect_of_the_list() -> None:
    state = new(2)
    lay(state, "c5r3", "saint_lucia")
    state.below[BLACK] = 1
    act(state, BLACK, "saint_lucia")
    dice(state, 1, 6, 1)

    play(state, "choose raid", "die emerald", "spend loot5", "store plain", "done")
    assert "spend glory1 of raid 1" in state.texts()
    play(state, "choose points")
    assert decision(state) == "EndTurn"
    play(state, "spend glory1 of raid 1")

    assert state.points_of(BLACK) == 2
    assert state.seat == BLUE
    assert state.leftover == ()


@rule("PIR-X50", "PIR-8.6", "PIR-8.16", "PIR-D91", "PIR-D78")
def test_two_raids_of_a_turn_share_their_actions_and_not_their_power() -> None:
    state = new(2)
    upgrade(state, BLACK, "u01", "u02")
    explorer(state, BLACK, "e07")
    stop(state, BLACK, "trinidad")
    play(state, "upgrade u11", "explore e10u", "choose raid", "name pearl", "spend coin2", "spend glory1")
    assert power_left(state) == [(1, "pearl")]
    dice(state, 5, 1, 1)

    play(state, "choose raid", "die gold")
    assert answers(state) == ["spend loot5", "done"]
    play(state, "spend loot5", "store plain")

    assert hideout(state, BLACK) == {"gold": 1}
    assert state.seat == BLUE, "the power that is left buys nothing more"


@rule("PIR-5.10", "PIR-D33", "PIR-34.1")
def test_the_inner_purchase_is_finished_before_the_outer_space_is_refilled() -> None:
    state = new(2)
    give(state, BLACK, doubloons=40)
    lay(state, "c5r3", "recruiter")
    next_card(state, "galleon")
    stop(state, BLACK, "recruiter")
    log = Log(state)

    play(state, "acquire recruiter", "acquire quartermaster")

    assert log.among("acquired", "laid", "laid-location")[:3] == ["acquired", "acquired", "laid"]
    assert CATALOG.improvement_ids[state.cards[state.sea.cells[3]]] == "galleon"


@rule("PIR-21.12", "PIR-D71")
def test_the_spyglass_gives_the_benefits_of_the_space_again() -> None:
    state = new(2)
    explorer(state, BLACK, "e08")
    carry(state, BLACK, CATALOG.improvements[CATALOG.improvement_ids.index("spyglass")].now)
    play(state, "choose points")
    at_start = new(2)
    carry(at_start, BLACK, CATALOG.improvements[CATALOG.improvement_ids.index("spyglass")].now)

    assert state.points_of(BLACK) == 2
    assert decision(at_start) == "Sail", "nothing on the start space"


@rule("PIR-D64")
def test_choices_can_be_taken_back_until_something_is_learnt() -> None:
    state = stop(new(2), BLACK, "trinidad")
    play(state, "upgrade u03")
    before = state.committed
    play(state, "choose raid")

    assert before < state.choices
    assert state.committed == state.choices


@rule("PIR-X36", "PIR-10.13", "PIR-D77")
def test_an_explore_inside_an_explore_is_played_first() -> None:
    state = new(2)
    own(state, BLACK, "jungle_guide")
    treasures(state, BLACK, pearl=1)
    islands(state, pearl=4)
    explorer(state, BLACK, "e01")
    act(state, BLACK, "bonaire")

    play(state, "trade jungle_guide", "bury pearl pearl_1", "explore e03l", "choose doubloons")
    assert (space(state, BLACK), state.doubloons[BLACK]) == ("e03l", 12)
    play(state, "explore e05l", "choose doubloons")

    assert (space(state, BLACK), state.doubloons[BLACK]) == ("e05l", 15)


@rule("PIR-8.17")
def test_power_that_buys_something_is_asked_for_between_the_effects_of_a_list() -> None:
    state = new(2)
    act(state, BLACK, "tobago")
    leftover(state, 5, "gold")

    play(state, "explore e01", "done")
    assert decision(state) == "ChooseEffect", "there is nothing to bury yet"
    play(state, "spend loot5 of raid 1", "store plain")
    assert "choose bury" in state.texts()
    play(state, "choose bury", "bury gold gold_4")

    assert hideout(state, BLACK) == {"gold_4": 1}


@rule("PIR-8.17", "PIR-8.16")
def test_while_a_raid_goes_on_no_other_power_is_spent() -> None:
    state = new(2)
    explorer(state, BLACK, "e24")
    act(state, BLACK, "trinidad")
    leftover(state, 1, "gold")
    dice(state, 1, 1, 5)

    play(state, "choose raid", "die pearl", "spend loot5", "store bonus", "explore e25")

    assert decision(state) == "ChooseEffect"
    assert not offered(state, "spend")


@rule("PIR-D56")
def test_a_ruby_is_sold_beside_the_steps_of_the_stop_alone() -> None:
    state = new(2, rubies=True)
    give(state, BLACK, rubies=1)
    stop(state, BLACK, "gulf")
    assert offered(state, "sell ruby")

    play(state, "decline", "choose explore", "explore e01")

    assert decision(state) == "ChooseEffect"
    assert not offered(state, "sell ruby")
