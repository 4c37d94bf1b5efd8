"""Free actions beside decisions: planning, career tasks, drills (MAR-5.6, MAR-20, MAR-23.11)."""

from typing import Final

from caravela.games.maracaibo import phrases as say
from caravela.games.maracaibo.catalog import CAREER, NATIONS, TASKS, Task
from caravela.games.maracaibo.state import ACTION, DRILL, NONE, TRAITS, Maracaibo
from caravela.kernel.agenda import FreeAction, SeatDecision
from caravela.kernel.carry import carry_out
from caravela.kernel.phrases import Said
from caravela.kernel.state import without

ALL_TASKS: Final = 7
DRILL_POINTS: Final = 2


class Planning(FreeAction[Maracaibo]):
    """MAR-5.6a, 5.7: a card of the hand goes to a free planning space."""

    offers = (say.PLAN,)

    def add(self, state: Maracaibo, seat: int, options: list[int]) -> None:
        if state.phase != ACTION or seat != state.active or len(state.planning[seat]) >= state.catalog.planning:
            return
        decision = state.agenda[-1]
        for card in state.hands[seat]:
            if not isinstance(decision, TurnDecision) or decision.spares(state, card):
                options.append(say.PLAN.base + card)

    def choose(self, state: Maracaibo, seat: int, option: int) -> None:
        card = say.PLAN.of(option)
        state.hands[seat] = without(state.hands[seat], card)
        state.planning[seat] = (*state.planning[seat], card)
        state.tell(say.PLANNED, seat, card)

    def why_not(self, state: Maracaibo, seat: int, option: int) -> Said | None:
        if len(state.planning[seat]) >= state.catalog.planning:
            return say.PLANNING_FULL.said(state.catalog.planning)
        return say.NEEDED.said() if say.PLAN.of(option) in state.hands[seat] else None


class CareerTasks(FreeAction[Maracaibo]):
    """MAR-5.6b, 20.2 to 20.8"""

    offers = (say.COMPLETE,)

    def add(self, state: Maracaibo, seat: int, options: list[int]) -> None:
        done = state.tasks[seat]
        if state.phase != ACTION or seat != state.active or done == ALL_TASKS or state.career[seat] == NONE:
            return
        tasks = state.catalog.careers[state.career[seat]].tasks
        for place in range(len(tasks)):
            if not done >> place & 1 and progress(state, seat, tasks[place]) >= tasks[place].low:
                options.append(say.COMPLETE.base + place)

    def choose(self, state: Maracaibo, seat: int, option: int) -> None:
        place = say.COMPLETE.of(option)
        career = state.career[seat]
        task = state.catalog.careers[career].tasks[place]
        state.tasks[seat] |= 1 << place
        state.figures[seat] += 1
        state.doubloons[seat] += task.doubloons
        if progress(state, seat, task) >= task.high:
            state.score(seat, task.points, CAREER)
            state.tell(say.TASK_MASTERED, seat, place, career, task.points)
        else:
            state.tell(say.TASK_DONE, seat, place, career)
        if state.tasks[seat] == ALL_TASKS:  # MAR-20.5
            state.tell(say.CAREER_DONE, seat, career)
            carry_out(state, seat, state.catalog.career_bonus, career)

    def why_not(self, state: Maracaibo, seat: int, option: int) -> Said | None:
        place = say.COMPLETE.of(option)
        if state.career[seat] == NONE or state.tasks[seat] >> place & 1:
            return say.TASK_GONE.said()
        task = state.catalog.careers[state.career[seat]].tasks[place]
        return say.TASK_OPEN.said(task.low, progress(state, seat, task))


def progress(state: Maracaibo, seat: int, task: Task) -> int:
    """MAR-20.6: how far what a task asks for has come."""
    kind = TASKS[task.kind]
    if kind == "combat_token":
        return state.tokens[seat]
    if kind == "quest":
        return state.quests[seat]
    if kind == "upgrade":
        return state.completed[seat]
    if kind == "barrier":
        return state.catalog.crossed[state.explorer[seat]]
    if kind == "synergy":
        return state.synergies[seat].bit_count()
    if kind == "assistant":
        return len(state.assistants[seat])
    members = state.setup.members
    steps = sorted([state.influence[nation * members + seat] for nation in range(len(NATIONS))])
    return steps[2] if kind == "influence_one" else steps[1]


class Drills(FreeAction[Maracaibo]):
    """MAR-23.11, 23.14: a figure for two combat points, beside every decision of its owner."""

    offers = (say.DRILL,)

    def add(self, state: Maracaibo, seat: int, options: list[int]) -> None:
        if state.traits[seat * TRAITS + DRILL] and state.figures[seat]:
            options.append(say.DRILL.base)

    def choose(self, state: Maracaibo, seat: int, option: int) -> None:
        state.return_figures(seat, 1)
        gained = min(DRILL_POINTS, state.catalog.combat_most - state.combat[seat])
        state.combat[seat] += gained
        state.tell(say.DRILLED, seat, gained)

    def why_not(self, state: Maracaibo, seat: int, option: int) -> Said | None:
        if not state.traits[seat * TRAITS + DRILL]:
            return say.NO_DRILL.said()
        return say.TOO_FEW_FIGURES.said(1, 0)


PLANNING: Final = Planning()
CAREER_TASKS: Final = CareerTasks()
DRILLS: Final = Drills()


class OwnerDecision(SeatDecision[Maracaibo]):
    """A decision outside the phase of actions: drills alone stand beside it."""

    beside = (DRILLS,)


class TurnDecision(SeatDecision[Maracaibo]):
    """A decision with free actions beside it, as far as it is asked in the own phase of actions (MAR-5.11)."""

    beside = (PLANNING, CAREER_TASKS, DRILLS)

    def spares(self, state: Maracaibo, card: int) -> bool:
        """Whether a card of the hand is not needed for what is being paid."""
        return True
