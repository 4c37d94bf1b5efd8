"""What a visitor gets to see: made from the game's view of a seat and from events as that seat may know them."""

from typing import Any, TypeVar

from caravela.course import PERSON
from caravela.kernel.game import Game
from caravela.kernel.state import Event, State
from caravela.kernel.text import key_of
from caravela.server.messages import (
    LivePosition,
    LogLine,
    OptionView,
    Position,
    Prompt,
    SeatView,
    TableView,
    UndoView,
    VoteView,
)
from caravela.server.tables import BOT, Table, shape

P = TypeVar("P", bound=Position)


def position(
    table: Table,
    visitor: str,
    number: int | None = None,
    *,
    state: State | None = None,
    whole: bool = True,
    talk: bool = True,
    kind: type[P] | type[Position] = Position,
) -> P | Position:
    """
    A table as a visitor may see it, now or after an earlier choice.

    A whole one tells all that happened so far, else only what came of the last choice.
    """
    number = table.number if number is None else number
    state = table.course.state_at(number) if state is None else state
    is_newest = number == table.number
    eyes = table.eyes(visitor, state)
    open_to_all = table.state.is_over
    mine = is_newest and state.seat is not None and state.seat == eyes
    return kind(
        table=table_view(table, visitor),
        number=number,
        last=table.number,
        version=table.version,
        view=open_view(table.game, state) if open_to_all else table.game.view(state, eyes),
        waiting="over" if state.is_over else "me" if mine else "others",
        decider=state.seat,
        as_seat=eyes,
        prompt=prompt(state),
        options=options(table.game, state) if mine else [],
        undo=undo_view(table, visitor),
        votes=vote_views(table, visitor),
        events=log(table, number, eyes, open_to_all, whole),
        whole=whole,
        chat=table.chat if talk else None,
        scores=state.scores() if state.is_over else None,
        breakdown=state.breakdown() if state.is_over else None,
        winners=state.winners() if state.is_over else None,
    )


def news(
    table: Table,
    visitor: str,
    number: int | None = None,
    *,
    before: State | None = None,
    state: State | None = None,
    kind: type[P] | type[Position] = LivePosition,
) -> P | Position:
    """
    A choice, for whoever has seen the position before it.

    Whoever looks through another seat's eyes than before may not keep what that one was told: the log comes anew, as
    it does when the game is over and everything is open.
    """
    before = table.course.before if before is None else before
    state = table.state if state is None else state
    whole = state.is_over or table.eyes(visitor, before) != table.eyes(visitor, state)
    return position(table, visitor, number, state=state, whole=whole, talk=False, kind=kind)


def table_view(table: Table, visitor: str) -> TableView:
    return TableView(
        id=table.id,
        game=table.game.name,
        title=table.game.title,
        seats=seat_views(table, visitor),
        settings=table.game.full_settings(table.course.heading.settings),
        spectators=table.spectators,
        status="over" if table.state.is_over else "running",
        created=table.created,
        first=table.course.first,
    )


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


def prompt(state: State) -> Prompt | None:
    if state.is_over:
        return None
    decision = state.decision
    return Prompt(key=f"prompt-{type(decision).__name__}", facts=decision.prompt(state))


def summary(game: Game, state: State) -> dict[str, Any]:
    """What the start page tells about a table; made from the position, never the other way round."""
    asked = prompt(state)
    over = state.is_over
    return {
        "number": state.choices,
        "decider": state.seat,
        "prompt": None if asked is None else {"key": asked.key, "facts": asked.facts},
        "chapter": game.chapter_of(state),
        "scores": state.scores() if over else None,
        "winners": state.winners() if over else None,
    }


def options(game: Game, state: State) -> list[OptionView]:
    found = []
    for text in state.texts():
        key, facts = shape(game.name, text)
        found.append(OptionView(text=text, key=key, facts=facts))
    return found


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


def log(table: Table, number: int, eyes: int | None, open_to_all: bool, whole: bool) -> list[LogLine]:
    """The lines up to a choice, or those of that choice alone; one that nothing came of is told itself."""
    lines: list[LogLine] = []
    if whole or number == table.course.first:
        lines += [line(0, None, event, eyes, open_to_all) for event in table.course.prologue]
    numbered = list(enumerate(table.course.choices[: number - table.course.first], table.course.first + 1))
    for made, choice in numbered if whole else numbered[-1:]:
        told = [line(made, choice.seat, event, eyes, open_to_all) for event in choice.events]
        if not told:
            key, facts = shape(table.game.name, choice.text)
            told = [LogLine(number=made, seat=choice.seat, key=key, facts=facts)]
        told[0].option = choice.text
        lines += told
    return lines


def line(number: int, seat: int | None, event: Event, eyes: int | None, open_to_all: bool) -> LogLine:
    if open_to_all and event.secret:
        eyes = event.seats.bit_length() - 1
    key, facts = event.seen_by(eyes)
    return LogLine(number=number, seat=seat, key=key_of("event", key), facts=facts)


# -- once it is over --------------------------------------------------------------------------------------------------


def open_view(game: Game, state: State) -> dict[str, Any]:
    """All that the seats know together."""
    views = [game.view(state, seat) for seat in [None, *range(game.view(state, None)["seats"])]]
    opened = views[0]
    for view in views[1:]:
        opened = joined(opened, view)
    return opened


def joined(one: Any, other: Any) -> Any:
    """Two views of the same thing as one: what one of them doesn't know, the other tells."""
    if one == other or other is None:
        return one
    if one is None:
        return other
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: joined(one.get(key), other.get(key)) for key in {**one, **other}}
    if isinstance(one, list) and isinstance(other, list):
        if len(one) == len(other):
            return [joined(left, right) for left, right in zip(one, other, strict=True)]
        return [thing for thing in one if thing in other]  # what is still unseen
    return one
