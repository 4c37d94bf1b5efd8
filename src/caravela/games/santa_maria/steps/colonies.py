"""Set-up of the colonies: boards, first goods and dice, town halls (SMA-2.12 to 2.16, 14)."""

from typing import Final

from caravela.games.santa_maria.catalog import SEATS, WOOD
from caravela.games.santa_maria.grid import CELLS, SIZE
from caravela.games.santa_maria.state import COLONY_LUCK, SantaMaria
from caravela.games.santa_maria.steps.expand import spot_text, spots_for
from caravela.games.santa_maria.steps.layout import roll_blue
from caravela.kernel.agenda import SeatDecision, Step


class FoundColonies(Step[SantaMaria]):
    """SMA-2.12, 2.13, 14.1: boards are dealt, chosen counter-clockwise from the last seat, or all alike."""

    def run(self, state: SantaMaria) -> None:
        if state.setup.advanced:
            for seat in range(state.seats):
                settle(state, seat, state.catalog.side_b)
            return
        if state.setup.dealt:
            boards = state.catalog.side_a[:]
            for distance in range(state.seats):
                settle(state, (state.opener + distance) % state.seats, state.draw_from(COLONY_LUCK, boards))
            return
        state.boards_left = state.catalog.side_a
        state.push(CloseBoards())
        for distance in range(state.seats):
            state.push(ChooseColony((state.opener + distance) % state.seats))


def settle(state: SantaMaria, seat: int, board: int) -> None:
    state.settle_board(seat, board)
    if state.listener is not None:
        state.tell("colony", {"seat": SEATS[seat], "colony": state.catalog.boards[board].id})


class ChooseColony(SeatDecision[SantaMaria]):
    """SMA-2.13: one of the A boards that are left."""

    def options(self, state: SantaMaria) -> list[int]:
        return state.boards_left[:]

    def text(self, state: SantaMaria, option: int) -> str:
        return f"take {state.catalog.boards[option].id}"

    def choose(self, state: SantaMaria, option: int) -> None:
        state.boards_left = [board for board in state.boards_left if board != option]
        settle(state, self.who, option)


class CloseBoards(Step[SantaMaria]):
    """SMA-2.13: the boards left over leave the game."""

    def run(self, state: SantaMaria) -> None:
        state.boards_left = []


class Provide(Step[SantaMaria]):
    """SMA-2.14, 2.15, 15.1: wood, coins by seat, and a blue die each."""

    def run(self, state: SantaMaria) -> None:
        catalog = state.catalog
        for distance in range(state.seats):
            seat = (state.opener + distance) % state.seats
            state.gain_resource(seat, WOOD, catalog.start_wood)
            state.gain_coins(seat, catalog.start_coins[distance])
            state.blue[state.blue_places(seat)] += catalog.start_dice
            state.blue_reserve -= catalog.start_dice
        roll_blue(state)


class ChooseSets(Step[SantaMaria]):
    """SMA-14.4: counter-clockwise, the last seat first."""

    def run(self, state: SantaMaria) -> None:
        if state.setup.advanced:
            for distance in range(state.seats):
                state.push(ChooseSet((state.opener + distance) % state.seats))


class ChooseSet(SeatDecision[SantaMaria]):
    """SMA-14.4, 14.6: a town hall and the scholar under it."""

    def options(self, state: SantaMaria) -> list[int]:
        return [hall for hall in range(len(state.sets)) if state.set_owner[hall] < 0]

    def text(self, state: SantaMaria, option: int) -> str:
        hall = state.catalog.tiles[state.catalog.first_hall + option].id
        return f"take {hall} {state.catalog.scholars[state.sets[option]].id}"

    def choose(self, state: SantaMaria, option: int) -> None:
        state.set_owner = state.set_owner[:]
        state.set_owner[option] = self.who
        scholar = state.catalog.scholars[state.sets[option]]
        if state.listener is not None:
            hall = state.catalog.tiles[state.catalog.first_hall + option].id
            state.tell("set", {"seat": SEATS[self.who], "hall": hall, "scholar": scholar.id})
        scholar.effect.apply(state, self.who, option)
        state.push(PlaceHall(self.who, option))


class PlaceHall(SeatDecision[SantaMaria]):
    """SMA-14.5: at once, on two empty spaces."""

    def __init__(self, seat: int, hall: int) -> None:
        super().__init__(seat)
        self.hall: Final = hall

    def facts(self) -> list[int]:
        return [self.who, self.hall]

    def options(self, state: SantaMaria) -> list[int]:
        return spots_for(state, self.who, state.catalog.first_hall + self.hall)

    def text(self, state: SantaMaria, option: int) -> str:
        return spot_text(option)

    def choose(self, state: SantaMaria, option: int) -> None:
        turn, cell = divmod(option, CELLS)
        tile = state.catalog.first_hall + self.hall
        state.lay(self.who, tile, turn, cell)
        if state.listener is not None:
            facts: dict[str, str | int] = {"hall": state.catalog.tiles[tile].id, "number": turn}
            place = {"row": cell // SIZE + 1, "column": cell % SIZE + 1}
            state.tell("hall-placed", {"seat": SEATS[self.who], **facts, **place})

    def prompt(self, state: SantaMaria) -> dict[str, str | int]:
        return {"hall": state.catalog.tiles[state.catalog.first_hall + self.hall].id}
