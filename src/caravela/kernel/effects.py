"""Effects: what cards and tiles do, each an entry of a content file over a vocabulary of verbs."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from caravela.kernel.content import Entry
from caravela.kernel.errors import nearest

S = TypeVar("S")


class Effect(Generic[S]):
    """What one verb does for a seat; the game's effects are its subclasses."""

    def __init__(self, when: int, verb: str, amount: int = 0, optional: bool = False) -> None:
        self.when = when
        self.verb = verb
        self.amount = amount
        """How much or how many."""
        self.optional = optional
        """Whether its owner may leave it out."""

    def facts(self) -> dict[str, str | int]:
        """The arguments of the sentence that words this effect."""
        return {}

    def can_apply(self, state: S, seat: int) -> bool:
        """Whether it would do anything now."""
        return True

    def apply(self, state: S, seat: int, source: int) -> None:
        """Carry the effect out for a seat; source is the card or tile it stands on."""
        raise NotImplementedError

    def points(self, state: S, seat: int) -> int:
        """What it counts at the end of the game."""
        return 0


Verbs = Mapping[str, Callable[[int, Entry, Any], Effect[Any]]]
"""Per verb what makes the effect out of when it happens, its entry and the game's catalogue."""


def read_effects(
    entry: Entry, moments: list[str], verbs: Verbs, catalog: Any, moment: str | None = None
) -> list[Effect[Any]]:
    """The effects of an entry: `effects = [{ when = "…", do = "…", … }]`; a usual moment need not be told."""
    effects = []
    for clause in entry.entries("effects"):
        when = clause.one_of("when", moments, moment)
        verb = clause.text("do")
        if verb not in verbs:
            raise clause.error(f"unknown verb {verb!r}{nearest(verb, list(verbs))}")
        effects.append(verbs[verb](when, clause, catalog))
        clause.close()
    return effects
