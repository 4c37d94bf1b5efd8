"""Campaigns: tables one after the other, each made from what the last one has left."""

import asyncio
import json
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import insert

import caravela
from caravela.bots.player import DEFAULT_BOT
from caravela.campaign import LEGACY, Campaign, CampaignError, tale
from caravela.course import PERSON
from caravela.kernel.errors import CaravelaError
from caravela.kernel.game import Game
from caravela.kernel.phrases import key_of
from caravela.kernel.text import LANGUAGES
from caravela.server.hall import NAMES, Hall
from caravela.server.messages import (
    MAX_NAME,
    CampaignGame,
    CampaignView,
    LiveNext,
    MadeCampaign,
    MadeTable,
    MyCampaign,
    NewCampaign,
    NextGame,
    Opened,
    SeatWish,
    Thing,
)
from caravela.server.names import cleaned
from caravela.server.opening import (
    check_seed,
    given_settings,
    known_game,
    new_id,
    new_seats,
    new_table,
    wished_seat,
)
from caravela.server.records import table_of
from caravela.server.refusal import Refusal
from caravela.server.register import record_in, seats_in, table_lines
from caravela.server.sealed import opened_texts, sealed_texts
from caravela.server.seats import forget_at
from caravela.server.store import CampaignRows, Line, campaigns, remove_campaign
from caravela.server.summaries import seat_line, settings_of
from caravela.server.tables import BOT, Leg, Seat, Table, taken_seat
from caravela.server.tables import told as as_told
from caravela.server.visitors import Visitor

Tale = dict[str, Any]
NO_TALE: Tale = {"after": [], "read": [], "story": [], "tiles": [], "opened": []}


# -- making and going on ----------------------------------------------------------------------------------------------


async def create(hall: Hall, visitor: Visitor, wish: NewCampaign) -> MadeCampaign:
    """A campaign with the table of its first game."""
    game = known_game(wish.game)
    if not game.campaign:
        raise Refusal(400, "no-campaign", f"{game.name} has no campaign")
    check_seed(hall, wish.seed)
    name = cleaned(wish.name, MAX_NAME)
    campaign, table = new_id(), new_id()
    seats = [wished_seat(game, table, visitor, number, one) for number, one in enumerate(wish.seats)]
    settings = {**given_settings(game, wish.settings), LEGACY: game.campaign}
    leg = Leg(campaign, name, 1, None)
    made = new_table(hall, game, table, seats, settings, wish.seed, wish.spectators, leg)
    await hall.store.write(campaign_line(campaign, game, name, wish.spectators), *table_lines(made))
    hall.show(made)
    return MadeCampaign(campaign=campaign, table=table, seats=new_seats(made, wish.seats))


def campaign_line(campaign: str, game: Game, name: str, spectators: bool) -> Line:
    row = {"id": campaign, "game": game.name, "name": name, "spectators": spectators, "created": time.time()}
    return insert(campaigns), row


async def next_game(hall: Hall, campaign: str, visitor: Visitor, wish: NextGame) -> MadeTable:
    """
    The table of the next game, made from the archive of the last.

    It is written together with a new version of the last one, which from then on stands as it is: what somebody has
    taken back meanwhile, or another next game, and this one is not made.
    """
    rows = await found(hall, campaign, visitor)
    if not may_go_on(rows, visitor):
        raise Refusal(403, "not-your-seat", "you do not play in this campaign")
    check_seed(hall, wish.seed)
    async with hall.at(rows.tables[-1].id) as last, last.lock:
        newest = (await found(hall, campaign, visitor)).tables[-1].id
        if newest != last.id:
            raise Refusal(409, "campaign-goes-on", "the next game has been made already", table=newest)
        archive = archive_of(last)
        table = new_id()
        wishes = wish.seats or [SeatWish(kind="again", seat=seat) for seat in range(len(last.seats))]
        seats = next_seats(table, visitor, wishes, last)
        settings = settings_before(last) if wish.settings is None else given_settings(last.game, wish.settings)
        leg = Leg(campaign, rows.campaign.name, rows.tables[-1].number + 1, None)
        settings = {**settings, LEGACY: archive}
        made = new_table(hall, last.game, table, seats, settings, wish.seed, last.spectators, leg)
        await hall.register.save(last, last.state, *table_lines(made))
        hall.show(made)
        if last.leg is not None:
            last.leg = last.leg._replace(next=table)
        last.tell(lambda _: LiveNext(table=table))
        return MadeTable(table=table, seats=new_seats(made, wishes))


def archive_of(last: Table) -> tuple[str, ...]:
    """What the last game has left for the next one."""
    if not last.state.is_over:
        raise Refusal(409, "game-running", "the last game is not over yet", table=last.id)
    archive = last.state.archive()
    if not archive:
        raise Refusal(409, "campaign-over", "the campaign has been played to its end")
    return archive


def settings_before(last: Table) -> dict[str, Any]:
    """The settings of the last game, without what is handed on."""
    given = last.course.heading.settings
    return {name: value for name, value in given.items() if not last.game.settings[name].kept}


def next_seats(table: str, visitor: Visitor, wishes: Sequence[SeatWish], last: Table) -> list[Seat]:
    """Who sits at the next table: as in the last game, or anew."""
    again = [wish.seat for wish in wishes if wish.kind == "again"]
    if len(again) > len(set(again)) or any(seat >= len(last.seats) for seat in again):
        raise Refusal(400, "set-up", f"of the {len(last.seats)} seats of the last game each can be taken again once")
    return [
        seat_again(table, visitor, number, last.seats[wish.seat], wish.name)
        if wish.kind == "again"
        else wished_seat(last.game, table, visitor, number, wish)
        for number, wish in enumerate(wishes)
    ]


def seat_again(table: str, visitor: Visitor, number: int, place: Seat, name: str) -> Seat:
    """
    The same person, bot or open seat; who left a seat to a bot may come back.

    The link that moves somebody else's seat is made when they ask for it: only they know its secret.
    """
    name = cleaned(name, MAX_NAME) or place.name
    if place.kind == PERSON and place.owner == visitor.id:
        return taken_seat(table, visitor, number, name)
    return Seat(place.kind, name, (place.bot or DEFAULT_BOT) if place.kind == BOT else None, place.owner, None)


# -- looking ----------------------------------------------------------------------------------------------------------


async def found(hall: Hall, campaign: str, visitor: Visitor) -> CampaignRows:
    """A campaign that the visitor may look at."""
    rows = await hall.store.campaign(campaign) if NAMES.fullmatch(campaign) else None
    if rows is None or not rows.tables or rows.campaign.game not in caravela.games():
        raise Refusal(404, "unknown-campaign", f"there is no campaign {campaign[:40]!r}")
    if not rows.campaign.spectators and visitor.id not in people_of(rows):
        raise Refusal(403, "no-spectators", "only who plays in this campaign may look")
    return rows


def people_of(rows: CampaignRows) -> set[str]:
    """All who play or have played in a campaign."""
    return {place.owner for place in rows.seats if place.owner is not None}


def may_go_on(rows: CampaignRows, visitor: Visitor) -> bool:
    """Whether a visitor may make the next game; where only bots have played, whoever looks may."""
    people = people_of(rows)
    return not people or visitor.id in people


async def show(hall: Hall, campaign: str, visitor: Visitor) -> CampaignView:
    rows = await found(hall, campaign, visitor)
    row, game = rows.campaign, caravela.game(rows.campaign.game)
    tales = await tales_of(hall, rows)
    status = status_of(rows)
    return CampaignView(
        id=row.id,
        game=game.name,
        title=game.title,
        name=row.name,
        spectators=row.spectators,
        created=row.created,
        status=status,  # type: ignore[arg-type]
        games=[game_line(hall, rows, one, told, visitor) for one, told in zip(rows.tables, tales, strict=True)],
        may_go_on=status == "between" and may_go_on(rows, visitor),
        opened=opened_keys(tales),
        alone=people_of(rows) <= {visitor.id},
    )


async def tales_of(hall: Hall, rows: CampaignRows) -> list[Tale]:
    """What the story tells, game by game: finished ones have it in their rows, of others the position tells it."""
    tales: list[Tale] = []
    for row in rows.tables:
        known = None if row.summary is None else json.loads(row.summary).get("tale")
        tales.append(await tale_now(hall, row.id) if known is None else known)
    return tales


async def tale_now(hall: Hall, table: str) -> Tale:
    try:
        async with hall.at(table) as live:
            return tale(live.game, live.state, live.course.heading.content)
    except Refusal:  # it does not replay any more: the others are told all the same
        return NO_TALE


def status_of(rows: CampaignRows) -> str:
    last = rows.tables[-1]
    if last.status != "over":
        return "running"
    known = (json.loads(last.summary) if last.summary else {}).get("tale") or NO_TALE
    return "between" if known["after"] else "over"


def game_line(hall: Hall, rows: CampaignRows, row: Any, told: Tale, visitor: Visitor) -> CampaignGame:
    game, settings = caravela.game(row.game), settings_of(row)
    known = json.loads(row.summary) if row.summary else {}
    return CampaignGame(
        number=row.number,
        table=row.id,
        status=row.status,
        seats=seat_lines(hall, rows, row, visitor),
        company=list(game.company(row.seats, settings)),
        settings={name: value for name, value in settings.items() if not game.settings[name].kept},
        scores=known.get("scores"),
        winners=known.get("winners"),
        before=things(game, settings.get(LEGACY, ())),
        after=things(game, told["after"]),
        story=told["story"],
        read=told["read"],
        tiles=told["tiles"],
        updated=row.updated,
    )


def seat_lines(hall: Hall, rows: CampaignRows, row: Any, visitor: Visitor) -> list[Any]:
    return [seat_line(hall, row.game, place, visitor) for place in rows.seats if place.table_id == row.id]


def things(game: Game, words: Sequence[str]) -> list[Thing]:
    """What is handed on: the kind of a word is the one whose name is sealed."""
    sealed, kinds = sealed_texts(game.name, LANGUAGES[0]), game.actions.kinds_by_word()
    return [
        Thing(kind=kind, word=word) for word in words for kind in kinds.get(word, ()) if key_of(kind, word) in sealed
    ]


def opened_keys(tales: Sequence[Tale]) -> list[str]:
    """The sealed texts that the games have opened."""
    return list(dict.fromkeys(key for told in tales for key in told["opened"]))


async def my_campaigns(hall: Hall, visitor: Visitor) -> list[MyCampaign]:
    """The campaigns in which a visitor plays or has played and wants to see, newest first."""
    lines = []
    for campaign in await hall.store.campaigns_of(visitor.id):
        rows = await hall.store.campaign(campaign)
        if rows is None or not rows.tables or rows.campaign.game not in caravela.games():
            continue
        last = rows.tables[-1]
        known = json.loads(last.summary) if last.summary else {}
        seats = seat_lines(hall, rows, last, visitor)
        lines.append(
            MyCampaign(
                id=campaign,
                game=rows.campaign.game,
                title=caravela.game(rows.campaign.game).title,
                name=rows.campaign.name,
                status=status_of(rows),  # type: ignore[arg-type]
                number=last.number,
                table=last.id,
                seats=seats,
                my_turn=any(seat.mine and seat.seat == known.get("decider") for seat in seats),
                alone=people_of(rows) <= {visitor.id},
                updated=last.updated,
            )
        )
    return lines


async def opened(hall: Hall, campaign: str, visitor: Visitor, language: str) -> Opened:
    """What a campaign has opened of the sealed texts."""
    rows = await found(hall, campaign, visitor)
    game = caravela.game(rows.campaign.game)
    keys = opened_keys(await tales_of(hall, rows))
    return opened_texts(game, game.catalog(content=hall.content_of(game.name)), keys, language)


# -- forgetting -------------------------------------------------------------------------------------------------------


async def forget(hall: Hall, campaign: str, visitor: Visitor) -> None:
    """Remove a campaign with all its games where nobody else plays or has played; else only from the visitor's list."""
    rows = await found(hall, campaign, visitor)
    people = people_of(rows)
    if people and visitor.id not in people:
        raise Refusal(403, "not-your-seat", "you do not play in this campaign")
    names = [row.id for row in rows.tables]
    if people <= {visitor.id}:
        await hall.store.write(*remove_campaign(campaign, names))
        for name in names:
            hall.drop(name)
        return
    for name in names:
        if any(place.table_id == name and place.owner == visitor.id for place in rows.seats):
            await forget_at(hall, name, visitor)


# -- as a file --------------------------------------------------------------------------------------------------------


async def as_file(hall: Hall, campaign: str, visitor: Visitor) -> Campaign:
    """The finished games as one file; the luck of one that runs stays here."""
    rows = await found(hall, campaign, visitor)
    made = Campaign(rows.campaign.game, rows.campaign.name)
    for row in rows.tables:
        whole = await hall.store.table(row.id) if row.status == "over" else None
        if whole is not None:
            record = as_told(record_in(whole, hall.options.content), seats_in(whole), is_over=True)
            record.scores = json.loads(row.summary)["scores"]
            made.games.append(record)
    return made


async def bring(hall: Hall, visitor: Visitor, text: str) -> str:
    """A campaign out of a file; all seats of its games belong to whoever brought it, also those in which bots play."""
    try:
        brought = Campaign.loads(text, hall.options.content)
        if not brought.records:
            raise CampaignError("it has no game")
        await asyncio.to_thread(brought.replay)
        tables = [await asyncio.to_thread(table_of, visitor, record) for record in brought.records]
    except CaravelaError as error:
        raise Refusal(400, "campaign", str(error)) from None
    campaign, name = new_id(), cleaned(brought.name, MAX_NAME)
    lines = [campaign_line(campaign, brought.its_game(), name, spectators=True)]
    for number, table in enumerate(tables, 1):
        table.leg = Leg(campaign, name, number, None)
        lines += table_lines(table)
    await hall.store.write(*lines)
    return campaign
