"""The position of Empires, and the small verbs that move its pieces."""

from typing import Any, Final

from caravela.games.empires import phrases as say
from caravela.games.empires import scoring
from caravela.games.empires.catalog import (
    CAPTAIN,
    COLONIST,
    DISCOVERIES,
    ECONOMY,
    MISSIONARY,
    NEW_WORLD,
    PURCHASE,
    ROUNDS,
    SCORINGS,
    TYPES,
    Building,
    Catalog,
    Nation,
)
from caravela.games.empires.crew import members, recruited, size
from caravela.kernel.agenda import Step
from caravela.kernel.chance import Chance
from caravela.kernel.hidden import NOTHING, UNDRAWN, FaceDown
from caravela.kernel.save import save
from caravela.kernel.state import State, having

# -- streams of chance (EMP-3.4 to 3.11) ----------------------------------------------------------------------------

STREAMS: Final = [
    "player order",
    "opener",
    "nations",
    "tokens",
    "cards",
    "buildings I",
    "buildings II",
    "buildings III",
    "goods",
    "bonus goods",
    "history",
]
ORDER_LUCK: Final = 0
OPENER_LUCK: Final = 1
NATION_LUCK: Final = 2
TOKEN_LUCK: Final = 3
CARD_LUCK: Final = 4
BUILDING_LUCK: Final = 5
GOODS_LUCK: Final = 8
BONUS_LUCK: Final = 9
HISTORY_LUCK: Final = 10

# -- traits: what lasting buildings change for their owner ----------------------------------------------------------

TRAITS: Final = 6
RESISTANCE: Final = 0
CAPTAINS: Final = 1
COMPANIONS: Final = 2
BLOCKS: Final = 3
MILITIA: Final = 4
SAILING: Final = 5

# -- places on the dock: a worker there is 6 * seat + type, plus one of these ----------------------------------------

ON_X: Final = 64
ON_Y: Final = 128
ON_SHIP: Final = 192
MOVED: Final = 256
"""A worker from X, Y or a ship that University has put among the numbered spaces (EMP-21.31c)."""
FIGURE: Final = 63
SPACE: Final = 192

# -- phases: beside these the number of an event -----------------------------------------------------------------------

SETTING_UP: Final = -2
PLACING_WORKERS: Final = -1
AFTER_EVENTS: Final = 8


class Setup:
    """What a game was started with; the same for all its positions."""

    def __init__(self, catalog: Catalog, seats: int, settings: dict[str, Any]) -> None:
        self.catalog: Final = catalog
        self.seats: Final = seats
        self.settings: Final = settings
        self.builders: Final = bool(settings["builders"])
        self.nations: Final = str(settings["nations"])
        self.has_nations: Final = self.nations != "off"
        self.point_purchase: Final = bool(settings["vp_purchase"])
        self.captains: Final = bool(settings["two_player_captains"]) and seats == 2  # EMP-23.5
        self.less_luck: Final = bool(settings["less_luck"])
        self.face_up: Final = settings["recon"] == "advanced"
        self.looks: Final = settings["recon"] == "basic"
        self.no_survivors: Final = bool(settings["no_survivors"]) and not self.face_up  # EMP-23.18
        self.everyone: Final = (1 << (seats + 1)) - 1
        """Bit mask of all seats and of the spectators, who count as one more seat."""
        self.types: Final = TYPES if self.builders else TYPES - 1
        """How many types of worker are in play; the Builder is the last type."""
        chosen = settings["custom_buildings"] if settings["building_set"] == "custom" else ()
        self.tiles: Final = [tile for tile in range(len(catalog.tiles)) if self.has_tile(catalog.tiles[tile], chosen)]
        """The tiles in play (EMP-23.2, 23.3, 23.23)."""

    def has_tile(self, building: Building, chosen: Any) -> bool:
        if building.needs_builders and not self.builders:
            return False
        if chosen:
            return building.id in chosen
        return building.base or self.settings["building_set"] == "all"

    def first_stock(self) -> list[int]:
        """EMP-4.1, 4.2: all figures, without the Colonist of each seat that marks the player order."""
        stock = self.catalog.per_seat[: self.types] + [0] * (TYPES - self.types)
        stock[COLONIST] -= 1
        return stock * self.seats

    def first_traits(self) -> tuple[int, ...]:
        traits = [0] * TRAITS
        traits[CAPTAINS] = self.catalog.strength[CAPTAIN]
        traits[COMPANIONS] = self.catalog.arrival_colonists[MISSIONARY]
        return tuple(traits * self.seats)

    def first_pool(self) -> list[int]:
        """EMP-4.8: the goods without those that lie in the regions."""
        pool = self.catalog.good_copies[:]
        for good in self.catalog.region_good:
            pool[good] -= 1
        return pool

    def first_tokens(self) -> FaceDown:
        """EMP-4.5, 4.6"""
        lying = tuple([NOTHING if discovered else UNDRAWN for discovered in self.catalog.starts_discovered])
        return FaceDown(lying, (0,) * len(lying))

    def first_stacks(self) -> tuple[tuple[int, ...], ...]:
        """EMP-4.10: the tiles in play by Age, in no order."""
        tiles, ages = self.catalog.tiles, range(len(self.catalog.ages))
        return tuple([tuple([tile for tile in self.tiles if tiles[tile].age == age]) for age in ages])


class Empires(State):
    """The whole position; what copies share is a tuple."""

    def __init__(self, agenda: list[Step[Any]], chance: Chance, setup: Setup, origin: "Empires | None" = None) -> None:
        catalog = setup.catalog
        super().__init__(agenda, chance, catalog.speech, catalog.effects, origin)
        seats = setup.seats
        goods = len(catalog.goods)
        regions = len(catalog.regions)
        self.setup: Final = setup
        self.catalog: Final = catalog
        self.seats: Final = seats
        self.round: int = 0 if origin is None else origin.round
        self.phase: int = SETTING_UP if origin is None else origin.phase
        """Where the round is: setting up, placing, the event that is resolved or about to be, or after all events."""
        self.order: tuple[int, ...] = () if origin is None else origin.order
        """The seats in player order."""
        self.circuit: tuple[int, ...] = () if origin is None else origin.circuit
        """The order that the round of turns now under way started with."""
        self.coins: list[int] = [0] * seats if origin is None else origin.coins[:]
        self.ships: list[int] = [0] * seats if origin is None else origin.ships[:]
        self.sailing: list[int] = [0] * seats if origin is None else origin.sailing[:]
        """How many own ships serve the Mayflower this round."""
        self.ship_supply: int = catalog.ships_in_play[seats] - 1 if origin is None else origin.ship_supply
        self.ship_offered: int = 1 if origin is None else origin.ship_offered  # EMP-4.11
        self.stock: list[int] = setup.first_stock() if origin is None else origin.stock[:]
        """Figures by 6 * seat + type, as in the three next."""
        self.available: list[int] = [0] * (seats * TYPES) if origin is None else origin.available[:]
        self.exploring: list[int] = [0] * (seats * TYPES) if origin is None else origin.exploring[:]
        self.trading: list[int] = [0] * (seats * TYPES) if origin is None else origin.trading[:]
        self.land: list[int] = [0] * (regions * seats) if origin is None else origin.land[:]
        """The crews in the regions, by region * seats + seat."""
        self.initiative: list[int] = [] if origin is None else origin.initiative[:]
        """A row is a list of figures, 6 * seat + type, the first one next."""
        self.dock: list[int] = [] if origin is None else origin.dock[:]
        self.trade: list[int] = [] if origin is None else origin.trade[:]
        self.sites: list[int] = [] if origin is None else origin.sites[:]
        self.warfare: list[int] = [] if origin is None else origin.warfare[:]
        self.school: list[int] = [-1] * len(catalog.school) if origin is None else origin.school[:]
        """The figure on each space of Specialists, or -1."""
        self.goods: list[int] = [0] * (seats * goods) if origin is None else origin.goods[:]
        """By seat * goods + good."""
        self.goods_offered: list[int] = [] if origin is None else origin.goods_offered[:]
        self.goods_lying: tuple[int, ...] = (1,) * regions if origin is None else origin.goods_lying
        self.pool: list[int] = setup.first_pool() if origin is None else origin.pool[:]
        self.goods_gone: tuple[int, ...] = (0,) * goods if origin is None else origin.goods_gone
        self.tokens: FaceDown = setup.first_tokens() if origin is None else origin.tokens.copy()
        """What lies in the regions; a discovered one has nothing."""
        self.token_bag: tuple[int, ...] = tuple(range(len(catalog.tokens))) if origin is None else origin.token_bag
        """Tokens that nobody has seen, in regions or in the box."""
        self.token_box: int = len(catalog.tokens) - len(self.undiscovered()) if origin is None else origin.token_box
        self.token_owner: tuple[int, ...] = (-1,) * len(catalog.tokens) if origin is None else origin.token_owner
        self.tokens_gone: tuple[int, ...] = () if origin is None else origin.tokens_gone
        self.deck: tuple[int, ...] = tuple(range(len(catalog.cards))) if origin is None else origin.deck
        """The cards between top and bottom, in no order."""
        self.deck_top: FaceDown = FaceDown((NOTHING,), (0,)) if origin is None else origin.deck_top.copy()
        self.deck_bottom: FaceDown = FaceDown((), ()) if origin is None else origin.deck_bottom.copy()
        self.card_owner: tuple[int, ...] = (-1,) * len(catalog.cards) if origin is None else origin.card_owner
        self.stacks: tuple[tuple[int, ...], ...] = setup.first_stacks() if origin is None else origin.stacks
        self.offer: list[int] = [] if origin is None else origin.offer[:]
        self.tiles_gone: int = 0 if origin is None else origin.tiles_gone
        self.tile_owner: tuple[int, ...] = (-1,) * len(catalog.tiles) if origin is None else origin.tile_owner
        self.purchases: tuple[int, ...] = () if origin is None else origin.purchases
        """Tiles in the order in which they were bought."""
        self.spent: int = 0 if origin is None else origin.spent
        """Bit mask of tiles lying face down."""
        self.acted: int = 0 if origin is None else origin.acted
        """Bit mask of tiles that have acted in this phase or window."""
        self.traits: tuple[int, ...] = setup.first_traits() if origin is None else origin.traits
        self.mover: int = -1 if origin is None else origin.mover
        """The seat that may still move a worker to the front by University (EMP-21.31)."""
        self.nation: tuple[int, ...] = (-1,) * seats if origin is None else origin.nation
        self.nation_uses: tuple[int, ...] = (0,) * seats if origin is None else origin.nation_uses
        self.nation_round: tuple[int, ...] = (0,) * seats if origin is None else origin.nation_round
        """The round of the last use; 0 before the first."""
        self.new_world: tuple[int, ...] = (0,) * (SCORINGS * seats) if origin is None else origin.new_world
        """Points by 3 * seat + scoring."""
        self.scorings: int = 0 if origin is None else origin.scorings
        """How many New World Scorings have taken place."""
        self.bought: tuple[int, ...] = (0,) * seats if origin is None else origin.bought
        self.incomes: int = 0 if origin is None else origin.incomes
        """The last round whose income was paid."""
        self.economy: tuple[int, ...] = (0,) * seats if origin is None else origin.economy
        self.wealth: tuple[int, ...] = (0,) * seats if origin is None else origin.wealth
        """Coins that Wealth counts, once counted (EMP-21.59a)."""
        self.scholars: tuple[int, ...] = (0,) * seats if origin is None else origin.scholars
        """Own workers in Specialists in the last round (EMP-21.65)."""

    def copy(self) -> "Empires":
        return Empires(self.agenda[:], self.chance.copy(), self.setup, self)

    def save(self) -> dict[str, Any]:
        return save(self, "empires")

    def chapter(self) -> int:
        return self.round

    # -- points -----------------------------------------------------------------------------------------------------

    def breakdown(self) -> list[dict[str, int]]:
        """The rows of the score pad; what Final Scoring adds appears when the game is over (EMP-19.2 to 19.5)."""
        return [self.score_pad(seat) for seat in range(self.seats)]

    def score_pad(self, seat: int) -> dict[str, int]:
        points = {NEW_WORLD[number]: self.new_world[3 * seat + number] for number in range(SCORINGS)}
        points[PURCHASE] = self.bought[seat]
        if not self.agenda:
            points[DISCOVERIES] = self.discovery_points(seat)
            self.add_building_points(seat, points)
            points[ECONOMY] = self.economy[seat]
        return points

    def add_building_points(self, seat: int, points: dict[str, int]) -> None:
        """EMP-19.3, 19.4: as the position stands."""
        for tile in self.purchases:
            if self.tile_owner[tile] == seat:
                building = self.catalog.tiles[tile]
                earned = building.points
                for effect in building.end:
                    earned += effect.points(self, seat)
                if earned:
                    points[building.id] = points.get(building.id, 0) + earned

    def wealth_of(self, seat: int) -> int:
        """EMP-21.59a: the coins that count for Wealth."""
        return self.wealth[seat] if self.scorings == SCORINGS else self.coins[seat]

    def scholars_of(self, seat: int) -> int:
        """EMP-21.65: own workers in Specialists in the last round, counted or still standing there."""
        if self.round < ROUNDS or any(self.scholars):
            return self.scholars[seat]
        count = 0
        for figure in self.school:
            if figure >= 0 and figure // TYPES == seat:
                count += 1
        return count

    def discovery_points(self, seat: int) -> int:
        """EMP-19.2"""
        points = 0
        for token in range(len(self.token_owner)):
            if self.token_owner[token] == seat:
                points += self.catalog.tokens[token].points
        for card in range(len(self.card_owner)):
            if self.card_owner[card] == seat:
                points += self.catalog.cards[card].points
        return points

    def winners(self) -> list[int]:
        """EMP-19.7: points, then those of the last New World Scoring, then coins, then goods and ships."""
        scores = self.scores()
        kinds = len(self.catalog.goods)
        ranks = [
            (
                scores[seat],
                self.new_world[3 * seat + 2],
                self.coins[seat],
                sum(self.goods[seat * kinds : (seat + 1) * kinds]) + self.ships[seat],
            )
            for seat in range(self.seats)
        ]
        best = max(ranks)
        return [seat for seat in range(self.seats) if ranks[seat] == best]

    # -- questions --------------------------------------------------------------------------------------------------

    @property
    def age(self) -> int:
        """0, 1 or 2; before the first round it is Age I (EMP-23.24)."""
        return self.catalog.age_of_round[max(self.round, 1)]

    def colony(self, region: int, seat: int) -> int:
        """How many workers a seat has in a region."""
        return size(self.land[region * self.seats + seat])

    def settled(self, region: int, seat: int, worker: int) -> int:
        """How many workers of a type a seat has in a region."""
        return members(self.land[region * self.seats + seat], worker)

    def is_discovered(self, region: int) -> bool:
        return self.tokens.values[region] == NOTHING

    def discovered(self) -> list[int]:
        """The discovered regions in board order."""
        values = self.tokens.values
        return [region for region in range(len(values)) if values[region] == NOTHING]

    def undiscovered(self) -> list[int]:
        values = self.tokens.values
        return [region for region in range(len(values)) if values[region] != NOTHING]

    def all_discovered(self) -> bool:
        for value in self.tokens.values:
            if value != NOTHING:
                return False
        return True

    def cards_left(self) -> int:
        top = 0 if self.deck_top.values[0] == NOTHING else 1
        return len(self.deck) + top + len(self.deck_bottom.values)

    def trait(self, seat: int, trait: int) -> int:
        return self.traits[seat * TRAITS + trait]

    def good_count(self, seat: int, good: int) -> int:
        return self.goods[seat * len(self.catalog.goods) + good]

    def has_goods(self, seat: int) -> bool:
        kinds = len(self.catalog.goods)
        for good in range(kinds):
            if self.goods[seat * kinds + good]:
                return True
        return False

    def advantage(self, seat: int, moment: int) -> Nation | None:
        """The seat's nation, if its advantage may be used at this moment of the round (EMP-22.24 to 22.30)."""
        if self.nation[seat] < 0 or not self.nation_uses[seat]:
            return None
        nation = self.catalog.nations[self.nation[seat]]
        last = self.nation_round[seat]
        if nation.effect.when != moment or (last and last == self.round):
            return None
        if nation.per_age and last and self.catalog.age_of_round[last] == self.age:
            return None
        return nation

    # -- verbs ------------------------------------------------------------------------------------------------------

    def gain(self, seat: int, coins: int) -> None:
        self.coins[seat] = self.coins[seat] + coins

    def pay(self, seat: int, coins: int) -> None:
        self.coins[seat] = self.coins[seat] - coins

    def to_stock(self, figure: int) -> None:
        """A worker leaves an event (EMP-2.2)."""
        self.stock[figure] += 1

    def join(self, region: int, seat: int, worker: int, count: int) -> None:
        """So many more, or fewer, workers of a type stand in a region; nothing follows from it."""
        at = region * self.seats + seat
        self.land[at] = recruited(self.land[at], worker, count)

    def settle(self, region: int, seat: int, worker: int) -> None:
        """Put a worker in a region; the first ever to have three there takes its good (EMP-8.10, 8.11)."""
        self.join(region, seat, worker, 1)
        if self.goods_lying[region] and self.colony(region, seat) >= scoring.COLONISED:
            good = self.catalog.region_good[region]
            self.goods_lying = having(self.goods_lying, region, 0)
            self.goods[seat * len(self.catalog.goods) + good] += 1
            self.tell(say.REGION_GOOD_TAKEN, seat, region, good)

    def settle_from_stock(self, region: int, seat: int, worker: int, count: int) -> int:
        """Put up to so many workers of a type in a region; how many there were (EMP-20.8)."""
        at = seat * TYPES + worker
        placed = 0
        while placed < count and self.stock[at] > 0:
            self.stock[at] -= 1
            self.settle(region, seat, worker)
            placed += 1
        return placed

    def remove(self, region: int, seat: int, worker: int, count: int) -> None:
        """Take workers off the map, back to stock."""
        self.join(region, seat, worker, -count)
        self.stock[seat * TYPES + worker] += count

    def use_advantage(self, seat: int) -> None:
        self.nation_uses = having(self.nation_uses, seat, self.nation_uses[seat] - 1)
        self.nation_round = having(self.nation_round, seat, self.round)

    def draw_good(self, stream: int) -> int:
        """A good out of the pool at random; -1 when it is empty (EMP-21.9)."""
        pool = self.pool
        left = 0
        for count in pool:
            left += count
        if not left:
            return -1
        pick = self.draw(stream, left)
        good = 0
        while pick >= pool[good]:
            pick -= pool[good]
            good += 1
        pool[good] -= 1
        return good

    def draw_tile(self, age: int) -> int:
        """A building out of the stack of an Age at random."""
        stack = list(self.stacks[age])
        tile = self.draw_from(BUILDING_LUCK + age, stack)
        self.set_stack(age, stack)
        return tile

    def set_stack(self, age: int, stack: list[int]) -> None:
        stacks = list(self.stacks)
        stacks[age] = tuple(stack)
        self.stacks = tuple(stacks)

    def reveal_token(self, region: int, seats: int) -> int:
        """The seats in the bit mask see the token of a region."""
        if self.tokens.values[region] == UNDRAWN:
            bag = list(self.token_bag)
            self.tokens.turn_into(region, self.draw_from(TOKEN_LUCK, bag))
            self.token_bag = tuple(bag)
        self.tokens.look(self, region, seats)
        return self.tokens.values[region]

    def reveal_card(self, seats: int) -> int:
        """The seats in the bit mask see the top card of the deck; it stays there."""
        top = self.deck_top
        bottom = self.deck_bottom
        if top.values[0] == NOTHING:
            if self.deck:
                deck = list(self.deck)
                top.lay(0, self.draw_from(CARD_LUCK, deck))
                self.deck = tuple(deck)
            else:
                self.deck_top = top = FaceDown(bottom.values[:1], bottom.seen[:1])
                bottom.drop_first()
        top.look(self, 0, seats)
        return top.values[0]

    def shuffle_deck(self) -> None:
        """All cards in no order again: nobody knows a place any more (EMP-3.2)."""
        cards = self.deck + self.deck_bottom.values
        if self.deck_top.values[0] != NOTHING:
            cards += self.deck_top.values
        self.deck = cards
        self.deck_top = FaceDown((NOTHING,), (0,))
        self.deck_bottom = FaceDown((), ())
