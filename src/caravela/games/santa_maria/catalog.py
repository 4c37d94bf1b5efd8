"""The catalogue: the typed shape of the content files."""

from typing import Any, Final

from caravela.games.santa_maria import phrases as say
from caravela.games.santa_maria import scoring
from caravela.games.santa_maria.grid import CELLS, SIZE, placements
from caravela.games.santa_maria.payment import PAYMENTS, PRICE_LIMIT, packed, units
from caravela.kernel.content import Content, ContentFile, Entry
from caravela.kernel.effects import Effect, Verbs, read_effects
from caravela.kernel.phrases import Speech

SEATS: Final = ["red", "green", "blue", "yellow"]
YEARS: Final = 3

RESOURCES: Final = ["wood", "grain", "sugar", "gem", "gold"]
WOOD: Final = 0
GRAIN: Final = 1
SUGAR: Final = 2
GEM: Final = 3
GOLD: Final = 4
COINS: Final = 5
POINTS: Final = 6
ITEMS: Final = [*RESOURCES, "coins", "points"]
"""What can be gained."""

COLOURS: Final = ["white", "blue"]
FAMILIES: Final = ["production", "trade", "shipping", "conquistador", "religion"]
TERRAINS: Final = ["woodland", "farmland", "mountain", "town"]
ROAD: Final = "road"

REASONS: Final = ["play", "coins", "settlers", "scholars", "penalty", "sets", "shipments"]
"""What points are counted for; every bishop is a reason of its own before the penalty."""

MOMENTS: Final = [
    "activated",
    "income",
    "retired",
    "monk",
    "ship_action",
    "die_used",
    "expansion_bought",
    "resource_sold",
    "religion_action",
    "conquistador_action",
    "territory_activated",
    "single_activation",
    "tile_placed",
    "retire_income",
    "end",
]

EFFECTS: Final = 4
"""So many effects a space has at most."""
SCHOLARS_UP: Final = 3
BISHOPS_UP: Final = 3
STATIONS: Final = 4
MONK_SPACES: Final = SCHOLARS_UP + BISHOPS_UP + STATIONS
DOCKS: Final = 4
REST_SPACES: Final = 5
"""The five spaces on which players retire."""


class Kind:
    """What a space shows: forest, church, road …"""

    def __init__(self, number: int, entry: Entry) -> None:
        self.number: Final = number
        self.id: Final = entry.name
        self.is_road: Final = entry.name == ROAD
        self.terrain: Final = -1 if self.is_road else entry.one_of("terrain", TERRAINS)
        self.family: Final = -1 if self.is_road else entry.one_of("family", FAMILIES)


class Face:
    """One space of a board or a tile: a territory with effects, or a road with settlers."""

    def __init__(self, entry: Entry, piece: str, verbs: Verbs, catalog: "Catalog") -> None:
        self.piece: Final = piece
        """The board or tile that it is part of."""
        self.row: Final = entry.number("row", most=SIZE)
        self.column: Final = entry.number("column", most=SIZE)
        self.kind: Final = catalog.kinds[entry.one_of("kind", catalog.kind_ids)]
        self.settlers: Final = entry.number("settlers", most=9) if self.kind.is_road else -1
        self.effects: Final[list[Effect[Any]]] = read_effects(
            entry, MOMENTS, verbs, catalog, catalog.effects, "activated"
        )
        if self.kind.is_road == bool(self.effects):
            raise entry.error("a territory has effects, a road has none")
        if len(self.effects) > EFFECTS:
            raise entry.error(f"a territory has at most {EFFECTS} effects, not {len(self.effects)}")


class Tile:
    """An expansion tile, a road tile or a town hall."""

    def __init__(self, entry: Entry, size: int, verbs: Verbs, catalog: "Catalog") -> None:
        self.id: Final = entry.name
        self.size: Final = size
        faces = read_faces(entry, verbs, catalog)
        if len(faces) != size:
            raise entry.error(f"'cells' must have {size}, not {len(faces)}")
        self.faces: Final = faces
        """Places in the catalogue's list of faces."""
        first = catalog.faces[faces[0]]
        shape = [(catalog.faces[face].row - first.row, catalog.faces[face].column - first.column) for face in faces]
        spots, masks = placements(shape)
        self.spots: Final[list[list[int]]] = spots
        """By turn and place of the first cell: the cells that it covers; none where it does not fit on the board."""
        self.masks: Final[list[int]] = masks
        """The same cells as bits, 0 where it does not fit."""
        self.distinct: Final[list[int]] = sorted({mask for mask in masks if mask})


class Board:
    """A side of a colony board."""

    def __init__(self, entry: Entry, verbs: Verbs, catalog: "Catalog") -> None:
        self.id: Final = entry.name
        self.side: Final = "AB"[entry.one_of("side", ["A", "B"])]
        self.copies: Final = entry.number("copies", least=1)
        faces = read_faces(entry, verbs, catalog)
        land = [0] * CELLS
        for number in faces:
            face = catalog.faces[number]
            if not (face.row and face.column):
                raise entry.error("rows and columns are counted from 1")
            cell = (face.row - 1) * SIZE + face.column - 1
            if land[cell]:
                raise entry.error(f"two spaces in row {face.row}, column {face.column}")
            land[cell] = number
        self.land: Final[list[int]] = land
        """The face on each cell, 0 where it is empty."""


class Shipment:
    """A shipment tile."""

    def __init__(self, entry: Entry) -> None:
        self.id: Final = entry.name
        self.starting: Final = entry.one_of("set", ["starting", "standard"]) == 0
        self.cost: Final = read_cost(entry)
        self.points: Final = entry.number("points")


class Source:
    """A dock, a retire space or a missionary station: what it gives."""

    def __init__(self, entry: Entry, moment: str, verbs: Verbs, catalog: "Catalog") -> None:
        self.id: Final = entry.name
        self.effects: Final[list[Effect[Any]]] = read_effects(entry, MOMENTS, verbs, catalog, catalog.effects, moment)
        if not self.effects:
            raise entry.error("it gives nothing")


class Person:
    """A scholar with an ability, or a bishop with a scoring."""

    def __init__(self, entry: Entry, is_scholar: bool, verbs: Verbs, catalog: "Catalog") -> None:
        self.id: Final = entry.name
        self.points: Final = entry.number("points", least=1, most=3) if is_scholar else 0
        self.rule: Final = entry.text("rule")
        effects = read_effects(entry, MOMENTS, verbs, catalog, catalog.effects)
        if len(effects) != 1:
            raise entry.error("a scholar or bishop has exactly one effect")
        self.effect: Final[Effect[Any]] = effects[0]


class Catalog:
    """All components of the game."""

    def __init__(self, content: Content, verbs: Verbs) -> None:
        self.effects: list[Effect[Any]] = []
        """All effects of all components, by number."""
        self.read_supply(content.file("supply.toml"))
        self.read_colonies(content.file("colonies.toml"), verbs)
        self.read_tiles(content.file("tiles.toml"), verbs)
        self.read_shipments(content.file("shipments.toml"))
        self.read_board(content.file("board.toml"), verbs)
        self.read_people(content.file("people.toml"), verbs)
        self.read_scoring(content.file("scoring.toml"))
        content.close()
        self.speech = Speech(say.SAY, self.words())

    def words(self) -> dict[str, list[str]]:
        """The words of every kind."""
        return {
            "seat": SEATS,
            "resource": RESOURCES,
            "item": ITEMS,
            "payment": [" ".join([RESOURCES[resource] for resource in units(pile)]) for pile in PAYMENTS],
            "colony": self.board_ids,
            "kind": self.kind_ids,
            "colour": COLOURS,
            "expansion": self.tile_ids[: self.expansions],
            "hall": self.tile_ids[self.first_hall : self.road_tile],
            "shipment": self.shipment_ids,
            "dock": self.dock_ids,
            "retire": self.rest_ids,
            "scholar": self.scholar_ids,
            "bishop": self.bishop_ids,
            "station": self.station_ids,
            "feat": self.feats,
            "reason": REASONS,
        }

    def read_supply(self, file: ContentFile) -> None:
        self.sell: list[int] = []
        self.buy: list[int] = []
        """0 where it can't be bought (SMA-11.3)."""
        self.basic: list[bool] = []
        self.limit = 0
        for entry in file.named("resource", RESOURCES):
            self.basic.append(entry.flag("basic"))
            if entry.flag("wild") != (entry.name == RESOURCES[GOLD]):
                raise entry.error("gold alone is wild (SMA-7.11)")
            limit = entry.number("limit", least=1, most=3)
            if self.limit and limit != self.limit:
                raise entry.error("all resources have the same limit (SMA-7.6)")
            self.limit = limit
            entry.expect("tokens", limit * len(SEATS))  # SMA-1.6
            self.sell.append(entry.number("sell", least=1, most=2))
            self.buy.append(entry.number("buy", least=1) if self.basic[-1] else 0)
        self.cheapest = min([price for price in self.buy if price], default=0)
        """What the cheapest purchase costs."""
        for heading in ("coins", "happiness"):
            tokens = file.one(heading)
            tokens.number("tokens", least=1)
            tokens.numbers("denominations")
            if not tokens.flag("unlimited"):
                raise tokens.error("coins and points never run out (SMA-1.7)")
        self.dice_per_player: list[int] = []
        for entry in file.named("die", COLOURS):
            self.dice_per_player.append(entry.number("per_player", least=1))
            entry.number("total", least=self.dice_per_player[-1] * len(SEATS))
            entry.one_of("line", ["column"] if entry.name == "white" else ["row"])
            if entry.name == "white":
                self.white_limit = entry.number("per_year", least=1)
        file.named("seat", SEATS)
        pieces = file.one("pieces")
        self.monks = pieces.number("monks", least=1)
        pieces.number("markers", least=3)

    def read_colonies(self, file: ContentFile, verbs: Verbs) -> None:
        file.named("terrain", TERRAINS)
        self.kinds = [Kind(number, entry) for number, entry in enumerate(file.all("kind"))]
        self.kind_ids: list[str] = [kind.id for kind in self.kinds]
        self.faces: list[Face] = []
        """All spaces of all boards and tiles; an empty space is number 0, so the first one is there twice."""
        self.boards = [Board(entry, verbs, self) for entry in file.all("board", 5)]
        self.board_ids: list[str] = [board.id for board in self.boards]
        self.side_a: tuple[int, ...] = tuple([place for place, board in enumerate(self.boards) if board.side == "A"])
        self.side_b: int = next(place for place, board in enumerate(self.boards) if board.side == "B")
        file.expect("A boards", sum(self.boards[place].copies for place in self.side_a), 4)
        file.expect("B boards", self.boards[self.side_b].copies, 4)

    def read_tiles(self, file: ContentFile, verbs: Verbs) -> None:
        self.prices: list[int] = []
        for size, entry in enumerate(file.named("price", ["double", "triple"]), 2):
            entry.number("size", least=size, most=size)
            self.prices.append(read_cost(entry))
        self.tiles: list[Tile] = []
        """Expansions, doubles first, then town halls, then the road tile."""
        for entry in file.all("expansion", 30):
            self.tiles.append(Tile(entry, entry.number("size", least=2, most=3), verbs, self))
        self.expansions = len(self.tiles)
        self.doubles: tuple[int, ...] = tuple([place for place, tile in enumerate(self.tiles) if tile.size == 2])
        self.triples: tuple[int, ...] = tuple([place for place, tile in enumerate(self.tiles) if tile.size == 3])
        file.expect("doubles", len(self.doubles), 15)
        self.first_hall = self.expansions
        self.tiles += [Tile(entry, 2, verbs, self) for entry in file.all("hall", 4)]
        self.halls = len(self.tiles) - self.first_hall
        self.road_tile = len(self.tiles)
        [road] = file.all("road", 1)
        self.road_copies = road.number("copies", least=1)
        self.tiles.append(Tile(road, 1, verbs, self))
        self.tile_ids: list[str] = [tile.id for tile in self.tiles]

    def read_shipments(self, file: ContentFile) -> None:
        self.shipments = [Shipment(entry) for entry in file.all("shipment", 34)]
        self.shipment_ids: list[str] = [shipment.id for shipment in self.shipments]
        self.starting: list[int] = [place for place, shipment in enumerate(self.shipments) if shipment.starting]
        self.standard: tuple[int, ...] = tuple(
            [place for place, shipment in enumerate(self.shipments) if not shipment.starting]
        )
        file.expect("starting shipments", len(self.starting), DOCKS)

    def read_board(self, file: ContentFile, verbs: Verbs) -> None:
        start = file.one("start")
        self.start_wood = start.number("wood", most=self.limit)
        self.start_coins: list[int] = start.numbers("coins", len(SEATS))
        self.start_dice = start.number("blue_dice", least=1, most=1)
        start.number("scholars", least=SCHOLARS_UP, most=SCHOLARS_UP)
        start.number("bishops", least=BISHOPS_UP, most=BISHOPS_UP)
        self.offered = [start.number("doubles", least=1, most=5), start.number("triples", least=1, most=5)]
        costs = file.one("costs")
        self.activation_first = costs.number("activation_first", least=1)
        self.activation_step = costs.number("activation_step")
        self.pip_price = costs.number("pip")
        self.monk_price = costs.number("monk_per_rival")
        self.extra_step = costs.one_of("extra_step", RESOURCES)
        religion = file.one("religion")
        self.religion_end = religion.number("end", least=1, most=60)
        self.monk_symbols: list[int] = religion.numbers("monks", self.monks)
        self.die_symbols: list[int] = [self.monk_symbols[number - 1] for number in religion.numbers("blue_dice")]
        self.points_beyond = religion.number("points_beyond")
        if len(self.die_symbols) != self.dice_per_player[1] - self.start_dice:
            raise religion.error("there is a symbol for every further blue die (SMA-9.5)")
        conquistador = file.one("conquistador")
        self.conquest_end = conquistador.number("end", least=1, most=60)
        self.gold_spaces: list[int] = conquistador.numbers("gold")
        self.trees: list[int] = conquistador.numbers("trees", YEARS)
        self.conquest: list[list[list[int]]] = [[[] for _ in range(YEARS)] for _ in range(len(SEATS) + 1)]
        """Points by number of players, year and place."""
        for entry in file.all("conquest", (len(SEATS) - 1) * YEARS):
            players = entry.number("players", least=2, most=len(SEATS))
            year = entry.number("year", least=1, most=YEARS)
            self.conquest[players][year - 1] = entry.numbers("points", players - 1)
        self.docks = [Source(entry, "income", verbs, self) for entry in file.all("dock", DOCKS)]
        self.dock_ids: list[str] = [dock.id for dock in self.docks]
        self.income_names: list[str] = [f"income_{name}" for name in self.dock_ids]
        self.rests = [Source(entry, "retired", verbs, self) for entry in file.all("retire", REST_SPACES)]
        self.rest_ids: list[str] = [rest.id for rest in self.rests]
        self.stations = [Source(entry, "monk", verbs, self) for entry in file.all("station", STATIONS)]
        self.station_ids: list[str] = [station.id for station in self.stations]

    def read_people(self, file: ContentFile, verbs: Verbs) -> None:
        self.scholars = [Person(entry, True, verbs, self) for entry in file.all("scholar", 10)]
        self.scholar_ids: list[str] = [scholar.id for scholar in self.scholars]
        self.bishops = [Person(entry, False, verbs, self) for entry in file.all("bishop", 6)]
        self.bishop_ids: list[str] = [bishop.id for bishop in self.bishops]

    def read_scoring(self, file: ContentFile) -> None:
        """The figures that the pure functions of scoring.py count with: a file that tells others is refused."""
        end = file.one("end")
        end.expect("coins_per_point", scoring.COINS_PER_POINT)
        end.expect("settler_points", 1)
        end.expect("bishop_penalty", scoring.BISHOP_PENALTY)
        end.expect("set_points", scoring.SET_POINTS)
        solo = file.one("solo")
        self.solo_table = solo.number("conquest_players", least=2, most=len(SEATS))
        solo.expect("victory", scoring.VICTORY)
        self.feats: list[str] = []
        entries = file.named("feat", [name for name, _, _ in scoring.FEATS])
        for feat, entry in zip(scoring.FEATS, entries, strict=True):
            if feat[1] == "chain":
                entry.flag("chain")
            else:
                entry.expect(feat[1], feat[2])
            entry.text("rule")
            self.feats.append(entry.name)


def read_faces(entry: Entry, verbs: Verbs, catalog: Catalog) -> list[int]:
    """The spaces of a board or tile, added to the catalogue's list; their places there."""
    numbers: list[int] = []
    for cell in entry.entries("cells"):
        face = Face(cell, entry.name, verbs, catalog)
        if not catalog.faces:
            catalog.faces.append(face)
        catalog.faces.append(face)
        numbers.append(len(catalog.faces) - 1)
    return numbers


def read_cost(entry: Entry) -> int:
    """Resources as one number (see payment.py); gold is never asked for."""
    table = entry.value("cost", dict)
    cost = 0
    for name, count in table.items():
        resource = entry.place(name, "resource", RESOURCES[:GOLD])
        if not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= 3:
            raise entry.error(f"'cost' must have 1 to 3 of a resource, not {count!r}")
        cost += packed(resource, count)
    if len(units(cost)) > PRICE_LIMIT:
        raise entry.error(f"'cost' must have at most {PRICE_LIMIT} resources, not {len(units(cost))}")
    return cost
