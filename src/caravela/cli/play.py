"""`caravela play`: a table in the browser, or in the terminal."""

import secrets
import shlex
import sys
from argparse import Namespace
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import caravela
from caravela.bots.player import DEFAULT_BOT, BotError, check_bot
from caravela.campaign import Campaign
from caravela.cli import browser
from caravela.cli.arguments import (
    Commands,
    InputError,
    Parser,
    about,
    add_language,
    add_set_up,
    first_game,
    read_text,
    the_bots,
    the_game,
    the_language,
    the_settings,
)
from caravela.cli.terminal import Speaker
from caravela.course import PERSON
from caravela.folders import data_folder
from caravela.journal import CampaignJournal, Journal
from caravela.kernel.errors import RecordError
from caravela.kernel.game import Game
from caravela.kernel.record import Record
from caravela.kernel.text import Panel
from caravela.table import Table

T = TypeVar("T")
NOBODY = "none"
COMMANDS = ("board", "log", "undo", "save", "help", "quit")


def add_to(commands: Commands) -> None:
    parser: Parser = commands.add_parser("play", help="play in the browser, or in the terminal")
    parser.add_argument("game", metavar="GAME", nargs="?", default="", help=", ".join(caravela.games()))
    browser.add_to(parser)
    parser.add_argument("--text", action="store_true", help="play in the terminal")
    parser.add_argument(
        "--bots", metavar="A,B,…", default="", help=f"bots for the last seats; {NOBODY}: only people; {DEFAULT_BOT}"
    )
    parser.add_argument("--resume", metavar="FILE", default="", help="go on with a game that was kept or saved")
    parser.add_argument(
        "--campaign", metavar="FILE", default="", help="with --text: begin a campaign in that file, or go on with it"
    )
    add_set_up(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    if not arguments.text:
        if arguments.campaign:
            raise InputError("--campaign: a file is for the terminal, with --text; the page keeps its campaigns itself")
        return browser.run(arguments)
    language = the_language(arguments.language)
    if arguments.campaign:
        return play_campaign(arguments, language)
    record = saved_game(arguments) if arguments.resume else new_game(arguments)
    if arguments.resume:
        bots = resumed_bots(arguments, record, arguments.resume)
    else:
        bots = bots_by_seat(arguments.bots, the_game(record.game), record.seats)
    with about(arguments.resume):
        table = Table(record, bots)
    record.players = [bots.get(seat, PERSON) for seat in range(record.seats)]
    table.journal = journal_of(arguments, table.record)
    TextTable(table, Speaker(table.game, language, table.catalog), how_to_resume(arguments, table.journal)).play()
    return 0


def how_to_resume(arguments: Namespace, journal: Journal) -> str:
    folder = ["--data", arguments.data] if arguments.data else []
    return shlex.join(["caravela", "play", "--text", *folder, "--resume", str(journal.path)])


def journal_of(arguments: Namespace, record: Record) -> Journal:
    """A file among the user's games; a game that is there already goes on in its file, all others are left alone."""
    folder = (Path(arguments.data).expanduser() if arguments.data else data_folder()) / "text"
    resumed = Path(arguments.resume).expanduser().resolve()
    if arguments.resume and resumed.parent == folder.resolve():
        journal = Journal(resumed)
        journal.write(record)
        return journal
    return Journal.start(folder, record)


def saved_game(arguments: Namespace) -> Record:
    if arguments.seats is not None or arguments.seed is not None or arguments.set or arguments.preset:
        raise InputError(
            "--resume: the saved game tells its seats, seed and settings; leave --seats, --seed, --set, --preset out"
        )
    text = read_text(arguments.resume)
    with about(arguments.resume):
        record = whole(text, lambda found: Record.loads(found, arguments.content), Record.replay)
    if arguments.game and arguments.game != record.game:
        raise InputError(f"{arguments.resume}: is a game of {record.game}, not of {arguments.game!r}")
    return record


def whole(text: str, read: Callable[[str], T], replay: Callable[[T], object]) -> T:
    """What a text tells, without half a line at its end: the machine stopped then, and nobody was shown it."""
    if not text.endswith("\n"):
        try:
            found = read(text)
            replay(found)
            return found
        except RecordError:
            text = text[: text.rfind("\n") + 1]
    return read(text)


def resumed_bots(arguments: Namespace, record: Record, file: str) -> dict[int, str]:
    """Who sat at the table, unless said otherwise."""
    if arguments.bots or record.players is None:
        return bots_by_seat(arguments.bots, the_game(record.game), record.seats)
    bots = {seat: name for seat, name in enumerate(record.players) if name != PERSON}
    try:
        for name in bots.values():
            check_bot(name, the_game(record.game))
    except BotError as error:
        raise InputError(f"{file}: {error}; --bots says who plays instead") from None
    if len(bots) == record.seats:
        raise InputError(f"{file}: only bots play there, none is left for you; --bots says who plays")
    return bots


def new_game(arguments: Namespace) -> Record:
    game = the_game(arguments.game) if arguments.game else first_game()
    settings = the_settings(game, arguments.preset, arguments.set)
    seats = seat_count(game, arguments.seats, arguments.bots)
    seed = secrets.randbits(128) if arguments.seed is None else arguments.seed
    return Record(game.name, seats, settings, seed, content=arguments.content)


# -- campaigns --------------------------------------------------------------------------------------------------------


def play_campaign(arguments: Namespace, language: str) -> int:
    """The game under way, or else the next one."""
    if arguments.resume:
        raise InputError("--resume: the campaign tells which game comes next; leave it out")
    path = Path(arguments.campaign).expanduser()
    with about(arguments.campaign):
        campaign = kept_campaign(arguments, path)
        record = campaign.under_way or next_game(arguments, campaign)
        bots = resumed_bots(arguments, record, arguments.campaign)
        table = Table(record, bots)
    record.players = [bots.get(seat, PERSON) for seat in range(record.seats)]
    table.journal = CampaignJournal(path, campaign)
    table.journal.write(table.record)
    again = shlex.join(["caravela", "play", campaign.game, "--text", "--campaign", arguments.campaign])
    TextTable(table, Speaker(table.game, language, table.catalog), again, campaign).play()
    return 0


def kept_campaign(arguments: Namespace, path: Path) -> Campaign:
    """The campaign in a file; a new one where there is none."""
    if not path.exists():
        game = the_game(arguments.game) if arguments.game else first_game_with_campaign()
        return Campaign(game.name, path.stem)
    campaign = whole(read_text(str(path)), lambda text: Campaign.loads(text, arguments.content), Campaign.replay)
    if arguments.game and arguments.game != campaign.game:
        raise InputError(f"{arguments.campaign}: is a campaign of {campaign.game}, not of {arguments.game!r}")
    named = arguments.seats is not None or arguments.seed is not None or arguments.set or arguments.preset
    if campaign.under_way is not None and named:
        raise InputError(
            "--campaign: a game is under way, which tells its seats, seed and settings; "
            "leave --seats, --seed, --set, --preset out"
        )
    return campaign


def first_game_with_campaign() -> Game:
    """The game that is meant where none is named."""
    for name in caravela.games():
        if caravela.game(name).campaign:
            return caravela.game(name)
    raise InputError("there is no game with a campaign here")


def next_game(arguments: Namespace, campaign: Campaign) -> Record:
    """The set-up of the next game: as the last one was, unless said otherwise."""
    game, last = campaign.its_game(), campaign.games[-1] if campaign.games else None
    if campaign.over:
        raise InputError(
            f"{arguments.campaign}: the campaign is over; 'caravela campaign {arguments.campaign}' tells it"
        )
    settings = the_settings(game, arguments.preset, arguments.set)
    if last is None or arguments.seats is not None or arguments.bots:
        seats = seat_count(game, arguments.seats, arguments.bots)
    else:
        seats = last.seats
    if last is not None:
        before = {name: value for name, value in last.settings.items() if not game.settings[name].kept}
        settings = {**before, **settings}
    record = campaign.start(seats, arguments.seed, content=arguments.content, **settings)
    if last is not None and last.seats == seats:
        record.players = last.players
    return record


def seat_count(game: Game, seats: int | None, bots: str) -> int:
    """As many seats as asked for; else one person and the bots that were named."""
    if seats is None:
        named = len(the_bots(bots, game)) if bots and bots != NOBODY else 0
        seats = max(game.seats[0], named + 1)
    game.check_seats(seats)
    return seats


def bots_by_seat(word: str, game: Game, seats: int) -> dict[int, str]:
    """Bots sit in the last seats; unless said otherwise, one person plays against bots."""
    if word == NOBODY:
        return {}
    names = the_bots(word, game) if word else [DEFAULT_BOT] * (seats - 1)
    if len(names) >= seats and seats > 1:
        raise InputError(
            f"--bots names {len(names)} bots for {seats} seats, and none is left for you; "
            "name fewer, or let bots play alone with 'caravela simulate'"
        )
    return {seats - len(names) + place: name for place, name in enumerate(names)}


class TextTable:
    """The table in a terminal: tells what happened, asks, and does what it is told."""

    def __init__(self, table: Table, speaker: Speaker, how_to_resume: str, campaign: Campaign | None = None) -> None:
        self.table = table
        self.campaign = campaign
        """The campaign that the game belongs to."""
        self.speaker = speaker
        self.how_to_resume = how_to_resume
        self.words = speaker.words
        self.told = 0
        """How many events the player has read."""
        self.heading = ""
        """The title of the board that the player has seen last."""
        self.viewer = table.people[0]
        """The seat through whose eyes things are shown: the person who decides, or has decided last."""
        self.files: list[Path] = []
        """The files that this table has written; these may be written again."""

    def play(self) -> None:
        """Until the player leaves or there is nothing more to read."""
        if sys.stdin.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401  (lines can be edited and called back)
        try:
            self.welcome()
            while self.turn():
                pass
        except (EOFError, KeyboardInterrupt):
            self.speaker.line()
        finally:
            self.leave()
        self.speaker.say("table-left")

    def leave(self) -> None:
        """Tell where the game is kept; one that has not begun need not be."""
        journal, record = self.table.journal, self.table.record
        if journal is None:
            return
        if not record.choices and journal.is_fresh:
            journal.discard()
            return
        self.speaker.line()
        if self.campaign is not None and record.scores is not None:
            self.speaker.say("table-campaign-over" if self.campaign.over else "table-campaign-next")
            told = shlex.join(["caravela", "campaign", str(journal.path)])
            self.speaker.unbroken(told if self.campaign.over else self.how_to_resume)
        elif record.scores is not None:
            self.speaker.say("table-kept-over")
            self.speaker.unbroken(str(journal.path))
        else:
            self.speaker.say("table-kept")
            self.speaker.unbroken(self.how_to_resume)

    def welcome(self) -> None:
        speaker, table = self.speaker, self.table
        speaker.title(speaker.texts.say("game-title"))
        if self.campaign is not None:
            number = len(self.campaign.games) + (self.campaign.under_way is not None)
            speaker.say("table-campaign", {"name": self.campaign.name, "number": number})
            if number == 1:
                speaker.line(speaker.texts.say("campaign-note"), "dim")
        speaker.say("table-players", {"list": ", ".join(self.player(seat) for seat in range(table.record.seats))})
        full = table.game.full_settings(table.record.settings)
        chosen = [
            speaker.setting(name, full[name]) for name in table.record.settings if not table.game.settings[name].kept
        ]
        if chosen:
            speaker.say("table-settings", {"list": "; ".join(chosen)})
        speaker.say("table-hint", style="dim")

    def player(self, seat: int) -> str:
        """A seat and who plays there; where several people do, their colours say enough."""
        name = self.speaker.seat(seat)
        if seat in self.table.bots:
            return self.words.say("table-bot", {"seat": name, "bot": self.table.bots[seat]})
        return self.words.say("table-human", {"seat": name}) if len(self.table.people) == 1 else name

    def turn(self) -> bool:
        """One choice or command; whether the table stays open."""
        self.table.play_bots()
        state = self.table.state
        if state.seat is not None:
            self.viewer = state.seat
        self.tell_news()
        if state.is_over:
            self.speaker.title(self.words.say("table-over"))
            self.speaker.scores(state)
            self.speaker.say("table-after", style="dim")
        else:
            self.show_position()
            self.ask()
        return self.listen()

    # -- showing ------------------------------------------------------------------------------------------------------

    @property
    def eyes(self) -> int:
        return self.table.game.eyes(self.table.state, self.viewer)

    def tell_news(self) -> None:
        news = self.table.events[self.told :]
        self.told = len(self.table.events)
        if news:
            self.speaker.line()
        for _, event in news:
            self.speaker.line(f"· {self.speaker.sentence(event, self.eyes)}")

    def panels(self) -> list[Panel]:
        game = self.table.game
        return game.board(self.speaker.catalog, game.view(self.table.state, self.viewer), self.speaker.texts)

    def show_position(self) -> None:
        """The whole board when its title has changed, such as in a new round; else what the question is about."""
        panels = self.panels()
        if panels and panels[0].title != self.heading:
            self.heading = panels[0].title
            self.speaker.board(panels)
        else:
            self.speaker.board([panel for panel in panels if panel.asked])
        name = self.table.game.seat_names[self.viewer]
        own = [panel.title for panel in panels if panel.seat == name]
        self.speaker.title(" · ".join([*own, self.heading] if own else [self.heading]))

    def ask(self) -> None:
        texts = self.table.state.texts()
        seat, prompt = self.speaker.seat(self.viewer), self.speaker.prompt(self.table.state)
        self.speaker.line(self.words.say("table-chose", {"seat": seat, "label": prompt}))
        self.speaker.options(texts, range(1, len(texts) + 1))

    # -- listening ----------------------------------------------------------------------------------------------------

    def listen(self) -> bool:
        """Lines until one changes the position or leaves the table."""
        while True:
            line = " ".join(input("> ").split())
            if not line:
                continue
            text = self.option_meant(line)
            if text:
                self.table.choose(text)
                return True
            command, rest = self.command_meant(line)
            if command == "quit":
                return False
            if command == "undo":
                if self.undo():
                    return True
            elif command:
                self.obey(command, rest)
            elif not self.list_fitting(line):
                self.complain(line)

    def option_meant(self, line: str) -> str:
        """The option with that number, that text, or alone with those words; nothing for a command."""
        texts = self.table.state.texts() if not self.table.state.is_over else []
        if line in texts:
            return line
        if line.isdecimal() and 0 < int(line) <= len(texts):
            return texts[int(line) - 1]
        if self.command_meant(line)[0]:
            return ""
        fitting = [texts[number - 1] for number in self.fitting(line)]
        return fitting[0] if len(fitting) == 1 else ""

    def fitting(self, line: str) -> list[int]:
        """The numbers of the options that have all these words, in the text or as the player reads it."""
        if line.isdecimal() or self.table.state.is_over:
            return []
        asked = line.casefold().split()
        numbers = []
        for number, text in enumerate(self.table.state.texts(), 1):
            words = [*text.split(" "), *self.speaker.label(text).casefold().split()]
            if all(any(word.startswith(part) for word in words) for part in asked):
                numbers.append(number)
        return numbers

    def command_meant(self, line: str) -> tuple[str, str]:
        """The command and what stands after it; commands are understood in English and in the player's language."""
        word, _, rest = line.partition(" ")
        for command in COMMANDS:
            if word.removesuffix("!") in (command, self.words.say(f"command-{command}")):
                return command + "!" * word.endswith("!"), rest
        return "", ""

    def obey(self, command: str, rest: str) -> None:
        if command == "board":
            self.speaker.board(self.panels())
        elif command == "log":
            self.tell_all()
        elif command == "help":
            self.help()
        elif command in ("save", "save!"):
            self.save(rest, overwrite=command.endswith("!"))
        else:
            self.complain(command)

    def tell_all(self) -> None:
        if not self.table.events:
            self.speaker.say("table-log-empty")
            return
        self.speaker.title(self.words.say("table-log"))
        for _, event in self.table.events:
            self.speaker.line(f"· {self.speaker.sentence(event, self.eyes)}")

    def list_fitting(self, line: str) -> bool:
        """Show the options that fit what was typed; whether there are any."""
        numbers = self.fitting(line)
        if numbers:
            texts = self.table.state.texts()
            self.speaker.say("table-several", {"input": line})
            self.speaker.options([texts[number - 1] for number in numbers], numbers)
        return bool(numbers)

    def complain(self, line: str) -> None:
        count = len(self.table.state.options())
        key = "table-unknown" if count else "table-unknown-over"
        self.speaker.say(key, {"input": line, "count": count} if count else {"input": line})

    def help(self) -> None:
        rows = [(self.words.say(f"help-{name}"), self.words.say(f"help-{name}-text")) for name in ("number", "words")]
        for command in COMMANDS:
            if command != "help":
                key = "help-save" if command == "save" else f"command-{command}"
                rows.append((self.words.say(key), self.words.say(f"help-{command}-text")))
        self.speaker.panel(Panel(self.words.say("help-title"), rows))

    # -- the way back, and keeping ------------------------------------------------------------------------------------

    def undo(self) -> bool:
        text = self.table.undo()
        if not text:
            self.speaker.say("table-undo-empty")
            return False
        self.told = len(self.table.events)
        self.speaker.say("table-undone", {"label": self.speaker.label(text)})
        return True

    def save(self, name: str, overwrite: bool = False) -> bool:
        """Whether the game is in the file now."""
        if not name:
            self.speaker.say("table-save-how")
            return False
        path = Path(name).expanduser()
        try:
            self.table.save(path, overwrite or path in self.files)
        except FileExistsError:
            self.speaker.say("table-exists", {"file": name})
            return False
        except (OSError, ValueError) as error:
            problem = error.strerror if isinstance(error, OSError) else str(error)
            self.speaker.say("table-unwritable", {"file": name, "problem": problem or ""})
            return False
        self.files.append(path)
        self.speaker.say("table-saved", {"file": name})
        return True
