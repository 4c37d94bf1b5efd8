"""Records: a table as text, and a table out of one."""

import secrets
import time

from caravela.bots.player import bot_names
from caravela.course import Course
from caravela.kernel.errors import CaravelaError
from caravela.kernel.record import Record
from caravela.server.hall import Hall, check_look
from caravela.server.messages import MAX_NAME
from caravela.server.names import cleaned
from caravela.server.opening import new_id
from caravela.server.refusal import Refusal
from caravela.server.register import record_in, seats_in
from caravela.server.tables import BOT, Table, taken_seat, told
from caravela.server.visitors import Visitor


async def record_of(hall: Hall, name: str, visitor: Visitor) -> Record:
    """A game as it may be told; also of a table that does not replay."""
    try:
        async with hall.at(name) as table:
            check_look(table, visitor)
            if table.course.base is not None:
                raise no_record()
            return table.record()
    except Refusal as refusal:
        rows = await hall.store.table(name) if refusal.error == "table-broken" else None
        if rows is None:
            raise
    if not rows.table.spectators and all(place.owner != visitor.id for place in rows.seats):
        raise Refusal(403, "no-spectators", "only who plays at this table may look")
    if rows.table.base is not None:
        raise no_record()
    return told(record_in(rows, None), seats_in(rows), rows.table.status == "over")


async def open_record(hall: Hall, visitor: Visitor, text: str) -> str:
    """A table out of a record; all its seats belong to whoever brought it, also those in which bots play."""
    try:
        table = table_of(visitor, Record.loads(text, hall.options.content))
    except CaravelaError as error:
        raise Refusal(400, "record", str(error)) from None
    await hall.add(table)
    return table.id


def table_of(visitor: Visitor, record: Record, spectators: bool = True) -> Table:
    """The table of a record, not written yet."""
    course, table = Course(record), new_id()
    names = record.names or [""] * record.seats
    seats = [taken_seat(table, visitor, number, cleaned(name, MAX_NAME)) for number, name in enumerate(names)]
    for seat, player in zip(seats, record.players or [], strict=False):
        if player in bot_names(course.game):
            seat.kind, seat.bot = BOT, player
    return Table(table, course, seats, secrets.randbits(128), spectators, time.time())


def no_record() -> Refusal:
    return Refusal(409, "no-record", "this copy starts in the middle of a game: its record would not replay")
