"""The table on several screens: wide and phone, light and dark, with axe at several states."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.serving import Server
from tests.browser.test_course import half_of
from tests.browser.visitor import BOT, ME, Visitor

NO_SCROLL = """() => {
    const box = document.querySelector('#prompt').getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight && box.width > 0;
}"""


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_the_table_is_clean_in_several_states(meet: Meet, server: Server, phone: bool, dark: bool) -> None:
    visitor = meet(server, phone=phone, dark=dark, language="pt" if phone else "en")
    visitor.new_table(ME, BOT, BOT, settings={"recon": "basic", "nations": "random"})
    name = f"table-{'phone' if phone else 'wide'}-{'dark' if dark else 'light'}"
    luck = random.Random(14)

    found: dict[str, list[str]] = {}
    for until in (0, 25, 70, 120):
        state = visitor.hurry(luck, until)
        visitor.keep(f"{name}-{until}")
        found[f"{until}: {state['options'][:2]}"] = visitor.axe() + visitor.sideways()
        assert visitor.page.evaluate(NO_SCROLL), "the prompt is not on the screen"

    assert found == {state: [] for state in found}


def test_a_half_made_choice_is_clean(visitor: Visitor) -> None:
    visitor.new_table(ME, BOT)
    state = visitor.ready()

    visitor.click_token(str(half_of(state["options"])))
    expect(visitor.page.locator("[data-token][data-chosen]").first).to_be_visible()

    visitor.keep("table-half-made")
    assert visitor.axe() == []


def test_on_a_phone_every_tab_is_clean_and_fits(meet: Meet, server: Server) -> None:
    visitor = meet(server, phone=True, language="fr")
    visitor.new_table(ME, BOT, BOT)
    visitor.hurry(random.Random(15), 40)
    tabs = visitor.page.locator(".tabs [data-tab]:visible")
    assert tabs.count() >= 3

    found = {}
    for number in range(tabs.count()):
        tabs.nth(number).click()
        visitor.keep(f"phone-tab-{number}")
        found[number] = visitor.axe() + visitor.sideways()

    assert found == {number: [] for number in found}


def test_six_seats_fit(meet: Meet, server: Server) -> None:
    for phone in (False, True):
        visitor = meet(server, phone=phone)
        visitor.new_table(ME, *[BOT] * 5)
        visitor.hurry(random.Random(16), 60)
        visitor.keep(f"six-seats-{'phone' if phone else 'wide'}")
        assert visitor.sideways() == []
        assert visitor.page.evaluate(NO_SCROLL), "the prompt is not on the screen"


def test_the_game_goes_on_with_figures_travelling(meet: Meet, server: Server) -> None:
    visitor = meet(server, motion="no-preference")
    visitor.new_table(ME, BOT)

    state = visitor.play_by_list(random.Random(17), until=16)

    assert state["number"] >= 16
