"""A table under way: who sits there, what may be taken back, and who is told what happens."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from caravela.course import PERSON, Course
from caravela.kernel.record import Record
from caravela.kernel.state import State
from caravela.server.live import Watcher, Watchers
from caravela.server.messages import ChatLine, Message, encoder
from caravela.server.visitors import Visitor, hashed, seat_secret

BOT = "bot"
OPEN = "open"
KEPT_UNDOS = 100
"""So many undos are remembered at a table; a page that saw it before them is told all anew."""


class Seat:
    """A place at the table and who plays there; whoever left it to a bot still owns it."""

    def __init__(
        self, kind: str, name: str, bot: str | None, owner: str | None, secret: str | None, forgotten: bool = False
    ) -> None:
        self.kind = kind
        self.name = name
        self.bot = bot
        self.owner = owner
        self.secret = secret
        self.forgotten = forgotten
        """Whether its owner does not want to see the table any more."""

    def row(self, table: str, seat: int) -> dict[str, Any]:
        return {"table_id": table, "seat": seat, **vars(self)}


class Origin(NamedTuple):
    """Where a copy was taken: from a table, None once that is removed, after so many choices."""

    table: str | None
    number: int


class Leg(NamedTuple):
    """Which game of which campaign a table is."""

    campaign: str
    name: str
    number: int
    next: str | None
    """The table of the next game, once there is one: then this one stands as it is."""


class Wish:
    """A seat asks the others to go back; all of them must agree."""

    def __init__(self, seat: int, visitor: str, target: int) -> None:
        self.seat = seat
        self.visitor = visitor
        self.target = target
        self.agreed: set[str] = set()


class Table:
    """All that is known about a table in memory; made from its rows, and always possible to make again."""

    def __init__(
        self,
        table: str,
        course: Course,
        seats: list[Seat],
        whim: int,
        spectators: bool = True,
        created: float = 0.0,
        origin: Origin | None = None,
        leg: Leg | None = None,
    ) -> None:
        self.id = table
        self.course = course
        self.game = course.game
        self.seats = seats
        self.whim = whim
        """The secret that the bots' whims come from: after an undo they choose the same again."""
        self.spectators = spectators
        self.created = created
        self.origin = origin
        self.leg = leg
        self.removed = False
        self.version = 1
        self.shared = False
        """Whether choices were made while the seats belonged to several people."""
        self.undos: list[tuple[int, int]] = []
        """The version that each undo made, and the number that it went back to."""
        self.chat: list[ChatLine] = []
        self.lock = asyncio.Lock()
        self.watchers = Watchers()
        self.wish: Wish | None = None
        self.votes: dict[int, list[str]] = {}
        """Per seat whoever wants a bot in it; first who asked."""
        self.since = time.monotonic()
        self.seen: dict[str, float] = {}
        """When whoever plays here was last seen."""
        self.driver: asyncio.Task[None] | None = None
        """Lets the bots choose."""
        self.pins = 0
        """How many are busy with this table: it stays in memory."""

    def become(self, fresh: "Table") -> None:
        """What somebody else has written counts."""
        self.course, self.seats, self.chat = fresh.course, fresh.seats, fresh.chat
        self.version, self.shared, self.undos = fresh.version, fresh.shared, fresh.undos
        self.leg = fresh.leg

    @property
    def state(self) -> State:
        return self.course.state

    @property
    def number(self) -> int:
        return self.course.number

    def has_gone_back(self, number: int, version: int) -> bool:
        """Whether somebody who saw that number in that version has seen choices that were taken back."""
        if not version or number > self.number:
            return number > self.number
        if len(self.undos) >= KEPT_UNDOS and version < self.undos[0][0]:
            return True
        return any(later > version and back_to < number for later, back_to in self.undos)

    def record(self) -> Record:
        """What may be told of the record: as long as the game runs its seed stays here."""
        return told(self.course.record, self.seats, self.state.is_over)

    def tell(self, message: Callable[[str], Message], to: list[Watcher] | None = None, but: str = "") -> None:
        """Send open pages what they may see, all but one; spectators all get the same."""
        made: dict[str, bytes] = {}
        for watcher in list(self.watchers if to is None else to):
            if but and watcher.page == but:
                continue
            key = watcher.visitor.id if self.knows(watcher.visitor.id) else ""
            if key not in made:
                made[key] = encoder.encode(message(watcher.visitor.id))
            watcher.send(made[key])

    # -- people -------------------------------------------------------------------------------------------------------

    def seats_of(self, visitor: str) -> list[int]:
        """The seats in which a visitor plays."""
        return [seat for seat, place in enumerate(self.seats) if place.kind == PERSON and place.owner == visitor]

    def knows(self, visitor: str) -> bool:
        """Whether a visitor sits at the table or has left a seat to a bot."""
        return any(place.owner == visitor for place in self.seats)

    def may_look(self, visitor: str) -> bool:
        return self.spectators or self.knows(visitor)

    @property
    def people(self) -> set[str]:
        """All who play here."""
        return {place.owner for place in self.seats if place.kind == PERSON and place.owner is not None}

    @property
    def is_shared(self) -> bool:
        """Whether several people play here or have played; who left a seat to a bot still owns it."""
        return self.shared or len({place.owner for place in self.seats if place.owner is not None}) > 1

    @property
    def rests(self) -> bool:
        """Bots play for people and for those who watch: without both, they wait."""
        return not self.people and not self.watchers

    def meet(self, visitor: str) -> None:
        """Somebody was here just now."""
        self.seen[visitor] = time.monotonic()

    def away(self, seat: int) -> float:
        """For how many seconds nobody has seen whoever plays in a seat."""
        return time.monotonic() - self.seen.get(self.seats[seat].owner or "", self.since)

    def is_online(self, seat: int) -> bool:
        place = self.seats[seat]
        return place.kind == BOT or (place.kind == PERSON and self.watchers.has(place.owner))

    def seen_from(self, visitor: str, state: State) -> int | None:
        """
        The seat from which a visitor looks, None for a spectator.

        Of several own seats it is the one that decides, else the one that has chosen last: whoever sits at the screen
        sits there until somebody else is asked.
        """
        own = self.seats_of(visitor)
        if len(own) < 2 or state.seat in own:
            return state.seat if state.seat in own else next(iter(own), None)
        made = self.course.choices[: state.choices - self.course.first]
        return next((choice.seat for choice in reversed(made) if choice.seat in own), own[0])

    def hidden_from(self, visitor: str, seat: int | None, state: State) -> list[int]:
        """The other seats of a visitor that may not see all that is seen from this one."""
        if seat is None or self.state.is_over:
            return []
        mine, found = self.game.eyes(state, seat), []
        for other in self.seats_of(visitor):
            eyes = self.game.eyes(state, other)
            if other == seat:
                continue
            theirs, both = self.game.look(state, eyes), self.game.look(state, eyes | mine)
            # Figures that are only covered are no secrets: nothing is named there, and nothing was told to one alone.
            told = any(said.is_told(mine) and not said.is_told(eyes) for said in self.course.told)
            if theirs != both and (told or Counter(words_in(both)) - Counter(words_in(theirs))):
                found.append(other)
        return found

    def eyes(self, state: State, seat: int | None) -> int:
        """The eyes of one seat, and everybody's once the game is over."""
        return self.game.all_eyes(state) if self.state.is_over else self.game.eyes(state, seat)

    def may_advise(self, visitor: str, state: State) -> bool:
        """
        Whether a visitor may ask what a master would do in a position.

        While a game runs, only who plays it without other people; and never with the eyes of somebody else.
        """
        over = self.state.is_over
        people = self.is_shared or any(place.kind == OPEN for place in self.seats)
        eyes = self.eyes(state, self.seen_from(visitor, state if over else self.state))
        return state.seat is not None and (over or not people) and bool(eyes >> state.seat & 1)

    @property
    def company(self) -> tuple[str, ...]:
        """The words for all who score."""
        return self.game.company(self.course.heading.seats, self.course.heading.settings)

    @property
    def bot_decides(self) -> bool:
        seat = self.state.seat
        return seat is not None and self.seats[seat].kind == BOT

    # -- the way back -------------------------------------------------------------------------------------------------

    def last_choice(self, fits: Callable[[int], bool]) -> int | None:
        """The number before the last choice of a seat that fits; a set that was picked at once goes at once."""
        for place in range(len(self.course.choices) - 1, -1, -1):
            if fits(self.course.choices[place].seat) and not self.course.choices[place].joined:
                return self.course.first + place
        return None

    def way_back(self, visitor: str) -> "WayBack":
        """How far a visitor may go back now (law 8)."""
        own = self.seats_of(visitor)
        if not own:
            return WayBack(None, "undo-seat")
        if self.leg is not None and self.leg.next is not None:
            return WayBack(None, "undo-over")
        if not self.is_shared:
            target = self.last_choice(lambda seat: self.seats[seat].kind != BOT)
            return WayBack(target, "undo-start" if target is None else None)
        if self.state.is_over:
            return WayBack(None, "undo-over")
        target = self.last_choice(lambda seat: seat in own)
        if target is None:
            return WayBack(None, "undo-start")
        if any(choice.seat not in own for choice in self.course.choices[target - self.course.first :]):
            why = "undo-others"
        elif self.state.committed >= self.state.choices:
            why = "undo-luck"
        else:
            return WayBack(target, None)
        # Nobody is left who could agree: what was done together stands.
        return WayBack(None, "undo-gone", why) if self.people == {visitor} else WayBack(target, "undo-ask", why)


def words_in(view: object) -> Iterator[str]:
    """All words of a view that are values: they name things."""
    if isinstance(view, str):
        yield view
    elif isinstance(view, dict):
        for part in view.values():
            yield from words_in(part)
    elif isinstance(view, list | tuple):
        for part in view:
            yield from words_in(part)


def told(record: Record, seats: list[Seat], is_over: bool) -> Record:
    """A record with its players; without its seed as long as that may not be told."""
    record.players = [place.bot or PERSON if place.kind == BOT else PERSON for place in seats]
    record.names = [place.name for place in seats]
    record.seed = record.seed if is_over else None
    return record


class WayBack:
    """Where an undo leads, and what stands in its way."""

    def __init__(self, target: int | None, reason: str | None, why: str | None = None) -> None:
        self.target = target
        self.reason = reason
        self.why = why


def taken_seat(table: str, visitor: Visitor, seat: int, name: str) -> Seat:
    return Seat(PERSON, name, None, visitor.id, hashed(seat_secret(visitor.cookie, table, seat)))
