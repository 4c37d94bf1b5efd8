"""The wire: connections that are slow, silent or never read are dropped, and too many are not let in."""

import asyncio
import logging
import os
import socket
import sys
import time
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PATIENCE = float(os.environ.get("CARAVELA_TEST_PATIENCE") or 20)
"""Seconds within which a request must arrive whole, and what was sent must be taken."""
CLOSE_SECONDS = 5.0
"""A closed page that has not read by then what was sent never will."""
MOST_FILES = 65536
SPARE_FILES = 100
"""Open files that are not connections: the database, workers, what is being served."""
logger = logging.getLogger("caravela.server")


class Http(H11Protocol):
    """Requests; one that does not arrive whole in time is dropped."""

    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.limit_concurrency and len(self.connections) > self.limit_concurrency:
            transport.abort()
        self.expect()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self.relax()
        super().connection_lost(exc)

    def expect(self) -> None:
        """Until a request is whole, time is running; an open page has all the time it wants."""
        is_owed = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if not is_owed or self.transport.get_protocol() is not self:
            self.relax()
        elif self.deadline is None:
            self.deadline = self.loop.call_later(PATIENCE, self.transport.abort)

    def relax(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None


class Live(WebSocketsSansIOProtocol):
    """Open pages; one that does not read goes in the end, and with it its connection."""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)


def set_patience(found: socket.socket) -> None:
    """Whoever does not take what was sent is dropped; connections have it from the socket that listens."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(1000 * PATIENCE))


def most_connections() -> int:
    """As many as there may be open files, once this process may have as many as it can."""
    if sys.platform == "win32":
        return 500
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
    return max(files - SPARE_FILES, SPARE_FILES)


class Complaints:
    """What goes wrong in the loop; that nobody can be let in is told once a minute, not a thousand times a second."""

    def __init__(self) -> None:
        self.told = -60.0

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if not isinstance(context.get("exception"), OSError):
            loop.default_exception_handler(context)
        elif time.monotonic() >= self.told + 60:
            self.told = time.monotonic()
            logger.error("%s: %s", context.get("message"), context["exception"])
