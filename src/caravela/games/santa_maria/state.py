"""The position of Santa Maria, and the small verbs that move its pieces."""

from typing import Any, Final

from caravela.games.santa_maria import scoring
from caravela.games.santa_maria.catalog import (
    DOCKS,
    RESOURCES,
    REST_SPACES,
    SCHOLARS_UP,
    SEATS,
    Catalog,
)
from caravela.games.santa_maria.grid import ALL, CELLS, TURNS, bits
from caravela.games.santa_maria.payment import KINDS, count_of, packed
from caravela.kernel.agenda import Step
from caravela.kernel.chance import Chance
from caravela.kernel.save import save
from caravela.kernel.state import State

# -- streams of chance (SMA-19.5) -----------------------------------------------------------------------------------

STREAMS: Final = [
    "starting player",
    "colonies",
    "starting shipments",
    "shipments",
    "scholars",
    "bishops",
    "doubles",
    "triples",
    "sets",
    "white dice",
    "blue dice 1",
    "blue dice 2",
    "blue dice 3",
    "blue dice 4",
]
START_LUCK: Final = 0
COLONY_LUCK: Final = 1
DOCK_LUCK: Final = 2
SHIPMENT_LUCK: Final = 3
SCHOLAR_LUCK: Final = 4
BISHOP_LUCK: Final = 5
DOUBLE_LUCK: Final = 6
TRIPLE_LUCK: Final = 7
SET_LUCK: Final = 8
WHITE_LUCK: Final = 9
BLUE_LUCK: Final = 10
"""And the seat; dice in the offer are the first seat's luck."""

# -- traits: what scholars change for their owner --------------------------------------------------------------------

SHIP_LESS: Final = 0
FREE_PIPS: Final = 1
TILE_LESS: Final = 2
"""What an expansion tile costs less, as one number of resources."""
SALE_BONUS: Final = 3
STEP_RESOURCES: Final = 4
"""Bit mask of the resources that pay the extra step of a religion action."""
STEP_COINS: Final = 5
"""Coins that pay it; 0 where coins don't."""
CONQUER_RESOURCES: Final = 6
ACTIVATION_LESS: Final = 7
ACTIVATION_LEAST: Final = 8
TILE_POINTS: Final = 9
DOUBLES_DOCK: Final = 10
TERRAIN_COINS: Final = 11
"""And the terrain."""
TRAITS: Final = 15

# -- what lies on a territory ----------------------------------------------------------------------------------------

WHITE_DIE: Final = 100
BLUE_DIE: Final = 110
DIE_PLACES: Final = 6

# -- what gives an effect --------------------------------------------------------------------------------------------

NOWHERE: Final = -1
FROM_REST: Final = CELLS
FROM_DOCK: Final = CELLS + REST_SPACES


class Setup:
    """What a game was started with; the same for all its positions."""

    def __init__(self, catalog: Catalog, seats: int, settings: dict[str, Any]) -> None:
        self.catalog: Final = catalog
        self.seats: Final = seats
        self.settings: Final = settings
        self.solo: Final = seats == 1
        self.advanced: Final = settings["colonies"] == "advanced" or self.solo  # SMA-16.1
        self.dealt: Final = settings["colonies"] == "random" and not self.solo
        self.blue_offer: Final = bool(settings["blue_dice_offer"]) and not self.solo  # SMA-D33
        self.open_scores: Final = bool(settings["open_scores"])
        self.conquest: Final = catalog.conquest[catalog.solo_table if self.solo else seats]
        """Points of the conquistador track by year and place."""


def laid_code(seat: int, tile: int, turn: int, cell: int) -> int:
    """A tile in a colony as one number."""
    return ((tile * TURNS + turn) * CELLS + cell) * len(SEATS) + seat


def laid_parts(code: int) -> tuple[int, int, int, int]:
    """Seat, tile, turn and cell of a tile in a colony."""
    code, seat = divmod(code, len(SEATS))
    code, cell = divmod(code, CELLS)
    tile, turn = divmod(code, TURNS)
    return seat, tile, turn, cell


class SantaMaria(State):
    """The whole position."""

    def __init__(
        self,
        agenda: list[Step[Any]],
        chance: Chance,
        choices: int,
        committed: int,
        chooser: int,
        setup: Setup,
        year: int,
        opener: int,
        first: int,
        active: int,
        source: int,
        board: list[int],
        boards_left: list[int],
        coins: list[int],
        storage: list[int],
        points: list[int],
        religion: list[int],
        conquest: list[int],
        ranking: list[int],
        monks: list[int],
        scholars: list[int],
        bishops: list[int],
        sets: list[int],
        set_owner: list[int],
        traits: list[int],
        docks: list[int],
        shipment_bag: list[int],
        shipped: list[int],
        harbour: list[int],
        double_bag: list[int],
        triple_bag: list[int],
        offer: list[int],
        discarded: list[int],
        roads_left: int,
        laid: list[int],
        land: list[int],
        empty: list[int],
        territories: list[int],
        covered: list[int],
        cover: list[int],
        white: list[int],
        white_taken: list[int],
        blue: list[int],
        blue_taken: list[int],
        blue_reserve: int,
        uses: list[int],
        retired: list[int],
    ) -> None:
        super().__init__(agenda, chance, choices, committed, chooser)
        self.setup: Final = setup
        self.catalog: Final = setup.catalog
        self.seats: Final = setup.seats
        self.year = year
        self.opener = opener
        """The starting player of the first year: seat 1 of the rules (SMA-2.19)."""
        self.first = first
        """The starting player of this year."""
        self.active = active
        """Whose turn it is; -1 before the first one."""
        self.source = source
        """What gives the present effect: a cell, or one of `FROM_REST`, `FROM_DOCK` and on; -1 for nothing."""
        self.board = board
        """The colony board of each seat, -1 before it has one."""
        self.boards_left = boards_left
        """The A boards that can still be chosen."""
        self.coins = coins
        self.storage = storage
        """The resources of each seat as one number (see payment.py)."""
        self.points = points
        """Points gained during the game."""
        self.religion = religion
        self.conquest = conquest
        self.ranking = ranking
        """The seats on the conquistador track, best first: the farthest, then who came first (SMA-12.1)."""
        self.monks = monks
        """Per monk space the bit mask of the seats that have a monk there: scholars, bishops, stations."""
        self.scholars = scholars
        """The scholars above their spaces."""
        self.bishops = bishops
        self.sets = sets
        """The scholar under each town hall; none without the advanced set-up."""
        self.set_owner = set_owner
        self.traits = traits
        self.docks = docks
        """The shipment at each dock of the shared board, -1 where there is none."""
        self.shipment_bag = shipment_bag
        self.shipped = shipped
        """Per shipment 4 * seat + dock, -1 while nobody has it."""
        self.harbour = harbour
        """How many shipments a seat has at a dock, by 4 * seat + dock."""
        self.double_bag = double_bag
        self.triple_bag = triple_bag
        self.offer = offer
        """The expansion tiles that lie face up."""
        self.discarded = discarded
        self.roads_left = roads_left
        self.laid = laid
        """The tiles in colonies, in the order in which they were laid (see `laid_code`)."""
        self.land = land
        """The face on each cell, by 36 * seat + cell; 0 where it is empty."""
        self.empty = empty
        """The empty cells of each seat as bits, like the two next."""
        self.territories = territories
        self.covered = covered
        self.cover = cover
        """What lies on each cell: so many coins, or a die plus its value (`WHITE_DIE`, `BLUE_DIE`)."""
        self.white = white
        """How many white dice of each value are on offer."""
        self.white_taken = white_taken
        self.blue = blue
        """How many blue dice of each value a seat can use, by 6 * seat + value - 1; in the variant: the first row."""
        self.blue_taken = blue_taken
        self.blue_reserve = blue_reserve
        self.uses = uses
        """How often each seat has activated a single territory this year."""
        self.retired = retired
        """The retire space of each seat, -1 while it has not retired."""

    def copy(self) -> "SantaMaria":
        """Lists that seldom change are shared by copies: they are replaced, never changed in place."""
        return SantaMaria(
            self.agenda[:],
            self.chance.copy(),
            self.choices,
            self.committed,
            self.chooser,
            self.setup,
            self.year,
            self.opener,
            self.first,
            self.active,
            self.source,
            self.board,
            self.boards_left,
            self.coins[:],
            self.storage[:],
            self.points[:],
            self.religion[:],
            self.conquest[:],
            self.ranking[:],
            self.monks[:],
            self.scholars,
            self.bishops,
            self.sets,
            self.set_owner,
            self.traits,
            self.docks[:],
            self.shipment_bag,
            self.shipped,
            self.harbour[:],
            self.double_bag,
            self.triple_bag,
            self.offer,
            self.discarded,
            self.roads_left,
            self.laid,
            self.land,
            self.empty[:],
            self.territories[:],
            self.covered[:],
            self.cover[:],
            self.white[:],
            self.white_taken[:],
            self.blue[:],
            self.blue_taken[:],
            self.blue_reserve,
            self.uses[:],
            self.retired[:],
        )

    def save(self) -> dict[str, Any]:
        heading = {"game": "santa_maria", "seats": self.seats, "settings": dict(self.setup.settings)}
        return save(self, heading, FIELDS)

    # -- points -----------------------------------------------------------------------------------------------------

    def breakdown(self) -> list[dict[str, int]]:
        """The points gained in play; what the final scoring adds appears when the game is over (SMA-13)."""
        if self.agenda:
            return [{"play": points} for points in self.points]
        return [self.score_pad(seat) for seat in range(self.seats)]

    def score_pad(self, seat: int) -> dict[str, int]:
        """SMA-13.13: all points by reason, as if the game ended now."""
        points = {"play": self.points[seat]}
        points["coins"] = scoring.coin_points(self.coins[seat] + self.sale_value(seat))
        points["settlers"] = self.settler_points(seat)
        points["scholars"] = self.scholar_points(seat)
        bishops = self.own_bishops(seat)
        for bishop in bishops:
            points[self.catalog.bishops[bishop].id] = self.bishop_points(seat, bishop)
        if bishops:
            points["penalty"] = -scoring.BISHOP_PENALTY * len(bishops)  # SMA-18.9
        points["sets"] = scoring.SET_POINTS * self.harbour_sets(seat)
        points["shipments"] = self.shipment_points(seat)
        return points

    def settler_points(self, seat: int) -> int:
        """SMA-13.3"""
        return scoring.settler_score(ALL ^ self.empty[seat], self.settlers(seat))

    def settlers(self, seat: int) -> list[int]:
        """How many settlers live on each cell."""
        faces = self.catalog.faces
        found = [0] * CELLS
        for cell in range(CELLS):
            face = self.land[seat * CELLS + cell]
            if face and faces[face].settlers > 0:
                found[cell] = faces[face].settlers
        return found

    def terrains(self, seat: int) -> list[int]:
        """The terrain of each territory, -1 for any other cell."""
        faces = self.catalog.faces
        found = [-1] * CELLS
        for cell in range(CELLS):
            face = self.land[seat * CELLS + cell]
            if face:
                found[cell] = faces[face].kind.terrain
        return found

    def own_scholars(self, seat: int) -> list[int]:
        """SMA-13.6, 14.6: the scholars with an own monk, and the one of the own set."""
        found = [self.scholars[space] for space in range(len(self.scholars)) if self.monks[space] >> seat & 1]
        return found + [self.sets[hall] for hall in range(len(self.sets)) if self.set_owner[hall] == seat]

    def scholar_points(self, seat: int) -> int:
        points = 0
        for scholar in self.own_scholars(seat):
            points += self.catalog.scholars[scholar].points
        return points

    def own_bishops(self, seat: int) -> list[int]:
        spaces = range(len(self.bishops))
        return [self.bishops[space] for space in spaces if self.monks[SCHOLARS_UP + space] >> seat & 1]

    def bishop_points(self, seat: int, bishop: int) -> int:
        """SMA-18.1: before what the space costs."""
        return self.catalog.bishops[bishop].effect.points(self, seat)

    def harbour_sets(self, seat: int) -> int:
        """SMA-13.7"""
        return min(self.harbour[seat * DOCKS : (seat + 1) * DOCKS])

    def shipment_points(self, seat: int) -> int:
        """SMA-13.8"""
        points = 0
        shipped = self.shipped
        for shipment in range(len(shipped)):
            if shipped[shipment] >= 0 and shipped[shipment] // DOCKS == seat:
                points += self.catalog.shipments[shipment].points
        return points

    def winners(self) -> list[int]:
        """SMA-13.9, 13.10: the most points, then the retire space nearest to "1st"; solo enough of them (SMA-16.4)."""
        scores = self.scores()
        if self.setup.solo and scores[0] < scoring.VICTORY:
            return []
        best = max(scores)
        tied = [seat for seat in range(self.seats) if scores[seat] == best]
        nearest = min([self.retired[seat] for seat in tied])
        return [seat for seat in tied if self.retired[seat] == nearest]

    def feats(self) -> list[str]:
        """SMA-16.5: what the only player has reached."""
        pad = self.score_pad(0)
        measures = {
            "settler_points": pad["settlers"],
            "sets": self.harbour_sets(0),
            "bishop_points": sum([self.bishop_points(0, bishop) for bishop in self.own_bishops(0)]),
            "chain": int(scoring.has_chain(self.terrains(0))),
            "total": sum(pad.values()),
        }
        return [name for name, measure, needed in scoring.FEATS if measures[measure] >= needed]

    # -- questions --------------------------------------------------------------------------------------------------

    def trait(self, seat: int, trait: int) -> int:
        return self.traits[seat * TRAITS + trait]

    def stored(self, seat: int, resource: int) -> int:
        return count_of(self.storage[seat], resource)

    def sale_price(self, seat: int, resource: int) -> int:
        """SMA-11.2, 17.5"""
        return self.catalog.sell[resource] + self.traits[seat * TRAITS + SALE_BONUS]

    def sale_value(self, seat: int) -> int:
        """What all resources of a seat would bring."""
        value = 0
        for resource in range(KINDS):
            held = count_of(self.storage[seat], resource)
            if held:
                value += held * self.sale_price(seat, resource)
        return value

    def vacant(self, seat: int) -> int:
        """SMA-0.4: the territories without a die or coins, as bits."""
        return self.territories[seat] & ~self.covered[seat]

    def monks_placed(self, seat: int) -> int:
        placed = 0
        for mask in self.monks:
            placed += mask >> seat & 1
        return placed

    def blue_places(self, seat: int) -> int:
        """Where the blue dice that a seat may take stand in `blue` (SMA-15.1)."""
        return 0 if self.setup.blue_offer else seat * DIE_PLACES

    def dice_unlocked(self, seat: int) -> int:
        """SMA-9.1, 15.4: one, and one for each of the two symbols that was passed."""
        count = self.catalog.start_dice
        for space in self.catalog.die_symbols:
            if self.religion[seat] >= space:
                count += 1
        return count

    # -- verbs ------------------------------------------------------------------------------------------------------

    def gain_coins(self, seat: int, coins: int) -> None:
        self.coins[seat] += coins
        if self.listener is not None and coins:
            self.tell("coins", {"seat": SEATS[seat], "coins": coins})

    def pay_coins(self, seat: int, coins: int) -> None:
        self.coins[seat] -= coins
        if self.listener is not None and coins:
            self.tell("paid-coins", {"seat": SEATS[seat], "coins": coins})

    def gain_points(self, seat: int, points: int) -> None:
        self.points[seat] += points
        if self.listener is not None and points:
            self.tell("points", {"seat": SEATS[seat], "points": points})

    def gain_resource(self, seat: int, resource: int, count: int) -> None:
        """SMA-7.6, 7.8, 7.9: what is too much brings its sell price."""
        kept = min(count, self.catalog.limit - count_of(self.storage[seat], resource))
        self.storage[seat] += packed(resource, kept)
        over = count - kept
        coins = over * self.sale_price(seat, resource) if over else 0
        self.coins[seat] += coins
        if self.listener is not None:
            facts = {"seat": SEATS[seat], "resource": RESOURCES[resource]}
            if kept:
                self.tell("gained", {**facts, "count": kept})
            if over:
                self.tell("overflow", {**facts, "count": over, "coins": coins})

    def pay(self, seat: int, pile: int) -> None:
        """Resources go back to the supply."""
        self.storage[seat] -= pile
        if self.listener is not None:
            for resource in range(KINDS):
                count = count_of(pile, resource)
                if count:
                    facts: dict[str, str | int] = {"seat": SEATS[seat], "resource": RESOURCES[resource], "count": count}
                    self.tell("paid", facts)

    def settle_board(self, seat: int, board: int) -> None:
        """A seat gets its colony board, with what is printed on it."""
        self.board = self.board[:]
        self.board[seat] = board
        self.land = self.land[:]
        for cell in range(CELLS):
            self.put_face(seat, cell, self.catalog.boards[board].land[cell])

    def put_face(self, seat: int, cell: int, face: int) -> None:
        """A space of a board or tile comes to lie on a cell; the list of lands is the position's own already."""
        if face:
            self.land[seat * CELLS + cell] = face
            self.empty[seat] &= ~(1 << cell)
            if not self.catalog.faces[face].kind.is_road:
                self.territories[seat] |= 1 << cell

    def lay(self, seat: int, tile: int, turn: int, cell: int) -> None:
        """SMA-4.11: put a tile down."""
        piece = self.catalog.tiles[tile]
        spots = piece.spots[turn * CELLS + cell]
        self.land = self.land[:]
        for number in range(len(spots)):
            self.put_face(seat, spots[number], piece.faces[number])
        self.laid = [*self.laid, laid_code(seat, tile, turn, cell)]

    def lie_on(self, seat: int, cell: int, thing: int) -> None:
        """Coins or a die come to lie on a territory, which is not vacant then."""
        self.cover[seat * CELLS + cell] = thing
        self.covered[seat] |= 1 << cell

    def fits(self, seat: int, tile: int) -> bool:
        """SMA-4.7: whether a tile can be placed at all."""
        empty = self.empty[seat]
        for mask in self.catalog.tiles[tile].distinct:
            if empty & mask == mask:
                return True
        return False

    def advance_conquistador(self, seat: int) -> None:
        """SMA-7.24, 7.25, 7.38: one space on, on top of the pile there; the order of the others stays."""
        space = self.conquest[seat] + 1
        self.conquest[seat] = space
        ranking = self.ranking
        ranking.remove(seat)
        place = 0
        while place < len(ranking) and self.conquest[ranking[place]] >= space:
            place += 1
        ranking.insert(place, seat)

    def free_cells(self, seat: int) -> int:
        """How many cells of a colony are empty."""
        return bits(self.empty[seat])


FIELDS: Final = [
    "year",
    "opener",
    "first",
    "active",
    "source",
    "board",
    "boards_left",
    "coins",
    "storage",
    "points",
    "religion",
    "conquest",
    "ranking",
    "monks",
    "scholars",
    "bishops",
    "sets",
    "set_owner",
    "traits",
    "docks",
    "shipment_bag",
    "shipped",
    "harbour",
    "double_bag",
    "triple_bag",
    "offer",
    "discarded",
    "roads_left",
    "laid",
    "land",
    "empty",
    "territories",
    "covered",
    "cover",
    "white",
    "white_taken",
    "blue",
    "blue_taken",
    "blue_reserve",
    "uses",
    "retired",
]
"""The fields that a saved game carries."""
