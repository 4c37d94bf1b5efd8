"""Turns: choices of people and bots, on disk first, then for everybody to see."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from caravela.bots.advice import COUNT
from caravela.bots.player import DEFAULT_BOT, mixed
from caravela.course import Step
from caravela.kernel.errors import IllegalOption
from caravela.kernel.state import State
from caravela.server.bots import Bots, BotsTired, Question, Unwanted
from caravela.server.messages import Advice, Advised, Change, LivePosition, NewChoice, Position
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
MASTER = "master"
"""Who gives advice."""
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
        state, version = table.state, table.version
        offered = state.texts()
        # Its time is the players' time: whoever plays at many tables waits as long as whoever plays at one.
        whose = min(table.people, default=table.id)
        try:
            [found] = await self.bots.ask(question_for(table), whose, lambda: table.version == version)
            text = found.text
        except BotsTired as error:
            logger.warning("%s", error)
            text = ""
        except Unwanted:
            text = ""
        return text if text in offered else state.text(state.decision.default(state))

    # -- advice -------------------------------------------------------------------------------------------------------

    async def advise(self, table: Table, visitor: Visitor, number: int) -> Advice:
        """What a master would do in a position, by what the seat that must decide there knows."""
        state = table.course.state_at(number)
        seat = state.seat
        if seat is None:
            raise Refusal(422, "not-offered", "the game is over")
        if not table.may_advise(visitor.id, state):
            raise Refusal(403, "no-advice", "advice is for who plays against bots, and for games that are over")
        version, is_now = table.version, number == table.number

        def is_there() -> bool:
            gone = table.removed or table.has_gone_back(number, version)
            return not gone and (not is_now or number == table.number)

        question = question_for(table, state, MASTER, COUNT)
        try:
            found = await self.bots.ask(question, visitor.id, is_there)
        except Unwanted:
            raise stale(table, visitor) from None
        except BotsTired as error:
            logger.warning("%s", error)
            raise Refusal(503, "no-room", "nobody can think about it just now") from None
        advised: list[Advised] = []
        for one in found:
            key, facts = state.speech.label(state.speech.option(one.text))
            change = Change(figures=one.figures, points=one.reasons)
            advised.append(
                Advised(text=one.text, key=key, facts=facts, points=one.points, margin=one.margin, change=change)
            )
        return Advice(number=number, seat=seat, options=advised)


def stale(table: Table, visitor: Visitor) -> Refusal:
    detail = f"{table.number} choices have been made"
    return Refusal(409, "stale", detail, position=position(table, visitor.id))


def question_for(table: Table, state: State | None = None, bot: str = "", advice: int = 0) -> Question:
    """What the bot that must choose is asked; the same again after an undo, another once luck was drawn anew."""
    state = table.state if state is None else state
    seat = state.seat
    assert seat is not None
    seed = mixed(table.whim, *table.course.luck.values(), seat, state.choices)
    imagined = table.game.imagine(state, seat, seed)
    content = table.course.heading.content
    bot = bot or table.seats[seat].bot or DEFAULT_BOT
    folder = "" if content is None else str(content)
    return Question(table.game.name, bot, seed, imagined.save(), folder, advice=advice)
