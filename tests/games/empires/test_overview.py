"""Overview (EMP-1)."""

import random

from caravela.games.empires.state import Empires
from caravela.games.empires.steps.benefits import BuildingBenefits
from caravela.games.empires.steps.discovery import ResolveDiscovery
from caravela.games.empires.steps.dock import ResolveDock
from caravela.games.empires.steps.placement import PlaceWorker
from caravela.kernel.phrases import Said
from caravela.kernel.state import State
from tests.games.empires.position import (
    RED,
    YELLOW,
    Log,
    available,
    colony,
    give_ships,
    give_token,
    goods,
    lay_token,
    new,
    on,
    own,
    play,
    put,
    rebuild_first_turn,
    run,
    set_available,
)
from tests.rules import rule


class Diary:
    """Listens to a state: what happened in which round, and how many workers red had available then."""

    def __init__(self, state: Empires) -> None:
        self.state = state
        self.rounds: dict[str, list[int]] = {}
        self.entries: list[tuple[str, int]] = []
        state.listener = self

    def hear(self, said: Said) -> None:
        key = said.phrase.key.removeprefix("log-")
        self.rounds.setdefault(key, []).append(self.state.round)
        self.entries.append((key, sum(available(self.state, RED).values())))

    def watch(self, state: State, said: Said) -> None:
        pass


def play_defaults(state: Empires) -> None:
    """To the end of the game, as absent players would."""
    while not state.is_over:
        state.choose(state.decision.default(state))


@rule("EMP-1.1")
def test_the_game_lasts_eight_rounds_in_three_ages() -> None:
    state = new()
    log = Log(state)
    started = [(state.round, state.catalog.ages[state.age])]

    play_defaults(state)

    rounds = log.facts("round")
    started += [(int(facts["round"]), str(facts["age"])) for facts in rounds]
    assert started == [(1, "I"), (2, "I"), (3, "I"), (4, "II"), (5, "II"), (6, "II"), (7, "III"), (8, "III")]
    assert state.round == 8
    assert state.is_over


@rule("EMP-1.2")
def test_a_round_is_placing_events_income_benefits_and_reset_in_this_order() -> None:
    state = new()
    own(state, RED, "trading_post")
    set_available(state, RED, colonist=1)
    set_available(state, YELLOW)
    diary = Diary(state)

    play(state, "place colonist initiative")

    assert [entry for entry in diary.entries if entry[0] != "event"] == [
        ("placed", 0),
        ("initiative-coins", 0),
        ("round-end", 0),
        ("income", 0),
        ("income", 0),
        ("benefit", 0),
        ("coins", 0),
        ("round", 5),
        ("order", 5),
    ]
    assert len(diary.rounds["event"]) == 8
    assert state.round == 2


@rule("EMP-1.3")
def test_the_new_world_is_scored_at_the_end_of_rounds_3_6_and_8_only() -> None:
    state = new()
    put(state, RED, "caribbean", colonist=3)
    diary = Diary(state)

    play_defaults(state)

    assert diary.rounds["new-world"] == [3, 6, 8]
    assert state.new_world[3 * RED : 3 * RED + 3] == (6, 6, 6)


@rule("EMP-1.4")
def test_final_scoring_follows_the_last_new_world_scoring_and_most_points_win() -> None:
    state = new()
    put(state, RED, "caribbean", colonist=3)
    for token in ("dt06", "dt07", "dt08", "dt09"):
        give_token(state, YELLOW, token)
    state.round = 8

    before = state.scores()
    play_defaults(state)

    assert before == [0, 0]
    assert state.breakdown()[RED] == {
        "new_world_1": 0,
        "new_world_2": 0,
        "new_world_3": 6,
        "purchase": 0,
        "discoveries": 0,
        "economy": 0,
    }
    assert state.breakdown()[YELLOW]["discoveries"] == 20
    assert state.winners() == [YELLOW]


@rule("EMP-1.5")
def test_without_nations_the_boards_are_equal_and_colour_has_no_effect() -> None:
    state, mirror = new(seed=5), new(seed=5)
    mirror.order = (YELLOW, RED)
    mirror.coins.reverse()
    rebuild_first_turn(mirror)

    luck = random.Random(5)
    while not state.is_over:
        pick = luck.randrange(len(state.options()))
        assert mirror.seat == 1 - (state.seat or 0)
        for table in (state, mirror):
            table.choose(table.options()[pick])

    assert mirror.breakdown() == state.breakdown()[::-1]
    assert mirror.coins == state.coins[::-1]
    assert goods(mirror, RED) == goods(state, YELLOW)


@rule("EMP-1.6")
def test_a_building_that_contradicts_a_general_rule_wins() -> None:
    state = new(building_set="all")
    own(state, RED, "mayflower")
    give_ships(state, RED, 1)
    on(state, "dock", "yellow colonist", "yellow colonist", "yellow colonist")
    set_available(state, RED, merchant=1)

    run(state, PlaceWorker(RED))
    full = "place merchant dock" not in state.texts()
    play(state, "place merchant mayflower")

    assert full
    assert len(state.dock) == 4


@rule("EMP-1.7")
def test_a_building_affects_only_its_owner_unless_it_names_opponents() -> None:
    state = new()
    own(state, RED, "cathedral", "trading_post", "privateers")
    give_ships(state, RED, 2)
    on(state, "dock", "yellow missionary", "red missionary")

    run(state, ResolveDock(), BuildingBenefits())
    play(state, "land caribbean", "land caribbean")

    assert colony(state, YELLOW, "caribbean") == {"missionary": 1, "colonist": 1}
    assert colony(state, RED, "caribbean") == {"missionary": 1, "colonist": 2}
    assert state.coins == [10 + 5 + 2, 11 - 2]


@rule("EMP-1.7")
def test_a_lowered_resistance_is_lowered_for_the_owner_alone() -> None:
    state = new()
    own(state, RED, "plague_1")
    lay_token(state, "florida", "dt03")
    on(state, "discovery", "yellow colonist")

    run(state, ResolveDiscovery(0))
    play(state, "send colonist", "done", "explore florida")

    assert colony(state, YELLOW, "florida") == {}
    assert state.coins[YELLOW] == 11


@rule("EMP-1.8")
def test_players_can_not_give_each_other_anything_without_a_building() -> None:
    state = new(3, seed=3, building_set="custom", custom_buildings=("settlers",), builders=True)
    verbs = {"place", "land", "pass", "take", "buy", "send", "explore", "done", "train", "battle", "war"}
    verbs |= {"eliminate", "exchange"}

    luck = random.Random(3)
    while not state.is_over:
        assert {text.split()[0] for text in state.texts()} <= verbs
        held = [*state.ships, *state.goods]
        owners = [*state.tile_owner, *state.token_owner, *state.card_owner]
        state.choose(luck.choice(state.options()))
        assert all(now >= then for now, then in zip((*state.ships, *state.goods), held, strict=True))
        kept = zip(owners, (*state.tile_owner, *state.token_owner, *state.card_owner), strict=True)
        assert all(then in (-1, now) for then, now in kept)
