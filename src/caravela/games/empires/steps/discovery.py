"""Discovery (EMP-12), and the free discoveries of Cartography and Spain."""

from typing import Final

from caravela.games.empires import phrases as say
from caravela.games.empires.catalog import CAPTAIN, COLONIST, EXPEDITION, SOLDIER, TYPES, WORKERS, Catalog, Discovery
from caravela.games.empires.crew import members, recruited
from caravela.games.empires.effect import FIGURES, GOODS, REGIONS, EmpiresEffect
from caravela.games.empires.state import CAPTAINS, RESISTANCE, Empires
from caravela.games.empires.steps.looks import ASIDE_OF_DISCOVERY, EventDecision
from caravela.kernel.agenda import Odds, Piece, SeatDecision, Selection, Step
from caravela.kernel.content import Entry
from caravela.kernel.hidden import NOTHING, UNDRAWN
from caravela.kernel.phrases import Said, Value
from caravela.kernel.state import having

CARDS: Final = 20
BY_NATION: Final = 21
"""The deck, with the advantage of Portugal (EMP-22.26); all other targets are regions."""
NO_TARGET: Final = -1


# -- strength and resistance ------------------------------------------------------------------------------------------


def strength(state: Empires, seat: int, party: int) -> int:
    """EMP-12.4"""
    total = 0
    for worker in range(TYPES):
        total += members(party, worker) * worker_strength(state, seat, worker)
    return total


def worker_strength(state: Empires, seat: int, worker: int) -> int:
    return state.trait(seat, CAPTAINS) if worker == CAPTAIN else state.catalog.strength[worker]


def strength_of_all(state: Empires, seat: int, from_type: int) -> int:
    total = 0
    for worker in range(from_type, TYPES):
        count = state.exploring[seat * TYPES + worker]
        if count:
            total += count * worker_strength(state, seat, worker)
    return total


def resistance(state: Empires, seat: int, target: int, found: Discovery) -> int:
    """EMP-12.6: as printed, changed by Portugal and then by Plague; never below 0."""
    natives = found.natives
    if target == BY_NATION:
        natives = state.catalog.nations[state.nation[seat]].effect.amount
    return max(0, natives + state.trait(seat, RESISTANCE))


def candidates(state: Empires, target: int, eyes: int) -> list[Discovery]:
    """What may lie there, as far as these eyes know: one thing, if they have seen it."""
    catalog = state.catalog
    if target < CARDS:
        value = state.tokens.values[target]
        if value >= 0 and state.tokens.seen[target] & eyes:
            return [catalog.tokens[value]]
        return [catalog.tokens[token] for token in unseen_tokens(state, eyes)]
    card = known_top_card(state, eyes)
    if card != NOTHING:
        return [catalog.cards[card]]
    return [catalog.cards[card] for card in unseen_cards(state, eyes)]


def unseen_tokens(state: Empires, eyes: int) -> list[int]:
    """The tokens whose place is not known: in the box or face down."""
    unseen = list(state.token_bag)
    for region in range(len(state.tokens.values)):
        value = state.tokens.values[region]
        if value >= 0 and not state.tokens.seen[region] & eyes:
            unseen.append(value)
    return sorted(unseen)


def known_top_card(state: Empires, eyes: int) -> int:
    """EMP-3.13: the card on top, if it has been seen; the first of the bottom, if there are no others."""
    pile = state.deck_top
    if pile.values[0] == NOTHING and not state.deck:
        pile = state.deck_bottom
    return pile.values[0] if pile.values and pile.seen[0] & eyes else NOTHING


def unseen_cards(state: Empires, eyes: int) -> list[int]:
    """The cards in the deck whose place is not known."""
    unseen = list(state.deck)
    for pile in (state.deck_top, state.deck_bottom):
        for place in range(len(pile.values)):
            if pile.values[place] != NOTHING and not pile.seen[place] & eyes:
                unseen.append(pile.values[place])
    return sorted(unseen)


def odds_of(state: Empires, seat: int, target: int, power: int, eyes: int) -> Odds:
    """How many of the things that may lie there an expedition of such strength would win."""
    found = candidates(state, target, eyes)
    won = [thing for thing in found if resistance(state, seat, target, thing) <= power]
    if len(won) == len(found):
        return Odds(1, 1)
    return Odds(len(won), len(found))


# -- targets ----------------------------------------------------------------------------------------------------------


def targets(state: Empires, seat: int) -> list[int]:
    """EMP-12.3, 12.13, 12.17: where an expedition may go."""
    found = state.undiscovered()
    if not state.cards_left():
        return found
    if not found:
        found.append(CARDS)
    if state.nation[seat] >= 0 and state.advantage(seat, EXPEDITION) is not None:
        found.append(BY_NATION)
    return found


def reachable(state: Empires, seat: int) -> list[int]:
    """EMP-23.16: with face-up tokens only regions that all own workers together could discover."""
    all_strength = strength_of_all(state, seat, 0)
    return [target for target in targets(state, seat) if needed(state, seat, target) <= all_strength]


def needed(state: Empires, seat: int, target: int) -> int:
    """The strength below which an expedition can't be sent to a target (EMP-23.16)."""
    if not state.setup.face_up or target < 0 or target >= CARDS:
        return 0
    return resistance(state, seat, target, state.catalog.tokens[state.tokens.values[target]])


def exploring_option(state: Empires, seat: int, target: int) -> int:
    if target == CARDS:
        return say.EXPLORE_CARDS.base
    return say.EXPLORE_BY_NATION.at(state.nation[seat]) if target == BY_NATION else say.EXPLORE.at(target)


def explored_by(option: int) -> int:
    """The target of an option."""
    if option in say.EXPLORE:
        return say.EXPLORE.of(option)
    return CARDS if option == say.EXPLORE_CARDS.base else BY_NATION


def why_not_there(state: Empires, seat: int, option: int) -> Said | None:
    target = explored_by(option)
    if target == BY_NATION:
        return None
    if target == CARDS:
        return say.REGIONS_FIRST.said() if state.cards_left() else say.NO_CARDS.said()
    if state.is_discovered(target):
        return say.ALREADY_DISCOVERED.said(target)
    return say.TOO_WEAK.said(strength_of_all(state, seat, 0), needed(state, seat, target))


# -- an expedition ----------------------------------------------------------------------------------------------------


class ResolveDiscovery(Step[Empires]):
    """EMP-12.1, 12.22: the next seat in player order that could launch an expedition."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, state: Empires) -> None:
        for place in range(self.place, state.seats):
            seat = state.order[place]
            if strength_of_all(state, seat, 0) and reachable(state, seat):
                state.push(ResolveDiscovery(place + 1))
                state.push(LaunchExpedition(seat) if state.setup.face_up else SendWorkers(seat, NO_TARGET, 0))
                return


class LaunchExpedition(EventDecision):
    """EMP-23.16: with face-up tokens the target comes first."""

    offers = (say.EXPLORE, say.EXPLORE_CARDS, say.EXPLORE_BY_NATION, say.PASS)

    def options(self, state: Empires) -> list[int]:
        options = [exploring_option(state, self.who, target) for target in reachable(state, self.who)]
        options.append(say.PASS.base)
        return options

    def choose(self, state: Empires, option: int) -> None:
        if option != say.PASS.base:
            state.push(SendWorkers(self.who, explored_by(option), 0))

    def why_not(self, state: Empires, option: int) -> Said | None:
        return why_not_there(state, self.who, option)

    def odds(self, state: Empires, option: int) -> Odds | None:
        if option == say.PASS.base:
            return None
        return odds_of(state, self.who, explored_by(option), strength_of_all(state, self.who, 0), 1 << self.who)


def last_sent(party: int) -> int:
    """The highest type in a party."""
    lowest = 0
    for worker in range(TYPES):
        if members(party, worker):
            lowest = worker
    return lowest


def sendable(state: Empires, seat: int, target: int, party: int) -> list[int]:
    """EMP-24.25: the next worker of the party, in ascending order of types, so that it can still become enough."""
    lowest = last_sent(party)
    missing = needed(state, seat, target) - strength(state, seat, party)
    options: list[int] = []
    for worker in range(lowest, TYPES):
        here = state.exploring[seat * TYPES + worker] - members(party, worker)
        if here > 0:
            later = here * worker_strength(state, seat, worker) + strength_of_all(state, seat, worker + 1)
            if later >= missing:
                options.append(say.SEND.at(worker))
    return options


class SendWorkers(EventDecision):
    """EMP-12.2: one worker after another for the party, until done; or nobody."""

    offers = (say.SEND, say.DONE, say.PASS)

    def __init__(self, seat: int, target: int, party: int) -> None:
        super().__init__(seat)
        self.target: Final = target
        self.party: Final = party

    def options(self, state: Empires) -> list[int]:
        options = sendable(state, self.who, self.target, self.party)
        if not self.party:
            if self.target == NO_TARGET:
                options.append(say.PASS.base)
        elif strength(state, self.who, self.party) >= needed(state, self.who, self.target):
            options.append(say.DONE.base)
        return options

    def choose(self, state: Empires, option: int) -> None:
        if option in say.SEND:
            worker = say.SEND.of(option)
            state.tell(say.SENT, self.who, worker)
            state.push(SendWorkers(self.who, self.target, recruited(self.party, worker, 1)))
        elif option == say.DONE.base:
            if self.target != NO_TARGET:
                explore(state, self.who, self.target, self.party)
            else:
                state.push(ChooseTarget(self.who, self.party))

    def prompt(self, state: Empires) -> dict[str, Value]:
        return {"strength": strength(state, self.who, self.party)}

    def selection(self, state: Empires) -> Selection:
        pieces: list[Piece] = []
        most = 0
        for worker in range(last_sent(self.party), TYPES):
            left = state.exploring[self.who * TYPES + worker] - members(self.party, worker)
            if left > 0:
                most += left
                pieces.append(Piece(say.SEND.at(worker), left, worker_strength(state, self.who, worker)))
        least = 0 if self.party else 1
        sent = strength(state, self.who, self.party)
        return Selection(least, most, pieces, "strength", sent, needed(state, self.who, self.target))

    def why_not(self, state: Empires, option: int) -> Said | None:
        if option not in say.SEND:
            return None
        worker = say.SEND.of(option)
        left = state.exploring[self.who * TYPES + worker] - members(self.party, worker)
        return None if left > 0 else say.NOT_EXPLORING.said(worker)

    def odds(self, state: Empires, option: int) -> Odds | None:
        """Of the party with the worker, or as it stands, where the target is known."""
        if self.target == NO_TARGET:
            return None
        party = recruited(self.party, say.SEND.of(option), 1) if option in say.SEND else self.party
        return odds_of(state, self.who, self.target, strength(state, self.who, party), 1 << self.who)


class ChooseTarget(EventDecision):
    """EMP-12.3: the workers are announced; where do they go?"""

    offers = (say.EXPLORE, say.EXPLORE_CARDS, say.EXPLORE_BY_NATION)

    def __init__(self, seat: int, party: int) -> None:
        super().__init__(seat)
        self.party: Final = party

    def options(self, state: Empires) -> list[int]:
        return [exploring_option(state, self.who, target) for target in targets(state, self.who)]

    def choose(self, state: Empires, option: int) -> None:
        explore(state, self.who, explored_by(option), self.party)

    def prompt(self, state: Empires) -> dict[str, Value]:
        return {"strength": strength(state, self.who, self.party)}

    def why_not(self, state: Empires, option: int) -> Said | None:
        return why_not_there(state, self.who, option)

    def warning(self, state: Empires, option: int) -> Said | None:
        """EMP-12.21: what is known to be too weak."""
        target = explored_by(option)
        power = strength(state, self.who, self.party)
        least = min([resistance(state, self.who, target, one) for one in candidates(state, target, 1 << self.who)])
        return say.TOO_WEAK.said(power, least) if power < least else None

    def odds(self, state: Empires, option: int) -> Odds:
        power = strength(state, self.who, self.party)
        return odds_of(state, self.who, explored_by(option), power, 1 << self.who)


def explore(state: Empires, seat: int, target: int, party: int) -> None:
    """EMP-12.5: the token or card is revealed, and the party succeeds or fails."""
    if target == BY_NATION:
        state.use_advantage(seat)
    everyone = state.setup.everyone
    is_card = target >= CARDS
    place = state.reveal_card(everyone) if is_card else state.reveal_token(target, everyone)
    found = state.catalog.cards[place] if is_card else state.catalog.tokens[place]
    power = strength(state, seat, party)
    against = resistance(state, seat, target, found)
    for worker in range(TYPES):  # EMP-12.10
        count = members(party, worker)
        if count:
            state.exploring[seat * TYPES + worker] -= count
            state.stock[seat * TYPES + worker] += count
    soldiers = members(party, SOLDIER)
    if is_card:
        meet_card(state, seat, place, found, soldiers, power, against)
    else:
        meet_region(state, seat, target, found, soldiers, power, against)


def meet_card(state: Empires, seat: int, card: int, found: Discovery, soldiers: int, power: int, against: int) -> None:
    """EMP-12.15, 12.16"""
    if power < against:
        state.tell(say.CARD_FAILED, seat, card, power, against)
        state.show(say.SEE_CARD_FAILED, seat, card, power, against)
        state.shuffle_deck()
        return
    state.tell(say.CARD_WON, seat, card, power, against)
    state.card_owner = having(state.card_owner, card, seat)
    state.deck_top.lay(0, NOTHING)
    gain_loot(state, seat, found.loot + found.plunder * soldiers)
    gained = (found.loot, found.plunder, soldiers, found.points)
    state.show(say.SEE_CARD_WON, seat, card, power, against, *gained)


def meet_region(
    state: Empires, seat: int, region: int, found: Discovery, soldiers: int, power: int, against: int
) -> None:
    """EMP-12.7, 12.9, 23.9"""
    if power >= against:
        state.tell(say.REGION_WON, seat, region, power, against)
        discover(state, seat, region, COLONIST, found.loot + found.plunder * soldiers)
        gained = (found.loot, found.plunder, soldiers, found.points)
        state.show(say.SEE_REGION_WON, seat, region, power, against, *gained)
        return
    state.tell(say.REGION_FAILED, seat, region, power, against)
    state.show(say.SEE_REGION_FAILED, seat, region, power, against)
    if state.setup.no_survivors and state.token_box:
        state.tokens_gone = (*state.tokens_gone, state.tokens.values[region])
        state.tokens.lay(region, UNDRAWN)
        state.token_box -= 1


def discover(state: Empires, seat: int, region: int, worker: int, coins: int) -> None:
    """A region is discovered: token, loot and one worker from stock."""
    state.token_owner = having(state.token_owner, state.tokens.values[region], seat)
    state.tokens.lay(region, NOTHING)
    gain_loot(state, seat, coins)
    state.settle_from_stock(region, seat, worker, 1)


def gain_loot(state: Empires, seat: int, coins: int) -> None:
    if coins:
        state.gain(seat, coins)
        state.tell(say.LOOTED, seat, coins)


# -- discoveries without a fight --------------------------------------------------------------------------------------


class Discover(EmpiresEffect):
    """A region without a fight."""

    verb = "discover"
    icon = "i-discovery-token"
    uses = FIGURES
    gives = GOODS | REGIONS
    optional = True

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.worker = self.word(entry, "worker", WORKERS)

    def can_apply(self, state: Empires, seat: int) -> bool:
        return not state.all_discovered()

    def apply(self, state: Empires, seat: int, source: int) -> None:
        state.push(FreeDiscovery(seat, self.worker, source))


NO_TILE: Final = -1


class FreeDiscovery(SeatDecision[Empires]):
    """EMP-21.20, 22.22: discover a region without a fight, for its loot alone."""

    offers = (say.DISCOVER, say.PASS)
    beside = ASIDE_OF_DISCOVERY

    def __init__(self, seat: int, worker: int, tile: int) -> None:
        super().__init__(seat)
        self.worker: Final = worker
        self.tile: Final = tile

    def options(self, state: Empires) -> list[int]:
        options = [say.DISCOVER.at(region) for region in state.undiscovered()]
        options.append(say.PASS.base)
        return options

    def choose(self, state: Empires, option: int) -> None:
        if self.tile == NO_TILE:
            state.use_advantage(self.who)  # EMP-22.23: also when declined
        if option == say.PASS.base:
            return
        region = say.DISCOVER.of(option)
        if self.tile != NO_TILE:
            state.spent |= 1 << self.tile
        token = state.catalog.tokens[state.reveal_token(region, state.setup.everyone)]
        state.tell(say.DISCOVERED, self.who, region, self.worker)
        discover(state, self.who, region, self.worker, token.loot)
        state.show(say.SEE_DISCOVERED, self.who, region)

    def why_not(self, state: Empires, option: int) -> Said | None:
        return say.ALREADY_DISCOVERED.said(say.DISCOVER.of(option)) if option in say.DISCOVER else None
