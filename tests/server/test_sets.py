"""Sets that are sent together, all of them or nothing; and tables of another edition or with other content."""

import shutil
import sqlite3
from pathlib import Path

import pytest

import caravela
from caravela import Record
from tests.server.serving import RECORDS, Json, Player, Seated, Server

FIRST_EDITION = Path(__file__).parent.parent / "kernel" / "first_edition"


@pytest.fixture
def picking(ana: Player) -> tuple[Seated, Json]:
    """A table at which somebody is about to pick a party of several."""
    for path in sorted(RECORDS.glob("*.txt")):
        record = Record.loads(path.read_text(encoding="utf-8"))
        state = record.replay(0)
        for number, text in enumerate(record.choices):
            found = state.decision.selection(state)
            if found is not None and found.counted == "strength" and len(found.pieces) > 1 and found.most > 2:
                table = ana.bring(
                    Record(record.game, record.seats, record.settings, record.seed, record.choices[:number])
                )
                return table, table.look()
            state.choose_text(text)
    raise AssertionError("no record has such a set")


def test_a_set_is_told_with_its_pieces(picking: tuple[Seated, Json]) -> None:
    _, position = picking

    selection = position["selection"]

    offered = {option["text"] for option in position["options"]}
    assert {piece["text"] for piece in selection["pieces"]} <= offered
    assert selection["counted"] == "strength"
    assert all(piece["amount"] > 0 for piece in selection["pieces"])


def test_the_pieces_of_a_set_are_sent_together_in_any_order(picking: tuple[Seated, Json]) -> None:
    table, position = picking
    pieces = [piece["text"] for piece in position["selection"]["pieces"]][:2]

    after = table.do("choices", number=position["number"], pieces=pieces[::-1])

    assert after["whole"]
    assert after["number"] >= position["number"] + 2
    made = [line["option"] for line in after["events"] if "option" in line][position["number"] :]
    assert made[:2] == pieces
    record = Record.loads(table.player.get(table.path + "/record").text.replace("seats", "seed 1\nseats", 1))
    assert record.choices[-len(made) :] == made


def test_a_set_that_was_sent_together_is_taken_back_together(picking: tuple[Seated, Json]) -> None:
    table, position = picking
    pieces = [piece["text"] for piece in position["selection"]["pieces"]][:2]
    after = table.do("choices", number=position["number"], pieces=pieces)

    before = table.do("undo", number=after["number"])

    assert before["number"] == position["number"]


def test_a_set_of_which_a_piece_is_not_there_changes_nothing(picking: tuple[Seated, Json]) -> None:
    table, position = picking
    first, *_ = position["selection"]["pieces"]
    for pieces in ([first["text"]] * (first["count"] + 1), [first["text"], "send nobody"], ["pass"], []):
        answer = table.post("choices", number=position["number"], pieces=pieces)

        assert (answer.status_code, answer.json()["error"]) == (422, "not-offered")
        assert table.look()["number"] == position["number"]


def test_an_option_and_pieces_at_once_are_malformed(picking: tuple[Seated, Json]) -> None:
    table, position = picking

    answer = table.post("choices", number=position["number"], option="pass", pieces=["pass"])

    assert (answer.status_code, answer.json()["error"]) == (400, "malformed")


def test_a_table_of_the_first_edition_goes_on_after_an_update(tmp_path: Path) -> None:
    text = (FIRST_EDITION / "empires_four_plain.txt").read_text(encoding="utf-8")
    old = text.partition("\n\n")[2].splitlines()[:150]
    server = Server(tmp_path).start()
    ana = Player(server)
    record = Record.loads(text)
    table = ana.bring(Record(record.game, record.seats, record.settings, record.seed, []))
    server.stop()
    with sqlite3.connect(server.database) as rows:
        rows.execute("update tables set edition = 1")
        state = record.replay(0)
        for number, line in enumerate(old, 1):
            seat = state.seat or 0
            rows.execute("insert into choices values (?, ?, ?, ?, 0)", (table.table, number, seat, line))
            if line in state.texts():
                state.choose_text(line)

    server.start()
    ana.move_to(server)
    position = table.look()
    again = table.choose(position)

    assert position["number"] < len(old), "questions with one answer are gone"
    assert again["number"] > position["number"]
    made = [line["option"] for line in table.look()["events"] if "option" in line]
    assert made[: position["number"]] == record.choices[: position["number"]]
    server.stop()
    server.start()
    ana.move_to(server)
    assert [line["option"] for line in table.look()["events"] if "option" in line] == made
    ana.close()
    server.stop()


def test_tables_with_other_content_keep_it(tmp_path: Path) -> None:
    content = tmp_path / "content" / "empires"
    content.mkdir(parents=True)
    game = caravela.game("empires")
    shutil.copy(game.folder / "content" / "board.toml", content)
    board = (content / "board.toml").read_text(encoding="utf-8")
    (content / "board.toml").write_text(board.replace("building_price = 10", "building_price = 12"), encoding="utf-8")
    server = Server(tmp_path, "--content", str(content.parent)).start()
    ana = Player(server)

    table = ana.create({"kind": "me"}, {"kind": "bot", "bot": "greedy"})
    position = table.wait()
    digest = position["table"]["content"]
    facts = ana.json(f"/api/games/empires?content={digest}")["content"]

    assert digest == game.content(content.parent).digest
    assert facts["ages"][0]["building_price"] == 12
    assert ana.json("/api/games/empires")["content"]["ages"][0]["building_price"] == 10
    assert ana.get("/api/games/empires?content=abc").status_code == 404
    record = ana.get(table.path + "/record").text
    assert f"content {digest}\n" in record
    server.stop()
    without = Server(tmp_path).start()
    ana.move_to(without)
    assert ana.get(table.path).status_code == 410, "its content is not there"
    assert f"content {digest}\n" in ana.get(table.path + "/record").text
    ana.close()
    without.stop()
