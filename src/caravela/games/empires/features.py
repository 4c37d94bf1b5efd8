"""The position as a seat may see it, as a fixed number of ints: own things first."""

from caravela.games.empires.catalog import SEATS, TYPES
from caravela.games.empires.state import FIGURE, ON_X, SPACE, TRAITS, Empires
from caravela.games.empires.steps import DECISIONS
from caravela.kernel.features import decision_features, padded
from caravela.kernel.hidden import NOTHING

ROW = 20
SEAT_LIMIT = len(SEATS)


def features(state: Empires, seat: int) -> list[int]:
    """Numbers of always the same length; seats are counted from the one that looks, missing seats are zero."""
    numbers = [state.round, *table_features(state), *decision_features(state, seat, DECISIONS, 6)]
    others = [(seat + step) % state.seats for step in range(state.seats)]
    own = seat_features(state, seat)
    for other in others:
        numbers += own if other == seat else seat_features(state, other)
    numbers += [0] * ((SEAT_LIMIT - state.seats) * len(own))
    for row in (state.initiative, state.dock, state.trade, state.sites, state.warfare, state.school):
        numbers += padded([1 + relative(state, seat, figure) if figure >= 0 else 0 for figure in row], ROW)
    numbers += padded([1 + (figure & SPACE) // ON_X for figure in state.dock], ROW)
    numbers += padded([1 + (other - seat) % state.seats for other in state.order], SEAT_LIMIT)
    numbers += [*state.goods_lying, *state.pool, *padded([1 + good for good in state.goods_offered], 4)]
    numbers += [state.ship_supply, state.ship_offered]
    numbers += padded([1 + tile for tile in state.offer], 5)
    for region, value in enumerate(state.tokens.values):
        known = value >= 0 and state.tokens.knows(region, seat)
        numbers.append(0 if value == NOTHING else 2 + value if known else 1)
    top = state.deck_top.values[0]
    numbers += [state.cards_left(), 1 + top if top != NOTHING and state.deck_top.knows(0, seat) else 0]
    return numbers


def table_features(state: Empires) -> list[int]:
    """What the table agreed on."""
    setup = state.setup
    switches = (setup.builders, setup.captains, setup.point_purchase, setup.less_luck, setup.no_survivors)
    return [state.seats, *[int(switch) for switch in switches], int(setup.looks), int(setup.face_up)]


def relative(state: Empires, seat: int, figure: int) -> int:
    """A figure with its owner counted from the seat that looks."""
    figure &= FIGURE
    return (figure // TYPES - seat) % state.seats * TYPES + figure % TYPES


def seat_features(state: Empires, seat: int) -> list[int]:
    kinds = len(state.catalog.goods)
    numbers = [1, state.coins[seat], state.ships[seat], state.sailing[seat], 1 + state.nation[seat]]
    numbers += [state.nation_uses[seat], state.bought[seat], state.economy[seat], state.scholars[seat]]
    numbers += state.new_world[3 * seat : 3 * seat + 3]
    for piles in (state.stock, state.available, state.exploring, state.trading):
        numbers += piles[seat * TYPES : (seat + 1) * TYPES]
    for region in range(len(state.catalog.regions)):
        numbers += [state.settled(region, seat, worker) for worker in range(TYPES)]
    numbers += state.goods[seat * kinds : (seat + 1) * kinds]
    numbers += state.traits[seat * TRAITS : (seat + 1) * TRAITS]
    numbers += [int(owner == seat) for owner in state.token_owner + state.card_owner]
    numbers += [2 - (state.spent >> tile & 1) if owner == seat else 0 for tile, owner in enumerate(state.tile_owner)]
    return numbers
