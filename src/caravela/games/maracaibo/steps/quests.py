"""Quests (MAR-14)."""

from typing import Final

from caravela.games.maracaibo import phrases as say
from caravela.games.maracaibo.state import NONE, QUEST_BASE, Maracaibo
from caravela.games.maracaibo.steps.free import TurnDecision
from caravela.games.maracaibo.steps.paying import can_pay, pay, why_not_payable
from caravela.kernel.agenda import SeatStep, Step
from caravela.kernel.carry import carry_out
from caravela.kernel.phrases import Said, Value
from caravela.kernel.state import having


def can_fulfil(state: Maracaibo, seat: int, quest: int) -> bool:
    return can_pay(state, seat, state.catalog.quests[quest].cost)


def add_quests(state: Maracaibo, seat: int, options: list[int]) -> None:
    """MAR-7.3, 14.10: the tiles at the ship's location that can be paid for."""
    if state.chart_quests:
        place = state.ship[seat]
        quests = len(state.catalog.quests)
        for number in state.chart_quests:
            quest = number % QUEST_BASE
            if number // QUEST_BASE == place and quest < quests and can_fulfil(state, seat, quest):
                options.append(say.FULFIL.base + quest)
    if state.takers:
        add_stories(state, seat, options)


def is_here(state: Maracaibo, seat: int, quest: int) -> bool:
    return QUEST_BASE * state.ship[seat] + quest in state.chart_quests


def fulfil_here(state: Maracaibo, seat: int, quest: int) -> None:
    take_from_chart(state, QUEST_BASE * state.ship[seat] + quest)
    fulfil(state, seat, quest)


def take_from_chart(state: Maracaibo, number: int) -> None:
    """MAR-14.7, 26.2: it is not replaced but in the new harbour."""
    state.chart_quests = tuple([other for other in state.chart_quests if other != number])
    if state.harbour != NONE and number % QUEST_BASE == state.harbour:
        lay_harbour_quest(state)


def lay_harbour_quest(state: Maracaibo) -> None:
    """MAR-26.2, D62: the top tile of the pile, as long as it lasts."""
    state.harbour = state.quest_top
    state.lay_quest(state.catalog.harbour)


def fulfil(state: Maracaibo, seat: int, quest: int) -> None:
    """MAR-14.14: pay; rewards from left to right; the tile goes to the ship."""
    tile = state.catalog.quests[quest]
    state.tell(say.QUEST_DONE, seat, quest)
    state.push(KeepQuest(seat, quest))
    state.push(RewardQuest(seat, quest))
    pay(state, seat, tile.cost)


class RewardQuest(Step[Maracaibo]):
    """MAR-14.14: the per-compass reward, then the others."""

    def __init__(self, seat: int, quest: int) -> None:
        self.who: Final = seat
        self.quest: Final = quest

    def run(self, state: Maracaibo) -> None:
        carry_out(state, self.who, state.catalog.quests[self.quest].effects, self.quest)


class KeepQuest(Step[Maracaibo]):
    """MAR-14.3: the tile goes to the ship board, from the fourth on with points."""

    def __init__(self, seat: int, quest: int) -> None:
        self.who: Final = seat
        self.quest: Final = quest

    def run(self, state: Maracaibo) -> None:
        state.keep_quest(self.who)
        state.show(say.QUEST_FULFILLED, self.who, self.quest)


class TrailQuest(TurnDecision):
    """MAR-11.6, 11.15: the quest of the explorer's space, now or never."""

    offers = (say.FULFIL, say.DECLINE)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place
        """Which of the quest spaces."""

    def options(self, state: Maracaibo) -> list[int]:
        quest = state.trail[self.place]
        options = [say.FULFIL.at(quest)] if can_fulfil(state, self.who, quest) else []
        options.append(say.DECLINE.base)
        return options

    def choose(self, state: Maracaibo, option: int) -> None:
        if option in say.FULFIL:
            quest = state.trail[self.place]
            state.trail = having(state.trail, self.place, NONE)
            fulfil(state, self.who, quest)

    def prompt(self, state: Maracaibo) -> dict[str, Value]:
        return {"quest": state.catalog.quest_ids[state.trail[self.place]]}

    def why_not(self, state: Maracaibo, option: int) -> Said | None:
        quest = state.trail[self.place]
        if option == say.FULFIL.at(quest):
            return why_not_payable(state, self.who, state.catalog.quests[quest].cost)
        return None


# -- story quests (MAR-14.8) ------------------------------------------------------------------------------------------


def add_stories(state: Maracaibo, seat: int, options: list[int]) -> None:
    """MAR-14.8, 14.17, 25.3: the story quests at the ship's location that nobody has done, with or without a tile."""
    place = state.ship[seat]
    for number in range(len(state.story)):
        card = state.catalog.stories[state.story[number]]
        if card.place == place and state.takers[number] == NONE and can_pay(state, seat, card.cost):
            options.append(say.TELL.base + card.number)


def story_tile(state: Maracaibo, tile: int) -> int:
    """How a story tile is counted among the tiles on the chart."""
    return len(state.catalog.quests) + tile - 1


def take_story(state: Maracaibo, who: int, card: int) -> bool:
    """The story tile leaves the chart, its card has a reader; whether there was a tile (MAR-D28)."""
    number = state.story.index(card)
    tile = state.tale[number]
    state.takers = having(state.takers, number, who)
    state.tell(say.STORY_DONE, state.named(who), card)
    if tile:
        take_from_chart(state, QUEST_BASE * state.catalog.stories[card].place + story_tile(state, tile))
    return tile > 0


def fulfil_story(state: Maracaibo, seat: int, card: int) -> None:
    """MAR-14.8, 14.18: pay; all rewards from left to right; then the tile goes to the ship."""
    if take_story(state, seat, card):
        state.push(KeepStory(seat))
    state.push(RewardStory(seat, card))
    pay(state, seat, state.catalog.stories[card].cost)


class RewardStory(Step[Maracaibo]):
    """MAR-14.18"""

    def __init__(self, seat: int, card: int) -> None:
        self.who: Final = seat
        self.card: Final = card

    def run(self, state: Maracaibo) -> None:
        carry_out(state, self.who, state.catalog.stories[self.card].effects, self.card)


class KeepStory(SeatStep[Maracaibo]):
    """MAR-14.8: the story tile counts as a quest tile."""

    def run(self, state: Maracaibo) -> None:
        state.keep_quest(self.who)


# -- a quest on a card (MAR-23.35) ------------------------------------------------------------------------------------


def add_card_quests(state: Maracaibo, seat: int, options: list[int]) -> None:
    for number in state.card_quests:
        if number // QUEST_BASE in state.tableau[seat] and can_fulfil(state, seat, number % QUEST_BASE):
            options.append(say.FULFIL.base + number % QUEST_BASE)


def fulfil_on_card(state: Maracaibo, seat: int, quest: int) -> None:
    state.card_quests = tuple([number for number in state.card_quests if number % QUEST_BASE != quest])
    fulfil(state, seat, quest)
