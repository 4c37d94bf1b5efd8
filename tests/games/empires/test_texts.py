"""Texts of Empires: every name, question, option, event and component can be said in three languages."""

from collections.abc import Iterator
from typing import Any

import pytest

import caravela
from caravela.games.empires import catalog
from caravela.games.empires.catalog import EVENTS, MOMENTS, SEATS, WORKERS
from caravela.games.empires.effects import SCORED, VERBS
from caravela.games.empires.state import Empires
from caravela.games.empires.steps.exchange import PLACES
from caravela.kernel.chance import QuickChance
from caravela.kernel.text import LANGUAGES, key_of
from tests.promises.test_texts import Reader, file

GAME = caravela.game("empires")
RARE = (
    "smuggler overpopulation spoils_1_ship spoils_1_specialists cartography papal_edict plague_2 trading_house "
    "mayflower mint university stables migration plague_3 rewrite_history militia reformation privateers"
).replace(" ", ",")
SETTINGS_PLAYED: list[dict[str, Any]] = [
    {},
    {"builders": True, "building_set": "all", "nations": "random", "recon": "basic", "vp_purchase": True},
    {"nations": "auction", "recon": "advanced", "less_luck": True},
    {"no_survivors": True, "nations": "random", "builders": True, "building_set": "custom", "custom_buildings": RARE},
]
GAMES = 60


# -- names ------------------------------------------------------------------------------------------------------------


def names() -> Iterator[tuple[str, str]]:
    """The kind and id of everything that needs a name."""
    content = catalog()
    things = {
        "seat": SEATS,
        "worker": WORKERS,
        "event": EVENTS,
        "age": content.ages,
        "region": content.regions,
        "good": content.goods,
        "space": content.school,
        "place": PLACES,
        "building": content.building_ids,
        "nation": [nation.id for nation in content.nations],
        "advantage": [nation.id for nation in content.nations],
        "card": [card.id for card in content.cards],
        "moment": MOMENTS,
        "effect": list(VERBS),
        "scored": SCORED,
    }
    for kind, words in things.items():
        yield from ((kind, word) for word in words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    assert [thing for thing in names() if not GAME.texts(language).has(key_of(*thing))] == []


def test_every_effect_belongs_to_a_verb() -> None:
    assert {key for key in file("empires", "en") if key.startswith("effect-")} == {
        key_of("effect", verb) for verb in VERBS
    }


# -- descriptions -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_and_nation_is_described_from_its_entry(language: str) -> None:
    texts = GAME.texts(language)
    for building in catalog().buildings:
        assert len(GAME.describe("building", building.id, texts)) > 15
    for nation in catalog().nations:
        assert len(GAME.describe("nation", nation.id, texts)) > 15


@pytest.mark.parametrize(
    ("language", "building", "text"),
    [
        ("en", "settlers", "Every round: one Colonist to your available workers."),
        ("pt", "settlers", "A cada rodada: um Colono para os seus trabalhadores disponíveis."),
        ("fr", "settlers", "À chaque manche : un Colon vers vos ouvriers disponibles."),
        ("en", "spoils_1_specialists", "When bought: 2 Specialists of your choice to your available workers. Free."),
        ("pt", "taxation", "A cada rodada: 10 moedas. 2 pontos no fim."),
        ("fr", "privateers", "À chaque manche : chaque autre joueur vous paie une pièce pour chacun de vos navires."),
        ("en", "wealth", "At the end of the game: one point for every 5 coins you have."),
        ("en", "navy", "At the end of the game: 4 points for each ship you own."),
    ],
)
def test_a_building_is_worded_with_the_plurals_of_the_language(language: str, building: str, text: str) -> None:
    assert GAME.describe("building", building, GAME.texts(language)) == text


def test_other_things_have_no_description() -> None:
    assert GAME.describe("good", "sugar", GAME.texts("en")) == ""


# -- options ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "english", "portuguese", "french"),
    [
        ("place soldier dock", "Soldier → Colonist Dock", "Soldado → Doca dos Colonos", "Soldat → Quai des colons"),
        (
            "place colonist specialists captain",
            "Colonist → Specialists: Captain",
            "Colono → Especialistas: Capitão",
            "Colon → Spécialistes : Capitaine",
        ),
        ("take sugar", "Take Sugar", "Pegar Açúcar", "Prendre : Sucre"),
        ("take captain", "Take a Captain", "Pegar um Capitão", "Prendre un Capitaine"),
        ("land caribbean", "Land in the Caribbean", "Desembarcar no Caribe", "Débarquer dans les Caraïbes"),
        ("eliminate militia", "Eliminate the Militia", "Eliminar a Milícia", "Éliminer la Milice"),
        ("add 0", "Nobody joins", "Ninguém entra", "Personne"),
        ("add 2", "2 Colonists join", "2 Colonos entram", "2 Colons"),
        (
            "move 1 peru brazil",
            "1 Colonist: Peru → Brazil",
            "1 Colono: Peru → Brasil",
            "1 Colon : Pérou → Brésil",
        ),
    ],
)
def test_an_option_reads_well(text: str, english: str, portuguese: str, french: str) -> None:
    labels = [GAME.texts(language).label(text, GAME.tokens) for language in LANGUAGES]

    assert labels == [english, portuguese, french]


# -- whole games ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def reader() -> Reader:
    """Whole games in all kinds of settings, read aloud."""
    reader = Reader(GAME)
    for number in range(GAMES):
        settings = SETTINGS_PLAYED[number % len(SETTINGS_PLAYED)]
        seats = GAME.seats[number % len(GAME.seats)]
        state = GAME.new(seats, number, listener=reader, **settings)
        assert isinstance(state, Empires)
        if number % 3:
            state.coins[:] = [150] * seats  # the rich do everything
        reader.play(state, QuickChance(number))
        for texts in reader.languages:
            assert GAME.board(GAME.view(state, number % seats), texts)
    return reader


def test_whole_games_can_be_read_in_three_languages(reader: Reader) -> None:
    assert len(reader.said) > 1000
    assert len(reader.shape_of) > 300


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Red marks the Militia of Yellow."),
        ("pt", "Vermelho escolhe como baixa a Milícia de Amarelo."),
        ("fr", "Rouge vise la Milice de Jaune."),
    ],
)
def test_the_rarest_event_can_be_read(language: str, sentence: str) -> None:
    assert GAME.texts(language).say("event-marked-militia", {"seat": "red", "seat2": "yellow"}) == sentence


READ_ABOVE = {"do-eliminate-militia", "event-marked-militia"}


def test_every_other_text_is_read_in_these_games(reader: Reader) -> None:
    read = {key for key, *_ in reader.said} | set(reader.shape_of.values())
    board_events = {key_of("event", name) for name in EVENTS}
    texts = [key for key in file("empires", "en") if key.startswith(("do-", "event-", "prompt-")) and "." not in key]

    unread = [key for key in texts if key not in read | board_events | READ_ABOVE]

    assert unread == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_can_be_read_at_every_stage_of_a_game(language: str) -> None:
    texts = GAME.texts(language)
    state = GAME.new(3, 4, **SETTINGS_PLAYED[1])
    chance = QuickChance(4)
    while not state.is_over:
        if state.choices % 20 == 0:
            panels = GAME.board(GAME.view(state, state.seat), texts)
            assert [panel.seat for panel in panels][-3:] == SEATS[:3]
            assert all(name for panel in panels for name, _ in panel.rows)
        options = state.options()
        state.choose(options[chance.below(len(options))])
