"""The ledger: the figures that players count, and the points if the game ended now."""

from caravela.games.empires.catalog import DISCOVERIES, ECONOMY, NEW_WORLD, PURCHASE, ROUNDS, SCORINGS, TYPES
from caravela.games.empires.state import Empires
from caravela.games.empires.steps.discovery import strength_of_all
from caravela.games.empires.steps.events import shipping_strength
from caravela.games.empires.steps.income import income_of
from caravela.games.empires.steps.reset import points_of_region
from caravela.kernel.ledger import Ledger

SCORED = (*NEW_WORLD, PURCHASE)
LEFTOVERS: tuple[str, ...] = ()


def ledger(state: Empires, who: int, eyes: int) -> Ledger:
    """Everything that a player has lies open (EMP-3.3), whoever looks."""
    return Ledger(figures(state, who), projected(state, who))


def figures(state: Empires, seat: int) -> dict[str, int]:
    kinds = len(state.catalog.goods)
    at = seat * TYPES
    settled = 0
    for region in range(len(state.catalog.regions)):
        settled += state.colony(region, seat)
    return {
        "coins": state.coins[seat],
        "income": income_of(state, seat),
        "workers": sum(state.available[at : at + TYPES]),
        "settled": settled,
        "goods": sum(state.goods[seat * kinds : (seat + 1) * kinds]),
        "ships": state.ships[seat],
        "buildings": state.tile_owner.count(seat),
        "discoveries": state.token_owner.count(seat) + state.card_owner.count(seat),
        "shipping": shipping_strength(state, seat),
        "strength": strength_of_all(state, seat, 0),
        "stock": sum(state.stock[at : at + TYPES]),
    }


def projected(state: Empires, seat: int) -> dict[str, int]:
    """The score pad as if the game ended now: the New World scored as it stands, the income as it is."""
    if not state.agenda:
        return state.score_pad(seat)
    points = {NEW_WORLD[number]: state.new_world[3 * seat + number] for number in range(SCORINGS)}
    if state.scorings < SCORINGS:
        for region in range(len(state.catalog.regions)):
            if state.land[region * state.seats + seat]:
                points[NEW_WORLD[-1]] += points_of_region(state, region)[seat]
    points[PURCHASE] = state.bought[seat]
    points[DISCOVERIES] = state.discovery_points(seat)
    state.add_building_points(seat, points)
    points[ECONOMY] = state.economy[seat] if state.incomes == ROUNDS else income_of(state, seat)
    return points
