"""The start page: games, play now, set-up form, my tables, languages."""

import re

import pytest
from playwright.sync_api import expect

import caravela
from tests.browser.conftest import Meet
from tests.browser.serving import Server
from tests.browser.visitor import BOT, DROP, LANGUAGES, ME, Visitor, text_of
from tests.conftest import only_long

STICKING_OUT = """() => [...document.querySelectorAll('.game .btn')].filter(button =>
    button.getBoundingClientRect().right > button.closest('.game').getBoundingClientRect().right - 4)
    .map(button => button.textContent)"""


@pytest.mark.parametrize("dark", [False, pytest.param(True, marks=only_long)], ids=["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_on_the_start_page(meet: Meet, server: Server, language: str, dark: bool) -> None:
    visitor = meet(server, language=language, dark=dark)

    visitor.go()
    expect(visitor.page.locator('[data-game="empires"]')).to_be_visible()

    visitor.keep(f"start-{language}-{'dark' if dark else 'light'}")
    assert visitor.axe() == []
    expect(visitor.page.locator("html")).to_have_attribute("lang", re.compile(f"^{language}"))


@pytest.mark.parametrize("language", ["pt", *[pytest.param(other, marks=only_long) for other in ("en", "fr")]])
def test_a_phone_shows_the_start_page_without_scrolling_sideways(meet: Meet, server: Server, language: str) -> None:
    visitor = meet(server, language=language, phone=True)

    visitor.go()
    expect(visitor.page.locator('[data-game="empires"]')).to_be_visible()

    visitor.keep(f"start-{language}-phone")
    assert visitor.sideways() == []
    assert visitor.page.evaluate(STICKING_OUT) == []
    assert visitor.axe() == []


def test_three_languages_say_three_different_things(meet: Meet, server: Server) -> None:
    said = set()
    for language in LANGUAGES:
        visitor = meet(server, language=language)
        visitor.go()
        said.add(text_of(visitor, '[data-action="play-now"]'))
    assert len(said) == 3


def test_play_now_starts_a_game(visitor: Visitor) -> None:
    visitor.go()

    visitor.page.locator('[data-action="play-now"]').first.click()

    visitor.page.wait_for_url("**/t/*")
    state = visitor.ready()
    assert state["waiting"] == "me"
    assert state["options"]


def test_the_set_up_form_starts_the_game_that_was_asked_for(visitor: Visitor) -> None:
    visitor.go()
    form = visitor.page.locator("#setup")

    form.locator('input[name="count"][value="4"]').check(force=True)
    form.locator('select[name="kind-1"]').select_option("here")
    form.locator('input[name="name-1"]').fill("Zoé")
    form.locator('select[name="kind-2"]').select_option("bot:uniform")
    form.locator('select[name="kind-3"]').select_option("bot:greedy")
    levels = [
        form.locator(f'select[name="kind-1"] option[value="bot:{bot}"]').inner_text() for bot in ("uniform", "greedy")
    ]
    assert levels == ["Bot, by chance", "Bot, hasty"]
    form.locator("details.settings > summary").click()
    form.locator('select[name="setting-recon"]').select_option("basic")
    assert visitor.axe() == []
    form.locator('[data-action="start"]').click()

    visitor.page.wait_for_url("**/t/*")
    assert visitor.ready()["waiting"] == "me"
    table = visitor.ask("GET", "/api/tables/" + visitor.page.url.split("/t/")[1])["table"]
    assert [(seat["kind"], seat["bot"], seat["mine"]) for seat in table["seats"]] == [
        ("person", None, True),
        ("person", None, True),
        ("bot", "uniform", False),
        ("bot", "greedy", False),
    ]
    assert table["seats"][1]["name"] == "Zoé"
    assert table["settings"]["recon"] == "basic"
    for level in levels:
        expect(visitor.page.locator(".card", has_text=level)).to_have_count(1)


def test_my_running_game_is_on_the_start_page_and_marked_as_my_turn(visitor: Visitor) -> None:
    table = visitor.new_table(ME, BOT)

    visitor.go()

    link = visitor.page.locator(f'a[href*="/t/{table}"]')
    expect(link.first).to_be_visible()
    [mine] = [row for row in visitor.ask("GET", "/api/tables") if row["table"] == table]
    assert mine["my_turn"]


def test_a_game_is_chosen_and_set_up_by_keys_and_the_choice_is_remembered(visitor: Visitor) -> None:
    visitor.go()
    visitor.page.locator('[data-action="play-now"]').first.wait_for()
    names = {one.get_attribute("aria-label") for one in visitor.page.locator('[data-action="play-now"]').all()}
    assert len(names) == len(visitor.ask("GET", "/api/games"))

    visitor.page.locator('input[name="game"]:checked').focus()
    visitor.page.keyboard.press("ArrowRight")
    second = visitor.page.locator(f'[data-game="{caravela.games()[1]}"] input[name="game"]')
    expect(second).to_be_checked()
    expect(visitor.page.locator("#setup .ps").first.locator("small")).to_be_visible()
    visitor.page.locator('#setup input[name="preset"]:checked').focus()
    visitor.page.keyboard.press("ArrowDown")
    visitor.page.locator('#setup input[name="name-0"]').fill("Inês")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url("**/t/*")

    visitor.go()
    expect(second).to_be_checked()
    expect(visitor.page.locator('#setup input[name="name-0"]')).to_have_value("Inês")
    expect(visitor.page.locator('#setup input[name="preset"]').nth(1)).to_be_checked()


def test_a_bad_record_is_refused_where_one_looks(visitor: Visitor) -> None:
    visitor.go()
    visitor.page.locator('[data-game="empires"]').wait_for()

    visitor.cut_off = True
    visitor.page.evaluate(DROP, ["body", "bad.txt", "caravela record 2\ngame empires\nseats 2\nseed 1\n\nsail home\n"])

    problem = visitor.page.locator("dialog[open] .problem")
    expect(problem).to_contain_text("sail home")
    expect(problem).to_be_in_viewport()
    assert visitor.page.evaluate("document.activeElement.closest('dialog') !== null")


def test_my_games_are_told_by_who_plays_and_removed_one_by_one(meet: Meet, server: Server) -> None:
    visitor = meet(server, language="pt")
    table = visitor.new_table(ME, {**BOT, "name": "Cabral"}, BOT)
    trial = visitor.ask("POST", f"/api/tables/{table}/try", {"number": visitor.ready()["number"]})["table"]

    visitor.go("/games")
    card = visitor.page.locator(f'article[data-table="{table}"]')
    expect(card.locator("h3")).to_contain_text("Cabral")
    row = visitor.page.locator(f'.trials [data-table="{trial}"]')
    expect(row).to_be_visible()
    expect(visitor.page.locator(".places .waiting")).to_have_text("1")
    visitor.keep("games-pt")
    assert visitor.axe() == []

    row.locator('[data-action="remove"]').click()
    visitor.page.locator('dialog [data-answer="remove"]').click()
    expect(row).to_have_count(0)
    card.locator('[data-action="remove"]').click()
    visitor.page.keyboard.press("Escape")
    expect(card).to_be_visible()
    card.locator('[data-action="remove"]').click()
    visitor.page.locator('dialog [data-answer="remove"]').click()
    expect(visitor.page.locator(".nogames")).to_be_visible()
    assert visitor.ask("GET", "/api/tables") == []


def test_the_language_can_be_changed_on_the_start_page(visitor: Visitor) -> None:
    visitor.go()
    before = text_of(visitor, '[data-action="play-now"]')

    switch_language(visitor, "fr")

    expect(visitor.page.locator('[data-action="play-now"]').first).not_to_have_text(before)


def switch_language(visitor: Visitor, language: str) -> None:
    button = visitor.page.locator(f'[data-action="language"][data-language="{language}"]').first
    if not button.is_visible():
        visitor.page.locator('[data-action="languages"]').first.click()
    button.click()
    expect(visitor.page.locator("html")).to_have_attribute("lang", re.compile(f"^{language}"))
