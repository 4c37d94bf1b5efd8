"""Players that are programs: what a bot is, which there are, and games played by bots alone."""

import hashlib
from collections.abc import Callable
from importlib import import_module

from caravela.kernel.chance import QuickChance
from caravela.kernel.errors import CaravelaError, nearest
from caravela.kernel.game import Game
from caravela.kernel.state import State

SECONDS = 1.0
"""How long a bot may think about a choice, unless said otherwise."""


class BotError(CaravelaError):
    """A bot that does not exist."""


class Bot:
    """Chooses for one seat, on a copy in which all that the seat can't know is redrawn."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.chance = QuickChance(seed)

    def choose(self, state: State, options: list[int], seconds: float) -> int:
        """One of the options; the state is the bot's own, to try things on."""
        raise NotImplementedError


class Uniform(Bot):
    """Any option, each as likely."""

    def choose(self, state: State, options: list[int], seconds: float) -> int:
        return options[self.chance.below(len(options))]


BOTS = {
    "uniform": "caravela.bots.player:Uniform",
    "greedy": "caravela.bots.greedy:Greedy",
}
"""Where each bot lives; it is loaded when it is asked for."""
DEFAULT_BOT = "greedy"
"""Who plays where nobody says otherwise."""


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """
    The bot of that name.

    >>> import caravela
    >>> make_bot("gredy", caravela.game("empires"), 1)
    Traceback (most recent call last):
        ...
    caravela.bots.player.BotError: unknown bot 'gredy'; did you mean 'greedy'? Known are uniform, greedy
    """
    check_bot(name)
    module, _, kind = BOTS[name].partition(":")
    bot: Bot = getattr(import_module(module), kind)(game, seed)
    return bot


def check_bot(name: str) -> None:
    """Complain about a name that no bot has."""
    if name not in BOTS:
        guess = nearest(name, list(BOTS))
        remedy = f"{guess} Known are {', '.join(BOTS)}" if "?" in guess else f"; known are {', '.join(BOTS)}"
        raise BotError(f"unknown bot {name!r}{remedy}")


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
