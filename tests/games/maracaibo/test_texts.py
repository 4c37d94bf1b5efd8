"""Texts: all that can be offered, told, asked and counted has its sentence in three languages."""

import pytest

from caravela.games.maracaibo.phrases import SAY
from caravela.games.maracaibo.steps import DECISIONS
from caravela.kernel.phrases import Kind, Value, key_of
from caravela.kernel.text import LANGUAGES
from tests.games.maracaibo.position import (
    ANA,
    BLUE,
    CATALOG,
    GAME,
    Log,
    city,
    decision,
    give,
    hand,
    markers,
    new,
    next_token,
    own,
    play,
    quest,
    turn_of,
)
from tests.rules import rule

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
    state = new(1)
    figures = {**GAME.ledger(state, BLUE, 1).figures, **GAME.ledger(state, ANA, 1).figures}

    assert [name for name in DECISIONS if not texts.has(f"prompt-{name}")] == []
    assert [name for name in figures if not texts.has(key_of("figure", name))] == []


def test_all_decisions_are_numbered() -> None:
    waiting = [name for name, step in GAME.steps.items() if hasattr(step, "offers")]

    assert sorted(waiting) == sorted(DECISIONS)


@rule("MAR-12.11")
def test_a_payment_that_may_be_declined_says_what_it_costs_and_gives() -> None:
    state = new()
    city(state, "5", "c06")
    turn_of(state, BLUE, "5")
    give(state, BLUE, combat=2)

    play(state, "city")

    assert decision(state) == "AskPay"
    assert [GAME.texts(language).say("prompt-AskPay", state.decision.prompt(state)) for language in LANGUAGES] == [
        "Pay 2 CP for 6 doubloons, 1 influence with a nation of your choice?",
        "Pagar 2 PC por 6 dobrões, 1 influência com uma nação à sua escolha?",
        "Payer 2 PC pour 6 doublons, 1 influence auprès d'une nation de votre choix ?",
    ]


@rule("MAR-12.10", "MAR-16.2")
@pytest.mark.parametrize(
    ("at", "asked"),
    [
        ("5", "Your choice: 4 doubloons, or 2 VP."),
        ("20", "Your choice: a combat, or up to 2 spaces with your explorer."),
    ],
)
def test_who_has_the_choice_is_told_what_each_way_brings(at: str, asked: str) -> None:
    state = new()
    city(state, "5", "c12")
    own(state, BLUE, "a45")  # an assistant
    turn_of(state, BLUE, at)

    play(state, "city")

    assert GAME.texts("en").say("prompt-ChooseWay", state.decision.prompt(state)) == asked


@pytest.mark.parametrize(
    ("name", "cards", "asked"), [("q12", ("a01", "a06", "a08"), "sugar"), ("q02", ("a05", "a07", "a17"), "a map")]
)
def test_who_pays_with_cards_is_asked_for_a_good_or_an_object(name: str, cards: tuple[str, ...], asked: str) -> None:
    state = new()
    quest(state, name, "6")
    hand(state, BLUE, *cards)
    turn_of(state, BLUE, "6")

    play(state, f"quest {name}")

    question = GAME.texts("en").say("prompt-PayCards", state.decision.prompt(state))
    assert question == f"Pay {asked}: with which card?"


@rule("MAR-9.5", "MAR-9.6")
@pytest.mark.parametrize(
    ("nation", "told"),
    [
        ("france", ["France alone has the most markers: combat value −2."]),
        ("spain", ["Spain alone has the fewest markers: combat value +3."]),
        ("england", []),
    ],
)
def test_the_modifier_of_a_combat_is_told(nation: str, told: list[str]) -> None:
    state = new()
    markers(state, france="1 2 3", england="6 7", spain="8")
    next_token(state, "k03")
    turn_of(state, BLUE, "11")
    log = Log(state)

    play(state, "city", "reveal 1", f"fight {nation}")

    said = [GAME.texts("en").say(*one.as_seen(SPEECH, 0)) for one in log.said]
    assert [sentence for sentence in said if "alone" in sentence] == told


def test_a_route_that_is_not_one_has_no_price() -> None:
    state = new()

    against = state.decision.why_not(state, SPEECH.option("sail 4 by 4"))

    assert against is None
