"""Village actions (MAR-13)."""

from typing import Final

from caravela.games.maracaibo import phrases as say
from caravela.games.maracaibo.catalog import NATIONS, SEATS, VILLAGE
from caravela.games.maracaibo.gains import ANY, Counted
from caravela.games.maracaibo.state import SAILS, TRAITS, Maracaibo
from caravela.games.maracaibo.steps import quests
from caravela.games.maracaibo.steps.cards import (
    SeriesAction,
    Settle,
    add_purchases,
    buy,
    invest,
    why_not_buy,
    why_not_invest,
)
from caravela.games.maracaibo.steps.free import TurnDecision
from caravela.games.maracaibo.steps.influence import annex
from caravela.games.maracaibo.steps.paying import can_pay, pay, why_not_payable
from caravela.kernel.agenda import Step
from caravela.kernel.carry import CarryOut, carry_out
from caravela.kernel.phrases import Said

OFFERS: Final = (say.EARN, say.SELL_HAND, say.BUY, say.INVEST, say.USE, say.USE_AREA, say.SETTLE, say.FULFIL)


def actions_for(state: Maracaibo, seat: int, points: int) -> int:
    """MAR-7.2, 21.5: the village actions that so many movement points give."""
    return state.catalog.actions_by_points[1 if state.traits[seat * TRAITS + SAILS] else 0][points]


def allowed_actions(state: Maracaibo, seat: int) -> int:
    """MAR-23.76: by the points of the last sailing."""
    return actions_for(state, seat, state.sailed)


def can_settle(state: Maracaibo, seat: int) -> bool:
    """MAR-21.14: only with the ship in a village without a marker."""
    place = state.ship[seat]
    return state.sea.locations[place].kind == VILLAGE and state.marker[place] < 0


def add_village_actions(state: Maracaibo, seat: int, options: list[int]) -> None:
    """MAR-13.1, 13.4: all that may be chosen as one village action."""
    options.append(say.EARN.base)
    if state.hands[seat]:
        options.append(say.SELL_HAND.base)
    add_purchases(state, seat, options)
    for number in state.village_actions[seat]:
        effect = state.effects[number]
        if isinstance(effect, Settle):
            if can_settle(state, seat):
                for nation in range(len(NATIONS)):
                    if state.stock[nation]:
                        options.append(say.SETTLE.at(nation))
        elif isinstance(effect, SeriesAction) and can_pay(state, seat, effect.cost):
            options.append(effect.option)
    if state.card_quests:
        quests.add_card_quests(state, seat, options)


def do_village_action(state: Maracaibo, seat: int, option: int) -> None:
    if option == say.EARN.base:
        state.doubloons[seat] += state.catalog.village_doubloons
        state.tell(say.EARNED, seat, state.catalog.village_doubloons)
    elif option == say.SELL_HAND.base:
        state.tell(say.HAND_SOLD, seat, len(state.hands[seat]), state.catalog.hand_doubloons)
        state.discard_hand(seat)
        state.doubloons[seat] += state.catalog.hand_doubloons
    elif option in say.BUY:
        buy(state, seat, say.BUY.of(option))
    elif option in say.INVEST:
        invest(state, seat, say.INVEST.of(option))
    elif option in say.FULFIL:
        end_series(state)
        quests.fulfil_on_card(state, seat, say.FULFIL.of(option))
    else:
        use_action(state, seat, option)


def use_action(state: Maracaibo, seat: int, option: int) -> None:
    """A further village action of a card or an area."""
    action = action_of(state, seat, option)
    if option in say.USE:
        state.tell(say.ACTION_USED, seat, say.USE.of(option))
    else:
        state.tell(say.AREA_USED, seat, (action.option - say.USE_AREA.base))
    if action.is_last:
        end_series(state)
    if option in say.SETTLE:
        nation = say.SETTLE.of(option)
        annex(state, seat, state.ship[seat], nation)
        carry_out(state, seat, action.gains, nation)
        return
    state.push(GainFrom(seat, action.number))
    pay(state, seat, action.cost)


def action_of(state: Maracaibo, seat: int, option: int) -> SeriesAction:
    """The action that an option stands for."""
    for number in state.village_actions[seat]:
        effect = state.effects[number]
        if not isinstance(effect, SeriesAction):
            continue
        if isinstance(effect, Settle) if option in say.SETTLE else effect.option == option:
            return effect
    raise ValueError(f"no village action for {state.text(option)!r}")


class GainFrom(Step[Maracaibo]):
    """What a further village action gives, once it is paid."""

    def __init__(self, seat: int, effect: int) -> None:
        self.who: Final = seat
        self.effect: Final = effect

    def run(self, state: Maracaibo) -> None:
        action = state.effects[self.effect]
        if isinstance(action, SeriesAction):
            carry_out(state, self.who, action.gains, ANY)


def end_series(state: Maracaibo) -> None:
    """MAR-13.5, D76: all village actions left over in this main action are lost, started or still to come."""
    state.agenda = [step for step in state.agenda if not is_series(state, step)]


def is_series(state: Maracaibo, step: object) -> bool:
    if isinstance(step, CarryOut):
        return isinstance(state.effects[step.effect], VillageActions)
    return isinstance(step, Village)


def actions_lost(state: Maracaibo) -> int:
    """How many village actions a last one would cost now."""
    lost = 0
    for step in state.agenda[:-1]:
        if isinstance(step, Village):
            lost += step.left
    return lost


class VillageActions(Counted):
    """MAR-13.6, 13.7: a series of village actions."""

    verb = "village_actions"
    icon = "i-village-action"
    unit = 1.4

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        count = self.total(state, seat, source)
        if count:
            state.push(Village(seat, count))


class Village(TurnDecision):
    """MAR-13.3: one action after the other, each chosen when its turn comes."""

    offers = (say.DONE, *OFFERS)
    tells = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, state: Maracaibo) -> list[int]:
        options: list[int] = [say.DONE.base]
        add_village_actions(state, self.who, options)
        return options

    def choose(self, state: Maracaibo, option: int) -> None:
        if option != say.DONE.base:
            if self.left > 1:
                state.push(VILLAGES[self.who][self.left - 1])
            do_village_action(state, self.who, option)

    def why_not(self, state: Maracaibo, option: int) -> Said | None:
        return why_no_action(state, self.who, option)

    def warning(self, state: Maracaibo, option: int) -> Said | None:
        return warn_of_last(state, self.who, option, self.left - 1)


def why_no_action(state: Maracaibo, seat: int, option: int) -> Said | None:
    if option in say.BUY:
        return why_not_buy(state, seat, say.BUY.of(option))
    if option in say.INVEST:
        return why_not_invest(state, seat, say.INVEST.of(option))
    if option in say.USE or option in say.USE_AREA:
        for number in state.village_actions[seat]:
            effect = state.effects[number]
            if isinstance(effect, SeriesAction) and effect.option == option:
                return why_not_payable(state, seat, effect.cost)
        return say.NOT_COMPLETED.said(say.USE_AREA.of(option)) if option in say.USE_AREA else None
    if option in say.SETTLE:
        if not can_settle(state, seat):
            marker = state.marker[state.ship[seat]]
            return say.NOT_EMPTY.said(marker) if marker >= 0 else say.NOT_HERE.said()
        return say.NO_STOCK.said(say.SETTLE.of(option))
    return None


def warn_of_last(state: Maracaibo, seat: int, option: int, left: int) -> Said | None:
    """MAR-13.5: what is lost by a last village action."""
    is_last = option in say.FULFIL and not quests.is_here(state, seat, say.FULFIL.of(option))
    if option in say.USE:
        is_last = action_of(state, seat, option).is_last
    lost = left + actions_lost(state)
    return say.LAST_ACTION.said(lost) if is_last and lost else None


VILLAGES: Final = [[Village(seat, left) for left in range(32)] for seat in range(len(SEATS))]
