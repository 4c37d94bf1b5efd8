"""`caravela serve`: a server for many."""

import os
from argparse import ArgumentTypeError, Namespace
from ipaddress import ip_network

from caravela.cli.arguments import Commands, Parser, add_content, short, whole_number

DEFAULT_PORT = 8750
LIMITS = (
    ("tables-per-minute", 120, 0, "new tables from one network; 0: as many as they like"),
    ("tables-per-day", 1000, 0, "the same for a day; a long record counts as several"),
    ("choices-per-minute", 300, 0, "choices of one visitor, and ten times as many from one network"),
    ("advice-per-minute", 30, 0, "hints for one visitor, and ten times as many for one network"),
    ("expiry-days", 30, 0, "after which tables go at which nobody has played; 0: never"),
    ("memory", 256, 1, "megabytes for tables that nobody uses just now"),
    ("bot-workers", 2, 1, "processes in which bots think"),
)


def add_to(commands: Commands) -> None:
    parser: Parser = commands.add_parser("serve", help="serve tables to many")
    parser.add_argument("--database", metavar="URL", required=True, help="sqlite:///FILE")
    parser.add_argument("--host", metavar="HOST", default="127.0.0.1", help="the address to listen at; 127.0.0.1")
    parser.add_argument(
        "--port", metavar="N", type=whole_number(0), default=DEFAULT_PORT, help=f"{DEFAULT_PORT}; 0: any free one"
    )
    for name, default, least, text in LIMITS:
        kind = whole_number(least)
        parser.add_argument(f"--{name}", metavar="N", type=kind, default=default, help=f"{text}; {default}")
    parser.add_argument(
        "--proxy",
        metavar="ADDRESS",
        type=addresses,
        help="the proxy in front, which tells who asks (X-Forwarded-For, X-Forwarded-Proto)",
    )
    add_content(parser)
    parser.set_defaults(run=run)


def addresses(word: str) -> str:
    """Addresses or networks, with commas."""
    try:
        for part in word.split(","):
            ip_network(part.strip())
    except ValueError:
        raise ArgumentTypeError(f"must be an address such as 127.0.0.1 or 10.0.0.0/8, not {short(word)}") from None
    return word


def run(arguments: Namespace) -> int:
    from caravela.server.guard import Options
    from caravela.server.run import claim, listen_at, serve

    options = Options(
        content=arguments.content,
        database=arguments.database,
        tables_per_minute=arguments.tables_per_minute,
        tables_per_day=arguments.tables_per_day,
        choices_per_minute=arguments.choices_per_minute,
        advice_per_minute=arguments.advice_per_minute,
        expiry_days=arguments.expiry_days,
        memory=arguments.memory << 20,
        bot_workers=arguments.bot_workers,
        proxy=arguments.proxy or "",
        seeds=os.environ.get("CARAVELA_TEST_SEEDS") == "1",
    )
    claimed = claim(options)
    found = listen_at(arguments.host, arguments.port)
    return serve(options, found, claimed, lambda address: print(f"Caravela is served at {address}", flush=True))
