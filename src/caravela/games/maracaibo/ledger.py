"""The figures that players count."""

from caravela.games.maracaibo.catalog import IN_PLAY, NATIONS, REASONS
from caravela.games.maracaibo.state import COMPASS, TRAITS, Maracaibo
from caravela.kernel.ledger import Ledger

SCORED = tuple(REASONS[:IN_PLAY])
LEFTOVERS: tuple[str, ...] = ()


def ledger(state: Maracaibo, who: int, eyes: int) -> Ledger:
    """All of it is open (MAR-1.5)."""
    figures: dict[str, int] = {}
    members = state.setup.members
    if who < state.seats:
        figures["doubloons"] = state.doubloons[who]
        figures["combat_points"] = state.combat[who]
        figures["figures"] = state.figures[who]
        figures["hand"] = len(state.hands[who])
        figures["doubloon_income"] = state.doubloon_income[who]
        figures["points_income"] = state.points_income[who]
        figures["upgrades"] = state.completed[who]
        figures["discs"] = sum(state.discs[who * len(state.catalog.areas) : (who + 1) * len(state.catalog.areas)])
        figures["synergies"] = state.synergies[who].bit_count()
        figures["compasses"] = state.traits[who * TRAITS + COMPASS]
        figures["assistants"] = len(state.assistants[who])
        figures["cards"] = len(state.tableau[who])
    else:
        figures["discs"] = state.ana_discs
        figures["cards"] = len(state.ana_cards)
    figures["tokens"] = state.tokens[who]
    figures["quests"] = state.quests[who]
    for nation in range(len(NATIONS)):
        figures[NATIONS[nation]] = state.influence[nation * members + who]
    figures["explorer"] = state.catalog.distance[0] - state.catalog.distance[state.explorer[who]]
    return Ledger(figures, state.score_pad(who))
