"""Combat (MAR-9)."""

import pytest

from caravela.games.maracaibo.catalog import NATIONS
from caravela.games.maracaibo.state import Maracaibo
from tests.games.maracaibo.position import (
    BLUE,
    CATALOG,
    YELLOW,
    Log,
    answers,
    asked,
    audited,
    decision,
    discs,
    end_round,
    explorer,
    give,
    hand,
    influence,
    influence_of,
    markers,
    new,
    next_token,
    no_tokens,
    offered,
    own,
    owner,
    play,
    stock,
    trail,
    turn_of,
    upgrade,
    why_not,
)
from tests.rules import rule

TOKENS = """
    k01 6-2d  6-2d  2+1i
    k02 5     3+1f  3+2v  weakest
    k03 4     5     5     strongest weakest
    k04 4     4     6-2d  weakest
    k05 5     5     4     strongest
    k06 4+1d  6-2d  4
    k07 3+1f  5-1d  5     weakest
    k08 3+2v  4     4     strongest
    k09 4+1d  5     5-1d
    k10 2+1i  3+2v  5
    k11 4     4     5-1d
    k12 3+2d  6-3d  2+1i  strongest weakest
    k13 3+1f  3+1f  6-2d
    k14 6-2d  5-1d  3+1f
    k15 2+1i  3+2d  6-2d  weakest
    k16 6-3d  3+2d  3+1f  strongest weakest
    k17 3+2v  3+2v  4+1d  weakest
    k18 2+3v  6-2d  4+1d
    k19 5-1d  2+3v  3+2d
    k20 5-1d  4+1d  4
    k21 6-2d  2+1i  3+2d  strongest
    k22 4     4+1d  5-1d  strongest
    k23 5     4     3+2v  strongest
    k24 5-1d  5-1d  2+3v
    k25 3+2d  2+1i  6-3d
"""
"""Each token with what it shows for France, England and Spain: a value, a cost or a bonus, and its modifiers."""
SIDES = [
    (token, nation, side)
    for token, *sides in [line.split() for line in TOKENS.split("\n") if line]
    for nation, side in zip(NATIONS, sides[:3], strict=True)
]


def arming(state: Maracaibo, token: str) -> Maracaibo:
    """Blue is to choose the fighting nation after this token is revealed in Maracaibo."""
    turn_of(state, BLUE, "11")
    next_token(state, token)
    return play(state, "city", "reveal 1")


def fighting(token: str = "k23", nation: str = "france", seats: int = 2) -> Maracaibo:
    """Blue fights for a nation: k23 has value 5 for France, 4 for England."""
    return play(arming(new(seats), token), f"fight {nation}")


def value(state: Maracaibo) -> int:
    found: int = asked(state).value
    return found


# -- tokens -----------------------------------------------------------------------------------------------------------


@rule("MAR-9.1")
@pytest.mark.parametrize(("pile", "left"), [(1, [12, 12]), (2, [13, 11])])
def test_the_top_token_of_a_pile_of_ones_choice_is_revealed(pile: int, left: list[int]) -> None:
    state = turn_of(new(), BLUE, "11")
    log = Log(state)

    play(state, "city", f"reveal {pile}")

    assert state.piles == left
    assert log.keys()[-1] == "revealed"
    assert log.shown() == ["token"]
    audited(state)


@rule("MAR-5.8", "MAR-8.1")
def test_after_a_delivery_the_combat_of_maracaibo_may_be_left_out() -> None:
    state = turn_of(new(), BLUE, "11")
    own(state, BLUE, "a25")
    hand(state, BLUE, "a05", "a01")

    play(state, "deliver a05", "disc u1", "decline")

    assert (decision(state), state.piles, state.combat[BLUE]) == ("EndTurn", [13, 12], 1)
    audited(state)


@rule("MAR-9.2", "MAR-9.3", "MAR-28.15")
@pytest.mark.parametrize(("token", "nation", "side"), SIDES)
def test_every_token_gives_each_nation_its_value_for_its_cost_or_with_its_bonus(
    token: str, nation: str, side: str
) -> None:
    state = arming(new(), token)

    play(state, f"fight {nation}")

    assert value(state) == int(side[0])
    amount, sort = (int(side[1:3]), side[3]) if side[1:] else (0, "")
    assert state.doubloons[BLUE] == 10 + amount * (sort == "d")
    assert state.points_of(BLUE) == amount * (sort == "v")
    assert state.figures[BLUE] == 2 + amount * (sort == "f")
    assert influence_of(state, BLUE)[NATIONS.index(nation)] == amount * (sort == "i")
    audited(state)


@rule("MAR-9.2")
def test_the_tokens_show_these_modifiers() -> None:
    shown = {line.split()[0]: set(line.split()[4:]) for line in TOKENS.split("\n") if line}

    for token in CATALOG.tokens:
        assert {"strongest"} & shown[token.id] == ({"strongest"} if token.strongest else set())
        assert {"weakest"} & shown[token.id] == ({"weakest"} if token.weakest else set())


@rule("MAR-9.3")
def test_a_figure_comes_only_if_the_general_supply_has_one() -> None:
    state = arming(new(), "k13")
    give(state, BLUE, figures=5)

    play(state, "fight france")

    assert (state.figures[BLUE], state.general[BLUE]) == (5, 0)
    audited(state)


@rule("MAR-9.3", "MAR-9.24")
def test_a_figure_gained_can_raise_the_value_at_once() -> None:
    state = arming(new(), "k13")
    give(state, BLUE, figures=0)

    play(state, "fight france", "raise figure")

    assert (value(state), state.figures[BLUE]) == (4, 0)


@rule("MAR-9.4", "MAR-D8")
def test_a_nation_whose_cost_cannot_be_paid_in_full_cannot_be_chosen() -> None:
    state = arming(new(), "k01")
    give(state, BLUE, doubloons=1)

    assert answers(state) == ["fight spain"]
    told = why_not(state, "fight france")
    assert (told.key, told.facts) == ("too-dear", {"doubloons": 2, "doubloons2": 1})


# -- modifiers --------------------------------------------------------------------------------------------------------


@rule("MAR-9.5", "MAR-D1")
@pytest.mark.parametrize(
    ("nation", "places", "expected"),
    [
        ("france", {"france": "1 2", "england": "3", "spain": "6"}, 3),
        ("england", {"france": "1 2", "england": "3", "spain": "6"}, 4),
        ("france", {"france": "1 2", "england": "3 7", "spain": "6"}, 5),
        ("france", {"france": "4 11", "england": "3", "spain": "6"}, 3),
    ],
)
def test_the_strongest_nation_alone_has_two_less(nation: str, places: dict[str, str], expected: int) -> None:
    state = new()
    markers(state, **places)

    play(arming(state, "k23"), f"fight {nation}")

    assert value(state) == expected


@rule("MAR-9.6", "MAR-D1")
@pytest.mark.parametrize(
    ("nation", "places", "expected"),
    [
        ("france", {"france": "1", "england": "2 3", "spain": "6 7"}, 8),
        ("england", {"france": "1", "england": "2 3", "spain": "6 7"}, 3),
        ("france", {"france": "1", "england": "2", "spain": "6 7"}, 5),
        ("france", {}, 5),
    ],
)
def test_the_weakest_nation_alone_has_three_more(nation: str, places: dict[str, str], expected: int) -> None:
    state = new()
    markers(state, **places)

    play(arming(state, "k02"), f"fight {nation}")

    assert value(state) == expected


@rule("MAR-9.5", "MAR-9.6")
def test_a_token_without_the_symbols_is_not_modified() -> None:
    state = new()
    markers(state, france="1 2", england="3")

    play(arming(state, "k11"), "fight france")

    assert value(state) == 4


@rule("MAR-X37")
@pytest.mark.parametrize(("nation", "expected"), [("france", 4), ("england", 5), ("spain", 8)])
def test_with_markers_2_2_0_spain_has_three_more_and_nobody_has_two_less(nation: str, expected: int) -> None:
    state = new()
    markers(state, france="1 2", england="3 6")

    play(arming(state, "k03"), f"fight {nation}")

    assert value(state) == expected


@rule("MAR-9.21")
def test_the_value_is_never_below_0() -> None:
    lowest = {token.id: min(side.value for side in token.sides) - 2 * token.strongest for token in CATALOG.tokens}
    assert min(lowest.values()) == 0

    state = new()
    markers(state, spain="1")
    play(arming(state, "k12"), "fight spain")

    assert value(state) == 0


@rule("MAR-9.7")
def test_with_both_piles_empty_every_nation_has_value_3_and_no_token_is_gained() -> None:
    state = turn_of(new(), BLUE, "11")
    no_tokens(state)
    markers(state, france="1 2", england="3")
    give(state, BLUE, doubloons=0)
    before = state.tokens[:]

    play(state, "city")
    assert answers(state) == ["fight france", "fight england", "fight spain"]
    for nation in NATIONS:
        assert value(play(state.copy(), f"fight {nation}")) == 3
    play(state, "fight france", "gain little", "done")

    assert state.tokens == before
    assert influence_of(state, BLUE) == (1, 0, 0)
    audited(state)


# -- combat actions ---------------------------------------------------------------------------------------------------


@rule("MAR-9.8", "MAR-9.13")
@pytest.mark.parametrize(("choice", "left", "gained"), [("gain little", 3, 1), ("gain much", 0, 2)])
def test_influence_costs_2_or_5_and_is_gained_once_in_a_combat(choice: str, left: int, gained: int) -> None:
    state = fighting("k23", "france")
    give(state, BLUE, combat=8)

    play(state, choice)

    assert value(state) == left
    assert influence_of(state, BLUE) == (gained, 0, 0)
    play(state, *["raise combat_point"] * 5)
    assert offered(state, "gain") == []
    assert why_not(state, "gain little").key == "used-up"


@rule("MAR-9.8", "MAR-9.14")
def test_a_flag_is_annexed_or_taken_once_in_a_combat() -> None:
    state = fighting("k23", "france")
    give(state, BLUE, combat=8)

    play(state, "annex 4", *["raise combat_point"] * 8)

    assert value(state) == 9
    assert offered(state, "annex") == []
    assert why_not(state, "annex 5").key == "used-up"


@rule("MAR-9.9")
def test_an_action_that_would_bring_the_value_below_0_is_not_allowed() -> None:
    state = new()
    markers(state, spain="4")
    play(arming(state, "k10"), "fight england")

    assert value(state) == 3
    assert "gain little" in state.texts()
    assert (why_not(state, "gain much").key, why_not(state, "annex 5").key) == ("little-value", "little-value")
    assert why_not(state, "annex 4").facts == {"value": 6, "value2": 3}


@rule("MAR-9.10")
def test_at_any_moment_combat_points_and_figures_raise_the_value_by_one_each() -> None:
    state = fighting("k10", "england")
    give(state, BLUE, combat=4, figures=2)

    play(state, "raise combat_point", "raise figure", "gain much", "raise combat_point", "raise figure")
    assert value(state) == 2
    assert why_not(state, "raise figure").key == "few-figures"
    play(state, "raise combat_point", "raise combat_point")

    assert value(state) == 4
    assert (state.combat[BLUE], state.figures[BLUE], state.general[BLUE]) == (0, 0, 5)
    assert why_not(state, "raise combat_point").key == "few-combat"
    audited(state)


@rule("MAR-9.11", "MAR-9.17")
def test_what_is_left_of_the_value_is_lost_when_the_combat_ends() -> None:
    state = fighting("k23", "france")
    assert {text.split()[0] for text in answers(state)} == {"done", "raise", "gain", "annex"}

    play(state, "done")

    assert (state.combat[BLUE], state.figures[BLUE], state.doubloons[BLUE]) == (1, 2, 10)
    assert state.fighting == ()
    assert decision(state) == "Refill"


@rule("MAR-9.14")
def test_annexing_an_empty_flag_costs_4_and_gives_influence_and_the_flags_bonus() -> None:
    state = fighting("k23", "france")
    before = state.stock[0]

    play(state, "annex 13")

    assert owner(state, "13") == "france"
    assert state.stock[0] == before - 1
    assert value(state) == 1
    assert influence_of(state, BLUE) == (1, 0, 0)
    assert state.doubloons[BLUE] == 14
    audited(state)


@rule("MAR-9.14", "MAR-10.8", "MAR-D10")
def test_taking_a_flag_of_another_nation_costs_6_and_its_marker_leaves_the_game() -> None:
    state = new()
    markers(state, spain="13")
    play(arming(state, "k23"), "fight france", "raise combat_point")
    spanish = state.stock[2]

    play(state, "annex 13")

    assert owner(state, "13") == "france"
    assert state.stock[2] == spanish
    assert value(state) == 0
    assert influence_of(state, BLUE) == (1, 0, 0)
    assert state.doubloons[BLUE] == 14
    audited(state)


@rule("MAR-9.9", "MAR-9.14")
@pytest.mark.parametrize(("holder", "nation"), [("france", "england"), ("england", "spain"), ("spain", "france")])
def test_the_marker_of_any_other_nation_makes_a_flag_dearer(holder: str, nation: str) -> None:
    state = new()
    markers(state, **{holder: "4"})
    play(arming(state, "k11"), f"fight {nation}")
    assert value(state) in (4, 5)

    assert "annex 5" in state.texts()
    assert why_not(state, "annex 4").facts == {"value": 6, "value2": value(state)}


@rule("MAR-9.14")
@pytest.mark.parametrize(
    ("at", "doubloons", "combat", "points"), [("4", 13, 1, 0), ("5", 10, 3, 0), ("11", 10, 1, 3), ("13", 14, 1, 0)]
)
def test_every_flag_has_its_bonus(at: str, doubloons: int, combat: int, points: int) -> None:
    state = fighting("k23", "france")

    play(state, f"annex {at}")

    assert (state.doubloons[BLUE], state.combat[BLUE], state.points_of(BLUE)) == (doubloons, combat, points)


@rule("MAR-9.14")
def test_the_flag_of_cartagena_removes_a_disc() -> None:
    state = fighting("k23", "france")
    discs(state, BLUE, "u5", 1)

    play(state, "annex 14")
    assert decision(state) == "RemoveDisc"
    play(state, "disc u5")

    assert state.points_of(BLUE) == 3
    assert (decision(state), value(state)) == ("Fight", 1)
    audited(state)


@rule("MAR-9.15", "MAR-D42")
def test_a_flag_or_village_with_a_marker_of_the_fighting_nation_is_no_target() -> None:
    state = new()
    markers(state, france="4 1")
    upgrade(state, BLUE, "u7")
    play(arming(state, "k20"), "fight france")

    assert "annex 5" in state.texts()
    assert "land 2" in state.texts()
    assert (why_not(state, "annex 4").key, why_not(state, "land 1").key) == ("own-marker", "own-marker")


@rule("MAR-9.16")
def test_further_combat_actions_come_from_ship_and_cards() -> None:
    state = new()
    assert offered(play(arming(state.copy(), "k23"), "fight france"), "use") == []
    upgrade(state, BLUE, "u7")
    own(state, BLUE, "a31", "a32")

    play(arming(state, "k23"), "fight france")

    assert offered(state, "use") == ["use a31", "use a32"]
    assert len(offered(state, "land")) == 14 - 1
    play(state, "use a31", "use a32")
    assert (value(state), state.points_of(BLUE), state.doubloons[BLUE]) == (2, 1, 13)
    assert influence_of(state, BLUE) == (1, 0, 0)


@rule("MAR-9.17")
def test_the_combat_ends_by_itself_when_nothing_is_left_to_do() -> None:
    state = fighting("k23", "france")
    give(state, BLUE, combat=0, figures=0)

    play(state, "gain much")

    assert state.tokens == [1, 0]
    assert decision(state) == "Refill"


@rule("MAR-9.17", "MAR-9.18")
def test_a_combat_can_end_without_any_action_and_the_token_is_gained() -> None:
    state = fighting("k23", "france")
    log = Log(state)

    play(state, "done")

    assert state.tokens == [1, 0]
    assert log.keys()[0] == "combat-ended"
    audited(state)


# -- order ------------------------------------------------------------------------------------------------------------


@rule("MAR-9.19", "MAR-9.20", "MAR-D17")
def test_points_before_every_combat_come_once_before_the_token_and_banners_after_the_bonus() -> None:
    state = new()
    own(state, BLUE, "a25", "b034", "a27")
    log = Log(state)

    play(arming(state, "k06"), "fight france")

    assert state.combat[BLUE] == 1 + 2 + 2
    assert log.among("combat-points", "revealed", "fought", "doubloons") == [
        "combat-points",
        "revealed",
        "fought",
        "doubloons",
        "combat-points",
    ]
    play(state, "gain little")
    assert state.combat[BLUE] == 5


@rule("MAR-9.19")
def test_a_banner_helps_its_own_nation_alone() -> None:
    state = new()
    own(state, BLUE, "a27")

    assert play(arming(state.copy(), "k11"), "fight france").combat[BLUE] == 3
    assert play(arming(state, "k11"), "fight england").combat[BLUE] == 1


@rule("MAR-9.12", "MAR-9.20")
def test_points_before_combats_and_of_banners_end_at_eight() -> None:
    state = new()
    own(state, BLUE, "a25", "a27")
    give(state, BLUE, combat=8)

    play(arming(state, "k23"), "fight france")

    assert state.combat[BLUE] == 8


@rule("MAR-D18")
def test_more_than_eight_combat_points_can_be_paid_in_a_combat_that_brings_new_ones() -> None:
    state = new()
    give(state, BLUE, combat=8)
    play(arming(state, "k23"), "fight france", *["raise combat_point"] * 8)

    play(state, "annex 5", "raise combat_point", "raise combat_point")

    assert value(state) == 5 + 10 - 4


@rule("MAR-9.20")
def test_an_empty_pile_cannot_be_chosen() -> None:
    state = turn_of(new(), BLUE, "11")
    state.token_bag = state.token_bag[:13]
    state.tokens[YELLOW] = 12
    state.piles[:] = [0, 13]
    hand(state, BLUE, "a01")
    audited(state)

    play(state, "city")

    assert answers(state) == ["reveal 2", "decline"]
    assert why_not(state, "reveal 1").key == "no-pile"


@rule("MAR-9.20")
def test_modifiers_are_worked_out_once_with_the_markers_on_the_chart() -> None:
    state = new()
    give(state, BLUE, combat=4)
    play(arming(state, "k23"), "fight france")
    assert value(state) == 5

    play(state, "annex 4")

    assert state.owned() == [2, 1, 1]
    assert value(state) == 1


@rule("MAR-9.23")
def test_revealing_a_token_cannot_be_taken_back() -> None:
    state = turn_of(new(), BLUE, "11")
    play(state, "city")
    assert state.committed < state.choices

    play(state, "reveal 1")

    assert state.committed == state.choices
    assert decision(state) == "ChooseNation"


@rule("MAR-9.24")
def test_combat_points_gained_in_the_combat_raise_the_value_at_once() -> None:
    state = fighting("k23", "france")
    give(state, BLUE, combat=0)

    play(state, "annex 5", "raise combat_point", "gain little")

    assert value(state) == 0
    assert influence_of(state, BLUE) == (2, 0, 0)
    assert state.combat[BLUE] == 1


# -- combats in a combat, and several in a turn -----------------------------------------------------------------------


def combat_within(state: Maracaibo) -> Maracaibo:
    """In a French combat the flag of Cartagena leads to a quest and its combat, for which England is chosen."""
    trail(state, "q24", "q01", "q02")
    explorer(state, BLUE, "e6")
    upgrade(state, BLUE, "u1", "u2", "u4", "u8")
    discs(state, BLUE, "u11", 1)
    return state


def go_within(state: Maracaibo, nation: str) -> Maracaibo:
    play(state, "annex 14", "disc u11", "choose explore", "explore e7", "quest q24")
    next_token(state, "k11")
    return play(state, "reveal 2", f"fight {nation}")


@rule("MAR-9.22")
def test_a_combat_in_a_combat_has_its_own_token_nation_value_and_actions() -> None:
    state = combat_within(new())
    give(state, BLUE, combat=2)
    play(arming(state, "k23"), "fight france", "raise combat_point", "gain little")
    assert value(state) == 4

    go_within(state, "england")
    assert value(state) == 4
    assert state.fighting == (0, 1)
    play(state, "gain little")
    assert influence_of(state, BLUE) == (2, 1, 0)
    audited(state)
    play(state, "done")

    assert (decision(state), value(state)) == ("Fight", 0)
    assert len(state.fighting) == 1
    assert offered(state, "gain") == []
    play(state, "done")
    assert state.tokens[BLUE] == 2
    audited(state)


@rule("MAR-9.25", "MAR-X41", "MAR-D51")
def test_in_a_second_combat_of_a_turn_basic_actions_are_free_again_and_further_ones_are_not() -> None:
    state = combat_within(new())
    upgrade(state, BLUE, "u7")
    own(state, BLUE, "a31")
    give(state, BLUE, combat=8)
    play(arming(state, "k23"), "fight france", *["raise combat_point"] * 7)
    play(state, "gain little", "land 1", "use a31")

    go_within(state, "england")

    assert "gain little" in state.texts()
    assert "annex 4" in state.texts()
    assert offered(state, "land") + offered(state, "use") == []
    assert (why_not(state, "land 2").key, why_not(state, "use a31").key) == ("used-up", "used-up")


@rule("MAR-9.25")
def test_two_cards_with_the_same_action_are_two_actions() -> None:
    state = new()
    own(state, BLUE, "a32", "b047")
    play(arming(state, "k23"), "fight france")

    play(state, "use a32")

    assert offered(state, "use") == ["use b047"]
    play(state, "use b047")
    assert (value(state), state.doubloons[BLUE]) == (3, 16)


@rule("MAR-9.25")
def test_the_next_turn_has_all_further_actions_again() -> None:
    state = new()
    own(state, BLUE, "a31")
    play(arming(state, "k23"), "fight france", "use a31", "done")

    play(arming(state, "k05"), "fight france")

    assert offered(state, "use") == ["use a31"]


@rule("MAR-9.25", "MAR-D71")
def test_step_1_of_a_scoring_counts_as_a_turn_of_its_own() -> None:
    state = new()
    upgrade(state, BLUE, "u7")
    trail(state, "q24", "q01", "q02")
    explorer(state, BLUE, "e6")
    hand(state, BLUE, "b024")
    play(arming(state, "k23"), "fight france", "land 1", "done", "done")

    end_round(state)
    play(state, "buy b024", "explore e7", "quest q24")
    next_token(state, "k11")
    play(state, "reveal 1", "fight england", "land 2")

    assert owner(state, "2") == "england"
    audited(state)


# -- the worked example -----------------------------------------------------------------------------------------------


@rule("MAR-X1")
def test_a_whole_combat_with_payments_ends_as_the_example_says() -> None:
    state = new()
    markers(state, spain="13")
    influence(state, BLUE, france=3)

    play(arming(state, "k01"), "fight france")
    assert (value(state), state.doubloons[BLUE]) == (6, 8)
    play(state, "gain little")
    assert value(state) == 4
    play(state, "raise combat_point", "raise figure")
    assert value(state) == 6
    play(state, "annex 13")
    assert value(state) == 0
    play(state, "done")

    assert influence_of(state, BLUE) == (5, 0, 0)
    assert state.doubloons[BLUE] == 8 + 4
    assert (state.combat[BLUE], state.figures[BLUE], state.tokens[BLUE]) == (0, 1, 1)
    assert owner(state, "13") == "france"
    audited(state)


@rule("MAR-10.9")
def test_a_nation_without_markers_left_annexes_and_takes_nothing() -> None:
    state = new()
    upgrade(state, BLUE, "u7")
    stock(state, france=0)

    play(arming(state, "k23"), "fight france")

    assert offered(state, "annex") + offered(state, "land") == []
    assert (why_not(state, "annex 4").key, why_not(state, "land 1").key) == ("no-stock", "no-stock")
