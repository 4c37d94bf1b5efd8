"""What can be asked for: figures, combat points, doubloons, cards with goods or objects (MAR-28.4)."""

from typing import Final

from caravela.kernel.content import Entry

OBJECT_ICONS: Final = 5
"""The icons of objects come after those of the goods."""
MOST_ICONS: Final = 3
NO_ICON: Final = -1


class Cost:
    """The whole cost of a quest, an action or an effect."""

    def __init__(
        self, doubloons: int, combat_points: int, figures: int, icons: list[int], same: int, hand: bool, moves: int
    ) -> None:
        self.doubloons: Final = doubloons
        self.combat_points: Final = combat_points
        self.figures: Final = figures
        self.icons: Final = icons
        """Goods and objects that cards must show, one card each."""
        self.same: Final = same
        """So many cards with one and the same good."""
        self.hand: Final = hand
        """Whether all cards in hand are discarded, at least one."""
        self.moves: Final = moves
        """So many movement points must have been spent this turn."""


def read_cost(entry: Entry, goods: list[str], objects: list[str]) -> Cost:
    """`cost = ["obj:map", "cp:1"]`; nothing where it is missing."""
    doubloons = combat_points = figures = same = moves = 0
    hand = False
    icons: list[int] = []
    for word in entry.value("cost", list, []):
        kind, _, what = str(word).partition(":")
        if kind == "good":
            icons.append(entry.place(what, "good", goods))
        elif kind == "obj":
            icons.append(OBJECT_ICONS + entry.place(what, "object", objects))
        elif kind == "hand":
            hand = True
        elif kind == "move>=4":
            moves = 4
        elif what.isdigit() and kind in ("d", "cp", "fig", "goods_same"):
            amount = int(what)
            if kind == "d":
                doubloons += amount
            elif kind == "cp":
                combat_points += amount
            elif kind == "fig":
                figures += amount
            else:
                same = amount
        else:
            raise entry.error(f"unknown cost {word!r}")
    if len(icons) > MOST_ICONS:
        raise entry.error(f"at most {MOST_ICONS} goods and objects, not {len(icons)}")
    return Cost(doubloons, combat_points, figures, sorted(icons), same, hand, moves)
