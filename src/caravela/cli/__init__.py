"""The command line: one module per command."""

import os
import sys
from collections.abc import Sequence

from caravela.cli import arena, bench, campaign, check, count, learn, play, replay, serve, simulate, strength
from caravela.cli.arguments import Parser
from caravela.kernel.errors import CaravelaError

COMMANDS = (play, serve, simulate, arena, strength, replay, campaign, check, count, bench, learn)
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the words on the command line ask for; the exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        arguments = parser().parse_args(argv)
        status: int = arguments.run(arguments)
        sys.stdout.flush()
        return status
    except CaravelaError as error:
        print(f"caravela: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has seen enough; nothing more may be written, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def parser() -> Parser:
    top = Parser(prog="caravela", description="A table for Age-of-Discovery board games.", epilog=EXAMPLE)
    top.add_argument("--version", action="version", version=version())
    commands = top.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser, dest="command")
    for command in COMMANDS:
        command.add_to(commands)
    return top


EXAMPLE = "To play in the browser: caravela play; in the terminal: caravela play empires --text"


def version() -> str:
    from importlib.metadata import PackageNotFoundError
    from importlib.metadata import version as installed

    try:
        return f"caravela {installed('caravela')}"
    except PackageNotFoundError:
        return "caravela, not installed"
