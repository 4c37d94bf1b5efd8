"""Words: what components do and how a position stands, told in sentences that are made from entries and views."""

import pytest

from caravela.kernel.text import LANGUAGES, Panel
from tests.games.maracaibo.position import (
    BLUE,
    CATALOG,
    GAME,
    YELLOW,
    discs,
    give,
    hand,
    new,
    next_token,
    own,
    play,
    row,
    turn_of,
)
from tests.rules import rule

A50 = "Assistant at Martinique (1 figure): 3 cards with the same good → 5 doubloons, 2 VP, 2 CP. 1 VP at the end."
U11 = (
    "At once: explorer 3; or 4 doubloons, 4 VP; or one influence marker to its next noble rank. "
    "Only after 4 other upgrades."
)


def told(kind: str, word: str, language: str = "en") -> str:
    return GAME.describe(CATALOG, kind, word, GAME.texts(language))


def panel(panels: list[Panel], title: str) -> dict[str, str]:
    """The rows of a panel of the board."""
    [found] = [panel for panel in panels if panel.title == title]
    return dict(found.rows)


# -- what components do -----------------------------------------------------------------------------------------------


@rule("MAR-22.1", "MAR-23.3")
def test_a_card_tells_its_effects_by_their_moments_and_what_it_counts() -> None:
    assert [told("project", "a01", language) for language in LANGUAGES] == [
        "+2 doubloon income, +2 VP income (with Sword). 1 VP at the end.",
        "+2 de receita de dobrões, +2 de receita de PV (com Espada). 1 PV no fim.",
        "+2 de revenu de doublons, +2 de revenu de PV (avec Épée). 1 PV à la fin.",
    ]


@pytest.mark.parametrize(
    ("word", "text"),
    [
        ("a33", "From now on: a new last village action (2 maps → 2 VP, explorer 2). 1 VP at the end."),
        ("a50", A50),
        ("b057", "Needs 3 markers of France on the map. At once: 3 influence with France. 3 VP at the end."),
        (
            "b047",
            "From now on: a new combat action (value −1 → 3 doubloons, 2 VP (with Sword)). "
            "At once: synergy token Coin. 3 VP at the end.",
        ),
        (
            "b033",
            "Also costs 1 figure. +2 VP income. From now on: cards and prestige buildings cost 2 doubloons less. "
            "4 VP at the end.",
        ),
    ],
)
def test_a_card_tells_what_lies_inside_its_effects_and_what_else_it_asks_for(word: str, text: str) -> None:
    assert told("project", word) == text


@pytest.mark.parametrize(
    ("kind", "word", "text"),
    [
        ("quest", "q07", "map, pistol → 1 VP per compass, a combat"),
        ("city", "c11", "1 VP per combat token; your whole hand → 4 doubloons · market: tobacco"),
        ("token", "k02", "France 5 · England 3 (take 1 figure) · Spain 3 (take 2 VP) · +3 for the weakest nation"),
        ("location", "20", "a combat; or explorer 2. Ships must stop here."),
        ("location", "14", "Flag: remove 1 disc from your ship."),
        ("space", "e16", "3 VP, 3 doubloons"),
        ("space", "e7", "a quest"),
        ("barrier", "green", "4 VP for the first who crosses it, 2 VP for each later one"),
        (
            "area",
            "u9",
            "From now on: a new village action (3 cards with the same good → 2 doubloons, 2 VP). Only after Gun deck.",
        ),
        ("automa", "b2", "2 stops, upper route; card 3 of the row. Then: the top quest tile. From round 3: 4 VP."),
        (
            "prestige",
            "b3",
            "12 doubloons and a figure → synergy token Medal; the first investor 2 VP. "
            "At the end 4 VP per assistant of yours on the map, at most 16.",
        ),
    ],
)
def test_tiles_tokens_and_places_tell_what_they_give(kind: str, word: str, text: str) -> None:
    assert told(kind, word) == text


@rule("MAR-20.1", "MAR-20.5")
def test_a_career_tells_both_conditions_of_each_task_and_the_bonus() -> None:
    text = told("career", "p2")

    assert text.startswith(
        "Blue barrier crossed: 1 figure, 3 doubloons; Red barrier crossed: 4 VP more. 4 quest tiles:"
    )
    assert text.endswith("After all three: 2 doubloons, 2 VP.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "kind", ["project", "career", "prestige", "automa", "quest", "city", "token", "area", "barrier"]
)
def test_every_card_tile_and_token_has_its_words(kind: str, language: str) -> None:
    assert all(told(kind, word, language) for word in CATALOG.speech.words[kind])


# -- the position -----------------------------------------------------------------------------------------------------


@rule("MAR-22.5")
def test_the_board_tells_what_each_card_costs_now_and_does() -> None:
    state = new()
    own(state, BLUE, "b031")
    hand(state, BLUE, "a10")
    row(state, "a11", "", "a12", "a13")

    panels = GAME.board(CATALOG, GAME.view(state, BLUE), GAME.texts("en"))

    assert panel(panels, "Cards of Blue")["Storehouse"].startswith("5 doubloons · cotton, pistol · +4 doubloon income.")
    assert list(panel(panels, "Face-up row")) == ["Barber-Surgeon", "Sergeant", "Ropewalk"]


@rule("MAR-1.6")
def test_the_board_tells_no_card_in_the_hand_of_another() -> None:
    state = new()
    hand(state, YELLOW, "a10", "a11")

    panels = GAME.board(CATALOG, GAME.view(state, BLUE), GAME.texts("en"))

    words = " ".join(f"{name} {text}" for one in panels for name, text in one.rows)
    assert "Storehouse" not in words
    assert panel(panels, "Yellow · 10 doubloons · 0 VP")["Hand"] == "2 cards of 4"


@rule("MAR-2.4", "MAR-16.1")
def test_the_chart_tells_tiles_instead_of_what_they_cover_and_only_spaces_of_this_round() -> None:
    state = new()

    chart = panel(GAME.board(CATALOG, GAME.view(state, BLUE), GAME.texts("en")), "The Caribbean")

    assert chart["11 Maracaibo"] == "Maracaibo: a combat · market: tobacco · Flag: 3 VP. · market spaces free: 1 of 1"
    assert chart["7 St. Kitts"] == "village · marker of England"
    assert "21a Home waters" in chart
    assert not {"21b Home waters", "22 Home port"} & {*chart}


@rule("MAR-7.2")
def test_who_sails_reads_what_each_stop_costs_and_gives() -> None:
    state = new()

    stops = panel(GAME.board(CATALOG, GAME.view(state, BLUE), GAME.texts("en")), "Where your ship can go")

    assert stops["Sail to Martinique by Santo Domingo"] == "7 movement points · 3 village actions"
    assert stops["Sail to Puerto Plata"] == "4 movement points"


def test_a_combat_is_told_with_what_each_nation_would_fight_with_and_then_the_value_left() -> None:
    state = new()
    next_token(state, "k01")
    turn_of(state, BLUE, "11")
    give(state, BLUE, combat=1)
    discs(state, BLUE, "u1", 1)

    play(state, "city", "reveal 1")
    before = GAME.board(CATALOG, GAME.view(state, BLUE), GAME.texts("en"))
    play(state, "fight france", "raise combat_point")
    after = GAME.board(CATALOG, GAME.view(state, BLUE), GAME.texts("en"))

    assert panel(before, "Combat of Blue")["France"] == "combat value 6 for 2 doubloons"
    assert panel(after, "Combat of Blue")["Combat value left"] == "7 (France)"
