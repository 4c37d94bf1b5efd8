"""`caravela replay`: what happened in a recorded game, and how it stands."""

from argparse import Namespace

from caravela.cli.arguments import (
    Commands,
    InputError,
    Parser,
    about,
    add_content,
    add_language,
    read_campaign,
    read_record,
    the_language,
    whole_number,
)
from caravela.cli.terminal import Speaker
from caravela.kernel.record import Record
from caravela.table import Table


def add_to(commands: Commands) -> None:
    parser: Parser = commands.add_parser("replay", help="tell a recorded game")
    parser.add_argument("file", metavar="FILE", help="a record, or a campaign")
    parser.add_argument("--game", metavar="N", type=whole_number(1), help="which game of a campaign; the last")
    parser.add_argument("--to", metavar="N", type=whole_number(0), help="only the first N choices, then the board")
    add_content(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    language = the_language(arguments.language)
    record = the_record(arguments)
    if arguments.to is not None and arguments.to > len(record.choices):
        raise InputError(f"--to {arguments.to}: {arguments.file} has only {len(record.choices)} choices")
    with about(arguments.file):
        table = Table(record, to=arguments.to)
    tell(table, Speaker(table.game, language, table.catalog))
    return 0


def the_record(arguments: Namespace) -> Record:
    """The record in a file, or that of one game of a campaign."""
    campaign = read_campaign(arguments.file, arguments.content)
    if campaign is None:
        if arguments.game is not None:
            raise InputError(f"--game {arguments.game}: {arguments.file} is no campaign")
        return read_record(arguments.file, arguments.content)
    games = len(campaign.records)
    number = games if arguments.game is None else arguments.game
    if not 1 <= number <= games:
        raise InputError(f"--game {number}: {arguments.file} has {games} games")
    return campaign.records[number - 1]


def tell(table: Table, speaker: Speaker) -> None:
    """The log as a spectator may know it, then the board or the final scores."""
    speaker.title(speaker.texts.say("game-title"))
    for number, line in story(table, speaker):
        speaker.line(f"{number or '':>4}  {line}")
    if table.state.is_over:
        speaker.title(speaker.words.say("table-over"))
        speaker.scores(table.state)
    else:
        speaker.board(table.game.board(speaker.catalog, table.game.view(table.state, None), speaker.texts))


def story(table: Table, speaker: Speaker) -> list[tuple[int, str]]:
    """The number of each choice with what came of it; a choice that nothing came of is told itself."""
    eyes = table.game.eyes(table.state, None)
    lines = [(0, speaker.sentence(event, eyes)) for event in table.course.prologue.events]
    for number, choice in enumerate(table.course.choices, 1):
        label = speaker.label(choice.text)
        chosen = speaker.words.say("table-chose", {"seat": speaker.seat(choice.seat), "label": label})
        told = [speaker.sentence(event, eyes) for event in choice.events] or [chosen]
        lines += [(0 if place else number, line) for place, line in enumerate(told)]
    return lines
