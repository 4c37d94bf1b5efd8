"""My tables: which there are, which go when I remove them, and whose eyes look at one screen."""

import sqlite3

from caravela.kernel.record import Record
from tests.server.serving import GREEDY, HERE, LINK, ME, RECORDS, UNIFORM, Player, Seated, Server

LOOKS = {"recon": "basic"}
"""A setting with which seats learn what others do not know."""


def remove(table: Seated) -> int:
    return table.player.http.delete(table.path).status_code


def listed(player: Player) -> set[str]:
    return {line["table"] for line in player.json("/api/tables")}


# -- removing ---------------------------------------------------------------------------------------------------------


def test_who_plays_alone_removes_a_table_for_good(ana: Player) -> None:
    table, other = ana.create(ME, GREEDY), ana.create(ME, LINK)
    table.play(choices=2)

    with table.live(after=0) as page:
        assert remove(table) == 204
        page.listener.join(20)
        assert not page.listener.is_alive()

    assert listed(ana) == {other.table}
    assert ana.get(table.path).status_code == 404
    assert table.post("choices", number=0, option="pass").status_code == 404
    assert remove(table) == 404


def test_bots_that_think_at_a_removed_table_stop(own_server: Server) -> None:
    ana = Player(own_server)
    table = ana.create(UNIFORM, UNIFORM, ME)

    assert remove(table) == 204
    other = ana.create(ME, UNIFORM)
    other.play(choices=8)

    with sqlite3.connect(own_server.database) as rows:
        for part in ("seats", "choices"):
            assert rows.execute(f"select distinct table_id from {part}").fetchall() == [(other.table,)]
    ana.close()
    assert table.table not in own_server.stop()


def test_only_who_plays_or_played_there_removes_a_table(ana: Player, bento: Player) -> None:
    table = ana.create(ME, GREEDY)

    assert remove(bento.at(table.table)) == 403

    assert listed(ana) == {table.table}


def test_a_game_with_others_goes_on_without_me_and_i_can_come_back(ana: Player, bento: Player) -> None:
    table = ana.create({**ME, "name": "Ana"}, LINK)
    seat = bento.at(table.table)
    seat.do("join", seat=1, name="Bento")

    assert remove(table) == 204

    assert listed(ana) == set()
    assert listed(bento) == {table.table}
    left = seat.look()["table"]["seats"][0]
    assert (left["kind"], left["name"]) == ("bot", "Ana")
    assert table.look()["table"]["seats"][0]["was_mine"] is True
    table.do("join", seat=0)
    assert listed(ana) == {table.table}


def test_a_finished_game_with_others_leaves_my_list_and_stays_theirs(own_server: Server) -> None:
    ana, bento = Player(own_server), Player(own_server)
    table = ana.nearly_over("person", "person", left=1)
    [link] = [link["link"] for link in table.player.json(table.path + "/link") if link["seat"] == 1]
    bento.get(link)
    bento.get(link)
    (table if table.look()["waiting"] == "me" else bento.at(table.table)).play()

    assert remove(table) == 204
    own_server.kill()
    own_server.start()
    for player in (ana, bento):
        player.move_to(own_server)

    assert listed(ana) == set()
    assert listed(bento) == {table.table}
    assert [seat["kind"] for seat in table.look()["table"]["seats"]] == ["person", "person"]
    ana.close()
    bento.close()


def test_a_table_that_does_not_replay_can_be_removed(own_server: Server) -> None:
    player, other = Player(own_server), Player(own_server)
    table = player.create(ME, HERE)
    table.play(choices=2)
    own_server.stop()
    with sqlite3.connect(own_server.database) as rows:
        rows.execute("update choices set option = 'sail home' where number = 2")
    own_server.start()
    for someone in (player, other):
        someone.move_to(own_server)

    assert player.get(table.path).status_code == 410
    assert remove(other.at(table.table)) == 403
    assert remove(table) == 204
    assert listed(player) == set()
    player.close()
    other.close()


# -- where from, and names --------------------------------------------------------------------------------------------


def test_a_copy_tells_its_game_and_keeps_the_names(own_server: Server) -> None:
    ana = Player(own_server)
    table = ana.create({**ME, "name": "Ana"}, {**GREEDY, "name": "Cabral"}, {**HERE, "name": "Zoé"})
    table.play(choices=2)
    number = table.wait()["number"]

    copy = ana.at(table.do("try", number=number)["table"])

    own_server.kill()
    own_server.start()
    ana.move_to(own_server)
    told = copy.look()["table"]
    assert told["origin"] == {"table": table.table, "number": number}
    assert [seat["name"] for seat in told["seats"]] == ["Ana", "Cabral", "Zoé"]
    assert {line["table"]: line["origin"] for line in ana.json("/api/tables")} == {
        table.table: None,
        copy.table: told["origin"],
    }
    assert remove(table) == 204
    assert copy.look()["table"]["origin"] == {"table": None, "number": number}
    ana.close()


def test_a_record_keeps_the_names(ana: Player, bento: Player) -> None:
    record = Record.loads((RECORDS / "first_game.txt").read_text(encoding="utf-8"))
    record.players, record.names = ["person", "greedy"], ["Ana", "Vespucci"]
    table = ana.bring(record)

    again = bento.bring(Record.loads(ana.get(table.path + "/record").text))

    assert [seat["name"] for seat in again.look()["table"]["seats"]] == ["Ana", "Vespucci"]


def test_my_tables_tell_settings_whose_turn_it_is_and_who_else_plays(ana: Player, bento: Player) -> None:
    table = ana.create(ME, LINK, settings=LOOKS)

    [line] = ana.json("/api/tables")

    assert (line["alone"], line["decider"]) == (True, table.look()["decider"])
    assert line["settings"]["recon"] == "basic"
    bento.at(table.table).do("join", seat=1, name="Bento")
    assert ana.json("/api/tables")[0]["alone"] is False


# -- one screen -------------------------------------------------------------------------------------------------------


def test_whoever_sits_at_the_screen_sits_there_until_somebody_else_is_asked(ana: Player) -> None:
    table = ana.create(UNIFORM, HERE, UNIFORM, ME, seed=2)
    position = table.wait()
    waited = set()

    with table.live(after=position["number"]) as page:
        for _ in range(12):
            asked = position["decider"]
            number = table.choose(position)["number"]
            position = page.until(number)[-1]
            while position["waiting"] != "me":
                assert position["as"] == asked
                waited.add(asked)
                position = page.next("position")

    assert waited == {1, 3}


def test_a_screen_is_covered_only_from_those_who_may_not_see_all(ana: Player) -> None:
    """With looks, what red has seen is hidden from yellow; covered figures that everybody could count are no secret."""
    plain = ana.create(ME, HERE, seed=5, game="santa_maria")
    looks = ana.create(ME, HERE, seed=5, settings=LOOKS)

    covered = []
    for table in (plain, looks):
        position = table.look()
        assert position["hidden_from"] == []
        found = set()
        for _ in range(60):
            look = next((option["text"] for option in position["options"] if option["text"].startswith("look")), None)
            position = table.choose(position, look if position["as"] == 0 else None)
            found |= {(position["as"], tuple(position["hidden_from"]))}
        covered.append({seat for seat, hidden in found if hidden})

    assert covered[0] == set()
    assert 0 in covered[1]


def test_looking_back_shows_nothing_of_who_sat_at_the_screen_then(ana: Player) -> None:
    table = ana.create(ME, HERE, seed=5, settings=LOOKS)
    position = table.look()
    for _ in range(60):
        position = table.choose(position)
        if position["as"] == 1:
            break

    assert table.look(0)["as"] == 1
    assert table.look(0)["hidden_from"] == []
