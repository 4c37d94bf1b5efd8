"""Live tables: whoever looks at a table is told what happens there."""

import asyncio
from collections.abc import Callable

from caravela.server.visitors import Visitor

BACKLOG = 200
"""A page that is so many messages behind is cut off; it catches up when it comes back."""


class Watcher:
    """One open page."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
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


class Watchers:
    """The open pages of one table."""

    def __init__(self) -> None:
        self.all: list[Watcher] = []

    def __len__(self) -> int:
        return len(self.all)

    def has(self, owner: str | None) -> bool:
        return any(watcher.visitor.id == owner for watcher in self.all)

    def add(self, watcher: Watcher) -> None:
        self.all.append(watcher)

    def remove(self, watcher: Watcher) -> None:
        if watcher in self.all:
            self.all.remove(watcher)

    def tell(self, message: Callable[[str], bytes], sees_own: Callable[[str], bool], to: list[Watcher]) -> None:
        """Send these what they may see; spectators all get the same."""
        made: dict[str, bytes] = {}
        for watcher in to[:]:
            key = watcher.visitor.id if sees_own(watcher.visitor.id) else ""
            if key not in made:
                made[key] = message(watcher.visitor.id)
            watcher.send(made[key])
