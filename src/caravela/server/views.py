"""What a visitor gets to see: made from the game's view of a seat and from events as that seat may know them."""

from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from caravela.campaign import tale
from caravela.course import PERSON
from caravela.kernel.game import Game
from caravela.kernel.phrases import Said, Speech
from caravela.kernel.state import State
from caravela.server import offers
from caravela.server.messages import (
    Frame,
    InCampaign,
    LogLine,
    OriginView,
    Position,
    SeatView,
    Sentence,
    TableView,
    UndoView,
    VoteView,
)
from caravela.server.sealed import sealed_options
from caravela.server.tables import BOT, Leg, Origin, Table

P = TypeVar("P", bound=Position)


def position(
    table: Table,
    visitor: str,
    number: int | None = None,
    *,
    before: State | None = None,
    state: State | None = None,
    talk: bool = True,
    kind: type[P] | type[Position] = Position,
) -> P | Position:
    """
    A table as a visitor may see it, now or after an earlier choice; for whoever has seen the position before it, news.

    A whole one tells all that happened so far, news only what came of the last choice, and no talk. But whoever looks
    through another seat's eyes than before may not keep what that one was told: the log comes anew, as it does when
    the game is over and everything is open. Whoever asks for an earlier position of a running game looks back through
    the eyes of now; whoever is told one by one looked through those of then.
    """
    number = table.number if number is None else number
    state = table.course.state_at(number) if state is None else state
    seat = table.seen_from(visitor, state if before is not None or table.state.is_over else table.state)
    whole = before is None or state.is_over or table.seen_from(visitor, before) != table.seen_from(visitor, state)
    eyes = table.eyes(state, seat)
    mine = number == table.number and state.seat is not None and state.seat == seat
    view = table.game.look(state, eyes)
    sealed = sealed_options(table.game, state.speech, view.get("opened", ()))
    return kind(
        table=table_view(table, visitor),
        number=number,
        last=table.number,
        version=table.version,
        view=view,
        waiting="over" if state.is_over else "me" if mine else "others",
        decider=state.seat,
        as_seat=seat,
        hidden_from=table.hidden_from(visitor, seat, state),
        prompt=offers.prompt(state),
        **offers.told(table.game, state, seat if mine else None, table.company, sealed),
        standings=offers.standings(table.game, state, eyes, table.company),
        frames=frames(table, number, eyes),
        advice=table.may_advise(visitor, state),
        undo=undo_view(table, visitor),
        votes=vote_views(table, visitor),
        events=log(table, number, eyes, whole),
        whole=whole,
        chat=table.chat if talk and before is None else None,
        scores=state.scores() if state.is_over else None,
        breakdown=state.breakdown() if state.is_over else None,
        winners=state.winners() if state.is_over else None,
    )


def table_view(table: Table, visitor: str) -> TableView:
    return TableView(
        id=table.id,
        game=table.game.name,
        title=table.game.title,
        seats=seat_views(table, visitor),
        settings=table.game.full_settings(table.course.heading.settings),
        content=table.course.heading.digest(),
        spectators=table.spectators,
        status="over" if table.state.is_over else "running",
        created=table.created,
        first=table.course.first,
        origin=origin_view(table.origin),
        campaign=leg_view(table.leg),
    )


def leg_view(leg: Leg | None) -> InCampaign | None:
    return None if leg is None else InCampaign(**leg._asdict())


def origin_view(origin: Origin | None) -> OriginView | None:
    return None if origin is None else OriginView(table=origin.table, number=origin.number)


def seat_views(table: Table, visitor: str) -> list[SeatView]:
    return [
        SeatView(
            seat=seat,
            colour=table.game.seat_names[seat],
            name=place.name,
            kind=place.kind,  # type: ignore[arg-type]
            bot=place.bot,
            mine=place.kind == PERSON and place.owner == visitor,
            online=table.is_online(seat),
            was_mine=place.kind == BOT and place.owner == visitor,
        )
        for seat, place in enumerate(table.seats)
    ]


def summary(game: Game, state: State, content: Path | None = None) -> dict[str, Any]:
    """What the start page tells about a table; made from the position, never the other way round."""
    asked = offers.prompt(state)
    over = state.is_over
    return {
        "number": state.choices,
        "decider": state.seat,
        "prompt": None if asked is None else {"key": asked.key, "facts": asked.facts},
        "chapter": state.chapter(),
        "scores": state.scores() if over else None,
        "winners": state.winners() if over else None,
        "tale": tale(game, state, content) if over and game.campaign else None,
    }


def undo_view(table: Table, visitor: str) -> UndoView:
    way = table.way_back(visitor)
    wish = table.wish
    return UndoView(
        possible=way.target is not None,
        reason=None if way.reason == "undo-seat" else way.reason,
        why=way.why,
        asked=None if wish is None else wish.seat,
        answered=wish is not None and (visitor == wish.visitor or visitor in wish.agreed),
        count=None if wish is None else table.number - wish.target,
    )


def vote_views(table: Table, visitor: str) -> list[VoteView]:
    found = []
    for seat, voters in sorted(table.votes.items()):
        asking = table.seats_of(voters[0])
        found.append(VoteView(seat=seat, by=asking[0] if asking else None, answered=visitor in voters))
    return found


# -- what happened ----------------------------------------------------------------------------------------------------


def log(table: Table, number: int, eyes: int, whole: bool) -> list[LogLine]:
    """The lines up to a choice, or those of that choice alone; one that nothing came of is told itself."""
    course = table.course
    speech = course.state.speech
    lines: list[LogLine] = []
    if whole or number == course.first:
        lines += [line(0, None, said, eyes, speech) for said in course.prologue.events]
    numbered = list(enumerate(course.choices[: number - course.first], course.first + 1))
    for made, choice in numbered if whole else numbered[-1:]:
        told = [line(made, choice.seat, said, eyes, speech) for said in choice.events]
        if not told:
            key, facts = speech.label(speech.option(choice.text))
            told = [LogLine(number=made, seat=choice.seat, key=key, facts=facts)]
        told[0].option = choice.text
        for one, gains in zip(told, choice.gains, strict=True):
            one.gains = {who: gained for who, gained in zip(table.company, gains, strict=True) if gained}
        lines += told
    return lines


def line(number: int, seat: int | None, said: Said, eyes: int, speech: Speech) -> LogLine:
    key, facts = said.as_seen(speech, eyes)
    return LogLine(number=number, seat=seat, key=key, facts=facts)


def frames(table: Table, number: int, eyes: int) -> list[Frame]:
    """What there was to be watched in a choice, as a set of eyes may see it."""
    found: list[Frame] = []
    before, frames = table.course.frames_at(number)
    standing = partial(offers.standings, table.game, eyes=eyes, company=table.company)
    for frame in frames:
        key, facts = frame.moment.as_seen(frame.state.speech, eyes)
        found.append(
            Frame(
                moment=Sentence(key=key, facts=facts),
                events=frame.events,
                view=table.game.look(frame.state, eyes),
                standings=standing(frame.state),
                before=standing(before),
            )
        )
        before = frame.state
    return found
