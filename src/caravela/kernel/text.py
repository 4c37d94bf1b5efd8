"""Texts: names and sentences in three languages, out of Fluent files."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from caravela.kernel.effects import Effect
from caravela.kernel.errors import CaravelaError
from caravela.kernel.phrases import key_of

LANGUAGES = ("en", "pt", "fr")
LOCALES = {"en": "en", "pt": "pt-BR", "fr": "fr"}
SOFT_HYPHEN = "\u00ad"
"""Where the page may break a long word; a terminal would show it."""


class TextError(CaravelaError):
    """A text that is missing or can't be put together."""


class Texts:
    """
    The sentences of one language; an argument that names a thing is replaced by the thing's name.

    >>> source = '''
    ... worker-soldier = Soldier
    ...     .many = Soldiers
    ... hire = { $count } { $worker-many }
    ... '''
    >>> texts = Texts("en", [source])
    >>> texts.say("hire", {"worker": "soldier", "count": 2})
    '2 Soldiers'
    """

    def __init__(self, language: str, sources: Sequence[str]) -> None:
        self.language = language
        self.bundle = FluentBundle([LOCALES[language]], use_isolating=False)
        for source in sources:
            self.bundle.add_resource(FluentResource(source))
        self.names: dict[str, dict[str, str]] = {}

    @staticmethod
    def load(language: str, folders: Sequence[Path]) -> "Texts":
        """The texts of a language out of one file per folder."""
        if language not in LANGUAGES:
            raise TextError(f"unknown language {language!r}; known are {', '.join(LANGUAGES)}")
        return Texts(language, [(folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders])

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def name(self, kind: str, word: str) -> str:
        """The name of a thing: of the good 'sugar', the worker 'soldier'."""
        return self.say(key_of(kind, word))

    def say(self, key: str, facts: Mapping[str, Any] | None = None) -> str:
        """
        A sentence with its arguments.

        The argument `worker = "soldier"` is shown as the message `worker-soldier`, and what that message has beside
        its name, such as `.many`, can be used as `$worker-many`; `worker2` is a second one.
        """
        if not self.has(key):
            raise TextError(f"{self.language}: no text {key!r}")
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise TextError(f"{self.language}: text {key!r} is empty")
        shown: dict[str, Any] = {}
        for name, value in (facts or {}).items():
            shown[name] = value
            if isinstance(value, str):
                shown.update(self.forms(name, value))
        return self.formatted(key, pattern, shown)

    def formatted(self, key: str, pattern: Any, shown: dict[str, Any]) -> str:
        text, errors = self.bundle.format_pattern(pattern, shown)
        if errors:
            raise TextError(f"{self.language}: text {key!r}: {errors[0]}")
        return str(text).replace(SOFT_HYPHEN, "")

    def forms(self, name: str, word: str) -> dict[str, str]:
        """
        A thing's name and its other forms, by the arguments that they fill; nothing for a word without a name.

        Several words are a list: of the payment 'wood gold' both names are told.
        """
        kind = name.rstrip("0123456789")
        keys = [key_of(kind, part) for part in word.split(" ")]
        if not all(self.has(key) for key in keys):
            return {}
        found = [self.named(key) for key in keys]
        return {name + form: ", ".join(one.get(form, "") for one in found) for form in found[0]}

    def named(self, key: str) -> dict[str, str]:
        """The forms of the name with this key."""
        if key not in self.names:
            message = self.bundle.get_message(key)
            patterns = {"": message.value, **{f"-{form}": part for form, part in message.attributes.items()}}
            self.names[key] = {form: self.formatted(key, part, {}) for form, part in patterns.items()}
        return self.names[key]


# -- boards -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Panel:
    """A part of the board in words: a title, and rows of a name and what there is to say about it."""

    title: str
    rows: list[tuple[str, str]] = field(default_factory=list)
    seat: str = ""
    """The seat that it is about, if it is about one."""
    asked: bool = False
    """Whether it belongs to the question, and is read with it."""


def wording(effect: Effect[Any], texts: Texts, **more: str) -> str:
    """What an effect does, without saying when: '2 Wood'."""
    return texts.say(key_of("effect", effect.verb), {**effect.facts, **more})


def sentences(*parts: str) -> str:
    """One sentence after the other; those that have nothing to say are left out."""
    return " ".join(part for part in parts if part)


def together(*parts: str) -> str:
    """What a row of a panel tells, one thing beside the other; what says nothing is left out."""
    return " · ".join(part for part in parts if part)


def listed(words: Iterable[str], texts: Texts) -> str:
    """Things one after the other, or that there are none."""
    return ", ".join(words) or texts.say("board-nothing")


def named(kind: str, words: Iterable[str], texts: Texts) -> str:
    """The names of several things."""
    return listed((texts.name(kind, word) for word in words), texts)


Board = Callable[[Any, Mapping[str, Any], Texts], list[Panel]]
"""From a catalogue and a seat's view to the board in words."""

Describe = Callable[[Any, str, str, Texts], str]
"""From a catalogue and the kind and id of a component to its text; nothing where it has none."""
