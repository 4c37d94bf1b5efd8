"""The final scoring (PIR-20)."""

import pytest

from caravela.games.pirates.catalog import REASONS
from tests.games.pirates.position import (
    BLACK,
    BLUE,
    GAME,
    Log,
    audited,
    build,
    bury,
    bury_some,
    end_game,
    explorer,
    figurehead,
    give,
    islands,
    new,
    own,
    own_kinds,
    quests,
    treasures,
    upgrade,
)
from tests.rules import rule

FIVE_SCORED = ("q05", "q06", "q16", "q13", "q07")
"""With three cards of each kind and two rivers these score."""


@rule("PIR-20.1", "PIR-10.8")
@pytest.mark.parametrize(("space", "points"), [("e07", 0), ("e08", 4), ("e14", 8), ("e19", 12), ("e27", 16)])
def test_four_points_for_each_river_crossed(space: str, points: int) -> None:
    state = new(2)
    explorer(state, BLACK, space)

    assert state.score_pad(BLACK, True)["rivers"] == points


@rule("PIR-20.2", "PIR-X30")
@pytest.mark.parametrize(("doubloons", "points"), [(4, 0), (5, 1), (23, 4)])
def test_a_point_for_every_five_doubloons(doubloons: int, points: int) -> None:
    state = new(2)
    give(state, BLACK, doubloons=doubloons)

    assert state.score_pad(BLACK, True)["doubloons"] == points


@rule("PIR-20.3")
def test_the_printed_points_of_improvements() -> None:
    state = new(2)
    own(state, BLACK, "tobacco", "galleon")

    assert state.score_pad(BLACK, True)["cards"] == 5 + 11


@rule("PIR-20.4", "PIR-21.30", "PIR-21.32")
def test_the_conditional_points_of_improvements() -> None:
    state = new(2)
    own(state, BLACK, "goldsmith", "gravedigger")
    treasures(state, BLACK, gold=5)
    bury(state, BLACK, "gold_1", "gold_2", "emerald_1")

    assert state.score_pad(BLACK, True)["card_scoring"] == 2 * 7 + 3 * 2


@rule("PIR-20.5", "PIR-6.5", "PIR-X28")
@pytest.mark.parametrize(("counts", "points"), [((4, 2, 3), 16), ((5, 4, 4), 24)])
def test_residences_with_an_own_token_score_up_to_their_maximum(counts: tuple[int, int, int], points: int) -> None:
    state = new(2)
    build(state, BLACK, "three_courts")
    treasures(state, BLACK, gold=counts[0], emerald=counts[1], pearl=counts[2])
    treasures(state, BLUE, gold=9, emerald=9, pearl=9)

    assert state.score_pad(BLACK, True)["residences"] == points
    assert state.score_pad(BLUE, True)["residences"] == 0


@rule("PIR-20.6", "PIR-20.7", "PIR-X17", "PIR-9.4")
def test_every_treasure_scores_its_islands_value_and_buried_ones_two_more() -> None:
    state = new(2)
    treasures(state, BLACK, gold=3)
    bury(state, BLACK, "gold_1", "gold_3")
    islands(state, gold=6)

    pad = state.score_pad(BLACK, True)

    assert (pad["treasures"], pad["buried"]) == (20, 4)


@rule("PIR-20.8", "PIR-12.5")
def test_all_quests_are_revealed_and_scored() -> None:
    state = new(2)
    own_kinds(state, BLACK, crew=5)
    quests(state, BLACK, "q05", "q06")
    log = Log(state)

    end_game(state)

    revealed = [event.facts for event in log.events if event.key == "quest-scored"]
    assert revealed == [
        {"seat": "black", "quest": "q05", "points": 7},
        {"seat": "black", "quest": "q06", "points": 0},
    ]
    assert state.breakdown()[BLACK]["quests"] == 7
    assert GAME.view(state, None)["players"][BLACK]["quests"]


@rule("PIR-20.9", "PIR-X30")
def test_ten_points_for_at_least_six_quests_that_scored() -> None:
    six = new(2)
    own_kinds(six, BLACK, crew=3, equipment=3, vessel=3)
    explorer(six, BLACK, "e14")
    quests(six, BLACK, *FIVE_SCORED, "q17")
    five = new(2)
    own_kinds(five, BLACK, crew=3, equipment=3, vessel=3)
    explorer(five, BLACK, "e14")
    quests(five, BLACK, *FIVE_SCORED, "q03")

    assert six.quests_scored(BLACK) == 6
    assert six.score_pad(BLACK, True)["quest_bonus"] == 10
    assert five.quests_scored(BLACK) == 5
    assert five.score_pad(BLACK, True)["quest_bonus"] == 0


@rule("PIR-20.10")
def test_the_highest_total_wins() -> None:
    state = new(2)
    give(state, BLACK, points=10)
    give(state, BLUE, points=11)

    assert end_game(state).winners() == [BLUE]


@rule("PIR-20.10", "PIR-D44")
def test_a_tie_goes_to_more_buried_treasures_those_on_the_figurehead_count() -> None:
    state = new(2)
    figurehead(state, BLUE, "poseidon")
    bury(state, BLUE, "figurehead_1 gold")
    islands(state, gold=3)
    give(state, BLUE, doubloons=0, points=10)
    give(state, BLACK, doubloons=0, points=15)

    end_game(state)

    assert state.scores() == [15, 15]
    assert state.winners() == [BLUE]


@rule("PIR-20.10")
def test_with_equal_burials_the_victory_is_shared() -> None:
    state = new(2)
    log = Log(state)

    end_game(state)

    assert state.winners() == [BLACK, BLUE]
    assert log.among("winner") == ["winner", "winner"]


@rule("PIR-20.11", "PIR-21.31", "PIR-23.7")
def test_quests_are_evaluated_before_what_counts_scored_quests() -> None:
    state = new(2)
    own_kinds(state, BLACK, crew=3, equipment=3)
    quests(state, BLACK, "q05", "q06", "q23", "q03")
    own(state, BLACK, "chronicler")
    build(state, BLACK, "cliff_villa")

    pad = state.score_pad(BLACK, True)

    assert state.quests_scored(BLACK) == 3
    assert pad["card_scoring"] == 6
    assert pad["residences"] == 12


@rule("PIR-20.12", "PIR-20.13", "PIR-D73")
def test_the_sheet_shows_all_categories_and_their_sum_is_the_total() -> None:
    state = new(2)
    own(state, BLACK, "galleon", "goldsmith")
    own_kinds(state, BLACK, crew=3)
    upgrade(state, BLACK, "u03")
    treasures(state, BLACK, gold=3)
    bury_some(state, BLACK, 2)
    explorer(state, BLACK, "e08")
    build(state, BLACK, "tavern")
    quests(state, BLACK, "q05")
    give(state, BLACK, doubloons=7, points=20)

    end_game(audited(state))
    sheet = state.breakdown()[BLACK]

    wanted = ["rivers", "doubloons", "cards", "card_scoring", "residences", "treasures", "buried", "quests"]
    assert list(sheet) == REASONS
    assert all(sheet[reason] > 0 for reason in wanted)
    assert sheet["play"] == 20
    assert state.scores()[BLACK] == sum(sheet.values())


@rule("PIR-17.1", "PIR-D68", "PIR-X32")
def test_points_are_one_number_beyond_fifty() -> None:
    state = new(2)
    give(state, BLACK, points=48)

    state.gain_points(BLACK, 5)

    assert state.points_of(BLACK) == 53


@rule("PIR-1.9", "PIR-20.8")
def test_before_the_end_nobody_else_is_told_what_quests_would_score() -> None:
    state = new(2)
    own_kinds(state, BLACK, crew=5)
    quests(state, BLACK, "q05")
    own(state, BLACK, "chronicler")

    mine = GAME.ledger(state, BLACK, GAME.eyes(state, BLACK)).points
    theirs = GAME.ledger(state, BLACK, GAME.eyes(state, BLUE)).points

    assert mine["quests"] == 7
    assert "quests" not in theirs
    hidden = {"quests", "quest_bonus", "card_scoring"}
    assert theirs == {reason: points for reason, points in mine.items() if reason not in hidden}
