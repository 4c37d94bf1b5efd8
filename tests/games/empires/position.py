"""Positions of Empires, built in a line or two: pieces come from where they lie, so that everything still adds up."""

from typing import Any, cast

import caravela
from caravela.games.empires.catalog import EVENTS, SEATS, TYPES, WORKERS
from caravela.games.empires.state import FIGURE, ON_SHIP, ON_X, ON_Y, Empires
from caravela.games.empires.steps.buildings import ResolveBuildings, price
from caravela.games.empires.steps.placement import place_on_dock
from caravela.games.empires.steps.round import ROUND
from caravela.kernel.agenda import Step
from caravela.kernel.hidden import NOTHING, UNDRAWN
from caravela.kernel.phrases import Said
from caravela.kernel.state import State, having

GAME = caravela.game("empires")
RED, YELLOW, BLUE, GREEN, ORANGE, PURPLE = range(6)


def new(seats: int = 2, seed: int = 1, **settings: Any) -> Empires:
    """A new game in which the seats play in the order red, yellow, blue … with their coins by place."""
    settings.setdefault("two_player_captains", False)
    state = cast(Empires, GAME.new(seats, seed, **settings))
    if settings.get("nations", "off") != "auction":
        by_place = sorted(state.coins)
        state.order = tuple(range(seats))
        state.circuit = state.order
        state.coins = by_place
        if state.agenda:
            rebuild_first_turn(state)
    return state


def rebuild_first_turn(state: Empires) -> None:
    """After the order was changed by hand: ask the first seat again."""
    while state.agenda and type(state.agenda[-1]).__name__ in ("PlaceWorker", "PlacementTurn"):
        state.agenda.pop()
    state.advance()


def play(state: Empires, *texts: str) -> Empires:
    """Make choices one after another; what was the only option, and so was not asked for, may be named too."""
    forced: list[str] = []
    state.offered = None  # what was changed by hand before counts
    for text in texts:
        if text in forced and (state.is_over or text not in state.texts()):
            forced.remove(text)
            continue
        state.choose_text(text)
        forced = [state.text(option) for option in state.taken]
    return state


def run(state: Empires, *steps: Step[Any]) -> Empires:
    """Forget the agenda and carry out just these steps, up to their first decision."""
    state.agenda = list(reversed(steps))
    state.advance()
    return state


def seat_of(name: str) -> int:
    return SEATS.index(name)


def region_of(name: str) -> int:
    return GAME_CATALOG.regions.index(name)


def good_of(name: str) -> int:
    return GAME_CATALOG.goods.index(name)


GAME_CATALOG = new().catalog


def put(state: Empires, seat: int, region: str, **workers: int) -> None:
    """Put workers from stock in a region, discovering it if need be; goods stay where they lie."""
    discover(state, region)
    for name, count in workers.items():
        worker = WORKERS.index(name)
        state.stock[seat * TYPES + worker] -= count
        state.join(region_of(region), seat, worker, count)


def colony(state: Empires, seat: int, region: str) -> dict[str, int]:
    """The workers of a seat in a region, by type."""
    counts = {name: state.settled(region_of(region), seat, worker) for worker, name in enumerate(WORKERS)}
    return {name: count for name, count in counts.items() if count}


def discover(state: Empires, *regions: str) -> None:
    """Make regions discovered: their tokens leave the game."""
    for name in regions:
        region = region_of(name)
        if state.tokens.values[region] == UNDRAWN:
            state.tokens.turn_into(region, state.token_bag[-1])
            state.token_bag = state.token_bag[:-1]
        if state.tokens.values[region] != NOTHING:
            state.tokens_gone = (*state.tokens_gone, state.tokens.values[region])
            state.tokens.lay(region, NOTHING)


def discover_all(state: Empires) -> None:
    discover(state, *GAME_CATALOG.regions)


def lay_token(state: Empires, region: str, token: str) -> None:
    """Write which token lies unseen in a region."""
    number = [thing.id for thing in GAME_CATALOG.tokens].index(token)
    state.token_bag = without(state.token_bag, number)
    state.tokens.lay(region_of(region), number)


def lay_card(state: Empires, card: str) -> None:
    """Write which card lies unseen on top of the deck."""
    number = [thing.id for thing in GAME_CATALOG.cards].index(card)
    state.deck = without(state.deck, number)
    state.deck_top.lay(0, number)


def without(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    return tuple(other for other in values if other != value)


def figure(text: str) -> int:
    """The figure written 'red soldier'."""
    seat, worker = text.split()
    return seat_of(seat) * TYPES + WORKERS.index(worker)


def on(state: Empires, event: str, *figures: str) -> None:
    """Put figures from stock on an event; of the dock also 'x', 'y', 'ship'; a space as 'specialists captain'."""
    name, _, space = event.partition(" ")
    for text in figures:
        piece = figure(text)
        state.stock[piece] -= 1
        if name == "shipping":
            state.trading[piece] += 1
        elif name == "discovery":
            state.exploring[piece] += 1
        elif name == "specialists":
            state.school[GAME_CATALOG.school.index(space)] = piece
        elif name == "dock":
            place_on_dock(state.dock, piece)
        elif name in ("x", "y", "ship"):
            state.dock.append(piece + {"x": ON_X, "y": ON_Y, "ship": ON_SHIP}[name])
            state.sailing[piece // TYPES] += name == "ship"
        else:
            rows = [state.initiative, state.dock, state.trade, [], state.sites, [], [], state.warfare]
            rows[EVENTS.index(name)].append(piece)


def stock(state: Empires, seat: int, worker: str) -> int:
    return state.stock[seat * TYPES + WORKERS.index(worker)]


def available(state: Empires, seat: int) -> dict[str, int]:
    """A seat's available workers by type."""
    counts = zip(WORKERS, state.available[seat * TYPES : (seat + 1) * TYPES], strict=True)
    return {name: count for name, count in counts if count}


def set_available(state: Empires, seat: int, **workers: int) -> None:
    """Give a seat exactly these available workers, out of stock."""
    for worker, name in enumerate(WORKERS):
        at = seat * TYPES + worker
        state.stock[at] += state.available[at] - workers.get(name, 0)
        state.available[at] = workers.get(name, 0)


def set_stock(state: Empires, seat: int, worker: str, count: int) -> None:
    """Leave so many figures of a type in stock; the others go to Discovery, where they can't be exchanged."""
    at = seat * TYPES + WORKERS.index(worker)
    state.exploring[at] += state.stock[at] - count
    state.stock[at] = count


def exploring(state: Empires, seat: int) -> dict[str, int]:
    counts = zip(WORKERS, state.exploring[seat * TYPES : (seat + 1) * TYPES], strict=True)
    return {name: count for name, count in counts if count}


def own(state: Empires, seat: int, *buildings: str) -> None:
    """Give buildings to a seat as if bought earlier: lasting effects hold, immediate ones have happened."""
    for name in buildings:
        tile = tile_of(state, name)
        take_tile(state, tile)
        state.tile_owner = having(state.tile_owner, tile, seat)
        state.purchases = (*state.purchases, tile)
        for effect in GAME_CATALOG.tiles[tile].lasting:
            effect.apply(state, seat, tile)
        if GAME_CATALOG.tiles[tile].kind == 0:
            state.spent |= 1 << tile


def tile_of(state: Empires, name: str) -> int:
    """A tile of that building that nobody owns."""
    tiles = [tile for tile, building in enumerate(GAME_CATALOG.tiles) if building.id == name]
    return next(tile for tile in tiles if state.tile_owner[tile] < 0)


def take_tile(state: Empires, tile: int) -> None:
    if tile in state.offer:
        state.offer.remove(tile)
    state.stacks = tuple(without(stack, tile) for stack in state.stacks)


def offer(state: Empires, *buildings: str) -> None:
    """Lay out exactly these buildings; those that lay there go back to their stacks."""
    for tile in state.offer:
        age = GAME_CATALOG.tiles[tile].age
        state.set_stack(age, [*state.stacks[age], tile])
    state.offer.clear()
    for name in buildings:
        tile = next(
            tile
            for tile, building in enumerate(GAME_CATALOG.tiles)
            if building.id == name and state.tile_owner[tile] < 0 and tile not in state.offer
        )
        take_tile(state, tile)
        state.offer.append(tile)


def offer_goods(state: Empires, *goods: str) -> None:
    """Lay out exactly these goods, out of the pool."""
    for good in state.goods_offered:
        state.pool[good] += 1
    state.goods_offered = [good_of(name) for name in goods]
    for good in state.goods_offered:
        state.pool[good] -= 1


def give_goods(state: Empires, seat: int, **goods: int) -> None:
    """Give goods out of the pool to a seat."""
    for name, count in goods.items():
        state.pool[good_of(name)] -= count
        state.goods[seat * len(GAME_CATALOG.goods) + good_of(name)] += count


def goods(state: Empires, seat: int) -> dict[str, int]:
    kinds = len(GAME_CATALOG.goods)
    counts = zip(GAME_CATALOG.goods, state.goods[seat * kinds : (seat + 1) * kinds], strict=True)
    return {name: count for name, count in counts if count}


def give_ships(state: Empires, seat: int, count: int) -> None:
    state.ship_supply -= count
    state.ships[seat] += count


def give_nation(state: Empires, seat: int, nation: str) -> None:
    """A seat's national advantage, unused."""
    number = [thing.id for thing in GAME_CATALOG.nations].index(nation)
    state.nation = having(state.nation, seat, number)
    state.nation_uses = having(state.nation_uses, seat, GAME_CATALOG.nations[number].uses)


def give_token(state: Empires, seat: int, token: str) -> None:
    """A discovery token that a seat has won."""
    number = [thing.id for thing in GAME_CATALOG.tokens].index(token)
    state.token_bag = without(state.token_bag, number)
    state.token_box -= 1
    state.token_owner = having(state.token_owner, number, seat)


def give_card(state: Empires, seat: int, card: str) -> None:
    number = [thing.id for thing in GAME_CATALOG.cards].index(card)
    state.deck = without(state.deck, number)
    state.card_owner = having(state.card_owner, number, seat)


class Log:
    """Listens to a state: what happened, as everybody may know it, and what was to be watched."""

    def __init__(self, state: Empires) -> None:
        self.speech = state.speech
        self.heard: list[Said] = []
        self.watched: list[Said] = []
        state.listener = self

    def hear(self, said: Said) -> None:
        self.heard.append(said)

    def watch(self, state: State, said: Said) -> None:
        self.watched.append(said)

    def keys(self) -> list[str]:
        return [said.as_seen(self.speech, 0)[0].removeprefix("log-") for said in self.heard]

    def facts(self, key: str, eyes: int = 0) -> list[dict[str, str | int]]:
        """The facts of all that happened under a key."""
        seen = [said.as_seen(self.speech, eyes) for said in self.heard]
        return [facts for found, facts in seen if found == f"log-{key}"]

    def moments(self) -> list[tuple[str, dict[str, str | int]]]:
        return [said.as_seen(self.speech, 0) for said in self.watched]


def part_of_round(first: type[Step[Any]], last: type[Step[Any]]) -> list[Step[Any]]:
    """The steps of a round from the first one of a kind to the one of another kind."""
    kinds = [type(step) for step in ROUND]
    return ROUND[kinds.index(first) : kinds.index(last) + 1]


def run_from(state: Empires, first: type[Step[Any]]) -> Empires:
    """Go on with the round from its first step of this kind, as a whole game would."""
    place = next(place for place, step in enumerate(ROUND) if isinstance(step, first))
    return run(state, *ROUND[place:])


def buy(state: Empires, seat: int, building: str) -> Empires:
    """A seat buys a building, with a Colonist at Capital Buildings and the price given to it before."""
    offer(state, building)
    on(state, "buildings", f"{SEATS[seat]} colonist")
    state.coins[seat] += price(state, GAME_CATALOG.tiles[state.offer[0]], state.sites[0] % TYPES)
    return play(run(state, ResolveBuildings()), f"buy {building}")


def said(state: Empires, found: Said | None) -> tuple[str, dict[str, str | int]] | None:
    """A reason or warning as key and facts."""
    return None if found is None else found.as_seen(state.speech, 0)


def why_not(state: Empires, text: str) -> tuple[str, dict[str, str | int]] | None:
    """Why an option, written so, is not offered by the pending decision or what stands beside it."""
    option = state.speech.option(text)
    assert option not in state.options()
    if state.speech.is_free[option]:
        seat = state.decision.seat(state)
        for action in state.decision.beside:
            if any(option in offer for offer in action.offers):
                return said(state, action.why_not(state, seat, option))
    return said(state, state.decision.why_not(state, option))


def warning(state: Empires, text: str) -> tuple[str, dict[str, str | int]] | None:
    return said(state, state.decision.warning(state, state.option_of(text)))


def usual(state: Empires) -> str | None:
    """The usual answer to the pending decision."""
    option = state.decision.usual(state)
    return None if option < 0 else state.text(option)


def figure_name(figure: int) -> str:
    """How a figure on a row is written: 'blue soldier'."""
    figure &= FIGURE
    return f"{SEATS[figure // TYPES]} {WORKERS[figure % TYPES]}"


def is_face_down(state: Empires, building: str) -> bool:
    """Whether a bought building has been turned over."""
    return any(state.spent >> tile & 1 for tile in state.purchases if GAME_CATALOG.tiles[tile].id == building)


def full(seats: int = 2, **settings: Any) -> Empires:
    """A new game with Builders and all 57 tiles."""
    return new(seats, builders=True, building_set="all", **settings)
