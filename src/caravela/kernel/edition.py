"""Records of the first edition: their choices as today's rules ask for them."""

from collections.abc import Sequence
from heapq import heappop, heappush

from caravela.kernel.agenda import NONE
from caravela.kernel.state import State

TRIES = 40
"""So many ways are tried for each line, where it could belong to a question that is gone."""
EASY, ODD, STRANGE = 0, 1, 4
"""What an understanding of a line costs: the cheapest way is followed first."""


class Way:
    """The first lines have led to this position."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.cost = EASY
        self.place = 0
        """How many lines are behind."""
        self.made: list[str] = []
        self.forced: list[str] = []
        """What was taken by itself since the last choice: the first edition asked for it."""
        self.later: list[str] = []
        """Free actions that are taken as soon as they are offered."""
        self.gone: list[str] = []
        """The verbs of questions that are not asked any more, as far as this way has met them."""

    def __lt__(self, other: "Way") -> bool:
        return (self.cost, -self.place) < (other.cost, -other.place)

    def on(self, cost: int, lines: int = 1) -> "Way":
        """The same, so many lines further."""
        way = Way(self.state)
        way.cost, way.place = self.cost + cost, self.place + lines
        way.made, way.forced, way.later, way.gone = self.made[:], self.forced[:], self.later[:], self.gone[:]
        return way

    def choose(self, text: str) -> "Way":
        """Make a choice on a copy of its own."""
        self.state = self.state.copy()
        self.state.choose_text(text)
        self.made.append(text)
        self.forced = [self.state.text(option) for option in self.state.taken]
        return self


def carried_over(
    state: State, choices: Sequence[str], seats: Sequence[int] | None = None, scores: Sequence[int] | None = None
) -> list[str] | None:
    """
    The choices that lead the first position where the first edition's led it; None if there is no way.

    Since then a question with one answer is not asked any more, and some are asked only where they matter; new ones get
    their usual answer. Seats and final scores, where they are known, show the right way.
    """
    ways = [Way(state)]
    for _ in range(TRIES * (len(choices) + 1)):
        if not ways:
            return None
        way = heappop(ways)
        if way.place == len(choices):
            if scores is None or (way.state.is_over and way.state.scores() == list(scores)):
                return way.made
            continue
        for other in further(way, choices[way.place], None if seats is None else seats[way.place]):
            heappush(ways, other)
    return None


def further(way: Way, text: str, seat: int | None) -> list[Way]:
    """How the next line can be understood."""
    state = way.state
    offered = state.texts()
    due = next((word for word in way.later if word in offered), "")
    if due:
        sooner = way.on(EASY, 0).choose(due)
        sooner.later.remove(due)
        return [sooner]
    found: list[Way] = []
    if text in offered and seat in (None, state.seat):
        found.append(way.on(EASY).choose(text))
    if text in way.forced:
        gone = way.on(EASY if text not in offered else ODD)
        gone.forced.remove(text)
        found.append(gone)
    elif is_no(state, text):
        found.append(way.on(EASY if text not in offered else ODD))
    elif text not in offered:
        found += otherwise(way, text, offered)
    if text not in offered and (answer := answer_of(state)) != NONE:
        found.append(way.on(ODD, 0).choose(state.text(answer)))
    return found


def otherwise(way: Way, text: str, offered: list[str]) -> list[Way]:
    """A line that is not offered: its beginning is, or it is a free action for later, or its question is gone."""
    found: list[Way] = []
    option = way.state.speech.option(text)
    begun = next((word for word in offered if text.startswith(word + " ")), "")
    if begun:
        half = way.on(EASY).choose(begun)
        rest = [word for word in half.state.texts() if word.split(" ")[-1] == text.split(" ")[-1]]
        found.append(half.choose(rest[0]) if rest and half.state.seat == way.state.seat else half)
    elif option != NONE and way.state.speech.is_free[option]:
        found.append(way.on(ODD))
        found[-1].later.append(text)
    elif option != NONE and not could_be_offered(way.state, text):
        verb = text.split(" ")[0]
        found.append(way.on(EASY if verb in way.gone else STRANGE))
        found[-1].gone.append(verb)
    return found


def could_be_offered(state: State, text: str) -> bool:
    """Whether the decision that waits is of the kind that offers such a line."""
    option = state.speech.option(text)
    return not state.is_over and any(option in offer for offer in state.decision.offers)


def is_no(state: State, text: str) -> bool:
    """Whether a line only declines or ends something."""
    option = state.speech.option(text)
    return option >= 0 and not state.speech.owner[option].kinds


def answer_of(state: State) -> int:
    """What an answer to a new question is taken to be: the usual one, else to decline."""
    if state.is_over:
        return NONE
    decision = state.decision
    usual = decision.usual(state)
    if usual != NONE:
        return usual
    answer = decision.default(state)
    return NONE if state.speech.owner[answer].kinds else answer
