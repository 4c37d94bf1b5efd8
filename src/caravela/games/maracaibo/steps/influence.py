"""Influence, noble ranks and ownership markers (MAR-10)."""

from typing import Final

from caravela.games.maracaibo import phrases as say
from caravela.games.maracaibo.catalog import NATIONS, PLAY, Catalog
from caravela.games.maracaibo.gains import ANY, Gain
from caravela.games.maracaibo.state import CAPTURE, TRAITS, Maracaibo
from caravela.games.maracaibo.steps.free import TurnDecision
from caravela.kernel.content import Entry
from caravela.kernel.phrases import Said

FIGHTING: Final = -2
SAME: Final = -3


class Influence(Gain):
    """MAR-10.2, 10.5: with a nation, with any one, with the fighting one, or with the one just named."""

    verb = "influence"
    icon = "i-influence-any"
    measure = "count"
    unit = 1.5

    def read(self, entry: Entry, catalog: Catalog) -> None:
        words = [*NATIONS, "any", "fight", "same"]
        place = self.word(entry, "nation", words)
        self.nation = place if place < len(NATIONS) else [ANY, FIGHTING, SAME][place - len(NATIONS)]

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        if self.nation == ANY:
            state.push(ChooseInfluence(seat, self.amount))
        elif self.nation == FIGHTING:
            state.gain_influence(seat, state.fighting[-1], self.amount)
        else:
            state.gain_influence(seat, source if self.nation == SAME else self.nation, self.amount)

    def icons(self) -> list[str]:
        return [f"i-influence-{NATIONS[self.nation]}" if self.nation >= 0 else self.icon]


class ChooseInfluence(TurnDecision):
    """MAR-10.5: all of it with one nation."""

    offers = (say.GAIN, say.DECLINE)
    tells = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def options(self, state: Maracaibo) -> list[int]:
        return [*INFLUENCE_OPTIONS, say.DECLINE.base]

    def choose(self, state: Maracaibo, option: int) -> None:
        if option in say.GAIN:
            state.gain_influence(self.who, say.GAIN.of(option), self.count)


INFLUENCE_OPTIONS: Final = [say.GAIN.at(nation) for nation in range(len(NATIONS))]


class Rank(Gain):
    """MAR-10.6, 21.15: one influence marker to the next noble rank."""

    verb = "rank"
    icon = "i-noble"
    least = 0
    unit = 4.0

    def can_apply(self, state: Maracaibo, seat: int) -> bool:
        return any(state.can_rank(seat, nation) for nation in range(len(NATIONS)))

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        if self.can_apply(state, seat):
            state.push(ChooseRank(seat))

    def value(self, state: Maracaibo, seat: int) -> float:
        return self.unit


class ChooseRank(TurnDecision):
    """MAR-10.6"""

    offers = (say.RANK, say.DECLINE)

    def options(self, state: Maracaibo) -> list[int]:
        nations = range(len(NATIONS))
        return [*[say.RANK.at(nation) for nation in nations if state.can_rank(self.who, nation)], say.DECLINE.base]

    def choose(self, state: Maracaibo, option: int) -> None:
        if option in say.RANK:
            state.rise(self.who, say.RANK.of(option))

    def why_not(self, state: Maracaibo, option: int) -> Said | None:
        return say.NO_RANK.said(say.RANK.of(option)) if option in say.RANK else None


class Annex(Gain):
    """MAR-23.32: a marker of any nation in any empty village, without influence."""

    verb = "annex"
    icon = "i-marker-any"
    least = 0
    unit = 1.5

    def can_apply(self, state: Maracaibo, seat: int) -> bool:
        return max(state.stock) > 0 and bool(state.empty_villages())

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        if self.can_apply(state, seat):
            state.push(ChooseAnnexation(seat, 0))

    def value(self, state: Maracaibo, seat: int) -> float:
        return self.unit


class AnnexRank(Gain):
    """MAR-23.41, 23.48: annex a village for a nation, and rise to its next rank."""

    verb = "annex_rank"
    icon = "i-marker-any"
    least = 0
    unit = 5.0

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        if max(state.stock) > 0 and state.empty_villages():
            state.push(ChooseAnnexation(seat, 1))
        elif any(state.can_rank(seat, nation) for nation in range(len(NATIONS))):
            state.push(ChooseRank(seat))

    def icons(self) -> list[str]:
        return ["i-marker-any", "i-noble"]

    def value(self, state: Maracaibo, seat: int) -> float:
        return self.unit


class ChooseAnnexation(TurnDecision):
    """MAR-10.11, 23.32: a nation that has markers left, an empty village."""

    offers = (say.ANNEX_FOR, say.DECLINE)
    tells = ("rank",)

    def __init__(self, seat: int, rank: int) -> None:
        super().__init__(seat)
        self.rank: Final = rank
        """Whether the influence marker rises too."""

    def options(self, state: Maracaibo) -> list[int]:
        options: list[int] = []
        for place in state.empty_villages():
            for nation in range(len(NATIONS)):
                if state.stock[nation]:
                    options.append(say.ANNEX_FOR.at(place, nation))
        options.append(say.DECLINE.base)
        return options

    def choose(self, state: Maracaibo, option: int) -> None:
        if option in say.ANNEX_FOR:
            place, nation = say.ANNEX_FOR.of(option)
            annex(state, self.who, place, nation)
            if self.rank and state.can_rank(self.who, nation):
                state.rise(self.who, nation)

    def why_not(self, state: Maracaibo, option: int) -> Said | None:
        if option not in say.ANNEX_FOR:
            return None
        place, nation = say.ANNEX_FOR.of(option)
        return say.NOT_EMPTY.said(state.marker[place]) if state.marker[place] >= 0 else say.NO_STOCK.said(nation)


def annex(state: Maracaibo, seat: int, place: int, nation: int) -> None:
    """Place a marker; one of another nation that lies there leaves the game (MAR-10.8, 23.13)."""
    other = state.marker[place]
    state.place_marker(place, nation)
    if other >= 0:
        state.tell(say.CAPTURED, seat, place, nation, other)
        points = state.traits[seat * TRAITS + CAPTURE]
        state.gain_points(seat, points, PLAY)
    else:
        state.tell(say.ANNEXED, seat, place, nation)
    state.show(say.MARKER, seat, place, nation)
