"""Everything adds up in whole random games: cards, cubes, and what the log tells of doubloons and points."""

import random
from typing import Any

import pytest

from caravela.games.pirates.catalog import SEATS, TREASURES
from caravela.games.pirates.state import Pirates
from caravela.games.pirates.steps.timing import StoreTreasure
from tests.games.pirates.position import Log, Told, audited, owned, start
from tests.rules import rule

EVERYTHING = dict.fromkeys(
    ("fog_locations", "fog_improvements", "skirmish", "mission_hunt", "rubies", "retirement"), True
)
GAMES: list[tuple[int, int, dict[str, Any]]] = [
    (1, 1, {}),
    (1, 2, EVERYTHING),
    (2, 3, {"layout": "two_lanes"}),
    (2, 4, {"rubies": True, "retirement": True}),
    (3, 5, {"layout": "wide_bay", "skirmish": True}),
    (3, 6, {"fog_locations": True, "pass_residence_gain": "5"}),
    (4, 7, {"layout": "hourglass"}),
    (4, 8, EVERYTHING),
]
GAINED = ("doubloons", "ignored", "quest-sold", "fog-doubloons", "income", "fee-gained", "skirmish-taken")
PAID = ("acquired", "built", "figurehead", "market-placed", "market-placed-down", "fee", "fee-supply")
SCORED = ("points", "first-token", "maracaibo", "income", "skirmish-won", "ruby-exchanged", "rubies-exchanged")


class Books:
    """What follows from the log alone, since the set-up."""

    def __init__(self, state: Pirates) -> None:
        members = [state.speech.words["seat"][state.named(who)] for who in range(state.setup.members)]
        self.doubloons = {SEATS[seat]: state.doubloons[seat] for seat in range(state.seats)}
        self.points = dict.fromkeys(members, 0)
        self.islands = dict.fromkeys(TREASURES, 4)
        self.held = {(who, kind): 0 for who in members for kind in TREASURES}

    def enter(self, event: Told) -> None:
        key, facts = event
        who, other, kind = str(facts.get("seat", "")), str(facts.get("seat2", "")), str(facts.get("treasure", ""))
        count = int(facts.get("doubloons", 0))
        if who in self.doubloons:
            self.doubloons[who] += count * (key in GAINED) - count * (key in PAID)
        if other in self.doubloons:
            self.doubloons[other] += count * (key == "fee") - count * (key == "skirmish-taken")
        if key in SCORED:
            self.points[who] += int(facts["points"])
        if key == "cube":
            assert int(facts["count"]) > self.islands[kind]
            self.islands[kind] = int(facts["count"])
        if key in ("treasure", "treasure-supply"):
            self.islands[kind] -= int(key == "treasure")
            self.held[who, kind] += 1
            assert self.islands[kind] >= 0

    def compare(self, state: Pirates) -> None:
        assert list(self.doubloons.values()) == state.doubloons
        assert list(self.points.values()) == [state.points_of(who) for who in range(state.setup.members)]
        assert list(self.islands.values()) == state.islands
        held = [count for who in range(state.setup.members) for count in owned(state, who)]
        for step in state.agenda:
            if isinstance(step, StoreTreasure):  # on its way
                held[step.who * len(TREASURES) + step.treasure] += 1
        assert list(self.held.values()) == held


@rule("PIR-1.1", "PIR-9.1", "PIR-9.2", "PIR-9.7", "PIR-17.1", "PIR-17.4", "PIR-34.8")
@pytest.mark.parametrize(("seats", "seed", "settings"), GAMES)
def test_what_the_log_tells_explains_all_doubloons_points_and_treasures(
    seats: int, seed: int, settings: dict[str, Any]
) -> None:
    luck = random.Random(seed)
    state = start(seats, seed, **settings)
    while not state.round:
        state.choose(luck.choice(state.options()))
    books, log = Books(state), Log(state)
    while not state.is_over:
        state.choose(luck.choice(state.options()))
        for event in log.events:
            books.enter(event)
        log.said.clear()
        books.compare(state)
        audited(state)
