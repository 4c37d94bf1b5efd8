"""The ship board: discs leave it, areas are completed (MAR-21)."""

from typing import Any, Final

from caravela.games.maracaibo import phrases as say
from caravela.games.maracaibo.catalog import BOONS, MOMENTS, Catalog
from caravela.games.maracaibo.gains import Counted, Gain
from caravela.games.maracaibo.state import Maracaibo
from caravela.games.maracaibo.steps.cards import come_into_force
from caravela.games.maracaibo.steps.free import TurnDecision
from caravela.kernel.agenda import Step
from caravela.kernel.carry import carry_out
from caravela.kernel.content import Entry
from caravela.kernel.effects import Effect, read_effects
from caravela.kernel.phrases import Said, Value
from caravela.kernel.state import having

# -- discs ------------------------------------------------------------------------------------------------------------


def is_unlocked(state: Maracaibo, seat: int, area: int) -> bool:
    """MAR-21.2"""
    catalog = state.catalog
    entry = catalog.areas[area]
    if entry.after >= 0 and state.discs[seat * len(catalog.areas) + entry.after]:
        return False
    return state.completed[seat] >= entry.completed


def add_discs(state: Maracaibo, seat: int, options: list[int]) -> None:
    """The areas from which a disc may be removed."""
    count = len(state.catalog.areas)
    base = seat * count
    discs = state.discs
    for area in range(count):
        if discs[base + area] and is_unlocked(state, seat, area):
            options.append(say.REMOVE.base + area)


def can_remove(state: Maracaibo, seat: int) -> bool:
    """MAR-8.8, 21.4"""
    options: list[int] = []
    add_discs(state, seat, options)
    return bool(options)


def remove_disc(state: Maracaibo, seat: int, area: int) -> None:
    """MAR-21.1: with the second disc of an area its upgrade is completed."""
    place = seat * len(state.catalog.areas) + area
    state.discs = having(state.discs, place, state.discs[place] - 1)
    state.tell(say.DISC_REMOVED, seat, area)
    if not state.discs[place]:
        state.completed[seat] += 1
        state.tell(say.UPGRADED, seat, area)
        state.show(say.UPGRADE, seat, area)
        entry = state.catalog.areas[area]
        come_into_force(state, seat, entry.permanent, area)
        carry_out(state, seat, entry.immediate, area)


def why_no_disc(state: Maracaibo, seat: int, area: int) -> Said:
    catalog = state.catalog
    entry = catalog.areas[area]
    if not state.discs[seat * len(catalog.areas) + area]:
        return say.NO_DISC_LEFT.said()
    if entry.after >= 0 and state.discs[seat * len(catalog.areas) + entry.after]:
        return say.LOCKED.said(entry.after)
    return say.LOCKED_COUNT.said(entry.completed, state.completed[seat])


class Discs(Counted):
    """MAR-21.3, 21.17: so many discs leave the ship, one after the other."""

    verb = "discs"
    icon = "i-disc"
    unit = 1.8

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        ask_for_disc(state, seat, self.amount)


def ask_for_disc(state: Maracaibo, seat: int, left: int) -> None:
    """MAR-5.13, 21.4: without a disc that may be removed nothing is asked."""
    if can_remove(state, seat):
        state.push(RemoveDisc(seat, left))


class MoreDiscs(Step[Maracaibo]):
    """MAR-21.17: the next disc, once the first one has done its work."""

    def __init__(self, seat: int, left: int) -> None:
        self.who: Final = seat
        self.left: Final = left

    def run(self, state: Maracaibo) -> None:
        ask_for_disc(state, self.who, self.left)


class RemoveDisc(TurnDecision):
    """MAR-21.17: the player chooses the area each time."""

    offers = (say.REMOVE, say.DECLINE)
    tells = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, state: Maracaibo) -> list[int]:
        options: list[int] = []
        add_discs(state, self.who, options)
        options.append(say.DECLINE.base)
        return options

    def choose(self, state: Maracaibo, option: int) -> None:
        if option in say.REMOVE:
            if self.left > 1:
                state.push(MoreDiscs(self.who, self.left - 1))
            remove_disc(state, self.who, say.REMOVE.of(option))

    def why_not(self, state: Maracaibo, option: int) -> Said | None:
        return why_no_disc(state, self.who, say.REMOVE.of(option)) if option in say.REMOVE else None


class DeliverDisc(TurnDecision):
    """MAR-8.2: a disc of one's choice goes to the market."""

    offers = (say.REMOVE,)

    def options(self, state: Maracaibo) -> list[int]:
        options: list[int] = []
        add_discs(state, self.who, options)
        return options

    def choose(self, state: Maracaibo, option: int) -> None:
        state.put_disc(state.ship[self.who], self.who)
        remove_disc(state, self.who, say.REMOVE.of(option))

    def why_not(self, state: Maracaibo, option: int) -> Said | None:
        return why_no_disc(state, self.who, say.REMOVE.of(option))


# -- one of several ways (MAR-28.16) ----------------------------------------------------------------------------------


class Way(Gain):
    """One of several ways; it is named by its first verb."""

    verb = "choose"
    icon = "i-branch"
    least = 0

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.ways: list[list[Effect[Any]]] = [
            read_effects(way, MOMENTS, catalog.verbs, catalog, catalog.effects, "gain", "gains")
            for way in entry.entries("ways")
        ]
        self.boons: list[int] = [BOONS.index(way[0].verb) for way in self.ways]

    def icons(self) -> list[str]:
        return [gains[0].icon for gains in self.ways]

    def can_take(self, state: Maracaibo, seat: int, way: int) -> bool:
        """MAR-5.13, 21.18: a way that has no effect may not be chosen."""
        return any(effect.can_apply(state, seat) for effect in self.ways[way])

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        if any(self.can_take(state, seat, way) for way in range(len(self.ways))):
            state.push(ChooseWay(seat, self.number, source))

    def value(self, state: Maracaibo, seat: int) -> float:
        best = 0.0
        for way in self.ways:
            total = 0.0
            for effect in way:
                if isinstance(effect, Gain):
                    total += effect.value(state, seat)
            best = max(best, total)
        return best


class ChooseWay(TurnDecision):
    """MAR-5.13: exactly one of them, or nothing."""

    offers = (say.CHOOSE, say.DECLINE)

    def __init__(self, seat: int, effect: int, source: int) -> None:
        super().__init__(seat)
        self.effect: Final = effect
        self.source: Final = source

    def options(self, state: Maracaibo) -> list[int]:
        way = state.effects[self.effect]
        options: list[int] = []
        if isinstance(way, Way):
            for place in range(len(way.ways)):
                if way.can_take(state, self.who, place):
                    options.append(say.CHOOSE.at(way.boons[place]))
        options.append(say.DECLINE.base)
        return options

    def choose(self, state: Maracaibo, option: int) -> None:
        way = state.effects[self.effect]
        if option in say.CHOOSE and isinstance(way, Way):
            carry_out(state, self.who, way.ways[way.boons.index(say.CHOOSE.of(option))], self.source)

    def prompt(self, state: Maracaibo) -> dict[str, Value]:
        """How much each way would bring now; what comes with its first gain is told as more."""
        told: dict[str, Value] = dict.fromkeys([*BOONS, "more"], 0)
        way = state.effects[self.effect]
        for gains in way.ways if isinstance(way, Way) else []:
            for place, gain in enumerate(gains):
                if gain.can_apply(state, self.who):
                    count = gain.total(state, self.who, self.source) if isinstance(gain, Counted) else 1
                    told["more" if place else gain.verb] = count
        return told
