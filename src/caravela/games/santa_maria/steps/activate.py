"""Main actions B and C: activate territories, one with coins or a line with a die (SMA-5, 6, 7.1 to 7.5)."""

from typing import Final

from caravela.games.santa_maria.catalog import COLOURS, SEATS
from caravela.games.santa_maria.grid import CELLS, COLUMNS, ROWS, SIZE, last_of
from caravela.games.santa_maria.state import (
    ACTIVATION_LEAST,
    ACTIVATION_LESS,
    BLUE_DIE,
    DIE_PLACES,
    FREE_PIPS,
    TERRAIN_COINS,
    TRAITS,
    WHITE_DIE,
    SantaMaria,
)
from caravela.kernel.agenda import Step

WHITE: Final = 0
BLUE: Final = 1
PARTS: Final = 8
"""An effect of a face is written as face * PARTS + its place."""

# -- one territory (SMA-5) ----------------------------------------------------------------------------------------


def activation_price(state: SantaMaria, seat: int) -> int:
    """SMA-5.2, 17.9"""
    catalog = state.catalog
    price = catalog.activation_first + catalog.activation_step * state.uses[seat]
    less = state.traits[seat * TRAITS + ACTIVATION_LESS]
    if less:
        price = max(price - less, state.traits[seat * TRAITS + ACTIVATION_LEAST])
    return price


def add_single_activations(state: SantaMaria, seat: int, first: int, options: list[int]) -> None:
    """SMA-5.1, 5.4, 5.6: every vacant territory, if the coins are there."""
    if state.coins[seat] < activation_price(state, seat):
        return
    vacant = state.vacant(seat)
    for cell in range(CELLS):
        if vacant >> cell & 1:
            options.append(first + cell)


def activate_single(state: SantaMaria, seat: int, cell: int) -> None:
    """SMA-5.1 to 5.3: the coins stay on the territory."""
    coins = activation_price(state, seat)
    state.coins[seat] -= coins
    state.uses[seat] += 1
    state.lie_on(seat, cell, coins)
    if state.listener is not None:
        state.tell("activated", {**told_cell(state, seat, cell), "coins": coins})
    activate_cell(state, seat, cell)


# -- a line (SMA-6) -----------------------------------------------------------------------------------------------


def change_price(state: SantaMaria, seat: int, pips: int) -> int:
    """SMA-6.4, 17.19"""
    return state.catalog.pip_price * max(0, pips - state.traits[seat * TRAITS + FREE_PIPS])


def add_white_dice(state: SantaMaria, seat: int, first: int, options: list[int]) -> None:
    """SMA-6.1, 6.2"""
    if state.white_taken[seat] < state.catalog.white_limit:
        add_lines(state, seat, state.white, 0, COLUMNS, first, options)


def add_blue_dice(state: SantaMaria, seat: int, first: int, options: list[int]) -> None:
    """SMA-6.1, 6.3, 15.3, 15.4"""
    if not state.setup.blue_offer or state.blue_taken[seat] < state.dice_unlocked(seat):
        add_lines(state, seat, state.blue, state.blue_places(seat), ROWS, first, options)


def add_lines(
    state: SantaMaria, seat: int, dice: list[int], at: int, lines: list[int], first: int, options: list[int]
) -> None:
    """SMA-6.4, 6.9, 6.12, 6.15: each die for each line with a vacant territory, if its change can be paid."""
    vacant = state.vacant(seat)
    reach = SIZE
    if state.catalog.pip_price:
        reach = state.coins[seat] // state.catalog.pip_price + state.traits[seat * TRAITS + FREE_PIPS]
    for value in range(DIE_PLACES):
        if dice[at + value]:
            for line in range(max(0, value - reach), min(SIZE, value + reach + 1)):
                if vacant & lines[line]:
                    options.append(first + value * SIZE + line)


def take_die(state: SantaMaria, seat: int, colour: int, value: int, line: int) -> None:
    """SMA-6.5, 6.6, 6.13, 6.14: what will be activated, and where the die goes, is settled now."""
    coins = change_price(state, seat, abs(value - line))
    state.coins[seat] -= coins
    if colour == WHITE:
        state.white[value] -= 1
        state.white_taken[seat] += 1
    else:
        state.blue[state.blue_places(seat) + value] -= 1
        state.blue_taken[seat] += 1
    if state.listener is not None:
        facts: dict[str, str | int] = {"seat": SEATS[seat], "number": value + 1, "coins": coins}
        name = "column" if colour == WHITE else "row"
        state.tell("white-used" if colour == WHITE else "blue-used", {**facts, name: line + 1})
    cells = state.vacant(seat) & (COLUMNS[line] if colour == WHITE else ROWS[line])
    state.push(PlaceDie(seat, last_of(cells), colour, line))
    for cell in range(CELLS - 1, -1, -1):
        if cells >> cell & 1:
            state.push(ActivateCell(seat, cell))


class PlaceDie(Step[SantaMaria]):
    """SMA-6.7, 6.8: on the last of the territories, used or not."""

    def __init__(self, seat: int, cell: int, colour: int, value: int) -> None:
        self.who: Final = seat
        self.cell: Final = cell
        self.colour: Final = colour
        self.value: Final = value

    def facts(self) -> list[int]:
        return [self.who, self.cell, self.colour, self.value]

    def run(self, state: SantaMaria) -> None:
        state.lie_on(self.who, self.cell, (WHITE_DIE if self.colour == WHITE else BLUE_DIE) + self.value + 1)
        if state.listener is not None:
            place = {"row": self.cell // SIZE + 1, "column": self.cell % SIZE + 1}
            facts: dict[str, str | int] = {"colour": COLOURS[self.colour], "number": self.value + 1}
            state.tell("die-placed", {"seat": SEATS[self.who], **facts, **place})


# -- what a territory does (SMA-7) --------------------------------------------------------------------------------


class ActivateCell(Step[SantaMaria]):
    """SMA-6.6: the next territory of a line."""

    def __init__(self, seat: int, cell: int) -> None:
        self.who: Final = seat
        self.cell: Final = cell

    def facts(self) -> list[int]:
        return [self.who, self.cell]

    def run(self, state: SantaMaria) -> None:
        if state.listener is not None:
            state.tell("territory", told_cell(state, self.who, self.cell))
        activate_cell(state, self.who, self.cell)


def activate_cell(state: SantaMaria, seat: int, cell: int) -> None:
    """SMA-7.1, 7.2, 17.17: the effects in their order, after what scholars give."""
    state.source = cell
    number = state.land[seat * CELLS + cell]
    face = state.catalog.faces[number]
    coins = state.traits[seat * TRAITS + TERRAIN_COINS + face.kind.terrain]
    if coins:
        state.gain_coins(seat, coins)  # SMA-17.8
    effects = face.effects
    for part in range(len(effects) - 1, 0, -1):
        state.push(CarryOut(seat, number, part))
    effects[0].apply(state, seat, number * PARTS)


class CarryOut(Step[SantaMaria]):
    """SMA-7.2, 7.4: a further effect of a territory."""

    def __init__(self, seat: int, face: int, part: int) -> None:
        self.who: Final = seat
        self.face: Final = face
        self.part: Final = part

    def facts(self) -> list[int]:
        return [self.who, self.face, self.part]

    def run(self, state: SantaMaria) -> None:
        effect = state.catalog.faces[self.face].effects[self.part]
        effect.apply(state, self.who, self.face * PARTS + self.part)


def told_cell(state: SantaMaria, seat: int, cell: int) -> dict[str, str | int]:
    kind = state.catalog.faces[state.land[seat * CELLS + cell]].kind.id
    return {"seat": SEATS[seat], "kind": kind, "row": cell // SIZE + 1, "column": cell % SIZE + 1}
