"""A table under way: seats, choices, the position that they lead to, and what may be taken back."""

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import caravela
from caravela.kernel.game import Game
from caravela.kernel.record import Record
from caravela.kernel.state import Event, State
from caravela.server.live import Watchers
from caravela.server.messages import ChatLine
from caravela.server.visitors import Visitor, hashed, seat_secret

PERSON = "person"
BOT = "bot"
OPEN = "open"


class Seat:
    """A place at the table and who plays there; whoever left it to a bot still owns it."""

    def __init__(self, kind: str, name: str, bot: str | None, owner: str | None, secret: str | None) -> None:
        self.kind = kind
        self.name = name
        self.bot = bot
        self.owner = owner
        self.secret = secret

    def row(self, table: str, seat: int) -> dict[str, Any]:
        return {"table_id": table, "seat": seat, **vars(self)}


class Setup:
    """What never changes about a table."""

    def __init__(
        self,
        table: str,
        game: str,
        seats: int,
        settings: dict[str, Any],
        seed: int,
        whim: int,
        base: dict[str, Any] | None,
        spectators: bool,
        created: float,
    ) -> None:
        self.id = table
        self.game = caravela.game(game)
        self.seats = seats
        self.settings = settings
        self.seed = seed
        self.whim = whim
        """The secret that the bots' whims come from: after an undo they choose the same again."""
        self.base = base
        """The position that a copy of a running game starts from; it has no record."""
        self.spectators = spectators
        self.created = created

    def start(self, listener: "Log | None" = None) -> State:
        """The first position."""
        if self.base is not None:
            state = self.game.load(self.base)
            state.listener = listener
            return state
        return self.game.new(self.seats, self.seed, listener=listener, **self.settings)

    def row(self) -> dict[str, Any]:
        """What the database keeps of it."""
        return {
            "id": self.id,
            "game": self.game.name,
            "seats": self.seats,
            "settings": json.dumps(self.settings),
            "seed": str(self.seed),
            "whim": str(self.whim),
            "base": None if self.base is None else json.dumps(self.base),
            "spectators": self.spectators,
            "created": self.created,
        }


class Log:
    """Hears what comes of one choice."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, event: Event) -> None:
        self.events.append(event)


class Choice:
    """A choice that was made, and what came of it."""

    def __init__(self, seat: int, text: str, events: list[Event]) -> None:
        self.seat = seat
        self.text = text
        self.events = events


class Wish:
    """A seat asks the others to go back; all of them must agree."""

    def __init__(self, seat: int, visitor: str, target: int) -> None:
        self.seat = seat
        self.visitor = visitor
        self.target = target
        self.agreed: set[str] = set()


class Step:
    """A choice tried out on a copy: it counts once it is on disk."""

    def __init__(self, choice: Choice, state: State) -> None:
        self.choice = choice
        self.state = state


class Table:
    """All that is known about a table in memory; made from its rows, and always possible to make again."""

    def __init__(self, setup: Setup, seats: list[Seat], version: int, chat: list[ChatLine]) -> None:
        self.setup = setup
        self.id = setup.id
        self.game: Game = setup.game
        self.seats = seats
        self.version = version
        self.chat = chat
        self.lock = asyncio.Lock()
        self.watchers = Watchers()
        self.undos: list[tuple[int, int]] = []
        """The version that each undo made, and the number that it went back to."""
        self.wish: Wish | None = None
        self.votes: dict[int, list[str]] = {}
        """Per seat whoever wants a bot in it; first who asked."""
        self.shared = False
        """Whether choices were made while the seats belonged to several people."""
        self.since = time.monotonic()
        self.seen: dict[str, float] = {}
        """When whoever plays here was last seen."""
        self.driver: asyncio.Task[None] | None = None
        """Lets the bots choose."""
        self.pins = 0
        """How many are busy with this table: it stays in memory."""
        self.rewind([])

    # -- choices ------------------------------------------------------------------------------------------------------

    def rewind(self, texts: list[str]) -> None:
        """Start again and make these choices."""
        log = Log()
        self.state = self.setup.start(log)
        self.state.listener = None
        self.before = self.state
        """The position before the last choice."""
        self.first = self.state.choices
        self.prologue = log.events
        self.choices: list[Choice] = []
        for text in texts:
            self.take(self.step(text))

    def step(self, text: str) -> Step:
        """What a choice leads to; one that is not offered is an error. Nothing changes yet."""
        seat = self.state.seat
        option = self.state.option_of(text)
        assert seat is not None
        state = self.state.copy()
        log = Log()
        state.listener = log
        state.choose(option)
        state.listener = None
        return Step(Choice(seat, text, log.events), state)

    def take(self, step: Step) -> None:
        """Make it count."""
        self.choices.append(step.choice)
        self.before, self.state = self.state, step.state

    @property
    def number(self) -> int:
        return self.first + len(self.choices)

    @property
    def status(self) -> str:
        return "over" if self.state.is_over else "running"

    def state_at(self, number: int) -> State:
        """The position after so many choices; the caller may not change it."""
        if number == self.number:
            return self.state
        state = self.setup.start()
        for choice in self.choices[: number - self.first]:
            state.choose_text(choice.text)
        return state

    def walk(self, after: int) -> Iterator[tuple[int, State, State]]:
        """Each choice after a number that was made until now: its number, the positions before and after it."""
        after = max(after, self.first)
        return steps(self.state_at(after), self.choices_after(after))

    def has_gone_back(self, number: int, version: int) -> bool:
        """Whether somebody who saw that number in that version has seen choices that were taken back."""
        return number > self.number or any(
            later > version and back_to < number for later, back_to in self.undos if version
        )

    def record(self) -> str:
        """The record's text; as long as the game runs its seed stays here."""
        assert self.setup.base is None
        is_over = self.state.is_over
        scores = self.state.scores() if is_over else None
        texts = [choice.text for choice in self.choices]
        seed = self.setup.seed if is_over else None
        return record_text(self.game.name, self.setup.seats, self.setup.settings, seed, texts, scores, self.seats)

    # -- people -------------------------------------------------------------------------------------------------------

    def seats_of(self, visitor: str) -> list[int]:
        """The seats in which a visitor plays."""
        return [seat for seat, place in enumerate(self.seats) if place.kind == PERSON and place.owner == visitor]

    def knows(self, visitor: str) -> bool:
        """Whether a visitor sits at the table or has left a seat to a bot."""
        return any(place.owner == visitor for place in self.seats)

    def may_look(self, visitor: str) -> bool:
        return self.setup.spectators or self.knows(visitor)

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

    def eyes(self, visitor: str, state: State) -> int | None:
        """The seat through which a visitor looks: the own one that decides, else the first; None is a spectator."""
        own = self.seats_of(visitor)
        if state.seat in own:
            return state.seat
        return own[0] if own else None

    @property
    def bot_decides(self) -> bool:
        seat = self.state.seat
        return seat is not None and self.seats[seat].kind == BOT

    # -- the way back -------------------------------------------------------------------------------------------------

    def last_choice(self, fits: Callable[[int], bool]) -> int | None:
        """The number before the last choice of a seat that fits."""
        for place in range(len(self.choices) - 1, -1, -1):
            if fits(self.choices[place].seat):
                return self.first + place
        return None

    def way_back(self, visitor: str) -> "WayBack":
        """How far a visitor may go back now (law 8)."""
        own = self.seats_of(visitor)
        if not own:
            return WayBack(None, "undo-seat")
        if not self.is_shared:
            target = self.last_choice(lambda seat: self.seats[seat].kind != BOT)
            return WayBack(target, "undo-start" if target is None else None)
        if self.state.is_over:
            return WayBack(None, "undo-over")
        target = self.last_choice(lambda seat: seat in own)
        if target is None:
            return WayBack(None, "undo-start")
        if self.choices[-1].seat not in own or any(choice.seat not in own for choice in self.choices_after(target)):
            why = "undo-others"
        elif self.state.committed >= self.state.choices:
            why = "undo-luck"
        else:
            return WayBack(target, None)
        # Nobody is left who could agree: what was done together stands.
        return WayBack(None, "undo-gone", why) if self.people == {visitor} else WayBack(target, "undo-ask", why)

    def choices_after(self, number: int) -> list[Choice]:
        return self.choices[number - self.first :]


def record_text(
    game: str,
    seats: int,
    settings: dict[str, Any],
    seed: int | None,
    texts: list[str],
    scores: list[int] | None,
    sitting: list[Seat],
) -> str:
    """A record's text, or what may be told of it as long as its seed may not."""
    players = [place.bot or PERSON if place.kind == BOT else PERSON for place in sitting]
    text = Record(game, seats, settings, seed or 0, texts, scores, players).dumps()
    return text.replace("\nseed 0\n", "\n", 1) if seed is None else text


def steps(state: State, choices: list[Choice]) -> Iterator[tuple[int, State, State]]:
    for choice in choices:
        before, state = state, state.copy()
        state.choose_text(choice.text)
        yield state.choices, before, state


class WayBack:
    """Where an undo leads, and what stands in its way."""

    def __init__(self, target: int | None, reason: str | None, why: str | None = None) -> None:
        self.target = target
        self.reason = reason
        self.why = why


# -- words ------------------------------------------------------------------------------------------------------------


@cache
def shape(game: str, text: str) -> tuple[str, dict[str, str | int]]:
    """The message of an option's label and its arguments."""
    there = caravela.game(game)
    for key, facts in there.texts("en").shapes(text, there.tokens).items():
        return key, facts
    return "do-" + text.split(" ")[0], {}


def taken_seat(table: str, visitor: Visitor, seat: int, name: str) -> Seat:
    return Seat(PERSON, name, None, visitor.id, hashed(seat_secret(visitor.cookie, table, seat)))
