"""Words: what components do and how a position stands, told in sentences that are made from entries and views."""

import pytest

from caravela.games.maracaibo.steps.story import ReadCard
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
    run,
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
    "kind", ["project", "career", "prestige", "automa", "quest", "city", "token", "area", "barrier", "tile", "slot"]
)
def test_every_card_tile_and_token_has_its_words(kind: str, language: str) -> None:
    assert all(told(kind, word, language) for word in CATALOG.speech.words[kind])


L4 = (
    "Cumaná, a city on an arm of its own: 2 village actions; 1 figure → 5 VP. Flag: 5 doubloons. "
    "Sailing in costs 3 movement points, sailing out 3. Only if your explorer has come to space 4 or beyond."
)
L17 = (
    "Before your main action at Cozumel you may help: 3 doubloons → 4 VP; a disc of your ship comes onto the tile. "
    "Spaces: 4. Who passes without stopping pays 2 doubloons; who can't pay must stop."
)


@rule("MAR-26.3", "MAR-26.5", "MAR-26.6", "MAR-26.7", "MAR-26.8", "MAR-26.13", "MAR-26.15")
@pytest.mark.parametrize(
    ("word", "text"),
    [
        ("l2", "Martinique → Port of Spain: 3 movement points."),
        ("l4", L4),
        ("l5", "Whenever your ship ends its voyage at Tortuga: 1 figure."),
        (
            "l6",
            "A new combat action (value −10 / −11 → a marker that stays, 3 influence with the fighting nation, "
            "8 doubloons).",
        ),
        ("l17", L17),
        ("l20", "No village action at Santa Marta as main action; quests and assistants remain possible."),
    ],
)
def test_a_legacy_tile_tells_what_it_changes(word: str, text: str) -> None:
    assert told("tile", word) == text


@rule("MAR-14.8", "MAR-25.8", "MAR-25.18")
@pytest.mark.parametrize(
    ("kind", "word", "text"),
    [
        ("story", "1", "Story quest at Portobelo: 1 CP → 5 doubloons, 1 VP per compass."),
        ("story", "21", "The story goes on when this is full: Beacon of Baracoa."),
        ("story", "75", ""),
        ("branch", "3-1", ""),
        ("branch", "3-2", "Everybody gets: 2 doubloons."),
    ],
)
def test_a_story_card_tells_its_quest_and_a_vote_what_it_brings(kind: str, word: str, text: str) -> None:
    assert told(kind, word) == text


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


@rule("MAR-1.5", "MAR-1.11")
def test_the_board_tells_the_story_cards_and_the_legacy_tiles_with_what_lies_on_them() -> None:
    state = new(legacy=("21", "l6"))

    panels = GAME.board(CATALOG, GAME.view(state, BLUE), GAME.texts("en"))

    [(title, text)] = panel(panels, "Story").items()
    assert title == "Chapter 4 · A Beacon for Baracoa"
    assert text.startswith("The settlers' boats")
    assert text.endswith("The story goes on when this is full: Beacon of Baracoa.")
    assert list(panel(panels, "Legacy tiles")) == ["Silver fleet", "Beacon of Baracoa"]
    assert panel(panels, "Legacy tiles")["Beacon of Baracoa"].endswith("spaces free: 3 of 4")


@rule("MAR-1.6", "MAR-25.18")
def test_who_votes_reads_the_back_and_what_the_others_have_voted() -> None:
    state = new(legacy=("3",))
    before = GAME.board(CATALOG, GAME.view(state, BLUE), GAME.texts("en"))

    run(state, ReadCard(CATALOG.story_ids.index("3"), YELLOW))
    play(state, "vote 3-2")
    panels = GAME.board(CATALOG, GAME.view(state, YELLOW), GAME.texts("en"))

    back = GAME.texts("en").say("story-3-back")
    [asked] = [one for one in panels if one.asked]
    assert not any(back in text for one in before for _, text in one.rows)
    assert asked.rows == [
        ("Chapter 1 · The Keeper's Price", back),
        ("Give it back to Marisol and keep silent", ""),
        ("Copy it first, for your own voyages", "Everybody gets: 2 doubloons."),
        ("Blue", "Copy it first, for your own voyages"),
    ]
