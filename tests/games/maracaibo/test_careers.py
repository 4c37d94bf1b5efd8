"""Careers (MAR-20)."""

from typing import NamedTuple

import pytest

from caravela.games.maracaibo.state import REFILL, SAILING, Maracaibo
from tests.games.maracaibo.position import (
    BLUE,
    YELLOW,
    Log,
    audited,
    career,
    combat_tokens,
    decision,
    end_round,
    explorer,
    give,
    hand,
    influence,
    new,
    next_token,
    offered,
    own,
    play,
    quest_tiles,
    synergies,
    turn_of,
    upgrade,
    why_not,
)
from tests.rules import rule

ASSISTANTS = ["a45", "a46", "a47", "a48", "a49"]
SYNERGIES = ["anchor", "coin", "sword", "book", "medal"]
BARRIERS = {"none": "e9", "blue": "e10", "red": "e17", "green": "e23"}


class Printed(NamedTuple):
    """A task as it is printed."""

    career: str
    task: int
    kind: str
    low: str
    high: str
    doubloons: int
    points: int


TASKS = [
    Printed("p1", 1, "combat_token", "3", "5", 4, 4),
    Printed("p1", 2, "influence_one", "5", "8", 3, 4),
    Printed("p1", 3, "assistant", "2", "4", 3, 4),
    Printed("p2", 1, "barrier", "blue", "red", 3, 4),
    Printed("p2", 2, "quest", "4", "6", 4, 4),
    Printed("p2", 3, "synergy", "3", "4", 3, 3),
    Printed("p3", 1, "upgrade", "3", "6", 3, 4),
    Printed("p3", 2, "synergy", "3", "5", 4, 5),
    Printed("p3", 3, "influence_two", "3", "6", 3, 4),
    Printed("p4", 1, "assistant", "3", "4", 4, 3),
    Printed("p4", 2, "influence_two", "4", "6", 4, 4),
    Printed("p4", 3, "quest", "3", "5", 3, 3),
    Printed("p5", 1, "influence_one", "6", "9", 4, 4),
    Printed("p5", 2, "influence_two", "4", "7", 4, 5),
    Printed("p5", 3, "synergy", "3", "4", 4, 3),
    Printed("p6", 1, "upgrade", "4", "7", 4, 5),
    Printed("p6", 2, "combat_token", "2", "5", 3, 4),
    Printed("p6", 3, "barrier", "blue", "green", 3, 6),
    Printed("p7", 1, "quest", "3", "6", 4, 5),
    Printed("p7", 2, "combat_token", "4", "6", 5, 4),
    Printed("p7", 3, "assistant", "3", "5", 4, 5),
    Printed("p8", 1, "influence_one", "7", "10", 5, 5),
    Printed("p8", 2, "upgrade", "4", "6", 4, 4),
    Printed("p8", 3, "barrier", "blue", "red", 4, 3),
]


def achieve(state: Maracaibo, kind: str, amount: str) -> None:
    """Blue has come exactly so far with what a kind of task asks for."""
    if kind == "barrier":
        explorer(state, BLUE, BARRIERS[amount])
        return
    count = int(amount)
    if kind == "combat_token":
        combat_tokens(state, BLUE, count)
    elif kind == "quest":
        quest_tiles(state, BLUE, count)
    elif kind == "influence_one":
        influence(state, BLUE, england=count, spain=1)
    elif kind == "influence_two":
        influence(state, BLUE, france=count + 2, spain=count, england=count - 1)
    elif kind == "upgrade":
        upgrade(state, BLUE, *[f"u{area}" for area in range(1, count + 1)])
    elif kind == "synergy":
        synergies(state, BLUE, *SYNERGIES[:count])
    else:
        own(state, BLUE, *ASSISTANTS[:count])


def at_task(task: Printed, amount: str) -> Maracaibo:
    """Blue has this career, and has come exactly so far with one of its tasks."""
    state = new(2)
    career(state, BLUE, task.career)
    give(state, BLUE, doubloons=0, figures=0)
    achieve(state, task.kind, amount)
    return turn_of(state, BLUE, at="6")


def one_less(task: Printed) -> str:
    return "none" if task.kind == "barrier" else str(int(task.low) - 1)


each_task = pytest.mark.parametrize("task", TASKS, ids=[f"{task.career}-{task.task}" for task in TASKS])


@rule("MAR-20.1", "MAR-20.2", "MAR-20.6")
@each_task
def test_the_lower_condition_gives_doubloons_and_the_figure(task: Printed) -> None:
    state = at_task(task, one_less(task))
    assert offered(state, "complete") == []
    assert why_not(state, f"complete task {task.task}").key == "task-open"

    state = at_task(task, task.low)
    before = state.points_of(BLUE)
    play(state, f"complete task {task.task}")

    assert (state.doubloons[BLUE], state.figures[BLUE], state.points_of(BLUE) - before) == (task.doubloons, 1, 0)
    assert f"complete task {task.task}" not in audited(state).texts()


@rule("MAR-20.3", "MAR-20.8", "MAR-D82")
@each_task
def test_the_higher_condition_gives_points_too(task: Printed) -> None:
    state = at_task(task, task.high)

    assert f"complete task {task.task}" in state.texts()
    play(state, f"complete task {task.task}")

    assert (state.doubloons[BLUE], state.figures[BLUE]) == (task.doubloons, 1)
    assert state.breakdown()[BLUE]["career"] == task.points


@rule("MAR-20.4")
def test_the_lower_reward_forfeits_the_points_of_the_task() -> None:
    state = at_task(TASKS[0], "3")
    play(state, "complete task 1")

    combat_tokens(state, BLUE, 2)

    assert offered(state, "complete") == []
    assert why_not(state, "complete task 1").key == "task-gone"
    assert state.breakdown()[BLUE]["career"] == 0


@rule("MAR-20.4")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 1, 2)])
def test_tasks_are_done_in_any_order_once_each(order: tuple[int, ...]) -> None:
    state = new(2)
    career(state, BLUE, "p1")
    achieve(state, "combat_token", "3")
    achieve(state, "influence_one", "5")
    achieve(state, "assistant", "2")
    turn_of(state, BLUE, at="6")
    assert offered(state, "complete") == [f"complete task {task}" for task in (1, 2, 3)]

    play(state, *[f"complete task {task}" for task in order])

    assert offered(audited(state), "complete") == []


@rule("MAR-20.5", "MAR-X5")
@pytest.mark.parametrize(
    ("quests", "done", "doubloons", "points"), [(4, 0, 4, 0), (6, 0, 4, 4), (6, 2, 6, 6), (4, 2, 6, 2)]
)
def test_the_third_task_gives_two_doubloons_and_two_points_more(
    quests: int, done: int, doubloons: int, points: int
) -> None:
    state = new(2)
    career(state, BLUE, "p2", *[1, 3][:done])
    give(state, BLUE, doubloons=0, figures=0)
    quest_tiles(state, BLUE, quests)
    turn_of(state, BLUE, at="6")

    play(state, "complete task 2")

    assert (state.figures[BLUE], state.doubloons[BLUE], state.points_of(BLUE)) == (1, doubloons, points)


@rule("MAR-20.5")
def test_a_finished_career_has_no_further_effect() -> None:
    state = new(2)
    career(state, BLUE, "p1", 1, 2, 3)
    achieve(state, "combat_token", "9")

    assert offered(turn_of(state, BLUE, at="6"), "complete") == []


@rule("MAR-20.2", "MAR-20.7")
def test_a_task_is_done_only_when_its_player_chooses_it_and_needs_its_condition_then() -> None:
    state = at_task(TASKS[0], "3")
    play(state, "earn")
    assert (state.tasks[BLUE], state.figures[BLUE]) == (0, 0)

    turn_of(state, BLUE, at="7")
    play(state, "complete task 1")
    state.tokens[BLUE] = 0

    assert (state.figures[BLUE], state.doubloons[BLUE]) == (1, 5)


@rule("MAR-20.6", "MAR-24.7")
def test_only_figures_on_the_chart_are_assistants() -> None:
    state = new(2)
    career(state, BLUE, "p1")
    own(state, BLUE, "a45", "b052")
    give(state, BLUE, figures=1)

    assert offered(turn_of(state, BLUE, at="6"), "complete") == []


@rule("MAR-20.6")
@pytest.mark.parametrize(("first", "second", "met"), [(9, 3, True), (9, 2, False), (3, 3, True)])
def test_influence_with_two_nations_looks_at_the_second_best(first: int, second: int, met: bool) -> None:
    state = new(2)
    career(state, BLUE, "p3")
    influence(state, BLUE, spain=first, england=second)

    assert offered(turn_of(state, BLUE, at="6"), "complete") == ["complete task 3"] * met


@rule("MAR-5.6", "MAR-5.11", "MAR-20.2")
@pytest.mark.parametrize("moment", ["MainAction", "Village", "EndTurn"])
def test_a_task_is_a_free_action_at_any_moment_of_the_phase_of_actions(moment: str) -> None:
    state = at_task(TASKS[0], "3")
    turn_of(state, BLUE, at="6", sailed=4)
    play(state, *{"MainAction": [], "Village": ["earn"], "EndTurn": ["earn", "earn"]}[moment])
    assert decision(state) == moment

    play(state, "complete task 1")

    assert decision(state) in (moment, "Refill")
    assert state.tasks[BLUE] == 1


@rule("MAR-5.11")
def test_a_task_can_be_done_in_the_middle_of_a_combat_and_its_figure_used_at_once() -> None:
    state = at_task(TASKS[0], "3")
    next_token(state, "k05")
    turn_of(state, BLUE, at="11")
    play(state, "city", "reveal 1", "fight france")
    assert "raise figure" not in state.texts()

    play(state, "complete task 1", "raise figure")

    assert state.decision.prompt(state)["value"] == 6


@rule("MAR-5.6", "MAR-D14", "MAR-20.2")
def test_no_task_is_done_in_another_phase_or_turn() -> None:
    state = at_task(TASKS[0], "3")

    assert offered(turn_of(state, BLUE, at="6", phase=SAILING), "complete") == []
    hand(state, BLUE)
    assert offered(turn_of(state, BLUE, at="6", phase=REFILL), "complete") == []
    assert offered(turn_of(state, YELLOW, at="6"), "complete") == []


@rule("MAR-18.10")
def test_no_task_is_done_in_a_scoring() -> None:
    state = at_task(TASKS[0], "3")
    hand(state, BLUE, "b062")
    give(state, BLUE, doubloons=20)
    end_round(state, BLUE)
    assert offered(state, "complete") == []

    play(state, "buy b062")

    assert decision(state) == "ChooseInfluence"
    assert offered(state, "complete") == []


@rule("MAR-20.2", "MAR-20.3")
def test_what_a_task_brings_is_told() -> None:
    state = at_task(TASKS[0], "5")
    log = Log(state)

    play(state, "complete task 1")

    assert log.facts("task-mastered") == {"seat": "blue", "task": 1, "career": "p1", "points": 4}
