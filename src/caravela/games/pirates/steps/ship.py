"""The Ship board and Figureheads (PIR-14, PIR-15)."""

from typing import Final

from caravela.games.pirates import phrases as say
from caravela.games.pirates.catalog import SEATS
from caravela.games.pirates.gains import MUST, Gain
from caravela.games.pirates.state import NONE, Pirates
from caravela.games.pirates.steps.timing import More, StopStep, TurnDecision, begin
from caravela.kernel.agenda import SeatDecision
from caravela.kernel.phrases import Said
from caravela.kernel.state import without


class Upgrade(Gain):
    """PIR-21.13, 21.44"""

    verb = "upgrade"
    icon = "i-upgrade"
    asks = True
    unit = 3.0

    def can_apply(self, state: Pirates, seat: int) -> bool:
        return can_upgrade(state, seat)

    def apply(self, state: Pirates, seat: int, source: int) -> None:
        if can_upgrade(state, seat):
            state.push(UpgradeShip(seat, self.amount))


def can_upgrade(state: Pirates, seat: int) -> bool:
    """PIR-14.6"""
    return state.slots[seat] != (1 << len(state.catalog.slots)) - 1


def add_slots(state: Pirates, seat: int, options: list[int]) -> None:
    """PIR-14.2: free slots whose barrier is passed."""
    slots, barriers = state.catalog.slots, state.catalog.barriers
    filled = state.slots[seat]
    count = filled.bit_count()
    for slot in range(len(slots)):
        if not filled >> slot & 1 and count >= barriers[slots[slot].zone - 1]:
            options.append(say.UPGRADE.base + slot)


def missing_for(state: Pirates, seat: int, slot: int) -> int:
    """How many upgrades the barrier before a slot still asks for."""
    return max(0, state.catalog.barriers[state.catalog.slots[slot].zone - 1] - state.upgrades(seat))


def fill_slot(state: Pirates, seat: int, slot: int) -> None:
    """PIR-14.1, 14.4, 14.7: the cube first, then its benefit."""
    entry = state.catalog.slots[slot]
    state.slots[seat] |= 1 << slot
    state.tell(say.UPGRADED, seat, slot)
    for effect in entry.lasting:
        effect.apply(state, seat, MUST)
    state.show(say.SHIP_UPGRADE, seat, slot)
    begin(state, seat, entry.once)


def why_no_slot(state: Pirates, seat: int, slot: int) -> Said:
    if state.slots[seat] >> slot & 1:
        return say.FILLED.said()
    barrier = state.catalog.barriers[state.catalog.slots[slot].zone - 1]
    return say.BARRED.said(barrier, state.upgrades(seat))


class UpgradeShip(TurnDecision):
    """PIR-14.1: so many upgrades, one after the other."""

    offers = (say.UPGRADE, say.DECLINE)
    tells = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, state: Pirates) -> list[int]:
        options: list[int] = []
        add_slots(state, self.who, options)
        options.append(say.DECLINE.base)
        return options

    def choose(self, state: Pirates, option: int) -> None:
        if option != say.DECLINE.base:
            if self.left > 1:
                state.push(UpgradeMore(self.who, self.left - 1))
            fill_slot(state, self.who, say.UPGRADE.of(option))

    def why_not(self, state: Pirates, option: int) -> Said | None:
        return why_no_slot(state, self.who, say.UPGRADE.of(option))


class UpgradeMore(More):
    """PIR-34.6: the next upgrade of several."""

    def run(self, state: Pirates) -> None:
        if can_upgrade(state, self.who):
            state.push(UpgradeShip(self.who, self.left))


class StopUpgrade(StopStep):
    """PIR-7.4, 18.1, 19.1: the upgrade of a stop, a step of its own."""

    offers = (say.UPGRADE, say.DECLINE)

    def options(self, state: Pirates) -> list[int]:
        options: list[int] = []
        add_slots(state, self.who, options)
        options.append(say.DECLINE.base)
        return options

    def choose(self, state: Pirates, option: int) -> None:
        if option != say.DECLINE.base:
            fill_slot(state, self.who, say.UPGRADE.of(option))

    def why_not(self, state: Pirates, option: int) -> Said | None:
        return why_no_slot(state, self.who, say.UPGRADE.of(option))


STOP_UPGRADE: Final[list[SeatDecision[Pirates]]] = [StopUpgrade(seat) for seat in range(len(SEATS))]

# -- Figureheads (PIR-15) ---------------------------------------------------------------------------------------------


class Figurehead(Gain):
    """PIR-15.1, 21.16: the amount is the price."""

    verb = "figurehead"
    icon = "i-figurehead"
    asks = True

    def can_apply(self, state: Pirates, seat: int) -> bool:
        """PIR-15.4"""
        if state.figurehead[seat] != NONE or not state.figureheads:
            return False
        return state.doubloons[seat] >= self.amount

    def apply(self, state: Pirates, seat: int, source: int) -> None:
        if self.can_apply(state, seat):
            state.push(TakeFigurehead(seat, self.amount))

    def value(self, state: Pirates, seat: int) -> float:
        return 6.0 if self.can_apply(state, seat) else 0.0


class TakeFigurehead(TurnDecision):
    """PIR-15.1 to 15.3"""

    offers = (say.FIGUREHEAD_TAKEN, say.DECLINE)
    tells = ("doubloons",)

    def __init__(self, seat: int, doubloons: int) -> None:
        super().__init__(seat)
        self.doubloons: Final = doubloons

    def options(self, state: Pirates) -> list[int]:
        return [*sorted([say.FIGUREHEAD_TAKEN.base + tile for tile in state.figureheads]), say.DECLINE.base]

    def choose(self, state: Pirates, option: int) -> None:
        if option == say.DECLINE.base:
            return
        seat = self.who
        tile = say.FIGUREHEAD_TAKEN.of(option)
        entry = state.catalog.figureheads[tile]
        state.doubloons[seat] -= self.doubloons
        state.figurehead[seat] = tile
        state.figureheads = without(state.figureheads, tile)
        state.tell(say.FIGUREHEAD_OWNED, seat, tile, self.doubloons)
        for effect in entry.lasting:
            effect.apply(state, seat, MUST)
        state.show(say.CARVING, seat, tile)
        begin(state, seat, entry.now)
