"""The state: the whole position of one game, plain, mutable and quick to copy."""

from typing import Any, Protocol, cast

from caravela.kernel.agenda import Decision, Step
from caravela.kernel.chance import Chance
from caravela.kernel.errors import IllegalOption

Value = str | int


def replaced(values: list[int], place: int, value: int) -> list[int]:
    """The list with one value changed; for lists that copies of a state share."""
    copy = values[:]
    copy[place] = value
    return copy


class Event:
    """Something that happened: a key and arguments, no sentence; and what only some seats may know of it."""

    def __init__(self, key: str, facts: dict[str, Value], secret: dict[str, Value], seats: int) -> None:
        self.key = key
        self.facts = facts
        self.secret = secret
        self.seats = seats

    def seen_by(self, seat: int | None) -> tuple[str, dict[str, Value]]:
        """Key and arguments as one seat may know them; None is a spectator."""
        if self.secret and seat is not None and self.seats >> seat & 1:
            return self.key + "-known", {**self.facts, **self.secret}
        return self.key, self.facts


class Listener(Protocol):
    """Whoever wants to hear what happens."""

    def hear(self, event: Event) -> None: ...


class State:
    """What every game's position has: an agenda, chance, and how far choices can be taken back."""

    def __init__(self, agenda: list[Step[Any]], chance: Chance, choices: int, committed: int, chooser: int) -> None:
        self.agenda = agenda
        self.chance = chance
        self.choices = choices
        """How many choices have been made."""
        self.committed = committed
        """How many of them stand: since then nothing was learnt and nobody else has chosen."""
        self.chooser = chooser
        """The seat that chose last; -1 before the first choice."""
        self.learnt = False
        self.listener: Listener | None = None

    # -- what may be done -------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision[Any]:
        """The decision that waits; the game must not be over."""
        return cast(Decision[Any], self.agenda[-1])

    @property
    def is_over(self) -> bool:
        return not self.agenda

    @property
    def seat(self) -> int | None:
        """The seat that must decide; None when the game is over."""
        if not self.agenda:
            return None
        return self.decision.seat(self)

    def options(self) -> list[int]:
        """What may be chosen now; nothing when the game is over."""
        if not self.agenda:
            return []
        return self.decision.options(self)

    def text(self, option: int) -> str:
        """How an offered option is written."""
        return self.decision.text(self, option)

    def texts(self) -> list[str]:
        """All offered options as they are written."""
        return [self.text(option) for option in self.options()]

    # -- what happens then ------------------------------------------------------------------------------------------

    def choose(self, option: int) -> None:
        """Make an offered choice and carry on to the next decision."""
        decision = cast(Decision[Any], self.agenda.pop())
        seat = decision.seat(self)
        if seat != self.chooser:
            self.chooser = seat
            self.committed = self.choices
        self.choices += 1
        decision.choose(self, option)
        self.advance()
        if self.learnt:
            self.learnt = False
            self.committed = self.choices

    def choose_text(self, text: str) -> None:
        """Make the choice that is written so; anything that is not offered changes nothing."""
        self.choose(self.option_of(text))

    def option_of(self, text: str) -> int:
        """The offered option that is written so."""
        if not self.agenda:
            raise IllegalOption(f"{text!r} is not offered: the game is over")
        options = self.options()
        for option in options:
            if self.text(option) == text:
                return option
        name = type(self.decision).__name__
        offers = ", ".join(repr(self.text(option)) for option in options)
        raise IllegalOption(f"{text!r} is not offered by {name}; it offers {offers}")

    def advance(self) -> None:
        """Run automatic steps until a decision is on top or the game is over."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if isinstance(step, Decision):
                return
            agenda.pop()
            step.run(self)

    def push(self, step: Step[Any]) -> None:
        """Put a step on top of the agenda: it comes next."""
        self.agenda.append(step)

    # -- chance and events ------------------------------------------------------------------------------------------

    def draw(self, stream: int, count: int) -> int:
        """Consult chance: a number from 0 to count - 1."""
        self.learnt = True
        return self.chance.below(stream, count)

    def draw_from(self, stream: int, bag: list[int]) -> int:
        """Take one thing at random out of a bag."""
        place = self.draw(stream, len(bag))
        thing = bag[place]
        last = bag.pop()
        if place < len(bag):
            bag[place] = last
        return thing

    def tell(self, key: str, facts: dict[str, Value]) -> None:
        """Report what happened; call it only while someone listens."""
        self.tell_some(key, facts, {}, 0)

    def tell_some(self, key: str, facts: dict[str, Value], secret: dict[str, Value], seats: int) -> None:
        """Report what happened, with details for the seats in the bit mask alone."""
        listener = self.listener
        if listener is not None:
            listener.hear(Event(key, facts, secret, seats))

    # -- what every game answers ------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Points, one number per seat."""
        return [sum(reasons.values()) for reasons in self.breakdown()]

    def winners(self) -> list[int]:
        """The seats that win, ties broken as the rulebook does; nobody where a solo game is lost."""
        raise NotImplementedError

    def breakdown(self) -> list[dict[str, int]]:
        """Per seat the points by reason."""
        raise NotImplementedError

    def copy(self) -> "State":
        """The same position, to be played on alone."""
        raise NotImplementedError

    def save(self) -> dict[str, Any]:
        """The position as JSON-able data."""
        raise NotImplementedError
