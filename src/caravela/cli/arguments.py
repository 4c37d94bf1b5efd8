"""What the commands' arguments mean; what can't be used is one clear line."""

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import caravela
from caravela.bots.player import check_bot
from caravela.campaign import Campaign, is_campaign
from caravela.kernel.errors import CaravelaError, RecordError, nearest
from caravela.kernel.game import Game
from caravela.kernel.record import Record, written
from caravela.kernel.text import LANGUAGES

DIGITS = 100
"""A number on the command line has no more."""
QUOTED = 40
"""So much of a wrong word is told."""


class InputError(CaravelaError):
    """Words on the command line that can't be used."""


class Parser(argparse.ArgumentParser):
    """Complains in one line instead of printing its usage."""

    def __init__(self, **options: Any) -> None:
        super().__init__(allow_abbrev=False, **options)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """What a command does not know it refuses itself, and so points to its own help."""
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unknown argument {short(unknown[0])}")
        return found, unknown

    def error(self, message: str) -> NoReturn:
        has_remedy = "choose from" in message or "must be" in message
        message = message.removeprefix("argument ")
        raise InputError(message if has_remedy else f"{message}; '{self.prog} --help' tells what can be said")


Commands = Any
"""Where a command adds its parser; argparse has no public name for it."""


def short(word: str) -> str:
    """A word in quotes, the beginning of a long one."""
    return repr(word if len(word) <= QUOTED else word[:QUOTED] + "…")


def whole_number(least: int) -> Callable[[str], int]:
    """The type of arguments that are whole numbers."""

    def read(word: str) -> int:
        if len(word) > DIGITS:
            raise argparse.ArgumentTypeError(f"must be a whole number of at most {DIGITS} digits, not {short(word)}")
        if not word.removeprefix("-").isdecimal() or int(word) < least:
            raise argparse.ArgumentTypeError(f"must be a whole number from {least} on, not {short(word)}")
        return int(word)

    return read


def some_seconds(word: str) -> float:
    try:
        seconds = float(word)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"must be a number of seconds above 0, not {short(word)}")
    return seconds


# -- what several commands share ----------------------------------------------------------------------------------


def add_game(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help=", ".join(caravela.games()))


def add_set_up(parser: Parser) -> None:
    parser.add_argument("--seats", metavar="N", type=whole_number(1), help="how many players")
    parser.add_argument("--seed", metavar="S", type=whole_number(0), help="the luck of the game")
    parser.add_argument("--preset", metavar="NAME", default="", help="a named bundle of settings")
    parser.add_argument(
        "--set", metavar="NAME=VALUE", action="append", default=[], help="a setting, as often as you like"
    )
    add_content(parser)


def add_content(parser: Parser) -> None:
    parser.add_argument(
        "--content", metavar="DIR", type=a_folder, help="content files DIR/GAME/*.toml in place of the game's own"
    )


def a_folder(word: str) -> Path:
    if not Path(word).is_dir():
        raise argparse.ArgumentTypeError(f"must be a folder, not {short(word)}")
    return Path(word).resolve()


def add_language(parser: Parser) -> None:
    parser.add_argument("--language", metavar="LANGUAGE", default="", help=", ".join(LANGUAGES))


def the_game(name: str) -> Game:
    if name not in caravela.games():
        raise InputError(f"unknown game {name!r}{nearest(name, list(caravela.games()))}")
    return caravela.game(name)


def first_game() -> Game:
    """The game that is meant where none is named."""
    for name in caravela.games():
        return caravela.game(name)
    raise InputError("there is no game here: each is a folder in caravela/games")


def the_settings(game: Game, preset: str, words: list[str]) -> dict[str, Any]:
    """The settings that were given, checked: those of the preset, and over them each by itself."""
    settings = the_preset(game, preset) if preset else {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise InputError(f"--set {word!r}: must be written NAME=VALUE, such as {example(game)}")
        settings[name] = value
    full = game.full_settings(settings)
    for name in settings:
        needed = game.settings[name].only_with
        if needed and full[needed[0]] != needed[1]:
            remedy = f"--set {needed[0]}={written(needed[1])}"
            print(f"caravela: note: {name} changes nothing without {remedy}", file=sys.stderr)
    return {name: full[name] for name in settings}


def the_preset(game: Game, name: str) -> dict[str, Any]:
    """What a preset sets otherwise than it is."""
    if name not in game.presets:
        known = list(game.presets)
        raise InputError(f"{game.name} has no preset {short(name)}{nearest(name, known) or '; it has none'}")
    given = game.presets[name]
    return {name: value for name, value in given.items() if value != game.settings[name].default}


def example(game: Game) -> str:
    for name, setting in game.settings.items():
        return f"{name}={str(setting.choices[-1]).lower()}"
    return "name=value"


def the_bots(word: str, game: Game) -> list[str]:
    """The bots in a list such as 'greedy,uniform'."""
    names = [name.strip() for name in word.split(",")]
    for name in names:
        check_bot(name, game)
    return names


def the_language(word: str) -> str:
    """The language asked for, else that of the environment, else English."""
    if not word:
        for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
            if os.environ.get(variable):
                found = os.environ[variable][:2].lower()
                return found if found in LANGUAGES else LANGUAGES[0]
        return LANGUAGES[0]
    if word not in LANGUAGES:
        raise InputError(f"unknown language {word!r}; known are {', '.join(LANGUAGES)}")
    return word


def read_text(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise InputError(f"{path}: is no text file; a record starts with 'caravela record 2'") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise InputError(f"{path}: can't be read: {reason}") from None


def read_record(path: str, content: Path | None = None) -> Record:
    """The record in a file; whether it replays is not known yet."""
    with about(path):
        return Record.loads(read_text(path), content)


def read_campaign(path: str, content: Path | None = None) -> Campaign | None:
    """The campaign in a file; None if something else is in it."""
    text = read_text(path)
    with about(path):
        return Campaign.loads(text, content) if is_campaign(text) else None


@contextmanager
def about(path: str) -> Iterator[None]:
    """Complaints about a record name its file."""
    try:
        yield
    except RecordError as error:
        raise InputError(f"{path}: {error}") from None
