"""The ledger: the figures that players count, and what each option would change in them."""

from collections.abc import Callable
from typing import Any, Final

from caravela.kernel.agenda import NONE
from caravela.kernel.state import State, Unknown

POINTS: Final = "points"
"""Points that have been scored for good …"""
LIKELY: Final = "likely"
"""… and those that there would be more if the game ended now."""


class Ledger:
    """What one of the company has: figures by name, and the points by reason if the game ended now."""

    def __init__(self, figures: dict[str, int], points: dict[str, int], hidden: tuple[str, ...] = ()) -> None:
        self.figures: Final = figures
        self.points: Final = points
        self.hidden: Final = hidden
        """What there may be more points for, which these eyes can't count."""

    @property
    def total(self) -> int:
        return sum(self.points.values())


def difference(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """By how much each figure has changed; what has not is left out."""
    changed: dict[str, int] = {}
    for name, value in after.items():
        more = value - before.get(name, 0)
        if more:
            changed[name] = more
    for name, value in before.items():
        if name not in after and value:
            changed[name] = -value
    return changed


class Consequence:
    """
    What an option would change until something is asked that has no usual answer, something would be learnt, or the
    round takes its course.
    """

    def __init__(self, option: int, is_known: bool, changes: list[Ledger]) -> None:
        self.option: Final = option
        self.is_known: Final = is_known
        """Whether nothing would be learnt on the way: else this is what is sure."""
        self.changes: Final = changes
        """Per member of the company what becomes more or less."""


LedgerOf = Callable[[Any, int, int], Ledger]
"""From a state, a member of the company and the eyes that look to the ledger."""


def consequences(state: State, options: list[int], ledger: LedgerOf, company: int, eyes: int) -> list[Consequence]:
    """What each option would change for everybody; the state is an imagined one, and stays as it is."""
    before = [ledger(state, who, eyes) for who in range(company)]
    found: list[Consequence] = []
    for option in options:
        copy = state.copy()
        copy.wary = True
        is_known = True
        try:
            copy.choose(option)
        except Unknown:
            is_known = False
        else:
            copy = answered(copy, state.decision.seat(state))
        end = copy if copy.paused is None else copy.paused
        changes: list[Ledger] = []
        for who in range(company):
            after = ledger(end, who, eyes)
            old = before[who]
            points = after.points
            if end.is_over and not eyes >> who & 1:
                # Once it is over everything is open; what was not before is no change, and not to be told yet.
                points = {reason: points[reason] for reason in points if reason in old.points}
            changes.append(Ledger(difference(old.figures, after.figures), difference(old.points, points)))
        found.append(Consequence(option, is_known, changes))
    return found


def answered(state: State, seat: int) -> State:
    """Where the usual answers of a seat lead to, as long as it is asked and nothing would be learnt."""
    while state.agenda and state.paused is None and state.decision.seat(state) == seat:
        usual = state.decision.usual(state)
        if usual == NONE:
            break
        ahead = state.copy()
        ahead.wary = True
        try:
            ahead.choose(usual)
        except Unknown:
            break
        state = ahead
    return state
