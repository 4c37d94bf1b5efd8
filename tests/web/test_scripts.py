"""The page shows what the engine tells: its scripts know no component by name and reckon nothing."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import caravela

ROOT = Path(caravela.__file__).parent
SCRIPTS = sorted([*ROOT.glob("web/*.js"), *ROOT.glob("games/*/web/*.js")])

COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)
STRING = re.compile(r"\"[^\"\n]*\"|'[^'\n]*'|`[^`]*`")

NAMED = {
    "empires": ["nations", "buildings"],
    "santa_maria": ["scholars", "bishops", "expansions", "halls", "roads", "shipments"],
}
"""The components that only the content files know by name."""

RECKONING = [
    r"\bcontent\.[\w.\[\]]+\s*[*/]",
    r"[*/]\s+(?:ctx\.game\.)?content\.",
    r"\bfacts\.(?:coins|points|count)\s*[*/+-]\s*\w",
    r"[*/]\s*facts\.",
    r"\bview\.[\w.\[\]]+\s*\*",
    r"\b(?:majority|income|odds|chance|price|cost|score|resistance|strength|kills|sets?)[Oo]f\s*\(",
    r"\bfunction (?:income|majority|kills|resistance|\w+Points|\w*Income|\w*Majority)\((?:goods|workers|grid)",
    r"\bpip_price\b[^}\n]*\*|\*[^{\n]*\bpip_price\b",
]
"""What a rule, a price, a majority or odds would look like."""


def code_of(path: Path) -> str:
    return COMMENT.sub(" ", path.read_text())


def words_of(code: str) -> Iterator[str]:
    """The words that a script says: in its strings, separated by spaces or quotes."""
    for string in STRING.findall(code):
        yield from re.split(r"[\s\"'`=<>]+", string)


@pytest.mark.parametrize("game", NAMED)
def test_no_script_knows_a_component_by_name(game: str) -> None:
    content = caravela.game(game).facts(caravela.game(game).catalog())
    names = {name for kind in NAMED[game] for name in content[kind]}

    scripts = [path for path in SCRIPTS if path.parent == ROOT / "web" or game in path.parts]

    found = [
        f"{path.relative_to(ROOT)}: {word!r}" for path in scripts for word in words_of(code_of(path)) if word in names
    ]

    assert not found, "the view or the content should tell it:\n" + "\n".join(found)


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_script_reckons(path: Path) -> None:
    code = code_of(path)

    found = [match[0] for pattern in RECKONING for match in re.finditer(pattern, code)]

    assert not found, "the engine should tell it: " + ", ".join(map(repr, found))


def test_icons_stand_where_they_are_drawn() -> None:
    icons = (ROOT / "web" / "icons.svg").read_text()

    moved = re.findall(r'<symbol id="([^"]+)"(?:(?!</symbol>).)*? transform=', icons, re.DOTALL)

    assert not moved, "each transform of each drawn icon costs the browser in every frame"


def test_every_icon_that_a_script_names_is_drawn() -> None:
    drawn = set(re.findall(r'id="((?:i|seat|shape)-[\w-]+)"', (ROOT / "web" / "icons.svg").read_text()))

    named = {
        (path.name, word)
        for path in SCRIPTS
        for word in re.findall(r'"(i-[a-z]+(?:-[a-z]+)*)"', code_of(path))
        if word not in drawn
    }

    assert not named
