"""The server: pages, the API and live tables."""

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, delete, get, post, websocket
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema

import caravela
from caravela.bots.ladder import measured
from caravela.bots.levels import thinks
from caravela.bots.player import bot_names, read_name
from caravela.kernel.game import Game
from caravela.kernel.text import LANGUAGES
from caravela.server import campaigns, learning, opening, records, seats, watching, wayback
from caravela.server.guard import Crowd, Guard, Options, Quotas, visitor_of
from caravela.server.hall import Hall, check_look, check_number
from caravela.server.messages import (
    Advice,
    AtNumber,
    CampaignId,
    CampaignView,
    Chapter,
    GameFacts,
    GameView,
    GuideStepView,
    Join,
    LevelView,
    Link,
    LiveChat,
    MadeCampaign,
    MadeTable,
    MyCampaign,
    MyTable,
    NewCampaign,
    NewChoice,
    NewTable,
    NextGame,
    NotYet,
    Opened,
    Position,
    Problem,
    Refused,
    Resign,
    Say,
    SettingView,
    Stale,
    TableId,
    UndoAnswer,
    Vote,
)
from caravela.server.pages import page_routes
from caravela.server.refusal import Refusal
from caravela.server.sealed import descriptions, opened_texts, words_of
from caravela.server.store import NoRoom, Taken
from caravela.server.summaries import my_tables
from caravela.server.views import position
from caravela.server.visitors import seat_secret

RECORD_LIMIT = 256 * 1024
CAMPAIGN_LIMIT = 1024 * 1024
BODY_LIMIT = 64 * 1024
RECORD_SHARE = 16 * 1024
"""So much of a record counts as one table."""
logger = logging.getLogger("caravela.server")


class Asked(Request[Any, Any, Any]):
    """A request whose body must be exactly what its handler takes: the number 0 is not the text "0"."""

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=field.annotation if field else Any)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refusal(400, "malformed", str(error)) from None


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What an API call may answer beside what was asked for."""
    kinds: dict[int, type[msgspec.Struct]] = {403: Refused}
    texts = {400: "it can't be read", 403: "not allowed", 404: "there is no such thing", 409: "not now"}
    texts |= {410: "the table does not replay any more", 503: "nothing can be kept just now"}
    return {
        status: ResponseSpec(kinds.get(status, Problem), generate_examples=False, description=texts.get(status, ""))
        for status in statuses
    }


# -- games ------------------------------------------------------------------------------------------------------------


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameView]:
    """The games on offer."""
    return [GameView(**game_view(caravela.game(name))) for name in caravela.games()]


@get("/api/games/{game:str}", responses=problems(400, 404), sync_to_thread=False)
def show_game(game: str, hall: Hall, content: str = "") -> GameFacts:
    """A game's components, and what they do in all languages; with other content, those of the folder."""
    if game not in caravela.games():
        raise Refusal(404, "unknown-game", f"unknown game {game[:40]!r}")
    folder = hall.content_of(game) if content else None
    if content and (folder is None or caravela.game(game).content(folder).digest != content):
        raise Refusal(404, "not-found", "there is no such content")
    return game_facts(game, folder)


@get("/api/games/{game:str}/learn/{language:str}", responses=problems(400, 404), sync_to_thread=False)
def show_rules(game: str, language: str) -> list[Chapter]:
    """The rules of a game for players."""
    if game not in caravela.games():
        raise Refusal(404, "unknown-game", f"unknown game {game[:40]!r}")
    if language not in LANGUAGES:
        raise Refusal(404, "not-found", "nothing is written in this language")
    return learning.chapters(game, language)


def game_view(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "seats": list(game.seats),
        "settings": {
            name: SettingView(
                default=one.default,
                choices=list(one.choices),
                many=one.many,
                only_with=one.only_with,
                single=one.single,
            )
            for name, one in game.settings.items()
            if not one.kept
        },
        "presets": {name: dict(values) for name, values in game.presets.items()},
        "bots": bot_names(game),
        "levels": levels(game.name),
        "seat_names": list(game.seat_names),
        "chapter": game.chapter,
        "guided": game.guide.seats if game.guide else 0,
        "campaign": bool(game.campaign),
    }


@cache
def levels(game: str) -> dict[str, LevelView]:
    """What each bot of a game is like."""
    rows = measured(caravela.game(game).folder)
    return {
        bot: LevelView(
            seconds=thinks(bot),
            rating=round(rows[bot]["rating"]) if bot in rows else None,
            games=rows[bot]["games"] if bot in rows else 0,
            rated_at=read_name(rows[bot]["bot"]).seconds if bot in rows else 0.0,
        )
        for bot in bot_names(caravela.game(game))
    }


@cache
def game_facts(name: str, folder: Path | None = None) -> GameFacts:
    game = caravela.game(name)
    catalog = game.catalog(content=folder)
    words = words_of(game, catalog)
    return GameFacts(
        **game_view(game),
        scored=sorted(game.scored),
        guide=[
            GuideStepView(name=step.name, decision=step.decision, picks=list(step.picks), after=step.after)
            for step in (game.guide.steps if game.guide else ())
        ],
        tokens=words,
        descriptions={language: descriptions(game, catalog, language, words) for language in LANGUAGES},
        content=game.facts(catalog),
        learn=learning.places(name),
    )


# -- tables -----------------------------------------------------------------------------------------------------------


@post("/api/tables", responses=problems(400, 403, 413, 429, 503))
async def new_table(request: Asked, data: NewTable, hall: Hall, quotas: Quotas) -> MadeTable:
    """Set up a table."""
    quotas.spend_table(request)
    return await opening.create(hall, visitor_of(request), data)


@get("/api/tables")
async def list_tables(request: Asked, hall: Hall) -> list[MyTable]:
    """My tables, newest first."""
    return await my_tables(hall, visitor_of(request))


@get("/api/tables/{table:str}", responses=problems(400, 403, 404, 410))
async def show_table(request: Asked, table: str, hall: Hall) -> Position:
    """The table as I may see it now."""
    async with hall.at(table) as found:
        check_look(found, visitor_of(request))
        return position(found, visitor_of(request).id)


@delete("/api/tables/{table:str}", status_code=204, responses=problems(400, 403, 404, 429, 503))
async def forget_table(request: Asked, table: str, hall: Hall, quotas: Quotas) -> None:
    """Take a table off my list: for good where nobody else plays, else a bot plays on for me."""
    quotas.choices.spend(request)
    await seats.forget_at(hall, table, visitor_of(request))


@get("/api/tables/{table:str}/positions/{number:int}", responses=problems(400, 403, 404, 410))
async def show_position(request: Asked, table: str, number: int, hall: Hall) -> Position:
    """The table as it was after so many choices."""
    async with hall.at(table) as found:
        check_look(found, visitor_of(request))
        check_number(found, number)
        return position(found, visitor_of(request).id, number)


CHANGED = problems(400, 403, 404, 410, 413, 503)
QUICKLY = {**CHANGED, **problems(429)}
TOO_SOON = {409: ResponseSpec(NotYet, generate_examples=False, description="not now")}
STALE = {409: ResponseSpec(Stale, generate_examples=False, description="not now")}


@post("/api/tables/{table:str}/choices", status_code=200, responses={**QUICKLY, **STALE, **problems(422)})
async def make_choice(request: Asked, table: str, data: NewChoice, hall: Hall, quotas: Quotas) -> Position:
    """Make a choice; it is on disk before anybody is told."""
    quotas.choices.spend(request)
    async with hall.at(table) as found:
        return await hall.turns.choose(found, visitor_of(request), data)


@post("/api/tables/{table:str}/undo", status_code=200, responses={**QUICKLY, **STALE})
async def undo(request: Asked, table: str, data: AtNumber, hall: Hall, quotas: Quotas) -> Position:
    """Go back, or ask the others to."""
    quotas.choices.spend(request)
    async with hall.at(table) as found:
        return await wayback.undo(hall, found, visitor_of(request), data.number)


@post("/api/tables/{table:str}/undo/answer", status_code=200, responses={**CHANGED, **problems(409)})
async def answer_undo(request: Asked, table: str, data: UndoAnswer, hall: Hall) -> Position:
    """Agree, or not, that somebody goes back."""
    async with hall.at(table) as found:
        return await wayback.answer(hall, found, visitor_of(request), data.agree)


@post("/api/tables/{table:str}/join", status_code=200, responses={**CHANGED, **problems(409)})
async def join(request: Asked, table: str, data: Join, hall: Hall) -> Position:
    """Take an open seat."""
    async with hall.at(table) as found:
        return await seats.join(hall, found, visitor_of(request), data.seat, data.name)


@post("/api/tables/{table:str}/resign", status_code=200, responses={**CHANGED, **problems(409)})
async def resign(request: Asked, table: str, data: Resign, hall: Hall) -> Position:
    """Leave my seat to a bot."""
    async with hall.at(table) as found:
        return await seats.resign(hall, found, visitor_of(request), data.seat, data.bot)


@post("/api/tables/{table:str}/replace", status_code=200, responses={**CHANGED, **TOO_SOON})
async def replace(request: Asked, table: str, data: Vote, hall: Hall) -> Position:
    """Vote for a bot in the seat of somebody who has gone, or against it."""
    async with hall.at(table) as found:
        return await seats.replace(hall, found, visitor_of(request), data.seat, data.agree)


@post("/api/tables/{table:str}/chat", status_code=200, responses=problems(400, 403, 404, 410, 413, 429, 503))
async def chat(request: Asked, table: str, data: Say, hall: Hall, quotas: Quotas) -> LiveChat:
    """Say something at the table."""
    async with hall.at(table) as found:
        quotas.lines.spend(request)
        return await watching.say(hall, found, visitor_of(request), data.text)


@post("/api/tables/{table:str}/advice", status_code=200, responses={**QUICKLY, **STALE, **problems(422)})
async def advise(request: Asked, table: str, data: AtNumber, hall: Hall, quotas: Quotas) -> Advice:
    """What a master would do in a position; nobody thinks about it any more once the page has gone."""
    visitor = visitor_of(request)
    async with hall.at(table) as found:
        check_look(found, visitor)
        check_number(found, data.number)
        quotas.advice.spend(request)
        return await while_here(request, hall.turns.advise(found, visitor, data.number))


T = TypeVar("T")


async def while_here(request: Asked, work: Coroutine[Any, Any, T]) -> T:
    """What comes of some work, which is given up when whoever asked for it has gone."""
    doing, going = asyncio.create_task(work), asyncio.create_task(has_gone(request))
    try:
        await asyncio.wait((doing, going), return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise Refusal(409, "stale", "nobody waits for it any more")
        return await doing
    finally:
        doing.cancel()
        going.cancel()


async def has_gone(request: Asked) -> None:
    """Until the connection is closed; its body has been read."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


@post("/api/tables/{table:str}/try", responses=problems(400, 403, 404, 410, 413, 429, 503))
async def try_from(request: Asked, table: str, data: AtNumber, hall: Hall, quotas: Quotas) -> TableId:
    """A private copy of the game at a number, against bots."""
    visitor = visitor_of(request)
    async with hall.at(table) as found:
        check_look(found, visitor)
        quotas.spend_table(request)
        return TableId(table=await opening.try_from(hall, found, visitor, data.number))


@get("/api/tables/{table:str}/link", responses=problems(400, 404, 410, 503))
async def show_links(request: Asked, table: str, hall: Hall) -> list[Link]:
    """The personal links that move my seats to another device."""
    visitor = visitor_of(request)
    async with hall.at(table) as found:
        await seats.make_links(hall, found, visitor)
        return [
            Link(seat=seat, link=f"/seat/{seat_secret(visitor.cookie, table, seat)}")
            for seat in found.seats_of(visitor.id)
        ]


@get("/api/tables/{table:str}/opened/{language:str}", responses=problems(400, 403, 404, 410))
async def show_opened(request: Asked, table: str, language: str, hall: Hall) -> Opened:
    """The sealed texts that the table has opened for me; it tells which in its view."""
    visitor = visitor_of(request)
    async with hall.at(table) as found:
        check_look(found, visitor)
        eyes = found.eyes(found.state, found.seen_from(visitor.id, found.state))
        keys = found.game.look(found.state, eyes).get("opened", [])
        heading = found.course.heading
        return opened_texts(found.game, found.game.catalog(heading.settings, heading.content), keys, language)


# -- campaigns --------------------------------------------------------------------------------------------------------


@post("/api/campaigns", responses=problems(400, 403, 413, 429, 503))
async def new_campaign(request: Asked, data: NewCampaign, hall: Hall, quotas: Quotas) -> MadeCampaign:
    """Begin a campaign: its first table is set up."""
    quotas.spend_table(request)
    return await campaigns.create(hall, visitor_of(request), data)


@get("/api/campaigns")
async def list_campaigns(request: Asked, hall: Hall) -> list[MyCampaign]:
    """My campaigns, newest first."""
    return await campaigns.my_campaigns(hall, visitor_of(request))


@get("/api/campaigns/{campaign:str}", responses=problems(400, 403, 404))
async def show_campaign(request: Asked, campaign: str, hall: Hall) -> CampaignView:
    """A campaign: its games, what they have left, who read what."""
    return await campaigns.show(hall, campaign, visitor_of(request))


@delete("/api/campaigns/{campaign:str}", status_code=204, responses=problems(400, 403, 404, 410, 429, 503))
async def forget_campaign(request: Asked, campaign: str, hall: Hall, quotas: Quotas) -> None:
    """Take a campaign off my list: for good, with its games, where nobody else plays."""
    quotas.choices.spend(request)
    await campaigns.forget(hall, campaign, visitor_of(request))


@post("/api/campaigns/{campaign:str}/games", responses=problems(400, 403, 404, 409, 410, 413, 429, 503))
async def next_game(request: Asked, campaign: str, data: NextGame, hall: Hall, quotas: Quotas) -> MadeTable:
    """Set up the table of the next game."""
    quotas.spend_table(request)
    return await campaigns.next_game(hall, campaign, visitor_of(request), data)


@get("/api/campaigns/{campaign:str}/opened/{language:str}", responses=problems(400, 403, 404))
async def show_campaign_opened(request: Asked, campaign: str, language: str, hall: Hall) -> Opened:
    """The sealed texts that a campaign has opened so far."""
    return await campaigns.opened(hall, campaign, visitor_of(request), language)


@get("/api/campaigns/{campaign:str}/file", media_type=MediaType.TEXT, responses=problems(400, 403, 404))
async def show_campaign_file(request: Asked, campaign: str, hall: Hall) -> Response[str]:
    """The finished games of a campaign as one text."""
    found = await campaigns.as_file(hall, campaign, visitor_of(request))
    headers = {"Content-Disposition": f'attachment; filename="{found.game}-{campaign}.txt"'}
    return Response(found.dumps(), media_type=MediaType.TEXT, headers=headers)


# -- records ----------------------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, responses=problems(400, 403, 404, 409))
async def show_record(request: Asked, table: str, hall: Hall) -> Response[str]:
    """The game as text; its seed stays here until it is over."""
    record = await records.record_of(hall, table, visitor_of(request))
    headers = {"Content-Disposition": f'attachment; filename="{record.game}-{table}.txt"'}
    return Response(record.dumps(), media_type=MediaType.TEXT, headers=headers)


@dataclass
class TakesText(Operation):
    """Tells that the body is a record's text."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text}, required=True)


@post(
    "/api/records",
    request_max_body_size=RECORD_LIMIT,
    operation_class=TakesText,
    responses=problems(400, 403, 413, 429, 503),
)
async def add_record(request: Asked, hall: Hall, quotas: Quotas) -> TableId:
    """A recorded game, to be replayed."""
    text = await brought(request, quotas, "record")
    return TableId(table=await records.open_record(hall, visitor_of(request), text))


@post(
    "/api/campaigns/files",
    request_max_body_size=CAMPAIGN_LIMIT,
    operation_class=TakesText,
    responses=problems(400, 403, 413, 429, 503),
)
async def add_campaign(request: Asked, hall: Hall, quotas: Quotas) -> CampaignId:
    """A campaign that was kept elsewhere, to be gone on with."""
    text = await brought(request, quotas, "campaign")
    return CampaignId(campaign=await campaigns.bring(hall, visitor_of(request), text))


async def brought(request: Asked, quotas: Quotas, error: str) -> str:
    """The text that somebody brings; a long one counts as several tables."""
    body = await request.body()
    quotas.spend_table(request, 1 + len(body) // RECORD_SHARE)
    try:
        return body.decode()
    except UnicodeDecodeError:
        raise Refusal(400, error, "this is no text") from None


# -- live -------------------------------------------------------------------------------------------------------------


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: str, hall: Hall, crowd: Crowd) -> None:
    """Everything that happens at a table from now on, and what the page has missed."""
    visitor = visitor_of(socket)
    seen = {name: read_number(socket.query_params.get(name)) for name in ("after", "version", "heard")}
    try:
        with crowd.enter(socket):
            async with hall.at(table) as found:
                check_look(found, visitor)
                watcher = watching.watch(hall, found, visitor, socket.query_params.get("page", "")[:40])
                try:
                    missed = watching.messages_after(found, visitor.id, **seen)
                    await socket.accept()
                    await watching.talk_to(socket, watcher, missed)
                finally:
                    watching.unwatch(found, watcher)
    except Refusal as refusal:
        await socket.close(code=4000 + refusal.status, reason=refusal.error)


def read_number(word: str | None) -> int | None:
    return int(word) if word is not None and word.isascii() and word.isdigit() and len(word) < 8 else None


# -- the application --------------------------------------------------------------------------------------------------


def show_refusal(_: Any, refusal: Refusal) -> Response[dict[str, Any]]:
    content = {"error": refusal.error, "detail": refusal.detail, **refusal.more}
    return Response(content, status_code=refusal.status, media_type=MediaType.JSON)


def show_taken(_: Any, __: Taken) -> Response[dict[str, Any]]:
    return Response({"error": "stale", "detail": "somebody else was quicker"}, status_code=409)


def show_no_room(_: Any, __: NoRoom) -> Response[dict[str, Any]]:
    return Response({"error": "no-room", "detail": "nothing can be kept just now"}, status_code=503)


ERRORS = {400: "malformed", 404: "not-found", 405: "method", 413: "too-big", 429: "too-many"}


def show_http_error(_: Any, error: HTTPException) -> Response[dict[str, Any]]:
    content = {"error": ERRORS.get(error.status_code, "refused"), "detail": str(error.detail)[:500]}
    return Response(content, status_code=error.status_code, media_type=MediaType.JSON, headers=error.headers)


def show_bug(_: Any, error: Exception) -> Response[dict[str, Any]]:
    logger.exception("this should not happen", exc_info=error)
    return Response({"error": "internal", "detail": "something is wrong here"}, status_code=500)


def make_app(options: Options) -> Guard:
    """The server as an ASGI application."""

    hall = Hall(options)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        for name in caravela.games():
            game_facts(name)  # read now, not when the first visitor waits
        learning.read_all()
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    quotas = Quotas(options)
    crowd = Crowd(options.pages_per_visitor, options.pages_per_network)
    routes = [
        list_games,
        show_game,
        show_rules,
        new_table,
        list_tables,
        show_table,
        forget_table,
        show_position,
        make_choice,
        undo,
        answer_undo,
        join,
        resign,
        replace,
        chat,
        advise,
        try_from,
        show_links,
        show_opened,
        show_record,
        add_record,
        new_campaign,
        list_campaigns,
        show_campaign,
        forget_campaign,
        next_game,
        show_campaign_opened,
        show_campaign_file,
        add_campaign,
        live,
        *page_routes(),
    ]
    app = Litestar(
        route_handlers=routes,
        lifespan=[lifespan],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "quotas": Provide(lambda: quotas, sync_to_thread=False),
            "crowd": Provide(lambda: crowd, sync_to_thread=False),
        },
        exception_handlers={
            Refusal: show_refusal,
            Taken: show_taken,
            NoRoom: show_no_room,
            HTTPException: show_http_error,
            Exception: show_bug,
        },
        request_max_body_size=BODY_LIMIT,
        request_class=Asked,
        openapi_config=OpenAPIConfig(
            title="Caravela",
            version="1",
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        debug=False,
        logging_config=None,
    )
    return Guard(app, options)
