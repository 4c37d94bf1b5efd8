"""Gains: what the verbs of this game have beside what all effects have."""

from typing import ClassVar, Final

from caravela.games.pirates.catalog import BOONS, ROUNDS, Catalog, Owned
from caravela.games.pirates.state import Pirates
from caravela.kernel.content import Entry

MAY: Final = 0
MUST: Final = 1
"""The source of an effect tells whether it can be refused (PIR-34.9)."""


class Gain(Owned):
    """An effect of Pirates of Maracaibo."""

    measure = "count"
    plain: ClassVar[bool] = False
    """Whether it is a plain gain, which can't be refused everywhere (PIR-34.9)."""
    asks: ClassVar[bool] = False
    """Whether it asks by itself, and may be declined there."""
    word_of: ClassVar[str] = ""
    """The word by which it is chosen from a list, where it is not its verb."""
    unit: ClassVar[float] = 0.0
    """What one of its amount is worth in points, by hand."""

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.boon = BOONS.index(self.word_of or self.verb)
        self.read_more(entry, catalog)

    def read_more(self, entry: Entry, catalog: Catalog) -> None:
        """What its entry tells beside its amount."""

    def is_flat(self) -> bool:
        """Whether nothing else of its list can change it: it may come first."""
        return False

    def value(self, state: Pirates, seat: int) -> float:
        """What carrying it out once would bring, in points, by hand."""
        return self.unit * self.amount


class Lasting(Gain):
    """What a card, a slot or a Figurehead changes for its owner as long as the game lasts."""

    trait: ClassVar[int] = 0
    yearly: ClassVar[float] = 0.0
    """What one of its amount is worth in a round, in points, by hand."""

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.read_more(entry, catalog)

    def apply(self, state: Pirates, seat: int, source: int) -> None:
        state.raise_trait(seat, self.trait, max(1, self.amount))

    def value(self, state: Pirates, seat: int) -> float:
        return self.worth(state, seat)

    def worth(self, state: Pirates, seat: int) -> float:
        return self.yearly * max(1, self.amount) * rounds_left(state)


def rounds_left(state: Pirates) -> float:
    """How much of the game is left, in rounds."""
    return ROUNDS + 0.6 - max(1, state.round)
