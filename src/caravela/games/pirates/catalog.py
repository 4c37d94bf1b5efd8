"""The catalogue: the typed shape of the content files, and what follows from the layouts and the explorer track."""

from typing import Any, Final

from caravela.games.pirates import phrases as say
from caravela.kernel.content import Content, ContentFile, Entry
from caravela.kernel.effects import Effect, Verbs, read_effects
from caravela.kernel.phrases import Speech

SEATS: Final = ["black", "blue", "yellow", "red"]
JORDAN: Final = len(SEATS)
"""The word of the solo opponent among those who act."""
ROUNDS: Final = 3

TREASURES: Final = ["gold", "emerald", "pearl"]
GOLD: Final = 0
EMERALD: Final = 1
PEARL: Final = 2
KINDS: Final = ["crew", "equipment", "vessel"]
CREW: Final = 0
EQUIPMENT: Final = 1
VESSEL: Final = 2

EACH: Final = [
    "buried",
    "quest",
    "quest_scored",
    "river",
    *KINDS,
    *TREASURES,
    "set",
    "income_dbl",
    "income_vp",
    "treasure",
    "improvement",
    "lightning",
    "upgrade",
    "residence",
]
"""What effects, Residences and Quests count (PIR-21.48)."""
EACH_BURIED: Final = 0
EACH_QUEST: Final = 1
EACH_SCORED: Final = 2
EACH_RIVER: Final = 3
EACH_CREW: Final = 4
EACH_VESSEL: Final = 6
EACH_GOLD: Final = 7
EACH_PEARL: Final = 9
EACH_SET: Final = 10
EACH_DOUBLOONS: Final = 11
EACH_POINTS: Final = 12
EACH_TREASURE: Final = 13
EACH_IMPROVEMENT: Final = 14
EACH_LIGHTNING: Final = 15
EACH_UPGRADE: Final = 16
EACH_RESIDENCE: Final = 17

DISCOUNTS: Final = [*KINDS, "residence", "improvement", "all"]
RESIDENCES: Final = 3
"""What a discount is for: a kind of Improvement, or Residences; then several of them (PIR-21.45)."""

MOMENTS: Final = ["gain", "immediate", "permanent", "income", "end"]
GAIN: Final = 0
IMMEDIATE: Final = 1
PERMANENT: Final = 2
INCOME: Final = 3
END: Final = 4

BOONS: Final = [
    "doubloons",
    "points",
    *TREASURES,
    "treasures",
    "cubes",
    "quests",
    "sell_quest",
    "raid",
    "explore",
    "space_again",
    "bury",
    "upgrade",
    "acquire",
    "build",
    "figurehead",
    "black_market",
    "market_any",
    "doubloon_income_now",
    "points_income_now",
]
"""By which words the effects of a list are chosen."""

PLAY: Final = 0
INCOMES: Final = 1
RUBIES: Final = 2
IN_PLAY: Final = 3
"""So many reasons for which points are gained before the final scoring."""
REASONS: Final = [
    "play",
    "income",
    "rubies",
    "rivers",
    "doubloons",
    "cards",
    "card_scoring",
    "residences",
    "treasures",
    "buried",
    "quests",
    "quest_bonus",
]
"""What points are counted for (PIR-20)."""

COLUMNS: Final = 10
ROWS: Final = 5
CELLS: Final = COLUMNS * ROWS
"""Card spaces are counted column by column; after them come the Gulf, Maracaibo and the starting zone."""
GULF: Final = CELLS
MARACAIBO: Final = CELLS + 1
START: Final = CELLS + 2
MOST_STEPS: Final = 4
"""With the Figurehead that lengthens a move (PIR-4.12)."""

LOCATION_BASE: Final = 64
RESIDENCE_BASE: Final = 96
"""The numbers of cards: Improvements, then Locations, then Residences."""
EMPTY: Final = -1
"""A space that waits for its refill."""
FILLER: Final = -2
"""A face-down card that is never turned (PIR-D41)."""
DOWN_LOCATION: Final = -3
DOWN_ONE: Final = -4
"""A face-down Improvement of level I."""
DOWN_TWO: Final = -5
"""A face-down card of level II."""
NO_CARD: Final = -6
"""No card space of this layout."""

SLOT_EFFECTS: Final = ["quest_take", "advance", "residence_roll", "figurehead_roll"]
QUEST_TAKE: Final = 0
ADVANCE: Final = 1
RESIDENCE_ROLL: Final = 2
FIGUREHEAD_ROLL: Final = 3
ORDERS: Final = ["raid", "explore", "quest", "acquire", "improvement"]
RAID: Final = 0
EXPLORE: Final = 1
QUEST: Final = 2
ACQUIRE: Final = 3
IMPROVEMENT: Final = 4
EXTRAS: Final = ["raid", "explore", "upgrade"]
EXTRA_UPGRADE: Final = 2
MOST_CUBES: Final = 3
"""In the treasure roll: the island with most cubes, after the three islands."""


class Owned(Effect[Any]):
    """An effect of this game: by which word it is chosen, and who may know what it counts."""

    boon: int = 0
    secret: bool = False
    """Whether it counts what only its owner knows."""


class Bundle:
    """Effects that come together; their owner decides in which order, and what to leave out (PIR-34)."""

    def __init__(self, number: int, effects: list[Effect[Any]], must: bool) -> None:
        self.number: Final = number
        self.effects: Final = effects
        self.must: Final = must
        """Whether its plain gains can't be refused (PIR-34.9)."""
        self.all: Final = (1 << len(effects)) - 1


class Location:
    """A Location card (PIR-7)."""

    def __init__(self, number: int, entry: Entry, verbs: Verbs, catalog: "Catalog") -> None:
        self.number: Final = number
        self.id: Final = entry.name
        self.level: Final = entry.number("level", least=1, most=2)
        self.sides: Final[list[Bundle]] = [catalog.bundle(side, False) for side in entry.entries("sides")]
        self.value_tile: Final = entry.flag("value_tile")
        self.rubies: Final = entry.flag("rubies")
        verbs_there = [effect.verb for side in self.sides for effect in side.effects]
        self.raid: Final = "raid" in verbs_there
        self.explore: Final[list[int]] = [
            effect.amount for side in self.sides for effect in side.effects if effect.verb == "explore"
        ]
        """The printed value, where Explore is an action here."""
        self.quest: Final = "quests" in verbs_there


class Residence:
    """A Residence card (PIR-6, PIR-23)."""

    def __init__(self, number: int, entry: Entry, verbs: Verbs, catalog: "Catalog") -> None:
        self.number: Final = number
        self.id: Final = entry.name
        self.cost: Final = entry.number("cost")
        self.effects: Final[list[Effect[Any]]] = read_effects(entry, MOMENTS, verbs, catalog, catalog.effects)


class Improvement:
    """An Improvement card (PIR-5)."""

    def __init__(self, number: int, entry: Entry, verbs: Verbs, catalog: "Catalog") -> None:
        self.number: Final = number
        self.id: Final = entry.name
        self.level: Final = entry.number("level", least=1, most=2)
        self.kind: Final = entry.one_of("kind", KINDS)
        self.cost: Final = entry.number("cost")
        self.points: Final = entry.number("points")
        effects = catalog.credit(read_effects(entry, MOMENTS, verbs, catalog, catalog.effects), entry.name)
        self.effects: Final[list[Effect[Any]]] = effects
        self.now: Final = catalog.bundled([effect for effect in effects if effect.when == IMMEDIATE], False)
        self.lightning: Final = bool(self.now.effects)
        self.lasting: Final[list[Effect[Any]]] = [effect for effect in effects if effect.when in (PERMANENT, INCOME)]
        self.end: Final[list[Effect[Any]]] = [effect for effect in effects if effect.when == END]


class Figurehead:
    """A Figurehead tile (PIR-15, PIR-22)."""

    def __init__(self, number: int, entry: Entry, verbs: Verbs, catalog: "Catalog") -> None:
        self.number: Final = number
        self.id: Final = entry.name
        self.price: Final = entry.number("price")
        effects = catalog.credit(read_effects(entry, MOMENTS, verbs, catalog, catalog.effects), entry.name)
        self.effects: Final[list[Effect[Any]]] = effects
        self.now: Final = catalog.bundled([effect for effect in effects if effect.when == IMMEDIATE], True)
        self.lasting: Final[list[Effect[Any]]] = [effect for effect in effects if effect.when in (PERMANENT, INCOME)]
        self.squares: Final[list[Bundle]] = [catalog.bundle(square, True) for square in entry.entries("squares")]


class Slot:
    """An upgrade slot of the Ship board (PIR-14)."""

    def __init__(self, number: int, entry: Entry, verbs: Verbs, catalog: "Catalog") -> None:
        self.number: Final = number
        self.id: Final = entry.name
        self.zone: Final = entry.number("zone", least=1, most=4)
        self.column: Final = entry.number("column", least=1)
        self.row: Final = entry.number("row", least=1)
        effects = read_effects(entry, MOMENTS, verbs, catalog, catalog.effects)
        self.effects: Final[list[Effect[Any]]] = effects
        self.once: Final = catalog.bundled([effect for effect in effects if effect.when == GAIN], True)
        self.lasting: Final[list[Effect[Any]]] = [effect for effect in effects if effect.when == PERMANENT]


class RaidAction:
    """What Raid Power can buy (PIR-8.7, 8.8)."""

    def __init__(self, number: int, entry: Entry, catalog: "Catalog") -> None:
        self.number: Final = number
        self.id: Final = entry.name
        self.power: Final = entry.number("power", least=1)
        self.printed: Final = entry.flag("printed")
        self.once_per_raid: Final = entry.flag("once_per_raid")
        self.gains: Final = catalog.bundle(entry, True)
        self.loot: Final = sum([effect.amount for effect in self.gains.effects if effect.verb == "loot"])
        """How many Treasures of the Raid's colour it gives."""


class Space:
    """A space of the explorer track (PIR-10)."""

    def __init__(self, number: int, entry: Entry, ids: list[str], catalog: "Catalog") -> None:
        self.number: Final = number
        self.id: Final = entry.name
        self.next: Final[list[int]] = entry.several_of("next", ids)
        self.rivers: Final = entry.number("rivers", most=4)
        self.branch: Final = entry.one_of("branch", BRANCHES)
        self.beside: Final = entry.one_of("from", ids) if "from" in entry.table else -1
        """The space from which the side space is entered (PIR-33.10)."""
        self.gains: Final = catalog.bundle(entry, False)


BRANCHES: Final = ["main", "upper", "lower", "side"]


class Need:
    """What one line of a Quest asks for: enough for the lower and for the higher condition."""

    def __init__(self, entry: Entry) -> None:
        self.what: Final = entry.one_of("what", EACH)
        self.low: Final = entry.number("low", least=1)
        self.high: Final = entry.number("high", least=self.low)


class Quest:
    """A Quest card (PIR-12, PIR-24)."""

    def __init__(self, number: int, entry: Entry) -> None:
        self.number: Final = number
        self.id: Final = entry.name
        self.needs: Final[list[Need]] = [Need(need) for need in entry.entries("needs")]
        points = entry.numbers("points", 2)
        self.low: Final = points[0]
        self.high: Final = points[1]


class Order:
    """One line of a solo card (PIR-26.15 to 26.20)."""

    def __init__(self, entry: Entry) -> None:
        self.what: Final = entry.one_of("do", ORDERS)
        self.kinds: Final[list[int]] = entry.several_of("kinds", KINDS) if "kinds" in entry.table else []


class SoloCard:
    """A card of the solo opponent: an A card, or its harder twin."""

    def __init__(self, number: int, entry: Entry) -> None:
        self.number: Final = number
        self.id: Final = entry.name
        self.is_hard: Final = entry.one_of("set", ["A", "B"]) == 1
        self.twin: Final = entry.number("number", least=1) - 1
        self.extra: Final = entry.one_of("extra", EXTRAS) if "extra" in entry.table else -1
        self.spaces: Final = entry.number("spaces", 0)
        """Of an extra Explore (PIR-D61)."""
        self.orders: Final[list[Order]] = [Order(order) for order in entry.entries("main")]


class Position:
    """A position of the solo opponent's marker (PIR-26.15, 26.17)."""

    def __init__(self, entry: Entry) -> None:
        self.raid_points: Final = entry.number("raid_points")
        self.compare: Final = entry.flag("compare")
        self.spaces: Final = entry.number("spaces")
        self.explore_points: Final = entry.number("explore_points")


# -- the Caribbean ----------------------------------------------------------------------------------------------------


def place_at(column: int, row: int) -> int:
    """The number of a card space; both are counted from 0."""
    return column * ROWS + row


def column_of(place: int) -> int:
    """
    PIR-4.4: the starting zone is column 0, the Gulf one after the last card column of any layout.

    >>> column_of(START), column_of(place_at(2, 3)), column_of(GULF), column_of(MARACAIBO)
    (0, 3, 11, 12)
    """
    if place == START:
        return 0
    return place // ROWS + 1 if place < CELLS else COLUMNS + 1 + place - GULF


class Layout:
    """A layout of the Caribbean (PIR-25): which spaces touch, and where moves can end."""

    def __init__(self, entry: Entry) -> None:
        self.id: Final = entry.name
        rows = [str(row) for row in entry.value("map", list)]
        self.rows: Final = rows
        self.columns: Final = len(rows[0])
        self.cells: Final[list[int]] = []
        """The card spaces in the order in which they are dealt (PIR-D39)."""
        self.islands: Final[list[list[int]]] = [[] for _ in TREASURES]
        """The two spaces of each island."""
        for row, line in enumerate(rows):
            if len(line) != self.columns or self.columns > COLUMNS or len(rows) > ROWS:
                raise entry.error("'map' must have rows of one length, at most ten by five")
            for column, sign in enumerate(line):
                if sign == "C":
                    self.cells.append(place_at(column, row))
                elif sign in ISLAND_SIGNS:
                    self.islands[ISLAND_SIGNS.index(sign)].append(place_at(column, row))
        if len(self.cells) != LEVEL_ONE:
            raise entry.error(f"'map' must have {LEVEL_ONE} card spaces, not {len(self.cells)}")
        self.next: Final[list[list[int]]] = [self.touching(place) for place in range(START + 1)]
        """Per space those that a step leads to (PIR-4.2, 4.3, 4.7, 4.8)."""
        self.ends: Final[list[list[list[int]]]] = [
            [self.within(place, steps) for place in range(START + 1)] for steps in range(MOST_STEPS + 1)
        ]
        """By the most steps and the space where a move begins: where it can end (PIR-4.4)."""
        self.needed: Final[list[list[int]]] = [self.steps_beyond(column) for column in range(COLUMNS + 3)]
        """By the column where a move began and by space: how many steps a legal end takes from there."""
        for place in self.cells:
            if not self.ends[3][place]:
                raise entry.error("a ship would be stuck")

    def touching(self, place: int) -> list[int]:
        if place == START:
            return [cell for cell in self.cells if cell < ROWS]
        if place == GULF:
            return [MARACAIBO]
        if place not in self.cells:
            return []
        row = place % ROWS
        near = [place - ROWS, place + ROWS, place - 1 if row else -1, place + 1 if row < ROWS - 1 else -1]
        found = [cell for cell in near if cell in self.cells]
        if place // ROWS == self.columns - 1:
            found.append(GULF)
        return sorted(found)

    def distances(self, place: int) -> dict[int, int]:
        """How many steps each space takes; the Gulf and Maracaibo end a move (PIR-4.7, 4.8)."""
        found = {place: 0}
        frontier = [place]
        for here in frontier:
            if here in (GULF, MARACAIBO) and here != place:
                continue
            for near in self.next[here]:
                if near not in found:
                    found[near] = found[here] + 1
                    frontier.append(near)
        return found

    def within(self, place: int, steps: int) -> list[int]:
        column = column_of(place)
        found = self.distances(place)
        return sorted([end for end in found if 0 < found[end] <= steps and column_of(end) > column])

    def steps_beyond(self, column: int) -> list[int]:
        needed: list[int] = []
        for place in range(START + 1):
            found = self.distances(place)
            needed.append(min([found[end] for end in found if column_of(end) > column], default=99))
        return needed


ISLAND_SIGNS: Final = "GEP"
LEVEL_ONE: Final = 27
"""So many cards are dealt (PIR-2.5)."""


class Catalog:
    """All components of the game."""

    def __init__(self, content: Content, verbs: Verbs) -> None:
        self.verbs: Final = verbs
        self.effects: list[Effect[Any]] = []
        """All effects of all components, by number."""
        self.bundles: list[Bundle] = []
        self.trade_ids: list[str] = []
        """Who lets an Explore trade movement, in the order of their trades."""
        self.trades: list[Effect[Any]] = []
        self.read_ship(content.file("ship.toml"), verbs)
        self.read_board(content.file("board.toml"), verbs)
        self.read_cards(content.file("cards.toml"), verbs)
        self.read_tokens(content.file("tokens.toml"), verbs)
        self.read_solo(content.file("solo.toml"))
        self.layouts = [Layout(entry) for entry in content.file("layouts.toml").all("layout")]
        self.layout_ids: list[str] = [layout.id for layout in self.layouts]
        cells = [f"c{place // ROWS + 1}r{place % ROWS + 1}" for place in range(CELLS)]
        self.places: list[str] = [*cells, "gulf", "maracaibo"]
        content.close()
        self.speech = Speech(say.SAY, self.words())

    def words(self) -> dict[str, list[str]]:
        """The words of every kind."""
        squares = [f"{area}_{square}" for area in TREASURES for square in range(1, 1 + len(self.below[0]))]
        squares += [f"figurehead_{square}" for square in range(1, 1 + len(self.below[0]))]
        return {
            "seat": [*SEATS, "jordan"],
            "treasure": TREASURES,
            "place": self.places,
            "space": self.space_ids,
            "slot": self.slot_ids,
            "action": self.action_ids,
            "trade": self.trade_ids,
            "kind": KINDS,
            "improvement": self.improvement_ids,
            "location": self.location_ids,
            "residence": self.residence_ids,
            "quest": self.quest_ids,
            "figurehead": self.figurehead_ids,
            "black_market": self.market_ids,
            "cube": [*TREASURES, *[f"{treasure}_bonus" for treasure in TREASURES]],
            "square": squares,
            "ruby_square": self.ruby_ids,
            "solo": self.solo_ids,
            "layout": self.layout_ids,
            "boon": BOONS,
            "reason": REASONS,
        }

    # -- effects that come together -----------------------------------------------------------------------------------

    def bundle(self, entry: Entry, must: bool, key: str = "effects") -> Bundle:
        """The effects of an entry."""
        return self.bundled(read_effects(entry, MOMENTS, self.verbs, self, self.effects, "gain", key), must)

    def bundled(self, effects: list[Effect[Any]], must: bool) -> Bundle:
        bundle = Bundle(len(self.bundles), effects, must)
        self.bundles.append(bundle)
        return bundle

    def credit(self, effects: list[Effect[Any]], name: str) -> list[Effect[Any]]:
        """The same effects; a trade of movement is known by who allows it."""
        for effect in effects:
            if effect.verb == "explore_trade":
                effect.amount = len(self.trades)
                self.trades.append(effect)
                self.trade_ids.append(name)
        return effects

    # -- the files ----------------------------------------------------------------------------------------------------

    def read_ship(self, file: ContentFile, verbs: Verbs) -> None:
        entries = file.all("raid_action", 9)
        self.action_ids: list[str] = [entry.name for entry in entries]
        self.actions = [RaidAction(number, entry, self) for number, entry in enumerate(entries)]
        entries = file.all("slot", 20)
        self.slot_ids: list[str] = [entry.name for entry in entries]
        self.slots = [Slot(number, entry, verbs, self) for number, entry in enumerate(entries)]
        self.barriers: list[int] = [0, *file.one("ship").numbers("barriers", 3)]
        """By zone how many upgrades must be there (PIR-14.2)."""
        areas = file.named("area", TREASURES)
        self.above: list[Bundle] = [self.bundle(area, True, "above") for area in areas]
        self.below: list[list[Bundle]] = [
            [self.bundle(square, True) for square in area.entries("below")] for area in areas
        ]
        for area, squares in zip(areas, self.below, strict=True):
            if len(squares) != SQUARES:
                raise area.error(f"an area has {SQUARES} burial squares")

    def read_board(self, file: ContentFile, verbs: Verbs) -> None:
        start = file.one("start")
        self.start_doubloons: list[int] = start.numbers("doubloons", len(SEATS))
        self.dealt_improvements = start.number("improvements")
        self.dealt_residences = start.number("residences")
        self.dealt_quests: list[int] = [start.number("quests"), start.number("quests_hunted")]
        """Without and with the Quest Hunt (PIR-2.15, 31.1)."""
        self.more_figureheads = start.number("figureheads")
        start.expect("locations", LEVEL_ONE - self.dealt_improvements - self.dealt_residences)
        movement = file.one("movement")
        self.steps = movement.number("steps", least=1, most=MOST_STEPS)
        self.pass_doubloons = movement.number("pass_improvement")
        self.fee = movement.number("fee")
        self.first_token = movement.number("first_token")
        islands = file.one("islands")
        self.island_cubes = islands.number("cubes")
        self.island_squares = islands.number("squares")
        self.tile_copies: list[int] = file.one("value_tiles").numbers("copies", len(TREASURES))
        self.gulf: list[Bundle] = [self.bundle(side, False) for side in file.one("gulf").entries("sides")]
        self.gulf_explore = [effect.amount for side in self.gulf for effect in side.effects if effect.verb == "explore"]
        self.maracaibo_points = file.one("maracaibo").number("points")
        final = file.one("final")
        self.river_points = final.number("river")
        self.doubloons_per_point = final.number("doubloons", least=1)
        self.buried_points = final.number("buried")
        self.bonus_quests = final.number("quests")
        self.quest_bonus = final.number("quest_bonus")
        entries = file.all("space")
        self.space_ids: list[str] = [entry.name for entry in entries]
        self.spaces = [Space(number, entry, self.space_ids, self) for number, entry in enumerate(entries)]
        [side] = [space for space in self.spaces if space.beside >= 0]
        self.tile_space = side.number
        """The Residence Discount tile of the Retirement module."""
        self.tile_from = side.beside
        self.last_space = next(
            space.number for space in self.spaces if not space.next and space.number != self.tile_space
        )
        self.distance: list[int] = [0] * len(self.spaces)
        """Per space how far the last one is, by the shortest way."""
        longest = [0] * len(self.spaces)
        for _ in self.spaces:
            for space in self.spaces:
                if space.next:
                    self.distance[space.number] = 1 + min([self.distance[end] for end in space.next])
                    longest[space.number] = 1 + max([longest[end] for end in space.next])
        self.long_way: list[int] = [
            max(space.next, key=lambda end: longest[end]) if space.next else space.number for space in self.spaces
        ]
        """Per space the next one on the longer branch, which the solo opponent takes (PIR-26.17)."""

    def read_cards(self, file: ContentFile, verbs: Verbs) -> None:
        entries = file.all("location", 12)
        self.location_ids: list[str] = [entry.name for entry in entries]
        self.locations = [Location(number, entry, verbs, self) for number, entry in enumerate(entries)]
        self.first_locations: tuple[int, ...] = tuple([one.number for one in self.locations if one.level == 1])
        entries = file.all("residence", 12)
        self.residence_ids: list[str] = [entry.name for entry in entries]
        self.residences = [Residence(number, entry, verbs, self) for number, entry in enumerate(entries)]
        entries = file.all("improvement")
        self.improvement_ids: list[str] = [entry.name for entry in entries]
        self.improvements = [Improvement(number, entry, verbs, self) for number, entry in enumerate(entries)]
        self.first_improvements: tuple[int, ...] = tuple([one.number for one in self.improvements if one.level == 1])
        file.expect("Improvements of level I", len(self.first_improvements), 22)
        self.level_two: tuple[int, ...] = tuple(
            [one.number for one in self.improvements if one.level == 2]
            + [LOCATION_BASE + one.number for one in self.locations if one.level == 2]
        )
        """The cards of the level II deck."""
        file.expect("cards of level II", len(self.level_two), 41)

    def read_tokens(self, file: ContentFile, verbs: Verbs) -> None:
        self.quests = [Quest(number, entry) for number, entry in enumerate(file.all("quest", 25))]
        self.quest_ids: list[str] = [quest.id for quest in self.quests]
        entries = file.all("figurehead", 12)
        self.figurehead_ids: list[str] = [entry.name for entry in entries]
        self.figureheads = [Figurehead(number, entry, verbs, self) for number, entry in enumerate(entries)]
        [bearer] = [figurehead for figurehead in self.figureheads if figurehead.squares]
        self.figurehead_squares: list[Bundle] = bearer.squares
        """The burial squares of the Figurehead that has some (PIR-22.G)."""
        self.markets: list[Bundle] = []
        """The sides of the Black Market tiles, two for each."""
        self.market_ids: list[str] = []
        for entry in file.all("black_market", MARKETS):
            for letter, side in zip("ab", entry.entries("sides"), strict=True):
                self.markets.append(self.bundle(side, True))
                self.market_ids.append(entry.name + letter)
        entries = file.all("ruby_square", 6)
        self.ruby_ids: list[str] = [entry.name for entry in entries]
        self.ruby_squares: list[Bundle] = [self.bundle(entry, True) for entry in entries]
        self.ruby_points = file.one("rubies").number("points")
        skirmish = file.one("skirmish")
        self.skirmish_points = skirmish.number("points")
        self.skirmish_solo = skirmish.number("solo_points")
        self.skirmish_doubloons = skirmish.number("doubloons")
        hunt = file.one("quest_hunt")
        self.hunted_market = hunt.number("market", least=2, most=3)
        self.hunt_factor = hunt.number("factor")
        self.hunt_failed = hunt.number("failed")
        fog = file.one("fog")
        self.fog_doubloons = fog.number("doubloons")
        self.fog_up = fog.number("face_up", most=len(self.level_two))
        self.fog_points: list[int] = fog.numbers("jordan", ROUNDS)

    def read_solo(self, file: ContentFile) -> None:
        self.solo = [SoloCard(number, entry) for number, entry in enumerate(file.all("card", 12))]
        self.solo_ids: list[str] = [card.id for card in self.solo]
        board = file.one("board")
        self.solo_slots: list[int] = board.several_of("slots", SLOT_EFFECTS)
        self.acquire_at: list[int] = board.several_of("acquire", self.location_ids)
        self.solo_figureheads = board.number("figureheads", least=1, most=3)
        self.positions = [Position(entry) for entry in file.all("position", 4)]
        roll = file.one("treasure_roll")
        self.roll_islands: list[int] = roll.several_of("islands", [*TREASURES, "most"])
        self.roll_counts: list[int] = roll.numbers("counts", 6)
        scoring = file.one("scoring")
        self.solo_improvement = scoring.number("improvement")
        self.solo_residence = scoring.number("residence")
        self.solo_quest = scoring.number("quest")
        self.solo_ruby = scoring.number("ruby")


SQUARES: Final = 4
MARKETS: Final = 5
