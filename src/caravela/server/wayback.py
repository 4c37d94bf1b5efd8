"""The way back: free where nothing was learnt and nobody else has chosen, else with the others' consent."""

from caravela.server.hall import Hall
from caravela.server.messages import LiveUndoAsked, LiveUndone, Position
from caravela.server.refusal import Refusal
from caravela.server.store import draw_luck, take_back
from caravela.server.tables import KEPT_UNDOS, Table, WayBack, Wish
from caravela.server.turns import stale
from caravela.server.views import position
from caravela.server.visitors import Visitor
from caravela.server.watching import forget_wish


async def undo(hall: Hall, table: Table, visitor: Visitor, number: int) -> Position:
    """Take back, or ask the others to agree."""
    async with table.lock:
        if number != table.number:
            raise stale(table, visitor)
        way = table.way_back(visitor.id)
        if way.reason == "undo-seat":
            raise Refusal(403, "not-your-seat", "you do not play at this table")
        if way.target is None:
            raise Refusal(409, str(way.reason), "there is nothing to take back")
        seat = table.course.choices[way.target - table.course.first].seat
        if way.reason == "undo-ask":
            ask_others(table, visitor, seat, way)
        else:
            await go_back(hall, table, seat, way.target)
        return position(table, visitor.id)


def ask_others(table: Table, visitor: Visitor, seat: int, way: WayBack) -> None:
    if table.wish is not None and table.wish.visitor != visitor.id:
        raise Refusal(409, "undo-asked", "somebody else asks to go back; answer that first")
    if table.wish is not None:
        return
    assert way.target is not None
    table.wish = Wish(seat, visitor.id, way.target)
    table.tell(lambda _: LiveUndoAsked(seat=seat))


async def answer(hall: Hall, table: Table, visitor: Visitor, agree: bool) -> Position:
    async with table.lock:
        wish = table.wish
        if visitor.id not in table.people:
            raise Refusal(403, "not-your-seat", "you do not play at this table")
        if wish is None:
            raise Refusal(409, "undo-unasked", "nobody asks to go back")
        if not agree:
            forget_wish(table, None if visitor.id == wish.visitor else False)
        elif visitor.id != wish.visitor:
            wish.agreed.add(visitor.id)
            if table.people - {wish.visitor} <= wish.agreed:
                await go_back(hall, table, wish.seat, wish.target)
        return position(table, visitor.id)


async def go_back(hall: Hall, table: Table, seat: int, number: int) -> None:
    """Drop all choices after a number; the caller holds the table's lock."""
    earlier = table.course.until(number)
    lines = take_back(table.id, number, table.version + 1, seat, table.number, oldest(table))
    if earlier.luck != table.course.luck:
        lines += draw_luck(table.id, earlier.luck)
    await hall.register.save(table, earlier.state, *lines)
    table.course = earlier
    table.undos = [*table.undos[1 - KEPT_UNDOS :], (table.version, number)]
    table.wish = None
    table.tell(lambda visitor: position(table, visitor, kind=LiveUndone))
    hall.turns.drive(table)


def oldest(table: Table) -> int:
    """The version of the first undo that is remembered once there is one more."""
    return table.undos[1 - KEPT_UNDOS][0] if len(table.undos) >= KEPT_UNDOS else 0
