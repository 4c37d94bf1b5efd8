"""Whole games over HTTP, alone and with others, and what a page is told meanwhile."""

import time
from collections.abc import Callable

import caravela
from caravela.kernel.record import Record
from tests.server.serving import GREEDY, HERE, ME, Player, texts


def test_the_games_on_offer_are_told_with_their_settings(ana: Player) -> None:
    [empires] = [game for game in ana.json("/api/games") if game["name"] == "empires"]

    assert empires["seats"] == [2, 3, 4, 5, 6]
    assert empires["seat_names"][:2] == ["red", "yellow"]
    assert empires["settings"]["recon"]["choices"] == ["off", "basic", "advanced"]
    assert empires["settings"]["custom_buildings"]["many"] is True
    assert empires["presets"]["full"]["builders"] is True
    assert "greedy" in empires["bots"]


def test_a_games_components_are_told_with_what_they_do(ana: Player) -> None:
    empires = ana.json("/api/games/empires")

    assert empires["tokens"]["captain"] == ["worker", "space"]
    assert set(empires["descriptions"]) == {"en", "pt", "fr"}
    assert "building-cathedral" in empires["descriptions"]["fr"]
    content = empires["content"]
    assert content["regions"]["florida"]["adjacent"] == ["virginia", "caribbean", "new_spain"]
    assert content["buildings"]["settlers"]["effects"] == [
        {
            "when": "every_round",
            "verb": "gain_workers",
            "facts": content["buildings"]["settlers"]["effects"][0]["facts"],
            "icons": ["i-figure"],
        }
    ]
    assert content["dock_spaces"]["6"] == 11
    assert len(content["tokens"]) == len(content["cards"]) == 16
    assert ana.get("/api/games/chess").status_code == 404


def test_a_whole_game_against_bots(ana: Player) -> None:
    table = ana.create(ME, GREEDY, settings={"builders": True, "nations": "random"})

    end = table.play()

    assert end["waiting"] == end["table"]["status"] == "over"
    assert end["decider"] is None
    assert end["options"] == []
    assert [sum(pad.values()) for pad in end["breakdown"]] == end["scores"]
    assert max(end["scores"]) in [end["scores"][winner] for winner in end["winners"]]
    record = Record.loads(ana.get(table.path + "/record").text)
    state = record.replay()
    assert state.scores() == end["scores"]
    assert len(record.choices) == end["number"] == end["last"]


def test_a_position_tells_all_that_the_page_shows(ana: Player) -> None:
    table = ana.create({"kind": "me", "name": " Ana "}, GREEDY, seed=7, settings={"builders": True})

    position = table.wait()

    state = caravela.game("empires").new(2, 7, builders=True)
    for line in position["events"]:
        if "option" in line:
            state.choose_text(line["option"])
    assert position["view"] == caravela.game("empires").view(state, 0)
    assert texts(position) == state.texts()
    assert position["options"][0] == {
        "text": "place colonist initiative",
        "key": "do-place-worker-event",
        "facts": {"worker": "colonist", "event": "initiative"},
        "changes": {"red": {"figures": {"workers": -1}}},
    }
    assert position["standings"]["red"]["figures"]["coins"] == position["view"]["players"][0]["coins"]
    assert position["prompt"] == {"key": "prompt-PlaceWorker", "facts": state.decision.prompt(state)}
    assert position["as"] == position["decider"] == 0
    assert position["table"]["seats"][0] == {
        "seat": 0,
        "colour": "red",
        "name": "Ana",
        "kind": "person",
        "bot": None,
        "mine": True,
        "online": False,
        "was_mine": False,
    }
    assert position["table"]["settings"]["builders"] is True
    assert all(line["key"].startswith(("log-", "do-")) for line in position["events"])
    assert "scores" not in position or position["scores"] is None


def test_my_tables_tell_whose_turn_it_is(ana: Player, bento: Player) -> None:
    table = ana.create(ME, HERE)
    finished = ana.nearly_over("person", "uniform")
    finished.play()

    mine = {line["table"]: line for line in ana.json("/api/tables")}

    assert mine[table.table]["my_turn"] is True
    assert mine[table.table]["status"] == "running"
    assert mine[table.table]["prompt"]["key"] == "prompt-PlaceWorker"
    assert mine[table.table]["chapter"] == 1
    assert mine[finished.table]["status"] == "over"
    assert mine[finished.table]["scores"]
    assert bento.json("/api/tables") == []


def test_every_choice_is_told_live_and_in_order(ana: Player) -> None:
    table = ana.create(ME, GREEDY, GREEDY)
    table.wait()
    first = table.look()

    with table.live(after=first["number"]) as page:
        last = table.play(choices=10)["number"]
        told = [message for message in page.until(last) if message["kind"] == "position"]

    assert [message["number"] for message in told] == list(range(first["number"] + 1, last + 1))
    for message in told:
        assert {line["number"] for line in message["events"]} == {message["number"]}
        assert sum("option" in line for line in message["events"]) == 1
    assert told[-1]["view"] == table.look()["view"]


def test_a_page_that_was_cut_off_is_told_what_it_has_missed(ana: Player) -> None:
    table = ana.create(ME, GREEDY)
    table.play(choices=10)
    last = table.wait()["number"]

    with table.live(after=3) as page:
        told = page.until(last)

    numbers = [message["number"] for message in told if message["kind"] == "position"]
    assert numbers == list(range(4, last + 1))


def test_a_page_that_saw_undone_choices_is_told_so(ana: Player) -> None:
    table = ana.create(ME, HERE)
    seen = table.play(choices=6)
    table.do("undo", number=6)
    table.do("undo", number=5)
    table.play(choices=4)

    with table.live(after=seen["number"], version=seen["version"]) as page:
        told = page.next("undone", "position")

    assert told["kind"] == "undone"
    assert told["number"] == 8
    assert {line["number"] for line in told["events"]} >= set(range(1, 9))


def test_a_choice_is_shown_to_others_within_100_ms(visit: Callable[[], Player]) -> None:
    ana, bento = visit(), visit()
    table = ana.create(ME, {"kind": "link"})
    other = bento.at(table.table)
    other.do("join", seat=1)
    waits = []

    with other.live(after=0) as page, table.live(after=0) as mine:
        page.next("seats")
        mine.next("seats")
        for _ in range(20):
            seated = table if (position := table.look())["waiting"] == "me" else other
            position = seated.look()
            start = time.perf_counter()
            seated.choose(position)
            assert page.next("position")["number"] == position["number"] + 1
            waits.append(time.perf_counter() - start)

    # What else the machine does is not the server's.
    assert min(waits) < 0.1
