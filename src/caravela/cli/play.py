"""`caravela play`: a table in the terminal."""

import secrets
import sys
from argparse import Namespace
from contextlib import suppress
from pathlib import Path

import caravela
from caravela.cli.arguments import (
    Commands,
    InputError,
    Parser,
    add_language,
    add_set_up,
    read_record,
    the_bots,
    the_game,
    the_language,
    the_settings,
)
from caravela.cli.terminal import Speaker
from caravela.kernel.game import Game
from caravela.kernel.record import Record
from caravela.kernel.text import Panel
from caravela.table import Table

DEFAULT_BOT = "greedy"
NOBODY = "none"
COMMANDS = ("board", "log", "undo", "save", "help", "quit")


def add_to(commands: Commands) -> None:
    parser: Parser = commands.add_parser("play", help="play a game")
    parser.add_argument("game", metavar="GAME", nargs="?", default="", help=", ".join(caravela.games()))
    parser.add_argument("--text", action="store_true", help="play in the terminal")
    parser.add_argument(
        "--bots", metavar="A,B,…", default="", help=f"bots for the last seats; {NOBODY}: only people; {DEFAULT_BOT}"
    )
    parser.add_argument("--resume", metavar="FILE", default="", help="go on with a saved game")
    add_set_up(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    if not arguments.text:
        name = arguments.game or caravela.games()[0]
        raise InputError(f"there is no page to play on yet; to play in the terminal: caravela play {name} --text")
    language = the_language(arguments.language)
    record = saved_game(arguments) if arguments.resume else new_game(arguments)
    bots = bots_by_seat(arguments.bots, record.seats)
    table = Table(record, bots)
    TextTable(table, Speaker(table.game, language)).play()
    return 0


def saved_game(arguments: Namespace) -> Record:
    if arguments.seats is not None or arguments.seed is not None or arguments.set:
        raise InputError(
            "--resume: the saved game tells its seats, seed and settings; leave --seats, --seed, --set out"
        )
    record = read_record(arguments.resume)
    if arguments.game and arguments.game != record.game:
        raise InputError(f"{arguments.resume}: is a game of {record.game}, not of {arguments.game!r}")
    return record


def new_game(arguments: Namespace) -> Record:
    if not arguments.game:
        raise InputError(f"say which game to play: {', '.join(caravela.games())}")
    game = the_game(arguments.game)
    settings = the_settings(game, arguments.set)
    seats = seat_count(game, arguments.seats, arguments.bots)
    return Record(game.name, seats, settings, secrets.randbits(128) if arguments.seed is None else arguments.seed)


def seat_count(game: Game, seats: int | None, bots: str) -> int:
    """As many seats as asked for; else one person and the bots that were named."""
    if seats is None:
        named = len(the_bots(bots)) if bots and bots != NOBODY else 0
        seats = max(game.seats[0], named + 1)
    game.check_seats(seats)
    return seats


def bots_by_seat(word: str, seats: int) -> dict[int, str]:
    """Bots sit in the last seats; unless said otherwise, one person plays against bots."""
    if word == NOBODY:
        return {}
    names = the_bots(word) if word else [DEFAULT_BOT] * (seats - 1)
    if len(names) >= seats and seats > 1:
        raise InputError(
            f"--bots names {len(names)} bots for {seats} seats, and none is left for you; "
            "name fewer, or let bots play alone with 'caravela simulate'"
        )
    return {seats - len(names) + place: name for place, name in enumerate(names)}


class TextTable:
    """The table in a terminal: tells what happened, asks, and does what it is told."""

    def __init__(self, table: Table, speaker: Speaker) -> None:
        self.table = table
        self.speaker = speaker
        self.words = speaker.words
        self.told = 0
        """How many events the player has read."""
        self.heading = ""
        """The title of the board that the player has seen last."""
        self.viewer = table.people[0]
        """The seat through whose eyes things are shown: the person who decides, or has decided last."""
        self.saved_choices = 0
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
        self.speaker.say("table-left")

    def welcome(self) -> None:
        speaker, table = self.speaker, self.table
        speaker.title(speaker.texts.say("game-title"))
        seats = [
            self.words.say("table-bot", {"seat": speaker.seat(seat), "bot": table.bots[seat]})
            if seat in table.bots
            else self.words.say("table-human", {"seat": speaker.seat(seat)})
            for seat in range(table.record.seats)
        ]
        speaker.say("table-players", {"list": ", ".join(seats)})
        if table.record.settings:
            chosen = [speaker.setting(name, value) for name, value in table.record.settings.items()]
            speaker.say("table-settings", {"list": "; ".join(chosen)})
        speaker.say("table-hint", style="dim")

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

    def tell_news(self) -> None:
        news = self.table.events[self.told :]
        self.told = len(self.table.events)
        if news:
            self.speaker.line()
        for _, event in news:
            self.speaker.line(f"· {self.speaker.sentence(event, self.viewer)}")

    def panels(self) -> list[Panel]:
        game = self.table.game
        return game.board(game.view(self.table.state, self.viewer), self.speaker.texts)

    def show_position(self) -> None:
        """The whole board when its title has changed, such as in a new round; else a line."""
        panels = self.panels()
        if panels and panels[0].title != self.heading:
            self.heading = panels[0].title
            self.speaker.board(panels)
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
                self.offer_to_save()
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
            self.speaker.line(f"· {self.speaker.sentence(event, self.viewer)}")

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
        self.saved_choices = len(self.table.record.choices)
        self.speaker.say("table-saved", {"file": name})
        return True

    def offer_to_save(self) -> None:
        """A game that has gone on since it was saved is lost on leaving: say so, once."""
        choices = len(self.table.record.choices)
        while choices and choices != self.saved_choices:
            self.speaker.say("table-save-first")
            line = " ".join(input("> ").split())
            word, _, rest = line.partition(" ")
            name = rest if word.rstrip("!") in ("save", self.words.say("command-save")) and rest else line
            if not name or self.save(name, overwrite=word.endswith("!") and name == rest):
                return
