"""The state: the whole position of one game, plain, mutable and quick to copy."""

from typing import Any, Final, Protocol, cast, overload

from caravela.kernel.agenda import Decision, Step
from caravela.kernel.chance import Chance
from caravela.kernel.effects import Effect
from caravela.kernel.errors import IllegalOption
from caravela.kernel.phrases import (
    Event,
    Event0,
    Event1,
    Event2,
    Event3,
    Event4,
    Event5,
    Event6,
    Event7,
    Phrase,
    Said,
    Speech,
)


def having(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The values with one of them changed: copies of a state share what is a tuple."""
    changed = list(values)
    changed[place] = value
    return tuple(changed)


def without(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The values without the first one that is the same."""
    place = values.index(value)
    return values[:place] + values[place + 1 :]


class Unknown(Exception):
    """A wary state has come to something that is not known yet."""


class Listener(Protocol):
    """Whoever wants to hear what happens."""

    def hear(self, said: Said) -> None:
        """Something has happened."""

    def watch(self, state: "State", said: Said) -> None:
        """Something is to be seen: the state is as it is at this moment, and must be copied to be kept."""


class State:
    """What every game's position has: an agenda, chance, and how far choices can be taken back."""

    def __init__(
        self,
        agenda: list[Step[Any]],
        chance: Chance,
        speech: Speech,
        effects: list[Effect[Any]],
        origin: "State | None" = None,
    ) -> None:
        self.agenda = agenda
        self.chance = chance
        self.speech: Final = speech
        """The words of this table's catalogue."""
        self.effects: Final = effects
        """What its cards and tiles do, by number."""
        self.choices: int = 0 if origin is None else origin.choices
        """How many choices have been made."""
        self.committed: int = 0 if origin is None else origin.committed
        """How many of them stand: since then nothing was learnt and nobody else has chosen."""
        self.chooser: int = -1 if origin is None else origin.chooser
        """The seat that chose last; -1 before the first choice."""
        self.learnt = False
        self.wary = False
        """Whether to stop with `Unknown` where something would be learnt."""
        self.paused: State | None = None
        """Of a wary state: how it was when the round went on by itself."""
        self.offered: list[int] | None = None
        """What may be chosen, if the last change was a choice: playouts need not ask for it again."""
        self.taken: tuple[int, ...] = ()
        """The options that were the only ones since the last choice, and so were not asked for."""
        self.listener: Listener | None = None

    # -- what may be done -------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision[Any]:
        """The decision that waits; the game must not be over."""
        return cast(Decision[Any], self.agenda[-1])

    @property
    def is_over(self) -> bool:
        return not self.agenda

    def archive(self) -> tuple[str, ...]:
        """After the last choice: the setting `legacy` of a campaign's next game; nothing where none follows."""
        return ()

    @property
    def pending(self) -> Decision[Any] | None:
        """The decision that waits, if one does: none in the midst of a moment, or when the game is over."""
        step = self.agenda[-1] if self.agenda else None
        return step if isinstance(step, Decision) else None

    @property
    def seat(self) -> int | None:
        """The seat that must decide; None when the game is over."""
        decision = self.pending
        return None if decision is None else decision.seat(self)

    def options(self) -> list[int]:
        """What may be chosen now; nothing when the game is over."""
        if not self.agenda:
            return []
        return self.options_of(self.decision)

    def options_of(self, decision: Decision[Any]) -> list[int]:
        """The answers to a decision, then what may be done beside it."""
        options = decision.options(self)
        beside = decision.beside
        if beside:
            seat = decision.seat(self)
            for action in beside:
                action.add(self, seat, options)
        return options

    def text(self, option: int) -> str:
        """How an option is written."""
        return self.speech.text(option)

    def texts(self) -> list[str]:
        """All offered options as they are written."""
        return [self.speech.text(option) for option in self.options()]

    # -- what happens then ------------------------------------------------------------------------------------------

    def choose(self, option: int) -> None:
        """Make an offered choice and carry on to the next decision."""
        agenda = self.agenda
        decision = cast(Decision[Any], agenda[-1])
        seat = decision.seat(self)
        if seat != self.chooser:
            self.chooser = seat
            self.committed = self.choices
        self.choices += 1
        self.taken = ()
        self.take(decision, option)
        self.advance()
        if self.learnt:
            self.learnt = False
            self.committed = self.choices

    def take(self, decision: Decision[Any], option: int) -> None:
        """Carry out an answer to the decision on top; after a free action it stays there and is asked again."""
        if self.speech.is_free[option]:
            seat = decision.seat(self)
            for action in decision.beside:
                for offer in action.offers:
                    if option in offer:
                        action.choose(self, seat, option)
                        return
        self.agenda.pop()
        decision.choose(self, option)

    def choose_text(self, text: str) -> None:
        """Make the choice that is written so; anything that is not offered changes nothing."""
        self.choose(self.option_of(text))

    def option_of(self, text: str) -> int:
        """The offered option that is written so."""
        if not self.agenda:
            raise IllegalOption(f"{text!r} is not offered: the game is over")
        option = self.speech.option(text)
        offered = self.offered
        options = self.options() if offered is None else offered
        if option in options:
            return option
        name = type(self.decision).__name__
        offers = ", ".join(repr(self.text(option)) for option in options)
        raise IllegalOption(f"{text!r} is not offered by {name}; it offers {offers}")

    def advance(self) -> None:
        """Run steps until a decision with several options is on top or the game is over."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if isinstance(step, Decision):
                options = self.options_of(step)
                if len(options) > 1:
                    self.offered = options
                    return
                self.taken = (*self.taken, options[0])
                self.take(step, options[0])
            else:
                agenda.pop()
                step.run(self)
        self.offered = None

    def push(self, step: Step[Any]) -> None:
        """Put a step on top of the agenda: it comes next."""
        self.agenda.append(step)

    # -- chance and events ------------------------------------------------------------------------------------------

    def learn(self) -> None:
        """Something is about to be known that was not known before."""
        if self.wary:
            raise Unknown
        self.learnt = True

    def pause(self) -> None:
        """What comes now is the round's own, as incomes are: it is no consequence of what was chosen."""
        if self.wary and self.paused is None:
            self.paused = self.copy()

    def draw(self, stream: int, count: int) -> int:
        """Consult chance: a number from 0 to count - 1."""
        self.learn()
        return self.chance.below(stream, count)

    def draw_from(self, stream: int, bag: list[int]) -> int:
        """Take one thing at random out of a bag."""
        place = self.draw(stream, len(bag))
        thing = bag[place]
        last = bag.pop()
        if place < len(bag):
            bag[place] = last
        return thing

    @overload
    def tell(self, event: Event0) -> None: ...
    @overload
    def tell(self, event: Event1, one: int) -> None: ...
    @overload
    def tell(self, event: Event2, one: int, two: int) -> None: ...
    @overload
    def tell(self, event: Event3, one: int, two: int, three: int) -> None: ...
    @overload
    def tell(self, event: Event4, one: int, two: int, three: int, four: int) -> None: ...
    @overload
    def tell(self, event: Event5, one: int, two: int, three: int, four: int, five: int) -> None: ...
    @overload
    def tell(self, event: Event6, one: int, two: int, three: int, four: int, five: int, six: int) -> None: ...
    @overload
    def tell(
        self, event: Event7, one: int, two: int, three: int, four: int, five: int, six: int, seven: int
    ) -> None: ...
    def tell(
        self,
        event: Event,
        one: int = 0,
        two: int = 0,
        three: int = 0,
        four: int = 0,
        five: int = 0,
        six: int = 0,
        seven: int = 0,
    ) -> None:
        """Report what happened; it costs one check when nobody listens."""
        listener = self.listener
        if listener is not None:
            listener.hear(Said(event, [one, two, three, four, five, six, seven][: event.open], 0))

    def tell_some(self, seats: int, event: Event, *values: int) -> None:
        """Report what happened, with all its details for the seats in the bit mask alone."""
        listener = self.listener
        if listener is not None:
            listener.hear(Said(event, list(values), seats))

    def show(self, moment: Phrase, *values: int) -> None:
        """Mark a moment that people would watch together."""
        listener = self.listener
        if listener is not None:
            listener.watch(self, Said(moment, list(values), 0))

    # -- what every game answers ------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Points, one number for each of the company."""
        return [sum(reasons.values()) for reasons in self.breakdown()]

    def winners(self) -> list[int]:
        """The seats that win, ties broken as the rulebook does; nobody where a solo game is lost."""
        raise NotImplementedError

    def breakdown(self) -> list[dict[str, int]]:
        """Per member of the company the points by reason."""
        raise NotImplementedError

    def chapter(self) -> int:
        """The number of the round or year, or whatever the course of the game is counted in."""
        raise NotImplementedError

    def copy(self) -> "State":
        """The same position, to be played on alone."""
        raise NotImplementedError

    def save(self) -> dict[str, Any]:
        """The position as JSON-able data."""
        raise NotImplementedError
