"""Story cards: laid out, followed, fulfilled, read and voted on (MAR-25)."""

from typing import Final

from caravela.games.maracaibo import phrases as say
from caravela.games.maracaibo.catalog import ROUNDS, STORY_TILES, Story
from caravela.games.maracaibo.state import NOBODY, NONE, QUEST_BASE, Maracaibo
from caravela.games.maracaibo.steps.free import OwnerDecision
from caravela.games.maracaibo.steps.legacy import enter, is_full, leave
from caravela.games.maracaibo.steps.quests import story_tile
from caravela.kernel.agenda import Step
from caravela.kernel.carry import carry_out
from caravela.kernel.phrases import Value
from caravela.kernel.state import having, without

# -- a card is laid out (MAR-25.2 to 25.7) ----------------------------------------------------------------------------


def begin(state: Maracaibo) -> None:
    """MAR-3.13, 4.1 to 4.4, 25.23: the story cards in ascending order, then the legacy tiles of the archive."""
    for card in state.setup.stories:
        lay_out(state, card)
    for tile in state.setup.tiles:
        enter(state, tile)


def lay_out(state: Maracaibo, number: int) -> None:
    """A card comes to the story space; its instructions are followed, but not in the final scoring (MAR-25.2)."""
    state.learn()
    card = state.catalog.stories[number]
    state.story = (*state.story, number)
    state.tale = (*state.tale, 0)
    state.takers = (*state.takers, NOBODY)
    state.tell(say.STORY_LAID, number)
    waits = is_final(state)
    if not waits:
        follow(state, card)
    if number not in state.story:  # MAR-25.11
        return
    state.show(say.STORY_FRONT, number)
    if card.read >= 0 and not waits:  # MAR-25.6
        lay_out(state, card.read)


def is_final(state: Maracaibo) -> bool:
    """Whether the final scoring goes on."""
    return state.round == ROUNDS and state.ended_by != NOBODY


def follow(state: Maracaibo, card: Story) -> None:
    """MAR-25.23: story tile, quest tiles, C cards, legacy tiles; the card to be read comes after all of them."""
    for other in state.story:
        if other != card.number and set(state.catalog.stories[other].adds) & set(card.adds):  # MAR-25.11
            drop(state, min(other, card.number))
            if other > card.number:
                return
    if card.place >= 0 and state.story_tiles < STORY_TILES:  # MAR-25.3
        state.story_tiles += 1
        state.tale = having(state.tale, state.story.index(card.number), state.story_tiles)
        tile = story_tile(state, state.story_tiles)
        state.chart_quests = (*state.chart_quests, QUEST_BASE * card.place + tile)
        state.tell(say.STORY_PLACED, card.number, card.place)
    for place in card.quests[0][state.seats]:
        state.lay_quest(place)
    add_cards(state, card)
    for tile in card.removes:
        leave(state, tile)
    for tile in card.adds:
        enter(state, tile)


def add_cards(state: Maracaibo, card: Story) -> None:
    """MAR-25.5, 25.16: C cards for the discard pile or the draw pile, if they are not in the game yet."""
    for project in card.discards:
        if project in state.sealed:
            state.sealed = without(state.sealed, project)
            state.discarded = (*state.discarded, project)
            state.tell(say.PROJECT_ADDED, project)
    shuffled = [project for project in card.shuffles if project in state.sealed]
    if shuffled:
        state.sealed = tuple([project for project in state.sealed if project not in shuffled])
        state.deck = tuple(sorted([*state.deck, *shuffled]))
        state.tell(say.PROJECTS_SHUFFLED, len(shuffled))


def drop(state: Maracaibo, number: int) -> None:
    """A card leaves the story space, with a tile that nobody has taken."""
    place = state.story.index(number)
    tile = state.tale[place]
    if tile and state.takers[place] == NOBODY:
        there = QUEST_BASE * state.catalog.stories[number].place + story_tile(state, tile)
        state.chart_quests = tuple([other for other in state.chart_quests if other != there])
    tuck(state, number)
    state.tell(say.STORY_DROPPED, number)


def tuck(state: Maracaibo, number: int) -> None:
    """MAR-25.10: the card is not on the story space any more."""
    place = state.story.index(number)
    state.story = state.story[:place] + state.story[place + 1 :]
    state.tale = state.tale[:place] + state.tale[place + 1 :]
    state.takers = state.takers[:place] + state.takers[place + 1 :]


# -- the scoring looks at the story (MAR-18.7, 19.8) ------------------------------------------------------------------


class CheckStories(Step[Maracaibo]):
    """MAR-18.7, 25.8, 25.20: all cards that are fulfilled now, in ascending order; without a story new quest tiles."""

    def run(self, state: Maracaibo) -> None:
        done = [card for card in sorted(state.story) if reader(state, card) != NOBODY]
        for card in reversed(done):
            state.push(ReadCard(card, reader(state, card)))
        if state.round < ROUNDS:
            for card in state.story:
                for place in state.catalog.stories[card].quests[state.round][state.seats]:
                    state.lay_quest(place)


def reader(state: Maracaibo, card: int) -> int:
    """MAR-25.8: who has done the quest, or has ended the round in which the tile is full; nobody yet."""
    full = state.catalog.stories[card].full
    if full >= 0:
        return state.ended_by if is_full(state, full) else NOBODY
    return state.takers[state.story.index(card)]


class ReadCard(Step[Maracaibo]):
    """MAR-25.9, 25.18, 25.19: the reverse side, then the vote: clockwise from the reader's left, the reader last."""

    def __init__(self, card: int, who: int) -> None:
        self.card: Final = card
        self.who: Final = who

    def run(self, state: Maracaibo) -> None:
        if self.card not in state.story:
            return
        state.learn()
        state.tell(say.STORY_READ, state.named(self.who), self.card)
        if state.catalog.stories[self.card].branches:
            state.push(Tally(self.card, self.who))
            first = self.who if self.who < state.seats else 0
            for distance in range(state.seats, 0, -1):
                state.push(Vote((first + distance) % state.seats, self.card))
        else:
            state.push(GoOn(self.card, self.who, NONE))
        state.show(say.STORY_BACK, state.named(self.who), self.card)


class Vote(OwnerDecision):
    """MAR-25.9: one vote, open to all."""

    offers = (say.VOTE,)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, state: Maracaibo) -> list[int]:
        return [say.VOTE.at(branch) for branch in state.catalog.stories[self.card].branches]

    def choose(self, state: Maracaibo, option: int) -> None:
        branch = say.VOTE.of(option)
        state.votes = having(state.votes, self.who, branch)
        state.tell(say.VOTED, self.who, branch)

    def default(self, state: Maracaibo) -> int:
        """MAR-D81"""
        return self.options(state)[0]

    def prompt(self, state: Maracaibo) -> dict[str, Value]:
        return {"story": state.catalog.story_ids[self.card]}


class Tally(Step[Maracaibo]):
    """MAR-25.9, D65: the majority; in a tie what the reader wants."""

    def __init__(self, card: int, who: int) -> None:
        self.card: Final = card
        self.who: Final = who

    def run(self, state: Maracaibo) -> None:
        branches = state.catalog.stories[self.card].branches
        most = max([state.votes.count(branch) for branch in branches])
        ahead = [branch for branch in branches if state.votes.count(branch) == most]
        own = state.votes[self.who] if self.who < state.seats else NONE
        branch = own if own in ahead else ahead[0]
        state.tell(say.DECIDED, branch)
        state.push(GoOn(self.card, self.who, branch))
        state.show(say.VOTE_DECIDED, branch)
        if not is_final(state):  # MAR-19.8: all points are counted
            first = self.who if self.who < state.seats else 0
            for distance in range(state.seats - 1, -1, -1):
                state.push(ForAll((first + distance) % state.seats, branch))


class ForAll(Step[Maracaibo]):
    """MAR-25.18: what the winning branch gives, reader first, then clockwise."""

    def __init__(self, seat: int, branch: int) -> None:
        self.who: Final = seat
        self.branch: Final = branch

    def run(self, state: Maracaibo) -> None:
        carry_out(state, self.who, state.catalog.branches[self.branch].effects, self.branch)


class GoOn(Step[Maracaibo]):
    """MAR-25.10, 25.19: the card is tucked away, tiles leave and enter, the next card is laid out."""

    def __init__(self, card: int, who: int, branch: int) -> None:
        self.card: Final = card
        self.who: Final = who
        self.branch: Final = branch

    def run(self, state: Maracaibo) -> None:
        card = state.catalog.stories[self.card]
        state.told = (*state.told, reading(state, self.card, self.who, self.branch))
        state.votes = (NONE,) * state.seats
        tuck(state, self.card)
        following = card.next if self.branch == NONE else state.catalog.branches[self.branch].next
        leaving = card.then_removes if following >= 0 else list(range(len(state.catalog.tiles)))  # MAR-D64
        if is_final(state):
            for tile in leaving:
                state.stored &= ~(1 << tile)
            for tile in card.then_adds:
                state.stored |= 1 << tile
        else:
            for tile in leaving:
                leave(state, tile)
            for tile in card.then_adds:
                enter(state, tile)
        if following >= 0:
            lay_out(state, following)
        else:
            state.tell(say.CAMPAIGN_OVER)


# -- what was read ----------------------------------------------------------------------------------------------------

READERS: Final = 8
BRANCHES: Final = 32
BALLOTS: Final = 32**4


def reading(state: Maracaibo, card: int, who: int, branch: int) -> int:
    """Card, reader, branch and votes as one number; -1 where there was no vote."""
    ballots = 0
    for vote in reversed(state.votes):
        ballots = ballots * BRANCHES + 1 + vote
    return ((card * READERS + who) * BRANCHES + 1 + branch) * BALLOTS + ballots


class Reading:
    """A card that was read in this game."""

    def __init__(self, number: int, seats: int) -> None:
        ballots = number % BALLOTS
        number //= BALLOTS
        self.branch: Final = number % BRANCHES - 1
        number //= BRANCHES
        self.who: Final = number % READERS
        self.card: Final = number // READERS
        self.votes: Final[list[int]] = [ballots // BRANCHES**seat % BRANCHES - 1 for seat in range(seats)]
