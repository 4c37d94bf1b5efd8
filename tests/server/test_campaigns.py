"""Campaigns: tables one after the other, made from what the last has left; nothing is lost, nothing told too early."""

import asyncio
import json
import re
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

import caravela
from caravela import Campaign, Record
from caravela.kernel.text import LANGUAGES
from caravela.server import campaigns, store
from caravela.server.documents import WEB
from caravela.server.guard import Options
from caravela.server.hall import Hall
from caravela.server.messages import NewCampaign, NextGame, SeatWish, encoder
from caravela.server.records import table_of
from caravela.server.sealed import sealed_texts, words_of
from caravela.server.store import Taken
from caravela.server.views import position
from caravela.server.visitors import Visitor, new_cookie
from tests.campaigns import FOLDER, GAME, nearly_over, played
from tests.server.serving import GREEDY, HERE, LINK, ME, UNIFORM, Json, Player, Seated, Server

ANA = {**ME, "name": "Ana"}


def begin(player: Player, *seats: Json, **options: Any) -> Json:
    """A new campaign."""
    answer = player.post("/api/campaigns", {"game": GAME, "name": "Crew", "seats": list(seats), **options})
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


def bring(player: Player, campaign: Campaign) -> str:
    """A campaign out of a file."""
    answer = send(player, campaign.dumps())
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["campaign"]
    return found


def send(player: Player, text: str) -> httpx.Response:
    return player.http.post("/api/campaigns/files", content=text, headers={"Content-Type": "text/plain"})


def look(player: Player, campaign: str) -> Json:
    found: Json = player.json(f"/api/campaigns/{campaign}")
    return found


def go_on(player: Player, campaign: str, *seats: Json, **options: Any) -> httpx.Response:
    return player.post(f"/api/campaigns/{campaign}/games", {"seats": list(seats), **options})


def last_table(player: Player, campaign: str) -> Seated:
    return player.at(look(player, campaign)["games"][-1]["table"])


def words(things: list[Json]) -> list[str]:
    return [thing["word"] for thing in things]


# -- beginning and going on -------------------------------------------------------------------------------------------


def test_a_campaign_begins_with_a_table(ana: Player) -> None:
    made = begin(ana, ANA, GREEDY, settings={"solo_level": "hard"})

    shown = look(ana, made["campaign"])
    table = ana.at(made["table"]).look()["table"]

    assert (shown["name"], shown["status"], shown["may_go_on"], shown["alone"]) == ("Crew", "running", False, True)
    [game] = shown["games"]
    assert (game["number"], game["table"], words(game["before"]), game["after"]) == (1, made["table"], ["1"], [])
    assert game["seats"][0]["name"] == "Ana"
    assert game["settings"]["solo_level"] == "hard"
    assert table["settings"]["legacy"] == ["1"]
    assert table["campaign"] == {"campaign": made["campaign"], "name": "Crew", "number": 1, "next": None}


def test_only_games_with_a_campaign_have_one(ana: Player) -> None:
    assert {game["name"]: game["campaign"] for game in ana.json("/api/games")} == {
        name: name == GAME for name in caravela.games()
    }
    answer = ana.post("/api/campaigns", {"game": "empires", "name": "Crew", "seats": [ME, GREEDY]})
    assert (answer.status_code, answer.json()["error"]) == (400, "no-campaign")


def test_what_a_campaign_hands_on_can_not_be_wished_for(ana: Player) -> None:
    wish = {"game": GAME, "seats": [ME, GREEDY], "settings": {"legacy": ["l1"]}}

    assert ana.post("/api/tables", wish).json()["error"] == "set-up"
    assert ana.post("/api/campaigns", {**wish, "name": ""}).json()["error"] == "set-up"
    assert all("legacy" not in game["settings"] for game in ana.json("/api/games"))


def test_the_next_game_is_made_from_what_the_last_has_left(ana: Player) -> None:
    kept = nearly_over(1, left=2)
    campaign = bring(ana, kept)
    first = last_table(ana, campaign)
    assert go_on(ana, campaign).json()["error"] == "game-running"

    with first.live() as page:
        first.play()
        answer = go_on(ana, campaign)
        told = page.next("next")

    assert answer.status_code == 201, answer.text
    second = answer.json()["table"]
    assert told["table"] == second
    shown = look(ana, campaign)
    assert [game["table"] for game in shown["games"]] == [first.table, second]
    assert shown["games"][0]["after"] == shown["games"][1]["before"] != []
    table = ana.at(second).look()["table"]
    assert table["settings"]["legacy"] == words(shown["games"][1]["before"])
    assert [seat["mine"] for seat in table["seats"]] == [True, True]
    assert first.look()["table"]["campaign"]["next"] == second


def test_the_archive_is_that_of_the_library(ana: Player) -> None:
    kept = played(2)
    campaign = bring(ana, kept)

    shown = look(ana, campaign)
    answer = go_on(ana, campaign)

    told = kept.told()
    assert shown["status"] == "between"
    for game, one in zip(shown["games"], told, strict=True):
        assert (game["scores"], game["winners"]) == (one.scores, one.winners)
        assert (words(game["before"]), words(game["after"])) == (list(one.before), list(one.after))
        assert (game["read"], game["story"], game["tiles"]) == (one.read, one.story, one.tiles)
    third = ana.at(answer.json()["table"]).look()["table"]
    assert third["settings"]["legacy"] == list(kept.archive)


def test_nobody_makes_the_next_game_twice(ana: Player) -> None:
    campaign = bring(ana, played(1))
    answers: list[int] = []
    threads = [threading.Thread(target=lambda: answers.append(go_on(ana, campaign).status_code)) for _ in range(4)]

    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert sorted(answers) == [201, 409, 409, 409]
    assert len(look(ana, campaign)["games"]) == 2


def test_once_the_next_game_is_made_the_last_one_stands(ana: Player) -> None:
    campaign = bring(ana, nearly_over(1, left=2))
    first = last_table(ana, campaign)
    over = first.play()
    assert over["undo"]["possible"]

    go_on(ana, campaign)

    assert first.look()["undo"]["possible"] is False
    answer = first.post("undo", number=over["number"])
    assert (answer.status_code, answer.json()["error"]) == (409, "undo-over")


def test_a_game_that_is_taken_back_is_not_over(ana: Player) -> None:
    campaign = bring(ana, nearly_over(1, left=2))
    first = last_table(ana, campaign)
    over = first.play()

    first.do("undo", number=over["number"])

    assert look(ana, campaign)["status"] == "running"
    assert go_on(ana, campaign).json()["error"] == "game-running"


# -- who plays --------------------------------------------------------------------------------------------------------


def test_who_sat_there_is_taken_along_and_who_is_missing_replaced(visit: Callable[[], Player]) -> None:
    ana, bento, clara = visit(), visit(), visit()
    campaign = bring(ana, nearly_over(1, left=2, seats=3))
    first = last_table(ana, campaign)
    links = ana.json(first.path + "/link")
    for player, link in ((bento, links[1]), (clara, links[2])):
        player.get("/")
        player.get(link["link"])
    for player in (ana, bento, clara) * 10:
        if player.at(first.table).look()["waiting"] == "me":
            player.at(first.table).choose(player.at(first.table).look())

    answer = go_on(bento, campaign, {"kind": "again", "seat": 1}, {"kind": "again", "seat": 0}, LINK, UNIFORM)

    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert [seat.get("link") for seat in made["seats"]] == [None, None, f"/t/{made['table']}", None]
    for player, seat in ((bento, 0), (ana, 1)):
        assert [one["mine"] for one in player.at(made["table"]).look()["table"]["seats"]].index(True) == seat
    assert made["table"] in {line["table"] for line in ana.json("/api/tables")}
    clara.at(made["table"]).do("join", seat=2, name="Clara")
    phone = visit()
    [link] = ana.json(f"/api/tables/{made['table']}/link")
    phone.get("/")
    phone.get(link["link"])
    assert phone.at(made["table"]).look()["table"]["seats"][1]["mine"]


def test_a_seat_is_taken_again_once(ana: Player) -> None:
    campaign = bring(ana, played(1))
    again = {"kind": "again", "seat": 1}

    for seats in ([again, again], [again, {"kind": "again", "seat": 2}]):
        assert go_on(ana, campaign, *seats).json()["error"] == "set-up"
    assert ana.post("/api/tables", {"game": GAME, "seats": [again, ME]}).json()["error"] == "set-up"


def test_the_number_of_seats_and_the_settings_may_change(ana: Player) -> None:
    campaign = bring(ana, played(1))

    made = go_on(ana, campaign, ME, settings={"solo_level": "hard"}).json()

    table = ana.at(made["table"]).look()["table"]
    assert len(table["seats"]) == 1
    assert table["settings"]["solo_level"] == "hard"
    assert look(ana, campaign)["games"][1]["company"][-1] == "ana"


def test_only_who_plays_there_goes_on_or_removes_it(ana: Player, bento: Player) -> None:
    campaign = bring(ana, played(1))

    assert look(bento, campaign)["may_go_on"] is False
    assert go_on(bento, campaign).status_code == 403
    assert bento.http.delete(f"/api/campaigns/{campaign}").status_code == 403


def test_a_campaign_without_spectators_is_for_its_players(ana: Player, bento: Player) -> None:
    made = begin(ana, ME, GREEDY, spectators=False)

    for path in ("", "/file", "/opened/en"):
        assert ana.get(f"/api/campaigns/{made['campaign']}{path}").status_code == 200
        assert bento.get(f"/api/campaigns/{made['campaign']}{path}").status_code == 403


def test_my_campaigns_are_those_i_play_in(ana: Player, bento: Player) -> None:
    older = bring(ana, played(1))
    made = begin(ana, ANA, HERE)

    mine = ana.json("/api/campaigns")

    assert [line["id"] for line in mine] == [made["campaign"], older]
    assert [(line["status"], line["number"], line["alone"]) for line in mine] == [
        ("running", 1, True),
        ("between", 1, True),
    ]
    assert mine[0]["my_turn"]
    assert bento.json("/api/campaigns") == []
    legs = {line["table"]: line["campaign"] for line in ana.json("/api/tables")}
    assert legs[made["table"]]["number"] == 1


# -- removing ---------------------------------------------------------------------------------------------------------


def test_who_plays_alone_removes_a_campaign_with_its_games(ana: Player) -> None:
    campaign, other = bring(ana, played(2)), begin(ana, ME, GREEDY)
    go_on(ana, campaign)
    tables = [game["table"] for game in look(ana, campaign)["games"]]

    assert ana.http.delete(f"/api/campaigns/{campaign}").status_code == 204

    assert ana.get(f"/api/campaigns/{campaign}").status_code == 404
    assert [ana.get(f"/api/tables/{table}").status_code for table in tables] == [404, 404, 404]
    assert [line["id"] for line in ana.json("/api/campaigns")] == [other["campaign"]]
    with sqlite3.connect(ana.server.database) as rows:
        left = rows.execute("select count(*) from campaign_games where campaign_id = ?", [campaign])
        assert left.fetchone() == (0,)


def test_a_table_of_a_campaign_is_not_removed_alone(ana: Player) -> None:
    campaign = bring(ana, played(1))
    first = last_table(ana, campaign)

    assert ana.http.delete(first.path).status_code == 204

    assert first.table not in {line["table"] for line in ana.json("/api/tables")}
    assert go_on(ana, campaign).status_code == 201


def test_a_campaign_with_others_leaves_my_list_and_stays_theirs(ana: Player, bento: Player) -> None:
    made = begin(ana, ANA, LINK)
    bento.at(made["table"]).do("join", seat=1, name="Bento")

    assert ana.http.delete(f"/api/campaigns/{made['campaign']}").status_code == 204

    assert ana.json("/api/campaigns") == []
    assert [line["id"] for line in bento.json("/api/campaigns")] == [made["campaign"]]


# -- as a file --------------------------------------------------------------------------------------------------------


def test_a_campaign_goes_on_elsewhere(ana: Player, bento: Player) -> None:
    campaign = bring(ana, played(2))

    text = ana.get(f"/api/campaigns/{campaign}/file").text
    other = bring(bento, Campaign.loads(text))

    kept = Campaign.loads(text)
    kept.replay()
    assert kept.name == "The Tuesday crew"
    assert [record.choices for record in kept.games] == [record.choices for record in played(2).games]
    assert kept.archive == played(2).archive
    after = go_on(bento, other).json()["table"]
    assert bento.at(after).look()["table"]["settings"]["legacy"] == list(kept.archive)


def test_the_luck_of_a_game_that_runs_is_not_in_the_file(ana: Player) -> None:
    campaign = bring(ana, nearly_over(2))

    kept = Campaign.loads(ana.get(f"/api/campaigns/{campaign}/file").text)

    assert (len(kept.games), kept.under_way) == (1, None)


@pytest.mark.parametrize("text", ["", "caravela campaign 1\ngame maracaibo\nname x\n\n", "caravela record 2\n", "\0"])
def test_a_file_that_is_no_campaign_is_refused(ana: Player, text: str) -> None:
    answer = send(ana, text)

    assert (answer.status_code, answer.json()["error"]) == (400, "campaign")


def test_games_that_do_not_follow_are_refused_and_nothing_is_kept(ana: Player) -> None:
    campaign = played(2)
    campaign.games.reverse()

    answer = send(ana, campaign.dumps())

    assert answer.status_code == 400
    assert answer.json()["detail"].startswith("game 1: ")
    assert ana.json("/api/campaigns") == ana.json("/api/tables") == []


# -- nothing is lost --------------------------------------------------------------------------------------------------


def test_killing_the_server_between_two_games_or_while_the_next_is_made_loses_nothing(own_server: Server) -> None:
    ana = Player(own_server)
    campaign = bring(ana, nearly_over(2, left=2))
    over = last_table(ana, campaign).play()
    before = look(ana, campaign)

    kill_and_start(own_server, ana)

    assert last_table(ana, campaign).look()["view"] == over["view"]
    assert look(ana, campaign)["games"] == before["games"]

    asking = threading.Thread(target=ask_for_next, args=[ana, campaign])
    asking.start()
    asking.join(0.05)
    kill_and_start(own_server, ana)
    asking.join()

    if look(ana, campaign)["status"] == "between":  # the kill was quicker: nothing of the next game is there
        assert len(look(ana, campaign)["games"]) == 2
        assert go_on(ana, campaign).status_code == 201
    third = last_table(ana, campaign)
    assert third.look()["table"]["settings"]["legacy"] == words(before["games"][-1]["after"])
    assert third.play(choices=1)["number"] >= 1
    ana.close()


def kill_and_start(server: Server, player: Player) -> None:
    server.kill()
    server.start()
    player.move_to(server)


def ask_for_next(player: Player, campaign: str) -> None:
    with suppress(httpx.HTTPError):
        go_on(player, campaign)


def test_a_next_game_that_can_not_be_written_whole_is_not_made(tmp_path: Path) -> None:
    async def play() -> tuple[int, int]:
        hall = Hall(Options(f"sqlite:///{tmp_path / 'tables.sqlite'}", bot_workers=1))
        await hall.open()
        visitor = Visitor(new_cookie())
        campaign = await campaigns.bring(hall, visitor, played(1).dumps())
        async with hall.store.engine.begin() as rows:  # its last line fails
            fails = "begin select raise(abort, 'full'); end"
            await rows.exec_driver_sql(f"create trigger last before insert on campaign_games {fails}")
        with pytest.raises(Taken):
            await campaigns.next_game(hall, campaign, visitor, NextGame())
        async with hall.store.engine.begin() as rows:
            await rows.exec_driver_sql("drop trigger last")
        left = len((await campaigns.show(hall, campaign, visitor)).games)
        await campaigns.next_game(hall, campaign, visitor, NextGame())
        made = len((await hall.store.tables_of(visitor.id))[0])
        await hall.close()
        return left, made

    assert asyncio.run(play()) == (1, 2)


# -- nothing is told too early ----------------------------------------------------------------------------------------


def test_only_opened_texts_are_told(ana: Player) -> None:
    campaign = bring(ana, nearly_over(2, left=2))
    table = last_table(ana, campaign)
    for language in LANGUAGES:
        sealed = sealed_texts(GAME, language)
        opened = set(table.look()["view"]["opened"])

        told = ana.json(f"{table.path}/opened/{language}")

        assert told["texts"] == "".join(f"{text}\n" for key, text in sealed.items() if key in opened)
        assert opened <= set(sealed)
        assert set(told["descriptions"]) <= opened
    shown = look(ana, campaign)
    whole = ana.json(f"/api/campaigns/{campaign}/opened/en")["texts"]
    assert set(shown["opened"]) >= opened
    assert all((text in whole) == (key in shown["opened"]) for key, text in sealed_texts(GAME, "en").items())
    assert ana.get(f"{table.path}/opened/de").status_code == 404


def test_a_game_without_sealed_texts_has_nothing_to_open(ana: Player) -> None:
    table = ana.create(ME, GREEDY)

    assert ana.json(f"{table.path}/opened/en") == {"texts": "", "descriptions": {}, "tokens": {}}


def test_nothing_that_a_page_gets_names_what_is_not_opened(ana: Player) -> None:
    campaign = bring(ana, nearly_over(2, left=20))
    table = last_table(ana, campaign)
    facts = [ana.get("/api/games").text, ana.get(f"/api/games/{GAME}").text, ana.get("/").text]
    facts += [ana.get(f"/text/{GAME}/{language}.ftl").text for language in LANGUAGES]
    facts += [ana.get(f"/api/games/{GAME}/learn/{language}").text for language in LANGUAGES]
    facts += [ana.get(f"/t/{table.table}").text]
    for text in facts:
        assert_sealed(text, set())
    position = table.look()
    while True:
        opened = set(look(ana, campaign)["opened"])
        for path in (table.path, f"{table.path}/opened/fr", f"{table.path}/record", f"/api/campaigns/{campaign}"):
            assert_sealed(ana.get(path).text, opened)
        if position["waiting"] == "over":
            break
        position = table.choose(position)


def assert_sealed(text: str, opened: set[str]) -> None:
    """Neither a sealed text nor the key of one stands in what a page gets."""
    for language in LANGUAGES:
        for key, source in sealed_texts(GAME, language).items():
            if key not in opened:
                said = source.partition("=")[2].strip()
                assert json.dumps(said, ensure_ascii=False)[1:-1] not in text or len(said) < 12, key
                assert f'"{key}"' not in text, key


def test_no_file_of_the_page_holds_a_sealed_text() -> None:
    folders = (WEB, caravela.game(GAME).folder / "web")
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in (".js", ".css", ".svg", ".ts")]
    assert len(files) > 20
    source = "\n".join(path.read_text(encoding="utf-8") for path in files).lower()

    for language in LANGUAGES:
        for key, text in sealed_texts(GAME, language).items():
            assert text.partition("=")[2].strip().lower() not in source, key


@pytest.mark.parametrize("number", [0, 3, 11])
def test_no_message_to_a_table_names_what_is_not_opened(number: int) -> None:
    game, visitor = caravela.game(GAME), Visitor(new_cookie())
    record = Campaign.loads((FOLDER / "two_people.txt").read_text(encoding="utf-8")).games[number]
    secret = {
        word for word in set(game.actions.kinds_by_word()) - set(words_of(game, game.catalog())) if not word.isdigit()
    }
    state = record.start()
    for made, _ in enumerate(record.steps(state)):
        if made % 8 == 0:
            part = Record(GAME, record.seats, record.settings, record.seed, record.choices[:made])
            table = table_of(visitor, part)
            table.id = "table"  # a random one may hold any word

            told = encoder.encode(position(table, visitor.id)).decode()

            opened = words_of(game, game.catalog(), game.view(table.state, None)["opened"])
            assert secret.intersection(re.findall(r"[a-z0-9][a-z0-9_-]*", told)) <= set(opened)


def test_the_words_of_sealed_things_come_with_their_texts(ana: Player) -> None:
    game = ana.json(f"/api/games/{GAME}")
    kinds = caravela.game(GAME).actions.kinds_by_word()
    sealed = sealed_texts(GAME, "en")

    for word, told in game["tokens"].items():
        assert [f"{kind}-{word}" for kind in told if f"{kind}-{word}" in sealed] == []
    assert {"l1", "3-1", "9a", "c90"} & set(game["tokens"]) == set()
    assert {"l1", "3-1", "9a", "c90"} <= set(kinds)


# -- growing old ------------------------------------------------------------------------------------------------------


def test_only_campaigns_that_nobody_has_played_go(tmp_path: Path) -> None:
    async def wait() -> list[str]:
        hall = Hall(Options(f"sqlite:///{tmp_path / 'tables.sqlite'}", bot_workers=1))
        await hall.open()
        visitor = Visitor(new_cookie())
        seats = [SeatWish(kind="here"), SeatWish(kind="here")]
        brought = await campaigns.bring(hall, visitor, played(2).dumps())
        await campaigns.next_game(hall, brought, visitor, NextGame())
        await campaigns.create(hall, visitor, NewCampaign(game=GAME, name="", seats=seats))
        await hall.store.expire(time.time() + 1, ())
        assert [row.id for row in await hall.store.rows(sa.select(store.campaigns))] == [brought]
        games: list[str] = [game.status for game in (await campaigns.show(hall, brought, visitor)).games]
        await hall.close()
        return games

    assert asyncio.run(wait()) == ["over", "over"]


def test_what_the_last_scoring_adds_is_told_between_two_games(ana: Player) -> None:
    kept = Campaign.loads((FOLDER / "alone.txt").read_text(encoding="utf-8"))
    del kept.games[6:]
    kept.left = None
    campaign = bring(ana, kept)

    shown = look(ana, campaign)

    after = shown["games"][-1]["after"]
    tiles = [thing["word"] for thing in after if thing["kind"] == "tile"]
    assert [tile["tile"] for tile in shown["games"][-1]["tiles"]] == tiles
    assert {f"{thing['kind']}-{thing['word']}" for thing in after} <= set(shown["opened"])
    texts = ana.json(f"/api/campaigns/{campaign}/opened/en")["texts"]
    assert all(f"tile-{word} = " in texts for word in tiles)
