"""A real server in its own process, with its database in a folder; for tests and for the measurements in bench/."""

import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import TracebackType

STARTING = 300.0
"""Seconds that a server may take until it answers."""

ADDRESS = re.compile(r"http://[\w.\[\]:]+?:(\d+)")


class ServerError(Exception):
    """A server that did not start; the message is what it said."""


class Server:
    """`caravela play` without a browser of its own, at a free port; started again, it comes back at the same port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Server":
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def said(self) -> str:
        return (self.folder / "server.txt").read_text(errors="replace")

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> "Server":
        self.folder.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "caravela", "play", "--no-browser"]
        command += ["--port", str(self.port), "--data", str(self.folder / "data")]
        environment = os.environ | {"PYTHONUNBUFFERED": "1", "CARAVELA_TEST_SEEDS": "1"}
        # What it says goes to a file: a pipe that nobody reads would stop it some day.
        with (self.folder / "server.txt").open("wb") as log:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, env=environment
            )
        end = time.monotonic() + STARTING
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise ServerError(f"exit status {self.process.returncode}: {self.said}")
            if self.answers():
                return self
            time.sleep(0.05)
        self.kill()
        raise ServerError(f"no answer in {STARTING:g} s: {self.said}")

    def answers(self) -> bool:
        if not self.port and (found := ADDRESS.search(self.said)):
            self.port = int(found[1])
        if not self.port:
            return False
        try:
            with urllib.request.urlopen(self.address + "/api/games", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def stop(self) -> None:
        """Ask it to end, and wait for that."""
        self.end(signal.SIGTERM)

    def kill(self) -> None:
        """As a power cut would: it has no moment to save anything."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None
