"""Maracaibo."""

from collections.abc import Mapping
from typing import Any

from caravela.games.maracaibo.catalog import SEATS
from caravela.kernel.shelf import game_in


def automata(seats: int, settings: Mapping[str, Any]) -> tuple[str, ...]:
    """The solo opponent."""
    return ("ana",) if seats == 1 else ()


GAME = game_in(
    __name__,
    "Maracaibo",
    range(1, len(SEATS) + 1),
    chapter="round",
    seat_names=tuple(SEATS),
    automata=automata,
    campaign=("1",),
)
