"""Religion (SMA-7.28 to 7.33) and the blue dice that it unlocks (SMA-9)."""

from typing import Final

from caravela.games.santa_maria.catalog import RESOURCES, SEATS
from caravela.games.santa_maria.payment import packed
from caravela.games.santa_maria.state import BLUE_LUCK, DIE_PLACES, STEP_COINS, STEP_RESOURCES, SantaMaria
from caravela.games.santa_maria.steps.conquistador import add_step_payments, can_step
from caravela.games.santa_maria.steps.free import TurnDecision, could_buy, could_have_coins
from caravela.games.santa_maria.steps.monks import OFFER_MONK
from caravela.kernel.agenda import PASS, Step

WITH_COINS: Final = 8
"""The answer that pays the extra step with coins."""


class Pray(TurnDecision):
    """SMA-7.28, 7.36: one religion action, or not."""

    def answers(self, state: SantaMaria) -> list[int]:
        return [0, PASS]

    def word(self, state: SantaMaria, answer: int) -> str:
        return "decline" if answer == PASS else "pray"

    def decide(self, state: SantaMaria, answer: int) -> None:
        if answer != PASS:
            state.push(OFFER_FURTHER[self.who])
            step(state, self.who)

    def prompt(self, state: SantaMaria) -> dict[str, str | int]:
        return next_space(state, self.who)


class OfferPrayFurther(Step[SantaMaria]):
    """SMA-7.29, 7.30, 20.10: after the first step, if the second can be paid, or could be after free actions."""

    def __init__(self, seat: int) -> None:
        self.who: Final = seat

    def facts(self) -> list[int]:
        return [self.who]

    def run(self, state: SantaMaria) -> None:
        seat = self.who
        resources = state.trait(seat, STEP_RESOURCES) | 1 << len(RESOURCES) - 1
        coins = state.trait(seat, STEP_COINS)
        if (
            can_step(state, seat, resources)
            or could_buy(state, seat, resources)
            or (coins and could_have_coins(state, seat, coins))
        ):
            state.push(FURTHER[seat])


class PrayFurther(TurnDecision):
    """SMA-7.29, 17.6: one space more, for a grain."""

    def answers(self, state: SantaMaria) -> list[int]:
        answers: list[int] = []
        add_step_payments(state, self.who, state.trait(self.who, STEP_RESOURCES), answers)
        coins = state.trait(self.who, STEP_COINS)
        if coins and state.coins[self.who] >= coins:
            answers.append(WITH_COINS)
        answers.append(PASS)
        return answers

    def word(self, state: SantaMaria, answer: int) -> str:
        if answer == PASS:
            return "decline"
        return "step coins" if answer == WITH_COINS else f"step {RESOURCES[answer]}"

    def decide(self, state: SantaMaria, answer: int) -> None:
        if answer == PASS:
            return
        if answer == WITH_COINS:
            state.pay_coins(self.who, state.trait(self.who, STEP_COINS))
        else:
            state.pay(self.who, packed(answer, 1))
        step(state, self.who)

    def prompt(self, state: SantaMaria) -> dict[str, str | int]:
        return next_space(state, self.who)


def next_space(state: SantaMaria, seat: int) -> dict[str, str | int]:
    end = state.catalog.religion_end
    return {"space": min(end, state.religion[seat] + 1), "end": int(state.religion[seat] >= end)}


def step(state: SantaMaria, seat: int) -> None:
    """SMA-7.28, 7.31, 7.32, 8.12: one space on; a symbol brings its die, then its monk."""
    catalog = state.catalog
    if state.religion[seat] >= catalog.religion_end:
        state.gain_points(seat, catalog.points_beyond)
        return
    space = state.religion[seat] + 1
    state.religion[seat] = space
    if state.listener is not None:
        state.tell("prayed", {"seat": SEATS[seat], "space": space})
    if space in catalog.monk_symbols:
        if space in catalog.die_symbols:
            unlock_die(state, seat)  # SMA-9.4
        state.push(OFFER_MONK[seat])


def unlock_die(state: SantaMaria, seat: int) -> None:
    """SMA-9.2, 15.2: a die from the reserve is rolled; in the variant it joins the offer."""
    state.blue_reserve -= 1
    value = state.draw(BLUE_LUCK + (0 if state.setup.blue_offer else seat), DIE_PLACES)
    state.blue[state.blue_places(seat) + value] += 1
    if state.listener is not None:
        key = "blue-unlocked-offer" if state.setup.blue_offer else "blue-unlocked"
        state.tell(key, {"seat": SEATS[seat], "number": value + 1})


PRAY: Final = [Pray(seat) for seat in range(len(SEATS))]
FURTHER: Final = [PrayFurther(seat) for seat in range(len(SEATS))]
OFFER_FURTHER: Final = [OfferPrayFurther(seat) for seat in range(len(SEATS))]
