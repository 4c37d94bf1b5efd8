"""The pages as they are sent: all that they need is named in their head."""

import re
from posixpath import dirname, join, normpath

import pytest

from tests.server.serving import HERE, ME, Player

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


@pytest.mark.parametrize("page", ["/", "/learn/empires", "/t/empires", "/t/santa_maria"])
def test_a_page_names_every_script_that_its_scripts_import(ana: Player, page: str) -> None:
    place, _, game = page.removeprefix("/").partition("/")
    head = ana.get(f"/t/{ana.create(ME, HERE, game=game).table}" if place == "t" else page).text

    named = re.findall(r'(?:type="module" src|rel="modulepreload" href)="([^"]+)"', head)

    assert len(named) == len(set(named))
    for script in named:
        code = COMMENT.sub("", ana.get(script).text)
        wanted = {normpath(join(dirname(script), name)) for name in re.findall(r'}\s*from\s*"([^"]+)"', code)}
        assert wanted <= set(named), script


def test_the_page_of_a_table_names_what_it_will_ask_for(ana: Player) -> None:
    table = ana.create(ME, HERE)

    asked = re.findall(r'href="(/api/[^"]+)" as="fetch"', ana.get(f"/t/{table.table}").text)
    earlier = re.findall(r'href="(/api/[^"]+)" as="fetch"', ana.get(f"/t/{table.table}/0").text)

    assert asked == [f"/api/tables/{table.table}", "/api/games/empires"]
    assert earlier == [f"/api/tables/{table.table}/positions/0", "/api/games/empires"]
    assert all(ana.get(path).status_code == 200 for path in (*asked, *earlier))
