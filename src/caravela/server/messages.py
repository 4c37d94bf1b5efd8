"""Messages between page and server, and what a name, a text and a number may be."""

from typing import Annotated, Any, Literal

import msgspec

MAX_NAME = 40
MAX_CHAT = 500
MAX_NUMBER = 1_000_000
MAX_SEED = 1 << 128

Number = Annotated[int, msgspec.Meta(ge=0, le=MAX_NUMBER)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Name = Annotated[str, msgspec.Meta(max_length=200)]
"""Trimmed, and then no longer than MAX_NAME."""
Word = Annotated[str, msgspec.Meta(max_length=200)]


class Message(msgspec.Struct, kw_only=True):
    """Anything that is sent as JSON."""


class Request(Message, forbid_unknown_fields=True):
    """What a page asks for; a field that nobody knows is an error."""


# -- what the page sends ----------------------------------------------------------------------------------------------


class SeatWish(Request):
    """Who is to sit in a seat: me, somebody on my screen, whoever has the table's link, or a bot.

    In the next game of a campaign also whoever sat in a seat of the last one: `again`.
    """

    kind: Literal["me", "here", "link", "bot", "again"]
    name: Name = ""
    bot: Word = ""
    seat: SeatNumber = 0
    """Of the last game; only with `again`."""


SeatWishes = Annotated[list[SeatWish], msgspec.Meta(max_length=16)]
Wishes = dict[Word, bool | Number | Word | Annotated[list[Word], msgspec.Meta(max_length=200)]]
"""Settings."""
Seed = Annotated[int, msgspec.Meta(ge=0)]
"""Only a server that is being tested takes it."""


class NewTable(Request):
    game: Word
    seats: SeatWishes
    settings: Wishes = {}
    spectators: bool = True
    guided: bool = False
    """The guided first game, with its settings and its luck: me and bots."""
    seed: Seed | None = None


class NewCampaign(Request):
    """A campaign and its first game."""

    game: Word
    name: Name
    seats: SeatWishes
    settings: Wishes = {}
    spectators: bool = True
    seed: Seed | None = None


class NextGame(Request):
    """The next game of a campaign."""

    seats: SeatWishes = []
    """Nobody: the same as in the last game."""
    settings: Wishes | None = None
    """None: as in the last game."""
    seed: Seed | None = None


class NewChoice(Request):
    """An offered option; or the pieces of a set, in any order."""

    number: Number
    option: Annotated[str, msgspec.Meta(max_length=500)] | None = None
    pieces: Annotated[list[Word], msgspec.Meta(max_length=100)] | None = None
    page: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """The page that chooses: the answer tells it what comes of it, its open line need not."""


class AtNumber(Request):
    number: Number


class UndoAnswer(Request):
    agree: bool


class Join(Request):
    seat: SeatNumber
    name: Name = ""


class Resign(Request):
    seat: SeatNumber
    bot: Word = ""


class Vote(Request):
    seat: SeatNumber
    agree: bool = True
    """False: no bot is to come, and the vote is at an end."""


class Say(Request):
    text: Annotated[str, msgspec.Meta(max_length=4000)]


# -- what the page gets -----------------------------------------------------------------------------------------------


class Problem(Message):
    """Why nothing has changed."""

    error: str
    detail: str = ""


class SeatView(Message):
    seat: int
    colour: str
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    mine: bool
    online: bool
    was_mine: bool = False
    """A bot plays on for me; I may come back."""


class TableView(Message):
    id: str
    game: str
    title: str
    seats: list[SeatView]
    settings: dict[str, Any]
    content: str
    """What tells other content from the game's own."""
    spectators: bool
    status: Literal["running", "over"]
    created: float
    first: int
    """The number of the first position that can be shown: above 0 for copies that start in the middle of a game."""
    origin: "OriginView | None"
    """Where a copy was taken."""
    campaign: "InCampaign | None"
    """The campaign whose game it is."""


class OriginView(Message):
    table: str | None
    """None: it has been removed."""
    number: int


class InCampaign(Message):
    """Which game of which campaign a table is."""

    campaign: str
    name: str
    number: int
    """Its first game is number 1."""
    next: str | None
    """The table of the next game, once there is one."""


class Sentence(Message):
    """A text in the language of whoever reads it: its key and arguments."""

    key: str
    facts: dict[str, str | int]


class Change(Message, omit_defaults=True):
    """What becomes more or less for one of the company."""

    figures: dict[str, int] = {}
    points: dict[str, int] = {}
    sums: dict[str, int] = {}
    """Of the points: `points` that are scored for good, and `likely` ones, if the game ended now."""


class OddsView(Message):
    """So many cases of so many are good, as far as I know."""

    good: int
    all: int


class OptionView(Message, omit_defaults=True):
    text: str
    key: str
    facts: dict[str, str | int]
    free: bool = False
    """Whether it stands beside what is asked: afterwards the same is asked again."""
    changes: dict[str, Change] = {}
    """By the words of the company what it would change."""
    unknown: bool = False
    """Whether something would be learnt: the changes are only what is sure."""
    odds: OddsView | None = None
    warning: Sentence | None = None


class NotOffered(Message):
    """Something that could be offered another time, and why it is not now."""

    text: str
    why: Sentence


class PieceView(Message):
    """A piece of a set: so many may be picked, each adding so much."""

    text: str
    count: int
    amount: int


class SelectionView(Message):
    """A set that I pick in any order; it is sent as a list of pieces."""

    least: int
    most: int
    pieces: list[PieceView]
    counted: str
    """The figure that the pieces add up to; empty for none."""
    total: int
    needed: int
    """So much must be picked, what was picked before included."""


class Standing(Message):
    """The figures of one of the company, and the points by reason if the game ended now."""

    figures: dict[str, int]
    points: dict[str, int]
    total: int
    """Of what I may count: where something is hidden, it is at least so much."""
    hidden: tuple[str, ...] = ()


class Frame(Message):
    """A moment to be watched: what happened before it, and how the table looked right then."""

    moment: Sentence
    events: int
    """So many of the last choice's events came before it."""
    view: dict[str, Any]
    standings: dict[str, Standing]
    before: dict[str, Standing]
    """At the moment before, or before the choice."""


class UndoView(Message):
    possible: bool
    reason: str | None
    why: str | None = None
    """Where the others must agree: why it is not free."""
    asked: int | None = None
    """The seat that asks the others just now."""
    answered: bool = False
    """Whether I have answered already."""
    count: int | None = None
    """How many choices would be taken back."""


class VoteView(Message):
    """Some want a bot in the seat of somebody who has gone."""

    seat: int
    by: int | None
    """The seat of who asked first."""
    answered: bool
    """Whether I have agreed already."""


class LogLine(Message, omit_defaults=True):
    number: int
    seat: int | None
    key: str
    facts: dict[str, str | int]
    option: str | None = None
    gains: dict[str, dict[str, int]] = {}
    """By the words of the company: figures, and points as the game stands, that became more or less."""


class ChatLine(Message):
    id: int
    seat: int | None
    name: str
    text: str
    at: float


class Position(Message):
    """A table as one visitor may see it, after so many choices."""

    table: TableView
    number: int
    last: int
    version: int
    view: dict[str, Any]
    waiting: Literal["me", "others", "over"]
    decider: int | None
    as_seat: int | None = msgspec.field(name="as")
    hidden_from: list[int]
    """My other seats that may not see all of this: somebody else must not look on."""
    prompt: Sentence | None
    options: list[OptionView]
    not_offered: list[NotOffered]
    usual: str | None
    """What every sensible player answers, where there is such an answer."""
    selection: SelectionView | None
    standings: dict[str, Standing]
    """By the words of the company, as far as I may know."""
    frames: list[Frame]
    """What there was to be watched in the last choice."""
    advice: bool
    """Whether I may ask what a master would do here."""
    undo: UndoView
    votes: list[VoteView]
    events: list[LogLine]
    whole: bool
    """Whether the events are all that happened so far, as this seat may know it, and not only the last choice's."""
    chat: list[ChatLine] | None = None
    scores: list[int] | None = None
    breakdown: list[dict[str, int]] | None = None
    winners: list[int] | None = None


class Advised(Message):
    """An option that a master looks at, and what it is expected to lead to beside the others."""

    text: str
    key: str
    facts: dict[str, str | int]
    points: float
    """How much less than the best; 0 for the best itself."""
    margin: float
    """So far that may be wrong."""
    change: Change
    """What I would have more or less of later on than after the others."""


class Advice(Message):
    """What a master would do in a position, the best first."""

    number: int
    seat: int
    """Who must decide there."""
    options: list[Advised]


class Stale(Message, omit_defaults=True):
    error: str
    detail: str = ""
    position: Position | None = None
    """Where the page is behind: how the table stands now."""


class NotYet(Message, omit_defaults=True):
    error: str
    detail: str = ""
    seconds: int | None = None
    """Where it is too soon: so long must the page wait."""


class Refused(Message, omit_defaults=True):
    error: str
    detail: str = ""
    table: TableView | None = None
    """Where a seat is open: what somebody who wants to join must know."""


class NewSeat(Message, omit_defaults=True):
    seat: int
    kind: str
    link: str | None = None


class MadeTable(Message):
    table: str
    seats: list[NewSeat]


class TableId(Message):
    table: str


class Link(Message):
    seat: int
    link: str


class MyTable(Message):
    """A line of my games."""

    table: str
    game: str
    title: str
    number: int
    status: Literal["running", "over"]
    seats: list[SeatView]
    my_turn: bool
    prompt: Sentence | None
    chapter: int | None
    winners: list[int] | None
    scores: list[int] | None
    decider: int | None
    settings: dict[str, Any]
    origin: OriginView | None
    """Where a copy was taken."""
    campaign: InCampaign | None
    alone: bool
    """Whether nobody else plays or has played: removing it is for good."""
    updated: float


# -- campaigns --------------------------------------------------------------------------------------------------------


class MadeCampaign(Message):
    """A new campaign, and the table of its first game."""

    campaign: str
    table: str
    seats: list[NewSeat]


class CampaignId(Message):
    campaign: str


class Thing(Message):
    """Something that a campaign hands on: its name is the text `kind-word`, once it is opened."""

    kind: str
    word: str


class CampaignGame(Message):
    """A game of a campaign; what it has left and who read what is told as the game's own view tells it."""

    number: int
    table: str
    status: Literal["running", "over"]
    seats: list[SeatView]
    company: list[str]
    """The words for all who score."""
    settings: dict[str, Any]
    scores: list[int] | None
    winners: list[int] | None
    before: list[Thing]
    """What it was made from."""
    after: list[Thing]
    """What it has left; nothing while it runs, and at the end of the campaign."""
    story: list[dict[str, Any]]
    """The story cards laid out, now or at its end: as in its view."""
    read: list[dict[str, Any]]
    tiles: list[dict[str, Any]]
    updated: float


class CampaignView(Message):
    """A campaign as a visitor may see it."""

    id: str
    game: str
    title: str
    name: str
    spectators: bool
    created: float
    status: Literal["running", "between", "over"]
    """A game is being played; the next one can be made; all is told."""
    games: list[CampaignGame]
    may_go_on: bool
    """Whether I may make the next game."""
    opened: list[str]
    """The keys of the sealed texts that have been opened so far."""
    alone: bool
    """Whether nobody else plays or has played: removing it is for good."""


class MyCampaign(Message):
    """A line of my campaigns."""

    id: str
    game: str
    title: str
    name: str
    status: Literal["running", "between", "over"]
    number: int
    """Of its last game."""
    table: str
    """Where that is or was played."""
    seats: list[SeatView]
    my_turn: bool
    alone: bool
    updated: float


class Opened(Message):
    """What may be told of the sealed texts: messages in Fluent, and words about the things that they name."""

    texts: str
    descriptions: dict[str, str]
    tokens: dict[str, list[str]]


# -- games ------------------------------------------------------------------------------------------------------------


class SettingView(Message):
    default: Any
    choices: list[Any]
    many: bool
    only_with: tuple[str, Any] | None = None
    """Another setting and its value, without which this one changes nothing."""
    single: bool = False
    """Whether it changes nothing in a campaign."""


class LevelView(Message):
    """What can be told of a bot beforehand."""

    seconds: float
    """How long it thinks about a choice, at most; 0: it only looks."""
    rating: int | None
    """Where it stands on the game's ladder; None where that was not measured."""
    games: int
    """By so many games …"""
    rated_at: float
    """… in which it thought so many seconds about a choice; 0: as long as it always does."""


class GameView(Message):
    name: str
    title: str
    seats: list[int]
    settings: dict[str, SettingView]
    presets: dict[str, dict[str, Any]]
    bots: list[str]
    levels: dict[str, LevelView]
    """By the names of the bots."""
    seat_names: list[str]
    chapter: str
    guided: int
    """The seats of the guided first game; 0 where there is none."""
    campaign: bool
    """Whether there is a campaign."""


class GuideStepView(Message):
    name: str
    decision: str
    picks: list[str]
    """Option texts, the first that is offered; a `*` stands for any word."""
    after: str


class GameFacts(GameView):
    scored: list[str]
    """The reasons whose points count for good."""
    guide: list[GuideStepView]
    tokens: dict[str, list[str]]
    descriptions: dict[str, dict[str, str]]
    content: dict[str, Any]
    learn: dict[str, str]
    """Where the rules for players tell about a decision or a kind of thing: `chapter#paragraph`."""


class Paragraph(Message):
    """A piece of the rules for players: Markdown, and the rules that it tells."""

    id: str
    title: str
    text: str
    rules: list[str]


class Chapter(Message):
    id: str
    title: str
    lead: str
    paragraphs: list[Paragraph]


# -- live -------------------------------------------------------------------------------------------------------------


class LivePosition(Position, tag_field="kind", tag="position"):
    pass


class LiveUndone(Position, tag_field="kind", tag="undone"):
    pass


class LiveChat(ChatLine, tag_field="kind", tag="chat"):
    pass


class LiveSeats(Message, tag_field="kind", tag="seats"):
    seats: list[SeatView]


class LiveUndoAsked(Message, tag_field="kind", tag="undo-asked"):
    seat: int | None
    """None: the question is withdrawn or was answered."""
    agreed: bool | None = None


class LiveReplaceAsked(Message, tag_field="kind", tag="replace-asked"):
    seat: int
    by: int


class LiveReplaceEnded(Message, tag_field="kind", tag="replace-ended"):
    """Nobody wants a bot in the seat any more, or it has come."""

    seat: int


class LiveNext(Message, tag_field="kind", tag="next"):
    """The campaign goes on at another table."""

    table: str


class Ping(Message, tag_field="kind", tag="ping"):
    pass


encoder = msgspec.json.Encoder()
