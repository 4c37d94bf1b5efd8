"""The pages and what they are made of, served as they are."""

import hashlib
import mimetypes
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.response import Redirect

import caravela
from caravela.kernel.text import LANGUAGES
from caravela.server import seats
from caravela.server.documents import CAMPAIGN, SITE, START, TABLE, WEB
from caravela.server.guard import visitor_of
from caravela.server.hall import Hall
from caravela.server.learning import is_page
from caravela.server.refusal import Refusal

TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}

AGAIN = b"""<!doctype html>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=?again=1">
<title>Caravela</title>
"""

HTML = TYPES[".html"]
Asked = Request[Any, Any, Any]


def sent(request: Asked, content: bytes, kind: str, status: int = 200) -> Response[bytes]:
    """A file; the browser keeps it and asks each time whether it has changed."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if status == 200 and tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(content, status_code=status, headers=headers, media_type=kind)


def file_in(request: Asked, folder: Path, path: str, status: int = 200) -> Response[bytes]:
    if "\0" in path:
        raise Refusal(404, "not-found", "there is no such file")
    place = (folder / path.lstrip("/")).resolve()
    if not place.is_relative_to(folder.resolve()) or not is_file(place):
        raise Refusal(404, "not-found", "there is no such file")
    kind = TYPES.get(place.suffix) or mimetypes.guess_type(place.name)[0] or "application/octet-stream"
    return sent(request, place.read_bytes(), kind, status)


def is_file(place: Path) -> bool:
    try:
        return place.is_file()
    except OSError:
        return False


@get(["/", "/games"], include_in_schema=False, sync_to_thread=False)
def start_page(request: Asked) -> Response[bytes]:
    return sent(request, START.filled(), HTML)


@get(["/learn", "/gallery", "/about"], include_in_schema=False, sync_to_thread=False)
def site_page(request: Asked) -> Response[bytes]:
    return sent(request, SITE.filled(), HTML)


@get(
    ["/learn/{game:str}", "/learn/{game:str}/{chapter:str}", "/gallery/{game:str}"],
    include_in_schema=False,
    sync_to_thread=False,
)
def game_page(request: Asked, game: str, chapter: str = "") -> Response[bytes]:
    """A page about a game; one that does not exist gets the same page, which then says so."""
    known = game in caravela.games() and is_page(game, chapter)
    return sent(request, SITE.filled(game) if known else SITE.filled(), HTML, 200 if known else 404)


@get(["/t/{table:str}", "/t/{table:str}/{number:int}"], include_in_schema=False)
async def table_page(request: Asked, table: str, hall: Hall, number: int | None = None) -> Response[bytes]:
    """The page of a table; one that does not exist or can't be shown gets the same page, which then says so."""
    try:
        async with hall.at(table) as found:
            game, content = found.game.name, found.course.heading.digest()
    except Refusal as refusal:
        return sent(request, TABLE.filled(), HTML, refusal.status)
    position = f"/api/tables/{table}" + ("" if number is None else f"/positions/{number}")
    facts = f"/api/games/{game}" + (f"?content={content}" if content else "")
    return sent(request, TABLE.filled(game, (position, facts), board=True), HTML)


@get("/campaigns/{campaign:str}", include_in_schema=False, sync_to_thread=False)
def campaign_page(request: Asked, campaign: str) -> Response[bytes]:
    """The page of a campaign; of one that does not exist it says so."""
    return sent(request, CAMPAIGN.filled(), HTML)


@get("/seat/{secret:str}", include_in_schema=False)
async def move_seat(request: Asked, secret: str, hall: Hall) -> Redirect | Response[bytes]:
    """
    A personal link: the seat is played from here from now on.

    Programs that only look what a link is about must not get the seat: whoever has no cookie yet is given one and
    sent here again, once.
    """
    visitor = visitor_of(request)
    if visitor.is_new and "again" in request.query_params:
        return Redirect("/?problem=cookies", status_code=303)
    if visitor.is_new or "prefetch" in request.headers.get("sec-purpose", ""):
        return Response(AGAIN, media_type=HTML, headers={"Cache-Control": "no-store"})
    table = await seats.move_seat(hall, visitor, secret)
    if table is None:
        return Redirect("/?problem=seat-link", status_code=303)
    return Redirect(f"/t/{table}", status_code=303)


@get("/web/{path:path}", include_in_schema=False, sync_to_thread=False)
def web_file(request: Asked, path: str) -> Response[bytes]:
    return file_in(request, WEB, path)


@get("/games/{game:str}/web/{path:path}", include_in_schema=False, sync_to_thread=False)
def game_file(request: Asked, game: str, path: str) -> Response[bytes]:
    if game not in caravela.games():
        raise Refusal(404, "unknown-game", "there is no such game")
    return file_in(request, caravela.game(game).folder / "web", path)


@get("/text/{game:str}/{name:str}", include_in_schema=False, sync_to_thread=False)
def text_file(request: Asked, game: str, name: str) -> Response[bytes]:
    """The page's texts and the game's in one file."""
    language = name.removesuffix(".ftl")
    if language not in LANGUAGES or (game != "_" and game not in caravela.games()):
        raise Refusal(404, "not-found", "there are no such texts")
    folders = [WEB] if game == "_" else [WEB, caravela.game(game).folder]
    files = [folder / "text" / f"{language}.ftl" for folder in folders]
    content = b"\n".join(file.read_bytes() for file in files if file.is_file())
    return sent(request, content, TYPES[".ftl"])


@get("/favicon.ico", include_in_schema=False, sync_to_thread=False)
def favicon(request: Asked) -> Response[bytes]:
    if (WEB / "icon.svg").is_file():
        return file_in(request, WEB, "icon.svg")
    return Response(b"", status_code=204, media_type=MediaType.TEXT)


def page_routes() -> list[HTTPRouteHandler]:
    return [
        start_page,
        site_page,
        game_page,
        table_page,
        campaign_page,
        move_seat,
        web_file,
        game_file,
        text_file,
        favicon,
    ]
