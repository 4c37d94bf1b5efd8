"""Raids: dice, power, Raid actions (PIR-8)."""

from typing import Final

from caravela.games.pirates import phrases as say
from caravela.games.pirates.catalog import TREASURES, Catalog
from caravela.games.pirates.gains import Gain
from caravela.games.pirates.state import DICE_LUCK, DIE_POWER, POWER, REROLLS, TRAITS, Pirates
from caravela.games.pirates.steps.timing import TurnDecision, can_spend, leftover_of, spend, why_not_spent
from caravela.kernel.agenda import Odds, Step
from caravela.kernel.content import Entry
from caravela.kernel.phrases import Said, Value

PIPS: Final = 6
ALL_DICE: Final = -1


class Raid(Gain):
    """PIR-21.41: with all three dice."""

    verb = "raid"
    icon = "i-raid"
    unit = 1.0

    def apply(self, state: Pirates, seat: int, source: int) -> None:
        state.push(Roll(seat, ALL_DICE, self.amount, 1 + state.traits[seat * TRAITS + REROLLS]))

    def value(self, state: Pirates, seat: int) -> float:
        return 5.0 + 0.8 * (self.amount + state.traits[seat * TRAITS + POWER])


class RaidFixed(Gain):
    """PIR-8.11, 21.9: without dice; the player names the colour."""

    verb = "raid_fixed"
    icon = "i-raid"
    word_of = "raid"

    def apply(self, state: Pirates, seat: int, source: int) -> None:
        state.push(NameColour(seat, self.amount))

    def value(self, state: Pirates, seat: int) -> float:
        return 0.8 * (self.amount + state.traits[seat * TRAITS + POWER])


class RaidDie(Gain):
    """PIR-8.12, 21.10: with one die only."""

    verb = "raid_die"
    icon = "i-raid"
    word_of = "raid"

    def read_more(self, entry: Entry, catalog: Catalog) -> None:
        self.kind = self.word(entry, "treasure", TREASURES)

    def apply(self, state: Pirates, seat: int, source: int) -> None:
        state.push(Roll(seat, self.kind, self.amount, 1 + state.traits[seat * TRAITS + REROLLS]))

    def icons(self) -> list[str]:
        return [f"i-raid-die-{TREASURES[self.kind]}"]

    def value(self, state: Pirates, seat: int) -> float:
        return 0.8 * (3.5 + self.amount + state.traits[seat * TRAITS + POWER])


class Roll(Step[Pirates]):
    """PIR-8.1, 8.12: all dice or one of them are rolled."""

    def __init__(self, seat: int, die: int, extra: int, rerolls: int) -> None:
        self.who: Final = seat
        self.die: Final = die
        self.extra: Final = extra
        self.rerolls: Final = rerolls

    def run(self, state: Pirates) -> None:
        seat = self.who
        if self.die == ALL_DICE:
            dice = [1 + state.draw(DICE_LUCK, PIPS) for _ in TREASURES]
            state.tell(say.ROLLED, seat, dice[0], dice[1], dice[2])
        else:
            dice = [0] * len(TREASURES)
            dice[self.die] = 1 + state.draw(DICE_LUCK, PIPS)
            state.tell(say.ROLLED_ONE, seat, self.die, dice[self.die])
        state.push(ChooseDie(seat, dice[0], dice[1], dice[2], self.extra, self.rerolls))
        state.show(say.DICE, seat)


class ChooseDie(TurnDecision):
    """PIR-8.2, 8.3, 8.14: a die, or all dice once more."""

    offers = (say.DIE, say.REROLL)
    tells = ("rerolls",)

    def __init__(self, seat: int, gold: int, emerald: int, pearl: int, extra: int, rerolls: int) -> None:
        super().__init__(seat)
        self.gold: Final = gold
        self.emerald: Final = emerald
        self.pearl: Final = pearl
        self.extra: Final = extra
        self.rerolls: Final = rerolls

    def dice(self) -> list[int]:
        """The pips of each die; 0 is one that is not rolled."""
        return [self.gold, self.emerald, self.pearl]

    def options(self, state: Pirates) -> list[int]:
        options: list[int] = []
        if self.gold:
            options.append(say.DIE.base)
        if self.emerald:
            options.append(say.DIE.base + 1)
        if self.pearl:
            options.append(say.DIE.base + 2)
        if self.rerolls:
            options.append(say.REROLL.base)
        return options

    def choose(self, state: Pirates, option: int) -> None:
        seat = self.who
        dice = self.dice()
        if option == say.REROLL.base:
            die = ALL_DICE if 0 not in dice else next(kind for kind in range(len(dice)) if dice[kind])
            state.push(Roll(seat, die, self.extra, self.rerolls - 1))
            return
        kind = say.DIE.of(option)
        raid = SpendPower(seat, kind, dice[kind] + self.extra, 1, 0, 0)
        state.tell(say.RAIDED, seat, kind, raid.power(state))
        state.push(raid)

    def odds(self, state: Pirates, option: int) -> Odds | None:
        """How likely another roll is to bring more power than the best die now."""
        if option != say.REROLL.base:
            return None
        dice = self.dice()
        bonus = [state.traits[self.who * TRAITS + DIE_POWER + kind] for kind in range(len(dice))]
        best = max([dice[kind] + bonus[kind] for kind in range(len(dice)) if dice[kind]])
        worse = cases = 1
        for kind in range(len(dice)):
            if dice[kind]:
                cases *= PIPS
                worse *= max(0, min(PIPS, best - bonus[kind]))
        return Odds(cases - worse, cases)


class NameColour(TurnDecision):
    """PIR-8.11, 8.15: the Treasure of a Raid without dice."""

    offers = (say.NAME,)
    tells = ("basis",)

    def __init__(self, seat: int, basis: int) -> None:
        super().__init__(seat)
        self.basis: Final = basis
        """The power that is printed."""

    def options(self, state: Pirates) -> list[int]:
        return [say.NAME.base + kind for kind in range(len(TREASURES))]

    def choose(self, state: Pirates, option: int) -> None:
        kind = say.NAME.of(option)
        raid = SpendPower(self.who, kind, self.basis, 0, 0, 0)
        state.tell(say.RAIDED, self.who, kind, raid.power(state))
        state.push(raid)


class SpendPower(TurnDecision):
    """PIR-8.6, 8.16, 34.5: what the power buys, until its player turns to something else."""

    offers = (say.SPEND, say.DONE)

    def __init__(self, seat: int, treasure: int, basis: int, rolled: int, paid: int, spent: int) -> None:
        super().__init__(seat)
        self.treasure: Final = treasure
        self.basis: Final = basis
        """Pips, and what is printed with this Raid."""
        self.rolled: Final = rolled
        self.paid: Final = paid
        """The power that was spent."""
        self.spent: Final = spent
        """The actions that this Raid has used, as bits."""

    def power(self, state: Pirates) -> int:
        """PIR-8.4, 8.5: what is left, with all bonuses of this moment."""
        base = self.who * TRAITS
        power = self.basis + state.traits[base + POWER] - self.paid
        return power + state.traits[base + DIE_POWER + self.treasure] if self.rolled else power

    def options(self, state: Pirates) -> list[int]:
        power = self.power(state)
        options: list[int] = []
        for action in range(len(state.used)):
            if can_spend(state, self.who, action, power, self.spent):
                options.append(say.SPEND.base + action)
        options.append(say.DONE.base)
        return options

    def choose(self, state: Pirates, option: int) -> None:
        seat = self.who
        if option == say.DONE.base:
            power = self.power(state)
            if power:
                state.leftover = (*state.leftover, leftover_of(power, self.treasure, self.spent))
                state.tell(say.POWER_LEFT, seat, power)
            return
        action = say.SPEND.of(option)
        price = state.catalog.actions[action].power
        state.push(
            SpendPower(seat, self.treasure, self.basis, self.rolled, self.paid + price, self.spent | 1 << action)
        )
        spend(state, seat, action, self.treasure)

    def prompt(self, state: Pirates) -> dict[str, Value]:
        return {"treasure": TREASURES[self.treasure], "power": self.power(state)}

    def why_not(self, state: Pirates, option: int) -> Said | None:
        if option not in say.SPEND:
            return None
        return why_not_spent(state, self.who, say.SPEND.of(option), self.power(state), self.spent)
