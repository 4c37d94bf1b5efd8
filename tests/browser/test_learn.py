"""Learning: rules, gallery, legend and about; and the ways from the table to them."""

import random
import re

import pytest
from playwright.sync_api import expect

import caravela
from caravela.kernel.text import LANGUAGES
from caravela.server.learning import chapters
from tests.browser.conftest import Meet
from tests.browser.serving import Server
from tests.browser.visitor import BOT, ME, Visitor
from tests.conftest import LONG, only_long

GAMES = caravela.games()

SMALL = """() => [...document.querySelectorAll('main *, header *')].filter(e => e.checkVisibility()
    && [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()) && !e.closest('.sr, svg')
    && parseFloat(getComputedStyle(e).fontSize) < 10).map(e => e.outerHTML.slice(0, 120))"""
"""Words that are too small to be read."""

EMPTY = """() => [...document.querySelectorAll('.drawing')].filter(e => ![...e.children].some(one => {
    const { width, height } = one.getBoundingClientRect();
    return width >= 12 && height >= 12;
})).map(e => e.outerHTML.slice(0, 200))"""
"""Pictures of which nothing can be seen."""


EDITIONS = [
    pytest.param(game, language, marks=() if place % len(LANGUAGES) == number % len(LANGUAGES) else only_long)
    for place, game in enumerate(GAMES)
    for number, language in enumerate(LANGUAGES)
]
"""Each game in a language of its own; in `make test-all` in every language."""


@pytest.mark.parametrize(("game", "language"), EDITIONS)
def test_one_can_leaf_through_all_chapters(meet: Meet, server: Server, game: str, language: str) -> None:
    visitor = meet(server, language=language)
    first, *others = chapters(game, language)
    visitor.go(f"/learn/{game}/{first.id}")
    visitor.page.locator("h1").wait_for()
    for chapter in (first, *others):
        expect(visitor.page.locator("h1")).to_have_text(chapter.title)
        assert visitor.page.locator("main section[id]").evaluate_all("all => all.map(e => e.id)") == [
            part.id for part in chapter.paragraphs
        ]
        assert visitor.page.evaluate(EMPTY) == []
        if chapter is not others[-1]:
            visitor.page.locator('[rel="next"]').click()

    visitor.page.go_back()
    expect(visitor.page.locator("h1")).to_have_text(others[-2].title)
    visitor.page.reload()
    expect(visitor.page.locator("h1")).to_have_text(others[-2].title)


CLEAN = [
    "/learn",
    "/learn/empires",
    "/learn/empires/discovery",
    "/learn/santa_maria/religion",
    "/gallery",
    "/about",
    "/gallery/empires#building-cathedral",
    "/gallery/santa_maria#scholar-sc02",
]


@pytest.mark.parametrize(
    ("phone", "dark", "language"),
    [
        pytest.param(False, False, "en", id="wide"),
        pytest.param(True, True, "fr", id="phone-dark"),
        pytest.param(True, False, "pt", id="phone", marks=only_long),
        pytest.param(False, True, "en", id="wide-dark", marks=only_long),
    ],
)
def test_the_pages_are_clean(meet: Meet, server: Server, phone: bool, dark: bool, language: str) -> None:
    visitor = meet(server, language=language, phone=phone, dark=dark)
    found = {}
    for path in CLEAN if LONG else CLEAN[phone::2]:
        visitor.go(path)
        visitor.page.locator("main h1").wait_for()
        visitor.keep(f"site{re.sub(r'[/#]', '-', path)}-{'phone' if phone else 'wide'}-{'dark' if dark else 'light'}")
        found[path] = visitor.axe() + visitor.sideways() + visitor.page.evaluate(SMALL)

    assert found == {path: [] for path in found}


def test_the_guided_game_is_begun_and_taken_up_from_learn(visitor: Visitor) -> None:
    visitor.go("/learn")
    button = visitor.page.locator('[data-action="guide"]').first
    first = button.inner_text()
    button.click()
    visitor.page.wait_for_url("**/t/*")
    begun = visitor.page.url

    visitor.go("/learn")
    expect(button).not_to_have_text(first)
    button.click()

    visitor.page.wait_for_url(begun)


def test_searching_finds_rules_and_components_by_keys_alone(visitor: Visitor) -> None:
    visitor.go("/learn/empires")
    visitor.page.locator("h1").wait_for()

    visitor.page.keyboard.press("/")
    visitor.page.keyboard.type("plague")
    found = visitor.page.locator("#found [role=option]")
    expect(found.filter(has_text="The Plagues of Age II and III")).to_be_visible()
    expect(found.filter(has_text="Buildings").first).to_be_visible()
    visitor.page.keyboard.press("ArrowDown")
    expect(found.nth(1)).to_have_attribute("aria-selected", "true")
    where = found.nth(1).locator("a").get_attribute("href")
    visitor.page.keyboard.press("Enter")

    visitor.page.wait_for_url(f"**{where}")


def test_an_accent_need_not_be_typed(meet: Meet, server: Server) -> None:
    visitor = meet(server, language="pt")
    visitor.go("/learn/santa_maria")

    visitor.page.locator("#search").fill("religiao")

    expect(visitor.page.locator("#found [role=option]").first).to_contain_text("Religião")


@pytest.mark.parametrize("game", GAMES)
def test_the_gallery_shows_every_component_and_tells_about_it(visitor: Visitor, game: str) -> None:
    content = caravela.game(game).facts(caravela.game(game).catalog())
    visitor.go(f"/gallery/{game}")
    shown = visitor.page.locator(".exhibit")
    shown.first.wait_for()
    ids = set(shown.evaluate_all("all => all.map(e => e.id)"))

    for kind, prefix in SHELVES[game].items():
        assert {f"{prefix}-{names(one)}" for one in content[kind]} <= ids, kind
    assert not re.search("NaN|undefined|object", visitor.page.locator("main").inner_text())
    shown.nth(3).click()
    name = shown.nth(3).locator("> b").text_content()
    expect(visitor.page.locator("#label-name")).to_have_text(str(name))
    assert len(visitor.page.locator(".label > p").nth(1).inner_text()) > 15


SHELVES = {
    "empires": {
        "buildings": "building",
        "nations": "nation",
        "workers": "worker",
        "goods": "good",
        "regions": "region",
        "tokens": "token",
        "cards": "card",
    },
    "santa_maria": {
        "expansions": "expansion",
        "halls": "hall",
        "roads": "road",
        "boards": "colony",
        "scholars": "scholar",
        "bishops": "bishop",
        "stations": "station",
        "shipments": "shipment",
        "docks": "dock",
        "retire": "retire",
        "resources": "resource",
        "feats": "feat",
    },
    "maracaibo": {
        "projects": "project",
        "quests": "quest",
        "combat_tokens": "token",
        "areas": "area",
        "cities": "city",
        "careers": "career",
        "prestige": "prestige",
        "automa": "automa",
    },
    "pirates": {
        "improvements": "improvement",
        "locations": "location",
        "residences": "residence",
        "quests": "quest",
        "figureheads": "figurehead",
        "black_markets": "black-market",
        "actions": "action",
        "solo": "solo",
    },
}


def names(one: str | dict[str, str]) -> str:
    return (one if isinstance(one, str) else one["id"]).replace("_", "-")


def test_the_gallery_can_be_narrowed(visitor: Visitor) -> None:
    buildings = caravela.game("empires").facts(caravela.game("empires").catalog())["buildings"]
    visitor.go("/gallery/empires?kind=building")
    shown = visitor.page.locator(".exhibit")
    shown.first.wait_for()
    expect(shown).to_have_count(len(buildings))

    visitor.page.get_by_role("button", name="Age II", exact=True).click()
    expect(shown).to_have_count(sum(one["age"] == "II" for one in buildings.values()))
    visitor.page.locator('input[name="wish"]').fill("missionar")
    expect(shown).to_have_count(2)


def test_every_prompt_and_tooltip_leads_to_a_paragraph_that_is_there(meet: Meet, server: Server) -> None:
    for game in GAMES:
        visitor = meet(server)
        visitor.make_table(ME, BOT, game=game, seed=9)
        luck = random.Random(4)
        found = set()
        for until in (0, 12, 30):
            visitor.hurry(luck, until)
            found.add(visitor.page.locator('[data-action="rule"]').get_attribute("href"))
        target = visitor.page.locator("[data-tip]:visible").first
        target.hover()
        target.hover(position={"x": 3, "y": 3})
        found.add(visitor.page.locator("#tip .rule a").get_attribute("href"))

        assert len(found) > 2
        there = {
            f"/learn/{game}/{chapter.id}#{part.id}" for chapter in chapters(game, "en") for part in chapter.paragraphs
        }
        assert found <= there


def test_help_at_the_table_has_the_legend_and_the_way_to_all_rules(visitor: Visitor) -> None:
    visitor.new_table(ME, BOT)

    visitor.page.keyboard.press("?")

    expect(visitor.page.locator("dialog .legend li").first).to_be_attached()
    expect(visitor.page.locator('dialog a[href="/learn/empires"]')).to_be_visible()
    assert visitor.axe() == []


def test_a_paragraph_shows_its_things_on_my_board_and_the_gallery_what_they_are_to_me(visitor: Visitor) -> None:
    table = visitor.new_table(ME, BOT, seed=7)
    visitor.hurry(random.Random(2), 0, wanted="position.options.some(one => one.text.startsWith('buy '))")
    option = next(one for one in visitor.position()["options"] if one["text"].startswith("buy "))

    visitor.go("/learn/empires/dock#landing")
    visitor.page.locator('#landing [data-action="show"]').click()
    visitor.page.wait_for_url(f"**/t/{table}?show=*")
    expect(visitor.page.locator('[data-shown][data-token="dock"]')).to_be_visible()
    assert visitor.page.locator(".map [data-shown]").count()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("[data-shown]")).to_have_count(0)

    visitor.go("/gallery/empires#building-" + option["text"].split(" ")[1].replace("_", "-"))
    coins = option["changes"]["red"]["figures"]["coins"]
    expect(visitor.page.locator(".forme")).to_contain_text(f"−{-coins}")
    visitor.go("/learn/santa_maria/religion")
    visitor.page.locator("h1").wait_for()
    expect(visitor.page.locator('[data-action="show"]')).to_have_count(0)
