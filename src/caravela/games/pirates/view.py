"""What a set of eyes may see."""

from typing import Any

from caravela.games.pirates.state import Pirates


def look(state: Pirates, eyes: int) -> dict[str, Any]:
    return {}
