"""Raids (PIR-8)."""

import pytest

from caravela.games.pirates.state import Pirates
from tests.games.pirates.position import (
    BLACK,
    BLUE,
    Log,
    act,
    answers,
    asked,
    audited,
    decision,
    dice,
    explorer,
    figurehead,
    hideout,
    leftover,
    new,
    offered,
    own,
    play,
    power_left,
    space,
    stop,
    treasures,
    upgrade,
    why_not,
)
from tests.rules import rule


def raid(state: Pirates, *pips: int, at: str = "trinidad") -> Pirates:
    """Black has begun a Raid with these dice to come."""
    dice(state, *pips)
    return play(act(state, BLACK, at), "choose raid")


def power(state: Pirates) -> int:
    return int(state.decision.prompt(state)["power"])


# -- dice -------------------------------------------------------------------------------------------------------------


@rule("PIR-8.1")
def test_a_raid_may_be_left() -> None:
    state = play(act(new(), BLACK, "trinidad"), "done")

    assert state.seat == BLUE


@rule("PIR-8.1")
def test_once_begun_all_three_dice_are_rolled() -> None:
    state = new()
    log = Log(state)

    raid(state, 3, 6, 2)

    assert log.facts("rolled") == {"seat": "black", "count": 3, "count2": 6, "count3": 2}
    assert answers(state) == ["die gold", "die emerald", "die pearl", "reroll"]


@rule("PIR-8.2", "PIR-8.14")
def test_all_dice_may_be_rolled_again_once_and_that_stands() -> None:
    state = raid(new(), 3, 6, 2, 1, 1, 4)

    play(state, "reroll")

    assert asked(state).dice() == [1, 1, 4]
    assert answers(state) == ["die gold", "die emerald", "die pearl"]


@rule("PIR-8.14")
def test_a_chosen_die_is_final() -> None:
    state = play(raid(new(), 3, 6, 2), "die pearl")

    assert decision(state) == "SpendPower"
    assert "reroll" not in state.texts()
    assert power(state) == 2


@rule("PIR-8.3")
@pytest.mark.parametrize(("kind", "pips"), [("gold", 5), ("emerald", 6), ("pearl", 5)])
def test_the_die_fixes_power_and_colour(kind: str, pips: int) -> None:
    state = play(raid(new(), 5, 6, 5), f"die {kind}")
    assert state.decision.prompt(state) == {"treasure": kind, "power": pips}

    play(state, "spend loot5", "store plain")

    assert hideout(state, BLACK) == {kind: 1}


@rule("PIR-X7", "PIR-8.7", "PIR-9.1", "PIR-9.3")
def test_laura_takes_an_emerald_and_a_point() -> None:
    state = play(raid(new(), 3, 6, 2), "die emerald", "spend loot5", "store bonus", "spend glory1")

    assert state.islands[1] == 3
    assert state.points_of(BLACK) == 3
    assert hideout(state, BLACK) == {"emerald_bonus": 1}
    assert state.seat == BLUE
    audited(state)


# -- power ------------------------------------------------------------------------------------------------------------


@rule("PIR-8.4", "PIR-21.4")
def test_permanent_bonuses_and_the_extra_of_the_raid_are_added() -> None:
    state = new()
    own(state, BLACK, "gun_battery", "first_mate")
    upgrade(state, BLACK, "u03")
    figurehead(state, BLACK, "lion")

    assert power(play(raid(state, 3, 1, 1, at="gulf"), "die gold")) == 3 + 2 + 1 + 1 + 2 + 2


@rule("PIR-8.5", "PIR-21.5", "PIR-X14")
@pytest.mark.parametrize(("kind", "total"), [("gold", 7), ("emerald", 4), ("pearl", 1)])
def test_a_bonus_of_a_colour_counts_with_its_die_alone(kind: str, total: int) -> None:
    state = new()
    own(state, BLACK, "gold_scales")

    assert power(play(raid(state, 5, 4, 1), f"die {kind}")) == total


@rule("PIR-8.11", "PIR-21.5", "PIR-D19", "PIR-X14", "PIR-21.9")
def test_a_raid_without_dice_has_the_general_bonuses_and_no_reroll() -> None:
    state = new()
    own(state, BLACK, "gold_scales", "gun_battery")

    play(stop(state, BLACK, "powder_monkey"), "acquire powder_monkey", "choose raid")
    assert (decision(state), answers(state)) == ("NameColour", ["name gold", "name emerald", "name pearl"])
    play(state, "name gold")

    assert power(state) == 4 + 2 + 1


@rule("PIR-8.15")
def test_the_named_colour_is_final() -> None:
    state = play(stop(new(), BLACK, "powder_monkey"), "acquire powder_monkey", "choose raid", "name emerald")

    assert decision(state) == "SpendPower"
    play(state, "spend loot5", "store plain")
    assert hideout(state, BLACK) == {"emerald": 1}


@rule("PIR-8.12", "PIR-D20", "PIR-21.10")
def test_a_raid_with_one_die_rolls_it_alone_once_again_and_counts_its_colour() -> None:
    state = new()
    own(state, BLACK, "loupe", "gold_scales")
    dice(state, 2, 5)

    play(stop(state, BLACK, "muskets"), "acquire muskets", "choose raid")
    assert asked(state).dice() == [0, 2, 0]
    play(state, "reroll")  # its result stands

    assert power(state) == 5 + 3 + 1 + 2


@rule("PIR-8.13", "PIR-22.E", "PIR-D20")
def test_the_lion_adds_two_power_and_a_reroll() -> None:
    state = new()
    figurehead(state, BLACK, "lion")

    raid(state, 1, 1, 1, 2, 1, 1)
    play(state, "reroll")
    assert "reroll" in state.texts()
    play(state, "reroll")
    assert "reroll" not in state.texts()
    play(state, "die gold")

    assert power(state) == asked(state).basis + 2


@rule("PIR-8.13", "PIR-D20", "PIR-8.12")
def test_with_the_lion_a_single_die_may_be_rolled_again_twice() -> None:
    state = new()
    figurehead(state, BLACK, "lion")
    dice(state, 1, 2, 4)

    play(stop(state, BLACK, "muskets"), "acquire muskets", "choose raid", "reroll", "reroll")

    assert power(state) == 4 + 3 + 1 + 2


@rule("PIR-8.13")
def test_the_lion_gives_two_power_but_no_dice_to_a_raid_without_dice() -> None:
    state = new()
    figurehead(state, BLACK, "lion")

    play(stop(state, BLACK, "powder_monkey"), "acquire powder_monkey", "choose raid", "name gold")

    assert power(state) == 4 + 1 + 2


@rule("PIR-D21", "PIR-21.41")
def test_the_gulf_adds_two_to_its_raid() -> None:
    assert power(play(raid(new(), 3, 1, 1, at="gulf"), "die gold")) == 5


# -- raid actions -----------------------------------------------------------------------------------------------------


@rule("PIR-8.6", "PIR-8.7")
def test_power_is_spent_in_any_order_and_each_action_once() -> None:
    state = new()
    own(state, BLACK, "gun_battery")

    play(raid(state, 6, 1, 1), "die gold", "spend coin2")
    assert (state.doubloons[BLACK], power(state)) == (13, 6)
    assert answers(state) == ["spend glory1", "spend loot5", "done"]
    assert why_not(state, "spend coin2").key == "action-used"
    assert why_not(state, "spend glory2").key == "not-owned"
    play(state, "spend glory1")

    assert (state.points_of(BLACK), power(state)) == (1, 5)
    assert answers(state) == ["spend loot5", "done"]
    play(state, "spend loot5", "store plain")
    assert state.seat == BLUE


@rule("PIR-8.7")
def test_an_action_needs_its_power() -> None:
    state = play(raid(new(), 4, 1, 1), "die gold")

    assert answers(state) == ["spend glory1", "spend coin2", "done"]
    assert why_not(state, "spend loot5") == ("little-power", {"power": 5, "power2": 4})


@rule("PIR-8.8", "PIR-21.1")
def test_grapnels_take_a_treasure_for_three() -> None:
    state = new()
    own(state, BLACK, "grapnels")

    play(raid(state, 1, 1, 3), "die pearl", "spend loot3", "store plain")

    assert hideout(state, BLACK) == {"pearl": 1}


@rule("PIR-8.8", "PIR-21.2")
def test_the_boarding_captain_scores_three_for_two() -> None:
    state = new()
    own(state, BLACK, "boarding_captain")

    play(raid(state, 1, 1, 1), "die pearl", "spend glory2")

    assert state.points_of(BLACK) == 3


@rule("PIR-8.8", "PIR-21.3", "PIR-9.7")
def test_the_master_gunner_scores_three_and_adds_a_cube_for_four() -> None:
    state = new()
    own(state, BLACK, "master_gunner")

    play(raid(state, 4, 1, 1), "die gold", "spend renown4")
    assert (decision(state), answers(state)) == ("AddCubes", ["add gold", "add emerald", "add pearl"])
    play(state, "add emerald")

    assert state.points_of(BLACK) == 3
    assert state.islands == [4, 5, 5]  # the tile of Trinidad, too


@rule("PIR-8.9", "PIR-D66", "PIR-X38")
def test_the_same_action_from_two_sources_is_two_actions() -> None:
    state = new()
    upgrade(state, BLACK, "u08")
    own(state, BLACK, "grapnels", "gun_battery", "frigate", "first_mate")

    play(raid(state, 6, 1, 1), "die gold")
    assert power(state) == 11
    for _ in range(2):
        play(state, "spend loot3", "store plain")
    assert "spend loot3" not in state.texts()
    play(state, "spend loot5", "store plain")

    assert hideout(state, BLACK) == {"gold": 3}
    assert state.seat == BLUE


@rule("PIR-8.6", "PIR-D6", "PIR-X50")
def test_an_action_used_in_one_raid_of_a_turn_is_used_for_the_other() -> None:
    state = new()
    explorer(state, BLACK, "e07")
    upgrade(state, BLACK, "u01", "u02")
    dice(state, 5, 1, 1)

    play(stop(state, BLACK, "trinidad"), "upgrade u11", "explore e10u", "choose raid", "name pearl")
    assert power(state) == 4
    play(state, "spend coin2", "spend glory1")
    assert decision(state) == "ChooseEffect"  # nothing can be paid with the last point, so the Raid is over
    assert power_left(state) == [(1, "pearl")]
    play(state, "choose raid", "die gold")

    assert answers(state) == ["spend loot5", "done"]
    play(state, "spend loot5", "store plain")
    assert (state.points_of(BLACK), hideout(state, BLACK)) == (1, {"gold": 1})
    assert (state.seat, state.leftover) == (BLUE, ())
    assert space(state, BLACK) == "e10u"


@rule("PIR-8.6", "PIR-8.10")
def test_a_new_turn_makes_all_actions_free_again() -> None:
    state = play(raid(new(), 1, 1, 1), "die gold", "spend glory1")
    assert state.seat == BLUE

    play(raid(state, 1, 1, 1), "die gold")

    assert answers(state) == ["spend glory1", "done"]


@rule("PIR-8.6", "PIR-22.A", "PIR-22.H", "PIR-D6")
@pytest.mark.parametrize(
    ("name", "action", "doubloons", "points"), [("mermaid", "mermaid2", 2, 2), ("kraken", "kraken3", 6, 0)]
)
def test_the_action_of_a_figurehead_is_used_once_in_each_raid(
    name: str, action: str, doubloons: int, points: int
) -> None:
    state = new()
    figurehead(state, BLACK, name)
    own(state, BLACK, "gun_battery", "frigate")
    explorer(state, BLACK, "e07")
    upgrade(state, BLACK, "u01", "u02")
    dice(state, 3, 1, 1)

    play(stop(state, BLACK, "trinidad"), "upgrade u11", "explore e10u", "choose raid", "name pearl", f"spend {action}")
    assert why_not(state, f"spend {action}").key == "action-used"
    play(state, "done", "choose raid", "die gold")
    assert f"spend {action}" in state.texts()
    play(state, f"spend {action}")

    assert (state.doubloons[BLACK], state.points_of(BLACK)) == (10 + 2 * doubloons, 2 * points)


@rule("PIR-22.K", "PIR-D92", "PIR-34.9")
def test_the_skull_buries_for_two_power_if_there_is_something_to_bury() -> None:
    state = new()
    figurehead(state, BLACK, "skull")
    play(raid(state, 6, 1, 1), "die gold")
    assert why_not(state, "spend skull2").key == "nothing-to-gain"

    play(state, "spend loot5", "store plain")
    assert "spend skull2" not in state.texts()  # one power is left


@rule("PIR-22.K", "PIR-D70")
def test_the_skull_buries_a_treasure_of_the_same_raid() -> None:
    state = new()
    figurehead(state, BLACK, "skull")
    own(state, BLACK, "gun_battery")

    play(raid(state, 5, 1, 1), "die gold", "spend loot5", "store plain", "spend skull2", "bury gold gold_1")

    assert hideout(state, BLACK) == {"gold_1": 1}
    assert state.doubloons[BLACK] == 15


@rule("PIR-D65")
def test_a_player_may_stop_spending_at_any_time() -> None:
    state = play(raid(new(), 6, 1, 1), "die gold", "done", "done")

    assert state.seat == BLUE
    assert (state.points_of(BLACK), state.doubloons[BLACK]) == (0, 10)


# -- power that is left -----------------------------------------------------------------------------------------------


@rule("PIR-8.10", "PIR-8.17")
def test_power_is_lost_at_the_end_of_the_turn_and_not_earlier() -> None:
    state = play(raid(new(), 3, 1, 1), "die gold", "done")

    assert (decision(state), state.seat) == ("EndTurn", BLACK)
    assert state.texts() == ["done", "spend glory1 of raid 1", "spend coin2 of raid 1"]
    play(state, "spend coin2 of raid 1")
    assert power_left(state) == [(1, "gold")]
    assert decision(state) == "EndTurn"
    play(state, "done")

    assert (state.leftover, state.seat) == ((), BLUE)


@rule("PIR-8.17")
def test_the_turn_ends_by_itself_when_nothing_can_be_paid() -> None:
    state = play(raid(new(), 1, 1, 1), "die gold", "spend glory1")

    assert (state.seat, decision(state)) == (BLUE, "Sail")


@rule("PIR-8.16", "PIR-D91")
def test_the_power_of_two_raids_is_never_added() -> None:
    state = new()
    leftover(state, 3, "pearl")

    state = play(raid_beside(state), "done")
    assert power_left(state) == [(3, "pearl"), (4, "gold")]

    assert not offered(state, "spend loot5 of raid 1") + offered(state, "spend loot5 of raid 2")


def raid_beside(state: Pirates) -> Pirates:
    """A Raid with 4 gold in a turn in which an earlier one has left power."""
    before = state.leftover
    dice(state, 4, 1, 1)
    act(state, BLACK, "trinidad")
    state.leftover = before
    return play(state, "choose raid", "die gold")


@rule("PIR-8.16", "PIR-8.3")
def test_the_treasure_has_the_colour_of_the_raid_that_pays() -> None:
    state = new()
    leftover(state, 6, "pearl")
    play(raid_beside(state), "done")

    play(state, "spend loot5 of raid 1", "store plain")

    assert hideout(state, BLACK) == {"pearl": 1}


@rule("PIR-8.16", "PIR-D78", "PIR-34.1")
def test_a_raid_inside_a_raid_is_played_first() -> None:
    state = new()
    explorer(state, BLACK, "e09")
    treasures(state, BLACK, gold=1)

    play(raid(state, 1, 1, 6), "die pearl", "spend loot5", "store bonus", "explore e10u", "choose raid", "name gold")
    assert state.decision.prompt(state) == {"treasure": "gold", "power": 4}
    play(state, "spend coin2", "done")
    assert state.decision.prompt(state) == {"treasure": "pearl", "power": 1}
    assert answers(state) == ["spend glory1", "done"]
    play(state, "done")

    assert power_left(state) == [(2, "gold"), (1, "pearl")]


@rule("PIR-8.17", "PIR-34.7")
def test_power_left_may_be_spent_before_the_next_effect_but_not_within_one() -> None:
    state = new()
    explorer(state, BLACK, "e07")
    upgrade(state, BLACK, "u01", "u02")
    play(stop(state, BLACK, "trinidad"), "upgrade u11", "explore e10u", "choose raid", "name pearl", "done")

    assert "spend coin2 of raid 1" in state.texts()
    play(state, "choose raid")

    assert not offered(state, "spend")


@rule("PIR-8.18", "PIR-34.5")
def test_power_that_was_left_is_fixed_but_new_actions_may_use_it() -> None:
    state = new()
    leftover(state, 3, "pearl")
    before = state.leftover
    upgrade(state, BLACK, "u01", "u02")
    stop(state, BLACK, "trinidad")
    state.leftover = before
    assert not offered(play(state), "spend loot3 of raid 1")

    play(state, "upgrade u08")

    assert "spend loot3 of raid 1" in state.texts()
    own(state, BLACK, "gun_battery")
    assert power_left(state) == [(3, "pearl")]


@rule("PIR-34.5", "PIR-D69")
def test_power_gained_in_the_midst_of_a_raid_serves_at_once() -> None:
    state = new()
    figurehead(state, BLACK, "skull")
    treasures(state, BLACK, gold=1)

    play(raid(state, 4, 1, 1), "die gold", "spend skull2", "bury gold gold_2", "upgrade u03")

    assert power(state) == 4 - 2 + 1


@rule("PIR-D72")
def test_a_treasure_named_with_its_kind_does_not_look_at_the_die() -> None:
    state = new()
    figurehead(state, BLACK, "nautilus")
    upgrade(state, BLACK, "u04")

    play(raid(state, 1, 1, 6), "die pearl", "spend loot5", "store bonus", "trade nautilus", "store plain")

    assert hideout(state, BLACK) == {"pearl_bonus": 1, "gold": 1}


@rule("PIR-8.3")
def test_the_odds_of_a_reroll_are_told() -> None:
    state = raid(new(), 3, 3, 3)

    odds = state.decision.odds(state, state.option_of("reroll"))

    assert odds is not None
    assert (odds.good, odds.all) == (216 - 27, 216)
