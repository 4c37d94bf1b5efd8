"""The catalogue: the typed shape of the content files, and what follows from the chart."""

from typing import Any, Final

from caravela.games.maracaibo import phrases as say
from caravela.games.maracaibo.payment import Cost, read_cost
from caravela.kernel.content import Content, ContentFile, Entry
from caravela.kernel.effects import Effect, Verbs, read_effects
from caravela.kernel.phrases import Speech

SEATS: Final = ["blue", "yellow", "green", "red"]
ANA: Final = len(SEATS)
"""The word of the solo opponent among those who act."""
ROUNDS: Final = 4
STORY_TILES: Final = 4
OPENING_CARDS: Final = 4
"""So many of the first cards are put down: one is planned, the others are discarded (MAR-3.8)."""

NATIONS: Final = ["france", "england", "spain"]
GOODS: Final = ["sugar", "tobacco", "cotton", "cocoa", "indigo"]
OBJECTS: Final = ["map", "herbs", "pistol", "spyglass"]
SYNERGIES: Final = ["anchor", "coin", "sword", "book", "medal"]
DECKS: Final = ["A", "B", "C"]
DECK_A: Final = 0
DECK_B: Final = 1
DECK_C: Final = 2
LEVELS: Final = ["very_easy", "easy", "medium", "hard", "very_hard"]

EACH: Final = [
    "assistant",
    "combat_token",
    "quest",
    "compass",
    "synergy",
    "nation3",
    "barrier",
    "upgrade",
    "figure",
    "figure_or_cp",
    "doubloon_income_vp",
    "own_assistant_here",
    "other_assistant_here",
]
"""What multiplied gains count (MAR-28.3, 28.8, 28.12)."""
EACH_ASSISTANT: Final = 0
EACH_TOKEN: Final = 1
EACH_QUEST: Final = 2
EACH_COMPASS: Final = 3
EACH_SYNERGY: Final = 4
EACH_FRIEND: Final = 5
EACH_BARRIER: Final = 6
EACH_UPGRADE: Final = 7
EACH_FIGURE: Final = 8
EACH_FIGURE_OR_POINT: Final = 9
EACH_TRACK_POINT: Final = 10
EACH_OWN_HERE: Final = 11

TASKS: Final = [
    "combat_token",
    "quest",
    "influence_one",
    "influence_two",
    "upgrade",
    "barrier",
    "synergy",
    "assistant",
]
"""What the tasks of careers ask for (MAR-20.6)."""

MOMENTS: Final = ["gain", "income", "permanent", "immediate", "assistant"]
GAIN: Final = 0
INCOME: Final = 1
PERMANENT: Final = 2
IMMEDIATE: Final = 3
ASSISTANT: Final = 4

BOONS: Final = ["combat", "explore", "doubloons", "points", "rank"]
"""By which verb the ways of a choice are named."""

START: Final = 0
VILLAGE: Final = 1
CITY: Final = 2
HOME: Final = 3
RUIN: Final = 4
"""A city without city tile, market and flag (MAR-26.18)."""
KINDS: Final = ["start", "village", "city", "home", "ruin"]

TILE_KINDS: Final = ["city", "route", "plague", "crews", "fleet", "mine", "shrine", "works"]
CITY_TILE: Final = 0
ROUTE_TILE: Final = 1
PLAGUE_TILE: Final = 2
SHRINE_TILE: Final = 6
WORKS_TILE: Final = 7
BOX: Final = 6
"""The digit of a disc from the box."""

PLAY: Final = 0
QUESTS: Final = 1
EXPLORER: Final = 2
ASSISTANTS: Final = 3
CAREER: Final = 4
RESOLVE: Final = 5
INCOMES: Final = 6
IN_PLAY: Final = 7
"""So many reasons for which points are gained before the final scoring."""
REASONS: Final = [
    "play",
    "quests",
    "explorer",
    "assistants",
    "career",
    "instead",
    "income",
    "last_income",
    "doubloon_track",
    "cards",
    "leads",
    *NATIONS,
    "quest_tiles",
    "quest_lead",
    "upgrade_lead",
    "explorer_lead",
]
"""What points are counted for; every prestige building is a reason of its own after the cards."""

UPPER: Final = 0
LOWER: Final = 1


class Offered(Effect[Any]):
    """An effect; where it is a further action of its owner, its option says which."""

    option: int = -1
    reason: int = 0
    """For what its points are counted."""


def counted_for(effects: list[Effect[Any]], reason: int) -> list[Effect[Any]]:
    """The same effects; their points are counted for a reason of their own."""
    for effect in effects:
        if isinstance(effect, Offered):
            effect.reason = reason
    return effects


def offer_by(effects: list[Effect[Any]], option: int) -> list[Effect[Any]]:
    """The same effects, each offered so where its owner uses it."""
    for effect in effects:
        if isinstance(effect, Offered):
            effect.option = option
    return effects


class Location:
    """A numbered circle of the chart."""

    def __init__(self, number: int, entry: Entry, ids: list[str], verbs: Verbs, catalog: "Catalog") -> None:
        self.number: Final = number
        self.id: Final = entry.name
        self.kind: Final = entry.one_of("kind", KINDS)
        self.legacy: Final = entry.flag("legacy", False)
        """Whether it is there only with its legacy tile."""
        self.next: Final[list[int]] = entry.several_of("next", ids)
        self.hand: Final = entry.flag("hand", False)
        """Whether ships must stop here (MAR-6.5)."""
        forks = "upper" in entry.table
        self.fork: Final[list[int]] = [entry.one_of("upper", ids), entry.one_of("lower", ids)] if forks else []
        """Where the automa's arrows lead."""
        rounds = entry.numbers("rounds") if "rounds" in entry.table else []
        self.late: Final = 4 in rounds
        self.early: Final = not rounds or 1 in rounds
        """Whether it is there in rounds I to III."""
        self.always: Final = not rounds
        self.has_tile: Final = entry.flag("city_tile", False)
        self.has_flag: Final = "flag" in entry.table
        self.bonus: Final[list[Effect[Any]]] = read_effects(
            entry, MOMENTS, verbs, catalog, catalog.effects, "gain", "flag"
        )
        self.good: Final = entry.one_of("good", GOODS) if "good" in entry.table else -1
        self.spaces: Final[list[int]] = entry.numbers("spaces", len(SEATS)) if "good" in entry.table else []
        self.action: Final[list[Effect[Any]]] = read_effects(entry, MOMENTS, verbs, catalog, catalog.effects, "gain")
        self.ends_round: Final = entry.flag("ends_round", False)


class Route:
    """A path of the ship from a location: where it ends, what it passes, what it costs, and what it asks for."""

    def __init__(self, option: int, end: int, cost: int, passed: list[int], depth: int, toll: int) -> None:
        self.option: Final = option
        self.end: Final = end
        self.cost: Final = cost
        self.passed: Final = passed
        self.depth: Final = depth
        """How far the own explorer must have come (MAR-26.6, 26.10)."""
        self.toll: Final = toll
        """The doubloons to pay on the way (MAR-26.15)."""


class Space:
    """A space of the explorer track."""

    def __init__(self, number: int, entry: Entry, ids: list[str], verbs: Verbs, catalog: "Catalog") -> None:
        self.number: Final = number
        self.id: Final = entry.name
        self.depth: Final = entry.number("depth")
        self.branch: Final = entry.one_of("branch", ["main", "long", "short"])
        self.next: Final[list[int]] = entry.several_of("next", ids)
        self.has_quest: Final = entry.flag("quest", False)
        self.effects: Final[list[Effect[Any]]] = counted_for(
            read_effects(entry, MOMENTS, verbs, catalog, catalog.effects, "gain"), EXPLORER
        )


class Barrier:
    """A barrier across the explorer track: points for who crosses it, or effects."""

    def __init__(self, entry: Entry, ids: list[str], verbs: Verbs, catalog: "Catalog") -> None:
        self.id: Final = entry.name
        self.after: Final = entry.one_of("after", ids)
        self.before: Final = entry.one_of("before", ids)
        self.first: Final = entry.number("first", 0)
        self.later: Final = entry.number("later", 0)
        self.effects: Final[list[Effect[Any]]] = read_effects(entry, MOMENTS, verbs, catalog, catalog.effects, "gain")


class Area:
    """An upgrade area of the ship board (MAR-21)."""

    def __init__(self, number: int, entry: Entry, ids: list[str], verbs: Verbs, catalog: "Catalog") -> None:
        self.number: Final = number
        self.id: Final = entry.name
        self.after: Final = entry.one_of("after", ids) if "after" in entry.table else -1
        """The area that must be completed before (MAR-21.2)."""
        self.completed: Final = entry.number("completed", 0)
        """How many others must be completed before."""
        effects = read_effects(entry, MOMENTS, verbs, catalog, catalog.effects)
        self.effects: Final[list[Effect[Any]]] = effects
        self.immediate: Final[list[Effect[Any]]] = [effect for effect in effects if effect.when == IMMEDIATE]
        self.permanent: Final[list[Effect[Any]]] = offer_by(
            [effect for effect in effects if effect.when == PERMANENT], say.USE_AREA.at(number)
        )


class Project:
    """A project card (MAR-22)."""

    def __init__(self, number: int, entry: Entry, verbs: Verbs, catalog: "Catalog") -> None:
        self.number: Final = number
        self.id: Final = entry.name
        self.deck: Final = entry.one_of("deck", DECKS)
        self.cost: Final = entry.number("cost", most=40)
        self.points: Final = entry.number("points", most=20)
        self.good: Final = entry.one_of("good", GOODS)
        self.object: Final = entry.one_of("object", OBJECTS)
        self.location: Final = (
            entry.one_of("assistant_at", catalog.location_ids) if "assistant_at" in entry.table else -1
        )
        """Where its assistant goes."""
        self.pay_figures: Final = entry.number("pay_figures", 0, most=3)
        self.figures_on_card: Final = entry.number("figures_on_card", 0, most=3)
        self.figures: Final = self.pay_figures + self.figures_on_card + (self.location >= 0)
        """How many figures of the personal supply it takes in all (MAR-22.6, 22.12)."""
        self.pay_combat_points: Final = entry.number("pay_combat_points", 0, most=8)
        objects = entry.several_of("pay_objects", OBJECTS) if "pay_objects" in entry.table else []
        self.pay_objects: Final[list[int]] = [objects.count(thing) for thing in range(len(OBJECTS))]
        self.asks_objects: Final = bool(objects)
        self.markers: Final = entry.one_of("markers", NATIONS) if "markers" in entry.table else -1
        """The nation that must have three markers on the chart (MAR-23.72)."""
        effects = read_effects(entry, MOMENTS, verbs, catalog, catalog.effects)
        self.effects: Final[list[Effect[Any]]] = effects
        self.income: Final[list[Effect[Any]]] = [effect for effect in effects if effect.when == INCOME]
        self.permanent: Final[list[Effect[Any]]] = offer_by(
            [effect for effect in effects if effect.when == PERMANENT], say.USE.at(number)
        )
        self.immediate: Final[list[Effect[Any]]] = [effect for effect in effects if effect.when == IMMEDIATE]
        self.assistant: Final[list[Effect[Any]]] = [effect for effect in effects if effect.when == ASSISTANT]
        if (self.location >= 0) != bool(self.assistant):
            raise entry.error("an assistant has a location and effects")


class Side:
    """What a combat token shows for a nation."""

    def __init__(self, entry: Entry, verbs: Verbs, catalog: "Catalog") -> None:
        self.value: Final = entry.number("value", least=2, most=9)
        self.cost: Final = entry.number("cost", 0)
        self.bonus: Final[list[Effect[Any]]] = read_effects(
            entry, MOMENTS, verbs, catalog, catalog.effects, "gain", "bonus"
        )


class CombatToken:
    def __init__(self, entry: Entry, verbs: Verbs, catalog: "Catalog") -> None:
        self.id: Final = entry.name
        sides = [entry.entry(nation) for nation in NATIONS]
        self.sides: Final[list[Side]] = [Side(side, verbs, catalog) for side in sides]
        self.strongest: Final = entry.flag("strongest")
        self.weakest: Final = entry.flag("weakest")


class Quest:
    """A quest tile (MAR-14)."""

    def __init__(self, entry: Entry, verbs: Verbs, catalog: "Catalog") -> None:
        self.id: Final = entry.name
        self.cost: Final[Cost] = read_cost(entry, GOODS, OBJECTS)
        self.effects: Final[list[Effect[Any]]] = counted_for(
            read_effects(entry, MOMENTS, verbs, catalog, catalog.effects, "gain"), QUESTS
        )


class City:
    """A city tile: its action and its market."""

    def __init__(self, entry: Entry, verbs: Verbs, catalog: "Catalog") -> None:
        self.id: Final = entry.name
        self.players: Final[list[int]] = entry.numbers("players")
        self.marked: Final = entry.flag("marked")
        self.good: Final = entry.one_of("good", GOODS)
        self.spaces: Final = entry.number("spaces", least=1, most=2)
        self.covers: Final = entry.one_of("covers", catalog.location_ids) if "covers" in entry.table else -1
        self.effects: Final[list[Effect[Any]]] = read_effects(entry, MOMENTS, verbs, catalog, catalog.effects, "gain")


class Task:
    """A task of a career, with a lower and a higher condition (MAR-20.1)."""

    def __init__(self, entry: Entry, barriers: list[str]) -> None:
        self.kind: Final = entry.one_of("kind", TASKS)
        if TASKS[self.kind] == "barrier":
            self.low: int = 1 + entry.one_of("low", barriers)
            self.high: int = 1 + entry.one_of("high", barriers)
        else:
            self.low = entry.number("low", least=1)
            self.high = entry.number("high", least=self.low)
        self.doubloons: Final = entry.number("doubloons")
        self.points: Final = entry.number("points")


class Career:
    def __init__(self, entry: Entry, barriers: list[str]) -> None:
        self.id: Final = entry.name
        self.tasks: Final[list[Task]] = [Task(task, barriers) for task in entry.entries("tasks")]
        if len(self.tasks) != 3:
            raise entry.error("a career has three tasks")


class Prestige:
    """A prestige building (MAR-24)."""

    def __init__(self, entry: Entry) -> None:
        self.id: Final = entry.name
        self.cost: Final = entry.number("cost")
        self.synergy: Final = entry.one_of("synergy", SYNERGIES)
        self.first_points: Final = entry.number("first_points")
        self.points: Final = entry.number("points")
        self.each: Final = entry.one_of("each", EACH)
        self.most: Final = entry.number("most", 0)
        """No more points than that; 0 is no limit."""


class Order:
    """One action of an automa card."""

    def __init__(self, entry: Entry) -> None:
        self.what: Final = entry.one_of("do", ORDERS)
        self.count: Final = entry.number("count", 0)
        self.nation: Final = entry.one_of("nation", NATIONS) if "nation" in entry.table else -1
        self.village: Final = entry.flag("village", False)
        """Whether a village is annexed too (MAR-27.12)."""
        self.first: Final = entry.number("from_round", least=1, most=ROUNDS)
        self.last: Final = entry.number("to_round", least=self.first, most=ROUNDS)


ORDERS: Final = ["influence", "points", "explore", "disc", "quest_pile", "combat"]


class Automa:
    """A card of the solo opponent (MAR-27)."""

    def __init__(self, entry: Entry) -> None:
        self.id: Final = entry.name
        self.letter: Final = entry.one_of("letter", ["A", "B", "C"])
        self.stops: Final = entry.number("stops", least=1, most=3)
        self.route: Final = entry.one_of("route", ["upper", "lower"])
        self.row: Final = entry.number("row", least=1, most=4)
        self.orders: Final[list[Order]] = [Order(order) for order in entry.entries("actions")]


# -- the story --------------------------------------------------------------------------------------------------------


class Slot:
    """A space of a legacy tile that a combat action fills (MAR-26.8, 26.11)."""

    def __init__(self, number: int, tile: int, id: str, value: int) -> None:
        self.number: Final = number
        self.tile: Final = tile
        self.id: Final = id
        self.value: Final = value


class Tile:
    """A legacy tile (MAR-26)."""

    def __init__(self, number: int, entry: Entry, verbs: Verbs, catalog: "Catalog") -> None:
        self.number: Final = number
        self.id: Final = entry.name
        self.kind: Final = entry.one_of("kind", TILE_KINDS)
        self.place: Final = entry.one_of("at", catalog.location_ids) if "at" in entry.table else -1
        is_route = self.kind == ROUTE_TILE
        self.start: Final = entry.one_of("from", catalog.location_ids) if is_route else -1
        self.end: Final = entry.one_of("to", catalog.location_ids) if is_route else -1
        self.points: Final = entry.number("points", 1)
        """What the route costs."""
        self.points_in: Final = entry.number("points_in", 1)
        self.points_out: Final = entry.number("points_out", 1)
        space = entry.one_of("explorer", catalog.space_ids) if "explorer" in entry.table else 0
        self.space: Final = space
        self.depth: Final = catalog.spaces[space].depth
        """How far the own explorer must have come."""
        self.cost: Final[Cost] = read_cost(entry, GOODS, OBJECTS)
        self.effects: Final[list[Effect[Any]]] = read_effects(entry, MOMENTS, verbs, catalog, catalog.effects, "gain")
        is_works = self.kind == WORKS_TILE
        self.spaces: Final = entry.number("spaces") if is_works else 0
        self.start_discs: Final[list[int]] = entry.numbers("start_discs", len(SEATS)) if is_works else [0] * len(SEATS)
        self.toll: Final = entry.number("toll", 0)
        self.values: Final[list[int]] = entry.numbers("values") if "values" in entry.table else []

    def is_dear(self, start: int, end: int) -> bool:
        """Whether it makes the way from one location to the next cost more (MAR-26.3, 26.6)."""
        if self.kind == ROUTE_TILE:
            return start == self.start and end == self.end
        return (end == self.place and self.points_in > 1) or (start == self.place and self.points_out > 1)


class Branch:
    """One of the ways that a vote decides between."""

    def __init__(self, id: str, entry: Entry, ids: list[str], verbs: Verbs, catalog: "Catalog") -> None:
        self.id: Final = id
        self.next: Final = entry.one_of("next", ids)
        self.effects: Final[list[Effect[Any]]] = read_effects(entry, MOMENTS, verbs, catalog, catalog.effects, "gain")
        """What everybody gets."""


class Story:
    """A story card (MAR-25)."""

    def __init__(self, number: int, entry: Entry, ids: list[str], verbs: Verbs, catalog: "Catalog") -> None:
        self.number: Final = number
        self.id: Final = entry.name
        self.chapter: Final = entry.number("chapter", 0)
        self.place: Final = entry.one_of("at", catalog.location_ids) if "at" in entry.table else -1
        """Where its story tile comes."""
        self.full: Final = entry.one_of("full", catalog.tile_ids) if "full" in entry.table else -1
        """The tile that must be full instead."""
        self.cost: Final[Cost] = read_cost(entry, GOODS, OBJECTS)
        self.effects: Final[list[Effect[Any]]] = counted_for(
            read_effects(entry, MOMENTS, verbs, catalog, catalog.effects, "gain"), QUESTS
        )
        self.quests: Final[list[list[list[int]]]] = [[[] for _ in range(len(SEATS) + 1)] for _ in range(ROUNDS)]
        """By the round after which they come and the number of players: where quest tiles are laid (MAR-25.4)."""
        for quest in entry.entries("quests") if "quests" in entry.table else []:
            after = quest.number("round", 0, most=ROUNDS - 1)
            place = quest.one_of("at", catalog.location_ids)
            for players in quest.numbers("players"):
                self.quests[after][players].append(place)
        self.discards: Final[list[int]] = several(entry, "discards", catalog.project_ids)
        self.shuffles: Final[list[int]] = several(entry, "shuffles", catalog.project_ids)
        """Cards for the discard pile, and for the draw pile (MAR-25.5)."""
        self.adds: Final[list[int]] = several(entry, "adds", catalog.tile_ids)
        self.removes: Final[list[int]] = several(entry, "removes", catalog.tile_ids)
        self.then_adds: Final[list[int]] = several(entry, "then_adds", catalog.tile_ids)
        self.then_removes: Final[list[int]] = several(entry, "then_removes", catalog.tile_ids)
        """After its reverse side was read."""
        self.read: Final = entry.one_of("read", ids) if "read" in entry.table else -1
        self.next: Final = entry.one_of("next", ids) if "next" in entry.table else -1
        self.branches: Final[list[int]] = []
        """The ways of its vote, by number."""
        for place, vote in enumerate(entry.entries("votes") if "votes" in entry.table else []):
            self.branches.append(len(catalog.branches))
            catalog.branches.append(Branch(f"{self.id}-{place + 1}", vote, ids, verbs, catalog))


def several(entry: Entry, key: str, names: list[str]) -> list[int]:
    return entry.several_of(key, names) if key in entry.table else []


class Sea:
    """The chart with the legacy tiles in play: what is where, and where ships can sail (MAR-26.1)."""

    def __init__(self, catalog: "Catalog", tiles: int) -> None:
        places = len(catalog.locations)
        self.locations: Final[list[Location]] = catalog.locations[:]
        self.is_there: Final[list[bool]] = [not place.legacy for place in catalog.locations]
        self.depth: Final[list[int]] = [0] * places
        """Per location how far an explorer must have come."""
        self.toll: Final[list[int]] = [0] * places
        self.points: Final[list[list[int]]] = [[1] * places for _ in range(places)]
        """What a ship pays from one location to the next."""
        self.banned: Final[list[bool]] = [False] * places
        """Where there is no village or city action (MAR-26.4, 26.5)."""
        self.stops: Final[list[list[Tile]]] = [[] for _ in range(places)]
        """Per location the tiles that do something where a sailing ends."""
        for tile in catalog.tiles:
            if tiles >> tile.number & 1:
                self.lay(catalog, tile)
        self.villages: Final[list[int]] = [
            place.number for place in self.locations if place.kind == VILLAGE and self.is_there[place.number]
        ]
        self.flags: Final[list[int]] = [
            place.number for place in self.locations if place.has_flag and self.is_there[place.number]
        ]
        self.way_home: Final[list[int]] = [0] * places
        """Per location how many locations are still to be sailed to at most."""
        self.ahead: Final[list[int]] = [0] * places
        """Per location the bit mask of those that can be reached from it (MAR-15.9)."""
        for location in reversed(self.locations):
            here = location.number
            for end in location.next:
                if self.is_there[end]:
                    self.ahead[here] |= 1 << end | self.ahead[end]
                    if self.locations[end].early:
                        self.way_home[here] = max(self.way_home[here], 1 + self.way_home[end])
        self.routes: Final[list[list[list[Route]]]] = [[[], []] for _ in range(places)]
        """By location and whether it is the last round: all ways that a ship can take."""
        self.arms: Final[list[str]] = []
        """The ways at forks that are not named yet."""
        for place in range(places):
            for late in range(2):
                self.sail_on(catalog, late == 1, place, 0, [], "", 0, 0, self.routes[place][late])

    def lay(self, catalog: "Catalog", tile: Tile) -> None:
        if tile.kind == ROUTE_TILE:
            self.points[tile.start][tile.end] = tile.points
        elif tile.place >= 0:
            place = tile.place
            self.is_there[place] = True
            self.depth[place] = tile.depth
            self.toll[place] = tile.toll
            self.banned[place] = self.banned[place] or tile.kind == PLAGUE_TILE
            if tile.kind == CITY_TILE or tile.kind == PLAGUE_TILE:
                self.locations[place] = catalog.changed.get(place, self.locations[place])
            else:
                self.stops[place].append(tile)
            if self.locations[place].legacy:
                for other in range(len(self.points)):
                    self.points[other][place] = tile.points_in
                    self.points[place][other] = tile.points_out

    def ways_on(self, place: int, late: bool) -> list[int]:
        """The locations after this one, in a round of this kind."""
        ways: list[int] = []
        for end in self.locations[place].next:
            if self.is_there[end] and (self.locations[end].always or self.locations[end].late == late):
                ways.append(end)
        return ways

    def sail_on(
        self,
        catalog: "Catalog",
        late: bool,
        place: int,
        cost: int,
        passed: list[int],
        arm: str,
        depth: int,
        toll: int,
        found: list[Route],
    ) -> None:
        """All routes that go on from a place, with what was passed and paid on the way there (MAR-6.9)."""
        ways = self.ways_on(place, late)
        for end in ways:
            there = cost + self.points[place][end]
            if there > catalog.movement:
                continue
            needed = max(depth, self.depth[end])
            if not arm:
                option = say.SAIL.at(end)
            elif arm in catalog.arm_words:
                option = say.SAIL_BY.at(end, catalog.arm_words.index(arm))
            else:
                option = -1
                self.arms.append(arm)
            found.append(Route(option, end, there, passed, needed, toll))
            if not self.locations[end].hand:
                taken = arm
                if len(ways) > 1:
                    taken = f"{arm}-{self.locations[end].id}" if arm else self.locations[end].id
                further = [*passed, end]
                self.sail_on(catalog, late, end, there, further, taken, needed, toll + self.toll[end], found)


class Catalog:
    """All components of the game."""

    def __init__(self, content: Content, verbs: Verbs) -> None:
        self.verbs: Final = verbs
        self.effects: list[Effect[Any]] = []
        """All effects of all components, by number."""
        board = content.file("board.toml")
        self.read_chart(board, verbs)
        self.read_tracks(board)
        self.read_explorer(board, verbs)
        self.read_ship(content.file("ship.toml"), verbs)
        self.read_projects(content.file("projects.toml"), verbs)
        self.read_tokens(content.file("tokens.toml"), verbs)
        self.read_automa(content.file("automa.toml"))
        self.read_story(content.file("story.toml"), verbs)
        content.close()
        self.name_arms()
        self.seas: dict[int, Sea] = {}
        """Per set of legacy tiles, as bits, the chart with them; each is made when it is needed."""
        self.sea: Sea = self.sea_with(0)
        self.speech = Speech(say.SAY, self.words())

    def words(self) -> dict[str, list[str]]:
        """The words of every kind."""
        return {
            "seat": [*SEATS, "ana"],
            "nation": NATIONS,
            "good": GOODS,
            "object": OBJECTS,
            "synergy": SYNERGIES,
            "location": self.location_ids,
            "arm": self.arm_words,
            "space": self.space_ids,
            "way": ["-".join([self.space_ids[arm] for arm in way]) for way in self.ways[1:]],
            "barrier": self.barrier_ids,
            "area": self.area_ids,
            "project": self.project_ids,
            "token": self.token_ids,
            "quest": self.quest_ids,
            "city": self.city_ids,
            "career": self.career_ids,
            "prestige": self.prestige_ids,
            "automa": self.automa_ids,
            "boon": BOONS,
            "reason": REASONS,
            "story": self.story_ids,
            "branch": [branch.id for branch in self.branches],
            "tile": self.tile_ids,
            "slot": [slot.id for slot in self.slots],
        }

    # -- the chart ----------------------------------------------------------------------------------------------------

    def read_chart(self, file: ContentFile, verbs: Verbs) -> None:
        entries = file.all("location")
        self.location_ids: list[str] = [entry.name for entry in entries]
        self.locations = [
            Location(number, entry, self.location_ids, verbs, self) for number, entry in enumerate(entries)
        ]
        self.havana = next(place.number for place in self.locations if place.kind == START)
        self.changed: dict[int, Location] = {}
        """What a legacy tile makes of a location (MAR-26.2, 26.18)."""
        for entry in file.all("legacy_city"):
            number = entry.place(entry.name, "location", self.location_ids)
            self.changed[number] = Location(number, entry, self.location_ids, verbs, self)
        self.harbour = next(number for number, place in self.changed.items() if place.kind == CITY)
        """Where a tile brings an endless quest (MAR-26.2)."""
        self.movement = file.one("sailing").number("points", least=1, most=12)
        self.tiled: list[int] = [place.number for place in self.locations if place.has_tile]
        start = file.one("start_markers")
        self.start_markers: list[int] = [start.one_of(nation, self.location_ids) for nation in NATIONS]

    def name_arms(self) -> None:
        """The arms that a ship can take at forks in one turn, each named by its first location (MAR-6.9, 26.20)."""
        self.arm_words: list[str] = []
        new = [tile for tile in self.tiles if tile.place >= 0 and self.locations[tile.place].legacy]
        for chosen in range(1 << len(new)):
            tiles = sum([1 << tile.number for place, tile in enumerate(new) if chosen >> place & 1])
            self.arm_words += sorted(set(Sea(self, tiles).arms))

    def sea_with(self, tiles: int) -> Sea:
        """The chart with the legacy tiles of a bit mask."""
        sea = self.seas.get(tiles)
        if sea is None:
            sea = self.seas[tiles] = Sea(self, tiles)
        return sea

    # -- tracks -------------------------------------------------------------------------------------------------------

    def read_tracks(self, file: ContentFile) -> None:
        file.named("nation", NATIONS)
        for entry in file.entries[-len(NATIONS) :]:
            entry.text("colour")
        piles = file.one("combat_piles")
        self.pile_sizes: list[int] = piles.numbers("sizes", 2)
        influence = file.one("influence")
        self.influence_last = influence.number("last", least=1, most=60)
        self.influence_beyond = influence.number("beyond_points")
        self.lead_points = influence.number("lead_points")
        self.rank_spaces: list[int] = influence.numbers("ranks")
        self.ranks: list[int] = [
            sum([space >= first for first in self.rank_spaces]) for space in range(self.influence_last + 1)
        ]
        """The noble rank on each space (MAR-10.4)."""
        self.next_rank: list[int] = [
            min([first for first in self.rank_spaces if first > space], default=space)
            for space in range(self.influence_last + 1)
        ]
        stock = file.one("stock")
        self.stock_spaces: list[int] = stock.numbers("spaces")
        self.stock_size = sum(self.stock_spaces)
        doubloons = file.one("doubloon_income")
        self.income_least = doubloons.number("least")
        self.income_most = doubloons.number("most", least=self.income_least)
        self.income_points: list[int] = doubloons.numbers("points", self.income_most - self.income_least + 1)
        self.wrap = file.one("points_income").number("wrap", least=1)
        start = file.one("start")
        self.start_doubloons: list[int] = start.numbers("doubloons", len(SEATS))
        self.start_combat = start.number("combat_points")
        self.start_figures = start.number("figures")
        self.figures_total = start.number("figures_total")
        self.hand_limit = start.number("hand_limit")
        self.dealt = start.number("dealt")
        start.expect("keep", self.dealt - OPENING_CARDS)
        start.expect("planned", 1)
        self.strangers = start.number("strangers")
        """How many cards of the deck B are in the game (MAR-2.6)."""
        self.row = start.number("row", least=1)
        self.planning = start.number("planning", least=1)

    # -- the explorer track -------------------------------------------------------------------------------------------

    def read_explorer(self, file: ContentFile, verbs: Verbs) -> None:
        entries = file.all("space")
        retirement = file.one("retirement")
        self.space_ids: list[str] = [*[entry.name for entry in entries], retirement.text("space")]
        self.spaces = [Space(number, entry, self.space_ids, verbs, self) for number, entry in enumerate(entries)]
        self.residence = len(self.spaces)
        """The side space of the retirement tile (MAR-29.1)."""
        self.residence_from = retirement.one_of("from", self.space_ids)
        self.explorer_end = next(space.number for space in self.spaces if not space.next)
        self.quest_spaces: list[int] = [space.number for space in self.spaces if space.has_quest]
        self.barriers = [Barrier(entry, self.space_ids, verbs, self) for entry in file.all("barrier")]
        self.barrier_ids: list[str] = [barrier.id for barrier in self.barriers]
        self.crossed: list[int] = [0] * len(self.spaces)
        """How many barriers lie before each space."""
        self.distance: list[int] = [0] * len(self.spaces)
        """The shortest way to the end, in spaces (MAR-D55)."""
        for number in self.by_distance():
            ways = self.spaces[number].next
            if ways:
                self.distance[number] = 1 + min([self.distance[place] for place in ways])
        for barrier in self.barriers:
            for space in self.spaces:
                if self.distance[space.number] <= self.distance[barrier.before]:
                    self.crossed[space.number] += 1
        self.barrier_at: list[int] = [-1] * len(self.spaces)
        """The barrier right before each space."""
        for number, barrier in enumerate(self.barriers):
            self.barrier_at[barrier.before] = number
        self.name_ways()
        end = file.one("explorer_end")
        self.end_points: list[int] = end.numbers("points", len(SEATS))
        self.end_actions = end.number("village_actions")

    def by_distance(self) -> list[int]:
        """The spaces from the end backwards, each after all that follow it."""
        order: list[int] = []
        while len(order) < len(self.spaces):
            for space in self.spaces:
                if space.number not in order and all(place in order for place in space.next):
                    order.append(space.number)
        return order

    def name_ways(self) -> None:
        """What can be passed at forks in one move: every way by the first spaces of its arms (MAR-11.14)."""
        forks = [space.next for space in self.spaces if len(space.next) > 1]
        self.ways: list[list[int]] = [[]]
        for first in range(len(forks)):
            ways: list[list[int]] = [[]]
            for fork in forks[first:]:
                ways = [[*way, arm] for way in ways for arm in fork]
                self.ways += ways
        places = {tuple(way): number for number, way in enumerate(self.ways)}
        self.way_on: list[list[int]] = [
            [places.get((*way, space), -1) for space in range(len(self.spaces))] for way in self.ways
        ]
        """Per way and arm the way that takes this arm too."""

    # -- ship, cards, tokens ------------------------------------------------------------------------------------------

    def read_ship(self, file: ContentFile, verbs: Verbs) -> None:
        entries = file.all("area", 12)
        self.area_ids: list[str] = [entry.name for entry in entries]
        self.areas = [Area(number, entry, self.area_ids, verbs, self) for number, entry in enumerate(entries)]
        ship = file.one("ship")
        self.discs = ship.number("discs", least=1, most=3)
        self.compasses = ship.number("compasses")
        self.combat_most = ship.number("combat_points")
        self.quest_points: list[int] = ship.numbers("quest_points")
        self.assistant_points = ship.number("assistant_points")
        village = file.one("village_actions")
        self.actions_by_points: list[list[int]] = [
            village.numbers("base", self.movement + 1),
            village.numbers("long_sails", self.movement + 1),
        ]
        """Without and with the long sails (MAR-7.2, 21.5)."""
        self.village_doubloons = village.number("doubloons")
        self.hand_doubloons = village.number("hand_doubloons")
        combat = file.one("combat")
        self.influence_prices: list[int] = combat.numbers("influence_prices", 2)
        self.influence_gains: list[int] = combat.numbers("influence", 2)
        self.annex_price = combat.number("annex")
        self.take_price = combat.number("take")
        self.marker_influence = combat.number("marker_influence")
        self.strongest_less = combat.number("strongest")
        self.weakest_more = combat.number("weakest")
        self.tokenless_value = combat.number("without_tokens")

    def read_projects(self, file: ContentFile, verbs: Verbs) -> None:
        entries = file.all("project", 165)
        self.projects = [Project(number, entry, verbs, self) for number, entry in enumerate(entries)]
        self.project_ids: list[str] = [project.id for project in self.projects]
        self.deck_a: tuple[int, ...] = tuple([card.number for card in self.projects if card.deck == DECK_A])
        self.deck_b: tuple[int, ...] = tuple([card.number for card in self.projects if card.deck == DECK_B])
        self.deck_c: tuple[int, ...] = tuple([card.number for card in self.projects if card.deck == DECK_C])
        file.expect("cards of the deck A", len(self.deck_a), 56)

    def read_tokens(self, file: ContentFile, verbs: Verbs) -> None:
        self.tokens = [CombatToken(entry, verbs, self) for entry in file.all("combat_token", sum(self.pile_sizes))]
        self.token_ids: list[str] = [token.id for token in self.tokens]
        self.quests = [Quest(entry, verbs, self) for entry in file.all("quest", 24)]
        self.quest_ids: list[str] = [quest.id for quest in self.quests]
        self.cities = [City(entry, verbs, self) for entry in file.all("city", 13)]
        self.city_ids: list[str] = [city.id for city in self.cities]
        for entry in file.named("synergy", SYNERGIES):
            entry.expect("copies", len(SEATS))
        bonus = file.one("career_bonus")
        self.career_bonus: list[Effect[Any]] = counted_for(
            read_effects(bonus, MOMENTS, self.verbs, self, self.effects, "gain"), CAREER
        )
        self.careers = [Career(entry, self.barrier_ids) for entry in file.all("career", 8)]
        self.career_ids: list[str] = [career.id for career in self.careers]
        self.prestige = [Prestige(entry) for entry in file.all("prestige", 8)]
        self.prestige_ids: list[str] = [building.id for building in self.prestige]

    def read_automa(self, file: ContentFile) -> None:
        board = file.one("board")
        self.ana_income: list[int] = board.numbers("income")
        self.ana_card_points = board.number("points_per_card")
        self.ana_upgrade = board.number("discs_per_upgrade", least=1)
        self.levels: list[list[int]] = [entry.numbers("cards", 3) for entry in file.named("level", LEVELS)]
        scoring = file.one("scoring")
        self.ana_quest_points = scoring.number("quest_points")
        self.quest_leads: list[int] = scoring.numbers("quest_leads")
        self.upgrade_leads: list[int] = scoring.numbers("upgrade_leads")
        self.explorer_leads: list[int] = scoring.numbers("explorer_leads")
        self.ana_lead_points: list[int] = scoring.numbers("lead_points")
        self.ana_ties: list[int] = scoring.several_of("ties", NATIONS)
        self.automa = [Automa(entry) for entry in file.all("automa", 15)]
        self.automa_ids: list[str] = [card.id for card in self.automa]
        self.automa_letters: list[tuple[int, ...]] = [
            tuple([place for place, card in enumerate(self.automa) if card.letter == letter]) for letter in range(3)
        ]

    def read_story(self, file: ContentFile, verbs: Verbs) -> None:
        tiles = file.all("tile", 23)
        self.tile_ids: list[str] = [entry.name for entry in tiles]
        self.tiles: list[Tile] = [Tile(number, entry, verbs, self) for number, entry in enumerate(tiles)]
        self.slots: list[Slot] = []
        for tile in self.tiles:
            for value in tile.values:
                self.slots.append(Slot(len(self.slots), tile.number, f"{tile.id}-{value}", value))
        self.skulls = sum([1 << tile.number for tile in self.tiles if tile.kind == PLAGUE_TILE])
        """The tiles that can be healed, as bits (MAR-26.24)."""
        cards = file.all("story", 69)
        self.story_ids: list[str] = [entry.name for entry in cards]
        self.branches: list[Branch] = []
        self.stories = [Story(number, entry, self.story_ids, verbs, self) for number, entry in enumerate(cards)]
        self.legacy_words: list[str] = [
            *self.story_ids,
            *self.tile_ids,
            *[self.project_ids[card] for card in self.deck_c],
        ]
        """What a campaign hands on from game to game: story cards, legacy tiles, C cards (MAR-19.10)."""
