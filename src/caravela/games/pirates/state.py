"""The position of Pirates of Maracaibo, and the small verbs that move its pieces."""

from typing import Any, Final

from caravela.games.pirates import phrases as say
from caravela.games.pirates import scoring
from caravela.games.pirates.catalog import (
    CELLS,
    DOWN_TWO,
    EACH_BURIED,
    EACH_CREW,
    EACH_DOUBLOONS,
    EACH_GOLD,
    EACH_IMPROVEMENT,
    EACH_LIGHTNING,
    EACH_PEARL,
    EACH_POINTS,
    EACH_QUEST,
    EACH_RESIDENCE,
    EACH_RIVER,
    EACH_SCORED,
    EACH_SET,
    EACH_TREASURE,
    EACH_UPGRADE,
    EACH_VESSEL,
    EMPTY,
    FILLER,
    IN_PLAY,
    INCOMES,
    JORDAN,
    LOCATION_BASE,
    NO_CARD,
    PLAY,
    REASONS,
    RESIDENCE_BASE,
    RUBIES,
    SQUARES,
    START,
    TREASURES,
    Catalog,
    Layout,
    Owned,
    Quest,
)
from caravela.kernel.agenda import Step
from caravela.kernel.chance import Chance
from caravela.kernel.effects import Effect
from caravela.kernel.save import save
from caravela.kernel.state import State, having

# -- streams of chance (PIR-1.10) -------------------------------------------------------------------------------------

STREAMS: Final = [
    "layout",
    "caribbean",
    "clusters",
    "value tiles",
    "market sides",
    "figureheads",
    "quests",
    "level two",
    "facing",
    "first player",
    "dice",
    "skirmish",
    "solo cards",
    "jordan",
]
LAYOUT_LUCK: Final = 0
DEAL_LUCK: Final = 1
CLUSTER_LUCK: Final = 2
TILE_LUCK: Final = 3
SIDE_LUCK: Final = 4
FIGUREHEAD_LUCK: Final = 5
QUEST_LUCK: Final = 6
LEVEL_LUCK: Final = 7
FACING_LUCK: Final = 8
FIRST_LUCK: Final = 9
DICE_LUCK: Final = 10
SKIRMISH_LUCK: Final = 11
SOLO_LUCK: Final = 12
JORDAN_LUCK: Final = 13

# -- traits: what cards, slots and Figureheads change for their owner -------------------------------------------------

POWER: Final = 0
"""Then the power bound to a die."""
DIE_POWER: Final = 1
REROLLS: Final = 4
SWIFT_EXPLORER: Final = 5
DISCOUNT: Final = 6
"""By kind of Improvement, then for Residences."""
SWIFT_SHIP: Final = 10
REFRESH: Final = 11
FIGUREHEAD_SQUARES: Final = 12
DOUBLOON_INCOME: Final = 13
POINTS_INCOME: Final = 14
QUEST_INCOME: Final = 15
"""Doubloon income for each Quest held."""
LIGHTNING: Final = 16
CARDS: Final = 17
"""By kind of Improvement."""
ACTIONS: Final = 20
"""By Raid action, how many of it."""
TRAITS: Final = 29

NOBODY: Final = -1
NONE: Final = -1
UNKNOWN: Final = 0
EASY: Final = 1
HARD: Final = 2
"""Whether a solo card is an A or a B card, once it was revealed."""
MARKET_BASE: Final = 16
"""A Black Market on its place: seat and side as one number."""
POWER_BASE: Final = 64
"""What is left of a Raid as one number: used-up Figurehead actions, colour, power."""


def any_secret(effects: list[Effect[Any]]) -> bool:
    """Whether one of them counts what only its owner knows."""
    return any(isinstance(effect, Owned) and effect.secret for effect in effects)


class Setup:
    """What a game was started with; the same for all its positions."""

    def __init__(self, catalog: Catalog, seats: int, settings: dict[str, Any]) -> None:
        self.catalog: Final = catalog
        self.seats: Final = seats
        self.settings: Final = settings
        self.solo: Final = seats == 1
        self.members: Final = 2 if seats == 1 else seats
        """The seats, and the solo opponent after them."""
        self.fog_locations: Final = bool(settings["fog_locations"])
        self.fog_improvements: Final = bool(settings["fog_improvements"])
        self.skirmish: Final = bool(settings["skirmish"])
        self.hunt: Final = bool(settings["mission_hunt"])
        self.rubies: Final = bool(settings["rubies"])
        self.retirement: Final = bool(settings["retirement"])
        self.hard_cards: Final = int(settings["solo_b_cards"])
        self.pass_residence: Final = int(settings["pass_residence_gain"])
        self.market: Final = catalog.hunted_market if self.hunt else 2
        """The size of the Quest market (PIR-2.16, 31.1)."""
        traits = [0] * TRAITS
        for action in catalog.actions:
            traits[ACTIONS + action.number] = int(action.printed)
        self.traits: Final[tuple[int, ...]] = tuple(traits * seats)
        """What nothing has changed."""
        self.names: Final[list[int]] = [JORDAN if seats == 1 and who == 1 else who for who in range(self.members)]
        """The word for each of those who act."""


class Pirates(State):
    """The whole position; what copies share is a tuple."""

    def __init__(self, agenda: list[Step[Any]], chance: Chance, setup: Setup, origin: "Pirates | None" = None) -> None:
        catalog, seats, members = setup.catalog, setup.seats, setup.members
        super().__init__(agenda, chance, catalog.speech, catalog.effects, origin)
        self.setup: Final = setup
        self.catalog: Final = catalog
        self.seats: Final = seats
        self.layout: int = 0 if origin is None else origin.layout
        self.round: int = 0 if origin is None else origin.round
        """The number of the round; 0 during set-up."""
        self.first: int = 0 if origin is None else origin.first
        """The first player of the game."""
        self.opener: int = 0 if origin is None else origin.opener
        """Who starts this round."""
        self.active: int = NOBODY if origin is None else origin.active
        self.arrived: int = NOBODY if origin is None else origin.arrived
        """Who was first in Maracaibo this round (PIR-3.4, 3.5)."""
        self.used: tuple[int, ...] = (0,) * len(catalog.actions) if origin is None else origin.used
        """How often each Raid action was used this turn (PIR-8.6)."""
        self.leftover: tuple[int, ...] = () if origin is None else origin.leftover
        """The power left of this turn's Raids (PIR-8.10)."""
        self.sold: int = 0 if origin is None else origin.sold
        """Whether a Ruby was sold this turn."""
        self.doubloons: list[int] = [0] * seats if origin is None else origin.doubloons[:]
        self.points: list[int] = [0] * (IN_PLAY * members) if origin is None else origin.points[:]
        """Points gained in play, by reason and who."""
        self.ship: list[int] = [START] * members if origin is None else origin.ship[:]
        self.explorer: list[int] = [0] * members if origin is None else origin.explorer[:]
        self.slots: list[int] = [0] * seats if origin is None else origin.slots[:]
        """The filled upgrade slots, as bits."""
        self.stored: list[int] = [0] * (len(TREASURES) * seats) if origin is None else origin.stored[:]
        """Treasures in the plain storage, by seat and kind."""
        self.bonus: list[int] = [0] * seats if origin is None else origin.bonus[:]
        """The covered bonus squares, as bits."""
        self.below: list[int] = [0] * seats if origin is None else origin.below[:]
        """The covered burial squares, as bits, area by area."""
        self.figurehead_cubes: tuple[int, ...] = (NONE,) * SQUARES if origin is None else origin.figurehead_cubes
        """The Treasures on the Figurehead's own squares; one player at most has it."""
        self.tableau: list[tuple[int, ...]] = [()] * seats if origin is None else origin.tableau[:]
        self.figurehead: list[int] = [NONE] * seats if origin is None else origin.figurehead[:]
        self.traits: tuple[int, ...] = setup.traits if origin is None else origin.traits
        self.trades: list[tuple[int, ...]] = [()] * seats if origin is None else origin.trades[:]
        """The trades that each may make in an Explore."""
        self.hands: list[tuple[int, ...]] = [()] * seats if origin is None else origin.hands[:]
        """Quests."""
        self.unplaced: list[int] = [(1 << 5) - 1] * seats if origin is None else origin.unplaced[:]
        """Black Market tiles not yet placed, as bits."""
        self.rubies: list[int] = [0] * members if origin is None else origin.rubies[:]
        self.ruby_market: int = 0 if origin is None else origin.ruby_market
        """The covered squares of the Ruby Market, as bits."""
        self.retirees: int = (1 << seats) - 1 if origin is None else origin.retirees
        """Who has a token on the Residence Discount tile, as bits."""
        self.cards: tuple[int, ...] = (NO_CARD,) * CELLS if origin is None else origin.cards
        """The card on each space."""
        self.tiles: tuple[int, ...] = (NONE,) * CELLS if origin is None else origin.tiles
        """The Treasure Value tile on each space."""
        self.markets: tuple[int, ...] = (NONE,) * CELLS if origin is None else origin.markets
        """The Black Market on each space: 16 * seat + side."""
        self.coins: tuple[int, ...] = (0,) * CELLS if origin is None else origin.coins
        """Doubloons on face-down Locations."""
        self.tokens: tuple[int, ...] = (0,) * len(catalog.residences) if origin is None else origin.tokens
        """Per Residence those who have built it, as bits."""
        self.sides: int = 0 if origin is None else origin.sides
        """Which sides of the Black Market tiles are in the game, as bits (PIR-2.14)."""
        self.islands: list[int] = [catalog.island_cubes] * len(TREASURES) if origin is None else origin.islands[:]
        self.tile_bag: tuple[int, ...] = tuple(catalog.tile_copies) if origin is None else origin.tile_bag
        """Treasure Value tiles not yet laid, by kind."""
        self.location_bag: tuple[int, ...] = catalog.first_locations if origin is None else origin.location_bag
        """The Locations of level I of which nobody knows where they lie."""
        self.improvement_bag: tuple[int, ...] = catalog.first_improvements if origin is None else origin.improvement_bag
        """The Improvements of level I that nobody has seen, in play or in the box."""
        self.deck: tuple[int, ...] = catalog.level_two if origin is None else origin.deck
        """The cards of level II that nobody has seen: in the deck, or face down in the Caribbean."""
        self.deck_bottom: tuple[int, ...] = () if origin is None else origin.deck_bottom
        """Known cards under the level II deck, the upper one first."""
        self.deck_up: int = 0 if origin is None else origin.deck_up
        """How many of the deck lie face up in it, the top one not counted (PIR-29.1)."""
        self.deck_top: int = 0 if origin is None else origin.deck_top
        """Whether the top card lies face up."""
        self.quest_bag: tuple[int, ...] = tuple(range(len(catalog.quests))) if origin is None else origin.quest_bag
        """The Quests that nobody has seen."""
        self.quest_bottom: tuple[int, ...] = () if origin is None else origin.quest_bottom
        """Quests under the deck, the upper one first."""
        self.rejected: tuple[int, ...] = () if origin is None else origin.rejected
        """Starting Quests on their way back into the deck."""
        self.quest_market: tuple[int, ...] = () if origin is None else origin.quest_market
        self.figureheads: tuple[int, ...] = () if origin is None else origin.figureheads
        """The Figurehead market."""
        self.solo_deck: tuple[int, ...] = () if origin is None else origin.solo_deck
        """The solo cards in the deck, by number."""
        self.solo_letters: tuple[int, ...] = (UNKNOWN,) * 6 if origin is None else origin.solo_letters
        self.solo_discards: tuple[int, ...] = () if origin is None else origin.solo_discards
        self.jordan_marker: int = 0 if origin is None else origin.jordan_marker
        self.jordan_slots: int = 0 if origin is None else origin.jordan_slots
        self.jordan_cards: tuple[int, ...] = () if origin is None else origin.jordan_cards
        self.jordan_quests: int = 0 if origin is None else origin.jordan_quests
        self.jordan_seen: tuple[int, ...] = () if origin is None else origin.jordan_seen
        """Those of his Quests that came from the market, by their faces."""
        self.jordan_unseen: int = 0 if origin is None else origin.jordan_unseen
        """How many of his Quests nobody has seen."""
        self.jordan_treasures: list[int] = [0] * len(TREASURES) if origin is None else origin.jordan_treasures[:]

    def copy(self) -> "Pirates":
        return Pirates(self.agenda[:], self.chance.copy(), self.setup, self)

    def save(self) -> dict[str, Any]:
        return save(self, "pirates")

    def chapter(self) -> int:
        """The round; the set-up belongs to the first."""
        return max(1, self.round)

    @property
    def sea(self) -> Layout:
        return self.catalog.layouts[self.layout]

    def named(self, who: int) -> int:
        """The word of one of those who act."""
        return self.setup.names[who]

    @property
    def last(self) -> int:
        """PIR-2.19: who takes the last turn of the game."""
        return (self.first - 1) % self.setup.members

    # -- traits and what they amount to (PIR-1.11) --------------------------------------------------------------------

    def trait(self, seat: int, trait: int) -> int:
        return self.traits[seat * TRAITS + trait]

    def raise_trait(self, seat: int, trait: int, amount: int) -> None:
        place = seat * TRAITS + trait
        self.traits = having(self.traits, place, self.traits[place] + amount)

    def doubloon_income(self, seat: int) -> int:
        """PIR-19.2, D22"""
        base = seat * TRAITS
        return self.traits[base + DOUBLOON_INCOME] + self.traits[base + QUEST_INCOME] * len(self.hands[seat])

    def points_income(self, seat: int) -> int:
        return self.traits[seat * TRAITS + POINTS_INCOME]

    def rivers(self, who: int) -> int:
        """PIR-10.8"""
        return self.catalog.spaces[self.explorer[who]].rivers

    def upgrades(self, seat: int) -> int:
        return self.slots[seat].bit_count()

    # -- treasures (PIR-9) --------------------------------------------------------------------------------------------

    def buried_of(self, seat: int, kind: int) -> int:
        """Below the line or on the Figurehead's squares."""
        count = (self.below[seat] >> SQUARES * kind & (1 << SQUARES) - 1).bit_count()
        if self.traits[seat * TRAITS + FIGUREHEAD_SQUARES]:
            count += self.figurehead_cubes.count(kind)
        return count

    def buried(self, seat: int) -> int:
        """PIR-D44"""
        count = self.below[seat].bit_count()
        if self.traits[seat * TRAITS + FIGUREHEAD_SQUARES]:
            count += SQUARES - self.figurehead_cubes.count(NONE)
        return count

    def treasures(self, who: int, kind: int) -> int:
        """PIR-9.4: above the line, below the line, or on the Figurehead's squares."""
        if who >= self.seats:
            return self.jordan_treasures[kind]
        return self.stored[who * 3 + kind] + (self.bonus[who] >> kind & 1) + self.buried_of(who, kind)

    def add_cubes(self, kind: int, count: int) -> None:
        """PIR-9.7: from the supply onto an island."""
        self.islands[kind] += count
        self.tell(say.CUBE_ADDED, kind, self.islands[kind])

    def take_cube(self, who: int, kind: int) -> None:
        """PIR-9.1, 9.2: the topmost cube of the island, or one of the supply."""
        if self.islands[kind]:
            self.islands[kind] -= 1
            self.tell(say.TREASURE_GAINED, self.named(who), kind)
        else:
            self.tell(say.TREASURE_SUPPLY, self.named(who), kind)

    # -- doubloons and points -----------------------------------------------------------------------------------------

    def gain_doubloons(self, seat: int, count: int) -> None:
        if count:
            self.doubloons[seat] += count
            self.tell(say.GAINED_DOUBLOONS, seat, count)

    def score(self, who: int, points: int, reason: int) -> None:
        self.points[who * IN_PLAY + reason] += points

    def gain_points(self, who: int, points: int) -> None:
        if points:
            self.points[who * IN_PLAY + PLAY] += points
            self.tell(say.GAINED_POINTS, self.named(who), points)

    def points_of(self, who: int) -> int:
        """The points on the track."""
        return sum(self.points[who * IN_PLAY : (who + 1) * IN_PLAY])

    # -- what is counted (PIR-21.48) ----------------------------------------------------------------------------------

    def count(self, seat: int, what: int) -> int:
        if what == EACH_BURIED:
            return self.buried(seat)
        if what == EACH_QUEST:
            return len(self.hands[seat])
        if what == EACH_SCORED:
            return self.quests_scored(seat)
        if what == EACH_RIVER:
            return self.rivers(seat)
        if EACH_CREW <= what <= EACH_VESSEL:
            return self.traits[seat * TRAITS + CARDS + what - EACH_CREW]
        if EACH_GOLD <= what <= EACH_PEARL:
            return self.treasures(seat, what - EACH_GOLD)
        if what == EACH_SET:
            return scoring.sets([self.treasures(seat, kind) for kind in range(len(TREASURES))])
        if what == EACH_DOUBLOONS:
            return self.doubloon_income(seat)
        if what == EACH_POINTS:
            return self.points_income(seat)
        if what == EACH_TREASURE:
            return sum([self.treasures(seat, kind) for kind in range(len(TREASURES))])
        if what == EACH_IMPROVEMENT:
            return len(self.tableau[seat]) + self.residences(seat)
        if what == EACH_LIGHTNING:
            return self.traits[seat * TRAITS + LIGHTNING]
        if what == EACH_UPGRADE:
            return self.upgrades(seat)
        assert what == EACH_RESIDENCE
        return self.residences(seat)

    def residences(self, who: int) -> int:
        """How many Residences one has built."""
        count = 0
        for mask in self.tokens:
            count += mask >> who & 1
        return count

    # -- quests (PIR-12) ----------------------------------------------------------------------------------------------

    def deck_size(self) -> int:
        """How many Quests can be drawn."""
        return len(self.quest_bag) - self.jordan_unseen + len(self.quest_bottom)

    def draw_quest(self) -> int:
        """The top card of the Quest deck, which must not be empty."""
        if len(self.quest_bag) > self.jordan_unseen:
            place = self.draw(QUEST_LUCK, len(self.quest_bag))
            quest = self.quest_bag[place]
            self.quest_bag = self.quest_bag[:place] + self.quest_bag[place + 1 :]
            return quest
        self.learn()
        quest = self.quest_bottom[0]
        self.quest_bottom = self.quest_bottom[1:]
        return quest

    def reveal_quest(self, place: int) -> None:
        """PIR-12.2: a new one in the vacated place, if there is any."""
        quest = NONE
        if self.deck_size():
            quest = self.draw_quest()
            self.tell(say.QUEST_REVEALED, quest)
        self.quest_market = having(self.quest_market, place, quest)

    def quest_points(self, seat: int, quest: int) -> int:
        """PIR-12.5, 24.18, 31.2: what a Quest is worth now."""
        entry: Quest = self.catalog.quests[quest]
        low = high = True
        for need in entry.needs:
            count = self.count(seat, need.what)
            low = low and count >= need.low
            high = high and count >= need.high
        if self.setup.hunt:
            return self.catalog.hunt_factor * entry.high if high else -self.catalog.hunt_failed
        return entry.high if high else entry.low if low else 0

    def quests_scored(self, seat: int) -> int:
        """PIR-20.11, 31.3"""
        count = 0
        for quest in self.hands[seat]:
            count += int(self.quest_points(seat, quest) > 0)
        return count

    # -- the Caribbean ------------------------------------------------------------------------------------------------

    def location_at(self, place: int) -> int:
        """The face-up Location on a card space, or -1."""
        card = self.cards[place] if place < CELLS else EMPTY
        return card - LOCATION_BASE if LOCATION_BASE <= card < RESIDENCE_BASE else NONE

    def residence_at(self, place: int) -> int:
        card = self.cards[place] if place < CELLS else EMPTY
        return card - RESIDENCE_BASE if card >= RESIDENCE_BASE else NONE

    def improvement_at(self, place: int) -> int:
        """The face-up Improvement on a card space, or -1."""
        card = self.cards[place] if place < CELLS else EMPTY
        return card if 0 <= card < LOCATION_BASE else NONE

    def lay(self, place: int, card: int) -> None:
        self.cards = having(self.cards, place, card)

    def level_two_left(self) -> int:
        """How many cards are in the level II deck."""
        down = self.cards.count(DOWN_TWO) if self.setup.fog_improvements else 0
        return len(self.deck) - down + len(self.deck_bottom)

    def draw_level_two(self) -> int:
        """The top card of the level II deck, which must not be empty."""
        if self.level_two_left() > len(self.deck_bottom):
            return self.draw_unseen()
        self.learn()
        card = self.deck_bottom[0]
        self.deck_bottom = self.deck_bottom[1:]
        return card

    def draw_unseen(self) -> int:
        """Some card of level II that nobody has seen."""
        place = self.draw(LEVEL_LUCK, len(self.deck))
        card = self.deck[place]
        self.deck = self.deck[:place] + self.deck[place + 1 :]
        return card

    def turn_top(self) -> None:
        """PIR-29.1: with the fog all see whether the next card lies face up."""
        if not self.setup.fog_improvements:
            return
        left = len(self.deck) - self.cards.count(DOWN_TWO)
        self.deck_top = 0
        if left and self.deck_up:
            self.deck_top = int(self.draw(FACING_LUCK, left) < self.deck_up)
            self.deck_up -= self.deck_top

    def refill(self, place: int) -> None:
        """PIR-5.6, 5.7, 29.2: the top card of level II, or a card that is never turned."""
        if not self.level_two_left():
            self.lay(place, FILLER)
            self.tell(say.LAID_FILLER)
            return
        if self.setup.fog_improvements and not self.deck_top and len(self.deck) > self.cards.count(DOWN_TWO):
            self.lay(place, DOWN_TWO)
            self.tell(say.LAID_DOWN)
            self.turn_top()
            return
        card = self.draw_level_two()
        self.lay(place, card)
        self.tell_card(card)
        self.turn_top()

    def tell_card(self, card: int) -> None:
        if card >= LOCATION_BASE:
            self.tell(say.LAID_LOCATION, card - LOCATION_BASE)
        else:
            self.tell(say.LAID, card)

    # -- the end ------------------------------------------------------------------------------------------------------

    def breakdown(self) -> list[dict[str, int]]:
        """The points gained in play; what the final scoring adds appears when the game is over (PIR-20)."""
        if self.agenda:
            return [self.points_in_play(who) for who in range(self.setup.members)]
        return [self.score_pad(who, True) for who in range(self.setup.members)]

    def points_in_play(self, who: int) -> dict[str, int]:
        return {REASONS[reason]: self.points[who * IN_PLAY + reason] for reason in range(IN_PLAY)}

    def score_pad(self, who: int, known: bool) -> dict[str, int]:
        """PIR-20: all points by reason, as if the game ended now; what unknown Quests count for is left out."""
        catalog = self.catalog
        points = self.points_in_play(who)
        points["rivers"] = catalog.river_points * self.rivers(who)
        if who >= self.seats:
            return self.solo_pad(who, points)
        points["doubloons"] = self.doubloons[who] // catalog.doubloons_per_point
        cards: int = 0
        at_end: list[Effect[Any]] = []
        for number in self.tableau[who]:
            card = catalog.improvements[number]
            cards += card.points
            at_end += card.end
        points["cards"] = cards
        homes: list[Effect[Any]] = []
        for number in range(len(self.tokens)):
            if self.tokens[number] >> who & 1:
                homes += catalog.residences[number].effects
        if known or not any_secret(at_end):
            points["card_scoring"] = sum([effect.points(self, who) for effect in at_end])
        if known or not any_secret(homes):
            points["residences"] = sum([effect.points(self, who) for effect in homes])
        points["treasures"] = self.treasure_points(who)
        points["buried"] = catalog.buried_points * self.buried(who)
        if known:
            points["quests"] = sum([self.quest_points(who, quest) for quest in self.hands[who]])
            bonus = catalog.quest_bonus if self.quests_scored(who) >= catalog.bonus_quests else 0
            points["quest_bonus"] = bonus
        return points

    def solo_pad(self, who: int, points: dict[str, int]) -> dict[str, int]:
        """PIR-26.27, 32.6"""
        catalog = self.catalog
        points["rubies"] += catalog.solo_ruby * self.rubies[who]
        points["cards"] = catalog.solo_improvement * len(self.jordan_cards)
        points["residences"] = catalog.solo_residence * self.residences(who)
        points["treasures"] = self.treasure_points(who)
        points["quests"] = catalog.solo_quest * self.jordan_quests
        points["quest_bonus"] = catalog.quest_bonus if self.jordan_quests >= catalog.bonus_quests else 0
        return points

    def treasure_points(self, who: int) -> int:
        """PIR-20.6"""
        points = 0
        for kind in range(len(TREASURES)):
            points += self.treasures(who, kind) * scoring.treasure_value(self.islands[kind])
        return points

    def winners(self) -> list[int]:
        """PIR-20.10, 26.28: most points, then most buried Treasures; against Jordan a tie is a loss."""
        scores = self.scores()
        if self.setup.solo:
            return [0] if scores[0] > scores[1] else []
        best = max([(scores[seat], self.buried(seat)) for seat in range(self.seats)])
        return [seat for seat in range(self.seats) if (scores[seat], self.buried(seat)) == best]

    # -- a turn -------------------------------------------------------------------------------------------------------

    def pay_income(self) -> None:
        """PIR-19.2"""
        for seat in range(self.seats):
            doubloons, points = self.doubloon_income(seat), self.points_income(seat)
            self.doubloons[seat] += doubloons
            self.score(seat, points, INCOMES)
            self.tell(say.INCOME_PAID, seat, doubloons, points)

    def exchange_ruby(self, seat: int) -> None:
        """PIR-32.4"""
        self.rubies[seat] -= 1
        self.score(seat, self.catalog.ruby_points, RUBIES)
        self.tell(say.RUBY_EXCHANGED, seat, self.catalog.ruby_points)
