"""Explore: the Explorer on its track (PIR-10), with the Residence Discount tile (PIR-33)."""

from typing import Final

from caravela.games.pirates import phrases as say
from caravela.games.pirates.effects import ExploreTrade
from caravela.games.pirates.gains import Gain
from caravela.games.pirates.state import SWIFT_EXPLORER, TRAITS, Pirates
from caravela.games.pirates.steps.cards import Retire, can_retire
from caravela.games.pirates.steps.timing import TurnDecision, begin, has_effect
from caravela.kernel.agenda import Step
from caravela.kernel.phrases import Said, Value

FAR: Final = 99


class Explore(Gain):
    """PIR-21.11: so many spaces, and more with permanent bonuses."""

    verb = "explore"
    icon = "i-explore"
    asks = True
    unit = 1.2

    def can_apply(self, state: Pirates, seat: int) -> bool:
        """PIR-10.9, D86: an Explorer on the last space can only trade."""
        if state.explorer[seat] != state.catalog.last_space:
            return True
        for trade in state.trades[seat]:
            if can_trade(state, seat, trade):
                return True
        return False

    def apply(self, state: Pirates, seat: int, source: int) -> None:
        if self.can_apply(state, seat):
            state.push(MoveExplorer(seat, self.amount, 0, 0, 0))

    def value(self, state: Pirates, seat: int) -> float:
        if state.explorer[seat] == state.catalog.last_space:
            return 0.0
        return 1.0 + 1.1 * (self.amount + state.traits[seat * TRAITS + SWIFT_EXPLORER])


class SpaceAgain(Gain):
    """PIR-21.12"""

    verb = "space_again"
    icon = "i-explore"
    measure = ""
    asks = True

    def can_apply(self, state: Pirates, seat: int) -> bool:
        return has_effect(state, seat, state.catalog.spaces[state.explorer[seat]].gains)

    def apply(self, state: Pirates, seat: int, source: int) -> None:
        begin(state, seat, state.catalog.spaces[state.explorer[seat]].gains)

    def value(self, state: Pirates, seat: int) -> float:
        return 2.0


# -- where an Explorer can go -----------------------------------------------------------------------------------------


def is_jumped(state: Pirates, who: int, space: int) -> bool:
    """PIR-10.2, 10.3: another Explorer stands there, and the space does not hold many."""
    if space == 0 or space == state.catalog.last_space:
        return False
    for other in range(state.setup.members):
        if other != who and state.explorer[other] == space:
            return True
    return False


def reach(state: Pirates, who: int, left: int) -> list[int]:
    """By space how much movement it takes; those that are jumped or out of reach take more than there is."""
    catalog = state.catalog
    spaces = catalog.spaces
    taken = [FAR] * len(spaces)
    ends = [FAR] * len(spaces)
    taken[state.explorer[who]] = 0
    frontier = [state.explorer[who]]
    for space in frontier:
        for end in spaces[space].next:
            jumped = is_jumped(state, who, end)
            cost = taken[space] if jumped else taken[space] + 1
            if cost <= left and cost < taken[end]:
                taken[end] = cost
                frontier.append(end)
                ends[end] = FAR if jumped else cost
        if space == catalog.tile_from and taken[space] < left:
            ends[catalog.tile_space] = taken[space] + 1  # PIR-33.10
    return ends


def can_trade(state: Pirates, seat: int, trade: int) -> bool:
    """PIR-D92"""
    effect = state.catalog.trades[trade]
    return isinstance(effect, ExploreTrade) and has_effect(state, seat, effect.gains)


class MoveExplorer(TurnDecision):
    """PIR-10.1, 10.7, 10.10 to 10.13: spaces and trades in any order, at least one space if it can move at all."""

    offers = (say.EXPLORE, say.TRADE_FOR, say.DONE, say.DECLINE)

    def __init__(self, seat: int, value: int, used: int, traded: int, moved: int) -> None:
        super().__init__(seat)
        self.value: Final = value
        self.used: Final = used
        """The movement that was moved or traded."""
        self.traded: Final = traded
        """The trades that were made, as bits."""
        self.moved: Final = moved

    def left(self, state: Pirates) -> int:
        """PIR-10.12: with all bonuses of this moment."""
        return self.value + state.traits[self.who * TRAITS + SWIFT_EXPLORER] - self.used

    def options(self, state: Pirates) -> list[int]:
        seat, catalog = self.who, state.catalog
        left = self.left(state)
        at_end = state.explorer[seat] == catalog.last_space
        options: list[int] = []
        if left > 0:
            if not at_end:
                ends = reach(state, seat, left)
                for end in range(len(ends)):
                    if ends[end] <= left and (end != catalog.tile_space or can_retire(state, seat)):
                        options.append(say.EXPLORE.base + end)
            if left > 1 or self.moved or at_end:  # PIR-D13
                for trade in state.trades[seat]:
                    if not self.traded >> trade & 1 and can_trade(state, seat, trade):
                        options.append(say.TRADE_FOR.base + trade)
        if self.moved or (at_end and self.traded) or not options:
            options.append(say.DONE.base)
        elif not self.traded:
            options.append(say.DECLINE.base)
        return options

    def choose(self, state: Pirates, option: int) -> None:
        seat = self.who
        if option == say.DECLINE.base:
            return
        if option == say.DONE.base:
            if self.moved:
                arrive(state, seat)
            return
        if option in say.TRADE_FOR:
            trade = say.TRADE_FOR.of(option)
            state.push(MoveExplorer(seat, self.value, self.used + 1, self.traded | 1 << trade, self.moved))
            effect = state.catalog.trades[trade]
            state.tell(say.TRADED, seat, trade)
            if isinstance(effect, ExploreTrade):
                begin(state, seat, effect.gains)
            return
        end = say.EXPLORE.of(option)
        cost = reach(state, seat, self.left(state))[end]
        state.tell(say.EXPLORED, seat, end)
        if end == state.catalog.tile_space:
            state.explorer[seat] = state.catalog.tile_from
            state.show(say.EXPEDITION, seat, end)
            state.push(Retire(seat))
            return
        state.explorer[seat] = end
        state.show(say.EXPEDITION, seat, end)
        if self.may_trade(state):
            state.push(MoveExplorer(seat, self.value, self.used + cost, self.traded, 1))
        else:
            arrive(state, seat)

    def may_trade(self, state: Pirates) -> bool:
        """Whether a trade is left: else who names a space stops there."""
        for trade in state.trades[self.who]:
            if not self.traded >> trade & 1:
                return True
        return False

    def prompt(self, state: Pirates) -> dict[str, Value]:
        return {"count": self.left(state)}

    def why_not(self, state: Pirates, option: int) -> Said | None:
        if option not in say.EXPLORE:
            return say.MUST_MOVE.said() if option in say.TRADE_FOR else None
        end = say.EXPLORE.of(option)
        return say.OCCUPIED.said() if is_jumped(state, self.who, end) else say.OUT_OF_REACH.said()


def arrive(state: Pirates, seat: int) -> None:
    """PIR-10.5: the icons of the space where the movement ended."""
    state.push(UseSpace(seat))


class UseSpace(Step[Pirates]):
    """All icons of the space where the Explorer stands."""

    def __init__(self, seat: int) -> None:
        self.who: Final = seat

    def run(self, state: Pirates) -> None:
        begin(state, self.who, state.catalog.spaces[state.explorer[self.who]].gains)
