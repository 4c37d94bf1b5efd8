"""Picking a set: people name its pieces in any order, the rules ask for them one by one in theirs."""

from caravela.kernel.errors import IllegalOption
from caravela.kernel.state import State


def pick_all(state: State, pieces: list[str]) -> list[str]:
    """
    Pick these pieces in the pending selection, and no more; the choices that this takes, in the order of the rules.

    What can't be picked is an error, and may leave the state changed: try it on a copy.
    """
    if state.is_over or state.decision.selection(state) is None:
        raise IllegalOption("nothing can be picked now")
    kind = type(state.decision)
    seat = state.seat
    left = list(pieces)
    chosen: list[str] = []
    while left:
        offered = state.texts()
        text = next((text for text in offered if text in left), None)
        if text is None or state.seat != seat:
            raise IllegalOption(f"{left[0]!r} can't be picked; {', '.join(map(repr, offered))} can")
        left.remove(text)
        chosen.append(text)
        state.choose_text(text)
        for option in state.taken:
            if (forced := state.text(option)) in left:
                left.remove(forced)
    if chosen and not state.is_over and state.seat == seat and type(state.decision) is kind:
        enough = state.decision.default(state)
        if state.decision.selection(state) is not None and not state.speech.owner[enough].kinds:
            chosen.append(state.text(enough))
            state.choose(enough)
    return chosen
