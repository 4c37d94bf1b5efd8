"""
Measures the server: durable choices a second, memory, and boardgame.io's server beside it. Prints one JSON object.

One server process with SQLite; the client is this process, with one kept connection for each table. A choice counts
when its answer has come, and the answer comes after the commit: at the end the server is killed, started again, and
asked for all of them.
"""

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import msgspec
from tests.browser.serving import Server, ServerError

BENCH = Path(__file__).resolve().parent
TABLES = 32
LOADED = 200
HALF_A_GAME = 60
SEATS = [{"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Bento"}]
PEER = "boardgame.io"


class Option(msgspec.Struct):
    text: str


class Position(msgspec.Struct):
    """The part of an answer that a player at random needs."""

    number: int
    waiting: str
    options: list[Option]


class Made(msgspec.Struct):
    table: str


class Connection:
    """A kept connection that speaks just enough HTTP to cost the client next to nothing."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""

    async def open(self) -> "Connection":
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    async def ask(self, method: str, path: str, body: Any = None) -> bytes:
        text = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncontent-length: {len(text)}\r\n"
        head += "content-type: application/json\r\n" if text else ""
        head += f"cookie: {self.cookie}\r\n" if self.cookie else ""
        self.writer.write(head.encode() + b"\r\n" + text)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        status, *lines = answer.decode("latin-1").split("\r\n")
        headers = [line.partition(":")[::2] for line in lines if line]
        length = next(int(value) for name, value in headers if name.lower() == "content-length")
        for name, value in headers:
            if name.lower() == "set-cookie":
                self.cookie = value.split(";")[0].strip()
        content = await self.reader.readexactly(length)
        if int(status.split()[1]) >= 300:
            raise ServerError(f"{method} {path}: {status}: {content[:200]!r}")
        return content

    def close(self) -> None:
        self.writer.close()


class Player:
    """Plays both seats of a table at random, one table after another."""

    def __init__(self, connection: Connection, luck: random.Random) -> None:
        self.connection = connection
        self.luck = luck
        self.made: dict[str, int] = {}
        """How many choices of each table have been acknowledged."""
        self.waits: list[float] = []
        self.sizes: list[int] = []

    async def begin(self) -> Position:
        request = {"game": "empires", "settings": {}, "seats": SEATS, "spectators": False}
        self.table = msgspec.json.decode(await self.connection.ask("POST", "/api/tables", request), type=Made).table
        self.made[self.table] = 0
        return msgspec.json.decode(await self.connection.ask("GET", f"/api/tables/{self.table}"), type=Position)

    async def choose(self, position: Position) -> Position:
        option = self.luck.choice(position.options).text
        start = time.perf_counter()
        content = await self.connection.ask(
            "POST", f"/api/tables/{self.table}/choices", {"number": position.number, "option": option}
        )
        self.waits.append(time.perf_counter() - start)
        self.sizes.append(len(content))
        position = msgspec.json.decode(content, type=Position)
        self.made[self.table] = position.number
        return position

    async def play(self, until: float) -> None:
        position = await self.begin()
        while time.perf_counter() < until:
            position = await self.choose(position) if position.waiting == "me" else await self.begin()


async def players(port: int, count: int) -> list[Player]:
    first = await Connection(port).open()
    await first.ask("GET", "/")  # gives the cookie
    found = [Player(first, random.Random(0))]
    for number in range(1, count):
        connection = await Connection(port).open()
        connection.cookie = first.cookie
        found.append(Player(connection, random.Random(number)))
    return found


async def measure_choices(port: int, seconds: float) -> tuple[list[Player], dict[str, float]]:
    found = await players(port, TABLES)
    await asyncio.gather(*(player.play(time.perf_counter() + 1.0) for player in found))
    for player in found:
        player.waits.clear()
    start = time.perf_counter()
    await asyncio.gather(*(player.play(start + seconds) for player in found))
    took = time.perf_counter() - start
    waits = [wait * 1000 for player in found for wait in player.waits]
    figures = {
        "choices_per_second": len(waits) / took,
        "wait_ms": median(waits),
        "wait_99_ms": quantiles(waits, n=100)[98],
        "answer_bytes": median(size for player in found for size in player.sizes),
    }
    for player in found:
        player.connection.close()
    return found, figures


async def lost_choices(port: int, played: list[Player]) -> int:
    """Acknowledged choices that the server does not know any more."""
    connection = await Connection(port).open()
    connection.cookie = played[0].connection.cookie
    lost = 0
    for table, made in [item for player in played for item in player.made.items()]:
        position = msgspec.json.decode(await connection.ask("GET", f"/api/tables/{table}"), type=Position)
        lost += max(0, made - position.number)
    connection.close()
    return lost


async def load(port: int) -> None:
    """200 tables in the middle of their games."""
    found = await players(port, 8)

    async def play(player: Player) -> None:
        for _ in range(LOADED // len(found)):
            position = await player.begin()
            while position.waiting == "me" and position.number < HALF_A_GAME:
                position = await player.choose(position)

    await asyncio.gather(*(play(player) for player in found))


def megabytes(pid: int) -> dict[str, float]:
    """Memory of the server process, and of it and its worker processes (what they share counted once)."""
    family = [pid, *children_of(pid)]
    return {"server_mb": memory(pid, "Rss"), "all_processes_mb": sum(memory(member, "Pss") for member in family)}


def children_of(pid: int) -> list[int]:
    """All processes below this one (Linux)."""
    found: list[int] = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue  # it has just ended
        if parent == pid:
            child = int(stat.parent.name)
            found += [child, *children_of(child)]
    return found


def memory(pid: int, kind: str) -> float:
    text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    [size] = re.findall(rf"^{kind}:\s+(\d+) kB$", text, re.MULTILINE)
    return int(size) / 1024


def measure(seconds: float) -> dict[str, Any]:
    figures: dict[str, Any] = {"name": "Caravela", "storage": "SQLite, synced", "tables": TABLES}
    with tempfile.TemporaryDirectory(prefix="caravela-bench-") as folder, Server(Path(folder)) as server:
        played, speed = asyncio.run(measure_choices(server.port, seconds))
        figures |= speed
        server.kill()
        server.start()
        figures["lost_after_kill"] = asyncio.run(lost_choices(server.port, played))
    with tempfile.TemporaryDirectory(prefix="caravela-bench-") as folder, Server(Path(folder)) as server:
        asyncio.run(load(server.port))
        figures |= {"tables_loaded": LOADED, **megabytes(server.pid)}
    return figures


def measure_peer(node: Path, seconds: float) -> dict[str, Any]:
    """boardgame.io's server in memory, with a client in a second process."""
    modules = (node / "node_modules").resolve()
    if not (modules / PEER).exists():
        raise ServerError(f"not installed in {node}")
    environment = os.environ | {"NODE_PATH": str(modules), "NODE_ENV": "production"}
    server = subprocess.Popen(
        ["node", str(BENCH / "boardgame_server.cjs")],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
        text=True,
    )
    try:
        assert server.stdout is not None
        port = next((json.loads(line)["port"] for line in server.stdout if line.startswith("{")), None)
        if port is None:
            raise ServerError("its server did not start")
        command = ["node", str(BENCH / "boardgame_client.cjs"), str(port), str(TABLES), str(seconds)]
        ran = subprocess.run(
            command, capture_output=True, env=environment, text=True, timeout=seconds + 60, check=False
        )
        if ran.returncode != 0:
            raise ServerError((ran.stderr.strip().splitlines() or ["its client made no choice"])[-1])
        found = json.loads(ran.stdout)
    finally:
        server.terminate()
        server.wait()
    return {"name": f"{PEER} {found.pop('version')}", "storage": "memory", "tables": TABLES, **found}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each server is kept busy (default: 10)")
    parser.add_argument("--node", type=Path, default=Path(".bench-node"), help="the folder with boardgame.io")
    asked = parser.parse_args()

    try:
        figures: dict[str, Any] = {"results": [measure(asked.seconds)], "not_measured": {}}
    except ServerError as error:
        print(error, file=sys.stderr)
        return 1
    try:
        figures["results"].append(measure_peer(asked.node, asked.seconds))
        figures["ratio"] = figures["results"][0]["choices_per_second"] / figures["results"][1]["choices_per_second"]
    except (ServerError, OSError, subprocess.TimeoutExpired) as error:
        figures["not_measured"][PEER] = str(error)
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
