"""Features: what the numbers of every game have in common."""

from typing import Any


def padded(numbers: list[int], length: int) -> list[int]:
    return (numbers + [0] * length)[:length]


def decision_features(state: Any, seat: int, decisions: tuple[str, ...], facts: int) -> list[int]:
    """Who decides what; the facts name seats by their number, so the number of the one that looks stands there too."""
    if state.is_over:
        return [0] * (3 + facts)
    decision = state.decision
    kind = 1 + decisions.index(type(decision).__name__)
    return [seat, 1 + (decision.seat(state) - seat) % state.seats, kind, *padded(decision.facts(), facts)]
