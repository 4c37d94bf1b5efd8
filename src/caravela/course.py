"""The course of a game: its choices, what came of each, the position that they lead to, and the way back."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from caravela.kernel.record import Record
from caravela.kernel.state import Event, State

PERSON = "person"
"""Who plays in a seat that no bot has, in the heading of a record."""


class Choice:
    """A choice that was made, and what came of it."""

    def __init__(self, seat: int, text: str) -> None:
        self.seat = seat
        self.text = text
        self.events: list[Event] = []

    def hear(self, event: Event) -> None:
        self.events.append(event)


class Step(NamedTuple):
    """A choice tried out on a copy: it counts once it is kept."""

    choice: Choice
    state: State


class Course:
    """
    A record brought to life; it is made from one, and always gives it back.

    >>> course = Course(Record("empires", 2, {}, 7))
    >>> course.take(course.step("place colonist dock"))
    >>> course.number, course.until(0).number
    (1, 0)
    """

    def __init__(self, record: Record, base: Mapping[str, Any] | None = None, to: int | None = None) -> None:
        self.heading = record
        """The set-up; what was chosen since is told by `record`."""
        self.game = record.its_game()
        self.base = base
        """The position that a copy of a running game starts from; it has no record of its own."""
        self.prologue: list[Event] = []
        self.choices: list[Choice] = []
        self.state = self.start(self)
        self.before = self.state
        """The position before the last choice."""
        self.first = self.state.choices
        last = len(record.choices[:to]) - 1
        for text in record.steps(self.state, to):
            if len(self.choices) == last:
                self.before = self.state.copy()
            self.choices.append(Choice(-1 if self.state.seat is None else self.state.seat, text))
        self.state.listener = None
        self.luck = {number: seed for number, seed in record.luck.items() if number <= len(self.choices)}

    def start(self, listener: "Course | None" = None) -> State:
        """The first position."""
        if self.base is None:
            return self.heading.start(listener)
        state = self.game.load(self.base)
        state.listener = listener
        return state

    def hear(self, event: Event) -> None:
        (self.choices[-1].events if self.choices else self.prologue).append(event)

    @property
    def number(self) -> int:
        """How many choices have been made, also before a copy was taken."""
        return self.state.choices

    @property
    def record(self) -> Record:
        """All that whoever wants to rebuild it must know."""
        heading, texts = self.heading, [choice.text for choice in self.choices]
        scores = self.state.scores() if self.state.is_over else None
        return Record(
            heading.game, heading.seats, heading.settings, heading.seed, texts, scores, heading.players, self.luck
        )

    # -- forward ------------------------------------------------------------------------------------------------------

    def step(self, text: str) -> Step:
        """What a choice leads to; one that is not offered is an error. Nothing changes yet."""
        option = self.state.option_of(text)
        seat = self.state.seat
        assert seat is not None
        choice = Choice(seat, text)
        state = self.state.copy()
        state.listener = choice
        state.choose(option)
        state.listener = None
        return Step(choice, state)

    def take(self, step: Step) -> None:
        """Make it count."""
        self.choices.append(step.choice)
        self.before, self.state = self.state, step.state

    def redraw(self, seed: int) -> None:
        """The luck to come is drawn anew; what has come stays."""
        self.luck[len(self.choices)] = seed
        self.state = self.state.copy()
        self.record.redraw(self.state, len(self.choices))

    # -- back ---------------------------------------------------------------------------------------------------------

    def until(self, number: int) -> "Course":
        """The same game before its later choices; luck that was drawn anew meanwhile is drawn anew there."""
        record = self.record
        count = number - self.first
        record.luck = {min(after, count): seed for after, seed in self.luck.items()}
        record.choices, record.scores = record.choices[:count], None
        return Course(record, self.base)

    def state_at(self, number: int) -> State:
        """The position after so many choices; the caller may not change it."""
        if number == self.number:
            return self.state
        state = self.start()
        for _ in self.record.steps(state, number - self.first):
            pass
        return state

    def walk(self, after: int) -> Iterator[tuple[int, State, State]]:
        """Each choice after a number that was made until now: its number, the positions before and after it."""
        after = max(after, self.first)
        return walked(self.state_at(after), self.record, after - self.first)


def walked(state: State, record: Record, made: int) -> Iterator[tuple[int, State, State]]:
    for place, text in enumerate(record.choices[made:], made + 1):
        before, state = state, state.copy()
        state.choose_text(text)
        record.redraw(state, place)
        yield state.choices, before, state
