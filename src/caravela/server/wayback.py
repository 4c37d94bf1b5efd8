"""The way back: free where nothing was learnt and nobody else has chosen, else with the others' consent."""

from caravela.server.hall import Hall
from caravela.server.messages import LiveUndoAsked, LiveUndone, Position
from caravela.server.refusal import Refusal
from caravela.server.store import take_back
from caravela.server.tables import Table, WayBack, Wish
from caravela.server.views import position
from caravela.server.visitors import Visitor


async def undo(hall: Hall, table: Table, visitor: Visitor, number: int) -> Position:
    """Take back, or ask the others to agree."""
    async with table.lock:
        if number != table.number:
            raise hall.stale(table, visitor)
        way = table.way_back(visitor.id)
        if way.reason == "undo-seat":
            raise Refusal(403, "not-your-seat", "you do not play at this table")
        if way.target is None:
            raise Refusal(409, str(way.reason), "there is nothing to take back")
        seat = table.choices[way.target - table.first].seat
        if way.reason == "undo-ask":
            ask_others(hall, table, visitor, seat, way)
        else:
            await go_back(hall, table, seat, way.target)
        return position(table, visitor.id)


def ask_others(hall: Hall, table: Table, visitor: Visitor, seat: int, way: WayBack) -> None:
    if table.wish is not None and table.wish.visitor != visitor.id:
        raise Refusal(409, "undo-asked", "somebody else asks to go back; answer that first")
    assert way.target is not None
    table.wish = Wish(seat, visitor.id, way.target)
    hall.tell(table, lambda _: LiveUndoAsked(seat=seat))


async def answer(hall: Hall, table: Table, visitor: Visitor, agree: bool) -> Position:
    async with table.lock:
        wish = table.wish
        if visitor.id not in table.people:
            raise Refusal(403, "not-your-seat", "you do not play at this table")
        if wish is None:
            raise Refusal(409, "undo-unasked", "nobody asks to go back")
        if not agree:
            hall.forget_wish(table, None if visitor.id == wish.visitor else False)
        elif visitor.id != wish.visitor:
            wish.agreed.add(visitor.id)
            if table.people - {wish.visitor} <= wish.agreed:
                await go_back(hall, table, wish.seat, wish.target)
        return position(table, visitor.id)


async def go_back(hall: Hall, table: Table, seat: int, number: int) -> None:
    """Drop all choices after a number; the caller holds the table's lock."""
    texts = [choice.text for choice in table.choices[: number - table.first]]
    earlier = Table(table.setup, table.seats, table.version + 1, [])
    earlier.rewind(texts)
    await hall.store.execute(*take_back(table.id, number, table.version + 1, seat, table.number), hall.touch(earlier))
    table.rewind(texts)
    table.version += 1
    table.undos.append((table.version, number))
    table.wish = None
    hall.tell(table, lambda visitor: position(table, visitor, kind=LiveUndone))
    hall.drive(table)
