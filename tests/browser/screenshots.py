"""Makes the pictures of the README from real games: python -m tests.browser.screenshots docs/screenshots"""

import argparse
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.serving import Server
from tests.browser.visitor import BROWSER, FLAGS, LANGUAGES, ME, PHONE, WIDE, Visitor

BENTO = {"kind": "bot", "name": "Bento", "bot": "greedy"}
CHLOE = {"kind": "bot", "name": "Chloé", "bot": "greedy"}
DAVI = {"kind": "bot", "name": "Davi", "bot": "greedy"}
MIDDLE = 150
WORTH_DOING = ("land", "buy", "take", "explore", "discover", "send")


def sensible(options: list[str]) -> list[str]:
    """What somebody who wants to win would rather do, so that the board looks like a game."""
    better = [text for text in options if text.startswith(WORTH_DOING)]
    return better or [text for text in options if text not in ("pass", "done")] or options


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


def middle_of_a_game(visitor: Visitor, **more: Any) -> None:
    visitor.new_table(ME, BENTO, CHLOE, DAVI, **more)
    luck = random.Random(1)
    state = visitor.play_by_list(luck, until=MIDDLE, wish=sensible)
    while state["waiting"] != "over" and len(state["options"]) < 4:
        # A choice with something to choose from shows more.
        state = visitor.play_by_list(luck, until=state["number"] + 1, wish=sensible)


def make(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory(prefix="caravela-screenshots-") as data,
        Server(Path(data)) as server,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=BROWSER, headless=True, args=FLAGS)
        ana = visit(browser, server, "en")
        middle_of_a_game(ana)
        shoot(ana, folder, "table")
        ana.page.emulate_media(color_scheme="dark")
        shoot(ana, folder, "table-dark")
        ana.page.emulate_media(color_scheme="light")
        ana.go()
        expect(ana.page.locator('[data-game="empires"]')).to_be_visible()
        shoot(ana, folder, "start")
        ana.page.go_back()
        ana.play_by_list(random.Random(2), wish=sensible)
        expect(ana.page.locator("#scores")).to_be_visible()
        shoot(ana, folder, "end")
        phone = visit(browser, server, "pt", phone=True)
        middle_of_a_game(phone)
        shoot(phone, folder, "phone")
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
