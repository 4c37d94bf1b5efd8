"""Visitors: a random cookie each, of which the database knows only the hash; links that move a seat."""

import hashlib
import hmac
import re
import secrets

COOKIE = "caravela"
SECURE_COOKIE = "__Host-caravela"
"""Over https: no other host and no page without https can plant one."""
YEAR = 365 * 24 * 3600
SHAPE = re.compile(r"[A-Za-z0-9_-]{22}")


def new_cookie() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def is_cookie(value: str) -> bool:
    return SHAPE.fullmatch(value) is not None


def hashed(secret: str) -> str:
    """What the database keeps of a secret."""
    return hashlib.sha256(b"caravela " + secret.encode()).hexdigest()


def seat_secret(cookie: str, table: str, seat: int) -> str:
    """The secret in a seat's personal link: only its owner can make it, whoever has it can move the seat."""
    digest = hmac.digest(cookie.encode(), f"seat {table} {seat}".encode(), "sha256")
    return digest.hex()[:32]


class Visitor:
    """Who asks."""

    def __init__(self, cookie: str, is_new: bool = False) -> None:
        self.cookie = cookie
        self.id = hashed(cookie)
        self.is_new = is_new
        """Whether the cookie is not known to have arrived."""


NOBODY = Visitor("")
"""Somebody without a cookie: a spectator."""
