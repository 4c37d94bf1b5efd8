"""Free actions (SMA-11): sales and purchases beside every decision of a turn."""

from typing import Final

from caravela.games.santa_maria import phrases as say
from caravela.games.santa_maria.deeds import Ability
from caravela.games.santa_maria.payment import BASICS, BITS, FIELD, GUARD, WILD, count_of, packed, reduced
from caravela.games.santa_maria.state import SALE_BONUS, TRAITS, SantaMaria
from caravela.kernel.agenda import FreeAction, SeatDecision
from caravela.kernel.phrases import Said


class Market(FreeAction[SantaMaria]):
    """SMA-11.1 to 11.4, 11.8: one unit is sold or bought, any number of times."""

    offers = (say.SELL, say.BUY)

    def add(self, state: SantaMaria, seat: int, options: list[int]) -> None:
        pile = left = state.storage[seat]
        resource = 0
        while left:
            if left & FIELD:
                options.append(say.SELL.at(resource))
            left >>= BITS
            resource += 1
        catalog = state.catalog
        coins = state.coins[seat]
        if coins >= catalog.cheapest:
            for resource in range(BASICS):
                price = catalog.buy[resource]
                if price and coins >= price and count_of(pile, resource) < catalog.limit:
                    options.append(say.BUY.at(resource))

    def choose(self, state: SantaMaria, seat: int, option: int) -> None:
        if option in say.SELL:
            resource = say.SELL.of(option)
            coins = state.sale_price(seat, resource)
            state.coins[seat] += coins
            state.storage[seat] -= packed(resource, 1)
            state.tell(say.SOLD, seat, resource, coins)
        else:
            resource = say.BUY.of(option)
            coins = state.catalog.buy[resource]
            state.coins[seat] -= coins
            state.storage[seat] += packed(resource, 1)
            state.tell(say.BOUGHT, seat, resource, coins)

    def why_not(self, state: SantaMaria, seat: int, option: int) -> Said | None:
        if option in say.SELL:
            return say.NONE_HELD.said(say.SELL.of(option))
        resource = say.BUY.of(option)
        price = state.catalog.buy[resource]
        if not price:
            return say.NOT_SOLD.said(resource)
        if count_of(state.storage[seat], resource) >= state.catalog.limit:
            return say.STORAGE_FULL.said(resource, state.catalog.limit)
        return say.TOO_DEAR.said(price, state.coins[seat])


MARKET: Final = Market()


class TurnDecision(SeatDecision[SantaMaria]):
    """A decision in the own turn, with sales and purchases beside it (SMA-11.5)."""

    beside = (MARKET,)


class RaiseSale(Ability):
    """SMA-17.5: more coins for everything that is sold."""

    verb = "raise_sale"
    icon = "i-storage"
    trait = SALE_BONUS
    further = ("i-coin",)
    yearly = 0.98
    measure = "coins"
    most = 1  # SMA-20.8


# -- what could be paid after free actions (SMA-20.10) --------------------------------------------------------------


def could_have_coins(state: SantaMaria, seat: int, coins: int) -> bool:
    """Whether sales could bring so many coins together."""
    return state.coins[seat] + state.sale_value(seat) >= coins


def could_give(state: SantaMaria, seat: int, resources: int) -> bool:
    """Whether one of the resources in a bit mask is held, or could be bought after sales."""
    if state.holds_any(seat, resources):
        return True
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
