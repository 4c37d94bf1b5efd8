"""Open pages: what they have missed, how many there may be, and those that can't follow."""

import asyncio
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from caravela.server.live import BACKLOG, Watcher
from caravela.server.visitors import Visitor, new_cookie
from caravela.server.watching import MOST_MISSED, talk_to
from tests.server.serving import HERE, ME, Player


def test_a_page_that_has_missed_much_is_told_how_the_table_stands_now(ana: Player) -> None:
    table = ana.nearly_over("person", "person", left=10)
    last = table.look()

    with table.live(after=0, version=1) as page:
        told = page.next()
        assert page.next()["kind"] == "seats"
    with table.live(after=last["number"] - MOST_MISSED) as page:
        few = page.until(last["number"])

    assert (told["kind"], told["whole"], told["number"]) == ("position", True, last["number"])
    assert told["events"] == last["events"]
    assert told["options"] == last["options"]
    assert len(few) == MOST_MISSED


def test_one_visitor_opens_only_so_many_pages(ana: Player, bento: Player) -> None:
    table = ana.create(ME, HERE)
    bento.json("/api/tables")

    pages = [table.live() for _ in range(20)]
    with pytest.raises(InvalidStatus, match="403"):
        table.live()
    bento.at(table.table).live().close()
    for page in pages:
        page.close()
    table.live().close()


class Stuck:
    """A page that does not read."""

    def __init__(self) -> None:
        self.sent = 0
        self.closed: int | None = None

    async def send_data(self, *_: Any, **__: Any) -> None:
        self.sent += 1
        await asyncio.Event().wait()

    async def receive_data(self, **_: Any) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int, reason: str) -> None:
        self.closed = code


def test_a_page_that_can_not_follow_is_cut_off() -> None:
    async def fall_behind() -> tuple[Stuck, Watcher]:
        page = Stuck()
        watcher = Watcher(Visitor(new_cookie()))
        talking = asyncio.create_task(talk_to(page, watcher, []))  # type: ignore[arg-type]
        for _ in range(BACKLOG + 2):
            watcher.send(b"{}")
            await asyncio.sleep(0)
        watcher.send(b"{}")
        await asyncio.wait_for(talking, 10)
        return page, watcher

    page, watcher = asyncio.run(fall_behind())
    assert (page.sent, page.closed) == (1, 1012)
    assert watcher.queue.empty()


def test_after_the_first_message_that_does_not_arrive_nothing_is_sent() -> None:
    class Gone(Stuck):
        async def send_data(self, *_: Any, **__: Any) -> None:
            self.sent += 1
            raise ConnectionError("gone")

    async def talk() -> int:
        page = Gone()
        messages: Any = [{"kind": "ping"}] * 5
        await asyncio.wait_for(talk_to(page, Watcher(Visitor(new_cookie())), messages), 10)  # type: ignore[arg-type]
        return page.sent

    assert asyncio.run(talk()) == 1
