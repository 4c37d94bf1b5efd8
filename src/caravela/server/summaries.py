"""Summaries: what the start page tells about a visitor's tables."""

import json
from contextlib import suppress
from typing import Any

import caravela
from caravela.course import PERSON
from caravela.kernel.game import SettingError
from caravela.server.hall import Hall
from caravela.server.messages import MyTable, SeatView, Sentence
from caravela.server.refusal import Refusal
from caravela.server.register import leg_in, origin_in
from caravela.server.tables import BOT
from caravela.server.views import leg_view, origin_view, summary
from caravela.server.visitors import Visitor

UNKNOWN: dict[str, Any] = dict.fromkeys(("number", "decider", "prompt", "chapter", "scores", "winners"), None)


async def my_tables(hall: Hall, visitor: Visitor) -> list[MyTable]:
    """The tables at which a visitor sits or sat and wants to see, newest first."""
    rows, sitting = await hall.store.tables_of(visitor.id)
    legs = await hall.store.legs([row.id for row in rows])
    found = []
    for row in rows:
        if row.game not in caravela.games():
            continue
        told = UNKNOWN if row.summary is None else json.loads(row.summary)
        if row.summary is None:
            with suppress(Refusal):
                async with hall.at(row.id) as table:
                    told = summary(table.game, table.state)
        places = [place for place in sitting if place.table_id == row.id]
        mine = [place.seat for place in places if place.kind == PERSON and place.owner == visitor.id]
        found.append(
            MyTable(
                table=row.id,
                game=row.game,
                title=caravela.game(row.game).title,
                number=told["number"] or 0,
                status=row.status,
                seats=[seat_line(hall, row.game, place, visitor) for place in places],
                my_turn=told["decider"] in mine,
                prompt=Sentence(**told["prompt"]) if told["prompt"] else None,
                chapter=told["chapter"],
                winners=told["winners"],
                scores=told["scores"],
                decider=told["decider"],
                settings=settings_of(row),
                origin=origin_view(origin_in(row)),
                campaign=leg_view(leg_in(legs.get(row.id))),
                alone=all(place.owner in (None, visitor.id) for place in places),
                updated=row.updated,
            )
        )
    return found


def settings_of(row: Any) -> dict[str, Any]:
    """All settings of a table; none where today's game does not know them."""
    with suppress(SettingError):
        return caravela.game(row.game).full_settings(json.loads(row.settings))
    return {}


def seat_line(hall: Hall, game: str, place: Any, visitor: Visitor) -> SeatView:
    """A seat as its row tells it."""
    live = hall.tables.get(place.table_id)
    return SeatView(
        seat=place.seat,
        colour=caravela.game(game).seat_names[place.seat],
        name=place.name,
        kind=place.kind,
        bot=place.bot,
        mine=place.kind == PERSON and place.owner == visitor.id,
        online=place.kind == BOT or (live is not None and live.watchers.has(place.owner)),
        was_mine=place.kind == BOT and place.owner == visitor.id,
    )
