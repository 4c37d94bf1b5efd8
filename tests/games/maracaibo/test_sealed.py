"""Sealed texts: the whole story is written in three languages, and nothing open to everybody gives it away."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.serializer import serialize_pattern

from caravela import Campaign
from caravela.kernel.phrases import key_of
from caravela.kernel.text import LANGUAGES
from tests.campaigns import FOLDER
from tests.games.maracaibo.position import CATALOG, GAME
from tests.rules import rule

SINGLE_GAMES = {"75", "76", "77"}
"""Story cards that everybody may choose by their names."""
PEOPLE = ("marisol", "abena", "rusk", "tamaro", "leonor", "anselm")


@cache
def messages(folder: str, language: str) -> dict[str, str]:
    """The values of a file by their keys."""
    assert GAME.folder is not None
    source = (GAME.folder / folder / f"{language}.ftl").read_text(encoding="utf-8")
    found = [entry for entry in FluentParser().parse(source).body if isinstance(entry, Message)]
    return {one.id.name: str(serialize_pattern(one.value)).strip() for one in found if one.value}


def sealed_things() -> list[tuple[str, str]]:
    """What nobody knows before a position has opened it."""
    cards = [card.id for card in CATALOG.stories if card.id not in SINGLE_GAMES]
    places = [place.id for place in CATALOG.locations if place.legacy]
    things = [("story", card) for card in cards] + [("story", f"{card}_front") for card in cards]
    things += [("story", f"{card.id}_back") for card in CATALOG.stories if card.chapter and card.read < 0]
    things += [("branch", branch.id) for branch in CATALOG.branches]
    things += [("chapter", str(card.chapter)) for card in CATALOG.stories if card.chapter]
    things += [("tile", tile.id) for tile in CATALOG.tiles] + [("slot", slot.id) for slot in CATALOG.slots]
    things += [("project", CATALOG.project_ids[card]) for card in CATALOG.deck_c]
    things += [("location", place) for place in places]
    things += [("arm", arm) for arm in CATALOG.arm_words if {*arm.split("-")} & {*places}]
    return things


@rule("MAR-25.1", "MAR-25.13")
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_of_the_story_is_written_and_sealed(language: str) -> None:
    keys = {key_of(*thing) for thing in sealed_things()}

    assert {*messages("text/sealed", language)} == keys
    assert keys & {*messages("text", language)} == set()


@rule("MAR-25.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_as_long_as_a_page_of_a_book(language: str) -> None:
    pages = {key: text for key, text in messages("text/sealed", language).items() if key.endswith(("-front", "-back"))}

    assert len(pages) == 122
    assert {key: text for key, text in pages.items() if not 40 < len(text) < 260 or not re.search(r"[.?]$", text)} == {}


@rule("MAR-1.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_open_tells_of_the_story(language: str) -> None:
    assert GAME.folder is not None
    rules = (GAME.folder / "learn" / f"{language}.md").read_text(encoding="utf-8").casefold()
    known = {text.casefold() for text in messages("text", language).values()}
    sealed = messages("text/sealed", language)
    names = [text.casefold() for key, text in sealed.items() if not key.endswith(("-front", "-back"))]
    telling = [*PEOPLE, *[name for name in names if len(re.findall(r"\w{4,}", name)) > 1]]

    assert len(telling) > 60
    assert [name for name in names if name in known] == []
    assert [name for name in telling if name in rules or any(name in text for text in known)] == []


@rule("MAR-25.6", "MAR-25.9")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_through_the_story_can_be_read(language: str) -> None:
    texts = GAME.texts(language)
    first = CATALOG.stories[CATALOG.story_ids.index(GAME.campaign[0])]
    waiting, read = [first.number], set[int]()

    while waiting:
        card = CATALOG.stories[waiting.pop()]
        read.add(card.number)
        assert texts.name("story", card.id) != texts.say(key_of("story", card.id, "front"))
        assert len({texts.name("branch", CATALOG.branches[way].id) for way in card.branches}) == len(card.branches)
        following = {card.next, *[CATALOG.branches[way].next for way in card.branches]} - {-1}
        waiting += following - read

    assert [card.id for card in CATALOG.stories if card.number not in read and card.chapter and card.read < 0] == []


@rule("MAR-19.10")
@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_whatever_goes_to_the_archive_may_be_read(path: Path) -> None:
    kinds = GAME.actions.kinds_by_word()

    for state in Campaign.loads(path.read_text(encoding="utf-8")).replay():
        opened = GAME.view(state, None)["opened"]
        for word in state.archive():
            assert [kind for kind in kinds[word] if key_of(kind, word) in opened], word
