"""One server for all tests that do not stop it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.serving import Player, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    problems = running.stop()
    assert "Traceback" not in problems, problems
    assert "internal" not in problems, problems


@pytest.fixture
def visit(server: Server) -> Iterator[Callable[[], Player]]:
    """A new visitor each time it is called."""
    players: list[Player] = []

    def come() -> Player:
        players.append(Player(server))
        return players[-1]

    yield come
    for player in players:
        player.close()


@pytest.fixture
def ana(visit: Callable[[], Player]) -> Player:
    return visit()


@pytest.fixture
def bento(visit: Callable[[], Player]) -> Player:
    return visit()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop and start."""
    running = Server(tmp_path).start()
    yield running
    running.stop()
