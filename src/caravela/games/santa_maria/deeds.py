"""Deeds: what the verbs of this game have beside what all effects have."""

from typing import ClassVar, Final

from caravela.games.santa_maria.catalog import ITEMS, RESOURCES, Catalog
from caravela.games.santa_maria.state import SantaMaria
from caravela.kernel.content import Entry
from caravela.kernel.effects import Effect

SHIPPING: Final = len(ITEMS)
CONQUEST: Final = SHIPPING + 1
PRAYER: Final = SHIPPING + 2
"""Places in the list of what things are worth, after the items."""


class Deed(Effect[SantaMaria]):
    """An effect of Santa Maria."""

    least = 1
    goes_first: ClassVar[bool] = False
    """Whether doing it before the other effects of its space is never worse."""
    further: ClassVar[tuple[str, ...]] = ()
    """Further pictures that tell what it is about."""

    def icons(self) -> list[str]:
        """The pictures that tell what it is about."""
        return [self.icon, *self.further]

    def value(self, values: list[float]) -> float:
        """What carrying it out brings, given what a unit of each item and each kind of action is worth."""
        return 0.8


class ResourceDeed(Deed):
    """So many of a resource."""

    measure = "count"

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.resource = self.word(entry, "resource", RESOURCES)

    def icons(self) -> list[str]:
        return [f"i-{RESOURCES[self.resource]}"]


class Ability(Deed):
    """What a scholar changes for its owner (SMA-17)."""

    trait: ClassVar[int] = 0
    yearly: ClassVar[float] = 0.0
    """What it is worth in a year."""

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        state.raise_trait(seat, self.trait, self.amount)

    def worth(self, state: SantaMaria, seat: int) -> float:
        return self.yearly
