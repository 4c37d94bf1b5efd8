"""Words: what components do and how a position stands, told in sentences that are made from entries and views."""

import pytest

from caravela.kernel.text import LANGUAGES, Panel
from tests.games.pirates.position import (
    BLACK,
    BLUE,
    CATALOG,
    GAME,
    act,
    black_market,
    dice,
    explorer,
    give,
    leftover,
    new,
    own,
    play,
    quests,
    ship,
    treasures,
    turn_of,
)
from tests.rules import rule


def told(kind: str, word: str, language: str = "en") -> str:
    return GAME.describe(CATALOG, kind, word, GAME.texts(language))


def panel(panels: list[Panel], title: str) -> dict[str, str]:
    """The rows of a panel of the board."""
    [found] = [panel for panel in panels if panel.title == title]
    return dict(found.rows)


# -- what components do -----------------------------------------------------------------------------------------------


@rule("PIR-21.35")
def test_a_card_tells_its_effects_by_their_moments_and_what_it_counts() -> None:
    assert [told("improvement", "sugar", language) for language in LANGUAGES] == [
        "+2 doubloon income. At once: 4 doubloons. 4 VP at the end.",
        "+2 de receita de dobrões. Na hora: 4 dobrões. 4 PV no fim.",
        "+2 de revenu de doublons. Tout de suite : 4 doublons. 4 PV à la fin.",
    ]


@pytest.mark.parametrize(
    ("kind", "word", "text"),
    [
        (
            "improvement",
            "map_maker",
            "From now on: in every Explore, 1 movement → 3 doubloons. At once: Explore 3. 2 VP at the end.",
        ),
        ("improvement", "chronicler", "At once: take 1 Quest. At the end: 6 VP per 3 Quests that scored."),
        ("location", "grenada", "a Raid; or bury 1 Treasure, 4 doubloons. Place of a Treasure Value tile."),
        ("location", "bonaire", "Explore 3."),
        ("residence", "farmhouse", "16 doubloons. At the end: 2 VP per doubloon of income (at most 24)."),
        (
            "quest",
            "q21",
            "2 Crew cards and 1 river crossed: 3 VP; 4 Crew cards and 3 rivers crossed: 8 VP.",
        ),
        ("figurehead", "harpy", "+4 doubloon income. From now on: your ship may sail 1 step further."),
        (
            "figurehead",
            "poseidon",
            "From now on: four burial squares of its own, for any Treasure. "
            "Burial squares: 5 doubloons · 4 VP · 1 Ship Upgrade · 1 Treasure of your choice.",
        ),
        ("black_market", "bm3a", "2 VP per river crossed (at most 6)"),
        ("slot", "u08", "From now on: Raid action: 3 power → 1 Treasure of its colour. Needs 2 Ship Upgrades."),
        ("slot", "u01", "Once: 5 doubloons."),
        ("action", "kraken3", "3 power → 6 doubloons, once per Raid"),
        ("action", "loot5", "5 power → 1 Treasure of its colour, once per turn"),
        ("square", "pearl_1", "Explore 2"),
        ("square", "gold_4", "no bonus"),
        ("ruby_square", "r5", "bury 2 Treasures, 1 VP"),
        ("space", "e11u", "bury 1 Treasure, 1 VP"),
        ("space", "rt", "build a Residence at half price; the Explorer returns to the start"),
        ("place", "gulf", "1 Ship Upgrade, then one: a Raid with +2 power; or Explore 4; or build any Residence."),
        (
            "solo",
            "b1",
            "First Explore 1. The first that is possible: Raid · Explore · Improvement (Crew, Equipment, Vessel).",
        ),
    ],
)
def test_cards_tiles_and_places_tell_what_they_give(kind: str, word: str, text: str) -> None:
    assert told(kind, word) == text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "kind",
    ["improvement", "location", "residence", "quest", "figurehead", "black_market", "slot", "action", "trade", "solo"],
)
def test_every_card_tile_and_slot_has_its_words(kind: str, language: str) -> None:
    assert all(told(kind, word, language) for word in CATALOG.speech.words[kind])


# -- the position -----------------------------------------------------------------------------------------------------


@rule("PIR-5.2", "PIR-6.2")
def test_the_caribbean_tells_prices_with_discounts_and_all_that_lies_there() -> None:
    state = new()
    own(state, BLACK, "klabautermann")
    black_market(state, BLUE, "bm1a", "trinidad")
    ship(state, BLUE, "tobacco")

    sea = panel(GAME.board(CATALOG, GAME.view(state, BLACK), GAME.texts("en")), "The Caribbean")

    assert list(sea)[:4] == ["column 1, row 1", "column 1, row 2", "column 1, row 3", "column 2, row 1"]
    assert sea["column 1, row 1"] == (
        "Location Trinidad: a Raid · tile: Pearl · Black Market of Blue: Spade gang (bury 1 Treasure)"
    )
    assert sea["column 2, row 1"].startswith("Equipment Tobacco, 5 doubloons: +4 doubloon income.")
    assert sea["column 2, row 1"].endswith("· ships: Blue")
    assert sea["column 2, row 3"] == (
        "Residence Farmhouse, 16 doubloons now: 2 VP per doubloon of income (at most 24) · first token 2 VP"
    )


@rule("PIR-1.9", "PIR-12.3")
def test_the_board_tells_how_ones_own_quests_stand_and_no_quest_of_another() -> None:
    state = new()
    quests(state, BLACK, "q01")
    quests(state, BLUE, "q16")
    treasures(state, BLACK, gold=8)

    panels = GAME.board(CATALOG, GAME.view(state, BLACK), GAME.texts("en"))

    assert (
        panel(panels, "Quests of Black")["Full Hold"]
        == "8 Treasures: 3 VP; 11 Treasures: 7 VP. Now: 8 Treasures → 3 VP"
    )
    assert "Small Fleet" not in " ".join(f"{name} {text}" for one in panels for name, text in one.rows)
    assert panel(panels, "Blue · 10 doubloons · 0 VP")["Quests"] == "1"


@rule("PIR-4.2", "PIR-4.9")
def test_who_sails_reads_with_the_question_what_lies_where_the_ship_can_go() -> None:
    state = new()
    ship(state, BLUE, "tobacco")

    panels = GAME.board(CATALOG, GAME.view(state, BLACK), GAME.texts("en"))

    stops = panel([one for one in panels if one.asked], "Where your ship can go")
    assert stops["column 1, row 1"] == "1 step · Location Trinidad: a Raid"
    assert stops["column 2, row 1"].startswith("2 steps, fee 1 doubloon · Equipment Tobacco, 8 doubloons:")


@rule("PIR-8.3", "PIR-8.4", "PIR-8.17")
def test_a_raid_is_told_with_what_each_die_is_worth_and_what_other_raids_have_left() -> None:
    state = new()
    own(state, BLACK, "gun_battery")
    dice(state, 3, 6, 2)
    act(state, BLACK, "trinidad")
    play(state, "choose raid")
    leftover(state, 2, "gold")

    panels = GAME.board(CATALOG, GAME.view(state, BLACK), GAME.texts("en"))

    assert panel(panels, "Raid of Black")["Emerald"] == "6 pips, 8 power"
    assert panel(panels, "Power left") == {"Raid 1, Gold bars": "2"}


@rule("PIR-7.9")
def test_the_sides_of_a_slash_are_told_in_full() -> None:
    state = new()
    treasures(state, BLACK, pearl=1)

    act(state, BLACK, "grenada")

    listed = panel(GAME.board(CATALOG, GAME.view(state, BLACK), GAME.texts("en")), "To choose from")
    assert listed == {"Raid": "a Raid", "Bury Treasure": "bury 1 Treasure, 4 doubloons"}


@rule("PIR-10.2")
def test_an_explore_is_told_with_the_movement_that_each_space_takes() -> None:
    state = new()
    explorer(state, BLACK, "e01")
    explorer(state, BLUE, "e03l")

    act(state, BLACK, "bonaire")

    reach = panel(GAME.board(CATALOG, GAME.view(state, BLACK), GAME.texts("en")), "Explore of Black")
    assert reach["Movement left"] == "3"
    assert reach["Lower space 4"] == "2 movement: 2 VP"
    assert "Lower space 3" not in reach


@rule("PIR-26.2", "PIR-26.19")
def test_jordan_is_told_with_his_card_and_what_he_has() -> None:
    state = new(1)
    turn_of(state, BLACK)
    give(state, BLACK, doubloons=0)
    play(state, "sail c1r1", "decline", "done")

    panels = GAME.board(CATALOG, GAME.view(state, BLACK), GAME.texts("en"))

    [jordan] = [one for one in panels if one.title.startswith("Jordan · ")]
    rows = dict(jordan.rows)
    assert rows["Deck"] == "5 cards"
    assert rows["Last card"].startswith("Card ")
