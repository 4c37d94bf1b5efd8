"""University: moving a worker to the front of its row, at any moment (EMP-21.31)."""

from typing import Final

from caravela.games.empires import phrases as say
from caravela.games.empires.catalog import (
    BUILDINGS,
    DISCOVERY,
    DOCK,
    INITIATIVE,
    SHIPPING,
    TRADE,
    TYPES,
    WARFARE,
)
from caravela.games.empires.effect import EmpiresEffect
from caravela.games.empires.state import FIGURE, MOVED, SPACE, Empires
from caravela.kernel.agenda import FreeAction
from caravela.kernel.phrases import Said

ROWS: Final = [INITIATIVE, DOCK, TRADE, BUILDINGS, WARFARE]
NOBODY: Final = -1


class MoveToFront(EmpiresEffect):
    """An own worker to the front of its row, or the owner to the front of the player order."""

    verb = "move_to_front"
    icon = "i-first-player"
    optional = True

    def apply(self, state: Empires, seat: int, source: int) -> None:
        """From the purchase on."""
        state.mover = seat


def row_of(state: Empires, event: int) -> list[int]:
    if event == INITIATIVE:
        return state.initiative
    if event == DOCK:
        return state.dock
    if event == TRADE:
        return state.trade
    if event == BUILDINGS:
        return state.sites
    return state.warfare


def add_front_moves(state: Empires, seat: int, options: list[int]) -> None:
    """Offer to move any own worker that is not the first of its row."""
    for event in ROWS:
        figures = row_of(state, event)
        for place in range(1, min(len(figures), say.IN_ROW.most)):
            if (figures[place] & FIGURE) // TYPES == seat:
                options.append(say.TO_FRONT.at(event, place))
    if state.order[0] != seat:
        options.append(say.ORDER_TO_FRONT.base)


class University(FreeAction[Empires]):
    """EMP-21.31a: beside every decision of its owner that has to be asked."""

    offers = (say.TO_FRONT, say.ORDER_TO_FRONT)

    def add(self, state: Empires, seat: int, options: list[int]) -> None:
        if state.mover == seat and len(options) > 1:
            add_front_moves(state, seat, options)

    def choose(self, state: Empires, seat: int, option: int) -> None:
        state.mover = NOBODY
        for tile in state.purchases:
            if state.tile_owner[tile] == seat and isinstance(state.catalog.tiles[tile].effects[0], MoveToFront):
                state.spent |= 1 << tile
        if option == say.ORDER_TO_FRONT.base:
            # EMP-21.31e: a circuit under way keeps its own order
            state.order = (seat, *[other for other in state.order if other != seat])
            state.tell(say.ORDER_MOVED, seat)
            return
        event, place = say.TO_FRONT.of(option)
        figures = row_of(state, event)
        figure = figures.pop(place)
        if event == DOCK and figure & SPACE:
            figure |= MOVED  # EMP-21.31c
        figures.insert(0, figure)
        state.tell(say.MOVED_TO_FRONT, seat, (figure & FIGURE) % TYPES, event)

    def why_not(self, state: Empires, seat: int, option: int) -> Said | None:
        return say.IS_FIRST.said() if state.mover == seat and option == say.ORDER_TO_FRONT.base else None


class UniversityAlone(University):
    """The same where nothing else is asked."""

    def add(self, state: Empires, seat: int, options: list[int]) -> None:
        if state.mover == seat:
            add_front_moves(state, seat, options)


UNIVERSITY: Final = University()
UNIVERSITY_ALONE: Final = UniversityAlone()


def stands_behind(figures: list[int], seat: int) -> bool:
    """Whether a worker of the seat stands behind another one that is not just like it."""
    for place in range(1, len(figures)):
        figure = figures[place] & FIGURE
        if figure // TYPES == seat:
            for before in range(place):
                if figures[before] & FIGURE != figure:
                    return True
    return False


def would_gain_in_row(state: Empires, event: int, seat: int) -> bool:
    """Whether a seat could change a row, unless it is the next to decide there, with University beside."""
    figures = row_of(state, event)
    if len(figures) < 2 or (event != INITIATIVE and (figures[0] & FIGURE) // TYPES == seat):
        return False
    return stands_behind(figures, seat)


def would_gain_in_order(state: Empires, event: int, seat: int, strengths: list[int]) -> bool:
    """Shipping: the seat shares the best strength; Discovery: it explores; and somebody before it does so too."""
    own = strengths[seat]
    if not own or (event == SHIPPING and (own < max(strengths) or not state.ship_offered)):
        return False
    for other in state.order:
        if other == seat:
            return False
        if strengths[other] == own or (event == DISCOVERY and strengths[other]):
            return True
    return False
