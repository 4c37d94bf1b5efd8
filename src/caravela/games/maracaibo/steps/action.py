"""Phase B: one main action, free actions around it (MAR-5, 7, 8, 12, 15)."""

from typing import Any, Final

from caravela.games.maracaibo import phrases as say
from caravela.games.maracaibo.catalog import GOODS, MOMENTS, OBJECTS, SEATS, VILLAGE, Catalog
from caravela.games.maracaibo.gains import Gain
from caravela.games.maracaibo.payment import Cost, read_cost
from caravela.games.maracaibo.state import ACTION, Maracaibo
from caravela.games.maracaibo.steps import quests
from caravela.games.maracaibo.steps.free import TurnDecision
from caravela.games.maracaibo.steps.legacy import ARRIVE
from caravela.games.maracaibo.steps.paying import can_pay, pay, why_not_payable
from caravela.games.maracaibo.steps.sailing import leave, route_for, routes_of, sail, why_no_route
from caravela.games.maracaibo.steps.ship import DeliverDisc, can_remove
from caravela.games.maracaibo.steps.village import (
    OFFERS,
    VILLAGES,
    add_village_actions,
    allowed_actions,
    do_village_action,
    warn_of_last,
    why_no_action,
)
from caravela.kernel.agenda import NONE, SeatStep, Step
from caravela.kernel.carry import carry_out
from caravela.kernel.content import Entry
from caravela.kernel.effects import Effect, read_effects
from caravela.kernel.phrases import Said, Value


class BeginAction(SeatStep[Maracaibo]):
    """Phase B begins: from now on free actions are possible (MAR-5.6)."""

    def run(self, state: Maracaibo) -> None:
        state.phase = ACTION
        if state.tiles:
            state.push(ARRIVE[self.who])


class MainAction(TurnDecision):
    """MAR-5.3 to 5.5: a city or village action, a quest, an assistant, or nothing."""

    offers = (say.DONE, say.CITY_ACTION, say.DELIVER, say.ASSIST, say.TELL, *OFFERS)

    def options(self, state: Maracaibo) -> list[int]:
        seat = self.who
        place = state.ship[seat]
        options: list[int] = [say.DONE.base]
        sea = state.sea
        if not sea.banned[place]:  # MAR-26.4, 26.5
            if sea.locations[place].kind == VILLAGE:
                add_village_actions(state, seat, options)
            else:
                options.append(say.CITY_ACTION.base)
                add_deliveries(state, seat, place, options)
        quests.add_quests(state, seat, options)
        add_assistants(state, seat, place, options)
        return options

    def choose(self, state: Maracaibo, option: int) -> None:
        seat = self.who
        if option == say.DONE.base:
            return
        if option == say.CITY_ACTION.base:
            visit(state, seat)
        elif option in say.DELIVER:
            deliver(state, seat, say.DELIVER.of(option))
        elif option in say.ASSIST:
            assist(state, seat, say.ASSIST.of(option))
        elif option in say.FULFIL and quests.is_here(state, seat, say.FULFIL.of(option)):
            quests.fulfil_here(state, seat, say.FULFIL.of(option))
        elif option in say.TELL:
            quests.fulfil_story(state, seat, say.TELL.of(option))
        else:
            left = allowed_actions(state, seat) - 1
            if left:
                state.push(VILLAGES[seat][left])
            do_village_action(state, seat, option)

    # -- for people ---------------------------------------------------------------------------------------------------

    def prompt(self, state: Maracaibo) -> dict[str, Value]:
        place = state.ship[self.who]
        kind = state.sea.locations[place].kind
        return {
            "location": state.catalog.location_ids[place],
            "sort": "plague" if state.sea.banned[place] else "village" if kind == VILLAGE else "city",
            "left": allowed_actions(state, self.who),
        }

    def why_not(self, state: Maracaibo, option: int) -> Said | None:
        seat = self.who
        place = state.ship[seat]
        if option in say.DELIVER:
            return why_no_delivery(state, seat, place)
        if option in say.FULFIL:
            quest = say.FULFIL.of(option)
            if quests.is_here(state, seat, quest):
                return why_not_payable(state, seat, state.catalog.quests[quest].cost)
            return say.NOT_HERE.said()
        if option in say.ASSIST:
            card = say.ASSIST.of(option)
            if card not in state.assistants[seat]:
                return None
            effect = state.catalog.projects[card].assistant[0]
            if state.catalog.projects[card].location == place and isinstance(effect, Pay):
                return why_not_payable(state, seat, effect.cost)
            return say.NOT_HERE.said()
        if option in say.TELL:
            return why_no_story(state, seat, say.TELL.of(option))
        if state.sea.banned[place]:
            return say.PLAGUE.said(plague_at(state, place))
        if state.sea.locations[place].kind != VILLAGE:
            return say.NOT_HERE.said()
        return why_no_action(state, seat, option)

    def warning(self, state: Maracaibo, option: int) -> Said | None:
        if state.sea.locations[state.ship[self.who]].kind == VILLAGE:
            return warn_of_last(state, self.who, option, allowed_actions(state, self.who) - 1)
        return None


def why_no_story(state: Maracaibo, seat: int, card: int) -> Said | None:
    if card not in state.story:
        return None
    entry = state.catalog.stories[card]
    is_here = entry.place == state.ship[seat] and state.takers[state.story.index(card)] < 0
    return why_not_payable(state, seat, entry.cost) if is_here else say.NOT_HERE.said()


def plague_at(state: Maracaibo, place: int) -> int:
    """The tile that bans all action at a location."""
    for tile in state.catalog.tiles:
        if tile.place == place and state.tiles & state.catalog.skulls & 1 << tile.number:
            return tile.number
    raise ValueError("there is no plague")


# -- cities (MAR-8) ---------------------------------------------------------------------------------------------------


def add_deliveries(state: Maracaibo, seat: int, place: int, options: list[int]) -> None:
    """MAR-8.2, 8.8: with a free market space, a matching card and a disc that may be removed."""
    if not state.market_free(place):
        return
    good = state.market_good(place)
    projects = state.catalog.projects
    is_free = False
    for card in state.hands[seat]:
        if projects[card].good == good:
            if not is_free and not can_remove(state, seat):
                return
            is_free = True
            options.append(say.DELIVER.base + card)


def why_no_delivery(state: Maracaibo, seat: int, place: int) -> Said:
    good = state.market_good(place)
    if good < 0:
        return say.NOT_HERE.said()
    if not state.market_free(place):
        return say.MARKET_FULL.said()
    return say.NO_DISC.said() if not can_remove(state, seat) else say.NO_MARKET.said(good)


def deliver(state: Maracaibo, seat: int, card: int) -> None:
    """MAR-8.1, 8.7: the disc and what it completes, then the city's action."""
    place = state.ship[seat]
    state.discard(seat, card)
    state.tell(say.DELIVERED, seat, card, state.catalog.projects[card].good, place)
    state.push(VISIT[seat])
    state.push(DeliverDisc(seat))


def visit(state: Maracaibo, seat: int) -> None:
    """The city's own action."""
    place = state.ship[seat]
    state.tell(say.CITY_VISITED, seat, place)
    carry_out(state, seat, state.city_action(place), place)


class Visit(SeatStep[Maracaibo]):
    """The second part of a city action (MAR-8.1)."""

    def run(self, state: Maracaibo) -> None:
        visit(state, self.who)


VISIT: Final = [Visit(seat) for seat in range(len(SEATS))]

# -- assistants (MAR-15) ----------------------------------------------------------------------------------------------


def add_assistants(state: Maracaibo, seat: int, place: int, options: list[int]) -> None:
    """MAR-15.2, 15.12: the own ones here; a payment must be possible."""
    for card in state.assistants[seat]:
        project = state.catalog.projects[card]
        if project.location == place:
            effect = project.assistant[0]
            if not isinstance(effect, Pay) or can_pay(state, seat, effect.cost):
                options.append(say.ASSIST.base + card)


def assist(state: Maracaibo, seat: int, card: int) -> None:
    """MAR-15.10: it is done without points when its action is chosen."""
    project = state.catalog.projects[card]
    state.done[seat] |= 1 << state.assistants[seat].index(card)
    state.tell(say.ASSISTED, seat, card, project.location)
    carry_out(state, seat, project.assistant, card)


MAIN_ACTION: Final = [MainAction(seat) for seat in range(len(SEATS))]


class SailFurther(Gain):
    """MAR-23.67: a few points to sail on from here, and a main action there."""

    verb = "sail"
    icon = "i-sail"
    measure = "count"
    unit = 1.0

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        if routes_of(state, seat):
            state.push(SailOn(seat, self.amount))


class SailOn(TurnDecision):
    """MAR-23.67, 23.69: declining to sail means no further main action."""

    offers = (say.SAIL, say.SAIL_BY, say.DECLINE)
    tells = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def options(self, state: Maracaibo) -> list[int]:
        options = [route.option for route in routes_of(state, self.who) if route.cost <= self.count]
        options.append(say.DECLINE.base)
        return options

    def choose(self, state: Maracaibo, option: int) -> None:
        if option != say.DECLINE.base:
            seat = self.who
            leave(state, seat)
            state.push(MAIN_ACTION[seat])
            if state.tiles:
                state.push(ARRIVE[seat])
            sail(state, seat, route_for(state, seat, option))

    def why_not(self, state: Maracaibo, option: int) -> Said | None:
        return why_no_route(state, self.who, option, self.count)


# -- payments that may be declined (MAR-28.5) -------------------------------------------------------------------------


class Pay(Gain):
    """A cost, and what it gives."""

    verb = "pay"
    icon = "i-coins"
    least = 0

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.cost: Cost = read_cost(entry, GOODS, OBJECTS)
        self.gains: list[Effect[Any]] = read_effects(
            entry, MOMENTS, catalog.verbs, catalog, catalog.effects, "gain", "gains"
        )

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        if can_pay(state, seat, self.cost):
            state.push(AskPay(seat, self.number, source))

    def icons(self) -> list[str]:
        return [gain.icon for gain in self.gains]

    def value(self, state: Maracaibo, seat: int) -> float:
        value = -1.5
        for gain in self.gains:
            if isinstance(gain, Gain):
                value += gain.value(state, seat)
        return value


PAID_FOR: Final = ("doubloons", "points", "combat_points", "influence", "village_actions")
"""What such payments give, by verb."""


class AskPay(TurnDecision):
    """MAR-28.17: the payment is optional."""

    offers = (say.ACCEPT, say.DECLINE)

    def __init__(self, seat: int, effect: int, source: int) -> None:
        super().__init__(seat)
        self.effect: Final = effect
        self.source: Final = source

    def options(self, state: Maracaibo) -> list[int]:
        effect = state.effects[self.effect]
        if isinstance(effect, Pay) and can_pay(state, self.who, effect.cost):
            return [say.ACCEPT.base, say.DECLINE.base]
        return [say.DECLINE.base]

    def choose(self, state: Maracaibo, option: int) -> None:
        effect = state.effects[self.effect]
        if option == say.ACCEPT.base and isinstance(effect, Pay):
            state.push(Paid(self.who, self.effect, self.source))
            pay(state, self.who, effect.cost)

    def prompt(self, state: Maracaibo) -> dict[str, Value]:
        effect = state.effects[self.effect]
        told: dict[str, Value] = dict.fromkeys(PAID_FOR, 0)
        if isinstance(effect, Pay):
            for gain in effect.gains:
                told[gain.verb] = gain.amount
            told["pay_combat_points"] = effect.cost.combat_points
            told["pay_same"] = effect.cost.same
        return told

    def usual(self, state: Maracaibo) -> int:
        """An assistant was chosen for what it gives."""
        for project in state.catalog.projects:
            if project.assistant and project.assistant[0].number == self.effect:
                return say.ACCEPT.base if say.ACCEPT.base in self.options(state) else NONE
        return NONE

    def why_not(self, state: Maracaibo, option: int) -> Said | None:
        effect = state.effects[self.effect]
        return why_not_payable(state, self.who, effect.cost) if isinstance(effect, Pay) else None


class Paid(Step[Maracaibo]):
    """What was paid for."""

    def __init__(self, seat: int, effect: int, source: int) -> None:
        self.who: Final = seat
        self.effect: Final = effect
        self.source: Final = source

    def run(self, state: Maracaibo) -> None:
        effect = state.effects[self.effect]
        if isinstance(effect, Pay):
            carry_out(state, self.who, effect.gains, self.source)


# -- the end of the phase ---------------------------------------------------------------------------------------------


class EndTurn(TurnDecision):
    """MAR-5.11: free actions after the main action, until the player says so."""

    offers = (say.DONE,)

    def options(self, state: Maracaibo) -> list[int]:
        return [say.DONE.base]

    def choose(self, state: Maracaibo, option: int) -> None:
        pass

    def usual(self, state: Maracaibo) -> int:
        """A drill alone is no reason to wait; a card to plan or a task to complete is."""
        for option in state.options_of(self):
            if option in say.PLAN or option in say.COMPLETE:
                return NONE
        return say.DONE.base


class EndAction(SeatStep[Maracaibo]):
    """MAR-15.6: assistants here that were not used."""

    def run(self, state: Maracaibo) -> None:
        leave(state, self.who)
