"""Positions of Santa Maria, built in a line or two: pieces come from where they lie, so that everything still adds up.

Seat 1 of the rules is RED here: the starting player of the first year is not drawn.
"""

from functools import cache
from typing import Any, cast

import caravela
from caravela.games.santa_maria.catalog import DOCKS, RESOURCES, SCHOLARS_UP
from caravela.games.santa_maria.grid import ALL, CELLS, SIZE
from caravela.games.santa_maria.payment import packed
from caravela.games.santa_maria.state import BLUE_DIE, DIE_PLACES, WHITE_DIE, SantaMaria
from caravela.games.santa_maria.steps.monks import FIRST_STATION
from caravela.games.santa_maria.steps.turn import CHOOSE_ACTION, END_TURN, NEXT_TURN, StartYear
from caravela.games.santa_maria.steps.year_end import YEAR_END
from caravela.kernel.agenda import Step
from caravela.kernel.phrases import Said
from caravela.kernel.state import State, having
from tests.games import telling
from tests.games.telling import Told, decision, offered, usual, warning, why_not

__all__ = ["Told", "decision", "offered", "usual", "warning", "why_not"]

GAME = caravela.game("santa_maria")
RED, GREEN, BLUE, YELLOW = range(4)
CATALOG = cast(SantaMaria, GAME.new(2, 1)).catalog


# -- games ------------------------------------------------------------------------------------------------------------


def start(seats: int = 2, seed: int = 1, **settings: Any) -> SantaMaria:
    """A new game at its first decision, whatever it is; red is the starting player."""
    while True:
        state = cast(SantaMaria, GAME.new(seats, seed, **settings))
        if state.opener == RED:
            return state
        seed += 1000


def new(seats: int = 2, board: str = "a1", year: int = 1, **settings: Any) -> SantaMaria:
    """
    A game in which everybody has the same printed board, red is to choose an action in the given year, and nobody
    has anything: no goods, no coins, no blue dice used; scholars, bishops and dice as the seed has it.
    """
    settings.setdefault("colonies", "random")
    state = start(seats, **settings)
    while not state.year:
        state.choose(state.options()[0])
    state.laid = ()
    state.traits = state.setup.traits
    state.set_owner = (-1,) * len(state.set_owner)
    for seat in range(seats):
        found(state, seat, board)
        state.storage[seat] = 0
        state.coins[seat] = 0
    state.year = year
    state.agenda = [StartYear(), *YEAR_END[::-1]]
    return turn_of(state, RED)


def turn_of(state: SantaMaria, seat: int) -> SantaMaria:
    """It is the turn of a seat, which chooses its action next."""
    while state.agenda and not isinstance(state.agenda[-1], type(YEAR_END[0])):
        state.agenda.pop()
    state.active = seat
    state.agenda += [NEXT_TURN, END_TURN[seat], CHOOSE_ACTION[seat]]
    return state


def play(state: SantaMaria, *texts: str) -> SantaMaria:
    """Make choices one after another; what was changed by hand before counts."""
    state.offered = None
    for text in texts:
        state.choose_text(text)
    return state


def run(state: SantaMaria, *steps: Step[Any]) -> SantaMaria:
    """Forget the agenda and carry out just these steps, up to their first decision."""
    state.agenda = list(reversed(steps))
    state.advance()
    return state


def own_answers(state: SantaMaria) -> list[str]:
    """All offered texts but free sales and purchases."""
    return [text for text in state.texts() if text.split()[0] not in ("sell", "buy")]


# -- storage ----------------------------------------------------------------------------------------------------------


def store(state: SantaMaria, seat: int, coins: int | None = None, **resources: int) -> None:
    """Give a seat exactly these resources; coins only where they are told."""
    state.storage[seat] = sum(packed(RESOURCES.index(name), count) for name, count in resources.items())
    if coins is not None:
        state.coins[seat] = coins


def stored(state: SantaMaria, seat: int) -> dict[str, int]:
    """A seat's resources, those that it has."""
    counts = {name: state.stored(seat, resource) for resource, name in enumerate(RESOURCES)}
    return {name: count for name, count in counts.items() if count}


# -- colonies ---------------------------------------------------------------------------------------------------------


def cell(row: int, column: int) -> int:
    return (row - 1) * SIZE + column - 1


def tile_of(name: str) -> int:
    return CATALOG.tile_ids.index(name)


def found(state: SantaMaria, seat: int, board: str) -> None:
    """A fresh colony board for a seat; tiles that lay there go back to where they came from."""
    state.land[seat] = (0,) * CELLS
    state.cover[seat * CELLS : (seat + 1) * CELLS] = [0] * CELLS
    state.empty[seat], state.territories[seat], state.covered[seat] = ALL, 0, 0
    state.settle_board(seat, CATALOG.board_ids.index(board))


def lay(state: SantaMaria, seat: int, tile: str, row: int, column: int, turn: int = 0) -> None:
    """Put a tile in a colony, from wherever it lies; nothing is paid."""
    number = tile_of(tile)
    if number == CATALOG.road_tile:
        state.roads_left -= 1
    elif number >= CATALOG.first_hall:
        if number - CATALOG.first_hall < len(state.set_owner):
            state.set_owner = having(state.set_owner, number - CATALOG.first_hall, seat)
    else:
        take_tile(state, number)
    assert state.empty[seat] & (mask := CATALOG.tiles[number].masks[turn * CELLS + cell(row, column)]) == mask != 0
    state.lay(seat, number, turn, cell(row, column))


def take_tile(state: SantaMaria, number: int) -> None:
    for name in ("offer", "double_bag", "triple_bag", "discarded"):
        pile = getattr(state, name)
        if number in pile:
            setattr(state, name, tuple(tile for tile in pile if tile != number))
            return
    raise ValueError(f"{CATALOG.tiles[number].id} is not to be had")


def offer(state: SantaMaria, *tiles: str) -> None:
    """Lay out exactly these expansion tiles; those that lay there go back to their stacks."""
    state.double_bag += tuple(tile for tile in state.offer if CATALOG.tiles[tile].size == 2)
    state.triple_bag += tuple(tile for tile in state.offer if CATALOG.tiles[tile].size == 3)
    state.offer = ()
    for name in tiles:
        take_tile(state, tile_of(name))
    state.offer = tuple(sorted(tile_of(name) for name in tiles))


def territory(state: SantaMaria, seat: int, row: int, column: int) -> str:
    """The kind of a space, '' where it is empty."""
    face = state.land[seat][cell(row, column)]
    return CATALOG.faces[face].kind.id if face else ""


def coins_on(state: SantaMaria, seat: int, row: int, column: int) -> int:
    thing = state.cover[seat * CELLS + cell(row, column)]
    return thing if thing < WHITE_DIE else 0


def die_on(state: SantaMaria, seat: int, row: int, column: int) -> str:
    """'white 3', 'blue 2', or '' where no die lies."""
    thing = state.cover[seat * CELLS + cell(row, column)]
    if thing < WHITE_DIE:
        return ""
    return f"blue {thing - BLUE_DIE}" if thing >= BLUE_DIE else f"white {thing - WHITE_DIE}"


def cover_with_coins(state: SantaMaria, seat: int, row: int, column: int, coins: int = 1) -> None:
    """Coins from the supply on a territory, as if it had been activated; uses are not counted."""
    state.lie_on(seat, cell(row, column), coins)


def cover_with_die(state: SantaMaria, seat: int, row: int, column: int, colour: str = "white") -> None:
    """A die of the offer, or an own blue one, on a territory, as if it had been used."""
    dice, at = (state.white, 0) if colour == "white" else (state.blue, state.blue_places(seat))
    value = next(value for value in range(DIE_PLACES) if dice[at + value])
    dice[at + value] -= 1
    (state.white_taken if colour == "white" else state.blue_taken)[seat] += 1
    state.lie_on(seat, cell(row, column), (WHITE_DIE if colour == "white" else BLUE_DIE) + value + 1)


# -- dice -------------------------------------------------------------------------------------------------------------


def white(state: SantaMaria, *values: int) -> None:
    """Turn the white dice of the offer to these values; the rest of them show 6."""
    left = sum(state.white) - len(values)
    state.white[:] = [values.count(value) for value in range(1, DIE_PLACES + 1)]
    state.white[-1] += left


def blue(state: SantaMaria, seat: int, *values: int) -> None:
    """Turn the blue dice that a seat may use to these values, all of them."""
    at = state.blue_places(seat)
    assert sum(state.blue[at : at + DIE_PLACES]) == len(values)
    state.blue[at : at + DIE_PLACES] = [values.count(value) for value in range(1, DIE_PLACES + 1)]


def blue_dice(state: SantaMaria, seat: int) -> list[int]:
    at = state.blue_places(seat)
    return [value + 1 for value in range(DIE_PLACES) for _ in range(state.blue[at + value])]


# -- tracks and people ------------------------------------------------------------------------------------------------


def religion(state: SantaMaria, seat: int, space: int) -> None:
    """A marker on a space of the religion track; blue dice for the symbols passed come as sixes, monks do not."""
    before = state.dice_unlocked(seat)
    state.religion[seat] = space
    gained = state.dice_unlocked(seat) - before
    state.blue_reserve -= gained
    state.blue[state.blue_places(seat) + DIE_PLACES - 1] += gained


def conquest(state: SantaMaria, *piles: tuple[int, int]) -> None:
    """Markers on the conquistador track, as (seat, space) in the order in which they arrived."""
    for seat, space in piles:
        while state.conquest[seat] < space:
            state.advance_conquistador(seat)


def scholars(state: SantaMaria, *names: str) -> None:
    """Which three scholars are on the shared board; sets get others where these were among them."""
    state.scholars = tuple(CATALOG.scholar_ids.index(name) for name in names)
    left = [number for number in range(len(CATALOG.scholars)) if number not in [*state.scholars, *state.sets]]
    state.sets = tuple(left.pop() if number in state.scholars else number for number in state.sets)


def bishops(state: SantaMaria, *names: str) -> None:
    """Which three bishops are on the shared board."""
    state.bishops = tuple(CATALOG.bishop_ids.index(name) for name in names)


def own_scholar(state: SantaMaria, seat: int, name: str) -> None:
    """A monk of a seat on a scholar, who comes to the board for it if need be; the ability works."""
    number = CATALOG.scholar_ids.index(name)
    if number not in state.scholars:
        place = next(space for space in range(SCHOLARS_UP) if not state.monks[space])
        state.scholars = having(state.scholars, place, number)
    monk(state, seat, name)
    CATALOG.scholars[number].effect.apply(state, seat, 0)


def monk(state: SantaMaria, seat: int, name: str) -> None:
    """A monk of a seat on a scholar, bishop or station of the board, with no effect."""
    state.monks[space_of(state, name)] |= 1 << seat


def space_of(state: SantaMaria, name: str) -> int:
    if name in CATALOG.station_ids:
        return FIRST_STATION + CATALOG.station_ids.index(name)
    if name in CATALOG.bishop_ids:
        return SCHOLARS_UP + state.bishops.index(CATALOG.bishop_ids.index(name))
    return state.scholars.index(CATALOG.scholar_ids.index(name))


def monks_on(state: SantaMaria, name: str) -> list[int]:
    """The seats with a monk on a space."""
    mask = state.monks[space_of(state, name)]
    return [seat for seat in range(state.seats) if mask >> seat & 1]


# -- shipments --------------------------------------------------------------------------------------------------------


def dock_of(name: str) -> int:
    return CATALOG.dock_ids.index(name)


def dock(state: SantaMaria, **tiles: str) -> None:
    """Lay shipments at docks (`dock(state, coins="w1")`); what lay there goes to the stack, or to the tile's dock."""
    for name, tile in tiles.items():
        number, place = CATALOG.shipment_ids.index(tile), dock_of(name)
        before = state.docks[place]
        if number in state.docks:
            state.docks[state.docks.index(number)] = before
        else:
            state.shipment_bag = tuple(other for other in state.shipment_bag if other != number)
            if before >= 0:
                state.shipment_bag += (before,)
        state.docks[place] = number


def ship(state: SantaMaria, seat: int, **counts: int) -> None:
    """Give a seat so many shipments at its docks, out of the stack, cheapest first."""
    for name, count in counts.items():
        for _ in range(count):
            number = min(state.shipment_bag)
            state.shipment_bag = tuple(other for other in state.shipment_bag if other != number)
            state.shipped = having(state.shipped, number, DOCKS * seat + dock_of(name))
            state.harbour[DOCKS * seat + dock_of(name)] += 1


def harbour(state: SantaMaria, seat: int) -> dict[str, int]:
    """How many shipments a seat has at each dock."""
    return {name: state.harbour[DOCKS * seat + dock] for dock, name in enumerate(CATALOG.dock_ids)}


# -- what happened ----------------------------------------------------------------------------------------------------


class Log(telling.Log):
    """Listens to a state; keeps what a spectator saw at each moment, too."""

    def __init__(self, state: SantaMaria) -> None:
        super().__init__(state)
        self.views: list[dict[str, Any]] = []

    def watch(self, state: State, said: Said) -> None:
        super().watch(state, said)
        self.views.append(GAME.view(state, None))


def audited(state: SantaMaria) -> SantaMaria:
    """The same position, once it is sure that everything adds up."""
    GAME.audit(state)
    return state


def finish_year(state: SantaMaria) -> SantaMaria:
    """Everybody who has not retired does so on the first free space; nothing is used, sold or bought."""
    year = state.year
    while not state.is_over and state.year == year:
        state.choose(state.decision.default(state))
    return state


def player(state: SantaMaria, seat: int) -> dict[str, Any]:
    """What a seat sees of itself."""
    found: dict[str, Any] = GAME.view(state, seat)["players"][seat]
    return found


# -- full colonies ----------------------------------------------------------------------------------------------------


def pave(state: SantaMaria, seat: int, *left: tuple[int, int]) -> None:
    """Cover a colony with tiles of the stacks, and road tiles if need be, until only these spaces are empty."""
    kept = sum(1 << cell(row, column) for row, column in left)
    plan = paving(state.empty[seat] & ~kept, state.roads_left)
    assert plan is not None
    assert state.empty[seat] & kept == kept
    for size, spot in plan:
        stack = ([CATALOG.road_tile], state.double_bag, state.triple_bag)[size - 1]
        turn, place = divmod(spot, CELLS)
        lay(state, seat, CATALOG.tile_ids[stack[-1]], place // SIZE + 1, place % SIZE + 1, turn)


@cache
def paving(empty: int, roads: int) -> list[tuple[int, int]] | None:
    """Tiles that cover these cells exactly, as size and spot; None if there is no way."""
    if not empty:
        return []
    first = empty & -empty
    for name in ("d01", "t01", "r01")[: 3 if roads else 2]:
        tile = CATALOG.tiles[tile_of(name)]
        for spot, mask in enumerate(tile.masks):
            if mask & first and mask & empty == mask:
                rest = paving(empty ^ mask, roads - (tile.size == 1))
                if rest is not None:
                    return [(tile.size, spot), *rest]
    return None


def end_year(state: SantaMaria, *spaces: str) -> SantaMaria:
    """Markers on these retire spaces, seat by seat, else on the first ones; nobody gets anything, and the year ends."""
    for seat in range(state.seats):
        state.retired[seat] = CATALOG.rest_ids.index(spaces[seat]) if spaces else seat
    while not isinstance(state.agenda[-1], type(YEAR_END[0])):
        state.agenda.pop()
    state.advance()
    return state


def ship_tiles(state: SantaMaria, seat: int, dock: str, *tiles: str) -> None:
    """Give a seat these shipments of the stack at one of its docks."""
    for name in tiles:
        number = CATALOG.shipment_ids.index(name)
        assert number in state.shipment_bag
        state.shipment_bag = tuple(other for other in state.shipment_bag if other != number)
        state.shipped = having(state.shipped, number, DOCKS * seat + dock_of(dock))
        state.harbour[DOCKS * seat + dock_of(dock)] += 1


def imagine(state: SantaMaria, seat: int, seed: int) -> SantaMaria:
    """The same position with other luck to come."""
    return cast(SantaMaria, GAME.imagine(state, seat, seed))
