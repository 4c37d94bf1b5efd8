"""`caravela play` and `caravela serve` as commands."""

import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from caravela.cli import main
from caravela.folders import data_folder
from caravela.server.run import listen_at
from caravela.server.visitors import new_cookie
from tests.server.serving import GREEDY, ME, PATIENCE, Player, Server
from tests.server.test_store import make_first_version


def start(*words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "caravela", *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def finish(process: subprocess.Popen[str], how: signal.Signals = signal.SIGINT) -> tuple[int, str]:
    process.send_signal(how)
    _, problems = process.communicate(timeout=PATIENCE)
    return process.returncode, problems


def test_play_opens_a_table_of_ones_own(tmp_path: Path) -> None:
    folder = tmp_path / "games of mine"
    running = start("play", "--no-browser", "--port", "0", "--data", str(folder))
    line = first_line(running)
    address = line.split()[-1]

    assert line.startswith("Caravela is open: http://127.0.0.1:")
    assert httpx.get(address + "api/games", trust_env=False, timeout=PATIENCE).status_code == 200
    foreign = httpx.get(address + "api/games", headers={"Host": "evil.example"}, trust_env=False, timeout=PATIENCE)
    assert foreign.status_code == 421
    second = start("play", "--no-browser", "--data", str(folder))
    assert first_line(second) == f"Caravela is open already: {address}\n"
    second.communicate(timeout=PATIENCE)
    assert second.returncode == 0
    assert (folder / "tables.sqlite").exists()

    status, problems = finish(running)
    assert "Traceback" not in problems
    assert status in (0, 130)


def test_play_takes_the_next_free_port(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        found = listen_at("127.0.0.1", port, 20)
        assert port < found.getsockname()[1] < port + 20
        found.close()
        assert main(["play", "--no-browser", "--data", str(tmp_path), "--port", str(port)]) == 2
    problem = capsys.readouterr().err
    assert problem == f"caravela: port {port} at 127.0.0.1 is taken; --port 0 picks a free one\n"


@pytest.mark.parametrize("variable", ["XDG_DATA_HOME", "HOME"])
def test_games_are_kept_in_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv(variable, str(tmp_path))

    inner = "caravela" if variable == "XDG_DATA_HOME" else ".local/share/caravela"
    assert data_folder() == tmp_path / inner


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["serve", "--database", "tables"], "sqlite:///FILE"),
        (["serve", "--database", "sqlite:////nowhere/at/all/tables.sqlite", "--port", "0"], "can't be opened"),
        (["serve", "--database", "oracle://there"], "can't be"),
        (["play", "chess"], "unknown game 'chess'"),
        (["play", "--seats", "3"], "--text"),
        (["play", "--data", "/dev/null/games"], "games can't be kept there"),
    ],
)
def test_what_can_not_be_done_is_one_line(words: list[str], problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2

    told = capsys.readouterr().err
    assert problem in told
    assert told.startswith("caravela: ")
    assert told.count("\n") == 1


def test_open_pages_do_not_hold_up_the_end_and_tables_are_not_made_without_end(tmp_path: Path) -> None:
    server = Server(tmp_path, "--tables-per-minute", "3", seeds=False).start()
    player = Player(server)
    body = {"game": "empires", "seats": [ME, GREEDY]}

    assert player.post("/api/tables", {**body, "seed": 7}).json()["error"] == "seed"
    answers = [player.post("/api/tables", body) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 429, 429]
    assert len(player.json("/api/tables")) == 2

    table = player.at(answers[0].json()["table"])
    with table.live(after=0) as page:
        page.next("seats")
        assert "Traceback" not in server.stop()
    player.close()


@pytest.mark.parametrize("second", ["serve", "play"])
def test_a_database_is_served_once(tmp_path: Path, second: str) -> None:
    first = Server(tmp_path).start()
    words = ["play", "--no-browser", "--data", str(tmp_path)]
    if second == "serve":
        words = ["serve", "--database", f"sqlite:///{first.database}", "--port", "0"]

    other = start(*words)
    said, problem = other.communicate(timeout=PATIENCE)

    if second == "serve":
        assert other.returncode == 2
        assert problem == f"caravela: the database {str(first.database)!r} is served already at {first.address}/\n"
    else:
        assert said == f"Caravela is open already: {first.address}/\n"
    first.kill()
    again = Server(tmp_path).start()
    again.stop()


def test_nothing_is_upgraded_before_the_port_is_ours(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make_first_version(tmp_path, new_cookie())
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--database", f"sqlite:///{tmp_path / 'tables.sqlite'}", "--port", port]) == 2

    assert "is taken" in capsys.readouterr().err
    with sqlite3.connect(tmp_path / "tables.sqlite") as rows:
        assert rows.execute("select version_num from alembic_version").fetchall() == [("0001",)]
