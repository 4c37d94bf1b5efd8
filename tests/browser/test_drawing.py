"""A new position is drawn in slices: nobody meets a page that is half one position and half another."""

import random

import pytest

import caravela
from tests.browser.test_clicks import SHOWN
from tests.browser.visitor import BOT, ME, Visitor

# From now on the page draws on only when it is told to, and everything takes so long that it is a slice of its own.
STOP = """async () => {
    const [{Table}, {Slices}] = await Promise.all([import('/web/table.js'), import('/web/slices.js')]);
    const [now, {draw}, {breathe}] = [performance.now.bind(performance), Table.prototype, Slices.prototype];
    let passed = 0;
    performance.now = () => now() + (passed += 20);
    Slices.prototype.breathe = function () {};
    window.known = -1;
    Table.prototype.draw = function () {
        window.known = this.state.position.number;
        window.drawOn = () => breathe.call(this.slices);
        return draw.call(this);
    };
}"""

# Chooses past the page, as another page of the same player would, until it has been told of so many choices.
CHOOSE = """async ([table, until]) => {
    const headers = {'content-type': 'application/json'};
    const ask = async (path, body) => (await fetch(`/api/tables/${table}${path}`,
        body ? {method: 'POST', headers, body: JSON.stringify(body)} : {})).json();
    for (;;) {
        const {number, waiting, options} = await ask('');
        if (number >= until && waiting === 'me' && window.known === number) return number;
        if (number < until && waiting === 'me') await ask('/choices', {number, option: options[0].text});
        await new Promise(done => setTimeout(done, 20));
    }
}"""

# All that is left is drawn; what is told is read.
READ_ON = """() => {
    for (let slice = 0; slice < 200; slice += 1) {
        drawOn();
        document.querySelector('[data-action="go-on"]')?.click();
    }
}"""

NUMBER = "() => Number(document.querySelector('#table').dataset.number)"


@pytest.mark.parametrize("game", caravela.games())
def test_a_position_that_comes_while_another_is_drawn_is_drawn_instead(visitor: Visitor, game: str) -> None:
    table = visitor.make_table(ME, BOT, game=game, seed=7)
    before = visitor.hurry(random.Random(3), 20)["number"]
    visitor.page.evaluate(STOP)

    first = visitor.page.evaluate(CHOOSE, [table, before + 1])
    visitor.page.evaluate("() => { drawOn(); drawOn(); }")
    assert visitor.page.evaluate(NUMBER) == before, "what is half drawn counts as shown"
    second = visitor.page.evaluate(CHOOSE, [table, first + 1])
    visitor.page.evaluate(READ_ON)

    assert visitor.page.evaluate(NUMBER) == second
    drawn = visitor.page.evaluate(SHOWN)
    visitor.sit_down(table)
    assert drawn == visitor.page.evaluate(SHOWN)


def test_out_of_sight_all_is_drawn_at_once(visitor: Visitor) -> None:
    table = visitor.make_table(ME, BOT, seed=7)
    before = visitor.hurry(random.Random(3), 20)["number"]
    visitor.page.evaluate(STOP)
    visitor.page.evaluate("() => Object.defineProperty(document, 'hidden', {value: true})")

    reached = visitor.page.evaluate(CHOOSE, [table, before + 1])

    assert visitor.page.evaluate(NUMBER) == reached


# What styles of the page say of the parts of icons, which are drawn in place; and icons that are mere references.
REACHING = """() => {
    const rulesIn = (list) => [...list].flatMap(rule => [rule, ...rulesIn(rule.cssRules ?? [])]);
    const rules = [...document.styleSheets].flatMap(sheet => rulesIn(sheet.cssRules))
        .filter(({selectorText, style}) => selectorText && style.length && !/^\\*|::/.test(selectorText));
    const parts = [...document.querySelectorAll('svg.i *')];
    const reached = rules.filter(({selectorText}) => parts.some(part => part.matches(selectorText)));
    return [...new Set(reached.map(({selectorText}) => selectorText)),
        ...[...document.querySelectorAll('svg.i > use')].map(use => use.getAttribute('href'))];
}"""


@pytest.mark.parametrize("game", caravela.games())
def test_icons_are_drawn_in_place_and_no_style_reaches_into_them(visitor: Visitor, game: str) -> None:
    visitor.make_table(ME, BOT, game=game, seed=7)
    visitor.hurry(random.Random(3), 30)

    assert visitor.page.locator("svg.i").count() > 20
    assert visitor.page.evaluate(REACHING) == []
