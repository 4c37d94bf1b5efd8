"""The position of Empires, and the small verbs that move its pieces."""

from typing import Any, Final

from caravela.games.empires import scoring
from caravela.games.empires.catalog import (
    SEATS,
    TYPES,
    WORKERS,
    Building,
    Catalog,
    Nation,
)
from caravela.games.empires.crew import members, recruited, size
from caravela.kernel.agenda import Step
from caravela.kernel.chance import Chance
from caravela.kernel.hidden import NOTHING, UNDRAWN, FaceDown
from caravela.kernel.save import save
from caravela.kernel.state import State, replaced

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


class Setup:
    """What a game was started with; the same for all its positions."""

    def __init__(self, catalog: Catalog, seats: int, settings: dict[str, Any]) -> None:
        self.catalog: Final = catalog
        self.seats: Final = seats
        self.settings: Final = settings
        self.builders: Final = bool(settings["builders"])
        self.nations: Final = str(settings["nations"])
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


class Empires(State):
    """The whole position."""

    def __init__(
        self,
        agenda: list[Step[Any]],
        chance: Chance,
        choices: int,
        committed: int,
        chooser: int,
        setup: Setup,
        round: int,
        order: list[int],
        circuit: list[int],
        coins: list[int],
        ships: list[int],
        sailing: list[int],
        ship_supply: int,
        ship_offered: int,
        stock: list[int],
        available: list[int],
        exploring: list[int],
        trading: list[int],
        land: list[int],
        initiative: list[int],
        dock: list[int],
        trade: list[int],
        sites: list[int],
        warfare: list[int],
        school: list[int],
        goods: list[int],
        goods_offered: list[int],
        goods_lying: list[int],
        pool: list[int],
        goods_gone: list[int],
        tokens: FaceDown,
        token_bag: list[int],
        token_box: int,
        token_owner: list[int],
        tokens_gone: list[int],
        deck: list[int],
        deck_top: FaceDown,
        deck_bottom: FaceDown,
        card_owner: list[int],
        stacks: list[list[int]],
        offer: list[int],
        tiles_gone: int,
        tile_owner: list[int],
        purchases: list[int],
        spent: int,
        acted: int,
        traits: list[int],
        nation: list[int],
        nation_uses: list[int],
        nation_round: list[int],
        new_world: list[int],
        bought: list[int],
        economy: list[int],
        wealth: list[int],
        scholars: list[int],
    ) -> None:
        super().__init__(agenda, chance, choices, committed, chooser)
        self.setup: Final = setup
        self.catalog: Final = setup.catalog
        self.seats: Final = setup.seats
        self.round = round
        self.order = order
        """The seats in player order."""
        self.circuit = circuit
        """The order that the round of turns now under way started with."""
        self.coins = coins
        self.ships = ships
        self.sailing = sailing
        """How many own ships serve the Mayflower this round."""
        self.ship_supply = ship_supply
        self.ship_offered = ship_offered
        self.stock = stock
        """Figures by 6 * seat + type, as in the three next."""
        self.available = available
        self.exploring = exploring
        self.trading = trading
        self.land = land
        """The crews in the regions, by region * seats + seat."""
        self.initiative = initiative
        """A row is a list of figures, 6 * seat + type, the first one next."""
        self.dock = dock
        self.trade = trade
        self.sites = sites
        self.warfare = warfare
        self.school = school
        """The figure on each space of Specialists, or -1."""
        self.goods = goods
        """By seat * goods + good."""
        self.goods_offered = goods_offered
        self.goods_lying = goods_lying
        self.pool = pool
        self.goods_gone = goods_gone
        self.tokens = tokens
        """What lies in the regions; a discovered one has nothing."""
        self.token_bag = token_bag
        """Tokens that nobody has seen, in regions or in the box."""
        self.token_box = token_box
        self.token_owner = token_owner
        self.tokens_gone = tokens_gone
        self.deck = deck
        """The cards between top and bottom, in no order."""
        self.deck_top = deck_top
        self.deck_bottom = deck_bottom
        self.card_owner = card_owner
        self.stacks = stacks
        self.offer = offer
        self.tiles_gone = tiles_gone
        self.tile_owner = tile_owner
        self.purchases = purchases
        """Tiles in the order in which they were bought."""
        self.spent = spent
        """Bit mask of tiles lying face down."""
        self.acted = acted
        """Bit mask of tiles that have acted in this phase or window."""
        self.traits = traits
        self.nation = nation
        self.nation_uses = nation_uses
        self.nation_round = nation_round
        """The round of the last use; 0 before the first."""
        self.new_world = new_world
        """Points by 3 * seat + scoring."""
        self.bought = bought
        self.economy = economy
        self.wealth = wealth
        """Points of Wealth, once counted (EMP-21.59a)."""
        self.scholars = scholars
        """Own workers in Specialists in the last round (EMP-21.65)."""

    def copy(self) -> "Empires":
        """Lists that seldom change are shared by copies: they are replaced, never changed in place."""
        return Empires(
            self.agenda[:],
            self.chance.copy(),
            self.choices,
            self.committed,
            self.chooser,
            self.setup,
            self.round,
            self.order,
            self.circuit,
            self.coins[:],
            self.ships[:],
            self.sailing[:],
            self.ship_supply,
            self.ship_offered,
            self.stock[:],
            self.available[:],
            self.exploring[:],
            self.trading[:],
            self.land[:],
            self.initiative[:],
            self.dock[:],
            self.trade[:],
            self.sites[:],
            self.warfare[:],
            self.school[:],
            self.goods[:],
            self.goods_offered[:],
            self.goods_lying,
            self.pool,
            self.goods_gone,
            self.tokens.copy(),
            self.token_bag,
            self.token_box,
            self.token_owner,
            self.tokens_gone,
            self.deck,
            self.deck_top.copy(),
            self.deck_bottom.copy(),
            self.card_owner,
            self.stacks,
            self.offer[:],
            self.tiles_gone,
            self.tile_owner,
            self.purchases,
            self.spent,
            self.acted,
            self.traits,
            self.nation,
            self.nation_uses,
            self.nation_round,
            self.new_world,
            self.bought,
            self.economy,
            self.wealth,
            self.scholars,
        )

    def save(self) -> dict[str, Any]:
        heading = {"game": "empires", "seats": self.seats, "settings": dict(self.setup.settings)}
        return save(self, heading, FIELDS)

    # -- points -----------------------------------------------------------------------------------------------------

    def breakdown(self) -> list[dict[str, int]]:
        """The rows of the score pad; what Final Scoring adds appears when the game is over (EMP-19.2 to 19.5)."""
        return [self.score_pad(seat) for seat in range(self.seats)]

    def score_pad(self, seat: int) -> dict[str, int]:
        points = {f"new_world_{number + 1}": self.new_world[3 * seat + number] for number in range(3)}
        points["purchase"] = self.bought[seat]
        if self.agenda:
            return points
        points["discoveries"] = self.discovery_points(seat)
        for tile in self.purchases:
            if self.tile_owner[tile] == seat:
                building = self.catalog.tiles[tile]
                earned = building.points + sum([effect.points(self, seat) for effect in building.end])
                if earned:
                    points[building.id] = earned
        points["economy"] = self.economy[seat]
        return points

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
        self.coins[seat] += coins

    def pay(self, seat: int, coins: int) -> None:
        self.coins[seat] -= coins

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
            self.goods_lying = replaced(self.goods_lying, region, 0)
            self.goods[seat * len(self.catalog.goods) + good] += 1
            if self.listener is not None:
                name = self.catalog.regions[region]
                self.tell("region-good", {"seat": SEATS[seat], "region": name, "good": self.catalog.goods[good]})

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
        self.nation_uses = replaced(self.nation_uses, seat, self.nation_uses[seat] - 1)
        self.nation_round = replaced(self.nation_round, seat, self.round)

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
        self.pool = replaced(pool, good, pool[good] - 1)
        return good

    def draw_tile(self, age: int) -> int:
        """A building out of the stack of an Age at random."""
        stack = self.stacks[age][:]
        tile = self.draw_from(BUILDING_LUCK + age, stack)
        self.set_stack(age, stack)
        return tile

    def set_stack(self, age: int, stack: list[int]) -> None:
        stacks = self.stacks[:]
        stacks[age] = stack
        self.stacks = stacks

    def reveal_token(self, region: int, seats: int) -> int:
        """The seats in the bit mask see the token of a region."""
        if self.tokens.values[region] == UNDRAWN:
            self.token_bag = self.token_bag[:]
            self.tokens.turn_into(region, self.draw_from(TOKEN_LUCK, self.token_bag))
        self.tokens.look(self, region, seats)
        return self.tokens.values[region]

    def reveal_card(self, seats: int) -> int:
        """The seats in the bit mask see the top card of the deck; it stays there."""
        top = self.deck_top
        bottom = self.deck_bottom
        if top.values[0] == NOTHING:
            if self.deck:
                self.deck = self.deck[:]
                top.lay(0, self.draw_from(CARD_LUCK, self.deck))
            else:
                self.deck_top = top = FaceDown(bottom.values[:1], bottom.seen[:1])
                bottom.drop_first()
        top.look(self, 0, seats)
        return top.values[0]

    def shuffle_deck(self) -> None:
        """All cards in no order again: nobody knows a place any more (EMP-3.2)."""
        cards = self.deck + self.deck_bottom.values
        if self.deck_top.values[0] != NOTHING:
            cards.append(self.deck_top.values[0])
        self.deck = cards
        self.deck_top = FaceDown([NOTHING], [0])
        self.deck_bottom = FaceDown([], [])

    # -- words ------------------------------------------------------------------------------------------------------

    def region_name(self, region: int) -> str:
        return self.catalog.regions[region]

    def good_name(self, good: int) -> str:
        return self.catalog.goods[good]


FIELDS: Final = [
    "round",
    "order",
    "circuit",
    "coins",
    "ships",
    "sailing",
    "ship_supply",
    "ship_offered",
    "stock",
    "available",
    "exploring",
    "trading",
    "land",
    "initiative",
    "dock",
    "trade",
    "sites",
    "warfare",
    "school",
    "goods",
    "goods_offered",
    "goods_lying",
    "pool",
    "goods_gone",
    "tokens",
    "token_bag",
    "token_box",
    "token_owner",
    "tokens_gone",
    "deck",
    "deck_top",
    "deck_bottom",
    "card_owner",
    "stacks",
    "offer",
    "tiles_gone",
    "tile_owner",
    "purchases",
    "spent",
    "acted",
    "traits",
    "nation",
    "nation_uses",
    "nation_round",
    "new_world",
    "bought",
    "economy",
    "wealth",
    "scholars",
]
"""The fields that a saved game carries."""


def figure_name(figure: int) -> str:
    """How a figure on a row is written: 'blue soldier'."""
    figure &= FIGURE
    return f"{SEATS[figure // TYPES]} {WORKERS[figure % TYPES]}"
