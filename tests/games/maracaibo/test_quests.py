"""Quests (MAR-14)."""

import pytest

from caravela.games.maracaibo.payment import Cost
from caravela.games.maracaibo.state import Maracaibo
from caravela.games.maracaibo.steps.paying import can_pay
from tests.games.maracaibo.notation import CARDS, TILES, Account, Tile
from tests.games.maracaibo.position import (
    BLUE,
    CATALOG,
    YELLOW,
    answers,
    audited,
    cards,
    clear_quests,
    decision,
    end_round,
    explorer,
    give,
    hand,
    new,
    offered,
    own,
    play,
    quest,
    quest_tile,
    quest_tiles,
    quests_at,
    space,
    top_quest,
    trail,
    turn_of,
    upgrade,
    why_not,
)
from tests.rules import rule

BY_ID = {tile.id: tile for tile in TILES}


def paying(tile: Tile, *others: str) -> list[str]:
    """Cards of which each pays one icon of a quest."""
    found: list[str] = []
    for cost in tile.cost:
        kind, _, what = cost.partition(":")
        for card in CARDS:
            if (card.object if kind == "obj" else card.good) == what and card.id not in (*found, *others):
                found.append(card.id)
                break
    return found


def at_quest(name: str, compasses: int = 1, sailed: int = 1) -> Maracaibo:
    """Blue's ship has just come to 6, where only this quest is; blue can pay for it."""
    state = new(2)
    clear_quests(state)
    trail(state, *[tile for tile in ("q02", "q03", "q04", "q05") if tile != name][:3])
    quest(state, name, "6")
    own(state, BLUE, *["a15", "b072", "b025"][: compasses - 1])
    give(state, BLUE, combat=3)
    hand(state, BLUE, *paying(BY_ID[name], "a15", "b072", "b025"))
    return turn_of(state, BLUE, at="6", sailed=sailed)


def settle(state: Maracaibo) -> None:
    """Answer what is asked until the quest is done: France, one disc of each area, the longest way, no combat."""
    taken = 0
    while decision(state) not in ("EndTurn", "Refill"):
        name = decision(state)
        if name == "RemoveDisc":
            taken += 1
            play(state, f"disc u{taken}")
        elif name == "MoveExplorer":
            play(state, offered(state, "explore")[-1])
        else:
            play(state, answers(state)[0])


# -- cost and reward --------------------------------------------------------------------------------------------------


@rule("MAR-14.1", "MAR-14.5", "MAR-14.6", "MAR-14.11", "MAR-14.12", "MAR-28.1", "MAR-28.4")
@pytest.mark.parametrize("compasses", [1, 3])
@pytest.mark.parametrize("name", [tile.id for tile in TILES if "combat" not in tile.rewards])
def test_the_cost_is_paid_and_the_reward_comes_for_each_compass(name: str, compasses: int) -> None:
    state = at_quest(name, compasses)
    expected = Account(state, BLUE)
    expected.pay(*BY_ID[name].cost)
    expected.gain(*BY_ID[name].rewards)
    expected.add("quest")

    play(state, f"quest {name}")
    settle(state)

    assert Account(audited(state), BLUE).numbers == expected.numbers
    assert quests_at(state, "6") == []


@rule("MAR-14.12")
@pytest.mark.parametrize("name", ["q07", "q24"])
def test_a_reward_can_be_a_combat_at_once(name: str) -> None:
    state = at_quest(name, 2)

    play(state, f"quest {name}")
    while decision(state) != "ChoosePile":
        play(state, answers(state)[0])

    assert state.points_of(BLUE) == 2
    play(state, "reveal 1")
    settle(state)
    assert (state.quests[BLUE], state.tokens[BLUE]) == (1, 1)


@rule("MAR-14.1", "MAR-14.2")
@pytest.mark.parametrize("name", [tile.id for tile in TILES])
def test_a_quest_that_cannot_be_paid_in_full_is_impossible(name: str) -> None:
    state = at_quest(name)
    kind = BY_ID[name].cost[-1].partition(":")[0]
    if kind in ("obj", "good"):
        hand(state, BLUE, *paying(BY_ID[name])[:1])
    else:
        give(state, BLUE, doubloons=1, combat=int(name != "q19"), figures=0)
        if name == "q19":
            give(state, BLUE, combat=0)

    assert offered(state, f"quest {name}") == []
    reasons = {"obj": "few-cards", "good": "few-cards", "fig": "few-figures", "cp": "few-combat", "d": "too-dear"}
    assert why_not(state, f"quest {name}").key == reasons[kind]


@rule("MAR-X9")
def test_a_figure_paid_gives_six_doubloons_with_three_compasses_and_three_steps() -> None:
    state = at_quest("q01", compasses=3)
    give(state, BLUE, doubloons=0, figures=1)

    play(state, "quest q01")

    assert (state.figures[BLUE], state.doubloons[BLUE]) == (0, 6)
    assert [text.split()[1] for text in offered(state, "explore")] == ["e1", "e2", "e3"]
    play(state, "explore e3")
    assert (state.quests[BLUE], state.points_of(BLUE)) == (1, 2)


@rule("MAR-14.3")
@pytest.mark.parametrize(("before", "points"), [(0, 0), (1, 0), (2, 0), (3, 3), (4, 2), (5, 2), (9, 2)])
def test_the_fourth_quest_tile_gives_three_points_each_further_one_two(before: int, points: int) -> None:
    state = at_quest("q13")
    quest_tiles(state, BLUE, before)

    play(state, "quest q13")

    assert state.quests[BLUE] == before + 1
    assert state.breakdown()[BLUE]["quests"] == state.points_of(BLUE) == points + 1  # the tile's own reward is one


@rule("MAR-14.4")
def test_one_card_pays_one_icon_only() -> None:
    state = at_quest("q17")
    hand(state, BLUE, "a01")
    assert offered(state, "quest") == []

    hand(state, BLUE, "a01", "a05")
    play(state, "quest q17")

    assert cards(state, state.discarded)[-2:] == ["a01", "a05"]


@rule("MAR-14.4", "MAR-14.15")
def test_a_card_pays_its_good_or_its_object_never_both() -> None:
    state = at_quest("q02")
    hand(state, BLUE, "a05")
    assert offered(state, "quest") == []

    hand(state, BLUE, "a05", "a07", "a09")
    play(state, "quest q02")

    assert decision(state) == "PayCards"
    assert answers(state) == ["pay a05", "pay a07"]
    play(state, "pay a05", "pay a09")
    assert cards(state, state.hands[BLUE]) == ["a07"]


@rule("MAR-14.4", "MAR-14.15", "MAR-23.4", "MAR-X36")
def test_a_permanent_object_pays_before_cards_and_is_kept() -> None:
    state = at_quest("q02")
    own(state, BLUE, "a17")
    hand(state, BLUE, "a05")

    play(state, "quest q02")

    assert cards(state, state.hands[BLUE]) == []
    assert cards(state, state.tableau[BLUE]) == ["a17"]
    assert decision(state) == "MoveExplorer"


@rule("MAR-23.4")
def test_two_permanent_objects_pay_a_whole_quest_again_and_again() -> None:
    state = at_quest("q02")
    own(state, BLUE, "a17", "b043")
    quest(state, "q08", "7")
    hand(state, BLUE, "a05")

    play(state, "quest q02")
    assert decision(state) == "MoveExplorer"
    play(state, "decline")
    turn_of(state, BLUE, at="7")
    play(state, "quest q08")

    assert decision(state) == "MoveExplorer"
    assert cards(state, state.hands[BLUE])[0] == "a05"


@rule("MAR-23.4")
def test_a_permanent_object_is_never_a_good_and_counts_once_in_a_payment() -> None:
    state = at_quest("q12")
    own(state, BLUE, "b028")
    hand(state, BLUE, "a01")
    assert offered(state, "quest") == []

    clear_quests(state)
    quest(state, "q02", "6")
    state.offered = None
    assert offered(state, "quest") == []


@rule("MAR-14.11")
def test_combat_points_of_a_quest_are_not_paid_with_figures() -> None:
    state = at_quest("q20")
    give(state, BLUE, combat=1, figures=3)

    assert offered(state, "quest") == []
    assert why_not(state, "quest q20").facts == {"count": 2, "count2": 1}


@rule("MAR-14.11", "MAR-14.16", "MAR-D83", "MAR-28.4")
@pytest.mark.parametrize(("spent", "payable"), [(3, False), (4, True), (7, True)])
def test_a_condition_of_movement_looks_at_all_points_spent_this_turn(spent: int, payable: bool) -> None:
    """No quest tile asks for it; story quests and works do, by the same cost."""
    state = new(2)
    state.spent, state.sailed = spent, 1

    assert can_pay(state, BLUE, Cost(0, 0, 0, [], 0, False, 4)) == payable


@rule("MAR-14.16")
def test_points_of_a_second_sailing_are_added() -> None:
    state = new(2)
    own(state, BLUE, "a52")
    turn_of(state, BLUE, at="10", sailed=3)

    play(state, "assist a52", "sail 11")

    assert (state.spent, state.sailed) == (4, 1)


@rule("MAR-14.14")
def test_the_order_is_cost_compass_reward_further_rewards_tile() -> None:
    state = at_quest("q21", compasses=2)
    quest_tiles(state, BLUE, 3)

    play(state, "quest q21")

    assert decision(state) == "RemoveDisc"
    assert (state.combat[BLUE], state.doubloons[BLUE]) == (1, 14)
    assert (state.quests[BLUE], state.points_of(BLUE)) == (3, 0)
    play(state, "disc u1", "disc u2")
    assert (state.quests[BLUE], state.points_of(BLUE)) == (4, 3)


@rule("MAR-14.14")
def test_figures_and_points_of_the_reward_cannot_pay_for_it() -> None:
    state = at_quest("q03")
    give(state, BLUE, figures=0)
    hand(state, BLUE)
    assert offered(state, "quest") == []


# -- tiles ------------------------------------------------------------------------------------------------------------


@rule("MAR-14.10", "MAR-5.3")
def test_of_several_tiles_at_a_location_one_is_chosen() -> None:
    state = at_quest("q19")
    quest(state, "q23", "6")
    give(state, BLUE, combat=1, doubloons=10)

    assert offered(state, "quest") == ["quest q19", "quest q23"]
    play(state, "quest q19")

    assert quests_at(state, "6") == ["q23"]
    assert offered(state, "quest") == []


@rule("MAR-7.3", "MAR-14.1")
def test_only_a_tile_at_the_location_of_the_ship_can_be_fulfilled() -> None:
    state = at_quest("q19")
    turn_of(state, BLUE, at="7")

    assert offered(state, "quest") == []
    assert why_not(state, "quest q19").key == "not-here"


@rule("MAR-14.7")
def test_a_tile_taken_from_the_chart_is_not_replaced() -> None:
    state = at_quest("q19")
    pile = len(state.quest_bag)

    play(state, "quest q19")
    turn_of(state, YELLOW, at="6")
    give(state, YELLOW, combat=3)

    assert (quests_at(state, "6"), len(state.quest_bag)) == ([], pile)
    assert offered(state, "quest") == []


@rule("MAR-14.7", "MAR-18.7", "MAR-25.14", "MAR-X16")
@pytest.mark.parametrize(
    ("seats", "round", "places"),
    [
        (1, 0, "15"),
        (2, 0, "15"),
        (3, 0, "15 18"),
        (4, 0, "15 18 19"),
        (2, 1, "6 12"),
        (3, 1, "6 12 16"),
        (4, 1, "6 12 16"),
        (1, 2, "2 10"),
        (3, 2, "2 10 18"),
        (2, 3, "8 16"),
        (4, 3, "8 16 3"),
    ],
)
def test_card_75_tells_where_new_tiles_come_after_each_round(seats: int, round: int, places: str) -> None:
    state = new(seats, round=max(1, round))
    if round:
        clear_quests(state)
        end_round(state)
        for _ in range(seats):
            play(state, "score")

    assert [place for place in CATALOG.location_ids if quests_at(state, place)] == sorted(
        places.split(), key=CATALOG.location_ids.index
    )


@rule("MAR-14.13")
def test_from_an_empty_quest_pile_no_tile_is_laid() -> None:
    state = new(2)
    clear_quests(state)
    quest_tiles(state, BLUE, len(state.quest_bag) - 1)
    end_round(state)
    play(state, "score", "score")
    assert (len(state.chart_quests), state.quest_top) == (2, -1)

    state = new(2)
    clear_quests(state)
    quest_tiles(state, BLUE, len(state.quest_bag))
    end_round(state)
    play(state, "score", "score")

    assert (quests_at(state, "6") != [], quests_at(state, "12")) == (True, [])


# -- a quest on a card, and on the explorer track ---------------------------------------------------------------------


def with_quest_on_card(sailed: int = 7) -> Maracaibo:
    """Blue has bought a44 with the quest q19 on it."""
    state = new(2)
    top_quest(state, "q19")
    give(state, BLUE, doubloons=10, combat=3)
    hand(state, BLUE, "a44")
    turn_of(state, BLUE, at="1", sailed=sailed)
    play(state, "buy a44")
    return state


@rule("MAR-23.35", "MAR-23.21")
def test_the_top_tile_goes_onto_the_card_and_is_fulfilled_as_a_last_village_action() -> None:
    state = with_quest_on_card()
    assert (state.card_quests != (), state.quests[BLUE], state.doubloons[BLUE]) == (True, 0, 7)

    play(state, "quest q19")

    assert (state.quests[BLUE], state.combat[BLUE], state.doubloons[BLUE], state.points_of(BLUE)) == (1, 2, 11, 1)
    assert decision(state) in ("EndTurn", "Refill")
    assert state.card_quests == ()


@rule("MAR-23.35")
def test_a_quest_on_a_card_is_fulfilled_once_in_the_game_and_by_its_owner() -> None:
    state = with_quest_on_card()
    turn_of(state, YELLOW, at="1")
    assert offered(state, "quest") == []

    turn_of(state, BLUE, at="1")
    assert offered(state, "quest") == ["quest q19"]
    play(state, "quest q19")
    turn_of(state, BLUE, at="2")
    assert offered(state, "quest") == []


@rule("MAR-23.35")
def test_a_quest_on_a_card_is_no_main_action_of_a_city() -> None:
    state = with_quest_on_card()

    turn_of(state, BLUE, at="11")

    assert offered(state, "quest") == []


@rule("MAR-D60")
def test_a_quest_on_a_card_can_be_paid_with_permanent_objects() -> None:
    state = new(2)
    top_quest(state, "q03")
    give(state, BLUE, doubloons=10)
    hand(state, BLUE, "b079")
    own(state, BLUE, "a18")
    turn_of(state, BLUE, at="1", sailed=7)

    play(state, "buy b079", "quest q03")

    assert (state.quests[BLUE], state.points_of(BLUE), state.figures[BLUE]) == (1, 2, 3)


@rule("MAR-23.49")
def test_an_empty_quest_pile_puts_nothing_on_the_card() -> None:
    state = new(2)
    quest_tiles(state, YELLOW, len(state.quest_bag))
    state.take_quest()
    state.quests[YELLOW] += 1
    hand(state, BLUE, "a44")
    turn_of(state, BLUE, at="1", sailed=7)

    play(state, "buy a44")

    assert (state.card_quests, cards(state, state.tableau[BLUE])) == ((), ["a44"])
    assert offered(state, "quest") == []


@rule("MAR-23.49", "MAR-23.38")
def test_a_tile_on_a_card_does_not_count_as_a_quest_before_it_is_fulfilled() -> None:
    state = new(2)
    quest_tiles(state, BLUE, 2)
    hand(state, BLUE, "b071", "b026")
    give(state, BLUE, doubloons=30)
    turn_of(state, BLUE, at="1", sailed=7)

    play(state, "buy b071", "buy b026")

    assert state.points_of(BLUE) == 2 + 2


@rule("MAR-14.1", "MAR-D48")
@pytest.mark.parametrize(("name", "reach"), [("q01", 3), ("q08", 3), ("q02", 2), ("q23", 2)])
def test_the_explorer_of_a_quest_goes_as_far_as_the_tile_says(name: str, reach: int) -> None:
    state = at_quest(name)

    play(state, f"quest {name}")
    while decision(state) == "PayCards":
        play(state, answers(state)[0])

    assert len(offered(state, "explore")) == reach


@rule("MAR-14.1")
def test_a_quest_of_the_explorer_track_follows_the_same_rules() -> None:
    state = new(2)
    upgrade(state, BLUE, "u1")
    trail(state, "q20", "q02", "q03")
    explorer(state, BLUE, "e5")
    give(state, BLUE, combat=2)
    own(state, BLUE, "a51")
    turn_of(state, BLUE, at="9")

    play(state, "assist a51")
    play(state, offered(state, "explore e7")[0], "quest q20")

    assert (space(state, BLUE), state.combat[BLUE], state.points_of(BLUE), state.quests[BLUE]) == ("e7", 0, 3, 1)
    assert quest_tile("q20") not in state.trail
