"""Phase 5: resetting the board (EMP-17), with New World Scoring (EMP-18) and the purchase of points (EMP-23.20)."""

from caravela.games.empires.catalog import BUILDER, COLONIST, ROUNDS, SEATS, TYPES
from caravela.games.empires.scoring import region_points
from caravela.games.empires.state import GOODS_LUCK, Empires
from caravela.games.empires.steps.university import maybe_use_university
from caravela.kernel.agenda import PASS, SeatDecision, Step
from caravela.kernel.state import replaced


class LastWindow(Step[Empires]):
    """EMP-21.31a: University at the start of Phase 5."""

    def run(self, state: Empires) -> None:
        if state.round < ROUNDS:
            for seat in range(state.seats):
                maybe_use_university(state, seat)


class ResetGoods(Step[Empires]):
    """EMP-17.1, 17.2"""

    def run(self, state: Empires) -> None:
        if state.round == ROUNDS:
            return
        for good in state.goods_offered:
            state.goods_gone = replaced(state.goods_gone, good, state.goods_gone[good] + 1)
        state.goods_offered.clear()
        offer_goods(state)


def offer_goods(state: Empires) -> None:
    while len(state.goods_offered) < state.catalog.goods_on_offer:
        good = state.draw_good(GOODS_LUCK)
        if good < 0:
            return
        state.goods_offered.append(good)


class ResetShip(Step[Empires]):
    """EMP-17.3"""

    def run(self, state: Empires) -> None:
        if state.round < ROUNDS and not state.ship_offered and state.ship_supply:
            state.ship_supply -= 1
            state.ship_offered = 1


class ResetBuildings(Step[Empires]):
    """EMP-17.4, 17.5: fill up, or start the next Age."""

    def run(self, state: Empires) -> None:
        if state.round == ROUNDS:
            return
        age = state.age
        if state.catalog.age_of_round[state.round + 1] > age:
            state.tiles_gone += len(state.offer) + len(state.stacks[age])
            state.offer.clear()
            state.set_stack(age, [])
            age += 1
        offer_buildings(state, age)


def offer_buildings(state: Empires, age: int) -> None:
    while len(state.offer) < state.catalog.buildings_on_offer and state.stacks[age]:
        state.offer.append(state.draw_tile(age))


class NewColonists(Step[Empires]):
    """EMP-17.7"""

    def run(self, state: Empires) -> None:
        if state.round == ROUNDS:
            return
        for seat in range(state.seats):
            at = seat * TYPES + COLONIST
            count = min(state.catalog.workers_per_round, state.stock[at])
            state.stock[at] -= count
            state.available[at] += count


class NewWorldScoring(Step[Empires]):
    """EMP-18, at the end of rounds 3, 6 and 8."""

    def run(self, state: Empires) -> None:
        if state.round not in state.catalog.scoring_rounds:
            return
        number = state.catalog.scoring_rounds.index(state.round)
        for region in range(len(state.catalog.regions)):
            workers = [state.colony(region, seat) for seat in range(state.seats)]
            builders = sum([state.settled(region, seat, BUILDER) for seat in range(state.seats)])
            points = region_points(workers, builders)
            for seat in range(state.seats):
                at = 3 * seat + number
                state.new_world = replaced(state.new_world, at, state.new_world[at] + points[seat])
                if state.listener is not None and points[seat]:
                    name = state.region_name(region)
                    state.tell("new-world", {"seat": SEATS[seat], "region": name, "points": points[seat]})
        if state.round == ROUNDS:
            state.wealth = state.coins[:]  # EMP-21.59a


class SellPoints(Step[Empires]):
    """EMP-23.20, 23.26: each player is asked once, in player order."""

    def run(self, state: Empires) -> None:
        if not state.setup.point_purchase or state.round not in state.catalog.scoring_rounds:
            return
        for place in range(state.seats - 1, -1, -1):
            if state.coins[state.order[place]] >= state.catalog.point_price[state.age]:
                state.push(BuyPoints(state.order[place]))


class BuyPoints(SeatDecision[Empires]):
    """EMP-23.20: any number of points."""

    def options(self, state: Empires) -> list[int]:
        options = list(range(1, state.coins[self.who] // state.catalog.point_price[state.age] + 1))
        options.append(PASS)
        return options

    def text(self, state: Empires, option: int) -> str:
        return "pass" if option == PASS else f"points {option}"

    def choose(self, state: Empires, option: int) -> None:
        if option == PASS:
            return
        state.pay(self.who, option * state.catalog.point_price[state.age])
        state.bought = replaced(state.bought, self.who, state.bought[self.who] + option)
        if state.listener is not None:
            state.tell("points-bought", {"seat": SEATS[self.who], "points": option})

    def prompt(self, state: Empires) -> dict[str, str | int]:
        return {"coins": state.catalog.point_price[state.age]}


class NewOrder(Step[Empires]):
    """EMP-17.11, 17.12"""

    def run(self, state: Empires) -> None:
        if state.round == ROUNDS:
            return
        order = [figure // TYPES for figure in state.initiative]
        for seat in state.order:
            if seat not in order:
                order.append(seat)
        for figure in state.initiative:
            state.to_stock(figure)
        state.initiative.clear()
        state.order = order
