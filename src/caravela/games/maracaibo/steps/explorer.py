"""The explorer and its track (MAR-11), with the retirement tile (MAR-29)."""

from typing import Final

from caravela.games.maracaibo import phrases as say
from caravela.games.maracaibo.catalog import EXPLORER, PLAY, Catalog
from caravela.games.maracaibo.gains import Counted
from caravela.games.maracaibo.state import STEAL, SWIFT_EXPLORER, TRAITS, Maracaibo
from caravela.games.maracaibo.steps.cards import price, put_money_in
from caravela.games.maracaibo.steps.free import TurnDecision
from caravela.games.maracaibo.steps.quests import TrailQuest, can_fulfil
from caravela.games.maracaibo.steps.village import VILLAGES
from caravela.kernel.agenda import Step
from caravela.kernel.carry import carry_out
from caravela.kernel.phrases import Said, Value


class Explore(Counted):
    """MAR-11.1, 11.13: so many spaces, and one more for each swift explorer."""

    verb = "explore"
    icon = "i-explore"
    unit = 0.9

    def can_apply(self, state: Maracaibo, seat: int) -> bool:
        """MAR-11.11: an explorer at the end never moves again."""
        return state.explorer[seat] != state.catalog.explorer_end

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        if self.can_apply(state, seat):
            state.push(MoveExplorer(seat, self.total(state, seat, source)))


# -- where an explorer can go -----------------------------------------------------------------------------------------


def is_skipped(state: Maracaibo, who: int, space: int) -> bool:
    """MAR-11.2, 11.3: another explorer stands there, or its quest tile is gone."""
    catalog = state.catalog
    if space == catalog.explorer_end:
        return False
    if catalog.spaces[space].has_quest and state.trail[catalog.quest_spaces.index(space)] < 0:
        return True
    for other in range(state.setup.members):
        if other != who and state.explorer[other] == space:
            return True
    return False


def add_moves(state: Maracaibo, seat: int, space: int, left: int, way: int, options: list[int]) -> None:
    """All spaces within reach, by every way that leads there (MAR-11.14)."""
    catalog = state.catalog
    ends = catalog.spaces[space].next
    for end in ends:
        skipped = is_skipped(state, seat, end)
        if not skipped:
            options.append(say.EXPLORE.at(end) if not way else say.EXPLORE_BY.at(end, way - 1))
        on = left if skipped else left - 1
        if on and end != catalog.explorer_end:
            add_moves(state, seat, end, on, catalog.way_on[way][end] if len(ends) > 1 else way, options)
    if space == catalog.residence_from and can_retire(state, seat):
        options.append(say.EXPLORE.at(catalog.residence) if not way else say.EXPLORE_BY.at(catalog.residence, way - 1))


def path_to(catalog: Catalog, space: int, end: int, arms: list[int]) -> list[int]:
    """The spaces of a move, without the one it starts from."""
    path: list[int] = []
    target = catalog.residence_from if end == catalog.residence else end
    while space != target:
        ends = catalog.spaces[space].next
        following = ends[0]
        for place in ends:
            if len(ends) > 1 and (place == target or place in arms):
                following = place
        space = following
        path.append(space)
    if end == catalog.residence:
        path.append(end)
    return path


# -- moving -----------------------------------------------------------------------------------------------------------


class MoveExplorer(TurnDecision):
    """MAR-11.1, 11.14: at least one space, or not at all."""

    offers = (say.EXPLORE, say.EXPLORE_BY, say.DECLINE)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def reach(self, state: Maracaibo) -> int:
        return self.count + state.traits[self.who * TRAITS + SWIFT_EXPLORER]

    def options(self, state: Maracaibo) -> list[int]:
        options: list[int] = []
        add_moves(state, self.who, state.explorer[self.who], self.reach(state), 0, options)
        options.append(say.DECLINE.base)
        return options

    def choose(self, state: Maracaibo, option: int) -> None:
        if option in say.EXPLORE:
            move(state, self.who, say.EXPLORE.of(option), 0)
        elif option in say.EXPLORE_BY:
            end, way = say.EXPLORE_BY.of(option)
            move(state, self.who, end, way + 1)

    def prompt(self, state: Maracaibo) -> dict[str, Value]:
        return {"count": self.reach(state)}

    def why_not(self, state: Maracaibo, option: int) -> Said | None:
        end = say.EXPLORE.of(option) if option in say.EXPLORE else say.EXPLORE_BY.of(option)[0]
        distance = state.catalog.distance
        if end >= len(distance) or distance[end] >= distance[state.explorer[self.who]]:
            return say.OUT_OF_REACH.said()
        return say.OCCUPIED.said() if is_skipped(state, self.who, end) else say.OUT_OF_REACH.said()


def move(state: Maracaibo, who: int, end: int, way: int) -> None:
    """MAR-11.18: what lies on the way as it comes, then what the last space gives."""
    catalog = state.catalog
    path = path_to(catalog, state.explorer[who], end, catalog.ways[way])
    steps: list[Step[Maracaibo]] = []
    steals = who < state.seats and state.traits[who * TRAITS + STEAL] > 0
    for space in path:
        if space != catalog.residence and catalog.barrier_at[space] >= 0:
            steps.append(CrossBarrier(who, catalog.barrier_at[space]))
        if steals and space != end:
            for other in range(state.setup.members):
                if other != who and state.explorer[other] == space:
                    steps.append(StealPoints(who, other))
    state.explorer[who] = end if end != catalog.residence else catalog.residence_from
    name = state.named(who)
    state.tell(say.EXPLORED, name, end)
    if who < state.seats:
        state.show(say.EXPEDITION, name, end)
        state.push(ArriveAt(who, end))
    elif end == catalog.explorer_end:
        state.arrived += 1  # MAR-27.11
    for step in reversed(steps):
        state.push(step)


class StealPoints(Step[Maracaibo]):
    """MAR-23.9: a point from each explorer skipped, if its owner has any."""

    def __init__(self, seat: int, victim: int) -> None:
        self.who: Final = seat
        self.victim: Final = victim

    def run(self, state: Maracaibo) -> None:
        points = min(state.traits[self.who * TRAITS + STEAL], state.points_of(self.victim))
        if points:
            state.score(self.victim, -points, PLAY)
            state.score(self.who, points, PLAY)
            state.tell(say.STOLEN, self.who, state.named(self.victim), points)


class CrossBarrier(Step[Maracaibo]):
    """MAR-11.8, 11.9, 11.12"""

    def __init__(self, who: int, barrier: int) -> None:
        self.who: Final = who
        self.barrier: Final = barrier

    def run(self, state: Maracaibo) -> None:
        barrier = state.catalog.barriers[self.barrier]
        points = barrier.later if state.crossings[self.barrier] else barrier.first
        state.crossings[self.barrier] += 1
        name = state.named(self.who)
        if self.who >= state.seats or not points:
            state.tell(say.CROSSED, name, self.barrier)
        else:
            state.score(self.who, points, EXPLORER)
            state.tell(say.CROSSED_POINTS, name, self.barrier, points)
        if self.who < state.seats:
            carry_out(state, self.who, barrier.effects, self.barrier)


class ArriveAt(Step[Maracaibo]):
    """MAR-11.5, 11.6, 11.10: the reward of the space, its quest, or the bonus of the end."""

    def __init__(self, seat: int, space: int) -> None:
        self.who: Final = seat
        self.space: Final = space

    def run(self, state: Maracaibo) -> None:
        catalog = state.catalog
        seat = self.who
        if self.space == catalog.residence:
            state.push(Retire(seat))
        elif self.space == catalog.explorer_end:
            points = catalog.end_points[min(state.arrived, len(catalog.end_points) - 1)]
            state.arrived += 1
            state.score(seat, points, EXPLORER)
            state.tell(say.EXPLORER_HOME, seat, points)
            state.push(VILLAGES[seat][catalog.end_actions])
        else:
            space = catalog.spaces[self.space]
            if space.has_quest:
                place = catalog.quest_spaces.index(self.space)
                if can_fulfil(state, seat, state.trail[place]):
                    state.push(TrailQuest(seat, place))
            carry_out(state, seat, space.effects, self.space)


# -- the retirement tile (MAR-29) -------------------------------------------------------------------------------------


def retirement_price(state: Maracaibo, seat: int, building: int) -> int:
    """MAR-29.4: half, rounded up, after all discounts."""
    return (price(state, seat, state.catalog.prestige[building].cost) + 1) // 2


def add_retirements(state: Maracaibo, seat: int, options: list[int]) -> None:
    for building in state.prestige:
        if building < 0 or state.investors[building] >> seat & 1:
            continue
        if state.doubloons[seat] >= retirement_price(state, seat, building):
            options.append(say.INVEST.at(building))


def can_retire(state: Maracaibo, seat: int) -> bool:
    """MAR-29.3: only with the figure on the tile, and an investment that can be made."""
    if not state.residence[seat]:
        return False
    options: list[int] = []
    add_retirements(state, seat, options)
    return bool(options)


class Retire(TurnDecision):
    """MAR-29.4: the player must invest in one prestige building."""

    offers = (say.INVEST,)

    def options(self, state: Maracaibo) -> list[int]:
        options: list[int] = []
        add_retirements(state, self.who, options)
        return options

    def choose(self, state: Maracaibo, option: int) -> None:
        building = say.INVEST.of(option)
        seat = self.who
        state.residence[seat] -= 1
        put_money_in(state, seat, building, retirement_price(state, seat, building))
        state.explorer[seat] = 0  # MAR-29.5
        state.tell(say.RETIRED, seat)

    def why_not(self, state: Maracaibo, option: int) -> Said | None:
        building = say.INVEST.of(option)
        if building not in state.prestige:
            return say.NOT_REVEALED.said()
        if state.investors[building] >> self.who & 1:
            return say.INVESTED_BEFORE.said()
        return say.TOO_DEAR.said(retirement_price(state, self.who, building), state.doubloons[self.who])
