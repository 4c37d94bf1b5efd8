"""The table on several screens: wide and phone, light and dark, with axe at several states."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.serving import Server
from tests.browser.test_course import half_of
from tests.browser.visitor import BOT, HERE, ME, SPOT, Visitor
from tests.conftest import LONG, only_long

NO_SCROLL = """() => {
    const box = document.querySelector('#prompt').getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight && box.width > 0;
}"""


@pytest.mark.parametrize(
    ("phone", "dark"),
    [
        pytest.param(False, False, id="wide-light"),
        pytest.param(False, True, id="wide-dark", marks=only_long),
        pytest.param(True, False, id="phone-light", marks=only_long),
        pytest.param(True, True, id="phone-dark"),
    ],
)
def test_the_table_is_clean_in_several_states(meet: Meet, server: Server, phone: bool, dark: bool) -> None:
    visitor = meet(server, phone=phone, dark=dark, language="pt" if phone else "en")
    visitor.new_table(ME, BOT, BOT, settings={"recon": "basic", "nations": "random"})
    name = f"table-{'phone' if phone else 'wide'}-{'dark' if dark else 'light'}"
    luck = random.Random(14)

    found: dict[str, list[str]] = {}
    for until in (0, 25, 70, 120) if LONG else (25, 120):
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
    visitor.make_table(ME, BOT, BOT)
    visitor.hurry(random.Random(15), 40)
    tabs = visitor.page.locator(".tabs [data-tab]:visible")
    assert tabs.count() >= 3

    found = {}
    for number in range(tabs.count()):
        tabs.nth(number).click()
        visitor.keep(f"phone-tab-{number}")
        found[number] = visitor.axe() + visitor.sideways()

    assert found == {number: [] for number in found}


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_nothing_lies_over_the_regions_an_expedition_may_go_to(meet: Meet, server: Server, phone: bool) -> None:
    visitor = meet(server, phone=phone)
    table = visitor.new_table(ME, HERE, settings={"recon": "basic"}, seed=9)
    luck = random.Random(21)
    for _ in range(3):
        visitor.page.evaluate(TO_A_TARGET, [table, [luck.random() for _ in range(600)]])
        visitor.go(f"/t/{table}")
        state = visitor.ready()
        visitor.keep(f"expedition-{'phone' if phone else 'wide'}")

        offered = {found["token"] for found in visitor.tokens()}
        assert {option.split(" ")[1] for option in state["options"]} - {"cards"} <= offered
        assert [token for token in offered if visitor.page.evaluate(SPOT, token) is None] == []


TO_A_TARGET = """async ([table, chances]) => {
    const headers = {'content-type': 'application/json'};
    const ask = async (path, body) => (await fetch(`/api/tables/${table}${path}`,
        body ? {method: 'POST', headers, body: JSON.stringify(body)} : {})).json();
    let position = await ask('');
    do {
        const ventures = position.options.filter(option => /discovery|^send|^explore/.test(option.text));
        const from = ventures.length ? ventures : position.options;
        const option = from[Math.floor(chances.pop() * from.length)].text;
        position = await ask('/choices', {number: position.number, option});
    } while (position.waiting === 'me' && position.prompt.key !== 'prompt-ChooseTarget');
}"""


def test_six_seats_fit(meet: Meet, server: Server) -> None:
    for phone in (False, True):
        visitor = meet(server, phone=phone)
        visitor.make_table(ME, *[BOT] * 5)
        visitor.hurry(random.Random(16), 60)
        visitor.keep(f"six-seats-{'phone' if phone else 'wide'}")
        assert visitor.sideways() == []
        assert visitor.page.evaluate(NO_SCROLL), "the prompt is not on the screen"


def test_the_game_goes_on_with_figures_travelling(meet: Meet, server: Server) -> None:
    visitor = meet(server, motion="no-preference")
    visitor.new_table(ME, BOT)

    state = visitor.play_by_list(random.Random(17), until=16)

    assert state["number"] >= 16
