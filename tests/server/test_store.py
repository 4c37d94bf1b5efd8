"""The store: rows, commits that are shared, and databases of earlier versions."""

import asyncio
import json
import os
import resource
import sqlite3
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import create_engine, event

from caravela.course import Step
from caravela.server.guard import Options
from caravela.server.hall import TABLE_BYTES, Hall
from caravela.server.messages import NewChoice, NewTable, SeatWish
from caravela.server.opening import create
from caravela.server.refusal import Refusal
from caravela.server.seats import join
from caravela.server.store import KEPT_CHAT, MIGRATIONS, NEWEST, Store, StoreError, Taken, migrate
from caravela.server.tables import Table
from caravela.server.visitors import Visitor, hashed, new_cookie
from caravela.server.watching import say, unwatch, watch
from caravela.server.wayback import undo
from tests.server.serving import GREEDY, HERE, ME, Player, Seated, Server

T = TypeVar("T")
ANA, BENTO, CLARA = (Visitor(new_cookie()) for _ in range(3))


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


async def hall_in(folder: Path, memory: int = 1 << 28) -> Hall:
    hall = Hall(Options(database(folder), bot_workers=1, memory=memory))
    await hall.open()
    return hall


def people(count: int) -> NewTable:
    return NewTable(game="empires", seats=[SeatWish(kind="here") for _ in range(count)])


async def choose_first(hall: Hall, table: str) -> None:
    async with hall.at(table) as found:
        await hall.turns.choose(found, ANA, NewChoice(number=found.number, option=found.state.texts()[0]))


def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async def look() -> list[Any]:
        store = Store(database(tmp_path))
        await store.open()
        async with store.engine.connect() as connection:
            found = [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        await store.close()
        return found

    assert run(look()) == ["wal", 2, 1]


def test_choices_of_several_tables_share_a_commit(tmp_path: Path) -> None:
    async def play() -> tuple[int, int]:
        hall = await hall_in(tmp_path)
        tables = [(await create(hall, ANA, people(2))).table for _ in range(20)]
        before = hall.store.commits
        for _ in range(3):
            await asyncio.gather(*(choose_first(hall, table) for table in tables))
        commits = hall.store.commits - before
        await hall.close()
        return commits, 3 * len(tables)

    commits, made = run(play())
    assert commits < made / 2
    with sqlite3.connect(tmp_path / "tables.sqlite") as rows:
        assert rows.execute("select count(*) from choices").fetchone() == (made,)


def test_nobody_writes_a_number_twice(tmp_path: Path) -> None:
    async def play() -> int:
        hall, other = await hall_in(tmp_path), await hall_in(tmp_path)
        table = (await create(hall, ANA, people(2))).table
        async with other.at(table) as found:
            text = found.state.texts()[1]
        await choose_first(hall, table)
        async with other.at(table) as found:
            with pytest.raises(Exception) as refusal:
                await other.turns.choose(found, ANA, NewChoice(number=0, option=text))
            assert refusal.value.status == 409  # type: ignore[attr-defined]
            number = found.number
        await choose_first(other, table)
        await hall.close()
        await other.close()
        return number

    assert run(play()) == 1


def test_one_bad_row_does_not_hold_up_the_others(tmp_path: Path) -> None:
    async def play() -> list[Any]:
        hall = await hall_in(tmp_path)
        names = [(await create(hall, ANA, people(2))).table for _ in range(3)]
        tables = [hall.tables[name] for name in names]
        writes = []
        for table in (tables[0], *tables):
            step = table.course.step(table.state.texts()[0])
            writes.append(hall.register.save(table, table.state, made=[step]))
        done = await asyncio.gather(*writes, return_exceptions=True)
        await hall.close()
        return [type(one) for one in done]

    assert run(play()) == [type(None), Taken, type(None), type(None)]


def test_only_tables_in_use_stay_in_memory(tmp_path: Path) -> None:
    async def play() -> None:
        hall = await hall_in(tmp_path, memory=4 * TABLE_BYTES - 1)
        tables = [(await create(hall, ANA, people(2))).table for _ in range(10)]
        assert len(hall.tables) == 3
        async with hall.at(tables[0]) as first:
            watcher = watch(hall, first, ANA)
            for table in tables:
                await choose_first(hall, table)
            assert hall.tables[tables[0]] is first
            unwatch(first, watcher)
        for _ in range(2):
            await asyncio.gather(*(choose_first(hall, table) for table in tables))
        assert len(hall.tables) == 3
        for table in tables:
            async with hall.at(table) as found:
                assert found.number == 3
        await hall.close()

    run(play())


def test_whoever_asks_for_the_same_table_gets_the_same_one(tmp_path: Path) -> None:
    async def play() -> None:
        hall = await hall_in(tmp_path)
        table = (await create(hall, ANA, people(2))).table
        hall.tables.clear()
        found: list[Table] = []

        async def look() -> None:
            async with hall.at(table) as one:
                found.append(one)

        await asyncio.gather(*(look() for _ in range(10)))
        assert len({id(one) for one in found}) == 1
        await hall.close()

    run(play())


def test_of_secrets_only_hashes_are_kept(tmp_path: Path) -> None:
    async def play() -> None:
        hall = await hall_in(tmp_path)
        await create(hall, ANA, people(2))
        await hall.close()

    run(play())
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert ANA.cookie.encode() not in kept
    assert hashed(ANA.cookie).encode() in kept


def make_first_version(folder: Path, cookie: str) -> None:
    """A database as version 1 made it, with a game under way."""
    engine = create_engine(database(folder))
    with engine.begin() as connection:
        migrate(connection, "0001")
        now = time.time()
        connection.exec_driver_sql(
            "insert into tables (id, game, seats, settings, seed, whim, spectators, status, version, created, updated)"
            " values ('old', 'empires', 2, ?, '7', '8', 1, 'running', 2, ?, ?)",
            (json.dumps({"builders": True}), now, now),
        )
        for seat, kind, owner, bot in ((0, "person", hashed(cookie), None), (1, "bot", None, "greedy")):
            connection.exec_driver_sql(
                "insert into seats (table_id, seat, kind, name, bot, owner) values ('old', ?, ?, '', ?, ?)",
                (seat, kind, bot, owner),
            )
        connection.exec_driver_sql(
            "insert into choices (table_id, number, seat, option, at) values ('old', 1, 1, 'place colonist dock', ?)",
            (now,),
        )
    engine.dispose()


def test_games_of_the_first_version_go_on(tmp_path: Path) -> None:
    cookie = new_cookie()
    make_first_version(tmp_path, cookie)
    server = Server(tmp_path).start()
    player = Player(server)
    player.http.cookies.set("caravela", cookie)

    [line] = player.json("/api/tables")
    table = player.at("old")

    assert (line["table"], line["number"] >= 1, line["chapter"]) == ("old", True, 1)
    chosen = [line["option"] for line in table.wait()["events"] if "option" in line]
    assert chosen[0] == "place colonist dock"
    assert table.play(choices=5)["number"] > 5
    player.close()
    server.stop()


def test_a_database_of_a_later_version_is_refused_in_one_line(tmp_path: Path) -> None:
    run(Store(database(tmp_path)).open_once())
    with sqlite3.connect(tmp_path / "tables.sqlite") as rows:
        rows.execute("update alembic_version set version_num = '9999'")

    with pytest.raises(StoreError, match="9999"):
        run(Store(database(tmp_path)).open_once())


def test_the_schema_is_what_the_migrations_make(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    from caravela.server.store import metadata

    engine = create_engine(database(tmp_path))
    with engine.begin() as connection:
        migrate(connection)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_the_newest_version_is_the_last_migration() -> None:
    from alembic.script import ScriptDirectory

    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == NEWEST


def test_games_of_several_are_known_as_such_after_an_update(tmp_path: Path) -> None:
    make_first_version(tmp_path, new_cookie())
    with sqlite3.connect(tmp_path / "tables.sqlite") as rows:
        rows.execute(
            "insert into tables select 'two', game, seats, settings, seed, whim, base, spectators, status,"
            " version, created, updated from tables"
        )
        for number in (0, 1):
            rows.execute(
                "insert into seats (table_id, seat, kind, name, owner) values ('two', ?, 'person', '', ?)",
                (number, f"owner {number}"),
            )

    run(Store(database(tmp_path)).open_once())

    with sqlite3.connect(tmp_path / "tables.sqlite") as rows:
        assert rows.execute("select id, shared from tables order by id").fetchall() == [("old", 0), ("two", 1)]


def test_a_table_that_does_not_replay_leaves_the_others_alone(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    player = Player(server)
    broken, good = player.create(ME, GREEDY), player.create(ME, GREEDY, GREEDY, GREEDY)
    broken.play(choices=2)
    number = good.play(choices=1)["number"]
    server.stop()
    with sqlite3.connect(tmp_path / "tables.sqlite") as rows:
        rows.execute("update choices set option = 'sail home' where table_id = ? and number = 2", [broken.table])
        rows.execute("update tables set summary = null")
        rows.execute("delete from choices where table_id = ? and number = ?", [good.table, number])

    server.start()
    player.move_to(server)

    for path in ("", "/positions/0", "/link"):
        answer = player.get(broken.path + path)
        assert (answer.status_code, answer.json()["error"]) == (410, "table-broken")
    assert broken.post("choices", number=2, option="pass").json()["error"] == "table-broken"
    page = player.get(f"/t/{broken.table}")
    assert page.headers["content-type"].startswith("text/html")
    record = player.get(broken.path + "/record")
    assert record.status_code == 200
    assert "\nsail home\n" in record.text
    assert "seed" not in record.text
    assert {line["table"] for line in player.json("/api/tables")} == {broken.table, good.table}
    assert good.wait()["number"] == number
    player.close()
    problems = server.stop()
    assert problems.count("does not replay") == 1
    assert "Traceback" not in problems


def test_the_writer_survives_a_connection_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from sqlalchemy.ext.asyncio import AsyncConnection

    monkeypatch.setattr("caravela.server.store.PAUSES", (0.0, 0.0))

    async def play() -> int:
        hall = await hall_in(tmp_path)
        table = (await create(hall, ANA, people(2))).table

        async def fail(_: AsyncConnection) -> None:
            raise ConnectionError("gone")

        with monkeypatch.context() as broken:
            broken.setattr(AsyncConnection, "commit", fail)
            broken.setattr(AsyncConnection, "rollback", fail)
            with pytest.raises(Exception, match="gone"):
                await choose_first(hall, table)
        await choose_first(hall, table)
        async with hall.at(table) as found:
            number = found.number
        await hall.close()
        return number

    assert run(play()) == 1


def test_bots_that_fail_try_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> tuple[int, int]:
        hall = await hall_in(tmp_path)
        failures = 0
        make = hall.turns.make

        async def fail(table: Table, steps: list[Step], page: str = "") -> None:
            nonlocal failures
            failures += 1
            if failures < 3:
                raise OSError("no room on the disk")
            await make(table, steps)

        monkeypatch.setattr(hall.turns, "make", fail)
        monkeypatch.setattr("caravela.server.turns.LONGEST_PAUSE", 0.01)
        seats = [SeatWish(kind="bot") for _ in range(2)]
        table = (await create(hall, ANA, NewTable(game="empires", seats=seats))).table
        async with hall.at(table) as found:
            watcher = watch(hall, found, ANA)
            while found.number < 3:
                await asyncio.sleep(0.01)
            unwatch(found, watcher)
        await hall.close()
        return failures, found.number

    failures, number = run(play())
    assert failures >= number + 2


# -- two servers, and a disk that is full -----------------------------------------------------------------------------


def test_two_servers_do_not_give_the_same_seat_away(tmp_path: Path) -> None:
    async def play() -> list[str]:
        hall, other = await hall_in(tmp_path), await hall_in(tmp_path)
        seats = [SeatWish(kind="me"), SeatWish(kind="link")]
        table = (await create(hall, ANA, NewTable(game="empires", seats=seats))).table
        async with hall.at(table) as here, other.at(table) as there:
            await join(hall, here, BENTO, 1, "Bento")
            with pytest.raises(Taken):
                await join(other, there, CLARA, 1, "Clara")
            names = [here.seats[1].name, there.seats[1].name]
        await hall.close()
        await other.close()
        return names

    assert run(play()) == ["Bento", "Bento"]


def test_a_choice_beside_an_undo_at_another_server_destroys_nothing(tmp_path: Path) -> None:
    async def play() -> tuple[int, list[int]]:
        hall, other = await hall_in(tmp_path), await hall_in(tmp_path)
        table = (await create(hall, ANA, people(2))).table
        for _ in range(6):
            await choose_first(hall, table)
        async with hall.at(table) as here, other.at(table) as there:
            await undo(hall, here, ANA, 6)
            wish = NewChoice(number=6, option=there.state.texts()[0])
            with pytest.raises(Refusal) as refusal:
                await other.turns.choose(there, ANA, wish)
            assert (refusal.value.status, there.number) == (409, 5)
            await choose_first(other, table)
        with pytest.raises(Refusal):
            await choose_first(hall, table)
        await choose_first(hall, table)
        await hall.close()
        await other.close()
        fresh = await hall_in(tmp_path)
        async with fresh.at(table) as found:
            numbers = [found.number, len(found.course.choices)]
        await fresh.close()
        return here.number, numbers

    assert run(play()) == (7, [7, 7])


def test_the_lines_of_two_servers_do_not_mix(tmp_path: Path) -> None:
    async def play() -> list[str]:
        hall, other = await hall_in(tmp_path), await hall_in(tmp_path)
        table = (await create(hall, ANA, people(2))).table
        async with hall.at(table) as here, other.at(table) as there:
            await say(hall, here, ANA, "one")
            with pytest.raises(Taken):
                await say(other, there, ANA, "two")
            await say(other, there, ANA, "three")
            lines = [line.text for line in there.chat]
        await hall.close()
        await other.close()
        return lines

    assert run(play()) == ["one", "three"]


def test_of_much_talk_only_the_last_lines_are_kept(tmp_path: Path) -> None:
    async def talk() -> list[str]:
        hall = await hall_in(tmp_path)
        table = (await create(hall, ANA, people(2))).table
        async with hall.at(table) as found:
            for number in range(KEPT_CHAT + 5):
                await say(hall, found, ANA, f"line {number}")
            lines = [line.text for line in found.chat]
        await hall.close()
        return lines

    lines = run(talk())
    assert (len(lines), lines[0]) == (KEPT_CHAT, "line 5")
    with sqlite3.connect(tmp_path / "tables.sqlite") as rows:
        assert [text for (text,) in rows.execute("select text from chat order by id")] == lines


def test_a_full_disk_is_told_once_and_nothing_is_half_done(tmp_path: Path) -> None:
    server = Server(tmp_path, file_bytes=300_000).start()
    player = Player(server)
    table = player.create(ME, HERE)
    while (answer := table.post("choices", number=table.look()["number"], option=first_option(table))).is_success:
        pass
    refused = [answer, *(player.post("/api/tables", {"game": "empires", "seats": [ME, HERE]}) for _ in range(5))]
    number = table.look()["number"]

    assert [(one.status_code, one.json()["error"]) for one in refused] == [(503, "no-room")] * 6
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert table.choose(table.look())["number"] == number + 1
    player.close()
    problems = server.stop().splitlines()
    assert [line for line in problems if "written" in line] == problems
    assert len(problems) == 2, problems


def first_option(table: Seated) -> str:
    option: str = table.look()["options"][0]["text"]
    return option


# -- upgrades and damage ----------------------------------------------------------------------------------------------


def killed_upgrade(folder: Path, after: int) -> bool:
    """Upgrade in a process that ends after so many statements; whether it got that far."""
    if not (child := os.fork()):
        engine = create_engine(database(folder))
        left = after

        def count(*_: Any) -> None:
            nonlocal left
            left -= 1
            if not left:
                os._exit(9)

        event.listen(engine, "after_cursor_execute", count)
        with engine.connect() as connection:
            migrate(connection)
            connection.commit()
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 9


def test_an_upgrade_that_is_killed_can_be_made_again(tmp_path: Path) -> None:
    after = 1
    while True:
        folder = tmp_path / str(after)
        folder.mkdir()
        make_first_version(folder, new_cookie())
        if not killed_upgrade(folder, after):
            break
        run(Store(database(folder)).open_once())
        with sqlite3.connect(folder / "tables.sqlite") as rows:
            assert rows.execute("select version_num from alembic_version").fetchall() == [(NEWEST,)]
            assert rows.execute("select count(*) from choices").fetchone() == (1,)
        after += 1
    assert after > 8


def test_before_an_upgrade_the_database_is_copied(tmp_path: Path) -> None:
    make_first_version(tmp_path, new_cookie())

    run(Store(database(tmp_path)).open_once())

    with sqlite3.connect(tmp_path / "tables.sqlite.0001") as rows:
        assert rows.execute("select version_num from alembic_version").fetchall() == [("0001",)]
        assert rows.execute("select count(*) from choices").fetchone() == (1,)
    assert not list(tmp_path.glob("*.part"))


def test_a_damaged_database_is_refused_in_one_line(tmp_path: Path) -> None:
    async def fill() -> None:
        hall = await hall_in(tmp_path)
        for _ in range(30):
            await create(hall, ANA, people(2))
        await hall.close()

    run(fill())
    path = tmp_path / "tables.sqlite"
    content = bytearray(path.read_bytes())
    content[5 * 4096 : 9 * 4096] = b"\xff" * (4 * 4096)
    path.write_bytes(content)

    server = Server(tmp_path)
    try:
        with pytest.raises(AssertionError, match=r"did not start: caravela: the database .* is damaged: .*\n$"):
            server.start()
    finally:
        server.stop()


def test_only_what_can_be_a_tables_name_is_asked_for(tmp_path: Path) -> None:
    async def look(name: str) -> int:
        hall = await hall_in(tmp_path)
        table = (await create(hall, ANA, people(2))).table
        with sqlite3.connect(tmp_path / "tables.sqlite") as rows:
            for part, key in (("tables", "id"), ("seats", "table_id")):
                rows.execute(f"update {part} set {key} = ? where {key} = ?", [name, table])
        try:
            async with hall.at(name):
                return 200
        except Refusal as refusal:
            return refusal.status
        finally:
            await hall.close()

    assert run(look("fine-name_1")) == 200
    assert [run(look(name)) for name in ("a b", "a%b", "é")] == [404, 404, 404]


def test_tables_stay_in_memory_as_long_as_there_is_room(tmp_path: Path) -> None:
    async def play() -> tuple[int, int]:
        hall = await hall_in(tmp_path)
        for _ in range(300):
            await create(hall, ANA, people(2))
        kept, size = len(hall.tables), hall.size
        await hall.close()
        return kept, size

    assert run(play()) == (300, 300 * TABLE_BYTES)
