"""Phase 4: building benefits (EMP-16)."""

from typing import Final, cast

from caravela.games.empires import phrases as say
from caravela.games.empires.catalog import TYPES, Building
from caravela.games.empires.effect import FIGURES, EmpiresEffect
from caravela.games.empires.state import Empires
from caravela.games.empires.steps.discovery import Discover
from caravela.games.empires.steps.exchange import GainWorkers
from caravela.games.empires.steps.looks import LaterDecision
from caravela.kernel.agenda import Step


class BuildingBenefits(Step[Empires]):
    """EMP-16.3: player after player in player order."""

    def run(self, state: Empires) -> None:
        if not state.purchases:
            return
        state.acted = 0
        for place in range(state.seats - 1, -1, -1):
            state.push(Benefits(state.order[place]))


def due_tiles(state: Empires, seat: int) -> list[int]:
    """The tiles of a seat with a benefit still to give in this phase, in order of purchase."""
    tiles: list[int] = []
    for tile in state.purchases:
        if state.tile_owner[tile] == seat and not state.acted >> tile & 1:
            building = state.catalog.tiles[tile]
            if building.every_round or (building.once and not state.spent >> tile & 1):
                tiles.append(tile)
    return tiles


def benefit_of(building: Building) -> EmpiresEffect:
    return cast(EmpiresEffect, building.once[0] if building.once else building.every_round[0])


def is_optional(building: Building) -> bool:
    """EMP-16.6: moving, swapping, selling and once-only tiles."""
    return len(building.once) > 0 or building.every_round[0].optional


def are_figures_short(state: Empires, seat: int, tiles: list[int]) -> bool:
    """EMP-16.8: whether stock has too few figures of a type for all workers that may be taken."""
    due = [0] * TYPES
    for tile in tiles:
        effect = benefit_of(state.catalog.tiles[tile])
        if isinstance(effect, GainWorkers):
            due[effect.worker] += effect.amount
        elif isinstance(effect, Discover):
            due[effect.worker] += 1
    for worker in range(TYPES):
        if due[worker] > state.stock[seat * TYPES + worker]:
            return True
    return False


def may_matter(state: Empires, seat: int, tiles: list[int]) -> bool:
    """EMP-16.8: several tiles, an optional one among them or figures too few."""
    if len(tiles) < 2:
        return False
    for tile in tiles:
        if is_optional(state.catalog.tiles[tile]):
            return True
    return are_figures_short(state, seat, tiles)


def entangled(state: Empires, seat: int, tiles: list[int]) -> list[int]:
    """EMP-16.8, D67: the tiles whose place among the others can matter."""
    ignored = 0 if are_figures_short(state, seat, tiles) else FIGURES
    found: list[int] = []
    for tile in tiles:
        for other in tiles:
            if other != tile and can_matter(state.catalog.tiles[tile], state.catalog.tiles[other], ignored):
                found.append(tile)
                break
    return found


def can_matter(one: Building, other: Building, ignored: int) -> bool:
    """Whether the order of two buildings can matter, one of them optional or both in need of the same figures."""
    first, second = benefit_of(one), benefit_of(other)
    needs = first.uses & second.uses & ~ignored
    if not needs and not first.gives & second.uses & ~ignored and not second.gives & first.uses & ~ignored:
        return False
    if not is_optional(one) and not is_optional(other) and not needs & FIGURES:
        return False
    return not is_same(one, other)


def is_same(one: Building, other: Building) -> bool:
    """Whether two buildings give the same."""
    return one is other or (
        benefit_of(one).verb == benefit_of(other).verb and benefit_of(one).facts == benefit_of(other).facts
    )


class Benefits(Step[Empires]):
    """EMP-16.8: a seat's tiles act in order of purchase; where their order can matter the seat is asked, until done."""

    def __init__(self, seat: int, is_done: int = 0) -> None:
        self.who: Final = seat
        self.is_done: Final = is_done

    def run(self, state: Empires) -> None:
        tiles = acting(state, self.who, due_tiles(state, self.who))
        if self.is_done:  # EMP-16.9
            tiles = [tile for tile in tiles if not is_optional(state.catalog.tiles[tile])]
        if not tiles:
            return
        among = [] if self.is_done or not may_matter(state, self.who, tiles) else entangled(state, self.who, tiles)
        if len(among) == len(tiles):
            state.push(ChooseBenefit(self.who))
            return
        state.push(self)
        height = len(state.agenda)
        rest = [tile for tile in tiles if tile not in among]
        for tile in rest:
            if benefit_of(state.catalog.tiles[tile]).gives:  # what it gives may let another one act or earn more
                give(state, self.who, tile)
                return
        for tile in rest:
            give(state, self.who, tile)
            if len(state.agenda) > height:
                return


def acting(state: Empires, seat: int, tiles: list[int]) -> list[int]:
    """Those of the tiles that can do something now; what is not optional always comes."""
    found: list[int] = []
    for tile in tiles:
        building = state.catalog.tiles[tile]
        if not is_optional(building) or benefit_of(building).can_apply(state, seat):
            found.append(tile)
    return found


def give(state: Empires, seat: int, tile: int) -> None:
    """One building gives what it has to give; an optional one asks on its own."""
    building = state.catalog.tiles[tile]
    state.acted |= 1 << tile
    state.tell(say.BENEFIT, seat, building.number)
    benefit_of(building).apply(state, seat, tile)


class ChooseBenefit(LaterDecision):
    """EMP-16.9: the next building to resolve, again and again, until done."""

    offers = (say.RESOLVE, say.DONE)

    def options(self, state: Empires) -> list[int]:
        options: list[int] = []
        for tile in acting(state, self.who, due_tiles(state, self.who)):
            option = say.RESOLVE.at(state.catalog.tiles[tile].number)
            if option not in options:
                options.append(option)
        options.append(say.DONE.base)
        return options

    def choose(self, state: Empires, option: int) -> None:
        if option == say.DONE.base:
            state.push(Benefits(self.who, 1))
            return
        state.push(Benefits(self.who))
        for tile in due_tiles(state, self.who):
            if state.catalog.tiles[tile].number == say.RESOLVE.of(option):
                give(state, self.who, tile)
                return
