"""The rules for players: chapters and paragraphs out of a game's folder `learn/`.

`contents.toml` has a table for each chapter, in it a line for each paragraph: the rules that it tells, and what it is
about: decisions, and things as tooltips name them, which is what leads there from the table. The texts are in `en.md`,
`pt.md` and `fr.md`.
"""

import re
import tomllib
from functools import cache

import caravela
from caravela.kernel.errors import ContentError
from caravela.kernel.text import LANGUAGES
from caravela.server.messages import Chapter, Paragraph

HEADING = re.compile(r"^(##?) ([a-z0-9-]+) (.+)$", re.MULTILINE)
RANGE = re.compile(r"([A-Z]+-(?:\d+\.|[A-Z]))(\d+)\.\.(\d+)$")

Line = dict[str, str]
"""A paragraph in the contents: `rules`, and `about` with commas."""


@cache
def contents(game: str) -> dict[str, dict[str, Line]]:
    """The paragraphs of each chapter, in their order; nothing for a game that can't be learnt here yet."""
    path = caravela.game(game).folder / "learn" / "contents.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


@cache
def chapters(game: str, language: str) -> list[Chapter]:
    """The rules of a game in a language."""
    if not contents(game):
        return []
    name = f"learn/{language}.md"
    text = (caravela.game(game).folder / name).read_text(encoding="utf-8")
    _, *pieces = HEADING.split(text)
    parts = [tuple(pieces[place : place + 4]) for place in range(0, len(pieces), 4)]
    should = [
        ("#" * (2 if part else 1), part or chapter)
        for chapter, lines in contents(game).items()
        for part in ("", *lines)
    ]
    for (mark, word, *_), wanted in zip(parts, should, strict=False):
        if (mark, word) != wanted:
            raise ContentError(f"{name}: here should stand '{' '.join(wanted)}', not '{mark} {word}'")
    if len(parts) != len(should):
        raise ContentError(f"{name}: {len(parts)} headings, but the contents have {len(should)}")
    found: list[Chapter] = []
    for mark, word, title, body in parts:
        if mark == "#":
            found.append(Chapter(id=word, title=title, lead=body.strip(), paragraphs=[]))
        else:
            rules = expanded(contents(game)[found[-1].id][word].get("rules", ""))
            found[-1].paragraphs.append(Paragraph(id=word, title=title, text=body.strip(), rules=rules))
    return found


def expanded(rules: str) -> list[str]:
    """
    The ids of rules, with those between two.

    >>> expanded("EMP-8.1..3 EMP-D12")
    ['EMP-8.1', 'EMP-8.2', 'EMP-8.3', 'EMP-D12']
    """
    found: list[str] = []
    for word in rules.split():
        if between := RANGE.match(word):
            found += [f"{between[1]}{number}" for number in range(int(between[2]), int(between[3]) + 1)]
        else:
            found.append(word)
    return found


@cache
def places(game: str) -> dict[str, str]:
    """Where to read about something: `chapter#paragraph` by a decision's name or a thing."""
    return {
        what.strip(): f"{chapter}#{part}"
        for chapter, lines in contents(game).items()
        for part, line in lines.items()
        for what in line.get("about", "").split(",")
        if what.strip()
    }


def is_page(game: str, chapter: str) -> bool:
    return not chapter or chapter in contents(game)


def read_all() -> None:
    """Read everything now, so that a mistake is told when the server starts."""
    for game in caravela.games():
        for language in LANGUAGES:
            chapters(game, language)
