"""Every name, question, option and event of a game can be said in three languages."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import caravela
from caravela import Game, State
from caravela.kernel.agenda import Decision
from caravela.kernel.chance import QuickChance
from caravela.kernel.phrases import Said, key_of
from caravela.kernel.text import LANGUAGES, Texts
from tests.promises.tables import GAMES, finish, table
from tests.rules import ROOT

READ = 24
"""How many games are read aloud."""


class Variables(Visitor):
    """The names of the arguments in a text."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(pattern: Any) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.names


def contents(source: str) -> dict[str, set[str]]:
    """Per text, and per form of a name, its arguments."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = variables(entry.value)
            for form in entry.attributes:
                found[f"{entry.id.name}.{form.id.name}"] = variables(form.value)
    return found


@cache
def file(name: str, language: str, sort: str = "") -> dict[str, set[str]]:
    folder = caravela.game(name).folder
    assert folder is not None
    path = folder / "text" / sort / f"{language}.ftl"
    return contents(path.read_text(encoding="utf-8")) if path.is_file() else {}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_texts_with_the_same_arguments(name: str, language: str) -> None:
    for sort in ("", "sealed"):
        assert list(file(name, language, sort)) == list(file(name, "en", sort))
        assert file(name, language, sort) == file(name, "en", sort)


def names(game: Game) -> Iterator[tuple[str, str]]:
    """The kind and id of everything that needs a name in any game."""
    for setting, choice in game.settings.items():
        if choice.kept:
            continue
        yield from [("setting", setting), ("setting", f"{setting}_help")]
        if not choice.many and not isinstance(choice.default, bool):
            yield from (("choice", f"{setting}_{value}") for value in choice.choices)
    for preset in game.presets:
        yield from [("preset", preset), ("preset", f"{preset}_help")]
    for seat in game.seat_names:
        yield ("seat", seat)
    yield from [
        ("choice", "true"),
        ("choice", "false"),
        ("game", "title"),
        ("game", "line"),
        ("game", "length"),
        ("game", game.chapter),
    ]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(name: str, language: str) -> None:
    game = caravela.game(name)
    assert [thing for thing in names(game) if not game.texts(language).has(key_of(*thing))] == []


def declared(game: Game) -> dict[str, set[str]]:
    """The sentences that the phrases of a game need, with the arguments that they have."""
    found: dict[str, set[str]] = {}
    for offer in game.actions.phrases.offers:
        found[offer.key] = {*offer.names}
    for phrase in game.actions.phrases.phrases:
        found[phrase.key] = {*phrase.names[: phrase.open]}
        if phrase.open < len(phrase.names):
            found[f"{phrase.key}-known"] = {*phrase.names}
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_phrase_has_a_sentence_that_uses_only_its_words(name: str) -> None:
    texts = file(name, "en")
    for key, arguments in declared(caravela.game(name)).items():
        assert key in texts, f"no text {key!r}"
        used = {variable.split("-")[0] for variable in texts[key]}
        assert used <= arguments, f"{key!r} has only {sorted(arguments)}"


@pytest.mark.parametrize("name", GAMES)
def test_no_sentence_is_left_over(name: str) -> None:
    sorts = ("do-", "log-", "why-", "moment-")
    wanted = declared(caravela.game(name))

    assert [key for key in file(name, "en") if key.startswith(sorts) and key.split(".")[0] not in wanted] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_question_belongs_to_a_decision(name: str) -> None:
    decisions = {f"prompt-{step}" for step, kind in caravela.game(name).steps.items() if issubclass(kind, Decision)}

    assert {key for key in file(name, "en") if key.startswith("prompt-")} == decisions


@pytest.mark.parametrize("name", GAMES)
def test_every_verb_is_worded_and_drawn(name: str) -> None:
    game = caravela.game(name)
    drawn = (ROOT / "src" / "caravela" / "web" / "icons.svg").read_text(encoding="utf-8")
    effects = game.catalog().effects

    assert len(effects) > 20
    for effect in effects:
        assert key_of("effect", effect.verb) in file(name, "en"), effect.verb
        assert f'id="{effect.icon}"' in drawn, f"{effect.verb}: no icon {effect.icon!r}"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_and_every_row_of_the_score_pad_has_a_name(name: str, language: str) -> None:
    game = caravela.game(name)
    kinds_of = game.actions.kinds_by_word()
    for number in range(1, 7):
        state = finish(table(name, number).new(), number)
        for who, row in enumerate(state.breakdown()):
            ledger = game.ledger(state, who, game.all_eyes(state))
            for figure in ledger.figures:
                assert game.texts(language).has(key_of("figure", figure)), figure
            for reason in {**row, **ledger.points}:
                kinds = ["reason", *kinds_of.get(reason, ())]
                assert any(game.texts(language).has(key_of(kind, reason)) for kind in kinds), reason


class Reader:
    """Reads everything in a game aloud, in all languages, each different thing once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.languages: list[Texts] = [game.texts(language) for language in LANGUAGES]
        self.said: set[tuple[Any, ...]] = set()
        self.offers: Counter[str] = Counter()
        self.labels: set[int] = set()

    def hear(self, said: Said) -> None:
        for eyes in (0, 1, 2):
            self.say(*said.as_seen(self.game.actions, eyes))

    def watch(self, state: State, said: Said) -> None:
        self.say(*said.as_seen(state.speech, 0))

    def say(self, key: str, facts: dict[str, Any]) -> None:
        thing = (key, *facts.items())
        if thing not in self.said:
            self.said.add(thing)
            for texts in self.languages:
                assert texts.say(key, facts)

    def label(self, option: int) -> str:
        """The key of the option that was read."""
        key, facts = self.game.actions.label(option)
        if option not in self.labels:
            self.labels.add(option)
            self.say(key, facts)
        return key

    def reasons(self, state: State) -> None:
        """Why not, and what speaks against it."""
        decision, offered = state.decision, set(state.options())
        for offer in decision.offers:
            for option in range(offer.base, offer.end):
                if state.speech.has(option):
                    ask = decision.warning if option in offered else decision.why_not
                    said = ask(state, option)
                    if said is not None:
                        self.say(*said.as_seen(state.speech, 0))

    def play(self, state: State, chance: QuickChance) -> None:
        """Every second choice is of a kind that was rare so far, so that rare things are read too."""
        while not state.is_over:
            decision = state.decision
            self.say(f"prompt-{type(decision).__name__}", decision.prompt(state))
            if state.choices % 5 == 0:
                self.reasons(state)
            options = state.options()
            keys = [self.label(option) for option in options]
            pick = chance.below(len(options))
            if chance.below(2):
                pick = min(range(len(options)), key=lambda place: (self.offers[keys[place]], place != pick))
            self.offers[keys[pick]] += 1
            state.choose(options[pick])


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_can_be_read_in_three_languages(name: str) -> None:
    game = caravela.game(name)
    reader = Reader(game)
    for number in range(1, READ + 1):
        one = table(name, number)
        state = game.new(one.seats, one.seed, listener=reader, **one.settings)
        reader.play(state, QuickChance(number))
        for texts in reader.languages:
            assert game.board(game.catalog(), game.view(state, number % one.seats), texts)

    assert len(reader.said) > 300
    assert len(reader.labels) > 100
