"""Copies in which all that a seat can't know is redrawn."""

from caravela.games.pirates.state import STREAMS, Pirates
from caravela.kernel.chance import Chance, QuickChance


def imagine(state: Pirates, seat: int, seed: int) -> Pirates:
    """PIR-1.9, D81: other hands, the order of all decks, and all luck to come."""
    copy = state.copy()
    copy.chance = Chance.from_seed(seed, STREAMS)
    if state.is_over:
        return copy  # all Quests have been shown
    chance = QuickChance(seed)
    copy.deck = tuple(sorted(copy.deck))
    copy.improvement_bag = tuple(sorted(copy.improvement_bag))
    copy.location_bag = tuple(sorted(copy.location_bag))
    others = [other for other in range(state.seats) if other != seat]
    pool = [*copy.quest_bag, *copy.quest_bottom]
    for other in others:
        pool += copy.hands[other]
    own = []
    if copy.rejected:
        # The choices were made in the order of seats: an own card that went back is known.
        own = list(copy.rejected[seat : seat + 1])
        pool += [quest for quest in copy.rejected if quest not in own]
    pool.sort()
    for other in others:
        copy.hands[other] = tuple(sorted([pool.pop(chance.below(len(pool))) for _ in copy.hands[other]]))
    if copy.rejected:
        rejected = []
        for number in range(len(copy.rejected)):
            rejected.append(own[0] if number == seat else pool.pop(chance.below(len(pool))))
        copy.rejected = tuple(rejected)
    copy.quest_bottom = tuple([pool.pop(chance.below(len(pool))) for _ in copy.quest_bottom])
    copy.quest_bag = tuple(pool)
    return copy
