"""The position as a seat knows it, as a row of named numbers for the learned value."""

from typing import Final

from caravela.games.empires.catalog import SEATS, TYPES, WORKERS
from caravela.games.empires.outlook import rounds_left, scorings_left
from caravela.games.empires.scoring import COLONISED
from caravela.games.empires.state import AFTER_EVENTS, FIGURE, SETTING_UP, Empires
from caravela.games.empires.steps import DECISIONS
from caravela.games.empires.steps.discovery import strength_of_all
from caravela.games.empires.steps.events import shipping_strength
from caravela.games.empires.steps.income import income_of
from caravela.games.empires.steps.reset import points_of_region
from caravela.games.empires.worth import PARTS, parts, tile_worth
from caravela.kernel.inputs import asked, input_names, numbered

PHASES: Final = AFTER_EVENTS + 1 - SETTING_UP
TABLE: Final = (
    "members",
    "rounds left",
    "scorings left",
    "regions unknown",
    "ships offered",
    "goods offered",
    "cards left",
    "point purchase",
    *[f"phase {phase}" for phase in range(PHASES)],
)
REGIONS: Final = 9
TILES: Final = 57
QUEUE: Final = 5
"""In rows where it matters who comes first, so many places are told apart."""
OFFERED: Final = 4
OWN: Final = (
    *[f"own in region {region}" for region in range(REGIONS)],
    *[f"behind in region {region}" for region in range(REGIONS)],
    *[f"unknown region {region}" for region in range(REGIONS)],
    *[f"building {tile}" for tile in range(TILES)],
    *[f"{worker} on the dock" for worker in WORKERS],
    *[f"{worker} exploring" for worker in WORKERS],
    *[f"{row} place {place}" for row in ("initiative", "trade", "sites") for place in range(QUEUE)],
    *[f"have of offer {place}" for place in range(OFFERED)],
    *[f"worth of offer {place}" for place in range(QUEUE)],
)
EACH: Final = (
    *[f"worth of {part}" for part in PARTS],
    *WORKERS,
    *["initiative", "dock", "trade", "sites", "warfare", "school"],
    *["region points", "leads", "colonised", "settled"],
    *["asked", "order", "coins", "income", "ships", "goods", "kinds of goods", "strength", "shipping"],
    *["buildings", "building points", "discoveries", "stock"],
)
INPUTS: Final = input_names(TABLE, DECISIONS, OWN, EACH, len(SEATS))
NUMBERS: Final = numbered(DECISIONS)
MAP: Final = 4
"""How many numbers tell of the map."""


def inputs(state: Empires, seat: int) -> list[float]:
    """Everything lies open but tokens and cards, which are not among it."""
    catalog = state.catalog
    phases = [0.0] * PHASES
    phases[state.phase - SETTING_UP] = 1.0
    unknown = 0
    for region in range(len(catalog.regions)):
        if not state.is_discovered(region):
            unknown += 1
    row = [
        float(state.seats),
        float(rounds_left(state)),
        float(scorings_left(state)),
        float(unknown),
        float(state.ship_offered),
        float(len(state.goods_offered)),
        float(state.cards_left()),
        float(state.setup.point_purchase),
        *phases,
        *asked(state, seat, NUMBERS),
        *own_inputs(state, seat),
    ]
    figures = standing(state)
    maps = on_map(state)
    decider = state.decision.seat(state)
    for step in range(state.seats):
        who = (seat + step) % state.seats
        row += parts(state, who)
        for worker in range(TYPES):
            row.append(float(state.available[who * TYPES + worker]))
        row += figures[who]
        row += maps[who]
        row += possessions(state, who, decider)
    row += [0.0] * (len(INPUTS) - len(row))
    return row


def own_inputs(state: Empires, seat: int) -> list[float]:
    """What is told of the seat alone: region by region, tile by tile, place by place."""
    row = [0.0] * len(OWN)
    for region in range(min(REGIONS, len(state.catalog.regions))):
        own = state.colony(region, seat)
        rival = 0
        for other in range(state.seats):
            if other != seat:
                rival = max(rival, state.colony(region, other))
        row[region] = float(own)
        row[REGIONS + region] = float(max(-3, min(3, rival - own)))
        row[2 * REGIONS + region] = float(not state.is_discovered(region))
    at = 3 * REGIONS
    for tile in state.purchases:
        if state.tile_owner[tile] == seat and tile < TILES:
            row[at + tile] = 1.0
    at += TILES
    for figure in state.dock:
        if (figure & FIGURE) // TYPES == seat:
            row[at + (figure & FIGURE) % TYPES] += 1.0
    at += TYPES
    for worker in range(TYPES):
        row[at + worker] = float(state.exploring[seat * TYPES + worker])
    at += TYPES
    for queue in (state.initiative, state.trade, state.sites):
        for place in range(min(QUEUE, len(queue))):
            if queue[place] // TYPES == seat:
                row[at + place] = 1.0
        at += QUEUE
    for place in range(min(OFFERED, len(state.goods_offered))):
        row[at + place] = 1.0 + state.good_count(seat, state.goods_offered[place])
    at += OFFERED
    for place in range(min(QUEUE, len(state.offer))):
        row[at + place] = tile_worth(state, seat, state.catalog.tiles[state.offer[place]])
    return row


def standing(state: Empires) -> list[list[float]]:
    """Per seat how many workers stand on each event."""
    found = [[0.0] * 6 for _ in range(state.seats)]
    rows = [state.initiative, state.dock, state.trade, state.sites, state.warfare, state.school]
    for number in range(len(rows)):
        for figure in rows[number]:
            if figure >= 0:
                found[(figure & FIGURE) // TYPES][number] += 1.0
    return found


def on_map(state: Empires) -> list[list[float]]:
    """Per seat the points of the regions as they stand, the leads, the colonised ones and the workers in all."""
    found = [[0.0] * MAP for _ in range(state.seats)]
    for region in range(len(state.catalog.regions)):
        workers = [state.colony(region, seat) for seat in range(state.seats)]
        best = max(workers)
        if not best:
            continue
        points = points_of_region(state, region)
        for seat in range(state.seats):
            own = workers[seat]
            if own:
                row = found[seat]
                row[0] += points[seat]
                row[1] += float(own == best)
                row[2] += float(own >= COLONISED)
                row[3] += own
    return found


def possessions(state: Empires, seat: int, decider: int) -> list[float]:
    kinds = len(state.catalog.goods)
    goods = 0
    different = 0
    for good in range(seat * kinds, (seat + 1) * kinds):
        count = state.goods[good]
        goods += count
        different += int(count > 0)
    buildings = 0
    points = 0
    for tile in state.purchases:
        if state.tile_owner[tile] == seat:
            building = state.catalog.tiles[tile]
            buildings += 1
            points += building.points
            for effect in building.end:
                points += effect.points(state, seat)
    stock = 0
    for worker in range(seat * TYPES, (seat + 1) * TYPES):
        stock += state.stock[worker]
    return [
        float(decider == seat),
        float(state.order.index(seat)) if seat in state.order else 0.0,
        float(state.coins[seat]),
        float(income_of(state, seat)),
        float(state.ships[seat]),
        float(goods),
        float(different),
        float(strength_of_all(state, seat, 0)),
        float(shipping_strength(state, seat)),
        float(buildings),
        float(points),
        float(state.token_owner.count(seat) + state.card_owner.count(seat)),
        float(stock),
    ]
