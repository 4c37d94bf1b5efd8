"""Turns: choices of people and bots, on disk first, then for everybody to see."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from caravela.bots.player import DEFAULT_BOT, mixed
from caravela.course import Step
from caravela.kernel.errors import IllegalOption
from caravela.server.bots import Bots, BotsTired, Question
from caravela.server.messages import LivePosition, NewChoice, Position
from caravela.server.refusal import Refusal
from caravela.server.register import Register
from caravela.server.store import NoRoom, Taken
from caravela.server.tables import Table
from caravela.server.views import position
from caravela.server.visitors import Visitor

LONGEST_PAUSE = 60.0
"""Seconds; where bots can't go on, it is tried again and again."""
BREATH = 0.1
"""Seconds between two choices where only bots play: whoever watches can come back meanwhile."""
logger = logging.getLogger("caravela.server")


class Turns:
    """Whoever must decide, decides: people when they ask for it, bots by themselves."""

    def __init__(self, register: Register, bots: Bots) -> None:
        self.register = register
        self.bots = bots
        self.tasks: set[asyncio.Task[None]] = set()

    def go(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background."""
        task: asyncio.Task[None] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bots.close()

    # -- choices ------------------------------------------------------------------------------------------------------

    async def choose(self, table: Table, visitor: Visitor, wish: NewChoice) -> Position:
        """Make a visitor's choice."""
        async with table.lock:
            own = table.seats_of(visitor.id)
            if not own:
                raise Refusal(403, "not-your-seat", "you do not play at this table")
            if wish.number != table.number:
                raise stale(table, visitor)
            seat = table.state.seat
            if seat is None:
                raise Refusal(422, "not-offered", "the game is over")
            if seat not in own:
                raise Refusal(403, "not-your-seat", f"{table.game.seat_names[seat]} must choose")
            if (wish.option is None) == (wish.pieces is None):
                raise Refusal(400, "malformed", "either an option or the pieces of a set")
            table.meet(visitor.id)
            try:
                course = table.course
                steps = [course.step(wish.option or "")] if wish.pieces is None else course.pick(wish.pieces)
                await self.make(table, steps, wish.page)
            except IllegalOption as error:
                raise Refusal(422, "not-offered", str(error)[:1000]) from None
            except Taken:
                raise stale(table, visitor) from None
            before = table.course.before if len(steps) == 1 else None
            return position(table, visitor.id, before=before, talk=False)

    async def make(self, table: Table, steps: list[Step], page: str = "") -> None:
        """Write choices of the seat that must decide, then show them to all but its page; the caller holds the lock."""
        await self.register.save(table, steps[-1].state, made=steps)
        for step in steps:
            table.course.take(step)
            table.tell(
                lambda visitor: position(table, visitor, before=table.course.before, kind=LivePosition), but=page
            )
        table.wish = None
        self.drive(table)

    # -- bots ---------------------------------------------------------------------------------------------------------

    def drive(self, table: Table) -> None:
        """See to it that bots choose."""
        if table.bot_decides and not table.rests and table.driver is None:
            table.pins += 1
            table.driver = self.go(self.play_bots(table))

    async def play_bots(self, table: Table) -> None:
        """Let bots choose until it is a person's turn or the game is over; what fails is tried again."""
        pause = 0.5
        try:
            while self.is_for_bots(table):
                try:
                    await self.play_bot(table)
                    pause = 0.5
                except Exception as error:
                    pause = min(2 * pause, LONGEST_PAUSE)
                    level = logging.DEBUG if isinstance(error, NoRoom) else logging.WARNING  # the store has told it
                    logger.log(level, "bots at table %s try again in %g s: %r", table.id, pause, error)
                    await asyncio.sleep(pause)
        finally:
            table.driver = None
            table.pins -= 1

    def is_for_bots(self, table: Table) -> bool:
        going = not table.rests and not table.removed and table.id not in self.register.broken
        return table.bot_decides and going

    async def play_bot(self, table: Table) -> None:
        version = table.version
        text = await self.ask_bot(table)
        if not table.people:
            await asyncio.sleep(BREATH)
        async with table.lock:
            if table.version == version and not table.removed:
                await self.make(table, [table.course.step(text)])

    async def ask_bot(self, table: Table) -> str:
        state = table.state
        offered = state.texts()
        try:
            text = await self.bots.ask(question_for(table))
        except BotsTired as error:
            logger.warning("%s", error)
            text = ""
        return text if text in offered else state.text(state.decision.default(state))


def stale(table: Table, visitor: Visitor) -> Refusal:
    detail = f"{table.number} choices have been made"
    return Refusal(409, "stale", detail, position=position(table, visitor.id))


def question_for(table: Table) -> Question:
    """What the bot that must choose is asked; the same again after an undo, another once luck was drawn anew."""
    seat = table.state.seat
    assert seat is not None
    seed = mixed(table.whim, *table.course.luck.values(), seat, table.number)
    imagined = table.game.imagine(table.state, seat, seed)
    content = table.course.heading.content
    bot = table.seats[seat].bot or DEFAULT_BOT
    return Question(table.game.name, bot, seed, imagined.save(), "" if content is None else str(content))
