"""Paying costs: with cards one by one, all else at once (MAR-5.8, MAR-14.4)."""

from typing import Final

from caravela.games.maracaibo import phrases as say
from caravela.games.maracaibo.catalog import GOODS, OBJECTS, Catalog
from caravela.games.maracaibo.payment import NO_ICON, OBJECT_ICONS, Cost
from caravela.games.maracaibo.state import OWN_OBJECT, TRAITS, Maracaibo
from caravela.games.maracaibo.steps.free import TurnDecision
from caravela.kernel.agenda import Piece, Selection
from caravela.kernel.phrases import Said, Value
from caravela.kernel.state import without

# -- what can be paid -------------------------------------------------------------------------------------------------


def shows(catalog: Catalog, card: int, icon: int) -> bool:
    """Whether a card pays an icon."""
    project = catalog.projects[card]
    return project.good == icon if icon < OBJECT_ICONS else project.object == icon - OBJECT_ICONS


def payable(catalog: Catalog, cards: tuple[int, ...], icons: list[int], last: int = NO_ICON) -> bool:
    """Whether the cards pay the icons, one card each, equal icons in the order of the cards after the last one."""
    if not icons:
        return True
    rest = icons[1:]
    for card in cards:
        if card > last and shows(catalog, card, icons[0]):
            if not rest:
                return True
            again = card if rest[0] == icons[0] else NO_ICON
            if payable(catalog, without(cards, card), rest, again):
                return True
    return False


def icons_left(state: Maracaibo, seat: int, icons: list[int]) -> list[int]:
    """MAR-14.15, 23.4: what permanent objects do not pay."""
    left: list[int] = []
    base = seat * TRAITS + OWN_OBJECT - OBJECT_ICONS
    for place in range(len(icons)):
        icon = icons[place]
        if icon < OBJECT_ICONS or icons[:place].count(icon) >= state.traits[base + icon]:
            left.append(icon)
    return left


def same_goods(catalog: Catalog, cards: tuple[int, ...]) -> list[int]:
    """How many cards show each good."""
    counts = [0] * len(GOODS)
    for card in cards:
        counts[catalog.projects[card].good] += 1
    return counts


def can_pay(state: Maracaibo, seat: int, cost: Cost) -> bool:
    """MAR-14.2: the whole cost, or nothing."""
    if (
        state.doubloons[seat] < cost.doubloons
        or state.combat[seat] < cost.combat_points
        or state.figures[seat] < cost.figures
        or state.spent < cost.moves
    ):
        return False
    hand = state.hands[seat]
    if cost.icons and not payable(state.catalog, hand, icons_left(state, seat, cost.icons)):
        return False
    if cost.same and (len(hand) < cost.same or max(same_goods(state.catalog, hand)) < cost.same):
        return False
    return not cost.hand or len(hand) > 0


def why_not_payable(state: Maracaibo, seat: int, cost: Cost) -> Said:
    if state.doubloons[seat] < cost.doubloons:
        return say.TOO_DEAR.said(cost.doubloons, state.doubloons[seat])
    if state.combat[seat] < cost.combat_points:
        return say.TOO_FEW_COMBAT.said(cost.combat_points, state.combat[seat])
    if state.figures[seat] < cost.figures:
        return say.TOO_FEW_FIGURES.said(cost.figures, state.figures[seat])
    if state.spent < cost.moves:
        return say.LITTLE_SAILED.said(cost.moves, state.spent)
    return say.TOO_FEW_CARDS.said()


def pay(state: Maracaibo, seat: int, cost: Cost) -> None:
    """Pay a cost that can be paid; which cards is asked."""
    state.pay_doubloons(seat, cost.doubloons)
    if cost.combat_points:
        state.combat[seat] -= cost.combat_points
        state.tell(say.PAID_COMBAT, seat, cost.combat_points)
    if cost.figures:
        state.return_figures(seat, cost.figures)
        state.tell(say.PAID_FIGURES, seat, cost.figures)
    if cost.hand:
        state.discard_hand(seat)
    if cost.same:
        state.push(PaySame(seat, cost.same, NO_ICON, NO_ICON))
    if cost.icons:
        pay_icons(state, seat, cost.icons)


def pay_icons(state: Maracaibo, seat: int, icons: list[int]) -> None:
    left = [*icons_left(state, seat, icons), NO_ICON, NO_ICON, NO_ICON]
    if left[0] != NO_ICON:
        state.push(PayCards(seat, left[0], left[1], left[2], NO_ICON))


def pay_with(state: Maracaibo, seat: int, card: int) -> None:
    state.discard(seat, card)
    state.tell(say.PAID_CARD, seat, card)


# -- which cards pay --------------------------------------------------------------------------------------------------


class PayCards(TurnDecision):
    """MAR-14.4: a card of the hand for each good or object; one card pays one icon only."""

    offers = (say.PAY,)

    def __init__(self, seat: int, one: int, two: int, three: int, last: int) -> None:
        super().__init__(seat)
        self.one: Final = one
        self.two: Final = two
        self.three: Final = three
        self.last: Final = last
        """The card that has paid the same icon before."""

    def icons(self) -> list[int]:
        return [icon for icon in [self.one, self.two, self.three] if icon != NO_ICON]

    def options(self, state: Maracaibo) -> list[int]:
        hand = state.hands[self.who]
        rest = self.icons()[1:]
        options: list[int] = []
        for card in sorted(hand):
            if card > self.last and shows(state.catalog, card, self.one):
                again = card if self.two == self.one else NO_ICON
                if payable(state.catalog, without(hand, card), rest, again):
                    options.append(say.PAY.at(card))
        return options

    def choose(self, state: Maracaibo, option: int) -> None:
        card = say.PAY.of(option)
        pay_with(state, self.who, card)
        if self.two != NO_ICON:
            again = card if self.two == self.one else NO_ICON
            state.push(PayCards(self.who, self.two, self.three, NO_ICON, again))

    def spares(self, state: Maracaibo, card: int) -> bool:
        return payable(state.catalog, without(state.hands[self.who], card), self.icons(), self.last)

    def prompt(self, state: Maracaibo) -> dict[str, Value]:
        is_good = self.one < OBJECT_ICONS
        return {
            "good": GOODS[self.one] if is_good else "none",
            "object": "none" if is_good else OBJECTS[self.one - OBJECT_ICONS],
        }

    def selection(self, state: Maracaibo) -> Selection | None:
        icons = self.icons()
        if len(set(icons)) > 1:
            return None
        cards = [card for card in sorted(state.hands[self.who]) if shows(state.catalog, card, self.one)]
        pieces = [Piece(say.PAY.at(card), 1) for card in cards if card > self.last]
        return Selection(len(icons), len(icons), pieces)

    def why_not(self, state: Maracaibo, option: int) -> Said | None:
        return say.NOT_HERE.said()


class PaySame(TurnDecision):
    """MAR-13.9, 28.4: so many cards with one and the same good, of the player's choice."""

    offers = (say.PAY,)

    def __init__(self, seat: int, left: int, good: int, last: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.good: Final = good
        """The good, once the first card has told it."""
        self.last: Final = last

    tells = ("left",)

    def options(self, state: Maracaibo) -> list[int]:
        cards = sorted(state.hands[self.who])
        return [say.PAY.at(card) for card in cards if self.can_be_next(state, card, cards)]

    def can_be_next(self, state: Maracaibo, card: int, cards: list[int]) -> bool:
        """Whether enough cards with its good come after it."""
        projects = state.catalog.projects
        good = projects[card].good
        if card <= self.last or self.good not in (NO_ICON, good):
            return False
        return sum([other >= card and projects[other].good == good for other in cards]) >= self.left

    def choose(self, state: Maracaibo, option: int) -> None:
        card = say.PAY.of(option)
        pay_with(state, self.who, card)
        if self.left > 1:
            state.push(PaySame(self.who, self.left - 1, state.catalog.projects[card].good, card))

    def spares(self, state: Maracaibo, card: int) -> bool:
        cards = sorted(without(state.hands[self.who], card))
        return any(self.can_be_next(state, other, cards) for other in cards)

    def selection(self, state: Maracaibo) -> Selection | None:
        if self.good == NO_ICON:
            return None
        cards = [card for card in sorted(state.hands[self.who]) if state.catalog.projects[card].good == self.good]
        return Selection(self.left, self.left, [Piece(say.PAY.at(card), 1) for card in cards if card > self.last])

    def why_not(self, state: Maracaibo, option: int) -> Said | None:
        return say.TOO_FEW_CARDS.said()
