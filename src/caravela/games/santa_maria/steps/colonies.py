"""Set-up of the colonies: boards, first goods and dice, town halls (SMA-2.12 to 2.16, 14)."""

from caravela.games.santa_maria import phrases as say
from caravela.games.santa_maria.catalog import WOOD
from caravela.games.santa_maria.grid import SIZE
from caravela.games.santa_maria.state import COLONY_LUCK, SantaMaria
from caravela.games.santa_maria.steps.expand import PlacePiece
from caravela.games.santa_maria.steps.layout import roll_blue
from caravela.kernel.agenda import SeatDecision, Step
from caravela.kernel.phrases import Said, Value
from caravela.kernel.state import having


class FoundColonies(Step[SantaMaria]):
    """SMA-2.12, 2.13, 14.1: boards are dealt, chosen counter-clockwise from the last seat, or all alike."""

    def run(self, state: SantaMaria) -> None:
        if state.setup.advanced:
            for seat in range(state.seats):
                settle(state, seat, state.catalog.side_b)
            return
        if state.setup.dealt:
            boards = list(state.catalog.side_a)
            for distance in range(state.seats):
                settle(state, (state.opener + distance) % state.seats, state.draw_from(COLONY_LUCK, boards))
            return
        state.boards_left = state.catalog.side_a
        state.push(CloseBoards())
        for distance in range(state.seats):
            state.push(ChooseColony((state.opener + distance) % state.seats))


def settle(state: SantaMaria, seat: int, board: int) -> None:
    state.settle_board(seat, board)
    state.tell(say.COLONY_FOUNDED, seat, board)


class ChooseColony(SeatDecision[SantaMaria]):
    """SMA-2.13: one of the A boards that are left."""

    offers = (say.TAKE_COLONY,)

    def options(self, state: SantaMaria) -> list[int]:
        return [say.TAKE_COLONY.at(board) for board in state.boards_left]

    def choose(self, state: SantaMaria, option: int) -> None:
        chosen = say.TAKE_COLONY.of(option)
        state.boards_left = tuple([board for board in state.boards_left if board != chosen])
        settle(state, self.who, chosen)

    def why_not(self, state: SantaMaria, option: int) -> Said | None:
        board = say.TAKE_COLONY.of(option)
        return say.TAKEN.said(state.board.index(board)) if board in state.board else say.NOT_ON_OFFER.said()


class CloseBoards(Step[SantaMaria]):
    """SMA-2.13: the boards left over leave the game."""

    def run(self, state: SantaMaria) -> None:
        state.boards_left = ()


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

    offers = (say.TAKE_SET,)

    def options(self, state: SantaMaria) -> list[int]:
        return [say.TAKE_SET.at(hall, state.sets[hall]) for hall in range(len(state.sets)) if state.set_owner[hall] < 0]

    def choose(self, state: SantaMaria, option: int) -> None:
        hall, scholar = say.TAKE_SET.of(option)
        state.set_owner = having(state.set_owner, hall, self.who)
        state.tell(say.SET_TAKEN, self.who, hall, scholar)
        state.catalog.scholars[scholar].effect.apply(state, self.who, hall)
        state.push(PlaceHall(self.who, hall))

    def why_not(self, state: SantaMaria, option: int) -> Said | None:
        hall, scholar = say.TAKE_SET.of(option)
        return say.TAKEN.said(state.set_owner[hall]) if state.sets[hall] == scholar else say.NOT_ON_OFFER.said()


class PlaceHall(PlacePiece):
    """SMA-14.5: at once, on two empty spaces."""

    def tile(self, state: SantaMaria) -> int:
        return state.catalog.first_hall + self.piece

    def choose(self, state: SantaMaria, option: int) -> None:
        turn, row, column = say.PLACE_TILE.of(option)
        state.lay(self.who, self.tile(state), turn, row * SIZE + column)
        state.tell(say.HALL_PLACED, self.who, self.piece, turn, row, column)

    def prompt(self, state: SantaMaria) -> dict[str, Value]:
        return {"hall": state.catalog.tiles[self.tile(state)].id}
