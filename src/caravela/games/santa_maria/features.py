"""The position as a seat may know it, as a fixed number of ints: own things first."""

from caravela.games.santa_maria.catalog import BISHOPS_UP, DOCKS, SCHOLARS_UP, SEATS
from caravela.games.santa_maria.grid import CELLS
from caravela.games.santa_maria.payment import KINDS, count_of
from caravela.games.santa_maria.state import DIE_PLACES, TRAITS, SantaMaria
from caravela.games.santa_maria.steps import DECISIONS
from caravela.kernel.features import decision_features, padded

SEAT_LIMIT = len(SEATS)
FACTS = 4


def features(state: SantaMaria, seat: int) -> list[int]:
    """Numbers of always the same length; seats are counted from the one that looks, missing seats are zero.

    Points and shipments of rivals are among them: all were gained openly (SMA-D21).
    """
    catalog = state.catalog
    setup = state.setup
    numbers = [
        state.seats,
        int(setup.advanced),
        int(setup.blue_offer),
        state.year,
        *decision_features(state, seat, DECISIONS, FACTS),
    ]
    numbers += [(state.first - seat) % state.seats, (state.opener - seat) % state.seats]
    others = [(seat + step) % state.seats for step in range(state.seats)]
    own = seat_features(state, seat)
    for other in others:
        numbers += own if other == seat else seat_features(state, other)
    numbers += [0] * ((SEAT_LIMIT - state.seats) * len(own))
    numbers += state.white
    numbers += [1 + shipment for shipment in state.docks]
    numbers += padded([1 + scholar for scholar in state.scholars], SCHOLARS_UP)
    numbers += padded([1 + bishop for bishop in state.bishops], BISHOPS_UP)
    numbers += padded([1 + scholar for scholar in state.sets], catalog.halls)
    for mask in state.monks:
        numbers.append(sum([(mask >> other & 1) << place for place, other in enumerate(others)]))
    numbers += [int(tile in state.offer) for tile in range(catalog.expansions)]
    numbers += [state.roads_left, len(state.shipment_bag), state.blue_reserve]
    return numbers


def seat_features(state: SantaMaria, seat: int) -> list[int]:
    pile = state.storage[seat]
    numbers = [1, state.coins[seat], state.points[seat], *[count_of(pile, resource) for resource in range(KINDS)]]
    numbers += [state.religion[seat], state.conquest[seat], state.ranking.index(seat), 1 + state.retired[seat]]
    numbers += [state.white_taken[seat], state.blue_taken[seat], state.uses[seat], 1 + state.board[seat]]
    numbers += state.blue[seat * DIE_PLACES : (seat + 1) * DIE_PLACES]
    numbers += state.harbour[seat * DOCKS : (seat + 1) * DOCKS]
    numbers += [state.shipment_points(seat), state.settler_points(seat), state.monks_placed(seat)]
    numbers += state.traits[seat * TRAITS : (seat + 1) * TRAITS]
    numbers += padded([int(owner == seat) for owner in state.set_owner], state.catalog.halls)
    numbers += list(state.land[seat])
    numbers += state.cover[seat * CELLS : (seat + 1) * CELLS]
    return numbers
