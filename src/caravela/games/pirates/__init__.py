"""Pirates of Maracaibo."""

from collections.abc import Mapping
from typing import Any

from caravela.games.pirates.catalog import SEATS
from caravela.kernel.shelf import game_in


def automata(seats: int, settings: Mapping[str, Any]) -> tuple[str, ...]:
    """The solo opponent."""
    return ("jordan",) if seats == 1 else ()


GAME = game_in(
    __name__,
    "Pirates of Maracaibo",
    range(1, len(SEATS) + 1),
    chapter="round",
    seat_names=tuple(SEATS),
    automata=automata,
)
