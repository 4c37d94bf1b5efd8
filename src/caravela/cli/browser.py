"""`caravela play` without `--text`: a server of one's own, and the page in the browser."""

import os
import threading
import webbrowser
from argparse import Namespace
from pathlib import Path
from typing import IO

from caravela.cli.arguments import InputError, Parser, the_game, whole_number
from caravela.folders import data_folder
from caravela.kernel.errors import CaravelaError

DEFAULT_PORT = 8750
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
    claim = Claim(folder)
    if claim.address:
        print(f"Caravela is open already: {claim.address}{page}", flush=True)
        show(claim.address + page, arguments)
        return 0
    return open_table(folder, claim, page, arguments)


def open_table(folder: Path, claim: "Claim", page: str, arguments: Namespace) -> int:
    from caravela.server.guard import Options
    from caravela.server.run import address_of, check_database, listen_at, serve

    options = Options(
        database=f"sqlite:///{folder / 'tables.sqlite'}",
        local=True,
        tables_per_minute=0,
        seeds=os.environ.get("CARAVELA_TEST_SEEDS") == "1",
    )
    check_database(options)
    wanted = DEFAULT_PORT if arguments.port is None else arguments.port
    found = listen_at("127.0.0.1", wanted, PORTS_TRIED if arguments.port is None else 1)
    address = address_of(found)

    def ready() -> None:
        claim.tell(address)
        print(
            f"Caravela is open: {address}{page}\nYour games are kept in {folder}; Ctrl+C closes the table.", flush=True
        )
        show(address + page, arguments)

    return serve(options, found, ready)


def show(address: str, arguments: Namespace) -> None:
    if not arguments.no_browser:
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


class Claim:
    """One server per folder: whoever comes second is told the address of the first."""

    def __init__(self, folder: Path) -> None:
        self.address = ""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.file: IO[str] = (folder / "server.txt").open("a+", encoding="utf-8")
        except OSError as error:
            raise CaravelaError(f"{folder}: games can't be kept there: {error.strerror}") from None
        if not locked(self.file):
            self.file.seek(0)
            self.address = self.file.read().strip()
            if not self.address:
                raise InputError(f"another server is just starting with the games in {folder}")

    def tell(self, address: str) -> None:
        self.file.truncate(0)
        self.file.write(address + "\n")
        self.file.flush()


def locked(file: IO[str]) -> bool:
    """Whether the file is ours now; the system lets go of it when this process ends, however it ends."""
    try:
        if os.name == "nt":
            import msvcrt

            file.seek(1 << 20)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
