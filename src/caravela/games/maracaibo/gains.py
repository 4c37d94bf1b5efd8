"""Gains: what the verbs of this game have beside what all effects have."""

from typing import Any, ClassVar, Final

from caravela.games.maracaibo.catalog import EACH, GOODS, MOMENTS, OBJECTS, ROUNDS, SYNERGIES, Catalog, Offered
from caravela.games.maracaibo.payment import Cost, read_cost
from caravela.games.maracaibo.state import Maracaibo
from caravela.kernel.content import Entry
from caravela.kernel.effects import Effect, read_effects

ANY: Final = -1


class Gain(Offered):
    """An effect of Maracaibo; those of a list are carried out one after the other, each completely (MAR-5.10)."""

    least = 1
    unit: ClassVar[float] = 0.0
    """What one of its amount is worth in points, by hand."""

    def value(self, state: Maracaibo, seat: int) -> float:
        """What carrying it out once would bring, in points, by hand."""
        return self.unit * self.amount


class Counted(Gain):
    """So much, or so much for each of something; perhaps only with a synergy token."""

    measure = "count"

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.facts["each"] = self.facts["synergy"] = "none"
        self.each = self.word(entry, "each", EACH) if "each" in entry.table else ANY
        self.synergy = self.word(entry, "synergy", SYNERGIES) if "synergy" in entry.table else ANY

    def is_on(self, state: Maracaibo, seat: int) -> bool:
        """MAR-22.8: whether the synergy token is there that it asks for."""
        return self.synergy == ANY or state.synergies[seat] >> self.synergy & 1 == 1

    def total(self, state: Maracaibo, seat: int, source: int) -> int:
        """MAR-28.18: at this moment."""
        if not self.is_on(state, seat):
            return 0
        return self.amount if self.each == ANY else self.amount * state.count(seat, self.each, source)

    def can_apply(self, state: Maracaibo, seat: int) -> bool:
        return self.total(state, seat, ANY) > 0

    def icons(self) -> list[str]:
        if self.synergy != ANY:
            return [f"i-synergy-{SYNERGIES[self.synergy]}", self.icon]
        return [self.icon]

    def value(self, state: Maracaibo, seat: int) -> float:
        if self.synergy != ANY and not self.is_on(state, seat):
            return 0.4 * self.unit * self.amount
        return self.unit * self.amount * (2.0 if self.each != ANY else 1.0)


class Permanent(Gain):
    """What a card or area changes for its owner as long as the game lasts (MAR-23.4 to 23.16)."""

    trait: ClassVar[int] = 0
    yearly: ClassVar[float] = 0.0
    """What one of its amount is worth in a round, in points, by hand."""

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        state.raise_trait(seat, self.trait, max(1, self.amount))

    def value(self, state: Maracaibo, seat: int) -> float:
        return self.worth(state, seat)

    def worth(self, state: Maracaibo, seat: int) -> float:
        return self.yearly * max(1, self.amount) * rounds_left(state)


class Further(Gain):
    """A further village or combat action: a cost, and what it gives (MAR-13.4, 9.16)."""

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.read_price(entry)
        self.cost: Cost = read_cost(entry, GOODS, OBJECTS)
        self.gains: list[Effect[Any]] = read_effects(
            entry, MOMENTS, catalog.verbs, catalog, catalog.effects, "gain", "gains"
        )

    def read_price(self, entry: Entry) -> None:
        """What else its entry tells."""

    def worth(self, state: Maracaibo, seat: int) -> float:
        value = 0.0
        for gain in self.gains:
            if isinstance(gain, Gain):
                value += gain.value(state, seat)
        return 0.5 * value * rounds_left(state)

    def value(self, state: Maracaibo, seat: int) -> float:
        return self.worth(state, seat)


def rounds_left(state: Maracaibo) -> float:
    """How much of the game is left, in rounds."""
    return ROUNDS + 0.6 - max(1, state.round)
