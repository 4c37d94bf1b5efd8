"""What a set of eyes may see."""

from typing import Any


def look(state: Any, eyes: int) -> dict[str, Any]:
    return {}
