"""What the commands' arguments mean; what can't be used is one clear line."""

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import caravela
from caravela.bots.player import check_bot
from caravela.kernel.errors import CaravelaError, RecordError, nearest
from caravela.kernel.game import Game
from caravela.kernel.record import Record
from caravela.kernel.text import LANGUAGES


class InputError(CaravelaError):
    """Words on the command line that can't be used."""


class Parser(argparse.ArgumentParser):
    """Complains in one line instead of printing its usage."""

    def __init__(self, **options: Any) -> None:
        super().__init__(allow_abbrev=False, **options)

    def error(self, message: str) -> NoReturn:
        has_remedy = "choose from" in message or "must be" in message
        message = message.removeprefix("argument ")
        raise InputError(message if has_remedy else f"{message}; '{self.prog} --help' tells what can be said")


Commands = Any
"""Where a command adds its parser; argparse has no public name for it."""


def whole_number(least: int) -> Callable[[str], int]:
    """The type of arguments that are whole numbers."""

    def read(word: str) -> int:
        if not word.removeprefix("-").isdecimal() or int(word) < least:
            raise argparse.ArgumentTypeError(f"must be a whole number from {least} on, not {word!r}")
        return int(word)

    return read


def some_seconds(word: str) -> float:
    try:
        seconds = float(word)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"must be a number of seconds above 0, not {word!r}")
    return seconds


# -- what several commands share ----------------------------------------------------------------------------------


def add_game(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help=", ".join(caravela.games()))


def add_set_up(parser: Parser) -> None:
    parser.add_argument("--seats", metavar="N", type=whole_number(1), help="how many players")
    parser.add_argument("--seed", metavar="S", type=whole_number(0), help="the luck of the game")
    parser.add_argument(
        "--set", metavar="NAME=VALUE", action="append", default=[], help="a setting, such as builders=true"
    )


def add_language(parser: Parser) -> None:
    parser.add_argument("--language", metavar="LANGUAGE", default="", help=", ".join(LANGUAGES))


def the_game(name: str) -> Game:
    if name not in caravela.games():
        raise InputError(f"unknown game {name!r}{nearest(name, list(caravela.games()))}")
    return caravela.game(name)


def the_settings(game: Game, words: list[str]) -> dict[str, Any]:
    """The settings that were given, checked."""
    settings: dict[str, Any] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise InputError(f"--set {word!r}: must be written NAME=VALUE, such as {example(game)}")
        settings[name] = value
    full = game.full_settings(settings)
    return {name: full[name] for name in settings}


def example(game: Game) -> str:
    for name, setting in game.settings.items():
        return f"{name}={str(setting.choices[-1]).lower()}"
    return "name=value"


def the_bots(word: str) -> list[str]:
    """The bots in a list such as 'greedy,uniform'."""
    names = [name.strip() for name in word.split(",")]
    for name in names:
        check_bot(name)
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
        raise InputError(f"{path}: is no text file; a record starts with 'caravela record 1'") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise InputError(f"{path}: can't be read: {reason}") from None


def read_record(path: str) -> Record:
    """The record in a file, known to replay."""
    text = read_text(path)
    try:
        record = Record.loads(text)
        record.replay()
    except RecordError as error:
        raise InputError(f"{path}: {error}") from None
    return record
