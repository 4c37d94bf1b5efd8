"""Do all pieces add up? (EMP-25)"""

from caravela.games.empires.catalog import COLONIST, TYPES
from caravela.games.empires.state import FIGURE, Empires
from caravela.games.empires.steps.placement import PlacementTurn, PlaceWorkers
from caravela.kernel.hidden import NOTHING, UNDRAWN


def audit(state: Empires) -> None:
    """Complain about the first invariant that does not hold."""
    audit_figures(state)
    audit_goods(state)
    audit_ships(state)
    audit_discoveries(state)
    audit_tiles(state)
    audit_players(state)


def check(holds: bool, complaint: str) -> None:
    if not holds:
        raise AssertionError(complaint)


def audit_figures(state: Empires) -> None:
    """EMP-25.1, 25.6"""
    seats = state.seats
    counts = [0] * (seats * TYPES)
    for row in (state.initiative, state.dock, state.trade, state.sites, state.warfare, state.school):
        for figure in row:
            if figure >= 0:
                counts[figure & FIGURE] += 1
    for region in range(len(state.catalog.regions)):
        for seat in range(seats):
            check(state.land[region * seats + seat] >= 0, "EMP-25.1: a region has fewer than no workers")
            for worker in range(TYPES):
                counts[seat * TYPES + worker] += state.settled(region, seat, worker)
            if state.colony(region, seat):
                check(state.is_discovered(region), "EMP-25.6: a worker stands in an undiscovered region")
    for figure in range(seats * TYPES):
        for piles in (state.stock, state.available, state.exploring, state.trading):
            check(piles[figure] >= 0, "EMP-25.1: a pile has fewer than no figures")
            counts[figure] += piles[figure]
        worker = figure % TYPES
        wanted = state.catalog.per_seat[worker] if worker < state.setup.types else 0
        check(counts[figure] + (worker == COLONIST) == wanted, f"EMP-25.1: figures {figure}: {counts[figure]}")


def audit_goods(state: Empires) -> None:
    """EMP-25.2"""
    kinds = len(state.catalog.goods)
    for good in range(kinds):
        count = state.pool[good] + state.goods_gone[good] + state.goods_offered.count(good)
        for seat in range(state.seats):
            check(state.goods[seat * kinds + good] >= 0, "EMP-25.2: a player has fewer than no goods")
            count += state.goods[seat * kinds + good]
        for region in range(len(state.catalog.regions)):
            if state.catalog.region_good[region] == good:
                count += state.goods_lying[region]
        check(count == state.catalog.good_copies[good], f"EMP-25.2: {state.catalog.goods[good]}: {count}")


def audit_ships(state: Empires) -> None:
    """EMP-25.3"""
    markers = state.catalog.ship_copies - state.catalog.ships_in_play[state.seats]
    count = markers + state.ship_offered + state.ship_supply + sum(state.ships)
    check(count == state.catalog.ship_copies and state.ship_supply >= 0, f"EMP-25.3: {count} ships")
    for seat in range(state.seats):
        check(state.sailing[seat] <= state.ships[seat], "EMP-25.3: more ships sail than the player has")


def audit_discoveries(state: Empires) -> None:
    """EMP-25.4"""
    lying = state.tokens.values
    bag = len(state.token_bag)
    check(bag == lying.count(UNDRAWN) + state.token_box, f"EMP-25.4: {bag} tokens nobody has seen")
    tokens = state.token_bag + state.tokens_gone + [value for value in lying if value >= 0]
    for token in range(len(state.token_owner)):
        if state.token_owner[token] >= 0:
            tokens.append(token)
    check(sorted(tokens) == list(range(len(state.catalog.tokens))), f"EMP-25.4: tokens {sorted(tokens)}")
    cards = state.deck + state.deck_bottom.values
    if state.deck_top.values[0] != NOTHING:
        cards.append(state.deck_top.values[0])
    for card in range(len(state.card_owner)):
        if state.card_owner[card] >= 0:
            cards.append(card)
    check(sorted(cards) == list(range(len(state.catalog.cards))), f"EMP-25.4: cards {sorted(cards)}")


def audit_tiles(state: Empires) -> None:
    """EMP-25.5"""
    tiles = state.offer[:]
    for stack in state.stacks:
        tiles.extend(stack)
    tiles.extend(state.purchases)
    check(len(set(tiles)) == len(tiles), "EMP-25.5: a tile is in two places")
    check(len(tiles) + state.tiles_gone == len(state.setup.tiles), f"EMP-25.5: {len(tiles)} tiles")
    for tile in tiles:
        check(tile in state.setup.tiles, f"EMP-25.5: tile {tile} is not in play")
        check((state.tile_owner[tile] >= 0) == (tile in state.purchases), f"EMP-25.5: tile {tile} and its owner")


def audit_players(state: Empires) -> None:
    """EMP-25.6, 25.7"""
    for coins in state.coins:
        check(coins >= 0, f"EMP-25.6: {coins} coins")
    if state.round == 0:
        return
    check(sorted(state.order) == list(range(state.seats)), f"EMP-25.7: player order {state.order}")
    if is_after_events(state):
        for row in (state.trade, state.sites, state.warfare):
            check(not row, "EMP-25.6: an event is not empty after Phase 2")
        check(max(state.school) < 0 and not any(state.trading), "EMP-25.6: an event is not empty after Phase 2")


def is_after_events(state: Empires) -> bool:
    """Whether Phase 2 of the round is over: its last step has left the agenda."""
    for step in state.agenda:
        if type(step).__name__ == "ResolveWarfare" or isinstance(step, (PlaceWorkers, PlacementTurn)):
            return False
    return True
