"""The position as a seat knows it, as a row of named numbers for the learned value."""

from typing import Final

from caravela.games.maracaibo.catalog import NATIONS, SEATS, SYNERGIES
from caravela.games.maracaibo.scoring import majority_bonus
from caravela.games.maracaibo.state import ACTION, COMPASS, DISCOUNT, SAILING, SWIFT_EXPLORER, TRAITS, Maracaibo
from caravela.games.maracaibo.steps import DECISIONS
from caravela.games.maracaibo.worth import (
    PARTS,
    course_worth,
    left_after,
    nation_worth,
    parts,
    profit,
    ship_worth,
    supply_worth,
)
from caravela.kernel.inputs import asked, input_names, numbered

TABLE: Final = (
    "members",
    "solo",
    "scorings left",
    "under way",
    "retirement",
    "phase sailing",
    "phase action",
    "opener",
    "cards left",
    *[f"stock of {nation}" for nation in NATIONS],
    *[f"bonus of {nation}" for nation in NATIONS],
)
AREAS: Final = 12
OWN: Final = (
    *[f"worth of {part}" for part in PARTS],
    *[f"discs on area {area}" for area in range(AREAS)],
    *[f"trait {trait}" for trait in range(TRAITS)],
    *SYNERGIES,
    *["village actions", "combat actions", "profitable cards"],
)
EACH: Final = (
    *["asked", "points", "way home", "explorer", "tokens", "quests", "leads"],
    *[f"influence with {nation}" for nation in NATIONS],
    *[f"rank with {nation}" for nation in NATIONS],
    *["worth of open supply", "worth of open nations", "worth of open ship", "worth of open course"],
    *["doubloons", "combat points", "figures", "figures left", "doubloon income", "points income", "track points"],
    *["hand", "planned", "bought", "card points", "prestige", "prestige points", "tasks", "synergies"],
    *["upgrades", "discs", "assistants", "assistants waiting", "compasses", "discount", "swift", "residence"],
)
INPUTS: Final = input_names(TABLE, DECISIONS, OWN, EACH, len(SEATS))
NUMBERS: Final = numbered(DECISIONS)


def inputs(state: Maracaibo, seat: int) -> list[float]:
    """Of rivals what lies open: neither their cards at hand nor what these may bring."""
    bonus = majority_bonus(state.owned())
    row = [
        float(state.setup.members),
        float(state.setup.solo),
        float(left_after(state)),
        float(state.round > 0),
        float(state.setup.retirement),
        float(state.phase == SAILING),
        float(state.phase == ACTION),
        float(state.opener == seat),
        float(state.pile_size()),
    ]
    for nation in range(len(NATIONS)):
        row.append(float(state.stock[nation]))
    for nation in range(len(NATIONS)):
        row.append(float(bonus[nation]))
    row += asked(state, seat, NUMBERS)
    row += parts(state, seat)
    row += own_inputs(state, seat)
    decider = state.decision.seat(state)
    members = state.setup.members
    for step in range(members):
        who = (seat + step) % members
        row += member_inputs(state, who, decider)
        if who < state.seats:
            row += seat_inputs(state, who)
        else:
            row += [0.0] * (len(EACH) - MEMBER)
    row += [0.0] * (len(INPUTS) - len(row))
    return row


def own_inputs(state: Maracaibo, seat: int) -> list[float]:
    """What is told of the seat alone: its ship, its traits, its cards."""
    count = len(state.catalog.areas)
    row = [0.0] * AREAS
    for area in range(min(AREAS, count)):
        row[area] = float(state.discs[seat * count + area])
    for trait in range(TRAITS):
        row.append(float(state.traits[seat * TRAITS + trait]))
    for synergy in range(len(SYNERGIES)):
        row.append(float(state.synergies[seat] >> synergy & 1))
    profitable = 0
    for card in (*state.hands[seat], *state.planning[seat]):
        profitable += int(profit(state, seat, card) > 0.0)
    return [
        *row,
        float(len(state.village_actions[seat])),
        float(len(state.combat_actions[seat])),
        float(profitable),
    ]


MEMBER: Final = 7 + 2 * len(NATIONS)
"""How many numbers tell of everybody, the solo opponent included."""


def member_inputs(state: Maracaibo, who: int, decider: int) -> list[float]:
    catalog = state.catalog
    members = state.setup.members
    row = [
        float(decider == who),
        float(state.points_of(who)),
        float(state.sea.way_home[state.ship[who]]),
        float(catalog.distance[0] - catalog.distance[state.explorer[who]]),
        float(state.tokens[who]),
        float(state.quests[who]),
        float(state.lead_points(who)),
    ]
    for nation in range(len(NATIONS)):
        row.append(float(state.influence[nation * members + who]))
    for nation in range(len(NATIONS)):
        row.append(float(state.rank(who, nation)))
    return row


def seat_inputs(state: Maracaibo, seat: int) -> list[float]:
    count = len(state.catalog.areas)
    discs = 0
    for area in range(seat * count, (seat + 1) * count):
        discs += state.discs[area]
    prestige = 0
    points = 0
    for building in range(len(state.investors)):
        if state.investors[building] >> seat & 1:
            prestige += 1
            points += state.prestige_points(seat, building)
    base = seat * TRAITS
    assistants = len(state.assistants[seat])
    return [
        supply_worth(state, seat),
        nation_worth(state, seat),
        ship_worth(state, seat),
        course_worth(state, seat),
        float(state.doubloons[seat]),
        float(state.combat[seat]),
        float(state.figures[seat]),
        float(state.general[seat]),
        float(state.doubloon_income[seat]),
        float(state.points_income[seat]),
        float(state.track_points(seat)),
        float(len(state.hands[seat])),
        float(len(state.planning[seat])),
        float(len(state.tableau[seat])),
        float(state.card_points(seat)),
        float(prestige),
        float(points),
        float(state.tasks[seat].bit_count()),
        float(state.synergies[seat].bit_count()),
        float(state.completed[seat]),
        float(discs),
        float(assistants),
        float(assistants - state.done[seat].bit_count()),
        float(state.traits[base + COMPASS]),
        float(state.traits[base + DISCOUNT]),
        float(state.traits[base + SWIFT_EXPLORER]),
        float(state.residence[seat]),
    ]
