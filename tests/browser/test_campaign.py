"""A campaign on the page: the book, a vote, what the sea keeps between two games, and the logbook."""

import random

import pytest
from playwright.sync_api import expect

import caravela
from caravela import Campaign
from tests.browser.conftest import Meet
from tests.browser.serving import Server
from tests.browser.visitor import Visitor
from tests.campaigns import nearly_over, played

BEFORE_THE_VOTE = 105
"""So many choices of the first game are made when the next one leads to a vote."""

BARGAIN = """async () => {
    const {bargain} = await import('/games/maracaibo/web/tiles.js');
    const effects = [{verb: 'points', facts: {count: 4}, icons: ['i-vp']}];
    return bargain({cost: {figures: 1}, effects}).map(sign => sign.icon ?? sign.text).join(' ');
}"""
"""What is paid and gained, in signs."""

SHAPES = "all => all.map(e => e.getBoundingClientRect()).map(box => box.width / box.height)"


def bring(visitor: Visitor, campaign: Campaign) -> str:
    """A campaign out of a file: all its seats are ours."""
    headers = {"content-type": "text/plain"}
    answer = visitor.context.request.post(
        f"{visitor.address}/api/campaigns/files", data=campaign.dumps(), headers=headers
    )
    assert answer.ok, answer.text()
    return str(answer.json()["campaign"])


def read_on(visitor: Visitor, key: str) -> list[str]:
    """What the moments tell that wait to be read, each put away by a key."""
    told = []
    slip = visitor.page.locator(".slip.moment")
    while slip.count():
        told.append(" ".join(slip.inner_text().split()))
        visitor.page.keyboard.press(key)
        visitor.page.wait_for_timeout(50)
    return told


@pytest.mark.parametrize(("phone", "language"), [(False, "en"), (True, "fr")])
def test_a_campaign_over_two_games_with_a_vote_and_a_reload(
    meet: Meet, server: Server, phone: bool, language: str
) -> None:
    texts = caravela.game("maracaibo").texts(language)
    whole = played(1).records[0].choices
    visitor = meet(server, phone=phone, language=language)
    page = visitor.page
    visitor.go()
    campaign = bring(visitor, nearly_over(left=len(whole) - BEFORE_THE_VOTE))

    # The page of the campaign leads to the game that goes on.
    visitor.go(f"/campaigns/{campaign}")
    expect(page.locator("h1")).to_have_text("The Tuesday crew")
    page.locator('[data-action="to-table"]').click()
    visitor.ready()
    assert page.locator('[data-fold="story"]').is_visible()

    # A reverse side is a page of the book, and heard; a key puts it away.
    visitor.by_list(whole[BEFORE_THE_VOTE], BEFORE_THE_VOTE)
    expect(page.locator(".slip.moment")).to_be_visible()
    read = read_on(visitor, "Escape")
    assert any(texts.say("story-3-back") in told for told in read)
    expect(page.locator("#announcements")).to_contain_text(texts.say("story-3-back"))

    # The vote has a paper of its own; after a reload it stands as it stood.
    visitor.ready()
    assert page.locator(".voting .vote[data-offered]").count() == 2
    expect(page.locator(".voting")).to_contain_text(texts.say("branch-3-2"))
    assert visitor.axe() == []
    if phone:
        visitor.by_list("vote 3-1", BEFORE_THE_VOTE + 1)
    else:
        visitor.click_token("vote 3-1")
        visitor.settle(BEFORE_THE_VOTE + 1)
    page.reload()
    visitor.ready()
    assert page.locator(".voting .vote").first.locator(".em").count() == 1
    visitor.by_list("vote 3-1", BEFORE_THE_VOTE + 2)
    expect(page.locator(".slip.moment .vote.won .em")).to_have_count(2)
    laid = read_on(visitor, "Enter")
    assert any(texts.say("story-4-front") in told for told in laid)

    # The book can be opened again, and turned back.
    visitor.ready()
    page.locator('[data-fold="story"]').click()
    expect(page.locator(".leafpage h4")).to_have_text(texts.say("story-4"))
    page.locator('[data-action="leaf"]').first.click()
    expect(page.locator(".leafpage .vote.won")).to_have_count(1)
    assert visitor.axe() == []
    assert visitor.sideways() == []

    # At the end of the game the campaign tells what was read and decided, and how the sea looked.
    visitor.hurry(random.Random(2))
    page.locator('#scores [data-action="again"]').click()
    page.wait_for_url("**/campaigns/*")
    expect(page.locator(".entry")).to_have_count(1)
    expect(page.locator(".deedlist")).to_contain_text(texts.say("branch-3-1"))
    shapes = page.locator(".smallsea").evaluate_all(SHAPES)
    assert len(shapes) == 2
    assert all(abs(shape - 800 / 445) < 0.05 for shape in shapes)
    page.locator(".deed summary").first.click()
    assert visitor.axe() == []
    assert visitor.sideways() == []

    # The next game is made from what the sea keeps, with as many people as one likes.
    kept = page.locator(".archive b").all_inner_texts()
    page.locator('[data-action="change-seats"]').click()
    page.locator('input[name="count"][value="3"]').check(force=True)
    page.locator('[data-action="next-game"]').click()
    page.wait_for_url("**/t/*")
    visitor.ready()
    page.reload()
    visitor.ready()
    view = visitor.position()["view"]
    assert view["campaign"]
    assert view["seats"] == 3
    assert {texts.say(f"story-{one['card']}") for one in view["story"]} <= set(kept)
    assert page.locator('.map [data-at^="story-"]').count() == sum(len(place["stories"]) for place in view["locations"])
    assert visitor.axe() == []
    visitor.go(f"/campaigns/{campaign}")
    expect(page.locator(".entry")).to_have_count(2)


def test_a_campaign_begins_beside_single_games(visitor: Visitor) -> None:
    page, texts = visitor.page, caravela.game("maracaibo").texts("en")
    visitor.go()
    assert page.locator('input[name="campaign"]').count() == 0

    page.locator('[data-game="maracaibo"] .title').click()
    page.locator('input[name="campaign"][value="true"]').check(force=True)
    expect(page.locator(".historynote")).to_have_text(texts.say("campaign-note"))
    assert visitor.axe() == []
    page.locator('input[name="campaign-name"]').fill("Night watch")
    page.locator('[data-action="start"]').click()
    page.wait_for_url("**/t/*")

    # Whoever comes to the table is shown the page that lies open, once.
    expect(page.locator(".slip.moment .tale")).to_have_text(texts.say("story-1-front"))
    page.keyboard.press("Escape")
    expect(page.locator(".slip.moment")).not_to_be_visible()
    page.reload()
    expect(page.locator("#options button[data-option]").first).to_be_visible()
    expect(page.locator(".slip.moment")).not_to_be_visible()
    visitor.go("/games")
    expect(page.locator("[data-campaign] h3")).to_have_text("Night watch")


def test_what_is_sealed_is_not_on_the_page_before_it_is_opened(visitor: Visitor) -> None:
    visitor.go()
    made = visitor.ask(
        "POST",
        "/api/campaigns",
        {"game": "maracaibo", "name": "Quiet", "seats": [{"kind": "me", "name": "Ana"}], "seed": 3},
    )
    visitor.sit_down(made["table"])

    texts = caravela.game("maracaibo").texts("en")
    source = visitor.page.content()

    assert texts.say("story-1-front") in source
    assert [key for key in ("story-1-back", "story-2", "tile-l5", "chapter-2") if texts.say(key) in source] == []


def test_a_bargain_is_told_in_signs(visitor: Visitor) -> None:
    visitor.go()

    assert visitor.page.evaluate(BARGAIN) == "i-figure → 4 i-vp"
