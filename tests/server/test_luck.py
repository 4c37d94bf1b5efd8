"""Luck that somebody could know before a game is shared is drawn anew for whoever sits down."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

import caravela
from caravela.kernel.errors import IllegalOption
from caravela.kernel.record import Record
from caravela.kernel.state import State
from tests.server.serving import HERE, LINK, ME, RECORDS, UNIFORM, Json, Player, Seated, Server


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which nobody can name the luck."""
    running = Server(tmp_path_factory.mktemp("strict"), seeds=False).start()
    yield running
    assert "Traceback" not in running.stop()


def hand_on(table: Seated, seat: int, guest: Player) -> Seated:
    """Give a seat away by its personal link."""
    guest.json("/api/tables")
    [link] = [one["link"] for one in table.player.json(table.path + "/link") if one["seat"] == seat]
    assert guest.get(link).status_code == 303
    return guest.at(table.table)


def play_together(people: tuple[Seated, ...], choices: int) -> Iterator[tuple[str, Json]]:
    """Whoever must choose does; each text with the position that it leads to."""
    for _ in range(choices):
        [(seated, position)] = [(one, at) for one in people if (at := one.look())["waiting"] == "me"]
        option = seated.player.random.choice(position["options"])["text"]
        yield option, seated.choose(position, option)


def foretold(state: State, played: Iterator[tuple[str, Json]]) -> bool:
    """Whether the game goes as it does with luck that somebody knows."""
    for text, position in played:
        try:
            state.choose_text(text)
        except IllegalOption:
            return False
        view = caravela.game("empires").view(state, position["as"])
        if (view["goods_offered"], view["buildings_offered"]) != (
            position["view"]["goods_offered"],
            position["view"]["buildings_offered"],
        ):
            return False
    return True


def test_a_records_luck_is_drawn_anew_for_whoever_sits_down(strict: Server) -> None:
    ana, bento = Player(strict), Player(strict)
    table = ana.bring(Record("empires", 2, {}, 7))
    guest = hand_on(table, 1, bento)

    assert not foretold(Record("empires", 2, {}, 7).replay(), play_together((table, guest), 70))
    ana.close()
    bento.close()


def test_what_was_rehearsed_does_not_come_again_for_whoever_sits_down(strict: Server) -> None:
    ana, bento = Player(strict), Player(strict)
    table = ana.create(ME, HERE)
    rehearsed: list[tuple[str, list[str]]] = []
    position = table.look()
    for _ in range(70):
        text = ana.random.choice(position["options"])["text"]
        position = table.choose(position, text)
        rehearsed.append((text, position["view"]["goods_offered"]))
    for number in range(70, 0, -1):
        table.do("undo", number=number)
    guest = hand_on(table, 1, bento)

    same = True
    for text, goods in rehearsed:
        seated = table if table.look()["waiting"] == "me" else guest
        answer = seated.post("choices", number=seated.look()["number"], option=text)
        same = answer.status_code == 200 and answer.json()["view"]["goods_offered"] == goods
        if not same:
            break
    assert not same
    ana.close()
    bento.close()


def test_luck_drawn_anew_outlives_a_start_and_is_in_the_record(tmp_path: Path) -> None:
    server = Server(tmp_path, seeds=False).start()
    ana, bento = Player(server), Player(server)
    record = Record.loads((RECORDS / "first_game.txt").read_text(encoding="utf-8"))
    left = len(record.choices) - 30
    table = ana.bring(Record("empires", 2, {}, record.seed, record.choices[:left]))
    guest = hand_on(table, 1, bento)
    list(play_together((table, guest), 10))
    before = table.look()
    server.kill()

    server.start()
    ana.move_to(server)
    bento.move_to(server)

    assert {**table.look(), "table": None} == {**before, "table": None}
    while (position := table.look())["waiting"] != "over":
        list(play_together((table, guest), 1))
    text = ana.get(table.path + "/record").text
    assert f"\nluck {left} " in text
    assert Record.loads(text).replay().scores() == position["scores"]
    ana.close()
    bento.close()
    assert "Traceback" not in server.stop()


def test_luck_that_was_drawn_anew_stays_so_before_what_is_taken_back(own_server: Server) -> None:
    ana, bento = Player(own_server), Player(own_server)
    while (table := ana.create(ME, LINK)).look()["waiting"] != "me":
        pass
    table.choose(table.look())
    bento.at(table.table).do("join", seat=1)

    assert drawn(own_server) == [1]
    assert table.do("undo", number=1)["number"] == 0
    assert drawn(own_server) == [0]
    ana.close()
    bento.close()


def drawn(server: Server) -> list[int]:
    """After how many choices luck was drawn anew."""
    with sqlite3.connect(server.database) as rows:
        return [number for (number,) in rows.execute("select number from luck")]


def test_as_long_as_the_game_runs_nobody_is_told_its_luck(strict: Server) -> None:
    ana, bento = Player(strict), Player(strict)
    table = ana.create(ME, LINK)
    bento.at(table.table).do("join", seat=1)

    assert "luck" not in ana.get(table.path + "/record").text
    ana.close()
    bento.close()


def test_alone_on_another_device_luck_and_bots_stay_as_they_were(strict: Server) -> None:
    laptop, phone = Player(strict), Player(strict)
    table = laptop.create(ME, UNIFORM)
    first = table.wait()
    texts = []
    for _ in range(12):
        texts.append(laptop.random.choice(table.wait()["options"])["text"])
        table.choose(table.look(), texts[-1])
    once = table.wait()["view"]
    while table.look()["number"] > first["number"]:
        table.do("undo", number=table.wait()["number"])

    moved = hand_on(table, 0, phone)
    for text in texts:
        moved.choose(moved.wait(), text)

    assert moved.wait()["view"] == once
    laptop.close()
    phone.close()


def test_a_guided_game_has_the_guides_luck_and_is_for_one_person_among_bots(strict: Server) -> None:
    ana, bento = Player(strict), Player(strict)
    views = [
        player.create(ME, UNIFORM, UNIFORM, guided=True).look()["view"]["goods_offered"] for player in (ana, bento)
    ]
    assert views[0] == views[1]
    for seats in ([ME, UNIFORM], [ME, HERE, UNIFORM], [ME, LINK, UNIFORM]):
        answer = ana.post("/api/tables", {"game": "empires", "seats": seats, "guided": True})
        assert (answer.status_code, answer.json()["error"]) == (400, "set-up")
