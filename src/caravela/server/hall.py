"""The hall: all tables, kept in memory while they are used, and everything that can be done at them."""

import asyncio
import json
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

from sqlalchemy import insert

import caravela
from caravela.bots.player import BOTS, mixed
from caravela.kernel.errors import CaravelaError, IllegalOption, RecordError
from caravela.kernel.record import Record
from caravela.server.bots import DEFAULT_BOT, Bots, BotsTired, Question, known_bot
from caravela.server.live import Watcher
from caravela.server.messages import (
    MAX_CHAT,
    MAX_NAME,
    ChatLine,
    LiveChat,
    LiveReplaceEnded,
    LiveSeats,
    LiveUndoAsked,
    MadeTable,
    Message,
    MyTable,
    NewSeat,
    NewTable,
    Position,
    Prompt,
    SeatView,
    SeatWish,
    encoder,
)
from caravela.server.names import cleaned
from caravela.server.refusal import Refusal
from caravela.server.store import TOUCH, Line, Rows, Store, Taken, add_table, chat, touch_table
from caravela.server.tables import BOT, OPEN, PERSON, Seat, Setup, Table, record_text, taken_seat
from caravela.server.views import news, position, prompt, seat_views, table_view
from caravela.server.visitors import Visitor

KEPT = 256
"""So many tables stay in memory while nobody uses them."""
WOKEN = 200
"""At so many tables bots go on by themselves when the server starts; at the others when somebody looks."""
MAX_WATCHERS = 500
"""So many pages may look at one table."""
AWAY = 60.0
"""Seconds that somebody must have been gone before the others can vote for a bot."""
LONGEST_PAUSE = 60.0
"""Seconds; where bots can't go on, it is tried again and again."""
BREATH = 0.1
"""Seconds between two choices where only bots play: whoever watches can come back meanwhile."""
logger = logging.getLogger("caravela.server")


class Hall:
    """The tables of one server."""

    def __init__(self, store: Store, bots: Bots, *, kept: int = KEPT, seeds: bool = False, away: float = AWAY) -> None:
        self.store = store
        self.bots = bots
        self.kept = kept
        self.seeds = seeds
        """Whether visitors may name the luck: in tests."""
        self.away = away
        self.broken: set[str] = set()
        """Tables whose choices do not lead anywhere any more."""
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.loading: dict[str, asyncio.Task[bool]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open()
        self.go(self.wake())

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        for table in self.tables.values():
            for watcher in table.watchers.all:
                watcher.cut_off()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bots.close()
        await self.store.close()

    def go(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background."""
        task: asyncio.Task[None] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

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

    # -- in memory ----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Table]:
        """A table, which stays in memory meanwhile; bots that must choose are set going."""
        while (found := self.tables.get(table)) is None:
            await self.load(table)
        self.tables.move_to_end(table)
        found.pins += 1
        try:
            self.drive(found)
            yield found
        finally:
            found.pins -= 1
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
        if table in self.broken:
            raise broken_table()
        rows = await self.store.table(table)
        if rows is None:
            return False
        found = self.rebuilt(rows)
        if rows.table.summary is None:
            await self.store.execute(self.touch(found))
        self.tables[table] = found
        return True

    def rebuilt(self, rows: Rows) -> Table:
        """A table out of its rows; it is refused if they do not lead anywhere any more."""
        row = rows.table
        try:
            setup = Setup(
                row.id,
                row.game,
                row.seats,
                json.loads(row.settings),
                int(row.seed),
                int(row.whim),
                None if row.base is None else json.loads(row.base),
                row.spectators,
                row.created,
            )
            talk = [
                ChatLine(id=line.id, seat=line.seat, name=line.name, text=line.text, at=line.at) for line in rows.chat
            ]
            found = Table(setup, seats_in(rows), row.version, talk)
            found.shared = row.shared
            found.undos = [(undo.version, undo.back_to) for undo in rows.undos]
            found.rewind([choice.option for choice in rows.choices])
        except Exception as error:
            # Rules that have changed can fail in any way; the other tables must not suffer.
            logger.warning("table %s does not replay: %s: %s", row.id, type(error).__name__, str(error)[:500])
            self.broken.add(row.id)
            raise broken_table() from None
        return found

    def forget_unused(self) -> None:
        """Let go of the tables that were used longest ago."""
        if len(self.tables) <= self.kept:
            return
        for table in list(self.tables.values()):
            if not table.pins and not table.watchers and not table.lock.locked():
                del self.tables[table.id]
                if len(self.tables) <= self.kept:
                    return

    async def reload(self, table: Table) -> None:
        """Somebody else has written: read the rows again."""
        rows = await self.store.table(table.id)
        if rows is None:
            return
        try:
            fresh = self.rebuilt(rows)
        except Refusal:
            self.tables.pop(table.id, None)
            raise
        table.version, table.seats, table.undos, table.shared = fresh.version, fresh.seats, fresh.undos, fresh.shared
        table.choices, table.state, table.before = fresh.choices, fresh.state, fresh.before
        self.forget_wish(table)

    async def record_of(self, name: str, visitor: Visitor) -> tuple[str, str]:
        """A game as text, and the name of its file; also of a table that does not replay."""
        try:
            async with self.at(name) as table:
                self.check_look(table, visitor)
                if table.setup.base is not None:
                    raise no_record()
                return table.record(), f"{table.game.name}-{name}.txt"
        except Refusal as refusal:
            rows = await self.store.table(name) if refusal.error == "table-broken" else None
            if rows is None:
                raise
        row = rows.table
        if not row.spectators and all(place.owner != visitor.id for place in rows.seats):
            raise Refusal(403, "no-spectators", "only who plays at this table may look")
        if row.base is not None:
            raise no_record()
        seed = int(row.seed) if row.status == "over" else None
        texts = [choice.option for choice in rows.choices]
        text = record_text(row.game, row.seats, json.loads(row.settings), seed, texts, None, seats_in(rows))
        return text, f"{row.game}-{name}.txt"

    # -- new tables ---------------------------------------------------------------------------------------------------

    async def create(self, visitor: Visitor, wish: NewTable) -> MadeTable:
        if wish.game not in caravela.games():
            raise Refusal(400, "unknown-game", f"unknown game {wish.game!r}; known are {', '.join(caravela.games())}")
        game = caravela.game(wish.game)
        try:
            game.check_seats(len(wish.seats))
            full = game.full_settings(wish.settings)
        except CaravelaError as error:
            raise Refusal(400, "set-up", str(error)) from None
        settings = {name: full[name] for name in wish.settings}
        if wish.seed is not None and not self.seeds:
            raise Refusal(400, "seed", "the luck of a game can't be chosen")
        seed = secrets.randbits(128) if wish.seed is None else wish.seed
        setup = Setup(
            new_id(),
            game.name,
            len(wish.seats),
            settings,
            seed,
            secrets.randbits(128) if wish.seed is None else mixed(seed),
            None,
            wish.spectators,
            time.time(),
        )
        seats = [self.seat(setup, visitor, number, one) for number, one in enumerate(wish.seats)]
        await self.add(setup, seats, [])
        return MadeTable(
            table=setup.id,
            seats=[
                NewSeat(seat=number, kind=one.kind, link=f"/t/{setup.id}" if one.kind == "link" else None)
                for number, one in enumerate(wish.seats)
            ],
        )

    def seat(self, setup: Setup, visitor: Visitor, number: int, wish: SeatWish) -> Seat:
        name = cleaned(wish.name, MAX_NAME)
        if wish.kind == "bot":
            return Seat(BOT, name, known_bot(wish.bot), None, None)
        if wish.kind == "link":
            return Seat(OPEN, name, None, None, None)
        return taken_seat(setup.id, visitor, number, name)

    async def add(self, setup: Setup, seats: list[Seat], texts: list[str]) -> Table:
        """Write a new table, then show it."""
        try:
            table = Table(setup, seats, 1, [])
            table.rewind(texts)
        except CaravelaError as error:
            raise Refusal(400, "set-up", str(error)) from None
        touch = touch_table(table.id, table.status, 1, summary(table))
        row = {
            **setup.row(),
            "status": table.status,
            "version": 1,
            "updated": touch["b_updated"],
            "summary": touch["b_summary"],
        }
        sitting = [seat.row(table.id, number) for number, seat in enumerate(seats)]
        made = [
            choice_row(table.id, number, choice.seat, choice.text)
            for number, choice in enumerate(table.choices, table.first + 1)
        ]
        await self.store.execute(*add_table(row, sitting, made))
        self.tables[table.id] = table
        self.drive(table)
        self.forget_unused()
        return table

    async def replay_record(self, visitor: Visitor, text: str) -> str:
        """A table out of a record; all its seats belong to whoever brought it, also those in which bots play."""
        try:
            record = Record.loads(text)
            record.replay()
            game = caravela.game(record.game)
            full = game.full_settings(record.settings)
        except (RecordError, CaravelaError) as error:
            raise Refusal(400, "record", str(error)) from None
        settings = {name: full[name] for name in record.settings}
        setup = Setup(
            new_id(),
            game.name,
            record.seats,
            settings,
            record.seed,
            secrets.randbits(128),
            None,
            True,
            time.time(),
        )
        seats = [taken_seat(setup.id, visitor, number, "") for number in range(record.seats)]
        for seat, player in zip(seats, record.players or [], strict=False):
            if player in BOTS:
                seat.kind, seat.bot = BOT, player
        await self.add(setup, seats, record.choices)
        return setup.id

    async def try_from(self, table: Table, visitor: Visitor, number: int) -> str:
        """A private copy against bots; of a running game one in which all that its seat can't know is redrawn."""
        self.check_number(table, number)
        state = table.state_at(number)
        eyes = table.eyes(visitor.id, state)
        base: dict[str, Any] | None = table.setup.base
        texts = [choice.text for choice in table.choices[: number - table.first]]
        seed = table.setup.seed
        if not table.state.is_over:
            if eyes is None:
                raise Refusal(403, "not-your-seat", "only who plays here can try things while the game runs")
            seed = secrets.randbits(128)
            base = table.game.imagine(state, eyes, seed).save()
            texts = []
        seat = eyes if eyes is not None else state.seat or 0
        setup = Setup(
            new_id(),
            table.game.name,
            table.setup.seats,
            table.setup.settings,
            seed,
            secrets.randbits(128),
            base,
            False,
            time.time(),
        )
        seats = [
            taken_seat(setup.id, visitor, other, place.name)
            if other == seat
            else Seat(BOT, "", place.bot or DEFAULT_BOT, None, None)
            for other, place in enumerate(table.seats)
        ]
        await self.add(setup, seats, texts)
        return setup.id

    # -- choices ------------------------------------------------------------------------------------------------------

    async def choose(self, table: Table, visitor: Visitor, number: int, option: str) -> Position:
        """Make a visitor's choice: on disk first, then for everybody to see."""
        own = table.seats_of(visitor.id)
        if not own:
            raise Refusal(403, "not-your-seat", "you do not play at this table")
        async with table.lock:
            if number != table.number:
                raise self.stale(table, visitor)
            seat = table.state.seat
            if seat is None:
                raise Refusal(422, "not-offered", "the game is over")
            if seat not in table.seats_of(visitor.id):
                raise Refusal(403, "not-your-seat", f"{table.game.seat_names[seat]} must choose")
            table.meet(visitor.id)
            try:
                await self.make(table, option)
            except IllegalOption as error:
                raise Refusal(422, "not-offered", str(error)[:1000]) from None
            except Taken:
                await self.reload(table)
                raise self.stale(table, visitor) from None
            return news(table, visitor.id, kind=Position)

    def stale(self, table: Table, visitor: Visitor) -> Refusal:
        detail = f"{table.number} choices have been made"
        return Refusal(409, "stale", detail, position=position(table, visitor.id))

    async def make(self, table: Table, option: str) -> None:
        """Write a choice of the seat that must decide, then show it; the caller holds the table's lock."""
        step = table.step(option)
        number = table.number + 1
        status = "over" if step.state.is_over else "running"
        shared = table.is_shared
        touch = touch_table(table.id, status, table.version + 1, summary_of(table, number, step.state), shared)
        await self.store.add_choice(choice_row(table.id, number, step.choice.seat, option), touch)
        table.take(step)
        table.version += 1
        table.shared = shared
        table.wish = None
        self.tell(table, lambda visitor: news(table, visitor))
        self.drive(table)

    def drive(self, table: Table) -> None:
        """See to it that bots choose."""
        if table.bot_decides and not table.rests and table.driver is None:
            table.pins += 1
            table.driver = self.go(self.play_bots(table))

    async def play_bots(self, table: Table) -> None:
        """Let bots choose until it is a person's turn or the game is over; what fails is tried again."""
        pause = 0.5
        try:
            while table.bot_decides and not table.rests and table.id not in self.broken:
                try:
                    await self.play_bot(table)
                    pause = 0.5
                except Exception as error:
                    pause = min(2 * pause, LONGEST_PAUSE)
                    logger.warning("bots at table %s try again in %g s: %r", table.id, pause, error)
                    await asyncio.sleep(pause)
        finally:
            table.driver = None
            table.pins -= 1

    async def play_bot(self, table: Table) -> None:
        version = table.version
        text = await self.ask_bot(table)
        if not table.people:
            await asyncio.sleep(BREATH)
        async with table.lock:
            if table.version != version:
                return
            try:
                await self.make(table, text)
            except Taken:
                await self.reload(table)

    async def ask_bot(self, table: Table) -> str:
        state = table.state
        offered = state.texts()
        try:
            text = await self.bots.ask(question_for(table))
        except BotsTired as error:
            logger.warning("%s", error)
            text = ""
        return text if text in offered else state.text(state.decision.default(state))

    # -- talk and pages -----------------------------------------------------------------------------------------------

    async def say(self, table: Table, visitor: Visitor, text: str) -> LiveChat:
        text = cleaned(text, MAX_CHAT)
        if not text:
            raise Refusal(400, "text", "there is nothing to say")
        async with table.lock:
            own = table.seats_of(visitor.id)
            if not own:
                raise Refusal(403, "not-your-seat", "only who plays here can talk here")
            seat = table.eyes(visitor.id, table.state)
            assert seat is not None
            number = table.chat[-1].id + 1 if table.chat else 1
            facts = {"id": number, "seat": seat, "name": table.seats[seat].name, "text": text, "at": time.time()}
            await self.store.execute((insert(chat), {"table_id": table.id, **facts}))
            table.chat = [*table.chat[-199:], ChatLine(**facts)]  # type: ignore[arg-type]
            line = LiveChat(**facts)  # type: ignore[arg-type]
            self.tell(table, lambda _: line)
            return line

    def watch(self, table: Table, visitor: Visitor) -> Watcher:
        """From now on this page is told what happens."""
        if len(table.watchers) >= MAX_WATCHERS:
            raise Refusal(429, "too-many", "too many pages look at this table")
        was_here = table.watchers.has(visitor.id)
        watcher = Watcher(visitor)
        others = table.watchers.all[:]
        table.watchers.add(watcher)
        if not was_here and table.seats_of(visitor.id):
            for seat in table.seats_of(visitor.id):
                self.forget_votes(table, seat)
            self.tell_seats(table, others)
        self.drive(table)
        return watcher

    def unwatch(self, table: Table, watcher: Watcher) -> None:
        table.watchers.remove(watcher)
        if not table.watchers.has(watcher.visitor.id) and table.seats_of(watcher.visitor.id):
            table.meet(watcher.visitor.id)
            self.tell_seats(table)

    def forget_wish(self, table: Table, agreed: bool | None = None) -> None:
        """Nobody asks to go back any more; the pages must know."""
        if table.wish is not None:
            table.wish = None
            self.tell(table, lambda _: LiveUndoAsked(seat=None, agreed=agreed))

    def forget_votes(self, table: Table, seat: int) -> None:
        """Nobody wants a bot in a seat any more; the pages must know."""
        if table.votes.pop(seat, None):
            self.tell(table, lambda _: LiveReplaceEnded(seat=seat))

    def tell(self, table: Table, message: Callable[[str], Message], to: list[Watcher] | None = None) -> None:
        told = table.watchers.all if to is None else to
        table.watchers.tell(lambda visitor: encoder.encode(message(visitor)), table.knows, told)

    def tell_seats(self, table: Table, to: list[Watcher] | None = None) -> None:
        self.tell(table, lambda visitor: LiveSeats(seats=seat_views(table, visitor)), to)

    # -- looking ------------------------------------------------------------------------------------------------------

    def check_look(self, table: Table, visitor: Visitor) -> None:
        if table.may_look(visitor.id):
            return
        is_open = any(place.kind == OPEN for place in table.seats)
        shown = {"table": table_view(table, visitor.id)} if is_open else {}
        raise Refusal(403, "no-spectators", "only who plays at this table may look", **shown)

    def check_number(self, table: Table, number: int) -> None:
        if not table.first <= number <= table.number:
            raise Refusal(404, "no-such-position", f"there are positions {table.first} to {table.number}")

    def touch(self, table: Table, version: int | None = None) -> Line:
        version = table.version if version is None else version
        return TOUCH, touch_table(table.id, table.status, version, summary(table), table.shared)

    async def my_tables(self, visitor: Visitor) -> list[MyTable]:
        rows, sitting = await self.store.tables_of(visitor.id)
        found = []
        for row in rows:
            if row.game not in caravela.games():
                continue
            told = UNKNOWN if row.summary is None else json.loads(row.summary)
            if row.summary is None and row.id not in self.broken:
                with suppress(Refusal):
                    async with self.at(row.id) as table:
                        told = summary(table)
            game = caravela.game(row.game)
            places = [place for place in sitting if place.table_id == row.id]
            mine = [place.seat for place in places if place.kind == PERSON and place.owner == visitor.id]
            live = self.tables.get(row.id)
            found.append(
                MyTable(
                    table=row.id,
                    game=row.game,
                    title=game.title,
                    number=told["number"],
                    status=row.status,
                    seats=[
                        SeatView(
                            seat=place.seat,
                            colour=game.seat_names[place.seat],
                            name=place.name,
                            kind=place.kind,
                            bot=place.bot,
                            mine=place.seat in mine,
                            online=place.kind == BOT or (live is not None and live.watchers.has(place.owner)),
                            was_mine=place.kind == BOT and place.owner == visitor.id,
                        )
                        for place in places
                    ],
                    my_turn=told["decider"] in mine,
                    prompt=Prompt(**told["prompt"]) if told["prompt"] else None,
                    chapter=told.get("chapter"),
                    winners=told["winners"],
                    scores=told["scores"],
                    updated=row.updated,
                )
            )
        return found


UNKNOWN: dict[str, Any] = {
    "number": 0,
    "decider": None,
    "prompt": None,
    "chapter": None,
    "scores": None,
    "winners": None,
}


def broken_table() -> Refusal:
    return Refusal(410, "table-broken", "the choices of this game do not replay any more; its record can be downloaded")


def no_record() -> Refusal:
    return Refusal(409, "no-record", "this copy starts in the middle of a game: its record would not replay")


def seats_in(rows: Rows) -> list[Seat]:
    return [Seat(place.kind, place.name, place.bot, place.owner, place.secret) for place in rows.seats]


def question_for(table: Table) -> Question:
    """What the bot that must choose is asked; the same again after an undo."""
    seat = table.state.seat
    assert seat is not None
    seed = mixed(table.setup.whim, seat, table.number)
    imagined = table.game.imagine(table.state, seat, seed)
    return Question(table.game.name, table.seats[seat].bot or DEFAULT_BOT, seed, imagined.save())


def summary(table: Table) -> dict[str, Any]:
    return summary_of(table, table.number, table.state)


def summary_of(table: Table, number: int, state: Any) -> dict[str, Any]:
    """What the start page tells about a table; made from the position, never the other way round."""
    asked = prompt(state)
    over = state.is_over
    return {
        "number": number,
        "decider": state.seat,
        "prompt": None if asked is None else {"key": asked.key, "facts": asked.facts},
        "chapter": getattr(state, table.game.chapter),
        "scores": state.scores() if over else None,
        "winners": state.winners() if over else None,
    }


def choice_row(table: str, number: int, seat: int, option: str) -> dict[str, Any]:
    return {"table_id": table, "number": number, "seat": seat, "option": option, "at": time.time()}


def new_id() -> str:
    return secrets.token_urlsafe(9)
