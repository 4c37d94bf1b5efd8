"""What a position is worth to a seat, by hand: points, and what is likely to become points."""

from collections.abc import Mapping
from typing import Final

from caravela.games.empires.catalog import (
    CAPTAIN,
    COLONIST,
    MERCHANT,
    MISSIONARY,
    SCORINGS,
    SOLDIER,
    TYPES,
    Building,
)
from caravela.games.empires.outlook import WORKER_WORTH, coin_worth, rounds_left, scorings_left
from caravela.games.empires.scoring import set_income
from caravela.games.empires.state import FIGURE, RESISTANCE, Empires
from caravela.games.empires.steps.discovery import FreeDiscovery, strength_of_all
from caravela.games.empires.steps.events import shipping_strength
from caravela.games.empires.steps.reset import points_of_region
from caravela.games.empires.steps.specialists import PickSpecialists
from caravela.games.empires.steps.tiles import NameOpponent, PlaceColonists, RobToken, StrengthenColony
from caravela.kernel.agenda import SeatDecision

LANDED: Final = [1.0, 0.9, 1.6, 1.9, 1.3, 1.6]
"""How much more than a Colonist a worker does when it lands."""
BOUGHT: Final = 2.0
"""What a building does at once when it is bought."""
RIVALS: Final = 0.3
"""How much of the best rival's worth is counted against."""
PARTS: Final = ("points", "coins", "colonies", "trade", "buildings", "discoveries", "workers", "events")
"""What the parts of a worth are called."""
STYLES: Final[Mapping[str, Mapping[str, float]]] = {
    "builder": {"buildings": 3.0, "coins": 0.3, "discoveries": 0.6},
    "trader": {"trade": 3.0, "colonies": 0.6},
    "settler": {"colonies": 2.0},
    "newcomer": {"colonies": 0.5},
    "seasoned": {
        "points": 1.3,
        "coins": 0.88,
        "colonies": 1.6,
        "trade": 0.78,
        "buildings": 0.85,
        "discoveries": 0.96,
        "workers": 0.6,
        "events": 1.75,
    },
}
"""Ways to play, by what counts more or less than usual."""


def worth(state: Empires, seat: int) -> float:
    """The seat's own worth, less a part of what its best rival has."""
    return worths(state)[seat]


def worths(state: Empires) -> list[float]:
    """The same for all seats, in one pass."""
    own = [sum(parts(state, seat)) for seat in range(state.seats)]
    first = 0.0
    second = 0.0
    for value in own:
        if value > first:
            first, second = value, first
        elif value > second:
            second = value
    return [value - RIVALS * (second if value == first else first) for value in own]


def parts(state: Empires, seat: int) -> list[float]:
    """All that a seat has, part by part, rivals aside."""
    if not state.agenda:
        return [float(state.scores()[seat])]
    points = float(state.bought[seat])
    for number in range(SCORINGS):
        points += state.new_world[3 * seat + number]
    return [
        points,
        coin_worth(state) * min(state.coins[seat], 60),
        colony_worth(state, seat) + landing_worth(state, seat),
        trade_worth(state, seat) + market_worth(state, seat) + shipping_worth(state, seat),
        building_worth(state, seat) + site_worth(state, seat),
        state.discovery_points(seat) + expedition_worth(state, seat),
        worker_worth(state, seat),
        event_worth(state, seat),
    ]


def colony_worth(state: Empires, seat: int) -> float:
    """The regions as they stand, for the scorings to come; and footholds that may grow."""
    scorings = scorings_left(state)
    total = 0.0
    for region in range(len(state.catalog.regions)):
        own = state.colony(region, seat)
        if own:
            workers = [state.colony(region, other) for other in range(state.seats)]
            points = points_of_region(state, region)[seat]
            total += points * (0.5 + 0.5 * scorings) + foothold_worth(workers, seat, scorings)
            if own < 3 and state.goods_lying[region]:
                total += 0.3 * own
            total += 0.5 * state.settled(region, seat, SOLDIER)
    return total


def foothold_worth(workers: list[int], seat: int, scorings: int) -> float:
    own = workers[seat]
    rival = 0
    for other in range(len(workers)):
        if other != seat and workers[other] > rival:
            rival = workers[other]
    worth = 0.8 * own * scorings if own < 3 else 0.0
    if own > rival:
        return worth + 0.5 * min(own - rival, 3) * scorings  # a lead that lasts
    return worth + 0.4 * scorings if rival - own <= 2 else worth


def trade_worth(state: Empires, seat: int) -> float:
    """Income of the rounds to come, Economy at the end, and goods on their way to sets."""
    kinds = len(state.catalog.goods)
    start = seat * kinds
    income = set_income(state.goods, start, start + kinds, state.ships[seat])
    total = income * (1.0 + coin_worth(state) * (rounds_left(state) + 1))
    for good in range(start, start + kinds):
        count = state.goods[good]
        if count:
            total += 0.4 + 0.35 * (count - 1)
    return total + 2.0 * state.ships[seat]


def building_worth(state: Empires, seat: int) -> float:
    total = 0.0
    for tile in state.purchases:
        if state.tile_owner[tile] == seat:
            total += tile_worth(state, seat, state.catalog.tiles[tile])
    return total


def tile_worth(state: Empires, seat: int, building: Building) -> float:
    total = float(building.points)
    for effect in building.effects:
        total += effect.worth(state, seat)
    return total


def worker_worth(state: Empires, seat: int) -> float:
    """Workers at hand."""
    at = seat * TYPES
    total = 0.0
    for worker in range(TYPES):
        total += WORKER_WORTH[worker] * state.available[at + worker]
    return total


def expedition_worth(state: Empires, seat: int) -> float:
    """Workers waiting to explore."""
    strength = strength_of_all(state, seat, 0) - state.trait(seat, RESISTANCE)
    if not strength:
        return 0.0
    soldiers = state.exploring[seat * TYPES + SOLDIER]
    return exploring_worth(state, strength) + (0.5 + 2.0 * coin_worth(state)) * min(soldiers, 3)


def exploring_worth(state: Empires, strength: int) -> float:
    """The chance of a discovery grows steeply, then enough is enough."""
    unknown = not state.all_discovered()
    goal = 4 if unknown else 5
    prize = 7.5 if unknown else 5.5
    if strength >= goal:
        return prize + 0.2 * min(strength - goal, 3)
    return prize * strength * strength / (goal * goal) * (0.9 if rounds_left(state) else 0.4)


def event_worth(state: Empires, seat: int) -> float:
    """What workers standing on other events are likely to bring."""
    coin = coin_worth(state)
    total = school_worth(state, seat) + pending_worth(state, seat)
    for place in range(len(state.initiative)):
        if state.initiative[place] // TYPES == seat:
            total += (place + 1) * coin + 0.9 - 0.1 * place
    for figure in state.warfare:
        if figure // TYPES == seat:
            total += 0.4
    return total


def landing_worth(state: Empires, seat: int) -> float:
    """Workers at the Colonist Dock."""
    total = 0.0
    for figure in state.dock:
        if (figure & FIGURE) // TYPES == seat:
            total += dock_worth(state, (figure & FIGURE) % TYPES)
    return total


def dock_worth(state: Empires, worker: int) -> float:
    value = 1.0 + 0.6 * scorings_left(state) + LANDED[worker] - 1.0
    if worker == MERCHANT:
        return value + 5 * coin_worth(state)
    if worker == MISSIONARY:
        return value + 1.2
    if worker == CAPTAIN:
        return value - 0.5
    return value


def market_worth(state: Empires, seat: int) -> float:
    """Workers at Trade Goods: whoever comes first gets what adds most."""
    goods: list[float] = []
    total = 0.0
    for place in range(len(state.trade)):
        if state.trade[place] // TYPES == seat and place < len(state.goods_offered):
            if not goods:
                goods = goods_on_offer(state, seat)
            total += 0.6 + 0.9 * goods[place] - 0.2 * place
    return total


def goods_on_offer(state: Empires, seat: int) -> list[float]:
    """What each good on offer would add, the best first."""
    kinds = len(state.catalog.goods)
    own = state.goods[seat * kinds : (seat + 1) * kinds]
    ships = state.ships[seat]
    income = set_income(own, 0, kinds, ships)
    lasting = 1.0 + coin_worth(state) * (rounds_left(state) + 1)
    found: list[float] = []
    for good in state.goods_offered:
        own[good] += 1
        more = set_income(own, 0, kinds, ships) - income
        own[good] -= 1
        found.append(more * lasting + (0.35 if own[good] else 0.4))
    found.sort(reverse=True)
    return found


def site_worth(state: Empires, seat: int) -> float:
    """Workers at Capital Buildings: whoever comes first gets the best on offer, as far as the money reaches."""
    coins = state.coins[seat]
    offer: list[float] = []
    total = 0.0
    for place in range(len(state.sites)):
        figure = state.sites[place]
        if figure // TYPES == seat and place < len(state.offer):
            price = state.catalog.building_price[state.age] - state.catalog.discount[figure % TYPES]
            if coins >= price:
                if not offer:
                    offer = buildings_on_offer(state, seat)
                total += 0.5 + 0.8 * offer[place] - price * coin_worth(state)
                coins -= price
    return total


def buildings_on_offer(state: Empires, seat: int) -> list[float]:
    """What each building on offer is worth, the best first."""
    found: list[float] = []
    for tile in state.offer:
        building = state.catalog.tiles[tile]
        found.append(tile_worth(state, seat, building) + BOUGHT * len(building.bought))
    found.sort(reverse=True)
    return found


def pending_worth(state: Empires, seat: int) -> float:
    """What a building that was bought still lets the seat do."""
    total = 0.0
    for step in state.agenda:
        if isinstance(step, SeatDecision) and step.who == seat:
            if isinstance(step, (PlaceColonists, StrengthenColony, NameOpponent)):
                total += step.count * (0.5 + 0.5 * scorings_left(state))
            elif isinstance(step, PickSpecialists):
                total += 1.6 * step.count * (1.0 if rounds_left(state) else 0.0)
            elif isinstance(step, (FreeDiscovery, RobToken)):
                total += 4.0
    return total


def shipping_worth(state: Empires, seat: int) -> float:
    if not state.ship_offered:
        return 0.0
    own = shipping_strength(state, seat)
    if not own:
        return 0.0
    rival = 0
    for other in range(state.seats):
        if other != seat:
            rival = max(rival, shipping_strength(state, other))
    if own > rival:
        return 3.6 + 0.3 * min(own - rival, 3)
    return 0.8 if own == rival else 0.1


def school_worth(state: Empires, seat: int) -> float:
    total = 0.0
    for space in range(len(state.school)):
        figure = state.school[space]
        if figure >= 0 and figure // TYPES == seat:
            worker = state.catalog.school_types[space]
            if not rounds_left(state):
                total += 0.05
            elif worker > COLONIST:
                total += WORKER_WORTH[worker] + 0.2
            elif state.coins[seat] >= state.catalog.training_price:
                total += 2.0 - state.catalog.training_price * coin_worth(state)
    return total
