"""Icons: every one of them can be said in words, in three languages (SMA-25)."""

import pytest

from caravela.kernel.text import LANGUAGES
from tests.games.santa_maria.position import CATALOG, GAME
from tests.rules import rule

TRADE = {"resource": "wood", "resource2": "grain", "pays": 2, "item": "sugar", "count": 1}
TRADE |= {"item2": "gem", "count2": 1, "gains": 2}


@rule("SMA-25.1")
@pytest.mark.parametrize(
    ("key", "facts", "words"),
    [
        ("resource-wood", {}, ("Wood", "Madeira", "Bois")),
        ("resource-grain", {}, ("Grain", "Cereal", "Blé")),
        ("resource-sugar", {}, ("Sugar", "Açúcar", "Sucre")),
        ("resource-gem", {}, ("Gem", "Gema", "Gemme")),
        ("resource-gold", {}, ("Gold", "Ouro", "Or")),
        ("effect-gain-coins", {"coins": 3}, ("3 coins", "3 moedas", "3 pièces")),
        ("effect-points", {"count": 2}, ("2 points", "2 pontos", "2 points")),
        ("look-end-points", {"points": 2}, ("2 points at the end", "2 pontos no fim", "2 points à la fin")),
        (
            "effect-trade",
            TRADE,
            (
                "1 wood or 1 grain → 1 sugar or 1 gem",
                "1 madeira ou 1 cereal → 1 açúcar ou 1 gema",
                "1 bois ou 1 blé → 1 sucre ou 1 gemme",
            ),
        ),
        (
            "effect-ship",
            {"count": 1},
            ("one shipping action", "uma ação de exportação", "une action d'exportation"),
        ),
        (
            "effect-conquer",
            {"count": 1},
            ("one conquistador action", "uma ação de conquistador", "une action de conquistador"),
        ),
        ("effect-pray", {"count": 1}, ("one religion action", "uma ação de religião", "une action de religion")),
        ("look-monk-space", {}, ("a monk", "um monge", "un moine")),
        ("look-die-space", {}, ("a blue die", "um dado azul", "un dé bleu")),
        ("look-gold-space", {}, ("gold", "ouro", "or")),
        ("look-tree", {"year": 1}, ("tree of year 1", "árvore do ano 1", "arbre de l'année 1")),
        ("tile-road", {"count": 2}, ("Road with 2 settlers", "Estrada com 2 colonos", "Route avec 2 colons")),
        (
            "look-bishop-now",
            {"points": 3, "penalty": 2},
            ("3 points now, minus 2", "3 pontos agora, menos 2", "3 points maintenant, moins 2"),
        ),
        ("look-first", {}, ("1st", "1.º", "1er")),
    ],
)
def test_every_icon_has_a_text_in_three_languages(
    key: str, facts: dict[str, str | int], words: tuple[str, str, str]
) -> None:
    assert tuple(GAME.texts(language).say(key, facts) for language in LANGUAGES) == words


@rule("SMA-25.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_space_and_every_terrain_has_a_name_of_its_own(language: str) -> None:
    kinds = [GAME.texts(language).name("kind", kind) for kind in CATALOG.kind_ids]
    terrains = [GAME.texts(language).name("terrain", terrain) for terrain in GAME.facts(CATALOG)["terrains"]]

    assert len({*kinds}) == 11
    assert len({*terrains}) == 4


@rule("SMA-25.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_drawn_with_icons_is_described_in_words(language: str) -> None:
    texts = GAME.texts(language)
    drawn = {
        "expansion": CATALOG.tile_ids[: CATALOG.expansions],
        "hall": CATALOG.tile_ids[CATALOG.first_hall : CATALOG.road_tile],
        "dock": CATALOG.dock_ids,
        "retire": CATALOG.rest_ids,
        "station": CATALOG.station_ids,
        "scholar": CATALOG.scholar_ids,
        "bishop": CATALOG.bishop_ids,
    }

    told = {kind: [GAME.describe(CATALOG, kind, word, texts) for word in words] for kind, words in drawn.items()}

    assert [len(set(words)) for words in told.values()] == [30, 4, 4, 5, 4, 10, 6]
    assert all(len(text) > 5 for texts in told.values() for text in texts)
