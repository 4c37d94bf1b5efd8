"""Effects that ask nobody (MAR-23, MAR-28.2); those that ask stand with their decisions in steps/."""

from caravela.games.maracaibo.catalog import NATIONS, OBJECTS, Catalog
from caravela.games.maracaibo.gains import Counted, Permanent, rounds_left
from caravela.games.maracaibo.state import (
    BANNER,
    CAPTURE,
    COMPASS,
    DISCOUNT,
    DRILL,
    HAND_LIMIT,
    HOST,
    OWN_OBJECT,
    READY,
    ROW_FREE,
    SAILS,
    STEAL,
    SWIFT_EXPLORER,
    Maracaibo,
)
from caravela.kernel.content import Entry

# -- at once ----------------------------------------------------------------------------------------------------------


class Doubloons(Counted):
    verb = "doubloons"
    icon = "i-doubloon"
    unit = 0.5

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        state.gain_doubloons(seat, self.total(state, seat, source))


class Points(Counted):
    verb = "points"
    icon = "i-vp"
    unit = 1.0

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        state.gain_points(seat, self.total(state, seat, source), self.reason)


class CombatPoints(Counted):
    verb = "combat_points"
    icon = "i-combat-point"
    unit = 0.6

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        state.gain_combat(seat, self.total(state, seat, source))


class Figures(Counted):
    verb = "figures"
    icon = "i-figure"
    unit = 0.9

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        state.gain_figures(seat, self.total(state, seat, source))


class DoubloonIncome(Counted):
    """MAR-23.1, 23.3"""

    verb = "doubloon_income"
    icon = "i-income-doubloon"
    unit = 0.5

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        if self.is_on(state, seat):
            state.gain_doubloon_income(seat, self.amount)

    def value(self, state: Maracaibo, seat: int) -> float:
        share = 1.0 if self.is_on(state, seat) else 0.4
        return share * self.amount * (0.5 + self.unit * (rounds_left(state) - 1.0))


class PointsIncome(Counted):
    """MAR-23.2, 23.3"""

    verb = "points_income"
    icon = "i-income-vp"
    unit = 1.0

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        if self.is_on(state, seat):
            state.gain_points_income(seat, self.amount)

    def value(self, state: Maracaibo, seat: int) -> float:
        share = 1.0 if self.is_on(state, seat) else 0.4
        return share * self.amount * rounds_left(state)


# -- as long as the game lasts ----------------------------------------------------------------------------------------


class OwnObject(Permanent):
    """MAR-23.4: the card counts as an object in every payment."""

    verb = "own_object"
    icon = "i-spyglass"
    yearly = 0.7

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.object = self.word(entry, "object", OBJECTS)

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        state.raise_trait(seat, OWN_OBJECT + self.object, 1)

    def icons(self) -> list[str]:
        return [f"i-{OBJECTS[self.object]}"]


class Discount(Permanent):
    """MAR-23.5"""

    verb = "discount"
    icon = "i-discount"
    measure = "count"
    trait = DISCOUNT
    yearly = 1.3


class CombatReady(Permanent):
    """MAR-23.6"""

    verb = "combat_ready"
    icon = "i-combat-point"
    measure = "count"
    trait = READY
    yearly = 0.8


class Compass(Permanent):
    """MAR-23.7"""

    verb = "compass"
    icon = "i-compass"
    measure = "count"
    trait = COMPASS
    yearly = 1.2


class SwiftExplorer(Permanent):
    """MAR-23.8"""

    verb = "swift_explorer"
    icon = "i-explore"
    measure = "count"
    trait = SWIFT_EXPLORER
    yearly = 1.2


class Steal(Permanent):
    """MAR-23.9"""

    verb = "steal"
    icon = "i-loot"
    measure = "count"
    trait = STEAL
    yearly = 0.4


class Host(Permanent):
    """MAR-23.10"""

    verb = "host"
    icon = "i-assistant"
    trait = HOST
    yearly = 1.0


class Drill(Permanent):
    """MAR-23.11"""

    verb = "drill"
    icon = "i-combat-point"
    trait = DRILL
    yearly = 0.5


class Banner(Permanent):
    """MAR-23.12"""

    verb = "banner"
    icon = "i-marker-any"
    yearly = 0.8

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.nation = self.word(entry, "nation", NATIONS)

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        state.raise_trait(seat, BANNER + self.nation, 1)

    def icons(self) -> list[str]:
        return [f"i-marker-{NATIONS[self.nation]}"]


class CapturePoints(Permanent):
    """MAR-23.13"""

    verb = "capture_points"
    icon = "i-marker-any"
    measure = "count"
    trait = CAPTURE
    yearly = 0.4


class LongSails(Permanent):
    """MAR-21.5"""

    verb = "long_sails"
    icon = "i-sail"
    trait = SAILS
    yearly = 2.5


class HandLimit(Permanent):
    """MAR-21.6"""

    verb = "hand_limit"
    icon = "i-hand-card"
    measure = "count"
    yearly = 0.4

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        state.raise_trait(seat, HAND_LIMIT, self.amount - state.trait(seat, HAND_LIMIT))


class RowFree(Permanent):
    """MAR-21.7"""

    verb = "row_free"
    icon = "i-project-card"
    trait = ROW_FREE
    yearly = 1.0
