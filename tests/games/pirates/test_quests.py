"""Quests (PIR-12) and their conditions (PIR-24)."""

import pytest

from caravela.games.pirates.state import DOUBLOON_INCOME, POINTS_INCOME, Pirates
from tests.games.pirates import notation
from tests.games.pirates.notation import Printed, printed
from tests.games.pirates.position import (
    BLACK,
    BLUE,
    CATALOG,
    EMERALD,
    GOLD,
    PEARL,
    Log,
    act,
    answers,
    audited,
    build,
    bury_some,
    carry,
    decision,
    end_game,
    explorer,
    figurehead,
    give,
    hand,
    land,
    market,
    new,
    next_quest,
    no_quests,
    own,
    own_kinds,
    play,
    quest_market,
    quests,
    stop,
    treasures,
    under_deck,
    upgrade,
    why_not,
)
from tests.rules import rule

QUESTS = printed(notation.QUESTS)


def taking(state: Pirates) -> Pirates:
    """Black is to take a Quest, on Margarita."""
    act(state, BLACK, "margarita")
    return play(state, "choose quests")


# -- taking them ------------------------------------------------------------------------------------------------------


@rule("PIR-12.1", "PIR-12.7")
def test_a_quest_comes_from_the_market_or_from_the_deck() -> None:
    state = taking(new())

    assert (decision(state), answers(state)) == ("TakeQuest", ["quest q01", "quest q02", "draw", "decline"])
    next_quest(state, "q17")
    play(state, "draw")

    assert hand(state, BLACK) == ["q17"]
    assert market(state) == ["q01", "q02"]
    assert state.seat == BLUE  # it can't be put back
    audited(state)


@rule("PIR-12.2", "PIR-2.22")
@pytest.mark.parametrize(("taken", "left"), [("q01", ["q20", "q02"]), ("q02", ["q01", "q20"])])
def test_a_taken_market_card_is_replaced_in_its_place(taken: str, left: list[str]) -> None:
    state = taking(new())
    next_quest(state, "q20")

    play(state, f"quest {taken}")

    assert hand(state, BLACK) == [taken]
    assert market(state) == left


@rule("PIR-12.2", "PIR-D24")
def test_with_an_empty_deck_the_market_is_not_refilled() -> None:
    state = new()
    no_quests(state, BLUE)
    taking(state)
    assert answers(state) == ["quest q01", "quest q02", "decline"]

    play(state, "quest q01")

    assert market(state) == ["", "q02"]
    audited(state)


@rule("PIR-D24", "PIR-34.4")
def test_with_nothing_to_take_the_action_is_void() -> None:
    state = new()
    no_quests(state, BLUE)
    state.hands[BLUE] += state.quest_market
    state.quest_market = (-1, -1)

    act(state, BLACK, "aruba")

    assert answers(state) == ["choose doubloons", "done"]


@rule("PIR-12.3", "PIR-1.9")
def test_there_is_no_limit_to_a_hand() -> None:
    state = new()
    quests(state, BLACK, *[f"q{number:02}" for number in range(3, 20)])

    play(taking(state), "quest q01")

    assert len(hand(state, BLACK)) == 18


@rule("PIR-12.1", "PIR-35.3")
def test_no_quest_need_be_taken() -> None:
    state = play(taking(new()), "decline")

    assert (hand(state, BLACK), state.seat) == ([], BLUE)


@rule("PIR-1.13", "PIR-12.3", "PIR-D81")
def test_a_market_quest_is_named_in_the_log_and_one_of_the_deck_is_not() -> None:
    state = taking(new())
    log = Log(state)
    play(state, "quest q01")
    assert log.facts("quest-took") == {"seat": "black", "quest": "q01"}

    taking(state)
    log = Log(state)
    play(state, "draw")

    assert "quest" not in log.facts("quest-drew")
    assert "quest" not in log.seen("quest-drew", 1 << BLUE)
    assert log.seen("quest-drew", 1 << BLACK)["quest"] == hand(state, BLACK)[-1]


# -- selling and refreshing -------------------------------------------------------------------------------------------


@rule("PIR-12.4", "PIR-12.9", "PIR-21.17", "PIR-1.13")
def test_a_quest_is_sold_under_the_deck_unseen_for_eight_doubloons() -> None:
    state = new()
    quests(state, BLACK, "q05", "q09")
    log = Log(state)

    play(stop(state, BLACK, "fence"), "acquire fence")
    assert (decision(state), answers(state)) == ("SellOne", ["sell q05", "sell q09", "decline"])
    play(state, "sell q09")

    assert hand(state, BLACK) == ["q05"]
    assert under_deck(state) == ["q09"]
    assert state.doubloons[BLACK] == 10 - 5 + 8
    assert log.facts("quest-sold") == {"seat": "black", "doubloons": 8}
    assert log.seen("quest-sold", 1 << BLACK)["quest"] == "q09"
    audited(state)


@rule("PIR-12.9")
def test_without_a_quest_nothing_can_be_sold() -> None:
    state = play(stop(new(), BLACK, "fence"), "acquire fence")

    assert state.seat == BLUE


@rule("PIR-D25")
def test_a_quest_just_taken_may_be_sold() -> None:
    state = new()
    upgrade(state, BLACK, "u01")

    play(stop(state, BLACK, "fence"), "ignore")
    play(taking(state), "quest q01")
    play(stop(state, BLACK, "fence"), "acquire fence")

    assert answers(state) == ["sell q01", "decline"]


@rule("PIR-12.4")
def test_the_cards_under_the_deck_are_drawn_last_in_their_order() -> None:
    state = new()
    quests(state, BLACK, "q05", "q09")
    play(stop(state, BLACK, "fence"), "acquire fence", "sell q09")
    state.hands[BLUE] += state.quest_bag
    state.quest_bag = ()

    play(taking(state), "draw")

    assert hand(state, BLACK) == ["q05", "q09"]
    audited(state)


@rule("PIR-12.8", "PIR-22.D", "PIR-D80", "PIR-21.46")
def test_the_whale_may_refresh_the_market_before_choosing() -> None:
    state = new()
    figurehead(state, BLACK, "whale")
    taking(state)
    assert answers(state) == ["quest q01", "quest q02", "draw", "refresh", "decline"]

    play(state, "refresh")

    assert under_deck(state) == ["q01", "q02"]
    assert len(market(state)) == 2
    assert not {"q01", "q02", ""} & set(market(state))
    assert "refresh" not in state.texts()
    audited(state)


@rule("PIR-12.8")
def test_the_whale_may_refresh_once_for_each_quest_taken() -> None:
    state = new()
    figurehead(state, BLACK, "whale")

    play(stop(state, BLACK, "spy"), "acquire spy", "refresh", "draw")

    assert "refresh" in state.texts()
    play(state, "refresh", "draw")
    assert len(under_deck(state)) == 4


@rule("PIR-12.8")
def test_without_the_whale_the_market_stays() -> None:
    state = taking(new())

    assert "refresh" not in state.texts()
    assert why_not(state, "refresh").key == "nothing-to-gain"


@rule("PIR-21.34")
def test_of_several_quests_the_second_may_be_left() -> None:
    state = play(stop(new(), BLACK, "spy"), "acquire spy", "draw", "decline")

    assert (len(hand(state, BLACK)), state.seat) == (1, BLUE)


@rule("PIR-21.34", "PIR-D24")
def test_a_quest_for_which_nothing_is_left_is_lost() -> None:
    state = new()
    no_quests(state, BLUE)
    quest_market(state, "q01", "q02")
    state.hands[BLUE] += state.quest_market[1:]
    state.quest_market = (state.quest_market[0], -1)

    play(stop(state, BLACK, "spy"), "acquire spy", "quest q01")

    assert state.seat == BLUE


# -- what they score --------------------------------------------------------------------------------------------------


def set_count(state: Pirates, what: str, count: int) -> None:
    """Black has so many of a thing that Quests count."""
    if what == "treasure":
        treasures(state, BLACK, gold=count // 2, pearl=count - count // 2)
    elif what == "buried":
        bury_some(state, BLACK, count)
    elif what in ("crew", "equipment", "vessel"):
        own_kinds(state, BLACK, **{what: count})
    elif what == "improvement":
        own_kinds(state, BLACK, crew=(count - 1) // 2, vessel=count - 1 - (count - 1) // 2)
        build(state, BLACK, "farmhouse")
    elif what == "lightning":
        names = ["rum", "muskets", "sea_chart", "spy", "fence", "xebec", "sugar"]
        own(state, BLACK, *names[:count])
    elif what in ("income_dbl", "income_vp"):
        state.raise_trait(BLACK, DOUBLOON_INCOME if what == "income_dbl" else POINTS_INCOME, count)
    elif what == "river":
        explorer(state, BLACK, ("e00", "e08", "e14", "e19", "e25")[count])
    elif what == "upgrade":
        state.slots[BLACK] = (1 << count) - 1
    else:
        assert what == "residence"
        build(state, BLACK, *["farmhouse", "tavern", "loft"][:count])


@rule("PIR-12.5", "PIR-24.1", "PIR-24.2", "PIR-24.3", "PIR-24.4", "PIR-24.5", "PIR-24.6", "PIR-24.7", "PIR-24.8")
@rule("PIR-24.9", "PIR-24.10", "PIR-24.11", "PIR-24.12", "PIR-24.13", "PIR-24.14", "PIR-24.15", "PIR-24.16")
@rule("PIR-24.17")
@pytest.mark.parametrize("quest", QUESTS, ids=lambda quest: quest.name)
def test_a_quest_scores_its_higher_condition_that_is_met(quest: Printed) -> None:
    low, high = [int(text) for text in quest.head]
    needs = [need.split() for need in quest.effects]
    points = []
    for column, less in ((1, 1), (1, 0), (2, 1), (2, 0)):
        state = new()
        for place, need in enumerate(needs):
            set_count(state, need[0], int(need[column]) - (less if place == 0 else 0))
        quests(state, BLACK, quest.name)
        points.append(state.score_pad(BLACK, True)["quests"])

    assert points == [0, low, low, high]


@rule("PIR-24.18", "PIR-D26")
@pytest.mark.parametrize("quest", [quest for quest in QUESTS if len(quest.effects) > 1], ids=lambda quest: quest.name)
def test_of_several_things_each_must_reach_its_number(quest: Printed) -> None:
    needs = [need.split() for need in quest.effects]
    for short in range(len(needs)):
        state = new()
        for place, need in enumerate(needs):
            set_count(state, need[0], int(need[1]) - 1 if place == short else int(need[2]))
        quests(state, BLACK, quest.name)
        assert state.score_pad(BLACK, True)["quests"] == 0


@rule("PIR-12.5", "PIR-X19", "PIR-24.4")
@pytest.mark.parametrize(("income", "points"), [(5, 0), (6, 3), (9, 3), (10, 7), (14, 7)])
def test_q09_asks_for_doubloon_income(income: int, points: int) -> None:
    state = new()
    set_count(state, "income_dbl", income)
    quests(state, BLACK, "q09")

    assert state.score_pad(BLACK, True)["quests"] == points


@rule("PIR-12.6", "PIR-X12", "PIR-24.15")
def test_the_same_cards_count_for_several_quests() -> None:
    state = new()
    own_kinds(state, BLACK, crew=5, equipment=2)
    quests(state, BLACK, "q05", "q23")

    assert [state.quest_points(BLACK, quest) for quest in state.hands[BLACK]] == [7, 3]
    end_game(state)
    assert state.breakdown()[BLACK]["quests"] == 10


@rule("PIR-24.1")
def test_treasures_of_all_kinds_count_buried_or_not() -> None:
    state = new()
    treasures(state, BLACK, gold=2, gold_bonus=1, emerald=2)
    bury_some(state, BLACK, 2)
    figurehead(state, BLACK, "poseidon")
    quests(state, BLACK, "q01")
    assert state.score_pad(BLACK, True)["quests"] == 0

    state.figurehead_cubes = (PEARL, -1, -1, -1)

    assert sum(state.treasures(BLACK, kind) for kind in (GOLD, EMERALD, PEARL)) == 8
    assert state.score_pad(BLACK, True)["quests"] == 3


@rule("PIR-24.6", "PIR-D27")
def test_built_residences_count_as_improvements_there_and_nowhere_else() -> None:
    state = new()
    own_kinds(state, BLACK, crew=4)
    build(state, BLACK, "farmhouse", "tavern")
    quests(state, BLACK, "q07", "q05", "q16")

    assert [state.quest_points(BLACK, quest) for quest in state.hands[BLACK]] == [3, 3, 0]


@rule("PIR-24.11", "PIR-D28")
def test_lightning_counts_cards_used_or_not_and_no_figurehead() -> None:
    state = new()
    own(state, BLACK, "rum", "muskets", "spy", "klabautermann", "quartermaster")
    figurehead(state, BLACK, "hawk")
    quests(state, BLACK, "q19")
    give(state, BLACK, doubloons=20)
    play(stop(state, BLACK, "tobacco"), "acquire tobacco")  # no lightning
    assert state.score_pad(BLACK, True)["quests"] == 0

    play(stop(state, BLACK, "merchant_brig"), "acquire merchant_brig", "done")

    assert state.score_pad(BLACK, True)["quests"] == 3


@rule("PIR-12.3", "PIR-20.8")
def test_quests_are_told_to_all_in_the_final_scoring() -> None:
    state = new()
    own_kinds(state, BLACK, crew=5)
    quests(state, BLACK, "q05")
    log = Log(state)

    end_game(state)

    assert log.facts("quest-scored") == {"seat": "black", "quest": "q05", "points": 7}


@rule("PIR-21.34", "PIR-10.5")
def test_a_space_of_the_track_gives_a_quest() -> None:
    state = land(new(), BLACK, "e12u")

    assert decision(state) == "TakeQuest"
    play(state, "quest q02")
    assert hand(state, BLACK) == ["q02"]


@rule("PIR-22.D", "PIR-21.47", "PIR-D22")
def test_the_whale_brings_a_doubloon_of_income_for_each_quest() -> None:
    state = new()
    figurehead(state, BLACK, "whale")
    quests(state, BLACK, "q05", "q06", "q09")
    own(state, BLACK, "quartermaster")

    assert state.doubloon_income(BLACK) == 6
    assert state.quest_points(BLACK, CATALOG.quest_ids.index("q09")) == 3
    carry(state, BLACK, CATALOG.spaces[CATALOG.space_ids.index("e23u")].gains)
    play(state, "choose doubloon_income_now")
    assert state.doubloons[BLACK] == 16
