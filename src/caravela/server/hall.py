"""The hall: all tables of one server, kept in memory while they are used."""

import asyncio
import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import caravela
from caravela.server.bots import Bots
from caravela.server.guard import Options
from caravela.server.refusal import Refusal
from caravela.server.register import Register
from caravela.server.store import Store, remove
from caravela.server.tables import OPEN, Origin, Table
from caravela.server.turns import Turns
from caravela.server.views import table_view
from caravela.server.visitors import Visitor

NAMES = re.compile(r"[A-Za-z0-9_-]{1,32}")
"""What a table can be called: anything else is not worth asking the database for."""
WOKEN = 200
"""At so many tables bots go on by themselves when the server starts; at the others when somebody looks."""
TABLE_BYTES = 20_000
CHOICE_BYTES = 800
"""About what a table, and each of its choices, takes in memory."""
DAY = 24 * 3600.0
logger = logging.getLogger("caravela.server")


class Hall:
    """The tables of one server."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.store = Store(options.database)
        self.register = Register(self.store, options.content)
        self.turns = Turns(self.register, Bots(options.bot_workers))
        self.tables: OrderedDict[str, Table] = OrderedDict()
        """In the order of their last use."""
        self.sizes: dict[str, int] = {}
        self.size = 0
        """About what all tables take in memory, in bytes."""
        self.loading: dict[str, asyncio.Task[bool]] = {}

    def content_of(self, game: str) -> Path | None:
        """The folder that has other content files for new tables of a game."""
        folder = self.options.content
        return folder if folder is not None and caravela.game(game).content(folder).digest else None

    async def open(self) -> None:
        await self.store.open()
        self.turns.go(self.wake())
        if self.options.expiry_days:
            self.turns.go(self.sweep())

    async def close(self) -> None:
        for table in self.tables.values():
            for watcher in table.watchers:
                watcher.cut_off()
        await self.turns.close()
        await self.store.close()

    async def wake(self) -> None:
        """After a start: bots that must choose go on."""
        for table in await self.store.running(WOKEN):
            try:
                async with self.at(table):
                    pass
            except Refusal as refusal:
                logger.debug("table %s is not woken: %s", table, refusal)
            except Exception:
                logger.exception("table %s can't be woken", table)

    async def sweep(self) -> None:
        """Once a day the tables go at which nobody has ever played."""
        while True:
            try:
                await self.store.expire(time.time() - self.options.expiry_days * DAY, self.tables)
            except Exception as error:
                logger.warning("old tables can't be removed: %s", error)
            await asyncio.sleep(DAY)

    # -- in memory ----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Table]:
        """A table, which stays in memory meanwhile; bots that must choose are set going."""
        while (found := self.tables.get(table)) is None:
            await self.load(table)
        self.tables.move_to_end(table)
        found.pins += 1
        try:
            self.turns.drive(found)
            yield found
        finally:
            found.pins -= 1
            self.weigh(found)
            self.forget_unused()

    async def load(self, table: str) -> None:
        """A table out of its rows; whoever asks meanwhile waits for the same one."""
        if table not in self.loading:
            self.loading[table] = asyncio.create_task(self.read(table))
            self.loading[table].add_done_callback(lambda _: self.loading.pop(table, None))
        if not await asyncio.shield(self.loading[table]):
            raise Refusal(404, "unknown-table", f"there is no table {table[:40]!r}")

    async def read(self, table: str) -> bool:
        """Whether there is such a table."""
        found = await self.register.read(table) if NAMES.fullmatch(table) else None
        if found is not None:
            self.tables[table] = found
        return found is not None

    async def add(self, table: Table) -> None:
        """Write a new table, then show it."""
        await self.register.add(table)
        self.show(table)

    def show(self, table: Table) -> None:
        """A new table that has been written."""
        self.tables[table.id] = table
        self.turns.drive(table)
        self.weigh(table)
        self.forget_unused()

    async def remove(self, table: Table) -> None:
        """Remove a table for good; the caller holds its lock."""
        await self.store.write(*remove(table.id))
        self.drop(table.id)

    def drop(self, name: str) -> None:
        """A table has been removed: nobody may see it any more."""
        table = self.tables.pop(name, None)
        if table is not None:
            table.removed = True
            self.size -= self.sizes.pop(name, 0)
            for watcher in table.watchers:
                watcher.cut_off()
        for copy in self.tables.values():
            if copy.origin is not None and copy.origin.table == name:
                copy.origin = Origin(None, copy.origin.number)

    def weigh(self, table: Table) -> None:
        """Note what a table takes in memory."""
        if table.id in self.tables:
            size = TABLE_BYTES + CHOICE_BYTES * len(table.course.choices)
            self.size += size - self.sizes.get(table.id, 0)
            self.sizes[table.id] = size

    def forget_unused(self) -> None:
        """Let go of the tables that were used longest ago, until the others have room."""
        if self.size <= self.options.memory:
            return
        for table in list(self.tables.values()):
            if not table.pins and not table.watchers and not table.lock.locked():
                del self.tables[table.id]
                self.size -= self.sizes.pop(table.id, 0)
                if self.size <= self.options.memory:
                    return

    # -- luck and looking ---------------------------------------------------------------------------------------------

    def new_luck(self, table: Table) -> int:
        """A seed that nobody knows; where the luck may be named, as in tests, it stays the named one."""
        return table.course.heading.seed or 0 if self.options.seeds else secrets.randbits(128)


def check_look(table: Table, visitor: Visitor) -> None:
    if table.may_look(visitor.id):
        return
    is_open = any(place.kind == OPEN for place in table.seats)
    shown = {"table": table_view(table, visitor.id)} if is_open else {}
    raise Refusal(403, "no-spectators", "only who plays at this table may look", **shown)


def check_number(table: Table, number: int) -> None:
    if not table.course.first <= number <= table.number:
        raise Refusal(404, "no-such-position", f"there are positions {table.course.first} to {table.number}")
