"""Phase 4: building benefits (EMP-16)."""

from typing import Final

from caravela.games.empires.catalog import SEATS, TYPES, Building
from caravela.games.empires.effects import GainWorkers
from caravela.games.empires.state import Empires
from caravela.kernel.agenda import PASS, SeatDecision, Step


class BuildingBenefits(Step[Empires]):
    """EMP-16.3: player after player in player order."""

    def run(self, state: Empires) -> None:
        if not state.purchases:
            return
        state.acted = 0
        for place in range(state.seats - 1, -1, -1):
            state.push(Benefits(state.order[place]))


def is_due(state: Empires, tile: int) -> bool:
    """Whether a tile has a benefit to give in this phase."""
    building = state.catalog.tiles[tile]
    if state.acted >> tile & 1:
        return False
    return len(building.every_round) > 0 or (len(building.once) > 0 and not state.spent >> tile & 1)


def is_optional(building: Building) -> bool:
    """EMP-16.6: moving, swapping, selling and once-only tiles."""
    return len(building.once) > 0 or building.every_round[0].optional


def can_act(state: Empires, seat: int, building: Building) -> bool:
    effect = building.once[0] if building.once else building.every_round[0]
    return effect.can_apply(state, seat)


class Benefits(Step[Empires]):
    """EMP-16.8: a seat resolves its tiles in order of purchase, or is asked where the order can matter."""

    def __init__(self, seat: int) -> None:
        self.who: Final = seat

    def facts(self) -> list[int]:
        return [self.who]

    def run(self, state: Empires) -> None:
        if matters(state, self.who):
            tiles = choices(state, self.who)
            if len(tiles) > 1 or (tiles and is_optional(state.catalog.tiles[tiles[0]])):
                state.push(ChooseBenefit(self.who))
                return
            if tiles:  # no choice yet, but what it brings may let an optional tile act
                state.acted |= 1 << tiles[0]
                state.push(self)
                state.push(GiveBenefit(self.who, tiles[0]))
                return
        give_rest(state, self.who)


def matters(state: Empires, seat: int) -> bool:
    """EMP-16.8: an optional tile, or too few figures for all workers due."""
    due = [0] * TYPES
    for tile in state.purchases:
        if state.tile_owner[tile] == seat and is_due(state, tile):
            building = state.catalog.tiles[tile]
            if building.once:
                if can_act(state, seat, building):
                    return True
                continue
            if is_optional(building):
                return True
            effect = building.every_round[0]
            if isinstance(effect, GainWorkers):
                due[effect.worker] += effect.count
    for worker in range(TYPES):
        if due[worker] > state.stock[seat * TYPES + worker]:
            return True
    return False


def choices(state: Empires, seat: int) -> list[int]:
    """The tiles that may be named next; twin tiles count once."""
    tiles: list[int] = []
    named: list[str] = []
    for tile in state.purchases:
        if state.tile_owner[tile] == seat and is_due(state, tile):
            building = state.catalog.tiles[tile]
            if building.id not in named and (not is_optional(building) or can_act(state, seat, building)):
                tiles.append(tile)
                named.append(building.id)
    return tiles


def give_rest(state: Empires, seat: int) -> None:
    """EMP-16.9: automatic gains in order of purchase; optional tiles are left out."""
    for tile in reversed(state.purchases):
        if state.tile_owner[tile] == seat and is_due(state, tile):
            state.acted |= 1 << tile
            if not is_optional(state.catalog.tiles[tile]):
                state.push(GiveBenefit(seat, tile))


class ChooseBenefit(SeatDecision[Empires]):
    """EMP-16.9: the next building to resolve, again and again, until done."""

    def options(self, state: Empires) -> list[int]:
        options = choices(state, self.who)
        options.append(PASS)
        return options

    def text(self, state: Empires, option: int) -> str:
        return "done" if option == PASS else f"resolve {state.catalog.tiles[option].id}"

    def choose(self, state: Empires, option: int) -> None:
        if option == PASS:
            give_rest(state, self.who)
            return
        state.acted |= 1 << option
        state.push(Benefits(self.who))
        state.push(GiveBenefit(self.who, option))


class GiveBenefit(Step[Empires]):
    """One building gives what it has to give."""

    def __init__(self, seat: int, tile: int) -> None:
        self.who: Final = seat
        self.tile: Final = tile

    def facts(self) -> list[int]:
        return [self.who, self.tile]

    def run(self, state: Empires) -> None:
        building = state.catalog.tiles[self.tile]
        if state.listener is not None:
            state.tell("benefit", {"seat": SEATS[self.who], "building": building.id})
        for effect in building.once or building.every_round:
            effect.apply(state, self.who, self.tile)
