"""What single buildings do, and ask of players (EMP-21)."""

from typing import Final

from caravela.games.empires import phrases as say
from caravela.games.empires.catalog import COLONIST, SOLDIER, TYPES, WORKERS, Catalog
from caravela.games.empires.effect import GOODS, POOL, REGIONS, EmpiresEffect
from caravela.games.empires.state import HISTORY_LUCK, Empires
from caravela.games.empires.steps.looks import EventDecision, LaterDecision
from caravela.kernel.agenda import NONE, Piece, Selection, Step
from caravela.kernel.content import Entry
from caravela.kernel.phrases import Said, Value
from caravela.kernel.state import having

# -- workers straight into regions ------------------------------------------------------------------------------------

ANY_REGION: Final = 0
OWN_COLONY: Final = 1
WHERE: Final = ["discovered", "own_colony"]


class SettleWorkers(EmpiresEffect):
    """Workers from stock straight into regions."""

    verb = "place_workers"
    icon = "i-map"
    measure = "count"

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.worker = self.word(entry, "worker", WORKERS)
        self.to = self.word(entry, "to", WHERE, "place")
        if self.to == ANY_REGION and self.worker != COLONIST:
            raise entry.error("only colonists can be placed in any discovered regions")

    def can_apply(self, state: Empires, seat: int) -> bool:
        if not state.stock[seat * TYPES + self.worker]:
            return False
        return self.to == ANY_REGION or len(own_regions(state, seat)) > 0

    def apply(self, state: Empires, seat: int, source: int) -> None:
        if not self.can_apply(state, seat):
            return
        if self.to == OWN_COLONY:
            state.push(StrengthenColony(seat, self.worker, self.amount))
        else:
            state.push(PlaceColonists(seat, self.amount, 0))


class PlaceColonists(EventDecision):
    """EMP-21.28: Colonists into discovered regions, one by one in board order."""

    offers = (say.SETTLE, say.DONE)
    tells = ("count",)

    def __init__(self, seat: int, count: int, from_region: int) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.from_region: Final = from_region

    def options(self, state: Empires) -> list[int]:
        options = [say.SETTLE.at(region) for region in state.discovered() if region >= self.from_region]
        options.append(say.DONE.base)
        return options

    def choose(self, state: Empires, option: int) -> None:
        if option == say.DONE.base:
            return
        region = say.SETTLE.of(option)
        settle_and_tell(state, self.who, region, COLONIST, 1)
        if self.count > 1 and state.stock[self.who * TYPES + COLONIST]:
            state.push(PlaceColonists(self.who, self.count - 1, region))

    def selection(self, state: Empires) -> Selection:
        most = min(self.count, state.stock[self.who * TYPES + COLONIST])
        regions = [region for region in state.discovered() if region >= self.from_region]
        return Selection(0, most, [Piece(say.SETTLE.at(region), most) for region in regions])

    def why_not(self, state: Empires, option: int) -> Said | None:
        region = say.SETTLE.of(option)
        return None if state.is_discovered(region) else say.UNDISCOVERED.said(region)


def settle_and_tell(state: Empires, seat: int, region: int, worker: int, count: int) -> None:
    placed = state.settle_from_stock(region, seat, worker, count)
    state.tell(say.SETTLED, seat, placed, worker, region)


def own_regions(state: Empires, seat: int) -> list[int]:
    """Where a seat has a colony."""
    regions = range(len(state.catalog.regions))
    return [region for region in regions if state.land[region * state.seats + seat]]


class StrengthenColony(EventDecision):
    """EMP-21.30, 21.47: workers from stock into one region where the seat has a worker already."""

    offers = (say.SETTLE, say.PASS)
    tells = ("worker", "count")

    def __init__(self, seat: int, worker: int, count: int) -> None:
        super().__init__(seat)
        self.worker: Final = worker
        self.count: Final = count

    def options(self, state: Empires) -> list[int]:
        options: list[int] = []
        if state.stock[self.who * TYPES + self.worker]:  # EMP-21.70, 21.71
            options = [say.SETTLE.at(region) for region in own_regions(state, self.who)]
        options.append(say.PASS.base)
        return options

    def choose(self, state: Empires, option: int) -> None:
        if option != say.PASS.base:
            settle_and_tell(state, self.who, say.SETTLE.of(option), self.worker, self.count)

    def usual(self, state: Empires) -> int:
        options = self.options(state)
        return options[0] if len(options) == 2 else NONE

    def why_not(self, state: Empires, option: int) -> Said | None:
        return say.NO_COLONY.said(say.SETTLE.of(option))


class SettleWithOpponent(EmpiresEffect):
    """The owner and an opponent strengthen a colony each."""

    verb = "settle_with_opponent"
    icon = "i-hot-seat"
    measure = "count"

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.worker = self.word(entry, "worker", WORKERS)

    def apply(self, state: Empires, seat: int, source: int) -> None:
        state.push(NameOpponent(seat, self.worker, self.amount))


class NameOpponent(EventDecision):
    """EMP-21.47: the owner of Papal Edict names an opponent and says whether that one settles first or second."""

    offers = (say.EDICT_FIRST, say.EDICT_SECOND)

    def __init__(self, seat: int, worker: int, count: int) -> None:
        super().__init__(seat)
        self.worker: Final = worker
        self.count: Final = count

    def options(self, state: Empires) -> list[int]:
        options: list[int] = []
        for seat in range(state.seats):
            if seat != self.who:
                options.append(say.EDICT_FIRST.at(seat))
                options.append(say.EDICT_SECOND.at(seat))
        return options

    def choose(self, state: Empires, option: int) -> None:
        is_first = option in say.EDICT_FIRST
        opponent = say.EDICT_FIRST.of(option) if is_first else say.EDICT_SECOND.of(option)
        state.tell(say.EDICT_GIVEN, self.who, opponent)
        state.push(StrengthenColony(self.who if is_first else opponent, self.worker, self.count))
        state.push(StrengthenColony(opponent if is_first else self.who, self.worker, self.count))


# -- plagues ----------------------------------------------------------------------------------------------------------


class ShrinkColonies(EmpiresEffect):
    """Every colony over a size keeps so few workers."""

    verb = "shrink_colonies"
    icon = "i-plague"
    measure = "over"

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.facts["to"] = entry.number("to", least=1, most=1)

    def can_apply(self, state: Empires, seat: int) -> bool:
        for region in range(len(state.catalog.regions)):
            for other in range(state.seats):
                if state.colony(region, other) > self.amount:
                    return True
        return False

    def apply(self, state: Empires, seat: int, source: int) -> None:
        state.push(ShowPlague())
        for place in range(state.seats - 1, -1, -1):
            state.push(ShrinkNext(state.order[place], self.amount, 0))


class ShrinkNext(Step[Empires]):
    """EMP-21.43: a seat's colonies over a size keep one worker, in board order (EMP-D54)."""

    def __init__(self, seat: int, over: int, region: int) -> None:
        self.who: Final = seat
        self.over: Final = over
        self.region: Final = region

    def run(self, state: Empires) -> None:
        for region in range(self.region, len(state.catalog.regions)):
            if state.colony(region, self.who) > self.over:
                state.push(ShrinkNext(self.who, self.over, region + 1))
                state.push(KeepWorker(self.who, region))
                return


class ShowPlague(Step[Empires]):
    """All colonies have shrunk."""

    def run(self, state: Empires) -> None:
        state.show(say.SEE_PLAGUE)


class KeepWorker(EventDecision):
    """EMP-21.43: the owner of a colony chooses who stays."""

    offers = (say.KEEP,)
    tells = ("region",)

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region: Final = region

    def options(self, state: Empires) -> list[int]:
        return [say.KEEP.at(worker) for worker in range(TYPES) if state.settled(self.region, self.who, worker)]

    def choose(self, state: Empires, option: int) -> None:
        kept = say.KEEP.of(option)
        for worker in range(TYPES):
            count = state.settled(self.region, self.who, worker)
            state.remove(self.region, self.who, worker, count - 1 if worker == kept else count)
        state.tell(say.SHRUNK, self.who, kept, self.region)


class RemoveWorkers(EmpiresEffect):
    """Colonists of one player in one region go home."""

    verb = "remove_workers"
    icon = "i-plague"
    measure = "count"
    least = 1
    most = say.REMOVED.most

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.word(entry, "worker", [WORKERS[COLONIST]])

    def can_apply(self, state: Empires, seat: int) -> bool:
        for region in range(len(state.catalog.regions)):
            for other in range(state.seats):
                if state.settled(region, other, COLONIST):
                    return True
        return False

    def apply(self, state: Empires, seat: int, source: int) -> None:
        state.push(RemoveColonists(seat, self.amount))


class RemoveColonists(EventDecision):
    """EMP-21.62: up to so many Colonists of one player in one region go back to stock."""

    offers = (say.REMOVE, say.PASS)

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most: Final = most

    def options(self, state: Empires) -> list[int]:
        options: list[int] = []
        for region in range(len(state.catalog.regions)):
            for seat in range(state.seats):
                for count in range(min(self.most, state.settled(region, seat, COLONIST))):
                    options.append(say.REMOVE.at(count, seat, region))
        options.append(say.PASS.base)
        return options

    def choose(self, state: Empires, option: int) -> None:
        if option == say.PASS.base:
            return
        number, seat, region = say.REMOVE.of(option)
        count = say.REMOVED.first + number
        state.remove(region, seat, COLONIST, count)
        state.tell(say.ELIMINATED, seat, count, COLONIST, region)


# -- tokens and goods of others ---------------------------------------------------------------------------------------


class RobTokens(EmpiresEffect):
    """Discovery tokens from opponents, at random."""

    verb = "rob_tokens"
    icon = "i-discovery-token"

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.facts["count"] = self.amount = entry.number("opponents")

    def can_apply(self, state: Empires, seat: int) -> bool:
        return len(token_holders(state, seat, 0)) > 0

    def apply(self, state: Empires, seat: int, source: int) -> None:
        victims = min(self.amount, len(token_holders(state, seat, 0)))
        if victims:
            state.push(RobToken(seat, victims, 0, 1))


def token_holders(state: Empires, seat: int, from_seat: int) -> list[int]:
    """The opponents from a seat on who own a discovery token."""
    return [other for other in range(from_seat, state.seats) if other != seat and other in state.token_owner]


class RobToken(EventDecision):
    """EMP-21.66: a token at random from each of several opponents, named in the order of seats."""

    offers = (say.ROB, say.PASS)

    def __init__(self, seat: int, count: int, from_seat: int, declinable: int) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.from_seat: Final = from_seat
        self.declinable: Final = declinable

    def options(self, state: Empires) -> list[int]:
        holders = token_holders(state, self.who, self.from_seat)
        options = [say.ROB.at(seat) for seat in holders[: len(holders) - self.count + 1]]
        if self.declinable:
            options.append(say.PASS.base)
        return options

    def choose(self, state: Empires, option: int) -> None:
        if option == say.PASS.base:
            return
        victim = say.ROB.of(option)
        owned = [token for token in range(len(state.token_owner)) if state.token_owner[token] == victim]
        token = state.draw_from(HISTORY_LUCK, owned)
        points = state.catalog.tokens[token].points
        state.token_owner = having(state.token_owner, token, self.who)
        state.tell(say.ROBBED, self.who, victim, points)
        state.show(say.SEE_ROBBED, self.who, victim, points)
        if self.count > 1:
            state.push(RobToken(self.who, self.count - 1, victim + 1, 0))

    def usual(self, state: Empires) -> int:
        options = self.options(state)
        return options[0] if len(options) == 2 and self.declinable else NONE

    def selection(self, state: Empires) -> Selection:
        holders = token_holders(state, self.who, self.from_seat)
        return Selection(self.count, self.count, [Piece(say.ROB.at(seat), 1) for seat in holders])

    def why_not(self, state: Empires, option: int) -> Said | None:
        if option not in say.ROB:
            return None
        seat = say.ROB.of(option)
        is_opponent = seat < state.seats and seat != self.who
        return say.NO_TOKEN.said(seat) if is_opponent and seat not in state.token_owner else None


class SwapGoods(EmpiresEffect):
    """One own good for one of an opponent (EMP-21.73)."""

    verb = "swap_good"
    icon = "i-trade"
    uses = GOODS
    gives = GOODS
    optional = True

    def can_apply(self, state: Empires, seat: int) -> bool:
        if not state.has_goods(seat):
            return False
        for other in range(state.seats):
            if other != seat and state.has_goods(other):
                return True
        return False

    def apply(self, state: Empires, seat: int, source: int) -> None:
        state.push(GiveGood(seat))


class GiveGood(LaterDecision):
    """EMP-21.29: the own good that Smuggler exchanges."""

    offers = (say.GIVE, say.PASS)

    def options(self, state: Empires) -> list[int]:
        options = [say.GIVE.at(good) for good in range(len(state.catalog.goods)) if state.good_count(self.who, good)]
        options.append(say.PASS.base)
        return options

    def choose(self, state: Empires, option: int) -> None:
        if option != say.PASS.base:
            state.push(SwapGood(self.who, say.GIVE.of(option)))

    def why_not(self, state: Empires, option: int) -> Said | None:
        return say.NO_GOODS.said(say.GIVE.of(option))


class SwapGood(LaterDecision):
    """EMP-21.29: the opponent's good that comes for it; no refusal."""

    offers = (say.SWAP,)
    tells = ("good",)

    def __init__(self, seat: int, good: int) -> None:
        super().__init__(seat)
        self.good: Final = good

    def options(self, state: Empires) -> list[int]:
        options: list[int] = []
        for seat in range(state.seats):
            if seat != self.who:
                for good in range(len(state.catalog.goods)):
                    if state.good_count(seat, good):
                        options.append(say.SWAP.at(good, seat))
        return options

    def choose(self, state: Empires, option: int) -> None:
        good, seat = say.SWAP.of(option)
        kinds = len(state.catalog.goods)
        state.goods[self.who * kinds + self.good] -= 1
        state.goods[self.who * kinds + good] += 1
        state.goods[seat * kinds + good] -= 1
        state.goods[seat * kinds + self.good] += 1
        state.tell(say.SWAPPED, self.who, self.good, good, seat)


class SellGoods(EmpiresEffect):
    """Own goods back to the pool for coins."""

    verb = "sell_goods"
    icon = "i-coins"
    measure = "coins"
    uses = GOODS
    gives = POOL
    optional = True

    def can_apply(self, state: Empires, seat: int) -> bool:
        return state.has_goods(seat)

    def apply(self, state: Empires, seat: int, source: int) -> None:
        state.push(SellGood(seat, self.amount, 0))


class SellGood(LaterDecision):
    """EMP-21.49: goods back to the pool for coins, one by one in ascending order."""

    offers = (say.SELL, say.DONE)
    tells = ("coins",)

    def __init__(self, seat: int, coins: int, from_good: int) -> None:
        super().__init__(seat)
        self.coins: Final = coins
        self.from_good: Final = from_good

    def options(self, state: Empires) -> list[int]:
        kinds = range(self.from_good, len(state.catalog.goods))
        options = [say.SELL.at(good) for good in kinds if state.good_count(self.who, good)]
        options.append(say.DONE.base)
        return options

    def choose(self, state: Empires, option: int) -> None:
        if option == say.DONE.base:
            return
        good = say.SELL.of(option)
        state.goods[self.who * len(state.catalog.goods) + good] -= 1
        state.pool[good] += 1
        state.gain(self.who, self.coins)
        state.tell(say.SOLD, self.who, good, self.coins)
        state.push(SellGood(self.who, self.coins, good))

    def selection(self, state: Empires) -> Selection:
        counts = [state.good_count(self.who, good) for good in range(len(state.catalog.goods))]
        kinds = [good for good in range(self.from_good, len(counts)) if counts[good]]
        pieces = [Piece(say.SELL.at(good), counts[good], self.coins) for good in kinds]
        return Selection(0, sum([counts[good] for good in kinds]), pieces, "coins")

    def why_not(self, state: Empires, option: int) -> Said | None:
        good = say.SELL.of(option)
        return None if state.good_count(self.who, good) else say.NO_GOODS.said(good)


# -- moving colonists -------------------------------------------------------------------------------------------------


class MoveWorkers(EmpiresEffect):
    """Own workers from one region to another; Soldiers ride in the window before Discovery."""

    verb = "move_workers"
    icon = "i-arrow-right"
    measure = "count"
    least = 1
    most = say.MOVED.most
    uses = REGIONS
    gives = GOODS
    optional = True

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.worker = self.word(entry, "worker", WORKERS)
        self.is_near = self.word(entry, "to", ["discovered", "adjacent"], "place") == 1
        if self.worker != (SOLDIER if self.is_near else COLONIST):
            raise entry.error("colonists move to discovered regions, soldiers to adjacent ones")
        if self.is_near and self.amount != 1:
            raise entry.error("one soldier at a time moves to an adjacent region")

    def can_apply(self, state: Empires, seat: int) -> bool:
        regions = state.discovered()
        if len(regions) > 1:
            for region in regions:
                if state.settled(region, seat, self.worker):
                    return True
        return False

    def apply(self, state: Empires, seat: int, source: int) -> None:
        state.push(MoveColonists(seat, self.amount))


class MoveColonists(LaterDecision):
    """EMP-21.60: up to so many own Colonists from one region to another discovered one."""

    offers = (say.MOVE, say.PASS)

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most: Final = most

    def options(self, state: Empires) -> list[int]:
        discovered = state.discovered()
        options: list[int] = []
        for region in discovered:
            for count in range(min(self.most, state.settled(region, self.who, COLONIST))):
                for other in discovered:
                    if other != region:
                        options.append(say.MOVE.at(count, region, other))
        options.append(say.PASS.base)
        return options

    def choose(self, state: Empires, option: int) -> None:
        if option == say.PASS.base:
            return
        number, region, other = say.MOVE.of(option)
        count = say.MOVED.first + number
        state.join(region, self.who, COLONIST, -count)
        state.tell(say.MIGRATED, self.who, count, region, other)
        for _ in range(count):
            state.settle(other, self.who, COLONIST)

    def prompt(self, state: Empires) -> dict[str, Value]:
        return {"count": self.most}

    def why_not(self, state: Empires, option: int) -> Said | None:
        number, region, other = say.MOVE.of(option)
        if number >= self.most or region == other:
            return None
        if not state.is_discovered(other):
            return say.UNDISCOVERED.said(other)
        return say.NO_COLONY.said(region) if not state.settled(region, self.who, COLONIST) else None
