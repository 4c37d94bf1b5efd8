"""Seats: sitting down, leaving, taking a seat along, and a bot for somebody who has gone."""

import logging
import math

from caravela.bots.player import DEFAULT_BOT
from caravela.course import PERSON
from caravela.server.bots import known_bot
from caravela.server.hall import Hall
from caravela.server.messages import MAX_NAME, LiveReplaceAsked, Position
from caravela.server.names import cleaned
from caravela.server.refusal import Refusal
from caravela.server.store import Line, Rows, change_seat, draw_luck, remove
from caravela.server.tables import BOT, OPEN, Seat, Table, taken_seat
from caravela.server.views import position
from caravela.server.visitors import Visitor, hashed
from caravela.server.watching import forget_votes, forget_wish, tell_seats

logger = logging.getLogger("caravela.server")


async def change(hall: Hall, table: Table, number: int, seat: Seat) -> None:
    """
    Somebody else plays in a seat; the caller holds the table's lock.

    What the others have rehearsed or know from a record is worth nothing against whoever is new: the luck to come is
    drawn anew.
    """
    seed = hall.new_luck(table) if is_newcomer(table, number, seat) else None
    lines: list[Line] = [change_seat(table.id, number, vars(seat))]
    if seed is not None:
        lines += draw_luck(table.id, {**table.course.luck, len(table.course.choices): seed})
    await hall.register.save(table, table.state, *lines)
    if seed is not None:
        table.course.redraw(seed)
    table.seats[number] = seat
    if seat.kind == PERSON and seat.owner is not None:
        table.meet(seat.owner)
    for watcher in table.watchers:
        if not table.may_look(watcher.visitor.id):
            watcher.cut_off()
    forget_wish(table)
    forget_votes(table, number)
    tell_seats(table)
    hall.turns.drive(table)


def is_newcomer(table: Table, number: int, seat: Seat) -> bool:
    """Whether somebody sits down in a game that is others' already."""
    others = {place.owner for other, place in enumerate(table.seats) if place.owner is not None and other != number}
    return not table.state.is_over and seat.owner is not None and not table.knows(seat.owner) and bool(others)


async def join(hall: Hall, table: Table, visitor: Visitor, seat: int, name: str) -> Position:
    """Take an open seat, or come back to one that was left to a bot."""
    async with table.lock:
        place = place_of(table, seat)
        if place.kind == PERSON and place.owner == visitor.id:
            return position(table, visitor.id)
        check_running(table)
        if place.kind != OPEN and not (place.kind == BOT and place.owner == visitor.id):
            raise Refusal(409, "seat-taken", f"{table.game.seat_names[seat]} is taken")
        if place.kind == OPEN and table.seats_of(visitor.id):
            raise Refusal(409, "one-seat", "you play here already: the open seats are for others")
        named = cleaned(name, MAX_NAME) or place.name
        await change(hall, table, seat, taken_seat(table.id, visitor, seat, named))
        return position(table, visitor.id)


async def resign(hall: Hall, table: Table, visitor: Visitor, seat: int, bot: str) -> Position:
    """Leave a seat to a bot."""
    name = known_bot(bot, table.game)
    async with table.lock:
        place = place_of(table, seat)
        if seat not in table.seats_of(visitor.id):
            raise Refusal(403, "not-your-seat", f"{table.game.seat_names[seat]} is not your seat")
        check_running(table)
        await change(hall, table, seat, Seat(BOT, place.name, name, place.owner, place.secret))
        return position(table, visitor.id)


async def forget(hall: Hall, table: Table, visitor: Visitor) -> None:
    """
    Remove a table from a visitor's list: for good where nobody else plays or has played.

    A game with others goes on without the visitor, a bot takes over; whoever opens it again can come back. The games of
    a campaign stay with it.
    """
    async with table.lock:
        if not table.knows(visitor.id):
            raise Refusal(403, "not-your-seat", "you do not play at this table")
        if table.leg is None and all(place.owner in (None, visitor.id) for place in table.seats):
            await hall.remove(table)
            return
        for number, place in enumerate(table.seats):
            if place.owner == visitor.id:
                plays = place.kind == PERSON and not table.state.is_over
                kind, bot = (BOT, DEFAULT_BOT) if plays else (place.kind, place.bot)
                await change(hall, table, number, Seat(kind, place.name, bot, place.owner, place.secret, True))


async def forget_at(hall: Hall, name: str, visitor: Visitor) -> None:
    """The same by the table's name, also where its choices do not lead anywhere any more."""
    try:
        async with hall.at(name) as table:
            await forget(hall, table, visitor)
    except Refusal as refusal:
        rows = await hall.store.table(name) if refusal.error == "table-broken" else None
        if rows is None:
            raise
        await forget_broken(hall, rows, visitor)


async def forget_broken(hall: Hall, rows: Rows, visitor: Visitor) -> None:
    """The same for a table that does not replay any more."""
    owners = {place.owner for place in rows.seats}
    if visitor.id not in owners:
        raise Refusal(403, "not-your-seat", "you do not play at this table")
    if owners <= {None, visitor.id}:
        await hall.store.write(*remove(rows.table.id))
    mine = [place.seat for place in rows.seats if place.owner == visitor.id]
    await hall.store.write(*[change_seat(rows.table.id, seat, {"forgotten": True}) for seat in mine])


async def replace(hall: Hall, table: Table, visitor: Visitor, seat: int, agree: bool = True) -> Position:
    """Vote for a bot in the seat of somebody who has gone; it comes when all who are present agree."""
    async with table.lock:
        place = place_of(table, seat)
        own = table.seats_of(visitor.id)
        if not own:
            raise Refusal(403, "not-your-seat", "you do not play at this table")
        check_running(table)
        if place.kind == BOT or seat in own:
            raise Refusal(409, "seat-yours" if seat in own else "seat-bot", "no other person plays there")
        if not agree:
            if seat not in table.votes:
                raise Refusal(409, "replace-unasked", "nobody wants a bot there")
            forget_votes(table, seat)
            return position(table, visitor.id)
        if place.kind == PERSON:
            check_away(hall, table, seat)
        votes = table.votes.setdefault(seat, [])
        if visitor.id not in votes:
            votes.append(visitor.id)
        present = {other for other in table.people if other != place.owner and table.watchers.has(other)}
        if present <= set(votes):
            await change(hall, table, seat, Seat(BOT, place.name, DEFAULT_BOT, place.owner, place.secret))
        else:
            table.tell(lambda _: LiveReplaceAsked(seat=seat, by=own[0]))
        return position(table, visitor.id)


def check_away(hall: Hall, table: Table, seat: int) -> None:
    """Whoever only loads the page anew has not gone."""
    colour = table.game.seat_names[seat]
    if table.is_online(seat):
        raise Refusal(409, "seat-present", f"{colour} is here")
    seconds = math.ceil(hall.options.away - table.away(seat))
    if seconds > 0:
        raise Refusal(409, "replace-too-soon", f"{colour} was here just now: wait {seconds} s", seconds=seconds)


def check_running(table: Table) -> None:
    if table.state.is_over:
        raise Refusal(409, "game-over", "the game is over: its seats stay as they are")


async def move_seat(hall: Hall, visitor: Visitor, secret: str) -> str | None:
    """Give the seat of a personal link to this visitor; the table, or None where no seat has the link."""
    found = await hall.store.seat_of(hashed(secret))
    if found is None:
        return None
    name, seat = found
    try:
        async with hall.at(name) as table, table.lock:
            place = table.seats[seat]
            if place.secret == hashed(secret) and place.owner != visitor.id:
                moved = taken_seat(table.id, visitor, seat, place.name)
                await change(hall, table, seat, Seat(place.kind, place.name, place.bot, moved.owner, moved.secret))
    except Refusal as refusal:
        logger.debug("a link leads to table %s: %s", name, refusal)  # its page says what is wrong with it
    return name


async def make_links(hall: Hall, table: Table, visitor: Visitor) -> None:
    """Whoever was taken along to another table gets their links there when they ask for them."""
    async with table.lock:
        for seat in table.seats_of(visitor.id):
            place = table.seats[seat]
            if place.secret is None:
                taken = taken_seat(table.id, visitor, seat, place.name)
                await hall.register.save(table, table.state, change_seat(table.id, seat, vars(taken)))
                table.seats[seat] = taken


def place_of(table: Table, seat: int) -> Seat:
    if seat >= len(table.seats):
        raise Refusal(404, "unknown-seat", f"there are {len(table.seats)} seats, and no seat {seat}")
    return table.seats[seat]
