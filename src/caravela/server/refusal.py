"""Refusals: why a request can't be met."""

from typing import Any


class Refusal(Exception):
    """A request that can't be met: nothing has changed."""

    def __init__(self, status: int, error: str, detail: str, **more: Any) -> None:
        super().__init__(detail)
        self.status = status
        self.error = error
        self.detail = detail
        self.more = more
