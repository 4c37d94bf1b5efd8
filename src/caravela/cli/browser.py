"""`caravela play` without `--text`: a server of one's own, and the page in the browser."""

import os
import threading
import webbrowser
from argparse import Namespace
from pathlib import Path

from caravela.cli.arguments import InputError, Parser, the_game, whole_number
from caravela.folders import data_folder
from caravela.kernel.errors import CaravelaError
from caravela.server.claim import Claim

DEFAULT_PORT = 8750
DATABASE = "tables.sqlite"
PORTS_TRIED = 20
TERMINAL_ONLY = ("bots", "resume", "seats", "seed", "preset", "set", "language")


def add_to(parser: Parser) -> None:
    parser.add_argument(
        "--port", metavar="N", type=whole_number(0), help=f"{DEFAULT_PORT} or the next free one; 0: any free one"
    )
    parser.add_argument("--no-browser", action="store_true", help="only tell the address")
    parser.add_argument("--data", metavar="DIR", default="", help="where the games are kept")


def run(arguments: Namespace) -> int:
    for name in TERMINAL_ONLY:
        if getattr(arguments, name):
            raise InputError(f"--{name} is for the terminal: add --text; in the browser the page asks for it")
    page = f"?game={the_game(arguments.game).name}" if arguments.game else ""
    folder = Path(arguments.data).expanduser() if arguments.data else data_folder()
    claim = claimed(folder)
    if not claim.is_ours:
        if not claim.address:
            raise InputError(f"another server is just starting with the games in {folder}")
        print(f"Caravela is open already: {claim.address}{page}", flush=True)
        show(claim.address + page, arguments)
        return 0
    return open_table(folder, claim, page, arguments)


def claimed(folder: Path) -> Claim:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return Claim(folder / DATABASE)
    except OSError as error:
        raise CaravelaError(f"{folder}: games can't be kept there: {error.strerror}") from None


def open_table(folder: Path, claim: Claim, page: str, arguments: Namespace) -> int:
    from caravela.server.guard import Options
    from caravela.server.run import listen_at, serve

    options = Options(
        content=arguments.content,
        database=f"sqlite:///{folder / DATABASE}",
        local=True,
        tables_per_minute=0,
        tables_per_day=0,
        choices_per_minute=0,
        advice_per_minute=0,
        expiry_days=0,
        seeds=os.environ.get("CARAVELA_TEST_SEEDS") == "1",
    )
    wanted = DEFAULT_PORT if arguments.port is None else arguments.port
    found = listen_at("127.0.0.1", wanted, PORTS_TRIED if arguments.port is None else 1)

    def ready(address: str) -> None:
        print(
            f"Caravela is open: {address}{page}\nYour games are kept in {folder}; Ctrl+C closes the table.", flush=True
        )
        show(address + page, arguments)

    return serve(options, found, claim, ready)


def show(address: str, arguments: Namespace) -> None:
    if not arguments.no_browser:
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
