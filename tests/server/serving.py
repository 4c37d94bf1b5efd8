"""A server in a process of its own, and people who play there."""

import os
import queue
import random
import resource
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from caravela.kernel.record import Record

RECORDS = Path(__file__).parent.parent / "records" / "empires"
PATIENCE = 60.0
"""Seconds that something may take on a busy machine before a test gives up."""
ME = {"kind": "me"}
HERE = {"kind": "here"}
LINK = {"kind": "link"}
GREEDY = {"kind": "bot", "bot": "greedy"}
UNIFORM = {"kind": "bot", "bot": "uniform"}

UNLIMITED = [
    word
    for limit in ("tables-per-minute", "tables-per-day", "choices-per-minute", "advice-per-minute")
    for word in (f"--{limit}", "0")
]

Json = dict[str, Any]


class Server:
    """`caravela serve` with a database in a folder."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        seeds: bool = True,
        away: float = 0.0,
        patience: float = 20.0,
        files: int = 0,
        file_bytes: int = 0,
    ) -> None:
        self.database = folder / "tables.sqlite"
        self.arguments = arguments
        self.seeds = seeds
        self.away = away
        self.patience = patience
        self.files = files
        """How many files it may open, where that is limited."""
        self.file_bytes = file_bytes
        """How long a file may become, where that is limited: as if the disk were full."""
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> "Server":
        command = [sys.executable, "-m", "caravela", "serve", "--database", f"sqlite:///{self.database}", "--port", "0"]
        environment = {
            **os.environ,
            "CARAVELA_TEST_SEEDS": "1" if self.seeds else "0",
            "CARAVELA_TEST_AWAY": str(self.away),
            "CARAVELA_TEST_PATIENCE": str(self.patience),
        }
        self.process = subprocess.Popen(
            [*command, *UNLIMITED, *self.arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
            preexec_fn=self.limit,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.startswith("Caravela is served at "):
            _, problem = self.process.communicate()
            raise AssertionError(f"the server did not start: {line}{problem}")
        self.address = line.split()[-1].rstrip("/")
        return self

    def limit(self) -> None:
        """Before it starts: what it may not have."""
        if self.files:
            resource.setrlimit(resource.RLIMIT_NOFILE, (self.files, self.files))
        if self.file_bytes:
            resource.setrlimit(resource.RLIMIT_FSIZE, (self.file_bytes, resource.RLIM_INFINITY))

    def open_files(self) -> int:
        assert self.process is not None
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))

    def kill(self) -> None:
        """As a power cut would: nothing is written any more."""
        self.end(signal.SIGKILL)

    def stop(self) -> str:
        """In good order; what it complained about."""
        return self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> str:
        process, self.process = self.process, None
        if process is None:
            return ""
        process.send_signal(how)
        _, problems = process.communicate(timeout=PATIENCE)
        return problems


class Player:
    """A visitor with a cookie of their own."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, trust_env=False, timeout=PATIENCE)
        self.random = random.Random(7)

    def close(self) -> None:
        self.http.close()

    def move_to(self, server: Server) -> None:
        """The same browser, after the server has come back at another port."""
        cookies = {"caravela": self.cookie}
        self.http.close()
        self.http = httpx.Client(base_url=server.address, trust_env=False, timeout=PATIENCE, cookies=cookies)
        self.server = server

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("caravela") or ""

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path)

    def post(self, path: str, body: Any = None, **options: Any) -> httpx.Response:
        return self.http.post(path, json={} if body is None else body, **options)

    def json(self, path: str) -> Any:
        answer = self.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def create(self, *seats: Json, **options: Any) -> "Seated":
        """A new table."""
        answer = self.post("/api/tables", {"game": "empires", "seats": list(seats), **options})
        assert answer.status_code == 201, answer.text
        return self.at(answer.json()["table"])

    def bring(self, record: Record) -> "Seated":
        """A table out of a record."""
        answer = self.http.post("/api/records", content=record.dumps(), headers={"Content-Type": "text/plain"})
        assert answer.status_code == 201, answer.text
        return self.at(answer.json()["table"])

    def nearly_over(self, *players: str, left: int = 6) -> "Seated":
        """A game of two with so many choices left."""
        record = Record.loads((RECORDS / "first_game.txt").read_text(encoding="utf-8"))
        choices = record.choices[:-left]
        return self.bring(Record(record.game, 2, {}, record.seed, choices, None, list(players) or None))

    def at(self, table: str) -> "Seated":
        return Seated(self, table)


class Seated:
    """A visitor at one table."""

    def __init__(self, player: Player, table: str) -> None:
        self.player = player
        self.table = table
        self.path = f"/api/tables/{table}"

    def look(self, number: int | None = None) -> Json:
        found: Json = self.player.json(self.path if number is None else f"{self.path}/positions/{number}")
        return found

    def post(self, verb: str, **body: Any) -> httpx.Response:
        return self.player.post(f"{self.path}/{verb}", body)

    def do(self, verb: str, **body: Any) -> Json:
        """What must succeed."""
        answer = self.post(verb, **body)
        assert answer.status_code in (200, 201), answer.text
        found: Json = answer.json()
        return found

    def choose(self, position: Json, option: str | None = None) -> Json:
        """One of the offered options."""
        text = option or self.player.random.choice(position["options"])["text"]
        return self.do("choices", number=position["number"], option=text)

    def wait(self) -> Json:
        """Until it is my turn or the game is over."""
        end = time.monotonic() + PATIENCE
        while (position := self.look())["waiting"] == "others":
            assert time.monotonic() < end, f"nothing happens at {position['number']}"
            time.sleep(0.01)
        return position

    def play(self, choices: int = 10_000) -> Json:
        """Make so many choices of my own, or play to the end."""
        position = self.wait()
        while position["waiting"] == "me" and choices:
            position = self.choose(position)
            choices -= 1
            if position["waiting"] == "others":
                position = self.wait()
        return position

    def live(self, origin: str | None = None, **seen: int | str) -> "Live":
        """Open a page that has seen so much."""
        query = "&".join(f"{name}={number}" for name, number in seen.items())
        return Live(self, query, origin)


class Live:
    """An open page: collects what it is told."""

    def __init__(self, seated: Seated, query: str, origin: str | None) -> None:
        address = seated.player.server.address
        url = f"{address.replace('http://', 'ws://')}{seated.path}/live?{query}"
        self.stack = ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(
            connect(
                url,
                origin=Origin(origin or address),
                additional_headers={"Cookie": f"caravela={seated.player.cookie}"},
                proxy=None,
                open_timeout=PATIENCE,
                max_size=None,
            )
        )
        self.messages: queue.Queue[Json | None] = queue.Queue()
        self.listener = threading.Thread(target=self.listen, daemon=True)
        self.listener.start()

    def listen(self) -> None:
        try:
            for message in self.socket:
                self.messages.put(msgspec.json.decode(message))
        except ConnectionClosed:
            pass
        self.messages.put(None)

    def next(self, *kinds: str) -> Json:
        """The next message of these kinds; others are left out."""
        end = time.monotonic() + PATIENCE
        while True:
            message = self.messages.get(timeout=max(0.01, end - time.monotonic()))
            assert message is not None, "the connection is closed"
            if not kinds or message["kind"] in kinds:
                return message

    def until(self, number: int) -> list[Json]:
        """All messages up to the position of that number."""
        found = [self.next()]
        while found[-1].get("number") != number:
            found.append(self.next())
        return found

    def close(self) -> None:
        self.stack.close()
        self.listener.join(PATIENCE)

    def __enter__(self) -> "Live":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def texts(position: Json) -> list[str]:
    return [option["text"] for option in position["options"]]


def kinds(messages: Iterable[Json]) -> list[str]:
    return [message["kind"] for message in messages]
