"""The store: tables, seats, choices, talk and campaigns as rows; several choices share one commit."""

import asyncio
import logging
import time
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Row, make_url
from sqlalchemy.exc import DatabaseError, DBAPIError, IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql import Executable

from caravela.kernel.errors import CaravelaError

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = "0007"
"""The last step of the schema's history."""
KEPT_CHAT = 200
"""So many lines of talk are kept at a table."""
PAUSES = (0.1, 0.4, 1.6, 6.4)
"""Seconds before each new try to write when the connection has failed."""
logger = logging.getLogger("caravela.server")

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("settings", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("whim", sa.Text, nullable=False),
    sa.Column("base", sa.Text),
    sa.Column("spectators", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("summary", sa.Text),
    sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("edition", sa.Integer, nullable=False, server_default="1"),
    sa.Column("content", sa.String(32), nullable=False, server_default=""),
    sa.Column("origin", sa.String(32)),
    sa.Column("origin_number", sa.Integer),
    sa.Index("tables_updated", "status", "updated"),
)
"""
`seed` is the luck of the game, `whim` that of its bots; `base` is the position that a copy starts from; `shared` tells
that choices were made while the seats belonged to several people; `edition` is that of the rules by which they were
made, `content` tells other content from the game's own; `origin` is the table that a copy was taken from, after so
many choices.
"""

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("bot", sa.String(40)),
    sa.Column("owner", sa.String(64)),
    sa.Column("secret", sa.String(64)),
    sa.Column("forgotten", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("seats_owner", "owner"),
    sa.Index("seats_secret", "secret"),
)

choices = sa.Table(
    "choices",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("option", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

undos = sa.Table(
    "undos",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("back_to", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

luck = sa.Table(
    "luck",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seed", sa.Text, nullable=False),
)
"""Where the luck to come was drawn anew: after so many choices, from that seed."""

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

campaigns = sa.Table(
    "campaigns",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("spectators", sa.Boolean, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
"""What stands between their games is not written anywhere: it follows from the last one."""

campaign_games = sa.Table(
    "campaign_games",
    metadata,
    sa.Column("campaign_id", sa.String(32), sa.ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Index("campaign_games_table", "table_id", unique=True),
)
"""The tables of a campaign: nobody can make its third game twice."""

Line = tuple[Executable, dict[str, Any] | list[dict[str, Any]]]

ADD_CHOICE = sa.insert(choices)
TOUCH = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("b_id"), tables.c.version == sa.bindparam("b_seen"))
    .values(
        status=sa.bindparam("b_status"),
        version=sa.bindparam("b_version"),
        updated=sa.bindparam("b_updated"),
        summary=sa.bindparam("b_summary"),
        shared=sa.bindparam("b_shared"),
    )
)


FOLLOWING = campaign_games.alias("following")
LEGS = (
    sa.select(campaign_games, campaigns.c.name, FOLLOWING.c.table_id.label("next"))
    .join(campaigns, campaigns.c.id == campaign_games.c.campaign_id)
    .outerjoin(
        FOLLOWING,
        sa.and_(
            FOLLOWING.c.campaign_id == campaign_games.c.campaign_id,
            FOLLOWING.c.number == campaign_games.c.number + 1,
        ),
    )
)
"""The games of campaigns, with the table of the next one."""


class StoreError(CaravelaError):
    """A database that can't be used."""


class Taken(Exception):
    """Somebody else has written to this table: look again."""


class NoRoom(Exception):
    """Nothing can be written just now, such as when the disk is full."""


class Severed(Exception):
    """The connection to the database is gone: nobody knows whether the last rows were written."""


class ChoiceRow(NamedTuple):
    """A row of `choices`."""

    table_id: str
    number: int
    seat: int
    option: str
    at: float


class Job:
    """Rows that are written together, and whoever waits for them."""

    def __init__(self, lines: Sequence[Line], touch: dict[str, Any] | None, choices: Sequence[ChoiceRow]) -> None:
        self.lines = lines
        self.touch = touch
        self.choices = choices
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Rows(NamedTuple):
    """A table's own row, and those of its parts in order."""

    table: Row[Any]
    seats: Sequence[Row[Any]]
    choices: Sequence[Row[Any]]
    undos: Sequence[Row[Any]]
    luck: Sequence[Row[Any]]
    chat: Sequence[Row[Any]]
    leg: Row[Any] | None
    """Which game of which campaign it is."""


class CampaignRows(NamedTuple):
    """A campaign's own row, its tables in order, and all their seats."""

    campaign: Row[Any]
    tables: Sequence[Row[Any]]
    seats: Sequence[Row[Any]]


class Store:
    """One database; what it was told to write is on disk when the call returns."""

    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        try:
            self.engine: AsyncEngine = create_async_engine(self.url)
        except (ImportError, SQLAlchemyError) as error:
            raise StoreError(f"the database {url!r} can't be used: {error}") from None
        self.queue: asyncio.Queue[Job | None] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.closing = False
        self.commits = 0
        self.is_full = False
        """Whether the last rows could not be written: it is told once, not for each of them."""
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine.sync_engine, "connect", set_up_sqlite)

    async def open(self) -> None:
        """Bring the schema up to date and start the writer."""
        try:
            async with self.engine.connect() as connection:
                await connection.run_sync(migrate)
                await connection.commit()
        except Exception as error:
            await self.engine.dispose()
            raise StoreError(f"the database {self.url!r} can't be opened: {error}") from error
        self.writer = asyncio.create_task(self.write_all())

    async def open_once(self) -> None:
        """Bring the schema up to date; complain about a database that can't be used or is damaged."""
        if self.engine.dialect.name == "sqlite":
            await self.check()
        await self.open()
        await self.close()

    async def check(self) -> None:
        """Complain about a file that is damaged, before it is damaged further."""
        try:
            found = (await self.rows(sa.text("PRAGMA quick_check(1)")))[0][0]
        except DatabaseError as error:
            await self.engine.dispose()
            found = error.orig
            if isinstance(error, OperationalError):
                raise StoreError(f"the database {self.url!r} can't be opened: {found}") from None
        if found != "ok":
            raise StoreError(f"the database {self.url!r} is damaged: {' '.join(str(found).split())[:200]}")

    async def close(self) -> None:
        """Write what is still to be written."""
        if self.writer is not None:
            self.closing = True
            self.queue.put_nowait(None)
            await self.writer
        await self.engine.dispose()

    # -- writing ------------------------------------------------------------------------------------------------------

    async def write(self, *lines: Line, touch: dict[str, Any] | None = None, choices: Sequence[ChoiceRow] = ()) -> None:
        """Write these lines in one transaction; Taken where somebody else was quicker."""
        job = Job(lines, touch, choices)
        self.queue.put_nowait(job)
        await asyncio.shield(job.done)

    async def write_all(self) -> None:
        """Commit whatever has come together while the last commit was on its way to the disk."""
        jobs: list[Job] = []
        failures = 0
        while True:
            try:
                async with self.engine.connect() as connection:
                    while jobs or (jobs := await self.gather()):
                        await self.commit(connection, jobs)
                        jobs = []
                        failures = 0
                    return
            except Exception as error:
                if failures == len(PAUSES):
                    for job in jobs:
                        self.give_up(job, error)
                    if self.closing:
                        return
                    jobs = []
                    failures = 0
                    continue
                logger.warning("the connection to the database has failed, it is tried again: %s", error)
                await asyncio.sleep(PAUSES[failures])
                failures += 1
                jobs = [job for job in jobs if not job.done.done()]

    async def gather(self) -> list[Job]:
        """What there is to write, once there is something; nothing at the end."""
        jobs = []
        first = await self.queue.get()
        if first is not None:
            jobs.append(first)
            while not self.queue.empty():
                if (further := self.queue.get_nowait()) is None:
                    self.queue.put_nowait(None)
                    break
                jobs.append(further)
        return jobs

    async def commit(self, connection: AsyncConnection, jobs: list[Job]) -> None:
        """Write jobs together, or one by one if they can't; Severed if the connection is gone."""
        try:
            if new := [choice._asdict() for job in jobs for choice in job.choices]:
                await connection.execute(ADD_CHOICE, new)
            touched = [job.touch for job in jobs if job.touch is not None]
            together = connection.dialect.supports_sane_multi_rowcount
            for some in [touched] if touched and together else touched:
                result = await connection.execute(TOUCH, some)
                if result.rowcount != (len(touched) if together else 1):
                    raise Taken
            for job in jobs:
                for statement, values in job.lines:
                    await connection.execute(statement, values)
            await connection.commit()
            self.commits += 1
        except Exception as error:
            try:
                await connection.rollback()
            except Exception as failure:
                raise Severed(str(failure)) from error
            if isinstance(error, DBAPIError) and error.connection_invalidated:
                raise Severed(str(error)) from error
            if len(jobs) > 1:
                for job in jobs:
                    await self.commit(connection, [job])
                return
            if isinstance(error, OperationalError):
                self.give_up(jobs[0], error)
            else:
                jobs[0].fail(Taken() if isinstance(error, IntegrityError | Taken) else error)
            return
        if self.is_full:
            self.is_full = False
            logger.warning("the database can be written again")
        for job in jobs:
            if not job.done.done():
                job.done.set_result(None)

    def give_up(self, job: Job, error: Exception) -> None:
        """Nothing can be written just now; whoever reads the log is told once."""
        if not self.is_full:
            self.is_full = True
            logger.error("the database can't be written: %s", getattr(error, "orig", error))
        job.fail(NoRoom(str(error)))

    # -- reading ------------------------------------------------------------------------------------------------------

    async def rows(self, statement: Executable) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).fetchall()

    async def table(self, table: str) -> "Rows | None":
        """All about a table."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(sa.select(tables).where(tables.c.id == table))).first()
            if found is None:
                return None
            parts = []
            for part in (seats, choices, undos, luck):
                rows = await connection.execute(
                    sa.select(part).where(part.c.table_id == table).order_by(*part.primary_key.columns)
                )
                parts.append(rows.fetchall())
            newest = sa.select(chat).where(chat.c.table_id == table).order_by(chat.c.id.desc()).limit(KEPT_CHAT)
            talk = (await connection.execute(newest)).fetchall()
            leg = (await connection.execute(LEGS.where(campaign_games.c.table_id == table))).first()
            return Rows(found, parts[0], parts[1], parts[2], parts[3], talk[::-1], leg)

    async def campaign(self, campaign: str) -> "CampaignRows | None":
        """All about a campaign."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(sa.select(campaigns).where(campaigns.c.id == campaign))).first()
            if found is None:
                return None
            games = await connection.execute(
                sa.select(tables, campaign_games.c.number)
                .join(campaign_games, campaign_games.c.table_id == tables.c.id)
                .where(campaign_games.c.campaign_id == campaign)
                .order_by(campaign_games.c.number)
            )
            rows = games.fetchall()
            sitting = await connection.execute(
                sa.select(seats).where(seats.c.table_id.in_([row.id for row in rows])).order_by(seats.c.seat)
            )
            return CampaignRows(found, rows, sitting.fetchall())

    async def campaigns_of(self, owner: str, limit: int = 100) -> list[str]:
        """The campaigns in which a visitor plays or has played and wants to see, newest first."""
        newest = sa.func.max(tables.c.updated)
        found = await self.rows(
            sa.select(campaign_games.c.campaign_id)
            .join(seats, seats.c.table_id == campaign_games.c.table_id)
            .join(tables, tables.c.id == campaign_games.c.table_id)
            .where(seats.c.owner == owner, seats.c.forgotten.is_(False))
            .group_by(campaign_games.c.campaign_id)
            .order_by(newest.desc())
            .limit(limit)
        )
        return [campaign for (campaign,) in found]

    async def legs(self, some: Collection[str]) -> dict[str, Row[Any]]:
        """Which games of which campaigns some tables are."""
        found = await self.rows(LEGS.where(campaign_games.c.table_id.in_(some)))
        return {row.table_id: row for row in found}

    async def tables_of(self, owner: str, limit: int = 100) -> tuple[Sequence[Row[Any]], Sequence[Row[Any]]]:
        """The tables at which a visitor sits or sat and wants to see, newest first, and all their seats."""
        theirs = sa.select(seats.c.table_id).where(seats.c.owner == owner, seats.c.forgotten.is_(False))
        async with self.engine.connect() as connection:
            found = await connection.execute(
                sa.select(tables).where(tables.c.id.in_(theirs)).order_by(tables.c.updated.desc()).limit(limit)
            )
            rows = found.fetchall()
            sitting = await connection.execute(
                sa.select(seats).where(seats.c.table_id.in_([row.id for row in rows])).order_by(seats.c.seat)
            )
            return rows, sitting.fetchall()

    async def seat_of(self, secret: str) -> tuple[str, int] | None:
        """The seat that a personal link moves."""
        found = await self.rows(sa.select(seats.c.table_id, seats.c.seat).where(seats.c.secret == secret))
        return (found[0].table_id, found[0].seat) if found else None

    async def expire(self, before: float, but: Collection[str]) -> None:
        """
        Remove the tables at which nothing has happened since they were made, or ever, except those in use.

        The finished games of a campaign that was brought along stay: others are made from them.
        """
        played = sa.exists().where(choices.c.table_id == tables.c.id)
        alone = ~sa.exists().where(campaign_games.c.table_id == tables.c.id)
        unused = sa.or_(sa.and_(tables.c.version == 1, alone), ~played)
        idle = sa.select(tables.c.id).where(tables.c.updated < before, unused)
        for (table,) in await self.rows(idle):
            if table not in but:
                await self.write((sa.delete(tables).where(tables.c.id == table, tables.c.updated < before), {}))
        empty = ~sa.exists().where(campaign_games.c.campaign_id == campaigns.c.id)
        await self.write((sa.delete(campaigns).where(empty), {}))

    async def running(self, limit: int) -> list[str]:
        """The newest running tables at which bots sit."""
        with_bots = sa.select(seats.c.table_id).where(seats.c.kind == "bot")
        found = await self.rows(
            sa.select(tables.c.id)
            .where(tables.c.status == "running", tables.c.id.in_(with_bots))
            .order_by(tables.c.updated.desc())
            .limit(limit)
        )
        return [table for (table,) in found]


def take_back(table: str, number: int, version: int, seat: int, last: int, oldest: int) -> list[Line]:
    """The lines that undo all choices after a number; notes of undos before the oldest version are dropped."""
    note = {"table_id": table, "version": version, "seat": seat, "number": last, "back_to": number, "at": time.time()}
    return [
        (sa.delete(choices).where(choices.c.table_id == table, choices.c.number > number), {}),
        (sa.delete(undos).where(undos.c.table_id == table, undos.c.version < oldest), {}),
        (sa.insert(undos), note),
    ]


def draw_luck(table: str, drawn: Mapping[int, int]) -> list[Line]:
    """The lines that tell where the luck to come was drawn anew."""
    rows = [{"table_id": table, "number": number, "seed": str(seed)} for number, seed in drawn.items()]
    lines: list[Line] = [(sa.delete(luck).where(luck.c.table_id == table), {})]
    return [*lines, (sa.insert(luck), rows)] if rows else lines


def remove(table: str) -> list[Line]:
    """The lines that remove a table; copies of it stay, without a way back."""
    return [
        (sa.delete(tables).where(tables.c.id == table), {}),
        (sa.update(tables).where(tables.c.origin == table).values(origin=None), {}),
    ]


def remove_campaign(campaign: str, tables: Sequence[str]) -> list[Line]:
    """The lines that remove a campaign with all its games."""
    lines: list[Line] = [line for table in tables for line in remove(table)]
    return [*lines, (sa.delete(campaigns).where(campaigns.c.id == campaign), {})]


def change_seat(table: str, seat: int, values: dict[str, Any]) -> Line:
    return sa.update(seats).where(seats.c.table_id == table, seats.c.seat == seat).values(**values), {}


# -- set-up -----------------------------------------------------------------------------------------------------------


def async_url(url: str) -> str:
    """A database's address with the driver that this server uses."""
    for plain, driver in (("sqlite://", "sqlite+aiosqlite://"), ("postgresql://", "postgresql+asyncpg://")):
        if url.startswith(plain):
            return driver + url.removeprefix(plain)
    if "://" not in url:
        raise StoreError(f"the database {url!r} must be written sqlite:///FILE")
    return url


def set_up_sqlite(connection: Any, _: Any) -> None:
    """Law 7: with synchronous=NORMAL the last choices can be lost when power fails."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database; None for any other."""
    found = make_url(async_url(url))
    return Path(found.database).resolve() if found.get_backend_name() == "sqlite" and found.database else None


def migrate(connection: Connection, revision: str = NEWEST) -> None:
    """Bring the schema to a revision: all of it or nothing, however it ends."""
    found = None
    if sa.inspect(connection).has_table("alembic_version"):
        found = connection.exec_driver_sql("select version_num from alembic_version").scalar()
        if found == revision:
            return
    if connection.dialect.name == "sqlite":
        if found is not None:
            copy_aside(connection, found)
        # Else the driver would put every statement of the upgrade on disk by itself.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def copy_aside(connection: Connection, revision: str) -> None:
    """The database as it was before an upgrade, in a file beside it."""
    path = connection.engine.url.database
    copy = Path(f"{path}.{revision}")
    if path and not copy.exists():
        part = Path(f"{copy}.part")
        part.unlink(missing_ok=True)
        connection.exec_driver_sql("VACUUM INTO ?", (str(part),))
        part.replace(copy)
