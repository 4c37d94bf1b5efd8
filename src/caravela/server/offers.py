"""What a person who must decide is told: options with their consequences, what is not offered and why, sets to pick."""

from collections.abc import Callable, Collection
from functools import partial
from typing import Any

from caravela.kernel.game import Game
from caravela.kernel.ledger import Ledger
from caravela.kernel.phrases import Offer, Said
from caravela.kernel.state import State
from caravela.server.messages import (
    Change,
    NotOffered,
    OddsView,
    OptionView,
    PieceView,
    SelectionView,
    Sentence,
    Standing,
)

WhyNot = Callable[[int], Said | None]


def prompt(state: State) -> Sentence | None:
    """The sentence that asks."""
    if state.is_over:
        return None
    decision = state.decision
    return Sentence(key=f"prompt-{type(decision).__name__}", facts=decision.prompt(state))


def sentence(said: Said | None, state: State, eyes: int) -> Sentence | None:
    if said is None:
        return None
    key, facts = said.as_seen(state.speech, eyes)
    return Sentence(key=key, facts=facts)


def told(
    game: Game, state: State, seat: int | None, company: tuple[str, ...], sealed: Collection[int] = ()
) -> dict[str, Any]:
    """What belongs to the pending decision in a position message; nothing for whoever does not decide."""
    if seat is None:
        return {"options": [], "not_offered": [], "usual": None, "selection": None}
    return {
        "options": options(game, state, seat, company),
        "not_offered": not_offered(game, state, seat, sealed),
        "usual": usual(state),
        "selection": selection(state),
    }


def options(game: Game, state: State, seat: int, company: tuple[str, ...]) -> list[OptionView]:
    """The offered options, each with what it would change, its odds and what speaks against it."""
    decision = state.decision
    eyes = game.eyes(state, seat)
    found: list[OptionView] = []
    for consequence in game.consequences(state, seat, state.options()):
        option = consequence.option
        key, facts = state.speech.label(option)
        free = state.speech.is_free[option]
        odds = None if free else decision.odds(state, option)
        found.append(
            OptionView(
                text=state.text(option),
                key=key,
                facts=facts,
                free=free,
                changes=changes(game, consequence.changes, company),
                unknown=not consequence.is_known,
                odds=None if odds is None else OddsView(good=odds.good, all=odds.all),
                warning=None if free else sentence(decision.warning(state, option), state, eyes),
            )
        )
    return found


def changes(game: Game, ledgers: list[Ledger], company: tuple[str, ...]) -> dict[str, Change]:
    """Who would have more or less of what."""
    return {
        who: Change(figures=ledger.figures, points=ledger.points, sums=game.counted(ledger.points))
        for who, ledger in zip(company, ledgers, strict=True)
        if ledger.figures or ledger.points
    }


def not_offered(game: Game, state: State, seat: int, sealed: Collection[int] = ()) -> list[NotOffered]:
    """What the pending decision could offer another time, with the reason; but nothing that is sealed."""
    decision, speech, eyes = state.decision, state.speech, game.eyes(state, seat)
    offered = set(state.options())
    asked: list[tuple[Offer, WhyNot]] = [(offer, partial(decision.why_not, state)) for offer in decision.offers]
    for action in decision.beside:
        asked += [(offer, partial(action.why_not, state, seat)) for offer in action.offers]
    found: list[NotOffered] = []
    for offer, why_not in asked:
        for option in range(offer.base, offer.end):
            if option not in offered and option not in sealed and speech.has(option):
                why = sentence(why_not(option), state, eyes)
                if why is not None:
                    found.append(NotOffered(text=speech.text(option), why=why))
    return found


def usual(state: State) -> str | None:
    """The answer of every sensible player."""
    option = state.decision.usual(state)
    return state.text(option) if option >= 0 else None


def selection(state: State) -> SelectionView | None:
    """The set that is being picked."""
    found = state.decision.selection(state)
    if found is None:
        return None
    return SelectionView(
        least=found.least,
        most=found.most,
        pieces=[
            PieceView(text=state.text(piece.option), count=piece.count, amount=piece.amount) for piece in found.pieces
        ],
        counted=found.counted,
        total=found.total,
        needed=found.needed,
    )


def standings(game: Game, state: State, eyes: int, company: tuple[str, ...]) -> dict[str, Standing]:
    """The figures of everybody, as a set of eyes may know them."""
    found: dict[str, Standing] = {}
    for who, name in enumerate(company):
        ledger = game.ledger(state, who, eyes)
        found[name] = Standing(figures=ledger.figures, points=ledger.points, total=ledger.total, hidden=ledger.hidden)
    return found
