"""Secrets of Empires: what one seat has looked at stays unknown to the others, in views, events and imagined copies."""

import json
from typing import Any, cast

import pytest

from caravela.games.empires.catalog import SEATS
from caravela.games.empires.imagine import imagine
from caravela.games.empires.state import Empires
from caravela.kernel.hidden import NOTHING
from tests.games.empires.position import (
    BLUE,
    GAME,
    RED,
    YELLOW,
    Log,
    discover_all,
    lay_token,
    new,
    on,
    play,
    region_of,
    run,
)
from tests.kernel.test_chance import is_likely
from tests.promises.tables import Table, games_for_this_run, positions
from tests.rules import rule


def looking(seats: int, seed: int) -> Table:
    """A table at which looks can be bought."""
    settings = {"recon": "basic", "nations": "random", "no_survivors": seed % 2 == 0, "builders": seed % 3 == 0}
    return Table("empires", seats, settings, seed)


def shown(state: Empires, seat: int | None) -> str:
    """A view as text, without the list of tokens whose place the seat does not know."""
    seen = GAME.view(state, seat)
    del seen["tokens_unseen"], seen["cards_unseen"]
    return json.dumps(seen)


@pytest.mark.parametrize("seats", range(2, 7))
def test_no_view_shows_what_only_others_have_seen(seats: int) -> None:
    secrets = 0
    for seed in range(games_for_this_run(10)):
        for position in positions(looking(seats, seed)):
            state = cast(Empires, position)
            if state.choices % 7:
                continue
            for seat in range(seats):
                hidden = hidden_from(state, seat)
                text = shown(state, seat) if hidden else ""
                for name in hidden:
                    secrets += 1
                    assert f'"{name}"' not in text
    assert secrets


def hidden_from(state: Empires, seat: int) -> list[str]:
    """What lies face down and the seat has not seen, though somebody has."""
    catalog = state.catalog
    found = [
        catalog.tokens[value].id
        for region, value in enumerate(state.tokens.values)
        if value >= 0 and not state.tokens.knows(region, seat)
    ]
    for pile in (state.deck_top, state.deck_bottom):
        for place, card in enumerate(pile.values):
            if card != NOTHING and not pile.knows(place, seat):
                found.append(catalog.cards[card].id)
    return found


def looked_at_token() -> Empires:
    """Red has looked at the token of Florida."""
    state = new(3, recon="basic")
    lay_token(state, "florida", state.catalog.tokens[state.token_bag[4]].id)
    return play(state, "look florida")


def token_shown(state: Empires, seat: int | None) -> Any:
    return GAME.view(state, seat)["regions"][region_of("florida")]["token"]


@rule("EMP-3.12", "EMP-23.14")
def test_a_token_looked_at_is_shown_to_the_payer_alone() -> None:
    state = looked_at_token()
    token = state.catalog.tokens[state.tokens.values[region_of("florida")]]

    assert token_shown(state, RED)["id"] == token.id
    assert [token_shown(state, seat) for seat in (YELLOW, BLUE, None)] == [None, None, None]
    assert token.id not in GAME.view(state, RED)["tokens_unseen"]
    assert all(token.id in GAME.view(state, seat)["tokens_unseen"] for seat in (YELLOW, BLUE, None))


@rule("EMP-23.14")
def test_a_token_that_every_seat_has_looked_at_is_still_hidden_from_spectators() -> None:
    state = looked_at_token()

    play(state, "place colonist dock", "look florida", "place colonist dock", "look florida")

    assert all(token_shown(state, seat) for seat in (RED, YELLOW, BLUE))
    assert token_shown(state, None) is None


@rule("EMP-23.14")
def test_that_a_look_was_bought_and_where_is_told_to_all() -> None:
    state = looked_at_token()

    for seat in (RED, YELLOW, BLUE, None):
        assert GAME.view(state, seat)["regions"][region_of("florida")]["looked"] == ["red"]


@rule("EMP-3.13", "EMP-23.15")
@pytest.mark.parametrize("put", ["top", "bottom"])
def test_a_card_looked_at_is_shown_to_the_payer_alone(put: str) -> None:
    from caravela.games.empires.steps.discovery import NO_TARGET, SendWorkers

    state = new(3, recon="basic")
    discover_all(state)
    on(state, "discovery", "red soldier")
    run(state, SendWorkers(RED, NO_TARGET, 0))
    play(state, "look cards")
    card = state.catalog.cards[state.deck_top.values[0]].id
    play(state, f"put {put}")

    decks = [GAME.view(state, seat)["deck"] for seat in (RED, YELLOW, BLUE, None)]

    if put == "top":
        assert [deck["top"] for deck in decks] == [card, None, None, None]
    else:
        assert [deck["bottom"] for deck in decks] == [[card], [None], [None], [None]]


@rule("EMP-23.14")
@pytest.mark.parametrize("seats", range(2, 7))
def test_no_event_tells_others_what_one_seat_has_seen(seats: int) -> None:
    looks = 0
    for seed in range(games_for_this_run(10)):
        table = looking(seats, seed)
        state = cast(Empires, table.new())
        log = Log(state)
        for _ in positions(table, state):
            pass
        for said in log.heard:
            public = said.as_seen(state.speech, 0)
            if public[0] in ("log-look-token", "log-look-card"):
                looks += 1
                payer = SEATS.index(str(public[1]["seat"]))
                assert said.as_seen(state.speech, 1 << payer)[1].keys() > public[1].keys()
                for other in (seat for seat in range(seats + 1) if seat != payer):
                    assert said.as_seen(state.speech, 1 << other) == public
                assert public[1].keys() <= {"seat", "region"}
            else:
                assert not said.seats
    assert looks


@rule("EMP-3.12")
def test_a_token_that_others_have_seen_may_be_any_in_an_imagined_copy() -> None:
    state = looked_at_token()
    florida = region_of("florida")
    unseen = GAME.view(state, YELLOW)["tokens_unseen"]

    drawn = [imagine(state, YELLOW, seed).tokens.values[florida] for seed in range(1600)]

    names = [state.catalog.tokens[token].id for token in drawn]
    assert is_likely([names.count(name) for name in unseen])


def test_what_a_seat_has_seen_itself_stays_in_its_imagined_copies() -> None:
    state = looked_at_token()
    florida = region_of("florida")

    tokens = {imagine(state, RED, seed).tokens.values[florida] for seed in range(50)}

    assert tokens == {state.tokens.values[florida]}


def test_who_has_seen_what_is_the_same_in_an_imagined_copy() -> None:
    state = looked_at_token()

    copy = imagine(state, YELLOW, 1)

    assert copy.tokens.seen == state.tokens.seen
    assert copy.tokens.knows(region_of("florida"), RED)


def test_an_imagined_copy_has_no_listener() -> None:
    state = new(3)
    Log(state)

    assert imagine(state, RED, 1).listener is None
