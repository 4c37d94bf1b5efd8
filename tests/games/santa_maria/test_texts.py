"""Texts: all that can be offered, told, asked and counted has its sentence in three languages."""

import pytest

from caravela.games.santa_maria.phrases import SAY
from caravela.games.santa_maria.steps import DECISIONS
from caravela.kernel.chance import QuickChance
from caravela.kernel.phrases import Kind, Value, key_of
from caravela.kernel.text import LANGUAGES, Texts
from tests.games.santa_maria.position import CATALOG, GAME, Log, new, start

SPEECH = CATALOG.speech


def facts_of(kinds: list[Kind], names: list[str]) -> dict[str, Value]:
    return SPEECH.facts(kinds, names, [0] * len(kinds))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offer_and_phrase_has_its_sentence_with_all_its_arguments(language: str) -> None:
    texts = GAME.texts(language)

    said = [texts.say(offer.key, facts_of(offer.kinds, offer.names)) for offer in SAY.offers]
    said += [texts.say(phrase.key, facts_of(phrase.kinds, phrase.names)) for phrase in SAY.phrases]

    assert all(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_every_kind_has_a_name(language: str) -> None:
    texts = GAME.texts(language)

    unnamed = [
        (kind.name, word)
        for kind in SAY.kinds
        for word in SPEECH.words.get(kind.name, [])
        if kind.name not in texts.forms(kind.name, word)
    ]

    assert unnamed == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_and_every_figure_has_a_text(language: str) -> None:
    texts = GAME.texts(language)
    figures = GAME.ledger(new(), 0, 1).figures

    assert [name for name in DECISIONS if not texts.has(f"prompt-{name}")] == []
    assert [name for name in figures if not texts.has(key_of("figure", name))] == []


def test_all_decisions_are_numbered() -> None:
    waiting = [name for name, step in GAME.steps.items() if hasattr(step, "offers")]

    assert sorted(waiting) == sorted(DECISIONS)


def test_a_payment_is_told_by_the_names_of_its_resources() -> None:
    option = SPEECH.option("pay wood wood gold")

    labels = [GAME.texts(language).say(*SPEECH.label(option)) for language in LANGUAGES]

    assert labels == ["Pay wood, wood, gold", "Pagar madeira, madeira, ouro", "Payer : bois, bois, or"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_read_aloud(language: str) -> None:
    texts: Texts = GAME.texts(language)
    whims = QuickChance(3)

    for seats in (1, 3):
        state = start(seats)
        log = Log(state)
        while not state.is_over:
            decision, options = state.decision, state.options()
            assert texts.say(f"prompt-{type(decision).__name__}", decision.prompt(state))
            assert all(texts.say(*state.speech.label(option)) for option in options)
            state.choose(options[whims.below(len(options))])
        assert all(texts.say(*said.as_seen(SPEECH, 0)) for said in [*log.said, *log.moments])


def test_dice_are_told_in_order() -> None:
    rolled = {"count": 1, "count2": 0, "count3": 2, "count4": 0, "count5": 4, "count6": 0}

    assert GAME.texts("en").say("log-white-rolled", rolled) == "White dice: 1 3 3 5 (×4)"
