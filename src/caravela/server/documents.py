"""Documents: one template for all pages, filled with what each needs, so that a browser asks for all of it at once."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from posixpath import dirname, join, normpath
from string import Template

import caravela

WEB = Path(caravela.__file__).parent / "web"
IMPORT = re.compile(r'(?:^|;)(?:import|export)\b[^;"]*\bfrom\s*"([^"]+)"', re.MULTILINE)


@dataclass(frozen=True)
class Document:
    """A kind of page."""

    name: str
    script: str
    styles: tuple[str, ...]
    body: str

    def filled(self, game: str = "", asks: tuple[str, ...] = (), *, board: bool = False) -> bytes:
        """The page, about a game, with what its script will ask the server for; and with the game's board."""
        modules = modules_of(f"/web/{self.script}")
        styles = [f"/web/{name}" for name in ("tokens.css", "parts.css", *self.styles)]
        if board:
            modules = tuple(dict.fromkeys((*modules, *modules_of(f"/games/{game}/web/board.js"))))
            styles.append(f"/games/{game}/web/style.css")
        links = [f'<link rel="stylesheet" href="{style}">' for style in styles]
        links += [f'<link rel="preload" href="{ask}" as="fetch" crossorigin>' for ask in asks]
        links += [f'<link rel="modulepreload" href="{module}">' for module in modules[1:]]
        facts = {"texts": game or "_", "links": "\n".join(links), "script": self.script, "name": self.name}
        return Template((WEB / "page.html").read_text(encoding="utf-8")).substitute(facts, body=self.body).encode()


START = Document("start", "start.js", ("site.css", "start.css"), '<div id="start"></div>')
SITE = Document("site", "pages.js", ("site.css", "learn.css"), '<div id="site"></div>')
CAMPAIGN = Document("campaign", "campaign.js", ("site.css", "start.css", "campaign.css"), '<div id="campaign"></div>')
TABLE = Document(
    "table",
    "door.js",
    ("table.css", "frame.css", "desk.css", "slip.css"),
    '<div id="table" class="loading" data-waiting="others">'
    '<div class="skeleton" aria-hidden="true"><i></i><i></i><i></i><i></i></div></div>',
)


@cache
def modules_of(address: str) -> tuple[str, ...]:
    """A script and all that it imports."""
    found = [address]
    for module in found:
        told = IMPORT.findall(file_of(module).read_text(encoding="utf-8"))
        found += [one for one in (normpath(join(dirname(module), name)) for name in told) if one not in found]
    return tuple(dict.fromkeys(found))


def file_of(address: str) -> Path:
    """Where a script lies that is served at an address."""
    place, _, path = address.removeprefix("/").partition("/")
    if place == "web":
        return WEB / path
    game, _, path = path.partition("/")
    return caravela.game(game).folder / path
