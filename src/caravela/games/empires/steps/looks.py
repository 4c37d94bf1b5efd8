"""Reconnaissance: paid looks at face-down tokens and cards (EMP-23.12 to 23.15), beside other choices."""

from typing import Any, Final

from caravela.games.empires import phrases as say
from caravela.games.empires.state import AFTER_EVENTS, Empires
from caravela.games.empires.steps.university import UNIVERSITY
from caravela.kernel.agenda import FreeAction, SeatDecision
from caravela.kernel.hidden import NOTHING
from caravela.kernel.phrases import Said


class Looks(FreeAction[Empires]):
    """EMP-23.12, 23.15: beside every own decision of Phases 1 and 2, at an unknown token or the top card."""

    offers = (say.LOOK, say.LOOK_CARDS)

    def add(self, state: Empires, seat: int, options: list[int]) -> None:
        if state.setup.looks and len(options) > 1 and state.phase != AFTER_EVENTS:
            add_looks(state, seat, options)

    def choose(self, state: Empires, seat: int, option: int) -> None:
        """Pay and look; only the payer sees it (EMP-23.14)."""
        state.pay(seat, state.catalog.look_price[state.age])
        if option == say.LOOK_CARDS.base:
            card = state.reveal_card(1 << seat)
            state.tell_some(1 << seat, say.CARD_SEEN, seat, card)
            state.push(PutBackCard(seat))
            return
        region = say.LOOK.of(option)
        token = state.catalog.tokens[state.reveal_token(region, 1 << seat)]
        state.tell_some(1 << seat, say.TOKEN_SEEN, seat, region, token.natives, token.loot, token.plunder, token.points)

    def why_not(self, state: Empires, seat: int, option: int) -> Said | None:
        if not state.setup.looks:
            return None
        if option == say.LOOK_CARDS.base:
            if not state.cards_left():
                return say.NO_CARDS.said()
        else:
            region = say.LOOK.of(option)
            if state.is_discovered(region):
                return say.ALREADY_DISCOVERED.said(region)
            if state.tokens.knows(region, seat):
                return say.ALREADY_KNOWN.said(region)
        price = state.catalog.look_price[state.age]
        return say.TOO_DEAR.said(price, state.coins[seat]) if price > state.coins[seat] else None


class LooksAnytime(Looks):
    """The same in any phase: before the region of New World Cartography and at Spain's choice."""

    def add(self, state: Empires, seat: int, options: list[int]) -> None:
        if state.setup.looks:
            add_looks(state, seat, options)


def add_looks(state: Empires, seat: int, options: list[int]) -> None:
    """EMP-23.13, 23.24"""
    if state.coins[seat] < state.catalog.look_price[state.age]:
        return
    for region in state.undiscovered():
        if not state.tokens.knows(region, seat):
            options.append(say.LOOK.at(region))
    if state.cards_left():
        options.append(say.LOOK_CARDS.base)


ASIDE: Final[tuple[FreeAction[Any], ...]] = (Looks(), UNIVERSITY)
"""What stands beside the decisions of Phases 1 and 2."""
ASIDE_OF_DISCOVERY: Final[tuple[FreeAction[Any], ...]] = (LooksAnytime(), UNIVERSITY)
ASIDE_LATER: Final[tuple[FreeAction[Any], ...]] = (UNIVERSITY,)


class EventDecision(SeatDecision[Empires]):
    """A decision of Phases 1 and 2."""

    beside = ASIDE


class LaterDecision(SeatDecision[Empires]):
    """A decision of the later phases."""

    beside = ASIDE_LATER


class PutBackCard(LaterDecision):
    """EMP-23.15: the card looked at goes back on top or to the bottom."""

    offers = (say.PUT_TOP, say.PUT_BOTTOM)

    def options(self, state: Empires) -> list[int]:
        return [say.PUT_TOP.base, say.PUT_BOTTOM.base]

    def choose(self, state: Empires, option: int) -> None:
        if option == say.PUT_TOP.base:
            state.tell(say.CARD_ON_TOP, self.who)
            return
        top = state.deck_top
        state.deck_bottom.add(top.values[0], top.seen[0])
        top.lay(0, NOTHING)
        state.tell(say.CARD_AT_BOTTOM, self.who)
