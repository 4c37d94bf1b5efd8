"""What single buildings ask of players (EMP-21)."""

from typing import Final

from caravela.games.empires.catalog import COLONIST, SEATS, TYPES, WORKERS
from caravela.games.empires.state import HISTORY_LUCK, Empires
from caravela.kernel.agenda import PASS, SeatDecision, Step
from caravela.kernel.state import replaced

ANY_REGION: Final = 0
OWN_COLONY: Final = 1


class PlaceColonists(SeatDecision[Empires]):
    """EMP-21.28: Colonists into discovered regions, one by one in board order."""

    def __init__(self, seat: int, count: int, from_region: int) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.from_region: Final = from_region

    def facts(self) -> list[int]:
        return [self.who, self.count, self.from_region]

    def options(self, state: Empires) -> list[int]:
        options = [region for region in state.discovered() if region >= self.from_region]
        options.append(PASS)
        return options

    def text(self, state: Empires, option: int) -> str:
        return "done" if option == PASS else f"settle {state.region_name(option)}"

    def choose(self, state: Empires, option: int) -> None:
        if option == PASS:
            return
        settle_and_tell(state, self.who, option, COLONIST, 1)
        if self.count > 1 and state.stock[self.who * TYPES + COLONIST]:
            state.push(PlaceColonists(self.who, self.count - 1, option))

    def prompt(self, state: Empires) -> dict[str, str | int]:
        return {"count": self.count}


def settle_and_tell(state: Empires, seat: int, region: int, worker: int, count: int) -> None:
    placed = state.settle_from_stock(region, seat, worker, count)
    if state.listener is not None:
        facts = {"worker": WORKERS[worker], "region": state.region_name(region)}
        state.tell("settled", {"seat": SEATS[seat], "count": placed, **facts})


def own_regions(state: Empires, seat: int) -> list[int]:
    """Where a seat has a colony."""
    return [region for region in range(len(state.catalog.regions)) if state.colony(region, seat)]


class StrengthenColony(SeatDecision[Empires]):
    """EMP-21.30, 21.47: workers from stock into one region where the seat has a worker already."""

    def __init__(self, seat: int, worker: int, count: int) -> None:
        super().__init__(seat)
        self.worker: Final = worker
        self.count: Final = count

    def facts(self) -> list[int]:
        return [self.who, self.worker, self.count]

    def options(self, state: Empires) -> list[int]:
        options = own_regions(state, self.who)
        options.append(PASS)
        return options

    def text(self, state: Empires, option: int) -> str:
        return "pass" if option == PASS else f"settle {state.region_name(option)}"

    def choose(self, state: Empires, option: int) -> None:
        if option != PASS:
            settle_and_tell(state, self.who, option, self.worker, self.count)

    def prompt(self, state: Empires) -> dict[str, str | int]:
        return {"worker": WORKERS[self.worker], "count": self.count}


class Strengthen(Step[Empires]):
    """A seat with a colony and a figure in stock is asked where it settles (EMP-21.70, 21.71)."""

    def __init__(self, seat: int, worker: int, count: int) -> None:
        self.who: Final = seat
        self.worker: Final = worker
        self.count: Final = count

    def facts(self) -> list[int]:
        return [self.who, self.worker, self.count]

    def run(self, state: Empires) -> None:
        if state.stock[self.who * TYPES + self.worker] and own_regions(state, self.who):
            state.push(StrengthenColony(self.who, self.worker, self.count))


class NameOpponent(SeatDecision[Empires]):
    """EMP-21.47: the owner of Papal Edict names an opponent and says whether that one settles first or second."""

    def __init__(self, seat: int, worker: int, count: int) -> None:
        super().__init__(seat)
        self.worker: Final = worker
        self.count: Final = count

    def facts(self) -> list[int]:
        return [self.who, self.worker, self.count]

    def options(self, state: Empires) -> list[int]:
        options: list[int] = []
        for seat in range(state.seats):
            if seat != self.who:
                options.append(2 * seat)
                options.append(2 * seat + 1)
        return options

    def text(self, state: Empires, option: int) -> str:
        return f"edict {SEATS[option // 2]} {'second' if option % 2 else 'first'}"

    def choose(self, state: Empires, option: int) -> None:
        opponent = option // 2
        first = self.who if option % 2 else opponent
        second = opponent if option % 2 else self.who
        if state.listener is not None:
            state.tell("edict", {"seat": SEATS[self.who], "seat2": SEATS[opponent]})
        state.push(Strengthen(second, self.worker, self.count))
        state.push(Strengthen(first, self.worker, self.count))


class ShrinkColonies(Step[Empires]):
    """EMP-21.43: colonies over a size keep one worker; player by player, in board order (EMP-D54)."""

    def __init__(self, over: int, place: int, region: int) -> None:
        self.over: Final = over
        self.place: Final = place
        self.region: Final = region

    def facts(self) -> list[int]:
        return [self.over, self.place, self.region]

    def run(self, state: Empires) -> None:
        if self.place == state.seats:
            return
        if self.region == len(state.catalog.regions):
            state.push(ShrinkColonies(self.over, self.place + 1, 0))
            return
        state.push(ShrinkColonies(self.over, self.place, self.region + 1))
        seat = state.order[self.place]
        if state.colony(self.region, seat) > self.over:
            types = [worker for worker in range(TYPES) if state.settled(self.region, seat, worker)]
            if len(types) == 1:
                keep_one(state, seat, self.region, types[0])
            else:
                state.push(KeepWorker(seat, self.region))


class KeepWorker(SeatDecision[Empires]):
    """EMP-21.43: the owner of a colony chooses who stays."""

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region: Final = region

    def facts(self) -> list[int]:
        return [self.who, self.region]

    def options(self, state: Empires) -> list[int]:
        return [worker for worker in range(TYPES) if state.settled(self.region, self.who, worker)]

    def text(self, state: Empires, option: int) -> str:
        return f"keep {WORKERS[option]}"

    def choose(self, state: Empires, option: int) -> None:
        keep_one(state, self.who, self.region, option)

    def prompt(self, state: Empires) -> dict[str, str | int]:
        return {"region": state.region_name(self.region)}


def keep_one(state: Empires, seat: int, region: int, kept: int) -> None:
    for worker in range(TYPES):
        count = state.settled(region, seat, worker)
        state.remove(region, seat, worker, count - 1 if worker == kept else count)
    if state.listener is not None:
        facts = {"worker": WORKERS[kept], "region": state.region_name(region)}
        state.tell("shrunk", {"seat": SEATS[seat], **facts})


SEAT_LIMIT: Final = 8
COUNT_LIMIT: Final = 4


class RemoveColonists(SeatDecision[Empires]):
    """EMP-21.62: up to three Colonists of one player in one region go back to stock."""

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most: Final = most

    def facts(self) -> list[int]:
        return [self.who, self.most]

    def options(self, state: Empires) -> list[int]:
        options: list[int] = []
        for region in range(len(state.catalog.regions)):
            for seat in range(state.seats):
                for count in range(1, min(self.most, state.settled(region, seat, COLONIST)) + 1):
                    options.append((region * SEAT_LIMIT + seat) * COUNT_LIMIT + count)
        options.append(PASS)
        return options

    def text(self, state: Empires, option: int) -> str:
        if option == PASS:
            return "pass"
        place, count = divmod(option, COUNT_LIMIT)
        region, seat = divmod(place, SEAT_LIMIT)
        return f"remove {count} {SEATS[seat]} {state.region_name(region)}"

    def choose(self, state: Empires, option: int) -> None:
        if option == PASS:
            return
        place, count = divmod(option, COUNT_LIMIT)
        region, seat = divmod(place, SEAT_LIMIT)
        state.remove(region, seat, COLONIST, count)
        if state.listener is not None:
            facts = {"worker": WORKERS[COLONIST], "region": state.region_name(region)}
            state.tell("eliminated", {"seat": SEATS[seat], "count": count, **facts})


def token_holders(state: Empires, seat: int, from_seat: int) -> list[int]:
    """The opponents from a seat on who own a discovery token."""
    return [other for other in range(from_seat, state.seats) if other != seat and other in state.token_owner]


class RobTokens(SeatDecision[Empires]):
    """EMP-21.66: a token at random from each of several opponents, named in the order of seats."""

    def __init__(self, seat: int, count: int, from_seat: int, declinable: int) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.from_seat: Final = from_seat
        self.declinable: Final = declinable

    def facts(self) -> list[int]:
        return [self.who, self.count, self.from_seat, self.declinable]

    def options(self, state: Empires) -> list[int]:
        holders = token_holders(state, self.who, self.from_seat)
        options = holders[: len(holders) - self.count + 1]
        if self.declinable:
            options.append(PASS)
        return options

    def text(self, state: Empires, option: int) -> str:
        return "pass" if option == PASS else f"rob {SEATS[option]}"

    def choose(self, state: Empires, option: int) -> None:
        if option == PASS:
            return
        owned = [token for token in range(len(state.token_owner)) if state.token_owner[token] == option]
        token = state.draw_from(HISTORY_LUCK, owned)
        state.token_owner = replaced(state.token_owner, token, self.who)
        if state.listener is not None:
            points = state.catalog.tokens[token].points
            state.tell("robbed", {"seat": SEATS[self.who], "seat2": SEATS[option], "points": points})
        if self.count > 1:
            state.push(RobTokens(self.who, self.count - 1, option + 1, 0))


class GiveGood(SeatDecision[Empires]):
    """EMP-21.29: the own good that Smuggler exchanges."""

    def options(self, state: Empires) -> list[int]:
        options = [good for good in range(len(state.catalog.goods)) if state.good_count(self.who, good)]
        options.append(PASS)
        return options

    def text(self, state: Empires, option: int) -> str:
        return "pass" if option == PASS else f"give {state.good_name(option)}"

    def choose(self, state: Empires, option: int) -> None:
        if option != PASS:
            state.push(SwapGood(self.who, option))


GOOD_LIMIT: Final = 16


class SwapGood(SeatDecision[Empires]):
    """EMP-21.29: the opponent's good that comes for it; no refusal."""

    def __init__(self, seat: int, good: int) -> None:
        super().__init__(seat)
        self.good: Final = good

    def facts(self) -> list[int]:
        return [self.who, self.good]

    def options(self, state: Empires) -> list[int]:
        options: list[int] = []
        for seat in range(state.seats):
            if seat != self.who:
                for good in range(len(state.catalog.goods)):
                    if state.good_count(seat, good):
                        options.append(seat * GOOD_LIMIT + good)
        return options

    def text(self, state: Empires, option: int) -> str:
        seat, good = divmod(option, GOOD_LIMIT)
        return f"swap {state.good_name(good)} {SEATS[seat]}"

    def choose(self, state: Empires, option: int) -> None:
        seat, good = divmod(option, GOOD_LIMIT)
        kinds = len(state.catalog.goods)
        state.goods[self.who * kinds + self.good] -= 1
        state.goods[self.who * kinds + good] += 1
        state.goods[seat * kinds + good] -= 1
        state.goods[seat * kinds + self.good] += 1
        if state.listener is not None:
            facts = {"good": state.good_name(self.good), "good2": state.good_name(good), "seat2": SEATS[seat]}
            state.tell("swapped", {"seat": SEATS[self.who], **facts})

    def prompt(self, state: Empires) -> dict[str, str | int]:
        return {"good": state.good_name(self.good)}


class SellGoods(SeatDecision[Empires]):
    """EMP-21.49: goods back to the pool for coins, one by one in ascending order."""

    def __init__(self, seat: int, coins: int, from_good: int) -> None:
        super().__init__(seat)
        self.coins: Final = coins
        self.from_good: Final = from_good

    def facts(self) -> list[int]:
        return [self.who, self.coins, self.from_good]

    def options(self, state: Empires) -> list[int]:
        kinds = range(self.from_good, len(state.catalog.goods))
        options = [good for good in kinds if state.good_count(self.who, good)]
        options.append(PASS)
        return options

    def text(self, state: Empires, option: int) -> str:
        return "done" if option == PASS else f"sell {state.good_name(option)}"

    def choose(self, state: Empires, option: int) -> None:
        if option == PASS:
            return
        state.goods[self.who * len(state.catalog.goods) + option] -= 1
        state.pool = replaced(state.pool, option, state.pool[option] + 1)
        state.gain(self.who, self.coins)
        if state.listener is not None:
            state.tell("sold", {"seat": SEATS[self.who], "good": state.good_name(option), "coins": self.coins})
        state.push(SellMore(self.who, self.coins, option))

    def prompt(self, state: Empires) -> dict[str, str | int]:
        return {"coins": self.coins}


class SellMore(Step[Empires]):
    """Is there anything left to sell?"""

    def __init__(self, seat: int, coins: int, from_good: int) -> None:
        self.who: Final = seat
        self.coins: Final = coins
        self.from_good: Final = from_good

    def facts(self) -> list[int]:
        return [self.who, self.coins, self.from_good]

    def run(self, state: Empires) -> None:
        for good in range(self.from_good, len(state.catalog.goods)):
            if state.good_count(self.who, good):
                state.push(SellGoods(self.who, self.coins, good))
                return


MOVES: Final = 100


class MoveColonists(SeatDecision[Empires]):
    """EMP-21.60: up to so many own Colonists from one region to another discovered one."""

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most: Final = most

    def facts(self) -> list[int]:
        return [self.who, self.most]

    def options(self, state: Empires) -> list[int]:
        regions = len(state.catalog.regions)
        discovered = state.discovered()
        options: list[int] = []
        for region in discovered:
            for count in range(1, min(self.most, state.settled(region, self.who, COLONIST)) + 1):
                for other in discovered:
                    if other != region:
                        options.append(count * MOVES + region * regions + other)
        options.append(PASS)
        return options

    def text(self, state: Empires, option: int) -> str:
        if option == PASS:
            return "pass"
        count, place = divmod(option, MOVES)
        region, other = divmod(place, len(state.catalog.regions))
        return f"move {count} {state.region_name(region)} {state.region_name(other)}"

    def choose(self, state: Empires, option: int) -> None:
        if option == PASS:
            return
        count, place = divmod(option, MOVES)
        region, other = divmod(place, len(state.catalog.regions))
        state.join(region, self.who, COLONIST, -count)
        if state.listener is not None:
            facts = {"region": state.region_name(region), "region2": state.region_name(other)}
            state.tell("migrated", {"seat": SEATS[self.who], "count": count, **facts})
        for _ in range(count):
            state.settle(other, self.who, COLONIST)

    def prompt(self, state: Empires) -> dict[str, str | int]:
        return {"count": self.most}
