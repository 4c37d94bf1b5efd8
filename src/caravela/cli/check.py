"""`caravela check`: whether recorded games and campaigns can be replayed and end as they say."""

import sys
from argparse import Namespace
from pathlib import Path

from caravela.campaign import Campaign
from caravela.cli.arguments import Commands, InputError, Parser, add_content, read_campaign, read_record
from caravela.kernel.errors import RecordError
from caravela.kernel.record import Record

SOUND, UNSOUND, NO_RECORD = 0, 1, 2
VERDICTS = """
Each file gets a line: ok, or error and what is wrong with it. What is no record or campaign, or a damaged one, gets its
line on stderr. The exit status is 0 if all are ok; 1 if one does not replay, ends with other scores than it tells, or
if a game of a campaign does not follow from the one before; 2 if one is no record.
"""


def add_to(commands: Commands) -> None:
    parser: Parser = commands.add_parser("check", help="replay records and tell which are sound", epilog=VERDICTS)
    parser.add_argument("files", metavar="FILE", nargs="+", help="records and campaigns")
    add_content(parser)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    return max(check(file, arguments.content) for file in arguments.files)


def check(file: str, content: Path | None) -> int:
    """Tell whether one file is sound."""
    try:
        found = read_campaign(file, content) or read_record(file, content)
    except InputError as error:
        print(f"caravela: {error}", file=sys.stderr)
        return NO_RECORD
    try:
        print(f"{file}: {verdict(found)}")
    except RecordError as error:
        print(f"{file}: error: {error}")
        return UNSOUND
    return SOUND


def verdict(found: Record | Campaign) -> str:
    return campaign_verdict(found) if isinstance(found, Campaign) else record_verdict(found)


def campaign_verdict(campaign: Campaign) -> str:
    states = campaign.replay()
    choices = sum(len(record.choices) for record in campaign.records)
    told = f"ok, campaign of {campaign.game}, {len(states)} games, {choices} choices"
    if campaign.over:
        return f"{told}, finished"
    return f"{told}, the last one not finished" if campaign.under_way else f"{told}, next {','.join(campaign.legacy)}"


def record_verdict(record: Record) -> str:
    state = record.replay()
    game = f"ok, {record.game} with {record.seats} seats, {len(record.choices)} choices"
    if not state.is_over:
        return f"{game}, not finished"
    return f"{game}, scores {' '.join(str(score) for score in state.scores())}"
