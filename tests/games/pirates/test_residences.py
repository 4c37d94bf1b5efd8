"""Residences (PIR-6) and what they score (PIR-23)."""

import pytest

from tests.games.pirates.position import (
    BLACK,
    BLUE,
    CATALOG,
    RED,
    YELLOW,
    Log,
    answers,
    audited,
    bring,
    build,
    bury_some,
    carry,
    decision,
    end_game,
    explorer,
    figurehead,
    give,
    new,
    own,
    own_kinds,
    play,
    quests,
    ship,
    stop,
    tokens,
    treasures,
    upgrade,
    why_not,
)
from tests.rules import rule


def scored(name: str, **state_of: int) -> int:
    """What a Residence scores for who has nothing else of it."""
    state = new()
    build(state, BLACK, name)
    treasures(state, BLACK, **{kind: count for kind, count in state_of.items() if kind in ("gold", "emerald", "pearl")})
    if "buried" in state_of:
        bury_some(state, BLACK, state_of["buried"])
    own_kinds(
        state, BLACK, **{kind: count for kind, count in state_of.items() if kind in ("crew", "equipment", "vessel")}
    )
    if "river" in state_of:
        explorer(state, BLACK, ("e00", "e08", "e14", "e19", "e25")[state_of["river"]])
    audited(state)
    return state.score_pad(BLACK, True)["residences"]


# -- building ---------------------------------------------------------------------------------------------------------


@rule("PIR-6.1", "PIR-6.2", "PIR-6.4")
def test_the_first_token_on_a_residence_scores_two_points() -> None:
    state = new()
    give(state, BLACK, doubloons=20)
    stop(state, BLACK, "farmhouse")

    assert answers(state) == ["build farmhouse", "decline"]
    log = Log(state)
    play(state, "build farmhouse")

    assert (state.doubloons[BLACK], state.points_of(BLACK)) == (4, 2)
    assert tokens(state, "farmhouse") == [BLACK]
    assert log.among("built", "first-token") == ["built", "first-token"]
    audited(state)


@rule("PIR-6.2", "PIR-6.4", "PIR-X4")
def test_the_second_token_scores_nothing_now_but_as_much_at_the_end() -> None:
    state = new()
    give(state, BLACK, doubloons=16)
    give(state, BLUE, doubloons=18)
    play(stop(state, BLACK, "farmhouse"), "build farmhouse")
    ship(state, BLACK, "c4r1")

    play(stop(state, BLUE, "farmhouse"), "build farmhouse")

    assert state.doubloons[BLUE] == 2
    assert [state.points_of(seat) for seat in (BLACK, BLUE)] == [2, 0]
    own(state, BLUE, "galleon", "rum")  # 8 doubloons of income
    own(state, BLACK, "tobacco", "sugar", "cacao", "quartermaster", "treasurer")  # 15
    end_game(state)
    assert [pad["residences"] for pad in state.breakdown()] == [24, 16]


@rule("PIR-6.1", "PIR-21.45")
@pytest.mark.parametrize(
    ("what", "price"), [("master_builder", 11), ("u16", 12), ("unicorn", 14), ("klabautermann", 16), ("u09", 16)]
)
def test_discounts_for_residences_lower_the_price(what: str, price: int) -> None:
    state = new()
    give(state, BLACK, doubloons=20)
    if what == "unicorn":
        figurehead(state, BLACK, what)
    elif what.startswith("u"):
        upgrade(state, BLACK, what)
    else:
        own(state, BLACK, what)

    play(stop(state, BLACK, "farmhouse"), "build farmhouse")

    assert state.doubloons[BLACK] == 20 - price


@rule("PIR-6.1", "PIR-17.2")
def test_who_cannot_pay_cannot_build() -> None:
    state = new()
    give(state, BLACK, doubloons=15)

    stop(state, BLACK, "farmhouse")

    assert state.doubloons[BLACK] == 15
    assert tokens(state, "farmhouse") == []
    assert state.seat == BLUE


@rule("PIR-6.3", "PIR-6.7")
def test_a_player_has_one_token_on_a_residence_at_most() -> None:
    state = new()
    build(state, BLACK, "farmhouse")
    give(state, BLACK, doubloons=40)

    stop(state, BLACK, "farmhouse")

    assert (state.doubloons[BLACK], state.seat) == (40, BLUE)
    assert tokens(state, "farmhouse") == [BLACK]


@rule("PIR-6.4")
def test_all_players_may_build_the_same_residence_which_stays() -> None:
    state = new(4)
    for seat in range(4):
        give(state, seat, doubloons=40)
        play(stop(state, seat, "tavern"), "build tavern")

    assert tokens(state, "tavern") == [BLACK, BLUE, YELLOW, RED]
    assert [state.points_of(seat) for seat in range(4)] == [2, 0, 0, 0]
    audited(state)


@rule("PIR-6.6", "PIR-D8")
def test_who_does_not_build_gets_nothing() -> None:
    state = new()
    give(state, BLACK, doubloons=20)

    play(stop(state, BLACK, "farmhouse"), "decline")

    assert state.doubloons[BLACK] == 20


@rule("PIR-D8", "PIR-6.7")
@pytest.mark.parametrize("own_token", [False, True])
def test_a_table_may_give_five_doubloons_to_who_does_not_build(own_token: bool) -> None:
    state = new(pass_residence_gain="5")
    give(state, BLACK, doubloons=20 if not own_token else 30)
    if own_token:
        build(state, BLACK, "farmhouse")

    stop(state, BLACK, "farmhouse")
    if not own_token:
        play(state, "decline")

    assert state.doubloons[BLACK] == (35 if own_token else 25)
    assert state.seat == BLUE


@rule("PIR-6.5")
def test_without_a_token_a_residence_scores_nothing() -> None:
    state = new()
    build(state, BLUE, "tavern")
    own_kinds(state, BLACK, crew=3)
    own_kinds(state, BLUE, crew=2)

    assert state.score_pad(BLACK, True)["residences"] == 0
    assert state.score_pad(BLUE, True)["residences"] == 8


@rule("PIR-21.20")
def test_build_reaches_every_residence_that_is_not_ones_own() -> None:
    state = new()
    give(state, BLACK, doubloons=40)
    build(state, BLACK, "tavern")

    carry(state, BLACK, CATALOG.slots[CATALOG.slot_ids.index("u20")].once)

    assert decision(state) == "BuildAnywhere"
    assert sorted(answers(state)) == ["build farmhouse", "build loft", "build stilt_house", "decline"]
    assert why_not(state, "build tavern").key == "own-token"
    assert why_not(state, "build sea_cave").key == "not-in-play"
    play(state, "build loft")
    assert (state.doubloons[BLACK], state.points_of(BLACK)) == (24, 2)


@rule("PIR-21.20", "PIR-17.2")
def test_build_offers_what_can_be_paid() -> None:
    state = new()
    give(state, BLACK, doubloons=16)

    carry(state, BLACK, CATALOG.slots[CATALOG.slot_ids.index("u20")].once)

    assert sorted(answers(state)) == ["build farmhouse", "build loft", "build tavern", "decline"]
    assert why_not(state, "build stilt_house") == ("too-dear", {"doubloons": 17, "doubloons2": 16})


@rule("PIR-6.1")
@pytest.mark.parametrize("name", CATALOG.residence_ids)
def test_every_residence_can_be_built_at_its_price(name: str) -> None:
    state = new()
    give(state, BLACK, doubloons=30)
    bring(state, name)

    play(stop(state, BLACK, name), f"build {name}")

    assert state.doubloons[BLACK] == 30 - CATALOG.residences[CATALOG.residence_ids.index(name)].cost
    assert tokens(state, name) == [BLACK]
    audited(state)


# -- scoring ----------------------------------------------------------------------------------------------------------


@rule("PIR-23.1")
@pytest.mark.parametrize(
    ("cards", "points"),
    [("quartermaster", 6), ("quartermaster sugar", 10), ("tobacco rum", 16), ("tobacco rum galleon treasurer", 24)],
)
def test_the_farmhouse_counts_the_amount_of_doubloon_income(cards: str, points: int) -> None:
    state = new()
    build(state, BLACK, "farmhouse")
    own(state, BLACK, *cards.split())

    assert state.score_pad(BLACK, True)["residences"] == points


@rule("PIR-23.2")
@pytest.mark.parametrize(
    ("cards", "points"),
    [("cacao", 3), ("fiddler indigo", 15), ("indigo fluyt fiddler", 24), ("indigo fluyt chaplain", 24)],
)
def test_the_bell_tower_counts_the_amount_of_points_income(cards: str, points: int) -> None:
    state = new()
    build(state, BLACK, "bell_tower")
    own(state, BLACK, *cards.split())

    assert state.score_pad(BLACK, True)["residences"] == points


@rule("PIR-23.3", "PIR-23.4", "PIR-23.5")
@pytest.mark.parametrize(
    ("name", "kind", "points"),
    [
        ("harbour_lodge", "vessel", [0, 5, 10, 15, 20, 25, 25]),
        ("loft", "equipment", [0, 4, 8, 12, 16, 20, 24, 24]),
        ("tavern", "crew", [0, 4, 8, 12, 16, 20, 24, 24]),
    ],
)
def test_a_residence_counts_improvements_of_its_kind(name: str, kind: str, points: list[int]) -> None:
    assert [scored(name, **{kind: count}) for count in range(len(points))] == points
    other = "crew" if kind == "vessel" else "vessel"
    assert scored(name, **{other: 2}) == 0


@rule("PIR-23.6")
def test_the_sea_cave_counts_buried_treasures() -> None:
    assert [scored("sea_cave", buried=count) for count in (0, 1, 7, 8, 9)] == [0, 3, 21, 24, 24]
    assert scored("sea_cave", gold=3) == 0


@rule("PIR-23.7")
def test_the_cliff_villa_counts_quests_that_scored() -> None:
    state = new()
    build(state, BLACK, "cliff_villa")
    own_kinds(state, BLACK, crew=2, equipment=2)
    quests(state, BLACK, "q23", "q05", "q16")

    assert state.score_pad(BLACK, True)["residences"] == 4
    own_kinds(state, BLACK, crew=1, vessel=2)
    assert state.score_pad(BLACK, True)["residences"] == 12


@rule("PIR-23.8", "PIR-23.9", "PIR-23.10")
@pytest.mark.parametrize(
    ("name", "kind"), [("green_terrace", "emerald"), ("gilded_manor", "gold"), ("lagoon_pavilion", "pearl")]
)
def test_a_residence_counts_treasures_of_its_kind(name: str, kind: str) -> None:
    assert [scored(name, **{kind: count}) for count in (0, 1, 5, 6, 7)] == [0, 4, 20, 24, 24]
    others = {"gold": 3, "emerald": 3, "pearl": 3} | {kind: 0}
    assert scored(name, **others) == 0


@rule("PIR-23.11", "PIR-X28")
def test_the_three_courts_count_sets_of_three_treasures() -> None:
    assert scored("three_courts", gold=4, emerald=2, pearl=3) == 16
    assert scored("three_courts", gold=5, emerald=4, pearl=4) == 24
    assert scored("three_courts", gold=5, emerald=4) == 0


@rule("PIR-23.12")
def test_the_stilt_house_counts_rivers() -> None:
    assert [scored("stilt_house", river=count) for count in range(5)] == [0, 6, 12, 18, 24]
