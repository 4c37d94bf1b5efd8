"""The agenda: what still has to happen, a stack of small immutable steps."""

from typing import Final, Generic, TypeVar

S = TypeVar("S")

PASS = 999
"""The option that declines, ends or forgoes, in every decision that has one."""


class Step(Generic[S]):
    """Something that still has to happen; it holds nothing but ints, its facts."""

    def facts(self) -> list[int]:
        """What the constructor needs to make this step again."""
        return []

    def run(self, state: S) -> None:
        """Carry the step out; it may put further steps on the agenda."""
        raise NotImplementedError


class Decision(Step[S]):
    """A step that waits until one seat picks one option."""

    def seat(self, state: S) -> int:
        """Who decides."""
        raise NotImplementedError

    def options(self, state: S) -> list[int]:
        """What may be chosen, in a stable order; never empty while the decision is pending."""
        raise NotImplementedError

    def text(self, state: S, option: int) -> str:
        """How an option is written: lower-case words, unique within the decision."""
        raise NotImplementedError

    def choose(self, state: S, option: int) -> None:
        """What happens then; the decision has left the agenda already."""
        raise NotImplementedError

    def default(self, state: S) -> int:
        """What an absent player chooses: the option that declines, else the first."""
        options = self.options(state)
        return PASS if PASS in options else options[0]

    def prompt(self, state: S) -> dict[str, str | int]:
        """The arguments of the sentence that asks."""
        return {}


class SeatDecision(Decision[S]):
    """A decision of a seat that is known from the start."""

    def __init__(self, seat: int) -> None:
        self.who: Final = seat

    def facts(self) -> list[int]:
        return [self.who]

    def seat(self, state: S) -> int:
        return self.who
