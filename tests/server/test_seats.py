"""Seats: links, joining, moving to another device, spectators, talk, resigning and replacing."""

import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.serving import GREEDY, LINK, ME, Player, Seated, Server


def seat(table: Seated, number: int) -> dict[str, object]:
    found: dict[str, object] = table.look()["table"]["seats"][number]
    return found


def test_whoever_has_the_link_takes_an_open_seat(ana: Player, bento: Player) -> None:
    answer = ana.post("/api/tables", {"game": "empires", "seats": [ME, LINK], "spectators": False})
    made = answer.json()
    table = ana.at(made["table"])
    assert made["seats"][1] == {"seat": 1, "kind": "link", "link": f"/t/{table.table}"}
    assert seat(table, 1)["kind"] == "open"

    guest = bento.at(table.table)
    locked_out = bento.get(guest.path)
    assert locked_out.status_code == 403
    assert locked_out.json()["table"]["seats"][1]["kind"] == "open"
    with table.live(after=0) as page:
        page.next("seats")
        position = guest.do("join", seat=1, name="  Bento ")
        told = page.next("seats")

    assert position["as"] == 1
    assert [(one["name"], one["mine"]) for one in told["seats"]] == [("", True), ("Bento", False)]
    assert seat(guest, 1)["mine"] is True
    assert bento.json("/api/tables")[0]["table"] == table.table


def test_a_taken_seat_stays_taken(visit: Callable[[], Player]) -> None:
    table = visit().create(ME, LINK)
    visit().at(table.table).do("join", seat=1, name="Bento")

    late = visit().at(table.table).post("join", seat=1, name="Clara")

    assert (late.status_code, late.json()["error"]) == (409, "seat-taken")
    assert seat(table, 1)["name"] == "Bento"


def test_a_personal_link_moves_a_seat_to_another_device(visit: Callable[[], Player]) -> None:
    laptop, phone = visit(), visit()
    table = laptop.create({"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Bia"}, GREEDY)
    table.wait()
    links = {one["seat"]: one["link"] for one in laptop.json(table.path + "/link")}
    assert set(links) == {0, 1}

    first = phone.get(links[0])
    assert first.status_code == 200
    assert '<meta http-equiv="refresh"' in first.text
    assert table.look()["table"]["seats"][0]["mine"] is True, "whoever only looks at a link moves nothing"
    answer = phone.get(links[0])

    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table.table}")
    moved = phone.at(table.table)
    assert [one["mine"] for one in moved.look()["table"]["seats"]] == [True, False, False]
    assert [one["mine"] for one in table.look()["table"]["seats"]] == [False, True, False]
    assert seat(moved, 0)["name"] == "Ana"
    third = visit()
    third.get(links[0])
    assert third.get(links[0]).headers["location"] == "/?problem=seat-link", "a link that was used is used up"
    assert [one["mine"] for one in third.at(table.table).look()["table"]["seats"]] == [False] * 3
    back = phone.json(table.path + "/link")[0]["link"]
    assert laptop.get(back).status_code == 303
    assert [one["mine"] for one in table.look()["table"]["seats"]] == [True, True, False]


def test_an_own_link_can_be_followed_again(ana: Player) -> None:
    table = ana.create(ME, GREEDY)
    [link] = ana.json(table.path + "/link")

    assert ana.get(link["link"]).status_code == ana.get(link["link"]).status_code == 303
    assert seat(table, 0)["mine"] is True


def test_spectators_see_what_everybody_sees(ana: Player, bento: Player) -> None:
    table = ana.create(ME, GREEDY)
    table.play(choices=3)
    last = table.wait()["number"]
    watching = bento.at(table.table)

    position = watching.look()

    assert position["as"] is None
    assert position["waiting"] == "others"
    assert position["options"] == []
    assert position["undo"]["possible"] is False
    with watching.live(after=last - 1) as page:
        assert page.next("position")["number"] == last


def test_spectators_can_be_kept_out(ana: Player, bento: Player) -> None:
    table = ana.create(ME, GREEDY, spectators=False)
    watching = bento.at(table.table)

    for path in ("", "/positions/0", "/record"):
        answer = bento.get(table.path + path)
        assert (answer.status_code, answer.json()["error"]) == (403, "no-spectators")
        assert "table" not in answer.json()
    assert watching.post("try", number=0).status_code == 403
    with pytest.raises(InvalidStatus, match="403"):
        watching.live(after=0)


def test_talk_reaches_everybody_at_the_table(ana: Player, bento: Player) -> None:
    table = ana.create({"kind": "me", "name": "Ana"}, LINK)
    guest = bento.at(table.table)
    guest.do("join", seat=1, name="Bento")

    guest.do("chat", text="Olá")
    with table.live(after=0) as page:
        guest.do("chat", text="Boa sorte!")
        told = page.next("chat")
    with table.live(after=0, heard=1) as page:
        assert page.next("chat") == told

    assert (told["seat"], told["name"], told["text"]) == (1, "Bento", "Boa sorte!")
    assert [line["text"] for line in table.look()["chat"]] == ["Olá", "Boa sorte!"]


def test_whoever_is_there_is_shown_as_there(ana: Player, bento: Player) -> None:
    table = ana.create(ME, LINK)
    guest = bento.at(table.table)
    guest.do("join", seat=1)

    with table.live(after=0) as page:
        page.next("seats")
        with guest.live(after=0):
            assert [one["online"] for one in page.next("seats")["seats"]] == [True, True]
        assert [one["online"] for one in page.next("seats")["seats"]] == [True, False]


def test_a_bot_goes_on_for_whoever_resigns_and_they_may_come_back(ana: Player, bento: Player) -> None:
    table = ana.create({"kind": "me", "name": "Ana"}, LINK, spectators=False)
    guest = bento.at(table.table)
    guest.do("join", seat=1, name="Bento")

    position = guest.do("resign", seat=1, bot="uniform")

    assert position["as"] is None
    assert seat(table, 1)["kind"] == "bot"
    assert seat(table, 1)["bot"] == "uniform"
    assert seat(guest, 1)["was_mine"] is True
    assert table.play(choices=5)["number"] > 5
    assert guest.do("join", seat=1)["as"] == 1
    assert seat(table, 1)["kind"] == "person"
    assert seat(table, 1)["name"] == "Bento"


def test_when_everybody_has_resigned_bots_finish_the_game_for_who_watches(ana: Player) -> None:
    table = ana.nearly_over("person", "greedy", left=20)

    with table.live(after=0):
        table.do("resign", seat=0)
        assert table.wait()["waiting"] == "over"


def test_a_bot_replaces_who_has_gone_if_all_who_are_there_agree(visit: Callable[[], Player]) -> None:
    ana, bento, clara = visit(), visit(), visit()
    table = ana.create(ME, LINK, LINK)
    second, third = bento.at(table.table), clara.at(table.table)
    second.do("join", seat=1)
    third.do("join", seat=2)

    with table.live(after=0) as page, second.live(after=0):
        with third.live(after=0):
            assert table.post("replace", seat=2).json()["error"] == "seat-present"
        while page.next("seats")["seats"][2]["online"] is False:
            pass
        while page.next("seats")["seats"][2]["online"] is True:
            pass
        assert table.do("replace", seat=2)["table"]["seats"][2]["kind"] == "person"
        assert page.next("replace-asked")["seat"] == 2
        assert second.do("replace", seat=2)["table"]["seats"][2]["kind"] == "bot"

    assert table.post("replace", seat=0).json()["error"] == "seat-yours"
    assert table.post("replace", seat=2).json()["error"] == "seat-bot"
    assert third.do("join", seat=2)["table"]["seats"][2]["kind"] == "person"


def test_whoever_comes_back_ends_the_vote(visit: Callable[[], Player]) -> None:
    ana, bento, clara = visit(), visit(), visit()
    table = ana.create(ME, LINK, LINK)
    second, third = bento.at(table.table), clara.at(table.table)
    second.do("join", seat=1)
    third.do("join", seat=2)

    with table.live(after=0) as page, second.live(after=0) as other:
        other.next("seats")
        table.do("replace", seat=2)
        page.next("replace-asked")
        with third.live(after=0):
            page.next("seats")
        other.next("replace-asked")
        while page.next("seats")["seats"][2]["online"] is not False:
            pass
        assert second.do("replace", seat=2)["table"]["seats"][2]["kind"] == "person"


def test_a_vote_can_be_refused_and_outlives_a_reload(visit: Callable[[], Player]) -> None:
    ana, bento, clara = visit(), visit(), visit()
    table = ana.create(ME, LINK, LINK)
    second, third = bento.at(table.table), clara.at(table.table)
    second.do("join", seat=1)
    third.do("join", seat=2)

    with table.live(after=0) as page, second.live(after=0):
        assert second.post("replace", seat=2, agree=False).json()["error"] == "replace-unasked"
        table.do("replace", seat=2)
        assert table.look()["votes"] == [{"seat": 2, "by": 0, "answered": True}]
        assert second.look()["votes"] == [{"seat": 2, "by": 0, "answered": False}]
        second.do("replace", seat=2, agree=False)
        assert page.next("replace-ended")["seat"] == 2
        assert table.look()["votes"] == []
        table.do("replace", seat=2)
        with third.live(after=0):
            assert page.next("replace-ended")["seat"] == 2


def test_nobody_is_voted_out_who_only_loads_the_page_anew(tmp_path: Path) -> None:
    server = Server(tmp_path, away=60).start()
    ana, bento = Player(server), Player(server)
    table = ana.create(ME, LINK)
    guest = bento.at(table.table)
    guest.do("join", seat=1)
    with guest.live(after=0) as page:
        page.next("seats")
    while seat(table, 1)["online"]:
        time.sleep(0.01)

    refused = table.post("replace", seat=1)

    assert (refused.status_code, refused.json()["error"]) == (409, "replace-too-soon")
    assert 50 < refused.json()["seconds"] <= 60
    assert seat(table, 1)["kind"] == "person"
    ana.close()
    bento.close()
    server.stop()


def test_once_the_game_is_over_its_seats_stay_as_they_are(visit: Callable[[], Player]) -> None:
    ana, bento = visit(), visit()
    table = ana.nearly_over("person", "person", left=2)
    bento.json("/api/tables")
    bento.get(ana.json(table.path + "/link")[1]["link"])
    guest = bento.at(table.table)
    guest.do("resign", seat=1)
    table.play()

    for seated, verb, number in ((table, "resign", 0), (table, "replace", 1), (guest, "join", 1)):
        answer = seated.post(verb, seat=number)
        assert (answer.status_code, answer.json()["error"]) == (409, "game-over"), verb
    assert seat(table, 1)["kind"] == "bot"


def test_where_nobody_plays_and_nobody_watches_bots_rest(ana: Player) -> None:
    table = ana.nearly_over("person", "greedy", left=150)
    with table.live(after=0) as page:
        before = table.do("resign", seat=0)["number"]
        page.until(before + 1)

    resting = -1
    while (number := table.look()["number"]) > resting:
        resting = number
        time.sleep(0.5)
    assert resting < before + 150
    assert table.do("join", seat=0)["as"] == 0


def test_a_personal_link_without_cookies_comes_to_an_end(ana: Player) -> None:
    [link] = ana.json(ana.create(ME, GREEDY).path + "/link")

    with httpx.Client(base_url=ana.server.address, trust_env=False) as browser:
        first = browser.get(link["link"])
        browser.cookies.clear()
        again = browser.get(link["link"] + "?again=1")

    assert 'content="0; url=?again=1"' in first.text
    assert (again.status_code, again.headers["location"]) == (303, "/?problem=cookies")


def test_a_link_that_leads_nowhere_says_so(ana: Player) -> None:
    ana.json("/api/tables")

    for secret in ("0" * 32, "nothing"):
        answer = ana.get(f"/seat/{secret}")
        assert (answer.status_code, answer.headers["location"]) == (303, "/?problem=seat-link")


def test_with_every_page_the_cookie_is_good_for_another_year(ana: Player) -> None:
    table = ana.create(ME, GREEDY)
    cookie = ana.cookie

    for path in ("/", f"/t/{table.table}"):
        told = ana.get(path).headers["set-cookie"]
        assert told.startswith(f"caravela={cookie};")
        assert "Max-Age=31536000" in told
    assert "set-cookie" not in ana.get("/api/tables").headers


@pytest.mark.parametrize("name", ["\u200b", "\u2800\u3164", "\u200d \u2060", "\ufe0f", "\U000e0041"])
def test_a_name_that_nobody_can_see_is_none(ana: Player, name: str) -> None:
    table = ana.create({"kind": "me", "name": name}, {"kind": "here", "name": "👩‍👩‍👧"})

    assert [one["name"] for one in table.look()["table"]["seats"]] == ["", "👩‍👩‍👧"]
    assert table.post("chat", text=name).json()["error"] == "text"


def test_one_visitor_takes_one_open_seat(ana: Player, bento: Player) -> None:
    table = ana.create(ME, LINK, LINK)
    guest = bento.at(table.table)
    guest.do("join", seat=1)

    for seated in (guest, table):
        answer = seated.post("join", seat=2)
        assert (answer.status_code, answer.json()["error"]) == (409, "one-seat")
    assert seat(table, 2)["kind"] == "open"
    assert guest.do("resign", seat=1)["as"] is None
    assert guest.do("join", seat=1)["as"] == 1, "one's own seat is always there"


def test_whoever_gives_a_seat_away_hears_nothing_more_of_a_closed_table(visit: Callable[[], Player]) -> None:
    ana, bento, clara = visit(), visit(), visit()
    table = ana.create(ME, LINK, spectators=False)
    guest = bento.at(table.table)
    guest.do("join", seat=1)
    clara.json("/api/tables")

    with guest.live(after=0) as page:
        page.next("seats")
        [link] = bento.json(table.path + "/link")
        assert clara.get(link["link"]).status_code == 303
        table.do("chat", text="among us")
        while (message := page.messages.get(timeout=30)) is not None:
            assert message["kind"] != "chat"
    with pytest.raises(InvalidStatus, match="403"):
        guest.live(after=0)
