"""The catalogue: the typed shape of the content files."""

from typing import Any, Final

from caravela.games.empires import phrases as say
from caravela.games.empires import scoring
from caravela.kernel.content import SOURCES, Content, ContentFile, Entry
from caravela.kernel.effects import Effect, Verbs, read_effects
from caravela.kernel.errors import ContentError
from caravela.kernel.phrases import Speech

SEATS: Final = ["red", "yellow", "blue", "green", "orange", "purple"]

WORKERS: Final = ["colonist", "captain", "merchant", "missionary", "soldier", "builder"]
TYPES: Final = 6
COLONIST: Final = 0
CAPTAIN: Final = 1
MERCHANT: Final = 2
MISSIONARY: Final = 3
SOLDIER: Final = 4
BUILDER: Final = 5

EVENTS: Final = ["initiative", "dock", "trade", "shipping", "buildings", "discovery", "specialists", "warfare"]
INITIATIVE: Final = 0
DOCK: Final = 1
TRADE: Final = 2
SHIPPING: Final = 3
BUILDINGS: Final = 4
DISCOVERY: Final = 5
SPECIALISTS: Final = 6
WARFARE: Final = 7

TRAINING: Final = "training"

MOMENTS: Final = [
    "bought",
    "once",
    "window",
    "placing",
    "income",
    "every_round",
    "before_dock",
    "before_trade",
    "before_shipping",
    "before_discovery",
    "before_specialists",
    "expedition",
    "always",
    "end",
    "set_up",
]
BOUGHT: Final = 0
ONCE: Final = 1
WINDOW: Final = 2
PLACING: Final = 3
INCOME: Final = 4
EVERY_ROUND: Final = 5
BEFORE_DOCK: Final = 6
BEFORE_TRADE: Final = 7
BEFORE_SHIPPING: Final = 8
BEFORE_DISCOVERY: Final = 9
BEFORE_SPECIALISTS: Final = 10
EXPEDITION: Final = 11
ALWAYS: Final = 12
END: Final = 13
SET_UP: Final = 14

KINDS: Final = ["immediate", "once", "continuous"]
IMMEDIATE: Final = 0

PLACES: Final = ["available", "discovery", "dock_x", "dock_y"]
"""Where a worker that is taken from stock may go."""

NEW_WORLD: Final = ["new_world_1", "new_world_2", "new_world_3"]
PURCHASE: Final = "purchase"
DISCOVERIES: Final = "discoveries"
ECONOMY: Final = "economy"
REASONS: Final = [*NEW_WORLD, PURCHASE, DISCOVERIES, ECONOMY]
"""The rows of the score pad beside the buildings."""
TOLD_BEFORE: Final = [*NEW_WORLD, PURCHASE]
"""Those that the log has told when they were scored."""

ROUNDS: Final = 8
SCORINGS: Final = 3


class Discovery:
    """A discovery token or card."""

    def __init__(self, entry: Entry) -> None:
        self.id: Final = entry.name
        self.loot: Final = entry.number("loot")
        self.plunder: Final = entry.number("plunder")
        self.natives: Final = entry.number("natives")
        self.points: Final = entry.number("points")


class Building:
    """A capital building; settlers exists as two tiles of one building."""

    def __init__(self, number: int, entry: Entry, verbs: Verbs, catalog: "Catalog") -> None:
        self.id: Final = entry.name
        self.number: Final = number
        self.age: Final = entry.one_of("age", catalog.ages)
        self.base: Final = entry.one_of("set", ["base", "builders"]) == 0
        self.copies: Final = entry.number("copies", least=1)
        self.kind: Final = entry.one_of("kind", KINDS)
        self.points: Final = entry.number("points", 0)
        self.free: Final = entry.flag("free", False)
        self.needs_builders: Final = entry.flag("needs_builders", False)
        self.rule: Final = entry.text("rule")
        self.effects: Final[list[Effect[Any]]] = read_effects(entry, MOMENTS, verbs, catalog, catalog.effects)
        self.bought: Final = [effect for effect in self.effects if effect.when == BOUGHT]
        self.every_round: Final = [effect for effect in self.effects if effect.when == EVERY_ROUND]
        self.lasting: Final = [effect for effect in self.effects if effect.when in (ALWAYS, PLACING, WINDOW)]
        self.once: Final = [effect for effect in self.effects if effect.when == ONCE]
        self.income: Final = [effect for effect in self.effects if effect.when == INCOME]
        self.end: Final = [effect for effect in self.effects if effect.when == END]
        self.before_discovery: Final = [effect for effect in self.effects if effect.when == BEFORE_DISCOVERY]
        if not self.effects:
            raise entry.error("a building without effects")


class Nation:
    """A national advantage."""

    def __init__(self, number: int, entry: Entry, verbs: Verbs, catalog: "Catalog") -> None:
        self.id: Final = entry.name
        self.number: Final = number
        self.uses: Final = entry.number("uses", least=1)
        self.per_age: Final = entry.flag("per_age")
        self.rule: Final = entry.text("rule")
        effects = read_effects(entry, MOMENTS, verbs, catalog, catalog.effects)
        if len(effects) != 1:
            raise entry.error("a nation has exactly one effect")
        self.effect: Final[Effect[Any]] = effects[0]


class Catalog:
    """All components of the game."""

    def __init__(self, content: Content, verbs: Verbs) -> None:
        self.effects: list[Effect[Any]] = []
        """What buildings and nations do, by number."""
        self.read_goods(content.file("goods.toml"))
        self.read_workers(content.file("workers.toml"))
        self.read_board(content.file("board.toml"))
        self.read_scoring(content.file("scoring.toml"))
        self.read_discoveries(content.file("discoveries.toml"))
        self.read_buildings(content.file("buildings.toml"), verbs)
        self.read_nations(content.file("nations.toml"), verbs)
        content.close()
        self.speech: Speech = Speech(
            say.SAY,
            {
                "seat": SEATS,
                "worker": WORKERS,
                "event": EVENTS,
                "space": self.school,
                "region": self.regions,
                "good": self.goods,
                "building": self.building_ids,
                "nation": [nation.id for nation in self.nations],
                "age": self.ages,
                "card": [card.id for card in self.cards],
                "place": PLACES,
                "reason": REASONS,
            },
        )

    def read_goods(self, file: ContentFile) -> None:
        self.goods: list[str] = []
        self.good_copies: list[int] = []
        for entry in file.all("good", 11):
            self.goods.append(entry.name)
            self.good_copies.append(entry.number("copies"))
        file.expect("goods", sum(self.good_copies), 46)

    def read_workers(self, file: ContentFile) -> None:
        self.per_seat: list[int] = []
        self.shipping: list[int] = []
        self.strength: list[int] = []
        self.discount: list[int] = []
        self.arrival_coins: list[int] = []
        self.arrival_colonists: list[int] = []
        self.exchangeable: list[bool] = []
        for entry in file.named("worker", WORKERS):
            self.per_seat.append(entry.number("per_seat"))
            self.shipping.append(entry.number("shipping"))
            self.strength.append(entry.number("discovery"))
            self.discount.append(entry.number("discount"))
            self.arrival_coins.append(entry.number("arrival_coins"))
            self.arrival_colonists.append(entry.number("arrival_colonists"))
            self.exchangeable.append(entry.flag("exchangeable"))
            if entry.flag("needs_builders") != (entry.name == "builder"):
                raise entry.error("needs_builders is for the builder alone")
        file.expect("figures per seat", sum(self.per_seat), 70)

    def read_board(self, file: ContentFile) -> None:
        self.read_ages(file)
        self.read_regions(file)
        self.read_events(file)
        self.dock_spaces: list[int] = [0] * 7
        self.coins_by_place: list[list[int]] = [[] for _ in range(7)]
        self.ships_in_play: list[int] = [0] * 7
        for table in file.all("table", 5):
            seats = int(table.place(table.name, "table", ["2", "3", "4", "5", "6"])) + 2
            self.dock_spaces[seats] = table.number("dock_spaces", least=1, most=self.spaces[DOCK])
            self.coins_by_place[seats] = table.numbers("coins", seats)
            self.ships_in_play[seats] = table.number("ships", least=1)
        start = file.one("start")
        self.start_workers = start.number("workers", most=self.per_seat[COLONIST] - 1)
        self.workers_per_round = start.number("workers_per_round", least=1)
        self.auction_coins = start.number("auction_coins", least=1, most=say.BIDS.most)
        self.dealt_coins = start.number("dealt_coins")
        self.captains_exploring = start.number("captains_exploring", most=self.per_seat[CAPTAIN])
        self.scoring_rounds: list[int] = start.numbers("scoring_rounds", 3)
        if self.scoring_rounds != sorted({*self.scoring_rounds}) or self.scoring_rounds[-1] != ROUNDS:
            raise start.error(f"'scoring_rounds' must ascend and end with {ROUNDS}")
        self.ship_copies = start.number("ships", least=max(self.ships_in_play))

    def read_ages(self, file: ContentFile) -> None:
        self.ages: list[str] = []
        self.age_of_round: list[int] = [0] * (ROUNDS + 1)
        self.building_price: list[int] = []
        self.point_price: list[int] = []
        self.look_price: list[int] = []
        told: list[int] = []
        for age, entry in enumerate(file.all("age", 3)):
            self.ages.append(entry.name)
            for number in entry.numbers("rounds"):
                if not 0 < number <= ROUNDS:
                    raise entry.error(f"round {number} is not one of 1 to {ROUNDS}")
                self.age_of_round[number] = age
                told.append(number)
            self.building_price.append(entry.number("building_price"))
            self.point_price.append(entry.number("point_price", least=1))
            self.look_price.append(entry.number("look_price", least=1))
        if told != list(range(1, ROUNDS + 1)):
            raise ContentError(f"{file.name}: the ages must have the rounds 1 to {ROUNDS} in order, not {told}")

    def read_regions(self, file: ContentFile) -> None:
        entries = file.all("region", 9)
        self.regions: list[str] = [entry.name for entry in entries]
        self.region_good: list[int] = []
        self.starts_discovered: list[bool] = []
        self.adjacent: list[list[int]] = []
        for entry in entries:
            self.region_good.append(entry.one_of("good", self.goods))
            self.starts_discovered.append(entry.flag("discovered"))
            self.adjacent.append(entry.several_of("adjacent", self.regions))
            entry.one_of("good_source", SOURCES)
            entry.one_of("adjacency_source", SOURCES)
        for region, neighbours in enumerate(self.adjacent):
            for other in neighbours:
                if region not in self.adjacent[other]:
                    raise entries[other].error(f"{self.regions[region]!r} is adjacent to it, but not the other way")

    def read_events(self, file: ContentFile) -> None:
        entries = file.named("event", EVENTS)
        self.spaces: list[int] = []
        for event, entry in enumerate(entries):
            if event == SPECIALISTS:
                self.school: list[str] = list(entry.value("named_spaces", list))
                if sorted(self.school) != sorted([*WORKERS[COLONIST + 1 :], TRAINING]):
                    raise entry.error(f"'named_spaces' must have each specialist and {TRAINING!r} once")
                self.spaces.append(len(self.school))
                self.training_price = entry.number("price")
            else:
                unlimited = event in (SHIPPING, DISCOVERY)
                self.spaces.append(entry.number("spaces", least=0 if unlimited else 1, most=0 if unlimited else 30))
            if event == INITIATIVE:
                self.initiative_coins: list[int] = entry.numbers("coins_by_space", self.spaces[INITIATIVE])
                self.initiative_limit = entry.number("limit_per_seat", least=1)
            if event == TRADE:
                self.goods_on_offer = entry.number("offer")
            if event == SHIPPING:
                entry.number("offer", least=1, most=1)  # EMP-17.3: never two
            if event == BUILDINGS:
                self.buildings_on_offer = entry.number("offer")
            if event == WARFARE:
                self.war_price = entry.number("price")
        specialists = entries[SPECIALISTS]
        self.school_types: list[int] = [
            -1 if space == TRAINING else specialists.place(space, "space", WORKERS) for space in self.school
        ]

    def read_scoring(self, file: ContentFile) -> None:
        """The figures that the pure functions of scoring.py count with: a file that tells others is refused."""
        sets = file.one("sets")
        sets.expect("any_three", scoring.ANY_THREE)
        sets.expect("three_alike", scoring.THREE_ALIKE)
        sets.expect("four_alike", scoring.FOUR_ALIKE)
        sets.expect("ships_per_set", 1)
        majority = file.one("majority")
        majority.expect("workers", scoring.COLONISED)
        majority.expect("first", scoring.FIRST)
        majority.expect("second", scoring.SECOND)
        majority.expect("shared_first", scoring.SHARED_FIRST)
        majority.expect("builder_first", scoring.BUILDER_FIRST)
        majority.expect("builder_second", scoring.BUILDER_SECOND)
        bank = file.one("bank")
        if not bank.flag("unlimited"):
            raise bank.error("the bank never runs out (EMP-D5)")
        for coin in file.all("coin", 2):
            coin.number("coins", least=1)
            coin.number("copies")

    def read_discoveries(self, file: ContentFile) -> None:
        self.tokens = [Discovery(entry) for entry in file.all("token", 16)]
        self.cards = [Discovery(entry) for entry in file.all("card", 16)]

    def read_buildings(self, file: ContentFile, verbs: Verbs) -> None:
        self.buildings = [Building(number, entry, verbs, self) for number, entry in enumerate(file.all("building"))]
        self.building_ids: list[str] = [building.id for building in self.buildings]
        self.tiles: list[Building] = []
        """The tiles; settlers stands twice."""
        for building in self.buildings:
            self.tiles += [building] * building.copies
        self.ride_tiles: list[int] = [place for place, tile in enumerate(self.tiles) if tile.before_discovery]
        file.expect("tiles", len(self.tiles), 57)
        for age, count in enumerate((20, 22, 15)):
            name = f"tiles of Age {self.ages[age]}"
            file.expect(name, len([tile for tile in self.tiles if tile.age == age]), count)

    def read_nations(self, file: ContentFile, verbs: Verbs) -> None:
        self.nations = [Nation(number, entry, verbs, self) for number, entry in enumerate(file.all("nation", 6))]
