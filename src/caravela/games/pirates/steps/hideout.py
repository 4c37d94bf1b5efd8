"""Treasures, islands and burials (PIR-9, PIR-11)."""

from typing import ClassVar, Final

from caravela.games.pirates import phrases as say
from caravela.games.pirates.catalog import BOONS, SQUARES, TREASURES, Catalog
from caravela.games.pirates.gains import MAY, Gain
from caravela.games.pirates.state import FIGUREHEAD_SQUARES, NONE, TRAITS, Pirates
from caravela.games.pirates.steps.timing import GainTreasures, More, TurnDecision, begin
from caravela.kernel.content import Entry
from caravela.kernel.phrases import Said
from caravela.kernel.state import having

KINDS: Final = len(TREASURES)
TREASURE_ICONS: Final = ["i-gold-bar", "i-emerald", "i-pearl"]
OWN_SQUARES: Final = KINDS * SQUARES
"""The squares of the Figurehead come after those of the three areas."""

# -- gaining them -----------------------------------------------------------------------------------------------------


class Treasures(Gain):
    """PIR-21.33, 21.43"""

    verb = "treasures"
    icon = "i-treasure"
    plain = True
    unit = 3.5

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.kind = self.word(entry, "treasure", TREASURES)
        self.boon = BOONS.index(TREASURES[self.kind])

    def apply(self, state: Pirates, seat: int, source: int) -> None:
        state.push(GainTreasures(seat, self.kind, self.amount))

    def icons(self) -> list[str]:
        return [TREASURE_ICONS[self.kind]]


class Loot(Gain):
    """PIR-21.43: Treasures of the Raid's colour; the Raid takes them."""

    verb = "loot"
    icon = "i-treasure"
    word_of = "treasures"
    plain = True
    unit = 3.5


class OfChoice(Gain):
    """Treasures or cubes of kinds that the player chooses: each of another, or all of one."""

    icon = "i-treasure"
    plain = True
    asks = True
    together: ClassVar[bool] = False
    """Whether all are of one kind."""

    def ask(self, seat: int, left: int, count: int, must: int) -> "ChooseKind":
        raise NotImplementedError

    def apply(self, state: Pirates, seat: int, source: int) -> None:
        if self.together:
            state.push(self.ask(seat, 1, self.amount, source))
        else:
            state.push(self.ask(seat, self.amount, 1, source))


class TreasuresOfChoice(OfChoice):
    word_of = "treasures"
    unit = 3.8

    def ask(self, seat: int, left: int, count: int, must: int) -> "ChooseKind":
        return TakeTreasure(seat, left, count, must)


class TreasuresAny(TreasuresOfChoice):
    """PIR-21.39"""

    verb = "treasures_any"


class TreasuresSame(TreasuresOfChoice):
    """PIR-22.I: several of one kind."""

    verb = "treasures_same"
    together = True


class CubesOfChoice(OfChoice):
    icon = "i-cube"
    word_of = "cubes"
    unit = 0.8

    def ask(self, seat: int, left: int, count: int, must: int) -> "ChooseKind":
        return AddCubes(seat, left, count, must)


class CubesAny(CubesOfChoice):
    """PIR-21.18, 21.44"""

    verb = "cubes_any"


class CubesSame(CubesOfChoice):
    """PIR-21.19"""

    verb = "cubes_same"
    together = True


class ChooseKind(TurnDecision):
    """A kind of Treasure: so often, for so many at once; where they can't be refused it can't be declined."""

    tells = ("count",)

    def __init__(self, seat: int, left: int, count: int, must: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.count: Final = count
        self.must: Final = must

    def options(self, state: Pirates) -> list[int]:
        first = self.offers[0].base
        options = [first + kind for kind in range(KINDS)]
        if self.must == MAY:
            options.append(say.DECLINE.base)
        return options


class TakeTreasure(ChooseKind):
    """Which kind the next Treasures are of."""

    offers = (say.TAKE, say.DECLINE)

    def choose(self, state: Pirates, option: int) -> None:
        if option != say.DECLINE.base:
            if self.left > 1:
                state.push(TakeTreasure(self.who, self.left - 1, self.count, self.must))
            state.push(GainTreasures(self.who, say.TAKE.of(option), self.count))


class AddCubes(ChooseKind):
    """Which island gets the next cubes."""

    offers = (say.ADD, say.DECLINE)

    def choose(self, state: Pirates, option: int) -> None:
        if option != say.DECLINE.base:
            state.add_cubes(say.ADD.of(option), self.count)
            if self.left > 1:
                state.push(AddCubes(self.who, self.left - 1, self.count, self.must))


# -- burying (PIR-11) -------------------------------------------------------------------------------------------------


class Bury(Gain):
    """PIR-21.14, 21.44"""

    verb = "bury"
    icon = "i-bury"
    asks = True
    unit = 3.0

    def can_apply(self, state: Pirates, seat: int) -> bool:
        return can_bury(state, seat)

    def apply(self, state: Pirates, seat: int, source: int) -> None:
        if can_bury(state, seat):
            state.push(BuryTreasure(seat, self.amount))

    def value(self, state: Pirates, seat: int) -> float:
        return self.unit * self.amount if can_bury(state, seat) else 0.3


def has_own_square(state: Pirates, seat: int) -> bool:
    """PIR-22.G: whether a square of the Figurehead is free."""
    return state.traits[seat * TRAITS + FIGUREHEAD_SQUARES] > 0 and NONE in state.figurehead_cubes


def can_bury(state: Pirates, seat: int) -> bool:
    """PIR-11.3, 11.7"""
    own = has_own_square(state, seat)
    for kind in range(KINDS):
        is_there = state.stored[seat * KINDS + kind] or state.bonus[seat] >> kind & 1
        if is_there and (own or state.below[seat] >> SQUARES * kind & AREA != AREA):
            return True
    return False


AREA: Final = (1 << SQUARES) - 1


class BuryTreasure(TurnDecision):
    """PIR-11.1 to 11.7: which cube, and which square."""

    offers = (say.BURY, say.DECLINE)
    tells = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, state: Pirates) -> list[int]:
        seat = self.who
        own = has_own_square(state, seat)
        options: list[int] = []
        for kind in range(KINDS):
            stored, covered = state.stored[seat * KINDS + kind], state.bonus[seat] >> kind & 1
            if not stored and not covered:
                continue
            for square in range(SQUARES):
                if not state.below[seat] >> SQUARES * kind + square & 1:
                    add_burials(options, kind, SQUARES * kind + square, stored, covered)
            if own:
                for square in range(SQUARES):
                    if state.figurehead_cubes[square] == NONE:
                        add_burials(options, kind, OWN_SQUARES + square, stored, covered)
        options.append(say.DECLINE.base)
        return options

    def choose(self, state: Pirates, option: int) -> None:
        if option == say.DECLINE.base:
            return
        cube, square = say.BURY.of(option)
        seat, kind = self.who, cube % KINDS
        if cube < KINDS:
            state.stored[seat * KINDS + kind] -= 1
        else:
            state.bonus[seat] &= ~(1 << kind)  # PIR-11.6
        if square < OWN_SQUARES:
            state.below[seat] |= 1 << square
            bundle = state.catalog.below[kind][square % SQUARES]
        else:
            state.figurehead_cubes = having(state.figurehead_cubes, square - OWN_SQUARES, kind)
            bundle = state.catalog.figurehead_squares[square - OWN_SQUARES]
        state.tell(say.BURIED, seat, kind, square)
        state.show(say.BURIAL, seat, kind)
        if self.left > 1:
            state.push(BuryMore(seat, self.left - 1))
        begin(state, seat, bundle)

    def why_not(self, state: Pirates, option: int) -> Said | None:
        cube, square = say.BURY.of(option)
        seat, kind = self.who, cube % KINDS
        there = state.stored[seat * KINDS + kind] if cube < KINDS else state.bonus[seat] >> kind & 1
        if not there:
            return say.NO_TREASURE.said(kind)
        if square < OWN_SQUARES and square // SQUARES != kind:
            return say.OTHER_AREA.said()
        if square >= OWN_SQUARES and not state.traits[seat * TRAITS + FIGUREHEAD_SQUARES]:
            return say.NOT_OWNED.said()
        return say.SQUARE_FILLED.said()


def add_burials(options: list[int], kind: int, square: int, stored: int, covered: int) -> None:
    """PIR-D11: the cube of the plain storage, or the one on the bonus square."""
    if stored:
        options.append(say.BURY.at(kind, square))
    if covered:
        options.append(say.BURY.at(KINDS + kind, square))


class BuryMore(More):
    """PIR-11.7: the next burial of several, if one is possible then."""

    def run(self, state: Pirates) -> None:
        if can_bury(state, self.who):
            state.push(BuryTreasure(self.who, self.left))
