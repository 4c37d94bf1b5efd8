"""Copies in which all that a seat can't know is redrawn."""

from caravela.games.empires.state import CARD_LUCK, STREAMS, Empires
from caravela.games.empires.steps.discovery import unseen_cards
from caravela.kernel.chance import Chance
from caravela.kernel.hidden import NOTHING, UNDRAWN


def imagine(state: Empires, seat: int, seed: int) -> Empires:
    """A copy in which all luck to come, and all that the seat has not seen, is redrawn."""
    copy = state.copy()
    copy.chance = Chance.from_seed(seed, STREAMS)
    redraw_tokens(copy, seat)
    redraw_cards(copy, seat)
    copy.learnt = False
    return copy


def redraw_tokens(state: Empires, seat: int) -> None:
    """Tokens that only others have looked at go back to the bag and are drawn anew, still seen by those others."""
    values = state.tokens.values
    hidden = [region for region in range(len(values)) if values[region] >= 0 and not state.tokens.knows(region, seat)]
    for region in hidden:
        state.token_bag = (*state.token_bag, values[region])
        state.tokens.turn_into(region, UNDRAWN)
    state.token_bag = tuple(sorted(state.token_bag))
    for region in hidden:
        state.reveal_token(region, 0)


def redraw_cards(state: Empires, seat: int) -> None:
    top, bottom = state.deck_top, state.deck_bottom
    top_hidden = top.values[0] != NOTHING and not top.knows(0, seat)
    hidden = [place for place in range(len(bottom.values)) if not bottom.knows(place, seat)]
    deck = unseen_cards(state, 1 << seat)
    if top_hidden:
        top.turn_into(0, state.draw_from(CARD_LUCK, deck))
    for place in hidden:
        bottom.turn_into(place, state.draw_from(CARD_LUCK, deck))
    state.deck = tuple(sorted(deck))
