"""Shipping (SMA-7.17 to 7.23)."""

from typing import Final

from caravela.games.santa_maria import phrases as say
from caravela.games.santa_maria.catalog import DOCKS, SEATS
from caravela.games.santa_maria.deeds import SHIPPING, Ability, Deed
from caravela.games.santa_maria.payment import PAYMENT_NUMBERS, PAYMENTS, missing, reduced, ways_to_pay
from caravela.games.santa_maria.state import SHIP_LESS, SHIPMENT_LUCK, SantaMaria
from caravela.games.santa_maria.steps.expand import can_pay, payments, plain_payment
from caravela.games.santa_maria.steps.free import TurnDecision, could_pay
from caravela.kernel.agenda import SeatDecision, SeatStep
from caravela.kernel.phrases import Said, Value
from caravela.kernel.state import having


class ShipGoods(Deed):
    """Shipping actions."""

    verb = "ship"
    icon = "i-export"
    measure = "count"
    optional = True

    def can_apply(self, state: SantaMaria, seat: int) -> bool:
        return could_ship(state, seat)

    def apply(self, state: SantaMaria, seat: int, source: int) -> None:
        for _number in range(self.amount):
            state.push(OFFER_SHIP[seat])

    def value(self, values: list[float]) -> float:
        return self.amount * values[SHIPPING]


class DiscountShipment(Ability):
    """SMA-17.2: basic resources less for each shipment."""

    verb = "discount_shipment"
    icon = "i-export"
    trait = SHIP_LESS
    further = ("i-wood", "i-grain")
    yearly = 1.68
    measure = "count"
    most = 3


def could_ship(state: SantaMaria, seat: int) -> bool:
    """Whether a tile at the docks can be paid, or could be after free actions."""
    less = state.trait(seat, SHIP_LESS)
    for shipment in state.docks:
        if shipment >= 0 and could_pay(state, seat, state.catalog.shipments[shipment].cost, less):
            return True
    return False


class OfferShip(SeatStep[SantaMaria]):
    """SMA-7.5, 7.37, 20.10: a shipping action is asked only if it may lead to something."""

    def run(self, state: SantaMaria) -> None:
        if could_ship(state, self.who):
            state.push(SHIPS[self.who])


def ways_to_ship(state: SantaMaria, seat: int, dock: int) -> list[int]:
    """SMA-7.10, 17.2: the ways to pay the tile at a dock."""
    return ways_to_pay(state.catalog.shipments[state.docks[dock]].cost, state.trait(seat, SHIP_LESS))


class Ship(TurnDecision):
    """SMA-7.17, 7.22: one of the tiles at the docks, or none."""

    offers = (say.DECLINE, say.SHIP)

    def options(self, state: SantaMaria) -> list[int]:
        options: list[int] = []
        for dock in range(DOCKS):
            if state.docks[dock] >= 0 and can_pay(state, self.who, ways_to_ship(state, self.who, dock)):
                options.append(say.SHIP.at(dock))
        options.append(say.DECLINE.base)
        return options

    def choose(self, state: SantaMaria, option: int) -> None:
        if option != say.DECLINE.base:
            state.push(PayShipment(self.who, say.SHIP.of(option)))

    def why_not(self, state: SantaMaria, option: int) -> Said | None:
        dock = say.SHIP.of(option)
        shipment = state.docks[dock]
        if shipment < 0:
            return say.NOTHING_DOCKED.said(dock)
        pile = state.storage[self.who]
        costs = reduced(state.catalog.shipments[shipment].cost, state.trait(self.who, SHIP_LESS))
        lacking = [missing(pile, cost) for cost in costs]
        fewest = min(lacking)
        return say.SHORT.said(PAYMENT_NUMBERS[costs[lacking.index(fewest)]], fewest)


class PayShipment(SeatDecision[SantaMaria]):
    """SMA-7.12, 17.2: with gold, or a basic resource to be left out, there are several ways to pay."""

    offers = (say.PAY,)

    def __init__(self, seat: int, dock: int) -> None:
        super().__init__(seat)
        self.dock: Final = dock

    def options(self, state: SantaMaria) -> list[int]:
        return payments(state, self.who, ways_to_ship(state, self.who, self.dock))

    def choose(self, state: SantaMaria, option: int) -> None:
        take_shipment(state, self.who, self.dock, PAYMENTS[say.PAY.of(option)])

    def usual(self, state: SantaMaria) -> int:
        return plain_payment(self.options(state))

    def prompt(self, state: SantaMaria) -> dict[str, Value]:
        shipment = state.catalog.shipments[state.docks[self.dock]].id
        return {"shipment": shipment, "dock": state.catalog.dock_ids[self.dock]}


def take_shipment(state: SantaMaria, seat: int, dock: int, payment: int) -> None:
    """SMA-7.17 to 7.21: paid, taken to the own dock of the same symbol, and replaced."""
    shipment = state.docks[dock]
    state.pay(seat, payment)
    state.shipped = having(state.shipped, shipment, DOCKS * seat + dock)
    state.harbour[DOCKS * seat + dock] += 1
    state.docks[dock] = -1
    state.tell(say.SHIPPED, seat, shipment, dock)
    if not state.shipment_bag:  # SMA-7.20
        state.tell(say.DOCK_EMPTY, dock)
        return
    bag = list(state.shipment_bag)
    state.docks[dock] = state.draw_from(SHIPMENT_LUCK, bag)  # SMA-7.19
    state.shipment_bag = tuple(bag)
    state.tell(say.DOCKED, state.docks[dock], dock)
    state.show(say.NEW_SHIPMENT, seat, state.docks[dock], dock)


SHIPS: Final = [Ship(seat) for seat in range(len(SEATS))]
OFFER_SHIP: Final = [OfferShip(seat) for seat in range(len(SEATS))]
