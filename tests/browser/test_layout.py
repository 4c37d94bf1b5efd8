"""The layout law: recorded games with every setting, played on many screens and measured at every kind of decision."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

import caravela
from tests.browser.measure import RECORDS, SIZES, Audience, Screen, Walk, legacy_game, report
from tests.browser.serving import Server
from tests.browser.visitor import LANGUAGES
from tests.conftest import only_long

Gather = Callable[[list[Screen]], Audience]

EVERYDAY = [Screen("1440x900", "en"), Screen("1280x720", "fr", dark=True), Screen("390x844", "pt")]

PLAYED = {
    "empires": "three_all",
    "maracaibo": "three_to_deliver",
    "pirates": "three_rubies_well",
    "santa_maria": "three_advanced_conquer",
}
"""The games that are played from beginning to end on everyday screens."""


@pytest.fixture
def gather(browser: Browser, server: Server) -> Iterator[Gather]:
    """An audience that leaves at the end, and may not have met an error."""
    gathered: list[Audience] = []

    def gather(screens: list[Screen]) -> Audience:
        gathered.append(Audience(browser, server, screens))
        return gathered[-1]

    yield gather
    problems = [problem for audience in gathered for problem in audience.problems()]
    for audience in gathered:
        audience.leave()
    assert not problems, "the page met errors:\n" + "\n".join(dict.fromkeys(problems))


@pytest.mark.parametrize("game", PLAYED)
def test_a_whole_game_keeps_the_layout_law(gather: Gather, game: str) -> None:
    faults = gather(EVERYDAY).walk(walk_of(game, PLAYED[game]))

    assert not faults, "\n".join(report(faults))


@pytest.mark.parametrize("game", PLAYED)
def test_every_other_kind_of_decision_keeps_the_layout_law(gather: Gather, game: str) -> None:
    """Those that the whole game does not ask, where some other recorded game first asks them; on screens by turns."""
    left = set(caravela.game(game).decisions) - {stop.decision for stop in walk_of(game, PLAYED[game]).stops}
    walks = []
    for path in sorted((RECORDS / game).glob("*.txt")):
        walk = Walk(path, every=0, only=left) if left else None
        if walk and walk.stops:
            walks.append(walk)
            left -= {stop.decision for stop in walk.stops}

    audiences = [gather([screen]) for screen in EVERYDAY]
    faults = [fault for turn, walk in enumerate(walks) for fault in audiences[turn % len(audiences)].walk(walk)]

    assert not faults, "\n".join(report(faults))


ARCHIVE = ["3", *(f"l{number}" for number in (*range(1, 18), *range(20, 26))), "c90", "c93", "c97"]
"""A story card that leads to a vote, all legacy tiles, and some cards of the story."""


@pytest.mark.parametrize("screens", [EVERYDAY, pytest.param([Screen(size, "fr") for size in SIZES], marks=only_long)])
def test_a_sea_full_of_legacy_tiles_keeps_the_layout_law(gather: Gather, screens: list[Screen]) -> None:
    shown = ("Sail", "Works", "WorksDisc", "Fight", "MainAction", "Vote")
    walk = Walk(legacy_game("maracaibo", 3, ",".join(ARCHIVE)), every=0, only=shown)

    faults = gather(screens).walk(walk)

    assert {stop.decision for stop in walk.stops} == set(shown)
    assert not faults, "\n".join(report(faults))


def walk_of(game: str, name: str) -> Walk:
    return Walk(RECORDS / game / f"{name}.txt", every=30)


LONG_WALKS = [(game, path.stem) for game in PLAYED for path in sorted((RECORDS / game).glob("*.txt"))]


@only_long
@pytest.mark.parametrize(("game", "name"), LONG_WALKS)
def test_every_recorded_game_keeps_the_layout_law_on_screens_by_turns(gather: Gather, game: str, name: str) -> None:
    """Two sizes a game; twelve games meet every size in every language, the next twelve in the dark."""
    turn = LONG_WALKS.index((game, name))
    language = list(LANGUAGES)[turn // 4 % len(LANGUAGES)]
    screens = [Screen(SIZES[place], language, dark=turn // 12 % 2 == 1) for place in (turn % 4, turn % 4 + 4)]

    faults = gather(screens).walk(walk_of(game, name))

    assert not faults, "\n".join(report(faults))
