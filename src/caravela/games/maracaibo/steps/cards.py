"""Project cards and prestige buildings: buying, what comes into force, synergies (MAR-22, 23, 24)."""

from typing import Any, ClassVar, Final

from caravela.games.maracaibo import phrases as say
from caravela.games.maracaibo.catalog import PLAY, SYNERGIES, Catalog
from caravela.games.maracaibo.gains import ANY, Counted, Further, Gain, rounds_left
from caravela.games.maracaibo.payment import OBJECT_ICONS
from caravela.games.maracaibo.state import DISCOUNT, QUEST_BASE, TRAITS, Maracaibo
from caravela.games.maracaibo.steps.free import TurnDecision
from caravela.games.maracaibo.steps.paying import icons_left, pay_icons, payable
from caravela.kernel.agenda import Step
from caravela.kernel.carry import carry_out
from caravela.kernel.content import Entry
from caravela.kernel.effects import Effect
from caravela.kernel.phrases import Said, Value
from caravela.kernel.state import having, without

NEEDED_MARKERS: Final = 3

# -- buying (MAR-22.4) ------------------------------------------------------------------------------------------------


def price(state: Maracaibo, seat: int, cost: int) -> int:
    """MAR-22.5: discounts, never below 0."""
    return max(0, cost - state.traits[seat * TRAITS + DISCOUNT])


def object_icons(counts: list[int]) -> list[int]:
    """The icons of a card's object cost."""
    icons: list[int] = []
    for thing in range(len(counts)):
        icons += [OBJECT_ICONS + thing] * counts[thing]
    return icons


def can_buy(state: Maracaibo, seat: int, card: int) -> bool:
    """MAR-22.4, 22.12: every requirement and every cost, without the card's own help."""
    project = state.catalog.projects[card]
    if state.doubloons[seat] < price(state, seat, project.cost) or state.figures[seat] < project.figures:
        return False
    if state.combat[seat] < project.pay_combat_points:
        return False
    if project.markers >= 0 and state.owned()[project.markers] < NEEDED_MARKERS:
        return False
    if project.asks_objects:
        hand = state.hands[seat]
        cards = without(hand, card) if card in hand else hand
        return payable(state.catalog, cards, icons_left(state, seat, object_icons(project.pay_objects)))
    return True


def why_not_buy(state: Maracaibo, seat: int, card: int) -> Said | None:
    if card not in state.hands[seat] and card not in state.planning[seat]:
        return None
    project = state.catalog.projects[card]
    cost = price(state, seat, project.cost)
    if state.doubloons[seat] < cost:
        return say.TOO_DEAR.said(cost, state.doubloons[seat])
    if state.figures[seat] < project.figures:
        return say.TOO_FEW_FIGURES.said(project.figures, state.figures[seat])
    if state.combat[seat] < project.pay_combat_points:
        return say.TOO_FEW_COMBAT.said(project.pay_combat_points, state.combat[seat])
    if project.markers >= 0 and state.owned()[project.markers] < NEEDED_MARKERS:
        return say.TOO_FEW_MARKERS.said(project.markers, state.owned()[project.markers])
    return say.TOO_FEW_CARDS.said()


def add_purchases(state: Maracaibo, seat: int, options: list[int]) -> None:
    """MAR-13.1c, 24.1: cards of hand and planning area, revealed prestige buildings."""
    for card in state.hands[seat]:
        if can_buy(state, seat, card):
            options.append(say.BUY.base + card)
    for card in state.planning[seat]:
        if can_buy(state, seat, card):
            options.append(say.BUY.base + card)
    if state.figures[seat]:
        for building in state.prestige:
            if building >= 0 and can_invest(state, seat, building):
                options.append(say.INVEST.base + building)


def buy(state: Maracaibo, seat: int, card: int) -> None:
    """Pay, then the card comes into force, then its immediate effects (MAR-28.14)."""
    project = state.catalog.projects[card]
    if card in state.hands[seat]:
        state.hands[seat] = without(state.hands[seat], card)
    else:
        state.planning[seat] = without(state.planning[seat], card)
    state.tableau[seat] = (*state.tableau[seat], card)
    cost = price(state, seat, project.cost)
    state.doubloons[seat] -= cost
    state.tell(say.BOUGHT, seat, card, cost)
    if project.pay_combat_points:
        state.combat[seat] -= project.pay_combat_points
        state.tell(say.PAID_COMBAT, seat, project.pay_combat_points)
    if project.pay_figures:
        state.return_figures(seat, project.pay_figures)
        state.tell(say.PAID_FIGURES, seat, project.pay_figures)
    if project.figures_on_card:
        lay_figures(state, seat, card, project.figures_on_card)
    if project.location >= 0:
        place_assistant(state, seat, card, project.location)
    state.push(COME_INTO_FORCE[seat][card])
    if project.asks_objects:
        pay_icons(state, seat, object_icons(project.pay_objects))


def lay_figures(state: Maracaibo, seat: int, card: int, figures: int) -> None:
    """They stay on the card for ever."""
    state.figures[seat] -= figures
    state.laid = state.laid + (card,) * figures
    state.tell(say.FIGURES_LAID, seat, figures, card)


def place_assistant(state: Maracaibo, seat: int, card: int, place: int) -> None:
    """MAR-15.1, 15.9: open if its location can still be reached this round."""
    state.figures[seat] -= 1
    if not state.sea.ahead[state.ship[seat]] >> place & 1 or state.ended_by >= 0:
        state.done[seat] |= 1 << len(state.assistants[seat])
    state.assistants[seat] = (*state.assistants[seat], card)
    state.tell(say.ASSISTANT_PLACED, seat, place)


class ComeIntoForce(Step[Maracaibo]):
    """MAR-28.14: income and permanent effects, then the immediate ones from left to right."""

    def __init__(self, seat: int, card: int) -> None:
        self.who: Final = seat
        self.card: Final = card

    def run(self, state: Maracaibo) -> None:
        project = state.catalog.projects[self.card]
        for effect in project.income:
            effect.apply(state, self.who, self.card)
        come_into_force(state, self.who, project.permanent, self.card)
        state.show(say.PURCHASE, self.who, self.card)
        carry_out(state, self.who, project.immediate, self.card)


COME_INTO_FORCE: Final = [[ComeIntoForce(seat, card) for card in range(168)] for seat in range(4)]


def come_into_force(state: Maracaibo, seat: int, effects: list[Effect[Any]], source: int) -> None:
    """Permanent effects; further actions are noted with their owner."""
    for effect in effects:
        effect.apply(state, seat, source)


# -- prestige buildings (MAR-24) --------------------------------------------------------------------------------------


def can_invest(state: Maracaibo, seat: int, building: int) -> bool:
    """MAR-24.2, 24.5: with a figure of the personal supply, once each."""
    return (
        not state.investors[building] >> seat & 1
        and state.figures[seat] > 0
        and state.doubloons[seat] >= price(state, seat, state.catalog.prestige[building].cost)
    )


def why_not_invest(state: Maracaibo, seat: int, building: int) -> Said:
    if building not in state.prestige:
        return say.NOT_REVEALED.said()
    if state.investors[building] >> seat & 1:
        return say.INVESTED_BEFORE.said()
    if not state.figures[seat]:
        return say.TOO_FEW_FIGURES.said(1, 0)
    return say.TOO_DEAR.said(price(state, seat, state.catalog.prestige[building].cost), state.doubloons[seat])


def invest(state: Maracaibo, seat: int, building: int) -> None:
    state.figures[seat] -= 1
    put_money_in(state, seat, building, price(state, seat, state.catalog.prestige[building].cost))


def put_money_in(state: Maracaibo, seat: int, building: int, cost: int) -> None:
    """MAR-24.3, 24.4: the synergy token, and points for the first investor."""
    prestige = state.catalog.prestige[building]
    state.doubloons[seat] -= cost
    state.tell(say.INVESTED, seat, building, cost)
    if not state.investors[building]:
        state.score(seat, prestige.first_points, PLAY)
        state.tell(say.FIRST_INVESTOR, seat, building, prestige.first_points)
    state.investors = having(state.investors, building, state.investors[building] | 1 << seat)
    take_synergy(state, seat, prestige.synergy)
    state.show(say.INVESTMENT, seat, building)


# -- synergies (MAR-22.7, 22.8) ---------------------------------------------------------------------------------------


def take_synergy(state: Maracaibo, seat: int, synergy: int) -> None:
    """One of each type; income that waited for it comes into force at this moment."""
    if state.synergies[seat] >> synergy & 1:
        return
    state.synergies[seat] |= 1 << synergy
    state.tell(say.GAINED_SYNERGY, seat, synergy)
    for card in state.tableau[seat]:
        for effect in state.catalog.projects[card].income:
            if isinstance(effect, Counted) and effect.synergy == synergy:
                effect.apply(state, seat, card)


class Synergy(Gain):
    """MAR-23.31: a token of a type, or of one not yet owned."""

    verb = "synergy"
    icon = "i-synergy-any"
    least = 0
    unit = 1.5

    def read(self, entry: Entry, catalog: Catalog) -> None:
        place = self.word(entry, "synergy", [*SYNERGIES, "any"])
        self.synergy = place if place < len(SYNERGIES) else ANY

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        if self.synergy != ANY:
            take_synergy(state, seat, self.synergy)
        elif state.synergies[seat] != (1 << len(SYNERGIES)) - 1:
            state.push(ChooseSynergy(seat))

    def icons(self) -> list[str]:
        return [self.icon if self.synergy == ANY else f"i-synergy-{SYNERGIES[self.synergy]}"]

    def value(self, state: Maracaibo, seat: int) -> float:
        if self.synergy != ANY and state.synergies[seat] >> self.synergy & 1:
            return 0.0
        return self.unit


class ChooseSynergy(TurnDecision):
    """MAR-23.31"""

    offers = (say.SYNERGY_TAKEN, say.DECLINE)

    def options(self, state: Maracaibo) -> list[int]:
        owned = state.synergies[self.who]
        options = [say.SYNERGY_TAKEN.at(kind) for kind in range(len(SYNERGIES)) if not owned >> kind & 1]
        options.append(say.DECLINE.base)
        return options

    def choose(self, state: Maracaibo, option: int) -> None:
        if option in say.SYNERGY_TAKEN:
            take_synergy(state, self.who, say.SYNERGY_TAKEN.of(option))

    def why_not(self, state: Maracaibo, option: int) -> Said | None:
        return say.SYNERGY_OWNED.said(say.SYNERGY_TAKEN.of(option)) if option in say.SYNERGY_TAKEN else None


# -- what lies on cards -----------------------------------------------------------------------------------------------


class FiguresOnCard(Gain):
    """MAR-23.42: any number of figures for doubloon income each."""

    verb = "figures_on_card"
    icon = "i-figure"
    measure = "count"

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        if state.figures[seat]:
            state.push(LayFigures(seat, self.number, source))

    def icons(self) -> list[str]:
        return ["i-figure", "i-income-doubloon"]

    def value(self, state: Maracaibo, seat: int) -> float:
        return 1.5 * rounds_left(state)


class LayFigures(TurnDecision):
    """MAR-23.42"""

    offers = (say.LAY,)
    tells = ("card",)

    def __init__(self, seat: int, effect: int, card: int) -> None:
        super().__init__(seat)
        self.effect: Final = effect
        self.card: Final = card

    def options(self, state: Maracaibo) -> list[int]:
        return [say.LAY.at(count) for count in range(state.figures[self.who] + 1)]

    def choose(self, state: Maracaibo, option: int) -> None:
        count = say.LAY.of(option)
        if count:
            lay_figures(state, self.who, self.card, count)
            state.gain_doubloon_income(self.who, count * state.effects[self.effect].amount)

    def prompt(self, state: Maracaibo) -> dict[str, Value]:
        return {"project": state.catalog.project_ids[self.card]}


class QuestOnCard(Gain):
    """MAR-23.35, 23.49: the top quest tile goes onto the card; it can be fulfilled as a last village action."""

    verb = "quest_on_card"
    icon = "i-quest"
    least = 0
    unit = 2.5

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        quest = state.take_quest()
        if quest >= 0:
            state.card_quests = (*state.card_quests, QUEST_BASE * source + quest)
            state.tell(say.QUEST_ON_CARD, seat, quest, source)

    def value(self, state: Maracaibo, seat: int) -> float:
        return self.unit


class SeriesAction(Further):
    """What its owner may choose in every series of village actions from now on (MAR-13.4)."""

    least = 0
    is_last: ClassVar[bool] = False
    """Whether it ends the series (MAR-13.5)."""

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        state.village_actions[seat] = (*state.village_actions[seat], self.number)


class VillageAction(SeriesAction):
    """MAR-23.19, 23.20, 21.12, 21.13"""

    verb = "village_action"
    icon = "i-village-action"


class LastAction(SeriesAction):
    """MAR-23.17, 23.18"""

    verb = "last_action"
    icon = "i-village-action"
    is_last = True


class Settle(SeriesAction):
    """MAR-21.14: a marker in the ship's village."""

    verb = "settle"
    icon = "i-marker-any"


class Tactic(Further):
    """What its owner may choose in combats from now on, once a turn (MAR-9.16, 9.25)."""

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        state.combat_actions[seat] = (*state.combat_actions[seat], self.number)


class CombatAction(Tactic):
    """MAR-23.26, 23.27"""

    verb = "combat_action"
    icon = "i-combat"
    measure = "price"


class CombatVillage(Tactic):
    """MAR-21.11: a marker in a village."""

    verb = "combat_village"
    icon = "i-vessel"
    least = 0

    def read_price(self, entry: Entry) -> None:
        self.empty = entry.number("empty", least=1)
        self.taken = entry.number("taken", least=1)
        self.facts["empty"] = self.empty
        self.facts["taken"] = self.taken
