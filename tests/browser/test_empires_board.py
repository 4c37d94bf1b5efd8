"""The board of Empires: everything drawn can tell what it is."""

import random

import pytest

from tests.browser.conftest import Meet
from tests.browser.serving import Server
from tests.browser.visitor import BOT, ME
from tests.conftest import only_long

SILENT = """() => {
    const named = (e) => e.getAttribute('aria-label') || e.textContent.trim();
    return [...document.querySelectorAll('#table .empires :is([data-token], [data-tip], [role=img])')]
        .filter((e) => !named(e)).map((e) => e.outerHTML.slice(0, 120));
}"""

MOUSE = {"pointerType": "mouse", "bubbles": True}


@pytest.mark.parametrize("language", ["fr", *[pytest.param(other, marks=only_long) for other in ("en", "pt")]])
def test_everything_drawn_has_a_name_and_a_tooltip(meet: Meet, server: Server, language: str) -> None:
    visitor = meet(server, language=language)
    visitor.new_table(ME, BOT, BOT, settings={"building_set": "all", "builders": True, "nations": "random"})
    luck = random.Random(5)

    for until in (0, 20):
        visitor.hurry(luck, until)
        assert visitor.page.evaluate(SILENT) == []
    for kind in ("region", "building", "event", "worker", "good", "space", "player", "money"):
        visitor.page.locator(f'#table .empires [data-tip^="{kind} "]').first.dispatch_event("pointermove", MOUSE)
        visitor.page.wait_for_function("() => !document.querySelector('#tip').hidden")
        assert len(visitor.page.locator("#tip").inner_text()) > 10, kind
        visitor.page.keyboard.press("Escape")
