"""Killing the server at any moment loses no choice that anybody was told of, and every table continues."""

import random
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from tests.conftest import LONG
from tests.server.serving import GREEDY, HERE, ME, PATIENCE, UNIFORM, Json, Player, Seated, Server

KILLS = 50 if LONG else 5
TABLES: list[list[Json]] = [[ME, GREEDY], [ME, HERE, UNIFORM], [ME, HERE], [ME, GREEDY, GREEDY, UNIFORM]]


class Witness:
    """Plays at a table until the server is gone, and remembers all choices that it was told of."""

    def __init__(self, table: Seated, seed: int) -> None:
        self.table = table
        self.random = random.Random(seed)
        self.seen: dict[int, str] = {}
        self.lock = threading.Lock()

    def remember(self, position: Json) -> None:
        with self.lock:
            for line in position["events"]:
                if "option" in line:
                    self.seen[line["number"]] = line["option"]

    def play(self, ready: Callable[[], object]) -> None:
        try:
            with self.table.live(after=len(self.seen)) as page:
                reader = threading.Thread(target=self.watch, args=[page.next], daemon=True)
                reader.start()
                position = self.table.look()
                while position["waiting"] != "over":
                    self.remember(position)
                    if position["waiting"] == "me":
                        position = self.table.choose(position, self.random.choice(position["options"])["text"])
                        ready()
                    else:
                        position = self.table.wait()
                reader.join(0.01)
        except (httpx.HTTPError, OSError, AssertionError, EOFError):
            pass
        except Exception as error:
            if "connection" not in str(error).lower() and "handshake" not in str(error).lower():
                raise

    def watch(self, following: Callable[..., Json]) -> None:
        try:
            while True:
                self.remember(following("position"))
        except Exception:
            return

    def check(self) -> Json:
        """All that was seen is still so."""
        position = self.table.look()
        kept = {line["number"]: line["option"] for line in position["events"] if "option" in line}
        assert {number: kept.get(number) for number in self.seen} == self.seen
        self.remember(position)
        return position


def test_killing_the_server_loses_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    player = Player(server)
    witnesses = [Witness(player.create(*seats), seed) for seed, seats in enumerate(TABLES)]
    players = [player]
    chance = random.Random(1)
    try:
        for kill in range(KILLS):
            played = threading.Semaphore(0)
            threads = [threading.Thread(target=witness.play, args=[played.release]) for witness in witnesses]
            for thread in threads:
                thread.start()
            for _ in range(chance.randint(5, 40)):
                assert played.acquire(timeout=60), "nobody plays"
            server.kill()
            for thread in threads:
                thread.join(60)
            server.start()
            for number, witness in enumerate(witnesses):
                witness.table.player.move_to(server)
                position = witness.check()
                if position["waiting"] == "over":
                    witnesses[number] = Witness(player.create(*TABLES[number]), KILLS + kill)
        for witness in witnesses:
            before = witness.table.wait()["number"]
            assert witness.table.play(choices=5)["number"] >= before + 5
    finally:
        for one in players:
            one.close()
        server.kill()


def test_bots_go_on_by_themselves_after_a_start(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    player = Player(server)
    table = player.create(ME, GREEDY, GREEDY, UNIFORM, GREEDY, UNIFORM)
    mine = table.play(choices=1)["events"]
    first = next(line["number"] for line in mine if line["seat"] == 0)
    server.kill()
    before = kept_choices(server)
    with sqlite3.connect(server.database) as rows:
        rows.execute("delete from choices where number > ?", [first])

    server.start()

    end = time.monotonic() + PATIENCE
    while kept_choices(server) < before:
        assert time.monotonic() < end, "nothing happens"
        time.sleep(0.05)
    player.close()
    assert "Traceback" not in server.stop()


def kept_choices(server: Server) -> int:
    with sqlite3.connect(server.database) as rows:
        [(count,)] = rows.execute("select count(*) from choices")
    found: int = count
    return found
