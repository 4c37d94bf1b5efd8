"""Do all pieces add up? (EMP-25)"""

from caravela.games.empires.catalog import COLONIST, ROUNDS, SCORINGS, TYPES
from caravela.games.empires.state import AFTER_EVENTS, FIGURE, ON_X, ON_Y, SETTING_UP, SPACE, TRAITS, Empires
from caravela.kernel.hidden import UNDRAWN


def audit(state: Empires) -> None:
    """Complain about the first invariant that does not hold."""
    audit_lengths(state)
    audit_figures(state)
    audit_goods(state)
    audit_ships(state)
    audit_discoveries(state)
    audit_tiles(state)
    audit_players(state)


def audit_lengths(state: Empires) -> None:
    """Every seat, region, good, token, card and tile has its place."""
    seats = state.seats
    by_seat = (state.coins, state.ships, state.sailing, state.nation, state.nation_uses, state.nation_round)
    scored = (state.bought, state.economy, state.wealth, state.scholars)
    for one_each in (*by_seat, *scored):
        if len(one_each) != seats:
            raise AssertionError(f"{len(one_each)} values for {seats} seats")
    for values in (state.stock, state.available, state.exploring, state.trading):
        if len(values) != seats * TYPES:
            raise AssertionError(f"{len(values)} values for {seats} seats and {TYPES} types")
    catalog = state.catalog
    if (
        len(state.land) != seats * len(catalog.regions)
        or len(state.new_world) != 3 * seats
        or len(state.traits) != TRAITS * seats
        or len(state.goods) != seats * len(catalog.goods)
        or len(state.pool) != len(catalog.goods)
        or len(state.goods_gone) != len(catalog.goods)
        or len(state.goods_lying) != len(catalog.regions)
        or len(state.tokens.values) != len(catalog.regions)
        or len(state.token_owner) != len(catalog.tokens)
        or len(state.card_owner) != len(catalog.cards)
        or len(state.tile_owner) != len(catalog.tiles)
        or len(state.school) != len(catalog.school)
        or len(state.stacks) != len(catalog.ages)
        or len(state.deck_top.values) != 1
    ):
        raise AssertionError("a list has the wrong length")
    if not 0 <= state.round <= ROUNDS or not 0 <= state.incomes <= ROUNDS or not 0 <= state.scorings <= SCORINGS:
        raise AssertionError(f"EMP-1.1: round {state.round}, {state.incomes} incomes, {state.scorings} scorings")
    if not SETTING_UP <= state.phase <= AFTER_EVENTS or not -1 <= state.mover < seats:
        raise AssertionError(f"no such phase {state.phase} or seat {state.mover}")


def audit_figures(state: Empires) -> None:
    """EMP-25.1, 25.6"""
    seats = state.seats
    counts = [0] * (seats * TYPES)
    for row in (state.initiative, state.dock, state.trade, state.sites, state.warfare, state.school):
        for figure in row:
            if figure >= 0:
                counts[figure & FIGURE] += 1
    for place, crew in enumerate(state.land):
        if crew < 0:
            raise AssertionError("EMP-25.1: a region has fewer than no workers")
        if crew:
            region, seat = divmod(place, seats)
            for worker in range(TYPES):
                counts[seat * TYPES + worker] += state.settled(region, seat, worker)
            if not state.is_discovered(region):
                raise AssertionError("EMP-25.6: a worker stands in an undiscovered region")
    for piles in (state.stock, state.available, state.exploring, state.trading):
        for figure, count in enumerate(piles):
            if count < 0:
                raise AssertionError("EMP-25.1: a pile has fewer than no figures")
            counts[figure] += count
    for figure, count in enumerate(counts):
        worker = figure % TYPES
        wanted = state.catalog.per_seat[worker] if worker < state.setup.types else 0
        if worker == COLONIST:
            wanted -= 1  # it marks the player order
        if count != wanted:
            raise AssertionError(f"EMP-25.1: {count} figures {figure}, not {wanted}")


def audit_goods(state: Empires) -> None:
    """EMP-25.2"""
    kinds = len(state.catalog.goods)
    counts = state.pool[:]
    for good in range(kinds):
        counts[good] += state.goods_gone[good]
    for good in state.goods_offered:
        counts[good] += 1
    for place, count in enumerate(state.goods):
        if count < 0:
            raise AssertionError("EMP-25.2: a player has fewer than no goods")
        counts[place % kinds] += count
    for region, good in enumerate(state.catalog.region_good):
        counts[good] += state.goods_lying[region]
    if counts != state.catalog.good_copies:
        raise AssertionError(f"EMP-25.2: goods {counts}")


def audit_ships(state: Empires) -> None:
    """EMP-25.3"""
    markers = state.catalog.ship_copies - state.catalog.ships_in_play[state.seats]
    count = markers + state.ship_offered + state.ship_supply + sum(state.ships)
    if count != state.catalog.ship_copies or state.ship_supply < 0:
        raise AssertionError(f"EMP-25.3: {count} ships")
    for seat in range(state.seats):
        if state.sailing[seat] > state.ships[seat]:
            raise AssertionError("EMP-25.3: more ships sail than the player has")


def audit_discoveries(state: Empires) -> None:
    """EMP-25.4"""
    lying = state.tokens.values
    bag = len(state.token_bag)
    if bag != lying.count(UNDRAWN) + state.token_box:
        raise AssertionError(f"EMP-25.4: {bag} tokens nobody has seen")
    tokens = [0] * len(state.token_owner)
    for pile in (state.token_bag, state.tokens_gone, lying):
        for token in pile:
            if token >= 0:
                tokens[token] += 1
    for token, owner in enumerate(state.token_owner):
        if tokens[token] + (owner >= 0) != 1:
            raise AssertionError(f"EMP-25.4: token {token} is in {tokens[token] + (owner >= 0)} places")
    cards = [0] * len(state.card_owner)
    for pile in (state.deck, state.deck_bottom.values, state.deck_top.values):
        for card in pile:
            if card >= 0:
                cards[card] += 1
    for card, owner in enumerate(state.card_owner):
        if cards[card] + (owner >= 0) != 1:
            raise AssertionError(f"EMP-25.4: card {card} is in {cards[card] + (owner >= 0)} places")


def audit_tiles(state: Empires) -> None:
    """EMP-25.5"""
    places = [0] * len(state.tile_owner)
    found = len(state.offer) + len(state.purchases)
    for tile in state.offer:
        places[tile] += 1
    for stack in state.stacks:
        found += len(stack)
        for tile in stack:
            places[tile] += 1
    for tile, count in enumerate(places):
        if count and state.tile_owner[tile] >= 0:
            raise AssertionError(f"EMP-25.5: tile {tile} has an owner already")
    for tile in state.purchases:
        places[tile] += 1
        if state.tile_owner[tile] < 0:
            raise AssertionError(f"EMP-25.5: tile {tile} was bought by nobody")
    in_play = 0
    for tile in state.setup.tiles:
        in_play += places[tile]
        if places[tile] > 1:
            raise AssertionError(f"EMP-25.5: tile {tile} is in two places")
    if in_play != found:
        raise AssertionError("EMP-25.5: a tile is not in play")
    if found + state.tiles_gone != len(state.setup.tiles):
        raise AssertionError(f"EMP-25.5: {found} tiles")


def audit_players(state: Empires) -> None:
    """EMP-25.6, 25.7"""
    for coins in state.coins:
        if coins < 0:
            raise AssertionError(f"EMP-25.6: {coins} coins")
    if state.round == 0:
        return
    if sorted(state.order) != list(range(state.seats)):
        raise AssertionError(f"EMP-25.7: player order {state.order}")
    if state.phase == AFTER_EVENTS:
        if state.trade or state.sites or state.warfare or max(state.school) >= 0 or any(state.trading):
            raise AssertionError("EMP-25.6: an event is not empty after Phase 2")
        for figure in state.dock:
            if figure & SPACE != ON_X and figure & SPACE != ON_Y:
                raise AssertionError("EMP-25.6: after Phase 2 a worker stands on the dock, not on X or Y")
