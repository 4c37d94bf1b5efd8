"""`caravela check`: whether recorded games can be replayed and end as they say."""

import sys
from argparse import Namespace
from pathlib import Path

from caravela.cli.arguments import Commands, InputError, Parser, add_content, read_record
from caravela.kernel.errors import RecordError
from caravela.kernel.record import Record

SOUND, UNSOUND, NO_RECORD = 0, 1, 2
VERDICTS = """
Each record gets a line: ok, or error and what is wrong with it. What is no record, or a damaged one, gets its line on
stderr. The exit status is 0 if all are ok; 1 if one does not replay or ends with other scores than it tells; 2 if one
is no record.
"""


def add_to(commands: Commands) -> None:
    parser: Parser = commands.add_parser("check", help="replay records and tell which are sound", epilog=VERDICTS)
    parser.add_argument("files", metavar="FILE", nargs="+", help="records")
    add_content(parser)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    return max(check(file, arguments.content) for file in arguments.files)


def check(file: str, content: Path | None) -> int:
    """Tell whether one file is sound."""
    try:
        record = read_record(file, content)
    except InputError as error:
        print(f"caravela: {error}", file=sys.stderr)
        return NO_RECORD
    try:
        print(f"{file}: {verdict(record)}")
    except RecordError as error:
        print(f"{file}: error: {error}")
        return UNSOUND
    return SOUND


def verdict(record: Record) -> str:
    state = record.replay()
    game = f"ok, {record.game} with {record.seats} seats, {len(record.choices)} choices"
    if not state.is_over:
        return f"{game}, not finished"
    return f"{game}, scores {' '.join(str(score) for score in state.scores())}"
