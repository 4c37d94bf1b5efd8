"""Quests: the starting choice, the market, selling (PIR-2.15, PIR-12)."""

from typing import Final

from caravela.games.pirates import phrases as say
from caravela.games.pirates.gains import Gain
from caravela.games.pirates.state import NONE, REFRESH, TRAITS, Pirates
from caravela.games.pirates.steps.timing import More, TurnDecision
from caravela.kernel.agenda import SeatDecision
from caravela.kernel.phrases import Said, Value
from caravela.kernel.state import without


class ReturnQuest(SeatDecision[Pirates]):
    """PIR-2.15, 31.1: of the Quests drawn at the start one goes back, unseen."""

    offers = (say.RETURN,)

    def options(self, state: Pirates) -> list[int]:
        return [say.RETURN.base + quest for quest in state.hands[self.who]]

    def choose(self, state: Pirates, option: int) -> None:
        seat = self.who
        quest = say.RETURN.of(option)
        state.hands[seat] = without(state.hands[seat], quest)
        state.rejected = (*state.rejected, quest)
        state.tell_some(1 << seat, say.QUEST_RETURNED, seat, quest)

    def prompt(self, state: Pirates) -> dict[str, Value]:
        return {"count": len(state.hands[self.who]) - 1}


class Quests(Gain):
    """PIR-21.34"""

    verb = "quests"
    icon = "i-quest-card"
    asks = True
    unit = 3.0

    def can_apply(self, state: Pirates, seat: int) -> bool:
        return can_take(state)

    def apply(self, state: Pirates, seat: int, source: int) -> None:
        if can_take(state):
            state.push(TakeQuest(seat, self.amount, 0))


def can_take(state: Pirates) -> bool:
    """PIR-D24"""
    return state.deck_size() > 0 or max(state.quest_market) >= 0


class TakeQuest(TurnDecision):
    """PIR-12.1, 12.7, 12.8: a card of the market or the top one of the deck; the Whale may renew the market first."""

    offers = (say.QUEST_TAKEN, say.DRAW, say.REFRESH, say.DECLINE)
    tells = ("left",)

    def __init__(self, seat: int, left: int, refreshed: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.refreshed: Final = refreshed

    def options(self, state: Pirates) -> list[int]:
        options = [say.QUEST_TAKEN.base + quest for quest in state.quest_market if quest != NONE]
        options.sort()
        if state.deck_size():
            options.append(say.DRAW.base)
            if not self.refreshed and state.traits[self.who * TRAITS + REFRESH] and max(state.quest_market) >= 0:
                options.append(say.REFRESH.base)
        options.append(say.DECLINE.base)
        return options

    def choose(self, state: Pirates, option: int) -> None:
        seat = self.who
        if option == say.DECLINE.base:
            return
        if option == say.REFRESH.base:
            refresh(state, seat)
            state.push(TakeQuest(seat, self.left, 1))
            return
        if self.left > 1:
            state.push(TakeMore(seat, self.left - 1))
        if option == say.DRAW.base:
            quest = state.draw_quest()
            state.tell_some(1 << seat, say.QUEST_DREW, seat, quest)
        else:
            quest = say.QUEST_TAKEN.of(option)
            state.tell(say.QUEST_TOOK, seat, quest)
            state.reveal_quest(state.quest_market.index(quest))
        state.hands[seat] = (*state.hands[seat], quest)

    def why_not(self, state: Pirates, option: int) -> Said | None:
        return say.NOTHING_TO_GAIN.said() if option in (say.DRAW.base, say.REFRESH.base) else None


class TakeMore(More):
    """PIR-21.34: the next Quest of several."""

    def run(self, state: Pirates) -> None:
        if can_take(state):
            state.push(TakeQuest(self.who, self.left, 0))


def refresh(state: Pirates, seat: int) -> None:
    """PIR-12.8, D80: from left to right under the deck, then new ones."""
    state.tell(say.MARKET_REFRESHED, seat)
    for place in range(len(state.quest_market)):
        if state.quest_market[place] != NONE:
            state.quest_bottom = (*state.quest_bottom, state.quest_market[place])
    for place in range(len(state.quest_market)):
        state.reveal_quest(place)


class SellQuest(Gain):
    """PIR-12.4, 21.17"""

    verb = "sell_quest"
    icon = "i-quest-card"
    asks = True

    def can_apply(self, state: Pirates, seat: int) -> bool:
        return bool(state.hands[seat])

    def apply(self, state: Pirates, seat: int, source: int) -> None:
        if state.hands[seat]:
            state.push(SellOne(seat, self.amount))

    def value(self, state: Pirates, seat: int) -> float:
        return 1.5


class SellOne(TurnDecision):
    """PIR-12.4, 12.9"""

    offers = (say.SELL, say.DECLINE)
    tells = ("doubloons",)

    def __init__(self, seat: int, doubloons: int) -> None:
        super().__init__(seat)
        self.doubloons: Final = doubloons

    def options(self, state: Pirates) -> list[int]:
        options = [say.SELL.base + quest for quest in state.hands[self.who]]
        options.sort()
        options.append(say.DECLINE.base)
        return options

    def choose(self, state: Pirates, option: int) -> None:
        if option == say.DECLINE.base:
            return
        seat = self.who
        quest = say.SELL.of(option)
        state.hands[seat] = without(state.hands[seat], quest)
        state.quest_bottom = (*state.quest_bottom, quest)
        state.doubloons[seat] += self.doubloons
        state.tell_some(1 << seat, say.QUEST_SOLD, seat, self.doubloons, quest)
