"""The guard at the door: who comes, from where, and how often; and what browsers are told to be careful about."""

import ipaddress
import os
import re
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Message, Send

from caravela.server.messages import Problem, encoder
from caravela.server.refusal import Refusal
from caravela.server.visitors import COOKIE, NOBODY, SECURE_COOKIE, YEAR, Visitor, is_cookie, new_cookie

VISITOR = "caravela.visitor"
"""Where the visitor is noted for whoever answers."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
PAGES = re.compile(r"/|/games|/(t|seat|campaigns)/.*")
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
    """From one network, and so the further limits; 0: as many as they like."""
    tables_per_day: int = 1000
    choices_per_minute: int = 300
    """Of one visitor; ten times as many from one network."""
    advice_per_minute: int = 30
    """So too."""
    lines_per_minute: int = 60
    pages_per_visitor: int = 20
    """So many may be open at once."""
    pages_per_network: int = 400
    expiry_days: int = 30
    """After so long the tables go at which nobody has played; 0: never."""
    away: float = AWAY
    """Seconds that somebody must have been gone before the others can vote for a bot."""
    bot_workers: int = 2
    memory: int = 256 << 20
    """Bytes for tables that nobody uses just now: those used longest ago go first."""
    content: Path | None = None
    """The folder that has other content files for new tables."""
    seeds: bool = False
    """Whether visitors may name the luck of a table: in tests."""
    proxy: str = ""
    """The addresses of the proxies that tell who asks, and how."""


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
        is_secure = scope["scheme"] in ("https", "wss")
        name = SECURE_COOKIE if is_secure else COOKIE
        cookie = cookie_in(headers.get(b"cookie", ""), name) or cookie_in(headers.get(b"cookie", ""), COOKIE)
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
                    secure = "; Secure" if is_secure else ""
                    text = f"{name}={cookie}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
                    extra.append((b"set-cookie", text.encode()))
                    told = [(name, PRIVATE.get(value, value)) for name, value in told]
                if not any(name.lower() == b"cache-control" for name, _ in told):
                    extra.append((b"cache-control", b"no-store"))
                message["headers"] = [*told, *extra]
            await send(message)

        if scope["type"] == "http" and scope["method"] == "HEAD" and not scope["path"].startswith("/seat/"):
            scope = {**scope, "method": "GET"}  # uvicorn leaves the body out; looking at a link moves no seat
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
        schemes = ("https",) if scope["scheme"] in ("https", "wss") else ("http", "https")
        if not host or origin.lower() not in [f"{scheme}://{host.lower()}" for scheme in schemes]:
            return 403, "foreign-origin", "this request comes from a page of another site"
        return None


def visitor_of(request: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
    """Who asks."""
    visitor: Visitor = request.scope[VISITOR]  # type: ignore[literal-required]
    return visitor


def cookie_in(header: str, wanted: str) -> str:
    """The visitor's cookie; nothing if there is none that could be ours."""
    for part in re.split(r";\s*", header):
        name, _, value = part.partition("=")
        if name.strip() == wanted and is_cookie(value.strip()):
            return value.strip()
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


Asking = ASGIConnection[Any, Any, Any, Any]
Place = tuple[str, str]


def network_of(request: Asking) -> str:
    """Where a request comes from: an address, or a whole /64 of IPv6, which is one customer's."""
    host = request.client.host if request.client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    mapped = address.ipv4_mapped
    return str(mapped) if mapped else str(ipaddress.IPv6Network((int(address) >> 64 << 64, 64)))


def places_of(request: Asking) -> list[Place]:
    """What is counted together: the network, and the visitor if there is one."""
    visitor = visitor_of(request)
    places = [("network", network_of(request))]
    return places if visitor is NOBODY else [*places, ("visitor", visitor.id)]


class Quota:
    """So many in so many seconds from one network, and of one visitor; 0: as many as they like."""

    def __init__(self, per_network: int, per_visitor: int = 0, seconds: float = 60.0) -> None:
        self.limits = {"network": per_network, "visitor": per_visitor}
        self.seconds = seconds
        self.left: dict[Place, tuple[float, float]] = {}

    def spend(self, request: Asking, cost: int = 1) -> None:
        """Count some; too many are refused."""
        now = time.monotonic()
        places = [place for place in places_of(request) if self.limits[place[0]]]
        left = {place: self.left_at(place, now) - cost for place in places}
        if any(rest < 0 for rest in left.values()):
            raise Refusal(429, "too-many", "too many in a short time")
        if len(self.left) > 10_000:
            self.forget(now)
        self.left |= {place: (rest, now) for place, rest in left.items()}

    def forget(self, now: float) -> None:
        """Those who have spent nothing lately; all, where even so there are too many to remember."""
        self.left = {place: rest for place, rest in self.left.items() if rest[1] > now - self.seconds}
        if len(self.left) > 10_000:
            self.left.clear()

    def left_at(self, place: Place, now: float) -> float:
        limit = float(self.limits[place[0]])
        left, then = self.left.get(place, (limit, now))
        return min(limit, left + (now - then) * limit / self.seconds)


class Quotas:
    """What is limited: new tables, choices, advice, and talk."""

    def __init__(self, options: Options) -> None:
        self.minute = Quota(options.tables_per_minute)
        self.day = Quota(options.tables_per_day, seconds=24 * 3600.0)
        self.choices = Quota(10 * options.choices_per_minute, options.choices_per_minute)
        self.advice = Quota(10 * options.advice_per_minute, options.advice_per_minute)
        self.lines = Quota(options.lines_per_minute)

    def spend_table(self, request: Asking, cost: int = 1) -> None:
        """A new table; a long record counts as several."""
        self.minute.spend(request)
        self.day.spend(request, cost)


class Crowd:
    """So many open pages of one visitor, and from one network."""

    def __init__(self, per_visitor: int, per_network: int) -> None:
        self.limits = {"visitor": per_visitor, "network": per_network}
        self.open: Counter[Place] = Counter()

    @contextmanager
    def enter(self, socket: Asking) -> Iterator[None]:
        """Count a page while it is open; too many are refused."""
        places = places_of(socket)
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
