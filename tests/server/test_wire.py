"""Connections that are slow, silent or never read do not keep the others out."""

import asyncio
import base64
import os
import socket
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from caravela.server.wire import Complaints
from tests.server.serving import HERE, ME, PATIENCE, Player, Seated, Server


def connected(server: Server) -> socket.socket:
    host, port = server.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def is_dropped(line: socket.socket) -> bool:
    """Whether the other side has closed a connection by now."""
    line.settimeout(PATIENCE)
    try:
        return line.recv(1) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


def test_requests_that_never_end_do_not_keep_the_others_out(tmp_path: Path) -> None:
    server = Server(tmp_path, patience=2, files=256).start()
    with ExitStack() as stack:
        lines = []
        for _ in range(400):
            with suppress(OSError):
                line = stack.enter_context(connected(server))
                line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n")
                lines.append(line)
        end = time.monotonic() + PATIENCE
        status = 0
        while status != 200 and time.monotonic() < end:
            with suppress(httpx.HTTPError):
                status = httpx.get(server.address + "/api/games", trust_env=False, timeout=3).status_code

        assert status == 200
        assert all(is_dropped(line) for line in lines)
    assert len(server.stop()) < 5000


def test_a_body_that_never_comes_and_a_silent_line_are_dropped(tmp_path: Path) -> None:
    server = Server(tmp_path, patience=1).start()
    beginnings = (
        b"",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{",
        b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\nGET /api/games HTTP/1.1\r\n",
    )
    for beginning in beginnings:
        with connected(server) as line:
            line.sendall(beginning)
            while line.recv(1 << 16):
                pass
    server.stop()


def test_whoever_chooses_without_haste_keeps_the_connection(tmp_path: Path) -> None:
    server = Server(tmp_path, patience=1).start()
    player = Player(server)
    table = player.create(ME, HERE)
    with table.live(after=0) as page:
        page.next("seats")
        time.sleep(2.5)
        table.choose(table.look())
        assert page.next("position")["number"] == 1
    player.close()
    server.stop()


def never_reading(seated: Seated) -> socket.socket:
    """An open page that takes nothing of what it is told."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    host, port = seated.player.server.address.removeprefix("http://").split(":")
    line.connect((host, int(port)))
    key = base64.b64encode(os.urandom(16)).decode()
    heading = f"GET {seated.path}/live?after=0 HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
    heading += f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
    line.sendall(f"{heading}Cookie: caravela={seated.player.cookie}\r\n\r\n".encode())
    assert b"101" in line.recv(20)
    return line


def test_pages_that_never_read_are_gone_in_the_end(tmp_path: Path) -> None:
    server = Server(tmp_path, patience=2).start()
    player = Player(server)
    table = player.create(ME, HERE)
    with ExitStack() as stack:
        table.look()
        before = server.open_files()
        for _ in range(6):
            stack.enter_context(never_reading(table))
        assert server.open_files() >= before + 6

        position = table.play(choices=250)

        end = time.monotonic() + PATIENCE
        while server.open_files() > before:
            assert time.monotonic() < end, f"{server.open_files()} of {before} files are open at {position['number']}"
            time.sleep(0.2)
    player.close()
    server.stop()


def test_that_nobody_can_be_let_in_is_told_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    loop, complaints = asyncio.new_event_loop(), Complaints()
    context = {"message": "socket.accept() out of system resource", "exception": OSError(24, "Too many open files")}

    for _ in range(1000):
        complaints(loop, context)
    loop.close()

    assert [record.getMessage() for record in caplog.records] == [
        "socket.accept() out of system resource: [Errno 24] Too many open files"
    ]
