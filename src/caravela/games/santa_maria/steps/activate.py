"""Main actions B and C: activate territories, one with coins or a line with a die (SMA-5, 6, 7.1 to 7.5)."""

from typing import Final

from caravela.games.santa_maria import phrases as say
from caravela.games.santa_maria.catalog import EFFECTS, TERRAINS, Catalog
from caravela.games.santa_maria.deeds import Ability, Deed
from caravela.games.santa_maria.grid import CELLS, COLUMNS, ROWS, SIZE, last_of
from caravela.games.santa_maria.state import (
    ACTIVATION_LEAST,
    ACTIVATION_LESS,
    BLUE_DIE,
    DIE_PLACES,
    FREE_PIPS,
    NOWHERE,
    TERRAIN_COINS,
    TRAITS,
    WHITE_DIE,
    SantaMaria,
)
from caravela.games.santa_maria.steps.free import TurnDecision
from caravela.kernel.agenda import Step
from caravela.kernel.content import Entry
from caravela.kernel.phrases import Offer2, Said, Value

NO_COLOUR: Final = -1
WHITES: Final = 0
BLUES: Final = 1

# -- one territory (SMA-5) ----------------------------------------------------------------------------------------


def activation_price(state: SantaMaria, seat: int) -> int:
    """SMA-5.2, 17.9"""
    catalog = state.catalog
    price = catalog.activation_first + catalog.activation_step * state.uses[seat]
    less = state.traits[seat * TRAITS + ACTIVATION_LESS]
    if less:
        price = max(price - less, state.traits[seat * TRAITS + ACTIVATION_LEAST])
    return price


def add_single_activations(state: SantaMaria, seat: int, options: list[int]) -> None:
    """SMA-5.1, 5.4, 5.6: every vacant territory, if the coins are there."""
    if state.coins[seat] < activation_price(state, seat):
        return
    vacant = state.vacant(seat)
    for cell in range(CELLS):
        if vacant >> cell & 1:
            options.append(say.ACTIVATE.base + cell)


def why_no_activation(state: SantaMaria, seat: int, cell: int) -> Said:
    if not state.territories[seat] >> cell & 1:
        return say.NO_TERRITORY.said()
    if state.covered[seat] >> cell & 1:
        return say.COVERED.said()
    return say.TOO_DEAR.said(activation_price(state, seat), state.coins[seat])


def activate_single(state: SantaMaria, seat: int, cell: int) -> None:
    """SMA-5.1 to 5.3: the coins stay on the territory."""
    coins = activation_price(state, seat)
    state.coins[seat] -= coins
    state.uses[seat] += 1
    state.lie_on(seat, cell, coins)
    kind = state.catalog.faces[state.land[seat][cell]].kind.number
    state.tell(say.ACTIVATED, seat, kind, cell // SIZE, cell % SIZE, coins)
    state.push(Activation(seat, NO_COLOUR, 0, NOWHERE, 0, cell))
    activate_cell(state, seat, cell)


class DiscountActivation(Ability):
    """SMA-17.9: single territories for fewer coins."""

    verb = "discount_activation"
    icon = "i-coins"
    yearly = 1.26
    measure = "coins"

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.facts["least"] = self.floor = entry.number("least")

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        state.raise_trait(seat, ACTIVATION_LESS, self.amount)
        state.raise_trait(seat, ACTIVATION_LEAST, self.floor)


# -- a line (SMA-6) -----------------------------------------------------------------------------------------------


def change_price(state: SantaMaria, seat: int, pips: int) -> int:
    """SMA-6.4, 17.19"""
    return state.catalog.pip_price * max(0, pips - state.traits[seat * TRAITS + FREE_PIPS])


def add_white_dice(state: SantaMaria, seat: int, options: list[int]) -> None:
    """SMA-6.1, 6.2"""
    if state.white_taken[seat] < state.catalog.white_limit:
        add_lines(state, seat, state.white, 0, COLUMNS, say.WHITE, options)


def add_blue_dice(state: SantaMaria, seat: int, options: list[int]) -> None:
    """SMA-6.1, 6.3, 15.3, 15.4"""
    if not state.setup.blue_offer or state.blue_taken[seat] < state.dice_unlocked(seat):
        add_lines(state, seat, state.blue, state.blue_places(seat), ROWS, say.BLUE, options)


def add_lines(
    state: SantaMaria, seat: int, dice: list[int], at: int, lines: list[int], offer: Offer2, options: list[int]
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
                    options.append(offer.at(value, line))


def why_no_line(state: SantaMaria, seat: int, colour: int, value: int, line: int) -> Said:
    if colour == WHITES:
        dice, limit, mask = state.white[value], state.catalog.white_limit, COLUMNS[line]
        if state.white_taken[seat] >= limit:
            return say.WHITE_LIMIT.said(limit)
    else:
        dice, limit, mask = state.blue[state.blue_places(seat) + value], state.dice_unlocked(seat), ROWS[line]
        if state.blue_taken[seat] >= limit:
            return say.BLUE_LIMIT.said(limit)
    if not dice:
        return say.NO_DIE.said(value)
    if not state.vacant(seat) & mask:
        return say.NOTHING_VACANT.said()
    return say.TOO_DEAR.said(change_price(state, seat, abs(value - line)), state.coins[seat])


def line_cells(state: SantaMaria, seat: int, colour: int, line: int) -> int:
    """SMA-6.6: what a die would activate, as bits."""
    return state.vacant(seat) & (COLUMNS[line] if colour == WHITES else ROWS[line])


def take_die(state: SantaMaria, seat: int, colour: int, value: int, line: int) -> None:
    """SMA-6.5, 6.6, 6.13, 6.14: what will be activated, and where the die goes, is settled now."""
    coins = change_price(state, seat, abs(value - line))
    state.coins[seat] -= coins
    if colour == WHITES:
        state.white[value] -= 1
        state.white_taken[seat] += 1
        state.tell(say.WHITE_USED, seat, value, line, coins)
    else:
        state.blue[state.blue_places(seat) + value] -= 1
        state.blue_taken[seat] += 1
        state.tell(say.BLUE_USED, seat, value, line, coins)
    cells = line_cells(state, seat, colour, line)
    state.push(Activation(seat, colour, line, last_of(cells), cells, NOWHERE))


class Activation(Step[SantaMaria]):
    """
    The rest of an activation: the territories still to come, and the die to be put down then.

    While a territory acts, this step lies below and tells which it is.
    """

    def __init__(self, seat: int, colour: int, value: int, last: int, cells: int, acting: int) -> None:
        self.who: Final = seat
        self.colour: Final = colour
        self.value: Final = value
        self.last: Final = last
        """Where the die will lie."""
        self.cells: Final = cells
        self.acting: Final = acting

    def run(self, state: SantaMaria) -> None:
        seat = self.who
        if self.cells:  # SMA-6.6
            cell = self.acting + 1
            while not self.cells >> cell & 1:
                cell += 1
            state.push(Activation(seat, self.colour, self.value, self.last, self.cells & ~(1 << cell), cell))
            kind = state.catalog.faces[state.land[seat][cell]].kind.number
            state.tell(say.TERRITORY, seat, kind, cell // SIZE, cell % SIZE)
            activate_cell(state, seat, cell)
        elif self.colour != NO_COLOUR:  # SMA-6.7, 6.8
            state.lie_on(seat, self.last, (WHITE_DIE if self.colour == WHITES else BLUE_DIE) + self.value + 1)
            state.tell(say.DIE_PLACED, seat, self.colour, self.value, self.last // SIZE, self.last % SIZE)


class GivePips(Ability):
    """SMA-17.3: pips of change that cost nothing."""

    verb = "free_pips"
    icon = "i-die-white"
    trait = FREE_PIPS
    yearly = 1.82
    measure = "count"
    most = 5


# -- what a territory does (SMA-7) --------------------------------------------------------------------------------


def activate_cell(state: SantaMaria, seat: int, cell: int) -> None:
    """SMA-7.1, 7.2, 17.17: what scholars give, then the effects."""
    face = state.catalog.faces[state.land[seat][cell]]
    coins = state.traits[seat * TRAITS + TERRAIN_COINS + face.kind.terrain]
    if coins:
        state.gain_coins(seat, coins)  # SMA-17.8
    effects = face.effects
    if len(effects) == 1:
        effects[0].apply(state, seat, cell)
    else:
        state.push(NextEffect(seat, cell, (1 << len(effects)) - 1))


def does_anything(state: SantaMaria, seat: int, cells: int) -> bool:
    """Whether one of the territories could do anything now, or after sales and purchases."""
    for cell in range(CELLS):
        if cells >> cell & 1:
            face = state.catalog.faces[state.land[seat][cell]]
            if state.traits[seat * TRAITS + TERRAIN_COINS + face.kind.terrain]:
                return True
            for effect in face.effects:
                if effect.can_apply(state, seat):
                    return True
    return False


class NextEffect(Step[SantaMaria]):
    """SMA-7.2, 7.4, D6: the next effect of a territory; what is never worse first is not asked."""

    def __init__(self, seat: int, cell: int, left: int) -> None:
        self.who: Final = seat
        self.cell: Final = cell
        self.left: Final = left
        """The effects that are left, as bits."""

    def run(self, state: SantaMaria) -> None:
        effects = state.catalog.faces[state.land[self.who][self.cell]].effects
        first = last_of(self.left)
        if self.left != 1 << first:
            for place in range(len(effects)):
                effect = effects[place]
                if self.left >> place & 1 and isinstance(effect, Deed) and effect.goes_first:
                    first = place
                    break
            else:
                state.push(OrderEffects(self.who, self.cell, self.left))
                return
        do_first(state, self.who, self.cell, self.left, first)


def do_first(state: SantaMaria, seat: int, cell: int, left: int, place: int) -> None:
    left &= ~(1 << place)
    if left:
        state.push(NextEffect(seat, cell, left))
    state.catalog.faces[state.land[seat][cell]].effects[place].apply(state, seat, cell)


class OrderEffects(TurnDecision):
    """SMA-D6: which of several effects of a territory comes next."""

    offers = (say.FIRST,)

    def __init__(self, seat: int, cell: int, left: int) -> None:
        super().__init__(seat)
        self.cell: Final = cell
        self.left: Final = left

    def options(self, state: SantaMaria) -> list[int]:
        return [say.FIRST.at(place) for place in range(EFFECTS) if self.left >> place & 1]

    def choose(self, state: SantaMaria, option: int) -> None:
        do_first(state, self.who, self.cell, self.left, say.FIRST.of(option))

    def prompt(self, state: SantaMaria) -> dict[str, Value]:
        return {"kind": state.catalog.faces[state.land[self.who][self.cell]].kind.id}


class EarnOnTerrain(Ability):
    """SMA-17.8: coins whenever a territory of a terrain is activated."""

    verb = "earn_on_terrain"
    icon = "i-coin"
    yearly = 1.68
    measure = "coins"

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.terrain = self.word(entry, "terrain", TERRAINS)

    def icons(self) -> list[str]:
        return [f"i-terrain-{TERRAINS[self.terrain]}", self.icon]

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        state.raise_trait(seat, TERRAIN_COINS + self.terrain, self.amount)
