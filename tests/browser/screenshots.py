"""Makes the pictures of the README from real games: python -m tests.browser.screenshots docs/screenshots"""

import argparse
import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.film import Film
from tests.browser.serving import Server
from tests.browser.visitor import ASIDE, BROWSER, FLAGS, LANGUAGES, ME, PHONE, SPOT, WIDE, Visitor

BENTO = {"kind": "bot", "name": "Bento", "bot": "greedy"}
CHLOE = {"kind": "bot", "name": "Chloé", "bot": "greedy"}
DAVI = {"kind": "bot", "name": "Davi", "bot": "greedy"}
MIDDLE = {"empires": 230, "santa_maria": 200, "maracaibo": 190, "pirates": 190}

# A bot plays my seat for a while, so that the board looks like a game of somebody who wants to win.
STAND_IN = """async ([table, until]) => {
    const headers = {'content-type': 'application/json'};
    const ask = async (path, body) => (await fetch(`/api/tables/${table}${path}`,
        body ? {method: 'POST', headers, body: JSON.stringify(body)} : {})).json();
    let position = await ask('');
    const {seat, name} = position.table.seats.find(seat => seat.mine);
    // Where nobody sits, bots only play while somebody watches.
    const watcher = new WebSocket(`/api/tables/${table}/live?after=${position.number}`);
    await ask('/resign', {seat, bot: 'greedy'});
    while (position.waiting !== 'over' && (until === null || position.number < until)) position = await ask('');
    if (position.waiting !== 'over') await ask('/join', {seat, name});
    watcher.close();
}"""


def visit(browser: Browser, server: Server, language: str, phone: bool = False, dark: bool = False) -> Visitor:
    context = browser.new_context(
        viewport=PHONE if phone else WIDE,
        device_scale_factor=2 if phone else 1,
        has_touch=phone,
        locale=LANGUAGES[language],
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    return Visitor(context, server.address)


def shoot(visitor: Visitor, folder: Path, name: str) -> None:
    visitor.page.evaluate("() => document.fonts.ready.then(() => document.activeElement?.blur())")
    visitor.page.mouse.move(0, 0)
    visitor.page.wait_for_timeout(300)
    visitor.page.screenshot(path=folder / f"{name}.png")
    print(folder / f"{name}.png")


def stand_in(visitor: Visitor, until: int | None = None) -> None:
    table = visitor.page.url.split("/t/")[1]
    visitor.go(ASIDE)
    visitor.page.evaluate(STAND_IN, [table, until])
    visitor.go(f"/t/{table}")


def middle_of_a_game(visitor: Visitor, game: str = "empires") -> None:
    visitor.new_table(ME, BENTO, CHLOE, DAVI, game=game)
    stand_in(visitor, MIDDLE[game])
    while len((state := visitor.ready())["options"]) < 4:
        # A choice with something to choose from shows more.
        visitor.hurry(random.Random(1), state["number"] + 1)


# Where the pointer is can't be seen in a picture.
POINTER = """() => {
    const dot = document.createElement('i');
    dot.style = 'position:fixed;z-index:99;width:22px;height:22px;margin:-11px;border-radius:50%;pointer-events:none;'
        + 'background:rgb(20 30 40 / .35);border:2px solid white';
    document.body.append(dot);
    addEventListener('pointermove', ({clientX, clientY}) => {
        Object.assign(dot.style, {left: `${clientX}px`, top: `${clientY}px`});
    }, true);
}"""


def film(browser: Browser, server: Server, path: Path) -> None:
    """Two turns of Santa Maria: a die is looked at, a line is activated, the others play."""
    context = browser.new_context(viewport=WIDE, locale=LANGUAGES["en"], color_scheme="light")
    ana = Visitor(context, server.address)
    ana.new_table(ME, BENTO, CHLOE, game="santa_maria", seed=11)
    stand_in(ana, 14)
    ana.ready()
    ana.page.evaluate(POINTER)
    reel = Film(ana.page)
    for _ in range(2):
        state = ana.ready()
        line = next((text for text in state["options"] if text.startswith("white ")), "")
        if line:
            _, number, _, column = line.split(" ")
            reel.shoot(900)
            for phrase in (f"white {number}", f"column {column}"):
                spot = ana.page.evaluate(SPOT, phrase)
                ana.page.mouse.move(*spot, steps=4)
                reel.shoot(500)
                ana.page.mouse.click(*spot)
                reel.shoot(600)
            line = ana.page.locator('[data-action="commit"]').get_attribute("data-option") or line
        ana.by_list(line or state["options"][0], state["number"])
        for _ in range(14):
            reel.shoot(240)
            if ana.state["waiting"] == "me":
                break
    path.write_bytes(reel.develop(browser, 800, 0.5))
    print(path)


def make(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory(prefix="caravela-screenshots-") as data,
        Server(Path(data)) as server,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=BROWSER, headless=True, args=FLAGS)
        ana = visit(browser, server, "en")
        ana.go()
        expect(ana.page.locator('[data-game="empires"]')).to_be_visible()
        # The pictures of the games come after the page.
        ana.page.wait_for_load_state("networkidle")
        ana.page.wait_for_timeout(2000)
        shoot(ana, folder, "start")
        middle_of_a_game(ana)
        shoot(ana, folder, "table")
        ana.page.emulate_media(color_scheme="dark")
        shoot(ana, folder, "table-dark")
        ana.page.emulate_media(color_scheme="light")
        stand_in(ana)
        expect(ana.page.locator("#scores")).to_be_visible()
        shoot(ana, folder, "end")
        middle_of_a_game(ana, "santa_maria")
        shoot(ana, folder, "santa-maria")
        middle_of_a_game(ana, "maracaibo")
        shoot(ana, folder, "maracaibo")
        middle_of_a_game(ana, "pirates")
        shoot(ana, folder, "pirates")
        for name, path in {
            "learn": "/learn/empires/discovery",
            "gallery": "/gallery/empires#building-cathedral",
        }.items():
            ana.go(path)
            ana.page.locator("h1").wait_for()
            shoot(ana, folder, name)
        phone = visit(browser, server, "pt", phone=True)
        middle_of_a_game(phone)
        shoot(phone, folder, "phone")
        middle_of_a_game(phone, "santa_maria")
        shoot(phone, folder, "santa-maria-phone")
        middle_of_a_game(phone, "maracaibo")
        shoot(phone, folder, "maracaibo-phone")
        middle_of_a_game(phone, "pirates")
        shoot(phone, folder, "pirates-phone")
        film(browser, server, folder / "play.webp")
        browser.close()
    if problems := ana.problems + phone.problems:
        raise SystemExit("the page met errors:\n" + "\n".join(problems))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=Path("docs/screenshots"))
    if not BROWSER.exists():
        print(f"no {BROWSER}: make browser installs it", file=sys.stderr)
        return 1
    make(parser.parse_args().folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
