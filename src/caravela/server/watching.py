"""Watching a table: pages come and go, are told what they have missed, and people talk."""

import asyncio
import logging
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import takewhile
from typing import Any

import msgspec
from litestar import WebSocket

from caravela.server.hall import Hall
from caravela.server.live import Watcher
from caravela.server.messages import (
    MAX_CHAT,
    ChatLine,
    LiveChat,
    LivePosition,
    LiveReplaceEnded,
    LiveSeats,
    LiveUndoAsked,
    LiveUndone,
    Message,
    Ping,
    encoder,
)
from caravela.server.names import cleaned
from caravela.server.refusal import Refusal
from caravela.server.store import KEPT_CHAT
from caravela.server.tables import Table
from caravela.server.views import position, seat_views
from caravela.server.visitors import Visitor

MAX_WATCHERS = 500
"""So many pages may look at one table."""
PING_SECONDS = 20.0
CLOSE_SECONDS = 5.0
MOST_MISSED = 50
"""A page that has missed more choices is told how the table stands now, and not one after another."""
logger = logging.getLogger("caravela.server")


def watch(hall: Hall, table: Table, visitor: Visitor, page: str = "") -> Watcher:
    """From now on this page is told what happens."""
    if len(table.watchers) >= MAX_WATCHERS:
        raise Refusal(429, "too-many", "too many pages look at this table")
    was_here = table.watchers.has(visitor.id)
    watcher = Watcher(visitor, page)
    others = table.watchers[:]
    table.watchers.append(watcher)
    if not was_here and table.seats_of(visitor.id):
        for seat in table.seats_of(visitor.id):
            forget_votes(table, seat)
        tell_seats(table, others)
    hall.turns.drive(table)
    return watcher


def unwatch(table: Table, watcher: Watcher) -> None:
    table.watchers.remove(watcher)
    if not table.watchers.has(watcher.visitor.id) and table.seats_of(watcher.visitor.id):
        table.meet(watcher.visitor.id)
        tell_seats(table)


def tell_seats(table: Table, to: list[Watcher] | None = None) -> None:
    table.tell(lambda visitor: LiveSeats(seats=seat_views(table, visitor)), to)


def forget_wish(table: Table, agreed: bool | None = None) -> None:
    """Nobody asks to go back any more; the pages must know."""
    if table.wish is not None:
        table.wish = None
        table.tell(lambda _: LiveUndoAsked(seat=None, agreed=agreed))


def forget_votes(table: Table, seat: int) -> None:
    """Nobody wants a bot in a seat any more; the pages must know."""
    if table.votes.pop(seat, None):
        table.tell(lambda _: LiveReplaceEnded(seat=seat))


async def say(hall: Hall, table: Table, visitor: Visitor, text: str) -> LiveChat:
    text = cleaned(text, MAX_CHAT)
    if not text:
        raise Refusal(400, "text", "there is nothing to say")
    async with table.lock:
        seat = table.seen_from(visitor.id, table.state)
        if seat is None:
            raise Refusal(403, "not-your-seat", "only who plays here can talk here")
        number = table.chat[-1].id + 1 if table.chat else 1
        line = ChatLine(id=number, seat=seat, name=table.seats[seat].name, text=text, at=time.time())
        await hall.register.add_line(table, line)
        table.chat = [*table.chat[1 - KEPT_CHAT :], line]
        told = as_told(line)
        table.tell(lambda _: told)
        return told


def as_told(line: ChatLine) -> LiveChat:
    return LiveChat(**msgspec.structs.asdict(line))


# -- what a page has missed -------------------------------------------------------------------------------------------


def messages_after(
    table: Table, visitor: str, after: int | None, version: int | None, heard: int | None
) -> Iterator[Message]:
    """
    What a page has missed that saw so many choices in that version of the table, and so many lines of talk.

    What it is about is settled now; the single choices are told one by one, as fast as the page can hear them.
    """
    whole: Message | None = None
    course = table.course
    steps = course.walk(table.number)
    if after is not None:
        if table.has_gone_back(after, version or 0):
            whole = position(table, visitor, kind=LiveUndone)
        elif table.number - max(after, course.first) > MOST_MISSED:
            whole = position(table, visitor, talk=False, kind=LivePosition)
        else:
            steps = course.walk(after)
    last: list[Message] = []
    if heard is not None:
        last += [as_told(line) for line in table.chat if line.id > heard]
    last.append(LiveSeats(seats=seat_views(table, visitor)))
    if table.wish is not None:
        last.append(LiveUndoAsked(seat=table.wish.seat))

    def tell() -> Iterator[Message]:
        if whole is not None:
            yield whole
        # Whatever is taken back meanwhile, the watcher is told.
        for number, before, state in takewhile(lambda _: table.course is course, steps):
            yield position(table, visitor, number, before=before, state=state, kind=LivePosition)
        yield from last

    return tell()


async def talk_to(socket: WebSocket[Any, Any, Any], watcher: Watcher, missed: Iterable[Message]) -> None:
    """Send what there is to tell until the page is closed or can't follow any more."""
    tasks = [
        asyncio.create_task(work) for work in (listen(socket), tell_all(socket, watcher, missed), watcher.cut.wait())
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if watcher.cut.is_set():
        with suppress(Exception):
            await asyncio.wait_for(socket.close(code=1012, reason="come back"), CLOSE_SECONDS)


async def tell_all(socket: WebSocket[Any, Any, Any], watcher: Watcher, missed: Iterable[Message]) -> None:
    """Until the first message that does not arrive."""
    try:
        for message in missed:
            await socket.send_data(encoder.encode(message), mode="text")
            await asyncio.sleep(0)
        while True:
            try:
                told = await asyncio.wait_for(watcher.queue.get(), PING_SECONDS)
            except TimeoutError:
                told = encoder.encode(Ping())
            await socket.send_data(told, mode="text")
    except Exception as error:
        logger.debug("a page has gone: %s", error)


async def listen(socket: WebSocket[Any, Any, Any]) -> None:
    """Until the page is closed; what it says does not matter."""
    with suppress(Exception):
        while True:
            await socket.receive_data(mode="text")
