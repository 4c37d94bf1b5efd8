"""Texts: what sentences must say beyond what all games promise."""

import pytest

from caravela.games.pirates.effects import ExploreTrade
from caravela.games.pirates.words import gains, sentence
from caravela.kernel.phrases import key_of
from caravela.kernel.text import LANGUAGES, Texts
from tests.games.pirates.position import BLACK, CATALOG, GAME, give, new, play, stop, treasures, upgrade
from tests.rules import rule

SPEECH = CATALOG.speech


def form(texts: Texts, kind: str, word: str, which: str) -> str:
    return texts.named(key_of(kind, word))[f"-{which}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_say_what_entries_cost_and_give(language: str) -> None:
    texts = GAME.texts(language)

    for action in CATALOG.actions:
        assert form(texts, "action", action.id, "price") == str(action.power)
        assert form(texts, "action", action.id, "gain") == gains(action.gains, texts)
    for slot in CATALOG.slots:
        assert form(texts, "slot", slot.id, "gain") == sentence(slot.effects, texts)
    for trade, effect in zip(CATALOG.trade_ids, CATALOG.trades, strict=True):
        assert isinstance(effect, ExploreTrade)
        assert form(texts, "trade", trade, "gain") == gains(effect.gains, texts)
    for kind in ("square", "ruby_square"):
        for word in SPEECH.words[kind]:
            given = GAME.describe(CATALOG, kind, word, texts)
            assert form(texts, kind, word, "gain") == given
            assert texts.name(kind, word).endswith(f": {given}")
    for treasure, above in zip(SPEECH.words["treasure"], CATALOG.above, strict=True):
        assert form(texts, "treasure", treasure, "bonus") == gains(above, texts)


@rule("PIR-5.1", "PIR-32.4")
def test_sentences_with_amounts_of_the_rules_have_those_of_the_content() -> None:
    texts = GAME.texts("en")

    assert texts.say("do-ignore") == f"Gain {CATALOG.pass_doubloons} doubloons"
    assert texts.say("do-exchange-ruby") == f"A Ruby → {CATALOG.ruby_points} VP"


@rule("PIR-5.1")
def test_who_stops_on_an_improvement_is_told_its_price_and_what_leaving_it_gives() -> None:
    state = new()
    stop(state, BLACK, "tobacco")

    assert [
        GAME.texts(language).say("prompt-StopAtImprovement", state.decision.prompt(state)) for language in LANGUAGES
    ] == [
        "Tobacco: acquire it for 8 doubloons, or gain 5?",
        "Tabaco: adquirir por 8 dobrões, ou receber 5?",
        "Tabac : l'acquérir pour 8 doublons, ou en gagner 5 ?",
    ]


@rule("PIR-9.3")
def test_who_gains_a_treasure_is_told_what_the_bonus_square_gives() -> None:
    state = new()
    give(state, BLACK, doubloons=20)
    stop(state, BLACK, "diving_bell")

    play(state, "acquire diving_bell", "choose pearl")

    assert GAME.texts("en").say("prompt-StoreTreasure", state.decision.prompt(state)) == (
        "Pearl: onto the bonus square (Explore 1), or into plain storage?"
    )


@rule("PIR-11.2")
def test_a_burial_is_offered_with_its_bonus() -> None:
    state = new()
    treasures(state, BLACK, gold=1)
    stop(state, BLACK, "spades")

    play(state, "acquire spades")

    labels = [GAME.texts("en").say(*SPEECH.label(option)) for option in state.options()]
    assert labels[:2] == ["Gold bar → Gold: 5 doubloons", "Gold bar → Gold: 1 Ship Upgrade"]


@rule("PIR-14.2")
def test_a_slot_behind_its_barrier_says_how_many_upgrades_are_missing() -> None:
    state = new()
    upgrade(state, BLACK, "u01")
    stop(state, BLACK, "bonaire")

    said = state.decision.why_not(state, SPEECH.option("upgrade u07"))

    assert said is not None
    assert GAME.texts("en").say(*said.as_seen(SPEECH, 0)) == "The barrier asks for 2 Ship Upgrades; you have 1."
