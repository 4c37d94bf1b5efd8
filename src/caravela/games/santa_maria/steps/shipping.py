"""Shipping (SMA-7.17 to 7.23)."""

from typing import Final

from caravela.games.santa_maria.catalog import DOCKS, SEATS
from caravela.games.santa_maria.payment import has, ways_to_pay
from caravela.games.santa_maria.state import SHIP_LESS, SHIPMENT_LUCK, SantaMaria
from caravela.games.santa_maria.steps.expand import can_pay, payment_text
from caravela.games.santa_maria.steps.free import TurnDecision, could_pay
from caravela.kernel.agenda import PASS, SeatDecision, Step


class OfferShip(Step[SantaMaria]):
    """SMA-7.5, 7.37, 20.10: a shipping action is asked if a tile can be paid, or could be after free actions."""

    def __init__(self, seat: int) -> None:
        self.who: Final = seat

    def facts(self) -> list[int]:
        return [self.who]

    def run(self, state: SantaMaria) -> None:
        less = state.trait(self.who, SHIP_LESS)
        for shipment in state.docks:
            if shipment >= 0 and could_pay(state, self.who, state.catalog.shipments[shipment].cost, less):
                state.push(SHIP[self.who])
                return


def ways_to_ship(state: SantaMaria, seat: int, dock: int) -> list[int]:
    """SMA-7.10, 17.2: the ways to pay the tile at a dock."""
    return ways_to_pay(state.catalog.shipments[state.docks[dock]].cost, state.trait(seat, SHIP_LESS))


class Ship(TurnDecision):
    """SMA-7.17, 7.22: one of the tiles at the docks, or none."""

    def answers(self, state: SantaMaria) -> list[int]:
        answers: list[int] = []
        for dock in range(DOCKS):
            if state.docks[dock] >= 0 and can_pay(state, self.who, ways_to_ship(state, self.who, dock)):
                answers.append(dock)
        answers.append(PASS)
        return answers

    def word(self, state: SantaMaria, answer: int) -> str:
        return "decline" if answer == PASS else f"ship {state.catalog.dock_ids[answer]}"

    def decide(self, state: SantaMaria, answer: int) -> None:
        if answer == PASS:
            return
        ways = ways_to_ship(state, self.who, answer)
        payable = [way for way in ways if has(state.storage[self.who], way)]
        if len(payable) == 1:
            take_shipment(state, self.who, answer, payable[0])
        else:
            state.push(PayShipment(self.who, answer))


class PayShipment(SeatDecision[SantaMaria]):
    """SMA-7.12, 17.2: with gold, or a basic resource to be left out, there are several ways to pay."""

    def __init__(self, seat: int, dock: int) -> None:
        super().__init__(seat)
        self.dock: Final = dock

    def facts(self) -> list[int]:
        return [self.who, self.dock]

    def options(self, state: SantaMaria) -> list[int]:
        ways = ways_to_ship(state, self.who, self.dock)
        pile = state.storage[self.who]
        return [number for number in range(len(ways)) if has(pile, ways[number])]

    def text(self, state: SantaMaria, option: int) -> str:
        return payment_text(ways_to_ship(state, self.who, self.dock)[option])

    def choose(self, state: SantaMaria, option: int) -> None:
        take_shipment(state, self.who, self.dock, ways_to_ship(state, self.who, self.dock)[option])

    def prompt(self, state: SantaMaria) -> dict[str, str | int]:
        shipment = state.catalog.shipments[state.docks[self.dock]].id
        return {"shipment": shipment, "dock": state.catalog.dock_ids[self.dock]}


def take_shipment(state: SantaMaria, seat: int, dock: int, payment: int) -> None:
    """SMA-7.17 to 7.21: paid, taken to the own dock of the same symbol, and replaced."""
    shipment = state.docks[dock]
    state.pay(seat, payment)
    state.shipped = state.shipped[:]
    state.shipped[shipment] = DOCKS * seat + dock
    state.harbour[DOCKS * seat + dock] += 1
    if state.listener is not None:
        facts = {"shipment": state.catalog.shipments[shipment].id, "dock": state.catalog.dock_ids[dock]}
        state.tell("shipped", {"seat": SEATS[seat], **facts})
    reveal_shipment(state, dock)


def reveal_shipment(state: SantaMaria, dock: int) -> None:
    """SMA-7.19, 7.20"""
    if not state.shipment_bag:
        state.docks[dock] = -1
        if state.listener is not None:
            state.tell("dock-empty", {"dock": state.catalog.dock_ids[dock]})
        return
    state.shipment_bag = state.shipment_bag[:]
    state.docks[dock] = state.draw_from(SHIPMENT_LUCK, state.shipment_bag)
    if state.listener is not None:
        shipment = state.catalog.shipments[state.docks[dock]].id
        state.tell("docked", {"shipment": shipment, "dock": state.catalog.dock_ids[dock]})


SHIP: Final = [Ship(seat) for seat in range(len(SEATS))]
OFFER_SHIP: Final = [OfferShip(seat) for seat in range(len(SEATS))]
