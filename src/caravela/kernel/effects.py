"""Effects: what cards and tiles do, each an entry of a content file over a vocabulary of verbs."""

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from caravela.kernel.content import Entry
from caravela.kernel.errors import nearest
from caravela.kernel.phrases import Value

S = TypeVar("S")


class Effect(Generic[S]):
    """
    What one verb does for a seat; the game's effects are its subclasses.

    A verb stands in one place: its name, what its entry tells, what it does, how it is drawn and what it is worth. Its
    sentence is `effect-<verb>`.
    """

    verb: ClassVar[str] = ""
    icon: ClassVar[str] = ""
    """The picture that stands for it, by its name in the icon set."""
    measure: ClassVar[str] = ""
    """What its amount is called, in its entry and in its sentence; nothing where it tells none."""
    least: ClassVar[int] = 0
    most: ClassVar[int] = 999
    optional: ClassVar[bool] = False
    """Whether its owner may leave it out."""

    def __init__(self, when: int, entry: Entry, catalog: Any) -> None:
        self.when = when
        self.moment = ""
        """The same as a word."""
        self.number = 0
        """Its place among the effects of the catalogue."""
        self.amount = 0
        """How much or how many."""
        self.facts: dict[str, Value] = {}
        """The arguments of the sentence that words this effect."""
        if self.measure:
            self.amount = entry.number(self.measure, least=self.least, most=self.most)
            self.facts[self.measure] = self.amount
        self.read(entry, catalog)

    def read(self, entry: Entry, catalog: Any) -> None:
        """What its entry tells beside when, verb and amount."""

    def word(self, entry: Entry, key: str, words: list[str], told: str = "") -> int:
        """The place of a word of its entry among those it may be; the sentence tells it too."""
        place = entry.one_of(key, words)
        self.facts[told or key] = words[place]
        return place

    def icons(self) -> list[str]:
        """The pictures that tell what it is about."""
        return [self.icon]

    def can_apply(self, state: S, seat: int) -> bool:
        """Whether it would do anything now."""
        return True

    def apply(self, state: S, seat: int, source: int) -> None:
        """Carry the effect out for a seat; source is the card or tile it stands on."""
        raise NotImplementedError

    def points(self, state: S, seat: int) -> int:
        """What it counts at the end of the game."""
        return 0

    def worth(self, state: S, seat: int) -> float:
        """What owning it is worth to a seat, by hand."""
        return 0.0


Verbs = Mapping[str, type[Effect[Any]]]


def read_effects(
    entry: Entry,
    moments: list[str],
    verbs: Verbs,
    catalog: Any,
    numbered: list[Effect[Any]],
    moment: str | None = None,
    key: str = "effects",
) -> list[Effect[Any]]:
    """
    The effects of an entry: `effects = [{ when = "…", do = "…", … }]`; a usual moment need not be told.

    Each takes the next number in the catalogue's list of effects.
    """
    effects: list[Effect[Any]] = []
    for clause in entry.entries(key):
        when = clause.one_of("when", moments, moment)
        verb = clause.text("do")
        if verb not in verbs:
            raise clause.error(f"unknown verb {verb!r}{nearest(verb, list(verbs))}")
        effect = verbs[verb](when, clause, catalog)
        effect.moment = moments[when]
        effect.number = len(numbered)
        numbered.append(effect)
        effects.append(effect)
    return effects
