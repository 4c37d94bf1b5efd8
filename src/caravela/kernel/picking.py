"""Picking a set: people name its pieces in any order, the rules ask for them one by one in theirs."""

from caravela.kernel.errors import IllegalOption
from caravela.kernel.state import State


def pick_all(state: State, pieces: list[str]) -> list[str]:
    """
    Pick these pieces in the pending selection, and no more; the choices that this takes, in the order of the rules.

    What can't be picked is an error, and may leave the state changed: try it on a copy.
    """
    found = None if state.is_over else state.decision.selection(state)
    if found is None or not pieces:
        raise IllegalOption("nothing can be picked now" if found is None else "no piece is named")
    amounts = {state.text(piece.option): piece.amount for piece in found.pieces}
    picked = found.total + sum(amounts.get(text, 0) for text in pieces)
    if not found.least <= len(pieces) <= found.most or picked < found.needed:
        raise IllegalOption(f"{', '.join(map(repr, pieces))} is no set that can be picked")
    kind, seat = type(state.decision), state.seat
    pickable = [state.text(piece.option) for piece in found.pieces]
    left = sorted(pieces, key=lambda text: pickable.index(text) if text in pickable else -1)
    chosen: list[str] = []
    while left:
        text = left.pop(0)
        if text not in pickable or state.seat != seat or text not in state.texts():
            raise IllegalOption(f"{text!r} can't be picked with {', '.join(map(repr, pieces))}")
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
