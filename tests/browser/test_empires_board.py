"""The board of Empires: it reckons like the engine, and everything drawn can tell what it is."""

import random

import pytest

from caravela.games.empires.scoring import region_points, trade_income
from tests.browser.conftest import Meet
from tests.browser.serving import Server
from tests.browser.visitor import BOT, ME, Visitor
from tests.conftest import only_long

RECKON = """async ([holdings, regions]) => {
    const {income, regionPoints} = await import('/games/empires/web/reckon.js');
    const {content} = await (await fetch('/api/games/empires')).json();
    return [
        holdings.map(([goods, ships]) => income(goods, ships, content.sets)),
        regions.map((workers) => {
            const points = regionPoints(workers, content.majority);
            return Object.keys(workers).map((seat) => points[seat] ?? 0);
        }),
    ];
}"""

SILENT = """() => {
    const named = (e) => e.getAttribute('aria-label') || e.textContent.trim();
    return [...document.querySelectorAll('#table .empires :is([data-token], [data-tip], [role=img])')]
        .filter((e) => !named(e)).map((e) => e.outerHTML.slice(0, 120));
}"""

MOUSE = {"pointerType": "mouse", "bubbles": True}


def test_the_page_reckons_like_the_engine(visitor: Visitor) -> None:
    luck = random.Random(1)
    holdings = [
        ({kind: luck.randint(0, 6) for kind in luck.sample("abcdef", luck.randint(0, 5))}, luck.randint(0, 4))
        for _ in range(300)
    ]
    regions = [
        {seat: {"colonist": luck.randint(0, 5), "builder": luck.choice([0, 0, 1, 2])} for seat in "abcdef"[:seats]}
        for seats in range(1, 7)
        for _ in range(50)
    ]
    visitor.go()

    incomes, points = visitor.page.evaluate(RECKON, [holdings, regions])

    assert incomes == [trade_income(goods, ships) for goods, ships in holdings]
    assert points == [
        region_points([sum(crew.values()) for crew in region.values()], sum(c["builder"] for c in region.values()))
        for region in regions
    ]


@pytest.mark.parametrize("language", ["fr", *[pytest.param(other, marks=only_long) for other in ("en", "pt")]])
def test_everything_drawn_has_a_name_and_a_tooltip(meet: Meet, server: Server, language: str) -> None:
    visitor = meet(server, language=language)
    visitor.new_table(ME, BOT, BOT, settings={"building_set": "all", "builders": True, "nations": "random"})
    luck = random.Random(5)

    for until in (0, 20):
        visitor.hurry(luck, until)
        assert visitor.page.evaluate(SILENT) == []
    for kind in ("region", "building", "event", "worker", "good", "space", "player", "money"):
        visitor.page.locator(f'#table .empires [data-tip^="{kind} "]').first.dispatch_event("pointerover", MOUSE)
        visitor.page.wait_for_function("() => !document.querySelector('#tip').hidden")
        assert len(visitor.page.locator("#tip").inner_text()) > 10, kind
        visitor.page.keyboard.press("Escape")
