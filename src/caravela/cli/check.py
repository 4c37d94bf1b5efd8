"""`caravela check`: whether recorded games can be replayed and end as they say."""

import sys
from argparse import Namespace

from caravela.cli.arguments import Commands, InputError, Parser, read_text
from caravela.kernel.errors import RecordError
from caravela.kernel.record import Record


def add_to(commands: Commands) -> None:
    parser: Parser = commands.add_parser("check", help="replay records and tell which are sound")
    parser.add_argument("files", metavar="FILE", nargs="+", help="records")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    """0 if all are sound, 1 if one is not, 2 if one can't be read."""
    status = 0
    for file in arguments.files:
        try:
            print(f"{file}: {verdict(read_text(file))}")
        except RecordError as error:
            print(f"{file}: error: {error}")
            status = max(status, 1)
        except InputError as error:
            print(f"caravela: {error}", file=sys.stderr)
            status = 2
    return status


def verdict(text: str) -> str:
    record = Record.loads(text)
    state = record.replay()
    game = f"ok, {record.game} with {record.seats} seats, {len(record.choices)} choices"
    if not state.is_over:
        return f"{game}, not finished"
    return f"{game}, scores {' '.join(str(score) for score in state.scores())}"
