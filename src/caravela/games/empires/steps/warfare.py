"""Warfare (EMP-14)."""

from typing import Final

from caravela.games.empires import phrases as say
from caravela.games.empires.catalog import SEATS, SOLDIER, TYPES, WARFARE, WORKERS
from caravela.games.empires.crew import members, recruited, size
from caravela.games.empires.state import MILITIA, Empires
from caravela.games.empires.steps.between import ask_between
from caravela.games.empires.steps.looks import ASIDE
from caravela.kernel.agenda import Decision, Piece, Selection, Step
from caravela.kernel.phrases import Said, Value

MILITIAMAN: Final = 6
"""The temporary Soldier, a type of its own (EMP-14.19)."""
VICTIMS: Final = [*WORKERS, "militia"]


def can_battle(state: Empires, region: int, attacker: int, defender: int) -> bool:
    """EMP-14.4: both are there, and one of them with a real Soldier (EMP-21.52c)."""
    one, other = state.land[region * state.seats + attacker], state.land[region * state.seats + defender]
    return one > 0 and other > 0 and (members(one, SOLDIER) > 0 or members(other, SOLDIER) > 0)


def battlefields(state: Empires, attacker: int, defender: int) -> list[int]:
    """Where two players could fight."""
    regions = range(len(state.catalog.regions))
    return [region for region in regions if can_battle(state, region, attacker, defender)]


def can_declare(state: Empires, seat: int) -> bool:
    for region in range(len(state.catalog.regions)):
        if state.land[region * state.seats + seat]:
            for opponent in range(state.seats):
                if opponent != seat and can_battle(state, region, seat, opponent):
                    return True
    return False


class ResolveWarfare(Step[Empires]):
    """EMP-14.1: worker after worker; who can't declare anything is not asked."""

    def __init__(self, resolved: int = 0) -> None:
        self.resolved: Final = resolved

    def run(self, state: Empires) -> None:
        while state.warfare:
            if can_declare(state, state.warfare[0] // TYPES):
                state.push(self if self.resolved else ResolveWarfare(1))
                state.push(Declare())
                if self.resolved:
                    ask_between(state, WARFARE)
                return
            state.to_stock(state.warfare.pop(0))


class Declare(Decision[Empires]):
    """EMP-14.1: one Battle, one War, or nothing."""

    offers = (say.BATTLE, say.WAR, say.PASS)
    beside = ASIDE

    def seat(self, state: Empires) -> int:
        return state.warfare[0] // TYPES

    def options(self, state: Empires) -> list[int]:
        """EMP-14.3, 14.5, 14.6, 14.18"""
        seat = self.seat(state)
        can_pay = state.coins[seat] >= state.catalog.war_price
        options: list[int] = []
        wars: list[int] = []
        for opponent in range(state.seats):
            if opponent != seat:
                regions = battlefields(state, seat, opponent)
                for region in regions:
                    options.append(say.BATTLE.at(region, opponent))
                if regions and can_pay:
                    wars.append(say.WAR.at(opponent))
        options += wars
        options.append(say.PASS.base)
        return options

    def choose(self, state: Empires, option: int) -> None:
        figure = state.warfare.pop(0)
        seat = figure // TYPES
        state.to_stock(figure)
        if option in say.WAR:
            opponent = say.WAR.of(option)
            state.pay(seat, state.catalog.war_price)
            state.push(War(seat, opponent, 0))
            state.tell(say.WAR_DECLARED, seat, opponent)
            state.show(say.SEE_WAR, seat, opponent)
        elif option in say.BATTLE:
            region, opponent = say.BATTLE.of(option)
            fight(state, seat, opponent, region)

    def why_not(self, state: Empires, option: int) -> Said | None:
        seat = self.seat(state)
        if option in say.WAR:
            opponent = say.WAR.of(option)
            if opponent >= state.seats or opponent == seat:
                return None
            if not battlefields(state, seat, opponent):
                return say.NO_BATTLE.said(opponent)
            return say.TOO_DEAR.said(state.catalog.war_price, state.coins[seat])
        region, opponent = say.BATTLE.of(option)
        if opponent >= state.seats or opponent == seat:
            return None
        if not state.colony(region, seat):
            return say.NO_COLONY.said(region)
        return say.NO_SOLDIER.said(region) if state.colony(region, opponent) else say.NO_ENEMY.said(opponent, region)


class War(Step[Empires]):
    """EMP-14.14, 14.20: region after region in board order."""

    def __init__(self, attacker: int, defender: int, region: int) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.region: Final = region

    def run(self, state: Empires) -> None:
        for region in range(self.region, len(state.catalog.regions)):
            if can_battle(state, region, self.attacker, self.defender):
                state.push(War(self.attacker, self.defender, region + 1))
                fight(state, self.attacker, self.defender, region)
                return


def fight(state: Empires, attacker: int, defender: int, region: int) -> None:
    """EMP-14.7: the attacker chooses first, then the defender; then all casualties are removed (EMP-14.9)."""
    state.tell(say.BATTLE_BEGUN, attacker, defender, region)
    count_casualties(state, attacker, defender, region, 0, 0, 0)


def enemies(state: Empires, attacker: int, defender: int, region: int, side: int) -> list[int]:
    """What a side may eliminate, by type; the Militia stands with the defender (EMP-21.52b)."""
    victim = defender if side == 0 else attacker
    counts = [state.settled(region, victim, worker) for worker in range(TYPES)]
    counts.append(state.trait(defender, MILITIA) if side == 0 else 0)
    return counts


def kills(state: Empires, attacker: int, defender: int, region: int, side: int) -> int:
    """EMP-14.8: fixed by the position before the Battle."""
    if side == 0:
        soldiers = state.settled(region, attacker, SOLDIER)
    else:
        soldiers = state.settled(region, defender, SOLDIER) + state.trait(defender, MILITIA)
    return min(soldiers, sum(enemies(state, attacker, defender, region, side)))


def count_casualties(
    state: Empires, attacker: int, defender: int, region: int, side: int, chosen: int, earlier: int
) -> None:
    """The casualties of one side after the other; what it, and the attacker before, has chosen is written as a crew."""
    if kills(state, attacker, defender, region, side) > size(chosen):
        state.push(Eliminate(attacker, defender, region, side, chosen, earlier))
    elif side == 0:
        tell_marked(state, attacker, defender, region, chosen)
        count_casualties(state, attacker, defender, region, 1, 0, chosen)
    else:
        bury(state, region, defender, earlier)
        bury(state, region, attacker, chosen)
        state.show(say.SEE_BATTLE, attacker, defender, region)


def tell_marked(state: Empires, attacker: int, defender: int, region: int, chosen: int) -> None:
    """EMP-14.13: the defender, who eliminates somebody too, sees what the attacker has chosen."""
    if not kills(state, attacker, defender, region, 1):
        return
    for worker in range(TYPES):
        count = members(chosen, worker)
        if count:
            state.tell(say.MARKED, attacker, count, worker, defender)
    if members(chosen, MILITIAMAN):
        state.tell(say.MILITIA_MARKED, attacker, defender)


class Eliminate(Decision[Empires]):
    """EMP-14.19: one casualty by type, in ascending order (EMP-24.25)."""

    offers = (say.ELIMINATE, say.ELIMINATE_MILITIA)
    beside = ASIDE

    def __init__(self, attacker: int, defender: int, region: int, side: int, chosen: int, earlier: int) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.region: Final = region
        self.side: Final = side
        self.chosen: Final = chosen
        self.earlier: Final = earlier

    def seat(self, state: Empires) -> int:
        return self.attacker if self.side == 0 else self.defender

    def missing(self, state: Empires) -> int:
        return kills(state, self.attacker, self.defender, self.region, self.side) - size(self.chosen)

    def left(self, state: Empires) -> list[int]:
        """The enemies that have not been chosen, by type."""
        there = enemies(state, self.attacker, self.defender, self.region, self.side)
        return [there[worker] - members(self.chosen, worker) for worker in range(len(there))]

    def options(self, state: Empires) -> list[int]:
        """The types from the highest chosen one on, so that enough are left to choose."""
        missing = self.missing(state)
        there = self.left(state)
        options: list[int] = []
        enough = 0
        for worker in range(len(there) - 1, -1, -1):
            enough += there[worker]
            if there[worker] and enough >= missing:
                options.insert(0, casualty(worker))
            if members(self.chosen, worker):
                break
        return options

    def choose(self, state: Empires, option: int) -> None:
        worker = MILITIAMAN if option == say.ELIMINATE_MILITIA.base else say.ELIMINATE.of(option)
        chosen = recruited(self.chosen, worker, 1)
        count_casualties(state, self.attacker, self.defender, self.region, self.side, chosen, self.earlier)

    def default(self, state: Empires) -> int:
        return self.options(state)[0]

    def prompt(self, state: Empires) -> dict[str, Value]:
        enemy = self.defender if self.side == 0 else self.attacker
        region = state.catalog.regions[self.region]
        return {"left": self.missing(state), "seat": SEATS[enemy], "region": region}

    def selection(self, state: Empires) -> Selection:
        missing = self.missing(state)
        there = self.left(state)
        pieces = [Piece(casualty(worker), min(missing, there[worker])) for worker in range(len(there)) if there[worker]]
        return Selection(missing, missing, pieces)


def casualty(worker: int) -> int:
    return say.ELIMINATE_MILITIA.base if worker == MILITIAMAN else say.ELIMINATE.at(worker)


def bury(state: Empires, region: int, seat: int, victims: int) -> None:
    """EMP-14.11: the eliminated return to stock; the Militia just disappears."""
    for worker in range(TYPES):
        count = members(victims, worker)
        if count:
            state.remove(region, seat, worker, count)
            state.tell(say.ELIMINATED, seat, count, worker, region)
