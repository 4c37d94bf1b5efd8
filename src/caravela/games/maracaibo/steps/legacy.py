"""Legacy tiles: how they enter and leave, and what they offer to ships and in combat (MAR-26)."""

from typing import Final

from caravela.games.maracaibo import phrases as say
from caravela.games.maracaibo.catalog import BOX, CITY, RUIN, SEATS, WORKS_TILE, Slot, Tile
from caravela.games.maracaibo.gains import Gain
from caravela.games.maracaibo.state import CITY_LUCK, MARKET_BASE, NONE, Maracaibo
from caravela.games.maracaibo.steps.free import CAREER_TASKS, DRILLS, TurnDecision
from caravela.games.maracaibo.steps.paying import can_pay, pay, why_not_payable
from caravela.games.maracaibo.steps.quests import fulfil_here, lay_harbour_quest
from caravela.games.maracaibo.steps.ship import add_discs, can_remove, remove_disc, why_no_disc
from caravela.kernel.agenda import SeatStep, Step
from caravela.kernel.carry import carry_out
from caravela.kernel.phrases import Said, Value
from caravela.kernel.state import having

# -- enter and leave --------------------------------------------------------------------------------------------------


def enter(state: Maracaibo, number: int) -> None:
    """MAR-25.16, 25.17: a tile comes into play, with its effects on entry; one that is there stays as it is."""
    if state.tiles >> number & 1:
        return
    tile = state.catalog.tiles[number]
    state.tiles |= 1 << number
    state.stored |= 1 << number
    state.seen_tiles |= 1 << number
    state.tell(say.TILE_ENTERED, number)
    for _ in range(tile.start_discs[state.seats - 1]):  # MAR-26.14
        put_disc(state, number, BOX)
    if tile.place in state.catalog.changed:
        if state.sea.locations[tile.place].kind == CITY:
            lay_harbour_quest(state)
        else:
            clear_city(state, tile.place)
    state.show(say.TILE_LAID, number)


def leave(state: Maracaibo, number: int) -> None:
    """MAR-26.17: a tile goes back to the box, with all that lies on it; one that is not in play is ignored."""
    if not state.tiles >> number & 1:
        return
    place = state.catalog.tiles[number].place
    location = state.sea.locations[place] if place >= 0 else None
    state.tiles &= ~(1 << number)
    state.stored &= ~(1 << number)
    state.works = having(state.works, number, 0)
    for slot in state.catalog.slots:
        if slot.tile == number:
            state.claims = having(state.claims, slot.number, NONE)
    state.tell(say.TILE_LEFT, number)
    if location is None:
        return
    if location.kind == RUIN:
        settle_city(state, place)
    elif location.legacy:
        state.marker[place] = NONE
        state.market = having(state.market, place, 0)
    elif location.kind == CITY and place in state.catalog.changed:
        state.harbour = NONE
        state.market = having(state.market, place, 0)


def clear_city(state: Maracaibo, place: int) -> None:
    """MAR-26.4, 26.26: the city tile with its market and the marker leave the game."""
    state.lost_cities = (*state.lost_cities, state.cities[place])
    state.cities = having(state.cities, place, NONE)
    state.market = having(state.market, place, 0)
    state.marker[place] = NONE


def settle_city(state: Maracaibo, place: int) -> None:
    """MAR-26.9, 26.19: a random tile of the box that has not been used since the set-up."""
    catalog = state.catalog
    group = [
        number
        for number, city in enumerate(catalog.cities)
        if state.setup.players in city.players and number not in state.cities
    ]
    fresh = [number for number in group if number not in state.lost_cities]
    city = state.draw_from(CITY_LUCK, fresh or group)
    state.cities = having(state.cities, place, city)
    state.lost_cities = tuple([number for number in state.lost_cities if number != city])
    state.tell(say.CITY_LAID, city, place)


def put_disc(state: Maracaibo, tile: int, digit: int) -> None:
    state.works = having(state.works, tile, state.works[tile] * MARKET_BASE + digit)


def discs_on(state: Maracaibo, tile: int) -> int:
    """How many discs lie on a tile."""
    count, digits = 0, state.works[tile]
    while digits:
        count += 1
        digits //= MARKET_BASE
    return count


def is_full(state: Maracaibo, tile: int) -> bool:
    """MAR-25.21"""
    return state.tiles >> tile & 1 == 1 and discs_on(state, tile) >= state.catalog.tiles[tile].spaces


def has_come(state: Maracaibo, who: int, depth: int) -> bool:
    """MAR-26.6, D19: whether an explorer has reached or passed a space."""
    return state.catalog.spaces[state.explorer[who]].depth >= depth


# -- the new harbour (MAR-26.2) ---------------------------------------------------------------------------------------


class HarbourQuest(Gain):
    """MAR-26.2: the quest on the tile's own quest space."""

    verb = "harbour_quest"
    icon = "i-quest"
    least = 0
    unit = 3.0

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        quest = state.harbour
        if quest != NONE and can_pay(state, seat, state.catalog.quests[quest].cost):
            state.push(AskHarbour(seat))

    def value(self, state: Maracaibo, seat: int) -> float:
        return self.unit


class AskHarbour(TurnDecision):
    """MAR-D41: one quest in a city action, or none."""

    offers = (say.FULFIL, say.DECLINE)

    def options(self, state: Maracaibo) -> list[int]:
        quest = state.harbour
        if quest != NONE and can_pay(state, self.who, state.catalog.quests[quest].cost):
            return [say.FULFIL.at(quest), say.DECLINE.base]
        return [say.DECLINE.base]

    def choose(self, state: Maracaibo, option: int) -> None:
        if option in say.FULFIL:
            fulfil_here(state, self.who, say.FULFIL.of(option))

    def prompt(self, state: Maracaibo) -> dict[str, Value]:
        return {"quest": "none" if state.harbour == NONE else state.catalog.quest_ids[state.harbour]}


# -- where a sailing ends ---------------------------------------------------------------------------------------------


class Arrive(SeatStep[Maracaibo]):
    """MAR-26.7, 26.12, 26.13, 26.23: what the tiles at the location do before the main action."""

    def run(self, state: Maracaibo) -> None:
        seat = self.who
        for tile in state.sea.stops[state.ship[seat]]:
            if tile.kind != WORKS_TILE:
                carry_out(state, seat, tile.effects, tile.number)
            elif may_work(state, seat, tile):
                state.push(Works(seat, tile.number))


def may_work(state: Maracaibo, seat: int, tile: Tile) -> bool:
    """MAR-5.11: whether a tile can be used, or could be after a free action."""
    if is_full(state, tile.number) or not can_remove(state, seat):
        return False
    free: list[int] = []
    if tile.cost.doubloons or tile.cost.figures:
        CAREER_TASKS.add(state, seat, free)
    if tile.cost.combat_points:
        DRILLS.add(state, seat, free)
    return bool(free) or can_pay(state, seat, tile.cost)


def can_work(state: Maracaibo, seat: int, tile: Tile) -> bool:
    """MAR-26.13, 26.21: a free space, a disc that may leave the ship, and the cost."""
    return not is_full(state, tile.number) and can_remove(state, seat) and can_pay(state, seat, tile.cost)


class Works(TurnDecision):
    """MAR-26.13: once per stop, or not."""

    offers = (say.WORK, say.DECLINE)

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, state: Maracaibo) -> list[int]:
        if can_work(state, self.who, state.catalog.tiles[self.tile]):
            return [say.WORK.at(self.tile), say.DECLINE.base]
        return [say.DECLINE.base]

    def choose(self, state: Maracaibo, option: int) -> None:
        if option in say.WORK:
            seat, tile = self.who, self.tile
            state.tell(say.WORKED, seat, tile)
            state.push(WorksDisc(seat, tile))
            state.push(WorksReward(seat, tile))
            pay(state, seat, state.catalog.tiles[tile].cost)

    def prompt(self, state: Maracaibo) -> dict[str, Value]:
        tile = state.catalog.tiles[self.tile]
        return {"tile": tile.id, "left": tile.spaces - discs_on(state, self.tile)}

    def why_not(self, state: Maracaibo, option: int) -> Said | None:
        if option != say.WORK.at(self.tile):
            return None
        if is_full(state, self.tile):
            return say.TILE_FULL.said(self.tile)
        if not can_remove(state, self.who):
            return say.NO_DISC.said()
        return why_not_payable(state, self.who, state.catalog.tiles[self.tile].cost)


class WorksReward(Step[Maracaibo]):
    """MAR-26.21: the reward comes after the payment."""

    def __init__(self, seat: int, tile: int) -> None:
        self.who: Final = seat
        self.tile: Final = tile

    def run(self, state: Maracaibo) -> None:
        carry_out(state, self.who, state.catalog.tiles[self.tile].effects, self.tile)


class WorksDisc(TurnDecision):
    """MAR-26.13: a disc of one's choice goes to the tile."""

    offers = (say.REMOVE,)

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, state: Maracaibo) -> list[int]:
        options: list[int] = []
        add_discs(state, self.who, options)
        return options

    def choose(self, state: Maracaibo, option: int) -> None:
        put_disc(state, self.tile, 1 + self.who)
        remove_disc(state, self.who, say.REMOVE.of(option))

    def prompt(self, state: Maracaibo) -> dict[str, Value]:
        return {"tile": state.catalog.tile_ids[self.tile]}

    def why_not(self, state: Maracaibo, option: int) -> Said | None:
        return why_no_disc(state, self.who, say.REMOVE.of(option))


ARRIVE: Final = [Arrive(seat) for seat in range(len(SEATS))]


# -- the cure (MAR-14.12, 26.9) ---------------------------------------------------------------------------------------


class Cure(Gain):
    """MAR-14.12: one tile with a skull leaves."""

    verb = "heal"
    icon = "i-skull"
    least = 0
    unit = 1.0

    def can_apply(self, state: Maracaibo, seat: int) -> bool:
        return state.tiles & state.catalog.skulls != 0

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        if self.can_apply(state, seat):
            state.push(Heal(seat))

    def value(self, state: Maracaibo, seat: int) -> float:
        return self.unit if self.can_apply(state, seat) else 0.0


class Heal(TurnDecision):
    """MAR-14.12: which one."""

    offers = (say.HEAL, say.DECLINE)

    def options(self, state: Maracaibo) -> list[int]:
        skulls = state.tiles & state.catalog.skulls
        tiles = range(len(state.catalog.tiles))
        return [*[say.HEAL.at(tile) for tile in tiles if skulls >> tile & 1], say.DECLINE.base]

    def choose(self, state: Maracaibo, option: int) -> None:
        if option in say.HEAL:
            leave(state, say.HEAL.of(option))


# -- combat actions (MAR-26.8, 26.11) ---------------------------------------------------------------------------------


def add_claims(state: Maracaibo, seat: int, value: int, options: list[int]) -> None:
    """The free spaces of fleet and mine that so much value pays for."""
    for slot in state.catalog.slots:
        if can_claim(state, seat, slot) and value >= slot.value:
            options.append(say.CLAIM.base + slot.number)


def can_claim(state: Maracaibo, seat: int, slot: Slot) -> bool:
    """MAR-26.8, 26.11, 26.22: a free space of a tile in play that was not used this turn."""
    tile = state.catalog.tiles[slot.tile]
    return (
        state.tiles >> slot.tile & 1 == 1
        and state.claims[slot.number] < 0
        and tile.effects[0].number not in state.used
        and state.stock[state.fighting[-1]] > 0
        and has_come(state, seat, tile.depth)
    )


def claim(state: Maracaibo, seat: int, number: int) -> None:
    """The fighting nation's marker goes there for good."""
    slot = state.catalog.slots[number]
    nation = state.fighting[-1]
    effects = state.catalog.tiles[slot.tile].effects
    state.used = (*state.used, effects[0].number)
    state.stock[nation] -= 1
    state.claims = having(state.claims, number, nation)
    state.tell(say.CLAIMED, seat, number, nation)
    carry_out(state, seat, effects, nation)


def why_no_claim(state: Maracaibo, seat: int, number: int, value: int) -> Said | None:
    slot = state.catalog.slots[number]
    tile = state.catalog.tiles[slot.tile]
    nation = state.fighting[-1]
    if not state.tiles >> slot.tile & 1:
        return None
    if state.claims[number] >= 0:
        return say.OCCUPIED.said()
    if tile.effects[0].number in state.used:
        return say.USED_UP.said()
    if not has_come(state, seat, tile.depth):
        return say.NO_EXPLORER.said(tile.space)
    return say.LITTLE_VALUE.said(slot.value, value) if state.stock[nation] else say.NO_STOCK.said(nation)
