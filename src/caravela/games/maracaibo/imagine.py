"""Copies in which all that a seat can't know is redrawn."""

from caravela.games.maracaibo.catalog import DECK_A, DECK_B, OPENING_CARDS, Catalog
from caravela.games.maracaibo.state import STREAMS, Maracaibo
from caravela.games.maracaibo.steps.opening import FirstDiscard, put_down_by
from caravela.games.maracaibo.steps.paying import PayCards, PaySame
from caravela.kernel.chance import Chance, QuickChance
from caravela.kernel.hidden import NOTHING


def imagine(state: Maracaibo, seat: int, seed: int) -> Maracaibo:
    """MAR-1.6: other hands, unrevealed cards and all luck to come; during the opening also what others have chosen."""
    copy = state.copy()
    copy.chance = Chance.from_seed(seed, STREAMS)
    chance = QuickChance(seed)
    pool = Pool(copy)
    hidden = [pool.hide(copy, other, seat) for other in range(state.seats)]
    pool.sort()
    for other in range(state.seats):
        if other != seat:
            deal(copy, other, hidden[other], pool, chance)
    copy.deck = tuple(pool.certain)
    copy.strangers = pool.strangers
    copy.stranger_bag = tuple(pool.bag)
    copy.quest_bag = tuple(sorted(copy.quest_bag))
    copy.token_bag = tuple(sorted(copy.token_bag))
    copy.prestige_bag = tuple(sorted(copy.prestige_bag))
    if copy.careers_dealt.values:
        redeal_careers(copy, seat, chance)
    return copy


class Pool:
    """The cards that a seat can't place: certainly in the game, or perhaps."""

    def __init__(self, state: Maracaibo) -> None:
        self.certain: list[int] = list(state.deck)
        self.strangers = state.strangers
        self.bag: list[int] = list(state.stranger_bag)

    def hide(self, state: Maracaibo, other: int, seat: int) -> int:
        """Put the cards of another seat that nobody else has seen into the pool; how many there are."""
        if other == seat:
            return 0
        cards = [card for card in state.hands[other] if not state.known >> card & 1]
        cards += [card for card in put_down_by(state, other) if card != NOTHING]
        for card in cards:
            self.put(state.catalog, card, state.met)
        return len(cards)

    def put(self, catalog: Catalog, card: int, met: int) -> None:
        if catalog.projects[card].deck == DECK_B and not met >> card & 1:
            self.strangers += 1
            self.bag.append(card)
        else:
            self.certain.append(card)

    def sort(self) -> None:
        self.certain.sort()
        self.bag.sort()

    def draw(self, chance: QuickChance) -> int:
        place = chance.below(len(self.certain) + self.strangers)
        if place < len(self.certain):
            return self.certain.pop(place)
        self.strangers -= 1
        return self.bag.pop(chance.below(len(self.bag)))


def deal(state: Maracaibo, other: int, count: int, pool: Pool, chance: QuickChance) -> None:
    """Other cards for another seat, as many as nobody has seen."""
    if not count:
        return
    drawn = [draw_dealt(state, pool, chance) for _ in range(count)]
    seen = [card for card in state.hands[other] if state.known >> card & 1]
    for place, card in enumerate(put_down_by(state, other)):
        if card != NOTHING:
            state.opening.turn_into(OPENING_CARDS * other + place, drawn.pop())
    state.hands[other] = tuple(seen + drawn)
    for step in state.agenda:
        if isinstance(step, (PayCards, PaySame, FirstDiscard)) and step.who == other:
            while drawn and not step.options(state):
                exchange(state, drawn, pool, chance)
                state.hands[other] = tuple(seen + drawn)


def exchange(state: Maracaibo, drawn: list[int], pool: Pool, chance: QuickChance) -> None:
    """Another card for one of those drawn: with such a hand nobody would be asked what is asked."""
    pool.put(state.catalog, drawn.pop(chance.below(len(drawn))), state.met)
    pool.sort()
    drawn.append(draw_dealt(state, pool, chance))


def draw_dealt(state: Maracaibo, pool: Pool, chance: QuickChance) -> int:
    """Before the first refill all hands are cards of the first deck (MAR-2.6, 2.8)."""
    if state.round:
        return pool.draw(chance)
    projects = state.catalog.projects
    first = [card for card in pool.certain if projects[card].deck == DECK_A or card in state.setup.cards]
    card = first[chance.below(len(first))]
    pool.certain.remove(card)
    return card


def redeal_careers(state: Maracaibo, seat: int, chance: QuickChance) -> None:
    """The careers of others, and what they have chosen of them."""
    own = state.careers_dealt.values[2 * seat : 2 * seat + 2]
    left = [career for career in range(len(state.catalog.careers)) if career not in own]
    dealt = list(state.careers_dealt.values)
    careers = list(state.career)
    for other in range(state.seats):
        if other != seat:
            for place in (2 * other, 2 * other + 1):
                dealt[place] = left.pop(chance.below(len(left)))
            if careers[other] >= 0:
                careers[other] = dealt[2 * other + chance.below(2)]
    state.careers_dealt.values = tuple(dealt)
    state.career = tuple(careers)
