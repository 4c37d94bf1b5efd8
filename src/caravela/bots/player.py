"""Players that are programs: what a bot is, which there are, and games played by bots alone."""

import hashlib
import re
from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

from caravela.kernel.chance import QuickChance
from caravela.kernel.errors import CaravelaError, nearest
from caravela.kernel.game import Game
from caravela.kernel.state import State

SECONDS = 1.0
"""How long a bot may think about a choice, unless said otherwise."""


class BotError(CaravelaError):
    """A bot that does not exist."""


class Name(NamedTuple):
    """What a bot's name says: who it is, in what style it plays, and how much it may think."""

    bot: str = ""
    style: str = ""
    seconds: float = 0.0
    """How long it may think about a choice; 0: as long as its level does."""
    rollouts: int = 0
    """How many rollouts it makes for a choice, whatever time they take; 0: as many as there is time for."""


NOBODY = Name()


class Bot:
    """Chooses for one seat, on a copy in which all that the seat can't know is redrawn."""

    def __init__(self, game: Game, seed: int, name: Name = NOBODY) -> None:
        self.game = game
        self.chance = QuickChance(seed)
        self.name = name

    def choose(self, state: State, options: list[int], seconds: float) -> int:
        """One of the options; the state is the bot's own, to try things on."""
        raise NotImplementedError


class Uniform(Bot):
    """Any option, each as likely."""

    def choose(self, state: State, options: list[int], seconds: float) -> int:
        return options[self.chance.below(len(options))]


LEVELS = ("novice", "casual", "solid", "strong", "expert", "master")
"""The ladder, from a beginner to the strongest."""
NEWCOMER = "newcomer"
"""The style of a game that tells what beginners overlook …"""
SEASONED = "seasoned"
"""… and the one that tells what those go for who have played often: found by games, as `caravela learn taste` does."""
STYLED = ("strong", "expert", "master")
"""The levels that play in styles."""
BOTS = {
    "uniform": "caravela.bots.player:Uniform",
    "greedy": "caravela.bots.greedy:Greedy",
    **dict.fromkeys(("planner", *LEVELS), "caravela.bots.levels:Thinker"),
}
"""Where each bot lives; it is loaded when it is asked for."""
DEFAULT_BOT = "greedy"
"""Who plays where nobody says otherwise."""


def read_name(word: str) -> Name:
    """
    What a bot's name says.

    >>> read_name("master-builder@0.4s")
    Name(bot='master', style='builder', seconds=0.4, rollouts=0)
    >>> read_name("planner@200")
    Name(bot='planner', style='', seconds=0.0, rollouts=200)
    """
    found = re.fullmatch(r"([a-z]*)(?:-([a-z]+))?(?:@(?:(\d{1,4}(?:\.\d{1,4})?)s|(\d{1,9})))?", word)
    bot, style, seconds, rollouts = found.groups() if found else (word, "", "", "")
    name = Name(bot, style or "", float(seconds or 0), int(rollouts or 0))
    if bot not in BOTS:
        guess = nearest(bot, list(BOTS))
        remedy = f"{guess} Known are {', '.join(BOTS)}" if "?" in guess else f"; known are {', '.join(BOTS)}"
        raise BotError(f"unknown bot {bot!r}{remedy}")
    if name.style and bot not in STYLED:
        raise BotError(f"{bot} has no style {style!r}; {', '.join(STYLED)} have styles")
    if "@" in word and not (name.seconds or name.rollouts):
        raise BotError(f"{word!r} leaves no time to think; say {bot}@0.1s or {bot}@100")
    return name


def check_bot(word: str, game: Game) -> None:
    """Complain about a name that no bot of the game has."""
    name = read_name(word)
    if name.style and name.style not in styles_of(game):
        raise BotError(f"{game.name} has no style {name.style!r}; it has {', '.join(styles_of(game))}")


def styles_of(game: Game) -> list[str]:
    """The styles that bots play in by name; what comes with a level is none of them."""
    return [style for style in game.styles if style not in (NEWCOMER, SEASONED)]


def bot_names(game: Game) -> list[str]:
    """All bots that can sit at a game's table: those without a style first."""
    return [*BOTS, *(f"{bot}-{style}" for bot in STYLED for style in styles_of(game))]


def make_bot(word: str, game: Game, seed: int) -> Bot:
    """
    The bot of that name.

    >>> import caravela
    >>> make_bot("gredy", caravela.game("empires"), 1)
    Traceback (most recent call last):
        ...
    caravela.bots.player.BotError: unknown bot 'gredy'; did you mean 'greedy'? Known are uniform, greedy, planner, \
novice, casual, solid, strong, expert, master
    """
    check_bot(word, game)
    name = read_name(word)
    module, _, kind = BOTS[name.bot].partition(":")
    bot: Bot = getattr(import_module(module), kind)(game, seed, name)
    return bot


def mixed(*numbers: int) -> int:
    """
    A seed out of several numbers, so that neighbouring games and choices have nothing in common.

    >>> mixed(7, 1) == mixed(7, 1), mixed(7, 1) == mixed(71)
    (True, False)
    """
    text = " ".join(str(number) for number in numbers)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "little")


def ask(game: Game, state: State, bot: Bot, seed: int, seconds: float = SECONDS) -> int:
    """What a bot chooses for the seat that must decide; it never gets the real state."""
    seat = state.seat
    if seat is None:
        raise ValueError("the game is over: nobody can be asked")
    options = state.options()
    option = bot.choose(game.imagine(state, seat, seed), options, seconds)
    if option not in options:
        name, offers = type(bot).__name__, ", ".join(repr(state.text(offered)) for offered in options)
        raise ValueError(f"{name} chose {option}, which is not offered by {type(state.decision).__name__}: {offers}")
    return option


def play(
    game: Game,
    state: State,
    bots: list[Bot],
    seed: int,
    seconds: float = SECONDS,
    watch: Callable[[str], None] | None = None,
) -> int:
    """Play to the end, bot k in seat k; how many choices that took. Whoever watches is told the text of each."""
    choices = 0
    while (seat := state.seat) is not None:
        option = ask(game, state, bots[seat], mixed(seed, state.choices), seconds)
        if watch is not None:
            watch(state.text(option))
        state.choose(option)
        choices += 1
    return choices
