"""What a position is worth to a seat, by hand: points, and what is likely to become points."""

from collections.abc import Mapping
from typing import Any, Final

from caravela.games.santa_maria.catalog import COINS, DOCKS, GOLD, POINTS, SCHOLARS_UP, YEARS, Tile
from caravela.games.santa_maria.deeds import CONQUEST, PRAYER, SHIPPING, Deed
from caravela.games.santa_maria.grid import CELLS, LINES, SIZE, bits
from caravela.games.santa_maria.payment import KINDS, count_of, has
from caravela.games.santa_maria.scoring import BISHOP_PENALTY, SET_POINTS
from caravela.games.santa_maria.state import DIE_PLACES, FREE_PIPS, SantaMaria
from caravela.games.santa_maria.steps.activate import Activation, NextEffect, OrderEffects, activation_price
from caravela.games.santa_maria.steps.colonies import PlaceHall
from caravela.games.santa_maria.steps.conquistador import Conquer, ConquerFurther, OfferConquer
from caravela.games.santa_maria.steps.expand import PayExpansion, PlaceTile
from caravela.games.santa_maria.steps.monks import OfferMonk, RecruitMonk
from caravela.games.santa_maria.steps.production import Gain
from caravela.games.santa_maria.steps.religion import OfferPrayFurther, Pray, PrayFurther
from caravela.games.santa_maria.steps.retire import DoubleDock, Income, PlaceRoad, ReceiveIncome
from caravela.games.santa_maria.steps.shipping import OfferShip, PayShipment, Ship, ways_to_ship
from caravela.games.santa_maria.steps.trade import Trade
from caravela.kernel.agenda import SeatDecision, Step
from caravela.kernel.carry import CarryOut
from caravela.kernel.effects import Effect

COIN: Final = 0.05
"""A coin is worth more than its third of a point while there are years in which to spend it."""
BASIC: Final = 0.62
"""Wood and grain …"""
BASIC_YEAR: Final = 0.08
"""… and more the more years are left."""
ADVANCED: Final = 1.82
"""Sugar and gems."""
WILD: Final = 1.4
"""Gold."""
SHIP: Final = 1.6
"""A shipping action."""
MARCH: Final = 0.95
"""A conquistador action."""
STEP: Final = 1.3
"""A religion action."""
MONK: Final = 3.2
"""A monk that is about to be placed."""
NOW: Final = 0.9
"""What can be done later this year counts a little less than what is done."""
LATER: Final = 0.62
"""So much of what the dice could activate is expected of a year to come."""
THIRD: Final = 0.6
"""The third of a resource: the next one will be sold."""
SURPLUS: Final = 0.517
"""A shipment beyond the complete sets."""
REACH: Final = 1.0
"""How many empty spaces of a line may still be filled: in any case, …"""
REACH_YEAR: Final = 3.0
"""… for each year to come, …"""
REACH_HERE: Final = 1.5
"""… and this year."""
DEVELOPED: Final = 0.175
"""A developed line, beside its settlers."""
BISHOP_GROWTH: Final = 1.4
"""What a bishop's scoring gains in a year."""
SINGLE: Final = 0.92
"""The best single territory that coins could activate."""
TILE: Final = 0.8
"""The territories of a tile that is about to be laid …"""
TILE_YEAR: Final = 0.7
"""… and for each year to come."""
ROAD: Final = 0.274
"""Its settlers …"""
ROAD_YEAR: Final = 0.3
"""… and for each year to come."""
RANK: Final = 0.75
"""How sure the place on the conquistador track is."""
PIP: Final = 1.2
"""How dear it is to turn a die."""
PARTS: Final = ("points", "coins", "goods", "harbour", "conquest", "monks", "settlers", "colony", "pending")
"""What the parts of a worth are called."""
STYLES: Final[Mapping[str, Mapping[str, float]]] = {
    "merchant": {"goods": 1.8},
    "settler": {"settlers": 2.5},
    "conqueror": {"conquest": 5.0, "pending": 1.3},
    "newcomer": {"settlers": 0.3, "monks": 0.5, "harbour": 0.7},
}
"""Ways to play, by what counts more or less than usual."""


def worth(state: SantaMaria, seat: int) -> float:
    """The seat's own worth; rivals are out of reach."""
    return sum(parts(state, seat))


def worths(state: SantaMaria) -> list[float]:
    """The same for all seats."""
    return [worth(state, seat) for seat in range(state.seats)]


def parts(state: SantaMaria, seat: int) -> list[float]:
    """All that a seat has, part by part."""
    if not state.agenda:
        return [float(state.scores()[seat])]
    years = float(YEARS - max(state.year, 1))
    here = 1.0 if state.retired[seat] < 0 else 0.0
    values = item_values(state, seat, years, here)
    pending = pending_worth(state, seat, values, years)
    if not here:
        pending += 0.1 * (4 - state.retired[seat]) * min(1.0, years)
    return [
        float(state.points[seat] + state.shipment_points(seat) + state.scholar_points(seat)),
        values[COINS] * state.coins[seat],
        storage_worth(state, seat, values),
        harbour_worth(state, seat, values, years, here),
        conquest_worth(state, seat, values),
        people_worth(state, seat, years, here),
        settler_worth(state, seat, years, here),
        colony_worth(state, seat, values, years, here),
        pending,
    ]


def item_values(state: SantaMaria, seat: int, years: float, here: float) -> list[float]:
    """What a unit of each item, and each kind of action, is worth in points."""
    left = years + here
    coin = 0.335 + (COIN * min(left, 2.0))
    values = [0.0] * (PRAYER + 1)
    for resource in range(KINDS):
        sale = state.sale_price(seat, resource) * coin
        if not left:
            values[resource] = sale
        elif state.catalog.basic[resource]:
            values[resource] = max(sale, BASIC + BASIC_YEAR * years)
        elif resource == GOLD:
            values[resource] = max(sale, WILD)
        else:
            values[resource] = max(sale, ADVANCED)
    values[COINS] = coin
    values[POINTS] = 1.0
    values[SHIPPING] = SHIP if left else 0.0
    values[CONQUEST] = MARCH
    values[PRAYER] = STEP if state.religion[seat] < state.catalog.religion_end else 1.0
    return values


def storage_worth(state: SantaMaria, seat: int, values: list[float]) -> float:
    total = 0.0
    pile = state.storage[seat]
    for resource in range(KINDS):
        count = count_of(pile, resource)
        if count:
            total += values[resource] * (count if count < 3 else 2.0 + THIRD)
    return total


# -- harbour ----------------------------------------------------------------------------------------------------------


def dock_value(state: SantaMaria, dock: int, values: list[float]) -> float:
    """The income of one tile at a dock."""
    total = 0.0
    for effect in state.catalog.docks[dock].effects:
        total += effect_value(effect, values)
    return total


def harbour_worth(state: SantaMaria, seat: int, values: list[float], years: float, here: float) -> float:
    total = 0.0
    least = 99
    surplus = 0
    for dock in range(DOCKS):
        count = state.harbour[DOCKS * seat + dock]
        least = min(least, count)
        if count:
            total += count * dock_value(state, dock, values) * (years + here)
    for dock in range(DOCKS):
        if state.harbour[DOCKS * seat + dock] > least:
            surplus += 1
    return total + SET_POINTS * least + SURPLUS * surplus * min(1.0, years + here)


def shipment_value(state: SantaMaria, seat: int, dock: int, values: list[float], left: float) -> float:
    """What taking the tile at a dock brings, less what it costs."""
    shipment = state.catalog.shipments[state.docks[dock]]
    gain = shipment.points + dock_value(state, dock, values) * left
    for resource in range(KINDS):
        count = count_of(shipment.cost, resource)
        if count:
            gain -= count * values[resource]
    return gain


# -- tracks -----------------------------------------------------------------------------------------------------------


def religion_worth(state: SantaMaria, seat: int, die: float, left: float) -> float:
    """The way to the next symbol, with its monk and its blue die; what is behind has brought what it brings."""
    at = state.religion[seat]
    before = 0
    for space in state.catalog.monk_symbols:
        if space > at:
            value = MONK if left else 2.0
            if space in state.catalog.die_symbols:
                value += die
            return value * (at - before) / (space - before) * (0.9 if left else 0.3)
        before = space
    return 0.0


def conquest_worth(state: SantaMaria, seat: int, values: list[float]) -> float:
    space = state.conquest[seat]
    if not space:
        return 0.0
    total = 0.25 * values[GOLD] if space not in state.catalog.gold_spaces else 0.0
    year = max(state.year, 1) - 1
    table = state.setup.conquest[year]
    if state.setup.solo:
        tree = state.catalog.trees[year]
        return total + table[0] * (1.0 if space >= tree else 0.8 * space / tree)
    place = state.ranking.index(seat)
    if place < len(table):
        total += RANK * table[place]
        if place + 1 < state.seats:
            lead = space - state.conquest[state.ranking[place + 1]]
            total += 0.08 * min(lead, 3) * table[place]
    if place:
        ahead = state.conquest[state.ranking[place - 1]] - space
        total += 0.8 / (1.0 + ahead)
    return total


# -- people -----------------------------------------------------------------------------------------------------------


def people_worth(state: SantaMaria, seat: int, years: float, here: float) -> float:
    catalog = state.catalog
    time = years + 0.5 * here
    total = 0.0
    for scholar in state.own_scholars(seat):
        total += catalog.scholars[scholar].effect.worth(state, seat) * time
    for space in range(len(state.bishops)):
        if state.monks[SCHOLARS_UP + space] >> seat & 1:
            points = float(state.bishop_points(seat, state.bishops[space]))
            total += min(10.5, points + BISHOP_GROWTH * time) - BISHOP_PENALTY
    return total


# -- colony -----------------------------------------------------------------------------------------------------------


def settler_worth(state: SantaMaria, seat: int, years: float, here: float) -> float:
    """Settlers in lines, by how near the lines are to being developed."""
    empty = state.empty[seat]
    settlers = state.settlers(seat)
    reach = REACH + REACH_YEAR * years + REACH_HERE * here
    total = 0.0
    for number in range(len(LINES)):
        missing = bits(empty & LINES[number])
        if missing >= reach and missing:
            continue
        if not years + here and missing:
            continue
        count = 0
        if number < SIZE:
            for cell in range(SIZE * number, SIZE * number + SIZE):
                count += settlers[cell]
        else:
            for cell in range(number - SIZE, CELLS, SIZE):
                count += settlers[cell]
        total += (count + DEVELOPED) * (1.0 - missing / reach)
    return total


def effect_value(effect: Effect[Any], values: list[float]) -> float:
    assert isinstance(effect, Deed)
    return effect.value(values)


def face_value(state: SantaMaria, number: int, values: list[float]) -> float:
    total = 0.0
    for effect in state.catalog.faces[number].effects:
        total += effect_value(effect, values)
    return total


def colony_worth(state: SantaMaria, seat: int, values: list[float], years: float, here: float) -> float:
    """What dice and coins can still activate, this year and in the years to come."""
    vacant = state.vacant(seat)
    for step in state.agenda:
        if isinstance(step, Activation) and step.who == seat and step.last >= 0:
            vacant &= ~(1 << step.last)
    territories = state.territories[seat]
    land = state.land[seat]
    rows = [0.0] * SIZE
    columns = [0.0] * SIZE
    rows_now = [0.0] * SIZE
    columns_now = [0.0] * SIZE
    best_cell = 0.0
    for cell in range(CELLS):
        if territories >> cell & 1:
            value = face_value(state, land[cell], values)
            rows[cell // SIZE] += value
            columns[cell % SIZE] += value
            if vacant >> cell & 1:
                rows_now[cell // SIZE] += value
                columns_now[cell % SIZE] += value
                best_cell = max(best_cell, value)
    total = 0.0
    new_die = 0.0
    if here:
        total += NOW * dice_worth(state, seat, values[COINS], rows_now, columns_now)
        single = best_cell - values[COINS] * activation_price(state, seat)
        if single > 0 and state.coins[seat] >= activation_price(state, seat):
            total += SINGLE * single
    if years:
        columns.sort()
        rows.sort()
        whites = columns[5] + columns[4] + columns[3] + 0.3 * columns[2]
        die = 0.35 * rows[5] + 0.3 * rows[4] + 0.2 * rows[3] + 0.15 * rows[2]
        total += years * LATER * (whites + state.dice_unlocked(seat) * die)
        new_die = years * LATER * die
    if here:
        rows_now.sort()
        new_die += 0.5 * (rows_now[5] + rows_now[4]) * NOW
    return total + religion_worth(state, seat, new_die, years + here)


def dice_worth(state: SantaMaria, seat: int, coin: float, rows: list[float], columns: list[float]) -> float:
    """The dice that the seat can still take this year, each for one of the best lines left."""
    whites = min(state.catalog.white_limit - state.white_taken[seat], bits_of(state.white, 0))
    total = best_lines(state, seat, state.white, 0, whites, columns, coin)
    at = state.blue_places(seat)
    blues = bits_of(state.blue, at)
    if state.setup.blue_offer:
        blues = min(blues, state.dice_unlocked(seat) - state.blue_taken[seat])
    return total + best_lines(state, seat, state.blue, at, blues, rows, coin)


def bits_of(dice: list[int], at: int) -> int:
    count = 0
    for value in range(DIE_PLACES):
        count += dice[at + value]
    return count


def best_lines(
    state: SantaMaria, seat: int, dice: list[int], at: int, count: int, lines: list[float], coin: float
) -> float:
    """The best so many lines, each less what the nearest die costs to be turned to it."""
    if count <= 0:
        return 0.0
    free = state.trait(seat, FREE_PIPS)
    found = [0.0] * SIZE
    for line in range(SIZE):
        nearest = SIZE
        for value in range(DIE_PLACES):
            if dice[at + value]:
                nearest = min(nearest, abs(value - line))
        found[line] = max(0.0, lines[line] - PIP * coin * max(0, nearest - free))
    found.sort()
    total = 0.0
    for number in range(min(count, SIZE)):
        total += found[SIZE - 1 - number]
    return total


# -- what is under way ------------------------------------------------------------------------------------------------


def pending_worth(state: SantaMaria, seat: int, values: list[float], years: float) -> float:
    """What the steps on the agenda are likely to bring the seat."""
    total = 0.0
    for step in state.agenda:
        total += step_value(state, seat, step, values, years)
    return total


def step_value(state: SantaMaria, seat: int, step: Step[Any], values: list[float], years: float) -> float:
    if isinstance(step, SeatDecision):
        return decision_value(state, seat, step, values, years) if step.who == seat else 0.0
    if isinstance(step, Activation):
        return cells_value(state, seat, step.cells, values) if step.who == seat else 0.0
    if isinstance(step, NextEffect):
        return left_value(state, seat, step.cell, step.left, values) if step.who == seat else 0.0
    if isinstance(step, CarryOut):
        return effect_value(state.effects[step.effect], values) if step.who == seat else 0.0
    if isinstance(step, OfferConquer):
        return values[CONQUEST] if step.who == seat else 0.0
    if isinstance(step, OfferMonk):
        return MONK if step.who == seat else 0.0
    if isinstance(step, OfferShip):
        return shipping_worth(state, seat, values, years) if step.who == seat else 0.0
    if isinstance(step, OfferPrayFurther):
        return 0.05 if step.who == seat else 0.0
    if isinstance(step, ReceiveIncome):
        return income_worth(state, seat, values) if step.who == seat else 0.0
    if isinstance(step, Income):
        return docks_worth(state, seat, step.dock, step.doubled, values) if step.who == seat else 0.0
    return 0.0


def cells_value(state: SantaMaria, seat: int, cells: int, values: list[float]) -> float:
    """The territories that are still to be activated."""
    total = 0.0
    land = state.land[seat]
    for cell in range(CELLS):
        if cells >> cell & 1:
            total += face_value(state, land[cell], values)
    return total


def left_value(state: SantaMaria, seat: int, cell: int, left: int, values: list[float]) -> float:
    """The effects of a territory that are still to come."""
    total = 0.0
    effects = state.catalog.faces[state.land[seat][cell]].effects
    for place in range(len(effects)):
        if left >> place & 1:
            total += effect_value(effects[place], values)
    return total


def decision_value(state: SantaMaria, seat: int, step: SeatDecision[Any], values: list[float], years: float) -> float:
    catalog = state.catalog
    if isinstance(step, Conquer):
        return values[CONQUEST]
    if isinstance(step, Pray):
        return values[PRAYER]
    if isinstance(step, (PrayFurther, ConquerFurther)):
        return 0.05
    if isinstance(step, RecruitMonk):
        return MONK
    if isinstance(step, Ship):
        return shipping_worth(state, seat, values, years)
    if isinstance(step, Trade):
        return step.exchange(state).value(values)
    if isinstance(step, OrderEffects):
        return left_value(state, seat, step.cell, step.left, values)
    if isinstance(step, Gain):
        return 0.7 * step.count * values[step.resource]
    if isinstance(step, DoubleDock):
        return 1.2 * income_worth(state, seat, values)
    if isinstance(step, PlaceTile):
        return tile_value(state, seat, catalog.tiles[step.piece], values, years)
    if isinstance(step, PlaceHall):
        return tile_value(state, seat, catalog.tiles[catalog.first_hall + step.piece], values, years)
    if isinstance(step, PayExpansion):
        return -storage_cost(catalog.prices[catalog.tiles[step.tile].size - 2], values)
    if isinstance(step, PayShipment):
        return shipment_value(state, seat, step.dock, values, years + 1.0)
    if isinstance(step, PlaceRoad):
        return 0.8
    return 0.0


def income_worth(state: SantaMaria, seat: int, values: list[float]) -> float:
    return docks_worth(state, seat, 0, -1, values)


def docks_worth(state: SantaMaria, seat: int, first: int, doubled: int, values: list[float]) -> float:
    """The income of the docks from one on; one of them may count twice."""
    total = 0.0
    for dock in range(first, DOCKS):
        count = state.harbour[DOCKS * seat + dock]
        if count:
            total += count * (2 if dock == doubled else 1) * dock_value(state, dock, values)
    return total


def shipping_worth(state: SantaMaria, seat: int, values: list[float], years: float) -> float:
    """The best tile that can be paid now."""
    best = 0.3
    pile = state.storage[seat]
    for dock in range(DOCKS):
        if state.docks[dock] >= 0:
            for way in ways_to_ship(state, seat, dock):
                if has(pile, way):
                    best = max(best, shipment_value(state, seat, dock, values, years + 1.0))
                    break
    return best


def storage_cost(cost: int, values: list[float]) -> float:
    total = 0.0
    for resource in range(KINDS):
        total += count_of(cost, resource) * values[resource]
    return total


def tile_value(state: SantaMaria, seat: int, tile: Tile, values: list[float], years: float) -> float:
    """A tile that is about to be laid."""
    total = 0.0
    for number in tile.faces:
        face = state.catalog.faces[number]
        if face.kind.is_road:
            total += (face.settlers + 0.2) * (ROAD + ROAD_YEAR * years)
        else:
            total += face_value(state, number, values) * (TILE + TILE_YEAR * years)
    return total
