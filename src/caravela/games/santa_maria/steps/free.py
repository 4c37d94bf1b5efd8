"""Free actions (SMA-11): sales and purchases beside the answers of every decision of a turn."""

from typing import Final

from caravela.games.santa_maria.catalog import RESOURCES, SEATS
from caravela.games.santa_maria.payment import BASICS, GUARD, KINDS, WILD, count_of, packed, reduced
from caravela.games.santa_maria.state import SALE_BONUS, TRAITS, SantaMaria
from caravela.kernel.agenda import PASS, SeatDecision

SELL: Final = 900
BUY: Final = 910
ANSWERS: Final = SELL
"""The answers of decisions of a turn are below this number, but for PASS."""


class TurnDecision(SeatDecision[SantaMaria]):
    """A decision in the own turn: free actions can be taken first, then it is asked again (SMA-11.5)."""

    def answers(self, state: SantaMaria) -> list[int]:
        """What may be answered now, in a list of its own."""
        raise NotImplementedError

    def word(self, state: SantaMaria, answer: int) -> str:
        """How an answer is written."""
        raise NotImplementedError

    def decide(self, state: SantaMaria, answer: int) -> None:
        """What an answer leads to."""
        raise NotImplementedError

    def options(self, state: SantaMaria) -> list[int]:
        options = self.answers(state)
        add_free_actions(state, self.who, options)
        return options

    def text(self, state: SantaMaria, option: int) -> str:
        if ANSWERS <= option < PASS:
            return free_text(option)
        return self.word(state, option)

    def choose(self, state: SantaMaria, option: int) -> None:
        if ANSWERS <= option < PASS:
            self.again(state)
            act_freely(state, self.who, option)
        else:
            self.decide(state, option)

    def again(self, state: SantaMaria) -> None:
        """Ask once more, after a free action."""
        state.push(self)


def add_free_actions(state: SantaMaria, seat: int, options: list[int]) -> None:
    """SMA-11.2 to 11.4"""
    pile = state.storage[seat]
    if pile:
        for resource in range(KINDS):
            if count_of(pile, resource):
                options.append(SELL + resource)
    catalog = state.catalog
    coins = state.coins[seat]
    for resource in range(BASICS):
        price = catalog.buy[resource]
        if price and coins >= price and count_of(pile, resource) < catalog.limit:
            options.append(BUY + resource)


def has_free_action(state: SantaMaria, seat: int) -> bool:
    if state.storage[seat]:
        return True
    catalog = state.catalog
    for resource in range(BASICS):
        if catalog.buy[resource] and state.coins[seat] >= catalog.buy[resource]:
            return True
    return False


def free_text(option: int) -> str:
    if option >= BUY:
        return f"buy {RESOURCES[option - BUY]}"
    return f"sell {RESOURCES[option - SELL]}"


def act_freely(state: SantaMaria, seat: int, option: int) -> None:
    """SMA-11.8: one unit is sold or bought."""
    if option >= BUY:
        resource = option - BUY
        coins = state.catalog.buy[resource]
        state.coins[seat] -= coins
        state.storage[seat] += packed(resource, 1)
        key = "bought"
    else:
        resource = option - SELL
        coins = state.sale_price(seat, resource)
        state.coins[seat] += coins
        state.storage[seat] -= packed(resource, 1)
        key = "sold"
    if state.listener is not None:
        state.tell(key, {"seat": SEATS[seat], "resource": RESOURCES[resource], "coins": coins})


# -- what could be paid after free actions (SMA-20.10) --------------------------------------------------------------


def could_have_coins(state: SantaMaria, seat: int, coins: int) -> bool:
    """Whether sales could bring so many coins together."""
    return state.coins[seat] + state.sale_value(seat) >= coins


def could_buy(state: SantaMaria, seat: int, resources: int) -> bool:
    """Whether one of the resources in a bit mask, of which none is held, could be bought after sales."""
    for resource in range(BASICS):
        price = state.catalog.buy[resource]
        if resources >> resource & 1 and price and could_have_coins(state, seat, price):
            return True
    return False


def could_pay(state: SantaMaria, seat: int, cost: int, less: int) -> bool:
    """Whether a cost, with so many basic resources left out, can be paid now or after sales and purchases."""
    pile = state.storage[seat]
    if ((pile | GUARD) - cost) & GUARD == GUARD:
        return True
    for price in reduced(cost, less) if less else [cost]:
        if could_raise(state, seat, pile, price):
            return True
    return False


def could_raise(state: SantaMaria, seat: int, pile: int, cost: int) -> bool:
    """Gold stands in for what can't be bought, then for what can: it never sells for more than a purchase costs."""
    bonus = state.traits[seat * TRAITS + SALE_BONUS]
    sell = state.catalog.sell
    gold = count_of(pile, WILD)
    coins = state.coins[seat]
    to_buy = 0
    for resource in range(WILD):
        held = count_of(pile, resource)
        asked = count_of(cost, resource)
        if held > asked:
            coins += (held - asked) * (sell[resource] + bonus)
        elif resource < BASICS:
            to_buy += asked - held
        else:
            gold -= asked - held
    if gold < 0:
        return False
    replaced = min(gold, to_buy)
    coins += (gold - replaced) * (sell[WILD] + bonus)
    return coins >= (to_buy - replaced) * max(state.catalog.buy[:BASICS])
