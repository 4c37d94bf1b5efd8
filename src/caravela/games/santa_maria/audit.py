"""Do all pieces add up?"""

from caravela.games.santa_maria.catalog import DOCKS, MONK_SPACES, REST_SPACES, SEATS, YEARS
from caravela.games.santa_maria.grid import ALL, CELLS, TURNS
from caravela.games.santa_maria.payment import BITS, KINDS, count_of
from caravela.games.santa_maria.state import BLUE_DIE, DIE_PLACES, TRAITS, WHITE_DIE, SantaMaria
from caravela.games.santa_maria.steps.activate import NO_COLOUR, WHITES, Activation


def audit(state: SantaMaria) -> None:
    """Complain about the first invariant that does not hold."""
    audit_lengths(state)
    audit_storage(state)
    audit_colonies(state)
    audit_tiles(state)
    audit_shipments(state)
    audit_dice(state)
    audit_people(state)
    audit_tracks(state)


def audit_lengths(state: SantaMaria) -> None:
    """Every seat, cell, dock and tile has its place."""
    seats = state.seats
    by_seat = (state.coins, state.storage, state.points, state.religion, state.conquest, state.ranking, state.board)
    more = (state.empty, state.territories, state.covered, state.white_taken, state.blue_taken, state.uses)
    for values in (*by_seat, *more, state.retired):
        if len(values) != seats:
            raise AssertionError(f"{len(values)} values for {seats} seats")
    if (
        len(state.land) != seats
        or any(len(land) != CELLS for land in state.land)
        or len(state.laid) % 4
        or len(state.cover) != CELLS * seats
        or len(state.traits) != TRAITS * seats
        or len(state.harbour) != DOCKS * seats
        or len(state.docks) != DOCKS
        or len(state.monks) != MONK_SPACES
        or len(state.white) != DIE_PLACES
        or len(state.blue) != DIE_PLACES * seats
        or len(state.shipped) != len(state.catalog.shipments)
        or len(state.sets) != len(state.set_owner)
    ):
        raise AssertionError("a list has the wrong length")
    if not 0 <= state.year <= YEARS:
        raise AssertionError(f"SMA-3.1: year {state.year}")
    if not (0 <= state.opener < seats and 0 <= state.first < seats and -1 <= state.active < seats):
        raise AssertionError("SMA-2.11: nobody starts")


def audit_storage(state: SantaMaria) -> None:
    """SMA-7.6, 1.6"""
    for seat in range(state.seats):
        if state.coins[seat] < 0 or state.points[seat] < 0:
            raise AssertionError(f"{SEATS[seat]} has {state.coins[seat]} coins, {state.points[seat]} points")
        if state.storage[seat] < 0 or state.storage[seat] >> BITS * KINDS:
            raise AssertionError(f"{SEATS[seat]} has {state.storage[seat]} in storage")
        for resource in range(KINDS):
            if count_of(state.storage[seat], resource) > state.catalog.limit:
                raise AssertionError(f"SMA-7.6: {SEATS[seat]} stores too much")


def audit_colonies(state: SantaMaria) -> None:
    """SMA-4.5, 5.3, 6.10: lands are what boards and tiles make them; coins and dice lie on territories."""
    catalog = state.catalog
    lands = [catalog.boards[board].land[:] if board >= 0 else [0] * CELLS for board in state.board]
    for at in range(0, len(state.laid), 4):
        seat, tile, turn, cell = state.laid[at : at + 4]
        if not (0 <= seat < state.seats and 0 <= tile < len(catalog.tiles) and 0 <= turn < TURNS and 0 <= cell < CELLS):
            raise AssertionError("a tile lies nowhere")
        spots = catalog.tiles[tile].spots[turn * CELLS + cell]
        if not spots:
            raise AssertionError("SMA-4.3: a tile lies beside the colony")
        for spot, face in zip(spots, catalog.tiles[tile].faces, strict=True):
            if lands[seat][spot]:
                raise AssertionError("SMA-4.5: a tile covers something")
            lands[seat][spot] = face
    if [tuple(land) for land in lands] != state.land:
        raise AssertionError("a colony is not what its board and tiles make it")
    for seat in range(state.seats):
        empty = territories = covered = 0
        for cell in range(CELLS):
            face = state.land[seat][cell]
            if not face:
                empty |= 1 << cell
            elif not catalog.faces[face].kind.is_road:
                territories |= 1 << cell
            if state.cover[seat * CELLS + cell]:
                covered |= 1 << cell
        if (empty, territories, covered) != (state.empty[seat], state.territories[seat], state.covered[seat]):
            raise AssertionError("the cells of a colony are counted wrong")
        if covered & (ALL ^ territories):
            raise AssertionError("SMA-6.10: a die or coins lie on no territory")


def audit_tiles(state: SantaMaria) -> None:
    """SMA-1.3: every tile is in one place."""
    catalog = state.catalog
    found = [*state.double_bag, *state.triple_bag, *state.offer, *state.discarded]
    roads = state.roads_left
    halls: list[int] = []
    for tile in state.laid[1::4]:
        if tile == catalog.road_tile:
            roads += 1
        elif tile >= catalog.first_hall:
            halls.append(tile - catalog.first_hall)
        else:
            found.append(tile)
    if sorted(found) != list(range(catalog.expansions)):
        raise AssertionError("SMA-1.3: an expansion tile is missing, or there twice")
    if roads != catalog.road_copies or state.roads_left < 0:
        raise AssertionError(f"SMA-1.3: {roads} road tiles")
    owned = [hall for hall, owner in enumerate(state.set_owner) if owner >= 0]
    if len(set(halls)) != len(halls) or not set(halls) <= set(owned):
        raise AssertionError("SMA-14.5: a town hall lies where it should not")


def audit_shipments(state: SantaMaria) -> None:
    """SMA-1.4: every shipment is in the stack, at a dock or in a harbour."""
    found = list(state.shipment_bag) + [shipment for shipment in state.docks if shipment >= 0]
    harbour = [0] * len(state.harbour)
    for shipment, place in enumerate(state.shipped):
        if place >= 0:
            found.append(shipment)
            harbour[place] += 1
    if not state.year and len(found) + len(state.catalog.starting) == len(state.catalog.shipments):
        return  # the starting ones are not laid out yet
    if sorted(found) != list(range(len(state.catalog.shipments))):
        raise AssertionError("SMA-1.4: a shipment is missing, or there twice")
    if harbour != state.harbour:
        raise AssertionError("SMA-7.18: a harbour is counted wrong")


def audit_dice(state: SantaMaria) -> None:
    """SMA-2.1, 2.5, 9.6: as many dice as there must be; a taken die lies on a territory or is still in hand."""
    white, blue = sum(state.white), sum(state.blue)
    for thing in state.cover:
        blue += thing >= BLUE_DIE
        white += WHITE_DIE <= thing < BLUE_DIE
    for step in state.agenda:
        if isinstance(step, Activation) and step.colour != NO_COLOUR:
            white += step.colour == WHITES
            blue += step.colour != WHITES
    per_player = state.catalog.dice_per_player
    if white != per_player[0] * state.seats and (state.year or white):
        raise AssertionError(f"SMA-2.5: {white} white dice")
    if blue + state.blue_reserve != per_player[1] * state.seats or state.blue_reserve < 0 or min(state.blue) < 0:
        raise AssertionError(f"SMA-2.1: {blue} blue dice and {state.blue_reserve} in the reserve")
    if state.year and blue != sum([state.dice_unlocked(seat) for seat in range(state.seats)]):
        raise AssertionError(f"SMA-9.1, 15.9: {blue} blue dice in play")
    for seat in range(state.seats):
        if state.white_taken[seat] > state.catalog.white_limit:
            raise AssertionError("SMA-6.2: too many white dice")
        if state.blue_taken[seat] > state.dice_unlocked(seat):
            raise AssertionError("SMA-6.3, 15.4: too many blue dice")


def audit_people(state: SantaMaria) -> None:
    """SMA-8.11, 14.3: monks, scholars and bishops."""
    for seat in range(state.seats):
        if state.monks_placed(seat) > state.catalog.monks:
            raise AssertionError(f"SMA-1.8: {SEATS[seat]} has placed too many monks")
    for mask in state.monks:
        if mask < 0 or mask >> state.seats:
            raise AssertionError("SMA-8.1: a monk of nobody")
    scholars = state.scholars + state.sets
    if len(set(scholars)) != len(scholars) or len(set(state.bishops)) != len(state.bishops):
        raise AssertionError("SMA-14.3: a scholar or bishop is there twice")


def audit_tracks(state: SantaMaria) -> None:
    """SMA-7.27, 7.32, 10.13, 12.1"""
    for seat in range(state.seats):
        if not 0 <= state.religion[seat] <= state.catalog.religion_end:
            raise AssertionError("SMA-7.32: a marker is beyond the religion track")
        if not 0 <= state.conquest[seat] <= state.catalog.conquest_end:
            raise AssertionError("SMA-7.27: a marker is beyond the conquistador track")
    if sorted(state.ranking) != list(range(state.seats)):
        raise AssertionError(f"SMA-12.1: ranking {state.ranking}")
    spaces = [state.conquest[seat] for seat in state.ranking]
    if spaces != sorted(spaces, reverse=True):
        raise AssertionError("SMA-12.1: somebody farther stands behind")
    taken = [space for space in state.retired if space >= 0]
    if len(set(taken)) != len(taken) or not all(space < REST_SPACES for space in taken):
        raise AssertionError("SMA-10.13: two markers on a retire space")
