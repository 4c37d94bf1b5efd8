"""The command line as tests use it."""

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import pytest

import caravela
from caravela.bots.player import make_bot, play
from caravela.cli import main


class Outcome(NamedTuple):
    """What a command printed, and how it ended."""

    status: int
    out: str
    err: str


def call(capsys: pytest.CaptureFixture[str], *words: str) -> Outcome:
    """Run a command in this process."""
    capsys.readouterr()
    try:
        status = main(list(words))
    except SystemExit as stopped:  # argparse, after --help
        status = int(stopped.code or 0)
    printed = capsys.readouterr()
    return Outcome(status, printed.out, printed.err)


def start(*words: str, lines: str = "") -> Outcome:
    """Run a command in a process of its own, fed with lines."""
    done = subprocess.run(
        [sys.executable, "-m", "caravela", *words], input=lines, capture_output=True, encoding="utf-8", timeout=300
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


def at_terminal(*words: str) -> tuple[Outcome, str]:
    """Run a command whose stderr is a terminal; what it showed there."""
    import pty

    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "caravela", *words],
        stdout=subprocess.PIPE,
        stderr=theirs,
        encoding="utf-8",
        env={**os.environ, "TERM": "xterm", "COLUMNS": "80"},
    ) as process:
        os.close(theirs)
        shown = b""
        with suppress(OSError):  # the terminal ends with the process
            while part := os.read(ours, 1024):
                shown += part
        out, _ = process.communicate(timeout=300)
    os.close(ours)
    return Outcome(process.returncode, out, ""), shown.decode()


def is_one_line(outcome: Outcome) -> bool:
    """Whether bad input got what it should: one line on stderr, status 2, nothing else."""
    return (
        outcome.status == 2
        and outcome.out == ""
        and outcome.err.startswith("caravela: ")
        and outcome.err.count("\n") == 1
        and outcome.err.endswith("\n")
    )


def whole_game(seed: int = 3, seats: int = 2) -> caravela.Record:
    """A finished game between random players."""
    game = caravela.game("empires")
    record = caravela.Record("empires", seats, {}, seed)
    state = game.new(seats, seed)
    play(game, state, [make_bot("uniform", game, seat) for seat in range(seats)], seed, watch=record.choices.append)
    record.scores = state.scores()
    return record


def written(path: Path, record: caravela.Record) -> str:
    """The name of a file with that record."""
    path.write_text(record.dumps(), encoding="utf-8")
    return str(path)
