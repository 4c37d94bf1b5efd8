"""The hall: all tables, kept in memory while they are used, and everything that can be done at them."""

import asyncio
import json
import logging
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import insert

import caravela
from caravela.bots.player import BOTS, mixed
from caravela.kernel.errors import CaravelaError, IllegalOption, RecordError
from caravela.kernel.record import Record
from caravela.server.bots import Bots, BotsTired, Question
from caravela.server.live import Watcher
from caravela.server.messages import (
    MAX_CHAT,
    MAX_NAME,
    ChatLine,
    LiveChat,
    LivePosition,
    LiveReplaceAsked,
    LiveSeats,
    LiveUndoAsked,
    LiveUndone,
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
from caravela.server.refusal import Refusal
from caravela.server.store import TOUCH, Line, Rows, Store, Taken, add_table, change_seat, chat, take_back, touch_table
from caravela.server.tables import BOT, OPEN, PERSON, Seat, Setup, Table, WayBack, Wish
from caravela.server.views import position, prompt, seat_views, table_view
from caravela.server.visitors import Visitor, hashed, seat_secret

KEPT = 256
"""So many tables stay in memory while nobody uses them."""
WOKEN = 200
"""At so many tables bots go on by themselves when the server starts; at the others when somebody looks."""
MAX_WATCHERS = 500
"""So many pages may look at one table."""
DEFAULT_BOT = "greedy"
BIDI = {chr(code) for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A))}
logger = logging.getLogger("caravela.server")


class Hall:
    """The tables of one server."""

    def __init__(self, store: Store, bots: Bots, *, kept: int = KEPT, seeds: bool = False) -> None:
        self.store = store
        self.bots = bots
        self.kept = kept
        self.seeds = seeds
        """Whether visitors may name the luck: in tests."""
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
            async with self.at(table):
                pass

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
        rows = await self.store.table(table)
        if rows is None:
            return False
        row = rows.table
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
        talk = [ChatLine(id=line.id, seat=line.seat, name=line.name, text=line.text, at=line.at) for line in rows.chat]
        found = Table(setup, [], row.version, talk)
        self.fill(found, rows)
        if row.summary is None:
            await self.store.execute(self.touch(found))
        self.tables[table] = found
        return True

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
        if rows is not None:
            self.fill(table, rows)

    def fill(self, table: Table, rows: Rows) -> None:
        table.version = rows.table.version
        table.seats = [Seat(place.kind, place.name, place.bot, place.owner, place.secret) for place in rows.seats]
        table.undos = [(undo.version, undo.back_to) for undo in rows.undos]
        table.rewind([choice.option for choice in rows.choices])

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
            try:
                await self.make(table, option)
            except IllegalOption as error:
                raise Refusal(422, "not-offered", str(error)[:1000]) from None
            except Taken:
                await self.reload(table)
                raise self.stale(table, visitor) from None
            return position(table, visitor.id, whole=False)

    def stale(self, table: Table, visitor: Visitor) -> Refusal:
        detail = f"{table.number} choices have been made"
        return Refusal(409, "stale", detail, position=position(table, visitor.id))

    async def make(self, table: Table, option: str) -> None:
        """Write a choice of the seat that must decide, then show it; the caller holds the table's lock."""
        step = table.step(option)
        number = table.number + 1
        status = "over" if step.state.is_over else "running"
        touch = touch_table(table.id, status, table.version + 1, summary_of(table, number, step.state))
        await self.store.add_choice(choice_row(table.id, number, step.choice.seat, option), touch)
        table.take(step)
        table.version += 1
        table.wish = None
        self.tell(table, lambda visitor: position(table, visitor, whole=False, kind=LivePosition))
        self.drive(table)

    def drive(self, table: Table) -> None:
        """See to it that bots choose."""
        if table.bot_decides and table.driver is None:
            table.pins += 1
            table.driver = self.go(self.play_bots(table))

    async def play_bots(self, table: Table) -> None:
        """Let bots choose until it is a person's turn or the game is over."""
        try:
            while table.bot_decides:
                version = table.version
                text = await self.ask_bot(table)
                async with table.lock:
                    if table.version != version:
                        continue
                    try:
                        await self.make(table, text)
                    except Taken:
                        await self.reload(table)
        except Exception:
            logger.exception("bots at table %s", table.id)
            await asyncio.sleep(1)
        finally:
            table.driver = None
            table.pins -= 1

    async def ask_bot(self, table: Table) -> str:
        state = table.state
        offered = state.texts()
        try:
            text = await self.bots.ask(question_for(table))
        except BotsTired as error:
            logger.warning("%s", error)
            text = ""
        return text if text in offered else state.text(state.decision.default(state))

    # -- the way back -------------------------------------------------------------------------------------------------

    async def undo(self, table: Table, visitor: Visitor, number: int) -> Position:
        """Take back, or ask the others to agree."""
        async with table.lock:
            if number != table.number:
                raise self.stale(table, visitor)
            way = table.way_back(visitor.id)
            if way.reason == "undo-seat":
                raise Refusal(403, "not-your-seat", "you do not play at this table")
            if way.target is None:
                raise Refusal(409, str(way.reason), "there is nothing to take back")
            seat = table.choices[way.target - table.first].seat
            if way.reason == "undo-ask":
                self.ask_others(table, visitor, seat, way)
            else:
                await self.go_back(table, seat, way.target)
            return position(table, visitor.id)

    def ask_others(self, table: Table, visitor: Visitor, seat: int, way: WayBack) -> None:
        if table.wish is not None and table.wish.visitor != visitor.id:
            raise Refusal(409, "undo-asked", "somebody else asks to go back; answer that first")
        assert way.target is not None
        table.wish = Wish(seat, visitor.id, way.target)
        self.tell(table, lambda _: LiveUndoAsked(seat=seat))

    async def answer_undo(self, table: Table, visitor: Visitor, agree: bool) -> Position:
        async with table.lock:
            wish = table.wish
            if visitor.id not in table.people:
                raise Refusal(403, "not-your-seat", "you do not play at this table")
            if wish is None:
                raise Refusal(409, "undo-unasked", "nobody asks to go back")
            if not agree:
                table.wish = None
                self.tell(table, lambda _: LiveUndoAsked(seat=None, agreed=False))
            elif visitor.id != wish.visitor:
                wish.agreed.add(visitor.id)
                if table.people - {wish.visitor} <= wish.agreed:
                    await self.go_back(table, wish.seat, wish.target)
            return position(table, visitor.id)

    async def go_back(self, table: Table, seat: int, number: int) -> None:
        """Drop all choices after a number; the caller holds the table's lock."""
        texts = [choice.text for choice in table.choices[: number - table.first]]
        earlier = Table(table.setup, table.seats, table.version + 1, [])
        earlier.rewind(texts)
        await self.store.execute(
            *take_back(table.id, number, table.version + 1, seat, table.number), self.touch(earlier)
        )
        table.rewind(texts)
        table.version += 1
        table.undos.append((table.version, number))
        table.wish = None
        self.tell(table, lambda visitor: position(table, visitor, kind=LiveUndone))
        self.drive(table)

    # -- seats --------------------------------------------------------------------------------------------------------

    async def change(self, table: Table, number: int, seat: Seat) -> None:
        """Somebody else plays in a seat; the caller holds the table's lock."""
        earlier = table.seats[number]
        table.seats[number] = seat
        try:
            lines = [change_seat(table.id, number, vars(seat)), self.touch(table, table.version + 1)]
            await self.store.execute(*lines)
        except BaseException:
            table.seats[number] = earlier
            raise
        table.version += 1
        table.wish = None
        table.votes.pop(number, None)
        self.tell_seats(table)
        self.drive(table)

    async def join(self, table: Table, visitor: Visitor, seat: int, name: str) -> Position:
        """Take an open seat, or come back to one that was left to a bot."""
        async with table.lock:
            place = self.place(table, seat)
            if place.kind == PERSON and place.owner == visitor.id:
                return position(table, visitor.id)
            if place.kind != OPEN and not (place.kind == BOT and place.owner == visitor.id):
                raise Refusal(409, "seat-taken", f"{table.game.seat_names[seat]} is taken")
            named = cleaned(name, MAX_NAME) or place.name
            await self.change(table, seat, taken_seat(table.id, visitor, seat, named))
            return position(table, visitor.id)

    async def resign(self, table: Table, visitor: Visitor, seat: int, bot: str) -> Position:
        """Leave a seat to a bot."""
        name = known_bot(bot)
        async with table.lock:
            place = self.place(table, seat)
            if seat not in table.seats_of(visitor.id):
                raise Refusal(403, "not-your-seat", f"{table.game.seat_names[seat]} is not your seat")
            await self.change(table, seat, Seat(BOT, place.name, name, place.owner, place.secret))
            return position(table, visitor.id)

    async def replace(self, table: Table, visitor: Visitor, seat: int) -> Position:
        """Vote for a bot in the seat of somebody who has gone; it comes when all who are present agree."""
        async with table.lock:
            place = self.place(table, seat)
            own = table.seats_of(visitor.id)
            if not own:
                raise Refusal(403, "not-your-seat", "you do not play at this table")
            if place.kind == BOT or seat in own:
                raise Refusal(409, "seat-yours" if seat in own else "seat-bot", "no other person plays there")
            if place.kind == PERSON and table.is_online(seat):
                raise Refusal(409, "seat-present", f"{table.game.seat_names[seat]} is here")
            votes = table.votes.setdefault(seat, set())
            votes.add(visitor.id)
            present = {other for other in table.people if other != place.owner and table.watchers.has(other)}
            if present <= votes:
                await self.change(table, seat, Seat(BOT, place.name, DEFAULT_BOT, place.owner, place.secret))
            else:
                self.tell(table, lambda _: LiveReplaceAsked(seat=seat, by=own[0]))
            return position(table, visitor.id)

    async def move_seat(self, visitor: Visitor, secret: str) -> str | None:
        """Give the seat of a personal link to this visitor; the table, or None where no seat has the link."""
        found = await self.store.seat_of(hashed(secret))
        if found is None:
            return None
        name, seat = found
        async with self.at(name) as table, table.lock:
            place = table.seats[seat]
            if place.secret == hashed(secret) and place.owner != visitor.id:
                moved = taken_seat(table.id, visitor, seat, place.name)
                await self.change(table, seat, Seat(place.kind, place.name, place.bot, moved.owner, moved.secret))
        return name

    def place(self, table: Table, seat: int) -> Seat:
        if seat >= len(table.seats):
            raise Refusal(404, "unknown-seat", f"there are {len(table.seats)} seats, and no seat {seat}")
        return table.seats[seat]

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
                table.votes.pop(seat, None)
            self.tell_seats(table, others)
        return watcher

    def unwatch(self, table: Table, watcher: Watcher) -> None:
        table.watchers.remove(watcher)
        if not table.watchers.has(watcher.visitor.id) and table.seats_of(watcher.visitor.id):
            self.tell_seats(table)

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
            raise Refusal(404, "unknown-number", f"there are positions {table.first} to {table.number}")

    def touch(self, table: Table, version: int | None = None) -> Line:
        version = table.version if version is None else version
        return TOUCH, touch_table(table.id, table.status, version, summary(table))

    async def my_tables(self, visitor: Visitor) -> list[MyTable]:
        rows, sitting = await self.store.tables_of(visitor.id)
        found = []
        for row in rows:
            if row.summary is None:
                async with self.at(row.id) as table:
                    told = summary(table)
            else:
                told = json.loads(row.summary)
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
                    round=told["round"],
                    winners=told["winners"],
                    scores=told["scores"],
                    updated=row.updated,
                )
            )
        return found


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
        "round": getattr(state, "round", None),
        "scores": state.scores() if over else None,
        "winners": state.winners() if over else None,
    }


def choice_row(table: str, number: int, seat: int, option: str) -> dict[str, Any]:
    return {"table_id": table, "number": number, "seat": seat, "option": option, "at": time.time()}


def taken_seat(table: str, visitor: Visitor, seat: int, name: str) -> Seat:
    return Seat(PERSON, name, None, visitor.id, hashed(seat_secret(visitor.cookie, table, seat)))


def new_id() -> str:
    return secrets.token_urlsafe(9)


def known_bot(name: str) -> str:
    name = name or DEFAULT_BOT
    if name not in BOTS:
        raise Refusal(400, "unknown-bot", f"unknown bot {name[:40]!r}; known are {', '.join(BOTS)}")
    return name


def cleaned(text: str, limit: int) -> str:
    """Trimmed; too long a text, or one with signs that nobody can see, is refused."""
    text = text.strip()
    if len(text) > limit:
        raise Refusal(400, "text", f"{len(text)} characters; there is room for {limit}")
    if any(unicodedata.category(sign) in ("Cc", "Cs") or sign in BIDI for sign in text):
        raise Refusal(400, "text", "control characters can't be used")
    return text
