"""The ledger: the figures that players count, and the points as if the game ended now."""

from caravela.games.santa_maria import scoring
from caravela.games.santa_maria.catalog import DOCKS, RESOURCES
from caravela.games.santa_maria.grid import ALL
from caravela.games.santa_maria.payment import KINDS, count_of
from caravela.games.santa_maria.state import SantaMaria
from caravela.games.santa_maria.steps.retire import best_dock
from caravela.kernel.ledger import Ledger

SCORED = ("play",)
LEFTOVERS = ("coins",)
HIDDEN = ("play", "shipments")
"""SMA-19.2: what lies face down."""


def ledger(state: SantaMaria, who: int, eyes: int) -> Ledger:
    """What a seat has, as far as these eyes, a bit mask of seats, may count it."""
    figures: dict[str, int] = {"coins": state.coins[who]}
    pile = state.storage[who]
    for resource in range(KINDS):
        figures[RESOURCES[resource]] = count_of(pile, resource)
    doubled = best_dock(state, who)
    for dock in range(DOCKS):
        figures[state.catalog.income_names[dock]] = dock_income(state, who, dock, doubled)
    harbour = state.harbour[who * DOCKS : (who + 1) * DOCKS]
    figures["shipments"] = sum(harbour)
    figures["sets"] = min(harbour)
    figures["religion"] = state.religion[who]
    figures["conquistador"] = state.conquest[who]
    figures["conquest"] = state.conquest_points()[who]
    figures["monks"] = state.monks_placed(who)
    figures["developed"] = scoring.developed_lines(ALL ^ state.empty[who])
    points = state.score_pad(who)
    if knows(state, eyes, who):
        return Ledger(figures, points)
    for reason in HIDDEN:
        del points[reason]
    return Ledger(figures, points, HIDDEN)


def dock_income(state: SantaMaria, seat: int, dock: int, doubled: int) -> int:
    """What the tiles at a dock bring when the seat retires; the best one twice for the Hydrographer (SMA-17.11)."""
    amount = state.harbour[DOCKS * seat + dock] * state.catalog.docks[dock].effects[0].amount
    return 2 * amount if dock == doubled else amount


def knows(state: SantaMaria, eyes: int, other: int) -> bool:
    """SMA-19.2, D21: whether these eyes may count the points of a seat."""
    return bool(eyes >> other & 1) or state.setup.open_scores or not state.agenda
