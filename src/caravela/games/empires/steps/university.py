"""University: moving a worker to the front of its row (EMP-21.31), offered beside other choices."""

from typing import Final

from caravela.games.empires.catalog import SEATS, TYPES, WORKERS
from caravela.games.empires.state import FIGURE, MOVED, SPACE, Empires
from caravela.kernel.agenda import PASS, SeatDecision

FRONT: Final = 600
ROW_SIZE: Final = 32
ROWS: Final = ["initiative", "dock", "trade", "buildings", "warfare", "player_order"]
DOCK_ROW: Final = 1
PLAYER_ORDER: Final = 5


def row_of(state: Empires, row: int) -> list[int]:
    if row == 0:
        return state.initiative
    if row == DOCK_ROW:
        return state.dock
    if row == 2:
        return state.trade
    if row == 3:
        return state.sites
    return state.warfare


def unused_university(state: Empires, seat: int) -> int:
    """The seat's tile that can still move a worker, or -1."""
    for tile in state.catalog.front_tiles:
        if state.tile_owner[tile] == seat and not state.spent >> tile & 1:
            return tile
    return -1


def add_front_moves(state: Empires, seat: int, options: list[int]) -> None:
    """Offer to move any own worker that is not the first of its row."""
    if unused_university(state, seat) < 0:
        return
    for row in range(PLAYER_ORDER):
        figures = row_of(state, row)
        for place in range(1, len(figures)):
            if (figures[place] & FIGURE) // TYPES == seat:
                options.append(FRONT + row * ROW_SIZE + place)
    if state.order[0] != seat:
        options.append(FRONT + PLAYER_ORDER * ROW_SIZE)


def can_move_to_front(state: Empires, seat: int) -> bool:
    options: list[int] = []
    add_front_moves(state, seat, options)
    return len(options) > 0


def is_front_move(option: int) -> bool:
    return FRONT <= option < FRONT + len(ROWS) * ROW_SIZE


def front_text(option: int) -> str:
    """'use university dock 3': the worker now in the third place."""
    row, place = divmod(option - FRONT, ROW_SIZE)
    if row == PLAYER_ORDER:
        return "use university player_order"
    return f"use university {ROWS[row]} {place + 1}"


def move_to_front(state: Empires, seat: int, option: int) -> None:
    state.spent |= 1 << unused_university(state, seat)
    row, place = divmod(option - FRONT, ROW_SIZE)
    if row == PLAYER_ORDER:
        state.order = [seat] + [other for other in state.order if other != seat]
        # EMP-21.31e: a circuit under way keeps its own order
        if state.listener is not None:
            state.tell("front-order", {"seat": SEATS[seat]})
        return
    figures = row_of(state, row)
    figure = figures.pop(place)
    if row == DOCK_ROW and figure & SPACE:
        figure |= MOVED  # EMP-21.31c
    figures.insert(0, figure)
    if state.listener is not None:
        facts = {"seat": SEATS[seat], "worker": WORKERS[(figure & FIGURE) % TYPES], "event": ROWS[row]}
        state.tell("front", {**facts})


class UseUniversity(SeatDecision[Empires]):
    """EMP-21.31a: the windows that are University's own."""

    def options(self, state: Empires) -> list[int]:
        options: list[int] = []
        add_front_moves(state, self.who, options)
        options.append(PASS)
        return options

    def text(self, state: Empires, option: int) -> str:
        return "pass" if option == PASS else front_text(option)

    def choose(self, state: Empires, option: int) -> None:
        if option != PASS:
            move_to_front(state, self.who, option)


def maybe_use_university(state: Empires, seat: int) -> None:
    """Ask the owner, if it could do anything."""
    if can_move_to_front(state, seat):
        state.push(UseUniversity(seat))
