"""The position as a seat knows it, as a row of named numbers for the learned value."""

from typing import Final

from caravela.games.pirates.catalog import GULF, KINDS, SEATS, TREASURES, column_of
from caravela.games.pirates.state import (
    ACTIONS,
    CARDS,
    DIE_POWER,
    DISCOUNT,
    LIGHTNING,
    NONE,
    POWER,
    REROLLS,
    SWIFT_EXPLORER,
    SWIFT_SHIP,
    TRAITS,
    Pirates,
)
from caravela.games.pirates.steps import DECISIONS
from caravela.games.pirates.worth import PARTS, course_worth, incomes_left, parts, share_left, supply_worth
from caravela.kernel.inputs import asked, input_names, numbered

TABLE: Final = (
    "members",
    "solo",
    "incomes left",
    "share left",
    "hunt",
    "rubies",
    "fog",
    "solo cards",
    "quests left",
    "figureheads",
    *[f"island of {kind}" for kind in TREASURES],
)
OWN: Final = (
    *[f"worth of {part}" for part in PARTS],
    "quests scored",
    "quest points",
    "quests' highest",
    *[f"trait {trait}" for trait in range(TRAITS)],
)
EACH: Final = (
    *["asked", "open points", "way home", "explorer", "rivers", "rubies", "residences"],
    *[f"treasures of {kind}" for kind in TREASURES],
    *["worth of open supply", "worth of open course"],
    *["doubloons", "doubloon income", "points income", "quests", "upgrades", "buried", "bonus squares"],
    *["cards", *KINDS, "lightning", "figurehead", "markets", "trades"],
    *["power", "die power", "rerolls", "explore bonus", "discounts", "swift", "actions"],
)
INPUTS: Final = input_names(TABLE, DECISIONS, OWN, EACH, len(SEATS))
NUMBERS: Final = numbered(DECISIONS)
MEMBER: Final = 7 + len(TREASURES)
"""How many numbers tell of everybody, the solo opponent included."""
MARKETS: Final = 5


def inputs(state: Pirates, seat: int) -> list[float]:
    """Of rivals what lies open: not which Quests they have."""
    setup = state.setup
    row = [
        float(setup.members),
        float(setup.solo),
        float(incomes_left(state)),
        share_left(state, seat),
        float(setup.hunt),
        float(setup.rubies),
        float(setup.fog_locations or setup.fog_improvements),
        float(setup.hard_cards) if setup.solo else 0.0,
        float(state.deck_size()),
        float(len(state.figureheads)),
    ]
    for kind in range(len(TREASURES)):
        row.append(float(state.islands[kind]))
    row += asked(state, seat, NUMBERS)
    row += parts(state, seat)
    row += own_inputs(state, seat)
    decider = state.decision.seat(state)
    members = setup.members
    for step in range(members):
        who = (seat + step) % members
        row += member_inputs(state, who, decider)
        if who < state.seats:
            row += seat_inputs(state, who)
        else:
            row += [0.0] * (len(EACH) - MEMBER)
    row += [0.0] * (len(INPUTS) - len(row))
    return row


def own_inputs(state: Pirates, seat: int) -> list[float]:
    """What the own Quests bring now and would bring at best, and the traits."""
    scored = 0
    points = 0
    highest = 0
    for number in state.hands[seat]:
        found = state.quest_points(seat, number)
        scored += int(found > 0)
        points += found
        highest += state.catalog.quests[number].high
    traits = [float(state.traits[seat * TRAITS + trait]) for trait in range(TRAITS)]
    return [float(scored), float(points), float(highest), *traits]


def member_inputs(state: Pirates, who: int, decider: int) -> list[float]:
    catalog = state.catalog
    row = [
        float(decider == who),
        float(sum(state.score_pad(who, False).values())),
        float(column_of(GULF) + 1 - column_of(state.ship[who])),
        float(catalog.distance[0] - catalog.distance[state.explorer[who]]),
        float(state.rivers(who)),
        float(state.rubies[who]),
        float(state.residences(who)),
    ]
    for kind in range(len(TREASURES)):
        row.append(float(state.treasures(who, kind)))
    return row


def seat_inputs(state: Pirates, seat: int) -> list[float]:
    base = seat * TRAITS
    traits = state.traits
    dice = 0
    for kind in range(len(TREASURES)):
        dice += traits[base + DIE_POWER + kind]
    discounts = 0
    for kind in range(DISCOUNT, SWIFT_SHIP):
        discounts += traits[base + kind]
    actions = 0
    for action in range(ACTIONS, TRAITS):
        actions += traits[base + action]
    row = [
        supply_worth(state, seat),
        course_worth(state, seat),
        float(state.doubloons[seat]),
        float(state.doubloon_income(seat)),
        float(state.points_income(seat)),
        float(len(state.hands[seat])),
        float(state.upgrades(seat)),
        float(state.buried(seat)),
        float(state.bonus[seat].bit_count()),
        float(len(state.tableau[seat])),
    ]
    for kind in range(len(KINDS)):
        row.append(float(traits[base + CARDS + kind]))
    return [
        *row,
        float(traits[base + LIGHTNING]),
        float(state.figurehead[seat] != NONE),
        float(MARKETS - state.unplaced[seat].bit_count()),
        float(len(state.trades[seat])),
        float(traits[base + POWER]),
        float(dice),
        float(traits[base + REROLLS]),
        float(traits[base + SWIFT_EXPLORER]),
        float(discounts),
        float(traits[base + SWIFT_SHIP]),
        float(actions),
    ]
