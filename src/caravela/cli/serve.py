"""`caravela serve`: a server for many."""

import os
from argparse import Namespace

from caravela.cli.arguments import Commands, Parser, whole_number

DEFAULT_PORT = 8750


def add_to(commands: Commands) -> None:
    parser: Parser = commands.add_parser("serve", help="serve tables to many")
    parser.add_argument("--database", metavar="URL", required=True, help="sqlite:///FILE")
    parser.add_argument("--host", metavar="HOST", default="127.0.0.1", help="the address to listen at; 127.0.0.1")
    parser.add_argument(
        "--port", metavar="N", type=whole_number(0), default=DEFAULT_PORT, help=f"{DEFAULT_PORT}; 0: any free one"
    )
    parser.add_argument(
        "--tables-per-minute",
        metavar="N",
        type=whole_number(0),
        default=120,
        help="new tables from one address; 120; 0: as many as they like",
    )
    parser.add_argument(
        "--bot-workers", metavar="N", type=whole_number(1), default=2, help="processes in which bots think; 2"
    )
    parser.add_argument("--proxy", action="store_true", help="a proxy in front tells who asks (X-Forwarded-For)")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    from caravela.server.guard import Options
    from caravela.server.run import address_of, check_database, listen_at, serve

    options = Options(
        database=arguments.database,
        tables_per_minute=arguments.tables_per_minute,
        bot_workers=arguments.bot_workers,
        proxy=arguments.proxy,
        seeds=os.environ.get("CARAVELA_TEST_SEEDS") == "1",
    )
    check_database(options)
    found = listen_at(arguments.host, arguments.port)
    address = address_of(found)
    return serve(options, found, lambda: print(f"Caravela is served at {address}", flush=True))
