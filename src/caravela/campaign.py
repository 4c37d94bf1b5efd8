"""A campaign: games one after the other, each made from what the one before has left."""

import secrets
import unicodedata
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from caravela.kernel import shelf
from caravela.kernel.errors import CaravelaError, RecordError, nearest
from caravela.kernel.game import Game
from caravela.kernel.record import QUOTED, Record
from caravela.kernel.state import State

HEADING = "caravela campaign 1"
SEPARATOR = "--- game"
"""With the number of the game the line before each record."""
LEGACY = "legacy"
"""The setting by which a game is told what the one before has left."""


class CampaignError(RecordError):
    """A campaign that can't be read or gone on with."""


class Told(NamedTuple):
    """What a game of a campaign, finished or under way, can tell."""

    number: int
    company: tuple[str, ...]
    """The words for all who score."""
    names: list[str]
    """What the players are called, where it was told."""
    scores: list[int] | None
    """None: it is under way."""
    winners: list[int] | None
    before: tuple[str, ...]
    """What the game was made from: story cards, tiles in play, cards in the deck."""
    after: tuple[str, ...]
    """What it has left; nothing as long as it is under way, and at the end of the campaign."""
    read: list[dict[str, Any]]
    """The story cards read in it: card, reader, branch that was voted for, and everybody's vote."""
    story: list[dict[str, Any]]
    """Those laid out at its end, or now."""
    tiles: list[dict[str, Any]]
    """The tiles in play then; of a finished game those that it leaves."""


class Campaign:
    """
    The records of its games; the archive between them follows from the last.

    >>> campaign = Campaign("maracaibo", "The Tuesday crew")
    >>> record = campaign.start(2, seed=7)
    >>> record.settings["legacy"], campaign.over
    ('1', False)
    >>> campaign.begin(record)
    >>> print(campaign.dumps())
    caravela campaign 1
    game maracaibo
    name The Tuesday crew
    <BLANKLINE>
    --- game 1
    caravela record 2
    game maracaibo
    seats 2
    seed 7
    set legacy 1
    <BLANKLINE>
    <BLANKLINE>
    >>> Campaign.loads(campaign.dumps()) == campaign
    True
    """

    def __init__(self, game: str, name: str, players: Sequence[str] = ()) -> None:
        self.game = game
        self.name = one_line("name", name)
        self.players = [one_line("player", player) for player in players]
        """What the players are called; who sits there may be another from game to game."""
        self.games: list[Record] = []
        """The finished ones."""
        self.under_way: Record | None = None
        """The game that is being played, where there is one."""
        self.left: tuple[str, ...] | None = None
        """The archive after the last finished game, once it was asked for."""
        if not self.its_game().campaign:
            others = [other for other in shelf.games() if shelf.game(other).campaign]
            raise CampaignError(f"{game} has no campaign{nearest(game, others)}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Campaign) and self.dumps() == other.dumps()

    def its_game(self) -> Game:
        """The game that is played."""
        try:
            return shelf.game(self.game)
        except KeyError as error:
            raise CampaignError(error.args[0]) from None

    # -- from game to game --------------------------------------------------------------------------------------------

    @property
    def archive(self) -> tuple[str, ...]:
        """What the finished games have left: nothing before the first, nor once the campaign is over."""
        if self.left is None:
            self.left = self.games[-1].replay().archive() if self.games else ()
        return self.left

    @property
    def legacy(self) -> tuple[str, ...]:
        """What the next game is made from."""
        return self.archive if self.games else self.its_game().campaign

    @property
    def over(self) -> bool:
        """Whether its last game has been played."""
        return not self.legacy

    @property
    def records(self) -> list[Record]:
        """All games, the one under way included."""
        return [*self.games, *([] if self.under_way is None else [self.under_way])]

    def start(self, seats: int, seed: int | None = None, *, content: Path | None = None, **settings: Any) -> Record:
        """The set-up of the next game; without a seed one of 128 bits is drawn."""
        if self.over:
            raise CampaignError(f"the campaign has ended with game {len(self.games)}")
        if self.under_way is not None:
            raise CampaignError(f"game {len(self.games) + 1} is under way")
        game = self.its_game()
        if kept := [name for name in settings if name in game.settings and game.settings[name].kept]:
            raise CampaignError(f"the setting {kept[0]!r} is handed on by the campaign itself")
        game.check_seats(seats)
        full = game.full_settings(settings)
        chosen = {name: full[name] for name in settings}
        names = list(self.players) if len(self.players) == seats else None
        seed = secrets.randbits(128) if seed is None else seed
        return Record(self.game, seats, {**chosen, LEGACY: self.legacy}, seed, content=content, names=names)

    def begin(self, record: Record) -> None:
        """Keep the next game while it is being played."""
        with about_game(len(self.games) + 1):
            self.check(record, self.legacy)
        self.under_way = record

    def add(self, record: Record) -> None:
        """Keep a finished game; one that is not the next, or has not ended, is refused."""
        with about_game(len(self.games) + 1):
            self.check(record, self.legacy)
            state = ended(record)
        record.scores = state.scores()
        self.games.append(record)
        self.under_way, self.left = None, state.archive()

    def check(self, record: Record, legacy: tuple[str, ...]) -> None:
        """Complain about a game that does not come next."""
        if record.game != self.game:
            raise CampaignError(f"is a game of {record.game}, not of {self.game}")
        if not legacy:
            raise CampaignError("the campaign has ended before it")
        found = legacy_of(record)
        if found != legacy:
            raise CampaignError(
                f"was made from {told_legacy(found)}, but the campaign has come to {told_legacy(legacy)}"
            )

    # -- as text ------------------------------------------------------------------------------------------------------

    def dumps(self) -> str:
        """The campaign as the text of a file."""
        lines = [HEADING, f"game {self.game}", f"name {self.name}", *(f"player {player}" for player in self.players)]
        parts = [f"{SEPARATOR} {number}\n{record.dumps()}" for number, record in enumerate(self.records, 1)]
        return "\n".join([*lines, "", ""]) + "".join(parts)

    @staticmethod
    def loads(text: str, content: Path | None = None) -> "Campaign":
        """
        The campaign out of the text of a file; a damaged or foreign one is refused with its game and line.

        Whether its games follow from each other is told by `replay`.
        """
        lines = text.splitlines()
        if not is_campaign(text):
            first = lines[0][:QUOTED] if lines else ""
            raise CampaignError(f"line 1, {first!r}: a campaign starts with {HEADING!r}")
        places = [place for place, line in enumerate(lines) if line.startswith(SEPARATOR)]
        campaign = read_heading(lines[: places[0] if places else len(lines)])
        for number, (place, end) in enumerate(pairwise([*places, len(lines)]), 1):
            if lines[place].strip() != f"{SEPARATOR} {number}":
                raise CampaignError(f"line {place + 1}, {lines[place][:QUOTED]!r}: expected '{SEPARATOR} {number}'")
            with about_game(number):
                record = Record.loads("\n".join([*lines[place + 1 : end], ""]), content)
                if campaign.under_way is not None:
                    raise CampaignError("follows a game that has not ended")
                if record.scores is None:
                    campaign.under_way = record
                else:
                    campaign.games.append(record)
        return campaign

    # -- its course ---------------------------------------------------------------------------------------------------

    def replay(self) -> list[State]:
        """The last position of each game, replayed from the first choice of the first; archives must follow."""
        legacy = self.its_game().campaign
        states = []
        for number, record in enumerate(self.records, 1):
            with about_game(number):
                self.check(record, legacy)
                state = record.replay() if record is self.under_way else ended(record)
            legacy = state.archive()
            states.append(state)
        return states

    def told(self) -> list[Told]:
        """Game after game what there is to tell: who won, what was read and voted, what lay on the sea."""
        numbered = enumerate(zip(self.records, self.replay(), strict=True), 1)
        return [told(number, record, state) for number, (record, state) in numbered]


def told(number: int, record: Record, state: State) -> Told:
    """What one game can tell."""
    game, over = record.its_game(), state.is_over
    found = tale(game, state, record.content)
    return Told(
        number,
        game.company(record.seats, record.settings),
        list(record.names),
        state.scores() if over else None,
        state.winners() if over else None,
        legacy_of(record),
        tuple(found["after"]),
        found["read"],
        found["story"],
        found["tiles"],
    )


def tale(game: Game, state: State, content: Path | None = None) -> dict[str, Any]:
    """
    What a position tells of the story, JSON-able; `opened` are the keys of the sealed texts that may be read.

    The tiles of a finished game are those that the next one finds: its last scoring may still have changed them.
    """
    view = game.look(state, game.all_eyes(state))
    found = {part: view[part] for part in ("read", "story", "tiles", "opened")}
    if not state.is_over:
        return {"after": [], **found}
    after, tiles = state.archive(), []
    if after:
        following = game.new(len(view["players"]), 0, content=content, legacy=after)
        tiles = [tile for tile in game.view(following, None)["tiles"] if tile["tile"] in after]
    return {**found, "after": list(after), "tiles": tiles}


def ended(record: Record) -> State:
    """The last position of a finished game."""
    state = record.replay()
    if not state.is_over:
        raise CampaignError(f"has not ended after its {len(record.choices)} choices")
    return state


def legacy_of(record: Record) -> tuple[str, ...]:
    """What a game was made from."""
    found: tuple[str, ...] = record.its_game().full_settings(record.settings)[LEGACY]
    return found


def told_legacy(legacy: tuple[str, ...]) -> str:
    return repr(",".join(legacy)) if legacy else "nothing, a single game"


def is_campaign(text: str) -> bool:
    """Whether a file's text is that of a campaign."""
    return text.partition("\n")[0].strip() == HEADING


def read_heading(lines: list[str]) -> Campaign:
    """A campaign without its games."""
    facts: dict[str, str] = {}
    players: list[str] = []
    for number, line in enumerate(lines[1:], 2):
        key, _, value = line.strip().partition(" ")
        if key == "player":
            players.append(value)
        elif key in ("game", "name") and key not in facts:
            facts[key] = value
        elif key:
            raise CampaignError(f"line {number}, {line[:QUOTED]!r}: expected 'game', 'name' or 'player'")
    if "game" not in facts:
        raise CampaignError("the heading does not tell the game")
    return Campaign(facts["game"], facts.get("name", ""), players)


def one_line(what: str, text: str) -> str:
    """A name as it stands in one line of a file."""
    if any(unicodedata.category(sign) in ("Cc", "Zl", "Zp") for sign in text):
        raise CampaignError(f"the {what} {text[:QUOTED]!r} has control characters")
    return text.strip()


@contextmanager
def about_game(number: int) -> Iterator[None]:
    """Complaints about a game of a campaign name it; a line is counted from the first of its record."""
    try:
        yield
    except CaravelaError as error:
        raise CampaignError(f"game {number}: {error}") from None
