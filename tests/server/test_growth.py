"""Nobody makes the server grow without end: by tables, records, choices, or by leaving them."""

import sqlite3
import time
from pathlib import Path

import httpx

from tests.server.serving import GREEDY, HERE, ME, PATIENCE, RECORDS, Player, Server

TABLE = {"game": "empires", "seats": [ME, GREEDY]}


def statuses(answers: list[httpx.Response]) -> list[int]:
    return [answer.status_code for answer in answers]


def test_choosing_and_taking_back_is_limited_per_visitor(tmp_path: Path) -> None:
    server = Server(tmp_path, "--choices-per-minute", "6").start()
    ana, bento = Player(server), Player(server)
    table = ana.create(ME, HERE)
    option = table.look()["options"][0]["text"]

    answers = []
    for _ in range(4):
        answers.append(table.post("choices", number=0, option=option))
        answers.append(table.post("undo", number=1))

    assert statuses(answers) == [200] * 6 + [429] * 2
    assert answers[-1].json()["error"] == "too-many"
    other = bento.create(ME, HERE)
    assert other.choose(other.look())["number"] == 1
    ana.close()
    bento.close()
    server.stop()


def test_of_many_undos_only_the_last_are_kept(own_server: Server) -> None:
    player = Player(own_server)
    table = player.create(ME, HERE)
    option = table.look()["options"][0]["text"]
    seen = table.choose(table.look(), option)
    table.do("undo", number=1)

    for _ in range(120):
        table.do("choices", number=0, option=option)
        table.do("undo", number=1)

    with sqlite3.connect(own_server.database) as rows:
        assert rows.execute("select count(*) from undos").fetchone() == (100,)
    with table.live(after=1, version=seen["version"]) as page:
        assert page.next()["kind"] == "undone"
    table.do("choices", number=0, option=option)
    own_server.kill()
    own_server.start()
    player.move_to(own_server)
    with table.live(after=1, version=seen["version"]) as page:
        assert page.next()["kind"] == "undone"
    player.close()


def test_records_and_tables_of_a_day_are_limited_and_long_records_count_more(tmp_path: Path) -> None:
    server = Server(tmp_path, "--tables-per-day", "4").start()
    player = Player(server)
    text = (RECORDS / "first_game.txt").read_text(encoding="utf-8")
    long = text + " \n" * (40_000 // 2)

    def bring(record: str) -> httpx.Response:
        return player.http.post("/api/records", content=record, headers={"Content-Type": "text/plain"})

    assert bring(long).status_code == 201
    assert player.post("/api/tables", TABLE).status_code == 201
    assert statuses([bring(text), player.post("/api/tables", TABLE)]) == [429, 429]
    player.close()
    server.stop()


def test_a_network_of_ipv6_counts_as_one(tmp_path: Path) -> None:
    server = Server(tmp_path, "--tables-per-minute", "2", "--proxy", "127.0.0.1").start()
    with httpx.Client(base_url=server.address, trust_env=False) as browser:

        def create(address: str) -> int:
            browser.cookies.clear()
            return browser.post("/api/tables", json=TABLE, headers={"X-Forwarded-For": address}).status_code

        assert [create(f"2001:db8:0:1::{number}") for number in range(1, 4)] == [201, 201, 429]
        assert create("2001:db8:0:1:ffff::9") == 429
        assert create("2001:db8:0:2::1") == 201
        assert [create("192.0.2.7"), create("::ffff:192.0.2.7"), create("192.0.2.7")] == [201, 201, 429]
    server.stop()


def test_tables_at_which_nobody_has_played_go(own_server: Server) -> None:
    player = Player(own_server)
    unplayed, played, young = (player.create(ME, HERE) for _ in range(3))
    record = player.nearly_over()
    played.play(choices=2)
    own_server.stop()
    with sqlite3.connect(own_server.database) as rows:
        month_ago = time.time() - 31 * 24 * 3600
        rows.execute("update tables set updated = ? where id != ?", [month_ago, young.table])

    own_server.start()
    player.move_to(own_server)

    end = time.monotonic() + PATIENCE
    while len(player.json("/api/tables")) > 2 and time.monotonic() < end:
        time.sleep(0.05)
    assert {line["table"] for line in player.json("/api/tables")} == {played.table, young.table}
    assert player.get(unplayed.path).status_code == player.get(record.path).status_code == 404
    with sqlite3.connect(own_server.database) as rows:
        assert rows.execute("select count(*) from seats").fetchone() == (4,)
        assert rows.execute("select count(*) from choices").fetchone() == (2,)
    player.close()
