"""The agenda: what still has to happen, a stack of small immutable steps."""

from typing import Any, ClassVar, Final, Generic, TypeVar, cast

from caravela.kernel.phrases import Offer, Offer0, Said, Value

S = TypeVar("S")

NONE: Final = -1
"""No option."""


FIELDS: Final[dict[type, list[str]]] = {}
"""Per class the names of its fields, once they were asked for."""


def fields_of(thing: object) -> list[str]:
    """
    The names of an object's fields in the order of its constructors, those of the base class first.

    Compiled classes list them; it is not documented by mypyc, and a test compares both engines.
    """
    kind = type(thing)
    if kind not in FIELDS:
        names: list[str] = []
        for base in reversed(kind.__mro__):
            names += [name for name in getattr(base, "__mypyc_attrs__", ()) if name not in names]
        FIELDS[kind] = [name for name in names or vars(thing) if not name.startswith("__")]
    return FIELDS[kind]


class Step(Generic[S]):
    """Something that still has to happen; it holds nothing but ints, its facts, in the order of its constructor."""

    def facts(self) -> list[int]:
        """What the constructor needs to make this step again."""
        return [getattr(self, name) for name in fields_of(self)]

    def run(self, state: S) -> None:
        """Carry the step out; it may put further steps on the agenda."""
        raise NotImplementedError


class SeatStep(Step[S]):
    """A step for a seat."""

    def __init__(self, seat: int) -> None:
        self.who: Final = seat


class FreeAction(Generic[S]):
    """What a seat may do beside what it is asked; afterwards it is asked the same again."""

    offers: ClassVar[tuple[Offer, ...]] = ()

    def add(self, state: S, seat: int, options: list[int]) -> None:
        """Offer what may be done now."""
        raise NotImplementedError

    def choose(self, state: S, seat: int, option: int) -> None:
        """What happens then."""
        raise NotImplementedError

    def why_not(self, state: S, seat: int, option: int) -> Said | None:
        """Why something of its offers can't be done now."""
        return None


class Piece:
    """Something that may be picked in a selection: so many times, each adding so much to what is counted."""

    def __init__(self, option: int, count: int, amount: int = 0) -> None:
        self.option: Final = option
        self.count: Final = count
        self.amount: Final = amount


class Selection:
    """
    A decision that is one of several for a set: people pick its pieces in any order, with a running total.

    The pieces stand in the order in which the rules ask for them.
    """

    def __init__(
        self, least: int, most: int, pieces: list[Piece], counted: str = "", total: int = 0, needed: int = 0
    ) -> None:
        self.least: Final = least
        self.most: Final = most
        self.pieces: Final = pieces
        self.counted: Final = counted
        """What the pieces add up to: a figure of the game, or nothing."""
        self.total: Final = total
        """What was picked before comes to so much."""
        self.needed: Final = needed
        """All together must come to so much at least."""


class Odds:
    """How likely something is to succeed, as far as a seat knows: so many cases of so many."""

    def __init__(self, good: int, all: int) -> None:
        self.good: Final = good
        self.all: Final = all


class Decision(Step[S]):
    """A step that waits until one seat picks one option."""

    offers: ClassVar[tuple[Offer, ...]] = ()
    """What it may offer."""
    beside: ClassVar[tuple[FreeAction[Any], ...]] = ()
    """What may be done before it is answered."""
    tells: ClassVar[tuple[str, ...]] = ()
    """Which of its facts the sentence that asks tells, a thing by its word."""

    def seat(self, state: S) -> int:
        """Who decides."""
        raise NotImplementedError

    def options(self, state: S) -> list[int]:
        """What may be answered, in a stable order and a list of its own; never empty while the decision is pending."""
        raise NotImplementedError

    def choose(self, state: S, option: int) -> None:
        """What happens then; the decision has left the agenda already."""
        raise NotImplementedError

    # -- for people ---------------------------------------------------------------------------------------------------

    def default(self, state: S) -> int:
        """What an absent player chooses: the option that declines, else the first."""
        options = self.options(state)
        for offer in self.offers:
            if isinstance(offer, Offer0) and offer.base in options:
                return offer.base
        return options[0]

    def usual(self, state: S) -> int:
        """What every sensible player answers, if there is such an answer."""
        return NONE

    def prompt(self, state: S) -> dict[str, Value]:
        """The arguments of the sentence that asks."""
        words = cast(Any, state).speech.words
        told = {name: getattr(self, name) for name in self.tells}
        return {name: words[name][value] if name in words else value for name, value in told.items()}

    def selection(self, state: S) -> Selection | None:
        """The set that this decision is a part of."""
        return None

    def why_not(self, state: S, option: int) -> Said | None:
        """Why something of its offers is not offered now."""
        return None

    def warning(self, state: S, option: int) -> Said | None:
        """What speaks against an option that is offered."""
        return None

    def odds(self, state: S, option: int) -> Odds | None:
        """How likely an option is to succeed, as far as its seat knows."""
        return None


class SeatDecision(Decision[S]):
    """A decision of a seat that is known from the start."""

    def __init__(self, seat: int) -> None:
        self.who: Final = seat

    def seat(self, state: S) -> int:
        return self.who
