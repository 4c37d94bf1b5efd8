"""Texts: names and sentences in three languages, out of Fluent files."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from caravela.kernel.errors import CaravelaError

LANGUAGES = ("en", "pt", "fr")
LOCALES = {"en": "en", "pt": "pt-BR", "fr": "fr"}


class TextError(CaravelaError):
    """A text that is missing or can't be put together."""


class Texts:
    """The sentences of one language; an argument that names a thing is replaced by the thing's name."""

    def __init__(self, language: str, sources: Sequence[str]) -> None:
        self.language = language
        self.bundle = FluentBundle([LOCALES[language]], use_isolating=False)
        for source in sources:
            self.bundle.add_resource(FluentResource(source))

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
        return self.say(f"{kind}-{word}".replace("_", "-"))

    def say(self, key: str, facts: Mapping[str, Any] | None = None) -> str:
        """
        A sentence with its arguments.

        The argument `worker = "soldier"` is shown as the message `worker-soldier`; `worker2` is a second one.
        """
        if not self.has(key):
            raise TextError(f"{self.language}: no text {key!r}")
        shown = {name: self.shown(name, value) for name, value in (facts or {}).items()}
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise TextError(f"{self.language}: text {key!r} is empty")
        text, errors = self.bundle.format_pattern(pattern, shown)
        if errors:
            raise TextError(f"{self.language}: text {key!r}: {errors[0]}")
        return str(text)

    def shown(self, name: str, value: Any) -> Any:
        if not isinstance(value, str):
            return value
        key = f"{name.rstrip('0123456789')}-{value}".replace("_", "-")
        return self.say(key) if self.has(key) else value
