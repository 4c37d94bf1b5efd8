"""Undo: everything alone and in hot-seat play, by law 8 online, and beyond it if all agree."""

from collections.abc import Callable

import pytest

from tests.server.serving import GREEDY, HERE, LINK, ME, Player, Seated


def pair(visit: Callable[[], Player], seed: int = 1) -> tuple[Seated, Seated]:
    """Two people at one table: first the one who begins."""
    ana, bento = visit(), visit()
    table = ana.create(ME, LINK, seed=seed, settings={"recon": "basic"})
    guest = bento.at(table.table)
    guest.do("join", seat=1, name="Bento")
    return (table, guest) if table.look()["waiting"] == "me" else (guest, table)


def refusal(table: Seated, number: int) -> tuple[int, str]:
    answer = table.post("undo", number=number)
    return answer.status_code, answer.json()["error"]


def test_alone_everything_can_be_undone_back_to_the_last_own_choice(ana: Player) -> None:
    table = ana.create(ME, GREEDY, GREEDY)
    positions = [table.wait()]
    for _ in range(6):
        table.choose(positions[-1])
        positions.append(table.wait())

    for earlier in reversed(positions[:-1]):
        position = table.do("undo", number=table.look()["number"])
        assert position["number"] == earlier["number"]
        assert position["view"] == earlier["view"]
        assert position["options"] == earlier["options"]
    assert position["undo"]["possible"] is False
    assert refusal(table, position["number"]) == (409, "undo-start")


def test_after_an_undo_luck_and_bots_are_the_same(ana: Player) -> None:
    table = ana.create(ME, {"kind": "bot", "bot": "uniform"}, GREEDY)
    first = table.wait()
    option = first["options"][-1]["text"]
    table.choose(first, option)
    once = table.wait()

    table.do("undo", number=once["number"])
    table.choose(table.look(), option)
    twice = table.wait()

    assert twice["view"] == once["view"]
    assert twice["events"] == once["events"]


def test_in_hot_seat_play_everything_can_be_undone(ana: Player) -> None:
    table = ana.create(ME, HERE)
    position = table.play(choices=8)

    assert position["undo"]["possible"] is True
    for number in range(8, 0, -1):
        assert table.do("undo", number=number)["number"] == number - 1


def test_a_finished_game_alone_can_be_taken_back(ana: Player) -> None:
    table = ana.nearly_over("person", "uniform")
    end = table.play()

    position = table.do("undo", number=end["number"])

    assert position["table"]["status"] == "running"
    assert ana.get(table.path + "/record").text.count("seed") == 0


def test_a_stale_undo_changes_nothing(ana: Player) -> None:
    table = ana.create(ME, HERE)
    table.play(choices=3)

    assert refusal(table, 2) == (409, "stale")
    assert table.look()["number"] == 3


def test_online_one_may_go_back_until_another_seat_has_chosen(visit: Callable[[], Player]) -> None:
    first, second = pair(visit)
    start = first.look()
    first.choose(start)
    position = second.wait()

    undo = {"possible": True, "reason": None, "why": None, "asked": None, "answered": False, "count": None}
    assert first.look()["undo"] == undo
    assert first.do("undo", number=1)["number"] == 0
    first.choose(first.look())
    second.choose(second.look())
    assert first.look()["undo"]["reason"] == "undo-ask"
    assert first.look()["undo"]["why"] == "undo-others"
    assert position["undo"]["reason"] == "undo-start"


def test_online_nothing_that_was_learnt_is_undone_without_the_others(visit: Callable[[], Player]) -> None:
    first, second = pair(visit)
    position = first.wait()
    while not any(option["text"].startswith("look ") for option in position["options"]):
        for seated in (first, second):
            if seated.look()["waiting"] == "me":
                seated.choose(seated.look())
        position = first.wait() if first.look()["waiting"] == "me" else second.wait()
    looker = first if first.look()["waiting"] == "me" else second
    [text, *_] = [one["text"] for one in position["options"] if one["text"].startswith("look ")]

    after = looker.choose(position, text)

    assert after["undo"]["reason"] == "undo-ask"
    assert after["undo"]["why"] == "undo-luck"


@pytest.mark.parametrize("agree", [True, False])
def test_beyond_that_all_others_must_agree(visit: Callable[[], Player], agree: bool) -> None:
    ana, bento, clara = visit(), visit(), visit()
    table = ana.create(ME, LINK, LINK)
    people = [table, bento.at(table.table), clara.at(table.table)]
    people[1].do("join", seat=1)
    people[2].do("join", seat=2)
    while True:
        [seated] = [one for one in people if one.look()["waiting"] == "me"]
        number = seated.choose(seated.look())["number"]
        if number == 1:
            asker = seated
        elif number >= 4 and seated is not asker:
            break
    [one, other] = [person for person in people if person is not asker]

    with one.live(after=number) as page:
        position = asker.do("undo", number=number)
        asked = page.next("undo-asked")
        assert asked["seat"] == position["undo"]["asked"] is not None
        assert table.look()["number"] == number
        assert one.do("undo/answer", agree=True)["number"] == number
        assert one.look()["undo"]["answered"] is True
        result = other.do("undo/answer", agree=agree)
        told = page.next("undone", "undo-asked")

    if agree:
        assert result["number"] < number
        assert (told["kind"], told["number"]) == ("undone", result["number"])
        assert told["options"] == one.look()["options"]
    else:
        assert result["number"] == number
        assert (told["kind"], told["seat"]) == ("undo-asked", None)
    assert other.post("undo/answer", agree=True).json()["error"] == "undo-unasked"


def test_a_choice_puts_an_end_to_the_question(visit: Callable[[], Player]) -> None:
    first, second = pair(visit)
    first.choose(first.look())
    second.choose(second.wait())
    first.do("undo", number=2)

    seated = first if first.look()["waiting"] == "me" else second
    seated.choose(seated.look())

    assert second.post("undo/answer", agree=True).json()["error"] == "undo-unasked"
    assert second.look()["number"] == 3


def test_a_finished_game_online_stays_finished(visit: Callable[[], Player]) -> None:
    ana, bento = visit(), visit()
    first = ana.nearly_over()
    bento.json("/api/tables")
    bento.get(ana.json(first.path + "/link")[1]["link"])
    second = bento.at(first.table)
    while (position := first.look())["waiting"] != "over":
        seated = first if position["waiting"] == "me" else second
        position = seated.look()
        while position["waiting"] == "me":
            position = seated.choose(position)

    assert refusal(first, position["number"]) == (409, "undo-over")


def test_whoever_is_left_does_not_rewrite_a_game_of_several(visit: Callable[[], Player]) -> None:
    first, second = pair(visit)
    first.choose(first.look())
    second.choose(second.wait())

    seat = second.look()["as"]
    second.do("resign", seat=seat)
    alone = first.wait()
    while alone["number"] < 6:
        first.choose(alone)
        alone = first.wait()

    assert alone["undo"] == {
        "possible": False,
        "reason": "undo-gone",
        "why": "undo-others",
        "asked": None,
        "answered": False,
        "count": None,
    }
    assert refusal(first, alone["number"]) == (409, "undo-gone")


def test_a_game_of_several_stays_so_when_one_takes_over_all_seats(visit: Callable[[], Player]) -> None:
    ana, bento = visit(), visit()
    first = ana.nearly_over()
    bento.json("/api/tables")
    bento.get(ana.json(first.path + "/link")[1]["link"])
    second = bento.at(first.table)
    while (position := first.look())["waiting"] != "over":
        seated = first if position["waiting"] == "me" else second
        seated.choose(seated.look())
    ana.get(bento.json(first.path + "/link")[0]["link"])

    assert [seat["mine"] for seat in first.look()["table"]["seats"]] == [True, True]
    assert refusal(first, position["number"]) == (409, "undo-over")


def test_alone_the_way_back_moves_along_to_another_device(visit: Callable[[], Player]) -> None:
    laptop, phone = visit(), visit()
    table = laptop.create(ME, HERE, GREEDY)
    table.play(choices=6)
    phone.json("/api/tables")
    for link in laptop.json(table.path + "/link"):
        phone.get(link["link"])

    position = phone.at(table.table).look()

    assert position["undo"]["possible"] is True
    assert position["undo"]["reason"] is None


def asked(visit: Callable[[], Player]) -> tuple[Seated, Seated]:
    """Two people, the first of whom asks to go back."""
    first, second = pair(visit)
    first.choose(first.look())
    second.choose(second.wait())
    position = first.do("undo", number=2)
    assert (position["undo"]["reason"], position["undo"]["count"]) == ("undo-ask", 2)
    return first, second


def test_whoever_asks_can_withdraw_the_question(visit: Callable[[], Player]) -> None:
    first, second = asked(visit)

    with second.live(after=2) as page:
        assert page.next("undo-asked")["seat"] is not None
        first.do("undo/answer", agree=False)
        told = page.next("undo-asked")

    assert (told["seat"], told["agreed"]) == (None, None)
    assert second.post("undo/answer", agree=True).json()["error"] == "undo-unasked"


def test_a_change_of_seats_puts_an_end_to_the_question_and_pages_are_told(visit: Callable[[], Player]) -> None:
    first, second = asked(visit)

    with second.live(after=2) as page:
        assert page.next("undo-asked")["seat"] is not None
        first.do("resign", seat=first.look()["as"])
        assert page.next("undo-asked")["seat"] is None


def test_whoever_asks_again_and_again_is_heard_once(visit: Callable[[], Player]) -> None:
    first, second = asked(visit)

    with second.live(after=2) as page:
        page.next("undo-asked")
        for _ in range(5):
            assert first.do("undo", number=2)["undo"]["asked"] is not None
        first.do("chat", text="please")
        assert page.next("undo-asked", "chat")["kind"] == "chat"
