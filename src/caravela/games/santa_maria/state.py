"""The position of Santa Maria, and the small verbs that move its pieces."""

from typing import Any, Final

from caravela.games.santa_maria import phrases as say
from caravela.games.santa_maria import scoring
from caravela.games.santa_maria.catalog import DOCKS, MONK_SPACES, SCHOLARS_UP, Catalog
from caravela.games.santa_maria.grid import ALL, CELLS
from caravela.games.santa_maria.payment import KINDS, count_of, packed
from caravela.kernel.agenda import Step
from caravela.kernel.chance import Chance
from caravela.kernel.save import save
from caravela.kernel.state import State, having

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
COIN_STEP: Final = 5
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

NOWHERE: Final = -1


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
        traits = [0] * TRAITS
        traits[STEP_RESOURCES] = 1 << catalog.extra_step  # SMA-7.29
        self.traits: Final[tuple[int, ...]] = tuple(traits * seats)
        """What no scholar has changed."""


class SantaMaria(State):
    """The whole position; what copies share is a tuple."""

    def __init__(
        self, agenda: list[Step[Any]], chance: Chance, setup: Setup, origin: "SantaMaria | None" = None
    ) -> None:
        catalog, seats = setup.catalog, setup.seats
        super().__init__(agenda, chance, catalog.speech, catalog.effects, origin)
        self.setup: Final = setup
        self.catalog: Final = catalog
        self.seats: Final = seats
        self.year: int = 0 if origin is None else origin.year
        """The number of the year; 0 before the first."""
        self.opener: int = 0 if origin is None else origin.opener
        """The starting player of the first year: seat 1 of the rules (SMA-2.11, 2.19)."""
        self.first: int = 0 if origin is None else origin.first
        """The starting player of this year."""
        self.active: int = NOWHERE if origin is None else origin.active
        """Whose turn it is, -1 between years."""
        self.board: tuple[int, ...] = (-1,) * seats if origin is None else origin.board
        """The colony board of each seat, -1 while it has none."""
        self.boards_left: tuple[int, ...] = () if origin is None else origin.boards_left
        """The boards that can still be chosen."""
        self.coins: list[int] = [0] * seats if origin is None else origin.coins[:]
        self.storage: list[int] = [0] * seats if origin is None else origin.storage[:]
        """The resources of each seat, as one number (see payment.py)."""
        self.points: list[int] = [0] * seats if origin is None else origin.points[:]
        """Points gained in play."""
        self.religion: list[int] = [0] * seats if origin is None else origin.religion[:]
        self.conquest: list[int] = [0] * seats if origin is None else origin.conquest[:]
        self.ranking: list[int] = list(range(seats)) if origin is None else origin.ranking[:]
        """The seats on the conquistador track, best first: the farthest, then who came first (SMA-12.1)."""
        self.monks: list[int] = [0] * MONK_SPACES if origin is None else origin.monks[:]
        """Per monk space the bit mask of the seats that have a monk there: scholars, bishops, stations."""
        self.scholars: tuple[int, ...] = () if origin is None else origin.scholars
        """The scholars above their spaces."""
        self.bishops: tuple[int, ...] = () if origin is None else origin.bishops
        self.sets: tuple[int, ...] = () if origin is None else origin.sets
        """The scholar under each town hall; none without the advanced set-up."""
        self.set_owner: tuple[int, ...] = () if origin is None else origin.set_owner
        self.traits: tuple[int, ...] = setup.traits if origin is None else origin.traits
        self.docks: list[int] = [-1] * DOCKS if origin is None else origin.docks[:]
        """The shipment at each dock of the shared board, -1 where there is none."""
        self.shipment_bag: tuple[int, ...] = catalog.standard if origin is None else origin.shipment_bag
        self.shipped: tuple[int, ...] = (-1,) * len(catalog.shipments) if origin is None else origin.shipped
        """Per shipment 4 * seat + dock, -1 while nobody has it."""
        self.harbour: list[int] = [0] * (DOCKS * seats) if origin is None else origin.harbour[:]
        """How many shipments a seat has at a dock, by 4 * seat + dock."""
        self.double_bag: tuple[int, ...] = catalog.doubles if origin is None else origin.double_bag
        self.triple_bag: tuple[int, ...] = catalog.triples if origin is None else origin.triple_bag
        self.offer: tuple[int, ...] = () if origin is None else origin.offer
        """The expansion tiles that lie face up."""
        self.discarded: tuple[int, ...] = () if origin is None else origin.discarded
        self.roads_left: int = catalog.road_copies if origin is None else origin.roads_left
        self.laid: tuple[int, ...] = () if origin is None else origin.laid
        """The tiles in colonies, in the order in which they were laid: seat, tile, turn and cell of each."""
        self.land: list[tuple[int, ...]] = [(0,) * CELLS] * seats if origin is None else origin.land[:]
        """Per seat the face on each cell; 0 where it is empty."""
        self.empty: list[int] = [ALL] * seats if origin is None else origin.empty[:]
        """The empty cells of each seat as bits, like the two next."""
        self.territories: list[int] = [0] * seats if origin is None else origin.territories[:]
        self.covered: list[int] = [0] * seats if origin is None else origin.covered[:]
        self.cover: list[int] = [0] * (CELLS * seats) if origin is None else origin.cover[:]
        """What lies on each cell: so many coins, or a die plus its value (`WHITE_DIE`, `BLUE_DIE`)."""
        self.white: list[int] = [0] * DIE_PLACES if origin is None else origin.white[:]
        """How many white dice of each value are on offer."""
        self.white_taken: list[int] = [0] * seats if origin is None else origin.white_taken[:]
        self.blue: list[int] = [0] * (DIE_PLACES * seats) if origin is None else origin.blue[:]
        """How many blue dice of each value a seat can use, by 6 * seat + value - 1; in the variant: the first row."""
        self.blue_taken: list[int] = [0] * seats if origin is None else origin.blue_taken[:]
        self.blue_reserve: int = catalog.dice_per_player[1] * seats if origin is None else origin.blue_reserve
        """SMA-2.1"""
        self.uses: list[int] = [0] * seats if origin is None else origin.uses[:]
        """How often each seat has activated a single territory this year."""
        self.retired: list[int] = [-1] * seats if origin is None else origin.retired[:]
        """The retire space of each seat, -1 while it has not retired."""

    def copy(self) -> "SantaMaria":
        return SantaMaria(self.agenda[:], self.chance.copy(), self.setup, self)

    def save(self) -> dict[str, Any]:
        return save(self, "santa_maria")

    def chapter(self) -> int:
        """The year; the set-up belongs to the first."""
        return max(1, self.year)

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
        faces, land = self.catalog.faces, self.land[seat]
        found = [0] * CELLS
        for cell in range(CELLS):
            face = land[cell]
            if face and faces[face].settlers > 0:
                found[cell] = faces[face].settlers
        return found

    def terrains(self, seat: int) -> list[int]:
        """The terrain of each territory, -1 for any other cell."""
        faces, land = self.catalog.faces, self.land[seat]
        found = [-1] * CELLS
        for cell in range(CELLS):
            face = land[cell]
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

    def conquest_points(self) -> list[int]:
        """SMA-12.1 to 12.4, solo 16.2: what each seat would gain if the year ended now."""
        if not self.year:
            return [0] * self.seats
        table = self.setup.conquest[self.year - 1]
        if self.setup.solo:
            return [table[0] if self.conquest[0] >= self.catalog.trees[self.year - 1] else 0]
        return scoring.conquest_points(self.ranking, self.conquest, table)

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
        return [name for name, count, needed in self.feat_counts() if count >= needed]

    def feat_counts(self) -> list[tuple[str, int, int]]:
        """Per feat how much the only player has, and needs."""
        pad = self.score_pad(0)
        measures = {
            "settler_points": pad["settlers"],
            "sets": self.harbour_sets(0),
            "bishop_points": sum([self.bishop_points(0, bishop) for bishop in self.own_bishops(0)]),
            "chain": int(scoring.has_chain(self.terrains(0))),
            "total": sum(pad.values()),
        }
        return [(name, measures[measure], needed) for name, measure, needed in scoring.FEATS]

    # -- questions --------------------------------------------------------------------------------------------------

    def trait(self, seat: int, trait: int) -> int:
        return self.traits[seat * TRAITS + trait]

    def raise_trait(self, seat: int, trait: int, amount: int) -> None:
        place = seat * TRAITS + trait
        self.traits = having(self.traits, place, self.traits[place] + amount)

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

    def holds_any(self, seat: int, resources: int) -> bool:
        """Whether one of the resources in a bit mask is held."""
        pile = self.storage[seat]
        for resource in range(KINDS):
            if resources >> resource & 1 and count_of(pile, resource):
                return True
        return False

    def tiles_of(self, seat: int) -> list[tuple[int, int, int]]:
        """The tiles in a colony, in the order in which they were laid: tile, turn and cell."""
        laid = self.laid
        return [(laid[at + 1], laid[at + 2], laid[at + 3]) for at in range(0, len(laid), 4) if laid[at] == seat]

    # -- verbs ------------------------------------------------------------------------------------------------------

    def gain_coins(self, seat: int, coins: int) -> None:
        self.coins[seat] += coins
        if coins:
            self.tell(say.GAINED_COINS, seat, coins)

    def pay_coins(self, seat: int, coins: int) -> None:
        self.coins[seat] -= coins
        if coins:
            self.tell(say.PAID_COINS, seat, coins)

    def gain_points(self, seat: int, points: int) -> None:
        self.points[seat] += points
        if points:
            self.tell(say.GAINED_POINTS, seat, points)

    def gain_resource(self, seat: int, resource: int, count: int) -> None:
        """SMA-7.6, 7.8, 7.9: what is too much brings its sell price."""
        kept = min(count, self.catalog.limit - count_of(self.storage[seat], resource))
        self.storage[seat] += packed(resource, kept)
        if kept:
            self.tell(say.GAINED, seat, kept, resource)
        over = count - kept
        if over:
            coins = over * self.sale_price(seat, resource)
            self.coins[seat] += coins
            self.tell(say.OVERFLOWED, seat, over, resource, coins)

    def pay(self, seat: int, pile: int) -> None:
        """Resources go back to the supply."""
        for resource in range(KINDS):
            count = count_of(pile, resource)
            if count:
                self.storage[seat] -= packed(resource, count)
                self.tell(say.PAID, seat, count, resource)

    def settle_board(self, seat: int, board: int) -> None:
        """A seat gets its colony board, with what is printed on it."""
        self.board = having(self.board, seat, board)
        land = list(self.land[seat])
        for cell in range(CELLS):
            self.put_face(seat, land, cell, self.catalog.boards[board].land[cell])
        self.land[seat] = tuple(land)

    def put_face(self, seat: int, land: list[int], cell: int, face: int) -> None:
        """A space of a board or tile comes to lie on a cell."""
        if face:
            land[cell] = face
            self.empty[seat] &= ~(1 << cell)
            if not self.catalog.faces[face].kind.is_road:
                self.territories[seat] |= 1 << cell

    def lay(self, seat: int, tile: int, turn: int, cell: int) -> None:
        """SMA-4.11: put a tile down."""
        piece = self.catalog.tiles[tile]
        spots = piece.spots[turn * CELLS + cell]
        land = list(self.land[seat])
        for number in range(len(spots)):
            self.put_face(seat, land, spots[number], piece.faces[number])
        self.land[seat] = tuple(land)
        self.laid = (*self.laid, seat, tile, turn, cell)

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
