"""The content as the page draws it."""

from typing import Any


def facts(catalog: Any) -> dict[str, Any]:
    return {}
