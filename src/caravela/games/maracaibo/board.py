"""The position in words, for the terminal."""

from typing import Any


def board(state: Any, seat: Any, texts: Any, *more: Any) -> str:
    return ""
