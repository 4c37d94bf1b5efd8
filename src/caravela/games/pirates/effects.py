"""Effects that ask nobody (PIR-21); those that ask stand with their decisions in steps/."""

from caravela.games.pirates import scoring
from caravela.games.pirates.catalog import (
    DISCOUNTS,
    EACH,
    EACH_QUEST,
    EACH_SCORED,
    KINDS,
    RESIDENCES,
    TREASURES,
    Catalog,
)
from caravela.games.pirates.gains import Gain, Lasting, rounds_left
from caravela.games.pirates.state import (
    ACTIONS,
    DIE_POWER,
    DISCOUNT,
    DOUBLOON_INCOME,
    FIGUREHEAD_SQUARES,
    POINTS_INCOME,
    POWER,
    QUEST_INCOME,
    REFRESH,
    REROLLS,
    SWIFT_EXPLORER,
    SWIFT_SHIP,
    Pirates,
)
from caravela.kernel.content import Entry

NOTHING = -1

# -- at once ----------------------------------------------------------------------------------------------------------


class Doubloons(Gain):
    """PIR-21.36"""

    verb = "doubloons"
    icon = "i-doubloon"
    plain = True
    unit = 0.6

    def is_flat(self) -> bool:
        return True

    def apply(self, state: Pirates, seat: int, source: int) -> None:
        state.gain_doubloons(seat, self.amount)


class Points(Gain):
    """PIR-21.36, 21.48: so many, or so many for each of something."""

    verb = "points"
    icon = "i-vp"
    plain = True
    unit = 1.0

    def read_more(self, entry: Entry, catalog: Catalog) -> None:
        self.facts["each"] = "none"
        self.each = self.word(entry, "each", EACH) if "each" in entry.table else NOTHING
        self.limit = entry.number("most", 0)
        self.facts["most"] = self.limit

    def is_flat(self) -> bool:
        return self.each == NOTHING

    def total(self, state: Pirates, seat: int) -> int:
        """PIR-34.3: at this moment."""
        if self.each == NOTHING:
            return self.amount
        return scoring.groups(state.count(seat, self.each), 1, self.amount, self.limit)

    def can_apply(self, state: Pirates, seat: int) -> bool:
        return self.each == NOTHING or self.total(state, seat) > 0

    def apply(self, state: Pirates, seat: int, source: int) -> None:
        state.gain_points(seat, self.total(state, seat))

    def value(self, state: Pirates, seat: int) -> float:
        return float(self.total(state, seat))


class Cubes(Gain):
    """PIR-21.38"""

    verb = "cubes"
    icon = "i-cube"
    plain = True
    unit = 0.5

    def read_more(self, entry: Entry, catalog: Catalog) -> None:
        self.kind = self.word(entry, "treasure", TREASURES)

    def apply(self, state: Pirates, seat: int, source: int) -> None:
        state.add_cubes(self.kind, self.amount)

    def icons(self) -> list[str]:
        return [f"i-cube-{TREASURES[self.kind]}"]


class DoubloonIncomeNow(Gain):
    """PIR-21.23"""

    verb = "doubloon_income_now"
    icon = "i-income-doubloon"
    measure = ""
    plain = True

    def can_apply(self, state: Pirates, seat: int) -> bool:
        return state.doubloon_income(seat) > 0

    def apply(self, state: Pirates, seat: int, source: int) -> None:
        state.gain_doubloons(seat, state.doubloon_income(seat))

    def value(self, state: Pirates, seat: int) -> float:
        return 0.6 * state.doubloon_income(seat)


class PointsIncomeNow(Gain):
    """PIR-21.22"""

    verb = "points_income_now"
    icon = "i-income-vp"
    measure = ""
    plain = True

    def can_apply(self, state: Pirates, seat: int) -> bool:
        return state.points_income(seat) > 0

    def apply(self, state: Pirates, seat: int, source: int) -> None:
        state.gain_points(seat, state.points_income(seat))

    def value(self, state: Pirates, seat: int) -> float:
        return float(state.points_income(seat))


# -- as long as the game lasts ----------------------------------------------------------------------------------------


class Power(Lasting):
    """PIR-21.4"""

    verb = "power"
    icon = "i-raid-power"
    trait = POWER
    yearly = 1.2


class DiePower(Lasting):
    """PIR-21.5"""

    verb = "die_power"
    icon = "i-raid-power"
    yearly = 0.5

    def read_more(self, entry: Entry, catalog: Catalog) -> None:
        self.kind = self.word(entry, "treasure", TREASURES)

    def apply(self, state: Pirates, seat: int, source: int) -> None:
        state.raise_trait(seat, DIE_POWER + self.kind, self.amount)

    def icons(self) -> list[str]:
        return [f"i-raid-die-{TREASURES[self.kind]}"]


class Reroll(Lasting):
    """PIR-21.46"""

    verb = "reroll"
    icon = "i-rotate"
    trait = REROLLS
    yearly = 1.0


class MoreRaidActions(Lasting):
    """PIR-21.1 to 21.3, 21.42"""

    verb = "raid_action"
    icon = "i-raid-power"
    measure = ""

    def read_more(self, entry: Entry, catalog: Catalog) -> None:
        self.action = self.word(entry, "action", catalog.action_ids)

    def apply(self, state: Pirates, seat: int, source: int) -> None:
        state.raise_trait(seat, ACTIONS + self.action, 1)

    def worth(self, state: Pirates, seat: int) -> float:
        return 2.0 * rounds_left(state)


class SwiftExplorer(Lasting):
    """PIR-21.6"""

    verb = "swift_explorer"
    icon = "i-explore"
    trait = SWIFT_EXPLORER
    yearly = 1.4


class ExploreTrade(Lasting):
    """PIR-10.7, 21.7"""

    verb = "explore_trade"
    icon = "i-explore"
    measure = ""

    def read_more(self, entry: Entry, catalog: Catalog) -> None:
        self.gains = catalog.bundle(entry, True, "gains")

    def apply(self, state: Pirates, seat: int, source: int) -> None:
        state.trades[seat] = tuple(sorted((*state.trades[seat], self.amount)))

    def worth(self, state: Pirates, seat: int) -> float:
        return 0.8 * rounds_left(state)


class Discount(Lasting):
    """PIR-21.8, 21.45"""

    verb = "discount"
    icon = "i-discount"
    yearly = 0.7

    def read_more(self, entry: Entry, catalog: Catalog) -> None:
        what = self.word(entry, "what", DISCOUNTS)
        everything = range(RESIDENCES + 1) if DISCOUNTS[what] == "all" else range(len(KINDS))
        self.kinds: list[int] = [what] if what <= RESIDENCES else list(everything)

    def apply(self, state: Pirates, seat: int, source: int) -> None:
        for kind in self.kinds:
            state.raise_trait(seat, DISCOUNT + kind, self.amount)

    def icons(self) -> list[str]:
        return [f"i-{DISCOUNTS[kind]}" for kind in self.kinds]

    def worth(self, state: Pirates, seat: int) -> float:
        return 0.25 * self.amount * len(self.kinds) * rounds_left(state)


class SwiftShip(Lasting):
    """PIR-4.12"""

    verb = "swift_ship"
    icon = "i-sail"
    trait = SWIFT_SHIP
    yearly = 1.5


class QuestRefresh(Lasting):
    """PIR-12.8"""

    verb = "quest_refresh"
    icon = "i-quest-card"
    measure = ""
    trait = REFRESH
    yearly = 0.5


class BurySquares(Lasting):
    """PIR-22.G"""

    verb = "bury_squares"
    icon = "i-bury"
    measure = ""
    trait = FIGUREHEAD_SQUARES
    yearly = 3.0


# -- at the end of each round -----------------------------------------------------------------------------------------


class DoubloonIncome(Lasting):
    """PIR-21.40"""

    verb = "doubloon_income"
    icon = "i-income-doubloon"
    trait = DOUBLOON_INCOME
    yearly = 0.6

    def worth(self, state: Pirates, seat: int) -> float:
        return self.amount * (0.6 * (rounds_left(state) - 0.6) - 0.3)


class PointsIncome(Lasting):
    """PIR-21.40"""

    verb = "points_income"
    icon = "i-income-vp"
    trait = POINTS_INCOME

    def worth(self, state: Pirates, seat: int) -> float:
        return self.amount * (rounds_left(state) + 0.4)


class QuestIncome(Lasting):
    """PIR-21.47"""

    verb = "quest_income"
    icon = "i-income-doubloon"
    trait = QUEST_INCOME

    def worth(self, state: Pirates, seat: int) -> float:
        return 0.5 * len(state.hands[seat]) * rounds_left(state)


# -- at the end of the game -------------------------------------------------------------------------------------------


class Score(Lasting):
    """PIR-20.4, 20.5, 21.30 to 21.32, 23"""

    verb = "score"
    icon = "i-vp"
    measure = "points"

    def read_more(self, entry: Entry, catalog: Catalog) -> None:
        self.each = self.word(entry, "each", EACH)
        self.per = entry.number("per", 1, least=1)
        self.limit = entry.number("most", 0)
        self.facts["per"] = self.per
        self.facts["most"] = self.limit
        self.secret = self.each == EACH_SCORED or self.each == EACH_QUEST

    def apply(self, state: Pirates, seat: int, source: int) -> None:
        """It counts at the end alone."""

    def points(self, state: Pirates, seat: int) -> int:
        return scoring.groups(state.count(seat, self.each), self.per, self.amount, self.limit)

    def worth(self, state: Pirates, seat: int) -> float:
        share = state.count(seat, self.each) / self.per * self.amount
        return min(share, self.limit) if self.limit else share
