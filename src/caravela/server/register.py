"""The register: tables as rows, written version by version, and read again where somebody else has written."""

import json
import logging
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import delete, insert, update

from caravela.course import Course, Step
from caravela.kernel.errors import RecordError
from caravela.kernel.record import EDITION, Record
from caravela.kernel.state import State
from caravela.server.messages import ChatLine
from caravela.server.refusal import Refusal
from caravela.server.store import (
    KEPT_CHAT,
    ChoiceRow,
    Line,
    Rows,
    Store,
    Taken,
    campaign_games,
    chat,
    choices,
    draw_luck,
    seats,
    tables,
)
from caravela.server.tables import Leg, Origin, Seat, Table
from caravela.server.views import summary

logger = logging.getLogger("caravela.server")


class Register:
    """The tables of one database."""

    def __init__(self, store: Store, content: Path | None) -> None:
        self.store = store
        self.content = content
        """The folder with other content than the games' own."""
        self.broken: set[str] = set()
        """Tables whose choices do not lead anywhere any more."""

    async def read(self, table: str) -> Table | None:
        """A table out of its rows; None if there is none."""
        if table in self.broken:
            raise broken_table()
        rows = await self.store.table(table)
        if rows is None:
            return None
        found = self.rebuilt(rows)
        if rows.table.edition < EDITION:
            await self.renew(found)
        if rows.table.summary is None or rows.table.edition < EDITION:
            await self.save(found, found.state)
        return found

    async def renew(self, table: Table) -> None:
        """Write the choices of an earlier edition as today's rules ask for them."""
        old = delete(choices).where(choices.c.table_id == table.id)
        edition = update(tables).where(tables.c.id == table.id).values(edition=EDITION)
        await self.store.write((old, {}), (edition, {}), *choice_lines(table))

    def rebuilt(self, rows: Rows) -> Table:
        """A table out of its rows; it is refused if they do not lead anywhere any more."""
        row = rows.table
        try:
            base = None if row.base is None else json.loads(row.base)
            record = record_in(rows, self.content)
            if record.digest() != row.content or record.told:
                raise RecordError(f"the game was played with other content ({row.content}): --content DIR names it")
            if row.edition < EDITION and base is None:
                record.carry_over([choice.seat for choice in rows.choices])
            course = Course(record, base)
            sitting, origin, leg = seats_in(rows), origin_in(row), leg_in(rows.leg)
            found = Table(row.id, course, sitting, int(row.whim), row.spectators, row.created, origin, leg)
        except Exception as error:
            # Rules that have changed can fail in any way; the other tables must not suffer.
            logger.warning("table %s does not replay: %s: %s", row.id, type(error).__name__, str(error)[:500])
            self.broken.add(row.id)
            raise broken_table() from None
        found.version, found.shared = row.version, row.shared
        found.undos = [(undo.version, undo.back_to) for undo in rows.undos]
        found.chat = [ChatLine(id=one.id, seat=one.seat, name=one.name, text=one.text, at=one.at) for one in rows.chat]
        return found

    async def add(self, table: Table) -> None:
        """Write a new table."""
        await self.store.write(*table_lines(table))

    async def save(self, table: Table, state: State, *lines: Line, made: Sequence[Step] = ()) -> None:
        """Write a table's next version, in which it stands so; where somebody else was quicker, look again."""
        now = time.time()
        rows = [ChoiceRow(table.id, step.state.choices, step.choice.seat, step.choice.text, now) for step in made]
        shared = table.shared or (bool(made) and table.is_shared)
        touch = {f"b_{name}": value for name, value in changes(table, state, shared).items()}
        touch |= {"b_id": table.id, "b_seen": table.version, "b_version": table.version + 1}
        async with self.looking_again(table):
            await self.store.write(*lines, touch=touch, choices=rows)
        table.version += 1
        table.shared = shared

    async def add_line(self, table: Table, line: ChatLine) -> None:
        """Write what somebody says; what was said long ago goes."""
        old = delete(chat).where(chat.c.table_id == table.id, chat.c.id <= line.id - KEPT_CHAT)
        row = {"table_id": table.id, **msgspec.structs.asdict(line)}
        async with self.looking_again(table):
            await self.store.write((insert(chat), row), (old, {}))

    @asynccontextmanager
    async def looking_again(self, table: Table) -> AsyncIterator[None]:
        """Where somebody else was quicker to write, their rows are read again."""
        try:
            yield
        except Taken:
            fresh = await self.read(table.id)
            if fresh is None:
                raise Refusal(404, "unknown-table", "the table has been removed") from None
            table.become(fresh)
            raise


def changes(table: Table, state: State, shared: bool) -> dict[str, Any]:
    """What changes in a table's own row."""
    return {
        "status": "over" if state.is_over else "running",
        "updated": time.time(),
        "summary": json.dumps(summary(table.game, state, table.course.heading.content), separators=(",", ":")),
        "shared": shared,
    }


def table_lines(table: Table) -> list[Line]:
    """The lines that write a new table."""
    course = table.course
    row = {
        "id": table.id,
        "game": table.game.name,
        "seats": course.heading.seats,
        "settings": json.dumps(course.heading.settings),
        "seed": str(course.heading.seed),
        "whim": str(table.whim),
        "base": None if course.base is None else json.dumps(course.base),
        "spectators": table.spectators,
        "created": table.created,
        "edition": EDITION,
        "content": course.heading.digest(),
        "origin": table.origin and table.origin.table,
        "origin_number": table.origin and table.origin.number,
        **changes(table, table.state, table.shared),
        "version": table.version,
    }
    sitting = [{"table_id": table.id, "seat": seat, **vars(place)} for seat, place in enumerate(table.seats)]
    lines: list[Line] = [(insert(tables), row), (insert(seats), sitting)]
    luck = draw_luck(table.id, course.luck) if course.luck else []
    return [*lines, *choice_lines(table), *luck, *leg_lines(table)]


def leg_lines(table: Table) -> list[Line]:
    """The line that tells whose game a table is."""
    leg = table.leg
    if leg is None:
        return []
    return [(insert(campaign_games), {"campaign_id": leg.campaign, "number": leg.number, "table_id": table.id})]


def choice_lines(table: Table) -> list[Line]:
    """The lines that write all choices of a table."""
    numbered = enumerate(table.course.choices, table.course.first + 1)
    rows = [ChoiceRow(table.id, number, one.seat, one.text, time.time())._asdict() for number, one in numbered]
    return [(insert(choices), rows)] if rows else []


def record_in(rows: Rows, content: Path | None) -> Record:
    """The record that rows tell; other content is taken from the folder."""
    row = rows.table
    texts = [choice.option for choice in rows.choices]
    luck = {drawn.number: int(drawn.seed) for drawn in rows.luck}
    other = content if row.content else None
    told = row.content if other is None else ""
    settings, seed = json.loads(row.settings), int(row.seed)
    return Record(row.game, row.seats, settings, seed, texts, None, None, luck, other, row.edition, told)


def seats_in(rows: Rows) -> list[Seat]:
    return [Seat(place.kind, place.name, place.bot, place.owner, place.secret, place.forgotten) for place in rows.seats]


def origin_in(row: Any) -> Origin | None:
    return None if row.origin_number is None else Origin(row.origin, row.origin_number)


def leg_in(row: Any) -> Leg | None:
    return None if row is None else Leg(row.campaign_id, row.name, row.number, row.next)


def broken_table() -> Refusal:
    return Refusal(410, "table-broken", "the choices of this game do not replay any more; its record can be downloaded")
