"""Nobody's page is told what its seat may not know."""

import json
import random
from collections.abc import Iterator
from typing import Any

from tests.browser.conftest import Meet
from tests.browser.serving import Server
from tests.browser.test_whole_games import join
from tests.browser.visitor import ASIDE, LINK, ME

PAST = "number => Number(document.querySelector('#table').dataset.number) > number"
TOLD = {"natives", "loot", "plunder", "points", "token", "card"}


def things(found: Any) -> Iterator[dict[str, Any]]:
    """Every object in a message."""
    if isinstance(found, dict):
        yield found
        for value in found.values():
            yield from things(value)
    elif isinstance(found, list):
        for value in found:
            yield from things(value)


def messages(texts: list[str]) -> Iterator[Any]:
    for text in texts:
        if text.startswith(("{", "[")):
            yield json.loads(text)


def test_a_looked_token_is_told_to_nobody_else(meet: Meet, server: Server) -> None:
    ana, bento, watcher = meet(server), meet(server), meet(server)
    for visitor in (ana, bento, watcher):
        visitor.keep_answers()
    ana.go(ASIDE)
    request = {"game": "empires", "settings": {"recon": "basic"}, "seats": [ME, LINK], "spectators": True, "seed": 5}
    table = ana.ask("POST", "/api/tables", request)["table"]
    ana.go(f"/t/{table}")
    bento.go(f"/t/{table}")
    join(bento, "Bento")
    watcher.go(f"/t/{table}")
    watcher.page.locator("#table[data-number]").wait_for()
    colours = [seat["colour"] for seat in ana.ask("GET", f"/api/tables/{table}")["table"]["seats"]]
    luck = random.Random(18)

    looks = 0
    for _ in range(200):
        visitor = ana if ana.position()["waiting"] == "me" else bento
        position = visitor.position()
        number, options = position["number"], [option["text"] for option in position["options"]]
        if position["waiting"] == "over" or (looks >= 6 and number > 40):
            break
        wanted = [text for text in options if text.startswith("look ")] or options
        choice = luck.choice(wanted if luck.random() < 0.5 else options)
        looks += choice.startswith("look ")
        visitor.ask("POST", f"/api/tables/{table}/choices", {"number": number, "option": choice})
        for one in (ana, bento, watcher):
            one.until(PAST, number)

    assert looks >= 6
    for visitor, seat in ((ana, 0), (bento, 1), (watcher, None)):
        mine = colours[seat] if seat is not None else None
        heard = list(messages(visitor.frames + visitor.answers))
        assert heard
        for thing in (thing for message in heard for thing in things(message)):
            assert "seed" not in thing, thing
            if thing.get("key") in ("look-token", "look-card") and thing["facts"].get("seat") != mine:
                assert not TOLD & set(thing["facts"]), thing
            if "looked" in thing and thing.get("token") is not None:
                # A spectator knows what all seats know.
                assert mine in thing["looked"] if mine else len(thing["looked"]) == len(colours), thing
        for text in visitor.answers:
            assert "seed" not in text.lower() or text.startswith("<"), text[:200]
