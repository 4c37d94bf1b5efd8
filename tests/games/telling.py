"""What games have told, in a form that tests compare: events, moments, reasons, and what is usual."""

from typing import Any, NamedTuple

from caravela.kernel.agenda import NONE
from caravela.kernel.phrases import Said, Speech, Value
from caravela.kernel.state import State


class Told(NamedTuple):
    """Something that was said: its key without the prefix of its sort, and its arguments."""

    key: str
    facts: dict[str, Value]


def told(speech: Speech, said: Said | None, eyes: int = 0) -> Told:
    assert said is not None
    key, facts = said.as_seen(speech, eyes)
    return Told(key.partition("-")[2], facts)


class Log:
    """Listens to a state: the keys and facts of what happened, and the moments."""

    def __init__(self, state: State) -> None:
        self.speech = state.speech
        self.said: list[Said] = []
        self.moments: list[Said] = []
        state.listener = self

    def hear(self, said: Said) -> None:
        self.said.append(said)

    def watch(self, state: State, said: Said) -> None:
        self.moments.append(said)

    @property
    def events(self) -> list[Told]:
        return [told(self.speech, said) for said in self.said]

    def keys(self) -> list[str]:
        return [event.key for event in self.events]

    def among(self, *keys: str) -> list[str]:
        """What happened of these sorts, in order."""
        return [key for key in self.keys() if key in keys]

    def facts(self, key: str) -> dict[str, Value]:
        """The facts of the last event of a sort."""
        return [event.facts for event in self.events if event.key == key][-1]

    def seen(self, key: str, eyes: int) -> dict[str, Value]:
        """The facts of the last event of a sort as some seats, a bit for each, may know them."""
        found = [told(self.speech, said, eyes) for said in self.said]
        return [event.facts for event in found if event.key.removesuffix("-known") == key][-1]

    def shown(self) -> list[str]:
        """The keys of the moments."""
        return [told(self.speech, said).key for said in self.moments]


def warning(state: State, text: str) -> str:
    """The key of what speaks against an offered option; nothing where nothing does."""
    assert text in state.texts()
    said = state.decision.warning(state, state.speech.option(text))
    return told(state.speech, said).key if said else ""


def usual(state: State) -> str:
    """What every sensible player answers; nothing where there is no such answer."""
    option = state.decision.usual(state)
    return "" if option == NONE else state.text(option)


def why_not(state: State, text: str) -> Told:
    """Why the pending decision does not offer something, or what may be done beside it."""
    assert text not in state.texts()
    option = state.speech.option(text)
    assert option >= 0, text
    decision = state.decision
    for action in decision.beside:
        if any(option in one for one in action.offers):
            return told(state.speech, action.why_not(state, decision.seat(state), option))
    assert any(option in one for one in decision.offers)
    return told(state.speech, decision.why_not(state, option))


def decision(state: State) -> str:
    """The name of the decision that waits."""
    return type(state.decision).__name__


def asked(state: State) -> Any:
    """The decision that waits, with what only its sort has."""
    return state.decision


def offered(state: State, verb: str) -> list[str]:
    """The offered texts that start with these words."""
    return [text for text in state.texts() if text == verb or text.startswith(verb + " ")]


def answers(state: State) -> list[str]:
    """All offered texts but the free actions beside them."""
    return [state.text(option) for option in state.options() if not state.speech.is_free[option]]
