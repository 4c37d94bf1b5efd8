"""The guided first game is played through by doing what the coach lights."""

import pytest

from tests.browser.conftest import Meet
from tests.browser.serving import Server
from tests.browser.visitor import Visitor

LONGEST = 140

LIT = """() => {
    const seen = [...document.querySelectorAll('#table [data-suggested]')].filter(e => e.checkVisibility());
    const meant = seen.find(e => e.dataset.action === 'commit') ?? seen.find(e => !e.dataset.option) ?? seen[0];
    meant?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    return seen.length;
}"""

IN_SIGHT = """() => {
    const card = document.querySelector('.coach[data-step]').getBoundingClientRect();
    const apart = (box) => box.right <= card.left || box.left >= card.right
        || box.bottom <= card.top || box.top >= card.bottom;
    return [...document.querySelectorAll('#table [data-suggested]')].filter(e => e.checkVisibility())
        .map(e => e.getBoundingClientRect()).some(box => box.width && box.top < innerHeight && apart(box));
}"""

ANSWERED = "() => document.querySelector('#options[data-busy]') === null"


def shown(visitor: Visitor) -> str | None:
    step: str | None = visitor.page.evaluate("document.querySelector('.coach[data-step]')?.dataset.step ?? null")
    return step


def follow(visitor: Visitor) -> list[str]:
    """The cards that come, by doing what each says; where none is shown, what comes first."""
    met: list[str] = []
    for _ in range(LONGEST):
        number = visitor.ready()["number"]
        step = shown(visitor)
        if step and step not in met:
            met.append(step)
        if step == "alone":
            break
        following = visitor.page.locator('[data-action="guide-next"]')
        if following.count():
            following.click()
        elif step:
            assert visitor.page.evaluate(IN_SIGHT), f"what {step} lights lies under its card"
            while visitor.state["number"] == number and visitor.page.evaluate(LIT):
                visitor.until(ANSWERED)
            visitor.ready(number)
        else:
            choice = {"number": number, "option": visitor.position()["options"][0]["text"]}
            visitor.ask("POST", f"/api/tables/{visitor.table}/choices", choice)
            visitor.ready(number)
    return met


@pytest.mark.parametrize(
    ("game", "phone"), [("empires", False), ("santa_maria", True), ("maracaibo", True), ("pirates", False)]
)
def test_who_does_what_the_coach_lights_gets_to_the_end_of_the_course(
    meet: Meet, server: Server, game: str, phone: bool
) -> None:
    visitor = meet(server, phone=phone)
    visitor.go()
    visitor.page.click(f'[data-game="{game}"] [data-action="guide"]')
    visitor.ready()
    assert visitor.axe() == []
    met = follow(visitor)
    assert (met[0], met[-1]) == ("welcome", "alone")
    assert len(met) >= 11
    visitor.page.click('[data-action="guide-next"]')
    assert shown(visitor) is None


def test_the_coach_leaves_when_asked_and_comes_back_from_the_start_page(visitor: Visitor) -> None:
    visitor.go()
    visitor.page.click('[data-game="empires"] [data-action="guide"]')
    visitor.ready()
    visitor.page.click('[data-action="guide-next"]')
    assert shown(visitor) == "dock"
    visitor.page.click('[data-action="guide-back"]')
    assert shown(visitor) == "welcome"
    visitor.page.click('[data-action="guide-next"]')
    visitor.page.reload()
    visitor.ready()
    assert shown(visitor) == "dock"
    visitor.page.click('.coach footer [data-action="leave-guide"]')
    assert shown(visitor) is None
    visitor.go()
    visitor.page.click('[data-game="empires"] [data-action="guide"]')
    visitor.ready()
    assert shown(visitor) == "dock"


def test_on_a_phone_the_card_is_one_line_once_it_is_folded_or_something_is_held(meet: Meet, server: Server) -> None:
    visitor = meet(server, phone=True)
    page = visitor.page
    visitor.go()
    page.click('[data-game="santa_maria"] [data-action="guide"]')
    visitor.ready()
    page.click('[data-action="fold-guide"]')
    page.click('[data-action="unfold-guide"]')
    page.click('[data-action="guide-next"]')
    assert page.locator('[data-action="unfold-guide"]').count() == 0
    page.click('#options [data-pick="expand"]')
    folded = page.locator('.coach [data-action="unfold-guide"]')
    folded.wait_for()
    assert folded.evaluate("e => e.getBoundingClientRect().height") < 50
    page.click('#options [data-action="cancel"]')
    page.locator('[data-action="fold-guide"]').wait_for()
