"""Phase 5: resetting the board (EMP-17), with New World Scoring (EMP-18) and the purchase of points (EMP-23.20)."""

from caravela.games.empires import phrases as say
from caravela.games.empires.catalog import BUILDER, COLONIST, INITIATIVE, ROUNDS, SCORINGS, TYPES
from caravela.games.empires.scoring import region_points
from caravela.games.empires.state import GOODS_LUCK, Empires
from caravela.games.empires.steps.between import ask_between
from caravela.games.empires.steps.looks import LaterDecision
from caravela.kernel.agenda import NONE, Step
from caravela.kernel.phrases import Said, Value
from caravela.kernel.state import having


class ResetGoods(Step[Empires]):
    """EMP-17.1, 17.2"""

    def run(self, state: Empires) -> None:
        if state.round == ROUNDS:
            return
        for good in state.goods_offered:
            state.goods_gone = having(state.goods_gone, good, state.goods_gone[good] + 1)
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
        state.show(say.SEE_OFFER)


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
            points = points_of_region(state, region)
            if any(points):
                for seat in range(state.seats):
                    if points[seat]:
                        at = SCORINGS * seat + number
                        state.new_world = having(state.new_world, at, state.new_world[at] + points[seat])
                        state.tell(say.NEW_WORLD, seat, region, points[seat])
                state.show(say.SEE_SCORING, region)
        state.scorings = number + 1
        if state.round == ROUNDS:
            state.wealth = tuple(state.coins)  # EMP-21.59a


def points_of_region(state: Empires, region: int) -> list[int]:
    """EMP-18: what a region counts for each seat as it stands."""
    workers: list[int] = []
    builders = 0
    for seat in range(state.seats):
        workers.append(state.colony(region, seat))
        builders += state.settled(region, seat, BUILDER)
    return region_points(workers, builders)


class SellPoints(Step[Empires]):
    """EMP-23.20, 23.26: each player is asked once, in player order."""

    def run(self, state: Empires) -> None:
        if state.setup.point_purchase and state.round in state.catalog.scoring_rounds:
            for place in range(state.seats - 1, -1, -1):
                state.push(BuyPoints(state.order[place]))


class BuyPoints(LaterDecision):
    """EMP-23.20: any number of points."""

    offers = (say.BUY_POINTS, say.PASS)

    def options(self, state: Empires) -> list[int]:
        most = min(say.BOUGHT_POINTS.most, state.coins[self.who] // state.catalog.point_price[state.age])
        options = [say.BUY_POINTS.at(number) for number in range(most)]
        options.append(say.PASS.base)
        return options

    def choose(self, state: Empires, option: int) -> None:
        if option == say.PASS.base:
            return
        points = say.BOUGHT_POINTS.first + say.BUY_POINTS.of(option)
        state.pay(self.who, points * state.catalog.point_price[state.age])
        state.bought = having(state.bought, self.who, state.bought[self.who] + points)
        state.tell(say.POINTS_BOUGHT, self.who, points)

    def usual(self, state: Empires) -> int:
        """At the end money has no other use (EMP-19.6)."""
        options = self.options(state)
        return options[-2] if state.round == ROUNDS and len(options) > 1 else NONE

    def prompt(self, state: Empires) -> dict[str, Value]:
        return {"coins": state.catalog.point_price[state.age]}

    def why_not(self, state: Empires, option: int) -> Said | None:
        price = (say.BOUGHT_POINTS.first + say.BUY_POINTS.of(option)) * state.catalog.point_price[state.age]
        return say.TOO_DEAR.said(price, state.coins[self.who]) if price > state.coins[self.who] else None


class LastWindow(Step[Empires]):
    """EMP-21.31a: University just before Initiative sets the new order."""

    def run(self, state: Empires) -> None:
        if state.round < ROUNDS:
            ask_between(state, INITIATIVE)


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
        state.order = tuple(order)
