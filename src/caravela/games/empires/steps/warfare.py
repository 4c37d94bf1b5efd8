"""Warfare (EMP-14)."""

from typing import Final

from caravela.games.empires.catalog import SEATS, SOLDIER, TYPES, WORKERS
from caravela.games.empires.crew import members, recruited
from caravela.games.empires.state import MILITIA, Empires
from caravela.kernel.agenda import PASS, Decision, Step

WAR: Final = 100
SEAT_LIMIT: Final = 8
MILITIAMAN: Final = 6
"""The temporary Soldier, a type of its own (EMP-14.19)."""
VICTIMS: Final = [*WORKERS, "militia"]


def can_battle(state: Empires, region: int, attacker: int, defender: int) -> bool:
    """EMP-14.4: both are there, and one of them with a real Soldier (EMP-21.52c)."""
    if not state.settled(region, attacker, SOLDIER) and not state.settled(region, defender, SOLDIER):
        return False
    return state.colony(region, attacker) > 0 and state.colony(region, defender) > 0


def declarations(state: Empires, seat: int) -> list[int]:
    """EMP-14.3, 14.5: the Battles and Wars that a seat may declare."""
    battles: list[int] = []
    wars: list[int] = []
    for opponent in range(state.seats):
        if opponent == seat:
            continue
        count = len(battles)
        for region in range(len(state.catalog.regions)):
            if can_battle(state, region, seat, opponent):
                battles.append(region * SEAT_LIMIT + opponent)
        if len(battles) > count and state.coins[seat] >= state.catalog.war_price:  # EMP-14.6, 14.18
            wars.append(WAR + opponent)
    return battles + wars


class ResolveWarfare(Step[Empires]):
    """EMP-14.1: worker after worker; who can't declare anything is not asked."""

    def run(self, state: Empires) -> None:
        while state.warfare:
            seat = state.warfare[0] // TYPES
            if declarations(state, seat):
                state.push(self)
                state.push(Declare())
                return
            state.to_stock(state.warfare.pop(0))


class Declare(Decision[Empires]):
    """EMP-14.1: one Battle, one War, or nothing."""

    def seat(self, state: Empires) -> int:
        return state.warfare[0] // TYPES

    def options(self, state: Empires) -> list[int]:
        options = declarations(state, self.seat(state))
        options.append(PASS)
        return options

    def text(self, state: Empires, option: int) -> str:
        if option == PASS:
            return "pass"
        if option >= WAR:
            return f"war {SEATS[option - WAR]}"
        region, opponent = divmod(option, SEAT_LIMIT)
        return f"battle {state.region_name(region)} {SEATS[opponent]}"

    def choose(self, state: Empires, option: int) -> None:
        figure = state.warfare.pop(0)
        seat = figure // TYPES
        state.to_stock(figure)
        if option == PASS:
            return
        if option >= WAR:
            state.pay(seat, state.catalog.war_price)
            state.push(War(seat, option - WAR, 0))
            if state.listener is not None:
                state.tell("war", {"seat": SEATS[seat], "seat2": SEATS[option - WAR]})
            return
        region, opponent = divmod(option, SEAT_LIMIT)
        state.push(Battle(seat, opponent, region))


class War(Step[Empires]):
    """EMP-14.14, 14.20: region after region in board order."""

    def __init__(self, attacker: int, defender: int, region: int) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.region: Final = region

    def facts(self) -> list[int]:
        return [self.attacker, self.defender, self.region]

    def run(self, state: Empires) -> None:
        for region in range(self.region, len(state.catalog.regions)):
            if can_battle(state, region, self.attacker, self.defender):
                state.push(War(self.attacker, self.defender, region + 1))
                state.push(Battle(self.attacker, self.defender, region))
                return


class Battle(Step[Empires]):
    """EMP-14.7: the attacker chooses first, then the defender; then all casualties are removed (EMP-14.9)."""

    def __init__(self, attacker: int, defender: int, region: int) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.region: Final = region

    def facts(self) -> list[int]:
        return [self.attacker, self.defender, self.region]

    def run(self, state: Empires) -> None:
        if state.listener is not None:
            facts = {"seat2": SEATS[self.defender], "region": state.region_name(self.region)}
            state.tell("battle", {"seat": SEATS[self.attacker], **facts})
        state.push(Casualties(self.attacker, self.defender, self.region, 0, 0, 0))


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


class Casualties(Step[Empires]):
    """The casualties of one side after the other; victims are written as a crew."""

    def __init__(self, attacker: int, defender: int, region: int, side: int, chosen: int, earlier: int) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.region: Final = region
        self.side: Final = side
        self.chosen: Final = chosen
        """What this side has chosen so far."""
        self.earlier: Final = earlier
        """What the attacker has chosen, while the defender chooses."""

    def facts(self) -> list[int]:
        return [self.attacker, self.defender, self.region, self.side, self.chosen, self.earlier]

    def run(self, state: Empires) -> None:
        there = enemies(state, self.attacker, self.defender, self.region, self.side)
        missing = kills(state, self.attacker, self.defender, self.region, self.side)
        chosen = self.chosen
        for worker in range(len(there)):
            missing -= members(chosen, worker)
        choices = pickable(there, chosen, missing)
        if len(choices) > 1 and missing:
            state.push(Eliminate(self.attacker, self.defender, self.region, self.side, chosen, self.earlier))
            return
        if missing:  # EMP-14.19: one type only
            state.push(self.with_victim(choices[0]))
        elif self.side == 0:
            state.push(Casualties(self.attacker, self.defender, self.region, 1, 0, chosen))
            if state.listener is not None:
                self.tell_marked(state)
        else:
            bury(state, self.region, self.defender, self.earlier)
            bury(state, self.region, self.attacker, chosen)

    def tell_marked(self, state: Empires) -> None:
        """EMP-14.13: the defender, who eliminates somebody too, sees what the attacker has chosen."""
        if not kills(state, self.attacker, self.defender, self.region, 1):
            return
        seats = {"seat": SEATS[self.attacker], "seat2": SEATS[self.defender]}
        for worker in range(TYPES):
            if members(self.chosen, worker):
                state.tell("marked", {**seats, "worker": WORKERS[worker], "count": members(self.chosen, worker)})
        if members(self.chosen, MILITIAMAN):
            state.tell("marked-militia", {**seats})

    def with_victim(self, worker: int) -> "Casualties":
        chosen = recruited(self.chosen, worker, 1)
        return Casualties(self.attacker, self.defender, self.region, self.side, chosen, self.earlier)


def pickable(there: list[int], chosen: int, missing: int) -> list[int]:
    """The types of the next casualty, in ascending order, so that enough are left to choose (EMP-24.25)."""
    lowest = 0
    left = 0
    for worker in range(len(there)):
        if members(chosen, worker):
            lowest = worker
    for worker in range(lowest, len(there)):
        left += there[worker] - members(chosen, worker)
    choices: list[int] = []
    for worker in range(lowest, len(there)):
        here = there[worker] - members(chosen, worker)
        if here and left >= missing:
            choices.append(worker)
        left -= here
    return choices


class Eliminate(Decision[Empires]):
    """EMP-14.19: one casualty by type."""

    def __init__(self, attacker: int, defender: int, region: int, side: int, chosen: int, earlier: int) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.region: Final = region
        self.side: Final = side
        self.chosen: Final = chosen
        self.earlier: Final = earlier

    def facts(self) -> list[int]:
        return [self.attacker, self.defender, self.region, self.side, self.chosen, self.earlier]

    def seat(self, state: Empires) -> int:
        return self.attacker if self.side == 0 else self.defender

    def missing(self, state: Empires) -> int:
        missing = kills(state, self.attacker, self.defender, self.region, self.side)
        for worker in range(len(VICTIMS)):
            missing -= members(self.chosen, worker)
        return missing

    def options(self, state: Empires) -> list[int]:
        there = enemies(state, self.attacker, self.defender, self.region, self.side)
        return pickable(there, self.chosen, self.missing(state))

    def text(self, state: Empires, option: int) -> str:
        return f"eliminate {VICTIMS[option]}"

    def choose(self, state: Empires, option: int) -> None:
        chosen = recruited(self.chosen, option, 1)
        state.push(Casualties(self.attacker, self.defender, self.region, self.side, chosen, self.earlier))

    def prompt(self, state: Empires) -> dict[str, str | int]:
        enemy = self.defender if self.side == 0 else self.attacker
        return {"left": self.missing(state), "seat": SEATS[enemy], "region": state.region_name(self.region)}


def bury(state: Empires, region: int, seat: int, victims: int) -> None:
    """EMP-14.11: the eliminated return to stock; the Militia just disappears."""
    for worker in range(TYPES):
        count = members(victims, worker)
        if count:
            state.remove(region, seat, worker, count)
            if state.listener is not None:
                facts = {"worker": WORKERS[worker], "region": state.region_name(region)}
                state.tell("eliminated", {"seat": SEATS[seat], "count": count, **facts})
