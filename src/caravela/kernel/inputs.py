"""Inputs: a position as a seat knows it, as a row of named numbers for learned values."""

from collections.abc import Sequence
from typing import Any, Final

NEAR: Final = ("own", "next", "second", "third", "fourth", "fifth")
"""Who is meant, counted from the seat that looks."""


def input_names(
    table: Sequence[str], decisions: Sequence[str], own: Sequence[str], each: Sequence[str], members: int
) -> tuple[str, ...]:
    """
    What the numbers of a row are called: of the table, of the decision, of the seat, then of everybody.

    >>> input_names(["round"], ["Land"], ["hand"], ["coins"], 2)
    ('round', 'asked Land', 'hand', 'own coins', 'next coins')
    """
    return (
        *table,
        *[f"asked {name}" for name in decisions],
        *own,
        *[f"{who} {what}" for who in NEAR[:members] for what in each],
    )


def numbered(decisions: Sequence[str]) -> dict[str, int]:
    """The number of each decision."""
    return {name: number for number, name in enumerate(decisions)}


def asked(state: Any, seat: int, numbers: dict[str, int]) -> list[float]:
    """A one in the place of what the seat is asked; none when it is not asked anything."""
    row = [0.0] * len(numbers)
    decision = state.decision
    if decision.seat(state) == seat:
        row[numbers[type(decision).__name__]] = 1.0
    return row
