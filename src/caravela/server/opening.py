"""Opening tables: new ones, and private copies to try things."""

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any

import caravela
from caravela.bots.player import DEFAULT_BOT, mixed
from caravela.course import Course
from caravela.kernel.errors import CaravelaError
from caravela.kernel.game import Game
from caravela.kernel.record import Record
from caravela.server.bots import known_bot
from caravela.server.hall import Hall, check_number
from caravela.server.messages import MAX_NAME, MadeTable, NewSeat, NewTable, SeatWish
from caravela.server.names import cleaned
from caravela.server.refusal import Refusal
from caravela.server.tables import BOT, OPEN, Leg, Origin, Seat, Table, taken_seat
from caravela.server.visitors import Visitor


def new_id() -> str:
    return secrets.token_urlsafe(9)


async def create(hall: Hall, visitor: Visitor, wish: NewTable) -> MadeTable:
    game = known_game(wish.game)
    check_seed(hall, wish.seed)
    if wish.guided:
        wish = guided(game, wish)
    table = new_id()
    seats = [wished_seat(game, table, visitor, number, one) for number, one in enumerate(wish.seats)]
    given = given_settings(game, wish.settings)
    made = new_table(hall, game, table, seats, given, wish.seed, wish.spectators)
    await hall.add(made)
    return MadeTable(table=table, seats=new_seats(made, wish.seats))


def known_game(name: str) -> Game:
    if name not in caravela.games():
        raise Refusal(400, "unknown-game", f"unknown game {name!r}; known are {', '.join(caravela.games())}")
    return caravela.game(name)


def check_seed(hall: Hall, seed: int | None) -> None:
    if seed is not None and not hall.options.seeds:
        raise Refusal(400, "seed", "the luck of a game can't be chosen")


def given_settings(game: Game, wished: Mapping[str, Any]) -> dict[str, Any]:
    """The settings that were given, checked; what only a campaign hands on can't be wished for."""
    try:
        full = game.full_settings(wished)
    except CaravelaError as error:
        raise Refusal(400, "set-up", str(error)) from None
    if kept := [name for name in wished if game.settings[name].kept]:
        raise Refusal(400, "set-up", f"setting {kept[0]!r} is handed on by a campaign")
    return {name: full[name] for name in wished}


def new_table(
    hall: Hall,
    game: Game,
    table: str,
    seats: list[Seat],
    settings: Mapping[str, Any],
    seed: int | None,
    spectators: bool,
    leg: Leg | None = None,
) -> Table:
    """A table at its first decision; it is not written yet."""
    luck = secrets.randbits(128) if seed is None else seed
    try:
        game.check_seats(len(seats))
        course = Course(Record(game.name, len(seats), settings, luck, content=hall.content_of(game.name)))
    except CaravelaError as error:
        raise Refusal(400, "set-up", str(error)) from None
    whim = secrets.randbits(128) if seed is None else mixed(luck)
    return Table(table, course, seats, whim, spectators, time.time(), leg=leg)


def new_seats(table: Table, wishes: Sequence[SeatWish]) -> list[NewSeat]:
    """The seats of a new table, and the link for whoever is to take an open one."""
    return [
        NewSeat(seat=number, kind=wish.kind, link=f"/t/{table.id}" if place.kind == OPEN else None)
        for number, (wish, place) in enumerate(zip(wishes, table.seats, strict=True))
    ]


def guided(game: Game, wish: NewTable) -> NewTable:
    """The table of a game's guide, for one person among bots."""
    guide = game.guide
    if guide is None or [seat.kind for seat in wish.seats] != ["me"] + ["bot"] * (guide.seats - 1):
        raise Refusal(400, "set-up", "a guided game is for one person among the bots that it names")
    bots = [SeatWish(kind="bot", name=seat.name, bot=DEFAULT_BOT) for seat in wish.seats[1:]]
    settings = dict(guide.settings)
    return NewTable(game.name, [wish.seats[0], *bots], settings, spectators=False, seed=guide.seed)


def wished_seat(game: Game, table: str, visitor: Visitor, number: int, wish: SeatWish) -> Seat:
    name = cleaned(wish.name, MAX_NAME)
    if wish.kind == "bot":
        return Seat(BOT, name, known_bot(wish.bot, game), None, None)
    if wish.kind == "link":
        return Seat(OPEN, name, None, None, None)
    if wish.kind == "again":
        raise Refusal(400, "set-up", "nobody has sat at this table before")
    return taken_seat(table, visitor, number, name)


async def try_from(hall: Hall, table: Table, visitor: Visitor, number: int) -> str:
    """A private copy against bots; of a running game one in which all that its seat can't know is redrawn."""
    check_number(table, number)
    state = table.course.state_at(number)
    seat = table.seen_from(visitor.id, state if table.state.is_over else table.state)
    if table.state.is_over:
        course = table.course.until(number)
    elif seat is None:
        raise Refusal(403, "not-your-seat", "only who plays here can try things while the game runs")
    else:
        heading, seed = table.course.heading, secrets.randbits(128)
        record = Record(heading.game, heading.seats, heading.settings, seed, content=heading.content)
        course = Course(record, table.game.imagine(state, seat, seed).save())
    copy = new_id()
    own = seat if seat is not None else state.seat or 0
    seats = [
        taken_seat(copy, visitor, there, place.name)
        if there == own
        else Seat(BOT, place.name, place.bot or DEFAULT_BOT, None, None)
        for there, place in enumerate(table.seats)
    ]
    origin = Origin(table.id, number)
    await hall.add(Table(copy, course, seats, secrets.randbits(128), False, time.time(), origin))
    return copy
