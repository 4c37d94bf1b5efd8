"""Set-up: player order, coins, and what lies on the board before the first round (EMP-4)."""

from caravela.games.empires.catalog import CAPTAIN, COLONIST, TYPES
from caravela.games.empires.state import NATION_LUCK, ORDER_LUCK, Empires
from caravela.games.empires.steps.nations import give_board
from caravela.games.empires.steps.reset import offer_buildings, offer_goods
from caravela.kernel.agenda import Step


class DealOrder(Step[Empires]):
    """EMP-4.2, 4.3, 22.12: a random player order, coins, and boards where they are dealt."""

    def run(self, state: Empires) -> None:
        seats = list(range(state.seats))
        order: list[int] = []
        while seats:
            order.append(state.draw_from(ORDER_LUCK, seats))
        state.order = tuple(order)
        if state.setup.nations == "random":
            nations = list(range(len(state.catalog.nations)))
            for seat in range(state.seats):
                give_board(state, seat, state.draw_from(NATION_LUCK, nations))
                state.coins[seat] = state.catalog.dealt_coins
            return
        for place in range(state.seats):
            state.coins[state.order[place]] = state.catalog.coins_by_place[state.seats][place]


class LayOut(Step[Empires]):
    """EMP-4.4 to 4.12, 23.4, 23.6: workers, goods, buildings and tokens."""

    def run(self, state: Empires) -> None:
        catalog = state.catalog
        for seat in range(state.seats):
            at = seat * TYPES
            state.stock[at + COLONIST] -= catalog.start_workers
            state.available[at + COLONIST] += catalog.start_workers
            if state.setup.captains:
                state.stock[at + CAPTAIN] -= catalog.captains_exploring
                state.exploring[at + CAPTAIN] += catalog.captains_exploring
        if state.setup.face_up:
            for region in state.undiscovered():
                state.reveal_token(region, state.setup.everyone)
        offer_goods(state)
        offer_buildings(state, 0)
        if state.setup.less_luck:
            self.draw_last_age(state)

    def draw_last_age(self, state: Empires) -> None:
        """EMP-23.6, 23.8: ten tiles of Age III, seen by all; the others leave the game."""
        age = len(state.stacks) - 1
        kept: list[int] = []
        while state.stacks[age] and len(kept) < LAST_TILES:
            kept.append(state.draw_tile(age))
        state.tiles_gone += len(state.stacks[age])
        state.set_stack(age, sorted(kept))


LAST_TILES = 10
