"""Every name, question, option and event of a game can be said in three languages."""

import re
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
from caravela.kernel.state import Event
from caravela.kernel.text import LANGUAGES, Texts, key_of
from tests.promises.tables import GAMES, finish, table

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
def file(name: str, language: str) -> dict[str, set[str]]:
    folder = caravela.game(name).folder
    assert folder is not None
    return contents((folder / "text" / f"{language}.ftl").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_texts_with_the_same_arguments(name: str, language: str) -> None:
    assert list(file(name, language)) == list(file(name, "en"))
    assert file(name, language) == file(name, "en")


def names(game: Game) -> Iterator[tuple[str, str]]:
    """The kind and id of everything that needs a name in any game."""
    for word, kinds in game.tokens.items():
        yield from ((kind, word) for kind in kinds)
    for setting, choice in game.settings.items():
        yield from [("setting", setting), ("setting", f"{setting}_help")]
        if not choice.many and not isinstance(choice.default, bool):
            yield from (("choice", f"{setting}_{value}") for value in choice.choices)
    for preset in game.presets:
        yield from [("preset", preset), ("preset", f"{preset}_help")]
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


@pytest.mark.parametrize("name", GAMES)
def test_every_question_belongs_to_a_decision(name: str) -> None:
    decisions = {f"prompt-{step}" for step, kind in caravela.game(name).steps.items() if issubclass(kind, Decision)}

    assert {key for key in file(name, "en") if key.startswith("prompt-")} == decisions


@pytest.mark.parametrize("name", GAMES)
def test_every_event_in_the_rules_has_a_sentence(name: str) -> None:
    folder = caravela.game(name).folder
    assert folder is not None
    sources = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))

    told = re.findall(r'\.tell(?:_some)?\(\s*"([a-z-]+[a-z])"', sources)

    assert len(told) > 10
    assert [key for key in told if f"event-{key}" not in file(name, "en")] == []


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_of_the_score_pad_has_a_name(name: str, language: str) -> None:
    game = caravela.game(name)
    for number in range(1, 7):
        for row in finish(table(name, number).new(), number).breakdown():
            for reason in row:
                kinds = ["reason", *game.tokens.get(reason, ())]
                assert any(game.texts(language).has(key_of(kind, reason)) for kind in kinds), reason


class Reader:
    """Reads everything in a game aloud, in all languages, each different thing once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.languages: list[Texts] = [game.texts(language) for language in LANGUAGES]
        self.said: set[tuple[Any, ...]] = set()
        self.shapes: Counter[str] = Counter()
        self.shape_of: dict[str, str] = {}

    def hear(self, event: Event) -> None:
        for seat in (None, 0, 1):
            key, facts = event.seen_by(seat)
            self.say(f"event-{key}", facts)

    def say(self, key: str, facts: dict[str, Any]) -> None:
        thing = (key, *facts.items())
        if thing not in self.said:
            self.said.add(thing)
            for texts in self.languages:
                assert texts.say(key, facts)

    def label(self, text: str) -> str:
        """The shape of the option that was read."""
        if text not in self.shape_of:
            [self.shape_of[text]] = self.languages[0].shapes(text, self.game.tokens)
            assert all(texts.label(text, self.game.tokens) for texts in self.languages)
        return self.shape_of[text]

    def play(self, state: State, chance: QuickChance) -> None:
        """Every second choice is of a kind that was rare so far, so that rare things are read too."""
        while not state.is_over:
            decision = state.decision
            self.say(f"prompt-{type(decision).__name__}", decision.prompt(state))
            options = state.options()
            shapes = [self.label(state.text(option)) for option in options]
            pick = chance.below(len(options))
            if chance.below(2):
                pick = min(range(len(options)), key=lambda place: (self.shapes[shapes[place]], place != pick))
            self.shapes[shapes[pick]] += 1
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
            assert game.board(game.view(state, number % one.seats), texts)

    assert len(reader.said) > 300
    assert len(reader.shape_of) > 100
