"""Verbs that ask nobody, beside those of the steps: what bishops count at the end of the game (SMA-18)."""

from typing import Final

from caravela.games.santa_maria import scoring
from caravela.games.santa_maria.catalog import DOCKS, GEM, GOLD, SUGAR, TERRAINS, Catalog
from caravela.games.santa_maria.deeds import Deed
from caravela.games.santa_maria.grid import ALL
from caravela.games.santa_maria.state import SantaMaria
from caravela.kernel.content import Entry

EACH: Final = ["shipment", "developed_line", "monk", "advanced_resource", "terrain_set", "domain_territory"]
SHIPMENT: Final = 0
DEVELOPED_LINE: Final = 1
MONK: Final = 2
ADVANCED_RESOURCE: Final = 3
TERRAIN_SET: Final = 4
ICONS: Final = [
    ["i-shipment"],
    ["i-colony"],
    ["i-monk"],
    ["i-sugar", "i-gem", "i-gold"],
    ["i-terrain-woodland", "i-terrain-farmland", "i-terrain-mountain", "i-terrain-town"],
    ["i-terrain-woodland"],
]


class Score(Deed):
    """SMA-18.1: points for each of something, up to a limit."""

    verb = "score"
    icon = "i-happiness-end"
    measure = "points"

    def read(self, entry: Entry, catalog: Catalog) -> None:
        self.each = self.word(entry, "each", EACH)
        self.facts["most"] = self.limit = entry.number("most", least=1)

    def icons(self) -> list[str]:
        return [self.icon, *ICONS[self.each]]

    def points(self, state: SantaMaria, seat: int) -> int:
        return min(self.limit, self.amount * measured(state, seat, self.each))


def measured(state: SantaMaria, seat: int, each: int) -> int:
    """SMA-18.2 to 18.7: how many there are of what a bishop counts."""
    if each == SHIPMENT:
        return sum(state.harbour[seat * DOCKS : (seat + 1) * DOCKS])
    if each == DEVELOPED_LINE:
        return scoring.developed_lines(ALL ^ state.empty[seat])
    if each == MONK:
        return state.monks_placed(seat)
    if each == ADVANCED_RESOURCE:
        return state.stored(seat, SUGAR) + state.stored(seat, GEM) + state.stored(seat, GOLD)
    if each == TERRAIN_SET:
        return scoring.terrain_sets(state.terrains(seat), len(TERRAINS))
    return scoring.largest_domain(state.terrains(seat))
