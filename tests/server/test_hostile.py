"""Wrong and hostile requests get the right status, and nothing has changed."""

import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.serving import GREEDY, HERE, LINK, ME, Json, Player, Seated


@contextmanager
def unchanged(*tables: Seated) -> Iterator[None]:
    """Nothing at these tables is different afterwards."""
    before = [table.look() for table in tables]
    yield
    assert [table.look() for table in tables] == before


def refused(answer: httpx.Response, status: int, error: str) -> Json:
    assert (answer.status_code, answer.json()["error"]) == (status, error), answer.text
    found: Json = answer.json()
    assert found["detail"]
    return found


def test_a_stale_number_is_answered_with_the_position(ana: Player) -> None:
    table = ana.create(ME, HERE)
    first = table.look()
    table.choose(first)

    with unchanged(table):
        for number in (0, 2, 99):
            answer = table.post("choices", number=number, option=first["options"][0]["text"])
            assert refused(answer, 409, "stale")["position"] == table.look()


def test_what_is_not_offered_can_not_be_chosen(ana: Player) -> None:
    table = ana.create(ME, HERE)

    with unchanged(table):
        for option in ("land peru", "", " place colonist dock", "place colonist dock ", "plaçe", "x" * 500):
            refused(table.post("choices", number=0, option=option), 422, "not-offered")


def test_nobody_chooses_for_another_seat(ana: Player, bento: Player) -> None:
    table = ana.create(ME, LINK, seed=3)
    guest = bento.at(table.table)
    guest.do("join", seat=1)
    seated, other = (table, guest) if table.look()["waiting"] == "me" else (guest, table)
    option = seated.look()["options"][0]["text"]

    with unchanged(table, guest):
        refused(other.post("choices", number=0, option=option), 403, "not-your-seat")


def test_a_stranger_can_not_do_anything_at_a_table(ana: Player, bento: Player) -> None:
    table = ana.create(ME, HERE, GREEDY)
    table.play(choices=3)
    position = table.wait()
    stranger = bento.at(table.table)
    stranger.look()

    with unchanged(table):
        option = position["options"][0]["text"]
        refused(stranger.post("choices", number=position["number"], option=option), 403, "not-your-seat")
        refused(stranger.post("undo", number=position["number"]), 403, "not-your-seat")
        refused(stranger.post("undo/answer", agree=True), 403, "not-your-seat")
        refused(stranger.post("resign", seat=0), 403, "not-your-seat")
        refused(stranger.post("replace", seat=0), 403, "not-your-seat")
        refused(stranger.post("chat", text="hello"), 403, "not-your-seat")
        refused(stranger.post("try", number=1), 403, "not-your-seat")
        refused(stranger.post("join", seat=0, name="me"), 409, "seat-taken")
        refused(stranger.post("join", seat=2, name="me"), 409, "seat-taken")
        refused(stranger.post("join", seat=9, name="me"), 404, "unknown-seat")
        assert stranger.player.json(table.path + "/link") == []


def test_unknown_tables_and_numbers_are_not_found(ana: Player) -> None:
    table = ana.create(ME, HERE)

    with unchanged(table):
        refused(ana.get("/api/tables/nowhere"), 404, "unknown-table")
        refused(ana.get("/api/tables/nowhere/record"), 404, "unknown-table")
        refused(ana.get("/api/tables/nowhere/link"), 404, "unknown-table")
        refused(ana.post("/api/tables/nowhere/choices", {"number": 0, "option": "pass"}), 404, "unknown-table")
        refused(ana.get(table.path + "/positions/1"), 404, "no-such-position")
        refused(table.post("try", number=1), 404, "no-such-position")
        assert ana.get(table.path + "/positions/-1").status_code == 404
        assert ana.get(table.path + "/positions/" + "9" * 5000).status_code in (400, 404)
        assert ana.get("/api/elsewhere").status_code == 404
        assert ana.post("/api/games").status_code == 405


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"number": 0}',
        b'{"number": "0", "option": "pass"}',
        b'{"number": 0.5, "option": "pass"}',
        b'{"number": -1, "option": "pass"}',
        b'{"number": 1e999, "option": "pass"}',
        b'{"number": 123456789012345678901234567890, "option": "pass"}',
        b'{"number": true, "option": "pass"}',
        b'{"number": 0, "option": ["pass"]}',
        b'{"number": 0, "option": "pass", "seat": 1}',
        b'{"number": 0, "option": "\\ud800"}',
        b'{"number": 0, "option": "' + b"x" * 600 + b'"}',
        b"[" * 5000,
    ],
)
def test_malformed_choices_are_refused(ana: Player, body: bytes) -> None:
    table = ana.create(ME, HERE)

    with unchanged(table):
        answer = ana.http.post(table.path + "/choices", content=body, headers={"Content-Type": "application/json"})
        refused(answer, 400, "malformed")


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": [ME]}, "set-up"),
        ({"seats": [ME] * 7}, "set-up"),
        ({"seats": [ME, {"kind": "bot", "bot": "gredy"}]}, "unknown-bot"),
        ({"seats": [ME, {"kind": "king"}]}, "malformed"),
        ({"seats": [{"kind": "me", "name": "a" * 41}, ME]}, "text"),
        ({"seats": [{"kind": "me", "name": "a\nb"}, ME]}, "text"),
        ({"seats": [{"kind": "me", "name": "a\u202eb"}, ME]}, "text"),
        ({"seats": [{"kind": "me", "name": "\u0000"}, ME]}, "text"),
        ({"settings": {"builders": "perhaps"}}, "set-up"),
        ({"settings": {"builders": 1}}, "set-up"),
        ({"settings": {"magic": True}}, "set-up"),
        ({"settings": {"custom_buildings": ["bank"]}}, "set-up"),
        ({"settings": {"builders": {"a": 1}}}, "malformed"),
        ({"settings": []}, "malformed"),
        ({"spectators": "yes"}, "malformed"),
        ({"seed": -1}, "malformed"),
        ({"colour": "red"}, "malformed"),
    ],
)
def test_a_table_that_can_not_be_is_refused(ana: Player, change: Json, error: str) -> None:
    ana.json("/api/tables")

    answer = ana.post("/api/tables", {"game": "empires", "seats": [ME, GREEDY], **change})

    refused(answer, 400, error)
    assert ana.json("/api/tables") == []


def test_huge_bodies_are_refused(ana: Player) -> None:
    table = ana.create(ME, HERE)

    with unchanged(table):
        refused(table.post("choices", number=0, option="x" * 70_000), 413, "too-big")
        refused(ana.http.post("/api/records", content=b"x" * 300_000), 413, "too-big")
        chunks = (b"x" * 10_000 for _ in range(20))
        refused(ana.http.post(table.path + "/chat", content=chunks), 413, "too-big")


def test_foreign_pages_are_refused(ana: Player) -> None:
    table = ana.create(ME, HERE)
    option = table.look()["options"][0]["text"]
    foreign: list[dict[str, str]] = [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": ana.server.address + "0"},
        {"Origin": ana.server.address.replace("http://", "http://evil@")},
        {"Origin": "http://[bad"},
        {"Origin": ana.server.address.replace("http://", "ftp://")},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-origin"},
    ]

    with unchanged(table):
        for headers in foreign:
            for verb, body in (
                ("choices", {"number": 0, "option": option}),
                ("chat", {"text": "hello"}),
                ("resign", {"seat": 0}),
                ("undo", {"number": 0}),
            ):
                refused(ana.post(f"{table.path}/{verb}", body, headers=headers), 403, "foreign-origin")
            refused(ana.post("/api/tables", {}, headers=headers), 403, "foreign-origin")

    own = {"Origin": ana.server.address, "Sec-Fetch-Site": "same-origin"}
    assert ana.post(f"{table.path}/choices", {"number": 0, "option": option}, headers=own).status_code == 200


def test_a_foreign_page_can_not_listen(ana: Player) -> None:
    table = ana.create(ME, HERE)

    with pytest.raises(InvalidStatus) as refusal:
        table.live(origin="http://evil.example")

    assert refusal.value.response.status_code == 403


def test_what_a_page_says_on_its_line_does_not_matter(ana: Player) -> None:
    table = ana.create(ME, HERE)

    before = table.look()
    with table.live(after=0) as page:
        page.next("seats")
        for text in ('{"kind":"pong"}', "{", "\0", "x" * 10_000):
            page.socket.send(text)
        page.socket.send(b"\xff")
        table.do("chat", text="still here")
        assert page.next("chat")["text"] == "still here"
    assert table.look()["view"] == before["view"]


def test_talk_is_trimmed_and_limited(ana: Player) -> None:
    table = ana.create({"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Ana"})

    for text in ("", "   ", "a\x1bb", "a\x7f", "x" * 501):
        refused(table.post("chat", text=text), 400, "text")
    table.do("chat", text="  <b>Olá</b> 👩‍👩‍👧  ")

    [line] = table.look()["chat"]
    assert (line["text"], line["name"]) == ("<b>Olá</b> 👩‍👩‍👧", "Ana")


def test_garbage_on_the_wire_is_survived(ana: Player) -> None:
    host, port = ana.server.address.removeprefix("http://").split(":")
    for garbage in (b"\0" * 100, b"GET / HTTP/9.9\r\n\r\n", b"POST /api/tables HTTP/1.1\r\nContent-Length: x\r\n\r\n"):
        with socket.create_connection((host, int(port))) as raw:
            raw.sendall(garbage)
            raw.recv(1000)

    assert ana.get("/api/games").status_code == 200


def test_the_cookie_is_out_of_reach_of_scripts(visit: Callable[[], Player]) -> None:
    answer = visit().get("/api/games")

    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Path=/" in cookie


@pytest.mark.parametrize("path", ["/api/games", "/api/nowhere", "/web/nothing.js", "/t/nowhere"])
def test_browsers_are_told_to_be_careful(ana: Player, path: str) -> None:
    headers = ana.get(path).headers

    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


@pytest.mark.parametrize(
    "path",
    [
        "/web/../server/app.py",
        "/web/%2e%2e/server/app.py",
        "/web/..%2fserver/app.py",
        "/web//etc/passwd",
        "/web/%00",
        "/web/" + "a" * 5000,
        "/games/empires/web/../__init__.py",
        "/games/empires/web/%2e%2e/__init__.py",
        "/games/../web/page.html",
        "/text/empires/../en.ftl",
        "/text/_/de.ftl",
        "/text/chess/en.ftl",
    ],
)
def test_only_what_is_meant_to_be_served_is_served(ana: Player, path: str) -> None:
    host, port = ana.server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
        status = raw.makefile("rb").readline().split()[1]

    assert status in (b"404", b"400")


def test_files_are_kept_until_they_change(ana: Player) -> None:
    first = ana.get("/text/empires/en.ftl")
    again: Any = ana.http.get("/text/empires/en.ftl", headers={"If-None-Match": first.headers["etag"]})

    assert "worker-colonist = Colonist" in first.text
    assert first.headers["cache-control"] == "private, no-cache"
    assert ana.get("/text/empires/en.ftl").headers["cache-control"] == "no-cache"
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/", "/api/games", "/web/net.js"])
def test_whoever_asks_for_the_heading_alone_gets_it(ana: Player, path: str) -> None:
    whole, heading = ana.get(path), ana.http.head(path)

    assert heading.status_code == 200
    assert heading.content == b""
    for name in ("content-type", "content-length"):
        assert heading.headers[name] == whole.headers[name]


def test_whoever_only_looks_at_a_personal_link_moves_nothing(ana: Player, bento: Player) -> None:
    table = ana.create(ME, HERE)
    bento.json("/api/tables")

    assert bento.http.head(ana.json(table.path + "/link")[1]["link"]).status_code == 405
    assert [seat["mine"] for seat in table.look()["table"]["seats"]] == [True, True]


def test_the_kind_of_a_text_is_told_once(ana: Player) -> None:
    table = ana.create(ME, HERE)

    for path in ("/", "/web/net.js", "/text/_/en.ftl", f"/t/{table.table}", table.path + "/record"):
        assert ana.get(path).headers["content-type"].count("charset=utf-8") == 1, path


def test_a_page_that_chooses_is_not_told_twice(ana: Player) -> None:
    table = ana.create(ME, HERE)
    position = table.look()
    with table.live(after=0, page="here") as own, table.live(after=0, page="there") as other:
        own.next("seats")
        other.next("seats")

        answer = table.do("choices", number=0, option=position["options"][0]["text"], page="here")
        table.do("chat", text="done")

        assert answer["number"] == 1
        assert other.next("position", "chat")["number"] == 1
        assert own.next("position", "chat")["kind"] == "chat"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/learn", 200),
        ("/learn/empires/discovery", 200),
        ("/gallery/santa_maria", 200),
        ("/about", 200),
        ("/learn/chess", 404),
        ("/learn/empires/checkmate", 404),
        ("/gallery/chess", 404),
        ("/api/games/empires/learn/fr", 200),
        ("/api/games/empires/learn/de", 404),
        ("/api/games/chess/learn/fr", 404),
    ],
)
def test_pages_beside_the_table_are_there_or_say_that_they_are_not(ana: Player, path: str, status: int) -> None:
    assert ana.get(path).status_code == status
