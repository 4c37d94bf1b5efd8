"""The position of Maracaibo, and the small verbs that move its pieces."""

from typing import Any, Final

from caravela.games.maracaibo import phrases as say
from caravela.games.maracaibo import scoring
from caravela.games.maracaibo.catalog import (
    ANA,
    ASSISTANTS,
    EACH_ASSISTANT,
    EACH_BARRIER,
    EACH_COMPASS,
    EACH_FIGURE,
    EACH_FIGURE_OR_POINT,
    EACH_FRIEND,
    EACH_OWN_HERE,
    EACH_QUEST,
    EACH_SYNERGY,
    EACH_TOKEN,
    EACH_TRACK_POINT,
    EACH_UPGRADE,
    IN_PLAY,
    INCOMES,
    LEVELS,
    NATIONS,
    PLAY,
    QUESTS,
    REASONS,
    ROUNDS,
    Catalog,
    Sea,
)
from caravela.kernel.agenda import Step
from caravela.kernel.chance import Chance
from caravela.kernel.hidden import FaceDown
from caravela.kernel.save import save
from caravela.kernel.state import State, having, without

# -- streams of chance (MAR-1.9) --------------------------------------------------------------------------------------

STREAMS: Final = [
    "starting player",
    "cities",
    "careers",
    "prestige",
    "quests",
    "tokens",
    "projects",
    "strangers",
    "automa",
]
START_LUCK: Final = 0
CITY_LUCK: Final = 1
CAREER_LUCK: Final = 2
PRESTIGE_LUCK: Final = 3
QUEST_LUCK: Final = 4
TOKEN_LUCK: Final = 5
PROJECT_LUCK: Final = 6
STRANGER_LUCK: Final = 7
AUTOMA_LUCK: Final = 8

# -- traits: what cards and areas change for their owner --------------------------------------------------------------

DISCOUNT: Final = 0
READY: Final = 1
"""Combat points before every combat."""
COMPASS: Final = 2
SWIFT_EXPLORER: Final = 3
"""Further spaces in every explorer move."""
STEAL: Final = 4
HOST: Final = 5
DRILL: Final = 6
CAPTURE: Final = 7
SAILS: Final = 8
HAND_LIMIT: Final = 9
ROW_FREE: Final = 10
BANNER: Final = 11
"""And the nation."""
OWN_OBJECT: Final = 14
"""And the object."""
TRAITS: Final = 18

# -- the phases of a turn ---------------------------------------------------------------------------------------------

BETWEEN: Final = 0
SAILING: Final = 1
ACTION: Final = 2
REFILL: Final = 3

NOBODY: Final = -1
NONE: Final = -1
UNSEEN: Final = -2
"""A prestige building that lies face down."""
QUEST_BASE: Final = 32
"""A quest tile and where it lies, as one number."""
MARKET_BASE: Final = 8
"""The discs in a market or on a legacy tile, as digits: seat and one."""


class Setup:
    """What a game was started with; the same for all its positions."""

    def __init__(self, catalog: Catalog, seats: int, settings: dict[str, Any]) -> None:
        self.catalog: Final = catalog
        self.seats: Final = seats
        self.settings: Final = settings
        self.solo: Final = seats == 1
        self.members: Final = 2 if seats == 1 else seats
        """The seats, and the solo opponent after them (MAR-27.22)."""
        self.players: Final = max(2, seats)
        """As whose set-up the game is laid out (MAR-2.5, 27.1)."""
        self.retirement: Final = bool(settings["retirement"])
        words = list(settings["legacy"])
        self.campaign: Final = bool(words)
        """Whether the story goes on in another game (MAR-4.1, 4.3)."""
        self.stories: Final[list[int]] = sorted(
            [catalog.story_ids.index(word) for word in words or [settings["story"]] if word in catalog.story_ids]
        )
        """The story cards that are laid out at the start (MAR-25.23)."""
        self.tiles: Final[list[int]] = [place for place, word in enumerate(catalog.tile_ids) if word in words]
        self.cards: Final[list[int]] = [card for card in catalog.deck_c if catalog.project_ids[card] in words]
        """The C cards in the deck from the start (MAR-2.8)."""
        self.level: Final[list[int]] = catalog.levels[LEVELS.index(settings["solo_level"])]
        """How many cards of each letter are in the automa deck (MAR-27.2)."""
        traits = [0] * TRAITS
        traits[COMPASS] = catalog.compasses
        traits[HAND_LIMIT] = catalog.hand_limit
        self.traits: Final[tuple[int, ...]] = tuple(traits * seats)
        """What no card and no area has changed."""
        self.names: Final[list[int]] = [ANA if seats == 1 and who == 1 else who for who in range(self.members)]
        """The word for each of those who act."""


class Maracaibo(State):
    """The whole position; what copies share is a tuple."""

    def __init__(
        self, agenda: list[Step[Any]], chance: Chance, setup: Setup, origin: "Maracaibo | None" = None
    ) -> None:
        catalog, seats, members = setup.catalog, setup.seats, setup.members
        super().__init__(agenda, chance, catalog.speech, catalog.effects, origin)
        self.setup: Final = setup
        self.catalog: Final = catalog
        self.seats: Final = seats
        places = len(catalog.locations)
        self.round: int = 0 if origin is None else origin.round
        """The number of the round; 0 during the opening."""
        self.opener: int = 0 if origin is None else origin.opener
        """Who starts this round."""
        self.active: int = NOBODY if origin is None else origin.active
        """Whose turn it is, or who decides in a scoring."""
        self.phase: int = BETWEEN if origin is None else origin.phase
        self.ended_by: int = NOBODY if origin is None else origin.ended_by
        """Who has ended the round (MAR-16.5)."""
        self.points_chosen: int = 0 if origin is None else origin.points_chosen
        """Who has taken points in step 1 of this scoring, as bits: their hands are not refilled (MAR-18.1)."""
        self.spent: int = 0 if origin is None else origin.spent
        """Movement points spent this turn (MAR-14.16)."""
        self.sailed: int = 0 if origin is None else origin.sailed
        """Movement points of the last sailing (MAR-23.76)."""
        self.used: tuple[int, ...] = () if origin is None else origin.used
        """The further combat actions used this turn, by effect (MAR-9.25)."""
        self.fighting: tuple[int, ...] = () if origin is None else origin.fighting
        """The fighting nation of each combat that goes on, the innermost last (MAR-9.22)."""
        self.doubloons: list[int] = [0] * seats if origin is None else origin.doubloons[:]
        self.combat: list[int] = [catalog.start_combat] * seats if origin is None else origin.combat[:]
        self.figures: list[int] = [0] * seats if origin is None else origin.figures[:]
        """In the personal supply."""
        self.general: list[int] = [catalog.figures_total] * seats if origin is None else origin.general[:]
        """Of each colour in the general supply."""
        self.points: list[int] = [0] * (IN_PLAY * members) if origin is None else origin.points[:]
        """Points gained in play, by reason and who."""
        self.ship: list[int] = [catalog.havana] * members if origin is None else origin.ship[:]
        self.explorer: list[int] = [0] * members if origin is None else origin.explorer[:]
        self.influence: list[int] = [0] * (len(NATIONS) * members) if origin is None else origin.influence[:]
        self.doubloon_income: list[int] = (
            [catalog.income_least] * seats if origin is None else origin.doubloon_income[:]
        )
        self.points_income: list[int] = [0] * seats if origin is None else origin.points_income[:]
        self.discs: tuple[int, ...] = (
            (catalog.discs,) * (len(catalog.areas) * seats) if origin is None else origin.discs
        )
        """Discs left on each area."""
        self.completed: list[int] = [0] * seats if origin is None else origin.completed[:]
        """How many areas are completed."""
        self.hands: list[tuple[int, ...]] = [()] * seats if origin is None else origin.hands[:]
        self.planning: list[tuple[int, ...]] = [()] * seats if origin is None else origin.planning[:]
        self.tableau: list[tuple[int, ...]] = [()] * seats if origin is None else origin.tableau[:]
        self.opening: FaceDown = FaceDown((), ()) if origin is None else origin.opening.copy()
        """Per seat the card planned and those discarded, until all have chosen (MAR-3.8)."""
        self.assistants: list[tuple[int, ...]] = [()] * seats if origin is None else origin.assistants[:]
        """The cards whose assistants are on the chart."""
        self.done: list[int] = [0] * seats if origin is None else origin.done[:]
        """Which of them are done this round, as bits (MAR-15.9)."""
        self.laid: tuple[int, ...] = () if origin is None else origin.laid
        """Per figure that lies on a card this card."""
        self.traits: tuple[int, ...] = setup.traits if origin is None else origin.traits
        self.village_actions: list[tuple[int, ...]] = [()] * seats if origin is None else origin.village_actions[:]
        """Effects that are further village actions; like the next ones, area numbers come before projects."""
        self.combat_actions: list[tuple[int, ...]] = [()] * seats if origin is None else origin.combat_actions[:]
        self.synergies: list[int] = [0] * seats if origin is None else origin.synergies[:]
        """As bits."""
        self.tokens: list[int] = [0] * members if origin is None else origin.tokens[:]
        self.quests: list[int] = [0] * members if origin is None else origin.quests[:]
        """How many quest tiles each has."""
        self.careers_dealt: FaceDown = FaceDown((), ()) if origin is None else origin.careers_dealt.copy()
        """Two of each seat, until all have chosen."""
        self.career: tuple[int, ...] = (NONE,) * seats if origin is None else origin.career
        self.tasks: list[int] = [0] * seats if origin is None else origin.tasks[:]
        """Which tasks are done, as bits."""
        self.prestige: tuple[int, ...] = (UNSEEN,) * ROUNDS if origin is None else origin.prestige
        """The buildings on the spaces I to IV."""
        self.prestige_bag: tuple[int, ...] = (
            tuple(range(len(catalog.prestige))) if origin is None else origin.prestige_bag
        )
        self.investors: tuple[int, ...] = (0,) * len(catalog.prestige) if origin is None else origin.investors
        """Per building the seats that have invested, as bits."""
        self.deck: tuple[int, ...] = catalog.deck_a if origin is None else origin.deck
        """Project cards that are certainly in the draw pile."""
        self.strangers: int = 0 if origin is None else origin.strangers
        """How many cards of the draw pile are B cards of which nobody knows which (MAR-2.6)."""
        self.stranger_bag: tuple[int, ...] = catalog.deck_b if origin is None else origin.stranger_bag
        """The B cards that they may be."""
        self.discarded: tuple[int, ...] = () if origin is None else origin.discarded
        self.row: tuple[int, ...] = (NONE,) * catalog.row if origin is None else origin.row
        """The face-up cards from left to right, -1 for a gap."""
        self.known: int = 0 if origin is None else origin.known
        """The cards in hands that all have seen, as bits (MAR-1.12)."""
        self.met: int = 0 if origin is None else origin.met
        """The cards that were in a discard pile which became the draw pile, as bits: no strangers any more."""
        self.quest_bag: tuple[int, ...] = tuple(range(len(catalog.quests))) if origin is None else origin.quest_bag
        self.quest_top: int = NONE if origin is None else origin.quest_top
        """The tile on top of the quest pile."""
        self.chart_quests: tuple[int, ...] = () if origin is None else origin.chart_quests
        """The tiles on the chart in the order in which they came: 32 * location + quest; story tiles come last."""
        self.trail: tuple[int, ...] = (NONE,) * len(catalog.quest_spaces) if origin is None else origin.trail
        """The tiles on the explorer track."""
        self.card_quests: tuple[int, ...] = () if origin is None else origin.card_quests
        """The tiles on bought cards: 32 * card + quest."""
        self.token_bag: tuple[int, ...] = tuple(range(len(catalog.tokens))) if origin is None else origin.token_bag
        self.piles: list[int] = catalog.pile_sizes[:] if origin is None else origin.piles[:]
        self.cities: tuple[int, ...] = (NONE,) * places if origin is None else origin.cities
        """The city tile on each location."""
        self.market: tuple[int, ...] = (0,) * places if origin is None else origin.market
        """The discs in each market: digits to the base 8, seat and one."""
        self.marker: list[int] = [NONE] * places if origin is None else origin.marker[:]
        """The nation of the ownership marker at each location."""
        self.stock: list[int] = [catalog.stock_size] * len(NATIONS) if origin is None else origin.stock[:]
        self.crossings: list[int] = [0] * len(catalog.barriers) if origin is None else origin.crossings[:]
        """How often each barrier was crossed."""
        self.arrived: int = 0 if origin is None else origin.arrived
        """How many explorers have reached the end."""
        self.residence: list[int] = [0] * seats if origin is None else origin.residence[:]
        """Figures on the retirement tile (MAR-29.1)."""
        self.automa_deck: tuple[int, ...] = () if origin is None else origin.automa_deck
        """The automa cards that are certainly in the deck."""
        self.automa_strangers: tuple[int, ...] = (0, 0, 0) if origin is None else origin.automa_strangers
        """Per letter how many cards of it are in the deck of which nobody knows which (MAR-27.2)."""
        self.automa_bags: tuple[tuple[int, ...], ...] = ((), (), ()) if origin is None else origin.automa_bags
        """Per letter the cards that they may be."""
        self.automa_discards: tuple[int, ...] = () if origin is None else origin.automa_discards
        self.ana_discs: int = 0 if origin is None else origin.ana_discs
        """How many discs the solo opponent has removed."""
        self.ana_cards: tuple[int, ...] = () if origin is None else origin.ana_cards
        self.tiles: int = 0 if origin is None else origin.tiles
        """The legacy tiles in play, as bits (MAR-26.1)."""
        self.stored: int = 0 if origin is None else origin.stored
        """The legacy tiles that go to the archive, as bits: the final scoring changes them alone (MAR-19.8)."""
        self.story: tuple[int, ...] = () if origin is None else origin.story
        """The story cards laid out."""
        self.told: tuple[int, ...] = () if origin is None else origin.told
        """What was read in this game: card, reader, branch and votes as one number (see `reading`)."""
        self.tale: tuple[int, ...] = () if origin is None else origin.tale
        """Per story card laid out its story tile: 0 for none, then those of the supply."""
        self.takers: tuple[int, ...] = () if origin is None else origin.takers
        """Per story card laid out who has done its quest."""
        self.story_tiles: int = 0 if origin is None else origin.story_tiles
        """How many story tiles have come into play (MAR-2.3)."""
        self.votes: tuple[int, ...] = (NONE,) * seats if origin is None else origin.votes
        """Per seat its branch in the vote that goes on."""
        self.sealed: tuple[int, ...] = catalog.deck_c if origin is None else origin.sealed
        """The C cards that lie with the story cards (MAR-2.8)."""
        self.works: tuple[int, ...] = (0,) * len(catalog.tiles) if origin is None else origin.works
        """The discs on each legacy tile, as in a market; those of the box are nobody's."""
        self.claims: tuple[int, ...] = (NONE,) * len(catalog.slots) if origin is None else origin.claims
        """The nation of the marker on each space of fleet and mine."""
        self.harbour: int = NONE if origin is None else origin.harbour
        """The quest tile on the quest space of the new harbour (MAR-26.2)."""
        self.lost_cities: tuple[int, ...] = () if origin is None else origin.lost_cities
        """City tiles that have left the game (MAR-26.19)."""
        self.seen_tiles: int = 0 if origin is None else origin.seen_tiles
        """The legacy tiles that have been in play in this game, as bits."""

    @property
    def sea(self) -> Sea:
        """The chart with the legacy tiles in play."""
        return self.catalog.sea_with(self.tiles) if self.tiles else self.catalog.sea

    def copy(self) -> "Maracaibo":
        return Maracaibo(self.agenda[:], self.chance.copy(), self.setup, self)

    def save(self) -> dict[str, Any]:
        return save(self, "maracaibo")

    def archive(self) -> tuple[str, ...]:
        """MAR-19.10, 25.12: story cards and legacy tiles in play, and the C cards that belong to the deck."""
        catalog = self.catalog
        if not self.setup.campaign or not self.story:
            return ()
        tiles = [tile.id for tile in catalog.tiles if self.stored >> tile.number & 1]
        cards = [catalog.project_ids[card] for card in catalog.deck_c if card not in self.sealed]
        return (*[catalog.story_ids[card] for card in sorted(self.story)], *tiles, *cards)

    def chapter(self) -> int:
        """The round; the opening belongs to the first."""
        return max(1, self.round)

    # -- points -------------------------------------------------------------------------------------------------------

    def score(self, who: int, points: int, reason: int) -> None:
        self.points[who * IN_PLAY + reason] += points

    def points_of(self, who: int) -> int:
        """The points on the track."""
        return sum(self.points[who * IN_PLAY : (who + 1) * IN_PLAY])

    def breakdown(self) -> list[dict[str, int]]:
        """The points gained in play; what the final scoring adds appears when the game is over (MAR-19)."""
        if self.agenda:
            return [self.points_in_play(who) for who in range(self.setup.members)]
        return [self.score_pad(who) for who in range(self.setup.members)]

    def points_in_play(self, who: int) -> dict[str, int]:
        return {REASONS[reason]: self.points[who * IN_PLAY + reason] for reason in range(IN_PLAY)}

    def score_pad(self, who: int) -> dict[str, int]:
        """MAR-19.2 to 19.7: all points by reason, as if the game ended now."""
        catalog = self.catalog
        points = self.points_in_play(who)
        if who < self.seats:
            points["last_income"] = self.points_income[who]
            points["doubloon_track"] = self.track_points(who)
            points["cards"] = self.card_points(who)
            for building in range(len(self.investors)):
                if self.investors[building] >> who & 1:
                    points[catalog.prestige_ids[building]] = self.prestige_points(who, building)
        else:
            points["last_income"] = self.ana_income()
        points["leads"] = self.lead_points(who)
        bonus = scoring.majority_bonus(self.owned())
        for nation in range(len(NATIONS)):
            points[NATIONS[nation]] = scoring.nation_points(self.rank(who, nation), self.emptied(nation), bonus[nation])
        if who >= self.seats:
            points["quest_tiles"] = catalog.ana_quest_points * self.quests[who]
            table = catalog.ana_lead_points
            points["quest_lead"] = scoring.lead_points(self.quests[who] - self.quests[0], catalog.quest_leads, table)
            upgrades = self.ana_discs // catalog.ana_upgrade
            points["upgrade_lead"] = scoring.lead_points(upgrades - self.completed[0], catalog.upgrade_leads, table)
            ahead = catalog.distance[self.explorer[0]] - catalog.distance[self.explorer[who]]
            points["explorer_lead"] = scoring.lead_points(ahead, catalog.explorer_leads, table)
        return points

    def track_points(self, seat: int) -> int:
        """MAR-19.2: the points printed at the doubloon-income marker."""
        return self.catalog.income_points[self.doubloon_income[seat] - self.catalog.income_least]

    def card_points(self, seat: int) -> int:
        """MAR-19.3"""
        points = 0
        for card in self.tableau[seat]:
            points += self.catalog.projects[card].points
        return points

    def prestige_points(self, seat: int, building: int) -> int:
        """MAR-24.6"""
        prestige = self.catalog.prestige[building]
        points = prestige.points * self.count(seat, prestige.each, NONE)
        return min(points, prestige.most) if prestige.most else points

    def lead_points(self, who: int) -> int:
        """MAR-19.4: 3 points for each nation in which nobody has more influence."""
        members = self.setup.members
        leads = 0
        for nation in range(len(NATIONS)):
            steps = self.influence[nation * members : (nation + 1) * members]
            leads += int(who in scoring.leaders(steps))
        return self.catalog.lead_points * leads

    def ana_income(self) -> int:
        """MAR-27.14: the highest emptied value and a point for each card."""
        track = self.catalog.ana_income
        income = track[min(self.ana_discs, len(track)) - 1] if self.ana_discs else 0
        return income + self.catalog.ana_card_points * len(self.ana_cards)

    def winners(self) -> list[int]:
        """MAR-19.9, 27.21: the most points, ties share; the solo opponent is no seat."""
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(self.seats) if scores[seat] == best]

    # -- what is counted (MAR-28.18) ----------------------------------------------------------------------------------

    def count(self, seat: int, each: int, place: int) -> int:
        """What a multiplied gain counts; `place` is the village that some of them look at."""
        if each == EACH_ASSISTANT:
            return len(self.assistants[seat])
        if each == EACH_TOKEN:
            return self.tokens[seat]
        if each == EACH_QUEST:
            return self.quests[seat]
        if each == EACH_COMPASS:
            return self.traits[seat * TRAITS + COMPASS]
        if each == EACH_SYNERGY:
            return self.synergies[seat].bit_count()
        if each == EACH_FRIEND:
            return self.friends(seat)
        if each == EACH_BARRIER:
            return self.catalog.crossed[self.explorer[seat]]
        if each == EACH_UPGRADE:
            return self.completed[seat]
        if each == EACH_FIGURE:
            return self.figures[seat]
        if each == EACH_FIGURE_OR_POINT:
            return self.figures[seat] + self.combat[seat]
        if each == EACH_TRACK_POINT:
            return self.track_points(seat)
        if each == EACH_OWN_HERE:
            return self.assistants_at(seat, place)
        count = 0
        for other in range(self.seats):
            if other != seat:
                count += self.assistants_at(other, place)
        return count

    def friends(self, seat: int) -> int:
        """MAR-23.45: the nations with at least 3 own influence."""
        count = 0
        for nation in range(len(NATIONS)):
            if self.influence[nation * self.setup.members + seat] >= scoring.NATION_INFLUENCE:
                count += 1
        return count

    def assistants_at(self, seat: int, place: int) -> int:
        count = 0
        for card in self.assistants[seat]:
            if self.catalog.projects[card].location == place:
                count += 1
        return count

    def trait(self, seat: int, trait: int) -> int:
        return self.traits[seat * TRAITS + trait]

    def raise_trait(self, seat: int, trait: int, amount: int) -> None:
        place = seat * TRAITS + trait
        self.traits = having(self.traits, place, self.traits[place] + amount)

    def rank(self, who: int, nation: int) -> int:
        """MAR-10.4"""
        return self.catalog.ranks[self.influence[nation * self.setup.members + who]]

    def owned(self) -> list[int]:
        """The markers of each nation on the chart."""
        counts = [0] * len(NATIONS)
        for nation in self.marker:
            if nation >= 0:
                counts[nation] += 1
        for nation in self.claims:
            if nation >= 0:
                counts[nation] += 1
        return counts

    def emptied(self, nation: int) -> int:
        """MAR-19.6: its completely empty stock spaces."""
        return scoring.emptied_spaces(self.catalog.stock_size - self.stock[nation], self.catalog.stock_spaces)

    def named(self, who: int) -> int:
        """The word of one of those who act."""
        return self.setup.names[who]

    # -- gains --------------------------------------------------------------------------------------------------------

    def gain_doubloons(self, seat: int, doubloons: int) -> None:
        if doubloons:
            self.doubloons[seat] += doubloons
            self.tell(say.GAINED_DOUBLOONS, seat, doubloons)

    def pay_doubloons(self, seat: int, doubloons: int) -> None:
        if doubloons:
            self.doubloons[seat] -= doubloons
            self.tell(say.PAID_DOUBLOONS, seat, doubloons)

    def gain_points(self, who: int, points: int, reason: int = PLAY) -> None:
        if points:
            self.score(who, points, reason)
            self.tell(say.GAINED_POINTS, self.named(who), points)

    def gain_combat(self, seat: int, points: int) -> None:
        """MAR-9.12: what is beyond the maximum is lost."""
        points = min(points, self.catalog.combat_most - self.combat[seat])
        if points:
            self.combat[seat] += points
            self.tell(say.GAINED_COMBAT, seat, points)

    def gain_figures(self, seat: int, figures: int) -> None:
        """MAR-9.3, 23.40: as far as the general supply has any."""
        figures = min(figures, self.general[seat])
        if figures:
            self.general[seat] -= figures
            self.figures[seat] += figures
            self.tell(say.GAINED_FIGURES, seat, figures)

    def return_figures(self, seat: int, figures: int) -> None:
        self.figures[seat] -= figures
        self.general[seat] += figures

    def gain_influence(self, who: int, nation: int, steps: int) -> None:
        """MAR-10.2, 10.3: each step beyond the end gives points."""
        place = nation * self.setup.members + who
        moved = min(steps, self.catalog.influence_last - self.influence[place])
        name = self.named(who)
        if moved:
            self.influence[place] += moved
            self.tell(say.GAINED_INFLUENCE, name, moved, nation)
        if steps > moved:
            points = (steps - moved) * self.catalog.influence_beyond
            self.score(who, points, PLAY)
            self.tell(say.BEYOND, name, nation, points)

    def can_rank(self, seat: int, nation: int) -> bool:
        """MAR-10.6: past the last band there is no next rank."""
        space = self.influence[nation * self.setup.members + seat]
        return self.catalog.next_rank[space] > space

    def rise(self, seat: int, nation: int) -> None:
        """MAR-10.6: to the next noble rank."""
        place = nation * self.setup.members + seat
        self.influence[place] = self.catalog.next_rank[self.influence[place]]
        self.tell(say.RANKED, seat, nation)

    def gain_doubloon_income(self, seat: int, steps: int) -> None:
        """MAR-22.9: beyond the maximum the other marker moves."""
        moved = min(steps, self.catalog.income_most - self.doubloon_income[seat])
        if moved:
            self.doubloon_income[seat] += moved
            self.tell(say.DOUBLOON_INCOME, seat, moved)
        if steps > moved:
            self.gain_points_income(seat, steps - moved)

    def gain_points_income(self, seat: int, steps: int) -> None:
        """MAR-22.10: at 20 the marker goes back, for 20 points in each scoring to come."""
        wrap = self.catalog.wrap
        self.points_income[seat] += steps
        self.tell(say.POINTS_INCOME, seat, steps)
        while self.points_income[seat] >= wrap:
            self.points_income[seat] -= wrap
            points = wrap * (ROUNDS + 1 - max(1, self.round))
            self.score(seat, points, INCOMES)
            self.tell(say.WRAPPED, seat, points)

    def score_assistants(self, seat: int, chosen: int, event: Any) -> None:
        """MAR-15.5, 15.10: open assistants in the bit mask give points and are done."""
        chosen &= ~self.done[seat]
        count = chosen.bit_count()
        if count:
            self.done[seat] |= chosen
            points = count * self.catalog.assistant_points
            self.score(seat, points, ASSISTANTS)
            self.tell(event, seat, count, points)

    def assistants_in(self, seat: int, place: int) -> int:
        """The own assistants at a location, as bits."""
        bits = 0
        cards = self.assistants[seat]
        for number in range(len(cards)):
            if self.catalog.projects[cards[number]].location == place:
                bits |= 1 << number
        return bits

    # -- markers ------------------------------------------------------------------------------------------------------

    def place_marker(self, place: int, nation: int) -> None:
        """MAR-2.12, 10.8: the left-most of the stock; one that lies there leaves the game."""
        self.stock[nation] -= 1
        self.marker[place] = nation

    def empty_villages(self) -> list[int]:
        return [place for place in self.sea.villages if self.marker[place] < 0]

    # -- markets ------------------------------------------------------------------------------------------------------

    def market_good(self, place: int) -> int:
        """What the market of a location takes, -1 where there is none."""
        city = self.cities[place]
        return self.catalog.cities[city].good if city >= 0 else self.sea.locations[place].good

    def market_spaces(self, place: int) -> int:
        city = self.cities[place]
        if city >= 0:
            return self.catalog.cities[city].spaces
        spaces = self.sea.locations[place].spaces
        return spaces[self.seats - 1] if spaces else 0

    def market_free(self, place: int) -> bool:
        """MAR-8.2: whether the market has a free space."""
        spaces = self.market_spaces(place)
        return spaces > 0 and self.market[place] < MARKET_BASE ** (spaces - 1)

    def put_disc(self, place: int, who: int) -> None:
        self.market = having(self.market, place, self.market[place] * MARKET_BASE + 1 + who)

    def city_action(self, place: int) -> list[Any]:
        """The effects of a city's own action."""
        city = self.cities[place]
        return self.catalog.cities[city].effects if city >= 0 else self.sea.locations[place].action

    # -- cards --------------------------------------------------------------------------------------------------------

    def pile_size(self) -> int:
        """How many cards the draw pile has."""
        return len(self.deck) + self.strangers

    def draw_project(self) -> int:
        """MAR-17.3: the top card of the draw pile; -1 where both piles are empty."""
        size = self.pile_size()
        if not size:
            if not self.discarded:
                return NONE
            self.deck = self.discarded
            self.discarded = ()
            for card in self.deck:
                self.met |= 1 << card
                self.known &= ~(1 << card)
            size = len(self.deck)
            self.tell(say.RESHUFFLED, size)
        place = self.draw(PROJECT_LUCK, size)
        if place < len(self.deck):
            card = self.deck[place]
            self.deck = self.deck[:place] + self.deck[place + 1 :]
        else:
            place = self.draw(STRANGER_LUCK, len(self.stranger_bag))
            card = self.stranger_bag[place]
            self.stranger_bag = self.stranger_bag[:place] + self.stranger_bag[place + 1 :]
            self.strangers -= 1
        return card

    def fill_row(self) -> None:
        """MAR-17.2, 17.8: gaps are filled from the draw pile, from left to right."""
        for place in range(len(self.row)):
            if self.row[place] == NONE:
                card = self.draw_project()
                if card == NONE:
                    return
                self.row = having(self.row, place, card)
                self.tell(say.ROW_LAID, card)

    def discard(self, seat: int, card: int) -> None:
        """A card of the hand goes to the discard pile."""
        self.hands[seat] = without(self.hands[seat], card)
        self.discarded = (*self.discarded, card)

    def discard_hand(self, seat: int) -> None:
        self.discarded = self.discarded + self.hands[seat]
        self.hands[seat] = ()

    # -- quests -------------------------------------------------------------------------------------------------------

    def turn_quest(self) -> None:
        """MAR-2.2: the top of the quest pile lies face up."""
        if self.quest_bag:
            place = self.draw(QUEST_LUCK, len(self.quest_bag))
            self.quest_top = self.quest_bag[place]
            self.quest_bag = self.quest_bag[:place] + self.quest_bag[place + 1 :]
        else:
            self.quest_top = NONE

    def take_quest(self) -> int:
        """The top tile of the quest pile, -1 where it is empty (MAR-14.13)."""
        quest = self.quest_top
        if quest != NONE:
            self.turn_quest()
        return quest

    def lay_quest(self, place: int) -> None:
        """A quest tile comes to a location."""
        quest = self.take_quest()
        if quest != NONE:
            self.chart_quests = (*self.chart_quests, QUEST_BASE * place + quest)
            self.tell(say.QUEST_LAID, quest, place)

    def quests_at(self, place: int) -> list[int]:
        """The tiles at a location, the oldest first; story tiles are counted after the quests."""
        return [number % QUEST_BASE for number in self.chart_quests if number // QUEST_BASE == place]

    def keep_quest(self, who: int) -> None:
        """MAR-14.1, 14.3: the tile goes to the ship board."""
        table = self.catalog.quest_points
        points = table[min(self.quests[who], len(table) - 1)]
        self.quests[who] += 1
        if points:
            self.score(who, points, QUESTS)
            self.tell(say.QUEST_TRACK, self.named(who), self.quests[who], points)
