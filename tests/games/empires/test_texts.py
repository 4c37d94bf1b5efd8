"""Texts of Empires: every name, question, option, event, reason and component can be said in three languages."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from caravela.games.empires.catalog import EVENTS, MOMENTS, PLACES, REASONS, SEATS, WORKERS
from caravela.games.empires.effects import EACH
from caravela.games.empires.ledger import ledger
from caravela.games.empires.phrases import SAY
from caravela.games.empires.steps import DECISIONS
from caravela.kernel.chance import QuickChance
from caravela.kernel.phrases import Kind, Value, key_of
from caravela.kernel.text import LANGUAGES
from tests.games.empires.position import GAME, GAME_CATALOG, new

SPEECH = GAME_CATALOG.speech


# -- names ------------------------------------------------------------------------------------------------------------


def names() -> Iterator[tuple[str, str]]:
    """The kind and id of everything that needs a name."""
    things = {
        "seat": SEATS,
        "worker": WORKERS,
        "event": EVENTS,
        "age": GAME_CATALOG.ages,
        "region": GAME_CATALOG.regions,
        "good": GAME_CATALOG.goods,
        "space": GAME_CATALOG.school,
        "place": PLACES,
        "building": GAME_CATALOG.building_ids,
        "nation": [nation.id for nation in GAME_CATALOG.nations],
        "advantage": [nation.id for nation in GAME_CATALOG.nations],
        "card": [card.id for card in GAME_CATALOG.cards],
        "reason": REASONS,
        "when": MOMENTS,
        "effect": list(GAME.verbs),
        "each": EACH,
        "prompt": list(DECISIONS),
        "figure": list(ledger(new(), 0, 1).figures),
    }
    for kind, words in things.items():
        yield from ((kind, word) for word in words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    assert [thing for thing in names() if not GAME.texts(language).has(key_of(*thing))] == []


# -- phrases ----------------------------------------------------------------------------------------------------------


def sentences() -> dict[str, dict[str, Kind]]:
    """Per key of an offer or phrase its arguments."""
    found: dict[str, dict[str, Kind]] = {}
    for offer in SAY.offers:
        found[offer.key] = dict(zip(offer.names, offer.kinds, strict=True))
    for phrase in SAY.phrases:
        arguments = list(zip(phrase.names, phrase.kinds, strict=True))
        found[phrase.key] = dict(arguments[: phrase.open])
        if phrase.open < len(phrase.kinds):
            found[phrase.key + "-known"] = dict(arguments)
    return found


def written(language: str) -> dict[str, set[str]]:
    """Per key of the file the arguments that its text uses, forms of names left out."""
    source = (GAME.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    texts = re.findall(r"^([a-zA-Z][\w-]*) =(.*(?:\n[ }].*)*)", source, re.MULTILINE)
    return {key: set(re.findall(r"\$([a-z]+[0-9]?)", text)) for key, text in texts}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offer_and_phrase_has_its_sentence_with_just_these_arguments(language: str) -> None:
    texts = written(language)
    wanted = {key: set(arguments) for key, arguments in sentences().items()}

    assert {key: texts.get(key) for key in wanted} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_left_over(language: str) -> None:
    sorts = ("do-", "log-", "why-", "moment-")

    assert {key for key in written(language) if key.startswith(sorts)} == set(sentences())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offer_and_phrase_can_be_said(language: str) -> None:
    for key, arguments in sentences().items():
        facts: dict[str, Value] = {
            name: SPEECH.words[kind.name][0] if kind.first < 0 else 2 for name, kind in arguments.items()
        }
        assert GAME.texts(language).say(key, facts)


def test_every_text_of_an_option_is_its_own() -> None:
    assert SPEECH.option("land florida") >= 0
    assert len(SPEECH.numbers) == len([option for option in range(len(SPEECH)) if SPEECH.has(option)])
    assert len(SPEECH) < 2000


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
        ("take sugar", "Take sugar", "Pegar açúcar", "Prendre du sucre"),
        ("take captain", "Take a Captain", "Pegar um Capitão", "Prendre un Capitaine"),
        ("land caribbean", "Land in the Caribbean", "Desembarcar no Caribe", "Débarquer dans les Caraïbes"),
        ("eliminate militia", "Eliminate the Militia", "Eliminar a Milícia", "Éliminer la Milice"),
        ("add 0", "Nobody joins", "Ninguém entra", "Personne"),
        ("add 2", "2 Colonists join", "2 Colonos entram", "2 Colons"),
        ("use holland", "Holland: take the ship", "Holanda: pegar o navio", "Hollande : prendre le navire"),
        ("move 1 peru brazil", "1 Colonist: Peru → Brazil", "1 Colono: Peru → Brasil", "1 Colon : Pérou → Brésil"),
    ],
)
def test_an_option_reads_well(text: str, english: str, portuguese: str, french: str) -> None:
    labels = [GAME.texts(language).say(*SPEECH.label(SPEECH.option(text))) for language in LANGUAGES]

    assert labels == [english, portuguese, french]


# -- descriptions -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_and_nation_is_described_from_its_entry(language: str) -> None:
    texts = GAME.texts(language)
    for building in GAME_CATALOG.buildings:
        assert len(GAME.describe(GAME_CATALOG, "building", building.id, texts)) > 15
    for nation in GAME_CATALOG.nations:
        assert len(GAME.describe(GAME_CATALOG, "nation", nation.id, texts)) > 15


@pytest.mark.parametrize(
    ("language", "building", "text"),
    [
        ("en", "settlers", "Every round: one Colonist to your available workers."),
        ("pt", "settlers", "A cada rodada: um Colono para os seus trabalhadores disponíveis."),
        ("fr", "settlers", "À chaque manche : un Colon vers vos ouvriers disponibles."),
        ("en", "spoils_1_specialists", "When bought: 2 Specialists of your choice to your available workers. Free."),
        ("pt", "taxation", "A cada rodada: $10. 2 pontos no fim."),
        ("fr", "privateers", "À chaque manche : chaque autre joueur vous paie 1\u00a0$ pour chacun de vos navires."),
        ("en", "wealth", "At the end of the game: one point for every 5 dollars you have."),
        ("en", "navy", "At the end of the game: 4 points for each ship you own."),
    ],
)
def test_a_building_is_worded_with_the_plurals_of_the_language(language: str, building: str, text: str) -> None:
    assert GAME.describe(GAME_CATALOG, "building", building, GAME.texts(language)) == text


def test_other_things_have_no_description() -> None:
    assert GAME.describe(GAME_CATALOG, "good", "sugar", GAME.texts("en")) == ""


def test_every_effect_has_a_verb_a_sentence_and_an_icon_of_the_set() -> None:
    icons = (GAME.folder.parents[1] / "web" / "icons.svg").read_text(encoding="utf-8")
    drawn = set(re.findall(r'id="([^"]+)"', icons))

    assert {key for key in written("en") if key.startswith("effect-")} == {
        key_of("effect", verb) for verb in GAME.verbs
    }
    assert [kind.verb for kind in GAME.verbs.values() if kind.icon not in drawn] == []
    content = GAME.facts(GAME_CATALOG)
    assert content["nations"]["england"]["effects"][0]["icons"] == ["i-event-dock"]


# -- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_the_board_can_be_read_at_every_stage_of_a_game(language: str) -> None:
    texts = GAME.texts(language)
    settings: dict[str, Any] = {"builders": True, "building_set": "all", "nations": "random", "recon": "basic"}
    state = GAME.new(3, 4, vp_purchase=True, **settings)
    chance = QuickChance(4)
    while not state.is_over:
        assert texts.say(f"prompt-{type(state.decision).__name__}", state.decision.prompt(state))
        if state.choices % 20 == 0:
            panels = GAME.board(GAME_CATALOG, GAME.view(state, state.seat), texts)
            assert [panel.seat for panel in panels][-3:] == SEATS[:3]
            assert all(name for panel in panels for name, _ in panel.rows)
        options = state.options()
        state.choose(options[chance.below(len(options))])
