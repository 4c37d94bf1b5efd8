"""What each verb of buildings and nations does; the verbs of national advantages act in steps of their own."""

from typing import Any, Final

from caravela.games.empires.catalog import CAPTAIN, COLONIST, SEATS, SOLDIER, TYPES, WORKERS, Catalog
from caravela.games.empires.scoring import COLONISED
from caravela.games.empires.state import (
    BLOCKS,
    BONUS_LUCK,
    CAPTAINS,
    COMPANIONS,
    MILITIA,
    RESISTANCE,
    SAILING,
    TRAITS,
    Empires,
)
from caravela.games.empires.steps import tiles
from caravela.games.empires.steps.discovery import FreeDiscovery
from caravela.games.empires.steps.exchange import PLACES, take_worker
from caravela.games.empires.steps.income import NameGood, pay_per_good
from caravela.games.empires.steps.specialists import PickSpecialists, trainable
from caravela.games.empires.steps.tiles import COUNT_LIMIT
from caravela.kernel.content import Entry
from caravela.kernel.effects import Effect
from caravela.kernel.state import replaced


class GainWorkers(Effect[Empires]):
    """Workers from stock to a place; an exchange may free a Specialist."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "gain_workers", entry.number("count"))
        self.worker: Final = entry.one_of("worker", WORKERS)
        self.count: Final = self.amount
        self.to: Final = entry.one_of("to", PLACES)

    def facts(self) -> dict[str, str | int]:
        return {"worker": WORKERS[self.worker], "count": self.count, "place": PLACES[self.to]}

    def apply(self, state: Empires, seat: int, source: int) -> None:
        for _ in range(self.count):
            take_worker(state, seat, self.worker, self.to, 0)


class PlaceWorkers(Effect[Empires]):
    """Workers from stock straight into regions."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "place_workers", entry.number("count"))
        self.worker: Final = entry.one_of("worker", WORKERS)
        self.to: Final = entry.one_of("to", ["discovered", "own_colony"])
        if self.to == tiles.ANY_REGION and self.worker != COLONIST:
            raise entry.error("only colonists can be placed in any discovered regions")

    def facts(self) -> dict[str, str | int]:
        place = "own_colony" if self.to == tiles.OWN_COLONY else "discovered"
        return {"worker": WORKERS[self.worker], "count": self.amount, "place": place}

    def apply(self, state: Empires, seat: int, source: int) -> None:
        if self.to == tiles.OWN_COLONY:
            state.push(tiles.Strengthen(seat, self.worker, self.amount))
        elif state.stock[seat * TYPES + self.worker]:
            state.push(tiles.PlaceColonists(seat, self.amount, 0))


class GainSpecialists(Effect[Empires]):
    """Specialists of the owner's choice."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "gain_specialists", entry.number("count"))

    def facts(self) -> dict[str, str | int]:
        return {"count": self.amount}

    def apply(self, state: Empires, seat: int, source: int) -> None:
        if trainable(state, seat, CAPTAIN):
            state.push(PickSpecialists(seat, self.amount, CAPTAIN))


class GainCoins(Effect[Empires]):
    """Coins from the bank."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "gain_coins", entry.number("coins"))

    def facts(self) -> dict[str, str | int]:
        return {"coins": self.amount}

    def apply(self, state: Empires, seat: int, source: int) -> None:
        state.gain(seat, self.amount)
        if state.listener is not None:
            state.tell("coins", {"seat": SEATS[seat], "coins": self.amount})


class GainCoinsPerGood(Effect[Empires]):
    """Coins for each own good of a type; of several types the owner names one."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "gain_coins_per_good", entry.number("coins"))
        self.goods: Final = entry.several_of("goods", catalog.goods)
        self.names: Final = [catalog.goods[good] for good in self.goods]

    def facts(self) -> dict[str, str | int]:
        return {"coins": self.amount, "good": self.names[0], "good2": self.names[-1], "kinds": len(self.names)}

    def apply(self, state: Empires, seat: int, source: int) -> None:
        owned = [good for good in self.goods if state.good_count(seat, good)]
        if len(owned) == 1:
            pay_per_good(state, seat, self.amount, owned[0])
        elif owned:
            state.push(NameGood(seat, self.amount, sum([1 << good for good in owned])))


class RobCoinsPerShip(Effect[Empires]):
    """Every other player pays for each own ship (EMP-21.32)."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "rob_coins_per_ship", entry.number("coins"))

    def facts(self) -> dict[str, str | int]:
        return {"coins": self.amount}

    def apply(self, state: Empires, seat: int, source: int) -> None:
        for other in range(state.seats):
            if other != seat:
                coins = min(state.coins[other], self.amount * state.ships[seat])
                state.pay(other, coins)
                state.gain(seat, coins)
                if state.listener is not None and coins:
                    state.tell("tribute", {"seat": SEATS[other], "seat2": SEATS[seat], "coins": coins})


class GainShips(Effect[Empires]):
    """Ships from the supply, as many as there are (EMP-2.4)."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "gain_ships", entry.number("count"))

    def facts(self) -> dict[str, str | int]:
        return {"count": self.amount}

    def apply(self, state: Empires, seat: int, source: int) -> None:
        count = min(self.amount, state.ship_supply)
        state.ship_supply -= count
        state.ships[seat] += count
        if state.listener is not None:
            state.tell("ships-gained", {"seat": SEATS[seat], "count": count})


class DrawGoods(Effect[Empires]):
    """Goods from the pool at random."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "draw_goods", entry.number("count"))

    def facts(self) -> dict[str, str | int]:
        return {"count": self.amount}

    def apply(self, state: Empires, seat: int, source: int) -> None:
        for _ in range(self.amount):
            good = state.draw_good(BONUS_LUCK)
            if good >= 0:
                state.goods[seat * len(state.catalog.goods) + good] += 1
                if state.listener is not None:
                    state.tell("good-drawn", {"seat": SEATS[seat], "good": state.good_name(good)})


class SwapGoods(Effect[Empires]):
    """One own good for one of an opponent (EMP-21.73)."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "swap_good", optional=True)

    def can_apply(self, state: Empires, seat: int) -> bool:
        if not state.has_goods(seat):
            return False
        for other in range(state.seats):
            if other != seat and state.has_goods(other):
                return True
        return False

    def apply(self, state: Empires, seat: int, source: int) -> None:
        state.push(tiles.GiveGood(seat))


class SellGoods(Effect[Empires]):
    """Own goods back to the pool for coins."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "sell_goods", entry.number("coins"), optional=True)

    def facts(self) -> dict[str, str | int]:
        return {"coins": self.amount}

    def can_apply(self, state: Empires, seat: int) -> bool:
        return state.has_goods(seat)

    def apply(self, state: Empires, seat: int, source: int) -> None:
        state.push(tiles.SellGoods(seat, self.amount, 0))


class Discover(Effect[Empires]):
    """A region without a fight."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "discover", optional=True)
        self.worker: Final = entry.one_of("worker", WORKERS)

    def facts(self) -> dict[str, str | int]:
        return {"worker": WORKERS[self.worker]}

    def can_apply(self, state: Empires, seat: int) -> bool:
        return not state.all_discovered()

    def apply(self, state: Empires, seat: int, source: int) -> None:
        state.push(FreeDiscovery(seat, self.worker, source))


class MoveWorkers(Effect[Empires]):
    """Own workers from one region to another."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "move_workers", entry.number("count", least=1, most=4), optional=True)
        self.worker: Final = entry.one_of("worker", WORKERS)
        self.adjacent: Final = entry.one_of("to", ["discovered", "adjacent"]) == 1
        if self.worker != (SOLDIER if self.adjacent else COLONIST):
            raise entry.error("colonists move to discovered regions, soldiers to adjacent ones")
        if self.adjacent and self.amount != 1:
            raise entry.error("one soldier at a time moves to an adjacent region")

    def facts(self) -> dict[str, str | int]:
        place = "adjacent" if self.adjacent else "discovered"
        return {"worker": WORKERS[self.worker], "count": self.amount, "place": place}

    def can_apply(self, state: Empires, seat: int) -> bool:
        regions = state.discovered()
        return len(regions) > 1 and any(state.settled(region, seat, self.worker) for region in regions)

    def apply(self, state: Empires, seat: int, source: int) -> None:
        state.push(tiles.MoveColonists(seat, self.amount))


class MoveToFront(Effect[Empires]):
    """An own worker to the front of its row, in windows of its own (EMP-21.31)."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "move_to_front", optional=True)


class ShrinkColonies(Effect[Empires]):
    """Every colony over a size keeps so few workers."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "shrink_colonies", entry.number("over"))
        self.to: Final = entry.number("to")
        if self.to != 1:
            raise entry.error("a colony can only shrink to one worker")

    def facts(self) -> dict[str, str | int]:
        return {"over": self.amount, "to": self.to}

    def apply(self, state: Empires, seat: int, source: int) -> None:
        state.push(tiles.ShrinkColonies(self.amount, 0, 0))


class RemoveWorkers(Effect[Empires]):
    """Colonists of one player in one region go home."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "remove_workers", entry.number("count", least=1, most=COUNT_LIMIT - 1))
        if entry.one_of("worker", WORKERS) != COLONIST:
            raise entry.error("only colonists can be removed")

    def facts(self) -> dict[str, str | int]:
        return {"count": self.amount, "worker": WORKERS[COLONIST]}

    def apply(self, state: Empires, seat: int, source: int) -> None:
        decision = tiles.RemoveColonists(seat, self.amount)
        if len(decision.options(state)) > 1:
            state.push(decision)


class SettleWithOpponent(Effect[Empires]):
    """The owner and an opponent strengthen a colony each."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "settle_with_opponent", entry.number("count"))
        self.worker: Final = entry.one_of("worker", WORKERS)

    def facts(self) -> dict[str, str | int]:
        return {"worker": WORKERS[self.worker], "count": self.amount}

    def apply(self, state: Empires, seat: int, source: int) -> None:
        state.push(tiles.NameOpponent(seat, self.worker, self.amount))


class RobTokens(Effect[Empires]):
    """Discovery tokens from opponents, at random."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "rob_tokens", entry.number("opponents"))

    def facts(self) -> dict[str, str | int]:
        return {"count": self.amount}

    def apply(self, state: Empires, seat: int, source: int) -> None:
        victims = min(self.amount, len(tiles.token_holders(state, seat, 0)))
        if victims:
            state.push(tiles.RobTokens(seat, victims, 0, 1))


class Trait(Effect[Empires]):
    """A rule changed for the owner, from the purchase on."""

    def __init__(self, when: int, verb: str, trait: int, amount: int, adds: bool) -> None:
        super().__init__(when, verb, amount)
        self.trait: Final = trait
        self.adds: Final = adds
        """Whether several tiles add up (EMP-11.10), or the amount stands for itself."""

    def facts(self) -> dict[str, str | int]:
        return {"count": self.amount, "less": -self.amount}

    def apply(self, state: Empires, seat: int, source: int) -> None:
        at = seat * TRAITS + self.trait
        state.traits = replaced(state.traits, at, self.amount + state.traits[at] * self.adds)


SCORED: Final = [
    "good",
    "settled_worker",
    "ship",
    "settled_soldier",
    "building",
    "colonised_region",
    "coin",
    "discovery",
    "settled_builder",
    "last_specialist",
]


class Score(Effect[Empires]):
    """Points at the end for each so many things owned."""

    def __init__(self, when: int, entry: Entry, catalog: Catalog) -> None:
        super().__init__(when, "score", entry.number("points"))
        self.each: Final = entry.number("each", least=1)
        self.thing: Final = entry.one_of("of", SCORED)

    def facts(self) -> dict[str, str | int]:
        return {"points": self.amount, "each": self.each, "scored": SCORED[self.thing]}

    def points(self, state: Empires, seat: int) -> int:
        return self.amount * (counted(state, seat, SCORED[self.thing]) // self.each)


def counted(state: Empires, seat: int, thing: str) -> int:
    """How many of a thing a seat has at the end (EMP-21.53 to 21.65)."""
    kinds = len(state.catalog.goods)
    regions = range(len(state.catalog.regions))
    match thing:
        case "good":
            return sum(state.goods[seat * kinds : (seat + 1) * kinds])
        case "ship":
            return state.ships[seat]
        case "coin":
            return state.wealth[seat]
        case "building":
            return state.tile_owner.count(seat)
        case "discovery":
            return state.token_owner.count(seat) + state.card_owner.count(seat)
        case "last_specialist":
            return state.scholars[seat]
        case "colonised_region":
            return sum([1 for region in regions if state.colony(region, seat) and is_colonised(state, region)])
        case "settled_worker":
            return sum([state.colony(region, seat) for region in regions])
        case "settled_soldier":
            return sum([state.settled(region, seat, SOLDIER) for region in regions])
        case _:
            return sum([state.settled(region, seat, WORKERS.index("builder")) for region in regions])


def is_colonised(state: Empires, region: int) -> bool:
    """Whether some player has three workers there."""
    for seat in range(state.seats):
        if state.colony(region, seat) >= COLONISED:
            return True
    return False


class Advantage(Effect[Empires]):
    """A national advantage: it acts in the window, expedition or set-up that it names."""

    def __init__(self, when: int, verb: str, amount: int = 0) -> None:
        super().__init__(when, verb, amount, optional=True)

    def facts(self) -> dict[str, str | int]:
        return {"count": self.amount}


def reinforce_dock(when: int, entry: Entry, catalog: Catalog) -> Effect[Any]:
    entry.one_of("worker", [WORKERS[COLONIST]])
    return Advantage(when, "reinforce_dock", entry.number("count"))


VERBS: Final = {
    "gain_workers": GainWorkers,
    "place_workers": PlaceWorkers,
    "gain_specialists": GainSpecialists,
    "gain_coins": GainCoins,
    "gain_coins_per_good": GainCoinsPerGood,
    "rob_coins_per_ship": RobCoinsPerShip,
    "gain_ships": GainShips,
    "draw_goods": DrawGoods,
    "swap_good": SwapGoods,
    "sell_goods": SellGoods,
    "discover": Discover,
    "move_workers": MoveWorkers,
    "move_to_front": MoveToFront,
    "shrink_colonies": ShrinkColonies,
    "remove_workers": RemoveWorkers,
    "settle_with_opponent": SettleWithOpponent,
    "rob_tokens": RobTokens,
    "score": Score,
    "change_resistance": lambda when, entry, catalog: Trait(
        when, "change_resistance", RESISTANCE, entry.number("by", least=-6, most=6), True
    ),
    "raise_captains": lambda when, entry, catalog: Trait(
        when, "raise_captains", CAPTAINS, entry.number("strength"), False
    ),
    "bring_colonists": lambda when, entry, catalog: Trait(
        when, "bring_colonists", COMPANIONS, entry.number("count"), False
    ),
    "block_companions": lambda when, entry, catalog: Trait(when, "block_companions", BLOCKS, 1, False),
    "raise_militia": lambda when, entry, catalog: Trait(when, "raise_militia", MILITIA, entry.number("count"), True),
    "sail_on_ships": lambda when, entry, catalog: Trait(when, "sail_on_ships", SAILING, entry.number("count"), True),
    "reinforce_dock": reinforce_dock,
    "take_good": lambda when, entry, catalog: Advantage(when, "take_good"),
    "take_ship": lambda when, entry, catalog: Advantage(when, "take_ship"),
    "replace_worker": lambda when, entry, catalog: Advantage(when, "replace_worker"),
    "explore_cards": lambda when, entry, catalog: Advantage(when, "explore_cards", entry.number("resistance")),
}
