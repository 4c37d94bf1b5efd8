"""The guard at the door: who comes, from where, and how often; and what browsers are told to be careful about."""

import os
import re
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Message, Send

from caravela.server.messages import Problem, encoder
from caravela.server.refusal import Refusal
from caravela.server.visitors import COOKIE, NOBODY, YEAR, Visitor, is_cookie, new_cookie

VISITOR = "caravela.visitor"
"""Where the visitor is noted for whoever answers."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
PAGES = re.compile(r"/|/(t|seat)/.*")
"""With every page the visitor's cookie is good for a year again."""
AWAY = float(os.environ.get("CARAVELA_TEST_AWAY") or 60)
LOOPBACK = ("localhost", "127.0.0.1", "::1")

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
PRIVATE = {b"no-cache": b"private, no-cache"}
"""What carries a cookie is nothing for a cache that others share."""
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


@dataclass(frozen=True)
class Options:
    """How a server is run."""

    database: str
    local: bool = False
    """Only browsers on this machine are served: a name that leads here from outside is refused."""
    tables_per_minute: int = 120
    """From one address; 0: as many as they like."""
    lines_per_minute: int = 60
    pages_per_visitor: int = 20
    """So many may be open at once; 0: as many as they like."""
    pages_per_address: int = 400
    away: float = AWAY
    """Seconds that somebody must have been gone before the others can vote for a bot."""
    bot_workers: int = 2
    kept: int = 256
    seeds: bool = False
    """Whether visitors may name the luck of a table: in tests."""
    proxy: bool = False
    """Whether a proxy in front tells who asks, and how."""


class Guard:
    """Refuses foreign pages, knows visitors by their cookie, and adds the headers that protect the page."""

    def __init__(self, app: ASGIApp, options: Options) -> None:
        self.app = app
        self.options = options

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        problem = self.problem(scope, headers)
        if problem is not None:
            await refuse(scope, send, *problem)
            return
        cookie = cookie_in(headers.get(b"cookie", ""))
        is_new = not cookie and scope["type"] == "http"
        if is_new:
            cookie = new_cookie()
        scope[VISITOR] = Visitor(cookie, is_new) if cookie else NOBODY
        gives_cookie = is_new or PAGES.fullmatch(scope["path"]) is not None

        async def guarded_send(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = HEADERS[:]
                told = list(message.get("headers", []))
                if gives_cookie:
                    secure = "; Secure" if scope["scheme"] == "https" else ""
                    text = f"{COOKIE}={cookie}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
                    extra.append((b"set-cookie", text.encode()))
                    told = [(name, PRIVATE.get(value, value)) for name, value in told]
                if not any(name.lower() == b"cache-control" for name, _ in told):
                    extra.append((b"cache-control", b"no-store"))
                message["headers"] = [*told, *extra]
            await send(message)

        await self.app(scope, receive, guarded_send)

    def problem(self, scope: Any, headers: dict[bytes, str]) -> tuple[int, str, str] | None:
        """Why a request is not let in."""
        host = headers.get(b"host", "")
        if self.options.local and name_of(host) not in LOOPBACK:
            return 421, "foreign-host", "this server is for this machine alone"
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return None
        origin = headers.get(b"origin")
        if origin is None:
            if b"sec-fetch-site" in headers:
                return 403, "foreign-origin", "a browser must tell where it comes from"
            return None
        if not host or host_in(origin) != host.lower():
            return 403, "foreign-origin", "this request comes from a page of another site"
        return None


def visitor_of(request: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
    """Who asks."""
    visitor: Visitor = request.scope[VISITOR]  # type: ignore[literal-required]
    return visitor


def cookie_in(header: str) -> str:
    """The visitor's cookie; nothing if there is none that could be ours."""
    for part in re.split(r";\s*", header):
        name, _, value = part.partition("=")
        if name.strip() == COOKIE and is_cookie(value.strip()):
            return value.strip()
    return ""


def host_in(origin: str) -> str:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def name_of(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


async def refuse(scope: Any, send: Send, status: int, error: str, detail: str) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4000 + status, "reason": error})
        return
    body = encoder.encode(Problem(error=error, detail=detail))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


class Quota:
    """So many a minute from one address."""

    def __init__(self, per_minute: int) -> None:
        self.per_minute = per_minute
        self.left: dict[str, tuple[float, float]] = {}

    def spend(self, request: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Count one; too many are refused."""
        if not self.per_minute:
            return
        address = request.client.host if request.client else ""
        now = time.monotonic()
        left, then = self.left.get(address, (float(self.per_minute), now))
        left = min(float(self.per_minute), left + (now - then) * self.per_minute / 60)
        if left < 1:
            raise Refusal(429, "too-many", f"no more than {self.per_minute} a minute")
        if len(self.left) > 10_000:
            self.left.clear()
        self.left[address] = (left - 1, now)


class Crowd:
    """So many open pages of one visitor, and from one address."""

    def __init__(self, per_visitor: int, per_address: int) -> None:
        self.limits = {"visitor": per_visitor, "address": per_address}
        self.open: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def enter(self, socket: ASGIConnection[Any, Any, Any, Any]) -> Iterator[None]:
        """Count a page while it is open; too many are refused."""
        visitor = visitor_of(socket)
        places = [("address", socket.client.host if socket.client else "")]
        if visitor is not NOBODY:
            places.append(("visitor", visitor.id))
        for place in places:
            limit = self.limits[place[0]]
            if limit and self.open[place] >= limit:
                raise Refusal(429, "too-many", f"no more than {limit} pages at once")
        self.open.update(places)
        try:
            yield
        finally:
            self.open.subtract(places)
            for place in places:
                if not self.open[place]:
                    del self.open[place]
