"""Conquistadors (SMA-7.24 to 7.27, 17.7)."""

from typing import Final

from caravela.games.santa_maria.catalog import GOLD, RESOURCES, SEATS
from caravela.games.santa_maria.payment import KINDS, count_of, packed
from caravela.games.santa_maria.state import CONQUER_RESOURCES, SantaMaria
from caravela.games.santa_maria.steps.free import TurnDecision, could_buy
from caravela.kernel.agenda import PASS, Step


class OfferConquer(Step[SantaMaria]):
    """SMA-7.27: at the end of the track an action has no effect."""

    def __init__(self, seat: int) -> None:
        self.who: Final = seat

    def facts(self) -> list[int]:
        return [self.who]

    def run(self, state: SantaMaria) -> None:
        if state.conquest[self.who] < state.catalog.conquest_end:
            state.push(CONQUER[self.who])


class Conquer(TurnDecision):
    """SMA-7.24, 7.35: one conquistador action, or not."""

    def answers(self, state: SantaMaria) -> list[int]:
        return [0, PASS]

    def word(self, state: SantaMaria, answer: int) -> str:
        return "decline" if answer == PASS else "conquer"

    def decide(self, state: SantaMaria, answer: int) -> None:
        if answer == PASS:
            return
        march(state, self.who)
        resources = state.trait(self.who, CONQUER_RESOURCES)
        if resources and state.conquest[self.who] < state.catalog.conquest_end:  # SMA-17.16
            resources |= 1 << GOLD
            if can_step(state, self.who, resources) or could_buy(state, self.who, resources):
                state.push(ConquerFurther(self.who))

    def prompt(self, state: SantaMaria) -> dict[str, str | int]:
        return {"space": state.conquest[self.who] + 1}


class ConquerFurther(TurnDecision):
    """SMA-17.7: one space more, for a resource."""

    def answers(self, state: SantaMaria) -> list[int]:
        answers: list[int] = []
        add_step_payments(state, self.who, state.trait(self.who, CONQUER_RESOURCES), answers)
        answers.append(PASS)
        return answers

    def word(self, state: SantaMaria, answer: int) -> str:
        return "decline" if answer == PASS else f"step {RESOURCES[answer]}"

    def decide(self, state: SantaMaria, answer: int) -> None:
        if answer != PASS:
            state.pay(self.who, packed(answer, 1))
            march(state, self.who)

    def prompt(self, state: SantaMaria) -> dict[str, str | int]:
        return {"space": state.conquest[self.who] + 1}


def can_step(state: SantaMaria, seat: int, resources: int) -> bool:
    """Whether one of the resources in a bit mask is held."""
    pile = state.storage[seat]
    for resource in range(KINDS):
        if resources >> resource & 1 and count_of(pile, resource):
            return True
    return False


def add_step_payments(state: SantaMaria, seat: int, resources: int, answers: list[int]) -> None:
    """SMA-7.10: the resources in a bit mask, and gold for any of them."""
    resources |= 1 << GOLD
    pile = state.storage[seat]
    for resource in range(KINDS):
        if resources >> resource & 1 and count_of(pile, resource):
            answers.append(resource)


def march(state: SantaMaria, seat: int) -> None:
    """SMA-7.24 to 7.26: one space on, and its gold."""
    state.advance_conquistador(seat)
    space = state.conquest[seat]
    if state.listener is not None:
        state.tell("conquered", {"seat": SEATS[seat], "space": space})
    if space in state.catalog.gold_spaces:
        state.gain_resource(seat, GOLD, 1)


CONQUER: Final = [Conquer(seat) for seat in range(len(SEATS))]
OFFER_CONQUER: Final = [OfferConquer(seat) for seat in range(len(SEATS))]
