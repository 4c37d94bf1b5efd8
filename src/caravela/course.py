"""The course of a game: its choices, what came of each, the position that they lead to, and the way back."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from caravela.kernel.game import Game
from caravela.kernel.ledger import Ledger, difference
from caravela.kernel.phrases import Said
from caravela.kernel.picking import pick_all
from caravela.kernel.record import Record
from caravela.kernel.state import State

PERSON = "person"
"""Who plays in a seat that no bot has, in the heading of a record."""


class Frame:
    """A moment to be watched: what it is, how many events came before it, and the position right then."""

    def __init__(self, moment: Said, events: int, state: State) -> None:
        self.moment = moment
        self.events = events
        self.state = state


Gains = list[dict[str, int]]
"""Per member of the company by how much its figures and its points have changed, in the sums of `Game.counted`."""


class Accounts:
    """What everybody has, as anybody may know it: tells what has changed since it was asked last."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.company = len(state.breakdown())
        self.ledgers = self.all(state)

    def all(self, state: State) -> list[Ledger]:
        eyes = self.game.eyes(state, None)
        return [self.game.ledger(state, who, eyes) for who in range(self.company)]

    def gains(self, state: State) -> Gains:
        before, self.ledgers = self.ledgers, self.all(state)
        found = []
        for old, new in zip(before, self.ledgers, strict=True):
            gained = difference(old.figures, new.figures)
            if not state.is_over:
                gained.update(self.game.counted(difference(old.points, new.points)))
            found.append(gained)
        return found


class Choice:
    """A choice that was made, and what came of it."""

    def __init__(self, seat: int, text: str) -> None:
        self.seat = seat
        self.text = text
        self.joined = False
        """Whether it was made together with the one before, as a piece of the same set."""
        self.events: list[Said] = []
        self.gains: list[Gains] = []
        """What each event has changed, what came after the last one included; the same where nothing was told."""
        self.frames: list[Frame] = []
        """Kept for the last choice only: they hold whole positions."""

    def hear(self, said: Said) -> None:
        self.events.append(said)

    def watch(self, state: State, said: Said) -> None:
        self.frames.append(Frame(said, len(self.events), state.copy()))


class Witness:
    """Listens while a choice is made, and keeps account of what everybody gains by it."""

    def __init__(self, choice: Choice, state: State, accounts: Accounts) -> None:
        self.choice = choice
        self.state = state
        self.accounts = accounts
        state.listener = self

    def hear(self, said: Said) -> None:
        """What changed since the last event belongs to this one; but what is told of somebody else keeps its own."""
        before = self.choice.events[-1].about if self.choice.events else None
        self.choice.hear(said)
        gains = self.accounts.gains(self.state)
        if before is not None and before != said.about:
            who = min(before, len(gains) - 1)  # whoever has no seat is named after all seats that there can be
            add(self.choice.gains[-1][who], gains[who])
            gains[who] = {}
        self.choice.gains.append(gains)

    def watch(self, state: State, said: Said) -> None:
        self.choice.watch(state, said)

    def close(self) -> None:
        """The choice is made: what nobody has told belongs to what was told last."""
        self.state.listener = None
        rest = self.accounts.gains(self.state)
        gains = self.choice.gains
        if not gains:
            gains.append(rest)
        else:
            for told, more in zip(gains[-1], rest, strict=True):
                add(told, more)


def add(told: dict[str, int], more: dict[str, int]) -> None:
    """What comes to nothing is left out."""
    for name, count in more.items():
        told[name] = told.get(name, 0) + count
        if not told[name]:
            del told[name]


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
        self.prologue = Choice(-1, "")
        """The set-up, and what came of it."""
        self.choices: list[Choice] = []
        self.state = self.start(self.prologue)
        self.before = self.state
        """The position before the last choice."""
        self.first = self.state.choices
        last = len(record.choices[:to]) - 1
        accounts = Accounts(self.game, self.state)
        witness: Witness | None = None
        for text in record.steps(self.state, to):
            if witness is not None:
                witness.close()
            if len(self.choices) == last:
                self.before = self.state.copy()
            self.add(Choice(-1 if self.state.seat is None else self.state.seat, text))
            witness = Witness(self.last, self.state, accounts)
        if witness is not None:
            witness.close()
        self.state.listener = None
        self.luck = {number: seed for number, seed in record.luck.items() if number <= len(self.choices)}

    def start(self, listener: Choice | None = None) -> State:
        """The first position."""
        if self.base is None:
            return self.heading.start(listener)
        state = self.game.load(self.base, self.heading.content)
        state.listener = listener
        return state

    @property
    def last(self) -> Choice:
        """The last choice, or the set-up."""
        return self.choices[-1] if self.choices else self.prologue

    @property
    def told(self) -> Iterator[Said]:
        """All that was told so far."""
        return (said for choice in (self.prologue, *self.choices) for said in choice.events)

    def add(self, choice: Choice) -> None:
        self.last.frames = []
        self.choices.append(choice)

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
            heading.game,
            heading.seats,
            heading.settings,
            heading.seed,
            texts,
            scores,
            heading.players,
            self.luck,
            heading.content,
            names=heading.names,
        )

    # -- forward ------------------------------------------------------------------------------------------------------

    def step(self, text: str, before: State | None = None) -> Step:
        """What a choice leads to; one that is not offered is an error. Nothing changes yet."""
        before = self.state if before is None else before
        option = before.option_of(text)
        seat = before.seat
        assert seat is not None
        choice = Choice(seat, text)
        state = before.copy()
        witness = Witness(choice, state, Accounts(self.game, state))
        state.choose(option)
        witness.close()
        return Step(choice, state)

    def pick(self, pieces: list[str]) -> list[Step]:
        """What picking these pieces of a set leads to, choice after choice in the order of the rules."""
        steps: list[Step] = []
        for text in pick_all(self.state.copy(), pieces):
            steps.append(self.step(text, steps[-1].state if steps else None))
            steps[-1].choice.joined = len(steps) > 1
        return steps

    def take(self, step: Step) -> None:
        """Make it count."""
        self.add(step.choice)
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

    def frames_at(self, number: int) -> tuple[State, list[Frame]]:
        """The position before the choice with that number, and what there was to be watched in it."""
        if number == self.number:
            return self.before, self.last.frames
        if number == self.first:
            return self.start(), []
        choice = Choice(-1, "")
        before = self.state_at(number - 1)
        state = before.copy()
        state.listener = choice
        state.choose_text(self.choices[number - self.first - 1].text)
        return before, choice.frames

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
