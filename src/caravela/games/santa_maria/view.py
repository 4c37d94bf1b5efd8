"""What may be seen (SMA-19)."""

from typing import Any

from caravela.games.santa_maria import phrases as say
from caravela.games.santa_maria import scoring
from caravela.games.santa_maria.catalog import (
    COLOURS,
    DOCKS,
    ITEMS,
    RESOURCES,
    SCHOLARS_UP,
    SEATS,
    TERRAINS,
    YEARS,
    Tile,
)
from caravela.games.santa_maria.catalog import Shipment as ShipmentTile
from caravela.games.santa_maria.facts import cost_facts
from caravela.games.santa_maria.grid import ALL, CELLS, COLUMNS, ROWS, SIZE, cells_of
from caravela.games.santa_maria.ledger import dock_income, knows
from caravela.games.santa_maria.state import BLUE_DIE, DIE_PLACES, FREE_PIPS, WHITE_DIE, SantaMaria
from caravela.games.santa_maria.steps.activate import NO_COLOUR, Activation, activation_price
from caravela.games.santa_maria.steps.expand import PayExpansion, PlacePiece, price
from caravela.games.santa_maria.steps.monks import FIRST_STATION, monk_price
from caravela.games.santa_maria.steps.retire import Income, PlaceRoad, ReceiveIncome, best_dock
from caravela.games.santa_maria.steps.shipping import PayShipment
from caravela.games.santa_maria.steps.trade import Exchange as Trading
from caravela.games.santa_maria.steps.trade import Trade
from caravela.kernel.agenda import Decision
from caravela.kernel.phrases import Value
from caravela.kernel.seen import EffectView, Seen, plain

Place = list[int]
"""Row and column of a space, from 1."""


def look(state: SantaMaria, eyes: int) -> dict[str, Any]:
    """The position as these eyes, a bit mask of seats, may see it."""
    seen: dict[str, Any] = plain(View(state, eyes))
    return seen


def by_seat(values: list[int]) -> dict[str, int]:
    return {SEATS[seat]: value for seat, value in enumerate(values)}


def dice(counts: list[int], at: int) -> list[int]:
    """The values of dice, in order."""
    return [value + 1 for value in range(DIE_PLACES) for _ in range(counts[at + value])]


def place(cell: int) -> Place:
    return [cell // SIZE + 1, cell % SIZE + 1]


def places(cells: list[int]) -> list[Place]:
    return [place(cell) for cell in cells]


class Die(Seen):
    """A die by its colour and what it shows."""

    def __init__(self, colour: int, value: int) -> None:
        self.colour: str = COLOURS[colour]
        self.value: int = value


# -- what happens now -------------------------------------------------------------------------------------------------


class Spot(Seen):
    """Where a tile can be laid: how it is turned, the place of its first space, and all that it covers."""

    def __init__(self, state: SantaMaria, tile: int, option: int) -> None:
        turn, row, column = say.PLACE_TILE.of(option)
        self.turn: int = turn
        self.row: int = row + 1
        self.column: int = column + 1
        self.cells: list[Place] = places(state.catalog.tiles[tile].spots[turn * CELLS + row * SIZE + column])


class Gain(Seen):
    """So many of an item."""

    def __init__(self, item: int, count: int) -> None:
        self.item: str = ITEMS[item]
        self.count: int = count


class Exchange(Seen):
    """What a trade takes and gives."""

    def __init__(self, trade: Trading) -> None:
        self.pay: list[str] = [RESOURCES[resource] for resource in trade.pay]
        self.gain: list[Gain] = [Gain(item, count) for item, count in zip(trade.items, trade.counts, strict=True)]


class Waiting(Seen):
    """Who decides what; the options themselves go to the one who decides."""

    def __init__(self, state: SantaMaria, decision: Decision[Any]) -> None:
        tile = tile_of(state, decision)
        spots = decision.options(state) if isinstance(decision, PlacePiece) else []
        docks = state.catalog.dock_ids
        self.seat: str = SEATS[decision.seat(state)]
        self.decision: str = type(decision).__name__
        self.prompt: dict[str, Value] = decision.prompt(state)
        self.tile: str | None = state.catalog.tiles[tile].id if tile >= 0 else None
        self.spots: list[Spot] = [Spot(state, tile, option) for option in spots]
        self.dock: str | None = docks[decision.dock] if isinstance(decision, PayShipment) else None
        self.trade: Exchange | None = Exchange(decision.exchange(state)) if isinstance(decision, Trade) else None


def tile_of(state: SantaMaria, decision: Decision[Any]) -> int:
    """The tile that a decision is about, or -1."""
    if isinstance(decision, PlacePiece):
        return decision.tile(state)
    if isinstance(decision, PayExpansion):
        return decision.tile
    return state.catalog.road_tile if isinstance(decision, PlaceRoad) else -1


class ActivationView(Seen):
    """The territory that acts, those still to come, and the die with its place."""

    def __init__(self, step: Activation) -> None:
        has_die = step.colour != NO_COLOUR
        self.cell: Place | None = place(step.acting) if step.acting >= 0 else None
        self.queue: list[Place] = places(cells_of(step.cells))
        self.die: Die | None = Die(step.colour, step.value + 1) if has_die else None
        self.die_cell: Place | None = place(step.last) if has_die else None


def activation(state: SantaMaria) -> ActivationView | None:
    for step in state.agenda:
        if isinstance(step, Activation):
            return ActivationView(step)
    return None


class SourceView(Seen):
    """What gives the effect that is under way: a cell, a retire space or a dock."""

    def __init__(self, type: str, cell: Place | None = None, space: str | None = None, dock: str | None = None) -> None:
        self.type: str = type
        self.cell: Place | None = cell
        self.space: str | None = space
        self.dock: str | None = dock


def source(state: SantaMaria) -> SourceView | None:
    for step in state.agenda[::-1]:
        if isinstance(step, Activation) and step.acting >= 0:
            return SourceView("cell", cell=place(step.acting))
        if isinstance(step, ReceiveIncome):
            return SourceView("retire", space=state.catalog.rest_ids[state.retired[step.who]])
        if isinstance(step, Income) and step.dock:
            return SourceView("income", dock=state.catalog.dock_ids[step.dock - 1])
    return None


# -- the shared board -------------------------------------------------------------------------------------------------


class Religion(Seen):
    """The religion track."""

    def __init__(self, state: SantaMaria) -> None:
        self.end: int = state.catalog.religion_end
        self.monks: list[int] = state.catalog.monk_symbols
        self.dice: list[int] = state.catalog.die_symbols
        self.markers: dict[str, int] = by_seat(state.religion)


class Conquistador(Seen):
    """The conquistador track; piles from below, points by year and place, and as the year would end now."""

    def __init__(self, state: SantaMaria) -> None:
        piles: dict[str, list[str]] = {}
        for seat in state.ranking:
            piles.setdefault(str(state.conquest[seat]), []).append(SEATS[seat])
        scoring_seats = [SEATS[seat] for seat in state.ranking if state.conquest[seat]]
        self.end: int = state.catalog.conquest_end
        self.gold: list[int] = state.catalog.gold_spaces
        self.trees: list[int] | None = state.catalog.trees if state.setup.solo else None
        self.markers: dict[str, int] = by_seat(state.conquest)
        self.piles: dict[str, list[str]] = piles
        self.ranking: list[str] = [] if state.setup.solo else scoring_seats[: state.seats - 1]
        self.table: list[list[int]] = state.setup.conquest
        self.points: dict[str, int] = by_seat(state.conquest_points())
        self.year: int = state.year


class MonkSpace(Seen):
    """A scholar, bishop or station: whose monks stand there, what a place costs the others, what it scores now."""

    def __init__(self, state: SantaMaria, name: str, points: int, space: int, bishop: int = -1) -> None:
        mask = state.monks[space]
        cost = monk_price(state, space)
        self.id: str = name
        self.points: int = points
        self.monks: list[str] = [SEATS[seat] for seat in range(state.seats) if mask >> seat & 1]
        self.prices: dict[str, int] = {SEATS[seat]: cost for seat in range(state.seats) if not mask >> seat & 1}
        self.scores: dict[str, int] = (
            {SEATS[seat]: state.bishop_points(seat, bishop) for seat in range(state.seats)} if bishop >= 0 else {}
        )


class Shipment(Seen):
    """A shipment tile."""

    def __init__(self, tile: ShipmentTile) -> None:
        self.id: str = tile.id
        self.cost: dict[str, int] = cost_facts(tile.cost)
        self.points: int = tile.points


class Dock(Seen):
    """A dock of the shared board."""

    def __init__(self, state: SantaMaria, dock: int) -> None:
        shipment = state.docks[dock]
        self.id: str = state.catalog.dock_ids[dock]
        self.shipment: Shipment | None = Shipment(state.catalog.shipments[shipment]) if shipment >= 0 else None


class RestSpace(Seen):
    """A retire space."""

    def __init__(self, state: SantaMaria, space: int) -> None:
        self.id: str = state.catalog.rest_ids[space]
        self.order: int = space + 1
        self.seat: str | None = SEATS[state.retired.index(space)] if space in state.retired else None


class Expansions(Seen):
    """The expansion tiles on offer, and how many are in the stacks."""

    def __init__(self, state: SantaMaria) -> None:
        tiles = [state.catalog.tiles[tile] for tile in state.offer]
        self.doubles: list[str] = [tile.id for tile in tiles if tile.size == 2]
        self.triples: list[str] = [tile.id for tile in tiles if tile.size == 3]
        self.doubles_left: int = len(state.double_bag)
        self.triples_left: int = len(state.triple_bag)


class HallSet(Seen):
    """A town hall with the scholar under it, and who has it."""

    def __init__(self, state: SantaMaria, hall: int) -> None:
        owner = state.set_owner[hall]
        self.hall: str = state.catalog.tiles[state.catalog.first_hall + hall].id
        self.scholar: str = state.catalog.scholars[state.sets[hall]].id
        self.seat: str | None = SEATS[owner] if owner >= 0 else None


# -- the players ------------------------------------------------------------------------------------------------------


class Cell(Seen):
    """A space of a colony that is not empty."""

    def __init__(self, state: SantaMaria, seat: int, cell: int, tile: str | None) -> None:
        face = state.catalog.faces[state.land[seat][cell]]
        cover = state.cover[seat * CELLS + cell]
        is_blue = cover >= BLUE_DIE
        die = Die(int(is_blue), cover - (BLUE_DIE if is_blue else WHITE_DIE))
        self.kind: str = face.kind.id
        self.terrain: str | None = None if face.kind.is_road else TERRAINS[face.kind.terrain]
        self.effects: list[EffectView] = [EffectView(effect) for effect in face.effects]
        self.printed: bool = tile is None
        self.tile: str | None = tile
        self.settlers: int | None = face.settlers if face.kind.is_road else None
        self.coins: int = cover if cover < WHITE_DIE else 0
        self.die: Die | None = die if cover >= WHITE_DIE else None


def grid_view(state: SantaMaria, seat: int) -> list[list[Cell | None]]:
    """The colony row by row; an empty space is nothing."""
    tiles: dict[int, str] = {}
    for tile, turn, cell in state.tiles_of(seat):
        for spot in state.catalog.tiles[tile].spots[turn * CELLS + cell]:
            tiles[spot] = state.catalog.tiles[tile].id
    land = state.land[seat]
    cells = [Cell(state, seat, cell, tiles.get(cell)) if land[cell] else None for cell in range(CELLS)]
    return [cells[SIZE * row : SIZE * (row + 1)] for row in range(SIZE)]


class Line(Seen):
    """A row or column: whether it is developed, its settlers, and what a die would activate, in order."""

    def __init__(self, state: SantaMaria, seat: int, line: int) -> None:
        settlers = state.settlers(seat)
        self.developed: bool = not state.empty[seat] & line
        self.settlers: int = sum([settlers[cell] for cell in cells_of(line)])
        self.vacant: list[Place] = places(cells_of(state.vacant(seat) & line))


class LaidTile(Seen):
    """A tile in a colony."""

    def __init__(self, tile: Tile, turn: int, cell: int) -> None:
        self.id: str = tile.id
        self.turn: int = turn
        self.row: int = cell // SIZE + 1
        self.column: int = cell % SIZE + 1
        self.cells: list[Place] = places(tile.spots[turn * CELLS + cell])


class OwnShipment(Seen):
    """A shipment in a harbour."""

    def __init__(self, state: SantaMaria, shipment: int) -> None:
        self.id: str = state.catalog.shipments[shipment].id
        self.dock: str = state.catalog.dock_ids[state.shipped[shipment] % DOCKS]
        self.points: int = state.catalog.shipments[shipment].points


class OwnBishop(Seen):
    """A bishop with an own monk: what it scores as of now, and what the space costs."""

    def __init__(self, state: SantaMaria, seat: int, bishop: int) -> None:
        self.id: str = state.catalog.bishops[bishop].id
        self.score: int = state.bishop_points(seat, bishop)
        self.penalty: int = -scoring.BISHOP_PENALTY


class Player(Seen):
    """All that may be known about a player; what is hidden is None."""

    def __init__(self, state: SantaMaria, seat: int, known: bool) -> None:
        catalog, setup = state.catalog, state.setup
        docks, resources = catalog.dock_ids, range(len(RESOURCES))
        harbour = state.harbour[seat * DOCKS : (seat + 1) * DOCKS]
        shipped = [shipment for shipment, where in enumerate(state.shipped) if where >= 0 and where // DOCKS == seat]
        board = state.board[seat]
        space = state.retired[seat]
        doubled = best_dock(state, seat)
        self.seat: str = SEATS[seat]
        self.colony: str | None = catalog.boards[board].id if board >= 0 else None
        self.retired: str | None = catalog.rest_ids[space] if space >= 0 else None
        self.storage: dict[str, int] = {RESOURCES[one]: state.stored(seat, one) for one in resources}
        self.limit: int = catalog.limit
        self.coins: int = state.coins[seat]
        self.points: int | None = state.points[seat] if known else None
        self.white_taken: int = state.white_taken[seat]
        self.white_limit: int = catalog.white_limit
        self.blue: list[int] = [] if setup.blue_offer else dice(state.blue, seat * DIE_PLACES)
        self.blue_used: int = state.blue_taken[seat]
        self.blue_limit: int = state.dice_unlocked(seat)
        self.uses: int = state.uses[seat]
        self.activation_price: int = activation_price(state, seat)
        self.sell: dict[str, int] = {RESOURCES[one]: state.sale_price(seat, one) for one in resources}
        self.buy: dict[str, int] = {RESOURCES[one]: catalog.buy[one] for one in resources if catalog.buy[one]}
        self.pip_price: int = catalog.pip_price
        self.free_pips: int = state.trait(seat, FREE_PIPS)
        self.expansion_cost: dict[str, dict[str, int]] = {
            "double": cost_facts(price(state, seat, 2)),
            "triple": cost_facts(price(state, seat, 3)),
        }
        self.grid: list[list[Cell | None]] = grid_view(state, seat)
        self.tiles: list[LaidTile] = [
            LaidTile(catalog.tiles[tile], turn, cell) for tile, turn, cell in state.tiles_of(seat)
        ]
        self.rows: list[Line] = [Line(state, seat, line) for line in ROWS]
        self.columns: list[Line] = [Line(state, seat, line) for line in COLUMNS]
        self.settler_points: int = state.settler_points(seat)
        self.developed: int = scoring.developed_lines(ALL ^ state.empty[seat])
        self.harbour: dict[str, int] = {name: harbour[dock] for dock, name in enumerate(docks)}
        self.sets: int = state.harbour_sets(seat)
        self.tiles_shipped: int = sum(harbour)
        self.shipments: list[OwnShipment] | None = [OwnShipment(state, one) for one in shipped] if known else None
        self.shipment_points: int | None = state.shipment_points(seat) if known else None
        self.income: dict[str, int] = {docks[dock]: dock_income(state, seat, dock, doubled) for dock in range(DOCKS)}
        self.doubled: str | None = docks[doubled] if doubled >= 0 else None
        self.scholars: list[str] = [catalog.scholars[scholar].id for scholar in state.own_scholars(seat)]
        self.bishops: list[OwnBishop] = [OwnBishop(state, seat, bishop) for bishop in state.own_bishops(seat)]
        self.monks_left: int = catalog.monks - state.monks_placed(seat)
        self.monks_placed: int = state.monks_placed(seat)
        self.breakdown: dict[str, int] | None = state.score_pad(seat) if known else None


# -- the whole --------------------------------------------------------------------------------------------------------


class Feat(Seen):
    """A feat of a solo game, as far as it goes."""

    def __init__(self, feat: str, count: int, needed: int) -> None:
        self.id: str = feat
        self.count: int = count
        self.needed: int = needed


class Result(Seen):
    """How a solo game ended."""

    def __init__(self, state: SantaMaria) -> None:
        self.victory: bool = bool(state.winners())
        self.feats: list[str] = state.feats()


class View(Seen):
    """The position as a set of eyes may see it."""

    def __init__(self, state: SantaMaria, eyes: int) -> None:
        catalog, setup, seats = state.catalog, state.setup, range(state.seats)
        over, decision = state.is_over, state.pending
        penalty = -scoring.BISHOP_PENALTY
        scholars = [catalog.scholars[scholar] for scholar in state.scholars]
        stations = catalog.station_ids
        self.game: str = "santa_maria"
        self.seats: int = state.seats
        self.settings: dict[str, Any] = dict(setup.settings)
        self.solo: bool = setup.solo
        self.year: int = state.year
        self.years: int = YEARS
        self.phase: str = "over" if over else "play" if state.year else "set_up"
        self.choices: int = state.choices
        self.over: bool = over
        self.winners: list[str] = [SEATS[winner] for winner in state.winners()] if over else []
        self.first: str = SEATS[state.first]
        self.opener: str = SEATS[state.opener]
        self.order: list[str] = [SEATS[(state.first + step) % state.seats] for step in seats]
        self.turn: str | None = SEATS[state.active] if state.active >= 0 and not over else None
        self.waiting: Waiting | None = None if decision is None else Waiting(state, decision)
        self.activation: ActivationView | None = activation(state)
        self.source: SourceView | None = source(state)
        self.white: list[int] = dice(state.white, 0)
        self.blue_offer: list[int] | None = dice(state.blue, 0) if setup.blue_offer else None
        self.blue_reserve: int = state.blue_reserve
        self.religion: Religion = Religion(state)
        self.conquistador: Conquistador = Conquistador(state)
        self.scholars: list[MonkSpace] = [MonkSpace(state, one.id, one.points, at) for at, one in enumerate(scholars)]
        self.bishops: list[MonkSpace] = [
            MonkSpace(state, catalog.bishops[bishop].id, penalty, SCHOLARS_UP + space, bishop)
            for space, bishop in enumerate(state.bishops)
        ]
        self.stations: list[MonkSpace] = [
            MonkSpace(state, station, 0, FIRST_STATION + space) for space, station in enumerate(stations)
        ]
        self.docks: list[Dock] = [Dock(state, dock) for dock in range(DOCKS)]
        self.shipments_left: int = len(state.shipment_bag)
        self.retire: list[RestSpace] = [RestSpace(state, space) for space in range(len(catalog.rest_ids))]
        self.roads_left: int = state.roads_left
        self.expansions: Expansions = Expansions(state)
        self.sets: list[HallSet] = [HallSet(state, hall) for hall in range(len(state.sets))]
        self.boards_left: list[str] = [catalog.boards[board].id for board in state.boards_left]
        self.players: list[Player] = [Player(state, seat, knows(state, eyes, seat)) for seat in seats]
        self.result: Result | None = Result(state) if over and setup.solo else None
        self.feats: list[Feat] = [Feat(*feat) for feat in state.feat_counts()] if setup.solo else []
