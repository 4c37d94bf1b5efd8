"""Reconnaissance: paid looks at face-down tokens and cards (EMP-23.12 to 23.15), offered beside other choices."""

from typing import Final

from caravela.games.empires.catalog import EXPEDITION, SEATS
from caravela.games.empires.state import Empires
from caravela.kernel.agenda import SeatDecision
from caravela.kernel.hidden import NOTHING

LOOK: Final = 800
LOOK_CARD: Final = 820
TOP: Final = 0
BOTTOM: Final = 1


def add_token_looks(state: Empires, seat: int, options: list[int]) -> None:
    """Offer looks at tokens that the seat does not know yet (EMP-23.12, 23.24)."""
    if not state.setup.looks or state.coins[seat] < state.catalog.look_price[state.age]:
        return
    for region in state.undiscovered():
        if not state.tokens.knows(region, seat):
            options.append(LOOK + region)


def add_card_look(state: Empires, seat: int, options: list[int]) -> None:
    """EMP-23.15: offer a look at the top card, once it is in reach of an expedition."""
    if not state.setup.looks or state.coins[seat] < state.catalog.look_price[state.age] or not state.cards_left():
        return
    if state.all_discovered() or state.advantage(seat, EXPEDITION) is not None:
        options.append(LOOK_CARD)


def is_look(option: int) -> bool:
    return LOOK <= option <= LOOK_CARD


def look_text(state: Empires, option: int) -> str:
    if option == LOOK_CARD:
        return "look cards"
    return f"look {state.region_name(option - LOOK)}"


def look(state: Empires, seat: int, option: int) -> None:
    """Pay and look; only the payer sees it (EMP-23.14)."""
    state.pay(seat, state.catalog.look_price[state.age])
    if option == LOOK_CARD:
        card = state.reveal_card(1 << seat)
        if state.listener is not None:
            state.tell_some("look-card", {"seat": SEATS[seat]}, {"card": state.catalog.cards[card].id}, 1 << seat)
        state.push(PutBackCard(seat))
        return
    region = option - LOOK
    token = state.catalog.tokens[state.reveal_token(region, 1 << seat)]
    if state.listener is not None:
        state.tell_some(
            "look-token",
            {"seat": SEATS[seat], "region": state.region_name(region)},
            {"natives": token.natives, "loot": token.loot, "plunder": token.plunder, "points": token.points},
            1 << seat,
        )


class PutBackCard(SeatDecision[Empires]):
    """EMP-23.15: the card looked at goes back on top or to the bottom."""

    def options(self, state: Empires) -> list[int]:
        return [TOP, BOTTOM]

    def text(self, state: Empires, option: int) -> str:
        return "put top" if option == TOP else "put bottom"

    def choose(self, state: Empires, option: int) -> None:
        if option == BOTTOM:
            top = state.deck_top
            state.deck_bottom.add(top.values[0], top.seen[0])
            top.lay(0, NOTHING)
        if state.listener is not None:
            state.tell("card-put-" + ("top" if option == TOP else "bottom"), {"seat": SEATS[self.who]})
