"""Sealed texts: what a story tells of things that nobody has come to yet stays here until a position opens it."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import caravela
from caravela.kernel.game import Game
from caravela.kernel.phrases import Speech, key_of
from caravela.kernel.text import LANGUAGES
from caravela.server.messages import Opened
from caravela.server.refusal import Refusal


@cache
def sealed_texts(name: str, language: str) -> dict[str, str]:
    """The sealed messages of a game by their keys, each as it stands in its file."""
    file = caravela.game(name).folder / "text" / "sealed" / f"{language}.ftl"
    if not file.is_file():
        return {}
    source = file.read_text(encoding="utf-8")
    messages = [entry for entry in FluentParser().parse(source).body if isinstance(entry, Message)]
    return {one.id.name: source[one.id.span.start : one.span.end] for one in messages if one.span and one.id.span}


def still_sealed(game: Game, opened: Iterable[str]) -> set[str]:
    """The keys of the texts that stay sealed."""
    return set(sealed_texts(game.name, LANGUAGES[0])).difference(opened)


@cache
def things_of(name: str, speech: Speech) -> dict[int, set[str]]:
    """The options that name sealed things, each with the keys of their names."""
    sealed = set(sealed_texts(name, LANGUAGES[0]))
    found = {}
    for option in range(len(speech)) if sealed else ():
        if speech.has(option):
            _, facts = speech.label(option)
            named = {key_of(kind.rstrip("0123456789"), str(word)) for kind, word in facts.items()} & sealed
            if named:
                found[option] = named
    return found


def sealed_options(game: Game, speech: Speech, opened: Iterable[str]) -> set[int]:
    """The options that name something that is not opened yet."""
    known = set(opened)
    return {option for option, named in things_of(game.name, speech).items() if not named <= known}


def words_of(game: Game, catalog: Any, opened: Iterable[str] = ()) -> dict[str, list[str]]:
    """By the words of a catalogue the kinds of things that they name; of sealed ones only what is opened."""
    sealed = still_sealed(game, opened)
    found = {}
    for word, kinds in catalog.speech.kinds_by_word().items():
        known = [kind for kind in kinds if key_of(kind, word) not in sealed]
        if known:
            found[word] = known
    return found


def descriptions(game: Game, catalog: Any, language: str, words: dict[str, list[str]]) -> dict[str, str]:
    """What things do, in words."""
    texts = game.texts(language)
    found = {}
    for word, kinds in words.items():
        for kind in kinds:
            if text := game.describe(catalog, kind, word, texts):
                # French sets a space before these signs: they never begin a line.
                found[key_of(kind, word)] = re.sub(r" (?=[?!:;»])", "\u00a0", text)
    return found


def opened_texts(game: Game, catalog: Any, keys: Iterable[str], language: str) -> Opened:
    """What may be told once these keys are opened; nothing else."""
    if language not in LANGUAGES:
        raise Refusal(404, "not-found", "nothing is written in this language")
    sealed, opened = sealed_texts(game.name, language), set(keys)
    before = words_of(game, catalog)
    words = {word: kinds for word, kinds in words_of(game, catalog, opened).items() if kinds != before.get(word)}
    told = descriptions(game, catalog, language, words)
    return Opened(
        texts="".join(f"{sealed[key]}\n" for key in sealed if key in opened),
        descriptions={key: text for key, text in told.items() if key in opened},
        tokens=words,
    )
