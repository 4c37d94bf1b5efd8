"""The position as a seat knows it, as a row of named numbers for the learned value."""

from typing import Final

from caravela.games.santa_maria.catalog import DOCKS, RESOURCES, SEATS, TERRAINS, YEARS
from caravela.games.santa_maria.grid import CELLS, LINES, SIZE, bits
from caravela.games.santa_maria.payment import KINDS, count_of, has
from caravela.games.santa_maria.state import DIE_PLACES, SantaMaria
from caravela.games.santa_maria.steps import DECISIONS
from caravela.games.santa_maria.worth import PARTS, parts
from caravela.kernel.inputs import asked, input_names, numbered

NEARLY: Final = 4
"""Lines are told apart by how many spaces they lack, up to so many."""
TABLE: Final = (
    "members",
    "years left",
    "under way",
    "advanced",
    "blue offer",
    "roads left",
    *[f"white {value + 1}" for value in range(DIE_PLACES)],
    *[f"shipment {dock + 1}" for dock in range(DOCKS)],
)
SCHOLARS: Final = 10
OWN: Final = (
    *[f"blue {value + 1}" for value in range(DIE_PLACES)],
    *[f"can ship {dock + 1}" for dock in range(DOCKS)],
    *[f"have {terrain}" for terrain in TERRAINS],
    *[f"vacant {terrain}" for terrain in TERRAINS],
    *[f"vacant in line {line}" for line in range(len(LINES))],
    *[f"territories in line {line}" for line in range(len(LINES))],
    *[f"empty in line {line}" for line in range(len(LINES))],
    *[f"scholar {scholar}" for scholar in range(SCHOLARS)],
)
EACH: Final = (
    *[f"worth of {part}" for part in PARTS],
    *["asked", "retired", "place retired", "whites taken", "blues left", "blue dice", "uses"],
    *["coins", *RESOURCES],
    *[f"dock {dock + 1}" for dock in range(DOCKS)],
    *["sets", "shipment points", "religion", "conquest", "rank", "monks", "scholars", "bishops"],
    *["empty", "territories", "vacant", "settlers", "settler points", "broadest"],
    *[f"lines lacking {missing}" for missing in range(NEARLY)],
    *[f"settlers lacking {missing}" for missing in range(NEARLY)],
)
INPUTS: Final = input_names(TABLE, DECISIONS, OWN, EACH, len(SEATS))
NUMBERS: Final = numbered(DECISIONS)


def inputs(state: SantaMaria, seat: int) -> list[float]:
    """Points and shipments of rivals are among them: all were gained openly (SMA-D21)."""
    row = [
        float(state.seats),
        float(YEARS - max(state.year, 1)),
        float(state.year > 0),
        float(state.setup.advanced),
        float(state.setup.blue_offer),
        float(state.roads_left),
    ]
    for value in range(DIE_PLACES):
        row.append(float(state.white[value]))
    for dock in range(DOCKS):
        shipment = state.docks[dock]
        row.append(float(state.catalog.shipments[shipment].points) if shipment >= 0 else 0.0)
    row += asked(state, seat, NUMBERS)
    row += own_inputs(state, seat)
    decider = state.decision.seat(state)
    for step in range(state.seats):
        who = (seat + step) % state.seats
        row += parts(state, who)
        row += turn_inputs(state, who, decider)
        row += harbour_inputs(state, who)
        row += colony_inputs(state, who)
    row += [0.0] * (len(INPUTS) - len(row))
    return row


def own_inputs(state: SantaMaria, seat: int) -> list[float]:
    """What is told of the seat alone: dice, territories by terrain and by line, scholars."""
    at = state.blue_places(seat)
    row = [float(state.blue[at + value]) for value in range(DIE_PLACES)]
    pile = state.storage[seat]
    for dock in range(DOCKS):
        shipment = state.docks[dock]
        row.append(float(shipment >= 0 and has(pile, state.catalog.shipments[shipment].cost)))
    vacant = state.vacant(seat)
    terrains = state.terrains(seat)
    held = [0.0] * len(TERRAINS)
    free = [0.0] * len(TERRAINS)
    for cell in range(CELLS):
        terrain = terrains[cell]
        if terrain >= 0:
            held[terrain] += 1.0
            if vacant >> cell & 1:
                free[terrain] += 1.0
    row += held
    row += free
    for mask in (vacant, state.territories[seat], state.empty[seat]):
        for line in LINES:
            row.append(float(bits(mask & line)))
    scholars = [0.0] * SCHOLARS
    for scholar in state.own_scholars(seat):
        if scholar < SCHOLARS:
            scholars[scholar] = 1.0
    return row + scholars


def turn_inputs(state: SantaMaria, seat: int, decider: int) -> list[float]:
    """What a seat can still do this year, and with what."""
    at = state.blue_places(seat)
    blues = 0
    for value in range(at, at + DIE_PLACES):
        blues += state.blue[value]
    retired = state.retired[seat]
    row = [
        float(decider == seat),
        float(retired >= 0),
        float(max(0, retired)),
        float(state.white_taken[seat]),
        float(blues),
        float(state.dice_unlocked(seat)),
        float(state.uses[seat]),
        float(state.coins[seat]),
    ]
    for resource in range(KINDS):
        row.append(float(count_of(state.storage[seat], resource)))
    return row


def harbour_inputs(state: SantaMaria, seat: int) -> list[float]:
    """Docks, tracks and people."""
    row = [float(state.harbour[DOCKS * seat + dock]) for dock in range(DOCKS)]
    return [
        *row,
        min(row),
        float(state.shipment_points(seat)),
        float(state.religion[seat]),
        float(state.conquest[seat]),
        float(state.ranking.index(seat)),
        float(state.monks_placed(seat)),
        float(len(state.own_scholars(seat))),
        float(len(state.own_bishops(seat))),
    ]


def colony_inputs(state: SantaMaria, seat: int) -> list[float]:
    """How full the colony is, and the settlers in lines that may still be developed."""
    empty = state.empty[seat]
    settlers = state.settlers(seat)
    lacking = [0.0] * (NEARLY * 2)
    points = 0
    broadest = 0
    for number in range(len(LINES)):
        missing = bits(empty & LINES[number])
        count = 0
        if number < SIZE:
            for cell in range(SIZE * number, SIZE * number + SIZE):
                count += settlers[cell]
        else:
            for cell in range(number - SIZE, CELLS, SIZE):
                count += settlers[cell]
        broadest = max(broadest, bits(state.territories[seat] & LINES[number]))
        if not missing:
            points += count
        if missing < NEARLY:
            lacking[missing] += 1.0
            lacking[NEARLY + missing] += count
    return [
        float(bits(empty)),
        float(bits(state.territories[seat])),
        float(bits(state.vacant(seat))),
        float(sum(settlers)),
        float(points),
        float(broadest),
        *lacking,
    ]
