"""The rules for players: the same paragraphs in three languages, about everything; no picture or link is missing."""

import re
from collections import Counter
from functools import cache
from typing import Any

import pytest

import caravela
from caravela.kernel.agenda import Decision
from caravela.kernel.phrases import key_of
from caravela.kernel.text import LANGUAGES
from caravela.server.learning import chapters, contents, places
from caravela.server.messages import Paragraph
from tests.rules import ID, ROOT

GAMES = caravela.games()
WEB = ROOT / "src" / "caravela" / "web"

MARK = re.compile(r"\{(.+?)\}")
LINK = re.compile(r"\]\((.+?)\)")
DRAWING = re.compile(r"^  (\w+)(?:,$|: )", re.MULTILINE)

TOLD = {
    "empires": range(1, 24),
    "maracaibo": range(1, 30),
    "pirates": range(1, 36),
    "santa_maria": range(20),
}
"""The sections of the numbered rules that players have to know; the others are lists, examples and checks."""
CALLED = {
    *("area", "automa", "bishop", "building", "career", "city", "dock", "event", "feat", "kind"),
    *("nation", "object", "prestige", "resource", "scholar", "synergy", "worker"),
    *("black_market", "figurehead", "residence", "slot"),
}
"""Kinds of things that the rules call by name."""
TO_THE_SIDE = {"colour", "item", "payment", "seat"}
"""Kinds of words that are told about under other names."""


def paragraphs(game: str, language: str) -> list[Paragraph]:
    return [one for chapter in chapters(game, language) for one in chapter.paragraphs]


def texts(game: str, language: str) -> list[str]:
    return [
        text for chapter in chapters(game, language) for text in (chapter.lead, *(p.text for p in chapter.paragraphs))
    ]


@cache
def words(game: str) -> set[str]:
    """All ids that a mark may name."""
    content = caravela.game(game).facts(caravela.game(game).catalog())
    found = {*caravela.game(game).actions.kinds_by_word(), *map(str, range(20)), "ship", "double", "triple"}
    listed = [content[kind] for kind in ("tokens", "cards") if isinstance(content.get(kind), list)]
    found |= {one["id"] for things in listed for one in things}
    return found | {word for kind in content.values() if isinstance(kind, dict) for word in kind}


def drawings(game: str) -> set[str]:
    """The kinds of marks that the game's page draws."""
    script = (caravela.game(game).folder / "web" / "learn.js").read_text()
    return set(DRAWING.findall(script.split("export const drawings = {")[1].split("\n};")[0]))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_pictures_and_links_in_the_same_order(game: str, language: str) -> None:
    for own, english in zip(texts(game, language), texts(game, "en"), strict=True):
        assert MARK.findall(own) == MARK.findall(english), own
        assert LINK.findall(own) == LINK.findall(english), own
        assert own.count("\n| ") == english.count("\n| "), own


@pytest.mark.parametrize("game", GAMES)
def test_a_paragraph_has_a_name_of_its_own_and_something_to_say(game: str) -> None:
    for language in LANGUAGES:
        assert [one.id for one in paragraphs(game, language) if len(one.text) < 40] == []
    names = Counter(one.id for one in paragraphs(game, "en"))
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_can_be_drawn(game: str) -> None:
    icons = set(re.findall(r'id="i-([\w-]+)"', (WEB / "icons.svg").read_text()))
    for mark in {mark for text in texts(game, "en") for mark in MARK.findall(text)}:
        kind, *ids = mark.split(" ")
        assert kind in drawings(game) | icons, mark
        assert {*ids} <= words(game), mark
        assert not ids or kind in drawings(game), mark


@pytest.mark.parametrize("game", GAMES)
def test_every_link_leads_somewhere(game: str) -> None:
    there = {one.id for one in paragraphs(game, "en")}
    kinds = caravela.game(game).actions.kinds_by_word()
    for link in {link for text in texts(game, "en") for link in LINK.findall(text)}:
        if link.startswith("#"):
            assert link[1:] in there, link
        else:
            kind, word = link.split(" ")
            assert kind in kinds[word], link


@pytest.mark.parametrize("name", GAMES)
def test_everything_at_the_table_has_a_paragraph(name: str) -> None:
    game = caravela.game(name)
    decisions = {step for step, kind in game.steps.items() if issubclass(kind, Decision)}
    kinds = {kind for kinds in game.actions.kinds_by_word().values() for kind in kinds} - TO_THE_SIDE

    assert decisions | kinds | {*game.settings} <= {*places(name)}
    assert [word for word in known_things(name) if word not in words(name)] == []


def known_things(game: str) -> list[str]:
    """The ids in what paragraphs are about: of 'building university' the second word."""
    return [key.split(" ")[1] for key in places(game) if " " in key]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_things_are_called_as_at_the_table(name: str, language: str) -> None:
    game = caravela.game(name)
    titles = [chapter.title for chapter in chapters(name, language)]
    titles += [one.title for one in paragraphs(name, language)]
    said = "\n".join([*titles, *texts(name, language)]).lower()
    things = [(kind, word) for word, kinds in game.actions.kinds_by_word().items() for kind in kinds if kind in CALLED]
    things = [thing for thing in things if key_of(*thing) not in sealed(name)]

    assert len(things) > 30
    assert [word for kind, word in things if game.texts(language).name(kind, word).lower() not in said] == []


@cache
def sealed(game: str) -> set[str]:
    """The keys of names that the rules must not give away."""
    file = caravela.game(game).folder / "text" / "sealed" / "en.ftl"
    return set(re.findall(r"^([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)) if file.is_file() else set()


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_players_must_know_is_told(game: str) -> None:
    rules = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    told = Counter(rule for one in paragraphs(game, "en") for rule in one.rules)
    numbered = {found for found in ID.findall(rules) if section(found) in TOLD[game]}

    assert sorted(numbered - {*told}) == []
    assert sorted({*told} - {*ID.findall(rules)}) == []


def section(rule: str) -> int | None:
    found = re.fullmatch(r"[A-Z]+-(\d+)\.\d+[a-z]?", rule)
    return int(found[1]) if found else None


def test_a_heading_that_the_contents_do_not_know_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    known: Any = {**contents("empires"), "later": {}}
    monkeypatch.setattr("caravela.server.learning.contents", lambda _: known)

    with pytest.raises(caravela.CaravelaError, match=r"learn/en.md: \d+ headings, but the contents have \d+"):
        chapters.__wrapped__("empires", "en")
