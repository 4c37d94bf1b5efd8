"""Open pages: each has a line of its own, down which it is told what happens at its table."""

import asyncio

from caravela.server.visitors import Visitor

BACKLOG = 200
"""A page that is so many messages behind is cut off; it catches up when it comes back."""


class Watcher:
    """One open page."""

    def __init__(self, visitor: Visitor, page: str = "") -> None:
        self.visitor = visitor
        self.page = page
        """The page's own name for itself: what it chooses, it is told in the answer and not once more."""
        self.queue: asyncio.Queue[bytes] = asyncio.Queue()
        self.cut = asyncio.Event()
        """The page is told nothing any more: its connection is to be closed."""

    def send(self, message: bytes) -> None:
        if self.queue.qsize() >= BACKLOG:
            self.cut_off()
        elif not self.cut.is_set():
            self.queue.put_nowait(message)

    def cut_off(self) -> None:
        """Let go of all that waits, and close."""
        self.cut.set()
        while not self.queue.empty():
            self.queue.get_nowait()


class Watchers(list[Watcher]):
    """The open pages of one table."""

    def has(self, owner: str | None) -> bool:
        return any(watcher.visitor.id == owner for watcher in self)
