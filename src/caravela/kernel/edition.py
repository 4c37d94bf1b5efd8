"""Records of the first edition: their choices as today's rules ask for them."""

from collections.abc import Sequence

from caravela.kernel.agenda import NONE
from caravela.kernel.state import State

TRIES = 2_000
"""So often another way is tried where a line could belong to a question that is gone."""


def carried_over(state: State, choices: Sequence[str], seats: Sequence[int] | None = None) -> list[str] | None:
    """
    The choices that lead the first position where the first edition's led it; None if there is no way.

    Since then a question with one answer is not asked any more, nor are some that only their decliner could answer; new
    ones get their usual answer. The seats, where they are known, tell whose choice each was.
    """
    ways = [(state.copy(), 0, list[str](), list[str]())]
    for _ in range(TRIES):
        if not ways:
            return None
        now, place, made, forced = ways.pop()
        while place < len(choices):
            text = choices[place]
            if now.is_over:
                if text not in forced and not is_no(now, text):
                    break
                place += 1
            elif text in now.texts() and (seats is None or now.seat == seats[place]):
                if text in forced or is_no(now, text):
                    rest = [*forced]
                    if text in rest:
                        rest.remove(text)
                    ways.append((now.copy(), place + 1, made[:], rest))
                made.append(text)
                now.choose_text(text)
                forced = [now.text(option) for option in now.taken]
                place += 1
            elif text in forced:
                forced.remove(text)
                place += 1
            elif (answer := answer_of(now)) != NONE and not is_no(now, text):
                made.append(now.text(answer))
                now.choose(answer)
                forced += [now.text(option) for option in now.taken]
            elif is_no(now, text):
                place += 1
            else:
                break
        else:
            return made
    return None


def is_no(state: State, text: str) -> bool:
    """Whether a line only declines or ends something."""
    option = state.speech.option(text)
    return option >= 0 and not state.speech.owner[option].kinds


def answer_of(state: State) -> int:
    """What an answer to a new question is taken to be: the usual one, else to decline."""
    decision = state.decision
    usual = decision.usual(state)
    if usual != NONE:
        return usual
    answer = decision.default(state)
    return NONE if state.speech.owner[answer].kinds else answer
