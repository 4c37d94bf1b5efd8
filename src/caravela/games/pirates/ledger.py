"""The figures that players count."""

from caravela.games.pirates.catalog import IN_PLAY, KINDS, REASONS, TREASURES
from caravela.games.pirates.state import CARDS, POWER, SWIFT_EXPLORER, TRAITS, Pirates
from caravela.kernel.ledger import Ledger

SCORED = tuple(REASONS[:IN_PLAY])
LEFTOVERS = ("doubloons",)
HIDDEN = ("card_scoring", "residences", "quests")
"""What may count Quests that nobody else knows (PIR-1.8, 1.9)."""


def ledger(state: Pirates, who: int, eyes: int) -> Ledger:
    """All of it is open but what Quests count (PIR-1.8, 1.9)."""
    figures: dict[str, int] = {}
    if who < state.seats:
        base = who * TRAITS
        figures["doubloons"] = state.doubloons[who]
        figures["doubloon_income"] = state.doubloon_income(who)
        figures["points_income"] = state.points_income(who)
        figures["power"] = state.traits[base + POWER]
        figures["explore_bonus"] = state.traits[base + SWIFT_EXPLORER]
        for kind in range(len(KINDS)):
            figures[KINDS[kind]] = state.traits[base + CARDS + kind]
        figures["upgrades"] = state.upgrades(who)
        figures["buried"] = state.buried(who)
        figures["quests"] = len(state.hands[who])
    else:
        figures["cards"] = len(state.jordan_cards)
        figures["upgrades"] = state.jordan_slots
        figures["quests"] = state.jordan_quests
    figures["residences"] = state.residences(who)
    for kind in range(len(TREASURES)):
        figures[TREASURES[kind]] = state.treasures(who, kind)
    figures["rubies"] = state.rubies[who]
    figures["explorer"] = state.catalog.distance[0] - state.catalog.distance[state.explorer[who]]
    figures["rivers"] = state.rivers(who)
    known = who >= state.seats or state.is_over or eyes >> who & 1 == 1
    points = state.score_pad(who, known)
    if known:
        return Ledger(figures, points)
    hidden = [reason for reason in HIDDEN if reason not in points and (reason != "quests" or state.hands[who])]
    return Ledger(figures, points, tuple(hidden))
