"""Advice: who may ask for it and where, and that nobody thinks for pages that have gone."""

import time
from pathlib import Path

import httpx
import pytest

from tests.server.serving import GREEDY, HERE, LINK, ME, Player, Server, texts


def test_who_plays_against_bots_is_told_the_best_options(ana: Player) -> None:
    table = ana.create(ME, GREEDY, seed=7)
    position = table.wait()

    advice = table.do("advice", number=position["number"])

    assert position["advice"]
    assert advice["seat"] == 0
    assert 0 < len(advice["options"]) <= 3
    assert {option["text"] for option in advice["options"]} <= set(texts(position))
    assert advice["options"][0]["points"] == 0
    assert table.look()["number"] == position["number"], "nothing has happened"


def test_people_at_one_screen_may_ask_each_in_their_turn(ana: Player) -> None:
    table = ana.create(ME, HERE, seed=7)

    assert table.post("advice", number=0).status_code == 200


def test_nobody_is_advised_where_other_people_play(ana: Player, bento: Player) -> None:
    table = ana.create(ME, LINK, seed=7)
    alone = table.post("advice", number=0)
    bento.at(table.table).do("join", seat=1)
    together = table.post("advice", number=0)

    assert [answer.json()["error"] for answer in (alone, together)] == ["no-advice", "no-advice"]
    assert not table.look()["advice"]


def test_while_a_game_runs_nobody_is_advised_with_the_eyes_of_another(ana: Player, bento: Player) -> None:
    table = ana.create(ME, GREEDY, seed=7)
    position = table.play(3)
    deciders = {number: table.look(number)["decider"] for number in range(position["number"])}
    own, other = (next(number for number, seat in deciders.items() if seat == wanted) for wanted in (0, 1))

    assert table.post("advice", number=own).status_code == 200
    assert table.post("advice", number=other).json()["error"] == "no-advice"
    assert bento.at(table.table).post("advice", number=own).json()["error"] == "no-advice"


def test_of_a_game_that_is_over_anybody_who_looks_may_ask_about_any_choice(ana: Player, bento: Player) -> None:
    table = ana.nearly_over("person", "greedy")
    last = table.play()["number"]
    deciders = {number: table.look(number)["decider"] for number in range(last - 8, last)}
    asked = {seat: number for number, seat in deciders.items()}

    for number in asked.values():
        assert bento.at(table.table).post("advice", number=number).status_code == 200
    assert table.post("advice", number=last).json()["error"] == "not-offered"
    assert table.post("advice", number=last + 1).status_code == 404


def test_nobody_thinks_for_pages_that_have_gone(tmp_path: Path) -> None:
    server = Server(tmp_path, "--bot-workers", "1").start()
    ana = Player(server)
    table = ana.create(ME, GREEDY, seed=7)
    table.do("advice", number=table.wait()["number"])
    number = table.wait()["number"]

    for _ in range(30):
        with pytest.raises(httpx.ReadTimeout):
            ana.http.post(f"{table.path}/advice", json={"number": number}, timeout=0.02)
    start = time.monotonic()
    answer = table.post("advice", number=number)

    assert answer.status_code == 200
    assert time.monotonic() - start < 15, "30 seconds of thinking were dropped"
    ana.close()
    server.stop()


def test_advice_is_limited_for_one_visitor(tmp_path: Path) -> None:
    server = Server(tmp_path, "--advice-per-minute", "1").start()
    ana = Player(server)
    table = ana.create(ME, GREEDY, seed=7)
    number = table.wait()["number"]

    answers = [table.post("advice", number=number) for _ in range(2)]

    assert [answer.status_code for answer in answers] == [200, 429]
    ana.close()
    server.stop()
