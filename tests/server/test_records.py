"""Replay, what-if and records."""

import caravela
from caravela.kernel.record import Record
from tests.server.serving import GREEDY, HERE, ME, RECORDS, Player


def send(player: Player, text: str | bytes) -> tuple[int, dict[str, str]]:
    answer = player.http.post("/api/records", content=text, headers={"Content-Type": "text/plain"})
    return answer.status_code, answer.json()


def test_a_running_game_is_stepped_through_with_the_own_seats_eyes(ana: Player) -> None:
    table = ana.create(ME, GREEDY, seed=11, settings={"recon": "basic"})
    last = table.play(choices=12)

    game = caravela.game("empires")
    state = game.new(2, 11, recon="basic")
    chosen = [line["option"] for line in last["events"] if "option" in line]
    for number in range(last["number"]):
        position = table.look(number)
        assert (position["number"], position["last"]) == (number, last["number"])
        assert position["view"] == game.view(state, 0)
        assert position["options"] == []
        assert position["waiting"] == "others"
        assert all(line["number"] <= number for line in position["events"])
        state.choose_text(chosen[number])
    assert table.look(last["number"]) == table.look()


def test_a_running_games_record_keeps_its_seed_to_itself(ana: Player) -> None:
    table = ana.create(ME, HERE, seed=123456789, settings={"builders": True})
    table.play(choices=5)

    answer = ana.get(table.path + "/record")

    assert "123456789" not in answer.text
    heading = ["caravela record 2", "game empires", "seats 2", "set builders true", "players person,person", ""]
    assert answer.text.splitlines()[:6] == heading
    assert len(answer.text.splitlines()) == 11
    assert answer.headers["content-disposition"].startswith("attachment; ")
    assert send(ana, answer.text)[0] == 400, "without its seed it can't be replayed"


def test_a_finished_game_comes_back_as_it_was(ana: Player, bento: Player) -> None:
    table = ana.nearly_over("person", "uniform")
    end = table.play()
    text = ana.get(table.path + "/record").text

    status, made = send(bento, text)

    assert status == 201
    replayed = bento.at(made["table"])
    assert replayed.look()["scores"] == end["scores"]
    assert replayed.look(10)["view"] == table.look(10)["view"]
    assert bento.get(replayed.path + "/record").text == text


def test_once_over_everything_is_shown(ana: Player, bento: Player) -> None:
    table = ana.create(ME, HERE, seed=5, settings={"recon": "basic"})
    position = table.wait()
    looked = 0
    while position["waiting"] == "me":
        looks = [option["text"] for option in position["options"] if option["text"].startswith("look ")]
        looked += bool(looks)
        position = table.choose(position, looks[0] if looks and looked < 5 else None)

    stranger = bento.at(table.table).look(table.look()["last"])

    keys = {line["key"] for line in stranger["events"]}
    assert "log-look-token-known" in keys
    assert "log-look-token" not in keys


def test_records_that_do_not_replay_are_refused(ana: Player) -> None:
    good = (RECORDS / "first_game.txt").read_text(encoding="utf-8")
    lines = good.splitlines()
    for bad in (
        "",
        "hello",
        "\0",
        b"\xff",
        good.replace("game empires", "game chess"),
        good.replace(lines[-1], "land atlantis"),
        good + "pass\n",
        good.replace(f"seats {Record.loads(good).seats}", "seats 99"),
        good.replace("seed ", "seed x"),
        good.replace("seed ", "seed " + "9" * 5000),
    ):
        status, answer = send(ana, bad)
        assert (status, answer["error"]) == (400, "record")
    assert ana.json("/api/tables") == []


def test_all_kept_records_can_be_replayed(ana: Player) -> None:
    for path in sorted(RECORDS.parent.glob("*/*.txt"))[::4]:
        text = path.read_text(encoding="utf-8")
        status, made = send(ana, text)
        assert status == 201, path
        assert ana.at(made["table"]).look()["scores"] == Record.loads(text).replay().scores()


def test_an_unfinished_record_can_be_played_on(ana: Player) -> None:
    table = ana.nearly_over()

    assert table.look()["waiting"] == "me"
    assert table.play()["waiting"] == "over"


def test_bots_in_a_record_go_on(ana: Player) -> None:
    table = ana.nearly_over("greedy", "greedy")

    with table.live(after=0):
        assert table.wait()["waiting"] == "over"
    assert ana.json("/api/tables")[0]["table"] == table.table


def test_trying_from_a_finished_game_has_the_same_luck(ana: Player, bento: Player) -> None:
    table = ana.nearly_over("person", "uniform")
    end = table.play()
    number = end["number"] - 12

    made = bento.at(table.table).do("try", number=number)

    copy = bento.at(made["table"])
    position = copy.look(number)
    assert position["view"] == {**table.look(number)["view"], "over": False, "winners": []}
    assert position["table"]["seats"][position["as"]]["mine"] is True
    assert sum(seat["kind"] == "bot" for seat in position["table"]["seats"]) == 1
    assert copy.play()["waiting"] == "over"


def test_trying_from_a_running_game_tells_nothing_of_the_luck_to_come(ana: Player, bento: Player) -> None:
    table = ana.create(ME, GREEDY, seed=99, settings={"recon": "basic"})
    table.play(choices=8)
    position = table.wait()
    number = position["number"]

    copies = [ana.at(table.do("try", number=number)["table"]) for _ in range(2)]

    for copy in copies:
        start = copy.wait()
        assert start["view"] == position["view"]
        assert start["options"] == position["options"]
        assert start["number"] == start["table"]["first"] == number
        assert bento.get(copy.path).status_code == 403
        answer = ana.get(copy.path + "/record")
        assert (answer.status_code, answer.json()["error"]) == (409, "no-record")
        assert ana.get(f"{copy.path}/positions/{number - 1}").status_code == 404
        assert start["undo"]["reason"] == "undo-start"
    ends = [copy.play(choices=20) for copy in copies]
    assert ends[0]["view"] != ends[1]["view"]
    undone = copies[0].do("undo", number=ends[0]["number"])
    assert undone["waiting"] == "me"
    assert table.look() == position


def test_a_copy_of_a_copy_starts_from_there(ana: Player) -> None:
    table = ana.create(ME, GREEDY)
    number = table.play(choices=4)["number"]
    copy = ana.at(table.do("try", number=number - 1)["table"])
    copy.play(choices=3)

    again = ana.at(copy.do("try", number=copy.look()["number"])["table"])

    assert again.look()["view"] == copy.look()["view"]
