"""Discovery (EMP-12), and the free discoveries of Cartography and Spain."""

from typing import Final

from caravela.games.empires.catalog import CAPTAIN, COLONIST, EXPEDITION, SEATS, SOLDIER, TYPES, WORKERS, Discovery
from caravela.games.empires.crew import members, recruited
from caravela.games.empires.state import CAPTAINS, RESISTANCE, Empires
from caravela.games.empires.steps import looks
from caravela.kernel.agenda import PASS, SeatDecision, Step
from caravela.kernel.hidden import NOTHING, UNDRAWN
from caravela.kernel.state import replaced

SEND: Final = 100
CARDS: Final = 20
BY_NATION: Final = 21
"""The deck, with the advantage of Portugal (EMP-22.26)."""
NO_TARGET: Final = -1


def strength(state: Empires, seat: int, party: int) -> int:
    """EMP-12.4"""
    total = 0
    for worker in range(TYPES):
        total += members(party, worker) * worker_strength(state, seat, worker)
    return total


def worker_strength(state: Empires, seat: int, worker: int) -> int:
    return state.trait(seat, CAPTAINS) if worker == CAPTAIN else state.catalog.strength[worker]


def resistance(state: Empires, seat: int, target: int, found: Discovery) -> int:
    """EMP-12.6: as printed, changed by Portugal and then by Plague; never below 0."""
    natives = found.natives
    if target == BY_NATION:
        nation = state.catalog.nations[state.nation[seat]]
        natives = nation.effect.amount
    return max(0, natives + state.trait(seat, RESISTANCE))


def targets(state: Empires, seat: int) -> list[int]:
    """EMP-12.3, 12.13, 12.17: where an expedition may go."""
    found = state.undiscovered()
    if not state.cards_left():
        return found
    if not found:
        found.append(CARDS)
    if state.advantage(seat, EXPEDITION) is not None:
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


def strength_of_all(state: Empires, seat: int, from_type: int) -> int:
    total = 0
    for worker in range(from_type, TYPES):
        total += state.exploring[seat * TYPES + worker] * worker_strength(state, seat, worker)
    return total


class ResolveDiscovery(Step[Empires]):
    """EMP-12.1, 12.22: the next seat in player order that could launch an expedition."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def facts(self) -> list[int]:
        return [self.place]

    def run(self, state: Empires) -> None:
        for place in range(self.place, state.seats):
            seat = state.order[place]
            if strength_of_all(state, seat, 0) and reachable(state, seat):
                state.push(ResolveDiscovery(place + 1))
                state.push(LaunchExpedition(seat))
                return


class LaunchExpedition(SeatDecision[Empires]):
    """EMP-12.2: the first worker sent, or nobody; with face-up tokens the target comes first (EMP-23.16)."""

    def options(self, state: Empires) -> list[int]:
        if state.setup.face_up:
            options = reachable(state, self.who)
        else:
            options = sendable(state, self.who, NO_TARGET, 0)
            looks.add_token_looks(state, self.who, options)
            looks.add_card_look(state, self.who, options)
        options.append(PASS)
        return options

    def text(self, state: Empires, option: int) -> str:
        if option == PASS:
            return "pass"
        if looks.is_look(option):
            return looks.look_text(state, option)
        return party_text(state, self.who, option)

    def choose(self, state: Empires, option: int) -> None:
        if option == PASS:
            return
        if looks.is_look(option):
            state.push(self)
            looks.look(state, self.who, option)
        elif option >= SEND:
            send(state, self.who, NO_TARGET, 0, option - SEND)
        else:
            state.push(SendWorkers(self.who, option, 0))


def party_text(state: Empires, seat: int, option: int) -> str:
    """'send captain', 'explore florida', 'explore cards', 'explore portugal'."""
    if option >= SEND:
        return f"send {WORKERS[option - SEND]}"
    if option == CARDS:
        return "explore cards"
    if option == BY_NATION:
        return f"explore {state.catalog.nations[state.nation[seat]].id}"
    return f"explore {state.region_name(option)}"


def sendable(state: Empires, seat: int, target: int, party: int) -> list[int]:
    """EMP-24.25: the next worker of the party, in ascending order of types, so that it can still become enough."""
    lowest = 0
    for worker in range(TYPES):
        if members(party, worker):
            lowest = worker
    missing = needed(state, seat, target) - strength(state, seat, party)
    options: list[int] = []
    for worker in range(lowest, TYPES):
        here = state.exploring[seat * TYPES + worker] - members(party, worker)
        later = here * worker_strength(state, seat, worker) + strength_of_all(state, seat, worker + 1)
        if here > 0 and later >= missing:
            options.append(SEND + worker)
    return options


class SendWorkers(SeatDecision[Empires]):
    """EMP-12.2: further workers for the party, until done."""

    def __init__(self, seat: int, target: int, party: int) -> None:
        super().__init__(seat)
        self.target: Final = target
        self.party: Final = party

    def facts(self) -> list[int]:
        return [self.who, self.target, self.party]

    def options(self, state: Empires) -> list[int]:
        options = sendable(state, self.who, self.target, self.party)
        if self.party and strength(state, self.who, self.party) >= needed(state, self.who, self.target):
            options.append(PASS)
        return options

    def text(self, state: Empires, option: int) -> str:
        return "done" if option == PASS else party_text(state, self.who, option)

    def choose(self, state: Empires, option: int) -> None:
        if option != PASS:
            send(state, self.who, self.target, self.party, option - SEND)
        elif self.target != NO_TARGET:
            state.push(Expedition(self.who, self.target, self.party))
        else:
            state.push(ChooseTarget(self.who, self.party))

    def prompt(self, state: Empires) -> dict[str, str | int]:
        return {"strength": strength(state, self.who, self.party)}


def send(state: Empires, seat: int, target: int, party: int, worker: int) -> None:
    if state.listener is not None:
        state.tell("sent", {"seat": SEATS[seat], "worker": WORKERS[worker]})
    state.push(SendWorkers(seat, target, recruited(party, worker, 1)))


class ChooseTarget(SeatDecision[Empires]):
    """EMP-12.3: the workers are announced; where do they go?"""

    def __init__(self, seat: int, party: int) -> None:
        super().__init__(seat)
        self.party: Final = party

    def facts(self) -> list[int]:
        return [self.who, self.party]

    def options(self, state: Empires) -> list[int]:
        return targets(state, self.who)

    def text(self, state: Empires, option: int) -> str:
        return party_text(state, self.who, option)

    def choose(self, state: Empires, option: int) -> None:
        state.push(Expedition(self.who, option, self.party))

    def prompt(self, state: Empires) -> dict[str, str | int]:
        return {"strength": strength(state, self.who, self.party)}


class Expedition(Step[Empires]):
    """EMP-12.5: the token or card is revealed, and the party succeeds or fails."""

    def __init__(self, seat: int, target: int, party: int) -> None:
        self.who: Final = seat
        self.target: Final = target
        self.party: Final = party

    def facts(self) -> list[int]:
        return [self.who, self.target, self.party]

    def run(self, state: Empires) -> None:
        seat = self.who
        if self.target == BY_NATION:
            state.use_advantage(seat)
        found = self.reveal(state)
        power = strength(state, seat, self.party)
        against = resistance(state, seat, self.target, found)
        for worker in range(TYPES):  # EMP-12.10
            state.exploring[seat * TYPES + worker] -= members(self.party, worker)
            state.stock[seat * TYPES + worker] += members(self.party, worker)
        if state.listener is not None:
            where = {"card": found.id} if self.target >= CARDS else {"region": state.region_name(self.target)}
            key = ("card-" if self.target >= CARDS else "region-") + ("won" if power >= against else "failed")
            state.tell(key, {"seat": SEATS[seat], "strength": power, "natives": against, **where})
        if power >= against:
            self.succeed(state, found)
        else:
            self.fail(state)

    def reveal(self, state: Empires) -> Discovery:
        if self.target >= CARDS:
            return state.catalog.cards[state.reveal_card(state.setup.everyone)]
        return state.catalog.tokens[state.reveal_token(self.target, state.setup.everyone)]

    def succeed(self, state: Empires, found: Discovery) -> None:
        """EMP-12.7, 12.15"""
        coins = found.loot + found.plunder * members(self.party, SOLDIER)
        if self.target >= CARDS:
            state.card_owner = replaced(state.card_owner, state.deck_top.values[0], self.who)
            state.deck_top.lay(0, NOTHING)
            gain_loot(state, self.who, coins)
        else:
            discover(state, self.who, self.target, COLONIST, coins)

    def fail(self, state: Empires) -> None:
        """EMP-12.9, 12.16, 23.9"""
        if self.target >= CARDS:
            state.shuffle_deck()
        elif state.setup.no_survivors and state.token_box:
            state.tokens_gone = [*state.tokens_gone, state.tokens.values[self.target]]
            state.tokens.lay(self.target, UNDRAWN)
            state.token_box -= 1


def discover(state: Empires, seat: int, region: int, worker: int, coins: int) -> None:
    """A region is discovered: token, loot and one worker from stock."""
    state.token_owner = replaced(state.token_owner, state.tokens.values[region], seat)
    state.tokens.lay(region, NOTHING)
    gain_loot(state, seat, coins)
    state.settle_from_stock(region, seat, worker, 1)


def gain_loot(state: Empires, seat: int, coins: int) -> None:
    state.gain(seat, coins)
    if state.listener is not None and coins:
        state.tell("loot", {"seat": SEATS[seat], "coins": coins})


NO_TILE: Final = -1


class FreeDiscovery(SeatDecision[Empires]):
    """EMP-21.20, 22.22: discover a region without a fight, for its loot alone."""

    def __init__(self, seat: int, worker: int, tile: int) -> None:
        super().__init__(seat)
        self.worker: Final = worker
        self.tile: Final = tile

    def facts(self) -> list[int]:
        return [self.who, self.worker, self.tile]

    def options(self, state: Empires) -> list[int]:
        options = state.undiscovered()
        looks.add_token_looks(state, self.who, options)
        options.append(PASS)
        return options

    def text(self, state: Empires, option: int) -> str:
        if option == PASS:
            return "pass"
        if looks.is_look(option):
            return looks.look_text(state, option)
        return f"discover {state.region_name(option)}"

    def choose(self, state: Empires, option: int) -> None:
        if looks.is_look(option):
            state.push(self)
            looks.look(state, self.who, option)
            return
        if self.tile == NO_TILE:
            state.use_advantage(self.who)  # EMP-22.23: also when declined
        if option == PASS:
            return
        if self.tile != NO_TILE:
            state.spent |= 1 << self.tile
        token = state.catalog.tokens[state.reveal_token(option, state.setup.everyone)]
        if state.listener is not None:
            facts = {"region": state.region_name(option), "worker": WORKERS[self.worker]}
            state.tell("discovered", {"seat": SEATS[self.who], **facts})
        discover(state, self.who, option, self.worker, token.loot)
